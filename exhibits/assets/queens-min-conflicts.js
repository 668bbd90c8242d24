(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var u=o=>queensBase[o];var M=u("Figure");var v=u("button");var T=u("define"),k=u("dropdown");var h=u("html");var E=u("live");var d=u("nothing");var $=u("svg");var P=o=>(o<26?"":"a")+String.fromCharCode(97+o%26),y=(o,t,e)=>`${P(t)}${e-o}`;var N=o=>o.flatMap((t,e)=>t===null?[]:y(e,t,o.length));function q(o){let t=N(o);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}var b=(o,t)=>$`<path class=${o} d=${t.join("")}></path>`;function O(o,t,e){let s=!1,n,i=()=>{let c=s&&!document.hidden;c!==n&&t(c),n=c},a=new IntersectionObserver(c=>{s=c.at(-1).isIntersecting,i()});a.observe(o),document.addEventListener("visibilitychange",i,{signal:e}),e.addEventListener("abort",()=>a.disconnect())}var C="M6 5v14h2V5zm13 0-9 7 9 7z",H="M16 5l-9 7 9 7z",V=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],j="M8 5l9 7-9 7z",F="M18 5v14h-2V5zM5 5l9 7-9 7z",g=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#n;#s=!0;#o;#i;#r=0;constructor(t,{pace:e,changed:s=()=>{},stays:n=()=>!1}){this.#t=t,this.#e={pace:e,changed:s,stays:n}}set(t,e=this.max){let s=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),s&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#n),this.#o=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[s,n]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+n),this.position<this.max&&!e(this.position)?this.playAfter(s,t,e):this.#t.announceAgain())}playAfter(t,e,s){this.isPlaying=!0;let n=()=>this.play(e,s);this.#n=this.#t.later(t,()=>{this.#s?n():this.#o=n}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#i)return;this.#i=t,this.#s=!0;let e=s=>{this.#s=s,s&&this.#o?.()};O(this.#t,e,t)}#a(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let s=`${t.shiftKey?"Shift ":""}${t.key}`,n={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},i=s in e?()=>this.goTo(e[s]):n[s],a=t.altKey||t.ctrlKey||t.metaKey,c=t.target,r=t.key===" "?"button, a, input:not([type=range])":"[type=range]",l=c.closest("select, textarea, [role=region]")||!(s in e)&&c.closest(r);!i||a||t.defaultPrevented||l||(t.preventDefault(),i())}view(t,e){return h`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:s,max:n}=this,i=s===0,a=s===n;return h`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${e?m("first","Back to the start",[C],()=>this.goTo(0),i):d}
${m("back","Back",[H],()=>this.goTo(s-1),i)}
${this.playButton()}
${m("forward","Forward",[j],()=>this.forward(),a)}
${e?m("last","To the end",[F],()=>this.goTo(n),a):d}
</div>`}playButton(){return h`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${z(V)}</button>`}slider(t,e,s=0){let{position:n,max:i}=this;return h`<input
type="range"
min=${s}
max=${i+s}
.value=${E(`${n+s}`)}
aria-label=${t}
aria-valuetext=${e}
autocomplete="off"
data-qa-part="slider"
@input=${({target:a})=>this.goTo(Number(a.value)-s)}
@pointerdown=${()=>this.#r=this.position}
@pointercancel=${()=>this.goTo(this.#r)}><span data-qa-part="progress">${e}</span>`}},z=o=>h`<svg viewBox="0 0 24 24" aria-hidden="true">${o.map(t=>$`<path d=${t} />`)}</svg>`,m=(o,t,e,s,n)=>h`<button
type="button"
data-qa-part=${o}
title=${t}
aria-disabled=${n}
@click=${s}>${z(e)}</button>`;var U=o=>String(o).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),w=(o,t,e=`${t}s`)=>`${U(o)} ${o===1?t:e}`;function L(o){let t=o|0;return()=>{t=t+1831565813|0;let e=Math.imul(t^t>>>15,1|t);return e^=e+Math.imul(e^e>>>7,61|e),((e^e>>>14)>>>0)/2**32}}var x=class{constructor(t){this.columns=Array(t).fill(0),this.rising=Array(2*t).fill(0),this.falling=Array(2*t).fill(0)}add(t,e,s){this.columns[e]+=s,this.rising[t+e]+=s,this.falling[t-e+this.columns.length]+=s}countAt(t,e){return this.columns[e]+this.rising[t+e]+this.falling[t-e+this.columns.length]}};function R(o,t){for(;;){let e=_(o,t);if(e)return e}}function _(o,t){let e=new x(o),s=[],n=r=>r[Math.floor(t()*r.length)],i=r=>{let l=e.columns.map((f,I)=>e.countAt(r,I)),p=Math.min(...l);s[r]=n([...l.keys()].filter(f=>l[f]===p)),e.add(r,s[r],1)};for(let r=0;r<o;r++)i(r);let a=[...s],c=[];for(let r=0;r<10*o;r++){let l=A(s);if(!l.length)return{start:a,moves:c};let p=n(l),f=s[p];e.add(p,f,-1),i(p),c.push({row:p,from:f,to:s[p]})}}function A(o){let t=new x(o.length);for(let[e,s]of o.entries())t.add(e,s,1);return[...o.keys()].filter(e=>t.countAt(e,o[e])>3)}function B(o,t){let e=[...o];for(let{row:s,to:n}of t)e[s]=n;return e}var K=8e3,D=600,S=class extends M{static properties={n:{type:Number},sizes:{type:Array},search:{state:!0}};player=new g(this,{pace:()=>[Math.min(D,K/this.player.max),1]});setup(){this.search||this.start(this.n,1)}start(t,e){this.search={n:t,seed:e,...R(t,L(e))},this.player.set(0,this.search.moves.length)}render(){let{n:t,seed:e,start:s,moves:n}=this.search,{position:i}=this.player,a=B(s,n.slice(0,i)),c=A(a),r=()=>{this.start(t,e+1),this.announceAgain()};return h`<div class="qa-lab-live">
<div class="qa-lab-bar">
${k("N",this.sizes,t,l=>this.start(l,e))}
${v("reset","Reset",()=>this.player.goTo(0),i===0)}
${v("again","Another start",r)}
</div>
${this.player.view("Moves",`move ${i} of ${n.length}`)}
${this.message(G(t,n[i-1],c.length))}
${W(a,c,n[i-1])}
</div>`}};function G(o,t,e){if(e===0)return"*Solved:* no queen attacks another.";let s=c=>y(t.row,c,o),n=e===1?"is":"are",i=`${w(e,"queen")} of ${o} ${n} attacked.`;if(!t)return`Each row has a queen. ${i}`;let a=t.to===t.from?"stays":`moves to *${s(t.to)}*`;return`The queen on ${s(t.from)} ${a}. ${i}`}function W(o,t,e){let s=o.length,n=new Set(t),i=([p])=>n.has(p),a=[...o.entries()],c=a.filter(p=>!i(p)),r=a.filter(i),l=e?$`<path
class="qa-conflicts-row"
d=${`M0 ${e.row}h${s}v1h-${s}z`}></path>`:d;return h`<svg class="qa-conflicts" role="img" viewBox="0 0 ${s} ${s}" style="--n: ${s}">
<title>${`N = ${s}, ${w(t.length,"queen")} attacked`}</title>
<desc>${q(o)}</desc>
${l}
${b("qa-conflicts-calm",c.map(Q))}
${b("qa-conflicts-hurt",r.map(Y))}
</svg>`}var Q=([o,t])=>`M${t+.15} ${o+.5}a.35 .35 0 1 1 .7 0a.35 .35 0 1 1-.7 0`,Y=([o,t])=>`M${t+.5} ${o-.1}l.6 .6l-.6 .6l-.6-.6z`;T("queens-min-conflicts",S);})();
})();
