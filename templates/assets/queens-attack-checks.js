(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:fe,Figure:Z,Part:de,QueensElement:$e,button:ge,checkbox:me,choiceIn:ke,choices:_,define:tt,dropdown:xe,fill:qe,formatted:be,html:p,keyed:et,live:nt,moveTabStop:st,nothing:k,numberIn:ye,pressInGrid:ot,scaleOf:we,squareUnder:S,svg:x,use:H}=queensBase;var rt=e=>(e<26?"":"a")+String.fromCharCode(97+e%26),m=(e,t,n)=>`${rt(t)}${n-e}`,it=(e,t)=>[t-Number(e.slice(1)),e.charCodeAt(0)-97];var T=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),y=(e,t,n=`${t}s`)=>`${T(e)} ${e===1?t:n}`;function O(e){let t=e.slice(0,-1).join(", "),n=e.slice(-1);return t?`${t} and ${n}`:n.join("")}var q=e=>e.flatMap((t,n)=>t===null?[]:[[n,t]]),at=e=>Array.from({length:e*e},(t,n)=>[Math.floor(n/e),n%e]);function U([e,t],[n,s]){let o=Math.abs(e-n),r=Math.abs(t-s);if(!(o===0&&r===0))return o===0?"row":r===0?"column":o===r?"diagonal":void 0}var A=(e,t)=>e.filter(n=>U(n,t));var V=(e,t,...n)=>[m(...e,t),...n].filter(Boolean).join(", ");function ct(e,t,n){let s=A(n,e).map(o=>m(...o,t));return s.length?`attacked by ${O(s)}`:""}function N(e,t){let n=2*Math.max(.01,Math.round(e*.4)/100),s=e<=12?.8:1,o=t?s:n;return[-o,-n,e+o+n,e+o+n].map(r=>Number(r.toFixed(2)))}var Rt=500,Ft=10,D;function lt({pointerType:e,target:t,currentTarget:n,clientX:s,clientY:o}){if(D?.abort(),e==="mouse")return;D=new AbortController;let{signal:r}=D,i=(l,$)=>n.addEventListener(l,$,{capture:!0,signal:r}),c=setTimeout(()=>{i("click",P),t.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},Rt),a=()=>clearTimeout(c);r.addEventListener("abort",a),i("contextmenu",l=>l.isTrusted&&P(l)),i("pointerup",a),i("pointercancel",a),i("pointermove",l=>Math.hypot(l.clientX-s,l.clientY-o)>Ft&&a())}function P(e){e.preventDefault(),e.stopPropagation()}function ut(e,t,n){let s=e.currentTarget,o=S(e);if(!o||e.button!==0)return;let r=new AbortController,{signal:i}=r,c=o,a=!1,l=({clientX:g,clientY:u})=>{let h=document.elementFromPoint(g,u),f=h&&s.contains(h)?S({target:h}):void 0;!f||`${f}`==`${c}`||(t(a?[f]:[o,f],!a),[c,a]=[f,!0])},$=({type:g})=>{r.abort(),a&&(g==="pointercancel"&&n(),s.addEventListener("click",P,{capture:!0,once:!0}),setTimeout(()=>s.removeEventListener("click",P,{capture:!0})))};addEventListener("pointermove",l,{signal:i});for(let g of["pointerup","pointercancel"])addEventListener(g,$,{signal:i})}var pt=e=>[...Array(e).keys()],I=(e,t)=>`${100*e/t}%`;function ht(e){let{name:t,n,layers:s,choose:o,forbid:r,drag:i,cancelStroke:c,point:a=()=>{},hasCoordinates:l=n>3,texts:$,heat:g,leave:u=()=>{}}=e,h=d=>z=>{let L=S(z);L&&d(L)},f=d=>{st(d),h(a)(d)},b=d=>{r&&(d.preventDefault(),h(r)(d))},Lt=d=>{r&&lt(d),i&&ut(d,i,c)},[X,J,B,j]=N(n,l),Nt=`left: ${I(-X,B)}; top: ${I(-J,j)}`,Pt=`width: ${I(n,B)}; height: ${I(n,j)}`,It=pt(n).map(d=>{let z=pt(n).map(L=>Bt(e,[d,L]));return p`<div role="row">${z}</div>`}),Ct=Math.max(1,...($??[]).map(({length:d})=>d));return p`<div
    class="qa-click ${$&&!g?"qa-click-letters":""}"
    style="--signs: ${Ct}"
    @pointerleave=${u}
    @focusout=${u}>
    <svg class="qa-board" aria-hidden="true" viewBox="${X} ${J} ${B} ${j}">
      ${H(`squares-${n}`)}${l?H(`coordinates-${n}`):k}${s}
    </svg>
    ${et(n,p`<div
        role="grid"
        class="qa-click-grid"
        aria-label="${t}, ${n} x ${n}"
        style="--n: ${n}; ${Nt}; ${Pt}"
        @click=${h(o)}
        @keydown=${d=>ot(d,e)}
        @focusin=${f}
        @contextmenu=${b}
        @pointerover=${h(a)}
        @pointerdown=${Lt}>${It}</div>`)}
  </div>`}function Bt({n:e,texts:t,describe:n,isSelected:s,heat:o,look:r=()=>""},i){let c=i[0]*e+i[1],a=t?.[c];return p`<div
    role="gridcell"
    class=${r(i)}
    style=${o?`--part: ${o(i)}%`:k}
    tabindex=${c===0?0:-1}
    aria-label=${n(i)}
    aria-selected=${s(i)}>${a?p`<span>${a}</span>`:k}</div>`}var M=(e,t)=>x`<path class=${e} d=${t.join("")}></path>`;function ft(e,t){let n=t.map(([s,o])=>`${o},${s}`);return x`<polyline
    class=${e}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...n,"0,0"].join(" ")}></polyline>`}var dt=(e,t)=>`M0 ${e}h${t}v1h-${t}z`,$t=([e,t])=>`M${t+.06} ${e+.06}h.88v.88h-.88z`;var G=([[e,t],[n,s]])=>`M${t+.5} ${e+.5}L${s+.5} ${n+.5}`,jt=.46;function gt(e,t){let n=jt/Math.hypot(e[0]-t[0],e[1]-t[1]),s=(o,r)=>o.map((i,c)=>i+(r[c]-i)*n);return G([s(e,t),s(t,e)])}function mt(e,t,n){let s=!1,o,r=()=>{let c=s&&!document.hidden;c!==o&&t(c),o=c},i=new IntersectionObserver(c=>{s=c.at(-1).isIntersecting,r()});i.observe(e),document.addEventListener("visibilitychange",r,{signal:n}),n.addEventListener("abort",()=>i.disconnect())}var zt="M6 5v14h2V5zm13 0-9 7 9 7z",_t="M16 5l-9 7 9 7z",Ht=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],Ut="M8 5l9 7-9 7z",Vt="M18 5v14h-2V5zM5 5l9 7-9 7z",R=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#o;#n=!0;#s;#r;#i=0;constructor(t,{pace:n,changed:s=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:n,changed:s,stays:o}}set(t,n=this.max){let s=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=n,this.position=Math.min(Math.max(t,0),n),s&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#o),this.#s=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,n=()=>!1){let[s,o]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!n(this.position)?this.playAfter(s,t,n):this.#t.announceAgain())}playAfter(t,n,s){this.isPlaying=!0;let o=()=>this.play(n,s);this.#o=this.#t.later(t,()=>{this.#n?o():this.#s=o}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#r)return;this.#r=t,this.#n=!0;let n=s=>{this.#n=s,s&&this.#s?.()};mt(this.#t,n,t)}#a(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,n={}){let s=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},r=s in n?()=>this.goTo(n[s]):o[s],i=t.altKey||t.ctrlKey||t.metaKey,c=t.target,a=t.key===" "?"button, a, input:not([type=range])":"[type=range]",l=c.closest("select, textarea, [role=region]")||!(s in n)&&c.closest(a);!r||i||t.defaultPrevented||l||(t.preventDefault(),r())}view(t,n){return p`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,n)}</div>`}buttons(t,{hasEnds:n=!1}={}){let{position:s,max:o}=this,r=s===0,i=s===o;return p`<div class="qa-lab-buttons" role="group" aria-label=${t}>
      ${n?C("first","Back to the start",[zt],()=>this.goTo(0),r):k}
      ${C("back","Back",[_t],()=>this.goTo(s-1),r)}
      ${this.playButton()}
      ${C("forward","Forward",[Ut],()=>this.forward(),i)}
      ${n?C("last","To the end",[Vt],()=>this.goTo(o),i):k}
    </div>`}playButton(){return p`<button
      type="button"
      data-qa-part="play"
      title="Play"
      aria-pressed=${this.isPlaying}
      @click=${()=>this.toggle()}>${kt(Ht)}</button>`}slider(t,n,s=0){let{position:o,max:r}=this;return p`<input
      type="range"
      min=${s}
      max=${r+s}
      .value=${nt(`${o+s}`)}
      aria-label=${t}
      aria-valuetext=${n}
      autocomplete="off"
      data-qa-part="slider"
      @input=${({target:i})=>this.goTo(Number(i.value)-s)}
      @pointerdown=${()=>this.#i=this.position}
      @pointercancel=${()=>this.goTo(this.#i)}><span data-qa-part="progress">${n}</span>`}},kt=e=>p`<svg viewBox="0 0 24 24" aria-hidden="true">${e.map(t=>x`<path d=${t} />`)}</svg>`,C=(e,t,n,s,o)=>p`<button
    type="button"
    data-qa-part=${e}
    title=${t}
    aria-disabled=${o}
    @click=${s}>${kt(n)}</button>`;var Dt={kind:"start",queens:[],column:0,at:0,wasFull:!1,tried:0,placed:0,solutions:0,path:[0]},Gt={put({queens:e,column:t,tried:n,placed:s,solutions:o,path:r},i){let c=e.length===i-1;return{queens:[...e,t],column:c?i:0,path:[...r,s+1],tried:n+1,placed:s+1,solutions:o+Number(c)}},skip:({column:e,tried:t})=>({column:e+1,tried:t+1}),back({queens:e,path:t},n){let s=e.at(-1);return{queens:e.slice(0,-1),column:s+1,at:s,wasFull:e.length===n,path:t.slice(0,-1)}}};function Kt({queens:e,column:t},n){return t===n?"back":w(e,t).length?"skip":"put"}function xt(e){let t=[Dt];for(;!Yt(t.at(-1),e);){let n=t.at(-1),s=Kt(n,e);t.push({...n,kind:s,at:n.column,wasFull:!1,...Gt[s](n,e)})}return t}var Yt=(e,t)=>!e.queens.length&&e.column===t;var w=(e,t)=>A(q(e),[e.length,t]);function K(e){let[t,...n]=e.split(" "),s=n.map(o=>it(o,t)[1]);return{n:Number(t),columns:s.slice(0,-1),column:s.at(-1)}}var Y=({n:e,columns:t,column:n})=>m(t.length,n,e),E=(e,t,n)=>({taken:n,rising:t+n,falling:t-n+e-1}),F=({columns:e,column:t})=>!w(e,t).length,qt=({n:e,columns:t})=>t.map((n,s)=>({name:m(s,n,e),queen:[s,n]}));function Qt({columns:e,column:t}){let[n]=w(e,t)[0]??[e.length-1];return n+1}var Wt=({n:e,columns:t,column:n})=>Object.entries(E(e,t.length,n)).map(([s,o])=>({name:`${s}[${o}]`,flag:s,index:o}));function Xt({columns:e,column:t}){return e.includes(t)?1:e.some((n,s)=>s+n===e.length+t)?2:3}function Jt({columns:e,column:t}){if(e.includes(t))return 0;let[n]=w(e,t).at(-1)??[0];return e.length-n}var v=[{key:"queens",askable:qt,countOf:Qt,way:"compares queens from the top row down",miss:"No queen attacks the square, so it compares"},{key:"flags",askable:Wt,countOf:Xt,way:"looks up column, rising and falling diagonal",miss:"No flag is set, so it looks up"},{key:"list",askable:e=>qt(e).toReversed(),countOf:Jt,way:"compares queens from the nearest row up",miss:"No queen is on a diagonal of the square, so it compares"}];function Q({askable:e,countOf:t},n){let s=t(n);return e(n).slice(0,s).map((o,r)=>({...o,isHit:r===s-1&&!F(n)}))}function bt(e,t){let n=Q(e,t),s=n.at(-1);return s?.isHit?`It ${e.way}, and stops at ${s.name}.`:s?`${e.miss} ${n.length===1?"the only one":`all ${n.length}`}.`:t.columns.length?`Column ${t.column} is not in the list, so the square never comes up.`:"No queen stands above, so there is nothing to compare."}var yt=e=>xt(e).flatMap(({kind:t,queens:n,at:s,placed:o,solutions:r})=>t!=="put"&&t!=="skip"?[]:{n:e,columns:t==="put"?n.slice(0,-1):n,column:s,placed:o,solutions:r});function wt(e,t){let n=t;for(;n>0&&!e[n-1].totals;)n-=1;for(let s=n;s<=t;s+=1){let o=e[s-1]?.totals??v.map(()=>0);e[s].totals??=o.map((r,i)=>r+v[i].countOf(e[s]))}return e[t].totals}function vt(e,{columns:t,column:n}){let s=t.join();return e.findIndex(o=>o.column===n&&o.columns.join()===s)}function St(e,t,n){let{n:s,columns:o}=e,r=s-o.length;return t<=o.length?{n:s,columns:o.slice(0,t),column:n}:t>o.length+1?`The search fills one row after the other. Click a square of row ${r}.`:F(e)?{n:s,columns:[...o,e.column],column:n}:`*${Y(e)}* is attacked, so no queen goes there. Click another square of row ${r} first.`}var Zt={row:"the row",column:"the column",diagonal:"a diagonal"};function te(e,t,n,s=1/0){let o=A(t,n),r=o.slice(0,s).map(i=>`by ${m(...i,e)} along ${Zt[U(i,n)]}`);return o.length>s&&r.push(`by ${o.length-s} more`),`attacked ${O(r)}`}var Tt=(e,t,n,s=1/0)=>`*${m(...n,e)}* is ${te(e,t,n,s)}.`;var Ot=(e,t,n)=>Tt(e,q(t),[t.length,n]);var ee=[400,1],ne=40,se=300,oe=250,Mt={taken:"column",rising:"row + column",falling:"row − column + N − 1"},W=class extends Z{static properties={square:{},sizes:{type:Array},programs:{type:Array},squares:{state:!0},program:{state:!0},refusal:{state:!0}};fillsScreen=!0;keys="On the board, arrow keys go from square to square, and Enter asks about one.";links={"data-qa-check":t=>this.follow(t)};player=new R(this,{pace:()=>this.pace,changed:()=>this.refusal=void 0});setup(){this.squares||(this.program=0,this.open(K(this.square)))}get pace(){let{max:t}=this.player;return t<se?ee:[ne,Math.ceil(t/oe)]}follow(t){let[,n,s]=t.match(/^(.*?)(?: ([a-z]+))?$/);s&&(this.program=v.findIndex(({key:o})=>o===s)),this.open(K(n))}choose([t,n]){let s=St(this.squares[this.player.position],t,n);this.announceAgain(),typeof s=="string"?this.refusal=s:this.open(s)}open(t){this.squares?.[0].n!==t.n&&(this.squares=yt(t.n)),this.player.set(vt(this.squares,t),this.squares.length-1),this.refusal=void 0}#t(t){let{squares:n,player:s,program:o}=this,{n:r,columns:i,column:c}=t;if(s.position===s.max){let{placed:$,solutions:g}=n.at(-1);return`*Finished*: ${y(n.length,"square")} and ${y($,"queen")} placed lead to ${y(g,"solution")}.`}let a=`*${Y(t)}* is free: ${i.length===r-1?"all queens stand, a solution":"a queen goes there"}.`,l=bt(v[o],t);return`${F(t)?a:Ot(r,i,c)} ${this.programs[o]}: ${l[0].toLowerCase()}${l.slice(1)}`}render(){let{squares:t,player:n,program:s,programs:o,refusal:r}=this,{position:i,max:c}=n,a=t[i],l=v.map(f=>Q(f,a)),$=wt(t,i),g=(f,b)=>p`<tr class=${b===s?"qa-checks-shown":""} data-qa-row>
      <th scope="row"><b>${f}</b>${he(l[b])}</th><td>${l[b].length}</td><td>${T($[b])}</td></tr>`,u=f=>Object.assign(this,{program:f,refusal:void 0}),h=f=>this.open({n:f,columns:[],column:0});return p`<div class="qa-checks-stage">
      <div
        class="qa-checks-programs"
        role="group"
        aria-label="Program on the board">${_([...o.keys()],s,u,f=>o[f])}</div>
      <div class="qa-checks-board" data-qa-part="board">${this.#e(a,l[s])}</div>
      ${le(s,a,l[s])}
      <div class="qa-checks-side">
        ${this.message(r??this.#t(a),{isWrong:r!==void 0})}
        <table class="qa-checks-table">
          <thead><tr><th scope="col">questions</th><th scope="col">this square</th><th scope="col">so far</th></tr></thead>
          <tbody>${o.map(g)}</tbody>
        </table>
        <div class="qa-checks-run">
          <span
            class="qa-checks-sizes"
            role="group"
            aria-label="Size of the board">N = ${_(this.sizes,a.n,h)}</span>
          ${n.buttons("Search",{hasEnds:!0})}
          <div class="qa-lab-run">${n.slider("Squares of the search",`square ${T(i+1)} of ${T(c+1)}`)}</div>
        </div>
      </div>
    </div>`}#e(t,n){let{n:s,columns:o}=t,r=([u,h])=>o[u]===h,i=([u,h])=>u===o.length&&h===t.column,c=u=>n.filter(h=>h.isHit===u).map(h=>ie(h,t)),a=[ft("",q(o)),M("qa-checks-row",[dt(o.length,s)]),M("qa-checks-ring",[$t([o.length,t.column])]),M("qa-checks-no",c(!1)),M("qa-checks-yes",c(!0)),n.map(ae)],l=u=>r(u)?V(u,s,"queen"):V(u,s,"empty",i(u)?"asked about":"",ct(u,s,q(o))),$=u=>r(u)||i(u)?"":re(t,u),g=n.some(({flag:u})=>u)?at(s).map($):void 0;return ht({name:this.ariaLabel,n:s,layers:a,texts:g,describe:l,isSelected:r,choose:u=>this.choose(u)})}};function re({n:e,columns:t,column:n},s){let[o,{rising:r,falling:i}]=[E(e,t.length,n),E(e,...s)];return r===o.rising?`${r}`:i===o.falling?`${i}`:""}function ie({queen:e,flag:t},{n,columns:s,column:o}){let r=s.length;if(e)return gt([r,o],e);if(t==="taken")return`M${o+.5} 0v${n}`;let i=t==="rising"?-1:1,c=$=>$>0?n-1-o:o,a=Math.min(r,c(-i)),l=Math.min(n-1-r,c(i));return G([[r-a,o-i*a],[r+l,o+i*l]])}function ae({queen:e},t){if(!e)return[];let[n,s]=[e[1]+.84,e[0]+.18];return x`<circle class="qa-checks-disc" cx=${n} cy=${s} r=".27"></circle><text class="qa-checks-order" x=${n} y=${s}>${t+1}</text>`}var ce=[({columns:e})=>At("columns",e),(e,t)=>Object.keys(Mt).map(n=>ue(n,e,t)),({n:e,columns:t,column:n})=>[pe(e,t,n),At("queens",t)]];function le(e,t,n){let[s,,o]=N(t.n,!0),r=`--left: ${-100*s/o}%; --width: ${100*t.n/o}%`;return p`<div
    class="qa-checks-memory"
    style=${r}
    data-qa-part="memory">${ce[e](t,n)}</div>`}var At=(e,t)=>p`<p><code>${e} = [${t.join(", ")}]</code></p>`;function Et(e,t,n){let s=t.map((o,r)=>p`<span class=${o}>${o==="qa-checks-gone"?"":r}</span>`);return p`<div><p><code>${e}</code></p><div
    class="qa-checks-cells ${n?"qa-checks-below":""}"
    role="img"
    aria-label=${e}>${s}</div></div>`}function ue(e,{n:t,columns:n},s){let o=new Set(n.map((a,l)=>E(t,l,a)[e])),r=s.find(({flag:a})=>a===e)?.index,i=a=>`${o.has(a)?"qa-checks-set":""} ${a===r?"qa-checks-current":""}`,c=Array.from({length:e==="taken"?t:2*t-1},(a,l)=>i(l));return Et(`${e}[${Mt[e].replace("N − 1",String(t-1))}]`,c,e==="taken")}function pe(e,t,n){let s=o=>t.includes(o)?"qa-checks-gone":o===n?"qa-checks-current":"";return Et("columns_left",Array.from({length:e},(o,r)=>s(r)),!0)}function he(e){let t=({name:n,isHit:s})=>p`<span
      class="qa-checks-answer ${s?"qa-checks-hit":""}">${n} ${s?p`<b>yes</b>`:p`<span>no</span>`}</span>`;return p`<span class="qa-checks-answers">${e.map(t)}</span>`}tt("queens-attack-checks",W);})();
})();
