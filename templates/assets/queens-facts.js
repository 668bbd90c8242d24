(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var m=t=>queensBase[t];var g=m("Figure");var y=m("define");var s=m("html");var u=[{key:"identity",name:"identity",phrase:"as it is"},{key:"rotate_90",name:"↻ 90°",phrase:"turned by 90° clockwise"},{key:"rotate_180",name:"↻ 180°",phrase:"turned by 180°"},{key:"rotate_270",name:"↻ 270°",phrase:"turned by 270° clockwise"},{key:"left_right",name:"⇄ left-right",phrase:"mirrored left to right"},{key:"top_bottom",name:"⇅ top-bottom",phrase:"mirrored top to bottom"},{key:"main_diagonal",name:"⤢ main diagonal",phrase:"mirrored in the main diagonal"},{key:"anti_diagonal",name:"⤡ anti-diagonal",phrase:"mirrored in the anti-diagonal"}];var q={"1":{name:"single",meaning:"looks the same after every turn and mirror"},"2":{name:"doubly centrosymmetric",meaning:"looks the same after a quarter turn"},"4":{name:"centrosymmetric",meaning:"looks the same after half a turn"},"8":{name:"ordinary",meaning:"looks different after each turn and mirror"}};var b=[(t,e)=>[t,e],(t,e,o)=>[e,o-t],(t,e,o)=>[o-t,o-e],(t,e,o)=>[o-e,t],(t,e,o)=>[t,o-e],(t,e,o)=>[o-t,e],(t,e)=>[e,t],(t,e,o)=>[o-e,o-t]];var h=u.map(({name:t})=>t),v=u.map(({phrase:t})=>t),S=t=>(t<26?"":"a")+String.fromCharCode(97+t%26),B=(t,e,o)=>`${S(e)}${o-t}`;var k=t=>t.flatMap((e,o)=>e===null?[]:B(o,e,t.length));var w=t=>t.map(e=>{let o=2**(t.length-1-e);return{bits:o.toString(2).padStart(t.length,"0"),value:o}});function z(t,e){let o=Array(t.length).fill(null);return t.forEach((n,i)=>{if(n===null)return;let[l,p]=b[e](i,n,t.length-1);o[l]=p}),o}var M=t=>b.map((e,o)=>z(t,o));var f=(t,e)=>t.every((o,n)=>o===e[n]);function P(t,e){let o=t.findIndex((n,i)=>n!==e[i]);return o<0?0:t[o]-e[o]}var F=t=>M(t).reduce((e,o)=>P(o,e)>0?o:e);function A(t){let e=F(t),o=M(e),n=o.map(r=>o.findIndex(a=>f(r,a))),i=o.flatMap((r,a)=>f(r,e)?[a]:[]),l=8/i.length,{name:p,meaning:c}=q[l];return{representative:e,symmetry:o.findIndex(r=>f(r,t)),images:o.map((r,a)=>({columns:r,sameAs:n[a]<a?n[a]:null})),stabilizer:i,size:l,symmetryClass:`${p}: it ${c}`}}var E=t=>t?s`<span aria-hidden="true">${h[t]}</span><span class="qa-unseen"> (${v[t]})</span>`:h[0];var G=t=>String(t).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),T=(t,e,o=`${e}s`)=>`${G(t)} ${t===1?e:o}`;var C="orbits-have-2-4-or-8-boards",xt=(t,e,o)=>s`<queens-facts
role="group"
aria-label="Facts"
.board=${t}
.glossary=${e}
.symmetry=${o}></queens-facts>`,x=class extends g{static properties={board:{type:Array},glossary:{},symmetry:{}};render(){let{board:e,glossary:o,symmetry:n}=this,{size:i,stabilizer:l,symmetryClass:p}=A(e),c=(d,$,N)=>s`<dt>${$?s`<a href="${$}#${N}">${d}</a>`:d}</dt>`,r=s`<code>${e.join(" ")}</code>`,a=s`<small>from 0 at the left, top row first</small>`,[I,j]=p.split(": it "),L=l.map((d,$)=>s`${$?", ":""}${E(d)}`),_=s`<table
class="qa-bit-rows"><tbody>${w(e).map(U)}</tbody></table>`;return s`<div class="qa-facts-pair">
<dl class="qa-facts simple">
${c("Columns",o,"a-solution")}<dd>${r} ${a}</dd>
<dt>Squares</dt><dd><code>${k(e).join(" ")}</code></dd>
${c("Turned and mirrored",n,"orbits")}<dd>${T(i,"different board")} <small>its orbit</small></dd>
${c("Symmetry",n,C)}<dd>${j} <small>${I}</small></dd>
${c("Unchanged by",n,C)}<dd>${L} <small>its stabilizer</small></dd>
</dl>
<dl class="qa-facts simple">
${c("Bit rows",o,"bits")}<dd>
<div
class="qa-bits"
tabindex="0"
role="region"
aria-label="Rows as bits">${_}</div></dd>
</dl>
</div>`}};function U({bits:t,value:e}){let o=[...t].map(n=>n==="1"?s`<b>1</b>`:n);return s`<tr><td>${o}</td><td>${e}</td></tr>`}y("queens-facts",x);})();
})();
