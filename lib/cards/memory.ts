import { type Card, FSRS, generatorParameters, State } from 'ts-fsrs'
import type { Rating } from './rating'

/**
 * What a student remembers of one card, by FSRS-6 with its published weights. `stability` is the number of days
 * until recall falls to 90%. It depends on the reviews alone: when the card is due is decided in schedule.ts.
 */
export type Memory = {
  stability: number
  difficulty: number
  /** Still in the steps of minutes: new, or just forgotten. */
  learning: 'first' | 'again' | null
  step: number
  /** End of the step of minutes; nothing once the card has left them. */
  stepEndsMs: number
  firstMs: number
  lastMs: number
  reps: number
  lapses: number
}

/** No fuzz: two devices must come to the same result. */
const engine = new FSRS(generatorParameters({ enable_fuzz: false, enable_short_term: true }))

const DAY_MS = 86_400_000

function asCard(memory: Memory | null, atMs: number): Card {
  if (!memory) {
    return {
      due: new Date(atMs),
      stability: 0,
      difficulty: 0,
      elapsed_days: 0,
      scheduled_days: 0,
      learning_steps: 0,
      reps: 0,
      lapses: 0,
      state: State.New,
    }
  }
  const { learning, step, stability, difficulty, lastMs, stepEndsMs, reps, lapses } = memory
  return {
    due: new Date(stepEndsMs || lastMs),
    stability,
    difficulty,
    elapsed_days: 0,
    scheduled_days: 0,
    learning_steps: step,
    reps,
    lapses,
    state: learning === 'first' ? State.Learning : learning === 'again' ? State.Relearning : State.Review,
    last_review: new Date(lastMs),
  }
}

const LEARNING = {
  [State.New]: 'first',
  [State.Learning]: 'first',
  [State.Relearning]: 'again',
  [State.Review]: null,
} as const

/** The memory after a review. A review that seems older than the last one counts as made at the same moment. */
export function remember(memory: Memory | null, rating: Rating, atMs: number): Memory {
  const lastMs = Math.max(atMs, memory?.lastMs ?? atMs)
  const { card } = engine.next(asCard(memory, lastMs), new Date(lastMs), rating)
  const learning = LEARNING[card.state]
  return {
    stability: card.stability,
    difficulty: card.difficulty,
    learning,
    step: card.learning_steps,
    stepEndsMs: learning === null ? 0 : card.due.getTime(),
    firstMs: memory?.firstMs ?? lastMs,
    lastMs,
    reps: card.reps,
    lapses: card.lapses,
  }
}

/** Probability of recall so many days after the last review; nothing forgotten is below zero days. */
export function recallAfter(stability: number, days: number): number {
  return Math.min(1, Math.max(0, engine.forgetting_curve(Math.max(0, days), stability)))
}

export function recallAt(memory: Memory, atMs: number): number {
  return recallAfter(memory.stability, (atMs - memory.lastMs) / DAY_MS)
}

const modifiers = new Map<number, number>()

/** Days until recall has fallen to `retention`. */
export function intervalDays(stability: number, retention: number): number {
  const modifier = modifiers.get(retention) ?? engine.calculate_interval_modifier(retention)
  modifiers.set(retention, modifier)
  return Math.max(1, Math.round(stability * modifier))
}

/** Stability and difficulty alone, for looking ahead by whole days. */
export type Trace = { stability: number; difficulty: number }

export function nextTrace(trace: Trace | null, days: number, rating: Rating): Trace {
  return engine.next_state(trace, days, rating)
}
