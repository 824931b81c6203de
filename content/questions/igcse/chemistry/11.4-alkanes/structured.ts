import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, quantity } from '@/lib/exams/format'
import { lowered } from '../11.1-formulae-functional-groups-and-terminology/compounds'
import { oneMolecule } from '../11.1-formulae-functional-groups-and-terminology/drawings'
import { pickCell } from '../cells'
import { capital } from '../shared'
import {
  burning,
  CHLORO_1_PROPANE,
  CHLORO_2_PROPANE,
  CHLOROETHANE,
  CHLOROMETHANE,
  chlorinating,
  formulaOf,
  GASES,
  SOLIDS,
  smoking,
} from './alkanes'
import { gasesFigure } from './drawings'
import {
  ALL_SINGLE,
  CARBON_AND_HYDROGEN_ONLY,
  GIVES_ACTIVATION,
  INCOMPLETE,
  LIMEWATER_IS_WET,
  POISONOUS,
  REPLACED,
  TOO_LITTLE_OXYGEN,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '11.4', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

core('an-alkane-as-a-fuel', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({ one: random.pick(GASES.slice(1)), carbons: random.int(20, 32) }),
  make: ({ one, carbons }) => ({
    stem: [
      'X is a gas that is used as a fuel. Its displayed formula is shown.',
      'The displayed formula of a gaseous fuel, X, is shown.',
      'A heater in a greenhouse burns gas X. The diagram shows all atoms and all bonds in a molecule of X.',
    ],
    figure: oneMolecule(one),
    parts: {
      'a.i': words({
        subject,
        prompt: 'Name the homologous series to which X belongs.',
        command: 'Identify',
        mode: 'words',
        answers: [{ text: 'alkanes', accept: ['alkane'] }],
        reject: ['alkenes', 'alcohols', 'hydrocarbons', 'carboxylic acids'].map(text => ({
          text,
          why: `The series is not that of the ${text}.`,
        })),
        solution: 'Only carbon and hydrogen, only single bonds: X is an alkane.',
      }),
      'a.ii': ask.written({
        prompt: 'Explain why X is a saturated hydrocarbon.',
        lines: 2,
        scheme: [CARBON_AND_HYDROGEN_ONLY, ALL_SINGLE],
        modelAnswer: 'It contains only carbon and hydrogen. All its carbon–carbon bonds are single bonds.',
        solution: 'Explain both words: hydrocarbon by the elements, saturated by the bonds.',
      }),
      b: ask.equation({
        prompt: 'Write the symbol equation for the complete combustion of X.',
        command: 'State',
        objective: 'AO2',
        answer: burning(one.n),
        states: false,
        scheme: ['all formulae', 'balance'],
        solution: `X is ${lowered(formulaOf(one.n))}. Balance carbon first, then hydrogen, then oxygen: $\\ce{${burning(one.n)}}$.`,
      }),
      'c.i': words({
        subject,
        lead: 'X is burned in a room with little air. A gas forms that contains carbon and cannot be seen or smelt. It is not carbon dioxide.',
        prompt: 'Name this gas.',
        command: 'Identify',
        mode: 'words',
        answers: [{ text: 'carbon monoxide' }],
        reject: ['carbon dioxide', 'carbon', 'methane'].map(text => ({ text, why: `It is not ${text}.` })),
        solution: 'Incomplete combustion gives carbon monoxide, CO.',
      }),
      'c.ii': ask.written({
        prompt: 'State why this gas is dangerous.',
        lines: 1,
        scheme: [POISONOUS],
        modelAnswer: 'It is toxic: it stops red blood cells from carrying oxygen.',
        solution: 'Carbon monoxide is a poisonous gas. It stops red blood cells from carrying oxygen.',
      }),
      d: words({
        subject,
        lead: `The wax of a candle contains an alkane with ${carbons} carbon atoms in each molecule.`,
        prompt: 'Deduce the formula of this alkane.',
        command: 'Deduce',
        objective: 'AO2',
        mode: 'formula',
        answers: [{ text: formulaOf(carbons) }],
        solution: `$\\mathrm{C}_n\\mathrm{H}_{2n+2}$ with *n* = ${carbons}: 2 × ${carbons} + 2 = ${2 * carbons + 2} hydrogen atoms.`,
      }),
    },
  }),
})

const CHANGES = [
  'white to blue',
  'blue to white',
  'blue to pink',
  'pink to blue',
  'colourless to milky',
  'milky to colourless',
] as const
const SHOWN = ['carbon', 'carbon dioxide', 'hydrogen', 'oxygen', 'water'] as const

/** A flame that leaves carbon; none of them names the cause. */
const SMOKY = [
  'The air hole of the burner is closed. The flame turns yellow, and a black solid collects on the funnel.',
  'The experiment is repeated with the air hole of the burner closed. A black solid forms inside the funnel.',
  'The student now closes the air hole of the burner. The flame becomes smoky, and a black solid is seen on the funnel.',
  'Somebody closes the air hole of the burner by mistake. The inside of the funnel is soon covered with a black solid.',
] as const

core('gases-from-a-flame', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({ one: random.pick(GASES), solid: random.pick(SOLIDS), smoky: random.pick(SMOKY) }),
  make: ({ one, solid, smoky }) => ({
    stem: [
      `A student burns ${one.name}, ${lowered(formulaOf(one.n))}, in plenty of air. The gases from the flame are drawn through tube P, which contains ${solid.name}, and tube Q, which contains limewater.`,
      `${capital(one.name)}, ${lowered(formulaOf(one.n))}, burns below a funnel in plenty of air. A pump draws the gases over ${solid.name} in tube P and then through limewater in tube Q.`,
      `The apparatus shown is used to test for the products when ${one.name}, ${lowered(formulaOf(one.n))}, burns in plenty of air. There is ${solid.name} in tube P and limewater in tube Q.`,
    ],
    figure: gasesFigure,
    parts: {
      a: ask.table({
        prompt: 'Complete the table.',
        head: ['tube', 'change seen', 'substance shown by this change'],
        rows: [
          [
            { text: 'P' },
            pickCell('change in P', solid.turns, CHANGES),
            pickCell('shown in P', 'water', SHOWN),
          ],
          [
            { text: 'Q' },
            pickCell('change in Q', 'colourless to milky', CHANGES),
            pickCell('shown in Q', 'carbon dioxide', SHOWN),
          ],
        ],
        scheme: [`P: ${solid.turns}`, 'P: water', 'Q: colourless to milky', 'Q: carbon dioxide'],
        solution: `Water turns ${solid.name} from ${solid.turns}. Carbon dioxide turns limewater milky.`,
      }),
      b: ask.written({
        prompt: 'Explain why the gases must pass through P **before** they pass through Q.',
        objective: 'AO3',
        lines: 2,
        scheme: [LIMEWATER_IS_WET],
        modelAnswer:
          'Limewater contains water, which the gases would carry into P, where it would change the colour of the solid.',
        solution: 'The solid in P is to show water from the flame, so no other water may reach it.',
      }),
      'c.i': words({
        subject,
        lead: smoky,
        prompt: 'Name the black solid.',
        command: 'Identify',
        mode: 'words',
        answers: [{ text: 'carbon', accept: ['soot', 'carbon (soot)'] }],
        reject: ['carbon monoxide', 'carbon dioxide', 'copper(II) oxide'].map(text => ({
          text,
          why: `It is not ${text}.`,
        })),
        solution: 'Carbon of the fuel that is not burned collects as soot.',
      }),
      'c.ii': ask.written({
        prompt: 'Explain why the black solid forms.',
        lines: 2,
        scheme: [INCOMPLETE, TOO_LITTLE_OXYGEN],
        modelAnswer: 'There is too little oxygen, so the combustion is incomplete.',
        solution: 'Name the cause, too little oxygen, and the kind of combustion that follows from it.',
      }),
      'c.iii': ask.equation({
        prompt: `Write the symbol equation for the reaction of ${one.name} with oxygen in which the black solid and water are the only products.`,
        command: 'State',
        objective: 'AO2',
        answer: smoking(one.n),
        states: false,
        scheme: ['all formulae', 'balance'],
        solution: `Only the hydrogen takes up oxygen: $\\ce{${smoking(one.n)}}$.`,
      }),
    },
  }),
})

const MASS_OF = [16, 30, 44] as const
const ORGANIC = [[CHLOROMETHANE], [CHLOROETHANE], [CHLORO_1_PROPANE, CHLORO_2_PROPANE]] as const

supplement('an-alkane-and-chlorine', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const at = random.int(0, 2)
    const moles = random.pick([0.05, 0.15, 0.2, 0.25, 0.3, 0.4])
    return { at, one: GASES[at] ?? GASES[0], moles, mass: moles * (MASS_OF[at] ?? 16) }
  },
  make: ({ at, one, moles, mass }) => {
    if (!one) throw new Error('no alkane')
    const relative = MASS_OF[at] ?? 16
    const [first, other] = ORGANIC[at] ?? [CHLOROMETHANE]
    return {
      stem: [
        `The displayed formula of ${one.name} is shown. It reacts with chlorine in ultraviolet light. In each molecule one hydrogen atom is replaced.`,
        `${capital(one.name)}, whose displayed formula is shown, reacts with chlorine when ultraviolet light shines on the mixture. One chlorine atom enters each molecule.`,
        `A mixture of chlorine and ${one.name}, whose displayed formula is shown, is lit with ultraviolet light. Monosubstitution takes place.`,
      ],
      figure: oneMolecule(one),
      parts: {
        'a.i': ask.written({
          prompt: 'State what is meant by a *substitution reaction*.',
          lines: 2,
          scheme: [REPLACED],
          modelAnswer: 'A reaction in which one atom or group of atoms is replaced by another.',
          solution: 'Say what is replaced and by what.',
        }),
        'a.ii': words({
          subject,
          prompt: 'State the term for a reaction that needs light.',
          mode: 'words',
          answers: [{ text: 'photochemical', accept: ['photochemical reaction'] }],
          reject: ['photosynthesis', 'endothermic'].map(text => ({ text, why: `The term is not ${text}.` })),
          solution: 'A reaction to which light supplies the activation energy is photochemical.',
        }),
        'a.iii': ask.written({
          prompt: 'State the purpose of the ultraviolet light.',
          lines: 1,
          scheme: [GIVES_ACTIVATION],
          modelAnswer: 'It supplies the activation energy.',
          solution: 'Without light the molecules have too little energy to react.',
        }),
        b: ask.equation({
          prompt: `Write the symbol equation for the reaction of ${one.name} with chlorine.`,
          command: 'State',
          answer: chlorinating(one.n),
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `$\\ce{${chlorinating(one.n)}}$. The second product is hydrogen chloride, not hydrogen.`,
        }),
        c: ask.structure({
          prompt: `Draw the displayed formula of ${other ? '**one** possible' : 'the'} organic product.`,
          answer: first.typed,
          ...(other ? { accept: [other.typed] } : {}),
          displayed: true,
          stereo: false,
          scheme: ['all atoms and all bonds'],
          solution: `One hydrogen atom is replaced by a chlorine atom: ${lowered(first.typed)}${other ? ` or ${lowered(other.typed)}` : ''}.`,
        }),
        d: ask.number({
          lead: `${quantity(mass, 'g', 3)} of ${one.name} reacts completely. [*M*_{r} of ${one.name}: ${relative}; the volume of one mole of any gas is 24 dm^{3} at r.t.p.]`,
          prompt: 'Calculate the volume, at r.t.p., of the hydrogen chloride gas that is formed.',
          answer: moles * 24,
          unit: 'dm^3',
          sigFigs: 2,
          scheme: steps(
            `${figures(mass, 3)} ÷ ${relative} = ${quantity(moles, 'mol')} of ${one.name}`,
            `${quantity(moles, 'mol')} of HCl (ratio 1 to 1)`,
            `${quantity(moles * 24, 'dm^3')}`,
          ),
          solution: `${figures(mass, 3)} ÷ ${relative} = ${quantity(moles, 'mol')}. One mole of the alkane gives one mole of HCl, so ${figures(moles, 3)} × 24 = ${quantity(moles * 24, 'dm^3')}.`,
        }),
      },
    }
  },
  // By proportion: so many grams of the alkane give 24 dm³.
  verify: ({ one, mass }) => {
    const n = one?.n ?? 1
    return { d: (24 * mass) / (12 * n + 2 * n + 2) }
  },
})
