(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:ae,Figure:rt,Part:ce,QueensElement:le,button:ue,checkbox:pe,choiceIn:de,choices:D,define:it,dropdown:he,fill:fe,formatted:me,html:l,keyed:at,live:ct,moveTabStop:lt,nothing:f,numberIn:$e,pressInGrid:ut,scaleOf:ge,showControls:we,squareUnder:L,svg:C,use:G}=queensBase;function pt(t,e,n){let s=!1,o,r=()=>{let a=s&&!document.hidden;a!==o&&e(a),o=a},i=new IntersectionObserver(a=>{s=a.at(-1).isIntersecting,r()});i.observe(t),document.addEventListener("visibilitychange",r,{signal:n}),n.addEventListener("abort",()=>i.disconnect())}var Pt="M6 5v14h2V5zm13 0-9 7 9 7z",Rt="M16 5l-9 7 9 7z",It=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],Nt="M8 5l9 7-9 7z",Bt="M18 5v14h-2V5zM5 5l9 7-9 7z",F=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#n;#s=!0;#o;#r;#i=0;constructor(e,{pace:n,changed:s=()=>{},stays:o=()=>!1}){this.#t=e,this.#e={pace:n,changed:s,stays:o}}set(e,n=this.max){let s=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=n,this.position=Math.min(Math.max(e,0),n),s&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(e){if(this.isHeld)return this.stop();this.set(e),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#n),this.#o=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(e,n=()=>!1){let[s,o]=e??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!n(this.position)?this.playAfter(s,e,n):this.#t.announceAgain())}playAfter(e,n,s){this.isPlaying=!0;let o=()=>this.play(n,s);this.#n=this.#t.later(e,()=>{this.#s?o():this.#o=o}),this.#c()}#c(){let{signal:e}=this.#t;if(e===this.#r)return;this.#r=e,this.#s=!0;let n=s=>{this.#s=s,s&&this.#o?.()};pt(this.#t,n,e)}#a(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(e,n={}){let s=`${e.shiftKey?"Shift ":""}${e.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},r=s in n?()=>this.goTo(n[s]):o[s],i=e.altKey||e.ctrlKey||e.metaKey,a=e.target,c=e.key===" "?"button, a, input:not([type=range])":"[type=range]",p=a.closest("select, textarea, [role=region]")||!(s in n)&&a.closest(c);!r||i||e.defaultPrevented||p||(e.preventDefault(),r())}view(e,n){return l`<div class="qa-lab-run">${this.buttons(e)}${this.slider(e,n)}</div>`}buttons(e,{hasEnds:n=!1}={}){let{position:s,max:o}=this,r=s===0,i=s===o;return l`<div class="qa-lab-buttons" role="group" aria-label=${e}>
${n?B("first","Back to the start",[Pt],()=>this.goTo(0),r):f}
${B("back","Back",[Rt],()=>this.goTo(s-1),r)}
${this.playButton()}
${B("forward","Forward",[Nt],()=>this.forward(),i)}
${n?B("last","To the end",[Bt],()=>this.goTo(o),i):f}
</div>`}playButton(){return l`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${dt(It)}</button>`}slider(e,n,s=0){let{position:o,max:r}=this;return l`<input
type="range"
min=${s}
max=${r+s}
.value=${ct(`${o+s}`)}
aria-label=${e}
aria-valuetext=${n}
autocomplete="off"
data-qa-part="slider"
@input=${({target:i})=>this.goTo(Number(i.value)-s)}
@pointerdown=${()=>this.#i=this.position}
@pointercancel=${()=>this.goTo(this.#i)}><span data-qa-part="progress">${n}</span>`}},dt=t=>l`<svg viewBox="0 0 24 24" aria-hidden="true">${t.map(e=>C`<path d=${e} />`)}</svg>`,B=(t,e,n,s,o)=>l`<button
type="button"
data-qa-part=${t}
title=${e}
aria-disabled=${o}
@click=${s}>${dt(n)}</button>`;var Ft=t=>String(t).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),b=(t,e,n=`${e}s`)=>`${Ft(t)} ${t===1?e:n}`;function y(t){let e=t.slice(0,-1).join(", "),n=t.slice(-1);return e?`${e} and ${n}`:n.join("")}var K=t=>(t<26?"":"a")+String.fromCharCode(97+t%26),m=(t,e,n)=>`${K(e)}${n-t}`;var v=t=>t.flatMap((e,n)=>e===null?[]:[[n,e]]),ht=t=>Array.from({length:t*t},(e,n)=>[Math.floor(n/t),n%t]);function Q([t,e],[n,s]){let o=Math.abs(t-n),r=Math.abs(e-s);if(!(o===0&&r===0))return o===0?"row":r===0?"column":o===r?"diagonal":void 0}var P=(t,e)=>t.filter(n=>Q(n,e));var z=(t,e,...n)=>[m(...t,e),...n].filter(Boolean).join(", ");function ft(t,e,n){let s=P(n,t).map(o=>m(...o,e));return s.length?`attacked by ${y(s)}`:""}var zt={row:"the row",column:"the column",diagonal:"a diagonal"};function jt(t,e,n,s=1/0){let o=P(e,n),r=o.slice(0,s).map(i=>`by ${m(...i,t)} along ${zt[Q(i,n)]}`);return o.length>s&&r.push(`by ${o.length-s} more`),`attacked ${y(r)}`}var mt=(t,e,n,s=1/0)=>`*${m(...n,t)}* is ${jt(t,e,n,s)}.`;var Y=(t,e,n)=>mt(t,v(e),[e.length,n]);var Vt={kind:"start",queens:[],column:0,stepColumn:0,wasFull:!1,tried:0,placed:0,solutions:0,path:[0]},Wt={put({queens:t,column:e,tried:n,placed:s,solutions:o,path:r},i){let a=t.length===i-1;return{queens:[...t,e],column:a?i:0,path:[...r,s+1],tried:n+1,placed:s+1,solutions:o+Number(a)}},skip:({column:t,tried:e})=>({column:t+1,tried:e+1}),back({queens:t,path:e},n){let s=t.at(-1);return{queens:t.slice(0,-1),column:s+1,stepColumn:s,wasFull:t.length===n,path:e.slice(0,-1)}}};function Ht({queens:t,column:e},n){return e===n?"back":j(t,e).length?"skip":"put"}function $t(t){let e=[Vt];for(;!X(e.at(-1),t);){let n=e.at(-1),s=Ht(n,t),o={kind:s,stepColumn:n.column,wasFull:!1};e.push({...n,...o,...Wt[s](n,t)})}return e}var X=(t,e)=>!t.queens.length&&t.column===e;var j=(t,e)=>P(v(t),[t.length,e]);function gt(t){let e=[0],n=$t(t).map(s=>{let o=0;return s.kind==="put"&&e.push(+(s.queens.length===t)),s.kind==="back"&&(o=e.pop(),e[e.length-1]+=o),{state:s,kind:s.kind,frames:Ut(s,t,e),calls:s.placed+1,returned:o}});return[...n,{...n.at(-1),kind:"end",frames:[],returned:e[0]}]}function Ut({queens:t,column:e},n,s){return s.map((o,r)=>{let i=r<t.length,a=r===n?0:e;return{row:r,columns:t.slice(0,r),column:i?t[r]:a,found:o,isWaiting:i}})}var I=t=>`[${t.join(", ")}]`,J=({row:t,columns:e})=>`place(${t}, ${I(e)})`,Z=({column:t,isWaiting:e})=>t+Number(e),R=t=>`(${t.row}, ${I(t.columns)}, ${Z(t)})`,S=(t,e,n)=>`column ${e} (${m(t,e,n)})`,tt=(t,e,n)=>e<n?`goes on with ${S(t,e,n)}`:"has no column left",_t={start:()=>"print calls *place(0, [])*. Its frame is the first on the stack.",put({state:t,frames:e},n){let[s,o]=e.slice(-2),r=m(s.row,t.stepColumn,n),i=o.row===n?" There is no such row: it returns 1.":"",a=`waits at column ${t.stepColumn} and calls *${J(o)}*`;return`*${r}* is free. Row ${s.row} ${a}.${i}`},skip({state:t},e){let n=t.column<e?` The loop takes column ${t.column}.`:" It was the last column.";return Y(e,t.queens,t.stepColumn)+n},back({state:t,frames:e,returned:n},s){let{row:o}=e.at(-1),r={row:o+1,columns:[...t.queens,t.stepColumn]},i=tt(o,t.column,s);return`*${J(r)}* returns ${n}. Its frame is gone, and row ${o} ${i}.`},end:({returned:t},e)=>`*place(0, [])* returns ${t}. The stack is empty, and print shows ${e} ${t}.`},Dt={name:"Call stack",title:J,detail(t,{state:e,kind:n},s){let{row:o,column:r}=t;if(o===s)return"runs: returns 1";if(r===s)return`runs: returns ${t.found}`;let i=r+1<s?`next ${r+1}`:"the last",a=`runs: tries ${S(o,r,s)}`;return t.isWaiting?a=`waits at ${S(o,r,s)}, ${i}`:n==="skip"&&(a=`runs: ${S(o,e.stepColumn,s)} is attacked`),t.found?`${a} (found ${t.found})`:a},counts:(t,e)=>`${b(t.length,"frame")}, ${b(e,"call")} so far`,sentence:(t,e)=>_t[t.kind](t,e),args(t,e){return t.row===0?{caption:"What print gave to the running call",items:[["row","0","the top row"],["columns",I(t.columns),"no queens yet"]]}:{caption:`What row ${t.row-1} gave to the running call`,items:[["row + 1",`${t.row}`,t.row===e?"below the last row":"the next row down"],["[*columns, column]",I(t.columns),"a new list: the queens above, and this one"]]}},lines({state:t,kind:e},n){return e==="put"&&t.queens.length===n?["if row == N","return 1"]:{start:["def place"],put:["def place"],skip:["if not is_attacked"],back:["found += place"],end:["return found","print"]}[e]}},Gt={start:({frames:t})=>`The list has one entry, *${R(t[0])}*: the top row, no queens, column 0.`,put({state:t,frames:e},n){let[s,o]=e.slice(-2),r=m(s.row,t.stepColumn,n),i=`Row ${s.row} leaves *${R(s)}* for later`;return`*${r}* is free. ${i}, and *${R(o)}* goes on top.`},skip({state:t,frames:e},n){let s=e.at(-1),o=`Row ${s.row} leaves *${R(s)}* for later.`;return`${Y(n,t.queens,t.stepColumn)} ${o}`},back({state:t,frames:e},n){let{row:s}=e.at(-1);return`${t.wasFull?`There is no row ${n}, so found grows by 1.`:`Row ${s+1} has no column left.`} Its entry is gone, and row ${s} ${tt(s,t.column,n)}.`},end:({returned:t},e)=>`Row 0 has no column left. The list is empty, and print shows ${e} ${t}.`},Kt={name:"The list stack",title:R,detail(t,e,n){let s=Z(t);if(t.row===n)return"is next: a solution";let o=s<n?S(t.row,s,n):"no column left";return t.isWaiting?`waits: ${o}`:`is next: ${o}`},counts:t=>t.length===1?"1 entry":`${t.length} entries`,sentence:(t,e)=>Gt[t.kind](t,e),args:t=>({caption:"What the top entry keeps",items:[["row",`${t.row}`,"the row to fill"],["columns",I(t.columns),"the queens above it"],["column",`${Z(t)}`,"the column to go on with"]]}),lines({state:t,kind:e}){let n="row, columns, column = stack.pop",s="stack.append((row, columns",o="if not is_attacked",r=t.wasFull?[n,"if row == N","found += 1"]:[n,"elif column < N"];return{start:["stack = "],put:[s,"stack.append((row + 1"],skip:[s,o],back:r,end:["while stack","print"]}[e]}},T={"recursive-program":Dt,"loop-program":Kt};function wt({row:t,columns:e,column:n,isWaiting:s},o){let r=e.map((c,p)=>m(p,c,o)),i=r.length?`the ${r.length>1?"queens":"queen"} on ${y(r)}`:"no queens",a=s?`It waits at ${S(t,n,o)}, then ${tt(t,n+1,o)}`:"It runs";return`Row ${t} knows ${i}. ${a}.`}function xt(t,e){let n=2*Math.max(.01,Math.round(t*.4)/100),s=t<=12?.8:1,o=e?s:n;return[-o,-n,t+o+n,t+o+n].map(r=>Number(r.toFixed(2)))}var Qt=500,Yt=10,et;function kt({pointerType:t,target:e,currentTarget:n,clientX:s,clientY:o}){if(et?.abort(),t==="mouse")return;et=new AbortController;let{signal:r}=et,i=(p,$)=>n.addEventListener(p,$,{capture:!0,signal:r}),a=setTimeout(()=>{i("click",V),e.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},Qt),c=()=>clearTimeout(a);r.addEventListener("abort",c),i("contextmenu",p=>p.isTrusted&&V(p)),i("pointerup",c),i("pointercancel",c),i("pointermove",p=>Math.hypot(p.clientX-s,p.clientY-o)>Yt&&c())}function V(t){t.preventDefault(),t.stopPropagation()}function qt(t,e,n){let s=t.currentTarget,o=L(t);if(!o||t.button!==0)return;let r=new AbortController,{signal:i}=r,a=o,c=!1,p=({clientX:g,clientY:w})=>{let u=document.elementFromPoint(g,w),k=u&&s.contains(u)?L({target:u}):void 0;!k||`${k}`==`${a}`||(e(c?[k]:[o,k],!c),[a,c]=[k,!0])},$=({type:g})=>{r.abort(),c&&(g==="pointercancel"&&n(),s.addEventListener("click",V,{capture:!0,once:!0}),setTimeout(()=>s.removeEventListener("click",V,{capture:!0})))};addEventListener("pointermove",p,{signal:i});for(let g of["pointerup","pointercancel"])addEventListener(g,$,{signal:i})}var H=t=>[...Array(t).keys()],W=(t,e)=>`${100*t/e}%`;function Xt(t){let{name:e,n,layers:s,choose:o,forbid:r,drag:i,cancelStroke:a,point:c=()=>{},hasCoordinates:p=n>3,texts:$,heat:g,leave:w=()=>{}}=t,u=d=>_=>{let N=L(_);N&&d(N)},k=d=>{lt(d),u(c)(d)},ot=d=>{r&&(d.preventDefault(),u(r)(d))},h=d=>{r&&kt(d),i&&qt(d,i,a)},[q,M,E,O]=xt(n,p),U=`left: ${W(-q,E)}; top: ${W(-M,O)}`,x=`width: ${W(n,E)}; height: ${W(n,O)}`,Lt=H(n).map(d=>{let _=H(n).map(N=>Jt(t,[d,N]));return l`<div role="row">${_}</div>`}),Ct=Math.max(1,...($??[]).map(({length:d})=>d));return l`<div
class="qa-click ${$&&!g?"qa-click-letters":""}"
style="--signs: ${Ct}"
@pointerleave=${w}
@focusout=${w}>
<svg class="qa-board" aria-hidden="true" viewBox="${q} ${M} ${E} ${O}">
${G(`squares-${n}`)}${p?G(`coordinates-${n}`):f}${s}
</svg>
${at(n,l`<div
role="grid"
class="qa-click-grid"
aria-label="${e}, ${n} x ${n}"
style="--n: ${n}; ${U}; ${x}"
@click=${u(o)}
@keydown=${d=>ut(d,t)}
@focusin=${k}
@contextmenu=${ot}
@pointerover=${u(c)}
@pointerdown=${h}>${Lt}</div>`)}
</div>`}function bt(t,e){let{n}=t,s=H(n).map(i=>l`<span class=${i===e?"qa-edge-here":""}>${n-i}</span>`),o=H(n).map(i=>l`<span>${K(i)}</span>`),r=Xt({...t,hasCoordinates:!1});return l`<div class="qa-edge-ranks" aria-hidden="true">${s}</div>${r}
<span></span><div
class="qa-edge-files"
aria-hidden="true"
data-qa-part="files">${o}</div>`}function Jt({n:t,texts:e,describe:n,isSelected:s,heat:o,look:r=()=>""},i){let a=i[0]*t+i[1],c=e?.[a];return l`<div
role="gridcell"
class=${r(i)}
style=${o?`--part: ${o(i)}%`:f}
tabindex=${a===0?0:-1}
aria-label=${n(i)}
aria-selected=${s(i)}>${c?l`<span>${c}</span>`:f}</div>`}var A=(t,e)=>C`<path class=${t} d=${e.join("")}></path>`;function vt(t,e){let n=e.map(([s,o])=>`${o},${s}`);return C`<polyline
class=${t}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...n,"0,0"].join(" ")}></polyline>`}var yt=(t,e)=>`M0 ${t}h${e}v1h-${e}z`,St=([t,e])=>`M${e+.06} ${t+.06}h.88v.88h-.88z`,Tt=([t,e],n)=>`M${e+.5-n} ${t+.5-n}l${2*n} ${2*n}m0-${2*n}l-${2*n} ${2*n}`,Zt=([[t,e],[n,s]])=>`M${e+.5} ${t+.5}L${s+.5} ${n+.5}`,te=.46;function At(t,e){let n=te/Math.hypot(t[0]-e[0],t[1]-e[1]),s=(o,r)=>o.map((i,a)=>i+(r[a]-i)*n);return Zt([s(t,e),s(e,t)])}var ee=([t,e])=>`M${e+.26} ${t+.26}h.48v.48h-.48z`,ne=([t,e])=>`M${e+.23} ${t+.5}a.27 .27 0 1 0 .54 0a.27 .27 0 1 0-.54 0`;function Mt({name:t,n:e,state:n,choose:s,ringed:o,attacked:r}){let{queens:i}=n,c=i.length<e&&!X(n,e)?i.length:void 0,p=([h])=>h<i.length,$=[!1,!0].flatMap(h=>{let q=h?"qa-hand-old":"",M=ht(e).filter(x=>p(x)===h),E=M.filter(x=>nt(n,x)==="attacked"),O=M.filter(x=>nt(n,x)==="searched"),U=E.map(x=>Tt(x,.12));return[A(`qa-attacked ${q}`,U),A(`qa-hand-searched ${q}`,O.map(ee))]}),w=(r?j(i,r[1]):[]).map(h=>At(h,r));r&&w.push(ne(r));let u=[...$,vt("qa-hand-queens",v(i)),A("qa-row-here",c===void 0?[]:[yt(c,e)]),A("qa-hand-attack",w),A("qa-hand-ring",o?[St(o)]:[])];return l`<div class="qa-hand-board" data-qa-part="board">${bt({name:t,n:e,layers:u,choose:s,isSelected:([h,q])=>i[h]===q,describe:h=>se(e,n,h)},c)}</div>`}function nt({queens:t,column:e},[n,s]){let o=t[n]??(n===t.length?e:0);if(!(s>=o))return j(t.slice(0,n),s).length?"attacked":"searched"}function se(t,e,n){let{queens:s}=e;if(s[n[0]]===n[1])return z(n,t,"queen");let o=nt(e,n);if(!o)return z(n,t,"empty");let r=o==="attacked"?ft(n,t,v(s.slice(0,n[0]))):"all below it searched";return z(n,t,"empty","tried",r)}var Et=t=>document.getElementById(t)?.querySelector("code")?.textContent;function Ot(t,e,n,s=()=>{}){let i=t.trimEnd().replace(/^""".*"""\n+/,"").replaceAll(`


`,`

`).replace(/^N = \d+$/m,`N = ${e}`).split(`
`).map(a=>oe(a,n,s(a)));return l`<pre
class="qa-hand-program"
role="region"
tabindex="0"
aria-label="Program"
data-qa-part="program">${i}</pre>`}function oe(t,e,n){let s=e.some(c=>t.trim().startsWith(c)),[,o,r]=t.match(/^([^#]*)(#.*)?$/),i=o||(r?"":" "),a=r?l`<i>${r}</i>`:f;return l`<span
class=${s?"qa-hand-lit":""}
data-qa-waiting=${n??f}>${i}${a}</span>`}var re={4:800,5:400},ie="found += place",st=class extends rt{static properties={n:{type:Number},sizes:{type:Array},programs:{type:Array},form:{state:!0},row:{state:!0}};fillsScreen=!0;keys="On the board, arrow keys go from square to square, and Enter shows the call of a row.";links={"data-qa-calls":e=>{let[n,s,o="recursive-program"]=e.split(" ");this.form=o,this.open(Number(n),Number(s))}};player=new F(this,{pace:()=>[re[this.n],1],changed:()=>{this.row=void 0}});constructor(){super(),this.form="recursive-program"}setup(){this.open(this.n,this.player.position),this.whenParsed(()=>this.requestUpdate())}open(e,n=0){this.moments=gt(e),this.player.set(n,this.moments.length-1),Object.assign(this,{n:e,row:void 0})}get moment(){return this.moments[this.player.position]}select(e){this.row=this.row===e?void 0:e}get sentence(){let{n:e,row:n,moment:s}=this;if(n===void 0)return T[this.form].sentence(s,e);let o=s.frames[n];return o?wt(o,e):`Row ${n} has no frame: its call has not begun, or it has returned.`}get board(){let{row:e,moment:n}=this,{state:s,kind:o}=n,r=n.frames[e];if(!r)return{state:s,attacked:o==="skip"?[s.queens.length,s.stepColumn]:void 0};let{columns:i,column:a,isWaiting:c}=r;return{state:{...s,queens:i,column:a},ringed:c?[e,a]:void 0}}render(){let{n:e,moment:n,player:s}=this,o=T[this.form],r=this.programs.find(([u])=>u===this.form),a=[...Array(e+1).keys()].toReversed().map(u=>this.#t(u,n.frames[u])),c=D(this.sizes,e,u=>this.open(u)),p=Mt({name:this.ariaLabel,n:e,choose:([u])=>this.select(u),...this.board}),$=o.counts(n.frames,n.calls),g=([u])=>Object.assign(this,{form:u,row:void 0}),w=D(this.programs,r,g,([,u])=>u);return l`<div class="qa-calls-stage" style="--n: ${e}">
<div class="qa-top-bar">
${s.view("Step",`step ${s.position} of ${s.max}`)}
<span role="group" aria-label="Size of the board">N = ${c}</span>
</div>
<div class="qa-calls-scene">
<div class="qa-hand">${p}</div>
<div class="qa-calls-stack">
<p class="qa-calls-head"><b>${o.name}</b> <span
data-qa-part="counts">${$}</span></p>
<div
class="qa-calls-frames"
role="list"
data-qa-part="stack">${a}</div>
</div>
</div>
${this.message(this.sentence)}
<div class="qa-calls-code">
<div class="qa-calls-forms" role="group" aria-label="Program">${w}</div>
${this.#e()}
<div class="qa-calls-words" data-qa-part="words">${this.#n(n.frames.at(-1))}</div>
</div>
</div>`}#t(e,n){if(!n)return l`<div aria-hidden="true"></div>`;let s=T[this.form],r=s.detail(n,this.moment,this.n).split(/( \([^)]+\))/).map((i,a)=>a%2?l`<i>${i}</i>`:i);return l`<div role="listitem">
<button
type="button"
class=${n.isWaiting?"qa-calls-waits":"qa-calls-runs"}
data-qa-frame=${e}
aria-pressed=${e===this.row}
@click=${()=>this.select(e)}><code>${s.title(n)}</code> <span>${r}</span></button>
</div>`}#e(){let e=(Et(this.form)??"").split(`


`).slice(2).join(`

`),n=this.moment.frames.filter(i=>i.isWaiting).length,s=`${n?b(n,"call waits","calls wait"):"no call waits"} here`,o=T[this.form].lines(this.moment,this.n),r=i=>i.trim().startsWith(ie)?s:void 0;return Ot(e,this.n,o,r)}#n(e){if(!e)return f;let{caption:n,items:s}=T[this.form].args(e,this.n),o=([r,i,a])=>l`<div><code>${r}</code> = <b>${i}</b><span>${a}</span></div>`;return l`<p class="qa-calls-caption">${n}</p>
${s.map(o)}`}};it("queens-call-stack",st);})();
})();
