(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var d=s=>queensBase[s],L=d("Address"),z=d("Figure");var N=d("define"),R=d("dropdown");var K=d("formatted"),l=d("html"),q=d("keyed"),C=d("live");var $=d("nothing"),H=d("numberIn");var u=d("svg"),M=d("use");var ct=s=>`?label=${s}`;function lt(s,{qaPages:t,qaPaged:e}){let[n]=s.split(".");return e.split(" ").includes(n)?t.replace("0/0.0.0",`${n}/${s}`):void 0}var pt=(s,{qaFinder:t})=>t&&`${t}${ct(s)}`,j=(s,t)=>lt(s,t)??pt(s,t);function T(s,t){let e=2*Math.max(.01,Math.round(s*.4)/100),n=s<=12?.8:1,o=t?n:e;return[-o,-e,s+o+e,s+o+e].map(i=>Number(i.toFixed(2)))}var U=[{key:"identity",name:"identity",phrase:"as it is"},{key:"rotate_90",name:"↻ 90°",phrase:"turned by 90° clockwise"},{key:"rotate_180",name:"↻ 180°",phrase:"turned by 180°"},{key:"rotate_270",name:"↻ 270°",phrase:"turned by 270° clockwise"},{key:"left_right",name:"⇄ left-right",phrase:"mirrored left to right"},{key:"top_bottom",name:"⇅ top-bottom",phrase:"mirrored top to bottom"},{key:"main_diagonal",name:"⤢ main diagonal",phrase:"mirrored in the main diagonal"},{key:"anti_diagonal",name:"⤡ anti-diagonal",phrase:"mirrored in the anti-diagonal"}];var O=[(s,t)=>[s,t],(s,t,e)=>[t,e-s],(s,t,e)=>[e-s,e-t],(s,t,e)=>[e-t,s],(s,t,e)=>[s,e-t],(s,t,e)=>[e-s,t],(s,t)=>[t,s],(s,t,e)=>[e-t,e-s]];var k=U.map(({phrase:s})=>s),_=s=>(s<26?"":"a")+String.fromCharCode(97+s%26),dt=(s,t,e)=>`${_(t)}${e-s}`;var ut=s=>s.flatMap((t,e)=>t===null?[]:dt(e,t,s.length));function E(s){let t=ut(s);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}var v=s=>s.join(s.length<=10?"":" ");var D=([s,t],e,n)=>O[e](s,t,n-1);function mt(s,t){let e=Array(s.length).fill(null);return s.forEach((n,o)=>{if(n===null)return;let[i,a]=O[t](o,n,s.length-1);e[i]=a}),e}var $t=s=>O.map((t,e)=>mt(s,e));var ft=(s,t)=>s.every((e,n)=>e===t[n]),F=(s,t)=>s.filter((e,n)=>e!==t[n]).length;function G(s){let t=[];return $t(s).forEach((e,n)=>{t.some(i=>ft(i.columns,e))||t.push({columns:e,symmetry:n})}),t}var x=(s,t)=>u`<path class=${s} d=${t.join("")}></path>`;function V(s,t){let e=t.map(([n,o])=>`${o},${n}`);return u`<polyline
class=${s}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var W=([s,t])=>`M${t} ${s}h1v1h-1z`;var Q=(s,t,e=$)=>{let n=s.length,o=s.map((i,a)=>u`<g
class="qa-glide-queen"
style="--column: ${i}px; --row: ${a}">${V("",[[a,0]])}</g>`);return l`<svg
class="qa-board"
role="img"
viewBox=${T(n,!1).join(" ")}><title>${t}</title><desc>${E(s)}</desc>
${M(`squares-${n}`)}${e}${o}</svg>`};var Y={ArrowUp:[0,-1],ArrowDown:[0,1],ArrowLeft:[-1,0],ArrowRight:[1,0]};function X(s,t,[e,n]){return s.flatMap(i=>{let a=i.x-t.x,r=i.y-t.y,p=a*e+r*n;return p>.01?[{point:i,diameter:(a*a+r*r)/p}]:[]}).toSorted((i,a)=>i.diameter-a.diameter)[0]?.point}function J(s,t,e){let n=!1,o,i=()=>{let r=n&&!document.hidden;r!==o&&t(r),o=r},a=new IntersectionObserver(r=>{n=r.at(-1).isIntersecting,i()});a.observe(s),document.addEventListener("visibilitychange",i,{signal:e}),e.addEventListener("abort",()=>a.disconnect())}var gt="M6 5v14h2V5zm13 0-9 7 9 7z",xt="M16 5l-9 7 9 7z",yt=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],bt="M8 5l9 7-9 7z",vt="M18 5v14h-2V5zM5 5l9 7-9 7z",A=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#i;#n=!0;#s;#a;#o=0;constructor(t,{pace:e,changed:n=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:e,changed:n,stays:o}}set(t,e=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#i),this.#s=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[n,o]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#c():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!e(this.position)?this.playAfter(n,t,e):this.#t.announceAgain())}playAfter(t,e,n){this.isPlaying=!0;let o=()=>this.play(e,n);this.#i=this.#t.later(t,()=>{this.#n?o():this.#s=o}),this.#r()}#r(){let{signal:t}=this.#t;if(t===this.#a)return;this.#a=t,this.#n=!0;let e=n=>{this.#n=n,n&&this.#s?.()};J(this.#t,e,t)}#c(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#c():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},i=n in e?()=>this.goTo(e[n]):o[n],a=t.altKey||t.ctrlKey||t.metaKey,r=t.target,p=t.key===" "?"button, a, input:not([type=range])":"[type=range]",h=r.closest("select, textarea, [role=region]")||!(n in e)&&r.closest(p);!i||a||t.defaultPrevented||h||(t.preventDefault(),i())}view(t,e){return l`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:n,max:o}=this,i=n===0,a=n===o;return l`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${e?S("first","Back to the start",[gt],()=>this.goTo(0),i):$}
${S("back","Back",[xt],()=>this.goTo(n-1),i)}
${this.playButton()}
${S("forward","Forward",[bt],()=>this.forward(),a)}
${e?S("last","To the end",[vt],()=>this.goTo(o),a):$}
</div>`}playButton(){return l`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${Z(yt)}</button>`}slider(t,e,n=0){let{position:o,max:i}=this;return l`<input
type="range"
min=${n}
max=${i+n}
.value=${C(`${o+n}`)}
aria-label=${t}
aria-valuetext=${e}
autocomplete="off"
data-qa-part="slider"
@input=${({target:a})=>this.goTo(Number(a.value)-n)}
@pointerdown=${()=>this.#o=this.position}
@pointercancel=${()=>this.goTo(this.#o)}><span data-qa-part="progress">${e}</span>`}},Z=s=>l`<svg viewBox="0 0 24 24" aria-hidden="true">${s.map(t=>u`<path d=${t} />`)}</svg>`,S=(s,t,e,n,o)=>l`<button
type="button"
data-qa-part=${s}
title=${t}
aria-disabled=${o}
@click=${n}>${Z(e)}</button>`;var wt=s=>String(s).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),I=(s,t,e=`${t}s`)=>`${wt(s)} ${s===1?t:e}`;function et(s){let t={};return s.flatMap(([e,n,o])=>{let i=G([...e].map(Number)),a=i.length;t[a]=(t[a]??0)+1;let r=`${e.length}.${a}.${t[a]}`;return i.map(({columns:p,symmetry:h},m)=>{let[y,b]=a===8?D([o,n],h,1):kt(n,o,m/a);return{columns:p,label:r,symmetry:h,x:b,y}})})}var qt=30,tt=[.52,.66];function st(s){return s.filter(({label:e},n)=>e!==s[n-1]?.label).map((e,n)=>{let[,o,i]=e.label.split(".").map(Number),r=`oklch(${tt[n%tt.length]} 0.13 ${n*qt%360})`;return{label:e.label,size:o,rank:i,first:e,colour:r}})}function kt(s,t,e){let n=Math.cos(2*Math.PI*e),o=Math.sin(2*Math.PI*e);return[s*o+t*n,s*n-t*o]}var g=(s,t)=>F(s.columns,t.columns),nt=(s,t)=>s.flatMap((e,n)=>s.slice(n+1).filter(i=>g(e,i)===t).map(i=>[e,i])),St=(s,t)=>t.reduce((e,n)=>g(s,n)<g(s,e)?n:e);function*ot(s,t){let e=new Set(s),n=t;for(;n;)yield n,e.delete(n),n=e.size?St(n,[...e]):void 0}function it(s,t,e){let n=o=>Math.hypot(o.x-t,o.y-e);return s.reduce((o,i)=>n(i)<n(o)?i:o)}var at=(s,t)=>s.find(({label:e,columns:n})=>e===t||v(n)===t),rt=({columns:s},t)=>t?s.flatMap((e,n)=>e===t.columns[n]?[]:[[n,e]]):[];var w=200,At=1500,Mt=s=>Math.min(2.6,22/Math.sqrt(s)),Tt=[["qa-map-2","2 queens move"],["qa-map-3","3 move"],["qa-map-near","the nearest"]],Ot=1.35,B=([s,t])=>`M${s.x} ${s.y}L${t.x} ${t.y}`,P=class extends z{static properties={n:{type:Number},maps:{type:Object},walk:{state:!0}};keys="On the map, arrow keys go to the next point, Home and End to the first and the last.";player=new A(this,{pace:()=>[At,1],changed:()=>this.#o()});#t;#e=new Map;setup(){this.address=new L(this,t=>this.#i(t)),this.walk||this.#n(this.n),this.#i(this.address.query),this.address.show(["n","board"])}#i(t){let e=H(t,"n",1,99);e&&this.maps[e]&&this.#n(e);let n=at(this.map.points,t.get("board")??"");n&&this.#s(n)}get map(){if(!this.#e.has(this.n)){let t=et(this.maps[this.n]);this.#e.set(this.n,{points:t,orbits:st(t),lines:[2,3].map(e=>[e,nt(t,e)])})}return this.#e.get(this.n)}#n(t){this.n=t,this.#s(this.map.points[0])}#s(t){let{points:e}=this.map;this.walk=[],this.#t=ot(e,t),this.player.set(0,e.length-1)}get here(){return this.#a(this.player.position)}#a(t){for(;this.walk.length<=t;)this.walk.push(this.#t.next().value);return this.walk[t]}#o(){let{n:t,here:e}=this;this.address.write({n:t,board:e.symmetry?v(e.columns):e.label})}async#r(t){this.#s(t),this.#o(),this.announceAgain(),await this.updateComplete,this.querySelector("[role=option][aria-selected=true]").focus({preventScroll:!0})}#c({first:t}){this.#s(t),this.#o(),this.announceAgain()}#l({currentTarget:t,clientX:e,clientY:n}){let{left:o,top:i,width:a}=t.getBoundingClientRect(),r=h=>(h/a-.5)*w,p=it(this.map.points,r(e-o),r(n-i));this.#r(p)}#p(t){if(t.ctrlKey||t.metaKey||t.altKey)return;let{points:e}=this.map,n={Home:e[0],End:e.at(-1)}[t.key],o=Y[t.key];if(!n&&!o)return;t.preventDefault();let i=n??X(e,this.here,o);i&&this.#r(i)}#h(t){let{walk:e,here:n,player:o}=this,{length:i}=this.map.points;if(!o.position){let h=i>1?g(n,this.#a(1)):0,m=`Its nearest solution is ${I(h,"queen")} away.`;return this.message(m,{more:" Choose a point, or walk."})}let a=I(g(e[o.position-1],n),"queen"),r=`${o.position+1} of ${i} solutions seen.`,p=`*${a} moved.* ${r}`;return this.message(`${t}: ${p}`,{view:l`<span class="qa-unseen">${t}: </span>${K(p)}`})}render(){let{n:t,here:e,walk:n,player:o}=this,i=j(e.label,this.dataset),a=e.symmetry?`, ${k[e.symmetry]}`:"",r=Object.keys(this.maps).map(Number),p=f=>{this.#n(f),this.#o()},h=n[o.position-1],m=`Solution ${e.label}`,y=x("qa-map-moved",rt(e,h).map(W)),b=Q(e.columns,m,y),c=i?l`<a href=${i}>${m}</a>`:l`Solution <b>${e.label}</b>`;return l`<div class="qa-map-stage">
<div class="qa-map-bar">
${R("N",r,t,p)}
${o.buttons("Walk")}<span>Walk</span>
</div>
${q(t,this.#u())}
<div class="qa-map-side">
<div class="qa-map-board">${q(t,b)}</div>
<p data-qa-part="name">${c}${a}</p>
${this.#h(`${e.label}${a}`)}
</div>
${this.#d()}
</div>`}#d(){let{orbits:t}=this.map,e=([a,r])=>l`<li><svg
viewBox="0 0 24 8"
aria-hidden="true">${x(a,["M0 4h24"])}</svg>${r}</li>`,n=a=>l`<button
type="button"
aria-label="Orbit ${a.label}"
aria-pressed=${a.label===this.here.label}
@click=${()=>this.#c(a)}><svg
viewBox="0 0 10 10"
aria-hidden="true"><circle cx="5" cy="5" r="5" fill=${a.colour}></circle></svg>${a.rank}</button>`,o=[...new Set(t.map(({size:a})=>a))],i=a=>l`<div class="qa-map-orbits" role="group" aria-label="Orbits of ${a}">
<span>Orbits of ${a}</span> ${t.filter(r=>r.size===a).map(n)}
</div>`;return l`<div class="qa-map-key">
<p>Each point is a solution; an orbit has one colour.</p>
<ul>${Tt.map(e)}</ul>
<div class="qa-map-groups">${o.map(i)}</div>
</div>`}#u(){let{here:t,walk:e,player:n}=this,{points:o,lines:i,orbits:a}=this.map,r=new Map(a.map(({label:c,colour:f})=>[c,f])),p=Mt(o.length),h=new Set(e.slice(0,n.position+1)),m=[...h].slice(1).map((c,f)=>[e[f],c]),y=this.#m().map(c=>B([t,c])),b=c=>u`<circle
cx=${c.x}
cy=${c.y}
r=${c.label===t.label?Ot*p:p}
fill=${r.get(c.label)}
role="option"
class=${h.has(c)&&c!==t?"qa-map-seen":$}
aria-selected=${c===t}
tabindex=${c===t?0:-1}
aria-label="${c.label}, ${k[c.symmetry]}"></circle>`;return l`<svg
class="qa-map-points"
viewBox="${-w/2} ${-w/2} ${w} ${w}"
@click=${c=>this.#l(c)}
@keydown=${c=>this.#p(c)}>
${i.map(([c,f])=>x(`qa-map-${c}`,f.map(B)))}
${x("qa-map-way",m.map(B))}
${x("qa-map-near",y)}
<g
role="listbox"
class="qa-map-dots"
aria-label="All ${o.length} solutions of N = ${this.n}">${o.map(b)}</g>
</svg>`}#m(){let{here:t}=this,e=this.map.points.filter(i=>i!==t),n=e.map(i=>g(t,i)),o=Math.min(...n);return e.filter((i,a)=>n[a]===o)}};N("queens-map",P);})();
})();
