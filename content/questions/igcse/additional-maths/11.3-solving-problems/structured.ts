import { slotFigure } from '@/content/figures/igcse/additional-maths/permutations-and-combinations-1'
import { shelfFigure } from '@/content/figures/igcse/additional-maths/permutations-and-combinations-3'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { cards } from '../../extended-maths/chances'
import {
  countOrders,
  countRows,
  factorial,
  nPr,
  perms,
  product,
  upTo,
} from '../permutations-and-combinations'

const { question, templates } = questionsOf('structured', '11.3')

export { templates }

const listed = (items: readonly (string | number)[]) =>
  `${items.slice(0, -1).join(', ')} and ${items.slice(-1).join('')}`

const asNumber = (digits: readonly number[]) => Number(digits.join(''))
const LENGTHS = ['', '', '', 'three', 'four', 'five']

question('numbers-from-digits', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const digits = random.sample(upTo(1, 9), random.int(6, 7)).sort((one, two) => one - two)
    const length = random.int(4, 5)
    const least = random.pick(digits.slice(2, -1))
    const high = digits.filter(each => each >= least)
    const odds = digits.filter(each => each % 2 === 1).length
    const wants = high.some(each => each % 2 === 1) && high.some(each => each % 2 === 0)
    return wants && odds > 2 && odds < digits.length - 1 ? { digits, length, least } : null
  },
  make: ({ digits, length, least }) => {
    const n = digits.length
    const high = digits.filter(each => each >= least)
    const odds = digits.filter(each => each % 2 === 1).length
    const evens = n - odds
    const [all, even] = [perms(n, length), evens * perms(n - 1, length - 1)]
    const large = high.length * perms(n - 1, length - 1)
    const [oddFirst, evenFirst] = [
      high.filter(each => each % 2 === 1).length,
      high.filter(each => each % 2 === 0).length,
    ]
    const middle = perms(n - 2, length - 2)
    const both = (oddFirst * (odds - 1) + evenFirst * odds) * middle
    const bound = `${plain(least * 10 ** (length - 1))}`
    const word = LENGTHS[length] ?? ''
    return {
      stem: [
        `Numbers of ${word} digits are made from the digits ${listed(digits)}. No digit is used more than once in a number.`,
        `Each of the ${n} cards has one of the digits ${listed(digits)} on it. A number of ${word} digits is made by laying ${word} of the cards side by side.`,
        `A number of ${word} different digits is made with the digits ${listed(digits)} only.`,
      ],
      figure: cards(
        {
          name: 'permutations-and-combinations/digits',
          title: 'Cards with digits',
          description: `${n} cards in a row. They show the digits ${listed(digits)}, each of them once.`,
        },
        digits.map(String),
      ),
      parts: {
        a: ask.whole({
          objective: 'AO1',
          prompt: 'Find how many different numbers can be made.',
          scheme: [`B1 $${nPr(n, length)} = ${all}$`],
          solution: `$${product(n, length)} = ${all}$.`,
          answer: all,
        }),
        b: ask.whole({
          objective: 'AO1',
          prompt: 'Find how many of these numbers are even.',
          scheme: [`M1 ${evens} choices for the last digit`, `A1 ${even}`],
          solution: `The last digit first: ${evens} even digits. The other places: $${product(n - 1, length - 1)}$. Together ${even}.`,
          answer: even,
        }),
        c: ask.whole({
          objective: 'AO1',
          prompt: `Find how many of these numbers are greater than ${bound}.`,
          scheme: [`M1 ${high.length} choices for the first digit`, `A1 ${large}`],
          solution: `The first digit is ${high.length === 1 ? high[0] : listed(high).replace(' and ', ' or ')}: ${high.length} choices, then $${product(n - 1, length - 1)}$. Together ${large}.`,
          answer: large,
        }),
        d: ask.whole({
          prompt: `Find how many of these numbers are odd and greater than ${bound}.`,
          scheme: [
            `M1 first digit odd: $${oddFirst} \\times ${odds - 1} \\times ${middle}$`,
            `M1 first digit even: $${evenFirst} \\times ${odds} \\times ${middle}$`,
            `A1 ${both}`,
          ],
          solution: `If the first digit is odd (choices: ${oddFirst}), ${odds - 1} odd digits are left for the last place; if it is even (choices: ${evenFirst}), all ${odds}. The middle places: $${product(n - 2, length - 2)} = ${middle}$. So $(${oddFirst} \\times ${odds - 1} + ${evenFirst} \\times ${odds}) \\times ${middle} = ${both}$.`,
          answer: both,
        }),
      },
    }
  },
  verify: ({ digits, length, least }) => {
    const bound = least * 10 ** (length - 1)
    return {
      a: countOrders(digits, length),
      b: countOrders(digits, length, few => asNumber(few) % 2 === 0),
      c: countOrders(digits, length, few => asNumber(few) > bound),
      d: countOrders(digits, length, few => asNumber(few) > bound && asNumber(few) % 2 === 1),
    }
  },
})

question('numbers-with-a-zero', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const others = random.sample([1, 2, 3, 4, 6, 7, 8, 9], random.int(4, 6))
    const digits = [0, 5, ...others].sort((one, two) => one - two)
    const evens = others.filter(each => each % 2 === 0).length
    return evens > 1 && evens < others.length ? { digits } : null
  },
  make: ({ digits }) => {
    const n = digits.length
    const evens = digits.filter(each => each > 0 && each % 2 === 0).length
    const all = (n - 1) * perms(n - 1, 3)
    const [zero, other] = [perms(n - 1, 3), (n - 2) * perms(n - 2, 2)]
    return {
      stem: [
        `A number of four different digits is made with the digits ${listed(digits)}. The first digit is not 0.`,
        `Numbers of four digits are made from ${listed(digits)}. No number begins with 0, and no digit is repeated in a number.`,
        `Without repeating a digit, a number between 1000 and 10 000 is made with digits from the list ${digits.join(', ')}.`,
      ],
      figure: slotFigure(
        {
          name: 'permutations-and-combinations/four-places',
          title: 'The places of a number',
          description: 'Four empty boxes in a row. Below them stand thousands, hundreds, tens and units.',
        },
        ['thousands', 'hundreds', 'tens', 'units'].map(below => ({ below })),
        70,
      ),
      parts: {
        a: ask.whole({
          objective: 'AO1',
          prompt: 'Find how many different numbers can be made.',
          scheme: [`M1 ${n - 1} choices for the first digit`, `A1 ${all}`],
          solution: `The first digit is one of ${n - 1}. For the next, 0 is possible again: $${n - 1} \\times ${product(n - 1, 3)} = ${all}$.`,
          answer: all,
        }),
        b: ask.whole({
          prompt: 'Find how many of these numbers are multiples of 5.',
          scheme: [
            `M1 ends in 0: $${product(n - 1, 3)} = ${zero}$`,
            `M1 ends in 5: $${n - 2} \\times ${product(n - 2, 2)} = ${other}$`,
            `A1 ${zero + other}`,
          ],
          solution: `If it ends in 0: $${product(n - 1, 3)} = ${zero}$. If it ends in 5, the first digit is neither 5 nor 0: $${n - 2} \\times ${product(n - 2, 2)} = ${other}$. Together ${zero + other}.`,
          answer: zero + other,
        }),
        c: ask.whole({
          prompt: 'Find how many of these numbers are even.',
          scheme: [
            `M1 does not end in 0: $${evens} \\times ${n - 2} \\times ${product(n - 2, 2)} = ${evens * other}$`,
            `M1 adds those that end in 0`,
            `A1 ${zero + evens * other}`,
          ],
          solution: `Ends in 0: ${zero}. Ends in one of the ${evens} other even digits: $${evens} \\times ${n - 2} \\times ${product(n - 2, 2)} = ${evens * other}$. Together ${zero + evens * other}.`,
          answer: zero + evens * other,
        }),
      },
    }
  },
  verify: ({ digits }) => {
    const count = (fits: (value: number) => boolean) => {
      let found = 0
      for (let value = 1000; value < 10000; value += 1) {
        const text = String(value)
        if (fits(value) && new Set(text).size === 4 && [...text].every(each => digits.includes(Number(each))))
          found += 1
      }
      return found
    }
    return { a: count(() => true), b: count(each => each % 5 === 0), c: count(each => each % 2 === 0) }
  },
})

const WORDS = [
  'PICTURE',
  'FORMULA',
  'JOURNAL',
  'MACHINE',
  'VOLTAGE',
  'UNIFORM',
  'CUSHION',
  'TRIANGLE',
  'CHLORINE',
  'DAUGHTER',
  'FLAMINGO',
  'HOSPITAL',
  'TROPICAL',
  'PERSONAL',
]
const isVowel = (letter: string | undefined) => letter !== undefined && 'AEIOU'.includes(letter)

question('letters-of-a-word', {
  facts: { difficulty: 4, checked: '2026-11-29', calculator: 'needed' },
  values: random => ({ word: random.pick(WORDS), ends: random.int(0, 1) }),
  make: ({ word, ends }) => {
    const letters = [...word]
    const [n, v] = [letters.length, letters.filter(isVowel).length]
    const c = n - v
    const vowels = listed(letters.filter(isVowel))
    const all = factorial(n)
    const start = letters.find(each => !isVowel(each)) ?? ''
    const edge = v * factorial(ends === 0 ? n - 1 : n - 2)
    const together = factorial(v) * factorial(c + 1)
    const apart = factorial(c) * perms(c + 1, v)
    return {
      stem: [
        `All the ${n} letters of the word ${word} are arranged in a row. The vowels are ${vowels}.`,
        `The ${n} cards show the letters of the word ${word}. They are laid in a row in any order. The vowels are ${vowels}.`,
        `A password uses each of the ${n} letters of the word ${word} exactly once. The vowels of the word are ${vowels}.`,
      ],
      figure: cards(
        {
          name: 'permutations-and-combinations/letters',
          title: 'Cards with letters',
          description: `${n} cards in a row with one letter each. In order they show ${letters.join(', ')}.`,
        },
        letters,
      ),
      parts: {
        a: ask.whole({
          objective: 'AO1',
          prompt: 'Find the number of different arrangements.',
          scheme: [`B1 $${n}! = ${all}$`],
          solution: `All letters are different: $${n}! = ${all}$.`,
          answer: all,
        }),
        b: ask.whole({
          objective: 'AO1',
          prompt:
            ends === 0
              ? 'Find the number of arrangements that begin with a vowel.'
              : `Find the number of arrangements that begin with ${start} and end with a vowel.`,
          scheme: [
            `M1 ${v} choices for the ${ends === 0 ? 'first' : 'last'} letter`,
            `A1 $${v} \\times ${ends === 0 ? n - 1 : n - 2}! = ${edge}$`,
          ],
          solution: `The places with a condition come first: ${v} choices for the ${ends === 0 ? 'first' : 'last'} letter${ends === 0 ? '' : `, and ${start} is fixed`}. The other ${ends === 0 ? n - 1 : n - 2} letters follow in any order: $${v} \\times ${ends === 0 ? n - 1 : n - 2}! = ${edge}$.`,
          answer: edge,
        }),
        c: ask.whole({
          objective: 'AO1',
          prompt: `Find the number of arrangements in which the ${v} vowels stand together.`,
          scheme: [`M1 $${c + 1}!$ or $${v}!$ as a factor`, `A1 $${c + 1}! \\times ${v}! = ${together}$`],
          solution: `The vowels make one block. It and the ${c} consonants can be arranged in $${c + 1}!$ ways, the vowels in the block in $${v}!$ ways: $${factorial(c + 1)} \\times ${factorial(v)} = ${together}$.`,
          answer: together,
        }),
        d: ask.whole({
          command: 'Find',
          prompt: `Hence find the number of arrangements in which the ${v} vowels do not all stand together.`,
          scheme: [`B1 $${all} - ${together} = ${all - together}$`],
          follow: { from: 'c', formula: `${all} - x` },
          solution: `All arrangements without those of part (c): $${all} - ${together} = ${all - together}$.`,
          answer: all - together,
        }),
        e: ask.whole({
          prompt: 'Find the number of arrangements in which no two vowels stand next to each other.',
          scheme: [
            `M1 $${c}!$ for the consonants`,
            `M1 $${product(c + 1, v)}$ for the vowels in the ${c + 1} gaps`,
            `A1 ${plain(apart)}`,
          ],
          solution: `Put the consonants in a row: $${c}! = ${factorial(c)}$. They have ${c + 1} gaps, with both ends. The vowels go into different gaps: $${product(c + 1, v)} = ${perms(c + 1, v)}$. Together $${factorial(c)} \\times ${perms(c + 1, v)} = ${apart}$.`,
          answer: apart,
        }),
      },
    }
  },
  verify: ({ word, ends }) => {
    const letters = [...word]
    const v = letters.filter(isVowel).length
    const start = letters.find(each => !isVowel(each))
    let [edge, together, apart] = [0, 0, 0]
    const all = countOrders(letters, letters.length, row => {
      if (ends === 0 ? isVowel(row[0]) : row[0] === start && isVowel(row.at(-1))) edge += 1
      const places = row.flatMap((each, at) => (isVowel(each) ? [at] : []))
      if ((places.at(-1) ?? 0) - (places[0] ?? 0) === v - 1) together += 1
      if (places.every((place, at) => at === 0 || place - (places[at - 1] ?? 0) > 1)) apart += 1
      return true
    })
    return { a: all, b: edge, c: together, d: all - together, e: apart }
  },
})

const ROWS = [
  {
    stem: 'friends sit down in a row of',
    places: 'seats',
    one: 'Ada',
    two: 'Ben',
    who: 'friends',
    act: 'sit',
  },
  {
    stem: 'actors stand in a line of',
    places: 'marked spots',
    one: 'Chen',
    two: 'Dora',
    who: 'actors',
    act: 'stand',
  },
  {
    stem: 'cars are parked in a row of',
    places: 'bays',
    one: 'the van',
    two: 'the taxi',
    who: 'cars',
    act: 'are parked',
  },
  {
    stem: 'paintings hang in a row on',
    places: 'hooks',
    one: 'the portrait',
    two: 'the landscape',
    who: 'paintings',
    act: 'hang',
  },
]

question('two-in-a-row', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const n = random.int(6, 8)
    return { n, between: random.int(1, n - 4), at: random.int(0, 3) }
  },
  make: ({ n, between, at }) => {
    const { stem, places, one, two, who, act } = ROWS[at] ?? ROWS[0] ?? fail()
    const rest = factorial(n - 2)
    const [ends, next] = [2 * rest, 2 * factorial(n - 1)]
    const spread = 2 * (n - 1 - between) * rest
    const pair = `${one} and ${two}`
    const others = `other ${between === 1 ? who.replace(/s$/, '') : who}`
    const verb =
      at === 0
        ? between === 1
          ? 'sits'
          : 'sit'
        : at === 1
          ? between === 1
            ? 'stands'
            : 'stand'
          : at === 2
            ? between === 1
              ? 'is'
              : 'are'
            : between === 1
              ? 'hangs'
              : 'hang'
    const few = ['', 'one', 'two', 'three', 'four'][between] ?? ''
    return {
      stem: `${n} ${stem} ${n} ${places}, as in the diagram. ${pair.charAt(0).toUpperCase()}${pair.slice(1)} are two of the ${who}.`,
      figure: slotFigure(
        {
          name: 'permutations-and-combinations/row',
          title: `A row of ${places}`,
          description: `${n} empty boxes in a row, numbered 1 to ${n} below. They stand for the ${places}.`,
        },
        upTo(1, n).map(each => ({ below: String(each) })),
      ),
      parts: {
        a: ask.whole({
          objective: 'AO1',
          prompt: `Find the number of arrangements in which ${pair} ${act} at the two ends.`,
          scheme: [`M1 $${n - 2}!$ as a factor`, `A1 $2 \\times ${n - 2}! = ${ends}$`],
          solution: `The two have 2 ways at the ends, the others $${n - 2}! = ${rest}$: $2 \\times ${rest} = ${ends}$.`,
          answer: ends,
        }),
        b: ask.whole({
          objective: 'AO1',
          prompt: `Find the number of arrangements in which ${pair} ${act} next to each other.`,
          scheme: [`M1 $${n - 1}!$ as a factor`, `A1 $2 \\times ${n - 1}! = ${next}$`],
          solution: `The two make one block, which has 2 orders. With the others there are ${n - 1} things in a row: $2 \\times ${n - 1}! = ${next}$.`,
          answer: next,
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: `Hence find the number of arrangements in which ${pair} do not ${at === 2 ? 'stand' : act} next to each other.`,
          scheme: [`M1 $${n}! - ${next}$`, `A1 ${plain(factorial(n) - next)}`],
          follow: { from: 'b', formula: `${factorial(n)} - x` },
          solution: `$${n}! - ${next} = ${factorial(n)} - ${next} = ${factorial(n) - next}$.`,
          answer: factorial(n) - next,
        }),
        d: ask.whole({
          prompt: `Find the number of arrangements in which exactly ${few} ${others} ${verb} between ${pair}.`,
          scheme: [
            `M1 ${n - 1 - between} pairs of places`,
            `M1 $2 \\times ${n - 1 - between} \\times ${n - 2}!$`,
            `A1 ${plain(spread)}`,
          ],
          solution: `Their places are ${between + 1} apart: 1 and ${between + 2}, 2 and ${between + 3}, and so on, ${n - 1 - between} pairs. Each pair is taken in 2 orders, and the others fill the rest in $${n - 2}!$ ways: $2 \\times ${n - 1 - between} \\times ${rest} = ${spread}$.`,
          answer: spread,
        }),
      },
    }
  },
  verify: ({ n, between }) => {
    const found = [0, 0, 0, 0]
    countOrders(upTo(1, n), n, row => {
      const [one, two] = [row.indexOf(1), row.indexOf(2)]
      const apart = Math.abs(one - two)
      if (apart === n - 1) found[0] = (found[0] ?? 0) + 1
      if (apart === 1) found[1] = (found[1] ?? 0) + 1
      else found[2] = (found[2] ?? 0) + 1
      if (apart === between + 1) found[3] = (found[3] ?? 0) + 1
      return true
    })
    const [a = 0, b = 0, c = 0, d = 0] = found
    return { a, b, c, d }
  },
})

function fail(): never {
  throw new Error('No such row')
}

const SHELVES = [
  { kinds: ['novels', 'atlases', 'dictionaries'], letters: ['N', 'A', 'D'], one: 'a dictionary' },
  {
    kinds: ['history books', 'poetry books', 'cookery books'],
    letters: ['H', 'P', 'C'],
    one: 'a cookery book',
  },
  {
    kinds: ['mathematics books', 'physics books', 'chemistry books'],
    letters: ['M', 'P', 'C'],
    one: 'a chemistry book',
  },
  { kinds: ['comics', 'travel guides', 'song books'], letters: ['C', 'T', 'S'], one: 'a song book' },
  {
    kinds: ['thrillers', 'diaries', 'plays'],
    letters: ['T', 'D', 'P'],
    one: 'a play',
  },
]

question('books-on-a-shelf', {
  facts: { difficulty: 4, checked: '2026-11-29', calculator: 'needed' },
  values: random => {
    const [a, b, c] = [random.int(3, 5), random.int(2, 4), random.int(2, 3)]
    // With three of both, two parts would have the same answer.
    return a + b + c > 10 || (a === 3 && c === 3) ? null : { a, b, c, at: random.int(0, 4) }
  },
  make: ({ a, b, c, at }) => {
    const { kinds, letters, one } = SHELVES[at] ?? { kinds: [], letters: [], one: '' }
    const n = a + b + c
    const [first = '', second = '', third = ''] = kinds
    const grouped = 6 * factorial(a) * factorial(b) * factorial(c)
    const block = factorial(a) * factorial(n - a + 1)
    const ends = c * (c - 1) * factorial(n - 2)
    return {
      stem: `${n} different books are to be arranged on a shelf: ${a} ${first}, ${b} ${second} and ${c} ${third}. The diagram shows one of the arrangements.`,
      figure: shelfFigure(
        {
          name: 'permutations-and-combinations/shelf',
          title: 'Books on a shelf',
          description: `${n} books side by side on a shelf: first ${a} ${first}, then ${b} ${second}, then ${c} ${third}.`,
        },
        [a, b, c].map((count, kind) => ({ letter: letters[kind] ?? '', count })),
      ),
      parts: {
        a: ask.whole({
          objective: 'AO1',
          prompt: 'Find the total number of arrangements.',
          scheme: [`B1 $${n}! = ${factorial(n)}$`],
          solution: `All books are different: $${n}! = ${factorial(n)}$.`,
          answer: factorial(n),
        }),
        b: ask.whole({
          prompt: 'Find the number of arrangements in which books of the same kind stand together.',
          scheme: [
            `M1 $${a}! \\times ${b}! \\times ${c}!$`,
            `M1 $3!$ for the order of the kinds`,
            `A1 ${plain(grouped)}`,
          ],
          solution: `Three blocks in $3!$ orders, and within the blocks $${a}!$, $${b}!$ and $${c}!$: $6 \\times ${factorial(a)} \\times ${factorial(b)} \\times ${factorial(c)} = ${grouped}$.`,
          answer: grouped,
        }),
        c: ask.whole({
          prompt: `Find the number of arrangements in which all the ${first} stand together, with no restriction on the other books.`,
          scheme: [
            `M1 $${n - a + 1}!$ or $${a}!$ as a factor`,
            `A1 $${n - a + 1}! \\times ${a}! = ${block}$`,
          ],
          solution: `One block and ${n - a} single books: $${n - a + 1}! \\times ${a}! = ${factorial(n - a + 1)} \\times ${factorial(a)} = ${block}$.`,
          answer: block,
        }),
        d: ask.whole({
          objective: 'AO1',
          prompt: `Find the number of arrangements that have ${one} at each end.`,
          scheme: [
            `M1 $${c} \\times ${c - 1}$ for the ends`,
            `A1 $${c * (c - 1)} \\times ${n - 2}! = ${ends}$`,
          ],
          solution: `The ends: $${c} \\times ${c - 1} = ${c * (c - 1)}$. Between them $${n - 2}! = ${factorial(n - 2)}$. Together ${plain(ends)}.`,
          answer: ends,
        }),
      },
    }
  },
  verify: ({ a, b, c }) => {
    const n = a + b + c
    const books = upTo(0, n - 1)
    const kind = (book: number) => (book < a ? 0 : book < a + b ? 1 : 2)
    const isWhole = (of: number, isUsed: (book: number) => boolean) =>
      books.every(book => kind(book) !== of || isUsed(book))
    return {
      a: countRows(n, () => true),
      b: countRows(
        n,
        ({ last, next, isUsed }) => last < 0 || kind(last) === kind(next) || isWhole(kind(last), isUsed),
      ),
      c: countRows(
        n,
        ({ last, next, isUsed }) => last < 0 || kind(last) !== 0 || kind(next) === 0 || isWhole(0, isUsed),
      ),
      d: countRows(n, ({ at, next }) => (at > 0 && at < n - 1) || kind(next) === 2),
    }
  },
})
