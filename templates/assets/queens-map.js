(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:E,Figure:O,Part:Mt,QueensElement:St,button:At,checkbox:Tt,choiceIn:Et,choices:Ot,define:L,dropdown:P,fill:Lt,formatted:z,html:l,keyed:x,live:B,moveTabStop:ot,nothing:h,numberIn:I,pressInGrid:it,scaleOf:Pt,squareUnder:R,svg:d,use:y}=queensBase;var at=s=>`?label=${s}`;function rt(s,{qaPages:t,qaPaged:e}){let[n]=s.split(".");return e.split(" ").includes(n)?t.replace("/0/0.0.0",`/${n}/${s}`):void 0}var ct=(s,{qaFinder:t})=>t&&`${t}${at(s)}`,N=(s,t)=>rt(s,t)??ct(s,t);function q(s,t){let e=2*Math.max(.01,Math.round(s*.4)/100),n=s<=12?.8:1,o=t?n:e;return[-o,-e,s+o+e,s+o+e].map(i=>Number(i.toFixed(2)))}var C=[{key:"identity",name:"identity",phrase:"as it is"},{key:"rotate_90",name:"↻ 90°",phrase:"turned by 90° clockwise"},{key:"rotate_180",name:"↻ 180°",phrase:"turned by 180°"},{key:"rotate_270",name:"↻ 270°",phrase:"turned by 270° clockwise"},{key:"left_right",name:"⇄ left-right",phrase:"mirrored left to right"},{key:"top_bottom",name:"⇅ top-bottom",phrase:"mirrored top to bottom"},{key:"main_diagonal",name:"⤢ main diagonal",phrase:"mirrored in the main diagonal"},{key:"anti_diagonal",name:"⤡ anti-diagonal",phrase:"mirrored in the anti-diagonal"}];var k=[(s,t)=>[s,t],(s,t,e)=>[t,e-s],(s,t,e)=>[e-s,e-t],(s,t,e)=>[e-t,s],(s,t,e)=>[s,e-t],(s,t,e)=>[e-s,t],(s,t)=>[t,s],(s,t,e)=>[e-t,e-s]];var w=C.map(({phrase:s})=>s),pt=s=>(s<26?"":"a")+String.fromCharCode(97+s%26),D=(s,t,e)=>`${pt(t)}${e-s}`;var ht=s=>s.flatMap((t,e)=>t===null?[]:D(e,t,s.length));function M(s){let t=ht(s);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}var $=s=>s.join(s.length<=10?"":" ");var H=([s,t],e,n)=>k[e](s,t,n-1);function dt(s,t){let e=Array(s.length).fill(null);return s.forEach((n,o)=>{if(n===null)return;let[i,a]=k[t](o,n,s.length-1);e[i]=a}),e}var ut=s=>k.map((t,e)=>dt(s,e));var mt=(s,t)=>s.every((e,n)=>e===t[n]),K=(s,t)=>s.filter((e,n)=>e!==t[n]).length;function j(s){let t=[];return ut(s).forEach((e,n)=>{t.some(o=>mt(o.columns,e))||t.push({columns:e,symmetry:n})}),t}var f=(s,t)=>d`<path class=${s} d=${t.join("")}></path>`;function U(s,t){let e=t.map(([n,o])=>`${o},${n}`);return d`<polyline
    class=${s}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var F=([s,t])=>`M${t} ${s}h1v1h-1z`;var _=(s,t,{layers:e=h,hasCoordinates:n=!1}={})=>{let o=s.length,i=s.map((a,c)=>d`<g
        class="qa-glide-queen"
        style="--column: ${a}px; --row: ${c}">${U("",[[c,0]])}</g>`);return l`<svg
    class="qa-board"
    role="img"
    viewBox=${q(o,n).join(" ")}><title>${t}</title><desc>${M(s)}</desc>
  ${y(`squares-${o}`)}${n?y(`coordinates-${o}`):h}${e}${i}</svg>`};var W={ArrowUp:[0,-1],ArrowDown:[0,1],ArrowLeft:[-1,0],ArrowRight:[1,0]};function V(s,t,[e,n]){return s.flatMap(i=>{let[a,c]=[i.x-t.x,i.y-t.y],p=a*e+c*n;return p>.01?[{point:i,size:(a*a+c*c)/p}]:[]}).toSorted((i,a)=>i.size-a.size)[0]?.point}function G(s,t,e){let[n,o]=[!1,void 0],i=()=>{let c=n&&!document.hidden;c!==o&&t(c),o=c},a=new IntersectionObserver(c=>{n=c.at(-1).isIntersecting,i()});a.observe(s),document.addEventListener("visibilitychange",i,{signal:e}),e.addEventListener("abort",()=>a.disconnect())}var $t="M6 5v14h2V5zm13 0-9 7 9 7z",ft="M16 5l-9 7 9 7z",gt=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],xt="M8 5l9 7-9 7z",yt="M18 5v14h-2V5zM5 5l9 7-9 7z",v=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#o;#s=!0;#n;#i;#a=0;constructor(t,{pace:e,changed:n=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:e,changed:n,stays:o}}set(t,e=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#o),this.#n=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[n,o]=t??this.#e.pace();this.#t.hush(),this.#e.stays(!0)?this.#r():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!e(this.position)?this.playAfter(n,t,e):this.#t.speakUp())}playAfter(t,e,n){this.isPlaying=!0;let o=()=>this.play(e,n);this.#o=this.#t.later(t,()=>this.#s?o():this.#n=o),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#i)return;[this.#i,this.#s]=[t,!0];let e=n=>{this.#s=n,n&&this.#n?.()};G(this.#t,e,t)}#r(){this.stop(),this.#t.speakUp()}toggle(){this.isPlaying?this.#r():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},i=n in e?()=>this.goTo(e[n]):o[n],a=t.altKey||t.ctrlKey||t.metaKey,c=t.target,p=t.key===" "?"button, a, input:not([type=range])":"[type=range]",r=c.closest("select, textarea, [role=region]")||!(n in e)&&c.closest(p);!i||a||t.defaultPrevented||r||(t.preventDefault(),i())}view(t,e){return l`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:n,max:o}=this,[i,a]=[n===0,n===o];return l`<div class="qa-lab-buttons" role="group" aria-label=${t}>
      ${e?b("first","Back to the start",[$t],()=>this.goTo(0),i):h}
      ${b("back","Back",[ft],()=>this.goTo(n-1),i)}
      ${this.playButton()}
      ${b("forward","Forward",[xt],()=>this.forward(),a)}
      ${e?b("last","To the end",[yt],()=>this.goTo(o),a):h}
    </div>`}playButton(){return l`<button
      type="button"
      data-qa-part="play"
      title="Play"
      aria-pressed=${this.isPlaying}
      @click=${()=>this.toggle()}>${Y(gt)}</button>`}slider(t,e,n=0){let{position:o,max:i}=this;return l`<input
      type="range"
      min=${n}
      max=${i+n}
      .value=${B(`${o+n}`)}
      aria-label=${t}
      aria-valuetext=${e}
      autocomplete="off"
      data-qa-part="slider"
      @input=${({target:a})=>this.goTo(Number(a.value)-n)}
      @pointerdown=${()=>this.#a=this.position}
      @pointercancel=${()=>this.goTo(this.#a)}><span data-qa-part="progress">${e}</span>`}},Y=s=>l`<svg viewBox="0 0 24 24" aria-hidden="true">${s.map(t=>d`<path d=${t} />`)}</svg>`,b=(s,t,e,n,o)=>l`<button
    type="button"
    data-qa-part=${s}
    title=${t}
    aria-disabled=${o}
    @click=${n}>${Y(e)}</button>`;var wt=s=>String(s).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),S=(s,t,e=`${t}s`)=>`${wt(s)} ${s===1?t:e}`;function Q(s){let t={};return s.flatMap(([e,n,o])=>{let i=j([...e].map(Number)),a=i.length;t[a]=(t[a]??0)+1;let c=`${e.length}.${a}.${t[a]}`;return i.map(({columns:p,symmetry:r},m)=>{let[st,nt]=a===8?H([o,n],r,1):bt(n,o,m/a);return{columns:p,label:c,symmetry:r,x:nt,y:st}})})}function bt(s,t,e){let[n,o]=[Math.cos(2*Math.PI*e),Math.sin(2*Math.PI*e)];return[s*o+t*n,s*n-t*o]}var u=(s,t)=>K(s.columns,t.columns),X=(s,t)=>s.flatMap((e,n)=>s.slice(n+1).flatMap(o=>u(e,o)===t?[[e,o]]:[])),vt=(s,t)=>t.reduce((e,n)=>u(s,n)<u(s,e)?n:e);function J(s,t){let[e,n]=[[t],new Set(s)];for(n.delete(t);n.size;)e.push(vt(e.at(-1),[...n])),n.delete(e.at(-1));return e}var Z=(s,t,e)=>s.reduce((n,o)=>Math.hypot(o.x-t,o.y-e)<Math.hypot(n.x-t,n.y-e)?o:n),tt=(s,t)=>s.find(({label:e,columns:n})=>e===t||$(n)===t),et=({columns:s},t)=>t?s.flatMap((e,n)=>e===t.columns[n]?[]:[[n,e]]):[];var g=200,qt=1500,kt=s=>Math.min(2.6,22/Math.sqrt(s)),A=([s,t])=>`M${s.x} ${s.y}L${t.x} ${t.y}`,T=class extends O{static properties={n:{type:Number},maps:{type:Object},walk:{state:!0}};keys="On the map, arrow keys go to the next point, Home and End to the first and the last.";player=new v(this,{pace:()=>[qt,1],changed:()=>this.#n()});#t=new Map;start(){this.address=new E(this,t=>this.#e(t)),this.walk||this.#o(this.n),this.#e(this.address.query),this.address.show(["n","board"])}#e(t){let e=I(t,"n",1,99);e&&this.maps[e]&&this.#o(e);let n=tt(this.map.points,t.get("board")??"");n&&this.#s(n)}get map(){if(!this.#t.has(this.n)){let t=Q(this.maps[this.n]);this.#t.set(this.n,{points:t,lines:[2,3].map(e=>[e,X(t,e)])})}return this.#t.get(this.n)}#o(t){this.n=t,this.#s(this.map.points[0])}#s(t){this.walk=J(this.map.points,t),this.player.set(0,this.walk.length-1)}get here(){return this.walk[this.player.position]}#n(){let{n:t,here:e}=this;this.address.write({n:t,board:e.symmetry?$(e.columns):e.label})}async#i(t){this.#s(t),this.#n(),this.speakUp(),await this.updateComplete,this.querySelector("[role=option][aria-selected=true]").focus({preventScroll:!0})}#a({currentTarget:t,clientX:e,clientY:n}){let{left:o,top:i,width:a}=t.getBoundingClientRect(),[c,p]=[e-o,n-i].map(r=>(r/a-.5)*g);this.#i(Z(this.map.points,c,p))}#c(t){if(t.ctrlKey||t.metaKey||t.altKey)return;let{points:e}=this.map,n={Home:e[0],End:e.at(-1)}[t.key],o=W[t.key];if(!n&&!o)return;t.preventDefault();let i=n??V(e,this.here,o);i&&this.#i(i)}#r(t){let{walk:e,here:n,player:o}=this,i=e.length>1?u(n,e[1]):0;if(!o.position)return this.say(`Its nearest solution is ${S(i,"queen")} away.`,{more:" Choose a point, or walk."});let a=`*${S(u(e[o.position-1],n),"queen")} moved.* ${o.position+1} of ${e.length} solutions seen.`;return this.say(`${t}: ${a}`,{view:l`<span class="qa-unseen">${t}: </span>${z(a)}`})}render(){let{n:t,here:e,walk:n,player:o}=this,i=N(e.label,this.dataset),a=e.symmetry?`, ${w[e.symmetry]}`:"",c=Object.keys(this.maps).map(Number),p=m=>{this.#o(m),this.#n()},r=n[o.position-1];return l`<div class="qa-map-stage">
      <div class="qa-map-bar">
        ${P("N",c,t,p)}
        ${o.buttons("Walk")}<span>Walk</span>
      </div>
      ${x(t,this.#l())}
      <div class="qa-map-side">
        <div class="qa-map-board">${x(t,_(e.columns,`Solution ${e.label}`,{layers:f("qa-map-moved",et(e,r).map(F)),hasCoordinates:!0}))}</div>
        <p data-qa-part="name">${i?l`<a href=${i}>Solution ${e.label}</a>`:l`Solution <b>${e.label}</b>`}${a}</p>
        ${this.#r(`${e.label}${a}`)}
      </div>
    </div>`}#l(){let{here:t,walk:e,player:n}=this,{points:o,lines:i}=this.map,a=new Set(e.slice(0,n.position+1)),c=[...a].slice(1).map((r,m)=>[e[m],r]),p=r=>d`<circle
      cx=${r.x}
      cy=${r.y}
      r=${kt(o.length)}
      role="option"
      class=${a.has(r)?"qa-map-seen":h}
      aria-selected=${r===t}
      tabindex=${r===t?0:-1}
      aria-label="${r.label}, ${w[r.symmetry]}"></circle>`;return l`<svg
      class="qa-map-points"
      viewBox="${-g/2} ${-g/2} ${g} ${g}"
      @click=${r=>this.#a(r)}
      @keydown=${r=>this.#c(r)}>
      ${i.map(([r,m])=>f(`qa-map-${r}`,m.map(A)))}
      ${f("qa-map-way",c.map(A))}
      ${f("qa-map-near",this.#p().map(r=>A([t,r])))}
      <g
        role="listbox"
        class="qa-map-dots"
        aria-label="All ${o.length} solutions of N = ${this.n}">${o.map(p)}</g>
    </svg>`}#p(){let{here:t}=this,e=this.map.points.filter(o=>o!==t),n=Math.min(...e.map(o=>u(t,o)));return e.filter(o=>u(t,o)===n)}};L("queens-map",T);})();
})();
