(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:F,Figure:m,Part:K,QueensElement:M,button:w,checkbox:_,choiceIn:H,choices:k,define:q,dropdown:L,fill:R,formatted:Y,html:o,keyed:O,live:z,moveTabStop:A,nothing:D,numberIn:G,pressInGrid:Q,scaleOf:J,squareUnder:V,svg:W,use:X}=queensBase;var i=s=>2**s-1,u=s=>[...Array(s).keys()].toReversed();var $=(s,t)=>s.toString(2).padStart(t,"0");var T=(s,t,e)=>(e&&s===t-1?-1:1)*2**s,d=s=>`${s}`.replace("-","−");function E(s){return u(s.toString(2).length).filter(e=>s>>e&1).map(e=>2**e).join(" + ")||"0"}var b=(s,t)=>(s>>t&1)===1,g=(s,t,e=0)=>u(s).map(a=>{let n=b(e,a)?"qa-rows-counted":"";return o`<span class="qa-lab-bit ${n}">${t(a)}</span>`}),j=(s,t)=>b(s,t)?"qa-lab-set":"",I=(s,t)=>Number(b(s,t)),B=(s,t)=>u(t).map(e=>o`<span class="qa-lab-bit ${j(s,e)}">${I(s,e)}</span>`);var x="Arrow keys, Home and End go from bit to bit; 0 and 1 set a bit and go on to the next.";function y(s,t,e,{isSigned:a=!1}={}){let n=(r,l)=>{let f=d(T(r,t,a)),c=I(s,r),h=({currentTarget:p})=>{p.focus(),e(s^1<<r)};return o`<button
type="button"
class="qa-lab-bit ${j(s,r)}"
tabindex=${l===0?0:-1}
aria-pressed=${b(s,r)}
aria-label="bit ${r}, worth ${f}: ${c}"
@click=${h}
@focus=${({target:p})=>A({target:p,currentTarget:p.parentElement})}
@keydown=${p=>P(p,s,r,e)}>${c}</button>`};return O(t,u(t).map(n))}function P(s,t,e,a){let{key:n,currentTarget:r}=s;if(s.altKey||s.ctrlKey||s.metaKey)return;let l=Array.from(r.parentElement.querySelectorAll("button")),f=r.previousElementSibling??r,c=r.nextElementSibling??r,h={ArrowLeft:f,ArrowRight:c,Home:l[0],End:l.at(-1),0:c,1:c}[n];h&&(s.preventDefault(),n==="0"&&a(t&~(1<<e)),n==="1"&&a(t|1<<e),h.focus())}var U=s=>String(s).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),C=(s,t,e=`${t}s`)=>`${U(s)} ${s===1?t:e}`;var v=class extends m{static properties={row:{},widths:{type:Array},x:{state:!0},width:{state:!0},typed:{state:!0}};fillsScreen=!0;keys=x;links={"data-qa-row":t=>this.take(t)};willUpdate(){this.x===void 0&&this.take(this.row)}take(t){this.show(Number.parseInt(t,2),t.length)}show(t,e=this.width){Object.assign(this,{x:t&i(e),width:e,typed:void 0})}type(t){this.typed=t,this.refusal||(this.x=Number(t))}get refusal(){let[t,e]=[this.typed,i(this.width)];return t===void 0?"":/^([0-9]+|0b[01]+)$/i.test(t)?Number(t)>e?`${this.width} squares hold the numbers 0 to ${e}.`:"":"Type a number such as 5, or its bits: 0b101."}get sentence(){let{x:t,width:e}=this;if(t===0)return"No square is filled: the row is 0.";let a=t.toString(2).replaceAll("0","").length,n=a>1?`${E(t)} = ${t}`:`${t}`,r=t===i(e)?`: the whole row, one less than ${t+1}`:"";return`${n}. ${C(a,"square")} filled${r}.`}get python(){let{x:t,width:e}=this,[a,n]=[t.toString(2),$(t,e)],r=a.replaceAll("0","").length;return[[`0b${n}`,t],[`bin(${t})`,`'0b${a}'`],[`format(${t}, "0${e}b")`,`'${n}'`],[`(${t}).bit_count()`,r]]}render(){let{x:t,width:e}=this;return o`<div class="qa-rows-stage" style="--width: ${e}">
<div class="qa-top-bar"><span role="group" aria-label="Squares in the row">N = ${k(this.widths,e,a=>this.show(t,a))}</span></div>
<div class="qa-rows-grid qa-rows-large">
<span class="qa-rows-name">bit</span><span class="qa-rows-heads" data-qa-part="places">${g(e,a=>a)}</span>
<span class="qa-rows-name">row</span><span
class="qa-rows-squares"
role="group"
aria-label="Squares"
data-qa-part="bits">${y(t,e,a=>this.show(a))}</span>
<span class="qa-rows-name">worth</span><span class="qa-rows-heads" data-qa-part="worths">${g(e,a=>2**a,t)}</span>
</div>
${this.message(this.refusal||this.sentence)}
<div class="qa-rows-typed"><label>number <input
type="text"
inputmode="numeric"
autocomplete="off"
maxlength="10"
data-qa-part="number"
.value=${this.typed??`${t}`}
@input=${({target:a})=>this.type(a.value.trim())}></label>
${w("less","− 1",()=>this.show(t-1),t===0)}
${w("more","+ 1",()=>this.show(t+1),t===i(e))}</div>
<table class="qa-rows-python"><caption>In Python</caption><tbody data-qa-part="python">
${this.python.map(a=>o`<tr>${a.map(n=>o`<td><code>${n}</code></td>`)}</tr>`)}
</tbody></table>
</div>`}},N={"a | b":([s,t])=>s|t,"a & b":([s,t])=>s&t,"~a":([s])=>~s,"mask & ~a":([s],t)=>t&~s},S=class extends m{static properties={rows:{},values:{state:!0},chosen:{state:!0}};fillsScreen=!0;keys=x;links={"data-qa-light":t=>{Object.assign(this,{values:this.given,chosen:t})}};get given(){return this.rows.split(" ").map(t=>Number.parseInt(t,2))}get width(){return this.rows.indexOf(" ")}willUpdate(){this.values??=this.given}render(){return o`<div class="qa-rows-stage" style="--width: ${this.width}"><div class="qa-rows-grid qa-rows-endless">
${this.values.map((t,e)=>this.#s("ab"[e],t,a=>this.values=this.values.with(e,a)))}
${Object.entries(N).map(([t,e])=>this.#e(t,e(this.values,i(this.width))))}
</div>${this.message(this.#t,{look:"qa-unseen"})}</div>`}get#t(){let[t,e]=this.values,[a,n,r]=Object.values(N).map(l=>d(l(this.values,i(this.width))));return`a is ${t}, b is ${e}. a or b is ${a}, a and b is ${n}, not a is ${r}.`}#s(t,e,a){return o`<span class="qa-rows-name">${t}</span>
<span
class="qa-rows-squares"
role="group"
aria-label="Squares of ${t}"
data-qa-part=${t}>${y(e,this.width,a)}</span>
<span class="qa-rows-value" data-qa-part="${t}-value">${e}</span>`}#e(t,e){let a=e&i(this.width),n=`${e<0?"… 1 1 1 ":""}${$(a,this.width)}`;return o`<span
class="qa-rows-name ${t===this.chosen?"qa-rows-lit":""}"
data-qa-lit=${t}>${t}</span>
<span
class="qa-rows-squares ${e<0?"qa-rows-negative":""}"
role="img"
aria-label=${n}
data-qa-operation=${t}>${B(a,this.width)}</span>
<span class="qa-rows-value">${d(e)}</span>`}};q("queens-row-number",v);q("queens-row-operations",S);})();
})();
