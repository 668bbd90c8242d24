(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:N,Figure:I,Part:At,Player:D,QueensElement:Mt,button:Tt,checkbox:Et,choiceIn:Lt,choices:Ot,define:z,dropdown:U,fill:Pt,formatted:jt,html:u,iconButton:Ct,keyed:F,live:Rt,moveTabStop:G,nothing:m,numberIn:V,pressInGrid:W,scaleOf:_t,squareUnder:b,svg:L,use:O}=queensBase;var dt=e=>(e<26?"":"a")+String.fromCharCode(97+e%26),g=(e,t,n)=>`${dt(t)}${n-e}`;var Y=e=>e.flatMap((t,n)=>t===null?[]:g(n,t,e.length));var k=e=>[e.slice(0,-1).join(", "),...e.slice(-1)].filter(Boolean).join(" and ");var H=()=>!globalThis.matchMedia?.("(hover: none)").matches;var Q=e=>e[0].toUpperCase()+e.slice(1);var K=e=>e.flatMap((t,n)=>t===null?[]:[[n,t]]);var X=(e,t,...n)=>[g(...e,t),...n].filter(Boolean).join(", ");function Z(e,t){let n=2*Math.max(.01,Math.round(e*.4)/100),s=e<=12?.8:1,r=t?s:n;return[-r,-n,e+r+n,e+r+n].map(c=>Number(c.toFixed(2)))}var ht=500,ft=10,P;function J({pointerType:e,target:t,currentTarget:n,clientX:s,clientY:r}){if(P?.abort(),e==="mouse")return;P=new AbortController;let{signal:c}=P,a=(i,h)=>n.addEventListener(i,h,{capture:!0,signal:c}),l=setTimeout(()=>{a("click",S),t.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},ht),o=()=>clearTimeout(l);c.addEventListener("abort",o),a("contextmenu",i=>i.isTrusted&&S(i)),a("pointerup",o),a("pointercancel",o),a("pointermove",i=>Math.hypot(i.clientX-s,i.clientY-r)>ft&&o())}function S(e){e.preventDefault(),e.stopPropagation()}function tt(e,t,n){let s=e.currentTarget,r=b(e);if(!r||e.button!==0)return;let c=new AbortController,{signal:a}=c,l=r,o=!1,i=({clientX:d,clientY:q})=>{let f=document.elementFromPoint(d,q),$=f&&s.contains(f)?b({target:f}):void 0;!$||`${$}`==`${l}`||(t(o?[$]:[r,$],!o),[l,o]=[$,!0])},h=({type:d})=>{c.abort(),o&&(d==="pointercancel"&&n(),s.addEventListener("click",S,{capture:!0,once:!0}),setTimeout(()=>s.removeEventListener("click",S,{capture:!0})))};addEventListener("pointermove",i,{signal:a});for(let d of["pointerup","pointercancel"])addEventListener(d,h,{signal:a})}var et=e=>[...Array(e).keys()],w=(e,t)=>`${100*e/t}%`;function nt(e){let{name:t,n,layers:s,choose:r,forbid:c,drag:a,undrag:l,point:o=()=>{},hasCoordinates:i=n>3,texts:h,heat:d,leave:q=()=>{}}=e,f=p=>E=>{let B=b(E);B&&p(B)},[$,_,M,T]=Z(n,i),lt=`left: ${w(-$,M)}; top: ${w(-_,T)}; width: ${w(n,M)}; height: ${w(n,T)}`,pt=et(n).map(p=>u`<div role="row">${et(n).map(E=>$t(e,[p,E]))}</div>`),ut=Math.max(1,...(h??[]).map(({length:p})=>p));return u`<div
    class="qa-click ${h&&!d?"qa-click-letters":""}"
    style="--signs: ${ut}"
    @pointerleave=${q}
    @focusout=${q}>
    <svg class="qa-board" aria-hidden="true" viewBox="${$} ${_} ${M} ${T}">
      ${O(`squares-${n}`)}${i?O(`coordinates-${n}`):m}${s}
    </svg>
    ${F(n,u`<div
        role="grid"
        class="qa-click-grid"
        aria-label="${t}, ${n} x ${n}"
        style="--n: ${n}; ${lt}"
        @click=${f(r)}
        @keydown=${p=>W(p,e)}
        @focusin=${p=>(G(p),f(o)(p))}
        @contextmenu=${p=>c&&(p.preventDefault(),f(c)(p))}
        @pointerover=${f(o)}
        @pointerdown=${p=>(c&&J(p),a&&tt(p,a,l))}>${pt}</div>`)}
  </div>`}function $t({n:e,texts:t,describe:n,isSelected:s,heat:r,look:c=()=>""},a){let l=a[0]*e+a[1];return u`<div
    role="gridcell"
    class=${c(a)}
    style=${r?`--part: ${r(a)}%`:m}
    tabindex=${l===0?0:-1}
    aria-label=${n(a)}
    aria-selected=${s(a)}>${t?.[l]?u`<span>${t[l]}</span>`:m}</div>`}var j=(e,t)=>L`<path class=${e} d=${t.join("")}></path>`;function st(e,t){let n=t.map(([s,r])=>`${r},${s}`);return L`<polyline
    class=${e}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...n,"0,0"].join(" ")}></polyline>`}var rt=(e,t)=>`M0 ${e}h${t}v1h-${t}z`;var mt=["L","D","R"],x=(e,t)=>t===null?0:1<<e-1-t,A=(e,t)=>2**t-1&~(e[0]|e[1]|e[2]),ot=(e,t)=>[...Array(t).keys()].filter(n=>e&x(t,n)),v=(e,t)=>mt.filter((n,s)=>e[s]&t).join("");function y(e){let t=e.length,n=[0,0,0];return e.map(s=>{let r=n.map(l=>l|x(t,s)),c=[r[0]<<1&2**t-1,r[1],r[2]>>1],a={found:n,joined:r,shifted:c,losesBit:r[0]>>t-1===1};return n=c,a})}function at(e,t=e.length-1){return e.slice(0,t).map((s,r)=>s===null?"":gt(s,r,t,e.length)).join("")}function gt(e,t,n,s){return[[-1,e],[0,s],[1,s-1-e]].map(([a,l])=>[a,Math.min(l,n-t)]).map(([a,l])=>`M${e+.5} ${t+.5}l${a*l} ${l}`).join("")}var xt=1500,qt=["queens","row"],yt=[["left","<< 1"],["down",""],["right",">> 1"],["free",""]];function bt(e){let t=e?.split(".")??[],n=s=>s==="-"||/^[0-7]$/.test(s)&&Number(s)<t.length;if(!(t.length<4||t.length>8||!t.every(n)))return t.map(s=>s==="-"?null:Number(s))}var R=class extends I{static properties={n:{type:Number},columns:{type:Array},sizes:{type:Array},board:{state:!0},square:{state:!0}};keys="Arrow keys go from square to square, Enter puts or lifts a queen, Delete lifts one, Ctrl Z takes back.";#t=[];player=new D(this,{pace:()=>[xt,1],changed:()=>this.#n()});start(){this.address=new N(this,t=>this.read(t)),this.read(this.address.query),this.address.show(qt)}read(t){let n=Array.from({length:this.n},(r,c)=>this.columns[c]??null);Object.assign(this,{board:bt(t.get("queens"))??n,square:void 0});let s=this.board.length-1;this.player.set(V(t,"row",0,s)??Math.min(this.columns.length,s),s)}toggle(t,n){this.edit(this.board.with(t,this.board[t]===n?null:n),t),this.square=[t,n]}edit(t,n){this.#t.push(this.board),this.#e(t,n)}undo(){let t=this.#t.pop();t&&this.#e(t,t.findIndex((n,s)=>n!==this.board[s]))}#e(t,n){this.board=t,this.player.set(n,t.length-1),this.#n()}clear(t){this.square=void 0,this.edit(Array(t).fill(null),0)}#n(){this.address.write({queens:this.board.map(t=>t??"-").join("."),row:this.player.position})}render(){let{board:t,player:n,square:s}=this,r=t.length,c=H()?u`Click a square, or go there with the arrow keys and press <kbd>Enter</kbd>.`:"Tap a square.";return u`<div class="qa-lab-live">
      <div class="qa-lab-bar">
        ${U("N",this.sizes,r,a=>this.clear(a))}
        <button type="button" data-qa-part="clear" @click=${()=>this.clear(r)}>Clear</button>
        ${n.view("Row",`row ${n.position}`)}
      </div>
      <div class="qa-lab-scene">
        <div>${this.#s()}
          <p class="qa-note" data-qa-part="square">${s?`${Q(it(t,...s))}.`:c}</p></div>
        <div>
          ${this.say(vt(t,n.position),{look:"qa-lab-message"})}
          ${kt(t,n.position)}</div>
      </div>
    </div>`}#s(){let{board:t,player:n}=this,s=t.length,r=[...t.keys()],c=([o,i])=>t[o]===i,a=y(t).map(({found:o})=>r.map(i=>v(o,x(s,i)))),l=[j("qa-attacked",[at(t)]),st("",K(t)),j("qa-row-here",[rt(n.position,s)])];return nt({name:this.ariaLabel,n:s,layers:l,texts:a.flatMap((o,i)=>o.map((h,d)=>c([i,d])?"":h)),look:([o,i])=>c([o,i])&&a[o][i]?"qa-lab-clash":"",describe:([o,i])=>it(t,o,i),isSelected:c,choose:([o,i])=>this.toggle(o,i),empty:([o,i])=>t[o]===i&&this.toggle(o,i),point:o=>this.square=o})}};function kt(e,t){let n=e.length,s=t===n-1,{found:r,joined:c,shifted:a}=y(e)[t],l=r.map((o,i)=>[o,c[i],a[i]]);return l.push([A(r,n),void 0,A(a,n)]),u`<table class="qa-lab-masks">
    <caption>L, D and R: what each mask has</caption>
    <thead><tr><th scope="col">mask</th><th scope="col">row ${t}</th><th scope="col">| bit</th><th scope="col">shift</th><th scope="col" data-qa-part="next-row">${s?"no row":`row ${t+1}`}</th></tr></thead>
    <tbody>${l.map(([o,i,h],d)=>{let[q,f]=yt[d];return u`<tr><th scope="row">${q}</th><td>${C(o,n)}</td><td>${C(i,n)}</td><td>${f}</td><td>${s?m:C(h,n)}</td></tr>`})}</tbody>
  </table>`}function C(e,t){if(e===void 0)return m;let n=e.toString(2).padStart(t,"0").split(/(1+)/);return u`<span>${n.map(s=>s.startsWith("1")?u`<b>${s}</b>`:s)}</span><small>${e}</small>`}var ct=e=>k([...e]);function it(e,t,n){let s=v(y(e)[t].found,x(e.length,n)),r=e[t]===n,c=s?`attacked by ${ct(s)}`:r?"":"free";return X([t,n],e.length,r?"queen":"empty",c)}function vt(e,t){if(St(e))return`A solution: ${k(Y(e))}.`;let{found:n,losesBit:s}=y(e)[t],r=x(e.length,e[t]),c=ot(A(n,e.length),e.length).map(i=>g(t,i,e.length)),a=v(n,r),l=`Row ${t}: ${wt(c)}.`,o=r&&`the queen on ${g(t,e[t],e.length)}`;return a?`${l} ${ct(a)} ${a.length>1?"attack":"attacks"} ${o}.`:r?`${l} The bit of ${o} goes into all three masks${s?", and a bit of left leaves the board":""}.`:c.length?s?`${l} A bit of left leaves the board.`:l:`${l} A search turns back here.`}function St(e){let t=y(e);return e.every((n,s)=>n!==null&&!v(t[s].found,x(e.length,n)))}function wt(e){return e.length===0?"no square is free":`${k(e)} ${e.length===1?"is":"are"} free`}z("queens-queen-laboratory",R);})();
})();
