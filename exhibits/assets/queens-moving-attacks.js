(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var p=e=>queensBase[e];var D=p("Figure");var k=p("button");var Y=p("choices"),J=p("define");var u=p("html"),S=p("keyed");var Q=p("moveTabStop"),v=p("nothing");var V=p("pressInGrid");var X=p("squareUnder"),j=p("svg"),N=p("use");var vt=["L","D","R"],m=(e,t)=>t===null?0:1<<e-1-t,H=(e,t)=>2**t-1&~(e[0]|e[1]|e[2]),y=(e,t)=>Array.from({length:t},(s,n)=>n).filter(s=>e&m(t,s)),Z=(e,t)=>vt.filter((s,n)=>e[n]&t).join("");function tt(e){let t=e.length,s=[0,0,0];return e.map(n=>{let o=s.map(g=>g|m(t,n)),[r,i,c]=o,a=[r<<1&2**t-1,i,c>>1],h={before:s,joined:o,shifted:a,losesBit:r>>t-1===1};return s=a,h})}function et(e,t=e.length-1){return e.slice(0,t).map((n,o)=>n===null?"":yt(n,o,t,e.length)).join("")}function yt(e,t,s,n){return[[-1,e],[0,n],[1,n-1-e]].map(([i,c])=>{let a=Math.min(c,s-t);return`M${e+.5} ${t+.5}l${i*a} ${a}`}).join("")}var L=(e,t)=>e.toString(2).padStart(t,"0");var B=e=>(e<26?"":"a")+String.fromCharCode(97+e%26),f=(e,t,s)=>`${B(t)}${s-e}`;function x(e){let t=e.slice(0,-1).join(", "),s=e.slice(-1);return t?`${t} and ${s}`:s.join("")}var st=e=>e[0].toUpperCase()+e.slice(1);var q=e=>e.flatMap((t,s)=>t===null?[]:[[s,t]]),nt=e=>Array.from({length:e*e},(t,s)=>[Math.floor(s/e),s%e]);function bt([e,t],[s,n]){let o=Math.abs(e-s),r=Math.abs(t-n);if(!(o===0&&r===0))return o===0?"row":r===0?"column":o===r?"diagonal":void 0}var F=(e,t)=>e.filter(s=>bt(s,t));var b=(e,t,...s)=>[f(...e,t),...s].filter(Boolean).join(", ");function ot(e,t,s){let n=F(s,e).map(o=>f(...o,t));return n.length?`attacked by ${x(n)}`:""}function rt(e,t){let s=2*Math.max(.01,Math.round(e*.4)/100),n=e<=12?.8:1,o=t?n:s;return[-o,-s,e+o+s,e+o+s].map(r=>Number(r.toFixed(2)))}var T=e=>[...Array(e).keys()],A=(e,t)=>`${100*e/t}%`;function At(e){let{name:t,n:s,layers:n,choose:o,forbid:r,press:i=()=>{},point:c=()=>{},hasCoordinates:a=s>3,texts:h,heat:g,leave:$=()=>{}}=e,d=l=>C=>{let w=X(C);w&&l(w)},O=l=>{Q(l),d(c)(l)},xt=l=>{r&&(l.preventDefault(),d(r)(l))},[U,K,M,E]=rt(s,a),qt=`left: ${A(-U,M)}; top: ${A(-K,E)}`,wt=`width: ${A(s,M)}; height: ${A(s,E)}`,kt=T(s).map(l=>{let C=T(s).map(w=>Tt(e,[l,w]));return u`<div role="row">${C}</div>`}),St=Math.max(1,...(h??[]).map(({length:l})=>l));return u`<div
class="qa-click ${h&&!g?"qa-click-letters":""}"
style="--signs: ${St}"
@pointerleave=${$}
@focusout=${$}>
<svg class="qa-board" aria-hidden="true" viewBox="${U} ${K} ${M} ${E}">
${N(`squares-${s}`)}${a?N(`coordinates-${s}`):v}${n}
</svg>
${S(s,u`<div
role="grid"
class="qa-click-grid"
aria-label="${t}, ${s} x ${s}"
style="--n: ${s}; ${qt}; ${wt}"
@click=${d(o)}
@keydown=${l=>V(l,e)}
@focusin=${O}
@contextmenu=${xt}
@pointerover=${d(c)}
@pointerdown=${i}>${kt}</div>`)}
</div>`}function it(e,t){let{n:s}=e,n=T(s).map(i=>u`<span class=${i===t?"qa-edge-here":""}>${s-i}</span>`),o=T(s).map(i=>u`<span>${B(i)}</span>`),r=At({...e,hasCoordinates:!1});return u`<div class="qa-edge-ranks" aria-hidden="true">${n}</div>${r}
<span></span><div
class="qa-edge-files"
aria-hidden="true"
data-qa-part="files">${o}</div>`}function Tt({n:e,texts:t,describe:s,isSelected:n,heat:o,look:r=()=>""},i){let c=i[0]*e+i[1],a=t?.[c];return u`<div
role="gridcell"
class=${r(i)}
style=${o?`--part: ${o(i)}%`:v}
tabindex=${c===0?0:-1}
aria-label=${s(i)}
aria-selected=${n(i)}>${a?u`<span>${a}</span>`:v}</div>`}var P=(e,t)=>j`<path class=${e} d=${t.join("")}></path>`;function at(e,t){let s=t.map(([n,o])=>`${o},${n}`);return j`<polyline
class=${e}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...s,"0,0"].join(" ")}></polyline>`}var ct=(e,t)=>`M0 ${e}h${t}v1h-${t}z`;var R=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);var I=e=>Number.isSafeInteger(e)&&e>=0,lt=new Map;function Ot(e,t){let s=lt.get(e);if(s?.text===t)return s.value;let n=JSON.parse(t);return lt.set(e,{text:t,value:n}),n}function _(e,t,s,n="localStorage"){let o;try{o=Ot(e,globalThis[n].getItem(e)??"null")}catch{return}for(let r of t)o=R(o)&&Object.hasOwn(o,r)?o[r]:void 0;return s(o)?o:void 0}function ut(e,t,s="localStorage"){try{t===void 0?globalThis[s].removeItem(e):globalThis[s].setItem(e,JSON.stringify(t))}catch{}}var z=e=>`queens-atlas.chapter-${e}`,Mt=e=>_(z(e),[],R)??{},pt=(e,t,s)=>_(z(e),t,s),W=(e,t)=>ut(z(e),{...Mt(e),...t});var Et="queens-question, queens-moving-attacks, queens-race-guess";function ht(){let e=[...document.querySelectorAll(Et)].map(({isSolved:s})=>s),t=[e.filter(Boolean).length,e.length];W("pages",{[location.pathname]:t})}var ft=(e,t)=>F(q(e),[e.length,t]);var dt=2;function Ct(e,t,s){return ft(t,s).map(n=>`along ${["right","down","left"][Math.sign(n[1]-s)+1]} by the queen on ${f(...n,e)}`)}function $t(e,t,s){let n=`*${f(t.length,s,e)}*`,o=Ct(e,t,s);return o.length?`${n} is attacked ${x(o)}.`:`${n} is free: no mask has a 1 there.`}function mt(e,t,s){let n=y(s,e).map(o=>f(t,o,e));return n.length===0?"no square is free.":`${x(n)} ${n.length>1?"are":"is"} free.`}function jt(e,t,s){let n=y(s,e),o=n.slice(0,dt).map(i=>$t(e,t,i)),r=n.length-dt;return r>0&&o.push(`Click the other marked square${r>1?"s":""} to see why.`),o.join(" ")}function Nt({joined:e,losesBit:t}){let[,,s]=e,n=[];return t&&n.push("left"),s&1&&n.push("right"),n.map(o=>` A 1 of ${o} has moved off the board.`).join("")}var Lt=[["left","left << 1"],["down","down"],["right","right >> 1"]],G=class extends D{static properties={n:{type:Number},columns:{type:Array},sizes:{type:Array},queens:{state:!0},guess:{state:!0},wrong:{state:!0},isShown:{state:!0},reply:{state:!0}};fillsScreen=!0;keys="Arrow keys go from square to square, Enter marks one as free or puts a queen, Ctrl Z takes the last queen back.";links={"data-qa-attacks":t=>this.follow(t)};setup(){this.queens||this.put(this.columns)}follow(t){let[s,...n]=t.match(/\d+/g).map(Number);this.put(n,s),t.endsWith(" shown")&&this.reveal()}put(t,s=this.n){let n=t.length===0||t.length===s;Object.assign(this,{n:s,queens:t,guess:0,wrong:0,isShown:n,reply:void 0})}get row(){return this.queens.length}get isFull(){return this.row===this.n}get board(){return[...this.queens,...Array(this.n-this.row).fill(null)]}get masks(){return tt(this.board)}get free(){return this.isFull?0:H(this.masks[this.row].before,this.n)}get score(){return pt(this.localName,["rows"],I)??0}get isSolved(){return this.score>0}choose([t,s]){let{n,queens:o}=this,r=m(n,s);this.announceAgain();let i=`Click squares of row ${n-this.row}: it comes next.`;t!==this.row?this.reply=this.isFull?void 0:{text:i}:this.isShown?this.free&r?this.put([...o,s]):this.reply={text:$t(n,o,s),isWrong:!0}:this.#t(r)}#t(t){let{n:s,row:n}=this;this.guess^=t;let o=y(this.guess,s).map(r=>`*${f(n,r,s)}*`);this.reply={text:`Marked as free: ${x(o)||"no square"}. Check when these are all.`}}check(){let{n:t,queens:s,row:n,free:o,score:r}=this;if(o&&!this.guess){this.announceAgain();let i=`No square is chosen, but row ${t-n} has free ones.`,c="Click every square that no queen attacks, then check.";this.reply={text:`${i} ${c}`,isWrong:!0};return}if(this.wrong=this.guess^o,this.wrong)return this.show(jt(t,s,this.wrong),!0);W(this.localName,{rows:r+1}),ht(),this.show(`*Right:* ${mt(t,n,o)}`)}reveal(){this.guess=0,this.show(st(mt(this.n,this.row,this.free)))}show(t,s=!1){let n=this.free?" Put a queen on a free square.":" A dead end: take the last queen back.";Object.assign(this,{isShown:!0,reply:{text:t+Nt(this.masks[this.row-1])+n,isWrong:s}}),document.activeElement?.matches("button")&&this.contains(document.activeElement)&&!this.isFull&&this.querySelectorAll("[role=row]")[this.row].querySelector("[role=gridcell]").focus({preventScroll:!0})}undo(){this.row!==0&&(this.put(this.queens.slice(0,-1)),this.row&&this.reveal())}get question(){let{n:t,row:s,queens:n}=this;if(s===0)return"Put the first queen: every square of the top row is free.";if(this.isFull)return"*A solution.* Take queens back, or choose another N.";let o=f(s-1,n.at(-1),t),r=`Which squares of row ${t-s} are free? Click them, then check.`;return`The bit of *${o}* is in all three masks. Now they move. ${r}`}render(){let{n:t,row:s,queens:n,isShown:o,score:r}=this,{text:i,isWrong:c}=this.reply??{text:this.question},a=Y(this.sizes,t,d=>this.put([],d)),h=k("check","Check",()=>this.check(),o,"qa-main"),g=k("skip","Just show me",()=>this.reveal(),o,"qa-skip"),$=r?`Rows predicted right: ${r}`:"";return u`<div class="qa-moving-stage" style="--n: ${t}">
<div class="qa-top-bar">
<span role="group" aria-label="Size of the board">N = ${a}</span>
${k("undo","Take back",()=>this.undo(),s===0)}
</div>
<div class="qa-moving-plan">
${this.#e()}
${S(n,this.#r())}
</div>
<div class="qa-moving-side">
${this.message(i,{isWrong:c})}
<p class="qa-moving-buttons">${h}${g}</p>
<p class="qa-moving-score" data-qa-part="score">${$}</p>
</div>
</div>`}#e(){let{n:t,board:s,row:n,queens:o,isShown:r}=this,i=[P("qa-attacked",[et(s,r?n:n-1)]),at("",q(o)),P("qa-row-here",this.isFull?[]:[ct(n,t)])],c={name:this.ariaLabel,n:t,layers:i,texts:nt(t).map(a=>this.#s(a)),look:a=>this.#n(a),describe:a=>this.#o(a),isSelected:([a,h])=>o[a]===h||a===n&&!r&&(this.guess&m(t,h))!==0,choose:a=>this.choose(a)};return it(c,n)}#s([t,s]){if(t!==this.row)return"";let n=m(this.n,s),o=(this.guess&n)!==0;return this.isShown?t===0?"":this.free&n?o?"✓":"○":Z(this.masks[t].before,n):o?"?":""}#n([t,s]){let n=m(this.n,s);return t!==this.row?"":this.wrong&n?"qa-moving-mistake":!this.isShown&&this.guess&n?"qa-moving-guess":""}#o([t,s]){let{n,queens:o}=this,r=[t,s];if(o[t]===s)return b(r,n,"queen");if(t!==this.row)return b(r,n,"empty");let i=m(n,s),c=[this.guess&i?"predicted free":"",this.wrong&i?"wrong":""];return this.isShown&&c.push(this.free&i?"free":ot(r,n,q(o))),b(r,n,"empty",...c)}#r(){let{n:t,row:s,masks:n,isFull:o,isShown:r}=this,i=s===0||o,c=r&&!i,a=[0,0,0];i||(a=c?n[s].before:n[s-1].joined);let h=Lt.map(([$,d],O)=>gt($,c?d:$,L(a[O],t),c)),g=r?L(this.free,t):"?".repeat(t);return[...h,gt("free","free",g)]}};function gt(e,t,s,n=!1){let o=[...s].map(i=>u`<span class=${i==="1"?"qa-moving-one":""}>${i}</span>`),r=s.startsWith("?")?"not known yet":s;return u`<span class="qa-moving-name">${t}</span><div
class="qa-moving-cells ${n?"qa-moving-moved":""}"
role="img"
aria-label=${r}
data-qa-part=${e}>${o}</div>`}J("queens-moving-attacks",G);})();
})();
