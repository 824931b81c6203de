/** The paragraph under the heading is the largest text of the first screen, unless it is a line of facts. */
const LEAD_CHARACTERS = 60
/** Further down it is not on the first screen. */
const LEAD_WITHIN = 12_000
const NAME = 'first-screen'
/** A paragraph with its tag, or what no paragraph is looked for in: with scripts it never becomes elements. */
const PARAGRAPH = /<(?:noscript|template)\b[\s\S]*?<\/(?:noscript|template)>|(<p\b[^>]*>)[\s\S]*?<\/p>/g

const visibleLength = (html: string) => html.replace(/<[^>]*>/g, '').trim().length

/** @returns where the opening tag stands and what it is, or null where the page has no heading */
function leadOf(html: string): { at: number; tag: string } | null {
  const heading = html.indexOf('<h1', html.indexOf('<main'))
  if (heading < 0) return null
  const below = html.slice(heading, heading + LEAD_WITHIN)
  for (const { 0: all, 1: tag, index } of below.matchAll(PARAGRAPH))
    if (tag && visibleLength(all) >= LEAD_CHARACTERS) return { at: heading + index, tag }
  return { at: heading, tag: below.slice(0, below.indexOf('>') + 1) }
}

/** The document until the lead of the page has been read; all of it where the page has no heading. */
export function firstScreenOf(html: string): string {
  const lead = leadOf(html)
  if (!lead) return html
  const [, name] = /^<(\w+)/.exec(lead.tag) ?? []
  return html.slice(0, html.indexOf(`</${name}>`, lead.at))
}

/**
 * The browser paints first when the lead of the page is there. Chromium reads a document in steps of some milliseconds
 * and paints between them, on a slow phone first an empty header, then the title, then the text, and each of these
 * pictures delays the next. What knows no `expect` paints as before.
 */
export function withFirstScreen(html: string): string {
  const lead = leadOf(html)
  if (!lead) return html
  const { at, tag } = lead
  const known = / id="([^"]*)"/.exec(tag)?.[1]
  const named = known ? tag : tag.replace(/^<(\w+)/, `<$1 id="${NAME}"`)
  return `${html.slice(0, at)}${named}${html.slice(at + tag.length)}`.replace(
    '<head>',
    `<head><link rel="expect" href="#${known ?? NAME}" blocking="render"/>`,
  )
}
