(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:ke,Figure:G,Part:Ae,QueensElement:Ee,button:Le,checkbox:Te,choiceIn:Oe,choices:I,define:V,dropdown:Ce,fill:Ie,formatted:Pe,html:m,keyed:U,live:Ne,moveTabStop:W,nothing:q,numberIn:Re,pressInGrid:Y,scaleOf:je,squareUnder:v,svg:M,use:P}=queensBase;var K=e=>(e<26?"":"a")+String.fromCharCode(97+e%26),k=(e,n,t)=>`${K(n)}${t-e}`;var $e=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),x=(e,n,t=`${n}s`)=>`${$e(e)} ${e===1?n:t}`;var N=e=>Array.from({length:e*e},(n,t)=>[Math.floor(t/e),t%e]);function R([e,n],[t,s]){let o=Math.abs(e-t),a=Math.abs(n-s);if(!(o===0&&a===0))return o===0?"row":a===0?"column":o===a?"diagonal":void 0}var me=(e,n)=>e.filter(t=>R(t,n)),f=(e,[n,t])=>e.some(s=>s[0]===n&&s[1]===t);function ge(e,n){let t=N(e).filter(o=>!f(n,o)),s=o=>me(n,o).length>0;return{attacked:t.filter(s),free:t.filter(o=>!s(o))}}function H(e,n,{free:t}=ge(e,n)){let s=new Set([...n,...t].map(([o])=>o));return[...Array(e).keys()].filter(o=>!s.has(o))}var Q=(e,n,...t)=>[k(...e,n),...t].filter(Boolean).join(", ");function X(e,n){let t=2*Math.max(.01,Math.round(e*.4)/100),s=e<=12?.8:1,o=n?s:t;return[-o,-t,e+o+t,e+o+t].map(a=>Number(a.toFixed(2)))}var xe=500,qe=10,j;function Z({pointerType:e,target:n,currentTarget:t,clientX:s,clientY:o}){if(j?.abort(),e==="mouse")return;j=new AbortController;let{signal:a}=j,r=(p,u)=>t.addEventListener(p,u,{capture:!0,signal:a}),c=setTimeout(()=>{r("click",A),n.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},xe),l=()=>clearTimeout(c);a.addEventListener("abort",l),r("contextmenu",p=>p.isTrusted&&A(p)),r("pointerup",l),r("pointercancel",l),r("pointermove",p=>Math.hypot(p.clientX-s,p.clientY-o)>qe&&l())}function A(e){e.preventDefault(),e.stopPropagation()}function J(e,n,t){let s=e.currentTarget,o=v(e);if(!o||e.button!==0)return;let a=new AbortController,{signal:r}=a,c=o,l=!1,p=({clientX:h,clientY:g})=>{let $=document.elementFromPoint(h,g),i=$&&s.contains($)?v({target:$}):void 0;!i||`${i}`==`${c}`||(n(l?[i]:[o,i],!l),[c,l]=[i,!0])},u=({type:h})=>{a.abort(),l&&(h==="pointercancel"&&t(),s.addEventListener("click",A,{capture:!0,once:!0}),setTimeout(()=>s.removeEventListener("click",A,{capture:!0})))};addEventListener("pointermove",p,{signal:r});for(let h of["pointerup","pointercancel"])addEventListener(h,u,{signal:r})}var ee=e=>[...Array(e).keys()],E=(e,n)=>`${100*e/n}%`;function te(e){let{name:n,n:t,layers:s,choose:o,forbid:a,drag:r,cancelStroke:c,point:l=()=>{},hasCoordinates:p=t>3,texts:u,heat:h,leave:g=()=>{}}=e,$=d=>C=>{let w=v(C);w&&d(w)},i=d=>{W(d),$(l)(d)},L=d=>{a&&(d.preventDefault(),$(a)(d))},pe=d=>{a&&Z(d),r&&J(d,r,c)},[_,F,T,O]=X(t,p),ue=`left: ${E(-_,T)}; top: ${E(-F,O)}`,de=`width: ${E(t,T)}; height: ${E(t,O)}`,fe=ee(t).map(d=>{let C=ee(t).map(w=>be(e,[d,w]));return m`<div role="row">${C}</div>`}),he=Math.max(1,...(u??[]).map(({length:d})=>d));return m`<div
class="qa-click ${u&&!h?"qa-click-letters":""}"
style="--signs: ${he}"
@pointerleave=${g}
@focusout=${g}>
<svg class="qa-board" aria-hidden="true" viewBox="${_} ${F} ${T} ${O}">
${P(`squares-${t}`)}${p?P(`coordinates-${t}`):q}${s}
</svg>
${U(t,m`<div
role="grid"
class="qa-click-grid"
aria-label="${n}, ${t} x ${t}"
style="--n: ${t}; ${ue}; ${de}"
@click=${$(o)}
@keydown=${d=>Y(d,e)}
@focusin=${i}
@contextmenu=${L}
@pointerover=${$(l)}
@pointerdown=${pe}>${fe}</div>`)}
</div>`}function be({n:e,texts:n,describe:t,isSelected:s,heat:o,look:a=()=>""},r){let c=r[0]*e+r[1],l=n?.[c];return m`<div
role="gridcell"
class=${a(r)}
style=${o?`--part: ${o(r)}%`:q}
tabindex=${c===0?0:-1}
aria-label=${t(r)}
aria-selected=${s(r)}>${l?m`<span>${l}</span>`:q}</div>`}var b=(e,n)=>M`<path class=${e} d=${n.join("")}></path>`;function ne(e,n){let t=n.map(([s,o])=>`${o},${s}`);return M`<polyline
class=${e}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...t,"0,0"].join(" ")}></polyline>`}function oe([e,n],t){let s=document.querySelector("#qa-queen");if(!s)return q;let o=1/s.viewBox.baseVal.width,a=[...s.children].map(r=>r.cloneNode(!0));return M`<g class=${t} transform="translate(${n} ${e}) scale(${o})">${a}</g>`}var z=([e,n])=>`M${n} ${e}h1v1h-1z`;var se=([e,n])=>`M${n+.06} ${e+.06}h.88v.88h-.88z`,re=([e,n],t)=>`M${n+.5-t} ${e+.5-t}l${2*t} ${2*t}m0-${2*t}l-${2*t} ${2*t}`,ae=([[e,n],[t,s]])=>`M${n+.5} ${e+.5}L${s+.5} ${t+.5}`;var ce={torus:{reaches:([e,n],[t,s],o)=>(e-n-t+s)%o===0||(e+n-t-s)%o===0,words:"around the edge"},superqueens:{reaches:([e,n],[t,s])=>Math.abs((e-t)*(n-s))===2,words:"by a knight's move"},mirror:{reaches:([e,n],[t,s],o)=>Math.abs(n-s)===2*o-e-t,words:"by way of the mirror"}};function B({rule:e,n},t,s){let o=!f([t],s)&&ce[e]?.reaches(t,s,n);return R(t,s)??(o?"added":void 0)}function y(e,n,t=[]){let s=N(e.n).filter(r=>!f(n,r)&&!f(t,r)),o=s.map(r=>new Set(n.map(c=>B(e,c,r)).filter(Boolean))),a=r=>r.size===1&&r.has("added");return{attacked:s.filter((r,c)=>o[c].size&&!a(o[c])),added:s.filter((r,c)=>a(o[c])),free:s.filter((r,c)=>!o[c].size)}}function S(e,[n,t]){return e.rule==="domination"?[]:(e.rule==="peaceable"?n.flatMap(o=>t.map(a=>[o,a])):n.flatMap((o,a)=>n.slice(a+1).map(r=>[o,r]))).filter(([o,a])=>B(e,o,a))}function ve(e,n){let[t,s]=n;if(e.rule==="domination")return t.length===e.goal&&!y(e,t).free.length;let o=e.rule==="peaceable"?[t.length,s.length]:[t.length];return Math.min(...o)>=e.goal&&!S(e,n).length}function ye(e,[[n,t],...s]){let[o,a]=[n,t].map(p=>`*${k(...p,e.n)}*`),r=B(e,n,t),c=r==="added"?ce[e.rule].words:`along ${r==="diagonal"?"a":"the"} ${r}`,l=s.length?` ${x(s.length,"other pair clashes","other pairs clash")}, too.`:"";return`${o} and ${a} attack each other ${c}.${l}`}var ie={peaceable:(e,[n,t])=>`${x(n.length,"solid queen")} against ${t.length} in outline. Armies of ${e.goal} fit on ${e.n} x ${e.n} squares.`,domination:(e,[n])=>{let{length:t}=y(e,n).free,s=t?`${x(t,"square is","squares are")} left`:"Every square is attacked or occupied";return`${x(n.length,"queen")}. ${s}. ${e.goal} queens are enough.`}},Se={peaceable:({goal:e,n})=>`*Solved.* No larger armies than ${e} against ${e} fit on ${n} x ${n} squares.`,domination:({goal:e})=>`*Solved.* ${x(e,"queen")} attack or occupy every square, and fewer cannot.`};function le(e,n){let[t,s]=n,o=S(e,n);if(o.length)return ye(e,o);if(ve(e,n))return Se[e.rule]?.(e)??`*Solved.* ${e.n} queens, and none attacks another.`;if(!t.length&&!s.length)return"Choose a square to place a queen. Choose a queen to lift it.";if(ie[e.rule])return ie[e.rule](e,n);let a=y(e,t),[r]=H(e.n,t,a);return r!==void 0?`No free square is left in *row ${e.n-r}*: lift a queen, or undo.`:`${t.length} of ${e.n} queens stand, and ${x(a.free.length,"square is","squares are")} free.`}var we=["solid","outline"],Me=.13,D=class extends G{static properties={rule:{type:String},boards:{type:Array},board:{state:!0},armies:{state:!0},chosen:{state:!0}};keys="Arrow keys go from square to square, Enter puts or lifts a queen, Delete lifts one, Ctrl Z takes back.";#e=[];setup(){this.board||this.#n(this.boards[0])}#n(n){this.#e=[],Object.assign(this,{board:n,armies:[[...n.given,...n.first],[]],chosen:0})}#t(n){this.#e.push(this.armies),this.armies=n}undo(){this.armies=this.#e.pop()??this.armies}#o(n){if(f(this.board.given,n))return;let t=this.armies.map(o=>o.filter(a=>!f([a],n))),s=this.armies.some(o=>f(o,n));this.#t(s?t:t.map((o,a)=>a===this.chosen?[...o,n]:o)),this.rule==="peaceable"&&(this.chosen=+(this.armies[0].length>this.armies[1].length))}render(){let{rule:n,armies:t,board:s}=this,{n:o,goal:a,given:r,solution:c}=s,l={rule:n,n:o,goal:a},p=this.boards.map(u=>u.n);return m`<div class="qa-place-stage">
<div class="qa-top-bar">
<span role="group" aria-label="Size of the board">N = ${I(p,o,u=>this.#n(this.boards[p.indexOf(u)]))}</span>
${n==="peaceable"?m`<span role="group" aria-label="Army">place ${I([0,1],this.chosen,u=>this.chosen=u,u=>we[u])}</span>`:q}
<span><button
type="button"
class="qa-skip"
data-qa-part="undo"
@click=${()=>this.undo()}>undo</button>
<button
type="button"
class="qa-skip"
data-qa-part="clear"
@click=${()=>this.#t([r,[]])}>clear</button>
<button
type="button"
class="qa-skip"
data-qa-part="show"
@click=${()=>this.#t(c)}>show one</button></span>
</div>
<div class="qa-place-board" data-qa-part="board">${this.#s()}</div>
<div class="qa-place-side">${this.message(le(l,t),{isWrong:S(l,t).length>0})}</div>
</div>`}#s(){let{rule:n,armies:t,board:s}=this,{n:o,goal:a,given:r}=s,c={rule:n,n:o,goal:a},[l,p]=n==="peaceable"&&this.chosen===0?t.toReversed():t,{attacked:u,added:h}=y(c,l,p),g=i=>t.findIndex(L=>f(L,i)),$=i=>f([...u,...h],i)?"empty, attacked":"empty";return te({name:this.ariaLabel,n:o,layers:[b("qa-attacked",[...u,...h].map(i=>re(i,Me))),b("qa-attack-lit",u.map(z)),b("qa-try-added",h.map(z)),b("qa-attack-clashes",S(c,t).map(ae)),b("qa-try-given",r.map(se)),ne("qa-attack-queens",t[0]),t[1].map(i=>oe(i,"qa-hollow-queen"))],isSelected:i=>g(i)>=0,describe:i=>Q(i,o,["queen","queen in outline"][g(i)]??$(i),f(r,i)?"given":""),choose:i=>this.#o(i),empty:i=>g(i)>=0&&this.#o(i)})}};V("queens-try",D);})();
})();
