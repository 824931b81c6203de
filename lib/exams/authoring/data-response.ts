import { plain } from '../format'
import type { Objective, Prose } from '../question'
import { ask } from './ask'

// What the data responses of Economics 9708 Papers 2 and 4 share.

/** The figures an exact answer is printed with. */
export const figuresOf = (value: number): number =>
  Math.max(2, plain(value).replace(/\D/g, '').replace(/^0+/, '').length)

/** Three lines for each mark. */
export const written = (facts: Parameters<typeof ask.written>[0]) =>
  ask.written({ lines: 3 * (facts.marks ?? facts.scheme.length), ...facts })

/** Two marks: method, then accuracy. */
export const calculated = ({
  method,
  result,
  ...facts
}: Omit<Parameters<typeof ask.number>[0], 'scheme'> & { method: Prose; result: Prose }) =>
  ask.number({
    objective: 'AO1',
    command: 'Calculate',
    sigFigs: figuresOf(facts.answer),
    scheme: [`M1 ${method}`, `A1 ${result}`],
    ...facts,
  })

/**
 * What Cambridge gives to knowledge, analysis and evaluation in parts of so many marks of Paper 2. Parts of 8 close the
 * data response of Paper 4 with a judgement; their split is ours, as no scheme of one was counted.
 */
const SPLIT = {
  4: { AO1: 1, AO2: 2, AO3: 1 },
  6: { AO1: 2, AO2: 2, AO3: 2 },
  8: { AO1: 2, AO2: 3, AO3: 3 },
} as const

const SCALE = { AO1: 'AO1 knowledge', AO2: 'AO2 analysis', AO3: 'AO3 evaluation' } as const

type Weighed = Omit<Parameters<typeof ask.written>[0], 'scheme' | 'marks' | 'scales'> & {
  marks: keyof typeof SPLIT
  AO1: readonly Prose[]
  AO2: readonly Prose[]
  AO3: readonly Prose[]
}

/** A part of 4, 6 or 8 marks that ends in a judgement: each list may offer more points than its objective has marks. */
export const weighed = ({ marks, AO1, AO2, AO3, ...facts }: Weighed) => {
  const texts: [Objective, readonly Prose[]][] = [
    ['AO1', AO1],
    ['AO2', AO2],
    ['AO3', AO3],
  ]
  return written({
    objective: 'AO2',
    ...facts,
    marks,
    scales: texts.map(([objective]) => ({
      name: SCALE[objective],
      outOf: SPLIT[marks][objective],
      objectives: { [objective]: SPLIT[marks][objective] },
    })),
    scheme: texts.flatMap(([objective, list]) =>
      list.map(text => ({ code: 'B1' as const, text, scale: SCALE[objective] })),
    ),
  })
}
