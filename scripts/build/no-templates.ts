import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compiledFiles } from '@/lib/server/content/compiled-questions'
import { filesBelow } from './build-files'

/** Names of three words and more: shorter ones may be anything. */
const NAME = /["'`]([a-z0-9]+(?:-[a-z0-9]+){2,})["'`]/g

/** Banks are compiled on their own (ADR 67). @throws Error naming templates whose code went into what Next built */
export function refuseTemplates(buildFolder: string): number {
  const names = new Set(
    Object.values(compiledFiles()).flatMap(({ templates }) =>
      templates.map(({ id }) => id.replace(/^.*\//, '')),
    ),
  )
  const files = filesBelow(join(buildFolder, 'server'), '.js')
  const found = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(NAME)].flatMap(([, name = '']) =>
      names.has(name) ? `${name} in ${file}` : [],
    ),
  )
  if (found.length > 0)
    throw new Error(`${found.length} templates are in the site's build:\n  ${found.slice(0, 5).join('\n  ')}`)
  return files.length
}
