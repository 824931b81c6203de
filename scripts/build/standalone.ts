import { cpSync, rmSync } from 'node:fs'
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
  const questions = join('.content', 'questions')
  cpSync(questions, join(target, questions), { recursive: true })
  return target
}
