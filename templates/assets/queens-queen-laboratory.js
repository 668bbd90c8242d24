(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:H,Figure:U,Part:Nt,QueensElement:Vt,button:Dt,checkbox:Ft,choiceIn:Ht,choices:Ut,define:K,dropdown:_,fill:Kt,formatted:_t,html:p,keyed:G,live:Y,moveTabStop:W,nothing:$,numberIn:Q,pressInGrid:X,scaleOf:Gt,showControls:Yt,squareUnder:y,svg:v,use:I}=queensBase;var Z=s=>(s<26?"":"a")+String.fromCharCode(97+s%26),b=(s,t,e)=>`${Z(t)}${e-s}`;var J=s=>s.flatMap((t,e)=>t===null?[]:b(e,t,s.length));function k(s){let t=s.slice(0,-1).join(", "),e=s.slice(-1);return t?`${t} and ${e}`:e.join("")}var tt=()=>!globalThis.matchMedia?.("(hover: none)").matches;var et=s=>s[0].toUpperCase()+s.slice(1);var st=s=>s.flatMap((t,e)=>t===null?[]:[[e,t]]);var nt=(s,t,...e)=>[b(...s,t),...e].filter(Boolean).join(", ");function ot(s,t){let e=2*Math.max(.01,Math.round(s*.4)/100),n=s<=12?.8:1,o=t?n:e;return[-o,-e,s+o+e,s+o+e].map(a=>Number(a.toFixed(2)))}var yt=500,vt=10,N;function it({pointerType:s,target:t,currentTarget:e,clientX:n,clientY:o}){if(N?.abort(),s==="mouse")return;N=new AbortController;let{signal:a}=N,r=(c,d)=>e.addEventListener(c,d,{capture:!0,signal:a}),l=setTimeout(()=>{r("click",M),t.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},yt),i=()=>clearTimeout(l);a.addEventListener("abort",i),r("contextmenu",c=>c.isTrusted&&M(c)),r("pointerup",i),r("pointercancel",i),r("pointermove",c=>Math.hypot(c.clientX-n,c.clientY-o)>vt&&i())}function M(s){s.preventDefault(),s.stopPropagation()}function rt(s,t,e){let n=s.currentTarget,o=y(s);if(!o||s.button!==0)return;let a=new AbortController,{signal:r}=a,l=o,i=!1,c=({clientX:h,clientY:g})=>{let f=document.elementFromPoint(h,g),m=f&&n.contains(f)?y({target:f}):void 0;!m||`${m}`==`${l}`||(t(i?[m]:[o,m],!i),[l,i]=[m,!0])},d=({type:h})=>{a.abort(),i&&(h==="pointercancel"&&e(),n.addEventListener("click",M,{capture:!0,once:!0}),setTimeout(()=>n.removeEventListener("click",M,{capture:!0})))};addEventListener("pointermove",c,{signal:r});for(let h of["pointerup","pointercancel"])addEventListener(h,d,{signal:r})}var at=s=>[...Array(s).keys()],L=(s,t)=>`${100*s/t}%`;function ct(s){let{name:t,n:e,layers:n,choose:o,forbid:a,drag:r,cancelStroke:l,point:i=()=>{},hasCoordinates:c=e>3,texts:d,heat:h,leave:g=()=>{}}=s,f=u=>j=>{let T=y(j);T&&u(T)},m=u=>{W(u),f(i)(u)},R=u=>{a&&(u.preventDefault(),f(a)(u))},B=u=>{a&&it(u),r&&rt(u,r,l)},[S,A,z,C]=ot(e,c),mt=`left: ${L(-S,z)}; top: ${L(-A,C)}`,xt=`width: ${L(e,z)}; height: ${L(e,C)}`,bt=at(e).map(u=>{let j=at(e).map(T=>kt(s,[u,T]));return p`<div role="row">${j}</div>`}),qt=Math.max(1,...(d??[]).map(({length:u})=>u));return p`<div
class="qa-click ${d&&!h?"qa-click-letters":""}"
style="--signs: ${qt}"
@pointerleave=${g}
@focusout=${g}>
<svg class="qa-board" aria-hidden="true" viewBox="${S} ${A} ${z} ${C}">
${I(`squares-${e}`)}${c?I(`coordinates-${e}`):$}${n}
</svg>
${G(e,p`<div
role="grid"
class="qa-click-grid"
aria-label="${t}, ${e} x ${e}"
style="--n: ${e}; ${mt}; ${xt}"
@click=${f(o)}
@keydown=${u=>X(u,s)}
@focusin=${m}
@contextmenu=${R}
@pointerover=${f(i)}
@pointerdown=${B}>${bt}</div>`)}
</div>`}function kt({n:s,texts:t,describe:e,isSelected:n,heat:o,look:a=()=>""},r){let l=r[0]*s+r[1],i=t?.[l];return p`<div
role="gridcell"
class=${a(r)}
style=${o?`--part: ${o(r)}%`:$}
tabindex=${l===0?0:-1}
aria-label=${e(r)}
aria-selected=${n(r)}>${i?p`<span>${i}</span>`:$}</div>`}var V=(s,t)=>v`<path class=${s} d=${t.join("")}></path>`;function lt(s,t){let e=t.map(([n,o])=>`${o},${n}`);return v`<polyline
class=${s}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var pt=(s,t)=>`M0 ${s}h${t}v1h-${t}z`;function ut(s,t,e){let n=!1,o,a=()=>{let l=n&&!document.hidden;l!==o&&t(l),o=l},r=new IntersectionObserver(l=>{n=l.at(-1).isIntersecting,a()});r.observe(s),document.addEventListener("visibilitychange",a,{signal:e}),e.addEventListener("abort",()=>r.disconnect())}var wt="M6 5v14h2V5zm13 0-9 7 9 7z",St="M16 5l-9 7 9 7z",At=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],Tt="M8 5l9 7-9 7z",Mt="M18 5v14h-2V5zM5 5l9 7-9 7z",O=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#s;#n=!0;#o;#i;#r=0;constructor(t,{pace:e,changed:n=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:e,changed:n,stays:o}}set(t,e=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#s),this.#o=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[n,o]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!e(this.position)?this.playAfter(n,t,e):this.#t.announceAgain())}playAfter(t,e,n){this.isPlaying=!0;let o=()=>this.play(e,n);this.#s=this.#t.later(t,()=>{this.#n?o():this.#o=o}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#i)return;this.#i=t,this.#n=!0;let e=n=>{this.#n=n,n&&this.#o?.()};ut(this.#t,e,t)}#a(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},a=n in e?()=>this.goTo(e[n]):o[n],r=t.altKey||t.ctrlKey||t.metaKey,l=t.target,i=t.key===" "?"button, a, input:not([type=range])":"[type=range]",c=l.closest("select, textarea, [role=region]")||!(n in e)&&l.closest(i);!a||r||t.defaultPrevented||c||(t.preventDefault(),a())}view(t,e){return p`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:n,max:o}=this,a=n===0,r=n===o;return p`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${e?E("first","Back to the start",[wt],()=>this.goTo(0),a):$}
${E("back","Back",[St],()=>this.goTo(n-1),a)}
${this.playButton()}
${E("forward","Forward",[Tt],()=>this.forward(),r)}
${e?E("last","To the end",[Mt],()=>this.goTo(o),r):$}
</div>`}playButton(){return p`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${ht(At)}</button>`}slider(t,e,n=0){let{position:o,max:a}=this;return p`<input
type="range"
min=${n}
max=${a+n}
.value=${Y(`${o+n}`)}
aria-label=${t}
aria-valuetext=${e}
autocomplete="off"
data-qa-part="slider"
@input=${({target:r})=>this.goTo(Number(r.value)-n)}
@pointerdown=${()=>this.#r=this.position}
@pointercancel=${()=>this.goTo(this.#r)}><span data-qa-part="progress">${e}</span>`}},ht=s=>p`<svg viewBox="0 0 24 24" aria-hidden="true">${s.map(t=>v`<path d=${t} />`)}</svg>`,E=(s,t,e,n,o)=>p`<button
type="button"
data-qa-part=${s}
title=${t}
aria-disabled=${o}
@click=${n}>${ht(e)}</button>`;var Lt=["L","D","R"],x=(s,t)=>t===null?0:1<<s-1-t,P=(s,t)=>2**t-1&~(s[0]|s[1]|s[2]),dt=(s,t)=>Array.from({length:t},(e,n)=>n).filter(e=>s&x(t,e)),w=(s,t)=>Lt.filter((e,n)=>s[n]&t).join("");function q(s){let t=s.length,e=[0,0,0];return s.map(n=>{let o=e.map(d=>d|x(t,n)),[a,r,l]=o,i=[a<<1&2**t-1,r,l>>1],c={before:e,joined:o,shifted:i,losesBit:a>>t-1===1};return e=i,c})}function ft(s,t=s.length-1){return s.slice(0,t).map((n,o)=>n===null?"":Et(n,o,t,s.length)).join("")}function Et(s,t,e,n){return[[-1,s],[0,n],[1,n-1-s]].map(([r,l])=>{let i=Math.min(l,e-t);return`M${s+.5} ${t+.5}l${r*i} ${i}`}).join("")}var Ot=1500,Pt=["queens","row"],Rt=[["left","<< 1"],["down",""],["right",">> 1"],["free",""]];function Bt(s){let t=s?.split(".")??[],e=n=>n==="-"||/^[0-7]$/.test(n)&&Number(n)<t.length;if(!(t.length<4||t.length>8||!t.every(e)))return t.map(n=>n==="-"?null:Number(n))}var F=class extends U{static properties={n:{type:Number},columns:{type:Array},sizes:{type:Array},board:{state:!0},square:{state:!0}};keys="Arrow keys go from square to square, Enter puts or lifts a queen, Delete lifts one, Ctrl Z takes back.";#t=[];player=new O(this,{pace:()=>[Ot,1],changed:()=>this.#s()});setup(){this.address=new H(this,t=>this.read(t)),this.read(this.address.query),this.address.show(Pt)}read(t){let e=Array.from({length:this.n},(o,a)=>this.columns[a]??null);Object.assign(this,{board:Bt(t.get("queens"))??e,square:void 0});let n=this.board.length-1;this.player.set(Q(t,"row",0,n)??Math.min(this.columns.length,n),n)}toggle(t,e){this.edit(this.board.with(t,this.board[t]===e?null:e),t),this.square=[t,e]}edit(t,e){this.#t.push(this.board),this.#e(t,e)}undo(){let t=this.#t.pop();if(!t)return;let e=t.findIndex((n,o)=>n!==this.board[o]);this.#e(t,e)}#e(t,e){this.board=t,this.player.set(e,t.length-1),this.#s()}clear(t){this.square=void 0,this.edit(Array(t).fill(null),0)}#s(){this.address.write({queens:this.board.map(t=>t??"-").join("."),row:this.player.position})}render(){let{board:t,player:e,square:n}=this,o=t.length,a=tt()?p`Click a square, or go there with the arrow keys and press <kbd>Enter</kbd>.`:"Tap a square.",r=n?`${et($t(t,...n))}.`:a,l=this.message(Ct(t,e.position),{look:"qa-lab-message"});return p`<div class="qa-lab-live">
<div class="qa-lab-bar">
${_("N",this.sizes,o,i=>this.clear(i))}
<button type="button" data-qa-part="clear" @click=${()=>this.clear(o)}>Clear</button>
${e.view("Row",`row ${e.position}`)}
</div>
<div class="qa-lab-scene">
<div>${this.#n()}
<p class="qa-note" data-qa-part="square">${r}</p></div>
<div>
${l}
${zt(t,e.position)}</div>
</div>
</div>`}#n(){let{board:t,player:e}=this,n=t.length,o=[...t.keys()],a=([i,c])=>t[i]===c,r=q(t).map(({before:i})=>o.map(c=>w(i,x(n,c)))),l=[V("qa-attacked",[ft(t)]),lt("",st(t)),V("qa-row-here",[pt(e.position,n)])];return ct({name:this.ariaLabel,n,layers:l,texts:r.flatMap((i,c)=>i.map((d,h)=>a([c,h])?"":d)),look:([i,c])=>a([i,c])&&r[i][c]?"qa-lab-clash":"",describe:([i,c])=>$t(t,i,c),isSelected:a,choose:([i,c])=>this.toggle(i,c),empty:([i,c])=>t[i]===c&&this.toggle(i,c),point:i=>{this.square=i}})}};function zt(s,t){let e=s.length,n=t===e-1,{before:o,joined:a,shifted:r}=q(s)[t],l=o.map((h,g)=>[h,a[g],r[g]]);l.push([P(o,e),void 0,P(r,e)]);let i=l.map(([h,g,f],m)=>{let[R,B]=Rt[m],S=[D(h,e),D(g,e),B,n?$:D(f,e)];return p`<tr><th scope="row">${R}</th>${S.map(A=>p`<td>${A}</td>`)}</tr>`}),c=h=>p`<th scope="col">${h}</th>`,d=n?"no row":`row ${t+1}`;return p`<table class="qa-lab-masks">
<caption>L, D and R: what each mask has</caption>
<thead><tr>${["mask",`row ${t}`,"| bit","shift"].map(c)}<th
scope="col"
data-qa-part="next-row">${d}</th></tr></thead>
<tbody>${i}</tbody>
</table>`}function D(s,t){if(s===void 0)return $;let n=s.toString(2).padStart(t,"0").split(/(1+)/).map(o=>o.startsWith("1")?p`<b>${o}</b>`:o);return p`<span>${n}</span><small>${s}</small>`}var gt=s=>k([...s]);function $t(s,t,e){let n=w(q(s)[t].before,x(s.length,e)),o=s[t]===e,r=n?`attacked by ${gt(n)}`:o?"":"free";return nt([t,e],s.length,o?"queen":"empty",r)}function Ct(s,t){if(jt(s))return`A solution: ${k(J(s))}.`;let{before:e,losesBit:n}=q(s)[t],o=x(s.length,s[t]),a=dt(P(e,s.length),s.length).map(c=>b(t,c,s.length)),r=w(e,o),l=`Row ${t}: ${It(a)}.`,i=o&&`the queen on ${b(t,s[t],s.length)}`;if(r){let c=r.length>1?"attack":"attacks";return`${l} ${gt(r)} ${c} ${i}.`}return o?`${l} The bit of ${i} goes into all three masks${n?", and a bit of left leaves the board":""}.`:a.length?n?`${l} A bit of left leaves the board.`:l:`${l} A search turns back here.`}function jt(s){let t=q(s);return s.every((e,n)=>e!==null&&!w(t[n].before,x(s.length,e)))}function It(s){return s.length===0?"no square is free":`${k(s)} ${s.length===1?"is":"are"} free`}K("queens-queen-laboratory",F,{isLazy:!0});})();
})();
