import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { gasCollection } from '@/lib/figures/laboratory/gases'
import { rateByMass } from '@/lib/figures/laboratory/reactions'
import { pickCell } from '../cells'
import { capital } from '../shared'
import { volumeGraph } from './drawings'
import {
  ENOUGH_WHEN_HOT,
  ENOUGH_WITH_CATALYST,
  GAS_ESCAPES,
  LOWER_BARRIER,
  MASS_FALLS,
  MORE_ENERGY,
  MORE_FREQUENT,
  sameMetal,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '6.2', { calculator: 'needed' })

export { templates }

const CARBONATES = [
  {
    pieces: 'marble chips (calcium carbonate)',
    short: 'marble chips',
    name: 'calcium carbonate',
    acid: 'hydrochloric acid',
    equation: 'CaCO3 + 2HCl -> CaCl2 + H2O + CO2',
  },
  {
    pieces: 'lumps of magnesium carbonate',
    short: 'lumps of solid',
    name: 'magnesium carbonate',
    acid: 'hydrochloric acid',
    equation: 'MgCO3 + 2HCl -> MgCl2 + H2O + CO2',
  },
  {
    pieces: 'marble chips (calcium carbonate)',
    short: 'marble chips',
    name: 'calcium carbonate',
    acid: 'nitric acid',
    equation: 'CaCO3 + 2HNO3 -> Ca(NO3)2 + H2O + CO2',
  },
  {
    pieces: 'lumps of magnesium carbonate',
    short: 'lumps of solid',
    name: 'magnesium carbonate',
    acid: 'sulfuric acid',
    equation: 'MgCO3 + H2SO4 -> MgSO4 + H2O + CO2',
  },
] as const

const WAYS = ['increases', 'decreases', 'stays the same'] as const

type Way = (typeof WAYS)[number]

const AGAIN: readonly { change: string; rate: Way; gas: Way; why: string }[] = [
  {
    change: 'the same mass as a powder',
    rate: 'increases',
    gas: 'stays the same',
    why: 'A powder has a larger surface area; there is as much of the solid as before.',
  },
  {
    change: 'the acid is cooled',
    rate: 'decreases',
    gas: 'stays the same',
    why: 'At a lower temperature the reaction is slower; there is as much of the solid as before.',
  },
  {
    change: 'acid of a higher concentration',
    rate: 'increases',
    gas: 'stays the same',
    why: 'In more concentrated acid the reaction is faster; the solid still decides how much gas forms.',
  },
  {
    change: 'half the mass of the same pieces',
    rate: 'decreases',
    gas: 'decreases',
    why: 'Half as many pieces have half the surface area, and they form half the gas.',
  },
]

/** What part of the gas has formed after each minute. */
const COURSES = [
  [0, 0.45, 0.7, 0.85, 0.95, 1, 1],
  [0, 0.35, 0.6, 0.8, 0.9, 0.95, 1, 1],
]

const hundredths = (value: number) => Math.round(value * 100) / 100

core('marble-on-a-balance', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    item: random.pick(CARBONATES),
    start: random.int(14200, 23800) / 100,
    lost: random.pick([0.8, 1.2, 1.6, 2]),
    minutes: random.int(2, 4),
    course: random.pick(COURSES),
    again: random.sample(AGAIN, 2),
  }),
  make: ({ item, start, lost, minutes, course, again }) => {
    const end = course.indexOf(1)
    const readings = course.map(part => hundredths(start - part * lost))
    const gone = hundredths(lost * (course[minutes] ?? 1))
    const rate = gone / minutes
    return {
      stem: [
        `Dilute ${item.acid}, in excess, is added to ${item.pieces} in a flask on a balance. The table shows the readings of the balance.`,
        `A student follows the reaction of ${item.pieces} with an excess of dilute ${item.acid}. The reading of the balance is written down every minute.`,
        `The apparatus is used to study the reaction of an excess of dilute ${item.acid} with ${item.pieces}. The results are in the table.`,
      ],
      figure: assembled(
        `chemical-reactions-2/balance-at-the-start-${Math.round(start * 100)}`,
        rateByMass({ reading: start.toFixed(2), time: '0.0', solid: item.short }),
      ),
      table: {
        head: ['time / min', 'reading / g'],
        rows: readings.map((reading, at) => [plain(at), reading.toFixed(2)]),
      },
      parts: {
        'a.i': ask.equation({
          prompt: `Write the symbol equation for the reaction of ${item.name} with dilute ${item.acid}.`,
          command: 'State',
          answer: item.equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `A carbonate and an acid form a salt, water and carbon dioxide: $\\ce{${item.equation}}$.`,
        }),
        'a.ii': ask.written({
          prompt: 'Explain why the reading of the balance falls.',
          lines: 1,
          scheme: [GAS_ESCAPES],
          modelAnswer: 'Carbon dioxide is formed and escapes from the flask.',
          solution: 'Mass is conserved: the reading falls only because something leaves the flask.',
        }),
        'b.i': ask.number({
          prompt: `Calculate the mass of carbon dioxide that is given off in the first ${minutes} minutes.`,
          answer: gone,
          unit: 'g',
          sigFigs: 2,
          scheme: [`${readings[0]?.toFixed(2)} − ${readings[minutes]?.toFixed(2)} = ${quantity(gone, 'g')}`],
          solution: `The loss of mass: ${readings[0]?.toFixed(2)} − ${readings[minutes]?.toFixed(2)} = ${quantity(gone, 'g')}.`,
        }),
        'b.ii': ask.number({
          prompt: `Calculate the average rate of reaction in the first ${minutes} minutes.`,
          answer: rate,
          unit: 'g/min',
          sigFigs: 2,
          follow: { from: 'b.i', formula: `x/${minutes}` },
          scheme: [`${plain(gone)} ÷ ${minutes} = ${quantity(rate, 'g/min', 2)}`],
          solution: `Average rate = loss of mass ÷ time = ${plain(gone)} ÷ ${minutes} = ${quantity(rate, 'g/min', 2)}.`,
        }),
        c: ask.number({
          prompt: 'Determine the time, in whole minutes, after which no more gas is given off.',
          answer: end,
          unit: 'min',
          sigFigs: 1,
          objective: 'AO2',
          scheme: [`${end} min`],
          solution: `From ${end} min on the reading stays the same: the reaction is finished.`,
        }),
        d: ask.table({
          lead: 'The experiment is repeated with one change each time. The acid is in excess again.',
          prompt: 'Complete the table. Choose from: increases, decreases, stays the same.',
          command: 'Complete',
          objective: 'AO2',
          head: ['change', 'rate at the start', 'total mass of gas'],
          rows: again.map(({ change, rate: faster, gas }, at) => [
            { text: change },
            pickCell(`rate ${at + 1}`, faster, WAYS),
            pickCell(`gas ${at + 1}`, gas, WAYS),
          ]),
          scheme: again.flatMap(({ rate: faster, gas }) => [faster, gas]),
          solution: again.map(({ change, why }) => `${capital(change)}. ${why}`).join(' '),
        }),
      },
    }
  },
  verify: ({ lost, minutes, course }) => {
    const steps = course.slice(1).map((part, at) => lost * (part - (course[at] ?? 0)))
    const gone = steps.slice(0, minutes).reduce((sum, step) => sum + step, 0)
    return { 'b.i': gone, 'b.ii': gone / minutes, c: steps.filter(step => step > 0).length }
  },
})

const METALS = [
  {
    metal: 'magnesium',
    form: 'magnesium ribbon',
    mass: 24,
    acid: 'sulfuric acid',
    equation: 'Mg + H2SO4 -> MgSO4 + H2',
  },
  {
    metal: 'zinc',
    form: 'zinc granules',
    mass: 65,
    acid: 'hydrochloric acid',
    equation: 'Zn + 2HCl -> ZnCl2 + H2',
  },
  {
    metal: 'iron',
    form: 'iron filings',
    mass: 56,
    acid: 'sulfuric acid',
    equation: 'Fe + H2SO4 -> FeSO4 + H2',
  },
  {
    metal: 'magnesium',
    form: 'magnesium ribbon',
    mass: 24,
    acid: 'hydrochloric acid',
    equation: 'Mg + 2HCl -> MgCl2 + H2',
  },
  {
    metal: 'zinc',
    form: 'zinc granules',
    mass: 65,
    acid: 'sulfuric acid',
    equation: 'Zn + H2SO4 -> ZnSO4 + H2',
  },
] as const

supplement('hydrogen-at-two-temperatures', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const end = random.pick([80, 100])
    return {
      item: random.pick(METALS),
      final: random.pick([24, 48, 72]),
      end,
      quick: end / 2,
      cold: random.pick([15, 20, 25]),
      hot: random.pick([40, 45, 50]),
    }
  },
  make: ({ item, final, end, quick, cold, hot }) => {
    const half = end / 2
    const read = 0.75 * final
    const rate = read / half
    const moles = final / 24_000
    return {
      stem: [
        `The same mass of ${item.form} is added to an excess of dilute ${item.acid} at two temperatures, ${cold} °C (curve X) and ${hot} °C (curve Y). The volume of hydrogen is measured at room temperature and pressure.`,
        `${capital(item.form)} reacts with an excess of dilute ${item.acid}. Curve X is obtained at ${cold} °C. Curve Y is obtained with the same mass of ${item.metal} at ${hot} °C. The volumes are those at room temperature and pressure.`,
        `A student collects hydrogen from ${item.form} and an excess of dilute ${item.acid}, first at ${cold} °C (curve X) and then, with the same mass of ${item.metal}, at ${hot} °C (curve Y). All volumes are those at room temperature and pressure.`,
      ],
      figure: volumeGraph(
        [
          { final, end, letter: 'X' },
          { final, end: quick, letter: 'Y' },
        ],
        end * 1.2,
        'hydrogen',
      ),
      parts: {
        a: ask.equation({
          prompt: `Write the symbol equation for the reaction of ${item.metal} with dilute ${item.acid}.`,
          command: 'State',
          answer: item.equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `A metal and an acid form a salt and hydrogen: $\\ce{${item.equation}}$.`,
        }),
        b: ask.number({
          prompt: `Calculate the average rate of reaction X in the first ${half} s.`,
          answer: rate,
          unit: 'cm^3/s',
          sigFigs: 2,
          tolerance: Math.round((100 * final) / 50 / half) / 100,
          scheme: steps(
            `volume at ${half} s read as ${quantity(read, 'cm^3')}`,
            `${plain(read)} ÷ ${half} = ${quantity(rate, 'cm^3/s', 2)}`,
          ),
          solution: `Curve X is at ${quantity(read, 'cm^3')} after ${half} s: ${plain(read)} ÷ ${half} = ${quantity(rate, 'cm^3/s', 2)}.`,
        }),
        'c.i': ask.number({
          prompt: 'Calculate the number of moles of hydrogen that form in each experiment.',
          answer: moles,
          unit: 'mol',
          sigFigs: 1,
          scheme: [`${plain(final)} ÷ 24 000 = ${quantity(moles, 'mol')}`],
          solution: `Both curves end at ${quantity(final, 'cm^3')}. One mole of a gas takes up 24 000 cm^{3}: ${plain(final)} ÷ 24 000 = ${quantity(moles, 'mol')}.`,
        }),
        'c.ii': ask.number({
          prompt: `Calculate the mass of ${item.metal} in each experiment. [*A*_{r}: ${item.equation.slice(0, 2)}, ${item.mass}]`,
          answer: moles * item.mass,
          unit: 'g',
          sigFigs: 2,
          follow: { from: 'c.i', formula: `${item.mass}*x` },
          scheme: [`${plain(moles)} × ${item.mass} = ${quantity(moles * item.mass, 'g')}`],
          solution: `One mole of ${item.metal} gives one mole of hydrogen: ${plain(moles)} × ${item.mass} = ${quantity(moles * item.mass, 'g')}.`,
        }),
        'd.i': ask.written({
          prompt: 'Explain, using collision theory, why the reaction is faster at the higher temperature.',
          scheme: [MORE_ENERGY, MORE_FREQUENT, ENOUGH_WHEN_HOT],
          modelAnswer:
            'The particles have more kinetic energy and move faster. They collide more frequently. More of the particles have at least the activation energy, so a larger share of the collisions is successful.',
          solution:
            'Three steps: the energy of the particles, how often they collide, and how many of the collisions have at least the activation energy.',
        }),
        'd.ii': ask.written({
          prompt: 'Explain why both curves end at the same volume.',
          lines: 1,
          objective: 'AO2',
          scheme: [sameMetal(item.metal)],
          modelAnswer: `The same mass of ${item.metal} is used in both experiments, and the acid is in excess.`,
          solution: `The acid is in excess, so the ${item.metal} decides how much hydrogen forms.`,
        }),
      },
    }
  },
  verify: ({ item, final, end }) => ({
    // The mean slope of the first half of a curve whose slope falls evenly to zero.
    b: (1.5 * final) / end,
    'c.i': final / 1000 / 24,
    'c.ii': (item.mass * final) / 24_000,
  }),
})

const PLACES = ['P', 'Q', 'R', 'S'] as const

supplement('solids-in-hydrogen-peroxide', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const roles = random.shuffle(['best', 'good', 'none', 'used'] as const)
    return {
      roles,
      volume: random.pick([30, 40, 60]),
      times: {
        best: random.pick([12, 15, 24]),
        good: random.pick([75, 80, 96]),
        used: random.pick([36, 48, 50]),
      },
      mass: random.pick(['0.50', '0.80', '1.00'] as const),
      total: random.pick([48, 60, 72, 84]),
      peroxide: random.pick([20, 25, 40, 50]),
    }
  },
  make: ({ roles, volume, times, mass, total, peroxide }) => {
    const letterOf = (role: (typeof roles)[number]) => PLACES[roles.indexOf(role)] ?? 'P'
    const rate = volume / times.best
    const moles = total / 24_000
    const concentration = (2 * moles * 1000) / peroxide
    const less = (Number(mass) * 0.6).toFixed(2)
    return {
      stem: [
        `Hydrogen peroxide, H_{2}O_{2}, decomposes in aqueous solution to water and oxygen. The same mass of each of four solids, P to S, is added to equal volumes of the solution, and the time until ${quantity(volume, 'cm^3')} of oxygen has formed is measured. Then the solid is filtered off, dried and weighed.`,
        `Four solids, P to S, are tested as catalysts for the decomposition of aqueous hydrogen peroxide, H_{2}O_{2}, to water and oxygen. The table shows the time in which ${quantity(volume, 'cm^3')} of oxygen forms, and the mass of the dry solid before and after.`,
        `A student adds each of four solids, P to S, to a fresh sample of aqueous hydrogen peroxide, H_{2}O_{2}, which decomposes to water and oxygen, and notes how long it takes until the syringe contains ${quantity(volume, 'cm^3')} of oxygen. The solids are weighed before and, dry, after the reaction.`,
      ],
      figure: assembled(
        'chemical-reactions-2/peroxide',
        gasCollection({ by: 'syringe', solid: 'solid', liquid: 'solution' }),
      ),
      table: {
        head: ['solid', 'time / s', 'mass before / g', 'mass after / g'],
        rows: roles.map((role, at) => [
          PLACES[at] ?? 'P',
          role === 'none' ? 'no gas' : plain(times[role]),
          mass,
          role === 'used' ? less : mass,
        ]),
      },
      parts: {
        a: ask.equation({
          prompt: 'Write the symbol equation for the decomposition of hydrogen peroxide.',
          command: 'State',
          answer: '2H2O2 -> 2H2O + O2',
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: '$\\ce{2H2O2 -> 2H2O + O2}$: two molecules give one molecule of oxygen.',
        }),
        'b.i': ask.number({
          prompt: `Calculate the average rate at which oxygen forms with solid ${letterOf('best')}.`,
          answer: rate,
          unit: 'cm^3/s',
          sigFigs: 2,
          scheme: [`${volume} ÷ ${times.best} = ${quantity(rate, 'cm^3/s', 2)}`],
          solution: `Average rate = volume ÷ time = ${volume} ÷ ${times.best} = ${quantity(rate, 'cm^3/s', 2)}.`,
        }),
        'b.ii': words({
          subject: 'igcse/chemistry',
          prompt: 'Identify the solid with which oxygen forms but which is **not** a catalyst.',
          command: 'Identify',
          objective: 'AO2',
          mode: 'exact',
          answers: [{ text: letterOf('used'), accept: [letterOf('used').toLowerCase()] }],
          solution: `Oxygen forms with ${letterOf('used')}, but its mass falls from ${mass} g to ${less} g.`,
        }),
        'b.iii': ask.written({
          prompt: 'Explain how the results show that this solid is not a catalyst.',
          lines: 1,
          objective: 'AO2',
          scheme: [MASS_FALLS],
          modelAnswer: 'Its mass is lower at the end, so it was used up. A catalyst is unchanged at the end.',
          solution:
            'Compare the masses before and after: a catalyst is unchanged at the end of the reaction.',
        }),
        c: ask.written({
          prompt: 'Explain how a catalyst increases the rate of a reaction.',
          scheme: [LOWER_BARRIER, ENOUGH_WITH_CATALYST],
          modelAnswer:
            'The catalyst lowers the activation energy. So more of the particles have at least this energy, and a larger share of the collisions is successful.',
          solution: 'Say what happens to the activation energy, and what follows for the collisions.',
        }),
        d: ask.number({
          lead: `With solid ${letterOf('best')} a total of ${quantity(total, 'cm^3')} of oxygen, measured at room temperature and pressure, forms from ${quantity(peroxide, 'cm^3')} of the hydrogen peroxide.`,
          prompt: 'Calculate the concentration of the hydrogen peroxide.',
          answer: concentration,
          unit: 'mol/dm^3',
          sigFigs: 2,
          scheme: steps(
            `moles of O_{2} = ${plain(total)} ÷ 24 000 = ${plain(moles)}`,
            `moles of H_{2}O_{2} = 2 × ${plain(moles)} = ${plain(2 * moles)}`,
            `${plain(2 * moles)} ÷ ${plain(peroxide / 1000)} = ${quantity(concentration, 'mol/dm^3', 2)}`,
          ),
          solution: `${plain(total)} ÷ 24 000 = ${plain(moles)} mol of O_{2}. It comes from 2 × ${plain(moles)} = ${plain(2 * moles)} mol of H_{2}O_{2} in ${plain(peroxide / 1000)} dm^{3}: ${plain(2 * moles)} ÷ ${plain(peroxide / 1000)} = ${quantity(concentration, 'mol/dm^3', 2)}.`,
        }),
      },
    }
  },
  verify: ({ volume, times, total, peroxide }) => ({
    'b.i': 1 / (times.best / volume),
    d: ((total / 24) * 2) / peroxide,
  }),
})
