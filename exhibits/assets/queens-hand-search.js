(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:Oe,Figure:lt,Part:ht,QueensElement:Pe,button:S,checkbox:Le,choiceIn:Fe,choices:Q,define:X,dropdown:Be,fill:je,formatted:Ne,html:h,keyed:dt,live:pt,moveTabStop:ut,nothing:f,numberIn:Re,pressInGrid:ft,scaleOf:gt,squareUnder:L,svg:x,use:F}=queensBase;function $t(s,t,e){let n=!1,o,r=()=>{let a=n&&!document.hidden;a!==o&&t(a),o=a},i=new IntersectionObserver(a=>{n=a.at(-1).isIntersecting,r()});i.observe(s),document.addEventListener("visibilitychange",r,{signal:e}),e.addEventListener("abort",()=>i.disconnect())}var Wt="M6 5v14h2V5zm13 0-9 7 9 7z",Yt="M16 5l-9 7 9 7z",Qt=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],Xt="M8 5l9 7-9 7z",Jt="M18 5v14h-2V5zM5 5l9 7-9 7z",I=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#o;#s=!0;#n;#i;#a=0;constructor(t,{pace:e,changed:n=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:e,changed:n,stays:o}}set(t,e=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#o),this.#n=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[n,o]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#r():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!e(this.position)?this.playAfter(n,t,e):this.#t.announceAgain())}playAfter(t,e,n){this.isPlaying=!0;let o=()=>this.play(e,n);this.#o=this.#t.later(t,()=>{this.#s?o():this.#n=o}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#i)return;this.#i=t,this.#s=!0;let e=n=>{this.#s=n,n&&this.#n?.()};$t(this.#t,e,t)}#r(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#r():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},r=n in e?()=>this.goTo(e[n]):o[n],i=t.altKey||t.ctrlKey||t.metaKey,a=t.target,c=t.key===" "?"button, a, input:not([type=range])":"[type=range]",l=a.closest("select, textarea, [role=region]")||!(n in e)&&a.closest(c);!r||i||t.defaultPrevented||l||(t.preventDefault(),r())}view(t,e){return h`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:n,max:o}=this,r=n===0,i=n===o;return h`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${e?R("first","Back to the start",[Wt],()=>this.goTo(0),r):f}
${R("back","Back",[Yt],()=>this.goTo(n-1),r)}
${this.playButton()}
${R("forward","Forward",[Xt],()=>this.forward(),i)}
${e?R("last","To the end",[Jt],()=>this.goTo(o),i):f}
</div>`}playButton(){return h`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${mt(Qt)}</button>`}slider(t,e,n=0){let{position:o,max:r}=this;return h`<input
type="range"
min=${n}
max=${r+n}
.value=${pt(`${o+n}`)}
aria-label=${t}
aria-valuetext=${e}
autocomplete="off"
data-qa-part="slider"
@input=${({target:i})=>this.goTo(Number(i.value)-n)}
@pointerdown=${()=>this.#a=this.position}
@pointercancel=${()=>this.goTo(this.#a)}><span data-qa-part="progress">${e}</span>`}},mt=s=>h`<svg viewBox="0 0 24 24" aria-hidden="true">${s.map(t=>x`<path d=${t} />`)}</svg>`,R=(s,t,e,n,o)=>h`<button
type="button"
data-qa-part=${s}
title=${t}
aria-disabled=${o}
@click=${n}>${mt(e)}</button>`;var J=s=>(s<26?"":"a")+String.fromCharCode(97+s%26),$=(s,t,e)=>`${J(t)}${e-s}`,qt=(s,t)=>[t-Number(s.slice(1)),s.charCodeAt(0)-97],Z=s=>s.flatMap((t,e)=>t===null?[]:$(e,t,s.length));function yt(s){let t=Z(s);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}var Zt=s=>String(s).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),z=(s,t,e=`${t}s`)=>`${Zt(s)} ${s===1?t:e}`;function E(s){let t=s.slice(0,-1).join(", "),e=s.slice(-1);return t?`${t} and ${e}`:e.join("")}var T=s=>s.flatMap((t,e)=>t===null?[]:[[e,t]]),xt=s=>Array.from({length:s*s},(t,e)=>[Math.floor(e/s),e%s]);function tt([s,t],[e,n]){let o=Math.abs(s-e),r=Math.abs(t-n);if(!(o===0&&r===0))return o===0?"row":r===0?"column":o===r?"diagonal":void 0}var B=(s,t)=>s.filter(e=>tt(e,t));var C=(s,t,...e)=>[$(...s,t),...e].filter(Boolean).join(", ");function bt(s,t,e){let n=B(e,s).map(o=>$(...o,t));return n.length?`attacked by ${E(n)}`:""}function et(s,t){let e=2*Math.max(.01,Math.round(s*.4)/100),n=s<=12?.8:1,o=t?n:e;return[-o,-e,s+o+e,s+o+e].map(r=>Number(r.toFixed(2)))}var kt=s=>["0,0",...s.flatMap((t,e)=>t===null?[]:`${t},${e}`),"0,0"].join(" ");var te=500,ee=10,st;function vt({pointerType:s,target:t,currentTarget:e,clientX:n,clientY:o}){if(st?.abort(),s==="mouse")return;st=new AbortController;let{signal:r}=st,i=(l,u)=>e.addEventListener(l,u,{capture:!0,signal:r}),a=setTimeout(()=>{i("click",D),t.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},te),c=()=>clearTimeout(a);r.addEventListener("abort",c),i("contextmenu",l=>l.isTrusted&&D(l)),i("pointerup",c),i("pointercancel",c),i("pointermove",l=>Math.hypot(l.clientX-n,l.clientY-o)>ee&&c())}function D(s){s.preventDefault(),s.stopPropagation()}function wt(s,t,e){let n=s.currentTarget,o=L(s);if(!o||s.button!==0)return;let r=new AbortController,{signal:i}=r,a=o,c=!1,l=({clientX:g,clientY:d})=>{let q=document.elementFromPoint(g,d),m=q&&n.contains(q)?L({target:q}):void 0;!m||`${m}`==`${a}`||(t(c?[m]:[o,m],!c),[a,c]=[m,!0])},u=({type:g})=>{r.abort(),c&&(g==="pointercancel"&&e(),n.addEventListener("click",D,{capture:!0,once:!0}),setTimeout(()=>n.removeEventListener("click",D,{capture:!0})))};addEventListener("pointermove",l,{signal:i});for(let g of["pointerup","pointercancel"])addEventListener(g,u,{signal:i})}var _=s=>[...Array(s).keys()],U=(s,t)=>`${100*s/t}%`;function se(s){let{name:t,n:e,layers:n,choose:o,forbid:r,drag:i,cancelStroke:a,point:c=()=>{},hasCoordinates:l=e>3,texts:u,heat:g,leave:d=()=>{}}=s,q=y=>Y=>{let N=L(Y);N&&y(N)},m=y=>{ut(y),q(c)(y)},p=y=>{r&&(y.preventDefault(),q(r)(y))},b=y=>{r&&vt(y),i&&wt(y,i,a)},[k,w,G,W]=et(e,l),Ht=`left: ${U(-k,G)}; top: ${U(-w,W)}`,Kt=`width: ${U(e,G)}; height: ${U(e,W)}`,Vt=_(e).map(y=>{let Y=_(e).map(N=>ne(s,[y,N]));return h`<div role="row">${Y}</div>`}),Gt=Math.max(1,...(u??[]).map(({length:y})=>y));return h`<div
class="qa-click ${u&&!g?"qa-click-letters":""}"
style="--signs: ${Gt}"
@pointerleave=${d}
@focusout=${d}>
<svg class="qa-board" aria-hidden="true" viewBox="${k} ${w} ${G} ${W}">
${F(`squares-${e}`)}${l?F(`coordinates-${e}`):f}${n}
</svg>
${dt(e,h`<div
role="grid"
class="qa-click-grid"
aria-label="${t}, ${e} x ${e}"
style="--n: ${e}; ${Ht}; ${Kt}"
@click=${q(o)}
@keydown=${y=>ft(y,s)}
@focusin=${m}
@contextmenu=${p}
@pointerover=${q(c)}
@pointerdown=${b}>${Vt}</div>`)}
</div>`}function St(s,t){let{n:e}=s,n=_(e).map(i=>h`<span class=${i===t?"qa-edge-here":""}>${e-i}</span>`),o=_(e).map(i=>h`<span>${J(i)}</span>`),r=se({...s,hasCoordinates:!1});return h`<div class="qa-edge-ranks" aria-hidden="true">${n}</div>${r}
<span></span><div
class="qa-edge-files"
aria-hidden="true"
data-qa-part="files">${o}</div>`}function ne({n:s,texts:t,describe:e,isSelected:n,heat:o,look:r=()=>""},i){let a=i[0]*s+i[1],c=t?.[a];return h`<div
role="gridcell"
class=${r(i)}
style=${o?`--part: ${o(i)}%`:f}
tabindex=${a===0?0:-1}
aria-label=${e(i)}
aria-selected=${n(i)}>${c?h`<span>${c}</span>`:f}</div>`}function Tt(s,t,{marker:e="qa-queen",hasCoordinates:n=!1,layers:o=[]}={}){let r=s.length;return h`<svg
class="qa-board"
role="img"
viewBox=${et(r,n).join(" ")}><title>${t}</title><desc>${yt(s)}</desc>
${F(`squares-${r}`)}${n?F(`coordinates-${r}`):f}<polyline
fill="none"
marker-mid="url(#${e})"
points=${kt(s)} />${o}</svg>`}var O=(s,t)=>x`<path class=${s} d=${t.join("")}></path>`;function At(s,t){let e=t.map(([n,o])=>`${o},${n}`);return x`<polyline
class=${s}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var Mt=(s,t)=>`M0 ${s}h${t}v1h-${t}z`,Et=([s,t])=>`M${t+.06} ${s+.06}h.88v.88h-.88z`,Ot=([s,t],e)=>`M${t+.5-e} ${s+.5-e}l${2*e} ${2*e}m0-${2*e}l-${2*e} ${2*e}`,oe=([[s,t],[e,n]])=>`M${t+.5} ${s+.5}L${n+.5} ${e+.5}`,ie=.46;function Pt(s,t){let e=ie/Math.hypot(s[0]-t[0],s[1]-t[1]),n=(o,r)=>o.map((i,a)=>i+(r[a]-i)*e);return oe([n(s,t),n(t,s)])}var re={kind:"start",queens:[],column:0,at:0,wasFull:!1,tried:0,placed:0,solutions:0,path:[0]},ae={put({queens:s,column:t,tried:e,placed:n,solutions:o,path:r},i){let a=s.length===i-1;return{queens:[...s,t],column:a?i:0,path:[...r,n+1],tried:e+1,placed:n+1,solutions:o+Number(a)}},skip:({column:s,tried:t})=>({column:s+1,tried:t+1}),back({queens:s,path:t},e){let n=s.at(-1);return{queens:s.slice(0,-1),column:n+1,at:n,wasFull:s.length===e,path:t.slice(0,-1)}}};function ce({queens:s,column:t},e){return t===e?"back":A(s,t).length?"skip":"put"}function le(s){let t=[re];for(;!v(t.at(-1),s);){let e=t.at(-1),n=ce(e,s);t.push({...e,kind:n,at:e.column,wasFull:!1,...ae[n](e,s)})}return t}function Ft(s){let t=le(s);return{n:s,states:t,nodes:he(s,t),last:t.length-1}}function he(s,t){let e=[{id:0,children:[],queens:[],born:0,isSolution:!1}];return t.forEach(({kind:n,queens:o,column:r,path:i},a)=>{let c=e[i.at(-1)];if(n==="put"){let l=e[i.at(-2)],u={id:i.at(-1),parent:l,children:[],queens:o,born:a,isSolution:o.length===s};l.children.push(u),e.push(u)}else n==="skip"&&r===s&&!c.children.length&&(c.dead=a)}),e}var v=(s,t)=>!s.queens.length&&s.column===t,j=(s,t)=>s.queens.length===t,A=(s,t)=>B(T(s),[s.length,t]);function nt({queens:s,column:t},e){return s.length===e?-1:Array.from({length:e-t},(o,r)=>t+r).find(o=>!A(s,o).length)??-1}var Bt=({n:s,states:t},e)=>t.findIndex(n=>n.column===s&&n.queens.join()===e.join()),Lt={start:["queens, column"],skip:["elif is_attacked","column += 1"],put:["queens.append","column = 0"],solution:["queens.append","column = 0","if len(queens)","found += 1","column = N"],back:["if column == N","column = queens.pop"],end:["while queens","print"]};function jt(s,t){return v(s,t)?Lt.end:Lt[s.kind==="put"&&j(s,t)?"solution":s.kind]}var de=([s,t])=>`M${t+.26} ${s+.26}h.48v.48h-.48z`,pe=([s,t])=>`M${t+.23} ${s+.5}a.27 .27 0 1 0 .54 0a.27 .27 0 1 0-.54 0`;function Nt({name:s,n:t,state:e,choose:n,ringed:o,attacked:r}){let{queens:i}=e,a=i.length<t&&!v(e,t)?i.length:void 0,c=p=>p[0]<i.length,l=(p,b,k)=>xt(t).filter(w=>c(w)===k&&Rt(e,w)===p).map(b),u=[!1,!0].flatMap(p=>[O(`qa-attacked ${p?"qa-hand-old":""}`,l("attacked",b=>Ot(b,.12),p)),O(`qa-hand-searched ${p?"qa-hand-old":""}`,l("searched",de,p))]),g=r?[...A(i,r[1]).map(p=>Pt(p,r)),pe(r)]:[],d=[...u,At("qa-hand-queens",T(i)),O("qa-row-here",a===void 0?[]:[Mt(a,t)]),O("qa-hand-attack",g),O("qa-hand-ring",o?[Et(o)]:[])];return h`<div class="qa-hand-board" data-qa-part="board">${St({name:s,n:t,layers:d,choose:n,isSelected:([p,b])=>i[p]===b,describe:p=>ue(t,e,p)},a)}</div>`}function Rt({queens:s,column:t},[e,n]){let o=s[e]??(e===s.length?t:0);if(!(n>=o))return A(s.slice(0,e),n).length?"attacked":"searched"}function ue(s,t,e){let{queens:n}=t;if(n[e[0]]===e[1])return C(e,s,"queen");let o=Rt(t,e),r=o==="attacked"?bt(e,s,T(n.slice(0,e[0]))):"all below it searched";return o?C(e,s,"empty","tried",r):C(e,s,"empty")}var fe={row:"the row",column:"the column",diagonal:"a diagonal"};function ge(s,t,e,n=1/0){let o=B(t,e),r=o.slice(0,n).map(i=>`by ${$(...i,s)} along ${fe[tt(i,e)]}`);return o.length>n&&r.push(`by ${o.length-n} more`),`attacked ${E(r)}`}var It=(s,t,e,n=1/0)=>`*${$(...e,s)}* is ${ge(s,t,e,n)}.`;var ot=(s,t,e)=>It(s,T(t),[t.length,e]);var $e={start:(s,t)=>`*You are the search* for N = ${t}. Choose the first square that the rule tries.`,skip:({queens:s,column:t,at:e},n)=>`${ot(n,s,e)} ${t<n?"Try the next square.":"It was the last square of the row."}`,put({queens:s,at:t,solutions:e},n){let o=`*${$(s.length-1,t,n)}* is free`;return s.length<n?`${o}: put a queen there and go down a row.`:`${o}, and the board is full: *solution ${e}*. To look for more, go back.`},back({queens:s,at:t,wasFull:e},n){let o=`*${$(s.length,t,n)}*`;return e?`The board was full. To look for more, lift the queen from ${o}.`:`No square was left, so go back up and lift the queen from ${o}.`}},zt=(s,t)=>$e[s.kind](s,t);function Ct({kind:s,queens:t,at:e},n){return`Taken back: ${`*${$(s==="put"?t.length-1:t.length,e,n)}*`} ${{put:"is empty",skip:"is untried",back:"has a queen"}[s]} again.`}var H=(s,t="")=>({isRight:!0,steps:s,message:t}),M=(s,t={})=>({isRight:!1,message:s,...t});function K(s,t){let e=s.queens.length,n=nt(s,t);if(n>=0)return M(`Not yet: *${$(e,n,t)}* is free and has not been tried.`,{ringed:[e,n]});if(j(s,t))return H(1);let o=$(e-1,s.queens.at(-1),t);return H(t-s.column+1,`No square is left in this row. Back up: the queen on *${o}* has to move on.`)}function it(s,t,e,n){let o=s.queens.length,r=`*${$(e,n,t)}*`;if(o===t)return M("The board is full. To look for more solutions, the search goes back.");if(e<o)return M(`${r} waits: finish row ${t-o} first.`);if(e>o)return M(`${r} comes later: row ${t-o} has no queen yet.`);if(n<s.column)return me(s,t,n);let i=nt(s,t);if(i>=0&&n>i)return M(`*${$(e,i,t)}* comes first: it is free and has not been tried yet.`,{ringed:[e,i]});let a=n-s.column+1;return n===i?H(a,qe(s,t,i)):H(a)}function me({queens:s,column:t},e,n){let o=[s.length,n];if(A(s,n).length)return M(`${ot(e,s,n)} You have been there.`,{attacked:o});let r=$(s.length,n,e),i=t<e?" Move on to the right.":"";return M(`A queen stood on *${r}*, and everything below it has been searched.${i}`)}function qe({queens:s,column:t},e,n){let o=s.length;if(n===t||o===e-1)return"";let r=Array.from({length:n-t},(i,a)=>$(o,t+a,e));return`Queen on *${$(o,n,e)}*. On the way, the machine tried ${E(r)}: attacked.`}var Dt=s=>document.getElementById(s)?.querySelector("code")?.textContent;function Ut(s,t,e,n=()=>{}){let i=s.trimEnd().replace(/^""".*"""\n+/,"").replaceAll(`


`,`

`).replace(/^N = \d+$/m,`N = ${t}`).split(`
`).map(a=>ye(a,e,n(a)));return h`<pre
class="qa-hand-program"
role="region"
tabindex="0"
aria-label="Program"
data-qa-part="program">${i}</pre>`}function ye(s,t,e){let n=t.some(a=>s.trim().startsWith(a)),[,o,r]=s.match(/^([^#]*)(#.*)?$/),i=[o||(r?"":" "),r?h`<i>${r}</i>`:f];return h`<span
class=${n?"qa-hand-lit":""}
data-qa-waiting=${e??f}>${i}</span>`}var P=20,rt=14,xe=12,be=8,ke=120,ve=5,V=class extends ht{static properties={record:{attribute:!1},step:{attribute:!1},isFolded:{attribute:!1},room:{state:!0},focused:{state:!0},preview:{state:!0}};firstUpdated(){let t=new ResizeObserver(()=>this.#t());for(let e of[this,this.querySelector(".qa-tree-cell")])t.observe(e)}#t(){let{width:t,height:e}=this.querySelector(".qa-tree-cell").getBoundingClientRect(),n=gt(this);e&&(this.room={width:this.clientWidth,level:e/n,minGap:t/n})}willUpdate(t){let e=t.has("step")&&!this.contains(document.activeElement);(t.has("record")||e)&&(this.focused=void 0),this.room&&(t.has("record")||t.has("room"))&&(this.layout=Se(this.record.nodes,this.room))}updated(t){(t.has("step")||t.has("room"))&&requestAnimationFrame(()=>this.#o())}get#e(){return this.querySelector(".qa-tree")}#o(){let{scrollWidth:t,clientWidth:e,scrollLeft:n}=this.#e,o=this.layout?.x[this.state.path.at(-1)],r=o<n+60||o>n+e-60;t>e+1&&r&&(this.#e.scrollLeft=o-e/3)}get state(){return this.record.states[this.step]}#s(t){this.preview={node:t,scrolled:this.#e.scrollLeft}}#n(t){this.focused=t,this.#s(t)}#i(){this.preview=void 0}#a(t,e){if(t.altKey||t.ctrlKey||t.metaKey)return;let n=this.record.nodes.filter(({queens:u})=>u.length===e.queens.length),[o,r]=[-1,1].map(u=>n[n.indexOf(e)+u]),[i,a]=[this.record.nodes[0],this.record.nodes.findLast(({born:u})=>u<=this.step)],c={ArrowUp:e.parent,ArrowDown:e.children[0],ArrowLeft:o,ArrowRight:r,Home:i,End:a}[t.key],l=c&&this.querySelector(`[data-qa-node="${c.id}"]`);l&&(t.preventDefault(),l.focus())}render(){return this.record?h`<div
class="qa-tree ${this.isFolded?"qa-tree-folded":""}">${this.layout?this.#c():f}</div>
<div class="qa-tree-cell"></div>
${this.preview?this.#d(this.preview):f}`:f}#c(){let{n:t,nodes:e}=this.record,{x:n,middle:o,width:r,level:i}=this.layout,{state:a}=this,c=P+i*t,l=Array.from({length:t+1},(p,b)=>`M0 ${P+b*i-(b===t?.5:0)}h${r}`),u=a.queens.length<t&&!v(a,t),g=({id:p})=>n[p]>=o+.1,d=e.filter(p=>p.id&&!g(p)).length,q=P+i*(t/2-.5+t%2/2)+5,m=e.filter(({born:p})=>p<=this.step);return h`<svg
role="tree"
aria-label="Your search tree: Up goes to the parent, Down to the first child, Left and Right along the row"
width=${r}
height=${c}
viewBox="0 0 ${r} ${c}">
<rect
class="qa-tree-row"
y=${P+a.queens.length*i}
width=${r}
height=${u?i:0} />
<path class="qa-tree-levels" d=${l.join("")} />
${this.step?f:x`<text
class="qa-tree-hint"
x=${Math.min(r/2,360)}
y=${P+i*1.5+5}>Your search grows here: one level for each row.</text>`}
<text
class="qa-tree-half"
aria-hidden=${!this.isFolded}
x=${r*.75}
y=${q}>${d} queens instead of ${e.length-1}</text>
<path class="qa-tree-axis" d="M${o} 0V${c}" />
<g role="none">${this.#r(m.filter(p=>!g(p)))}</g>
<g
role="none"
class="qa-tree-fold"
style="transform-origin: ${o}px 0">${this.#r(m.filter(g))}</g>
</svg>`}#r(t){return[t.filter(({parent:e})=>e).map(e=>this.#l(e)),t.map(e=>this.#h(e))]}#l(t){let[e,n]=[t.parent,t].map(o=>`${this.layout.x[o.id]} ${at(o,this.layout)}`);return x`<path
class="qa-tree-edge ${this.state.path.includes(t.id)?"qa-tree-lit":""}"
d="M${e}L${n}" />`}#h(t){let{x:e,gap:n,radius:o,level:r}=this.layout,{path:i}=this.state,a=t.parent?Math.max(o,2.8):4,c=t.queens.map((m,p)=>$(p,m,this.record.n)),l=t.dead<=this.step,u=`${t.isSolution?"qa-tree-solution":""} ${i.includes(t.id)?"qa-tree-lit":""}`,g=t.isSolution?", solution":l?", dead end":"",d=t.parent?.children.filter(({born:m})=>m<=this.step)??[t],q=t===this.focused||!this.focused&&t.id===i.at(-1);return x`<g
class="qa-tree-node ${u}"
transform="translate(${e[t.id]} ${at(t,this.layout)})"
data-qa-node=${t.id}
role="treeitem"
aria-level=${t.queens.length+1}
aria-posinset=${d.indexOf(t)+1}
aria-setsize=${d.length}
aria-selected=${t.id===i.at(-1)}
tabindex=${q?0:-1}
aria-label="${c.join(" ")||"the empty board"}${g}"
@pointerenter=${()=>this.#s(t)}
@click=${()=>this.#s(t)}
@focus=${()=>this.#n(t)}
@pointerleave=${()=>this.#i()}
@blur=${()=>this.#i()}
@keydown=${m=>this.#a(m,t)}>
${l?x`<path class="qa-tree-dead" d=${Te(a,r)} />`:f}
<circle class="qa-tree-target" r=${Math.max(a,n/2,7)} />
${t.isSolution?x`<rect
class="qa-tree-mark"
x=${-a}
y=${-a}
width=${2*a}
height=${2*a} />`:x`<circle class="qa-tree-mark" r=${a} />`}
${o>be&&c.length?x`<text>${c.at(-1)[0]}</text>`:f}
</g>`}#d({node:t,scrolled:e}){let{n}=this.record,{x:o,middle:r,gap:i}=this.layout,a=Array.from({length:n},(k,w)=>t.queens[w]??null),c=a.map(k=>k===null?null:n-1-k),l=this.isFolded&&t.queens.length>0,u=(l?Math.min(o[t.id],2*r-o[t.id]):o[t.id])-e,[g,d]=[at(t,this.layout),Math.max(i/2,7)+ve],q=g-d>ke,[m,p]=q?[g-d,-100]:[g+d,0],b=`left: ${u}px; top: ${m}px; translate: ${-100*u/this.clientWidth}% ${p}%`;return h`<div class="qa-tree-preview" style=${b}>${(l?[a,c]:[a]).map(we)}</div>`}};function we(s){let t=Z(s).join(" ")||"the empty board";return h`<div>${Tt(s,t)}${t}</div>`}function Se(s,{width:t,level:e,minGap:n}){let o=s.filter(c=>!c.children.length),r=Math.max(n,(t-2*rt)/o.length),i=[];o.forEach((c,l)=>i[c.id]=rt+(l+.5)*r);for(let{id:c,children:l}of s.toReversed())l.length&&(i[c]=(i[l[0].id]+i[l.at(-1).id])/2);let a=Math.min(xe,r*.42,e*.3);return{x:i,gap:r,radius:a,middle:i[0],width:r*o.length+2*rt,level:e}}var at=({queens:{length:s}},{level:t})=>s?P+(s-.5)*t:9;function Te(s,t){let e=Math.max(2.6,Math.min(5,s*.6)),n=t/2;return`M0 ${s}V${n-e-2}M${-e} ${n-e}l${2*e} ${2*e}M${e} ${n-e}l${-2*e} ${2*e}`}var _t={slow:1500,normal:420,fast:16},Ae=70,Me=250,Ee=700,ct=class extends lt{static properties={n:{type:Number},sizes:{type:Array},program:{},rule:{type:Array},judgement:{state:!0},speed:{state:!0},isFolded:{state:!0},hasProgram:{state:!0}};fillsScreen=!0;keys="On the board, arrow keys go from square to square and Enter tries one. Outside of the tree, letters choose a square of the row, Backspace goes back, S steps, P plays.";links={"data-qa-show":t=>this.follow(t)};player=new I(this,{pace:()=>this.pace,changed:()=>Object.assign(this,{judgement:{},isFolded:!1})});ownSteps=0;slips=0;#t=[];constructor(){super(),Object.assign(this,{speed:"normal",hasProgram:!1})}setup(){this.open(this.n,this.player.position),this.whenParsed(()=>this.requestUpdate())}open(t,e=0){t!==this.record?.n&&(this.record=Ft(t)),e===0&&([this.ownSteps,this.slips,this.#t]=[0,0,[]]),this.n=t,this.player.set(e,this.record.last),Object.assign(this,{judgement:{},isFolded:!1})}get state(){return this.record.states[this.player.position]}get isEnd(){return v(this.state,this.n)}get pace(){return[_t[this.speed],this.speed==="fast"?Math.max(1,Math.round(this.record.last/Me)):1]}follow(t){let[e,...n]=t.split(" ");this.open(Number(e));let o=n[0]==="end"||n[0]==="fold",r=n.map(i=>qt(i,e)[1]);return this.player.goTo(o?this.record.last:Bt(this.record,r)),n[0]==="fold"&&(this.isFolding=!0,this.later(Ee,()=>Object.assign(this,{isFolded:this.isEnd,isFolding:!1}))),this.querySelector(o?".qa-hand-tree":".qa-hand-board")}choose([t,e]){let{queens:n}=this.state,o=t===n.length-1&&n[t]===e;this.act(o?K:(r,i)=>it(r,i,t,e))}act(t){if(this.player.stop(),this.announceAgain(),this.isEnd)return;this.judgement=t(this.state,this.n);let{isRight:e,steps:n}=this.judgement;if(e){let{position:o}=this.player;this.player.set(o+n),this.#t[o+n]=o,this.ownSteps+=n}else this.slips+=1}undo(){let[{state:t,n:e},{position:n}]=[this,this.player];n&&(this.player.goTo(this.#t[n]??n-1),this.judgement={message:Ct(t,e)},this.announceAgain())}step(t){this.player.goTo(this.player.position+t)}playTo(t){this.player.play([Ae,1],e=>t(this.record.states[e]))}setSpeed(t){this.speed=t,this.player.isPlaying&&this.player.play()}press(t){if(t.ctrlKey||t.metaKey||t.altKey||t.target.closest("[role=tree]"))return;let{key:e}=t,n=e.length===1?"abcdefghij".slice(0,this.n).indexOf(e):-1;if(n>=0)this.act((o,r)=>it(o,r,Math.min(o.queens.length,r-1),n));else if(e==="Backspace")this.act(K);else if(this.isEnd&&(e==="s"||e==="p"))this.announceAgain();else if(e==="s")this.step(1);else if(e==="p")this.player.toggle();else return;t.preventDefault()}get sentence(){let{state:t,n:e,judgement:n}=this;return this.isEnd?this.isFolded||this.isFolding?"Both halves match: each board on the right is one on the left, mirrored.":`*Finished: ${t.solutions} solutions* after ${t.placed} queens. Nothing is left to try.`:n.message||zt(t,e)}get ownText(){return!this.isEnd||!this.ownSteps?"":`You did ${this.ownSteps} of ${this.record.last} steps, ${this.slips?`with ${z(this.slips,"slip")}`:"without a slip"}.`}get marks(){let{kind:t,queens:e,at:n}=this.state;return t==="skip"&&this.judgement.isRight!==!1?{attacked:[e.length,n]}:this.judgement}render(){let{n:t,state:e,isEnd:n,player:o,judgement:r}=this,i=Dt(this.program),a=i!==void 0||document.readyState==="loading",c=this.hasProgram&&i!==void 0,l=({kind:d})=>d==="back",u=d=>d.kind==="put"&&j(d,t),g=this.rule.map(([d,q])=>h`<span class=${d===e.kind?"qa-hand-applied":""}>${q}</span> `);return h`<p class="qa-hand-rule">${g}</p>
<div
class="qa-hand-stage ${c?"qa-hand-with-program":""}"
style="--n: ${t}"
@keydown=${d=>this.press(d)}>
<div class="qa-top-bar">
<span role="group" aria-label="Size of the board">N = ${Q(this.sizes,t,d=>(this.open(d),this.announceAgain()))}</span>
<span>
${S("undo","undo",()=>this.undo(),!o.position,"qa-skip")}
${S("again","start again",()=>this.open(t),!o.position,"qa-skip")}
</span>
</div>
<div class="qa-hand-counts">
<span><b data-qa-part="tried">${e.tried}</b> <span class="qa-hand-long">${e.tried===1?"square":"squares"} </span>tried</span>
<span><b data-qa-part="placed">${e.placed}</b> ${e.placed===1?"queen":"queens"}<span class="qa-hand-long"> placed</span></span>
<span><b data-qa-part="solutions">${e.solutions}</b> ${e.solutions===1?"solution":"solutions"}</span>
${a?this.#e():f}
</div>
${Nt({name:this.ariaLabel,n:t,state:e,choose:d=>this.choose(d),...this.marks})}
<div class="qa-hand-act">${n?this.#n():this.#o()}</div>
${this.message(this.sentence,{isWrong:r.isRight===!1})}
<queens-search-tree
class="qa-hand-tree"
.record=${this.record}
.step=${o.position}
.isFolded=${this.isFolded}></queens-search-tree>
${c?Ut(i,t,jt(e,t)):f}
<div class="qa-hand-auto">
<div role="group" aria-label="Do it for me"><span>Do it for me:</span>
${S("step","One step",()=>this.step(1),n)}
${S("play",o.isPlaying?"Pause":"Play",()=>o.toggle(),n)}
<span
class="qa-hand-speeds"
role="group"
aria-label="Speed">${Q(Object.keys(_t),this.speed,d=>this.setSpeed(d))}</span>
${S("next-back","Next way back",()=>this.playTo(l),n)}
${S("next-solution","Next solution",()=>this.playTo(u),n)}
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
@click=${t}>Python<span class="qa-hand-long"> program</span></button>`}#o(){return h`<button
type="button"
data-qa-part="back"
@click=${()=>this.act(K)}><span aria-hidden="true">↑ </span>Go back<kbd aria-hidden="true">⌫</kbd></button>`}#s(){let t=h`<kbd>a–${"abcdefghij"[this.n-1]}</kbd>`;return h`<span class="qa-hand-keys" aria-hidden="true">Keys: ${t} a square, <kbd>⌫</kbd> go back, <kbd>s</kbd> step, <kbd>p</kbd> play</span>`}#n(){let t=this.n+1,n=h`<button
type="button"
class="qa-main"
data-qa-part="onward"
@click=${()=>this.open(t)}>Now N = ${t}</button>`;return h`<div>
<button
type="button"
data-qa-part="fold"
@click=${()=>this.isFolded=!this.isFolded}>${this.isFolded?"Unfold":"Fold the tree in half"}</button>
${this.sizes.includes(t)?n:f}
</div>`}};X("queens-search-tree",V);X("queens-hand-search",ct);})();
})();
