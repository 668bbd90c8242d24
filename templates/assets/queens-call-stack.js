(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:Xt,Figure:K,Part:Kt,Player:J,QueensElement:Jt,button:Zt,checkbox:te,choiceIn:ee,choices:j,define:Z,dropdown:ne,fill:oe,formatted:re,html:c,iconButton:se,keyed:tt,live:ae,moveTabStop:et,nothing:k,numberIn:ie,pressInGrid:nt,scaleOf:ce,squareUnder:O,svg:B,use:W}=queensBase;var St=t=>String(t).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),x=(t,e,n=`${e}s`)=>`${St(t)} ${t===1?e:n}`,q=t=>[t.slice(0,-1).join(", "),...t.slice(-1)].filter(Boolean).join(" and ");var Tt=t=>(t<26?"":"a")+String.fromCharCode(97+t%26),h=(t,e,n)=>`${Tt(e)}${n-t}`;var A=t=>t.flatMap((e,n)=>e===null?[]:[[n,e]]),ot=t=>Array.from({length:t*t},(e,n)=>[Math.floor(n/t),n%t]);function z([t,e],[n,o]){let[r,s]=[Math.abs(t-n),Math.abs(e-o)];if(!(r===0&&s===0))return r===0?"row":s===0?"column":r===s?"diagonal":void 0}var U=(t,e)=>t.filter(n=>z(n,e));var L=(t,e,...n)=>[h(...t,e),...n].filter(Boolean).join(", ");function rt(t,e,n){let o=U(n,t).map(r=>h(...r,e));return o.length?`attacked by ${q(o)}`:""}var Ot={row:"the row",column:"the column",diagonal:"a diagonal"};function At(t,e,n,o=1/0){let r=U(e,n),s=r.slice(0,o).map(a=>`by ${h(...a,t)} along ${Ot[z(a,n)]}`);return r.length>o&&s.push(`by ${r.length-o} more`),`attacked ${q(s)}`}var st=(t,e,n,o=1/0)=>`*${h(...n,t)}* is ${At(t,e,n,o)}.`;var Mt={kind:"start",queens:[],column:0,at:0,wasFull:!1,tried:0,placed:0,solutions:0,path:[0]},Et={put({queens:t,column:e,tried:n,placed:o,solutions:r,path:s},a){let i=t.length===a-1;return{queens:[...t,e],column:i?a:0,path:[...s,o+1],tried:n+1,placed:o+1,solutions:r+Number(i)}},skip:({column:t,tried:e})=>({column:t+1,tried:e+1}),back({queens:t,path:e},n){let o=t.at(-1);return{queens:t.slice(0,-1),column:o+1,at:o,wasFull:t.length===n,path:e.slice(0,-1)}}};function Lt({queens:t,column:e},n){return e===n?"back":t.some((o,r)=>it(t,r,e))?"skip":"put"}function at(t){let e=[Mt];for(;!N(e.at(-1),t);){let n=e.at(-1),o=Lt(n,t);e.push({...n,kind:o,at:n.column,wasFull:!1,...Et[o](n,t)})}return e}var N=(t,e)=>!t.queens.length&&t.column===e;var it=(t,e,n)=>t[e]===n||Math.abs(t[e]-n)===t.length-e,R=(t,e)=>[...t.entries()].filter(([n])=>it(t,n,e));var G=(t,e,n)=>st(t,A(e),[e.length,n]);function ct(t){let e=[0],n=at(t).map(o=>{let r=0;return o.kind==="put"&&e.push(+(o.queens.length===t)),o.kind==="back"&&(r=e.pop(),e[e.length-1]+=r),{state:o,kind:o.kind,frames:Rt(o,t,e),calls:o.placed+1,returned:r}});return[...n,{...n.at(-1),kind:"end",frames:[],returned:e[0]}]}function Rt({queens:t,column:e},n,o){return o.map((r,s)=>{let a=s<t.length,i=s===n?0:e;return{row:s,columns:t.slice(0,s),column:a?t[s]:i,found:r,isWaiting:a}})}var I=t=>`[${t.join(", ")}]`,D=({row:t,columns:e})=>`place(${t}, ${I(e)})`,V=({column:t,isWaiting:e})=>t+Number(e),M=t=>`(${t.row}, ${I(t.columns)}, ${V(t)})`,v=(t,e,n)=>`column ${e} (${h(t,e,n)})`,Y=(t,e,n)=>e<n?`goes on with ${v(t,e,n)}`:"has no column left",It={start:()=>"print calls *place(0, [])*. Its frame is the first on the stack.",put({state:t,frames:e},n){let[o,r]=e.slice(-2),s=h(o.row,t.at,n),a=r.row===n?" There is no such row: it returns 1.":"";return`*${s}* is free. Row ${o.row} waits at column ${t.at} and calls *${D(r)}*.${a}`},skip({state:t},e){let n=t.column<e?` The loop takes column ${t.column}.`:" It was the last column.";return G(e,t.queens,t.at)+n},back({state:t,frames:e,returned:n},o){let{row:r}=e.at(-1),s={row:r+1,columns:[...t.queens,t.at]};return`*${D(s)}* returns ${n}. Its frame is gone, and row ${r} ${Y(r,t.column,o)}.`},end:({returned:t},e)=>`*place(0, [])* returns ${t}. The stack is empty, and print shows ${e} ${t}.`},Pt={name:"Call stack",title:D,detail(t,{state:e,kind:n},o){let{row:r,column:s}=t;if(r===o)return"runs: returns 1";if(s===o)return`runs: returns ${t.found}`;let a=s+1<o?`next ${s+1}`:"the last",i=t.isWaiting?`waits at ${v(r,s,o)}, ${a}`:n==="skip"?`runs: ${v(r,e.at,o)} is attacked`:`runs: tries ${v(r,s,o)}`;return t.found?`${i} (found ${t.found})`:i},counts:(t,e)=>`${x(t.length,"frame")}, ${x(e,"call")} so far`,sentence:(t,e)=>It[t.kind](t,e),words(t,e){let[n,o]=t.row?["row + 1","[*columns, column]"]:["row","columns"],r=t.row===e?"below the last row":t.row?"the next row down":"the top row",s=t.row?`row ${t.row-1}`:"print",a=t.row?"a new list: the queens above, and this one":"no queens yet";return{caption:`What ${s} gave to the running call`,items:[[n,`${t.row}`,r],[o,I(t.columns),a]]}},lines({state:t,kind:e},n){return e==="put"&&t.queens.length===n?["if row == N","return 1"]:{start:["def place"],put:["def place"],skip:["if not is_attacked"],back:["found += place"],end:["return found","print"]}[e]}},Ct={start:({frames:t})=>`The list has one entry, *${M(t[0])}*: the top row, no queens, column 0.`,put({state:t,frames:e},n){let[o,r]=e.slice(-2);return`*${h(o.row,t.at,n)}* is free. Row ${o.row} leaves *${M(o)}* for later, and *${M(r)}* goes on top.`},skip:({state:t,frames:e},n)=>`${G(n,t.queens,t.at)} Row ${e.at(-1).row} leaves *${M(e.at(-1))}* for later.`,back({state:t,frames:e},n){let{row:o}=e.at(-1);return`${t.wasFull?`There is no row ${n}, so found grows by 1.`:`Row ${o+1} has no column left.`} Its entry is gone, and row ${o} ${Y(o,t.column,n)}.`},end:({returned:t},e)=>`Row 0 has no column left. The list is empty, and print shows ${e} ${t}.`},Ft={name:"The list stack",title:M,detail(t,e,n){let o=V(t);if(t.row===n)return"is next: a solution";let r=o<n?v(t.row,o,n):"no column left";return t.isWaiting?`waits: ${r}`:`is next: ${r}`},counts:t=>t.length===1?"1 entry":`${t.length} entries`,sentence:(t,e)=>Ct[t.kind](t,e),words:t=>({caption:"What the top entry keeps",items:[["row",`${t.row}`,"the row to fill"],["columns",I(t.columns),"the queens above it"],["column",`${V(t)}`,"the column to go on with"]]}),lines({state:t,kind:e}){let[n,o,r]=["row, columns, column = stack.pop","stack.append((row, columns","if not is_attacked"],s=t.wasFull?[n,"if row == N","found += 1"]:[n,"elif column < N"];return{start:["stack = "],put:[o,"stack.append((row + 1"],skip:[o,r],back:s,end:["while stack","print"]}[e]}},y={"recursive-program":Pt,"loop-program":Ft};function lt({row:t,columns:e,column:n,isWaiting:o},r){let s=e.map((l,u)=>h(u,l,r)),a=s.length?`the ${s.length>1?"queens":"queen"} on ${q(s)}`:"no queens",i=o?`It waits at ${v(t,n,r)}, then ${Y(t,n+1,r)}`:"It runs";return`Row ${t} knows ${a}. ${i}.`}function ut(t,e){let n=2*Math.max(.01,Math.round(t*.4)/100),o=t<=12?.8:1,r=e?o:n;return[-r,-n,t+r+n,t+r+n].map(s=>Number(s.toFixed(2)))}var _t=500,jt=10,H;function dt({pointerType:t,target:e,currentTarget:n,clientX:o,clientY:r}){if(H?.abort(),t==="mouse")return;H=new AbortController;let{signal:s}=H,a=(u,w)=>n.addEventListener(u,w,{capture:!0,signal:s}),i=setTimeout(()=>{a("click",P),e.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},_t),l=()=>clearTimeout(i);s.addEventListener("abort",l),a("contextmenu",u=>u.isTrusted&&P(u)),a("pointerup",l),a("pointercancel",l),a("pointermove",u=>Math.hypot(u.clientX-o,u.clientY-r)>jt&&l())}function P(t){t.preventDefault(),t.stopPropagation()}function pt(t,e,n){let o=t.currentTarget,r=O(t);if(!r||t.button!==0)return;let s=new AbortController,{signal:a}=s,i=r,l=!1,u=({clientX:f,clientY:b})=>{let m=document.elementFromPoint(f,b),$=m&&o.contains(m)?O({target:m}):void 0;!$||`${$}`==`${i}`||(e(l?[$]:[r,$],!l),[i,l]=[$,!0])},w=({type:f})=>{s.abort(),l&&(f==="pointercancel"&&n(),o.addEventListener("click",P,{capture:!0,once:!0}),setTimeout(()=>o.removeEventListener("click",P,{capture:!0})))};addEventListener("pointermove",u,{signal:a});for(let f of["pointerup","pointercancel"])addEventListener(f,w,{signal:a})}var F=t=>[...Array(t).keys()],C=(t,e)=>`${100*t/e}%`;function Bt(t){let{name:e,n,layers:o,choose:r,forbid:s,drag:a,undrag:i,point:l=()=>{},hasCoordinates:u=n>3,texts:w,heat:f,leave:b=()=>{}}=t,m=p=>_=>{let X=O(_);X&&p(X)},[$,d,g,T]=ut(n,u),E=`left: ${C(-$,g)}; top: ${C(-d,T)}; width: ${C(n,g)}; height: ${C(n,T)}`,vt=F(n).map(p=>c`<div role="row">${F(n).map(_=>Wt(t,[p,_]))}</div>`),yt=Math.max(1,...(w??[]).map(({length:p})=>p));return c`<div
    class="qa-click ${w&&!f?"qa-click-letters":""}"
    style="--signs: ${yt}"
    @pointerleave=${b}
    @focusout=${b}>
    <svg class="qa-board" aria-hidden="true" viewBox="${$} ${d} ${g} ${T}">
      ${W(`squares-${n}`)}${u?W(`coordinates-${n}`):k}${o}
    </svg>
    ${tt(n,c`<div
        role="grid"
        class="qa-click-grid"
        aria-label="${e}, ${n} x ${n}"
        style="--n: ${n}; ${E}"
        @click=${m(r)}
        @keydown=${p=>nt(p,t)}
        @focusin=${p=>(et(p),m(l)(p))}
        @contextmenu=${p=>s&&(p.preventDefault(),m(s)(p))}
        @pointerover=${m(l)}
        @pointerdown=${p=>(s&&dt(p),a&&pt(p,a,i))}>${vt}</div>`)}
  </div>`}function ht(t,e){let n=o=>c`<span class=${o===e?"qa-edge-here":""}>${t.n-o}</span>`;return c`<div class="qa-edge-ranks" aria-hidden="true">${F(t.n).map(n)}</div>${Bt({...t,hasCoordinates:!1})}
    <span></span><div
      class="qa-edge-files"
      aria-hidden="true"
      data-qa-part="files">${F(t.n).map(o=>c`<span>${h(0,o,t.n)[0]}</span>`)}</div>`}function Wt({n:t,texts:e,describe:n,isSelected:o,heat:r,look:s=()=>""},a){let i=a[0]*t+a[1];return c`<div
    role="gridcell"
    class=${s(a)}
    style=${r?`--part: ${r(a)}%`:k}
    tabindex=${i===0?0:-1}
    aria-label=${n(a)}
    aria-selected=${o(a)}>${e?.[i]?c`<span>${e[i]}</span>`:k}</div>`}var S=(t,e)=>B`<path class=${t} d=${e.join("")}></path>`;function ft(t,e){let n=e.map(([o,r])=>`${r},${o}`);return B`<polyline
    class=${t}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...n,"0,0"].join(" ")}></polyline>`}var mt=(t,e)=>`M0 ${t}h${e}v1h-${e}z`,$t=([t,e])=>`M${e+.06} ${t+.06}h.88v.88h-.88z`,gt=([t,e],n)=>`M${e+.5-n} ${t+.5-n}l${2*n} ${2*n}m0-${2*n}l-${2*n} ${2*n}`,zt=([[t,e],[n,o]])=>`M${e+.5} ${t+.5}L${o+.5} ${n+.5}`,Ut=.46;function kt(t,e){let n=Ut/Math.hypot(t[0]-e[0],t[1]-e[1]),o=(r,s)=>r.map((a,i)=>a+(s[i]-a)*n);return zt([o(t,e),o(e,t)])}var Gt=([t,e])=>`M${e+.26} ${t+.26}h.48v.48h-.48z`,Dt=([t,e])=>`M${e+.23} ${t+.5}a.27 .27 0 1 0 .54 0a.27 .27 0 1 0-.54 0`;function wt({name:t,n:e,state:n,choose:o,ringed:r,attacked:s}){let{queens:a}=n,i=a.length<e&&!N(n,e)?a.length:void 0,l=d=>d[0]<a.length,u=(d,g,T)=>ot(e).filter(E=>l(E)===T&&xt(n,E)===d).map(g),w=[!1,!0].flatMap(d=>[S(`qa-attacked ${d?"qa-hand-old":""}`,u("attacked",g=>gt(g,.12),d)),S(`qa-hand-searched ${d?"qa-hand-old":""}`,u("searched",Gt,d))]),f=s?[...R(a,s[1]).map(d=>kt(d,s)),Dt(s)]:[],b=[...w,ft("qa-hand-queens",A(a)),S("qa-row-here",i===void 0?[]:[mt(i,e)]),S("qa-hand-attack",f),S("qa-hand-ring",r?[$t(r)]:[])];return c`<div class="qa-hand-board" data-qa-part="board">${ht({name:t,n:e,layers:b,choose:o,isSelected:([d,g])=>a[d]===g,describe:d=>Vt(e,n,d)},i)}</div>`}function xt({queens:t,column:e},[n,o]){let r=t[n]??(n===t.length?e:0);if(!(o>=r))return R(t.slice(0,n),o).length?"attacked":"searched"}function Vt(t,e,n){let{queens:o}=e;if(o[n[0]]===n[1])return L(n,t,"queen");let r=xt(e,n),s=r==="attacked"?rt(n,t,A(o.slice(0,n[0]))):"all below it searched";return r?L(n,t,"empty","tried",s):L(n,t,"empty")}var qt=t=>document.getElementById(t)?.querySelector("code")?.textContent;function bt(t,e,n,o=()=>{}){let a=t.trimEnd().replace(/^""".*"""\n+/,"").replaceAll(`


`,`

`).replace(/^N = \d+$/m,`N = ${e}`).split(`
`).map(i=>Yt(i,n,o(i)));return c`<pre
    class="qa-hand-program"
    role="region"
    tabindex="0"
    aria-label="Program"
    data-qa-part="program">${a}</pre>`}function Yt(t,e,n){let o=e.some(i=>t.trim().startsWith(i)),[,r,s]=t.match(/^([^#]*)(#.*)?$/),a=[r||(s?"":" "),s?c`<i>${s}</i>`:k];return c`<span
    class=${o?"qa-hand-lit":""}
    data-qa-waiting=${n??k}>${a}</span>`}var Ht={4:800,5:400},Qt="found += place",Q=class extends K{static properties={n:{type:Number},sizes:{type:Array},programs:{type:Array},form:{state:!0},row:{state:!0}};fillsScreen=!0;keys="On the board, arrow keys go from square to square, and Enter shows the call of a row.";links={"data-qa-calls":e=>{let[n,o,r="recursive-program"]=e.split(" ");this.form=r,this.open(Number(n),Number(o))}};player=new J(this,{pace:()=>[Ht[this.n],1],changed:()=>this.row=void 0});constructor(){super(),this.form="recursive-program"}start(){this.open(this.n,this.player.position),this.whenParsed(()=>this.requestUpdate())}open(e,n=0){this.moments=ct(e),this.player.set(n,this.moments.length-1),Object.assign(this,{n:e,row:void 0})}get moment(){return this.moments[this.player.position]}select(e){this.row=this.row===e?void 0:e}get sentence(){let{n:e,row:n,moment:o}=this;if(n===void 0)return y[this.form].sentence(o,e);let r=o.frames[n];return r?lt(r,e):`Row ${n} has no frame: its call has not begun, or it has returned.`}get board(){let{row:e,moment:n}=this,{state:o,kind:r}=n,s=n.frames[e];if(!s)return{state:o,attacked:r==="skip"?[o.queens.length,o.at]:void 0};let{columns:a,column:i,isWaiting:l}=s;return{state:{...o,queens:a,column:i},ringed:l?[e,i]:void 0}}render(){let{n:e,moment:n,player:o}=this,r=y[this.form],s=this.programs.find(([i])=>i===this.form),a=[...Array(e+1).keys()].toReversed();return c`<div class="qa-calls-stage" style="--n: ${e}">
      <div class="qa-top-bar">
        ${o.view("Step",`step ${o.position} of ${o.max}`)}
        <span role="group" aria-label="Size of the board">N = ${j(this.sizes,e,i=>this.open(i))}</span>
      </div>
      <div class="qa-calls-scene">
        <div class="qa-hand">${wt({name:this.ariaLabel,n:e,choose:([i])=>this.select(i),...this.board})}</div>
        <div class="qa-calls-stack">
          <p class="qa-calls-head"><b>${r.name}</b> <span data-qa-part="counts">${r.counts(n.frames,n.calls)}</span></p>
          <div
            class="qa-calls-frames"
            role="list"
            data-qa-part="stack">${a.map(i=>this.#t(i,n.frames[i]))}</div>
        </div>
      </div>
      ${this.say(this.sentence)}
      <div class="qa-calls-code">
        <div class="qa-calls-forms" role="group" aria-label="Program">${j(this.programs,s,([i])=>Object.assign(this,{form:i,row:void 0}),([,i])=>i)}</div>
        ${this.#e()}
        <div class="qa-calls-words" data-qa-part="words">${this.#n(n.frames.at(-1))}</div>
      </div>
    </div>`}#t(e,n){if(!n)return c`<div aria-hidden="true"></div>`;let o=y[this.form],s=o.detail(n,this.moment,this.n).split(/( \([^)]+\))/).map((a,i)=>i%2?c`<i>${a}</i>`:a);return c`<div role="listitem">
      <button
        type="button"
        class=${n.isWaiting?"qa-calls-waits":"qa-calls-runs"}
        data-qa-frame=${e}
        aria-pressed=${e===this.row}
        @click=${()=>this.select(e)}><code>${o.title(n)}</code> <span>${s}</span></button>
    </div>`}#e(){let e=(qt(this.form)??"").split(`


`).slice(2).join(`

`),n=this.moment.frames.filter(s=>s.isWaiting).length,o=`${n?x(n,"call waits","calls wait"):"no call waits"} here`,r=y[this.form].lines(this.moment,this.n);return bt(e,this.n,r,s=>s.trim().startsWith(Qt)?o:void 0)}#n(e){if(!e)return k;let{caption:n,items:o}=y[this.form].words(e,this.n);return c`<p class="qa-calls-caption">${n}</p>
      ${o.map(([r,s,a])=>c`<div><code>${r}</code> = <b>${s}</b><span>${a}</span></div>`)}`}};Z("queens-call-stack",Q);})();
})();
