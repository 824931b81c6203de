import type { Blueprint } from './blueprint'
import type { Part, Question } from './question'
import { createRandom, type Random } from './random'
import type { Candidate } from './setting/candidates'
import { chooseTemplates } from './setting/choose'
import { spreadKeys } from './setting/keys'
import { drawUnlike, type Met } from './setting/met'
import { PAPER_SHAPE } from './stored-paper'
import type { Template } from './template'

/** A paper as it is stored: immutable, answers included. */
export type Paper = {
  /** Of this very data, see stored-paper.ts. */
  shape: number
  /** Paper id, version of blueprint and bank, and seed: 'igcse-physics-paper-2.1x7k2.K7QF3M'. */
  id: string
  paperId: string
  seed: string
  sections: { id: string; questions: number[] }[]
  questions: Question[]
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

/** Four letters and digits that change when a template joins, leaves, is checked anew or draws something else. */
function fingerprint(bank: readonly Template[]): string {
  const known = fingerprints.get(bank)
  if (known) return known
  const facts = bank.map(({ id, checked, drawn }) => `${id} ${checked} ${drawn}`).toSorted()
  const found = newSeed(createRandom(facts.join('\n')).next)
    .slice(0, 4)
    .toLowerCase()
  fingerprints.set(bank, found)
  return found
}

const NOTHING_MET: Met = new Map()

/**
 * The paper of a blueprint, a bank, a seed and what the student has met: the same four give the same paper for ever.
 * Without a history it is everybody's paper of this seed.
 * @throws Error when the bank cannot fill a section
 */
export function buildPaper(
  blueprint: Blueprint,
  bank: readonly Template[],
  seed: string,
  met: Met = NOTHING_MET,
): Paper {
  const id = idOfPaper(blueprint, bank, seed)
  const random = createRandom(id)
  const chosen = chooseTemplates(blueprint, bank, { random, met })
  const questions: Question[] = []
  const sections = blueprint.sections.map((section, at) => {
    const first = questions.length + 1
    const own = inOrder(chosen[at] ?? [], section.choose, random)
    const drawn = own.map(({ template }, place) =>
      drawUnlike(template, `${id}#${first + place}`, met.get(template.id)?.seed),
    )
    questions.push(
      ...(section.style === 'choice' ? withSpreadKeys(drawn, random) : drawn.map(({ question }) => question)),
    )
    return { id: section.id, questions: drawn.map((_, place) => first + place) }
  })
  return { shape: PAPER_SHAPE, id, paperId: blueprint.paperId, seed, sections, questions }
}

/** As on most real papers: along the syllabus, easier before harder within a sub-topic; a choice stays as drawn. */
function inOrder(chosen: readonly Candidate[], choose: number | null, random: Random): Candidate[] {
  const mixed = random.shuffle(chosen)
  if (choose !== null) return mixed
  return mixed.sort(
    ({ template: one }, { template: other }) =>
      one.subtopic.localeCompare(other.subtopic, 'en', { numeric: true }) ||
      one.difficulty - other.difficulty,
  )
}

type Drawn = ReturnType<Template['draw']>

function withSpreadKeys(drawn: readonly Drawn[], random: Random): Question[] {
  const only = ({ question }: Drawn): Part | undefined => question.parts[0]
  const choices = drawn.flatMap(each => {
    const part = only(each)
    return part?.kind === 'choice' ? [{ part, inOrder: each.inOrder.includes(part.label) }] : []
  })
  if (choices.length < drawn.length) throw new Error('A question of choice is one part of four options')
  return spreadKeys(choices, random).map((part, at) => ({ ...(drawn[at] as Drawn).question, parts: [part] }))
}
