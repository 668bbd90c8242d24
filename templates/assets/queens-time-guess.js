(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:G,Figure:N,Part:Y,QueensElement:Q,button:R,checkbox:H,choiceIn:V,choices:O,define:A,dropdown:W,fill:X,formatted:Z,html:r,keyed:P,live:M,moveTabStop:_,nothing:tt,numberIn:et,pressInGrid:st,scaleOf:ot,squareUnder:nt,svg:it,use:rt}=queensBase;var $=t=>String(t).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,",");var T=[[1,"s"],[.001,"ms"],[1e-6,"µs"],[1e-9,"ns"]];function x(t){if(!t)return"0 ns";let s=Number(t.toPrecision(3)),[e,n]=T.find(([o])=>s>=o)??T.at(-1);return`${(t/e).toPrecision(3)} ${n}`}var h=t=>typeof t=="object"&&t!==null&&!Array.isArray(t);function b(t,s,e,n="localStorage"){let o;try{o=JSON.parse(globalThis[n].getItem(t)??"null")}catch{return}for(let c of s)o=h(o)&&Object.hasOwn(o,c)?o[c]:void 0;return e(o)?o:void 0}function I(t,s,e="localStorage"){try{s===void 0?globalThis[e].removeItem(t):globalThis[e].setItem(t,JSON.stringify(s))}catch{}}var q=t=>`queens-atlas.chapter-${t}`,z=t=>b(q(t),[],h)??{},w=(t,s,e)=>b(q(t),s,e),j=(t,s)=>I(q(t),{...z(t),...s});var J=1.25,v=1e3,K=t=>Number.isFinite(t)&&t>0,y=class extends N{static properties={questions:{type:Array},known:{type:Number},machine:{},timesPage:{attribute:"times-page"},index:{state:!0},guesses:{state:!0},answered:{state:!0}};fillsScreen=!0;links={"data-qa-open-time":s=>{this.index=Number(s)-1}};start(){let s=this.questions.map(({key:e})=>[e,w(this.localName,["times",e],K)]).filter(([,e])=>e);Object.assign(this,{index:0,guesses:Object.fromEntries(s),answered:s.map(([e])=>e)})}get question(){return this.questions[this.index]}#t({value:s}){let{key:e,powers:[n,o]}=this.question;if(this.answered.includes(e))return this.requestUpdate();this.guesses={...this.guesses,[e]:10**(n+(o-n)*s/v)}}#e(s){s.preventDefault();let{key:e}=this.question;if(this.answered.includes(e))return;let n=this.guesses[e];this.answered=[...this.answered,e],n&&j(this.localName,{times:{...w(this.localName,["times"],h),[e]:n}})}render(){let{questions:s,index:e,question:n,known:o}=this,{key:c,title:k,rows:m,powers:[u,f],ticks:E,reason:U}=n,a=this.guesses[c],l=this.answered.includes(c),{n:p,seconds:C}=m.at(-1),L=a?(Math.log10(a)-u)/(f-u):m[o-1].share,S=a?x(a):"your guess",g=l?D(a,C):`${k}: guess the time for N = ${p}.`,B=r` <span>${l?U:"Each line to the right means ten times as long."}</span>`,F=(i,d)=>r`<tr ?data-qa-hidden=${d>=o}><th scope="row">${i.n}</th><td class="qa-times-plot"><div><i style="--share: ${i.share}"></i></div></td>
      <td>${i.time}</td><td>${d?i.times:""}</td><td>${d?i.nodes:""}</td></tr>`;return r`<form autocomplete="off" @submit=${i=>this.#e(i)}>
      <div class="qa-top-bar"><span role="group" aria-label="Methods">${O([...s.keys()],e,i=>this.index=i,i=>s[i].title)}</span></div>
      ${P(c,r`<fieldset
          class="qa-times-question"
          ?data-qa-shown=${l}
          ?data-qa-guess=${a}
          style="--steps: ${f-u}">
        <legend>${k}: how long does N = ${p} take?</legend>
        <table class="qa-times-table">
          <thead><tr><th scope="col">N</th><th class="qa-times-plot" scope="col">scale</th><th scope="col">time</th><th scope="col">time ×</th><th scope="col">nodes ×</th></tr></thead>
          <tbody>${m.map(F)}
            <tr class="qa-times-guess"><th scope="row">${p}?</th><td class="qa-times-plot"><div><input
              type="range"
              min="0"
              max=${v}
              .value=${M(`${v*L}`)}
              aria-disabled=${l}
              aria-label="Your guess for N = ${p}"
              aria-valuetext=${S}
              @input=${({target:i})=>this.#t(i)}></div></td><td colspan="3"><b>${S}</b></td></tr></tbody>
          <tfoot aria-hidden="true"><tr><td></td><td class="qa-times-plot"><div>${E.map((i,d)=>r`<span style="--share: ${d/(f-u)}">${i}</span>`)}</div></td><td colspan="3"></td></tr></tfoot>
        </table>
      </fieldset>`)}
      <div class="qa-compare-act">
        <button
          type="submit"
          class=${a?"qa-main":""}
          aria-disabled=${l}
          data-qa-part="show">${a?"Show the time":"Just show me"}</button>
        ${this.say(g,{view:l?r`<b>${g}</b>`:r`<span class="qa-unseen">${g}</span>`,more:B,look:"qa-message qa-compare-verdict"})}
      </div>
    </form>
    <p class="qa-note">The best times of the recursive form, measured on ${this.machine}${this.timesPage?r` <a href=${this.timesPage}>All its times</a>`:""}</p>`}};function D(t,s){let e=x(s);if(!t)return`It takes ${e}.`;let n=Math.max(t/s,s/t);if(n<=J)return`Right: it takes ${e}.`;let o=n<10?n.toFixed(1):$(Math.round(n));return t<s?`Too low: it takes ${e}, ${o} times as long.`:`Too high: it takes ${e}. You were ${o} times above.`}A("queens-time-guess",y);})();
})();
