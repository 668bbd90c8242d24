(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:U,Figure:q,Part:F,Player:w,button:m,checkbox:H,choiceIn:W,choices:Y,define:b,dropdown:k,fill:V,formatted:X,html:h,iconButton:K,keyed:T,live:J,moveTabStop:L,nothing:$,numberIn:Q,pressInGrid:j,scaleOf:Z,squareUnder:N,svg:f,use:O}=queensBase;var g=(n,e)=>f`<path class=${n} d=${e.join("")}></path>`;var _=n=>String(n).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),x=(n,e,t=`${e}s`)=>`${_(n)} ${n===1?e:t}`;function A(n){let e=n|0;return()=>{e=e+1831565813|0;let t=Math.imul(e^e>>>15,1|e);return t^=t+Math.imul(t^t>>>7,61|t),((t^t>>>14)>>>0)/2**32}}var d=class{constructor(e){this.columns=Array(e).fill(0),this.rising=Array(2*e).fill(0),this.falling=Array(2*e).fill(0)}change(e,t,o){this.columns[t]+=o,this.rising[e+t]+=o,this.falling[e-t+this.columns.length]+=o}on(e,t){return this.columns[t]+this.rising[e+t]+this.falling[e-t+this.columns.length]}};function M(n,e){for(;;){let t=R(n,e);if(t)return t}}function R(n,e){let t=new d(n),o=[],s=r=>r[Math.floor(e()*r.length)],i=r=>{let p=t.columns.map((u,E)=>t.on(r,E)),c=Math.min(...p);o[r]=s([...p.keys()].filter(u=>p[u]===c)),t.change(r,o[r],1)};for(let r=0;r<n;r++)i(r);let l=[...o],a=[];for(let r=10*n;r>0;r--){let p=v(o);if(!p.length)return{start:l,moves:a};let c=s(p),u=o[c];t.change(c,u,-1),i(c),a.push({row:c,from:u,to:o[c]})}}function v(n){let e=new d(n.length);for(let[t,o]of n.entries())e.change(t,o,1);return[...n.keys()].filter(t=>e.on(t,n[t])>3)}function S(n,e){let t=[...n];for(let{row:o,to:s}of e)t[o]=s;return t}var z=8e3,B=600,y=class extends q{static properties={n:{type:Number},sizes:{type:Array},search:{state:!0}};player=new w(this,{pace:()=>[Math.min(B,z/this.player.max),1]});start(){this.search||this.begin(this.n,1)}begin(e,t){this.search={n:e,seed:t,...M(e,A(t))},this.player.set(0,this.search.moves.length)}render(){let{n:e,seed:t,start:o,moves:s}=this.search,{position:i}=this.player,l=S(o,s.slice(0,i)),a=v(l);return h`<div class="qa-lab-live">
      <div class="qa-lab-bar">
        ${k("N",this.sizes,e,r=>this.begin(r,t))}
        ${m("reset","Reset",()=>this.player.goTo(0),i===0)}
        ${m("again","Another start",()=>this.begin(e,t+1))}
      </div>
      ${this.player.view("Moves",`move ${i} of ${s.length}`)}
      ${this.say(C(e,i,a.length))}
      ${I(l,a,s[i-1])}
    </div>`}};function C(n,e,t){if(t===0)return"*Solved:* no queen attacks another.";let o=`${x(t,"queen")} of ${n} ${t===1?"is":"are"} attacked.`;return e===0?`Each row has a queen. ${o}`:o}function I(n,e,t){let o=n.length,s=new Set(e),[i,l]=[!1,!0].map(a=>[...n.entries()].filter(([r])=>s.has(r)===a));return h`<svg class="qa-conflicts" role="img" viewBox="0 0 ${o} ${o}" style="--n: ${o}">
    <title>${`N = ${o}, ${x(e.length,"queen")} attacked`}</title>
    <desc>${n.join(" ")}</desc>
    ${t?f`<path class="qa-conflicts-row" d=${`M0 ${t.row}h${o}v1h-${o}z`}></path>`:$}
    ${g("qa-conflicts-calm",i.map(D))}
    ${g("qa-conflicts-hurt",l.map(G))}
  </svg>`}var D=([n,e])=>`M${e+.15} ${n+.5}a.35 .35 0 1 1 .7 0a.35 .35 0 1 1-.7 0`,G=([n,e])=>`M${e+.5} ${n-.1}l.6 .6l-.6 .6l-.6-.6z`;b("queens-min-conflicts",y);})();
})();
