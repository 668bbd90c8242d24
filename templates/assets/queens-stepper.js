(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:xt,Figure:wt,Part:qt,QueensElement:bs,button:J,checkbox:L,choiceIn:vt,choices:xs,define:Q,dropdown:I,fill:ws,formatted:qs,html:p,keyed:ge,live:yt,moveTabStop:Z,nothing:m,numberIn:kt,pressInGrid:tt,scaleOf:et,showControls:vs,squareUnder:D,svg:w,use:_}=queensBase;var st=s=>typeof s=="object"&&s!==null&&!Array.isArray(s);var St=new Map;function be(s,t){let e=St.get(s);if(e?.text===t)return e.value;let n=JSON.parse(t);return St.set(s,{text:t,value:n}),n}function nt(s,t,e,n="localStorage"){let r;try{r=be(s,globalThis[n].getItem(s)??"null")}catch{return}for(let o of t)r=st(r)&&Object.hasOwn(r,o)?r[o]:void 0;return e(r)?r:void 0}function At(s,t,e="localStorage"){try{t===void 0?globalThis[e].removeItem(s):globalThis[e].setItem(s,JSON.stringify(t))}catch{}}var rt=s=>`queens-atlas.chapter-${s}`,xe=s=>nt(rt(s),[],st)??{},Mt=(s,t,e)=>nt(rt(s),t,e),Tt=(s,t)=>At(rt(s),{...xe(s),...t});var U=s=>(s<26?"":"a")+String.fromCharCode(97+s%26),x=(s,t,e)=>`${U(t)}${e-s}`;function A(s){let t=s.slice(0,-1).join(", "),e=s.slice(-1);return t?`${t} and ${e}`:e.join("")}function ot([s,t],[e,n]){let r=Math.abs(s-e),o=Math.abs(t-n);if(!(r===0&&o===0))return r===0?"row":o===0?"column":r===o?"diagonal":void 0}var Ot=(s,t)=>s.filter(e=>ot(e,t));var Lt=(s,t,...e)=>[x(...s,t),...e].filter(Boolean).join(", ");var qe=(s,t)=>t===null?0:1<<s-1-t;var M=(s,t)=>Array.from({length:t},(e,n)=>n).filter(e=>s&qe(t,e));var O=.12;function jt(s){let t=s+O;return`M${-O/2} ${-O/2}h${t}v${t}h${-t}z`}var j=(s,t)=>w`<path class=${s} d=${t.join("")}></path>`;function Et(s,t){let e=t.map(([n,r])=>`${r},${n}`);return w`<polyline
class=${s}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var it=([s,t])=>`M${t+.06} ${s+.06}h.88v.88h-.88z`,at=([s,t],e)=>`M${t+.5-e} ${s+.5-e}l${2*e} ${2*e}m0-${2*e}l-${2*e} ${2*e}`;var ve=["place","reject","backtrack","solution"],q=(s,t)=>t===void 0?void 0:1<<s-1-t,E=(s,t,e)=>s?.[0]===t&&s[1]===e;function z(s,t,e){let n=2**e-1,r=(s.left|t)<<1&n,o=s.down|t,i=(s.right|t)>>1;return{untried:n&~(r|o|i),left:r,down:o,right:i}}function ye(s,t,e,n,r,o){let i=e[t-1],a={untried:2**o-1,left:0,down:0,right:0},c=i?z(s.frames[t-1],q(o,i[1]),o):a,l=s.frames[t]??c,[u=l.untried&~n,d=l.left,h=l.down,$=l.right]=r,{leftOut:b=2**o-1&~(d|h|$|u|n)}=s.frames[t]??{};return{untried:u,left:d,down:h,right:$,leftOut:b}}function ke(s,[t,...e],{n,weights:r}){let o=ve[t%4],i=o==="place",a=o==="solution",c=t>>2,l=Math.floor(c/n),u=c%n,d=s.judged?s.queens.slice(0,-1):s.queens;o==="backtrack"&&(d=d.slice(0,-1));let h=o==="reject"&&E(d.at(-1),l,u),$=a||h,b=$?d.length-1:d.length,f=q(n,u),g=ye(s,b,d,i?f:0,e,n),y=a?r[s.found]:0,T=i&&b===0;return{kind:o,row:l,column:u,bit:f,judged:$,masks:g,found:s.found+Number(a),refused:s.refused+Number(h),weight:y,step:s.step+1,queens:i?[...d,[l,u]]:d,frames:[...s.frames.slice(0,b),g],nodes:s.nodes+Number(i),solutions:s.solutions+y,branch:s.branch+Number(T)}}function ct(s){let t={step:0,queens:[],frames:[],nodes:0,solutions:0,found:0,refused:0,branch:-1,judged:!1};return s.steps.map(e=>(t=ke(t,[e].flat(),s),t))}var Bt=.62,Se=.72,lt=(s,t,e)=>M(s,e).map(n=>[t,n]),Ae=([s,t])=>`M${t+.39} ${s+.5}a.11.11 0 1 0 .22 0a.11.11 0 1 0-.22 0z`,Me=([s,t])=>`M${t} ${s+.5}l.5-.5M${t} ${s+1}l1-1M${t+.5} ${s+1}l.5-.5`;function Te([s,t],e,n){let r=["left","down","right"].map(i=>e[i]&q(n,t)?i[0].toUpperCase():"").join(""),o=Math.min(r.length<3?.5:.42,(n+.7)/16);return w`<text x=${t+.5} y=${s+.5+.36*o} font-size=${o}>${r}</text>`}function Oe({kind:s,judged:t,row:e,column:n},r){return s==="free"?["",s]:t?[jt(r),s==="solution"?s:"fail"]:[s==="reject"?at([e,n],.26):it([e,n]),s]}function Le({forbidden:s,bounds:[,t]},{row:e,masks:n},r){return s.flatMap((o,i)=>lt(i===e&&e===t?o|n.leftOut:o,i,r))}function je({checks:s,bounds:t},e,n){let r=s.map(([i,a],c)=>{let l=e.some(u=>E(u,i,a));return w`<path class="qa-check ${l?"qa-check-met":""}" d=${it([i,a])} />
<text x=${a+.08} y=${i+.38} font-size=".42">${"ABC"[c]}</text>`}),o=t.map((i,a)=>w`<path d="M${n+.36} ${i+.3}v.4l-.28-.2z" />
<text x=${n+.42} y=${i+.66} font-size=".47">${a+1}</text>`);return[...r,...o]}var Nt=([s,t,e,n])=>w`<path
class="qa-differs"
d="M${t+.05} ${s+.05}h${n-.1}v${e-.1}h-${n-.1}z" />`;function Rt(s,t,e,{below:n=m,above:r=m,hasBounds:o=!1,foot:i=0}={}){let a=A(t.map(u=>x(...u,s))),c=a?`queens on ${a}`:"no queens",l=s+Bt+O+(o?Se:0);return p`<svg
class="qa-state"
role="img"
aria-label="${e}: ${c}"
viewBox="${-Bt} ${-O} ${l} ${s+2*O+i}">
${_(`squares-${s}`)}${n}${Et("",t)}<g class="qa-names">${r}</g></svg>`}function It(s,{n:t,branches:e,rivals:n},r,o){let{row:i,column:a,queens:c,masks:l}=s,u=k=>k===a||c.some(bt=>E(bt,i,k)),d=(l.left|l.down|l.right)&~l.untried,h=lt(d,i,t).filter(([,k])=>!u(k)),[$,b]=Oe(s,t),f=e?.[s.branch],g=s.judged&&s.kind==="reject"&&n?.[s.refused-1],y=r?h.map(k=>Te(k,l,t)):m,T=[_(`coordinates-${t}`),f?j("qa-forbidden",Le(f,s,t).map(Me)):m,j("qa-attacked",r?[]:h.map(k=>at(k,.17))),j("qa-untried",lt(l.untried,i,t).map(Ae)),j("qa-pointer",[`M-.23 ${i+.34}v.32l.2-.16z`]),j(`qa-act qa-act-${b}`,[$]),w`<g class="qa-label" text-anchor="middle" font-weight="600">${y}</g>`],v=[f?je(f,c,t):m,g?Nt(g.at(-1)):m],X=a===void 0?`row ${i}`:x(i,a,t);return Rt(t,c,`The search at ${X}`,{below:T,above:v,hasBounds:!!e,foot:o})}function zt({n:s,rivals:t,compared:[e,...n],branches:r},{refused:o}){let[i,a,c,l,u,d]=t[o-1],h=(f,g)=>p`<td
class=${g>u?"qa-uncompared":""}
aria-current=${g===u||m}>${f??"–"}</td>`,$=(f,g)=>p`<tr><th scope="row">${f}</th>${g.map(h)}</tr>`,b=Rt(s,a,`The board ${i}`,{above:Nt(d),hasBounds:!!r});return p`<div class="qa-stepper-rival" data-qa-part="rival">
<div>${b}</div>
<table class="qa-stepper-table">
<caption>Image: ${i}; ${e} ${n[u]} decides</caption>
<tbody data-qa-part="lists">${$(e,n)}${$("board",c)}${$("image",l)}</tbody>
</table>
</div>`}function Pt({bounds:s,checks:t}){let e=(a,c)=>p`<svg viewBox="0 0 12 12" aria-hidden="true"><path class=${a} d=${c} /></svg>`,n=e("qa-pointer","M9 1v10l-7-5z"),r=e("qa-refused","M1 6l5-5M1 11L11 1M6 11l5-5"),o=(a,c)=>p`<span>${n}<b>${c+1}</b> BOUND${c+1} = ${a}</span>`,i=p`<span><b>A B C</b> a queen here asks for a comparison</span>`;return p`<p class="qa-stepper-signs qa-stepper-branch">
<span>${r} forbidden</span>
${s.map(o)}
${t.length?i:m}
</p>`}var S=(s,t)=>s.toString(2).padStart(t,"0");var Ee={row:"the row",column:"the column",diagonal:"a diagonal"};function Ct(s,t,e,n=1/0){let r=Ot(t,e),o=r.slice(0,n).map(i=>`by ${x(...i,s)} along ${Ee[ot(i,e)]}`);return r.length>n&&o.push(`by ${r.length-n} more`),`attacked ${A(o)}`}var ht=["top","right","bottom","left"],pt=8,Dt=({n:s,row:t,state:e})=>[...Array(s).keys()].filter(n=>!e.queens.slice(0,t).some(r=>r[1]===n)),_t=({n:s,masks:t},e)=>t.untried===void 0?void 0:2**s-1&~(t.untried|e),Be={row:s=>s.row,column:s=>s.column,columns:s=>s.column,columns_left:s=>Dt(s).join(" "),index:s=>s.column===void 0?void 0:Dt(s).indexOf(s.column),line:s=>s.line===void 0?void 0:`${s.line} ${Ut(s.line)}`,position:s=>s.position,rows:s=>s.row},ut={remaining:s=>s.masks?.remaining,left:s=>s.masks?.left,down:s=>s.masks?.down,right:s=>s.masks?.right,untried:s=>s.masks?.untried,bit:s=>q(s.n,s.column),occupied:s=>_t(s,s.stands?q(s.n,s.column):0),"occupied[]":s=>_t(s,0),forbidden:s=>s.branches[s.state.branch].forbidden[s.row]},Ne={"taken.column":({queens:s},t)=>dt(t,s.map(e=>e[1])),"taken.rising":({queens:s},t)=>dt(2*t-1,s.map(([e,n])=>e+n)),"taken.falling":({queens:s},t)=>dt(2*t-1,s.map(([e,n])=>e-n+t-1)),"chain.code":({queens:s},t)=>ht.map((e,n)=>Ht(t,s)[n]??"–").join(" ")},dt=(s,t)=>[...Array(s).keys()].map(e=>Number(t.includes(e))).join("");function ft(s,t){let e=[0,1],n=[s-1,s-2],r=c=>t.find(l=>l[0]===c),o=c=>t.find(l=>l[1]===c),i=[...e.map(r),...n.map(o),...n.map(r),...e.map(o)],a=i.indexOf(void 0);return a<0?i:i.slice(0,a)}function mt(s,t,[e,n]){switch(Ut(t)){case"top":return n;case"right":return e;case"bottom":return s-1-n;default:return s-1-e}}var Ut=s=>ht[s>>1];function Ht(s,t){let e=ft(s,t).map((r,o)=>mt(s,o,r));return ht.map((r,o)=>e[2*o]*s+e[2*o+1]).filter(r=>!Number.isNaN(r))}function Ft(s,t){return Ht(s,t).findIndex((e,n,[r])=>Math.min(e,s*s-1-e)<r)}function Gt(s,t,e,n){return s==="mirror"?t===0&&2*e[1]===n-1:s==="symmetry_elimination"&&(t===0||t===1&&e[1]===n-1)}function B(s,t,e,n){if(s!=="columns_left")return t;let r=2**n-1&~t.down;return{...t,remaining:r,untried:t.untried===void 0?void 0:r&~(2*e-1)}}function Re(s,t,e,n){let r=e.queens[0]??[e.row,e.column],o=e.frames.map((l,u)=>{let d=e.queens[u]?.[1]??e.column,h=Gt(s,u,r,n)?void 0:B(s,l,q(n,d),n);return{row:u,masks:h,column:d,stands:u<e.queens.length}});if(!e.judged||t==="iterative")return o;let{left:i,down:a,right:c}=z(e.masks,e.bit,n);return[...o,{row:n,masks:B(s,{left:i,down:a,right:c},0,n)}]}function Ie(s,{row:t,column:e,queens:n,frames:r,judged:o},i){let a=n.filter(f=>!E(f,t,e)),c=o?Ft(i,n):-1,l=c<0?pt:2*c+2,u=ft(i,o?n:a).slice(0,l),d=u.map((f,g)=>({line:g,position:ze(s,u,f,g,i)}));if(o&&c>=0)return d;let h=u.length;if(h<pt)return[...d,{line:h,position:mt(i,h,[t,e])}];let $=new Set(u).size,b=[...a,[t,e]].slice($);return[...d,...b.map(([f],g)=>({row:f,masks:r[$+g]}))]}function ze(s,t,e,n,r){return t.indexOf(e)===n?mt(r,n,e):s==="iterative"?r:void 0}var H=s=>s==="carry_chain",P=H,F=(s,t,e)=>P(s)?t:e-1-t;function Kt(s,t,e,{n,branches:r}){return(H(s)?Ie(t,e,n):Re(s,t,e,n)).map(i=>({...i,n,state:e,branches:r}))}function G(s,{kind:t,row:e,column:n,queens:r,judged:o},i){let a=o&&t==="reject"?"refuse":t;return H(s)?a==="refuse"?Pe(r,i):[e,n].every(l=>l>1&&l<i-2)?`${a}_inside`:a:t==="place"&&Gt(s,e,r[0],i)?"place_given":a}function Pe(s,t){let e=ft(t,s.slice(0,-1)).length,n=Ft(t,s);return n<0?"refuse_rings":e===2*n+1?"refuse":"refuse_given"}function Vt(s,t,e){let n=r=>[...Array(r).keys()];return H(s)?[...n(pt),...n(e-4)]:n(t==="recursive"?e+1:e)}function Wt(s,t,e){let n=s.replace("[]",""),r=(ut[s]??ut[n]??Be[n])(t);return r===void 0?"":n in ut&&!e?S(r,t.n):String(r)}var Yt=(s,t,e)=>Ne[s](t,e);var N=({left:s,down:t,right:e},n)=>2**n-1&~(s|t|e);function Xt(s,t,e){let{kind:n,judged:r,row:o}=s,i=B(e.method,s.masks,s.bit,t);if(n==="solution")return Ce(s);if(r)return`Refused: ${e.refusal}.`;if(n==="free")return De(s,t);if(n==="place")return _e({...s,masks:i},t,e);let a=x(o,s.column,t);return n==="reject"?Ue({...s,masks:i},a,t,e):He({row:o,masks:i},a,t,e)}function Ce({queens:s,weight:t}){let e=s.toSorted(([r],[o])=>r-o).map(r=>x(...r,s.length)),n=t>1?` It stands for ${t} boards.`:"";return`Solution: every row has its queen, on ${A(e)}.${n}`}function De({row:s,masks:t},e){let n=N(t,e),r=`free = ${S(n,e)}`;if(s===0)return`${r}: no queen stands yet, so all ${e} squares of row 0 are free.`;if(!n){let a=`every square of row ${s} is attacked`;return`${r}: ${a}. The loop does not run, so the search goes back.`}let o=M(n,e).map(a=>x(s,a,e)),i="no 1 in left, down or right";return o.length===1?`${r}: only ${o[0]} has ${i}, so only this square is free.`:`${r}: ${A(o)} have ${i}, so these squares are free.`}function _e(s,t,{method:e,hasMasks:n}){let{row:r,column:o,bit:i,masks:a}=s,c=x(r,o,t),l=G(e,s,t);if(l==="place_given")return`The queen on ${c} is given: the search begins below it.`;if(e==="brute_force")return`A queen goes to ${c}. Attacks are looked for when the board is full.`;if(!n||e==="carry_chain"&&l==="place")return`No queen attacks ${c}, so a queen goes there.`;let u=a.untried|i,d=a.untried?` ${S(a.untried,t)} waits for later.`:" No other square is left in this row.";if("remaining"in a)return`${Jt(s,t,e)} has a 0 there, so the queen goes to ${c}.${d}`;let h=`is ${Qt(e,o,t)}, so the queen goes to ${c}.${d}`;return e==="lowest_zero"?`occupied = ${S(2**t-1&~u,t)}: its lowest 0 ${h}`:`${u===N(a,t)?"free":"untried"} = ${S(u,t)}: its lowest 1 ${h}`}function Ue(s,t,e,{method:n}){let r=`${t} is ${Ct(e,s.queens,[s.row,s.column])}.`;return"remaining"in s.masks?`${Jt(s,e,n)} has a 1 there. So ${r}`:r}function Jt({column:s,bit:t,masks:{untried:e,left:n,right:r}},o,i){let a=`its lowest 1 is ${Qt(i,s,o)}`,c=`left | right = ${S(n|r,o)}`;return`untried = ${S(e|t,o)}: ${a}, and ${c}`}var Qt=(s,t,e)=>`bit ${F(s,t,e)}${P(s)?" from the left":""}`;function He({row:s,masks:t},e,n,{method:r,hasMasks:o}){let i=`Back in row ${s}: the queen leaves ${e}`;return!o||r==="carry_chain"?`${i}, because nothing is left to try below it.`:t.untried?`${i}. ${S(t.untried,n)} is still untried.`:`${i}, and no square is left. ${s?"The search goes further back.":"The search is over."}`}var Fe=2;function te(s,t){let e={untried:2**t-1,left:0,down:0,right:0},n={...s[0],queens:[],nodes:0,frames:[],branch:-1},r=[Zt(n,0,e)];for(let[o,i]of s.entries())r.push(i),i.kind!=="place"||s[o+1].judged||r.push(Zt(i,i.row+1,z(i.masks,i.bit,t)));return r.map((o,i)=>({...o,step:i+1}))}var Zt=(s,t,e)=>({...s,kind:"free",row:t,column:void 0,bit:0,masks:e,frames:[...s.frames,e]});function ee(s){let t=new Set,e=new Map;for(let[n,{kind:r}]of s.entries()){let o=Ge(r,s[n+1]);!o||t.has(o)||(t.add(o),e.set(n+1,o.split(" ")[0]))}return e}function Ge(s,t){return t?.kind==="free"?t.masks.untried?t.row<=Fe&&`free ${t.row}`:"free dead":t?.kind==="place"&&t.masks.untried>0&&t.row>0&&`next ${s}`}function se(s,t){return s==="next"?`Which square of row ${t} comes next? Choose it, then check.`:`${`Which squares of row ${t} are free, with no 1 in their column?`} Choose all of them, or none, then check.`}function ne(s,t,e){if(s==="next")return t;let n={...e.masks,untried:void 0};return{...e,masks:n,frames:[...e.frames.slice(0,-1),n]}}function re(s,t,e,n){return s==="free"?Ke(t,e,n):Ve(t,e,n)}function Ke(s,{row:t,masks:e},n){let r=N(e,n),[o]=M(s&~r,n);if(o!==void 0){let l=["left","down","right"].filter(h=>e[h]&q(n,o)),u=l.length>1?"have":"has",d=`${l.join(" and ")} ${u} a 1 in its column`;return{isRight:!1,wrong:s&~r,causes:l,column:o,message:`Not yet: ${x(t,o,n)} is attacked, ${d}.`}}let i=M(r&~s,n).length,a=i>1?"some free squares are":"one free square is",c=i?`Not yet: ${a} missing. Look for a column without any 1.`:"";return{isRight:!i,wrong:0,causes:[],message:c}}function Ve(s,{row:t,bit:e,masks:n},r){if(s===e)return{isRight:!0,wrong:0,causes:[],message:""};let o=x(t,M(s,r)[0],r),i=s&n.untried?"waits: it is not the lowest 1, which is the rightmost":"is not in untried";return{isRight:!1,wrong:s,causes:[],message:`Not yet: ${o} ${i}.`}}var We=s=>document.querySelector(`template[data-qa-file="${CSS.escape(s)}"]`)?.content.textContent;async function oe(s,t){let e=We(s);if(e!==void 0)return e;let n=await fetch(s,{signal:t});if(!n.ok)throw new Error(`${s}: ${n.status}`);return n.text()}function ie(s,t,e){let n=!1,r,o=()=>{let a=n&&!document.hidden;a!==r&&t(a),r=a},i=new IntersectionObserver(a=>{n=a.at(-1).isIntersecting,o()});i.observe(s),document.addEventListener("visibilitychange",o,{signal:e}),e.addEventListener("abort",()=>i.disconnect())}var Ye="M6 5v14h2V5zm13 0-9 7 9 7z",Xe="M16 5l-9 7 9 7z",Je=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],Qe="M8 5l9 7-9 7z",Ze="M18 5v14h-2V5zM5 5l9 7-9 7z",K=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#s;#r=!0;#n;#a;#o=0;constructor(t,{pace:e,changed:n=()=>{},stays:r=()=>!1}){this.#t=t,this.#e={pace:e,changed:n,stays:r}}set(t,e=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#s),this.#n=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[n,r]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#i():(this.goTo(this.position===this.max?0:this.position+r),this.position<this.max&&!e(this.position)?this.playAfter(n,t,e):this.#t.announceAgain())}playAfter(t,e,n){this.isPlaying=!0;let r=()=>this.play(e,n);this.#s=this.#t.later(t,()=>{this.#r?r():this.#n=r}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#a)return;this.#a=t,this.#r=!0;let e=n=>{this.#r=n,n&&this.#n?.()};ie(this.#t,e,t)}#i(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#i():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,r={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},o=n in e?()=>this.goTo(e[n]):r[n],i=t.altKey||t.ctrlKey||t.metaKey,a=t.target,c=t.key===" "?"button, a, input:not([type=range])":"[type=range]",l=a.closest("select, textarea, [role=region]")||!(n in e)&&a.closest(c);!o||i||t.defaultPrevented||l||(t.preventDefault(),o())}view(t,e){return p`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:n,max:r}=this,o=n===0,i=n===r;return p`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${e?R("first","Back to the start",[Ye],()=>this.goTo(0),o):m}
${R("back","Back",[Xe],()=>this.goTo(n-1),o)}
${this.playButton()}
${R("forward","Forward",[Qe],()=>this.forward(),i)}
${e?R("last","To the end",[Ze],()=>this.goTo(r),i):m}
</div>`}playButton(){return p`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${ae(Je)}</button>`}slider(t,e,n=0){let{position:r,max:o}=this;return p`<input
type="range"
min=${n}
max=${o+n}
.value=${yt(`${r+n}`)}
aria-label=${t}
aria-valuetext=${e}
autocomplete="off"
data-qa-part="slider"
@input=${({target:i})=>this.goTo(Number(i.value)-n)}
@pointerdown=${()=>this.#o=this.position}
@pointercancel=${()=>this.goTo(this.#o)}><span data-qa-part="progress">${e}</span>`}},ae=s=>p`<svg viewBox="0 0 24 24" aria-hidden="true">${s.map(t=>w`<path d=${t} />`)}</svg>`,R=(s,t,e,n,r)=>p`<button
type="button"
data-qa-part=${s}
title=${t}
aria-disabled=${r}
@click=${n}>${ae(e)}</button>`;var ce={slow:1200,normal:500,fast:120},ts={earlier:["Previous solution","M6 7l-5 5 5 5z","M10 18l-2-9 4 3 3-7 3 7 4-3-2 9z"],later:["Next solution","M18 7l5 5-5 5z","M4 18L2 9l4 3 3-7 3 7 4-3-2 9z"],retreat:["Next way back","M9 4L4 9l5 5v-4h7a3 3 0 0 1 0 6H9v2h7a5 5 0 0 0 0-10H9z"]},V=class extends wt{static properties={trace:{type:Object},traces:{},wanted:{state:!0},run:{state:!0},failure:{state:!0},speed:{state:!0},isDecimal:{state:!0}};fillsScreen=!0;keys="Arrow keys step, with Shift to a solution, B to the next way back, Home and End to the ends, Space plays.";player=new K(this,{pace:()=>[ce[this.speed],1],changed:()=>this.writeAddress(),stays:t=>this.asksBefore(t)});#t;#e=0;#s=new Map;constructor(){super(),this.speed="normal"}async setup(){this.#t=new xt(this,e=>this.#n(e)),this.addEventListener("keydown",e=>this.#a(e),{signal:this.signal});let t=new ResizeObserver(()=>this.#o());t.observe(this),this.signal.addEventListener("abort",()=>t.disconnect()),await this.choose(this.defaults)&&(this.isFirst&&location.search&&this.#n(this.#t.query),this.#t.show(["step"]))}get isFirst(){return this===document.querySelector(".qa-stepper")}get step(){return this.player.position+1}async readTrace(t,e){if(e&&this.trace)return this.trace;if(!this.#s.has(t)){let n=await oe(`${this.traces}/${t}.json`,this.signal);this.#s.set(t,JSON.parse(n))}return this.#s.get(t)}async change(t){let e=await this.choose({...this.wanted,...t});return e&&this.writeAddress(),e}async choose(t,e=1){let{signal:n,player:r}=this;this.wanted=t,r.hold();let o;try{o=await this.load(t)}catch{return!n.aborted&&t===this.wanted&&this.#r(),!1}return n.aborted||t!==this.wanted?!1:(Object.assign(this,{run:{...o,choice:t},failure:void 0}),r.set(e-1,o.states.length-1),!0)}#r(){this.failure=this.failureText(this.wanted),this.player.stop(),this.player.set(this.player.position),this.run&&(this.wanted=this.run.choice,this.writeAddress())}#n(t){this.choose({...this.defaults,...this.choiceIn(t)},kt(t,"step",1,1/0))}writeAddress(){this.#t.write({...this.run.choice,step:this.step})}asksBefore(t){return!1}#a(t){let{player:e,run:n}=this;if(!n)return;let{earlier:r,later:o,retreat:i}=le(n.states,e.position);e.press(t,{"Shift ArrowLeft":r,"Shift ArrowRight":o,b:i})}willUpdate(){this.ariaBusy=`${this.player.isHeld}`,this.player.position!==this.#e&&(this.#e=this.player.position,this.failure=void 0)}updated(){requestAnimationFrame(()=>this.#o())}#o(){let t=this.querySelector("pre");t&&ns(t)}render(){let{player:t,run:e}=this;if(!e)return m;let n=e.states[t.position],r=this.views(n),o=`step ${this.step} of ${e.states.length}`;return p`<div
class="qa-stepper-live ${this.isDecimal?"qa-with-decimals":""} ${r.look??""}">
<div class="qa-stepper-bar">
${this.#l()}
<div class="qa-stepper-options">
${this.#c()}
${r.options}
${r.hasDecimals?this.#i():m}
</div>
</div>
<div class="qa-lab-run qa-stepper-slider">${t.slider("Step",o,1)}</div>
${es(!!r.tree)}
<div class="qa-stepper-scene">
<div
class="qa-stepper-board"
role="group"
tabindex="0"
aria-label="${r.boardName}: the arrow keys step">${r.board}</div>
<div class="qa-stepper-side">
<div class="qa-stepper-say">
${this.message(this.failure??r.sentence,{isWrong:r.isWrong})}
${r.question}
</div>
<div class="qa-stepper-detail">
<div>
${r.masks}
${ss(r.depth,n)}
</div>
${r.tree}
</div>
</div>
${r.legend}
</div>
${r.program}
</div>`}#c(){let t=e=>{this.speed=e};return I("speed",Object.keys(ce),this.speed,t)}#i(){let t=e=>{this.isDecimal=e};return L("decimal","decimal",this.isDecimal,t)}#l(){let{player:t,run:e}=this,{position:n}=t,r=le(e.states,n),o=([i,[a,...c]])=>R(i,a,c,()=>t.goTo(r[i]),r[i]===n);return p`<div class="qa-stepper-controls">${t.buttons("Steps",{hasEnds:!0})}
<div
class="qa-lab-buttons"
role="group"
aria-label="Solutions and ways back">${Object.entries(ts).map(o)}</div>
</div>`}},es=s=>p`<p
class="qa-stepper-keys"
aria-hidden="true">Keys: <kbd>←</kbd> <kbd>→</kbd> a step, with <kbd>Shift</kbd> a solution, <kbd
>B</kbd> the next way back, <kbd>Home</kbd> <kbd>End</kbd> the ends, <kbd>Space</kbd> plays.${s?p` In the tree: arrows and <kbd>Enter</kbd>.`:m}</p>`;function ss(s,{nodes:t,solutions:e}){let n=Object.entries({depth:s,nodes:t,solutions:e}).map(([r,o])=>p`<div><dt>${r}</dt><dd data-qa-part=${r}>${o}</dd></div>`);return p`<dl class="qa-stepper-counts simple">${n}</dl>`}function le(s,t){let e=o=>o<0?t:o,n=o=>e(s.findIndex((i,a)=>a>t&&i.kind===o)),r=s.findLastIndex((o,i)=>i<t&&o.kind==="solution");return{earlier:e(r),later:n("solution"),retreat:n("backtrack")}}function ue(s,t,e){let n=s.map(([r,o])=>{let i=o.split(" ").includes(t),a=r.length-r.trimStart().length;return p`<span
aria-current=${i||m}
style="--indent: ${a}">${r||" "}</span>`});return p`<pre
role="region"
tabindex="0"
aria-label=${e}
data-qa-part="source">${n}</pre>`}function ns(s){let t=Array.from(s.querySelectorAll("[aria-current]")).at(-1);if(!t)return;let{offsetTop:e,offsetHeight:n}=t,r=s.clientHeight-n;if(s.scrollTop<=e&&e<=s.scrollTop+r)return;let o=Number.parseFloat(getComputedStyle(t).lineHeight);s.scrollTop=Math.round((e-r/2)/o)*o}function de(s){let t={step:0,depth:0,children:[],solvedAt:1/0,failedAt:1/0},e=[t],n=e,r=s.map((o,i)=>(n=rs(e,n,o,i+1),n));return pe(t),{root:t,nodes:e,paths:r}}function rs(s,t,{kind:e,row:n,column:r,queens:{length:o},judged:i},a){if(e==="place"){let l=t[o-1],u={row:n,column:r,step:a,depth:o,parent:l,children:[],solvedAt:1/0,failedAt:1/0};return l.children.push(u),s.push(u),[...t.slice(0,o),u]}let c=t[i?o:o+1];if(e==="solution")for(let l of t)l.solvedAt=Math.min(l.solvedAt,a);else(i||e==="backtrack"&&!c.children.length)&&(c.failedAt=a);return t.slice(0,o+1)}function pe(s){return s.leaves=s.children.reduce((t,e)=>t+pe(e),0)||1,s.leaves}function he(s,t,{width:e,height:n}){let{spots:r,leaves:o,levels:i}=is(s,t,os(s,e)),a=Math.min((e-28)/o,44),c=Math.min((n-28)/i,44);for(let l of r.values())l.x=Math.round(e/2+(l.leaf+.5-o/2)*a),l.y=Math.round(14+l.node.depth*c);return{spots:r,gap:Math.min(a,c)}}function os({root:s},t){let e=0;for(;e<8&&fe(s,e)*6>t-28;)e+=1;return e}function fe(s,t){if(!t||!s.children.length)return s.leaves;let e=s.children.length-1,n=Math.max(...s.children.map(r=>fe(r,t-1)));return e+n}function is(s,t,e){let n=as(s,t,e),r=new Map,o=0,i=1,a=c=>{let l=c.depth<=e&&c.children.length>0&&!n.has(c),u={node:c,isFolded:l};r.set(c,u);let d=l?[]:c.children.map(a);return d.length?u.leaf=(d[0].leaf+d.at(-1).leaf)/2:(u.leaf=o,o+=1),i=Math.max(i,c.depth),u};return a(s.root),{spots:r,leaves:o,levels:i}}function as(s,t,e){let n=new Set,r=s.nodes.findLast(o=>o.step<=t&&o.depth<=e);for(let o=r;o;o=o.parent)n.add(o);return n}var cs=24,ls=21,W=9.5,us="Tree of the search: Down goes to the first child, Up to the parent, Left and Right along the row, Enter to the step",me={disc:({x:s,y:t},e)=>`M${s-e} ${t}a${e} ${e} 0 1 0 ${2*e} 0a${e} ${e} 0 1 0-${2*e} 0z`,box:({x:s,y:t},e)=>`M${s-e} ${t-e}h${2*e}v${2*e}h-${2*e}z`,triangle:({x:s,y:t},e)=>`M${s} ${t-e}l${e+1} ${2*e}h-${2*e+2}z`,cross:({x:s,y:t},e)=>`M${s-e} ${t-e}l${2*e} ${2*e}m0-${2*e}l-${2*e} ${2*e}`},ds={queen:["disc","",5],folded:["triangle","",4.4],"folded solved":["triangle","qa-node-kept",4.4],onBoard:["disc","qa-node-held",5],solution:["box","qa-node-kept",4.4]},ps=[["qa-node","M1.5 6a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z","queen"],["qa-node qa-node-kept","M2 2h8v8h-8z","solution"],["qa-refused","M2.5 2.5l7 7m0-7l-7 7","dead end"],["qa-node","M6 2l5 8h-10z","folded up"],["qa-node qa-node-kept","M6 2l5 8h-10z","with solutions"]].map(([s,t,e])=>p`<span><svg viewBox="0 0 12 12" aria-hidden="true"><path class=${s} d=${t} /></svg> ${e}</span> `),Y=class s extends qt{static properties={tree:{attribute:!1},n:{attribute:!1},step:{attribute:!1},jump:{attribute:!1},size:{state:!0},chosen:{state:!0}};static#t=0;#e=`qa-tree-${s.#t+=1}`;firstUpdated(){let t=this.querySelector("svg"),e=()=>{let{width:n,height:r}=t.getBoundingClientRect(),o=et(t);n&&(this.size={width:n/o,height:r/o})};new ResizeObserver(e).observe(t)}willUpdate(t){(t.has("step")||t.has("tree"))&&(this.chosen=void 0);let{spots:e,gap:n}=this.size?he(this.tree,this.step,this.size):{spots:new Map,gap:0};this.spots=e,this.isLabelled=n>=ls,this.radius=this.isLabelled?W:Math.max(Math.round(3.6*n)/10,2.2),this.seen=[...e.values()].filter(({node:r})=>r.parent&&r.step<=this.step)}get#s(){return this.tree.paths[this.step-1]}get#r(){return this.seen.find(({node:t})=>t===this.#s.at(-1))??this.seen.at(-1)}#n({clientX:t,clientY:e}){let{left:n,top:r}=this.querySelector("svg").getBoundingClientRect(),o=et(this),i=({x:c,y:l})=>Math.hypot((t-n)/o-c,(e-r)/o-l);return this.seen.filter(c=>i(c)<cs).toSorted((c,l)=>i(c)-i(l))[0]}#a(t,e){if(t.altKey||t.ctrlKey||t.metaKey||t.shiftKey)return;let n=t.key==="Enter"||t.key===" ";!n&&!/^(Arrow|Home$|End$)/.test(t.key)||(t.preventDefault(),e&&(n?this.jump(e.node.step):this.chosen=(fs(e,t.key,this.seen)??e).node))}#o(t){let e=this.#n(t);e&&this.jump(e.node.step)}render(){if(!this.tree)return m;let t=this.#r,e=this.seen.find(({node:l})=>l===this.chosen)??t,n=e?hs(e,this.step,this.n):"",{width:r=1,height:o=1}=this.size??{},i=e===t?m:w`<path class="qa-node-at" d=${me.disc(e,8)} />`,a=l=>{this.chosen=this.#n(l)?.node},c=()=>{this.chosen=void 0};return p`<div
role="tree"
tabindex="0"
data-qa-part="tree"
aria-label=${us}
aria-activedescendant=${e?this.#c(e):m}
@keydown=${l=>this.#a(l,e)}
@click=${l=>this.#o(l)}
@pointermove=${a}
@pointerleave=${c}>
<svg
aria-hidden="true"
viewBox="0 0 ${r} ${o}">${this.size?this.#l():m}${i}</svg>${e?this.#i(e,n):m}</div>
<p class="qa-stepper-node" aria-hidden="true">${n}</p>
<p class="qa-stepper-signs">${ps}</p>`}#c(t){return`${this.#e}-${t.node.step}`}#i(t,e){let{node:n}=t,r=n.parent.children.filter(({step:o})=>o<=this.step);return p`<span
id=${this.#c(t)}
role="treeitem"
aria-level=${n.depth}
aria-posinset=${r.indexOf(n)+1}
aria-setsize=${r.length}
aria-selected=${n===this.#s.at(-1)}>${e}</span>`}#l(){let{seen:t,spots:e,radius:n}=this,r=this.#s,o=r.length>1?[e.get(r.at(-1))]:[],i=Object.entries(ds).map(([l,[u,d,h]])=>{let $=this.isLabelled&&u!=="triangle"?W:Math.min(n,h),b=t.filter(f=>this.#d(f)===l);return C(`qa-node ${d}`,u,b,$)}),a=this.isLabelled?W:Math.min(n,5),c=this.isLabelled?t.filter(({isFolded:l})=>!l):[];return[this.#u("qa-edge",!1),this.#u("qa-edge-held",!0),C("qa-node-root","disc",[e.get(r[0])],4),i,this.#p(),C("qa-node-here","disc",o,a+3.5),c.map(l=>this.#h(l))]}#u(t,e){let n=({node:o,x:i,y:a})=>{let c=this.spots.get(o.parent);return`M${c.x} ${c.y}L${i} ${a}`},r=this.seen.filter(({node:o})=>this.#s.includes(o)===e);return w`<path class=${t} d=${r.map(n).join("")} />`}#d({node:t,isFolded:e}){let n=t.solvedAt<=this.step;return e?n?"folded solved":"folded":n&&!t.children.length?"solution":t.failedAt<=this.step&&!this.isLabelled?"failed":this.#s.includes(t)?"onBoard":"queen"}#p(){let t=this.seen.filter(({node:e})=>e.failedAt<=this.step);return this.isLabelled?C("qa-refused","cross",t.map(({x:e,y:n})=>({x:e,y:n+W+9})),3.6):C("qa-refused","cross",t,Math.min(this.radius,3.4))}#h(t){let e=this.#d(t)==="queen"?"qa-label":"qa-on-kept";return w`<text
class=${e}
x=${t.x}
y=${t.y+4.2}
font-size="12"
text-anchor="middle">${t.node.column}</text>`}},C=(s,t,e,n)=>w`<path class=${s} d=${e.map(r=>me[t](r,n)).join("")} />`;function hs({node:s,isFolded:t},e,n){let r=[x(s.row,s.column,n)];return s.solvedAt<=e&&!s.children.length?r.push("solution"):s.failedAt<=e&&r.push("dead end"),t&&r.push("folded up"),`${r.join(", ")}: placed in step ${s.step}`}function fs({node:s,x:t},e,n){let r=n.filter(o=>o.node.depth===s.depth);return e==="ArrowUp"?n.find(o=>o.node===s.parent):e==="ArrowDown"?n.find(o=>o.node.parent===s):e==="ArrowLeft"?r.findLast(o=>o.x<t):e==="ArrowRight"?r.find(o=>o.x>t):e==="Home"?n[0]:e==="End"?n.at(-1):void 0}var ms=.5,$s=2500,$e=/(\bN = )\d+/,$t=s=>[...Array(s).keys()],gt=class extends V{static properties={n:{},method:{},sizes:{type:Array},masks:{type:Array},shared:{type:Array},refusal:{},asks:{type:Boolean},programs:{type:Array},program:{state:!0},hasTree:{state:!0},hasLetters:{state:!0},column:{state:!0},isAsking:{state:!0},question:{state:!0}};keys=`${this.keys} In the tree and in a question, arrow keys move, and Enter chooses.`;links={"data-qa-step":t=>this.#r(Number(t))};#t=new Set;#e=0;constructor(){super(),Object.assign(this,{hasTree:!1,hasLetters:!0,isAsking:!0})}setup(){return this.addEventListener("keydown",t=>this.#o(t),{signal:this.signal}),this.#t=new Set(Mt(this.#s,["asked"],Array.isArray)),super.setup()}get#s(){return`stepper-${this.method}`}get defaults(){return{n:this.n}}choiceIn(t){let e=vt(t,"n",this.sizes.map(String));return e?{n:e}:{}}async load({n:t}){let e=await this.readTrace(t,t===this.n),n=this.asks?te(ct(e),e.n):ct(e);return{trace:e,states:n,decisions:this.asks?ee(n):new Map,tree:de(n)}}failureText({n:t}){return`The steps for N = ${t} could not be loaded.`}#r(t){this.wanted.n===this.n?this.player.set(t-1):this.announceWhenDone(this.choose(this.defaults,t));let e=getComputedStyle(this).position==="sticky";return this.querySelector(e?"[data-qa-part=message]":".qa-stepper-board")}asksBefore(t){let{step:e}=this,{trace:n,states:r,decisions:o}=this.run,i=o.get(e),a=`${n.n} ${e}`;if(!i||!this.isAsking||this.#t.has(a))return!1;this.#n([...this.#t,a]);let[c,l]=r.slice(e-1,e+1);return this.player.goTo(e-1),this.question={decision:i,step:e,next:l,view:ne(i,c,l),isPlaying:t,chosen:0,message:se(i,l.row)},!0}#n(t){this.#t=new Set(t),Tt(this.#s,{asked:t})}#a(t){this.isAsking=t,t?this.#n([]):this.question=void 0}#o(t){!(t.key==="Tab"&&!t.shiftKey&&t.target.closest(".qa-stepper-controls"))||!this.question||(t.preventDefault(),this.querySelector(".qa-stepper-picks [tabindex='0']").focus())}#c(t){let{decision:e,chosen:n}=this.question,r=q(this.run.trace.n,t);this.#i(e==="next"?r:n^r)}#i(t){this.question={...this.question,chosen:t,verdict:void 0}}#l(){let{decision:t,chosen:e,next:n}=this.question,r=re(t,e,n,this.run.trace.n);r.isRight?this.#u(!0):(this.question={...this.question,verdict:r,message:r.message},this.announceAgain())}#u(t){let{isPlaying:e}=this.question;this.contains(document.activeElement)&&this.querySelector(".qa-stepper-board").focus({preventScroll:!0}),this.player.goTo(this.player.position+1),t&&(this.#e=this.step),e&&this.player.playAfter($s)}willUpdate(){super.willUpdate(),this.question?.step!==this.step&&(this.question=void 0),this.#e!==this.step&&(this.#e=0)}updated(){if(super.updated(),!(!this.isFirst||!this.run))for(let t of document.querySelectorAll("a[data-qa-step]"))this.run.choice.n===this.n&&t.dataset.qaStep===`${this.step}`?t.setAttribute("aria-current","step"):t.removeAttribute("aria-current")}views(t){let{run:e,question:n}=this,{trace:r,tree:o}=e,i=n?.view??t,a=this.masks.length>0,c={method:this.method,hasMasks:a,refusal:this.refusal},l=this.#e?"Right: ":"",d=r.rivals&&t.judged&&t.kind==="reject"?zt(r,t):m,h={"qa-with-bits":a,"qa-with-rival":d!==m,"qa-asking":n,"qa-with-tree":this.hasTree};return{look:Object.keys(h).filter($=>h[$]).join(" "),options:this.#d(a),hasDecimals:a&&!this.asks&&!P(this.method),boardName:"Board",board:[this.#p(t,i),d],sentence:n?.message??l+Xt(t,r.n,c),isWrong:n?.verdict?.isRight===!1,question:n?this.#m():m,depth:t.queens.length,tree:p`<queens-stepper-tree
class="qa-stepper-tree"
.tree=${o}
.n=${r.n}
.step=${this.step}
.jump=${$=>this.player.goTo($-1)}></queens-stepper-tree>`,legend:r.branches?Pt(r.branches[t.branch]):m,program:this.#b(t,i)}}#d(t){let e=i=>{this.hasLetters=i},n=i=>this.#a(i),r=t?L("show-letters","L, D, R",this.hasLetters,e):m,o=this.asks?L("asks","ask me",this.isAsking,n):r;return p`${I("N",this.sizes.map(String),this.wanted.n,i=>this.change({n:i}))}
${o}`}#p(t,e){let{question:n,column:r}=this,{trace:o}=this.run,{n:i}=o,a=this.masks.length>0,c=n?{...e,kind:"free",column:void 0,masks:{left:0,down:0,right:0,untried:0}}:t,l=p`<div
class="qa-stepper-column"
?hidden=${r===void 0}
style="--column: ${r??0}"></div>`,u=It(c,o,a&&this.hasLetters,a?0:ms);return p`<div class="qa-stepper-squares" style="--n: ${i}">
<div data-qa-stage=${i}>${u}${n?this.#f(i):m}</div>
${a?[this.#h(i,e),l]:m}
</div>`}#h(t,{row:e,bit:n,masks:r}){let{question:o}=this,i=r.untried===void 0,a=i?o?.chosen||void 0:N(r,t),c={...B(this.method,r,n,t),free:a,bit:i?void 0:n},{causes:l=[],column:u}=o?.verdict??{},d=f=>()=>{this.column=f},h=f=>{let g=F(this.method,f,t);return p`<span
role="columnheader">${U(f)}<br><span class="qa-unseen">bit </span>${g}</span>`},$=(f,g)=>{let y=(c[f]&q(t,g))!==0,T=l.includes(f)&&g===u;return p`<span
role="cell"
class="${y?"qa-one":""} ${T?"qa-why":""}"
@pointerenter=${d(g)}>${c[f]===void 0?m:Number(y)}</span>`},b=f=>{let g=$t(t).map(y=>$(f,y));return p`<div
role="row"
data-qa-mask=${f}><span
role="rowheader">${f}</span>${g}<span
role="cell"
class="qa-decimal">${c[f]}</span></div>`};return p`<div
class="qa-stepper-bits"
role="table"
aria-label="The row as bits"
data-qa-part="masks"
@pointerleave=${d(void 0)}>
<div role="row"><span
role="columnheader">row <span data-qa-part="row">${e}</span></span>${$t(t).map(h)}</div>
${this.masks.map(b)}
</div>`}#f(t){let{chosen:e,verdict:n,next:r}=this.question,o=c=>{let l=q(t,c),u=(e&l)!==0,d=((n?.wrong??0)&l)!==0,h=Lt([r.row,c],t,u?"chosen":"not chosen",d?"wrong":"");return p`<div
role="gridcell"
class=${d?"qa-no":""}
tabindex=${c?-1:0}
aria-label=${h}
aria-selected=${u}></div>`},i=([,c])=>this.#c(c),a=([,c])=>this.#i(e&~q(t,c));return p`<div
class="qa-stepper-picks"
role="grid"
aria-label="Squares of row ${r.row}"
style="--n: ${t}; --row: ${r.row}"
@click=${c=>i(D(c))}
@keydown=${c=>tt(c,{choose:i,empty:a})}
@focusin=${Z}>
<div role="row">${$t(t).map(o)}</div></div>`}#m(){let{decision:t,chosen:e}=this.question;return p`<p class="qa-stepper-ask" data-qa-part="ask">
${J("check","Check",()=>this.#l(),t==="next"&&!e,"qa-main")}
${J("skip","Show me",()=>this.#u(!1))}
</p>`}#$(t){let e=new Map(this.programs.map(o=>[o.key,o.title])),n=o=>{this.program=o},r=o=>e.get(o);return I("program",[...e.keys()],t,n,{text:r})}#g(){let t=e=>{this.hasTree=e};return L("show-tree","tree",this.hasTree,t)}#b(t,e){let{trace:n}=this.run,{n:r}=n,o=this.programs.find(({key:v})=>v===this.program)??this.programs[0],{key:i,form:a,title:c,lines:l}=o,u=l.findIndex(([v])=>$e.test(v)),d=l.map(([v,X],k)=>[k===u?v.replace($e,`$1${r}`):v,X]),h=this.shared.map(v=>p`<div><dt>${v}</dt><dd data-qa-shared=${v}>${Yt(v,t,r)}</dd></div>`),$=this.method.replaceAll("_"," "),b=G(this.method,e,r),f=ue(d,b,`The program of ${$} in ${c}`),g=Vt(this.method,a,r),y=Kt(this.method,a,e,n),T=`${o.caption} of ${$}`;return p`<div class="qa-stepper-form">
${this.#$(i)}
${this.#g()}
</div>
<div class="qa-stepper-programs">
<div data-qa-program=${i} data-qa-form=${a}>
${f}
${gs(T,o,g,y,this.isDecimal)}
</div>
</div>
${h.length?p`<dl class="qa-stepper-shared simple">${h}</dl>`:m}`}};function gs(s,{caption:t,head:e,columns:n},r,o,i){let a=u=>n.map(d=>p`<td>${u?Wt(d,u,i):""}</td>`),c=n.map(u=>p`<th scope="col">${u}</th>`),l=(u,d)=>{let h=d===o.length-1;return p`<tr
aria-current=${h||m}><th scope="row">${u}</th>${a(o[d])}</tr>`};return p`<div
class="qa-stepper-memory qa-scroll"
role="region"
tabindex="0"
aria-label=${s}>
<table class="qa-stepper-table">
<caption>${t}</caption>
<thead><tr><th scope="col">${e}</th>${c}</tr></thead>
<tbody>${r.map(l)}</tbody>
</table>
</div>`}Q("queens-stepper-tree",Y);Q("queens-stepper",gt);})();
})();
