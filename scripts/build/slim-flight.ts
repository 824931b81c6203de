/**
 * With inlined CSS, Next sends a page's style sheets three times: once in the document's <style> and twice in its
 * flight data. React never reads the latter: a style sheet with a `href` that stands in the document is found there
 * (`style[data-href~=…]`) and its text is not looked at. Soft navigations load their own flight data (.rsc), which
 * stays whole. So the copies inside the document are emptied: some 20 KB of a compressed note of 67.
 */

const OPENING = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const PUSH = /<script>self\.__next_f\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)<\/script>/g

type Row = { id: string; tag: string; body: Buffer }

/** Rows are `id:` and a line, or `id:T` with a length in hexadecimal bytes, a comma and as many bytes. */
function rowsOf(flight: Buffer): Row[] {
  const rows: Row[] = []
  let at = 0
  while (at < flight.length) {
    const colon = flight.indexOf(':', at)
    if (colon < 0) throw new Error('Flight data ends inside a row')
    const id = flight.toString('utf8', at, colon)
    const isText = flight[colon + 1] === 'T'.charCodeAt(0)
    const comma = isText ? flight.indexOf(',', colon) : -1
    const start = isText ? comma + 1 : colon + 1
    const length = isText
      ? Number.parseInt(flight.toString('utf8', colon + 2, comma), 16)
      : flight.indexOf('\n', start) + 1 - start
    if (!(length > 0)) throw new Error(`Flight row ${id} has no end`)
    rows.push({
      id,
      tag: flight.toString('utf8', colon + 1, start),
      body: flight.subarray(start, start + length),
    })
    at = start + length
  }
  return rows
}

const STYLE_TEXT = /("href":"(\/_next\/static\/[^"]+\.css)","children":)"((?:[^"\\]|\\.)*)"/g

/** Addresses of the sheets that the document joins into its style. */
export function joinedSheets(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*\bdata-href="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  )
}

/** Empties the style sheets that `hrefs` names, and drops the rows of text that nothing else refers to. */
function slimRows(rows: readonly Row[], hrefs: ReadonlySet<string>): Buffer {
  const dropped = new Set<string>()
  const slimmed = rows.map(row => {
    if (row.tag.startsWith('T')) return row
    const line = row.body
      .toString('utf8')
      .replace(STYLE_TEXT, (all, head: string, href: string, text: string) => {
        if (!hrefs.has(href)) return all
        if (text.startsWith('$')) dropped.add(text.slice(1))
        return `${head}""`
      })
    return { ...row, body: Buffer.from(line) }
  })
  const rest = slimmed.filter(({ id, tag }) => !(tag.startsWith('T') && dropped.has(id)))
  const kept = rest.filter(({ tag }) => !tag.startsWith('T')).map(({ body }) => body.toString('utf8'))
  for (const id of dropped) {
    if (kept.some(line => line.includes(`"$${id}"`)))
      throw new Error(`Flight row ${id} is more than a style sheet`)
  }
  return Buffer.concat(rest.flatMap(({ id, tag, body }) => [Buffer.from(`${id}:${tag}`), body]))
}

/** As Next writes strings into scripts. */
function scriptString(text: string): string {
  return JSON.stringify(text).replace(
    /[&<>\u2028\u2029]/g,
    each => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/**
 * The document without the second and third copy of its style sheets. A document of another shape than expected is
 * given back as it is. @throws Error when the flight data cannot be read, which the build should not hide
 */
export function slimFlight(html: string): string {
  const pushes = [...html.matchAll(PUSH)]
  const first = pushes[0]
  const last = pushes.at(-1)
  if (!first || !last || !html.includes(OPENING)) return html
  const end = last.index + last[0].length
  const isOneRun = html.slice(first.index, end) === pushes.map(([all]) => all).join('')
  const hrefs = new Set(joinedSheets(html))
  if (!isOneRun || hrefs.size === 0) return html
  const flight = Buffer.from(
    pushes.map(([, json = '[1,""]']) => (JSON.parse(json) as [1, string])[1]).join(''),
  )
  const slim = slimRows(rowsOf(flight), hrefs).toString('utf8')
  return `${html.slice(0, first.index)}<script>self.__next_f.push([1,${scriptString(slim)}])</script>${html.slice(end)}`
}
