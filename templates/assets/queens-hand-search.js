(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:Ae,Figure:ot,Part:rt,QueensElement:Ee,button:v,checkbox:Oe,choiceIn:Le,choices:G,define:W,dropdown:Pe,fill:Fe,formatted:Be,html:h,keyed:at,live:ct,moveTabStop:lt,nothing:f,numberIn:je,pressInGrid:ht,scaleOf:dt,squareUnder:L,svg:x,use:P}=queensBase;function pt(s,t,e){let[n,i]=[!1,void 0],r=()=>{let a=n&&!document.hidden;a!==i&&t(a),i=a},o=new IntersectionObserver(a=>{n=a.at(-1).isIntersecting,r()});o.observe(s),document.addEventListener("visibilitychange",r,{signal:e}),e.addEventListener("abort",()=>o.disconnect())}var Ht="M6 5v14h2V5zm13 0-9 7 9 7z",Kt="M16 5l-9 7 9 7z",Gt=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],Wt="M8 5l9 7-9 7z",Yt="M18 5v14h-2V5zM5 5l9 7-9 7z",N=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#i;#s=!0;#n;#o;#a=0;constructor(t,{pace:e,changed:n=()=>{},stays:i=()=>!1}){this.#t=t,this.#e={pace:e,changed:n,stays:i}}set(t,e=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#i),this.#n=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[n,i]=t??this.#e.pace();this.#t.hush(),this.#e.stays(!0)?this.#r():(this.goTo(this.position===this.max?0:this.position+i),this.position<this.max&&!e(this.position)?this.playAfter(n,t,e):this.#t.speakUp())}playAfter(t,e,n){this.isPlaying=!0;let i=()=>this.play(e,n);this.#i=this.#t.later(t,()=>this.#s?i():this.#n=i),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#o)return;[this.#o,this.#s]=[t,!0];let e=n=>{this.#s=n,n&&this.#n?.()};pt(this.#t,e,t)}#r(){this.stop(),this.#t.speakUp()}toggle(){this.isPlaying?this.#r():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,i={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},r=n in e?()=>this.goTo(e[n]):i[n],o=t.altKey||t.ctrlKey||t.metaKey,a=t.target,c=t.key===" "?"button, a, input:not([type=range])":"[type=range]",l=a.closest("select, textarea, [role=region]")||!(n in e)&&a.closest(c);!r||o||t.defaultPrevented||l||(t.preventDefault(),r())}view(t,e){return h`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:n,max:i}=this,[r,o]=[n===0,n===i];return h`<div class="qa-lab-buttons" role="group" aria-label=${t}>
      ${e?j("first","Back to the start",[Ht],()=>this.goTo(0),r):f}
      ${j("back","Back",[Kt],()=>this.goTo(n-1),r)}
      ${this.playButton()}
      ${j("forward","Forward",[Wt],()=>this.forward(),o)}
      ${e?j("last","To the end",[Yt],()=>this.goTo(i),o):f}
    </div>`}playButton(){return h`<button
      type="button"
      data-qa-part="play"
      title="Play"
      aria-pressed=${this.isPlaying}
      @click=${()=>this.toggle()}>${ut(Gt)}</button>`}slider(t,e,n=0){let{position:i,max:r}=this;return h`<input
      type="range"
      min=${n}
      max=${r+n}
      .value=${ct(`${i+n}`)}
      aria-label=${t}
      aria-valuetext=${e}
      autocomplete="off"
      data-qa-part="slider"
      @input=${({target:o})=>this.goTo(Number(o.value)-n)}
      @pointerdown=${()=>this.#a=this.position}
      @pointercancel=${()=>this.goTo(this.#a)}><span data-qa-part="progress">${e}</span>`}},ut=s=>h`<svg viewBox="0 0 24 24" aria-hidden="true">${s.map(t=>x`<path d=${t} />`)}</svg>`,j=(s,t,e,n,i)=>h`<button
    type="button"
    data-qa-part=${s}
    title=${t}
    aria-disabled=${i}
    @click=${n}>${ut(e)}</button>`;var Vt=s=>(s<26?"":"a")+String.fromCharCode(97+s%26),g=(s,t,e)=>`${Vt(t)}${e-s}`,ft=(s,t)=>[t-Number(s.slice(1)),s.charCodeAt(0)-97],Y=s=>s.flatMap((t,e)=>t===null?[]:g(e,t,s.length));function gt(s){let t=Y(s);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}var Qt=s=>String(s).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),R=(s,t,e=`${t}s`)=>`${Qt(s)} ${s===1?t:e}`,M=s=>[s.slice(0,-1).join(", "),...s.slice(-1)].filter(Boolean).join(" and ");var F=s=>s.flatMap((t,e)=>t===null?[]:[[e,t]]),$t=s=>Array.from({length:s*s},(t,e)=>[Math.floor(e/s),e%s]);function V([s,t],[e,n]){let[i,r]=[Math.abs(s-e),Math.abs(t-n)];if(!(i===0&&r===0))return i===0?"row":r===0?"column":i===r?"diagonal":void 0}var Q=(s,t)=>s.filter(e=>V(e,t));var I=(s,t,...e)=>[g(...s,t),...e].filter(Boolean).join(", ");function mt(s,t,e){let n=Q(e,s).map(i=>g(...i,t));return n.length?`attacked by ${M(n)}`:""}function X(s,t){let e=2*Math.max(.01,Math.round(s*.4)/100),n=s<=12?.8:1,i=t?n:e;return[-i,-e,s+i+e,s+i+e].map(r=>Number(r.toFixed(2)))}var qt=s=>["0,0",...s.flatMap((t,e)=>t===null?[]:`${t},${e}`),"0,0"].join(" ");var Xt=500,Jt=10,J;function yt({pointerType:s,target:t,currentTarget:e,clientX:n,clientY:i}){if(J?.abort(),s==="mouse")return;J=new AbortController;let{signal:r}=J,o=(l,u)=>e.addEventListener(l,u,{capture:!0,signal:r}),a=setTimeout(()=>{o("click",_),t.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},Xt),c=()=>clearTimeout(a);r.addEventListener("abort",c),o("contextmenu",l=>l.isTrusted&&_(l)),o("pointerup",c),o("pointercancel",c),o("pointermove",l=>Math.hypot(l.clientX-n,l.clientY-i)>Jt&&c())}function _(s){s.preventDefault(),s.stopPropagation()}function bt(s,t,e){let n=s.currentTarget,i=L(s);if(!i||s.button!==0)return;let r=new AbortController,{signal:o}=r,a=i,c=!1,l=({clientX:$,clientY:p})=>{let q=document.elementFromPoint($,p),m=q&&n.contains(q)?L({target:q}):void 0;!m||`${m}`==`${a}`||(t(c?[m]:[i,m],!c),[a,c]=[m,!0])},u=({type:$})=>{r.abort(),c&&($==="pointercancel"&&e(),n.addEventListener("click",_,{capture:!0,once:!0}),setTimeout(()=>n.removeEventListener("click",_,{capture:!0})))};addEventListener("pointermove",l,{signal:o});for(let $ of["pointerup","pointercancel"])addEventListener($,u,{signal:o})}var C=s=>[...Array(s).keys()],U=(s,t)=>`${100*s/t}%`;function Zt(s){let{name:t,n:e,layers:n,choose:i,forbid:r,drag:o,undrag:a,point:c=()=>{},hasCoordinates:l=e>3,texts:u,heat:$,leave:p=()=>{}}=s,q=y=>K=>{let it=L(K);it&&y(it)},[m,d,b,k]=X(e,l),T=`left: ${U(-m,b)}; top: ${U(-d,k)}; width: ${U(e,b)}; height: ${U(e,k)}`,zt=C(e).map(y=>h`<div role="row">${C(e).map(K=>te(s,[y,K]))}</div>`),Dt=Math.max(1,...(u??[]).map(({length:y})=>y));return h`<div
    class="qa-click ${u&&!$?"qa-click-letters":""}"
    style="--signs: ${Dt}"
    @pointerleave=${p}
    @focusout=${p}>
    <svg class="qa-board" aria-hidden="true" viewBox="${m} ${d} ${b} ${k}">
      ${P(`squares-${e}`)}${l?P(`coordinates-${e}`):f}${n}
    </svg>
    ${at(e,h`<div
        role="grid"
        class="qa-click-grid"
        aria-label="${t}, ${e} x ${e}"
        style="--n: ${e}; ${T}"
        @click=${q(i)}
        @keydown=${y=>ht(y,s)}
        @focusin=${y=>(lt(y),q(c)(y))}
        @contextmenu=${y=>r&&(y.preventDefault(),q(r)(y))}
        @pointerover=${q(c)}
        @pointerdown=${y=>(r&&yt(y),o&&bt(y,o,a))}>${zt}</div>`)}
  </div>`}function xt(s,t){let e=n=>h`<span class=${n===t?"qa-edge-here":""}>${s.n-n}</span>`;return h`<div class="qa-edge-ranks" aria-hidden="true">${C(s.n).map(e)}</div>${Zt({...s,hasCoordinates:!1})}
    <span></span><div
      class="qa-edge-files"
      aria-hidden="true"
      data-qa-part="files">${C(s.n).map(n=>h`<span>${g(0,n,s.n)[0]}</span>`)}</div>`}function te({n:s,texts:t,describe:e,isSelected:n,heat:i,look:r=()=>""},o){let a=o[0]*s+o[1];return h`<div
    role="gridcell"
    class=${r(o)}
    style=${i?`--part: ${i(o)}%`:f}
    tabindex=${a===0?0:-1}
    aria-label=${e(o)}
    aria-selected=${n(o)}>${t?.[a]?h`<span>${t[a]}</span>`:f}</div>`}function kt(s,t,{marker:e="qa-queen",hasCoordinates:n=!1,layers:i=[]}={}){let r=s.length;return h`<svg
    class="qa-board"
    role="img"
    viewBox=${X(r,n).join(" ")}><title>${t}</title><desc>${gt(s)}</desc>
    ${P(`squares-${r}`)}${n?P(`coordinates-${r}`):f}<polyline
      fill="none"
      marker-mid="url(#${e})"
      points=${qt(s)} />${i}</svg>`}var A=(s,t)=>x`<path class=${s} d=${t.join("")}></path>`;function wt(s,t){let e=t.map(([n,i])=>`${i},${n}`);return x`<polyline
    class=${s}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var vt=(s,t)=>`M0 ${s}h${t}v1h-${t}z`,St=([s,t])=>`M${t+.06} ${s+.06}h.88v.88h-.88z`,Tt=([s,t],e)=>`M${t+.5-e} ${s+.5-e}l${2*e} ${2*e}m0-${2*e}l-${2*e} ${2*e}`,ee=([[s,t],[e,n]])=>`M${t+.5} ${s+.5}L${n+.5} ${e+.5}`,se=.46;function Mt(s,t){let e=se/Math.hypot(s[0]-t[0],s[1]-t[1]),n=(i,r)=>i.map((o,a)=>o+(r[a]-o)*e);return ee([n(s,t),n(t,s)])}var ne={kind:"start",queens:[],column:0,at:0,wasFull:!1,tried:0,placed:0,solutions:0,path:[0]},ie={put({queens:s,column:t,tried:e,placed:n,solutions:i,path:r},o){let a=s.length===o-1;return{queens:[...s,t],column:a?o:0,path:[...r,n+1],tried:e+1,placed:n+1,solutions:i+Number(a)}},skip:({column:s,tried:t})=>({column:s+1,tried:t+1}),back({queens:s,path:t},e){let n=s.at(-1);return{queens:s.slice(0,-1),column:n+1,at:n,wasFull:s.length===e,path:t.slice(0,-1)}}};function oe({queens:s,column:t},e){return t===e?"back":s.some((n,i)=>Ot(s,i,t))?"skip":"put"}function re(s){let t=[ne];for(;!w(t.at(-1),s);){let e=t.at(-1),n=oe(e,s);t.push({...e,kind:n,at:e.column,wasFull:!1,...ie[n](e,s)})}return t}function Et(s){let t=re(s);return{n:s,states:t,nodes:ae(s,t),last:t.length-1}}function ae(s,t){let e=[{id:0,children:[],queens:[],born:0,isSolution:!1}];return t.forEach(({kind:n,queens:i,column:r,path:o},a)=>{let c=e[o.at(-1)];if(n==="put"){let l=e[o.at(-2)],u={id:o.at(-1),parent:l,children:[],queens:i,born:a,isSolution:i.length===s};l.children.push(u),e.push(u)}else n==="skip"&&r===s&&!c.children.length&&(c.dead=a)}),e}var w=(s,t)=>!s.queens.length&&s.column===t,B=(s,t)=>s.queens.length===t,Ot=(s,t,e)=>s[t]===e||Math.abs(s[t]-e)===s.length-t,E=(s,t)=>[...s.entries()].filter(([e])=>Ot(s,e,t));function Z({queens:s,column:t},e){return s.length===e?-1:Array.from({length:e-t},(i,r)=>t+r).find(i=>!E(s,i).length)??-1}var Lt=({n:s,states:t},e)=>t.findIndex(n=>n.column===s&&n.queens.join()===e.join()),At={start:["queens, column"],skip:["elif is_attacked","column += 1"],put:["queens.append","column = 0"],solution:["queens.append","column = 0","if len(queens)","found += 1","column = N"],back:["if column == N","column = queens.pop"],end:["while queens","print"]};function Pt(s,t){return w(s,t)?At.end:At[s.kind==="put"&&B(s,t)?"solution":s.kind]}var ce=([s,t])=>`M${t+.26} ${s+.26}h.48v.48h-.48z`,le=([s,t])=>`M${t+.23} ${s+.5}a.27 .27 0 1 0 .54 0a.27 .27 0 1 0-.54 0`;function Ft({name:s,n:t,state:e,choose:n,ringed:i,attacked:r}){let{queens:o}=e,a=o.length<t&&!w(e,t)?o.length:void 0,c=d=>d[0]<o.length,l=(d,b,k)=>$t(t).filter(T=>c(T)===k&&Bt(e,T)===d).map(b),u=[!1,!0].flatMap(d=>[A(`qa-attacked ${d?"qa-hand-old":""}`,l("attacked",b=>Tt(b,.12),d)),A(`qa-hand-searched ${d?"qa-hand-old":""}`,l("searched",ce,d))]),$=r?[...E(o,r[1]).map(d=>Mt(d,r)),le(r)]:[],p=[...u,wt("qa-hand-queens",F(o)),A("qa-row-here",a===void 0?[]:[vt(a,t)]),A("qa-hand-attack",$),A("qa-hand-ring",i?[St(i)]:[])];return h`<div class="qa-hand-board" data-qa-part="board">${xt({name:s,n:t,layers:p,choose:n,isSelected:([d,b])=>o[d]===b,describe:d=>he(t,e,d)},a)}</div>`}function Bt({queens:s,column:t},[e,n]){let i=s[e]??(e===s.length?t:0);if(!(n>=i))return E(s.slice(0,e),n).length?"attacked":"searched"}function he(s,t,e){let{queens:n}=t;if(n[e[0]]===e[1])return I(e,s,"queen");let i=Bt(t,e),r=i==="attacked"?mt(e,s,F(n.slice(0,e[0]))):"all below it searched";return i?I(e,s,"empty","tried",r):I(e,s,"empty")}var de={row:"the row",column:"the column",diagonal:"a diagonal"};function pe(s,t,e,n=1/0){let i=Q(t,e),r=i.slice(0,n).map(o=>`by ${g(...o,s)} along ${de[V(o,e)]}`);return i.length>n&&r.push(`by ${i.length-n} more`),`attacked ${M(r)}`}var jt=(s,t,e,n=1/0)=>`*${g(...e,s)}* is ${pe(s,t,e,n)}.`;var Nt=(s,t,e)=>jt(s,F(t),[t.length,e]),ue={start:(s,t)=>`*You are the search* for N = ${t}. Choose the first square that the rule tries.`,skip:({queens:s,column:t,at:e},n)=>`${Nt(n,s,e)} ${t<n?"Try the next square.":"It was the last square of the row."}`,put({queens:s,at:t,solutions:e},n){let i=`*${g(s.length-1,t,n)}* is free`;return s.length<n?`${i}: put a queen there and go down a row.`:`${i}, and the board is full: *solution ${e}*. To look for more, go back.`},back({queens:s,at:t,wasFull:e},n){let i=`*${g(s.length,t,n)}*`;return e?`The board was full. To look for more, lift the queen from ${i}.`:`No square was left, so go back up and lift the queen from ${i}.`}},Rt=(s,t)=>ue[s.kind](s,t);function It({kind:s,queens:t,at:e},n){return`Taken back: ${`*${g(s==="put"?t.length-1:t.length,e,n)}*`} ${{put:"is empty",skip:"is untried",back:"has a queen"}[s]} again.`}var z=(s,t="")=>({isRight:!0,steps:s,message:t}),S=(s,t={})=>({isRight:!1,message:s,...t});function D(s,t){let e=s.queens.length,n=Z(s,t);if(n>=0)return S(`Not yet: *${g(e,n,t)}* is free and has not been tried.`,{ringed:[e,n]});if(B(s,t))return z(1);let i=g(e-1,s.queens.at(-1),t);return z(t-s.column+1,`No square is left in this row. Back up: the queen on *${i}* has to move on.`)}function tt(s,t,e,n){let i=s.queens.length,r=`*${g(e,n,t)}*`;if(i===t)return S("The board is full. To look for more solutions, the search goes back.");if(e<i)return S(`${r} waits: finish row ${t-i} first.`);if(e>i)return S(`${r} comes later: row ${t-i} has no queen yet.`);if(n<s.column)return fe(s,t,n);let o=Z(s,t);if(o>=0&&n>o)return S(`*${g(e,o,t)}* comes first: it is free and has not been tried yet.`,{ringed:[e,o]});let a=n-s.column+1;return n===o?z(a,ge(s,t,o)):z(a)}function fe({queens:s,column:t},e,n){let i=[s.length,n];if(E(s,n).length)return S(`${Nt(e,s,n)} You have been there.`,{attacked:i});let r=g(s.length,n,e),o=t<e?" Move on to the right.":"";return S(`A queen stood on *${r}*, and everything below it has been searched.${o}`)}function ge({queens:s,column:t},e,n){let i=s.length;if(n===t||i===e-1)return"";let r=Array.from({length:n-t},(o,a)=>g(i,t+a,e));return`Queen on *${g(i,n,e)}*. On the way, the machine tried ${M(r)}: attacked.`}var _t=s=>document.getElementById(s)?.querySelector("code")?.textContent;function Ut(s,t,e,n=()=>{}){let o=s.trimEnd().replace(/^""".*"""\n+/,"").replaceAll(`


`,`

`).replace(/^N = \d+$/m,`N = ${t}`).split(`
`).map(a=>$e(a,e,n(a)));return h`<pre
    class="qa-hand-program"
    role="region"
    tabindex="0"
    aria-label="Program"
    data-qa-part="program">${o}</pre>`}function $e(s,t,e){let n=t.some(a=>s.trim().startsWith(a)),[,i,r]=s.match(/^([^#]*)(#.*)?$/),o=[i||(r?"":" "),r?h`<i>${r}</i>`:f];return h`<span
    class=${n?"qa-hand-lit":""}
    data-qa-waiting=${e??f}>${o}</span>`}var O=20,et=14,me=12,qe=8,ye=120,be=5,H=class extends rt{static properties={record:{attribute:!1},step:{attribute:!1},isFolded:{attribute:!1},room:{state:!0},focused:{state:!0},preview:{state:!0}};firstUpdated(){let t=new ResizeObserver(()=>this.#t());for(let e of[this,this.querySelector(".qa-tree-cell")])t.observe(e)}#t(){let{width:t,height:e}=this.querySelector(".qa-tree-cell").getBoundingClientRect(),n=dt(this);e&&(this.room={width:this.clientWidth,level:e/n,minGap:t/n})}willUpdate(t){let e=t.has("step")&&!this.contains(document.activeElement);(t.has("record")||e)&&(this.focused=void 0),this.room&&(t.has("record")||t.has("room"))&&(this.layout=ke(this.record.nodes,this.room))}updated(t){(t.has("step")||t.has("room"))&&requestAnimationFrame(()=>this.#i())}get#e(){return this.querySelector(".qa-tree")}#i(){let{scrollWidth:t,clientWidth:e,scrollLeft:n}=this.#e,i=this.layout?.x[this.state.path.at(-1)],r=i<n+60||i>n+e-60;t>e+1&&r&&(this.#e.scrollLeft=i-e/3)}get state(){return this.record.states[this.step]}#s(t){this.preview={node:t,scrolled:this.#e.scrollLeft}}#n(t){this.focused=t,this.#s(t)}#o(){this.preview=void 0}#a(t,e){if(t.altKey||t.ctrlKey||t.metaKey)return;let n=this.record.nodes.filter(({queens:u})=>u.length===e.queens.length),[i,r]=[-1,1].map(u=>n[n.indexOf(e)+u]),[o,a]=[this.record.nodes[0],this.record.nodes.findLast(({born:u})=>u<=this.step)],c={ArrowUp:e.parent,ArrowDown:e.children[0],ArrowLeft:i,ArrowRight:r,Home:o,End:a}[t.key],l=c&&this.querySelector(`[data-qa-node="${c.id}"]`);l&&(t.preventDefault(),l.focus())}render(){return this.record?h`<div
      class="qa-tree ${this.isFolded?"qa-tree-folded":""}">${this.layout?this.#c():f}</div>
      <div class="qa-tree-cell"></div>
      ${this.preview?this.#d(this.preview):f}`:f}#c(){let{n:t,nodes:e}=this.record,{x:n,middle:i,width:r,level:o}=this.layout,{state:a}=this,c=O+o*t,l=Array.from({length:t+1},(d,b)=>`M0 ${O+b*o-(b===t?.5:0)}h${r}`),u=a.queens.length<t&&!w(a,t),$=({id:d})=>n[d]>=i+.1,p=e.filter(d=>d.id&&!$(d)).length,q=O+o*(t/2-.5+t%2/2)+5,m=e.filter(({born:d})=>d<=this.step);return h`<svg
      role="tree"
      aria-label="Your search tree: Up goes to the parent, Down to the first child, Left and Right along the row"
      width=${r}
      height=${c}
      viewBox="0 0 ${r} ${c}">
      <rect
        class="qa-tree-row"
        y=${O+a.queens.length*o}
        width=${r}
        height=${u?o:0} />
      <path class="qa-tree-levels" d=${l.join("")} />
      ${this.step?f:x`<text
        class="qa-tree-hint"
        x=${Math.min(r/2,360)}
        y=${O+o*1.5+5}>Your search grows here: one level for each row.</text>`}
      <text
        class="qa-tree-half"
        aria-hidden=${!this.isFolded}
        x=${r*.75}
        y=${q}>${p} queens instead of ${e.length-1}</text>
      <path class="qa-tree-axis" d="M${i} 0V${c}" />
      <g role="none">${this.#r(m.filter(d=>!$(d)))}</g>
      <g
        role="none"
        class="qa-tree-fold"
        style="transform-origin: ${i}px 0">${this.#r(m.filter($))}</g>
    </svg>`}#r(t){return[t.filter(({parent:e})=>e).map(e=>this.#l(e)),t.map(e=>this.#h(e))]}#l(t){let[e,n]=[t.parent,t].map(i=>`${this.layout.x[i.id]} ${st(i,this.layout)}`);return x`<path
      class="qa-tree-edge ${this.state.path.includes(t.id)?"qa-tree-lit":""}"
      d="M${e}L${n}" />`}#h(t){let{x:e,gap:n,radius:i,level:r}=this.layout,{path:o}=this.state,a=t.parent?Math.max(i,2.8):4,c=t.queens.map((m,d)=>g(d,m,this.record.n)),l=t.dead<=this.step,u=`${t.isSolution?"qa-tree-solution":""} ${o.includes(t.id)?"qa-tree-lit":""}`,$=t.isSolution?", solution":l?", dead end":"",p=t.parent?.children.filter(({born:m})=>m<=this.step)??[t],q=t===this.focused||!this.focused&&t.id===o.at(-1);return x`<g
      class="qa-tree-node ${u}"
      transform="translate(${e[t.id]} ${st(t,this.layout)})"
      data-qa-node=${t.id}
      role="treeitem"
      aria-level=${t.queens.length+1}
      aria-posinset=${p.indexOf(t)+1}
      aria-setsize=${p.length}
      aria-selected=${t.id===o.at(-1)}
      tabindex=${q?0:-1}
      aria-label="${c.join(" ")||"the empty board"}${$}"
      @pointerenter=${()=>this.#s(t)}
      @click=${()=>this.#s(t)}
      @focus=${()=>this.#n(t)}
      @pointerleave=${()=>this.#o()}
      @blur=${()=>this.#o()}
      @keydown=${m=>this.#a(m,t)}>
      ${l?x`<path class="qa-tree-dead" d=${we(a,r)} />`:f}
      <circle class="qa-tree-target" r=${Math.max(a,n/2,7)} />
      ${t.isSolution?x`<rect
            class="qa-tree-mark"
            x=${-a}
            y=${-a}
            width=${2*a}
            height=${2*a} />`:x`<circle class="qa-tree-mark" r=${a} />`}
      ${i>qe&&c.length?x`<text>${c.at(-1)[0]}</text>`:f}
    </g>`}#d({node:t,scrolled:e}){let{n}=this.record,{x:i,middle:r,gap:o}=this.layout,a=Array.from({length:n},(k,T)=>t.queens[T]??null),c=a.map(k=>k===null?null:n-1-k),l=this.isFolded&&t.queens.length>0,u=(l?Math.min(i[t.id],2*r-i[t.id]):i[t.id])-e,[$,p]=[st(t,this.layout),Math.max(o/2,7)+be],q=$-p>ye,[m,d]=q?[$-p,-100]:[$+p,0],b=`left: ${u}px; top: ${m}px; translate: ${-100*u/this.clientWidth}% ${d}%`;return h`<div class="qa-tree-preview" style=${b}>${(l?[a,c]:[a]).map(xe)}</div>`}};function xe(s){let t=Y(s).join(" ")||"the empty board";return h`<div>${kt(s,t)}${t}</div>`}function ke(s,{width:t,level:e,minGap:n}){let i=s.filter(c=>!c.children.length),r=Math.max(n,(t-2*et)/i.length),o=[];i.forEach((c,l)=>o[c.id]=et+(l+.5)*r);for(let{id:c,children:l}of s.toReversed())l.length&&(o[c]=(o[l[0].id]+o[l.at(-1).id])/2);let a=Math.min(me,r*.42,e*.3);return{x:o,gap:r,radius:a,middle:o[0],width:r*i.length+2*et,level:e}}var st=({queens:{length:s}},{level:t})=>s?O+(s-.5)*t:9;function we(s,t){let e=Math.max(2.6,Math.min(5,s*.6)),n=t/2;return`M0 ${s}V${n-e-2}M${-e} ${n-e}l${2*e} ${2*e}M${e} ${n-e}l${-2*e} ${2*e}`}var Ct={slow:1500,normal:420,fast:16},ve=70,Se=250,Te=700,Me={skip:"Try squares left to right.",put:"If one is free, put a queen and go down a row.",back:"If none is left, go back up and move that queen on."},nt=class extends ot{static properties={n:{type:Number},sizes:{type:Array},program:{},judgement:{state:!0},speed:{state:!0},isFolded:{state:!0},hasProgram:{state:!0}};fillsScreen=!0;keys="On the board, arrow keys go from square to square and Enter tries one. Outside of the tree, letters choose a square of the row, Backspace goes back, S steps, P plays.";links={"data-qa-show":t=>this.follow(t)};player=new N(this,{pace:()=>this.pace,changed:()=>Object.assign(this,{judgement:{},isFolded:!1})});ownSteps=0;slips=0;#t=[];constructor(){super(),Object.assign(this,{speed:"normal",hasProgram:!1})}start(){this.open(this.n,this.player.position),this.whenParsed(()=>this.requestUpdate())}open(t,e=0){t!==this.record?.n&&(this.record=Et(t)),e===0&&([this.ownSteps,this.slips,this.#t]=[0,0,[]]),this.n=t,this.player.set(e,this.record.last),Object.assign(this,{judgement:{},isFolded:!1})}get state(){return this.record.states[this.player.position]}get isEnd(){return w(this.state,this.n)}get pace(){return[Ct[this.speed],this.speed==="fast"?Math.max(1,Math.round(this.record.last/Se)):1]}follow(t){let[e,...n]=t.split(" ");this.open(Number(e));let i=n[0]==="end"||n[0]==="fold",r=n.map(o=>ft(o,e)[1]);return this.player.goTo(i?this.record.last:Lt(this.record,r)),n[0]==="fold"&&(this.isFolding=!0,this.later(Te,()=>Object.assign(this,{isFolded:this.isEnd,isFolding:!1}))),this.querySelector(i?".qa-hand-tree":".qa-hand-board")}choose([t,e]){let{queens:n}=this.state,i=t===n.length-1&&n[t]===e;this.act(i?D:(r,o)=>tt(r,o,t,e))}act(t){if(this.player.stop(),this.speakUp(),this.isEnd)return;this.judgement=t(this.state,this.n);let{isRight:e,steps:n}=this.judgement;if(e){let{position:i}=this.player;this.player.set(i+n),this.#t[i+n]=i,this.ownSteps+=n}else this.slips+=1}undo(){let[{state:t,n:e},{position:n}]=[this,this.player];n&&(this.player.goTo(this.#t[n]??n-1),this.judgement={message:It(t,e)},this.speakUp())}step(t){this.player.goTo(this.player.position+t)}playTo(t){this.player.play([ve,1],e=>t(this.record.states[e]))}setSpeed(t){this.speed=t,this.player.isPlaying&&this.player.play()}press(t){if(t.ctrlKey||t.metaKey||t.altKey||t.target.closest("[role=tree]"))return;let{key:e}=t,n=e.length===1?"abcdefghij".slice(0,this.n).indexOf(e):-1;if(n>=0)this.act((i,r)=>tt(i,r,Math.min(i.queens.length,r-1),n));else if(e==="Backspace")this.act(D);else if(this.isEnd&&(e==="s"||e==="p"))this.speakUp();else if(e==="s")this.step(1);else if(e==="p")this.player.toggle();else return;t.preventDefault()}get sentence(){let{state:t,n:e,judgement:n}=this;return this.isEnd?this.isFolded||this.isFolding?"Both halves match: each board on the right is one on the left, mirrored.":`*Finished: ${t.solutions} solutions* after ${t.placed} queens. Nothing is left to try.`:n.message||Rt(t,e)}get ownText(){return!this.isEnd||!this.ownSteps?"":`You did ${this.ownSteps} of ${this.record.last} steps, ${this.slips?`with ${R(this.slips,"slip")}`:"without a slip"}.`}get marks(){let{kind:t,queens:e,at:n}=this.state;return t==="skip"&&this.judgement.isRight!==!1?{attacked:[e.length,n]}:this.judgement}render(){let{n:t,state:e,isEnd:n,player:i,judgement:r}=this,o=_t(this.program),a=o!==void 0||document.readyState==="loading",c=this.hasProgram&&o!==void 0,l=({kind:p})=>p==="back",u=p=>p.kind==="put"&&B(p,t),$=Object.entries(Me).map(([p,q])=>h`<span class=${p===e.kind?"qa-hand-applied":""}>${q}</span> `);return h`<p class="qa-hand-rule">${$}</p>
      <div
        class="qa-hand-stage ${c?"qa-hand-with-program":""}"
        style="--n: ${t}"
        @keydown=${p=>this.press(p)}>
        <div class="qa-top-bar">
          <span role="group" aria-label="Size of the board">N = ${G(this.sizes,t,p=>(this.open(p),this.speakUp()))}</span>
          <span>
            ${v("undo","undo",()=>this.undo(),!i.position,"qa-skip")}
            ${v("again","start again",()=>this.open(t),!i.position,"qa-skip")}
          </span>
        </div>
        <div class="qa-hand-counts">
          <span><b data-qa-part="tried">${e.tried}</b> <span class="qa-hand-long">${e.tried===1?"square":"squares"} </span>tried</span>
          <span><b data-qa-part="placed">${e.placed}</b> ${e.placed===1?"queen":"queens"}<span class="qa-hand-long"> placed</span></span>
          <span><b data-qa-part="solutions">${e.solutions}</b> ${e.solutions===1?"solution":"solutions"}</span>
          ${a?this.#e():f}
        </div>
        ${Ft({name:this.ariaLabel,n:t,state:e,choose:p=>this.choose(p),...this.marks})}
        <div class="qa-hand-act">${n?this.#n():this.#i()}</div>
        ${this.say(this.sentence,{isWrong:r.isRight===!1})}
        <queens-search-tree
          class="qa-hand-tree"
          .record=${this.record}
          .step=${i.position}
          .isFolded=${this.isFolded}></queens-search-tree>
        ${c?Ut(o,t,Pt(e,t)):f}
        <div class="qa-hand-auto">
          <div role="group" aria-label="Do it for me"><span>Do it for me:</span>
            ${v("step","One step",()=>this.step(1),n)}
            ${v("play",i.isPlaying?"Pause":"Play",()=>i.toggle(),n)}
            <span
              class="qa-hand-speeds"
              role="group"
              aria-label="Speed">${G(Object.keys(Ct),this.speed,p=>this.setSpeed(p))}</span>
            ${v("next-back","Next way back",()=>this.playTo(l),n)}
            ${v("next-solution","Next solution",()=>this.playTo(u),n)}
          </div>
          <p class="qa-hand-key">
            <span><svg viewBox="0 0 13 13" aria-hidden="true"><circle class="qa-hand-sign" cx="6.5" cy="6.5" r="5" /></svg>a queen</span>
            <span><svg viewBox="0 0 13 13" aria-hidden="true"><circle class="qa-hand-sign-now" cx="6.5" cy="6.5" r="5" /></svg>on the board now</span>
            <span><svg viewBox="0 0 13 13" aria-hidden="true"><path class="qa-hand-sign" d="M2 2l9 9M11 2l-9 9" /></svg>dead end</span>
            <span><svg viewBox="0 0 13 13" aria-hidden="true"><path class="qa-hand-sign-solution" d="M1 1h11v11H1z" /></svg>solution</span>
            <span>Point at a node, or tap it, to see its board.</span>
            <span data-qa-part="own">${this.ownText}</span>
            ${n?f:this.#s()}
          </p>
        </div>
      </div>`}#e(){let t=()=>this.hasProgram=!this.hasProgram;return h`<button
      type="button"
      data-qa-part="code"
      aria-expanded=${this.hasProgram}
      @click=${t}>Python<span class="qa-hand-long"> program</span></button>`}#i(){return h`<button
      type="button"
      data-qa-part="back"
      @click=${()=>this.act(D)}><span aria-hidden="true">↑ </span>Go back<kbd aria-hidden="true">⌫</kbd></button>`}#s(){let t=h`<kbd>a–${"abcdefghij"[this.n-1]}</kbd>`;return h`<span class="qa-hand-keys" aria-hidden="true">Keys: ${t} a square, <kbd>⌫</kbd> go back, <kbd>s</kbd> step, <kbd>p</kbd> play</span>`}#n(){let t=this.n+1,n=h`<button
      type="button"
      class="qa-main"
      data-qa-part="onward"
      @click=${()=>this.open(t)}>Now N = ${t}</button>`;return h`<div>
      <button
        type="button"
        data-qa-part="fold"
        @click=${()=>this.isFolded=!this.isFolded}>${this.isFolded?"Unfold":"Fold the tree in half"}</button>
      ${this.sizes.includes(t)?n:f}
    </div>`}};W("queens-search-tree",H);W("queens-hand-search",nt);})();
})();
