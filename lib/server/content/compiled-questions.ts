import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Template, TemplateFacts, Weight } from '@/lib/exams/template'

/**
 * Written by `npm run content` (scripts/questions/compile-banks.ts). What is built of the site imports no template: its
 * time and size do not grow with the banks.
 */
export const COMPILED_QUESTIONS = join(process.cwd(), '.content', 'questions')

/** Of each file of templates what is asked without loading it, in the folder of the compiled. */
export const FACTS = 'facts.json'

/** A file of templates as it was compiled. */
export type CompiledFile = {
  /** Of its code with all that it uses. */
  hash: string
  /** Of the code that found out what is said here of its templates. */
  by: string
  templates: readonly CompiledTemplate[]
}

/** What is asked of templates without loading them. `drawn`: a hash of what it draws from a few seeds. */
export type CompiledTemplate = TemplateFacts & { id: string; drawn: string; weight: Weight }

export type CompiledFiles = Readonly<Record<string, CompiledFile>>

/** By address, '<level>/<subject>/<sub-topic>/<file>'. Empty before the first compilation. */
export function compiledFiles(folder = COMPILED_QUESTIONS): CompiledFiles {
  const file = join(folder, FACTS)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** A module that no bundler follows: the server's own `require` finds it when it is asked for. @throws Error when it is not there */
export function loadTemplates(address: string, folder = COMPILED_QUESTIONS): readonly Template[] {
  const load = createRequire(join(folder, FACTS))
  const { templates } = load(join(folder, `${address}.cjs`)) as { templates?: readonly Template[] }
  if (!Array.isArray(templates)) throw new Error(`${address} exports no templates`)
  return templates
}
