import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity } from '@/lib/exams/format'
import { shellsOf } from '@/lib/figures/chemistry/shells'
import { wholeCell } from '../cells'
import { ELEMENTS, element, ionCharge, ionText, nuclide, typedConfiguration } from '../elements'
import { type Abundances, abundanceFigure, isUnbound, meanMass, nucleiFigure } from './drawings'
import { ISOTOPES, SAME_CONFIGURATION, SAME_ELECTRONS } from './points'

const { core, supplement, templates } = questionsOf('structured', '2.3', { calculator: 'needed' })

export { templates }

const NAMES = ['P', 'Q', 'R'] as const

core('three-atoms-compared', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const protons = random.int(3, 6)
    const neutrons = protons + random.int(0, 1)
    const [isotope, other] = [
      { protons, neutrons: neutrons + random.pick([1, 2]) },
      { protons: protons + 1, neutrons },
    ]
    if ([isotope, other, { protons, neutrons }].some(isUnbound)) return null
    const ion = random.pick(ELEMENTS.filter(({ number }) => number > 7 && ionCharge(number) !== 0))
    return {
      all: random.shuffle([{ protons, neutrons }, isotope, other]),
      protons,
      ion,
      more: random.int(0, 2),
    }
  },
  make: ({ all, protons, ion, more }) => {
    const pair = NAMES.filter((_, at) => all[at]?.protons === protons)
    const odd = NAMES.findIndex((_, at) => all[at]?.protons !== protons)
    const name = ELEMENTS[protons - 1]?.name ?? ''
    const charge = ionCharge(ion.number)
    const mass = ion.mass + more
    const { protons: oddProtons, neutrons: oddNeutrons } = all[odd] ?? { protons: 0, neutrons: 0 }
    return {
      stem: [
        'The diagram shows the nuclei of three atoms P, Q and R.',
        'P, Q and R are three atoms. Their nuclei are drawn here.',
        'A student draws the nuclei of three atoms, P, Q and R.',
      ],
      figure: nucleiFigure(all, NAMES),
      parts: {
        a: ask.written({
          prompt: 'State what is meant by *isotopes*.',
          scheme: ISOTOPES,
          modelAnswer:
            'Isotopes are atoms of the same element that have the same number of protons but different numbers of neutrons.',
          solution: 'One mark is for what is the same, the other for what is different.',
        }),
        'b.i': words({
          subject: 'igcse/chemistry',
          prompt: 'Deduce the letters of the **two** atoms that are isotopes of each other.',
          objective: 'AO2',
          asked: 2,
          marks: 1,
          mode: 'exact',
          answers: pair.map(letter => ({ text: letter, accept: [letter.toLowerCase()] })),
          scheme: [`${pair.join(' and ')}, both needed`],
          solution: `Count the protons: ${pair.join(' and ')} both have ${protons}, but different numbers of neutrons.`,
        }),
        'b.ii': words({
          subject: 'igcse/chemistry',
          prompt: 'Name the element of these isotopes. Use the Periodic Table.',
          command: 'Identify',
          objective: 'AO2',
          mode: 'words',
          answers: [{ text: name, accept: [ELEMENTS[protons - 1]?.symbol ?? ''] }],
          solution: `The proton number ${protons} belongs to ${name}.`,
        }),
        c: ask.number({
          prompt: `Calculate the mass number of ${NAMES[odd]}.`,
          answer: oddProtons + oddNeutrons,
          scheme: [`${oddProtons} + ${oddNeutrons} = ${oddProtons + oddNeutrons}`],
          solution: `The mass number counts protons and neutrons: ${oddProtons} + ${oddNeutrons} = ${oddProtons + oddNeutrons}.`,
        }),
        d: ask.table({
          lead: `An ion has the symbol ${nuclide(mass, ion.number, ion.symbol, charge)}.`,
          prompt: 'Complete the table for this ion.',
          objective: 'AO2',
          head: ['protons', 'neutrons', 'electrons'],
          rows: [
            [
              wholeCell('protons', ion.number),
              wholeCell('neutrons', mass - ion.number),
              wholeCell('electrons', ion.number - charge),
            ],
          ],
          scheme: [
            `${ion.number} protons`,
            `${mass - ion.number} neutrons`,
            `${ion.number - charge} electrons`,
          ],
          solution: `Protons: the lower number, ${ion.number}. Neutrons: ${mass} − ${ion.number} = ${mass - ion.number}. Electrons: ${ion.number} ${charge > 0 ? '−' : '+'} ${Math.abs(charge)} = ${ion.number - charge}.`,
        }),
      },
    }
  },
  verify: ({ all, protons }) => ({
    c: all
      .filter(each => each.protons !== protons)
      .reduce((sum, each) => sum + each.protons + each.neutrons, 0),
  }),
})

const TWO: readonly (readonly [symbol: string, light: number, heavy: number])[] = [
  ['Cl', 35, 37],
  ['Li', 6, 7],
  ['K', 39, 41],
  ['Mg', 24, 26],
  ['S', 32, 34],
  ['Ca', 40, 44],
]

supplement('isotopes-in-a-chart', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [symbol, light, heavy] = random.pick(TWO)
    const share = random.step(10, 40, 5)
    // No mean half way between two tenths, which could be rounded either way.
    if (Math.round(share * (heavy - light)) % 10 === 5) return null
    return {
      one: element(symbol),
      isotopes: [
        [light, 100 - share],
        [heavy, share],
      ] as Abundances,
      who: random.pick([
        'a research laboratory',
        'a university',
        'a chemical company',
        'a team of scientists',
      ]),
    }
  },
  make: ({ one: { number, name, symbol }, isotopes, who }) => {
    const [[light, first] = [0, 0], [heavy, second] = [0, 0]] = isotopes
    const mean = meanMass(isotopes)
    const charge = ionCharge(number)
    const ion = shellsOf(number - charge)
    const { text, accept } = typedConfiguration(ion)
    return {
      stem: [
        `A sample of ${name} that ${who} has prepared contains two isotopes. The bar chart shows their abundances.`,
        `The bar chart shows the isotopes in a sample of ${name} that ${who} has made for an experiment.`,
        `For an experiment ${who} mixes two isotopes of ${name}, with the abundances in the bar chart.`,
      ],
      figure: abundanceFigure(isotopes),
      parts: {
        a: ask.table({
          prompt: `Complete the table for the atoms of the two isotopes. The proton number of ${name} is ${number}.`,
          objective: 'AO2',
          head: ['', 'protons', 'neutrons'],
          rows: [
            [
              { text: `${name}-${light}` },
              wholeCell('protons of the lighter', number),
              wholeCell('neutrons of the lighter', light - number),
            ],
            [
              { text: `${name}-${heavy}` },
              wholeCell('protons of the heavier', number),
              wholeCell('neutrons of the heavier', heavy - number),
            ],
          ],
          scheme: [
            `${number} protons (lighter)`,
            `${light - number} neutrons`,
            `${number} protons (heavier)`,
            `${heavy - number} neutrons`,
          ],
          solution: `Both have ${number} protons. Neutrons: ${light} − ${number} = ${light - number} and ${heavy} − ${number} = ${heavy - number}.`,
        }),
        b: ask.number({
          prompt: `Calculate the relative atomic mass of ${name} in this sample. Give your answer to **one** decimal place.`,
          answer: Number(mean.toFixed(1)),
          alsoRight: [mean],
          sigFigs: mean < 10 ? 2 : 3,
          scheme: steps(
            `((${light} × ${first}) + (${heavy} × ${second})) ÷ 100`,
            figures(mean, mean < 10 ? 2 : 3),
          ),
          solution: `Each isotope counts with its abundance: (${light} × ${first} + ${heavy} × ${second}) ÷ 100 = ${figures(mean, mean < 10 ? 2 : 3)} to one decimal place. It lies nearer to ${light}, the more abundant isotope.`,
        }),
        c: ask.written({
          prompt: `Explain why the two isotopes of ${name} have the same chemical properties.`,
          scheme: [SAME_ELECTRONS, SAME_CONFIGURATION],
          modelAnswer:
            'Their atoms have the same number of electrons, so they have the same electronic configuration.',
          solution:
            'Electrons decide how an atom reacts. Say that their number and their arrangement are the same.',
        }),
        d: words({
          subject: 'igcse/chemistry',
          prompt: `Deduce the electronic configuration of the ion ${ionText(symbol, charge)} of either isotope.`,
          objective: 'AO2',
          mode: 'exact',
          answers: [{ text, accept }],
          solution: `The ion has ${number - charge} electrons: ${text}. The neutrons make no difference.`,
        }),
      },
    }
  },
  verify: ({ isotopes }) => {
    let sum = 0
    for (const [mass, percent] of isotopes) for (let atom = 0; atom < percent; atom += 1) sum += mass
    return { b: Math.round(sum / 10) / 10 }
  },
})

const MOLECULAR: readonly (readonly [
  name: string,
  formula: string,
  number: number,
  light: number,
  heavy: number,
])[] = [
  ['chlorine', 'Cl_{2}', 17, 35, 37],
  ['bromine', 'Br_{2}', 35, 79, 81],
  ['nitrogen', 'N_{2}', 7, 14, 15],
  ['oxygen', 'O_{2}', 8, 16, 18],
]

supplement('molecules-of-two-isotopes', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const item = random.pick(MOLECULAR)
    const [, , , light, heavy] = item
    const share = random.pick([20, 25, 30, 40, 45])
    return {
      item,
      share,
      mean: meanMass([
        [light, 100 - share],
        [heavy, share],
      ]),
    }
  },
  make: ({ item: [name, formula, number, light, heavy], share, mean }) => ({
    stem: [
      `A sample of ${name} that was prepared in a laboratory consists of ${name}-${light} and ${name}-${heavy} only. Its relative atomic mass is ${plain(mean)}.`,
      `In a sample of ${name} made for research the relative atomic mass is ${plain(mean)}. All atoms are ${name}-${light} or ${name}-${heavy}.`,
      `Scientists make a mixture of ${name}-${light} and ${name}-${heavy} with the relative atomic mass ${plain(mean)}.`,
    ],
    parts: {
      a: ask.number({
        prompt: `Calculate the percentage of ${name}-${heavy} atoms in the sample.`,
        answer: share,
        unit: '%',
        scheme: steps(
          `${heavy}*x* + ${light}(100 − *x*) = ${plain(100 * mean)}, or (${plain(mean)} − ${light}) ÷ (${heavy} − ${light})`,
          quantity(share, '%'),
        ),
        solution: `If *x* per cent are ${name}-${heavy}: ${heavy}*x* + ${light}(100 − *x*) = ${plain(100 * mean)}. So *x* = ${plain(100 * mean - 100 * light)} ÷ ${heavy - light} = ${share}.`,
      }),
      b: ask.number({
        prompt: `Calculate the number of neutrons in an atom of ${name}-${heavy}. The proton number of ${name} is ${number}.`,
        answer: heavy - number,
        scheme: [`${heavy} − ${number} = ${heavy - number}`],
        solution: `Neutrons = mass number − proton number = ${heavy} − ${number} = ${heavy - number}.`,
      }),
      c: ask.table({
        lead: `Molecules of ${name} have the formula ${formula}.`,
        prompt: 'Deduce the three relative masses that a molecule in this sample can have.',
        command: 'Deduce',
        objective: 'AO2',
        head: ['smallest', 'middle', 'largest'],
        rows: [
          [
            wholeCell('smallest', 2 * light),
            wholeCell('middle', light + heavy),
            wholeCell('largest', 2 * heavy),
          ],
        ],
        scheme: [`${2 * light}`, `${light + heavy}`, `${2 * heavy}`],
        solution: `The two atoms may be both light, one of each, or both heavy: ${2 * light}, ${light + heavy} and ${2 * heavy}.`,
      }),
      d: ask.written({
        prompt: `Explain why molecules of ${name}-${light} and molecules of ${name}-${heavy} react with hydrogen in the same way.`,
        scheme: [SAME_ELECTRONS, SAME_CONFIGURATION],
        modelAnswer:
          'The atoms of both isotopes have the same number of electrons and so the same electronic configuration.',
        solution:
          'Only electrons take part in reactions; their number and arrangement are the same in isotopes.',
      }),
    },
  }),
  verify: ({ item: [, , number, light, heavy], mean }) => {
    let neutrons = 0
    while (number + neutrons < heavy) neutrons += 1
    return { a: (100 * (mean - light)) / (heavy - light), b: neutrons }
  },
})
