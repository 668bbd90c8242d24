(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:se,Figure:P,Part:ie,Player:ae,QueensElement:ce,button:le,checkbox:de,choiceIn:pe,choices:_,define:j,dropdown:ue,fill:fe,formatted:he,html:f,iconButton:me,keyed:N,live:$e,moveTabStop:B,nothing:v,numberIn:ge,pressInGrid:I,scaleOf:xe,squareUnder:g,svg:M,use:A}=queensBase;var Z=[(n,t)=>[n,t],(n,t,e)=>[t,e-n],(n,t,e)=>[e-n,e-t],(n,t,e)=>[e-t,n],(n,t,e)=>[n,e-t],(n,t,e)=>[e-n,t],(n,t)=>[t,n],(n,t,e)=>[e-t,e-n]];var b=["as it is","turned by 90° clockwise","turned by 180°","turned by 270° clockwise","mirrored left to right","mirrored top to bottom","mirrored in the main diagonal","mirrored in the anti-diagonal"];var ee=n=>(n<26?"":"a")+String.fromCharCode(97+n%26),$=(n,t,e)=>`${ee(t)}${e-n}`;var R=([n,t],e,o)=>Z[e](n,t,o-1);var F=n=>Array.from({length:n*n},(t,e)=>[Math.floor(e/n),e%n]);var x=(n,[t,e])=>n.some(o=>o[0]===t&&o[1]===e);var D=(n,t,...e)=>[$(...n,t),...e].filter(Boolean).join(", ");function U(n,t){let e=2*Math.max(.01,Math.round(n*.4)/100),o=n<=12?.8:1,r=t?o:e;return[-r,-e,n+r+e,n+r+e].map(a=>Number(a.toFixed(2)))}var te=500,ne=10,L;function z({pointerType:n,target:t,currentTarget:e,clientX:o,clientY:r}){if(L?.abort(),n==="mouse")return;L=new AbortController;let{signal:a}=L,i=(d,m)=>e.addEventListener(d,m,{capture:!0,signal:a}),s=setTimeout(()=>{i("click",y),t.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},te),c=()=>clearTimeout(s);a.addEventListener("abort",c),i("contextmenu",d=>d.isTrusted&&y(d)),i("pointerup",c),i("pointercancel",c),i("pointermove",d=>Math.hypot(d.clientX-o,d.clientY-r)>ne&&c())}function y(n){n.preventDefault(),n.stopPropagation()}function G(n,t,e){let o=n.currentTarget,r=g(n);if(!r||n.button!==0)return;let a=new AbortController,{signal:i}=a,s=r,c=!1,d=({clientX:h,clientY:q})=>{let p=document.elementFromPoint(h,q),u=p&&o.contains(p)?g({target:p}):void 0;!u||`${u}`==`${s}`||(t(c?[u]:[r,u],!c),[s,c]=[u,!0])},m=({type:h})=>{a.abort(),c&&(h==="pointercancel"&&e(),o.addEventListener("click",y,{capture:!0,once:!0}),setTimeout(()=>o.removeEventListener("click",y,{capture:!0})))};addEventListener("pointermove",d,{signal:i});for(let h of["pointerup","pointercancel"])addEventListener(h,m,{signal:i})}var W=n=>[...Array(n).keys()],k=(n,t)=>`${100*n/t}%`;function Y(n){let{name:t,n:e,layers:o,choose:r,forbid:a,drag:i,undrag:s,point:c=()=>{},hasCoordinates:d=e>3,texts:m,heat:h,leave:q=()=>{}}=n,p=l=>T=>{let C=g(T);C&&l(C)},[u,O,w,S]=U(e,d),X=`left: ${k(-u,w)}; top: ${k(-O,S)}; width: ${k(e,w)}; height: ${k(e,S)}`,K=W(e).map(l=>f`<div role="row">${W(e).map(T=>oe(n,[l,T]))}</div>`),J=Math.max(1,...(m??[]).map(({length:l})=>l));return f`<div
    class="qa-click ${m&&!h?"qa-click-letters":""}"
    style="--signs: ${J}"
    @pointerleave=${q}
    @focusout=${q}>
    <svg class="qa-board" aria-hidden="true" viewBox="${u} ${O} ${w} ${S}">
      ${A(`squares-${e}`)}${d?A(`coordinates-${e}`):v}${o}
    </svg>
    ${N(e,f`<div
        role="grid"
        class="qa-click-grid"
        aria-label="${t}, ${e} x ${e}"
        style="--n: ${e}; ${X}"
        @click=${p(r)}
        @keydown=${l=>I(l,n)}
        @focusin=${l=>(B(l),p(c)(l))}
        @contextmenu=${l=>a&&(l.preventDefault(),p(a)(l))}
        @pointerover=${p(c)}
        @pointerdown=${l=>(a&&z(l),i&&G(l,i,s))}>${K}</div>`)}
  </div>`}function oe({n,texts:t,describe:e,isSelected:o,heat:r,look:a=()=>""},i){let s=i[0]*n+i[1];return f`<div
    role="gridcell"
    class=${a(i)}
    style=${r?`--part: ${r(i)}%`:v}
    tabindex=${s===0?0:-1}
    aria-label=${e(i)}
    aria-selected=${o(i)}>${t?.[s]?f`<span>${t[s]}</span>`:v}</div>`}var H=(n,t)=>M`<path class=${n} d=${t.join("")}></path>`;function V(n,t){let e=t.map(([o,r])=>`${r},${o}`);return M`<polyline
    class=${n}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var Q=([[n,t],[e,o]])=>`M${t+.5} ${n+.5}L${o+.5} ${e+.5}`;function re(n,t){let[e,o]=t;return`${Q([n,t])}M${o+.1} ${e+.5}a.4 .4 0 1 0 .8 0a.4 .4 0 1 0-.8 0`}var E=class extends P{static properties={n:{type:Number},queens:{type:Array},first:{},pressed:{state:!0}};fillsScreen=!0;keys="Arrow keys go from square to square, Enter says why one is forbidden.";links={"data-qa-forbid":t=>this.follow(t)};follow(t){let[e,o]=t.split(" ");this.open(e),this.pressed=this.queen.ties.find(r=>r[1]===o)?.[0]}open(t){Object.assign(this,{first:t,pressed:void 0})}get queen(){return this.queens.find(({name:t})=>t===this.first)}sign(t){let{forbidden:e,ties:o}=this.queen;return x(e,t)?"×":o.find(([r])=>x([r],t))?.[1]??""}get move(){let{column:t}=this.queen,e=this.sign(this.pressed)!=="×",o=b.map((a,i)=>R(this.pressed,i,this.n)),r=o.findIndex(a=>a[0]===0&&(e?a[1]===t:a[1]>t));return{isTie:e,symmetry:r,to:o[r]}}get sentence(){let{n:t,pressed:e,queen:{name:o,forbidden:r}}=this;if(!e)return`With a first queen on ${o}, ${r.length} squares are forbidden. Click one to see why.`;let a=$(...e,t);if(e[0]===0)return`The queen of the top row stands on ${o}.`;if(!this.sign(e))return`${a} is not forbidden: no symmetry moves a queen from there to ${o} or further right.`;let{isTie:i,symmetry:s,to:c}=this.move,d=`${b[s]}, a queen on ${a} moves`;return i?`A tie: ${d} exactly to ${o}. The next rows decide, so the search compares them when the board is complete.`:`Forbidden: ${d} to ${$(...c,t)}, further right than ${o}. That image would be greater.`}render(){let t=this.queens.map(({name:e})=>e);return f`<div class="qa-forbidding-stage">
      <div class="qa-top-bar"><span role="group" aria-label="First queen">First queen on ${_(t,this.first,e=>this.open(e))}</span></div>
      <div class="qa-forbidding-board">${this.#e()}</div>
      ${this.say(this.sentence)}
    </div>`}#e(){let{n:t,pressed:e}=this,o=[0,this.queen.column],r=s=>x([o],s),a=s=>{let c=this.sign(s);return D(s,t,r(s)?"first queen":"empty",c&&(c==="×"?"forbidden":`tie ${c}`))},i=s=>`${this.sign(s)==="×"?"qa-forbidding-cross":""} ${e&&x([e],s)?"qa-forbidding-lit":""}`;return Y({name:this.ariaLabel,n:t,layers:[V("",[o]),H("qa-forbidding-path",e&&this.sign(e)?[re(e,this.move.to)]:[])],texts:F(t).map(s=>this.sign(s)),describe:a,look:i,isSelected:r,choose:s=>(this.pressed=s,this.speakUp())})}};j("queens-forbidden-squares",E);})();
})();
