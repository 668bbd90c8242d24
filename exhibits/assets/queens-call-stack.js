(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var h=t=>queensBase[t];var st=h("Figure");var _=h("choices"),ot=h("define");var c=h("html"),rt=h("keyed"),it=h("live"),at=h("moveTabStop"),f=h("nothing");var ct=h("pressInGrid");var lt=h("squareUnder"),O=h("svg"),G=h("use");function pt(t,e,n){let s=!1,o,r=()=>{let a=s&&!document.hidden;a!==o&&e(a),o=a},i=new IntersectionObserver(a=>{s=a.at(-1).isIntersecting,r()});i.observe(t),document.addEventListener("visibilitychange",r,{signal:n}),n.addEventListener("abort",()=>i.disconnect())}var Mt="M6 5v14h2V5zm13 0-9 7 9 7z",Ot="M16 5l-9 7 9 7z",Et=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],Ct="M8 5l9 7-9 7z",Rt="M18 5v14h-2V5zM5 5l9 7-9 7z",N=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#n;#s=!0;#o;#r;#i=0;constructor(e,{pace:n,changed:s=()=>{},stays:o=()=>!1}){this.#t=e,this.#e={pace:n,changed:s,stays:o}}set(e,n=this.max){let s=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=n,this.position=Math.min(Math.max(e,0),n),s&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(e){if(this.isHeld)return this.stop();this.set(e),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#n),this.#o=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(e,n=()=>!1){let[s,o]=e??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!n(this.position)?this.playAfter(s,e,n):this.#t.announceAgain())}playAfter(e,n,s){this.isPlaying=!0;let o=()=>this.play(n,s);this.#n=this.#t.later(e,()=>{this.#s?o():this.#o=o}),this.#c()}#c(){let{signal:e}=this.#t;if(e===this.#r)return;this.#r=e,this.#s=!0;let n=s=>{this.#s=s,s&&this.#o?.()};pt(this.#t,n,e)}#a(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(e,n={}){let s=`${e.shiftKey?"Shift ":""}${e.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},r=s in n?()=>this.goTo(n[s]):o[s],i=e.altKey||e.ctrlKey||e.metaKey,a=e.target,l=e.key===" "?"button, a, input:not([type=range])":"[type=range]",$=a.closest("select, textarea, [role=region]")||!(s in n)&&a.closest(l);!r||i||e.defaultPrevented||$||(e.preventDefault(),r())}view(e,n){return c`<div class="qa-lab-run">${this.buttons(e)}${this.slider(e,n)}</div>`}buttons(e,{hasEnds:n=!1}={}){let{position:s,max:o}=this,r=s===0,i=s===o;return c`<div class="qa-lab-buttons" role="group" aria-label=${e}>
${n?L("first","Back to the start",[Mt],()=>this.goTo(0),r):f}
${L("back","Back",[Ot],()=>this.goTo(s-1),r)}
${this.playButton()}
${L("forward","Forward",[Ct],()=>this.forward(),i)}
${n?L("last","To the end",[Rt],()=>this.goTo(o),i):f}
</div>`}playButton(){return c`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${ut(Et)}</button>`}slider(e,n,s=0){let{position:o,max:r}=this;return c`<input
type="range"
min=${s}
max=${r+s}
.value=${it(`${o+s}`)}
aria-label=${e}
aria-valuetext=${n}
autocomplete="off"
data-qa-part="slider"
@input=${({target:i})=>this.goTo(Number(i.value)-s)}
@pointerdown=${()=>this.#i=this.position}
@pointercancel=${()=>this.goTo(this.#i)}><span data-qa-part="progress">${n}</span>`}},ut=t=>c`<svg viewBox="0 0 24 24" aria-hidden="true">${t.map(e=>O`<path d=${e} />`)}</svg>`,L=(t,e,n,s,o)=>c`<button
type="button"
data-qa-part=${t}
title=${e}
aria-disabled=${o}
@click=${s}>${ut(n)}</button>`;var It=t=>String(t).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),k=(t,e,n=`${e}s`)=>`${It(t)} ${t===1?e:n}`;function b(t){let e=t.slice(0,-1).join(", "),n=t.slice(-1);return e?`${e} and ${n}`:n.join("")}var K=t=>(t<26?"":"a")+String.fromCharCode(97+t%26),m=(t,e,n)=>`${K(e)}${n-t}`;var q=t=>t.flatMap((e,n)=>e===null?[]:[[n,e]]),dt=t=>Array.from({length:t*t},(e,n)=>[Math.floor(n/t),n%t]);function Q([t,e],[n,s]){let o=Math.abs(t-n),r=Math.abs(e-s);if(!(o===0&&r===0))return o===0?"row":r===0?"column":o===r?"diagonal":void 0}var E=(t,e)=>t.filter(n=>Q(n,e));var P=(t,e,...n)=>[m(...t,e),...n].filter(Boolean).join(", ");function ht(t,e,n){let s=E(n,t).map(o=>m(...o,e));return s.length?`attacked by ${b(s)}`:""}var Lt={row:"the row",column:"the column",diagonal:"a diagonal"};function Nt(t,e,n,s=1/0){let o=E(e,n),r=o.slice(0,s).map(i=>`by ${m(...i,t)} along ${Lt[Q(i,n)]}`);return o.length>s&&r.push(`by ${o.length-s} more`),`attacked ${b(r)}`}var ft=(t,e,n,s=1/0)=>`*${m(...n,t)}* is ${Nt(t,e,n,s)}.`;var D=(t,e,n)=>ft(t,q(e),[e.length,n]);var Pt={kind:"start",queens:[],column:0,stepColumn:0,wasFull:!1,tried:0,placed:0,solutions:0,path:[0]},Bt={put({queens:t,column:e,tried:n,placed:s,solutions:o,path:r},i){let a=t.length===i-1;return{queens:[...t,e],column:a?i:0,path:[...r,s+1],tried:n+1,placed:s+1,solutions:o+Number(a)}},skip:({column:t,tried:e})=>({column:t+1,tried:e+1}),back({queens:t,path:e},n){let s=t.at(-1);return{queens:t.slice(0,-1),column:s+1,stepColumn:s,wasFull:t.length===n,path:e.slice(0,-1)}}};function Ft({queens:t,column:e},n){return e===n?"back":B(t,e).length?"skip":"put"}function mt(t){let e=[Pt];for(;!Y(e.at(-1),t);){let n=e.at(-1),s=Ft(n,t),o={kind:s,stepColumn:n.column,wasFull:!1};e.push({...n,...o,...Bt[s](n,t)})}return e}var Y=(t,e)=>!t.queens.length&&t.column===e;var B=(t,e)=>E(q(t),[t.length,e]);function $t(t){let e=[0],n=mt(t).map(s=>{let o=0;return s.kind==="put"&&e.push(+(s.queens.length===t)),s.kind==="back"&&(o=e.pop(),e[e.length-1]+=o),{state:s,kind:s.kind,frames:zt(s,t,e),calls:s.placed+1,returned:o}});return[...n,{...n.at(-1),kind:"end",frames:[],returned:e[0]}]}function zt({queens:t,column:e},n,s){return s.map((o,r)=>{let i=r<t.length,a=r===n?0:e;return{row:r,columns:t.slice(0,r),column:i?t[r]:a,found:o,isWaiting:i}})}var R=t=>`[${t.join(", ")}]`,X=({row:t,columns:e})=>`place(${t}, ${R(e)})`,J=({column:t,isWaiting:e})=>t+Number(e),C=t=>`(${t.row}, ${R(t.columns)}, ${J(t)})`,y=(t,e,n)=>`column ${e} (${m(t,e,n)})`,Z=(t,e,n)=>e<n?`goes on with ${y(t,e,n)}`:"has no column left",jt={start:()=>"print calls *place(0, [])*. Its frame is the first on the stack.",put({state:t,frames:e},n){let[s,o]=e.slice(-2),r=m(s.row,t.stepColumn,n),i=o.row===n?" There is no such row: it returns 1.":"",a=`waits at column ${t.stepColumn} and calls *${X(o)}*`;return`*${r}* is free. Row ${s.row} ${a}.${i}`},skip({state:t},e){let n=t.column<e?` The loop takes column ${t.column}.`:" It was the last column.";return D(e,t.queens,t.stepColumn)+n},back({state:t,frames:e,returned:n},s){let{row:o}=e.at(-1),r={row:o+1,columns:[...t.queens,t.stepColumn]},i=Z(o,t.column,s);return`*${X(r)}* returns ${n}. Its frame is gone, and row ${o} ${i}.`},end:({returned:t},e)=>`*place(0, [])* returns ${t}. The stack is empty, and print shows ${e} ${t}.`},Vt={name:"Call stack",title:X,detail(t,{state:e,kind:n},s){let{row:o,column:r}=t;if(o===s)return"runs: returns 1";if(r===s)return`runs: returns ${t.found}`;let i=r+1<s?`next ${r+1}`:"the last",a=`runs: tries ${y(o,r,s)}`;return t.isWaiting?a=`waits at ${y(o,r,s)}, ${i}`:n==="skip"&&(a=`runs: ${y(o,e.stepColumn,s)} is attacked`),t.found?`${a} (found ${t.found})`:a},counts:(t,e)=>`${k(t.length,"frame")}, ${k(e,"call")} so far`,sentence:(t,e)=>jt[t.kind](t,e),args(t,e){return t.row===0?{caption:"What print gave to the running call",items:[["row","0","the top row"],["columns",R(t.columns),"no queens yet"]]}:{caption:`What row ${t.row-1} gave to the running call`,items:[["row + 1",`${t.row}`,t.row===e?"below the last row":"the next row down"],["[*columns, column]",R(t.columns),"a new list: the queens above, and this one"]]}},lines({state:t,kind:e},n){return e==="put"&&t.queens.length===n?["if row == N","return 1"]:{start:["def place"],put:["def place"],skip:["if not is_attacked"],back:["found += place"],end:["return found","print"]}[e]}},Wt={start:({frames:t})=>`The list has one entry, *${C(t[0])}*: the top row, no queens, column 0.`,put({state:t,frames:e},n){let[s,o]=e.slice(-2),r=m(s.row,t.stepColumn,n),i=`Row ${s.row} leaves *${C(s)}* for later`;return`*${r}* is free. ${i}, and *${C(o)}* goes on top.`},skip({state:t,frames:e},n){let s=e.at(-1),o=`Row ${s.row} leaves *${C(s)}* for later.`;return`${D(n,t.queens,t.stepColumn)} ${o}`},back({state:t,frames:e},n){let{row:s}=e.at(-1);return`${t.wasFull?`There is no row ${n}, so found grows by 1.`:`Row ${s+1} has no column left.`} Its entry is gone, and row ${s} ${Z(s,t.column,n)}.`},end:({returned:t},e)=>`Row 0 has no column left. The list is empty, and print shows ${e} ${t}.`},Ht={name:"The list stack",title:C,detail(t,e,n){let s=J(t);if(t.row===n)return"is next: a solution";let o=s<n?y(t.row,s,n):"no column left";return t.isWaiting?`waits: ${o}`:`is next: ${o}`},counts:t=>t.length===1?"1 entry":`${t.length} entries`,sentence:(t,e)=>Wt[t.kind](t,e),args:t=>({caption:"What the top entry keeps",items:[["row",`${t.row}`,"the row to fill"],["columns",R(t.columns),"the queens above it"],["column",`${J(t)}`,"the column to go on with"]]}),lines({state:t,kind:e}){let n="row, columns, column = stack.pop",s="stack.append((row, columns",o="if not is_attacked",r=t.wasFull?[n,"if row == N","found += 1"]:[n,"elif column < N"];return{start:["stack = "],put:[s,"stack.append((row + 1"],skip:[s,o],back:r,end:["while stack","print"]}[e]}},S={"recursive-program":Vt,"loop-program":Ht};function gt({row:t,columns:e,column:n,isWaiting:s},o){let r=e.map((l,$)=>m($,l,o)),i=r.length?`the ${r.length>1?"queens":"queen"} on ${b(r)}`:"no queens",a=s?`It waits at ${y(t,n,o)}, then ${Z(t,n+1,o)}`:"It runs";return`Row ${t} knows ${i}. ${a}.`}function xt(t,e){let n=2*Math.max(.01,Math.round(t*.4)/100),s=t<=12?.8:1,o=e?s:n;return[-o,-n,t+o+n,t+o+n].map(r=>Number(r.toFixed(2)))}var z=t=>[...Array(t).keys()],F=(t,e)=>`${100*t/e}%`;function Ut(t){let{name:e,n,layers:s,choose:o,forbid:r,press:i=()=>{},point:a=()=>{},hasCoordinates:l=n>3,texts:$,heat:A,leave:M=()=>{}}=t,g=d=>U=>{let I=lt(U);I&&d(I)},p=d=>{at(d),g(a)(d)},nt=d=>{r&&(d.preventDefault(),g(r)(d))},[j,u,w,v]=xt(n,l),V=`left: ${F(-j,w)}; top: ${F(-u,v)}`,W=`width: ${F(n,w)}; height: ${F(n,v)}`,H=z(n).map(d=>{let U=z(n).map(I=>_t(t,[d,I]));return c`<div role="row">${U}</div>`}),x=Math.max(1,...($??[]).map(({length:d})=>d));return c`<div
class="qa-click ${$&&!A?"qa-click-letters":""}"
style="--signs: ${x}"
@pointerleave=${M}
@focusout=${M}>
<svg class="qa-board" aria-hidden="true" viewBox="${j} ${u} ${w} ${v}">
${G(`squares-${n}`)}${l?G(`coordinates-${n}`):f}${s}
</svg>
${rt(n,c`<div
role="grid"
class="qa-click-grid"
aria-label="${e}, ${n} x ${n}"
style="--n: ${n}; ${V}; ${W}"
@click=${g(o)}
@keydown=${d=>ct(d,t)}
@focusin=${p}
@contextmenu=${nt}
@pointerover=${g(a)}
@pointerdown=${i}>${H}</div>`)}
</div>`}function wt(t,e){let{n}=t,s=z(n).map(i=>c`<span class=${i===e?"qa-edge-here":""}>${n-i}</span>`),o=z(n).map(i=>c`<span>${K(i)}</span>`),r=Ut({...t,hasCoordinates:!1});return c`<div class="qa-edge-ranks" aria-hidden="true">${s}</div>${r}
<span></span><div
class="qa-edge-files"
aria-hidden="true"
data-qa-part="files">${o}</div>`}function _t({n:t,texts:e,describe:n,isSelected:s,heat:o,look:r=()=>""},i){let a=i[0]*t+i[1],l=e?.[a];return c`<div
role="gridcell"
class=${r(i)}
style=${o?`--part: ${o(i)}%`:f}
tabindex=${a===0?0:-1}
aria-label=${n(i)}
aria-selected=${s(i)}>${l?c`<span>${l}</span>`:f}</div>`}var T=(t,e)=>O`<path class=${t} d=${e.join("")}></path>`;function kt(t,e){let n=e.map(([s,o])=>`${o},${s}`);return O`<polyline
class=${t}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...n,"0,0"].join(" ")}></polyline>`}var qt=(t,e)=>`M0 ${t}h${e}v1h-${e}z`,vt=([t,e])=>`M${e+.06} ${t+.06}h.88v.88h-.88z`,bt=([t,e],n)=>`M${e+.5-n} ${t+.5-n}l${2*n} ${2*n}m0-${2*n}l-${2*n} ${2*n}`,Gt=([[t,e],[n,s]])=>`M${e+.5} ${t+.5}L${s+.5} ${n+.5}`,Kt=.46;function yt(t,e){let n=Kt/Math.hypot(t[0]-e[0],t[1]-e[1]),s=(o,r)=>o.map((i,a)=>i+(r[a]-i)*n);return Gt([s(t,e),s(e,t)])}var Qt=([t,e])=>`M${e+.26} ${t+.26}h.48v.48h-.48z`,Dt=([t,e])=>`M${e+.23} ${t+.5}a.27 .27 0 1 0 .54 0a.27 .27 0 1 0-.54 0`;function St({name:t,n:e,state:n,choose:s,ringed:o,attacked:r}){let{queens:i}=n,l=i.length<e&&!Y(n,e)?i.length:void 0,$=([u])=>u<i.length,A=[!1,!0].flatMap(u=>{let w=u?"qa-hand-old":"",v=dt(e).filter(x=>$(x)===u),V=v.filter(x=>tt(n,x)==="attacked"),W=v.filter(x=>tt(n,x)==="searched"),H=V.map(x=>bt(x,.12));return[T(`qa-attacked ${w}`,H),T(`qa-hand-searched ${w}`,W.map(Qt))]}),g=(r?B(i,r[1]):[]).map(u=>yt(u,r));r&&g.push(Dt(r));let p=[...A,kt("qa-hand-queens",q(i)),T("qa-row-here",l===void 0?[]:[qt(l,e)]),T("qa-hand-attack",g),T("qa-hand-ring",o?[vt(o)]:[])];return c`<div class="qa-hand-board" data-qa-part="board">${wt({name:t,n:e,layers:p,choose:s,isSelected:([u,w])=>i[u]===w,describe:u=>Yt(e,n,u)},l)}</div>`}function tt({queens:t,column:e},[n,s]){let o=t[n]??(n===t.length?e:0);if(!(s>=o))return B(t.slice(0,n),s).length?"attacked":"searched"}function Yt(t,e,n){let{queens:s}=e;if(s[n[0]]===n[1])return P(n,t,"queen");let o=tt(e,n);if(!o)return P(n,t,"empty");let r=o==="attacked"?ht(n,t,q(s.slice(0,n[0]))):"all below it searched";return P(n,t,"empty","tried",r)}var Tt=t=>document.getElementById(t)?.querySelector("code")?.textContent;function At(t,e,n,s=()=>{}){let i=t.trimEnd().replace(/^""".*"""\n+/,"").replaceAll(`


`,`

`).replace(/^N = \d+$/m,`N = ${e}`).split(`
`).map(a=>Xt(a,n,s(a)));return c`<pre
class="qa-hand-program"
role="region"
tabindex="0"
aria-label="Program"
data-qa-part="program">${i}</pre>`}function Xt(t,e,n){let s=e.some(l=>t.trim().startsWith(l)),[,o,r]=t.match(/^([^#]*)(#.*)?$/),i=o||(r?"":" "),a=r?c`<i>${r}</i>`:f;return c`<span
class=${s?"qa-hand-lit":""}
data-qa-waiting=${n??f}>${i}${a}</span>`}var Jt={4:800,5:400},Zt="found += place",et=class extends st{static properties={n:{type:Number},sizes:{type:Array},programs:{type:Array},form:{state:!0},row:{state:!0}};fillsScreen=!0;keys="On the board, arrow keys go from square to square, and Enter shows the call of a row.";links={"data-qa-calls":e=>{let[n,s,o="recursive-program"]=e.split(" ");this.form=o,this.open(Number(n),Number(s))}};player=new N(this,{pace:()=>[Jt[this.n],1],changed:()=>{this.row=void 0}});constructor(){super(),this.form="recursive-program"}setup(){this.open(this.n,this.player.position),this.whenParsed(()=>this.requestUpdate())}open(e,n=0){this.moments=$t(e),this.player.set(n,this.moments.length-1),Object.assign(this,{n:e,row:void 0})}get moment(){return this.moments[this.player.position]}select(e){this.row=this.row===e?void 0:e}get sentence(){let{n:e,row:n,moment:s}=this;if(n===void 0)return S[this.form].sentence(s,e);let o=s.frames[n];return o?gt(o,e):`Row ${n} has no frame: its call has not begun, or it has returned.`}get board(){let{row:e,moment:n}=this,{state:s,kind:o}=n,r=n.frames[e];if(!r)return{state:s,attacked:o==="skip"?[s.queens.length,s.stepColumn]:void 0};let{columns:i,column:a,isWaiting:l}=r;return{state:{...s,queens:i,column:a},ringed:l?[e,a]:void 0}}render(){let{n:e,moment:n,player:s}=this,o=S[this.form],r=this.programs.find(([p])=>p===this.form),a=[...Array(e+1).keys()].toReversed().map(p=>this.#t(p,n.frames[p])),l=_(this.sizes,e,p=>this.open(p)),$=St({name:this.ariaLabel,n:e,choose:([p])=>this.select(p),...this.board}),A=o.counts(n.frames,n.calls),M=([p])=>Object.assign(this,{form:p,row:void 0}),g=_(this.programs,r,M,([,p])=>p);return c`<div class="qa-calls-stage" style="--n: ${e}">
<div class="qa-top-bar">
${s.view("Step",`step ${s.position} of ${s.max}`)}
<span role="group" aria-label="Size of the board">N = ${l}</span>
</div>
<div class="qa-calls-scene">
<div class="qa-hand">${$}</div>
<div class="qa-calls-stack">
<p class="qa-calls-head"><b>${o.name}</b> <span
data-qa-part="counts">${A}</span></p>
<div
class="qa-calls-frames"
role="list"
data-qa-part="stack">${a}</div>
</div>
</div>
${this.message(this.sentence)}
<div class="qa-calls-code">
<div class="qa-calls-forms" role="group" aria-label="Program">${g}</div>
${this.#e()}
<div class="qa-calls-words" data-qa-part="words">${this.#n(n.frames.at(-1))}</div>
</div>
</div>`}#t(e,n){if(!n)return c`<div aria-hidden="true"></div>`;let s=S[this.form],r=s.detail(n,this.moment,this.n).split(/( \([^)]+\))/).map((i,a)=>a%2?c`<i>${i}</i>`:i);return c`<div role="listitem">
<button
type="button"
class=${n.isWaiting?"qa-calls-waits":"qa-calls-runs"}
data-qa-frame=${e}
aria-pressed=${e===this.row}
@click=${()=>this.select(e)}><code>${s.title(n)}</code> <span>${r}</span></button>
</div>`}#e(){let e=(Tt(this.form)??"").split(`


`).slice(2).join(`

`),n=this.moment.frames.filter(i=>i.isWaiting).length,s=`${n?k(n,"call waits","calls wait"):"no call waits"} here`,o=S[this.form].lines(this.moment,this.n),r=i=>i.trim().startsWith(Zt)?s:void 0;return At(e,this.n,o,r)}#n(e){if(!e)return f;let{caption:n,items:s}=S[this.form].args(e,this.n),o=([r,i,a])=>c`<div><code>${r}</code> = <b>${i}</b><span>${a}</span></div>`;return c`<p class="qa-calls-caption">${n}</p>
${s.map(o)}`}};ot("queens-call-stack",et);})();
})();
