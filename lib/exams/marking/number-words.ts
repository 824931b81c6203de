/** Whole numbers in words: "twelve", "twenty-five", "one hundred and five", "two thousand". */

const ONES = 'one two three four five six seven eight nine'.split(' ')
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const VALUES: ReadonlyMap<string, number> = new Map([
  ['zero', 0],
  ...ONES.map((word, at) => [word, at + 1] as const),
  ...TEENS.map((word, at) => [word, at + 10] as const),
  ...TENS.map((word, at) => [word, 10 * (at + 2)] as const),
])

const oneOf = (words: readonly string[]) => `(?:${words.join('|')})`

const BELOW_HUNDRED = `(?:${oneOf(TENS)}(?:[- ]?${oneOf(ONES)})?|${oneOf(TEENS)}|${oneOf(ONES)})(?!\\p{L})`
const BELOW_THOUSAND = `(?:(?:${BELOW_HUNDRED} )?hundred(?: (?:and )?${BELOW_HUNDRED})?|${BELOW_HUNDRED})`
const NUMBER = `(?<!\\p{L})(?:(?:${BELOW_THOUSAND} )?thousand(?: (?:and )?${BELOW_THOUSAND})?|${BELOW_THOUSAND}|zero)(?!\\p{L})`

const FIRST = new RegExp(`^${NUMBER}`, 'iu')
const ANYWHERE = new RegExp(NUMBER, 'iu')
const AND = new RegExp(`(?<=hundred|thousand),? and (?=${BELOW_THOUSAND})`, 'giu')
// "seventeen" before "seven".
const WORDS = new RegExp(
  [...VALUES.keys(), 'hundred', 'thousand'].sort((one, other) => other.length - one.length).join('|'),
  'g',
)

/** The number in words that a text begins with, in figures: "twenty-five metres" is "25 metres". Null for another. */
export function withFigures(text: string): string | null {
  const words = FIRST.exec(text)?.[0]
  return words === undefined ? null : `${amountOf(words)} ${text.slice(words.length)}`.trim()
}

function amountOf(words: string): number {
  let [thousands, rest] = [0, 0]
  for (const word of words.toLowerCase().match(WORDS) ?? []) {
    if (word === 'thousand') [thousands, rest] = [1000 * (rest || 1), 0]
    else if (word === 'hundred') rest = 100 * (rest || 1)
    else rest += VALUES.get(word) ?? 0
  }
  return thousands + rest
}

export const hasNumberWord = (text: string): boolean => ANYWHERE.test(text)

/** "one hundred and five" without the "and", which stands between two answers elsewhere. */
export const withoutAnd = (text: string): string => text.replace(AND, ' ')
