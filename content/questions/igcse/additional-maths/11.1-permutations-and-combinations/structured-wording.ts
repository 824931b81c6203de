import { asItems, ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { matchScheme } from '@/lib/exams/rising-scheme'
import {
  combos,
  countChoices,
  countOrders,
  factorial,
  nCr,
  nPr,
  perms,
  product,
  upTo,
} from '../permutations-and-combinations'

const { question, templates } = questionsOf('structured', '11.1')

export { templates }

const ORDERED = [
  (n: number, r: number) => `${r} of ${n} pictures are hung in a row on a wall.`,
  (n: number, r: number) => `${r} of ${n} pupils sit down on ${r} numbered chairs, one on each.`,
  (n: number, r: number) => `${r} of ${n} songs are played one after another.`,
  (n: number, r: number) => `A code of ${r} different letters is made from ${n} letters.`,
  (n: number, r: number) => `The first ${r} places of a race with ${n} runners are taken, without ties.`,
  (n: number, r: number) => `${r} different prizes go to ${r} of ${n} pupils.`,
  (n: number, r: number) => `${r} different jobs are given to ${r} of ${n} workers, one job to each.`,
]

const UNORDERED = [
  (n: number, r: number) => `A committee of ${r} is chosen from ${n} members.`,
  (n: number, r: number) => `A team of ${r} is picked from ${n} players.`,
  (n: number, r: number) => `${r} of ${n} different books are packed for a journey.`,
  (n: number, r: number) => `${r} different toppings for a pizza are chosen from ${n}.`,
  (n: number, r: number) => `${r} of the ${n} questions of a test are to be answered.`,
  (n: number, r: number) => `${r} of ${n} pupils each win a ticket, and all tickets are alike.`,
  (n: number, r: number) => `${r} of ${n} kittens in a shelter are given to one family.`,
]

const PERMUTATION = 'permutation'
const COMBINATION = 'combination'

question('order-or-not', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => {
    const count = random.int(2, 3)
    const size = () => {
      const r = random.int(2, 4)
      return { r, n: random.int(r + 3, 10) }
    }
    const rows = random.shuffle([
      ...random.sample(upTo(0, 6), count).map(at => ({ ordered: true, at, ...size() })),
      ...random.sample(upTo(0, 6), 5 - count).map(at => ({ ordered: false, at, ...size() })),
    ])
    return new Set(rows.map(({ n, r }) => `${n} ${r}`)).size === 5 ? { rows } : null
  },
  make: ({ rows }) => {
    const texts = rows.map(
      ({ ordered, at, n, r }, place) => `${place + 1}: ${(ordered ? ORDERED : UNORDERED)[at]?.(n, r) ?? ''}`,
    )
    const find = (wanted: boolean) => {
      const place = rows.findIndex(({ ordered }) => ordered === wanted)
      return { place: place + 1, n: rows[place]?.n ?? 0, r: rows[place]?.r ?? 0 }
    }
    const [one, other] = [find(true), find(false)]
    return {
      stem: 'In each of five situations the number of different ways is wanted.',
      parts: {
        a: ask.match({
          command: 'State',
          prompt: 'State for each situation whether a permutation or a combination gives the number of ways.',
          items: texts.map((text, at) => ({ id: `situation-${at + 1}`, text })),
          targets: asItems([PERMUTATION, COMBINATION]),
          answer: Object.fromEntries(
            rows.map(({ ordered }, at) => [`situation-${at + 1}`, ordered ? PERMUTATION : COMBINATION]),
          ),
          scheme: matchScheme(5, 3),
          solution: `Ask whether the same objects in another order, or with places exchanged, are a different result. In ${rows
            .flatMap(({ ordered }, at) => (ordered ? [at + 1] : []))
            .join(' and ')
            .replace(
              / and (?=.* and )/,
              ', ',
            )} they are: permutations. In the others only who or what is taken counts: combinations.`,
        }),
        b: ask.whole({
          objective: 'AO1',
          prompt: `Find the number of ways in situation ${one.place}.`,
          scheme: [`M1 $${nPr(one.n, one.r)}$`, `A1 ${plain(perms(one.n, one.r))}`],
          solution: `$${nPr(one.n, one.r)} = ${product(one.n, one.r)} = ${perms(one.n, one.r)}$.`,
          answer: perms(one.n, one.r),
        }),
        c: ask.whole({
          objective: 'AO1',
          prompt: `Find the number of ways in situation ${other.place}.`,
          scheme: [`M1 $${nCr(other.n, other.r)}$`, `A1 ${plain(combos(other.n, other.r))}`],
          solution: `$${nCr(other.n, other.r)} = \\frac{${product(other.n, other.r)}}{${product(other.r, other.r)}} = ${combos(other.n, other.r)}$.`,
          answer: combos(other.n, other.r),
        }),
      },
    }
  },
  verify: ({ rows }) => {
    const of = (wanted: boolean) => rows.find(({ ordered }) => ordered === wanted) ?? { n: 0, r: 0 }
    return {
      b: countOrders(upTo(1, of(true).n), of(true).r),
      c: countChoices(upTo(1, of(false).n), of(false).r),
    }
  },
})

const GROUPS = [
  {
    who: 'Ravi',
    group: 'team',
    from: 'players',
    jobs: ['keeper', 'defender', 'winger', 'striker'],
    one: 'Ana',
  },
  {
    who: 'Mei',
    group: 'committee',
    from: 'members',
    jobs: ['chair', 'secretary', 'treasurer', 'speaker'],
    one: 'Omar',
  },
  {
    who: 'Tom',
    group: 'group',
    from: 'pupils',
    jobs: ['reader', 'writer', 'timekeeper', 'speaker'],
    one: 'Lena',
  },
  {
    who: 'Sara',
    group: 'crew',
    from: 'sailors',
    jobs: ['captain', 'cook', 'navigator', 'mechanic'],
    one: 'Ivan',
  },
  {
    who: 'Yusuf',
    group: 'band',
    from: 'musicians',
    jobs: ['singer', 'drummer', 'bassist', 'pianist'],
    one: 'Nina',
  },
]

question('counted-too-often', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({ n: random.int(7, 12), r: random.int(3, 4), at: random.int(0, 4) }),
  make: ({ n, r, at }) => {
    const { who, group, from, jobs, one } = GROUPS[at] ?? { who: '', group: '', from: '', jobs: [], one: '' }
    const [wrong, times] = [perms(n, r), factorial(r)]
    const with_ = r * perms(n - 1, r - 1)
    const few = r === 3 ? 'three' : 'four'
    const roles = jobs.slice(0, r).map(each => `a ${each}`)
    const named = `${roles.slice(0, -1).join(', ')} and ${roles.slice(-1).join('')}`
    return {
      stem: `A ${group} of ${r} is to be chosen from ${n} ${from}. ${who} says that there are $${product(n, r)} = ${wrong}$ different ${group}s.`,
      parts: {
        a: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: `Explain why ${who} is wrong.`,
          scheme: [
            judged(
              `order does not matter: the same ${group} is counted more than once`,
              `
              ORDER = order/ordering/arrangement/arrange/sequence/position
              GROUP = group/team/committee/crew/band/people/person/player/member/sailor/pupil/musician/selection
              OFTEN = times/twice/several/many/repeatedly/"${times}"/again
              accept not ORDER | ORDER ... not matter/important/relevant/count/considered | any/whatever ORDER | ORDER irrelevant/unimportant
              accept no ORDER
              accept regardless ORDER
              accept assumes/thinks/treats/acts ... ORDER ... matters/mattered/important/counts
              accept counts/includes/considers ORDER
              accept arranged GROUP
              accept counts/counted/treats ... different
              accept not matter ... who/which ... first
              accept instead combination | rather combination
              accept not permutation | combination not permutation | should combination
              accept permutations instead/rather
              reject should permutation
              accept used/uses/found/counted/counts/calculated ... permutation/arrangement
              accept combination, permutation
              accept same/each/every GROUP ... count ... OFTEN/more
              accept count/counted ... same/each/every GROUP ... OFTEN/more
              accept same GROUP ... different/another ORDER
              accept ORDER counted | count ORDER/permutation
              accept "ABC"/"ABCD" ... same
              accept double count | counted twice | count repeat | overcount | repeated/duplicate GROUP
              unsure divide | "nCr" | combination | "${n}C${r}" | "C"
              earns: order does not matter in a ${group}
              earns: the same ${group} is counted many times
              earns: the order of the poeple dosent matter
              earns: it should be a combination, not a permutation
              earns: she used permutations instead of combinations
              earns: he assumed that the order matters
              earns: it does not matter who is chosen first
              misses: the multiplication is wrong
              misses: there are only ${r} people
              misses: the order matters
              misses: it should be a permutation, not a combination
              misses: it is too many`,
            ),
          ],
          modelAnswer: `The order of the people does not matter in a ${group}, so ${who} counts the same ${group} many times.`,
          solution: `$${product(n, r)}$ counts arrangements. The same ${few} people in another order are still the same ${group}.`,
        }),
        b: ask.whole({
          objective: 'AO1',
          prompt: `Find how many times ${who} has counted each ${group}.`,
          scheme: [`B1 $${r}! = ${times}$`],
          solution: `${r} people can be put in order in $${r}! = ${product(r, r)} = ${times}$ ways.`,
          answer: times,
        }),
        c: ask.whole({
          objective: 'AO1',
          command: 'Find',
          prompt: `Hence find the correct number of different ${group}s.`,
          scheme: [`B1 $${wrong} \\div ${times} = ${wrong / times}$`],
          follow: { from: 'b', formula: `${wrong}/x` },
          solution: `$\\frac{${wrong}}{${times}} = ${wrong / times}$, which is $${nCr(n, r)}$.`,
          answer: wrong / times,
        }),
        d: ask.whole({
          command: 'Find',
          lead: `Instead, ${named} are chosen from the ${n} ${from}. Nobody has more than one of these roles.`,
          prompt: `${one} is one of the ${n} ${from}. Find the number of ways in which ${one} is given one of the ${few} roles.`,
          scheme: [
            `M1 ${r} roles for ${one}, or $${nPr(n, r)} - ${nPr(n - 1, r)}$`,
            `M1 $${r} \\times ${product(n - 1, r - 1)}$`,
            `A1 ${plain(with_)}`,
          ],
          solution: `${one} has one of ${r} roles. The other ${r - 1} roles go to ${r - 1} of the other ${n - 1} ${from}, in order: $${r} \\times ${product(n - 1, r - 1)} = ${with_}$.`,
          answer: with_,
        }),
      },
    }
  },
  verify: ({ n, r }) => {
    const people = upTo(1, n)
    const rising = (few: readonly number[]) => few.every((each, at) => at === 0 || each > (few[at - 1] ?? 0))
    return {
      b: countOrders(people, r, few => few.every(each => each <= r)),
      c: countOrders(people, r, rising),
      d: countOrders(people, r, few => few.includes(1)),
    }
  },
})
