import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'

const { supplement, templates } = questionsOf('structured', '3.3', { calculator: 'needed' })

export { templates }

const METAL_AXIS = { max: 180, large: 20, parts: 4 } as const
const CARBONATE_AXIS = { max: 220, large: 20, parts: 5 } as const

/** `gas` of the equation's gas for `solid` of the solid and `acid` of the acid; most gas in cm³ and step of mass in g. */
const REACTIONS = [
  {
    solid: 'magnesium ribbon',
    name: 'magnesium',
    acid: 'hydrochloric acid',
    gas: 'hydrogen',
    equation: 'Mg + 2HCl -> MgCl2 + H2',
    ratio: { solid: 1, acid: 2, gas: 1 },
    molar: 24,
    axis: METAL_AXIS,
    sizes: [
      [80, 0.02],
      [120, 0.03],
      [160, 0.04],
    ],
  },
  {
    solid: 'magnesium powder',
    name: 'magnesium',
    acid: 'sulfuric acid',
    gas: 'hydrogen',
    equation: 'Mg + H2SO4 -> MgSO4 + H2',
    ratio: { solid: 1, acid: 1, gas: 1 },
    molar: 24,
    axis: METAL_AXIS,
    sizes: [
      [80, 0.02],
      [120, 0.03],
      [160, 0.04],
    ],
  },
  {
    solid: 'aluminium foil',
    name: 'aluminium',
    acid: 'hydrochloric acid',
    gas: 'hydrogen',
    equation: '2Al + 6HCl -> 2AlCl3 + 3H2',
    ratio: { solid: 2, acid: 6, gas: 3 },
    molar: 27,
    axis: METAL_AXIS,
    sizes: [[160, 0.03]],
  },
  {
    solid: 'powdered calcium carbonate',
    name: 'calcium carbonate',
    acid: 'hydrochloric acid',
    gas: 'carbon dioxide',
    equation: 'CaCO3 + 2HCl -> CaCl2 + H2O + CO2',
    ratio: { solid: 1, acid: 2, gas: 1 },
    molar: 100,
    axis: CARBONATE_AXIS,
    sizes: [
      [96, 0.1],
      [192, 0.2],
    ],
  },
  {
    solid: 'solid potassium hydrogencarbonate',
    name: 'potassium hydrogencarbonate, KHCO_{3},',
    acid: 'hydrochloric acid',
    gas: 'carbon dioxide',
    equation: 'KHCO3 + HCl -> KCl + H2O + CO2',
    products: 'potassium chloride, water and carbon dioxide',
    ratio: { solid: 1, acid: 1, gas: 1 },
    molar: 100,
    axis: CARBONATE_AXIS,
    sizes: [
      [96, 0.1],
      [192, 0.2],
    ],
  },
] as const

/** Masses in steps; four steps react with all of the acid. */
const MASSES = [1, 2, 3, 5, 6] as const
const ENOUGH = 4

supplement('graph-to-the-limit', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const reaction = random.pick(REACTIONS)
    const [most, step] = random.pick<readonly [number, number]>(reaction.sizes)
    return { reaction, most, step, volume: random.pick([20, 25, 40, 50]) }
  },
  make: ({ reaction, most, step, volume }) => {
    const { solid, name, acid, gas, equation, ratio, axis } = reaction
    const places = step < 0.1 ? 2 : 1
    const [m, v] = [
      (times: number) => roundTo(times * step, 3),
      (times: number) => (Math.min(times, ENOUGH) * most) / ENOUGH,
    ]
    const print = (times: number) => m(times).toFixed(places)
    const gradient = most / (ENOUGH * step)
    const moles = most / 24000
    const acidMoles = (moles * ratio.acid) / ratio.gas
    const concentration = acidMoles / (volume / 1000)
    const enough = m(ENOUGH)
    const short = name.replace(/, KHCO_\{3\},/, '')
    return {
      stem: [
        `Different masses of ${solid} are added, one at a time, to fresh samples of ${quantity(volume, 'cm^3', 3)} of dilute ${acid}. The table shows the volume of ${gas} when each reaction has finished.`,
        `A student adds ${solid} to ${quantity(volume, 'cm^3', 3)} of dilute ${acid} and measures the volume of ${gas} at r.t.p. The experiment is repeated with other masses and the same volume of acid.`,
        `In each of five experiments, ${solid} reacts with ${quantity(volume, 'cm^3', 3)} of the same dilute ${acid}. The total volume of ${gas} is measured at r.t.p.`,
      ],
      table: {
        head: [`mass of ${short} / g`, ...MASSES.map(print)],
        rows: [[`volume of ${gas} / cm^{3}`, ...MASSES.map(times => plain(v(times)))]],
      },
      parts: {
        a: ask.equation({
          prompt: `Write the symbol equation for the reaction of ${name} with dilute ${acid}${'products' in reaction ? ` to form ${reaction.products}` : ''}.`,
          command: 'State',
          answer: equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `$\\ce{${equation}}$. Count the atoms of each element on both sides.`,
        }),
        b: plotPart({
          name: `stoichiometry/grid-for-${gas.replace(' ', '-')}-${most}`,
          title: 'Grid for a graph of volume of gas against mass',
          description: `Graph paper. The horizontal axis is the mass of ${short} from 0 to ${print(8)} g, the vertical one the volume of ${gas} from 0 to ${axis.max} cm³.`,
          prompt:
            'Plot the five results on the grid. Then draw one straight line of best fit from the origin through the first three points, and continue it upwards.',
          objective: 'AO2',
          axes: {
            x: { label: `mass of ${short} / g`, min: 0, max: m(8), large: m(2), parts: 4 },
            y: { label: `volume of ${gas} / cm^{3}`, min: 0, ...axis },
          },
          tasks: [
            { task: 'points', wanted: MASSES.map((times): Spot => [m(times), v(times)]), marks: 2 },
            {
              task: 'line',
              gradient: [gradient * 0.94, gradient * 1.06],
              intercept: [-most * 0.04, most * 0.04],
              covers: [0, m(ENOUGH)],
              marks: 1,
            },
          ],
          scheme: [
            'at least three points within half a small square',
            'all five points',
            'line from the origin through the first three points',
          ],
          solution:
            'The volume is proportional to the mass as long as all of the solid reacts, so the first three points lie on a line through the origin. The last two do not.',
        }),
        'c.i': ask.number({
          prompt: `Use the graph to find the mass of ${short} that reacts exactly with the acid.`,
          command: 'Determine',
          objective: 'AO2',
          answer: enough,
          unit: 'g',
          sigFigs: 1,
          tolerance: step / 4,
          scheme: [
            `${quantity(enough, 'g')} (± ${plain(step / 4)} g): where the line reaches ${quantity(most, 'cm^3')}`,
          ],
          solution: `With an excess of the solid the volume is always ${quantity(most, 'cm^3')}. The line of best fit reaches this volume at ${quantity(enough, 'g')}.`,
        }),
        'c.ii': words({
          subject: 'igcse/chemistry',
          prompt: `Name the limiting reactant when ${print(6)} g of ${short} is added.`,
          command: 'Deduce',
          objective: 'AO2',
          mode: 'words',
          answers: [
            {
              text: acid,
              accept: ['acid', 'the acid', `dilute ${acid}`, acid === 'sulfuric acid' ? 'H2SO4' : 'HCl'],
            },
          ],
          reject: [{ text: short, why: `There is more ${short} than reacts.` }],
          solution: `${print(6)} g is more than ${quantity(enough, 'g')}: the acid is used up first.`,
        }),
        'd.i': ask.number({
          lead: `The largest volume of ${gas} is ${quantity(most, 'cm^3')}. The volume of one mole of any gas is 24 dm^{3} at r.t.p.`,
          prompt: `Calculate the amount of ${gas}, in mol.`,
          answer: moles,
          unit: 'mol',
          scheme: [`${most} ÷ 24 000 = ${quantity(moles, 'mol', 3)}`],
          solution: `24 dm^{3} is 24 000 cm^{3}: ${most} ÷ 24 000 = ${quantity(moles, 'mol', 3)}.`,
        }),
        'd.ii': ask.number({
          prompt: `Calculate the concentration of the ${acid} in mol/dm^{3}.`,
          answer: concentration,
          unit: 'mol/dm^3',
          follow: {
            from: 'd.i',
            formula: `x*${ratio.acid}/${ratio.gas}/${volume / 1000}`,
          },
          via: [{ value: acidMoles, formula: `x/${volume / 1000}` }],
          scheme: steps(
            `${ratio.acid === ratio.gas ? 'as many moles of acid as of gas' : `× ${plain(ratio.acid / ratio.gas)}`}: ${quantity(acidMoles, 'mol', 3)} of acid`,
            `${figures(acidMoles, 3)} ÷ ${plain(volume / 1000)} = ${quantity(concentration, 'mol/dm^3', 3)}`,
          ),
          solution: `In the equation ${ratio.acid} mol of acid ${ratio.acid === 1 ? 'goes' : 'go'} with ${ratio.gas} mol of ${gas}, so there is ${quantity(acidMoles, 'mol', 3)} of acid in ${plain(volume / 1000)} dm^{3}: ${figures(acidMoles, 3)} ÷ ${plain(volume / 1000)} = ${quantity(concentration, 'mol/dm^3', 3)}.`,
        }),
      },
    }
  },
  // From the mass that is enough, instead of from the gas.
  verify: ({ reaction: { ratio, molar }, step, volume, most }) => {
    const solid = (4 * step) / molar
    return {
      'c.i': 4 * step,
      'd.i': most / 24 / 1000,
      'd.ii': (1000 * solid * ratio.acid) / ratio.solid / volume,
    }
  },
})
