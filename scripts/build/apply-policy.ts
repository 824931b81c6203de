import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { analyticsSnippets } from './analytics-snippets'
import { filesBelow } from './build-files'
import { contentPolicy, inlineParts, PolicyFault, sha256 } from './content-policy'
import { policyExtras } from './policy-extras'
import { joinedSheets } from './slim-flight'
import { sonnerStyles } from './sonner-styles'

/** Next's own page for a failed render; we cannot change its style attributes, only that they are ignored. */
const NOT_OURS = /_global-error\.html$/

/** What a browser may render ahead: the file below public, as the value of a structured header. */
const SPECULATION_RULES = '"/speculation-rules.json"'

/** Pages that stand for addresses which do not exist or cannot be read; Next itself knows only one such page. */
const STATUSES: readonly [RegExp, number][] = [
  [/[\\/]reader[\\/]missing\.html$/, 404],
  [/[\\/]app[\\/]unreadable\.html$/, 400],
]

type PageMeta = { status?: number; headers?: Record<string, string> }

type PrerenderManifest = {
  routes: Record<string, { initialRevalidateSeconds: number | false }>
  dynamicRoutes: Record<string, { fallback: string | false | null }>
}

/**
 * The policy travels in a page's prerender metadata, so a page that is rendered or regenerated on request
 * would go out without it. Such a page stops the build.
 */
function refuseUnprotectedPages(buildFolder: string): void {
  const read = (name: string) => JSON.parse(readFileSync(join(buildFolder, name), 'utf8'))
  const manifest = read('prerender-manifest.json') as PrerenderManifest
  const paths = read('server/app-paths-manifest.json') as Record<string, string>
  const faults: string[] = []
  for (const [route, { initialRevalidateSeconds }] of Object.entries(manifest.routes)) {
    if (initialRevalidateSeconds !== false) faults.push(`${route}: revalidates`)
  }
  for (const [route, { fallback }] of Object.entries(manifest.dynamicRoutes)) {
    if (fallback !== false) faults.push(`${route}: renders unknown addresses on request (dynamicParams)`)
  }
  const plain = (path: string) => path.replace(/\/\([^)]+\)/g, '').replace(/\/page$/, '') || '/'
  for (const path of Object.keys(paths).filter(each => each.endsWith('/page'))) {
    const route = plain(path)
    if (!(route in manifest.routes) && !(route in manifest.dynamicRoutes))
      faults.push(`${route}: not prerendered`)
  }
  if (faults.length > 0) throw new PolicyFault(`Pages without a policy:\n  ${faults.join('\n  ')}`)
}

/**
 * The texts of the sheets that documents join into their style: a soft navigation adds those of the next page one by one.
 * A sheet that no document names comes with a part that is loaded later, by a link, which the policy allows as our own.
 */
function sheetsOfPages(buildFolder: string, documents: readonly string[]): string[] {
  return [...new Set(documents.flatMap(joinedSheets))].map(name =>
    readFileSync(join(buildFolder, name.replace('/_next/', '')), 'utf8'),
  )
}

/**
 * Writes the Content-Security-Policy of every prerendered page into its metadata, which Next sends as headers; what
 * may be rendered ahead; and the status of pages that stand for no address. Comes last: the hashes are those of its input.
 * @returns how many pages carry one. @throws PolicyFault where a page would go out without.
 */
export async function applyPolicy(buildFolder: string): Promise<number> {
  refuseUnprotectedPages(buildFolder)
  const pages = filesBelow(join(buildFolder, 'server', 'app'), '.html').map(file => {
    const html = readFileSync(file, 'utf8')
    return { file, html, ...inlineParts(html, relative(buildFolder, file), NOT_OURS.test(file)) }
  })
  const added = [
    ...sheetsOfPages(
      buildFolder,
      pages.map(({ html }) => html),
    ),
    ...(await sonnerStyles()),
  ]
  const snippets = analyticsSnippets()
  for (const page of pages) {
    const metaFile = page.file.replace(/\.html$/, '.meta')
    const meta = JSON.parse(readFileSync(metaFile, 'utf8')) as PageMeta
    for (const [file, status] of STATUSES) if (file.test(page.file)) meta.status = status
    meta.headers = {
      ...meta.headers,
      'speculation-rules': SPECULATION_RULES,
      'content-security-policy': contentPolicy(
        [...page.inlineScripts, ...snippets],
        [...new Set([...page.inlineStyles, ...added].map(sha256))].sort(),
        policyExtras(),
      ),
    }
    writeFileSync(metaFile, JSON.stringify(meta))
  }
  return pages.length
}
