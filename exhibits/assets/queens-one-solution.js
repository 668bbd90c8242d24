(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:O,Figure:$,Part:P,QueensElement:j,button:I,checkbox:B,choiceIn:D,choices:R,define:f,dropdown:F,fill:U,formatted:z,html:a,keyed:M,live:m,moveTabStop:y,nothing:i,numberIn:_,pressInGrid:T,scaleOf:G,showControls:V,squareUnder:h,svg:k,use:p}=queensBase;function g(e,t){let n=2*Math.max(.01,Math.round(e*.4)/100),o=e<=12?.8:1,r=t?o:n;return[-r,-n,e+r+n,e+r+n].map(s=>Number(s.toFixed(2)))}var x=e=>["0,0",...e.flatMap((t,n)=>t===null?[]:`${t},${n}`),"0,0"].join(" ");var v=e=>(e<26?"":"a")+String.fromCharCode(97+e%26),u=(e,t,n)=>`${v(t)}${n-e}`;var A=e=>e.flatMap((t,n)=>t===null?[]:u(n,t,e.length));function q(e){let t=A(e);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}function b(e,t,{marker:n="qa-queen",hasCoordinates:o=!1,layers:r=[]}={}){let s=e.length;return a`<svg
class="qa-board"
role="img"
viewBox=${g(s,o).join(" ")}><title>${t}</title><desc>${q(e)}</desc>
${p(`squares-${s}`)}${o?p(`coordinates-${s}`):i}<polyline
fill="none"
marker-mid="url(#${n})"
points=${x(e)} />${r}</svg>`}function S(e){let t=[...Array(e/2).keys()];if(e%6!==2)return[...t.map(o=>2*o+1),...t.map(o=>2*o)];let n=t.map(o=>(e/2-1+2*o)%e);return[...n,...n.toReversed().map(o=>e-1-o)]}var w=e=>e%2?[...S(e-1),e-1]:S(e);var c=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,",");var L=[2,3],N=16;function C(e){return e===1?"One queen on one square.":e%2?`The board of N = ${c(e-1)}, and one more queen in the corner.`:e%6!==2?"Columns b, d, f and so on, then a, c, e and so on.":`${`From ${u(0,e/2-1,e)}, two columns to the right in each row`}; the lower half is the upper one, turned.`}var d=class extends ${static properties={n:{},max:{type:Number},drawn:{type:Number}};fillsScreen=!0;links={"data-qa-construct":t=>{this.n=t}};render(){let t=Number(this.n),n=!Number.isInteger(t)||t<1||t>this.max,o=n||L.includes(t)?[]:w(t),r=n?`Type a whole number from 1 to ${c(this.max)}.`:`N = ${t} has no solution: it is one of the two exceptions.`,s=o.length>0&&t<=this.drawn,E=({target:l})=>{this.n=l.value};return a`<form class="qa-place-form" @submit=${l=>l.preventDefault()}>
<label>N = <input
type="number"
inputmode="numeric"
min="1"
max=${this.max}
data-qa-part="n"
aria-invalid=${n}
.value=${m(this.n)}
@input=${E}></label>
</form>
${this.message(o.length?`N = ${c(t)}. ${C(t)}`:r)}
<div
class="qa-place-drawn"
data-qa-part="board">${s?this.#e(o):i}</div>
<p
class="qa-place-columns"
?hidden=${!o.length}>Columns from the top row down, counted from 0: <code
tabindex="0"
role="region"
aria-label="Columns"
data-qa-part="columns">${o.join(" ")}</code></p>`}#e(t){let n=t.length,o=n<=N?"qa-queen":"qa-disc";return b(t,`One solution of N = ${n}`,{marker:o,hasCoordinates:n>3})}};f("queens-one-solution",d);})();
})();
