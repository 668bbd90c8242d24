(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var h=s=>queensBase[s],M=h("Address"),C=h("Figure");var v=h("button"),T=h("checkbox");var H=h("define"),I=h("dropdown");var c=h("html"),z=h("keyed"),L=h("live"),R=h("moveTabStop"),g=h("nothing"),U=h("numberIn");var K=h("svg");var et=s=>s.toString(2).replaceAll("0","").length,ot={x:s=>s,"~x":s=>~s,"-x":s=>-s,"-x & x":s=>-s&s,"x - 1":s=>s-1,"x & (x - 1)":s=>s&s-1,"bit - 1":s=>(-s&s)-1,"popcount(bit - 1)":(s,t)=>et((-s&s)-1&t),"x + 1":s=>s+1,"(x + 1) & ~x":s=>s+1&~s,"x << 1":s=>s<<1,"x >> 1":s=>s>>1},V={"-x":1,"x - 1":1,"bit - 1":1,"x + 1":0},q=s=>2**s-1,b=s=>[...Array(s).keys()].toReversed();function j(s,t){let e=q(t);return Object.fromEntries(Object.entries(ot).map(([o,i])=>[o,i(s,e)&e]))}function k(s,t,e){return[...Array(e).keys()].find(i=>(t>>i&1)===s)??e}var $=s=>s in V,O=(s,t,e)=>k(V[s],t,e),x=(s,t)=>s.toString(2).padStart(t,"0"),B=(s,t,e)=>e&&s>>t-1?s-2**t:s;function m(s,t,e){return e&&s===t-1?-(2**s):2**s}var f=s=>`${s}`.replace("-","−");var y=(s,t)=>(s>>t&1)===1,N=(s,t,e=0)=>b(s).map(o=>{let i=y(e,o)?"qa-rows-counted":"";return c`<span class="qa-lab-bit ${i}">${t(o)}</span>`}),_=(s,t)=>y(s,t)?"qa-lab-set":"",W=(s,t)=>Number(y(s,t));function Y(s,t,e,o=-1){let i=Math.min(o,e-1,t-1);return b(t).map(n=>{if(n>=e)return c`<span class="qa-lab-bit qa-lab-later"></span>`;let r=`${n<=o?"qa-lab-run-over":""} ${n===i?"qa-lab-run-head":""}`;return c`<span class="qa-lab-bit ${_(s,n)} ${r}">${W(s,n)}</span>`})}var D=(s,t,e)=>x(s,t).slice(t-e)||"not computed yet",G="Arrow keys, Home and End go from bit to bit; 0 and 1 set a bit and go on to the next.";function Q(s,t,e,{isSigned:o=!1}={}){let i=(n,r)=>{let l=f(m(n,t,o)),a=W(s,n),p=({currentTarget:u})=>{u.focus(),e(s^1<<n)};return c`<button
type="button"
class="qa-lab-bit ${_(s,n)}"
tabindex=${r===0?0:-1}
aria-pressed=${y(s,n)}
aria-label="bit ${n}, worth ${l}: ${a}"
@click=${p}
@focus=${({target:u})=>R({target:u,currentTarget:u.parentElement})}
@keydown=${u=>it(u,s,n,e)}>${a}</button>`};return z(t,b(t).map(i))}function it(s,t,e,o){let{key:i,currentTarget:n}=s;if(s.altKey||s.ctrlKey||s.metaKey)return;let r=Array.from(n.parentElement.querySelectorAll("button")),l=n.previousElementSibling??n,a=n.nextElementSibling??n,p={ArrowLeft:l,ArrowRight:a,Home:r[0],End:r.at(-1),0:a,1:a}[i];p&&(s.preventDefault(),i==="0"&&o(t&~(1<<e)),i==="1"&&o(t|1<<e),p.focus())}function X(s,t,e){let o=!1,i,n=()=>{let l=o&&!document.hidden;l!==i&&t(l),i=l},r=new IntersectionObserver(l=>{o=l.at(-1).isIntersecting,n()});r.observe(s),document.addEventListener("visibilitychange",n,{signal:e}),e.addEventListener("abort",()=>r.disconnect())}var nt="M6 5v14h2V5zm13 0-9 7 9 7z",rt="M16 5l-9 7 9 7z",at=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],lt="M8 5l9 7-9 7z",ct="M18 5v14h-2V5zM5 5l9 7-9 7z",A=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#s;#o;#e=!0;#i;#n;#r=0;constructor(t,{pace:e,changed:o=()=>{},stays:i=()=>!1}){this.#t=t,this.#s={pace:e,changed:o,stays:i}}set(t,e=this.max){let o=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),o&&this.playAfter(this.#s.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#s.changed()}forward(){(this.isHeld||!this.#s.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#o),this.#i=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[o,i]=t??this.#s.pace();this.#t.muteAnnouncements(),this.#s.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+i),this.position<this.max&&!e(this.position)?this.playAfter(o,t,e):this.#t.announceAgain())}playAfter(t,e,o){this.isPlaying=!0;let i=()=>this.play(e,o);this.#o=this.#t.later(t,()=>{this.#e?i():this.#i=i}),this.#l()}#l(){let{signal:t}=this.#t;if(t===this.#n)return;this.#n=t,this.#e=!0;let e=o=>{this.#e=o,o&&this.#i?.()};X(this.#t,e,t)}#a(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let o=`${t.shiftKey?"Shift ":""}${t.key}`,i={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},n=o in e?()=>this.goTo(e[o]):i[o],r=t.altKey||t.ctrlKey||t.metaKey,l=t.target,a=t.key===" "?"button, a, input:not([type=range])":"[type=range]",p=l.closest("select, textarea, [role=region]")||!(o in e)&&l.closest(a);!n||r||t.defaultPrevented||p||(t.preventDefault(),n())}view(t,e){return c`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:o,max:i}=this,n=o===0,r=o===i;return c`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${e?w("first","Back to the start",[nt],()=>this.goTo(0),n):g}
${w("back","Back",[rt],()=>this.goTo(o-1),n)}
${this.playButton()}
${w("forward","Forward",[lt],()=>this.forward(),r)}
${e?w("last","To the end",[ct],()=>this.goTo(i),r):g}
</div>`}playButton(){return c`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${J(at)}</button>`}slider(t,e,o=0){let{position:i,max:n}=this;return c`<input
type="range"
min=${o}
max=${n+o}
.value=${L(`${i+o}`)}
aria-label=${t}
aria-valuetext=${e}
autocomplete="off"
data-qa-part="slider"
@input=${({target:r})=>this.goTo(Number(r.value)-o)}
@pointerdown=${()=>this.#r=this.position}
@pointercancel=${()=>this.goTo(this.#r)}><span data-qa-part="progress">${e}</span>`}},J=s=>c`<svg viewBox="0 0 24 24" aria-hidden="true">${s.map(t=>K`<path d=${t} />`)}</svg>`,w=(s,t,e,o,i)=>c`<button
type="button"
data-qa-part=${s}
title=${t}
aria-disabled=${i}
@click=${o}>${J(e)}</button>`;function P(s){let t=s.slice(0,-1).join(", "),e=s.slice(-1);return t?`${t} and ${e}`:e.join("")}var Z=s=>s[0].toUpperCase()+s.slice(1);var ht=700,pt=10,dt=["bits","places","signed","every"],F=class extends C{static properties={bits:{},lines:{type:Array},widths:{type:Array},row:{state:!0},hasAllFormulas:{state:!0}};keys=G;player=new A(this,{pace:()=>[ht,1],changed:()=>this.#t()});setup(){this.address=new M(this,t=>this.read(t)),this.read(this.address.query),this.address.show(dt)}firstUpdated(){let t=this.renderRoot.querySelector(".qa-lab-sheet"),e=new ResizeObserver(()=>{t.scrollLeft=t.scrollWidth});for(let o of[t,t.firstElementChild])e.observe(o)}read(t){let e=/^[01]{4,16}$/.test(t.get("bits")??"")?t.get("bits"):this.bits;this.row={x:Number.parseInt(e,2),width:e.length,isSigned:t.get("signed")==="1"},this.hasAllFormulas=t.get("every")==="1",this.player.set(U(t,"places",0,e.length)??e.length,e.length)}edit(t){let{x:e,width:o,isSigned:i}={...this.row,...t};this.row={x:e&q(o),width:o,isSigned:i},this.player.set(o,o),this.#t()}#t(){let{x:t,width:e,isSigned:o}=this.row;this.address.write({bits:x(t,e),places:this.#e<e?this.#e:void 0,signed:o?1:void 0,every:this.hasAllFormulas?1:void 0})}get#s(){return this.lines.filter(([,,t])=>t||this.hasAllFormulas)}get#o(){return this.#s.map(([t])=>t).filter($)}get#e(){return this.#o.length?this.player.position:this.row.width}render(){let{width:t}=this.row,e=this.#o,o=`${this.player.position} of ${t} places`,i=this.player.view("Places computed, from the right",o);return c`<div class="qa-lab-live">
${this.#i()}
${e.length?i:g}
${this.message(gt(this.row,this.#e,e))}
<div class="qa-lab-sheet" data-qa-part="sheet">${this.#n()}</div>
</div>`}#i(){let{x:t,width:e,isSigned:o}=this.row,i=a=>{this.row={...this.row,isSigned:a},this.#t()},n=a=>{this.hasAllFormulas=a,this.edit({})},r=this.lines.every(([,,a])=>a),l=T("all","all formulas",this.hasAllFormulas,n);return c`<div class="qa-lab-bar">
${I("width",this.widths,e,a=>this.edit({width:a}))}
${v("less","− 1",()=>this.edit({x:t-1}))}
${v("more","+ 1",()=>this.edit({x:t+1}))}
${T("signed","signed",o,i)}
${r?g:l}
</div>`}#n(){let{x:t,width:e,isSigned:o}=this.row,i=e<=pt,n=N(e,d=>i?f(m(d,e,o)):d),r=Q(t,e,d=>this.edit({x:d}),{isSigned:o}),l=c`<span
class="qa-lab-bits"
role="group"
aria-label="x, bit by bit"
data-qa-sign="…${t>>e-1}"
data-qa-part="bits">${r}</span>`,a=j(t,e),p=d=>c`<th role="columnheader" scope="col">${d}</th>`,u=c`<td role="cell"><span class="qa-lab-heads">${n}</span></td>`,S=[p(i?"worth":"bit"),u,p("decimal"),p("hex")];return c`<table
class="qa-lab-rows ${o?"qa-lab-signed":""}"
role="table"
style="--width: ${e}">
<thead role="rowgroup"><tr role="row">${S}</tr></thead>
<tbody role="rowgroup">
${E(["x","x"],l,t,this.row)}
${this.#s.map(d=>this.#r(d,a[d[0]]))}
</tbody>
</table>`}#r(t,e){let{x:o,width:i}=this.row,[n]=t,r=this.#e,l=r===i,a=l?e:void 0;if(n.startsWith("popcount")){let st=l&&o?`so it is bit ${e}`:"";return E(t,st,a,{...this.row,isSigned:!1})}let p=l?`…${e>>i-1}`:"",u=$(n)?O(n,o,i):-1,S=Y(e,i,r,u),d=c`<span
class="qa-lab-bits"
role="img"
aria-label=${D(e,i,r)}
data-qa-sign=${p}>${S}</span>`;return E(t,d,a,this.row)}};function E([s,t],e,o,{width:i,isSigned:n}){let r=o!==void 0,l=r?f(B(o,i,n)):"",a=r?o.toString(16).toUpperCase():"";return c`<tr
role="row"
data-qa-line=${s}
class=${$(s)?"qa-lab-carries":""}>
<th role="rowheader" scope="row">${t}</th><td
role="cell">${e}</td><td
role="cell">${l}</td><td
role="cell">${a}</td></tr>`}function ut({x:s,width:t,isSigned:e}){let i=b(t).filter(r=>s>>r&1).map(r=>f(m(r,t,e))),n=f(B(s,t,e));return i.length>1?`x = ${i.join(" + ")} = ${n}.`:`x = ${n}.`}function tt(s,{x:t,width:e}){let o=k(s,t,e);return o<e?`the lowest ${s} is bit ${o}`:`there is no ${s}`}function ft(s,{x:t,width:e},o){let i=a=>O(a,t,e)>=s,n=o.filter(i),r=o.filter(a=>!i(a)),l=[n.length?`the 1 still runs in ${P(n)}`:"",r.length?`it has stopped in ${P(r)}`:""];return`At bit ${s} ${l.filter(Boolean).join("; ")}.`}function gt(s,t,e){return t===s.width?`${ut(s)} ${Z(tt(1,s))}, ${tt(0,s)}.`:t===0?"Nothing is computed yet.":ft(t-1,s,e)}H("queens-row-laboratory",F,{isLazy:!0});})();
})();
