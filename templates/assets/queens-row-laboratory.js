(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:O,Figure:k,Part:tt,Player:E,QueensElement:et,button:$,checkbox:g,choiceIn:st,choices:rt,define:F,dropdown:B,fill:ot,formatted:nt,html:c,iconButton:it,keyed:C,live:at,moveTabStop:P,nothing:x,numberIn:R,pressInGrid:lt,scaleOf:ct,squareUnder:dt,svg:ht,use:pt}=queensBase;var z=t=>t.toString(2).replaceAll("0","").length,Y={x:t=>t,"~x":t=>~t,"-x":t=>-t,"-x & x":t=>-t&t,"x - 1":t=>t-1,"x & (x - 1)":t=>t&t-1,"bit - 1":t=>(-t&t)-1,"popcount(bit - 1)":(t,e)=>z((-t&t)-1&e),"x + 1":t=>t+1,"(x + 1) & ~x":t=>t+1&~t,"x << 1":t=>t<<1,"x >> 1":t=>t>>1},j={"-x":1,"x - 1":1,"bit - 1":1,"x + 1":0},w=t=>2**t-1,p=t=>[...Array(t).keys()].toReversed();function I(t,e){let s=w(e);return Object.fromEntries(Object.entries(Y).map(([r,o])=>[r,o(t,s)&s]))}function y(t,e,s){return[...Array(s).keys()].find(o=>(e>>o&1)===t)??s}var m=t=>t in j,S=(t,e,s)=>y(j[t],e,s),f=(t,e)=>t.toString(2).padStart(e,"0"),A=(t,e,s)=>s&&t>>e-1?t-2**e:t,u=(t,e,s)=>(s&&t===e-1?-1:1)*2**t,d=t=>`${t}`.replace("-","−");var h=(t,e)=>(t>>e&1)===1,M=(t,e,s=0)=>p(t).map(r=>c`<span class="qa-lab-bit ${h(s,r)?"qa-rows-counted":""}">${e(r)}</span>`);function U(t,e,s,r=-1){let o=Math.min(r,s-1,e-1);return p(e).map(i=>{if(i>=s)return c`<span class="qa-lab-bit qa-lab-later"></span>`;let n=`${i<=r?"qa-lab-run-over":""} ${i===o?"qa-lab-run-head":""}`;return c`<span
      class="qa-lab-bit ${h(t,i)?"qa-lab-set":""} ${n}">${Number(h(t,i))}</span>`})}var L=(t,e,s)=>f(t,e).slice(e-s)||"not computed yet",N="Arrow keys, Home and End go from bit to bit; 0 and 1 set a bit and go on to the next.",H=(t,e,s,{isSigned:r=!1}={})=>C(e,p(e).map((o,i)=>c`<button
        type="button"
        class="qa-lab-bit ${h(t,o)?"qa-lab-set":""}"
        tabindex=${i===0?0:-1}
        aria-pressed=${h(t,o)}
        aria-label="bit ${o}, worth ${d(u(o,e,r))}: ${Number(h(t,o))}"
        @click=${({currentTarget:n})=>(n.focus(),s(t^1<<o))}
        @focus=${({target:n})=>P({target:n,currentTarget:n.parentElement})}
        @keydown=${n=>D(n,t,o,s)}>${Number(h(t,o))}</button>`));function D(t,e,s,r){let{key:o,currentTarget:i}=t;if(t.altKey||t.ctrlKey||t.metaKey)return;let n=[...i.parentElement.querySelectorAll("button")],[l,a]=[i.previousElementSibling??i,i.nextElementSibling??i],b={ArrowLeft:l,ArrowRight:a,Home:n[0],End:n.at(-1),0:a,1:a}[o];b&&(t.preventDefault(),o==="0"&&r(e&~(1<<s)),o==="1"&&r(e|1<<s),b.focus())}var q=t=>[t.slice(0,-1).join(", "),...t.slice(-1)].filter(Boolean).join(" and ");var K=t=>t[0].toUpperCase()+t.slice(1);var G=700,Q=10,V=["bits","places","signed","every"],v=class extends k{static properties={bits:{},lines:{type:Array},widths:{type:Array},row:{state:!0},hasAllFormulas:{state:!0}};keys=N;player=new E(this,{pace:()=>[G,1],changed:()=>this.#e()});start(){this.address=new O(this,e=>this.read(e)),this.read(this.address.query),this.address.show(V)}firstUpdated(){let e=this.renderRoot.querySelector(".qa-lab-sheet"),s=new ResizeObserver(()=>e.scrollLeft=e.scrollWidth);for(let r of[e,e.firstElementChild])s.observe(r)}read(e){let s=/^[01]{4,16}$/.test(e.get("bits")??"")?e.get("bits"):this.bits;this.row={x:Number.parseInt(s,2),width:s.length,isSigned:e.get("signed")==="1"},this.hasAllFormulas=e.get("every")==="1",this.player.set(R(e,"places",0,s.length)??s.length,s.length)}edit(e){let{x:s,width:r,isSigned:o}={...this.row,...e};this.row={x:s&w(r),width:r,isSigned:o},this.player.set(r,r),this.#e()}#e(){let{x:e,width:s,isSigned:r}=this.row;this.address.write({bits:f(e,s),places:this.#t<s?this.#t:void 0,signed:r?1:void 0,every:this.hasAllFormulas?1:void 0})}get#s(){return this.lines.filter(([,,e])=>e||this.hasAllFormulas)}get#r(){return this.#s.map(([e])=>e).filter(m)}get#t(){return this.#r.length?this.player.position:this.row.width}render(){let{width:e}=this.row,s=this.#r;return c`<div class="qa-lab-live">
      ${this.#o()}
      ${s.length?this.player.view("Places computed, from the right",`${this.player.position} of ${e} places`):x}
      ${this.say(Z(this.row,this.#t,s))}
      <div class="qa-lab-sheet" data-qa-part="sheet">${this.#n()}</div>
    </div>`}#o(){let{x:e,width:s,isSigned:r}=this.row,o=n=>{this.row={...this.row,isSigned:n},this.#e()},i=n=>{this.hasAllFormulas=n,this.edit({})};return c`<div class="qa-lab-bar">
      ${B("width",this.widths,s,n=>this.edit({width:n}))}
      ${$("less","− 1",()=>this.edit({x:e-1}))}
      ${$("more","+ 1",()=>this.edit({x:e+1}))}
      ${g("signed","signed",r,o)}
      ${this.lines.every(([,,n])=>n)?x:g("all","all formulas",this.hasAllFormulas,i)}
    </div>`}#n(){let{x:e,width:s,isSigned:r}=this.row,o=s<=Q,i=M(s,a=>o?d(u(a,s,r)):a),n=c`<span
      class="qa-lab-bits"
      role="group"
      aria-label="x, bit by bit"
      data-qa-sign="…${e>>s-1}"
      data-qa-part="bits">${H(e,s,a=>this.edit({x:a}),{isSigned:r})}</span>`,l=I(e,s);return c`<table
      class="qa-lab-rows ${r?"qa-lab-signed":""}"
      role="table"
      style="--width: ${s}">
      <thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${o?"worth":"bit"}</th><td role="cell"><span class="qa-lab-heads">${i}</span></td><th role="columnheader" scope="col">decimal</th><th role="columnheader" scope="col">hex</th></tr></thead>
      <tbody role="rowgroup">
        ${T(["x","x"],n,e,this.row)}
        ${this.#s.map(a=>this.#i(a,l[a[0]]))}
      </tbody>
    </table>`}#i(e,s){let{x:r,width:o}=this.row,[i]=e,n=this.#t,l=n===o?s:void 0;if(i.startsWith("popcount"))return T(e,l!==void 0&&r?`so it is bit ${s}`:"",l,{...this.row,isSigned:!1});let a=l===void 0?"":`…${s>>o-1}`,b=U(s,o,n,m(i)?S(i,r,o):-1),W=c`<span
      class="qa-lab-bits"
      role="img"
      aria-label=${L(s,o,n)}
      data-qa-sign=${a}>${b}</span>`;return T(e,W,l,this.row)}};function T([t,e],s,r,{width:o,isSigned:i}){let[n,l]=r===void 0?["",""]:[d(A(r,o,i)),r.toString(16).toUpperCase()];return c`<tr
    role="row"
    data-qa-line=${t}
    class=${m(t)?"qa-lab-carries":""}>
    <th role="rowheader" scope="row">${e}</th><td role="cell">${s}</td><td role="cell">${n}</td><td role="cell">${l}</td></tr>`}function X({x:t,width:e,isSigned:s}){let o=p(e).filter(n=>t>>n&1).map(n=>d(u(n,e,s))),i=d(A(t,e,s));return o.length>1?`x = ${o.join(" + ")} = ${i}.`:`x = ${i}.`}function _(t,{x:e,width:s}){let r=y(t,e,s);return r<s?`the lowest ${t} is bit ${r}`:`there is no ${t}`}function J(t,{x:e,width:s},r){let o=a=>S(a,e,s)>=t,[i,n]=[r.filter(o),r.filter(a=>!o(a))],l=[i.length?`the 1 still runs in ${q(i)}`:"",n.length?`it has stopped in ${q(n)}`:""];return`At bit ${t} ${l.filter(Boolean).join("; ")}.`}function Z(t,e,s){return e===t.width?`${X(t)} ${K(_(1,t))}, ${_(0,t)}.`:e===0?"Nothing is computed yet.":J(e-1,t,s)}F("queens-row-laboratory",v);})();
})();
