import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import YAML from 'yaml'
import { recallQuestions } from '@/lib/exams/authoring/recall'
import type { Template } from '@/lib/exams/template'

export const QUESTIONS = 'content/questions'

/** Address of a file of templates, '<level>/<subject>/<topic>/<file>', and what it holds. */
export type TemplateFile = {
  address: string
  level: string
  subject: string
  topic: string
  templates: readonly Template[]
}

/** Addresses of all files of templates, in order; `wanted` keeps those that begin with one of its entries. */
export function templateAddresses(wanted: readonly string[] = []): string[] {
  const names = wanted.map(each => each.replace(/^content\/questions\//, '').replace(/(\.ts|\/)$/, ''))
  return walk(QUESTIONS)
    .map(file => file.slice(QUESTIONS.length + 1).replace(/\.(ts|yaml)$/, ''))
    .filter(address => address.split('/').length === 4)
    .filter(
      address => names.length === 0 || names.some(name => address === name || address.startsWith(`${name}/`)),
    )
    .sort()
}

function walk(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return walk(path)
    return (name.endsWith('.ts') && !name.endsWith('.test.ts')) || name === 'recall.yaml' ? [path] : []
  })
}

/** @throws Error when the file exports no list of templates */
export async function readTemplates(address: string): Promise<TemplateFile> {
  const [level = '', subject = '', topic = ''] = address.split('/')
  if (existsSync(join(QUESTIONS, `${address}.yaml`)))
    return { address, level, subject, topic, templates: recallQuestions(topic.split('-')[0] ?? '', YAML.parse(readFileSync(join(QUESTIONS, `${address}.yaml`), 'utf8'))) }
  const loaded = (await import(pathToFileURL(join(QUESTIONS, `${address}.ts`)).href)) as {
    templates?: readonly Template[]
  }
  if (!loaded.templates) throw new Error(`${address} exports no templates`)
  return { address, level, subject, topic, templates: loaded.templates }
}
