(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:we,Figure:V,Part:Me,QueensElement:Ee,button:Le,checkbox:Oe,choiceIn:Te,choices:R,define:U,dropdown:Ce,fill:Ie,formatted:Pe,html:q,keyed:W,live:ze,moveTabStop:Y,nothing:b,numberIn:Re,pressInGrid:K,scaleOf:je,showControls:Ne,squareUnder:k,svg:O,use:j}=queensBase;var H=e=>(e<26?"":"a")+String.fromCharCode(97+e%26),T=(e,n,t)=>`${H(n)}${t-e}`;var me=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),v=(e,n,t=`${n}s`)=>`${me(e)} ${e===1?n:t}`;var N=e=>Array.from({length:e*e},(n,t)=>[Math.floor(t/e),t%e]);function B([e,n],[t,r]){let o=Math.abs(e-t),a=Math.abs(n-r);if(!(o===0&&a===0))return o===0?"row":a===0?"column":o===a?"diagonal":void 0}var $e=(e,n)=>e.filter(t=>B(t,n)),$=(e,[n,t])=>e.some(r=>r[0]===n&&r[1]===t);function ge(e,n){let t=N(e).filter(o=>!$(n,o)),r=o=>$e(n,o).length>0;return{attacked:t.filter(r),free:t.filter(o=>!r(o))}}function Q(e,n,{free:t}=ge(e,n)){let r=new Set([...n,...t].map(([o])=>o));return[...Array(e).keys()].filter(o=>!r.has(o))}var X=(e,n,...t)=>[T(...e,n),...t].filter(Boolean).join(", ");function Z(e,n){let t=2*Math.max(.01,Math.round(e*.4)/100),r=e<=12?.8:1,o=n?r:t;return[-o,-t,e+o+t,e+o+t].map(a=>Number(a.toFixed(2)))}var xe=500,qe=10,D;function J({pointerType:e,target:n,currentTarget:t,clientX:r,clientY:o}){if(D?.abort(),e==="mouse")return;D=new AbortController;let{signal:a}=D,s=(p,f)=>t.addEventListener(p,f,{capture:!0,signal:a}),i=setTimeout(()=>{s("click",C),n.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},xe),l=()=>clearTimeout(i);a.addEventListener("abort",l),s("contextmenu",p=>p.isTrusted&&C(p)),s("pointerup",l),s("pointercancel",l),s("pointermove",p=>Math.hypot(p.clientX-r,p.clientY-o)>qe&&l())}function C(e){e.preventDefault(),e.stopPropagation()}function ee(e,n,t){let r=e.currentTarget,o=k(e);if(!o||e.button!==0)return;let a=new AbortController,{signal:s}=a,i=o,l=!1,p=({clientX:h,clientY:x})=>{let m=document.elementFromPoint(h,x),d=m&&r.contains(m)?k({target:m}):void 0;!d||`${d}`==`${i}`||(n(l?[d]:[o,d],!l),[i,l]=[d,!0])},f=({type:h})=>{a.abort(),l&&(h==="pointercancel"&&t(),r.addEventListener("click",C,{capture:!0,once:!0}),setTimeout(()=>r.removeEventListener("click",C,{capture:!0})))};addEventListener("pointermove",p,{signal:s});for(let h of["pointerup","pointercancel"])addEventListener(h,f,{signal:s})}var te=e=>[...Array(e).keys()],I=(e,n)=>`${100*e/n}%`;function ne(e){let{name:n,n:t,layers:r,choose:o,forbid:a,drag:s,cancelStroke:i,point:l=()=>{},hasCoordinates:p=t>3,texts:f,heat:h,leave:x=()=>{}}=e,m=u=>z=>{let L=k(z);L&&u(L)},d=u=>{Y(u),m(l)(u)},S=u=>{a&&(u.preventDefault(),m(a)(u))},g=u=>{a&&J(u),s&&ee(u,s,i)},[E,c,A,P]=Z(t,p),ue=`left: ${I(-E,A)}; top: ${I(-c,P)}`,de=`width: ${I(t,A)}; height: ${I(t,P)}`,fe=te(t).map(u=>{let z=te(t).map(L=>ve(e,[u,L]));return q`<div role="row">${z}</div>`}),he=Math.max(1,...(f??[]).map(({length:u})=>u));return q`<div
class="qa-click ${f&&!h?"qa-click-letters":""}"
style="--signs: ${he}"
@pointerleave=${x}
@focusout=${x}>
<svg class="qa-board" aria-hidden="true" viewBox="${E} ${c} ${A} ${P}">
${j(`squares-${t}`)}${p?j(`coordinates-${t}`):b}${r}
</svg>
${W(t,q`<div
role="grid"
class="qa-click-grid"
aria-label="${n}, ${t} x ${t}"
style="--n: ${t}; ${ue}; ${de}"
@click=${m(o)}
@keydown=${u=>K(u,e)}
@focusin=${d}
@contextmenu=${S}
@pointerover=${m(l)}
@pointerdown=${g}>${fe}</div>`)}
</div>`}function ve({n:e,texts:n,describe:t,isSelected:r,heat:o,look:a=()=>""},s){let i=s[0]*e+s[1],l=n?.[i];return q`<div
role="gridcell"
class=${a(s)}
style=${o?`--part: ${o(s)}%`:b}
tabindex=${i===0?0:-1}
aria-label=${t(s)}
aria-selected=${r(s)}>${l?q`<span>${l}</span>`:b}</div>`}var y=(e,n)=>O`<path class=${e} d=${n.join("")}></path>`;function oe(e,n){let t=n.map(([r,o])=>`${o},${r}`);return O`<polyline
class=${e}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...t,"0,0"].join(" ")}></polyline>`}function re([e,n],t){let r=document.querySelector("#qa-queen");if(!r)return b;let o=1/r.viewBox.baseVal.width,a=[...r.children].map(s=>s.cloneNode(!0));return O`<g class=${t} transform="translate(${n} ${e}) scale(${o})">${a}</g>`}var _=([e,n])=>`M${n} ${e}h1v1h-1z`;var se=([e,n])=>`M${n+.06} ${e+.06}h.88v.88h-.88z`,ae=([e,n],t)=>`M${n+.5-t} ${e+.5-t}l${2*t} ${2*t}m0-${2*t}l-${2*t} ${2*t}`,ie=([[e,n],[t,r]])=>`M${n+.5} ${e+.5}L${r+.5} ${t+.5}`;var le={torus:{reaches:([e,n],[t,r],o)=>(e-n-t+r)%o===0||(e+n-t-r)%o===0,name:"around the edge"},superqueens:{reaches:([e,n],[t,r])=>Math.abs((e-t)*(n-r))===2,name:"by a knight's move"},mirror:{reaches:([e,n],[t,r],o)=>Math.abs(n-r)===2*o-e-t,name:"by way of the mirror"}};function G({rule:e,n},t,r){let o=!$([t],r)&&le[e]?.reaches(t,r,n);return B(t,r)??(o?"added":void 0)}function w(e,n,t=[]){let r=N(e.n).filter(s=>!$(n,s)&&!$(t,s)),o=r.map(s=>new Set(n.map(i=>G(e,i,s)).filter(Boolean))),a=s=>s.size===1&&s.has("added");return{attacked:r.filter((s,i)=>o[i].size&&!a(o[i])),added:r.filter((s,i)=>a(o[i])),free:r.filter((s,i)=>!o[i].size)}}function M(e,[n,t]){return e.rule==="domination"?[]:(e.rule==="peaceable"?n.flatMap(o=>t.map(a=>[o,a])):n.flatMap((o,a)=>n.slice(a+1).map(s=>[o,s]))).filter(([o,a])=>G(e,o,a))}function be(e,n){let[t,r]=n;if(e.rule==="domination")return t.length===e.goal&&!w(e,t).free.length;let o=e.rule==="peaceable"?[t.length,r.length]:[t.length];return Math.min(...o)>=e.goal&&!M(e,n).length}function ye(e,[[n,t],...r]){let[o,a]=[n,t].map(f=>`*${T(...f,e.n)}*`),s=G(e,n,t),l=s==="added"?le[e.rule].name:`along ${s==="diagonal"?"a":"the"} ${s}`,p=r.length?` ${v(r.length,"other pair clashes","other pairs clash")}, too.`:"";return`${o} and ${a} attack each other ${l}.${p}`}var ce={peaceable:(e,[n,t])=>`${`${v(n.length,"solid queen")} against ${t.length} in outline`}. Armies of ${e.goal} fit on ${e.n} x ${e.n} squares.`,domination:(e,[n])=>{let{length:t}=w(e,n).free,r=t?`${v(t,"square is","squares are")} left`:"Every square is attacked or occupied";return`${v(n.length,"queen")}. ${r}. ${e.goal} queens are enough.`}},Se={peaceable:({goal:e,n})=>`*Solved.* No larger armies than ${e} against ${e} fit on ${n} x ${n} squares.`,domination:({goal:e})=>`*Solved.* ${v(e,"queen")} attack or occupy every square, and fewer cannot.`};function pe(e,n){let[t,r]=n,o=M(e,n);if(o.length)return ye(e,o);if(be(e,n))return Se[e.rule]?.(e)??`*Solved.* ${e.n} queens, and none attacks another.`;if(!t.length&&!r.length)return"Choose a square to place a queen. Choose a queen to lift it.";if(ce[e.rule])return ce[e.rule](e,n);let a=w(e,t),[s]=Q(e.n,t,a);if(s!==void 0)return`No free square is left in *row ${e.n-s}*: lift a queen, or undo.`;let i=v(a.free.length,"square is","squares are");return`${t.length} of ${e.n} queens stand, and ${i} free.`}var Ae=["solid","outline"],ke=.13,F=class extends V{static properties={rule:{type:String},boards:{type:Array},board:{state:!0},armies:{state:!0},nextArmy:{state:!0}};keys="Arrow keys go from square to square, Enter puts or lifts a queen, Delete lifts one, Ctrl Z takes back.";#e=[];setup(){this.board||this.#n(this.boards[0])}#n(n){this.#e=[],Object.assign(this,{board:n,armies:[[...n.given,...n.first],[]],nextArmy:0})}#t(n){this.#e.push(this.armies),this.armies=n}undo(){this.armies=this.#e.pop()??this.armies}#o(n){if($(this.board.given,n))return;let t=this.armies.some(o=>$(o,n)),r=this.armies.map(o=>o.filter(a=>!$([a],n)));t||r[this.nextArmy].push(n),this.#t(r),this.rule==="peaceable"&&(this.nextArmy=this.armies[0].length>this.armies[1].length?1:0)}render(){let{rule:n,armies:t,board:r}=this,{n:o,goal:a,given:s,solution:i}=r,l={rule:n,n:o,goal:a},p=this.boards.map(g=>g.n),h=R(p,o,g=>this.#n(this.boards[p.indexOf(g)])),x=g=>{this.nextArmy=g},m=R([0,1],this.nextArmy,x,g=>Ae[g]),d=q`<span role="group" aria-label="Army">place ${m}</span>`,S=M(l,t).length>0;return q`<div class="qa-place-stage">
<div class="qa-top-bar">
<span role="group" aria-label="Size of the board">N = ${h}</span>
${n==="peaceable"?d:b}
<span><button
type="button"
class="qa-skip"
data-qa-part="undo"
@click=${()=>this.undo()}>undo</button>
<button
type="button"
class="qa-skip"
data-qa-part="clear"
@click=${()=>this.#t([s,[]])}>clear</button>
<button
type="button"
class="qa-skip"
data-qa-part="show"
@click=${()=>this.#t(i)}>show one</button></span>
</div>
<div class="qa-place-board" data-qa-part="board">${this.#r()}</div>
<div class="qa-place-side">${this.message(pe(l,t),{isWrong:S})}</div>
</div>`}#r(){let{rule:n,armies:t,board:r}=this,{n:o,goal:a,given:s}=r,i={rule:n,n:o,goal:a},[l,p]=n==="peaceable"&&this.nextArmy===0?t.toReversed():t,{attacked:f,added:h}=w(i,l,p),x=[...f,...h],m=x.map(c=>ae(c,ke)),d=c=>t.findIndex(A=>$(A,c)),S=c=>$(x,c)?"empty, attacked":"empty",g=c=>["queen","queen in outline"][d(c)]??S(c),E=c=>$(s,c)?"given":"";return ne({name:this.ariaLabel,n:o,layers:[y("qa-attacked",m),y("qa-attack-lit",f.map(_)),y("qa-try-added",h.map(_)),y("qa-attack-clashes",M(i,t).map(ie)),y("qa-try-given",s.map(se)),oe("qa-attack-queens",t[0]),t[1].map(c=>re(c,"qa-hollow-queen"))],isSelected:c=>d(c)>=0,describe:c=>X(c,o,g(c),E(c)),choose:c=>this.#o(c),empty:c=>d(c)>=0&&this.#o(c)})}};U("queens-try",F);})();
})();
