(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:B,Figure:F,Part:pt,QueensElement:ut,button:w,checkbox:A,choiceIn:ft,choices:bt,define:M,dropdown:E,fill:gt,formatted:mt,html:c,keyed:H,live:z,moveTabStop:L,nothing:u,numberIn:R,pressInGrid:$t,scaleOf:yt,squareUnder:xt,svg:C,use:wt}=queensBase;var J=s=>s.toString(2).replaceAll("0","").length,Z={x:s=>s,"~x":s=>~s,"-x":s=>-s,"-x & x":s=>-s&s,"x - 1":s=>s-1,"x & (x - 1)":s=>s&s-1,"bit - 1":s=>(-s&s)-1,"popcount(bit - 1)":(s,t)=>J((-s&s)-1&t),"x + 1":s=>s+1,"(x + 1) & ~x":s=>s+1&~s,"x << 1":s=>s<<1,"x >> 1":s=>s>>1},I={"-x":1,"x - 1":1,"bit - 1":1,"x + 1":0},S=s=>2**s-1,f=s=>[...Array(s).keys()].toReversed();function U(s,t){let e=S(t);return Object.fromEntries(Object.entries(Z).map(([i,o])=>[i,o(s,e)&e]))}function v(s,t,e){return[...Array(e).keys()].find(o=>(t>>o&1)===s)??e}var g=s=>s in I,T=(s,t,e)=>v(I[s],t,e),m=(s,t)=>s.toString(2).padStart(t,"0"),q=(s,t,e)=>e&&s>>t-1?s-2**t:s,b=(s,t,e)=>(e&&s===t-1?-1:1)*2**s,p=s=>`${s}`.replace("-","−");var $=(s,t)=>(s>>t&1)===1,K=(s,t,e=0)=>f(s).map(i=>{let o=$(e,i)?"qa-rows-counted":"";return c`<span class="qa-lab-bit ${o}">${t(i)}</span>`}),j=(s,t)=>$(s,t)?"qa-lab-set":"",V=(s,t)=>Number($(s,t));function _(s,t,e,i=-1){let o=Math.min(i,e-1,t-1);return f(t).map(n=>{if(n>=e)return c`<span class="qa-lab-bit qa-lab-later"></span>`;let r=`${n<=i?"qa-lab-run-over":""} ${n===o?"qa-lab-run-head":""}`;return c`<span class="qa-lab-bit ${j(s,n)} ${r}">${V(s,n)}</span>`})}var N=(s,t,e)=>m(s,t).slice(t-e)||"not computed yet",W="Arrow keys, Home and End go from bit to bit; 0 and 1 set a bit and go on to the next.";function Y(s,t,e,{isSigned:i=!1}={}){let o=(n,r)=>{let a=p(b(n,t,i)),l=V(s,n),h=({currentTarget:d})=>{d.focus(),e(s^1<<n)};return c`<button
        type="button"
        class="qa-lab-bit ${j(s,n)}"
        tabindex=${r===0?0:-1}
        aria-pressed=${$(s,n)}
        aria-label="bit ${n}, worth ${a}: ${l}"
        @click=${h}
        @focus=${({target:d})=>L({target:d,currentTarget:d.parentElement})}
        @keydown=${d=>tt(d,s,n,e)}>${l}</button>`};return H(t,f(t).map(o))}function tt(s,t,e,i){let{key:o,currentTarget:n}=s;if(s.altKey||s.ctrlKey||s.metaKey)return;let r=Array.from(n.parentElement.querySelectorAll("button")),a=n.previousElementSibling??n,l=n.nextElementSibling??n,h={ArrowLeft:a,ArrowRight:l,Home:r[0],End:r.at(-1),0:l,1:l}[o];h&&(s.preventDefault(),o==="0"&&i(t&~(1<<e)),o==="1"&&i(t|1<<e),h.focus())}function D(s,t,e){let i=!1,o,n=()=>{let a=i&&!document.hidden;a!==o&&t(a),o=a},r=new IntersectionObserver(a=>{i=a.at(-1).isIntersecting,n()});r.observe(s),document.addEventListener("visibilitychange",n,{signal:e}),e.addEventListener("abort",()=>r.disconnect())}var st="M6 5v14h2V5zm13 0-9 7 9 7z",et="M16 5l-9 7 9 7z",it=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],ot="M8 5l9 7-9 7z",nt="M18 5v14h-2V5zM5 5l9 7-9 7z",x=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#s;#i;#e=!0;#o;#n;#r=0;constructor(t,{pace:e,changed:i=()=>{},stays:o=()=>!1}){this.#t=t,this.#s={pace:e,changed:i,stays:o}}set(t,e=this.max){let i=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),i&&this.playAfter(this.#s.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#s.changed()}forward(){(this.isHeld||!this.#s.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#i),this.#o=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[i,o]=t??this.#s.pace();this.#t.muteAnnouncements(),this.#s.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!e(this.position)?this.playAfter(i,t,e):this.#t.announceAgain())}playAfter(t,e,i){this.isPlaying=!0;let o=()=>this.play(e,i);this.#i=this.#t.later(t,()=>{this.#e?o():this.#o=o}),this.#l()}#l(){let{signal:t}=this.#t;if(t===this.#n)return;this.#n=t,this.#e=!0;let e=i=>{this.#e=i,i&&this.#o?.()};D(this.#t,e,t)}#a(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let i=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},n=i in e?()=>this.goTo(e[i]):o[i],r=t.altKey||t.ctrlKey||t.metaKey,a=t.target,l=t.key===" "?"button, a, input:not([type=range])":"[type=range]",h=a.closest("select, textarea, [role=region]")||!(i in e)&&a.closest(l);!n||r||t.defaultPrevented||h||(t.preventDefault(),n())}view(t,e){return c`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:i,max:o}=this,n=i===0,r=i===o;return c`<div class="qa-lab-buttons" role="group" aria-label=${t}>
      ${e?y("first","Back to the start",[st],()=>this.goTo(0),n):u}
      ${y("back","Back",[et],()=>this.goTo(i-1),n)}
      ${this.playButton()}
      ${y("forward","Forward",[ot],()=>this.forward(),r)}
      ${e?y("last","To the end",[nt],()=>this.goTo(o),r):u}
    </div>`}playButton(){return c`<button
      type="button"
      data-qa-part="play"
      title="Play"
      aria-pressed=${this.isPlaying}
      @click=${()=>this.toggle()}>${G(it)}</button>`}slider(t,e,i=0){let{position:o,max:n}=this;return c`<input
      type="range"
      min=${i}
      max=${n+i}
      .value=${z(`${o+i}`)}
      aria-label=${t}
      aria-valuetext=${e}
      autocomplete="off"
      data-qa-part="slider"
      @input=${({target:r})=>this.goTo(Number(r.value)-i)}
      @pointerdown=${()=>this.#r=this.position}
      @pointercancel=${()=>this.goTo(this.#r)}><span data-qa-part="progress">${e}</span>`}},G=s=>c`<svg viewBox="0 0 24 24" aria-hidden="true">${s.map(t=>C`<path d=${t} />`)}</svg>`,y=(s,t,e,i,o)=>c`<button
    type="button"
    data-qa-part=${s}
    title=${t}
    aria-disabled=${o}
    @click=${i}>${G(e)}</button>`;function k(s){let t=s.slice(0,-1).join(", "),e=s.slice(-1);return t?`${t} and ${e}`:e.join("")}var Q=s=>s[0].toUpperCase()+s.slice(1);var rt=700,at=10,lt=["bits","places","signed","every"],P=class extends F{static properties={bits:{},lines:{type:Array},widths:{type:Array},row:{state:!0},hasAllFormulas:{state:!0}};keys=W;player=new x(this,{pace:()=>[rt,1],changed:()=>this.#t()});setup(){this.address=new B(this,t=>this.read(t)),this.read(this.address.query),this.address.show(lt)}firstUpdated(){let t=this.renderRoot.querySelector(".qa-lab-sheet"),e=new ResizeObserver(()=>t.scrollLeft=t.scrollWidth);for(let i of[t,t.firstElementChild])e.observe(i)}read(t){let e=/^[01]{4,16}$/.test(t.get("bits")??"")?t.get("bits"):this.bits;this.row={x:Number.parseInt(e,2),width:e.length,isSigned:t.get("signed")==="1"},this.hasAllFormulas=t.get("every")==="1",this.player.set(R(t,"places",0,e.length)??e.length,e.length)}edit(t){let{x:e,width:i,isSigned:o}={...this.row,...t};this.row={x:e&S(i),width:i,isSigned:o},this.player.set(i,i),this.#t()}#t(){let{x:t,width:e,isSigned:i}=this.row;this.address.write({bits:m(t,e),places:this.#e<e?this.#e:void 0,signed:i?1:void 0,every:this.hasAllFormulas?1:void 0})}get#s(){return this.lines.filter(([,,t])=>t||this.hasAllFormulas)}get#i(){return this.#s.map(([t])=>t).filter(g)}get#e(){return this.#i.length?this.player.position:this.row.width}render(){let{width:t}=this.row,e=this.#i;return c`<div class="qa-lab-live">
      ${this.#o()}
      ${e.length?this.player.view("Places computed, from the right",`${this.player.position} of ${t} places`):u}
      ${this.message(dt(this.row,this.#e,e))}
      <div class="qa-lab-sheet" data-qa-part="sheet">${this.#n()}</div>
    </div>`}#o(){let{x:t,width:e,isSigned:i}=this.row,o=r=>{this.row={...this.row,isSigned:r},this.#t()},n=r=>{this.hasAllFormulas=r,this.edit({})};return c`<div class="qa-lab-bar">
      ${E("width",this.widths,e,r=>this.edit({width:r}))}
      ${w("less","− 1",()=>this.edit({x:t-1}))}
      ${w("more","+ 1",()=>this.edit({x:t+1}))}
      ${A("signed","signed",i,o)}
      ${this.lines.every(([,,r])=>r)?u:A("all","all formulas",this.hasAllFormulas,n)}
    </div>`}#n(){let{x:t,width:e,isSigned:i}=this.row,o=e<=at,n=K(e,l=>o?p(b(l,e,i)):l),r=c`<span
      class="qa-lab-bits"
      role="group"
      aria-label="x, bit by bit"
      data-qa-sign="…${t>>e-1}"
      data-qa-part="bits">${Y(t,e,l=>this.edit({x:l}),{isSigned:i})}</span>`,a=U(t,e);return c`<table
      class="qa-lab-rows ${i?"qa-lab-signed":""}"
      role="table"
      style="--width: ${e}">
      <thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${o?"worth":"bit"}</th><td role="cell"><span class="qa-lab-heads">${n}</span></td><th role="columnheader" scope="col">decimal</th><th role="columnheader" scope="col">hex</th></tr></thead>
      <tbody role="rowgroup">
        ${O(["x","x"],r,t,this.row)}
        ${this.#s.map(l=>this.#r(l,a[l[0]]))}
      </tbody>
    </table>`}#r(t,e){let{x:i,width:o}=this.row,[n]=t,r=this.#e,a=r===o?e:void 0;if(n.startsWith("popcount"))return O(t,a!==void 0&&i?`so it is bit ${e}`:"",a,{...this.row,isSigned:!1});let l=a===void 0?"":`…${e>>o-1}`,h=_(e,o,r,g(n)?T(n,i,o):-1),d=c`<span
      class="qa-lab-bits"
      role="img"
      aria-label=${N(e,o,r)}
      data-qa-sign=${l}>${h}</span>`;return O(t,d,a,this.row)}};function O([s,t],e,i,{width:o,isSigned:n}){let[r,a]=i===void 0?["",""]:[p(q(i,o,n)),i.toString(16).toUpperCase()];return c`<tr
    role="row"
    data-qa-line=${s}
    class=${g(s)?"qa-lab-carries":""}>
    <th role="rowheader" scope="row">${t}</th><td role="cell">${e}</td><td role="cell">${r}</td><td role="cell">${a}</td></tr>`}function ct({x:s,width:t,isSigned:e}){let o=f(t).filter(r=>s>>r&1).map(r=>p(b(r,t,e))),n=p(q(s,t,e));return o.length>1?`x = ${o.join(" + ")} = ${n}.`:`x = ${n}.`}function X(s,{x:t,width:e}){let i=v(s,t,e);return i<e?`the lowest ${s} is bit ${i}`:`there is no ${s}`}function ht(s,{x:t,width:e},i){let o=l=>T(l,t,e)>=s,[n,r]=[i.filter(o),i.filter(l=>!o(l))],a=[n.length?`the 1 still runs in ${k(n)}`:"",r.length?`it has stopped in ${k(r)}`:""];return`At bit ${s} ${a.filter(Boolean).join("; ")}.`}function dt(s,t,e){return t===s.width?`${ct(s)} ${Q(X(1,s))}, ${X(0,s)}.`:t===0?"Nothing is computed yet.":ht(t-1,s,e)}M("queens-row-laboratory",P,{isLazy:!0});})();
})();
