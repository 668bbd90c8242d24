(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:M,Figure:$,Part:vt,Player:U,QueensElement:zt,button:I,checkbox:B,choiceIn:N,choices:qt,define:O,dropdown:m,fill:St,formatted:P,html:c,iconButton:R,keyed:Ot,live:D,moveTabStop:Et,nothing:h,numberIn:W,pressInGrid:Tt,scaleOf:jt,squareUnder:Lt,svg:At,use:Ct}=queensBase;var E=s=>String(s).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),k=(s,t,e=`${t}s`)=>`${E(s)} ${s===1?t:e}`;function H(s){let t=s.codePointAt(0).toString(16),[e,o]=t.length<3?["x",2]:t.length<5?["u",4]:["U",8];return`\\${e}${t.padStart(o,"0")}`}var F=s=>document.querySelector(`template[data-qa-file="${CSS.escape(s)}"]`)?.content.textContent;async function V(s,t){let e=F(s);if(e!==void 0)return e;let o=await fetch(s,{signal:t});if(!o.ok)throw new Error(`${s}: ${o.status}`);return o.text()}var _=s=>navigator.onLine?s:"there is no network";function G(s){let t=F(s);if(t===void 0)return new Worker(s);let e=URL.createObjectURL(new Blob([t],{type:"text/javascript"})),o=new Worker(e);return URL.revokeObjectURL(e),o}function K(s){Object.assign(s,{onmessage:null,onerror:null}),s.terminate()}var X={slow:1200,normal:500,fast:120},lt={earlier:["Previous solution","M6 7l-5 5 5 5z","M10 18l-2-9 4 3 3-7 3 7 4-3-2 9z"],later:["Next solution","M18 7l5 5-5 5z","M4 18L2 9l4 3 3-7 3 7 4-3-2 9z"],retreat:["Next way back","M9 4L4 9l5 5v-4h7a3 3 0 0 1 0 6H9v2h7a5 5 0 0 0 0-10H9z"]},x=class extends ${static properties={trace:{type:Object},traces:{},wanted:{state:!0},run:{state:!0},failure:{state:!0},speed:{state:!0},isDecimal:{state:!0}};fillsScreen=!0;keys="Arrow keys step, with Shift to a solution, B to the next way back, Home and End to the ends, Space plays.";player=new U(this,{pace:()=>[X[this.speed],1],changed:()=>this.writeAddress(),stays:t=>this.asksBefore(t)});#t;#r=0;#e=new Map;constructor(){super(),this.speed="normal"}async start(){this.#t=new M(this,e=>this.#s(e)),this.addEventListener("keydown",e=>this.#n(e),{signal:this.signal});let t=new ResizeObserver(()=>this.#i());t.observe(this),this.signal.addEventListener("abort",()=>t.disconnect()),await this.choose(this.defaults)&&(this.isFirst&&location.search&&this.#s(this.#t.query),this.#t.show(["step"]))}get isFirst(){return this===document.querySelector(".qa-stepper")}get step(){return this.player.position+1}async readTrace(t,e){return e&&this.trace?this.trace:(this.#e.has(t)||this.#e.set(t,JSON.parse(await V(`${this.traces}/${t}.json`,this.signal))),this.#e.get(t))}async change(t){let e=await this.choose({...this.wanted,...t});return e&&this.writeAddress(),e}async choose(t,e=1){let{signal:o,player:r}=this;this.wanted=t,r.hold();let n;try{n=await this.load(t)}catch{return!o.aborted&&t===this.wanted&&this.#o(),!1}return o.aborted||t!==this.wanted?!1:(Object.assign(this,{run:{...n,choice:t},failure:void 0}),r.set(e-1,n.states.length-1),!0)}#o(){this.failure=this.failureText(this.wanted),this.player.stop(),this.player.set(this.player.position),this.run&&(this.wanted=this.run.choice,this.writeAddress())}#s(t){this.choose({...this.defaults,...this.choiceIn(t)},W(t,"step",1,1/0))}writeAddress(){this.#t.write({...this.run.choice,step:this.step})}asksBefore(t){return!1}#n(t){let{player:e,run:o}=this;if(!o)return;let{earlier:r,later:n,retreat:i}=J(o.states,e.position);e.press(t,{"Shift ArrowLeft":r,"Shift ArrowRight":n,b:i})}willUpdate(){this.ariaBusy=`${this.player.isHeld}`,this.player.position!==this.#r&&(this.#r=this.player.position,this.failure=void 0)}updated(){requestAnimationFrame(()=>this.#i())}#i(){let t=this.querySelector("pre");t&&pt(t)}render(){let{player:t,run:e}=this;if(!e)return h;let o=e.states[t.position],r=this.views(o);return c`<div
      class="qa-stepper-live ${this.isDecimal?"qa-with-decimals":""} ${r.look??""}">
      <div class="qa-stepper-bar">
        ${this.#a()}
        <div class="qa-stepper-options">
          ${m("speed",Object.keys(X),this.speed,n=>this.speed=n)}
          ${r.options}
          ${r.hasDecimals?B("decimal","decimal",this.isDecimal,n=>this.isDecimal=n):h}
        </div>
      </div>
      <div class="qa-lab-run qa-stepper-slider">${t.slider("Step",`step ${this.step} of ${e.states.length}`,1)}</div>
      <p class="qa-stepper-keys" aria-hidden="true">Keys: <kbd>←</kbd> <kbd>→</kbd> a step, with <kbd>Shift</kbd> a solution, <kbd>B</kbd> the next way back, <kbd>Home</kbd> <kbd>End</kbd> the ends, <kbd>Space</kbd> plays.${r.tree?c` In the tree: arrows and <kbd>Enter</kbd>.`:h}</p>
      <div class="qa-stepper-scene">
        <div
          class="qa-stepper-board"
          role="group"
          tabindex="0"
          aria-label="${r.boardName}: the arrow keys step">${r.board}</div>
        <div class="qa-stepper-side">
          <div class="qa-stepper-say">
            ${this.say(this.failure??r.sentence,{isWrong:r.isWrong})}
            ${r.question}
          </div>
          <div class="qa-stepper-detail">
            <div>
              ${r.masks}
              <dl class="qa-stepper-counts simple">${Object.entries({depth:r.depth,nodes:o.nodes,solutions:o.solutions}).map(([n,i])=>c`<div><dt>${n}</dt><dd data-qa-part=${n}>${i}</dd></div>`)}</dl>
            </div>
            ${r.tree}
          </div>
        </div>
        ${r.legend}
      </div>
      ${r.program}
    </div>`}#a(){let{player:t,run:e}=this,{position:o}=t,r=J(e.states,o),n=([i,[a,...l]])=>R(i,a,l,()=>t.goTo(r[i]),r[i]===o);return c`<div class="qa-stepper-controls">${t.buttons("Steps",{hasEnds:!0})}
      <div
        class="qa-lab-buttons"
        role="group"
        aria-label="Solutions and ways back">${Object.entries(lt).map(n)}</div>
    </div>`}};function J(s,t){let e=r=>r<0?t:r,o=r=>e(s.findIndex((n,i)=>i>t&&n.kind===r));return{earlier:e(s.findLastIndex((r,n)=>n<t&&r.kind==="solution")),later:o("solution"),retreat:o("backtrack")}}var Q=(s,t,e)=>c`<pre role="region" tabindex="0" aria-label=${e} data-qa-part="source">${s.map(([o,r])=>{let n=r.split(" ").includes(t);return c`<span
        aria-current=${n||h}
        style="--indent: ${o.length-o.trimStart().length}">${o||" "}</span>`})}</pre>`;function pt(s){let t=[...s.querySelectorAll("[aria-current]")].at(-1);if(!t)return;let{offsetTop:e,offsetHeight:o}=t,r=s.clientHeight-o;if(s.scrollTop<=e&&e<=s.scrollTop+r)return;let n=Number.parseFloat(getComputedStyle(t).lineHeight);s.scrollTop=Math.round((e-r/2)/n)*n}var v=class{#t;#r;#e;#o=0;#s=new Map;constructor(t,e){this.#t=t,this.#r=e,e.addEventListener("abort",()=>this.stop())}ask(t,e,o){return new Promise((r,n)=>{this.#r.aborted||(this.#e??=this.#n(),this.#s.set(++this.#o,{resolve:r,reject:n,progress:o}),this.#e.postMessage({id:this.#o,name:t,values:e}))})}stop(){this.#e&&K(this.#e),this.#e=void 0,this.#s.clear()}isBusy(){return this.#s.size>0}#n(){let t=this.#i();return t.onerror=()=>this.#c(_("this page cannot search")),t.onmessage=({data:e})=>this.#a(e),t}#i(){try{return G(this.#t)}catch{throw new Error("a page from disk cannot search; serve it, for example with python -m http.server")}}#a({id:t,part:e,answer:o,mistake:r}){let{resolve:n,reject:i,progress:a}=this.#s.get(t);return e!==void 0?a?.(e):(this.#s.delete(t),r?i(new Error(r)):n(o))}#c(t){let e=[...this.#s.values()];this.stop();for(let{reject:o}of e)o(new Error(t))}};var Z=["place","reject","backtrack","solution"],Y=[1,2,3,4,5,6,7,8,9],u=[...Array(81).keys()],T=s=>Math.floor(s/9),j=s=>s%9,ht=s=>Math.floor(j(s)/3)+3*Math.floor(T(s)/3),tt=[T,j,ht],d=s=>`r${T(s)+1}c${j(s)+1}`,L=u.map(s=>u.filter(t=>tt.some(e=>e(t)===e(s)))),et=u.map(s=>tt.map(t=>u.filter(e=>t(e)===t(s)))),A=(s,t)=>et[t].map(e=>e.reduce((o,r)=>o&~(1<<s[r]),1022));function z(s,t){let[e,o,r]=A(s,t);return Y.filter(n=>e&o&r&1<<n)}var ut=s=>/[\p{C}\p{Z}]/u.test(s)?`'${H(s)}'`:s;function w(s){let t=[...s.replace(/[^\S\ufeff]|[\x1c-\x1f\x85|+-]/g,"")],e=t.find(r=>!".0123456789".includes(r));if(e!==void 0)throw new Error(`a puzzle holds 1 to 9, and . or 0 for an empty cell, got ${ut(e)}`);if(t.length!==81)throw new Error(`a puzzle has 81 cells, got ${t.length}: write . or 0 for an empty one`);let o=t.map(r=>Number(r)||0);for(let r of u.filter(n=>o[n]))for(let n of et[r]){let i=n.find(a=>o[a]===o[r]);if(i<r)throw new Error(`${d(i)} and ${d(r)} both hold ${o[r]}`)}return o}var b=s=>s.map(t=>t||".").join("");function dt(s,t){let e=u.filter(r=>!s[r]);if(t!=="fewest")return e[0];let o=e.map(r=>z(s,r).length);return e[o.indexOf(Math.min(...o))]}function*st(s,t){let e=[...s],o=0,r=(i,a)=>Z.indexOf(i)+4*a;function*n(){let i=dt(e,t);if(i===void 0){yield r("solution",o);return}let a=z(e,i);for(let l of t==="cells"?Y:a){let p=l+10*i;if(!a.includes(l)){yield r("reject",p);continue}o=p,e[i]=l,yield r("place",p),yield*n(),e[i]=0,yield r("backtrack",p)}}yield*n()}var ft=s=>Z[s%4];function mt(s,t){let[e,o]=[ft(t),t>>2],[r,n]=[Math.floor(o/10),o%10],i=[...s.grid];e==="place"&&(i[r]=n),e==="backtrack"&&(i[r]=0);let a=s.nodes+(e==="place");return{kind:e,cell:r,digit:n,grid:i,nodes:a,solutions:s.solutions+(e==="solution")}}function rt(s,t){let e={grid:s,nodes:0,solutions:0};return t.map(o=>e=mt(e,o))}var ot=1e3,q=class extends ${static properties={puzzle:{},worker:{},show:{attribute:!1},typed:{state:!0},mistake:{state:!0},count:{state:!0}};#t;start(){this.count="",this.search=new v(this.worker,this.signal)}willUpdate(t){t.has("puzzle")&&(this.typed=this.puzzle.replace(/.{9}(?=.)/g,`$&
`),this.puzzle!==this.#t&&this.#s())}async#r(t){t.preventDefault();let e=this.#n();e&&(this.mistake=await this.show(e))}#e(){if(this.search.isBusy())return this.#s(`Stopped: ${this.count}.`);let t=this.#n();t&&this.#o(t)}async#o(t){let e=o=>this.count=`${k(o.solutions,"solution")} so far, ${nt(o)}`;this.#t=b(t),this.hush(),e({solutions:0,nodes:0});try{this.count=wt(await this.search.ask("count",[t,ot],e))}catch{this.count="Solutions cannot be counted on this page."}this.speakUp()}#s(t=""){this.search.stop(),this.count=t}#n(){this.mistake="";try{return w(this.typed)}catch(t){this.mistake=t.message}}#i(t){this.typed=t,this.#s()}render(){return c`<form class="qa-own" data-qa-part="own" @submit=${t=>this.#r(t)}>
      <label>A puzzle of your own
        <textarea
          rows="9"
          spellcheck="false"
          autocomplete="off"
          data-qa-part="typed"
          aria-invalid=${!!this.mistake}
          .value=${D(this.typed)}
          @input=${({target:t})=>this.#i(t.value)}></textarea></label>
      <div>
        <p>81 cells: 1 to 9, and . or 0 for an empty one. Line breaks and frames are ignored.</p>
        <p class="qa-own-buttons"><button type="submit" class="qa-main">Show its search</button> ${I("count",this.search.isBusy()?"Stop":"Count its solutions",()=>this.#e())}</p>
        ${this.say(this.mistake||this.count,{isWrong:!!this.mistake,look:"qa-own-answer"})}
      </div>
    </form>`}},nt=({nodes:s})=>`${k(s,"digit")} placed`;function wt(s){let t=k(s.solutions,"solution");return s.solutions===ot?`At least ${t}: the count ends there.`:`${t}, ${nt(s)}.`}var at=5e3,it=[...Array(9).keys()],C=class extends x{static properties={puzzle:{},method:{},puzzles:{type:Array},programs:{type:Object},worker:{}};#t;get defaults(){return{puzzle:this.puzzle,method:this.method}}choiceIn(t){let e=N(t,"method",Object.keys(this.programs)),o=e?{method:e}:{};try{return{puzzle:b(w(t.get("puzzle")??"")),...o}}catch{return o}}async load({puzzle:t,method:e}){let o=w(t),{codes:r,isCut:n}=t===this.puzzle?{codes:await this.readTrace(e,e===this.method)}:xt(o,e);if(!r.length)throw new Error("no steps");return{puzzle:o,isCut:n,states:rt(o,r)}}failureText({puzzle:t,method:e}){return t===this.puzzle?`The steps of ${e} could not be loaded.`:`The search of ${e} has no step: no digit fits the first cell.`}willUpdate(t){super.willUpdate(t);let{puzzle:e}=this.run?.choice??{};e&&!this.puzzles.some(([o])=>o===e)&&(this.#t=e)}async#r(t){let{signal:e}=this;this.hush();let o=await this.change({puzzle:b(t)});if(e.aborted)return"";if(!o){let{failure:r}=this;return this.failure=void 0,r}return this.speakUp(),this.scrollIntoView(),this.querySelector(".qa-stepper-board").focus({preventScroll:!0}),""}views(t){let{puzzle:e,isCut:o,choice:r}=this.run,{kind:n,cell:i,digit:a,grid:l}=t,p=A(l,i),[g,y,f]=p;return{options:this.#e(),hasDecimals:!0,boardName:"Grid",board:c`${bt(t,e)}
        <p class="qa-note" data-qa-part="cut">${o?`The first ${E(at)} steps; the search goes on.`:""}</p>`,sentence:kt(t),masks:$t(d(i),[...p,g&y&f,1<<a&-2]),depth:l.filter((S,ct)=>S&&!e[ct]).length,program:c`<div data-qa-program=${r.method}>
          <p class="qa-heading">The source of ${r.method}</p>
          ${Q(this.programs[r.method],n,`Source of ${r.method}`)}
        </div>
        <queens-own-sudoku
          role="group"
          aria-label="A puzzle of your own"
          .puzzle=${r.puzzle}
          .worker=${this.worker}
          .show=${S=>this.#r(S)}></queens-own-sudoku>`}}#e(){let t=new Map([...this.puzzles,...this.#t?[[this.#t,"your own"]]:[]]),{puzzle:e,method:o}=this.wanted;return c`${m("puzzle",[...t.keys()],e,r=>this.change({puzzle:r}),{text:r=>t.get(r)})}
      ${m("method",Object.keys(this.programs),o,r=>this.change({method:r}))}`}};function bt(s,t){let e=o=>c`<tr>${it.map(r=>gt(9*o+r,s,t))}</tr>`;return c`<table
    class="qa-grid"
    aria-label="Sudoku"
    data-qa-part="grid"><tbody>${it.map(e)}</tbody></table>`}function gt(s,{kind:t,cell:e,digit:o,grid:r},n){let i=L[e].includes(s),a=t==="reject"&&s===e,l=t==="reject"&&i&&r[s]===o,p=Object.entries({given:n[s],near:i,refused:a,clash:l}),g=r[s]?[]:z(r,s),y=a?`${o}, refused`:r[s]||`may get ${g.join(" ")||"nothing"}`;return c`<td
    class=${p.filter(([,f])=>f).map(([f])=>`qa-cell-${f}`).join(" ")}
    aria-label=${n[s]?`${y}, given`:y}
    aria-current=${s===e||h}>${(a?o:r[s])||yt(g)}</td>`}function yt(s){let t=e=>s.includes(e)?e:" ";return c`<small>${[1,4,7].map(e=>[e,e+1,e+2].map(t).join("")).join(`
`)}</small>`}function $t(s,t){let e=r=>P(r.toString(2).padStart(10,"0").replace(/1+/g,"*$&*")),o=(r,n)=>c`<tr><th scope="row">${r}</th><td>${e(t[n])}</td><td class="qa-decimal">${t[n]}</td></tr>`;return c`<table class="qa-stepper-table qa-stepper-masks" data-qa-part="masks">
    <caption>Cell ${s}: digits left, as bits</caption>
    <thead><tr><th scope="col">mask</th><th scope="col">9876543210</th><th scope="col" class="qa-decimal">decimal</th></tr></thead>
    <tbody>${["row","column","box","and","bit"].map(o)}</tbody>
  </table>`}function kt({kind:s,cell:t,digit:e,grid:o,solutions:r}){let n=d(t);if(s==="solution")return`Solution ${r}: the grid is full.`;if(s==="place")return`${n} gets ${e}.`;if(s==="backtrack")return`${e} is taken back from ${n}.`;let i=L[t].find(a=>o[a]===e);return`${n} may not get ${e}: ${d(i)} has it.`}function xt(s,t){let e=[];for(let o of st(s,t)){if(e.length===at)return{codes:e,isCut:!0};e.push(o)}return{codes:e,isCut:!1}}O("queens-own-sudoku",q);O("queens-sudoku-stepper",C);})();
})();
