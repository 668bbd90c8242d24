(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:ee,Figure:X,Part:ne,QueensElement:oe,button:se,checkbox:re,choiceIn:ae,choices:ie,define:Z,dropdown:ce,fill:le,formatted:tt,html:u,keyed:M,live:ue,moveTabStop:E,nothing:m,numberIn:pe,pressInGrid:et,scaleOf:de,showControls:fe,squareUnder:w,svg:F,use:A}=queensBase;var nt=t=>2**t-1,L=t=>[...Array(t).keys()].toReversed();function ot(t,e,n){return n&&t===e-1?-(2**t):2**t}var st=t=>`${t}`.replace("-","−");function _(t){return L(t.toString(2).length).filter(n=>t>>n&1).map(n=>2**n).join(" + ")||"0"}var rt=t=>(t<26?"":"a")+String.fromCharCode(97+t%26),$=(t,e,n)=>`${rt(e)}${n-t}`,N=(t,e)=>[e-Number(t.slice(1)),t.charCodeAt(0)-97],jt=t=>t.flatMap((e,n)=>e===null?[]:$(n,e,t.length));function at(t){let e=jt(t);return e.length?`Queen${e.length>1?"s":""} on ${e.join(" ")}`:"No queens"}var Bt=t=>String(t).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),C=(t,e,n=`${e}s`)=>`${Bt(t)} ${t===1?e:n}`;function k(t){let e=t.slice(0,-1).join(", "),n=t.slice(-1);return e?`${e} and ${n}`:n.join("")}function D([t,e],[n,o]){let r=Math.abs(t-n),s=Math.abs(e-o);if(!(r===0&&s===0))return r===0?"row":s===0?"column":r===s?"diagonal":void 0}var b=(t,e)=>t.filter(n=>D(n,e)),S=(t,[e,n])=>t.some(o=>o[0]===e&&o[1]===n);var it=(t,e,...n)=>[$(...t,e),...n].filter(Boolean).join(", ");function ct(t,e,n){let o=b(n,t).map(r=>$(...r,e));return o.length?`attacked by ${k(o)}`:""}var G=(t,e)=>(t>>e&1)===1;var lt=(t,e)=>G(t,e)?"qa-lab-set":"",ut=(t,e)=>Number(G(t,e)),pt=(t,e)=>L(e).map(n=>u`<span class="qa-lab-bit ${lt(t,n)}">${ut(t,n)}</span>`);var dt="Arrow keys, Home and End go from bit to bit; 0 and 1 set a bit and go on to the next.";function ft(t,e,n,{isSigned:o=!1}={}){let r=(s,a)=>{let c=st(ot(s,e,o)),i=ut(t,s),l=({currentTarget:p})=>{p.focus(),n(t^1<<s)};return u`<button
type="button"
class="qa-lab-bit ${lt(t,s)}"
tabindex=${a===0?0:-1}
aria-pressed=${G(t,s)}
aria-label="bit ${s}, worth ${c}: ${i}"
@click=${l}
@focus=${({target:p})=>E({target:p,currentTarget:p.parentElement})}
@keydown=${p=>Ft(p,t,s,n)}>${i}</button>`};return M(e,L(e).map(r))}function Ft(t,e,n,o){let{key:r,currentTarget:s}=t;if(t.altKey||t.ctrlKey||t.metaKey)return;let a=Array.from(s.parentElement.querySelectorAll("button")),c=s.previousElementSibling??s,i=s.nextElementSibling??s,l={ArrowLeft:c,ArrowRight:i,Home:a[0],End:a.at(-1),0:i,1:i}[r];l&&(t.preventDefault(),r==="0"&&o(e&~(1<<n)),r==="1"&&o(e|1<<n),l.focus())}function K(t,e){let n=2*Math.max(.01,Math.round(t*.4)/100),o=t<=12?.8:1,r=e?o:n;return[-r,-n,t+r+n,t+r+n].map(s=>Number(s.toFixed(2)))}var ht=t=>["0,0",...t.flatMap((e,n)=>e===null?[]:`${e},${n}`),"0,0"].join(" ");var _t=500,Dt=10,Y;function mt({pointerType:t,target:e,currentTarget:n,clientX:o,clientY:r}){if(Y?.abort(),t==="mouse")return;Y=new AbortController;let{signal:s}=Y,a=(l,p)=>n.addEventListener(l,p,{capture:!0,signal:s}),c=setTimeout(()=>{a("click",R),e.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},_t),i=()=>clearTimeout(c);s.addEventListener("abort",i),a("contextmenu",l=>l.isTrusted&&R(l)),a("pointerup",i),a("pointercancel",i),a("pointermove",l=>Math.hypot(l.clientX-o,l.clientY-r)>Dt&&i())}function R(t){t.preventDefault(),t.stopPropagation()}function $t(t,e,n){let o=t.currentTarget,r=w(t);if(!r||t.button!==0)return;let s=new AbortController,{signal:a}=s,c=r,i=!1,l=({clientX:g,clientY:q})=>{let h=document.elementFromPoint(g,q),x=h&&o.contains(h)?w({target:h}):void 0;!x||`${x}`==`${c}`||(e(i?[x]:[r,x],!i),[c,i]=[x,!0])},p=({type:g})=>{s.abort(),i&&(g==="pointercancel"&&n(),o.addEventListener("click",R,{capture:!0,once:!0}),setTimeout(()=>o.removeEventListener("click",R,{capture:!0})))};addEventListener("pointermove",l,{signal:a});for(let g of["pointerup","pointercancel"])addEventListener(g,p,{signal:a})}var gt=t=>[...Array(t).keys()],P=(t,e)=>`${100*t/e}%`;function xt(t){let{name:e,n,layers:o,choose:r,forbid:s,drag:a,cancelStroke:c,point:i=()=>{},hasCoordinates:l=n>3,texts:p,heat:g,leave:q=()=>{}}=t,h=f=>B=>{let O=w(B);O&&f(O)},x=f=>{E(f),h(i)(f)},d=f=>{s&&(f.preventDefault(),h(s)(f))},v=f=>{s&&mt(f),a&&$t(f,a,c)},[y,Q,I,j]=K(n,l),Ct=`left: ${P(-y,I)}; top: ${P(-Q,j)}`,Rt=`width: ${P(n,I)}; height: ${P(n,j)}`,Pt=gt(n).map(f=>{let B=gt(n).map(O=>Gt(t,[f,O]));return u`<div role="row">${B}</div>`}),It=Math.max(1,...(p??[]).map(({length:f})=>f));return u`<div
class="qa-click ${p&&!g?"qa-click-letters":""}"
style="--signs: ${It}"
@pointerleave=${q}
@focusout=${q}>
<svg class="qa-board" aria-hidden="true" viewBox="${y} ${Q} ${I} ${j}">
${A(`squares-${n}`)}${l?A(`coordinates-${n}`):m}${o}
</svg>
${M(n,u`<div
role="grid"
class="qa-click-grid"
aria-label="${e}, ${n} x ${n}"
style="--n: ${n}; ${Ct}; ${Rt}"
@click=${h(r)}
@keydown=${f=>et(f,t)}
@focusin=${x}
@contextmenu=${d}
@pointerover=${h(i)}
@pointerdown=${v}>${Pt}</div>`)}
</div>`}function Gt({n:t,texts:e,describe:n,isSelected:o,heat:r,look:s=()=>""},a){let c=a[0]*t+a[1],i=e?.[c];return u`<div
role="gridcell"
class=${s(a)}
style=${r?`--part: ${r(a)}%`:m}
tabindex=${c===0?0:-1}
aria-label=${n(a)}
aria-selected=${o(a)}>${i?u`<span>${i}</span>`:m}</div>`}function bt(t,e,{marker:n="qa-queen",hasCoordinates:o=!1,layers:r=[]}={}){let s=t.length;return u`<svg
class="qa-board"
role="img"
viewBox=${K(s,o).join(" ")}><title>${e}</title><desc>${at(t)}</desc>
${A(`squares-${s}`)}${o?A(`coordinates-${s}`):m}<polyline
fill="none"
marker-mid="url(#${n})"
points=${ht(t)} />${r}</svg>`}var T=(t,e)=>F`<path class=${t} d=${e.join("")}></path>`;function qt(t,e){let n=e.map(([o,r])=>`${r},${o}`);return F`<polyline
class=${t}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...n,"0,0"].join(" ")}></polyline>`}var W=([t,e])=>`M${e+.06} ${t+.06}h.88v.88h-.88z`,yt=([t,e],n)=>`M${e+.5-n} ${t+.5-n}l${2*n} ${2*n}m0-${2*n}l-${2*n} ${2*n}`,kt=([[t,e],[n,o]])=>`M${e+.5} ${t+.5}L${o+.5} ${n+.5}`;var z=t=>typeof t=="object"&&t!==null&&!Array.isArray(t);var St=new Map;function Kt(t,e){let n=St.get(t);if(n?.text===e)return n.value;let o=JSON.parse(e);return St.set(t,{text:e,value:o}),o}function H(t,e,n,o="localStorage"){let r;try{r=Kt(t,globalThis[o].getItem(t)??"null")}catch{return}for(let s of e)r=z(r)&&Object.hasOwn(r,s)?r[s]:void 0;return n(r)?r:void 0}function vt(t,e,n="localStorage"){try{e===void 0?globalThis[n].removeItem(t):globalThis[n].setItem(t,JSON.stringify(e))}catch{}}var U=t=>`queens-atlas.chapter-${t}`,Yt=t=>H(U(t),[],z)??{},Wt=(t,e,n)=>H(U(t),e,n),wt=(t,e)=>vt(U(t),{...Yt(t),...e}),V=t=>Wt(t,["solved"],Array.isArray)??[],At=(t,e)=>wt(t,{solved:[...new Set([...V(t),e])]}),zt="queens-question, queens-moving-attacks, queens-race-guess";function Tt(){let t=[...document.querySelectorAll(zt)].map(({isSolved:n})=>n),e=[t.filter(Boolean).length,t.length];wt("pages",{[location.pathname]:e})}var Ht={row:"the row",column:"the column",diagonal:"a diagonal"};function Ut(t,e,n,o=1/0){let r=b(e,n),s=r.slice(0,o).map(a=>`by ${$(...a,t)} along ${Ht[D(a,n)]}`);return r.length>o&&s.push(`by ${r.length-o} more`),`attacked ${k(s)}`}var Ot=(t,e,n,o=1/0)=>`*${$(...n,t)}* is ${Ut(t,e,n,o)}.`;function Mt({kind:t,right:e,replies:n,choices:o,board:r},s){if(e.includes(s))return"";let a=t==="squares"&&!o.includes(s),c=a?n[`row ${s.slice(1)}`]:void 0,i=n[s]??c??(a?Jt(r,s):void 0)??n[""];return t==="number"&&!(s in n)?[Vt(s,e[0]),i].filter(Boolean).join(" "):i??(t==="bits"?Qt(s,e[0]):"Try again.")}var Vt=(t,e)=>`${t} is too ${Number(t)>Number(e)?"large":"small"}.`;function Jt({n:t,queens:e},n){let o=N(n,t);return S(e,o)?`*${n}* has a queen.`:b(e,o).length?Ot(t,e,o):void 0}function Qt(t,e){let n=Number.parseInt(t,2),o=n-Number.parseInt(e,2);return`These are worth ${_(n).includes("+")?`${_(n)} = ${n}`:`${n}`}, which is ${Math.abs(o)} too ${o>0?"much":"little"}.`}var Et="questions",J=class extends X{static properties={asked:{type:Object},entered:{state:!0},chosen:{state:!0},found:{state:!0},reply:{state:!0},isShown:{state:!0}};setup(){this.keys={bits:dt,squares:"Arrow keys go from square to square, Enter answers with one."}[this.asked.kind],this.setAttribute("role","group");let e=Array.from(document.querySelectorAll(this.localName));this.ariaLabel=`Question ${e.indexOf(this)+1}`,this.entered??=this.asked.kind==="bits"?"0".repeat(this.asked.right[0].length):"",this.found??=[],this.reply??={text:this.isSolved?"You have solved this one.":""};let n=({target:o})=>{this.isShown=o.open};this.#t?.addEventListener("toggle",n,{capture:!0,signal:this.signal})}get#t(){return this.closest(".qa-question")}get#n(){return this.#t?.querySelector("p").textContent??""}get isSolved(){return V(Et).includes(this.#n)}#e(e){let{kind:n,right:o,needsAll:r,choices:s}=this.asked,a=Mt(this.asked,e);this.announceAgain(),this.chosen=e;let c=n!=="squares"||s.includes(e)||a.includes(e);if(a){this.reply={text:`*Not ${c?"yet":e}.* ${a}`,isWrong:!0};return}this.found=[...new Set([...this.found,e])];let i=r?o.length-this.found.length:0;if(i>0){this.reply={text:`*${e}* is right. ${C(i,"square")} to go.`};return}At(Et,this.#n),Tt(),this.reply={text:"*Right.*",isRight:!0},this.#t?.querySelector("details").toggleAttribute("open",!0)}render(){let{board:e,kind:n,rows:o,choices:r}=this.asked,s=r.map(c=>this.#i(c)),a=u`<p class="qa-question-choices">${s}</p>`;return u`
${o.map(([c,i])=>Nt(c,Xt(i)))}
${e?this.#o(e):m}
${Lt[n]?this.#a(Lt[n]):m}
${r.length?a:m}
${this.message(this.reply.text,{isWrong:this.reply.isWrong})}`}#o(e){let{n,queens:o,crosses:r}=e,{right:s,wrong:a}=this.#r(n),c=a.flatMap(d=>b(o,d).map(v=>[v,d])),i=r.map(d=>yt(d,.17)),l=[T("qa-attacked",i),T("qa-question-attack",c.map(kt)),T("qa-question-right",s.map(W)),T("qa-question-wrong",a.map(W))];if(this.asked.kind!=="squares")return u`<div class="qa-question-board">${this.#s(e,l)}</div>`;let p=d=>S(o,d),g=[[s,()=>"right"],[a,()=>"wrong"],[r,d=>ct(d,n,o)||"marked"]],q=d=>{let v=g.filter(([y])=>S(y,d)).map(([,y])=>y(d));return it(d,n,p(d)?"queen":"empty",...v)},h=d=>this.#e($(...d,n));l.push(qt("",o));let x=xt({name:this.ariaLabel,n,layers:l,isSelected:p,describe:q,choose:h});return u`<div class="qa-question-board">${x}</div>`}#s({n:e,queens:n,crosses:o},r){let s=Array.from({length:e},(c,i)=>n.find(l=>l[0]===i)?.[1]??null),a=o.length?`, crosses on ${k(o.map(c=>$(...c,e)))}`:"";return bt(s,`${this.ariaLabel}${a}`,{layers:r,hasCoordinates:!0})}#r(e){let{kind:n,right:o,choices:r}=this.asked;if(n!=="squares")return{right:[],wrong:[]};let s=l=>this.isShown||this.found.includes(l),a=o.filter(l=>!r.includes(l)&&s(l)),c=this.reply.isWrong&&!r.includes(this.chosen)?[this.chosen]:[],i=l=>l.map(p=>N(p,e));return{right:i(a),wrong:i(c)}}#a(e){let n=s=>{s.preventDefault(),this.announceAgain(),/^[0-9]+$/.test(this.entered)?this.#e(this.asked.kind==="number"?`${Number(this.entered)}`:this.entered):this.reply={text:"Type a number in digits.",isWrong:!0}},o=s=>{this.entered=s,this.asked.kind==="bits"&&(this.reply={text:`So far: ${s}.`})},r=e(this.asked.name,this.entered,o);return u`<form
class="qa-question-form"
@submit=${n}>${r} <button type="submit">Check</button></form>`}#i(e){let n=this.chosen===e,s=this.asked.right.includes(e)&&(n||this.isShown)?"qa-right":n?"qa-wrong-choice":"";return u`<button
type="button"
class=${s}
aria-pressed=${n}
@click=${()=>this.#e(e)}>${tt(e)}</button> `}},Nt=(t,e)=>u`<div class="qa-question-row">${t?u`<code>${t}</code>`:m}${e}</div>`;function Xt(t){let e=pt(Number.parseInt(t,2),t.length);return u`<span class="qa-lab-bits" role="img" aria-label=${t}>${e}</span>`}function Zt(t,e,n){let o=e.length,r=i=>n((i&nt(o)).toString(2).padStart(o,"0")),s="Your answer, bit by bit",a=ft(Number.parseInt(e,2),o,r),c=u`<span
class="qa-lab-bits"
role="group"
aria-label=${s}
data-qa-part="bits">${a}</span>`;return Nt(t,c)}var te=(t,e,n)=>u`<label>${t||"number"} <input
type="text"
inputmode="numeric"
autocomplete="off"
maxlength="9"
data-qa-part="number"
.value=${e}
@input=${({target:o})=>n(o.value.trim())}></label>`,Lt={number:te,bits:Zt};Z("queens-question",J);})();
})();
