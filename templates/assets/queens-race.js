(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:C,Figure:N,Part:It,QueensElement:Bt,button:zt,checkbox:Ut,choiceIn:I,choices:Ht,define:B,dropdown:T,fill:Dt,formatted:Ft,html:h,keyed:ht,live:z,moveTabStop:dt,nothing:p,numberIn:O,pressInGrid:ut,scaleOf:Kt,showControls:Vt,squareUnder:U,svg:m,use:P}=queensBase;var $=.12;function H(o){let t=o+$;return`M${-$/2} ${-$/2}h${t}v${t}h${-t}z`}var D=o=>(o<26?"":"a")+String.fromCharCode(97+o%26),F=(o,t,e)=>`${D(t)}${e-o}`;var q=(o,t)=>m`<path class=${o} d=${t.join("")}></path>`;function K(o,t){let e=t.map(([s,n])=>`${n},${s}`);return m`<polyline
class=${o}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var V=([o,t])=>`M${t+.06} ${o+.06}h.88v.88h-.88z`;function W(o,t,e){let s=!1,n,i=()=>{let a=s&&!document.hidden;a!==n&&t(a),n=a},r=new IntersectionObserver(a=>{s=a.at(-1).isIntersecting,i()});r.observe(o),document.addEventListener("visibilitychange",i,{signal:e}),e.addEventListener("abort",()=>r.disconnect())}var pt="M6 5v14h2V5zm13 0-9 7 9 7z",ft="M16 5l-9 7 9 7z",mt=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],$t="M8 5l9 7-9 7z",gt="M18 5v14h-2V5zM5 5l9 7-9 7z",A=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#s;#n=!0;#o;#i;#r=0;constructor(t,{pace:e,changed:s=()=>{},stays:n=()=>!1}){this.#t=t,this.#e={pace:e,changed:s,stays:n}}set(t,e=this.max){let s=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),s&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#s),this.#o=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[s,n]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#c():(this.goTo(this.position===this.max?0:this.position+n),this.position<this.max&&!e(this.position)?this.playAfter(s,t,e):this.#t.announceAgain())}playAfter(t,e,s){this.isPlaying=!0;let n=()=>this.play(e,s);this.#s=this.#t.later(t,()=>{this.#n?n():this.#o=n}),this.#a()}#a(){let{signal:t}=this.#t;if(t===this.#i)return;this.#i=t,this.#n=!0;let e=s=>{this.#n=s,s&&this.#o?.()};W(this.#t,e,t)}#c(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#c():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let s=`${t.shiftKey?"Shift ":""}${t.key}`,n={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},i=s in e?()=>this.goTo(e[s]):n[s],r=t.altKey||t.ctrlKey||t.metaKey,a=t.target,c=t.key===" "?"button, a, input:not([type=range])":"[type=range]",l=a.closest("select, textarea, [role=region]")||!(s in e)&&a.closest(c);!i||r||t.defaultPrevented||l||(t.preventDefault(),i())}view(t,e){return h`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:s,max:n}=this,i=s===0,r=s===n;return h`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${e?L("first","Back to the start",[pt],()=>this.goTo(0),i):p}
${L("back","Back",[ft],()=>this.goTo(s-1),i)}
${this.playButton()}
${L("forward","Forward",[$t],()=>this.forward(),r)}
${e?L("last","To the end",[gt],()=>this.goTo(n),r):p}
</div>`}playButton(){return h`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${_(mt)}</button>`}slider(t,e,s=0){let{position:n,max:i}=this;return h`<input
type="range"
min=${s}
max=${i+s}
.value=${z(`${n+s}`)}
aria-label=${t}
aria-valuetext=${e}
autocomplete="off"
data-qa-part="slider"
@input=${({target:r})=>this.goTo(Number(r.value)-s)}
@pointerdown=${()=>this.#r=this.position}
@pointercancel=${()=>this.goTo(this.#r)}><span data-qa-part="progress">${e}</span>`}},_=o=>h`<svg viewBox="0 0 24 24" aria-hidden="true">${o.map(t=>m`<path d=${t} />`)}</svg>`,L=(o,t,e,s,n)=>h`<button
type="button"
data-qa-part=${o}
title=${t}
aria-disabled=${n}
@click=${s}>${_(e)}</button>`;var g=o=>String(o).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,",");function G(o){let t=o.slice(0,-1).join(", "),e=o.slice(-1);return t?`${t} and ${e}`:e.join("")}var M=o=>o[0].toUpperCase()+o.slice(1);var Y=[{name:"year",seconds:31557600},{name:"day",seconds:86400},{name:"hour",seconds:3600},{name:"minute",seconds:60},{name:"second",symbol:"s",seconds:1},{name:"millisecond",symbol:"ms",seconds:.001},{name:"microsecond",symbol:"µs",seconds:1e-6},{name:"nanosecond",symbol:"ns",seconds:1e-9}];var Q=Y.filter(({symbol:o})=>o),X=1e-6;function b(o){if(!o)return"0 ns";let t=Number(o.toPrecision(3)),e=Q.find(s=>t>=s.seconds)??Q.at(-1);return`${(o/e.seconds).toPrecision(3)} ${e.symbol}`}var y=({course:o})=>o.finish,w=({course:o,seconds:t})=>o.finish*t,E=class{#t;#e;constructor(t,e){this.#t=e,this.tickLength=e?Math.min(...t.map(({seconds:s})=>s)):1,this.max=Math.max(...t.map(s=>this.finishOf(s))),this.#e=e?Math.max(...t.map(w)):this.max}finishOf(t){return Math.ceil(y(t)*this.#s(t)-X)}nodeAt(t,e){return Math.min(Math.floor(e/this.#s(t)+X),y(t))}text(t,e){let s=r=>Math.min(r*this.tickLength,this.#e),n=s(t),i=s(e);return this.#t?`${b(n)} of ${b(i)}`:`node ${g(n)} of ${g(i)}`}#s({seconds:t}){return this.#t?t/this.tickLength:1}};function S(o,t){let e=new Map;for(let s of o){let n=t(s);e.set(n,[...e.get(n)??[],s])}return[...e].toSorted(([s],[n])=>s-n)}function J(o,t,e){let[{course:s}]=o;if(t.length===o.length)return bt(o,e);if(t.length===0)return`Each runs until it has all ${s.total} solutions.`;let n=t.length>1?"have":"has";return`${M(x(t))} ${n} all ${s.total} solutions.`}function bt(o,t){let e=t?w:y,s=t?b:g,n=S(o,e).map(([r,a])=>`${x(a)} ${s(r)}`),i=`${t?"Time":"Nodes"} to the last solution: ${n.join(", ")}.`;return o.every(({seconds:r})=>r)?`${i} ${yt(o)}`:i}function yt(o){let[[,t],...e]=S(o,y),[[,[s]]]=S(o,w),[n]=t;if(!e.length)return`All place equally many queens; ${x([s])} takes the least time for each.`;let i=t.length>1?"need":"needs",r=`${M(x(t))} ${i} the fewest nodes`;if(t.length===1&&n===s)return`${r} and the least time.`;if(t.includes(s))return`${r}; ${x([s])} takes the least time.`;let a=Number((n.seconds/s.seconds).toPrecision(2)),c=`a node of ${x([n])} takes ${a} times as long`;return`${r}, but ${x([s])} the least time: ${c}.`}var x=o=>G(o.map(({title:t})=>t.toLowerCase()));var vt=o=>document.querySelector(`template[data-qa-file="${CSS.escape(o)}"]`)?.content.textContent;async function Z(o,t){let e=vt(o);if(e!==void 0)return e;let s=await fetch(o,{signal:t});if(!s.ok)throw new Error(`${o}: ${s.status}`);return s.text()}var kt="0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";function qt({n:o,squares:t,depths:e,found:s}){let n=[-1],i=[0],r=[0],a=[0];[...t].forEach((d,v)=>{let u=kt.indexOf(d),f=e?Number(e[v]):Math.floor(u/o)+1;a[f]=v+1,n.push(u),i.push(f),r.push(a[f-1])});let[c,l]=s.at(-1);return{n:o,square:n,depth:i,above:r,found:s,finish:c,total:l}}function tt({n:o,square:t,above:e},s){let n=[];for(let i=s;i>0;i=e[i]){let r=t[i];n.unshift([Math.floor(r/o),r%o])}return n}function et({found:o},t){let e=o.findLast(([s])=>s<=t);return e?e[1]:0}function st(o,t){let e=new Map;return async s=>{if(!e.has(s)){let n=await Z(`${o}/${s}.json`,t);e.set(s,qt(JSON.parse(n)))}return e.get(s)}}var j=520,wt=.04;function Mt({depth:o,above:t}){let e=[],s=[],n=[],i=0;o.forEach((r,a)=>{o[a+1]>r||(e[a]=i+.5,i+=1)});for(let r=o.length-1;r>=0;r-=1)e[r]??=(s[r]+n[r])/2,n[t[r]]??=e[r],s[t[r]]=e[r];return{x:e,leaves:i}}function nt(o){let t=o.map(Mt),e=Math.max(...t.map(({leaves:s})=>s));return t.map(({x:s,leaves:n},i)=>{let r=o[i],a=j*Math.max(n/e,wt)/n,c=d=>`${Math.round(s[d]*a)} ${r.depth[d]}`,l=St(r,c);return{branches:l,whole:l.join(""),pointOf:c}})}function St({above:o},t){let e=new Set;return o.map((s,n)=>{let i=`M${t(s)}L${t(n)}`;return n===0||e.has(i)?"":(e.add(i),i)})}var ot=["nodes","time"],it=["race","n","clock","tick"],Tt=60,Lt=["1st","2nd","3rd"],rt=[0,1,2],At={key:"",title:"no third method"},at={slow:[1/0,2],normal:[20,5],fast:[6,20]},Et=50,Ot=600,Pt=h`<p
class="qa-note qa-race-keys"
aria-hidden="true">Keys: <kbd>←</kbd> <kbd>→</kbd> a tick, <kbd>Home</kbd> <kbd>End</kbd> start and finish, <kbd
>Space</kbd> plays.</p>`,R=class extends N{static properties={n:{type:Number},raced:{type:Array},methods:{type:Array},sizes:{type:Array},folder:{},nodeTimes:{type:Object,attribute:"node-times"},note:{},timesPage:{attribute:"times-page"},choice:{state:!0},race:{state:!0},failure:{state:!0},speed:{state:!0},guess:{state:!0}};keys="Left and right arrow keys go a tick, Home and End to start and finish, Space plays.";player=new A(this,{pace:()=>this.pace,changed:()=>this.#d()});#t;#e;constructor(){super(),this.speed="normal"}async setup(){let{signal:t}=this,e=this.#n;this.#e=st(this.folder,t),this.#t=new C(this,i=>this.#c(i)),this.#t.show(it);let{query:s}=this.#t;await this.open(e);let n=it.some(i=>s.has(i));!t.aborted&&this.choice===e&&n&&this.#c(s)}get isFirst(){return super.isFirst&&!this.#s}get#s(){return this.parentElement.closest("queens-race-guess")!==null}get#n(){return this.#a({methods:this.raced,n:this.n,clock:"time"})}get#o(){return Object.keys(this.nodeTimes).length>0}#i(t){let e=this.methods.filter(({key:s})=>t.includes(s));return Math.min(...e.map(({maxN:s})=>s))}#r(t){return t.every(e=>this.nodeTimes[e])}#a({methods:t,n:e,clock:s}){return{methods:t,n:Math.min(e,this.#i(t)),clock:this.#r(t)?s:"nodes"}}#c(t){let{methods:e,n:s,clock:n}=this.#n,{sizes:i}=this,r=(t.get("race")??"").split(",").map(l=>l.replaceAll("-","_")),c={methods:[2,3].includes(new Set(r).size)&&new Set(r).size===r.length&&r.every(l=>this.#h(l))?r:e,n:O(t,"n",i[0],i.at(-1))??s,clock:I(t,"clock",ot)??n};this.open(this.#a(c),O(t,"tick",0,1/0))}async#l(t){await this.open(this.#a({...this.choice,...t}))&&this.#d()}#u(t,e){let s=[...this.choice.methods];s[t]=e,this.#l({methods:s.filter(Boolean)})}get isBusy(){return this.choice!==this.race?.choice&&!this.failure}async open(t,e=0){let{signal:s}=this;Object.assign(this,{choice:t,failure:void 0,guess:void 0}),this.player.hold();let n=await this.#p(t);return s.aborted||t!==this.choice?!1:(n?this.#f(t,n,e):this.#m(t),n!==void 0)}async#p({methods:t,n:e}){try{return await Promise.all(t.map(s=>this.#e(`${s}/${e}`)))}catch{return}}#f(t,e,s){let n=nt(e),i=t.methods.map((a,c)=>({title:this.#h(a).title,course:e[c],tree:n[c],seconds:this.nodeTimes[a]})),r=new E(i,t.clock==="time");this.race={choice:t,lanes:i,clock:r},this.player.set(s,r.max)}#m({n:t}){this.race&&(this.choice=this.race.choice,this.player.stop(),this.player.set(this.player.position),this.#d()),this.failure=`The courses for N = ${t} could not be loaded.`}#h(t){return this.methods.find(e=>e.key===t)}play(t){this.speed=t,this.player.isPlaying||this.player.toggle()}finish(){this.player.goTo(this.player.max)}get pace(){let[t,e]=at[this.speed],s=Math.max(this.player.max/t,e)/1e3,n=matchMedia("(prefers-reduced-motion: reduce)").matches?Ot:Et,i=Math.max(1/s,n);return[i,Math.max(Math.round(s*i),1)]}#d(){let{position:t,max:e}=this.player,{methods:s,n,clock:i}=this.race.choice;this.failure=void 0,this.#t.write({race:s.join(",").replaceAll("_","-"),n,clock:i,tick:t}),t===e&&this.dispatchEvent(new Event("qa-race-finish",{bubbles:!0}))}get#$(){let{lanes:t,clock:e,choice:s}=this.race,n=this.player.position,i=t.filter(r=>e.finishOf(r)<=n);return{nodes:t.map(r=>e.nodeAt(r,n)),ranking:S(i,s.clock==="time"?w:y)}}#g(t,e){let{lanes:s,choice:n}=this.race,i=t.flatMap(([,c])=>c),r=J(s,i,n.clock==="time");return this.player.position>0&&i.length<s.length?`${M(e)}. ${r}`:!this.guess||i.length<s.length?r:`You guessed ${t[0][1].some(({title:c})=>c===this.guess)?"right":this.guess.toLowerCase()}. ${r}`}#x(){let{choice:t,lanes:e,clock:s}=this.race;if(t.clock==="nodes")return"One tick is one node of each method.";let[n]=e.toSorted((r,a)=>r.seconds-a.seconds),i=n.title.toLowerCase();return`One tick is ${b(s.tickLength)}, the time of a node of ${i}.`}render(){let{choice:t,race:e,failure:s,player:n,note:i,timesPage:r}=this,{nodes:a,ranking:c}=e?this.#$:{nodes:[],ranking:[]},l=e?e.clock.text(n.position,n.max):"",d=e?this.#g(c,l):"",v=rt.map(k=>this.#k(k,a[k]??0)),u=e?e.lanes.map((k,lt)=>this.#q(k,a[lt],c)):t.methods.map(()=>h`<li></li>`),f=e?this.#x():p,ct=r?h`<a href=${r}>All its times</a>`:p;return h`<div
class="qa-lab-live"
aria-busy=${this.isBusy}
@keydown=${k=>n.press(k)}>
${this.#y()}
${this.#b(s??d)}
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
${u}
</ol>
<p class="qa-note"><span data-qa-part="tick">${f}</span> ${i} ${ct}</p>
${Pt}
</div>`}#b(t){if(!this.#s)return this.message(t,{look:"qa-lab-message"});let{position:e,max:s}=this.player,n=e>0&&e<s;return this.message(n?t:"",{look:"qa-lab-message qa-unseen"})}#y(){let t=this.player.position>0,e=this.choice.methods.map(n=>this.#h(n).title),s=n=>{let i=()=>{t||(this.guess=n)};return h`<button
type="button"
aria-pressed=${n===this.guess}
aria-disabled=${t}
@click=${i}>${n}</button>`};return h`<div
class="qa-lab-bar qa-race-guess"
role="group"
aria-label="Which finishes first?"
data-qa-part="guess">
<span>Guess: which finishes first?</span>${e.map(s)}</div>`}#v(){let{choice:t,sizes:e}=this,s=c=>c==="nodes"||this.#r(t.methods),n=c=>c<=this.#i(t.methods),i=c=>this.#l({clock:c}),r=T("clock",ot,t.clock,i,{isOffered:s}),a=c=>{this.speed=c};return h`${T("N",e,t.n,c=>this.#l({n:c}),{isOffered:n})}
${this.#o?r:p}
${T("speed",Object.keys(at),this.speed,a)}`}#k(t,e){let{choice:s,race:n}=this,i=s.methods[t]??"",r=t===rt.at(-1)?[At,...this.methods]:this.methods,a=r.find(({key:u})=>u===i).title,c=n?.choice.n??s.n,l=({target:u})=>this.#u(t,u.value),d=u=>u!==i&&s.methods.includes(u),v=({key:u,title:f})=>h`<option
value=${u}
.selected=${u===i}
?disabled=${d(u)}>${f}</option>`;return h`<section aria-label="Lane ${t+1}" data-qa-part="lane">
<label class="qa-race-name"><span data-qa-part="name">${a}</span><select
aria-label="Method of lane ${t+1}"
autocomplete="off"
data-qa-part="method"
@change=${l}>${r.map(v)}</select></label>
${i?jt(n?.lanes[t],e,c,this.#o):p}
</section>`}#q(t,e,s){let{clock:n,choice:i}=this.race,r=s.findIndex(([,l])=>l.includes(t)),a=i.clock==="time"?b(w(t)):`${g(y(t))} nodes`,c=n.finishOf(t)/n.max;return Ct(t,e,c,r<0?"":`${Lt[r]}: ${a}`)}};function jt(o,t,e,s){let n=c=>o?.seconds?b(c*o.seconds):"–",i={nodes:g(t),solutions:o?`${et(o.course,t)}/${o.course.total}`:"–",...s?{time:n(t),"per node":n(1)}:{}},r=Object.entries(i).map(([c,l])=>h`<div><dt>${c}</dt><dd data-qa-part=${c}>${l}</dd></div>`),a=o?Nt(o.tree,o.course,t):p;return h`<div class="qa-race-board" data-qa-part="board">${Rt(o,t,e)}</div>
<div class="qa-race-branches" data-qa-part="tree">${a}</div>
<dl>${r}</dl>`}function Rt(o,t,e){let s=o?tt(o.course,t):[],n=o?.course.found.some(([d])=>d===t),i=n?H(e):s.slice(-1).map(V).join(""),r=s.map(d=>F(...d,e)).join(" ")||"none",a=e+2*$,c=q(`qa-act qa-act-${n?"solution":"place"}`,[i]),l=o?.title??"Board";return h`<svg
class="qa-state"
role="img"
viewBox="${-$} ${-$} ${a} ${a}"><title>${l}, N = ${e}</title><desc>Queens: ${r}.</desc>
${P(`squares-${e}`)}${c}${K("",s)}</svg>`}function Ct({title:o,course:t},e,s,n){let a=(t.found.length>Tt*s?[]:t.found.slice(0,-1)).map(([l])=>`M${l} 0v1`),c=100*e/t.finish;return h`<li><span>${o}</span><span
style="--share: ${s}"><i style="width: ${c}%"></i><svg
viewBox="0 0 ${t.finish} 1"
preserveAspectRatio="none"
aria-hidden="true">${m`<path d=${a.join("")} />`}</svg></span><b>${n}</b></li>`}function Nt({branches:o,whole:t,pointOf:e},{n:s,above:n,found:i},r){let a=[];for(let d=r;d>0;d=n[d])a.push(e(d));let l=i.filter(([d])=>d<=r).map(([d])=>`M${e(d)}v-.5`);return h`<svg
class="qa-race-tree"
viewBox="0 -.1 ${j} ${s+.2}"
preserveAspectRatio="none"
aria-hidden="true">
${q("qa-race-all",[t])}
${q("qa-race-grown",o.slice(0,r+1))}
${q("qa-race-path",a.length?[`M${[...a,e(0)].join("L")}`]:[])}
${q("qa-race-solved",l)}
</svg>`}B("queens-race",R);})();
})();
