import { chromium } from '@playwright/test'
const b = await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu','--blink-settings=defaultFontSize=32']})
const page = await b.newPage({bypassCSP:true,viewport:{width:320,height:700}})
const xml = await (await fetch('http://localhost:3130/sitemap.xml')).text()
let urls=[...xml.matchAll(/<loc>([^<]+)/g)].map(m=>new URL(m[1]).pathname)
const seen={}; urls=urls.filter(u=>{const k=u.split('/').length+u.split('/')[1];seen[k]=(seen[k]||0)+1;return seen[k]<= (process.argv[2]||6)})
urls.push('/revision-notes/alevels/economics/government-microeconomic-intervention/policies-for-efficient-allocation')
for (const u of urls){
 await page.goto('http://localhost:3130'+u,{waitUntil:'load'})
 await page.addStyleTag({content: process.env.CSS||''}).catch(()=>{});const r = await page.evaluate(()=>{const w=innerWidth;const o=document.documentElement.scrollWidth-w;if(o<=0)return null;const bad=[];for(const e of document.body.querySelectorAll('*')){const b=e.getBoundingClientRect();if(b.right>w+1&&b.width>0){let p=e.parentElement,c=false;while(p){const s=getComputedStyle(p);if(/auto|scroll|hidden|clip/.test(s.overflowX)){c=true;break}p=p.parentElement}if(!c)bad.push(e.tagName+'.'+e.className+' '+Math.round(b.right-w)+' '+(e.textContent||'').slice(0,30))}}return {o,bad:bad.slice(-3)}})
 if(r)console.log(u,JSON.stringify(r))
}
console.log(urls.length)
await b.close()
