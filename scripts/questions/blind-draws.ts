import type { Question } from '@/lib/exams/question'
import { createRandom } from '@/lib/exams/random'
import type { Template } from '@/lib/exams/template'
import { compiledFiles } from '@/lib/server/content/compiled-questions'
import { contentHash, textOf } from '../content/bundle'
import { readTemplates, templateAddresses } from './question-files'

export const FOLDER = '.data/questions'
const DRAWS = 3

/** What a second reader is given: three draws of each template, numbered through. */
export type Drawn = { number: number; address: string; template: Template; question: Question }

/** The files of a reading: the student's page, the key, and the figures. */
export function filesOf(folder: string) {
  const name = folder
    .replace(/^content\/questions\//, '')
    .replace(/(\.ts|\/)$/, '')
    .replaceAll('/', '-')
  return {
    page: `${FOLDER}/${name}.blind.txt`,
    key: `${FOLDER}/${name}.key.txt`,
    figures: `${FOLDER}/${name}.blind.png`,
    keyFigures: `${FOLDER}/${name}.key.png`,
  }
}

/** Draws in an order that tells nothing of the templates: all first draws, all second, all third. */
export function drawsOf(
  templates: readonly { address: string; template: Template }[],
  seed: string,
): Drawn[] {
  const rounds = Array.from({ length: DRAWS }, (_, round) => {
    const random = createRandom(`${seed} ${round}`)
    return random.shuffle(templates).map(each => ({
      ...each,
      question: each.template.draw(`blind ${seed} ${round}`).question,
    }))
  })
  return rounds.flat().map((each, at) => ({ number: at + 1, ...each }))
}

export function templatesIn(folder: string): { address: string; template: Template }[] {
  const addresses = templateAddresses([folder])
  if (addresses.length === 0) throw new Error(`No file of templates matches ${folder}`)
  return addresses.flatMap(address =>
    readTemplates(address).templates.map(template => ({ address, template })),
  )
}

/** Of the code behind the draws: a key of other code is no key of these questions. */
export function codeOf(folder: string): string {
  const files = compiledFiles()
  return contentHash(...templateAddresses([folder]).map(address => files[address]?.hash ?? ''))
}

/** Seed and code stand in the first line of the key. */
export const keyHead = (folder: string, seed: string): string =>
  `Key of ${folder}. Seed ${seed}, code ${codeOf(folder)}.`

/** @throws Error when there is no key, or the templates were changed since */
export function seedOfKey(folder: string): string {
  const [head = ''] = textOf(filesOf(folder).key).split('\n')
  const [, seed = ''] = /Seed (\w+), code/.exec(head) ?? []
  if (seed === '') throw new Error(`There is no key of ${folder}: begin with --blind`)
  if (head !== keyHead(folder, seed))
    throw new Error(`${folder} was changed since it was drawn: begin with --blind`)
  return seed
}
