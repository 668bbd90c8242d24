(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:gt,Figure:z,Part:xt,QueensElement:bt,button:yt,checkbox:qt,choiceIn:vt,choices:wt,define:R,dropdown:St,fill:kt,formatted:Tt,html:l,keyed:T,live:j,moveTabStop:A,nothing:$,numberIn:At,pressInGrid:Z,scaleOf:Mt,squareUnder:H,svg:f,use:M}=queensBase;var tt=e=>e.toString(2).replaceAll("0","").length,et={x:e=>e,"~x":e=>~e,"-x":e=>-e,"-x & x":e=>-e&e,"x - 1":e=>e-1,"x & (x - 1)":e=>e&e-1,"bit - 1":e=>(-e&e)-1,"popcount(bit - 1)":(e,t)=>tt((-e&e)-1&t),"x + 1":e=>e+1,"(x + 1) & ~x":e=>e+1&~e,"x << 1":e=>e<<1,"x >> 1":e=>e>>1},st={"-x":1,"x - 1":1,"bit - 1":1,"x + 1":0},nt=e=>2**e-1,m=e=>[...Array(e).keys()].toReversed();function E(e,t){let s=nt(t);return Object.fromEntries(Object.entries(et).map(([n,o])=>[n,o(e,s)&s]))}function ot(e,t,s){return[...Array(s).keys()].find(o=>(t>>o&1)===e)??s}var x=(e,t,s)=>ot(st[e],t,s),F=(e,t)=>e.toString(2).padStart(t,"0");var K=(e,t,s)=>(s&&e===t-1?-1:1)*2**e,b=e=>`${e}`.replace("-","−");var y=(e,t)=>(e>>t&1)===1,O=(e,t,s=0)=>m(e).map(n=>{let o=y(s,n)?"qa-rows-counted":"";return l`<span class="qa-lab-bit ${o}">${t(n)}</span>`}),D=(e,t)=>y(e,t)?"qa-lab-set":"",_=(e,t)=>Number(y(e,t));function U(e,t,s,n=-1){let o=Math.min(n,s-1,t-1);return m(t).map(i=>{if(i>=s)return l`<span class="qa-lab-bit qa-lab-later"></span>`;let a=`${i<=n?"qa-lab-run-over":""} ${i===o?"qa-lab-run-head":""}`;return l`<span class="qa-lab-bit ${D(e,i)} ${a}">${_(e,i)}</span>`})}var V=(e,t,s)=>F(e,t).slice(t-s)||"not computed yet",Y="Arrow keys, Home and End go from bit to bit; 0 and 1 set a bit and go on to the next.";function W(e,t,s,{isSigned:n=!1}={}){let o=(i,a)=>{let c=b(K(i,t,n)),p=_(e,i),d=({currentTarget:h})=>{h.focus(),s(e^1<<i)};return l`<button
type="button"
class="qa-lab-bit ${D(e,i)}"
tabindex=${a===0?0:-1}
aria-pressed=${y(e,i)}
aria-label="bit ${i}, worth ${c}: ${p}"
@click=${d}
@focus=${({target:h})=>A({target:h,currentTarget:h.parentElement})}
@keydown=${h=>it(h,e,i,s)}>${p}</button>`};return T(t,m(t).map(o))}function it(e,t,s,n){let{key:o,currentTarget:i}=e;if(e.altKey||e.ctrlKey||e.metaKey)return;let a=Array.from(i.parentElement.querySelectorAll("button")),c=i.previousElementSibling??i,p=i.nextElementSibling??i,d={ArrowLeft:c,ArrowRight:p,Home:a[0],End:a.at(-1),0:p,1:p}[o];d&&(e.preventDefault(),o==="0"&&n(t&~(1<<s)),o==="1"&&n(t|1<<s),d.focus())}var L=e=>(e<26?"":"a")+String.fromCharCode(97+e%26);function P(e,t){let s=t.map(([n,o])=>`${o},${n}`);return f`<polyline
class=${e}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...s,"0,0"].join(" ")}></polyline>`}function G(e,t,s){let n=!1,o,i=()=>{let c=n&&!document.hidden;c!==o&&t(c),o=c},a=new IntersectionObserver(c=>{n=c.at(-1).isIntersecting,i()});a.observe(e),document.addEventListener("visibilitychange",i,{signal:s}),s.addEventListener("abort",()=>a.disconnect())}var at="M6 5v14h2V5zm13 0-9 7 9 7z",rt="M16 5l-9 7 9 7z",ct=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],lt="M8 5l9 7-9 7z",pt="M18 5v14h-2V5zM5 5l9 7-9 7z",v=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#n;#s=!0;#o;#i;#a=0;constructor(t,{pace:s,changed:n=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:s,changed:n,stays:o}}set(t,s=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=s,this.position=Math.min(Math.max(t,0),s),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#n),this.#o=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,s=()=>!1){let[n,o]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#r():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!s(this.position)?this.playAfter(n,t,s):this.#t.announceAgain())}playAfter(t,s,n){this.isPlaying=!0;let o=()=>this.play(s,n);this.#n=this.#t.later(t,()=>{this.#s?o():this.#o=o}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#i)return;this.#i=t,this.#s=!0;let s=n=>{this.#s=n,n&&this.#o?.()};G(this.#t,s,t)}#r(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#r():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,s={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},i=n in s?()=>this.goTo(s[n]):o[n],a=t.altKey||t.ctrlKey||t.metaKey,c=t.target,p=t.key===" "?"button, a, input:not([type=range])":"[type=range]",d=c.closest("select, textarea, [role=region]")||!(n in s)&&c.closest(p);!i||a||t.defaultPrevented||d||(t.preventDefault(),i())}view(t,s){return l`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,s)}</div>`}buttons(t,{hasEnds:s=!1}={}){let{position:n,max:o}=this,i=n===0,a=n===o;return l`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${s?q("first","Back to the start",[at],()=>this.goTo(0),i):$}
${q("back","Back",[rt],()=>this.goTo(n-1),i)}
${this.playButton()}
${q("forward","Forward",[lt],()=>this.forward(),a)}
${s?q("last","To the end",[pt],()=>this.goTo(o),a):$}
</div>`}playButton(){return l`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${X(ct)}</button>`}slider(t,s,n=0){let{position:o,max:i}=this;return l`<input
type="range"
min=${n}
max=${i+n}
.value=${j(`${o+n}`)}
aria-label=${t}
aria-valuetext=${s}
autocomplete="off"
data-qa-part="slider"
@input=${({target:a})=>this.goTo(Number(a.value)-n)}
@pointerdown=${()=>this.#a=this.position}
@pointercancel=${()=>this.goTo(this.#a)}><span data-qa-part="progress">${s}</span>`}},X=e=>l`<svg viewBox="0 0 24 24" aria-hidden="true">${e.map(t=>f`<path d=${t} />`)}</svg>`,q=(e,t,s,n,o)=>l`<button
type="button"
data-qa-part=${e}
title=${t}
aria-disabled=${o}
@click=${n}>${X(s)}</button>`;var dt=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),I=(e,t,s=`${t}s`)=>`${dt(e)} ${e===1?t:s}`;function w(e){let t=e.slice(0,-1).join(", "),s=e.slice(-1);return t?`${t} and ${s}`:s.join("")}var ut=1200,r=8,N=m(r),Q=2**r-1;function B(e){let t=Math.min(x("-x",e,r),r-1),s=Array.from({length:t+1},(o,i)=>({kind:"carry",bit:i})),n=t<r-1?[{kind:"rest"}]:[];return[{kind:"x"},{kind:"flip"},...s,...n,{kind:"and"}]}var J=({kind:e,bit:t})=>e==="carry"?t+1:e==="rest"||e==="and"?r:0,ht=(e,t)=>Math.min(J(e),x("-x",t,r)+1,r),k=e=>r-1-e,u=e=>L(k(e)),g=e=>x("-x",e,r),$t={x(e,t){let s=N.filter(a=>t>>a&1);if(!s.length)return"x = 0 has no 1: no square of the row is free. Click some bits.";let n=s.map(a=>2**a).join(" + "),[o,i]=s.length>1?[`${n} = ${t}`,"are"]:[n,"is"];return`x = ${o}: ${w(s.map(u))} ${i} free. Step on to find the lowest 1.`},flip(e,t){let s=g(t);return`~x has every bit of x flipped. At the right end, ${s?s>1?`${s} zeros became ones`:"a 0 became a 1":"a 1 became a 0"}.`},carry({bit:e},t){let s=e?`Bit ${e}`:"Add 1 at bit 0";return e===g(t)?`${s}: 0 + 1 = 1. The carry stops here, at the lowest 1 of x.`:e===r-1?`${s}: 1 + 1 = 10. Write 0; the 1 is carried out of the row.`:`${s}: 1 + 1 = 10. Write 0 and carry the 1.`},rest:()=>"Nothing is added further left. There -x has what ~x has: the opposite of x.",and(e,t){return t?`x and -x share a single 1: x & -x = ${E(t,r)["-x & x"]}, column ${u(g(t))}.`:"x & -x = 0: the row has no square left."}},C=class extends z{static properties={bits:{},x:{state:!0},taken:{state:!0},typed:{state:!0},reply:{state:!0}};fillsScreen=!0;keys=Y;links={"data-qa-lowest":t=>this.follow(t)};player=new v(this,{pace:()=>[ut,1],changed:()=>Object.assign(this,{typed:void 0,reply:void 0})});setup(){this.show(Number.parseInt(this.bits,2))}follow(t){let[s,n,o]=t.split(" "),i=Number(s),a=c=>c.kind===n&&(o===void 0||c.bit===Number(o));this.show(i,B(i).findIndex(a)),n==="take"&&this.take()}show(t,s=0,n=[]){Object.assign(this,{x:t,taken:n,typed:void 0,reply:void 0}),this.player.set(s,B(t).length-1)}edit(t){this.show(t,this.player.position===this.player.max?1/0:0)}type({value:t,validity:s}){s.valid&&t!==""&&this.edit(Number(t)),t!==""&&(this.typed=t),s.valid||(this.reply=`${r} squares hold the whole numbers 0 to ${Q}.`)}take(){let{x:t,taken:s}=this;if(t){let n=g(t);this.show(t&t-1,1/0,[...s,n]),this.reply=this.#t(n)}else s.length&&this.show(s.reduce((n,o)=>n|1<<o,0))}#t(t){let{x:s,taken:n}=this,o=`x ^= bit has taken column ${u(t)}.`;return s?`${o} x = ${s} is left, and its lowest 1 is next.`:`${o} Nothing is left: ${I(n.length,"round")} for ${I(n.length,"free square")}.`}get#e(){return B(this.x)[this.player.position]}render(){let[{player:t,x:s,taken:n,typed:o},i]=[this,this.#e],a=s===0&&n.length>0;return l`<div class="qa-lowest-stage">
<div class="qa-lab-bar">
<label>x = <input
type="number"
min="0"
max=${Q}
autocomplete="off"
data-qa-part="number"
.value=${o??`${s}`}
@input=${({target:c})=>this.type(c)}></label>
${t.view("Steps",`step ${t.position} of ${t.max}`)}
</div>
<div class="qa-lowest-rows">
<div class="qa-lowest-row"><b></b><span class="qa-lowest-heads" aria-hidden="true">${O(r,u)}</span></div>
<div class="qa-lowest-row"><b>row</b><span class="qa-lowest-squares" data-qa-part="squares">${this.#n()}</span></div>
<div class="qa-lowest-row"><b></b><span class="qa-lowest-heads" aria-hidden="true">${O(r,c=>2**c)}</span></div>
<div class="qa-lowest-lines">${this.#s()}</div>
</div>
${this.message(this.reply??$t[i.kind](i,s))}
<div class="qa-lowest-act">
<button
type="button"
class="qa-main"
data-qa-part="take"
aria-disabled=${s===0&&!a}
@click=${()=>this.take()}>${a?"Put all back":"Take the lowest"}</button>
<span data-qa-part="taken">${n.map((c,p)=>l`${p?", ":"taken: "}<b>${u(c)}</b>`)}</span>
</div>
</div>`}#n(){let{x:t,taken:s}=this,n=N.filter(a=>t>>a&1),o=s.map(a=>[0,k(a)]),i=`Free: ${w(n.map(u))||"nothing"}. Taken: ${w(s.map(u))||"nothing"}.`;return l`<svg class="qa-board" viewBox="0 0 ${r} 1" role="img" aria-label=${i}>
${M(`squares-${r}`)}
${n.map(a=>f`<circle
class="qa-lowest-free"
cx=${k(a)+.5}
cy="0.5"
r="0.13" />`)}
${P("qa-lowest-before",o.slice(0,-1))}${P("",o.slice(-1))}
</svg>`}#s(){let[{x:t},s]=[this,this.#e],n=E(t,r),o=s.kind==="and";return l`<div class="qa-lowest-row" style="--row: 1"><b>x</b>
<span
class="qa-lab-bits"
role="group"
aria-label="x, bit by bit"
data-qa-sign="…0"
data-qa-part="bits">${W(t,r,i=>this.edit(i))}</span>
<span class="qa-lowest-value" data-qa-part="value">${t}</span></div>
${S(2,"~x","~x",n,s.kind==="x"?0:r)}
${ft(3,ht(s,t))}
${S(4,"-x","= -x",n,J(s))}
${S(5,"-x & x","x & -x",n,o?r:0)}
${S(6,"x & (x - 1)","x ^ bit",n,o?r:0)}
${mt(s,g(t))}`}};function S(e,t,s,{x:n,[t]:o},i){let a=t==="~x"||t==="-x"&&n>0,c=i===r,[p,d]=a?["…1",o-2**r]:["…0",o];return l`<div
class="qa-lowest-row"
style="--row: ${e}"
data-qa-line=${t}><b>${s}</b>
<span
class="qa-lab-bits"
role="img"
aria-label=${V(o,r,i)}
data-qa-sign=${c?p:""}>${U(o,r,i)}</span>
<span class="qa-lowest-value">${c?b(d):""}</span></div>`}function ft(e,t){let s=t>1?`1 added, and carried to bit ${t-1}`:t?"1 added":"not added yet",n=N.map(o=>l`<span
class="qa-lab-bit ${o<t?"qa-lowest-carry":""}">${o<t?1:""}</span>`);return l`<div class="qa-lowest-row" style="--row: ${e}" data-qa-line="+ 1"><b>+ 1</b>
<span
class="qa-lab-bits"
role="img"
aria-label=${s}>${n}</span><span class="qa-lowest-value"></span></div>`}function mt({kind:e,bit:t},s){let n=e==="carry",o=n?t:s;return!n&&(e!=="and"||s===r)?$:l`<span
class="qa-lowest-frame ${n?"qa-lowest-adding":""}"
aria-hidden="true"
style="--at: ${k(o)}"></span>`}R("queens-lowest-bit",C);})();
})();
