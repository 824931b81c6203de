import type { Blueprint, BlueprintSection } from './blueprint'
import { marksByObjective, marksOf, type Objective, type Question } from './question'
import { createRandom, type Random } from './random'
import type { Template } from './template'

/** A paper as it is stored: immutable, answers included. */
export type Paper = {
  /** Paper id, version of blueprint and bank, and seed: 'igcse-physics-paper-2.1x7k2.K7QF3M'. */
  id: string
  paperId: string
  seed: string
  sections: { id: string; questions: number[] }[]
  questions: Question[]
}

/** What a student has met: template id to the turn (a higher one is later) and the seed of the question that was drawn. */
export type Met = ReadonlyMap<string, { turn: number; seed: string }>

type Candidate = {
  template: Template
  topic: string
  marks: number
  objectives: Partial<Record<Objective, number>>
}

/** What has been taken so far, by which the next choice is judged. */
type Taken = {
  templates: Set<string>
  subtopics: Map<string, number>
  objectives: Map<Objective, number>
  marks: number
}

/** Six characters without those that look alike; 30 bits. */
const SEED_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const SEED_PATTERN = /^[2-9A-HJKMNP-TV-Z]{6}$/

export function newSeed(random: () => number): string {
  return Array.from({ length: 6 }, () => SEED_ALPHABET[Math.floor(random() * SEED_ALPHABET.length)]).join('')
}

/** Names a paper for good: other templates or another blueprint give another id, never another paper under the same. */
export function idOfPaper(
  blueprint: Pick<Blueprint, 'paperId' | 'version'>,
  bank: readonly Template[],
  seed: string,
): string {
  return `${blueprint.paperId}.${blueprint.version}${fingerprint(bank)}.${seed}`
}

const fingerprints = new WeakMap<readonly Template[], string>()

/** Four letters and digits that change when a template joins, leaves or is checked anew. */
function fingerprint(bank: readonly Template[]): string {
  const known = fingerprints.get(bank)
  if (known) return known
  const facts = bank.map(({ id, checked }) => `${id} ${checked}`).toSorted()
  const found = newSeed(createRandom(facts.join('\n')).next)
    .slice(0, 4)
    .toLowerCase()
  fingerprints.set(bank, found)
  return found
}

/**
 * The paper of a blueprint and a seed. Topics get their shares by largest remainder; within a topic, sub-topics not
 * yet asked come first, then what brings the objectives nearest to their weights, then chance.
 * @throws Error when the bank cannot fill a section
 */
export function buildPaper(blueprint: Blueprint, bank: readonly Template[], seed: string, _met?: Met): Paper {
  const id = idOfPaper(blueprint, bank, seed)
  const random = createRandom(id)
  // By id, so that the order of files does not matter.
  const usable = bank
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .filter(template => fits(blueprint, template))
  const taken: Taken = { templates: new Set(), subtopics: new Map(), objectives: new Map(), marks: 0 }
  const questions: Question[] = []
  const sections = blueprint.sections.map(section => {
    const chosen = chooseFor(section, { blueprint, usable, taken, random })
    const first = questions.length + 1
    for (const { template } of chosen) questions.push(template.draw(`${id}#${questions.length + 1}`).question)
    return { id: section.id, questions: chosen.map((_, at) => first + at) }
  })
  return { id, paperId: blueprint.paperId, seed, sections, questions }
}

function fits(blueprint: Blueprint, template: Template): boolean {
  if (blueprint.coreOnly && template.tier === 'supplement') return false
  return blueprint.calculator || template.calculator === 'not-needed'
}

type Setting = { blueprint: Blueprint; usable: readonly Template[]; taken: Taken; random: Random }

function chooseFor(section: BlueprintSection, setting: Setting): Candidate[] {
  const pool = setting.usable
    .filter(template => template.style === section.style)
    .map(candidateOf)
    .filter(candidate => section.topics[candidate.topic] !== undefined)
  const chosen =
    section.questions === null
      ? chooseByMarks(section, pool, setting)
      : chooseByCount(section, section.questions, pool, setting)
  return inOrder(section, chosen, setting.random)
}

/** Marks and objectives of a template are the same in every draw; questions:check holds it to that. */
const candidates = new WeakMap<Template, Candidate>()
export function candidateOf(template: Template): Candidate {
  const known = candidates.get(template)
  if (known) return known
  const { question } = template.draw('sample')
  const objectives: Partial<Record<Objective, number>> = {}
  for (const [objective, marks] of question.parts.flatMap(part => Object.entries(marksByObjective(part))))
    objectives[objective as Objective] = (objectives[objective as Objective] ?? 0) + marks
  const topic = /^[A-Z]?(\d+)/.exec(template.subtopic)?.[1] ?? template.subtopic
  const candidate = { template, topic, marks: marksOf(question), objectives }
  candidates.set(template, candidate)
  return candidate
}

/** Whole numbers that add up to `total` in the given proportions (largest remainder; ties by chance). */
export function apportion(
  total: number,
  shares: Readonly<Record<string, number>>,
  random: Random,
): Map<string, number> {
  const sum = Object.values(shares).reduce((all, each) => all + each, 0)
  const exact = random
    .shuffle(Object.entries(shares))
    .map(([key, share]) => ({ key, exact: (total * share) / sum }))
  const result = new Map(exact.map(({ key, exact: value }) => [key, Math.floor(value)]))
  const rest = total - [...result.values()].reduce((all, each) => all + each, 0)
  const byRemainder = exact.toSorted((one, other) => (other.exact % 1) - (one.exact % 1))
  for (const { key } of byRemainder.slice(0, rest)) result.set(key, (result.get(key) ?? 0) + 1)
  return result
}

function chooseByCount(
  section: BlueprintSection,
  count: number,
  pool: Candidate[],
  setting: Setting,
): Candidate[] {
  const chosen: Candidate[] = []
  for (const [topic, wanted] of apportion(count, section.topics, setting.random)) {
    const ofTopic = pool.filter(candidate => candidate.topic === topic)
    for (let number = 0; number < wanted; number += 1) {
      const next = best(ofTopic, setting)
      if (!next) throw new Error(`${setting.blueprint.paperId}: too few templates for topic ${topic}`)
      take(next, setting.taken)
      chosen.push(next)
    }
  }
  return chosen
}

/**
 * Sections of a fixed number of marks whose questions differ in size: the topic that is furthest behind its share is
 * asked next, and only what leaves a sum that the rest of the bank can fill exactly.
 */
function chooseByMarks(section: BlueprintSection, pool: Candidate[], setting: Setting): Candidate[] {
  const { taken, random, blueprint } = setting
  const behind = apportion(section.marks, section.topics, random)
  const chosen: Candidate[] = []
  let left = section.marks
  while (left > 0) {
    const rest = pool.filter(({ template }) => !taken.templates.has(template.id))
    const fitting = rest.filter(each => canFill(left - each.marks, rest, each))
    const topics = [...behind].toSorted(([, one], [, other]) => other - one).map(([topic]) => topic)
    const topic = topics.find(each => fitting.some(candidate => candidate.topic === each))
    const next =
      topic &&
      best(
        fitting.filter(each => each.topic === topic),
        setting,
      )
    if (!next) throw new Error(`${blueprint.paperId}: no set of questions gives ${section.marks} marks`)
    take(next, taken)
    chosen.push(next)
    behind.set(next.topic, (behind.get(next.topic) ?? 0) - next.marks)
    left -= next.marks
  }
  return chosen
}

/** Whether some of the others have exactly this sum: bit n of the sums says that n can be reached. */
function canFill(marks: number, rest: readonly Candidate[], without: Candidate): boolean {
  if (marks < 0) return false
  let sums = 1n
  for (const each of rest) if (each !== without) sums |= sums << BigInt(each.marks)
  return ((sums >> BigInt(marks)) & 1n) === 1n
}

function take({ template, marks, objectives }: Candidate, taken: Taken): void {
  taken.templates.add(template.id)
  taken.subtopics.set(template.subtopic, (taken.subtopics.get(template.subtopic) ?? 0) + 1)
  for (const [objective, each] of Object.entries(objectives) as [Objective, number][]) {
    taken.objectives.set(objective, (taken.objectives.get(objective) ?? 0) + each)
  }
  taken.marks += marks
}

/** The least penalty wins; chance is worth as much as one repeated sub-topic's tenth, so papers differ. */
function best(pool: readonly Candidate[], { taken, blueprint, random }: Setting): Candidate | null {
  let winner: Candidate | null = null
  let least = Number.POSITIVE_INFINITY
  for (const candidate of pool) {
    if (taken.templates.has(candidate.template.id)) continue
    const repeats = taken.subtopics.get(candidate.template.subtopic) ?? 0
    const penalty = repeats * 10 + drift(candidate, taken, blueprint) * 4 + random.next() * 6
    if (penalty < least) {
      least = penalty
      winner = candidate
    }
  }
  return winner
}

/** How far the objectives would be from their weights with this candidate, in questions' worth of marks. */
function drift(candidate: Candidate, taken: Taken, { objectives }: Blueprint): number {
  const marks = taken.marks + candidate.marks
  let away = 0
  for (const [objective, percent] of Object.entries(objectives) as [Objective, number][]) {
    const has = (taken.objectives.get(objective) ?? 0) + (candidate.objectives[objective] ?? 0)
    away += Math.abs(has - (marks * percent) / 100)
  }
  return away / 2 / Math.max(1, candidate.marks)
}

/** As on real papers: by topic, easier before harder within it; questions to choose from stay as drawn. */
function inOrder(section: BlueprintSection, chosen: Candidate[], random: Random): Candidate[] {
  if (section.choose !== null) return chosen
  const topics = Object.keys(section.topics)
  return random
    .shuffle(chosen)
    .sort(
      (one, other) =>
        topics.indexOf(one.topic) - topics.indexOf(other.topic) ||
        one.template.difficulty - other.template.difficulty,
    )
}
