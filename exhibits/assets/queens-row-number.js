(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:U,Figure:m,Part:F,QueensElement:K,button:w,checkbox:R,choiceIn:_,choices:k,define:q,dropdown:H,fill:L,formatted:V,html:i,keyed:O,live:Y,moveTabStop:T,nothing:z,numberIn:D,pressInGrid:G,scaleOf:Q,showControls:J,squareUnder:W,svg:X,use:Z}=queensBase;var p=s=>2**s-1,d=s=>[...Array(s).keys()].toReversed();var b=(s,t)=>s.toString(2).padStart(t,"0");function A(s,t,e){return e&&s===t-1?-(2**s):2**s}var h=s=>`${s}`.replace("-","−");function E(s){return d(s.toString(2).length).filter(e=>s>>e&1).map(e=>2**e).join(" + ")||"0"}var f=(s,t)=>(s>>t&1)===1,g=(s,t,e=0)=>d(s).map(r=>{let o=f(e,r)?"qa-rows-counted":"";return i`<span class="qa-lab-bit ${o}">${t(r)}</span>`}),C=(s,t)=>f(s,t)?"qa-lab-set":"",j=(s,t)=>Number(f(s,t)),B=(s,t)=>d(t).map(e=>i`<span class="qa-lab-bit ${C(s,e)}">${j(s,e)}</span>`);var x="Arrow keys, Home and End go from bit to bit; 0 and 1 set a bit and go on to the next.";function y(s,t,e,{isSigned:r=!1}={}){let o=(a,l)=>{let c=h(A(a,t,r)),n=j(s,a),$=({currentTarget:u})=>{u.focus(),e(s^1<<a)};return i`<button
type="button"
class="qa-lab-bit ${C(s,a)}"
tabindex=${l===0?0:-1}
aria-pressed=${f(s,a)}
aria-label="bit ${a}, worth ${c}: ${n}"
@click=${$}
@focus=${({target:u})=>T({target:u,currentTarget:u.parentElement})}
@keydown=${u=>P(u,s,a,e)}>${n}</button>`};return O(t,d(t).map(o))}function P(s,t,e,r){let{key:o,currentTarget:a}=s;if(s.altKey||s.ctrlKey||s.metaKey)return;let l=Array.from(a.parentElement.querySelectorAll("button")),c=a.previousElementSibling??a,n=a.nextElementSibling??a,$={ArrowLeft:c,ArrowRight:n,Home:l[0],End:l.at(-1),0:n,1:n}[o];$&&(s.preventDefault(),o==="0"&&r(t&~(1<<e)),o==="1"&&r(t|1<<e),$.focus())}var M=s=>String(s).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),I=(s,t,e=`${t}s`)=>`${M(s)} ${s===1?t:e}`;var v=class extends m{static properties={row:{},widths:{type:Array},x:{state:!0},width:{state:!0},typed:{state:!0}};fillsScreen=!0;keys=x;links={"data-qa-row":t=>this.take(t)};willUpdate(){this.x===void 0&&this.take(this.row)}take(t){this.show(Number.parseInt(t,2),t.length)}show(t,e=this.width){Object.assign(this,{x:t&p(e),width:e,typed:void 0})}type(t){this.typed=t,this.refusal||(this.x=Number(t))}get refusal(){let t=this.typed,e=p(this.width);return t===void 0?"":/^([0-9]+|0b[01]+)$/i.test(t)?Number(t)>e?`${this.width} squares hold the numbers 0 to ${e}.`:"":"Type a number such as 5, or its bits: 0b101."}get sentence(){let{x:t,width:e}=this;if(t===0)return"No square is filled: the row is 0.";let r=t.toString(2).replaceAll("0","").length,o=r>1?`${E(t)} = ${t}`:`${t}`,a=t===p(e)?`: the whole row, one less than ${t+1}`:"";return`${o}. ${I(r,"square")} filled${a}.`}get python(){let{x:t,width:e}=this,r=t.toString(2),o=b(t,e),a=r.replaceAll("0","").length;return[[`0b${o}`,t],[`bin(${t})`,`'0b${r}'`],[`format(${t}, "0${e}b")`,`'${o}'`],[`(${t}).bit_count()`,a]]}render(){let{x:t,width:e}=this,r=k(this.widths,e,n=>this.show(t,n)),o=g(e,n=>n),a=g(e,n=>2**n,t),l=n=>i`<td><code>${n}</code></td>`,c=this.python.map(n=>i`<tr>${n.map(l)}</tr>`);return i`<div class="qa-rows-stage" style="--width: ${e}">
<div class="qa-top-bar"><span
role="group"
aria-label="Squares in the row">N = ${r}</span></div>
<div class="qa-rows-grid qa-rows-large">
<span class="qa-rows-name">bit</span><span
class="qa-rows-heads"
data-qa-part="places">${o}</span>
<span class="qa-rows-name">row</span><span
class="qa-rows-squares"
role="group"
aria-label="Squares"
data-qa-part="bits">${y(t,e,n=>this.show(n))}</span>
<span class="qa-rows-name">worth</span><span
class="qa-rows-heads"
data-qa-part="worths">${a}</span>
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
${w("less","− 1",()=>this.show(t-1),t===0)}
${w("more","+ 1",()=>this.show(t+1),t===p(e))}</div>
<table class="qa-rows-python"><caption>In Python</caption><tbody data-qa-part="python">
${c}
</tbody></table>
</div>`}},N={"a | b":([s,t])=>s|t,"a & b":([s,t])=>s&t,"~a":([s])=>~s,"mask & ~a":([s],t)=>t&~s},S=class extends m{static properties={rows:{},values:{state:!0},operation:{state:!0}};fillsScreen=!0;keys=x;links={"data-qa-light":t=>{Object.assign(this,{values:this.firstValues,operation:t})}};get firstValues(){return this.rows.split(" ").map(t=>Number.parseInt(t,2))}get width(){return this.rows.indexOf(" ")}willUpdate(){this.values??=this.firstValues}render(){let t=p(this.width),e=this.values.map((o,a)=>{let l=c=>{this.values=this.values.with(a,c)};return this.#s("ab"[a],o,l)}),r=Object.entries(N).map(([o,a])=>this.#e(o,a(this.values,t)));return i`<div
class="qa-rows-stage"
style="--width: ${this.width}"><div class="qa-rows-grid qa-rows-endless">
${e}
${r}
</div>${this.message(this.#t,{look:"qa-unseen"})}</div>`}get#t(){let[t,e]=this.values,r=p(this.width),[o,a,l]=Object.values(N).map(c=>h(c(this.values,r)));return`a is ${t}, b is ${e}. a or b is ${o}, a and b is ${a}, not a is ${l}.`}#s(t,e,r){return i`<span class="qa-rows-name">${t}</span>
<span
class="qa-rows-squares"
role="group"
aria-label="Squares of ${t}"
data-qa-part=${t}>${y(e,this.width,r)}</span>
<span class="qa-rows-value" data-qa-part="${t}-value">${e}</span>`}#e(t,e){let r=e&p(this.width),o=`${e<0?"… 1 1 1 ":""}${b(r,this.width)}`;return i`<span
class="qa-rows-name ${t===this.operation?"qa-rows-lit":""}"
data-qa-lit=${t}>${t}</span>
<span
class="qa-rows-squares ${e<0?"qa-rows-negative":""}"
role="img"
aria-label=${o}
data-qa-operation=${t}>${B(r,this.width)}</span>
<span class="qa-rows-value">${h(e)}</span>`}};q("queens-row-number",v);q("queens-row-operations",S);})();
})();
