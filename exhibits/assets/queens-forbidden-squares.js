(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:de,Figure:_,Part:ue,QueensElement:fe,button:he,checkbox:me,choiceIn:$e,choices:j,define:B,dropdown:ge,fill:xe,formatted:qe,html:u,keyed:I,live:ve,moveTabStop:N,nothing:b,numberIn:be,pressInGrid:R,scaleOf:ye,squareUnder:$,svg:A,use:E}=queensBase;var F=[{key:"identity",name:"identity",phrase:"as it is"},{key:"rotate_90",name:"↻ 90°",phrase:"turned by 90° clockwise"},{key:"rotate_180",name:"↻ 180°",phrase:"turned by 180°"},{key:"rotate_270",name:"↻ 270°",phrase:"turned by 270° clockwise"},{key:"left_right",name:"⇄ left-right",phrase:"mirrored left to right"},{key:"top_bottom",name:"⇅ top-bottom",phrase:"mirrored top to bottom"},{key:"main_diagonal",name:"⤢ main diagonal",phrase:"mirrored in the main diagonal"},{key:"anti_diagonal",name:"⤡ anti-diagonal",phrase:"mirrored in the anti-diagonal"}];var ie=[(n,t)=>[n,t],(n,t,e)=>[t,e-n],(n,t,e)=>[e-n,e-t],(n,t,e)=>[e-t,n],(n,t,e)=>[n,e-t],(n,t,e)=>[e-n,t],(n,t)=>[t,n],(n,t,e)=>[e-t,e-n]];var y=F.map(({phrase:n})=>n),D=n=>(n<26?"":"a")+String.fromCharCode(97+n%26),g=(n,t,e)=>`${D(t)}${e-n}`;var z=([n,t],e,o)=>ie[e](n,t,o-1);var G=n=>Array.from({length:n*n},(t,e)=>[Math.floor(e/n),e%n]);var x=(n,[t,e])=>n.some(o=>o[0]===t&&o[1]===e);var U=(n,t,...e)=>[g(...n,t),...e].filter(Boolean).join(", ");function W(n,t){let e=2*Math.max(.01,Math.round(n*.4)/100),o=n<=12?.8:1,r=t?o:e;return[-r,-e,n+r+e,n+r+e].map(a=>Number(a.toFixed(2)))}var ae=500,ce=10,L;function V({pointerType:n,target:t,currentTarget:e,clientX:o,clientY:r}){if(L?.abort(),n==="mouse")return;L=new AbortController;let{signal:a}=L,s=(p,m)=>e.addEventListener(p,m,{capture:!0,signal:a}),i=setTimeout(()=>{s("click",k),t.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},ae),c=()=>clearTimeout(i);a.addEventListener("abort",c),s("contextmenu",p=>p.isTrusted&&k(p)),s("pointerup",c),s("pointercancel",c),s("pointermove",p=>Math.hypot(p.clientX-o,p.clientY-r)>ce&&c())}function k(n){n.preventDefault(),n.stopPropagation()}function Y(n,t,e){let o=n.currentTarget,r=$(n);if(!r||n.button!==0)return;let a=new AbortController,{signal:s}=a,i=r,c=!1,p=({clientX:f,clientY:q})=>{let d=document.elementFromPoint(f,q),h=d&&o.contains(d)?$({target:d}):void 0;!h||`${h}`==`${i}`||(t(c?[h]:[r,h],!c),[i,c]=[h,!0])},m=({type:f})=>{a.abort(),c&&(f==="pointercancel"&&e(),o.addEventListener("click",k,{capture:!0,once:!0}),setTimeout(()=>o.removeEventListener("click",k,{capture:!0})))};addEventListener("pointermove",p,{signal:s});for(let f of["pointerup","pointercancel"])addEventListener(f,m,{signal:s})}var K=n=>[...Array(n).keys()],w=(n,t)=>`${100*n/t}%`;function H(n){let{name:t,n:e,layers:o,choose:r,forbid:a,drag:s,cancelStroke:i,point:c=()=>{},hasCoordinates:p=e>3,texts:m,heat:f,leave:q=()=>{}}=n,d=l=>T=>{let v=$(T);v&&l(v)},h=l=>{N(l),d(c)(l)},Z=l=>{a&&(l.preventDefault(),d(a)(l))},ee=l=>{a&&V(l),s&&Y(l,s,i)},[C,P,S,M]=W(e,p),te=`left: ${w(-C,S)}; top: ${w(-P,M)}`,ne=`width: ${w(e,S)}; height: ${w(e,M)}`,oe=K(e).map(l=>{let T=K(e).map(v=>le(n,[l,v]));return u`<div role="row">${T}</div>`}),re=Math.max(1,...(m??[]).map(({length:l})=>l));return u`<div
class="qa-click ${m&&!f?"qa-click-letters":""}"
style="--signs: ${re}"
@pointerleave=${q}
@focusout=${q}>
<svg class="qa-board" aria-hidden="true" viewBox="${C} ${P} ${S} ${M}">
${E(`squares-${e}`)}${p?E(`coordinates-${e}`):b}${o}
</svg>
${I(e,u`<div
role="grid"
class="qa-click-grid"
aria-label="${t}, ${e} x ${e}"
style="--n: ${e}; ${te}; ${ne}"
@click=${d(r)}
@keydown=${l=>R(l,n)}
@focusin=${h}
@contextmenu=${Z}
@pointerover=${d(c)}
@pointerdown=${ee}>${oe}</div>`)}
</div>`}function le({n,texts:t,describe:e,isSelected:o,heat:r,look:a=()=>""},s){let i=s[0]*n+s[1],c=t?.[i];return u`<div
role="gridcell"
class=${a(s)}
style=${r?`--part: ${r(s)}%`:b}
tabindex=${i===0?0:-1}
aria-label=${e(s)}
aria-selected=${o(s)}>${c?u`<span>${c}</span>`:b}</div>`}var Q=(n,t)=>A`<path class=${n} d=${t.join("")}></path>`;function X(n,t){let e=t.map(([o,r])=>`${r},${o}`);return A`<polyline
class=${n}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var J=([[n,t],[e,o]])=>`M${t+.5} ${n+.5}L${o+.5} ${e+.5}`;function pe(n,t){let[e,o]=t;return`${J([n,t])}M${o+.1} ${e+.5}a.4 .4 0 1 0 .8 0a.4 .4 0 1 0-.8 0`}var O=class extends _{static properties={n:{type:Number},queens:{type:Array},first:{},pressed:{state:!0}};fillsScreen=!0;keys="Arrow keys go from square to square, Enter says why one is forbidden.";links={"data-qa-forbid":t=>this.follow(t)};follow(t){let[e,o]=t.split(" ");this.open(e),this.pressed=this.queen.ties.find(r=>r[1]===o)?.[0]}open(t){Object.assign(this,{first:t,pressed:void 0})}get queen(){return this.queens.find(({name:t})=>t===this.first)}sign(t){let{forbidden:e,ties:o}=this.queen;return x(e,t)?"×":o.find(([r])=>x([r],t))?.[1]??""}get move(){let{column:t}=this.queen,e=this.sign(this.pressed)!=="×",o=y.map((a,s)=>z(this.pressed,s,this.n)),r=o.findIndex(a=>a[0]===0&&(e?a[1]===t:a[1]>t));return{isTie:e,symmetry:r,to:o[r]}}get sentence(){let{n:t,pressed:e,queen:{name:o,forbidden:r}}=this;if(!e)return`With a first queen on ${o}, ${r.length} squares are forbidden. Click one to see why.`;let a=g(...e,t);if(e[0]===0)return`The queen of the top row stands on ${o}.`;if(!this.sign(e))return`${a} is not forbidden: no symmetry moves a queen from there to ${o} or further right.`;let{isTie:s,symmetry:i,to:c}=this.move,p=`${y[i]}, a queen on ${a} moves`;return s?`A tie: ${p} exactly to ${o}. The next rows decide, so the search compares them when the board is complete.`:`Forbidden: ${p} to ${g(...c,t)}, further right than ${o}. That image would be greater.`}render(){let t=this.queens.map(({name:e})=>e);return u`<div class="qa-forbidding-stage">
<div class="qa-top-bar"><span role="group" aria-label="First queen">First queen on ${j(t,this.first,e=>this.open(e))}</span></div>
<div class="qa-forbidding-board">${this.#e()}</div>
${this.message(this.sentence)}
</div>`}#e(){let{n:t,pressed:e}=this,o=[0,this.queen.column],r=i=>x([o],i),a=i=>{let c=this.sign(i);return U(i,t,r(i)?"first queen":"empty",c&&(c==="×"?"forbidden":`tie ${c}`))},s=i=>`${this.sign(i)==="×"?"qa-forbidding-cross":""} ${e&&x([e],i)?"qa-forbidding-lit":""}`;return H({name:this.ariaLabel,n:t,layers:[X("",[o]),Q("qa-forbidding-path",e&&this.sign(e)?[pe(e,this.move.to)]:[])],texts:G(t).map(i=>this.sign(i)),describe:a,look:s,isSelected:r,choose:i=>(this.pressed=i,this.announceAgain())})}};B("queens-forbidden-squares",O);})();
})();
