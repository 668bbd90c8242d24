(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:j,Figure:N,Part:Rt,QueensElement:jt,button:Nt,checkbox:It,choiceIn:I,choices:Bt,define:B,dropdown:w,fill:Ct,formatted:zt,html:h,keyed:at,live:C,moveTabStop:ct,nothing:p,numberIn:L,pressInGrid:lt,scaleOf:Ut,squareUnder:z,svg:u,use:E}=queensBase;var f=.12;function U(o){let t=o+f;return`M${-f/2} ${-f/2}h${t}v${t}h${-t}z`}var H=o=>(o<26?"":"a")+String.fromCharCode(97+o%26),D=(o,t,e)=>`${H(t)}${e-o}`;var b=(o,t)=>u`<path class=${o} d=${t.join("")}></path>`;function F(o,t){let e=t.map(([s,n])=>`${n},${s}`);return u`<polyline
    class=${o}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var V=([o,t])=>`M${t+.06} ${o+.06}h.88v.88h-.88z`;function W(o,t,e){let s=!1,n,i=()=>{let a=s&&!document.hidden;a!==n&&t(a),n=a},r=new IntersectionObserver(a=>{s=a.at(-1).isIntersecting,i()});r.observe(o),document.addEventListener("visibilitychange",i,{signal:e}),e.addEventListener("abort",()=>r.disconnect())}var ht="M6 5v14h2V5zm13 0-9 7 9 7z",dt="M16 5l-9 7 9 7z",pt=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],ut="M8 5l9 7-9 7z",ft="M18 5v14h-2V5zM5 5l9 7-9 7z",S=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#s;#n=!0;#o;#i;#r=0;constructor(t,{pace:e,changed:s=()=>{},stays:n=()=>!1}){this.#t=t,this.#e={pace:e,changed:s,stays:n}}set(t,e=this.max){let s=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),s&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#s),this.#o=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[s,n]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#c():(this.goTo(this.position===this.max?0:this.position+n),this.position<this.max&&!e(this.position)?this.playAfter(s,t,e):this.#t.announceAgain())}playAfter(t,e,s){this.isPlaying=!0;let n=()=>this.play(e,s);this.#s=this.#t.later(t,()=>{this.#n?n():this.#o=n}),this.#a()}#a(){let{signal:t}=this.#t;if(t===this.#i)return;this.#i=t,this.#n=!0;let e=s=>{this.#n=s,s&&this.#o?.()};W(this.#t,e,t)}#c(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#c():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let s=`${t.shiftKey?"Shift ":""}${t.key}`,n={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},i=s in e?()=>this.goTo(e[s]):n[s],r=t.altKey||t.ctrlKey||t.metaKey,a=t.target,l=t.key===" "?"button, a, input:not([type=range])":"[type=range]",c=a.closest("select, textarea, [role=region]")||!(s in e)&&a.closest(l);!i||r||t.defaultPrevented||c||(t.preventDefault(),i())}view(t,e){return h`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:s,max:n}=this,i=s===0,r=s===n;return h`<div class="qa-lab-buttons" role="group" aria-label=${t}>
      ${e?M("first","Back to the start",[ht],()=>this.goTo(0),i):p}
      ${M("back","Back",[dt],()=>this.goTo(s-1),i)}
      ${this.playButton()}
      ${M("forward","Forward",[ut],()=>this.forward(),r)}
      ${e?M("last","To the end",[ft],()=>this.goTo(n),r):p}
    </div>`}playButton(){return h`<button
      type="button"
      data-qa-part="play"
      title="Play"
      aria-pressed=${this.isPlaying}
      @click=${()=>this.toggle()}>${K(pt)}</button>`}slider(t,e,s=0){let{position:n,max:i}=this;return h`<input
      type="range"
      min=${s}
      max=${i+s}
      .value=${C(`${n+s}`)}
      aria-label=${t}
      aria-valuetext=${e}
      autocomplete="off"
      data-qa-part="slider"
      @input=${({target:r})=>this.goTo(Number(r.value)-s)}
      @pointerdown=${()=>this.#r=this.position}
      @pointercancel=${()=>this.goTo(this.#r)}><span data-qa-part="progress">${e}</span>`}},K=o=>h`<svg viewBox="0 0 24 24" aria-hidden="true">${o.map(t=>u`<path d=${t} />`)}</svg>`,M=(o,t,e,s,n)=>h`<button
    type="button"
    data-qa-part=${o}
    title=${t}
    aria-disabled=${n}
    @click=${s}>${K(e)}</button>`;var m=o=>String(o).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,",");function _(o){let t=o.slice(0,-1).join(", "),e=o.slice(-1);return t?`${t} and ${e}`:e.join("")}var v=o=>o[0].toUpperCase()+o.slice(1);var G=[{name:"year",seconds:31557600},{name:"day",seconds:86400},{name:"hour",seconds:3600},{name:"minute",seconds:60},{name:"second",symbol:"s",seconds:1},{name:"millisecond",symbol:"ms",seconds:.001},{name:"microsecond",symbol:"µs",seconds:1e-6},{name:"nanosecond",symbol:"ns",seconds:1e-9}];var Y=G.filter(({symbol:o})=>o),Q=1e-6;function g(o){if(!o)return"0 ns";let t=Number(o.toPrecision(3)),e=Y.find(s=>t>=s.seconds)??Y.at(-1);return`${(o/e.seconds).toPrecision(3)} ${e.symbol}`}var x=({course:o})=>o.finish,y=({course:o,seconds:t})=>o.finish*t,T=class{#t;#e;constructor(t,e){this.#t=e,this.tickLength=e?Math.min(...t.map(({seconds:s})=>s)):1,this.max=Math.max(...t.map(s=>this.finishOf(s))),this.#e=e?Math.max(...t.map(y)):this.max}finishOf(t){return Math.ceil(x(t)*this.#s(t)-Q)}nodeAt(t,e){return Math.min(Math.floor(e/this.#s(t)+Q),x(t))}text(t,e){let[s,n]=[t,e].map(i=>Math.min(i*this.tickLength,this.#e));return this.#t?`${g(s)} of ${g(n)}`:`node ${m(s)} of ${m(n)}`}#s({seconds:t}){return this.#t?t/this.tickLength:1}};function k(o,t){let e=new Map;for(let s of o)e.set(t(s),[...e.get(t(s))??[],s]);return[...e].toSorted(([s],[n])=>s-n)}function X(o,t,e){let[{course:s}]=o;return t.length===o.length?$t(o,e):t.length===0?`Each runs until it has all ${s.total} solutions.`:`${v($(t))} ${t.length>1?"have":"has"} all ${s.total} solutions.`}function $t(o,t){let[e,s]=t?[y,g]:[x,m],n=k(o,e).map(([r,a])=>`${$(a)} ${s(r)}`),i=`${t?"Time":"Nodes"} to the last solution: ${n.join(", ")}.`;return o.every(({seconds:r})=>r)?`${i} ${gt(o)}`:i}function gt(o){let[[,t],...e]=k(o,x),[[,[s]]]=k(o,y),[n]=t;if(!e.length)return`All place equally many queens; ${$([s])} takes the least time for each.`;let i=`${v($(t))} ${t.length>1?"need":"needs"} the fewest nodes`;if(t.length===1&&n===s)return`${i} and the least time.`;if(t.includes(s))return`${i}; ${$([s])} takes the least time.`;let r=Number((n.seconds/s.seconds).toPrecision(2));return`${i}, but ${$([s])} the least time: a node of ${$([n])} takes ${r} times as long.`}var $=o=>_(o.map(({title:t})=>t.toLowerCase()));var xt=o=>document.querySelector(`template[data-qa-file="${CSS.escape(o)}"]`)?.content.textContent;async function J(o,t){let e=xt(o);if(e!==void 0)return e;let s=await fetch(o,{signal:t});if(!s.ok)throw new Error(`${o}: ${s.status}`);return s.text()}var bt="0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";function yt({n:o,squares:t,depths:e,found:s}){let[n,i,r,a]=[[-1],[0],[0],[0]];[...t].forEach((d,q)=>{let R=bt.indexOf(d),A=e?Number(e[q]):Math.floor(R/o)+1;a[A]=q+1,n.push(R),i.push(A),r.push(a[A-1])});let[l,c]=s.at(-1);return{n:o,square:n,depth:i,above:r,found:s,finish:l,total:c}}function Z({n:o,square:t,above:e},s){let n=[];for(let i=s;i>0;i=e[i])n.unshift([Math.floor(t[i]/o),t[i]%o]);return n}var tt=({found:o},t)=>o.findLast(([e])=>e<=t)?.[1]??0;function et(o,t){let e=new Map;return async s=>(e.has(s)||e.set(s,yt(JSON.parse(await J(`${o}/${s}.json`,t)))),e.get(s))}var O=520,vt=.04;function kt({depth:o,above:t}){let[e,s,n]=[[],[],[]],i=0;o.forEach((r,a)=>{o[a+1]>r||(e[a]=(i+=1)-.5)});for(let r=o.length-1;r>=0;r-=1)e[r]??=(s[r]+n[r])/2,n[t[r]]??=e[r],s[t[r]]=e[r];return{x:e,leaves:i}}function st(o){let t=o.map(kt),e=Math.max(...t.map(({leaves:s})=>s));return t.map(({x:s,leaves:n},i)=>{let r=O*Math.max(n/e,vt)/n,a=c=>`${Math.round(s[c]*r)} ${o[i].depth[c]}`,l=qt(o[i],a);return{branches:l,whole:l.join(""),pointOf:a}})}function qt({above:o},t){let e=new Set;return o.map((s,n)=>{let i=`M${t(s)}L${t(n)}`;return n===0||e.has(i)?"":(e.add(i),i)})}var nt=["nodes","time"],ot=["race","n","clock","tick"],wt=60,Mt=["1st","2nd","3rd"],it=[0,1,2],St={key:"",title:"no third method"},rt={slow:[1/0,2],normal:[20,5],fast:[6,20]},[Tt,At]=[50,600],P=class extends N{static properties={n:{type:Number},raced:{type:Array},methods:{type:Array},sizes:{type:Array},folder:{},nodeTimes:{type:Object,attribute:"node-times"},note:{},timesPage:{attribute:"times-page"},choice:{state:!0},race:{state:!0},failure:{state:!0},speed:{state:!0},guess:{state:!0}};keys="Left and right arrow keys go a tick, Home and End to start and finish, Space plays.";player=new S(this,{pace:()=>this.pace,changed:()=>this.#d()});#t;#e;constructor(){super(),this.speed="normal"}async setup(){let{signal:t}=this,e=this.#n;this.#e=et(this.folder,t),this.#t=new j(this,i=>this.#c(i)),this.#t.show(ot);let{query:s}=this.#t;await this.open(e);let n=ot.some(i=>s.has(i));!t.aborted&&this.choice===e&&n&&this.#c(s)}get isFirst(){return super.isFirst&&!this.#s}get#s(){return this.parentElement.closest("queens-race-guess")!==null}get#n(){return this.#a({methods:this.raced,n:this.n,clock:"time"})}get#o(){return Object.keys(this.nodeTimes).length>0}#i(t){return Math.min(...this.methods.filter(({key:e})=>t.includes(e)).map(({maxN:e})=>e))}#r(t){return t.every(e=>this.nodeTimes[e])}#a({methods:t,n:e,clock:s}){return{methods:t,n:Math.min(e,this.#i(t)),clock:this.#r(t)?s:"nodes"}}#c(t){let{methods:e,n:s,clock:n}=this.#n,{sizes:i}=this,r=(t.get("race")??"").split(",").map(c=>c.replaceAll("-","_")),l={methods:[2,3].includes(new Set(r).size)&&new Set(r).size===r.length&&r.every(c=>this.#h(c))?r:e,n:L(t,"n",i[0],i.at(-1))??s,clock:I(t,"clock",nt)??n};this.open(this.#a(l),L(t,"tick",0,1/0))}async#l(t){await this.open(this.#a({...this.choice,...t}))&&this.#d()}#p(t,e){let s=[...this.choice.methods];s[t]=e,this.#l({methods:s.filter(Boolean)})}get isBusy(){return this.choice!==this.race?.choice&&!this.failure}async open(t,e=0){let{signal:s}=this;Object.assign(this,{choice:t,failure:void 0,guess:void 0}),this.player.hold();let n=await this.#u(t);return s.aborted||t!==this.choice?!1:(n?this.#f(t,n,e):this.#m(t),n!==void 0)}async#u({methods:t,n:e}){try{return await Promise.all(t.map(s=>this.#e(`${s}/${e}`)))}catch{return}}#f(t,e,s){let n=st(e),i=t.methods.map((a,l)=>({title:this.#h(a).title,course:e[l],tree:n[l],seconds:this.nodeTimes[a]})),r=new T(i,t.clock==="time");this.race={choice:t,lanes:i,clock:r},this.player.set(s,r.max)}#m({n:t}){this.race&&(this.choice=this.race.choice,this.player.stop(),this.player.set(this.player.position),this.#d()),this.failure=`The courses for N = ${t} could not be loaded.`}#h(t){return this.methods.find(e=>e.key===t)}play(t){this.speed=t,this.player.isPlaying||this.player.toggle()}finish(){this.player.goTo(this.player.max)}get pace(){let[t,e]=rt[this.speed],s=Math.max(this.player.max/t,e)/1e3,n=matchMedia("(prefers-reduced-motion: reduce)").matches?At:Tt,i=Math.max(1/s,n);return[i,Math.max(Math.round(s*i),1)]}#d(){let{position:t,max:e}=this.player,{methods:s,n,clock:i}=this.race.choice;this.failure=void 0,this.#t.write({race:s.join(",").replaceAll("_","-"),n,clock:i,tick:t}),t===e&&this.dispatchEvent(new Event("qa-race-finish",{bubbles:!0}))}get#$(){let{lanes:t,clock:e,choice:s}=this.race,n=this.player.position,i=t.filter(r=>e.finishOf(r)<=n);return{nodes:t.map(r=>e.nodeAt(r,n)),ranking:k(i,s.clock==="time"?y:x)}}#g(t,e){let{lanes:s,choice:n}=this.race,i=t.flatMap(([,l])=>l),r=X(s,i,n.clock==="time");return this.player.position>0&&i.length<s.length?`${v(e)}. ${r}`:!this.guess||i.length<s.length?r:`You guessed ${t[0][1].some(({title:l})=>l===this.guess)?"right":this.guess.toLowerCase()}. ${r}`}#x(){let{choice:t,lanes:e,clock:s}=this.race;if(t.clock==="nodes")return"One tick is one node of each method.";let[n]=e.toSorted((i,r)=>i.seconds-r.seconds);return`One tick is ${g(s.tickLength)}, the time of a node of ${n.title.toLowerCase()}.`}render(){let{choice:t,race:e,failure:s,player:n,note:i,timesPage:r}=this,{nodes:a,ranking:l}=e?this.#$:{nodes:[],ranking:[]},c=e?e.clock.text(n.position,n.max):"";return h`<div
      class="qa-lab-live"
      aria-busy=${this.isBusy}
      @keydown=${d=>n.press(d)}>
      ${this.#y()}
      ${this.#b(s??(e?this.#g(l,c):""))}
      <div class="qa-lab-bar">
        ${n.buttons("Race",{hasEnds:!0})}
        ${this.#v()}
      </div>
      <div class="qa-race-slider">${n.slider("Clock",c)}</div>
      <div
        class="qa-race-lanes"
        data-qa-count=${t.methods.length}>${it.map(d=>this.#k(d,a[d]??0))}</div>
      <ol
        class="qa-race-tracks"
        ?data-qa-started=${n.position>0}
        data-qa-part="tracks"
        aria-label="How far each method is">
        ${e?e.lanes.map((d,q)=>this.#q(d,a[q],l)):t.methods.map(()=>h`<li></li>`)}
      </ol>
      <p class="qa-note"><span data-qa-part="tick">${e?this.#x():p}</span> ${i} ${r?h`<a href=${r}>All its times</a>`:p}</p>
      <p class="qa-note qa-race-keys" aria-hidden="true">Keys: <kbd>←</kbd> <kbd>→</kbd> a tick, <kbd>Home</kbd> <kbd>End</kbd> start and finish, <kbd>Space</kbd> plays.</p>
    </div>`}#b(t){if(!this.#s)return this.message(t,{look:"qa-lab-message"});let{position:e,max:s}=this.player,n=e>0&&e<s;return this.message(n?t:"",{look:"qa-lab-message qa-unseen"})}#y(){let t=this.player.position>0,e=this.choice.methods.map(n=>this.#h(n).title),s=n=>h`<button
        type="button"
        aria-pressed=${n===this.guess}
        aria-disabled=${t}
        @click=${()=>t||(this.guess=n)}>${n}</button>`;return h`<div
      class="qa-lab-bar qa-race-guess"
      role="group"
      aria-label="Which finishes first?"
      data-qa-part="guess">
      <span>Guess: which finishes first?</span>${e.map(s)}</div>`}#v(){let{choice:t,sizes:e}=this,s=i=>i==="nodes"||this.#r(t.methods),n=i=>i<=this.#i(t.methods);return h`${w("N",e,t.n,i=>this.#l({n:i}),{isOffered:n})}
      ${this.#o?w("clock",nt,t.clock,i=>this.#l({clock:i}),{isOffered:s}):p}
      ${w("speed",Object.keys(rt),this.speed,i=>this.speed=i)}`}#k(t,e){let{choice:s,race:n}=this,i=s.methods[t]??"",r=t===it.at(-1)?[St,...this.methods]:this.methods,a=c=>c!==i&&s.methods.includes(c),l=({key:c,title:d})=>h`<option
        value=${c}
        .selected=${c===i}
        ?disabled=${a(c)}>${d}</option>`;return h`<section aria-label="Lane ${t+1}" data-qa-part="lane">
      <label class="qa-race-name"><span data-qa-part="name">${r.find(({key:c})=>c===i).title}</span><select
        aria-label="Method of lane ${t+1}"
        autocomplete="off"
        data-qa-part="method"
        @change=${({target:c})=>this.#p(t,c.value)}>${r.map(l)}</select></label>
      ${i?Lt(n?.lanes[t],e,n?.choice.n??s.n,this.#o):p}
    </section>`}#q(t,e,s){let{clock:n,choice:i}=this.race,r=s.findIndex(([,l])=>l.includes(t)),a=i.clock==="time"?g(y(t)):`${m(x(t))} nodes`;return Ot(t,e,n.finishOf(t)/n.max,r<0?"":`${Mt[r]}: ${a}`)}};function Lt(o,t,e,s){let n=r=>o?.seconds?g(r*o.seconds):"–",i={nodes:m(t),solutions:o?`${tt(o.course,t)}/${o.course.total}`:"–",...s?{time:n(t),"per node":n(1)}:{}};return h`<div class="qa-race-board" data-qa-part="board">${Et(o,t,e)}</div>
    <div class="qa-race-branches" data-qa-part="tree">${o?Pt(o.tree,o.course,t):p}</div>
    <dl>${Object.entries(i).map(([r,a])=>h`<div><dt>${r}</dt><dd data-qa-part=${r}>${a}</dd></div>`)}</dl>`}function Et(o,t,e){let s=o?Z(o.course,t):[],n=o?.course.found.some(([l])=>l===t),i=n?U(e):s.slice(-1).map(V).join(""),r=s.map(l=>D(...l,e)).join(" ")||"none",a=e+2*f;return h`<svg
    class="qa-state"
    role="img"
    viewBox="${-f} ${-f} ${a} ${a}"><title>${o?.title??"Board"}, N = ${e}</title><desc>Queens: ${r}.</desc>
    ${E(`squares-${e}`)}${b(`qa-act qa-act-${n?"solution":"place"}`,[i])}${F("",s)}</svg>`}function Ot({title:o,course:t},e,s,n){let i=t.found.length>wt*s?[]:t.found.slice(0,-1).map(([r])=>`M${r} 0v1`);return h`<li><span>${o}</span><span style="--share: ${s}"><i style="width: ${100*e/t.finish}%"></i><svg
    viewBox="0 0 ${t.finish} 1"
    preserveAspectRatio="none"
    aria-hidden="true">${u`<path d=${i.join("")} />`}</svg></span><b>${n}</b></li>`}function Pt({branches:o,whole:t,pointOf:e},{n:s,above:n,found:i},r){let a=[];for(let c=r;c>0;c=n[c])a.push(e(c));let l=i.filter(([c])=>c<=r);return h`<svg
    class="qa-race-tree"
    viewBox="0 -.1 ${O} ${s+.2}"
    preserveAspectRatio="none"
    aria-hidden="true">
    ${b("qa-race-all",[t])}
    ${b("qa-race-grown",o.slice(0,r+1))}
    ${b("qa-race-path",a.length?[`M${[...a,e(0)].join("L")}`]:[])}
    ${b("qa-race-solved",l.map(([c])=>`M${e(c)}v-.5`))}
  </svg>`}B("queens-race",P);})();
})();
