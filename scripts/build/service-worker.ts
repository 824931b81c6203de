import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { OFFLINE_PAGE } from '@/lib/offline/worker-contract'

const SOURCE = 'lib/client/offline/worker/service-worker.ts'

/** Scripts that the offline page names; its style is inlined. */
function filesOfOfflinePage(buildFolder: string): string[] {
  const html = readFileSync(join(buildFolder, 'server', 'app', `${OFFLINE_PAGE}.html`), 'utf8')
  return [...new Set(Array.from(html.matchAll(/<script[^>]* src="([^"]+)"/g), ([, src = '']) => src))]
}

/** Bundles the service worker with the build's id, so that every build is a new worker. @returns its bytes. */
export async function bundleServiceWorker(
  buildFolder: string,
  version: string,
  target: string,
): Promise<number> {
  const { metafile } = await build({
    entryPoints: [SOURCE],
    outfile: target,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    metafile: true,
    define: {
      BUILD_VERSION: JSON.stringify(version),
      SHELL_FILES: JSON.stringify(filesOfOfflinePage(buildFolder)),
    },
  })
  return Object.values(metafile.outputs).reduce((sum, output) => sum + output.bytes, 0)
}
