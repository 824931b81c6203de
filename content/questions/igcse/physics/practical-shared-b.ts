import { judged } from '@/lib/exams/authoring/marks'
import { describeScale } from '@/lib/figures/laboratory/measuring'
import { linearScale, type Scale, windowOf } from '@/lib/figures/laboratory/scales'
import { line, polygon, rect, type Shape, text } from '@/lib/figures/shapes'

/** Instruments and points that several experiments of mechanics share (Physics, Paper 6). */

export const NEWTONS: Scale = { from: 0, to: 5, division: 0.1, numbered: 1 }

/** A forcemeter that lies level, its hook on the right: (x, y) is the upper left corner of its case, 340 wide. */
export function levelForcemeter(x: number, y: number, value: number): Shape {
  const drawn = linearScale({ ...NEWTONS, x: x + 16, y: y + 16, length: 300, way: 'right', side: 'below' })
  const [at] = drawn.at(value)
  return (
    rect(x, y, 340, 46, 'l sheet', 5) +
    line(x + 16, y + 16, x + 316, y + 16, 'l thin') +
    drawn.shape +
    polygon(
      [
        [at, y + 16],
        [at - 5, y + 4],
        [at + 5, y + 4],
      ],
      'pd',
    ) +
    text(x + 333, y + 41, 'N', { anchor: 'end', cls: 's' })
  )
}

/** Part of an upright rule, zero below, so much of it that each division is seen; `at` finds the height of a value. */
export function uprightRule(
  x: number,
  y: number,
  value: number,
  scale: Scale,
  height = 168,
): { shape: Shape; at: (value: number) => number } {
  const seen = windowOf(scale, value, height, 5.5)
  const drawn = linearScale({ ...seen, x, y: y + height, length: height, way: 'up', side: 'right' })
  return {
    at: each => drawn.at(each)[1],
    shape: rect(x, y - 10, 46, height + 20, 'sheet') + line(x, y - 10, x, y + height + 10) + drawn.shape,
  }
}

/** Where a mark stands on a scale in centimetres, for who does not see it. */
export const told = (scale: Scale, value: number) => describeScale(scale, value, 'cm')

const LIMIT = 'LIMIT = limit/accuracy/error/uncertainty/tolerance/margin/"%"/percent'

/** A percentage as it may be written: to the whole number and to one decimal place. */
const percentages = (value: number) =>
  [...new Set([value.toFixed(0), value.toFixed(1)])].map(each => `"${each}"`).join('/')

/** What is compared: a list of the notation, such as `ratio/value`. */
type Compared = { words: string; said: string; percent: number }

/** The statement that agrees with results which are equal within 10 %. */
export const supported = (text: string, { words, said }: Compared) =>
  judged(
    text,
    `
  THING = ${words}/value/result/they/both/two
  accept yes | support | supported | agree/true/correct/valid/right
  accept THING ... equal/same/constant/close/similar/near/identical | made ... ${words}
  unsure equal/same/constant/close/similar/within
  earns: yes, it is supported
  earns: Yes they ${said}
  earns: the results suport it
  misses: no, it is not supported
  misses: the results do not agree with it
  misses: it should be repeated`,
  )

/** … because they differ by so little. */
export const withinLimits = ({ percent }: Compared) =>
  judged(
    'the values are (very) close: they are equal within the limits of experimental accuracy (10%)',
    `
  ${LIMIT}
  SMALL = small/little/slight/slightly/tiny/minimal/negligible/insignificant
  reject outside/beyond/exceed | (more/greater/larger/bigger/higher/above/over) than 10 | not within | not close | very different
  accept within ... LIMIT/10 | inside ... LIMIT/10 | (less/smaller/lower/under/below) ... 10 | under/below 10
  accept SMALL ... difference/variation/differ/change | difference/variation/differ ... SMALL | (differ/difference/vary) by (only/just)
  accept close | (nearly/almost/approximately/roughly/virtually/practically) equal/same/identical/constant | similar
  accept not differ much | not (much/big/large/significant) difference | no significant difference | not (differ significantly) | not (significantly different)
  accept ${percentages(percent)} percent/"%" | due to ... error/inaccuracy/uncertainty
  unsure LIMIT | about ... same
  earns: they are equal within the limits of experimental accuracy
  earns: the diference is less than 10%
  earns: the values are very close to each other
  earns: there is only a small difference between them
  misses: the values are different
  misses: the difference is more than 10%
  misses: it was repeated`,
  )

/** The statement that agrees with results which are further apart than 10 %. */
export const notSupported = (text: string, { words, said }: Compared) =>
  judged(
    text,
    `
  THING = ${words}/value/result/they/both/two
  reject yes
  accept not support | not supported | "no" | not agree | disagree/false/incorrect/wrong/invalid
  accept not ${words} | THING ... not equal/same/close/similar | THING ... different | not (be ... THING)
  unsure different/beyond/outside
  earns: no, it is not supported
  earns: No, they ${said}
  earns: the results do not suport it
  misses: yes, it is supported
  misses: the results agree with it
  misses: it should be repeated`,
  )

/** … because they differ by so much. */
export const beyondLimits = ({ percent }: Compared) =>
  judged(
    'the values are too far apart: they differ by more than the limits of experimental accuracy (10%)',
    `
  ${LIMIT}
  LARGE = large/big/great/huge/significant/significantly/much/considerable/far/too/very
  reject within  ... LIMIT/10 | (less/smaller/under/below) than 10
  accept outside/beyond/exceed ... LIMIT/10 | not within/inside ... LIMIT/10 | (more/greater/larger/bigger/higher/above/over) ... 10 | over/above 10 | (more/greater/larger/bigger/higher) than ... LIMIT
  accept LARGE ... difference/differ/different/apart/larger/smaller/higher/lower/greater | difference/differ ... LARGE | not close | far from | not near
  accept ${percentages(percent)} percent/"%"
  unsure LIMIT | different/difference
  earns: they differ by more than the limits of experimental accuracy
  earns: the diference is more than 10%
  earns: the values are too far apart
  earns: the difference is too large
  misses: the values are close
  misses: the difference is less than 10%
  misses: it was repeated`,
  )
