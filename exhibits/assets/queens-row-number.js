(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var u=s=>queensBase[s];var w=u("Figure");var x=u("button");var O=u("choices"),g=u("define");var i=u("html"),T=u("keyed");var A=u("moveTabStop");var p=s=>2**s-1,h=s=>[...Array(s).keys()].toReversed();var f=(s,t)=>s.toString(2).padStart(t,"0");function E(s,t,e){return e&&s===t-1?-(2**s):2**s}var b=s=>`${s}`.replace("-","−");function I(s){return h(s.toString(2).length).filter(e=>s>>e&1).map(e=>2**e).join(" + ")||"0"}var m=(s,t)=>(s>>t&1)===1,q=(s,t,e=0)=>h(s).map(r=>{let a=m(e,r)?"qa-rows-counted":"";return i`<span class="qa-lab-bit ${a}">${t(r)}</span>`}),C=(s,t)=>m(s,t)?"qa-lab-set":"",B=(s,t)=>Number(m(s,t)),j=(s,t)=>h(t).map(e=>i`<span class="qa-lab-bit ${C(s,e)}">${B(s,e)}</span>`);var y="Arrow keys, Home and End go from bit to bit; 0 and 1 set a bit and go on to the next.";function v(s,t,e,{isSigned:r=!1}={}){let a=(o,c)=>{let l=b(E(o,t,r)),n=B(s,o),$=({currentTarget:d})=>{d.focus(),e(s^1<<o)};return i`<button
type="button"
class="qa-lab-bit ${C(s,o)}"
tabindex=${c===0?0:-1}
aria-pressed=${m(s,o)}
aria-label="bit ${o}, worth ${l}: ${n}"
@click=${$}
@focus=${({target:d})=>A({target:d,currentTarget:d.parentElement})}
@keydown=${d=>U(d,s,o,e)}>${n}</button>`};return T(t,h(t).map(a))}function U(s,t,e,r){let{key:a,currentTarget:o}=s;if(s.altKey||s.ctrlKey||s.metaKey)return;let c=Array.from(o.parentElement.querySelectorAll("button")),l=o.previousElementSibling??o,n=o.nextElementSibling??o,$={ArrowLeft:l,ArrowRight:n,Home:c[0],End:c.at(-1),0:n,1:n}[a];$&&(s.preventDefault(),a==="0"&&r(t&~(1<<e)),a==="1"&&r(t|1<<e),$.focus())}var F=s=>String(s).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),N=(s,t,e=`${t}s`)=>`${F(s)} ${s===1?t:e}`;var S=class extends w{static properties={row:{},widths:{type:Array},x:{state:!0},width:{state:!0},typed:{state:!0}};fillsScreen=!0;keys=y;links={"data-qa-row":t=>this.take(t)};willUpdate(){this.x===void 0&&this.take(this.row)}take(t){this.show(Number.parseInt(t,2),t.length)}show(t,e=this.width){Object.assign(this,{x:t&p(e),width:e,typed:void 0})}type(t){this.typed=t,this.refusal||(this.x=Number(t))}get refusal(){let t=this.typed,e=p(this.width);return t===void 0?"":/^([0-9]+|0b[01]+)$/i.test(t)?Number(t)>e?`${this.width} squares hold the numbers 0 to ${e}.`:"":"Type a number such as 5, or its bits: 0b101."}get sentence(){let{x:t,width:e}=this;if(t===0)return"No square is filled: the row is 0.";let r=t.toString(2).replaceAll("0","").length,a=r>1?`${I(t)} = ${t}`:`${t}`,o=t===p(e)?`: the whole row, one less than ${t+1}`:"";return`${a}. ${N(r,"square")} filled${o}.`}get python(){let{x:t,width:e}=this,r=t.toString(2),a=f(t,e),o=r.replaceAll("0","").length;return[[`0b${a}`,t],[`bin(${t})`,`'0b${r}'`],[`format(${t}, "0${e}b")`,`'${a}'`],[`(${t}).bit_count()`,o]]}render(){let{x:t,width:e}=this,r=O(this.widths,e,n=>this.show(t,n)),a=q(e,n=>n),o=q(e,n=>2**n,t),c=n=>i`<td><code>${n}</code></td>`,l=this.python.map(n=>i`<tr>${n.map(c)}</tr>`);return i`<div class="qa-rows-stage" style="--width: ${e}">
<div class="qa-top-bar"><span
role="group"
aria-label="Squares in the row">N = ${r}</span></div>
<div class="qa-rows-grid qa-rows-large">
<span class="qa-rows-name">bit</span><span
class="qa-rows-heads"
data-qa-part="places">${a}</span>
<span class="qa-rows-name">row</span><span
class="qa-rows-squares"
role="group"
aria-label="Squares"
data-qa-part="bits">${v(t,e,n=>this.show(n))}</span>
<span class="qa-rows-name">worth</span><span
class="qa-rows-heads"
data-qa-part="worths">${o}</span>
</div>
${this.message(this.refusal||this.sentence)}
<div class="qa-rows-typed"><label>number <input
type="text"
inputmode="numeric"
autocomplete="off"
maxlength="10"
data-qa-part="number"
.value=${this.typed??`${t}`}
@input=${({target:n})=>this.type(n.value.trim())}></label>
${x("less","− 1",()=>this.show(t-1),t===0)}
${x("more","+ 1",()=>this.show(t+1),t===p(e))}</div>
<table class="qa-rows-python"><caption>In Python</caption><tbody data-qa-part="python">
${l}
</tbody></table>
</div>`}},P={"a | b":([s,t])=>s|t,"a & b":([s,t])=>s&t,"~a":([s])=>~s,"mask & ~a":([s],t)=>t&~s},k=class extends w{static properties={rows:{},values:{state:!0},operation:{state:!0}};fillsScreen=!0;keys=y;links={"data-qa-light":t=>{Object.assign(this,{values:this.firstValues,operation:t})}};get firstValues(){return this.rows.split(" ").map(t=>Number.parseInt(t,2))}get width(){return this.rows.indexOf(" ")}willUpdate(){this.values??=this.firstValues}render(){let t=p(this.width),e=this.values.map((a,o)=>{let c=l=>{this.values=this.values.with(o,l)};return this.#s("ab"[o],a,c)}),r=Object.entries(P).map(([a,o])=>this.#e(a,o(this.values,t)));return i`<div
class="qa-rows-stage"
style="--width: ${this.width}"><div class="qa-rows-grid qa-rows-endless">
${e}
${r}
</div>${this.message(this.#t,{look:"qa-unseen"})}</div>`}get#t(){let[t,e]=this.values,r=p(this.width),[a,o,c]=Object.values(P).map(l=>b(l(this.values,r)));return`a is ${t}, b is ${e}. a or b is ${a}, a and b is ${o}, not a is ${c}.`}#s(t,e,r){return i`<span class="qa-rows-name">${t}</span>
<span
class="qa-rows-squares"
role="group"
aria-label="Squares of ${t}"
data-qa-part=${t}>${v(e,this.width,r)}</span>
<span class="qa-rows-value" data-qa-part="${t}-value">${e}</span>`}#e(t,e){let r=e&p(this.width),a=`${e<0?"… 1 1 1 ":""}${f(r,this.width)}`;return i`<span
class="qa-rows-name ${t===this.operation?"qa-rows-lit":""}"
data-qa-lit=${t}>${t}</span>
<span
class="qa-rows-squares ${e<0?"qa-rows-negative":""}"
role="img"
aria-label=${a}
data-qa-operation=${t}>${j(r,this.width)}</span>
<span class="qa-rows-value">${b(e)}</span>`}};g("queens-row-number",S);g("queens-row-operations",k);})();
})();
