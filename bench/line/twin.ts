import type { Browser } from 'playwright'
import { NEXT_NOTE } from './next-page'

/** The rules that a person would write for one article: as few as it can be read with. */
const RULES = `body{margin:0;font:17px/1.6 system-ui,sans-serif;color:#1c2230;background:#faf6ef}header,main{max-width:44rem;margin:0 auto;padding:1rem}
h1{font-size:1.8rem;line-height:1.2}h2{margin-top:2rem}a{color:#1f4e9c}figure{margin:1.5rem 0}svg{max-width:100%;height:auto}
table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.3rem .6rem;text-align:left}dt{font-weight:600}.icon{width:1em;height:1em}`

/**
 * The same text as a person would write it by hand: the page's `main` without anything that only scripts bring to life, its
 * title, and a few rules. @returns its HTML, and where its next note is
 */
export async function twinOf(browser: Browser, url: string): Promise<{ html: string; next: string | null }> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(url)
  const title = await page.title()
  const main = await page.locator('main').first().innerHTML()
  const next = await page
    .locator(NEXT_NOTE)
    .first()
    .getAttribute('href', { timeout: 1000 })
    .catch(() => null)
  await context.close()
  const text = main
    .replace(/<(script|template|dialog)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<svg class="icon"[\s\S]*?<\/svg>/g, '')
    .replace(/ (?:class|data-[a-z-]+(?<!data-next-note)|aria-(?!label)[a-z-]+)="[^"]*"/g, '')
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="icon" href="data:,"><style>${RULES}</style><header><a href="/">Markwell</a></header><main>${text}</main></html>`
  return { html, next }
}
