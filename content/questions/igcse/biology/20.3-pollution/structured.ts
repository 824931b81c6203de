import {
  CARBON_DIOXIDE,
  carbonDioxideGraph,
  lakeGraph,
  sewageGraph,
} from '@/content/figures/igcse/biology/human-influences-on-ecosystems-2'
import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { GREENHOUSE, LAKE_OXYGEN, NO_FISH, PLASTICS, SEWAGE_OXYGEN, SHADED } from './points'

const { core, supplement, templates } = questionsOf('structured', '20.3', { calculator: 'needed' })

export { templates }

core('a-river-below-a-town', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    high: random.pick([8, 9, 10]),
    low: random.step(1, 3, 0.5),
    town: random.pick(['a town', 'a large village', 'a holiday camp']),
    thing: random.pick(['bottles', 'bags', 'fishing nets']),
  }),
  make: ({ high, low, town, thing }) => {
    const percent = ((high - low) / high) * 100
    const shown = plain(Number(percent.toFixed(0)))
    return {
      stem: [
        `Untreated sewage from ${town} flows into a river. The figure shows the oxygen dissolved in the water along the river.`,
        `A pipe leads untreated sewage from ${town} into a river. Dissolved oxygen was measured along the river, as the figure shows.`,
        `The figure shows the dissolved oxygen of a river into which ${town} lets its untreated sewage.`,
      ],
      figure: sewageGraph(high, low, `town-${high}-${low}`),
      parts: {
        'a.i': ask.number({
          prompt: 'State the lowest concentration of dissolved oxygen.',
          objective: 'AO2',
          answer: low,
          unit: 'mg/dm^3',
          sigFigs: 1,
          tolerance: 0.25,
          scheme: [`A1 ${low} mg/dm^{3} (± 0.25)`],
          solution: `The curve is lowest at 6 km, at ${low} mg/dm^{3}.`,
        }),
        'a.ii': ask.number({
          lead: `Above the pipe the concentration is ${quantity(high, 'mg/dm^3')}.`,
          prompt: 'Calculate the percentage decrease from there to the lowest concentration.',
          answer: percent,
          unit: '%',
          tolerance: 3.5,
          follow: { from: 'a.i', formula: `(${high}-x)/${high}*100` },
          scheme: [`C1 (${high} − ${low}) ÷ ${high} × 100`, `A1 ${shown}%`],
          solution: `(${high} − ${low}) ÷ ${high} × 100 = ${shown}%.`,
        }),
        b: ask.written({
          prompt: 'Explain why the concentration of oxygen falls below the pipe.',
          scheme: SEWAGE_OXYGEN,
          lines: 4,
          modelAnswer:
            'Bacteria feed on the sewage and multiply. They respire aerobically. This uses up oxygen.',
          solution:
            'Sewage is food for bacteria. More bacteria respire more, and take oxygen out of the water.',
        }),
        c: ask.written({
          prompt: 'Explain why fish die at 6 km.',
          scheme: NO_FISH,
          lines: 3,
          modelAnswer:
            'There is too little oxygen. They cannot respire enough to release the energy they need.',
          solution: 'Fish need dissolved oxygen for aerobic respiration.',
        }),
        d: ask.written({
          lead: `People also throw plastic ${thing} into the river.`,
          prompt: `State **two** ways in which plastic ${thing} harm the ecosystem of the river.`,
          marks: 2,
          scheme: PLASTICS,
          lines: 3,
          modelAnswer:
            'Animals are trapped, or swallow pieces and choke. Plastic is not broken down, so it stays for hundreds of years.',
          solution:
            'Animals swallow plastic or are trapped in it. It is not broken down, and it can release toxins.',
        }),
      },
    }
  },
  verify: ({ high, low }) => ({ 'a.i': low, 'a.ii': 100 - (100 * low) / high }),
})

const STAGES = [
  'The concentration of nitrate ions in the water increases.',
  'Algae and other producers grow faster.',
  'Producers die.',
  'Decomposers break down the dead producers.',
  'Aerobic respiration of decomposers increases.',
  'The concentration of dissolved oxygen falls.',
] as const

supplement('fertiliser-in-a-lake', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    heights: {
      algae: random.step(56, 68, 4),
      bacteria: random.step(60, 72, 4),
      oxygen: random.pick([80, 84, 88]),
    },
    area: random.step(20, 60, 10),
    mass: random.pick([120, 150, 180]),
    percent: random.pick([10, 15, 20]),
    water: random.pick(['a lake', 'a pond', 'a reservoir']),
  }),
  make: ({ heights, area, mass, percent, water }) => {
    const washed = (area * mass * percent) / 100
    return {
      stem: [
        `A farmer spreads fertiliser on fields beside ${water}. After heavy rain some of it enters the water. The figure shows what follows.`,
        `Rain washes fertiliser from fields into ${water}. The figure shows the algae, the decomposing bacteria and the dissolved oxygen in the water.`,
        `Too much fertiliser was used on the fields around ${water}. Rain washes it into the water, and the figure shows the changes.`,
      ],
      figure: lakeGraph(
        heights,
        { algae: 'algae', bacteria: 'bacteria', oxygen: 'oxygen' },
        {
          name: `fields-${heights.algae}-${heights.bacteria}-${heights.oxygen}`,
          description: `Amount in arbitrary units against time from 0 to 30 days. Algae rise to a peak of ${heights.algae} at 9 days and fall. Bacteria, dashed, stay low at first and have a peak of ${heights.bacteria} at 18 days. Oxygen is at ${heights.oxygen} at first and falls to its lowest value at 20 days.`,
        },
      ),
      parts: {
        a: ask.number({
          lead: `The fields have an area of ${quantity(area, 'hectares')}. The farmer spreads ${quantity(mass, 'kg')} of fertiliser on each hectare, and ${percent}% of it is washed into the water.`,
          prompt: 'Calculate the mass of fertiliser that enters the water.',
          answer: washed,
          unit: 'kg',
          scheme: [`C1 ${area} × ${mass} × ${percent} ÷ 100`, `A1 ${quantity(washed, 'kg')}`],
          solution: `All fields together: ${area} × ${mass} = ${quantity(area * mass, 'kg')}. ${percent}% of it is ${quantity(washed, 'kg')}.`,
        }),
        b: ask.order({
          prompt: 'Put the steps of eutrophication into the correct order.',
          command: 'Identify',
          marks: 3,
          items: asItems(STAGES),
          answer: [...STAGES],
          scheme: sequenceScheme(STAGES.length, 3),
          solution: STAGES.join(' '),
        }),
        c: ask.written({
          prompt: 'Use the figure to explain why the oxygen falls between day 10 and day 20.',
          command: 'Explain',
          objective: 'AO2',
          scheme: LAKE_OXYGEN,
          lines: 4,
          modelAnswer:
            'The algae die. Decomposers break down the dead algae and multiply. Their aerobic respiration uses up oxygen.',
          solution:
            'From day 9 the algae decrease. The bacteria have more food, increase, and respire aerobically.',
        }),
        d: ask.written({
          lead: 'At day 10 a layer of algae covers the water. Plants that grow on the bottom begin to die.',
          prompt: 'Explain why these plants die.',
          scheme: SHADED,
          modelAnswer: 'The algae block the light. The plants cannot photosynthesise.',
          solution:
            'Less light passes through the layer of algae, and without light there is no photosynthesis.',
        }),
      },
    }
  },
  verify: ({ area, mass, percent }) => {
    let washed = 0
    for (let hectare = 0; hectare < area; hectare += 1) washed += mass * (percent / 100)
    return { a: washed }
  },
})

const SOURCES = [
  { source: 'digestion of cattle', gas: 'methane' },
  { source: 'rice fields', gas: 'methane' },
  { source: 'landfill', gas: 'methane' },
  { source: 'combustion of petrol', gas: 'carbon dioxide' },
  { source: 'combustion of coal', gas: 'carbon dioxide' },
  { source: 'clearing a forest by fire', gas: 'carbon dioxide' },
] as const

core('gases-and-climate', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const [first, last] = [random.int(0, 3), random.int(4, 6)]
    const sources = random.sample(SOURCES, 4)
    const methane = sources.filter(({ gas }) => gas === 'methane').length
    return methane === 2 ? { first, last, sources } : null
  },
  make: ({ first, last, sources }) => {
    const [from, low] = CARBON_DIOXIDE[first] ?? [0, 0]
    const [to, high] = CARBON_DIOXIDE[last] ?? [0, 0]
    const percent = ((high - low) / low) * 100
    const shown = plain(Number(percent.toFixed(1)))
    return {
      stem: [
        'The figure shows the carbon dioxide in the air over the island of Hawaii.',
        'Carbon dioxide in the air has been measured on Hawaii for many years. The figure shows results of every tenth year.',
        'The figure shows how carbon dioxide in the air has changed since 1960.',
      ],
      figure: carbonDioxideGraph('carbon-dioxide-of-hawaii'),
      parts: {
        'a.i': ask.number({
          prompt: `State the concentration of carbon dioxide in ${to}.`,
          objective: 'AO2',
          answer: high,
          unit: 'parts per million',
          sigFigs: 3,
          tolerance: 2,
          scheme: [`A1 ${high} parts per million (± 2)`],
          solution: `One small square is 2 parts per million. The point of ${to} is at ${high}.`,
        }),
        'a.ii': ask.number({
          lead: `In ${from} it was ${low} parts per million.`,
          prompt: `Calculate the percentage increase from ${from} to ${to}.`,
          answer: percent,
          unit: '%',
          tolerance: 0.8,
          follow: { from: 'a.i', formula: `(x-${low})/${low}*100` },
          scheme: [`C1 (${high} − ${low}) ÷ ${low} × 100`, `A1 ${shown}%`],
          solution: `(${high} − ${low}) ÷ ${low} × 100 = ${shown}%.`,
        }),
        b: ask.table({
          prompt:
            'Complete the table: name the gas that each source mainly adds to the enhanced greenhouse effect.',
          command: 'Complete',
          head: ['source', 'gas'],
          rows: sources.map(({ source, gas }) => [
            { text: source },
            {
              blank: source,
              answer: gas,
              mode: 'pick' as const,
              choices: ['carbon dioxide', 'methane', 'oxygen'],
              marks: 1 as const,
            },
          ]),
          marks: 4,
          scheme: sources.map(({ source, gas }) => `${source}: ${gas}`),
          solution:
            'Cattle, rice fields and landfill release methane. Burning fossil fuels or wood releases carbon dioxide.',
        }),
        c: ask.written({
          prompt: 'Explain how these gases make the Earth warmer.',
          scheme: GREENHOUSE,
          lines: 4,
          modelAnswer:
            'The gases absorb heat from the surface of the Earth. Less heat escapes to space. So the temperature of the Earth rises.',
          solution:
            'The surface gives off heat. The gases absorb it and send a part back, so less of it leaves the Earth.',
        }),
        d: words({
          subject: 'igcse/biology',
          prompt: 'State **two** effects of climate change.',
          asked: 2,
          answers: [
            {
              text: 'ice melts',
              accept: [
                'melting ice',
                'melting of ice',
                'melting ice caps',
                'glaciers melt',
                'melting glaciers',
                'polar ice melts',
                'polar ice caps melt',
                'ice caps melt',
                'melting polar ice',
                'melting of glaciers',
                'melting of the ice caps',
                'melting',
              ],
            },
            {
              text: 'sea level rises',
              accept: [
                'rising sea level',
                'rise in sea level',
                'higher sea level',
                'sea level rise',
                'sea levels rise',
                'rising sea levels',
                'flooding of coasts',
                'coastal flooding',
                'flooding',
                'floods',
                'more floods',
              ],
            },
            {
              text: 'extreme weather',
              accept: [
                'more storms',
                'storms',
                'droughts',
                'drought',
                'heat waves',
                'heatwaves',
                'hurricanes',
                'cyclones',
                'typhoons',
                'wildfires',
                'forest fires',
                'extreme weather events',
                'more extreme weather',
                'changes in weather',
                'changing weather patterns',
              ],
            },
            {
              text: 'loss of habitats',
              accept: [
                'habitat loss',
                'loss of habitat',
                'extinction',
                'species become extinct',
                'animals lose their habitat',
                'destruction of habitats',
                'habitats are destroyed',
                'loss of biodiversity',
                'less biodiversity',
                'bleaching of corals',
              ],
            },
          ],
          ignore: [
            'global warming',
            'higher temperature',
            'temperature rises',
            'warmer',
            'more carbon dioxide',
            'pollution',
          ],
          solution:
            'Ice melts, the sea level rises, extreme weather is more frequent, and habitats are lost.',
        }),
      },
    }
  },
  verify: ({ first, last }) => {
    const [low = 1, high = 0] = [first, last].map(at => CARBON_DIOXIDE[at]?.[1])
    return { 'a.i': high, 'a.ii': (high / low) * 100 - 100 }
  },
})
