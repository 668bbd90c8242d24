(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:fe,Figure:tt,Part:me,QueensElement:$e,button:ge,checkbox:xe,choiceIn:ke,choices:U,define:et,dropdown:qe,fill:ye,formatted:be,html:p,keyed:st,live:nt,moveTabStop:ot,nothing:q,numberIn:ve,pressInGrid:rt,scaleOf:we,showControls:Se,squareUnder:A,svg:y,use:V}=queensBase;var it=e=>(e<26?"":"a")+String.fromCharCode(97+e%26),x=(e,t,s)=>`${it(t)}${s-e}`,at=(e,t)=>[t-Number(e.slice(1)),e.charCodeAt(0)-97];var M=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),v=(e,t,s=`${t}s`)=>`${M(e)} ${e===1?t:s}`;function N(e){let t=e.slice(0,-1).join(", "),s=e.slice(-1);return t?`${t} and ${s}`:s.join("")}var b=e=>e.flatMap((t,s)=>t===null?[]:[[s,t]]),ct=e=>Array.from({length:e*e},(t,s)=>[Math.floor(s/e),s%e]);function D([e,t],[s,n]){let o=Math.abs(e-s),r=Math.abs(t-n);if(!(o===0&&r===0))return o===0?"row":r===0?"column":o===r?"diagonal":void 0}var O=(e,t)=>e.filter(s=>D(s,t));var G=(e,t,...s)=>[x(...e,t),...s].filter(Boolean).join(", ");function lt(e,t,s){let n=O(s,e).map(o=>x(...o,t));return n.length?`attacked by ${N(n)}`:""}function I(e,t){let s=2*Math.max(.01,Math.round(e*.4)/100),n=e<=12?.8:1,o=t?n:s;return[-o,-s,e+o+s,e+o+s].map(r=>Number(r.toFixed(2)))}var Ft=500,jt=10,K;function ut({pointerType:e,target:t,currentTarget:s,clientX:n,clientY:o}){if(K?.abort(),e==="mouse")return;K=new AbortController;let{signal:r}=K,i=(u,f)=>s.addEventListener(u,f,{capture:!0,signal:r}),a=setTimeout(()=>{i("click",R),t.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},Ft),l=()=>clearTimeout(a);r.addEventListener("abort",l),i("contextmenu",u=>u.isTrusted&&R(u)),i("pointerup",l),i("pointercancel",l),i("pointermove",u=>Math.hypot(u.clientX-n,u.clientY-o)>jt&&l())}function R(e){e.preventDefault(),e.stopPropagation()}function pt(e,t,s){let n=e.currentTarget,o=A(e);if(!o||e.button!==0)return;let r=new AbortController,{signal:i}=r,a=o,l=!1,u=({clientX:d,clientY:c})=>{let h=document.elementFromPoint(d,c),$=h&&n.contains(h)?A({target:h}):void 0;!$||`${$}`==`${a}`||(t(l?[$]:[o,$],!l),[a,l]=[$,!0])},f=({type:d})=>{r.abort(),l&&(d==="pointercancel"&&s(),n.addEventListener("click",R,{capture:!0,once:!0}),setTimeout(()=>n.removeEventListener("click",R,{capture:!0})))};addEventListener("pointermove",u,{signal:i});for(let d of["pointerup","pointercancel"])addEventListener(d,f,{signal:i})}var ht=e=>[...Array(e).keys()],F=(e,t)=>`${100*e/t}%`;function dt(e){let{name:t,n:s,layers:n,choose:o,forbid:r,drag:i,cancelStroke:a,point:l=()=>{},hasCoordinates:u=s>3,texts:f,heat:d,leave:c=()=>{}}=e,h=m=>_=>{let P=A(_);P&&m(P)},$=m=>{ot(m),h(l)(m)},S=m=>{r&&(m.preventDefault(),h(r)(m))},g=m=>{r&&ut(m),i&&pt(m,i,a)},[k,C,T,H]=I(s,u),Pt=`left: ${F(-k,T)}; top: ${F(-C,H)}`,Nt=`width: ${F(s,T)}; height: ${F(s,H)}`,It=ht(s).map(m=>{let _=ht(s).map(P=>zt(e,[m,P]));return p`<div role="row">${_}</div>`}),Rt=Math.max(1,...(f??[]).map(({length:m})=>m));return p`<div
class="qa-click ${f&&!d?"qa-click-letters":""}"
style="--signs: ${Rt}"
@pointerleave=${c}
@focusout=${c}>
<svg class="qa-board" aria-hidden="true" viewBox="${k} ${C} ${T} ${H}">
${V(`squares-${s}`)}${u?V(`coordinates-${s}`):q}${n}
</svg>
${st(s,p`<div
role="grid"
class="qa-click-grid"
aria-label="${t}, ${s} x ${s}"
style="--n: ${s}; ${Pt}; ${Nt}"
@click=${h(o)}
@keydown=${m=>rt(m,e)}
@focusin=${$}
@contextmenu=${S}
@pointerover=${h(l)}
@pointerdown=${g}>${It}</div>`)}
</div>`}function zt({n:e,texts:t,describe:s,isSelected:n,heat:o,look:r=()=>""},i){let a=i[0]*e+i[1],l=t?.[a];return p`<div
role="gridcell"
class=${r(i)}
style=${o?`--part: ${o(i)}%`:q}
tabindex=${a===0?0:-1}
aria-label=${s(i)}
aria-selected=${n(i)}>${l?p`<span>${l}</span>`:q}</div>`}var L=(e,t)=>y`<path class=${e} d=${t.join("")}></path>`;function ft(e,t){let s=t.map(([n,o])=>`${o},${n}`);return y`<polyline
class=${e}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...s,"0,0"].join(" ")}></polyline>`}var mt=(e,t)=>`M0 ${e}h${t}v1h-${t}z`,$t=([e,t])=>`M${t+.06} ${e+.06}h.88v.88h-.88z`;var W=([[e,t],[s,n]])=>`M${t+.5} ${e+.5}L${n+.5} ${s+.5}`,Bt=.46;function gt(e,t){let s=Bt/Math.hypot(e[0]-t[0],e[1]-t[1]),n=(o,r)=>o.map((i,a)=>i+(r[a]-i)*s);return W([n(e,t),n(t,e)])}function xt(e,t,s){let n=!1,o,r=()=>{let a=n&&!document.hidden;a!==o&&t(a),o=a},i=new IntersectionObserver(a=>{n=a.at(-1).isIntersecting,r()});i.observe(e),document.addEventListener("visibilitychange",r,{signal:s}),s.addEventListener("abort",()=>i.disconnect())}var Ht="M6 5v14h2V5zm13 0-9 7 9 7z",_t="M16 5l-9 7 9 7z",Ut=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],Vt="M8 5l9 7-9 7z",Dt="M18 5v14h-2V5zM5 5l9 7-9 7z",z=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#o;#s=!0;#n;#r;#i=0;constructor(t,{pace:s,changed:n=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:s,changed:n,stays:o}}set(t,s=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=s,this.position=Math.min(Math.max(t,0),s),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#o),this.#n=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,s=()=>!1){let[n,o]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!s(this.position)?this.playAfter(n,t,s):this.#t.announceAgain())}playAfter(t,s,n){this.isPlaying=!0;let o=()=>this.play(s,n);this.#o=this.#t.later(t,()=>{this.#s?o():this.#n=o}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#r)return;this.#r=t,this.#s=!0;let s=n=>{this.#s=n,n&&this.#n?.()};xt(this.#t,s,t)}#a(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,s={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},r=n in s?()=>this.goTo(s[n]):o[n],i=t.altKey||t.ctrlKey||t.metaKey,a=t.target,l=t.key===" "?"button, a, input:not([type=range])":"[type=range]",u=a.closest("select, textarea, [role=region]")||!(n in s)&&a.closest(l);!r||i||t.defaultPrevented||u||(t.preventDefault(),r())}view(t,s){return p`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,s)}</div>`}buttons(t,{hasEnds:s=!1}={}){let{position:n,max:o}=this,r=n===0,i=n===o;return p`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${s?j("first","Back to the start",[Ht],()=>this.goTo(0),r):q}
${j("back","Back",[_t],()=>this.goTo(n-1),r)}
${this.playButton()}
${j("forward","Forward",[Vt],()=>this.forward(),i)}
${s?j("last","To the end",[Dt],()=>this.goTo(o),i):q}
</div>`}playButton(){return p`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${kt(Ut)}</button>`}slider(t,s,n=0){let{position:o,max:r}=this;return p`<input
type="range"
min=${n}
max=${r+n}
.value=${nt(`${o+n}`)}
aria-label=${t}
aria-valuetext=${s}
autocomplete="off"
data-qa-part="slider"
@input=${({target:i})=>this.goTo(Number(i.value)-n)}
@pointerdown=${()=>this.#i=this.position}
@pointercancel=${()=>this.goTo(this.#i)}><span data-qa-part="progress">${s}</span>`}},kt=e=>p`<svg viewBox="0 0 24 24" aria-hidden="true">${e.map(t=>y`<path d=${t} />`)}</svg>`,j=(e,t,s,n,o)=>p`<button
type="button"
data-qa-part=${e}
title=${t}
aria-disabled=${o}
@click=${n}>${kt(s)}</button>`;var Gt={kind:"start",queens:[],column:0,stepColumn:0,wasFull:!1,tried:0,placed:0,solutions:0,path:[0]},Kt={put({queens:e,column:t,tried:s,placed:n,solutions:o,path:r},i){let a=e.length===i-1;return{queens:[...e,t],column:a?i:0,path:[...r,n+1],tried:s+1,placed:n+1,solutions:o+Number(a)}},skip:({column:e,tried:t})=>({column:e+1,tried:t+1}),back({queens:e,path:t},s){let n=e.at(-1);return{queens:e.slice(0,-1),column:n+1,stepColumn:n,wasFull:e.length===s,path:t.slice(0,-1)}}};function Wt({queens:e,column:t},s){return t===s?"back":Q(e,t).length?"skip":"put"}function qt(e){let t=[Gt];for(;!Qt(t.at(-1),e);){let s=t.at(-1),n=Wt(s,e),o={kind:n,stepColumn:s.column,wasFull:!1};t.push({...s,...o,...Kt[n](s,e)})}return t}var Qt=(e,t)=>!e.queens.length&&e.column===t;var Q=(e,t)=>O(b(e),[e.length,t]);function Y(e){let[t,...s]=e.split(" "),n=s.map(o=>at(o,t)[1]);return{n:Number(t),columns:n.slice(0,-1),column:n.at(-1)}}var X=({n:e,columns:t,column:s})=>x(t.length,s,e),E=(e,t,s)=>({taken:s,rising:t+s,falling:t-s+e-1}),B=({columns:e,column:t})=>!Q(e,t).length,yt=({n:e,columns:t})=>t.map((s,n)=>({name:x(n,s,e),queen:[n,s]})),bt=({columns:e,column:t})=>(s,n)=>s===t||Math.abs(s-t)===e.length-n;function Yt(e){let t=e.columns.findIndex(bt(e));return t<0?e.columns.length:t+1}var Xt=({n:e,columns:t,column:s})=>Object.entries(E(e,t.length,s)).map(([n,o])=>({name:`${n}[${o}]`,flag:n,index:o}));function Jt({columns:e,column:t}){return e.includes(t)?1:e.some((s,n)=>n+s===e.length+t)?2:3}function Zt({columns:e,column:t}){if(e.includes(t))return 0;let s=e.findLastIndex(bt({columns:e,column:t}));return e.length-Math.max(s,0)}var w=[{key:"queens",possibleChecks:yt,countChecks:Yt,order:"compares queens from the top row down",missText:"No queen attacks the square, so it compares"},{key:"flags",possibleChecks:Xt,countChecks:Jt,order:"looks up column, rising and falling diagonal",missText:"No flag is set, so it looks up"},{key:"list",possibleChecks:e=>yt(e).toReversed(),countChecks:Zt,order:"compares queens from the nearest row up",missText:"No queen is on a diagonal of the square, so it compares"}];function J({possibleChecks:e,countChecks:t},s){let n=t(s);return e(s).slice(0,n).map((o,r)=>({...o,isHit:r===n-1&&!B(s)}))}function vt(e,t){let s=J(e,t),n=s.at(-1);if(n?.isHit)return`It ${e.order}, and stops at ${n.name}.`;let o=s.length===1?"the only one":`all ${s.length}`;return n?`${e.missText} ${o}.`:t.columns.length?`Column ${t.column} is not in the list, so the square never comes up.`:"No queen stands above, so there is nothing to compare."}var wt=e=>qt(e).flatMap(({kind:t,queens:s,stepColumn:n,placed:o,solutions:r})=>t!=="put"&&t!=="skip"?[]:{n:e,columns:t==="put"?s.slice(0,-1):s,column:n,placed:o,solutions:r});function St(e,t){let s=t;for(;s>0&&!e[s-1].totals;)s-=1;for(let n=s;n<=t;n+=1){let o=e[n],r=e[n-1]?.totals??w.map(()=>0);o.totals??=r.map((i,a)=>i+w[a].countChecks(o))}return e[t].totals}function Tt(e,{columns:t,column:s}){let n=t.join();return e.findIndex(o=>o.column===s&&o.columns.join()===n)}function At(e,t,s){let{n,columns:o}=e,r=n-o.length;if(t<=o.length)return{n,columns:o.slice(0,t),column:s};if(t>o.length+1)return`The search fills one row after the other. Click a square of row ${r}.`;if(!B(e)){let i=`Click another square of row ${r} first.`;return`*${X(e)}* is attacked, so no queen goes there. ${i}`}return{n,columns:[...o,e.column],column:s}}var te={row:"the row",column:"the column",diagonal:"a diagonal"};function ee(e,t,s,n=1/0){let o=O(t,s),r=o.slice(0,n).map(i=>`by ${x(...i,e)} along ${te[D(i,s)]}`);return o.length>n&&r.push(`by ${o.length-n} more`),`attacked ${N(r)}`}var Mt=(e,t,s,n=1/0)=>`*${x(...s,e)}* is ${ee(e,t,s,n)}.`;var Ot=(e,t,s)=>Mt(e,b(t),[t.length,s]);var se=[400,1],ne=40,oe=300,re=250,Et={taken:"column",rising:"row + column",falling:"row − column + N − 1"},Z=class extends tt{static properties={square:{},sizes:{type:Array},programs:{type:Array},squares:{state:!0},program:{state:!0},refusal:{state:!0}};fillsScreen=!0;keys="On the board, arrow keys go from square to square, and Enter asks about one.";links={"data-qa-check":t=>this.follow(t)};player=new z(this,{pace:()=>this.pace,changed:()=>{this.refusal=void 0}});setup(){this.squares||(this.program=0,this.open(Y(this.square)))}get pace(){let{max:t}=this.player;return t<oe?se:[ne,Math.ceil(t/re)]}follow(t){let[,s,n]=t.match(/^(.*?)(?: ([a-z]+))?$/);n&&(this.program=w.findIndex(({key:o})=>o===n)),this.open(Y(s))}choose([t,s]){let n=At(this.squares[this.player.position],t,s);this.announceAgain(),typeof n=="string"?this.refusal=n:this.open(n)}open(t){this.squares?.[0].n!==t.n&&(this.squares=wt(t.n)),this.player.set(Tt(this.squares,t),this.squares.length-1),this.refusal=void 0}#t(t){let{squares:s,player:n,program:o}=this,{n:r,columns:i,column:a}=t;if(n.position===n.max){let{placed:$,solutions:S}=s.at(-1);return`*Finished*: ${`${v(s.length,"square")} and ${v($,"queen")} placed`} lead to ${v(S,"solution")}.`}let u=i.length===r-1?"all queens stand, a solution":"a queen goes there",f=`*${X(t)}* is free: ${u}.`,d=B(t)?f:Ot(r,i,a),c=vt(w[o],t),h=c[0].toLowerCase()+c.slice(1);return`${d} ${this.programs[o]}: ${h}`}render(){let{squares:t,player:s,program:n,programs:o,refusal:r}=this,{position:i,max:a}=s,l=t[i],u=w.map(g=>J(g,l)),f=St(t,i),d=(g,k)=>{let C=u[k].length,T=M(f[k]);return p`<tr class=${k===n?"qa-checks-shown":""} data-qa-row>
<th scope="row"><b>${g}</b>${de(u[k])}</th><td>${C}</td><td>${T}</td></tr>`},c=g=>Object.assign(this,{program:g,refusal:void 0}),h=U([...o.keys()],n,c,g=>o[g]),$=g=>this.open({n:g,columns:[],column:0}),S=`square ${M(i+1)} of ${M(a+1)}`;return p`<div class="qa-checks-stage">
<div
class="qa-checks-programs"
role="group"
aria-label="Program on the board">${h}</div>
<div class="qa-checks-board" data-qa-part="board">${this.#e(l,u[n])}</div>
${ue(n,l,u[n])}
<div class="qa-checks-side">
${this.message(r??this.#t(l),{isWrong:r!==void 0})}
<table class="qa-checks-table">
<thead><tr
><th scope="col">questions</th
><th scope="col">this square</th
><th scope="col">so far</th
></tr></thead>
<tbody>${o.map(d)}</tbody>
</table>
<div class="qa-checks-run">
<span
class="qa-checks-sizes"
role="group"
aria-label="Size of the board">N = ${U(this.sizes,l.n,$)}</span>
${s.buttons("Search",{hasEnds:!0})}
<div class="qa-lab-run">${s.slider("Squares of the search",S)}</div>
</div>
</div>
</div>`}#e(t,s){let{n,columns:o}=t,r=([c,h])=>o[c]===h,i=([c,h])=>c===o.length&&h===t.column,a=c=>s.filter(h=>h.isHit===c).map(h=>ae(h,t)),l=[ft("",b(o)),L("qa-checks-row",[mt(o.length,n)]),L("qa-checks-ring",[$t([o.length,t.column])]),L("qa-checks-no",a(!1)),L("qa-checks-yes",a(!0)),s.map(ce)],u=c=>{if(r(c))return G(c,n,"queen");let h=i(c)?"asked about":"",$=lt(c,n,b(o));return G(c,n,"empty",h,$)},f=c=>r(c)||i(c)?"":ie(t,c),d=s.some(({flag:c})=>c)?ct(n).map(f):void 0;return dt({name:this.ariaLabel,n,layers:l,texts:d,describe:u,isSelected:r,choose:c=>this.choose(c)})}};function ie({n:e,columns:t,column:s},n){let o=E(e,t.length,s),{rising:r,falling:i}=E(e,...n);return r===o.rising?`${r}`:i===o.falling?`${i}`:""}function ae({queen:e,flag:t},{n:s,columns:n,column:o}){let r=n.length;if(e)return gt([r,o],e);if(t==="taken")return`M${o+.5} 0v${s}`;let i=t==="rising"?-1:1,a=f=>f>0?s-1-o:o,l=Math.min(r,a(-i)),u=Math.min(s-1-r,a(i));return W([[r-l,o-i*l],[r+u,o+i*u]])}function ce({queen:e},t){if(!e)return[];let s=e[1]+.84,n=e[0]+.18;return y`<circle
class="qa-checks-disc"
cx=${s}
cy=${n}
r=".27"></circle><text
class="qa-checks-order"
x=${s}
y=${n}>${t+1}</text>`}var le=[({columns:e})=>Lt("columns",e),(e,t)=>Object.keys(Et).map(s=>pe(s,e,t)),({n:e,columns:t,column:s})=>[he(e,t,s),Lt("queens",t)]];function ue(e,t,s){let[n,,o]=I(t.n,!0),r=`--left: ${-100*n/o}%; --width: ${100*t.n/o}%`;return p`<div
class="qa-checks-memory"
style=${r}
data-qa-part="memory">${le[e](t,s)}</div>`}var Lt=(e,t)=>p`<p><code>${e} = [${t.join(", ")}]</code></p>`;function Ct(e,t,s){let n=t.map((o,r)=>p`<span class=${o}>${o==="qa-checks-gone"?"":r}</span>`);return p`<div><p><code>${e}</code></p><div
class="qa-checks-cells ${s?"qa-checks-below":""}"
role="img"
aria-label=${e}>${n}</div></div>`}function pe(e,{n:t,columns:s},n){let o=new Set(s.map((d,c)=>E(t,c,d)[e])),r=n.find(({flag:d})=>d===e)?.index,i=d=>`${o.has(d)?"qa-checks-set":""} ${d===r?"qa-checks-current":""}`,a=e==="taken",l=a?t:2*t-1,u=Array.from({length:l},(d,c)=>i(c)),f=Et[e].replace("N − 1",String(t-1));return Ct(`${e}[${f}]`,u,a)}function he(e,t,s){let n=r=>t.includes(r)?"qa-checks-gone":r===s?"qa-checks-current":"",o=Array.from({length:e},(r,i)=>n(i));return Ct("columns_left",o,!0)}function de(e){let t=({name:s,isHit:n})=>{let o=n?p`<b>yes</b>`:p`<span>no</span>`;return p`<span
class="qa-checks-answer ${n?"qa-checks-hit":""}">${s} ${o}</span>`};return p`<span class="qa-checks-answers">${e.map(t)}</span>`}et("queens-attack-checks",Z);})();
})();
