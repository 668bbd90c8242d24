(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:ae,Figure:_,Part:ce,QueensElement:le,button:pe,checkbox:de,choiceIn:ue,choices:j,define:P,dropdown:fe,fill:me,formatted:he,html:f,keyed:B,live:$e,moveTabStop:N,nothing:v,numberIn:ge,pressInGrid:R,scaleOf:xe,squareUnder:g,svg:T,use:A}=queensBase;var I=[{key:"identity",name:"identity",phrase:"as it is"},{key:"rotate_90",name:"↻ 90°",phrase:"turned by 90° clockwise"},{key:"rotate_180",name:"↻ 180°",phrase:"turned by 180°"},{key:"rotate_270",name:"↻ 270°",phrase:"turned by 270° clockwise"},{key:"left_right",name:"⇄ left-right",phrase:"mirrored left to right"},{key:"top_bottom",name:"⇅ top-bottom",phrase:"mirrored top to bottom"},{key:"main_diagonal",name:"⤢ main diagonal",phrase:"mirrored in the main diagonal"},{key:"anti_diagonal",name:"⤡ anti-diagonal",phrase:"mirrored in the anti-diagonal"}];var te=[(n,t)=>[n,t],(n,t,e)=>[t,e-n],(n,t,e)=>[e-n,e-t],(n,t,e)=>[e-t,n],(n,t,e)=>[n,e-t],(n,t,e)=>[e-n,t],(n,t)=>[t,n],(n,t,e)=>[e-t,e-n]];var b=I.map(({phrase:n})=>n),ne=n=>(n<26?"":"a")+String.fromCharCode(97+n%26),$=(n,t,e)=>`${ne(t)}${e-n}`;var F=([n,t],e,o)=>te[e](n,t,o-1);var D=n=>Array.from({length:n*n},(t,e)=>[Math.floor(e/n),e%n]);var x=(n,[t,e])=>n.some(o=>o[0]===t&&o[1]===e);var U=(n,t,...e)=>[$(...n,t),...e].filter(Boolean).join(", ");function z(n,t){let e=2*Math.max(.01,Math.round(n*.4)/100),o=n<=12?.8:1,r=t?o:e;return[-r,-e,n+r+e,n+r+e].map(a=>Number(a.toFixed(2)))}var oe=500,re=10,E;function W({pointerType:n,target:t,currentTarget:e,clientX:o,clientY:r}){if(E?.abort(),n==="mouse")return;E=new AbortController;let{signal:a}=E,i=(p,h)=>e.addEventListener(p,h,{capture:!0,signal:a}),s=setTimeout(()=>{i("click",y),t.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},oe),c=()=>clearTimeout(s);a.addEventListener("abort",c),i("contextmenu",p=>p.isTrusted&&y(p)),i("pointerup",c),i("pointercancel",c),i("pointermove",p=>Math.hypot(p.clientX-o,p.clientY-r)>re&&c())}function y(n){n.preventDefault(),n.stopPropagation()}function G(n,t,e){let o=n.currentTarget,r=g(n);if(!r||n.button!==0)return;let a=new AbortController,{signal:i}=a,s=r,c=!1,p=({clientX:m,clientY:q})=>{let d=document.elementFromPoint(m,q),u=d&&o.contains(d)?g({target:d}):void 0;!u||`${u}`==`${s}`||(t(c?[u]:[r,u],!c),[s,c]=[u,!0])},h=({type:m})=>{a.abort(),c&&(m==="pointercancel"&&e(),o.addEventListener("click",y,{capture:!0,once:!0}),setTimeout(()=>o.removeEventListener("click",y,{capture:!0})))};addEventListener("pointermove",p,{signal:i});for(let m of["pointerup","pointercancel"])addEventListener(m,h,{signal:i})}var V=n=>[...Array(n).keys()],k=(n,t)=>`${100*n/t}%`;function Y(n){let{name:t,n:e,layers:o,choose:r,forbid:a,drag:i,undrag:s,point:c=()=>{},hasCoordinates:p=e>3,texts:h,heat:m,leave:q=()=>{}}=n,d=l=>M=>{let C=g(M);C&&l(C)},[u,O,w,S]=z(e,p),K=`left: ${k(-u,w)}; top: ${k(-O,S)}; width: ${k(e,w)}; height: ${k(e,S)}`,J=V(e).map(l=>f`<div role="row">${V(e).map(M=>se(n,[l,M]))}</div>`),Z=Math.max(1,...(h??[]).map(({length:l})=>l));return f`<div
    class="qa-click ${h&&!m?"qa-click-letters":""}"
    style="--signs: ${Z}"
    @pointerleave=${q}
    @focusout=${q}>
    <svg class="qa-board" aria-hidden="true" viewBox="${u} ${O} ${w} ${S}">
      ${A(`squares-${e}`)}${p?A(`coordinates-${e}`):v}${o}
    </svg>
    ${B(e,f`<div
        role="grid"
        class="qa-click-grid"
        aria-label="${t}, ${e} x ${e}"
        style="--n: ${e}; ${K}"
        @click=${d(r)}
        @keydown=${l=>R(l,n)}
        @focusin=${l=>(N(l),d(c)(l))}
        @contextmenu=${l=>a&&(l.preventDefault(),d(a)(l))}
        @pointerover=${d(c)}
        @pointerdown=${l=>(a&&W(l),i&&G(l,i,s))}>${J}</div>`)}
  </div>`}function se({n,texts:t,describe:e,isSelected:o,heat:r,look:a=()=>""},i){let s=i[0]*n+i[1];return f`<div
    role="gridcell"
    class=${a(i)}
    style=${r?`--part: ${r(i)}%`:v}
    tabindex=${s===0?0:-1}
    aria-label=${e(i)}
    aria-selected=${o(i)}>${t?.[s]?f`<span>${t[s]}</span>`:v}</div>`}var H=(n,t)=>T`<path class=${n} d=${t.join("")}></path>`;function Q(n,t){let e=t.map(([o,r])=>`${r},${o}`);return T`<polyline
    class=${n}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...e,"0,0"].join(" ")}></polyline>`}var X=([[n,t],[e,o]])=>`M${t+.5} ${n+.5}L${o+.5} ${e+.5}`;function ie(n,t){let[e,o]=t;return`${X([n,t])}M${o+.1} ${e+.5}a.4 .4 0 1 0 .8 0a.4 .4 0 1 0-.8 0`}var L=class extends _{static properties={n:{type:Number},queens:{type:Array},first:{},pressed:{state:!0}};fillsScreen=!0;keys="Arrow keys go from square to square, Enter says why one is forbidden.";links={"data-qa-forbid":t=>this.follow(t)};follow(t){let[e,o]=t.split(" ");this.open(e),this.pressed=this.queen.ties.find(r=>r[1]===o)?.[0]}open(t){Object.assign(this,{first:t,pressed:void 0})}get queen(){return this.queens.find(({name:t})=>t===this.first)}sign(t){let{forbidden:e,ties:o}=this.queen;return x(e,t)?"×":o.find(([r])=>x([r],t))?.[1]??""}get move(){let{column:t}=this.queen,e=this.sign(this.pressed)!=="×",o=b.map((a,i)=>F(this.pressed,i,this.n)),r=o.findIndex(a=>a[0]===0&&(e?a[1]===t:a[1]>t));return{isTie:e,symmetry:r,to:o[r]}}get sentence(){let{n:t,pressed:e,queen:{name:o,forbidden:r}}=this;if(!e)return`With a first queen on ${o}, ${r.length} squares are forbidden. Click one to see why.`;let a=$(...e,t);if(e[0]===0)return`The queen of the top row stands on ${o}.`;if(!this.sign(e))return`${a} is not forbidden: no symmetry moves a queen from there to ${o} or further right.`;let{isTie:i,symmetry:s,to:c}=this.move,p=`${b[s]}, a queen on ${a} moves`;return i?`A tie: ${p} exactly to ${o}. The next rows decide, so the search compares them when the board is complete.`:`Forbidden: ${p} to ${$(...c,t)}, further right than ${o}. That image would be greater.`}render(){let t=this.queens.map(({name:e})=>e);return f`<div class="qa-forbidding-stage">
      <div class="qa-top-bar"><span role="group" aria-label="First queen">First queen on ${j(t,this.first,e=>this.open(e))}</span></div>
      <div class="qa-forbidding-board">${this.#e()}</div>
      ${this.say(this.sentence)}
    </div>`}#e(){let{n:t,pressed:e}=this,o=[0,this.queen.column],r=s=>x([o],s),a=s=>{let c=this.sign(s);return U(s,t,r(s)?"first queen":"empty",c&&(c==="×"?"forbidden":`tie ${c}`))},i=s=>`${this.sign(s)==="×"?"qa-forbidding-cross":""} ${e&&x([e],s)?"qa-forbidding-lit":""}`;return Y({name:this.ariaLabel,n:t,layers:[Q("",[o]),H("qa-forbidding-path",e&&this.sign(e)?[ie(e,this.move.to)]:[])],texts:D(t).map(s=>this.sign(s)),describe:a,look:i,isSelected:r,choose:s=>(this.pressed=s,this.speakUp())})}};P("queens-forbidden-squares",L);})();
})();
