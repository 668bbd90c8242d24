(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var a=t=>queensBase[t];var f=a("Figure");var m=a("define");var i=a("html");var h=a("live");var c=a("nothing");var u=a("use");function x(t,e){let n=2*Math.max(.01,Math.round(t*.4)/100),o=t<=12?.8:1,s=e?o:n;return[-s,-n,t+s+n,t+s+n].map(r=>Number(r.toFixed(2)))}var g=t=>["0,0",...t.flatMap((e,n)=>e===null?[]:`${e},${n}`),"0,0"].join(" ");var q=t=>(t<26?"":"a")+String.fromCharCode(97+t%26),d=(t,e,n)=>`${q(e)}${n-t}`;var M=t=>t.flatMap((e,n)=>e===null?[]:d(n,e,t.length));function v(t){let e=M(t);return e.length?`Queen${e.length>1?"s":""} on ${e.join(" ")}`:"No queens"}function S(t,e,{marker:n="qa-queen",hasCoordinates:o=!1,layers:s=[]}={}){let r=t.length;return i`<svg
class="qa-board"
role="img"
viewBox=${x(r,o).join(" ")}><title>${e}</title><desc>${v(t)}</desc>
${u(`squares-${r}`)}${o?u(`coordinates-${r}`):c}<polyline
fill="none"
marker-mid="url(#${n})"
points=${g(t)} />${s}</svg>`}function w(t){let e=[...Array(t/2).keys()];if(t%6!==2)return[...e.map(o=>2*o+1),...e.map(o=>2*o)];let n=e.map(o=>(t/2-1+2*o)%t);return[...n,...n.toReversed().map(o=>t-1-o)]}var b=t=>t%2?[...w(t-1),t-1]:w(t);var p=t=>String(t).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,",");var k=[2,3],A=16;function E(t){return t===1?"One queen on one square.":t%2?`The board of N = ${p(t-1)}, and one more queen in the corner.`:t%6!==2?"Columns b, d, f and so on, then a, c, e and so on.":`${`From ${d(0,t/2-1,t)}, two columns to the right in each row`}; the lower half is the upper one, turned.`}var $=class extends f{static properties={n:{},max:{type:Number},drawn:{type:Number}};fillsScreen=!0;links={"data-qa-construct":e=>{this.n=e}};render(){let e=Number(this.n),n=!Number.isInteger(e)||e<1||e>this.max,o=n||k.includes(e)?[]:b(e),s=n?`Type a whole number from 1 to ${p(this.max)}.`:`N = ${e} has no solution: it is one of the two exceptions.`,r=o.length>0&&e<=this.drawn,y=({target:l})=>{this.n=l.value};return i`<form class="qa-place-form" @submit=${l=>l.preventDefault()}>
<label>N = <input
type="number"
inputmode="numeric"
min="1"
max=${this.max}
data-qa-part="n"
aria-invalid=${n}
.value=${h(this.n)}
@input=${y}></label>
</form>
${this.message(o.length?`N = ${p(e)}. ${E(e)}`:s)}
<div
class="qa-place-drawn"
data-qa-part="board">${r?this.#t(o):c}</div>
<p
class="qa-place-columns"
?hidden=${!o.length}>Columns from the top row down, counted from 0: <code
tabindex="0"
role="region"
aria-label="Columns"
data-qa-part="columns">${o.join(" ")}</code></p>`}#t(e){let n=e.length,o=n<=A?"qa-queen":"qa-disc";return S(e,`One solution of N = ${n}`,{marker:o,hasCoordinates:n>3})}};m("queens-one-solution",$);})();
})();
