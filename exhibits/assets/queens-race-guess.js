(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:C,Figure:b,Part:B,QueensElement:E,button:J,checkbox:M,choiceIn:D,choices:y,define:x,dropdown:K,fill:U,formatted:z,html:o,keyed:q,live:F,moveTabStop:G,nothing:v,numberIn:R,pressInGrid:L,scaleOf:Q,squareUnder:W,svg:H,use:V}=queensBase;var u=s=>typeof s=="object"&&s!==null&&!Array.isArray(s);function p(s,e,t,n="localStorage"){let a;try{a=JSON.parse(globalThis[n].getItem(s)??"null")}catch{return}for(let c of e)a=u(a)&&Object.hasOwn(a,c)?a[c]:void 0;return t(a)?a:void 0}function S(s,e,t="localStorage"){try{e===void 0?globalThis[t].removeItem(s):globalThis[t].setItem(s,JSON.stringify(e))}catch{}}var w=s=>s[0].toUpperCase()+s.slice(1);var g=s=>`queens-atlas.chapter-${s}`,O=s=>p(g(s),[],u)??{},f=(s,e,t)=>p(g(s),e,t),m=(s,e)=>S(g(s),{...O(s),...e});var I="queens-question, queens-moving-attacks, queens-race-guess";function j(){let s=[...document.querySelectorAll(I)].map(({isSolved:t})=>t),e=[s.filter(Boolean).length,s.length];m("pages",{[location.pathname]:e})}var T="fast",N=({methods:s,n:e,clock:t})=>[...s,e,t].join(" "),$=class extends b{static properties={rounds:{type:Array},guesses:{type:Array},index:{state:!0},place:{state:!0},stage:{reflect:!0,attribute:"data-qa-stage"},failure:{state:!0}};fillsScreen=!0;links={"data-qa-open-race":e=>{this.open(Number(e)-1)}};setup(){let{signal:e}=this;Object.assign(this,{index:0,stage:"open"}),this.addEventListener("qa-race-finish",()=>this.#o(),{signal:e}),this.whenParsed(async()=>{await customElements.whenDefined("queens-race"),e.aborted||this.open(Math.max(this.rounds.findIndex(t=>this.#t(t)===void 0),0))})}get#e(){return this.querySelector("queens-race")}get round(){return this.rounds[this.index]}get isSolved(){return this.rounds.every(e=>this.#t(e)!==void 0)}#t(e){let t=a=>/^\d$/.test(a)&&Number(a)<this.guesses.length,n=f(this.localName,["races",N(e)],t);return n===void 0?void 0:Number(n)}async open(e){this.index=e,this.place=this.#t(this.round),await this.#s()&&this.place!==void 0&&this.#e.finish()}#s(){return Object.assign(this,{stage:"open",failure:void 0}),this.#e.open({...this.round})}#n(e){this.place=e,this.#s()}#a(e){e.preventDefault(),this.stage==="judged"?this.#r():this.#i()}async#i(){let{round:e}=this;await this.#s()?(this.stage="running",this.#e.play(T)):e===this.round&&!this.#e.isBusy&&(this.failure=this.#e.failure)}async#r(){this.open((this.index+1)%this.rounds.length),await this.updateComplete,(this.querySelector("input:checked")??this.querySelector("input")).focus()}#o(){let{place:e}=this;this.stage="judged",e!==void 0&&(m(this.localName,{races:{...f(this.localName,["races"],u),[N(this.round)]:e}}),j())}updated(){this.dataset.qaClock=this.round.clock}get verdict(){let{place:e,round:{answer:t,sentence:n}}=this,a=(this.guesses.length-1)/2;return e===void 0?`${w(n)}.`:e===t?`Right: ${n}.`:Math.sign(e-a)===Math.sign(t-a)?`The right method, but ${n}.`:`No: ${n}.`}render(){let{rounds:e,index:t,round:n,place:a,stage:c,failure:d}=this,i=c==="judged",h=a!==void 0,l=d??(i?this.verdict:`${n.titles.join(" against ")}, N = ${n.n}.`),k=i?o`<b data-qa-part="verdict">${l}</b>`:d??o`<span class="qa-unseen">${l}</span>`,A=d?v:o` <span data-qa-part="reason">${i?n.reason:n.hint}</span>`;return o`<form autocomplete="off" @submit=${r=>this.#a(r)}>
<div class="qa-top-bar"><span role="group" aria-label="Races">Race ${y([...e.keys()],t,r=>this.open(r),r=>r+1)}</span></div>
${q(t,o`<fieldset>
<legend>N = ${n.n}. ${n.rule} Which method is faster, and how many times as fast?</legend>
<div class="qa-guess-names">${n.titles.map(r=>o`<b>${r}</b>`)}</div>
<div class="qa-guess-scale">${this.guesses.map((r,P)=>this.#c(r,P))}</div>
</fieldset>`)}
<div class="qa-compare-act">
<button
type="submit"
class=${i||h?"qa-main":""}
data-qa-part=${i?"next":"start"}>${i?"Next race":h?"Start":"Just show me"}</button>
${this.message(l,{view:k,more:A,look:"qa-message qa-compare-verdict"})}
</div>
</form>`}#c(e,t){let{round:n,guesses:a,place:c,stage:d}=this,i=(a.length-1)/2,h=t===i?"tie":`${n.titles[t<i?0:1]}, ${e} as fast`,l=t===n.answer?"qa-compare-right":t===c?"qa-compare-wrong":"";return o`<label class=${d==="judged"?l:""}><input
type="radio"
name="guess"
value=${t}
.checked=${t===c}
aria-label=${h}
@change=${()=>this.#n(t)}><span>${e}</span></label>`}};x("queens-race-guess",$);})();
})();
