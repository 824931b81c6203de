import type { Answer } from './answers'
import type { Marking } from './marking/verdict'

/** A number or an expression shows nothing of the method behind it; all else is marked as a whole. */
export function hasMethod(kind: Answer['kind']): boolean {
  return kind === 'numeric' || kind === 'expression'
}

type Marked = { state: Marking['state'] | 'selfMarked'; earned: number; available: number }

/** Whether the student may tick points of the scheme: where no program marks, and method that no program sees. */
export function mayTick(kind: Answer['kind'], { state, earned, available }: Marked): boolean {
  if (state === 'toSelfMark' || state === 'selfMarked') return true
  // Every point that was judged by its words can be overruled.
  if (state === 'marked' && kind === 'written') return true
  return state === 'marked' && earned < available && hasMethod(kind)
}
