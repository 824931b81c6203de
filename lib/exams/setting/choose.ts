import type { Blueprint } from '../blueprint'
import type { Random } from '../random'
import type { Template } from '../template'
import type { Candidate } from './candidates'
import type { Met } from './met'
import { type Entry, type PaperPlan, planOf } from './plan'
import { Tally } from './tally'

/** Of all that chance has decided, such as the number of questions, before a bank counts as too small. */
const TRIES = 30
/** So many papers are made where one holds what was met before, and the best of them is taken. */
const AGAIN = 4
const PROPOSALS_PER_QUESTION = 60
const PROPOSALS_MIN = 1500
/** Of a random pick that is to suit before any other will do. */
const PICKS = 20

/**
 * The templates of a paper, section by section. A first choice by the topics that chance has drawn is bettered by
 * exchanges of one or two questions, so that all shares of the paper are weighed at once and not question by question.
 * @throws Error when the bank cannot fill a section
 */
export function chooseTemplates(
  blueprint: Blueprint,
  bank: readonly Template[],
  { random, met }: { random: Random; met: Met },
): Candidate[][] {
  let best: Search | null = null
  for (let attempt = 0, found = 0; attempt < TRIES && found < (best?.hasMet() ? AGAIN : 1); attempt += 1) {
    const search = new Search(planOf(blueprint, bank, { random, met }), random)
    if (!search.run()) continue
    found += 1
    if (best === null || search.cost() < best.cost()) best = search
  }
  if (best === null) throw new Error(`${blueprint.paperId}: too few templates to make a paper of its marks`)
  return blueprint.sections.map((_, at) => best.chosenOf(at))
}

class Search {
  private readonly chosen: Entry[][]
  private readonly used = new Set<string>()
  private readonly tally: Tally

  constructor(
    private readonly plan: PaperPlan,
    private readonly random: Random,
  ) {
    this.tally = new Tally(plan)
    this.chosen = plan.sections.map(() => [])
  }

  chosenOf(section: number): Candidate[] {
    return (this.chosen[section] ?? []).map(({ candidate }) => candidate)
  }

  cost(): number {
    return this.tally.cost()
  }

  hasMet(): boolean {
    return this.chosen.some(own => own.some(({ isMet }) => isMet))
  }

  /** False when no paper of the right marks was found. */
  run(): boolean {
    for (const [at] of this.plan.sections.entries()) this.start(at)
    const sectionOf = this.chosen.flatMap((own, at) => own.map(() => at))
    const proposals =
      sectionOf.length === 0 ? 0 : Math.max(PROPOSALS_MIN, sectionOf.length * PROPOSALS_PER_QUESTION)
    for (let made = 0; made < proposals; made += 1) this.propose(this.random.pick(sectionOf))
    return this.tally.isWhole()
  }

  /** So many of each topic as are wanted, then whatever there is, until there are enough questions or marks. */
  private start(section: number): void {
    const { entries = [], topics, questions, marks } = this.plan.sections[section] ?? {}
    const pool = this.random.shuffle(entries)
    const left = new Map(topics)
    const isFull = () =>
      topics
        ? this.tally.questionsIn(section) >= (questions?.least ?? 0)
        : this.tally.marksIn(section) >= (marks ?? 0)
    for (const entry of topics ? pool : []) {
      const wanted = left.get(entry.candidate.topic) ?? 0
      if (wanted === 0 || this.isUsed(entry)) continue
      left.set(entry.candidate.topic, wanted - 1)
      this.put(entry)
    }
    for (const entry of pool) {
      if (isFull()) return
      if (!this.isUsed(entry)) this.put(entry)
    }
  }

  /** Some questions of a section go and others come in their place, if that makes the paper no worse. */
  private propose(section: number): void {
    const { goes, comes } = this.sizes(section)
    const before = this.tally.cost()
    const gone = Array.from({ length: goes }, () => this.removeAny(section))
    const come: Entry[] = []
    for (let left = comes; left > 0; left -= 1) {
      const entry = this.pick(section, { isLast: left === 1, like: gone })
      if (!entry) break
      this.put(entry)
      come.push(entry)
    }
    if (come.length === comes && this.tally.cost() <= before) return
    for (const _ of come) this.remove(section, -1)
    for (const entry of gone) this.put(entry)
  }

  /** Mostly one for one; two for two where marks differ; and where the number of questions is open, one more or fewer. */
  private sizes(section: number): { goes: number; comes: number } {
    const { questions, byMarks } = this.plan.sections[section] ?? {}
    const here = this.tally.questionsIn(section)
    const goes = (byMarks?.size ?? 0) > 1 && here > 1 && this.random.chance(0.4) ? 2 : 1
    if (questions?.least === questions?.most || !this.random.chance(0.2)) return { goes, comes: goes }
    return { goes, comes: this.random.chance(0.5) ? goes + 1 : Math.max(here > goes ? 0 : 1, goes - 1) }
  }

  /** An unused one, the last with the marks that are still to be filled; mostly of a topic that has just lost one. */
  private pick(section: number, { isLast, like }: { isLast: boolean; like: readonly Entry[] }): Entry | null {
    const { entries = [], byMarks, marks = 0 } = this.plan.sections[section] ?? {}
    const fitting = isLast ? byMarks?.get(marks - this.tally.marksIn(section)) : undefined
    const pool = fitting ?? entries
    const sameTopic = this.random.chance(0.7)
    const suits = ({ candidate: { topic } }: Entry) =>
      !sameTopic || like.some(({ candidate }) => candidate.topic === topic)
    for (let picked = 0; picked < PICKS; picked += 1) {
      const entry = this.random.pick(pool)
      if (!this.isUsed(entry) && suits(entry)) return entry
    }
    return null
  }

  private isUsed({ candidate }: Entry): boolean {
    return this.used.has(candidate.template.id)
  }

  private put(entry: Entry): void {
    this.chosen[entry.section]?.push(entry)
    this.used.add(entry.candidate.template.id)
    this.tally.add(entry, 1)
  }

  private removeAny(section: number): Entry {
    return this.remove(section, this.random.int(0, this.tally.questionsIn(section) - 1))
  }

  private remove(section: number, at: number): Entry {
    const [entry] = (this.chosen[section] ?? []).splice(at, 1) as [Entry]
    this.used.delete(entry.candidate.template.id)
    this.tally.add(entry, -1)
    return entry
  }
}
