(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var $=n=>queensBase[n];var K=$("Figure");var b=$("button");var R=$("choices"),V=$("define");var m=$("html"),W=$("keyed");var D=$("moveTabStop"),M=$("nothing");var Q=$("pressInGrid");var Y=$("squareUnder"),P=$("svg"),z=$("use");var A=n=>(n<26?"":"a")+String.fromCharCode(97+n%26),O=(n,e,t)=>`${A(e)}${t-n}`;var ht=n=>String(n).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),S=(n,e,t=`${e}s`)=>`${ht(n)} ${n===1?e:t}`;var H=n=>n[0].toUpperCase()+n.slice(1);var X=n=>Array.from({length:n*n},(e,t)=>[Math.floor(t/n),t%n]);var x=(n,[e,t])=>n.some(o=>o[0]===e&&o[1]===t);var Z=(n,e,...t)=>[O(...n,e),...t].filter(Boolean).join(", ");function C(n,e){let t=2*Math.max(.01,Math.round(n*.4)/100),o=n<=12?.8:1,s=e?o:t;return[-s,-t,n+s+t,n+s+t].map(r=>Number(r.toFixed(2)))}var J=n=>[...Array(n).keys()],T=(n,e)=>`${100*n/e}%`;function tt(n){let{name:e,n:t,layers:o,choose:s,forbid:r,press:a=()=>{},point:c=()=>{},hasCoordinates:p=t>3,texts:f,heat:l,leave:u=()=>{}}=n,d=h=>j=>{let k=Y(j);k&&h(k)},i=h=>{D(h),d(c)(h)},q=h=>{r&&(h.preventDefault(),d(r)(h))},[g,y,w,N]=C(t,p),pt=`left: ${T(-g,w)}; top: ${T(-y,N)}`,ut=`width: ${T(t,w)}; height: ${T(t,N)}`,dt=J(t).map(h=>{let j=J(t).map(k=>$t(n,[h,k]));return m`<div role="row">${j}</div>`}),ft=Math.max(1,...(f??[]).map(({length:h})=>h));return m`<div
class="qa-click ${f&&!l?"qa-click-letters":""}"
style="--signs: ${ft}"
@pointerleave=${u}
@focusout=${u}>
<svg class="qa-board" aria-hidden="true" viewBox="${g} ${y} ${w} ${N}">
${z(`squares-${t}`)}${p?z(`coordinates-${t}`):M}${o}
</svg>
${W(t,m`<div
role="grid"
class="qa-click-grid"
aria-label="${e}, ${t} x ${t}"
style="--n: ${t}; ${pt}; ${ut}"
@click=${d(s)}
@keydown=${h=>Q(h,n)}
@focusin=${i}
@contextmenu=${q}
@pointerover=${d(c)}
@pointerdown=${a}>${dt}</div>`)}
</div>`}function $t({n,texts:e,describe:t,isSelected:o,heat:s,look:r=()=>""},a){let c=a[0]*n+a[1],p=e?.[c];return m`<div
role="gridcell"
class=${r(a)}
style=${s?`--part: ${s(a)}%`:M}
tabindex=${c===0?0:-1}
aria-label=${t(a)}
aria-selected=${o(a)}>${p?m`<span>${p}</span>`:M}</div>`}var E=(n,e)=>P`<path class=${n} d=${e.join("")}></path>`;function et(n,e){let t=e.map(([o,s])=>`${s},${o}`);return P`<polyline
class=${n}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...t,"0,0"].join(" ")}></polyline>`}var nt=([n,e])=>`M${e} ${n}h1v1h-1z`;var ot=([n,e],t)=>`M${e+.5-t} ${n+.5-t}l${2*t} ${2*t}m0-${2*t}l-${2*t} ${2*t}`,st=([[n,e],[t,o]])=>`M${e+.5} ${n+.5}L${o+.5} ${t+.5}`;function rt(n){let e=n|0;return()=>{e=e+1831565813|0;let t=Math.imul(e^e>>>15,1|e);return t^=t+Math.imul(t^t>>>7,61|t),((t^t>>>14)>>>0)/2**32}}function F(n,e){let t=[...n];for(let o=t.length-1;o>0;o--){let s=Math.floor(e()*(o+1));[t[o],t[s]]=[t[s],t[o]]}return t}var mt=.02,G=class{surplus=0;constructor(e,t,o=[]){this.n=e,this.capacity=t,this.falling=new Int32Array(2*e),this.rising=new Int32Array(2*e);for(let s of o)this.add(s,1)}add([e,t],o){this.#t(this.falling,e-t+this.n,o),this.#t(this.rising,e+t,o)}#t(e,t,o){this.surplus-=Math.max(0,e[t]-this.capacity),e[t]+=o,this.surplus+=Math.max(0,e[t]-this.capacity)}isCrowded([e,t]){return this.falling[e-t+this.n]>this.capacity||this.rising[e+t]>this.capacity}};function xt(n,e,t){let o=gt(n,e,t),s=[...o],r=new G(n,e,s),a=new Set(s.map(([l,u])=>l*n+u)),c=[],p=()=>Math.floor(t()*s.length),f=(l,u)=>{for(let d of[l,u])r.add(s[d],-1);at(s,l,u);for(let d of[l,u])r.add(s[d],1)};for(;r.surplus>0;){let[l,u]=[p(),p()];if(!r.isCrowded(s[l]))continue;let[d,i]=s[l],[q,g]=s[u];if(a.has(d*n+g)||a.has(q*n+i))continue;let y=r.surplus;f(l,u);let w=Math.max(0,r.surplus-y);if(t()>=mt**w){f(l,u);continue}a.delete(d*n+i),a.delete(q*n+g),a.add(d*n+g),a.add(q*n+i),c.push([l,u])}return{start:o,swaps:c}}function gt(n,e,t){let o=[...Array(n).keys()],s=F(o,t),r=F(o,t),a=o.slice(0,e);return o.flatMap(c=>a.map(p=>[s[c],r[(c+p)%n]]))}function at(n,e,t){let[o,s]=n[e],[r,a]=n[t];n[e]=[o,a],n[t]=[r,s]}function qt(n,e){let t=[...n];for(let[o,s]of e)at(t,o,s);return t}function ct(n,e,t){let{start:o,swaps:s}=xt(n,e,t);return qt(o,s)}function I(n){let e=[...Array(n).keys()],t=Array.from({length:2*n-1},(r,a)=>a-n+1),o=([,r])=>r>=0&&r<n,s=(r,a)=>{let c=e.map(f=>[f,a(f)]).filter(o),p=[c[0],c.at(-1)].map(f=>O(...f,n));return{kind:r,squares:c,name:`diagonal ${[...new Set(p)].join("–")}`}};return[...e.map(r=>({kind:"row",squares:e.map(a=>[r,a]),name:`row ${n-r}`})),...e.map(r=>({kind:"column",squares:e.map(a=>[a,r]),name:`column ${A(r)}`})),...t.map(r=>s("falling",a=>a+r)),...t.map(r=>s("rising",a=>n-1-a+r))]}var L=({kind:n})=>n==="row"||n==="column",v=({squares:n},e)=>n.filter(t=>x(e,t)).length,B=(n,e,t)=>n.filter(o=>v(o,t)>e);function U(n,e,t,o){let s=e.filter(c=>v(c,o)>=t),r=c=>s.some(({squares:p})=>x(p,c)),a=X(n).filter(c=>!x(o,c));return{blocked:a.filter(r),free:a.filter(c=>!r(c))}}function it({kind:n,squares:e},t){let[o,s]=e[0],[r,a]=e.at(-1),c=o===0;switch(n){case"row":return[t,o+.5,"right"];case"column":return[s+.5,0,"top"];case"falling":return c?[t,r+1,"right"]:[0,o,"left"];default:return c?[s+1,0,"top"]:[a,t,"bottom"]}}function lt(n,e,t){let o=I(n),s=n*e,[r,...a]=B(o,e,t);if(r){let l=S(v(r,t),"queen"),u=a.length===1?"Another line has":`${a.length} other lines have`,d=a.length?` ${u} too many, too.`:"";return`*${H(r.name)}* has ${l}, but its capacity is ${e}.${d}`}if(t.length===s)return`*Solved:* ${e} in each row and column, ${S(s,"queen")} in all.`;if(!t.length)return`Place ${s} queens, ${e} in each row and column.`;let{free:c}=U(n,o,e,t),p=o.find(l=>L(l)&&v(l,t)+l.squares.filter(u=>x(c,u)).length<e),f=`${t.length} of ${s} queens.`;return p?`${f} *Stuck:* ${p.name} has no room for ${e}.`:`${f} ${S(c.length,"square is","squares are")} free.`}var wt=[1,2,3],yt=.13,_=class extends K{static properties={n:{type:Number},sizes:{type:Array},capacity:{state:!0},queens:{state:!0}};fillsScreen=!0;keys="Arrow keys go from square to square, Enter puts or lifts a queen, Delete lifts one, Ctrl Z takes back.";#t=[];#s=1;setup(){this.capacity??=2,this.queens??=[]}#n(e,t){this.#t=[],Object.assign(this,{n:e,capacity:t,queens:[]}),this.announceAgain()}#e(e){this.#t.push(this.queens),this.queens=e}undo(){this.queens=this.#t.pop()??this.queens}#o(e){let{queens:t}=this,o=t.filter(s=>!x([e],s));this.#e(o.length<t.length?o:[...t,e])}#r(){this.#e(ct(this.n,this.capacity,rt(this.#s++)))}render(){let{n:e,capacity:t,queens:o}=this,s=B(I(e),t,o).length>0,r=R(this.sizes,e,c=>this.#n(c,t)),a=R(wt,t,c=>this.#n(e,c));return m`<div class="qa-place-stage">
<div class="qa-top-bar">
<span role="group" aria-label="Size of the board">N = ${r}</span>
<span role="group" aria-label="Capacity of a line">c = ${a}</span>
</div>
<div class="qa-place-board" data-qa-part="board">${this.#a()}</div>
<div class="qa-place-side">
${this.message(lt(e,t,o),{isWrong:s})}
<p class="qa-capacity-tools">
${b("undo","Undo",()=>this.undo(),!this.#t.length)}
${b("clear","Clear",()=>this.#e([]),!o.length)}
${b("show","Show one",()=>this.#r())}
</p>
<p class="qa-capacity-key">
Numbers beside squares count rows and columns. Numbers at corners count diagonals.
</p>
</div>
</div>`}#a(){let{n:e,capacity:t,queens:o}=this,s=I(e),r=U(e,s,t,o),a=B(s,t,o),p=o.length===e*t&&!a.length?[]:r.blocked,f=({squares:i})=>[i[0],i.at(-1)],l=i=>x(o,i)?"queen":"empty",u=i=>x(p,i)?"on a full line":"",d=tt({name:this.ariaLabel,n:e,layers:[E("qa-attacked",p.map(i=>ot(i,yt))),E("qa-attack-lit",p.map(nt)),E("qa-attack-clashes",a.map(i=>st(f(i)))),et("qa-attack-queens",o)],isSelected:i=>x(o,i),describe:i=>Z(i,e,l(i),u(i)),choose:i=>this.#o(i),empty:i=>x(o,i)&&this.#o(i)});return m`<div class="qa-capacity-frame">${d}${this.#c(s)}</div>`}#c(e){let{n:t,capacity:o,queens:s}=this,[r,a,c,p]=C(t,!0),f=e.map(l=>{let u=v(l,s),[d,i,q]=it(l,t),g=["","qa-capacity-full","qa-capacity-over"][Math.sign(u-o)+1],y=L(l)?"qa-capacity-straight":"",w=`left: ${100*(d-r)/c}%; top: ${100*(i-a)/p}%`;return m`<span
class="qa-capacity-${q} ${y} ${g}"
style=${w}>${u||L(l)?u:""}</span>`});return m`<div class="qa-capacity-counters" aria-hidden="true">${f}</div>`}};V("queens-capacity",_);})();
})();
