import {
  CARBON_ENDS,
  type CarbonFlow,
  carbonMarked,
  type NitrogenFlow,
  nitrogenMarked,
} from '@/content/figures/igcse/biology/organisms-and-their-environment-2'
import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { matchScheme } from '@/lib/exams/rising-scheme'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { BACK_TO_THE_AIR, BY_DAY, BY_NIGHT, DRAINED, FUEL_AND_WOOD, MOUSE_TO_WHEAT } from './points'

const { core, supplement, templates } = questionsOf('structured', '19.3', { calculator: 'needed' })

export { templates }

const LETTERS = ['P', 'Q', 'R', 'S'] as const

const CARBON_NAMES = {
  photosynthesis: 'photosynthesis',
  animalRespiration: 'respiration of animals',
  combustion: 'combustion',
  decomposition: 'decomposition',
  feeding: 'feeding',
  fossilisation: 'formation of fossil fuels',
} as const

const CARBON_KEYS = [
  'photosynthesis',
  'animalRespiration',
  'combustion',
  'decomposition',
  'feeding',
  'fossilisation',
] as const

core('carbon-of-an-island', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    four: random.sample(CARBON_KEYS, 4),
    area: random.step(20, 80, 10),
    carbon: random.step(120, 200, 10),
    percent: random.pick([30, 40, 60, 70]),
  }),
  make: ({ four, area, carbon, percent }) => {
    const released = (area * carbon * percent) / 100
    return {
      stem: [
        'The figure shows the carbon cycle of an island. Four arrows are labelled **P** to **S**.',
        'Scientists study how carbon passes through an island with forests and a coal mine. In the figure, four arrows are labelled **P** to **S**.',
        'A student draws the carbon cycle of an island. The letters **P** to **S** stand for four processes.',
      ],
      figure: carbonMarked(
        Object.fromEntries(four.map((key, at) => [key, LETTERS[at] ?? ''])) as Partial<
          Record<CarbonFlow, string>
        >,
      ),
      parts: {
        a: ask.match({
          prompt: 'Identify the processes P to S.',
          marks: 2,
          items: asItems(LETTERS),
          targets: CARBON_KEYS.map(key => ({ id: key, text: CARBON_NAMES[key] })),
          answer: Object.fromEntries(four.map((key, at) => [LETTERS[at] ?? '', key])),
          scheme: matchScheme(4, 2),
          solution: four
            .map((key, at) => `${LETTERS[at]} leads ${CARBON_ENDS[key]}: ${CARBON_NAMES[key]}.`)
            .join(' '),
        }),
        b: ask.written({
          prompt: 'Describe how the carbon in dead leaves on the ground returns to the air.',
          scheme: BACK_TO_THE_AIR,
          modelAnswer: 'Decomposers break down the leaves. They respire, and carbon dioxide is released.',
          solution:
            'Bacteria and fungi feed on dead leaves. Their respiration releases the carbon as carbon dioxide.',
        }),
        c: ask.number({
          lead: `The forest of the island has an area of ${quantity(area, 'hectares')}. Its wood holds ${quantity(carbon, 't')} of carbon per hectare. A fire burns ${percent}% of the wood.`,
          prompt: 'Calculate the mass of carbon that is released into the air.',
          answer: released,
          unit: 't',
          scheme: [`C1 ${area} × ${carbon} × ${percent} ÷ 100`, `A1 ${quantity(released, 't')}`],
          solution: `The whole forest holds ${area} × ${carbon} = ${quantity(area * carbon, 't')}. ${percent}% of it is ${quantity(released, 't')}.`,
        }),
        d: ask.written({
          lead: 'People of the island burn coal and wood. For each tree that they cut down they plant a new one.',
          prompt:
            'Explain why, over many years, burning the coal increases the carbon dioxide in the air more than burning the wood.',
          objective: 'AO2',
          scheme: FUEL_AND_WOOD,
          modelAnswer:
            'The new trees take in carbon dioxide by photosynthesis. The carbon in coal was in the ground for millions of years, so burning it adds carbon to the air.',
          solution:
            'Wood gives back carbon that trees took from the air a short time ago, and new trees take it in again. The carbon of coal was out of the cycle for millions of years.',
        }),
      },
    }
  },
  verify: ({ area, carbon, percent }) => {
    let mass = 0
    for (let hectare = 0; hectare < area; hectare += 1) mass += carbon * (percent / 100)
    return { c: mass }
  },
})

const FORESTS = ['a forest', 'a wood of oak trees', 'a plantation of pine trees', 'a rainforest'] as const

core('carbon-dioxide-through-the-day', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const high = random.step(410, 440, 10)
    const rate = random.pick([5, 7.5, 10])
    return { high, rate, low: high - rate * 8, place: random.pick(FORESTS) }
  },
  make: ({ high, rate, low, place }) => {
    const chart = graph({
      x: {
        label: 'time of day / h',
        max: 24,
        ticks: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24],
        grid: true,
      },
      y: {
        label: 'carbon dioxide / parts per million',
        min: 320,
        max: 450,
        ticks: [320, 340, 360, 380, 400, 420, 440],
        grid: true,
        parts: 2,
      },
    })
    const middle = (high + low) / 2
    return {
      stem: [
        `The figure shows the concentration of carbon dioxide among the trees of ${place} on one summer day.`,
        `Scientists measure the carbon dioxide in the air of ${place} for 24 hours in summer. The figure shows the results.`,
        `The carbon dioxide in the air between the trees of ${place} changes during a day in summer, as the figure shows.`,
      ],
      figure: figure(
        {
          name: `organisms-and-their-environment-2/day-${high}-${low}`,
          title: 'Carbon dioxide in the air of a forest',
          description: `Carbon dioxide in parts per million against the time of day. The curve rises to its highest value, ${high}, at 6 h, falls to its lowest, ${low}, at 14 h, and rises again until 24 h.`,
          height: 246,
        },
        chart.axes,
        chart.curve([
          [0, middle + 8],
          [3, high - 9],
          [6, high],
          [8, high - rate * 1.6],
          [10, middle],
          [12, low + rate * 1.6],
          [14, low],
          [17, low + 5],
          [21, middle - 6],
          [24, middle + 8],
        ]),
      ),
      parts: {
        'a.i': ask.number({
          prompt: 'State the highest concentration of carbon dioxide.',
          objective: 'AO2',
          answer: high,
          unit: 'parts per million',
          tolerance: 3,
          sigFigs: 3,
          scheme: [`A1 ${high} parts per million (± 3)`],
          solution: `The curve is highest at 6 h, at ${high} parts per million.`,
        }),
        'a.ii': ask.number({
          lead: `At 14 h the concentration is ${low} parts per million.`,
          prompt: 'Calculate the mean decrease in each hour from 6 h to 14 h.',
          answer: rate,
          unit: 'parts per million',
          tolerance: 0.4,
          follow: { from: 'a.i', formula: `(x-${low})/8` },
          scheme: [`C1 (${high} − ${low}) ÷ 8`, `A1 ${plain(rate)} parts per million`],
          solution: `The decrease is ${high} − ${low} = ${high - low} in 8 hours: ${high - low} ÷ 8 = ${plain(rate)} in each hour.`,
        }),
        b: ask.written({
          prompt: 'Explain why the concentration decreases between 6 h and 14 h.',
          objective: 'AO2',
          scheme: BY_DAY,
          modelAnswer:
            'In the light, plants take in carbon dioxide by photosynthesis. Photosynthesis is faster than respiration.',
          solution:
            'Organisms respire all the time. By day photosynthesis removes more carbon dioxide than respiration releases.',
        }),
        c: ask.written({
          prompt: 'Explain why the concentration increases at night.',
          objective: 'AO2',
          scheme: BY_NIGHT,
          modelAnswer: 'There is no photosynthesis in the dark. All organisms go on respiring.',
          solution: 'Without light nothing removes carbon dioxide, but respiration goes on in all organisms.',
        }),
        d: words({
          subject: 'igcse/biology',
          lead: 'Dead leaves lie on the ground.',
          prompt: 'State the name of the process by which microorganisms break down these leaves.',
          answers: [{ text: 'decomposition', accept: ['decay', 'decomposing', 'rotting'] }],
          reject: [
            {
              text: 'respiration',
              why: 'Respiration releases energy in cells; the breakdown of dead leaves has another name.',
            },
            { text: 'combustion', why: 'Nothing burns here.' },
            { text: 'digestion', why: 'The name for the breakdown of dead organisms is asked.' },
          ],
          solution: 'Decomposers break down dead organisms: decomposition.',
        }),
      },
    }
  },
  verify: ({ high, low }) => ({ 'a.i': high, 'a.ii': high / 8 - low / 8 }),
})

const NITROGEN_NAMES: Partial<Record<NitrogenFlow, string>> = {
  fixation: 'nitrogen fixation',
  denitrification: 'denitrification',
  nitrification: 'nitrification',
  decay: 'decomposition',
  uptake: 'absorption',
}
const NITROGEN_KEYS = ['fixation', 'denitrification', 'nitrification', 'decay', 'uptake'] as const
const FORMS = ['nitrogen gas', 'ammonium ions', 'nitrate ions', 'amino acids']

const CHANGES = [
  { id: 'denitrification', from: 'nitrate ions', to: 'nitrogen gas' },
  { id: 'nitrification', from: 'ammonium ions', to: 'nitrate ions' },
  { id: 'nitrogen fixation', from: 'nitrogen gas', to: 'ammonium ions' },
] as const

supplement('dead-mouse-to-wheat', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    four: random.sample(NITROGEN_KEYS, 4),
    order: random.shuffle(CHANGES),
    ends: CHANGES.map(() => random.chance(0.5)),
    animal: random.pick(['mouse', 'rat', 'mole', 'sparrow']),
  }),
  make: ({ four, order, ends, animal }) => ({
    stem: [
      'The figure shows the nitrogen cycle. Four arrows are labelled **P** to **S**.',
      'A student draws the nitrogen cycle of a farm. The letters **P** to **S** stand for four processes.',
      'In this figure of the nitrogen cycle, four processes are labelled **P**, **Q**, **R** and **S**.',
    ],
    figure: nitrogenMarked(Object.fromEntries(four.map((key, at) => [key, LETTERS[at] ?? '']))),
    parts: {
      a: ask.match({
        prompt: 'Identify the processes P to S.',
        marks: 2,
        items: asItems(LETTERS),
        targets: NITROGEN_KEYS.map(key => ({ id: key, text: NITROGEN_NAMES[key] ?? '' })),
        answer: Object.fromEntries(four.map((key, at) => [LETTERS[at] ?? '', key])),
        scheme: matchScheme(4, 2),
        solution: four.map((key, at) => `${LETTERS[at]} is ${NITROGEN_NAMES[key]}.`).join(' '),
      }),
      b: ask.table({
        prompt: 'Complete the table about three processes that bacteria carry out.',
        head: ['process', 'from', 'to'],
        rows: order.map((change, at) => {
          const cell = (end: 'from' | 'to') => ({
            blank: `${change.id}: ${end}`,
            answer: change[end],
            mode: 'pick' as const,
            choices: FORMS,
            marks: 1 as const,
          })
          return [
            { text: change.id },
            ends[at] ? { text: change.from } : cell('from'),
            ends[at] ? cell('to') : { text: change.to },
          ]
        }),
        marks: 3,
        scheme: order.map(
          (change, at) => `${change.id}, ${ends[at] ? `to ${change.to}` : `from ${change.from}`}`,
        ),
        solution:
          'Nitrogen fixation: nitrogen gas to ammonium ions. Nitrification: ammonium ions to nitrate ions. Denitrification: nitrate ions to nitrogen gas.',
      }),
      c: ask.written({
        lead: `A dead ${animal} lies in the soil of a field of wheat.`,
        prompt: `Describe how the nitrogen in the protein of the ${animal} becomes part of the protein of the wheat.`,
        scheme: MOUSE_TO_WHEAT,
        modelAnswer:
          'Decomposers break down the protein to ammonium ions. Nitrifying bacteria convert them to nitrate ions. The roots absorb nitrate ions. The wheat makes amino acids and then proteins.',
        solution:
          'Protein → ammonium ions (decomposition) → nitrate ions (nitrification) → absorbed by roots → amino acids → protein.',
      }),
      d: ask.written({
        lead: 'Denitrifying bacteria are active where there is little oxygen. The field was full of water and is now drained, so that air enters the soil.',
        prompt: 'Suggest why the nitrate ions in the soil increase.',
        objective: 'AO2',
        scheme: DRAINED,
        modelAnswer:
          'With more air there is less denitrification, so fewer nitrate ions are converted to nitrogen gas.',
        solution:
          'Oxygen slows down denitrifying bacteria, which convert nitrate ions to nitrogen gas. So more nitrate ions stay.',
      }),
    },
  }),
})
