import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity } from '@/lib/exams/format'
import { capital } from '../shared'
import { filterFigure, precipitateFigure, titrationFigure } from './drawings'
import {
  ALKALI_DISSOLVES,
  ALL_ACID,
  DRY_CRYSTALS,
  DRY_SOLID,
  FILTER_OFF,
  HEAT_SOME,
  LET_COOL,
  NO_INDICATOR,
  SAME_VOLUMES,
  USED_UP,
  WASH_WATER,
  WITH_WATER,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '7.3', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const CRYSTALS = [
  {
    salt: 'copper(II) sulfate',
    solid: 'copper(II) oxide',
    acid: 'sulfuric acid',
    equation: 'CuO + H2SO4 -> CuSO4 + H2O',
    whole: 250,
    dry: 160,
  },
  {
    salt: 'copper(II) sulfate',
    solid: 'copper(II) carbonate',
    acid: 'sulfuric acid',
    equation: 'CuCO3 + H2SO4 -> CuSO4 + H2O + CO2',
    whole: 250,
    dry: 160,
  },
  {
    salt: 'magnesium sulfate',
    solid: 'magnesium carbonate',
    acid: 'sulfuric acid',
    equation: 'MgCO3 + H2SO4 -> MgSO4 + H2O + CO2',
    whole: 246,
    dry: 120,
  },
  {
    salt: 'zinc sulfate',
    solid: 'zinc oxide',
    acid: 'sulfuric acid',
    equation: 'ZnO + H2SO4 -> ZnSO4 + H2O',
    whole: 287,
    dry: 161,
  },
  {
    salt: 'cobalt(II) chloride',
    solid: 'cobalt(II) carbonate',
    acid: 'hydrochloric acid',
    equation: 'CoCO3 + 2HCl -> CoCl2 + H2O + CO2',
    whole: 238,
    dry: 130,
  },
] as const

core('crystals-from-a-solid', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    item: random.pick(CRYSTALS),
    moles: random.pick([0.02, 0.03, 0.04, 0.05]),
    person: random.pick(['A student', 'A technician', 'A chemist']),
  }),
  make: ({ item: { salt, solid, acid, equation, whole, dry }, moles, person }) => {
    const [before, after] = [whole * moles, dry * moles]
    const water = before - after
    const percentage = (water / before) * 100
    const weighed = (mass: number) => mass.toFixed(2)
    return {
      stem: [
        `${person} adds ${solid} to warm dilute ${acid} until some of the solid is left. The mixture is then separated, as shown.`,
        `Hydrated ${salt} is made from dilute ${acid} and an excess of ${solid}. The diagram shows one stage of the preparation.`,
        `${person} makes crystals of hydrated ${salt}. An excess of ${solid} is stirred into warm dilute ${acid}, and the mixture is poured into a funnel with filter paper.`,
      ],
      figure: filterFigure(),
      parts: {
        a: ask.written({
          prompt: `Explain why an excess of ${solid} is used.`,
          scheme: [ALL_ACID],
          modelAnswer: 'So that all of the acid reacts and none is left in the solution.',
          solution: 'Left-over solid can be filtered off. Left-over acid would stay with the salt.',
        }),
        b: words({
          subject,
          prompt: 'Identify solid X by its name.',
          mode: 'words',
          objective: 'AO2',
          answers: [
            { text: solid, accept: [`excess ${solid}`, `unreacted ${solid}`, solid.replace('(II)', '')] },
          ],
          solution: `The salt is soluble. What stays on the paper is the excess of ${solid}.`,
        }),
        c: ask.equation({
          prompt: `Write the symbol equation for the reaction of ${solid} with dilute ${acid}.`,
          command: 'State',
          answer: equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `$\\ce{${equation}}$. ${solid.includes('oxide') ? 'A base and an acid form a salt and water' : 'A carbonate and an acid form a salt, water and carbon dioxide'}.`,
        }),
        d: ask.written({
          prompt: `Describe how pure, dry crystals of hydrated ${salt} are obtained from solution Y.`,
          scheme: [HEAT_SOME, LET_COOL, DRY_CRYSTALS],
          modelAnswer:
            'Heat the solution to the crystallising point. Leave it to cool, so that crystals form. Filter off the crystals and dry them between sheets of filter paper.',
          solution:
            'Some of the water is evaporated, crystals form on cooling, and they are dried without strong heating.',
        }),
        'e.i': ask.written({
          prompt: 'State the meaning of the term *hydrated*.',
          lines: 1,
          scheme: [WITH_WATER],
          modelAnswer: 'Chemically combined with water.',
          solution:
            'A hydrated substance is chemically combined with water; an anhydrous one contains no water.',
        }),
        'e.ii': ask.number({
          lead: `${weighed(before)} g of the crystals is heated until their mass is constant. ${weighed(after)} g of anhydrous ${salt} is left.`,
          prompt: 'Calculate the percentage by mass of water in the crystals.',
          answer: percentage,
          unit: '%',
          sigFigs: 2,
          scheme: steps(
            `${weighed(before)} − ${weighed(after)} = ${weighed(water)} g`,
            `${weighed(water)} ÷ ${weighed(before)} × 100 = ${quantity(percentage, '%', 3)}`,
          ),
          solution: `Water: ${weighed(before)} − ${weighed(after)} = ${weighed(water)} g. ${weighed(water)} ÷ ${weighed(before)} × 100 = ${quantity(percentage, '%', 3)}.`,
        }),
      },
    }
  },
  verify: ({ item: { whole, dry } }) => ({ 'e.ii': 100 - (100 * dry) / whole }),
})

const NEUTRAL = [
  {
    salt: 'sodium chloride',
    alkali: 'sodium hydroxide',
    acid: 'hydrochloric acid',
    equation: 'NaOH + HCl -> NaCl + H2O',
  },
  {
    salt: 'potassium nitrate',
    alkali: 'potassium hydroxide',
    acid: 'nitric acid',
    equation: 'KOH + HNO3 -> KNO3 + H2O',
  },
  {
    salt: 'sodium sulfate',
    alkali: 'sodium hydroxide',
    acid: 'sulfuric acid',
    equation: '2NaOH + H2SO4 -> Na2SO4 + 2H2O',
  },
  {
    salt: 'potassium sulfate',
    alkali: 'potassium hydroxide',
    acid: 'sulfuric acid',
    equation: '2KOH + H2SO4 -> K2SO4 + 2H2O',
  },
] as const

core('salt-by-titration', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const titre = random.int(181, 264)
    // The second and third agree within 0.2; the first is a rough one.
    const used = [titre + random.int(6, 12), titre, titre + 2].map(each => each / 10)
    const starts = [random.int(0, 8), random.int(2, 15), random.int(1, 20)].map(each => each / 10)
    return { pair: random.pick(NEUTRAL), used, starts }
  },
  make: ({ pair: { salt, alkali, acid, equation }, used, starts }) => {
    const ends = used.map((each, at) => Math.round((each + (starts[at] ?? 0)) * 10) / 10)
    const mean = ((used[1] ?? 0) + (used[2] ?? 0)) / 2
    const read = (value: number | undefined) => (value ?? 0).toFixed(1)
    const twoOfEach = equation.startsWith('2')
    return {
      stem: [
        `A student makes ${salt} from aqueous ${alkali} and dilute ${acid}. First the volume of acid that neutralises 25.0 cm^{3} of the alkali is found with the apparatus shown.`,
        `${capital(salt)} is prepared by titration. Dilute ${acid} is added to 25.0 cm^{3} of aqueous ${alkali} and an indicator, as shown.`,
        `The diagram shows how 25.0 cm^{3} of aqueous ${alkali} is neutralised by dilute ${acid}. Afterwards the student makes pure crystals of ${salt}.`,
      ],
      figure: titrationFigure(),
      parts: {
        a: words({
          subject,
          prompt: 'Identify the piece of apparatus labelled P.',
          answers: [{ text: 'burette', accept: ['buret', 'biurette'] }],
          reject: [{ text: 'pipette', why: 'A pipette measures one fixed volume, and it has no tap.' }],
          solution: 'A burette delivers any volume, which is read from its scale.',
        }),
        'b.i': ask.table({
          prompt: 'Complete the table of results.',
          command: 'Complete',
          objective: 'AO2',
          head: ['', 'first', 'second', 'third'],
          rows: [
            [{ text: 'reading at the end / cm^{3}' }, ...ends.map(each => ({ text: read(each) }))],
            [{ text: 'reading at the start / cm^{3}' }, ...starts.map(each => ({ text: read(each) }))],
            [
              { text: 'volume of acid / cm^{3}' },
              ...used.map((answer, at) => ({
                blank: ['first volume', 'second volume', 'third volume'][at] ?? 'volume',
                answer,
                sigFigs: 3,
                marks: (at === 0 ? 0 : 1) as 0 | 1,
              })),
            ],
          ],
          scheme: [read(used[1]), read(used[2])],
          solution: `Subtract the reading at the start from the one at the end: ${used.map(each => read(each)).join(', ')} cm^{3}.`,
        }),
        'b.ii': ask.number({
          prompt:
            'The first titration was a rough one. Calculate the mean volume of acid from the other two.',
          command: 'Calculate',
          answer: mean,
          unit: 'cm^3',
          sigFigs: 3,
          scheme: [`(${read(used[1])} + ${read(used[2])}) ÷ 2 = ${quantity(mean, 'cm^3', 3)}`],
          solution: `The rough value is left out: (${read(used[1])} + ${read(used[2])}) ÷ 2 = ${quantity(mean, 'cm^3', 3)}.`,
        }),
        c: ask.written({
          prompt: `Describe what the student does next to obtain a solution that contains only ${salt} and water.`,
          scheme: [SAME_VOLUMES, NO_INDICATOR],
          modelAnswer:
            'The student repeats the experiment with the same volumes of alkali and acid, but without the indicator.',
          solution: 'The volumes are known now. The indicator would make the salt impure.',
        }),
        d: ask.equation({
          prompt: `Write the symbol equation for the reaction of ${alkali} with ${acid}.`,
          command: 'State',
          answer: equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `$\\ce{${equation}}$.${twoOfEach ? ' Sulfuric acid has two hydrogen ions, so it needs two hydroxide ions.' : ' An acid and an alkali form a salt and water.'}`,
        }),
        e: ask.written({
          prompt: `Explain why ${salt} is not made by adding an excess of ${alkali} to the acid.`,
          scheme: [ALKALI_DISSOLVES],
          modelAnswer: `${capital(alkali)} is soluble, so the excess cannot be filtered off.`,
          solution: `An excess can be filtered off only if it is insoluble. ${capital(alkali)} would stay in the solution.`,
        }),
        f: ask.choice({
          prompt: `Which other substance could be added to dilute ${acid} in place of ${alkali} to make ${salt}?`,
          objective: 'AO2',
          right: `${alkali.replace('hydroxide', 'carbonate')}`,
          wrong: [
            [
              alkali.replace('hydroxide', salt.endsWith('nitrate') ? 'chloride' : 'nitrate'),
              'You chose a salt that does not react with the acid.',
            ],
            ['calcium carbonate', 'You chose a carbonate that makes a salt of calcium.'],
            ['aqueous ammonia', 'You chose an alkali that makes a salt of ammonium.'],
          ],
          solution: `A carbonate of the same metal forms ${salt}, water and carbon dioxide.`,
        }),
      },
    }
  },
  verify: ({ used }) => ({ 'b.ii': ((used[1] ?? 0) * 10 + (used[2] ?? 0) * 10) / 20 }),
})

const MADE = [
  {
    solid: 'barium sulfate',
    mass: 233,
    one: 'barium nitrate',
    other: 'sodium sulfate',
    ion: 'barium',
    names: 'barium | "ba2+" | ba',
    ratio: 1,
    otherFormula: 'Na2SO4',
    ionic: 'Ba2+(aq) + SO42-(aq) -> BaSO4(s)',
    shown: 'Ba^2+(aq) + SO4^2-(aq) -> BaSO4(s)',
  },
  {
    solid: 'lead(II) iodide',
    mass: 461,
    one: 'lead(II) nitrate',
    other: 'potassium iodide',
    ion: 'lead',
    names: 'lead | "pb2+" | pb',
    ratio: 2,
    otherFormula: 'KI',
    ionic: 'Pb2+(aq) + 2I-(aq) -> PbI2(s)',
    shown: 'Pb^2+(aq) + 2I-(aq) -> PbI2(s)',
  },
  {
    solid: 'lead(II) sulfate',
    mass: 303,
    one: 'lead(II) nitrate',
    other: 'sodium sulfate',
    ion: 'lead',
    names: 'lead | "pb2+" | pb',
    ratio: 1,
    otherFormula: 'Na2SO4',
    ionic: 'Pb2+(aq) + SO42-(aq) -> PbSO4(s)',
    shown: 'Pb^2+(aq) + SO4^2-(aq) -> PbSO4(s)',
  },
  {
    solid: 'silver chloride',
    mass: 143.5,
    one: 'silver nitrate',
    other: 'sodium chloride',
    ion: 'silver',
    names: 'silver | "ag+" | ag',
    ratio: 1,
    otherFormula: 'NaCl',
    ionic: 'Ag+(aq) + Cl-(aq) -> AgCl(s)',
    shown: 'Ag+(aq) + Cl-(aq) -> AgCl(s)',
  },
] as const

const SOLUTIONS = [
  [25, 0.4],
  [50, 0.2],
  [20, 0.5],
  [40, 0.25],
] as const

supplement('precipitate-on-a-graph', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    item: random.pick(MADE),
    solution: random.pick(SOLUTIONS),
    volume: random.pick([16, 20, 24, 30, 32, 40]),
    share: random.pick([80, 85, 90, 95]),
  }),
  make: ({ item, solution: [start, concentration], volume, share }) => {
    const moles = (start * concentration) / 1000
    const mass = moles * item.mass
    const other = (moles * item.ratio * 1000) / volume
    const obtained = Number(figures((mass * share) / 100, 3))
    const yields = (obtained / mass) * 100
    return {
      stem: [
        `Different volumes of solution B, aqueous ${item.other}, are added to ${quantity(start, 'cm^3')} portions of solution A, aqueous ${item.one}. Each time the precipitate is separated, dried and weighed. The graph shows the results.`,
        `The graph shows the mass of ${item.solid} that is formed when solution B, aqueous ${item.other}, is added to ${quantity(start, 'cm^3')} of solution A, aqueous ${item.one}.`,
        `${capital(item.solid)} is made from solution A, aqueous ${item.one}, and solution B, aqueous ${item.other}. The graph shows the mass of the dry precipitate from ${quantity(start, 'cm^3')} of A and different volumes of B.`,
      ],
      figure: precipitateFigure(volume, mass),
      parts: {
        a: ask.equation({
          prompt: `Write the ionic equation for the formation of ${item.solid}. Include state symbols.`,
          command: 'State',
          answer: item.ionic,
          states: true,
          scheme: ['formulae and balance', 'state symbols'],
          solution: `Only the ions that form the solid are shown: $\\ce{${item.shown}}$.`,
        }),
        'b.i': ask.number({
          prompt: `Determine the smallest volume of solution B that reacts with all of the ${item.ion} ions.`,
          answer: volume,
          unit: 'cm^3',
          sigFigs: 2,
          tolerance: 1,
          objective: 'AO2',
          scheme: [`${quantity(volume, 'cm^3')} (± 1 cm^{3})`],
          solution: `The line becomes level at ${quantity(volume, 'cm^3')}.`,
        }),
        'b.ii': ask.written({
          prompt:
            'Explain why the mass of the precipitate does not increase when more of solution B is added.',
          objective: 'AO2',
          scheme: [USED_UP(item.ion, item.names)],
          modelAnswer: `All of the ${item.ion} ions have reacted.`,
          solution: `The precipitate needs both ions. When no ${item.ion} ions are left, more of solution B forms no more solid.`,
        }),
        'c.i': ask.number({
          prompt: `The concentration of solution A is ${figures(concentration, 2)} mol/dm^{3}. Calculate the number of moles of ${item.ion} ions in ${quantity(start, 'cm^3')} of it.`,
          command: 'Calculate',
          answer: moles,
          unit: 'mol',
          sigFigs: 1,
          scheme: [`${figures(concentration, 2)} × ${start} ÷ 1000 = ${quantity(moles, 'mol', 2)}`],
          solution: `Moles = concentration × volume in dm^{3}: ${figures(concentration, 2)} × ${start} ÷ 1000 = ${quantity(moles, 'mol', 2)}.`,
        }),
        'c.ii': ask.number({
          prompt: `Calculate the concentration of $\\ce{${item.otherFormula}}$ in solution B. Use your answers to (b)(i) and (c)(i).`,
          answer: other,
          unit: 'mol/dm^3',
          sigFigs: 2,
          tolerance: other / (volume - 1),
          follow: { from: 'c.i', formula: `${plain(item.ratio * 1000)}*x/${volume}` },
          scheme: steps(
            `moles of $\\ce{${item.otherFormula}}$ = ${item.ratio === 1 ? plain(moles) : `2 × ${plain(moles)} = ${plain(2 * moles)}`}`,
            `${plain(moles * item.ratio)} ÷ ${volume} × 1000 = ${quantity(other, 'mol/dm^3', 3)}`,
          ),
          solution: `The equation shows ${item.ratio === 1 ? 'one ion of each kind' : 'two iodide ions for each lead(II) ion'}, so ${quantity(moles * item.ratio, 'mol')} of $\\ce{${item.otherFormula}}$ is in ${quantity(volume, 'cm^3')}: ${plain(moles * item.ratio)} ÷ ${volume} × 1000 = ${quantity(other, 'mol/dm^3', 3)}.`,
        }),
        d: ask.written({
          prompt: `Describe how pure, dry ${item.solid} is obtained from the mixture.`,
          scheme: [FILTER_OFF, WASH_WATER, DRY_SOLID],
          modelAnswer: 'Filter the mixture. Wash the residue with distilled water. Dry it in a warm oven.',
          solution:
            'The salt is insoluble: it is the residue. Washing removes the other ions. It is not crystallised.',
        }),
        e: ask.number({
          lead: `In another experiment ${quantity(obtained, 'g', 3)} of ${item.solid} is obtained. The greatest possible mass is ${quantity(mass, 'g', 3)}.`,
          prompt: 'Calculate the percentage yield.',
          answer: (obtained / Number(figures(mass, 3))) * 100,
          unit: '%',
          sigFigs: 2,
          scheme: [`${figures(obtained, 3)} ÷ ${figures(mass, 3)} × 100 = ${quantity(yields, '%', 2)}`],
          solution: `Percentage yield = mass obtained ÷ greatest possible mass × 100 = ${figures(obtained, 3)} ÷ ${figures(mass, 3)} × 100 = ${quantity(yields, '%', 2)}.`,
        }),
      },
    }
  },
  verify: ({ item, solution: [start, concentration], volume, share }) => {
    const mass = Number(((start / 1000) * concentration * item.mass).toPrecision(3))
    const exact = (start / 1000) * concentration * item.mass
    return {
      'b.i': volume,
      'c.i': start / (1000 / concentration),
      'c.ii': (start * concentration * item.ratio) / volume,
      e: (100 * Number(((exact * share) / 100).toPrecision(3))) / mass,
    }
  },
})
