import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { pushedFigure } from './drawings'
import { CANNOT_SLIDE, DISTURBED, MIXTURE, SIZES } from './points'

const { core, supplement, templates } = questionsOf('structured', '9.3', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

supplement('two-solids-pushed', {
  facts: { difficulty: 4 },
  values: random => ({
    isSwapped: random.chance(0.5),
    choice: random.int(0, 2),
    mass: random.step(50, 400, 50),
    zinc: random.pick([20, 30, 40] as const),
  }),
  make: ({ isSwapped, choice, mass, zinc }) => {
    const alloy = isSwapped ? 'X' : 'Y'
    return {
      stem: [
        'The same force acts on two solids, X and Y. One of them is copper, the other is brass.',
        'The diagrams show the atoms in X and Y, which are copper and brass but not necessarily in this order.',
        'One of the solids X and Y is brass and one is copper. Each is pushed by the same force.',
      ],
      figure: pushedFigure('X', 'Y', isSwapped, choice),
      parts: {
        a: words({
          subject,
          prompt: 'Identify the solid that is brass.',
          mode: 'exact',
          answers: [{ text: alloy }],
          objective: 'AO2',
          solution: `${alloy} has atoms of two sizes.`,
        }),
        b: ask.written({
          prompt: 'Explain, in terms of atoms and layers, why brass is harder than copper.',
          scheme: [SIZES, DISTURBED, CANNOT_SLIDE],
          modelAnswer:
            'The atoms have different sizes. They disturb the layers. The layers cannot slide over each other easily.',
          solution: 'Sizes, layers, sliding: one mark each.',
        }),
        c: ask.number({
          lead: `A sample of brass has a mass of ${quantity(mass, 'g')}. It contains ${zinc}% zinc by mass.`,
          prompt: 'Calculate the mass of copper in the sample.',
          answer: (mass * (100 - zinc)) / 100,
          unit: 'g',
          scheme: [`C1 ${100 - zinc}%`, `A1 ${quantity((mass * (100 - zinc)) / 100, 'g')}`],
          solution: `${plain(100 - zinc)}% of ${quantity(mass, 'g')} is ${quantity((mass * (100 - zinc)) / 100, 'g')}.`,
        }),
      },
    }
  },
  verify: ({ mass, zinc }) => ({ c: mass - (mass * zinc) / 100 }),
})

core('steel-for-a-spoon', {
  facts: { difficulty: 3 },
  values: random => ({ mass: random.step(20, 80, 10), chromium: random.pick([12, 15, 18] as const) }),
  make: ({ mass, chromium }) => ({
    stem: [
      'Spoons are made of stainless steel, which is an alloy.',
      'A factory makes spoons of the alloy stainless steel.',
      'Stainless steel is an alloy that is used for spoons.',
    ],
    parts: {
      a: ask.written({
        prompt: 'State what is meant by an *alloy*.',
        scheme: [MIXTURE],
        modelAnswer: 'A mixture of a metal with other elements.',
        solution: 'An alloy is a mixture, not a compound.',
      }),
      b: words({
        subject,
        prompt: 'Name the metal of which stainless steel contains most.',
        command: 'Identify',
        answers: [{ text: 'iron' }],
        solution: 'Steels are alloys of iron.',
      }),
      c: ask.number({
        lead: `A spoon has a mass of ${quantity(mass, 'g')}. It contains ${chromium}% chromium by mass.`,
        prompt: 'Calculate the mass of chromium in the spoon.',
        answer: (mass * chromium) / 100,
        unit: 'g',
        scheme: [`C1 ${chromium} ÷ 100 × ${mass}`, `A1 ${quantity((mass * chromium) / 100, 'g')}`],
        solution: `${chromium} ÷ 100 × ${mass} = ${quantity((mass * chromium) / 100, 'g')}.`,
      }),
    },
  }),
  verify: ({ mass, chromium }) => ({ c: mass - mass * (1 - chromium / 100) }),
})
