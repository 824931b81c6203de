import { plain } from '../format'
import type { Prose } from '../question'
import { ask } from './ask'

// What the data responses of Economics 9708 Paper 2 share.

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
