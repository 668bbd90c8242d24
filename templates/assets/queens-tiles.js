(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:F,Figure:w,Part:H,QueensElement:G,button:Y,checkbox:X,choiceIn:Q,choices:V,define:q,dropdown:K,fill:J,formatted:Z,html:l,keyed:N,live:tt,moveTabStop:C,nothing:u,numberIn:et,pressInGrid:U,scaleOf:nt,squareUnder:k,svg:I,use:f}=queensBase;function y(e,t){let n=2*Math.max(.01,Math.round(e*.4)/100),r=e<=12?.8:1,o=t?r:n;return[-o,-n,e+o+n,e+o+n].map(s=>Number(s.toFixed(2)))}var M=e=>["0,0",...e.flatMap((t,n)=>t===null?[]:`${t},${n}`),"0,0"].join(" ");var R=e=>(e<26?"":"a")+String.fromCharCode(97+e%26),S=(e,t,n)=>`${R(t)}${n-e}`;var z=e=>e.flatMap((t,n)=>t===null?[]:S(n,t,e.length));function E(e){let t=z(e);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}var $=e=>e.join(e.length<=10?"":" ");function L(e,t,{marker:n="qa-queen",hasCoordinates:r=!1,layers:o=[]}={}){let s=e.length;return l`<svg
    class="qa-board"
    role="img"
    viewBox=${y(s,r).join(" ")}><title>${t}</title><desc>${E(e)}</desc>
    ${f(`squares-${s}`)}${r?f(`coordinates-${s}`):u}<polyline
      fill="none"
      marker-mid="url(#${n})"
      points=${M(e)} />${o}</svg>`}var m=e=>l`<span
    class="qa-badge qa-orbit-${e}"
    title="orbit of ${e}"><i aria-hidden="true"></i><span class="qa-unseen">orbit of </span>${e}</span>`;var g=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),b=(e,t,n=`${t}s`)=>`${g(e)} ${e===1?t:n}`;var B=e=>document.querySelector(`template[data-qa-file="${CSS.escape(e)}"]`)?.content.textContent;var A=e=>navigator.onLine?e:"there is no network";function T(e){let t=B(e);if(t===void 0)return new Worker(e);let n=URL.createObjectURL(new Blob([t],{type:"text/javascript"})),r=new Worker(n);return URL.revokeObjectURL(n),r}function O(e){Object.assign(e,{onmessage:null,onerror:null}),e.terminate()}var d=class{#o;#t;#e;#n=0;#r=new Map;constructor(t,n){this.#o=t,this.#t=n,n.addEventListener("abort",()=>this.stop())}ask(t,n,r){return new Promise((o,s)=>{this.#t.aborted||(this.#e??=this.#s(),this.#r.set(++this.#n,{resolve:o,reject:s,progress:r}),this.#e.postMessage({id:this.#n,name:t,values:n}))})}stop(){this.#e&&O(this.#e),this.#e=void 0,this.#r.clear()}isBusy(){return this.#r.size>0}#s(){let t=this.#c();return t.onerror=()=>this.#a(A("this page cannot search")),t.onmessage=({data:n})=>this.#l(n),t}#c(){try{return T(this.#o)}catch{throw new Error("a page from disk cannot search; serve it, for example with python -m http.server")}}#l({id:t,part:n,answer:r,mistake:o}){let{resolve:s,reject:i,progress:a}=this.#r.get(t);return n!==void 0?a?.(n):(this.#r.delete(t),o?i(new Error(o)):s(r))}#a(t){let n=[...this.#r.values()];this.stop();for(let{reject:r}of n)r(new Error(t))}};function P(e){return e.split(" ").map(t=>{let[n,r]=t.split(":").map(Number);return{size:n,count:r}})}var x="#wall",_=2,j=144,W=matchMedia("(pointer: coarse)").matches?24:16;function D(e,t,n){let r=j;for(;r>W&&Math.ceil(e/Math.floor(t/r))*r>n;)r--;return r}var v=class extends w{static properties={n:{type:Number},orbits:{converter:P},perPage:{type:Number,attribute:"per-page"},gallery:{converter:t=>t.split(" ")},pages:{},views:{},boards:{state:!0},mistake:{state:!0},current:{state:!0},side:{state:!0}};#o;start(){let{signal:t}=this;Object.assign(this,{boards:[],current:0,side:j}),t.addEventListener("abort",()=>this.#r()),addEventListener("hashchange",()=>this.#s(),{signal:t}),addEventListener("resize",()=>this.#t.open&&this.#a(),{signal:t}),document.addEventListener("click",({target:n})=>n.closest("a")?.hash===x&&this.later(0,()=>this.#s()),{signal:t}),this.#s()}get#t(){return this.querySelector("#wall")}get#e(){return this.querySelector(".qa-tiles-area")}get#n(){return this.querySelector(".qa-tiles-board")}#r(){this.#o=void 0,this.#n?.close(),this.#t?.close()}async#s(){if(await this.updateComplete,location.hash!==x||!this.isFirst)return this.#t.close();if(!this.#t.open){this.#t.showModal();try{await(this.#o??=this.#l())}catch({message:t}){this.mistake=`They could not be found: ${t}.`;return}this.signal.aborted||(this.#a(),this.#u(this.current))}}#c(){this.#n.close(),location.hash===x&&history.replaceState(history.state,"",location.pathname+location.search)}async#l(){let{n:t,orbits:n,signal:r}=this,o=new d(this.dataset.qaWorker,r),s=[];for(let{size:i,count:a}of n){let c=await o.ask("ranked",[t,i,1,a]);s.push(...c.map((p,h)=>({columns:p,size:i,label:`${t}.${i}.${h+1}`})))}o.stop(),this.boards=s}#a(){this.side=D(this.boards.length,this.#e.clientWidth,this.#e.clientHeight)}get#p(){return Math.floor((this.#e?.clientWidth??0)/this.side)||1}async#u(t){this.current=Math.min(Math.max(t,0),this.boards.length-1),await this.updateComplete,this.#e.children[this.current].focus()}async#i(t){this.current=(t+this.boards.length)%this.boards.length,await this.updateComplete,this.#n.open||this.#n.showModal()}#d(t){let{current:n}=this,o={ArrowLeft:-1,ArrowRight:1,ArrowUp:-this.#p,ArrowDown:this.#p,Home:-n,End:this.boards.length}[t.key];o!==void 0&&(t.preventDefault(),this.#n.open?Math.abs(o)===1&&this.#i(n+o):this.#u(n+o))}render(){let{n:t,orbits:n,boards:r,side:o,mistake:s}=this,i=n.reduce((a,{count:c})=>a+c,0);return l`<dialog
      class="qa-tiles"
      id="wall"
      aria-labelledby="wall-name"
      data-qa-part="wall"
      @close=${()=>this.#c()}
      @keydown=${a=>this.#d(a)}>
      <div class="qa-tiles-head">
        <h2 id="wall-name">${b(i,"fundamental solution")} of N = ${t}</h2>
        <p>${n.map(({size:a,count:c})=>l`<span>${m(a)} ${g(c)}</span> `)}</p>
        <button type="button" data-qa-part="close" @click=${()=>this.#t.close()}>Close</button>
      </div>
      <div
        class="qa-tiles-area"
        role="group"
        aria-label="Fundamental solutions, arrow keys go from one to the next"
        data-qa-part="tiles"
        style="--across: ${this.#p}; --side: ${o-_}px">${s??r.map((a,c)=>this.#h(a,c))}</div>
      <dialog
        class="qa-tiles-board"
        aria-labelledby="wall-label"
        data-qa-part="enlarged"
        @close=${()=>this.#t.open&&this.#u(this.current)}>
        ${r.length?this.#f():u}
      </dialog>
    </dialog>`}#h({columns:t,label:n,size:r},o){let s=t.length,i=t.map((a,c)=>`M${a+.5} ${c+.5}h0`).join("");return l`<button
      type="button"
      class="qa-tile qa-orbit-${r}"
      tabindex=${o===this.current?0:-1}
      aria-label=${n}
      @click=${()=>this.#i(o)}><svg viewBox="0 0 ${s} ${s}" aria-hidden="true"><path d=${i} /></svg></button>`}#f(){let{n:t,perPage:n,gallery:r,pages:o,views:s,current:i}=this,{columns:a,size:c,label:p}=this.boards[i],h=o?l`<a href=${o.replace(`${t}.0.0`,p)}>Its page</a>`:l`<a href="${r[Math.floor(i/n)]}#${p}">In the gallery</a>`;return l`<h3 id="wall-label" data-qa-part="label">${p} ${m(c)}</h3>
      <div data-qa-part="picture">${L(a,`Solution ${p}`,{hasCoordinates:!0})}</div>
      <p data-qa-part="columns">${$(a)}</p>
      <p class="qa-tiles-links" data-qa-part="links">${h}${s?l`<a href="${s}?label=${p}">Its eight images</a>`:u}</p>
      <div class="qa-tiles-buttons"><button
        type="button"
        data-qa-part="before"
        aria-label="Board before"
        @click=${()=>this.#i(i-1)}>←</button><button
          type="button"
          data-qa-part="back"
          @click=${()=>this.#n.close()}>Back to all boards</button><button
            type="button"
            data-qa-part="after"
            aria-label="Board after"
            @click=${()=>this.#i(i+1)}>→</button></div>`}};q("queens-tiles",v);})();
})();
