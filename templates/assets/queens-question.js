(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:Ht,Figure:V,Part:zt,QueensElement:Vt,button:Jt,checkbox:Qt,choiceIn:Xt,choices:Zt,define:J,dropdown:te,fill:ee,formatted:Q,html:p,keyed:T,live:ne,moveTabStop:O,nothing:m,numberIn:oe,pressInGrid:X,scaleOf:re,squareUnder:v,svg:j,use:w}=queensBase;var Z=t=>2**t-1,E=t=>[...Array(t).keys()].toReversed();var tt=(t,e,n)=>(n&&t===e-1?-1:1)*2**t,et=t=>`${t}`.replace("-","−");function B(t){return E(t.toString(2).length).filter(n=>t>>n&1).map(n=>2**n).join(" + ")||"0"}var Et=t=>(t<26?"":"a")+String.fromCharCode(97+t%26),f=(t,e,n)=>`${Et(e)}${n-t}`,M=(t,e)=>[e-Number(t.slice(1)),t.charCodeAt(0)-97],Mt=t=>t.flatMap((e,n)=>e===null?[]:f(n,e,t.length));function nt(t){let e=Mt(t);return e.length?`Queen${e.length>1?"s":""} on ${e.join(" ")}`:"No queens"}var Lt=t=>String(t).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),L=(t,e,n=`${e}s`)=>`${Lt(t)} ${t===1?e:n}`,y=t=>[t.slice(0,-1).join(", "),...t.slice(-1)].filter(Boolean).join(" and ");function _([t,e],[n,r]){let[o,s]=[Math.abs(t-n),Math.abs(e-r)];if(!(o===0&&s===0))return o===0?"row":s===0?"column":o===s?"diagonal":void 0}var b=(t,e)=>t.filter(n=>_(n,e)),k=(t,[e,n])=>t.some(r=>r[0]===e&&r[1]===n);var ot=(t,e,...n)=>[f(...t,e),...n].filter(Boolean).join(", ");function rt(t,e,n){let r=b(n,t).map(o=>f(...o,e));return r.length?`attacked by ${y(r)}`:""}var S=(t,e)=>(t>>e&1)===1;var st=(t,e)=>E(e).map(n=>p`<span
        class="qa-lab-bit ${S(t,n)?"qa-lab-set":""}">${Number(S(t,n))}</span>`);var at="Arrow keys, Home and End go from bit to bit; 0 and 1 set a bit and go on to the next.",it=(t,e,n,{isSigned:r=!1}={})=>T(e,E(e).map((o,s)=>p`<button
        type="button"
        class="qa-lab-bit ${S(t,o)?"qa-lab-set":""}"
        tabindex=${s===0?0:-1}
        aria-pressed=${S(t,o)}
        aria-label="bit ${o}, worth ${et(tt(o,e,r))}: ${Number(S(t,o))}"
        @click=${({currentTarget:a})=>(a.focus(),n(t^1<<o))}
        @focus=${({target:a})=>O({target:a,currentTarget:a.parentElement})}
        @keydown=${a=>Nt(a,t,o,n)}>${Number(S(t,o))}</button>`));function Nt(t,e,n,r){let{key:o,currentTarget:s}=t;if(t.altKey||t.ctrlKey||t.metaKey)return;let a=[...s.parentElement.querySelectorAll("button")],[c,i]=[s.previousElementSibling??s,s.nextElementSibling??s],u={ArrowLeft:c,ArrowRight:i,Home:a[0],End:a.at(-1),0:i,1:i}[o];u&&(t.preventDefault(),o==="0"&&r(e&~(1<<n)),o==="1"&&r(e|1<<n),u.focus())}function F(t,e){let n=2*Math.max(.01,Math.round(t*.4)/100),r=t<=12?.8:1,o=e?r:n;return[-o,-n,t+o+n,t+o+n].map(s=>Number(s.toFixed(2)))}var ct=t=>["0,0",...t.flatMap((e,n)=>e===null?[]:`${e},${n}`),"0,0"].join(" ");var Ct=500,It=10,D;function lt({pointerType:t,target:e,currentTarget:n,clientX:r,clientY:o}){if(D?.abort(),t==="mouse")return;D=new AbortController;let{signal:s}=D,a=(u,g)=>n.addEventListener(u,g,{capture:!0,signal:s}),c=setTimeout(()=>{a("click",N),e.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},Ct),i=()=>clearTimeout(c);s.addEventListener("abort",i),a("contextmenu",u=>u.isTrusted&&N(u)),a("pointerup",i),a("pointercancel",i),a("pointermove",u=>Math.hypot(u.clientX-r,u.clientY-o)>It&&i())}function N(t){t.preventDefault(),t.stopPropagation()}function ut(t,e,n){let r=t.currentTarget,o=v(t);if(!o||t.button!==0)return;let s=new AbortController,{signal:a}=s,c=o,i=!1,u=({clientX:$,clientY:x})=>{let l=document.elementFromPoint($,x),h=l&&r.contains(l)?v({target:l}):void 0;!h||`${h}`==`${c}`||(e(i?[h]:[o,h],!i),[c,i]=[h,!0])},g=({type:$})=>{s.abort(),i&&($==="pointercancel"&&n(),r.addEventListener("click",N,{capture:!0,once:!0}),setTimeout(()=>r.removeEventListener("click",N,{capture:!0})))};addEventListener("pointermove",u,{signal:a});for(let $ of["pointerup","pointercancel"])addEventListener($,g,{signal:a})}var pt=t=>[...Array(t).keys()],C=(t,e)=>`${100*t/e}%`;function dt(t){let{name:e,n,layers:r,choose:o,forbid:s,drag:a,undrag:c,point:i=()=>{},hasCoordinates:u=n>3,texts:g,heat:$,leave:x=()=>{}}=t,l=d=>P=>{let z=v(P);z&&d(z)},[h,q,I,R]=F(n,u),At=`left: ${C(-h,I)}; top: ${C(-q,R)}; width: ${C(n,I)}; height: ${C(n,R)}`,Tt=pt(n).map(d=>p`<div role="row">${pt(n).map(P=>Rt(t,[d,P]))}</div>`),Ot=Math.max(1,...(g??[]).map(({length:d})=>d));return p`<div
    class="qa-click ${g&&!$?"qa-click-letters":""}"
    style="--signs: ${Ot}"
    @pointerleave=${x}
    @focusout=${x}>
    <svg class="qa-board" aria-hidden="true" viewBox="${h} ${q} ${I} ${R}">
      ${w(`squares-${n}`)}${u?w(`coordinates-${n}`):m}${r}
    </svg>
    ${T(n,p`<div
        role="grid"
        class="qa-click-grid"
        aria-label="${e}, ${n} x ${n}"
        style="--n: ${n}; ${At}"
        @click=${l(o)}
        @keydown=${d=>X(d,t)}
        @focusin=${d=>(O(d),l(i)(d))}
        @contextmenu=${d=>s&&(d.preventDefault(),l(s)(d))}
        @pointerover=${l(i)}
        @pointerdown=${d=>(s&&lt(d),a&&ut(d,a,c))}>${Tt}</div>`)}
  </div>`}function Rt({n:t,texts:e,describe:n,isSelected:r,heat:o,look:s=()=>""},a){let c=a[0]*t+a[1];return p`<div
    role="gridcell"
    class=${s(a)}
    style=${o?`--part: ${o(a)}%`:m}
    tabindex=${c===0?0:-1}
    aria-label=${n(a)}
    aria-selected=${r(a)}>${e?.[c]?p`<span>${e[c]}</span>`:m}</div>`}function ht(t,e,{marker:n="qa-queen",hasCoordinates:r=!1,layers:o=[]}={}){let s=t.length;return p`<svg
    class="qa-board"
    role="img"
    viewBox=${F(s,r).join(" ")}><title>${e}</title><desc>${nt(t)}</desc>
    ${w(`squares-${s}`)}${r?w(`coordinates-${s}`):m}<polyline
      fill="none"
      marker-mid="url(#${n})"
      points=${ct(t)} />${o}</svg>`}var A=(t,e)=>j`<path class=${t} d=${e.join("")}></path>`;function ft(t,e){let n=e.map(([r,o])=>`${o},${r}`);return j`<polyline
    class=${t}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...n,"0,0"].join(" ")}></polyline>`}var K=([t,e])=>`M${e+.06} ${t+.06}h.88v.88h-.88z`,mt=([t,e],n)=>`M${e+.5-n} ${t+.5-n}l${2*n} ${2*n}m0-${2*n}l-${2*n} ${2*n}`,$t=([[t,e],[n,r]])=>`M${e+.5} ${t+.5}L${r+.5} ${n+.5}`;var U=t=>typeof t=="object"&&t!==null&&!Array.isArray(t);function Y(t,e,n,r="localStorage"){let o;try{o=JSON.parse(globalThis[r].getItem(t)??"null")}catch{return}for(let s of e)o=U(o)&&Object.hasOwn(o,s)?o[s]:void 0;return n(o)?o:void 0}function gt(t,e,n="localStorage"){try{e===void 0?globalThis[n].removeItem(t):globalThis[n].setItem(t,JSON.stringify(e))}catch{}}var G=t=>`queens-atlas.chapter-${t}`,Pt=t=>Y(G(t),[],U)??{},jt=(t,e,n)=>Y(G(t),e,n),bt=(t,e)=>gt(G(t),{...Pt(t),...e}),W=t=>jt(t,["solved"],Array.isArray)??[],xt=(t,e)=>bt(t,{solved:[...new Set([...W(t),e])]}),Bt="queens-question, queens-moving-attacks, queens-race-guess";function qt(){let t=[...document.querySelectorAll(Bt)].map(({isSolved:n})=>n),e=[t.filter(Boolean).length,t.length];bt("pages",{[location.pathname]:e})}var _t={row:"the row",column:"the column",diagonal:"a diagonal"};function Ft(t,e,n,r=1/0){let o=b(e,n),s=o.slice(0,r).map(a=>`by ${f(...a,t)} along ${_t[_(a,n)]}`);return o.length>r&&s.push(`by ${o.length-r} more`),`attacked ${y(s)}`}var yt=(t,e,n,r=1/0)=>`*${f(...n,t)}* is ${Ft(t,e,n,r)}.`;function kt({kind:t,right:e,replies:n,choices:r,board:o},s){if(e.includes(s))return"";let a=t==="squares"&&!r.includes(s),c=a?n[`row ${s.slice(1)}`]:void 0,i=n[s]??c??(a?Kt(o,s):void 0)??n[""];return t==="number"&&!(s in n)?[Dt(s,e[0]),i].filter(Boolean).join(" "):i??(t==="bits"?Ut(s,e[0]):"Try again.")}var Dt=(t,e)=>`${t} is too ${Number(t)>Number(e)?"large":"small"}.`;function Kt({n:t,queens:e},n){let r=M(n,t);return k(e,r)?`*${n}* has a queen.`:b(e,r).length?yt(t,e,r):void 0}function Ut(t,e){let[n,r]=[Number.parseInt(t,2),Number.parseInt(t,2)-Number.parseInt(e,2)];return`These are worth ${B(n).includes("+")?`${B(n)} = ${n}`:`${n}`}, which is ${Math.abs(r)} too ${r>0?"much":"little"}.`}var St="questions",H=class extends V{static properties={asked:{type:Object},entered:{state:!0},chosen:{state:!0},found:{state:!0},reply:{state:!0},isShown:{state:!0}};start(){this.keys={bits:at,squares:"Arrow keys go from square to square, Enter answers with one."}[this.asked.kind],this.setAttribute("role","group"),this.ariaLabel=`Question ${1+[...document.querySelectorAll(this.localName)].indexOf(this)}`,this.entered??=this.asked.kind==="bits"?"0".repeat(this.asked.right[0].length):"",this.found??=[],this.reply??={text:this.isSolved?"You have solved this one.":""};let e=({target:n})=>this.isShown=n.open;this.#t?.addEventListener("toggle",e,{capture:!0,signal:this.signal})}get#t(){return this.closest(".qa-question")}get#n(){return this.#t?.querySelector("p").textContent??""}get isSolved(){return W(St).includes(this.#n)}#e(e){let{kind:n,right:r,needsAll:o,choices:s}=this.asked,a=kt(this.asked,e);this.speakUp(),this.chosen=e;let c=n!=="squares"||s.includes(e)||a.includes(e);if(a)return void(this.reply={text:`*Not ${c?"yet":e}.* ${a}`,isWrong:!0});this.found=[...new Set([...this.found,e])];let i=o?r.length-this.found.length:0;if(i>0)return void(this.reply={text:`*${e}* is right. ${L(i,"square")} to go.`});xt(St,this.#n),qt(),this.reply={text:"*Right.*",isRight:!0},this.#t?.querySelector("details").toggleAttribute("open",!0)}render(){let{board:e,kind:n,rows:r,choices:o}=this.asked;return p`
      ${r.map(([s,a])=>wt(s,Yt(a)))}
      ${e?this.#o(e):m}
      ${vt[n]?this.#a(vt[n]):m}
      ${o.length?p`<p class="qa-question-choices">${o.map(s=>this.#i(s))}</p>`:m}
      ${this.say(this.reply.text,{isWrong:this.reply.isWrong})}`}#o(e){let{n,queens:r,crosses:o}=e,{right:s,wrong:a}=this.#s(n),c=a.flatMap(l=>b(r,l).map(h=>[h,l])),i=[A("qa-attacked",o.map(l=>mt(l,.17))),A("qa-question-attack",c.map($t)),A("qa-question-right",s.map(K)),A("qa-question-wrong",a.map(K))];if(this.asked.kind!=="squares")return p`<div class="qa-question-board">${this.#r(e,i)}</div>`;let u=l=>k(r,l),g=[[s,()=>"right"],[a,()=>"wrong"],[o,l=>rt(l,n,r)||"marked"]],$=l=>{let h=g.filter(([q])=>k(q,l)).map(([,q])=>q(l));return ot(l,n,u(l)?"queen":"empty",...h)},x=l=>this.#e(f(...l,n));return i.push(ft("",r)),p`<div class="qa-question-board">${dt({name:this.ariaLabel,n,layers:i,isSelected:u,describe:$,choose:x})}</div>`}#r({n:e,queens:n,crosses:r},o){let s=Array.from({length:e},(c,i)=>n.find(u=>u[0]===i)?.[1]??null),a=r.length?`, crosses on ${y(r.map(c=>f(...c,e)))}`:"";return ht(s,`${this.ariaLabel}${a}`,{layers:o,hasCoordinates:!0})}#s(e){let{kind:n,right:r,choices:o}=this.asked;if(n!=="squares")return{right:[],wrong:[]};let s=r.filter(i=>!o.includes(i)&&(this.isShown||this.found.includes(i))),a=this.reply.isWrong&&!o.includes(this.chosen)?[this.chosen]:[],c=i=>i.map(u=>M(u,e));return{right:c(s),wrong:c(a)}}#a(e){let n=o=>{o.preventDefault(),this.speakUp(),/^[0-9]+$/.test(this.entered)?this.#e(this.asked.kind==="number"?`${Number(this.entered)}`:this.entered):this.reply={text:"Type a number in digits.",isWrong:!0}},r=o=>{this.entered=o,this.asked.kind==="bits"&&(this.reply={text:`So far: ${o}.`})};return p`<form class="qa-question-form" @submit=${n}>${e(this.asked.name,this.entered,r)} <button type="submit">Check</button></form>`}#i(e){let n=this.chosen===e,o=this.asked.right.includes(e)&&(n||this.isShown)?"qa-right":n?"qa-wrong-choice":"";return p`<button
      type="button"
      class=${o}
      aria-pressed=${n}
      @click=${()=>this.#e(e)}>${Q(e)}</button> `}},wt=(t,e)=>p`<div class="qa-question-row">${t?p`<code>${t}</code>`:m}${e}</div>`,Yt=t=>p`<span class="qa-lab-bits" role="img" aria-label=${t}>${st(Number.parseInt(t,2),t.length)}</span>`;function Gt(t,e,n){let r=e.length,o=c=>n((c&Z(r)).toString(2).padStart(r,"0")),s="Your answer, bit by bit",a=it(Number.parseInt(e,2),r,o);return wt(t,p`<span
      class="qa-lab-bits"
      role="group"
      aria-label=${s}
      data-qa-part="bits">${a}</span>`)}var Wt=(t,e,n)=>p`<label>${t||"number"} <input
  type="text"
  inputmode="numeric"
  autocomplete="off"
  maxlength="9"
  data-qa-part="number"
  .value=${e}
  @input=${({target:r})=>n(r.value.trim())}></label>`,vt={number:Wt,bits:Gt};J("queens-question",H);})();
})();
