(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:C,Figure:b,Part:P,QueensElement:U,button:$,checkbox:F,choiceIn:K,choices:v,define:m,dropdown:M,fill:_,formatted:H,html:i,keyed:S,live:L,moveTabStop:k,nothing:R,numberIn:Y,pressInGrid:z,scaleOf:D,squareUnder:G,svg:Q,use:J}=queensBase;var l=e=>2**e-1,c=e=>[...Array(e).keys()].toReversed();var d=(e,t)=>e.toString(2).padStart(t,"0");var A=(e,t,s)=>(s&&e===t-1?-1:1)*2**e,u=e=>`${e}`.replace("-","−");function O(e){return c(e.toString(2).length).filter(s=>e>>s&1).map(s=>2**s).join(" + ")||"0"}var p=(e,t)=>(e>>t&1)===1,f=(e,t,s=0)=>c(e).map(a=>i`<span class="qa-lab-bit ${p(s,a)?"qa-rows-counted":""}">${t(a)}</span>`),T=(e,t)=>c(t).map(s=>i`<span
        class="qa-lab-bit ${p(e,s)?"qa-lab-set":""}">${Number(p(e,s))}</span>`);var w="Arrow keys, Home and End go from bit to bit; 0 and 1 set a bit and go on to the next.",q=(e,t,s,{isSigned:a=!1}={})=>S(t,c(t).map((r,n)=>i`<button
        type="button"
        class="qa-lab-bit ${p(e,r)?"qa-lab-set":""}"
        tabindex=${n===0?0:-1}
        aria-pressed=${p(e,r)}
        aria-label="bit ${r}, worth ${u(A(r,t,a))}: ${Number(p(e,r))}"
        @click=${({currentTarget:o})=>(o.focus(),s(e^1<<r))}
        @focus=${({target:o})=>k({target:o,currentTarget:o.parentElement})}
        @keydown=${o=>I(o,e,r,s)}>${Number(p(e,r))}</button>`));function I(e,t,s,a){let{key:r,currentTarget:n}=e;if(e.altKey||e.ctrlKey||e.metaKey)return;let o=[...n.parentElement.querySelectorAll("button")],[j,h]=[n.previousElementSibling??n,n.nextElementSibling??n],y={ArrowLeft:j,ArrowRight:h,Home:o[0],End:o.at(-1),0:h,1:h}[r];y&&(e.preventDefault(),r==="0"&&a(t&~(1<<s)),r==="1"&&a(t|1<<s),y.focus())}var B=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),E=(e,t,s=`${t}s`)=>`${B(e)} ${e===1?t:s}`;var g=class extends b{static properties={row:{},widths:{type:Array},x:{state:!0},width:{state:!0},typed:{state:!0}};fillsScreen=!0;keys=w;links={"data-qa-row":t=>this.take(t)};willUpdate(){this.x===void 0&&this.take(this.row)}take(t){this.show(Number.parseInt(t,2),t.length)}show(t,s=this.width){Object.assign(this,{x:t&l(s),width:s,typed:void 0})}type(t){this.typed=t,this.refusal||(this.x=Number(t))}get refusal(){let[t,s]=[this.typed,l(this.width)];return t===void 0?"":/^([0-9]+|0b[01]+)$/i.test(t)?Number(t)>s?`${this.width} squares hold the numbers 0 to ${s}.`:"":"Type a number such as 5, or its bits: 0b101."}get sentence(){let{x:t,width:s}=this;if(t===0)return"No square is filled: the row is 0.";let a=t.toString(2).replaceAll("0","").length,r=a>1?`${O(t)} = ${t}`:`${t}`,n=t===l(s)?`: the whole row, one less than ${t+1}`:"";return`${r}. ${E(a,"square")} filled${n}.`}get python(){let{x:t,width:s}=this,[a,r]=[t.toString(2),d(t,s)],n=a.replaceAll("0","").length;return[[`0b${r}`,t],[`bin(${t})`,`'0b${a}'`],[`format(${t}, "0${s}b")`,`'${r}'`],[`(${t}).bit_count()`,n]]}render(){let{x:t,width:s}=this;return i`<div class="qa-rows-stage" style="--width: ${s}">
      <div class="qa-top-bar"><span role="group" aria-label="Squares in the row">N = ${v(this.widths,s,a=>this.show(t,a))}</span></div>
      <div class="qa-rows-grid qa-rows-large">
        <span class="qa-rows-name">bit</span><span class="qa-rows-heads" data-qa-part="places">${f(s,a=>a)}</span>
        <span class="qa-rows-name">row</span><span
          class="qa-rows-squares"
          role="group"
          aria-label="Squares"
          data-qa-part="bits">${q(t,s,a=>this.show(a))}</span>
        <span class="qa-rows-name">worth</span><span class="qa-rows-heads" data-qa-part="worths">${f(s,a=>2**a,t)}</span>
      </div>
      ${this.say(this.refusal||this.sentence)}
      <div class="qa-rows-typed"><label>number <input
        type="text"
        inputmode="numeric"
        autocomplete="off"
        maxlength="10"
        data-qa-part="number"
        .value=${this.typed??`${t}`}
        @input=${({target:a})=>this.type(a.value.trim())}></label>
        ${$("less","− 1",()=>this.show(t-1),t===0)}
        ${$("more","+ 1",()=>this.show(t+1),t===l(s))}</div>
      <table class="qa-rows-python"><caption>In Python</caption><tbody data-qa-part="python">
        ${this.python.map(a=>i`<tr>${a.map(r=>i`<td><code>${r}</code></td>`)}</tr>`)}
      </tbody></table>
    </div>`}},N={"a | b":([e,t])=>e|t,"a & b":([e,t])=>e&t,"~a":([e])=>~e,"mask & ~a":([e],t)=>t&~e},x=class extends b{static properties={rows:{},values:{state:!0},chosen:{state:!0}};fillsScreen=!0;keys=w;links={"data-qa-light":t=>{Object.assign(this,{values:this.given,chosen:t})}};get given(){return this.rows.split(" ").map(t=>Number.parseInt(t,2))}get width(){return this.rows.indexOf(" ")}willUpdate(){this.values??=this.given}render(){return i`<div class="qa-rows-stage" style="--width: ${this.width}"><div class="qa-rows-grid qa-rows-endless">
      ${this.values.map((t,s)=>this.#s("ab"[s],t,a=>this.values=this.values.with(s,a)))}
      ${Object.entries(N).map(([t,s])=>this.#e(t,s(this.values,l(this.width))))}
    </div>${this.say(this.#t,{look:"qa-unseen"})}</div>`}get#t(){let[t,s]=this.values,[a,r,n]=Object.values(N).map(o=>u(o(this.values,l(this.width))));return`a is ${t}, b is ${s}. a or b is ${a}, a and b is ${r}, not a is ${n}.`}#s(t,s,a){return i`<span class="qa-rows-name">${t}</span>
      <span
        class="qa-rows-squares"
        role="group"
        aria-label="Squares of ${t}"
        data-qa-part=${t}>${q(s,this.width,a)}</span>
      <span class="qa-rows-value" data-qa-part="${t}-value">${s}</span>`}#e(t,s){let a=s&l(this.width),r=`${s<0?"… 1 1 1 ":""}${d(a,this.width)}`;return i`<span
      class="qa-rows-name ${t===this.chosen?"qa-rows-lit":""}"
      data-qa-lit=${t}>${t}</span>
      <span
        class="qa-rows-squares ${s<0?"qa-rows-negative":""}"
        role="img"
        aria-label=${r}
        data-qa-operation=${t}>${T(a,this.width)}</span>
      <span class="qa-rows-value">${u(s)}</span>`}};m("queens-row-number",g);m("queens-row-operations",x);})();
})();
