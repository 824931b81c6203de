import { ask } from '@/lib/exams/authoring/ask'
import { figures, plain } from '@/lib/exams/format'
import type { Prose } from '@/lib/exams/question'

/** Pairs of letters for two specimens; never A, which is read as an article. */
export const LETTERS = [
  ['P', 'Q'],
  ['R', 'S'],
  ['J', 'K'],
] as const

/** Two figures are all it has, or the second is a nought: nothing to round, or a trap of writing. */
export const isShort = (value: number) =>
  Math.abs(value - Number(figures(value, 2))) < 1e-9 || figures(value, 2).endsWith('0')

/** Measuring the line XY above its ruler. */
export const measuredXY = (lead: Prose, { image, start }: { image: number; start: number }) =>
  ask.number({
    lead,
    prompt: 'Measure the length of XY.',
    command: 'Determine',
    objective: 'AO3',
    answer: image,
    unit: 'mm',
    tolerance: 1,
    scheme: [`${image} mm (± 1 mm)`],
    solution: `X is at ${start} mm and Y at ${start + image} mm, so the length is ${start + image} − ${start} = ${image} mm.`,
  })

/** The same as a part whose prompt names what lies between X and Y. */
export const readXY = (
  quantity: 'length' | 'width',
  what: string,
  { image, start }: { image: number; start: number },
) =>
  ask.number({
    prompt: `Determine the ${quantity} XY of ${what} in the diagram. Use the ruler.`,
    objective: 'AO3',
    answer: image,
    unit: 'mm',
    tolerance: 1,
    scheme: [`${image} mm (± 1 mm)`],
    solution: `X is at ${start} mm and Y at ${start + image} mm. The ${quantity} is the difference, ${image} mm.`,
  })

export const times = (value: number) => `×\u00a0${plain(value)}`
