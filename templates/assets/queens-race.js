(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var u=o=>queensBase[o],N=u("Address"),B=u("Figure");var z=u("choiceIn");var U=u("define"),T=u("dropdown");var h=u("html");var H=u("live");var f=u("nothing"),j=u("numberIn");var m=u("svg"),R=u("use");var $=.12;function F(o){let t=o+$;return`M${-$/2} ${-$/2}h${t}v${t}h${-t}z`}var G=o=>(o<26?"":"a")+String.fromCharCode(97+o%26),K=(o,t,e)=>`${G(t)}${e-o}`;var w=(o,t)=>m`<path class=${o} d=${t.join("")}></path>`;function V(o,t){let e=t.map(([s,n])=>`${n},${s}`);return m`<polyline
class=${o}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var _=([o,t])=>`M${t+.06} ${o+.06}h.88v.88h-.88z`;function D(o,t,e){let s=!1,n,r=()=>{let a=s&&!document.hidden;a!==n&&t(a),n=a},i=new IntersectionObserver(a=>{s=a.at(-1).isIntersecting,r()});i.observe(o),document.addEventListener("visibilitychange",r,{signal:e}),e.addEventListener("abort",()=>i.disconnect())}var ht="M6 5v14h2V5zm13 0-9 7 9 7z",pt="M16 5l-9 7 9 7z",dt=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],ut="M8 5l9 7-9 7z",ft="M18 5v14h-2V5zM5 5l9 7-9 7z",O=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#s;#n=!0;#o;#i;#r=0;constructor(t,{pace:e,changed:s=()=>{},stays:n=()=>!1}){this.#t=t,this.#e={pace:e,changed:s,stays:n}}set(t,e=this.max){let s=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),s&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#s),this.#o=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[s,n]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#c():(this.goTo(this.position===this.max?0:this.position+n),this.position<this.max&&!e(this.position)?this.playAfter(s,t,e):this.#t.announceAgain())}playAfter(t,e,s){this.isPlaying=!0;let n=()=>this.play(e,s);this.#s=this.#t.later(t,()=>{this.#n?n():this.#o=n}),this.#a()}#a(){let{signal:t}=this.#t;if(t===this.#i)return;this.#i=t,this.#n=!0;let e=s=>{this.#n=s,s&&this.#o?.()};D(this.#t,e,t)}#c(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#c():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let s=`${t.shiftKey?"Shift ":""}${t.key}`,n={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},r=s in e?()=>this.goTo(e[s]):n[s],i=t.altKey||t.ctrlKey||t.metaKey,a=t.target,c=t.key===" "?"button, a, input:not([type=range])":"[type=range]",l=a.closest("select, textarea, [role=region]")||!(s in e)&&a.closest(c);!r||i||t.defaultPrevented||l||(t.preventDefault(),r())}view(t,e){return h`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:s,max:n}=this,r=s===0,i=s===n;return h`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${e?L("first","Back to the start",[ht],()=>this.goTo(0),r):f}
${L("back","Back",[pt],()=>this.goTo(s-1),r)}
${this.playButton()}
${L("forward","Forward",[ut],()=>this.forward(),i)}
${e?L("last","To the end",[ft],()=>this.goTo(n),i):f}
</div>`}playButton(){return h`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${W(dt)}</button>`}slider(t,e,s=0){let{position:n,max:r}=this;return h`<input
type="range"
min=${s}
max=${r+s}
.value=${H(`${n+s}`)}
aria-label=${t}
aria-valuetext=${e}
autocomplete="off"
data-qa-part="slider"
@input=${({target:i})=>this.goTo(Number(i.value)-s)}
@pointerdown=${()=>this.#r=this.position}
@pointercancel=${()=>this.goTo(this.#r)}><span data-qa-part="progress">${e}</span>`}},W=o=>h`<svg viewBox="0 0 24 24" aria-hidden="true">${o.map(t=>m`<path d=${t} />`)}</svg>`,L=(o,t,e,s,n)=>h`<button
type="button"
data-qa-part=${o}
title=${t}
aria-disabled=${n}
@click=${s}>${W(e)}</button>`;var g=o=>String(o).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,",");function Y(o){let t=o.slice(0,-1).join(", "),e=o.slice(-1);return t?`${t} and ${e}`:e.join("")}var S=o=>o[0].toUpperCase()+o.slice(1);var Q=[{name:"year",seconds:31557600},{name:"day",seconds:86400},{name:"hour",seconds:3600},{name:"minute",seconds:60},{name:"second",symbol:"s",seconds:1},{name:"millisecond",symbol:"ms",seconds:.001},{name:"microsecond",symbol:"µs",seconds:1e-6},{name:"nanosecond",symbol:"ns",seconds:1e-9}];var X=Q.filter(({symbol:o})=>o),J=1e-6;function y(o){if(!o)return"0 ns";let t=Number(o.toPrecision(3)),e=X.find(s=>t>=s.seconds)??X.at(-1);return`${(o/e.seconds).toPrecision(3)} ${e.symbol}`}var b=({course:o})=>o.finish,M=({course:o,seconds:t})=>o.finish*t,E=class{#t;#e;constructor(t,e){this.#t=e,this.tickLength=e?Math.min(...t.map(({seconds:s})=>s)):1,this.max=Math.max(...t.map(s=>this.finishOf(s))),this.#e=e?Math.max(...t.map(M)):this.max}finishOf(t){return Math.ceil(b(t)*this.#s(t)-J)}nodeAt(t,e){return Math.min(Math.floor(e/this.#s(t)+J),b(t))}text(t,e){let s=i=>Math.min(i*this.tickLength,this.#e),n=s(t),r=s(e);return this.#t?`${y(n)} of ${y(r)}`:`node ${g(n)} of ${g(r)}`}#s({seconds:t}){return this.#t?t/this.tickLength:1}};function A(o,t){let e=new Map;for(let s of o){let n=t(s);e.set(n,[...e.get(n)??[],s])}return[...e].toSorted(([s],[n])=>s-n)}function Z(o,t,e){let[{course:s}]=o;if(t.length===o.length)return $t(o,e);if(t.length===0)return`Each runs until it has all ${s.total} solutions.`;let n=t.length>1?"have":"has";return`${S(x(t))} ${n} all ${s.total} solutions.`}function $t(o,t){let e=t?M:b,s=t?y:g,n=A(o,e).map(([i,a])=>`${x(a)} ${s(i)}`),r=`${t?"Time":"Nodes"} to the last solution: ${n.join(", ")}.`;return o.every(({seconds:i})=>i)?`${r} ${gt(o)}`:r}function gt(o){let[[,t],...e]=A(o,b),[[,[s]]]=A(o,M),[n]=t;if(!e.length)return`All place equally many queens; ${x([s])} takes the least time for each.`;let r=t.length>1?"need":"needs",i=`${S(x(t))} ${r} the fewest nodes`;if(t.length===1&&n===s)return`${i} and the least time.`;if(t.includes(s))return`${i}; ${x([s])} takes the least time.`;let a=Number((n.seconds/s.seconds).toPrecision(2)),c=`a node of ${x([n])} takes ${a} times as long`;return`${i}, but ${x([s])} the least time: ${c}.`}var x=o=>Y(o.map(({title:t})=>t.toLowerCase()));var xt=o=>document.querySelector(`template[data-qa-file="${CSS.escape(o)}"]`)?.content.textContent;async function tt(o,t){let e=xt(o);if(e!==void 0)return e;let s=await fetch(o,{signal:t});if(!s.ok)throw new Error(`${o}: ${s.status}`);return s.text()}var yt="0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";function bt({n:o,squares:t,depths:e,found:s}){let n=[-1],r=[0],i=[0],a=[0];[...t].forEach((p,v)=>{let k=yt.indexOf(p),d=e?Number(e[v]):Math.floor(k/o)+1;a[d]=v+1,n.push(k),r.push(d),i.push(a[d-1])});let[c,l]=s.at(-1);return{n:o,square:n,depth:r,above:i,found:s,finish:c,total:l}}function et({n:o,square:t,above:e},s){let n=[];for(let r=s;r>0;r=e[r]){let i=t[r];n.unshift([Math.floor(i/o),i%o])}return n}function st({found:o},t){let e=o.findLast(([s])=>s<=t);return e?e[1]:0}function nt(o,t){let e=new Map;return async s=>{if(!e.has(s)){let n=await tt(`${o}/${s}.json`,t);e.set(s,bt(JSON.parse(n)))}return e.get(s)}}var C=520,vt=.04;function kt({depth:o,above:t}){let e=[],s=[],n=[],r=0;o.forEach((i,a)=>{o[a+1]>i||(e[a]=r+.5,r+=1)});for(let i=o.length-1;i>=0;i-=1)e[i]??=(s[i]+n[i])/2,n[t[i]]??=e[i],s[t[i]]=e[i];return{x:e,leaves:r}}function ot(o){let t=o.map(kt),e=Math.max(...t.map(({leaves:s})=>s));return t.map(({x:s,leaves:n},r)=>{let i=o[r],a=C*Math.max(n/e,vt)/n,c=p=>`${Math.round(s[p]*a)} ${i.depth[p]}`,l=qt(i,c);return{branches:l,whole:l.join(""),pointOf:c}})}function qt({above:o},t){let e=new Set;return o.map((s,n)=>{let r=`M${t(s)}L${t(n)}`;return n===0||e.has(r)?"":(e.add(r),r)})}var it=["nodes","time"],rt=["race","n","clock","tick"],wt=60,Mt=["1st","2nd","3rd"],at=[0,1,2],St={key:"",title:"no third method"},ct={slow:[1/0,2],normal:[20,5],fast:[6,20]},At=50,Tt=600,Lt=h`<p
class="qa-note qa-race-keys"
aria-hidden="true">Keys: <kbd>←</kbd> <kbd>→</kbd> a tick, <kbd>Home</kbd> <kbd>End</kbd> start and finish, <kbd
>Space</kbd> plays.</p>`,I=class extends B{static properties={n:{type:Number},raced:{type:Array},methods:{type:Array},sizes:{type:Array},folder:{},nodeTimes:{type:Object,attribute:"node-times"},note:{},timesPage:{attribute:"times-page"},choice:{state:!0},race:{state:!0},failure:{state:!0},speed:{state:!0},guess:{state:!0}};keys="Left and right arrow keys go a tick, Home and End to start and finish, Space plays.";player=new O(this,{pace:()=>this.pace,changed:()=>this.#h()});#t;#e;constructor(){super(),this.speed="normal"}async setup(){let{signal:t}=this,e=this.#n;this.#e=nt(this.folder,t),this.#t=new N(this,r=>this.#c(r)),this.#t.show(rt);let{query:s}=this.#t;await this.open(e);let n=rt.some(r=>s.has(r));!t.aborted&&this.choice===e&&n&&this.#c(s)}get isFirst(){return super.isFirst&&!this.#s}get#s(){return this.parentElement.closest("queens-race-guess")!==null}get#n(){return this.#a({methods:this.raced,n:this.n,clock:"time"})}get#o(){return Object.keys(this.nodeTimes).length>0}#i(t){let e=this.methods.filter(({key:s})=>t.includes(s));return Math.min(...e.map(({maxN:s})=>s))}#r(t){return t.every(e=>this.nodeTimes[e])}#a({methods:t,n:e,clock:s}){return{methods:t,n:Math.min(e,this.#i(t)),clock:this.#r(t)?s:"nodes"}}#c(t){let{methods:e,n:s,clock:n}=this.#n,{sizes:r}=this,i=(t.get("race")??"").split(",").map(l=>l.replaceAll("-","_")),c={methods:[2,3].includes(new Set(i).size)&&new Set(i).size===i.length&&i.every(l=>this.#p(l))?i:e,n:j(t,"n",r[0],r.at(-1))??s,clock:z(t,"clock",it)??n};this.open(this.#a(c),j(t,"tick",0,1/0))}async#l(t){await this.open(this.#a({...this.choice,...t}))&&this.#h()}#d(t,e){let s=[...this.choice.methods];s[t]=e,this.#l({methods:s.filter(Boolean)})}get isBusy(){return this.choice!==this.race?.choice&&!this.failure}async open(t,e=0){let{signal:s}=this;Object.assign(this,{choice:t,failure:void 0,guess:void 0}),this.player.hold();let n=await this.#u(t);return s.aborted||t!==this.choice?!1:(n?this.#f(t,n,e):this.#m(t),n!==void 0)}async#u({methods:t,n:e}){try{return await Promise.all(t.map(s=>this.#e(`${s}/${e}`)))}catch{return}}#f(t,e,s){let n=ot(e),r=t.methods.map((a,c)=>({title:this.#p(a).title,course:e[c],tree:n[c],seconds:this.nodeTimes[a]})),i=new E(r,t.clock==="time");this.race={choice:t,lanes:r,clock:i},this.player.set(s,i.max)}#m({n:t}){this.race&&(this.choice=this.race.choice,this.player.stop(),this.player.set(this.player.position),this.#h()),this.failure=`The courses for N = ${t} could not be loaded.`}#p(t){return this.methods.find(e=>e.key===t)}play(t){this.speed=t,this.player.isPlaying||this.player.toggle()}finish(){this.player.goTo(this.player.max)}get pace(){let[t,e]=ct[this.speed],s=Math.max(this.player.max/t,e)/1e3,n=matchMedia("(prefers-reduced-motion: reduce)").matches?Tt:At,r=Math.max(1/s,n);return[r,Math.max(Math.round(s*r),1)]}#h(){let{position:t,max:e}=this.player,{methods:s,n,clock:r}=this.race.choice;this.failure=void 0,this.#t.write({race:s.join(",").replaceAll("_","-"),n,clock:r,tick:t}),t===e&&this.dispatchEvent(new Event("qa-race-finish",{bubbles:!0}))}get#$(){let{lanes:t,clock:e,choice:s}=this.race,n=this.player.position,r=t.filter(i=>e.finishOf(i)<=n);return{nodes:t.map(i=>e.nodeAt(i,n)),ranking:A(r,s.clock==="time"?M:b)}}#g(t,e){let{lanes:s,choice:n}=this.race,r=t.flatMap(([,c])=>c),i=Z(s,r,n.clock==="time");return this.player.position>0&&r.length<s.length?`${S(e)}. ${i}`:this.player.position===0?`${i} Guess which finishes first, then press play.`:!this.guess||r.length<s.length?i:`You guessed ${t[0][1].some(({title:c})=>c===this.guess)?"right":this.guess.toLowerCase()}. ${i}`}#x(){let{choice:t,lanes:e,clock:s}=this.race;if(t.clock==="nodes")return"One tick is one node of each method.";let[n]=e.toSorted((i,a)=>i.seconds-a.seconds),r=n.title.toLowerCase();return`One tick is ${y(s.tickLength)}, the time of a node of ${r}.`}render(){let{choice:t,race:e,failure:s,player:n,note:r,timesPage:i}=this,{nodes:a,ranking:c}=e?this.#$:{nodes:[],ranking:[]},l=e?e.clock.text(n.position,n.max):"",p=e?this.#g(c,l):"",v=at.map(q=>this.#k(q,a[q]??0)),k=e?e.lanes.map((q,lt)=>this.#q(q,a[lt],c)):t.methods.map(()=>h`<li></li>`),d=e?this.#x():f,P=i?h`<a href=${i}>All its times</a>`:f;return h`<div
class="qa-lab-live"
aria-busy=${this.isBusy}
@keydown=${q=>n.press(q)}>
${this.#y(s??p)}
<div class="qa-lab-bar">
${n.buttons("Race",{hasEnds:!0})}
${this.#v()}
</div>
<div class="qa-race-slider">${n.slider("Clock",l)}</div>
<div
class="qa-race-lanes"
data-qa-count=${t.methods.length}>${v}</div>
<ol
class="qa-race-tracks"
?data-qa-started=${n.position>0}
data-qa-part="tracks"
aria-label="How far each method is">
${k}
</ol>
<p class="qa-note"><span data-qa-part="tick">${d}</span> ${r} ${P}</p>
${Lt}
</div>`}#y(t){if(!this.#s)return this.message(t,{look:"qa-lab-message"});let{position:e,max:s}=this.player,n=e>0&&e<s;return this.message(n?t:"",{look:"qa-lab-message qa-unseen"})}#b(t){let e=this.player.position>0,s=()=>{e||(this.guess=t)};return h`<button
type="button"
aria-label="Guess: ${t.toLowerCase()} finishes first"
aria-pressed=${t===this.guess}
aria-disabled=${e}
data-qa-part="guess"
@click=${s}>guess</button>`}#v(){let{choice:t,sizes:e}=this,s=c=>c==="nodes"||this.#r(t.methods),n=c=>c<=this.#i(t.methods),r=c=>this.#l({clock:c}),i=T("clock",it,t.clock,r,{isOffered:s}),a=c=>{this.speed=c};return h`${T("N",e,t.n,c=>this.#l({n:c}),{isOffered:n})}
${this.#o?i:f}
${T("speed",Object.keys(ct),this.speed,a)}`}#k(t,e){let{choice:s,race:n}=this,r=s.methods[t]??"",i=t===at.at(-1)?[St,...this.methods]:this.methods,a=i.find(({key:d})=>d===r).title,c=n?.choice.n??s.n,l=({target:d})=>this.#d(t,d.value),p=d=>d!==r&&s.methods.includes(d),v=({key:d,title:P})=>h`<option
value=${d}
.selected=${d===r}
?disabled=${p(d)}>${P}</option>`,k=r&&!this.#s;return h`<section aria-label="Lane ${t+1}" data-qa-part="lane">
<div class="qa-race-head">
<label class="qa-race-name"><span data-qa-part="name">${a}</span><select
aria-label="Method of lane ${t+1}"
autocomplete="off"
data-qa-part="method"
@change=${l}>${i.map(v)}</select></label>
${k?this.#b(a):f}
</div>
${r?Ot(n?.lanes[t],e,c,this.#o):f}
</section>`}#q(t,e,s){let{clock:n,choice:r}=this.race,i=s.findIndex(([,l])=>l.includes(t)),a=r.clock==="time"?y(M(t)):`${g(b(t))} nodes`,c=n.finishOf(t)/n.max;return Pt(t,e,c,i<0?"":`${Mt[i]}: ${a}`)}};function Ot(o,t,e,s){let n=c=>o?.seconds?y(c*o.seconds):"–",r={nodes:g(t),solutions:o?`${st(o.course,t)}/${o.course.total}`:"–",...s?{time:n(t),"per node":n(1)}:{}},i=Object.entries(r).map(([c,l])=>h`<div><dt>${c}</dt><dd data-qa-part=${c}>${l}</dd></div>`),a=o?jt(o.tree,o.course,t):f;return h`<div class="qa-race-board" data-qa-part="board">${Et(o,t,e)}</div>
<div class="qa-race-branches" data-qa-part="tree">${a}</div>
<dl>${i}</dl>`}function Et(o,t,e){let s=o?et(o.course,t):[],n=o?.course.found.some(([p])=>p===t),r=n?F(e):s.slice(-1).map(_).join(""),i=s.map(p=>K(...p,e)).join(" ")||"none",a=e+2*$,c=w(`qa-act qa-act-${n?"solution":"place"}`,[r]),l=o?.title??"Board";return h`<svg
class="qa-state"
role="img"
viewBox="${-$} ${-$} ${a} ${a}"><title>${l}, N = ${e}</title><desc>Queens: ${i}.</desc>
${R(`squares-${e}`)}${c}${V("",s)}</svg>`}function Pt({title:o,course:t},e,s,n){let a=(t.found.length>wt*s?[]:t.found.slice(0,-1)).map(([l])=>`M${l} 0v1`),c=100*e/t.finish;return h`<li><span>${o}</span><span
style="--share: ${s}"><i style="width: ${c}%"></i><svg
viewBox="0 0 ${t.finish} 1"
preserveAspectRatio="none"
aria-hidden="true">${m`<path d=${a.join("")} />`}</svg></span><b>${n}</b></li>`}function jt({branches:o,whole:t,pointOf:e},{n:s,above:n,found:r},i){let a=[];for(let p=i;p>0;p=n[p])a.push(e(p));let l=r.filter(([p])=>p<=i).map(([p])=>`M${e(p)}v-.5`);return h`<svg
class="qa-race-tree"
viewBox="0 -.1 ${C} ${s+.2}"
preserveAspectRatio="none"
aria-hidden="true">
${w("qa-race-all",[t])}
${w("qa-race-grown",o.slice(0,i+1))}
${w("qa-race-path",a.length?[`M${[...a,e(0)].join("L")}`]:[])}
${w("qa-race-solved",l)}
</svg>`}U("queens-race",I);})();
})();
