import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { quantity } from '@/lib/exams/format'
import { pushedFigure, steelBars } from './drawings'
import { CANNOT_SLIDE, DISTURBED, HARD, MIXTURE, RESISTS_RUST, SIZES } from './points'

const { core, supplement, templates } = questionsOf('structured', '9.3', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

supplement('two-solids-pushed', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    isSwapped: random.chance(0.5),
    choice: random.int(0, 2),
    mass: random.step(50, 400, 50),
    copper: random.pick([60, 65, 70, 80] as const),
  }),
  make: ({ isSwapped, choice, mass, copper }) => {
    const alloy = isSwapped ? 'X' : 'Y'
    const other = (mass * (100 - copper)) / 100
    return {
      stem: [
        'One of the solids X and Y is copper, the other is brass. The diagrams show their atoms. The same force acts on both.',
        'The diagrams show the atoms in two solids, X and Y. One is copper and the other is brass. Each is pushed by the same force.',
        'A piece of copper and a piece of brass are pushed by equal forces. The diagrams show their atoms. The pieces are called X and Y.',
      ],
      figure: pushedFigure('X', 'Y', isSwapped, choice),
      parts: {
        a: words({
          subject,
          prompt: 'Identify the solid that is brass.',
          mode: 'exact',
          answers: [{ text: alloy, accept: [alloy.toLowerCase()] }],
          objective: 'AO2',
          solution: `${alloy} has atoms of two sizes in irregular layers, so it is the alloy.`,
        }),
        b: ask.written({
          prompt: 'Explain, in terms of atoms and layers, why brass is harder than copper.',
          scheme: [SIZES, DISTURBED, CANNOT_SLIDE],
          modelAnswer:
            'The atoms have different sizes. They disturb the layers. The layers cannot slide over each other easily.',
          solution: 'Say it in three steps: sizes, layers, sliding.',
        }),
        'c.i': words({
          subject,
          prompt: 'Name the other metal in brass.',
          command: 'Identify',
          mode: 'words',
          lead: 'Brass is an alloy of copper and one other metal.',
          answers: [{ text: 'zinc', accept: ['Zn'] }],
          reject: [
            { text: 'tin', why: 'Tin is in bronze.' },
            { text: 'iron', why: 'Iron is in steel.' },
          ],
          solution: 'Brass is a mixture of copper and zinc.',
        }),
        'c.ii': ask.number({
          lead: `A piece of brass has a mass of ${quantity(mass, 'g')}. It is ${copper}% copper by mass.`,
          prompt: 'Calculate the mass of the other metal in the piece.',
          answer: other,
          unit: 'g',
          scheme: [
            `C1 ${100 - copper}% is the other metal, or ${quantity((mass * copper) / 100, 'g')} of copper`,
            `A1 ${quantity(other, 'g')}`,
          ],
          solution: `100 − ${copper} = ${100 - copper}% of the piece is zinc: ${100 - copper} ÷ 100 × ${mass} = ${quantity(other, 'g')}.`,
        }),
      },
    }
  },
  verify: ({ mass, copper }) => ({ 'c.ii': mass - (mass * copper) / 100 }),
})

core('steel-for-a-spoon', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    mass: random.step(20, 90, 10),
    chromium: random.pick([12, 14, 16, 18] as const),
    nickel: random.pick([6, 8, 10] as const),
    item: random.pick(['spoon', 'fork', 'knife'] as const),
  }),
  make: ({ mass, chromium, nickel, item }) => ({
    stem: [
      `A ${item} is made of stainless steel, an alloy. The bar chart shows the composition of the alloy.`,
      `The bar chart shows which elements are in the stainless steel of a ${item}. Stainless steel is an alloy.`,
      `Stainless steel is an alloy. The bar chart shows the composition of a stainless steel that is used for a ${item}.`,
    ],
    figure: steelBars(chromium, nickel),
    parts: {
      a: ask.written({
        prompt: 'State what is meant by an *alloy*.',
        scheme: [MIXTURE],
        modelAnswer: 'A mixture of a metal with other elements.',
        solution: 'An alloy is a mixture, not a compound.',
      }),
      'b.i': words({
        subject,
        prompt: 'Name element X.',
        command: 'Identify',
        mode: 'words',
        answers: [{ text: 'iron', accept: ['Fe'] }],
        reject: [{ text: 'steel', why: 'Steel is an alloy, not an element.' }],
        solution: 'Steels are alloys of iron.',
      }),
      'b.ii': words({
        subject,
        prompt: 'One of the other elements in stainless steel is a non-metal. Name this element.',
        command: 'Identify',
        mode: 'words',
        answers: [{ text: 'carbon', accept: ['C'] }],
        solution: 'Stainless steel contains iron, chromium, nickel and carbon.',
      }),
      'c.i': ask.number({
        prompt: 'Determine the percentage of chromium in the alloy. Use the bar chart.',
        command: 'Determine',
        answer: chromium,
        unit: '%',
        tolerance: 1,
        scheme: [`A1 ${chromium}% (± 1)`],
        solution: `The bar of chromium ends at ${chromium}%.`,
      }),
      'c.ii': ask.number({
        lead: `The ${item} has a mass of ${quantity(mass, 'g')}.`,
        prompt: `Calculate the mass of chromium in the ${item}.`,
        answer: (mass * chromium) / 100,
        unit: 'g',
        follow: { from: 'c.i', formula: `${mass}*x/100` },
        scheme: [`C1 ${chromium} ÷ 100 × ${mass}`, `A1 ${quantity((mass * chromium) / 100, 'g')}`],
        solution: `${chromium} ÷ 100 × ${mass} = ${quantity((mass * chromium) / 100, 'g')}.`,
      }),
      d: ask.written({
        prompt: `State two properties of stainless steel that make it suitable for a ${item}.`,
        scheme: [HARD, RESISTS_RUST],
        modelAnswer: 'It is hard. It resists rusting.',
        solution: 'Stainless steel is used for cutlery because it is hard and resists rusting.',
      }),
    },
  }),
  verify: ({ mass, chromium }) => ({ 'c.i': chromium, 'c.ii': mass - mass * (1 - chromium / 100) }),
})
