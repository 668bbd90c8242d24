(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:$t,Figure:N,Part:ft,QueensElement:mt,button:gt,checkbox:xt,choiceIn:bt,choices:qt,define:C,dropdown:yt,fill:vt,formatted:wt,html:l,keyed:S,live:R,moveTabStop:T,nothing:$,numberIn:kt,pressInGrid:X,scaleOf:St,squareUnder:j,svg:f,use:A}=queensBase;var Q=e=>e.toString(2).replaceAll("0","").length,J={x:e=>e,"~x":e=>~e,"-x":e=>-e,"-x & x":e=>-e&e,"x - 1":e=>e-1,"x & (x - 1)":e=>e&e-1,"bit - 1":e=>(-e&e)-1,"popcount(bit - 1)":(e,t)=>Q((-e&e)-1&t),"x + 1":e=>e+1,"(x + 1) & ~x":e=>e+1&~e,"x << 1":e=>e<<1,"x >> 1":e=>e>>1},Z={"-x":1,"x - 1":1,"bit - 1":1,"x + 1":0},tt=e=>2**e-1,m=e=>[...Array(e).keys()].toReversed();function M(e,t){let s=tt(t);return Object.fromEntries(Object.entries(J).map(([n,o])=>[n,o(e,s)&s]))}function et(e,t,s){return[...Array(s).keys()].find(o=>(t>>o&1)===e)??s}var x=(e,t,s)=>et(Z[e],t,s),z=(e,t)=>e.toString(2).padStart(t,"0");var H=(e,t,s)=>(s&&e===t-1?-1:1)*2**e,b=e=>`${e}`.replace("-","−");var d=(e,t)=>(e>>t&1)===1,E=(e,t,s=0)=>m(e).map(n=>l`<span class="qa-lab-bit ${d(s,n)?"qa-rows-counted":""}">${t(n)}</span>`);function F(e,t,s,n=-1){let o=Math.min(n,s-1,t-1);return m(t).map(a=>{if(a>=s)return l`<span class="qa-lab-bit qa-lab-later"></span>`;let i=`${a<=n?"qa-lab-run-over":""} ${a===o?"qa-lab-run-head":""}`;return l`<span
      class="qa-lab-bit ${d(e,a)?"qa-lab-set":""} ${i}">${Number(d(e,a))}</span>`})}var D=(e,t,s)=>z(e,t).slice(t-s)||"not computed yet",_="Arrow keys, Home and End go from bit to bit; 0 and 1 set a bit and go on to the next.",K=(e,t,s,{isSigned:n=!1}={})=>S(t,m(t).map((o,a)=>l`<button
        type="button"
        class="qa-lab-bit ${d(e,o)?"qa-lab-set":""}"
        tabindex=${a===0?0:-1}
        aria-pressed=${d(e,o)}
        aria-label="bit ${o}, worth ${b(H(o,t,n))}: ${Number(d(e,o))}"
        @click=${({currentTarget:i})=>(i.focus(),s(e^1<<o))}
        @focus=${({target:i})=>T({target:i,currentTarget:i.parentElement})}
        @keydown=${i=>st(i,e,o,s)}>${Number(d(e,o))}</button>`));function st(e,t,s,n){let{key:o,currentTarget:a}=e;if(e.altKey||e.ctrlKey||e.metaKey)return;let i=[...a.parentElement.querySelectorAll("button")],[c,p]=[a.previousElementSibling??a,a.nextElementSibling??a],h={ArrowLeft:c,ArrowRight:p,Home:i[0],End:i.at(-1),0:p,1:p}[o];h&&(e.preventDefault(),o==="0"&&n(t&~(1<<s)),o==="1"&&n(t|1<<s),h.focus())}var U=e=>(e<26?"":"a")+String.fromCharCode(97+e%26);function O(e,t){let s=t.map(([n,o])=>`${o},${n}`);return f`<polyline
    class=${e}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...s,"0,0"].join(" ")}></polyline>`}function Y(e,t,s){let[n,o]=[!1,void 0],a=()=>{let c=n&&!document.hidden;c!==o&&t(c),o=c},i=new IntersectionObserver(c=>{n=c.at(-1).isIntersecting,a()});i.observe(e),document.addEventListener("visibilitychange",a,{signal:s}),s.addEventListener("abort",()=>i.disconnect())}var nt="M6 5v14h2V5zm13 0-9 7 9 7z",ot="M16 5l-9 7 9 7z",at=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],it="M8 5l9 7-9 7z",rt="M18 5v14h-2V5zM5 5l9 7-9 7z",y=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#e;#n;#s=!0;#o;#a;#i=0;constructor(t,{pace:s,changed:n=()=>{},stays:o=()=>!1}){this.#t=t,this.#e={pace:s,changed:n,stays:o}}set(t,s=this.max){let n=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=s,this.position=Math.min(Math.max(t,0),s),n&&this.playAfter(this.#e.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#e.changed()}forward(){(this.isHeld||!this.#e.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#n),this.#o=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,s=()=>!1){let[n,o]=t??this.#e.pace();this.#t.hush(),this.#e.stays(!0)?this.#r():(this.goTo(this.position===this.max?0:this.position+o),this.position<this.max&&!s(this.position)?this.playAfter(n,t,s):this.#t.speakUp())}playAfter(t,s,n){this.isPlaying=!0;let o=()=>this.play(s,n);this.#n=this.#t.later(t,()=>this.#s?o():this.#o=o),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#a)return;[this.#a,this.#s]=[t,!0];let s=n=>{this.#s=n,n&&this.#o?.()};Y(this.#t,s,t)}#r(){this.stop(),this.#t.speakUp()}toggle(){this.isPlaying?this.#r():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,s={}){let n=`${t.shiftKey?"Shift ":""}${t.key}`,o={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},a=n in s?()=>this.goTo(s[n]):o[n],i=t.altKey||t.ctrlKey||t.metaKey,c=t.target,p=t.key===" "?"button, a, input:not([type=range])":"[type=range]",h=c.closest("select, textarea, [role=region]")||!(n in s)&&c.closest(p);!a||i||t.defaultPrevented||h||(t.preventDefault(),a())}view(t,s){return l`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,s)}</div>`}buttons(t,{hasEnds:s=!1}={}){let{position:n,max:o}=this,[a,i]=[n===0,n===o];return l`<div class="qa-lab-buttons" role="group" aria-label=${t}>
      ${s?q("first","Back to the start",[nt],()=>this.goTo(0),a):$}
      ${q("back","Back",[ot],()=>this.goTo(n-1),a)}
      ${this.playButton()}
      ${q("forward","Forward",[it],()=>this.forward(),i)}
      ${s?q("last","To the end",[rt],()=>this.goTo(o),i):$}
    </div>`}playButton(){return l`<button
      type="button"
      data-qa-part="play"
      title="Play"
      aria-pressed=${this.isPlaying}
      @click=${()=>this.toggle()}>${W(at)}</button>`}slider(t,s,n=0){let{position:o,max:a}=this;return l`<input
      type="range"
      min=${n}
      max=${a+n}
      .value=${R(`${o+n}`)}
      aria-label=${t}
      aria-valuetext=${s}
      autocomplete="off"
      data-qa-part="slider"
      @input=${({target:i})=>this.goTo(Number(i.value)-n)}
      @pointerdown=${()=>this.#i=this.position}
      @pointercancel=${()=>this.goTo(this.#i)}><span data-qa-part="progress">${s}</span>`}},W=e=>l`<svg viewBox="0 0 24 24" aria-hidden="true">${e.map(t=>f`<path d=${t} />`)}</svg>`,q=(e,t,s,n,o)=>l`<button
    type="button"
    data-qa-part=${e}
    title=${t}
    aria-disabled=${o}
    @click=${n}>${W(s)}</button>`;var ct=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),L=(e,t,s=`${t}s`)=>`${ct(e)} ${e===1?t:s}`,v=e=>[e.slice(0,-1).join(", "),...e.slice(-1)].filter(Boolean).join(" and ");var lt=1200,r=8,B=m(r),V=2**r-1;function P(e){let t=Math.min(x("-x",e,r),r-1),s=Array.from({length:t+1},(o,a)=>({kind:"carry",bit:a})),n=t<r-1?[{kind:"rest"}]:[];return[{kind:"x"},{kind:"flip"},...s,...n,{kind:"and"}]}var G=({kind:e,bit:t})=>e==="carry"?t+1:e==="rest"||e==="and"?r:0,pt=(e,t)=>Math.min(G(e),x("-x",t,r)+1,r),k=e=>r-1-e,u=e=>U(k(e)),g=e=>x("-x",e,r),dt={x(e,t){let s=B.filter(i=>t>>i&1);if(!s.length)return"x = 0 has no 1: no square of the row is free. Click some bits.";let n=s.map(i=>2**i).join(" + "),[o,a]=s.length>1?[`${n} = ${t}`,"are"]:[n,"is"];return`x = ${o}: ${v(s.map(u))} ${a} free. Step on to find the lowest 1.`},flip(e,t){let s=g(t);return`~x has every bit of x flipped. At the right end, ${s?s>1?`${s} zeros became ones`:"a 0 became a 1":"a 1 became a 0"}.`},carry({bit:e},t){let s=e?`Bit ${e}`:"Add 1 at bit 0";return e===g(t)?`${s}: 0 + 1 = 1. The carry stops here, at the lowest 1 of x.`:e===r-1?`${s}: 1 + 1 = 10. Write 0; the 1 is carried out of the row.`:`${s}: 1 + 1 = 10. Write 0 and carry the 1.`},rest:()=>"Nothing is added further left. There -x has what ~x has: the opposite of x.",and(e,t){return t?`x and -x share a single 1: x & -x = ${M(t,r)["-x & x"]}, column ${u(g(t))}.`:"x & -x = 0: the row has no square left."}},I=class extends N{static properties={bits:{},x:{state:!0},taken:{state:!0},typed:{state:!0},reply:{state:!0}};fillsScreen=!0;keys=_;links={"data-qa-lowest":t=>this.follow(t)};player=new y(this,{pace:()=>[lt,1],changed:()=>Object.assign(this,{typed:void 0,reply:void 0})});start(){this.show(Number.parseInt(this.bits,2))}follow(t){let[s,n,o]=t.split(" "),a=Number(s),i=c=>c.kind===n&&(o===void 0||c.bit===Number(o));this.show(a,P(a).findIndex(i)),n==="take"&&this.take()}show(t,s=0,n=[]){Object.assign(this,{x:t,taken:n,typed:void 0,reply:void 0}),this.player.set(s,P(t).length-1)}edit(t){this.show(t,this.player.position===this.player.max?1/0:0)}type({value:t,validity:s}){s.valid&&t!==""&&this.edit(Number(t)),t!==""&&(this.typed=t),s.valid||(this.reply=`${r} squares hold the whole numbers 0 to ${V}.`)}take(){let{x:t,taken:s}=this;if(t){let n=g(t);this.show(t&t-1,1/0,[...s,n]),this.reply=this.#t(n)}else s.length&&this.show(s.reduce((n,o)=>n|1<<o,0))}#t(t){let{x:s,taken:n}=this,o=`x ^= bit has taken column ${u(t)}.`;return s?`${o} x = ${s} is left, and its lowest 1 is next.`:`${o} Nothing is left: ${L(n.length,"round")} for ${L(n.length,"free square")}.`}get#e(){return P(this.x)[this.player.position]}render(){let[{player:t,x:s,taken:n,typed:o},a]=[this,this.#e],i=s===0&&n.length>0;return l`<div class="qa-lowest-stage">
      <div class="qa-lab-bar">
        <label>x = <input
          type="number"
          min="0"
          max=${V}
          autocomplete="off"
          data-qa-part="number"
          .value=${o??`${s}`}
          @input=${({target:c})=>this.type(c)}></label>
        ${t.view("Steps",`step ${t.position} of ${t.max}`)}
      </div>
      <div class="qa-lowest-rows">
        <div class="qa-lowest-row"><b></b><span class="qa-lowest-heads" aria-hidden="true">${E(r,u)}</span></div>
        <div class="qa-lowest-row"><b>row</b><span class="qa-lowest-squares" data-qa-part="squares">${this.#n()}</span></div>
        <div class="qa-lowest-row"><b></b><span class="qa-lowest-heads" aria-hidden="true">${E(r,c=>2**c)}</span></div>
        <div class="qa-lowest-lines">${this.#s()}</div>
      </div>
      ${this.say(this.reply??dt[a.kind](a,s))}
      <div class="qa-lowest-act">
        <button
          type="button"
          class="qa-main"
          data-qa-part="take"
          aria-disabled=${s===0&&!i}
          @click=${()=>this.take()}>${i?"Put all back":"Take the lowest"}</button>
        <span data-qa-part="taken">${n.map((c,p)=>l`${p?", ":"taken: "}<b>${u(c)}</b>`)}</span>
      </div>
    </div>`}#n(){let{x:t,taken:s}=this,n=B.filter(i=>t>>i&1),o=s.map(i=>[0,k(i)]),a=`Free: ${v(n.map(u))||"nothing"}. Taken: ${v(s.map(u))||"nothing"}.`;return l`<svg class="qa-board" viewBox="0 0 ${r} 1" role="img" aria-label=${a}>
      ${A(`squares-${r}`)}
      ${n.map(i=>f`<circle
        class="qa-lowest-free"
        cx=${k(i)+.5}
        cy="0.5"
        r="0.13" />`)}
      ${O("qa-lowest-before",o.slice(0,-1))}${O("",o.slice(-1))}
    </svg>`}#s(){let[{x:t},s]=[this,this.#e],n=M(t,r),o=s.kind==="and";return l`<div class="qa-lowest-row" style="--row: 1"><b>x</b>
        <span
          class="qa-lab-bits"
          role="group"
          aria-label="x, bit by bit"
          data-qa-sign="…0"
          data-qa-part="bits">${K(t,r,a=>this.edit(a))}</span>
        <span class="qa-lowest-value" data-qa-part="value">${t}</span></div>
      ${w(2,"~x","~x",n,s.kind==="x"?0:r)}
      ${ut(3,pt(s,t))}
      ${w(4,"-x","= -x",n,G(s))}
      ${w(5,"-x & x","x & -x",n,o?r:0)}
      ${w(6,"x & (x - 1)","x ^ bit",n,o?r:0)}
      ${ht(s,g(t))}`}};function w(e,t,s,{x:n,[t]:o},a){let i=t==="~x"||t==="-x"&&n>0,c=a===r,[p,h]=i?["…1",o-2**r]:["…0",o];return l`<div
    class="qa-lowest-row"
    style="--row: ${e}"
    data-qa-line=${t}><b>${s}</b>
    <span
      class="qa-lab-bits"
      role="img"
      aria-label=${D(o,r,a)}
      data-qa-sign=${c?p:""}>${F(o,r,a)}</span>
    <span class="qa-lowest-value">${c?b(h):""}</span></div>`}function ut(e,t){let s=t>1?`1 added, and carried to bit ${t-1}`:t?"1 added":"not added yet",n=B.map(o=>l`<span
        class="qa-lab-bit ${o<t?"qa-lowest-carry":""}">${o<t?1:""}</span>`);return l`<div class="qa-lowest-row" style="--row: ${e}" data-qa-line="+ 1"><b>+ 1</b>
    <span
      class="qa-lab-bits"
      role="img"
      aria-label=${s}>${n}</span><span class="qa-lowest-value"></span></div>`}function ht({kind:e,bit:t},s){let n=e==="carry",o=n?t:s;return!n&&(e!=="and"||s===r)?$:l`<span
    class="qa-lowest-frame ${n?"qa-lowest-adding":""}"
    aria-hidden="true"
    style="--at: ${k(o)}"></span>`}C("queens-lowest-bit",I);})();
})();
