(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});(()=>{var{Address:X,Figure:g,Part:Q,QueensElement:Z,button:J,checkbox:tt,choiceIn:et,choices:nt,define:x,dropdown:ot,fill:rt,formatted:st,html:r,keyed:I,live:at,moveTabStop:N,nothing:R,numberIn:it,pressInGrid:z,scaleOf:ct,showControls:lt,squareUnder:b,svg:B,use:D}=queensBase;var m=[{key:"identity",name:"identity",phrase:"as it is"},{key:"rotate_90",name:"↻ 90°",phrase:"turned by 90° clockwise"},{key:"rotate_180",name:"↻ 180°",phrase:"turned by 180°"},{key:"rotate_270",name:"↻ 270°",phrase:"turned by 270° clockwise"},{key:"left_right",name:"⇄ left-right",phrase:"mirrored left to right"},{key:"top_bottom",name:"⇅ top-bottom",phrase:"mirrored top to bottom"},{key:"main_diagonal",name:"⤢ main diagonal",phrase:"mirrored in the main diagonal"},{key:"anti_diagonal",name:"⤡ anti-diagonal",phrase:"mirrored in the anti-diagonal"}];var v={"1":{name:"single",meaning:"looks the same after every turn and mirror"},"2":{name:"doubly centrosymmetric",meaning:"looks the same after a quarter turn"},"4":{name:"centrosymmetric",meaning:"looks the same after half a turn"},"8":{name:"ordinary",meaning:"looks different after each turn and mirror"}};var y=[(t,e)=>[t,e],(t,e,n)=>[e,n-t],(t,e,n)=>[n-t,n-e],(t,e,n)=>[n-e,t],(t,e,n)=>[t,n-e],(t,e,n)=>[n-t,e],(t,e)=>[e,t],(t,e,n)=>[n-e,n-t]];var f=m.map(({name:t})=>t),q=m.map(({phrase:t})=>t),S=t=>(t<26?"":"a")+String.fromCharCode(97+t%26),G=(t,e,n)=>`${S(e)}${n-t}`;var k=t=>t.flatMap((e,n)=>e===null?[]:G(n,e,t.length));var w=t=>t.map(e=>{let n=2**(t.length-1-e);return{bits:n.toString(2).padStart(t.length,"0"),value:n}});function Y(t,e){let n=Array(t.length).fill(null);return t.forEach((o,i)=>{if(o===null)return;let[l,d]=y[e](i,o,t.length-1);n[l]=d}),n}var E=t=>y.map((e,n)=>Y(t,n));var $=(t,e)=>t.every((n,o)=>n===e[o]);function K(t,e){let n=t.findIndex((o,i)=>o!==e[i]);return n<0?0:t[n]-e[n]}var V=t=>E(t).reduce((e,n)=>K(n,e)>0?n:e);function M(t){let e=V(t),n=E(e),o=n.map(s=>n.findIndex(a=>$(s,a))),i=n.flatMap((s,a)=>$(s,e)?[a]:[]),l=8/i.length,{name:d,meaning:c}=v[l];return{representative:e,symmetry:n.findIndex(s=>$(s,t)),images:n.map((s,a)=>({columns:s,sameAs:o[a]<a?o[a]:null})),stabilizer:i,size:l,symmetryClass:`${d}: it ${c}`}}var T=t=>t?r`<span aria-hidden="true">${f[t]}</span><span class="qa-unseen"> (${q[t]})</span>`:f[0];var W=t=>String(t).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g,","),A=(t,e,n=`${e}s`)=>`${W(t)} ${t===1?e:n}`;var L="orbits-have-2-4-or-8-boards",_t=(t,e,n)=>r`<queens-facts
role="group"
aria-label="Facts"
.board=${t}
.glossary=${e}
.symmetry=${n}></queens-facts>`,h=class extends g{static properties={board:{type:Array},glossary:{},symmetry:{}};render(){let{board:e,glossary:n,symmetry:o}=this,{size:i,stabilizer:l,symmetryClass:d}=M(e),c=(p,u,_)=>r`<dt>${u?r`<a href="${u}#${_}">${p}</a>`:p}</dt>`,s=r`<code>${e.join(" ")}</code>`,a=r`<small>from 0 at the left, top row first</small>`,[C,O]=d.split(": it "),P=l.map((p,u)=>r`${u?", ":""}${T(p)}`),j=r`<table
class="qa-bit-rows"><tbody>${w(e).map(H)}</tbody></table>`;return r`<div class="qa-facts-pair">
<dl class="qa-facts simple">
${c("Columns",n,"a-solution")}<dd>${s} ${a}</dd>
<dt>Squares</dt><dd><code>${k(e).join(" ")}</code></dd>
${c("Turned and mirrored",o,"orbits")}<dd>${A(i,"different board")} <small>its orbit</small></dd>
${c("Symmetry",o,L)}<dd>${O} <small>${C}</small></dd>
${c("Unchanged by",o,L)}<dd>${P} <small>its stabilizer</small></dd>
</dl>
<dl class="qa-facts simple">
${c("Bit rows",n,"bits")}<dd>
<div
class="qa-bits"
tabindex="0"
role="region"
aria-label="Rows as bits">${j}</div></dd>
</dl>
</div>`}};function H({bits:t,value:e}){let n=[...t].map(o=>o==="1"?r`<b>1</b>`:o);return r`<tr><td>${n}</td><td>${e}</td></tr>`}x("queens-facts",h);})();
})();
