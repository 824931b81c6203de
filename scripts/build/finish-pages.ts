import { doTasks } from '../workers/do-tasks'
import { type FinishedPage, type Weighed, weighPages } from './budgets'
import { fileOf, filesBelow, pagesFolder } from './build-files'
import { hintScripts } from './compile-hints'
import { refuseUnprotectedPages } from './page-policy'

/** Few enough that no core waits long for the other at the end. */
const PAGES_IN_A_TASK = 40

/**
 * Has every page finished (finish-page.ts), on all cores. Then gives the scripts that pages ask for at first V8's hint and
 * weighs all.
 * @throws Error that names a page which lacks what a page of Next's has, which would go out without its policy, or which is
 * over the budget of its family
 */
export async function finishPages(buildFolder: string): Promise<Weighed[]> {
  refuseUnprotectedPages(buildFolder)
  const files = filesBelow(pagesFolder(buildFolder), '.html')
  const tasks = Array.from({ length: Math.ceil(files.length / PAGES_IN_A_TASK) }, (_, at) => ({
    buildFolder,
    files: files.slice(at * PAGES_IN_A_TASK, (at + 1) * PAGES_IN_A_TASK),
  }))
  const finished: FinishedPage[] = []
  await doTasks('pages', tasks, some => finished.push(...some))
  const scripts = new Set(finished.flatMap(page => page.scripts))
  hintScripts([...scripts].map(address => fileOf(buildFolder, address)))
  const weighed = weighPages(buildFolder, finished)
  const faults = weighed.flatMap(family => family.faults)
  if (faults.length > 0)
    throw new Error(`Heavier than scripts/build/budgets.ts allows:\n  ${faults.join('\n  ')}`)
  return weighed
}
