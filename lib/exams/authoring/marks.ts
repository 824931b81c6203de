import type { StatedEquation } from '../marking/written/equation'
import type { MarkPoint, Prose, SchemeCode } from '../question'

/**
 * A mark scheme as authors write it, a text for each mark: 'C1 250 × 9.8', 'A1 2450 N'. Without a code it is a mark of
 * its own (B1).
 */
export type Scheme = readonly (Prose | MarkPoint)[]

export function markPoints(scheme: Scheme): MarkPoint[] {
  return scheme.map(point => (typeof point === 'string' ? markPoint(point) : point))
}

function markPoint(text: Prose): MarkPoint {
  const isCoded = /^[MABC]1 /.test(text)
  return isCoded ? { code: text.slice(0, 2) as SchemeCode, text: text.slice(3) } : { code: 'B1', text }
}

/** A mark of its own that is given at once: its text as students see it, and what earns it, with answers to try. */
export const judged = (text: Prose, earns: string): MarkPoint => ({ code: 'B1', text, earns })

/** A mark for stating one of these equations, in any arrangement. */
export const stated = (text: Prose, ...states: readonly StatedEquation[]): MarkPoint => ({
  code: 'B1',
  text,
  states,
})

/** Marks of their own. */
export const b1 = (...texts: readonly Prose[]): MarkPoint[] => texts.map(text => ({ code: 'B1', text }))

/** Steps of a calculation: the last is its answer (A1), those before are given with it (C1). */
export const steps = (...texts: readonly Prose[]): MarkPoint[] =>
  texts.map((text, at) => ({ code: at === texts.length - 1 ? 'A1' : 'C1', text }))
