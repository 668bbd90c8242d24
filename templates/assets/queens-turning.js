(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:ft,Figure:C,Part:$t,QueensElement:gt,button:mt,checkbox:qt,choiceIn:xt,choices:O,define:L,dropdown:bt,fill:T,formatted:vt,html:h,keyed:H,live:wt,moveTabStop:V,nothing:l,numberIn:St,pressInGrid:Y,scaleOf:P,squareUnder:z,svg:m,use:g}=queensBase;function b(s,t){let e=2*Math.max(.01,Math.round(s*.4)/100),n=s<=12?.8:1,o=t?n:e;return[-o,-e,s+o+e,s+o+e].map(a=>Number(a.toFixed(2)))}var N=s=>["0,0",...s.flatMap((t,e)=>t===null?[]:`${t},${e}`),"0,0"].join(" ");var v=[{key:"identity",name:"identity",phrase:"as it is"},{key:"rotate_90",name:"↻ 90°",phrase:"turned by 90° clockwise"},{key:"rotate_180",name:"↻ 180°",phrase:"turned by 180°"},{key:"rotate_270",name:"↻ 270°",phrase:"turned by 270° clockwise"},{key:"left_right",name:"⇄ left-right",phrase:"mirrored left to right"},{key:"top_bottom",name:"⇅ top-bottom",phrase:"mirrored top to bottom"},{key:"main_diagonal",name:"⤢ main diagonal",phrase:"mirrored in the main diagonal"},{key:"anti_diagonal",name:"⤡ anti-diagonal",phrase:"mirrored in the anti-diagonal"}];var X=[(s,t)=>[s,t],(s,t,e)=>[t,e-s],(s,t,e)=>[e-s,e-t],(s,t,e)=>[e-t,s],(s,t,e)=>[s,e-t],(s,t,e)=>[e-s,t],(s,t)=>[t,s],(s,t,e)=>[e-t,e-s]],k=v.map(({key:s})=>s),r=v.map(({name:s})=>s),q=v.map(({phrase:s})=>s),j=s=>(s<26?"":"a")+String.fromCharCode(97+s%26),J=(s,t,e)=>`${j(t)}${e-s}`;var y=s=>s.flatMap((t,e)=>t===null?[]:J(e,t,s.length));function B(s){let t=y(s);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}function x(s,t){let e=Array(s.length).fill(null);return s.forEach((n,o)=>{if(n===null)return;let[a,i]=X[t](o,n,s.length-1);e[a]=i}),e}var _=(s,t)=>s.every((e,n)=>e===t[n]);function I(s,t,{marker:e="qa-queen",hasCoordinates:n=!1,layers:o=[]}={}){let a=s.length;return h`<svg
class="qa-board"
role="img"
viewBox=${b(a,n).join(" ")}><title>${t}</title><desc>${B(s)}</desc>
${g(`squares-${a}`)}${n?g(`coordinates-${a}`):l}<polyline
fill="none"
marker-mid="url(#${e})"
points=${N(s)} />${o}</svg>`}var Z=s=>String(s).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),w=(s,t,e=`${t}s`)=>`${Z(s)} ${s===1?t:e}`;var R=()=>!globalThis.matchMedia?.("(hover: none)").matches;var F=s=>s[0].toUpperCase()+s.slice(1);var tt=[null,{milliseconds:550,degrees:90,swapsColours:!0},{milliseconds:700,degrees:180,swapsColours:!1},{milliseconds:850,degrees:270,swapsColours:!0},{milliseconds:650,axis:[0,1],mirror:"scale(-1, 1)",swapsColours:!0},{milliseconds:650,axis:[1,0],mirror:"scale(1, -1)",swapsColours:!0},{milliseconds:650,axis:[1,1],mirror:"matrix(0, 1, 1, 0, 0, 0)",swapsColours:!1},{milliseconds:650,axis:[1,-1],mirror:"matrix(0, -1, -1, 0, 0, 0)",swapsColours:!1}],D="cubic-bezier(.45, 0, .55, 1)",et=.8,st=.86,nt=.04,M=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,G=(s,t)=>`M${t+.03} ${s+.03}h.94v.94h-.94z`,S=class{#e;#s;#n=[];#t=[];#i=[];#o;#r;constructor(t,{hasCoordinates:e=!1}={}){this.#e=t,this.#s=e}open(t){this.finish(),this.#n=t,this.#a(t)}move(t,e=1){this.finish();let n=tt[t],o=x(this.#t,t);return!n||M()?(this.#a(o),Promise.resolve()):new Promise(a=>{let i=this.#l(n,e);this.#r=()=>{this.#r=void 0,this.#a(o);for(let c of i)c.cancel();a()},i[0].onfinish=this.#r})}finish(){this.#r?.()}markHits(){return this.#i=this.#t.flatMap((t,e)=>t===this.#n[e]?[G(e,t)]:[]),this.#c(),this.#i.length}#a(t){this.#t=t,this.#i=[],this.#o=void 0,this.#c()}#c(){let t=this.#n,e=this.#t,n=e.length,o=this.#s&&n>3,a=this.#o||e.some((f,$)=>f!==t[$]);this.#e.classList.toggle("qa-turning-away",!!a);let i=o?n/b(n,!0)[2]:1;this.#e.style.setProperty("--part",`${100*i}%`);let c=e.map((f,$)=>at($,f)),d=t.map((f,$)=>G($,f)).join(""),u=o?g(`coordinates-${n}`):l,p=this.#o?.axis?ot(this.#o.axis,n):l;T(this.#e,h`<div class="qa-turning-well"></div>
<svg
class="qa-board"
role="img"
aria-label="Queens on ${y(e).join(" ")}"
viewBox="0 0 ${n} ${n}">
${g(`squares-${n}`)}<g
class="qa-turning-other"
transform="translate(${n} 0) scale(-1 1)">${g(`squares-${n}`)}</g>
<path class="qa-turning-hits" d=${this.#i.join("")} />${c}
</svg>
<svg class="qa-turning-marks" viewBox="0 0 ${n} ${n}" aria-hidden="true">
<path
class="qa-turning-start"
d=${d} />
${u}${p}
</svg>`)}#l(t,e){this.#i=[],this.#o=t,this.#c();let n=this.#e.querySelector(".qa-board"),o=(f,$,W="linear")=>f.animate($,{duration:t.milliseconds/e,easing:W,fill:"forwards"}),[a,i,c]=t.axis?rt(t):it(t),d=t.axis?"linear":D,u=[o(n,a,D)];for(let f of n.querySelectorAll("polyline"))u.push(o(f,i,d));return t.swapsColours&&this.#n.length%2===0&&u.push(o(n.querySelector(".qa-turning-other"),c)),u}};function ot(s,t){let e=t/2*(1+nt),n=[-e,e].map(o=>`${t/2+o*s[0]} ${t/2+o*s[1]}`);return m`<path class="qa-turning-axis" d="M${n[0]}L${n[1]}" />`}var at=(s,t)=>m`<polyline
fill="none"
marker-mid="url(#qa-queen)"
points="0,0 ${t},${s} 0,0"
style="transform-origin: ${t+.5}px ${s+.5}px" />`;function it({degrees:s}){let t=`rotate(${s/2}deg) scale(${et})`;return[[{transform:"rotate(0deg) scale(1)"},{transform:t},{transform:`rotate(${s}deg) scale(1)`}],[{transform:"rotate(0deg)"},{transform:`rotate(${-s}deg)`}],[{opacity:0,offset:0},{opacity:0,offset:.2},{opacity:1,offset:.7},{opacity:1,offset:1}]]}function rt({axis:s,mirror:t}){let e=n=>`rotate3d(${s.join(", ")}, 0, ${n}deg)`;return[[{transform:`${e(0)} scale(1)`},{transform:`${e(90)} scale(${st})`},{transform:`${e(180)} scale(1)`}],[{transform:"none",easing:"steps(1, end)",offset:0},{transform:t,offset:.5},{transform:t,offset:1}],[{opacity:0,easing:"steps(1, end)",offset:0},{opacity:1,offset:.5},{opacity:1,offset:1}]]}var K=[["","M11 13a2 2 0 0 0 4 0a2 2 0 0 0-4 0"],["M13 8a5 5 0 0 1 5 5","M15.2 12.4h5.6l-2.8 4z"],["M13 8a5 5 0 0 1 0 10","M13.6 15.2v5.6l-4-2.8z"],["M13 8a5 5 0 1 1-5 5","M5.2 13.6h5.6l-2.8-4z"],["M13 1v24",""],["M1 13h24",""],["M2 2l22 22",""],["M24 2l-22 22",""]],ct=s=>h`<svg
class="qa-turning-icon"
viewBox="0 0 26 26"
aria-hidden="true"><path d="M5 5h16v16h-16z" />
${m`<path class="qa-turning-motion" d=${K[s][0]} /><path class="qa-turning-head" d=${K[s][1]} />`}</svg>`;function U(s,t){let e=t.toSorted((n,o)=>n-o);return Map.groupBy(e,n=>e.find(o=>_(x(s,o),x(s,n))))}var lt=[0,3,2,1,4,5,6,7],ht=1.7,ut=350,dt=1200,pt=4,E=class extends C{static properties={boards:{type:Array},all:{type:Boolean},chosen:{state:!0},collected:{state:!0},shown:{state:!0},outcome:{state:!0},isShowing:{state:!0}};links={"data-qa-turn":t=>{this.#r(t)}};fillsScreen=!0;keys="Keys 1 to 8 move the board to an image.";#e=document.createElement("div");#s=new S(this.#e,{hasCoordinates:!0});#n=0;#t=0;setup(){Object.assign(this.#e,{className:"qa-turning-board"}).dataset.qaPart="board",this.#a(this.chosen??this.boards[0]);let t=new ResizeObserver(()=>this.#h());t.observe(this),this.signal.addEventListener("abort",()=>{t.disconnect(),this.#t+=1,this.#s.finish()})}#i(t){if(t.ctrlKey||t.metaKey||t.altKey)return;let e=t.key.length===1?"12345678".indexOf(t.key):-1;e<0||(t.preventDefault(),this.#o(e))}#o(t){return this.announceWhenDone(this.#c(t))}async#r(t){let[e,n]=t.split(" ");return this.chosen.label!==e&&this.#a(this.boards.find(o=>o.label===e)),n==="all"?this.#l():this.#o(k.indexOf(n))}#a(t){this.#t+=1,this.#n=0,this.#s.open(t.columns),Object.assign(this,{chosen:t,collected:this.all?[...r.keys()]:[0],shown:0,outcome:void 0,isShowing:!1})}async#c(t,e=!1){this.#t+=1,this.isShowing=e;let[n,{chosen:o}]=[this.#t,this];this.#s.finish();let a=lt[this.#n];return this.#n=0,a&&await this.#s.move(a,ht),n!==this.#t||(this.#n=t,await this.#s.move(t),this.signal.aborted||o!==this.chosen)||(this.collected=[...new Set([...this.collected,t])],this.shown=t,n!==this.#t)?!1:(this.outcome={symmetry:t,hits:this.#s.markHits()},!0)}async#l(){let{isUserAction:t}=this;this.collected.length===r.length&&this.#a(this.chosen);let e=[...r.keys()].filter(n=>!this.collected.includes(n));for(let n of e){if(this.muteAnnouncements(),!await this.#c(n,!0))return;let o=this.#t;if(await new Promise(a=>this.later(M()?dt:ut,()=>a(null))),o!==this.#t)return;if(!this.isShowing)return this.announceAgain()}Object.assign(this,{isShowing:!1,outcome:{symmetry:void 0}}),t&&this.announceAgain()}#u(){this.isShowing=!1,this.muteAnnouncements()}updated(){this.#h()}#h(){if(this.all)return;let t=[...this.renderRoot.querySelectorAll(".qa-turning-bed")],e=(n,o,a)=>{let[i,c]=[n,o].map(p=>p.getBoundingClientRect()),[d,u]=["left","top"].map(p=>(c[p]-i[p])/P(this)+a*pt);return`translate(${d}px, ${u}px)`};for(let[n,o]of U(this.chosen.columns,this.collected))for(let[a,i]of o.entries()){let c=a?e(t[i],t[n],a):"";t[i].querySelector(".qa-turning-image").style.transform=c}}render(){let t=this.boards.map(({label:a})=>a),e=a=>this.#a(this.boards.find(i=>i.label===a)),n=U(this.chosen.columns,this.collected),o=this.collected.length===r.length;return h`<div class="qa-turning-stage" @keydown=${a=>this.#i(a)}>
${this.all?l:h`<div class="qa-top-bar">
${t.length>1?h`<span role="group" aria-label="Board">${O(t,this.chosen.label,e)}</span>`:l}
<button
type="button"
class="qa-main"
data-qa-part="all"
@click=${()=>this.isShowing?this.#u():this.#l()}>${this.isShowing?"Stop":"Show all eight"}</button>
</div>`}
${this.#e}
${this.#d(n)}
<div
class="qa-turning-slots"
role="group"
aria-label="The eight images">${r.map((a,i)=>this.#p(i,n))}</div>
<p
class="qa-turning-tally ${o?"qa-turning-whole":""}"
data-qa-part="tally">${this.#$(n,o)}</p>
</div>`}#d(t){let e=R()?"Click an image, or press a key from 1 to 8":"Tap an image";if(!this.outcome)return this.message(`${e}: the board moves there.${this.all?"":" Equal images fall together."}`);let{symmetry:n,hits:o}=this.outcome;if(n===void 0)return this.message(`*All eight shown:* ${w(t.size,"different image")}${t.size<r.length?`, each ${r.length/t.size} times`:""}.`);let a=this.chosen.columns.length,i=o===1?"queen stands where a queen":"queens stand where queens",c=o===a?`All ${a} ${i} stood.`:`${o||"No"} ${o?i:"queen stands where a queen"} stood.`,d=A(n,t),u=o===a?"the board is unchanged":d<n?`it is the same as when ${q[d]}`:"it is another board",p=`${F(q[n])}, ${u}.`;return this.message(`${c} ${p}`,{view:h`<b data-qa-part="outcome">${c}</b> <span data-qa-part="reason">${p}</span>`})}#p(t,e){let n=this.collected.includes(t),o=n?A(t,e):t,a=e.get(t)?.length??0,i=t===(this.all?this.shown:A(this.shown,e)),c=h`<span class="qa-turning-same">${o<t?`same as ${r[o]}`:l}</span>`,d=()=>h`<span class="qa-turning-image" style="z-index: ${r.length-t}">
${I(x(this.chosen.columns,t),r[t],{marker:"qa-disc"})}</span>`,u=[n&&"qa-turning-full",i&&"qa-turning-here",this.all&&o<t&&"qa-turning-repeat"];return h`<button
type="button"
class=${u.filter(Boolean).join(" ")}
data-qa-symmetry=${k[t]}
aria-label=${this.#f(t,o,a)}
aria-current=${i?"true":l}
@click=${()=>this.#o(t)}><span class="qa-turning-bed" aria-hidden="true">${ct(t)}${this.all?l:c}
<b class="qa-turning-count">${a>1&&!this.all?`× ${a}`:l}</b>${n?d():l}</span><span class="qa-turning-name">${r[t]}${this.all?c:l}</span></button>`}#f(t,e,n){let[o,a]=[r[t].replace(/^[^\w]+/,""),q[t]],i=e<t?`, the same as ${e?`when ${q[e]}`:"the board as it is"}`:n>1?`, ${n} equal images`:"";return`${t+1}: ${a.includes(o)?a:`${o}, ${a}`}${i}`}#$(t,e){let n=w(t.size,"different image"),o=w(t.get(0).length,"symmetry that leaves","symmetries that leave");return e?`${n} × ${o} the board unchanged = ${r.length}`:`${this.collected.length} of ${r.length} tried: ${n} so far`}},A=(s,t)=>[...t].find(([,e])=>e.includes(s))[0];L("queens-turning",E);})();
})();
