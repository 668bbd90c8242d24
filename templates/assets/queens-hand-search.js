(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:Te,Figure:ot,Part:rt,QueensElement:Me,button:v,checkbox:Ae,choiceIn:Ee,choices:V,define:W,dropdown:Oe,fill:Le,formatted:Pe,html:h,keyed:at,live:ct,moveTabStop:lt,nothing:f,numberIn:Fe,pressInGrid:ht,scaleOf:dt,squareUnder:P,svg:b,use:F}=queensBase;function pt(s,t,e){let[n,i]=[!1,void 0],r=()=>{let a=n&&!document.hidden;a!==i&&t(a),i=a},o=new IntersectionObserver(a=>{n=a.at(-1).isIntersecting,r()});o.observe(s),document.addEventListener("visibilitychange",r,{signal:e}),e.addEventListener("abort",()=>o.disconnect())}var _t="M6 5v14h2V5zm13 0-9 7 9 7z",Ht="M16 5l-9 7 9 7z",Kt=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],Gt="M8 5l9 7-9 7z",Vt="M18 5v14h-2V5zM5 5l9 7-9 7z",R=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#i;#s=!0;#n;#o;#a=0;constructor(t,{pace:e,changed:n=()=>{},stays:i=()=>!1}){this.#t=t,this.#e={pace:e,changed:n,stays:i}}set(t,e=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#i),this.#n=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[n,i]=t??this.#e.pace();this.#t.hush(),this.#e.stays(!0)?this.#r():(this.goTo(this.position===this.max?0:this.position+i),this.position<this.max&&!e(this.position)?this.playAfter(n,t,e):this.#t.speakUp())}playAfter(t,e,n){this.isPlaying=!0;let i=()=>this.play(e,n);this.#i=this.#t.later(t,()=>this.#s?i():this.#n=i),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#o)return;[this.#o,this.#s]=[t,!0];let e=n=>{this.#s=n,n&&this.#n?.()};pt(this.#t,e,t)}#r(){this.stop(),this.#t.speakUp()}toggle(){this.isPlaying?this.#r():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,i={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},r=n in e?()=>this.goTo(e[n]):i[n],o=t.altKey||t.ctrlKey||t.metaKey,a=t.target,c=t.key===" "?"button, a, input:not([type=range])":"[type=range]",l=a.closest("select, textarea, [role=region]")||!(n in e)&&a.closest(c);!r||o||t.defaultPrevented||l||(t.preventDefault(),r())}view(t,e){return h`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:n,max:i}=this,[r,o]=[n===0,n===i];return h`<div class="qa-lab-buttons" role="group" aria-label=${t}>
      ${e?N("first","Back to the start",[_t],()=>this.goTo(0),r):f}
      ${N("back","Back",[Ht],()=>this.goTo(n-1),r)}
      ${this.playButton()}
      ${N("forward","Forward",[Gt],()=>this.forward(),o)}
      ${e?N("last","To the end",[Vt],()=>this.goTo(i),o):f}
    </div>`}playButton(){return h`<button
      type="button"
      data-qa-part="play"
      title="Play"
      aria-pressed=${this.isPlaying}
      @click=${()=>this.toggle()}>${ut(Kt)}</button>`}slider(t,e,n=0){let{position:i,max:r}=this;return h`<input
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
      @pointercancel=${()=>this.goTo(this.#a)}><span data-qa-part="progress">${e}</span>`}},ut=s=>h`<svg viewBox="0 0 24 24" aria-hidden="true">${s.map(t=>b`<path d=${t} />`)}</svg>`,N=(s,t,e,n,i)=>h`<button
    type="button"
    data-qa-part=${s}
    title=${t}
    aria-disabled=${i}
    @click=${n}>${ut(e)}</button>`;var Wt=s=>(s<26?"":"a")+String.fromCharCode(97+s%26),g=(s,t,e)=>`${Wt(t)}${e-s}`,ft=(s,t)=>[t-Number(s.slice(1)),s.charCodeAt(0)-97],Y=s=>s.flatMap((t,e)=>t===null?[]:g(e,t,s.length));function gt(s){let t=Y(s);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}var Yt=s=>String(s).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),I=(s,t,e=`${t}s`)=>`${Yt(s)} ${s===1?t:e}`,E=s=>[s.slice(0,-1).join(", "),...s.slice(-1)].filter(Boolean).join(" and ");var S=s=>s.flatMap((t,e)=>t===null?[]:[[e,t]]),$t=s=>Array.from({length:s*s},(t,e)=>[Math.floor(e/s),e%s]);function Q([s,t],[e,n]){let[i,r]=[Math.abs(s-e),Math.abs(t-n)];if(!(i===0&&r===0))return i===0?"row":r===0?"column":i===r?"diagonal":void 0}var B=(s,t)=>s.filter(e=>Q(e,t));var C=(s,t,...e)=>[g(...s,t),...e].filter(Boolean).join(", ");function mt(s,t,e){let n=B(e,s).map(i=>g(...i,t));return n.length?`attacked by ${E(n)}`:""}function X(s,t){let e=2*Math.max(.01,Math.round(s*.4)/100),n=s<=12?.8:1,i=t?n:e;return[-i,-e,s+i+e,s+i+e].map(r=>Number(r.toFixed(2)))}var qt=s=>["0,0",...s.flatMap((t,e)=>t===null?[]:`${t},${e}`),"0,0"].join(" ");var Qt=500,Xt=10,J;function yt({pointerType:s,target:t,currentTarget:e,clientX:n,clientY:i}){if(J?.abort(),s==="mouse")return;J=new AbortController;let{signal:r}=J,o=(l,u)=>e.addEventListener(l,u,{capture:!0,signal:r}),a=setTimeout(()=>{o("click",z),t.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},Qt),c=()=>clearTimeout(a);r.addEventListener("abort",c),o("contextmenu",l=>l.isTrusted&&z(l)),o("pointerup",c),o("pointercancel",c),o("pointermove",l=>Math.hypot(l.clientX-n,l.clientY-i)>Xt&&c())}function z(s){s.preventDefault(),s.stopPropagation()}function xt(s,t,e){let n=s.currentTarget,i=P(s);if(!i||s.button!==0)return;let r=new AbortController,{signal:o}=r,a=i,c=!1,l=({clientX:$,clientY:p})=>{let q=document.elementFromPoint($,p),m=q&&n.contains(q)?P({target:q}):void 0;!m||`${m}`==`${a}`||(t(c?[m]:[i,m],!c),[a,c]=[m,!0])},u=({type:$})=>{r.abort(),c&&($==="pointercancel"&&e(),n.addEventListener("click",z,{capture:!0,once:!0}),setTimeout(()=>n.removeEventListener("click",z,{capture:!0})))};addEventListener("pointermove",l,{signal:o});for(let $ of["pointerup","pointercancel"])addEventListener($,u,{signal:o})}var U=s=>[...Array(s).keys()],D=(s,t)=>`${100*s/t}%`;function Jt(s){let{name:t,n:e,layers:n,choose:i,forbid:r,drag:o,undrag:a,point:c=()=>{},hasCoordinates:l=e>3,texts:u,heat:$,leave:p=()=>{}}=s,q=y=>G=>{let it=P(G);it&&y(it)},[m,d,x,k]=X(e,l),A=`left: ${D(-m,x)}; top: ${D(-d,k)}; width: ${D(e,x)}; height: ${D(e,k)}`,Dt=U(e).map(y=>h`<div role="row">${U(e).map(G=>Zt(s,[y,G]))}</div>`),Ut=Math.max(1,...(u??[]).map(({length:y})=>y));return h`<div
    class="qa-click ${u&&!$?"qa-click-letters":""}"
    style="--signs: ${Ut}"
    @pointerleave=${p}
    @focusout=${p}>
    <svg class="qa-board" aria-hidden="true" viewBox="${m} ${d} ${x} ${k}">
      ${F(`squares-${e}`)}${l?F(`coordinates-${e}`):f}${n}
    </svg>
    ${at(e,h`<div
        role="grid"
        class="qa-click-grid"
        aria-label="${t}, ${e} x ${e}"
        style="--n: ${e}; ${A}"
        @click=${q(i)}
        @keydown=${y=>ht(y,s)}
        @focusin=${y=>(lt(y),q(c)(y))}
        @contextmenu=${y=>r&&(y.preventDefault(),q(r)(y))}
        @pointerover=${q(c)}
        @pointerdown=${y=>(r&&yt(y),o&&xt(y,o,a))}>${Dt}</div>`)}
  </div>`}function bt(s,t){let e=n=>h`<span class=${n===t?"qa-edge-here":""}>${s.n-n}</span>`;return h`<div class="qa-edge-ranks" aria-hidden="true">${U(s.n).map(e)}</div>${Jt({...s,hasCoordinates:!1})}
    <span></span><div
      class="qa-edge-files"
      aria-hidden="true"
      data-qa-part="files">${U(s.n).map(n=>h`<span>${g(0,n,s.n)[0]}</span>`)}</div>`}function Zt({n:s,texts:t,describe:e,isSelected:n,heat:i,look:r=()=>""},o){let a=o[0]*s+o[1];return h`<div
    role="gridcell"
    class=${r(o)}
    style=${i?`--part: ${i(o)}%`:f}
    tabindex=${a===0?0:-1}
    aria-label=${e(o)}
    aria-selected=${n(o)}>${t?.[a]?h`<span>${t[a]}</span>`:f}</div>`}function kt(s,t,{marker:e="qa-queen",hasCoordinates:n=!1,layers:i=[]}={}){let r=s.length;return h`<svg
    class="qa-board"
    role="img"
    viewBox=${X(r,n).join(" ")}><title>${t}</title><desc>${gt(s)}</desc>
    ${F(`squares-${r}`)}${n?F(`coordinates-${r}`):f}<polyline
      fill="none"
      marker-mid="url(#${e})"
      points=${qt(s)} />${i}</svg>`}var O=(s,t)=>b`<path class=${s} d=${t.join("")}></path>`;function wt(s,t){let e=t.map(([n,i])=>`${i},${n}`);return b`<polyline
    class=${s}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var vt=(s,t)=>`M0 ${s}h${t}v1h-${t}z`,St=([s,t])=>`M${t+.06} ${s+.06}h.88v.88h-.88z`,Tt=([s,t],e)=>`M${t+.5-e} ${s+.5-e}l${2*e} ${2*e}m0-${2*e}l-${2*e} ${2*e}`,te=([[s,t],[e,n]])=>`M${t+.5} ${s+.5}L${n+.5} ${e+.5}`,ee=.46;function Mt(s,t){let e=ee/Math.hypot(s[0]-t[0],s[1]-t[1]),n=(i,r)=>i.map((o,a)=>o+(r[a]-o)*e);return te([n(s,t),n(t,s)])}var se={kind:"start",queens:[],column:0,at:0,wasFull:!1,tried:0,placed:0,solutions:0,path:[0]},ne={put({queens:s,column:t,tried:e,placed:n,solutions:i,path:r},o){let a=s.length===o-1;return{queens:[...s,t],column:a?o:0,path:[...r,n+1],tried:e+1,placed:n+1,solutions:i+Number(a)}},skip:({column:s,tried:t})=>({column:s+1,tried:t+1}),back({queens:s,path:t},e){let n=s.at(-1);return{queens:s.slice(0,-1),column:n+1,at:n,wasFull:s.length===e,path:t.slice(0,-1)}}};function ie({queens:s,column:t},e){return t===e?"back":T(s,t).length?"skip":"put"}function oe(s){let t=[se];for(;!w(t.at(-1),s);){let e=t.at(-1),n=ie(e,s);t.push({...e,kind:n,at:e.column,wasFull:!1,...ne[n](e,s)})}return t}function Et(s){let t=oe(s);return{n:s,states:t,nodes:re(s,t),last:t.length-1}}function re(s,t){let e=[{id:0,children:[],queens:[],born:0,isSolution:!1}];return t.forEach(({kind:n,queens:i,column:r,path:o},a)=>{let c=e[o.at(-1)];if(n==="put"){let l=e[o.at(-2)],u={id:o.at(-1),parent:l,children:[],queens:i,born:a,isSolution:i.length===s};l.children.push(u),e.push(u)}else n==="skip"&&r===s&&!c.children.length&&(c.dead=a)}),e}var w=(s,t)=>!s.queens.length&&s.column===t,j=(s,t)=>s.queens.length===t,T=(s,t)=>B(S(s),[s.length,t]);function Z({queens:s,column:t},e){return s.length===e?-1:Array.from({length:e-t},(i,r)=>t+r).find(i=>!T(s,i).length)??-1}var Ot=({n:s,states:t},e)=>t.findIndex(n=>n.column===s&&n.queens.join()===e.join()),At={start:["queens, column"],skip:["elif is_attacked","column += 1"],put:["queens.append","column = 0"],solution:["queens.append","column = 0","if len(queens)","found += 1","column = N"],back:["if column == N","column = queens.pop"],end:["while queens","print"]};function Lt(s,t){return w(s,t)?At.end:At[s.kind==="put"&&j(s,t)?"solution":s.kind]}var ae=([s,t])=>`M${t+.26} ${s+.26}h.48v.48h-.48z`,ce=([s,t])=>`M${t+.23} ${s+.5}a.27 .27 0 1 0 .54 0a.27 .27 0 1 0-.54 0`;function Pt({name:s,n:t,state:e,choose:n,ringed:i,attacked:r}){let{queens:o}=e,a=o.length<t&&!w(e,t)?o.length:void 0,c=d=>d[0]<o.length,l=(d,x,k)=>$t(t).filter(A=>c(A)===k&&Ft(e,A)===d).map(x),u=[!1,!0].flatMap(d=>[O(`qa-attacked ${d?"qa-hand-old":""}`,l("attacked",x=>Tt(x,.12),d)),O(`qa-hand-searched ${d?"qa-hand-old":""}`,l("searched",ae,d))]),$=r?[...T(o,r[1]).map(d=>Mt(d,r)),ce(r)]:[],p=[...u,wt("qa-hand-queens",S(o)),O("qa-row-here",a===void 0?[]:[vt(a,t)]),O("qa-hand-attack",$),O("qa-hand-ring",i?[St(i)]:[])];return h`<div class="qa-hand-board" data-qa-part="board">${bt({name:s,n:t,layers:p,choose:n,isSelected:([d,x])=>o[d]===x,describe:d=>le(t,e,d)},a)}</div>`}function Ft({queens:s,column:t},[e,n]){let i=s[e]??(e===s.length?t:0);if(!(n>=i))return T(s.slice(0,e),n).length?"attacked":"searched"}function le(s,t,e){let{queens:n}=t;if(n[e[0]]===e[1])return C(e,s,"queen");let i=Ft(t,e),r=i==="attacked"?mt(e,s,S(n.slice(0,e[0]))):"all below it searched";return i?C(e,s,"empty","tried",r):C(e,s,"empty")}var he={row:"the row",column:"the column",diagonal:"a diagonal"};function de(s,t,e,n=1/0){let i=B(t,e),r=i.slice(0,n).map(o=>`by ${g(...o,s)} along ${he[Q(o,e)]}`);return i.length>n&&r.push(`by ${i.length-n} more`),`attacked ${E(r)}`}var Bt=(s,t,e,n=1/0)=>`*${g(...e,s)}* is ${de(s,t,e,n)}.`;var jt=(s,t,e)=>Bt(s,S(t),[t.length,e]),pe={start:(s,t)=>`*You are the search* for N = ${t}. Choose the first square that the rule tries.`,skip:({queens:s,column:t,at:e},n)=>`${jt(n,s,e)} ${t<n?"Try the next square.":"It was the last square of the row."}`,put({queens:s,at:t,solutions:e},n){let i=`*${g(s.length-1,t,n)}* is free`;return s.length<n?`${i}: put a queen there and go down a row.`:`${i}, and the board is full: *solution ${e}*. To look for more, go back.`},back({queens:s,at:t,wasFull:e},n){let i=`*${g(s.length,t,n)}*`;return e?`The board was full. To look for more, lift the queen from ${i}.`:`No square was left, so go back up and lift the queen from ${i}.`}},Nt=(s,t)=>pe[s.kind](s,t);function Rt({kind:s,queens:t,at:e},n){return`Taken back: ${`*${g(s==="put"?t.length-1:t.length,e,n)}*`} ${{put:"is empty",skip:"is untried",back:"has a queen"}[s]} again.`}var _=(s,t="")=>({isRight:!0,steps:s,message:t}),M=(s,t={})=>({isRight:!1,message:s,...t});function H(s,t){let e=s.queens.length,n=Z(s,t);if(n>=0)return M(`Not yet: *${g(e,n,t)}* is free and has not been tried.`,{ringed:[e,n]});if(j(s,t))return _(1);let i=g(e-1,s.queens.at(-1),t);return _(t-s.column+1,`No square is left in this row. Back up: the queen on *${i}* has to move on.`)}function tt(s,t,e,n){let i=s.queens.length,r=`*${g(e,n,t)}*`;if(i===t)return M("The board is full. To look for more solutions, the search goes back.");if(e<i)return M(`${r} waits: finish row ${t-i} first.`);if(e>i)return M(`${r} comes later: row ${t-i} has no queen yet.`);if(n<s.column)return ue(s,t,n);let o=Z(s,t);if(o>=0&&n>o)return M(`*${g(e,o,t)}* comes first: it is free and has not been tried yet.`,{ringed:[e,o]});let a=n-s.column+1;return n===o?_(a,fe(s,t,o)):_(a)}function ue({queens:s,column:t},e,n){let i=[s.length,n];if(T(s,n).length)return M(`${jt(e,s,n)} You have been there.`,{attacked:i});let r=g(s.length,n,e),o=t<e?" Move on to the right.":"";return M(`A queen stood on *${r}*, and everything below it has been searched.${o}`)}function fe({queens:s,column:t},e,n){let i=s.length;if(n===t||i===e-1)return"";let r=Array.from({length:n-t},(o,a)=>g(i,t+a,e));return`Queen on *${g(i,n,e)}*. On the way, the machine tried ${E(r)}: attacked.`}var It=s=>document.getElementById(s)?.querySelector("code")?.textContent;function Ct(s,t,e,n=()=>{}){let o=s.trimEnd().replace(/^""".*"""\n+/,"").replaceAll(`


`,`

`).replace(/^N = \d+$/m,`N = ${t}`).split(`
`).map(a=>ge(a,e,n(a)));return h`<pre
    class="qa-hand-program"
    role="region"
    tabindex="0"
    aria-label="Program"
    data-qa-part="program">${o}</pre>`}function ge(s,t,e){let n=t.some(a=>s.trim().startsWith(a)),[,i,r]=s.match(/^([^#]*)(#.*)?$/),o=[i||(r?"":" "),r?h`<i>${r}</i>`:f];return h`<span
    class=${n?"qa-hand-lit":""}
    data-qa-waiting=${e??f}>${o}</span>`}var L=20,et=14,$e=12,me=8,qe=120,ye=5,K=class extends rt{static properties={record:{attribute:!1},step:{attribute:!1},isFolded:{attribute:!1},room:{state:!0},focused:{state:!0},preview:{state:!0}};firstUpdated(){let t=new ResizeObserver(()=>this.#t());for(let e of[this,this.querySelector(".qa-tree-cell")])t.observe(e)}#t(){let{width:t,height:e}=this.querySelector(".qa-tree-cell").getBoundingClientRect(),n=dt(this);e&&(this.room={width:this.clientWidth,level:e/n,minGap:t/n})}willUpdate(t){let e=t.has("step")&&!this.contains(document.activeElement);(t.has("record")||e)&&(this.focused=void 0),this.room&&(t.has("record")||t.has("room"))&&(this.layout=be(this.record.nodes,this.room))}updated(t){(t.has("step")||t.has("room"))&&requestAnimationFrame(()=>this.#i())}get#e(){return this.querySelector(".qa-tree")}#i(){let{scrollWidth:t,clientWidth:e,scrollLeft:n}=this.#e,i=this.layout?.x[this.state.path.at(-1)],r=i<n+60||i>n+e-60;t>e+1&&r&&(this.#e.scrollLeft=i-e/3)}get state(){return this.record.states[this.step]}#s(t){this.preview={node:t,scrolled:this.#e.scrollLeft}}#n(t){this.focused=t,this.#s(t)}#o(){this.preview=void 0}#a(t,e){if(t.altKey||t.ctrlKey||t.metaKey)return;let n=this.record.nodes.filter(({queens:u})=>u.length===e.queens.length),[i,r]=[-1,1].map(u=>n[n.indexOf(e)+u]),[o,a]=[this.record.nodes[0],this.record.nodes.findLast(({born:u})=>u<=this.step)],c={ArrowUp:e.parent,ArrowDown:e.children[0],ArrowLeft:i,ArrowRight:r,Home:o,End:a}[t.key],l=c&&this.querySelector(`[data-qa-node="${c.id}"]`);l&&(t.preventDefault(),l.focus())}render(){return this.record?h`<div
      class="qa-tree ${this.isFolded?"qa-tree-folded":""}">${this.layout?this.#c():f}</div>
      <div class="qa-tree-cell"></div>
      ${this.preview?this.#d(this.preview):f}`:f}#c(){let{n:t,nodes:e}=this.record,{x:n,middle:i,width:r,level:o}=this.layout,{state:a}=this,c=L+o*t,l=Array.from({length:t+1},(d,x)=>`M0 ${L+x*o-(x===t?.5:0)}h${r}`),u=a.queens.length<t&&!w(a,t),$=({id:d})=>n[d]>=i+.1,p=e.filter(d=>d.id&&!$(d)).length,q=L+o*(t/2-.5+t%2/2)+5,m=e.filter(({born:d})=>d<=this.step);return h`<svg
      role="tree"
      aria-label="Your search tree: Up goes to the parent, Down to the first child, Left and Right along the row"
      width=${r}
      height=${c}
      viewBox="0 0 ${r} ${c}">
      <rect
        class="qa-tree-row"
        y=${L+a.queens.length*o}
        width=${r}
        height=${u?o:0} />
      <path class="qa-tree-levels" d=${l.join("")} />
      ${this.step?f:b`<text
        class="qa-tree-hint"
        x=${Math.min(r/2,360)}
        y=${L+o*1.5+5}>Your search grows here: one level for each row.</text>`}
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
    </svg>`}#r(t){return[t.filter(({parent:e})=>e).map(e=>this.#l(e)),t.map(e=>this.#h(e))]}#l(t){let[e,n]=[t.parent,t].map(i=>`${this.layout.x[i.id]} ${st(i,this.layout)}`);return b`<path
      class="qa-tree-edge ${this.state.path.includes(t.id)?"qa-tree-lit":""}"
      d="M${e}L${n}" />`}#h(t){let{x:e,gap:n,radius:i,level:r}=this.layout,{path:o}=this.state,a=t.parent?Math.max(i,2.8):4,c=t.queens.map((m,d)=>g(d,m,this.record.n)),l=t.dead<=this.step,u=`${t.isSolution?"qa-tree-solution":""} ${o.includes(t.id)?"qa-tree-lit":""}`,$=t.isSolution?", solution":l?", dead end":"",p=t.parent?.children.filter(({born:m})=>m<=this.step)??[t],q=t===this.focused||!this.focused&&t.id===o.at(-1);return b`<g
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
      ${l?b`<path class="qa-tree-dead" d=${ke(a,r)} />`:f}
      <circle class="qa-tree-target" r=${Math.max(a,n/2,7)} />
      ${t.isSolution?b`<rect
            class="qa-tree-mark"
            x=${-a}
            y=${-a}
            width=${2*a}
            height=${2*a} />`:b`<circle class="qa-tree-mark" r=${a} />`}
      ${i>me&&c.length?b`<text>${c.at(-1)[0]}</text>`:f}
    </g>`}#d({node:t,scrolled:e}){let{n}=this.record,{x:i,middle:r,gap:o}=this.layout,a=Array.from({length:n},(k,A)=>t.queens[A]??null),c=a.map(k=>k===null?null:n-1-k),l=this.isFolded&&t.queens.length>0,u=(l?Math.min(i[t.id],2*r-i[t.id]):i[t.id])-e,[$,p]=[st(t,this.layout),Math.max(o/2,7)+ye],q=$-p>qe,[m,d]=q?[$-p,-100]:[$+p,0],x=`left: ${u}px; top: ${m}px; translate: ${-100*u/this.clientWidth}% ${d}%`;return h`<div class="qa-tree-preview" style=${x}>${(l?[a,c]:[a]).map(xe)}</div>`}};function xe(s){let t=Y(s).join(" ")||"the empty board";return h`<div>${kt(s,t)}${t}</div>`}function be(s,{width:t,level:e,minGap:n}){let i=s.filter(c=>!c.children.length),r=Math.max(n,(t-2*et)/i.length),o=[];i.forEach((c,l)=>o[c.id]=et+(l+.5)*r);for(let{id:c,children:l}of s.toReversed())l.length&&(o[c]=(o[l[0].id]+o[l.at(-1).id])/2);let a=Math.min($e,r*.42,e*.3);return{x:o,gap:r,radius:a,middle:o[0],width:r*i.length+2*et,level:e}}var st=({queens:{length:s}},{level:t})=>s?L+(s-.5)*t:9;function ke(s,t){let e=Math.max(2.6,Math.min(5,s*.6)),n=t/2;return`M0 ${s}V${n-e-2}M${-e} ${n-e}l${2*e} ${2*e}M${e} ${n-e}l${-2*e} ${2*e}`}var zt={slow:1500,normal:420,fast:16},we=70,ve=250,Se=700,nt=class extends ot{static properties={n:{type:Number},sizes:{type:Array},program:{},rule:{type:Array},judgement:{state:!0},speed:{state:!0},isFolded:{state:!0},hasProgram:{state:!0}};fillsScreen=!0;keys="On the board, arrow keys go from square to square and Enter tries one. Outside of the tree, letters choose a square of the row, Backspace goes back, S steps, P plays.";links={"data-qa-show":t=>this.follow(t)};player=new R(this,{pace:()=>this.pace,changed:()=>Object.assign(this,{judgement:{},isFolded:!1})});ownSteps=0;slips=0;#t=[];constructor(){super(),Object.assign(this,{speed:"normal",hasProgram:!1})}start(){this.open(this.n,this.player.position),this.whenParsed(()=>this.requestUpdate())}open(t,e=0){t!==this.record?.n&&(this.record=Et(t)),e===0&&([this.ownSteps,this.slips,this.#t]=[0,0,[]]),this.n=t,this.player.set(e,this.record.last),Object.assign(this,{judgement:{},isFolded:!1})}get state(){return this.record.states[this.player.position]}get isEnd(){return w(this.state,this.n)}get pace(){return[zt[this.speed],this.speed==="fast"?Math.max(1,Math.round(this.record.last/ve)):1]}follow(t){let[e,...n]=t.split(" ");this.open(Number(e));let i=n[0]==="end"||n[0]==="fold",r=n.map(o=>ft(o,e)[1]);return this.player.goTo(i?this.record.last:Ot(this.record,r)),n[0]==="fold"&&(this.isFolding=!0,this.later(Se,()=>Object.assign(this,{isFolded:this.isEnd,isFolding:!1}))),this.querySelector(i?".qa-hand-tree":".qa-hand-board")}choose([t,e]){let{queens:n}=this.state,i=t===n.length-1&&n[t]===e;this.act(i?H:(r,o)=>tt(r,o,t,e))}act(t){if(this.player.stop(),this.speakUp(),this.isEnd)return;this.judgement=t(this.state,this.n);let{isRight:e,steps:n}=this.judgement;if(e){let{position:i}=this.player;this.player.set(i+n),this.#t[i+n]=i,this.ownSteps+=n}else this.slips+=1}undo(){let[{state:t,n:e},{position:n}]=[this,this.player];n&&(this.player.goTo(this.#t[n]??n-1),this.judgement={message:Rt(t,e)},this.speakUp())}step(t){this.player.goTo(this.player.position+t)}playTo(t){this.player.play([we,1],e=>t(this.record.states[e]))}setSpeed(t){this.speed=t,this.player.isPlaying&&this.player.play()}press(t){if(t.ctrlKey||t.metaKey||t.altKey||t.target.closest("[role=tree]"))return;let{key:e}=t,n=e.length===1?"abcdefghij".slice(0,this.n).indexOf(e):-1;if(n>=0)this.act((i,r)=>tt(i,r,Math.min(i.queens.length,r-1),n));else if(e==="Backspace")this.act(H);else if(this.isEnd&&(e==="s"||e==="p"))this.speakUp();else if(e==="s")this.step(1);else if(e==="p")this.player.toggle();else return;t.preventDefault()}get sentence(){let{state:t,n:e,judgement:n}=this;return this.isEnd?this.isFolded||this.isFolding?"Both halves match: each board on the right is one on the left, mirrored.":`*Finished: ${t.solutions} solutions* after ${t.placed} queens. Nothing is left to try.`:n.message||Nt(t,e)}get ownText(){return!this.isEnd||!this.ownSteps?"":`You did ${this.ownSteps} of ${this.record.last} steps, ${this.slips?`with ${I(this.slips,"slip")}`:"without a slip"}.`}get marks(){let{kind:t,queens:e,at:n}=this.state;return t==="skip"&&this.judgement.isRight!==!1?{attacked:[e.length,n]}:this.judgement}render(){let{n:t,state:e,isEnd:n,player:i,judgement:r}=this,o=It(this.program),a=o!==void 0||document.readyState==="loading",c=this.hasProgram&&o!==void 0,l=({kind:p})=>p==="back",u=p=>p.kind==="put"&&j(p,t),$=this.rule.map(([p,q])=>h`<span class=${p===e.kind?"qa-hand-applied":""}>${q}</span> `);return h`<p class="qa-hand-rule">${$}</p>
      <div
        class="qa-hand-stage ${c?"qa-hand-with-program":""}"
        style="--n: ${t}"
        @keydown=${p=>this.press(p)}>
        <div class="qa-top-bar">
          <span role="group" aria-label="Size of the board">N = ${V(this.sizes,t,p=>(this.open(p),this.speakUp()))}</span>
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
        ${Pt({name:this.ariaLabel,n:t,state:e,choose:p=>this.choose(p),...this.marks})}
        <div class="qa-hand-act">${n?this.#n():this.#i()}</div>
        ${this.say(this.sentence,{isWrong:r.isRight===!1})}
        <queens-search-tree
          class="qa-hand-tree"
          .record=${this.record}
          .step=${i.position}
          .isFolded=${this.isFolded}></queens-search-tree>
        ${c?Ct(o,t,Lt(e,t)):f}
        <div class="qa-hand-auto">
          <div role="group" aria-label="Do it for me"><span>Do it for me:</span>
            ${v("step","One step",()=>this.step(1),n)}
            ${v("play",i.isPlaying?"Pause":"Play",()=>i.toggle(),n)}
            <span
              class="qa-hand-speeds"
              role="group"
              aria-label="Speed">${V(Object.keys(zt),this.speed,p=>this.setSpeed(p))}</span>
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
      @click=${()=>this.act(H)}><span aria-hidden="true">↑ </span>Go back<kbd aria-hidden="true">⌫</kbd></button>`}#s(){let t=h`<kbd>a–${"abcdefghij"[this.n-1]}</kbd>`;return h`<span class="qa-hand-keys" aria-hidden="true">Keys: ${t} a square, <kbd>⌫</kbd> go back, <kbd>s</kbd> step, <kbd>p</kbd> play</span>`}#n(){let t=this.n+1,n=h`<button
      type="button"
      class="qa-main"
      data-qa-part="onward"
      @click=${()=>this.open(t)}>Now N = ${t}</button>`;return h`<div>
      <button
        type="button"
        data-qa-part="fold"
        @click=${()=>this.isFolded=!this.isFolded}>${this.isFolded?"Unfold":"Fold the tree in half"}</button>
      ${this.sizes.includes(t)?n:f}
    </div>`}};W("queens-search-tree",K);W("queens-hand-search",nt);})();
})();
