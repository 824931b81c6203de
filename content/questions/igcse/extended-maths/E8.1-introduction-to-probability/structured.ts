import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd, poly } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { emptyScale, onScale, scaleWithArrows, scaleWithLetter, vennFigure } from './drawings'

const { core, supplement, templates } = questionsOf('structured', 'E8.1')

export { templates }

const COLOURS = ['red', 'blue', 'green', 'yellow', 'white', 'black']
const THINGS = [
  { one: 'counter', many: 'counters', where: 'bag' },
  { one: 'bead', many: 'beads', where: 'box' },
  { one: 'marble', many: 'marbles', where: 'jar' },
] as const
const TARGETS = [
  [1, 2],
  [2, 3],
  [3, 5],
  [3, 4],
  [2, 5],
] as const

/** A fraction as counted and, if it can be cancelled, in its lowest terms. */
const counted = (above: number, below: number) =>
  gcd(above, below) === 1
    ? `\\frac{${above}}{${below}}`
    : `\\frac{${above}}{${below}} = ${frac(above, below)}`

core('counters-of-three-colours', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [first, second, third] = [random.int(3, 11), random.int(2, 12), random.int(2, 12)]
    const all = first + second + third
    const [p, q] = random.pick(TARGETS)
    const more = (p * all - q * first) / (q - p)
    const bad =
      new Set([first, second, third]).size < 3 || !Number.isInteger(more) || more < 2 || more > 20 || all > 36
    const colours = random.sample(COLOURS, 4)
    return bad ? null : { first, second, third, p, q, more, colours, thing: random.int(0, 2) }
  },
  make: ({ first, second, third, p, q, more, colours, thing }) => {
    const [red, blue, green, absent] = colours
    const { one, many, where } = THINGS[thing] ?? THINGS[0]
    const all = first + second + third
    return {
      stem: `A ${where} contains ${first} ${red} ${many}, ${second} ${blue} ${many} and ${third} ${green} ${many}. A ${one} is taken from the ${where} at random.`,
      parts: {
        'a.i': ask.number({
          command: 'Write down',
          objective: 'AO1',
          lead: `Find the probability that the ${one} is`,
          prompt: `${blue},`,
          scheme: [`B1 $${counted(second, all)}$`],
          solution: `There are ${all} ${many}, all equally likely, and ${second} of them are ${blue}: $${counted(second, all)}$.`,
          answer: second / all,
          sigFigs: 3,
        }),
        'a.ii': ask.number({
          command: 'Write down',
          objective: 'AO1',
          prompt: `not ${blue},`,
          scheme: [`B1 $${counted(all - second, all)}$, or 1 − their (a)(i)`],
          solution: `P(not ${blue}) = 1 − P(${blue}) $= 1 - \\frac{${second}}{${all}} = ${counted(all - second, all)}$.`,
          answer: (all - second) / all,
          sigFigs: 3,
          follow: { from: 'a.i', formula: '1 - x' },
        }),
        'a.iii': ask.number({
          command: 'Write down',
          objective: 'AO1',
          prompt: `${absent}.`,
          scheme: ['B1 0'],
          solution: `There is no ${absent} ${one}. An impossible event has probability 0.`,
          answer: 0,
          sigFigs: 3,
        }),
        b: ask.whole({
          command: 'Work out',
          lead: `The ${one} is put back. Some more ${red} ${many} are put into the ${where}. The probability of taking a ${red} ${one} is now $\\frac{${p}}{${q}}$.`,
          prompt: [
            `Work out how many ${red} ${many} were put in.`,
            `Work out the number of ${red} ${many} that were added.`,
          ],
          scheme: [
            `M1 ${all - first} others are $\\frac{${q - p}}{${q}}$ of the new total, or $\\frac{${first} + k}{${all} + k} = \\frac{${p}}{${q}}$`,
            `A1 ${more}`,
          ],
          solution: `The other colours have not changed: ${second} + ${third} = ${all - first} ${many}. They are now $\\frac{${q - p}}{${q}}$ of all.\n\nSo there are $${all - first} \\div ${q - p} \\times ${q} = ${all + more}$ ${many}, which is ${all + more} − ${all} = ${more} more than before.`,
          answer: more,
        }),
      },
    }
  },
  verify: ({ first, second, third, p, q }) => {
    const all = [first, second, third].reduce((sum, each) => sum + each)
    const more = Array.from({ length: 60 }, (_, at) => at).find(k => q * (first + k) === p * (all + k))
    return { 'a.i': second / all, 'a.ii': (first + third) / all, 'a.iii': 0, b: more ?? -1 }
  },
})

type Happening = { says: string; holds: (n: number) => boolean }
const isPrime = (n: number) => [2, 3, 5, 7].includes(n)
const HAPPENINGS: readonly Happening[] = [
  { says: 'an even number', holds: n => n % 2 === 0 },
  { says: 'a multiple of 3', holds: n => n % 3 === 0 },
  { says: 'a prime number', holds: isPrime },
  { says: 'a multiple of 5', holds: n => n % 5 === 0 },
  { says: 'a square number', holds: n => [1, 4, 9].includes(n) },
  { says: 'a number greater than 1', holds: n => n > 1 },
  { says: 'a number less than 9', holds: n => n < 9 },
  { says: 'a factor of 10', holds: n => 10 % n === 0 },
  { says: 'a number that is not a multiple of 3', holds: n => n % 3 !== 0 },
  { says: 'a number that is not prime', holds: n => !isPrime(n) },
  { says: 'a number less than 11', holds: n => n < 11 },
  { says: 'a number greater than 10', holds: n => n > 10 },
  { says: 'the number 7', holds: n => n === 7 },
]
const TEN = Array.from({ length: 10 }, (_, at) => at + 1)
const CHOOSERS = [
  'Ten cards are numbered 1 to 10. One card is taken at random.',
  'A fair spinner has ten equal sections, numbered 1 to 10. It is spun once.',
  'A bag contains ten balls, numbered 1 to 10. One ball is taken out at random.',
] as const
const LETTERS = ['A', 'B', 'C', 'D', 'E']

core('events-on-a-scale', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const picked = random.sample(
      HAPPENINGS.map((_, at) => at),
      4,
    )
    const tenths = picked.map(at => TEN.filter(n => HAPPENINGS[at]?.holds(n)).length)
    const free = Array.from({ length: 11 }, (_, at) => at).filter(each => !tenths.includes(each))
    const places = [...tenths.slice(0, 3), ...random.sample(free, 2)].sort((one, other) => one - other)
    const bad = new Set(tenths).size < 4 || tenths[3] === 0 || tenths[3] === 10
    return bad ? null : { picked, tenths, places, chooser: random.int(0, 2) }
  },
  make: ({ picked, tenths, places, chooser }) => {
    const says = picked.map(at => HAPPENINGS[at]?.says ?? '')
    const letterOf = (tenth: number) => LETTERS[places.indexOf(tenth)] ?? ''
    const items = says.slice(0, 3).map(each => ({ id: each, text: `It is ${each}.` }))
    const last = (tenths[3] ?? 0) / 10
    return {
      stem: CHOOSERS[chooser] ?? '',
      parts: {
        a: ask.match({
          command: 'Write down',
          objective: 'AO1',
          prompt:
            'Each arrow on the scale shows a probability. Write down the letter of the arrow for each event.',
          figure: scaleWithArrows(places.map((tenth, at) => [LETTERS[at] ?? '', tenth / 10])),
          items,
          targets: LETTERS.map(letter => ({ id: letter, text: letter })),
          answer: Object.fromEntries(items.map(({ id }, at) => [id, letterOf(tenths[at] ?? -1)])),
          scheme: says
            .slice(0, 3)
            .map(
              (each, at) => `B1 ${each}: ${letterOf(tenths[at] ?? -1)}, at ${plain((tenths[at] ?? 0) / 10)}`,
            ),
          solution: `Count the numbers from 1 to 10 that fit, and divide by 10. ${says
            .slice(0, 3)
            .map((each, at) => `For ${each} it is ${tenths[at]} of 10, so ${plain((tenths[at] ?? 0) / 10)}.`)
            .join(' ')}`,
        }),
        b: ask.draw({
          command: 'Draw',
          objective: 'AO1',
          prompt: `On this scale, mark the probability that it is ${says[3]}. Put the letter *X* on the line.`,
          figure: emptyScale(),
          tools: ['label'],
          labels: [{ id: 'X', text: 'X' }],
          checks: [{ label: 'X', in: { at: onScale(last), within: 12 } }],
          modelFigure: scaleWithLetter('X', last),
          scheme: [`*X* at ${plain(last)}`],
          solution: `${tenths[3]} of the 10 numbers fit, so the probability is ${plain(last)}. There is a mark at every tenth.`,
        }),
      },
    }
  },
})

const VENNS = [
  { A: 'C', B: 'D', first: 'have a cat', second: 'have a dog', who: 'students' },
  { A: 'F', B: 'S', first: 'study French', second: 'study Spanish', who: 'students' },
  { A: 'T', B: 'R', first: 'play tennis', second: 'can row', who: 'members of a sports club' },
  { A: 'P', B: 'G', first: 'can play the piano', second: 'can play the guitar', who: 'students' },
] as const

supplement('probabilities-from-a-venn-diagram', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const all = random.pick([24, 30, 32, 36, 40, 50])
    const [first, both, second] = [random.int(4, 15), random.int(2, 9), random.int(3, 14)]
    const none = all - first - both - second
    const hidden = random.pick(['A', 'B', 'AB', 'none'] as const)
    const bad = none < 2 || new Set([first, both, second, none]).size < 4
    return bad ? null : { all, first, both, second, none, hidden, set: random.int(0, 3) }
  },
  make: ({ all, first, both, second, none, hidden, set }) => {
    const { A, B, first: does, second: also, who } = VENNS[set] ?? VENNS[0]
    const numbers = { A: first, AB: both, B: second, none }
    const x = numbers[hidden]
    const others = Object.values(numbers).filter(each => each !== x)
    const shown = Object.fromEntries(
      Object.entries(numbers).map(([region, value]) => [
        { A, AB: A + B, B, none: 'none' }[region] ?? region,
        region === hidden ? '*x*' : value,
      ]),
    )
    const one = who.startsWith('members') ? 'One of these members' : 'One of these students'
    const notA = second + none
    /** Marked by the student's own *x* where it stands in a region that the part counts. */
    const byOwn = (formulas: Partial<Record<typeof hidden, string>>) => {
      const formula = formulas[hidden]
      return formula ? { follow: { from: 'a', formula } } : {}
    }
    return {
      stem: `The Venn diagram shows information about ${all} ${who}. $${A}$ = {those who ${does}} and $${B}$ = {those who ${also}}.`,
      figure: vennFigure({ sets: [A, B], numbers: shown }),
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: ['Find the value of *x*.', 'Work out *x*.'],
          scheme: [`B1 ${x}`],
          solution: `All regions together hold ${all}: $x = ${all} - ${others.join(' - ')} = ${x}$.`,
          answer: x,
        }),
        'b.i': ask.number({
          command: 'Work out',
          objective: 'AO1',
          lead: `${one} is chosen at random. Find`,
          prompt: `$\\mathrm{P}(${A}')$,`,
          scheme: [`B1 $${counted(notA, all)}$`],
          solution: `*${A}*′ is everything outside the circle of *${A}*: ${second} + ${none} = ${notA}. So $\\mathrm{P}(${A}') = ${counted(notA, all)}$.`,
          answer: notA / all,
          sigFigs: 3,
          ...byOwn({ B: `(x + ${none})/${all}`, none: `(${second} + x)/${all}` }),
        }),
        'b.ii': ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: `$\\mathrm{P}(${A} \\cap ${B}')$,`,
          scheme: [`B1 $${counted(first, all)}$`],
          solution: `Inside *${A}* and outside *${B}* there are ${first}: $${counted(first, all)}$.`,
          answer: first / all,
          sigFigs: 3,
          ...byOwn({ A: `x/${all}` }),
        }),
        'b.iii': ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: `$\\mathrm{P}((${A} \\cup ${B})')$.`,
          scheme: [`B1 $${counted(none, all)}$`],
          solution: `Outside both circles there are ${none}: $${counted(none, all)}$.`,
          answer: none / all,
          sigFigs: 3,
          ...byOwn({ none: `x/${all}` }),
        }),
        c: ask.number({
          command: 'Work out',
          lead: `One of those who ${does} is chosen at random.`,
          prompt: `Work out the probability that this person ${also.startsWith('can ') ? also.replace('can ', 'cannot ') : `does not ${also}`}.`,
          scheme: [`B1 ${first + both} seen as the denominator`, `B1 $${counted(first, first + both)}$`],
          solution: `Now only the ${first} + ${both} = ${first + both} in *${A}* can be chosen. ${first} of them are outside *${B}*: $${counted(first, first + both)}$.`,
          answer: first / (first + both),
          sigFigs: 3,
          ...byOwn({ A: `x/(x + ${both})`, AB: `${first}/(${first} + x)` }),
        }),
      },
    }
  },
  // By complements of what make counts.
  verify: ({ all, first, both, second, none, hidden }) => {
    const [inA, inB] = [first + both, second + both]
    const found = { A: inA - both, AB: inA + inB + none - all, B: inB - both, none: all - inA - inB + both }
    return {
      a: found[hidden],
      'b.i': 1 - inA / all,
      'b.ii': inA / all - both / all,
      'b.iii': 1 - (inA + inB - both) / all,
      c: 1 - both / inA,
    }
  },
})

const MIXED = [
  { one: 'counter', many: 'counters', where: 'bag', colours: ['red', 'blue'] },
  { one: 'pen', many: 'pens', where: 'box', colours: ['black', 'green'] },
  { one: 'ticket', many: 'tickets', where: 'drum', colours: ['winning', 'losing'] },
  { one: 'marble', many: 'marbles', where: 'jar', colours: ['white', 'yellow'] },
] as const

supplement('unknown-number-of-counters', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [x, more, added] = [random.int(3, 14), random.int(2, 9), random.int(2, 9)]
    const [above, below] = [x + added, 2 * x + more + added]
    const common = gcd(above, below)
    const [p, q] = [above / common, below / common]
    const bad = more === added || common < 3 || q > 12 || q < 3
    return bad ? null : { x, more, added, p, q, kind: random.int(0, 3) }
  },
  make: ({ x, more, added, p, q, kind }) => {
    const { one, many, where, colours } = MIXED[kind] ?? MIXED[0]
    const [red, blue] = colours
    const [above, below] = [poly(1, added), poly(2, more + added)]
    const all = 2 * x + more
    return {
      stem: `A ${where} contains *x* ${red} ${many} and $${poly(1, more)}$ ${blue} ${many}. There are no other ${many} in the ${where}. ${added} more ${red} ${many} are put in.`,
      parts: {
        a: ask.expression({
          command: 'Work out',
          lead: `Then one ${one} is taken at random.`,
          prompt: [
            `Find an expression, in terms of *x*, for the probability that it is a ${red} ${one}.`,
            `Write down, in terms of *x*, the probability that it is a ${red} ${one}.`,
          ],
          scheme: [`B1 $${below}$ for the number of all ${many}`, `B1 $\\frac{${above}}{${below}}$`],
          solution: `There are now $${above}$ ${red} ${many}. Altogether there are $${above} + ${poly(1, more)} = ${below}$.\n\nThe probability is $\\frac{${above}}{${below}}$.`,
          answer: `(${above})/(${below})`,
          letters: ['x'],
          form: 'any',
        }),
        b: ask.whole({
          command: 'Work out',
          lead: `This probability is $\\frac{${p}}{${q}}$.`,
          prompt: ['Find the value of *x*.', 'Work out *x*.'],
          scheme: [
            `M1 $\\frac{${above}}{${below}} = \\frac{${p}}{${q}}$, with their (a)`,
            `M1 $${q}(${above}) = ${p === 1 ? '' : p}${p === 1 ? below : `(${below})`}$`,
            `A1 ${x}`,
          ],
          solution: `Multiply both sides by the denominators: $${q}(${above}) = ${p === 1 ? below : `${p}(${below})`}$.\n\n$${poly(q, q * added)} = ${poly(2 * p, p * (more + added))}$, so $x = ${x}$.`,
          answer: x,
        }),
        c: ask.number({
          command: 'Work out',
          prompt: `Work out the probability of a ${blue} ${one} **before** the ${added} ${many} were put in.`,
          scheme: [`B1 $${counted(x + more, all)}$`],
          solution: `At first there were ${x} ${red} and ${x} + ${more} = ${x + more} ${blue} ${many}, ${all} in all: $${counted(x + more, all)}$.`,
          answer: (x + more) / all,
          sigFigs: 3,
          follow: { from: 'b', formula: `(x + ${more})/(2*x + ${more})` },
        }),
      },
    }
  },
  // By trying numbers.
  verify: ({ more, added, p, q }) => {
    const found = Array.from({ length: 60 }, (_, at) => at + 1).find(
      n => Math.abs((n + added) / (n + added + n + more) - p / q) < 1e-12,
    )
    const n = found ?? -1
    return {
      a: `1 - (x + ${more})/(x + ${added} + x + ${more})`,
      b: n,
      c: 1 - n / (n + n + more),
    }
  },
})
