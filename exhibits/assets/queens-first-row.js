(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:j,Figure:x,Part:z,QueensElement:B,button:D,checkbox:R,choiceIn:G,choices:q,define:v,dropdown:_,fill:H,formatted:Y,html:c,keyed:p,live:U,moveTabStop:k,nothing:$,numberIn:V,pressInGrid:A,scaleOf:K,squareUnder:w,svg:u,use:d}=queensBase;var h=s=>["0,0",...s.flatMap((t,e)=>t===null?[]:`${t},${e}`),"0,0"].join(" ");var O=[(s,t)=>[s,t],(s,t,e)=>[t,e-s],(s,t,e)=>[e-s,e-t],(s,t,e)=>[e-t,s],(s,t,e)=>[s,e-t],(s,t,e)=>[e-s,t],(s,t)=>[t,s],(s,t,e)=>[e-t,e-s]];var b=s=>(s<26?"":"a")+String.fromCharCode(97+s%26),y=(s,t,e)=>`${b(t)}${e-s}`,S=(s,t)=>[t-Number(s.slice(1)),s.charCodeAt(0)-97];function M(s,t){let e=Array(s.length).fill(null);return s.forEach((n,r)=>{if(n===null)return;let[a,i]=O[t](r,n,s.length-1);e[a]=i}),e}function f(s,t){let e=t.map(([n,r])=>`${r},${n}`);return u`<polyline
class=${s}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var F=4,m=.48,E=.44,I=.04;function T(s){let t=(s.length-1)/2;return s[0]<t||s[0]===t&&s[1]<t}function N(s,t){let e=s[0].length,n=P(s.filter(T),e),r=Math.max(...n.map(({y:i})=>i))+m,a=(i,o,l)=>{let L=`translate(${o.toFixed(3)} ${l.toFixed(3)}) scale(${(E/e).toFixed(4)})`;return u`<g
class=${t(i[0])?"qa-first-row-lit":""}
transform=${L}
data-qa-column=${i[0]}>
${d(`squares-${e}`)}<polyline
fill="none"
marker-mid="url(#qa-disc)"
points=${h(i)} /></g>`};return c`<svg class="qa-first-row-piles" viewBox="0 0 ${e} ${r}" aria-hidden="true">
<g>${n.map(({solution:i,x:o,y:l})=>a(i,o,l))}</g>
<g
class="qa-first-row-fold"
style="transform-origin: ${e/2}px 0">${n.map(({solution:i,x:o,y:l})=>a(M(i,F),e-o-E,l))}</g>
<path class="qa-first-row-axis" d="M${e/2} 0v${r}" />
</svg>`}function P(s,t){let e=Array(t).fill(0);return s.map(n=>{let[r]=n,a=e[r]++,[i,o]=r*2===t-1?[a,0]:[Math.floor(a/2),a%2];return{solution:n,x:r+I+o*m,y:i*m}})}var C=400,g=class extends x{static properties={boards:{type:Array},solutions:{state:!0},column:{state:!0},isFolded:{state:!0}};fillsScreen=!0;links={"data-qa-half":t=>this.follow(t)};setup(){this.show(this.#s[0])}follow(t){let[e,n]=t.split(" ");this.show(Number(e)),n==="fold"?this.timer=this.later(C,()=>this.fold(!0)):this.choose(S(n,e)[1])}get#s(){return this.boards.map(t=>t.indexOf(" "))}get#t(){return this.solutions[0].length}show(t){let e=this.boards[this.#s.indexOf(t)];this.solutions=e.split(" ").map(n=>[...n].map(Number)),this.choose(Math.floor((t-1)/3))}choose(t){this.column=t,this.fold(!1)}fold(t){this.timer=clearTimeout(this.timer),this.isFolded=t}#e(t){return y(0,t,this.#t)}#n(t){return this.solutions.filter(([e])=>e===t).length}get#o(){let{column:t}=this,[e,n]=[this.#n(t),this.#t-1-t];if(n!==t)return`First queen on ${this.#e(t)}: ${e} solutions. Their mirror images begin on ${this.#e(n)}: ${e}, too.`;let r=e/2;return`First queen on ${this.#e(t)}, the middle square: ${e} solutions. Their mirror images begin there, too. The second queen stands on the left in ${r} of them, on the right in ${r}.`}get#r(){let t=this.solutions.filter(T),e=Array.from({length:Math.ceil(this.#t/2)},(a,i)=>t.filter(([o])=>o===i).length),n=t.length,r=this.#t%2?` The last number, ${e.at(-1)}, counts half of the middle column.`:"";return`${e.join(" + ")} = ${n}. Each lies on its mirror image: 2 × ${n} = ${2*n}.${r}`}render(){let{isFolded:t}=this;return c`<div class="qa-first-row-stage ${t?"qa-first-row-folded":""}">
<div class="qa-top-bar">
<span role="group" aria-label="Size of the board">N = ${q(this.#s,this.#t,e=>this.show(e))}</span>
<button
type="button"
class="qa-main"
data-qa-part="fold"
@click=${()=>this.fold(!t)}>${t?"Unfold":"Fold in half"}</button>
</div>
${this.message(t||this.timer?this.#r:this.#o)}
${p(this.#t,this.#i())}
</div>`}#i(){let[{solutions:t,column:e},n]=[this,this.#t],r=[...Array(n).keys()],a=o=>o===e||o===n-1-e,i=r.map(o=>c`<span
class="${o>=n/2?"qa-first-row-right":""} ${a(o)?"qa-first-row-lit":""}"><small>${this.#e(o)}</small>${this.#n(o)}</span>`);return c`<div class="qa-first-row-board" style="--n: ${n}">
<div class="qa-first-row-squares">${this.#a()}${r.map(o=>this.#c(o))}</div>
<div class="qa-first-row-counts" aria-hidden="true">${i}</div>
${N(t,a)}
</div>`}#a(){let[{column:t},e]=[this,this.#t],n=e-1-t;return c`<svg class="qa-board" viewBox="0 0 ${e} 1" aria-hidden="true">
${d(`squares-${e}`)}${f("",[[0,t]])}${n===t?$:f("qa-first-row-twin",[[0,n]])}</svg>`}#c(t){return c`<button
type="button"
aria-label="${this.#e(t)}: ${this.#n(t)} solutions"
aria-pressed=${t===this.column}
@click=${()=>this.choose(t)}></button>`}};v("queens-first-row",g);})();
})();
