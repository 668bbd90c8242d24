(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var $=e=>queensBase[e];var T=$("Figure");var P=$("choices"),j=$("define");var z=$("fill");var p=$("html");var u=$("nothing");var B=$("scaleOf");var x=$("svg"),m=$("use");function b(e,t){let s=2*Math.max(.01,Math.round(e*.4)/100),n=e<=12?.8:1,o=t?n:s;return[-o,-s,e+o+s,e+o+s].map(i=>Number(i.toFixed(2)))}var I=e=>["0,0",...e.flatMap((t,s)=>t===null?[]:`${t},${s}`),"0,0"].join(" ");var w=[{key:"identity",name:"identity",phrase:"as it is"},{key:"rotate_90",name:"↻ 90°",phrase:"turned by 90° clockwise"},{key:"rotate_180",name:"↻ 180°",phrase:"turned by 180°"},{key:"rotate_270",name:"↻ 270°",phrase:"turned by 270° clockwise"},{key:"left_right",name:"⇄ left-right",phrase:"mirrored left to right"},{key:"top_bottom",name:"⇅ top-bottom",phrase:"mirrored top to bottom"},{key:"main_diagonal",name:"⤢ main diagonal",phrase:"mirrored in the main diagonal"},{key:"anti_diagonal",name:"⤡ anti-diagonal",phrase:"mirrored in the anti-diagonal"}];var Q=[(e,t)=>[e,t],(e,t,s)=>[t,s-e],(e,t,s)=>[s-e,s-t],(e,t,s)=>[s-t,e],(e,t,s)=>[e,s-t],(e,t,s)=>[s-e,t],(e,t)=>[t,e],(e,t,s)=>[s-t,s-e]],M=w.map(({key:e})=>e),h=w.map(({name:e})=>e),q=w.map(({phrase:e})=>e),L=e=>(e<26?"":"a")+String.fromCharCode(97+e%26),Y=(e,t,s)=>`${L(t)}${s-e}`;var A=e=>e.flatMap((t,s)=>t===null?[]:Y(s,t,e.length));function N(e){let t=A(e);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}function v(e,t){let s=Array(e.length).fill(null);return e.forEach((n,o)=>{if(n===null)return;let[i,a]=Q[t](o,n,e.length-1);s[i]=a}),s}var _=(e,t)=>e.every((s,n)=>s===t[n]);function R(e,t,{marker:s="qa-queen",hasCoordinates:n=!1,layers:o=[]}={}){let i=e.length;return p`<svg
class="qa-board"
role="img"
viewBox=${b(i,n).join(" ")}><title>${t}</title><desc>${N(e)}</desc>
${m(`squares-${i}`)}${n?m(`coordinates-${i}`):u}<polyline
fill="none"
marker-mid="url(#${s})"
points=${I(e)} />${o}</svg>`}var X=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),S=(e,t,s=`${t}s`)=>`${X(e)} ${e===1?t:s}`;var F=()=>!globalThis.matchMedia?.("(hover: none)").matches;var G=e=>e[0].toUpperCase()+e.slice(1);var J=[null,{milliseconds:550,degrees:90,swapsColours:!0},{milliseconds:700,degrees:180,swapsColours:!1},{milliseconds:850,degrees:270,swapsColours:!0},{milliseconds:650,axis:[0,1],mirror:"scale(-1, 1)",swapsColours:!0},{milliseconds:650,axis:[1,0],mirror:"scale(1, -1)",swapsColours:!0},{milliseconds:650,axis:[1,1],mirror:"matrix(0, 1, 1, 0, 0, 0)",swapsColours:!1},{milliseconds:650,axis:[1,-1],mirror:"matrix(0, -1, -1, 0, 0, 0)",swapsColours:!1}],K="cubic-bezier(.45, 0, .55, 1)",Z=.8,tt=.86,st=.04,E=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,U=(e,t)=>`M${t+.03} ${e+.03}h.94v.94h-.94z`,y=class{#s;#e;#n=[];#t=[];#a=[];#o;#r;constructor(t,{hasCoordinates:s=!1}={}){this.#s=t,this.#e=s}open(t){this.finish(),this.#n=t,this.#i(t)}move(t,s=1){this.finish();let n=J[t],o=v(this.#t,t);return!n||E()?(this.#i(o),Promise.resolve()):new Promise(i=>{let a=this.#l(n,s);this.#r=()=>{this.#r=void 0,this.#i(o);for(let r of a)r.cancel();i()},a[0].onfinish=this.#r})}finish(){this.#r?.()}markHits(){return this.#a=this.#t.flatMap((t,s)=>t===this.#n[s]?[U(s,t)]:[]),this.#c(),this.#a.length}#i(t){this.#t=t,this.#a=[],this.#o=void 0,this.#c()}#c(){let t=this.#n,s=this.#t,n=s.length,o=this.#e&&n>3,i=this.#o||s.some((d,f)=>d!==t[f]);this.#s.classList.toggle("qa-turning-away",!!i);let a=o?n/b(n,!0)[2]:1;this.#s.style.setProperty("--part",`${100*a}%`);let r=s.map((d,f)=>nt(f,d)),l=t.map((d,f)=>U(f,d)).join(""),c=o?m(`coordinates-${n}`):u,g=this.#o?.axis?et(this.#o.axis,n):u;z(this.#s,p`<div class="qa-turning-well"></div>
<svg
class="qa-board"
role="img"
aria-label="Queens on ${A(s).join(" ")}"
viewBox="0 0 ${n} ${n}">
${m(`squares-${n}`)}<g
class="qa-turning-other"
transform="translate(${n} 0) scale(-1 1)">${m(`squares-${n}`)}</g>
<path class="qa-turning-hits" d=${this.#a.join("")} />${r}
</svg>
<svg class="qa-turning-marks" viewBox="0 0 ${n} ${n}" aria-hidden="true">
<path
class="qa-turning-start"
d=${l} />
${c}${g}
</svg>`)}#l(t,s){this.#a=[],this.#o=t,this.#c();let n=this.#s.querySelector(".qa-board"),o=(d,f,k="linear")=>d.animate(f,{duration:t.milliseconds/s,easing:k,fill:"forwards"}),[i,a,r]=t.axis?it(t):ot(t),l=t.axis?"linear":K,c=[o(n,i,K)];for(let d of n.querySelectorAll("polyline"))c.push(o(d,a,l));return t.swapsColours&&this.#n.length%2===0&&c.push(o(n.querySelector(".qa-turning-other"),r)),c}};function et(e,t){let s=t/2*(1+st),n=[-s,s].map(o=>`${t/2+o*e[0]} ${t/2+o*e[1]}`);return x`<path class="qa-turning-axis" d="M${n[0]}L${n[1]}" />`}var nt=(e,t)=>x`<polyline
fill="none"
marker-mid="url(#qa-queen)"
points="0,0 ${t},${e} 0,0"
style="transform-origin: ${t+.5}px ${e+.5}px" />`;function ot({degrees:e}){let t=`rotate(${e/2}deg) scale(${Z})`;return[[{transform:"rotate(0deg) scale(1)"},{transform:t},{transform:`rotate(${e}deg) scale(1)`}],[{transform:"rotate(0deg)"},{transform:`rotate(${-e}deg)`}],[{opacity:0,offset:0},{opacity:0,offset:.2},{opacity:1,offset:.7},{opacity:1,offset:1}]]}function it({axis:e,mirror:t}){let s=n=>`rotate3d(${e.join(", ")}, 0, ${n}deg)`;return[[{transform:`${s(0)} scale(1)`},{transform:`${s(90)} scale(${tt})`},{transform:`${s(180)} scale(1)`}],[{transform:"none",easing:"steps(1, end)",offset:0},{transform:t,offset:.5},{transform:t,offset:1}],[{opacity:0,easing:"steps(1, end)",offset:0},{opacity:1,offset:.5},{opacity:1,offset:1}]]}var at=[["","M11 13a2 2 0 0 0 4 0a2 2 0 0 0-4 0"],["M13 8a5 5 0 0 1 5 5","M15.2 12.4h5.6l-2.8 4z"],["M13 8a5 5 0 0 1 0 10","M13.6 15.2v5.6l-4-2.8z"],["M13 8a5 5 0 1 1-5 5","M5.2 13.6h5.6l-2.8-4z"],["M13 1v24",""],["M1 13h24",""],["M2 2l22 22",""],["M24 2l-22 22",""]];function rt(e){let[t,s]=at[e];return p`<svg
class="qa-turning-icon"
viewBox="0 0 26 26"
aria-hidden="true"><path d="M5 5h16v16h-16z" />
${x`<path class="qa-turning-motion" d=${t} /><path class="qa-turning-head" d=${s} />`}</svg>`}function D(e,t){let s=t.toSorted((n,o)=>n-o);return Map.groupBy(s,n=>s.find(o=>_(v(e,o),v(e,n))))}var ct=[0,3,2,1,4,5,6,7],lt=1.7,ht=350,ut=1200,W=4,O=class extends T{static properties={boards:{type:Array},all:{type:Boolean},solution:{state:!0},collection:{state:!0},arrived:{state:!0},outcome:{state:!0},isShowing:{state:!0}};links={"data-qa-turn":t=>{this.#r(t)}};fillsScreen=!0;keys="Keys 1 to 8 move the board to an image.";#s=document.createElement("div");#e=new y(this.#s,{hasCoordinates:!0});#n=0;#t=0;setup(){Object.assign(this.#s,{className:"qa-turning-board"}).dataset.qaPart="board",this.#i(this.solution??this.boards[0]);let t=new ResizeObserver(()=>this.#h());t.observe(this),this.signal.addEventListener("abort",()=>{t.disconnect(),this.#t+=1,this.#e.finish()})}#a(t){if(t.ctrlKey||t.metaKey||t.altKey)return;let s=t.key.length===1?"12345678".indexOf(t.key):-1;s<0||(t.preventDefault(),this.#o(s))}#o(t){return this.announceWhenDone(this.#c(t))}async#r(t){let[s,n]=t.split(" ");return this.solution.label!==s&&this.#i(this.boards.find(o=>o.label===s)),n==="all"?this.#l():this.#o(M.indexOf(n))}#i(t){this.#t+=1,this.#n=0,this.#e.open(t.columns),Object.assign(this,{solution:t,collection:this.all?[...h.keys()]:[0],arrived:0,outcome:void 0,isShowing:!1})}async#c(t,s=!1){this.#t+=1,this.isShowing=s;let n=this.#t,{solution:o}=this;this.#e.finish();let i=ct[this.#n];return this.#n=0,i&&await this.#e.move(i,lt),n!==this.#t||(this.#n=t,await this.#e.move(t),this.signal.aborted||o!==this.solution)||(this.collection=[...new Set([...this.collection,t])],this.arrived=t,n!==this.#t)?!1:(this.outcome={symmetry:t,hits:this.#e.markHits()},!0)}async#l(){let{isUserAction:t}=this;this.collection.length===h.length&&this.#i(this.solution);let s=[...h.keys()].filter(n=>!this.collection.includes(n));for(let n of s){if(this.muteAnnouncements(),!await this.#c(n,!0))return;let o=this.#t;if(await new Promise(i=>this.later(E()?ut:ht,()=>i(null))),o!==this.#t)return;if(!this.isShowing)return this.announceAgain()}Object.assign(this,{isShowing:!1,outcome:{symmetry:void 0}}),t&&this.announceAgain()}#u(){this.isShowing=!1,this.muteAnnouncements()}updated(){this.#h()}#h(){if(this.all)return;let t=[...this.renderRoot.querySelectorAll(".qa-turning-bed")],s=(n,o,i)=>{let a=n.getBoundingClientRect(),r=o.getBoundingClientRect(),l=B(this),c=(r.left-a.left)/l+i*W,g=(r.top-a.top)/l+i*W;return`translate(${c}px, ${g}px)`};for(let[n,o]of D(this.solution.columns,this.collection))for(let[i,a]of o.entries()){let r=i?s(t[a],t[n],i):"";t[a].querySelector(".qa-turning-image").style.transform=r}}render(){let t=this.boards.map(({label:l})=>l),s=l=>this.#i(this.boards.find(c=>c.label===l)),n=D(this.solution.columns,this.collection),o=this.collection.length===h.length,i=p`<span
role="group"
aria-label="Board">${P(t,this.solution.label,s)}</span>`,a=()=>this.isShowing?this.#u():this.#l(),r=p`<div class="qa-top-bar">
${t.length>1?i:u}
<button
type="button"
class="qa-main"
data-qa-part="all"
@click=${a}>${this.isShowing?"Stop":"Show all eight"}</button>
</div>`;return p`<div class="qa-turning-stage" @keydown=${l=>this.#a(l)}>
${this.all?u:r}
${this.#s}
${this.#p(n)}
<div
class="qa-turning-slots"
role="group"
aria-label="The eight images">${h.map((l,c)=>this.#$(c,n))}</div>
<p
class="qa-turning-tally ${o?"qa-turning-whole":""}"
data-qa-part="tally">${this.#m(n,o)}</p>
</div>`}#p(t){let s=F()?"Click an image, or press a key from 1 to 8":"Tap an image";if(!this.outcome){let c=this.all?"":" Equal images fall together.";return this.message(`${s}: the board moves there.${c}`)}let{symmetry:n,hits:o}=this.outcome;if(n===void 0){let c=S(t.size,"different image"),g=t.size<h.length?`, each ${h.length/t.size} times`:"";return this.message(`*All eight shown:* ${c}${g}.`)}let i=this.#d(o),a=this.#f(n,o,C(n,t)),r=`${G(q[n])}, ${a}.`,l=p`<b
data-qa-part="outcome">${i}</b> <span
data-qa-part="reason">${r}</span>`;return this.message(`${i} ${r}`,{view:l})}#d(t){let s=this.solution.columns.length,n=t>1?"queens stand where queens":"queen stands where a queen";return t===s?`All ${s} ${n} stood.`:`${t||"No"} ${n} stood.`}#f(t,s,n){return s===this.solution.columns.length?"the board is unchanged":n<t?`it is the same as when ${q[n]}`:"it is another board"}#$(t,s){let n=this.collection.includes(t),o=n?C(t,s):t,i=s.get(t)?.length??0,a=this.all?this.arrived:C(this.arrived,s),r=t===a,l=o<t?`same as ${h[o]}`:u,c=p`<span class="qa-turning-same">${l}</span>`,g=v(this.solution.columns,t),d=()=>R(g,h[t],{marker:"qa-disc"}),f=()=>p`<span class="qa-turning-image" style="z-index: ${h.length-t}">
${d()}</span>`,k=i>1&&!this.all?`× ${i}`:u,V=[n&&"qa-turning-full",r&&"qa-turning-here",this.all&&o<t&&"qa-turning-repeat"];return p`<button
type="button"
class=${V.filter(Boolean).join(" ")}
data-qa-symmetry=${M[t]}
aria-label=${this.#g(t,o,i)}
aria-current=${r?"true":u}
@click=${()=>this.#o(t)}><span
class="qa-turning-bed"
aria-hidden="true">${rt(t)}${this.all?u:c}
<b class="qa-turning-count">${k}</b>${n?f():u}</span><span
class="qa-turning-name">${h[t]}${this.all?c:u}</span></button>`}#g(t,s,n){let o=h[t].replace(/^[^\w]+/,""),i=q[t],a=[i.includes(o)?i:`${o}, ${i}`];return s<t?a.push(`the same as ${s?`when ${q[s]}`:"the board as it is"}`):n>1&&a.push(`${n} equal images`),`${t+1}: ${a.join(", ")}`}#m(t,s){let n=S(t.size,"different image"),o=S(t.get(0).length,"symmetry that leaves","symmetries that leave");return s?`${n} × ${o} the board unchanged = ${h.length}`:`${this.collection.length} of ${h.length} tried: ${n} so far`}},C=(e,t)=>[...t].find(([,s])=>s.includes(e))[0];j("queens-turning",O);})();
})();
