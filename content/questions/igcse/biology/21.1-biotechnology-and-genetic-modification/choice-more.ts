import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, roundTo } from '@/lib/exams/format'
import { cellWithRings, HOURS, productGraph } from './figures-more'

const { core, supplement, templates } = choiceQuestions('21.1', { calculator: 'needed' })

export { templates }

/** Every two hours from 0 to 12 h; one rise is the largest. */
const CURVES = [
  [0, 2, 8, 24, 40, 46, 48],
  [0, 2, 6, 16, 36, 48, 50],
  [0, 4, 18, 40, 52, 56, 56],
  [0, 2, 6, 14, 28, 50, 54],
  [0, 6, 24, 38, 46, 48, 48],
] as const

const risesOf = (masses: readonly number[]) => masses.slice(1).map((mass, at) => mass - (masses[at] ?? 0))

core('highest-rate-of-a-product', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const masses = random.pick(CURVES).map(mass => mass)
    const rises = risesOf(masses)
    const most = Math.max(...rises)
    const at = rises.indexOf(most)
    if (rises.filter(each => each === most).length > 1) return null
    const [from, to] = [masses[at] ?? 0, masses[at + 1] ?? 0]
    const end = masses.at(-1) ?? 0
    const wrong = threeSlips(
      random,
      most / 2,
      [
        [most, 'You gave the increase in two hours, not in one hour.'],
        [end / 12, 'You gave the mean rate of all twelve hours.'],
        [to / (2 * at + 2), 'You divided the whole mass by the whole time up to the end of the interval.'],
        [(to - from) / 4, 'You divided by four hours, but the points are two hours apart.'],
        [end, 'You gave the mass of product at the end.'],
      ],
      value => String(roundTo(value, 1)),
    )
    return (
      wrong && {
        masses,
        at,
        from,
        to,
        right: most / 2,
        wrong,
        product: random.pick(['an enzyme', 'a hormone', 'a vitamin', 'a protein for a vaccine']),
      }
    )
  },
  make: ({ masses, at, from, to, right, wrong, product }) => ({
    stem: [
      `Bacteria in a tank make ${product}. The graph shows the mass that they have made, measured every two hours.`,
      `A company makes ${product} with bacteria. The mass of the product in a tank was measured every two hours.`,
      `The graph shows how much of ${product} was made by bacteria in a tank. It was measured every two hours.`,
    ],
    figure: productGraph(masses),
    prompt: [
      'What is the highest mean rate at which the product is made between two measurements?',
      'Between two measurements, what is the highest mean rate at which product is made?',
    ],
    options: numbers({
      right,
      unit: 'g/h',
      wrong: wrong.map(([value, error]) => [roundTo(value, 1), error] as const),
    }),
    solution: `The line is steepest from ${HOURS[at]} h to ${HOURS[at + 1]} h. The mass rises from ${from} g to ${to} g: (${to} − ${from}) ÷ 2 = ${plain(right)} g/h.`,
  }),
  verify: ({ masses }) => {
    let best = 0
    for (let at = 1; at < masses.length; at += 1)
      best = Math.max(best, 0.5 * (masses[at] ?? 0) - 0.5 * (masses[at - 1] ?? 0))
    return best
  },
})

supplement('plasmids-after-divisions', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const rings = random.int(2, 6)
    const time = random.pick([20, 30, 40])
    const divisions = random.int(3, 6)
    if ((time * divisions) % 60 !== 0) return null
    const right = rings * 2 ** divisions
    const wrong = threeSlips(
      random,
      right,
      [
        [2 ** divisions, 'You gave the number of cells, not of plasmids.'],
        [rings * 2 * divisions, 'You added instead of doubling: the number of cells doubles each time.'],
        [rings * 2 ** (divisions - 1), 'You left out the last division.'],
        [rings * 2 ** (divisions + 1), 'You counted one division too many.'],
        [rings, 'You gave the number in one cell.'],
        [rings * divisions, 'You multiplied by the number of divisions.'],
      ],
      String,
    )
    return (
      wrong && {
        rings,
        time,
        divisions,
        hours: (time * divisions) / 60,
        right,
        wrong,
        gene: random.pick(['insulin', 'growth hormone', 'an enzyme']),
      }
    )
  },
  make: ({ rings, time, divisions, hours, right, wrong, gene }) => ({
    stem: [
      `The diagram shows a bacterium. Each of its small rings carries the gene for ${gene}. The cell and all that come from it divide every ${time} minutes. The rings are copied, so that each new cell has as many as the first.`,
      `A bacterium with plasmids is drawn in the diagram. Every plasmid contains the gene for ${gene}. All cells divide every ${time} minutes, and plasmids are copied so that their number in each cell stays the same.`,
      `The gene for ${gene} is in each plasmid of the bacterium in the diagram. Before each division the plasmids are copied, and each new cell gets as many as the first cell had. Cells divide every ${time} minutes.`,
    ],
    figure: cellWithRings(rings),
    prompt: `How many copies of the gene are there in all the cells after ${hours} ${hours === 1 ? 'hour' : 'hours'}?`,
    options: numbers({ right, unit: '', wrong }),
    solution: `There are ${rings} plasmids in the cell. ${hours} × 60 ÷ ${time} = ${divisions} divisions give 2^{${divisions}} = ${2 ** divisions} cells. ${2 ** divisions} × ${rings} = ${right} copies.`,
  }),
  verify: ({ rings, time, hours }) => {
    let copies = rings
    for (let minute = time; minute <= hours * 60; minute += time) copies += copies
    return copies
  },
})
