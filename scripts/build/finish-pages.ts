import { createHash } from 'node:crypto'
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type Weighed, weighPages } from './budgets'
import { filesBelow } from './build-files'
import { hintScripts } from './compile-hints'
import { finishDocument } from './document'
import { leanData } from './flight'
import { scriptsOf } from './late-scripts'
import { type PageMeta, type Protect, pageProtection, refuseUnprotectedPages } from './page-policy'

/** Next's own page for a failed render; we cannot change its style attributes, only that they are ignored. */
const NOT_OURS = '_global-error'
/** The same data as in the page's .rsc file, for tests of Next's: no browser asks for it. */
const WHOLE_PAGE = '/_full'

type Finish = {
  folder: string
  sizeOf: (address: string) => number
  protect: Protect
  /** The first file that holds a segment, by the hash of its data. */
  shared: Map<string, string>
}

/** Layouts are the same for all pages below them: a segment that another page has is one file under a second name. */
function writeSegment(file: string, data: Buffer, shared: Finish['shared']): void {
  const hash = createHash('sha256').update(data).digest('base64')
  const first = shared.get(hash)
  rmSync(file)
  if (!first) shared.set(hash, file)
  if (first && tryLink(first, file)) return
  writeFileSync(file, data)
}

/** @returns false where the file system has no second names, or no more of them */
function tryLink(existing: string, file: string): boolean {
  try {
    linkSync(existing, file)
    return true
  } catch {
    return false
  }
}

/** Links for style sheets in what soft navigations fetch, whole or by segments. @returns the segments that are left */
function finishData(base: string, segments: readonly string[], shared: Finish['shared']): string[] {
  const left = segments.filter(each => each !== WHOLE_PAGE)
  writeFileSync(`${base}.rsc`, leanData(readFileSync(`${base}.rsc`)))
  for (const file of left.map(each => `${base}.segments${each}.segment.rsc`))
    writeSegment(file, leanData(readFileSync(file)), shared)
  rmSync(`${base}.segments${WHOLE_PAGE}.segment.rsc`, { force: true })
  return left
}

function finishPage(
  file: string,
  { folder, sizeOf, protect, shared }: Finish,
): { page: string; html: string } {
  const base = file.replace(/\.html$/, '')
  const page = relative(folder, base)
  const isNotOurs = page === NOT_OURS
  try {
    const html = finishDocument(readFileSync(file, 'utf8'), { sizeOf, isWithoutSheets: isNotOurs })
    const meta = JSON.parse(readFileSync(`${base}.meta`, 'utf8')) as PageMeta
    const segmentPaths = finishData(base, meta.segmentPaths ?? [], shared)
    writeFileSync(file, html)
    writeFileSync(`${base}.meta`, JSON.stringify(protect(page, html, { ...meta, segmentPaths }, isNotOurs)))
    return { page, html }
  } catch (fault) {
    throw new Error(`${page}: ${fault instanceof Error ? fault.message : fault}`, { cause: fault })
  }
}

/**
 * Reads every page that Next built once and writes it as readers get it: each style sheet once, scripts when the text has
 * been painted, its policy beside it. Then gives the scripts that pages ask for at first V8's hint and weighs all.
 * @throws Error that names a page which lacks what a page of Next's has, which would go out without its policy, or which is
 * over the budget of its family
 */
export async function finishPages(buildFolder: string): Promise<Weighed[]> {
  refuseUnprotectedPages(buildFolder)
  const folder = join(buildFolder, 'server', 'app')
  const fileOf = (address: string) => join(buildFolder, address.replace('/_next/', ''))
  const finish = {
    folder,
    sizeOf: (address: string) => statSync(fileOf(address)).size,
    protect: await pageProtection(),
    shared: new Map<string, string>(),
  }
  const pages = filesBelow(folder, '.html').map(file => {
    const { page, html } = finishPage(file, finish)
    // Beside the main thread, so that the next page does not wait.
    return promisify(gzip)(html).then(({ length }) => ({ page, document: length, scripts: scriptsOf(html) }))
  })
  const finished = await Promise.all(pages)
  hintScripts([...new Set(finished.flatMap(({ scripts }) => scripts))].map(fileOf))
  const weighed = weighPages(buildFolder, finished)
  const faults = weighed.flatMap(family => family.faults)
  if (faults.length > 0)
    throw new Error(`Heavier than scripts/build/budgets.ts allows:\n  ${faults.join('\n  ')}`)
  return weighed
}
