/**
 * Next names a page's scripts in the head. They are asynchronous, yet on a slow line they take the bandwidth from the
 * text that a reader waits for, and on a slow phone the processor: some 170 KB beside 50. Here a few lines at the end of
 * the body ask for the smallest when the text has arrived, for the next when that is there, and for the style sheets and all
 * others, the largest first, as soon as the text has been painted. One is always on its way, so the load event comes after all scripts, as it
 * does without us, for whoever waits for it. Painted means: the next frame begins, since asking takes a slow phone a tenth of a
 * second, in which the first would still be on its way to the screen. A page that the browser
 * renders ahead of a visit (speculation rules) draws what it will show first, a window and a half below it included, as browsers do: a part of a
 * note that is only laid out is drawn at the visit. It asks for its scripts, and with them for sessions,
 * counts and places of reading, when somebody has seen it. Turbopack's runtime takes its chunks in any order.
 */

/** The lines that ask for the scripts. */
export function loader(scripts: readonly string[]): string {
  return `(()=>{let n=${JSON.stringify(scripts)};const add=s=>{const e=document.createElement("script");e.src=s;e.async=true;document.body.append(e);return e},rest=()=>{document.querySelectorAll("link[disabled]").forEach(e=>{e.disabled=false});n.splice(0).reverse().forEach(add)},next=()=>{if(n.length){const e=add(n.shift());e.onload=e.onerror=next}},late=()=>{const frame=requestAnimationFrame;document.hidden?rest():frame(()=>frame(()=>setTimeout(rest)))};if(document.prerendering){document.addEventListener("prerenderingchange",late,{once:true});document.querySelectorAll(".note-part").forEach(e=>{if(e.getBoundingClientRect().top<2.5*innerHeight)e.dataset.drawn=""});document.body.offsetHeight}else{document.hidden||next();late()}})()`
}

/** The scripts that a document of ours asks for at first. */
export function scriptsOf(html: string): string[] {
  const list = /<script>\(\(\)=>\{let n=(\[[^\]]*\]);/.exec(html)?.[1]
  return list ? (JSON.parse(list) as string[]) : []
}
