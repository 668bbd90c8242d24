(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:E,Figure:L,Part:bt,QueensElement:wt,button:vt,checkbox:kt,choiceIn:Mt,choices:St,define:O,dropdown:P,fill:At,formatted:z,html:l,keyed:x,live:B,moveTabStop:nt,nothing:h,numberIn:I,pressInGrid:ot,scaleOf:Tt,squareUnder:N,svg:d,use:y}=queensBase;function it(s,{qaPages:t,qaPaged:e}){let[n]=s.split(".");return e.split(" ").includes(n)?t.replace("/0/0.0.0",`/${n}/${s}`):void 0}var R=(s,t)=>it(s,t)??(t.qaFinder&&`${t.qaFinder}?label=${s}`);function v(s,t){let e=2*Math.max(.01,Math.round(s*.4)/100),n=s<=12?.8:1,o=t?n:e;return[-o,-e,s+o+e,s+o+e].map(i=>Number(i.toFixed(2)))}var k=[(s,t)=>[s,t],(s,t,e)=>[t,e-s],(s,t,e)=>[e-s,e-t],(s,t,e)=>[e-t,s],(s,t,e)=>[s,e-t],(s,t,e)=>[e-s,t],(s,t)=>[t,s],(s,t,e)=>[e-t,e-s]];var q=["as it is","turned by 90° clockwise","turned by 180°","turned by 270° clockwise","mirrored left to right","mirrored top to bottom","mirrored in the main diagonal","mirrored in the anti-diagonal"];var rt=s=>(s<26?"":"a")+String.fromCharCode(97+s%26),C=(s,t,e)=>`${rt(t)}${e-s}`;var at=s=>s.flatMap((t,e)=>t===null?[]:C(e,t,s.length));function M(s){let t=at(s);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}var $=s=>s.join(s.length<=10?"":" ");var D=([s,t],e,n)=>k[e](s,t,n-1);function ct(s,t){let e=Array(s.length).fill(null);return s.forEach((n,o)=>{if(n===null)return;let[i,r]=k[t](o,n,s.length-1);e[i]=r}),e}var lt=s=>k.map((t,e)=>ct(s,e));var pt=(s,t)=>s.every((e,n)=>e===t[n]),H=(s,t)=>s.filter((e,n)=>e!==t[n]).length;function F(s){let t=[];return lt(s).forEach((e,n)=>{t.some(o=>pt(o.columns,e))||t.push({columns:e,symmetry:n})}),t}var f=(s,t)=>d`<path class=${s} d=${t.join("")}></path>`;function K(s,t){let e=t.map(([n,o])=>`${o},${n}`);return d`<polyline
    class=${s}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var U=([s,t])=>`M${t} ${s}h1v1h-1z`;var j=(s,t,{layers:e=h,hasCoordinates:n=!1}={})=>{let o=s.length,i=s.map((r,c)=>d`<g
        class="qa-glide-queen"
        style="--column: ${r}px; --row: ${c}">${K("",[[c,0]])}</g>`);return l`<svg
    class="qa-board"
    role="img"
    viewBox=${v(o,n).join(" ")}><title>${t}</title><desc>${M(s)}</desc>
  ${y(`squares-${o}`)}${n?y(`coordinates-${o}`):h}${e}${i}</svg>`};var _={ArrowUp:[0,-1],ArrowDown:[0,1],ArrowLeft:[-1,0],ArrowRight:[1,0]};function W(s,t,[e,n]){return s.flatMap(i=>{let[r,c]=[i.x-t.x,i.y-t.y],p=r*e+c*n;return p>.01?[{point:i,size:(r*r+c*c)/p}]:[]}).toSorted((i,r)=>i.size-r.size)[0]?.point}function G(s,t,e){let[n,o]=[!1,void 0],i=()=>{let c=n&&!document.hidden;c!==o&&t(c),o=c},r=new IntersectionObserver(c=>{n=c.at(-1).isIntersecting,i()});r.observe(s),document.addEventListener("visibilitychange",i,{signal:e}),e.addEventListener("abort",()=>r.disconnect())}var ht="M6 5v14h2V5zm13 0-9 7 9 7z",dt="M16 5l-9 7 9 7z",ut=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],mt="M8 5l9 7-9 7z",$t="M18 5v14h-2V5zM5 5l9 7-9 7z",w=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#o;#s=!0;#n;#i;#r=0;constructor(t,{pace:e,changed:n=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:e,changed:n,stays:o}}set(t,e=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#o),this.#n=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[n,o]=t??this.#e.pace();this.#t.hush(),this.#e.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!e(this.position)?this.playAfter(n,t,e):this.#t.speakUp())}playAfter(t,e,n){this.isPlaying=!0;let o=()=>this.play(e,n);this.#o=this.#t.later(t,()=>this.#s?o():this.#n=o),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#i)return;[this.#i,this.#s]=[t,!0];let e=n=>{this.#s=n,n&&this.#n?.()};G(this.#t,e,t)}#a(){this.stop(),this.#t.speakUp()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},i=n in e?()=>this.goTo(e[n]):o[n],r=t.altKey||t.ctrlKey||t.metaKey,c=t.target,p=t.key===" "?"button, a, input:not([type=range])":"[type=range]",a=c.closest("select, textarea, [role=region]")||!(n in e)&&c.closest(p);!i||r||t.defaultPrevented||a||(t.preventDefault(),i())}view(t,e){return l`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:n,max:o}=this,[i,r]=[n===0,n===o];return l`<div class="qa-lab-buttons" role="group" aria-label=${t}>
      ${e?b("first","Back to the start",[ht],()=>this.goTo(0),i):h}
      ${b("back","Back",[dt],()=>this.goTo(n-1),i)}
      ${this.playButton()}
      ${b("forward","Forward",[mt],()=>this.forward(),r)}
      ${e?b("last","To the end",[$t],()=>this.goTo(o),r):h}
    </div>`}playButton(){return l`<button
      type="button"
      data-qa-part="play"
      title="Play"
      aria-pressed=${this.isPlaying}
      @click=${()=>this.toggle()}>${V(ut)}</button>`}slider(t,e,n=0){let{position:o,max:i}=this;return l`<input
      type="range"
      min=${n}
      max=${i+n}
      .value=${B(`${o+n}`)}
      aria-label=${t}
      aria-valuetext=${e}
      autocomplete="off"
      data-qa-part="slider"
      @input=${({target:r})=>this.goTo(Number(r.value)-n)}
      @pointerdown=${()=>this.#r=this.position}
      @pointercancel=${()=>this.goTo(this.#r)}><span data-qa-part="progress">${e}</span>`}},V=s=>l`<svg viewBox="0 0 24 24" aria-hidden="true">${s.map(t=>d`<path d=${t} />`)}</svg>`,b=(s,t,e,n,o)=>l`<button
    type="button"
    data-qa-part=${s}
    title=${t}
    aria-disabled=${o}
    @click=${n}>${V(e)}</button>`;var ft=s=>String(s).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),S=(s,t,e=`${t}s`)=>`${ft(s)} ${s===1?t:e}`;function Y(s){let t={};return s.flatMap(([e,n,o])=>{let i=F([...e].map(Number)),r=i.length;t[r]=(t[r]??0)+1;let c=`${e.length}.${r}.${t[r]}`;return i.map(({columns:p,symmetry:a},m)=>{let[et,st]=r===8?D([o,n],a,1):gt(n,o,m/r);return{columns:p,label:c,symmetry:a,x:st,y:et}})})}function gt(s,t,e){let[n,o]=[Math.cos(2*Math.PI*e),Math.sin(2*Math.PI*e)];return[s*o+t*n,s*n-t*o]}var u=(s,t)=>H(s.columns,t.columns),Q=(s,t)=>s.flatMap((e,n)=>s.slice(n+1).flatMap(o=>u(e,o)===t?[[e,o]]:[])),xt=(s,t)=>t.reduce((e,n)=>u(s,n)<u(s,e)?n:e);function X(s,t){let[e,n]=[[t],new Set(s)];for(n.delete(t);n.size;)e.push(xt(e.at(-1),[...n])),n.delete(e.at(-1));return e}var J=(s,t,e)=>s.reduce((n,o)=>Math.hypot(o.x-t,o.y-e)<Math.hypot(n.x-t,n.y-e)?o:n),Z=(s,t)=>s.find(({label:e,columns:n})=>e===t||$(n)===t),tt=({columns:s},t)=>t?s.flatMap((e,n)=>e===t.columns[n]?[]:[[n,e]]):[];var g=200,yt=1500,qt=s=>Math.min(2.6,22/Math.sqrt(s)),A=([s,t])=>`M${s.x} ${s.y}L${t.x} ${t.y}`,T=class extends L{static properties={n:{type:Number},maps:{type:Object},walk:{state:!0}};keys="On the map, arrow keys go to the next point, Home and End to the first and the last.";player=new w(this,{pace:()=>[yt,1],changed:()=>this.#n()});#t=new Map;start(){this.address=new E(this,t=>this.#e(t)),this.walk||this.#o(this.n),this.#e(this.address.query),this.address.show(["n","board"])}#e(t){let e=I(t,"n",1,99);e&&this.maps[e]&&this.#o(e);let n=Z(this.map.points,t.get("board")??"");n&&this.#s(n)}get map(){if(!this.#t.has(this.n)){let t=Y(this.maps[this.n]);this.#t.set(this.n,{points:t,lines:[2,3].map(e=>[e,Q(t,e)])})}return this.#t.get(this.n)}#o(t){this.n=t,this.#s(this.map.points[0])}#s(t){this.walk=X(this.map.points,t),this.player.set(0,this.walk.length-1)}get here(){return this.walk[this.player.position]}#n(){let{n:t,here:e}=this;this.address.write({n:t,board:e.symmetry?$(e.columns):e.label})}async#i(t){this.#s(t),this.#n(),this.speakUp(),await this.updateComplete,this.querySelector("[role=option][aria-selected=true]").focus({preventScroll:!0})}#r({currentTarget:t,clientX:e,clientY:n}){let{left:o,top:i,width:r}=t.getBoundingClientRect(),[c,p]=[e-o,n-i].map(a=>(a/r-.5)*g);this.#i(J(this.map.points,c,p))}#c(t){if(t.ctrlKey||t.metaKey||t.altKey)return;let{points:e}=this.map,n={Home:e[0],End:e.at(-1)}[t.key],o=_[t.key];if(!n&&!o)return;t.preventDefault();let i=n??W(e,this.here,o);i&&this.#i(i)}#a(t){let{walk:e,here:n,player:o}=this,i=e.length>1?u(n,e[1]):0;if(!o.position)return this.say(`Its nearest solution is ${S(i,"queen")} away.`,{more:" Choose a point, or walk."});let r=`*${S(u(e[o.position-1],n),"queen")} moved.* ${o.position+1} of ${e.length} solutions seen.`;return this.say(`${t}: ${r}`,{view:l`<span class="qa-unseen">${t}: </span>${z(r)}`})}render(){let{n:t,here:e,walk:n,player:o}=this,i=R(e.label,this.dataset),r=e.symmetry?`, ${q[e.symmetry]}`:"",c=Object.keys(this.maps).map(Number),p=m=>{this.#o(m),this.#n()},a=n[o.position-1];return l`<div class="qa-map-stage">
      <div class="qa-map-bar">
        ${P("N",c,t,p)}
        ${o.buttons("Walk")}<span>Walk</span>
      </div>
      ${x(t,this.#l())}
      <div class="qa-map-side">
        <div class="qa-map-board">${x(t,j(e.columns,`Solution ${e.label}`,{layers:f("qa-map-moved",tt(e,a).map(U)),hasCoordinates:!0}))}</div>
        <p data-qa-part="name">${i?l`<a href=${i}>Solution ${e.label}</a>`:l`Solution <b>${e.label}</b>`}${r}</p>
        ${this.#a(`${e.label}${r}`)}
      </div>
    </div>`}#l(){let{here:t,walk:e,player:n}=this,{points:o,lines:i}=this.map,r=new Set(e.slice(0,n.position+1)),c=[...r].slice(1).map((a,m)=>[e[m],a]),p=a=>d`<circle
      cx=${a.x}
      cy=${a.y}
      r=${qt(o.length)}
      role="option"
      class=${r.has(a)?"qa-map-seen":h}
      aria-selected=${a===t}
      tabindex=${a===t?0:-1}
      aria-label="${a.label}, ${q[a.symmetry]}"></circle>`;return l`<svg
      class="qa-map-points"
      viewBox="${-g/2} ${-g/2} ${g} ${g}"
      @click=${a=>this.#r(a)}
      @keydown=${a=>this.#c(a)}>
      ${i.map(([a,m])=>f(`qa-map-${a}`,m.map(A)))}
      ${f("qa-map-way",c.map(A))}
      ${f("qa-map-near",this.#p().map(a=>A([t,a])))}
      <g
        role="listbox"
        class="qa-map-dots"
        aria-label="All ${o.length} solutions of N = ${this.n}">${o.map(p)}</g>
    </svg>`}#p(){let{here:t}=this,e=this.map.points.filter(o=>o!==t),n=Math.min(...e.map(o=>u(t,o)));return e.filter(o=>u(t,o)===n)}};O("queens-map",T);})();
})();
