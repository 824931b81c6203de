import { MEASURE_NAMES } from './measures'
import type { Entry, PaperPlan } from './plan'

/** A mark too many or too few in a section. */
const MARK_OFF = 100

/** The counts of a paper in the making and what it costs; questions come and go one by one. */
export class Tally {
  private readonly questions: number[]
  private readonly marks: number[]
  private readonly counts: number[]
  private readonly amounts = new Float64Array(MEASURE_NAMES.length)
  private counted = 0
  private ownCosts = 0
  private costOfCounts = 0

  constructor(private readonly plan: PaperPlan) {
    this.questions = plan.sections.map(() => 0)
    this.marks = plan.sections.map(() => 0)
    this.counts = plan.counters.map(() => 0)
    this.costOfCounts = plan.counters.reduce((sum, cost) => sum + cost(0), 0)
  }

  /** `times`: 1 for a question that comes, −1 for one that goes. */
  add({ candidate, section, counters, cost: own }: Entry, times: 1 | -1): void {
    const share = this.plan.sections[section]?.counts ?? 1
    const { marks, amounts } = candidate
    this.questions[section] = (this.questions[section] ?? 0) + times
    this.marks[section] = (this.marks[section] ?? 0) + times * marks
    this.counted += times * share
    this.ownCosts += times * own
    for (let at = 0; at < amounts.length; at += 1) {
      this.amounts[at] = (this.amounts[at] ?? 0) + times * share * (amounts[at] ?? 0)
    }
    for (const at of counters) {
      const before = this.counts[at] ?? 0
      const cost = this.plan.counters[at]
      if (cost) this.costOfCounts += cost(before + times) - cost(before)
      this.counts[at] = before + times
    }
  }

  questionsIn(section: number): number {
    return this.questions[section] ?? 0
  }

  marksIn(section: number): number {
    return this.marks[section] ?? 0
  }

  /** In percentage points off an aim. */
  cost(): number {
    const { sections, aims, totalMarks } = this.plan
    let cost = this.ownCosts + this.costOfCounts
    for (let at = 0; at < sections.length; at += 1) {
      cost += Math.abs(this.marksIn(at) - (sections[at]?.marks ?? 0)) * MARK_OFF
    }
    for (const { measure, isPerMarks, least, most } of aims) {
      const whole = isPerMarks ? totalMarks : Math.max(1, this.counted)
      const percent = ((this.amounts[measure] ?? 0) / whole) * 100
      const off = Math.max(0, least - percent, percent - most)
      cost += off + off ** 2 / 8 // far off one aim is worse than a little off many
    }
    return cost
  }

  /** Whether marks and numbers of questions are what the paper says. */
  isWhole(): boolean {
    return this.plan.sections.every(({ marks, questions }, at) => {
      const count = this.questionsIn(at)
      return this.marksIn(at) === marks && count >= questions.least && count <= questions.most
    })
  }
}
