import 'server-only'
import type { Blueprint } from '@/lib/exams/blueprint'
import type { Template } from '@/lib/exams/template'
import { type CompiledTemplate, compiledFiles, loadTemplates } from '../content/compiled-questions'
import { processGlobal } from '../process-global'

type Bank = readonly Template[]
type Course = Pick<Blueprint, 'level' | 'subject'>

const keyOf = ({ level, subject }: Course) => `${level}/${subject}`

/**
 * Every template of a subject, checked or not. Papers are chosen by what was found out when the bank was compiled; the
 * code of a template is loaded when it is first drawn from.
 * @throws Error when there is no bank
 */
export function bankOf(course: Course): Bank {
  const bank = processGlobal('banks', readBanks).get(keyOf(course))
  if (!bank)
    throw new Error(`There is no bank of questions for ${keyOf(course)}; \`npm run content\` compiles them`)
  return bank
}

/** The proof-read templates of a subject: the same list at every call. @throws Error when there is no bank */
export function checkedBank(course: Course): Bank {
  const checked = processGlobal('checked banks', () => new Map<string, Bank>())
  const known = checked.get(keyOf(course))
  if (known) return known
  const bank = bankOf(course).filter(each => each.checked !== undefined)
  checked.set(keyOf(course), bank)
  return bank
}

/** One template of a subject, checked or not. */
export function findTemplate(course: Course, id: string): Template | null {
  const bank = processGlobal('banks', readBanks).get(keyOf(course))
  return bank?.find(each => each.id === id) ?? null
}

function readBanks(): ReadonlyMap<string, Bank> {
  const banks = new Map<string, Template[]>()
  for (const [address, { templates }] of Object.entries(compiledFiles())) {
    const [level = '', subject = ''] = address.split('/')
    const bank = banks.get(keyOf({ level, subject })) ?? []
    for (const each of templates) bank.push(drawnOnDemand(address, each))
    banks.set(keyOf({ level, subject }), bank)
  }
  return banks
}

function drawnOnDemand(address: string, facts: CompiledTemplate): Template {
  let loaded: Template | undefined
  return {
    ...facts,
    draw: seed => {
      loaded ??= loadTemplates(address).find(each => each.id === facts.id)
      if (!loaded) throw new Error(`${address} has no template ${facts.id} any more`)
      return loaded.draw(seed)
    },
  }
}
