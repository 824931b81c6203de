/**
 * Next names a page's scripts in the head. They are asynchronous, yet on a slow line they take the bandwidth from the
 * text that a reader waits for: some 190 KB beside 50. Named at the end of the body, they are asked for when the text
 * has arrived. React finds a script by its address wherever it stands, and the runtime takes them in any order.
 */

const ASYNC_SCRIPT = /<script src="\/_next\/static\/[^"]+"(?: id="_R_")? async=""><\/script>/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/?>/g

/** The document with its own asynchronous scripts at the end of the body. One without a body stays as it is. */
export function scriptsLast(html: string): string {
  const end = html.lastIndexOf('</body>')
  const head = html.indexOf('</head>')
  if (end < 0 || head < 0) return html
  const scripts = html.match(ASYNC_SCRIPT) ?? []
  const without = (text: string) => text.replace(ASYNC_SCRIPT, '')
  const start = without(html.slice(0, head)).replace(SCRIPT_PRELOAD, '')
  return `${start}${without(html.slice(head, end))}${scripts.join('')}${html.slice(end)}`
}
