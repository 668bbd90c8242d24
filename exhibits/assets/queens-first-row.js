(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var c=e=>queensBase[e];var b=c("Figure");var y=c("choices"),S=c("define");var l=c("html"),m=c("keyed");var g=c("nothing");var $=c("svg"),h=c("use");var x=e=>["0,0",...e.flatMap((t,s)=>t===null?[]:`${t},${s}`),"0,0"].join(" ");var L=[(e,t)=>[e,t],(e,t,s)=>[t,s-e],(e,t,s)=>[s-e,s-t],(e,t,s)=>[s-t,e],(e,t,s)=>[e,s-t],(e,t,s)=>[s-e,t],(e,t)=>[t,e],(e,t,s)=>[s-t,s-e]];var M=e=>(e<26?"":"a")+String.fromCharCode(97+e%26),k=(e,t,s)=>`${M(t)}${s-e}`,A=(e,t)=>[t-Number(e.slice(1)),e.charCodeAt(0)-97];function E(e,t){let s=Array(e.length).fill(null);return e.forEach((n,r)=>{if(n===null)return;let[i,a]=L[t](r,n,e.length-1);s[i]=a}),s}function q(e,t){let s=t.map(([n,r])=>`${r},${n}`);return $`<polyline
class=${e}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...s,"0,0"].join(" ")}></polyline>`}var O=4,v=.48,T=.44,N=.04;function F(e){let t=(e.length-1)/2;return e[0]<t||e[0]===t&&e[1]<t}function C(e,t){let s=e[0].length,n=B(e.filter(F),s),r=Math.max(...n.map(({y:o})=>o))+v,i=(o,u,d)=>{let f=(T/s).toFixed(4),I=`translate(${u.toFixed(3)} ${d.toFixed(3)}) scale(${f})`;return $`<g
class=${t(o[0])?"qa-first-row-lit":""}
transform=${I}
data-qa-column=${o[0]}>
${h(`squares-${s}`)}<polyline
fill="none"
marker-mid="url(#qa-disc)"
points=${x(o)} /></g>`},a=n.map(({solution:o,x:u,y:d})=>i(o,u,d)),p=n.map(({solution:o,x:u,y:d})=>i(E(o,O),s-u-T,d));return l`<svg class="qa-first-row-piles" viewBox="0 0 ${s} ${r}" aria-hidden="true">
<g>${a}</g>
<g class="qa-first-row-fold" style="transform-origin: ${s/2}px 0">${p}</g>
<path class="qa-first-row-axis" d="M${s/2} 0v${r}" />
</svg>`}function B(e,t){let s=Array(t).fill(0);return e.map(n=>{let[r]=n,i=s[r];s[r]+=1;let a=r*2===t-1,p=a?i:Math.floor(i/2),o=a?0:i%2;return{solution:n,x:r+N+o*v,y:p*v}})}var j=400,w=class extends b{static properties={boards:{type:Array},solutions:{state:!0},column:{state:!0},isFolded:{state:!0}};fillsScreen=!0;links={"data-qa-half":t=>this.follow(t)};setup(){this.show(this.#e[0])}follow(t){let[s,n]=t.split(" ");this.show(Number(s)),n==="fold"?this.timer=this.later(j,()=>this.fold(!0)):this.choose(A(n,s)[1])}get#e(){return this.boards.map(t=>t.indexOf(" "))}get#t(){return this.solutions[0].length}show(t){let s=this.boards[this.#e.indexOf(t)];this.solutions=s.split(" ").map(n=>[...n].map(Number)),this.choose(Math.floor((t-1)/3))}choose(t){this.column=t,this.fold(!1)}fold(t){this.timer=clearTimeout(this.timer),this.isFolded=t}#s(t){return k(0,t,this.#t)}#n(t){return this.solutions.filter(([s])=>s===t).length}get#o(){let{column:t}=this,s=this.#n(t),n=this.#t-1-t,r=this.#s(t);if(n!==t){let a=`Their mirror images begin on ${this.#s(n)}: ${s}, too.`;return`First queen on ${r}: ${s} solutions. ${a}`}let i=s/2;return`First queen on ${r}, the middle square: ${s} solutions. Their mirror images begin there, too. The second queen stands on the left in ${i} of them, on the right in ${i}.`}get#r(){let t=this.solutions.filter(F),s=Array.from({length:Math.ceil(this.#t/2)},(a,p)=>t.filter(([o])=>o===p).length),n=t.length,r=this.#t%2?` The last number, ${s.at(-1)}, counts half of the middle column.`:"",i=`Each lies on its mirror image: 2 × ${n} = ${2*n}.`;return`${s.join(" + ")} = ${n}. ${i}${r}`}render(){let{isFolded:t}=this,s=y(this.#e,this.#t,n=>this.show(n));return l`<div class="qa-first-row-stage ${t?"qa-first-row-folded":""}">
<div class="qa-top-bar">
<span role="group" aria-label="Size of the board">N = ${s}</span>
<button
type="button"
class="qa-main"
data-qa-part="fold"
@click=${()=>this.fold(!t)}>${t?"Unfold":"Fold in half"}</button>
</div>
${this.message(t||this.timer?this.#r:this.#o)}
${m(this.#t,this.#i())}
</div>`}#i(){let{solutions:t,column:s}=this,n=this.#t,r=[...Array(n).keys()],i=o=>o===s||o===n-1-s,a=r.map(o=>{let u=o>=n/2?"qa-first-row-right":"",d=i(o)?"qa-first-row-lit":"",f=this.#n(o);return l`<span
class="${u} ${d}"><small>${this.#s(o)}</small>${f}</span>`}),p=r.map(o=>this.#c(o));return l`<div class="qa-first-row-board" style="--n: ${n}">
<div class="qa-first-row-squares">${this.#a()}${p}</div>
<div class="qa-first-row-counts" aria-hidden="true">${a}</div>
${C(t,i)}
</div>`}#a(){let{column:t}=this,s=this.#t,n=s-1-t,r=q("",[[0,t]]),i=n===t?g:q("qa-first-row-twin",[[0,n]]);return l`<svg class="qa-board" viewBox="0 0 ${s} 1" aria-hidden="true">
${h(`squares-${s}`)}${r}${i}</svg>`}#c(t){return l`<button
type="button"
aria-label="${this.#s(t)}: ${this.#n(t)} solutions"
aria-pressed=${t===this.column}
@click=${()=>this.choose(t)}></button>`}};S("queens-first-row",w);})();
})();
