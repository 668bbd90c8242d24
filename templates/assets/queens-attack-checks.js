(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:ue,Figure:X,Part:he,QueensElement:pe,button:de,checkbox:fe,choiceIn:ge,choices:j,define:J,dropdown:me,fill:$e,formatted:ke,html:h,keyed:Z,live:tt,moveTabStop:et,nothing:x,numberIn:xe,pressInGrid:nt,scaleOf:qe,squareUnder:w,svg:q,use:B}=queensBase;var Nt=e=>(e<26?"":"a")+String.fromCharCode(97+e%26),$=(e,t,n)=>`${Nt(t)}${n-e}`,st=(e,t)=>[t-Number(e.slice(1)),e.charCodeAt(0)-97];var v=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),y=(e,t,n=`${t}s`)=>`${v(e)} ${e===1?t:n}`,S=e=>[e.slice(0,-1).join(", "),...e.slice(-1)].filter(Boolean).join(" and ");var T=e=>e.flatMap((t,n)=>t===null?[]:[[n,t]]),ot=e=>Array.from({length:e*e},(t,n)=>[Math.floor(n/e),n%e]);function z([e,t],[n,s]){let[o,r]=[Math.abs(e-n),Math.abs(t-s)];if(!(o===0&&r===0))return o===0?"row":r===0?"column":o===r?"diagonal":void 0}var H=(e,t)=>e.filter(n=>z(n,t));var U=(e,t,...n)=>[$(...e,t),...n].filter(Boolean).join(", ");function rt(e,t,n){let s=H(n,e).map(o=>$(...o,t));return s.length?`attacked by ${S(s)}`:""}function L(e,t){let n=2*Math.max(.01,Math.round(e*.4)/100),s=e<=12?.8:1,o=t?s:n;return[-o,-n,e+o+n,e+o+n].map(r=>Number(r.toFixed(2)))}var Pt=500,Ct=10,D;function at({pointerType:e,target:t,currentTarget:n,clientX:s,clientY:o}){if(D?.abort(),e==="mouse")return;D=new AbortController;let{signal:r}=D,a=(l,g)=>n.addEventListener(l,g,{capture:!0,signal:r}),i=setTimeout(()=>{a("click",E),t.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},Pt),c=()=>clearTimeout(i);r.addEventListener("abort",c),a("contextmenu",l=>l.isTrusted&&E(l)),a("pointerup",c),a("pointercancel",c),a("pointermove",l=>Math.hypot(l.clientX-s,l.clientY-o)>Ct&&c())}function E(e){e.preventDefault(),e.stopPropagation()}function it(e,t,n){let s=e.currentTarget,o=w(e);if(!o||e.button!==0)return;let r=new AbortController,{signal:a}=r,i=o,c=!1,l=({clientX:m,clientY:u})=>{let p=document.elementFromPoint(m,u),d=p&&s.contains(p)?w({target:p}):void 0;!d||`${d}`==`${i}`||(t(c?[d]:[o,d],!c),[i,c]=[d,!0])},g=({type:m})=>{r.abort(),c&&(m==="pointercancel"&&n(),s.addEventListener("click",E,{capture:!0,once:!0}),setTimeout(()=>s.removeEventListener("click",E,{capture:!0})))};addEventListener("pointermove",l,{signal:a});for(let m of["pointerup","pointercancel"])addEventListener(m,g,{signal:a})}var ct=e=>[...Array(e).keys()],N=(e,t)=>`${100*e/t}%`;function lt(e){let{name:t,n,layers:s,choose:o,forbid:r,drag:a,undrag:i,point:c=()=>{},hasCoordinates:l=n>3,texts:g,heat:m,leave:u=()=>{}}=e,p=f=>F=>{let W=w(F);W&&f(W)},[d,k,R,_]=L(n,l),Mt=`left: ${N(-d,R)}; top: ${N(-k,_)}; width: ${N(n,R)}; height: ${N(n,_)}`,Lt=ct(n).map(f=>h`<div role="row">${ct(n).map(F=>It(e,[f,F]))}</div>`),Et=Math.max(1,...(g??[]).map(({length:f})=>f));return h`<div
    class="qa-click ${g&&!m?"qa-click-letters":""}"
    style="--signs: ${Et}"
    @pointerleave=${u}
    @focusout=${u}>
    <svg class="qa-board" aria-hidden="true" viewBox="${d} ${k} ${R} ${_}">
      ${B(`squares-${n}`)}${l?B(`coordinates-${n}`):x}${s}
    </svg>
    ${Z(n,h`<div
        role="grid"
        class="qa-click-grid"
        aria-label="${t}, ${n} x ${n}"
        style="--n: ${n}; ${Mt}"
        @click=${p(o)}
        @keydown=${f=>nt(f,e)}
        @focusin=${f=>(et(f),p(c)(f))}
        @contextmenu=${f=>r&&(f.preventDefault(),p(r)(f))}
        @pointerover=${p(c)}
        @pointerdown=${f=>(r&&at(f),a&&it(f,a,i))}>${Lt}</div>`)}
  </div>`}function It({n:e,texts:t,describe:n,isSelected:s,heat:o,look:r=()=>""},a){let i=a[0]*e+a[1];return h`<div
    role="gridcell"
    class=${r(a)}
    style=${o?`--part: ${o(a)}%`:x}
    tabindex=${i===0?0:-1}
    aria-label=${n(a)}
    aria-selected=${s(a)}>${t?.[i]?h`<span>${t[i]}</span>`:x}</div>`}var O=(e,t)=>q`<path class=${e} d=${t.join("")}></path>`;function ut(e,t){let n=t.map(([s,o])=>`${o},${s}`);return q`<polyline
    class=${e}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...n,"0,0"].join(" ")}></polyline>`}var ht=(e,t)=>`M0 ${e}h${t}v1h-${t}z`,pt=([e,t])=>`M${t+.06} ${e+.06}h.88v.88h-.88z`;var G=([[e,t],[n,s]])=>`M${t+.5} ${e+.5}L${s+.5} ${n+.5}`,Rt=.46;function dt(e,t){let n=Rt/Math.hypot(e[0]-t[0],e[1]-t[1]),s=(o,r)=>o.map((a,i)=>a+(r[i]-a)*n);return G([s(e,t),s(t,e)])}function ft(e,t,n){let[s,o]=[!1,void 0],r=()=>{let i=s&&!document.hidden;i!==o&&t(i),o=i},a=new IntersectionObserver(i=>{s=i.at(-1).isIntersecting,r()});a.observe(e),document.addEventListener("visibilitychange",r,{signal:n}),n.addEventListener("abort",()=>a.disconnect())}var _t="M6 5v14h2V5zm13 0-9 7 9 7z",Ft="M16 5l-9 7 9 7z",jt=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],Bt="M8 5l9 7-9 7z",zt="M18 5v14h-2V5zM5 5l9 7-9 7z",C=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#o;#n=!0;#s;#r;#a=0;constructor(t,{pace:n,changed:s=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:n,changed:s,stays:o}}set(t,n=this.max){let s=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=n,this.position=Math.min(Math.max(t,0),n),s&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#o),this.#s=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,n=()=>!1){let[s,o]=t??this.#e.pace();this.#t.hush(),this.#e.stays(!0)?this.#i():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!n(this.position)?this.playAfter(s,t,n):this.#t.speakUp())}playAfter(t,n,s){this.isPlaying=!0;let o=()=>this.play(n,s);this.#o=this.#t.later(t,()=>this.#n?o():this.#s=o),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#r)return;[this.#r,this.#n]=[t,!0];let n=s=>{this.#n=s,s&&this.#s?.()};ft(this.#t,n,t)}#i(){this.stop(),this.#t.speakUp()}toggle(){this.isPlaying?this.#i():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,n={}){let s=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},r=s in n?()=>this.goTo(n[s]):o[s],a=t.altKey||t.ctrlKey||t.metaKey,i=t.target,c=t.key===" "?"button, a, input:not([type=range])":"[type=range]",l=i.closest("select, textarea, [role=region]")||!(s in n)&&i.closest(c);!r||a||t.defaultPrevented||l||(t.preventDefault(),r())}view(t,n){return h`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,n)}</div>`}buttons(t,{hasEnds:n=!1}={}){let{position:s,max:o}=this,[r,a]=[s===0,s===o];return h`<div class="qa-lab-buttons" role="group" aria-label=${t}>
      ${n?P("first","Back to the start",[_t],()=>this.goTo(0),r):x}
      ${P("back","Back",[Ft],()=>this.goTo(s-1),r)}
      ${this.playButton()}
      ${P("forward","Forward",[Bt],()=>this.forward(),a)}
      ${n?P("last","To the end",[zt],()=>this.goTo(o),a):x}
    </div>`}playButton(){return h`<button
      type="button"
      data-qa-part="play"
      title="Play"
      aria-pressed=${this.isPlaying}
      @click=${()=>this.toggle()}>${gt(jt)}</button>`}slider(t,n,s=0){let{position:o,max:r}=this;return h`<input
      type="range"
      min=${s}
      max=${r+s}
      .value=${tt(`${o+s}`)}
      aria-label=${t}
      aria-valuetext=${n}
      autocomplete="off"
      data-qa-part="slider"
      @input=${({target:a})=>this.goTo(Number(a.value)-s)}
      @pointerdown=${()=>this.#a=this.position}
      @pointercancel=${()=>this.goTo(this.#a)}><span data-qa-part="progress">${n}</span>`}},gt=e=>h`<svg viewBox="0 0 24 24" aria-hidden="true">${e.map(t=>q`<path d=${t} />`)}</svg>`,P=(e,t,n,s,o)=>h`<button
    type="button"
    data-qa-part=${e}
    title=${t}
    aria-disabled=${o}
    @click=${s}>${gt(n)}</button>`;var Ht={kind:"start",queens:[],column:0,at:0,wasFull:!1,tried:0,placed:0,solutions:0,path:[0]},Ut={put({queens:e,column:t,tried:n,placed:s,solutions:o,path:r},a){let i=e.length===a-1;return{queens:[...e,t],column:i?a:0,path:[...r,s+1],tried:n+1,placed:s+1,solutions:o+Number(i)}},skip:({column:e,tried:t})=>({column:e+1,tried:t+1}),back({queens:e,path:t},n){let s=e.at(-1);return{queens:e.slice(0,-1),column:s+1,at:s,wasFull:e.length===n,path:t.slice(0,-1)}}};function Dt({queens:e,column:t},n){return t===n?"back":e.some((s,o)=>$t(e,o,t))?"skip":"put"}function mt(e){let t=[Ht];for(;!Gt(t.at(-1),e);){let n=t.at(-1),s=Dt(n,e);t.push({...n,kind:s,at:n.column,wasFull:!1,...Ut[s](n,e)})}return t}var Gt=(e,t)=>!e.queens.length&&e.column===t;var $t=(e,t,n)=>e[t]===n||Math.abs(e[t]-n)===e.length-t,A=(e,t)=>[...e.entries()].filter(([n])=>$t(e,n,t));function V(e){let[t,...n]=e.split(" "),s=n.map(o=>st(o,t)[1]);return{n:Number(t),columns:s.slice(0,-1),column:s.at(-1)}}var K=({n:e,columns:t,column:n})=>$(t.length,n,e),M=(e,t,n)=>({taken:n,rising:t+n,falling:t-n+e-1}),I=({columns:e,column:t})=>!A(e,t).length,kt=({n:e,columns:t})=>t.map((n,s)=>({name:$(s,n,e),queen:[s,n]}));function Vt({columns:e,column:t}){let[n]=A(e,t)[0]??[e.length-1];return n+1}var Kt=({n:e,columns:t,column:n})=>Object.entries(M(e,t.length,n)).map(([s,o])=>({name:`${s}[${o}]`,flag:s,index:o}));function Yt({columns:e,column:t}){return e.includes(t)?1:e.some((n,s)=>s+n===e.length+t)?2:3}function Qt({columns:e,column:t}){if(e.includes(t))return 0;let[n]=A(e,t).at(-1)??[0];return e.length-n}var b=[{key:"queens",askable:kt,countOf:Vt,way:"compares queens from the top row down",miss:"No queen attacks the square, so it compares"},{key:"flags",askable:Kt,countOf:Yt,way:"looks up column, rising and falling diagonal",miss:"No flag is set, so it looks up"},{key:"list",askable:e=>kt(e).toReversed(),countOf:Qt,way:"compares queens from the nearest row up",miss:"No queen is on a diagonal of the square, so it compares"}];function Y({askable:e,countOf:t},n){let s=t(n);return e(n).slice(0,s).map((o,r)=>({...o,isHit:r===s-1&&!I(n)}))}function xt(e,t){let n=Y(e,t),s=n.at(-1);return s?.isHit?`It ${e.way}, and stops at ${s.name}.`:s?`${e.miss} ${n.length===1?"the only one":`all ${n.length}`}.`:t.columns.length?`Column ${t.column} is not in the list, so the square never comes up.`:"No queen stands above, so there is nothing to compare."}var qt=e=>mt(e).flatMap(({kind:t,queens:n,at:s,placed:o,solutions:r})=>t!=="put"&&t!=="skip"?[]:{n:e,columns:t==="put"?n.slice(0,-1):n,column:s,placed:o,solutions:r});function yt(e,t){let n=t;for(;n>0&&!e[n-1].totals;)n-=1;for(let s=n;s<=t;s+=1){let o=e[s-1]?.totals??b.map(()=>0);e[s].totals??=o.map((r,a)=>r+b[a].countOf(e[s]))}return e[t].totals}function bt(e,{columns:t,column:n}){let s=t.join();return e.findIndex(o=>o.column===n&&o.columns.join()===s)}function wt(e,t,n){let{n:s,columns:o}=e,r=s-o.length;return t<=o.length?{n:s,columns:o.slice(0,t),column:n}:t>o.length+1?`The search fills one row after the other. Click a square of row ${r}.`:I(e)?{n:s,columns:[...o,e.column],column:n}:`*${K(e)}* is attacked, so no queen goes there. Click another square of row ${r} first.`}var Wt={row:"the row",column:"the column",diagonal:"a diagonal"};function Xt(e,t,n,s=1/0){let o=H(t,n),r=o.slice(0,s).map(a=>`by ${$(...a,e)} along ${Wt[z(a,n)]}`);return o.length>s&&r.push(`by ${o.length-s} more`),`attacked ${S(r)}`}var vt=(e,t,n,s=1/0)=>`*${$(...n,e)}* is ${Xt(e,t,n,s)}.`;var St=(e,t,n)=>vt(e,T(t),[t.length,n]);var Jt=[400,1],Zt=40,te=300,ee=250,Ot={taken:"column",rising:"row + column",falling:"row − column + N − 1"},Q=class extends X{static properties={square:{},sizes:{type:Array},programs:{type:Array},squares:{state:!0},program:{state:!0},refusal:{state:!0}};fillsScreen=!0;keys="On the board, arrow keys go from square to square, and Enter asks about one.";links={"data-qa-check":t=>this.follow(t)};player=new C(this,{pace:()=>this.pace,changed:()=>this.refusal=void 0});start(){this.squares||(this.program=0,this.open(V(this.square)))}get pace(){let{max:t}=this.player;return t<te?Jt:[Zt,Math.ceil(t/ee)]}follow(t){let[,n,s]=t.match(/^(.*?)(?: ([a-z]+))?$/);s&&(this.program=b.findIndex(({key:o})=>o===s)),this.open(V(n))}choose([t,n]){let s=wt(this.squares[this.player.position],t,n);this.speakUp(),typeof s=="string"?this.refusal=s:this.open(s)}open(t){this.squares?.[0].n!==t.n&&(this.squares=qt(t.n)),this.player.set(bt(this.squares,t),this.squares.length-1),this.refusal=void 0}#t(t){let{squares:n,player:s,program:o}=this,{n:r,columns:a,column:i}=t;if(s.position===s.max){let{placed:g,solutions:m}=n.at(-1);return`*Finished*: ${y(n.length,"square")} and ${y(g,"queen")} placed lead to ${y(m,"solution")}.`}let c=`*${K(t)}* is free: ${a.length===r-1?"all queens stand, a solution":"a queen goes there"}.`,l=xt(b[o],t);return`${I(t)?c:St(r,a,i)} ${this.programs[o]}: ${l[0].toLowerCase()}${l.slice(1)}`}render(){let{squares:t,player:n,program:s,programs:o,refusal:r}=this,{position:a,max:i}=n,c=t[a],l=b.map(d=>Y(d,c)),g=yt(t,a),m=(d,k)=>h`<tr class=${k===s?"qa-checks-shown":""} data-qa-row>
      <th scope="row"><b>${d}</b>${le(l[k])}</th><td>${l[k].length}</td><td>${v(g[k])}</td></tr>`,u=d=>Object.assign(this,{program:d,refusal:void 0}),p=d=>this.open({n:d,columns:[],column:0});return h`<div class="qa-checks-stage">
      <div
        class="qa-checks-programs"
        role="group"
        aria-label="Program on the board">${j([...o.keys()],s,u,d=>o[d])}</div>
      <div class="qa-checks-board" data-qa-part="board">${this.#e(c,l[s])}</div>
      ${ae(s,c,l[s])}
      <div class="qa-checks-side">
        ${this.say(r??this.#t(c),{isWrong:r!==void 0})}
        <table class="qa-checks-table">
          <thead><tr><th scope="col">questions</th><th scope="col">this square</th><th scope="col">so far</th></tr></thead>
          <tbody>${o.map(m)}</tbody>
        </table>
        <div class="qa-checks-run">
          <span
            class="qa-checks-sizes"
            role="group"
            aria-label="Size of the board">N = ${j(this.sizes,c.n,p)}</span>
          ${n.buttons("Search",{hasEnds:!0})}
          <div class="qa-lab-run">${n.slider("Squares of the search",`square ${v(a+1)} of ${v(i+1)}`)}</div>
        </div>
      </div>
    </div>`}#e(t,n){let{n:s,columns:o}=t,r=([u,p])=>o[u]===p,a=([u,p])=>u===o.length&&p===t.column,i=u=>n.filter(p=>p.isHit===u).map(p=>se(p,t)),c=[ut("",T(o)),O("qa-checks-row",[ht(o.length,s)]),O("qa-checks-ring",[pt([o.length,t.column])]),O("qa-checks-no",i(!1)),O("qa-checks-yes",i(!0)),n.map(oe)],l=u=>r(u)?U(u,s,"queen"):U(u,s,"empty",a(u)?"asked about":"",rt(u,s,T(o))),g=u=>r(u)||a(u)?"":ne(t,u),m=n.some(({flag:u})=>u)?ot(s).map(g):void 0;return lt({name:this.ariaLabel,n:s,layers:c,texts:m,describe:l,isSelected:r,choose:u=>this.choose(u)})}};function ne({n:e,columns:t,column:n},s){let[o,{rising:r,falling:a}]=[M(e,t.length,n),M(e,...s)];return r===o.rising?`${r}`:a===o.falling?`${a}`:""}function se({queen:e,flag:t},{n,columns:s,column:o}){let r=s.length;if(e)return dt([r,o],e);if(t==="taken")return`M${o+.5} 0v${n}`;let a=t==="rising"?-1:1,i=g=>g>0?n-1-o:o,c=Math.min(r,i(-a)),l=Math.min(n-1-r,i(a));return G([[r-c,o-a*c],[r+l,o+a*l]])}function oe({queen:e},t){if(!e)return[];let[n,s]=[e[1]+.84,e[0]+.18];return q`<circle class="qa-checks-disc" cx=${n} cy=${s} r=".27"></circle><text class="qa-checks-order" x=${n} y=${s}>${t+1}</text>`}var re=[({columns:e})=>Tt("columns",e),(e,t)=>Object.keys(Ot).map(n=>ie(n,e,t)),({n:e,columns:t,column:n})=>[ce(e,t,n),Tt("queens",t)]];function ae(e,t,n){let[s,,o]=L(t.n,!0),r=`--left: ${-100*s/o}%; --width: ${100*t.n/o}%`;return h`<div
    class="qa-checks-memory"
    style=${r}
    data-qa-part="memory">${re[e](t,n)}</div>`}var Tt=(e,t)=>h`<p><code>${e} = [${t.join(", ")}]</code></p>`;function At(e,t,n){let s=t.map((o,r)=>h`<span class=${o}>${o==="qa-checks-gone"?"":r}</span>`);return h`<div><p><code>${e}</code></p><div
    class="qa-checks-cells ${n?"qa-checks-below":""}"
    role="img"
    aria-label=${e}>${s}</div></div>`}function ie(e,{n:t,columns:n},s){let o=new Set(n.map((c,l)=>M(t,l,c)[e])),r=s.find(({flag:c})=>c===e)?.index,a=c=>`${o.has(c)?"qa-checks-set":""} ${c===r?"qa-checks-current":""}`,i=Array.from({length:e==="taken"?t:2*t-1},(c,l)=>a(l));return At(`${e}[${Ot[e].replace("N − 1",String(t-1))}]`,i,e==="taken")}function ce(e,t,n){let s=o=>t.includes(o)?"qa-checks-gone":o===n?"qa-checks-current":"";return At("columns_left",Array.from({length:e},(o,r)=>s(r)),!0)}function le(e){let t=({name:n,isHit:s})=>h`<span
      class="qa-checks-answer ${s?"qa-checks-hit":""}">${n} ${s?h`<b>yes</b>`:h`<span>no</span>`}</span>`;return h`<span class="qa-checks-answers">${e.map(t)}</span>`}J("queens-attack-checks",Q);})();
})();
