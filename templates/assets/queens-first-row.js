(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:C,Figure:x,Part:j,QueensElement:D,button:z,checkbox:G,choiceIn:R,choices:v,define:b,dropdown:B,fill:H,formatted:U,html:c,keyed:p,live:Y,moveTabStop:T,nothing:h,numberIn:V,pressInGrid:E,scaleOf:W,squareUnder:w,svg:d,use:u}=queensBase;var $=n=>["0,0",...n.flatMap((t,e)=>t===null?[]:`${t},${e}`),"0,0"].join(" ");var A=[(n,t)=>[n,t],(n,t,e)=>[t,e-n],(n,t,e)=>[e-n,e-t],(n,t,e)=>[e-t,n],(n,t,e)=>[n,e-t],(n,t,e)=>[e-n,t],(n,t)=>[t,n],(n,t,e)=>[e-t,e-n]];var O=n=>(n<26?"":"a")+String.fromCharCode(97+n%26),f=(n,t,e)=>`${O(t)}${e-n}`,y=(n,t)=>[t-Number(n.slice(1)),n.charCodeAt(0)-97];function k(n,t){let e=Array(n.length).fill(null);return n.forEach((s,r)=>{if(s===null)return;let[a,i]=A[t](r,s,n.length-1);e[a]=i}),e}function m(n,t){let e=t.map(([s,r])=>`${r},${s}`);return d`<polyline
    class=${n}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var F=4,g=.48,M=.44,_=.04;function L(n){let t=(n.length-1)/2;return n[0]<t||n[0]===t&&n[1]<t}function I(n,t){let e=n[0].length,s=N(n.filter(L),e),r=Math.max(...s.map(({y:i})=>i))+g,a=(i,o,l)=>{let S=`translate(${o.toFixed(3)} ${l.toFixed(3)}) scale(${(M/e).toFixed(4)})`;return d`<g
      class=${t(i[0])?"qa-first-row-lit":""}
      transform=${S}
      data-qa-column=${i[0]}>
      ${u(`squares-${e}`)}<polyline
        fill="none"
        marker-mid="url(#qa-disc)"
        points=${$(i)} /></g>`};return c`<svg class="qa-first-row-piles" viewBox="0 0 ${e} ${r}" aria-hidden="true">
    <g>${s.map(({solution:i,x:o,y:l})=>a(i,o,l))}</g>
    <g
      class="qa-first-row-fold"
      style="transform-origin: ${e/2}px 0">${s.map(({solution:i,x:o,y:l})=>a(k(i,F),e-o-M,l))}</g>
    <path class="qa-first-row-axis" d="M${e/2} 0v${r}" />
  </svg>`}function N(n,t){let e=Array(t).fill(0);return n.map(s=>{let[r]=s,a=e[r]++,[i,o]=r*2===t-1?[a,0]:[Math.floor(a/2),a%2];return{solution:s,x:r+_+o*g,y:i*g}})}var P=400,q=class extends x{static properties={boards:{type:Array},solutions:{state:!0},column:{state:!0},isFolded:{state:!0}};fillsScreen=!0;links={"data-qa-half":t=>this.follow(t)};start(){this.show(this.#n[0])}follow(t){let[e,s]=t.split(" ");this.show(Number(e)),s==="fold"?this.timer=this.later(P,()=>this.fold(!0)):this.choose(y(s,e)[1])}get#n(){return this.boards.map(t=>t.indexOf(" "))}get#t(){return this.solutions[0].length}show(t){let e=this.boards[this.#n.indexOf(t)];this.solutions=e.split(" ").map(s=>[...s].map(Number)),this.choose(Math.floor((t-1)/3))}choose(t){this.column=t,this.fold(!1)}fold(t){this.timer=clearTimeout(this.timer),this.isFolded=t}#e(t){return f(0,t,this.#t)}#s(t){return this.solutions.filter(([e])=>e===t).length}get#o(){let{column:t}=this,[e,s]=[this.#s(t),this.#t-1-t];if(s!==t)return`First queen on ${this.#e(t)}: ${e} solutions. Their mirror images begin on ${this.#e(s)}: ${e}, too.`;let r=e/2;return`First queen on ${this.#e(t)}, the middle square: ${e} solutions. Their mirror images begin there, too. The second queen stands on the left in ${r} of them, on the right in ${r}.`}get#r(){let t=this.solutions.filter(L),e=Array.from({length:Math.ceil(this.#t/2)},(a,i)=>t.filter(([o])=>o===i).length),s=t.length,r=this.#t%2?` The last number, ${e.at(-1)}, counts half of the middle column.`:"";return`${e.join(" + ")} = ${s}. Each lies on its mirror image: 2 × ${s} = ${2*s}.${r}`}render(){let{isFolded:t}=this;return c`<div class="qa-first-row-stage ${t?"qa-first-row-folded":""}">
      <div class="qa-top-bar">
        <span role="group" aria-label="Size of the board">N = ${v(this.#n,this.#t,e=>this.show(e))}</span>
        <button
          type="button"
          class="qa-main"
          data-qa-part="fold"
          @click=${()=>this.fold(!t)}>${t?"Unfold":"Fold in half"}</button>
      </div>
      ${this.say(t||this.timer?this.#r:this.#o)}
      ${p(this.#t,this.#i())}
    </div>`}#i(){let[{solutions:t,column:e},s]=[this,this.#t],r=[...Array(s).keys()],a=o=>o===e||o===s-1-e,i=r.map(o=>c`<span
          class="${o>=s/2?"qa-first-row-right":""} ${a(o)?"qa-first-row-lit":""}"><small>${this.#e(o)}</small>${this.#s(o)}</span>`);return c`<div class="qa-first-row-board" style="--n: ${s}">
      <div class="qa-first-row-squares">${this.#a()}${r.map(o=>this.#c(o))}</div>
      <div class="qa-first-row-counts" aria-hidden="true">${i}</div>
      ${I(t,a)}
    </div>`}#a(){let[{column:t},e]=[this,this.#t],s=e-1-t;return c`<svg class="qa-board" viewBox="0 0 ${e} 1" aria-hidden="true">
      ${u(`squares-${e}`)}${m("",[[0,t]])}${s===t?h:m("qa-first-row-twin",[[0,s]])}</svg>`}#c(t){return c`<button
      type="button"
      aria-label="${this.#e(t)}: ${this.#s(t)} solutions"
      aria-pressed=${t===this.column}
      @click=${()=>this.choose(t)}></button>`}};b("queens-first-row",q);})();
})();
