(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:A,Figure:E,Part:ut,Player:T,QueensElement:mt,button:ht,checkbox:$t,choiceIn:ft,choices:gt,define:O,dropdown:L,fill:xt,formatted:P,html:p,iconButton:yt,keyed:x,live:qt,moveTabStop:Z,nothing:h,numberIn:I,pressInGrid:tt,scaleOf:wt,squareUnder:N,svg:m,use:y}=queensBase;function et(n,{qaPages:t,qaPaged:e}){let[o]=n.split(".");return e.split(" ").includes(o)?t.replace("/0/0.0.0",`/${o}/${n}`):void 0}var B=(n,t)=>et(n,t)??(t.qaFinder&&`${t.qaFinder}?label=${n}`);function w(n,t){let e=2*Math.max(.01,Math.round(n*.4)/100),o=n<=12?.8:1,s=t?o:e;return[-s,-e,n+s+e,n+s+e].map(a=>Number(a.toFixed(2)))}var v=[(n,t)=>[n,t],(n,t,e)=>[t,e-n],(n,t,e)=>[e-n,e-t],(n,t,e)=>[e-t,n],(n,t,e)=>[n,e-t],(n,t,e)=>[e-n,t],(n,t)=>[t,n],(n,t,e)=>[e-t,e-n]];var q=["as it is","turned by 90° clockwise","turned by 180°","turned by 270° clockwise","mirrored left to right","mirrored top to bottom","mirrored in the main diagonal","mirrored in the anti-diagonal"];var nt=n=>(n<26?"":"a")+String.fromCharCode(97+n%26),z=(n,t,e)=>`${nt(t)}${e-n}`;var ot=n=>n.flatMap((t,e)=>t===null?[]:z(e,t,n.length));function b(n){let t=ot(n);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}var $=n=>n.join(n.length<=10?"":" ");var C=([n,t],e,o)=>v[e](n,t,o-1);function st(n,t){let e=Array(n.length).fill(null);return n.forEach((o,s)=>{if(o===null)return;let[a,r]=v[t](s,o,n.length-1);e[a]=r}),e}var rt=n=>v.map((t,e)=>st(n,e));var at=(n,t)=>n.every((e,o)=>e===t[o]),D=(n,t)=>n.filter((e,o)=>e!==t[o]).length;function j(n){let t=[];return rt(n).forEach((e,o)=>{t.some(s=>at(s.columns,e))||t.push({columns:e,symmetry:o})}),t}var f=(n,t)=>m`<path class=${n} d=${t.join("")}></path>`;function R(n,t){let e=t.map(([o,s])=>`${s},${o}`);return m`<polyline
    class=${n}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var _=([n,t])=>`M${t} ${n}h1v1h-1z`;var F=(n,t,{layers:e=h,hasCoordinates:o=!1}={})=>{let s=n.length,a=n.map((r,c)=>m`<g
        class="qa-glide-queen"
        style="--column: ${r}px; --row: ${c}">${R("",[[c,0]])}</g>`);return p`<svg
    class="qa-board"
    role="img"
    viewBox=${w(s,o).join(" ")}><title>${t}</title><desc>${b(n)}</desc>
  ${y(`squares-${s}`)}${o?y(`coordinates-${s}`):h}${e}${a}</svg>`};var U={ArrowUp:[0,-1],ArrowDown:[0,1],ArrowLeft:[-1,0],ArrowRight:[1,0]};function K(n,t,[e,o]){return n.flatMap(a=>{let[r,c]=[a.x-t.x,a.y-t.y],l=r*e+c*o;return l>.01?[{point:a,size:(r*r+c*c)/l}]:[]}).toSorted((a,r)=>a.size-r.size)[0]?.point}var it=n=>String(n).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),k=(n,t,e=`${t}s`)=>`${it(n)} ${n===1?t:e}`;function W(n){let t={};return n.flatMap(([e,o,s])=>{let a=j([...e].map(Number)),r=a.length;t[r]=(t[r]??0)+1;let c=`${e.length}.${r}.${t[r]}`;return a.map(({columns:l,symmetry:i},u)=>{let[X,J]=r===8?C([s,o],i,1):ct(o,s,u/r);return{columns:l,label:c,symmetry:i,x:J,y:X}})})}function ct(n,t,e){let[o,s]=[Math.cos(2*Math.PI*e),Math.sin(2*Math.PI*e)];return[n*s+t*o,n*o-t*s]}var d=(n,t)=>D(n.columns,t.columns),G=(n,t)=>n.flatMap((e,o)=>n.slice(o+1).flatMap(s=>d(e,s)===t?[[e,s]]:[])),lt=(n,t)=>t.reduce((e,o)=>d(n,o)<d(n,e)?o:e);function H(n,t){let[e,o]=[[t],new Set(n)];for(o.delete(t);o.size;)e.push(lt(e.at(-1),[...o])),o.delete(e.at(-1));return e}var Y=(n,t,e)=>n.reduce((o,s)=>Math.hypot(s.x-t,s.y-e)<Math.hypot(o.x-t,o.y-e)?s:o),Q=(n,t)=>n.find(({label:e,columns:o})=>e===t||$(o)===t),V=({columns:n},t)=>t?n.flatMap((e,o)=>e===t.columns[o]?[]:[[o,e]]):[];var g=200,pt=1500,dt=n=>Math.min(2.6,22/Math.sqrt(n)),S=([n,t])=>`M${n.x} ${n.y}L${t.x} ${t.y}`,M=class extends E{static properties={n:{type:Number},maps:{type:Object},walk:{state:!0}};keys="On the map, arrow keys go to the next point, Home and End to the first and the last.";player=new T(this,{pace:()=>[pt,1],changed:()=>this.#o()});#t=new Map;start(){this.address=new A(this,t=>this.#s(t)),this.walk||this.#e(this.n),this.#s(this.address.query),this.address.show(["n","board"])}#s(t){let e=I(t,"n",1,99);e&&this.maps[e]&&this.#e(e);let o=Q(this.map.points,t.get("board")??"");o&&this.#n(o)}get map(){if(!this.#t.has(this.n)){let t=W(this.maps[this.n]);this.#t.set(this.n,{points:t,lines:[2,3].map(e=>[e,G(t,e)])})}return this.#t.get(this.n)}#e(t){this.n=t,this.#n(this.map.points[0])}#n(t){this.walk=H(this.map.points,t),this.player.set(0,this.walk.length-1)}get here(){return this.walk[this.player.position]}#o(){let{n:t,here:e}=this;this.address.write({n:t,board:e.symmetry?$(e.columns):e.label})}async#r(t){this.#n(t),this.#o(),this.speakUp(),await this.updateComplete,this.querySelector("[role=option][aria-selected=true]").focus({preventScroll:!0})}#a({currentTarget:t,clientX:e,clientY:o}){let{left:s,top:a,width:r}=t.getBoundingClientRect(),[c,l]=[e-s,o-a].map(i=>(i/r-.5)*g);this.#r(Y(this.map.points,c,l))}#i(t){if(t.ctrlKey||t.metaKey||t.altKey)return;let{points:e}=this.map,o={Home:e[0],End:e.at(-1)}[t.key],s=U[t.key];if(!o&&!s)return;t.preventDefault();let a=o??K(e,this.here,s);a&&this.#r(a)}#c(t){let{walk:e,here:o,player:s}=this,a=e.length>1?d(o,e[1]):0;if(!s.position)return this.say(`Its nearest solution is ${k(a,"queen")} away.`,{more:" Choose a point, or walk."});let r=`*${k(d(e[s.position-1],o),"queen")} moved.* ${s.position+1} of ${e.length} solutions seen.`;return this.say(`${t}: ${r}`,{view:p`<span class="qa-unseen">${t}: </span>${P(r)}`})}render(){let{n:t,here:e,walk:o,player:s}=this,a=B(e.label,this.dataset),r=e.symmetry?`, ${q[e.symmetry]}`:"",c=Object.keys(this.maps).map(Number),l=u=>{this.#e(u),this.#o()},i=o[s.position-1];return p`<div class="qa-map-stage">
      <div class="qa-map-bar">
        ${L("N",c,t,l)}
        ${s.buttons("Walk")}<span>Walk</span>
      </div>
      ${x(t,this.#l())}
      <div class="qa-map-side">
        <div class="qa-map-board">${x(t,F(e.columns,`Solution ${e.label}`,{layers:f("qa-map-moved",V(e,i).map(_)),hasCoordinates:!0}))}</div>
        <p data-qa-part="name">${a?p`<a href=${a}>Solution ${e.label}</a>`:p`Solution <b>${e.label}</b>`}${r}</p>
        ${this.#c(`${e.label}${r}`)}
      </div>
    </div>`}#l(){let{here:t,walk:e,player:o}=this,{points:s,lines:a}=this.map,r=new Set(e.slice(0,o.position+1)),c=[...r].slice(1).map((i,u)=>[e[u],i]),l=i=>m`<circle
      cx=${i.x}
      cy=${i.y}
      r=${dt(s.length)}
      role="option"
      class=${r.has(i)?"qa-map-seen":h}
      aria-selected=${i===t}
      tabindex=${i===t?0:-1}
      aria-label="${i.label}, ${q[i.symmetry]}"></circle>`;return p`<svg
      class="qa-map-points"
      viewBox="${-g/2} ${-g/2} ${g} ${g}"
      @click=${i=>this.#a(i)}
      @keydown=${i=>this.#i(i)}>
      ${a.map(([i,u])=>f(`qa-map-${i}`,u.map(S)))}
      ${f("qa-map-way",c.map(S))}
      ${f("qa-map-near",this.#p().map(i=>S([t,i])))}
      <g
        role="listbox"
        class="qa-map-dots"
        aria-label="All ${s.length} solutions of N = ${this.n}">${s.map(l)}</g>
    </svg>`}#p(){let{here:t}=this,e=this.map.points.filter(s=>s!==t),o=Math.min(...e.map(s=>d(t,s)));return e.filter(s=>d(t,s)===o)}};O("queens-map",M);})();
})();
