import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity } from '@/lib/exams/format'
import { pickCell } from '../cells'
import { capital } from '../shared'
import { brineFigure, rangesFigure, testedSolutions } from './drawings'
import {
  BROMINE,
  CHLORINE,
  DISPLACEMENTS,
  degrees,
  displacement,
  HALOGENS,
  type Halogen,
  IODINE,
  METALS,
  stateAt,
} from './halogens'
import { cannotDisplace, easierElectron, MELTING_RISES, moreReactive, whyState } from './points'

const { core, templates } = questionsOf('structured', '8.3', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'
const STATES = ['solid', 'liquid', 'gas'] as const
const COLOURS = HALOGENS.map(({ colour }) => colour)

const AT: readonly (readonly [Halogen, number])[] = [
  [CHLORINE, -70],
  [CHLORINE, -60],
  [CHLORINE, -150],
  [CHLORINE, 100],
  [BROMINE, 30],
  [BROMINE, 40],
  [BROMINE, 100],
  [BROMINE, -50],
  [IODINE, 150],
  [IODINE, 160],
  [IODINE, 60],
]

const WITH = [
  { other: 'hydrogen', symbol: 'H', left: 'H2 + ', count: '', product: 'hydrogen' },
  { other: 'sodium', symbol: 'Na', left: '2Na + ', count: '', product: 'sodium' },
  { other: 'potassium', symbol: 'K', left: '2K + ', count: '', product: 'potassium' },
] as const

core('halogens-on-a-graph', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [one, temperature] = random.pick(AT)
    return {
      shown: random.int(0, 2),
      one,
      temperature,
      partner: random.pick(WITH),
      halogen: random.pick([CHLORINE, BROMINE]),
    }
  },
  make: ({ shown, one, temperature, partner, halogen }) => {
    const asked = HALOGENS.filter((_, at) => at !== shown)
    const state = stateAt(one, temperature)
    const equation = `${partner.left}${halogen.symbol}2 -> 2${partner.symbol}${halogen.symbol}`
    return {
      stem: [
        'Each bar in the diagram reaches from the melting point of a halogen (lower end) to its boiling point (upper end).',
        'The diagram shows for four halogens at which temperatures they are liquid: from the melting point, the lower end of the bar, to the boiling point, the upper end.',
        'Melting points and boiling points of four elements of Group VII are shown. The lower end of a bar is the melting point, the upper end the boiling point.',
      ],
      figure: rangesFigure(true),
      parts: {
        a: ask.table({
          prompt: 'Complete the table for room temperature and pressure (r.t.p.).',
          command: 'Complete',
          head: ['halogen', 'state at r.t.p.', 'colour at r.t.p.'],
          rows: HALOGENS.map((each, at) =>
            at === shown
              ? [{ text: each.name }, { text: each.state }, { text: each.colour }]
              : [
                  { text: each.name },
                  pickCell(`state of ${each.name}`, each.state, STATES),
                  pickCell(`colour of ${each.name}`, each.colour, COLOURS),
                ],
          ),
          scheme: asked.flatMap(each => [`${each.name}: ${each.state}`, each.colour]),
          solution:
            'Chlorine is a pale yellow-green gas, bromine a red-brown liquid, iodine a grey-black solid.',
        }),
        'b.i': words({
          subject,
          prompt: `State whether ${one.name} is a solid, a liquid or a gas at ${degrees(temperature)}.`,
          objective: 'AO2',
          answers: [{ text: state, ...(state === 'gas' ? { accept: ['gaseous'] } : {}) }],
          solution: `${degrees(temperature)} is ${state === 'liquid' ? 'within' : state === 'gas' ? 'above' : 'below'} the bar of ${one.name}: it is a ${state}.`,
        }),
        'b.ii': ask.written({
          prompt: 'Explain your answer to (b)(i), using melting point or boiling point.',
          objective: 'AO2',
          lines: 2,
          scheme: [whyState({ name: one.name, state }, temperature)],
          modelAnswer:
            state === 'liquid'
              ? `${degrees(temperature)} is between the melting point and the boiling point of ${one.name}.`
              : state === 'gas'
                ? `${degrees(temperature)} is above the boiling point of ${one.name}.`
                : `${degrees(temperature)} is below the melting point of ${one.name}.`,
          solution:
            'Below its melting point a substance is a solid, above its boiling point a gas, between the two a liquid.',
        }),
        'c.i': words({
          subject,
          lead: 'Astatine is below iodine in Group VII.',
          prompt: 'Predict the state of astatine at 25 °C.',
          objective: 'AO2',
          answers: [{ text: 'solid' }],
          solution: 'Iodine is a solid at 25 °C, and astatine melts at a higher temperature still.',
        }),
        'c.ii': ask.written({
          prompt: 'Give a reason for your prediction. Use the diagram.',
          objective: 'AO2',
          lines: 2,
          scheme: [MELTING_RISES],
          modelAnswer:
            'The melting points increase down the group, so astatine has a higher melting point than iodine, far above 25 °C.',
          solution: 'The bars stand higher from fluorine to iodine. The next one must be higher still.',
        }),
        d: ask.equation({
          lead: `${capital(halogen.name)} reacts with ${partner.other} to form ${partner.product} ${halogen.halide}.`,
          prompt: 'Give the symbol equation for this reaction.',
          command: 'State',
          answer: equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `The molecules of ${halogen.name} are diatomic: $\\ce{${equation}}$.`,
        }),
      },
    }
  },
})

const LETTERS = ['P', 'Q', 'R'] as const

core('three-halides-tested', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    all: random.shuffle(HALOGENS),
    metal: random.pick(METALS),
    reacting: random.pick(DISPLACEMENTS),
    compared: random.pick(DISPLACEMENTS),
    place: random.pick(['fluorine', 'astatine'] as const),
  }),
  make: ({ all, metal, reacting: [one, other], compared: [more, less], place }) => {
    const halides = HALOGENS.map(({ halide }) => halide)
    const equation = displacement(one, other, metal.symbol)
    const isTop = place === 'fluorine'
    return {
      stem: [
        `P, Q and R are aqueous ${metal.name} chloride, ${metal.name} bromide and ${metal.name} iodide, not in this order. Samples are mixed with aqueous chlorine, which is pale green, and with aqueous bromine, which is orange. The colours of the mixtures are shown.`,
        `A student has three colourless solutions, P, Q and R. One contains ${metal.name} chloride, one ${metal.name} bromide, one ${metal.name} iodide. The student adds aqueous chlorine (pale green) and aqueous bromine (orange) to samples of each.`,
        `Three bottles, P, Q and R, contain solutions of the chloride, the bromide and the iodide of ${metal.name}. The diagram shows samples after pale green aqueous chlorine or orange aqueous bromine was added.`,
      ],
      figure: testedSolutions(all.map((each, at) => [LETTERS[at] ?? '', each] as const)),
      parts: {
        a: ask.table({
          prompt: 'Complete the table with the halide ion in each solution.',
          command: 'Complete',
          objective: 'AO2',
          head: ['solution', 'halide ion'],
          rows: all.map(({ halide }, at) => [
            { text: LETTERS[at] ?? '' },
            pickCell(`ion in ${LETTERS[at]}`, halide, halides),
          ]),
          scheme: all.map(({ halide }, at) => `${LETTERS[at]}: ${halide}`),
          solution:
            'The chloride reacts with neither halogen. Chlorine sets orange bromine free from the bromide. Both halogens set brown iodine free from the iodide.',
        }),
        b: ask.equation({
          prompt: `Give the symbol equation for the reaction of ${one.name} with ${metal.name} ${other.halide}.`,
          command: 'State',
          answer: equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `${capital(one.name)} takes the place of ${other.name}: $\\ce{${equation}}$.`,
        }),
        c: ask.written({
          prompt: `Explain why aqueous bromine does not react with aqueous ${metal.name} chloride.`,
          scheme: [moreReactive(CHLORINE, BROMINE), cannotDisplace(BROMINE, CHLORINE)],
          modelAnswer:
            'Bromine is less reactive than chlorine, so it cannot displace chlorine from the chloride.',
          solution: 'A halogen displaces only those that are less reactive, below it in the group.',
        }),
        d: ask.written({
          prompt: `Explain, in terms of electrons, why ${more.name} is more reactive than ${less.name}.`,
          lines: 2,
          scheme: [easierElectron(more, less)],
          modelAnswer: `${capital(more.name)} atoms gain an electron more easily than ${less.name} atoms.`,
          solution:
            'Halogens react by gaining one electron. The more easily they gain it, the more reactive they are.',
        }),
        e: ask.table({
          lead: `${capital(place)} is at the ${isTop ? 'top' : 'bottom'} of the halogens in Group VII.`,
          prompt: `Predict properties of ${place}: complete the table.`,
          command: 'Predict',
          objective: 'AO2',
          head: [`property of ${place}`, `compared with ${isTop ? 'chlorine' : 'iodine'}`],
          rows: [
            [
              { text: 'density' },
              pickCell('density', isTop ? 'lower' : 'higher', ['lower', 'the same', 'higher']),
            ],
            [
              { text: 'reactivity' },
              pickCell('reactivity', isTop ? 'higher' : 'lower', ['lower', 'the same', 'higher']),
            ],
          ],
          scheme: [`density ${isTop ? 'lower' : 'higher'}`, `reactivity ${isTop ? 'higher' : 'lower'}`],
          solution: `Down the group density increases and reactivity decreases. ${capital(place)} stands ${isTop ? 'above chlorine' : 'below iodine'}.`,
        }),
      },
    }
  },
})

const BRINES = [
  { most: 80, needed: 35.5 },
  { most: 100, needed: 44.4 },
  { most: 120, needed: 53.3 },
  { most: 140, needed: 62.1 },
  { most: 160, needed: 71 },
] as const

core('bromine-from-brine', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    brine: random.pick(BRINES),
    given: random.pick([14.2, 17.75, 21.3, 28.4]),
    metal: random.pick(METALS),
    place: random.pick(['the water of a salt lake', 'brine from a well', 'concentrated sea water']),
  }),
  make: ({ brine: { most, needed }, given, metal, place }) => {
    const formed = (given / 71) * 160
    const equation = displacement(CHLORINE, BROMINE, metal.symbol)
    return {
      stem: [
        `Bromine is made from ${place}, which contains bromides such as ${metal.name} bromide. Chlorine gas is passed into a tank of it. The graph shows the mass of bromine formed.`,
        `A works makes bromine: it passes chlorine into ${place}, in which ${metal.name} bromide is dissolved. The graph shows how much bromine has formed in one tank.`,
        `To obtain bromine, chlorine is bubbled through a tank of ${place}. It contains ${metal.name} bromide. The mass of bromine is plotted against the mass of chlorine.`,
      ],
      figure: brineFigure(needed, most),
      parts: {
        'a.i': ask.number({
          prompt: 'Determine the greatest mass of bromine that is formed from the tank.',
          answer: most,
          unit: 'kg',
          tolerance: 2,
          sigFigs: 2,
          objective: 'AO2',
          scheme: [`${quantity(most, 'kg')} (± 2 kg)`],
          solution: `The line becomes level at ${quantity(most, 'kg')}.`,
        }),
        'a.ii': ask.number({
          prompt: 'Determine the smallest mass of chlorine that displaces all of the bromine.',
          answer: needed,
          unit: 'kg',
          tolerance: 1.5,
          sigFigs: 2,
          objective: 'AO2',
          scheme: [`${quantity(needed, 'kg')} (± 1.5 kg)`],
          solution: `The line becomes level at about ${quantity(needed, 'kg', 2)} of chlorine. From there on no bromide is left.`,
        }),
        b: ask.equation({
          prompt: `Give the symbol equation for the reaction of chlorine with ${metal.name} bromide.`,
          command: 'State',
          answer: equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `Chlorine takes the place of bromine: $\\ce{${equation}}$.`,
        }),
        c: ask.written({
          prompt: 'Explain why chlorine displaces bromine from the bromide.',
          lines: 2,
          scheme: [moreReactive(CHLORINE, BROMINE)],
          modelAnswer: 'Chlorine is more reactive than bromine.',
          solution: 'Reactivity decreases down Group VII, and chlorine is above bromine.',
        }),
        d: ask.number({
          lead: '71 g of chlorine displaces 160 g of bromine.',
          prompt: `Calculate the mass of bromine that is displaced by ${quantity(given, 'kg')} of chlorine.`,
          answer: formed,
          unit: 'kg',
          sigFigs: 2,
          scheme: steps(`${plain(given)} ÷ 71 × 160`, quantity(formed, 'kg')),
          solution: `The masses stay in the same ratio: ${plain(given)} ÷ 71 × 160 = ${figures(formed, 3)} kg.`,
        }),
        e: ask.table({
          lead: `The reaction is carried out in a test-tube with pure aqueous ${metal.name} bromide and just enough chlorine.`,
          prompt: 'Complete the table with the colours that are seen.',
          command: 'Complete',
          head: ['solution before', 'solution after'],
          rows: [
            [
              pickCell('colour before', 'colourless', ['colourless', 'pale green', 'orange', 'grey-black']),
              pickCell('colour after', 'orange', ['colourless', 'pale green', 'orange', 'grey-black']),
            ],
          ],
          scheme: ['before: colourless', 'after: orange'],
          solution: 'Halide ions have no colour. Bromine that is set free is orange in water.',
        }),
        f: ask.choice({
          lead: 'Air is blown through the warm mixture. It carries the bromine away as a gas.',
          prompt: 'Which property of bromine makes this possible?',
          objective: 'AO2',
          right: 'It has a low boiling point.',
          wrong: {
            'It is more reactive than chlorine.':
              'You reversed the order of reactivity, and reactivity does not make a gas of a liquid.',
            'It has a low density.':
              'You took bromine for a light substance, but liquid bromine is about three times as dense as water.',
            'It is a diatomic element.':
              'You named a property of all halogens, also of iodine, which is a solid.',
          },
          solution: 'Bromine boils at 59 °C, so it turns to gas easily when the mixture is warm.',
        }),
      },
    }
  },
  verify: ({ brine: { most, needed }, given }) => ({
    'a.i': most,
    'a.ii': needed,
    d: 160 / (71 / given),
  }),
})
