(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:L,Figure:h,Part:j,QueensElement:O,button:R,checkbox:I,choiceIn:P,choices:z,define:$,dropdown:_,fill:B,formatted:F,html:m,keyed:D,live:x,moveTabStop:U,nothing:d,numberIn:W,pressInGrid:K,scaleOf:X,squareUnder:Y,svg:l,use:G}=queensBase;function g(t){let e=[...Array(t/2).keys()];if(t%6!==2)return[...e.map(o=>2*o+1),...e.map(o=>2*o)];let n=e.map(o=>(t/2-1+2*o)%t);return[...n,...n.toReversed().map(o=>t-1-o)]}var q=t=>t%2?[...g(t-1),t-1]:g(t);function S(t,e){let n=2*Math.max(.01,Math.round(t*.4)/100),o=t<=12?.8:1,r=e?o:n;return[-r,-n,t+r+n,t+r+n].map(s=>Number(s.toFixed(2)))}var v=t=>["0,0",...t.flatMap((e,n)=>e===null?[]:`${e},${n}`),"0,0"].join(" ");var b=t=>(t<26?"":"a")+String.fromCharCode(97+t%26),p=(t,e,n)=>`${b(e)}${n-t}`;var w=t=>t.flatMap((e,n)=>e===null?[]:p(n,e,t.length));function A(t){let e=w(t);return e.length?`Queen${e.length>1?"s":""} on ${e.join(" ")}`:"No queens"}var u=t=>String(t).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,",");var y=[2,3],M=32,E=20,T=16;function N(t){return t===1?"One queen on one square.":t%2?`The board of N = ${u(t-1)}, and one more queen in the corner.`:t%6!==2?"Columns b, d, f and so on, then a, c, e and so on.":`From ${p(0,t/2-1,t)}, two columns to the right in each row; the lower half is the upper one, turned.`}function k(t){let e=[...Array(t).keys()],n=e.map(r=>l`<text x=${r+.5} y=${t+.6}>${p(0,r,t).replace(/\d+$/,"")}</text>`),o=e.map(r=>l`<text x="-0.45" y=${r+.65}>${t-r}</text>`);return l`<g
    class="qa-coordinate"
    font-size="0.5"
    text-anchor="middle">${n}${o}</g>`}function C(t){let e=t.length,n=[...Array(e).keys()],o=(c,i)=>(e-1-c+i)%2===0,r=n.flatMap(c=>n.filter(i=>o(c,i)).map(i=>`M${i} ${c}h1v1h-1z`)),[s,a]=[e<=E,e/200];return m`<svg class="qa-board" role="img" viewBox=${S(e,s).join(" ")}>
    <title>One solution of N = ${e}</title><desc>${A(t)}</desc>
    <rect class="qa-light" width=${e} height=${e} />
    <path class="qa-dark" d=${r.join("")} />
    <rect
      class="qa-frame"
      x=${-a/2}
      y=${-a/2}
      width=${e+a}
      height=${e+a}
      stroke-width=${a} />
    ${s?k(e):d}
    <polyline
      fill="none"
      marker-mid="url(#${e<=T?"qa-queen":"qa-disc"})"
      points=${v(t)} />
  </svg>`}var f=class extends h{static properties={n:{},max:{type:Number}};fillsScreen=!0;links={"data-qa-construct":e=>{this.n=e}};render(){let e=Number(this.n),n=!Number.isInteger(e)||e<1||e>this.max,o=n||y.includes(e)?[]:q(e),r=n?`Type a whole number from 1 to ${u(this.max)}.`:`N = ${e} has no solution: it is one of the two exceptions.`;return m`<form class="qa-place-form" @submit=${s=>s.preventDefault()}>
        <label>N = <input
          type="number"
          inputmode="numeric"
          min="1"
          max=${this.max}
          data-qa-part="n"
          aria-invalid=${n}
          .value=${x(this.n)}
          @input=${({target:s})=>this.n=s.value}></label>
      </form>
      ${this.message(o.length?`N = ${u(e)}. ${N(e)}`:r)}
      <div class="qa-place-drawn" data-qa-part="board">${o.length&&o.length<=M?C(o):d}</div>
      <p class="qa-place-columns" ?hidden=${!o.length}>Columns from the top row down, counted from 0: <code
        tabindex="0"
        role="region"
        aria-label="Columns"
        data-qa-part="columns">${o.join(" ")}</code></p>`}};$("queens-one-solution",f);})();
})();
