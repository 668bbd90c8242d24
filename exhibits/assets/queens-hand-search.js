(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var x=s=>queensBase[s];var dt=x("Figure"),pt=x("Part");var E=x("button");var J=x("choices"),Z=x("define");var l=x("html"),ut=x("keyed"),ft=x("live"),$t=x("moveTabStop"),p=x("nothing");var gt=x("pressInGrid"),mt=x("scaleOf");var xt=x("squareUnder"),$=x("svg"),j=x("use");function qt(s,t,e){let n=!1,o,i=()=>{let a=n&&!document.hidden;a!==o&&t(a),o=a},r=new IntersectionObserver(a=>{n=a.at(-1).isIntersecting,i()});r.observe(s),document.addEventListener("visibilitychange",i,{signal:e}),e.addEventListener("abort",()=>r.disconnect())}var Gt="M6 5v14h2V5zm13 0-9 7 9 7z",Ht="M16 5l-9 7 9 7z",Vt=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],Kt="M8 5l9 7-9 7z",Wt="M18 5v14h-2V5zM5 5l9 7-9 7z",D=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#o;#s=!0;#n;#i;#a=0;constructor(t,{pace:e,changed:n=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:e,changed:n,stays:o}}set(t,e=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#o),this.#n=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[n,o]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#r():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!e(this.position)?this.playAfter(n,t,e):this.#t.announceAgain())}playAfter(t,e,n){this.isPlaying=!0;let o=()=>this.play(e,n);this.#o=this.#t.later(t,()=>{this.#s?o():this.#n=o}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#i)return;this.#i=t,this.#s=!0;let e=n=>{this.#s=n,n&&this.#n?.()};qt(this.#t,e,t)}#r(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#r():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},i=n in e?()=>this.goTo(e[n]):o[n],r=t.altKey||t.ctrlKey||t.metaKey,a=t.target,h=t.key===" "?"button, a, input:not([type=range])":"[type=range]",d=a.closest("select, textarea, [role=region]")||!(n in e)&&a.closest(h);!i||r||t.defaultPrevented||d||(t.preventDefault(),i())}view(t,e){return l`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:n,max:o}=this,i=n===0,r=n===o;return l`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${e?z("first","Back to the start",[Gt],()=>this.goTo(0),i):p}
${z("back","Back",[Ht],()=>this.goTo(n-1),i)}
${this.playButton()}
${z("forward","Forward",[Kt],()=>this.forward(),r)}
${e?z("last","To the end",[Wt],()=>this.goTo(o),r):p}
</div>`}playButton(){return l`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${yt(Vt)}</button>`}slider(t,e,n=0){let{position:o,max:i}=this;return l`<input
type="range"
min=${n}
max=${i+n}
.value=${ft(`${o+n}`)}
aria-label=${t}
aria-valuetext=${e}
autocomplete="off"
data-qa-part="slider"
@input=${({target:r})=>this.goTo(Number(r.value)-n)}
@pointerdown=${()=>this.#a=this.position}
@pointercancel=${()=>this.goTo(this.#a)}><span data-qa-part="progress">${e}</span>`}},yt=s=>l`<svg viewBox="0 0 24 24" aria-hidden="true">${s.map(t=>$`<path d=${t} />`)}</svg>`,z=(s,t,e,n,o)=>l`<button
type="button"
data-qa-part=${s}
title=${t}
aria-disabled=${o}
@click=${n}>${yt(e)}</button>`;var tt=s=>(s<26?"":"a")+String.fromCharCode(97+s%26),u=(s,t,e)=>`${tt(t)}${e-s}`,bt=(s,t)=>[t-Number(s.slice(1)),s.charCodeAt(0)-97],et=s=>s.flatMap((t,e)=>t===null?[]:u(e,t,s.length));function kt(s){let t=et(s);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}var Yt=s=>String(s).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),_=(s,t,e=`${t}s`)=>`${Yt(s)} ${s===1?t:e}`;function P(s){let t=s.slice(0,-1).join(", "),e=s.slice(-1);return t?`${t} and ${e}`:e.join("")}var O=s=>s.flatMap((t,e)=>t===null?[]:[[e,t]]),wt=s=>Array.from({length:s*s},(t,e)=>[Math.floor(e/s),e%s]);function st([s,t],[e,n]){let o=Math.abs(s-e),i=Math.abs(t-n);if(!(o===0&&i===0))return o===0?"row":i===0?"column":o===i?"diagonal":void 0}var B=(s,t)=>s.filter(e=>st(e,t));var U=(s,t,...e)=>[u(...s,t),...e].filter(Boolean).join(", ");function vt(s,t,e){let n=B(e,s).map(o=>u(...o,t));return n.length?`attacked by ${P(n)}`:""}function nt(s,t){let e=2*Math.max(.01,Math.round(s*.4)/100),n=s<=12?.8:1,o=t?n:e;return[-o,-e,s+o+e,s+o+e].map(i=>Number(i.toFixed(2)))}var St=s=>["0,0",...s.flatMap((t,e)=>t===null?[]:`${t},${e}`),"0,0"].join(" ");var H=s=>[...Array(s).keys()],G=(s,t)=>`${100*s/t}%`;function Qt(s){let{name:t,n:e,layers:n,choose:o,forbid:i,press:r=()=>{},point:a=()=>{},hasCoordinates:h=e>3,texts:d,heat:m,leave:q=()=>{}}=s,g=k=>X=>{let C=xt(X);C&&k(C)},y=k=>{$t(k),g(a)(k)},w=k=>{i&&(k.preventDefault(),g(i)(k))},[v,c,f,S]=nt(e,h),b=`left: ${G(-v,f)}; top: ${G(-c,S)}`,M=`width: ${G(e,f)}; height: ${G(e,S)}`,Q=H(e).map(k=>{let X=H(e).map(C=>Xt(s,[k,C]));return l`<div role="row">${X}</div>`}),T=Math.max(1,...(d??[]).map(({length:k})=>k));return l`<div
class="qa-click ${d&&!m?"qa-click-letters":""}"
style="--signs: ${T}"
@pointerleave=${q}
@focusout=${q}>
<svg class="qa-board" aria-hidden="true" viewBox="${v} ${c} ${f} ${S}">
${j(`squares-${e}`)}${h?j(`coordinates-${e}`):p}${n}
</svg>
${ut(e,l`<div
role="grid"
class="qa-click-grid"
aria-label="${t}, ${e} x ${e}"
style="--n: ${e}; ${b}; ${M}"
@click=${g(o)}
@keydown=${k=>gt(k,s)}
@focusin=${y}
@contextmenu=${w}
@pointerover=${g(a)}
@pointerdown=${r}>${Q}</div>`)}
</div>`}function Tt(s,t){let{n:e}=s,n=H(e).map(r=>l`<span class=${r===t?"qa-edge-here":""}>${e-r}</span>`),o=H(e).map(r=>l`<span>${tt(r)}</span>`),i=Qt({...s,hasCoordinates:!1});return l`<div class="qa-edge-ranks" aria-hidden="true">${n}</div>${i}
<span></span><div
class="qa-edge-files"
aria-hidden="true"
data-qa-part="files">${o}</div>`}function Xt({n:s,texts:t,describe:e,isSelected:n,heat:o,look:i=()=>""},r){let a=r[0]*s+r[1],h=t?.[a];return l`<div
role="gridcell"
class=${i(r)}
style=${o?`--part: ${o(r)}%`:p}
tabindex=${a===0?0:-1}
aria-label=${e(r)}
aria-selected=${n(r)}>${h?l`<span>${h}</span>`:p}</div>`}function At(s,t,{marker:e="qa-queen",hasCoordinates:n=!1,layers:o=[]}={}){let i=s.length;return l`<svg
class="qa-board"
role="img"
viewBox=${nt(i,n).join(" ")}><title>${t}</title><desc>${kt(s)}</desc>
${j(`squares-${i}`)}${n?j(`coordinates-${i}`):p}<polyline
fill="none"
marker-mid="url(#${e})"
points=${St(s)} />${o}</svg>`}var F=(s,t)=>$`<path class=${s} d=${t.join("")}></path>`;function Mt(s,t){let e=t.map(([n,o])=>`${o},${n}`);return $`<polyline
class=${s}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var Et=(s,t)=>`M0 ${s}h${t}v1h-${t}z`,Ot=([s,t])=>`M${t+.06} ${s+.06}h.88v.88h-.88z`,Nt=([s,t],e)=>`M${t+.5-e} ${s+.5-e}l${2*e} ${2*e}m0-${2*e}l-${2*e} ${2*e}`,Jt=([[s,t],[e,n]])=>`M${t+.5} ${s+.5}L${n+.5} ${e+.5}`,Zt=.46;function Lt(s,t){let e=Zt/Math.hypot(s[0]-t[0],s[1]-t[1]),n=(o,i)=>o.map((r,a)=>r+(i[a]-r)*e);return Jt([n(s,t),n(t,s)])}var te={kind:"start",queens:[],column:0,stepColumn:0,wasFull:!1,tried:0,placed:0,solutions:0,path:[0]},ee={put({queens:s,column:t,tried:e,placed:n,solutions:o,path:i},r){let a=s.length===r-1;return{queens:[...s,t],column:a?r:0,path:[...i,n+1],tried:e+1,placed:n+1,solutions:o+Number(a)}},skip:({column:s,tried:t})=>({column:s+1,tried:t+1}),back({queens:s,path:t},e){let n=s.at(-1);return{queens:s.slice(0,-1),column:n+1,stepColumn:n,wasFull:s.length===e,path:t.slice(0,-1)}}};function se({queens:s,column:t},e){return t===e?"back":N(s,t).length?"skip":"put"}function ne(s){let t=[te];for(;!A(t.at(-1),s);){let e=t.at(-1),n=se(e,s),o={kind:n,stepColumn:e.column,wasFull:!1};t.push({...e,...o,...ee[n](e,s)})}return t}function Ft(s){let t=ne(s);return{n:s,states:t,nodes:oe(s,t),last:t.length-1}}function oe(s,t){let e=[{id:0,children:[],queens:[],firstStep:0,isSolution:!1}];return t.forEach(({kind:n,queens:o,column:i,path:r},a)=>{let h=e[r.at(-1)];if(n==="put"){let d=e[r.at(-2)],m={id:r.at(-1),parent:d,children:[],queens:o,firstStep:a,isSolution:o.length===s};d.children.push(m),e.push(m)}else n==="skip"&&i===s&&!h.children.length&&(h.deadEndStep=a)}),e}var A=(s,t)=>!s.queens.length&&s.column===t,I=(s,t)=>s.queens.length===t,N=(s,t)=>B(O(s),[s.length,t]);function ot({queens:s,column:t},e){return s.length===e?-1:Array.from({length:e-t},(o,i)=>t+i).find(o=>!N(s,o).length)??-1}var Rt=({n:s,states:t},e)=>t.findIndex(n=>n.column===s&&n.queens.join()===e.join()),Pt={start:["queens, column"],skip:["elif is_attacked","column += 1"],put:["queens.append","column = 0"],solution:["queens.append","column = 0","if len(queens)","found += 1","column = N"],back:["if column == N","column = queens.pop"],end:["while queens","print"]};function jt(s,t){return A(s,t)?Pt.end:Pt[s.kind==="put"&&I(s,t)?"solution":s.kind]}var ie=([s,t])=>`M${t+.26} ${s+.26}h.48v.48h-.48z`,re=([s,t])=>`M${t+.23} ${s+.5}a.27 .27 0 1 0 .54 0a.27 .27 0 1 0-.54 0`;function Bt({name:s,n:t,state:e,choose:n,ringed:o,attacked:i}){let{queens:r}=e,h=r.length<t&&!A(e,t)?r.length:void 0,d=([c])=>c<r.length,m=[!1,!0].flatMap(c=>{let f=c?"qa-hand-old":"",S=wt(t).filter(T=>d(T)===c),b=S.filter(T=>it(e,T)==="attacked"),M=S.filter(T=>it(e,T)==="searched"),Q=b.map(T=>Nt(T,.12));return[F(`qa-attacked ${f}`,Q),F(`qa-hand-searched ${f}`,M.map(ie))]}),g=(i?N(r,i[1]):[]).map(c=>Lt(c,i));i&&g.push(re(i));let y=[...m,Mt("qa-hand-queens",O(r)),F("qa-row-here",h===void 0?[]:[Et(h,t)]),F("qa-hand-attack",g),F("qa-hand-ring",o?[Ot(o)]:[])];return l`<div class="qa-hand-board" data-qa-part="board">${Tt({name:s,n:t,layers:y,choose:n,isSelected:([c,f])=>r[c]===f,describe:c=>ae(t,e,c)},h)}</div>`}function it({queens:s,column:t},[e,n]){let o=s[e]??(e===s.length?t:0);if(!(n>=o))return N(s.slice(0,e),n).length?"attacked":"searched"}function ae(s,t,e){let{queens:n}=t;if(n[e[0]]===e[1])return U(e,s,"queen");let o=it(t,e);if(!o)return U(e,s,"empty");let i=o==="attacked"?vt(e,s,O(n.slice(0,e[0]))):"all below it searched";return U(e,s,"empty","tried",i)}var ce={row:"the row",column:"the column",diagonal:"a diagonal"};function le(s,t,e,n=1/0){let o=B(t,e),i=o.slice(0,n).map(r=>`by ${u(...r,s)} along ${ce[st(r,e)]}`);return o.length>n&&i.push(`by ${o.length-n} more`),`attacked ${P(i)}`}var It=(s,t,e,n=1/0)=>`*${u(...e,s)}* is ${le(s,t,e,n)}.`;var rt=(s,t,e)=>It(s,O(t),[t.length,e]);var he={start:(s,t)=>`*You are the search* for N = ${t}. Choose the first square that the rule tries.`,skip({queens:s,column:t,stepColumn:e},n){let o=t<n?"Try the next square.":"It was the last square of the row.";return`${rt(n,s,e)} ${o}`},put({queens:s,stepColumn:t,solutions:e},n){let o=`*${u(s.length-1,t,n)}* is free`;return s.length<n?`${o}: put a queen there and go down a row.`:`${o}, and the board is full: *solution ${e}*. To look for more, go back.`},back({queens:s,stepColumn:t,wasFull:e},n){let o=`*${u(s.length,t,n)}*`;return e?`The board was full. To look for more, lift the queen from ${o}.`:`No square was left, so go back up and lift the queen from ${o}.`}},Ct=(s,t)=>he[s.kind](s,t);function zt({kind:s,queens:t,stepColumn:e},n){return`Taken back: ${`*${u(s==="put"?t.length-1:t.length,e,n)}*`} ${{put:"is empty",skip:"is untried",back:"has a queen"}[s]} again.`}var V=(s,t="")=>({isRight:!0,steps:s,message:t}),L=(s,t={})=>({isRight:!1,message:s,...t});function K(s,t){let e=s.queens.length,n=ot(s,t);if(n>=0)return L(`Not yet: *${u(e,n,t)}* is free and has not been tried.`,{ringed:[e,n]});if(I(s,t))return V(1);let o=u(e-1,s.queens.at(-1),t);return V(t-s.column+1,`No square is left in this row. Back up: the queen on *${o}* has to move on.`)}function at(s,t,e,n){let o=s.queens.length,i=`*${u(e,n,t)}*`;if(o===t)return L("The board is full. To look for more solutions, the search goes back.");if(e<o)return L(`${i} waits: finish row ${t-o} first.`);if(e>o)return L(`${i} comes later: row ${t-o} has no queen yet.`);if(n<s.column)return de(s,t,n);let r=ot(s,t);if(r>=0&&n>r)return L(`*${u(e,r,t)}* comes first: it is free and has not been tried yet.`,{ringed:[e,r]});let a=n-s.column+1;return n===r?V(a,pe(s,t,r)):V(a)}function de({queens:s,column:t},e,n){let o=[s.length,n];if(N(s,n).length)return L(`${rt(e,s,n)} You have been there.`,{attacked:o});let i=u(s.length,n,e),r=t<e?" Move on to the right.":"";return L(`A queen stood on *${i}*, and everything below it has been searched.${r}`)}function pe({queens:s,column:t},e,n){let o=s.length;if(n===t||o===e-1)return"";let i=Array.from({length:n-t},(a,h)=>u(o,t+h,e)),r=`On the way, the machine tried ${P(i)}: attacked.`;return`Queen on *${u(o,n,e)}*. ${r}`}var Dt=s=>document.getElementById(s)?.querySelector("code")?.textContent;function _t(s,t,e,n=()=>{}){let r=s.trimEnd().replace(/^""".*"""\n+/,"").replaceAll(`


`,`

`).replace(/^N = \d+$/m,`N = ${t}`).split(`
`).map(a=>ue(a,e,n(a)));return l`<pre
class="qa-hand-program"
role="region"
tabindex="0"
aria-label="Program"
data-qa-part="program">${r}</pre>`}function ue(s,t,e){let n=t.some(h=>s.trim().startsWith(h)),[,o,i]=s.match(/^([^#]*)(#.*)?$/),r=o||(i?"":" "),a=i?l`<i>${i}</i>`:p;return l`<span
class=${n?"qa-hand-lit":""}
data-qa-waiting=${e??p}>${r}${a}</span>`}var R=20,ct=14,fe=12,$e=8,ge=120,me=5,xe="Your search tree: Up goes to the parent, Down to the first child, Left and Right along the row",W=class extends pt{static properties={record:{attribute:!1},step:{attribute:!1},isFolded:{attribute:!1},measures:{state:!0},focused:{state:!0},preview:{state:!0}};firstUpdated(){let t=new ResizeObserver(()=>this.#t());t.observe(this),t.observe(this.querySelector(".qa-tree-cell"))}#t(){let{width:t,height:e}=this.querySelector(".qa-tree-cell").getBoundingClientRect(),n=mt(this);e&&(this.measures={width:this.clientWidth,level:e/n,minGap:t/n})}willUpdate(t){let e=t.has("step")&&!this.contains(document.activeElement);(t.has("record")||e)&&(this.focused=void 0),this.measures&&(t.has("record")||t.has("measures"))&&(this.layout=ye(this.record.nodes,this.measures))}updated(t){(t.has("step")||t.has("measures"))&&requestAnimationFrame(()=>this.#o())}get#e(){return this.querySelector(".qa-tree")}#o(){let{scrollWidth:t,clientWidth:e,scrollLeft:n}=this.#e,o=this.layout?.x[this.state.path.at(-1)],i=o<n+60||o>n+e-60;t>e+1&&i&&(this.#e.scrollLeft=o-e/3)}get state(){return this.record.states[this.step]}#s(t){this.preview={node:t,scrolled:this.#e.scrollLeft}}#n(t){this.focused=t,this.#s(t)}#i(){this.preview=void 0}#a(t,e){if(t.altKey||t.ctrlKey||t.metaKey)return;let n=this.record.nodes.filter(({queens:a})=>a.length===e.queens.length),o=n.indexOf(e),i={ArrowUp:e.parent,ArrowDown:e.children[0],ArrowLeft:n[o-1],ArrowRight:n[o+1],Home:this.record.nodes[0],End:this.record.nodes.findLast(({firstStep:a})=>a<=this.step)}[t.key],r=i&&this.querySelector(`[data-qa-node="${i.id}"]`);r&&(t.preventDefault(),r.focus())}render(){return this.record?l`<div
class="qa-tree ${this.isFolded?"qa-tree-folded":""}">${this.layout?this.#c():p}</div>
<div class="qa-tree-cell"></div>
${this.preview?this.#d(this.preview):p}`:p}#c(){let{n:t,nodes:e}=this.record,{x:n,middle:o,width:i,level:r}=this.layout,{state:a}=this,h=R+r*t,d=Array.from({length:t+1},(c,f)=>`M0 ${R+f*r-(f===t?.5:0)}h${i}`),m=a.queens.length<t&&!A(a,t),q=({id:c})=>n[c]>=o+.1,g=e.filter(c=>c.id&&!q(c)).length,y=R+r*(t/2-.5+t%2/2)+5,w=e.filter(({firstStep:c})=>c<=this.step),v=this.step?p:$`<text
class="qa-tree-hint"
x=${Math.min(i/2,360)}
y=${R+r*1.5+5}>Your search grows here: one level for each row.</text>`;return l`<svg
role="tree"
aria-label=${xe}
width=${i}
height=${h}
viewBox="0 0 ${i} ${h}">
<rect
class="qa-tree-row"
y=${R+a.queens.length*r}
width=${i}
height=${m?r:0} />
<path class="qa-tree-levels" d=${d.join("")} />
${v}
<text
class="qa-tree-half"
aria-hidden=${!this.isFolded}
x=${i*.75}
y=${y}>${g} queens instead of ${e.length-1}</text>
<path class="qa-tree-axis" d="M${o} 0V${h}" />
<g role="none">${this.#r(w.filter(c=>!q(c)))}</g>
<g
role="none"
class="qa-tree-fold"
style="transform-origin: ${o}px 0">${this.#r(w.filter(q))}</g>
</svg>`}#r(t){return[t.filter(({parent:e})=>e).map(e=>this.#l(e)),t.map(e=>this.#h(e))]}#l(t){let e=n=>`${this.layout.x[n.id]} ${lt(n,this.layout)}`;return $`<path
class="qa-tree-edge ${this.state.path.includes(t.id)?"qa-tree-lit":""}"
d="M${e(t.parent)}L${e(t)}" />`}#h(t){let{x:e,gap:n,radius:o,level:i}=this.layout,{path:r}=this.state,a=t.parent?Math.max(o,2.8):4,h=t.queens.map((b,M)=>u(M,b,this.record.n)),d=t.deadEndStep<=this.step,q=`${t.isSolution?"qa-tree-solution":""} ${r.includes(t.id)?"qa-tree-lit":""}`,g=d?", dead end":"",y=t.isSolution?", solution":g,w=$`<rect
class="qa-tree-mark"
x=${-a}
y=${-a}
width=${2*a}
height=${2*a} />`,v=$`<circle class="qa-tree-mark" r=${a} />`,f=(t.parent?.children??[t]).filter(({firstStep:b})=>b<=this.step),S=t===this.focused||!this.focused&&t.id===r.at(-1);return $`<g
class="qa-tree-node ${q}"
transform="translate(${e[t.id]} ${lt(t,this.layout)})"
data-qa-node=${t.id}
role="treeitem"
aria-level=${t.queens.length+1}
aria-posinset=${f.indexOf(t)+1}
aria-setsize=${f.length}
aria-selected=${t.id===r.at(-1)}
tabindex=${S?0:-1}
aria-label="${h.join(" ")||"the empty board"}${y}"
@pointerenter=${()=>this.#s(t)}
@click=${()=>this.#s(t)}
@focus=${()=>this.#n(t)}
@pointerleave=${()=>this.#i()}
@blur=${()=>this.#i()}
@keydown=${b=>this.#a(b,t)}>
${d?$`<path class="qa-tree-dead" d=${be(a,i)} />`:p}
<circle class="qa-tree-target" r=${Math.max(a,n/2,7)} />
${t.isSolution?w:v}
${o>$e&&h.length?$`<text>${h.at(-1)[0]}</text>`:p}
</g>`}#d({node:t,scrolled:e}){let{n}=this.record,{x:o,middle:i,gap:r}=this.layout,a=Array.from({length:n},(b,M)=>t.queens[M]??null),h=a.map(b=>b===null?null:n-1-b),d=this.isFolded&&t.queens.length>0,m=o[t.id],q=(d?Math.min(m,2*i-m):m)-e,g=lt(t,this.layout),y=Math.max(r/2,7)+me,w=g-y>ge,v=w?g-y:g+y,c=`${-100*q/this.clientWidth}% ${w?-100:0}%`,f=`left: ${q}px; top: ${v}px; translate: ${c}`;return l`<div
class="qa-tree-preview"
style=${f}>${(d?[a,h]:[a]).map(qe)}</div>`}};function qe(s){let t=et(s).join(" ")||"the empty board";return l`<div>${At(s,t)}${t}</div>`}function ye(s,{width:t,level:e,minGap:n}){let o=s.filter(h=>!h.children.length),i=Math.max(n,(t-2*ct)/o.length),r=[];o.forEach((h,d)=>{r[h.id]=ct+(d+.5)*i});for(let{id:h,children:d}of s.toReversed())d.length&&(r[h]=(r[d[0].id]+r[d.at(-1).id])/2);let a=Math.min(fe,i*.42,e*.3);return{x:r,gap:i,radius:a,middle:r[0],width:i*o.length+2*ct,level:e}}var lt=({queens:{length:s}},{level:t})=>s?R+(s-.5)*t:9;function be(s,t){let e=Math.max(2.6,Math.min(5,s*.6)),n=t/2-e,o=`M0 ${s}V${n-2}`,i=`M${-e} ${n}l${2*e} ${2*e}`,r=`M${e} ${n}l${-2*e} ${2*e}`;return o+i+r}var Ut={slow:1500,normal:420,fast:16},ke=70,we=250,ve=700,Y=s=>l`<svg viewBox="0 0 13 13" aria-hidden="true">${s}</svg>`,Se=Y($`<circle class="qa-hand-sign" cx="6.5" cy="6.5" r="5" />`),Te=Y($`<circle class="qa-hand-sign-now" cx="6.5" cy="6.5" r="5" />`),Ae=Y($`<path class="qa-hand-sign" d="M2 2l9 9M11 2l-9 9" />`),Me=Y($`<path class="qa-hand-sign-solution" d="M1 1h11v11H1z" />`);function Ee({tried:s,placed:t,solutions:e}){return l`<span><b
data-qa-part="tried">${s}</b> <span
class="qa-hand-long">${s===1?"square":"squares"} </span>tried</span>
<span><b
data-qa-part="placed">${t}</b> ${t===1?"queen":"queens"}<span
class="qa-hand-long"> placed</span></span>
<span><b data-qa-part="solutions">${e}</b> ${e===1?"solution":"solutions"}</span>`}var ht=class extends dt{static properties={n:{type:Number},sizes:{type:Array},program:{},rule:{type:Array},judgement:{state:!0},speed:{state:!0},isFolded:{state:!0},hasProgram:{state:!0}};fillsScreen=!0;keys="On the board, arrow keys go from square to square and Enter tries one. Outside of the tree, letters choose a square of the row, Backspace goes back, S steps, P plays.";links={"data-qa-show":t=>this.follow(t)};player=new D(this,{pace:()=>this.pace,changed:()=>Object.assign(this,{judgement:{},isFolded:!1})});ownSteps=0;slips=0;#t=[];constructor(){super(),Object.assign(this,{speed:"normal",hasProgram:!1})}setup(){this.open(this.n,this.player.position),this.whenParsed(()=>this.requestUpdate())}open(t,e=0){t!==this.record?.n&&(this.record=Ft(t)),e===0&&(this.ownSteps=0,this.slips=0,this.#t=[]),this.n=t,this.player.set(e,this.record.last),Object.assign(this,{judgement:{},isFolded:!1})}get state(){return this.record.states[this.player.position]}get isEnd(){return A(this.state,this.n)}get pace(){let t=Math.max(1,Math.round(this.record.last/we));return[Ut[this.speed],this.speed==="fast"?t:1]}follow(t){let[e,...n]=t.split(" ");this.open(Number(e));let o=n[0]==="end"||n[0]==="fold",i=n.map(r=>bt(r,e)[1]);return this.player.goTo(o?this.record.last:Rt(this.record,i)),n[0]==="fold"&&(this.isFolding=!0,this.later(ve,()=>Object.assign(this,{isFolded:this.isEnd,isFolding:!1}))),this.querySelector(o?".qa-hand-tree":".qa-hand-board")}choose([t,e]){let{queens:n}=this.state,o=t===n.length-1&&n[t]===e;this.act(o?K:(i,r)=>at(i,r,t,e))}act(t){if(this.player.stop(),this.announceAgain(),this.isEnd)return;this.judgement=t(this.state,this.n);let{isRight:e,steps:n}=this.judgement;if(e){let{position:o}=this.player;this.player.set(o+n),this.#t[o+n]=o,this.ownSteps+=n}else this.slips+=1}undo(){let{state:t,n:e}=this,{position:n}=this.player;n&&(this.player.goTo(this.#t[n]??n-1),this.judgement={message:zt(t,e)},this.announceAgain())}step(t){this.player.goTo(this.player.position+t)}playTo(t){this.player.play([ke,1],e=>t(this.record.states[e]))}setSpeed(t){this.speed=t,this.player.isPlaying&&this.player.play()}press(t){if(t.ctrlKey||t.metaKey||t.altKey||t.target.closest("[role=tree]"))return;let{key:e}=t,n=e.length===1?"abcdefghij".slice(0,this.n).indexOf(e):-1;if(n>=0)this.act((o,i)=>at(o,i,Math.min(o.queens.length,i-1),n));else if(e==="Backspace")this.act(K);else if(this.isEnd&&(e==="s"||e==="p"))this.announceAgain();else if(e==="s")this.step(1);else if(e==="p")this.player.toggle();else return;t.preventDefault()}get sentence(){let{state:t,n:e,judgement:n}=this;return this.isEnd?this.isFolded||this.isFolding?"Both halves match: each board on the right is one on the left, mirrored.":`${`*Finished: ${t.solutions} solutions* after ${t.placed} queens.`} Nothing is left to try.`:n.message||Ct(t,e)}get ownText(){if(!this.isEnd||!this.ownSteps)return"";let t=this.slips?`with ${_(this.slips,"slip")}`:"without a slip";return`You did ${this.ownSteps} of ${this.record.last} steps, ${t}.`}get marks(){let{kind:t,queens:e,stepColumn:n}=this.state;return t==="skip"&&this.judgement.isRight!==!1?{attacked:[e.length,n]}:this.judgement}render(){let{n:t,state:e,isEnd:n,player:o,judgement:i}=this,r=Dt(this.program),a=r!==void 0||document.readyState==="loading",h=this.hasProgram&&r!==void 0,d=({kind:c})=>c==="back",m=c=>c.kind==="put"&&I(c,t),q=c=>{this.open(c),this.announceAgain()},g=J(this.sizes,t,q),y=Bt({name:this.ariaLabel,n:t,state:e,choose:c=>this.choose(c),...this.marks}),w=J(Object.keys(Ut),this.speed,c=>this.setSpeed(c)),v=this.rule.map(([c,f])=>l`<span class=${c===e.kind?"qa-hand-applied":""}>${f}</span> `);return l`<p class="qa-hand-rule">${v}</p>
<div
class="qa-hand-stage ${h?"qa-hand-with-program":""}"
style="--n: ${t}"
@keydown=${c=>this.press(c)}>
<div class="qa-top-bar">
<span role="group" aria-label="Size of the board">N = ${g}</span>
<span>
${E("undo","undo",()=>this.undo(),!o.position,"qa-skip")}
${E("again","start again",()=>this.open(t),!o.position,"qa-skip")}
</span>
</div>
<div class="qa-hand-counts">
${Ee(e)}
${a?this.#e():p}
</div>
${y}
<div class="qa-hand-act">${n?this.#n():this.#o()}</div>
${this.message(this.sentence,{isWrong:i.isRight===!1})}
<queens-search-tree
class="qa-hand-tree"
.record=${this.record}
.step=${o.position}
.isFolded=${this.isFolded}></queens-search-tree>
${h?_t(r,t,jt(e,t)):p}
<div class="qa-hand-auto">
<div role="group" aria-label="Do it for me"><span>Do it for me:</span>
${E("step","One step",()=>this.step(1),n)}
${E("play",o.isPlaying?"Pause":"Play",()=>o.toggle(),n)}
<span
class="qa-hand-speeds"
role="group"
aria-label="Speed">${w}</span>
${E("next-back","Next way back",()=>this.playTo(d),n)}
${E("next-solution","Next solution",()=>this.playTo(m),n)}
</div>
<p class="qa-hand-key">
<span>${Se}a queen</span>
<span>${Te}on the board now</span>
<span>${Ae}dead end</span>
<span>${Me}solution</span>
<span>Point at a node, or tap it, to see its board.</span>
<span data-qa-part="own">${this.ownText}</span>
${n?p:this.#s()}
</p>
</div>
</div>`}#e(){let t=()=>{this.hasProgram=!this.hasProgram};return l`<button
type="button"
data-qa-part="code"
aria-expanded=${this.hasProgram}
@click=${t}>Python<span class="qa-hand-long"> program</span></button>`}#o(){return l`<button
type="button"
data-qa-part="back"
@click=${()=>this.act(K)}><span aria-hidden="true">↑ </span>Go back<kbd
aria-hidden="true">⌫</kbd></button>`}#s(){let t=l`<kbd>a–${"abcdefghij"[this.n-1]}</kbd>`;return l`<span
class="qa-hand-keys"
aria-hidden="true">Keys: ${t} a square, <kbd>⌫</kbd> go back, <kbd
>s</kbd> step, <kbd>p</kbd> play</span>`}#n(){let t=this.n+1,e=()=>this.open(t),n=()=>{this.isFolded=!this.isFolded},o=l`<button
type="button"
class="qa-main"
data-qa-part="onward"
@click=${e}>Now N = ${t}</button>`;return l`<div>
<button
type="button"
data-qa-part="fold"
@click=${n}>${this.isFolded?"Unfold":"Fold the tree in half"}</button>
${this.sizes.includes(t)?o:p}
</div>`}};Z("queens-search-tree",W);Z("queens-hand-search",ht);})();
})();
