import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Puts what Next gathered, the pages as our build has changed them since, the files that browsers fetch and the banks into one
 * folder that needs no node_modules beside it: `node server.js` in there starts the site. @returns the folder
 */
export function gatherStandalone(buildFolder: string, target: string): string {
  rmSync(target, { recursive: true, force: true })
  cpSync(join(buildFolder, 'standalone'), target, { recursive: true, verbatimSymlinks: true })
  cpSync(join(buildFolder, 'server', 'app'), join(target, '.next', 'server', 'app'), { recursive: true })
  cpSync(join(buildFolder, 'static'), join(target, '.next', 'static'), { recursive: true })
  cpSync('public', join(target, 'public'), { recursive: true })
  const main = join('.next', 'server', 'main.js')
  cpSync(join(buildFolder, 'server', 'main.js'), join(target, main))
  // In place of Next's own. The configuration is read by Next, as everywhere.
  writeFileSync(
    join(target, 'server.js'),
    `process.chdir(new URL('.', import.meta.url).pathname)\nimport('./${main}')\n`,
  )
  for (const file of ['next.config.mjs', join('lib', 'site-headers.json')]) cpSync(file, join(target, file))
  const questions = join('.content', 'questions')
  cpSync(questions, join(target, questions), { recursive: true })
  return target
}
