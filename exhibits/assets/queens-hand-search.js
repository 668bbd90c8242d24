(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:Be,Figure:pt,Part:ft,QueensElement:Ce,button:A,checkbox:Ie,choiceIn:De,choices:Z,define:tt,dropdown:ze,fill:_e,formatted:Ue,html:h,keyed:$t,live:gt,moveTabStop:mt,nothing:u,numberIn:He,pressInGrid:qt,scaleOf:xt,showControls:Ge,squareUnder:R,svg:q,use:j}=queensBase;function yt(s,t,e){let n=!1,o,r=()=>{let a=n&&!document.hidden;a!==o&&t(a),o=a},i=new IntersectionObserver(a=>{n=a.at(-1).isIntersecting,r()});i.observe(s),document.addEventListener("visibilitychange",r,{signal:e}),e.addEventListener("abort",()=>i.disconnect())}var Yt="M6 5v14h2V5zm13 0-9 7 9 7z",Qt="M16 5l-9 7 9 7z",Xt=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],Jt="M8 5l9 7-9 7z",Zt="M18 5v14h-2V5zM5 5l9 7-9 7z",z=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#o;#s=!0;#n;#i;#a=0;constructor(t,{pace:e,changed:n=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:e,changed:n,stays:o}}set(t,e=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#o),this.#n=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[n,o]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#r():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!e(this.position)?this.playAfter(n,t,e):this.#t.announceAgain())}playAfter(t,e,n){this.isPlaying=!0;let o=()=>this.play(e,n);this.#o=this.#t.later(t,()=>{this.#s?o():this.#n=o}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#i)return;this.#i=t,this.#s=!0;let e=n=>{this.#s=n,n&&this.#n?.()};yt(this.#t,e,t)}#r(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#r():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},r=n in e?()=>this.goTo(e[n]):o[n],i=t.altKey||t.ctrlKey||t.metaKey,a=t.target,c=t.key===" "?"button, a, input:not([type=range])":"[type=range]",d=a.closest("select, textarea, [role=region]")||!(n in e)&&a.closest(c);!r||i||t.defaultPrevented||d||(t.preventDefault(),r())}view(t,e){return h`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:n,max:o}=this,r=n===0,i=n===o;return h`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${e?D("first","Back to the start",[Yt],()=>this.goTo(0),r):u}
${D("back","Back",[Qt],()=>this.goTo(n-1),r)}
${this.playButton()}
${D("forward","Forward",[Jt],()=>this.forward(),i)}
${e?D("last","To the end",[Zt],()=>this.goTo(o),i):u}
</div>`}playButton(){return h`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${bt(Xt)}</button>`}slider(t,e,n=0){let{position:o,max:r}=this;return h`<input
type="range"
min=${n}
max=${r+n}
.value=${gt(`${o+n}`)}
aria-label=${t}
aria-valuetext=${e}
autocomplete="off"
data-qa-part="slider"
@input=${({target:i})=>this.goTo(Number(i.value)-n)}
@pointerdown=${()=>this.#a=this.position}
@pointercancel=${()=>this.goTo(this.#a)}><span data-qa-part="progress">${e}</span>`}},bt=s=>h`<svg viewBox="0 0 24 24" aria-hidden="true">${s.map(t=>q`<path d=${t} />`)}</svg>`,D=(s,t,e,n,o)=>h`<button
type="button"
data-qa-part=${s}
title=${t}
aria-disabled=${o}
@click=${n}>${bt(e)}</button>`;var et=s=>(s<26?"":"a")+String.fromCharCode(97+s%26),$=(s,t,e)=>`${et(t)}${e-s}`,kt=(s,t)=>[t-Number(s.slice(1)),s.charCodeAt(0)-97],st=s=>s.flatMap((t,e)=>t===null?[]:$(e,t,s.length));function wt(s){let t=st(s);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}var te=s=>String(s).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),_=(s,t,e=`${t}s`)=>`${te(s)} ${s===1?t:e}`;function P(s){let t=s.slice(0,-1).join(", "),e=s.slice(-1);return t?`${t} and ${e}`:e.join("")}var E=s=>s.flatMap((t,e)=>t===null?[]:[[e,t]]),vt=s=>Array.from({length:s*s},(t,e)=>[Math.floor(e/s),e%s]);function nt([s,t],[e,n]){let o=Math.abs(s-e),r=Math.abs(t-n);if(!(o===0&&r===0))return o===0?"row":r===0?"column":o===r?"diagonal":void 0}var B=(s,t)=>s.filter(e=>nt(e,t));var U=(s,t,...e)=>[$(...s,t),...e].filter(Boolean).join(", ");function St(s,t,e){let n=B(e,s).map(o=>$(...o,t));return n.length?`attacked by ${P(n)}`:""}function ot(s,t){let e=2*Math.max(.01,Math.round(s*.4)/100),n=s<=12?.8:1,o=t?n:e;return[-o,-e,s+o+e,s+o+e].map(r=>Number(r.toFixed(2)))}var Tt=s=>["0,0",...s.flatMap((t,e)=>t===null?[]:`${t},${e}`),"0,0"].join(" ");var ee=500,se=10,it;function Mt({pointerType:s,target:t,currentTarget:e,clientX:n,clientY:o}){if(it?.abort(),s==="mouse")return;it=new AbortController;let{signal:r}=it,i=(d,p)=>e.addEventListener(d,p,{capture:!0,signal:r}),a=setTimeout(()=>{i("click",H),t.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},ee),c=()=>clearTimeout(a);r.addEventListener("abort",c),i("contextmenu",d=>d.isTrusted&&H(d)),i("pointerup",c),i("pointercancel",c),i("pointermove",d=>Math.hypot(d.clientX-n,d.clientY-o)>se&&c())}function H(s){s.preventDefault(),s.stopPropagation()}function At(s,t,e){let n=s.currentTarget,o=R(s);if(!o||s.button!==0)return;let r=new AbortController,{signal:i}=r,a=o,c=!1,d=({clientX:g,clientY:x})=>{let f=document.elementFromPoint(g,x),m=f&&n.contains(f)?R({target:f}):void 0;!m||`${m}`==`${a}`||(t(c?[m]:[o,m],!c),[a,c]=[m,!0])},p=({type:g})=>{r.abort(),c&&(g==="pointercancel"&&e(),n.addEventListener("click",H,{capture:!0,once:!0}),setTimeout(()=>n.removeEventListener("click",H,{capture:!0})))};addEventListener("pointermove",d,{signal:i});for(let g of["pointerup","pointercancel"])addEventListener(g,p,{signal:i})}var V=s=>[...Array(s).keys()],G=(s,t)=>`${100*s/t}%`;function ne(s){let{name:t,n:e,layers:n,choose:o,forbid:r,drag:i,cancelStroke:a,point:c=()=>{},hasCoordinates:d=e>3,texts:p,heat:g,leave:x=()=>{}}=s,f=b=>J=>{let I=R(J);I&&b(I)},m=b=>{mt(b),f(c)(b)},w=b=>{r&&(b.preventDefault(),f(r)(b))},l=b=>{r&&Mt(b),i&&At(b,i,a)},[y,T,k,v]=ot(e,d),X=`left: ${G(-y,k)}; top: ${G(-T,v)}`,S=`width: ${G(e,k)}; height: ${G(e,v)}`,Kt=V(e).map(b=>{let J=V(e).map(I=>oe(s,[b,I]));return h`<div role="row">${J}</div>`}),Wt=Math.max(1,...(p??[]).map(({length:b})=>b));return h`<div
class="qa-click ${p&&!g?"qa-click-letters":""}"
style="--signs: ${Wt}"
@pointerleave=${x}
@focusout=${x}>
<svg class="qa-board" aria-hidden="true" viewBox="${y} ${T} ${k} ${v}">
${j(`squares-${e}`)}${d?j(`coordinates-${e}`):u}${n}
</svg>
${$t(e,h`<div
role="grid"
class="qa-click-grid"
aria-label="${t}, ${e} x ${e}"
style="--n: ${e}; ${X}; ${S}"
@click=${f(o)}
@keydown=${b=>qt(b,s)}
@focusin=${m}
@contextmenu=${w}
@pointerover=${f(c)}
@pointerdown=${l}>${Kt}</div>`)}
</div>`}function Et(s,t){let{n:e}=s,n=V(e).map(i=>h`<span class=${i===t?"qa-edge-here":""}>${e-i}</span>`),o=V(e).map(i=>h`<span>${et(i)}</span>`),r=ne({...s,hasCoordinates:!1});return h`<div class="qa-edge-ranks" aria-hidden="true">${n}</div>${r}
<span></span><div
class="qa-edge-files"
aria-hidden="true"
data-qa-part="files">${o}</div>`}function oe({n:s,texts:t,describe:e,isSelected:n,heat:o,look:r=()=>""},i){let a=i[0]*s+i[1],c=t?.[a];return h`<div
role="gridcell"
class=${r(i)}
style=${o?`--part: ${o(i)}%`:u}
tabindex=${a===0?0:-1}
aria-label=${e(i)}
aria-selected=${n(i)}>${c?h`<span>${c}</span>`:u}</div>`}function Ot(s,t,{marker:e="qa-queen",hasCoordinates:n=!1,layers:o=[]}={}){let r=s.length;return h`<svg
class="qa-board"
role="img"
viewBox=${ot(r,n).join(" ")}><title>${t}</title><desc>${wt(s)}</desc>
${j(`squares-${r}`)}${n?j(`coordinates-${r}`):u}<polyline
fill="none"
marker-mid="url(#${e})"
points=${Tt(s)} />${o}</svg>`}var N=(s,t)=>q`<path class=${s} d=${t.join("")}></path>`;function Lt(s,t){let e=t.map(([n,o])=>`${o},${n}`);return q`<polyline
class=${s}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var Pt=(s,t)=>`M0 ${s}h${t}v1h-${t}z`,Nt=([s,t])=>`M${t+.06} ${s+.06}h.88v.88h-.88z`,Ft=([s,t],e)=>`M${t+.5-e} ${s+.5-e}l${2*e} ${2*e}m0-${2*e}l-${2*e} ${2*e}`,ie=([[s,t],[e,n]])=>`M${t+.5} ${s+.5}L${n+.5} ${e+.5}`,re=.46;function Rt(s,t){let e=re/Math.hypot(s[0]-t[0],s[1]-t[1]),n=(o,r)=>o.map((i,a)=>i+(r[a]-i)*e);return ie([n(s,t),n(t,s)])}var ae={kind:"start",queens:[],column:0,stepColumn:0,wasFull:!1,tried:0,placed:0,solutions:0,path:[0]},ce={put({queens:s,column:t,tried:e,placed:n,solutions:o,path:r},i){let a=s.length===i-1;return{queens:[...s,t],column:a?i:0,path:[...r,n+1],tried:e+1,placed:n+1,solutions:o+Number(a)}},skip:({column:s,tried:t})=>({column:s+1,tried:t+1}),back({queens:s,path:t},e){let n=s.at(-1);return{queens:s.slice(0,-1),column:n+1,stepColumn:n,wasFull:s.length===e,path:t.slice(0,-1)}}};function le({queens:s,column:t},e){return t===e?"back":O(s,t).length?"skip":"put"}function he(s){let t=[ae];for(;!M(t.at(-1),s);){let e=t.at(-1),n=le(e,s),o={kind:n,stepColumn:e.column,wasFull:!1};t.push({...e,...o,...ce[n](e,s)})}return t}function Bt(s){let t=he(s);return{n:s,states:t,nodes:de(s,t),last:t.length-1}}function de(s,t){let e=[{id:0,children:[],queens:[],firstStep:0,isSolution:!1}];return t.forEach(({kind:n,queens:o,column:r,path:i},a)=>{let c=e[i.at(-1)];if(n==="put"){let d=e[i.at(-2)],p={id:i.at(-1),parent:d,children:[],queens:o,firstStep:a,isSolution:o.length===s};d.children.push(p),e.push(p)}else n==="skip"&&r===s&&!c.children.length&&(c.deadEndStep=a)}),e}var M=(s,t)=>!s.queens.length&&s.column===t,C=(s,t)=>s.queens.length===t,O=(s,t)=>B(E(s),[s.length,t]);function rt({queens:s,column:t},e){return s.length===e?-1:Array.from({length:e-t},(o,r)=>t+r).find(o=>!O(s,o).length)??-1}var Ct=({n:s,states:t},e)=>t.findIndex(n=>n.column===s&&n.queens.join()===e.join()),jt={start:["queens, column"],skip:["elif is_attacked","column += 1"],put:["queens.append","column = 0"],solution:["queens.append","column = 0","if len(queens)","found += 1","column = N"],back:["if column == N","column = queens.pop"],end:["while queens","print"]};function It(s,t){return M(s,t)?jt.end:jt[s.kind==="put"&&C(s,t)?"solution":s.kind]}var ue=([s,t])=>`M${t+.26} ${s+.26}h.48v.48h-.48z`,pe=([s,t])=>`M${t+.23} ${s+.5}a.27 .27 0 1 0 .54 0a.27 .27 0 1 0-.54 0`;function Dt({name:s,n:t,state:e,choose:n,ringed:o,attacked:r}){let{queens:i}=e,c=i.length<t&&!M(e,t)?i.length:void 0,d=([l])=>l<i.length,p=[!1,!0].flatMap(l=>{let y=l?"qa-hand-old":"",T=vt(t).filter(S=>d(S)===l),k=T.filter(S=>at(e,S)==="attacked"),v=T.filter(S=>at(e,S)==="searched"),X=k.map(S=>Ft(S,.12));return[N(`qa-attacked ${y}`,X),N(`qa-hand-searched ${y}`,v.map(ue))]}),x=(r?O(i,r[1]):[]).map(l=>Rt(l,r));r&&x.push(pe(r));let f=[...p,Lt("qa-hand-queens",E(i)),N("qa-row-here",c===void 0?[]:[Pt(c,t)]),N("qa-hand-attack",x),N("qa-hand-ring",o?[Nt(o)]:[])];return h`<div class="qa-hand-board" data-qa-part="board">${Et({name:s,n:t,layers:f,choose:n,isSelected:([l,y])=>i[l]===y,describe:l=>fe(t,e,l)},c)}</div>`}function at({queens:s,column:t},[e,n]){let o=s[e]??(e===s.length?t:0);if(!(n>=o))return O(s.slice(0,e),n).length?"attacked":"searched"}function fe(s,t,e){let{queens:n}=t;if(n[e[0]]===e[1])return U(e,s,"queen");let o=at(t,e);if(!o)return U(e,s,"empty");let r=o==="attacked"?St(e,s,E(n.slice(0,e[0]))):"all below it searched";return U(e,s,"empty","tried",r)}var $e={row:"the row",column:"the column",diagonal:"a diagonal"};function ge(s,t,e,n=1/0){let o=B(t,e),r=o.slice(0,n).map(i=>`by ${$(...i,s)} along ${$e[nt(i,e)]}`);return o.length>n&&r.push(`by ${o.length-n} more`),`attacked ${P(r)}`}var zt=(s,t,e,n=1/0)=>`*${$(...e,s)}* is ${ge(s,t,e,n)}.`;var ct=(s,t,e)=>zt(s,E(t),[t.length,e]);var me={start:(s,t)=>`*You are the search* for N = ${t}. Choose the first square that the rule tries.`,skip({queens:s,column:t,stepColumn:e},n){let o=t<n?"Try the next square.":"It was the last square of the row.";return`${ct(n,s,e)} ${o}`},put({queens:s,stepColumn:t,solutions:e},n){let o=`*${$(s.length-1,t,n)}* is free`;return s.length<n?`${o}: put a queen there and go down a row.`:`${o}, and the board is full: *solution ${e}*. To look for more, go back.`},back({queens:s,stepColumn:t,wasFull:e},n){let o=`*${$(s.length,t,n)}*`;return e?`The board was full. To look for more, lift the queen from ${o}.`:`No square was left, so go back up and lift the queen from ${o}.`}},_t=(s,t)=>me[s.kind](s,t);function Ut({kind:s,queens:t,stepColumn:e},n){return`Taken back: ${`*${$(s==="put"?t.length-1:t.length,e,n)}*`} ${{put:"is empty",skip:"is untried",back:"has a queen"}[s]} again.`}var K=(s,t="")=>({isRight:!0,steps:s,message:t}),L=(s,t={})=>({isRight:!1,message:s,...t});function W(s,t){let e=s.queens.length,n=rt(s,t);if(n>=0)return L(`Not yet: *${$(e,n,t)}* is free and has not been tried.`,{ringed:[e,n]});if(C(s,t))return K(1);let o=$(e-1,s.queens.at(-1),t);return K(t-s.column+1,`No square is left in this row. Back up: the queen on *${o}* has to move on.`)}function lt(s,t,e,n){let o=s.queens.length,r=`*${$(e,n,t)}*`;if(o===t)return L("The board is full. To look for more solutions, the search goes back.");if(e<o)return L(`${r} waits: finish row ${t-o} first.`);if(e>o)return L(`${r} comes later: row ${t-o} has no queen yet.`);if(n<s.column)return qe(s,t,n);let i=rt(s,t);if(i>=0&&n>i)return L(`*${$(e,i,t)}* comes first: it is free and has not been tried yet.`,{ringed:[e,i]});let a=n-s.column+1;return n===i?K(a,xe(s,t,i)):K(a)}function qe({queens:s,column:t},e,n){let o=[s.length,n];if(O(s,n).length)return L(`${ct(e,s,n)} You have been there.`,{attacked:o});let r=$(s.length,n,e),i=t<e?" Move on to the right.":"";return L(`A queen stood on *${r}*, and everything below it has been searched.${i}`)}function xe({queens:s,column:t},e,n){let o=s.length;if(n===t||o===e-1)return"";let r=Array.from({length:n-t},(a,c)=>$(o,t+c,e)),i=`On the way, the machine tried ${P(r)}: attacked.`;return`Queen on *${$(o,n,e)}*. ${i}`}var Ht=s=>document.getElementById(s)?.querySelector("code")?.textContent;function Gt(s,t,e,n=()=>{}){let i=s.trimEnd().replace(/^""".*"""\n+/,"").replaceAll(`


`,`

`).replace(/^N = \d+$/m,`N = ${t}`).split(`
`).map(a=>ye(a,e,n(a)));return h`<pre
class="qa-hand-program"
role="region"
tabindex="0"
aria-label="Program"
data-qa-part="program">${i}</pre>`}function ye(s,t,e){let n=t.some(c=>s.trim().startsWith(c)),[,o,r]=s.match(/^([^#]*)(#.*)?$/),i=o||(r?"":" "),a=r?h`<i>${r}</i>`:u;return h`<span
class=${n?"qa-hand-lit":""}
data-qa-waiting=${e??u}>${i}${a}</span>`}var F=20,ht=14,be=12,ke=8,we=120,ve=5,Se="Your search tree: Up goes to the parent, Down to the first child, Left and Right along the row",Y=class extends ft{static properties={record:{attribute:!1},step:{attribute:!1},isFolded:{attribute:!1},measures:{state:!0},focused:{state:!0},preview:{state:!0}};firstUpdated(){let t=new ResizeObserver(()=>this.#t());t.observe(this),t.observe(this.querySelector(".qa-tree-cell"))}#t(){let{width:t,height:e}=this.querySelector(".qa-tree-cell").getBoundingClientRect(),n=xt(this);e&&(this.measures={width:this.clientWidth,level:e/n,minGap:t/n})}willUpdate(t){let e=t.has("step")&&!this.contains(document.activeElement);(t.has("record")||e)&&(this.focused=void 0),this.measures&&(t.has("record")||t.has("measures"))&&(this.layout=Me(this.record.nodes,this.measures))}updated(t){(t.has("step")||t.has("measures"))&&requestAnimationFrame(()=>this.#o())}get#e(){return this.querySelector(".qa-tree")}#o(){let{scrollWidth:t,clientWidth:e,scrollLeft:n}=this.#e,o=this.layout?.x[this.state.path.at(-1)],r=o<n+60||o>n+e-60;t>e+1&&r&&(this.#e.scrollLeft=o-e/3)}get state(){return this.record.states[this.step]}#s(t){this.preview={node:t,scrolled:this.#e.scrollLeft}}#n(t){this.focused=t,this.#s(t)}#i(){this.preview=void 0}#a(t,e){if(t.altKey||t.ctrlKey||t.metaKey)return;let n=this.record.nodes.filter(({queens:a})=>a.length===e.queens.length),o=n.indexOf(e),r={ArrowUp:e.parent,ArrowDown:e.children[0],ArrowLeft:n[o-1],ArrowRight:n[o+1],Home:this.record.nodes[0],End:this.record.nodes.findLast(({firstStep:a})=>a<=this.step)}[t.key],i=r&&this.querySelector(`[data-qa-node="${r.id}"]`);i&&(t.preventDefault(),i.focus())}render(){return this.record?h`<div
class="qa-tree ${this.isFolded?"qa-tree-folded":""}">${this.layout?this.#c():u}</div>
<div class="qa-tree-cell"></div>
${this.preview?this.#d(this.preview):u}`:u}#c(){let{n:t,nodes:e}=this.record,{x:n,middle:o,width:r,level:i}=this.layout,{state:a}=this,c=F+i*t,d=Array.from({length:t+1},(l,y)=>`M0 ${F+y*i-(y===t?.5:0)}h${r}`),p=a.queens.length<t&&!M(a,t),g=({id:l})=>n[l]>=o+.1,x=e.filter(l=>l.id&&!g(l)).length,f=F+i*(t/2-.5+t%2/2)+5,m=e.filter(({firstStep:l})=>l<=this.step),w=this.step?u:q`<text
class="qa-tree-hint"
x=${Math.min(r/2,360)}
y=${F+i*1.5+5}>Your search grows here: one level for each row.</text>`;return h`<svg
role="tree"
aria-label=${Se}
width=${r}
height=${c}
viewBox="0 0 ${r} ${c}">
<rect
class="qa-tree-row"
y=${F+a.queens.length*i}
width=${r}
height=${p?i:0} />
<path class="qa-tree-levels" d=${d.join("")} />
${w}
<text
class="qa-tree-half"
aria-hidden=${!this.isFolded}
x=${r*.75}
y=${f}>${x} queens instead of ${e.length-1}</text>
<path class="qa-tree-axis" d="M${o} 0V${c}" />
<g role="none">${this.#r(m.filter(l=>!g(l)))}</g>
<g
role="none"
class="qa-tree-fold"
style="transform-origin: ${o}px 0">${this.#r(m.filter(g))}</g>
</svg>`}#r(t){return[t.filter(({parent:e})=>e).map(e=>this.#l(e)),t.map(e=>this.#h(e))]}#l(t){let e=n=>`${this.layout.x[n.id]} ${dt(n,this.layout)}`;return q`<path
class="qa-tree-edge ${this.state.path.includes(t.id)?"qa-tree-lit":""}"
d="M${e(t.parent)}L${e(t)}" />`}#h(t){let{x:e,gap:n,radius:o,level:r}=this.layout,{path:i}=this.state,a=t.parent?Math.max(o,2.8):4,c=t.queens.map((k,v)=>$(v,k,this.record.n)),d=t.deadEndStep<=this.step,g=`${t.isSolution?"qa-tree-solution":""} ${i.includes(t.id)?"qa-tree-lit":""}`,x=d?", dead end":"",f=t.isSolution?", solution":x,m=q`<rect
class="qa-tree-mark"
x=${-a}
y=${-a}
width=${2*a}
height=${2*a} />`,w=q`<circle class="qa-tree-mark" r=${a} />`,y=(t.parent?.children??[t]).filter(({firstStep:k})=>k<=this.step),T=t===this.focused||!this.focused&&t.id===i.at(-1);return q`<g
class="qa-tree-node ${g}"
transform="translate(${e[t.id]} ${dt(t,this.layout)})"
data-qa-node=${t.id}
role="treeitem"
aria-level=${t.queens.length+1}
aria-posinset=${y.indexOf(t)+1}
aria-setsize=${y.length}
aria-selected=${t.id===i.at(-1)}
tabindex=${T?0:-1}
aria-label="${c.join(" ")||"the empty board"}${f}"
@pointerenter=${()=>this.#s(t)}
@click=${()=>this.#s(t)}
@focus=${()=>this.#n(t)}
@pointerleave=${()=>this.#i()}
@blur=${()=>this.#i()}
@keydown=${k=>this.#a(k,t)}>
${d?q`<path class="qa-tree-dead" d=${Ae(a,r)} />`:u}
<circle class="qa-tree-target" r=${Math.max(a,n/2,7)} />
${t.isSolution?m:w}
${o>ke&&c.length?q`<text>${c.at(-1)[0]}</text>`:u}
</g>`}#d({node:t,scrolled:e}){let{n}=this.record,{x:o,middle:r,gap:i}=this.layout,a=Array.from({length:n},(k,v)=>t.queens[v]??null),c=a.map(k=>k===null?null:n-1-k),d=this.isFolded&&t.queens.length>0,p=o[t.id],g=(d?Math.min(p,2*r-p):p)-e,x=dt(t,this.layout),f=Math.max(i/2,7)+ve,m=x-f>we,w=m?x-f:x+f,l=`${-100*g/this.clientWidth}% ${m?-100:0}%`,y=`left: ${g}px; top: ${w}px; translate: ${l}`;return h`<div
class="qa-tree-preview"
style=${y}>${(d?[a,c]:[a]).map(Te)}</div>`}};function Te(s){let t=st(s).join(" ")||"the empty board";return h`<div>${Ot(s,t)}${t}</div>`}function Me(s,{width:t,level:e,minGap:n}){let o=s.filter(c=>!c.children.length),r=Math.max(n,(t-2*ht)/o.length),i=[];o.forEach((c,d)=>{i[c.id]=ht+(d+.5)*r});for(let{id:c,children:d}of s.toReversed())d.length&&(i[c]=(i[d[0].id]+i[d.at(-1).id])/2);let a=Math.min(be,r*.42,e*.3);return{x:i,gap:r,radius:a,middle:i[0],width:r*o.length+2*ht,level:e}}var dt=({queens:{length:s}},{level:t})=>s?F+(s-.5)*t:9;function Ae(s,t){let e=Math.max(2.6,Math.min(5,s*.6)),n=t/2-e,o=`M0 ${s}V${n-2}`,r=`M${-e} ${n}l${2*e} ${2*e}`,i=`M${e} ${n}l${-2*e} ${2*e}`;return o+r+i}var Vt={slow:1500,normal:420,fast:16},Ee=70,Oe=250,Le=700,Q=s=>h`<svg viewBox="0 0 13 13" aria-hidden="true">${s}</svg>`,Pe=Q(q`<circle class="qa-hand-sign" cx="6.5" cy="6.5" r="5" />`),Ne=Q(q`<circle class="qa-hand-sign-now" cx="6.5" cy="6.5" r="5" />`),Fe=Q(q`<path class="qa-hand-sign" d="M2 2l9 9M11 2l-9 9" />`),Re=Q(q`<path class="qa-hand-sign-solution" d="M1 1h11v11H1z" />`);function je({tried:s,placed:t,solutions:e}){return h`<span><b
data-qa-part="tried">${s}</b> <span
class="qa-hand-long">${s===1?"square":"squares"} </span>tried</span>
<span><b
data-qa-part="placed">${t}</b> ${t===1?"queen":"queens"}<span
class="qa-hand-long"> placed</span></span>
<span><b data-qa-part="solutions">${e}</b> ${e===1?"solution":"solutions"}</span>`}var ut=class extends pt{static properties={n:{type:Number},sizes:{type:Array},program:{},rule:{type:Array},judgement:{state:!0},speed:{state:!0},isFolded:{state:!0},hasProgram:{state:!0}};fillsScreen=!0;keys="On the board, arrow keys go from square to square and Enter tries one. Outside of the tree, letters choose a square of the row, Backspace goes back, S steps, P plays.";links={"data-qa-show":t=>this.follow(t)};player=new z(this,{pace:()=>this.pace,changed:()=>Object.assign(this,{judgement:{},isFolded:!1})});ownSteps=0;slips=0;#t=[];constructor(){super(),Object.assign(this,{speed:"normal",hasProgram:!1})}setup(){this.open(this.n,this.player.position),this.whenParsed(()=>this.requestUpdate())}open(t,e=0){t!==this.record?.n&&(this.record=Bt(t)),e===0&&(this.ownSteps=0,this.slips=0,this.#t=[]),this.n=t,this.player.set(e,this.record.last),Object.assign(this,{judgement:{},isFolded:!1})}get state(){return this.record.states[this.player.position]}get isEnd(){return M(this.state,this.n)}get pace(){let t=Math.max(1,Math.round(this.record.last/Oe));return[Vt[this.speed],this.speed==="fast"?t:1]}follow(t){let[e,...n]=t.split(" ");this.open(Number(e));let o=n[0]==="end"||n[0]==="fold",r=n.map(i=>kt(i,e)[1]);return this.player.goTo(o?this.record.last:Ct(this.record,r)),n[0]==="fold"&&(this.isFolding=!0,this.later(Le,()=>Object.assign(this,{isFolded:this.isEnd,isFolding:!1}))),this.querySelector(o?".qa-hand-tree":".qa-hand-board")}choose([t,e]){let{queens:n}=this.state,o=t===n.length-1&&n[t]===e;this.act(o?W:(r,i)=>lt(r,i,t,e))}act(t){if(this.player.stop(),this.announceAgain(),this.isEnd)return;this.judgement=t(this.state,this.n);let{isRight:e,steps:n}=this.judgement;if(e){let{position:o}=this.player;this.player.set(o+n),this.#t[o+n]=o,this.ownSteps+=n}else this.slips+=1}undo(){let{state:t,n:e}=this,{position:n}=this.player;n&&(this.player.goTo(this.#t[n]??n-1),this.judgement={message:Ut(t,e)},this.announceAgain())}step(t){this.player.goTo(this.player.position+t)}playTo(t){this.player.play([Ee,1],e=>t(this.record.states[e]))}setSpeed(t){this.speed=t,this.player.isPlaying&&this.player.play()}press(t){if(t.ctrlKey||t.metaKey||t.altKey||t.target.closest("[role=tree]"))return;let{key:e}=t,n=e.length===1?"abcdefghij".slice(0,this.n).indexOf(e):-1;if(n>=0)this.act((o,r)=>lt(o,r,Math.min(o.queens.length,r-1),n));else if(e==="Backspace")this.act(W);else if(this.isEnd&&(e==="s"||e==="p"))this.announceAgain();else if(e==="s")this.step(1);else if(e==="p")this.player.toggle();else return;t.preventDefault()}get sentence(){let{state:t,n:e,judgement:n}=this;return this.isEnd?this.isFolded||this.isFolding?"Both halves match: each board on the right is one on the left, mirrored.":`${`*Finished: ${t.solutions} solutions* after ${t.placed} queens.`} Nothing is left to try.`:n.message||_t(t,e)}get ownText(){if(!this.isEnd||!this.ownSteps)return"";let t=this.slips?`with ${_(this.slips,"slip")}`:"without a slip";return`You did ${this.ownSteps} of ${this.record.last} steps, ${t}.`}get marks(){let{kind:t,queens:e,stepColumn:n}=this.state;return t==="skip"&&this.judgement.isRight!==!1?{attacked:[e.length,n]}:this.judgement}render(){let{n:t,state:e,isEnd:n,player:o,judgement:r}=this,i=Ht(this.program),a=i!==void 0||document.readyState==="loading",c=this.hasProgram&&i!==void 0,d=({kind:l})=>l==="back",p=l=>l.kind==="put"&&C(l,t),g=l=>{this.open(l),this.announceAgain()},x=Z(this.sizes,t,g),f=Dt({name:this.ariaLabel,n:t,state:e,choose:l=>this.choose(l),...this.marks}),m=Z(Object.keys(Vt),this.speed,l=>this.setSpeed(l)),w=this.rule.map(([l,y])=>h`<span class=${l===e.kind?"qa-hand-applied":""}>${y}</span> `);return h`<p class="qa-hand-rule">${w}</p>
<div
class="qa-hand-stage ${c?"qa-hand-with-program":""}"
style="--n: ${t}"
@keydown=${l=>this.press(l)}>
<div class="qa-top-bar">
<span role="group" aria-label="Size of the board">N = ${x}</span>
<span>
${A("undo","undo",()=>this.undo(),!o.position,"qa-skip")}
${A("again","start again",()=>this.open(t),!o.position,"qa-skip")}
</span>
</div>
<div class="qa-hand-counts">
${je(e)}
${a?this.#e():u}
</div>
${f}
<div class="qa-hand-act">${n?this.#n():this.#o()}</div>
${this.message(this.sentence,{isWrong:r.isRight===!1})}
<queens-search-tree
class="qa-hand-tree"
.record=${this.record}
.step=${o.position}
.isFolded=${this.isFolded}></queens-search-tree>
${c?Gt(i,t,It(e,t)):u}
<div class="qa-hand-auto">
<div role="group" aria-label="Do it for me"><span>Do it for me:</span>
${A("step","One step",()=>this.step(1),n)}
${A("play",o.isPlaying?"Pause":"Play",()=>o.toggle(),n)}
<span
class="qa-hand-speeds"
role="group"
aria-label="Speed">${m}</span>
${A("next-back","Next way back",()=>this.playTo(d),n)}
${A("next-solution","Next solution",()=>this.playTo(p),n)}
</div>
<p class="qa-hand-key">
<span>${Pe}a queen</span>
<span>${Ne}on the board now</span>
<span>${Fe}dead end</span>
<span>${Re}solution</span>
<span>Point at a node, or tap it, to see its board.</span>
<span data-qa-part="own">${this.ownText}</span>
${n?u:this.#s()}
</p>
</div>
</div>`}#e(){let t=()=>{this.hasProgram=!this.hasProgram};return h`<button
type="button"
data-qa-part="code"
aria-expanded=${this.hasProgram}
@click=${t}>Python<span class="qa-hand-long"> program</span></button>`}#o(){return h`<button
type="button"
data-qa-part="back"
@click=${()=>this.act(W)}><span aria-hidden="true">↑ </span>Go back<kbd
aria-hidden="true">⌫</kbd></button>`}#s(){let t=h`<kbd>a–${"abcdefghij"[this.n-1]}</kbd>`;return h`<span
class="qa-hand-keys"
aria-hidden="true">Keys: ${t} a square, <kbd>⌫</kbd> go back, <kbd
>s</kbd> step, <kbd>p</kbd> play</span>`}#n(){let t=this.n+1,e=()=>this.open(t),n=()=>{this.isFolded=!this.isFolded},o=h`<button
type="button"
class="qa-main"
data-qa-part="onward"
@click=${e}>Now N = ${t}</button>`;return h`<div>
<button
type="button"
data-qa-part="fold"
@click=${n}>${this.isFolded?"Unfold":"Fold the tree in half"}</button>
${this.sizes.includes(t)?o:u}
</div>`}};tt("queens-search-tree",Y);tt("queens-hand-search",ut);})();
})();
