import { build } from 'esbuild'
import { OFFLINE_PAGE } from '@/lib/offline/worker-contract'
import { filesOfPages } from './page-files'

const SOURCE = 'lib/client/offline/worker/service-worker.ts'

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
      SHELL_FILES: JSON.stringify(filesOfPages(buildFolder, [OFFLINE_PAGE])),
    },
  })
  return Object.values(metafile.outputs).reduce((sum, output) => sum + output.bytes, 0)
}
