import { type Blueprint, type BlueprintSection, type Range, rangeOf } from '../blueprint'
import type { Random } from '../random'
import type { Template } from '../template'
import { type Aim, aimsOf, SITTINGS } from './aims'
import { type Candidate, poolOf } from './candidates'
import type { Met } from './met'
import { affordable, quotas } from './quotas'

/** Something that is counted in a paper, and what each count costs. */
export type Counter = (count: number) => number

/** A template that may stand in a section. */
export type Entry = {
  candidate: Candidate
  section: number
  counters: readonly number[]
  /** Of itself: the student has met it, and chance. */
  cost: number
  isMet: boolean
}

/** A section as this very paper is to have it. */
export type SectionPlan = {
  entries: readonly Entry[]
  byMarks: ReadonlyMap<number, readonly Entry[]>
  questions: Required<Range>
  marks: number
  /** Share of its questions that counts, where the candidate chooses. */
  counts: number
  /** Questions of each topic, drawn by chance in proportion; null where only the marks are fixed. */
  topics: ReadonlyMap<string, number> | null
}

export type PaperPlan = {
  sections: readonly SectionPlan[]
  counters: readonly Counter[]
  totalMarks: number
  aims: readonly Aim[]
}

/** In percentage points off an aim, the unit of all costs. */
const COST = {
  /** A question more or less than the section has, or a group missing that no paper leaves out. */
  never: 300,
  /** By the square: one question off a topic is little, three are a paper of another kind. */
  topic: 4,
  /** A question more than a sub-topic is to have. */
  subtopic: 5,
  /** A question of a group that every paper needs, beyond what one of SITTINGS papers may take. */
  group: 15,
  /** What is unseen comes before anything that was met, and of that what was met longest ago. */
  met: { least: 40, most: 50 },
  /** Mean of what chance takes off a template: now and then much, so that none is left out for ever. */
  luck: 3,
} as const

/** What chance decides before the search: how many questions, of which topics and sub-topics. */
export function planOf(
  blueprint: Blueprint,
  bank: readonly Template[],
  { random, met }: { random: Random; met: Met },
): PaperPlan {
  const counters: Counter[] = []
  const pools = blueprint.sections.map(section => poolOf(blueprint, section, bank))
  const sections = blueprint.sections.map((section, at) =>
    planSection(section, { at, pool: pools[at] ?? [], counters, random, met }),
  )
  return { sections, counters, totalMarks: blueprint.totalMarks, aims: aimsOf(blueprint, pools) }
}

type Setting = {
  at: number
  pool: readonly Candidate[]
  counters: Counter[]
  random: Random
  met: Met
}

function planSection(section: BlueprintSection, { at, pool, counters, random, met }: Setting): SectionPlan {
  const { questions, choose, marks } = section
  const range = rangeOf(section, pool.length)
  const total = sizeOf(section, range, pool, random)
  const topics = questions === null ? null : quotas(total, topicShares(section, pool, total), random)
  const costs = ownCosts(pool, met, random)
  const countersOf = countersFor(section, { range, topics, pool, counters, random })
  const entries = pool.map((candidate, place) => ({
    candidate,
    section: at,
    counters: countersOf(candidate),
    cost: costs[place] ?? 0,
    isMet: met.has(candidate.template.id),
  }))
  return {
    entries,
    byMarks: groupByMarks(entries),
    questions: range,
    marks: choose === null ? marks : (marks / choose) * total,
    counts: choose === null ? 1 : choose / total,
    topics,
  }
}

function ownCosts(pool: readonly Candidate[], met: Met, random: Random): number[] {
  const turnOf = ({ template }: Candidate) => met.get(template.id)?.turn
  const turns = pool.flatMap(candidate => turnOf(candidate) ?? []).toSorted((one, other) => one - other)
  const { least, most } = COST.met
  return pool.map(candidate => {
    const luck = COST.luck * Math.log(1 - random.next())
    const turn = turnOf(candidate)
    if (turn === undefined) return luck
    return luck + least + ((most - least) * turns.indexOf(turn)) / turns.length
  })
}

/** How many questions: within the range, and as the marks of the bank's questions allow without picking the short ones. */
function sizeOf(
  { marks }: BlueprintSection,
  { least, most }: Required<Range>,
  pool: readonly Candidate[],
  random: Random,
): number {
  if (least === most) return least
  const mean = pool.reduce((sum, each) => sum + each.marks, 0) / Math.max(1, pool.length)
  return Math.min(most, Math.max(least, Math.round(marks / mean + random.next() - 0.5)))
}

function groupByMarks(entries: readonly Entry[]): Map<number, Entry[]> {
  const groups = new Map<number, Entry[]>()
  for (const entry of entries) {
    const { marks } = entry.candidate
    groups.set(marks, [...(groups.get(marks) ?? []), entry])
  }
  return groups
}

type Wanted = Omit<Setting, 'at' | 'met'> & { range: Required<Range>; topics: SectionPlan['topics'] }

/** Adds the counters of a section, and says which of them a template moves. */
function countersFor(section: BlueprintSection, { range, topics, pool, counters, random }: Wanted) {
  const add = (counter: Counter) => counters.push(counter) - 1
  const all = add(count => COST.never * Math.max(0, range.least - count, count - range.most))
  const groups = (section.mustHave ?? []).map(({ subtopics, least }) => {
    const isOf = ({ template }: Candidate) => subtopics.some(each => template.subtopic.startsWith(each))
    const most = Math.max(least, Math.ceil(pool.filter(isOf).length / SITTINGS))
    const cost: Counter = count =>
      COST.never * Math.max(0, least - count) + COST.group * Math.max(0, count - most)
    return { isOf, counter: add(cost) }
  })
  const byTopic = new Map<string, number>()
  const bySubtopic = new Map<string, number>()
  for (const [topic, wanted] of topics ?? []) {
    byTopic.set(
      topic,
      add(count => COST.topic * (count - wanted) ** 2),
    )
    for (const [subtopic, most] of quotas(wanted, subtopicShares(section, pool, topic, wanted), random)) {
      bySubtopic.set(
        subtopic,
        add(count => COST.subtopic * Math.max(0, count - most)),
      )
    }
  }
  return (candidate: Candidate): number[] => {
    const { topic, template } = candidate
    return [
      all,
      ...groups.filter(({ isOf }) => isOf(candidate)).map(({ counter }) => counter),
      ...[byTopic.get(topic), bySubtopic.get(template.subtopic)].filter(each => each !== undefined),
    ]
  }
}

/** What one of SITTINGS papers may take of what there is. */
function supplyFor(pool: readonly Candidate[], keyOf: (candidate: Candidate) => string): Map<string, number> {
  const supply = new Map<string, number>()
  for (const each of pool) supply.set(keyOf(each), (supply.get(keyOf(each)) ?? 0) + 1 / SITTINGS)
  return supply
}

function topicShares(section: BlueprintSection, pool: readonly Candidate[], total: number) {
  const supply = supplyFor(pool, ({ topic }) => topic)
  const there = Object.entries(section.topics).filter(([topic]) => supply.has(topic))
  return affordable(total, new Map(there), supply)
}

function subtopicShares(section: BlueprintSection, pool: readonly Candidate[], topic: string, total: number) {
  const own = pool.filter(candidate => candidate.topic === topic)
  const supply = supplyFor(own, ({ template }) => template.subtopic)
  const shares = new Map([...supply.keys()].map(key => [key, section.subtopics?.[key] ?? 1]))
  return affordable(total, shares, supply)
}
