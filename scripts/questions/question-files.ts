import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Template } from '@/lib/exams/template'
import { loadTemplates } from '@/lib/server/content/compiled-questions'

export const QUESTIONS = 'content/questions'

/**
 * '<level>/<subject>/<sub-topic>/<style>[-more].ts' and 'recall.yaml' beside it hold templates; every other file is a
 * helper of such.
 */
const TEMPLATES =
  /^([^/]+\/[^/]+\/[^/]+\/(?:(?:choice|structured|practical|data|essays?|tour)(?:-[a-z0-9-]+)?(?=\.ts$)|recall(?=\.yaml$)))/

/** Address of a file of templates, '<level>/<subject>/<sub-topic>/<file>', and what it holds. */
export type TemplateFile = {
  address: string
  level: string
  subject: string
  templates: readonly Template[]
}

/** Addresses of all files of templates, in order; `wanted` keeps those that begin with one of its entries. */
export function templateAddresses(wanted: readonly string[] = [], folder = QUESTIONS): string[] {
  const names = wanted.map(each => each.replace(/^content\/questions\//, '').replace(/(\.ts|\.yaml|\/)$/, ''))
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .flatMap(name => TEMPLATES.exec(name.replaceAll('\\', '/'))?.[1] ?? [])
    .filter(
      address => names.length === 0 || names.some(name => address === name || address.startsWith(`${name}/`)),
    )
    .sort()
}

/** The file of an address. */
export function sourceOf(address: string, folder = QUESTIONS): string {
  return join(folder, `${address}${address.endsWith('/recall') ? '.yaml' : '.ts'}`)
}

/** As it was compiled: whoever reads sources that may have changed compiles them first. @throws Error when the file exports no list of templates */
export function readTemplates(address: string): TemplateFile {
  const [level = '', subject = ''] = address.split('/')
  return { address, level, subject, templates: loadTemplates(address) }
}
