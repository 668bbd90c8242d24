(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:zt,Figure:V,Part:Ht,QueensElement:Vt,button:Jt,checkbox:Qt,choiceIn:Xt,choices:Zt,define:J,dropdown:te,fill:ee,formatted:Q,html:p,keyed:T,live:ne,moveTabStop:O,nothing:m,numberIn:oe,pressInGrid:X,scaleOf:se,squareUnder:v,svg:P,use:w}=queensBase;var Z=t=>2**t-1,E=t=>[...Array(t).keys()].toReversed();var tt=(t,e,n)=>(n&&t===e-1?-1:1)*2**t,et=t=>`${t}`.replace("-","−");function B(t){return E(t.toString(2).length).filter(n=>t>>n&1).map(n=>2**n).join(" + ")||"0"}var Et=t=>(t<26?"":"a")+String.fromCharCode(97+t%26),f=(t,e,n)=>`${Et(e)}${n-t}`,M=(t,e)=>[e-Number(t.slice(1)),t.charCodeAt(0)-97],Mt=t=>t.flatMap((e,n)=>e===null?[]:f(n,e,t.length));function nt(t){let e=Mt(t);return e.length?`Queen${e.length>1?"s":""} on ${e.join(" ")}`:"No queens"}var Lt=t=>String(t).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),L=(t,e,n=`${e}s`)=>`${Lt(t)} ${t===1?e:n}`,y=t=>[t.slice(0,-1).join(", "),...t.slice(-1)].filter(Boolean).join(" and ");function F([t,e],[n,s]){let[o,r]=[Math.abs(t-n),Math.abs(e-s)];if(!(o===0&&r===0))return o===0?"row":r===0?"column":o===r?"diagonal":void 0}var x=(t,e)=>t.filter(n=>F(n,e)),k=(t,[e,n])=>t.some(s=>s[0]===e&&s[1]===n);var ot=(t,e,...n)=>[f(...t,e),...n].filter(Boolean).join(", ");function st(t,e,n){let s=x(n,t).map(o=>f(...o,e));return s.length?`attacked by ${y(s)}`:""}var S=(t,e)=>(t>>e&1)===1;var rt=(t,e)=>E(e).map(n=>p`<span
        class="qa-lab-bit ${S(t,n)?"qa-lab-set":""}">${Number(S(t,n))}</span>`);var at="Arrow keys, Home and End go from bit to bit; 0 and 1 set a bit and go on to the next.",it=(t,e,n,{isSigned:s=!1}={})=>T(e,E(e).map((o,r)=>p`<button
        type="button"
        class="qa-lab-bit ${S(t,o)?"qa-lab-set":""}"
        tabindex=${r===0?0:-1}
        aria-pressed=${S(t,o)}
        aria-label="bit ${o}, worth ${et(tt(o,e,s))}: ${Number(S(t,o))}"
        @click=${({currentTarget:a})=>(a.focus(),n(t^1<<o))}
        @focus=${({target:a})=>O({target:a,currentTarget:a.parentElement})}
        @keydown=${a=>Nt(a,t,o,n)}>${Number(S(t,o))}</button>`));function Nt(t,e,n,s){let{key:o,currentTarget:r}=t;if(t.altKey||t.ctrlKey||t.metaKey)return;let a=[...r.parentElement.querySelectorAll("button")],[c,i]=[r.previousElementSibling??r,r.nextElementSibling??r],u={ArrowLeft:c,ArrowRight:i,Home:a[0],End:a.at(-1),0:i,1:i}[o];u&&(t.preventDefault(),o==="0"&&s(e&~(1<<n)),o==="1"&&s(e|1<<n),u.focus())}function _(t,e){let n=2*Math.max(.01,Math.round(t*.4)/100),s=t<=12?.8:1,o=e?s:n;return[-o,-n,t+o+n,t+o+n].map(r=>Number(r.toFixed(2)))}var ct=t=>["0,0",...t.flatMap((e,n)=>e===null?[]:`${e},${n}`),"0,0"].join(" ");var Ct=500,It=10,D;function lt({pointerType:t,target:e,currentTarget:n,clientX:s,clientY:o}){if(D?.abort(),t==="mouse")return;D=new AbortController;let{signal:r}=D,a=(u,g)=>n.addEventListener(u,g,{capture:!0,signal:r}),c=setTimeout(()=>{a("click",N),e.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},Ct),i=()=>clearTimeout(c);r.addEventListener("abort",i),a("contextmenu",u=>u.isTrusted&&N(u)),a("pointerup",i),a("pointercancel",i),a("pointermove",u=>Math.hypot(u.clientX-s,u.clientY-o)>It&&i())}function N(t){t.preventDefault(),t.stopPropagation()}function ut(t,e,n){let s=t.currentTarget,o=v(t);if(!o||t.button!==0)return;let r=new AbortController,{signal:a}=r,c=o,i=!1,u=({clientX:$,clientY:b})=>{let l=document.elementFromPoint($,b),h=l&&s.contains(l)?v({target:l}):void 0;!h||`${h}`==`${c}`||(e(i?[h]:[o,h],!i),[c,i]=[h,!0])},g=({type:$})=>{r.abort(),i&&($==="pointercancel"&&n(),s.addEventListener("click",N,{capture:!0,once:!0}),setTimeout(()=>s.removeEventListener("click",N,{capture:!0})))};addEventListener("pointermove",u,{signal:a});for(let $ of["pointerup","pointercancel"])addEventListener($,g,{signal:a})}var pt=t=>[...Array(t).keys()],C=(t,e)=>`${100*t/e}%`;function dt(t){let{name:e,n,layers:s,choose:o,forbid:r,drag:a,undrag:c,point:i=()=>{},hasCoordinates:u=n>3,texts:g,heat:$,leave:b=()=>{}}=t,l=d=>j=>{let H=v(j);H&&d(H)},[h,q,I,R]=_(n,u),At=`left: ${C(-h,I)}; top: ${C(-q,R)}; width: ${C(n,I)}; height: ${C(n,R)}`,Tt=pt(n).map(d=>p`<div role="row">${pt(n).map(j=>Rt(t,[d,j]))}</div>`),Ot=Math.max(1,...(g??[]).map(({length:d})=>d));return p`<div
    class="qa-click ${g&&!$?"qa-click-letters":""}"
    style="--signs: ${Ot}"
    @pointerleave=${b}
    @focusout=${b}>
    <svg class="qa-board" aria-hidden="true" viewBox="${h} ${q} ${I} ${R}">
      ${w(`squares-${n}`)}${u?w(`coordinates-${n}`):m}${s}
    </svg>
    ${T(n,p`<div
        role="grid"
        class="qa-click-grid"
        aria-label="${e}, ${n} x ${n}"
        style="--n: ${n}; ${At}"
        @click=${l(o)}
        @keydown=${d=>X(d,t)}
        @focusin=${d=>(O(d),l(i)(d))}
        @contextmenu=${d=>r&&(d.preventDefault(),l(r)(d))}
        @pointerover=${l(i)}
        @pointerdown=${d=>(r&&lt(d),a&&ut(d,a,c))}>${Tt}</div>`)}
  </div>`}function Rt({n:t,texts:e,describe:n,isSelected:s,heat:o,look:r=()=>""},a){let c=a[0]*t+a[1];return p`<div
    role="gridcell"
    class=${r(a)}
    style=${o?`--part: ${o(a)}%`:m}
    tabindex=${c===0?0:-1}
    aria-label=${n(a)}
    aria-selected=${s(a)}>${e?.[c]?p`<span>${e[c]}</span>`:m}</div>`}function ht(t,e,{marker:n="qa-queen",hasCoordinates:s=!1,layers:o=[]}={}){let r=t.length;return p`<svg
    class="qa-board"
    role="img"
    viewBox=${_(r,s).join(" ")}><title>${e}</title><desc>${nt(t)}</desc>
    ${w(`squares-${r}`)}${s?w(`coordinates-${r}`):m}<polyline
      fill="none"
      marker-mid="url(#${n})"
      points=${ct(t)} />${o}</svg>`}var A=(t,e)=>P`<path class=${t} d=${e.join("")}></path>`;function ft(t,e){let n=e.map(([s,o])=>`${o},${s}`);return P`<polyline
    class=${t}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...n,"0,0"].join(" ")}></polyline>`}var K=([t,e])=>`M${e+.06} ${t+.06}h.88v.88h-.88z`,mt=([t,e],n)=>`M${e+.5-n} ${t+.5-n}l${2*n} ${2*n}m0-${2*n}l-${2*n} ${2*n}`,$t=([[t,e],[n,s]])=>`M${e+.5} ${t+.5}L${s+.5} ${n+.5}`;var Y=t=>typeof t=="object"&&t!==null&&!Array.isArray(t);function U(t,e,n,s="localStorage"){let o;try{o=JSON.parse(globalThis[s].getItem(t)??"null")}catch{return}for(let r of e)o=Y(o)&&Object.hasOwn(o,r)?o[r]:void 0;return n(o)?o:void 0}function gt(t,e,n="localStorage"){try{e===void 0?globalThis[n].removeItem(t):globalThis[n].setItem(t,JSON.stringify(e))}catch{}}var W=t=>`queens-atlas.chapter-${t}`,jt=t=>U(W(t),[],Y)??{},Pt=(t,e,n)=>U(W(t),e,n),xt=(t,e)=>gt(W(t),{...jt(t),...e}),G=t=>Pt(t,["solved"],Array.isArray)??[],bt=(t,e)=>xt(t,{solved:[...new Set([...G(t),e])]}),Bt="queens-question, queens-moving-attacks, queens-race-guess";function qt(){let t=[...document.querySelectorAll(Bt)].map(({isSolved:n})=>n),e=[t.filter(Boolean).length,t.length];xt("pages",{[location.pathname]:e})}var Ft={row:"the row",column:"the column",diagonal:"a diagonal"};function _t(t,e,n,s=1/0){let o=x(e,n),r=o.slice(0,s).map(a=>`by ${f(...a,t)} along ${Ft[F(a,n)]}`);return o.length>s&&r.push(`by ${o.length-s} more`),`attacked ${y(r)}`}var yt=(t,e,n,s=1/0)=>`*${f(...n,t)}* is ${_t(t,e,n,s)}.`;function kt({kind:t,right:e,replies:n,choices:s,board:o},r){if(e.includes(r))return"";let a=t==="squares"&&!s.includes(r),c=a?n[`row ${r.slice(1)}`]:void 0,i=n[r]??c??(a?Kt(o,r):void 0)??n[""];return t==="number"&&!(r in n)?[Dt(r,e[0]),i].filter(Boolean).join(" "):i??(t==="bits"?Yt(r,e[0]):"Try again.")}var Dt=(t,e)=>`${t} is too ${Number(t)>Number(e)?"large":"small"}.`;function Kt({n:t,queens:e},n){let s=M(n,t);return k(e,s)?`*${n}* has a queen.`:x(e,s).length?yt(t,e,s):void 0}function Yt(t,e){let[n,s]=[Number.parseInt(t,2),Number.parseInt(t,2)-Number.parseInt(e,2)];return`These are worth ${B(n).includes("+")?`${B(n)} = ${n}`:`${n}`}, which is ${Math.abs(s)} too ${s>0?"much":"little"}.`}var St="questions",z=class extends V{static properties={asked:{type:Object},entered:{state:!0},chosen:{state:!0},found:{state:!0},reply:{state:!0},isShown:{state:!0}};start(){this.keys={bits:at,squares:"Arrow keys go from square to square, Enter answers with one."}[this.asked.kind],this.setAttribute("role","group"),this.ariaLabel=`Question ${1+[...document.querySelectorAll(this.localName)].indexOf(this)}`,this.entered??=this.asked.kind==="bits"?"0".repeat(this.asked.right[0].length):"",this.found??=[],this.reply??={text:this.isSolved?"You have solved this one.":""};let e=({target:n})=>this.isShown=n.open;this.#t?.addEventListener("toggle",e,{capture:!0,signal:this.signal})}get#t(){return this.closest(".qa-question")}get#n(){return this.#t?.querySelector("p").textContent??""}get isSolved(){return G(St).includes(this.#n)}#e(e){let{kind:n,right:s,needsAll:o,choices:r}=this.asked,a=kt(this.asked,e);this.speakUp(),this.chosen=e;let c=n!=="squares"||r.includes(e)||a.includes(e);if(a)return void(this.reply={text:`*Not ${c?"yet":e}.* ${a}`,isWrong:!0});this.found=[...new Set([...this.found,e])];let i=o?s.length-this.found.length:0;if(i>0)return void(this.reply={text:`*${e}* is right. ${L(i,"square")} to go.`});bt(St,this.#n),qt(),this.reply={text:"*Right.*",isRight:!0},this.#t?.querySelector("details").toggleAttribute("open",!0)}render(){let{board:e,kind:n,rows:s,choices:o}=this.asked;return p`
      ${s.map(([r,a])=>wt(r,Ut(a)))}
      ${e?this.#o(e):m}
      ${vt[n]?this.#a(vt[n]):m}
      ${o.length?p`<p class="qa-question-choices">${o.map(r=>this.#i(r))}</p>`:m}
      ${this.say(this.reply.text,{isWrong:this.reply.isWrong})}`}#o(e){let{n,queens:s,crosses:o}=e,{right:r,wrong:a}=this.#r(n),c=a.flatMap(l=>x(s,l).map(h=>[h,l])),i=[A("qa-attacked",o.map(l=>mt(l,.17))),A("qa-question-attack",c.map($t)),A("qa-question-right",r.map(K)),A("qa-question-wrong",a.map(K))];if(this.asked.kind!=="squares")return p`<div class="qa-question-board">${this.#s(e,i)}</div>`;let u=l=>k(s,l),g=[[r,()=>"right"],[a,()=>"wrong"],[o,l=>st(l,n,s)||"marked"]],$=l=>{let h=g.filter(([q])=>k(q,l)).map(([,q])=>q(l));return ot(l,n,u(l)?"queen":"empty",...h)},b=l=>this.#e(f(...l,n));return i.push(ft("",s)),p`<div class="qa-question-board">${dt({name:this.ariaLabel,n,layers:i,isSelected:u,describe:$,choose:b})}</div>`}#s({n:e,queens:n,crosses:s},o){let r=Array.from({length:e},(c,i)=>n.find(u=>u[0]===i)?.[1]??null),a=s.length?`, crosses on ${y(s.map(c=>f(...c,e)))}`:"";return ht(r,`${this.ariaLabel}${a}`,{layers:o,hasCoordinates:!0})}#r(e){let{kind:n,right:s,choices:o}=this.asked;if(n!=="squares")return{right:[],wrong:[]};let r=s.filter(i=>!o.includes(i)&&(this.isShown||this.found.includes(i))),a=this.reply.isWrong&&!o.includes(this.chosen)?[this.chosen]:[],c=i=>i.map(u=>M(u,e));return{right:c(r),wrong:c(a)}}#a(e){let n=o=>{o.preventDefault(),this.speakUp(),/^[0-9]+$/.test(this.entered)?this.#e(this.asked.kind==="number"?`${Number(this.entered)}`:this.entered):this.reply={text:"Type a number in digits.",isWrong:!0}},s=o=>{this.entered=o,this.asked.kind==="bits"&&(this.reply={text:`So far: ${o}.`})};return p`<form class="qa-question-form" @submit=${n}>${e(this.asked.name,this.entered,s)} <button type="submit">Check</button></form>`}#i(e){let n=this.chosen===e,o=this.asked.right.includes(e)&&(n||this.isShown)?"qa-right":n?"qa-wrong-choice":"";return p`<button
      type="button"
      class=${o}
      aria-pressed=${n}
      @click=${()=>this.#e(e)}>${Q(e)}</button> `}},wt=(t,e)=>p`<div class="qa-question-row">${t?p`<code>${t}</code>`:m}${e}</div>`,Ut=t=>p`<span class="qa-lab-bits" role="img" aria-label=${t}>${rt(Number.parseInt(t,2),t.length)}</span>`;function Wt(t,e,n){let s=e.length,o=c=>n((c&Z(s)).toString(2).padStart(s,"0")),r="Your answer, bit by bit",a=it(Number.parseInt(e,2),s,o);return wt(t,p`<span
      class="qa-lab-bits"
      role="group"
      aria-label=${r}
      data-qa-part="bits">${a}</span>`)}var Gt=(t,e,n)=>p`<label>${t||"number"} <input
  type="text"
  inputmode="numeric"
  autocomplete="off"
  maxlength="9"
  data-qa-part="number"
  .value=${e}
  @input=${({target:s})=>n(s.value.trim())}></label>`,vt={number:Gt,bits:Wt};J("queens-question",z);})();
})();
