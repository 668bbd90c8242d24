(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:I,Figure:k,Part:Et,QueensElement:jt,button:C,checkbox:R,choiceIn:H,choices:Mt,define:L,dropdown:g,fill:Bt,formatted:N,html:c,keyed:Pt,live:v,moveTabStop:Ut,nothing:p,numberIn:D,pressInGrid:It,scaleOf:Ct,squareUnder:Rt,svg:F,use:Ht}=queensBase;var E=o=>String(o).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),x=(o,t,e=`${t}s`)=>`${E(o)} ${o===1?t:e}`;function W(o){let t=o.codePointAt(0).toString(16),[e,s]=t.length<3?["x",2]:t.length<5?["u",4]:["U",8];return`\\${e}${t.padStart(s,"0")}`}var V=o=>document.querySelector(`template[data-qa-file="${CSS.escape(o)}"]`)?.content.textContent;async function K(o,t){let e=V(o);if(e!==void 0)return e;let s=await fetch(o,{signal:t});if(!s.ok)throw new Error(`${o}: ${s.status}`);return s.text()}var _=o=>navigator.onLine?o:"there is no network";function G(o){let t=V(o);if(t===void 0)return new Worker(o);let e=URL.createObjectURL(new Blob([t],{type:"text/javascript"})),s=new Worker(e);return URL.revokeObjectURL(e),s}function X(o){Object.assign(o,{onmessage:null,onerror:null}),o.terminate()}function J(o,t,e){let[s,i]=[!1,void 0],r=()=>{let a=s&&!document.hidden;a!==i&&t(a),i=a},n=new IntersectionObserver(a=>{s=a.at(-1).isIntersecting,r()});n.observe(o),document.addEventListener("visibilitychange",r,{signal:e}),e.addEventListener("abort",()=>n.disconnect())}var dt="M6 5v14h2V5zm13 0-9 7 9 7z",ut="M16 5l-9 7 9 7z",ft=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],mt="M8 5l9 7-9 7z",gt="M18 5v14h-2V5zM5 5l9 7-9 7z",z=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#s;#i;#o=!0;#e;#r;#n=0;constructor(t,{pace:e,changed:s=()=>{},stays:i=()=>!1}){this.#t=t,this.#s={pace:e,changed:s,stays:i}}set(t,e=this.max){let s=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),s&&this.playAfter(this.#s.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#s.changed()}forward(){(this.isHeld||!this.#s.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#i),this.#e=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[s,i]=t??this.#s.pace();this.#t.hush(),this.#s.stays(!0)?this.#c():(this.goTo(this.position===this.max?0:this.position+i),this.position<this.max&&!e(this.position)?this.playAfter(s,t,e):this.#t.speakUp())}playAfter(t,e,s){this.isPlaying=!0;let i=()=>this.play(e,s);this.#i=this.#t.later(t,()=>this.#o?i():this.#e=i),this.#a()}#a(){let{signal:t}=this.#t;if(t===this.#r)return;[this.#r,this.#o]=[t,!0];let e=s=>{this.#o=s,s&&this.#e?.()};J(this.#t,e,t)}#c(){this.stop(),this.#t.speakUp()}toggle(){this.isPlaying?this.#c():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let s=`${t.shiftKey?"Shift ":""}${t.key}`,i={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},r=s in e?()=>this.goTo(e[s]):i[s],n=t.altKey||t.ctrlKey||t.metaKey,a=t.target,l=t.key===" "?"button, a, input:not([type=range])":"[type=range]",h=a.closest("select, textarea, [role=region]")||!(s in e)&&a.closest(l);!r||n||t.defaultPrevented||h||(t.preventDefault(),r())}view(t,e){return c`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:s,max:i}=this,[r,n]=[s===0,s===i];return c`<div class="qa-lab-buttons" role="group" aria-label=${t}>
      ${e?d("first","Back to the start",[dt],()=>this.goTo(0),r):p}
      ${d("back","Back",[ut],()=>this.goTo(s-1),r)}
      ${this.playButton()}
      ${d("forward","Forward",[mt],()=>this.forward(),n)}
      ${e?d("last","To the end",[gt],()=>this.goTo(i),n):p}
    </div>`}playButton(){return c`<button
      type="button"
      data-qa-part="play"
      title="Play"
      aria-pressed=${this.isPlaying}
      @click=${()=>this.toggle()}>${Q(ft)}</button>`}slider(t,e,s=0){let{position:i,max:r}=this;return c`<input
      type="range"
      min=${s}
      max=${r+s}
      .value=${v(`${i+s}`)}
      aria-label=${t}
      aria-valuetext=${e}
      autocomplete="off"
      data-qa-part="slider"
      @input=${({target:n})=>this.goTo(Number(n.value)-s)}
      @pointerdown=${()=>this.#n=this.position}
      @pointercancel=${()=>this.goTo(this.#n)}><span data-qa-part="progress">${e}</span>`}},Q=o=>c`<svg viewBox="0 0 24 24" aria-hidden="true">${o.map(t=>F`<path d=${t} />`)}</svg>`,d=(o,t,e,s,i)=>c`<button
    type="button"
    data-qa-part=${o}
    title=${t}
    aria-disabled=${i}
    @click=${s}>${Q(e)}</button>`;var Y={slow:1200,normal:500,fast:120},wt={earlier:["Previous solution","M6 7l-5 5 5 5z","M10 18l-2-9 4 3 3-7 3 7 4-3-2 9z"],later:["Next solution","M18 7l5 5-5 5z","M4 18L2 9l4 3 3-7 3 7 4-3-2 9z"],retreat:["Next way back","M9 4L4 9l5 5v-4h7a3 3 0 0 1 0 6H9v2h7a5 5 0 0 0 0-10H9z"]},q=class extends k{static properties={trace:{type:Object},traces:{},wanted:{state:!0},run:{state:!0},failure:{state:!0},speed:{state:!0},isDecimal:{state:!0}};fillsScreen=!0;keys="Arrow keys step, with Shift to a solution, B to the next way back, Home and End to the ends, Space plays.";player=new z(this,{pace:()=>[Y[this.speed],1],changed:()=>this.writeAddress(),stays:t=>this.asksBefore(t)});#t;#s=0;#i=new Map;constructor(){super(),this.speed="normal"}async start(){this.#t=new I(this,e=>this.#e(e)),this.addEventListener("keydown",e=>this.#r(e),{signal:this.signal});let t=new ResizeObserver(()=>this.#n());t.observe(this),this.signal.addEventListener("abort",()=>t.disconnect()),await this.choose(this.defaults)&&(this.isFirst&&location.search&&this.#e(this.#t.query),this.#t.show(["step"]))}get isFirst(){return this===document.querySelector(".qa-stepper")}get step(){return this.player.position+1}async readTrace(t,e){return e&&this.trace?this.trace:(this.#i.has(t)||this.#i.set(t,JSON.parse(await K(`${this.traces}/${t}.json`,this.signal))),this.#i.get(t))}async change(t){let e=await this.choose({...this.wanted,...t});return e&&this.writeAddress(),e}async choose(t,e=1){let{signal:s,player:i}=this;this.wanted=t,i.hold();let r;try{r=await this.load(t)}catch{return!s.aborted&&t===this.wanted&&this.#o(),!1}return s.aborted||t!==this.wanted?!1:(Object.assign(this,{run:{...r,choice:t},failure:void 0}),i.set(e-1,r.states.length-1),!0)}#o(){this.failure=this.failureText(this.wanted),this.player.stop(),this.player.set(this.player.position),this.run&&(this.wanted=this.run.choice,this.writeAddress())}#e(t){this.choose({...this.defaults,...this.choiceIn(t)},D(t,"step",1,1/0))}writeAddress(){this.#t.write({...this.run.choice,step:this.step})}asksBefore(t){return!1}#r(t){let{player:e,run:s}=this;if(!s)return;let{earlier:i,later:r,retreat:n}=Z(s.states,e.position);e.press(t,{"Shift ArrowLeft":i,"Shift ArrowRight":r,b:n})}willUpdate(){this.ariaBusy=`${this.player.isHeld}`,this.player.position!==this.#s&&(this.#s=this.player.position,this.failure=void 0)}updated(){requestAnimationFrame(()=>this.#n())}#n(){let t=this.querySelector("pre");t&&bt(t)}render(){let{player:t,run:e}=this;if(!e)return p;let s=e.states[t.position],i=this.views(s);return c`<div
      class="qa-stepper-live ${this.isDecimal?"qa-with-decimals":""} ${i.look??""}">
      <div class="qa-stepper-bar">
        ${this.#a()}
        <div class="qa-stepper-options">
          ${g("speed",Object.keys(Y),this.speed,r=>this.speed=r)}
          ${i.options}
          ${i.hasDecimals?R("decimal","decimal",this.isDecimal,r=>this.isDecimal=r):p}
        </div>
      </div>
      <div class="qa-lab-run qa-stepper-slider">${t.slider("Step",`step ${this.step} of ${e.states.length}`,1)}</div>
      <p class="qa-stepper-keys" aria-hidden="true">Keys: <kbd>←</kbd> <kbd>→</kbd> a step, with <kbd>Shift</kbd> a solution, <kbd>B</kbd> the next way back, <kbd>Home</kbd> <kbd>End</kbd> the ends, <kbd>Space</kbd> plays.${i.tree?c` In the tree: arrows and <kbd>Enter</kbd>.`:p}</p>
      <div class="qa-stepper-scene">
        <div
          class="qa-stepper-board"
          role="group"
          tabindex="0"
          aria-label="${i.boardName}: the arrow keys step">${i.board}</div>
        <div class="qa-stepper-side">
          <div class="qa-stepper-say">
            ${this.say(this.failure??i.sentence,{isWrong:i.isWrong})}
            ${i.question}
          </div>
          <div class="qa-stepper-detail">
            <div>
              ${i.masks}
              <dl class="qa-stepper-counts simple">${Object.entries({depth:i.depth,nodes:s.nodes,solutions:s.solutions}).map(([r,n])=>c`<div><dt>${r}</dt><dd data-qa-part=${r}>${n}</dd></div>`)}</dl>
            </div>
            ${i.tree}
          </div>
        </div>
        ${i.legend}
      </div>
      ${i.program}
    </div>`}#a(){let{player:t,run:e}=this,{position:s}=t,i=Z(e.states,s),r=([n,[a,...l]])=>d(n,a,l,()=>t.goTo(i[n]),i[n]===s);return c`<div class="qa-stepper-controls">${t.buttons("Steps",{hasEnds:!0})}
      <div
        class="qa-lab-buttons"
        role="group"
        aria-label="Solutions and ways back">${Object.entries(wt).map(r)}</div>
    </div>`}};function Z(o,t){let e=i=>i<0?t:i,s=i=>e(o.findIndex((r,n)=>n>t&&r.kind===i));return{earlier:e(o.findLastIndex((i,r)=>r<t&&i.kind==="solution")),later:s("solution"),retreat:s("backtrack")}}var tt=(o,t,e)=>c`<pre role="region" tabindex="0" aria-label=${e} data-qa-part="source">${o.map(([s,i])=>{let r=i.split(" ").includes(t);return c`<span
        aria-current=${r||p}
        style="--indent: ${s.length-s.trimStart().length}">${s||" "}</span>`})}</pre>`;function bt(o){let t=[...o.querySelectorAll("[aria-current]")].at(-1);if(!t)return;let{offsetTop:e,offsetHeight:s}=t,i=o.clientHeight-s;if(o.scrollTop<=e&&e<=o.scrollTop+i)return;let r=Number.parseFloat(getComputedStyle(t).lineHeight);o.scrollTop=Math.round((e-i/2)/r)*r}var S=class{#t;#s;#i;#o=0;#e=new Map;constructor(t,e){this.#t=t,this.#s=e,e.addEventListener("abort",()=>this.stop())}ask(t,e,s){return new Promise((i,r)=>{this.#s.aborted||(this.#i??=this.#r(),this.#e.set(++this.#o,{resolve:i,reject:r,progress:s}),this.#i.postMessage({id:this.#o,name:t,values:e}))})}stop(){this.#i&&X(this.#i),this.#i=void 0,this.#e.clear()}isBusy(){return this.#e.size>0}#r(){let t=this.#n();return t.onerror=()=>this.#c(_("this page cannot search")),t.onmessage=({data:e})=>this.#a(e),t}#n(){try{return G(this.#t)}catch{throw new Error("a page from disk cannot search; serve it, for example with python -m http.server")}}#a({id:t,part:e,answer:s,mistake:i}){let{resolve:r,reject:n,progress:a}=this.#e.get(t);return e!==void 0?a?.(e):(this.#e.delete(t),i?n(new Error(i)):r(s))}#c(t){let e=[...this.#e.values()];this.stop();for(let{reject:s}of e)s(new Error(t))}};var et=["place","reject","backtrack","solution"],st=[1,2,3,4,5,6,7,8,9],u=[...Array(81).keys()],j=o=>Math.floor(o/9),M=o=>o%9,yt=o=>Math.floor(M(o)/3)+3*Math.floor(j(o)/3),it=[j,M,yt],f=o=>`r${j(o)+1}c${M(o)+1}`,B=u.map(o=>u.filter(t=>it.some(e=>e(t)===e(o)))),ot=u.map(o=>it.map(t=>u.filter(e=>t(e)===t(o)))),P=(o,t)=>ot[t].map(e=>e.reduce((s,i)=>s&~(1<<o[i]),1022));function T(o,t){let[e,s,i]=P(o,t);return st.filter(r=>e&s&i&1<<r)}var $t=o=>/[\p{C}\p{Z}]/u.test(o)?`'${W(o)}'`:o;function w(o){let t=[...o.replace(/[^\S\ufeff]|[\x1c-\x1f\x85|+-]/g,"")],e=t.find(i=>!".0123456789".includes(i));if(e!==void 0)throw new Error(`a puzzle holds 1 to 9, and . or 0 for an empty cell, got ${$t(e)}`);if(t.length!==81)throw new Error(`a puzzle has 81 cells, got ${t.length}: write . or 0 for an empty one`);let s=t.map(i=>Number(i)||0);for(let i of u.filter(r=>s[r]))for(let r of ot[i]){let n=r.find(a=>s[a]===s[i]);if(n<i)throw new Error(`${f(n)} and ${f(i)} both hold ${s[i]}`)}return s}var b=o=>o.map(t=>t||".").join("");function kt(o,t){let e=u.filter(i=>!o[i]);if(t!=="fewest")return e[0];let s=e.map(i=>T(o,i).length);return e[s.indexOf(Math.min(...s))]}function*rt(o,t){let e=[...o],s=0,i=(n,a)=>et.indexOf(n)+4*a;function*r(){let n=kt(e,t);if(n===void 0){yield i("solution",s);return}let a=T(e,n);for(let l of t==="cells"?st:a){let h=l+10*n;if(!a.includes(l)){yield i("reject",h);continue}s=h,e[n]=l,yield i("place",h),yield*r(),e[n]=0,yield i("backtrack",h)}}yield*r()}var vt=o=>et[o%4];function xt(o,t){let[e,s]=[vt(t),t>>2],[i,r]=[Math.floor(s/10),s%10],n=[...o.grid];e==="place"&&(n[i]=r),e==="backtrack"&&(n[i]=0);let a=o.nodes+(e==="place");return{kind:e,cell:i,digit:r,grid:n,nodes:a,solutions:o.solutions+(e==="solution")}}function nt(o,t){let e={grid:o,nodes:0,solutions:0};return t.map(s=>e=xt(e,s))}var at=1e3,O=class extends k{static properties={puzzle:{},worker:{},show:{attribute:!1},typed:{state:!0},mistake:{state:!0},count:{state:!0}};#t;start(){this.count="",this.search=new S(this.worker,this.signal)}willUpdate(t){t.has("puzzle")&&(this.typed=this.puzzle.replace(/.{9}(?=.)/g,`$&
`),this.puzzle!==this.#t&&this.#e())}async#s(t){t.preventDefault();let e=this.#r();e&&(this.mistake=await this.show(e))}#i(){if(this.search.isBusy())return this.#e(`Stopped: ${this.count}.`);let t=this.#r();t&&this.#o(t)}async#o(t){let e=s=>this.count=`${x(s.solutions,"solution")} so far, ${ct(s)}`;this.#t=b(t),this.hush(),e({solutions:0,nodes:0});try{this.count=zt(await this.search.ask("count",[t,at],e))}catch{this.count="Solutions cannot be counted on this page."}this.speakUp()}#e(t=""){this.search.stop(),this.count=t}#r(){this.mistake="";try{return w(this.typed)}catch(t){this.mistake=t.message}}#n(t){this.typed=t,this.#e()}render(){return c`<form class="qa-own" data-qa-part="own" @submit=${t=>this.#s(t)}>
      <label>A puzzle of your own
        <textarea
          rows="9"
          spellcheck="false"
          autocomplete="off"
          data-qa-part="typed"
          aria-invalid=${!!this.mistake}
          .value=${v(this.typed)}
          @input=${({target:t})=>this.#n(t.value)}></textarea></label>
      <div>
        <p>81 cells: 1 to 9, and . or 0 for an empty one. Line breaks and frames are ignored.</p>
        <p class="qa-own-buttons"><button type="submit" class="qa-main">Show its search</button> ${C("count",this.search.isBusy()?"Stop":"Count its solutions",()=>this.#i())}</p>
        ${this.say(this.mistake||this.count,{isWrong:!!this.mistake,look:"qa-own-answer"})}
      </div>
    </form>`}},ct=({nodes:o})=>`${x(o,"digit")} placed`;function zt(o){let t=x(o.solutions,"solution");return o.solutions===at?`At least ${t}: the count ends there.`:`${t}, ${ct(o)}.`}var ht=5e3,lt=[...Array(9).keys()],U=class extends q{static properties={puzzle:{},method:{},puzzles:{type:Array},programs:{type:Object},worker:{}};#t;get defaults(){return{puzzle:this.puzzle,method:this.method}}choiceIn(t){let e=H(t,"method",Object.keys(this.programs)),s=e?{method:e}:{};try{return{puzzle:b(w(t.get("puzzle")??"")),...s}}catch{return s}}async load({puzzle:t,method:e}){let s=w(t),{codes:i,isCut:r}=t===this.puzzle?{codes:await this.readTrace(e,e===this.method)}:Lt(s,e);if(!i.length)throw new Error("no steps");return{puzzle:s,isCut:r,states:nt(s,i)}}failureText({puzzle:t,method:e}){return t===this.puzzle?`The steps of ${e} could not be loaded.`:`The search of ${e} has no step: no digit fits the first cell.`}willUpdate(t){super.willUpdate(t);let{puzzle:e}=this.run?.choice??{};e&&!this.puzzles.some(([s])=>s===e)&&(this.#t=e)}async#s(t){let{signal:e}=this;this.hush();let s=await this.change({puzzle:b(t)});if(e.aborted)return"";if(!s){let{failure:i}=this;return this.failure=void 0,i}return this.speakUp(),this.scrollIntoView(),this.querySelector(".qa-stepper-board").focus({preventScroll:!0}),""}views(t){let{puzzle:e,isCut:s,choice:i}=this.run,{kind:r,cell:n,digit:a,grid:l}=t,h=P(l,n),[y,$,m]=h;return{options:this.#i(),hasDecimals:!0,boardName:"Grid",board:c`${qt(t,e)}
        <p class="qa-note" data-qa-part="cut">${s?`The first ${E(ht)} steps; the search goes on.`:""}</p>`,sentence:At(t),masks:Ot(f(n),[...h,y&$&m,1<<a&-2]),depth:l.filter((A,pt)=>A&&!e[pt]).length,program:c`<div data-qa-program=${i.method}>
          <p class="qa-heading">The source of ${i.method}</p>
          ${tt(this.programs[i.method],r,`Source of ${i.method}`)}
        </div>
        <queens-own-sudoku
          role="group"
          aria-label="A puzzle of your own"
          .puzzle=${i.puzzle}
          .worker=${this.worker}
          .show=${A=>this.#s(A)}></queens-own-sudoku>`}}#i(){let t=new Map([...this.puzzles,...this.#t?[[this.#t,"your own"]]:[]]),{puzzle:e,method:s}=this.wanted;return c`${g("puzzle",[...t.keys()],e,i=>this.change({puzzle:i}),{text:i=>t.get(i)})}
      ${g("method",Object.keys(this.programs),s,i=>this.change({method:i}))}`}};function qt(o,t){let e=s=>c`<tr>${lt.map(i=>St(9*s+i,o,t))}</tr>`;return c`<table
    class="qa-grid"
    aria-label="Sudoku"
    data-qa-part="grid"><tbody>${lt.map(e)}</tbody></table>`}function St(o,{kind:t,cell:e,digit:s,grid:i},r){let n=B[e].includes(o),a=t==="reject"&&o===e,l=t==="reject"&&n&&i[o]===s,h=Object.entries({given:r[o],near:n,refused:a,clash:l}),y=i[o]?[]:T(i,o),$=a?`${s}, refused`:i[o]||`may get ${y.join(" ")||"nothing"}`;return c`<td
    class=${h.filter(([,m])=>m).map(([m])=>`qa-cell-${m}`).join(" ")}
    aria-label=${r[o]?`${$}, given`:$}
    aria-current=${o===e||p}>${(a?s:i[o])||Tt(y)}</td>`}function Tt(o){let t=e=>o.includes(e)?e:" ";return c`<small>${[1,4,7].map(e=>[e,e+1,e+2].map(t).join("")).join(`
`)}</small>`}function Ot(o,t){let e=i=>N(i.toString(2).padStart(10,"0").replace(/1+/g,"*$&*")),s=(i,r)=>c`<tr><th scope="row">${i}</th><td>${e(t[r])}</td><td class="qa-decimal">${t[r]}</td></tr>`;return c`<table class="qa-stepper-table qa-stepper-masks" data-qa-part="masks">
    <caption>Cell ${o}: digits left, as bits</caption>
    <thead><tr><th scope="col">mask</th><th scope="col">9876543210</th><th scope="col" class="qa-decimal">decimal</th></tr></thead>
    <tbody>${["row","column","box","and","bit"].map(s)}</tbody>
  </table>`}function At({kind:o,cell:t,digit:e,grid:s,solutions:i}){let r=f(t);if(o==="solution")return`Solution ${i}: the grid is full.`;if(o==="place")return`${r} gets ${e}.`;if(o==="backtrack")return`${e} is taken back from ${r}.`;let n=B[t].find(a=>s[a]===e);return`${r} may not get ${e}: ${f(n)} has it.`}function Lt(o,t){let e=[];for(let s of rt(o,t)){if(e.length===ht)return{codes:e,isCut:!0};e.push(s)}return{codes:e,isCut:!1}}L("queens-own-sudoku",O);L("queens-sudoku-stepper",U);})();
})();
