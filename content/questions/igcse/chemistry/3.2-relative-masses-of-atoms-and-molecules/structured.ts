import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity } from '@/lib/exams/format'
import { ce } from '../3.1-formulae/models'
import { capital } from '../shared'
import { flaskFigure, heatedSample, oxideLine } from './drawings'
import { atomicMass, atomsIn, hydrateText, massByAtoms, molecularMass, valuesText, WATER } from './masses'
import { ALL_WATER_GONE, ATOMIC_MASS, GAS_LEAVES, OXYGEN_COMBINES } from './points'
import { OXIDES } from './reactions'

const { core, templates } = questionsOf('structured', '3.2', { calculator: 'needed' })

export { templates }

/** Samples whose masses with and without water can be read from a grid. */
const SAMPLES = [
  { name: 'copper(II) sulfate', salt: 'CuSO4', water: 5, start: 5, end: 3.2 },
  { name: 'copper(II) sulfate', salt: 'CuSO4', water: 5, start: 2.5, end: 1.6 },
  { name: 'calcium sulfate', salt: 'CaSO4', water: 2, start: 8.6, end: 6.8 },
  { name: 'zinc sulfate', salt: 'ZnSO4', water: 7, start: 8.2, end: 4.6 },
] as const

core('heating-a-hydrate', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    sample: random.pick(SAMPLES),
    level: random.int(6, 9),
    times: random.pick([4, 5, 6, 8, 12, 15]),
    dish: random.pick(['a crucible', 'an evaporating dish', 'a test-tube']),
  }),
  make: ({ sample, level, times, dish }) => {
    const { name, salt, water, start, end } = sample
    const dry = molecularMass(salt)
    const whole = dry + water * WATER
    const lost = Math.round((start - end) * 10) / 10
    const more = start * times
    const symbols = [...new Set([...atomsIn(salt).map(([symbol]) => symbol), 'H', 'O'])]
    return {
      stem: [
        `Hydrated ${name}, ${hydrateText(sample)}, is heated gently in ${dish} until only the salt without water is left. The graph shows the mass of the sample.`,
        `A student heats crystals of ${hydrateText(sample)} in ${dish} and records the mass of the sample. The crystals lose water. The results are shown in the graph.`,
        `The crystals ${hydrateText(sample)} lose their water when they are warmed in ${dish}. The graph shows how the mass of a sample changes.`,
      ],
      figure: heatedSample(start, end, level),
      parts: {
        a: ask.number({
          prompt: `Calculate the relative formula mass of ${hydrateText(sample)}. ${valuesText(symbols)}`,
          answer: whole,
          sigFigs: 3,
          scheme: steps(`${dry} + ${water} × ${WATER}`, plain(whole)),
          solution: `The salt without water: ${dry}. Water: ${water} × ${WATER} = ${water * WATER}. Together ${whole}.`,
        }),
        b: ask.number({
          prompt: 'Determine the mass of water that is lost by the sample.',
          answer: lost,
          unit: 'g',
          sigFigs: 2,
          tolerance: 0.1,
          scheme: steps(`${plain(start)} − ${plain(end)}`, quantity(lost, 'g', 2)),
          solution: `The mass falls from ${quantity(start, 'g')} to ${quantity(end, 'g')}: ${plain(start)} − ${plain(end)} = ${quantity(lost, 'g', 2)}.`,
        }),
        c: ask.written({
          prompt: `Explain why the mass does not change after ${level} minutes.`,
          lines: 2,
          objective: 'AO2',
          scheme: [ALL_WATER_GONE],
          modelAnswer: 'All the water has been driven off, so only the salt is left.',
          solution: 'Only water leaves the sample. When none is left, the mass stays the same.',
        }),
        d: ask.number({
          prompt: `Calculate the mass of water that would be lost by ${quantity(more, 'g')} of the crystals.`,
          answer: lost * times,
          unit: 'g',
          sigFigs: 2,
          follow: { from: 'b', formula: `${times}*x` },
          alsoRight: [(more * water * WATER) / whole],
          scheme: steps(
            `${plain(more)} ÷ ${plain(start)} = ${times} times as much`,
            quantity(lost * times, 'g', 3),
          ),
          solution: `${quantity(more, 'g')} is ${times} times ${quantity(start, 'g')}. The mass of water is ${times} times as large: ${times} × ${figures(lost, 2)} = ${quantity(lost * times, 'g', 3)}.`,
        }),
        e: ask.written({
          prompt: 'State what is meant by the *relative atomic mass* of an element.',
          scheme: ATOMIC_MASS,
          modelAnswer:
            'It is the average mass of the isotopes of the element compared to 1/12 of the mass of an atom of carbon-12.',
          solution:
            'Two ideas: an average mass of the isotopes, and the standard, 1/12 of an atom of carbon-12.',
        }),
      },
    }
  },
  verify: ({ sample: { salt, water, start, end }, times }) => ({
    a: massByAtoms(salt, water),
    b: Math.round(start * 10 - end * 10) / 10,
    d: (times * (Math.round(start * 10) - Math.round(end * 10))) / 10,
  }),
})

core('metal-becomes-oxide', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    oxide: random.pick(OXIDES),
    read: random.int(1, 2),
    times: random.pick([4, 6, 7, 9, 12]),
  }),
  make: ({ oxide, read, times }) => {
    const { line, metal, symbol } = oxide
    const share = read === 1 ? 0.4 : 0.8
    const [x, y] = [line.x * share, line.y * share]
    const large = line.x * times
    return {
      stem: [
        `Samples of ${metal} are heated in air until they are changed completely into ${oxide.oxide}. The graph shows the masses.`,
        `A class heats different masses of ${metal} in air. Each sample becomes ${oxide.oxide}. The results are plotted in the graph.`,
        `When ${metal} is heated in air, ${oxide.oxide} is formed. The graph shows its mass for different masses of ${metal}.`,
      ],
      figure: oxideLine(line, metal, oxide.oxide),
      parts: {
        a: ask.equation({
          prompt: `Give the symbol equation for the reaction of ${metal} with oxygen. State symbols are not needed.`,
          command: 'State',
          answer: oxide.equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `${ce(oxide.equation)}: oxygen molecules have two atoms, so two formula units of the oxide form.`,
        }),
        b: ask.number({
          prompt: `Calculate the relative formula mass of ${oxide.oxide}. ${valuesText([symbol, 'O'])}`,
          answer: molecularMass(oxide.formula),
          sigFigs: 2,
          scheme: [`${atomicMass(symbol)} + 16 = ${molecularMass(oxide.formula)}`],
          solution: `${ce(oxide.formula)}: ${atomicMass(symbol)} + 16 = ${molecularMass(oxide.formula)}.`,
        }),
        'c.i': ask.number({
          prompt: `Determine the mass of ${oxide.oxide} formed from ${quantity(x, 'g')} of ${metal}.`,
          answer: y,
          unit: 'g',
          sigFigs: 1,
          tolerance: 0.1,
          scheme: [`${quantity(y, 'g')} (± 0.1 g)`],
          solution: `Go up from ${quantity(x, 'g')} to the line and across to the vertical axis: ${quantity(y, 'g')}.`,
        }),
        'c.ii': ask.number({
          prompt: `Calculate the mass of oxygen that combines with ${quantity(x, 'g')} of ${metal}.`,
          answer: y - x,
          unit: 'g',
          sigFigs: 1,
          tolerance: 0.1,
          follow: { from: 'c.i', formula: `x-${plain(x)}` },
          scheme: [`${plain(y)} − ${plain(x)} = ${quantity(y - x, 'g')}`],
          solution: `Mass is conserved: the oxide weighs as much as metal and oxygen together. ${plain(y)} − ${plain(x)} = ${quantity(y - x, 'g')}.`,
        }),
        d: ask.number({
          prompt: `Calculate the mass of ${oxide.oxide} formed from ${quantity(large, 'g')} of ${metal}.`,
          answer: line.y * times,
          unit: 'g',
          sigFigs: 2,
          scheme: steps(
            `${quantity(line.x, 'g')} gives ${quantity(line.y, 'g')}, so ${plain(large)} ÷ ${line.x} × ${line.y}`,
            quantity(line.y * times, 'g'),
          ),
          solution: `The masses stay in the same ratio: ${quantity(line.x, 'g')} of ${metal} gives ${quantity(line.y, 'g')} of the oxide, so ${quantity(large, 'g')} gives ${times} × ${line.y} = ${quantity(line.y * times, 'g')}.`,
        }),
        e: ask.written({
          prompt: `Explain why ${oxide.oxide} has a greater mass than the ${metal} from which it is formed.`,
          scheme: OXYGEN_COMBINES,
          modelAnswer: `Oxygen from the air combines with the ${metal}. The mass of the oxygen is added to the mass of the ${metal}.`,
          solution:
            'Name what is taken up, oxygen from the air, and say that its mass is part of the mass of the oxide.',
        }),
      },
    }
  },
  verify: ({ oxide: { masses, line }, read, times }) => {
    const [metal, oxygen] = masses
    const x = line.x * (read === 1 ? 0.4 : 0.8)
    return {
      b: metal + oxygen,
      'c.i': (x * (metal + oxygen)) / metal,
      'c.ii': (x * oxygen) / metal,
      d: (line.x * times * (metal + oxygen)) / metal,
    }
  },
})

const CARBONATES = [
  { metal: 'calcium', symbol: 'Ca', mass: 100 },
  { metal: 'magnesium', symbol: 'Mg', mass: 84 },
  { metal: 'zinc', symbol: 'Zn', mass: 125 },
  { metal: 'copper(II)', symbol: 'Cu', mass: 124 },
] as const

core('carbonate-in-an-open-flask', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    carbonate: random.pick(CARBONATES),
    isNitric: random.chance(0.5),
    gas: random.pick([1.1, 2.2, 3.3, 4.4]),
    end: random.int(1500, 2200) / 10,
  }),
  make: ({ carbonate: { metal, symbol, mass }, isNitric, gas, end }) => {
    const [acid, HX, salt, saltName] = isNitric
      ? (['nitric', 'HNO3', `${symbol}(NO3)2`, `${metal} nitrate`] as const)
      : (['hydrochloric', 'HCl', `${symbol}Cl2`, `${metal} chloride`] as const)
    const equation = `${symbol}CO3(s) + 2${HX}(aq) -> ${salt}(aq) + H2O(l) + CO2(g)`
    const start = end + gas
    const saltMass = isNitric ? atomicMass(symbol) + 124 : atomicMass(symbol) + 71
    const used = (mass * gas) / 44
    const name = `${metal} carbonate`
    return {
      stem: [
        `Solid ${name} is added to an excess of dilute ${acid} acid in a flask on a balance. At the start the balance reads ${quantity(start, 'g', 4)}. The diagram shows the reading when the reaction is complete.`,
        `A flask with an excess of dilute ${acid} acid and some solid ${name} stands on a balance. The first reading is ${quantity(start, 'g', 4)}; the diagram shows the last one, after the reaction.`,
        `${capital(name)} reacts completely with an excess of dilute ${acid} acid in the flask. The reading is ${quantity(start, 'g', 4)} before the reaction and is shown in the diagram after it.`,
      ],
      figure: flaskFigure(plain(end, 1), false, false),
      parts: {
        a: ask.equation({
          lead: `The products are aqueous ${saltName}, ${ce(salt)}, water and carbon dioxide.`,
          prompt: 'Give the symbol equation for the reaction. Include state symbols.',
          command: 'State',
          objective: 'AO2',
          answer: equation,
          states: true,
          scheme: ['all formulae', 'balance', 'state symbols'],
          solution: `${ce(equation)}. The dilute acid and the dissolved salt are aqueous, water itself is a liquid.`,
        }),
        b: ask.number({
          prompt: 'Calculate the mass of carbon dioxide that is formed.',
          answer: gas,
          unit: 'g',
          sigFigs: 2,
          scheme: [`${plain(start, 1)} − ${plain(end, 1)} = ${quantity(gas, 'g', 2)}`],
          solution: `The carbon dioxide has left the flask: ${plain(start, 1)} − ${plain(end, 1)} = ${quantity(gas, 'g', 2)}.`,
        }),
        c: ask.written({
          prompt: 'Explain why the reading of the balance falls, although mass is conserved in the reaction.',
          objective: 'AO2',
          scheme: GAS_LEAVES,
          modelAnswer:
            'Carbon dioxide, a gas, is formed. It escapes from the open flask, so its mass is no longer on the balance.',
          solution:
            'Name the gas, and say where it goes. Its mass is not lost, it is only no longer weighed.',
        }),
        d: ask.number({
          lead: `When ${quantity(mass, 'g')} of ${name} reacts completely with the acid, ${quantity(44, 'g')} of carbon dioxide is formed.`,
          prompt: `Calculate the mass of ${name} that was added to the flask.`,
          answer: used,
          unit: 'g',
          sigFigs: 2,
          follow: { from: 'b', formula: `${mass}*x/44` },
          scheme: steps(`${figures(gas, 2)} ÷ 44 × ${mass}`, quantity(used, 'g', 3)),
          solution: `${figures(gas, 2)} g of carbon dioxide is ${figures(gas, 2)} ÷ 44 of the known mass, so the mass of the carbonate is ${mass} × ${figures(gas, 2)} ÷ 44 = ${quantity(used, 'g', 3)}.`,
        }),
        e: ask.number({
          prompt: `Calculate the relative formula mass of ${saltName}, ${ce(salt)}. ${valuesText(isNitric ? [symbol, 'N', 'O'] : [symbol, 'Cl'])}`,
          answer: saltMass,
          sigFigs: 3,
          scheme: isNitric
            ? steps(`${atomicMass(symbol)} + 2 × (14 + 3 × 16)`, plain(saltMass))
            : steps(`${atomicMass(symbol)} + 2 × 35.5`, plain(saltMass)),
          solution: isNitric
            ? `One nitrate group has the mass 14 + 3 × 16 = 62. With two of them: ${atomicMass(symbol)} + 124 = ${saltMass}.`
            : `The formula shows two chloride ions, so 35.5 counts twice: ${atomicMass(symbol)} + 2 × 35.5 = ${saltMass}.`,
        }),
      },
    }
  },
  verify: ({ carbonate: { symbol }, isNitric, gas, end }) => ({
    b: Math.round((end + gas - end) * 10) / 10,
    d: (gas / massByAtoms('CO2')) * massByAtoms(`${symbol}CO3`),
    e: massByAtoms(isNitric ? `${symbol}(NO3)2` : `${symbol}Cl2`),
  }),
})
