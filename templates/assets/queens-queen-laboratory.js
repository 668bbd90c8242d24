(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:D,Figure:F,Part:Nt,QueensElement:Vt,button:Dt,checkbox:Ft,choiceIn:Ht,choices:Ut,define:H,dropdown:U,fill:Kt,formatted:_t,html:p,keyed:K,live:_,moveTabStop:G,nothing:$,numberIn:Y,pressInGrid:W,scaleOf:Gt,squareUnder:q,svg:v,use:R}=queensBase;var Q=s=>(s<26?"":"a")+String.fromCharCode(97+s%26),y=(s,t,e)=>`${Q(t)}${e-s}`;var X=s=>s.flatMap((t,e)=>t===null?[]:y(e,t,s.length));function k(s){let t=s.slice(0,-1).join(", "),e=s.slice(-1);return t?`${t} and ${e}`:e.join("")}var Z=()=>!globalThis.matchMedia?.("(hover: none)").matches;var J=s=>s[0].toUpperCase()+s.slice(1);var tt=s=>s.flatMap((t,e)=>t===null?[]:[[e,t]]);var et=(s,t,...e)=>[y(...s,t),...e].filter(Boolean).join(", ");function st(s,t){let e=2*Math.max(.01,Math.round(s*.4)/100),n=s<=12?.8:1,o=t?n:e;return[-o,-e,s+o+e,s+o+e].map(r=>Number(r.toFixed(2)))}var qt=500,vt=10,z;function nt({pointerType:s,target:t,currentTarget:e,clientX:n,clientY:o}){if(z?.abort(),s==="mouse")return;z=new AbortController;let{signal:r}=z,i=(c,d)=>e.addEventListener(c,d,{capture:!0,signal:r}),l=setTimeout(()=>{i("click",A),t.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},qt),a=()=>clearTimeout(l);r.addEventListener("abort",a),i("contextmenu",c=>c.isTrusted&&A(c)),i("pointerup",a),i("pointercancel",a),i("pointermove",c=>Math.hypot(c.clientX-n,c.clientY-o)>vt&&a())}function A(s){s.preventDefault(),s.stopPropagation()}function ot(s,t,e){let n=s.currentTarget,o=q(s);if(!o||s.button!==0)return;let r=new AbortController,{signal:i}=r,l=o,a=!1,c=({clientX:h,clientY:x})=>{let f=document.elementFromPoint(h,x),g=f&&n.contains(f)?q({target:f}):void 0;!g||`${g}`==`${l}`||(t(a?[g]:[o,g],!a),[l,a]=[g,!0])},d=({type:h})=>{r.abort(),a&&(h==="pointercancel"&&e(),n.addEventListener("click",A,{capture:!0,once:!0}),setTimeout(()=>n.removeEventListener("click",A,{capture:!0})))};addEventListener("pointermove",c,{signal:i});for(let h of["pointerup","pointercancel"])addEventListener(h,d,{signal:i})}var it=s=>[...Array(s).keys()],T=(s,t)=>`${100*s/t}%`;function rt(s){let{name:t,n:e,layers:n,choose:o,forbid:r,drag:i,cancelStroke:l,point:a=()=>{},hasCoordinates:c=e>3,texts:d,heat:h,leave:x=()=>{}}=s,f=u=>B=>{let S=q(B);S&&u(S)},g=u=>{G(u),f(a)(u)},$t=u=>{r&&(u.preventDefault(),f(r)(u))},gt=u=>{r&&nt(u),i&&ot(u,i,l)},[N,V,O,P]=st(e,c),mt=`left: ${T(-N,O)}; top: ${T(-V,P)}`,xt=`width: ${T(e,O)}; height: ${T(e,P)}`,yt=it(e).map(u=>{let B=it(e).map(S=>kt(s,[u,S]));return p`<div role="row">${B}</div>`}),bt=Math.max(1,...(d??[]).map(({length:u})=>u));return p`<div
    class="qa-click ${d&&!h?"qa-click-letters":""}"
    style="--signs: ${bt}"
    @pointerleave=${x}
    @focusout=${x}>
    <svg class="qa-board" aria-hidden="true" viewBox="${N} ${V} ${O} ${P}">
      ${R(`squares-${e}`)}${c?R(`coordinates-${e}`):$}${n}
    </svg>
    ${K(e,p`<div
        role="grid"
        class="qa-click-grid"
        aria-label="${t}, ${e} x ${e}"
        style="--n: ${e}; ${mt}; ${xt}"
        @click=${f(o)}
        @keydown=${u=>W(u,s)}
        @focusin=${g}
        @contextmenu=${$t}
        @pointerover=${f(a)}
        @pointerdown=${gt}>${yt}</div>`)}
  </div>`}function kt({n:s,texts:t,describe:e,isSelected:n,heat:o,look:r=()=>""},i){let l=i[0]*s+i[1],a=t?.[l];return p`<div
    role="gridcell"
    class=${r(i)}
    style=${o?`--part: ${o(i)}%`:$}
    tabindex=${l===0?0:-1}
    aria-label=${e(i)}
    aria-selected=${n(i)}>${a?p`<span>${a}</span>`:$}</div>`}var j=(s,t)=>v`<path class=${s} d=${t.join("")}></path>`;function at(s,t){let e=t.map(([n,o])=>`${o},${n}`);return v`<polyline
    class=${s}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var ct=(s,t)=>`M0 ${s}h${t}v1h-${t}z`;function lt(s,t,e){let n=!1,o,r=()=>{let l=n&&!document.hidden;l!==o&&t(l),o=l},i=new IntersectionObserver(l=>{n=l.at(-1).isIntersecting,r()});i.observe(s),document.addEventListener("visibilitychange",r,{signal:e}),e.addEventListener("abort",()=>i.disconnect())}var wt="M6 5v14h2V5zm13 0-9 7 9 7z",St="M16 5l-9 7 9 7z",At=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],Tt="M8 5l9 7-9 7z",Mt="M18 5v14h-2V5zM5 5l9 7-9 7z",L=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#s;#n=!0;#o;#i;#r=0;constructor(t,{pace:e,changed:n=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:e,changed:n,stays:o}}set(t,e=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#s),this.#o=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[n,o]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!e(this.position)?this.playAfter(n,t,e):this.#t.announceAgain())}playAfter(t,e,n){this.isPlaying=!0;let o=()=>this.play(e,n);this.#s=this.#t.later(t,()=>{this.#n?o():this.#o=o}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#i)return;this.#i=t,this.#n=!0;let e=n=>{this.#n=n,n&&this.#o?.()};lt(this.#t,e,t)}#a(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},r=n in e?()=>this.goTo(e[n]):o[n],i=t.altKey||t.ctrlKey||t.metaKey,l=t.target,a=t.key===" "?"button, a, input:not([type=range])":"[type=range]",c=l.closest("select, textarea, [role=region]")||!(n in e)&&l.closest(a);!r||i||t.defaultPrevented||c||(t.preventDefault(),r())}view(t,e){return p`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:n,max:o}=this,r=n===0,i=n===o;return p`<div class="qa-lab-buttons" role="group" aria-label=${t}>
      ${e?M("first","Back to the start",[wt],()=>this.goTo(0),r):$}
      ${M("back","Back",[St],()=>this.goTo(n-1),r)}
      ${this.playButton()}
      ${M("forward","Forward",[Tt],()=>this.forward(),i)}
      ${e?M("last","To the end",[Mt],()=>this.goTo(o),i):$}
    </div>`}playButton(){return p`<button
      type="button"
      data-qa-part="play"
      title="Play"
      aria-pressed=${this.isPlaying}
      @click=${()=>this.toggle()}>${pt(At)}</button>`}slider(t,e,n=0){let{position:o,max:r}=this;return p`<input
      type="range"
      min=${n}
      max=${r+n}
      .value=${_(`${o+n}`)}
      aria-label=${t}
      aria-valuetext=${e}
      autocomplete="off"
      data-qa-part="slider"
      @input=${({target:i})=>this.goTo(Number(i.value)-n)}
      @pointerdown=${()=>this.#r=this.position}
      @pointercancel=${()=>this.goTo(this.#r)}><span data-qa-part="progress">${e}</span>`}},pt=s=>p`<svg viewBox="0 0 24 24" aria-hidden="true">${s.map(t=>v`<path d=${t} />`)}</svg>`,M=(s,t,e,n,o)=>p`<button
    type="button"
    data-qa-part=${s}
    title=${t}
    aria-disabled=${o}
    @click=${n}>${pt(e)}</button>`;var Lt=["L","D","R"],m=(s,t)=>t===null?0:1<<s-1-t,E=(s,t)=>2**t-1&~(s[0]|s[1]|s[2]),ut=(s,t)=>[...Array(t).keys()].filter(e=>s&m(t,e)),w=(s,t)=>Lt.filter((e,n)=>s[n]&t).join("");function b(s){let t=s.length,e=[0,0,0];return s.map(n=>{let o=e.map(l=>l|m(t,n)),r=[o[0]<<1&2**t-1,o[1],o[2]>>1],i={found:e,joined:o,shifted:r,losesBit:o[0]>>t-1===1};return e=r,i})}function ht(s,t=s.length-1){return s.slice(0,t).map((n,o)=>n===null?"":Et(n,o,t,s.length)).join("")}function Et(s,t,e,n){return[[-1,s],[0,n],[1,n-1-s]].map(([i,l])=>[i,Math.min(l,e-t)]).map(([i,l])=>`M${s+.5} ${t+.5}l${i*l} ${l}`).join("")}var Ot=1500,Pt=["queens","row"],Bt=[["left","<< 1"],["down",""],["right",">> 1"],["free",""]];function Rt(s){let t=s?.split(".")??[],e=n=>n==="-"||/^[0-7]$/.test(n)&&Number(n)<t.length;if(!(t.length<4||t.length>8||!t.every(e)))return t.map(n=>n==="-"?null:Number(n))}var I=class extends F{static properties={n:{type:Number},columns:{type:Array},sizes:{type:Array},board:{state:!0},square:{state:!0}};keys="Arrow keys go from square to square, Enter puts or lifts a queen, Delete lifts one, Ctrl Z takes back.";#t=[];player=new L(this,{pace:()=>[Ot,1],changed:()=>this.#s()});setup(){this.address=new D(this,t=>this.read(t)),this.read(this.address.query),this.address.show(Pt)}read(t){let e=Array.from({length:this.n},(o,r)=>this.columns[r]??null);Object.assign(this,{board:Rt(t.get("queens"))??e,square:void 0});let n=this.board.length-1;this.player.set(Y(t,"row",0,n)??Math.min(this.columns.length,n),n)}toggle(t,e){this.edit(this.board.with(t,this.board[t]===e?null:e),t),this.square=[t,e]}edit(t,e){this.#t.push(this.board),this.#e(t,e)}undo(){let t=this.#t.pop();t&&this.#e(t,t.findIndex((e,n)=>e!==this.board[n]))}#e(t,e){this.board=t,this.player.set(e,t.length-1),this.#s()}clear(t){this.square=void 0,this.edit(Array(t).fill(null),0)}#s(){this.address.write({queens:this.board.map(t=>t??"-").join("."),row:this.player.position})}render(){let{board:t,player:e,square:n}=this,o=t.length,r=Z()?p`Click a square, or go there with the arrow keys and press <kbd>Enter</kbd>.`:"Tap a square.";return p`<div class="qa-lab-live">
      <div class="qa-lab-bar">
        ${U("N",this.sizes,o,i=>this.clear(i))}
        <button type="button" data-qa-part="clear" @click=${()=>this.clear(o)}>Clear</button>
        ${e.view("Row",`row ${e.position}`)}
      </div>
      <div class="qa-lab-scene">
        <div>${this.#n()}
          <p class="qa-note" data-qa-part="square">${n?`${J(dt(t,...n))}.`:r}</p></div>
        <div>
          ${this.message(jt(t,e.position),{look:"qa-lab-message"})}
          ${zt(t,e.position)}</div>
      </div>
    </div>`}#n(){let{board:t,player:e}=this,n=t.length,o=[...t.keys()],r=([a,c])=>t[a]===c,i=b(t).map(({found:a})=>o.map(c=>w(a,m(n,c)))),l=[j("qa-attacked",[ht(t)]),at("",tt(t)),j("qa-row-here",[ct(e.position,n)])];return rt({name:this.ariaLabel,n,layers:l,texts:i.flatMap((a,c)=>a.map((d,h)=>r([c,h])?"":d)),look:([a,c])=>r([a,c])&&i[a][c]?"qa-lab-clash":"",describe:([a,c])=>dt(t,a,c),isSelected:r,choose:([a,c])=>this.toggle(a,c),empty:([a,c])=>t[a]===c&&this.toggle(a,c),point:a=>this.square=a})}};function zt(s,t){let e=s.length,n=t===e-1,{found:o,joined:r,shifted:i}=b(s)[t],l=o.map((a,c)=>[a,r[c],i[c]]);return l.push([E(o,e),void 0,E(i,e)]),p`<table class="qa-lab-masks">
    <caption>L, D and R: what each mask has</caption>
    <thead><tr><th scope="col">mask</th><th scope="col">row ${t}</th><th scope="col">| bit</th><th scope="col">shift</th><th scope="col" data-qa-part="next-row">${n?"no row":`row ${t+1}`}</th></tr></thead>
    <tbody>${l.map(([a,c,d],h)=>{let[x,f]=Bt[h];return p`<tr><th scope="row">${x}</th><td>${C(a,e)}</td><td>${C(c,e)}</td><td>${f}</td><td>${n?$:C(d,e)}</td></tr>`})}</tbody>
  </table>`}function C(s,t){if(s===void 0)return $;let e=s.toString(2).padStart(t,"0").split(/(1+)/);return p`<span>${e.map(n=>n.startsWith("1")?p`<b>${n}</b>`:n)}</span><small>${s}</small>`}var ft=s=>k([...s]);function dt(s,t,e){let n=w(b(s)[t].found,m(s.length,e)),o=s[t]===e,r=n?`attacked by ${ft(n)}`:o?"":"free";return et([t,e],s.length,o?"queen":"empty",r)}function jt(s,t){if(Ct(s))return`A solution: ${k(X(s))}.`;let{found:e,losesBit:n}=b(s)[t],o=m(s.length,s[t]),r=ut(E(e,s.length),s.length).map(c=>y(t,c,s.length)),i=w(e,o),l=`Row ${t}: ${It(r)}.`,a=o&&`the queen on ${y(t,s[t],s.length)}`;return i?`${l} ${ft(i)} ${i.length>1?"attack":"attacks"} ${a}.`:o?`${l} The bit of ${a} goes into all three masks${n?", and a bit of left leaves the board":""}.`:r.length?n?`${l} A bit of left leaves the board.`:l:`${l} A search turns back here.`}function Ct(s){let t=b(s);return s.every((e,n)=>e!==null&&!w(t[n].found,m(s.length,e)))}function It(s){return s.length===0?"no square is free":`${k(s)} ${s.length===1?"is":"are"} free`}H("queens-queen-laboratory",I,{isLazy:!0});})();
})();
