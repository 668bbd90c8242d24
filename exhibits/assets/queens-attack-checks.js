(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:fe,Figure:Z,Part:me,QueensElement:$e,button:ge,checkbox:xe,choiceIn:ke,choices:B,define:tt,dropdown:qe,fill:ye,formatted:be,html:p,keyed:et,live:nt,moveTabStop:st,nothing:x,numberIn:ve,pressInGrid:ot,scaleOf:we,squareUnder:w,svg:k,use:H}=queensBase;var rt=e=>(e<26?"":"a")+String.fromCharCode(97+e%26),g=(e,t,n)=>`${rt(t)}${n-e}`,at=(e,t)=>[t-Number(e.slice(1)),e.charCodeAt(0)-97];var S=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),b=(e,t,n=`${t}s`)=>`${S(e)} ${e===1?t:n}`;function L(e){let t=e.slice(0,-1).join(", "),n=e.slice(-1);return t?`${t} and ${n}`:n.join("")}var q=e=>e.flatMap((t,n)=>t===null?[]:[[n,t]]),it=e=>Array.from({length:e*e},(t,n)=>[Math.floor(n/e),n%e]);function _([e,t],[n,s]){let o=Math.abs(e-n),r=Math.abs(t-s);if(!(o===0&&r===0))return o===0?"row":r===0?"column":o===r?"diagonal":void 0}var A=(e,t)=>e.filter(n=>_(n,t));var U=(e,t,...n)=>[g(...e,t),...n].filter(Boolean).join(", ");function ct(e,t,n){let s=A(n,e).map(o=>g(...o,t));return s.length?`attacked by ${L(s)}`:""}function E(e,t){let n=2*Math.max(.01,Math.round(e*.4)/100),s=e<=12?.8:1,o=t?s:n;return[-o,-n,e+o+n,e+o+n].map(r=>Number(r.toFixed(2)))}var Ft=500,jt=10,V;function lt({pointerType:e,target:t,currentTarget:n,clientX:s,clientY:o}){if(V?.abort(),e==="mouse")return;V=new AbortController;let{signal:r}=V,a=(l,m)=>n.addEventListener(l,m,{capture:!0,signal:r}),c=setTimeout(()=>{a("click",P),t.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},Ft),i=()=>clearTimeout(c);r.addEventListener("abort",i),a("contextmenu",l=>l.isTrusted&&P(l)),a("pointerup",i),a("pointercancel",i),a("pointermove",l=>Math.hypot(l.clientX-s,l.clientY-o)>jt&&i())}function P(e){e.preventDefault(),e.stopPropagation()}function ut(e,t,n){let s=e.currentTarget,o=w(e);if(!o||e.button!==0)return;let r=new AbortController,{signal:a}=r,c=o,i=!1,l=({clientX:$,clientY:u})=>{let h=document.elementFromPoint($,u),d=h&&s.contains(h)?w({target:h}):void 0;!d||`${d}`==`${c}`||(t(i?[d]:[o,d],!i),[c,i]=[d,!0])},m=({type:$})=>{r.abort(),i&&($==="pointercancel"&&n(),s.addEventListener("click",P,{capture:!0,once:!0}),setTimeout(()=>s.removeEventListener("click",P,{capture:!0})))};addEventListener("pointermove",l,{signal:a});for(let $ of["pointerup","pointercancel"])addEventListener($,m,{signal:a})}var pt=e=>[...Array(e).keys()],N=(e,t)=>`${100*e/t}%`;function ht(e){let{name:t,n,layers:s,choose:o,forbid:r,drag:a,cancelStroke:c,point:i=()=>{},hasCoordinates:l=n>3,texts:m,heat:$,leave:u=()=>{}}=e,h=f=>z=>{let M=w(z);M&&f(M)},d=f=>{st(f),h(i)(f)},y=f=>{r&&(f.preventDefault(),h(r)(f))},Pt=f=>{r&&lt(f),a&&ut(f,a,c)},[X,J,F,j]=E(n,l),Nt=`left: ${N(-X,F)}; top: ${N(-J,j)}`,It=`width: ${N(n,F)}; height: ${N(n,j)}`,Ct=pt(n).map(f=>{let z=pt(n).map(M=>zt(e,[f,M]));return p`<div role="row">${z}</div>`}),Rt=Math.max(1,...(m??[]).map(({length:f})=>f));return p`<div
class="qa-click ${m&&!$?"qa-click-letters":""}"
style="--signs: ${Rt}"
@pointerleave=${u}
@focusout=${u}>
<svg class="qa-board" aria-hidden="true" viewBox="${X} ${J} ${F} ${j}">
${H(`squares-${n}`)}${l?H(`coordinates-${n}`):x}${s}
</svg>
${et(n,p`<div
role="grid"
class="qa-click-grid"
aria-label="${t}, ${n} x ${n}"
style="--n: ${n}; ${Nt}; ${It}"
@click=${h(o)}
@keydown=${f=>ot(f,e)}
@focusin=${d}
@contextmenu=${y}
@pointerover=${h(i)}
@pointerdown=${Pt}>${Ct}</div>`)}
</div>`}function zt({n:e,texts:t,describe:n,isSelected:s,heat:o,look:r=()=>""},a){let c=a[0]*e+a[1],i=t?.[c];return p`<div
role="gridcell"
class=${r(a)}
style=${o?`--part: ${o(a)}%`:x}
tabindex=${c===0?0:-1}
aria-label=${n(a)}
aria-selected=${s(a)}>${i?p`<span>${i}</span>`:x}</div>`}var O=(e,t)=>k`<path class=${e} d=${t.join("")}></path>`;function dt(e,t){let n=t.map(([s,o])=>`${o},${s}`);return k`<polyline
class=${e}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...n,"0,0"].join(" ")}></polyline>`}var ft=(e,t)=>`M0 ${e}h${t}v1h-${t}z`,mt=([e,t])=>`M${t+.06} ${e+.06}h.88v.88h-.88z`;var D=([[e,t],[n,s]])=>`M${t+.5} ${e+.5}L${s+.5} ${n+.5}`,Bt=.46;function $t(e,t){let n=Bt/Math.hypot(e[0]-t[0],e[1]-t[1]),s=(o,r)=>o.map((a,c)=>a+(r[c]-a)*n);return D([s(e,t),s(t,e)])}function gt(e,t,n){let s=!1,o,r=()=>{let c=s&&!document.hidden;c!==o&&t(c),o=c},a=new IntersectionObserver(c=>{s=c.at(-1).isIntersecting,r()});a.observe(e),document.addEventListener("visibilitychange",r,{signal:n}),n.addEventListener("abort",()=>a.disconnect())}var Ht="M6 5v14h2V5zm13 0-9 7 9 7z",_t="M16 5l-9 7 9 7z",Ut=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],Vt="M8 5l9 7-9 7z",Dt="M18 5v14h-2V5zM5 5l9 7-9 7z",C=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#o;#n=!0;#s;#r;#a=0;constructor(t,{pace:n,changed:s=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:n,changed:s,stays:o}}set(t,n=this.max){let s=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=n,this.position=Math.min(Math.max(t,0),n),s&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#o),this.#s=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,n=()=>!1){let[s,o]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#i():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!n(this.position)?this.playAfter(s,t,n):this.#t.announceAgain())}playAfter(t,n,s){this.isPlaying=!0;let o=()=>this.play(n,s);this.#o=this.#t.later(t,()=>{this.#n?o():this.#s=o}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#r)return;this.#r=t,this.#n=!0;let n=s=>{this.#n=s,s&&this.#s?.()};gt(this.#t,n,t)}#i(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#i():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,n={}){let s=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},r=s in n?()=>this.goTo(n[s]):o[s],a=t.altKey||t.ctrlKey||t.metaKey,c=t.target,i=t.key===" "?"button, a, input:not([type=range])":"[type=range]",l=c.closest("select, textarea, [role=region]")||!(s in n)&&c.closest(i);!r||a||t.defaultPrevented||l||(t.preventDefault(),r())}view(t,n){return p`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,n)}</div>`}buttons(t,{hasEnds:n=!1}={}){let{position:s,max:o}=this,r=s===0,a=s===o;return p`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${n?I("first","Back to the start",[Ht],()=>this.goTo(0),r):x}
${I("back","Back",[_t],()=>this.goTo(s-1),r)}
${this.playButton()}
${I("forward","Forward",[Vt],()=>this.forward(),a)}
${n?I("last","To the end",[Dt],()=>this.goTo(o),a):x}
</div>`}playButton(){return p`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${xt(Ut)}</button>`}slider(t,n,s=0){let{position:o,max:r}=this;return p`<input
type="range"
min=${s}
max=${r+s}
.value=${nt(`${o+s}`)}
aria-label=${t}
aria-valuetext=${n}
autocomplete="off"
data-qa-part="slider"
@input=${({target:a})=>this.goTo(Number(a.value)-s)}
@pointerdown=${()=>this.#a=this.position}
@pointercancel=${()=>this.goTo(this.#a)}><span data-qa-part="progress">${n}</span>`}},xt=e=>p`<svg viewBox="0 0 24 24" aria-hidden="true">${e.map(t=>k`<path d=${t} />`)}</svg>`,I=(e,t,n,s,o)=>p`<button
type="button"
data-qa-part=${e}
title=${t}
aria-disabled=${o}
@click=${s}>${xt(n)}</button>`;var Gt={kind:"start",queens:[],column:0,at:0,wasFull:!1,tried:0,placed:0,solutions:0,path:[0]},Kt={put({queens:e,column:t,tried:n,placed:s,solutions:o,path:r},a){let c=e.length===a-1;return{queens:[...e,t],column:c?a:0,path:[...r,s+1],tried:n+1,placed:s+1,solutions:o+Number(c)}},skip:({column:e,tried:t})=>({column:e+1,tried:t+1}),back({queens:e,path:t},n){let s=e.at(-1);return{queens:e.slice(0,-1),column:s+1,at:s,wasFull:e.length===n,path:t.slice(0,-1)}}};function Wt({queens:e,column:t},n){return t===n?"back":G(e,t).length?"skip":"put"}function kt(e){let t=[Gt];for(;!Qt(t.at(-1),e);){let n=t.at(-1),s=Wt(n,e);t.push({...n,kind:s,at:n.column,wasFull:!1,...Kt[s](n,e)})}return t}var Qt=(e,t)=>!e.queens.length&&e.column===t;var G=(e,t)=>A(q(e),[e.length,t]);function K(e){let[t,...n]=e.split(" "),s=n.map(o=>at(o,t)[1]);return{n:Number(t),columns:s.slice(0,-1),column:s.at(-1)}}var W=({n:e,columns:t,column:n})=>g(t.length,n,e),T=(e,t,n)=>({taken:n,rising:t+n,falling:t-n+e-1}),R=({columns:e,column:t})=>!G(e,t).length,qt=({n:e,columns:t})=>t.map((n,s)=>({name:g(s,n,e),queen:[s,n]})),yt=({columns:e,column:t})=>(n,s)=>n===t||Math.abs(n-t)===e.length-s;function Yt(e){let t=e.columns.findIndex(yt(e));return t<0?e.columns.length:t+1}var Xt=({n:e,columns:t,column:n})=>Object.entries(T(e,t.length,n)).map(([s,o])=>({name:`${s}[${o}]`,flag:s,index:o}));function Jt({columns:e,column:t}){return e.includes(t)?1:e.some((n,s)=>s+n===e.length+t)?2:3}function Zt({columns:e,column:t}){if(e.includes(t))return 0;let n=e.findLastIndex(yt({columns:e,column:t}));return e.length-Math.max(n,0)}var v=[{key:"queens",askable:qt,countOf:Yt,way:"compares queens from the top row down",miss:"No queen attacks the square, so it compares"},{key:"flags",askable:Xt,countOf:Jt,way:"looks up column, rising and falling diagonal",miss:"No flag is set, so it looks up"},{key:"list",askable:e=>qt(e).toReversed(),countOf:Zt,way:"compares queens from the nearest row up",miss:"No queen is on a diagonal of the square, so it compares"}];function Q({askable:e,countOf:t},n){let s=t(n);return e(n).slice(0,s).map((o,r)=>({...o,isHit:r===s-1&&!R(n)}))}function bt(e,t){let n=Q(e,t),s=n.at(-1);return s?.isHit?`It ${e.way}, and stops at ${s.name}.`:s?`${e.miss} ${n.length===1?"the only one":`all ${n.length}`}.`:t.columns.length?`Column ${t.column} is not in the list, so the square never comes up.`:"No queen stands above, so there is nothing to compare."}var vt=e=>kt(e).flatMap(({kind:t,queens:n,at:s,placed:o,solutions:r})=>t!=="put"&&t!=="skip"?[]:{n:e,columns:t==="put"?n.slice(0,-1):n,column:s,placed:o,solutions:r});function wt(e,t){let n=t;for(;n>0&&!e[n-1].totals;)n-=1;for(let s=n;s<=t;s+=1){let o=e[s-1]?.totals??v.map(()=>0);e[s].totals??=o.map((r,a)=>r+v[a].countOf(e[s]))}return e[t].totals}function St(e,{columns:t,column:n}){let s=t.join();return e.findIndex(o=>o.column===n&&o.columns.join()===s)}function At(e,t,n){let{n:s,columns:o}=e,r=s-o.length;return t<=o.length?{n:s,columns:o.slice(0,t),column:n}:t>o.length+1?`The search fills one row after the other. Click a square of row ${r}.`:R(e)?{n:s,columns:[...o,e.column],column:n}:`*${W(e)}* is attacked, so no queen goes there. Click another square of row ${r} first.`}var te={row:"the row",column:"the column",diagonal:"a diagonal"};function ee(e,t,n,s=1/0){let o=A(t,n),r=o.slice(0,s).map(a=>`by ${g(...a,e)} along ${te[_(a,n)]}`);return o.length>s&&r.push(`by ${o.length-s} more`),`attacked ${L(r)}`}var Ot=(e,t,n,s=1/0)=>`*${g(...n,e)}* is ${ee(e,t,n,s)}.`;var Tt=(e,t,n)=>Ot(e,q(t),[t.length,n]);var ne=[400,1],se=40,oe=300,re=250,Lt={taken:"column",rising:"row + column",falling:"row − column + N − 1"},Y=class extends Z{static properties={square:{},sizes:{type:Array},programs:{type:Array},squares:{state:!0},program:{state:!0},refusal:{state:!0}};fillsScreen=!0;keys="On the board, arrow keys go from square to square, and Enter asks about one.";links={"data-qa-check":t=>this.follow(t)};player=new C(this,{pace:()=>this.pace,changed:()=>this.refusal=void 0});setup(){this.squares||(this.program=0,this.open(K(this.square)))}get pace(){let{max:t}=this.player;return t<oe?ne:[se,Math.ceil(t/re)]}follow(t){let[,n,s]=t.match(/^(.*?)(?: ([a-z]+))?$/);s&&(this.program=v.findIndex(({key:o})=>o===s)),this.open(K(n))}choose([t,n]){let s=At(this.squares[this.player.position],t,n);this.announceAgain(),typeof s=="string"?this.refusal=s:this.open(s)}open(t){this.squares?.[0].n!==t.n&&(this.squares=vt(t.n)),this.player.set(St(this.squares,t),this.squares.length-1),this.refusal=void 0}#t(t){let{squares:n,player:s,program:o}=this,{n:r,columns:a,column:c}=t;if(s.position===s.max){let{placed:m,solutions:$}=n.at(-1);return`*Finished*: ${b(n.length,"square")} and ${b(m,"queen")} placed lead to ${b($,"solution")}.`}let i=`*${W(t)}* is free: ${a.length===r-1?"all queens stand, a solution":"a queen goes there"}.`,l=bt(v[o],t);return`${R(t)?i:Tt(r,a,c)} ${this.programs[o]}: ${l[0].toLowerCase()}${l.slice(1)}`}render(){let{squares:t,player:n,program:s,programs:o,refusal:r}=this,{position:a,max:c}=n,i=t[a],l=v.map(d=>Q(d,i)),m=wt(t,a),$=(d,y)=>p`<tr class=${y===s?"qa-checks-shown":""} data-qa-row>
<th scope="row"><b>${d}</b>${de(l[y])}</th><td>${l[y].length}</td><td>${S(m[y])}</td></tr>`,u=d=>Object.assign(this,{program:d,refusal:void 0}),h=d=>this.open({n:d,columns:[],column:0});return p`<div class="qa-checks-stage">
<div
class="qa-checks-programs"
role="group"
aria-label="Program on the board">${B([...o.keys()],s,u,d=>o[d])}</div>
<div class="qa-checks-board" data-qa-part="board">${this.#e(i,l[s])}</div>
${ue(s,i,l[s])}
<div class="qa-checks-side">
${this.message(r??this.#t(i),{isWrong:r!==void 0})}
<table class="qa-checks-table">
<thead><tr><th scope="col">questions</th><th scope="col">this square</th><th scope="col">so far</th></tr></thead>
<tbody>${o.map($)}</tbody>
</table>
<div class="qa-checks-run">
<span
class="qa-checks-sizes"
role="group"
aria-label="Size of the board">N = ${B(this.sizes,i.n,h)}</span>
${n.buttons("Search",{hasEnds:!0})}
<div class="qa-lab-run">${n.slider("Squares of the search",`square ${S(a+1)} of ${S(c+1)}`)}</div>
</div>
</div>
</div>`}#e(t,n){let{n:s,columns:o}=t,r=([u,h])=>o[u]===h,a=([u,h])=>u===o.length&&h===t.column,c=u=>n.filter(h=>h.isHit===u).map(h=>ie(h,t)),i=[dt("",q(o)),O("qa-checks-row",[ft(o.length,s)]),O("qa-checks-ring",[mt([o.length,t.column])]),O("qa-checks-no",c(!1)),O("qa-checks-yes",c(!0)),n.map(ce)],l=u=>r(u)?U(u,s,"queen"):U(u,s,"empty",a(u)?"asked about":"",ct(u,s,q(o))),m=u=>r(u)||a(u)?"":ae(t,u),$=n.some(({flag:u})=>u)?it(s).map(m):void 0;return ht({name:this.ariaLabel,n:s,layers:i,texts:$,describe:l,isSelected:r,choose:u=>this.choose(u)})}};function ae({n:e,columns:t,column:n},s){let[o,{rising:r,falling:a}]=[T(e,t.length,n),T(e,...s)];return r===o.rising?`${r}`:a===o.falling?`${a}`:""}function ie({queen:e,flag:t},{n,columns:s,column:o}){let r=s.length;if(e)return $t([r,o],e);if(t==="taken")return`M${o+.5} 0v${n}`;let a=t==="rising"?-1:1,c=m=>m>0?n-1-o:o,i=Math.min(r,c(-a)),l=Math.min(n-1-r,c(a));return D([[r-i,o-a*i],[r+l,o+a*l]])}function ce({queen:e},t){if(!e)return[];let[n,s]=[e[1]+.84,e[0]+.18];return k`<circle class="qa-checks-disc" cx=${n} cy=${s} r=".27"></circle><text class="qa-checks-order" x=${n} y=${s}>${t+1}</text>`}var le=[({columns:e})=>Mt("columns",e),(e,t)=>Object.keys(Lt).map(n=>pe(n,e,t)),({n:e,columns:t,column:n})=>[he(e,t,n),Mt("queens",t)]];function ue(e,t,n){let[s,,o]=E(t.n,!0),r=`--left: ${-100*s/o}%; --width: ${100*t.n/o}%`;return p`<div
class="qa-checks-memory"
style=${r}
data-qa-part="memory">${le[e](t,n)}</div>`}var Mt=(e,t)=>p`<p><code>${e} = [${t.join(", ")}]</code></p>`;function Et(e,t,n){let s=t.map((o,r)=>p`<span class=${o}>${o==="qa-checks-gone"?"":r}</span>`);return p`<div><p><code>${e}</code></p><div
class="qa-checks-cells ${n?"qa-checks-below":""}"
role="img"
aria-label=${e}>${s}</div></div>`}function pe(e,{n:t,columns:n},s){let o=new Set(n.map((i,l)=>T(t,l,i)[e])),r=s.find(({flag:i})=>i===e)?.index,a=i=>`${o.has(i)?"qa-checks-set":""} ${i===r?"qa-checks-current":""}`,c=Array.from({length:e==="taken"?t:2*t-1},(i,l)=>a(l));return Et(`${e}[${Lt[e].replace("N − 1",String(t-1))}]`,c,e==="taken")}function he(e,t,n){let s=o=>t.includes(o)?"qa-checks-gone":o===n?"qa-checks-current":"";return Et("columns_left",Array.from({length:e},(o,r)=>s(r)),!0)}function de(e){let t=({name:n,isHit:s})=>p`<span
class="qa-checks-answer ${s?"qa-checks-hit":""}">${n} ${s?p`<b>yes</b>`:p`<span>no</span>`}</span>`;return p`<span class="qa-checks-answers">${e.map(t)}</span>`}tt("queens-attack-checks",Y);})();
})();
