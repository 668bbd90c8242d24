(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:yt,Figure:z,Part:qt,QueensElement:vt,button:wt,checkbox:St,choiceIn:kt,choices:Tt,define:R,dropdown:At,fill:Mt,formatted:Et,html:c,keyed:T,live:j,moveTabStop:A,nothing:$,numberIn:Ot,pressInGrid:st,scaleOf:Lt,showControls:Pt,squareUnder:F,svg:f,use:M}=queensBase;var nt=e=>e.toString(2).replaceAll("0","").length,ot={x:e=>e,"~x":e=>~e,"-x":e=>-e,"-x & x":e=>-e&e,"x - 1":e=>e-1,"x & (x - 1)":e=>e&e-1,"bit - 1":e=>(-e&e)-1,"popcount(bit - 1)":(e,t)=>nt((-e&e)-1&t),"x + 1":e=>e+1,"(x + 1) & ~x":e=>e+1&~e,"x << 1":e=>e<<1,"x >> 1":e=>e>>1},it={"-x":1,"x - 1":1,"bit - 1":1,"x + 1":0},rt=e=>2**e-1,m=e=>[...Array(e).keys()].toReversed();function E(e,t){let s=rt(t);return Object.fromEntries(Object.entries(ot).map(([n,o])=>[n,o(e,s)&s]))}function at(e,t,s){return[...Array(s).keys()].find(o=>(t>>o&1)===e)??s}var b=(e,t,s)=>at(it[e],t,s),K=(e,t)=>e.toString(2).padStart(t,"0");function D(e,t,s){return s&&e===t-1?-(2**e):2**e}var y=e=>`${e}`.replace("-","−");var q=(e,t)=>(e>>t&1)===1,O=(e,t,s=0)=>m(e).map(n=>{let o=q(s,n)?"qa-rows-counted":"";return c`<span class="qa-lab-bit ${o}">${t(n)}</span>`}),_=(e,t)=>q(e,t)?"qa-lab-set":"",U=(e,t)=>Number(q(e,t));function V(e,t,s,n=-1){let o=Math.min(n,s-1,t-1);return m(t).map(i=>{if(i>=s)return c`<span class="qa-lab-bit qa-lab-later"></span>`;let r=`${i<=n?"qa-lab-run-over":""} ${i===o?"qa-lab-run-head":""}`;return c`<span class="qa-lab-bit ${_(e,i)} ${r}">${U(e,i)}</span>`})}var Y=(e,t,s)=>K(e,t).slice(t-s)||"not computed yet",W="Arrow keys, Home and End go from bit to bit; 0 and 1 set a bit and go on to the next.";function G(e,t,s,{isSigned:n=!1}={}){let o=(i,r)=>{let l=y(D(i,t,n)),p=U(e,i),d=({currentTarget:u})=>{u.focus(),s(e^1<<i)};return c`<button
type="button"
class="qa-lab-bit ${_(e,i)}"
tabindex=${r===0?0:-1}
aria-pressed=${q(e,i)}
aria-label="bit ${i}, worth ${l}: ${p}"
@click=${d}
@focus=${({target:u})=>A({target:u,currentTarget:u.parentElement})}
@keydown=${u=>ct(u,e,i,s)}>${p}</button>`};return T(t,m(t).map(o))}function ct(e,t,s,n){let{key:o,currentTarget:i}=e;if(e.altKey||e.ctrlKey||e.metaKey)return;let r=Array.from(i.parentElement.querySelectorAll("button")),l=i.previousElementSibling??i,p=i.nextElementSibling??i,d={ArrowLeft:l,ArrowRight:p,Home:r[0],End:r.at(-1),0:p,1:p}[o];d&&(e.preventDefault(),o==="0"&&n(t&~(1<<s)),o==="1"&&n(t|1<<s),d.focus())}var L=e=>(e<26?"":"a")+String.fromCharCode(97+e%26);function P(e,t){let s=t.map(([n,o])=>`${o},${n}`);return f`<polyline
class=${e}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...s,"0,0"].join(" ")}></polyline>`}function X(e,t,s){let n=!1,o,i=()=>{let l=n&&!document.hidden;l!==o&&t(l),o=l},r=new IntersectionObserver(l=>{n=l.at(-1).isIntersecting,i()});r.observe(e),document.addEventListener("visibilitychange",i,{signal:s}),s.addEventListener("abort",()=>r.disconnect())}var lt="M6 5v14h2V5zm13 0-9 7 9 7z",pt="M16 5l-9 7 9 7z",dt=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],ut="M8 5l9 7-9 7z",ht="M18 5v14h-2V5zM5 5l9 7-9 7z",w=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#n;#s=!0;#o;#i;#r=0;constructor(t,{pace:s,changed:n=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:s,changed:n,stays:o}}set(t,s=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=s,this.position=Math.min(Math.max(t,0),s),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#n),this.#o=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,s=()=>!1){let[n,o]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!s(this.position)?this.playAfter(n,t,s):this.#t.announceAgain())}playAfter(t,s,n){this.isPlaying=!0;let o=()=>this.play(s,n);this.#n=this.#t.later(t,()=>{this.#s?o():this.#o=o}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#i)return;this.#i=t,this.#s=!0;let s=n=>{this.#s=n,n&&this.#o?.()};X(this.#t,s,t)}#a(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,s={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},i=n in s?()=>this.goTo(s[n]):o[n],r=t.altKey||t.ctrlKey||t.metaKey,l=t.target,p=t.key===" "?"button, a, input:not([type=range])":"[type=range]",d=l.closest("select, textarea, [role=region]")||!(n in s)&&l.closest(p);!i||r||t.defaultPrevented||d||(t.preventDefault(),i())}view(t,s){return c`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,s)}</div>`}buttons(t,{hasEnds:s=!1}={}){let{position:n,max:o}=this,i=n===0,r=n===o;return c`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${s?v("first","Back to the start",[lt],()=>this.goTo(0),i):$}
${v("back","Back",[pt],()=>this.goTo(n-1),i)}
${this.playButton()}
${v("forward","Forward",[ut],()=>this.forward(),r)}
${s?v("last","To the end",[ht],()=>this.goTo(o),r):$}
</div>`}playButton(){return c`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${Q(dt)}</button>`}slider(t,s,n=0){let{position:o,max:i}=this;return c`<input
type="range"
min=${n}
max=${i+n}
.value=${j(`${o+n}`)}
aria-label=${t}
aria-valuetext=${s}
autocomplete="off"
data-qa-part="slider"
@input=${({target:r})=>this.goTo(Number(r.value)-n)}
@pointerdown=${()=>this.#r=this.position}
@pointercancel=${()=>this.goTo(this.#r)}><span data-qa-part="progress">${s}</span>`}},Q=e=>c`<svg viewBox="0 0 24 24" aria-hidden="true">${e.map(t=>f`<path d=${t} />`)}</svg>`,v=(e,t,s,n,o)=>c`<button
type="button"
data-qa-part=${e}
title=${t}
aria-disabled=${o}
@click=${n}>${Q(s)}</button>`;var $t=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),B=(e,t,s=`${t}s`)=>`${$t(e)} ${e===1?t:s}`;function I(e){let t=e.slice(0,-1).join(", "),s=e.slice(-1);return t?`${t} and ${s}`:s.join("")}var ft=1200,a=8,H=m(a),J=2**a-1;function C(e){let t=Math.min(b("-x",e,a),a-1),s=Array.from({length:t+1},(o,i)=>({kind:"carry",bit:i})),n=t<a-1?[{kind:"rest"}]:[];return[{kind:"x"},{kind:"flip"},...s,...n,{kind:"and"}]}function Z({kind:e,bit:t}){return e==="carry"?t+1:e==="rest"||e==="and"?a:0}var mt=(e,t)=>Math.min(Z(e),b("-x",t,a)+1,a),k=e=>a-1-e,g=e=>L(k(e)),x=e=>b("-x",e,a),gt={x(e,t){let s=H.filter(r=>t>>r&1);if(!s.length)return"x = 0 has no 1: no square of the row is free. Click some bits.";let n=s.map(r=>2**r).join(" + "),o=s.length>1?`${n} = ${t}`:n,i=s.length>1?"are":"is";return`x = ${o}: ${I(s.map(g))} ${i} free. Step on to find the lowest 1.`},flip(e,t){let s=x(t),n="a 1 became a 0";return s===1?n="a 0 became a 1":s>1&&(n=`${s} zeros became ones`),`~x has every bit of x flipped. At the right end, ${n}.`},carry({bit:e},t){let s=e?`Bit ${e}`:"Add 1 at bit 0";return e===x(t)?`${s}: 0 + 1 = 1. The carry stops here, at the lowest 1 of x.`:e===a-1?`${s}: 1 + 1 = 10. Write 0; the 1 is carried out of the row.`:`${s}: 1 + 1 = 10. Write 0 and carry the 1.`},rest:()=>"Nothing is added further left. There -x has what ~x has: the opposite of x.",and(e,t){return t?`x and -x share a single 1: x & -x = ${E(t,a)["-x & x"]}, column ${g(x(t))}.`:"x & -x = 0: the row has no square left."}},N=class extends z{static properties={bits:{},x:{state:!0},taken:{state:!0},typed:{state:!0},reply:{state:!0}};fillsScreen=!0;keys=W;links={"data-qa-lowest":t=>this.follow(t)};player=new w(this,{pace:()=>[ft,1],changed:()=>Object.assign(this,{typed:void 0,reply:void 0})});setup(){this.show(Number.parseInt(this.bits,2))}follow(t){let[s,n,o]=t.split(" "),i=Number(s),r=l=>l.kind===n&&(o===void 0||l.bit===Number(o));this.show(i,C(i).findIndex(r)),n==="take"&&this.take()}show(t,s=0,n=[]){Object.assign(this,{x:t,taken:n,typed:void 0,reply:void 0}),this.player.set(s,C(t).length-1)}edit(t){this.show(t,this.player.position===this.player.max?1/0:0)}type({value:t,validity:s}){s.valid&&t!==""&&this.edit(Number(t)),t!==""&&(this.typed=t),s.valid||(this.reply=`${a} squares hold the whole numbers 0 to ${J}.`)}take(){let{x:t,taken:s}=this;if(t){let n=x(t);this.show(t&t-1,1/0,[...s,n]),this.reply=this.#t(n)}else s.length&&this.show(s.reduce((n,o)=>n|1<<o,0))}#t(t){let{x:s,taken:n}=this,o=`x ^= bit has taken column ${g(t)}.`;if(s)return`${o} x = ${s} is left, and its lowest 1 is next.`;let i=B(n.length,"round"),r=B(n.length,"free square");return`${o} Nothing is left: ${i} for ${r}.`}get#e(){return C(this.x)[this.player.position]}render(){let{player:t,x:s,taken:n,typed:o}=this,i=this.#e,r=s===0&&n.length>0,l=n.map((h,et)=>c`${et?", ":"taken: "}<b>${g(h)}</b>`),p=h=>c`<span class="qa-lowest-heads" aria-hidden="true">${h}</span>`,d=p(O(a,g)),u=p(O(a,h=>2**h)),tt=c`<span
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
@input=${({target:h})=>this.type(h)}></label>
${t.view("Steps",`step ${t.position} of ${t.max}`)}
</div>
<div class="qa-lowest-rows">
<div class="qa-lowest-row"><b></b>${d}</div>
<div class="qa-lowest-row"><b>row</b>${tt}</div>
<div class="qa-lowest-row"><b></b>${u}</div>
<div class="qa-lowest-lines">${this.#s()}</div>
</div>
${this.message(this.reply??gt[i.kind](i,s))}
<div class="qa-lowest-act">
<button
type="button"
class="qa-main"
data-qa-part="take"
aria-disabled=${s===0&&!r}
@click=${()=>this.take()}>${r?"Put all back":"Take the lowest"}</button>
<span data-qa-part="taken">${l}</span>
</div>
</div>`}#n(){let{x:t,taken:s}=this,n=H.filter(p=>t>>p&1),o=s.map(p=>[0,k(p)]),i=p=>I(p.map(g))||"nothing",r=`Free: ${i(n)}. Taken: ${i(s)}.`,l=n.map(p=>f`<circle
class="qa-lowest-free"
cx=${k(p)+.5}
cy="0.5"
r="0.13" />`);return c`<svg class="qa-board" viewBox="0 0 ${a} 1" role="img" aria-label=${r}>
${M(`squares-${a}`)}
${l}
${P("qa-lowest-before",o.slice(0,-1))}${P("",o.slice(-1))}
</svg>`}#s(){let{x:t}=this,s=this.#e,n=E(t,a),o=s.kind==="and";return c`<div class="qa-lowest-row" style="--row: 1"><b>x</b>
<span
class="qa-lab-bits"
role="group"
aria-label="x, bit by bit"
data-qa-sign="…0"
data-qa-part="bits">${G(t,a,i=>this.edit(i))}</span>
<span class="qa-lowest-value" data-qa-part="value">${t}</span></div>
${S(2,"~x","~x",n,s.kind==="x"?0:a)}
${xt(3,mt(s,t))}
${S(4,"-x","= -x",n,Z(s))}
${S(5,"-x & x","x & -x",n,o?a:0)}
${S(6,"x & (x - 1)","x ^ bit",n,o?a:0)}
${bt(s,x(t))}`}};function S(e,t,s,{x:n,[t]:o},i){let r=t==="~x"||t==="-x"&&n>0,l=i===a,p=r?"…1":"…0",d=r?o-2**a:o;return c`<div
class="qa-lowest-row"
style="--row: ${e}"
data-qa-line=${t}><b>${s}</b>
<span
class="qa-lab-bits"
role="img"
aria-label=${Y(o,a,i)}
data-qa-sign=${l?p:""}>${V(o,a,i)}</span>
<span class="qa-lowest-value">${l?y(d):""}</span></div>`}function xt(e,t){let s="not added yet";t===1?s="1 added":t>1&&(s=`1 added, and carried to bit ${t-1}`);let n=H.map(o=>c`<span
class="qa-lab-bit ${o<t?"qa-lowest-carry":""}">${o<t?1:""}</span>`);return c`<div class="qa-lowest-row" style="--row: ${e}" data-qa-line="+ 1"><b>+ 1</b>
<span
class="qa-lab-bits"
role="img"
aria-label=${s}>${n}</span><span class="qa-lowest-value"></span></div>`}function bt({kind:e,bit:t},s){let n=e==="carry",o=n?t:s;return!n&&(e!=="and"||s===a)?$:c`<span
class="qa-lowest-frame ${n?"qa-lowest-adding":""}"
aria-hidden="true"
style="--at: ${k(o)}"></span>`}R("queens-lowest-bit",N);})();
})();
