(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:G,Figure:b,Part:F,Player:q,QueensElement:U,button:f,checkbox:H,choiceIn:W,choices:Y,define:M,dropdown:w,fill:V,formatted:X,html:h,iconButton:K,keyed:L,live:Q,moveTabStop:T,nothing:m,numberIn:J,pressInGrid:N,scaleOf:Z,squareUnder:O,svg:$,use:P}=queensBase;var g=(n,e)=>$`<path class=${n} d=${e.join("")}></path>`;var _=n=>String(n).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),x=(n,e,t=`${e}s`)=>`${_(n)} ${n===1?e:t}`;function k(n){let e=n|0;return()=>{e=e+1831565813|0;let t=Math.imul(e^e>>>15,1|e);return t^=t+Math.imul(t^t>>>7,61|t),((t^t>>>14)>>>0)/2**32}}var d=class{constructor(e){this.columns=Array(e).fill(0),this.rising=Array(2*e).fill(0),this.falling=Array(2*e).fill(0)}change(e,t,o){this.columns[t]+=o,this.rising[e+t]+=o,this.falling[e-t+this.columns.length]+=o}on(e,t){return this.columns[t]+this.rising[e+t]+this.falling[e-t+this.columns.length]}};function A(n,e){for(;;){let t=R(n,e);if(t)return t}}function R(n,e){let t=new d(n),o=[],r=s=>s[Math.floor(e()*s.length)],i=s=>{let p=t.columns.map((u,E)=>t.on(s,E)),c=Math.min(...p);o[s]=r([...p.keys()].filter(u=>p[u]===c)),t.change(s,o[s],1)};for(let s=0;s<n;s++)i(s);let l=[...o],a=[];for(let s=10*n;s>0;s--){let p=y(o);if(!p.length)return{start:l,moves:a};let c=r(p),u=o[c];t.change(c,u,-1),i(c),a.push({row:c,from:u,to:o[c]})}}function y(n){let e=new d(n.length);for(let[t,o]of n.entries())e.change(t,o,1);return[...n.keys()].filter(t=>e.on(t,n[t])>3)}function S(n,e){let t=[...n];for(let{row:o,to:r}of e)t[o]=r;return t}var j=8e3,z=600,v=class extends b{static properties={n:{type:Number},sizes:{type:Array},search:{state:!0}};player=new q(this,{pace:()=>[Math.min(z,j/this.player.max),1]});start(){this.search||this.begin(this.n,1)}begin(e,t){this.search={n:e,seed:t,...A(e,k(t))},this.player.set(0,this.search.moves.length)}render(){let{n:e,seed:t,start:o,moves:r}=this.search,{position:i}=this.player,l=S(o,r.slice(0,i)),a=y(l);return h`<div class="qa-lab-live">
      <div class="qa-lab-bar">
        ${w("N",this.sizes,e,s=>this.begin(s,t))}
        ${f("reset","Reset",()=>this.player.goTo(0),i===0)}
        ${f("again","Another start",()=>this.begin(e,t+1))}
      </div>
      ${this.player.view("Moves",`move ${i} of ${r.length}`)}
      ${this.say(C(e,i,a.length))}
      ${I(l,a,r[i-1])}
    </div>`}};function C(n,e,t){if(t===0)return"*Solved:* no queen attacks another.";let o=`${x(t,"queen")} of ${n} ${t===1?"is":"are"} attacked.`;return e===0?`Each row has a queen. ${o}`:o}function I(n,e,t){let o=n.length,r=new Set(e),[i,l]=[!1,!0].map(a=>[...n.entries()].filter(([s])=>r.has(s)===a));return h`<svg class="qa-conflicts" role="img" viewBox="0 0 ${o} ${o}" style="--n: ${o}">
    <title>${`N = ${o}, ${x(e.length,"queen")} attacked`}</title>
    <desc>${n.join(" ")}</desc>
    ${t?$`<path class="qa-conflicts-row" d=${`M0 ${t.row}h${o}v1h-${o}z`}></path>`:m}
    ${g("qa-conflicts-calm",i.map(B))}
    ${g("qa-conflicts-hurt",l.map(D))}
  </svg>`}var B=([n,e])=>`M${e+.15} ${n+.5}a.35 .35 0 1 1 .7 0a.35 .35 0 1 1-.7 0`,D=([n,e])=>`M${e+.5} ${n-.1}l.6 .6l-.6 .6l-.6-.6z`;M("queens-min-conflicts",v);})();
})();
