(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:D,Figure:w,Part:R,QueensElement:G,button:_,checkbox:H,choiceIn:Y,choices:b,define:y,dropdown:U,fill:V,formatted:K,html:c,keyed:f,live:Q,moveTabStop:F,nothing:m,numberIn:W,pressInGrid:I,scaleOf:X,showControls:Z,squareUnder:M,svg:p,use:$}=queensBase;var g=s=>["0,0",...s.flatMap((t,e)=>t===null?[]:`${t},${e}`),"0,0"].join(" ");var C=[(s,t)=>[s,t],(s,t,e)=>[t,e-s],(s,t,e)=>[e-s,e-t],(s,t,e)=>[e-t,s],(s,t,e)=>[s,e-t],(s,t,e)=>[e-s,t],(s,t)=>[t,s],(s,t,e)=>[e-t,e-s]];var S=s=>(s<26?"":"a")+String.fromCharCode(97+s%26),E=(s,t,e)=>`${S(t)}${e-s}`,T=(s,t)=>[t-Number(s.slice(1)),s.charCodeAt(0)-97];function L(s,t){let e=Array(s.length).fill(null);return s.forEach((n,r)=>{if(n===null)return;let[i,a]=C[t](r,n,s.length-1);e[i]=a}),e}function x(s,t){let e=t.map(([n,r])=>`${r},${n}`);return p`<polyline
class=${s}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var N=4,q=.48,k=.44,P=.04;function A(s){let t=(s.length-1)/2;return s[0]<t||s[0]===t&&s[1]<t}function j(s,t){let e=s[0].length,n=z(s.filter(A),e),r=Math.max(...n.map(({y:o})=>o))+q,i=(o,u,d)=>{let h=(k/e).toFixed(4),O=`translate(${u.toFixed(3)} ${d.toFixed(3)}) scale(${h})`;return p`<g
class=${t(o[0])?"qa-first-row-lit":""}
transform=${O}
data-qa-column=${o[0]}>
${$(`squares-${e}`)}<polyline
fill="none"
marker-mid="url(#qa-disc)"
points=${g(o)} /></g>`},a=n.map(({solution:o,x:u,y:d})=>i(o,u,d)),l=n.map(({solution:o,x:u,y:d})=>i(L(o,N),e-u-k,d));return c`<svg class="qa-first-row-piles" viewBox="0 0 ${e} ${r}" aria-hidden="true">
<g>${a}</g>
<g class="qa-first-row-fold" style="transform-origin: ${e/2}px 0">${l}</g>
<path class="qa-first-row-axis" d="M${e/2} 0v${r}" />
</svg>`}function z(s,t){let e=Array(t).fill(0);return s.map(n=>{let[r]=n,i=e[r];e[r]+=1;let a=r*2===t-1,l=a?i:Math.floor(i/2),o=a?0:i%2;return{solution:n,x:r+P+o*q,y:l*q}})}var B=400,v=class extends w{static properties={boards:{type:Array},solutions:{state:!0},column:{state:!0},isFolded:{state:!0}};fillsScreen=!0;links={"data-qa-half":t=>this.follow(t)};setup(){this.show(this.#s[0])}follow(t){let[e,n]=t.split(" ");this.show(Number(e)),n==="fold"?this.timer=this.later(B,()=>this.fold(!0)):this.choose(T(n,e)[1])}get#s(){return this.boards.map(t=>t.indexOf(" "))}get#t(){return this.solutions[0].length}show(t){let e=this.boards[this.#s.indexOf(t)];this.solutions=e.split(" ").map(n=>[...n].map(Number)),this.choose(Math.floor((t-1)/3))}choose(t){this.column=t,this.fold(!1)}fold(t){this.timer=clearTimeout(this.timer),this.isFolded=t}#e(t){return E(0,t,this.#t)}#n(t){return this.solutions.filter(([e])=>e===t).length}get#o(){let{column:t}=this,e=this.#n(t),n=this.#t-1-t,r=this.#e(t);if(n!==t){let a=`Their mirror images begin on ${this.#e(n)}: ${e}, too.`;return`First queen on ${r}: ${e} solutions. ${a}`}let i=e/2;return`First queen on ${r}, the middle square: ${e} solutions. Their mirror images begin there, too. The second queen stands on the left in ${i} of them, on the right in ${i}.`}get#r(){let t=this.solutions.filter(A),e=Array.from({length:Math.ceil(this.#t/2)},(a,l)=>t.filter(([o])=>o===l).length),n=t.length,r=this.#t%2?` The last number, ${e.at(-1)}, counts half of the middle column.`:"",i=`Each lies on its mirror image: 2 × ${n} = ${2*n}.`;return`${e.join(" + ")} = ${n}. ${i}${r}`}render(){let{isFolded:t}=this,e=b(this.#s,this.#t,n=>this.show(n));return c`<div class="qa-first-row-stage ${t?"qa-first-row-folded":""}">
<div class="qa-top-bar">
<span role="group" aria-label="Size of the board">N = ${e}</span>
<button
type="button"
class="qa-main"
data-qa-part="fold"
@click=${()=>this.fold(!t)}>${t?"Unfold":"Fold in half"}</button>
</div>
${this.message(t||this.timer?this.#r:this.#o)}
${f(this.#t,this.#i())}
</div>`}#i(){let{solutions:t,column:e}=this,n=this.#t,r=[...Array(n).keys()],i=o=>o===e||o===n-1-e,a=r.map(o=>{let u=o>=n/2?"qa-first-row-right":"",d=i(o)?"qa-first-row-lit":"",h=this.#n(o);return c`<span
class="${u} ${d}"><small>${this.#e(o)}</small>${h}</span>`}),l=r.map(o=>this.#c(o));return c`<div class="qa-first-row-board" style="--n: ${n}">
<div class="qa-first-row-squares">${this.#a()}${l}</div>
<div class="qa-first-row-counts" aria-hidden="true">${a}</div>
${j(t,i)}
</div>`}#a(){let{column:t}=this,e=this.#t,n=e-1-t,r=x("",[[0,t]]),i=n===t?m:x("qa-first-row-twin",[[0,n]]);return c`<svg class="qa-board" viewBox="0 0 ${e} 1" aria-hidden="true">
${$(`squares-${e}`)}${r}${i}</svg>`}#c(t){return c`<button
type="button"
aria-label="${this.#e(t)}: ${this.#n(t)} solutions"
aria-pressed=${t===this.column}
@click=${()=>this.choose(t)}></button>`}};y("queens-first-row",v);})();
})();
