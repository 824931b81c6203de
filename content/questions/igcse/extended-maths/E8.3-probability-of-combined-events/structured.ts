import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { venn } from '@/lib/figures/statistics/venn'
import { cards, chanceCell, chanceFrom, counted, letterValues, tree } from '../chances'

const { core, supplement, templates } = questionsOf('structured', 'E8.3')

export { templates }

const RULES = {
  sum: {
    sign: '+',
    does: (a: number, b: number) => a + b,
    said: 'sum of',
    back: (a: number, s: number) => [s - a],
  },
  product: {
    sign: '×',
    does: (a: number, b: number) => a * b,
    said: 'product of',
    back: (a: number, s: number) => [s / a],
  },
  difference: {
    sign: '−',
    does: (a: number, b: number) => Math.abs(a - b),
    said: 'difference between',
    back: (a: number, s: number) => [...new Set([a + s, a - s])],
  },
} as const
type Rule = keyof typeof RULES

const EVENTS = [
  { said: 'an odd number', holds: (s: number) => s % 2 === 1 },
  { said: 'a prime number', holds: (s: number) => [2, 3, 5, 7, 11, 13].includes(s) },
  { said: 'a multiple of 3', holds: (s: number) => s % 3 === 0 },
  { said: 'less than 5', holds: (s: number) => s < 5 },
  { said: 'greater than 6', holds: (s: number) => s > 6 },
  { said: 'a square number', holds: (s: number) => [1, 4, 9, 16, 25, 36].includes(s) },
] as const

core('sample-space-table', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const rule = random.pick(Object.keys(RULES) as Rule[])
    const ascending = (count: number) =>
      random.sample([1, 2, 3, 4, 5, 6, 7], count).sort((one, other) => one - other)
    const [across, down] = [ascending(4), ascending(random.pick([3, 4]))]
    const scores = down.map(b => across.map(a => RULES[rule].does(a, b)))
    const all = scores.flat()
    const score = random.pick(all)
    const event = random.int(0, EVENTS.length - 1)
    const times = all.filter(each => each === score).length
    const fits = all.filter(each => EVENTS[event]?.holds(each)).length
    if (score === 0 || all.includes(0) !== (rule === 'difference') || Math.max(...all) > 36) return null
    // A zero beside "a multiple of 3" or "a square number" would be a question of its own.
    if (rule === 'difference' && [2, 5].includes(event)) return null
    if (times < 2 || fits < 3 || fits > all.length - 3) return null
    const [first, second] = random.sample(
      all.map((_, at) => at),
      2,
    )
    return { rule, across, down, score, event, first, second, thing: random.int(0, 2) }
  },
  make: ({ rule, across, down, score, event, first = 0, second = 0, thing }) => {
    const { sign, does, said } = RULES[rule]
    const list = (numbers: readonly number[]) => `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
    const stem = [
      `A fair spinner has four equal sectors, numbered ${list(across)}. A second fair spinner has ${down.length === 3 ? 'three' : 'four'} equal sectors, numbered ${list(down)}. Both are spun. The score is the ${said} the two numbers.`,
      `Box *P* holds four cards, numbered ${list(across)}. Box *Q* holds ${down.length === 3 ? 'three' : 'four'} cards, numbered ${list(down)}. One card is taken at random from each box. The score is the ${said} the numbers on the two cards.`,
      `In a game a player takes a disc at random from each of two bags. The discs in the first bag are numbered ${list(across)}, those in the second bag ${list(down)}. The score is the ${said} the two numbers.`,
    ][thing]
    const all = down.flatMap(b => across.map(a => does(a, b)))
    const { said: what = '', holds = () => false } = EVENTS[event] ?? {}
    const [times, fits] = [all.filter(each => each === score).length, all.filter(each => holds(each)).length]
    const [one, other] = [Math.min(first, second), Math.max(first, second)]
    return {
      stem: stem ?? '',
      parts: {
        a: ask.table({
          prompt: ['Complete the table of scores.', 'Complete the diagram of all possible scores.'],
          head: [sign, ...across.map(String)],
          rows: down.map((b, row) => [
            { text: `**${b}**` },
            ...across.map((a, column) => {
              const at = row * across.length + column
              return at === one || at === other
                ? { blank: at === one ? 'first' : 'second', answer: does(a, b), marks: 1 as const }
                : { text: String(does(a, b)) }
            }),
          ]),
          scheme: [`B1 ${all[one]}`, `B1 ${all[other]}`],
          solution: `Each cell is the score of the number above its column and the number beside its row. The missing scores are ${all[one]} and ${all[other]}.`,
        }),
        b: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: [
            `Find the probability that the score is ${score}.`,
            `Write down the probability of a score of ${score}.`,
          ],
          scheme: [`B1 $\\frac{${times}}{${all.length}}$ oe`],
          solution: `The table has ${all.length} equally likely cells. ${times} of them show ${score}: $${counted(times, all.length)}$.`,
          answer: times / all.length,
          sigFigs: 3,
        }),
        c: ask.number({
          command: 'Find',
          prompt: [
            `Find the probability that the score is ${what}.`,
            `Work out the probability that the score is ${what}.`,
          ],
          scheme: [
            `M1 ${fits} cells counted, or $\\frac{k}{${all.length}}$ with $k < ${all.length}$`,
            `A1 $\\frac{${fits}}{${all.length}}$ oe`,
          ],
          solution: `The scores that are ${what}: ${all
            .filter(each => holds(each))
            .sort((x, y) => x - y)
            .join(', ')}. These are ${fits} of ${all.length} cells: $${counted(fits, all.length)}$.`,
          answer: fits / all.length,
          sigFigs: 3,
        }),
      },
    }
  },
  // For each first number: which second numbers give the score.
  verify: ({ rule, across, down, score, event }) => {
    const ways = (wanted: number) =>
      across.flatMap(a => RULES[rule].back(a, wanted)).filter(b => down.includes(b)).length
    const cells = across.length * down.length
    let fits = 0
    for (let wanted = 0; wanted <= 49; wanted += 1) if (EVENTS[event]?.holds(wanted)) fits += ways(wanted)
    return { b: ways(score) / cells, c: fits / cells }
  },
})

const CLUBS = [
  {
    who: 'students',
    one: 'student',
    sets: { P: 'piano', D: 'drums' },
    does: ['play the piano', 'play the drums'],
  },
  {
    who: 'tourists',
    one: 'tourist',
    sets: { M: 'museum', B: 'beach' },
    does: ['visit the museum', 'visit the beach'],
  },
  {
    who: 'cyclists',
    one: 'cyclist',
    sets: { H: 'helmet', L: 'lights' },
    does: ['wear a helmet', 'use lights'],
  },
  { who: 'families', one: 'family', sets: { C: 'cat', D: 'dog' }, does: ['keep a cat', 'keep a dog'] },
] as const

core('venn-two-sets', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const total = random.pick([32, 40, 50, 64])
    const [onlyA, both] = [random.int(6, 20), random.int(3, 12)]
    const neither = random.int(3, 9)
    const onlyB = total - onlyA - both - neither
    return onlyB < 4 || onlyB === onlyA || onlyB > 24
      ? null
      : { total, onlyA, onlyB, both, neither, club: random.int(0, 3) }
  },
  make: ({ total, onlyA, onlyB, both, neither, club }) => {
    const { who, one, sets, does } = CLUBS[club] ?? CLUBS[0]
    const [a = 'A', b = 'B'] = Object.keys(sets)
    const [inA, inB] = [onlyA + both, onlyB + both]
    return {
      stem: `Of ${total} ${who}, ${inA} ${does[0]}, ${inB} ${does[1]} and ${neither} do neither. In the Venn diagram, *w*, *x* and *y* are numbers of ${who}.`,
      figure: chartFigure(
        { name: 'probability/venn-to-complete', title: 'Venn diagram of two sets' },
        venn({ sets, numbers: { [a]: '*w*', [a + b]: '*x*', [b]: '*y*', none: neither } }),
      ),
      parts: {
        a: ask.table({
          command: 'Complete',
          prompt: [
            'Complete the Venn diagram: find *w*, *x* and *y*.',
            'Find the three missing numbers of the Venn diagram.',
          ],
          head: ['*w*', '*x*', '*y*'],
          rows: [
            [
              {
                blank: 'w',
                answer: onlyA,
                marks: 1,
                follow: { from: [{ cell: 'x' }], formula: `${inA} - a` },
              },
              { blank: 'x', answer: both, marks: 1 },
              {
                blank: 'y',
                answer: onlyB,
                marks: 1,
                follow: { from: [{ cell: 'x' }], formula: `${inB} - a` },
              },
            ],
          ],
          scheme: [
            `B1 $w = ${onlyA}$, or ${inA} − their *x*`,
            `B1 $x = ${both}$`,
            `B1 $y = ${onlyB}$, or ${inB} − their *x*`,
          ],
          solution: `$${total} - ${neither} = ${total - neither}$ ${who} are in at least one circle. $${inA} + ${inB} = ${inA + inB}$ counts those in both twice, so $x = ${inA + inB} - ${total - neither} = ${both}$.\n\nThen $w = ${inA} - ${both} = ${onlyA}$ and $y = ${inB} - ${both} = ${onlyB}$.`,
        }),
        'b.i': chanceFrom({
          lead: `One of the ${total} ${who} is chosen at random.`,
          command: 'Find',
          prompt: `Find the probability that this ${one} does both.`,
          scheme: [`B1 $\\frac{${both}}{${total}}$ oe, or their *x* over ${total}`],
          solution: `${both} of ${total} are in both circles: $${counted(both, total)}$.`,
          answer: both / total,
          from: [{ part: 'a', cell: 'x' }],
          formula: `a/${total}`,
        }),
        'b.ii': chanceFrom({
          command: 'Find',
          prompt: `Find the probability that this ${one} does exactly one of the two.`,
          scheme: [`B1 $\\frac{${onlyA + onlyB}}{${total}}$ oe, or their $w + y$ over ${total}`],
          solution: `Exactly one means in one circle but not in the other: $${onlyA} + ${onlyB} = ${onlyA + onlyB}$. The probability is $${counted(onlyA + onlyB, total)}$.`,
          answer: (onlyA + onlyB) / total,
          from: [
            { part: 'a', cell: 'w' },
            { part: 'a', cell: 'y' },
          ],
          formula: `(a + b)/${total}`,
        }),
      },
    }
  },
})

/** Two equal, independent trials; the first outcome has `top` chances of `of`. */
const TRIALS = [
  {
    of: 10,
    stem: (p: string) =>
      `The probability that Amir’s bus is late on any day is ${p}. Whether it is late on one day does not depend on other days.`,
    titles: ['Monday', 'Tuesday'],
    labels: ['late', 'not late'],
    ends: [
      'late on both days',
      'late on exactly one of the two days',
      'late on at least one of the two days',
    ],
    who: 'the bus is',
  },
  {
    of: 10,
    stem: (p: string) =>
      `Lena throws a ball at a basket twice. Each time the probability that she scores is ${p}.`,
    titles: ['1st throw', '2nd throw'],
    labels: ['scores', 'misses'],
    ends: ['both times', 'exactly once', 'at least once'],
    who: 'she scores',
  },
  {
    of: 0,
    stem: (_: string, top: number, of: number) =>
      `A bag contains ${of} counters: ${top} red and ${of - top} blue. Kofi takes a counter at random, notes its colour and puts it back. Then he takes a second counter at random.`,
    titles: ['1st counter', '2nd counter'],
    labels: ['red', 'blue'],
    ends: ['two red counters', 'one counter of each colour', 'at least one red counter'],
    who: 'he takes',
  },
  {
    of: 0,
    stem: (_: string, top: number, of: number) =>
      `A fair spinner has ${of} equal sectors: ${top} green and ${of - top} white. Mei spins it twice.`,
    titles: ['1st spin', '2nd spin'],
    labels: ['green', 'white'],
    ends: ['green both times', 'one green and one white', 'green at least once'],
    who: 'she gets',
  },
] as const

core('tree-with-replacement', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const trial = random.int(0, TRIALS.length - 1)
    const of = TRIALS[trial]?.of || random.pick([5, 8])
    const top = random.int(1, of - 1)
    return top * 2 === of || (of === 8 && top % 2 === 0)
      ? null
      : { trial, of, top, atLeast: random.chance(0.5) }
  },
  make: ({ trial, of, top, atLeast }) => {
    const { stem, titles, labels, ends, who } = TRIALS[trial] ?? TRIALS[0]
    const asDecimal = of === 10
    const rest = of - top
    const written = (count: number) => (asDecimal ? plain(count / 10) : `${count}/${of}`)
    const tex = (count: number) => (asDecimal ? plain(count / 10) : `\\frac{${count}}{${of}}`)
    const square = of * of
    const result = (above: number) => (asDecimal ? plain(clean(above / square)) : counted(above, square))
    const wanted = atLeast ? square - rest * rest : 2 * top * rest
    const what = atLeast ? ends[2] : ends[1]
    return {
      stem: `${stem(written(top), top, of)} In the tree diagram *a* and *b* are probabilities, and some other probabilities are left out.`,
      figure: tree(
        { name: 'probability/tree-of-two-trials', title: 'Tree diagram of two trials' },
        [titles[0], titles[1]],
        [
          [
            labels[0],
            written(top),
            [
              [labels[0], ''],
              [labels[1], ''],
            ],
          ],
          [
            labels[1],
            '*a*',
            [
              [labels[0], '*b*'],
              [labels[1], ''],
            ],
          ],
        ],
      ),
      parts: {
        a: letterValues({
          command: 'Complete',
          prompt: [
            'Complete the tree diagram: find *a* and *b*.',
            'Write down the probabilities *a* and *b*.',
          ],
          found: [chanceCell('a', rest / of), chanceCell('b', top / of)],
          scheme: [`B1 $${tex(rest)}$ oe`, `B1 $${tex(top)}$ oe`],
          solution: `The branches from one point add up to 1: $a = 1 - ${tex(top)} = ${tex(rest)}$.\n\nThe second trial is like the first, whatever happened before: $b = ${tex(top)}$.`,
        }),
        b: ask.number({
          command: 'Find',
          prompt: [
            `Find the probability that ${who} ${ends[0]}.`,
            `Work out the probability that ${who} ${ends[0]}.`,
          ],
          scheme: [
            `M1 $${tex(top)} \\times ${tex(top)}$`,
            `A1 $${asDecimal ? plain(clean((top * top) / square)) : `\\frac{${top * top}}{${square}}`}$ oe`,
          ],
          solution: `Multiply along the upper branches: $${tex(top)} \\times ${tex(top)} = ${result(top * top)}$.`,
          answer: (top * top) / square,
          sigFigs: 3,
        }),
        c: ask.number({
          command: 'Find',
          prompt: [
            `Find the probability that ${who} ${what}.`,
            `Work out the probability that ${who} ${what}.`,
          ],
          scheme: atLeast
            ? [
                `M1 $${tex(rest)} \\times ${tex(rest)}$, or one of the three products`,
                'M1 1 − their product, or all three products added',
                `A1 $${asDecimal ? plain(clean(wanted / square)) : `\\frac{${wanted}}{${square}}`}$ oe`,
              ]
            : [
                `M1 $${tex(top)} \\times ${tex(rest)}$`,
                'M1 two such products added, or one doubled',
                `A1 $${asDecimal ? plain(clean(wanted / square)) : `\\frac{${wanted}}{${square}}`}$ oe`,
              ],
          solution: atLeast
            ? `“At least one” is everything except “none”: $1 - ${tex(rest)} \\times ${tex(rest)} = ${result(wanted)}$.`
            : `There are two routes, with the two outcomes in either order. Multiply along each and add: $${tex(top)} \\times ${tex(rest)} + ${tex(rest)} \\times ${tex(top)} = ${result(wanted)}$.`,
          answer: wanted / square,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ of, top, atLeast }) => {
    let [twice, once] = [0, 0]
    for (let first = 0; first < of; first += 1)
      for (let second = 0; second < of; second += 1) {
        const hits = Number(first < top) + Number(second < top)
        if (hits === 2) twice += 1
        if (hits === 1) once += 1
      }
    return { b: twice / of ** 2, c: (atLeast ? once + twice : once) / of ** 2 }
  },
})

const WORDS = [
  'BANANA',
  'PEPPER',
  'LETTER',
  'COFFEE',
  'BALLOON',
  'SUCCESS',
  'PARALLEL',
  'PEBBLES',
  'TOMORROW',
  'BUTTERED',
] as const
const isVowel = (letter: string) => 'AEIOU'.includes(letter)

supplement('cards-without-replacement', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const word = random.pick(WORDS)
    return { word, vowels: random.chance(0.5), who: random.pick(['Ana', 'Ravi', 'Tom']) }
  },
  make: ({ word, vowels, who }) => {
    const letters = [...word]
    const n = letters.length
    const kind = vowels ? 'vowels' : 'consonants'
    const count = letters.filter(each => isVowel(each) === vowels).length
    const other = n - count
    const alike = [...new Set(letters)]
      .map(letter => [letter, letters.filter(each => each === letter).length] as const)
      .filter(([, times]) => times > 1)
    const same = alike.reduce((sum, [, times]) => sum + times * (times - 1), 0)
    const pairs = n * (n - 1)
    const three = vowels ? other : count
    const all = three * (three - 1) * (three - 2)
    return {
      stem: [
        `${who} has ${n} cards. Each card has a letter on it. ${who} takes two of the cards at random, without replacement.`,
        `The diagram shows ${n} cards. ${who} mixes them, face down, and turns up two of them at random.`,
        `${who} puts these ${n} cards into a bag, takes one at random, keeps it, and then takes another one at random.`,
      ],
      figure: cards(
        {
          name: 'probability/letter-cards',
          title: 'Cards with letters',
          description: `A row of ${n} cards, one letter on each. From the left the letters are ${letters.join(', ')}.`,
        },
        letters,
      ),
      parts: {
        a: ask.number({
          command: 'Find',
          prompt: `Find the probability that both letters are ${kind}${vowels ? ' (A, E, I, O or U)' : ' (not A, E, I, O or U)'}.`,
          scheme: [
            `M1 $\\frac{${count}}{${n}} \\times \\frac{${count - 1}}{${n - 1}}$`,
            `A1 $\\frac{${count * (count - 1)}}{${pairs}}$ oe`,
          ],
          solution: `${count} of the ${n} letters are ${kind}. When one of them is taken, both numbers fall by 1: $\\frac{${count}}{${n}} \\times \\frac{${count - 1}}{${n - 1}} = ${counted(count * (count - 1), pairs)}$.`,
          answer: (count * (count - 1)) / pairs,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Find',
          prompt: [
            'Find the probability that the two letters are the same.',
            'Work out the probability that both cards have the same letter.',
          ],
          scheme: [
            `M1 $${alike.map(([, times]) => `\\frac{${times}}{${n}} \\times \\frac{${times - 1}}{${n - 1}}`)[0]}$, for one letter`,
            alike.length > 1
              ? 'M1 the products for all letters that occur more than once, added'
              : 'M1 no other product added',
            `A1 $\\frac{${same}}{${pairs}}$ oe`,
          ],
          solution: `Only letters that occur more than once can come twice: ${alike.map(([letter, times]) => `${letter} (${times} times)`).join(', ')}.\n\n$${alike
            .map(([, times]) => `\\frac{${times}}{${n}} \\times \\frac{${times - 1}}{${n - 1}}`)
            .join(' + ')} = ${counted(same, pairs)}$`,
          answer: same / pairs,
          sigFigs: 3,
        }),
        c: ask.number({
          command: 'Find',
          lead: 'All the cards are put back together. This time three are taken at random, without replacement.',
          prompt: 'Find the probability that none of the three letters is a vowel.',
          scheme: [
            `M1 $\\frac{${three}}{${n}} \\times \\frac{${three - 1}}{${n - 1}} \\times \\frac{${three - 2}}{${n - 2}}$`,
            `A1 $\\frac{${all}}{${pairs * (n - 2)}}$ oe`,
          ],
          solution: `All three are consonants. Above and below the numbers fall by 1 each time: $\\frac{${three}}{${n}} \\times \\frac{${three - 1}}{${n - 1}} \\times \\frac{${three - 2}}{${n - 2}} = ${counted(all, pairs * (n - 2))}$.`,
          answer: all / (pairs * (n - 2)),
          sigFigs: 3,
        }),
      },
    }
  },
  // By counting the ordered choices of places.
  verify: ({ word, vowels }) => {
    const at = [...word].map((_, index) => index)
    const two = at.flatMap(i => at.filter(j => j !== i).map(j => [word.charAt(i), word.charAt(j)] as const))
    const triples = at.flatMap(i =>
      at.flatMap(j => at.filter(k => i !== j && j !== k && i !== k).map(k => [i, j, k])),
    )
    const none = triples.filter(each => each.every(index => !/[AEIOU]/.test(word.charAt(index))))
    return {
      a: two.filter(pair => pair.every(letter => /[AEIOU]/.test(letter) === vowels)).length / two.length,
      b: two.filter(([one, other]) => one === other).length / two.length,
      c: none.length / triples.length,
    }
  },
})
