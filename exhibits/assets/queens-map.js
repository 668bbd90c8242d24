(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:L,Figure:P,Part:At,QueensElement:Tt,button:Et,checkbox:Ot,choiceIn:Lt,choices:Pt,define:B,dropdown:I,fill:Bt,formatted:z,html:l,keyed:y,live:R,moveTabStop:rt,nothing:h,numberIn:C,pressInGrid:at,scaleOf:It,showControls:zt,squareUnder:K,svg:u,use:b}=queensBase;var ct=s=>`?label=${s}`;function lt(s,{qaPages:t,qaPaged:e}){let[n]=s.split(".");return e.split(" ").includes(n)?t.replace("0/0.0.0",`${n}/${s}`):void 0}var pt=(s,{qaFinder:t})=>t&&`${t}${ct(s)}`,N=(s,t)=>lt(s,t)??pt(s,t);function S(s,t){let e=2*Math.max(.01,Math.round(s*.4)/100),n=s<=12?.8:1,o=t?n:e;return[-o,-e,s+o+e,s+o+e].map(i=>Number(i.toFixed(2)))}var D=[{key:"identity",name:"identity",phrase:"as it is"},{key:"rotate_90",name:"↻ 90°",phrase:"turned by 90° clockwise"},{key:"rotate_180",name:"↻ 180°",phrase:"turned by 180°"},{key:"rotate_270",name:"↻ 270°",phrase:"turned by 270° clockwise"},{key:"left_right",name:"⇄ left-right",phrase:"mirrored left to right"},{key:"top_bottom",name:"⇅ top-bottom",phrase:"mirrored top to bottom"},{key:"main_diagonal",name:"⤢ main diagonal",phrase:"mirrored in the main diagonal"},{key:"anti_diagonal",name:"⤡ anti-diagonal",phrase:"mirrored in the anti-diagonal"}];var M=[(s,t)=>[s,t],(s,t,e)=>[t,e-s],(s,t,e)=>[e-s,e-t],(s,t,e)=>[e-t,s],(s,t,e)=>[s,e-t],(s,t,e)=>[e-s,t],(s,t)=>[t,s],(s,t,e)=>[e-t,e-s]];var v=D.map(({phrase:s})=>s),H=s=>(s<26?"":"a")+String.fromCharCode(97+s%26),ht=(s,t,e)=>`${H(t)}${e-s}`;var ut=s=>s.flatMap((t,e)=>t===null?[]:ht(e,t,s.length));function A(s){let t=ut(s);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}var f=s=>s.join(s.length<=10?"":" ");var j=([s,t],e,n)=>M[e](s,t,n-1);function mt(s,t){let e=Array(s.length).fill(null);return s.forEach((n,o)=>{if(n===null)return;let[i,r]=M[t](o,n,s.length-1);e[i]=r}),e}var $t=s=>M.map((t,e)=>mt(s,e));var ft=(s,t)=>s.every((e,n)=>e===t[n]),F=(s,t)=>s.filter((e,n)=>e!==t[n]).length;function U(s){let t=[];return $t(s).forEach((e,n)=>{t.some(i=>ft(i.columns,e))||t.push({columns:e,symmetry:n})}),t}var g=(s,t)=>u`<path class=${s} d=${t.join("")}></path>`;function _(s,t){let e=t.map(([n,o])=>`${o},${n}`);return u`<polyline
class=${s}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var V=([s,t])=>`M${t} ${s}h1v1h-1z`;var W=(s,t,{layers:e=h,hasCoordinates:n=!1}={})=>{let o=s.length,i=s.map((r,a)=>u`<g
class="qa-glide-queen"
style="--column: ${r}px; --row: ${a}">${_("",[[a,0]])}</g>`);return l`<svg
class="qa-board"
role="img"
viewBox=${S(o,n).join(" ")}><title>${t}</title><desc>${A(s)}</desc>
${b(`squares-${o}`)}${n?b(`coordinates-${o}`):h}${e}${i}</svg>`};var G={ArrowUp:[0,-1],ArrowDown:[0,1],ArrowLeft:[-1,0],ArrowRight:[1,0]};function Y(s,t,[e,n]){return s.flatMap(i=>{let r=i.x-t.x,a=i.y-t.y,p=r*e+a*n;return p>.01?[{point:i,diameter:(r*r+a*a)/p}]:[]}).toSorted((i,r)=>i.diameter-r.diameter)[0]?.point}function Q(s,t,e){let n=!1,o,i=()=>{let a=n&&!document.hidden;a!==o&&t(a),o=a},r=new IntersectionObserver(a=>{n=a.at(-1).isIntersecting,i()});r.observe(s),document.addEventListener("visibilitychange",i,{signal:e}),e.addEventListener("abort",()=>r.disconnect())}var gt="M6 5v14h2V5zm13 0-9 7 9 7z",xt="M16 5l-9 7 9 7z",yt=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],bt="M8 5l9 7-9 7z",vt="M18 5v14h-2V5zM5 5l9 7-9 7z",q=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#o;#s=!0;#n;#i;#r=0;constructor(t,{pace:e,changed:n=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:e,changed:n,stays:o}}set(t,e=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#o),this.#n=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[n,o]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!e(this.position)?this.playAfter(n,t,e):this.#t.announceAgain())}playAfter(t,e,n){this.isPlaying=!0;let o=()=>this.play(e,n);this.#o=this.#t.later(t,()=>{this.#s?o():this.#n=o}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#i)return;this.#i=t,this.#s=!0;let e=n=>{this.#s=n,n&&this.#n?.()};Q(this.#t,e,t)}#a(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},i=n in e?()=>this.goTo(e[n]):o[n],r=t.altKey||t.ctrlKey||t.metaKey,a=t.target,p=t.key===" "?"button, a, input:not([type=range])":"[type=range]",d=a.closest("select, textarea, [role=region]")||!(n in e)&&a.closest(p);!i||r||t.defaultPrevented||d||(t.preventDefault(),i())}view(t,e){return l`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:n,max:o}=this,i=n===0,r=n===o;return l`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${e?w("first","Back to the start",[gt],()=>this.goTo(0),i):h}
${w("back","Back",[xt],()=>this.goTo(n-1),i)}
${this.playButton()}
${w("forward","Forward",[bt],()=>this.forward(),r)}
${e?w("last","To the end",[vt],()=>this.goTo(o),r):h}
</div>`}playButton(){return l`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${X(yt)}</button>`}slider(t,e,n=0){let{position:o,max:i}=this;return l`<input
type="range"
min=${n}
max=${i+n}
.value=${R(`${o+n}`)}
aria-label=${t}
aria-valuetext=${e}
autocomplete="off"
data-qa-part="slider"
@input=${({target:r})=>this.goTo(Number(r.value)-n)}
@pointerdown=${()=>this.#r=this.position}
@pointercancel=${()=>this.goTo(this.#r)}><span data-qa-part="progress">${e}</span>`}},X=s=>l`<svg viewBox="0 0 24 24" aria-hidden="true">${s.map(t=>u`<path d=${t} />`)}</svg>`,w=(s,t,e,n,o)=>l`<button
type="button"
data-qa-part=${s}
title=${t}
aria-disabled=${o}
@click=${n}>${X(e)}</button>`;var wt=s=>String(s).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),T=(s,t,e=`${t}s`)=>`${wt(s)} ${s===1?t:e}`;function J(s){let t={};return s.flatMap(([e,n,o])=>{let i=U([...e].map(Number)),r=i.length;t[r]=(t[r]??0)+1;let a=`${e.length}.${r}.${t[r]}`;return i.map(({columns:p,symmetry:d},c)=>{let[$,k]=r===8?j([o,n],d,1):qt(n,o,c/r);return{columns:p,label:a,symmetry:d,x:k,y:$}})})}function qt(s,t,e){let n=Math.cos(2*Math.PI*e),o=Math.sin(2*Math.PI*e);return[s*o+t*n,s*n-t*o]}var m=(s,t)=>F(s.columns,t.columns),Z=(s,t)=>s.flatMap((e,n)=>s.slice(n+1).filter(i=>m(e,i)===t).map(i=>[e,i])),kt=(s,t)=>t.reduce((e,n)=>m(s,n)<m(s,e)?n:e);function tt(s,t){let e=[t],n=new Set(s);for(n.delete(t);n.size;){let o=kt(e.at(-1),[...n]);e.push(o),n.delete(o)}return e}function et(s,t,e){let n=o=>Math.hypot(o.x-t,o.y-e);return s.reduce((o,i)=>n(i)<n(o)?i:o)}var st=(s,t)=>s.find(({label:e,columns:n})=>e===t||f(n)===t),nt=({columns:s},t)=>t?s.flatMap((e,n)=>e===t.columns[n]?[]:[[n,e]]):[];var x=200,St=1500,Mt=s=>Math.min(2.6,22/Math.sqrt(s)),E=([s,t])=>`M${s.x} ${s.y}L${t.x} ${t.y}`,O=class extends P{static properties={n:{type:Number},maps:{type:Object},walk:{state:!0}};keys="On the map, arrow keys go to the next point, Home and End to the first and the last.";player=new q(this,{pace:()=>[St,1],changed:()=>this.#n()});#t=new Map;setup(){this.address=new L(this,t=>this.#e(t)),this.walk||this.#o(this.n),this.#e(this.address.query),this.address.show(["n","board"])}#e(t){let e=C(t,"n",1,99);e&&this.maps[e]&&this.#o(e);let n=st(this.map.points,t.get("board")??"");n&&this.#s(n)}get map(){if(!this.#t.has(this.n)){let t=J(this.maps[this.n]);this.#t.set(this.n,{points:t,lines:[2,3].map(e=>[e,Z(t,e)])})}return this.#t.get(this.n)}#o(t){this.n=t,this.#s(this.map.points[0])}#s(t){this.walk=tt(this.map.points,t),this.player.set(0,this.walk.length-1)}get here(){return this.walk[this.player.position]}#n(){let{n:t,here:e}=this;this.address.write({n:t,board:e.symmetry?f(e.columns):e.label})}async#i(t){this.#s(t),this.#n(),this.announceAgain(),await this.updateComplete,this.querySelector("[role=option][aria-selected=true]").focus({preventScroll:!0})}#r({currentTarget:t,clientX:e,clientY:n}){let{left:o,top:i,width:r}=t.getBoundingClientRect(),a=d=>(d/r-.5)*x,p=et(this.map.points,a(e-o),a(n-i));this.#i(p)}#c(t){if(t.ctrlKey||t.metaKey||t.altKey)return;let{points:e}=this.map,n={Home:e[0],End:e.at(-1)}[t.key],o=G[t.key];if(!n&&!o)return;t.preventDefault();let i=n??Y(e,this.here,o);i&&this.#i(i)}#a(t){let{walk:e,here:n,player:o}=this;if(!o.position){let p=e.length>1?m(n,e[1]):0,d=`Its nearest solution is ${T(p,"queen")} away.`;return this.message(d,{more:" Choose a point, or walk."})}let i=T(m(e[o.position-1],n),"queen"),r=`${o.position+1} of ${e.length} solutions seen.`,a=`*${i} moved.* ${r}`;return this.message(`${t}: ${a}`,{view:l`<span class="qa-unseen">${t}: </span>${z(a)}`})}render(){let{n:t,here:e,walk:n,player:o}=this,i=N(e.label,this.dataset),r=e.symmetry?`, ${v[e.symmetry]}`:"",a=Object.keys(this.maps).map(Number),p=it=>{this.#o(it),this.#n()},d=n[o.position-1],c=`Solution ${e.label}`,$=g("qa-map-moved",nt(e,d).map(V)),k=W(e.columns,c,{layers:$,hasCoordinates:!0}),ot=i?l`<a href=${i}>${c}</a>`:l`Solution <b>${e.label}</b>`;return l`<div class="qa-map-stage">
<div class="qa-map-bar">
${I("N",a,t,p)}
${o.buttons("Walk")}<span>Walk</span>
</div>
${y(t,this.#l())}
<div class="qa-map-side">
<div class="qa-map-board">${y(t,k)}</div>
<p data-qa-part="name">${ot}${r}</p>
${this.#a(`${e.label}${r}`)}
</div>
</div>`}#l(){let{here:t,walk:e,player:n}=this,{points:o,lines:i}=this.map,r=new Set(e.slice(0,n.position+1)),a=[...r].slice(1).map((c,$)=>[e[$],c]),p=this.#p().map(c=>E([t,c])),d=c=>u`<circle
cx=${c.x}
cy=${c.y}
r=${Mt(o.length)}
role="option"
class=${r.has(c)?"qa-map-seen":h}
aria-selected=${c===t}
tabindex=${c===t?0:-1}
aria-label="${c.label}, ${v[c.symmetry]}"></circle>`;return l`<svg
class="qa-map-points"
viewBox="${-x/2} ${-x/2} ${x} ${x}"
@click=${c=>this.#r(c)}
@keydown=${c=>this.#c(c)}>
${i.map(([c,$])=>g(`qa-map-${c}`,$.map(E)))}
${g("qa-map-way",a.map(E))}
${g("qa-map-near",p)}
<g
role="listbox"
class="qa-map-dots"
aria-label="All ${o.length} solutions of N = ${this.n}">${o.map(d)}</g>
</svg>`}#p(){let{here:t}=this,e=this.map.points.filter(o=>o!==t),n=Math.min(...e.map(o=>m(t,o)));return e.filter(o=>m(t,o)===n)}};B("queens-map",O);})();
})();
