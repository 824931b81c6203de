/**
 * With inlined CSS, Next writes the whole text of a page's style sheets into its flight data wherever a sheet is named:
 * twice in a document, twice in its .rsc file and again in the files of its segments, half of what those weigh. React needs the
 * address alone, if it is told of a link: a sheet whose link stands in the document (document.ts puts it there) is taken
 * for loaded, and any other is fetched before what needs it is shown.
 */

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

const SHEET =
  /\["\$","style",(null|"[^"]*"),\{[^{}]*?"precedence":"next","href":"(\/_next\/static\/[^"]+\.css)","children":"((?:[^"\\]|\\.)*)"\}\]/g
/** A sheet in any other shape: its text would stay. */
const UNKNOWN_SHEET = /\["\$","style",[^{}]*\{[^{}]*"precedence":/

/**
 * The flight data with a link in place of each style sheet, without the rows of text that only sheets refer to. No hint to
 * preload a sheet goes with it: React takes a sheet with a preload for loaded and would show the page before it is.
 * @throws Error for data of a shape that we do not know, which the build should not hide
 */
function linkSheets(flight: readonly Row[]): Row[] {
  const dropped = new Set<string>()
  const linked = flight.map(row => {
    if (row.tag.startsWith('T')) return row
    const line = row.body.toString('utf8').replace(SHEET, (_, key: string, href: string, text: string) => {
      if (text.startsWith('$')) dropped.add(text.slice(1))
      return `["$","link",${key},{"rel":"stylesheet","precedence":"next","href":"${href}"}]`
    })
    if (UNKNOWN_SHEET.test(line)) throw new Error(`Flight row ${row.id} holds a style sheet of another shape`)
    return { ...row, body: Buffer.from(line) }
  })
  return withoutRows(linked, dropped)
}

const WRITTEN = /"written":"\$([0-9a-f]+)"/g

/**
 * The flight data of a document without the texts that stand in it (components/notes/written-text.client.tsx takes them from there).
 * Data of soft ways keep theirs. @throws Error when a text is used for something else as well
 */
function withoutWritten(flight: readonly Row[]): Row[] {
  const dropped = new Set<string>()
  const rows = flight.map(row => {
    if (row.tag.startsWith('T')) return row
    const line = row.body.toString('utf8').replace(WRITTEN, (_, id: string) => {
      dropped.add(id)
      return '"written":""'
    })
    return { ...row, body: Buffer.from(line) }
  })
  return withoutRows(rows, dropped)
}

/** Not-found pages that layouts carry for errors of a render. Ours are all made in the build: a missing page has its own. */
const FALLBACK = 'notFound'

/** A row that is JSON, with nothing in place of each fallback. */
function withoutFallback(json: string): string {
  if (!json.includes(`"${FALLBACK}":[`)) return json
  const read = JSON.parse(json, (key, value) => (key === FALLBACK ? '$undefined' : value))
  return `${JSON.stringify(read)}\n`
}

/** @returns the ids of rows that the rows with these ids lead to, themselves included */
function reached(rows: readonly Row[], roots: readonly string[]): Set<string> {
  const bodies = new Map(
    rows.map(({ id, tag, body }) => [id, tag.startsWith('T') ? '' : body.toString('utf8')]),
  )
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const [, next = ''] of (bodies.get(id) ?? '').matchAll(/"\$[A-Za-z@]?([0-9a-f]+)/g)) visit(next)
  }
  roots.forEach(visit)
  return found
}

/** The flight data without the not-found page of each layout, 15 KB of every document, and the rows that only they need. */
function withoutFallbacks(before: readonly Row[]): Row[] {
  const after = before.map(row =>
    /^[[{]/.test(row.tag + row.body.subarray(0, 1).toString())
      ? { ...row, body: Buffer.from(withoutFallback(row.body.toString('utf8'))) }
      : row,
  )
  // Rows that nothing led to before are there for another reason.
  const wereReached = reached(before, ['0'])
  const areReached = reached(after, ['0'])
  return after.filter(({ id }) => areReached.has(id) || !wereReached.has(id))
}

/** The rows but those texts. @throws Error when another row names one of them */
function withoutRows(rows: readonly Row[], dropped: ReadonlySet<string>): Row[] {
  const rest = rows.filter(({ id, tag }) => !(tag.startsWith('T') && dropped.has(id)))
  for (const { tag, body } of rest) {
    if (tag.startsWith('T')) continue
    const id = [...dropped].find(each => body.includes(`"$${each}"`))
    if (id) throw new Error(`Flight row ${id} is used for something else as well`)
  }
  return rest
}

const written = (rows: readonly Row[]) =>
  Buffer.concat(rows.flatMap(({ id, tag, body }) => [Buffer.from(`${id}:${tag}`), body]))

const lean = (flight: Buffer) => withoutFallbacks(linkSheets(rowsOf(flight)))

/** What soft ways fetch, with links for style sheets and without the not-found pages of layouts. @throws Error for data of another shape */
export function leanData(flight: Buffer): Buffer {
  return written(lean(flight))
}

/** As `leanData`, for a document: without the texts that stand in it, too. @throws Error for data of another shape */
export function leanDocumentData(flight: Buffer): Buffer {
  return written(withoutWritten(lean(flight)))
}
