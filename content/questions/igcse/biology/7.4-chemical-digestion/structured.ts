import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words, wordsCell } from '@/lib/exams/authoring/words'
import { figures, plain, quantity } from '@/lib/exams/format'
import { alimentaryCanal } from '@/lib/figures/biology/digestion'
import { phFigure, starchFigure } from './figures'
import { ALKALINE, DENATURED, IODINE, KILLS, LOW_PH, NO_FIT, OPTIMUM, STOPS, SUITS } from './points'

const { core, supplement, templates } = questionsOf('structured', '7.4', { calculator: 'needed' })

export { templates }

const SUBJECT = 'igcse/biology'

core('amylase-in-two-tubes', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    rate: random.pick([5, 6.25, 10, 12.5]),
    at: random.pick([2, 4]),
    source: random.pick(['a fungus', 'bacteria', 'germinating seeds']),
  }),
  make: ({ rate, at, source }) => ({
    stem: [
      `A student puts 100 mg of starch and amylase from ${source} into tube P. Tube Q has the same contents, but its amylase was boiled before. Both tubes are kept at 35 °C. The graph shows the starch that is left.`,
      `Two tubes at 35 °C contain 100 mg of starch each. Amylase from ${source} is added to tube P, and the same volume of boiled amylase to tube Q. The graph shows how much starch is left.`,
      `The graph shows how much starch is left in two tubes, which held 100 mg each at the start. Tube P contains amylase from ${source}, tube Q the same amylase after boiling. Both are kept at 35 °C.`,
    ],
    figure: starchFigure('tubes-with-amylase', [
      { label: 'tube P', rate },
      { label: 'tube Q', rate: 0 },
    ]),
    parts: {
      'a.i': ask.number({
        prompt: `State the mass of starch left in tube P after ${at} minutes.`,
        answer: 100 - rate * at,
        unit: 'mg',
        tolerance: 2.5,
        scheme: [`${quantity(100 - rate * at, 'mg')} (±2.5 mg)`],
        solution: `Go up from ${at} minutes to the line of tube P and across: ${quantity(100 - rate * at, 'mg')}.`,
      }),
      'a.ii': ask.number({
        prompt: 'Calculate the rate at which starch is digested in tube P until none is left.',
        answer: rate,
        unit: 'mg/min',
        tolerance: 0.3,
        scheme: [`C1 100 ÷ ${100 / rate}`, `A1 ${quantity(rate, 'mg/min')}`],
        solution: `100 mg are digested in ${100 / rate} minutes: 100 ÷ ${100 / rate} = ${quantity(rate, 'mg/min')}.`,
      }),
      b: ask.written({
        prompt: 'Describe how a student can find out whether any starch is left in tube P.',
        scheme: IODINE,
        modelAnswer:
          'Add iodine solution to a drop from the tube. It turns blue-black if starch is left and stays orange-brown if not.',
        solution: 'Iodine solution turns blue-black with starch. Without starch it stays orange-brown.',
      }),
      c: ask.written({
        prompt: 'Explain the result for tube Q.',
        scheme: [DENATURED, STOPS],
        modelAnswer:
          'Boiling has denatured the amylase: its active site has changed shape. So it can no longer break down starch.',
        solution:
          'High temperature denatures an enzyme. Say what happens to the enzyme, and what follows for the starch: it does not fit into the active site, so it is not broken down.',
      }),
      d: words({
        subject: SUBJECT,
        prompt: 'State **two** organs of the human body that secrete amylase.',
        command: 'State',
        asked: 2,
        answers: [
          {
            text: 'salivary glands',
            accept: [
              'salivary gland',
              'saliva glands',
              'saliva gland',
              'salivery glands',
              'parotid glands',
              'salivary glands in the mouth',
            ],
          },
          { text: 'pancreas' },
        ],
        reject: [
          { text: 'mouth', why: 'Amylase acts in the mouth; the glands that secrete it are asked.' },
          { text: 'duodenum', why: 'Amylase acts in the duodenum; the pancreas secretes it.' },
          { text: 'small intestine', why: 'Amylase acts in the small intestine; the pancreas secretes it.' },
          { text: 'stomach', why: 'The stomach secretes protease.' },
          { text: 'liver', why: 'The liver makes bile, which contains no enzymes.' },
        ],
        solution: 'Amylase is secreted by the salivary glands and by the pancreas.',
      }),
    },
  }),
  verify: ({ rate, at }) => {
    let left = 100
    for (let minute = 0; minute < at; minute += 1) left -= rate
    return { 'a.i': left, 'a.ii': (100 - left) / at }
  },
})

const PARTS = ['salivary gland', 'stomach', 'pancreas', 'duodenum'] as const
const LETTERS = ['P', 'Q', 'R', 'S'] as const

core('enzymes-of-the-canal', {
  facts: { difficulty: 2, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(PARTS),
    food: random.pick(['bread with butter and cheese', 'rice with fish and oil', 'pasta with meat and oil']),
    shown: random.int(0, 2),
  }),
  make: ({ order, food, shown }) => {
    const letterOf = (part: (typeof PARTS)[number]) => LETTERS[order.indexOf(part)] ?? ''
    const jobs = [
      ['secretes protease and acid', letterOf('stomach')],
      ['secretes all three kinds of enzymes', letterOf('pancreas')],
      ['is where lipase acts', letterOf('duodenum')],
    ] as const
    const cells = [
      {
        enzyme: wordsCell('enzyme for starch', 'amylase', {
          subject: SUBJECT,
          accept: ['salivary amylase', 'pancreatic amylase'],
          marks: 1,
        }),
        food: 'starch',
        product: wordsCell('product of starch', 'reducing sugars', {
          subject: SUBJECT,
          accept: [
            'simple reducing sugars',
            'simple sugars',
            'sugars',
            'sugar',
            'maltose',
            'glucose',
            'reducing sugar',
          ],
          marks: 1,
        }),
      },
      {
        enzyme: wordsCell('enzyme for protein', 'protease', {
          subject: SUBJECT,
          accept: ['pepsin', 'trypsin', 'pepsin and trypsin', 'trypsin and pepsin'],
          marks: 1,
        }),
        food: 'protein',
        product: wordsCell('product of protein', 'amino acids', {
          subject: SUBJECT,
          accept: ['animo acids'],
          marks: 1,
        }),
      },
      {
        enzyme: wordsCell('enzyme for fats', 'lipase', {
          subject: SUBJECT,
          accept: ['pancreatic lipase'],
          marks: 1,
        }),
        food: 'fats and oils',
        product: wordsCell('product of fats', 'fatty acids and glycerol', {
          subject: SUBJECT,
          accept: [
            'glycerol and fatty acids',
            'fatty acids, glycerol',
            'glycerol, fatty acids',
            'fatty acids glycerol',
            'glycerol and three fatty acids',
            'three fatty acids and glycerol',
            'fatty acids with glycerol',
          ],
          marks: 1,
        }),
      },
    ]
    const asked = cells.filter((_, at) => at !== shown)
    const names = ['amylase', 'protease', 'lipase']
    const products = ['simple reducing sugars', 'amino acids', 'fatty acids and glycerol']
    return {
      stem: [
        `A student eats ${food}. The diagram shows the digestive system, with four parts labelled **P** to **S**.`,
        `The diagram shows the digestive system of a person who has eaten ${food}. Four parts are labelled **P** to **S**.`,
        `Enzymes act on a meal of ${food}. Four parts of the digestive system are labelled **P** to **S** in the diagram.`,
      ],
      figure: alimentaryCanal.figure({
        name: 'human-nutrition/parts-that-secrete',
        labels: Object.fromEntries(order.map((part, at) => [part, LETTERS[at] ?? ''])),
      }),
      parts: {
        a: ask.match({
          prompt: 'Match each description with the letter of a part.',
          marks: 3,
          items: jobs.map(([text]) => ({ id: text, text })),
          targets: asItems(LETTERS),
          answer: Object.fromEntries(jobs),
          scheme: jobs.map(([text, letter]) => `${letter} ${text}`),
          solution: `${letterOf('stomach')} is the stomach, ${letterOf('pancreas')} the pancreas and ${letterOf('duodenum')} the duodenum, the first part of the small intestine.`,
        }),
        b: ask.table({
          prompt: 'Complete the table about chemical digestion.',
          head: ['substance', 'enzyme', 'products'],
          rows: asked.map(({ food: substance, enzyme, product }) => [{ text: substance }, enzyme, product]),
          scheme: names.flatMap((name, at) => (at === shown ? [] : [name, products[at] ?? ''])),
          solution:
            'Amylase: starch → simple reducing sugars. Protease: protein → amino acids. Lipase: fats and oils → fatty acids and glycerol.',
        }),
        c: ask.written({
          prompt: 'State **two** functions of hydrochloric acid in gastric juice.',
          lines: 2,
          scheme: [KILLS, LOW_PH],
          modelAnswer:
            'It kills harmful microorganisms. It gives the low pH that is the optimum for protease.',
          solution:
            'The acid itself does not digest food. It kills microorganisms and gives a suitable pH for the protease.',
        }),
      },
    }
  },
})

supplement('two-proteases-and-ph', {
  facts: { difficulty: 5, checked: '2026-11-27' },
  values: random => ({
    low: random.step(1.5, 2.5, 0.5),
    high: random.step(7.5, 8.5, 0.5),
    start: random.step(4, 6, 0.5),
    percent: random.pick([60, 70, 80, 90]),
    time: random.pick([20, 25, 30, 40]),
  }),
  make: ({ low, high, start, percent, time }) => {
    const digested = (start * percent) / 100
    const rate = (digested * 1000) / time
    return {
      stem: [
        'The graph shows the activity of two human proteases, X and Y, at different pH.',
        'X and Y are two human enzymes that digest protein. The graph shows their activity at different pH.',
        'The activity of two proteases, X and Y, from the human alimentary canal was measured at different pH.',
      ],
      figure: phFigure('proteases-x-and-y', [
        { optimum: low, label: 'X' },
        { optimum: high, label: 'Y' },
      ]),
      parts: {
        a: ask.table({
          prompt: 'Complete the table with the names of the two proteases.',
          objective: 'AO2',
          head: ['protease', 'name'],
          rows: [
            [{ text: 'X' }, wordsCell('name of X', 'pepsin', { subject: SUBJECT, marks: 1 })],
            [{ text: 'Y' }, wordsCell('name of Y', 'trypsin', { subject: SUBJECT, marks: 1 })],
          ],
          scheme: ['pepsin', 'trypsin'],
          solution: `X works best near pH ${plain(low)}, as in the stomach: pepsin. Y works best near pH ${plain(high)}, as in the small intestine: trypsin.`,
        }),
        b: ask.written({
          prompt:
            'Explain why protease X does not digest protein in the small intestine, where the pH is about 8.',
          scheme: [OPTIMUM, DENATURED, NO_FIT],
          modelAnswer:
            'pH 8 is far from the optimum of protease X, which works best in acid. At pH 8 it is denatured: its active site has changed shape, so the protein no longer fits into it.',
          solution: `Begin with the optimum, here pH ${plain(low)}. Then follow the effect of a pH far from it: the active site changes shape → the protein does not fit.`,
        }),
        c: ask.number({
          lead: `A tube with ${quantity(start, 'g', 2)} of egg white is kept with protease Y at its optimum pH. After ${time} minutes, ${percent}% of the egg white has been digested.`,
          prompt: 'Calculate the mean rate of digestion. Give your answer in mg/min.',
          answer: rate,
          unit: 'mg/min',
          keepUnit: true,
          scheme: [
            `C1 ${percent} ÷ 100 × ${plain(start)} g = ${quantity(digested, 'g')}, or ${plain(digested * 1000)} mg`,
            `A1 ${figures(rate, 3)} mg/min`,
          ],
          solution: `${percent}% of ${plain(start)} g is ${plain(digested)} g, which is ${plain(digested * 1000)} mg. ${plain(digested * 1000)} ÷ ${time} = ${figures(rate, 3)} mg/min.`,
        }),
        d: ask.written({
          prompt:
            'Describe how bile affects the conditions in the duodenum, and explain why this is important.',
          command: 'Describe and explain',
          objective: 'AO1',
          scheme: [ALKALINE, SUITS],
          modelAnswer:
            'Bile is alkaline and neutralises the acidic mixture from the stomach. This gives a suitable pH for the enzymes in the duodenum.',
          solution:
            'Bile has no enzymes. It is alkaline, so it brings the pH to a value that suits trypsin and the other enzymes.',
        }),
      },
    }
  },
  verify: ({ start, percent, time }) => ({ c: (start * 10 * percent) / time }),
})
