import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Weighed, weighPages } from './budgets'
import { filesBelow } from './build-files'
import { hintScripts } from './compile-hints'
import { lateScripts, scriptsOf } from './late-scripts'
import { slimFlight } from './slim-flight'

/**
 * Makes what Next built lean: every page without the repeated style sheets, asking for its scripts when it has been
 * painted; the scripts that pages ask for at first with V8's hint. Then weighs all pages.
 * @throws Error that names each page over the budget of its family
 */
export function finishPages(buildFolder: string): Weighed[] {
  const folder = join(buildFolder, 'server', 'app')
  const fileOf = (address: string) => join(buildFolder, address.replace('/_next/', ''))
  const sizeOf = (address: string) => statSync(fileOf(address)).size
  const pages = filesBelow(folder, '.html').map(file => {
    const html = lateScripts(slimFlight(readFileSync(file, 'utf8')), sizeOf)
    writeFileSync(file, html)
    return { page: relative(folder, file).replace(/\.html$/, ''), html }
  })
  const scripts = new Set(pages.flatMap(({ html }) => scriptsOf(html)))
  hintScripts([...scripts].map(fileOf))
  const weighed = weighPages(buildFolder, pages)
  const faults = weighed.flatMap(family => family.faults)
  if (faults.length > 0)
    throw new Error(`Heavier than scripts/build/budgets.ts allows:\n  ${faults.join('\n  ')}`)
  return weighed
}
