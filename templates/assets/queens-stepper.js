(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var x=s=>queensBase[s],wt=x("Address"),qt=x("Figure"),vt=x("Part");var Q=x("button"),j=x("checkbox"),yt=x("choiceIn");var X=x("define"),z=x("dropdown");var p=x("html");var kt=x("live"),Z=x("moveTabStop"),m=x("nothing"),St=x("numberIn"),tt=x("pressInGrid"),et=x("scaleOf");var st=x("squareUnder"),q=x("svg"),U=x("use");var nt=s=>typeof s=="object"&&s!==null&&!Array.isArray(s);var At=new Map;function xe(s,t){let e=At.get(s);if(e?.text===t)return e.value;let n=JSON.parse(t);return At.set(s,{text:t,value:n}),n}function ot(s,t,e,n="localStorage"){let o;try{o=xe(s,globalThis[n].getItem(s)??"null")}catch{return}for(let r of t)o=nt(o)&&Object.hasOwn(o,r)?o[r]:void 0;return e(o)?o:void 0}function Mt(s,t,e="localStorage"){try{t===void 0?globalThis[e].removeItem(s):globalThis[e].setItem(s,JSON.stringify(t))}catch{}}var rt=s=>`queens-atlas.chapter-${s}`,be=s=>ot(rt(s),[],nt)??{},Tt=(s,t,e)=>ot(rt(s),t,e),Ot=(s,t)=>Mt(rt(s),{...be(s),...t});var D=s=>(s<26?"":"a")+String.fromCharCode(97+s%26),w=(s,t,e)=>`${D(t)}${e-s}`;function M(s){let t=s.slice(0,-1).join(", "),e=s.slice(-1);return t?`${t} and ${e}`:e.join("")}function it([s,t],[e,n]){let o=Math.abs(s-e),r=Math.abs(t-n);if(!(o===0&&r===0))return o===0?"row":r===0?"column":o===r?"diagonal":void 0}var Lt=(s,t)=>s.filter(e=>it(e,t));var jt=(s,t,...e)=>[w(...s,t),...e].filter(Boolean).join(", ");var qe=(s,t)=>t===null?0:1<<s-1-t;var T=(s,t)=>Array.from({length:t},(e,n)=>n).filter(e=>s&qe(t,e));var L=.12;function Bt(s){let t=s+L;return`M${-L/2} ${-L/2}h${t}v${t}h${-t}z`}var B=(s,t)=>q`<path class=${s} d=${t.join("")}></path>`;function Nt(s,t){let e=t.map(([n,o])=>`${o},${n}`);return q`<polyline
class=${s}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var at=([s,t])=>`M${t+.06} ${s+.06}h.88v.88h-.88z`,ct=([s,t],e)=>`M${t+.5-e} ${s+.5-e}l${2*e} ${2*e}m0-${2*e}l-${2*e} ${2*e}`;var ve=["place","reject","backtrack","solution"],v=(s,t)=>t===void 0?void 0:1<<s-1-t,N=(s,t,e)=>s?.[0]===t&&s[1]===e;function C(s,t,e){let n=2**e-1,o=(s.left|t)<<1&n,r=s.down|t,i=(s.right|t)>>1;return{untried:n&~(o|r|i),left:o,down:r,right:i}}function ye(s,t,e,n,o,r){let i=e[t-1],a={untried:2**r-1,left:0,down:0,right:0},c=i?C(s.frames[t-1],v(r,i[1]),r):a,l=s.frames[t]??c,[u=l.untried&~n,d=l.left,h=l.down,$=l.right]=o,{leftOut:b=2**r-1&~(d|h|$|u|n)}=s.frames[t]??{};return{untried:u,left:d,down:h,right:$,leftOut:b}}function ke(s,[t,...e],{n,weights:o}){let r=ve[t%4],i=r==="place",a=r==="solution",c=t>>2,l=Math.floor(c/n),u=c%n,d=s.judged?s.queens.slice(0,-1):s.queens;r==="backtrack"&&(d=d.slice(0,-1));let h=r==="reject"&&N(d.at(-1),l,u),$=a||h,b=$?d.length-1:d.length,f=v(n,u),g=ye(s,b,d,i?f:0,e,n),k=a?o[s.found]:0,O=i&&b===0;return{kind:r,row:l,column:u,bit:f,judged:$,masks:g,found:s.found+Number(a),refused:s.refused+Number(h),weight:k,step:s.step+1,queens:i?[...d,[l,u]]:d,frames:[...s.frames.slice(0,b),g],nodes:s.nodes+Number(i),solutions:s.solutions+k,branch:s.branch+Number(O)}}function lt(s){let t={step:0,queens:[],frames:[],nodes:0,solutions:0,found:0,refused:0,branch:-1,judged:!1};return s.steps.map(e=>(t=ke(t,[e].flat(),s),t))}var Et=.62,Se=.72,ut=(s,t,e)=>T(s,e).map(n=>[t,n]),Ae=([s,t])=>`M${t+.39} ${s+.5}a.11.11 0 1 0 .22 0a.11.11 0 1 0-.22 0z`,Me=([s,t])=>`M${t} ${s+.5}l.5-.5M${t} ${s+1}l1-1M${t+.5} ${s+1}l.5-.5`;function Te([s,t],e,n){let o=["left","down","right"].map(i=>e[i]&v(n,t)?i[0].toUpperCase():"").join(""),r=Math.min(o.length<3?.5:.42,(n+.7)/16);return q`<text x=${t+.5} y=${s+.5+.36*r} font-size=${r}>${o}</text>`}function Oe({kind:s,judged:t,row:e,column:n},o){return s==="free"?["",s]:t?[Bt(o),s==="solution"?s:"fail"]:[s==="reject"?ct([e,n],.26):at([e,n]),s]}function Le({forbidden:s,bounds:[,t]},{row:e,masks:n},o){return s.flatMap((r,i)=>ut(i===e&&e===t?r|n.leftOut:r,i,o))}function je({checks:s,bounds:t},e,n){let o=s.map(([i,a],c)=>{let l=e.some(u=>N(u,i,a));return q`<path class="qa-check ${l?"qa-check-met":""}" d=${at([i,a])} />
<text x=${a+.08} y=${i+.38} font-size=".42">${"ABC"[c]}</text>`}),r=t.map((i,a)=>q`<path d="M${n+.36} ${i+.3}v.4l-.28-.2z" />
<text x=${n+.42} y=${i+.66} font-size=".47">${a+1}</text>`);return[...o,...r]}var Rt=([s,t,e,n])=>q`<path
class="qa-differs"
d="M${t+.05} ${s+.05}h${n-.1}v${e-.1}h-${n-.1}z" />`;function It(s,t,e,{below:n=m,above:o=m,hasBounds:r=!1,foot:i=0}={}){let a=M(t.map(u=>w(...u,s))),c=a?`queens on ${a}`:"no queens",l=s+Et+L+(r?Se:0);return p`<svg
class="qa-state"
role="img"
aria-label="${e}: ${c}"
viewBox="${-Et} ${-L} ${l} ${s+2*L+i}">
${U(`squares-${s}`)}${n}${Nt("",t)}<g class="qa-names">${o}</g></svg>`}function zt(s,{n:t,branches:e,rivals:n},o,r){let{row:i,column:a,queens:c,masks:l}=s,u=S=>S===a||c.some(bt=>N(bt,i,S)),d=(l.left|l.down|l.right)&~l.untried,h=ut(d,i,t).filter(([,S])=>!u(S)),[$,b]=Oe(s,t),f=e?.[s.branch],g=s.judged&&s.kind==="reject"&&n?.[s.refused-1],k=o?h.map(S=>Te(S,l,t)):m,O=[U(`coordinates-${t}`),f?B("qa-forbidden",Le(f,s,t).map(Me)):m,B("qa-attacked",o?[]:h.map(S=>ct(S,.17))),B("qa-untried",ut(l.untried,i,t).map(Ae)),B("qa-pointer",[`M-.23 ${i+.34}v.32l.2-.16z`]),B(`qa-act qa-act-${b}`,[$]),q`<g class="qa-label" text-anchor="middle" font-weight="600">${k}</g>`],y=[f?je(f,c,t):m,g?Rt(g.at(-1)):m],J=a===void 0?`row ${i}`:w(i,a,t);return It(t,c,`The search at ${J}`,{below:O,above:y,hasBounds:!!e,foot:r})}function Ct({n:s,rivals:t,compared:[e,...n],branches:o},{refused:r}){let[i,a,c,l,u,d]=t[r-1],h=(f,g)=>p`<td
class=${g>u?"qa-uncompared":""}
aria-current=${g===u||m}>${f??"–"}</td>`,$=(f,g)=>p`<tr><th scope="row">${f}</th>${g.map(h)}</tr>`,b=It(s,a,`The board ${i}`,{above:Rt(d),hasBounds:!!o});return p`<div class="qa-stepper-rival" data-qa-part="rival">
<div>${b}</div>
<table class="qa-stepper-table">
<caption>Image: ${i}; ${e} ${n[u]} decides</caption>
<tbody data-qa-part="lists">${$(e,n)}${$("board",c)}${$("image",l)}</tbody>
</table>
</div>`}function Pt({bounds:s,checks:t}){let e=(a,c)=>p`<svg viewBox="0 0 12 12" aria-hidden="true"><path class=${a} d=${c} /></svg>`,n=e("qa-pointer","M9 1v10l-7-5z"),o=e("qa-refused","M1 6l5-5M1 11L11 1M6 11l5-5"),r=(a,c)=>p`<span>${n}<b>${c+1}</b> BOUND${c+1} = ${a}</span>`,i=p`<span><b>A B C</b> a queen here asks for a comparison</span>`;return p`<p class="qa-stepper-signs qa-stepper-branch">
<span>${o} forbidden</span>
${s.map(r)}
${t.length?i:m}
</p>`}var A=(s,t)=>s.toString(2).padStart(t,"0");var Be={row:"the row",column:"the column",diagonal:"a diagonal"};function _t(s,t,e,n=1/0){let o=Lt(t,e),r=o.slice(0,n).map(i=>`by ${w(...i,s)} along ${Be[it(i,e)]}`);return o.length>n&&r.push(`by ${o.length-n} more`),`attacked ${M(r)}`}var ft=["top","right","bottom","left"],ht=8,Ut=({n:s,row:t,state:e})=>[...Array(s).keys()].filter(n=>!e.queens.slice(0,t).some(o=>o[1]===n)),Dt=({n:s,masks:t},e)=>t.untried===void 0?void 0:2**s-1&~(t.untried|e),Ne={row:s=>s.row,column:s=>s.column,columns:s=>s.column,columns_left:s=>Ut(s).join(" "),index:s=>s.column===void 0?void 0:Ut(s).indexOf(s.column),line:s=>s.line===void 0?void 0:`${s.line} ${Ht(s.line)}`,position:s=>s.position,rows:s=>s.row},dt={remaining:s=>s.masks?.remaining,left:s=>s.masks?.left,down:s=>s.masks?.down,right:s=>s.masks?.right,untried:s=>s.masks?.untried,bit:s=>v(s.n,s.column),occupied:s=>Dt(s,s.stands?v(s.n,s.column):0),"occupied[]":s=>Dt(s,0),forbidden:s=>s.branches[s.state.branch].forbidden[s.row]},Ee={"taken.column":({queens:s},t)=>pt(t,s.map(e=>e[1])),"taken.rising":({queens:s},t)=>pt(2*t-1,s.map(([e,n])=>e+n)),"taken.falling":({queens:s},t)=>pt(2*t-1,s.map(([e,n])=>e-n+t-1)),"chain.code":({queens:s},t)=>ft.map((e,n)=>Ft(t,s)[n]??"–").join(" ")},pt=(s,t)=>[...Array(s).keys()].map(e=>Number(t.includes(e))).join("");function mt(s,t){let e=[0,1],n=[s-1,s-2],o=c=>t.find(l=>l[0]===c),r=c=>t.find(l=>l[1]===c),i=[...e.map(o),...n.map(r),...n.map(o),...e.map(r)],a=i.indexOf(void 0);return a<0?i:i.slice(0,a)}function $t(s,t,[e,n]){switch(Ht(t)){case"top":return n;case"right":return e;case"bottom":return s-1-n;default:return s-1-e}}var Ht=s=>ft[s>>1];function Ft(s,t){let e=mt(s,t).map((o,r)=>$t(s,r,o));return ft.map((o,r)=>e[2*r]*s+e[2*r+1]).filter(o=>!Number.isNaN(o))}function Gt(s,t){return Ft(s,t).findIndex((e,n,[o])=>Math.min(e,s*s-1-e)<o)}function Kt(s,t,e,n){return s==="mirror"?t===0&&2*e[1]===n-1:s==="symmetry_elimination"&&(t===0||t===1&&e[1]===n-1)}function E(s,t,e,n){if(s!=="columns_left")return t;let o=2**n-1&~t.down;return{...t,remaining:o,untried:t.untried===void 0?void 0:o&~(2*e-1)}}function Re(s,t,e,n){let o=e.queens[0]??[e.row,e.column],r=e.frames.map((l,u)=>{let d=e.queens[u]?.[1]??e.column,h=Kt(s,u,o,n)?void 0:E(s,l,v(n,d),n);return{row:u,masks:h,column:d,stands:u<e.queens.length}});if(!e.judged||t==="iterative")return r;let{left:i,down:a,right:c}=C(e.masks,e.bit,n);return[...r,{row:n,masks:E(s,{left:i,down:a,right:c},0,n)}]}function Ie(s,{row:t,column:e,queens:n,frames:o,judged:r},i){let a=n.filter(f=>!N(f,t,e)),c=r?Gt(i,n):-1,l=c<0?ht:2*c+2,u=mt(i,r?n:a).slice(0,l),d=u.map((f,g)=>({line:g,position:ze(s,u,f,g,i)}));if(r&&c>=0)return d;let h=u.length;if(h<ht)return[...d,{line:h,position:$t(i,h,[t,e])}];let $=new Set(u).size,b=[...a,[t,e]].slice($);return[...d,...b.map(([f],g)=>({row:f,masks:o[$+g]}))]}function ze(s,t,e,n,o){return t.indexOf(e)===n?$t(o,n,e):s==="iterative"?o:void 0}var H=s=>s==="carry_chain",P=H,F=(s,t,e)=>P(s)?t:e-1-t;function Vt(s,t,e,{n,branches:o}){return(H(s)?Ie(t,e,n):Re(s,t,e,n)).map(i=>({...i,n,state:e,branches:o}))}function G(s,{kind:t,row:e,column:n,queens:o,judged:r},i){let a=r&&t==="reject"?"refuse":t;return H(s)?a==="refuse"?Ce(o,i):[e,n].every(l=>l>1&&l<i-2)?`${a}_inside`:a:t==="place"&&Kt(s,e,o[0],i)?"place_given":a}function Ce(s,t){let e=mt(t,s.slice(0,-1)).length,n=Gt(t,s);return n<0?"refuse_rings":e===2*n+1?"refuse":"refuse_given"}function Wt(s,t,e){let n=o=>[...Array(o).keys()];return H(s)?[...n(ht),...n(e-4)]:n(t==="recursive"?e+1:e)}function Yt(s,t,e){let n=s.replace("[]",""),o=(dt[s]??dt[n]??Ne[n])(t);return o===void 0?"":n in dt&&!e?A(o,t.n):String(o)}var Jt=(s,t,e)=>Ee[s](t,e);var R=({left:s,down:t,right:e},n)=>2**n-1&~(s|t|e);function Qt(s,t,e){let{kind:n,judged:o,row:r}=s,i=E(e.method,s.masks,s.bit,t);if(n==="solution")return Pe(s);if(o)return`Refused: ${e.refusal}.`;if(n==="free")return _e(s,t);if(n==="place")return Ue({...s,masks:i},t,e);let a=w(r,s.column,t);return n==="reject"?De({...s,masks:i},a,t,e):He({row:r,masks:i},a,t,e)}function Pe({queens:s,weight:t}){let e=s.toSorted(([o],[r])=>o-r).map(o=>w(...o,s.length)),n=t>1?` It stands for ${t} boards.`:"";return`Solution: every row has its queen, on ${M(e)}.${n}`}function _e({row:s,masks:t},e){let n=R(t,e),o=`free = ${A(n,e)}`;if(s===0)return`${o}: no queen stands yet, so all ${e} squares of row 0 are free.`;if(!n){let a=`every square of row ${s} is attacked`;return`${o}: ${a}. The loop does not run, so the search goes back.`}let r=T(n,e).map(a=>w(s,a,e)),i="no 1 in left, down or right";return r.length===1?`${o}: only ${r[0]} has ${i}, so only this square is free.`:`${o}: ${M(r)} have ${i}, so these squares are free.`}function Ue(s,t,{method:e,hasMasks:n}){let{row:o,column:r,bit:i,masks:a}=s,c=w(o,r,t),l=G(e,s,t);if(l==="place_given")return`The queen on ${c} is given: the search begins below it.`;if(e==="brute_force")return`A queen goes to ${c}. Attacks are looked for when the board is full.`;if(!n||e==="carry_chain"&&l==="place")return`No queen attacks ${c}, so a queen goes there.`;let u=a.untried|i,d=a.untried?` ${A(a.untried,t)} waits for later.`:" No other square is left in this row.";if("remaining"in a)return`${Xt(s,t,e)} has a 0 there, so the queen goes to ${c}.${d}`;let h=`is ${Zt(e,r,t)}, so the queen goes to ${c}.${d}`;return e==="lowest_zero"?`occupied = ${A(2**t-1&~u,t)}: its lowest 0 ${h}`:`${u===R(a,t)?"free":"untried"} = ${A(u,t)}: its lowest 1 ${h}`}function De(s,t,e,{method:n}){let o=`${t} is ${_t(e,s.queens,[s.row,s.column])}.`;return"remaining"in s.masks?`${Xt(s,e,n)} has a 1 there. So ${o}`:o}function Xt({column:s,bit:t,masks:{untried:e,left:n,right:o}},r,i){let a=`its lowest 1 is ${Zt(i,s,r)}`,c=`left | right = ${A(n|o,r)}`;return`untried = ${A(e|t,r)}: ${a}, and ${c}`}var Zt=(s,t,e)=>`bit ${F(s,t,e)}${P(s)?" from the left":""}`;function He({row:s,masks:t},e,n,{method:o,hasMasks:r}){let i=`Back in row ${s}: the queen leaves ${e}`;return!r||o==="carry_chain"?`${i}, because nothing is left to try below it.`:t.untried?`${i}. ${A(t.untried,n)} is still untried.`:`${i}, and no square is left. ${s?"The search goes further back.":"The search is over."}`}var Fe=2;function ee(s,t){let e={untried:2**t-1,left:0,down:0,right:0},n={...s[0],queens:[],nodes:0,frames:[],branch:-1},o=[te(n,0,e)];for(let[r,i]of s.entries())o.push(i),i.kind!=="place"||s[r+1].judged||o.push(te(i,i.row+1,C(i.masks,i.bit,t)));return o.map((r,i)=>({...r,step:i+1}))}var te=(s,t,e)=>({...s,kind:"free",row:t,column:void 0,bit:0,masks:e,frames:[...s.frames,e]});function se(s){let t=new Set,e=new Map;for(let[n,{kind:o}]of s.entries()){let r=Ge(o,s[n+1]);!r||t.has(r)||(t.add(r),e.set(n+1,r.split(" ")[0]))}return e}function Ge(s,t){return t?.kind==="free"?t.masks.untried?t.row<=Fe&&`free ${t.row}`:"free dead":t?.kind==="place"&&t.masks.untried>0&&t.row>0&&`next ${s}`}function ne(s,t){return s==="next"?`Which square of row ${t} comes next? Choose it, then check.`:`${`Which squares of row ${t} are free, with no 1 in their column?`} Choose all of them, or none, then check.`}function oe(s,t,e){if(s==="next")return t;let n={...e.masks,untried:void 0};return{...e,masks:n,frames:[...e.frames.slice(0,-1),n]}}function re(s,t,e,n){return s==="free"?Ke(t,e,n):Ve(t,e,n)}function Ke(s,{row:t,masks:e},n){let o=R(e,n),[r]=T(s&~o,n);if(r!==void 0){let l=["left","down","right"].filter(h=>e[h]&v(n,r)),u=l.length>1?"have":"has",d=`${l.join(" and ")} ${u} a 1 in its column`;return{isRight:!1,wrong:s&~o,causes:l,column:r,message:`Not yet: ${w(t,r,n)} is attacked, ${d}.`}}let i=T(o&~s,n).length,a=i>1?"some free squares are":"one free square is",c=i?`Not yet: ${a} missing. Look for a column without any 1.`:"";return{isRight:!i,wrong:0,causes:[],message:c}}function Ve(s,{row:t,bit:e,masks:n},o){if(s===e)return{isRight:!0,wrong:0,causes:[],message:""};let r=w(t,T(s,o)[0],o),i=s&n.untried?"waits: it is not the lowest 1, which is the rightmost":"is not in untried";return{isRight:!1,wrong:s,causes:[],message:`Not yet: ${r} ${i}.`}}var We=s=>document.querySelector(`template[data-qa-file="${CSS.escape(s)}"]`)?.content.textContent;async function ie(s,t){let e=We(s);if(e!==void 0)return e;let n=await fetch(s,{signal:t});if(!n.ok)throw new Error(`${s}: ${n.status}`);return n.text()}function ae(s,t,e){let n=!1,o,r=()=>{let a=n&&!document.hidden;a!==o&&t(a),o=a},i=new IntersectionObserver(a=>{n=a.at(-1).isIntersecting,r()});i.observe(s),document.addEventListener("visibilitychange",r,{signal:e}),e.addEventListener("abort",()=>i.disconnect())}var Ye="M6 5v14h2V5zm13 0-9 7 9 7z",Je="M16 5l-9 7 9 7z",Qe=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],Xe="M8 5l9 7-9 7z",Ze="M18 5v14h-2V5zM5 5l9 7-9 7z",K=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#s;#o=!0;#n;#a;#r=0;constructor(t,{pace:e,changed:n=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:e,changed:n,stays:o}}set(t,e=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=e,this.position=Math.min(Math.max(t,0),e),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#s),this.#n=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,e=()=>!1){let[n,o]=t??this.#e.pace();this.#t.muteAnnouncements(),this.#e.stays(!0)?this.#i():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!e(this.position)?this.playAfter(n,t,e):this.#t.announceAgain())}playAfter(t,e,n){this.isPlaying=!0;let o=()=>this.play(e,n);this.#s=this.#t.later(t,()=>{this.#o?o():this.#n=o}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#a)return;this.#a=t,this.#o=!0;let e=n=>{this.#o=n,n&&this.#n?.()};ae(this.#t,e,t)}#i(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#i():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,e={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},r=n in e?()=>this.goTo(e[n]):o[n],i=t.altKey||t.ctrlKey||t.metaKey,a=t.target,c=t.key===" "?"button, a, input:not([type=range])":"[type=range]",l=a.closest("select, textarea, [role=region]")||!(n in e)&&a.closest(c);!r||i||t.defaultPrevented||l||(t.preventDefault(),r())}view(t,e){return p`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,e)}</div>`}buttons(t,{hasEnds:e=!1}={}){let{position:n,max:o}=this,r=n===0,i=n===o;return p`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${e?I("first","Back to the start",[Ye],()=>this.goTo(0),r):m}
${I("back","Back",[Je],()=>this.goTo(n-1),r)}
${this.playButton()}
${I("forward","Forward",[Xe],()=>this.forward(),i)}
${e?I("last","To the end",[Ze],()=>this.goTo(o),i):m}
</div>`}playButton(){return p`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${ce(Qe)}</button>`}slider(t,e,n=0){let{position:o,max:r}=this;return p`<input
type="range"
min=${n}
max=${r+n}
.value=${kt(`${o+n}`)}
aria-label=${t}
aria-valuetext=${e}
autocomplete="off"
data-qa-part="slider"
@input=${({target:i})=>this.goTo(Number(i.value)-n)}
@pointerdown=${()=>this.#r=this.position}
@pointercancel=${()=>this.goTo(this.#r)}><span data-qa-part="progress">${e}</span>`}},ce=s=>p`<svg viewBox="0 0 24 24" aria-hidden="true">${s.map(t=>q`<path d=${t} />`)}</svg>`,I=(s,t,e,n,o)=>p`<button
type="button"
data-qa-part=${s}
title=${t}
aria-disabled=${o}
@click=${n}>${ce(e)}</button>`;var le={slow:1200,normal:500,fast:120},ts={earlier:["Previous solution","M6 7l-5 5 5 5z","M10 18l-2-9 4 3 3-7 3 7 4-3-2 9z"],later:["Next solution","M18 7l5 5-5 5z","M4 18L2 9l4 3 3-7 3 7 4-3-2 9z"],retreat:["Next way back","M9 4L4 9l5 5v-4h7a3 3 0 0 1 0 6H9v2h7a5 5 0 0 0 0-10H9z"]},V=class extends qt{static properties={trace:{type:Object},traces:{},wanted:{state:!0},run:{state:!0},failure:{state:!0},speed:{state:!0},isDecimal:{state:!0}};fillsScreen=!0;keys="Arrow keys step, with Shift to a solution, B to the next way back, Home and End to the ends, Space plays.";player=new K(this,{pace:()=>[le[this.speed],1],changed:()=>this.writeAddress(),stays:t=>this.asksBefore(t)});#t;#e=0;#s=new Map;constructor(){super(),this.speed="normal"}async setup(){this.#t=new wt(this,e=>this.#n(e)),this.addEventListener("keydown",e=>this.#a(e),{signal:this.signal});let t=new ResizeObserver(()=>this.#r());t.observe(this),this.signal.addEventListener("abort",()=>t.disconnect()),await this.choose(this.defaults)&&(this.isFirst&&location.search&&this.#n(this.#t.query),this.#t.show(["step"]))}get isFirst(){return this===document.querySelector(".qa-stepper")}get step(){return this.player.position+1}async readTrace(t,e){if(e&&this.trace)return this.trace;if(!this.#s.has(t)){let n=await ie(`${this.traces}/${t}.json`,this.signal);this.#s.set(t,JSON.parse(n))}return this.#s.get(t)}async change(t){let e=await this.choose({...this.wanted,...t});return e&&this.writeAddress(),e}async choose(t,e=1){let{signal:n,player:o}=this;this.wanted=t,o.hold();let r;try{r=await this.load(t)}catch{return!n.aborted&&t===this.wanted&&this.#o(),!1}return n.aborted||t!==this.wanted?!1:(Object.assign(this,{run:{...r,choice:t},failure:void 0}),o.set(e-1,r.states.length-1),!0)}#o(){this.failure=this.failureText(this.wanted),this.player.stop(),this.player.set(this.player.position),this.run&&(this.wanted=this.run.choice,this.writeAddress())}#n(t){this.choose({...this.defaults,...this.choiceIn(t)},St(t,"step",1,1/0))}writeAddress(){this.#t.write({...this.run.choice,step:this.step})}asksBefore(t){return!1}#a(t){let{player:e,run:n}=this;if(!n)return;let{earlier:o,later:r,retreat:i}=ue(n.states,e.position);e.press(t,{"Shift ArrowLeft":o,"Shift ArrowRight":r,b:i})}willUpdate(){this.ariaBusy=`${this.player.isHeld}`,this.player.position!==this.#e&&(this.#e=this.player.position,this.failure=void 0)}updated(){requestAnimationFrame(()=>this.#r())}#r(){let t=this.querySelector("pre");t&&ns(t)}render(){let{player:t,run:e}=this;if(!e)return m;let n=e.states[t.position],o=this.views(n),r=`step ${this.step} of ${e.states.length}`;return p`<div
class="qa-stepper-live ${this.isDecimal?"qa-with-decimals":""} ${o.look??""}">
<div class="qa-stepper-bar">
${this.#l()}
<div class="qa-stepper-options">
${this.#c()}
${o.options}
${o.hasDecimals?this.#i():m}
</div>
</div>
<div class="qa-lab-run qa-stepper-slider">${t.slider("Step",r,1)}</div>
${es(!!o.tree)}
<div class="qa-stepper-scene">
<div
class="qa-stepper-board"
role="group"
tabindex="0"
aria-label="${o.boardName}: the arrow keys step">${o.board}</div>
<div class="qa-stepper-side">
<div class="qa-stepper-say">
${this.message(this.failure??o.sentence,{isWrong:o.isWrong})}
${o.question}
</div>
<div class="qa-stepper-detail">
<div>
${o.masks}
${ss(o.depth,n)}
</div>
${o.tree}
</div>
</div>
${o.legend}
</div>
${o.program}
</div>`}#c(){let t=e=>{this.speed=e};return z("speed",Object.keys(le),this.speed,t)}#i(){let t=e=>{this.isDecimal=e};return j("decimal","decimal",this.isDecimal,t)}#l(){let{player:t,run:e}=this,{position:n}=t,o=ue(e.states,n),r=([i,[a,...c]])=>I(i,a,c,()=>t.goTo(o[i]),o[i]===n);return p`<div class="qa-stepper-controls">${t.buttons("Steps",{hasEnds:!0})}
<div
class="qa-lab-buttons"
role="group"
aria-label="Solutions and ways back">${Object.entries(ts).map(r)}</div>
</div>`}},es=s=>p`<p
class="qa-stepper-keys"
aria-hidden="true">Keys: <kbd>←</kbd> <kbd>→</kbd> a step, with <kbd>Shift</kbd> a solution, <kbd
>B</kbd> the next way back, <kbd>Home</kbd> <kbd>End</kbd> the ends, <kbd>Space</kbd> plays.${s?p` In the tree: arrows and <kbd>Enter</kbd>.`:m}</p>`;function ss(s,{nodes:t,solutions:e}){let n=Object.entries({depth:s,nodes:t,solutions:e}).map(([o,r])=>p`<div><dt>${o}</dt><dd data-qa-part=${o}>${r}</dd></div>`);return p`<dl class="qa-stepper-counts simple">${n}</dl>`}function ue(s,t){let e=r=>r<0?t:r,n=r=>e(s.findIndex((i,a)=>a>t&&i.kind===r)),o=s.findLastIndex((r,i)=>i<t&&r.kind==="solution");return{earlier:e(o),later:n("solution"),retreat:n("backtrack")}}function de(s,t,e){let n=s.map(([o,r])=>{let i=r.split(" ").includes(t),a=o.length-o.trimStart().length;return p`<span
aria-current=${i||m}
style="--indent: ${a}">${o||" "}</span>`});return p`<pre
role="region"
tabindex="0"
aria-label=${e}
data-qa-part="source">${n}</pre>`}function ns(s){let t=Array.from(s.querySelectorAll("[aria-current]")).at(-1);if(!t)return;let{offsetTop:e,offsetHeight:n}=t,o=s.clientHeight-n;if(s.scrollTop<=e&&e<=s.scrollTop+o)return;let r=Number.parseFloat(getComputedStyle(t).lineHeight);s.scrollTop=Math.round((e-o/2)/r)*r}function pe(s){let t={step:0,depth:0,children:[],solvedAt:1/0,failedAt:1/0},e=[t],n=e,o=s.map((r,i)=>(n=os(e,n,r,i+1),n));return he(t),{root:t,nodes:e,paths:o}}function os(s,t,{kind:e,row:n,column:o,queens:{length:r},judged:i},a){if(e==="place"){let l=t[r-1],u={row:n,column:o,step:a,depth:r,parent:l,children:[],solvedAt:1/0,failedAt:1/0};return l.children.push(u),s.push(u),[...t.slice(0,r),u]}let c=t[i?r:r+1];if(e==="solution")for(let l of t)l.solvedAt=Math.min(l.solvedAt,a);else(i||e==="backtrack"&&!c.children.length)&&(c.failedAt=a);return t.slice(0,r+1)}function he(s){return s.leaves=s.children.reduce((t,e)=>t+he(e),0)||1,s.leaves}function fe(s,t,{width:e,height:n}){let{spots:o,leaves:r,levels:i}=is(s,t,rs(s,e)),a=Math.min((e-28)/r,44),c=Math.min((n-28)/i,44);for(let l of o.values())l.x=Math.round(e/2+(l.leaf+.5-r/2)*a),l.y=Math.round(14+l.node.depth*c);return{spots:o,gap:Math.min(a,c)}}function rs({root:s},t){let e=0;for(;e<8&&me(s,e)*6>t-28;)e+=1;return e}function me(s,t){if(!t||!s.children.length)return s.leaves;let e=s.children.length-1,n=Math.max(...s.children.map(o=>me(o,t-1)));return e+n}function is(s,t,e){let n=as(s,t,e),o=new Map,r=0,i=1,a=c=>{let l=c.depth<=e&&c.children.length>0&&!n.has(c),u={node:c,isFolded:l};o.set(c,u);let d=l?[]:c.children.map(a);return d.length?u.leaf=(d[0].leaf+d.at(-1).leaf)/2:(u.leaf=r,r+=1),i=Math.max(i,c.depth),u};return a(s.root),{spots:o,leaves:r,levels:i}}function as(s,t,e){let n=new Set,o=s.nodes.findLast(r=>r.step<=t&&r.depth<=e);for(let r=o;r;r=r.parent)n.add(r);return n}var cs=24,ls=21,W=9.5,us="Tree of the search: Down goes to the first child, Up to the parent, Left and Right along the row, Enter to the step",$e={disc:({x:s,y:t},e)=>`M${s-e} ${t}a${e} ${e} 0 1 0 ${2*e} 0a${e} ${e} 0 1 0-${2*e} 0z`,box:({x:s,y:t},e)=>`M${s-e} ${t-e}h${2*e}v${2*e}h-${2*e}z`,triangle:({x:s,y:t},e)=>`M${s} ${t-e}l${e+1} ${2*e}h-${2*e+2}z`,cross:({x:s,y:t},e)=>`M${s-e} ${t-e}l${2*e} ${2*e}m0-${2*e}l-${2*e} ${2*e}`},ds={queen:["disc","",5],folded:["triangle","",4.4],"folded solved":["triangle","qa-node-kept",4.4],onBoard:["disc","qa-node-held",5],solution:["box","qa-node-kept",4.4]},ps=[["qa-node","M1.5 6a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z","queen"],["qa-node qa-node-kept","M2 2h8v8h-8z","solution"],["qa-refused","M2.5 2.5l7 7m0-7l-7 7","dead end"],["qa-node","M6 2l5 8h-10z","folded up"],["qa-node qa-node-kept","M6 2l5 8h-10z","with solutions"]].map(([s,t,e])=>p`<span><svg viewBox="0 0 12 12" aria-hidden="true"><path class=${s} d=${t} /></svg> ${e}</span> `),Y=class s extends vt{static properties={tree:{attribute:!1},n:{attribute:!1},step:{attribute:!1},jump:{attribute:!1},size:{state:!0},chosen:{state:!0}};static#t=0;#e=`qa-tree-${s.#t+=1}`;firstUpdated(){let t=this.querySelector("svg"),e=()=>{let{width:n,height:o}=t.getBoundingClientRect(),r=et(t);n&&(this.size={width:n/r,height:o/r})};new ResizeObserver(e).observe(t)}willUpdate(t){(t.has("step")||t.has("tree"))&&(this.chosen=void 0);let{spots:e,gap:n}=this.size?fe(this.tree,this.step,this.size):{spots:new Map,gap:0};this.spots=e,this.isLabelled=n>=ls,this.radius=this.isLabelled?W:Math.max(Math.round(3.6*n)/10,2.2),this.seen=[...e.values()].filter(({node:o})=>o.parent&&o.step<=this.step)}get#s(){return this.tree.paths[this.step-1]}get#o(){return this.seen.find(({node:t})=>t===this.#s.at(-1))??this.seen.at(-1)}#n({clientX:t,clientY:e}){let{left:n,top:o}=this.querySelector("svg").getBoundingClientRect(),r=et(this),i=({x:c,y:l})=>Math.hypot((t-n)/r-c,(e-o)/r-l);return this.seen.filter(c=>i(c)<cs).toSorted((c,l)=>i(c)-i(l))[0]}#a(t,e){if(t.altKey||t.ctrlKey||t.metaKey||t.shiftKey)return;let n=t.key==="Enter"||t.key===" ";!n&&!/^(Arrow|Home$|End$)/.test(t.key)||(t.preventDefault(),e&&(n?this.jump(e.node.step):this.chosen=(fs(e,t.key,this.seen)??e).node))}#r(t){let e=this.#n(t);e&&this.jump(e.node.step)}render(){if(!this.tree)return m;let t=this.#o,e=this.seen.find(({node:l})=>l===this.chosen)??t,n=e?hs(e,this.step,this.n):"",{width:o=1,height:r=1}=this.size??{},i=e===t?m:q`<path class="qa-node-at" d=${$e.disc(e,8)} />`,a=l=>{this.chosen=this.#n(l)?.node},c=()=>{this.chosen=void 0};return p`<div
role="tree"
tabindex="0"
data-qa-part="tree"
aria-label=${us}
aria-activedescendant=${e?this.#c(e):m}
@keydown=${l=>this.#a(l,e)}
@click=${l=>this.#r(l)}
@pointermove=${a}
@pointerleave=${c}>
<svg
aria-hidden="true"
viewBox="0 0 ${o} ${r}">${this.size?this.#l():m}${i}</svg>${e?this.#i(e,n):m}</div>
<p class="qa-stepper-node" aria-hidden="true">${n}</p>
<p class="qa-stepper-signs">${ps}</p>`}#c(t){return`${this.#e}-${t.node.step}`}#i(t,e){let{node:n}=t,o=n.parent.children.filter(({step:r})=>r<=this.step);return p`<span
id=${this.#c(t)}
role="treeitem"
aria-level=${n.depth}
aria-posinset=${o.indexOf(n)+1}
aria-setsize=${o.length}
aria-selected=${n===this.#s.at(-1)}>${e}</span>`}#l(){let{seen:t,spots:e,radius:n}=this,o=this.#s,r=o.length>1?[e.get(o.at(-1))]:[],i=Object.entries(ds).map(([l,[u,d,h]])=>{let $=this.isLabelled&&u!=="triangle"?W:Math.min(n,h),b=t.filter(f=>this.#d(f)===l);return _(`qa-node ${d}`,u,b,$)}),a=this.isLabelled?W:Math.min(n,5),c=this.isLabelled?t.filter(({isFolded:l})=>!l):[];return[this.#u("qa-edge",!1),this.#u("qa-edge-held",!0),_("qa-node-root","disc",[e.get(o[0])],4),i,this.#p(),_("qa-node-here","disc",r,a+3.5),c.map(l=>this.#h(l))]}#u(t,e){let n=({node:r,x:i,y:a})=>{let c=this.spots.get(r.parent);return`M${c.x} ${c.y}L${i} ${a}`},o=this.seen.filter(({node:r})=>this.#s.includes(r)===e);return q`<path class=${t} d=${o.map(n).join("")} />`}#d({node:t,isFolded:e}){let n=t.solvedAt<=this.step;return e?n?"folded solved":"folded":n&&!t.children.length?"solution":t.failedAt<=this.step&&!this.isLabelled?"failed":this.#s.includes(t)?"onBoard":"queen"}#p(){let t=this.seen.filter(({node:e})=>e.failedAt<=this.step);return this.isLabelled?_("qa-refused","cross",t.map(({x:e,y:n})=>({x:e,y:n+W+9})),3.6):_("qa-refused","cross",t,Math.min(this.radius,3.4))}#h(t){let e=this.#d(t)==="queen"?"qa-label":"qa-on-kept";return q`<text
class=${e}
x=${t.x}
y=${t.y+4.2}
font-size="12"
text-anchor="middle">${t.node.column}</text>`}},_=(s,t,e,n)=>q`<path class=${s} d=${e.map(o=>$e[t](o,n)).join("")} />`;function hs({node:s,isFolded:t},e,n){let o=[w(s.row,s.column,n)];return s.solvedAt<=e&&!s.children.length?o.push("solution"):s.failedAt<=e&&o.push("dead end"),t&&o.push("folded up"),`${o.join(", ")}: placed in step ${s.step}`}function fs({node:s,x:t},e,n){let o=n.filter(r=>r.node.depth===s.depth);return e==="ArrowUp"?n.find(r=>r.node===s.parent):e==="ArrowDown"?n.find(r=>r.node.parent===s):e==="ArrowLeft"?o.findLast(r=>r.x<t):e==="ArrowRight"?o.find(r=>r.x>t):e==="Home"?n[0]:e==="End"?n.at(-1):void 0}var ms=.5,$s=2500,ge=/(\bN = )\d+/,gt=s=>[...Array(s).keys()],xt=class extends V{static properties={n:{},method:{},sizes:{type:Array},masks:{type:Array},shared:{type:Array},refusal:{},asks:{type:Boolean},programs:{type:Array},program:{state:!0},hasTree:{state:!0},hasLetters:{state:!0},column:{state:!0},isAsking:{state:!0},question:{state:!0}};keys=`${this.keys} In the tree and in a question, arrow keys move, and Enter chooses.`;links={"data-qa-step":t=>this.#o(Number(t))};#t=new Set;#e=0;constructor(){super(),Object.assign(this,{hasTree:!1,hasLetters:!0,isAsking:!0})}setup(){return this.addEventListener("keydown",t=>this.#r(t),{signal:this.signal}),this.#t=new Set(Tt(this.#s,["asked"],Array.isArray)),super.setup()}get#s(){return`stepper-${this.method}`}get defaults(){return{n:this.n}}choiceIn(t){let e=yt(t,"n",this.sizes.map(String));return e?{n:e}:{}}async load({n:t}){let e=await this.readTrace(t,t===this.n),n=this.asks?ee(lt(e),e.n):lt(e);return{trace:e,states:n,decisions:this.asks?se(n):new Map,tree:pe(n)}}failureText({n:t}){return`The steps for N = ${t} could not be loaded.`}#o(t){this.wanted.n===this.n?this.player.set(t-1):this.announceWhenDone(this.choose(this.defaults,t));let e=getComputedStyle(this).position==="sticky";return this.querySelector(e?"[data-qa-part=message]":".qa-stepper-board")}asksBefore(t){let{step:e}=this,{trace:n,states:o,decisions:r}=this.run,i=r.get(e),a=`${n.n} ${e}`;if(!i||!this.isAsking||this.#t.has(a))return!1;this.#n([...this.#t,a]);let[c,l]=o.slice(e-1,e+1);return this.player.goTo(e-1),this.question={decision:i,step:e,next:l,view:oe(i,c,l),isPlaying:t,chosen:0,message:ne(i,l.row)},!0}#n(t){this.#t=new Set(t),Ot(this.#s,{asked:t})}#a(t){this.isAsking=t,t?this.#n([]):this.question=void 0}#r(t){!(t.key==="Tab"&&!t.shiftKey&&t.target.closest(".qa-stepper-controls"))||!this.question||(t.preventDefault(),this.querySelector(".qa-stepper-picks [tabindex='0']").focus())}#c(t){let{decision:e,chosen:n}=this.question,o=v(this.run.trace.n,t);this.#i(e==="next"?o:n^o)}#i(t){this.question={...this.question,chosen:t,verdict:void 0}}#l(){let{decision:t,chosen:e,next:n}=this.question,o=re(t,e,n,this.run.trace.n);o.isRight?this.#u(!0):(this.question={...this.question,verdict:o,message:o.message},this.announceAgain())}#u(t){let{isPlaying:e}=this.question;this.contains(document.activeElement)&&this.querySelector(".qa-stepper-board").focus({preventScroll:!0}),this.player.goTo(this.player.position+1),t&&(this.#e=this.step),e&&this.player.playAfter($s)}willUpdate(){super.willUpdate(),this.question?.step!==this.step&&(this.question=void 0),this.#e!==this.step&&(this.#e=0)}updated(){if(super.updated(),!(!this.isFirst||!this.run))for(let t of document.querySelectorAll("a[data-qa-step]"))this.run.choice.n===this.n&&t.dataset.qaStep===`${this.step}`?t.setAttribute("aria-current","step"):t.removeAttribute("aria-current")}views(t){let{run:e,question:n}=this,{trace:o,tree:r}=e,i=n?.view??t,a=this.masks.length>0,c={method:this.method,hasMasks:a,refusal:this.refusal},l=this.#e?"Right: ":"",d=o.rivals&&t.judged&&t.kind==="reject"?Ct(o,t):m,h={"qa-with-bits":a,"qa-with-rival":d!==m,"qa-asking":n,"qa-with-tree":this.hasTree};return{look:Object.keys(h).filter($=>h[$]).join(" "),options:this.#d(a),hasDecimals:a&&!this.asks&&!P(this.method),boardName:"Board",board:[this.#p(t,i),d],sentence:n?.message??l+Qt(t,o.n,c),isWrong:n?.verdict?.isRight===!1,question:n?this.#m():m,depth:t.queens.length,tree:p`<queens-stepper-tree
class="qa-stepper-tree"
.tree=${r}
.n=${o.n}
.step=${this.step}
.jump=${$=>this.player.goTo($-1)}></queens-stepper-tree>`,legend:o.branches?Pt(o.branches[t.branch]):m,program:this.#x(t,i)}}#d(t){let e=i=>{this.hasLetters=i},n=i=>this.#a(i),o=t?j("show-letters","L, D, R",this.hasLetters,e):m,r=this.asks?j("asks","ask me",this.isAsking,n):o;return p`${z("N",this.sizes.map(String),this.wanted.n,i=>this.change({n:i}))}
${r}`}#p(t,e){let{question:n,column:o}=this,{trace:r}=this.run,{n:i}=r,a=this.masks.length>0,c=n?{...e,kind:"free",column:void 0,masks:{left:0,down:0,right:0,untried:0}}:t,l=p`<div
class="qa-stepper-column"
?hidden=${o===void 0}
style="--column: ${o??0}"></div>`,u=zt(c,r,a&&this.hasLetters,a?0:ms);return p`<div class="qa-stepper-squares" style="--n: ${i}">
<div data-qa-stage=${i}>${u}${n?this.#f(i):m}</div>
${a?[this.#h(i,e),l]:m}
</div>`}#h(t,{row:e,bit:n,masks:o}){let{question:r}=this,i=o.untried===void 0,a=i?r?.chosen||void 0:R(o,t),c={...E(this.method,o,n,t),free:a,bit:i?void 0:n},{causes:l=[],column:u}=r?.verdict??{},d=f=>()=>{this.column=f},h=f=>{let g=F(this.method,f,t);return p`<span
role="columnheader">${D(f)}<br><span class="qa-unseen">bit </span>${g}</span>`},$=(f,g)=>{let k=(c[f]&v(t,g))!==0,O=l.includes(f)&&g===u;return p`<span
role="cell"
class="${k?"qa-one":""} ${O?"qa-why":""}"
@pointerenter=${d(g)}>${c[f]===void 0?m:Number(k)}</span>`},b=f=>{let g=gt(t).map(k=>$(f,k));return p`<div
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
role="columnheader">row <span data-qa-part="row">${e}</span></span>${gt(t).map(h)}</div>
${this.masks.map(b)}
</div>`}#f(t){let{chosen:e,verdict:n,next:o}=this.question,r=c=>{let l=v(t,c),u=(e&l)!==0,d=((n?.wrong??0)&l)!==0,h=jt([o.row,c],t,u?"chosen":"not chosen",d?"wrong":"");return p`<div
role="gridcell"
class=${d?"qa-no":""}
tabindex=${c?-1:0}
aria-label=${h}
aria-selected=${u}></div>`},i=([,c])=>this.#c(c),a=([,c])=>this.#i(e&~v(t,c));return p`<div
class="qa-stepper-picks"
role="grid"
aria-label="Squares of row ${o.row}"
style="--n: ${t}; --row: ${o.row}"
@click=${c=>i(st(c))}
@keydown=${c=>tt(c,{choose:i,empty:a})}
@focusin=${Z}>
<div role="row">${gt(t).map(r)}</div></div>`}#m(){let{decision:t,chosen:e}=this.question;return p`<p class="qa-stepper-ask" data-qa-part="ask">
${Q("check","Check",()=>this.#l(),t==="next"&&!e,"qa-main")}
${Q("skip","Show me",()=>this.#u(!1))}
</p>`}#$(t){let e=new Map(this.programs.map(r=>[r.key,r.title])),n=r=>{this.program=r},o=r=>e.get(r);return z("program",[...e.keys()],t,n,{text:o})}#g(){let t=e=>{this.hasTree=e};return j("show-tree","tree",this.hasTree,t)}#x(t,e){let{trace:n}=this.run,{n:o}=n,r=this.programs.find(({key:y})=>y===this.program)??this.programs[0],{key:i,form:a,title:c,lines:l}=r,u=l.findIndex(([y])=>ge.test(y)),d=l.map(([y,J],S)=>[S===u?y.replace(ge,`$1${o}`):y,J]),h=this.shared.map(y=>p`<div><dt>${y}</dt><dd data-qa-shared=${y}>${Jt(y,t,o)}</dd></div>`),$=this.method.replaceAll("_"," "),b=G(this.method,e,o),f=de(d,b,`The program of ${$} in ${c}`),g=Wt(this.method,a,o),k=Vt(this.method,a,e,n),O=`${r.caption} of ${$}`;return p`<div class="qa-stepper-form">
${this.#$(i)}
${this.#g()}
</div>
<div class="qa-stepper-programs">
<div data-qa-program=${i} data-qa-form=${a}>
${f}
${gs(O,r,g,k,this.isDecimal)}
</div>
</div>
${h.length?p`<dl class="qa-stepper-shared simple">${h}</dl>`:m}`}};function gs(s,{caption:t,head:e,columns:n},o,r,i){let a=u=>n.map(d=>p`<td>${u?Yt(d,u,i):""}</td>`),c=n.map(u=>p`<th scope="col">${u}</th>`),l=(u,d)=>{let h=d===r.length-1;return p`<tr
aria-current=${h||m}><th scope="row">${u}</th>${a(r[d])}</tr>`};return p`<div
class="qa-stepper-memory qa-scroll"
role="region"
tabindex="0"
aria-label=${s}>
<table class="qa-stepper-table">
<caption>${t}</caption>
<thead><tr><th scope="col">${e}</th>${c}</tr></thead>
<tbody>${o.map(l)}</tbody>
</table>
</div>`}X("queens-stepper-tree",Y);X("queens-stepper",xt);})();
})();
