import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity } from '@/lib/exams/format'
import { matchScheme } from '@/lib/exams/rising-scheme'
import { villus } from '@/lib/figures/biology/digestion'
import { alongTheGut, waterPie } from './figures'
import { ADAPTED, FLAT, LONG, NO_ENERGY, NOT_DIGESTED } from './points'

const { core, supplement, templates } = questionsOf('structured', '7.5', { calculator: 'needed' })

export { templates }

core('water-and-the-intestines', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    colon: random.step(36, 60, 6),
    faeces: random.step(6, 12, 6),
    total: random.step(7, 10, 0.5),
    who: random.pick(['an adult', 'a student', 'a patient']),
  }),
  make: ({ colon, faeces, total, who }) => {
    const small = 360 - colon - faeces
    return {
      stem: [
        `In a day, ${quantity(total, 'dm^3')} of water gets into the alimentary canal of ${who}. The pie chart shows how much is absorbed in each intestine and how much is lost in the faeces.`,
        `The pie chart shows how much is absorbed in each intestine, and how much is lost in the faeces, of the ${quantity(total, 'dm^3')} of water that gets into the alimentary canal of ${who} in a day.`,
        `Scientists follow the ${quantity(total, 'dm^3')} of water that gets into the alimentary canal of ${who} in a day. The pie chart shows how much is absorbed in the small intestine and in the colon, and how much is lost in the faeces.`,
      ],
      figure: waterPie('water-of-one-day', colon, faeces),
      parts: {
        'a.i': ask.number({
          prompt: 'Calculate the volume of water that the small intestine absorbs in a day.',
          answer: (total * small) / 360,
          unit: 'dm^3',
          scheme: [`C1 ${small} ÷ 360 × ${plain(total)}`, `A1 ${quantity((total * small) / 360, 'dm^3', 2)}`],
          solution: `The sector has ${small}° of 360°: ${small} ÷ 360 × ${plain(total)} = ${quantity((total * small) / 360, 'dm^3', 2)}.`,
        }),
        'a.ii': ask.number({
          prompt: 'Calculate the percentage of the water that is lost in the faeces.',
          answer: (faeces / 360) * 100,
          unit: '%',
          scheme: [`${faeces} ÷ 360 × 100 = ${figures((faeces / 360) * 100, 2)}%`],
          solution: `${faeces} ÷ 360 × 100 = ${figures((faeces / 360) * 100, 2)}%.`,
        }),
        b: words({
          subject: 'igcse/biology',
          prompt: 'State the name of the process in which nutrients pass from the intestines into the blood.',
          command: 'State',
          answers: [{ text: 'absorption' }],
          reject: [
            { text: 'assimilation', why: 'Assimilation is the uptake and use of nutrients by cells.' },
            { text: 'digestion', why: 'Digestion is the breakdown of food.' },
          ],
          solution: 'Absorption is the movement of nutrients from the intestines into the blood.',
        }),
        c: ask.written({
          prompt: 'Explain how the length and the folded lining of the small intestine help this process.',
          scheme: LONG,
          modelAnswer:
            'Because it is long there is time for absorption. The folds of the lining give a larger surface area.',
          solution:
            'Name the effect of each feature: length → time and surface; folds → larger surface area.',
        }),
        d: ask.written({
          prompt: 'Explain why fibre does not get into the blood.',
          lines: 2,
          scheme: [NOT_DIGESTED],
          modelAnswer: 'Fibre is not digested, so its molecules are too large to pass through the wall.',
          solution:
            'Only small soluble molecules are absorbed. Fibre, which humans cannot digest, leaves as faeces.',
        }),
      },
    }
  },
  verify: ({ colon, faeces, total }) => ({
    'a.i': total * (1 - (colon + faeces) / 360),
    'a.ii': faeces / 3.6,
  }),
})

const NAMES = ['epithelium', 'capillary', 'lacteal'] as const
const LETTERS = ['P', 'Q', 'R'] as const

const SUBSTANCES = [
  ['glucose', 'capillary'],
  ['amino acids', 'capillary'],
  ['fatty acids', 'lacteal'],
  ['glycerol', 'lacteal'],
] as const

supplement('villus-with-letters', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({ order: random.shuffle(NAMES), substances: random.sample(SUBSTANCES, 3) }),
  make: ({ order, substances }) => ({
    stem: [
      'The diagram shows a villus in section. Three parts are labelled **P**, **Q** and **R**.',
      'A villus from the small intestine is cut lengthwise. The letters **P** to **R** label three parts.',
      'A student draws a villus in section and labels three parts **P**, **Q** and **R**.',
    ],
    figure: villus.figure({
      name: 'human-nutrition/villus-with-p-to-r',
      labels: Object.fromEntries(order.map((part, at) => [part, LETTERS[at] ?? ''])),
    }),
    parts: {
      a: ask.match({
        prompt: 'Name the parts labelled P to R.',
        command: 'Identify',
        marks: 3,
        items: asItems(LETTERS),
        targets: asItems(['artery', 'capillary', 'epithelium', 'lacteal', 'muscle']),
        answer: Object.fromEntries(order.map((part, at) => [LETTERS[at] ?? '', part])),
        scheme: order.map((part, at) => `${LETTERS[at]}: ${part}`),
        solution: `${order.map((part, at) => `${LETTERS[at]} is the ${part}`).join('; ')}. The lacteal is the wide tube in the middle.`,
      }),
      b: ask.match({
        prompt: 'Match each substance with the vessel that takes it up.',
        marks: 2,
        items: asItems(substances.map(([name]) => name)),
        targets: asItems(['capillary', 'lacteal']),
        answer: Object.fromEntries(substances),
        scheme: matchScheme(3, 2),
        solution: 'Capillaries take up glucose and amino acids; lacteals take up fatty acids and glycerol.',
      }),
      c: ask.written({
        prompt: 'Describe **three** ways in which the structure of a villus is adapted for absorption.',
        marks: 3,
        lines: 5,
        scheme: ADAPTED,
        modelAnswer:
          'Microvilli give a larger surface area. The epithelium is one cell thick, so the distance is short. Capillaries carry nutrients away, which keeps a concentration gradient.',
        solution:
          'Name a feature and say what it does for absorption: microvilli, thin epithelium, capillaries, lacteal.',
      }),
    },
  }),
})

supplement('glucose-and-flat-villi', {
  facts: { difficulty: 5, checked: '2026-11-27' },
  values: random => ({
    healthy: random.pick([20, 24, 30]),
    patient: random.pick([4, 5, 6, 8]),
    at: random.pick([0.5, 1, 1.5]),
    name: random.pick(['A woman', 'A man', 'A student']),
  }),
  make: ({ healthy, patient, at, name }) => {
    const left = 60 - healthy * at
    return {
      stem: [
        `${name} with coeliac disease (P) has flat villi. The graph shows how much of 60 g of glucose has not yet been absorbed along the small intestine of this person and of a healthy person (H).`,
        `In coeliac disease the villi are flat. ${name} with this disease (P) and a healthy person (H) each take in 60 g of glucose. The graph shows how much is not yet absorbed along the small intestine.`,
        `The graph compares a healthy person (H) with a person whose villi are flat because of coeliac disease (P). It shows how much of 60 g of glucose has not yet been absorbed along the small intestine.`,
      ],
      figure: alongTheGut('glucose-not-yet-absorbed', healthy, patient),
      parts: {
        a: ask.number({
          prompt: `Calculate the percentage of the glucose that H has absorbed after ${quantity(at, 'm')}.`,
          answer: ((60 - left) / 60) * 100,
          unit: '%',
          tolerance: 1.7,
          scheme: [`C1 (60 − ${plain(left)}) ÷ 60 × 100`, `A1 ${figures(((60 - left) / 60) * 100, 2)}%`],
          solution: `The graph shows ${plain(left)} g left, so ${plain(60 - left)} g has been absorbed: ${plain(60 - left)} ÷ 60 × 100 = ${figures(((60 - left) / 60) * 100, 2)}%.`,
        }),
        b: ask.number({
          prompt: 'Calculate the mass of glucose that P absorbs in each metre of the small intestine.',
          answer: patient,
          unit: 'g',
          sigFigs: 1,
          tolerance: 0.3,
          scheme: [`C1 (60 − ${60 - 6 * patient}) ÷ 6`, `A1 ${quantity(patient, 'g')}`],
          solution: `Over 6 m the mass falls from 60 g to ${60 - 6 * patient} g: ${6 * patient} ÷ 6 = ${quantity(patient, 'g')} per metre.`,
        }),
        c: ask.written({
          prompt: 'Explain the difference between the two lines.',
          objective: 'AO2',
          scheme: FLAT,
          modelAnswer:
            'Flat villi have a smaller surface area, so less glucose is absorbed in each metre of the small intestine of P.',
          solution:
            'Villi enlarge the surface. Without them the surface area is smaller and absorption is slower.',
        }),
        d: ask.written({
          prompt: 'Suggest why person P is often tired.',
          objective: 'AO2',
          scheme: NO_ENERGY,
          modelAnswer:
            'Less glucose gets into the blood, so the cells respire less and less energy is released.',
          solution: 'Glucose that is not absorbed cannot be used in respiration, which releases energy.',
        }),
      },
    }
  },
  verify: ({ healthy, patient, at }) => ({ a: (healthy * at) / 0.6, b: (60 - (60 - 6 * patient)) / 6 }),
})
