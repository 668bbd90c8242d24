(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:Y,Figure:w,Part:K,QueensElement:V,button:Q,checkbox:X,choiceIn:J,choices:Z,define:v,dropdown:tt,fill:et,formatted:nt,html:l,keyed:R,live:rt,moveTabStop:I,nothing:p,numberIn:st,pressInGrid:B,scaleOf:ot,squareUnder:q,svg:z,use:h}=queensBase;var U=e=>`?label=${e}`;function k(e,{qaPages:t,qaPaged:n}){let[r]=e.split(".");return n.split(" ").includes(r)?t.replace("0/0.0.0",`${r}/${e}`):void 0}var y=(e,{qaFinder:t})=>t&&`${t}${U(e)}`;function E(e,t){let n=2*Math.max(.01,Math.round(e*.4)/100),r=e<=12?.8:1,s=t?r:n;return[-s,-n,e+s+n,e+s+n].map(o=>Number(o.toFixed(2)))}var M=e=>["0,0",...e.flatMap((t,n)=>t===null?[]:`${t},${n}`),"0,0"].join(" ");var S=e=>(e<26?"":"a")+String.fromCharCode(97+e%26),W=(e,t,n)=>`${S(t)}${n-e}`;var D=e=>e.flatMap((t,n)=>t===null?[]:W(n,t,e.length));function L(e){let t=D(e);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}var f=e=>e.join(e.length<=10?"":" ");function O(e,t,{marker:n="qa-queen",hasCoordinates:r=!1,layers:s=[]}={}){let o=e.length;return l`<svg
class="qa-board"
role="img"
viewBox=${E(o,r).join(" ")}><title>${t}</title><desc>${L(e)}</desc>
${h(`squares-${o}`)}${r?h(`coordinates-${o}`):p}<polyline
fill="none"
marker-mid="url(#${n})"
points=${M(e)} />${s}</svg>`}var $=e=>l`<span
class="qa-badge qa-orbit-${e}"
title="orbit of ${e}"><i aria-hidden="true"></i><span class="qa-unseen">orbit of </span>${e}</span>`;var m=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),g=(e,t,n=`${t}s`)=>`${m(e)} ${e===1?t:n}`;var _=e=>document.querySelector(`template[data-qa-file="${CSS.escape(e)}"]`)?.content.textContent;var T=e=>navigator.onLine?e:"there is no network";function A(e){let t=_(e);if(t===void 0)return new Worker(e);let n=URL.createObjectURL(new Blob([t],{type:"text/javascript"})),r=new Worker(n);return URL.revokeObjectURL(n),r}function j(e){Object.assign(e,{onmessage:null,onerror:null}),e.terminate()}var u=class{#s;#t;#e;#n=0;#r=new Map;constructor(t,n){this.#s=t,this.#t=n,n.addEventListener("abort",()=>this.stop())}ask(t,n,r){return new Promise((s,o)=>{this.#t.aborted||(this.#e??=this.#o(),this.#r.set(++this.#n,{resolve:s,reject:o,progress:r}),this.#e.postMessage({id:this.#n,name:t,values:n}))})}stop(){this.#e&&j(this.#e),this.#e=void 0,this.#r.clear()}isBusy(){return this.#r.size>0}#o(){let t=this.#c();return t.onerror=()=>this.#a(T("this page cannot search")),t.onmessage=({data:n})=>this.#l(n),t}#c(){try{return A(this.#s)}catch{throw new Error("a page from disk cannot search; serve it, for example with python -m http.server")}}#l({id:t,part:n,answer:r,mistake:s}){let{resolve:o,reject:i,progress:a}=this.#r.get(t);return n!==void 0?a?.(n):(this.#r.delete(t),s?i(new Error(s)):o(r))}#a(t){let n=[...this.#r.values()];this.stop();for(let{reject:r}of n)r(new Error(t))}};function P(e){return e.split(" ").map(t=>{let[n,r]=t.split(":").map(Number);return{size:n,count:r}})}var b="#wall",F=2,C=144,G=matchMedia("(pointer: coarse)").matches?24:16;function H(e,t,n){let r=C;for(;r>G&&Math.ceil(e/Math.floor(t/r))*r>n;)r--;return r}var x=class extends w{static properties={n:{type:Number},orbits:{converter:P},perPage:{type:Number,attribute:"per-page"},gallery:{converter:t=>t.split(" ")},boards:{state:!0},mistake:{state:!0},current:{state:!0},side:{state:!0}};#s;setup(){let{signal:t}=this;Object.assign(this,{boards:[],current:0,side:C}),t.addEventListener("abort",()=>this.#r()),addEventListener("hashchange",()=>this.#o(),{signal:t}),addEventListener("resize",()=>this.#t.open&&this.#a(),{signal:t}),document.addEventListener("click",({target:n})=>n.closest("a")?.hash===b&&this.later(0,()=>this.#o()),{signal:t}),this.#o()}get#t(){return this.querySelector("#wall")}get#e(){return this.querySelector(".qa-tiles-area")}get#n(){return this.querySelector(".qa-tiles-board")}#r(){this.#s=void 0,this.#n?.close(),this.#t?.close()}async#o(){if(await this.updateComplete,location.hash!==b||!this.isFirst)return this.#t.close();if(!this.#t.open){this.#t.showModal();try{await(this.#s??=this.#l())}catch({message:t}){this.mistake=`They could not be found: ${t}.`;return}this.signal.aborted||(this.#a(),this.#u(this.current))}}#c(){this.#n.close(),location.hash===b&&history.replaceState(history.state,"",location.pathname+location.search)}async#l(){let{n:t,orbits:n,signal:r}=this,s=new u(this.dataset.qaWorker,r),o=[];for(let{size:i,count:a}of n){let c=await s.ask("ranked",[t,i,1,a]);o.push(...c.map((d,N)=>({columns:d,size:i,label:`${t}.${i}.${N+1}`})))}s.stop(),this.boards=o}#a(){this.side=H(this.boards.length,this.#e.clientWidth,this.#e.clientHeight)}get#p(){return Math.floor((this.#e?.clientWidth??0)/this.side)||1}async#u(t){this.current=Math.min(Math.max(t,0),this.boards.length-1),await this.updateComplete,this.#e.children[this.current].focus()}async#i(t){this.current=(t+this.boards.length)%this.boards.length,await this.updateComplete,this.#n.open||this.#n.showModal()}#d(t){let{current:n}=this,s={ArrowLeft:-1,ArrowRight:1,ArrowUp:-this.#p,ArrowDown:this.#p,Home:-n,End:this.boards.length}[t.key];s!==void 0&&(t.preventDefault(),this.#n.open?Math.abs(s)===1&&this.#i(n+s):this.#u(n+s))}render(){let{n:t,orbits:n,boards:r,side:s,mistake:o}=this,i=n.reduce((a,{count:c})=>a+c,0);return l`<dialog
class="qa-tiles"
id="wall"
aria-labelledby="wall-name"
data-qa-part="wall"
@close=${()=>this.#c()}
@keydown=${a=>this.#d(a)}>
<div class="qa-tiles-head">
<h2 id="wall-name">${g(i,"fundamental solution")} of N = ${t}</h2>
<p>${n.map(({size:a,count:c})=>l`<span>${$(a)} ${m(c)}</span> `)}</p>
<button type="button" data-qa-part="close" @click=${()=>this.#t.close()}>Close</button>
</div>
<div
class="qa-tiles-area"
role="group"
aria-label="Fundamental solutions, arrow keys go from one to the next"
data-qa-part="tiles"
style="--across: ${this.#p}; --side: ${s-F}px">${o??r.map((a,c)=>this.#h(a,c))}</div>
<dialog
class="qa-tiles-board"
aria-labelledby="wall-label"
data-qa-part="enlarged"
@close=${()=>this.#t.open&&this.#u(this.current)}>
${r.length?this.#f():p}
</dialog>
</dialog>`}#h({columns:t,label:n,size:r},s){let o=t.length,i=t.map((a,c)=>`M${a+.5} ${c+.5}h0`).join("");return l`<button
type="button"
class="qa-tile qa-orbit-${r}"
tabindex=${s===this.current?0:-1}
aria-label=${n}
@click=${()=>this.#i(s)}><svg viewBox="0 0 ${o} ${o}" aria-hidden="true"><path d=${i} /></svg></button>`}#f(){let{perPage:t,gallery:n,current:r}=this,{columns:s,size:o,label:i}=this.boards[r],[a,c]=[k(i,this.dataset),y(i,this.dataset)],d=a?l`<a href=${a}>Its page</a>`:l`<a href="${n[Math.floor(r/t)]}#${i}">In the gallery</a>`;return l`<h3 id="wall-label" data-qa-part="label">${i} ${$(o)}</h3>
<div data-qa-part="picture">${O(s,`Solution ${i}`,{hasCoordinates:!0})}</div>
<p data-qa-part="columns">${f(s)}</p>
<p class="qa-tiles-links" data-qa-part="links">${d}${c?l`<a href=${c}>Its eight images</a>`:p}</p>
<div class="qa-tiles-buttons"><button
type="button"
data-qa-part="before"
aria-label="Board before"
@click=${()=>this.#i(r-1)}>←</button><button
type="button"
data-qa-part="back"
@click=${()=>this.#n.close()}>Back to all boards</button><button
type="button"
data-qa-part="after"
aria-label="Board after"
@click=${()=>this.#i(r+1)}>→</button></div>`}};v("queens-tiles",x);})();
})();
