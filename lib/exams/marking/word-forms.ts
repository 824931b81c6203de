import { remembered } from '@/lib/remembered'

/** Words as students type them, brought to one form: case, articles, plurals and kinds of English do not matter. */

const IRREGULAR = new Map(
  `bacteria bacterium, nuclei nucleus, nucleoli nucleolus, fungi fungus, alveoli alveolus, villi villus,
  mitochondria mitochondrion, larvae larva, antennae antenna, vertebrae vertebra, stomata stoma, ova ovum,
  phenomena phenomenon, hypotheses hypothesis, analyses analysis, axes axis, bronchi bronchus, flagella flagellum,
  cilia cilium, media medium, mice mouse, teeth tooth, feet foot, men man, women woman, children child, leaves leaf,
  halves half, wolves wolf, calves calf, shelves shelf, loci locus, stimuli stimulus, radii radius, spectra spectrum,
  vertices vertex, indices index, matrices matrix, formulae formula, genera genus, quanta quantum, atria atrium`
    .split(',')
    .map(pair => pair.trim().split(' ') as [string, string]),
)

export function singular(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular) return irregular
  if (word.length < 4) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x|z)es$/, '$1')
    .replace(/([^suia])s$/, '$1')
    .replace(/(?<=[^s]a)s$/, '')
}

/** British and American spelling as one. */
function oneSpelling(word: string): string {
  return word
    .replace(/^oe(?=[sd])|(?<=^[fc]|rrh|hom)oe/, 'e')
    .replace(/^ae(?=[st])|(?<=[hn]|^[fcp]|leu[ck])ae(?=[mcds])/, 'e')
    .replace(/sulph/, 'sulf')
    .replace(/([iy])z(?=e|ing|ation|ed)/, '$1s')
    .replace(/(?<=.{2})our(?=s|ed|ing|$)/, 'or')
    .replace(/(?<=t)re$/, 'er')
    .replace(/aluminum/, 'aluminium')
}

/** Longer than any key; what is typed beyond it is compared no further. */
const TOKENS_MAX = 12

/** "It is the Sales-Returns a/c." is sale, return; "2, 8, 7" and "2.8.7" are one token. */
export function tokensOf(text: string): string[] {
  return readingsOf(text).stems
}

/** `stems`: in the singular. */
export type Readings = { words: string[]; stems: string[] }

/** Keys are compared again and again. */
export const readingsOf = remembered(2000, (text: string): Readings => {
  const words = plain(text)
    .split(' ')
    .filter(each => each !== '')
    .slice(0, TOKENS_MAX)
  return { words: words.map(oneSpelling), stems: words.map(each => oneSpelling(singular(each))) }
})

function plain(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/[’'‘`]/g, '')
    .replace(/&/g, ' and ')
    .replace(/\ba\/c\b/g, ' ')
    .replace(/(?<=\d)\s*[.,:·]\s*(?=\d)|(?<=\d)\s+(?=\d)/g, '_')
    .replace(/[^\p{L}\p{N}_]+/gu, ' ')
    .trim()
  return words
    .replace(
      /^(?:(?:it|this|that) (?:is|was)|its|they are|these are|called|it|they|(?:the )?answer(?: is)?) (?=\S)/,
      '',
    )
    .replace(/(?<= )(?:account|ac)$/, '')
    .replace(/\b(?:a|an|the) (?=\S)/g, '')
    .trim()
}

export const isLetters = (word: string) => /^\p{L}+$/u.test(word)
