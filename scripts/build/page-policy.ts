import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyticsSnippets } from './analytics-snippets'
import { contentPolicy, inlineParts, PolicyFault, sha256 } from './content-policy'
import { policyExtras } from './policy-extras'
import { sonnerStyles } from './sonner-styles'

/** Pages that stand for addresses which do not exist or cannot be read; Next itself knows only one such page. */
const STATUSES: Readonly<Record<string, number>> = { 'reader/missing': 404, unreadable: 400 }

/** What Next keeps beside a prerendered page. */
export type PageMeta = { status?: number; headers?: Record<string, string>; segmentPaths?: string[] }

type PrerenderManifest = {
  routes: Record<string, { initialRevalidateSeconds: number | false }>
  dynamicRoutes: Record<string, { fallback: string | false | null }>
}

/**
 * The policy travels in a page's prerender metadata, so a page that is rendered or regenerated on request
 * would go out without it. Such a page stops the build.
 */
export function refuseUnprotectedPages(buildFolder: string): void {
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

export type Protect = (page: string, html: string, meta: PageMeta, tolerant: boolean) => PageMeta

/**
 * What writes a page's Content-Security-Policy into its metadata, which Next sends as headers,
 * and the status of pages that stand for no address. Of styles a policy names the document's own: sheets that a soft
 * navigation or a late part brings come as files, which are ours.
 */
export async function pageProtection(): Promise<Protect> {
  const snippets = analyticsSnippets()
  const toasts = await sonnerStyles()
  const extras = policyExtras()
  return (page, html, meta, tolerant) => {
    const { inlineScripts, inlineStyles } = inlineParts(html, page, tolerant)
    return {
      ...meta,
      ...(page in STATUSES ? { status: STATUSES[page] } : {}),
      headers: {
        ...meta.headers,
        'content-security-policy': contentPolicy(
          [...inlineScripts, ...snippets],
          [...new Set([...inlineStyles, ...toasts].map(sha256))].sort(),
          extras,
        ),
      },
    }
  }
}
