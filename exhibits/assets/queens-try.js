(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var h=e=>queensBase[e];var G=h("Figure");var z=h("choices"),_=h("define");var m=h("html"),F=h("keyed");var V=h("moveTabStop"),y=h("nothing");var U=h("pressInGrid");var W=h("squareUnder"),O=h("svg"),R=h("use");var K=e=>(e<26?"":"a")+String.fromCharCode(97+e%26),T=(e,n,t)=>`${K(n)}${t-e}`;var pe=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),g=(e,n,t=`${n}s`)=>`${pe(e)} ${e===1?n:t}`;var j=e=>Array.from({length:e*e},(n,t)=>[Math.floor(t/e),t%e]);function B([e,n],[t,s]){let o=Math.abs(e-t),a=Math.abs(n-s);if(!(o===0&&a===0))return o===0?"row":a===0?"column":o===a?"diagonal":void 0}var ue=(e,n)=>e.filter(t=>B(t,n)),d=(e,[n,t])=>e.some(s=>s[0]===n&&s[1]===t);function de(e,n){let t=j(e).filter(o=>!d(n,o)),s=o=>ue(n,o).length>0;return{attacked:t.filter(s),free:t.filter(o=>!s(o))}}function Q(e,n,{free:t}=de(e,n)){let s=new Set([...n,...t].map(([o])=>o));return[...Array(e).keys()].filter(o=>!s.has(o))}var Y=(e,n,...t)=>[T(...e,n),...t].filter(Boolean).join(", ");function H(e,n){let t=2*Math.max(.01,Math.round(e*.4)/100),s=e<=12?.8:1,o=n?s:t;return[-o,-t,e+o+t,e+o+t].map(a=>Number(a.toFixed(2)))}var X=e=>[...Array(e).keys()],L=(e,n)=>`${100*e/n}%`;function Z(e){let{name:n,n:t,layers:s,choose:o,forbid:a,press:r=()=>{},point:c=()=>{},hasCoordinates:p=t>3,texts:f,heat:x,leave:q=()=>{}}=e,$=l=>I=>{let E=W(I);E&&l(E)},A=l=>{V(l),$(c)(l)},v=l=>{a&&(l.preventDefault(),$(a)(l))},[b,u,w,i]=H(t,p),C=`left: ${L(-b,w)}; top: ${L(-u,i)}`,ie=`width: ${L(t,w)}; height: ${L(t,i)}`,ce=X(t).map(l=>{let I=X(t).map(E=>he(e,[l,E]));return m`<div role="row">${I}</div>`}),le=Math.max(1,...(f??[]).map(({length:l})=>l));return m`<div
class="qa-click ${f&&!x?"qa-click-letters":""}"
style="--signs: ${le}"
@pointerleave=${q}
@focusout=${q}>
<svg class="qa-board" aria-hidden="true" viewBox="${b} ${u} ${w} ${i}">
${R(`squares-${t}`)}${p?R(`coordinates-${t}`):y}${s}
</svg>
${F(t,m`<div
role="grid"
class="qa-click-grid"
aria-label="${n}, ${t} x ${t}"
style="--n: ${t}; ${C}; ${ie}"
@click=${$(o)}
@keydown=${l=>U(l,e)}
@focusin=${A}
@contextmenu=${v}
@pointerover=${$(c)}
@pointerdown=${r}>${ce}</div>`)}
</div>`}function he({n:e,texts:n,describe:t,isSelected:s,heat:o,look:a=()=>""},r){let c=r[0]*e+r[1],p=n?.[c];return m`<div
role="gridcell"
class=${a(r)}
style=${o?`--part: ${o(r)}%`:y}
tabindex=${c===0?0:-1}
aria-label=${t(r)}
aria-selected=${s(r)}>${p?m`<span>${p}</span>`:y}</div>`}var S=(e,n)=>O`<path class=${e} d=${n.join("")}></path>`;function J(e,n){let t=n.map(([s,o])=>`${o},${s}`);return O`<polyline
class=${e}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...t,"0,0"].join(" ")}></polyline>`}function ee([e,n],t){let s=document.querySelector("#qa-queen");if(!s)return y;let o=1/s.viewBox.baseVal.width,a=[...s.children].map(r=>r.cloneNode(!0));return O`<g class=${t} transform="translate(${n} ${e}) scale(${o})">${a}</g>`}var N=([e,n])=>`M${n} ${e}h1v1h-1z`;var te=([e,n])=>`M${n+.06} ${e+.06}h.88v.88h-.88z`,ne=([e,n],t)=>`M${n+.5-t} ${e+.5-t}l${2*t} ${2*t}m0-${2*t}l-${2*t} ${2*t}`,oe=([[e,n],[t,s]])=>`M${n+.5} ${e+.5}L${s+.5} ${t+.5}`;var re={torus:{reaches:([e,n],[t,s],o)=>(e-n-t+s)%o===0||(e+n-t-s)%o===0,name:"around the edge"},superqueens:{reaches:([e,n],[t,s])=>Math.abs((e-t)*(n-s))===2,name:"by a knight's move"},mirror:{reaches:([e,n],[t,s],o)=>Math.abs(n-s)===2*o-e-t,name:"by way of the mirror"}};function P({rule:e,n},t,s){let o=!d([t],s)&&re[e]?.reaches(t,s,n);return B(t,s)??(o?"added":void 0)}function k(e,n,t=[]){let s=j(e.n).filter(r=>!d(n,r)&&!d(t,r)),o=s.map(r=>new Set(n.map(c=>P(e,c,r)).filter(Boolean))),a=r=>r.size===1&&r.has("added");return{attacked:s.filter((r,c)=>o[c].size&&!a(o[c])),added:s.filter((r,c)=>a(o[c])),free:s.filter((r,c)=>!o[c].size)}}function M(e,[n,t]){return e.rule==="domination"?[]:(e.rule==="peaceable"?n.flatMap(o=>t.map(a=>[o,a])):n.flatMap((o,a)=>n.slice(a+1).map(r=>[o,r]))).filter(([o,a])=>P(e,o,a))}function fe(e,n){let[t,s]=n;if(e.rule==="domination")return t.length===e.goal&&!k(e,t).free.length;let o=e.rule==="peaceable"?[t.length,s.length]:[t.length];return Math.min(...o)>=e.goal&&!M(e,n).length}function $e(e,[[n,t],...s]){let[o,a]=[n,t].map(x=>`*${T(...x,e.n)}*`),r=P(e,n,t),p=r==="added"?re[e.rule].name:`along ${r==="diagonal"?"a":"the"} ${r}`,f=s.length?` ${g(s.length,"other pair clashes","other pairs clash")}, too.`:"";return`${o} and ${a} attack each other ${p}.${f}`}var se={peaceable:(e,[n,t])=>`${`${g(n.length,"solid queen")} against ${t.length} in outline`}. Armies of ${e.goal} fit on ${e.n} x ${e.n} squares.`,domination:(e,[n])=>{let{length:t}=k(e,n).free,s=t?`${g(t,"square is","squares are")} left`:"Every square is attacked or occupied";return`${g(n.length,"queen")}. ${s}. ${e.goal} queens are enough.`}},me={peaceable:({goal:e,n})=>`*Solved.* No larger armies than ${e} against ${e} fit on ${n} x ${n} squares.`,domination:({goal:e})=>`*Solved.* ${g(e,"queen")} attack or occupy every square, and fewer cannot.`};function ae(e,n){let[t,s]=n,o=M(e,n);if(o.length)return $e(e,o);if(fe(e,n))return me[e.rule]?.(e)??`*Solved.* ${e.n} queens, and none attacks another.`;if(!t.length&&!s.length)return"Choose a square to place a queen. Choose a queen to lift it.";if(se[e.rule])return se[e.rule](e,n);let a=k(e,t),[r]=Q(e.n,t,a);if(r!==void 0)return`No free square is left in *row ${e.n-r}*: lift a queen, or undo.`;let c=g(a.free.length,"square is","squares are");return`${t.length} of ${e.n} queens stand, and ${c} free.`}var ge=["solid","outline"],xe=.13,D=class extends G{static properties={rule:{type:String},boards:{type:Array},board:{state:!0},armies:{state:!0},nextArmy:{state:!0}};keys="Arrow keys go from square to square, Enter puts or lifts a queen, Delete lifts one, Ctrl Z takes back.";#e=[];setup(){this.board||this.#n(this.boards[0])}#n(n){this.#e=[],Object.assign(this,{board:n,armies:[[...n.given,...n.first],[]],nextArmy:0})}#t(n){this.#e.push(this.armies),this.armies=n}undo(){this.armies=this.#e.pop()??this.armies}#o(n){if(d(this.board.given,n))return;let t=this.armies.some(o=>d(o,n)),s=this.armies.map(o=>o.filter(a=>!d([a],n)));t||s[this.nextArmy].push(n),this.#t(s),this.rule==="peaceable"&&(this.nextArmy=this.armies[0].length>this.armies[1].length?1:0)}render(){let{rule:n,armies:t,board:s}=this,{n:o,goal:a,given:r,solution:c}=s,p={rule:n,n:o,goal:a},f=this.boards.map(u=>u.n),q=z(f,o,u=>this.#n(this.boards[f.indexOf(u)])),$=u=>{this.nextArmy=u},A=z([0,1],this.nextArmy,$,u=>ge[u]),v=m`<span role="group" aria-label="Army">place ${A}</span>`,b=M(p,t).length>0;return m`<div class="qa-place-stage">
<div class="qa-top-bar">
<span role="group" aria-label="Size of the board">N = ${q}</span>
${n==="peaceable"?v:y}
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
<div class="qa-place-side">${this.message(ae(p,t),{isWrong:b})}</div>
</div>`}#s(){let{rule:n,armies:t,board:s}=this,{n:o,goal:a,given:r}=s,c={rule:n,n:o,goal:a},[p,f]=n==="peaceable"&&this.nextArmy===0?t.toReversed():t,{attacked:x,added:q}=k(c,p,f),$=[...x,...q],A=$.map(i=>ne(i,xe)),v=i=>t.findIndex(C=>d(C,i)),b=i=>d($,i)?"empty, attacked":"empty",u=i=>["queen","queen in outline"][v(i)]??b(i),w=i=>d(r,i)?"given":"";return Z({name:this.ariaLabel,n:o,layers:[S("qa-attacked",A),S("qa-attack-lit",x.map(N)),S("qa-try-added",q.map(N)),S("qa-attack-clashes",M(c,t).map(oe)),S("qa-try-given",r.map(te)),J("qa-attack-queens",t[0]),t[1].map(i=>ee(i,"qa-hollow-queen"))],isSelected:i=>v(i)>=0,describe:i=>Y(i,o,u(i),w(i)),choose:i=>this.#o(i),empty:i=>v(i)>=0&&this.#o(i)})}};_("queens-try",D);})();
})();
