(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:W,Figure:g,Part:H,QueensElement:X,button:Q,checkbox:Z,choiceIn:J,choices:tt,define:x,dropdown:et,fill:nt,formatted:ot,html:r,keyed:j,live:rt,moveTabStop:_,nothing:I,numberIn:st,pressInGrid:R,scaleOf:at,showControls:it,squareUnder:b,svg:N,use:z}=queensBase;var $=[{key:"identity",name:"identity",phrase:"as it is"},{key:"rotate_90",name:"↻ 90°",phrase:"turned by 90° clockwise"},{key:"rotate_180",name:"↻ 180°",phrase:"turned by 180°"},{key:"rotate_270",name:"↻ 270°",phrase:"turned by 270° clockwise"},{key:"left_right",name:"⇄ left-right",phrase:"mirrored left to right"},{key:"top_bottom",name:"⇅ top-bottom",phrase:"mirrored top to bottom"},{key:"main_diagonal",name:"⤢ main diagonal",phrase:"mirrored in the main diagonal"},{key:"anti_diagonal",name:"⤡ anti-diagonal",phrase:"mirrored in the anti-diagonal"}];var v={"1":{name:"single",meaning:"looks the same after every turn and mirror"},"2":{name:"doubly centrosymmetric",meaning:"looks the same after a quarter turn"},"4":{name:"centrosymmetric",meaning:"looks the same after half a turn"},"8":{name:"ordinary",meaning:"looks different after each turn and mirror"}};var q=[(t,e)=>[t,e],(t,e,n)=>[e,n-t],(t,e,n)=>[n-t,n-e],(t,e,n)=>[n-e,t],(t,e,n)=>[t,n-e],(t,e,n)=>[n-t,e],(t,e)=>[e,t],(t,e,n)=>[n-e,n-t]];var f=$.map(({name:t})=>t),y=$.map(({phrase:t})=>t),S=t=>(t<26?"":"a")+String.fromCharCode(97+t%26),F=(t,e,n)=>`${S(e)}${n-t}`;var k=t=>t.flatMap((e,n)=>e===null?[]:F(n,e,t.length));var w=t=>t.map(e=>{let n=2**(t.length-1-e);return{bits:n.toString(2).padStart(t.length,"0"),value:n}});function G(t,e){let n=Array(t.length).fill(null);return t.forEach((o,i)=>{if(o===null)return;let[l,d]=q[e](i,o,t.length-1);n[l]=d}),n}var E=t=>q.map((e,n)=>G(t,n));var m=(t,e)=>t.every((n,o)=>n===e[o]);function U(t,e){let n=t.findIndex((o,i)=>o!==e[i]);return n<0?0:t[n]-e[n]}var Y=t=>E(t).reduce((e,n)=>U(n,e)>0?n:e);function M(t){let e=Y(t),n=E(e),o=n.map(s=>n.findIndex(a=>m(s,a))),i=n.flatMap((s,a)=>m(s,e)?[a]:[]),l=8/i.length,{name:d,meaning:c}=v[l];return{representative:e,symmetry:n.findIndex(s=>m(s,t)),images:n.map((s,a)=>({columns:s,sameAs:o[a]<a?o[a]:null})),stabilizer:i,size:l,symmetryClass:`${d}: it ${c}`}}var T=t=>t?r`<span aria-hidden="true">${f[t]}</span><span class="qa-unseen"> (${y[t]})</span>`:f[0];var K=t=>String(t).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),A=(t,e,n=`${e}s`)=>`${K(t)} ${t===1?e:n}`;var L="orbits-have-2-4-or-8-boards",Pt=(t,e,n)=>r`<queens-facts
role="group"
aria-label="Facts"
.board=${t}
.glossary=${e}
.symmetry=${n}></queens-facts>`,h=class extends g{static properties={board:{type:Array},glossary:{},symmetry:{}};render(){let{board:e,glossary:n,symmetry:o}=this,{size:i,stabilizer:l,symmetryClass:d}=M(e),c=(p,u,P)=>r`<dt>${u?r`<a href="${u}#${P}">${p}</a>`:p}</dt>`,s=r`<code>${e.join(" ")}</code>`,a=r`<small>from 0 at the left, row by row from the top</small>`,C=l.map((p,u)=>r`${u?", ":""}${T(p)}`),O=r`<table
class="qa-bit-rows"><tbody>${w(e).map(V)}</tbody></table>`;return r`<div class="qa-facts-pair">
<dl class="qa-facts simple">
${c("Columns",n,"a-solution")}<dd>${s} ${a}</dd>
<dt>Squares</dt><dd><code>${k(e).join(" ")}</code></dd>
${c("Orbit",o,"orbits")}<dd>${A(i,"board")}</dd>
${c("Class",o,L)}<dd>${d}</dd>
${c("Stabilizer",o,L)}<dd>${C}</dd>
</dl>
<dl class="qa-facts simple">
${c("Bit rows",n,"bits")}<dd>
<div
class="qa-bits"
tabindex="0"
role="region"
aria-label="Rows as bits">${O}</div></dd>
</dl>
</div>`}};function V({bits:t,value:e}){let n=[...t].map(o=>o==="1"?r`<b>1</b>`:o);return r`<tr><td>${n}</td><td>${e}</td></tr>`}x("queens-facts",h);})();
})();
