import { sealedGlobe } from '@/content/figures/igcse/biology/organisms-and-their-environment'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { DARK, EATEN, HEAT_IS_NO_USE, LIGHT_BUT_NO_IONS } from './points'

const { core, templates } = questionsOf('structured', '19.1', { calculator: 'needed' })

export { templates }

const FORMS = ['light', 'chemical', 'heat', 'kinetic']

const TRANSFERS = [
  {
    id: 'algae',
    what: 'algae photosynthesise',
    before: 'light',
    after: 'chemical',
    why: 'Photosynthesis changes light energy to chemical energy in glucose.',
  },
  {
    id: 'shrimps',
    what: 'shrimps eat algae and grow',
    before: 'chemical',
    after: 'chemical',
    why: 'Food holds chemical energy, and so do the new tissues of a shrimp.',
  },
  {
    id: 'bacteria',
    what: 'bacteria respire, and the water is warmed',
    before: 'chemical',
    after: 'heat',
    why: 'Respiration releases chemical energy, and it warms the water as heat.',
  },
] as const

core('a-sealed-globe', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(TRANSFERS),
    before: random.pick(['algae', 'bacteria'] as const),
    place: random.pick(['on a windowsill', 'on a desk beside a window', 'in a bright classroom']),
    years: random.int(2, 6),
  }),
  make: ({ order, before, place, years }) => ({
    stem: [
      `A globe of glass holds water, algae, shrimps and bacteria. It is sealed, so that nothing can be put in or taken out. It has stood ${place} for ${years} years, and its organisms are alive.`,
      `The figure shows a sealed globe of glass with algae, shrimps and bacteria in water. Nothing has been added for ${years} years. The globe stands ${place}.`,
      `Algae, shrimps and bacteria have lived in a sealed globe of glass for ${years} years. No substance can enter or leave it. The globe stands ${place}.`,
    ],
    figure: sealedGlobe(),
    parts: {
      a: words({
        subject: 'igcse/biology',
        mode: 'words',
        prompt: 'State the source of the energy that enters the globe.',
        answers: [
          { text: 'Sun', accept: ['the Sun', 'sunlight', 'light from the Sun', 'light', 'solar energy'] },
        ],
        reject: [
          { text: 'algae', why: 'Algae only change the light energy that enters.' },
          { text: 'photosynthesis', why: 'Photosynthesis is what algae do with the light energy.' },
        ],
        ignore: ['window', 'energy'],
        solution:
          'The Sun is the main source of energy for biological systems. Its light passes through the glass.',
      }),
      b: ask.table({
        prompt: 'Complete the table to show the form of the energy before and after each event.',
        head: ['event', 'form of energy before', 'form of energy after'],
        rows: order.map(each => [
          { text: each.what },
          each.id === before
            ? { text: each.before }
            : {
                blank: `before: ${each.id}`,
                answer: each.before,
                mode: 'pick' as const,
                choices: FORMS,
                marks: each.id === 'shrimps' ? (0 as const) : (1 as const),
              },
          {
            blank: `after: ${each.id}`,
            answer: each.after,
            mode: 'pick' as const,
            choices: FORMS,
            marks: 1 as const,
          },
        ]),
        marks: 4,
        scheme: order.flatMap(each => [
          ...(each.id === before || each.id === 'shrimps' ? [] : [`${each.what}, before: ${each.before}`]),
          `${each.what}, after: ${each.after}`,
        ]),
        solution: order.map(({ why }) => why).join(' '),
      }),
      c: ask.written({
        lead: 'The globe is put into a dark cupboard. After some weeks all the shrimps are dead.',
        prompt: 'Explain why the shrimps die.',
        objective: 'AO2',
        scheme: DARK,
        modelAnswer: 'Without light the algae cannot photosynthesise. So there is no food for the shrimps.',
        solution:
          'Light is the only energy that enters the globe. Without it no chemical energy is stored by the algae, and no oxygen is released, so the shrimps have neither food nor oxygen.',
      }),
      d: ask.written({
        prompt: 'Explain why the globe must always be given light but no mineral ions have to be added.',
        objective: 'AO2',
        scheme: LIGHT_BUT_NO_IONS,
        modelAnswer:
          'Energy is not recycled: it leaves the globe as heat. The mineral ions are recycled, because the bacteria break down dead and waste matter.',
        solution:
          'Energy flows through the globe in one direction: in as light, out as heat. Nutrients cannot leave. Bacteria, the decomposers, return them to the water, and the algae take them up again.',
      }),
    },
  }),
})

core('light-on-a-crop', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const reflected = random.pick([15, 20, 25])
    const through = random.pick([6, 8, 10])
    const used = random.pick([4, 6, 8])
    return {
      reflected,
      through,
      used,
      warms: 100 - reflected - through - used,
      total: random.step(8000, 20000, 1000),
      respired: random.pick([30, 40, 45]),
      crop: random.pick(['maize', 'rice', 'wheat', 'soya']),
    }
  },
  make: ({ reflected, through, used, warms, total, respired, crop }) => {
    const stored = (total * used) / 100
    const left = (stored * (100 - respired)) / 100
    return {
      stem: [
        `The figure shows what happens to the light energy that falls on the leaves of a ${crop} crop.`,
        `Light falls on a field of ${crop}. The figure shows what happens to the light energy that reaches the leaves.`,
        `A scientist finds out what happens to the light energy that reaches the leaves of ${crop} plants. The figure shows the results.`,
      ],
      figure: chartFigure(
        {
          name: `organisms-and-their-environment/light-on-a-crop-${reflected}-${through}-${used}`,
          title: 'Light energy that reaches the leaves of a crop',
        },
        barChart({
          categories: ['reflected', 'passes\nthrough', 'warms\nthe leaf', 'photo-\nsynthesis'],
          values: [reflected, through, warms, used],
          yLabel: 'percentage of the light energy',
          yEvery: 10,
          yMax: 80,
          height: 190,
        }),
      ),
      parts: {
        'a.i': ask.number({
          prompt: 'State the percentage of the light energy that is reflected.',
          objective: 'AO2',
          answer: reflected,
          unit: '%',
          tolerance: 2,
          scheme: [`A1 ${reflected}% (± 2)`],
          solution: `The top of the first bar is at ${reflected}%.`,
        }),
        'a.ii': ask.number({
          lead: `In one day, ${quantity(total, 'kJ')} of light energy reaches the leaves on one square metre of the field. Of this energy, ${used}% is used in photosynthesis.`,
          prompt: 'Calculate the energy that is changed to chemical energy.',
          answer: stored,
          unit: 'kJ',
          scheme: [`C1 ${plain(total)} × ${used} ÷ 100`, `A1 ${quantity(stored, 'kJ')}`],
          solution: `${used}% of ${quantity(total, 'kJ')} is ${plain(total)} × ${used} ÷ 100 = ${quantity(stored, 'kJ')}.`,
        }),
        b: ask.number({
          lead: `The plants use ${respired}% of this chemical energy in their own respiration.`,
          prompt: 'Calculate the chemical energy that stays in the crop.',
          answer: left,
          unit: 'kJ',
          scheme: [`C1 ${plain(stored)} × ${100 - respired} ÷ 100`, `A1 ${quantity(left, 'kJ')}`],
          follow: { from: 'a.ii', formula: `x*${(100 - respired) / 100}` },
          solution: `If ${respired}% is respired, ${100 - respired}% stays: ${plain(stored)} × ${100 - respired} ÷ 100 = ${quantity(left, 'kJ')}.`,
        }),
        c: ask.written({
          lead: 'An insect eats some of the leaves.',
          prompt:
            'Describe what happens to the chemical energy in these leaves, until it leaves the body of the insect.',
          scheme: EATEN,
          modelAnswer:
            'The chemical energy passes to the insect by feeding. Respiration in its cells releases the energy for movement. It is transferred to the environment as heat.',
          solution:
            'Feeding passes chemical energy on. Respiration releases it, and the energy leaves the body as heat. (A part leaves in waste, still as chemical energy.)',
        }),
        d: ask.written({
          prompt: 'The plants cannot use the energy that warms their leaves to make food. Suggest why.',
          command: 'Suggest',
          objective: 'AO2',
          scheme: [HEAT_IS_NO_USE],
          lines: 2,
          modelAnswer: 'It is heat, and photosynthesis can use only light energy.',
          solution: 'Chlorophyll absorbs light. Nothing in a plant changes heat to chemical energy.',
        }),
      },
    }
  },
  verify: ({ through, warms, used, total, respired }) => {
    const stored = total - (total * (100 - used)) / 100
    return { 'a.i': 100 - through - warms - used, 'a.ii': stored, b: stored - (stored * respired) / 100 }
  },
})
