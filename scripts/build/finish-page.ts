import { createHash } from 'node:crypto'
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import siteHeaders from '../../lib/site-headers.json'
import type { FinishedPage } from './budgets'
import { fileOf, pagesFolder } from './build-files'
import { finishDocument } from './document'
import { firstScreenOf } from './first-screen'
import { leanData } from './flight'
import { scriptsOf } from './late-scripts'
import { type PageMeta, type Protect, pageProtection } from './page-policy'

/** Next's own page for a failed render; we cannot change its style attributes, only that they are ignored. */
const NOT_OURS = '_global-error'
/** The same data as in the page's .rsc file, for tests of Next's: no browser asks for it. */
const WHOLE_PAGE = '/_full'

type Finish = {
  folder: string
  sizeOf: (address: string) => number
  protect: Protect
}

/** The first file of this process that holds a segment, by the hash of its data. */
const shared = new Map<string, string>()

/** Layouts are the same for all pages below them: a segment that another page has is one file under a second name. */
function writeSegment(file: string, data: Buffer): void {
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
function finishData(base: string, segments: readonly string[]): string[] {
  const left = segments.filter(each => each !== WHOLE_PAGE)
  writeFileSync(`${base}.rsc`, leanData(readFileSync(`${base}.rsc`)))
  for (const file of left.map(each => `${base}.segments${each}.segment.rsc`))
    writeSegment(file, leanData(readFileSync(file)))
  rmSync(`${base}.segments${WHOLE_PAGE}.segment.rsc`, { force: true })
  return left
}

/** What stands in every head of an answer beside them: its status, day, kind, encoding, tag and what it varies by. */
const HEAD_REST = 300

/** A head is not compressed on a line of HTTP/1.1. @returns bytes */
function headOf(headers: Readonly<Record<string, string>> = {}): number {
  const lines = Object.entries({ ...siteHeaders, ...headers })
  return lines.reduce((sum, [name, value]) => sum + name.length + value.length + ': \r\n'.length, HEAD_REST)
}

type Finished = { page: string; html: string; head: number }

function finishPage(file: string, { folder, sizeOf, protect }: Finish): Finished {
  const base = file.replace(/\.html$/, '')
  const page = relative(folder, base)
  const isNotOurs = page === NOT_OURS
  try {
    const html = finishDocument(readFileSync(file, 'utf8'), { sizeOf, isWithoutSheets: isNotOurs })
    const meta = JSON.parse(readFileSync(`${base}.meta`, 'utf8')) as PageMeta
    const segmentPaths = finishData(base, meta.segmentPaths ?? [])
    writeFileSync(file, html)
    const protectedMeta = protect(page, html, { ...meta, segmentPaths }, isNotOurs)
    writeFileSync(`${base}.meta`, JSON.stringify(protectedMeta))
    return { page, html, head: headOf(protectedMeta.headers) }
  } catch (fault) {
    throw new Error(`${page}: ${fault instanceof Error ? fault.message : fault}`, { cause: fault })
  }
}

/**
 * Reads some pages that Next built once and writes them as readers get them: each style sheet once, scripts when the text
 * has been painted, its policy beside it.
 * @throws Error that names a page which lacks what a page of Next's has, or which would go out without its policy
 */
export async function finishSome(buildFolder: string, files: readonly string[]): Promise<FinishedPage[]> {
  const finish = {
    folder: pagesFolder(buildFolder),
    sizeOf: (address: string) => statSync(fileOf(buildFolder, address)).size,
    protect: await pageProtection(),
  }
  // Beside the main thread, so that the next page does not wait.
  const zipped = promisify(gzip)
  const pages = files.map(async file => {
    const { page, html, head } = finishPage(file, finish)
    const [whole, first] = await Promise.all([zipped(html), zipped(firstScreenOf(html))])
    return { page, document: whole.length, first: head + first.length, scripts: scriptsOf(html) }
  })
  return Promise.all(pages)
}
