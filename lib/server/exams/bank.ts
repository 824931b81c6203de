import 'server-only'
import { setImmediate as letOthers } from 'node:timers/promises'
import type { Blueprint } from '@/lib/exams/blueprint'
import type { Template } from '@/lib/exams/template'
import { compiledFiles, loadTemplates } from '../content/compiled-questions'
import { processGlobal } from '../process-global'

type Bank = readonly Template[]
type Course = Pick<Blueprint, 'level' | 'subject'>

/** Every template of a subject, checked or not. Other requests are answered between its files. */
export async function loadBank({ level, subject }: Course): Promise<Bank> {
  const bank: Template[] = []
  for (const [address, { templates }] of Object.entries(compiledFiles())) {
    if (!address.startsWith(`${level}/${subject}/`)) continue
    const drawn = new Map(templates.map(each => [each.id, each.drawn]))
    for (const template of loadTemplates(address)) bank.push({ ...template, drawn: drawn.get(template.id) })
    await letOthers()
  }
  if (bank.length === 0)
    throw new Error(
      `There is no bank of questions for ${level}/${subject}; \`npm run content\` compiles them`,
    )
  return bank
}

/** The proof-read templates of a subject, loaded when the first paper of it is asked for. @throws Error when there is no bank */
export async function checkedBank(course: Course): Promise<Bank> {
  const banks = processGlobal('banks', () => new Map<string, Promise<Bank>>())
  const key = `${course.level}/${course.subject}`
  const known = banks.get(key)
  if (known) return await known
  const loading = loadBank(course).then(bank => bank.filter(({ checked }) => checked !== undefined))
  banks.set(key, loading)
  loading.catch(() => banks.delete(key))
  return await loading
}

/** One template of a subject, checked or not, without the rest of the bank. */
export function findTemplate({ level, subject }: Course, id: string): Template | null {
  const addresses = processGlobal('addresses', addressesByTemplate)
  const address = addresses.get(`${level}/${subject}/${id}`)
  const templates = address === undefined ? [] : loadTemplates(address)
  return templates.find(each => each.id === id) ?? null
}

function addressesByTemplate(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(compiledFiles()).flatMap(([address, { templates }]) =>
      templates.map(({ id }) => [`${address.split('/').slice(0, 2).join('/')}/${id}`, address]),
    ),
  )
}
