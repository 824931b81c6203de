import { type Blueprint, rangeOf } from './blueprint'
import { buildPaper, type Paper } from './build-paper'
import { metIn, mocksApart, paperOfMock } from './mocks'
import { OBJECTIVES } from './question'
import { createRandom } from './random'
import { SITTINGS } from './setting/aims'
import { type Candidate, poolOf } from './setting/candidates'
import { chooseTemplates } from './setting/choose'
import { MEASURE_NAMES } from './setting/measures'
import type { Template } from './template'

/** How many papers of a blueprint are chosen to see what all of them keep to. */
const PAPERS_CHOSEN = 500
/** Papers in which a template may stand that none of those took in. */
const TRIES_OF_RARE = 10
/** Percent of the marks that an objective may be off, over all those papers. */
const OBJECTIVE_OFF = 8
/** Of a topic's share, what it is asked at least. */
const TOPIC_SHARE_LEAST = 0.6
/** Percent of the questions by which a letter's share may differ from a quarter. */
const LETTER_OFF = 5
/** Of fewer questions than this, chance alone takes a letter further from a quarter. */
const QUESTIONS_MANY = 60
const FRESH_SEEDS = ['AAAAAA', 'BBBBBB', 'CCCCCC']

type Bank = readonly Template[]
/** Papers of sections of candidates. */
type Chosen = readonly (readonly (readonly Candidate[])[])[]

/**
 * All that is wrong with the papers that a blueprint gives from a bank, a line each. What is said of the chosen papers
 * holds for every draw of them: marks and kinds of a template are the same in all, which questions:check sees to.
 * @throws Error when the bank cannot fill a section
 */
export function faultsOfPapers(blueprint: Blueprint, bank: Bank, count = PAPERS_CHOSEN): string[] {
  const papers = Array.from({ length: count }, (_, at) =>
    chooseTemplates(blueprint, bank, { random: createRandom(`seed ${at}`), met: new Map() }),
  )
  return [
    ...new Set(papers.flatMap(chosen => faultsOfSections(blueprint, chosen))),
    ...faultsOfObjectives(blueprint, papers),
    ...neverAsked(blueprint, bank, papers),
    ...faultsOfTopics(blueprint, papers),
    ...(blueprint.sort === 'mock' ? faultsOfSittings(blueprint, bank) : []),
    ...faultsOfLetters(blueprint, bank),
  ]
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

function countBy<T>(all: readonly T[], keyOf: (each: T) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const each of all) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1)
  return counts
}

/** A template twice, a wrong number of questions, wrong marks. */
export function faultsOfSections(blueprint: Blueprint, chosen: readonly (readonly Candidate[])[]): string[] {
  const ids = chosen.flat().map(({ template }) => template.id)
  const faults = new Set(ids).size === ids.length ? [] : ['a template stands twice in a paper']
  for (const [at, section] of blueprint.sections.entries()) {
    const own = chosen[at] ?? []
    const { least, most } = rangeOf(section, Number.POSITIVE_INFINITY)
    if (own.length < least || own.length > most)
      faults.push(`section ${section.id} has ${own.length} questions`)
    const marks = own.map(candidate => candidate.marks)
    const each = section.choose && section.marks / section.choose
    const isRight = each ? marks.every(one => one === each) : sumOf(marks) === section.marks
    if (!isRight)
      faults.push(`section ${section.id} has questions of ${marks.join(', ')} marks, wanted ${section.marks}`)
  }
  return faults
}

function faultsOfObjectives({ objectives }: Blueprint, papers: Chosen): string[] {
  const asked = papers.flat(2)
  const marks = sumOf(asked.map(candidate => candidate.marks))
  return OBJECTIVES.flatMap(objective => {
    const wanted = objectives[objective]
    if (wanted === undefined) return []
    const at = MEASURE_NAMES.indexOf(objective)
    const percent = (sumOf(asked.map(({ amounts }) => amounts[at] ?? 0)) / marks) * 100
    return Math.abs(percent - wanted) > OBJECTIVE_OFF
      ? [`${objective} has ${Math.round(percent)} % of the marks, wanted ${wanted} %`]
      : []
  })
}

/** Templates that no paper takes in, and none could. */
function neverAsked(blueprint: Blueprint, bank: Bank, papers: Chosen): string[] {
  const asked = new Set(papers.flat(2).map(({ template }) => template.id))
  return blueprint.sections
    .flatMap(section => poolOf(blueprint, section, bank))
    .flatMap(({ template }) =>
      asked.has(template.id) || canStand(blueprint, bank, template)
        ? []
        : [`${template.id} stands in none of ${papers.length} papers, nor could it`],
    )
}

/** In a large bank some are rare, so papers are made for a student who has met all else of their style. */
function canStand(blueprint: Blueprint, bank: Bank, { id, style }: Template): boolean {
  const others = bank.filter(each => each.id !== id && each.style === style)
  const met = new Map(others.map(each => [each.id, { turn: 0, seed: '' }] as const))
  return Array.from({ length: TRIES_OF_RARE }, (_, at) =>
    chooseTemplates(blueprint, bank, { random: createRandom(`rare ${at}`), met }),
  ).some(chosen => chosen.flat().some(({ template }) => template.id === id))
}

function faultsOfTopics({ sections }: Blueprint, papers: Chosen): string[] {
  return sections.flatMap(({ id, questions, topics }, at) => {
    if (typeof questions !== 'number') return []
    const asked = countBy(
      papers.flatMap(chosen => chosen[at] ?? []),
      ({ topic }) => topic,
    )
    const shares = sumOf(Object.values(topics))
    return Object.entries(topics).flatMap(([topic, share]) => {
      const wanted = (share / shares) * questions * papers.length
      const part = (asked.get(topic) ?? 0) / wanted
      return part > TOPIC_SHARE_LEAST
        ? []
        : [`section ${id} asks topic ${topic} ${part.toFixed(2)} times as often as its share`]
    })
  })
}

/** Numbered mocks in a row, and fresh papers one after another, ask nothing twice. */
function faultsOfSittings(blueprint: Blueprint, bank: Bank): string[] {
  const apart = mocksApart(blueprint, bank)
  const sat: Paper[] = []
  for (const seed of FRESH_SEEDS) sat.push(buildPaper(blueprint, bank, seed, metIn(sat)))
  const asked = sat.flatMap(({ questions }) => questions.map(({ template }) => template))
  return [
    ...(apart < SITTINGS ? [`only ${apart} mocks in a row have no template in common`] : []),
    ...(new Set(asked).size < asked.length ? ['a fresh paper asks what was met in one of two before'] : []),
  ]
}

/** Each letter is right in about a quarter of the choices with one part. */
function faultsOfLetters(blueprint: Blueprint, bank: Bank): string[] {
  if (!blueprint.sections.some(({ style }) => style === 'choice')) return []
  const counts = [0, 0, 0, 0]
  for (let mock = 1; mock <= SITTINGS; mock += 1) {
    for (const { parts } of paperOfMock(blueprint, bank, mock).questions) {
      const [part] = parts
      if (parts.length > 1 || part?.kind !== 'choice') continue
      const right = part.options.findIndex(({ error }) => error === null)
      counts[right] = (counts[right] ?? 0) + 1
    }
  }
  const all = sumOf(counts)
  const off = all < QUESTIONS_MANY ? 100 / Math.sqrt(all) : LETTER_OFF
  return counts.flatMap((count, letter) => {
    const percent = (count / all) * 100
    return Math.abs(percent - 25) <= off
      ? []
      : [`${'ABCD'[letter]} is right in ${Math.round(percent)} % of the choices`]
  })
}
