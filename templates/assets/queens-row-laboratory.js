(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:B,Figure:F,Part:ct,QueensElement:dt,button:x,checkbox:w,choiceIn:pt,choices:ut,define:M,dropdown:P,fill:ft,formatted:bt,html:h,keyed:E,live:H,moveTabStop:z,nothing:u,numberIn:L,pressInGrid:mt,scaleOf:gt,squareUnder:$t,svg:R,use:yt}=queensBase;var Q=s=>s.toString(2).replaceAll("0","").length,X={x:s=>s,"~x":s=>~s,"-x":s=>-s,"-x & x":s=>-s&s,"x - 1":s=>s-1,"x & (x - 1)":s=>s&s-1,"bit - 1":s=>(-s&s)-1,"popcount(bit - 1)":(s,t)=>Q((-s&s)-1&t),"x + 1":s=>s+1,"(x + 1) & ~x":s=>s+1&~s,"x << 1":s=>s<<1,"x >> 1":s=>s>>1},C={"-x":1,"x - 1":1,"bit - 1":1,"x + 1":0},A=s=>2**s-1,f=s=>[...Array(s).keys()].toReversed();function I(s,t){let e=A(t);return Object.fromEntries(Object.entries(X).map(([i,o])=>[i,o(s,e)&e]))}function S(s,t,e){return[...Array(e).keys()].find(o=>(t>>o&1)===s)??e}var m=s=>s in C,q=(s,t,e)=>S(C[s],t,e),g=(s,t)=>s.toString(2).padStart(t,"0"),T=(s,t,e)=>e&&s>>t-1?s-2**t:s,b=(s,t,e)=>(e&&s===t-1?-1:1)*2**s,c=s=>`${s}`.replace("-","−");var d=(s,t)=>(s>>t&1)===1,U=(s,t,e=0)=>f(s).map(i=>h`<span class="qa-lab-bit ${d(e,i)?"qa-rows-counted":""}">${t(i)}</span>`);function K(s,t,e,i=-1){let o=Math.min(i,e-1,t-1);return f(t).map(n=>{if(n>=e)return h`<span class="qa-lab-bit qa-lab-later"></span>`;let r=`${n<=i?"qa-lab-run-over":""} ${n===o?"qa-lab-run-head":""}`;return h`<span
      class="qa-lab-bit ${d(s,n)?"qa-lab-set":""} ${r}">${Number(d(s,n))}</span>`})}var j=(s,t,e)=>g(s,t).slice(t-e)||"not computed yet",N="Arrow keys, Home and End go from bit to bit; 0 and 1 set a bit and go on to the next.",_=(s,t,e,{isSigned:i=!1}={})=>E(t,f(t).map((o,n)=>h`<button
        type="button"
        class="qa-lab-bit ${d(s,o)?"qa-lab-set":""}"
        tabindex=${n===0?0:-1}
        aria-pressed=${d(s,o)}
        aria-label="bit ${o}, worth ${c(b(o,t,i))}: ${Number(d(s,o))}"
        @click=${({currentTarget:r})=>(r.focus(),e(s^1<<o))}
        @focus=${({target:r})=>z({target:r,currentTarget:r.parentElement})}
        @keydown=${r=>J(r,s,o,e)}>${Number(d(s,o))}</button>`));function J(s,t,e,i){let{key:o,currentTarget:n}=s;if(s.altKey||s.ctrlKey||s.metaKey)return;let r=[...n.parentElement.querySelectorAll("button")],[a,l]=[n.previousElementSibling??n,n.nextElementSibling??n],p={ArrowLeft:a,ArrowRight:l,Home:r[0],End:r.at(-1),0:l,1:l}[o];p&&(s.preventDefault(),o==="0"&&i(t&~(1<<e)),o==="1"&&i(t|1<<e),p.focus())}function V(s,t,e){let[i,o]=[!1,void 0],n=()=>{let a=i&&!document.hidden;a!==o&&t(a),o=a},r=new IntersectionObserver(a=>{i=a.at(-1).isIntersecting,n()});r.observe(s),document.addEventListener("visibilitychange",n,{signal:e}),e.addEventListener("abort",()=>r.disconnect())}var Z="M6 5v14h2V5zm13 0-9 7 9 7z",tt="M16 5l-9 7 9 7z",st=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],et="M8 5l9 7-9 7z",it="M18 5v14h-2V5zM5 5l9 7-9 7z",y=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#s;#i;#e=!0;#o;#r;#n=0;constructor(t,{pace:e,changed:i=()=>{},stays:o=()=>!1}){this.#t=t,this.#s={pace:e,changed:i,stays:o}}set(t,e=this.max){let i=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),i&&this.playAfter(this.#s.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#s.changed()}forward(){(this.isHeld||!this.#s.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#i),this.#o=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[i,o]=t??this.#s.pace();this.#t.hush(),this.#s.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!e(this.position)?this.playAfter(i,t,e):this.#t.speakUp())}playAfter(t,e,i){this.isPlaying=!0;let o=()=>this.play(e,i);this.#i=this.#t.later(t,()=>this.#e?o():this.#o=o),this.#l()}#l(){let{signal:t}=this.#t;if(t===this.#r)return;[this.#r,this.#e]=[t,!0];let e=i=>{this.#e=i,i&&this.#o?.()};V(this.#t,e,t)}#a(){this.stop(),this.#t.speakUp()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let i=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},n=i in e?()=>this.goTo(e[i]):o[i],r=t.altKey||t.ctrlKey||t.metaKey,a=t.target,l=t.key===" "?"button, a, input:not([type=range])":"[type=range]",p=a.closest("select, textarea, [role=region]")||!(i in e)&&a.closest(l);!n||r||t.defaultPrevented||p||(t.preventDefault(),n())}view(t,e){return h`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:i,max:o}=this,[n,r]=[i===0,i===o];return h`<div class="qa-lab-buttons" role="group" aria-label=${t}>
      ${e?$("first","Back to the start",[Z],()=>this.goTo(0),n):u}
      ${$("back","Back",[tt],()=>this.goTo(i-1),n)}
      ${this.playButton()}
      ${$("forward","Forward",[et],()=>this.forward(),r)}
      ${e?$("last","To the end",[it],()=>this.goTo(o),r):u}
    </div>`}playButton(){return h`<button
      type="button"
      data-qa-part="play"
      title="Play"
      aria-pressed=${this.isPlaying}
      @click=${()=>this.toggle()}>${W(st)}</button>`}slider(t,e,i=0){let{position:o,max:n}=this;return h`<input
      type="range"
      min=${i}
      max=${n+i}
      .value=${H(`${o+i}`)}
      aria-label=${t}
      aria-valuetext=${e}
      autocomplete="off"
      data-qa-part="slider"
      @input=${({target:r})=>this.goTo(Number(r.value)-i)}
      @pointerdown=${()=>this.#n=this.position}
      @pointercancel=${()=>this.goTo(this.#n)}><span data-qa-part="progress">${e}</span>`}},W=s=>h`<svg viewBox="0 0 24 24" aria-hidden="true">${s.map(t=>R`<path d=${t} />`)}</svg>`,$=(s,t,e,i,o)=>h`<button
    type="button"
    data-qa-part=${s}
    title=${t}
    aria-disabled=${o}
    @click=${i}>${W(e)}</button>`;var v=s=>[s.slice(0,-1).join(", "),...s.slice(-1)].filter(Boolean).join(" and ");var Y=s=>s[0].toUpperCase()+s.slice(1);var ot=700,rt=10,nt=["bits","places","signed","every"],O=class extends F{static properties={bits:{},lines:{type:Array},widths:{type:Array},row:{state:!0},hasAllFormulas:{state:!0}};keys=N;player=new y(this,{pace:()=>[ot,1],changed:()=>this.#t()});start(){this.address=new B(this,t=>this.read(t)),this.read(this.address.query),this.address.show(nt)}firstUpdated(){let t=this.renderRoot.querySelector(".qa-lab-sheet"),e=new ResizeObserver(()=>t.scrollLeft=t.scrollWidth);for(let i of[t,t.firstElementChild])e.observe(i)}read(t){let e=/^[01]{4,16}$/.test(t.get("bits")??"")?t.get("bits"):this.bits;this.row={x:Number.parseInt(e,2),width:e.length,isSigned:t.get("signed")==="1"},this.hasAllFormulas=t.get("every")==="1",this.player.set(L(t,"places",0,e.length)??e.length,e.length)}edit(t){let{x:e,width:i,isSigned:o}={...this.row,...t};this.row={x:e&A(i),width:i,isSigned:o},this.player.set(i,i),this.#t()}#t(){let{x:t,width:e,isSigned:i}=this.row;this.address.write({bits:g(t,e),places:this.#e<e?this.#e:void 0,signed:i?1:void 0,every:this.hasAllFormulas?1:void 0})}get#s(){return this.lines.filter(([,,t])=>t||this.hasAllFormulas)}get#i(){return this.#s.map(([t])=>t).filter(m)}get#e(){return this.#i.length?this.player.position:this.row.width}render(){let{width:t}=this.row,e=this.#i;return h`<div class="qa-lab-live">
      ${this.#o()}
      ${e.length?this.player.view("Places computed, from the right",`${this.player.position} of ${t} places`):u}
      ${this.say(ht(this.row,this.#e,e))}
      <div class="qa-lab-sheet" data-qa-part="sheet">${this.#r()}</div>
    </div>`}#o(){let{x:t,width:e,isSigned:i}=this.row,o=r=>{this.row={...this.row,isSigned:r},this.#t()},n=r=>{this.hasAllFormulas=r,this.edit({})};return h`<div class="qa-lab-bar">
      ${P("width",this.widths,e,r=>this.edit({width:r}))}
      ${x("less","− 1",()=>this.edit({x:t-1}))}
      ${x("more","+ 1",()=>this.edit({x:t+1}))}
      ${w("signed","signed",i,o)}
      ${this.lines.every(([,,r])=>r)?u:w("all","all formulas",this.hasAllFormulas,n)}
    </div>`}#r(){let{x:t,width:e,isSigned:i}=this.row,o=e<=rt,n=U(e,l=>o?c(b(l,e,i)):l),r=h`<span
      class="qa-lab-bits"
      role="group"
      aria-label="x, bit by bit"
      data-qa-sign="…${t>>e-1}"
      data-qa-part="bits">${_(t,e,l=>this.edit({x:l}),{isSigned:i})}</span>`,a=I(t,e);return h`<table
      class="qa-lab-rows ${i?"qa-lab-signed":""}"
      role="table"
      style="--width: ${e}">
      <thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${o?"worth":"bit"}</th><td role="cell"><span class="qa-lab-heads">${n}</span></td><th role="columnheader" scope="col">decimal</th><th role="columnheader" scope="col">hex</th></tr></thead>
      <tbody role="rowgroup">
        ${k(["x","x"],r,t,this.row)}
        ${this.#s.map(l=>this.#n(l,a[l[0]]))}
      </tbody>
    </table>`}#n(t,e){let{x:i,width:o}=this.row,[n]=t,r=this.#e,a=r===o?e:void 0;if(n.startsWith("popcount"))return k(t,a!==void 0&&i?`so it is bit ${e}`:"",a,{...this.row,isSigned:!1});let l=a===void 0?"":`…${e>>o-1}`,p=K(e,o,r,m(n)?q(n,i,o):-1),G=h`<span
      class="qa-lab-bits"
      role="img"
      aria-label=${j(e,o,r)}
      data-qa-sign=${l}>${p}</span>`;return k(t,G,a,this.row)}};function k([s,t],e,i,{width:o,isSigned:n}){let[r,a]=i===void 0?["",""]:[c(T(i,o,n)),i.toString(16).toUpperCase()];return h`<tr
    role="row"
    data-qa-line=${s}
    class=${m(s)?"qa-lab-carries":""}>
    <th role="rowheader" scope="row">${t}</th><td role="cell">${e}</td><td role="cell">${r}</td><td role="cell">${a}</td></tr>`}function at({x:s,width:t,isSigned:e}){let o=f(t).filter(r=>s>>r&1).map(r=>c(b(r,t,e))),n=c(T(s,t,e));return o.length>1?`x = ${o.join(" + ")} = ${n}.`:`x = ${n}.`}function D(s,{x:t,width:e}){let i=S(s,t,e);return i<e?`the lowest ${s} is bit ${i}`:`there is no ${s}`}function lt(s,{x:t,width:e},i){let o=l=>q(l,t,e)>=s,[n,r]=[i.filter(o),i.filter(l=>!o(l))],a=[n.length?`the 1 still runs in ${v(n)}`:"",r.length?`it has stopped in ${v(r)}`:""];return`At bit ${s} ${a.filter(Boolean).join("; ")}.`}function ht(s,t,e){return t===s.width?`${at(s)} ${Y(D(1,s))}, ${D(0,s)}.`:t===0?"Nothing is computed yet.":lt(t-1,s,e)}M("queens-row-laboratory",O,{isLazy:!0});})();
})();
