(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:de,Figure:_,Part:ue,QueensElement:fe,button:he,checkbox:$e,choiceIn:me,choices:j,define:B,dropdown:ge,fill:xe,formatted:qe,html:h,keyed:I,live:ve,moveTabStop:N,nothing:b,numberIn:be,pressInGrid:R,scaleOf:ye,showControls:ke,squareUnder:m,svg:A,use:E}=queensBase;var F=[{key:"identity",name:"identity",phrase:"as it is"},{key:"rotate_90",name:"↻ 90°",phrase:"turned by 90° clockwise"},{key:"rotate_180",name:"↻ 180°",phrase:"turned by 180°"},{key:"rotate_270",name:"↻ 270°",phrase:"turned by 270° clockwise"},{key:"left_right",name:"⇄ left-right",phrase:"mirrored left to right"},{key:"top_bottom",name:"⇅ top-bottom",phrase:"mirrored top to bottom"},{key:"main_diagonal",name:"⤢ main diagonal",phrase:"mirrored in the main diagonal"},{key:"anti_diagonal",name:"⤡ anti-diagonal",phrase:"mirrored in the anti-diagonal"}];var ie=[(n,t)=>[n,t],(n,t,e)=>[t,e-n],(n,t,e)=>[e-n,e-t],(n,t,e)=>[e-t,n],(n,t,e)=>[n,e-t],(n,t,e)=>[e-n,t],(n,t)=>[t,n],(n,t,e)=>[e-t,e-n]];var y=F.map(({phrase:n})=>n),D=n=>(n<26?"":"a")+String.fromCharCode(97+n%26),g=(n,t,e)=>`${D(t)}${e-n}`;var z=([n,t],e,o)=>ie[e](n,t,o-1);var G=n=>Array.from({length:n*n},(t,e)=>[Math.floor(e/n),e%n]);var x=(n,[t,e])=>n.some(o=>o[0]===t&&o[1]===e);var U=(n,t,...e)=>[g(...n,t),...e].filter(Boolean).join(", ");function W(n,t){let e=2*Math.max(.01,Math.round(n*.4)/100),o=n<=12?.8:1,r=t?o:e;return[-r,-e,n+r+e,n+r+e].map(i=>Number(i.toFixed(2)))}var ae=500,ce=10,L;function V({pointerType:n,target:t,currentTarget:e,clientX:o,clientY:r}){if(L?.abort(),n==="mouse")return;L=new AbortController;let{signal:i}=L,a=(c,d)=>e.addEventListener(c,d,{capture:!0,signal:i}),p=setTimeout(()=>{a("click",k),t.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},ae),s=()=>clearTimeout(p);i.addEventListener("abort",s),a("contextmenu",c=>c.isTrusted&&k(c)),a("pointerup",s),a("pointercancel",s),a("pointermove",c=>Math.hypot(c.clientX-o,c.clientY-r)>ce&&s())}function k(n){n.preventDefault(),n.stopPropagation()}function Y(n,t,e){let o=n.currentTarget,r=m(n);if(!r||n.button!==0)return;let i=new AbortController,{signal:a}=i,p=r,s=!1,c=({clientX:u,clientY:q})=>{let f=document.elementFromPoint(u,q),$=f&&o.contains(f)?m({target:f}):void 0;!$||`${$}`==`${p}`||(t(s?[$]:[r,$],!s),[p,s]=[$,!0])},d=({type:u})=>{i.abort(),s&&(u==="pointercancel"&&e(),o.addEventListener("click",k,{capture:!0,once:!0}),setTimeout(()=>o.removeEventListener("click",k,{capture:!0})))};addEventListener("pointermove",c,{signal:a});for(let u of["pointerup","pointercancel"])addEventListener(u,d,{signal:a})}var K=n=>[...Array(n).keys()],w=(n,t)=>`${100*n/t}%`;function H(n){let{name:t,n:e,layers:o,choose:r,forbid:i,drag:a,cancelStroke:p,point:s=()=>{},hasCoordinates:c=e>3,texts:d,heat:u,leave:q=()=>{}}=n,f=l=>T=>{let v=m(T);v&&l(v)},$=l=>{N(l),f(s)(l)},Z=l=>{i&&(l.preventDefault(),f(i)(l))},ee=l=>{i&&V(l),a&&Y(l,a,p)},[C,P,S,M]=W(e,c),te=`left: ${w(-C,S)}; top: ${w(-P,M)}`,ne=`width: ${w(e,S)}; height: ${w(e,M)}`,oe=K(e).map(l=>{let T=K(e).map(v=>le(n,[l,v]));return h`<div role="row">${T}</div>`}),se=Math.max(1,...(d??[]).map(({length:l})=>l));return h`<div
class="qa-click ${d&&!u?"qa-click-letters":""}"
style="--signs: ${se}"
@pointerleave=${q}
@focusout=${q}>
<svg class="qa-board" aria-hidden="true" viewBox="${C} ${P} ${S} ${M}">
${E(`squares-${e}`)}${c?E(`coordinates-${e}`):b}${o}
</svg>
${I(e,h`<div
role="grid"
class="qa-click-grid"
aria-label="${t}, ${e} x ${e}"
style="--n: ${e}; ${te}; ${ne}"
@click=${f(r)}
@keydown=${l=>R(l,n)}
@focusin=${$}
@contextmenu=${Z}
@pointerover=${f(s)}
@pointerdown=${ee}>${oe}</div>`)}
</div>`}function le({n,texts:t,describe:e,isSelected:o,heat:r,look:i=()=>""},a){let p=a[0]*n+a[1],s=t?.[p];return h`<div
role="gridcell"
class=${i(a)}
style=${r?`--part: ${r(a)}%`:b}
tabindex=${p===0?0:-1}
aria-label=${e(a)}
aria-selected=${o(a)}>${s?h`<span>${s}</span>`:b}</div>`}var Q=(n,t)=>A`<path class=${n} d=${t.join("")}></path>`;function X(n,t){let e=t.map(([o,r])=>`${r},${o}`);return A`<polyline
class=${n}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var J=([[n,t],[e,o]])=>`M${t+.5} ${n+.5}L${o+.5} ${e+.5}`;function pe(n,t){let[e,o]=t;return`${J([n,t])}M${o+.1} ${e+.5}a.4 .4 0 1 0 .8 0a.4 .4 0 1 0-.8 0`}var O=class extends _{static properties={n:{type:Number},queens:{type:Array},first:{},pressed:{state:!0}};fillsScreen=!0;keys="Arrow keys go from square to square, Enter says why one is forbidden.";links={"data-qa-forbid":t=>this.follow(t)};follow(t){let[e,o]=t.split(" ");this.open(e),this.pressed=this.queen.ties.find(r=>r[1]===o)?.[0]}open(t){Object.assign(this,{first:t,pressed:void 0})}get queen(){return this.queens.find(({name:t})=>t===this.first)}sign(t){let{forbidden:e,ties:o}=this.queen;if(x(e,t))return"×";let r=o.find(([i])=>x([i],t));return r?r[1]:""}get move(){let{column:t}=this.queen,e=this.sign(this.pressed)!=="×",o=y.map((i,a)=>z(this.pressed,a,this.n)),r=o.findIndex(i=>i[0]===0&&(e?i[1]===t:i[1]>t));return{isTie:e,symmetry:r,to:o[r]}}get sentence(){let{n:t,pressed:e,queen:{name:o,forbidden:r}}=this;if(!e){let u=`${r.length} squares are forbidden`;return`With a first queen on ${o}, ${u}. Click one to see why.`}let i=g(...e,t);if(e[0]===0)return`The queen of the top row stands on ${o}.`;if(!this.sign(e))return`${i} is not forbidden: no symmetry moves a queen from there to ${o} or further right.`;let{isTie:a,symmetry:p,to:s}=this.move,c=`${y[p]}, a queen on ${i} moves`;if(a)return`A tie: ${c} exactly to ${o}. The next rows decide, so the search compares them when the board is complete.`;let d=`to ${g(...s,t)}, further right than ${o}`;return`Forbidden: ${c} ${d}. That image would be greater.`}render(){let t=this.queens.map(({name:o})=>o),e=j(t,this.first,o=>this.open(o));return h`<div class="qa-forbidding-stage">
<div class="qa-top-bar"><span
role="group"
aria-label="First queen">First queen on ${e}</span></div>
<div class="qa-forbidding-board">${this.#e()}</div>
${this.message(this.sentence)}
</div>`}#e(){let{n:t,pressed:e}=this,o=[0,this.queen.column],r=s=>x([o],s),i=s=>{let c=this.sign(s),d=r(s)?"first queen":"empty",u=c==="×"?"forbidden":c&&`tie ${c}`;return U(s,t,d,u)},a=s=>{let c=this.sign(s)==="×"?"qa-forbidding-cross":"",d=e&&x([e],s);return`${c} ${d?"qa-forbidding-lit":""}`},p=e&&this.sign(e)?[pe(e,this.move.to)]:[];return H({name:this.ariaLabel,n:t,layers:[X("",[o]),Q("qa-forbidding-path",p)],texts:G(t).map(s=>this.sign(s)),describe:i,look:a,isSelected:r,choose:s=>{this.pressed=s,this.announceAgain()}})}};B("queens-forbidden-squares",O);})();
})();
