(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:U,Figure:f,Part:Y,QueensElement:K,button:V,checkbox:W,choiceIn:H,choices:X,define:h,dropdown:Q,fill:Z,formatted:J,html:a,keyed:L,live:ee,moveTabStop:C,nothing:O,numberIn:te,pressInGrid:P,scaleOf:ne,squareUnder:g,svg:j,use:_}=queensBase;var p=[{key:"identity",name:"identity",phrase:"as it is"},{key:"rotate_90",name:"↻ 90°",phrase:"turned by 90° clockwise"},{key:"rotate_180",name:"↻ 180°",phrase:"turned by 180°"},{key:"rotate_270",name:"↻ 270°",phrase:"turned by 270° clockwise"},{key:"left_right",name:"⇄ left-right",phrase:"mirrored left to right"},{key:"top_bottom",name:"⇅ top-bottom",phrase:"mirrored top to bottom"},{key:"main_diagonal",name:"⤢ main diagonal",phrase:"mirrored in the main diagonal"},{key:"anti_diagonal",name:"⤡ anti-diagonal",phrase:"mirrored in the anti-diagonal"}];var x={"1":{name:"single",meaning:"looks the same after every turn and mirror"},"2":{name:"doubly centrosymmetric",meaning:"looks the same after a quarter turn"},"4":{name:"centrosymmetric",meaning:"looks the same after half a turn"},"8":{name:"ordinary",meaning:"looks different after each turn and mirror"}};var b=[(e,t)=>[e,t],(e,t,n)=>[t,n-e],(e,t,n)=>[n-e,n-t],(e,t,n)=>[n-t,e],(e,t,n)=>[e,n-t],(e,t,n)=>[n-e,t],(e,t)=>[t,e],(e,t,n)=>[n-t,n-e]];var $=p.map(({name:e})=>e),v=p.map(({phrase:e})=>e),q=e=>(e<26?"":"a")+String.fromCharCode(97+e%26),z=(e,t,n)=>`${q(t)}${n-e}`;var y=e=>e.flatMap((t,n)=>t===null?[]:z(n,t,e.length));var S=e=>e.map(t=>{let n=2**(e.length-1-t);return{bits:n.toString(2).padStart(e.length,"0"),value:n}});function B(e,t){let n=Array(e.length).fill(null);return e.forEach((o,i)=>{if(o===null)return;let[l,d]=b[t](i,o,e.length-1);n[l]=d}),n}var k=e=>b.map((t,n)=>B(e,n));var u=(e,t)=>e.every((n,o)=>n===t[o]);function N(e,t){let n=e.findIndex((o,i)=>o!==t[i]);return n<0?0:e[n]-t[n]}var D=e=>k(e).reduce((t,n)=>N(n,t)>0?n:t);function w(e){let t=D(e),n=k(t),o=n.map(r=>n.findIndex(s=>u(r,s))),i=n.flatMap((r,s)=>u(r,t)?[s]:[]),l=8/i.length,{name:d,meaning:c}=x[l];return{representative:t,symmetry:n.findIndex(r=>u(r,e)),images:n.map((r,s)=>({columns:r,sameAs:o[s]<s?o[s]:null})),stabilizer:i,size:l,symmetryClass:`${d}: it ${c}`}}var E=e=>e?a`<span aria-hidden="true">${$[e]}</span><span class="qa-unseen">${v[e]}</span>`:$[0];var F=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),M=(e,t,n=`${t}s`)=>`${F(e)} ${e===1?t:n}`;var T="orbits-have-2-4-or-8-boards",Te=(e,t,n)=>a`<queens-facts
role="group"
aria-label="Facts"
.board=${e}
.glossary=${t}
.symmetry=${n}></queens-facts>`,m=class extends f{static properties={board:{type:Array},glossary:{},symmetry:{}};render(){let{board:t,glossary:n,symmetry:o}=this,{size:i,stabilizer:l,symmetryClass:d}=w(t),c=(r,s,A)=>a`<dt>${s?a`<a href="${s}#${A}">${r}</a>`:r}</dt>`;return a`<div class="qa-facts-pair">
<dl class="qa-facts simple">
${c("Columns",n,"a-solution")}<dd><code>${t.join(" ")}</code> <small>from 0 at the left, row by row from the top</small></dd>
<dt>Squares</dt><dd><code>${y(t).join(" ")}</code></dd>
${c("Orbit",o,"orbits")}<dd>${M(i,"board")}</dd>
${c("Class",o,T)}<dd>${d}</dd>
${c("Stabilizer",o,T)}<dd>${l.map((r,s)=>a`${s?", ":""}${E(r)}`)}</dd>
</dl>
<dl class="qa-facts simple">
${c("Bit rows",n,"bits")}<dd>
<div
class="qa-bits"
tabindex="0"
role="region"
aria-label="Rows as bits"><table class="qa-bit-rows"><tbody>${S(t).map(G)}</tbody></table></div></dd>
</dl>
</div>`}};function G({bits:e,value:t}){let n=[...e].map(o=>o==="1"?a`<b>1</b>`:o);return a`<tr><td>${n}</td><td>${t}</td></tr>`}h("queens-facts",m);})();
})();
