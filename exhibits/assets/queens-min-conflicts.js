(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:et,Figure:M,Part:st,QueensElement:nt,button:x,checkbox:ot,choiceIn:it,choices:rt,define:S,dropdown:T,fill:at,formatted:ct,html:u,keyed:C,live:k,moveTabStop:I,nothing:h,numberIn:lt,pressInGrid:H,scaleOf:pt,showControls:ut,squareUnder:E,svg:d,use:V}=queensBase;var L=n=>(n<26?"":"a")+String.fromCharCode(97+n%26),v=(n,t,e)=>`${L(t)}${e-n}`;var j=n=>n.flatMap((t,e)=>t===null?[]:v(e,t,n.length));function y(n){let t=j(n);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}var q=(n,t)=>d`<path class=${n} d=${t.join("")}></path>`;function P(n,t,e){let s=!1,o,i=()=>{let c=s&&!document.hidden;c!==o&&t(c),o=c},a=new IntersectionObserver(c=>{s=c.at(-1).isIntersecting,i()});a.observe(n),document.addEventListener("visibilitychange",i,{signal:e}),e.addEventListener("abort",()=>a.disconnect())}var F="M6 5v14h2V5zm13 0-9 7 9 7z",U="M16 5l-9 7 9 7z",D=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],_="M8 5l9 7-9 7z",K="M18 5v14h-2V5zM5 5l9 7-9 7z",m=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#o;#s=!0;#n;#i;#r=0;constructor(t,{pace:e,changed:s=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:e,changed:s,stays:o}}set(t,e=this.max){let s=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),s&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#o),this.#n=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[s,o]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!e(this.position)?this.playAfter(s,t,e):this.#t.announceAgain())}playAfter(t,e,s){this.isPlaying=!0;let o=()=>this.play(e,s);this.#o=this.#t.later(t,()=>{this.#s?o():this.#n=o}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#i)return;this.#i=t,this.#s=!0;let e=s=>{this.#s=s,s&&this.#n?.()};P(this.#t,e,t)}#a(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let s=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},i=s in e?()=>this.goTo(e[s]):o[s],a=t.altKey||t.ctrlKey||t.metaKey,c=t.target,r=t.key===" "?"button, a, input:not([type=range])":"[type=range]",l=c.closest("select, textarea, [role=region]")||!(s in e)&&c.closest(r);!i||a||t.defaultPrevented||l||(t.preventDefault(),i())}view(t,e){return u`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:s,max:o}=this,i=s===0,a=s===o;return u`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${e?$("first","Back to the start",[F],()=>this.goTo(0),i):h}
${$("back","Back",[U],()=>this.goTo(s-1),i)}
${this.playButton()}
${$("forward","Forward",[_],()=>this.forward(),a)}
${e?$("last","To the end",[K],()=>this.goTo(o),a):h}
</div>`}playButton(){return u`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${O(D)}</button>`}slider(t,e,s=0){let{position:o,max:i}=this;return u`<input
type="range"
min=${s}
max=${i+s}
.value=${k(`${o+s}`)}
aria-label=${t}
aria-valuetext=${e}
autocomplete="off"
data-qa-part="slider"
@input=${({target:a})=>this.goTo(Number(a.value)-s)}
@pointerdown=${()=>this.#r=this.position}
@pointercancel=${()=>this.goTo(this.#r)}><span data-qa-part="progress">${e}</span>`}},O=n=>u`<svg viewBox="0 0 24 24" aria-hidden="true">${n.map(t=>d`<path d=${t} />`)}</svg>`,$=(n,t,e,s,o)=>u`<button
type="button"
data-qa-part=${n}
title=${t}
aria-disabled=${o}
@click=${s}>${O(e)}</button>`;var W=n=>String(n).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),b=(n,t,e=`${t}s`)=>`${W(n)} ${n===1?t:e}`;function z(n){let t=n|0;return()=>{t=t+1831565813|0;let e=Math.imul(t^t>>>15,1|t);return e^=e+Math.imul(e^e>>>7,61|e),((e^e>>>14)>>>0)/2**32}}var g=class{constructor(t){this.columns=Array(t).fill(0),this.rising=Array(2*t).fill(0),this.falling=Array(2*t).fill(0)}add(t,e,s){this.columns[e]+=s,this.rising[t+e]+=s,this.falling[t-e+this.columns.length]+=s}countAt(t,e){return this.columns[e]+this.rising[t+e]+this.falling[t-e+this.columns.length]}};function R(n,t){for(;;){let e=G(n,t);if(e)return e}}function G(n,t){let e=new g(n),s=[],o=r=>r[Math.floor(t()*r.length)],i=r=>{let l=e.columns.map((f,N)=>e.countAt(r,N)),p=Math.min(...l);s[r]=o([...l.keys()].filter(f=>l[f]===p)),e.add(r,s[r],1)};for(let r=0;r<n;r++)i(r);let a=[...s],c=[];for(let r=0;r<10*n;r++){let l=w(s);if(!l.length)return{start:a,moves:c};let p=o(l),f=s[p];e.add(p,f,-1),i(p),c.push({row:p,from:f,to:s[p]})}}function w(n){let t=new g(n.length);for(let[e,s]of n.entries())t.add(e,s,1);return[...n.keys()].filter(e=>t.countAt(e,n[e])>3)}function B(n,t){let e=[...n];for(let{row:s,to:o}of t)e[s]=o;return e}var Y=8e3,Q=600,A=class extends M{static properties={n:{type:Number},sizes:{type:Array},search:{state:!0}};player=new m(this,{pace:()=>[Math.min(Q,Y/this.player.max),1]});setup(){this.search||this.start(this.n,1)}start(t,e){this.search={n:t,seed:e,...R(t,z(e))},this.player.set(0,this.search.moves.length)}render(){let{n:t,seed:e,start:s,moves:o}=this.search,{position:i}=this.player,a=B(s,o.slice(0,i)),c=w(a),r=()=>{this.start(t,e+1),this.announceAgain()};return u`<div class="qa-lab-live">
<div class="qa-lab-bar">
${T("N",this.sizes,t,l=>this.start(l,e))}
${x("reset","Reset",()=>this.player.goTo(0),i===0)}
${x("again","Another start",r)}
</div>
${this.player.view("Moves",`move ${i} of ${o.length}`)}
${this.message(X(t,o[i-1],c.length))}
${J(a,c,o[i-1])}
</div>`}};function X(n,t,e){if(e===0)return"*Solved:* no queen attacks another.";let s=c=>v(t.row,c,n),o=e===1?"is":"are",i=`${b(e,"queen")} of ${n} ${o} attacked.`;if(!t)return`Each row has a queen. ${i}`;let a=t.to===t.from?"stays":`moves to *${s(t.to)}*`;return`The queen on ${s(t.from)} ${a}. ${i}`}function J(n,t,e){let s=n.length,o=new Set(t),i=([p])=>o.has(p),a=[...n.entries()],c=a.filter(p=>!i(p)),r=a.filter(i),l=e?d`<path
class="qa-conflicts-row"
d=${`M0 ${e.row}h${s}v1h-${s}z`}></path>`:h;return u`<svg class="qa-conflicts" role="img" viewBox="0 0 ${s} ${s}" style="--n: ${s}">
<title>${`N = ${s}, ${b(t.length,"queen")} attacked`}</title>
<desc>${y(n)}</desc>
${l}
${q("qa-conflicts-calm",c.map(Z))}
${q("qa-conflicts-hurt",r.map(tt))}
</svg>`}var Z=([n,t])=>`M${t+.15} ${n+.5}a.35 .35 0 1 1 .7 0a.35 .35 0 1 1-.7 0`,tt=([n,t])=>`M${t+.5} ${n-.1}l.6 .6l-.6 .6l-.6-.6z`;S("queens-min-conflicts",A);})();
})();
