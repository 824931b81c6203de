import { HOLD_PRESSES } from './early-presses'
import { firstRules, namesIn } from './first-rules'
import { withFirstScreen } from './first-screen'
import { leanDocumentData } from './flight'
import { loader } from './late-scripts'
import { SPECULATION_RULES } from './speculation-rules'
import { withUsedIcons } from './used-icons'

const OPENING = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const PUSH = /<script>self\.__next_f\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)<\/script>/g
const JOINED_SHEETS = /(<style\b[^>]*\bdata-href="([^"]*)"[^>]*>)([\s\S]*?)<\/style>/g
const ASYNC_SCRIPT = /<script src="(\/_next\/static\/[^"]+)"(?: id="_R_")? async=""><\/script>/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/?>/g

type Options = {
  /** Of an address, in any unit. */
  sizeOf: (address: string) => number
  /** Next's own page for a failed render has its styles in a plain element. */
  isWithoutSheets?: boolean
}

/** A string of a script, in single quotes, since flight data are full of double ones. Nothing in it ends the script. */
function scriptString(text: string): string {
  const escaped = text.replace(/[\\'\p{Cc}\u2028\u2029]|<(?=!--|\/?script)/giu, each =>
    each === '\\' || each === "'"
      ? `\\${each}`
      : each === '\n'
        ? '\\n'
        : `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `'${escaped}'`
}

function withOneFlight(html: string): string {
  const pushes = [...html.matchAll(PUSH)]
  const first = pushes[0]
  const last = pushes.at(-1)
  if (!first || !last || !html.includes(OPENING)) throw new Error('no flight data')
  const end = last.index + last[0].length
  if (html.slice(first.index, end) !== pushes.map(([all]) => all).join(''))
    throw new Error('flight data in more than one run')
  const written = pushes.map(([, json = '[1,""]']) => (JSON.parse(json) as [1, string])[1]).join('')
  const flight = leanDocumentData(Buffer.from(written)).toString('utf8')
  return `${html.slice(0, first.index)}<script>self.__next_f.push([1,${scriptString(flight)}])</script>${html.slice(end)}`
}

/**
 * The rules that the page needs at first, and a link beside them for each sheet that they are from: React, and the bundler
 * for parts that come later, look for a link before they load a sheet. Browsers do not fetch a link that is disabled; the
 * loader enables it (late-scripts.ts). Without scripts all sheets come at once.
 */
function withKnownSheets(html: string, isWithoutSheets: boolean): string {
  let count = 0
  const names = namesIn(html)
  const known = html.replace(JOINED_SHEETS, (_, opening: string, hrefs: string, styles: string) => {
    const sheets = hrefs.split(' ')
    const link = (href: string, more: string) => `<link rel="stylesheet" ${more}href="${href}"`
    const links = sheets.map(href => `${link(href, 'data-precedence="next" ')} disabled=""/>`)
    count += links.length
    const atOnce = sheets.map(href => `${link(href, '')}/>`).join('')
    return `${opening}${firstRules(styles, names)}</style>${links.join('')}<noscript>${atOnce}</noscript>`
  })
  if (count === 0 && !isWithoutSheets) throw new Error('no style sheet')
  return known
}

function withLateScripts(html: string, sizeOf: (address: string) => number): string {
  const end = html.lastIndexOf('</body>')
  const head = html.indexOf('</head>')
  const named = [...new Set([...html.matchAll(ASYNC_SCRIPT)].map(([, src = '']) => src))]
  if (end < 0 || head < 0) throw new Error('no head or body')
  if (named.length === 0) throw new Error('no scripts')
  const scripts = named.sort((one, other) => sizeOf(one) - sizeOf(other))
  const without = (text: string) => text.replace(ASYNC_SCRIPT, '')
  const start = without(html.slice(0, head)).replace(SCRIPT_PRELOAD, '')
  return `${start}${without(html.slice(head, end))}${SPECULATION_RULES}<script>${loader(scripts)};${HOLD_PRESSES}</script>${html.slice(end)}`
}

/**
 * The document as readers get it: each style sheet once, the icons that it shows, its first screen painted whole
 * (first-screen.ts), scripts when the text has been painted (late-scripts.ts).
 * @throws Error that says what a page of Next's lacks, so that no update of Next passes unseen
 */
export function finishDocument(html: string, { sizeOf, isWithoutSheets = false }: Options): string {
  const once = withUsedIcons(withOneFlight(html))
  return withFirstScreen(withLateScripts(withKnownSheets(once, isWithoutSheets), sizeOf))
}
