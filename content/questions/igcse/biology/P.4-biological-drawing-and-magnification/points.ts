import { judged } from '@/lib/exams/authoring/marks'
import type { MarkPoint } from '@/lib/exams/question'

/** What questions on drawing share: the four marks of a drawing, and differences between two specimens. */

/** Marked by the student beside the model: outline, size, detail, labels. */
export const drawnWell = (detail: string, labels: string): string[] => [
  'outline: single, clear, unbroken lines; no shading',
  'size: larger than the diagram, and more than half as long or as high as the frame',
  `detail and proportions: ${detail}`,
  `labels: ${labels}, each by a straight line that ends on the structure`,
]

type Specimen = {
  /** Its letter, and other names that students may use for it: 'p/cherry'. */
  named: string
  /** Its feature in words, one of them with a comparative: 'broad/wide/wider'. */
  is: string
}

type Contrast = {
  text: string
  /** What differs: 'petal/petals'. Left out where the whole specimen does: "P is broad". */
  thing?: string
  one: Specimen
  other: Specimen
  /** Words that leave it to the student: 'area/bigger'. */
  open?: string
  earns: readonly [string, string, string, ...string[]]
  misses: readonly [string, string, string, ...string[]]
}

const answers = (earns: readonly string[], misses: readonly string[]) =>
  [...earns.map(each => `  earns: ${each}`), ...misses.map(each => `  misses: ${each}`)].join('\n')

/** Words of other features, so that they are not taken for words that nobody knows. */
const KNOWN =
  'narrow/wide/broad/thick/thin/long/short/pointed/round/flat/smooth/feathery/hang/inside/outside/toothed/lobed/jagged/serrated/parallel/branch/network/stalk/petiole/stem/edge/margin/vein/blade/leaf/stigma/anther/filament/stamen/petal/sepal/style/ovule/ovary/bract/glume/seed/skin/rind/wall/layer/flesh/segment/chamber/enclosed/absent/present/whereas/colourful'

/** "P has petals, Q does not." */
const DENIED =
  '"does not" | "doesnt" | "do not" | "dont" | "has not" | "hasnt" | "is not" | "isnt" | "are not" | "neither"'

/** All orders in which it is said of WHO that it is WORD, with nothing of `bars` between. */
function said(who: string, word: string, bars: string, hasThing: boolean): string {
  const on = `...(no ${bars}/than/unlike/but)..`
  // "large petals and Q …", "large petals, whereas those in Q …" begin to speak of the other one.
  const tail = `...(no ${bars}/than/unlike/but/and/while/whereas/however${hasThing ? '/THING' : ''})..`
  const where = `(in/of/on/for ${tail} ${who})`
  if (!hasThing) return `(${who} ${on} ${word}) | (${word} ${tail} ${where})`
  return [
    `(${who} ${on} ${word} ${on} THING)`,
    `(${who} ${on} THING ${on} ${word})`,
    `(THING ${tail} ${where} ${on} ${word})`,
    `(THING ${on} ${word} ${tail} ${where})`,
    `(${word} ${tail} THING ${tail} ${where})`,
  ].join(' | ')
}

/** Words that compare even where the other specimen is not named: "Q has more seeds". */
function comparatives(is: string): string {
  return is
    .split('/')
    .filter(word => /^(?:more|most|fewer|less)$|er$/.test(word) && !PLAIN.has(word))
    .map(word => `"${word}"`)
    .join('/')
}

/** They end like comparatives. */
const PLAIN = new Set(['center', 'outer'])

/** One difference, told of both specimens (or with a comparative); the wrong way round it earns nothing. */
export function contrast({ text, thing, one, other, open, earns, misses }: Contrast): MarkPoint {
  const has = thing !== undefined
  const clause = (who: string, word: string, bars: string) => said(who, word, bars, has)
  const [ofOne, ofOther] = [clause('ONE', 'MORE', 'OTHER/LESS'), clause('OTHER', 'LESS', 'ONE/MORE')]
  const about = has ? ', THING' : ''
  const [more, less] = [comparatives(one.is), comparatives(other.is)]
  return judged(
    text,
    `
  KNOWN = ${KNOWN}
  ONE = ${one.named}
  OTHER = ${other.named}
  MORE = ${one.is}
  LESS = ${other.is}
${has ? `  THING = ${thing}\n` : ''}  accept (ONE ...(no OTHER/LESS/than).. MORE ...(no LESS/than).. OTHER ...(no ONE/MORE/than).. LESS)${about}
  accept (OTHER ...(no ONE/MORE/than).. LESS ...(no MORE/than).. ONE ...(no OTHER/LESS/than).. MORE)${about}
  accept (ONE ...(no OTHER/LESS/than).. MORE ...(no than).. LESS ...(no ONE/MORE/than).. (in/of/for/on OTHER))${about}
  accept (OTHER ...(no ONE/MORE/than).. LESS ...(no than).. MORE ...(no OTHER/LESS/than).. (in/of/for/on ONE))${about}
  accept (MORE ...(no OTHER/LESS/than).. (in/of/for/on ONE) ...(no MORE/than).. LESS ...(no ONE/MORE/than).. (in/of/for/on OTHER))${about}
  accept (LESS ...(no ONE/MORE/than).. (in/of/for/on OTHER) ...(no LESS/than).. MORE ...(no OTHER/LESS/than).. (in/of/for/on ONE))${about}
  accept (MORE ...(no OTHER/LESS/than).. (in/of/for/on ONE) ...(no MORE/than).. OTHER ...(no ONE/MORE/than).. LESS)${about}
  accept (LESS ...(no ONE/MORE/than).. (in/of/for/on OTHER) ...(no LESS/than).. ONE ...(no OTHER/LESS/than).. MORE)${about}
  reject ${clause('ONE', 'LESS', 'OTHER/MORE')}
  reject ${clause('OTHER', 'MORE', 'ONE/LESS')}
  accept (${ofOne}) & (${ofOther})
  accept (${ofOne}), than
  accept (${ofOther}), than
  accept (${ofOne}) & (OTHER ...(no ONE).. (${DENIED}))
  accept (${ofOther}) & (ONE ...(no OTHER).. (${DENIED}))
${more ? `  accept ${clause('ONE', more, 'OTHER/LESS')}\n` : ''}${less ? `  accept ${clause('OTHER', less, 'ONE/MORE')}\n` : ''}  unsure ${has ? 'THING, MORE/LESS' : 'MORE/LESS'}
  unsure ${has ? 'THING, (not MORE/LESS)' : 'not MORE/LESS'}
${open ? `  unsure ${open}\n` : ''}${answers(earns, misses)}`,
  )
}

type Absent = {
  text: string
  thing: string
  /** Who has it, who has not: letters and other names. */
  has: string
  without: string
  earns: readonly [string, string, string, ...string[]]
  misses: readonly [string, string, string, ...string[]]
}

/** One specimen has it, the other has not. */
export function onlyOneHas({ text, thing, has, without, earns, misses }: Absent): MarkPoint {
  return judged(
    text,
    `
  KNOWN = ${KNOWN}
  ONE = ${has}
  OTHER = ${without}
  THING = ${thing}
  reject ONE ...(no OTHER/but/while/whereas).. not THING
  reject both/each ... THING
  reject OTHER ...(no ONE/but/while/whereas/unlike).. (has/have/with/got) THING
  accept OTHER ...(no ONE).. not THING
  accept not THING ... in/on OTHER
  accept (ONE ...(no OTHER).. THING) & (OTHER ...(no ONE).. none/without/absent/missing)
  accept (ONE ...(no OTHER).. THING) & (OTHER ...(no ONE).. ((not any/present) | ${DENIED}))
  accept THING ... (in/on ONE) ... none/absent/missing ... OTHER
  accept only ONE ... THING | THING ... only ... ONE
  unsure THING
${answers(earns, misses)}`,
  )
}
