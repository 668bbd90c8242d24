(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var l=i=>queensBase[i],O=l("Address"),j=l("Figure");var E=l("checkbox"),S=l("choiceIn");var M=l("define"),m=l("dropdown");var I=l("formatted"),c=l("html");var P=l("live");var d=l("nothing"),B=l("numberIn");var H=l("svg");var R=i=>String(i).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,",");var Y=i=>document.querySelector(`template[data-qa-file="${CSS.escape(i)}"]`)?.content.textContent;async function C(i,t){let e=Y(i);if(e!==void 0)return e;let s=await fetch(i,{signal:t});if(!s.ok)throw new Error(`${i}: ${s.status}`);return s.text()}function U(i,t,e){let s=!1,o,n=()=>{let a=s&&!document.hidden;a!==o&&t(a),o=a},r=new IntersectionObserver(a=>{s=a.at(-1).isIntersecting,n()});r.observe(i),document.addEventListener("visibilitychange",n,{signal:e}),e.addEventListener("abort",()=>r.disconnect())}var X="M6 5v14h2V5zm13 0-9 7 9 7z",Z="M16 5l-9 7 9 7z",tt=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],et="M8 5l9 7-9 7z",st="M18 5v14h-2V5zM5 5l9 7-9 7z",y=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#s;#i=!0;#o;#r;#n=0;constructor(t,{pace:e,changed:s=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:e,changed:s,stays:o}}set(t,e=this.max){let s=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),s&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#s),this.#o=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[s,o]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!e(this.position)?this.playAfter(s,t,e):this.#t.announceAgain())}playAfter(t,e,s){this.isPlaying=!0;let o=()=>this.play(e,s);this.#s=this.#t.later(t,()=>{this.#i?o():this.#o=o}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#r)return;this.#r=t,this.#i=!0;let e=s=>{this.#i=s,s&&this.#o?.()};U(this.#t,e,t)}#a(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let s=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},n=s in e?()=>this.goTo(e[s]):o[s],r=t.altKey||t.ctrlKey||t.metaKey,a=t.target,p=t.key===" "?"button, a, input:not([type=range])":"[type=range]",u=a.closest("select, textarea, [role=region]")||!(s in e)&&a.closest(p);!n||r||t.defaultPrevented||u||(t.preventDefault(),n())}view(t,e){return c`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:s,max:o}=this,n=s===0,r=s===o;return c`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${e?h("first","Back to the start",[X],()=>this.goTo(0),n):d}
${h("back","Back",[Z],()=>this.goTo(s-1),n)}
${this.playButton()}
${h("forward","Forward",[et],()=>this.forward(),r)}
${e?h("last","To the end",[st],()=>this.goTo(o),r):d}
</div>`}playButton(){return c`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${N(tt)}</button>`}slider(t,e,s=0){let{position:o,max:n}=this;return c`<input
type="range"
min=${s}
max=${n+s}
.value=${P(`${o+s}`)}
aria-label=${t}
aria-valuetext=${e}
autocomplete="off"
data-qa-part="slider"
@input=${({target:r})=>this.goTo(Number(r.value)-s)}
@pointerdown=${()=>this.#n=this.position}
@pointercancel=${()=>this.goTo(this.#n)}><span data-qa-part="progress">${e}</span>`}},N=i=>c`<svg viewBox="0 0 24 24" aria-hidden="true">${i.map(t=>H`<path d=${t} />`)}</svg>`,h=(i,t,e,s,o)=>c`<button
type="button"
data-qa-part=${i}
title=${t}
aria-disabled=${o}
@click=${s}>${N(e)}</button>`;var D={slow:1200,normal:500,fast:120},ot={earlier:["Previous solution","M6 7l-5 5 5 5z","M10 18l-2-9 4 3 3-7 3 7 4-3-2 9z"],later:["Next solution","M18 7l5 5-5 5z","M4 18L2 9l4 3 3-7 3 7 4-3-2 9z"],retreat:["Next way back","M9 4L4 9l5 5v-4h7a3 3 0 0 1 0 6H9v2h7a5 5 0 0 0 0-10H9z"]},x=class extends j{static properties={trace:{type:Object},traces:{},wanted:{state:!0},run:{state:!0},failure:{state:!0},speed:{state:!0},isDecimal:{state:!0}};fillsScreen=!0;keys="Arrow keys step, with Shift to a solution, B to the next way back, Home and End to the ends, Space plays.";player=new y(this,{pace:()=>[D[this.speed],1],changed:()=>this.writeAddress(),stays:t=>this.asksBefore(t)});#t;#e=0;#s=new Map;constructor(){super(),this.speed="normal"}async setup(){this.#t=new O(this,e=>this.#o(e)),this.addEventListener("keydown",e=>this.#r(e),{signal:this.signal});let t=new ResizeObserver(()=>this.#n());t.observe(this),this.signal.addEventListener("abort",()=>t.disconnect()),await this.choose(this.defaults)&&(this.isFirst&&location.search&&this.#o(this.#t.query),this.#t.show(["step"]))}get isFirst(){return this===document.querySelector(".qa-stepper")}get step(){return this.player.position+1}async readTrace(t,e){if(e&&this.trace)return this.trace;if(!this.#s.has(t)){let s=await C(`${this.traces}/${t}.json`,this.signal);this.#s.set(t,JSON.parse(s))}return this.#s.get(t)}async change(t){let e=await this.choose({...this.wanted,...t});return e&&this.writeAddress(),e}async choose(t,e=1){let{signal:s,player:o}=this;this.wanted=t,o.hold();let n;try{n=await this.load(t)}catch{return!s.aborted&&t===this.wanted&&this.#i(),!1}return s.aborted||t!==this.wanted?!1:(Object.assign(this,{run:{...n,choice:t},failure:void 0}),o.set(e-1,n.states.length-1),!0)}#i(){this.failure=this.failureText(this.wanted),this.player.stop(),this.player.set(this.player.position),this.run&&(this.wanted=this.run.choice,this.writeAddress())}#o(t){this.choose({...this.defaults,...this.choiceIn(t)},B(t,"step",1,1/0))}writeAddress(){this.#t.write({...this.run.choice,step:this.step})}asksBefore(t){return!1}#r(t){let{player:e,run:s}=this;if(!s)return;let{earlier:o,later:n,retreat:r}=V(s.states,e.position);e.press(t,{"Shift ArrowLeft":o,"Shift ArrowRight":n,b:r})}willUpdate(){this.ariaBusy=`${this.player.isHeld}`,this.player.position!==this.#e&&(this.#e=this.player.position,this.failure=void 0)}updated(){requestAnimationFrame(()=>this.#n())}#n(){let t=this.querySelector("pre");t&&rt(t)}render(){let{player:t,run:e}=this;if(!e)return d;let s=e.states[t.position],o=this.views(s),n=`step ${this.step} of ${e.states.length}`;return c`<div
class="qa-stepper-live ${this.isDecimal?"qa-with-decimals":""} ${o.look??""}">
<div class="qa-stepper-bar">
${this.#l()}
<div class="qa-stepper-options">
${this.#c()}
${o.options}
${o.hasDecimals?this.#a():d}
</div>
</div>
<div class="qa-lab-run qa-stepper-slider">${t.slider("Step",n,1)}</div>
${it(!!o.tree)}
<div class="qa-stepper-scene">
<div
class="qa-stepper-board"
role="group"
tabindex="0"
aria-label="${o.boardName}: the arrow keys step">${o.board}</div>
<div class="qa-stepper-side">
<div class="qa-stepper-say">
${this.message(this.failure??o.sentence,{isWrong:o.isWrong})}
${o.question}
</div>
<div class="qa-stepper-detail">
<div>
${o.masks}
${nt(o.depth,s)}
</div>
${o.tree}
</div>
</div>
${o.legend}
</div>
${o.program}
</div>`}#c(){let t=e=>{this.speed=e};return m("speed",Object.keys(D),this.speed,t)}#a(){let t=e=>{this.isDecimal=e};return E("decimal","decimal",this.isDecimal,t)}#l(){let{player:t,run:e}=this,{position:s}=t,o=V(e.states,s),n=([r,[a,...p]])=>h(r,a,p,()=>t.goTo(o[r]),o[r]===s);return c`<div class="qa-stepper-controls">${t.buttons("Steps",{hasEnds:!0})}
<div
class="qa-lab-buttons"
role="group"
aria-label="Solutions and ways back">${Object.entries(ot).map(n)}</div>
</div>`}},it=i=>c`<p
class="qa-stepper-keys"
aria-hidden="true">Keys: <kbd>←</kbd> <kbd>→</kbd> a step, with <kbd>Shift</kbd> a solution, <kbd
>B</kbd> the next way back, <kbd>Home</kbd> <kbd>End</kbd> the ends, <kbd>Space</kbd> plays.${i?c` In the tree: arrows and <kbd>Enter</kbd>.`:d}</p>`;function nt(i,{nodes:t,solutions:e}){let s=Object.entries({depth:i,nodes:t,solutions:e}).map(([o,n])=>c`<div><dt>${o}</dt><dd data-qa-part=${o}>${n}</dd></div>`);return c`<dl class="qa-stepper-counts simple">${s}</dl>`}function V(i,t){let e=n=>n<0?t:n,s=n=>e(i.findIndex((r,a)=>a>t&&r.kind===n)),o=i.findLastIndex((n,r)=>r<t&&n.kind==="solution");return{earlier:e(o),later:s("solution"),retreat:s("backtrack")}}function F(i,t,e){let s=i.map(([o,n])=>{let r=n.split(" ").includes(t),a=o.length-o.trimStart().length;return c`<span
aria-current=${r||d}
style="--indent: ${a}">${o||" "}</span>`});return c`<pre
role="region"
tabindex="0"
aria-label=${e}
data-qa-part="source">${s}</pre>`}function rt(i){let t=Array.from(i.querySelectorAll("[aria-current]")).at(-1);if(!t)return;let{offsetTop:e,offsetHeight:s}=t,o=i.clientHeight-s;if(i.scrollTop<=e&&e<=i.scrollTop+o)return;let n=Number.parseFloat(getComputedStyle(t).lineHeight);i.scrollTop=Math.round((e-o/2)/n)*n}var at=["place","reject","backtrack","solution"],ct=[1,2,3,4,5,6,7,8,9],w=[...Array(81).keys()],q=i=>Math.floor(i/9),T=i=>i%9,lt=i=>Math.floor(T(i)/3)+3*Math.floor(q(i)/3),K=[q,T,lt],v=i=>`r${q(i)+1}c${T(i)+1}`,z=w.map(i=>w.filter(t=>K.some(e=>e(t)===e(i)))),dt=w.map(i=>K.map(t=>w.filter(e=>t(e)===t(i)))),A=(i,t)=>dt[t].map(e=>e.reduce((s,o)=>s&~(1<<i[o]),1022));function W(i,t){let[e,s,o]=A(i,t);return ct.filter(n=>e&s&o&1<<n)}function pt(i,t){let e=at[t%4],s=t>>2,o=Math.floor(s/10),n=s%10,r=[...i.grid];e==="place"&&(r[o]=n),e==="backtrack"&&(r[o]=0);let a=e==="place"?i.nodes+1:i.nodes,p=e==="solution"?i.solutions+1:i.solutions;return{kind:e,cell:o,digit:n,grid:r,nodes:a,solutions:p}}function G(i,t){let e={grid:i,nodes:0,solutions:0};return t.map(s=>(e=pt(e,s),e))}var _=[...Array(9).keys()],L=class extends x{static properties={puzzle:{},method:{},puzzles:{type:Array},programs:{type:Object}};get defaults(){return{puzzle:this.puzzle,method:this.method}}choiceIn(t){let e=this.puzzles.map(([s])=>s);return{puzzle:S(t,"puzzle",e)??this.puzzle,method:S(t,"method",Object.keys(this.programs))??this.method}}async load({puzzle:t,method:e}){let s=`${t.replaceAll(".","0")}/${e}`,o=await this.readTrace(s,t===this.puzzle&&e===this.method),[,,n]=this.puzzles.find(([a])=>a===t),r=Array.from(t,a=>Number(a)||0);return{puzzle:r,isCut:n.includes(e),states:G(r,o)}}failureText({method:t}){return`The steps of ${t} could not be loaded.`}views(t){let{puzzle:e,isCut:s,choice:o,states:n}=this.run,{kind:r,cell:a,digit:p,grid:u}=t,g=A(u,a),[b,k,$]=g,f=s?`The first ${R(n.length)} steps; the search goes on.`:"";return{options:this.#t(),hasDecimals:!0,boardName:"Grid",board:c`${ht(t,e)}
<p class="qa-note" data-qa-part="cut">${f}</p>`,sentence:gt(t),masks:mt(v(a),[...g,b&k&$,1<<p&-2]),depth:u.filter((J,Q)=>J&&!e[Q]).length,program:c`<div data-qa-program=${o.method}>
<p class="qa-heading">The source of ${o.method}</p>
${F(this.programs[o.method],r,`Source of ${o.method}`)}
</div>`}}#t(){let t=new Map(this.puzzles),{puzzle:e,method:s}=this.wanted,o=a=>this.change({puzzle:a}),n=a=>this.change({method:a}),r=a=>t.get(a);return c`${m("puzzle",[...t.keys()],e,o,{text:r})}
${m("method",Object.keys(this.programs),s,n)}`}};function ht(i,t){let e=s=>c`<tr>${_.map(o=>ut(9*s+o,i,t))}</tr>`;return c`<table
class="qa-grid"
aria-label="Sudoku"
data-qa-part="grid"><tbody>${_.map(e)}</tbody></table>`}function ut(i,{kind:t,cell:e,digit:s,grid:o},n){let r=z[e].includes(i),a=t==="reject"&&i===e,p=t==="reject"&&r&&o[i]===s,g=Object.entries({given:n[i],near:r,refused:a,clash:p}).filter(([,f])=>f).map(([f])=>`qa-cell-${f}`).join(" "),b=o[i]?[]:W(o,i),k=o[i]||`may get ${b.join(" ")||"nothing"}`,$=a?`${s}, refused`:k;return c`<td
class=${g}
aria-label=${n[i]?`${$}, given`:$}
aria-current=${i===e||d}>${(a?s:o[i])||ft(b)}</td>`}function ft(i){let t=s=>i.includes(s)?s:" ",e=s=>[s,s+1,s+2].map(t).join("");return c`<small>${[1,4,7].map(e).join(`
`)}</small>`}function mt(i,t){let e=o=>I(o.toString(2).padStart(10,"0").replace(/1+/g,"*$&*")),s=(o,n)=>{let r=t[n],a=c`<td class="qa-decimal">${r}</td>`;return c`<tr><th scope="row">${o}</th><td>${e(r)}</td>${a}</tr>`};return c`<table class="qa-stepper-table qa-stepper-masks" data-qa-part="masks">
<caption>Cell ${i}: digits left, as bits</caption>
<thead><tr><th scope="col">mask</th><th scope="col">9876543210</th><th
scope="col"
class="qa-decimal">decimal</th></tr></thead>
<tbody>${["row","column","box","and","bit"].map(s)}</tbody>
</table>`}function gt({kind:i,cell:t,digit:e,grid:s,solutions:o}){let n=v(t);if(i==="solution")return`Solution ${o}: the grid is full.`;if(i==="place")return`${n} gets ${e}.`;if(i==="backtrack")return`${e} is taken back from ${n}.`;let r=z[t].find(a=>s[a]===e);return`${n} may not get ${e}: ${v(r)} has it.`}M("queens-sudoku-stepper",L);})();
})();
