(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:Se,Figure:B,Part:ke,QueensElement:we,button:Me,checkbox:Ae,choiceIn:Ee,choices:C,define:G,dropdown:Le,fill:Oe,formatted:Te,html:$,keyed:U,live:Ce,moveTabStop:F,nothing:x,numberIn:_e,pressInGrid:V,scaleOf:Ie,squareUnder:v,svg:M,use:_}=queensBase;var pe=e=>(e<26?"":"a")+String.fromCharCode(97+e%26),y=(e,n,t)=>`${pe(n)}${t-e}`;var ue=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),q=(e,n,t=`${n}s`)=>`${ue(e)} ${e===1?n:t}`;var I=e=>Array.from({length:e*e},(n,t)=>[Math.floor(t/e),t%e]);function N([e,n],[t,r]){let[o,a]=[Math.abs(e-t),Math.abs(n-r)];if(!(o===0&&a===0))return o===0?"row":a===0?"column":o===a?"diagonal":void 0}var de=(e,n)=>e.filter(t=>N(t,n)),h=(e,[n,t])=>e.some(r=>r[0]===n&&r[1]===t);function he(e,n){let t=I(e).filter(o=>!h(n,o)),r=o=>de(n,o).length>0;return{attacked:t.filter(r),free:t.filter(o=>!r(o))}}function W(e,n,{free:t}=he(e,n)){let r=new Set([...n,...t].map(([o])=>o));return[...Array(e).keys()].filter(o=>!r.has(o))}var Y=(e,n,...t)=>[y(...e,n),...t].filter(Boolean).join(", ");function H(e,n){let t=2*Math.max(.01,Math.round(e*.4)/100),r=e<=12?.8:1,o=n?r:t;return[-o,-t,e+o+t,e+o+t].map(a=>Number(a.toFixed(2)))}var fe=500,me=10,P;function Q({pointerType:e,target:n,currentTarget:t,clientX:r,clientY:o}){if(P?.abort(),e==="mouse")return;P=new AbortController;let{signal:a}=P,s=(p,u)=>t.addEventListener(p,u,{capture:!0,signal:a}),c=setTimeout(()=>{s("click",A),n.dispatchEvent(new MouseEvent("contextmenu",{bubbles:!0,cancelable:!0}))},fe),l=()=>clearTimeout(c);a.addEventListener("abort",l),s("contextmenu",p=>p.isTrusted&&A(p)),s("pointerup",l),s("pointercancel",l),s("pointermove",p=>Math.hypot(p.clientX-r,p.clientY-o)>me&&l())}function A(e){e.preventDefault(),e.stopPropagation()}function X(e,n,t){let r=e.currentTarget,o=v(e);if(!o||e.button!==0)return;let a=new AbortController,{signal:s}=a,c=o,l=!1,p=({clientX:f,clientY:g})=>{let m=document.elementFromPoint(f,g),i=m&&r.contains(m)?v({target:m}):void 0;!i||`${i}`==`${c}`||(n(l?[i]:[o,i],!l),[c,l]=[i,!0])},u=({type:f})=>{a.abort(),l&&(f==="pointercancel"&&t(),r.addEventListener("click",A,{capture:!0,once:!0}),setTimeout(()=>r.removeEventListener("click",A,{capture:!0})))};addEventListener("pointermove",p,{signal:s});for(let f of["pointerup","pointercancel"])addEventListener(f,u,{signal:s})}var K=e=>[...Array(e).keys()],E=(e,n)=>`${100*e/n}%`;function Z(e){let{name:n,n:t,layers:r,choose:o,forbid:a,drag:s,undrag:c,point:l=()=>{},hasCoordinates:p=t>3,texts:u,heat:f,leave:g=()=>{}}=e,m=d=>T=>{let z=v(T);z&&d(z)},[i,w,L,O]=H(t,p),ie=`left: ${E(-i,L)}; top: ${E(-w,O)}; width: ${E(t,L)}; height: ${E(t,O)}`,ce=K(t).map(d=>$`<div role="row">${K(t).map(T=>$e(e,[d,T]))}</div>`),le=Math.max(1,...(u??[]).map(({length:d})=>d));return $`<div
    class="qa-click ${u&&!f?"qa-click-letters":""}"
    style="--signs: ${le}"
    @pointerleave=${g}
    @focusout=${g}>
    <svg class="qa-board" aria-hidden="true" viewBox="${i} ${w} ${L} ${O}">
      ${_(`squares-${t}`)}${p?_(`coordinates-${t}`):x}${r}
    </svg>
    ${U(t,$`<div
        role="grid"
        class="qa-click-grid"
        aria-label="${n}, ${t} x ${t}"
        style="--n: ${t}; ${ie}"
        @click=${m(o)}
        @keydown=${d=>V(d,e)}
        @focusin=${d=>(F(d),m(l)(d))}
        @contextmenu=${d=>a&&(d.preventDefault(),m(a)(d))}
        @pointerover=${m(l)}
        @pointerdown=${d=>(a&&Q(d),s&&X(d,s,c))}>${ce}</div>`)}
  </div>`}function $e({n:e,texts:n,describe:t,isSelected:r,heat:o,look:a=()=>""},s){let c=s[0]*e+s[1];return $`<div
    role="gridcell"
    class=${a(s)}
    style=${o?`--part: ${o(s)}%`:x}
    tabindex=${c===0?0:-1}
    aria-label=${t(s)}
    aria-selected=${r(s)}>${n?.[c]?$`<span>${n[c]}</span>`:x}</div>`}var b=(e,n)=>M`<path class=${e} d=${n.join("")}></path>`;function J(e,n){let t=n.map(([r,o])=>`${o},${r}`);return M`<polyline
    class=${e}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...t,"0,0"].join(" ")}></polyline>`}var ge=64;function ee([e,n],t){let r=[...document.querySelector("#qa-queen")?.children??[]].map(o=>o.cloneNode(!0));return M`<g
    class=${t}
    transform="translate(${n} ${e}) scale(${1/ge})">${r}</g>`}var R=([e,n])=>`M${n} ${e}h1v1h-1z`;var te=([e,n])=>`M${n+.06} ${e+.06}h.88v.88h-.88z`,ne=([e,n],t)=>`M${n+.5-t} ${e+.5-t}l${2*t} ${2*t}m0-${2*t}l-${2*t} ${2*t}`,oe=([[e,n],[t,r]])=>`M${n+.5} ${e+.5}L${r+.5} ${t+.5}`;var se={torus:{reaches:([e,n],[t,r],o)=>(e-n-t+r)%o===0||(e+n-t-r)%o===0,words:"around the edge"},superqueens:{reaches:([e,n],[t,r])=>Math.abs((e-t)*(n-r))===2,words:"by a knight's move"},mirror:{reaches:([e,n],[t,r],o)=>Math.abs(n-r)===2*o-e-t,words:"by way of the mirror"}};function j({rule:e,n},t,r){let o=!h([t],r)&&se[e]?.reaches(t,r,n);return N(t,r)??(o?"added":void 0)}function S(e,n,t=[]){let r=I(e.n).filter(s=>!h(n,s)&&!h(t,s)),o=r.map(s=>new Set(n.map(c=>j(e,c,s)).filter(Boolean))),a=s=>s.size===1&&s.has("added");return{attacked:r.filter((s,c)=>o[c].size&&!a(o[c])),added:r.filter((s,c)=>a(o[c])),free:r.filter((s,c)=>!o[c].size)}}function k(e,[n,t]){return e.rule==="domination"?[]:(e.rule==="peaceable"?n.flatMap(o=>t.map(a=>[o,a])):n.flatMap((o,a)=>n.slice(a+1).map(s=>[o,s]))).filter(([o,a])=>j(e,o,a))}function qe(e,n){let[t,r]=n;if(e.rule==="domination")return t.length===e.goal&&!S(e,t).free.length;let o=e.rule==="peaceable"?[t.length,r.length]:[t.length];return Math.min(...o)>=e.goal&&!k(e,n).length}function xe(e,[[n,t],...r]){let[o,a]=[n,t].map(p=>`*${y(...p,e.n)}*`),s=j(e,n,t),c=s==="added"?se[e.rule].words:`along ${s==="diagonal"?"a":"the"} ${s}`,l=r.length?` ${q(r.length,"other pair clashes","other pairs clash")}, too.`:"";return`${o} and ${a} attack each other ${c}.${l}`}var re={peaceable:(e,[n,t])=>`${q(n.length,"solid queen")} against ${t.length} in outline. Armies of ${e.goal} fit on ${e.n} x ${e.n} squares.`,domination:(e,[n])=>{let{length:t}=S(e,n).free,r=t?`${q(t,"square is","squares are")} left`:"Every square is attacked or occupied";return`${q(n.length,"queen")}. ${r}. ${e.goal} queens are enough.`}},be={peaceable:({goal:e,n})=>`*Solved.* No larger armies than ${e} against ${e} fit on ${n} x ${n} squares.`,domination:({goal:e})=>`*Solved.* ${q(e,"queen")} attack or occupy every square, and fewer cannot.`};function ae(e,n){let[t,r]=n,o=k(e,n);if(o.length)return xe(e,o);if(qe(e,n))return be[e.rule]?.(e)??`*Solved.* ${e.n} queens, and none attacks another.`;if(!t.length&&!r.length)return"Choose a square to place a queen. Choose a queen to lift it.";if(re[e.rule])return re[e.rule](e,n);let a=S(e,t),[s]=W(e.n,t,a);return s!==void 0?`No free square is left in *row ${e.n-s}*: lift a queen, or undo.`:`${t.length} of ${e.n} queens stand, and ${q(a.free.length,"square is","squares are")} free.`}var ve=["solid","outline"],ye=.13,D=class extends B{static properties={rule:{type:String},boards:{type:Array},board:{state:!0},armies:{state:!0},chosen:{state:!0}};keys="Arrow keys go from square to square, Enter puts or lifts a queen, Delete lifts one, Ctrl Z takes back.";#e=[];start(){this.board||this.#n(this.boards[0])}#n(n){this.#e=[],Object.assign(this,{board:n,armies:[n.given,[]],chosen:0})}#t(n){this.#e.push(this.armies),this.armies=n}undo(){this.armies=this.#e.pop()??this.armies}#o(n){if(h(this.board.given,n))return;let t=this.armies.map(o=>o.filter(a=>!h([a],n))),r=this.armies.some(o=>h(o,n));this.#t(r?t:t.map((o,a)=>a===this.chosen?[...o,n]:o)),this.rule==="peaceable"&&(this.chosen=+(this.armies[0].length>this.armies[1].length))}render(){let{rule:n,armies:t,board:r}=this,{n:o,goal:a,given:s,solution:c}=r,l={rule:n,n:o,goal:a},p=this.boards.map(u=>u.n);return $`<div class="qa-place-stage">
      <div class="qa-top-bar">
        <span role="group" aria-label="Size of the board">N = ${C(p,o,u=>this.#n(this.boards[p.indexOf(u)]))}</span>
        ${n==="peaceable"?$`<span role="group" aria-label="Army">place ${C([0,1],this.chosen,u=>this.chosen=u,u=>ve[u])}</span>`:x}
        <span><button
          type="button"
          class="qa-skip"
          data-qa-part="undo"
          @click=${()=>this.undo()}>undo</button>
          <button
            type="button"
            class="qa-skip"
            data-qa-part="clear"
            @click=${()=>this.#t([s,[]])}>clear</button>
          <button
            type="button"
            class="qa-skip"
            data-qa-part="show"
            @click=${()=>this.#t(c)}>show one</button></span>
      </div>
      <div class="qa-place-board" data-qa-part="board">${this.#r()}</div>
      <div class="qa-place-side">${this.say(ae(l,t),{isWrong:k(l,t).length>0})}</div>
    </div>`}#r(){let{rule:n,armies:t,board:r}=this,{n:o,goal:a,given:s}=r,c={rule:n,n:o,goal:a},[l,p]=n==="peaceable"&&this.chosen===0?t.toReversed():t,{attacked:u,added:f}=S(c,l,p),g=i=>t.findIndex(w=>h(w,i)),m=i=>h([...u,...f],i)?"empty, attacked":"empty";return Z({name:this.ariaLabel,n:o,layers:[b("qa-attacked",[...u,...f].map(i=>ne(i,ye))),b("qa-attack-lit",u.map(R)),b("qa-try-added",f.map(R)),b("qa-attack-clashes",k(c,t).map(oe)),b("qa-try-given",s.map(te)),J("qa-attack-queens",t[0]),t[1].map(i=>ee(i,"qa-hollow-queen"))],isSelected:i=>g(i)>=0,describe:i=>Y(i,o,["queen","queen in outline"][g(i)]??m(i),h(s,i)?"given":""),choose:i=>this.#o(i),empty:i=>g(i)>=0&&this.#o(i)})}};G("queens-try",D);})();
})();
