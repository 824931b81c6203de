import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesFolder } from './build-files'

/**
 * In place of Next's own. As that one does, it gives Next the configuration of the build: what reads the file itself is not
 * among what Next gathered, so that a Next that no longer knows the variable does not start.
 */
const START = `import { readFileSync } from 'node:fs'
process.chdir(new URL('.', import.meta.url).pathname)
const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'))
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
import('./.next/server/main.js')
`

/**
 * Puts what Next gathered, the pages as our build has changed them since, the files that browsers fetch and the banks into one
 * folder that needs no node_modules beside it: `node server.js` in there starts the site. @returns the folder
 */
export function gatherStandalone(buildFolder: string, target: string): string {
  rmSync(target, { recursive: true, force: true })
  cpSync(join(buildFolder, 'standalone'), target, { recursive: true, verbatimSymlinks: true })
  cpSync(pagesFolder(buildFolder), join(target, '.next', 'server', 'app'), { recursive: true })
  cpSync(join(buildFolder, 'static'), join(target, '.next', 'static'), { recursive: true })
  cpSync('public', join(target, 'public'), { recursive: true })
  const main = join('.next', 'server', 'main.js')
  cpSync(join(buildFolder, 'server', 'main.js'), join(target, main))
  writeFileSync(join(target, 'server.js'), START)
  const questions = join('.content', 'questions')
  cpSync(questions, join(target, questions), { recursive: true })
  return target
}
