(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:dt,Figure:A,Part:pt,QueensElement:ft,button:$t,checkbox:gt,choiceIn:mt,choices:E,define:C,dropdown:qt,fill:O,formatted:xt,html:h,keyed:H,live:bt,moveTabStop:W,nothing:l,numberIn:vt,pressInGrid:Y,scaleOf:L,squareUnder:T,svg:$,use:f}=queensBase;function q(s,t){let e=2*Math.max(.01,Math.round(s*.4)/100),n=s<=12?.8:1,o=t?n:e;return[-o,-e,s+o+e,s+o+e].map(a=>Number(a.toFixed(2)))}var P=s=>["0,0",...s.flatMap((t,e)=>t===null?[]:`${t},${e}`),"0,0"].join(" ");var V=[(s,t)=>[s,t],(s,t,e)=>[t,e-s],(s,t,e)=>[e-s,e-t],(s,t,e)=>[e-t,s],(s,t,e)=>[s,e-t],(s,t,e)=>[e-s,t],(s,t)=>[t,s],(s,t,e)=>[e-t,e-s]],w=["identity","rotate_90","rotate_180","rotate_270","left_right","top_bottom","main_diagonal","anti_diagonal"],c=["identity","↻ 90°","↻ 180°","↻ 270°","⇄ left-right","⇅ top-bottom","⤢ main diagonal","⤡ anti-diagonal"],g=["as it is","turned by 90° clockwise","turned by 180°","turned by 270° clockwise","mirrored left to right","mirrored top to bottom","mirrored in the main diagonal","mirrored in the anti-diagonal"];var Q=s=>(s<26?"":"a")+String.fromCharCode(97+s%26),N=(s,t,e)=>`${Q(t)}${e-s}`;var S=s=>s.flatMap((t,e)=>t===null?[]:N(e,t,s.length));function z(s){let t=S(s);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}function m(s,t){let e=Array(s.length).fill(null);return s.forEach((n,o)=>{if(n===null)return;let[a,i]=V[t](o,n,s.length-1);e[a]=i}),e}var _=(s,t)=>s.every((e,n)=>e===t[n]);function j(s,t,{marker:e="qa-queen",hasCoordinates:n=!1,layers:o=[]}={}){let a=s.length;return h`<svg
    class="qa-board"
    role="img"
    viewBox=${q(a,n).join(" ")}><title>${t}</title><desc>${z(s)}</desc>
    ${f(`squares-${a}`)}${n?f(`coordinates-${a}`):l}<polyline
      fill="none"
      marker-mid="url(#${e})"
      points=${P(s)} />${o}</svg>`}var X=s=>String(s).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),x=(s,t,e=`${t}s`)=>`${X(s)} ${s===1?t:e}`;var B=()=>!globalThis.matchMedia?.("(hover: none)").matches;var I=s=>s[0].toUpperCase()+s.slice(1);var J=[null,{milliseconds:550,degrees:90,swapsColours:!0},{milliseconds:700,degrees:180,swapsColours:!1},{milliseconds:850,degrees:270,swapsColours:!0},{milliseconds:650,axis:[0,1],mirror:"scale(-1, 1)",swapsColours:!0},{milliseconds:650,axis:[1,0],mirror:"scale(1, -1)",swapsColours:!0},{milliseconds:650,axis:[1,1],mirror:"matrix(0, 1, 1, 0, 0, 0)",swapsColours:!1},{milliseconds:650,axis:[1,-1],mirror:"matrix(0, -1, -1, 0, 0, 0)",swapsColours:!1}],R="cubic-bezier(.45, 0, .55, 1)",Z=.8,tt=.86,et=.04,k=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,F=(s,t)=>`M${t+.03} ${s+.03}h.94v.94h-.94z`,b=class{#e;#s;#n=[];#t=[];#i=[];#o;#r;constructor(t,{hasCoordinates:e=!1}={}){this.#e=t,this.#s=e}open(t){this.finish(),this.#n=t,this.#a(t)}move(t,e=1){this.finish();let[n,o]=[J[t],m(this.#t,t)];return!n||k()?(this.#a(o),Promise.resolve()):new Promise(a=>{let i=this.#l(n,e);this.#r=()=>{this.#r=void 0,this.#a(o);for(let r of i)r.cancel();a()},i[0].onfinish=this.#r})}finish(){this.#r?.()}markHits(){return this.#i=this.#t.flatMap((t,e)=>t===this.#n[e]?[F(e,t)]:[]),this.#c(),this.#i.length}#a(t){[this.#t,this.#i,this.#o]=[t,[],void 0],this.#c()}#c(){let[t,e]=[this.#n,this.#t],n=e.length,o=this.#s&&n>3,a=this.#o||e.some((i,r)=>i!==t[r]);this.#e.classList.toggle("qa-turning-away",!!a),this.#e.style.setProperty("--part",o?`${100*n/q(n,!0)[2]}%`:"100%"),O(this.#e,h`<div class="qa-turning-well"></div>
        <svg
          class="qa-board"
          role="img"
          aria-label="Queens on ${S(e).join(" ")}"
          viewBox="0 0 ${n} ${n}">
          ${f(`squares-${n}`)}<g
            class="qa-turning-other"
            transform="translate(${n} 0) scale(-1 1)">${f(`squares-${n}`)}</g>
          <path class="qa-turning-hits" d=${this.#i.join("")} />${e.map((i,r)=>nt(r,i))}
        </svg>
        <svg class="qa-turning-marks" viewBox="0 0 ${n} ${n}" aria-hidden="true">
          <path
            class="qa-turning-start"
            d=${t.map((i,r)=>F(r,i)).join("")} />
          ${o?f(`coordinates-${n}`):l}${this.#o?.axis?st(this.#o.axis,n):l}
        </svg>`)}#l(t,e){[this.#i,this.#o]=[[],t],this.#c();let n=this.#e.querySelector(".qa-board"),o=(v,G,K="linear")=>v.animate(G,{duration:t.milliseconds/e,easing:K,fill:"forwards"}),[a,i,r]=t.axis?at(t):ot(t),d=t.axis?"linear":R,u=[o(n,a,R)];for(let v of n.querySelectorAll("polyline"))u.push(o(v,i,d));return t.swapsColours&&this.#n.length%2===0&&u.push(o(n.querySelector(".qa-turning-other"),r)),u}};function st(s,t){let e=t/2*(1+et),n=[-e,e].map(o=>`${t/2+o*s[0]} ${t/2+o*s[1]}`);return $`<path class="qa-turning-axis" d="M${n[0]}L${n[1]}" />`}var nt=(s,t)=>$`<polyline
    fill="none"
    marker-mid="url(#qa-queen)"
    points="0,0 ${t},${s} 0,0"
    style="transform-origin: ${t+.5}px ${s+.5}px" />`;function ot({degrees:s}){let t=`rotate(${s/2}deg) scale(${Z})`;return[[{transform:"rotate(0deg) scale(1)"},{transform:t},{transform:`rotate(${s}deg) scale(1)`}],[{transform:"rotate(0deg)"},{transform:`rotate(${-s}deg)`}],[{opacity:0,offset:0},{opacity:0,offset:.2},{opacity:1,offset:.7},{opacity:1,offset:1}]]}function at({axis:s,mirror:t}){let e=n=>`rotate3d(${s.join(", ")}, 0, ${n}deg)`;return[[{transform:`${e(0)} scale(1)`},{transform:`${e(90)} scale(${tt})`},{transform:`${e(180)} scale(1)`}],[{transform:"none",easing:"steps(1, end)",offset:0},{transform:t,offset:.5},{transform:t,offset:1}],[{opacity:0,easing:"steps(1, end)",offset:0},{opacity:1,offset:.5},{opacity:1,offset:1}]]}var U=[["","M11 13a2 2 0 0 0 4 0a2 2 0 0 0-4 0"],["M13 8a5 5 0 0 1 5 5","M15.2 12.4h5.6l-2.8 4z"],["M13 8a5 5 0 0 1 0 10","M13.6 15.2v5.6l-4-2.8z"],["M13 8a5 5 0 1 1-5 5","M5.2 13.6h5.6l-2.8-4z"],["M13 1v24",""],["M1 13h24",""],["M2 2l22 22",""],["M24 2l-22 22",""]],it=s=>h`<svg
  class="qa-turning-icon"
  viewBox="0 0 26 26"
  aria-hidden="true"><path d="M5 5h16v16h-16z" />
  ${$`<path class="qa-turning-motion" d=${U[s][0]} /><path class="qa-turning-head" d=${U[s][1]} />`}</svg>`;function D(s,t){let e=t.toSorted((n,o)=>n-o);return Map.groupBy(e,n=>e.find(o=>_(m(s,o),m(s,n))))}var rt=[0,3,2,1,4,5,6,7],ct=1.7,lt=350,ht=1200,ut=4,M=class extends A{static properties={boards:{type:Array},all:{type:Boolean},chosen:{state:!0},collected:{state:!0},shown:{state:!0},outcome:{state:!0},isShowing:{state:!0}};links={"data-qa-turn":t=>{this.#r(t)}};fillsScreen=!0;keys="Keys 1 to 8 move the board to an image.";#e=document.createElement("div");#s=new b(this.#e,{hasCoordinates:!0});#n=0;#t=0;start(){Object.assign(this.#e,{className:"qa-turning-board"}).dataset.qaPart="board",this.#a(this.chosen??this.boards[0]);let t=new ResizeObserver(()=>this.#h());t.observe(this),this.signal.addEventListener("abort",()=>{t.disconnect(),this.#t+=1,this.#s.finish()})}#i(t){if(t.ctrlKey||t.metaKey||t.altKey)return;let e=t.key.length===1?"12345678".indexOf(t.key):-1;e<0||(t.preventDefault(),this.#o(e))}#o(t){return this.speakAfter(this.#c(t))}async#r(t){let[e,n]=t.split(" ");return this.chosen.label!==e&&this.#a(this.boards.find(o=>o.label===e)),n==="all"?this.#l():this.#o(w.indexOf(n))}#a(t){this.#t+=1,this.#n=0,this.#s.open(t.columns),Object.assign(this,{chosen:t,collected:this.all?[...c.keys()]:[0],shown:0,outcome:void 0,isShowing:!1})}async#c(t,e=!1){this.#t+=1,this.isShowing=e;let[n,{chosen:o}]=[this.#t,this];this.#s.finish();let a=rt[this.#n];return this.#n=0,a&&await this.#s.move(a,ct),n!==this.#t||(this.#n=t,await this.#s.move(t),this.signal.aborted||o!==this.chosen)||(this.collected=[...new Set([...this.collected,t])],this.shown=t,n!==this.#t)?!1:(this.outcome={symmetry:t,hits:this.#s.markHits()},!0)}async#l(){let{isAnswering:t}=this;this.collected.length===c.length&&this.#a(this.chosen);let e=[...c.keys()].filter(n=>!this.collected.includes(n));for(let n of e){if(this.hush(),!await this.#c(n,!0))return;let o=this.#t;if(await new Promise(a=>this.later(k()?ht:lt,()=>a(null))),o!==this.#t)return;if(!this.isShowing)return this.speakUp()}Object.assign(this,{isShowing:!1,outcome:{symmetry:void 0}}),t&&this.speakUp()}#u(){this.isShowing=!1,this.hush()}updated(){this.#h()}#h(){if(this.all)return;let t=[...this.renderRoot.querySelectorAll(".qa-turning-bed")],e=(n,o,a)=>{let[i,r]=[n,o].map(p=>p.getBoundingClientRect()),[d,u]=["left","top"].map(p=>(r[p]-i[p])/L(this)+a*ut);return`translate(${d}px, ${u}px)`};for(let[n,o]of D(this.chosen.columns,this.collected))for(let[a,i]of o.entries()){let r=a?e(t[i],t[n],a):"";t[i].querySelector(".qa-turning-image").style.transform=r}}render(){let t=this.boards.map(({label:a})=>a),e=a=>this.#a(this.boards.find(i=>i.label===a)),n=D(this.chosen.columns,this.collected),o=this.collected.length===c.length;return h`<div class="qa-turning-stage" @keydown=${a=>this.#i(a)}>
      ${this.all?l:h`<div class="qa-top-bar">
        ${t.length>1?h`<span role="group" aria-label="Board">${E(t,this.chosen.label,e)}</span>`:l}
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
        aria-label="The eight images">${c.map((a,i)=>this.#p(i,n))}</div>
      <p
        class="qa-turning-tally ${o?"qa-turning-whole":""}"
        data-qa-part="tally">${this.#$(n,o)}</p>
    </div>`}#d(t){let e=B()?"Click an image, or press a key from 1 to 8":"Tap an image";if(!this.outcome)return this.say(`${e}: the board moves there.${this.all?"":" Equal images fall together."}`);let{symmetry:n,hits:o}=this.outcome;if(n===void 0)return this.say(`*All eight shown:* ${x(t.size,"different image")}${t.size<c.length?`, each ${c.length/t.size} times`:""}.`);let a=this.chosen.columns.length,i=o===1?"queen stands where a queen":"queens stand where queens",r=o===a?`All ${a} ${i} stood.`:`${o||"No"} ${o?i:"queen stands where a queen"} stood.`,d=y(n,t),u=o===a?"the board is unchanged":d<n?`it is the same as when ${g[d]}`:"it is another board",p=`${I(g[n])}, ${u}.`;return this.say(`${r} ${p}`,{view:h`<b data-qa-part="outcome">${r}</b> <span data-qa-part="reason">${p}</span>`})}#p(t,e){let n=this.collected.includes(t),o=n?y(t,e):t,a=e.get(t)?.length??0,i=t===(this.all?this.shown:y(this.shown,e)),r=h`<span class="qa-turning-same">${o<t?`same as ${c[o]}`:l}</span>`,d=()=>h`<span class="qa-turning-image" style="z-index: ${c.length-t}">
      ${j(m(this.chosen.columns,t),c[t],{marker:"qa-disc"})}</span>`,u=[n&&"qa-turning-full",i&&"qa-turning-here",this.all&&o<t&&"qa-turning-repeat"];return h`<button
      type="button"
      class=${u.filter(Boolean).join(" ")}
      data-qa-symmetry=${w[t]}
      aria-label=${this.#f(t,o,a)}
      aria-current=${i?"true":l}
      @click=${()=>this.#o(t)}><span class="qa-turning-bed" aria-hidden="true">${it(t)}${this.all?l:r}
      <b class="qa-turning-count">${a>1&&!this.all?`× ${a}`:l}</b>${n?d():l}</span><span class="qa-turning-name">${c[t]}${this.all?r:l}</span></button>`}#f(t,e,n){let[o,a]=[c[t].replace(/^[^\w]+/,""),g[t]],i=e<t?`, the same as ${e?`when ${g[e]}`:"the board as it is"}`:n>1?`, ${n} equal images`:"";return`${t+1}: ${a.includes(o)?a:`${o}, ${a}`}${i}`}#$(t,e){let n=x(t.size,"different image"),o=x(t.get(0).length,"symmetry that leaves","symmetries that leave");return e?`${n} × ${o} the board unchanged = ${c.length}`:`${this.collected.length} of ${c.length} tried: ${n} so far`}},y=(s,t)=>[...t].find(([,e])=>e.includes(s))[0];C("queens-turning",M);})();
})();
