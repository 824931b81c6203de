import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const FILES = {
  'package.json': '{"name":"bare","private":true,"type":"module"}',
  // The packages are linked in from outside the folder.
  'next.config.mjs': "export default { turbopack: { root: '/' } }",
  'app/layout.js':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }',
  'app/page.js': 'export default function Page() { return <main><h1>Bare</h1></main> }',
}

/** Builds a page with nothing in it, with this project's own Next. @returns its folder, for the caller to remove */
export function buildBareNext(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bare-next-'))
  mkdirSync(join(folder, 'app'))
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const next = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  })
  if (next.status !== 0) throw new Error(`The bare page did not build:\n${next.stdout}\n${next.stderr}`)
  return folder
}
