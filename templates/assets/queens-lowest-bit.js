(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:rt,Figure:_,Part:at,Player:C,QueensElement:it,button:ct,checkbox:lt,choiceIn:pt,choices:dt,define:I,dropdown:ut,fill:$t,formatted:ft,html:c,iconButton:mt,keyed:v,live:ht,moveTabStop:w,nothing:k,numberIn:xt,pressInGrid:Y,scaleOf:bt,squareUnder:P,svg:h,use:S}=queensBase;var K=t=>t.toString(2).replaceAll("0","").length,G={x:t=>t,"~x":t=>~t,"-x":t=>-t,"-x & x":t=>-t&t,"x - 1":t=>t-1,"x & (x - 1)":t=>t&t-1,"bit - 1":t=>(-t&t)-1,"popcount(bit - 1)":(t,e)=>K((-t&t)-1&e),"x + 1":t=>t+1,"(x + 1) & ~x":t=>t+1&~t,"x << 1":t=>t<<1,"x >> 1":t=>t>>1},X={"-x":1,"x - 1":1,"bit - 1":1,"x + 1":0},Q=t=>2**t-1,$=t=>[...Array(t).keys()].toReversed();function T(t,e){let n=Q(e);return Object.fromEntries(Object.entries(G).map(([s,o])=>[s,o(t,n)&n]))}function V(t,e,n){return[...Array(n).keys()].find(o=>(e>>o&1)===t)??n}var x=(t,e,n)=>V(X[t],e,n),j=(t,e)=>t.toString(2).padStart(e,"0");var B=(t,e,n)=>(n&&t===e-1?-1:1)*2**t,b=t=>`${t}`.replace("-","−");var d=(t,e)=>(t>>e&1)===1,A=(t,e,n=0)=>$(t).map(s=>c`<span class="qa-lab-bit ${d(n,s)?"qa-rows-counted":""}">${e(s)}</span>`);function R(t,e,n,s=-1){let o=Math.min(s,n-1,e-1);return $(e).map(r=>{if(r>=n)return c`<span class="qa-lab-bit qa-lab-later"></span>`;let a=`${r<=s?"qa-lab-run-over":""} ${r===o?"qa-lab-run-head":""}`;return c`<span
      class="qa-lab-bit ${d(t,r)?"qa-lab-set":""} ${a}">${Number(d(t,r))}</span>`})}var D=(t,e,n)=>j(t,e).slice(e-n)||"not computed yet",F="Arrow keys, Home and End go from bit to bit; 0 and 1 set a bit and go on to the next.",H=(t,e,n,{isSigned:s=!1}={})=>v(e,$(e).map((o,r)=>c`<button
        type="button"
        class="qa-lab-bit ${d(t,o)?"qa-lab-set":""}"
        tabindex=${r===0?0:-1}
        aria-pressed=${d(t,o)}
        aria-label="bit ${o}, worth ${b(B(o,e,s))}: ${Number(d(t,o))}"
        @click=${({currentTarget:a})=>(a.focus(),n(t^1<<o))}
        @focus=${({target:a})=>w({target:a,currentTarget:a.parentElement})}
        @keydown=${a=>J(a,t,o,n)}>${Number(d(t,o))}</button>`));function J(t,e,n,s){let{key:o,currentTarget:r}=t;if(t.altKey||t.ctrlKey||t.metaKey)return;let a=[...r.parentElement.querySelectorAll("button")],[l,p]=[r.previousElementSibling??r,r.nextElementSibling??r],m={ArrowLeft:l,ArrowRight:p,Home:a[0],End:a.at(-1),0:p,1:p}[o];m&&(t.preventDefault(),o==="0"&&s(e&~(1<<n)),o==="1"&&s(e|1<<n),m.focus())}var U=t=>(t<26?"":"a")+String.fromCharCode(97+t%26);function E(t,e){let n=e.map(([s,o])=>`${o},${s}`);return h`<polyline
    class=${t}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0",...n,"0,0"].join(" ")}></polyline>`}var Z=t=>String(t).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),O=(t,e,n=`${e}s`)=>`${Z(t)} ${t===1?e:n}`,g=t=>[t.slice(0,-1).join(", "),...t.slice(-1)].filter(Boolean).join(" and ");var tt=1200,i=8,N=$(i),z=2**i-1;function M(t){let e=Math.min(x("-x",t,i),i-1),n=Array.from({length:e+1},(o,r)=>({kind:"carry",bit:r})),s=e<i-1?[{kind:"rest"}]:[];return[{kind:"x"},{kind:"flip"},...n,...s,{kind:"and"}]}var W=({kind:t,bit:e})=>t==="carry"?e+1:t==="rest"||t==="and"?i:0,et=(t,e)=>Math.min(W(t),x("-x",e,i)+1,i),y=t=>i-1-t,u=t=>U(y(t)),f=t=>x("-x",t,i),nt={x(t,e){let n=N.filter(a=>e>>a&1);if(!n.length)return"x = 0 has no 1: no square of the row is free. Click some bits.";let s=n.map(a=>2**a).join(" + "),[o,r]=n.length>1?[`${s} = ${e}`,"are"]:[s,"is"];return`x = ${o}: ${g(n.map(u))} ${r} free. Step on to find the lowest 1.`},flip(t,e){let n=f(e);return`~x has every bit of x flipped. At the right end, ${n?n>1?`${n} zeros became ones`:"a 0 became a 1":"a 1 became a 0"}.`},carry({bit:t},e){let n=t?`Bit ${t}`:"Add 1 at bit 0";return t===f(e)?`${n}: 0 + 1 = 1. The carry stops here, at the lowest 1 of x.`:t===i-1?`${n}: 1 + 1 = 10. Write 0; the 1 is carried out of the row.`:`${n}: 1 + 1 = 10. Write 0 and carry the 1.`},rest:()=>"Nothing is added further left. There -x has what ~x has: the opposite of x.",and(t,e){return e?`x and -x share a single 1: x & -x = ${T(e,i)["-x & x"]}, column ${u(f(e))}.`:"x & -x = 0: the row has no square left."}},L=class extends _{static properties={bits:{},x:{state:!0},taken:{state:!0},typed:{state:!0},reply:{state:!0}};fillsScreen=!0;keys=F;links={"data-qa-lowest":e=>this.follow(e)};player=new C(this,{pace:()=>[tt,1],changed:()=>Object.assign(this,{typed:void 0,reply:void 0})});start(){this.show(Number.parseInt(this.bits,2))}follow(e){let[n,s,o]=e.split(" "),r=Number(n),a=l=>l.kind===s&&(o===void 0||l.bit===Number(o));this.show(r,M(r).findIndex(a)),s==="take"&&this.take()}show(e,n=0,s=[]){Object.assign(this,{x:e,taken:s,typed:void 0,reply:void 0}),this.player.set(n,M(e).length-1)}edit(e){this.show(e,this.player.position===this.player.max?1/0:0)}type({value:e,validity:n}){n.valid&&e!==""&&this.edit(Number(e)),e!==""&&(this.typed=e),n.valid||(this.reply=`${i} squares hold the whole numbers 0 to ${z}.`)}take(){let{x:e,taken:n}=this;if(e){let s=f(e);this.show(e&e-1,1/0,[...n,s]),this.reply=this.#e(s)}else n.length&&this.show(n.reduce((s,o)=>s|1<<o,0))}#e(e){let{x:n,taken:s}=this,o=`x ^= bit has taken column ${u(e)}.`;return n?`${o} x = ${n} is left, and its lowest 1 is next.`:`${o} Nothing is left: ${O(s.length,"round")} for ${O(s.length,"free square")}.`}get#t(){return M(this.x)[this.player.position]}render(){let[{player:e,x:n,taken:s,typed:o},r]=[this,this.#t],a=n===0&&s.length>0;return c`<div class="qa-lowest-stage">
      <div class="qa-lab-bar">
        <label>x = <input
          type="number"
          min="0"
          max=${z}
          autocomplete="off"
          data-qa-part="number"
          .value=${o??`${n}`}
          @input=${({target:l})=>this.type(l)}></label>
        ${e.view("Steps",`step ${e.position} of ${e.max}`)}
      </div>
      <div class="qa-lowest-rows">
        <div class="qa-lowest-row"><b></b><span class="qa-lowest-heads" aria-hidden="true">${A(i,u)}</span></div>
        <div class="qa-lowest-row"><b>row</b><span class="qa-lowest-squares" data-qa-part="squares">${this.#n()}</span></div>
        <div class="qa-lowest-row"><b></b><span class="qa-lowest-heads" aria-hidden="true">${A(i,l=>2**l)}</span></div>
        <div class="qa-lowest-lines">${this.#s()}</div>
      </div>
      ${this.say(this.reply??nt[r.kind](r,n))}
      <div class="qa-lowest-act">
        <button
          type="button"
          class="qa-main"
          data-qa-part="take"
          aria-disabled=${n===0&&!a}
          @click=${()=>this.take()}>${a?"Put all back":"Take the lowest"}</button>
        <span data-qa-part="taken">${s.map((l,p)=>c`${p?", ":"taken: "}<b>${u(l)}</b>`)}</span>
      </div>
    </div>`}#n(){let{x:e,taken:n}=this,s=N.filter(a=>e>>a&1),o=n.map(a=>[0,y(a)]),r=`Free: ${g(s.map(u))||"nothing"}. Taken: ${g(n.map(u))||"nothing"}.`;return c`<svg class="qa-board" viewBox="0 0 ${i} 1" role="img" aria-label=${r}>
      ${S(`squares-${i}`)}
      ${s.map(a=>h`<circle
        class="qa-lowest-free"
        cx=${y(a)+.5}
        cy="0.5"
        r="0.13" />`)}
      ${E("qa-lowest-before",o.slice(0,-1))}${E("",o.slice(-1))}
    </svg>`}#s(){let[{x:e},n]=[this,this.#t],s=T(e,i),o=n.kind==="and";return c`<div class="qa-lowest-row" style="--row: 1"><b>x</b>
        <span
          class="qa-lab-bits"
          role="group"
          aria-label="x, bit by bit"
          data-qa-sign="…0"
          data-qa-part="bits">${H(e,i,r=>this.edit(r))}</span>
        <span class="qa-lowest-value" data-qa-part="value">${e}</span></div>
      ${q(2,"~x","~x",s,n.kind==="x"?0:i)}
      ${st(3,et(n,e))}
      ${q(4,"-x","= -x",s,W(n))}
      ${q(5,"-x & x","x & -x",s,o?i:0)}
      ${q(6,"x & (x - 1)","x ^ bit",s,o?i:0)}
      ${ot(n,f(e))}`}};function q(t,e,n,{x:s,[e]:o},r){let a=e==="~x"||e==="-x"&&s>0,l=r===i,[p,m]=a?["…1",o-2**i]:["…0",o];return c`<div
    class="qa-lowest-row"
    style="--row: ${t}"
    data-qa-line=${e}><b>${n}</b>
    <span
      class="qa-lab-bits"
      role="img"
      aria-label=${D(o,i,r)}
      data-qa-sign=${l?p:""}>${R(o,i,r)}</span>
    <span class="qa-lowest-value">${l?b(m):""}</span></div>`}function st(t,e){let n=e>1?`1 added, and carried to bit ${e-1}`:e?"1 added":"not added yet",s=N.map(o=>c`<span
        class="qa-lab-bit ${o<e?"qa-lowest-carry":""}">${o<e?1:""}</span>`);return c`<div class="qa-lowest-row" style="--row: ${t}" data-qa-line="+ 1"><b>+ 1</b>
    <span
      class="qa-lab-bits"
      role="img"
      aria-label=${n}>${s}</span><span class="qa-lowest-value"></span></div>`}function ot({kind:t,bit:e},n){let s=t==="carry",o=s?e:n;return!s&&(t!=="and"||n===i)?k:c`<span
    class="qa-lowest-frame ${s?"qa-lowest-adding":""}"
    aria-hidden="true"
    style="--at: ${y(o)}"></span>`}I("queens-lowest-bit",L);})();
})();
