(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:E,Figure:F,Part:gt,QueensElement:bt,button:S,checkbox:v,choiceIn:mt,choices:$t,define:C,dropdown:H,fill:yt,formatted:xt,html:c,keyed:z,live:L,moveTabStop:R,nothing:f,numberIn:I,pressInGrid:wt,scaleOf:At,showControls:St,squareUnder:vt,svg:K,use:Tt}=queensBase;var st=s=>s.toString(2).replaceAll("0","").length,et={x:s=>s,"~x":s=>~s,"-x":s=>-s,"-x & x":s=>-s&s,"x - 1":s=>s-1,"x & (x - 1)":s=>s&s-1,"bit - 1":s=>(-s&s)-1,"popcount(bit - 1)":(s,t)=>st((-s&s)-1&t),"x + 1":s=>s+1,"(x + 1) & ~x":s=>s+1&~s,"x << 1":s=>s<<1,"x >> 1":s=>s>>1},U={"-x":1,"x - 1":1,"bit - 1":1,"x + 1":0},T=s=>2**s-1,g=s=>[...Array(s).keys()].toReversed();function V(s,t){let e=T(t);return Object.fromEntries(Object.entries(et).map(([i,o])=>[i,o(s,e)&e]))}function q(s,t,e){return[...Array(e).keys()].find(o=>(t>>o&1)===s)??e}var m=s=>s in U,k=(s,t,e)=>q(U[s],t,e),$=(s,t)=>s.toString(2).padStart(t,"0"),O=(s,t,e)=>e&&s>>t-1?s-2**t:s;function b(s,t,e){return e&&s===t-1?-(2**s):2**s}var u=s=>`${s}`.replace("-","−");var y=(s,t)=>(s>>t&1)===1,j=(s,t,e=0)=>g(s).map(i=>{let o=y(e,i)?"qa-rows-counted":"";return c`<span class="qa-lab-bit ${o}">${t(i)}</span>`}),N=(s,t)=>y(s,t)?"qa-lab-set":"",_=(s,t)=>Number(y(s,t));function W(s,t,e,i=-1){let o=Math.min(i,e-1,t-1);return g(t).map(n=>{if(n>=e)return c`<span class="qa-lab-bit qa-lab-later"></span>`;let r=`${n<=i?"qa-lab-run-over":""} ${n===o?"qa-lab-run-head":""}`;return c`<span class="qa-lab-bit ${N(s,n)} ${r}">${_(s,n)}</span>`})}var Y=(s,t,e)=>$(s,t).slice(t-e)||"not computed yet",D="Arrow keys, Home and End go from bit to bit; 0 and 1 set a bit and go on to the next.";function G(s,t,e,{isSigned:i=!1}={}){let o=(n,r)=>{let l=u(b(n,t,i)),a=_(s,n),h=({currentTarget:p})=>{p.focus(),e(s^1<<n)};return c`<button
type="button"
class="qa-lab-bit ${N(s,n)}"
tabindex=${r===0?0:-1}
aria-pressed=${y(s,n)}
aria-label="bit ${n}, worth ${l}: ${a}"
@click=${h}
@focus=${({target:p})=>R({target:p,currentTarget:p.parentElement})}
@keydown=${p=>it(p,s,n,e)}>${a}</button>`};return z(t,g(t).map(o))}function it(s,t,e,i){let{key:o,currentTarget:n}=s;if(s.altKey||s.ctrlKey||s.metaKey)return;let r=Array.from(n.parentElement.querySelectorAll("button")),l=n.previousElementSibling??n,a=n.nextElementSibling??n,h={ArrowLeft:l,ArrowRight:a,Home:r[0],End:r.at(-1),0:a,1:a}[o];h&&(s.preventDefault(),o==="0"&&i(t&~(1<<e)),o==="1"&&i(t|1<<e),h.focus())}function Q(s,t,e){let i=!1,o,n=()=>{let l=i&&!document.hidden;l!==o&&t(l),o=l},r=new IntersectionObserver(l=>{i=l.at(-1).isIntersecting,n()});r.observe(s),document.addEventListener("visibilitychange",n,{signal:e}),e.addEventListener("abort",()=>r.disconnect())}var ot="M6 5v14h2V5zm13 0-9 7 9 7z",nt="M16 5l-9 7 9 7z",rt=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],at="M8 5l9 7-9 7z",lt="M18 5v14h-2V5zM5 5l9 7-9 7z",w=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#s;#i;#e=!0;#o;#n;#r=0;constructor(t,{pace:e,changed:i=()=>{},stays:o=()=>!1}){this.#t=t,this.#s={pace:e,changed:i,stays:o}}set(t,e=this.max){let i=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),i&&this.playAfter(this.#s.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#s.changed()}forward(){(this.isHeld||!this.#s.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#i),this.#o=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[i,o]=t??this.#s.pace();this.#t.muteAnnouncements(),this.#s.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!e(this.position)?this.playAfter(i,t,e):this.#t.announceAgain())}playAfter(t,e,i){this.isPlaying=!0;let o=()=>this.play(e,i);this.#i=this.#t.later(t,()=>{this.#e?o():this.#o=o}),this.#l()}#l(){let{signal:t}=this.#t;if(t===this.#n)return;this.#n=t,this.#e=!0;let e=i=>{this.#e=i,i&&this.#o?.()};Q(this.#t,e,t)}#a(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let i=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},n=i in e?()=>this.goTo(e[i]):o[i],r=t.altKey||t.ctrlKey||t.metaKey,l=t.target,a=t.key===" "?"button, a, input:not([type=range])":"[type=range]",h=l.closest("select, textarea, [role=region]")||!(i in e)&&l.closest(a);!n||r||t.defaultPrevented||h||(t.preventDefault(),n())}view(t,e){return c`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:i,max:o}=this,n=i===0,r=i===o;return c`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${e?x("first","Back to the start",[ot],()=>this.goTo(0),n):f}
${x("back","Back",[nt],()=>this.goTo(i-1),n)}
${this.playButton()}
${x("forward","Forward",[at],()=>this.forward(),r)}
${e?x("last","To the end",[lt],()=>this.goTo(o),r):f}
</div>`}playButton(){return c`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${X(rt)}</button>`}slider(t,e,i=0){let{position:o,max:n}=this;return c`<input
type="range"
min=${i}
max=${n+i}
.value=${L(`${o+i}`)}
aria-label=${t}
aria-valuetext=${e}
autocomplete="off"
data-qa-part="slider"
@input=${({target:r})=>this.goTo(Number(r.value)-i)}
@pointerdown=${()=>this.#r=this.position}
@pointercancel=${()=>this.goTo(this.#r)}><span data-qa-part="progress">${e}</span>`}},X=s=>c`<svg viewBox="0 0 24 24" aria-hidden="true">${s.map(t=>K`<path d=${t} />`)}</svg>`,x=(s,t,e,i,o)=>c`<button
type="button"
data-qa-part=${s}
title=${t}
aria-disabled=${o}
@click=${i}>${X(e)}</button>`;function B(s){let t=s.slice(0,-1).join(", "),e=s.slice(-1);return t?`${t} and ${e}`:e.join("")}var J=s=>s[0].toUpperCase()+s.slice(1);var ct=700,ht=10,dt=["bits","places","signed","every"],M=class extends F{static properties={bits:{},lines:{type:Array},widths:{type:Array},row:{state:!0},hasAllFormulas:{state:!0}};keys=D;player=new w(this,{pace:()=>[ct,1],changed:()=>this.#t()});setup(){this.address=new E(this,t=>this.read(t)),this.read(this.address.query),this.address.show(dt)}firstUpdated(){let t=this.renderRoot.querySelector(".qa-lab-sheet"),e=new ResizeObserver(()=>{t.scrollLeft=t.scrollWidth});for(let i of[t,t.firstElementChild])e.observe(i)}read(t){let e=/^[01]{4,16}$/.test(t.get("bits")??"")?t.get("bits"):this.bits;this.row={x:Number.parseInt(e,2),width:e.length,isSigned:t.get("signed")==="1"},this.hasAllFormulas=t.get("every")==="1",this.player.set(I(t,"places",0,e.length)??e.length,e.length)}edit(t){let{x:e,width:i,isSigned:o}={...this.row,...t};this.row={x:e&T(i),width:i,isSigned:o},this.player.set(i,i),this.#t()}#t(){let{x:t,width:e,isSigned:i}=this.row;this.address.write({bits:$(t,e),places:this.#e<e?this.#e:void 0,signed:i?1:void 0,every:this.hasAllFormulas?1:void 0})}get#s(){return this.lines.filter(([,,t])=>t||this.hasAllFormulas)}get#i(){return this.#s.map(([t])=>t).filter(m)}get#e(){return this.#i.length?this.player.position:this.row.width}render(){let{width:t}=this.row,e=this.#i,i=`${this.player.position} of ${t} places`,o=this.player.view("Places computed, from the right",i);return c`<div class="qa-lab-live">
${this.#o()}
${e.length?o:f}
${this.message(ft(this.row,this.#e,e))}
<div class="qa-lab-sheet" data-qa-part="sheet">${this.#n()}</div>
</div>`}#o(){let{x:t,width:e,isSigned:i}=this.row,o=a=>{this.row={...this.row,isSigned:a},this.#t()},n=a=>{this.hasAllFormulas=a,this.edit({})},r=this.lines.every(([,,a])=>a),l=v("all","all formulas",this.hasAllFormulas,n);return c`<div class="qa-lab-bar">
${H("width",this.widths,e,a=>this.edit({width:a}))}
${S("less","− 1",()=>this.edit({x:t-1}))}
${S("more","+ 1",()=>this.edit({x:t+1}))}
${v("signed","signed",i,o)}
${r?f:l}
</div>`}#n(){let{x:t,width:e,isSigned:i}=this.row,o=e<=ht,n=j(e,d=>o?u(b(d,e,i)):d),r=G(t,e,d=>this.edit({x:d}),{isSigned:i}),l=c`<span
class="qa-lab-bits"
role="group"
aria-label="x, bit by bit"
data-qa-sign="…${t>>e-1}"
data-qa-part="bits">${r}</span>`,a=V(t,e),h=d=>c`<th role="columnheader" scope="col">${d}</th>`,p=c`<td role="cell"><span class="qa-lab-heads">${n}</span></td>`,A=[h(o?"worth":"bit"),p,h("decimal"),h("hex")];return c`<table
class="qa-lab-rows ${i?"qa-lab-signed":""}"
role="table"
style="--width: ${e}">
<thead role="rowgroup"><tr role="row">${A}</tr></thead>
<tbody role="rowgroup">
${P(["x","x"],l,t,this.row)}
${this.#s.map(d=>this.#r(d,a[d[0]]))}
</tbody>
</table>`}#r(t,e){let{x:i,width:o}=this.row,[n]=t,r=this.#e,l=r===o,a=l?e:void 0;if(n.startsWith("popcount")){let tt=l&&i?`so it is bit ${e}`:"";return P(t,tt,a,{...this.row,isSigned:!1})}let h=l?`…${e>>o-1}`:"",p=m(n)?k(n,i,o):-1,A=W(e,o,r,p),d=c`<span
class="qa-lab-bits"
role="img"
aria-label=${Y(e,o,r)}
data-qa-sign=${h}>${A}</span>`;return P(t,d,a,this.row)}};function P([s,t],e,i,{width:o,isSigned:n}){let r=i!==void 0,l=r?u(O(i,o,n)):"",a=r?i.toString(16).toUpperCase():"";return c`<tr
role="row"
data-qa-line=${s}
class=${m(s)?"qa-lab-carries":""}>
<th role="rowheader" scope="row">${t}</th><td
role="cell">${e}</td><td
role="cell">${l}</td><td
role="cell">${a}</td></tr>`}function pt({x:s,width:t,isSigned:e}){let o=g(t).filter(r=>s>>r&1).map(r=>u(b(r,t,e))),n=u(O(s,t,e));return o.length>1?`x = ${o.join(" + ")} = ${n}.`:`x = ${n}.`}function Z(s,{x:t,width:e}){let i=q(s,t,e);return i<e?`the lowest ${s} is bit ${i}`:`there is no ${s}`}function ut(s,{x:t,width:e},i){let o=a=>k(a,t,e)>=s,n=i.filter(o),r=i.filter(a=>!o(a)),l=[n.length?`the 1 still runs in ${B(n)}`:"",r.length?`it has stopped in ${B(r)}`:""];return`At bit ${s} ${l.filter(Boolean).join("; ")}.`}function ft(s,t,e){return t===s.width?`${pt(s)} ${J(Z(1,s))}, ${Z(0,s)}.`:t===0?"Nothing is computed yet.":ut(t-1,s,e)}C("queens-row-laboratory",M,{isLazy:!0});})();
})();
