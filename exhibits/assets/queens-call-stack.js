(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:ae,Figure:nt,Part:ce,QueensElement:le,button:ue,checkbox:pe,choiceIn:de,choices:_,define:st,dropdown:he,fill:fe,formatted:me,html:c,keyed:ot,live:rt,moveTabStop:it,nothing:h,numberIn:$e,pressInGrid:at,scaleOf:ge,squareUnder:M,svg:L,use:D}=queensBase;function ct(t,e,n){let s=!1,o,r=()=>{let a=s&&!document.hidden;a!==o&&e(a),o=a},i=new IntersectionObserver(a=>{s=a.at(-1).isIntersecting,r()});i.observe(t),document.addEventListener("visibilitychange",r,{signal:n}),n.addEventListener("abort",()=>i.disconnect())}var Rt="M6 5v14h2V5zm13 0-9 7 9 7z",Nt="M16 5l-9 7 9 7z",It=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],Bt="M8 5l9 7-9 7z",Ft="M18 5v14h-2V5zM5 5l9 7-9 7z",I=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#n;#s=!0;#o;#r;#i=0;constructor(e,{pace:n,changed:s=()=>{},stays:o=()=>!1}){this.#t=e,this.#e={pace:n,changed:s,stays:o}}set(e,n=this.max){let s=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=n,this.position=Math.min(Math.max(e,0),n),s&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(e){if(this.isHeld)return this.stop();this.set(e),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#n),this.#o=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(e,n=()=>!1){let[s,o]=e??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!n(this.position)?this.playAfter(s,e,n):this.#t.announceAgain())}playAfter(e,n,s){this.isPlaying=!0;let o=()=>this.play(n,s);this.#n=this.#t.later(e,()=>{this.#s?o():this.#o=o}),this.#c()}#c(){let{signal:e}=this.#t;if(e===this.#r)return;this.#r=e,this.#s=!0;let n=s=>{this.#s=s,s&&this.#o?.()};ct(this.#t,n,e)}#a(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(e,n={}){let s=`${e.shiftKey?"Shift ":""}${e.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},r=s in n?()=>this.goTo(n[s]):o[s],i=e.altKey||e.ctrlKey||e.metaKey,a=e.target,l=e.key===" "?"button, a, input:not([type=range])":"[type=range]",u=a.closest("select, textarea, [role=region]")||!(s in n)&&a.closest(l);!r||i||e.defaultPrevented||u||(e.preventDefault(),r())}view(e,n){return c`<div class="qa-lab-run">${this.buttons(e)}${this.slider(e,n)}</div>`}buttons(e,{hasEnds:n=!1}={}){let{position:s,max:o}=this,r=s===0,i=s===o;return c`<div class="qa-lab-buttons" role="group" aria-label=${e}>
${n?N("first","Back to the start",[Rt],()=>this.goTo(0),r):h}
${N("back","Back",[Nt],()=>this.goTo(s-1),r)}
${this.playButton()}
${N("forward","Forward",[Bt],()=>this.forward(),i)}
${n?N("last","To the end",[Ft],()=>this.goTo(o),i):h}
</div>`}playButton(){return c`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${lt(It)}</button>`}slider(e,n,s=0){let{position:o,max:r}=this;return c`<input
type="range"
min=${s}
max=${r+s}
.value=${rt(`${o+s}`)}
aria-label=${e}
aria-valuetext=${n}
autocomplete="off"
data-qa-part="slider"
@input=${({target:i})=>this.goTo(Number(i.value)-s)}
@pointerdown=${()=>this.#i=this.position}
@pointercancel=${()=>this.goTo(this.#i)}><span data-qa-part="progress">${n}</span>`}},lt=t=>c`<svg viewBox="0 0 24 24" aria-hidden="true">${t.map(e=>L`<path d=${e} />`)}</svg>`,N=(t,e,n,s,o)=>c`<button
type="button"
data-qa-part=${t}
title=${e}
aria-disabled=${o}
@click=${s}>${lt(n)}</button>`;var Ct=t=>String(t).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),k=(t,e,n=`${e}s`)=>`${Ct(t)} ${t===1?e:n}`;function q(t){let e=t.slice(0,-1).join(", "),n=t.slice(-1);return e?`${e} and ${n}`:n.join("")}var G=t=>(t<26?"":"a")+String.fromCharCode(97+t%26),f=(t,e,n)=>`${G(e)}${n-t}`;var b=t=>t.flatMap((e,n)=>e===null?[]:[[n,e]]),ut=t=>Array.from({length:t*t},(e,n)=>[Math.floor(n/t),n%t]);function K([t,e],[n,s]){let o=Math.abs(t-n),r=Math.abs(e-s);if(!(o===0&&r===0))return o===0?"row":r===0?"column":o===r?"diagonal":void 0}var O=(t,e)=>t.filter(n=>K(n,e));var B=(t,e,...n)=>[f(...t,e),...n].filter(Boolean).join(", ");function pt(t,e,n){let s=O(n,t).map(o=>f(...o,e));return s.length?`attacked by ${q(s)}`:""}var zt={row:"the row",column:"the column",diagonal:"a diagonal"};function jt(t,e,n,s=1/0){let o=O(e,n),r=o.slice(0,s).map(i=>`by ${f(...i,t)} along ${zt[K(i,n)]}`);return o.length>s&&r.push(`by ${o.length-s} more`),`attacked ${q(r)}`}var dt=(t,e,n,s=1/0)=>`*${f(...n,t)}* is ${jt(t,e,n,s)}.`;var Y=(t,e,n)=>dt(t,b(e),[e.length,n]);var Wt={kind:"start",queens:[],column:0,at:0,wasFull:!1,tried:0,placed:0,solutions:0,path:[0]},Vt={put({queens:t,column:e,tried:n,placed:s,solutions:o,path:r},i){let a=t.length===i-1;return{queens:[...t,e],column:a?i:0,path:[...r,s+1],tried:n+1,placed:s+1,solutions:o+Number(a)}},skip:({column:t,tried:e})=>({column:t+1,tried:e+1}),back({queens:t,path:e},n){let s=t.at(-1);return{queens:t.slice(0,-1),column:s+1,at:s,wasFull:t.length===n,path:e.slice(0,-1)}}};function Ht({queens:t,column:e},n){return e===n?"back":F(t,e).length?"skip":"put"}function ht(t){let e=[Wt];for(;!Q(e.at(-1),t);){let n=e.at(-1),s=Ht(n,t);e.push({...n,kind:s,at:n.column,wasFull:!1,...Vt[s](n,t)})}return e}var Q=(t,e)=>!t.queens.length&&t.column===e;var F=(t,e)=>O(b(t),[t.length,e]);function ft(t){let e=[0],n=ht(t).map(s=>{let o=0;return s.kind==="put"&&e.push(+(s.queens.length===t)),s.kind==="back"&&(o=e.pop(),e[e.length-1]+=o),{state:s,kind:s.kind,frames:Ut(s,t,e),calls:s.placed+1,returned:o}});return[...n,{...n.at(-1),kind:"end",frames:[],returned:e[0]}]}function Ut({queens:t,column:e},n,s){return s.map((o,r)=>{let i=r<t.length,a=r===n?0:e;return{row:r,columns:t.slice(0,r),column:i?t[r]:a,found:o,isWaiting:i}})}var C=t=>`[${t.join(", ")}]`,X=({row:t,columns:e})=>`place(${t}, ${C(e)})`,J=({column:t,isWaiting:e})=>t+Number(e),E=t=>`(${t.row}, ${C(t.columns)}, ${J(t)})`,y=(t,e,n)=>`column ${e} (${f(t,e,n)})`,Z=(t,e,n)=>e<n?`goes on with ${y(t,e,n)}`:"has no column left",_t={start:()=>"print calls *place(0, [])*. Its frame is the first on the stack.",put({state:t,frames:e},n){let[s,o]=e.slice(-2),r=f(s.row,t.at,n),i=o.row===n?" There is no such row: it returns 1.":"";return`*${r}* is free. Row ${s.row} waits at column ${t.at} and calls *${X(o)}*.${i}`},skip({state:t},e){let n=t.column<e?` The loop takes column ${t.column}.`:" It was the last column.";return Y(e,t.queens,t.at)+n},back({state:t,frames:e,returned:n},s){let{row:o}=e.at(-1),r={row:o+1,columns:[...t.queens,t.at]};return`*${X(r)}* returns ${n}. Its frame is gone, and row ${o} ${Z(o,t.column,s)}.`},end:({returned:t},e)=>`*place(0, [])* returns ${t}. The stack is empty, and print shows ${e} ${t}.`},Dt={name:"Call stack",title:X,detail(t,{state:e,kind:n},s){let{row:o,column:r}=t;if(o===s)return"runs: returns 1";if(r===s)return`runs: returns ${t.found}`;let i=r+1<s?`next ${r+1}`:"the last",a=t.isWaiting?`waits at ${y(o,r,s)}, ${i}`:n==="skip"?`runs: ${y(o,e.at,s)} is attacked`:`runs: tries ${y(o,r,s)}`;return t.found?`${a} (found ${t.found})`:a},counts:(t,e)=>`${k(t.length,"frame")}, ${k(e,"call")} so far`,sentence:(t,e)=>_t[t.kind](t,e),words(t,e){let[n,s]=t.row?["row + 1","[*columns, column]"]:["row","columns"],o=t.row===e?"below the last row":t.row?"the next row down":"the top row",r=t.row?`row ${t.row-1}`:"print",i=t.row?"a new list: the queens above, and this one":"no queens yet";return{caption:`What ${r} gave to the running call`,items:[[n,`${t.row}`,o],[s,C(t.columns),i]]}},lines({state:t,kind:e},n){return e==="put"&&t.queens.length===n?["if row == N","return 1"]:{start:["def place"],put:["def place"],skip:["if not is_attacked"],back:["found += place"],end:["return found","print"]}[e]}},Gt={start:({frames:t})=>`The list has one entry, *${E(t[0])}*: the top row, no queens, column 0.`,put({state:t,frames:e},n){let[s,o]=e.slice(-2);return`*${f(s.row,t.at,n)}* is free. Row ${s.row} leaves *${E(s)}* for later, and *${E(o)}* goes on top.`},skip:({state:t,frames:e},n)=>`${Y(n,t.queens,t.at)} Row ${e.at(-1).row} leaves *${E(e.at(-1))}* for later.`,back({state:t,frames:e},n){let{row:s}=e.at(-1);return`${t.wasFull?`There is no row ${n}, so found grows by 1.`:`Row ${s+1} has no column left.`} Its entry is gone, and row ${s} ${Z(s,t.column,n)}.`},end:({returned:t},e)=>`Row 0 has no column left. The list is empty, and print shows ${e} ${t}.`},Kt={name:"The list stack",title:E,detail(t,e,n){let s=J(t);if(t.row===n)return"is next: a solution";let o=s<n?y(t.row,s,n):"no column left";return t.isWaiting?`waits: ${o}`:`is next: ${o}`},counts:t=>t.length===1?"1 entry":`${t.length} entries`,sentence:(t,e)=>Gt[t.kind](t,e),words:t=>({caption:"What the top entry keeps",items:[["row",`${t.row}`,"the row to fill"],["columns",C(t.columns),"the queens above it"],["column",`${J(t)}`,"the column to go on with"]]}),lines({state:t,kind:e}){let[n,s,o]=["row, columns, column = stack.pop","stack.append((row, columns","if not is_attacked"],r=t.wasFull?[n,"if row == N","found += 1"]:[n,"elif column < N"];return{start:["stack = "],put:[s,"stack.append((row + 1"],skip:[s,o],back:r,end:["while stack","print"]}[e]}},S={"recursive-program":Dt,"loop-program":Kt};function mt({row:t,columns:e,column:n,isWaiting:s},o){let r=e.map((l,u)=>f(u,l,o)),i=r.length?`the ${r.length>1?"queens":"queen"} on ${q(r)}`:"no queens",a=s?`It waits at ${y(t,n,o)}, then ${Z(t,n+1,o)}`:"It runs";return`Row ${t} knows ${i}. ${a}.`}function $t(t,e){let n=2*Math.max(.01,Math.round(t*.4)/100),s=t<=12?.8:1,o=e?s:n;return[-o,-n,t+o+n,t+o+n].map(r=>Number(r.toFixed(2)))}var Yt=500,Qt=10,tt;function gt({pointerType:t,target:e,currentTarget:n,clientX:s,clientY:o}){if(tt?.abort(),t==="mouse")return;tt=new AbortController;let{signal:r}=tt,i=(u,g)=>n.addEventListener(u,g,{capture:!0,signal:r}),a=setTimeout(()=>{i("click",z),e.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},Yt),l=()=>clearTimeout(a);r.addEventListener("abort",l),i("contextmenu",u=>u.isTrusted&&z(u)),i("pointerup",l),i("pointercancel",l),i("pointermove",u=>Math.hypot(u.clientX-s,u.clientY-o)>Qt&&l())}function z(t){t.preventDefault(),t.stopPropagation()}function wt(t,e,n){let s=t.currentTarget,o=M(t);if(!o||t.button!==0)return;let r=new AbortController,{signal:i}=r,a=o,l=!1,u=({clientX:m,clientY:v})=>{let $=document.elementFromPoint(m,v),w=$&&s.contains($)?M({target:$}):void 0;!w||`${w}`==`${a}`||(e(l?[w]:[o,w],!l),[a,l]=[w,!0])},g=({type:m})=>{r.abort(),l&&(m==="pointercancel"&&n(),s.addEventListener("click",z,{capture:!0,once:!0}),setTimeout(()=>s.removeEventListener("click",z,{capture:!0})))};addEventListener("pointermove",u,{signal:i});for(let m of["pointerup","pointercancel"])addEventListener(m,g,{signal:i})}var W=t=>[...Array(t).keys()],j=(t,e)=>`${100*t/e}%`;function Xt(t){let{name:e,n,layers:s,choose:o,forbid:r,drag:i,cancelStroke:a,point:l=()=>{},hasCoordinates:u=n>3,texts:g,heat:m,leave:v=()=>{}}=t,$=d=>U=>{let R=M(U);R&&d(R)},w=d=>{it(d),$(l)(d)},p=d=>{r&&(d.preventDefault(),$(r)(d))},x=d=>{r&&gt(d),i&&wt(d,i,a)},[P,A,V,H]=$t(n,u),Lt=`left: ${j(-P,V)}; top: ${j(-A,H)}`,Ot=`width: ${j(n,V)}; height: ${j(n,H)}`,Et=W(n).map(d=>{let U=W(n).map(R=>Jt(t,[d,R]));return c`<div role="row">${U}</div>`}),Pt=Math.max(1,...(g??[]).map(({length:d})=>d));return c`<div
class="qa-click ${g&&!m?"qa-click-letters":""}"
style="--signs: ${Pt}"
@pointerleave=${v}
@focusout=${v}>
<svg class="qa-board" aria-hidden="true" viewBox="${P} ${A} ${V} ${H}">
${D(`squares-${n}`)}${u?D(`coordinates-${n}`):h}${s}
</svg>
${ot(n,c`<div
role="grid"
class="qa-click-grid"
aria-label="${e}, ${n} x ${n}"
style="--n: ${n}; ${Lt}; ${Ot}"
@click=${$(o)}
@keydown=${d=>at(d,t)}
@focusin=${w}
@contextmenu=${p}
@pointerover=${$(l)}
@pointerdown=${x}>${Et}</div>`)}
</div>`}function xt(t,e){let{n}=t,s=W(n).map(i=>c`<span class=${i===e?"qa-edge-here":""}>${n-i}</span>`),o=W(n).map(i=>c`<span>${G(i)}</span>`),r=Xt({...t,hasCoordinates:!1});return c`<div class="qa-edge-ranks" aria-hidden="true">${s}</div>${r}
<span></span><div
class="qa-edge-files"
aria-hidden="true"
data-qa-part="files">${o}</div>`}function Jt({n:t,texts:e,describe:n,isSelected:s,heat:o,look:r=()=>""},i){let a=i[0]*t+i[1],l=e?.[a];return c`<div
role="gridcell"
class=${r(i)}
style=${o?`--part: ${o(i)}%`:h}
tabindex=${a===0?0:-1}
aria-label=${n(i)}
aria-selected=${s(i)}>${l?c`<span>${l}</span>`:h}</div>`}var T=(t,e)=>L`<path class=${t} d=${e.join("")}></path>`;function kt(t,e){let n=e.map(([s,o])=>`${o},${s}`);return L`<polyline
class=${t}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...n,"0,0"].join(" ")}></polyline>`}var bt=(t,e)=>`M0 ${t}h${e}v1h-${e}z`,vt=([t,e])=>`M${e+.06} ${t+.06}h.88v.88h-.88z`,qt=([t,e],n)=>`M${e+.5-n} ${t+.5-n}l${2*n} ${2*n}m0-${2*n}l-${2*n} ${2*n}`,Zt=([[t,e],[n,s]])=>`M${e+.5} ${t+.5}L${s+.5} ${n+.5}`,te=.46;function yt(t,e){let n=te/Math.hypot(t[0]-e[0],t[1]-e[1]),s=(o,r)=>o.map((i,a)=>i+(r[a]-i)*n);return Zt([s(t,e),s(e,t)])}var ee=([t,e])=>`M${e+.26} ${t+.26}h.48v.48h-.48z`,ne=([t,e])=>`M${e+.23} ${t+.5}a.27 .27 0 1 0 .54 0a.27 .27 0 1 0-.54 0`;function St({name:t,n:e,state:n,choose:s,ringed:o,attacked:r}){let{queens:i}=n,a=i.length<e&&!Q(n,e)?i.length:void 0,l=p=>p[0]<i.length,u=(p,x,P)=>ut(e).filter(A=>l(A)===P&&Tt(n,A)===p).map(x),g=[!1,!0].flatMap(p=>[T(`qa-attacked ${p?"qa-hand-old":""}`,u("attacked",x=>qt(x,.12),p)),T(`qa-hand-searched ${p?"qa-hand-old":""}`,u("searched",ee,p))]),m=r?[...F(i,r[1]).map(p=>yt(p,r)),ne(r)]:[],v=[...g,kt("qa-hand-queens",b(i)),T("qa-row-here",a===void 0?[]:[bt(a,e)]),T("qa-hand-attack",m),T("qa-hand-ring",o?[vt(o)]:[])];return c`<div class="qa-hand-board" data-qa-part="board">${xt({name:t,n:e,layers:v,choose:s,isSelected:([p,x])=>i[p]===x,describe:p=>se(e,n,p)},a)}</div>`}function Tt({queens:t,column:e},[n,s]){let o=t[n]??(n===t.length?e:0);if(!(s>=o))return F(t.slice(0,n),s).length?"attacked":"searched"}function se(t,e,n){let{queens:s}=e;if(s[n[0]]===n[1])return B(n,t,"queen");let o=Tt(e,n),r=o==="attacked"?pt(n,t,b(s.slice(0,n[0]))):"all below it searched";return o?B(n,t,"empty","tried",r):B(n,t,"empty")}var At=t=>document.getElementById(t)?.querySelector("code")?.textContent;function Mt(t,e,n,s=()=>{}){let i=t.trimEnd().replace(/^""".*"""\n+/,"").replaceAll(`


`,`

`).replace(/^N = \d+$/m,`N = ${e}`).split(`
`).map(a=>oe(a,n,s(a)));return c`<pre
class="qa-hand-program"
role="region"
tabindex="0"
aria-label="Program"
data-qa-part="program">${i}</pre>`}function oe(t,e,n){let s=e.some(a=>t.trim().startsWith(a)),[,o,r]=t.match(/^([^#]*)(#.*)?$/),i=[o||(r?"":" "),r?c`<i>${r}</i>`:h];return c`<span
class=${s?"qa-hand-lit":""}
data-qa-waiting=${n??h}>${i}</span>`}var re={4:800,5:400},ie="found += place",et=class extends nt{static properties={n:{type:Number},sizes:{type:Array},programs:{type:Array},form:{state:!0},row:{state:!0}};fillsScreen=!0;keys="On the board, arrow keys go from square to square, and Enter shows the call of a row.";links={"data-qa-calls":e=>{let[n,s,o="recursive-program"]=e.split(" ");this.form=o,this.open(Number(n),Number(s))}};player=new I(this,{pace:()=>[re[this.n],1],changed:()=>this.row=void 0});constructor(){super(),this.form="recursive-program"}setup(){this.open(this.n,this.player.position),this.whenParsed(()=>this.requestUpdate())}open(e,n=0){this.moments=ft(e),this.player.set(n,this.moments.length-1),Object.assign(this,{n:e,row:void 0})}get moment(){return this.moments[this.player.position]}select(e){this.row=this.row===e?void 0:e}get sentence(){let{n:e,row:n,moment:s}=this;if(n===void 0)return S[this.form].sentence(s,e);let o=s.frames[n];return o?mt(o,e):`Row ${n} has no frame: its call has not begun, or it has returned.`}get board(){let{row:e,moment:n}=this,{state:s,kind:o}=n,r=n.frames[e];if(!r)return{state:s,attacked:o==="skip"?[s.queens.length,s.at]:void 0};let{columns:i,column:a,isWaiting:l}=r;return{state:{...s,queens:i,column:a},ringed:l?[e,a]:void 0}}render(){let{n:e,moment:n,player:s}=this,o=S[this.form],r=this.programs.find(([a])=>a===this.form),i=[...Array(e+1).keys()].toReversed();return c`<div class="qa-calls-stage" style="--n: ${e}">
<div class="qa-top-bar">
${s.view("Step",`step ${s.position} of ${s.max}`)}
<span role="group" aria-label="Size of the board">N = ${_(this.sizes,e,a=>this.open(a))}</span>
</div>
<div class="qa-calls-scene">
<div class="qa-hand">${St({name:this.ariaLabel,n:e,choose:([a])=>this.select(a),...this.board})}</div>
<div class="qa-calls-stack">
<p class="qa-calls-head"><b>${o.name}</b> <span data-qa-part="counts">${o.counts(n.frames,n.calls)}</span></p>
<div
class="qa-calls-frames"
role="list"
data-qa-part="stack">${i.map(a=>this.#t(a,n.frames[a]))}</div>
</div>
</div>
${this.message(this.sentence)}
<div class="qa-calls-code">
<div class="qa-calls-forms" role="group" aria-label="Program">${_(this.programs,r,([a])=>Object.assign(this,{form:a,row:void 0}),([,a])=>a)}</div>
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
</div>`}#e(){let e=(At(this.form)??"").split(`


`).slice(2).join(`

`),n=this.moment.frames.filter(r=>r.isWaiting).length,s=`${n?k(n,"call waits","calls wait"):"no call waits"} here`,o=S[this.form].lines(this.moment,this.n);return Mt(e,this.n,o,r=>r.trim().startsWith(ie)?s:void 0)}#n(e){if(!e)return h;let{caption:n,items:s}=S[this.form].words(e,this.n);return c`<p class="qa-calls-caption">${n}</p>
${s.map(([o,r,i])=>c`<div><code>${o}</code> = <b>${r}</b><span>${i}</span></div>`)}`}};st("queens-call-stack",et);})();
})();
