(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var m=e=>queensBase[e];var X=m("Figure");var _=m("choices"),J=m("define");var l=m("html"),Z=m("keyed"),tt=m("live"),et=m("moveTabStop"),y=m("nothing");var st=m("pressInGrid");var nt=m("squareUnder"),b=m("svg"),H=m("use");var ot=e=>(e<26?"":"a")+String.fromCharCode(97+e%26),x=(e,t,s)=>`${ot(t)}${s-e}`,rt=(e,t)=>[t-Number(e.slice(1)),e.charCodeAt(0)-97];var M=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),S=(e,t,s=`${t}s`)=>`${M(e)} ${e===1?t:s}`;function I(e){let t=e.slice(0,-1).join(", "),s=e.slice(-1);return t?`${t} and ${s}`:s.join("")}var v=e=>e.flatMap((t,s)=>t===null?[]:[[s,t]]),it=e=>Array.from({length:e*e},(t,s)=>[Math.floor(s/e),s%e]);function U([e,t],[s,n]){let o=Math.abs(e-s),r=Math.abs(t-n);if(!(o===0&&r===0))return o===0?"row":r===0?"column":o===r?"diagonal":void 0}var O=(e,t)=>e.filter(s=>U(s,t));var V=(e,t,...s)=>[x(...e,t),...s].filter(Boolean).join(", ");function at(e,t,s){let n=O(s,e).map(o=>x(...o,t));return n.length?`attacked by ${I(n)}`:""}function N(e,t){let s=2*Math.max(.01,Math.round(e*.4)/100),n=e<=12?.8:1,o=t?n:s;return[-o,-s,e+o+s,e+o+s].map(r=>Number(r.toFixed(2)))}var ct=e=>[...Array(e).keys()],P=(e,t)=>`${100*e/t}%`;function lt(e){let{name:t,n:s,layers:n,choose:o,forbid:r,press:i=()=>{},point:a=()=>{},hasCoordinates:p=s>3,texts:u,heat:g,leave:h=()=>{}}=e,c=$=>z=>{let E=nt(z);E&&$(E)},d=$=>{et($),c(a)($)},q=$=>{r&&($.preventDefault(),c(r)($))},[w,f,k,A]=N(s,p),j=`left: ${P(-w,k)}; top: ${P(-f,A)}`,Ot=`width: ${P(s,k)}; height: ${P(s,A)}`,Ct=ct(s).map($=>{let z=ct(s).map(E=>Et(e,[$,E]));return l`<div role="row">${z}</div>`}),Lt=Math.max(1,...(u??[]).map(({length:$})=>$));return l`<div
class="qa-click ${u&&!g?"qa-click-letters":""}"
style="--signs: ${Lt}"
@pointerleave=${h}
@focusout=${h}>
<svg class="qa-board" aria-hidden="true" viewBox="${w} ${f} ${k} ${A}">
${H(`squares-${s}`)}${p?H(`coordinates-${s}`):y}${n}
</svg>
${Z(s,l`<div
role="grid"
class="qa-click-grid"
aria-label="${t}, ${s} x ${s}"
style="--n: ${s}; ${j}; ${Ot}"
@click=${c(o)}
@keydown=${$=>st($,e)}
@focusin=${d}
@contextmenu=${q}
@pointerover=${c(a)}
@pointerdown=${i}>${Ct}</div>`)}
</div>`}function Et({n:e,texts:t,describe:s,isSelected:n,heat:o,look:r=()=>""},i){let a=i[0]*e+i[1],p=t?.[a];return l`<div
role="gridcell"
class=${r(i)}
style=${o?`--part: ${o(i)}%`:y}
tabindex=${a===0?0:-1}
aria-label=${s(i)}
aria-selected=${n(i)}>${p?l`<span>${p}</span>`:y}</div>`}var C=(e,t)=>b`<path class=${e} d=${t.join("")}></path>`;function pt(e,t){let s=t.map(([n,o])=>`${o},${n}`);return b`<polyline
class=${e}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...s,"0,0"].join(" ")}></polyline>`}var ut=(e,t)=>`M0 ${e}h${t}v1h-${t}z`,ht=([e,t])=>`M${t+.06} ${e+.06}h.88v.88h-.88z`;var G=([[e,t],[s,n]])=>`M${t+.5} ${e+.5}L${n+.5} ${s+.5}`,It=.46;function dt(e,t){let s=It/Math.hypot(e[0]-t[0],e[1]-t[1]),n=(o,r)=>o.map((i,a)=>i+(r[a]-i)*s);return G([n(e,t),n(t,e)])}function ft(e,t,s){let n=!1,o,r=()=>{let a=n&&!document.hidden;a!==o&&t(a),o=a},i=new IntersectionObserver(a=>{n=a.at(-1).isIntersecting,r()});i.observe(e),document.addEventListener("visibilitychange",r,{signal:s}),s.addEventListener("abort",()=>i.disconnect())}var Nt="M6 5v14h2V5zm13 0-9 7 9 7z",Pt="M16 5l-9 7 9 7z",Rt=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],Ft="M8 5l9 7-9 7z",Bt="M18 5v14h-2V5zM5 5l9 7-9 7z",F=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#o;#s=!0;#n;#r;#i=0;constructor(t,{pace:s,changed:n=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:s,changed:n,stays:o}}set(t,s=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=s,this.position=Math.min(Math.max(t,0),s),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#o),this.#n=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,s=()=>!1){let[n,o]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!s(this.position)?this.playAfter(n,t,s):this.#t.announceAgain())}playAfter(t,s,n){this.isPlaying=!0;let o=()=>this.play(s,n);this.#o=this.#t.later(t,()=>{this.#s?o():this.#n=o}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#r)return;this.#r=t,this.#s=!0;let s=n=>{this.#s=n,n&&this.#n?.()};ft(this.#t,s,t)}#a(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,s={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},r=n in s?()=>this.goTo(s[n]):o[n],i=t.altKey||t.ctrlKey||t.metaKey,a=t.target,p=t.key===" "?"button, a, input:not([type=range])":"[type=range]",u=a.closest("select, textarea, [role=region]")||!(n in s)&&a.closest(p);!r||i||t.defaultPrevented||u||(t.preventDefault(),r())}view(t,s){return l`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,s)}</div>`}buttons(t,{hasEnds:s=!1}={}){let{position:n,max:o}=this,r=n===0,i=n===o;return l`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${s?R("first","Back to the start",[Nt],()=>this.goTo(0),r):y}
${R("back","Back",[Pt],()=>this.goTo(n-1),r)}
${this.playButton()}
${R("forward","Forward",[Ft],()=>this.forward(),i)}
${s?R("last","To the end",[Bt],()=>this.goTo(o),i):y}
</div>`}playButton(){return l`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${$t(Rt)}</button>`}slider(t,s,n=0){let{position:o,max:r}=this;return l`<input
type="range"
min=${n}
max=${r+n}
.value=${tt(`${o+n}`)}
aria-label=${t}
aria-valuetext=${s}
autocomplete="off"
data-qa-part="slider"
@input=${({target:i})=>this.goTo(Number(i.value)-n)}
@pointerdown=${()=>this.#i=this.position}
@pointercancel=${()=>this.goTo(this.#i)}><span data-qa-part="progress">${s}</span>`}},$t=e=>l`<svg viewBox="0 0 24 24" aria-hidden="true">${e.map(t=>b`<path d=${t} />`)}</svg>`,R=(e,t,s,n,o)=>l`<button
type="button"
data-qa-part=${e}
title=${t}
aria-disabled=${o}
@click=${n}>${$t(s)}</button>`;var jt={kind:"start",queens:[],column:0,stepColumn:0,wasFull:!1,tried:0,placed:0,solutions:0,path:[0]},zt={put({queens:e,column:t,tried:s,placed:n,solutions:o,path:r},i){let a=e.length===i-1;return{queens:[...e,t],column:a?i:0,path:[...r,n+1],tried:s+1,placed:n+1,solutions:o+Number(a)}},skip:({column:e,tried:t})=>({column:e+1,tried:t+1}),back({queens:e,path:t},s){let n=e.at(-1);return{queens:e.slice(0,-1),column:n+1,stepColumn:n,wasFull:e.length===s,path:t.slice(0,-1)}}};function _t({queens:e,column:t},s){return t===s?"back":K(e,t).length?"skip":"put"}function mt(e){let t=[jt];for(;!Ht(t.at(-1),e);){let s=t.at(-1),n=_t(s,e),o={kind:n,stepColumn:s.column,wasFull:!1};t.push({...s,...o,...zt[n](s,e)})}return t}var Ht=(e,t)=>!e.queens.length&&e.column===t;var K=(e,t)=>O(v(e),[e.length,t]);function D(e){let[t,...s]=e.split(" "),n=s.map(o=>rt(o,t)[1]);return{n:Number(t),columns:n.slice(0,-1),column:n.at(-1)}}var Q=({n:e,columns:t,column:s})=>x(t.length,s,e),L=(e,t,s)=>({taken:s,rising:t+s,falling:t-s+e-1}),B=({columns:e,column:t})=>!K(e,t).length,gt=({n:e,columns:t})=>t.map((s,n)=>({name:x(n,s,e),queen:[n,s]})),xt=({columns:e,column:t})=>(s,n)=>s===t||Math.abs(s-t)===e.length-n;function Ut(e){let t=e.columns.findIndex(xt(e));return t<0?e.columns.length:t+1}var Vt=({n:e,columns:t,column:s})=>Object.entries(L(e,t.length,s)).map(([n,o])=>({name:`${n}[${o}]`,flag:n,index:o}));function Gt({columns:e,column:t}){return e.includes(t)?1:e.some((s,n)=>n+s===e.length+t)?2:3}function Kt({columns:e,column:t}){if(e.includes(t))return 0;let s=e.findLastIndex(xt({columns:e,column:t}));return e.length-Math.max(s,0)}var T=[{key:"queens",possibleChecks:gt,countChecks:Ut,order:"compares queens from the top row down",missText:"No queen attacks the square, so it compares"},{key:"flags",possibleChecks:Vt,countChecks:Gt,order:"looks up column, rising and falling diagonal",missText:"No flag is set, so it looks up"},{key:"list",possibleChecks:e=>gt(e).toReversed(),countChecks:Kt,order:"compares queens from the nearest row up",missText:"No queen is on a diagonal of the square, so it compares"}];function W({possibleChecks:e,countChecks:t},s){let n=t(s);return e(s).slice(0,n).map((o,r)=>({...o,isHit:r===n-1&&!B(s)}))}function kt(e,t){let s=W(e,t),n=s.at(-1);if(n?.isHit)return`It ${e.order}, and stops at ${n.name}.`;let o=s.length===1?"the only one":`all ${s.length}`;return n?`${e.missText} ${o}.`:t.columns.length?`Column ${t.column} is not in the list, so the square never comes up.`:"No queen stands above, so there is nothing to compare."}var qt=e=>mt(e).flatMap(({kind:t,queens:s,stepColumn:n,placed:o,solutions:r})=>t!=="put"&&t!=="skip"?[]:{n:e,columns:t==="put"?s.slice(0,-1):s,column:n,placed:o,solutions:r});function yt(e,t){let s=t;for(;s>0&&!e[s-1].totals;)s-=1;for(let n=s;n<=t;n+=1){let o=e[n],r=e[n-1]?.totals??T.map(()=>0);o.totals??=r.map((i,a)=>i+T[a].countChecks(o))}return e[t].totals}function bt(e,{columns:t,column:s}){let n=t.join();return e.findIndex(o=>o.column===s&&o.columns.join()===n)}function vt(e,t,s){let{n,columns:o}=e,r=n-o.length;if(t<=o.length)return{n,columns:o.slice(0,t),column:s};if(t>o.length+1)return`The search fills one row after the other. Click a square of row ${r}.`;if(!B(e)){let i=`Click another square of row ${r} first.`;return`*${Q(e)}* is attacked, so no queen goes there. ${i}`}return{n,columns:[...o,e.column],column:s}}var Dt={row:"the row",column:"the column",diagonal:"a diagonal"};function Qt(e,t,s,n=1/0){let o=O(t,s),r=o.slice(0,n).map(i=>`by ${x(...i,e)} along ${Dt[U(i,s)]}`);return o.length>n&&r.push(`by ${o.length-n} more`),`attacked ${I(r)}`}var wt=(e,t,s,n=1/0)=>`*${x(...s,e)}* is ${Qt(e,t,s,n)}.`;var St=(e,t,s)=>wt(e,v(t),[t.length,s]);var Wt=[400,1],Yt=40,Xt=300,Jt=250,At={taken:"column",rising:"row + column",falling:"row − column + N − 1"},Y=class extends X{static properties={square:{},sizes:{type:Array},programs:{type:Array},squares:{state:!0},program:{state:!0},refusal:{state:!0}};fillsScreen=!0;keys="On the board, arrow keys go from square to square, and Enter asks about one.";links={"data-qa-check":t=>this.follow(t)};player=new F(this,{pace:()=>this.pace,changed:()=>{this.refusal=void 0}});setup(){this.squares||(this.program=0,this.open(D(this.square)))}get pace(){let{max:t}=this.player;return t<Xt?Wt:[Yt,Math.ceil(t/Jt)]}follow(t){let[,s,n]=t.match(/^(.*?)(?: ([a-z]+))?$/);n&&(this.program=T.findIndex(({key:o})=>o===n)),this.open(D(s))}choose([t,s]){let n=vt(this.squares[this.player.position],t,s);this.announceAgain(),typeof n=="string"?this.refusal=n:this.open(n)}open(t){this.squares?.[0].n!==t.n&&(this.squares=qt(t.n)),this.player.set(bt(this.squares,t),this.squares.length-1),this.refusal=void 0}#t(t){let{squares:s,player:n,program:o}=this,{n:r,columns:i,column:a}=t;if(n.position===n.max){let{placed:q,solutions:w}=s.at(-1);return`*Finished*: ${`${S(s.length,"square")} and ${S(q,"queen")} placed`} lead to ${S(w,"solution")}.`}let u=i.length===r-1?"all queens stand, a solution":"a queen goes there",g=`*${Q(t)}* is free: ${u}.`,h=B(t)?g:St(r,i,a),c=kt(T[o],t),d=c[0].toLowerCase()+c.slice(1);return`${h} ${this.programs[o]}: ${d}`}render(){let{squares:t,player:s,program:n,programs:o,refusal:r}=this,{position:i,max:a}=s,p=t[i],u=T.map(f=>W(f,p)),g=yt(t,i),h=(f,k)=>{let A=u[k].length,j=M(g[k]);return l`<tr class=${k===n?"qa-checks-shown":""} data-qa-row>
<th scope="row"><b>${f}</b>${ie(u[k])}</th><td>${A}</td><td>${j}</td></tr>`},c=f=>Object.assign(this,{program:f,refusal:void 0}),d=_([...o.keys()],n,c,f=>o[f]),q=f=>this.open({n:f,columns:[],column:0}),w=`square ${M(i+1)} of ${M(a+1)}`;return l`<div class="qa-checks-stage">
<div
class="qa-checks-programs"
role="group"
aria-label="Program on the board">${d}</div>
<div class="qa-checks-board" data-qa-part="board">${this.#e(p,u[n])}</div>
${ne(n,p,u[n])}
<div class="qa-checks-side">
${this.message(r??this.#t(p),{isWrong:r!==void 0})}
<table class="qa-checks-table">
<thead><tr
><th scope="col">questions</th
><th scope="col">this square</th
><th scope="col">so far</th
></tr></thead>
<tbody>${o.map(h)}</tbody>
</table>
<div class="qa-checks-run">
<span
class="qa-checks-sizes"
role="group"
aria-label="Size of the board">N = ${_(this.sizes,p.n,q)}</span>
${s.buttons("Search",{hasEnds:!0})}
<div class="qa-lab-run">${s.slider("Squares of the search",w)}</div>
</div>
</div>
</div>`}#e(t,s){let{n,columns:o}=t,r=([c,d])=>o[c]===d,i=([c,d])=>c===o.length&&d===t.column,a=c=>s.filter(d=>d.isHit===c).map(d=>te(d,t)),p=[pt("",v(o)),C("qa-checks-row",[ut(o.length,n)]),C("qa-checks-ring",[ht([o.length,t.column])]),C("qa-checks-no",a(!1)),C("qa-checks-yes",a(!0)),s.map(ee)],u=c=>{if(r(c))return V(c,n,"queen");let d=i(c)?"asked about":"",q=at(c,n,v(o));return V(c,n,"empty",d,q)},g=c=>r(c)||i(c)?"":Zt(t,c),h=s.some(({flag:c})=>c)?it(n).map(g):void 0;return lt({name:this.ariaLabel,n,layers:p,texts:h,describe:u,isSelected:r,choose:c=>this.choose(c)})}};function Zt({n:e,columns:t,column:s},n){let o=L(e,t.length,s),{rising:r,falling:i}=L(e,...n);return r===o.rising?`${r}`:i===o.falling?`${i}`:""}function te({queen:e,flag:t},{n:s,columns:n,column:o}){let r=n.length;if(e)return dt([r,o],e);if(t==="taken")return`M${o+.5} 0v${s}`;let i=t==="rising"?-1:1,a=g=>g>0?s-1-o:o,p=Math.min(r,a(-i)),u=Math.min(s-1-r,a(i));return G([[r-p,o-i*p],[r+u,o+i*u]])}function ee({queen:e},t){if(!e)return[];let s=e[1]+.84,n=e[0]+.18;return b`<circle
class="qa-checks-disc"
cx=${s}
cy=${n}
r=".27"></circle><text
class="qa-checks-order"
x=${s}
y=${n}>${t+1}</text>`}var se=[({columns:e})=>Tt("columns",e),(e,t)=>Object.keys(At).map(s=>oe(s,e,t)),({n:e,columns:t,column:s})=>[re(e,t,s),Tt("queens",t)]];function ne(e,t,s){let[n,,o]=N(t.n,!0),r=`--left: ${-100*n/o}%; --width: ${100*t.n/o}%`;return l`<div
class="qa-checks-memory"
style=${r}
data-qa-part="memory">${se[e](t,s)}</div>`}var Tt=(e,t)=>l`<p><code>${e} = [${t.join(", ")}]</code></p>`;function Mt(e,t,s){let n=t.map((o,r)=>l`<span class=${o}>${o==="qa-checks-gone"?"":r}</span>`);return l`<div><p><code>${e}</code></p><div
class="qa-checks-cells ${s?"qa-checks-below":""}"
role="img"
aria-label=${e}>${n}</div></div>`}function oe(e,{n:t,columns:s},n){let o=new Set(s.map((h,c)=>L(t,c,h)[e])),r=n.find(({flag:h})=>h===e)?.index,i=h=>`${o.has(h)?"qa-checks-set":""} ${h===r?"qa-checks-current":""}`,a=e==="taken",p=a?t:2*t-1,u=Array.from({length:p},(h,c)=>i(c)),g=At[e].replace("N − 1",String(t-1));return Mt(`${e}[${g}]`,u,a)}function re(e,t,s){let n=r=>t.includes(r)?"qa-checks-gone":r===s?"qa-checks-current":"",o=Array.from({length:e},(r,i)=>n(i));return Mt("columns_left",o,!0)}function ie(e){let t=({name:s,isHit:n})=>{let o=n?l`<b>yes</b>`:l`<span>no</span>`;return l`<span
class="qa-checks-answer ${n?"qa-checks-hit":""}">${s} ${o}</span>`};return l`<span class="qa-checks-answers">${e.map(t)}</span>`}J("queens-attack-checks",Y);})();
})();
