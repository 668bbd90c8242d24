(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:z,Figure:A,Part:mt,QueensElement:gt,button:bt,checkbox:L,choiceIn:v,choices:$t,define:j,dropdown:m,fill:yt,formatted:O,html:c,keyed:wt,live:E,moveTabStop:vt,nothing:l,numberIn:M,pressInGrid:xt,scaleOf:kt,squareUnder:qt,svg:B,use:St}=queensBase;var I=o=>String(o).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,",");var J=o=>document.querySelector(`template[data-qa-file="${CSS.escape(o)}"]`)?.content.textContent;async function P(o,t){let e=J(o);if(e!==void 0)return e;let i=await fetch(o,{signal:t});if(!i.ok)throw new Error(`${o}: ${i.status}`);return i.text()}function H(o,t,e){let i=!1,s,r=()=>{let a=i&&!document.hidden;a!==s&&t(a),s=a},n=new IntersectionObserver(a=>{i=a.at(-1).isIntersecting,r()});n.observe(o),document.addEventListener("visibilitychange",r,{signal:e}),e.addEventListener("abort",()=>n.disconnect())}var Y="M6 5v14h2V5zm13 0-9 7 9 7z",Q="M16 5l-9 7 9 7z",X=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],Z="M8 5l9 7-9 7z",tt="M18 5v14h-2V5zM5 5l9 7-9 7z",b=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#s;#o=!0;#i;#n;#r=0;constructor(t,{pace:e,changed:i=()=>{},stays:s=()=>!1}){this.#t=t,this.#e={pace:e,changed:i,stays:s}}set(t,e=this.max){let i=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),i&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#s),this.#i=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[i,s]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+s),this.position<this.max&&!e(this.position)?this.playAfter(i,t,e):this.#t.announceAgain())}playAfter(t,e,i){this.isPlaying=!0;let s=()=>this.play(e,i);this.#s=this.#t.later(t,()=>{this.#o?s():this.#i=s}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#n)return;this.#n=t,this.#o=!0;let e=i=>{this.#o=i,i&&this.#i?.()};H(this.#t,e,t)}#a(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let i=`${t.shiftKey?"Shift ":""}${t.key}`,s={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},r=i in e?()=>this.goTo(e[i]):s[i],n=t.altKey||t.ctrlKey||t.metaKey,a=t.target,d=t.key===" "?"button, a, input:not([type=range])":"[type=range]",h=a.closest("select, textarea, [role=region]")||!(i in e)&&a.closest(d);!r||n||t.defaultPrevented||h||(t.preventDefault(),r())}view(t,e){return c`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:i,max:s}=this,r=i===0,n=i===s;return c`<div class="qa-lab-buttons" role="group" aria-label=${t}>
      ${e?p("first","Back to the start",[Y],()=>this.goTo(0),r):l}
      ${p("back","Back",[Q],()=>this.goTo(i-1),r)}
      ${this.playButton()}
      ${p("forward","Forward",[Z],()=>this.forward(),n)}
      ${e?p("last","To the end",[tt],()=>this.goTo(s),n):l}
    </div>`}playButton(){return c`<button
      type="button"
      data-qa-part="play"
      title="Play"
      aria-pressed=${this.isPlaying}
      @click=${()=>this.toggle()}>${R(X)}</button>`}slider(t,e,i=0){let{position:s,max:r}=this;return c`<input
      type="range"
      min=${i}
      max=${r+i}
      .value=${E(`${s+i}`)}
      aria-label=${t}
      aria-valuetext=${e}
      autocomplete="off"
      data-qa-part="slider"
      @input=${({target:n})=>this.goTo(Number(n.value)-i)}
      @pointerdown=${()=>this.#r=this.position}
      @pointercancel=${()=>this.goTo(this.#r)}><span data-qa-part="progress">${e}</span>`}},R=o=>c`<svg viewBox="0 0 24 24" aria-hidden="true">${o.map(t=>B`<path d=${t} />`)}</svg>`,p=(o,t,e,i,s)=>c`<button
    type="button"
    data-qa-part=${o}
    title=${t}
    aria-disabled=${s}
    @click=${i}>${R(e)}</button>`;var U={slow:1200,normal:500,fast:120},et={earlier:["Previous solution","M6 7l-5 5 5 5z","M10 18l-2-9 4 3 3-7 3 7 4-3-2 9z"],later:["Next solution","M18 7l5 5-5 5z","M4 18L2 9l4 3 3-7 3 7 4-3-2 9z"],retreat:["Next way back","M9 4L4 9l5 5v-4h7a3 3 0 0 1 0 6H9v2h7a5 5 0 0 0 0-10H9z"]},$=class extends A{static properties={trace:{type:Object},traces:{},wanted:{state:!0},run:{state:!0},failure:{state:!0},speed:{state:!0},isDecimal:{state:!0}};fillsScreen=!0;keys="Arrow keys step, with Shift to a solution, B to the next way back, Home and End to the ends, Space plays.";player=new b(this,{pace:()=>[U[this.speed],1],changed:()=>this.writeAddress(),stays:t=>this.asksBefore(t)});#t;#e=0;#s=new Map;constructor(){super(),this.speed="normal"}async setup(){this.#t=new z(this,e=>this.#i(e)),this.addEventListener("keydown",e=>this.#n(e),{signal:this.signal});let t=new ResizeObserver(()=>this.#r());t.observe(this),this.signal.addEventListener("abort",()=>t.disconnect()),await this.choose(this.defaults)&&(this.isFirst&&location.search&&this.#i(this.#t.query),this.#t.show(["step"]))}get isFirst(){return this===document.querySelector(".qa-stepper")}get step(){return this.player.position+1}async readTrace(t,e){if(e&&this.trace)return this.trace;if(!this.#s.has(t)){let i=await P(`${this.traces}/${t}.json`,this.signal);this.#s.set(t,JSON.parse(i))}return this.#s.get(t)}async change(t){let e=await this.choose({...this.wanted,...t});return e&&this.writeAddress(),e}async choose(t,e=1){let{signal:i,player:s}=this;this.wanted=t,s.hold();let r;try{r=await this.load(t)}catch{return!i.aborted&&t===this.wanted&&this.#o(),!1}return i.aborted||t!==this.wanted?!1:(Object.assign(this,{run:{...r,choice:t},failure:void 0}),s.set(e-1,r.states.length-1),!0)}#o(){this.failure=this.failureText(this.wanted),this.player.stop(),this.player.set(this.player.position),this.run&&(this.wanted=this.run.choice,this.writeAddress())}#i(t){this.choose({...this.defaults,...this.choiceIn(t)},M(t,"step",1,1/0))}writeAddress(){this.#t.write({...this.run.choice,step:this.step})}asksBefore(t){return!1}#n(t){let{player:e,run:i}=this;if(!i)return;let{earlier:s,later:r,retreat:n}=N(i.states,e.position);e.press(t,{"Shift ArrowLeft":s,"Shift ArrowRight":r,b:n})}willUpdate(){this.ariaBusy=`${this.player.isHeld}`,this.player.position!==this.#e&&(this.#e=this.player.position,this.failure=void 0)}updated(){requestAnimationFrame(()=>this.#r())}#r(){let t=this.querySelector("pre");t&&ot(t)}render(){let{player:t,run:e}=this;if(!e)return l;let i=e.states[t.position],s=this.views(i),r=`step ${this.step} of ${e.states.length}`;return c`<div
      class="qa-stepper-live ${this.isDecimal?"qa-with-decimals":""} ${s.look??""}">
      <div class="qa-stepper-bar">
        ${this.#l()}
        <div class="qa-stepper-options">
          ${this.#c()}
          ${s.options}
          ${s.hasDecimals?this.#a():l}
        </div>
      </div>
      <div class="qa-lab-run qa-stepper-slider">${t.slider("Step",r,1)}</div>
      ${st(!!s.tree)}
      <div class="qa-stepper-scene">
        <div
          class="qa-stepper-board"
          role="group"
          tabindex="0"
          aria-label="${s.boardName}: the arrow keys step">${s.board}</div>
        <div class="qa-stepper-side">
          <div class="qa-stepper-say">
            ${this.message(this.failure??s.sentence,{isWrong:s.isWrong})}
            ${s.question}
          </div>
          <div class="qa-stepper-detail">
            <div>
              ${s.masks}
              ${it(s.depth,i)}
            </div>
            ${s.tree}
          </div>
        </div>
        ${s.legend}
      </div>
      ${s.program}
    </div>`}#c(){let t=e=>{this.speed=e};return m("speed",Object.keys(U),this.speed,t)}#a(){let t=e=>{this.isDecimal=e};return L("decimal","decimal",this.isDecimal,t)}#l(){let{player:t,run:e}=this,{position:i}=t,s=N(e.states,i),r=([n,[a,...d]])=>p(n,a,d,()=>t.goTo(s[n]),s[n]===i);return c`<div class="qa-stepper-controls">${t.buttons("Steps",{hasEnds:!0})}
      <div
        class="qa-lab-buttons"
        role="group"
        aria-label="Solutions and ways back">${Object.entries(et).map(r)}</div>
    </div>`}},st=o=>c`<p
    class="qa-stepper-keys"
    aria-hidden="true">Keys: <kbd>←</kbd> <kbd>→</kbd> a step, with <kbd>Shift</kbd> a solution, <kbd
    >B</kbd> the next way back, <kbd>Home</kbd> <kbd>End</kbd> the ends, <kbd>Space</kbd> plays.${o?c` In the tree: arrows and <kbd>Enter</kbd>.`:l}</p>`;function it(o,{nodes:t,solutions:e}){let i=Object.entries({depth:o,nodes:t,solutions:e}).map(([s,r])=>c`<div><dt>${s}</dt><dd data-qa-part=${s}>${r}</dd></div>`);return c`<dl class="qa-stepper-counts simple">${i}</dl>`}function N(o,t){let e=r=>r<0?t:r,i=r=>e(o.findIndex((n,a)=>a>t&&n.kind===r)),s=o.findLastIndex((r,n)=>n<t&&r.kind==="solution");return{earlier:e(s),later:i("solution"),retreat:i("backtrack")}}function C(o,t,e){let i=o.map(([s,r])=>{let n=r.split(" ").includes(t),a=s.length-s.trimStart().length;return c`<span
        aria-current=${n||l}
        style="--indent: ${a}">${s||" "}</span>`});return c`<pre
    role="region"
    tabindex="0"
    aria-label=${e}
    data-qa-part="source">${i}</pre>`}function ot(o){let t=Array.from(o.querySelectorAll("[aria-current]")).at(-1);if(!t)return;let{offsetTop:e,offsetHeight:i}=t,s=o.clientHeight-i;if(o.scrollTop<=e&&e<=o.scrollTop+s)return;let r=Number.parseFloat(getComputedStyle(t).lineHeight);o.scrollTop=Math.round((e-s/2)/r)*r}var rt=["place","reject","backtrack","solution"],nt=[1,2,3,4,5,6,7,8,9],y=[...Array(81).keys()],x=o=>Math.floor(o/9),k=o=>o%9,at=o=>Math.floor(k(o)/3)+3*Math.floor(x(o)/3),D=[x,k,at],w=o=>`r${x(o)+1}c${k(o)+1}`,q=y.map(o=>y.filter(t=>D.some(e=>e(t)===e(o)))),ct=y.map(o=>D.map(t=>y.filter(e=>t(e)===t(o)))),S=(o,t)=>ct[t].map(e=>e.reduce((i,s)=>i&~(1<<o[s]),1022));function V(o,t){let[e,i,s]=S(o,t);return nt.filter(r=>e&i&s&1<<r)}function lt(o,t){let[e,i]=[rt[t%4],t>>2],[s,r]=[Math.floor(i/10),i%10],n=[...o.grid];e==="place"&&(n[s]=r),e==="backtrack"&&(n[s]=0);let a=o.nodes+(e==="place");return{kind:e,cell:s,digit:r,grid:n,nodes:a,solutions:o.solutions+(e==="solution")}}function F(o,t){let e={grid:o,nodes:0,solutions:0};return t.map(i=>e=lt(e,i))}var K=[...Array(9).keys()],T=class extends ${static properties={puzzle:{},method:{},puzzles:{type:Array},programs:{type:Object}};get defaults(){return{puzzle:this.puzzle,method:this.method}}choiceIn(t){let e=this.puzzles.map(([i])=>i);return{puzzle:v(t,"puzzle",e)??this.puzzle,method:v(t,"method",Object.keys(this.programs))??this.method}}async load({puzzle:t,method:e}){let i=`${t.replaceAll(".","0")}/${e}`,s=await this.readTrace(i,t===this.puzzle&&e===this.method),[,,r]=this.puzzles.find(([a])=>a===t),n=Array.from(t,a=>Number(a)||0);return{puzzle:n,isCut:r.includes(e),states:F(n,s)}}failureText({method:t}){return`The steps of ${t} could not be loaded.`}views(t){let{puzzle:e,isCut:i,choice:s,states:r}=this.run,{kind:n,cell:a,digit:d,grid:h}=t,u=S(h,a),[g,f,W]=u;return{options:this.#t(),hasDecimals:!0,boardName:"Grid",board:c`${dt(t,e)}
        <p class="qa-note" data-qa-part="cut">${i?`The first ${I(r.length)} steps; the search goes on.`:""}</p>`,sentence:ft(t),masks:ut(w(a),[...u,g&f&W,1<<d&-2]),depth:h.filter((G,_)=>G&&!e[_]).length,program:c`<div data-qa-program=${s.method}>
          <p class="qa-heading">The source of ${s.method}</p>
          ${C(this.programs[s.method],n,`Source of ${s.method}`)}
        </div>`}}#t(){let t=new Map(this.puzzles),{puzzle:e,method:i}=this.wanted;return c`${m("puzzle",[...t.keys()],e,s=>this.change({puzzle:s}),{text:s=>t.get(s)})}
      ${m("method",Object.keys(this.programs),i,s=>this.change({method:s}))}`}};function dt(o,t){let e=i=>c`<tr>${K.map(s=>ht(9*i+s,o,t))}</tr>`;return c`<table
    class="qa-grid"
    aria-label="Sudoku"
    data-qa-part="grid"><tbody>${K.map(e)}</tbody></table>`}function ht(o,{kind:t,cell:e,digit:i,grid:s},r){let n=q[e].includes(o),a=t==="reject"&&o===e,d=t==="reject"&&n&&s[o]===i,h=Object.entries({given:r[o],near:n,refused:a,clash:d}),u=s[o]?[]:V(s,o),g=a?`${i}, refused`:s[o]||`may get ${u.join(" ")||"nothing"}`;return c`<td
    class=${h.filter(([,f])=>f).map(([f])=>`qa-cell-${f}`).join(" ")}
    aria-label=${r[o]?`${g}, given`:g}
    aria-current=${o===e||l}>${(a?i:s[o])||pt(u)}</td>`}function pt(o){let t=e=>o.includes(e)?e:" ";return c`<small>${[1,4,7].map(e=>[e,e+1,e+2].map(t).join("")).join(`
`)}</small>`}function ut(o,t){let e=s=>O(s.toString(2).padStart(10,"0").replace(/1+/g,"*$&*")),i=(s,r)=>c`<tr><th scope="row">${s}</th><td>${e(t[r])}</td><td class="qa-decimal">${t[r]}</td></tr>`;return c`<table class="qa-stepper-table qa-stepper-masks" data-qa-part="masks">
    <caption>Cell ${o}: digits left, as bits</caption>
    <thead><tr><th scope="col">mask</th><th scope="col">9876543210</th><th scope="col" class="qa-decimal">decimal</th></tr></thead>
    <tbody>${["row","column","box","and","bit"].map(i)}</tbody>
  </table>`}function ft({kind:o,cell:t,digit:e,grid:i,solutions:s}){let r=w(t);if(o==="solution")return`Solution ${s}: the grid is full.`;if(o==="place")return`${r} gets ${e}.`;if(o==="backtrack")return`${e} is taken back from ${r}.`;let n=q[t].find(a=>i[a]===e);return`${r} may not get ${e}: ${w(n)} has it.`}j("queens-sudoku-stepper",T);})();
})();
