(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:le,Figure:X,Part:ue,QueensElement:he,button:pe,checkbox:fe,choiceIn:de,choices:z,define:J,dropdown:$e,fill:ge,formatted:me,html:h,keyed:Z,live:tt,moveTabStop:et,nothing:x,numberIn:ke,pressInGrid:st,scaleOf:xe,squareUnder:S,svg:q,use:_}=queensBase;var Lt=e=>(e<26?"":"a")+String.fromCharCode(97+e%26),m=(e,t,s)=>`${Lt(t)}${s-e}`,nt=(e,t)=>[t-Number(e.slice(1)),e.charCodeAt(0)-97];var T=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),b=(e,t,s=`${t}s`)=>`${T(e)} ${e===1?t:s}`,O=e=>[e.slice(0,-1).join(", "),...e.slice(-1)].filter(Boolean).join(" and ");var y=e=>e.flatMap((t,s)=>t===null?[]:[[s,t]]),ot=e=>Array.from({length:e*e},(t,s)=>[Math.floor(s/e),s%e]);function H([e,t],[s,n]){let[o,r]=[Math.abs(e-s),Math.abs(t-n)];if(!(o===0&&r===0))return o===0?"row":r===0?"column":o===r?"diagonal":void 0}var M=(e,t)=>e.filter(s=>H(s,t));var U=(e,t,...s)=>[m(...e,t),...s].filter(Boolean).join(", ");function rt(e,t,s){let n=M(s,e).map(o=>m(...o,t));return n.length?`attacked by ${O(n)}`:""}function L(e,t){let s=2*Math.max(.01,Math.round(e*.4)/100),n=e<=12?.8:1,o=t?n:s;return[-o,-s,e+o+s,e+o+s].map(r=>Number(r.toFixed(2)))}var Nt=500,Pt=10,D;function at({pointerType:e,target:t,currentTarget:s,clientX:n,clientY:o}){if(D?.abort(),e==="mouse")return;D=new AbortController;let{signal:r}=D,a=(l,$)=>s.addEventListener(l,$,{capture:!0,signal:r}),i=setTimeout(()=>{a("click",N),t.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},Nt),c=()=>clearTimeout(i);r.addEventListener("abort",c),a("contextmenu",l=>l.isTrusted&&N(l)),a("pointerup",c),a("pointercancel",c),a("pointermove",l=>Math.hypot(l.clientX-n,l.clientY-o)>Pt&&c())}function N(e){e.preventDefault(),e.stopPropagation()}function it(e,t,s){let n=e.currentTarget,o=S(e);if(!o||e.button!==0)return;let r=new AbortController,{signal:a}=r,i=o,c=!1,l=({clientX:g,clientY:u})=>{let p=document.elementFromPoint(g,u),f=p&&n.contains(p)?S({target:p}):void 0;!f||`${f}`==`${i}`||(t(c?[f]:[o,f],!c),[i,c]=[f,!0])},$=({type:g})=>{r.abort(),c&&(g==="pointercancel"&&s(),n.addEventListener("click",N,{capture:!0,once:!0}),setTimeout(()=>n.removeEventListener("click",N,{capture:!0})))};addEventListener("pointermove",l,{signal:a});for(let g of["pointerup","pointercancel"])addEventListener(g,$,{signal:a})}var ct=e=>[...Array(e).keys()],P=(e,t)=>`${100*e/t}%`;function lt(e){let{name:t,n:s,layers:n,choose:o,forbid:r,drag:a,undrag:i,point:c=()=>{},hasCoordinates:l=s>3,texts:$,heat:g,leave:u=()=>{}}=e,p=d=>B=>{let W=S(B);W&&d(W)},[f,k,F,j]=L(s,l),Mt=`left: ${P(-f,F)}; top: ${P(-k,j)}; width: ${P(s,F)}; height: ${P(s,j)}`,At=ct(s).map(d=>h`<div role="row">${ct(s).map(B=>Ct(e,[d,B]))}</div>`),Et=Math.max(1,...($??[]).map(({length:d})=>d));return h`<div
    class="qa-click ${$&&!g?"qa-click-letters":""}"
    style="--signs: ${Et}"
    @pointerleave=${u}
    @focusout=${u}>
    <svg class="qa-board" aria-hidden="true" viewBox="${f} ${k} ${F} ${j}">
      ${_(`squares-${s}`)}${l?_(`coordinates-${s}`):x}${n}
    </svg>
    ${Z(s,h`<div
        role="grid"
        class="qa-click-grid"
        aria-label="${t}, ${s} x ${s}"
        style="--n: ${s}; ${Mt}"
        @click=${p(o)}
        @keydown=${d=>st(d,e)}
        @focusin=${d=>(et(d),p(c)(d))}
        @contextmenu=${d=>r&&(d.preventDefault(),p(r)(d))}
        @pointerover=${p(c)}
        @pointerdown=${d=>(r&&at(d),a&&it(d,a,i))}>${At}</div>`)}
  </div>`}function Ct({n:e,texts:t,describe:s,isSelected:n,heat:o,look:r=()=>""},a){let i=a[0]*e+a[1];return h`<div
    role="gridcell"
    class=${r(a)}
    style=${o?`--part: ${o(a)}%`:x}
    tabindex=${i===0?0:-1}
    aria-label=${s(a)}
    aria-selected=${n(a)}>${t?.[i]?h`<span>${t[i]}</span>`:x}</div>`}var A=(e,t)=>q`<path class=${e} d=${t.join("")}></path>`;function ut(e,t){let s=t.map(([n,o])=>`${o},${n}`);return q`<polyline
    class=${e}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...s,"0,0"].join(" ")}></polyline>`}var ht=(e,t)=>`M0 ${e}h${t}v1h-${t}z`,pt=([e,t])=>`M${t+.06} ${e+.06}h.88v.88h-.88z`;var V=([[e,t],[s,n]])=>`M${t+.5} ${e+.5}L${n+.5} ${s+.5}`,It=.46;function ft(e,t){let s=It/Math.hypot(e[0]-t[0],e[1]-t[1]),n=(o,r)=>o.map((a,i)=>a+(r[i]-a)*s);return V([n(e,t),n(t,e)])}function dt(e,t,s){let[n,o]=[!1,void 0],r=()=>{let i=n&&!document.hidden;i!==o&&t(i),o=i},a=new IntersectionObserver(i=>{n=i.at(-1).isIntersecting,r()});a.observe(e),document.addEventListener("visibilitychange",r,{signal:s}),s.addEventListener("abort",()=>a.disconnect())}var Rt="M6 5v14h2V5zm13 0-9 7 9 7z",Ft="M16 5l-9 7 9 7z",jt=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],Bt="M8 5l9 7-9 7z",zt="M18 5v14h-2V5zM5 5l9 7-9 7z",I=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#o;#s=!0;#n;#r;#a=0;constructor(t,{pace:s,changed:n=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:s,changed:n,stays:o}}set(t,s=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=s,this.position=Math.min(Math.max(t,0),s),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#o),this.#n=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,s=()=>!1){let[n,o]=t??this.#e.pace();this.#t.hush(),this.#e.stays(!0)?this.#i():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!s(this.position)?this.playAfter(n,t,s):this.#t.speakUp())}playAfter(t,s,n){this.isPlaying=!0;let o=()=>this.play(s,n);this.#o=this.#t.later(t,()=>this.#s?o():this.#n=o),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#r)return;[this.#r,this.#s]=[t,!0];let s=n=>{this.#s=n,n&&this.#n?.()};dt(this.#t,s,t)}#i(){this.stop(),this.#t.speakUp()}toggle(){this.isPlaying?this.#i():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,s={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},r=n in s?()=>this.goTo(s[n]):o[n],a=t.altKey||t.ctrlKey||t.metaKey,i=t.target,c=t.key===" "?"button, a, input:not([type=range])":"[type=range]",l=i.closest("select, textarea, [role=region]")||!(n in s)&&i.closest(c);!r||a||t.defaultPrevented||l||(t.preventDefault(),r())}view(t,s){return h`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,s)}</div>`}buttons(t,{hasEnds:s=!1}={}){let{position:n,max:o}=this,[r,a]=[n===0,n===o];return h`<div class="qa-lab-buttons" role="group" aria-label=${t}>
      ${s?C("first","Back to the start",[Rt],()=>this.goTo(0),r):x}
      ${C("back","Back",[Ft],()=>this.goTo(n-1),r)}
      ${this.playButton()}
      ${C("forward","Forward",[Bt],()=>this.forward(),a)}
      ${s?C("last","To the end",[zt],()=>this.goTo(o),a):x}
    </div>`}playButton(){return h`<button
      type="button"
      data-qa-part="play"
      title="Play"
      aria-pressed=${this.isPlaying}
      @click=${()=>this.toggle()}>${$t(jt)}</button>`}slider(t,s,n=0){let{position:o,max:r}=this;return h`<input
      type="range"
      min=${n}
      max=${r+n}
      .value=${tt(`${o+n}`)}
      aria-label=${t}
      aria-valuetext=${s}
      autocomplete="off"
      data-qa-part="slider"
      @input=${({target:a})=>this.goTo(Number(a.value)-n)}
      @pointerdown=${()=>this.#a=this.position}
      @pointercancel=${()=>this.goTo(this.#a)}><span data-qa-part="progress">${s}</span>`}},$t=e=>h`<svg viewBox="0 0 24 24" aria-hidden="true">${e.map(t=>q`<path d=${t} />`)}</svg>`,C=(e,t,s,n,o)=>h`<button
    type="button"
    data-qa-part=${e}
    title=${t}
    aria-disabled=${o}
    @click=${n}>${$t(s)}</button>`;var _t={kind:"start",queens:[],column:0,at:0,wasFull:!1,tried:0,placed:0,solutions:0,path:[0]},Ht={put({queens:e,column:t,tried:s,placed:n,solutions:o,path:r},a){let i=e.length===a-1;return{queens:[...e,t],column:i?a:0,path:[...r,n+1],tried:s+1,placed:n+1,solutions:o+Number(i)}},skip:({column:e,tried:t})=>({column:e+1,tried:t+1}),back({queens:e,path:t},s){let n=e.at(-1);return{queens:e.slice(0,-1),column:n+1,at:n,wasFull:e.length===s,path:t.slice(0,-1)}}};function Ut({queens:e,column:t},s){return t===s?"back":w(e,t).length?"skip":"put"}function gt(e){let t=[_t];for(;!Dt(t.at(-1),e);){let s=t.at(-1),n=Ut(s,e);t.push({...s,kind:n,at:s.column,wasFull:!1,...Ht[n](s,e)})}return t}var Dt=(e,t)=>!e.queens.length&&e.column===t;var w=(e,t)=>M(y(e),[e.length,t]);function G(e){let[t,...s]=e.split(" "),n=s.map(o=>nt(o,t)[1]);return{n:Number(t),columns:n.slice(0,-1),column:n.at(-1)}}var K=({n:e,columns:t,column:s})=>m(t.length,s,e),E=(e,t,s)=>({taken:s,rising:t+s,falling:t-s+e-1}),R=({columns:e,column:t})=>!w(e,t).length,mt=({n:e,columns:t})=>t.map((s,n)=>({name:m(n,s,e),queen:[n,s]}));function Vt({columns:e,column:t}){let[s]=w(e,t)[0]??[e.length-1];return s+1}var Gt=({n:e,columns:t,column:s})=>Object.entries(E(e,t.length,s)).map(([n,o])=>({name:`${n}[${o}]`,flag:n,index:o}));function Kt({columns:e,column:t}){return e.includes(t)?1:e.some((s,n)=>n+s===e.length+t)?2:3}function Yt({columns:e,column:t}){if(e.includes(t))return 0;let[s]=w(e,t).at(-1)??[0];return e.length-s}var v=[{key:"queens",askable:mt,countOf:Vt,way:"compares queens from the top row down",miss:"No queen attacks the square, so it compares"},{key:"flags",askable:Gt,countOf:Kt,way:"looks up column, rising and falling diagonal",miss:"No flag is set, so it looks up"},{key:"list",askable:e=>mt(e).toReversed(),countOf:Yt,way:"compares queens from the nearest row up",miss:"No queen is on a diagonal of the square, so it compares"}];function Y({askable:e,countOf:t},s){let n=t(s);return e(s).slice(0,n).map((o,r)=>({...o,isHit:r===n-1&&!R(s)}))}function kt(e,t){let s=Y(e,t),n=s.at(-1);return n?.isHit?`It ${e.way}, and stops at ${n.name}.`:n?`${e.miss} ${s.length===1?"the only one":`all ${s.length}`}.`:t.columns.length?`Column ${t.column} is not in the list, so the square never comes up.`:"No queen stands above, so there is nothing to compare."}var xt=e=>gt(e).flatMap(({kind:t,queens:s,at:n,placed:o,solutions:r})=>t!=="put"&&t!=="skip"?[]:{n:e,columns:t==="put"?s.slice(0,-1):s,column:n,placed:o,solutions:r});function qt(e,t){let s=t;for(;s>0&&!e[s-1].totals;)s-=1;for(let n=s;n<=t;n+=1){let o=e[n-1]?.totals??v.map(()=>0);e[n].totals??=o.map((r,a)=>r+v[a].countOf(e[n]))}return e[t].totals}function yt(e,{columns:t,column:s}){let n=t.join();return e.findIndex(o=>o.column===s&&o.columns.join()===n)}function bt(e,t,s){let{n,columns:o}=e,r=n-o.length;return t<=o.length?{n,columns:o.slice(0,t),column:s}:t>o.length+1?`The search fills one row after the other. Click a square of row ${r}.`:R(e)?{n,columns:[...o,e.column],column:s}:`*${K(e)}* is attacked, so no queen goes there. Click another square of row ${r} first.`}var Qt={row:"the row",column:"the column",diagonal:"a diagonal"};function Wt(e,t,s,n=1/0){let o=M(t,s),r=o.slice(0,n).map(a=>`by ${m(...a,e)} along ${Qt[H(a,s)]}`);return o.length>n&&r.push(`by ${o.length-n} more`),`attacked ${O(r)}`}var wt=(e,t,s,n=1/0)=>`*${m(...s,e)}* is ${Wt(e,t,s,n)}.`;var vt=(e,t,s)=>wt(e,y(t),[t.length,s]);var Xt=[400,1],Jt=40,Zt=300,te=250,Tt={taken:"column",rising:"row + column",falling:"row − column + N − 1"},Q=class extends X{static properties={square:{},sizes:{type:Array},programs:{type:Array},squares:{state:!0},program:{state:!0},refusal:{state:!0}};fillsScreen=!0;keys="On the board, arrow keys go from square to square, and Enter asks about one.";links={"data-qa-check":t=>this.follow(t)};player=new I(this,{pace:()=>this.pace,changed:()=>this.refusal=void 0});start(){this.squares||(this.program=0,this.open(G(this.square)))}get pace(){let{max:t}=this.player;return t<Zt?Xt:[Jt,Math.ceil(t/te)]}follow(t){let[,s,n]=t.match(/^(.*?)(?: ([a-z]+))?$/);n&&(this.program=v.findIndex(({key:o})=>o===n)),this.open(G(s))}choose([t,s]){let n=bt(this.squares[this.player.position],t,s);this.speakUp(),typeof n=="string"?this.refusal=n:this.open(n)}open(t){this.squares?.[0].n!==t.n&&(this.squares=xt(t.n)),this.player.set(yt(this.squares,t),this.squares.length-1),this.refusal=void 0}#t(t){let{squares:s,player:n,program:o}=this,{n:r,columns:a,column:i}=t;if(n.position===n.max){let{placed:$,solutions:g}=s.at(-1);return`*Finished*: ${b(s.length,"square")} and ${b($,"queen")} placed lead to ${b(g,"solution")}.`}let c=`*${K(t)}* is free: ${a.length===r-1?"all queens stand, a solution":"a queen goes there"}.`,l=kt(v[o],t);return`${R(t)?c:vt(r,a,i)} ${this.programs[o]}: ${l[0].toLowerCase()}${l.slice(1)}`}render(){let{squares:t,player:s,program:n,programs:o,refusal:r}=this,{position:a,max:i}=s,c=t[a],l=v.map(f=>Y(f,c)),$=qt(t,a),g=(f,k)=>h`<tr class=${k===n?"qa-checks-shown":""} data-qa-row>
      <th scope="row"><b>${f}</b>${ce(l[k])}</th><td>${l[k].length}</td><td>${T($[k])}</td></tr>`,u=f=>Object.assign(this,{program:f,refusal:void 0}),p=f=>this.open({n:f,columns:[],column:0});return h`<div class="qa-checks-stage">
      <div
        class="qa-checks-programs"
        role="group"
        aria-label="Program on the board">${z([...o.keys()],n,u,f=>o[f])}</div>
      <div class="qa-checks-board" data-qa-part="board">${this.#e(c,l[n])}</div>
      ${re(n,c,l[n])}
      <div class="qa-checks-side">
        ${this.say(r??this.#t(c),{isWrong:r!==void 0})}
        <table class="qa-checks-table">
          <thead><tr><th scope="col">questions</th><th scope="col">this square</th><th scope="col">so far</th></tr></thead>
          <tbody>${o.map(g)}</tbody>
        </table>
        <div class="qa-checks-run">
          <span
            class="qa-checks-sizes"
            role="group"
            aria-label="Size of the board">N = ${z(this.sizes,c.n,p)}</span>
          ${s.buttons("Search",{hasEnds:!0})}
          <div class="qa-lab-run">${s.slider("Squares of the search",`square ${T(a+1)} of ${T(i+1)}`)}</div>
        </div>
      </div>
    </div>`}#e(t,s){let{n,columns:o}=t,r=([u,p])=>o[u]===p,a=([u,p])=>u===o.length&&p===t.column,i=u=>s.filter(p=>p.isHit===u).map(p=>se(p,t)),c=[ut("",y(o)),A("qa-checks-row",[ht(o.length,n)]),A("qa-checks-ring",[pt([o.length,t.column])]),A("qa-checks-no",i(!1)),A("qa-checks-yes",i(!0)),s.map(ne)],l=u=>r(u)?U(u,n,"queen"):U(u,n,"empty",a(u)?"asked about":"",rt(u,n,y(o))),$=u=>r(u)||a(u)?"":ee(t,u),g=s.some(({flag:u})=>u)?ot(n).map($):void 0;return lt({name:this.ariaLabel,n,layers:c,texts:g,describe:l,isSelected:r,choose:u=>this.choose(u)})}};function ee({n:e,columns:t,column:s},n){let[o,{rising:r,falling:a}]=[E(e,t.length,s),E(e,...n)];return r===o.rising?`${r}`:a===o.falling?`${a}`:""}function se({queen:e,flag:t},{n:s,columns:n,column:o}){let r=n.length;if(e)return ft([r,o],e);if(t==="taken")return`M${o+.5} 0v${s}`;let a=t==="rising"?-1:1,i=$=>$>0?s-1-o:o,c=Math.min(r,i(-a)),l=Math.min(s-1-r,i(a));return V([[r-c,o-a*c],[r+l,o+a*l]])}function ne({queen:e},t){if(!e)return[];let[s,n]=[e[1]+.84,e[0]+.18];return q`<circle class="qa-checks-disc" cx=${s} cy=${n} r=".27"></circle><text class="qa-checks-order" x=${s} y=${n}>${t+1}</text>`}var oe=[({columns:e})=>St("columns",e),(e,t)=>Object.keys(Tt).map(s=>ae(s,e,t)),({n:e,columns:t,column:s})=>[ie(e,t,s),St("queens",t)]];function re(e,t,s){let[n,,o]=L(t.n,!0),r=`--left: ${-100*n/o}%; --width: ${100*t.n/o}%`;return h`<div
    class="qa-checks-memory"
    style=${r}
    data-qa-part="memory">${oe[e](t,s)}</div>`}var St=(e,t)=>h`<p><code>${e} = [${t.join(", ")}]</code></p>`;function Ot(e,t,s){let n=t.map((o,r)=>h`<span class=${o}>${o==="qa-checks-gone"?"":r}</span>`);return h`<div><p><code>${e}</code></p><div
    class="qa-checks-cells ${s?"qa-checks-below":""}"
    role="img"
    aria-label=${e}>${n}</div></div>`}function ae(e,{n:t,columns:s},n){let o=new Set(s.map((c,l)=>E(t,l,c)[e])),r=n.find(({flag:c})=>c===e)?.index,a=c=>`${o.has(c)?"qa-checks-set":""} ${c===r?"qa-checks-current":""}`,i=Array.from({length:e==="taken"?t:2*t-1},(c,l)=>a(l));return Ot(`${e}[${Tt[e].replace("N − 1",String(t-1))}]`,i,e==="taken")}function ie(e,t,s){let n=o=>t.includes(o)?"qa-checks-gone":o===s?"qa-checks-current":"";return Ot("columns_left",Array.from({length:e},(o,r)=>n(r)),!0)}function ce(e){let t=({name:s,isHit:n})=>h`<span
      class="qa-checks-answer ${n?"qa-checks-hit":""}">${s} ${n?h`<b>yes</b>`:h`<span>no</span>`}</span>`;return h`<span class="qa-checks-answers">${e.map(t)}</span>`}J("queens-attack-checks",Q);})();
})();
