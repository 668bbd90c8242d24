(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var d=o=>queensBase[o];var E=d("Figure");var C=d("button");var P=d("define"),b=d("dropdown");var h=d("html");var I=d("live");var f=d("nothing");var m=d("svg");var S=(o,t)=>m`<path class=${o} d=${t.join("")}></path>`;function L(o,t,s){let e=!1,n,i=()=>{let a=e&&!document.hidden;a!==n&&t(a),n=a},r=new IntersectionObserver(a=>{e=a.at(-1).isIntersecting,i()});r.observe(o),document.addEventListener("visibilitychange",i,{signal:s}),s.addEventListener("abort",()=>r.disconnect())}var U="M6 5v14h2V5zm13 0-9 7 9 7z",V="M16 5l-9 7 9 7z",K=["M8 5l11 7-11 7z","M7 5h4v14H7zm6 0h4v14h-4z"],D="M8 5l9 7-9 7z",G="M18 5v14h-2V5zM5 5l9 7-9 7z",v=class{position=0;max=0;isPlaying=!1;isHeld=!1;#t;#s;#n;#e=!0;#o;#i;#r=0;constructor(t,{pace:s,changed:e=()=>{},stays:n=()=>!1}){this.#t=t,this.#s={pace:s,changed:e,stays:n}}set(t,s=this.max){let e=this.isHeld&&this.isPlaying;this.stop(),this.isHeld=!1,this.max=s,this.position=Math.min(Math.max(t,0),s),e&&this.playAfter(this.#s.pace()[0])}hold(){this.stop(),this.isHeld=!0}goTo(t){if(this.isHeld)return this.stop();this.set(t),this.#s.changed()}forward(){(this.isHeld||!this.#s.stays(!1))&&this.goTo(this.position+1)}stop(){clearTimeout(this.#n),this.#o=void 0,this.isPlaying=!1,this.#t.requestUpdate()}play(t,s=()=>!1){let[e,n]=t??this.#s.pace();this.#t.muteAnnouncements(),this.#s.stays(!0)?this.#a():(this.goTo(this.position===this.max?0:this.position+n),this.position<this.max&&!s(this.position)?this.playAfter(e,t,s):this.#t.announceAgain())}playAfter(t,s,e){this.isPlaying=!0;let n=()=>this.play(s,e);this.#n=this.#t.later(t,()=>{this.#e?n():this.#o=n}),this.#c()}#c(){let{signal:t}=this.#t;if(t===this.#i)return;this.#i=t,this.#e=!0;let s=e=>{this.#e=e,e&&this.#o?.()};L(this.#t,s,t)}#a(){this.stop(),this.#t.announceAgain()}toggle(){this.isPlaying?this.#a():this.isHeld?(this.isPlaying=!0,this.#t.requestUpdate()):this.play()}press(t,s={}){let e=`${t.shiftKey?"Shift ":""}${t.key}`,n={ArrowLeft:()=>this.goTo(this.position-1),ArrowRight:()=>this.forward(),Home:()=>this.goTo(0),End:()=>this.goTo(this.max)," ":()=>this.toggle()},i=e in s?()=>this.goTo(s[e]):n[e],r=t.altKey||t.ctrlKey||t.metaKey,a=t.target,c=t.key===" "?"button, a, input:not([type=range])":"[type=range]",u=a.closest("select, textarea, [role=region]")||!(e in s)&&a.closest(c);!i||r||t.defaultPrevented||u||(t.preventDefault(),i())}view(t,s){return h`<div class="qa-lab-run">${this.buttons(t)}${this.slider(t,s)}</div>`}buttons(t,{hasEnds:s=!1}={}){let{position:e,max:n}=this,i=e===0,r=e===n;return h`<div class="qa-lab-buttons" role="group" aria-label=${t}>
${s?x("first","Back to the start",[U],()=>this.goTo(0),i):f}
${x("back","Back",[V],()=>this.goTo(e-1),i)}
${this.playButton()}
${x("forward","Forward",[D],()=>this.forward(),r)}
${s?x("last","To the end",[G],()=>this.goTo(n),r):f}
</div>`}playButton(){return h`<button
type="button"
data-qa-part="play"
title="Play"
aria-pressed=${this.isPlaying}
@click=${()=>this.toggle()}>${z(K)}</button>`}slider(t,s,e=0){let{position:n,max:i}=this;return h`<input
type="range"
min=${e}
max=${i+e}
.value=${I(`${n+e}`)}
aria-label=${t}
aria-valuetext=${s}
autocomplete="off"
data-qa-part="slider"
@input=${({target:r})=>this.goTo(Number(r.value)-e)}
@pointerdown=${()=>this.#r=this.position}
@pointercancel=${()=>this.goTo(this.#r)}><span data-qa-part="progress">${s}</span>`}},z=o=>h`<svg viewBox="0 0 24 24" aria-hidden="true">${o.map(t=>m`<path d=${t} />`)}</svg>`,x=(o,t,s,e,n)=>h`<button
type="button"
data-qa-part=${o}
title=${t}
aria-disabled=${n}
@click=${e}>${z(s)}</button>`;function B(o){let t=o|0;return()=>{t=t+1831565813|0;let s=Math.imul(t^t>>>15,1|t);return s^=s+Math.imul(s^s>>>7,61|s),((s^s>>>14)>>>0)/2**32}}function A(o,t){let s=[...o];for(let e=s.length-1;e>0;e--){let n=Math.floor(t()*(e+1));[s[e],s[n]]=[s[n],s[e]]}return s}var M=o=>String(o).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),T=(o,t,s=`${t}s`)=>`${M(o)} ${o===1?t:s}`;function N(o){let t=o.slice(0,-1).join(", "),s=o.slice(-1);return t?`${t} and ${s}`:s.join("")}var Q=.02,g=class{surplus=0;constructor(t,s,e=[]){this.n=t,this.capacity=s,this.falling=new Int32Array(2*t),this.rising=new Int32Array(2*t);for(let n of e)this.add(n,1)}add([t,s],e){this.#t(this.falling,t-s+this.n,e),this.#t(this.rising,t+s,e)}#t(t,s,e){this.surplus-=Math.max(0,t[s]-this.capacity),t[s]+=e,this.surplus+=Math.max(0,t[s]-this.capacity)}isCrowded([t,s]){return this.falling[t-s+this.n]>this.capacity||this.rising[t+s]>this.capacity}};function O(o,t,s){let e=W(o,t,s),n=[...e],i=new g(o,t,n),r=new Set(n.map(([p,l])=>p*o+l)),a=[],c=()=>Math.floor(s()*n.length),u=(p,l)=>{for(let $ of[p,l])i.add(n[$],-1);R(n,p,l);for(let $ of[p,l])i.add(n[$],1)};for(;i.surplus>0;){let[p,l]=[c(),c()];if(!i.isCrowded(n[p]))continue;let[$,y]=n[p],[w,q]=n[l];if(r.has($*o+q)||r.has(w*o+y))continue;let F=i.surplus;u(p,l);let j=Math.max(0,i.surplus-F);if(s()>=Q**j){u(p,l);continue}r.delete($*o+y),r.delete(w*o+q),r.add($*o+q),r.add(w*o+y),a.push([p,l])}return{start:e,swaps:a}}function W(o,t,s){let e=[...Array(o).keys()],n=A(e,s),i=A(e,s),r=e.slice(0,t);return e.flatMap(a=>r.map(c=>[n[a],i[(a+c)%o]]))}function R(o,t,s){let[e,n]=o[t],[i,r]=o[s];o[t]=[e,r],o[s]=[i,n]}function H(o,t){let s=[...o];for(let[e,n]of t)R(s,e,n);return s}var Y=[1,2,3,5,10],_=8e3,X=400,k=class extends E{static properties={n:{type:Number},sizes:{type:Array},search:{state:!0}};player=new v(this,{pace:()=>[Math.min(X,_/this.player.max),1]});setup(){this.search||this.#t(this.n,2,1)}#t(t,s,e){this.search={n:t,capacity:s,seed:e,...O(t,s,B(e))},this.player.set(0,this.search.swaps.length)}render(){let{n:t,capacity:s,seed:e,start:n,swaps:i}=this.search,{position:r}=this.player,a=i[r-1],c=H(n,i.slice(0,r)),u=new g(t,s,c),p=()=>{this.#t(t,s,e+1),this.announceAgain()};return h`<div class="qa-lab-live qa-capacity-stage">
<div class="qa-lab-bar">
${b("N",this.sizes,t,l=>this.#t(l,s,e))}
${b("c",Y,s,l=>this.#t(t,l,e))}
${C("again","Another start",p)}
</div>
<div>
<div class="qa-lab-run">
${this.player.buttons("Swaps",{hasEnds:!0})}
${this.player.slider("Swaps",`swap ${r} of ${i.length}`)}
</div>
${this.message(J(t,s,c,a,u))}
<p class="qa-capacity-key">
A red diamond is a queen on a diagonal with too many. The frame shows the last swap.
</p>
</div>
${Z(t,c,u,a)}
</div>`}};function J(o,t,s,e,{surplus:n}){let i=T(s.length,"queen");return n?`${e?`Queens in rows ${N(e.map(a=>o-s[a][0]))} swap their columns.`:`${i}, ${t} in each row and column.`} Diagonals have *${M(n)} too many*.`:`*Found:* ${i}, ${t} in each row and column, at most ${t} on each diagonal.`}function Z(o,t,s,e){let n=c=>s.isCrowded(c),i=t.filter(c=>!n(c)),r=t.filter(n),a=`N = ${o}, ${T(r.length,"queen")} on crowded diagonals`;return h`<svg class="qa-conflicts" role="img" viewBox="0 0 ${o} ${o}" style="--n: ${o}">
<title>${a}</title>
${e?tt(t[e[0]],t[e[1]]):f}
${S("qa-conflicts-calm",i.map(st))}
${S("qa-conflicts-hurt",r.map(et))}
</svg>`}var tt=([o,t],[s,e])=>m`<path
class="qa-conflicts-row"
d=${`M${t+.5} ${o+.5}H${e+.5}V${s+.5}H${t+.5}z`}></path>`,st=([o,t])=>`M${t+.15} ${o+.5}a.35 .35 0 1 1 .7 0a.35 .35 0 1 1-.7 0`,et=([o,t])=>`M${t+.5} ${o-.1}l.6 .6l-.6 .6l-.6-.6z`;P("queens-capacity-search",k);})();
})();
