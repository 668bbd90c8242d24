(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:Zt,Figure:Q,Part:te,QueensElement:ee,button:ne,checkbox:oe,choiceIn:se,choices:re,define:X,dropdown:ae,fill:ie,formatted:Z,html:p,keyed:T,live:ce,moveTabStop:O,nothing:m,numberIn:le,pressInGrid:tt,scaleOf:ue,squareUnder:S,svg:j,use:v}=queensBase;var et=t=>2**t-1,E=t=>[...Array(t).keys()].toReversed();var nt=(t,e,n)=>(n&&t===e-1?-1:1)*2**t,ot=t=>`${t}`.replace("-","−");function B(t){return E(t.toString(2).length).filter(n=>t>>n&1).map(n=>2**n).join(" + ")||"0"}var st=t=>(t<26?"":"a")+String.fromCharCode(97+t%26),$=(t,e,n)=>`${st(e)}${n-t}`,M=(t,e)=>[e-Number(t.slice(1)),t.charCodeAt(0)-97],Pt=t=>t.flatMap((e,n)=>e===null?[]:$(n,e,t.length));function rt(t){let e=Pt(t);return e.length?`Queen${e.length>1?"s":""} on ${e.join(" ")}`:"No queens"}var jt=t=>String(t).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),L=(t,e,n=`${e}s`)=>`${jt(t)} ${t===1?e:n}`;function q(t){let e=t.slice(0,-1).join(", "),n=t.slice(-1);return e?`${e} and ${n}`:n.join("")}function F([t,e],[n,o]){let s=Math.abs(t-n),r=Math.abs(e-o);if(!(s===0&&r===0))return s===0?"row":r===0?"column":s===r?"diagonal":void 0}var x=(t,e)=>t.filter(n=>F(n,e)),y=(t,[e,n])=>t.some(o=>o[0]===e&&o[1]===n);var at=(t,e,...n)=>[$(...t,e),...n].filter(Boolean).join(", ");function it(t,e,n){let o=x(n,t).map(s=>$(...s,e));return o.length?`attacked by ${q(o)}`:""}var K=(t,e)=>(t>>e&1)===1;var ct=(t,e)=>K(t,e)?"qa-lab-set":"",lt=(t,e)=>Number(K(t,e)),ut=(t,e)=>E(e).map(n=>p`<span class="qa-lab-bit ${ct(t,n)}">${lt(t,n)}</span>`);var pt="Arrow keys, Home and End go from bit to bit; 0 and 1 set a bit and go on to the next.";function dt(t,e,n,{isSigned:o=!1}={}){let s=(r,a)=>{let c=ot(nt(r,e,o)),i=lt(t,r),l=({currentTarget:f})=>{f.focus(),n(t^1<<r)};return p`<button
        type="button"
        class="qa-lab-bit ${ct(t,r)}"
        tabindex=${a===0?0:-1}
        aria-pressed=${K(t,r)}
        aria-label="bit ${r}, worth ${c}: ${i}"
        @click=${l}
        @focus=${({target:f})=>O({target:f,currentTarget:f.parentElement})}
        @keydown=${f=>Bt(f,t,r,n)}>${i}</button>`};return T(e,E(e).map(s))}function Bt(t,e,n,o){let{key:s,currentTarget:r}=t;if(t.altKey||t.ctrlKey||t.metaKey)return;let a=Array.from(r.parentElement.querySelectorAll("button")),c=r.previousElementSibling??r,i=r.nextElementSibling??r,l={ArrowLeft:c,ArrowRight:i,Home:a[0],End:a.at(-1),0:i,1:i}[s];l&&(t.preventDefault(),s==="0"&&o(e&~(1<<n)),s==="1"&&o(e|1<<n),l.focus())}function _(t,e){let n=2*Math.max(.01,Math.round(t*.4)/100),o=t<=12?.8:1,s=e?o:n;return[-s,-n,t+s+n,t+s+n].map(r=>Number(r.toFixed(2)))}var ft=t=>["0,0",...t.flatMap((e,n)=>e===null?[]:`${e},${n}`),"0,0"].join(" ");var Ft=500,Kt=10,D;function ht({pointerType:t,target:e,currentTarget:n,clientX:o,clientY:s}){if(D?.abort(),t==="mouse")return;D=new AbortController;let{signal:r}=D,a=(l,f)=>n.addEventListener(l,f,{capture:!0,signal:r}),c=setTimeout(()=>{a("click",N),e.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},Ft),i=()=>clearTimeout(c);r.addEventListener("abort",i),a("contextmenu",l=>l.isTrusted&&N(l)),a("pointerup",i),a("pointercancel",i),a("pointermove",l=>Math.hypot(l.clientX-o,l.clientY-s)>Kt&&i())}function N(t){t.preventDefault(),t.stopPropagation()}function mt(t,e,n){let o=t.currentTarget,s=S(t);if(!s||t.button!==0)return;let r=new AbortController,{signal:a}=r,c=s,i=!1,l=({clientX:g,clientY:b})=>{let u=document.elementFromPoint(g,b),h=u&&o.contains(u)?S({target:u}):void 0;!h||`${h}`==`${c}`||(e(i?[h]:[s,h],!i),[c,i]=[h,!0])},f=({type:g})=>{r.abort(),i&&(g==="pointercancel"&&n(),o.addEventListener("click",N,{capture:!0,once:!0}),setTimeout(()=>o.removeEventListener("click",N,{capture:!0})))};addEventListener("pointermove",l,{signal:a});for(let g of["pointerup","pointercancel"])addEventListener(g,f,{signal:a})}var $t=t=>[...Array(t).keys()],C=(t,e)=>`${100*t/e}%`;function gt(t){let{name:e,n,layers:o,choose:s,forbid:r,drag:a,cancelStroke:c,point:i=()=>{},hasCoordinates:l=n>3,texts:f,heat:g,leave:b=()=>{}}=t,u=d=>P=>{let A=S(P);A&&d(A)},h=d=>{O(d),u(i)(d)},k=d=>{r&&(d.preventDefault(),u(r)(d))},Lt=d=>{r&&ht(d),a&&mt(d,a,c)},[V,J,I,R]=_(n,l),Nt=`left: ${C(-V,I)}; top: ${C(-J,R)}`,Ct=`width: ${C(n,I)}; height: ${C(n,R)}`,It=$t(n).map(d=>{let P=$t(n).map(A=>_t(t,[d,A]));return p`<div role="row">${P}</div>`}),Rt=Math.max(1,...(f??[]).map(({length:d})=>d));return p`<div
    class="qa-click ${f&&!g?"qa-click-letters":""}"
    style="--signs: ${Rt}"
    @pointerleave=${b}
    @focusout=${b}>
    <svg class="qa-board" aria-hidden="true" viewBox="${V} ${J} ${I} ${R}">
      ${v(`squares-${n}`)}${l?v(`coordinates-${n}`):m}${o}
    </svg>
    ${T(n,p`<div
        role="grid"
        class="qa-click-grid"
        aria-label="${e}, ${n} x ${n}"
        style="--n: ${n}; ${Nt}; ${Ct}"
        @click=${u(s)}
        @keydown=${d=>tt(d,t)}
        @focusin=${h}
        @contextmenu=${k}
        @pointerover=${u(i)}
        @pointerdown=${Lt}>${It}</div>`)}
  </div>`}function _t({n:t,texts:e,describe:n,isSelected:o,heat:s,look:r=()=>""},a){let c=a[0]*t+a[1],i=e?.[c];return p`<div
    role="gridcell"
    class=${r(a)}
    style=${s?`--part: ${s(a)}%`:m}
    tabindex=${c===0?0:-1}
    aria-label=${n(a)}
    aria-selected=${o(a)}>${i?p`<span>${i}</span>`:m}</div>`}function xt(t,e,{marker:n="qa-queen",hasCoordinates:o=!1,layers:s=[]}={}){let r=t.length;return p`<svg
    class="qa-board"
    role="img"
    viewBox=${_(r,o).join(" ")}><title>${e}</title><desc>${rt(t)}</desc>
    ${v(`squares-${r}`)}${o?v(`coordinates-${r}`):m}<polyline
      fill="none"
      marker-mid="url(#${n})"
      points=${ft(t)} />${s}</svg>`}var w=(t,e)=>j`<path class=${t} d=${e.join("")}></path>`;function bt(t,e){let n=e.map(([o,s])=>`${s},${o}`);return j`<polyline
    class=${t}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...n,"0,0"].join(" ")}></polyline>`}var Y=([t,e])=>`M${e+.06} ${t+.06}h.88v.88h-.88z`,qt=([t,e],n)=>`M${e+.5-n} ${t+.5-n}l${2*n} ${2*n}m0-${2*n}l-${2*n} ${2*n}`,yt=([[t,e],[n,o]])=>`M${e+.5} ${t+.5}L${o+.5} ${n+.5}`;var G=t=>typeof t=="object"&&t!==null&&!Array.isArray(t);function W(t,e,n,o="localStorage"){let s;try{s=JSON.parse(globalThis[o].getItem(t)??"null")}catch{return}for(let r of e)s=G(s)&&Object.hasOwn(s,r)?s[r]:void 0;return n(s)?s:void 0}function kt(t,e,n="localStorage"){try{e===void 0?globalThis[n].removeItem(t):globalThis[n].setItem(t,JSON.stringify(e))}catch{}}var z=t=>`queens-atlas.chapter-${t}`,Dt=t=>W(z(t),[],G)??{},Yt=(t,e,n)=>W(z(t),e,n),St=(t,e)=>kt(z(t),{...Dt(t),...e}),H=t=>Yt(t,["solved"],Array.isArray)??[],vt=(t,e)=>St(t,{solved:[...new Set([...H(t),e])]}),Gt="queens-question, queens-moving-attacks, queens-race-guess";function wt(){let t=[...document.querySelectorAll(Gt)].map(({isSolved:n})=>n),e=[t.filter(Boolean).length,t.length];St("pages",{[location.pathname]:e})}var Wt={row:"the row",column:"the column",diagonal:"a diagonal"};function zt(t,e,n,o=1/0){let s=x(e,n),r=s.slice(0,o).map(a=>`by ${$(...a,t)} along ${Wt[F(a,n)]}`);return s.length>o&&r.push(`by ${s.length-o} more`),`attacked ${q(r)}`}var At=(t,e,n,o=1/0)=>`*${$(...n,t)}* is ${zt(t,e,n,o)}.`;function Tt({kind:t,right:e,replies:n,choices:o,board:s},r){if(e.includes(r))return"";let a=t==="squares"&&!o.includes(r),c=a?n[`row ${r.slice(1)}`]:void 0,i=n[r]??c??(a?Ut(s,r):void 0)??n[""];return t==="number"&&!(r in n)?[Ht(r,e[0]),i].filter(Boolean).join(" "):i??(t==="bits"?Vt(r,e[0]):"Try again.")}var Ht=(t,e)=>`${t} is too ${Number(t)>Number(e)?"large":"small"}.`;function Ut({n:t,queens:e},n){let o=M(n,t);return y(e,o)?`*${n}* has a queen.`:x(e,o).length?At(t,e,o):void 0}function Vt(t,e){let[n,o]=[Number.parseInt(t,2),Number.parseInt(t,2)-Number.parseInt(e,2)];return`These are worth ${B(n).includes("+")?`${B(n)} = ${n}`:`${n}`}, which is ${Math.abs(o)} too ${o>0?"much":"little"}.`}var Ot="questions",U=class extends Q{static properties={asked:{type:Object},entered:{state:!0},chosen:{state:!0},found:{state:!0},reply:{state:!0},isShown:{state:!0}};setup(){this.keys={bits:pt,squares:"Arrow keys go from square to square, Enter answers with one."}[this.asked.kind],this.setAttribute("role","group"),this.ariaLabel=`Question ${1+[...document.querySelectorAll(this.localName)].indexOf(this)}`,this.entered??=this.asked.kind==="bits"?"0".repeat(this.asked.right[0].length):"",this.found??=[],this.reply??={text:this.isSolved?"You have solved this one.":""};let e=({target:n})=>this.isShown=n.open;this.#t?.addEventListener("toggle",e,{capture:!0,signal:this.signal})}get#t(){return this.closest(".qa-question")}get#n(){return this.#t?.querySelector("p").textContent??""}get isSolved(){return H(Ot).includes(this.#n)}#e(e){let{kind:n,right:o,needsAll:s,choices:r}=this.asked,a=Tt(this.asked,e);this.announceAgain(),this.chosen=e;let c=n!=="squares"||r.includes(e)||a.includes(e);if(a)return void(this.reply={text:`*Not ${c?"yet":e}.* ${a}`,isWrong:!0});this.found=[...new Set([...this.found,e])];let i=s?o.length-this.found.length:0;if(i>0)return void(this.reply={text:`*${e}* is right. ${L(i,"square")} to go.`});vt(Ot,this.#n),wt(),this.reply={text:"*Right.*",isRight:!0},this.#t?.querySelector("details").toggleAttribute("open",!0)}render(){let{board:e,kind:n,rows:o,choices:s}=this.asked;return p`
      ${o.map(([r,a])=>Mt(r,Jt(a)))}
      ${e?this.#o(e):m}
      ${Et[n]?this.#a(Et[n]):m}
      ${s.length?p`<p class="qa-question-choices">${s.map(r=>this.#i(r))}</p>`:m}
      ${this.message(this.reply.text,{isWrong:this.reply.isWrong})}`}#o(e){let{n,queens:o,crosses:s}=e,{right:r,wrong:a}=this.#r(n),c=a.flatMap(u=>x(o,u).map(h=>[h,u])),i=[w("qa-attacked",s.map(u=>qt(u,.17))),w("qa-question-attack",c.map(yt)),w("qa-question-right",r.map(Y)),w("qa-question-wrong",a.map(Y))];if(this.asked.kind!=="squares")return p`<div class="qa-question-board">${this.#s(e,i)}</div>`;let l=u=>y(o,u),f=[[r,()=>"right"],[a,()=>"wrong"],[s,u=>it(u,n,o)||"marked"]],g=u=>{let h=f.filter(([k])=>y(k,u)).map(([,k])=>k(u));return at(u,n,l(u)?"queen":"empty",...h)},b=u=>this.#e($(...u,n));return i.push(bt("",o)),p`<div class="qa-question-board">${gt({name:this.ariaLabel,n,layers:i,isSelected:l,describe:g,choose:b})}</div>`}#s({n:e,queens:n,crosses:o},s){let r=Array.from({length:e},(c,i)=>n.find(l=>l[0]===i)?.[1]??null),a=o.length?`, crosses on ${q(o.map(c=>$(...c,e)))}`:"";return xt(r,`${this.ariaLabel}${a}`,{layers:s,hasCoordinates:!0})}#r(e){let{kind:n,right:o,choices:s}=this.asked;if(n!=="squares")return{right:[],wrong:[]};let r=o.filter(i=>!s.includes(i)&&(this.isShown||this.found.includes(i))),a=this.reply.isWrong&&!s.includes(this.chosen)?[this.chosen]:[],c=i=>i.map(l=>M(l,e));return{right:c(r),wrong:c(a)}}#a(e){let n=s=>{s.preventDefault(),this.announceAgain(),/^[0-9]+$/.test(this.entered)?this.#e(this.asked.kind==="number"?`${Number(this.entered)}`:this.entered):this.reply={text:"Type a number in digits.",isWrong:!0}},o=s=>{this.entered=s,this.asked.kind==="bits"&&(this.reply={text:`So far: ${s}.`})};return p`<form class="qa-question-form" @submit=${n}>${e(this.asked.name,this.entered,o)} <button type="submit">Check</button></form>`}#i(e){let n=this.chosen===e,s=this.asked.right.includes(e)&&(n||this.isShown)?"qa-right":n?"qa-wrong-choice":"";return p`<button
      type="button"
      class=${s}
      aria-pressed=${n}
      @click=${()=>this.#e(e)}>${Z(e)}</button> `}},Mt=(t,e)=>p`<div class="qa-question-row">${t?p`<code>${t}</code>`:m}${e}</div>`,Jt=t=>p`<span class="qa-lab-bits" role="img" aria-label=${t}>${ut(Number.parseInt(t,2),t.length)}</span>`;function Qt(t,e,n){let o=e.length,s=c=>n((c&et(o)).toString(2).padStart(o,"0")),r="Your answer, bit by bit",a=dt(Number.parseInt(e,2),o,s);return Mt(t,p`<span
      class="qa-lab-bits"
      role="group"
      aria-label=${r}
      data-qa-part="bits">${a}</span>`)}var Xt=(t,e,n)=>p`<label>${t||"number"} <input
  type="text"
  inputmode="numeric"
  autocomplete="off"
  maxlength="9"
  data-qa-part="number"
  .value=${e}
  @input=${({target:o})=>n(o.value.trim())}></label>`,Et={number:Xt,bits:Qt};X("queens-question",U);})();
})();
