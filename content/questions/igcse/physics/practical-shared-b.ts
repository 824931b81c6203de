import { judged } from '@/lib/exams/authoring/marks'
import { describeScale } from '@/lib/figures/laboratory/measuring'
import { linearScale, type Scale, windowOf } from '@/lib/figures/laboratory/scales'
import { line, polygon, rect, type Shape, text } from '@/lib/figures/shapes'
import { listed, otherwise, ownText, PLAIN_NO, sharesOf, WORDS } from './practical-shared-a'

/** Instruments and points that several experiments of mechanics share (Physics, Paper 6). */

export const NEWTONS: Scale = { from: 0, to: 5, division: 0.1, numbered: 1 }

/** So much of the scale of a level forcemeter that half a division is seen: (x, y) is its upper left corner, 340 wide. */
export function forcemeterScale(x: number, y: number, value: number): Shape {
  const seen = { ...NEWTONS, ...windowOf(NEWTONS, value, 300, 15) }
  const drawn = linearScale({ ...seen, x: x + 16, y: y + 22, length: 300, way: 'right', side: 'below' })
  const [at] = drawn.at(value)
  return (
    rect(x, y, 340, 54, 'l sheet', 5) +
    line(x, y + 22, x + 340, y + 22, 'l thin') +
    drawn.shape +
    polygon(
      [
        [at, y + 22],
        [at - 5, y + 6],
        [at + 5, y + 6],
      ],
      'pd',
    ) +
    text(x + 333, y + 47, 'N', { anchor: 'end', cls: 's' })
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
  const seen = windowOf(scale, value, height, 8)
  const drawn = linearScale({ ...seen, x, y: y + height, length: height, way: 'up', side: 'right' })
  return {
    at: each => drawn.at(each)[1],
    shape: rect(x, y - 10, 46, height + 20, 'sheet') + line(x, y - 10, x, y + height + 10) + drawn.shape,
  }
}

/** Where a mark stands on a scale in centimetres, for who does not see it. */
export const told = (scale: Scale, value: number) => describeScale(scale, value, 'cm')

/** What is compared: a list of the notation, such as `ratio/value`, and the results in pairs that are held together. */
type Compared = { words: string; said: string; pairs: readonly (readonly [number, number])[] }

/** Their differences as percentages, of either and of the mean, as they may be written. */
const percentages = (pairs: Compared['pairs']) => listed(pairs.flatMap(sharesOf), [0, 1, 2])

const LIMITS = `
  LIMIT = limit/accuracy/error/uncertainty/tolerance/margin
  PERCENT = percent/percentage/"%"/"per cent"
  LITTLE = small/little/slight/slightly/tiny/minimal/negligible/insignificant
  LARGE = large/big/great/huge/significant/significantly/much/considerable/considerably/far/too/very
  DIFFERENT = difference/differ/different/apart/discrepancy/variation/vary`

/** The statement that agrees with results which are equal within 10 %. */
export const supported = (text: string, { words, said }: Compared) =>
  judged(
    ownText(text, true),
    `
  ${WORDS}
  ${LIMITS}
  TRUE = true/correct/valid/right
  THING = ${words}/value/result/they/both/two/these/numbers
  ${otherwise(true, true)}
  accept yes & (close/near/nearly/almost/approximately/roughly/similar | within | SMALL ... TEN | LITTLE DIFFERENT)
  accept not (exactly/exact/quite/precisely/perfectly/identical) & (close | similar | within | nearly/almost)
  reject not (AGREE/TRUE/supported) | disagree/incorrect/wrong/false/invalid | not within | unequal
  reject BIG ... TEN | (too/very/quite) (different/far/large/big/high)
  reject if ... AGREE/TRUE
  reject ${PLAIN_NO}
  accept yes | support/supported | agree/TRUE/confirm/confirmed
  accept THING ... equal/same/constant/close/similar/near/identical/match | made ... ${words}
  accept within ... LIMIT/TEN | SMALL ... TEN | not BIG ... TEN
  accept DIFFERENT ... LITTLE | LITTLE DIFFERENT | not DIFFERENT
  unsure equal/same/constant/close/similar/within
  earns: yes, it is supported
  earns: Yes they ${said}
  earns: the results suport it
  earns: yes, they are not exactly equal but very close
  misses: no, it is not supported
  misses: the results do not agree with it
  misses: No, the results are not equal
  misses: it should be repeated`,
  )

/** … because they differ by so little. */
export const withinLimits = ({ pairs }: Compared) =>
  judged(
    ownText(
      'the values are (very) close: they are equal within the limits of experimental accuracy (10%)',
      true,
    ),
    `
  ${WORDS}
  ${LIMITS}
  ${otherwise(true, true)}
  reject outside/beyond/exceed ... LIMIT/TEN | not within | not close | very different | BIG ... TEN
  accept within ... LIMIT/TEN | inside ... LIMIT/TEN | SMALL ... TEN | not (BIG/exceed) ... TEN | "<" ... TEN
  accept LITTLE ... DIFFERENT | DIFFERENT ... LITTLE | (differ/difference/vary) by (only/just)
  accept close/near | (nearly/almost/approximately/roughly/virtually/practically) equal/same/identical/constant | similar
  accept not DIFFERENT much | not LARGE DIFFERENT | not DIFFERENT significantly | not (significantly different)
  accept ${percentages(pairs)} & (PERCENT | DIFFERENT)
  accept due to ... LIMIT/inaccuracy
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
    ownText(text, true),
    `
  ${WORDS}
  ${LIMITS}
  TRUE = true/correct/valid/right
  THING = ${words}/value/result/they/both/two/these/numbers
  ${otherwise(true, false)}
  reject yes
  unsure not AGREE & within
  accept not (AGREE/TRUE/supported/within) | disagree/false/incorrect/wrong/invalid/unequal/contradict
  reject if ... AGREE/TRUE
  reject SMALL ... TEN | within
  accept ${PLAIN_NO} | "no"
  accept not ${words} | THING ... different | not (be ... THING)
  accept BIG ... TEN | not SMALL ... TEN | (too/very/quite/significant/significantly/much/LARGE) (far/large/big/high/DIFFERENT) | far apart
  unsure different/beyond/outside/differ
  earns: no, it is not supported
  earns: No, they ${said}
  earns: the results do not suport it
  earns: the statement is wrong
  misses: yes, it is supported
  misses: the results agree with it
  misses: it should be repeated`,
  )

/** … because they differ by so much. */
export const beyondLimits = ({ pairs }: Compared) =>
  judged(
    ownText(
      'the values are too far apart: they differ by more than the limits of experimental accuracy (10%)',
      true,
    ),
    `
  ${WORDS}
  ${LIMITS}
  ${otherwise(true, false)}
  accept not (within/inside) ... LIMIT/TEN
  reject within ... LIMIT/TEN | SMALL ... TEN
  accept outside/beyond/exceed ... LIMIT/TEN | BIG ... TEN | not (SMALL/within) ... TEN | ">" ... TEN | BIG than ... LIMIT
  accept LARGE ... DIFFERENT/larger/smaller/higher/lower/greater/less/more | DIFFERENT ... LARGE | not close/near/similar | far from
  accept ${percentages(pairs)} & (PERCENT | DIFFERENT)
  accept twice/double/half
  unsure LIMIT | different/difference
  earns: they differ by more than the limits of experimental accuracy
  earns: the diference is more than 10%
  earns: the values are too far apart
  earns: the difference is too large
  misses: the values are close
  misses: the difference is less than 10%
  misses: it was repeated`,
  )
