import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { frac } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { dualBars } from './drawings'

const { core, supplement, templates } = questionsOf('structured', 'E8.1', { calculator: 'needed' })

export { templates }

const overOne = (total: number) =>
  judged(
    'the probabilities add up to more than 1',
    `
  reject add/sum/total ...(no more).. less than 1
  accept "${total}"
  accept "${clean(total * 100)}%"
  accept more than 1
  accept greater than 1
  accept larger/bigger/higher than 1
  accept over/above/exceed 1
  accept more/greater/larger/bigger/higher than 100
  accept over/above/exceed 100
  accept not add/equal/make/sum/total ... 1
  accept should/must/have/need ... add/equal/make/sum/total ... 1
  accept add/sum/total ... should/must/need/always ... 1
  unsure add/sum/total
  earns: the probabilities add up to more than 1
  earns: They do not add up to 1
  earns: the sum is greter than 1
  earns: the probabilities should add to 1
  misses: the spinner is not fair
  misses: one of the probabilities is too small
  misses: there are only four sections`,
  )

const SPINS = [
  {
    what: 'A biased spinner has five sections, numbered 1 to 5.',
    row: 'Number',
    once: 'It is spun once.',
    result: 'number',
  },
  {
    what: 'A machine gives a card with a number from 1 to 5.',
    row: 'Number',
    once: 'It is used once.',
    result: 'number',
  },
  {
    what: 'In a game a player scores from 1 to 5 points.',
    row: 'Points',
    once: 'The game is played once.',
    result: 'number of points',
  },
] as const

const EVENTS = [
  { says: 'odd', of: [1, 3, 5] },
  { says: 'even', of: [2, 4] },
  { says: 'prime', of: [2, 3, 5] },
  { says: 'less than 4', of: [1, 2, 3] },
  { says: 'at least 3', of: [3, 4, 5] },
] as const

supplement('missing-probabilities', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const x = random.step(0.06, 0.18, 0.01)
    const times = random.pick([2, 3])
    const extra = random.step(0.04, 0.12, 0.01)
    const one = random.step(0.1, 0.35, 0.01)
    const last = clean(1 - one - x - times * x - x - extra)
    const event = random.int(0, EVENTS.length - 1)
    const over = random.step(0.05, 0.15, 0.05)
    const four = random.sample([0.15, 0.2, 0.25, 0.3, 0.35], 3)
    const fourth = clean(1 + over - four.reduce((sum, each) => sum + each, 0))
    const bad = last < 0.08 || last > 0.4 || last === one || fourth < 0.1 || fourth > 0.45
    return bad
      ? null
      : { x, times, extra, one, last, event, four: [...four, fourth], place: random.int(0, 2) }
  },
  make: ({ x, times, extra, one, last, event, four, place }) => {
    const { what, row, once, result } = SPINS[place] ?? SPINS[0]
    const { says, of } = EVENTS[event] ?? EVENTS[0]
    const all = [one, x, clean(times * x), last, clean(x + extra)]
    const answer = clean(of.reduce((sum, each) => sum + (all[each - 1] ?? 0), 0))
    const known = clean(one + last + extra)
    const four4 = four.map(each => plain(each, 2))
    return {
      stem: what,
      table: {
        head: [row, '1', '2', '3', '4', '5'],
        rows: [['Probability', plain(one), '*x*', `${times}*x*`, plain(last), `*x* + ${plain(extra)}`]],
      },
      parts: {
        a: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: ['Find the value of *x*.', 'Work out the value of *x*.'],
          scheme: [
            `M1 $${one} + x + ${times}x + ${last} + x + ${extra} = 1$`,
            `M1 $${times + 2}x = ${clean(1 - known)}$`,
            `A1 ${plain(x)}`,
          ],
          solution: `The probabilities of all outcomes add up to 1: $${times + 2}x + ${known} = 1$.\n\nSo $${times + 2}x = ${clean(1 - known)}$ and $x = ${x}$.`,
          answer: x,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Work out',
          prompt: [
            `Work out the probability that the ${result} is ${says}.`,
            `${once} Work out the probability that the ${result} is ${says}.`,
          ],
          scheme: [`M1 adds the probabilities of ${of.join(', ')}, with their *x*`, `A1 ${plain(answer)}`],
          solution: `The numbers that fit are ${of.join(', ')}: $${of.map(each => all[each - 1]).join(' + ')} = ${answer}$.`,
          answer,
          sigFigs: 3,
          follow: {
            from: 'a',
            formula: of
              .map(each => [String(one), 'x', `${times}*x`, String(last), `(x + ${extra})`][each - 1])
              .join(' + '),
          },
        }),
        c: ask.written({
          command: 'Explain',
          lead: `Leah makes a spinner with four sections. She says that the probabilities of the four sections are ${four4.slice(0, 3).join(', ')} and ${four4[3]}.`,
          prompt: 'Explain why Leah must be wrong.',
          lines: 2,
          scheme: [overOne(clean(four.reduce((sum, each) => sum + each, 0)))],
          modelAnswer: 'The probabilities add up to more than 1.',
          solution: `$${four.join(' + ')} = ${clean(four.reduce((sum, each) => sum + each, 0))}$. The probabilities of all outcomes must add up to exactly 1.`,
        }),
      },
    }
  },
  // In hundredths, by trying.
  verify: ({ times, extra, one, last, event }) => {
    const of = EVENTS[event]?.of ?? []
    const hundredths = [one, last, extra].map(each => Math.round(each * 100))
    const [first = 0, fourth = 0, step = 0] = hundredths
    const n = Array.from({ length: 100 }, (_, at) => at).find(
      each => first + each + times * each + fourth + each + step === 100,
    )
    const x = n ?? -1
    const chances = [first, x, times * x, fourth, x + step]
    const rest = chances.filter((_, at) => !(of as readonly number[]).includes(at + 1))
    return { a: x / 100, b: (100 - rest.reduce((sum, each) => sum + each, 0)) / 100 }
  },
})

const SURVEYS = [
  {
    stem: 'The dual bar chart shows how the girls and the boys of a year group travel to school.',
    sets: ['Girls', 'Boys'],
    member: ['girls', 'boys'],
    categories: ['Walk', 'Bus', 'Car', 'Cycle'],
    does: ['walks to school', 'travels by bus', 'travels by car', 'cycles to school'],
    not: [
      'does not walk to school',
      'does not travel by bus',
      'does not travel by car',
      'does not cycle to school',
    ],
    who: 'student',
  },
  {
    stem: 'The dual bar chart shows the favourite sports of the students of two classes, class P and class Q.',
    sets: ['Class P', 'Class Q'],
    member: ['students of class P', 'students of class Q'],
    categories: ['Hockey', 'Cricket', 'Football', 'Athletics'],
    does: ['likes hockey best', 'likes cricket best', 'likes football best', 'likes athletics best'],
    not: [
      'does not like hockey best',
      'does not like cricket best',
      'does not like football best',
      'does not like athletics best',
    ],
    who: 'student',
  },
  {
    stem: 'The dual bar chart shows the drinks that a café sold in one morning and one afternoon. Each customer bought one drink.',
    sets: ['Morning', 'Afternoon'],
    member: ['customers of the morning', 'customers of the afternoon'],
    categories: ['Tea', 'Coffee', 'Juice', 'Water'],
    does: ['bought tea', 'bought coffee', 'bought juice', 'bought water'],
    not: ['did not buy tea', 'did not buy coffee', 'did not buy juice', 'did not buy water'],
    who: 'customer',
  },
] as const

core('two-groups-in-a-bar-chart', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [one, other] = [0, 1].map(() => Array.from({ length: 4 }, () => random.int(1, 8) * 2)) as [
      number[],
      number[],
    ]
    const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0)
    const [pick, second] = random.sample([0, 1, 2, 3], 2) as [number, number]
    const bad =
      new Set(one).size < 4 ||
      new Set(other).size < 4 ||
      one.filter((each, at) => each === other[at]).length > 1 ||
      sum(one) + sum(other) < 50
    return bad ? null : { one, other, pick, second, place: random.int(0, 2), group: random.int(0, 1) }
  },
  make: ({ one, other, pick, second, place, group }) => {
    const { stem, sets, member, categories, does, not, who } = SURVEYS[place] ?? SURVEYS[0]
    const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0)
    const all = sum(one) + sum(other)
    const chosen = (one[pick] ?? 0) + (other[pick] ?? 0)
    const own = group === 0 ? one : other
    const rest = sum(own) - (own[second] ?? 0)
    const [chance, percent] = [rest / sum(own), (100 * chosen) / all]
    return {
      stem,
      figure: dualBars(
        categories,
        [
          { name: sets[0], values: one },
          { name: sets[1], values: other },
        ],
        who === 'student' ? 'Number of students' : 'Number of customers',
      ),
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the total number of ${who}s.`,
          scheme: [`B1 ${all}`],
          solution: `${sets[0]}: $${one.join(' + ')} = ${sum(one)}$. ${sets[1]}: $${other.join(' + ')} = ${sum(other)}$. Altogether $${sum(one)} + ${sum(other)} = ${all}$.`,
          answer: all,
        }),
        b: ask.number({
          command: 'Calculate',
          lead: `One of all the ${who}s is chosen at random.`,
          prompt: `Calculate the probability that this ${who} ${does[pick]}. Give your answer as a percentage.`,
          scheme: [
            `M1 $\\frac{${one[pick]} + ${other[pick]}}{${all}}$, with their total`,
            `A1 ${figures(percent, 3)} (%)`,
          ],
          solution: `${one[pick]} + ${other[pick]} = ${chosen} of the ${all} ${who}s: $\\frac{${chosen}}{${all}} \\times 100 = ${figures(percent, 3)}$ %.`,
          answer: percent,
          sigFigs: 3,
          unit: '%',
          follow: { from: 'a', formula: `${100 * chosen}/x` },
        }),
        c: ask.number({
          command: 'Work out',
          lead: `One of the ${member[group]} is chosen at random.`,
          prompt: [
            `Work out the probability that this ${who} ${not[second]}.`,
            `Find the probability that this ${who} ${not[second]}.`,
          ],
          scheme: [
            `B1 ${sum(own)} seen as the denominator, or $1 - \\frac{${own[second]}}{${sum(own)}}$`,
            `B1 $${frac(rest, sum(own))}$, or ${figures(chance, 3)}`,
          ],
          solution: `Only the ${sum(own)} ${member[group]} can be chosen. ${own[second]} of them do not fit, so the probability is $1 - \\frac{${own[second]}}{${sum(own)}} = ${frac(rest, sum(own))}$.`,
          answer: chance,
          sigFigs: 3,
        }),
      },
    }
  },
  // By the shares that are left over.
  verify: ({ one, other, pick, second, group }) => {
    const [total, left] = [[...one, ...other], [...one, ...other].filter((_, at) => at % 4 !== pick)].map(
      list => list.reduce((all, each) => all + each),
    ) as [number, number]
    const own = group === 0 ? one : other
    const mine = own.reduce((all, each) => all + each)
    const fits = own.filter((_, at) => at !== second).map(each => each / mine)
    return { a: total, b: 100 * (1 - left / total), c: fits.reduce((all, each) => all + each) }
  },
})
