(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var h=s=>queensBase[s],N=h("Address"),V=h("Figure");var F=h("define"),H=h("dropdown");var p=h("html"),U=h("keyed"),K=h("live"),D=h("moveTabStop"),f=h("nothing"),_=h("numberIn"),G=h("pressInGrid");var Q=h("squareUnder"),v=h("svg"),z=h("use");var W=s=>(s<26?"":"a")+String.fromCharCode(97+s%26),x=(s,t,e)=>`${W(t)}${e-s}`;var Y=s=>s.flatMap((t,e)=>t===null?[]:x(e,t,s.length));function k(s){let t=s.slice(0,-1).join(", "),e=s.slice(-1);return t?`${t} and ${e}`:e.join("")}var X=()=>!globalThis.matchMedia?.("(hover: none)").matches;var Z=s=>s[0].toUpperCase()+s.slice(1);var J=s=>s.flatMap((t,e)=>t===null?[]:[[e,t]]);var tt=(s,t,...e)=>[x(...s,t),...e].filter(Boolean).join(", ");function et(s,t){let e=2*Math.max(.01,Math.round(s*.4)/100),n=s<=12?.8:1,o=t?n:e;return[-o,-e,s+o+e,s+o+e].map(a=>Number(a.toFixed(2)))}var st=s=>[...Array(s).keys()],T=(s,t)=>`${100*s/t}%`;function nt(s){let{name:t,n:e,layers:n,choose:o,forbid:a,press:r=()=>{},point:c=()=>{},hasCoordinates:i=e>3,texts:l,heat:g,leave:d=()=>{}}=s,$=u=>R=>{let M=Q(R);M&&u(M)},B=u=>{D(u),$(c)(u)},P=u=>{a&&(u.preventDefault(),$(a)(u))},[S,A,q,y]=et(e,i),ut=`left: ${T(-S,q)}; top: ${T(-A,y)}`,dt=`width: ${T(e,q)}; height: ${T(e,y)}`,ft=st(e).map(u=>{let R=st(e).map(M=>gt(s,[u,M]));return p`<div role="row">${R}</div>`}),$t=Math.max(1,...(l??[]).map(({length:u})=>u));return p`<div
class="qa-click ${l&&!g?"qa-click-letters":""}"
style="--signs: ${$t}"
@pointerleave=${d}
@focusout=${d}>
<svg class="qa-board" aria-hidden="true" viewBox="${S} ${A} ${q} ${y}">
${z(`squares-${e}`)}${i?z(`coordinates-${e}`):f}${n}
</svg>
${U(e,p`<div
role="grid"
class="qa-click-grid"
aria-label="${t}, ${e} x ${e}"
style="--n: ${e}; ${ut}; ${dt}"
@click=${$(o)}
@keydown=${u=>G(u,s)}
@focusin=${B}
@contextmenu=${P}
@pointerover=${$(c)}
@pointerdown=${r}>${ft}</div>`)}
</div>`}function gt({n:s,texts:t,describe:e,isSelected:n,heat:o,look:a=()=>""},r){let c=r[0]*s+r[1],i=t?.[c];return p`<div
role="gridcell"
class=${a(r)}
style=${o?`--part: ${o(r)}%`:f}
tabindex=${c===0?0:-1}
aria-label=${e(r)}
aria-selected=${n(r)}>${i?p`<span>${i}</span>`:f}</div>`}var j=(s,t)=>v`<path class=${s} d=${t.join("")}></path>`;function ot(s,t){let e=t.map(([n,o])=>`${o},${n}`);return v`<polyline
class=${s}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var it=(s,t)=>`M0 ${s}h${t}v1h-${t}z`;function rt(s,t,e){let n=!1,o,a=()=>{let c=n&&!document.hidden;c!==o&&t(c),o=c},r=new IntersectionObserver(c=>{n=c.at(-1).isIntersecting,a()});r.observe(s),document.addEventListener("visibilitychange",a,{signal:e}),e.addEventListener("abort",()=>r.disconnect())}var mt="M6 5v14h2V5zm13 0-9 7 9 7z",xt="M16 5l-9 7 9 7z",bt=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],qt="M8 5l9 7-9 7z",yt="M18 5v14h-2V5zM5 5l9 7-9 7z",L=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#s;#n=!0;#o;#i;#r=0;constructor(t,{pace:e,changed:n=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:e,changed:n,stays:o}}set(t,e=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#s),this.#o=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[n,o]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!e(this.position)?this.playAfter(n,t,e):this.#t.announceAgain())}playAfter(t,e,n){this.isPlaying=!0;let o=()=>this.play(e,n);this.#s=this.#t.later(t,()=>{this.#n?o():this.#o=o}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#i)return;this.#i=t,this.#n=!0;let e=n=>{this.#n=n,n&&this.#o?.()};rt(this.#t,e,t)}#a(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},a=n in e?()=>this.goTo(e[n]):o[n],r=t.altKey||t.ctrlKey||t.metaKey,c=t.target,i=t.key===" "?"button, a, input:not([type=range])":"[type=range]",l=c.closest("select, textarea, [role=region]")||!(n in e)&&c.closest(i);!a||r||t.defaultPrevented||l||(t.preventDefault(),a())}view(t,e){return p`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:n,max:o}=this,a=n===0,r=n===o;return p`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${e?E("first","Back to the start",[mt],()=>this.goTo(0),a):f}
${E("back","Back",[xt],()=>this.goTo(n-1),a)}
${this.playButton()}
${E("forward","Forward",[qt],()=>this.forward(),r)}
${e?E("last","To the end",[yt],()=>this.goTo(o),r):f}
</div>`}playButton(){return p`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${at(bt)}</button>`}slider(t,e,n=0){let{position:o,max:a}=this;return p`<input
type="range"
min=${n}
max=${a+n}
.value=${K(`${o+n}`)}
aria-label=${t}
aria-valuetext=${e}
autocomplete="off"
data-qa-part="slider"
@input=${({target:r})=>this.goTo(Number(r.value)-n)}
@pointerdown=${()=>this.#r=this.position}
@pointercancel=${()=>this.goTo(this.#r)}><span data-qa-part="progress">${e}</span>`}},at=s=>p`<svg viewBox="0 0 24 24" aria-hidden="true">${s.map(t=>v`<path d=${t} />`)}</svg>`,E=(s,t,e,n,o)=>p`<button
type="button"
data-qa-part=${s}
title=${t}
aria-disabled=${o}
@click=${n}>${at(e)}</button>`;var vt=["L","D","R"],m=(s,t)=>t===null?0:1<<s-1-t,O=(s,t)=>2**t-1&~(s[0]|s[1]|s[2]),ct=(s,t)=>Array.from({length:t},(e,n)=>n).filter(e=>s&m(t,e)),w=(s,t)=>vt.filter((e,n)=>s[n]&t).join("");function b(s){let t=s.length,e=[0,0,0];return s.map(n=>{let o=e.map(g=>g|m(t,n)),[a,r,c]=o,i=[a<<1&2**t-1,r,c>>1],l={before:e,joined:o,shifted:i,losesBit:a>>t-1===1};return e=i,l})}function lt(s,t=s.length-1){return s.slice(0,t).map((n,o)=>n===null?"":kt(n,o,t,s.length)).join("")}function kt(s,t,e,n){return[[-1,s],[0,n],[1,n-1-s]].map(([r,c])=>{let i=Math.min(c,e-t);return`M${s+.5} ${t+.5}l${r*i} ${i}`}).join("")}var wt=1500,St=["queens","row"],At=[["left","<< 1"],["down",""],["right",">> 1"],["free",""]];function Mt(s){let t=s?.split(".")??[],e=n=>n==="-"||/^[0-7]$/.test(n)&&Number(n)<t.length;if(!(t.length<4||t.length>8||!t.every(e)))return t.map(n=>n==="-"?null:Number(n))}var I=class extends V{static properties={n:{type:Number},columns:{type:Array},sizes:{type:Array},board:{state:!0},square:{state:!0}};keys="Arrow keys go from square to square, Enter puts or lifts a queen, Delete lifts one, Ctrl Z takes back.";#t=[];player=new L(this,{pace:()=>[wt,1],changed:()=>this.#s()});setup(){this.address=new N(this,t=>this.read(t)),this.read(this.address.query),this.address.show(St)}read(t){let e=Array.from({length:this.n},(o,a)=>this.columns[a]??null);Object.assign(this,{board:Mt(t.get("queens"))??e,square:void 0});let n=this.board.length-1;this.player.set(_(t,"row",0,n)??Math.min(this.columns.length,n),n)}toggle(t,e){this.edit(this.board.with(t,this.board[t]===e?null:e),t),this.square=[t,e]}edit(t,e){this.#t.push(this.board),this.#e(t,e)}undo(){let t=this.#t.pop();if(!t)return;let e=t.findIndex((n,o)=>n!==this.board[o]);this.#e(t,e)}#e(t,e){this.board=t,this.player.set(e,t.length-1),this.#s()}clear(t){this.square=void 0,this.edit(Array(t).fill(null),0)}#s(){this.address.write({queens:this.board.map(t=>t??"-").join("."),row:this.player.position})}render(){let{board:t,player:e,square:n}=this,o=t.length,a=X()?p`Click a square, or go there with the arrow keys and press <kbd>Enter</kbd>.`:"Tap a square.",r=n?`${Z(pt(t,...n))}.`:a,c=this.message(Et(t,e.position),{look:"qa-lab-message"});return p`<div class="qa-lab-live">
<div class="qa-lab-bar">
${H("N",this.sizes,o,i=>this.clear(i))}
<button type="button" data-qa-part="clear" @click=${()=>this.clear(o)}>Clear</button>
${e.view("Row",`row ${e.position}`)}
</div>
<div class="qa-lab-scene">
<div>${this.#n()}
<p class="qa-note" data-qa-part="square">${r}</p></div>
<div>
${c}
${Tt(t,e.position)}</div>
</div>
</div>`}#n(){let{board:t,player:e}=this,n=t.length,o=[...t.keys()],a=([i,l])=>t[i]===l,r=b(t).map(({before:i})=>o.map(l=>w(i,m(n,l)))),c=[j("qa-attacked",[lt(t)]),ot("",J(t)),j("qa-row-here",[it(e.position,n)])];return nt({name:this.ariaLabel,n,layers:c,texts:r.flatMap((i,l)=>i.map((g,d)=>a([l,d])?"":g)),look:([i,l])=>a([i,l])&&r[i][l]?"qa-lab-clash":"",describe:([i,l])=>pt(t,i,l),isSelected:a,choose:([i,l])=>this.toggle(i,l),empty:([i,l])=>t[i]===l&&this.toggle(i,l),point:i=>{this.square=i}})}};function Tt(s,t){let e=s.length,n=t===e-1,{before:o,joined:a,shifted:r}=b(s)[t],c=o.map((d,$)=>[d,a[$],r[$]]);c.push([O(o,e),void 0,O(r,e)]);let i=c.map(([d,$,B],P)=>{let[S,A]=At[P],q=[C(d,e),C($,e),A,n?f:C(B,e)];return p`<tr><th scope="row">${S}</th>${q.map(y=>p`<td>${y}</td>`)}</tr>`}),l=d=>p`<th scope="col">${d}</th>`,g=n?"no row":`row ${t+1}`;return p`<table class="qa-lab-masks">
<caption>L, D and R: what each mask has</caption>
<thead><tr>${["mask",`row ${t}`,"| bit","shift"].map(l)}<th
scope="col"
data-qa-part="next-row">${g}</th></tr></thead>
<tbody>${i}</tbody>
</table>`}function C(s,t){if(s===void 0)return f;let n=s.toString(2).padStart(t,"0").split(/(1+)/).map(o=>o.startsWith("1")?p`<b>${o}</b>`:o);return p`<span>${n}</span><small>${s}</small>`}var ht=s=>k([...s]);function pt(s,t,e){let n=w(b(s)[t].before,m(s.length,e)),o=s[t]===e,r=n?`attacked by ${ht(n)}`:o?"":"free";return tt([t,e],s.length,o?"queen":"empty",r)}function Et(s,t){if(Lt(s))return`A solution: ${k(Y(s))}.`;let{before:e,losesBit:n}=b(s)[t],o=m(s.length,s[t]),a=ct(O(e,s.length),s.length).map(l=>x(t,l,s.length)),r=w(e,o),c=`Row ${t}: ${Ot(a)}.`,i=o&&`the queen on ${x(t,s[t],s.length)}`;if(r){let l=r.length>1?"attack":"attacks";return`${c} ${ht(r)} ${l} ${i}.`}return o?`${c} The bit of ${i} goes into all three masks${n?", and a bit of left leaves the board":""}.`:a.length?n?`${c} A bit of left leaves the board.`:c:`${c} A search turns back here.`}function Lt(s){let t=b(s);return s.every((e,n)=>e!==null&&!w(t[n].before,m(s.length,e)))}function Ot(s){return s.length===0?"no square is free":`${k(s)} ${s.length===1?"is":"are"} free`}F("queens-queen-laboratory",I,{isLazy:!0});})();
})();
