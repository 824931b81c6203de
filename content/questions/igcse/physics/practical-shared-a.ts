import { judged } from '@/lib/exams/authoring/marks'
import { roundTo } from '@/lib/exams/format'

/** Points of written answers that several mechanics questions of the practical paper use. */

export const WORDS = `
  AGREE = equal/same/agree/agreement/consistent/match/similar/close/identical/support
  SMALL = less/smaller/lower/below/under/within
  BIG = more/greater/larger/bigger/higher/over/above/beyond/outside/exceed/exceeds
  TEN = 10/ten`

/** An answer that begins with no, whatever reason follows. */
export const PLAIN_NO = ['because', 'since', 'as', 'they', 'the', 'it', 'there']
  .flatMap(each => [`"no ${each}"`, `"no, ${each}"`])
  .join(' | ')

/** Beginnings of all numbers but 1 and 10: a percentage that follows from the student's own results. */
const OWN = [
  ...[0, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19].map(each => `${each}*`),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap(each => [`1.${each}*`, `10.${each}*`]),
].join('/')

/**
 * Where the two results are the student's own, one who erred before may rightly come to the other verdict: it is left
 * open if a percentage of theirs stands on the other side of the tenth.
 */
export const otherwise = (isOwn: boolean, isEqual: boolean) =>
  isOwn
    ? `PERCENT = percent/percentage/"%"/"per cent"
  OWN = ${OWN}
  unsure (${isEqual ? 'BIG ... TEN | ">" ... TEN' : 'SMALL ... TEN | "<" ... TEN'}) & OWN PERCENT
  unsure (${isEqual ? 'BIG ... (limit/limits)' : 'within ... (limit/limits)'}) & OWN & TEN`
    : ''

export const ownText = (text: string, isOwn: boolean) =>
  isOwn ? `${text} (or what follows from your own two results)` : text

/** Whether two results are said to be equal; `text` states the right verdict. `isOwn`: both are the student's own. */
export const verdict = (text: string, isEqual: boolean, isOwn = false) =>
  judged(
    ownText(text, isOwn),
    isEqual
      ? `
  ${WORDS}
  ${otherwise(isOwn, isEqual)}
  unsure not AGREE & (SMALL ... TEN | within)
  reject not AGREE | disagree | not within | unequal
  reject BIG ... TEN | (too/very/quite) (different/far/large/big/high)
  reject if ... AGREE
  reject ${PLAIN_NO}
  accept yes | AGREE | within
  accept SMALL ... TEN | not BIG ... TEN
  accept (about/nearly/almost/approximately/roughly) ... (double/twice/two/2)
  accept (difference/differ) ... (small/slight/slightly/little/negligible/only) | (small/slight/little/negligible) difference | not (different/differ)
  earns: yes, because the difference is less than 10%
  earns: They are equal within the limits of accuracy
  earns: they agre, the values are very close
  earns: the difference is small
  misses: no, they are different
  misses: they are not equal
  misses: the difference is more than 10%`
      : `
  ${WORDS}
  ${otherwise(isOwn, isEqual)}
  reject yes
  unsure not AGREE & within
  accept not (AGREE/within) | disagree | unequal
  reject if ... AGREE
  reject SMALL ... TEN | within | AGREE
  accept no
  accept BIG ... TEN | not SMALL ... TEN
  accept "different" | contradict | (too/very/quite/large/big/significant/significantly/much) (far/large/big/high/difference/differ) | far apart
  unsure differ
  earns: no, because the difference is more than 10%
  earns: They are not equal
  earns: they do not agre, the values are far apart
  earns: the difference is too large
  misses: yes, they are close
  misses: they are equal within the limits of accuracy
  misses: the difference is less than 10%`,
  )

/** Why: the difference is held against a tenth. */
export const againstTenth = (text: string, isEqual: boolean, isOwn = false) =>
  judged(
    ownText(text, isOwn),
    isEqual
      ? `
  ${WORDS}
  ${otherwise(isOwn, isEqual)}
  reject not SMALL ... TEN | BIG ... TEN
  accept SMALL ... TEN | not (BIG/exceed) ... TEN | "<" ... TEN | TEN ... ">" | TEN ... BIG
  unsure (difference/differ/apart) ... (small/slight/slightly/little/close) | (small/slight/little) difference | close
  earns: the difference is less than 10%
  earns: they are within ten percent of each other
  earns: it is smaler than 10 percent, so it is smaller than 10%
  misses: they are equal
  misses: the difference is more than 10%
  misses: it is the same rule`
      : `
  ${WORDS}
  ${otherwise(isOwn, isEqual)}
  reject not BIG ... TEN
  accept BIG ... TEN | not (SMALL/within) ... TEN | ">" ... TEN | TEN ... "<" | TEN ... SMALL
  unsure (difference/differ/apart) ... (big/large/too/great) | (big/large/great) difference | far apart
  earns: the difference is more than 10%
  earns: they are not within ten percent of each other
  earns: it is biger than 10 percent, so it is greater than 10%
  misses: they are not equal
  misses: the difference is less than 10%
  misses: it is the same rule`,
  )

/** Forms in which students write numbers, to so many decimal places: 2.04 and 2.0 for 2.04. */
export const listed = (values: readonly number[], places: readonly number[]) =>
  [
    ...new Set(
      values.flatMap(value => places.map(each => value.toFixed(each)).filter(each => Number(each) > 0)),
    ),
  ].join('/')

/** The difference of two results in per cent of the first, of the second and of their mean. */
export const sharesOf = ([one, other]: readonly [number, number]) =>
  [one, other, (one + other) / 2].map(of => (100 * Math.abs(one - other)) / of)

/**
 * The two results compared as figures: the difference as a percentage of either or of the mean, or a tenth of one of
 * them beside the difference, or how many times one is the other.
 */
export const compared = (text: string, one: number, other: number) => {
  const difference = Math.abs(one - other)
  const rounded = [roundTo(one, 2), roundTo(other, 2)] as const
  const shares = [
    ...sharesOf([one, other]),
    ...sharesOf(rounded),
    ...rounded.map(of => (100 * roundTo(difference, 3)) / of),
  ]
  const percent = shares[0]?.toFixed(1) ?? ''
  const [low, high] = [Math.min(one, other), Math.max(one, other)]
  return judged(
    text,
    `
  PERCENT = percent/percentage/"%"/"per cent"
  OWN = ${OWN}
  SHARE = ${listed(shares, [0, 1, 2, 3])}
  TENTH = ${listed([one / 10, other / 10], [2, 3])}
  EDGE = ${listed([one * 0.9, one * 1.1, other * 0.9, other * 1.1], [2, 3])}
  DIFFERENCE = ${listed([difference, rounded[0] - rounded[1], rounded[1] - rounded[0]], [2, 3])}
  RATIO = ${listed([low / high, high / low], [2, 3])}
  accept SHARE & PERCENT
  accept TENTH & DIFFERENCE
  accept EDGE & (TENTH | 10/ten)
  accept RATIO
  unsure SHARE | OWN PERCENT
  unsure DIFFERENCE | (divide/"÷"/"/") ... (100/"%")
  unsure PERCENT ...(no 10/ten).. (difference/differ) | (difference/differ) ...(no 10/ten).. PERCENT
  earns: the difference is ${percent}%
  earns: ${difference.toFixed(3)} divided by ${one.toFixed(2)} times 100 = ${percent} percent
  earns: they diffre by ${shares[1]?.toFixed(1)} %
  misses: they are close
  misses: they should be the same
  misses: because it is the same material`,
  )
}
