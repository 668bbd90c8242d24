(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:z,Figure:L,Part:ut,QueensElement:ft,button:mt,checkbox:A,choiceIn:v,choices:gt,define:j,dropdown:m,fill:bt,formatted:O,html:c,keyed:$t,live:E,moveTabStop:yt,nothing:l,numberIn:M,pressInGrid:wt,scaleOf:vt,squareUnder:kt,svg:I,use:xt}=queensBase;var B=o=>String(o).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,",");var J=o=>document.querySelector(`template[data-qa-file="${CSS.escape(o)}"]`)?.content.textContent;async function H(o,t){let e=J(o);if(e!==void 0)return e;let i=await fetch(o,{signal:t});if(!i.ok)throw new Error(`${o}: ${i.status}`);return i.text()}function P(o,t,e){let[i,s]=[!1,void 0],r=()=>{let a=i&&!document.hidden;a!==s&&t(a),s=a},n=new IntersectionObserver(a=>{i=a.at(-1).isIntersecting,r()});n.observe(o),document.addEventListener("visibilitychange",r,{signal:e}),e.addEventListener("abort",()=>n.disconnect())}var Y="M6 5v14h2V5zm13 0-9 7 9 7z",Q="M16 5l-9 7 9 7z",X=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],Z="M8 5l9 7-9 7z",tt="M18 5v14h-2V5zM5 5l9 7-9 7z",b=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#s;#o=!0;#i;#n;#r=0;constructor(t,{pace:e,changed:i=()=>{},stays:s=()=>!1}){this.#t=t,this.#e={pace:e,changed:i,stays:s}}set(t,e=this.max){let i=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),i&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#s),this.#i=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[i,s]=t??this.#e.pace();this.#t.hush(),this.#e.stays(!0)?this.#c():(this.goTo(this.position===this.max?0:this.position+s),this.position<this.max&&!e(this.position)?this.playAfter(i,t,e):this.#t.speakUp())}playAfter(t,e,i){this.isPlaying=!0;let s=()=>this.play(e,i);this.#s=this.#t.later(t,()=>this.#o?s():this.#i=s),this.#a()}#a(){let{signal:t}=this.#t;if(t===this.#n)return;[this.#n,this.#o]=[t,!0];let e=i=>{this.#o=i,i&&this.#i?.()};P(this.#t,e,t)}#c(){this.stop(),this.#t.speakUp()}toggle(){this.isPlaying?this.#c():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let i=`${t.shiftKey?"Shift ":""}${t.key}`,s={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},r=i in e?()=>this.goTo(e[i]):s[i],n=t.altKey||t.ctrlKey||t.metaKey,a=t.target,h=t.key===" "?"button, a, input:not([type=range])":"[type=range]",d=a.closest("select, textarea, [role=region]")||!(i in e)&&a.closest(h);!r||n||t.defaultPrevented||d||(t.preventDefault(),r())}view(t,e){return c`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:i,max:s}=this,[r,n]=[i===0,i===s];return c`<div class="qa-lab-buttons" role="group" aria-label=${t}>
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
      @pointercancel=${()=>this.goTo(this.#r)}><span data-qa-part="progress">${e}</span>`}},R=o=>c`<svg viewBox="0 0 24 24" aria-hidden="true">${o.map(t=>I`<path d=${t} />`)}</svg>`,p=(o,t,e,i,s)=>c`<button
    type="button"
    data-qa-part=${o}
    title=${t}
    aria-disabled=${s}
    @click=${i}>${R(e)}</button>`;var U={slow:1200,normal:500,fast:120},et={earlier:["Previous solution","M6 7l-5 5 5 5z","M10 18l-2-9 4 3 3-7 3 7 4-3-2 9z"],later:["Next solution","M18 7l5 5-5 5z","M4 18L2 9l4 3 3-7 3 7 4-3-2 9z"],retreat:["Next way back","M9 4L4 9l5 5v-4h7a3 3 0 0 1 0 6H9v2h7a5 5 0 0 0 0-10H9z"]},$=class extends L{static properties={trace:{type:Object},traces:{},wanted:{state:!0},run:{state:!0},failure:{state:!0},speed:{state:!0},isDecimal:{state:!0}};fillsScreen=!0;keys="Arrow keys step, with Shift to a solution, B to the next way back, Home and End to the ends, Space plays.";player=new b(this,{pace:()=>[U[this.speed],1],changed:()=>this.writeAddress(),stays:t=>this.asksBefore(t)});#t;#e=0;#s=new Map;constructor(){super(),this.speed="normal"}async start(){this.#t=new z(this,e=>this.#i(e)),this.addEventListener("keydown",e=>this.#n(e),{signal:this.signal});let t=new ResizeObserver(()=>this.#r());t.observe(this),this.signal.addEventListener("abort",()=>t.disconnect()),await this.choose(this.defaults)&&(this.isFirst&&location.search&&this.#i(this.#t.query),this.#t.show(["step"]))}get isFirst(){return this===document.querySelector(".qa-stepper")}get step(){return this.player.position+1}async readTrace(t,e){return e&&this.trace?this.trace:(this.#s.has(t)||this.#s.set(t,JSON.parse(await H(`${this.traces}/${t}.json`,this.signal))),this.#s.get(t))}async change(t){let e=await this.choose({...this.wanted,...t});return e&&this.writeAddress(),e}async choose(t,e=1){let{signal:i,player:s}=this;this.wanted=t,s.hold();let r;try{r=await this.load(t)}catch{return!i.aborted&&t===this.wanted&&this.#o(),!1}return i.aborted||t!==this.wanted?!1:(Object.assign(this,{run:{...r,choice:t},failure:void 0}),s.set(e-1,r.states.length-1),!0)}#o(){this.failure=this.failureText(this.wanted),this.player.stop(),this.player.set(this.player.position),this.run&&(this.wanted=this.run.choice,this.writeAddress())}#i(t){this.choose({...this.defaults,...this.choiceIn(t)},M(t,"step",1,1/0))}writeAddress(){this.#t.write({...this.run.choice,step:this.step})}asksBefore(t){return!1}#n(t){let{player:e,run:i}=this;if(!i)return;let{earlier:s,later:r,retreat:n}=N(i.states,e.position);e.press(t,{"Shift ArrowLeft":s,"Shift ArrowRight":r,b:n})}willUpdate(){this.ariaBusy=`${this.player.isHeld}`,this.player.position!==this.#e&&(this.#e=this.player.position,this.failure=void 0)}updated(){requestAnimationFrame(()=>this.#r())}#r(){let t=this.querySelector("pre");t&&st(t)}render(){let{player:t,run:e}=this;if(!e)return l;let i=e.states[t.position],s=this.views(i);return c`<div
      class="qa-stepper-live ${this.isDecimal?"qa-with-decimals":""} ${s.look??""}">
      <div class="qa-stepper-bar">
        ${this.#a()}
        <div class="qa-stepper-options">
          ${m("speed",Object.keys(U),this.speed,r=>this.speed=r)}
          ${s.options}
          ${s.hasDecimals?A("decimal","decimal",this.isDecimal,r=>this.isDecimal=r):l}
        </div>
      </div>
      <div class="qa-lab-run qa-stepper-slider">${t.slider("Step",`step ${this.step} of ${e.states.length}`,1)}</div>
      <p class="qa-stepper-keys" aria-hidden="true">Keys: <kbd>←</kbd> <kbd>→</kbd> a step, with <kbd>Shift</kbd> a solution, <kbd>B</kbd> the next way back, <kbd>Home</kbd> <kbd>End</kbd> the ends, <kbd>Space</kbd> plays.${s.tree?c` In the tree: arrows and <kbd>Enter</kbd>.`:l}</p>
      <div class="qa-stepper-scene">
        <div
          class="qa-stepper-board"
          role="group"
          tabindex="0"
          aria-label="${s.boardName}: the arrow keys step">${s.board}</div>
        <div class="qa-stepper-side">
          <div class="qa-stepper-say">
            ${this.say(this.failure??s.sentence,{isWrong:s.isWrong})}
            ${s.question}
          </div>
          <div class="qa-stepper-detail">
            <div>
              ${s.masks}
              <dl class="qa-stepper-counts simple">${Object.entries({depth:s.depth,nodes:i.nodes,solutions:i.solutions}).map(([r,n])=>c`<div><dt>${r}</dt><dd data-qa-part=${r}>${n}</dd></div>`)}</dl>
            </div>
            ${s.tree}
          </div>
        </div>
        ${s.legend}
      </div>
      ${s.program}
    </div>`}#a(){let{player:t,run:e}=this,{position:i}=t,s=N(e.states,i),r=([n,[a,...h]])=>p(n,a,h,()=>t.goTo(s[n]),s[n]===i);return c`<div class="qa-stepper-controls">${t.buttons("Steps",{hasEnds:!0})}
      <div
        class="qa-lab-buttons"
        role="group"
        aria-label="Solutions and ways back">${Object.entries(et).map(r)}</div>
    </div>`}};function N(o,t){let e=s=>s<0?t:s,i=s=>e(o.findIndex((r,n)=>n>t&&r.kind===s));return{earlier:e(o.findLastIndex((s,r)=>r<t&&s.kind==="solution")),later:i("solution"),retreat:i("backtrack")}}var C=(o,t,e)=>c`<pre role="region" tabindex="0" aria-label=${e} data-qa-part="source">${o.map(([i,s])=>{let r=s.split(" ").includes(t);return c`<span
        aria-current=${r||l}
        style="--indent: ${i.length-i.trimStart().length}">${i||" "}</span>`})}</pre>`;function st(o){let t=[...o.querySelectorAll("[aria-current]")].at(-1);if(!t)return;let{offsetTop:e,offsetHeight:i}=t,s=o.clientHeight-i;if(o.scrollTop<=e&&e<=o.scrollTop+s)return;let r=Number.parseFloat(getComputedStyle(t).lineHeight);o.scrollTop=Math.round((e-s/2)/r)*r}var it=["place","reject","backtrack","solution"],ot=[1,2,3,4,5,6,7,8,9],y=[...Array(81).keys()],k=o=>Math.floor(o/9),x=o=>o%9,rt=o=>Math.floor(x(o)/3)+3*Math.floor(k(o)/3),D=[k,x,rt],w=o=>`r${k(o)+1}c${x(o)+1}`,q=y.map(o=>y.filter(t=>D.some(e=>e(t)===e(o)))),nt=y.map(o=>D.map(t=>y.filter(e=>t(e)===t(o)))),S=(o,t)=>nt[t].map(e=>e.reduce((i,s)=>i&~(1<<o[s]),1022));function F(o,t){let[e,i,s]=S(o,t);return ot.filter(r=>e&i&s&1<<r)}function at(o,t){let[e,i]=[it[t%4],t>>2],[s,r]=[Math.floor(i/10),i%10],n=[...o.grid];e==="place"&&(n[s]=r),e==="backtrack"&&(n[s]=0);let a=o.nodes+(e==="place");return{kind:e,cell:s,digit:r,grid:n,nodes:a,solutions:o.solutions+(e==="solution")}}function V(o,t){let e={grid:o,nodes:0,solutions:0};return t.map(i=>e=at(e,i))}var K=[...Array(9).keys()],T=class extends ${static properties={puzzle:{},method:{},puzzles:{type:Array},programs:{type:Object}};get defaults(){return{puzzle:this.puzzle,method:this.method}}choiceIn(t){let e=this.puzzles.map(([i])=>i);return{puzzle:v(t,"puzzle",e)??this.puzzle,method:v(t,"method",Object.keys(this.programs))??this.method}}async load({puzzle:t,method:e}){let i=`${t.replaceAll(".","0")}/${e}`,s=await this.readTrace(i,t===this.puzzle&&e===this.method),[,,r]=this.puzzles.find(([a])=>a===t),n=Array.from(t,a=>Number(a)||0);return{puzzle:n,isCut:r.includes(e),states:V(n,s)}}failureText({method:t}){return`The steps of ${t} could not be loaded.`}views(t){let{puzzle:e,isCut:i,choice:s,states:r}=this.run,{kind:n,cell:a,digit:h,grid:d}=t,u=S(d,a),[g,f,W]=u;return{options:this.#t(),hasDecimals:!0,boardName:"Grid",board:c`${ct(t,e)}
        <p class="qa-note" data-qa-part="cut">${i?`The first ${B(r.length)} steps; the search goes on.`:""}</p>`,sentence:pt(t),masks:dt(w(a),[...u,g&f&W,1<<h&-2]),depth:d.filter((G,_)=>G&&!e[_]).length,program:c`<div data-qa-program=${s.method}>
          <p class="qa-heading">The source of ${s.method}</p>
          ${C(this.programs[s.method],n,`Source of ${s.method}`)}
        </div>`}}#t(){let t=new Map(this.puzzles),{puzzle:e,method:i}=this.wanted;return c`${m("puzzle",[...t.keys()],e,s=>this.change({puzzle:s}),{text:s=>t.get(s)})}
      ${m("method",Object.keys(this.programs),i,s=>this.change({method:s}))}`}};function ct(o,t){let e=i=>c`<tr>${K.map(s=>lt(9*i+s,o,t))}</tr>`;return c`<table
    class="qa-grid"
    aria-label="Sudoku"
    data-qa-part="grid"><tbody>${K.map(e)}</tbody></table>`}function lt(o,{kind:t,cell:e,digit:i,grid:s},r){let n=q[e].includes(o),a=t==="reject"&&o===e,h=t==="reject"&&n&&s[o]===i,d=Object.entries({given:r[o],near:n,refused:a,clash:h}),u=s[o]?[]:F(s,o),g=a?`${i}, refused`:s[o]||`may get ${u.join(" ")||"nothing"}`;return c`<td
    class=${d.filter(([,f])=>f).map(([f])=>`qa-cell-${f}`).join(" ")}
    aria-label=${r[o]?`${g}, given`:g}
    aria-current=${o===e||l}>${(a?i:s[o])||ht(u)}</td>`}function ht(o){let t=e=>o.includes(e)?e:" ";return c`<small>${[1,4,7].map(e=>[e,e+1,e+2].map(t).join("")).join(`
`)}</small>`}function dt(o,t){let e=s=>O(s.toString(2).padStart(10,"0").replace(/1+/g,"*$&*")),i=(s,r)=>c`<tr><th scope="row">${s}</th><td>${e(t[r])}</td><td class="qa-decimal">${t[r]}</td></tr>`;return c`<table class="qa-stepper-table qa-stepper-masks" data-qa-part="masks">
    <caption>Cell ${o}: digits left, as bits</caption>
    <thead><tr><th scope="col">mask</th><th scope="col">9876543210</th><th scope="col" class="qa-decimal">decimal</th></tr></thead>
    <tbody>${["row","column","box","and","bit"].map(i)}</tbody>
  </table>`}function pt({kind:o,cell:t,digit:e,grid:i,solutions:s}){let r=w(t);if(o==="solution")return`Solution ${s}: the grid is full.`;if(o==="place")return`${r} gets ${e}.`;if(o==="backtrack")return`${e} is taken back from ${r}.`;let n=q[t].find(a=>i[a]===e);return`${r} may not get ${e}: ${w(n)} has it.`}j("queens-sudoku-stepper",T);})();
})();
