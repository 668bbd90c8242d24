(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:D,Figure:H,Part:jt,QueensElement:zt,button:Ct,checkbox:It,choiceIn:Nt,choices:Dt,define:F,dropdown:U,fill:Ht,formatted:Ft,html:p,keyed:V,live:K,moveTabStop:_,nothing:$,numberIn:Y,pressInGrid:G,scaleOf:Ut,squareUnder:b,svg:v,use:R}=queensBase;var gt=s=>(s<26?"":"a")+String.fromCharCode(97+s%26),m=(s,t,e)=>`${gt(t)}${e-s}`;var W=s=>s.flatMap((t,e)=>t===null?[]:m(e,t,s.length));var k=s=>[s.slice(0,-1).join(", "),...s.slice(-1)].filter(Boolean).join(" and ");var Q=()=>!globalThis.matchMedia?.("(hover: none)").matches;var X=s=>s[0].toUpperCase()+s.slice(1);var Z=s=>s.flatMap((t,e)=>t===null?[]:[[e,t]]);var J=(s,t,...e)=>[m(...s,t),...e].filter(Boolean).join(", ");function tt(s,t){let e=2*Math.max(.01,Math.round(s*.4)/100),n=s<=12?.8:1,o=t?n:e;return[-o,-e,s+o+e,s+o+e].map(r=>Number(r.toFixed(2)))}var mt=500,xt=10,B;function et({pointerType:s,target:t,currentTarget:e,clientX:n,clientY:o}){if(B?.abort(),s==="mouse")return;B=new AbortController;let{signal:r}=B,i=(l,d)=>e.addEventListener(l,d,{capture:!0,signal:r}),c=setTimeout(()=>{i("click",S),t.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},mt),a=()=>clearTimeout(c);r.addEventListener("abort",a),i("contextmenu",l=>l.isTrusted&&S(l)),i("pointerup",a),i("pointercancel",a),i("pointermove",l=>Math.hypot(l.clientX-n,l.clientY-o)>xt&&a())}function S(s){s.preventDefault(),s.stopPropagation()}function st(s,t,e){let n=s.currentTarget,o=b(s);if(!o||s.button!==0)return;let r=new AbortController,{signal:i}=r,c=o,a=!1,l=({clientX:u,clientY:y})=>{let f=document.elementFromPoint(u,y),g=f&&n.contains(f)?b({target:f}):void 0;!g||`${g}`==`${c}`||(t(a?[g]:[o,g],!a),[c,a]=[g,!0])},d=({type:u})=>{r.abort(),a&&(u==="pointercancel"&&e(),n.addEventListener("click",S,{capture:!0,once:!0}),setTimeout(()=>n.removeEventListener("click",S,{capture:!0})))};addEventListener("pointermove",l,{signal:i});for(let u of["pointerup","pointercancel"])addEventListener(u,d,{signal:i})}var nt=s=>[...Array(s).keys()],A=(s,t)=>`${100*s/t}%`;function ot(s){let{name:t,n:e,layers:n,choose:o,forbid:r,drag:i,undrag:c,point:a=()=>{},hasCoordinates:l=e>3,texts:d,heat:u,leave:y=()=>{}}=s,f=h=>P=>{let N=b(P);N&&h(N)},[g,I,E,O]=tt(e,l),dt=`left: ${A(-g,E)}; top: ${A(-I,O)}; width: ${A(e,E)}; height: ${A(e,O)}`,ft=nt(e).map(h=>p`<div role="row">${nt(e).map(P=>yt(s,[h,P]))}</div>`),$t=Math.max(1,...(d??[]).map(({length:h})=>h));return p`<div
    class="qa-click ${d&&!u?"qa-click-letters":""}"
    style="--signs: ${$t}"
    @pointerleave=${y}
    @focusout=${y}>
    <svg class="qa-board" aria-hidden="true" viewBox="${g} ${I} ${E} ${O}">
      ${R(`squares-${e}`)}${l?R(`coordinates-${e}`):$}${n}
    </svg>
    ${V(e,p`<div
        role="grid"
        class="qa-click-grid"
        aria-label="${t}, ${e} x ${e}"
        style="--n: ${e}; ${dt}"
        @click=${f(o)}
        @keydown=${h=>G(h,s)}
        @focusin=${h=>(_(h),f(a)(h))}
        @contextmenu=${h=>r&&(h.preventDefault(),f(r)(h))}
        @pointerover=${f(a)}
        @pointerdown=${h=>(r&&et(h),i&&st(h,i,c))}>${ft}</div>`)}
  </div>`}function yt({n:s,texts:t,describe:e,isSelected:n,heat:o,look:r=()=>""},i){let c=i[0]*s+i[1];return p`<div
    role="gridcell"
    class=${r(i)}
    style=${o?`--part: ${o(i)}%`:$}
    tabindex=${c===0?0:-1}
    aria-label=${e(i)}
    aria-selected=${n(i)}>${t?.[c]?p`<span>${t[c]}</span>`:$}</div>`}var j=(s,t)=>v`<path class=${s} d=${t.join("")}></path>`;function it(s,t){let e=t.map(([n,o])=>`${o},${n}`);return v`<polyline
    class=${s}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var rt=(s,t)=>`M0 ${s}h${t}v1h-${t}z`;function at(s,t,e){let[n,o]=[!1,void 0],r=()=>{let c=n&&!document.hidden;c!==o&&t(c),o=c},i=new IntersectionObserver(c=>{n=c.at(-1).isIntersecting,r()});i.observe(s),document.addEventListener("visibilitychange",r,{signal:e}),e.addEventListener("abort",()=>i.disconnect())}var qt="M6 5v14h2V5zm13 0-9 7 9 7z",bt="M16 5l-9 7 9 7z",vt=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],kt="M8 5l9 7-9 7z",wt="M18 5v14h-2V5zM5 5l9 7-9 7z",M=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#s;#n=!0;#o;#i;#r=0;constructor(t,{pace:e,changed:n=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:e,changed:n,stays:o}}set(t,e=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#s),this.#o=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[n,o]=t??this.#e.pace();this.#t.hush(),this.#e.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!e(this.position)?this.playAfter(n,t,e):this.#t.speakUp())}playAfter(t,e,n){this.isPlaying=!0;let o=()=>this.play(e,n);this.#s=this.#t.later(t,()=>this.#n?o():this.#o=o),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#i)return;[this.#i,this.#n]=[t,!0];let e=n=>{this.#n=n,n&&this.#o?.()};at(this.#t,e,t)}#a(){this.stop(),this.#t.speakUp()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},r=n in e?()=>this.goTo(e[n]):o[n],i=t.altKey||t.ctrlKey||t.metaKey,c=t.target,a=t.key===" "?"button, a, input:not([type=range])":"[type=range]",l=c.closest("select, textarea, [role=region]")||!(n in e)&&c.closest(a);!r||i||t.defaultPrevented||l||(t.preventDefault(),r())}view(t,e){return p`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:n,max:o}=this,[r,i]=[n===0,n===o];return p`<div class="qa-lab-buttons" role="group" aria-label=${t}>
      ${e?T("first","Back to the start",[qt],()=>this.goTo(0),r):$}
      ${T("back","Back",[bt],()=>this.goTo(n-1),r)}
      ${this.playButton()}
      ${T("forward","Forward",[kt],()=>this.forward(),i)}
      ${e?T("last","To the end",[wt],()=>this.goTo(o),i):$}
    </div>`}playButton(){return p`<button
      type="button"
      data-qa-part="play"
      title="Play"
      aria-pressed=${this.isPlaying}
      @click=${()=>this.toggle()}>${ct(vt)}</button>`}slider(t,e,n=0){let{position:o,max:r}=this;return p`<input
      type="range"
      min=${n}
      max=${r+n}
      .value=${K(`${o+n}`)}
      aria-label=${t}
      aria-valuetext=${e}
      autocomplete="off"
      data-qa-part="slider"
      @input=${({target:i})=>this.goTo(Number(i.value)-n)}
      @pointerdown=${()=>this.#r=this.position}
      @pointercancel=${()=>this.goTo(this.#r)}><span data-qa-part="progress">${e}</span>`}},ct=s=>p`<svg viewBox="0 0 24 24" aria-hidden="true">${s.map(t=>v`<path d=${t} />`)}</svg>`,T=(s,t,e,n,o)=>p`<button
    type="button"
    data-qa-part=${s}
    title=${t}
    aria-disabled=${o}
    @click=${n}>${ct(e)}</button>`;var St=["L","D","R"],x=(s,t)=>t===null?0:1<<s-1-t,L=(s,t)=>2**t-1&~(s[0]|s[1]|s[2]),lt=(s,t)=>[...Array(t).keys()].filter(e=>s&x(t,e)),w=(s,t)=>St.filter((e,n)=>s[n]&t).join("");function q(s){let t=s.length,e=[0,0,0];return s.map(n=>{let o=e.map(c=>c|x(t,n)),r=[o[0]<<1&2**t-1,o[1],o[2]>>1],i={found:e,joined:o,shifted:r,losesBit:o[0]>>t-1===1};return e=r,i})}function pt(s,t=s.length-1){return s.slice(0,t).map((n,o)=>n===null?"":At(n,o,t,s.length)).join("")}function At(s,t,e,n){return[[-1,s],[0,n],[1,n-1-s]].map(([i,c])=>[i,Math.min(c,e-t)]).map(([i,c])=>`M${s+.5} ${t+.5}l${i*c} ${c}`).join("")}var Tt=1500,Mt=["queens","row"],Lt=[["left","<< 1"],["down",""],["right",">> 1"],["free",""]];function Et(s){let t=s?.split(".")??[],e=n=>n==="-"||/^[0-7]$/.test(n)&&Number(n)<t.length;if(!(t.length<4||t.length>8||!t.every(e)))return t.map(n=>n==="-"?null:Number(n))}var C=class extends H{static properties={n:{type:Number},columns:{type:Array},sizes:{type:Array},board:{state:!0},square:{state:!0}};keys="Arrow keys go from square to square, Enter puts or lifts a queen, Delete lifts one, Ctrl Z takes back.";#t=[];player=new M(this,{pace:()=>[Tt,1],changed:()=>this.#s()});start(){this.address=new D(this,t=>this.read(t)),this.read(this.address.query),this.address.show(Mt)}read(t){let e=Array.from({length:this.n},(o,r)=>this.columns[r]??null);Object.assign(this,{board:Et(t.get("queens"))??e,square:void 0});let n=this.board.length-1;this.player.set(Y(t,"row",0,n)??Math.min(this.columns.length,n),n)}toggle(t,e){this.edit(this.board.with(t,this.board[t]===e?null:e),t),this.square=[t,e]}edit(t,e){this.#t.push(this.board),this.#e(t,e)}undo(){let t=this.#t.pop();t&&this.#e(t,t.findIndex((e,n)=>e!==this.board[n]))}#e(t,e){this.board=t,this.player.set(e,t.length-1),this.#s()}clear(t){this.square=void 0,this.edit(Array(t).fill(null),0)}#s(){this.address.write({queens:this.board.map(t=>t??"-").join("."),row:this.player.position})}render(){let{board:t,player:e,square:n}=this,o=t.length,r=Q()?p`Click a square, or go there with the arrow keys and press <kbd>Enter</kbd>.`:"Tap a square.";return p`<div class="qa-lab-live">
      <div class="qa-lab-bar">
        ${U("N",this.sizes,o,i=>this.clear(i))}
        <button type="button" data-qa-part="clear" @click=${()=>this.clear(o)}>Clear</button>
        ${e.view("Row",`row ${e.position}`)}
      </div>
      <div class="qa-lab-scene">
        <div>${this.#n()}
          <p class="qa-note" data-qa-part="square">${n?`${X(ht(t,...n))}.`:r}</p></div>
        <div>
          ${this.say(Pt(t,e.position),{look:"qa-lab-message"})}
          ${Ot(t,e.position)}</div>
      </div>
    </div>`}#n(){let{board:t,player:e}=this,n=t.length,o=[...t.keys()],r=([a,l])=>t[a]===l,i=q(t).map(({found:a})=>o.map(l=>w(a,x(n,l)))),c=[j("qa-attacked",[pt(t)]),it("",Z(t)),j("qa-row-here",[rt(e.position,n)])];return ot({name:this.ariaLabel,n,layers:c,texts:i.flatMap((a,l)=>a.map((d,u)=>r([l,u])?"":d)),look:([a,l])=>r([a,l])&&i[a][l]?"qa-lab-clash":"",describe:([a,l])=>ht(t,a,l),isSelected:r,choose:([a,l])=>this.toggle(a,l),empty:([a,l])=>t[a]===l&&this.toggle(a,l),point:a=>this.square=a})}};function Ot(s,t){let e=s.length,n=t===e-1,{found:o,joined:r,shifted:i}=q(s)[t],c=o.map((a,l)=>[a,r[l],i[l]]);return c.push([L(o,e),void 0,L(i,e)]),p`<table class="qa-lab-masks">
    <caption>L, D and R: what each mask has</caption>
    <thead><tr><th scope="col">mask</th><th scope="col">row ${t}</th><th scope="col">| bit</th><th scope="col">shift</th><th scope="col" data-qa-part="next-row">${n?"no row":`row ${t+1}`}</th></tr></thead>
    <tbody>${c.map(([a,l,d],u)=>{let[y,f]=Lt[u];return p`<tr><th scope="row">${y}</th><td>${z(a,e)}</td><td>${z(l,e)}</td><td>${f}</td><td>${n?$:z(d,e)}</td></tr>`})}</tbody>
  </table>`}function z(s,t){if(s===void 0)return $;let e=s.toString(2).padStart(t,"0").split(/(1+)/);return p`<span>${e.map(n=>n.startsWith("1")?p`<b>${n}</b>`:n)}</span><small>${s}</small>`}var ut=s=>k([...s]);function ht(s,t,e){let n=w(q(s)[t].found,x(s.length,e)),o=s[t]===e,r=n?`attacked by ${ut(n)}`:o?"":"free";return J([t,e],s.length,o?"queen":"empty",r)}function Pt(s,t){if(Rt(s))return`A solution: ${k(W(s))}.`;let{found:e,losesBit:n}=q(s)[t],o=x(s.length,s[t]),r=lt(L(e,s.length),s.length).map(l=>m(t,l,s.length)),i=w(e,o),c=`Row ${t}: ${Bt(r)}.`,a=o&&`the queen on ${m(t,s[t],s.length)}`;return i?`${c} ${ut(i)} ${i.length>1?"attack":"attacks"} ${a}.`:o?`${c} The bit of ${a} goes into all three masks${n?", and a bit of left leaves the board":""}.`:r.length?n?`${c} A bit of left leaves the board.`:c:`${c} A search turns back here.`}function Rt(s){let t=q(s);return s.every((e,n)=>e!==null&&!w(t[n].found,x(s.length,e)))}function Bt(s){return s.length===0?"no square is free":`${k(s)} ${s.length===1?"is":"are"} free`}F("queens-queen-laboratory",C,{isLazy:!0});})();
})();
