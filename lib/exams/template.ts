import type { MatchPart, OrderPart, Part, Prose, Question, Style, TablePart } from './question'
import { createRandom, type Random } from './random'

export type Values = Record<string, unknown>

/** One text, or several that say the same: the draw picks one of them. */
export type Wording = Prose | readonly Prose[]

/** What a template makes: the engine adds its id and the seed. */
export type Draft = Omit<Question, 'template' | 'seed' | 'stem' | 'parts'> & {
  stem: Wording
  parts: readonly DraftPart[]
}
type Worded<P> = P extends Part ? Omit<P, 'prompt'> & { prompt: Wording } : never
export type DraftPart = Part | Worded<Part>

/** By a second route: a number for numeric parts and choices of numbers, a text for expressions, a list for solutions. */
export type VerifiedAnswer = number | string | readonly number[]
export type Verified = VerifiedAnswer | Record<string, VerifiedAnswer>

export type TemplateFacts = {
  /** Unique within its sub-topic, in kebab-case; part of the id for ever. */
  name: string
  /** The main sub-topic; parts may name others. */
  subtopic: string
  style: Style
  /** Null where the syllabus has no tiers. */
  tier: 'core' | 'supplement' | null
  /** 1 recall to 5 the hardest of the paper. */
  difficulty: 1 | 2 | 3 | 4 | 5
  /** Whether a candidate without a calculator can be asked this. */
  calculator: 'needed' | 'not-needed'
  /** Day of the second reader's check; without it the template is in no paper. */
  checked?: string
}

export type TemplateRecipe<V extends Values> = TemplateFacts & {
  /** Draws the numbers; null throws the draw away and tries again. */
  values: (random: Random) => V | null
  make: (values: V) => Draft
  /** Re-derives what can be computed by another formula or by sampling; shares no code with `make`. */
  verify?: (values: V) => Verified
}

/** What a template brings to a paper; `amounts`: how much of each measure, in the order of MEASURE_NAMES (setting/measures.ts). */
export type Weight = { marks: number; amounts: readonly number[] }

export type Template = TemplateFacts & {
  id: string
  /** A hash of what it draws, and its weight, where it comes from a compiled bank. */
  drawn?: string
  weight?: Weight
  /** `inOrder`: labels of the choices whose options keep the author's order. */
  draw: (seed: string) => { question: Question; verified: Verified | undefined; inOrder: string[] }
}

/** Some templates keep one draw in twenty; a paper must not fail because none of a hundred would do. */
const DRAWS = 2000

/** @throws Error from `draw` when no sensible numbers are found */
export function template<V extends Values>(recipe: TemplateRecipe<V>): Template {
  const { values, make, verify, ...facts } = recipe
  const id = `${facts.subtopic}/${facts.name}`
  function draw(seed: string) {
    const random = createRandom(`${id} ${seed}`)
    const drawn = drawValues(values, random)
    if (drawn === null) throw new Error(`${id}: no sensible numbers in ${DRAWS} draws`)
    const draft = make(drawn)
    const question: Question = {
      template: id,
      seed,
      ...draft,
      stem: worded(draft.stem, random),
      parts: draft.parts.map(part => mixed(withPrompt(part, random), random)),
    }
    const inOrder = draft.parts.filter(keepsOrder).map(({ label }) => label)
    return { question, verified: verify?.(drawn), inOrder }
  }
  return { ...facts, id, draw }
}

function drawValues<V extends Values>(values: (random: Random) => V | null, random: Random): V | null {
  for (let attempt = 0; attempt < DRAWS; attempt += 1) {
    const drawn = values(random)
    if (drawn !== null) return drawn
  }
  return null
}

function worded(text: Wording, random: Random): Prose {
  return typeof text === 'string' ? text : random.pick(text)
}

function withPrompt(part: DraftPart, random: Random): Part {
  return (typeof part.prompt === 'string' ? part : { ...part, prompt: worded(part.prompt, random) }) as Part
}

function keepsOrder(part: DraftPart & { inOrder?: boolean }): boolean {
  return part.inOrder === true
}

/** Statements come in random order, numbers in order of size as on real papers (their maker has sorted them). */
function mixed(part: Part, random: Random): Part {
  if (part.kind === 'choice') {
    const { inOrder, ...rest } = part as typeof part & { inOrder?: boolean }
    return inOrder ? rest : { ...rest, options: random.shuffle(rest.options) }
  }
  if (part.kind === 'match') return mixedMatch(part, random)
  if (part.kind === 'order') return mixedOrder(part, random)
  if (part.kind === 'table') return mixedTable(part, random)
  return part
}

/** What is picked from stands in random order, the same for all cells with the same choices. */
function mixedTable(part: TablePart, random: Random): TablePart {
  const orders = new Map<string, string[]>()
  const shuffled = (choices: string[]) => {
    const key = choices.join('\n')
    const order = orders.get(key) ?? random.shuffle(choices)
    orders.set(key, order)
    return order
  }
  const rows = part.rows.map(row =>
    row.map(cell =>
      'blank' in cell && cell.choices && !cell.inOrder ? { ...cell, choices: shuffled(cell.choices) } : cell,
    ),
  )
  return { ...part, rows }
}

/** Ids are given anew by the shown place, so that none of an author's can tell the answer. */
function mixedMatch(part: MatchPart, random: Random): MatchPart {
  const targets = random.shuffle(part.targets)
  const targetId = new Map(targets.map((target, at) => [target.id, `t${at + 1}`]))
  const itemId = new Map(part.items.map((item, at) => [item.id, `i${at + 1}`]))
  return {
    ...part,
    items: renamed(part.items, itemId),
    targets: renamed(targets, targetId),
    answer: Object.fromEntries(
      Object.entries(part.answer).map(([item, target]) => [
        itemId.get(item) ?? item,
        targetId.get(target) ?? target,
      ]),
    ),
  }
}

function mixedOrder(part: OrderPart, random: Random): OrderPart {
  let items = part.items
  for (let attempt = 0; attempt < DRAWS; attempt += 1) {
    items = random.shuffle(part.items)
    if (items.some((item, at) => item.id !== part.answer[at])) break
  }
  const ids = new Map(items.map((item, at) => [item.id, `i${at + 1}`]))
  return { ...part, items: renamed(items, ids), answer: part.answer.map(id => ids.get(id) ?? id) }
}

function renamed<T extends { id: string }>(list: readonly T[], ids: Map<string, string>): T[] {
  return list.map(each => ({ ...each, id: ids.get(each.id) ?? each.id }))
}
