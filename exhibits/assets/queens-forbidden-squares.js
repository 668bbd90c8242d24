(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var l=n=>queensBase[n];var L=l("Figure");var C=l("choices"),O=l("define");var u=l("html"),I=l("keyed");var _=l("moveTabStop"),q=l("nothing");var j=l("pressInGrid");var B=l("squareUnder"),S=l("svg"),M=l("use");var N=[{key:"identity",name:"identity",phrase:"as it is"},{key:"rotate_90",name:"↻ 90°",phrase:"turned by 90° clockwise"},{key:"rotate_180",name:"↻ 180°",phrase:"turned by 180°"},{key:"rotate_270",name:"↻ 270°",phrase:"turned by 270° clockwise"},{key:"left_right",name:"⇄ left-right",phrase:"mirrored left to right"},{key:"top_bottom",name:"⇅ top-bottom",phrase:"mirrored top to bottom"},{key:"main_diagonal",name:"⤢ main diagonal",phrase:"mirrored in the main diagonal"},{key:"anti_diagonal",name:"⤡ anti-diagonal",phrase:"mirrored in the anti-diagonal"}];var te=[(n,t)=>[n,t],(n,t,e)=>[t,e-n],(n,t,e)=>[e-n,e-t],(n,t,e)=>[e-t,n],(n,t,e)=>[n,e-t],(n,t,e)=>[e-n,t],(n,t)=>[t,n],(n,t,e)=>[e-t,e-n]];var v=N.map(({phrase:n})=>n),P=n=>(n<26?"":"a")+String.fromCharCode(97+n%26),$=(n,t,e)=>`${P(t)}${e-n}`;var R=([n,t],e,o)=>te[e](n,t,o-1);var F=n=>Array.from({length:n*n},(t,e)=>[Math.floor(e/n),e%n]);var m=(n,[t,e])=>n.some(o=>o[0]===t&&o[1]===e);var z=(n,t,...e)=>[$(...n,t),...e].filter(Boolean).join(", ");function G(n,t){let e=2*Math.max(.01,Math.round(n*.4)/100),o=n<=12?.8:1,s=t?o:e;return[-s,-e,n+s+e,n+s+e].map(i=>Number(i.toFixed(2)))}var U=n=>[...Array(n).keys()],y=(n,t)=>`${100*n/t}%`;function W(n){let{name:t,n:e,layers:o,choose:s,forbid:i,press:a=()=>{},point:d=()=>{},hasCoordinates:r=e>3,texts:p,heat:f,leave:h=()=>{}}=n,g=c=>w=>{let x=B(w);x&&c(x)},Q=c=>{_(c),g(d)(c)},Y=c=>{i&&(c.preventDefault(),g(i)(c))},[A,E,b,k]=G(e,r),H=`left: ${y(-A,b)}; top: ${y(-E,k)}`,X=`width: ${y(e,b)}; height: ${y(e,k)}`,J=U(e).map(c=>{let w=U(e).map(x=>ne(n,[c,x]));return u`<div role="row">${w}</div>`}),Z=Math.max(1,...(p??[]).map(({length:c})=>c));return u`<div
class="qa-click ${p&&!f?"qa-click-letters":""}"
style="--signs: ${Z}"
@pointerleave=${h}
@focusout=${h}>
<svg class="qa-board" aria-hidden="true" viewBox="${A} ${E} ${b} ${k}">
${M(`squares-${e}`)}${r?M(`coordinates-${e}`):q}${o}
</svg>
${I(e,u`<div
role="grid"
class="qa-click-grid"
aria-label="${t}, ${e} x ${e}"
style="--n: ${e}; ${H}; ${X}"
@click=${g(s)}
@keydown=${c=>j(c,n)}
@focusin=${Q}
@contextmenu=${Y}
@pointerover=${g(d)}
@pointerdown=${a}>${J}</div>`)}
</div>`}function ne({n,texts:t,describe:e,isSelected:o,heat:s,look:i=()=>""},a){let d=a[0]*n+a[1],r=t?.[d];return u`<div
role="gridcell"
class=${i(a)}
style=${s?`--part: ${s(a)}%`:q}
tabindex=${d===0?0:-1}
aria-label=${e(a)}
aria-selected=${o(a)}>${r?u`<span>${r}</span>`:q}</div>`}var D=(n,t)=>S`<path class=${n} d=${t.join("")}></path>`;function V(n,t){let e=t.map(([o,s])=>`${s},${o}`);return S`<polyline
class=${n}
fill="none"
marker-mid="url(#qa-queen)"
points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var K=([[n,t],[e,o]])=>`M${t+.5} ${n+.5}L${o+.5} ${e+.5}`;function oe(n,t){let[e,o]=t;return`${K([n,t])}M${o+.1} ${e+.5}a.4 .4 0 1 0 .8 0a.4 .4 0 1 0-.8 0`}var T=class extends L{static properties={n:{type:Number},queens:{type:Array},first:{},pressed:{state:!0}};fillsScreen=!0;keys="Arrow keys go from square to square, Enter says why one is forbidden.";links={"data-qa-forbid":t=>this.follow(t)};follow(t){let[e,o]=t.split(" ");this.open(e),this.pressed=this.queen.ties.find(s=>s[1]===o)?.[0]}open(t){Object.assign(this,{first:t,pressed:void 0})}get queen(){return this.queens.find(({name:t})=>t===this.first)}sign(t){let{forbidden:e,ties:o}=this.queen;if(m(e,t))return"×";let s=o.find(([i])=>m([i],t));return s?s[1]:""}get move(){let{column:t}=this.queen,e=this.sign(this.pressed)!=="×",o=v.map((i,a)=>R(this.pressed,a,this.n)),s=o.findIndex(i=>i[0]===0&&(e?i[1]===t:i[1]>t));return{isTie:e,symmetry:s,to:o[s]}}get sentence(){let{n:t,pressed:e,queen:{name:o,forbidden:s}}=this;if(!e){let h=`${s.length} squares are forbidden`;return`With a first queen on ${o}, ${h}. Click one to see why.`}let i=$(...e,t);if(e[0]===0)return`The queen of the top row stands on ${o}.`;if(!this.sign(e))return`${i} is not forbidden: no symmetry moves a queen from there to ${o} or further right.`;let{isTie:a,symmetry:d,to:r}=this.move,p=`${v[d]}, a queen on ${i} moves`;if(a)return`A tie: ${p} exactly to ${o}. The next rows decide, so the search compares them when the board is complete.`;let f=`to ${$(...r,t)}, further right than ${o}`;return`Forbidden: ${p} ${f}. That image would be greater.`}render(){let t=this.queens.map(({name:o})=>o),e=C(t,this.first,o=>this.open(o));return u`<div class="qa-forbidding-stage">
<div class="qa-top-bar"><span
role="group"
aria-label="First queen">First queen on ${e}</span></div>
<div class="qa-forbidding-board">${this.#e()}</div>
${this.message(this.sentence)}
</div>`}#e(){let{n:t,pressed:e}=this,o=[0,this.queen.column],s=r=>m([o],r),i=r=>{let p=this.sign(r),f=s(r)?"first queen":"empty",h=p==="×"?"forbidden":p&&`tie ${p}`;return z(r,t,f,h)},a=r=>{let p=this.sign(r)==="×"?"qa-forbidding-cross":"",f=e&&m([e],r);return`${p} ${f?"qa-forbidding-lit":""}`},d=e&&this.sign(e)?[oe(e,this.move.to)]:[];return W({name:this.ariaLabel,n:t,layers:[V("",[o]),D("qa-forbidding-path",d)],texts:F(t).map(r=>this.sign(r)),describe:i,look:a,isSelected:s,choose:r=>{this.pressed=r,this.announceAgain()}})}};O("queens-forbidden-squares",T);})();
})();
