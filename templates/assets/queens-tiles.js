(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:V,Figure:v,Part:Q,QueensElement:X,button:J,checkbox:Z,choiceIn:tt,choices:et,define:q,dropdown:nt,fill:ot,formatted:rt,html:c,keyed:B,live:st,moveTabStop:z,nothing:d,numberIn:at,pressInGrid:U,scaleOf:it,showControls:k,squareUnder:y,svg:W,use:f}=queensBase;var D=e=>`?label=${e}`;function E(e,{qaPages:t,qaPaged:n}){let[o]=e.split(".");return n.split(" ").includes(o)?t.replace("0/0.0.0",`${o}/${e}`):void 0}var M=(e,{qaFinder:t})=>t&&`${t}${D(e)}`;function S(e,t){let n=2*Math.max(.01,Math.round(e*.4)/100),o=e<=12?.8:1,r=t?o:n;return[-r,-n,e+r+n,e+r+n].map(s=>Number(s.toFixed(2)))}var L=e=>["0,0",...e.flatMap((t,n)=>t===null?[]:`${t},${n}`),"0,0"].join(" ");var O=e=>(e<26?"":"a")+String.fromCharCode(97+e%26),F=(e,t,n)=>`${O(t)}${n-e}`;var _=e=>e.flatMap((t,n)=>t===null?[]:F(n,t,e.length));function T(e){let t=_(e);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}var $=e=>e.join(e.length<=10?"":" ");function A(e,t,{marker:n="qa-queen",hasCoordinates:o=!1,layers:r=[]}={}){let s=e.length;return c`<svg
class="qa-board"
role="img"
viewBox=${S(s,o).join(" ")}><title>${t}</title><desc>${T(e)}</desc>
${f(`squares-${s}`)}${o?f(`coordinates-${s}`):d}<polyline
fill="none"
marker-mid="url(#${n})"
points=${L(e)} />${r}</svg>`}var m=e=>c`<span
class="qa-badge qa-orbit-${e}"
title="orbit of ${e}"><i aria-hidden="true"></i><span class="qa-unseen">orbit of </span>${e}</span>`;var g=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),b=(e,t,n=`${t}s`)=>`${g(e)} ${e===1?t:n}`;var G=e=>document.querySelector(`template[data-qa-file="${CSS.escape(e)}"]`)?.content.textContent;var j=e=>navigator.onLine?e:"there is no network";function P(e){let t=G(e);if(t===void 0)return new Worker(e);let n=URL.createObjectURL(new Blob([t],{type:"text/javascript"})),o=new Worker(n);return URL.revokeObjectURL(n),o}function C(e){Object.assign(e,{onmessage:null,onerror:null}),e.terminate()}var h=class{#r;#t;#e;#n=0;#o=new Map;constructor(t,n){this.#r=t,this.#t=n,n.addEventListener("abort",()=>this.stop())}ask(t,n,o){return new Promise((r,s)=>{this.#t.aborted||(this.#e??=this.#s(),this.#o.set(++this.#n,{resolve:r,reject:s,progress:o}),this.#e.postMessage({id:this.#n,name:t,values:n}))})}stop(){this.#e&&C(this.#e),this.#e=void 0,this.#o.clear()}isBusy(){return this.#o.size>0}#s(){let t=this.#c();return t.onerror=()=>this.#a(j("this page cannot search")),t.onmessage=({data:n})=>this.#l(n),t}#c(){try{return P(this.#r)}catch{throw new Error("a page from disk cannot search; serve it, for example with python -m http.server")}}#l({id:t,part:n,answer:o,mistake:r}){let{resolve:s,reject:a,progress:l}=this.#o.get(t);return n!==void 0?l?.(n):(this.#o.delete(t),r?a(new Error(r)):s(o))}#a(t){let n=[...this.#o.values()];this.stop();for(let{reject:o}of n)o(new Error(t))}};function N(e){return e.split(" ").map(t=>{let[n,o]=t.split(":").map(Number);return{size:n,count:o}})}var x="#wall",H=2,R=144,Y=matchMedia("(pointer: coarse)").matches?24:16;function K(e,t,n){let o=R,r=s=>Math.ceil(e/Math.floor(t/s))*s;for(;o>Y&&r(o)>n;)o-=1;return o}var w=class extends v{static properties={n:{type:Number},orbits:{converter:N},perPage:{type:Number,attribute:"per-page"},gallery:{converter:t=>t.split(" ")},boards:{state:!0},mistake:{state:!0},current:{state:!0},side:{state:!0}};#r;setup(){let{signal:t}=this;k(this.previousElementSibling),Object.assign(this,{boards:[],current:0,side:R}),t.addEventListener("abort",()=>this.#o()),addEventListener("hashchange",()=>this.#s(),{signal:t}),addEventListener("resize",()=>this.#t.open&&this.#a(),{signal:t});let n=({target:o})=>{o.closest("a")?.hash===x&&this.later(0,()=>this.#s())};document.addEventListener("click",n,{signal:t}),this.#s()}get#t(){return this.querySelector("#wall")}get#e(){return this.querySelector(".qa-tiles-area")}get#n(){return this.querySelector(".qa-tiles-board")}#o(){this.#r=void 0,this.#n?.close(),this.#t?.close()}async#s(){if(await this.updateComplete,location.hash!==x||!this.isFirst)return this.#t.close();if(!this.#t.open){this.#t.showModal();try{this.#r??=this.#l(),await this.#r}catch({message:t}){this.mistake=`They could not be found: ${t}.`;return}this.signal.aborted||(this.#a(),this.#u(this.current))}}#c(){this.#n.close(),location.hash===x&&history.replaceState(history.state,"",location.pathname+location.search)}async#l(){let{n:t,orbits:n,signal:o}=this,r=new h(this.dataset.qaWorker,o),s=[];for(let{size:a,count:l}of n){let u=await r.ask("ranked",[t,a,1,l]);s.push(...u.map((i,p)=>({columns:i,size:a,label:`${t}.${a}.${p+1}`})))}r.stop(),this.boards=s}#a(){this.side=K(this.boards.length,this.#e.clientWidth,this.#e.clientHeight)}get#p(){return Math.floor((this.#e?.clientWidth??0)/this.side)||1}async#u(t){this.current=Math.min(Math.max(t,0),this.boards.length-1),await this.updateComplete,this.#e.children[this.current].focus()}async#i(t){this.current=(t+this.boards.length)%this.boards.length,await this.updateComplete,this.#n.open||this.#n.showModal()}#d(t){let{current:n}=this,r={ArrowLeft:-1,ArrowRight:1,ArrowUp:-this.#p,ArrowDown:this.#p,Home:-n,End:this.boards.length}[t.key];r!==void 0&&(t.preventDefault(),this.#n.open?Math.abs(r)===1&&this.#i(n+r):this.#u(n+r))}render(){let{n:t,orbits:n,boards:o,side:r,mistake:s}=this,a=n.reduce((i,{count:p})=>i+p,0),l=n.map(({size:i,count:p})=>c`<span>${m(i)} ${g(p)}</span> `),u=o.map((i,p)=>this.#h(i,p));return c`<dialog
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
style="--across: ${this.#p}; --side: ${r-H}px">${s??u}</div>
<dialog
class="qa-tiles-board"
aria-labelledby="wall-label"
data-qa-part="enlarged"
@close=${()=>this.#t.open&&this.#u(this.current)}>
${o.length?this.#f():d}
</dialog>
</dialog>`}#h({columns:t,label:n,size:o},r){let s=t.length,a=t.map((l,u)=>`M${l+.5} ${u+.5}h0`).join("");return c`<button
type="button"
class="qa-tile qa-orbit-${o}"
tabindex=${r===this.current?0:-1}
aria-label=${n}
@click=${()=>this.#i(r)}><svg
viewBox="0 0 ${s} ${s}"
aria-hidden="true"><path d=${a} /></svg></button>`}#f(){let{perPage:t,gallery:n,current:o}=this,{columns:r,size:s,label:a}=this.boards[o],l=E(a,this.dataset),u=M(a,this.dataset),i=l?c`<a href=${l}>Its page</a>`:c`<a href="${n[Math.floor(o/t)]}#${a}">In the gallery</a>`,p=A(r,`Solution ${a}`,{hasCoordinates:!0}),I=u?c`<a href=${u}>Its eight images</a>`:d;return c`<h3 id="wall-label" data-qa-part="label">${a} ${m(s)}</h3>
<div data-qa-part="picture">${p}</div>
<p data-qa-part="columns">${$(r)}</p>
<p class="qa-tiles-links" data-qa-part="links">${i}${I}</p>
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
@click=${()=>this.#i(o+1)}>→</button></div>`}};q("queens-tiles",w);})();
})();
