(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:Y,Figure:M,Part:H,Player:k,QueensElement:Q,button:m,checkbox:V,choiceIn:X,choices:K,define:A,dropdown:w,fill:J,formatted:Z,html:d,iconButton:tt,keyed:O,live:et,moveTabStop:P,nothing:g,numberIn:nt,pressInGrid:_,scaleOf:ot,squareUnder:S,svg:f,use:C}=queensBase;var R=n=>(n<26?"":"a")+String.fromCharCode(97+n%26),h=(n,t,e)=>`${R(t)}${e-n}`;var j=n=>n.flatMap((t,e)=>t===null?[]:h(e,t,n.length));function x(n){let t=j(n);return t.length?`Queen${t.length>1?"s":""} on ${t.join(" ")}`:"No queens"}var v=(n,t)=>f`<path class=${n} d=${t.join("")}></path>`;var z=n=>String(n).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),q=(n,t,e=`${t}s`)=>`${z(n)} ${n===1?t:e}`;function E(n){let t=n|0;return()=>{t=t+1831565813|0;let e=Math.imul(t^t>>>15,1|t);return e^=e+Math.imul(e^e>>>7,61|e),((e^e>>>14)>>>0)/2**32}}var $=class{constructor(t){this.columns=Array(t).fill(0),this.rising=Array(2*t).fill(0),this.falling=Array(2*t).fill(0)}change(t,e,o){this.columns[e]+=o,this.rising[t+e]+=o,this.falling[t-e+this.columns.length]+=o}on(t,e){return this.columns[e]+this.rising[t+e]+this.falling[t-e+this.columns.length]}};function T(n,t){for(;;){let e=I(n,t);if(e)return e}}function I(n,t){let e=new $(n),o=[],s=r=>r[Math.floor(t()*r.length)],a=r=>{let p=e.columns.map((u,N)=>e.on(r,N)),c=Math.min(...p);o[r]=s([...p.keys()].filter(u=>p[u]===c)),e.change(r,o[r],1)};for(let r=0;r<n;r++)a(r);let l=[...o],i=[];for(let r=10*n;r>0;r--){let p=y(o);if(!p.length)return{start:l,moves:i};let c=s(p),u=o[c];e.change(c,u,-1),a(c),i.push({row:c,from:u,to:o[c]})}}function y(n){let t=new $(n.length);for(let[e,o]of n.entries())t.change(e,o,1);return[...n.keys()].filter(e=>t.on(e,n[e])>3)}function L(n,t){let e=[...n];for(let{row:o,to:s}of t)e[o]=s;return e}var B=8e3,U=600,b=class extends M{static properties={n:{type:Number},sizes:{type:Array},search:{state:!0}};player=new k(this,{pace:()=>[Math.min(U,B/this.player.max),1]});start(){this.search||this.begin(this.n,1)}begin(t,e){this.search={n:t,seed:e,...T(t,E(e))},this.player.set(0,this.search.moves.length)}render(){let{n:t,seed:e,start:o,moves:s}=this.search,{position:a}=this.player,l=L(o,s.slice(0,a)),i=y(l);return d`<div class="qa-lab-live">
      <div class="qa-lab-bar">
        ${w("N",this.sizes,t,r=>this.begin(r,e))}
        ${m("reset","Reset",()=>this.player.goTo(0),a===0)}
        ${m("again","Another start",()=>(this.begin(t,e+1),this.speakUp()))}
      </div>
      ${this.player.view("Moves",`move ${a} of ${s.length}`)}
      ${this.say(D(t,s[a-1],i.length))}
      ${G(l,i,s[a-1])}
    </div>`}};function D(n,t,e){if(e===0)return"*Solved:* no queen attacks another.";let o=a=>h(t.row,a,n);return`${t?`The queen on ${o(t.from)} ${t.to===t.from?"stays":`moves to *${o(t.to)}*`}.`:"Each row has a queen."} ${q(e,"queen")} of ${n} ${e===1?"is":"are"} attacked.`}function G(n,t,e){let o=n.length,s=new Set(t),[a,l]=[!1,!0].map(i=>[...n.entries()].filter(([r])=>s.has(r)===i));return d`<svg class="qa-conflicts" role="img" viewBox="0 0 ${o} ${o}" style="--n: ${o}">
    <title>${`N = ${o}, ${q(t.length,"queen")} attacked`}</title>
    <desc>${x(n)}</desc>
    ${e?f`<path
      class="qa-conflicts-row"
      d=${`M0 ${e.row}h${o}v1h-${o}z`}></path>`:g}
    ${v("qa-conflicts-calm",a.map(F))}
    ${v("qa-conflicts-hurt",l.map(W))}
  </svg>`}var F=([n,t])=>`M${t+.15} ${n+.5}a.35 .35 0 1 1 .7 0a.35 .35 0 1 1-.7 0`,W=([n,t])=>`M${t+.5} ${n-.1}l.6 .6l-.6 .6l-.6-.6z`;A("queens-min-conflicts",b);})();
})();
