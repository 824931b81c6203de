import 'server-only'
import type { Blueprint } from '@/lib/exams/blueprint'
import type { Template } from '@/lib/exams/template'
import { type CompiledTemplate, compiledFiles, loadTemplates } from '../content/compiled-questions'
import { processGlobal } from '../process-global'

type Bank = readonly Template[]
type Course = Pick<Blueprint, 'level' | 'subject'>
/** `checked`: what a second person has read. */
type Banks = { all: Bank; checked: Bank }

const keyOf = ({ level, subject }: Course) => `${level}/${subject}`

/** The same lists at every call, null where nothing was compiled. */
export function findBanks(course: Course): Banks | null {
  return processGlobal('banks', readBanks).get(keyOf(course)) ?? null
}

function banksOf(course: Course): Banks {
  const banks = findBanks(course)
  if (!banks)
    throw new Error(`There is no bank of questions for ${keyOf(course)}; \`npm run content\` compiles them`)
  return banks
}

/**
 * Every template of a subject, checked or not. Papers are chosen by what was found out when the bank was compiled; the
 * code of a template is loaded when it is first drawn from.
 * @throws Error when there is no bank
 */
export const bankOf = (course: Course): Bank => banksOf(course).all

/** The proof-read templates of a subject. @throws Error when there is no bank */
export const checkedBank = (course: Course): Bank => banksOf(course).checked

/** One template of a subject, checked or not. */
export function findTemplate(course: Course, id: string): Template | null {
  return findBanks(course)?.all.find(each => each.id === id) ?? null
}

function readBanks(): ReadonlyMap<string, Banks> {
  const banks = new Map<string, Template[]>()
  for (const [address, { templates }] of Object.entries(compiledFiles())) {
    const [level = '', subject = ''] = address.split('/')
    const bank = banks.get(keyOf({ level, subject })) ?? []
    for (const each of templates) bank.push(drawnOnDemand(address, each))
    banks.set(keyOf({ level, subject }), bank)
  }
  const withChecked = (all: Bank): Banks => ({ all, checked: all.filter(each => each.checked !== undefined) })
  return new Map([...banks].map(([key, all]) => [key, withChecked(all)]))
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
