import * as yup from 'yup'
import { type Change, type Correction, labelOf } from './correction'
import { plainText } from './prose'

/** Reads a list of corrections as an editor wrote it. What it says of templates and papers is not looked at here. */

const day = () =>
  yup
    .string()
    .strict()
    .test('day', 'must be a day such as 2026-11-24', value => value === undefined || isDay(value))

function isDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(value) && new Date(time || 0).toISOString().startsWith(value)
}

const text = () => yup.string().strict().trim()

const isKey = (value: unknown) =>
  (typeof value === 'string' && value.trim() !== '') || (typeof value === 'number' && Number.isFinite(value))

/** Exactly one of the three, and nothing else. */
function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null) return false
  const { cell, ...change } = value as Record<string, unknown>
  if (cell !== undefined && typeof cell !== 'string') return false
  const [name, ...more] = Object.keys(change)
  if (more.length > 0) return false
  if (name === 'everyone') return change.everyone === true && cell === undefined
  if (name === 'alsoRight') return isKey(change.alsoRight)
  if (name !== 'key' || typeof change.key !== 'object' || change.key === null) return false
  const { from, to, ...rest } = change.key as Record<string, unknown>
  return isKey(from) && isKey(to) && from !== to && Object.keys(rest).length === 0
}

const TEMPLATE = /^[a-z]+\/[a-z-]+\/(?:[A-Z]?\d+|P)(?:\.\d+)*\/[a-z0-9-]+$/
const PART = /^(?:\d{1,3})?(?:(?:^|\.)[a-h])?(?:\.[ivx]{1,4})?$/
const PAPER = /^[a-z0-9-]+\.[a-z0-9]+\.[A-Z0-9]{6}$/
const REASON_MIN = 20

const correction = yup
  .object({
    id: text()
      .required()
      .matches(/^[a-z0-9-]+$/, 'must be in kebab-case'),
    template: text().required().matches(TEMPLATE, 'must look like igcse/physics/1.2/average-speed'),
    part: text().defined().matches(PART, 'must look like 7, 7.c.i or, with drawnBefore, c.i'),
    paper: text().test(
      'paper',
      'must be the id of a paper, such as igcse-physics-paper-2.1x7k2.K7QF3M',
      value => value === undefined || PAPER.test(value),
    ),
    drawnBefore: day(),
    change: yup
      .mixed<Change>()
      .required()
      .test('change', 'must be everyone, alsoRight or key with from and to', isChange),
    reason: text().required().test('reason', 'must say why, in a sentence or two', isReason),
    solution: text().min(1),
    day: day().required(),
  })
  .noUnknown()
  .test('where', 'names either a paper or drawnBefore', ({ paper, drawnBefore }) => !paper !== !drawnBefore)
  .test('part', 'of one paper names its part as 7 or 7.c.i', ({ paper, part }) => !paper || /^\d/.test(part))
  .test('label', 'with drawnBefore names a label', ({ paper, part }) => Boolean(paper) || !/^\d/.test(part))

function isReason(reason: string | undefined): boolean {
  return reason !== undefined && plainText(reason).length >= REASON_MIN
}

/** @throws Error naming what is wrong in which correction */
export function readCorrections(list: unknown): Correction[] {
  if (!Array.isArray(list)) throw new Error('must be a list of corrections')
  const corrections = list.map((each, at) => {
    try {
      return correction.validateSync(each, { strict: true }) as Correction
    } catch (error) {
      throw new Error(`correction ${at + 1}: ${error instanceof Error ? error.message : String(error)}`)
    }
  })
  const [first] = contradictions(corrections)
  if (first) throw new Error(first)
  return corrections
}

/** Corrections that cannot stand together. */
export function contradictions(corrections: readonly Correction[]): string[] {
  return corrections.flatMap((one, at) =>
    corrections.slice(at + 1).flatMap(other => {
      const both = `${one.id} and ${other.id}`
      if (one.id === other.id) return [`two corrections have the id ${one.id}`]
      return meet(one, other) && contradict(one.change, other.change) ? [`${both} contradict each other`] : []
    }),
  )
}

/** Whether both can be about one part of one paper. */
function meet(one: Correction, other: Correction): boolean {
  const isSamePart = one.template === other.template && labelOf(one) === labelOf(other)
  return isSamePart && (!one.paper || !other.paper || one.paper === other.paper)
}

/** Later corrections may go on from earlier ones: another key from the one that was put in, a further answer. */
function contradict(one: Change, other: Change): boolean {
  if ('everyone' in one || 'everyone' in other) return 'everyone' in one && 'everyone' in other
  if (one.cell !== other.cell) return false
  if ('key' in one && 'key' in other) return one.key.to !== other.key.from && other.key.to !== one.key.from
  if ('alsoRight' in one && 'alsoRight' in other) return one.alsoRight === other.alsoRight
  const [key, right] = 'key' in one && 'alsoRight' in other ? [one.key, other.alsoRight] : [null, null]
  if (key) return key.from === right || key.to === right
  return 'key' in other && 'alsoRight' in one && contradict(other, one)
}
