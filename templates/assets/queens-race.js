(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:j,Figure:P,Part:wt,Player:R,QueensElement:Mt,button:St,checkbox:Lt,choiceIn:C,choices:Ot,define:I,dropdown:w,fill:At,formatted:Et,html:d,iconButton:Tt,keyed:et,live:Nt,moveTabStop:st,nothing:u,numberIn:L,pressInGrid:nt,scaleOf:jt,squareUnder:_,svg:b,use:O}=queensBase;var p=.12;function U(n){let t=n+p;return`M${-p/2} ${-p/2}h${t}v${t}h${-t}z`}var ot=n=>(n<26?"":"a")+String.fromCharCode(97+n%26),A=(n,t,e)=>`${ot(t)}${e-n}`;var x=(n,t)=>b`<path class=${n} d=${t.join("")}></path>`;function B(n,t){let e=t.map(([s,o])=>`${o},${s}`);return b`<polyline
    class=${n}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var z=([n,t])=>`M${t+.06} ${n+.06}h.88v.88h-.88z`;var f=n=>String(n).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,",");var D=n=>[n.slice(0,-1).join(", "),...n.slice(-1)].filter(Boolean).join(" and ");var v=n=>n[0].toUpperCase()+n.slice(1);var W=[[1,"s"],[.001,"ms"],[1e-6,"µs"],[1e-9,"ns"]],H=1e-6;function $(n){if(!n)return"0 ns";let t=Number(n.toPrecision(3)),[e,s]=W.find(([o])=>t>=o)??W.at(-1);return`${(n/e).toPrecision(3)} ${s}`}var g=({course:n})=>n.finish,k=({course:n,seconds:t})=>n.finish*t,M=class{#t;#e;constructor(t,e){this.#t=e,this.tickLength=e?Math.min(...t.map(({seconds:s})=>s)):1,this.max=Math.max(...t.map(s=>this.finishOf(s))),this.#e=e?Math.max(...t.map(k)):this.max}finishOf(t){return Math.ceil(g(t)*this.#s(t)-H)}nodeAt(t,e){return Math.min(Math.floor(e/this.#s(t)+H),g(t))}text(t,e){let[s,o]=[t,e].map(r=>Math.min(r*this.tickLength,this.#e));return this.#t?`${$(s)} of ${$(o)}`:`node ${f(s)} of ${f(o)}`}#s({seconds:t}){return this.#t?t/this.tickLength:1}};function q(n,t){let e=new Map;for(let s of n)e.set(t(s),[...e.get(t(s))??[],s]);return[...e].toSorted(([s],[o])=>s-o)}function G(n,t,e){let[{course:s}]=n;return t.length===n.length?rt(n,e):t.length===0?`Each runs until it has all ${s.total} solutions.`:`${v(m(t))} ${t.length>1?"have":"has"} all ${s.total} solutions.`}function rt(n,t){let[e,s]=t?[k,$]:[g,f],o=q(n,e).map(([i,a])=>`${m(a)} ${s(i)}`),r=`${t?"Time":"Nodes"} to the last solution: ${o.join(", ")}.`;return n.every(({seconds:i})=>i)?`${r} ${it(n)}`:r}function it(n){let[[,t],...e]=q(n,g),[[,[s]]]=q(n,k),[o]=t;if(!e.length)return`All place equally many queens; ${m([s])} takes the least time for each.`;let r=`${v(m(t))} ${t.length>1?"need":"needs"} the fewest nodes`;if(t.length===1&&o===s)return`${r} and the least time.`;if(t.includes(s))return`${r}; ${m([s])} takes the least time.`;let i=Number((o.seconds/s.seconds).toPrecision(2));return`${r}, but ${m([s])} the least time: a node of ${m([o])} takes ${i} times as long.`}var m=n=>D(n.map(({title:t})=>t.toLowerCase()));var at=n=>document.querySelector(`template[data-qa-file="${CSS.escape(n)}"]`)?.content.textContent;async function F(n,t){let e=at(n);if(e!==void 0)return e;let s=await fetch(n,{signal:t});if(!s.ok)throw new Error(`${n}: ${s.status}`);return s.text()}var ct="0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";function lt({n,squares:t,depths:e,found:s}){let[o,r,i,a]=[[-1],[0],[0],[0]];[...t].forEach((h,y)=>{let N=ct.indexOf(h),S=e?Number(e[y]):Math.floor(N/n)+1;a[S]=y+1,o.push(N),r.push(S),i.push(a[S-1])});let[c,l]=s.at(-1);return{n,square:o,depth:r,above:i,found:s,finish:c,total:l}}function V({n,square:t,above:e},s){let o=[];for(let r=s;r>0;r=e[r])o.unshift([Math.floor(t[r]/n),t[r]%n]);return o}var Y=({found:n},t)=>n.findLast(([e])=>e<=t)?.[1]??0;function K(n,t){let e=new Map;return async s=>(e.has(s)||e.set(s,lt(JSON.parse(await F(`${n}/${s}.json`,t)))),e.get(s))}var E=520,dt=.04;function ht({depth:n,above:t}){let[e,s,o]=[[],[],[]],r=0;n.forEach((i,a)=>{n[a+1]>i||(e[a]=(r+=1)-.5)});for(let i=n.length-1;i>=0;i-=1)e[i]??=(s[i]+o[i])/2,o[t[i]]??=e[i],s[t[i]]=e[i];return{x:e,leaves:r}}function X(n){let t=n.map(ht),e=Math.max(...t.map(({leaves:s})=>s));return t.map(({x:s,leaves:o},r)=>{let i=E*Math.max(o/e,dt)/o,a=l=>`${Math.round(s[l]*i)} ${n[r].depth[l]}`,c=ut(n[r],a);return{branches:c,whole:c.join(""),pointOf:a}})}function ut({above:n},t){let e=new Set;return n.map((s,o)=>{let r=`M${t(s)}L${t(o)}`;return o===0||e.has(r)?"":(e.add(r),r)})}var Q=["nodes","time"],[pt,ft]=[4,8],J=["race","n","clock","tick"],mt=60,$t=["1st","2nd","3rd"],Z=[0,1,2],gt={key:"",title:"no third method"},tt={slow:[1/0,2],normal:[20,5],fast:[6,20]},[xt,kt]=[50,600],T=class extends P{static properties={n:{type:Number},raced:{type:Array},methods:{type:Array},sizes:{type:Array},folder:{},nodeTimes:{type:Object,attribute:"node-times"},note:{},timesPage:{attribute:"times-page"},choice:{state:!0},race:{state:!0},failure:{state:!0},speed:{state:!0},guess:{state:!0}};keys="Left and right arrow keys go a tick, Home and End to start and finish, Space plays.";player=new R(this,{pace:()=>this.pace,changed:()=>this.#i()});#t;#e;constructor(){super(),this.speed="normal"}async start(){let{signal:t}=this,e=this.#a;this.#e=K(this.folder,t),this.#t=new j(this,r=>this.#h(r)),this.#t.show(J);let{query:s}=this.#t;await this.open(e);let o=J.some(r=>s.has(r));!t.aborted&&this.choice===e&&o&&this.#h(s)}get isFirst(){return super.isFirst&&!this.#s}get#s(){return this.parentElement.closest("queens-race-guess")!==null}get#a(){return this.#n({methods:this.raced,n:this.n,clock:"time"})}get#c(){return Object.keys(this.nodeTimes).length>0}#l(t){return Math.min(...this.methods.filter(({key:e})=>t.includes(e)).map(({maxN:e})=>e))}#d(t){return t.every(e=>this.nodeTimes[e])}#n({methods:t,n:e,clock:s}){return{methods:t,n:Math.min(e,this.#l(t)),clock:this.#d(t)?s:"nodes"}}#h(t){let{methods:e,n:s,clock:o}=this.#a,r=(t.get("race")??"").split(",").map(c=>c.replaceAll("-","_")),a={methods:[2,3].includes(new Set(r).size)&&new Set(r).size===r.length&&r.every(c=>this.#r(c))?r:e,n:L(t,"n",pt,ft)??s,clock:C(t,"clock",Q)??o};this.open(this.#n(a),L(t,"tick",0,1/0))}async#o(t){await this.open(this.#n({...this.choice,...t}))&&this.#i()}#u(t,e){let s=[...this.choice.methods];s[t]=e,this.#o({methods:s.filter(Boolean)})}get isBusy(){return this.choice!==this.race?.choice&&!this.failure}async open(t,e=0){let{signal:s}=this;Object.assign(this,{choice:t,failure:void 0,guess:void 0}),this.player.hold();let o=await this.#p(t);return s.aborted||t!==this.choice?!1:(o?this.#f(t,o,e):this.#m(t),o!==void 0)}async#p({methods:t,n:e}){try{return await Promise.all(t.map(s=>this.#e(`${s}/${e}`)))}catch{return}}#f(t,e,s){let o=X(e),r=t.methods.map((a,c)=>({title:this.#r(a).title,course:e[c],tree:o[c],seconds:this.nodeTimes[a]})),i=new M(r,t.clock==="time");this.race={choice:t,lanes:r,clock:i},this.player.set(s,i.max)}#m({n:t}){this.race&&(this.choice=this.race.choice,this.player.stop(),this.player.set(this.player.position),this.#i()),this.failure=`The courses for N = ${t} could not be loaded.`}#r(t){return this.methods.find(e=>e.key===t)}play(t){this.speed=t,this.player.isPlaying||this.player.toggle()}finish(){this.player.goTo(this.player.max)}get pace(){let[t,e]=tt[this.speed],s=Math.max(this.player.max/t,e)/1e3,o=matchMedia("(prefers-reduced-motion: reduce)").matches?kt:xt,r=Math.max(1/s,o);return[r,Math.max(Math.round(s*r),1)]}#i(){let{position:t,max:e}=this.player,{methods:s,n:o,clock:r}=this.race.choice;this.failure=void 0,this.#t.write({race:s.join(",").replaceAll("_","-"),n:o,clock:r,tick:t}),t===e&&this.dispatchEvent(new Event("qa-race-finish",{bubbles:!0}))}get#$(){let{lanes:t,clock:e,choice:s}=this.race,o=this.player.position,r=t.filter(i=>e.finishOf(i)<=o);return{nodes:t.map(i=>e.nodeAt(i,o)),ranking:q(r,s.clock==="time"?k:g)}}#g(t,e){let{lanes:s,choice:o}=this.race,r=t.flatMap(([,c])=>c),i=G(s,r,o.clock==="time");return this.player.position>0&&r.length<s.length?`${v(e)}. ${i}`:!this.guess||r.length<s.length?i:`You guessed ${t[0][1].some(({title:c})=>c===this.guess)?"right":this.guess.toLowerCase()}. ${i}`}#x(){let{choice:t,lanes:e,clock:s}=this.race;if(t.clock==="nodes")return"One tick is one node of each method.";let[o]=e.toSorted((r,i)=>r.seconds-i.seconds);return`One tick is ${$(s.tickLength)}, the time of a node of ${o.title.toLowerCase()}.`}render(){let{choice:t,race:e,failure:s,player:o,note:r,timesPage:i}=this,{nodes:a,ranking:c}=e?this.#$:{nodes:[],ranking:[]},l=e?e.clock.text(o.position,o.max):"";return d`<div
      class="qa-lab-live"
      aria-busy=${this.isBusy}
      @keydown=${h=>o.press(h)}>
      ${this.#b()}
      ${this.#k(s??(e?this.#g(c,l):""))}
      <div class="qa-lab-bar">
        ${o.buttons("Race",{hasEnds:!0})}
        ${this.#v()}
      </div>
      <div class="qa-race-slider">${o.slider("Clock",l)}</div>
      <div
        class="qa-race-lanes"
        data-qa-count=${t.methods.length}>${Z.map(h=>this.#q(h,a[h]??0))}</div>
      <ol
        class="qa-race-tracks"
        ?data-qa-started=${o.position>0}
        data-qa-part="tracks"
        aria-label="How far each method is">
        ${e?e.lanes.map((h,y)=>this.#y(h,a[y],c)):t.methods.map(()=>d`<li></li>`)}
      </ol>
      <p class="qa-note"><span data-qa-part="tick">${e?this.#x():u}</span> ${r} ${i?d`<a href=${i}>All its times</a>`:u}</p>
      <p class="qa-note qa-race-keys" aria-hidden="true">Keys: <kbd>←</kbd> <kbd>→</kbd> a tick, <kbd>Home</kbd> <kbd>End</kbd> start and finish, <kbd>Space</kbd> plays.</p>
    </div>`}#k(t){if(!this.#s)return this.say(t,{look:"qa-lab-message"});let{position:e,max:s}=this.player,o=e>0&&e<s;return this.say(o?t:"",{look:"qa-lab-message qa-unseen"})}#b(){let t=this.player.position>0,e=this.choice.methods.map(o=>this.#r(o).title),s=o=>d`<button
        type="button"
        aria-pressed=${o===this.guess}
        aria-disabled=${t}
        @click=${()=>t||(this.guess=o)}>${o}</button>`;return d`<div
      class="qa-lab-bar qa-race-guess"
      role="group"
      aria-label="Which finishes first?"
      data-qa-part="guess">
      <span>Guess: which finishes first?</span>${e.map(s)}</div>`}#v(){let{choice:t,sizes:e}=this,s=r=>r==="nodes"||this.#d(t.methods),o=r=>r<=this.#l(t.methods);return d`${w("N",e,t.n,r=>this.#o({n:r}),{isOffered:o})}
      ${this.#c?w("clock",Q,t.clock,r=>this.#o({clock:r}),{isOffered:s}):u}
      ${w("speed",Object.keys(tt),this.speed,r=>this.speed=r)}`}#q(t,e){let{choice:s,race:o}=this,r=s.methods[t]??"",i=t===Z.at(-1)?[gt,...this.methods]:this.methods,a=l=>l!==r&&s.methods.includes(l),c=({key:l,title:h})=>d`<option
        value=${l}
        .selected=${l===r}
        ?disabled=${a(l)}>${h}</option>`;return d`<section aria-label="Lane ${t+1}" data-qa-part="lane">
      <label class="qa-race-name"><span data-qa-part="name">${i.find(({key:l})=>l===r).title}</span><select
        aria-label="Method of lane ${t+1}"
        autocomplete="off"
        data-qa-part="method"
        @change=${({target:l})=>this.#u(t,l.value)}>${i.map(c)}</select></label>
      ${r?bt(o?.lanes[t],e,o?.choice.n??s.n,this.#c):u}
    </section>`}#y(t,e,s){let{clock:o,choice:r}=this.race,i=s.findIndex(([,c])=>c.includes(t)),a=r.clock==="time"?$(k(t)):`${f(g(t))} nodes`;return qt(t,e,o.finishOf(t)/o.max,i<0?"":`${$t[i]}: ${a}`)}};function bt(n,t,e,s){let o=i=>n?.seconds?$(i*n.seconds):"–",r={nodes:f(t),solutions:n?`${Y(n.course,t)}/${n.course.total}`:"–",...s?{time:o(t),"per node":o(1)}:{}};return d`<div class="qa-race-board" data-qa-part="board">${vt(n,t,e)}</div>
    <div class="qa-race-branches" data-qa-part="tree">${n?yt(n.tree,n.course,t):u}</div>
    <dl>${Object.entries(r).map(([i,a])=>d`<div><dt>${i}</dt><dd data-qa-part=${i}>${a}</dd></div>`)}</dl>`}function vt(n,t,e){let s=n?V(n.course,t):[],o=n?.course.found.some(([c])=>c===t),r=o?U(e):s.slice(-1).map(z).join(""),i=s.map(c=>A(...c,e)).join(" ")||"none",a=e+2*p;return d`<svg
    class="qa-state"
    role="img"
    viewBox="${-p} ${-p} ${a} ${a}"><title>${n?.title??"Board"}, N = ${e}</title><desc>Queens: ${i}.</desc>
    ${O(`squares-${e}`)}${x(`qa-act qa-act-${o?"solution":"place"}`,[r])}${B("",s)}</svg>`}function qt({title:n,course:t},e,s,o){let r=t.found.length>mt*s?[]:t.found.slice(0,-1).map(([i])=>`M${i} 0v1`);return d`<li><span>${n}</span><span style="--share: ${s}"><i style="width: ${100*e/t.finish}%"></i><svg
    viewBox="0 0 ${t.finish} 1"
    preserveAspectRatio="none"
    aria-hidden="true">${b`<path d=${r.join("")} />`}</svg></span><b>${o}</b></li>`}function yt({branches:n,whole:t,pointOf:e},{n:s,above:o,found:r},i){let a=[];for(let l=i;l>0;l=o[l])a.push(e(l));let c=r.filter(([l])=>l<=i);return d`<svg
    class="qa-race-tree"
    viewBox="0 -.1 ${E} ${s+.2}"
    preserveAspectRatio="none"
    aria-hidden="true">
    ${x("qa-race-all",[t])}
    ${x("qa-race-grown",n.slice(0,i+1))}
    ${x("qa-race-path",a.length?[`M${[...a,e(0)].join("L")}`]:[])}
    ${x("qa-race-solved",c.map(([l])=>`M${e(l)}v-.5`))}
  </svg>`}I("queens-race",T);})();
})();
