import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { newSeed } from '@/lib/exams/build-paper'
import { textOf } from '../content/bundle'
import { writeFigureSheet } from '../content/figure-sheet'
import { type Compared, compare, type Reading, readAnswers } from './blind-answers'
import { type Drawn, drawsOf, FOLDER, filesOf, seedOfKey, templatesIn } from './blind-draws'
import { blindReading } from './blind-page'
import { sourceOf } from './question-files'
import { signed, signedRecall } from './sign'

/** Writes what a second reader solves, and the key. */
export function writeBlind(folder: string): void {
  const seed = newSeed(Math.random)
  const drawn = drawsOf(templatesIn(folder), seed)
  const { page, key, figures, answers } = blindReading(folder, seed, drawn)
  const files = filesOf(folder)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(files.page, page)
  writeFileSync(files.key, key)
  if (figures.length > 0) writeFigureSheet(files.figures, figures)
  if (answers.length > 0) writeFigureSheet(files.keyFigures, answers)
  console.log(`✓ ${drawn.length} questions of seed ${seed}: ${files.page}; key: ${files.key}`)
}

export type TemplateRead = {
  id: string
  address: string
  name: string
  compared: Compared[]
  isRead: boolean
}

const keyOf = ({ address, template }: Drawn): string => `${address} ${template.id}`

/**
 * By template, in the order of the files. Read is what agrees wholly, or what the reader says was read while no typed
 * answer differs from the key: whoever erred mends the own line first, so that no wrong key is signed in passing.
 */
export function comparedByTemplate(drawn: readonly Drawn[], reading: Reading): TemplateRead[] {
  const byId = new Map<string, Drawn[]>()
  const sorted = drawn.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  for (const each of sorted) byId.set(keyOf(each), [...(byId.get(keyOf(each)) ?? []), each])
  return [...byId.values()].flatMap(draws => {
    const [first] = draws
    if (!first) return []
    const { address, template } = first
    const compared = draws.flatMap(each => compare(each, reading))
    const isOk = reading.ok.has(template.id)
    const isRead = compared.every(({ verdict }) => verdict === 'agrees' || (isOk && verdict !== 'differs'))
    return { id: template.id, address, name: template.name, compared, isRead }
  })
}

function print({ id, compared, isRead }: TemplateRead): void {
  const count = (wanted: Compared['verdict']) => compared.filter(({ verdict }) => verdict === wanted).length
  const sums = [
    `${count('agrees')} agree`,
    `${count('differs')} differ`,
    `${count('missing')} missing`,
    `${count('eye')} for the eye`,
  ]
  console.log(`\n${isRead ? '✓' : '·'} ${id}: ${sums.filter(each => !each.startsWith('0')).join(', ')}`)
  for (const { place, verdict, typed, right } of compared)
    if (verdict === 'differs') console.log(`  ✗ ${place}: "${typed}", the key has "${right}"`)
}

/** Compares a reader's answers with the key; with a day, signs what was read. @returns whether all could be signed */
export function compareAnswers(folder: string, file: string, day: string | null): void {
  const drawn = drawsOf(templatesIn(folder), seedOfKey(folder))
  const reading = readAnswers(readFileSync(file, 'utf8'))
  const unknown = [...reading.ok].filter(id => !drawn.some(({ template }) => template.id === id))
  if (unknown.length > 0) throw new Error(`There is no template ${unknown.join(', ')} in ${folder}`)
  const templates = comparedByTemplate(drawn, reading)
  for (const each of templates) print(each)
  const read = templates.filter(({ isRead }) => isRead)
  console.log(`\n${read.length} of ${templates.length} templates are read`)
  if (day !== null) for (const each of read) signTemplate(each, day)
}

/** The day of `checked` is set here and nowhere else. */
function signTemplate({ address, name, id }: TemplateRead, day: string): void {
  const file = sourceOf(address)
  const sign = address.endsWith('/recall') ? signedRecall : signed
  const text = sign(textOf(file), name, day)
  if (text === null) {
    process.exitCode = 1
    console.log(`✗ ${file}: no place for the day of ${id} was found`)
    return
  }
  writeFileSync(file, text)
  console.log(`✓ ${id}: checked ${day}`)
}
