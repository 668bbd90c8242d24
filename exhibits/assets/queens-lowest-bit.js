(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var u=e=>queensBase[e];var R=u("Figure");var j=u("define");var c=u("html"),A=u("keyed"),F=u("live"),M=u("moveTabStop"),f=u("nothing");var m=u("svg"),O=u("use");var st=e=>e.toString(2).replaceAll("0","").length,nt={x:e=>e,"~x":e=>~e,"-x":e=>-e,"-x & x":e=>-e&e,"x - 1":e=>e-1,"x & (x - 1)":e=>e&e-1,"bit - 1":e=>(-e&e)-1,"popcount(bit - 1)":(e,t)=>st((-e&e)-1&t),"x + 1":e=>e+1,"(x + 1) & ~x":e=>e+1&~e,"x << 1":e=>e<<1,"x >> 1":e=>e>>1},ot={"-x":1,"x - 1":1,"bit - 1":1,"x + 1":0},it=e=>2**e-1,x=e=>[...Array(e).keys()].toReversed();function E(e,t){let s=it(t);return Object.fromEntries(Object.entries(nt).map(([n,o])=>[n,o(e,s)&s]))}function at(e,t,s){return[...Array(s).keys()].find(o=>(t>>o&1)===e)??s}var y=(e,t,s)=>at(ot[e],t,s),K=(e,t)=>e.toString(2).padStart(t,"0");function _(e,t,s){return s&&e===t-1?-(2**e):2**e}var q=e=>`${e}`.replace("-","−");var v=(e,t)=>(e>>t&1)===1,I=(e,t,s=0)=>x(e).map(n=>{let o=v(s,n)?"qa-rows-counted":"";return c`<span class="qa-lab-bit ${o}">${t(n)}</span>`}),U=(e,t)=>v(e,t)?"qa-lab-set":"",D=(e,t)=>Number(v(e,t));function V(e,t,s,n=-1){let o=Math.min(n,s-1,t-1);return x(t).map(i=>{if(i>=s)return c`<span class="qa-lab-bit qa-lab-later"></span>`;let a=`${i<=n?"qa-lab-run-over":""} ${i===o?"qa-lab-run-head":""}`;return c`<span class="qa-lab-bit ${U(e,i)} ${a}">${D(e,i)}</span>`})}var W=(e,t,s)=>K(e,t).slice(t-s)||"not computed yet",Y="Arrow keys, Home and End go from bit to bit; 0 and 1 set a bit and go on to the next.";function G(e,t,s,{isSigned:n=!1}={}){let o=(i,a)=>{let l=q(_(i,t,n)),p=D(e,i),d=({currentTarget:h})=>{h.focus(),s(e^1<<i)};return c`<button
type="button"
class="qa-lab-bit ${U(e,i)}"
tabindex=${a===0?0:-1}
aria-pressed=${v(e,i)}
aria-label="bit ${i}, worth ${l}: ${p}"
@click=${d}
@focus=${({target:h})=>M({target:h,currentTarget:h.parentElement})}
@keydown=${h=>rt(h,e,i,s)}>${p}</button>`};return A(t,x(t).map(o))}function rt(e,t,s,n){let{key:o,currentTarget:i}=e;if(e.altKey||e.ctrlKey||e.metaKey)return;let a=Array.from(i.parentElement.querySelectorAll("button")),l=i.previousElementSibling??i,p=i.nextElementSibling??i,d={ArrowLeft:l,ArrowRight:p,Home:a[0],End:a.at(-1),0:p,1:p}[o];d&&(e.preventDefault(),o==="0"&&n(t&~(1<<s)),o==="1"&&n(t|1<<s),d.focus())}var B=e=>(e<26?"":"a")+String.fromCharCode(97+e%26);function L(e,t){let s=t.map(([n,o])=>`${o},${n}`);return m`<polyline
class=${e}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...s,"0,0"].join(" ")}></polyline>`}function Q(e,t,s){let n=!1,o,i=()=>{let l=n&&!document.hidden;l!==o&&t(l),o=l},a=new IntersectionObserver(l=>{n=l.at(-1).isIntersecting,i()});a.observe(e),document.addEventListener("visibilitychange",i,{signal:s}),s.addEventListener("abort",()=>a.disconnect())}var ct="M6 5v14h2V5zm13 0-9 7 9 7z",lt="M16 5l-9 7 9 7z",pt=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],dt="M8 5l9 7-9 7z",ut="M18 5v14h-2V5zM5 5l9 7-9 7z",S=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#n;#s=!0;#o;#i;#a=0;constructor(t,{pace:s,changed:n=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:s,changed:n,stays:o}}set(t,s=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=s,this.position=Math.min(Math.max(t,0),s),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#n),this.#o=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,s=()=>!1){let[n,o]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#r():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!s(this.position)?this.playAfter(n,t,s):this.#t.announceAgain())}playAfter(t,s,n){this.isPlaying=!0;let o=()=>this.play(s,n);this.#n=this.#t.later(t,()=>{this.#s?o():this.#o=o}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#i)return;this.#i=t,this.#s=!0;let s=n=>{this.#s=n,n&&this.#o?.()};Q(this.#t,s,t)}#r(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#r():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,s={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},i=n in s?()=>this.goTo(s[n]):o[n],a=t.altKey||t.ctrlKey||t.metaKey,l=t.target,p=t.key===" "?"button, a, input:not([type=range])":"[type=range]",d=l.closest("select, textarea, [role=region]")||!(n in s)&&l.closest(p);!i||a||t.defaultPrevented||d||(t.preventDefault(),i())}view(t,s){return c`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,s)}</div>`}buttons(t,{hasEnds:s=!1}={}){let{position:n,max:o}=this,i=n===0,a=n===o;return c`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${s?w("first","Back to the start",[ct],()=>this.goTo(0),i):f}
${w("back","Back",[lt],()=>this.goTo(n-1),i)}
${this.playButton()}
${w("forward","Forward",[dt],()=>this.forward(),a)}
${s?w("last","To the end",[ut],()=>this.goTo(o),a):f}
</div>`}playButton(){return c`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${X(pt)}</button>`}slider(t,s,n=0){let{position:o,max:i}=this;return c`<input
type="range"
min=${n}
max=${i+n}
.value=${F(`${o+n}`)}
aria-label=${t}
aria-valuetext=${s}
autocomplete="off"
data-qa-part="slider"
@input=${({target:a})=>this.goTo(Number(a.value)-n)}
@pointerdown=${()=>this.#a=this.position}
@pointercancel=${()=>this.goTo(this.#a)}><span data-qa-part="progress">${s}</span>`}},X=e=>c`<svg viewBox="0 0 24 24" aria-hidden="true">${e.map(t=>m`<path d=${t} />`)}</svg>`,w=(e,t,s,n,o)=>c`<button
type="button"
data-qa-part=${e}
title=${t}
aria-disabled=${o}
@click=${n}>${X(s)}</button>`;var ht=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),P=(e,t,s=`${t}s`)=>`${ht(e)} ${e===1?t:s}`;function C(e){let t=e.slice(0,-1).join(", "),s=e.slice(-1);return t?`${t} and ${s}`:s.join("")}var $t=1200,r=8,H=x(r),J=2**r-1;function N(e){let t=Math.min(y("-x",e,r),r-1),s=Array.from({length:t+1},(o,i)=>({kind:"carry",bit:i})),n=t<r-1?[{kind:"rest"}]:[];return[{kind:"x"},{kind:"flip"},...s,...n,{kind:"and"}]}function Z({kind:e,bit:t}){return e==="carry"?t+1:e==="rest"||e==="and"?r:0}var ft=(e,t)=>Math.min(Z(e),y("-x",t,r)+1,r),T=e=>r-1-e,g=e=>B(T(e)),b=e=>y("-x",e,r),mt={x(e,t){let s=H.filter(a=>t>>a&1);if(!s.length)return"x = 0 has no 1: no square of the row is free. Click some bits.";let n=s.map(a=>2**a).join(" + "),o=s.length>1?`${n} = ${t}`:n,i=s.length>1?"are":"is";return`x = ${o}: ${C(s.map(g))} ${i} free. Step on to find the lowest 1.`},flip(e,t){let s=b(t),n="a 1 became a 0";return s===1?n="a 0 became a 1":s>1&&(n=`${s} zeros became ones`),`~x has every bit of x flipped. At the right end, ${n}.`},carry({bit:e},t){let s=e?`Bit ${e}`:"Add 1 at bit 0";return e===b(t)?`${s}: 0 + 1 = 1. The carry stops here, at the lowest 1 of x.`:e===r-1?`${s}: 1 + 1 = 10. Write 0; the 1 is carried out of the row.`:`${s}: 1 + 1 = 10. Write 0 and carry the 1.`},rest:()=>"Nothing is added further left. There -x has what ~x has: the opposite of x.",and(e,t){return t?`x and -x share a single 1: x & -x = ${E(t,r)["-x & x"]}, column ${g(b(t))}.`:"x & -x = 0: the row has no square left."}},z=class extends R{static properties={bits:{},x:{state:!0},taken:{state:!0},typed:{state:!0},reply:{state:!0}};fillsScreen=!0;keys=Y;links={"data-qa-lowest":t=>this.follow(t)};player=new S(this,{pace:()=>[$t,1],changed:()=>Object.assign(this,{typed:void 0,reply:void 0})});setup(){this.show(Number.parseInt(this.bits,2))}follow(t){let[s,n,o]=t.split(" "),i=Number(s),a=l=>l.kind===n&&(o===void 0||l.bit===Number(o));this.show(i,N(i).findIndex(a)),n==="take"&&this.take()}show(t,s=0,n=[]){Object.assign(this,{x:t,taken:n,typed:void 0,reply:void 0}),this.player.set(s,N(t).length-1)}edit(t){this.show(t,this.player.position===this.player.max?1/0:0)}type({value:t,validity:s}){s.valid&&t!==""&&this.edit(Number(t)),t!==""&&(this.typed=t),s.valid||(this.reply=`${r} squares hold the whole numbers 0 to ${J}.`)}take(){let{x:t,taken:s}=this;if(t){let n=b(t);this.show(t&t-1,1/0,[...s,n]),this.reply=this.#t(n)}else s.length&&this.show(s.reduce((n,o)=>n|1<<o,0))}#t(t){let{x:s,taken:n}=this,o=`x ^= bit has taken column ${g(t)}.`;if(s)return`${o} x = ${s} is left, and its lowest 1 is next.`;let i=P(n.length,"round"),a=P(n.length,"free square");return`${o} Nothing is left: ${i} for ${a}.`}get#e(){return N(this.x)[this.player.position]}render(){let{player:t,x:s,taken:n,typed:o}=this,i=this.#e,a=s===0&&n.length>0,l=n.map(($,et)=>c`${et?", ":"taken: "}<b>${g($)}</b>`),p=$=>c`<span class="qa-lowest-heads" aria-hidden="true">${$}</span>`,d=p(I(r,g)),h=p(I(r,$=>2**$)),tt=c`<span
class="qa-lowest-squares"
data-qa-part="squares">${this.#n()}</span>`;return c`<div class="qa-lowest-stage">
<div class="qa-lab-bar">
<label>x = <input
type="number"
min="0"
max=${J}
autocomplete="off"
data-qa-part="number"
.value=${o??`${s}`}
@input=${({target:$})=>this.type($)}></label>
${t.view("Steps",`step ${t.position} of ${t.max}`)}
</div>
<div class="qa-lowest-rows">
<div class="qa-lowest-row"><b></b>${d}</div>
<div class="qa-lowest-row"><b>row</b>${tt}</div>
<div class="qa-lowest-row"><b></b>${h}</div>
<div class="qa-lowest-lines">${this.#s()}</div>
</div>
${this.message(this.reply??mt[i.kind](i,s))}
<div class="qa-lowest-act">
<button
type="button"
class="qa-main"
data-qa-part="take"
aria-disabled=${s===0&&!a}
@click=${()=>this.take()}>${a?"Put all back":"Take the lowest"}</button>
<span data-qa-part="taken">${l}</span>
</div>
</div>`}#n(){let{x:t,taken:s}=this,n=H.filter(p=>t>>p&1),o=s.map(p=>[0,T(p)]),i=p=>C(p.map(g))||"nothing",a=`Free: ${i(n)}. Taken: ${i(s)}.`,l=n.map(p=>m`<circle
class="qa-lowest-free"
cx=${T(p)+.5}
cy="0.5"
r="0.13" />`);return c`<svg class="qa-board" viewBox="0 0 ${r} 1" role="img" aria-label=${a}>
${O(`squares-${r}`)}
${l}
${L("qa-lowest-before",o.slice(0,-1))}${L("",o.slice(-1))}
</svg>`}#s(){let{x:t}=this,s=this.#e,n=E(t,r),o=s.kind==="and";return c`<div class="qa-lowest-row" style="--row: 1"><b>x</b>
<span
class="qa-lab-bits"
role="group"
aria-label="x, bit by bit"
data-qa-sign="…0"
data-qa-part="bits">${G(t,r,i=>this.edit(i))}</span>
<span class="qa-lowest-value" data-qa-part="value">${t}</span></div>
${k(2,"~x","~x",n,s.kind==="x"?0:r)}
${xt(3,ft(s,t))}
${k(4,"-x","= -x",n,Z(s))}
${k(5,"-x & x","x & -x",n,o?r:0)}
${k(6,"x & (x - 1)","x ^ bit",n,o?r:0)}
${gt(s,b(t))}`}};function k(e,t,s,{x:n,[t]:o},i){let a=t==="~x"||t==="-x"&&n>0,l=i===r,p=a?"…1":"…0",d=a?o-2**r:o;return c`<div
class="qa-lowest-row"
style="--row: ${e}"
data-qa-line=${t}><b>${s}</b>
<span
class="qa-lab-bits"
role="img"
aria-label=${W(o,r,i)}
data-qa-sign=${l?p:""}>${V(o,r,i)}</span>
<span class="qa-lowest-value">${l?q(d):""}</span></div>`}function xt(e,t){let s="not added yet";t===1?s="1 added":t>1&&(s=`1 added, and carried to bit ${t-1}`);let n=H.map(o=>c`<span
class="qa-lab-bit ${o<t?"qa-lowest-carry":""}">${o<t?1:""}</span>`);return c`<div class="qa-lowest-row" style="--row: ${e}" data-qa-line="+ 1"><b>+ 1</b>
<span
class="qa-lab-bits"
role="img"
aria-label=${s}>${n}</span><span class="qa-lowest-value"></span></div>`}function gt({kind:e,bit:t},s){let n=e==="carry",o=n?t:s;return!n&&(e!=="and"||s===r)?f:c`<span
class="qa-lowest-frame ${n?"qa-lowest-adding":""}"
aria-hidden="true"
style="--at: ${T(o)}"></span>`}j("queens-lowest-bit",z);})();
})();
