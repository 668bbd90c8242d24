(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var f=t=>queensBase[t];var V=f("Figure");var H=f("define");var Q=f("formatted"),l=f("html"),T=f("keyed");var M=f("moveTabStop"),m=f("nothing");var J=f("pressInGrid");var X=f("squareUnder"),j=f("svg"),S=f("use");var Z=t=>2**t-1,O=t=>[...Array(t).keys()].toReversed();function tt(t,e,n){return n&&t===e-1?-(2**t):2**t}var et=t=>`${t}`.replace("-","−");function P(t){return O(t.toString(2).length).filter(n=>t>>n&1).map(n=>2**n).join(" + ")||"0"}var nt=t=>(t<26?"":"a")+String.fromCharCode(97+t%26),$=(t,e,n)=>`${nt(e)}${n-t}`,E=(t,e)=>[e-Number(t.slice(1)),t.charCodeAt(0)-97],Ct=t=>t.flatMap((e,n)=>e===null?[]:$(n,e,t.length));function ot(t){let e=Ct(t);return e.length?`Queen${e.length>1?"s":""} on ${e.join(" ")}`:"No queens"}var It=t=>String(t).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),N=(t,e,n=`${e}s`)=>`${It(t)} ${t===1?e:n}`;function y(t){let e=t.slice(0,-1).join(", "),n=t.slice(-1);return e?`${e} and ${n}`:n.join("")}function F([t,e],[n,o]){let r=Math.abs(t-n),s=Math.abs(e-o);if(!(r===0&&s===0))return r===0?"row":s===0?"column":r===s?"diagonal":void 0}var x=(t,e)=>t.filter(n=>F(n,e)),k=(t,[e,n])=>t.some(o=>o[0]===e&&o[1]===n);var st=(t,e,...n)=>[$(...t,e),...n].filter(Boolean).join(", ");function rt(t,e,n){let o=x(n,t).map(r=>$(...r,e));return o.length?`attacked by ${y(o)}`:""}var G=(t,e)=>(t>>e&1)===1;var at=(t,e)=>G(t,e)?"qa-lab-set":"",it=(t,e)=>Number(G(t,e)),ct=(t,e)=>O(e).map(n=>l`<span class="qa-lab-bit ${at(t,n)}">${it(t,n)}</span>`);var lt="Arrow keys, Home and End go from bit to bit; 0 and 1 set a bit and go on to the next.";function ut(t,e,n,{isSigned:o=!1}={}){let r=(s,a)=>{let c=et(tt(s,e,o)),i=it(t,s),u=({currentTarget:d})=>{d.focus(),n(t^1<<s)};return l`<button
type="button"
class="qa-lab-bit ${at(t,s)}"
tabindex=${a===0?0:-1}
aria-pressed=${G(t,s)}
aria-label="bit ${s}, worth ${c}: ${i}"
@click=${u}
@focus=${({target:d})=>M({target:d,currentTarget:d.parentElement})}
@keydown=${d=>Lt(d,t,s,n)}>${i}</button>`};return T(e,O(e).map(r))}function Lt(t,e,n,o){let{key:r,currentTarget:s}=t;if(t.altKey||t.ctrlKey||t.metaKey)return;let a=Array.from(s.parentElement.querySelectorAll("button")),c=s.previousElementSibling??s,i=s.nextElementSibling??s,u={ArrowLeft:c,ArrowRight:i,Home:a[0],End:a.at(-1),0:i,1:i}[r];u&&(t.preventDefault(),r==="0"&&o(e&~(1<<n)),r==="1"&&o(e|1<<n),u.focus())}function _(t,e){let n=2*Math.max(.01,Math.round(t*.4)/100),o=t<=12?.8:1,r=e?o:n;return[-r,-n,t+r+n,t+r+n].map(s=>Number(s.toFixed(2)))}var pt=t=>["0,0",...t.flatMap((e,n)=>e===null?[]:`${e},${n}`),"0,0"].join(" ");var dt=t=>[...Array(t).keys()],C=(t,e)=>`${100*t/e}%`;function ht(t){let{name:e,n,layers:o,choose:r,forbid:s,press:a=()=>{},point:c=()=>{},hasCoordinates:i=n>3,texts:u,heat:d,leave:w=()=>{}}=t,b=h=>B=>{let A=X(B);A&&h(A)},I=h=>{M(h),b(c)(h)},L=h=>{s&&(h.preventDefault(),b(s)(h))},[p,q,g,R]=_(n,i),Mt=`left: ${C(-p,g)}; top: ${C(-q,R)}`,Ot=`width: ${C(n,g)}; height: ${C(n,R)}`,Et=dt(n).map(h=>{let B=dt(n).map(A=>Rt(t,[h,A]));return l`<div role="row">${B}</div>`}),Nt=Math.max(1,...(u??[]).map(({length:h})=>h));return l`<div
class="qa-click ${u&&!d?"qa-click-letters":""}"
style="--signs: ${Nt}"
@pointerleave=${w}
@focusout=${w}>
<svg class="qa-board" aria-hidden="true" viewBox="${p} ${q} ${g} ${R}">
${S(`squares-${n}`)}${i?S(`coordinates-${n}`):m}${o}
</svg>
${T(n,l`<div
role="grid"
class="qa-click-grid"
aria-label="${e}, ${n} x ${n}"
style="--n: ${n}; ${Mt}; ${Ot}"
@click=${b(r)}
@keydown=${h=>J(h,t)}
@focusin=${I}
@contextmenu=${L}
@pointerover=${b(c)}
@pointerdown=${a}>${Et}</div>`)}
</div>`}function Rt({n:t,texts:e,describe:n,isSelected:o,heat:r,look:s=()=>""},a){let c=a[0]*t+a[1],i=e?.[c];return l`<div
role="gridcell"
class=${s(a)}
style=${r?`--part: ${r(a)}%`:m}
tabindex=${c===0?0:-1}
aria-label=${n(a)}
aria-selected=${o(a)}>${i?l`<span>${i}</span>`:m}</div>`}function ft(t,e,{marker:n="qa-queen",hasCoordinates:o=!1,layers:r=[]}={}){let s=t.length;return l`<svg
class="qa-board"
role="img"
viewBox=${_(s,o).join(" ")}><title>${e}</title><desc>${ot(t)}</desc>
${S(`squares-${s}`)}${o?S(`coordinates-${s}`):m}<polyline
fill="none"
marker-mid="url(#${n})"
points=${pt(t)} />${r}</svg>`}var v=(t,e)=>j`<path class=${t} d=${e.join("")}></path>`;function mt(t,e){let n=e.map(([o,r])=>`${r},${o}`);return j`<polyline
class=${t}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...n,"0,0"].join(" ")}></polyline>`}var K=([t,e])=>`M${e+.06} ${t+.06}h.88v.88h-.88z`,$t=([t,e],n)=>`M${e+.5-n} ${t+.5-n}l${2*n} ${2*n}m0-${2*n}l-${2*n} ${2*n}`,gt=([[t,e],[n,o]])=>`M${e+.5} ${t+.5}L${o+.5} ${n+.5}`;var W=t=>typeof t=="object"&&t!==null&&!Array.isArray(t);var xt=new Map;function Bt(t,e){let n=xt.get(t);if(n?.text===e)return n.value;let o=JSON.parse(e);return xt.set(t,{text:e,value:o}),o}function Y(t,e,n,o="localStorage"){let r;try{r=Bt(t,globalThis[o].getItem(t)??"null")}catch{return}for(let s of e)r=W(r)&&Object.hasOwn(r,s)?r[s]:void 0;return n(r)?r:void 0}function bt(t,e,n="localStorage"){try{e===void 0?globalThis[n].removeItem(t):globalThis[n].setItem(t,JSON.stringify(e))}catch{}}var z=t=>`queens-atlas.chapter-${t}`,jt=t=>Y(z(t),[],W)??{},Pt=(t,e,n)=>Y(z(t),e,n),qt=(t,e)=>bt(z(t),{...jt(t),...e}),D=t=>Pt(t,["solved"],Array.isArray)??[],yt=(t,e)=>qt(t,{solved:[...new Set([...D(t),e])]}),Ft="queens-question, queens-moving-attacks, queens-race-guess";function kt(){let t=[...document.querySelectorAll(Ft)].map(({isSolved:n})=>n),e=[t.filter(Boolean).length,t.length];qt("pages",{[location.pathname]:e})}var Gt={row:"the row",column:"the column",diagonal:"a diagonal"};function _t(t,e,n,o=1/0){let r=x(e,n),s=r.slice(0,o).map(a=>`by ${$(...a,t)} along ${Gt[F(a,n)]}`);return r.length>o&&s.push(`by ${r.length-o} more`),`attacked ${y(s)}`}var St=(t,e,n,o=1/0)=>`*${$(...n,t)}* is ${_t(t,e,n,o)}.`;function vt({kind:t,right:e,replies:n,choices:o,board:r},s){if(e.includes(s))return"";let a=t==="squares"&&!o.includes(s),c=a?n[`row ${s.slice(1)}`]:void 0,i=n[s]??c??(a?Wt(r,s):void 0)??n[""];return t==="number"&&!(s in n)?[Kt(s,e[0]),i].filter(Boolean).join(" "):i??(t==="bits"?Yt(s,e[0]):"Try again.")}var Kt=(t,e)=>`${t} is too ${Number(t)>Number(e)?"large":"small"}.`;function Wt({n:t,queens:e},n){let o=E(n,t);return k(e,o)?`*${n}* has a queen.`:x(e,o).length?St(t,e,o):void 0}function Yt(t,e){let n=Number.parseInt(t,2),o=n-Number.parseInt(e,2);return`These are worth ${P(n).includes("+")?`${P(n)} = ${n}`:`${n}`}, which is ${Math.abs(o)} too ${o>0?"much":"little"}.`}var wt="questions",U=class extends V{static properties={asked:{type:Object},entered:{state:!0},chosen:{state:!0},found:{state:!0},reply:{state:!0},isShown:{state:!0}};setup(){this.keys={bits:lt,squares:"Arrow keys go from square to square, Enter answers with one."}[this.asked.kind],this.setAttribute("role","group");let e=Array.from(document.querySelectorAll(this.localName));this.ariaLabel=`Question ${e.indexOf(this)+1}`,this.entered??=this.asked.kind==="bits"?"0".repeat(this.asked.right[0].length):"",this.found??=[],this.reply??={text:this.isSolved?"You have solved this one.":""};let n=({target:o})=>{this.isShown=o.open};this.#t?.addEventListener("toggle",n,{capture:!0,signal:this.signal})}get#t(){return this.closest(".qa-question")}get#n(){return this.#t?.querySelector("p").textContent??""}get isSolved(){return D(wt).includes(this.#n)}#e(e){let{kind:n,right:o,needsAll:r,choices:s}=this.asked,a=vt(this.asked,e);this.announceAgain(),this.chosen=e;let c=n!=="squares"||s.includes(e)||a.includes(e);if(a){this.reply={text:`*Not ${c?"yet":e}.* ${a}`,isWrong:!0};return}this.found=[...new Set([...this.found,e])];let i=r?o.length-this.found.length:0;if(i>0){this.reply={text:`*${e}* is right. ${N(i,"square")} to go.`};return}yt(wt,this.#n),kt(),this.reply={text:"*Right.*",isRight:!0},this.#t?.querySelector("details").toggleAttribute("open",!0)}render(){let{board:e,kind:n,rows:o,choices:r}=this.asked,s=r.map(c=>this.#i(c)),a=l`<p class="qa-question-choices">${s}</p>`;return l`
${o.map(([c,i])=>Tt(c,zt(i)))}
${e?this.#o(e):m}
${At[n]?this.#a(At[n]):m}
${r.length?a:m}
${this.message(this.reply.text,{isWrong:this.reply.isWrong})}`}#o(e){let{n,queens:o,crosses:r}=e,{right:s,wrong:a}=this.#r(n),c=a.flatMap(p=>x(o,p).map(q=>[q,p])),i=r.map(p=>$t(p,.17)),u=[v("qa-attacked",i),v("qa-question-attack",c.map(gt)),v("qa-question-right",s.map(K)),v("qa-question-wrong",a.map(K))];if(this.asked.kind!=="squares")return l`<div class="qa-question-board">${this.#s(e,u)}</div>`;let d=p=>k(o,p),w=[[s,()=>"right"],[a,()=>"wrong"],[r,p=>rt(p,n,o)||"marked"]],b=p=>{let q=w.filter(([g])=>k(g,p)).map(([,g])=>g(p));return st(p,n,d(p)?"queen":"empty",...q)},I=p=>this.#e($(...p,n));u.push(mt("",o));let L=ht({name:this.ariaLabel,n,layers:u,isSelected:d,describe:b,choose:I});return l`<div class="qa-question-board">${L}</div>`}#s({n:e,queens:n,crosses:o},r){let s=Array.from({length:e},(c,i)=>n.find(u=>u[0]===i)?.[1]??null),a=o.length?`, crosses on ${y(o.map(c=>$(...c,e)))}`:"";return ft(s,`${this.ariaLabel}${a}`,{layers:r,hasCoordinates:!0})}#r(e){let{kind:n,right:o,choices:r}=this.asked;if(n!=="squares")return{right:[],wrong:[]};let s=u=>this.isShown||this.found.includes(u),a=o.filter(u=>!r.includes(u)&&s(u)),c=this.reply.isWrong&&!r.includes(this.chosen)?[this.chosen]:[],i=u=>u.map(d=>E(d,e));return{right:i(a),wrong:i(c)}}#a(e){let n=s=>{s.preventDefault(),this.announceAgain(),/^[0-9]+$/.test(this.entered)?this.#e(this.asked.kind==="number"?`${Number(this.entered)}`:this.entered):this.reply={text:"Type a number in digits.",isWrong:!0}},o=s=>{this.entered=s,this.asked.kind==="bits"&&(this.reply={text:`So far: ${s}.`})},r=e(this.asked.name,this.entered,o);return l`<form
class="qa-question-form"
@submit=${n}>${r} <button type="submit">Check</button></form>`}#i(e){let n=this.chosen===e,s=this.asked.right.includes(e)&&(n||this.isShown)?"qa-right":n?"qa-wrong-choice":"";return l`<button
type="button"
class=${s}
aria-pressed=${n}
@click=${()=>this.#e(e)}>${Q(e)}</button> `}},Tt=(t,e)=>l`<div class="qa-question-row">${t?l`<code>${t}</code>`:m}${e}</div>`;function zt(t){let e=ct(Number.parseInt(t,2),t.length);return l`<span class="qa-lab-bits" role="img" aria-label=${t}>${e}</span>`}function Dt(t,e,n){let o=e.length,r=i=>n((i&Z(o)).toString(2).padStart(o,"0")),s="Your answer, bit by bit",a=ut(Number.parseInt(e,2),o,r),c=l`<span
class="qa-lab-bits"
role="group"
aria-label=${s}
data-qa-part="bits">${a}</span>`;return Tt(t,c)}var Ut=(t,e,n)=>l`<label>${t||"number"} <input
type="text"
inputmode="numeric"
autocomplete="off"
maxlength="9"
data-qa-part="number"
.value=${e}
@input=${({target:o})=>n(o.value.trim())}></label>`,At={number:Ut,bits:Dt};H("queens-question",U);})();
})();
