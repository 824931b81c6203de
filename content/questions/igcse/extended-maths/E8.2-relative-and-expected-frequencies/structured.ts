import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import type { Spot } from '@/lib/exams/sketch'
import { figure } from '@/lib/figures/figure'
import { chanceCell, spinner } from '../chances'

const { core, templates } = questionsOf('structured', 'E8.2')

export { templates }

/** Whole numbers that add up to a total, each at least `least`. */
const sumsTo = (parts: readonly number[], total: number, least: number) => {
  const last = total - parts.reduce((sum, each) => sum + each, 0)
  return last >= least ? [...parts, last] : null
}

const MORE_TRIALS = `
  TRIALS = spin/trial/time/throw/car/day/observation/result/data/experiment/sample/survey/repeat
  reject Ana/she ... fewer/less/smaller
  reject Ben/he ... more TRIALS
  accept more/larger/bigger/greater/higher/most/many ... TRIALS
  accept TRIALS ... larger/bigger/greater/higher/longer
  accept more/most often
  accept Ben/he/his ... fewer/less/only/small/few
  unsure accurate/reliable/more/most/bigger/larger
  earns: She has more results than Ben
  earns: a larger number of experimants gives a better estimate
  earns: Ben only did it a few times
  misses: Ana was very careful
  misses: because her numbers are higher up
  misses: Ana made fewer trials`

const SURVEYS = [
  {
    stem: (n: number) => `Ana spins a spinner ${n} times. It can stop at four colours.`,
    head: 'colour',
    of: ['red', 'blue', 'green', 'white'],
    trial: 'spins',
    does: 'stops at',
  },
  {
    stem: (n: number) => `Ana stands beside a road and notes the colours of the next ${n} cars.`,
    head: 'colour',
    of: ['black', 'white', 'silver', 'other'],
    trial: 'cars',
    does: 'is',
  },
  {
    stem: (n: number) =>
      `Ana throws a die in the shape of a tetrahedron ${n} times. Its faces are numbered 1 to 4.`,
    head: 'number',
    of: ['1', '2', '3', '4'],
    trial: 'throws',
    does: 'shows',
  },
] as const

core('relative-frequency-table', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const n = random.pick([50, 100, 200])
    const counts = sumsTo(
      [0.14, 0.2, 0.24].map(share => Math.round(n * share) + random.int(-4, 6)),
      n,
      n / 10,
    )
    const survey = random.int(0, SURVEYS.length - 1)
    const times = random.pick([3, 4, 5, 6, 7, 8])
    const shown = random.int(0, 1)
    return counts && new Set(counts).size === 4
      ? { n, counts: random.shuffle(counts), survey, times, shown, few: random.pick([10, 12, 15, 20]) }
      : null
  },
  make: ({ n, counts, survey, times, shown, few }) => {
    const { stem, head, of, trial, does } = SURVEYS[survey] ?? SURVEYS[0]
    const share = (at: number) => clean((counts[at] ?? 0) / n)
    const more = n * times
    const count = counts[shown] ?? 0
    const asked =
      survey === 1
        ? `of the next ${more} cars, how many are ${of[shown]}`
        : `in ${more} ${trial}, how often the result is ${of[shown]}`
    return {
      stem: `${stem(n)} The table in **(a)** shows her results.`,
      parts: {
        a: ask.table({
          prompt: ['Complete the table.', 'Complete the table with the two missing relative frequencies.'],
          head: [head, 'frequency', 'relative frequency'],
          rows: of.map((name, at) => [
            { text: name },
            { text: String(counts[at] ?? 0) },
            at < 2 ? { text: plain(share(at)) } : chanceCell(at === 2 ? 'first' : 'second', share(at)),
          ]),
          scheme: [2, 3].map(at => `B1 ${plain(share(at))} oe`),
          solution: `Relative frequency = frequency ÷ number of trials: $\\frac{${counts[2]}}{${n}} = ${plain(share(2))}$ and $\\frac{${counts[3]}}{${n}} = ${plain(share(3))}$. Check: all four add up to 1.`,
        }),
        b: ask.number({
          command: 'Work out',
          prompt: `Use the table to estimate, ${asked}.`,
          scheme: [`M1 $${more} \\times ${plain(share(shown))}$ oe`, `A1 ${count * times}`],
          solution: `The relative frequency is the estimate of the probability that a result ${does} ${of[shown]}. Expected frequency: $${more} \\times ${plain(share(shown))} = ${count * times}$.`,
          answer: count * times,
          sigFigs: 3,
        }),
        c: ask.written({
          command: 'Explain',
          lead: `Ben makes the same experiment, but with ${few} ${trial}.`,
          prompt: 'Explain why Ana’s relative frequencies are the better estimates of the probabilities.',
          scheme: [judged('she has more trials', MORE_TRIALS)],
          modelAnswer: 'She made more trials than Ben.',
          solution: `${n} trials against ${few}: with more trials the relative frequencies come closer to the probabilities.`,
        }),
      },
    }
  },
  verify: ({ counts, shown, times }) => {
    let total = 0
    for (let round = 0; round < times; round += 1) total += counts[shown] ?? 0
    return { b: total }
  },
})

const TABLES = [
  {
    thing:
      'A spinner has four sectors of different sizes, numbered 1 to 4. The table shows the probability of each number.',
    head: 'number',
    of: ['1', '2', '3', '4'],
    trials: (n: number) => `The spinner is spun ${n} times.`,
    event: (name: string) => `times that it stops at ${name}`,
  },
  {
    thing:
      'A bag contains beads of four colours. One bead is taken at random. The table shows the probability of each colour.',
    head: 'colour',
    of: ['red', 'blue', 'green', 'pink'],
    trials: (n: number) => `A bead is taken and put back, ${n} times.`,
    event: (name: string) => `times that the bead is ${name}`,
  },
  {
    thing: 'The table shows the probability that a visitor to a museum comes by each means of transport.',
    head: 'transport',
    of: ['bus', 'train', 'car', 'bicycle'],
    trials: (n: number) => `${n} people visit the museum.`,
    event: (name: string) => `visitors who come by ${name}`,
  },
] as const

core('expected-from-a-table', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const x = random.int(4, 22) / 100
    const times = random.pick([1, 2, 3])
    const one = random.step(0.1, 0.45, 0.01)
    const two = clean(1 - one - (1 + times) * x)
    const n = random.pick([200, 300, 400, 500, 600])
    return two < 0.08 || two > 0.5 || one === two || times * x > 0.5
      ? null
      : { x, times, one, two, n, which: random.int(0, 2), table: random.int(0, TABLES.length - 1) }
  },
  make: ({ x, times, one, two, n, which, table }) => {
    const { thing, head, of, trials, event } = TABLES[table] ?? TABLES[0]
    const left = clean(1 - one - two)
    const asked = which === 2 ? 0 : which === 1 ? 3 : 2
    const chances = [one, two, x, clean(times * x)]
    const chance = chances[asked] ?? 0
    const expected = clean(n * chance)
    const last = times === 1 ? '*x*' : `${times}*x*`
    return {
      stem: thing,
      table: { head: [head, ...of], rows: [['probability', plain(one), plain(two), '*x*', last]] },
      parts: {
        a: ask.number({
          command: 'Find',
          prompt: ['Find the value of *x*.', 'Work out the value of *x*.'],
          scheme: [
            `M1 $${plain(one)} + ${plain(two)} + x + ${last.replaceAll('*', '')} = 1$`,
            `A1 ${plain(x)} oe`,
          ],
          solution: `All probabilities add up to 1: $${1 + times}x = 1 - ${plain(one)} - ${plain(two)} = ${plain(left)}$, so $x = ${plain(x)}$.`,
          answer: x,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Work out',
          lead: trials(n),
          prompt: `Work out the expected number of ${event(of[asked] ?? '')}.`,
          scheme: [
            `M1 $${n} \\times ${plain(chance)}$${asked > 1 ? ', with their *x*' : ''}`,
            `A1 ${plain(expected)}`,
          ],
          solution: `Expected frequency = number of trials × probability: $${n} \\times ${plain(chance)} = ${plain(expected)}$.`,
          answer: expected,
          sigFigs: 3,
          ...(asked > 1 ? { follow: { from: 'a', formula: asked === 2 ? `${n}*x` : `${n * times}*x` } } : {}),
        }),
      },
    }
  },
  // In hundredths.
  verify: ({ times, one, two, n, which }) => {
    const hundredths = (100 - Math.round(100 * one) - Math.round(100 * two)) / (times + 1)
    const chosen = which === 2 ? Math.round(100 * one) : which === 1 ? times * hundredths : hundredths
    return { a: hundredths / 100, b: (chosen * n) / 100 }
  },
})

const BIASED = `
  accept far/much/more/higher/larger/greater/above/bigger/exceed
  accept too many/often/high | lot
  accept different/difference/differ | not close/near/similar/equal/same
  unsure bias/unfair | not fair | should/would/most
  earns: It came up much more often than expected
  earns: the relative frequency is far from the probability
  earns: the numbers are very diferent from each other
  misses: The results are close to what is expected
  misses: you can never know
  misses: the sectors have equal sizes`

const MAYBE_FAIR = `
  reject far/much/lot
  accept little/small/slight ... differ*
  reject size/sector
  accept close/near/similar/about/almost/roughly/approximately/around
  accept nearly | not far
  accept equal/same ... expect
  earns: All the frequencies are close to the expected ones
  earns: the numbers are simmilar
  earns: there is only a small difference
  misses: it has equal sectors
  misses: the results are far from what is expected
  misses: spinners are fair`

core('is-the-spinner-fair', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const sectors = random.pick([4, 5])
    const each = random.pick([40, 50, 60])
    const n = sectors * each
    const odd = random.int(0, sectors - 1)
    const biased = random.chance(0.6)
    const offset = biased ? random.int(24, 36) : 0
    const counts = Array.from({ length: sectors }, (_, at) =>
      biased && at === odd ? each + offset : each + random.int(biased ? -12 : -3, biased ? 0 : 3),
    )
    const total = counts.reduce((sum, count) => sum + count, 0)
    const share = (counts[odd] ?? 0) / n
    return total === n &&
      new Set(counts).size > 2 &&
      Number.isInteger(clean(share * 1000)) &&
      counts[odd] !== each
      ? { sectors, each, n, odd, biased, counts, who: random.pick(['Ivo', 'Lea', 'Sam']) }
      : null
  },
  make: ({ sectors, each, n, odd, biased, counts, who }) => {
    const labels = Array.from({ length: sectors }, (_, at) => String(at + 1))
    const count = counts[odd] ?? 0
    return {
      stem: `${who} makes a spinner with ${sectors} sectors of the same size and spins it ${n} times. The table shows the results.`,
      figure: figure(
        {
          name: 'probability/spinner',
          title: 'A spinner',
          description: `A spinner: a disc in ${sectors} equal sectors, numbered 1 to ${sectors}, with an arrow at its centre.`,
          height: 150,
        },
        spinner(180, 75, labels),
      ),
      table: { head: ['number', ...labels], rows: [['frequency', ...counts.map(String)]] },
      parts: {
        a: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: [
            `Find the relative frequency of the number ${odd + 1}.`,
            `Write down the relative frequency of the number ${odd + 1}.`,
          ],
          scheme: [`B1 $\\frac{${count}}{${n}}$ oe`],
          solution: `Frequency over number of trials: $\\frac{${count}}{${n}} = ${plain(count / n)}$.`,
          answer: count / n,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Work out',
          prompt: `A fair spinner of this kind is spun ${n} times. Work out the expected frequency of the number ${odd + 1}.`,
          scheme: [`M1 $\\frac{1}{${sectors}} \\times ${n}$`, `A1 ${each}`],
          solution: `On a fair spinner each of the ${sectors} numbers has the probability $\\frac{1}{${sectors}}$: $\\frac{1}{${sectors}} \\times ${n} = ${each}$.`,
          answer: each,
          sigFigs: 3,
        }),
        c: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: biased
            ? `Explain how the results for the number ${odd + 1} suggest that ${who}’s spinner is biased.`
            : `Explain how the results suggest that ${who}’s spinner may be fair.`,
          scheme: [
            biased
              ? judged(
                  `${count} is much more than the expected ${each} (or the relative frequency is far from $\\frac{1}{${sectors}}$)`,
                  BIASED,
                )
              : judged(
                  `all the frequencies are close to ${each} (or the relative frequencies to $\\frac{1}{${sectors}}$)`,
                  MAYBE_FAIR,
                ),
          ],
          modelAnswer: biased
            ? `${count} is much more than the ${each} that are expected.`
            : `All the frequencies are close to ${each}.`,
          solution: biased
            ? `In ${n} spins, ${count} instead of ${each} is a large difference. Chance alone would seldom give it.`
            : `Results vary by chance, so they are not exactly ${each}. But all of them are near it.`,
        }),
      },
    }
  },
  verify: ({ sectors, n, counts, odd }) => {
    const others = counts.reduce((sum, count, at) => (at === odd ? sum : sum + count), 0)
    return { a: 1 - others / n, b: n - n * ((sectors - 1) / sectors) }
  },
})

const THROWS = [20, 40, 60, 80, 100]
const SHOTS = [
  { stem: 'Nina throws darts at a board.', trial: 'throws', hit: 'hits', what: 'Nina hits the board' },
  {
    stem: 'Omar drops a piece of toast on the floor, again and again.',
    trial: 'drops',
    hit: 'butter side down',
    what: 'the toast lands with its butter side down',
  },
  { stem: 'Pia shoots at a goal from 20 m.', trial: 'shots', hit: 'goals', what: 'Pia scores' },
] as const

core('running-relative-frequency', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const level = random.pick([0.3, 0.4, 0.45, 0.6, 0.65, 0.7])
    const steps = [0.2, 0.1, 0.1, 0.05, 0].map((most, at) =>
      at === 4
        ? clean(level + random.int(-4, 4) / 100)
        : clean(level + random.int(-most * 20, most * 20) / 20),
    )
    const hits = THROWS.map((n, at) => Math.round(n * (steps[at] ?? 0)))
    const gains = hits.map((each, at) => each - (hits[at - 1] ?? 0))
    const distinct = new Set(steps).size >= 4
    return distinct && gains.every(each => each > 1 && each < 19) && steps[0] !== level
      ? { steps, hits, scene: random.int(0, SHOTS.length - 1) }
      : null
  },
  make: ({ steps, hits, scene }) => {
    const { stem, trial, hit, what } = SHOTS[scene] ?? SHOTS[0]
    const third = (hits[3] ?? 0) - (hits[2] ?? 0)
    const last = steps[4] ?? 0
    return {
      stem: `${stem} The table in **(a)** shows the results after every 20 ${trial}. Each row counts all ${trial} so far.`,
      parts: {
        a: ask.table({
          prompt: ['Complete the table.', 'Work out the missing relative frequencies.'],
          command: 'Complete',
          head: [trial, hit, 'relative frequency'],
          rows: THROWS.map((n, at) => [
            { text: String(n) },
            { text: at === 3 || at === 2 ? '—' : String(hits[at] ?? 0) },
            at === 0 || at === 1
              ? chanceCell(at === 0 ? 'first' : 'second', steps[at] ?? 0)
              : { text: plain(steps[at] ?? 0) },
          ]),
          scheme: [0, 1].map(at => `B1 ${plain(steps[at] ?? 0)} oe`),
          solution: `$\\frac{${hits[0]}}{20} = ${plain(steps[0] ?? 0)}$ and $\\frac{${hits[1]}}{40} = ${plain(steps[1] ?? 0)}$.`,
        }),
        b: plotPart({
          name: 'probability/grid-relative-frequency',
          title: 'Grid for relative frequencies',
          description: `Empty graph paper. The number of ${trial} is along the horizontal axis, from 0 to 100. The relative frequency is on the vertical axis, from 0 to 1.`,
          command: 'Plot',
          prompt: `Plot the five relative frequencies against the number of ${trial}.`,
          axes: {
            x: { label: `number of ${trial}`, min: 0, max: 100, large: 20, parts: 4 },
            y: { label: 'relative frequency', min: 0, max: 1, large: 0.2, parts: 4 },
          },
          tasks: [
            {
              task: 'points',
              wanted: THROWS.map((n, at): Spot => [n, steps[at] ?? 0]),
              marks: 2,
              follow: [
                { part: 'a', cell: 'first' },
                { part: 'a', cell: 'second' },
                ...[2, 3, 4].map(() => ({})),
              ],
            },
          ],
          scheme: ['B1 at least three points within half a small square', 'B1 all five points'],
          solution:
            'One small square up is 0.05. Go across to the number, then up to its relative frequency.',
        }),
        c: ask.number({
          command: 'Work out',
          prompt: `Work out how many of the ${trial} from number 61 to number 80 were ${hit === 'butter side down' ? 'butter side down' : hit}.`,
          scheme: [
            `M1 $80 \\times ${plain(steps[3] ?? 0)}$ or $60 \\times ${plain(steps[2] ?? 0)}$`,
            `M1 $${hits[3]} - ${hits[2]}$`,
            `A1 ${third}`,
          ],
          solution: `After 80: $80 \\times ${plain(steps[3] ?? 0)} = ${hits[3]}$. After 60: $60 \\times ${plain(steps[2] ?? 0)} = ${hits[2]}$. In between: $${hits[3]} - ${hits[2]} = ${third}$.`,
          answer: third,
          sigFigs: 3,
        }),
        d: ask.number({
          command: 'Write',
          objective: 'AO1',
          prompt: `Write down the best estimate of the probability that ${what}.`,
          scheme: [`B1 ${plain(last)} oe`],
          solution: `The best estimate uses all 100 ${trial}: ${plain(last)}.`,
          answer: last,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ steps, hits }) => ({
    c: Math.round((4 * (steps[3] ?? 0) - 3 * (steps[2] ?? 0)) * 20),
    d: (hits[4] ?? 0) / 100,
  }),
})
