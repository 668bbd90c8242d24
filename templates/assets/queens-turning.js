(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:$t,Figure:T,Part:gt,QueensElement:mt,button:qt,checkbox:xt,choiceIn:vt,choices:O,define:L,dropdown:bt,fill:P,formatted:wt,html:d,keyed:V,live:St,moveTabStop:Y,nothing:h,numberIn:kt,pressInGrid:Q,scaleOf:j,showControls:yt,squareUnder:z,svg:m,use:g}=queensBase;function v(s,t){let e=2*Math.max(.01,Math.round(s*.4)/100),n=s<=12?.8:1,o=t?n:e;return[-o,-e,s+o+e,s+o+e].map(i=>Number(i.toFixed(2)))}var N=s=>["0,0",...s.flatMap((t,e)=>t===null?[]:`${t},${e}`),"0,0"].join(" ");var b=[{key:"identity",name:"identity",phrase:"as it is"},{key:"rotate_90",name:"↻ 90°",phrase:"turned by 90° clockwise"},{key:"rotate_180",name:"↻ 180°",phrase:"turned by 180°"},{key:"rotate_270",name:"↻ 270°",phrase:"turned by 270° clockwise"},{key:"left_right",name:"⇄ left-right",phrase:"mirrored left to right"},{key:"top_bottom",name:"⇅ top-bottom",phrase:"mirrored top to bottom"},{key:"main_diagonal",name:"⤢ main diagonal",phrase:"mirrored in the main diagonal"},{key:"anti_diagonal",name:"⤡ anti-diagonal",phrase:"mirrored in the anti-diagonal"}];var J=[(s,t)=>[s,t],(s,t,e)=>[t,e-s],(s,t,e)=>[e-s,e-t],(s,t,e)=>[e-t,s],(s,t,e)=>[s,e-t],(s,t,e)=>[e-s,t],(s,t)=>[t,s],(s,t,e)=>[e-t,e-s]],y=b.map(({key:s})=>s),u=b.map(({name:s})=>s),q=b.map(({phrase:s})=>s),B=s=>(s<26?"":"a")+String.fromCharCode(97+s%26),Z=(s,t,e)=>`${B(t)}${e-s}`;var M=s=>s.flatMap((t,e)=>t===null?[]:Z(e,t,s.length));function _(s){let t=M(s);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}function x(s,t){let e=Array(s.length).fill(null);return s.forEach((n,o)=>{if(n===null)return;let[i,a]=J[t](o,n,s.length-1);e[i]=a}),e}var I=(s,t)=>s.every((e,n)=>e===t[n]);function R(s,t,{marker:e="qa-queen",hasCoordinates:n=!1,layers:o=[]}={}){let i=s.length;return d`<svg
class="qa-board"
role="img"
viewBox=${v(i,n).join(" ")}><title>${t}</title><desc>${_(s)}</desc>
${g(`squares-${i}`)}${n?g(`coordinates-${i}`):h}<polyline
fill="none"
marker-mid="url(#${e})"
points=${N(s)} />${o}</svg>`}var tt=s=>String(s).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),w=(s,t,e=`${t}s`)=>`${tt(s)} ${s===1?t:e}`;var F=()=>!globalThis.matchMedia?.("(hover: none)").matches;var D=s=>s[0].toUpperCase()+s.slice(1);var et=[null,{milliseconds:550,degrees:90,swapsColours:!0},{milliseconds:700,degrees:180,swapsColours:!1},{milliseconds:850,degrees:270,swapsColours:!0},{milliseconds:650,axis:[0,1],mirror:"scale(-1, 1)",swapsColours:!0},{milliseconds:650,axis:[1,0],mirror:"scale(1, -1)",swapsColours:!0},{milliseconds:650,axis:[1,1],mirror:"matrix(0, 1, 1, 0, 0, 0)",swapsColours:!1},{milliseconds:650,axis:[1,-1],mirror:"matrix(0, -1, -1, 0, 0, 0)",swapsColours:!1}],G="cubic-bezier(.45, 0, .55, 1)",st=.8,nt=.86,ot=.04,A=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,K=(s,t)=>`M${t+.03} ${s+.03}h.94v.94h-.94z`,S=class{#e;#s;#n=[];#t=[];#a=[];#o;#r;constructor(t,{hasCoordinates:e=!1}={}){this.#e=t,this.#s=e}open(t){this.finish(),this.#n=t,this.#i(t)}move(t,e=1){this.finish();let n=et[t],o=x(this.#t,t);return!n||A()?(this.#i(o),Promise.resolve()):new Promise(i=>{let a=this.#l(n,e);this.#r=()=>{this.#r=void 0,this.#i(o);for(let r of a)r.cancel();i()},a[0].onfinish=this.#r})}finish(){this.#r?.()}markHits(){return this.#a=this.#t.flatMap((t,e)=>t===this.#n[e]?[K(e,t)]:[]),this.#c(),this.#a.length}#i(t){this.#t=t,this.#a=[],this.#o=void 0,this.#c()}#c(){let t=this.#n,e=this.#t,n=e.length,o=this.#s&&n>3,i=this.#o||e.some((p,f)=>p!==t[f]);this.#e.classList.toggle("qa-turning-away",!!i);let a=o?n/v(n,!0)[2]:1;this.#e.style.setProperty("--part",`${100*a}%`);let r=e.map((p,f)=>at(f,p)),l=t.map((p,f)=>K(f,p)).join(""),c=o?g(`coordinates-${n}`):h,$=this.#o?.axis?it(this.#o.axis,n):h;P(this.#e,d`<div class="qa-turning-well"></div>
<svg
class="qa-board"
role="img"
aria-label="Queens on ${M(e).join(" ")}"
viewBox="0 0 ${n} ${n}">
${g(`squares-${n}`)}<g
class="qa-turning-other"
transform="translate(${n} 0) scale(-1 1)">${g(`squares-${n}`)}</g>
<path class="qa-turning-hits" d=${this.#a.join("")} />${r}
</svg>
<svg class="qa-turning-marks" viewBox="0 0 ${n} ${n}" aria-hidden="true">
<path
class="qa-turning-start"
d=${l} />
${c}${$}
</svg>`)}#l(t,e){this.#a=[],this.#o=t,this.#c();let n=this.#e.querySelector(".qa-board"),o=(p,f,k="linear")=>p.animate(f,{duration:t.milliseconds/e,easing:k,fill:"forwards"}),[i,a,r]=t.axis?ct(t):rt(t),l=t.axis?"linear":G,c=[o(n,i,G)];for(let p of n.querySelectorAll("polyline"))c.push(o(p,a,l));return t.swapsColours&&this.#n.length%2===0&&c.push(o(n.querySelector(".qa-turning-other"),r)),c}};function it(s,t){let e=t/2*(1+ot),n=[-e,e].map(o=>`${t/2+o*s[0]} ${t/2+o*s[1]}`);return m`<path class="qa-turning-axis" d="M${n[0]}L${n[1]}" />`}var at=(s,t)=>m`<polyline
fill="none"
marker-mid="url(#qa-queen)"
points="0,0 ${t},${s} 0,0"
style="transform-origin: ${t+.5}px ${s+.5}px" />`;function rt({degrees:s}){let t=`rotate(${s/2}deg) scale(${st})`;return[[{transform:"rotate(0deg) scale(1)"},{transform:t},{transform:`rotate(${s}deg) scale(1)`}],[{transform:"rotate(0deg)"},{transform:`rotate(${-s}deg)`}],[{opacity:0,offset:0},{opacity:0,offset:.2},{opacity:1,offset:.7},{opacity:1,offset:1}]]}function ct({axis:s,mirror:t}){let e=n=>`rotate3d(${s.join(", ")}, 0, ${n}deg)`;return[[{transform:`${e(0)} scale(1)`},{transform:`${e(90)} scale(${nt})`},{transform:`${e(180)} scale(1)`}],[{transform:"none",easing:"steps(1, end)",offset:0},{transform:t,offset:.5},{transform:t,offset:1}],[{opacity:0,easing:"steps(1, end)",offset:0},{opacity:1,offset:.5},{opacity:1,offset:1}]]}var lt=[["","M11 13a2 2 0 0 0 4 0a2 2 0 0 0-4 0"],["M13 8a5 5 0 0 1 5 5","M15.2 12.4h5.6l-2.8 4z"],["M13 8a5 5 0 0 1 0 10","M13.6 15.2v5.6l-4-2.8z"],["M13 8a5 5 0 1 1-5 5","M5.2 13.6h5.6l-2.8-4z"],["M13 1v24",""],["M1 13h24",""],["M2 2l22 22",""],["M24 2l-22 22",""]];function ut(s){let[t,e]=lt[s];return d`<svg
class="qa-turning-icon"
viewBox="0 0 26 26"
aria-hidden="true"><path d="M5 5h16v16h-16z" />
${m`<path class="qa-turning-motion" d=${t} /><path class="qa-turning-head" d=${e} />`}</svg>`}function U(s,t){let e=t.toSorted((n,o)=>n-o);return Map.groupBy(e,n=>e.find(o=>I(x(s,o),x(s,n))))}var ht=[0,3,2,1,4,5,6,7],dt=1.7,pt=350,ft=1200,W=4,C=class extends T{static properties={boards:{type:Array},all:{type:Boolean},solution:{state:!0},collection:{state:!0},arrived:{state:!0},outcome:{state:!0},isShowing:{state:!0}};links={"data-qa-turn":t=>{this.#r(t)}};fillsScreen=!0;keys="Keys 1 to 8 move the board to an image.";#e=document.createElement("div");#s=new S(this.#e,{hasCoordinates:!0});#n=0;#t=0;setup(){Object.assign(this.#e,{className:"qa-turning-board"}).dataset.qaPart="board",this.#i(this.solution??this.boards[0]);let t=new ResizeObserver(()=>this.#u());t.observe(this),this.signal.addEventListener("abort",()=>{t.disconnect(),this.#t+=1,this.#s.finish()})}#a(t){if(t.ctrlKey||t.metaKey||t.altKey)return;let e=t.key.length===1?"12345678".indexOf(t.key):-1;e<0||(t.preventDefault(),this.#o(e))}#o(t){return this.announceWhenDone(this.#c(t))}async#r(t){let[e,n]=t.split(" ");return this.solution.label!==e&&this.#i(this.boards.find(o=>o.label===e)),n==="all"?this.#l():this.#o(y.indexOf(n))}#i(t){this.#t+=1,this.#n=0,this.#s.open(t.columns),Object.assign(this,{solution:t,collection:this.all?[...u.keys()]:[0],arrived:0,outcome:void 0,isShowing:!1})}async#c(t,e=!1){this.#t+=1,this.isShowing=e;let n=this.#t,{solution:o}=this;this.#s.finish();let i=ht[this.#n];return this.#n=0,i&&await this.#s.move(i,dt),n!==this.#t||(this.#n=t,await this.#s.move(t),this.signal.aborted||o!==this.solution)||(this.collection=[...new Set([...this.collection,t])],this.arrived=t,n!==this.#t)?!1:(this.outcome={symmetry:t,hits:this.#s.markHits()},!0)}async#l(){let{isUserAction:t}=this;this.collection.length===u.length&&this.#i(this.solution);let e=[...u.keys()].filter(n=>!this.collection.includes(n));for(let n of e){if(this.muteAnnouncements(),!await this.#c(n,!0))return;let o=this.#t;if(await new Promise(i=>this.later(A()?ft:pt,()=>i(null))),o!==this.#t)return;if(!this.isShowing)return this.announceAgain()}Object.assign(this,{isShowing:!1,outcome:{symmetry:void 0}}),t&&this.announceAgain()}#h(){this.isShowing=!1,this.muteAnnouncements()}updated(){this.#u()}#u(){if(this.all)return;let t=[...this.renderRoot.querySelectorAll(".qa-turning-bed")],e=(n,o,i)=>{let a=n.getBoundingClientRect(),r=o.getBoundingClientRect(),l=j(this),c=(r.left-a.left)/l+i*W,$=(r.top-a.top)/l+i*W;return`translate(${c}px, ${$}px)`};for(let[n,o]of U(this.solution.columns,this.collection))for(let[i,a]of o.entries()){let r=i?e(t[a],t[n],i):"";t[a].querySelector(".qa-turning-image").style.transform=r}}render(){let t=this.boards.map(({label:l})=>l),e=l=>this.#i(this.boards.find(c=>c.label===l)),n=U(this.solution.columns,this.collection),o=this.collection.length===u.length,i=d`<span
role="group"
aria-label="Board">${O(t,this.solution.label,e)}</span>`,a=()=>this.isShowing?this.#h():this.#l(),r=d`<div class="qa-top-bar">
${t.length>1?i:h}
<button
type="button"
class="qa-main"
data-qa-part="all"
@click=${a}>${this.isShowing?"Stop":"Show all eight"}</button>
</div>`;return d`<div class="qa-turning-stage" @keydown=${l=>this.#a(l)}>
${this.all?h:r}
${this.#e}
${this.#d(n)}
<div
class="qa-turning-slots"
role="group"
aria-label="The eight images">${u.map((l,c)=>this.#$(c,n))}</div>
<p
class="qa-turning-tally ${o?"qa-turning-whole":""}"
data-qa-part="tally">${this.#m(n,o)}</p>
</div>`}#d(t){let e=F()?"Click an image, or press a key from 1 to 8":"Tap an image";if(!this.outcome){let c=this.all?"":" Equal images fall together.";return this.message(`${e}: the board moves there.${c}`)}let{symmetry:n,hits:o}=this.outcome;if(n===void 0){let c=w(t.size,"different image"),$=t.size<u.length?`, each ${u.length/t.size} times`:"";return this.message(`*All eight shown:* ${c}${$}.`)}let i=this.#p(o),a=this.#f(n,o,E(n,t)),r=`${D(q[n])}, ${a}.`,l=d`<b
data-qa-part="outcome">${i}</b> <span
data-qa-part="reason">${r}</span>`;return this.message(`${i} ${r}`,{view:l})}#p(t){let e=this.solution.columns.length,n=t>1?"queens stand where queens":"queen stands where a queen";return t===e?`All ${e} ${n} stood.`:`${t||"No"} ${n} stood.`}#f(t,e,n){return e===this.solution.columns.length?"the board is unchanged":n<t?`it is the same as when ${q[n]}`:"it is another board"}#$(t,e){let n=this.collection.includes(t),o=n?E(t,e):t,i=e.get(t)?.length??0,a=this.all?this.arrived:E(this.arrived,e),r=t===a,l=o<t?`same as ${u[o]}`:h,c=d`<span class="qa-turning-same">${l}</span>`,$=x(this.solution.columns,t),p=()=>R($,u[t],{marker:"qa-disc"}),f=()=>d`<span class="qa-turning-image" style="z-index: ${u.length-t}">
${p()}</span>`,k=i>1&&!this.all?`× ${i}`:h,H=[n&&"qa-turning-full",r&&"qa-turning-here",this.all&&o<t&&"qa-turning-repeat"];return d`<button
type="button"
class=${H.filter(Boolean).join(" ")}
data-qa-symmetry=${y[t]}
aria-label=${this.#g(t,o,i)}
aria-current=${r?"true":h}
@click=${()=>this.#o(t)}><span
class="qa-turning-bed"
aria-hidden="true">${ut(t)}${this.all?h:c}
<b class="qa-turning-count">${k}</b>${n?f():h}</span><span
class="qa-turning-name">${u[t]}${this.all?c:h}</span></button>`}#g(t,e,n){let o=u[t].replace(/^[^\w]+/,""),i=q[t],a=[i.includes(o)?i:`${o}, ${i}`];return e<t?a.push(`the same as ${e?`when ${q[e]}`:"the board as it is"}`):n>1&&a.push(`${n} equal images`),`${t+1}: ${a.join(", ")}`}#m(t,e){let n=w(t.size,"different image"),o=w(t.get(0).length,"symmetry that leaves","symmetries that leave");return e?`${n} × ${o} the board unchanged = ${u.length}`:`${this.collection.length} of ${u.length} tried: ${n} so far`}},E=(s,t)=>[...t].find(([,e])=>e.includes(s))[0];L("queens-turning",C);})();
})();
