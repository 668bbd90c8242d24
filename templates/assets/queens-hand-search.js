(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:xe,Figure:nt,Part:rt,Player:ot,QueensElement:ke,button:v,checkbox:ye,choiceIn:be,choices:G,define:W,dropdown:we,fill:ve,formatted:Se,html:p,iconButton:Me,keyed:at,live:Te,moveTabStop:it,nothing:m,numberIn:Ae,pressInGrid:ct,scaleOf:lt,squareUnder:F,svg:y,use:P}=queensBase;var Ct=s=>(s<26?"":"a")+String.fromCharCode(97+s%26),f=(s,t,e)=>`${Ct(t)}${e-s}`,dt=(s,t)=>[t-Number(s.slice(1)),s.charCodeAt(0)-97],Y=s=>s.flatMap((t,e)=>t===null?[]:f(e,t,s.length));function ht(s){let t=Y(s);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}var Dt=s=>String(s).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),N=(s,t,e=`${t}s`)=>`${Dt(s)} ${s===1?t:e}`,T=s=>[s.slice(0,-1).join(", "),...s.slice(-1)].filter(Boolean).join(" and ");var j=s=>s.flatMap((t,e)=>t===null?[]:[[e,t]]),pt=s=>Array.from({length:s*s},(t,e)=>[Math.floor(e/s),e%s]);function H([s,t],[e,n]){let[r,a]=[Math.abs(s-e),Math.abs(t-n)];if(!(r===0&&a===0))return r===0?"row":a===0?"column":r===a?"diagonal":void 0}var K=(s,t)=>s.filter(e=>H(e,t));var B=(s,t,...e)=>[f(...s,t),...e].filter(Boolean).join(", ");function ut(s,t,e){let n=K(e,s).map(r=>f(...r,t));return n.length?`attacked by ${T(n)}`:""}function V(s,t){let e=2*Math.max(.01,Math.round(s*.4)/100),n=s<=12?.8:1,r=t?n:e;return[-r,-e,s+r+e,s+r+e].map(a=>Number(a.toFixed(2)))}var ft=s=>["0,0",...s.flatMap((t,e)=>t===null?[]:`${t},${e}`),"0,0"].join(" ");var Ut=500,zt=10,Q;function $t({pointerType:s,target:t,currentTarget:e,clientX:n,clientY:r}){if(Q?.abort(),s==="mouse")return;Q=new AbortController;let{signal:a}=Q,o=(l,u)=>e.addEventListener(l,u,{capture:!0,signal:a}),i=setTimeout(()=>{o("click",R),t.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},Ut),c=()=>clearTimeout(i);a.addEventListener("abort",c),o("contextmenu",l=>l.isTrusted&&R(l)),o("pointerup",c),o("pointercancel",c),o("pointermove",l=>Math.hypot(l.clientX-n,l.clientY-r)>zt&&c())}function R(s){s.preventDefault(),s.stopPropagation()}function gt(s,t,e){let n=s.currentTarget,r=F(s);if(!r||s.button!==0)return;let a=new AbortController,{signal:o}=a,i=r,c=!1,l=({clientX:$,clientY:h})=>{let q=document.elementFromPoint($,h),g=q&&n.contains(q)?F({target:q}):void 0;!g||`${g}`==`${i}`||(t(c?[g]:[r,g],!c),[i,c]=[g,!0])},u=({type:$})=>{a.abort(),c&&($==="pointercancel"&&e(),n.addEventListener("click",R,{capture:!0,once:!0}),setTimeout(()=>n.removeEventListener("click",R,{capture:!0})))};addEventListener("pointermove",l,{signal:o});for(let $ of["pointerup","pointercancel"])addEventListener($,u,{signal:o})}var I=s=>[...Array(s).keys()],_=(s,t)=>`${100*s/t}%`;function Gt(s){let{name:t,n:e,layers:n,choose:r,forbid:a,drag:o,undrag:i,point:c=()=>{},hasCoordinates:l=e>3,texts:u,heat:$,leave:h=()=>{}}=s,q=x=>z=>{let st=F(z);st&&x(st)},[g,d,k,b]=V(e,l),M=`left: ${_(-g,k)}; top: ${_(-d,b)}; width: ${_(e,k)}; height: ${_(e,b)}`,_t=I(e).map(x=>p`<div role="row">${I(e).map(z=>Wt(s,[x,z]))}</div>`),It=Math.max(1,...(u??[]).map(({length:x})=>x));return p`<div
    class="qa-click ${u&&!$?"qa-click-letters":""}"
    style="--signs: ${It}"
    @pointerleave=${h}
    @focusout=${h}>
    <svg class="qa-board" aria-hidden="true" viewBox="${g} ${d} ${k} ${b}">
      ${P(`squares-${e}`)}${l?P(`coordinates-${e}`):m}${n}
    </svg>
    ${at(e,p`<div
        role="grid"
        class="qa-click-grid"
        aria-label="${t}, ${e} x ${e}"
        style="--n: ${e}; ${M}"
        @click=${q(r)}
        @keydown=${x=>ct(x,s)}
        @focusin=${x=>(it(x),q(c)(x))}
        @contextmenu=${x=>a&&(x.preventDefault(),q(a)(x))}
        @pointerover=${q(c)}
        @pointerdown=${x=>(a&&$t(x),o&&gt(x,o,i))}>${_t}</div>`)}
  </div>`}function mt(s,t){let e=n=>p`<span class=${n===t?"qa-edge-here":""}>${s.n-n}</span>`;return p`<div class="qa-edge-ranks" aria-hidden="true">${I(s.n).map(e)}</div>${Gt({...s,hasCoordinates:!1})}
    <span></span><div
      class="qa-edge-files"
      aria-hidden="true"
      data-qa-part="files">${I(s.n).map(n=>p`<span>${f(0,n,s.n)[0]}</span>`)}</div>`}function Wt({n:s,texts:t,describe:e,isSelected:n,heat:r,look:a=()=>""},o){let i=o[0]*s+o[1];return p`<div
    role="gridcell"
    class=${a(o)}
    style=${r?`--part: ${r(o)}%`:m}
    tabindex=${i===0?0:-1}
    aria-label=${e(o)}
    aria-selected=${n(o)}>${t?.[i]?p`<span>${t[i]}</span>`:m}</div>`}function qt(s,t,{marker:e="qa-queen",hasCoordinates:n=!1,layers:r=[]}={}){let a=s.length;return p`<svg
    class="qa-board"
    role="img"
    viewBox=${V(a,n).join(" ")}><title>${t}</title><desc>${ht(s)}</desc>
    ${P(`squares-${a}`)}${n?P(`coordinates-${a}`):m}<polyline
      fill="none"
      marker-mid="url(#${e})"
      points=${ft(s)} />${r}</svg>`}var A=(s,t)=>y`<path class=${s} d=${t.join("")}></path>`;function xt(s,t){let e=t.map(([n,r])=>`${r},${n}`);return y`<polyline
    class=${s}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var kt=(s,t)=>`M0 ${s}h${t}v1h-${t}z`,yt=([s,t])=>`M${t+.06} ${s+.06}h.88v.88h-.88z`,bt=([s,t],e)=>`M${t+.5-e} ${s+.5-e}l${2*e} ${2*e}m0-${2*e}l-${2*e} ${2*e}`,Yt=([[s,t],[e,n]])=>`M${t+.5} ${s+.5}L${n+.5} ${e+.5}`,Ht=.46;function wt(s,t){let e=Ht/Math.hypot(s[0]-t[0],s[1]-t[1]),n=(r,a)=>r.map((o,i)=>o+(a[i]-o)*e);return Yt([n(s,t),n(t,s)])}var Kt={kind:"start",queens:[],column:0,at:0,wasFull:!1,tried:0,placed:0,solutions:0,path:[0]},Vt={put({queens:s,column:t,tried:e,placed:n,solutions:r,path:a},o){let i=s.length===o-1;return{queens:[...s,t],column:i?o:0,path:[...a,n+1],tried:e+1,placed:n+1,solutions:r+Number(i)}},skip:({column:s,tried:t})=>({column:s+1,tried:t+1}),back({queens:s,path:t},e){let n=s.at(-1);return{queens:s.slice(0,-1),column:n+1,at:n,wasFull:s.length===e,path:t.slice(0,-1)}}};function Qt({queens:s,column:t},e){return t===e?"back":s.some((n,r)=>St(s,r,t))?"skip":"put"}function Xt(s){let t=[Kt];for(;!w(t.at(-1),s);){let e=t.at(-1),n=Qt(e,s);t.push({...e,kind:n,at:e.column,wasFull:!1,...Vt[n](e,s)})}return t}function vt(s){let t=Xt(s);return{n:s,states:t,nodes:Jt(s,t),last:t.length-1}}function Jt(s,t){let e=[{id:0,children:[],queens:[],born:0,isSolution:!1}];return t.forEach(({kind:n,queens:r,column:a,path:o},i)=>{let c=e[o.at(-1)];if(n==="put"){let l=e[o.at(-2)],u={id:o.at(-1),parent:l,children:[],queens:r,born:i,isSolution:r.length===s};l.children.push(u),e.push(u)}else n==="skip"&&a===s&&!c.children.length&&(c.dead=i)}),e}var w=(s,t)=>!s.queens.length&&s.column===t,E=(s,t)=>s.queens.length===t,St=(s,t,e)=>s[t]===e||Math.abs(s[t]-e)===s.length-t,O=(s,t)=>[...s.entries()].filter(([e])=>St(s,e,t));function X({queens:s,column:t},e){return s.length===e?-1:Array.from({length:e-t},(r,a)=>t+a).find(r=>!O(s,r).length)??-1}var Mt=({n:s,states:t},e)=>t.findIndex(n=>n.column===s&&n.queens.join()===e.join());var Zt=([s,t])=>`M${t+.26} ${s+.26}h.48v.48h-.48z`,te=([s,t])=>`M${t+.23} ${s+.5}a.27 .27 0 1 0 .54 0a.27 .27 0 1 0-.54 0`;function Tt({name:s,n:t,state:e,choose:n,ringed:r,attacked:a}){let{queens:o}=e,i=o.length<t&&!w(e,t)?o.length:void 0,c=d=>d[0]<o.length,l=(d,k,b)=>pt(t).filter(M=>c(M)===b&&At(e,M)===d).map(k),u=[!1,!0].flatMap(d=>[A(`qa-attacked ${d?"qa-hand-old":""}`,l("attacked",k=>bt(k,.12),d)),A(`qa-hand-searched ${d?"qa-hand-old":""}`,l("searched",Zt,d))]),$=a?[...O(o,a[1]).map(d=>wt(d,a)),te(a)]:[],h=[...u,xt("qa-hand-queens",j(o)),A("qa-row-here",i===void 0?[]:[kt(i,t)]),A("qa-hand-attack",$),A("qa-hand-ring",r?[yt(r)]:[])];return p`<div class="qa-hand-board" data-qa-part="board">${mt({name:s,n:t,layers:h,choose:n,isSelected:([d,k])=>o[d]===k,describe:d=>ee(t,e,d)},i)}</div>`}function At({queens:s,column:t},[e,n]){let r=s[e]??(e===s.length?t:0);if(!(n>=r))return O(s.slice(0,e),n).length?"attacked":"searched"}function ee(s,t,e){let{queens:n}=t;if(n[e[0]]===e[1])return B(e,s,"queen");let r=At(t,e),a=r==="attacked"?ut(e,s,j(n.slice(0,e[0]))):"all below it searched";return r?B(e,s,"empty","tried",a):B(e,s,"empty")}var se={row:"the row",column:"the column",diagonal:"a diagonal"};function ne(s,t,e,n=1/0){let r=K(t,e),a=r.slice(0,n).map(o=>`by ${f(...o,s)} along ${se[H(o,e)]}`);return r.length>n&&a.push(`by ${r.length-n} more`),`attacked ${T(a)}`}var Et=(s,t,e,n=1/0)=>`*${f(...e,s)}* is ${ne(s,t,e,n)}.`;var Ot=(s,t,e)=>Et(s,j(t),[t.length,e]),re={start:(s,t)=>`*You are the search* for N = ${t}. Choose the first square that the rule tries.`,skip:({queens:s,column:t,at:e},n)=>`${Ot(n,s,e)} ${t<n?"Try the next square.":"It was the last square of the row."}`,put({queens:s,at:t,solutions:e},n){let r=`*${f(s.length-1,t,n)}* is free`;return s.length<n?`${r}: put a queen there and go down a row.`:`${r}, and the board is full: *solution ${e}*. To look for more, go back.`},back({queens:s,at:t,wasFull:e},n){let r=`*${f(s.length,t,n)}*`;return e?`The board was full. To look for more, lift the queen from ${r}.`:`No square was left, so go back up and lift the queen from ${r}.`}},Lt=(s,t)=>re[s.kind](s,t);function Ft({kind:s,queens:t,at:e},n){return`Taken back: ${`*${f(s==="put"?t.length-1:t.length,e,n)}*`} ${{put:"is empty",skip:"is untried",back:"has a queen"}[s]} again.`}var C=(s,t="")=>({isRight:!0,steps:s,message:t}),S=(s,t={})=>({isRight:!1,message:s,...t});function D(s,t){let e=s.queens.length,n=X(s,t);if(n>=0)return S(`Not yet: *${f(e,n,t)}* is free and has not been tried.`,{ringed:[e,n]});if(E(s,t))return C(1);let r=f(e-1,s.queens.at(-1),t);return C(t-s.column+1,`No square is left in this row. Back up: the queen on *${r}* has to move on.`)}function J(s,t,e,n){let r=s.queens.length,a=`*${f(e,n,t)}*`;if(r===t)return S("The board is full. To look for more solutions, the search goes back.");if(e<r)return S(`${a} waits: finish row ${t-r} first.`);if(e>r)return S(`${a} comes later: row ${t-r} has no queen yet.`);if(n<s.column)return oe(s,t,n);let o=X(s,t);if(o>=0&&n>o)return S(`*${f(e,o,t)}* comes first: it is free and has not been tried yet.`,{ringed:[e,o]});let i=n-s.column+1;return n===o?C(i,ae(s,t,o)):C(i)}function oe({queens:s,column:t},e,n){let r=[s.length,n];if(O(s,n).length)return S(`${Ot(e,s,n)} You have been there.`,{attacked:r});let a=f(s.length,n,e),o=t<e?" Move on to the right.":"";return S(`A queen stood on *${a}*, and everything below it has been searched.${o}`)}function ae({queens:s,column:t},e,n){let r=s.length;if(n===t||r===e-1)return"";let a=Array.from({length:n-t},(o,i)=>f(r,t+i,e));return`Queen on *${f(r,n,e)}*. On the way, the machine tried ${T(a)}: attacked.`}var Pt={start:["queens, column"],skip:["elif is_attacked","column += 1"],put:["queens.append","column = 0"],solution:["queens.append","column = 0","if len(queens)","found += 1","column = N"],back:["if column == N","column = queens.pop"],end:["while queens","print"]};function jt(s,t){return w(s,t)?Pt.end:Pt[s.kind==="put"&&E(s,t)?"solution":s.kind]}var Nt=s=>document.getElementById(s)?.querySelector("code")?.textContent;function Bt(s,t,e,n=()=>{}){let o=s.trimEnd().replace(/^""".*"""\n+/,"").replaceAll(`


`,`

`).replace(/^N = \d+$/m,`N = ${t}`).split(`
`).map(i=>ie(i,e,n(i)));return p`<pre
    class="qa-hand-program"
    role="region"
    tabindex="0"
    aria-label="Program"
    data-qa-part="program">${o}</pre>`}function ie(s,t,e){let n=t.some(i=>s.trim().startsWith(i)),[,r,a]=s.match(/^([^#]*)(#.*)?$/),o=[r||(a?"":" "),a?p`<i>${a}</i>`:m];return p`<span
    class=${n?"qa-hand-lit":""}
    data-qa-waiting=${e??m}>${o}</span>`}var L=20,Z=14,ce=12,le=8,de=120,he=5,U=class extends rt{static properties={record:{attribute:!1},step:{attribute:!1},isFolded:{attribute:!1},room:{state:!0},focused:{state:!0},preview:{state:!0}};firstUpdated(){let t=new ResizeObserver(()=>this.#t());for(let e of[this,this.querySelector(".qa-tree-cell")])t.observe(e)}#t(){let{width:t,height:e}=this.querySelector(".qa-tree-cell").getBoundingClientRect(),n=lt(this);e&&(this.room={width:this.clientWidth,level:e/n,minGap:t/n})}willUpdate(t){let e=t.has("step")&&!this.contains(document.activeElement);(t.has("record")||e)&&(this.focused=void 0),this.room&&(t.has("record")||t.has("room"))&&(this.layout=ue(this.record.nodes,this.room))}updated(t){(t.has("step")||t.has("room"))&&requestAnimationFrame(()=>this.#n())}get#e(){return this.querySelector(".qa-tree")}#n(){let{scrollWidth:t,clientWidth:e,scrollLeft:n}=this.#e,r=this.layout?.x[this.state.path.at(-1)],a=r<n+60||r>n+e-60;t>e+1&&a&&(this.#e.scrollLeft=r-e/3)}get state(){return this.record.states[this.step]}#s(t){this.preview={node:t,scrolled:this.#e.scrollLeft}}#r(t){this.focused=t,this.#s(t)}#o(){this.preview=void 0}#i(t,e){if(t.altKey||t.ctrlKey||t.metaKey)return;let n=this.record.nodes.filter(({queens:u})=>u.length===e.queens.length),[r,a]=[-1,1].map(u=>n[n.indexOf(e)+u]),[o,i]=[this.record.nodes[0],this.record.nodes.findLast(({born:u})=>u<=this.step)],c={ArrowUp:e.parent,ArrowDown:e.children[0],ArrowLeft:r,ArrowRight:a,Home:o,End:i}[t.key],l=c&&this.querySelector(`[data-qa-node="${c.id}"]`);l&&(t.preventDefault(),l.focus())}render(){return this.record?p`<div
      class="qa-tree ${this.isFolded?"qa-tree-folded":""}">${this.layout?this.#c():m}</div>
      <div class="qa-tree-cell"></div>
      ${this.preview?this.#h(this.preview):m}`:m}#c(){let{n:t,nodes:e}=this.record,{x:n,middle:r,width:a,level:o}=this.layout,{state:i}=this,c=L+o*t,l=Array.from({length:t+1},(d,k)=>`M0 ${L+k*o-(k===t?.5:0)}h${a}`),u=i.queens.length<t&&!w(i,t),$=({id:d})=>n[d]>=r+.1,h=e.filter(d=>d.id&&!$(d)).length,q=L+o*(t/2-.5+t%2/2)+5,g=e.filter(({born:d})=>d<=this.step);return p`<svg
      role="tree"
      aria-label="Your search tree: Up goes to the parent, Down to the first child, Left and Right along the row"
      width=${a}
      height=${c}
      viewBox="0 0 ${a} ${c}">
      <rect
        class="qa-tree-row"
        y=${L+i.queens.length*o}
        width=${a}
        height=${u?o:0} />
      <path class="qa-tree-levels" d=${l.join("")} />
      ${this.step?m:y`<text
        class="qa-tree-hint"
        x=${Math.min(a/2,360)}
        y=${L+o*1.5+5}>Your search grows here: one level for each row.</text>`}
      <text
        class="qa-tree-half"
        aria-hidden=${!this.isFolded}
        x=${a*.75}
        y=${q}>${h} queens instead of ${e.length-1}</text>
      <path class="qa-tree-axis" d="M${r} 0V${c}" />
      <g role="none">${this.#a(g.filter(d=>!$(d)))}</g>
      <g
        role="none"
        class="qa-tree-fold"
        style="transform-origin: ${r}px 0">${this.#a(g.filter($))}</g>
    </svg>`}#a(t){return[t.filter(({parent:e})=>e).map(e=>this.#l(e)),t.map(e=>this.#d(e))]}#l(t){let[e,n]=[t.parent,t].map(r=>`${this.layout.x[r.id]} ${tt(r,this.layout)}`);return y`<path
      class="qa-tree-edge ${this.state.path.includes(t.id)?"qa-tree-lit":""}"
      d="M${e}L${n}" />`}#d(t){let{x:e,gap:n,radius:r,level:a}=this.layout,{path:o}=this.state,i=t.parent?Math.max(r,2.8):4,c=t.queens.map((g,d)=>f(d,g,this.record.n)),l=t.dead<=this.step,u=`${t.isSolution?"qa-tree-solution":""} ${o.includes(t.id)?"qa-tree-lit":""}`,$=t.isSolution?", solution":l?", dead end":"",h=t.parent?.children.filter(({born:g})=>g<=this.step)??[t],q=t===this.focused||!this.focused&&t.id===o.at(-1);return y`<g
      class="qa-tree-node ${u}"
      transform="translate(${e[t.id]} ${tt(t,this.layout)})"
      data-qa-node=${t.id}
      role="treeitem"
      aria-level=${t.queens.length+1}
      aria-posinset=${h.indexOf(t)+1}
      aria-setsize=${h.length}
      aria-selected=${t.id===o.at(-1)}
      tabindex=${q?0:-1}
      aria-label="${c.join(" ")||"the empty board"}${$}"
      @pointerenter=${()=>this.#s(t)}
      @click=${()=>this.#s(t)}
      @focus=${()=>this.#r(t)}
      @pointerleave=${()=>this.#o()}
      @blur=${()=>this.#o()}
      @keydown=${g=>this.#i(g,t)}>
      ${l?y`<path class="qa-tree-dead" d=${fe(i,a)} />`:m}
      <circle class="qa-tree-target" r=${Math.max(i,n/2,7)} />
      ${t.isSolution?y`<rect
            class="qa-tree-mark"
            x=${-i}
            y=${-i}
            width=${2*i}
            height=${2*i} />`:y`<circle class="qa-tree-mark" r=${i} />`}
      ${r>le&&c.length?y`<text>${c.at(-1)[0]}</text>`:m}
    </g>`}#h({node:t,scrolled:e}){let{n}=this.record,{x:r,middle:a,gap:o}=this.layout,i=Array.from({length:n},(b,M)=>t.queens[M]??null),c=i.map(b=>b===null?null:n-1-b),l=this.isFolded&&t.queens.length>0,u=(l?Math.min(r[t.id],2*a-r[t.id]):r[t.id])-e,[$,h]=[tt(t,this.layout),Math.max(o/2,7)+he],q=$-h>de,[g,d]=q?[$-h,-100]:[$+h,0],k=`left: ${u}px; top: ${g}px; translate: ${-100*u/this.clientWidth}% ${d}%`;return p`<div class="qa-tree-preview" style=${k}>${(l?[i,c]:[i]).map(pe)}</div>`}};function pe(s){let t=Y(s).join(" ")||"the empty board";return p`<div>${qt(s,t)}${t}</div>`}function ue(s,{width:t,level:e,minGap:n}){let r=s.filter(c=>!c.children.length),a=Math.max(n,(t-2*Z)/r.length),o=[];r.forEach((c,l)=>o[c.id]=Z+(l+.5)*a);for(let{id:c,children:l}of s.toReversed())l.length&&(o[c]=(o[l[0].id]+o[l.at(-1).id])/2);let i=Math.min(ce,a*.42,e*.3);return{x:o,gap:a,radius:i,middle:o[0],width:a*r.length+2*Z,level:e}}var tt=({queens:{length:s}},{level:t})=>s?L+(s-.5)*t:9;function fe(s,t){let e=Math.max(2.6,Math.min(5,s*.6)),n=t/2;return`M0 ${s}V${n-e-2}M${-e} ${n-e}l${2*e} ${2*e}M${e} ${n-e}l${-2*e} ${2*e}`}var Rt={slow:1500,normal:420,fast:16},$e=70,ge=250,me=700,qe={skip:"Try squares left to right.",put:"If one is free, put a queen and go down a row.",back:"If none is left, go back up and move that queen on."},et=class extends nt{static properties={n:{type:Number},sizes:{type:Array},program:{},judgement:{state:!0},speed:{state:!0},isFolded:{state:!0},hasProgram:{state:!0}};fillsScreen=!0;keys="On the board, arrow keys go from square to square and Enter tries one. Outside of the tree, letters choose a square of the row, Backspace goes back, S steps, P plays.";links={"data-qa-show":t=>this.follow(t)};player=new ot(this,{pace:()=>this.pace,changed:()=>Object.assign(this,{judgement:{},isFolded:!1})});ownSteps=0;slips=0;#t=[];constructor(){super(),Object.assign(this,{speed:"normal",hasProgram:!1})}start(){this.open(this.n,this.player.position),this.whenParsed(()=>this.requestUpdate())}open(t,e=0){t!==this.record?.n&&(this.record=vt(t)),e===0&&([this.ownSteps,this.slips,this.#t]=[0,0,[]]),this.n=t,this.player.set(e,this.record.last),Object.assign(this,{judgement:{},isFolded:!1})}get state(){return this.record.states[this.player.position]}get isEnd(){return w(this.state,this.n)}get pace(){return[Rt[this.speed],this.speed==="fast"?Math.max(1,Math.round(this.record.last/ge)):1]}follow(t){let[e,...n]=t.split(" ");this.open(Number(e));let r=n[0]==="end"||n[0]==="fold",a=n.map(o=>dt(o,e)[1]);return this.player.goTo(r?this.record.last:Mt(this.record,a)),n[0]==="fold"&&(this.isFolding=!0,this.later(me,()=>Object.assign(this,{isFolded:this.isEnd,isFolding:!1}))),this.querySelector(r?".qa-hand-tree":".qa-hand-board")}choose([t,e]){let{queens:n}=this.state,r=t===n.length-1&&n[t]===e;this.act(r?D:(a,o)=>J(a,o,t,e))}act(t){if(this.player.stop(),this.speakUp(),this.isEnd)return;this.judgement=t(this.state,this.n);let{isRight:e,steps:n}=this.judgement;if(e){let{position:r}=this.player;this.player.set(r+n),this.#t[r+n]=r,this.ownSteps+=n}else this.slips+=1}undo(){let[{state:t,n:e},{position:n}]=[this,this.player];n&&(this.player.goTo(this.#t[n]??n-1),this.judgement={message:Ft(t,e)},this.speakUp())}step(t){this.player.goTo(this.player.position+t)}playTo(t){this.player.play([$e,1],e=>t(this.record.states[e]))}setSpeed(t){this.speed=t,this.player.isPlaying&&this.player.play()}press(t){if(t.ctrlKey||t.metaKey||t.altKey||t.target.closest("[role=tree]"))return;let{key:e}=t,n=e.length===1?"abcdefghij".slice(0,this.n).indexOf(e):-1;if(n>=0)this.act((r,a)=>J(r,a,Math.min(r.queens.length,a-1),n));else if(e==="Backspace")this.act(D);else if(this.isEnd&&(e==="s"||e==="p"))this.speakUp();else if(e==="s")this.step(1);else if(e==="p")this.player.toggle();else return;t.preventDefault()}get sentence(){let{state:t,n:e,judgement:n}=this;return this.isEnd?this.isFolded||this.isFolding?"Both halves match: each board on the right is one on the left, mirrored.":`*Finished: ${t.solutions} solutions* after ${t.placed} queens. Nothing is left to try.`:n.message||Lt(t,e)}get ownText(){return!this.isEnd||!this.ownSteps?"":`You did ${this.ownSteps} of ${this.record.last} steps, ${this.slips?`with ${N(this.slips,"slip")}`:"without a slip"}.`}get marks(){let{kind:t,queens:e,at:n}=this.state;return t==="skip"&&this.judgement.isRight!==!1?{attacked:[e.length,n]}:this.judgement}render(){let{n:t,state:e,isEnd:n,player:r,judgement:a}=this,o=Nt(this.program),i=o!==void 0||document.readyState==="loading",c=this.hasProgram&&o!==void 0,l=({kind:h})=>h==="back",u=h=>h.kind==="put"&&E(h,t),$=Object.entries(qe).map(([h,q])=>p`<span class=${h===e.kind?"qa-hand-applied":""}>${q}</span> `);return p`<p class="qa-hand-rule">${$}</p>
      <div
        class="qa-hand-stage ${c?"qa-hand-with-program":""}"
        style="--n: ${t}"
        @keydown=${h=>this.press(h)}>
        <div class="qa-top-bar">
          <span role="group" aria-label="Size of the board">N = ${G(this.sizes,t,h=>(this.open(h),this.speakUp()))}</span>
          <span>
            ${v("undo","undo",()=>this.undo(),!r.position,"qa-skip")}
            ${v("again","start again",()=>this.open(t),!r.position,"qa-skip")}
          </span>
        </div>
        <div class="qa-hand-counts">
          <span><b data-qa-part="tried">${e.tried}</b> <span class="qa-hand-long">${e.tried===1?"square":"squares"} </span>tried</span>
          <span><b data-qa-part="placed">${e.placed}</b> ${e.placed===1?"queen":"queens"}<span class="qa-hand-long"> placed</span></span>
          <span><b data-qa-part="solutions">${e.solutions}</b> ${e.solutions===1?"solution":"solutions"}</span>
          ${i?this.#e():m}
        </div>
        ${Tt({name:this.ariaLabel,n:t,state:e,choose:h=>this.choose(h),...this.marks})}
        <div class="qa-hand-act">${n?this.#r():this.#n()}</div>
        ${this.say(this.sentence,{isWrong:a.isRight===!1})}
        <queens-search-tree
          class="qa-hand-tree"
          .record=${this.record}
          .step=${r.position}
          .isFolded=${this.isFolded}></queens-search-tree>
        ${c?Bt(o,t,jt(e,t)):m}
        <div class="qa-hand-auto">
          <div role="group" aria-label="Do it for me"><span>Do it for me:</span>
            ${v("step","One step",()=>this.step(1),n)}
            ${v("play",r.isPlaying?"Pause":"Play",()=>r.toggle(),n)}
            <span
              class="qa-hand-speeds"
              role="group"
              aria-label="Speed">${G(Object.keys(Rt),this.speed,h=>this.setSpeed(h))}</span>
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
            ${n?m:this.#s()}
          </p>
        </div>
      </div>`}#e(){let t=()=>this.hasProgram=!this.hasProgram;return p`<button
      type="button"
      data-qa-part="code"
      aria-expanded=${this.hasProgram}
      @click=${t}>Python<span class="qa-hand-long"> program</span></button>`}#n(){return p`<button
      type="button"
      data-qa-part="back"
      @click=${()=>this.act(D)}><span aria-hidden="true">↑ </span>Go back<kbd aria-hidden="true">⌫</kbd></button>`}#s(){let t=p`<kbd>a–${"abcdefghij"[this.n-1]}</kbd>`;return p`<span class="qa-hand-keys" aria-hidden="true">Keys: ${t} a square, <kbd>⌫</kbd> go back, <kbd>s</kbd> step, <kbd>p</kbd> play</span>`}#r(){let t=this.n+1,n=p`<button
      type="button"
      class="qa-main"
      data-qa-part="onward"
      @click=${()=>this.open(t)}>Now N = ${t}</button>`;return p`<div>
      <button
        type="button"
        data-qa-part="fold"
        @click=${()=>this.isFolded=!this.isFolded}>${this.isFolded?"Unfold":"Fold the tree in half"}</button>
      ${this.sizes.includes(t)?n:m}
    </div>`}};W("queens-search-tree",U);W("queens-hand-search",et);})();
})();
