(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:W,Figure:g,Part:H,QueensElement:X,button:Q,checkbox:Z,choiceIn:J,choices:ee,define:x,dropdown:te,fill:ne,formatted:oe,html:r,keyed:j,live:re,moveTabStop:_,nothing:I,numberIn:se,pressInGrid:R,scaleOf:ae,showControls:ie,squareUnder:b,svg:N,use:z}=queensBase;var $=[{key:"identity",name:"identity",phrase:"as it is"},{key:"rotate_90",name:"↻ 90°",phrase:"turned by 90° clockwise"},{key:"rotate_180",name:"↻ 180°",phrase:"turned by 180°"},{key:"rotate_270",name:"↻ 270°",phrase:"turned by 270° clockwise"},{key:"left_right",name:"⇄ left-right",phrase:"mirrored left to right"},{key:"top_bottom",name:"⇅ top-bottom",phrase:"mirrored top to bottom"},{key:"main_diagonal",name:"⤢ main diagonal",phrase:"mirrored in the main diagonal"},{key:"anti_diagonal",name:"⤡ anti-diagonal",phrase:"mirrored in the anti-diagonal"}];var v={"1":{name:"single",meaning:"looks the same after every turn and mirror"},"2":{name:"doubly centrosymmetric",meaning:"looks the same after a quarter turn"},"4":{name:"centrosymmetric",meaning:"looks the same after half a turn"},"8":{name:"ordinary",meaning:"looks different after each turn and mirror"}};var q=[(e,t)=>[e,t],(e,t,n)=>[t,n-e],(e,t,n)=>[n-e,n-t],(e,t,n)=>[n-t,e],(e,t,n)=>[e,n-t],(e,t,n)=>[n-e,t],(e,t)=>[t,e],(e,t,n)=>[n-t,n-e]];var f=$.map(({name:e})=>e),y=$.map(({phrase:e})=>e),S=e=>(e<26?"":"a")+String.fromCharCode(97+e%26),F=(e,t,n)=>`${S(t)}${n-e}`;var k=e=>e.flatMap((t,n)=>t===null?[]:F(n,t,e.length));var w=e=>e.map(t=>{let n=2**(e.length-1-t);return{bits:n.toString(2).padStart(e.length,"0"),value:n}});function G(e,t){let n=Array(e.length).fill(null);return e.forEach((o,i)=>{if(o===null)return;let[l,d]=q[t](i,o,e.length-1);n[l]=d}),n}var E=e=>q.map((t,n)=>G(e,n));var m=(e,t)=>e.every((n,o)=>n===t[o]);function U(e,t){let n=e.findIndex((o,i)=>o!==t[i]);return n<0?0:e[n]-t[n]}var Y=e=>E(e).reduce((t,n)=>U(n,t)>0?n:t);function M(e){let t=Y(e),n=E(t),o=n.map(s=>n.findIndex(a=>m(s,a))),i=n.flatMap((s,a)=>m(s,t)?[a]:[]),l=8/i.length,{name:d,meaning:c}=v[l];return{representative:t,symmetry:n.findIndex(s=>m(s,e)),images:n.map((s,a)=>({columns:s,sameAs:o[a]<a?o[a]:null})),stabilizer:i,size:l,symmetryClass:`${d}: it ${c}`}}var T=e=>e?r`<span aria-hidden="true">${f[e]}</span><span class="qa-unseen"> (${y[e]})</span>`:f[0];var K=e=>String(e).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),A=(e,t,n=`${t}s`)=>`${K(e)} ${e===1?t:n}`;var L="orbits-have-2-4-or-8-boards",Pe=(e,t,n)=>r`<queens-facts
role="group"
aria-label="Facts"
.board=${e}
.glossary=${t}
.symmetry=${n}></queens-facts>`,h=class extends g{static properties={board:{type:Array},glossary:{},symmetry:{}};render(){let{board:t,glossary:n,symmetry:o}=this,{size:i,stabilizer:l,symmetryClass:d}=M(t),c=(p,u,P)=>r`<dt>${u?r`<a href="${u}#${P}">${p}</a>`:p}</dt>`,s=r`<code>${t.join(" ")}</code>`,a=r`<small>from 0 at the left, row by row from the top</small>`,C=l.map((p,u)=>r`${u?", ":""}${T(p)}`),O=r`<table
class="qa-bit-rows"><tbody>${w(t).map(V)}</tbody></table>`;return r`<div class="qa-facts-pair">
<dl class="qa-facts simple">
${c("Columns",n,"a-solution")}<dd>${s} ${a}</dd>
<dt>Squares</dt><dd><code>${k(t).join(" ")}</code></dd>
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
</div>`}};function V({bits:e,value:t}){let n=[...e].map(o=>o==="1"?r`<b>1</b>`:o);return r`<tr><td>${n}</td><td>${t}</td></tr>`}x("queens-facts",h);})();
})();
