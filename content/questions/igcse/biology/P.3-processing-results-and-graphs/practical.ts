import { cylindersInTubes, weighedTwice } from '@/content/figures/igcse/biology/practical-skills-graphs'
import { bestFit, mean, normalFit, signed } from '@/content/questions/igcse/results'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'
import {
  BETTER_ESTIMATE,
  CHANGE_FALLS,
  figuresQuoted,
  gainsThenLoses,
  KEPT_IN_SUCROSE,
  NO_NET_WATER,
  SAME_INSIDE,
} from './points'

const { core, templates } = questionsOf('practical', 'P.3', { calculator: 'needed' })

export { templates }

const CONCENTRATIONS = [0, 0.1, 0.2, 0.3, 0.4, 0.5] as const
const WRITTEN = CONCENTRATIONS.map(each => each.toFixed(1))

const TISSUES = [
  { tissue: 'potato', evens: [0.24, 0.26, 0.28, 0.3, 0.32] },
  { tissue: 'carrot', evens: [0.34, 0.36, 0.38] },
  { tissue: 'sweet potato', evens: [0.34, 0.36, 0.38, 0.4] },
] as const

const READ_AT = [0.05, 0.15, 0.25, 0.35, 0.45] as const

core('mass-of-cylinders-in-sucrose', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const { tissue, evens } = random.pick(TISSUES)
    const [even, slope] = [random.pick(evens), random.pick([40, 44, 48])]
    const scatter = random.shuffle([-0.4, 0.4, -0.3, 0.3, -0.1, 0.1])
    const trials = CONCENTRATIONS.map((each, at) => {
      const middle = slope * (even - each) + (scatter[at] ?? 0)
      return random.shuffle([-0.6, 0.2, 0.4]).map(off => roundTo(middle + off, 1))
    })
    const odd = random.int(1, 4)
    const oddColumn = random.int(0, 2)
    const [row, column] = [random.pick([0, 1, 4, 5]), random.int(0, 2)]
    const start = random.step(3.1, 4.7, 0.02)
    const end = roundTo(start * (1 + (trials[row]?.[column] ?? 0) / 100), 2)
    const change = ((end - start) / start) * 100
    const oddRow = trials[odd]
    const askedRow = trials[row]
    if (!oddRow || !askedRow || row === odd || Math.abs(change) < 3) return null
    oddRow[oddColumn] = roundTo((oddRow[oddColumn] ?? 0) + random.pick([-7.5, -6.8, 6.9, 7.7]), 1)
    askedRow[column] = roundTo(change, 1)
    const kept = oddRow.filter((_, at) => at !== oddColumn)
    const means = trials.map((each, at) => mean(at === odd ? kept : each))
    const fit = bestFit(CONCENTRATIONS, means)
    const at = random.pick(READ_AT)
    const between = fit.gradient * at + fit.intercept
    return Math.abs(means[odd] ?? 0) >= 1 && Math.abs(between) >= 3
      ? { tissue, trials, odd, oddColumn, row, column, start, end, change, kept, means, fit, at, between }
      : null
  },
  make: ({
    tissue,
    trials,
    odd,
    oddColumn,
    row,
    column,
    start,
    end,
    change,
    kept,
    means,
    fit,
    at,
    between,
  }) => {
    const cut = -fit.intercept / fit.gradient
    const place = (r: number, c: number) => `cylinder ${c + 1} in ${WRITTEN[r]} mol/dm^{3}`
    const [first = 0, last = 0] = [means[0], means[5]]
    const unlike = (r: number) => (r + oddColumn + (r === row && column === (r + oddColumn) % 3 ? 1 : 0)) % 3
    const near = ([4, 3, 2, 1] as const).find(each => each !== odd && each !== row) ?? 3
    return {
      stem: [
        `A student cut 18 cylinders of the same length and diameter from ${tissue}. She weighed each of them, and put three into each of six sucrose solutions, as shown in the figure. After one hour she took the cylinders out, dried them with a paper towel and weighed them again.`,
        `The figure shows an investigation of osmosis in ${tissue}. Eighteen cylinders were cut with a cork borer, trimmed to the same length and weighed. Three of them were left in each of six sucrose solutions for one hour, dried with a paper towel and weighed again. The figure shows one of the three.`,
        `Some students studied how sucrose affects the mass of pieces of ${tissue}. They put weighed cylinders into six sucrose solutions, three into each, and weighed them again after one hour, when they had been dried with a paper towel. One cylinder in each solution is shown in the figure.`,
      ],
      figure: cylindersInTubes(WRITTEN, tissue),
      parts: {
        'a.i': ask.table({
          lead: `The next figure shows ${place(row, column)} on a balance.`,
          figure: weighedTwice(start.toFixed(2), end.toFixed(2)),
          prompt: 'Complete the table. Record both masses.',
          objective: 'AO3',
          head: ['mass at the start / g', 'mass after one hour / g'],
          rows: [
            [
              { blank: 'mass at the start', answer: start, marks: 1, sigFigs: 3 },
              { blank: 'mass after one hour', answer: end, marks: 1, sigFigs: 3 },
            ],
          ],
          scheme: [`${plain(start, 2)} g`, `${plain(end, 2)} g`],
          solution: `Write both masses to the same number of decimal places: ${plain(start, 2)} and ${plain(end, 2)}.`,
        }),
        'a.ii': ask.number({
          prompt: 'Calculate the percentage change in the mass of this cylinder. Give its sign, + or −.',
          objective: 'AO3',
          answer: change,
          unit: '%',
          scheme: [
            `C1 (${plain(end, 2)} − ${plain(start, 2)}) ÷ ${plain(start, 2)} × 100`,
            `A1 ${signed(change, 1)}%`,
          ],
          solution: `Change = ${plain(end, 2)} − ${plain(start, 2)} = ${signed(roundTo(end - start, 2), 2)} g. Divide by the mass at the start: ${signed(roundTo(end - start, 2), 2)} ÷ ${plain(start, 2)} × 100 = ${signed(change, 1)}%.`,
        }),
        'b.i': ask.choice({
          lead: 'The table shows the percentage changes of the other cylinders.',
          table: {
            head: [
              'concentration / mol per dm^{3}',
              'cylinder 1',
              'cylinder 2',
              'cylinder 3',
              'mean change / %',
            ],
            rows: trials.map((each, r) => [
              WRITTEN[r] ?? '',
              ...each.map((value, c) => (r === row && c === column ? 'see (a)(ii)' : signed(value, 1))),
              r === odd ? '…' : signed(means[r] ?? 0, 1),
            ]),
          },
          prompt: 'Which result is anomalous?',
          objective: 'AO3',
          right: place(odd, oddColumn),
          wrong: {
            [place(0, unlike(0))]:
              'You chose one of the largest gains, but the cylinders beside it gained as much.',
            [place(5, unlike(5))]:
              'You chose one of the lowest values, but the cylinders beside it are as low.',
            [place(near, unlike(near))]:
              'You chose a value that lies close to those of the two cylinders beside it.',
          },
          solution: `In ${WRITTEN[odd]} mol/dm^{3} two cylinders agree (${kept.map(value => signed(value, 1)).join(' and ')}%). The third, ${signed(trials[odd]?.[oddColumn] ?? 0, 1)}%, does not fit.`,
        }),
        'b.ii': ask.number({
          prompt: `Calculate the mean percentage change in ${WRITTEN[odd]} mol/dm^{3}. Decide first what to do with the anomalous result.`,
          objective: 'AO3',
          answer: means[odd] ?? 0,
          unit: '%',
          scheme: [
            `C1 leaves the anomalous result out: (${kept.map(value => plain(value, 1)).join(' + ')}) ÷ 2`,
            `A1 ${signed(means[odd] ?? 0, 1)}%`,
          ],
          solution: `Leave the anomalous result out and divide by two, the number of results that are left: ${signed(means[odd] ?? 0, 1)}%.`,
        }),
        c: plotPart({
          name: 'practical-skills/grid-for-mass',
          title: 'Grid for a graph of the change in mass against concentration',
          description:
            'Graph paper. The horizontal axis is the concentration of sucrose from 0 to 0.5 mol per dm³, the vertical one the mean percentage change in mass from −20 to +20.',
          prompt: 'Plot the six mean changes on the grid and draw the straight line of best fit.',
          objective: 'AO3',
          axes: {
            x: { label: 'concentration / mol per dm^{3}', min: 0, max: 0.5, large: 0.1, parts: 5 },
            y: { label: 'mean change in mass / %', min: -20, max: 20, large: 5, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: CONCENTRATIONS.map((each, r) => [each, means[r] ?? 0] as const),
              marks: 2,
              follow: CONCENTRATIONS.map((_, r) => (r === odd ? { part: 'b.ii' } : {})),
            },
            {
              task: 'line',
              gradient: [fit.gradient - 4.5, fit.gradient + 4.5],
              intercept: [fit.intercept - 1.2, fit.intercept + 1.2],
              covers: [0, 0.5],
              marks: 1,
            },
          ],
          scheme: [
            'at least three points within half a small square',
            'all six points',
            'straight line of best fit, with points on both sides of it',
          ],
          solution:
            'One small square is 0.02 mol/dm^{3} across and 1% upwards. The line need not pass through every point, but as many should lie above it as below.',
        }),
        'd.i': ask.number({
          command: 'Determine',
          prompt: `Estimate, from your graph, the percentage change in mass in ${plain(at, 2)} mol/dm^{3}. Give its sign, + or −.`,
          objective: 'AO3',
          answer: between,
          unit: '%',
          sigFigs: 1,
          tolerance: 1.5,
          scheme: [`${signed(between, 1)}% (within 1.5)`],
          solution: `Go from ${plain(at, 2)} on the horizontal axis to the line, and from there across to the other axis: about ${signed(between, 0)}%.`,
        }),
        'd.ii': ask.number({
          prompt:
            'Determine, from your graph, the concentration in which the mass of a cylinder would not change.',
          objective: 'AO3',
          answer: cut,
          unit: 'mol/dm^{3}',
          sigFigs: 1,
          tolerance: 0.03,
          scheme: [`${quantity(cut, 'mol/dm^3', 2)} (within 0.03), where the line cuts zero`],
          solution: `No change is zero on the vertical axis. The line cuts zero at about ${quantity(cut, 'mol/dm^3', 2)}.`,
        }),
        e: ask.written({
          prompt:
            'Describe the effect of the concentration of sucrose on the mass of the cylinders. Use figures from the table or your graph.',
          objective: 'AO3',
          marks: 2,
          lines: 4,
          scheme: [
            CHANGE_FALLS,
            gainsThenLoses(figures(cut, 1)),
            figuresQuoted(
              `quotes two figures, such as ${signed(first, 1)}% in water and ${signed(last, 1)}% in 0.5 mol per dm^{3}`,
              [
                [plain(first, 1), plain(first, 0)],
                [plain(last, 1), plain(last, 0)].map(each => each.replace('−', '')),
                [...new Set([figures(cut, 1), figures(cut, 2)])],
                // A small one could be read as a concentration.
                ...means
                  .slice(1, 5)
                  .filter(value => Math.abs(value) >= 1)
                  .map(value => [plain(value, 1).replace('−', '')]),
              ],
              `${signed(first, 1)}% in water, ${signed(last, 1)}% in 0.5`,
              ['NA & not NC'],
            ),
          ],
          modelAnswer: `The higher the concentration, the lower the percentage change in mass: ${signed(first, 1)}% in water, but ${signed(last, 1)}% in 0.5 mol/dm^{3}. Below about ${figures(cut, 2)} mol/dm^{3} the cylinders gain mass, above it they lose mass.`,
          solution:
            'Say which way the change goes, and give figures with their units. Any two of: the trend, gain and loss, two figures.',
        }),
        f: ask.written({
          prompt: 'Explain what the concentration in (d)(ii) tells about the cells.',
          objective: 'AO3',
          scheme: [NO_NET_WATER, SAME_INSIDE],
          modelAnswer:
            'There is no net movement of water into or out of the cells, so the concentration of this solution is the same as that of the solution in the cells.',
          solution:
            'The mass changes only when more water goes one way than the other. Where it does not change, the solutions inside and outside the cells have the same concentration (the same water potential).',
        }),
        g: words({
          subject: 'igcse/biology',
          prompt:
            'State **two** variables, other than the size of the cylinders, that should be kept the same in all six solutions.',
          objective: 'AO3',
          asked: 2,
          answers: KEPT_IN_SUCROSE,
          reject: [
            {
              text: 'concentration',
              why: 'The concentration is what the student changes.',
            },
            { text: 'concentration of sucrose', why: 'The concentration is what the student changes.' },
            { text: 'change in mass', why: 'The change in mass is what is measured.' },
            { text: 'mass after one hour', why: 'The mass at the end is what is measured.' },
          ],
          solution:
            'The concentration is changed and the mass is measured. Temperature, volume of solution, time and the plant from which the cylinders were cut must not change.',
        }),
        h: ask.written({
          prompt:
            'Suggest **two** changes that would give a better estimate of the concentration in (d)(ii).',
          objective: 'AO3',
          marks: 2,
          lines: 3,
          scheme: BETTER_ESTIMATE,
          modelAnswer: `Use smaller intervals of concentration around ${figures(cut, 1)} mol/dm^{3}. Use more cylinders at each concentration.`,
          solution:
            'With more concentrations near the crossing, the line is better known there. Repeats, drying all cylinders alike and a longer time make each point more reliable.',
        }),
      },
    }
  },
  verify: ({ start, end, kept, means, at }) => {
    const { gradient, intercept } = normalFit(CONCENTRATIONS, means)
    return {
      'a.ii': (end / start) * 100 - 100,
      'b.ii': ((kept[0] ?? 0) + (kept[1] ?? 0)) / 2,
      'd.i': intercept + gradient * at,
      'd.ii': intercept / -gradient,
    }
  },
})
