(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:se,Figure:_,Part:ie,QueensElement:ae,button:ce,checkbox:le,choiceIn:de,choices:P,define:j,dropdown:pe,fill:ue,formatted:fe,html:f,keyed:N,live:he,moveTabStop:B,nothing:v,numberIn:me,pressInGrid:I,scaleOf:$e,squareUnder:g,svg:M,use:A}=queensBase;var Z=[(n,t)=>[n,t],(n,t,e)=>[t,e-n],(n,t,e)=>[e-n,e-t],(n,t,e)=>[e-t,n],(n,t,e)=>[n,e-t],(n,t,e)=>[e-n,t],(n,t)=>[t,n],(n,t,e)=>[e-t,e-n]];var b=["as it is","turned by 90° clockwise","turned by 180°","turned by 270° clockwise","mirrored left to right","mirrored top to bottom","mirrored in the main diagonal","mirrored in the anti-diagonal"];var ee=n=>(n<26?"":"a")+String.fromCharCode(97+n%26),$=(n,t,e)=>`${ee(t)}${e-n}`;var R=([n,t],e,r)=>Z[e](n,t,r-1);var F=n=>Array.from({length:n*n},(t,e)=>[Math.floor(e/n),e%n]);var x=(n,[t,e])=>n.some(r=>r[0]===t&&r[1]===e);var D=(n,t,...e)=>[$(...n,t),...e].filter(Boolean).join(", ");function U(n,t){let e=2*Math.max(.01,Math.round(n*.4)/100),r=n<=12?.8:1,o=t?r:e;return[-o,-e,n+o+e,n+o+e].map(a=>Number(a.toFixed(2)))}var te=500,ne=10,L;function z({pointerType:n,target:t,currentTarget:e,clientX:r,clientY:o}){if(L?.abort(),n==="mouse")return;L=new AbortController;let{signal:a}=L,i=(d,m)=>e.addEventListener(d,m,{capture:!0,signal:a}),s=setTimeout(()=>{i("click",y),t.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},te),c=()=>clearTimeout(s);a.addEventListener("abort",c),i("contextmenu",d=>d.isTrusted&&y(d)),i("pointerup",c),i("pointercancel",c),i("pointermove",d=>Math.hypot(d.clientX-r,d.clientY-o)>ne&&c())}function y(n){n.preventDefault(),n.stopPropagation()}function G(n,t,e){let r=n.currentTarget,o=g(n);if(!o||n.button!==0)return;let a=new AbortController,{signal:i}=a,s=o,c=!1,d=({clientX:h,clientY:q})=>{let p=document.elementFromPoint(h,q),u=p&&r.contains(p)?g({target:p}):void 0;!u||`${u}`==`${s}`||(t(c?[u]:[o,u],!c),[s,c]=[u,!0])},m=({type:h})=>{a.abort(),c&&(h==="pointercancel"&&e(),r.addEventListener("click",y,{capture:!0,once:!0}),setTimeout(()=>r.removeEventListener("click",y,{capture:!0})))};addEventListener("pointermove",d,{signal:i});for(let h of["pointerup","pointercancel"])addEventListener(h,m,{signal:i})}var W=n=>[...Array(n).keys()],k=(n,t)=>`${100*n/t}%`;function Y(n){let{name:t,n:e,layers:r,choose:o,forbid:a,drag:i,undrag:s,point:c=()=>{},hasCoordinates:d=e>3,texts:m,heat:h,leave:q=()=>{}}=n,p=l=>T=>{let C=g(T);C&&l(C)},[u,O,w,S]=U(e,d),X=`left: ${k(-u,w)}; top: ${k(-O,S)}; width: ${k(e,w)}; height: ${k(e,S)}`,K=W(e).map(l=>f`<div role="row">${W(e).map(T=>re(n,[l,T]))}</div>`),J=Math.max(1,...(m??[]).map(({length:l})=>l));return f`<div
    class="qa-click ${m&&!h?"qa-click-letters":""}"
    style="--signs: ${J}"
    @pointerleave=${q}
    @focusout=${q}>
    <svg class="qa-board" aria-hidden="true" viewBox="${u} ${O} ${w} ${S}">
      ${A(`squares-${e}`)}${d?A(`coordinates-${e}`):v}${r}
    </svg>
    ${N(e,f`<div
        role="grid"
        class="qa-click-grid"
        aria-label="${t}, ${e} x ${e}"
        style="--n: ${e}; ${X}"
        @click=${p(o)}
        @keydown=${l=>I(l,n)}
        @focusin=${l=>(B(l),p(c)(l))}
        @contextmenu=${l=>a&&(l.preventDefault(),p(a)(l))}
        @pointerover=${p(c)}
        @pointerdown=${l=>(a&&z(l),i&&G(l,i,s))}>${K}</div>`)}
  </div>`}function re({n,texts:t,describe:e,isSelected:r,heat:o,look:a=()=>""},i){let s=i[0]*n+i[1];return f`<div
    role="gridcell"
    class=${a(i)}
    style=${o?`--part: ${o(i)}%`:v}
    tabindex=${s===0?0:-1}
    aria-label=${e(i)}
    aria-selected=${r(i)}>${t?.[s]?f`<span>${t[s]}</span>`:v}</div>`}var H=(n,t)=>M`<path class=${n} d=${t.join("")}></path>`;function V(n,t){let e=t.map(([r,o])=>`${o},${r}`);return M`<polyline
    class=${n}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var Q=([[n,t],[e,r]])=>`M${t+.5} ${n+.5}L${r+.5} ${e+.5}`;function oe(n,t){let[e,r]=t;return`${Q([n,t])}M${r+.1} ${e+.5}a.4 .4 0 1 0 .8 0a.4 .4 0 1 0-.8 0`}var E=class extends _{static properties={n:{type:Number},queens:{type:Array},first:{},pressed:{state:!0}};fillsScreen=!0;keys="Arrow keys go from square to square, Enter says why one is forbidden.";links={"data-qa-forbid":t=>this.follow(t)};follow(t){let[e,r]=t.split(" ");this.open(e),this.pressed=this.queen.ties.find(o=>o[1]===r)?.[0]}open(t){Object.assign(this,{first:t,pressed:void 0})}get queen(){return this.queens.find(({name:t})=>t===this.first)}sign(t){let{forbidden:e,ties:r}=this.queen;return x(e,t)?"×":r.find(([o])=>x([o],t))?.[1]??""}get move(){let{column:t}=this.queen,e=this.sign(this.pressed)!=="×",r=b.map((a,i)=>R(this.pressed,i,this.n)),o=r.findIndex(a=>a[0]===0&&(e?a[1]===t:a[1]>t));return{isTie:e,symmetry:o,to:r[o]}}get sentence(){let{n:t,pressed:e,queen:{name:r,forbidden:o}}=this;if(!e)return`With a first queen on ${r}, ${o.length} squares are forbidden. Click one to see why.`;let a=$(...e,t);if(e[0]===0)return`The queen of the top row stands on ${r}.`;if(!this.sign(e))return`${a} is not forbidden: no symmetry moves a queen from there to ${r} or further right.`;let{isTie:i,symmetry:s,to:c}=this.move,d=`${b[s]}, a queen on ${a} moves`;return i?`A tie: ${d} exactly to ${r}. The next rows decide, so the search compares them when the board is complete.`:`Forbidden: ${d} to ${$(...c,t)}, further right than ${r}. That image would be greater.`}render(){let t=this.queens.map(({name:e})=>e);return f`<div class="qa-forbidding-stage">
      <div class="qa-top-bar"><span role="group" aria-label="First queen">First queen on ${P(t,this.first,e=>this.open(e))}</span></div>
      <div class="qa-forbidding-board">${this.#e()}</div>
      ${this.say(this.sentence)}
    </div>`}#e(){let{n:t,pressed:e}=this,r=[0,this.queen.column],o=s=>x([r],s),a=s=>{let c=this.sign(s);return D(s,t,o(s)?"first queen":"empty",c&&(c==="×"?"forbidden":`tie ${c}`))},i=s=>`${this.sign(s)==="×"?"qa-forbidding-cross":""} ${e&&x([e],s)?"qa-forbidding-lit":""}`;return Y({name:this.ariaLabel,n:t,layers:[V("",[r]),H("qa-forbidding-path",e&&this.sign(e)?[oe(e,this.move.to)]:[])],texts:F(t).map(s=>this.sign(s)),describe:a,look:i,isSelected:o,choose:s=>(this.pressed=s,this.speakUp())})}};j("queens-forbidden-squares",E);})();
})();
