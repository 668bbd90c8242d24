(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var d=e=>queensBase[e];var q=d("Figure");var k=d("define");var c=d("html");var h=d("nothing");var y=d("showControls");var $=d("use");var B=e=>`?label=${e}`;function S(e,{qaPages:t,qaPaged:n}){let[o]=e.split(".");return n.split(" ").includes(o)?t.replace("0/0.0.0",`${o}/${e}`):void 0}var M=(e,{qaFinder:t})=>t&&`${t}${B(e)}`;function E(e,t){let n=2*Math.max(.01,Math.round(e*.4)/100),o=e<=12?.8:1,s=t?o:n;return[-s,-n,e+s+n,e+s+n].map(r=>Number(r.toFixed(2)))}var L=e=>["0,0",...e.flatMap((t,n)=>t===null?[]:`${t},${n}`),"0,0"].join(" ");var O=e=>(e<26?"":"a")+String.fromCharCode(97+e%26),z=(e,t,n)=>`${O(t)}${n-e}`;var U=e=>e.flatMap((t,n)=>t===null?[]:z(n,t,e.length));function A(e){let t=U(e);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}var m=e=>e.join(e.length<=10?"":" ");function T(e,t,{marker:n="qa-queen",hasCoordinates:o=!1,layers:s=[]}={}){let r=e.length;return c`<svg
class="qa-board"
role="img"
viewBox=${E(r,o).join(" ")}><title>${t}</title><desc>${A(e)}</desc>
${$(`squares-${r}`)}${o?$(`coordinates-${r}`):h}<polyline
fill="none"
marker-mid="url(#${n})"
points=${L(e)} />${s}</svg>`}var g=e=>c`<span
class="qa-badge qa-orbit-${e}"
title="orbit of ${e}"><i aria-hidden="true"></i><span class="qa-unseen">orbit of </span>${e}</span>`;var x=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),b=(e,t,n=`${t}s`)=>`${x(e)} ${e===1?t:n}`;var W=e=>document.querySelector(`template[data-qa-file="${CSS.escape(e)}"]`)?.content.textContent;var j=e=>navigator.onLine?e:"there is no network";function C(e){let t=W(e);if(t===void 0)return new Worker(e);let n=URL.createObjectURL(new Blob([t],{type:"text/javascript"})),o=new Worker(n);return URL.revokeObjectURL(n),o}function I(e){Object.assign(e,{onmessage:null,onerror:null}),e.terminate()}var f=class{#s;#t;#e;#n=0;#o=new Map;constructor(t,n){this.#s=t,this.#t=n,n.addEventListener("abort",()=>this.stop())}ask(t,n,o){return new Promise((s,r)=>{this.#t.aborted||(this.#e??=this.#r(),this.#o.set(++this.#n,{resolve:s,reject:r,progress:o}),this.#e.postMessage({id:this.#n,name:t,values:n}))})}stop(){this.#e&&I(this.#e),this.#e=void 0,this.#o.clear()}isBusy(){return this.#o.size>0}#r(){let t=this.#c();return t.onerror=()=>this.#a(j("this page cannot search")),t.onmessage=({data:n})=>this.#l(n),t}#c(){try{return C(this.#s)}catch{throw new Error("a page from disk cannot search; serve it, for example with python -m http.server")}}#l({id:t,part:n,answer:o,mistake:s}){let{resolve:r,reject:a,progress:l}=this.#o.get(t);return n!==void 0?l?.(n):(this.#o.delete(t),s?a(new Error(s)):r(o))}#a(t){let n=[...this.#o.values()];this.stop();for(let{reject:o}of n)o(new Error(t))}};function N(e){return e.split(" ").map(t=>{let[n,o]=t.split(":").map(Number);return{size:n,count:o}})}var w="#wall",F=2,R=144,_=matchMedia("(pointer: coarse)").matches?24:16;function D(e,t,n){let o=R,s=r=>Math.ceil(e/Math.floor(t/r))*r;for(;o>_&&s(o)>n;)o-=1;return o}var v=class extends q{static properties={n:{type:Number},orbits:{converter:N},perPage:{type:Number,attribute:"per-page"},gallery:{converter:t=>t.split(" ")},boards:{state:!0},mistake:{state:!0},current:{state:!0},side:{state:!0}};#s;setup(){let{signal:t}=this;y(this.previousElementSibling),Object.assign(this,{boards:[],current:0,side:R}),t.addEventListener("abort",()=>this.#o()),addEventListener("hashchange",()=>this.#r(),{signal:t}),addEventListener("resize",()=>this.#t.open&&this.#a(),{signal:t});let n=({target:o})=>{o.closest("a")?.hash===w&&this.later(0,()=>this.#r())};document.addEventListener("click",n,{signal:t}),this.#r()}get#t(){return this.querySelector("#wall")}get#e(){return this.querySelector(".qa-tiles-area")}get#n(){return this.querySelector(".qa-tiles-board")}#o(){this.#s=void 0,this.#n?.close(),this.#t?.close()}async#r(){if(await this.updateComplete,location.hash!==w||!this.isFirst)return this.#t.close();if(!this.#t.open){this.#t.showModal();try{this.#s??=this.#l(),await this.#s}catch({message:t}){this.mistake=`They could not be found: ${t}.`;return}this.signal.aborted||(this.#a(),this.#u(this.current))}}#c(){this.#n.close(),location.hash===w&&history.replaceState(history.state,"",location.pathname+location.search)}async#l(){let{n:t,orbits:n,signal:o}=this,s=new f(this.dataset.qaWorker,o),r=[];for(let{size:a,count:l}of n){let u=await s.ask("ranked",[t,a,1,l]);r.push(...u.map((i,p)=>({columns:i,size:a,label:`${t}.${a}.${p+1}`})))}s.stop(),this.boards=r}#a(){this.side=D(this.boards.length,this.#e.clientWidth,this.#e.clientHeight)}get#p(){return Math.floor((this.#e?.clientWidth??0)/this.side)||1}async#u(t){this.current=Math.min(Math.max(t,0),this.boards.length-1),await this.updateComplete,this.#e.children[this.current].focus()}async#i(t){this.current=(t+this.boards.length)%this.boards.length,await this.updateComplete,this.#n.open||this.#n.showModal()}#d(t){let{current:n}=this,s={ArrowLeft:-1,ArrowRight:1,ArrowUp:-this.#p,ArrowDown:this.#p,Home:-n,End:this.boards.length}[t.key];s!==void 0&&(t.preventDefault(),this.#n.open?Math.abs(s)===1&&this.#i(n+s):this.#u(n+s))}render(){let{n:t,orbits:n,boards:o,side:s,mistake:r}=this,a=n.reduce((i,{count:p})=>i+p,0),l=n.map(({size:i,count:p})=>c`<span>${g(i)} ${x(p)}</span> `),u=o.map((i,p)=>this.#h(i,p));return c`<dialog
class="qa-tiles"
id="wall"
aria-labelledby="wall-name"
data-qa-part="wall"
@close=${()=>this.#c()}
@keydown=${i=>this.#d(i)}>
<div class="qa-tiles-head">
<h2 id="wall-name">${b(a,"fundamental solution")} of N = ${t}</h2>
<p>${l}</p>
<button type="button" data-qa-part="close" @click=${()=>this.#t.close()}>Close</button>
</div>
<div
class="qa-tiles-area"
role="group"
aria-label="Fundamental solutions, arrow keys go from one to the next"
data-qa-part="tiles"
style="--across: ${this.#p}; --side: ${s-F}px">${r??u}</div>
<dialog
class="qa-tiles-board"
aria-labelledby="wall-label"
data-qa-part="enlarged"
@close=${()=>this.#t.open&&this.#u(this.current)}>
${o.length?this.#f():h}
</dialog>
</dialog>`}#h({columns:t,label:n,size:o},s){let r=t.length,a=t.map((l,u)=>`M${l+.5} ${u+.5}h0`).join("");return c`<button
type="button"
class="qa-tile qa-orbit-${o}"
tabindex=${s===this.current?0:-1}
aria-label=${n}
@click=${()=>this.#i(s)}><svg
viewBox="0 0 ${r} ${r}"
aria-hidden="true"><path d=${a} /></svg></button>`}#f(){let{perPage:t,gallery:n,current:o}=this,{columns:s,size:r,label:a}=this.boards[o],l=S(a,this.dataset),u=M(a,this.dataset),i=l?c`<a href=${l}>Its page</a>`:c`<a href="${n[Math.floor(o/t)]}#${a}">In the gallery</a>`,p=T(s,`Solution ${a}`,{hasCoordinates:!0}),P=u?c`<a href=${u}>Its eight images</a>`:h;return c`<h3 id="wall-label" data-qa-part="label">${a} ${g(r)}</h3>
<div data-qa-part="picture">${p}</div>
<p data-qa-part="columns">${m(s)}</p>
<p class="qa-tiles-links" data-qa-part="links">${i}${P}</p>
<div class="qa-tiles-buttons"><button
type="button"
data-qa-part="before"
aria-label="Board before"
@click=${()=>this.#i(o-1)}>←</button><button
type="button"
data-qa-part="back"
@click=${()=>this.#n.close()}>Back to all boards</button><button
type="button"
data-qa-part="after"
aria-label="Board after"
@click=${()=>this.#i(o+1)}>→</button></div>`}};k("queens-tiles",v);})();
})();
