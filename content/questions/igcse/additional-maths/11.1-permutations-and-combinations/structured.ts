import {
  ringOfPoints,
  routesFigure,
  slotFigure,
} from '@/content/figures/igcse/additional-maths/permutations-and-combinations-1'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import {
  combos,
  countChoices,
  countOrders,
  nCr,
  perms,
  product,
  upTo,
} from '../permutations-and-combinations'

const { question, templates } = questionsOf('structured', '11.1')

export { templates }

const ROUTES = [
  {
    map: 'roads that join three towns *A*, *B* and *C*',
    way: 'road',
    who: 'A cyclist',
  },
  {
    map: 'ferry lines that join three islands *A*, *B* and *C*',
    way: 'ferry line',
    who: 'A tourist',
  },
  {
    map: 'footpaths that join three huts *A*, *B* and *C*',
    way: 'footpath',
    who: 'A walker',
  },
  {
    map: 'tunnels that join three caves *A*, *B* and *C*',
    way: 'tunnel',
    who: 'A guide',
  },
]

question('routes-there-and-back', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [first, second] = [random.int(2, 5), random.int(2, 5)]
    return first === second ? null : { first, second, direct: random.int(2, 3), at: random.int(0, 3) }
  },
  make: ({ first, second, direct, at }) => {
    const { map, way, who } = ROUTES[at] ?? { map: '', way: '', who: '' }
    const via = first * second
    const all = via + direct
    const cases = [via * (first - 1) * (second - 1), 2 * via * direct, direct * (direct - 1)] as const
    const back = cases[0] + cases[1] + cases[2]
    return {
      stem: `The diagram shows the ${map}. On a route from *A* to *C*, each of *A*, *B* and *C* is visited at most once.`,
      figure: routesFigure(
        {
          name: 'permutations-and-combinations/network',
          title: 'A network of three places',
          description: `Three places A, B and C in a line. ${first} lines join A and B, ${second} lines join B and C. ${direct} more lines lead from A to C below B, without meeting B.`,
        },
        first,
        second,
        direct,
      ),
      parts: {
        a: ask.whole({
          objective: 'AO1',
          prompt: 'Find the number of routes from *A* to *C* that pass through *B*.',
          scheme: [`B1 $${first} \\times ${second} = ${via}$`],
          solution: `Each of the ${first} ways to *B* can be followed by each of the ${second} ways to *C*: $${first} \\times ${second} = ${via}$.`,
          answer: via,
        }),
        b: ask.whole({
          objective: 'AO1',
          prompt: 'Find the total number of routes from *A* to *C*.',
          scheme: [`B1 ${all}`],
          follow: { from: 'a', formula: `x + ${direct}` },
          solution: `A route either passes through *B* or is direct. The cases are separate, so their numbers are added: $${via} + ${direct} = ${all}$.`,
          answer: all,
        }),
        c: ask.whole({
          prompt: `${who} takes one of these routes from *A* to *C* and one of them back to *A*. No ${way} is used more than once. Find the number of different journeys there and back.`,
          command: 'Find',
          scheme: [
            `M1 through *B* both times: $${via} \\times ${second - 1} \\times ${first - 1} = ${cases[0]}$`,
            `M1 through *B* once, there or back: $2 \\times ${via} \\times ${direct} = ${cases[1]}$`,
            `M1 direct both times: $${direct} \\times ${direct - 1} = ${cases[2]}$`,
            `A1 ${back}`,
          ],
          solution: `Through *B* both times: $${first} \\times ${second} \\times ${second - 1} \\times ${first - 1} = ${cases[0]}$, since one ${way} on each side is used up. Through *B* on the way there only, or on the way back only: $2 \\times ${via} \\times ${direct} = ${cases[1]}$. Direct both times: $${direct} \\times ${direct - 1} = ${cases[2]}$. Add the cases: $${cases[0]} + ${cases[1]} + ${cases[2]} = ${back}$.`,
          answer: back,
        }),
      },
    }
  },
  verify: ({ first, second, direct }) => {
    const routes = [
      ...upTo(1, first).flatMap(one => upTo(1, second).map(two => [`ab${one}`, `bc${two}`])),
      ...upTo(1, direct).map(one => [`ac${one}`]),
    ]
    const apart = routes.flatMap(there => routes.filter(back => !back.some(each => there.includes(each))))
    return { a: routes.filter(each => each.length === 2).length, b: routes.length, c: apart.length }
  },
})

const OFFERS = [
  {
    stem: 'The table shows how many dishes a café offers.',
    kinds: ['starters', 'main courses', 'desserts'],
    all: 'different lunches that have a starter, a main course and a dessert',
    part: 'A light lunch is a main course with either a starter or a dessert, but not both.',
    asks: 'different light lunches',
    bar: 'main courses',
    some: 'desserts',
    left: 'lunches that have a starter, a main course and a dessert',
  },
  {
    stem: 'A shop packs gift boxes. The table shows what it has.',
    kinds: ['kinds of tea', 'mugs', 'kinds of biscuit'],
    all: 'different large boxes, which hold one kind of tea, one mug and one kind of biscuit',
    part: 'A small box holds a mug with either one kind of tea or one kind of biscuit, but not both.',
    asks: 'different small boxes',
    bar: 'mugs',
    some: 'kinds of biscuit',
    left: 'large boxes',
  },
  {
    stem: 'The table shows what a theatre group has for costumes.',
    kinds: ['hats', 'coats', 'scarves'],
    all: 'different full costumes, which are a hat, a coat and a scarf',
    part: 'A simple costume is a coat with either a hat or a scarf, but not both.',
    asks: 'different simple costumes',
    bar: 'coats',
    some: 'scarves',
    left: 'full costumes',
  },
  {
    stem: 'A shop sells telephones in sets. The table shows what it has.',
    kinds: ['cases', 'telephones', 'chargers'],
    all: 'different full sets, which are a case, a telephone and a charger',
    part: 'A basic set is a telephone with either a case or a charger, but not both.',
    asks: 'different basic sets',
    bar: 'telephones',
    some: 'chargers',
    left: 'full sets',
  },
]

question('multiply-or-add', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => {
    const [one, main, other] = [random.int(3, 7), random.int(3, 8), random.int(4, 8)]
    const barred = random.int(2, other - 1)
    return one === other ? null : { one, main, other, barred, at: random.int(0, 3) }
  },
  make: ({ one, main, other, barred, at }) => {
    const offer = OFFERS[at] ?? OFFERS[0]
    if (!offer) throw new Error('No such offer')
    const [all, light] = [one * main * other, main * (one + other)]
    const rest = one * (main * other - barred)
    return {
      stem: offer.stem,
      table: { head: [...offer.kinds], rows: [[String(one), String(main), String(other)]] },
      parts: {
        a: ask.whole({
          objective: 'AO1',
          prompt: `Find the number of ${offer.all}.`,
          scheme: [`B1 $${one} \\times ${main} \\times ${other} = ${all}$`],
          solution: `Three choices follow one another, so multiply: $${one} \\times ${main} \\times ${other} = ${all}$.`,
          answer: all,
        }),
        b: ask.whole({
          objective: 'AO1',
          command: 'Find',
          prompt: `${offer.part} Find the number of ${offer.asks}.`,
          scheme: [`M1 $${main} \\times ${one} + ${main} \\times ${other}$`, `A1 ${light}`],
          solution: `Two separate cases: $${main} \\times ${one} = ${main * one}$ and $${main} \\times ${other} = ${main * other}$. Add them: ${light}.`,
          answer: light,
        }),
        c: ask.whole({
          command: 'Find',
          prompt: `One of the ${offer.bar} cannot be taken together with ${barred} of the ${offer.some}. Find the number of ${offer.left} that are then possible.`,
          scheme: [
            `M1 takes away $${one} \\times ${barred}$, or $${one}(${main - 1} \\times ${other} + ${other - barred})$`,
            `A1 ${rest}`,
          ],
          follow: { from: 'a', formula: `x - ${one * barred}` },
          solution: `${barred} pairs are not possible, each with any of the ${one} ${offer.kinds[0]}: $${one} \\times ${barred} = ${one * barred}$ fall away. $${all} - ${one * barred} = ${rest}$.`,
          answer: rest,
        }),
      },
    }
  },
  verify: ({ one, main, other, barred }) => {
    const pairs = upTo(1, main).flatMap(m => upTo(1, other).map(d => ({ m, d })))
    const whole = upTo(1, one).flatMap(s => pairs.map(pair => ({ s, ...pair })))
    return {
      a: whole.length,
      b: new Set(whole.flatMap(({ s, m, d }) => [`m${m} s${s}`, `m${m} d${d}`])).size,
      c: whole.filter(({ m, d }) => m !== 1 || d > barred).length,
    }
  },
})

const CODES = [
  { one: 'A booking reference', all: 'references' },
  { one: 'The code of a locker', all: 'codes' },
  { one: 'The label of a box in a store', all: 'labels' },
  { one: 'A licence number', all: 'licence numbers' },
]

question('codes-of-letters-and-digits', {
  facts: { difficulty: 3, checked: '2026-11-29', calculator: 'needed' },
  values: random => {
    const [letters, digits] = [random.int(2, 3), random.int(2, 3)]
    return { letters, digits, from: random.int(5, 8), odd: random.chance(0.5), at: random.int(0, 3) }
  },
  make: ({ letters, digits, from, odd, at }) => {
    const { one, all } = CODES[at] ?? { one: '', all: '' }
    const list = 'ABCDEFGH'.slice(0, from)
    const shown = `${[...list.slice(0, -1)].join(', ')} and ${list.slice(-1)}`
    const whole = perms(from, letters) * perms(10, digits)
    const front = 2 * perms(from - 1, letters - 1)
    const begun = front * perms(10, digits)
    const end = 5 * perms(9, digits - 1)
    const ending = odd ? 'an odd digit' : 'an even digit (0 is even)'
    return {
      stem: `${one} is made of ${letters} different letters followed by ${digits} different digits, in the places of the diagram. The letters are chosen from ${shown}, the digits from 0 to 9.`,
      figure: slotFigure(
        {
          name: 'permutations-and-combinations/places',
          title: 'The places of a code',
          description: `${letters + digits} empty boxes in a row. Below the first ${letters} stands letter, below the other ${digits} digit.`,
        },
        [...upTo(1, letters).map(() => 'letter'), ...upTo(1, digits).map(() => 'digit')].map(below => ({
          below,
        })),
      ),
      parts: {
        a: ask.whole({
          objective: 'AO1',
          prompt: `Find the total number of ${all}.`,
          scheme: [`M1 $${product(from, letters)}$ or $${product(10, digits)}$`, `A1 ${plain(whole)}`],
          solution: `Each choice leaves one fewer for the next: $${product(from, letters)} \\times ${product(10, digits)} = ${whole}$.`,
          answer: whole,
        }),
        b: ask.whole({
          objective: 'AO1',
          prompt: `Find the number of ${all} that begin with a vowel.`,
          scheme: [`M1 $2 \\times ${product(from - 1, letters - 1)}$ for the letters`, `A1 ${plain(begun)}`],
          solution: `The first letter is A or E, then ${from - 1} letters are left: $2 \\times ${product(from - 1, letters - 1)} = ${front}$. The digits are free: $${product(10, digits)} = ${perms(10, digits)}$. Together $${front} \\times ${perms(10, digits)} = ${begun}$.`,
          answer: begun,
        }),
        c: ask.whole({
          objective: 'AO1',
          prompt: `Hence find the number of ${all} that begin with a consonant.`,
          command: 'Find',
          scheme: [`B1 ${plain(whole - begun)}`],
          follow: { from: 'b', formula: `${whole} - x` },
          solution: `All without those of part (b): $${whole} - ${begun} = ${whole - begun}$.`,
          answer: whole - begun,
        }),
        d: ask.whole({
          prompt: `Find the number of ${all} that begin with a vowel and end with ${ending}.`,
          scheme: [
            `M1 last digit 5 ways`,
            `M1 $5 \\times ${product(9, digits - 1)}$ for the digits`,
            `A1 ${plain(front * end)}`,
          ],
          solution: `Fill the restricted places first. The letters as in part (b): ${front}. The last digit has 5 choices, then ${digits === 2 ? 'the other digit' : 'the other digits'}: $5 \\times ${product(9, digits - 1)} = ${end}$. Together $${front} \\times ${end} = ${front * end}$.`,
          answer: front * end,
        }),
      },
    }
  },
  verify: ({ letters, digits, from, odd }) => {
    const list = [...'ABCDEFGH'.slice(0, from)]
    const words = upTo(1, letters).reduce<string[]>(
      found => found.flatMap(each => list.map(letter => each + letter)),
      [''],
    )
    const ends = upTo(0, 10 ** digits - 1).map(each => String(each).padStart(digits, '0'))
    const unlike = (text: string) => new Set(text).size === text.length
    const kept = { words: words.filter(unlike), ends: ends.filter(unlike) }
    const chosen = kept.words.filter(each => /^[AE]/.test(each)).length
    const closed = kept.ends.filter(each => Number(each) % 2 === (odd ? 1 : 0)).length
    return {
      a: kept.words.length * kept.ends.length,
      b: chosen * kept.ends.length,
      c: kept.words.filter(each => /^[^AE]/.test(each)).length * kept.ends.length,
      d: chosen * closed,
    }
  },
})

const RINGS = [
  { noun: 'points', where: 'lie on a circle' },
  { noun: 'posts', where: 'stand round a circular pond' },
  { noun: 'nails', where: 'are fixed on a circle, to be joined by straight threads' },
  { noun: 'lamps', where: 'stand on the edge of a round dance floor' },
]

/** Which of the quadrilaterals are counted, of four on n points. */
const QUADS = [
  {
    asks: 'that have a vertex at *A* or at *B* or at both',
    scheme: (n: number) => [`M1 $${nCr(n, 4)}$`, `M1 $${nCr(n, 4)} - ${nCr(n - 2, 4)}$`],
    why: (n: number) =>
      `There are $${nCr(n, 4)} = ${combos(n, 4)}$ quadrilaterals. Those without *A* and without *B* use four of the other ${n - 2}: $${nCr(n - 2, 4)} = ${combos(n - 2, 4)}$. The rest is $${combos(n, 4)} - ${combos(n - 2, 4)} = ${combos(n, 4) - combos(n - 2, 4)}$.`,
    count: (n: number) => combos(n, 4) - combos(n - 2, 4),
    fits: (hasA: boolean, hasB: boolean) => hasA || hasB,
  },
  {
    asks: 'that have a vertex at *A* or at *B*, but not at both',
    scheme: (n: number) => [`M1 $${nCr(n - 2, 3)}$`, `M1 $2 \\times ${nCr(n - 2, 3)}$`],
    why: (n: number) =>
      `With *A* and without *B*, three further vertices are chosen from ${n - 2}: $${nCr(n - 2, 3)} = ${combos(n - 2, 3)}$. There are as many with *B* and without *A*. Together $2 \\times ${combos(n - 2, 3)} = ${2 * combos(n - 2, 3)}$.`,
    count: (n: number) => 2 * combos(n - 2, 3),
    fits: (hasA: boolean, hasB: boolean) => hasA !== hasB,
  },
  {
    asks: 'that do not have vertices at both *A* and *B*',
    scheme: (n: number) => [`M1 $${nCr(n - 2, 2)}$`, `M1 $${nCr(n, 4)} - ${nCr(n - 2, 2)}$`],
    why: (n: number) =>
      `There are $${nCr(n, 4)} = ${combos(n, 4)}$ quadrilaterals. Those with *A* and with *B* need two more vertices of ${n - 2}: $${nCr(n - 2, 2)} = ${combos(n - 2, 2)}$. The rest is $${combos(n, 4)} - ${combos(n - 2, 2)} = ${combos(n, 4) - combos(n - 2, 2)}$.`,
    count: (n: number) => combos(n, 4) - combos(n - 2, 2),
    fits: (hasA: boolean, hasB: boolean) => !(hasA && hasB),
  },
]

question('points-on-a-circle', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({ n: random.int(7, 12), at: random.int(0, 3), which: random.int(0, 2) }),
  make: ({ n, at, which }) => {
    const [last, lines] = [String.fromCharCode(64 + n), combos(n, 2)]
    const one = combos(n - 1, 2)
    const { noun, where } = RINGS[at] ?? { noun: '', where: '' }
    const quads = QUADS[which] ?? fail()
    return {
      stem: `${n} ${noun} *A* to *${last}* ${where}.`,
      figure: ringOfPoints(
        {
          name: 'permutations-and-combinations/points',
          title: 'Points on a circle',
          description: `A circle with ${n} points on it, named A to ${last} in order. No two of them are joined yet.`,
        },
        n,
      ),
      parts: {
        a: ask.whole({
          objective: 'AO1',
          prompt: `Find the number of different straight lines that join two of the ${noun}.`,
          scheme: [`B1 $${nCr(n, 2)} = ${lines}$`],
          solution: `The line *AB* is the line *BA*, so order does not matter: $${nCr(n, 2)} = ${lines}$.`,
          answer: lines,
        }),
        b: ask.whole({
          objective: 'AO1',
          prompt: `Find the number of different triangles that have their vertices at three of the ${noun}.`,
          scheme: [`B1 $${nCr(n, 3)} = ${combos(n, 3)}$`],
          solution: `Three of ${n} are chosen: $${nCr(n, 3)} = ${combos(n, 3)}$.`,
          answer: combos(n, 3),
        }),
        c: ask.whole({
          prompt: 'Find how many of these triangles have a vertex at *A*.',
          scheme: [`M1 $${nCr(n - 1, 2)}$`, `A1 ${one}`],
          solution: `*A* is fixed. The other two vertices are chosen from the ${n - 1} ${noun} that are left: $${nCr(n - 1, 2)} = ${one}$.`,
          answer: one,
        }),
        d: ask.whole({
          prompt: `Four of the ${noun} are the vertices of a quadrilateral. Find the number of these quadrilaterals ${quads.asks}.`,
          command: 'Find',
          scheme: [...quads.scheme(n), `A1 ${quads.count(n)}`],
          lead: 'The sides of a quadrilateral do not cross.',
          solution: quads.why(n),
          answer: quads.count(n),
        }),
      },
    }
  },
  verify: ({ n, which }) => {
    const points = upTo(1, n)
    const { fits } = QUADS[which] ?? fail()
    return {
      a: countChoices(points, 2),
      b: countChoices(points, 3),
      c: countChoices(points, 3, each => each.includes(1)),
      d: countChoices(points, 4, each => fits(each.includes(1), each.includes(2))),
    }
  },
})

function fail(): never {
  throw new Error('No such kind')
}

const RIVALS = [
  {
    who: 'runners',
    clubs: ['the Eagles', 'the Falcons'],
    final: 'a race',
    squad: 'a relay squad',
  },
  {
    who: 'bakers',
    clubs: ['Northgate', 'Southgate'],
    final: 'a baking contest',
    squad: 'a jury for next year',
  },
  {
    who: 'divers',
    clubs: ['Lakeside', 'Riverside'],
    final: 'a diving contest',
    squad: 'a squad for a show',
  },
  {
    who: 'robots',
    clubs: ['School P', 'School Q'],
    final: 'a robot race',
    squad: 'a group for an exhibition',
  },
]

question('medals-and-squads', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [a, b, size] = [random.int(4, 7), random.int(4, 7), random.int(3, 4)]
    return a <= b || a + b > 12 ? null : { a, b, size, at: random.int(0, 3), swap: random.chance(0.5) }
  },
  make: ({ a, b, size, at, swap }) => {
    const { who, clubs, final, squad } = RIVALS[at] ?? { who: '', clubs: [], final: '', squad: '' }
    const [one = '', other = ''] = swap ? [...clubs].reverse() : clubs
    const n = a + b
    const [all, same] = [perms(n, 3), perms(a, 3) + perms(b, 3)]
    const [first, second] = [combos(a, size), combos(b, size)]
    const top = 2 * a * b * (n - 2)
    return {
      stem: `${n} ${who} take part in ${final}: ${a} from ${one} and ${b} from ${other}. One gold, one silver and one bronze medal are won by three different ${who}.`,
      parts: {
        a: ask.whole({
          objective: 'AO1',
          prompt: 'Find the number of ways in which the three medals can be won.',
          scheme: [`M1 $${product(n, 3)}$, or ${`$^{${n}}P_3$`}`, `A1 ${all}`],
          solution: `The medals are different, so order matters: $${product(n, 3)} = ${all}$.`,
          answer: all,
        }),
        b: ask.whole({
          prompt: `Find the number of ways in which all three medals are won by ${who} of only one side, either ${one} or ${other}.`,
          scheme: [`M1 $${product(a, 3)} + ${product(b, 3)}$`, `A1 ${same}`],
          solution: `Two separate cases: ${one} $${product(a, 3)} = ${perms(a, 3)}$, ${other} $${product(b, 3)} = ${perms(b, 3)}$. Add them: ${same}.`,
          answer: same,
        }),
        c: ask.whole({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Hence find the number of ways in which each side wins at least one medal.',
          scheme: [`B1 ${all - same}`],
          follow: { from: 'b', formula: `${all} - x` },
          solution: `All ways without those of part (b): $${all} - ${same} = ${all - same}$.`,
          answer: all - same,
        }),
        d: ask.whole({
          prompt:
            'Find the number of ways in which the gold medal goes to one side and the silver medal to the other.',
          scheme: [
            `M1 $${a} \\times ${b}$`,
            `M1 $2 \\times ${a} \\times ${b} \\times ${n - 2}$`,
            `A1 ${top}`,
          ],
          solution: `Gold to ${one} and silver to ${other}: $${a} \\times ${b} = ${a * b}$ ways; the other way round as many. Then any of the ${n - 2} others wins bronze: $2 \\times ${a * b} \\times ${n - 2} = ${top}$.`,
          answer: top,
        }),
        e: ask.whole({
          command: 'Find',
          prompt: `Afterwards ${size} of the ${n} ${who} are chosen for ${squad}. All of them must come from the same side. Find the number of ways in which they can be chosen.`,
          scheme: [`M1 $${nCr(a, size)} + ${nCr(b, size)}$`, `A1 ${first + second}`],
          solution: `Here order does not matter. $${nCr(a, size)} + ${nCr(b, size)} = ${first} + ${second} = ${first + second}$.`,
          answer: first + second,
        }),
      },
    }
  },
  verify: ({ a, b, size }) => {
    const people = [...upTo(1, a), ...upTo(101, 100 + b)]
    const side = (each: number | undefined) => (each ?? 0) > 100
    const alike = (few: readonly number[]) => few.every(each => side(each) === side(few[0]))
    return {
      a: countOrders(people, 3),
      b: countOrders(people, 3, alike),
      c: countOrders(people, 3, few => !alike(few)),
      d: countOrders(people, 3, few => side(few[0]) !== side(few[1])),
      e: countChoices(people, size, alike),
    }
  },
})

const SIGNALS = [
  {
    thing: 'flag',
    have: 'A ship has *n* flags',
    made: 'by hanging flags one below another on a mast',
    one: 'the red flag',
  },
  {
    thing: 'card',
    have: 'A teacher has *n* cards with different pictures',
    made: 'by laying cards in a row',
    one: 'the card with the sun',
  },
  {
    thing: 'note',
    have: 'A door bell can play *n* different notes',
    made: 'by playing notes one after another',
    one: 'the lowest note',
  },
  {
    thing: 'bead',
    have: 'A scout has *n* beads',
    made: 'by putting beads one after another on a rod with a marked end',
    one: 'the gold bead',
  },
]

question('signals-from-n-flags', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ n: random.int(7, 15), at: random.int(0, 3) }),
  make: ({ n, at }) => {
    const { thing, have, made, one } = SIGNALS[at] ?? { thing: '', have: '', made: '', one: '' }
    const unlike = have.includes('different') ? '' : ', all different'
    return {
      stem: `${have}${unlike}. A signal is made ${made}. The order matters, and no ${thing} is used more than once in a signal.`,
      parts: {
        'a.i': ask.expression({
          command: 'Write down',
          objective: 'AO1',
          lead: 'Give your answers in terms of *n*.',
          prompt: `Write down the number of signals of exactly two ${thing}s.`,
          scheme: ['B1 $n(n - 1)$'],
          solution: `*n* choices for the first place, then $n - 1$ for the second: $n(n - 1)$.`,
          answer: 'n(n-1)',
          letters: ['n'],
        }),
        'a.ii': ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the number of signals of one, two or three ${thing}s. Write it as a polynomial in its simplest form.`,
          form: 'expanded',
          scheme: [
            'M1 $n + n(n - 1) + n(n - 1)(n - 2)$',
            'M1 $n(n - 1)(n - 2) = n^3 - 3n^2 + 2n$',
            'A1 $n^3 - 2n^2 + 2n$',
          ],
          solution: `Three separate cases are added: $n + n(n - 1) + n(n - 1)(n - 2) = n + n^2 - n + n^3 - 3n^2 + 2n = n^3 - 2n^2 + 2n$.`,
          answer: 'n^3-2n^2+2n',
          letters: ['n'],
        }),
        'b.i': ask.whole({
          command: 'Find',
          lead: `The number of signals of one or two ${thing}s is ${n * n}.`,
          prompt: 'Find the value of *n*.',
          scheme: [`M1 $n + n(n - 1) = ${n * n}$`, `A1 $n = ${n}$`],
          solution: `$n + n(n - 1) = n^2$, so $n^2 = ${n * n}$. Since *n* is positive, $n = ${n}$.`,
          answer: n,
        }),
        'b.ii': ask.whole({
          command: 'Find',
          prompt: `Find the number of signals of exactly three ${thing}s that contain ${one}.`,
          scheme: [
            `M1 ${one} in one of 3 places`,
            `M1 $3 \\times ${n - 1} \\times ${n - 2}$`,
            `A1 ${3 * (n - 1) * (n - 2)}`,
          ],
          follow: { from: 'b.i', formula: '3*(x-1)*(x-2)' },
          solution: `${one.charAt(0).toUpperCase()}${one.slice(1)} has one of 3 places. The other two places are filled from the ${n - 1} others: $3 \\times ${n - 1} \\times ${n - 2} = ${3 * (n - 1) * (n - 2)}$.`,
          answer: 3 * (n - 1) * (n - 2),
        }),
      },
    }
  },
  verify: ({ n }) => ({
    'a.i': 'n!/(n-2)!',
    'a.ii': 'n!/(n-1)! + n!/(n-2)! + n!/(n-3)!',
    'b.i':
      upTo(2, 40).find(each => countOrders(upTo(1, each), 1) + countOrders(upTo(1, each), 2) === n * n) ?? 0,
    'b.ii': countOrders(upTo(1, n), 3, few => few.includes(1)),
  }),
})
