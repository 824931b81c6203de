import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { pickCell } from '../cells'
import { cableFigure, densityBars } from './drawings'
import { CONDUCTS_ELECTRICITY, DUCTILE, LOW_DENSITY, RESISTS_CORROSION } from './points'

const { core, templates } = questionsOf('structured', '9.2', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

core('cable-between-towers', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    volume: random.step(120, 400, 20),
    letters: random.pick([
      ['X', 'Y'],
      ['P', 'Q'],
      ['J', 'K'],
    ] as const),
    item: random.pick(['a tray for food', 'a drinks can', 'foil for food'] as const),
  }),
  make: ({ volume, letters: [strand, coreLetter], item }) => ({
    stem: [
      `The diagram shows an overhead electrical cable, cut across. The strands, ${strand}, are aluminium. The core, ${coreLetter}, is steel.`,
      `Overhead electrical cables hang between towers. In the cable shown, strands of aluminium, ${strand}, lie around a core of steel, ${coreLetter}.`,
      `An overhead electrical cable consists of aluminium strands, ${strand}, and a steel core, ${coreLetter}. The diagram shows it cut across.`,
    ],
    figure: cableFigure(strand, coreLetter),
    parts: {
      a: ask.written({
        prompt: 'State two properties of aluminium that make it suitable for the strands.',
        scheme: [LOW_DENSITY, CONDUCTS_ELECTRICITY],
        modelAnswer: 'It has a low density. It is a good conductor of electricity.',
        solution: 'The cable must not be too heavy, and it must conduct electricity.',
      }),
      b: ask.number({
        lead: `The aluminium in 1 m of the cable has a volume of ${quantity(volume, 'cm^3')}. The density of aluminium is 2.7 g/cm^{3}.`,
        prompt: 'Calculate the mass of aluminium in 1 m of the cable.',
        answer: volume * 2.7,
        unit: 'g',
        scheme: [`C1 2.7 × ${volume}`, `A1 ${quantity(volume * 2.7, 'g')}`],
        solution: `Mass = density × volume = 2.7 × ${volume} = ${quantity(volume * 2.7, 'g')}.`,
      }),
      c: ask.written({
        lead: `Aluminium is also used to make ${item}.`,
        prompt: 'State one property of aluminium that makes it suitable for this use.',
        scheme: [RESISTS_CORROSION],
        modelAnswer: 'It resists corrosion.',
        solution: 'Food does not attack aluminium easily: it resists corrosion.',
      }),
      d: ask.equation({
        lead: 'Aluminium reacts with oxygen to form aluminium oxide, Al_{2}O_{3}.',
        prompt: 'Write the symbol equation for this reaction.',
        command: 'State',
        answer: '4Al + 3O2 -> 2Al2O3',
        states: false,
        scheme: ['all formulae', 'balance'],
        solution:
          'Two Al_{2}O_{3} need four atoms of aluminium and three molecules of oxygen: $\\ce{4Al + 3O2 -> 2Al2O3}$.',
      }),
    },
  }),
  verify: ({ volume }) => ({ b: (volume * 27) / 10 }),
})

core('three-metals-and-their-uses', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    order: random.shuffle(['aluminium', 'copper', 'iron'] as const),
    volume: random.step(50, 400, 25),
  }),
  make: ({ order, volume }) => {
    const letters = ['P', 'Q', 'R'] as const
    const density = { aluminium: 2.7, copper: 9, iron: 7.9 } as const
    const facts = {
      aluminium: ['62', 'none'],
      copper: ['100', 'none'],
      iron: ['17', 'red-brown solid'],
    } as const
    const letterOf = (metal: (typeof order)[number]) => letters[order.indexOf(metal)] ?? 'P'
    const [light, wire] = [letterOf('aluminium'), letterOf('copper')]
    const mass = volume * 9
    return {
      stem: [
        'The bar chart and the table show properties of three metals, P, Q and R. In some order they are aluminium, copper and iron.',
        'P, Q and R are the metals aluminium, copper and iron in some order. The bar chart and the table show their properties.',
        'A student finds data of three metals: aluminium, copper and iron. In the bar chart and the table they are called P, Q and R in some order.',
      ],
      figure: densityBars(
        [...letters],
        order.map(metal => density[metal]),
      ),
      table: {
        head: ['metal', 'electrical conductivity in arbitrary units', 'change in damp air after one month'],
        rows: order.map((metal, at) => [letters[at] ?? 'P', ...facts[metal]]),
      },
      parts: {
        a: ask.table({
          prompt: 'Complete the table.',
          objective: 'AO2',
          head: ['metal', 'name'],
          rows: order.map((metal, at) => [
            { text: letters[at] ?? 'P' },
            pickCell(`name of ${letters[at]}`, metal, ['aluminium', 'copper', 'iron']),
          ]),
          scheme: order.map((metal, at) => `${letters[at]}: ${metal}`),
          solution: `${light} has the lowest density: aluminium. ${wire} is the best conductor: copper. The third rusts: iron.`,
        }),
        'b.i': words({
          subject,
          prompt: 'Identify the metal, P, Q or R, that is most suitable for making aircraft.',
          mode: 'exact',
          objective: 'AO2',
          answers: [{ text: light, accept: [light.toLowerCase(), 'aluminium', 'Aluminium'] }],
          solution: `${light} has the lowest density.`,
        }),
        'b.ii': ask.written({
          prompt: 'Give the reason for your answer to (b)(i).',
          scheme: [LOW_DENSITY],
          modelAnswer: 'It has the lowest density.',
          solution: 'An aircraft should have a small mass.',
        }),
        c: ask.written({
          lead: `${wire} is used for electrical wiring.`,
          prompt: `State two properties that make ${wire} suitable for this use.`,
          scheme: [CONDUCTS_ELECTRICITY, DUCTILE],
          modelAnswer: 'It is a good conductor of electricity. It is ductile.',
          solution: 'The wire must conduct electricity, and the metal must be drawn out into wires.',
        }),
        d: ask.number({
          lead: `A block of ${wire} has a volume of ${quantity(volume, 'cm^3')}.`,
          prompt: `Calculate the mass of the block. Use the bar chart.`,
          answer: mass,
          unit: 'g',
          scheme: [`C1 9 × ${volume}`, `A1 ${quantity(mass, 'g')}`],
          solution: `The density is 9 g/cm^{3}: ${plain(9)} × ${volume} = ${quantity(mass, 'g')}.`,
        }),
      },
    }
  },
  verify: ({ volume }) => ({ d: volume * 10 - volume }),
})
