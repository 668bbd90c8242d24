(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:L,Figure:j,Part:gt,QueensElement:bt,button:$t,checkbox:O,choiceIn:k,choices:yt,define:E,dropdown:f,fill:wt,formatted:M,html:c,keyed:vt,live:P,moveTabStop:xt,nothing:l,numberIn:B,pressInGrid:kt,scaleOf:St,showControls:qt,squareUnder:Tt,svg:I,use:zt}=queensBase;var H=o=>String(o).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,",");var Y=o=>document.querySelector(`template[data-qa-file="${CSS.escape(o)}"]`)?.content.textContent;async function R(o,t){let e=Y(o);if(e!==void 0)return e;let s=await fetch(o,{signal:t});if(!s.ok)throw new Error(`${o}: ${s.status}`);return s.text()}function C(o,t,e){let s=!1,i,n=()=>{let a=s&&!document.hidden;a!==i&&t(a),i=a},r=new IntersectionObserver(a=>{s=a.at(-1).isIntersecting,n()});r.observe(o),document.addEventListener("visibilitychange",n,{signal:e}),e.addEventListener("abort",()=>r.disconnect())}var Q="M6 5v14h2V5zm13 0-9 7 9 7z",X="M16 5l-9 7 9 7z",Z=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],tt="M8 5l9 7-9 7z",et="M18 5v14h-2V5zM5 5l9 7-9 7z",$=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#s;#o=!0;#i;#r;#n=0;constructor(t,{pace:e,changed:s=()=>{},stays:i=()=>!1}){this.#t=t,this.#e={pace:e,changed:s,stays:i}}set(t,e=this.max){let s=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),s&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#s),this.#i=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[s,i]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+i),this.position<this.max&&!e(this.position)?this.playAfter(s,t,e):this.#t.announceAgain())}playAfter(t,e,s){this.isPlaying=!0;let i=()=>this.play(e,s);this.#s=this.#t.later(t,()=>{this.#o?i():this.#i=i}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#r)return;this.#r=t,this.#o=!0;let e=s=>{this.#o=s,s&&this.#i?.()};C(this.#t,e,t)}#a(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let s=`${t.shiftKey?"Shift ":""}${t.key}`,i={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},n=s in e?()=>this.goTo(e[s]):i[s],r=t.altKey||t.ctrlKey||t.metaKey,a=t.target,d=t.key===" "?"button, a, input:not([type=range])":"[type=range]",p=a.closest("select, textarea, [role=region]")||!(s in e)&&a.closest(d);!n||r||t.defaultPrevented||p||(t.preventDefault(),n())}view(t,e){return c`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:s,max:i}=this,n=s===0,r=s===i;return c`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${e?h("first","Back to the start",[Q],()=>this.goTo(0),n):l}
${h("back","Back",[X],()=>this.goTo(s-1),n)}
${this.playButton()}
${h("forward","Forward",[tt],()=>this.forward(),r)}
${e?h("last","To the end",[et],()=>this.goTo(i),r):l}
</div>`}playButton(){return c`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${U(Z)}</button>`}slider(t,e,s=0){let{position:i,max:n}=this;return c`<input
type="range"
min=${s}
max=${n+s}
.value=${P(`${i+s}`)}
aria-label=${t}
aria-valuetext=${e}
autocomplete="off"
data-qa-part="slider"
@input=${({target:r})=>this.goTo(Number(r.value)-s)}
@pointerdown=${()=>this.#n=this.position}
@pointercancel=${()=>this.goTo(this.#n)}><span data-qa-part="progress">${e}</span>`}},U=o=>c`<svg viewBox="0 0 24 24" aria-hidden="true">${o.map(t=>I`<path d=${t} />`)}</svg>`,h=(o,t,e,s,i)=>c`<button
type="button"
data-qa-part=${o}
title=${t}
aria-disabled=${i}
@click=${s}>${U(e)}</button>`;var N={slow:1200,normal:500,fast:120},st={earlier:["Previous solution","M6 7l-5 5 5 5z","M10 18l-2-9 4 3 3-7 3 7 4-3-2 9z"],later:["Next solution","M18 7l5 5-5 5z","M4 18L2 9l4 3 3-7 3 7 4-3-2 9z"],retreat:["Next way back","M9 4L4 9l5 5v-4h7a3 3 0 0 1 0 6H9v2h7a5 5 0 0 0 0-10H9z"]},y=class extends j{static properties={trace:{type:Object},traces:{},wanted:{state:!0},run:{state:!0},failure:{state:!0},speed:{state:!0},isDecimal:{state:!0}};fillsScreen=!0;keys="Arrow keys step, with Shift to a solution, B to the next way back, Home and End to the ends, Space plays.";player=new $(this,{pace:()=>[N[this.speed],1],changed:()=>this.writeAddress(),stays:t=>this.asksBefore(t)});#t;#e=0;#s=new Map;constructor(){super(),this.speed="normal"}async setup(){this.#t=new L(this,e=>this.#i(e)),this.addEventListener("keydown",e=>this.#r(e),{signal:this.signal});let t=new ResizeObserver(()=>this.#n());t.observe(this),this.signal.addEventListener("abort",()=>t.disconnect()),await this.choose(this.defaults)&&(this.isFirst&&location.search&&this.#i(this.#t.query),this.#t.show(["step"]))}get isFirst(){return this===document.querySelector(".qa-stepper")}get step(){return this.player.position+1}async readTrace(t,e){if(e&&this.trace)return this.trace;if(!this.#s.has(t)){let s=await R(`${this.traces}/${t}.json`,this.signal);this.#s.set(t,JSON.parse(s))}return this.#s.get(t)}async change(t){let e=await this.choose({...this.wanted,...t});return e&&this.writeAddress(),e}async choose(t,e=1){let{signal:s,player:i}=this;this.wanted=t,i.hold();let n;try{n=await this.load(t)}catch{return!s.aborted&&t===this.wanted&&this.#o(),!1}return s.aborted||t!==this.wanted?!1:(Object.assign(this,{run:{...n,choice:t},failure:void 0}),i.set(e-1,n.states.length-1),!0)}#o(){this.failure=this.failureText(this.wanted),this.player.stop(),this.player.set(this.player.position),this.run&&(this.wanted=this.run.choice,this.writeAddress())}#i(t){this.choose({...this.defaults,...this.choiceIn(t)},B(t,"step",1,1/0))}writeAddress(){this.#t.write({...this.run.choice,step:this.step})}asksBefore(t){return!1}#r(t){let{player:e,run:s}=this;if(!s)return;let{earlier:i,later:n,retreat:r}=D(s.states,e.position);e.press(t,{"Shift ArrowLeft":i,"Shift ArrowRight":n,b:r})}willUpdate(){this.ariaBusy=`${this.player.isHeld}`,this.player.position!==this.#e&&(this.#e=this.player.position,this.failure=void 0)}updated(){requestAnimationFrame(()=>this.#n())}#n(){let t=this.querySelector("pre");t&&nt(t)}render(){let{player:t,run:e}=this;if(!e)return l;let s=e.states[t.position],i=this.views(s),n=`step ${this.step} of ${e.states.length}`;return c`<div
class="qa-stepper-live ${this.isDecimal?"qa-with-decimals":""} ${i.look??""}">
<div class="qa-stepper-bar">
${this.#l()}
<div class="qa-stepper-options">
${this.#c()}
${i.options}
${i.hasDecimals?this.#a():l}
</div>
</div>
<div class="qa-lab-run qa-stepper-slider">${t.slider("Step",n,1)}</div>
${it(!!i.tree)}
<div class="qa-stepper-scene">
<div
class="qa-stepper-board"
role="group"
tabindex="0"
aria-label="${i.boardName}: the arrow keys step">${i.board}</div>
<div class="qa-stepper-side">
<div class="qa-stepper-say">
${this.message(this.failure??i.sentence,{isWrong:i.isWrong})}
${i.question}
</div>
<div class="qa-stepper-detail">
<div>
${i.masks}
${ot(i.depth,s)}
</div>
${i.tree}
</div>
</div>
${i.legend}
</div>
${i.program}
</div>`}#c(){let t=e=>{this.speed=e};return f("speed",Object.keys(N),this.speed,t)}#a(){let t=e=>{this.isDecimal=e};return O("decimal","decimal",this.isDecimal,t)}#l(){let{player:t,run:e}=this,{position:s}=t,i=D(e.states,s),n=([r,[a,...d]])=>h(r,a,d,()=>t.goTo(i[r]),i[r]===s);return c`<div class="qa-stepper-controls">${t.buttons("Steps",{hasEnds:!0})}
<div
class="qa-lab-buttons"
role="group"
aria-label="Solutions and ways back">${Object.entries(st).map(n)}</div>
</div>`}},it=o=>c`<p
class="qa-stepper-keys"
aria-hidden="true">Keys: <kbd>←</kbd> <kbd>→</kbd> a step, with <kbd>Shift</kbd> a solution, <kbd
>B</kbd> the next way back, <kbd>Home</kbd> <kbd>End</kbd> the ends, <kbd>Space</kbd> plays.${o?c` In the tree: arrows and <kbd>Enter</kbd>.`:l}</p>`;function ot(o,{nodes:t,solutions:e}){let s=Object.entries({depth:o,nodes:t,solutions:e}).map(([i,n])=>c`<div><dt>${i}</dt><dd data-qa-part=${i}>${n}</dd></div>`);return c`<dl class="qa-stepper-counts simple">${s}</dl>`}function D(o,t){let e=n=>n<0?t:n,s=n=>e(o.findIndex((r,a)=>a>t&&r.kind===n)),i=o.findLastIndex((n,r)=>r<t&&n.kind==="solution");return{earlier:e(i),later:s("solution"),retreat:s("backtrack")}}function V(o,t,e){let s=o.map(([i,n])=>{let r=n.split(" ").includes(t),a=i.length-i.trimStart().length;return c`<span
aria-current=${r||l}
style="--indent: ${a}">${i||" "}</span>`});return c`<pre
role="region"
tabindex="0"
aria-label=${e}
data-qa-part="source">${s}</pre>`}function nt(o){let t=Array.from(o.querySelectorAll("[aria-current]")).at(-1);if(!t)return;let{offsetTop:e,offsetHeight:s}=t,i=o.clientHeight-s;if(o.scrollTop<=e&&e<=o.scrollTop+i)return;let n=Number.parseFloat(getComputedStyle(t).lineHeight);o.scrollTop=Math.round((e-i/2)/n)*n}var rt=["place","reject","backtrack","solution"],at=[1,2,3,4,5,6,7,8,9],w=[...Array(81).keys()],S=o=>Math.floor(o/9),q=o=>o%9,ct=o=>Math.floor(q(o)/3)+3*Math.floor(S(o)/3),F=[S,q,ct],v=o=>`r${S(o)+1}c${q(o)+1}`,T=w.map(o=>w.filter(t=>F.some(e=>e(t)===e(o)))),lt=w.map(o=>F.map(t=>w.filter(e=>t(e)===t(o)))),z=(o,t)=>lt[t].map(e=>e.reduce((s,i)=>s&~(1<<o[i]),1022));function K(o,t){let[e,s,i]=z(o,t);return at.filter(n=>e&s&i&1<<n)}function dt(o,t){let e=rt[t%4],s=t>>2,i=Math.floor(s/10),n=s%10,r=[...o.grid];e==="place"&&(r[i]=n),e==="backtrack"&&(r[i]=0);let a=e==="place"?o.nodes+1:o.nodes,d=e==="solution"?o.solutions+1:o.solutions;return{kind:e,cell:i,digit:n,grid:r,nodes:a,solutions:d}}function W(o,t){let e={grid:o,nodes:0,solutions:0};return t.map(s=>(e=dt(e,s),e))}var G=[...Array(9).keys()],A=class extends y{static properties={puzzle:{},method:{},puzzles:{type:Array},programs:{type:Object}};get defaults(){return{puzzle:this.puzzle,method:this.method}}choiceIn(t){let e=this.puzzles.map(([s])=>s);return{puzzle:k(t,"puzzle",e)??this.puzzle,method:k(t,"method",Object.keys(this.programs))??this.method}}async load({puzzle:t,method:e}){let s=`${t.replaceAll(".","0")}/${e}`,i=await this.readTrace(s,t===this.puzzle&&e===this.method),[,,n]=this.puzzles.find(([a])=>a===t),r=Array.from(t,a=>Number(a)||0);return{puzzle:r,isCut:n.includes(e),states:W(r,i)}}failureText({method:t}){return`The steps of ${t} could not be loaded.`}views(t){let{puzzle:e,isCut:s,choice:i,states:n}=this.run,{kind:r,cell:a,digit:d,grid:p}=t,m=z(p,a),[g,x,b]=m,u=s?`The first ${H(n.length)} steps; the search goes on.`:"";return{options:this.#t(),hasDecimals:!0,boardName:"Grid",board:c`${ht(t,e)}
<p class="qa-note" data-qa-part="cut">${u}</p>`,sentence:mt(t),masks:ft(v(a),[...m,g&x&b,1<<d&-2]),depth:p.filter((_,J)=>_&&!e[J]).length,program:c`<div data-qa-program=${i.method}>
<p class="qa-heading">The source of ${i.method}</p>
${V(this.programs[i.method],r,`Source of ${i.method}`)}
</div>`}}#t(){let t=new Map(this.puzzles),{puzzle:e,method:s}=this.wanted,i=a=>this.change({puzzle:a}),n=a=>this.change({method:a}),r=a=>t.get(a);return c`${f("puzzle",[...t.keys()],e,i,{text:r})}
${f("method",Object.keys(this.programs),s,n)}`}};function ht(o,t){let e=s=>c`<tr>${G.map(i=>pt(9*s+i,o,t))}</tr>`;return c`<table
class="qa-grid"
aria-label="Sudoku"
data-qa-part="grid"><tbody>${G.map(e)}</tbody></table>`}function pt(o,{kind:t,cell:e,digit:s,grid:i},n){let r=T[e].includes(o),a=t==="reject"&&o===e,d=t==="reject"&&r&&i[o]===s,m=Object.entries({given:n[o],near:r,refused:a,clash:d}).filter(([,u])=>u).map(([u])=>`qa-cell-${u}`).join(" "),g=i[o]?[]:K(i,o),x=i[o]||`may get ${g.join(" ")||"nothing"}`,b=a?`${s}, refused`:x;return c`<td
class=${m}
aria-label=${n[o]?`${b}, given`:b}
aria-current=${o===e||l}>${(a?s:i[o])||ut(g)}</td>`}function ut(o){let t=s=>o.includes(s)?s:" ",e=s=>[s,s+1,s+2].map(t).join("");return c`<small>${[1,4,7].map(e).join(`
`)}</small>`}function ft(o,t){let e=i=>M(i.toString(2).padStart(10,"0").replace(/1+/g,"*$&*")),s=(i,n)=>{let r=t[n],a=c`<td class="qa-decimal">${r}</td>`;return c`<tr><th scope="row">${i}</th><td>${e(r)}</td>${a}</tr>`};return c`<table class="qa-stepper-table qa-stepper-masks" data-qa-part="masks">
<caption>Cell ${o}: digits left, as bits</caption>
<thead><tr><th scope="col">mask</th><th scope="col">9876543210</th><th
scope="col"
class="qa-decimal">decimal</th></tr></thead>
<tbody>${["row","column","box","and","bit"].map(s)}</tbody>
</table>`}function mt({kind:o,cell:t,digit:e,grid:s,solutions:i}){let n=v(t);if(o==="solution")return`Solution ${i}: the grid is full.`;if(o==="place")return`${n} gets ${e}.`;if(o==="backtrack")return`${e} is taken back from ${n}.`;let r=T[t].find(a=>s[a]===e);return`${n} may not get ${e}: ${v(r)} has it.`}E("queens-sudoku-stepper",A);})();
})();
