(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:B,Figure:I,Part:Pt,QueensElement:Bt,button:It,checkbox:zt,choiceIn:Nt,choices:Rt,define:z,dropdown:N,fill:Ct,formatted:R,html:l,keyed:w,live:C,moveTabStop:ct,nothing:h,numberIn:H,pressInGrid:lt,scaleOf:Ht,showControls:Kt,squareUnder:K,svg:u,use:q}=queensBase;var pt=s=>`?label=${s}`;function dt(s,{qaPages:t,qaPaged:e}){let[n]=s.split(".");return e.split(" ").includes(n)?t.replace("0/0.0.0",`${n}/${s}`):void 0}var ht=(s,{qaFinder:t})=>t&&`${t}${pt(s)}`,D=(s,t)=>dt(s,t)??ht(s,t);function A(s,t){let e=2*Math.max(.01,Math.round(s*.4)/100),n=s<=12?.8:1,o=t?n:e;return[-o,-e,s+o+e,s+o+e].map(i=>Number(i.toFixed(2)))}var j=[{key:"identity",name:"identity",phrase:"as it is"},{key:"rotate_90",name:"↻ 90°",phrase:"turned by 90° clockwise"},{key:"rotate_180",name:"↻ 180°",phrase:"turned by 180°"},{key:"rotate_270",name:"↻ 270°",phrase:"turned by 270° clockwise"},{key:"left_right",name:"⇄ left-right",phrase:"mirrored left to right"},{key:"top_bottom",name:"⇅ top-bottom",phrase:"mirrored top to bottom"},{key:"main_diagonal",name:"⤢ main diagonal",phrase:"mirrored in the main diagonal"},{key:"anti_diagonal",name:"⤡ anti-diagonal",phrase:"mirrored in the anti-diagonal"}];var T=[(s,t)=>[s,t],(s,t,e)=>[t,e-s],(s,t,e)=>[e-s,e-t],(s,t,e)=>[e-t,s],(s,t,e)=>[s,e-t],(s,t,e)=>[e-s,t],(s,t)=>[t,s],(s,t,e)=>[e-t,e-s]];var k=j.map(({phrase:s})=>s),U=s=>(s<26?"":"a")+String.fromCharCode(97+s%26),mt=(s,t,e)=>`${U(t)}${e-s}`;var $t=s=>s.flatMap((t,e)=>t===null?[]:mt(e,t,s.length));function E(s){let t=$t(s);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}var b=s=>s.join(s.length<=10?"":" ");var F=([s,t],e,n)=>T[e](s,t,n-1);function ft(s,t){let e=Array(s.length).fill(null);return s.forEach((n,o)=>{if(n===null)return;let[i,r]=T[t](o,n,s.length-1);e[i]=r}),e}var gt=s=>T.map((t,e)=>ft(s,e));var xt=(s,t)=>s.every((e,n)=>e===t[n]),_=(s,t)=>s.filter((e,n)=>e!==t[n]).length;function V(s){let t=[];return gt(s).forEach((e,n)=>{t.some(i=>xt(i.columns,e))||t.push({columns:e,symmetry:n})}),t}var g=(s,t)=>u`<path class=${s} d=${t.join("")}></path>`;function G(s,t){let e=t.map(([n,o])=>`${o},${n}`);return u`<polyline
class=${s}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var W=([s,t])=>`M${t} ${s}h1v1h-1z`;var Y=(s,t,{layers:e=h,hasCoordinates:n=!1}={})=>{let o=s.length,i=s.map((r,a)=>u`<g
class="qa-glide-queen"
style="--column: ${r}px; --row: ${a}">${G("",[[a,0]])}</g>`);return l`<svg
class="qa-board"
role="img"
viewBox=${A(o,n).join(" ")}><title>${t}</title><desc>${E(s)}</desc>
${q(`squares-${o}`)}${n?q(`coordinates-${o}`):h}${e}${i}</svg>`};var Q={ArrowUp:[0,-1],ArrowDown:[0,1],ArrowLeft:[-1,0],ArrowRight:[1,0]};function X(s,t,[e,n]){return s.flatMap(i=>{let r=i.x-t.x,a=i.y-t.y,p=r*e+a*n;return p>.01?[{point:i,diameter:(r*r+a*a)/p}]:[]}).toSorted((i,r)=>i.diameter-r.diameter)[0]?.point}function J(s,t,e){let n=!1,o,i=()=>{let a=n&&!document.hidden;a!==o&&t(a),o=a},r=new IntersectionObserver(a=>{n=a.at(-1).isIntersecting,i()});r.observe(s),document.addEventListener("visibilitychange",i,{signal:e}),e.addEventListener("abort",()=>r.disconnect())}var yt="M6 5v14h2V5zm13 0-9 7 9 7z",bt="M16 5l-9 7 9 7z",vt=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],wt="M8 5l9 7-9 7z",qt="M18 5v14h-2V5zM5 5l9 7-9 7z",M=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#o;#s=!0;#n;#i;#r=0;constructor(t,{pace:e,changed:n=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:e,changed:n,stays:o}}set(t,e=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#o),this.#n=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[n,o]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!e(this.position)?this.playAfter(n,t,e):this.#t.announceAgain())}playAfter(t,e,n){this.isPlaying=!0;let o=()=>this.play(e,n);this.#o=this.#t.later(t,()=>{this.#s?o():this.#n=o}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#i)return;this.#i=t,this.#s=!0;let e=n=>{this.#s=n,n&&this.#n?.()};J(this.#t,e,t)}#a(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},i=n in e?()=>this.goTo(e[n]):o[n],r=t.altKey||t.ctrlKey||t.metaKey,a=t.target,p=t.key===" "?"button, a, input:not([type=range])":"[type=range]",d=a.closest("select, textarea, [role=region]")||!(n in e)&&a.closest(p);!i||r||t.defaultPrevented||d||(t.preventDefault(),i())}view(t,e){return l`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:n,max:o}=this,i=n===0,r=n===o;return l`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${e?S("first","Back to the start",[yt],()=>this.goTo(0),i):h}
${S("back","Back",[bt],()=>this.goTo(n-1),i)}
${this.playButton()}
${S("forward","Forward",[wt],()=>this.forward(),r)}
${e?S("last","To the end",[qt],()=>this.goTo(o),r):h}
</div>`}playButton(){return l`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${Z(vt)}</button>`}slider(t,e,n=0){let{position:o,max:i}=this;return l`<input
type="range"
min=${n}
max=${i+n}
.value=${C(`${o+n}`)}
aria-label=${t}
aria-valuetext=${e}
autocomplete="off"
data-qa-part="slider"
@input=${({target:r})=>this.goTo(Number(r.value)-n)}
@pointerdown=${()=>this.#r=this.position}
@pointercancel=${()=>this.goTo(this.#r)}><span data-qa-part="progress">${e}</span>`}},Z=s=>l`<svg viewBox="0 0 24 24" aria-hidden="true">${s.map(t=>u`<path d=${t} />`)}</svg>`,S=(s,t,e,n,o)=>l`<button
type="button"
data-qa-part=${s}
title=${t}
aria-disabled=${o}
@click=${n}>${Z(e)}</button>`;var kt=s=>String(s).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),O=(s,t,e=`${t}s`)=>`${kt(s)} ${s===1?t:e}`;function et(s){let t={};return s.flatMap(([e,n,o])=>{let i=V([...e].map(Number)),r=i.length;t[r]=(t[r]??0)+1;let a=`${e.length}.${r}.${t[r]}`;return i.map(({columns:p,symmetry:d},f)=>{let[x,y]=r===8?F([o,n],d,1):Mt(n,o,f/r);return{columns:p,label:a,symmetry:d,x:y,y:x}})})}var St=30,tt=[.52,.66];function st(s){return s.filter(({label:e},n)=>e!==s[n-1]?.label).map((e,n)=>{let[,o,i]=e.label.split(".").map(Number),a=`oklch(${tt[n%tt.length]} 0.13 ${n*St%360})`;return{label:e.label,size:o,rank:i,first:e,colour:a}})}function Mt(s,t,e){let n=Math.cos(2*Math.PI*e),o=Math.sin(2*Math.PI*e);return[s*o+t*n,s*n-t*o]}var m=(s,t)=>_(s.columns,t.columns),nt=(s,t)=>s.flatMap((e,n)=>s.slice(n+1).filter(i=>m(e,i)===t).map(i=>[e,i])),At=(s,t)=>t.reduce((e,n)=>m(s,n)<m(s,e)?n:e);function ot(s,t){let e=[t],n=new Set(s);for(n.delete(t);n.size;){let o=At(e.at(-1),[...n]);e.push(o),n.delete(o)}return e}function it(s,t,e){let n=o=>Math.hypot(o.x-t,o.y-e);return s.reduce((o,i)=>n(i)<n(o)?i:o)}var rt=(s,t)=>s.find(({label:e,columns:n})=>e===t||b(n)===t),at=({columns:s},t)=>t?s.flatMap((e,n)=>e===t.columns[n]?[]:[[n,e]]):[];var v=200,Tt=1500,Et=s=>Math.min(2.6,22/Math.sqrt(s)),Ot=[["qa-map-2","2 queens move"],["qa-map-3","3 move"],["qa-map-near","the nearest"]],Lt=1.35,L=([s,t])=>`M${s.x} ${s.y}L${t.x} ${t.y}`,P=class extends I{static properties={n:{type:Number},maps:{type:Object},walk:{state:!0}};keys="On the map, arrow keys go to the next point, Home and End to the first and the last.";player=new M(this,{pace:()=>[Tt,1],changed:()=>this.#n()});#t=new Map;setup(){this.address=new B(this,t=>this.#e(t)),this.walk||this.#o(this.n),this.#e(this.address.query),this.address.show(["n","board"])}#e(t){let e=H(t,"n",1,99);e&&this.maps[e]&&this.#o(e);let n=rt(this.map.points,t.get("board")??"");n&&this.#s(n)}get map(){if(!this.#t.has(this.n)){let t=et(this.maps[this.n]);this.#t.set(this.n,{points:t,orbits:st(t),lines:[2,3].map(e=>[e,nt(t,e)])})}return this.#t.get(this.n)}#o(t){this.n=t,this.#s(this.map.points[0])}#s(t){this.walk=ot(this.map.points,t),this.player.set(0,this.walk.length-1)}get here(){return this.walk[this.player.position]}#n(){let{n:t,here:e}=this;this.address.write({n:t,board:e.symmetry?b(e.columns):e.label})}async#i(t){this.#s(t),this.#n(),this.announceAgain(),await this.updateComplete,this.querySelector("[role=option][aria-selected=true]").focus({preventScroll:!0})}#r({first:t}){this.#s(t),this.#n(),this.announceAgain()}#c({currentTarget:t,clientX:e,clientY:n}){let{left:o,top:i,width:r}=t.getBoundingClientRect(),a=d=>(d/r-.5)*v,p=it(this.map.points,a(e-o),a(n-i));this.#i(p)}#a(t){if(t.ctrlKey||t.metaKey||t.altKey)return;let{points:e}=this.map,n={Home:e[0],End:e.at(-1)}[t.key],o=Q[t.key];if(!n&&!o)return;t.preventDefault();let i=n??X(e,this.here,o);i&&this.#i(i)}#l(t){let{walk:e,here:n,player:o}=this;if(!o.position){let p=e.length>1?m(n,e[1]):0,d=`Its nearest solution is ${O(p,"queen")} away.`;return this.message(d,{more:" Choose a point, or walk."})}let i=O(m(e[o.position-1],n),"queen"),r=`${o.position+1} of ${e.length} solutions seen.`,a=`*${i} moved.* ${r}`;return this.message(`${t}: ${a}`,{view:l`<span class="qa-unseen">${t}: </span>${R(a)}`})}render(){let{n:t,here:e,walk:n,player:o}=this,i=D(e.label,this.dataset),r=e.symmetry?`, ${k[e.symmetry]}`:"",a=Object.keys(this.maps).map(Number),p=$=>{this.#o($),this.#n()},d=n[o.position-1],f=`Solution ${e.label}`,x=g("qa-map-moved",at(e,d).map(W)),y=Y(e.columns,f,{layers:x,hasCoordinates:!0}),c=i?l`<a href=${i}>${f}</a>`:l`Solution <b>${e.label}</b>`;return l`<div class="qa-map-stage">
<div class="qa-map-bar">
${N("N",a,t,p)}
${o.buttons("Walk")}<span>Walk</span>
</div>
${w(t,this.#d())}
<div class="qa-map-side">
<div class="qa-map-board">${w(t,y)}</div>
<p data-qa-part="name">${c}${r}</p>
${this.#l(`${e.label}${r}`)}
</div>
${this.#p()}
</div>`}#p(){let{orbits:t}=this.map,e=([r,a])=>l`<li><svg
viewBox="0 0 24 8"
aria-hidden="true">${g(r,["M0 4h24"])}</svg>${a}</li>`,n=r=>l`<button
type="button"
aria-label="Orbit ${r.label}"
aria-pressed=${r.label===this.here.label}
@click=${()=>this.#r(r)}><svg
viewBox="0 0 10 10"
aria-hidden="true"><circle cx="5" cy="5" r="5" fill=${r.colour}></circle></svg>${r.rank}</button>`,o=[...new Set(t.map(({size:r})=>r))],i=r=>l`<div class="qa-map-orbits" role="group" aria-label="Orbits of ${r}">
<span>Orbits of ${r}</span> ${t.filter(a=>a.size===r).map(n)}
</div>`;return l`<div class="qa-map-key">
<p>Each point is a solution; an orbit has one colour.</p>
<ul>${Ot.map(e)}</ul>
<div class="qa-map-groups">${o.map(i)}</div>
</div>`}#d(){let{here:t,walk:e,player:n}=this,{points:o,lines:i,orbits:r}=this.map,a=new Map(r.map(({label:c,colour:$})=>[c,$])),p=Et(o.length),d=new Set(e.slice(0,n.position+1)),f=[...d].slice(1).map((c,$)=>[e[$],c]),x=this.#h().map(c=>L([t,c])),y=c=>u`<circle
cx=${c.x}
cy=${c.y}
r=${c.label===t.label?Lt*p:p}
fill=${a.get(c.label)}
role="option"
class=${d.has(c)&&c!==t?"qa-map-seen":h}
aria-selected=${c===t}
tabindex=${c===t?0:-1}
aria-label="${c.label}, ${k[c.symmetry]}"></circle>`;return l`<svg
class="qa-map-points"
viewBox="${-v/2} ${-v/2} ${v} ${v}"
@click=${c=>this.#c(c)}
@keydown=${c=>this.#a(c)}>
${i.map(([c,$])=>g(`qa-map-${c}`,$.map(L)))}
${g("qa-map-way",f.map(L))}
${g("qa-map-near",x)}
<g
role="listbox"
class="qa-map-dots"
aria-label="All ${o.length} solutions of N = ${this.n}">${o.map(y)}</g>
</svg>`}#h(){let{here:t}=this,e=this.map.points.filter(o=>o!==t),n=Math.min(...e.map(o=>m(t,o)));return e.filter(o=>m(t,o)===n)}};z("queens-map",P);})();
})();
