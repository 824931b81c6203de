import {
  indicatorTubes,
  LEAF_REGIONS,
  type LeafRegion,
  PONDWEED,
  pondweed,
  type Tube,
  tellTubes,
  VARIEGATED,
  variegatedLeaf,
} from '@/content/figures/igcse/biology/plant-nutrition'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { figures, quantity } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import type { Spot } from '@/lib/exams/sketch'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import * as point from './points'

const { core, supplement, templates } = questionsOf('structured', '6.1', { calculator: 'needed' })

export { templates }

const subject = 'igcse/biology'

const TEST = [
  'put the leaf into boiling water',
  'put the leaf into hot ethanol',
  'rinse the leaf in warm water',
  'add iodine solution to the leaf',
] as const

const TESTED: readonly LeafRegion[] = ['green', 'white', 'green covered']

core('leaf-with-a-strip', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(TESTED),
    plant: random.pick(['geranium', 'coleus', 'hosta']),
    hours: random.int(6, 10),
    steps: random.shuffle(TEST),
  }),
  make: ({ order, plant, hours, steps }) => {
    const letters = order.map((region, at) => [region, 'PQR'.charAt(at)] as const)
    const letterOf = (wanted: LeafRegion) => letters.find(([region]) => region === wanted)?.[1] ?? ''
    const white = letterOf('white')
    return {
      stem: [
        `A ${plant} plant has leaves that are green in the middle and white at the edge. It is kept in the dark for two days. Then a strip of black paper is fixed to both sides of one leaf, as in the diagram, and the plant stands in bright light for ${hours} hours.`,
        `The diagram shows a leaf of a ${plant} plant, green in the middle and white at its edge, with black paper on both sides. The plant was in the dark for two days before. Now it is put into bright light for ${hours} hours.`,
        `A student keeps a ${plant} plant in the dark for two days. She covers part of a leaf on both sides with black paper, as the diagram shows. The leaf is green in the middle and white at its edge. She then leaves the plant in bright light for ${hours} hours.`,
      ],
      figure: figure(
        {
          name: 'plant-nutrition/leaf-with-paper',
          title: 'A variegated leaf with a strip of black paper',
          description: `${VARIEGATED} ${letters.map(([region, letter]) => `Letter ${letter} points to ${LEAF_REGIONS[region].seen}.`).join(' ')}`,
          height: 182,
        },
        variegatedLeaf(180, 86, Object.fromEntries(letters)),
      ),
      parts: {
        a: words({
          subject,
          prompt: 'State the names of the **two** raw materials of photosynthesis.',
          asked: 2,
          answers: [
            { text: 'carbon dioxide', accept: ['co2'] },
            { text: 'water', accept: ['h2o'] },
          ],
          reject: [
            { text: 'light', why: 'Light is a source of energy, not a material.' },
            { text: 'sunlight', why: 'Light is a source of energy, not a material.' },
            { text: 'chlorophyll', why: 'Chlorophyll is not used up, so it is no raw material.' },
            { text: 'oxygen', why: 'Oxygen is a product.' },
            { text: 'glucose', why: 'Glucose is a product.' },
          ],
          solution:
            'carbon dioxide + water → glucose + oxygen. What stands on the left are the raw materials.',
        }),
        b: ask.written({
          prompt: 'Explain why the plant was kept in the dark for two days.',
          scheme: [point.DESTARCHED],
          modelAnswer: 'In the dark it uses up the starch in its leaves, so any starch found later is new.',
          solution:
            'Starch is the sign of photosynthesis in this test. It means something only if the leaf had none at the start.',
        }),
        c: ask.order({
          lead: `After the ${hours} hours the paper is removed and the leaf is tested for starch.`,
          prompt: 'Put the steps of the test into the right order.',
          command: 'Give',
          marks: 2,
          items: steps.map(text => ({ id: text, text })),
          answer: [...TEST],
          scheme: sequenceScheme(4, 2),
          solution:
            'Boiling water kills the cells, ethanol takes out the chlorophyll, warm water softens the leaf, and then iodine solution is added.',
        }),
        d: ask.table({
          prompt: 'Give the colour of each part of the leaf at the end of the test.',
          command: 'Give',
          marks: 3,
          head: ['part', 'colour'],
          rows: letters.map(([region, letter]) => [
            { text: letter },
            {
              blank: `part-${letter.toLowerCase()}`,
              answer: region === 'green' ? 'blue-black' : 'orange-brown',
              mode: 'pick' as const,
              choices: ['blue-black', 'brick-red', 'green', 'orange-brown'],
              marks: 1 as const,
            },
          ]),
          scheme: letters.map(
            ([region, letter]) => `${letter}: ${region === 'green' ? 'blue-black' : 'orange-brown'}`,
          ),
          solution: `Only ${letterOf('green')} had light and chlorophyll, so only ${letterOf('green')} contains starch and turns blue-black. Iodine solution stays orange-brown on the others.`,
        }),
        e: ask.written({
          prompt: `Explain the result for part ${white}.`,
          scheme: [point.NO_CHLOROPHYLL, point.NO_STARCH_MADE],
          modelAnswer: 'This part has no chlorophyll, so it cannot photosynthesise and makes no starch.',
          solution: `${white} is white: it has no chlorophyll. It had light, but without chlorophyll there is no photosynthesis.`,
        }),
      },
    }
  },
})

const DISTANCES = [10, 20, 30, 40] as const

core('pondweed-and-lamp', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const first = random.step(44, 58, 2)
    const rates = [1, 0.6, 0.36, 0.22].map(part => Math.round(first * part))
    const asked = random.int(0, 2)
    const spread = random.shuffle([-2, 0, 2])
    return { rates, asked, spread, plant: random.pick(['pondweed', 'a water plant', 'an aquatic plant']) }
  },
  make: ({ rates, asked, spread, plant }) => {
    const mean = rates[asked] ?? 0
    const counts = spread.map(each => mean + each)
    const at = DISTANCES[asked] ?? 0
    return {
      stem: [
        `The diagram shows apparatus to study ${plant}. A student moves the lamp and counts the bubbles in one minute, three times at each distance.`,
        `A student uses the apparatus in the diagram with ${plant}. At four distances of the lamp he counts the bubbles for one minute, three times each.`,
        `Bubbles from ${plant} are counted with the lamp at four distances, in three trials of one minute each. The diagram shows the apparatus.`,
      ],
      figure: figure(
        {
          name: 'plant-nutrition/lamp-and-weed',
          title: 'Apparatus to study a water plant',
          description: `${PONDWEED} The distance from the lamp to the plant is marked.`,
          height: 252,
        },
        pondweed({ distance: 'distance' }),
      ),
      table: {
        head: ['distance of lamp / cm', 'mean number of bubbles in one minute'],
        rows: DISTANCES.map((distance, row) => [String(distance), row === asked ? '…' : String(rates[row])]),
      },
      parts: {
        a: words({
          subject,
          prompt: 'State the name of the gas that makes up most of each bubble.',
          answers: [{ text: 'oxygen', accept: ['o2'] }],
          reject: [
            { text: 'carbon dioxide', why: 'Carbon dioxide is taken in for photosynthesis.' },
            { text: 'hydrogen', why: 'Plants do not give off hydrogen.' },
          ],
          solution: 'Oxygen is a product of photosynthesis and leaves the plant as bubbles.',
        }),
        b: ask.number({
          lead: `At ${quantity(at, 'cm')} the three counts are ${counts[0]}, ${counts[1]} and ${counts[2]}.`,
          prompt: 'Calculate the mean number of bubbles.',
          answer: mean,
          unit: '',
          scheme: [`C1 (${counts.join(' + ')}) ÷ 3`, `A1 ${mean}`],
          solution: `Add the counts and divide by 3: ${3 * mean} ÷ 3 = ${mean}.`,
        }),
        c: plotPart({
          name: 'plant-nutrition/grid-for-bubbles',
          title: 'Grid for a graph of bubbles against distance',
          description:
            'Graph paper. The horizontal axis is the distance of the lamp from 0 to 50 centimetres, the vertical one the mean number of bubbles in one minute from 0 to 60.',
          prompt: 'Plot all four results on the grid.',
          objective: 'AO2',
          marks: 2,
          axes: {
            x: { label: 'distance of lamp / cm', min: 0, max: 50, large: 10, parts: 5 },
            y: { label: 'bubbles in one minute', min: 0, max: 60, large: 10, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: DISTANCES.map((distance, row): Spot => [distance, rates[row] ?? 0]),
              marks: 2,
            },
          ],
          scheme: ['two points right', 'all four points right'],
          solution: `The points are ${DISTANCES.map((distance, row) => `(${distance}, ${rates[row]})`).join(', ')}. Each large square is 10 units.`,
        }),
        'd.i': ask.written({
          prompt: 'Describe how the distance of the lamp affects the number of bubbles in one minute.',
          objective: 'AO2',
          scheme: [point.FURTHER_SLOWER],
          modelAnswer: 'The greater the distance of the lamp, the fewer bubbles there are in one minute.',
          solution: `From ${quantity(10, 'cm')} to ${quantity(40, 'cm')} the number falls from ${rates[0]} to ${rates[3]}. Say which way both quantities go.`,
        }),
        'd.ii': ask.written({
          prompt: 'Explain this result.',
          scheme: [point.LESS_LIGHT, point.LESS_OXYGEN],
          modelAnswer:
            'When the lamp is further away, less light reaches the plant. So photosynthesis is slower and less oxygen is made.',
          solution:
            'The distance stands for the light intensity. Light is the source of energy for photosynthesis, and the bubbles show its rate.',
        }),
        e: ask.written({
          lead: 'The lamp also warms the water when it is near.',
          prompt: 'Suggest **one** way to keep the temperature of the water the same at all distances.',
          scheme: [point.NO_HEAT],
          modelAnswer: 'Put a tank of water between the lamp and the beaker to absorb the heat.',
          solution:
            'Light must pass but heat must not: a tank of water, or a lamp that stays cool. A water-bath also keeps the temperature constant.',
        }),
      },
    }
  },
  verify: ({ rates, asked, spread }) => ({
    b: spread.reduce((sum, each) => sum + (rates[asked] ?? 0) + each, 0) / spread.length,
  }),
})

supplement('glasshouse-graph', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const low = random.step(16, 24, 4)
    const high = low + random.step(8, 20, 4)
    return {
      low,
      high,
      crop: random.pick(['tomato', 'cucumber', 'lettuce', 'pepper']),
      heat: random.int(45, 49),
      poor: random.pick(['0.03', '0.04']),
      rich: random.pick(['0.10', '0.12', '0.15']),
    }
  },
  make: ({ low, high, crop, heat, poor, rich }) => {
    const g = graph({
      x: { label: 'light intensity / arbitrary units', max: 50, ticks: [0, 10, 20, 30, 40, 50], grid: true },
      y: {
        label: 'rate of photosynthesis / arbitrary units',
        max: 50,
        ticks: [0, 10, 20, 30, 40, 50],
        grid: true,
        parts: 5,
      },
      height: 190,
    })
    // Both rise by 3.2 a unit of light at first; the cube makes them level well before B.
    const curve = (top: number) => (x: number) => {
      const part = x / (top / 3.2)
      return top * Math.tanh(part + 0.15 * part ** 3)
    }
    const percent = ((high - low) / low) * 100
    return {
      stem: [
        `The graph shows how light intensity affects the rate of photosynthesis of ${crop} plants at two concentrations of carbon dioxide. The temperature is 20 °C.`,
        `${crop.charAt(0).toUpperCase()}${crop.slice(1)} plants grow in a glasshouse at 20 °C. The graph shows their rate of photosynthesis at two concentrations of carbon dioxide.`,
        `A grower of ${crop} plants studies how light affects their rate of photosynthesis at two concentrations of carbon dioxide. The temperature is kept at 20 °C.`,
      ],
      figure: figure(
        {
          name: 'plant-nutrition/two-concentrations',
          title: 'Rate of photosynthesis against light intensity at two concentrations of carbon dioxide',
          description: `Two curves start together at the origin. With ${poor}% carbon dioxide the curve becomes level at a rate of ${low}, with ${rich}% at a rate of ${high}. Point A lies near the origin, where both curves rise. Point B lies on the level part of the lower curve, at a light intensity of 40.`,
          height: 274,
        },
        g.axes,
        g.plot(curve(low), 0, 50),
        g.plot(curve(high), 0, 50),
        g.label(49, low, `${poor}% CO_{2}`, { dy: 15, anchor: 'end' }),
        g.label(49, high, `${rich}% CO_{2}`, { dy: -6, anchor: 'end' }),
        g.points([
          [2, curve(high)(2)],
          [40, low],
        ]),
        g.label(2, curve(high)(2), 'A', { dx: 10, dy: 8, cls: 'b' }),
        g.label(40, low, 'B', { dx: -5, dy: -10, cls: 'b' }),
      ),
      parts: {
        a: ask.equation({
          prompt: 'State the balanced equation for photosynthesis.',
          command: 'State',
          answer: '6CO2 + 6H2O -> C6H12O6 + 6O2',
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: '$\\ce{6CO2 + 6H2O -> C6H12O6 + 6O2}$: three sixes, and 18 oxygen atoms on each side.',
        }),
        b: ask.number({
          prompt: `Calculate the percentage increase in the highest rate when the concentration of carbon dioxide is raised from ${poor}% to ${rich}%.`,
          answer: percent,
          unit: '%',
          scheme: [
            `C1 reads ${low} and ${high} from the graph`,
            `C1 (${high} − ${low}) ÷ ${low} × 100`,
            `A1 ${figures(percent, 3)}%`,
          ],
          solution: `The curves level off at ${low} and ${high}. The increase is ${high - low}: ${high - low} ÷ ${low} × 100 = ${figures(percent, 3)}%.`,
        }),
        c: words({
          subject,
          prompt: 'State the factor that limits the rate at A.',
          objective: 'AO2',
          answers: [
            {
              text: 'light intensity',
              accept: ['light', 'intensity of light', 'amount of light', 'brightness of light', 'sunlight'],
            },
          ],
          reject: [
            {
              text: 'carbon dioxide',
              why: 'At A the two curves lie together, so carbon dioxide does not limit.',
            },
            { text: 'temperature', why: 'At A more light gives a higher rate at the same temperature.' },
          ],
          solution: 'At A the curves rise: more light gives a higher rate, so light limits it.',
        }),
        d: ask.written({
          prompt: 'Explain why a higher light intensity does not increase the rate at B.',
          objective: 'AO2',
          scheme: [point.LIGHT_NOT_LIMITING, point.GAS_LIMITING],
          modelAnswer:
            'Light is no longer the limiting factor. Carbon dioxide limits the rate, because the rate is higher when there is more of it.',
          solution:
            'The curve is level at B, so light does not limit. The other curve has only more carbon dioxide and lies higher, so carbon dioxide limits.',
        }),
        e: ask.written({
          lead: `On a hot day the temperature in the glasshouse rises to ${heat} °C. Photosynthesis almost stops.`,
          prompt: 'Explain why.',
          objective: 'AO2',
          scheme: [point.ENZYMES, point.DENATURED],
          modelAnswer: 'At this temperature the enzymes of photosynthesis are denatured.',
          solution:
            'Photosynthesis is controlled by enzymes. Far above their optimum they are denatured: their active sites change shape.',
        }),
      },
    }
  },
  verify: ({ low, high }) => ({ b: (high / low) * 100 - 100 }),
})

const COLOURS: Readonly<Record<Tube, string>> = { light: 'purple', foil: 'yellow', empty: 'red' }

core('three-tubes-of-indicator', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    tubes: random.shuffle<Tube>(['light', 'foil', 'empty']),
    hours: random.int(4, 8),
    weed: random.pick(['pondweed', 'a water plant', 'an aquatic plant']),
  }),
  make: ({ tubes, hours, weed }) => {
    const names = ['X', 'Y', 'Z']
    const nameOf = (tube: Tube) => names[tubes.indexOf(tube)] ?? ''
    return {
      stem: [
        `The diagram shows three closed tubes of red hydrogencarbonate indicator. Two of them hold ${weed}. They stand in bright light for ${hours} hours.`,
        `A student puts ${weed} into two of three tubes of red hydrogencarbonate indicator, as in the diagram, and leaves them in bright light for ${hours} hours.`,
        `Three tubes of red hydrogencarbonate indicator are set up as in the diagram, two of them with ${weed}. They are left in bright light for ${hours} hours.`,
      ],
      figure: figure(
        {
          name: 'plant-nutrition/tubes-at-the-start',
          title: 'Three tubes at the start of an experiment',
          description: tellTubes(tubes, names),
          height: 190,
        },
        indicatorTubes(tubes, names, []),
      ),
      parts: {
        a: ask.table({
          prompt: 'Give the colour of the indicator in each tube at the end.',
          command: 'Give',
          marks: 3,
          head: ['tube', 'colour'],
          rows: tubes.map((tube, at) => [
            { text: names[at] ?? '' },
            {
              blank: `tube-${(names[at] ?? '').toLowerCase()}`,
              answer: COLOURS[tube],
              mode: 'pick' as const,
              choices: ['blue', 'purple', 'red', 'yellow'],
              marks: 1 as const,
            },
          ]),
          scheme: tubes.map((tube, at) => `${names[at]}: ${COLOURS[tube]}`),
          solution:
            'Purple shows less carbon dioxide than in the air (plant in light), yellow shows more (plant in the dark), and red shows no change (no plant).',
        }),
        b: ask.written({
          prompt: `Explain the change of colour in tube ${nameOf('light')}.`,
          scheme: [point.TAKEN_IN, point.GAS_FALLS],
          modelAnswer:
            'In bright light photosynthesis takes in carbon dioxide faster than respiration gives it off, so the concentration of carbon dioxide falls.',
          solution:
            'The indicator shows carbon dioxide. Say what the plant does with it, and what this does to the amount around the plant.',
        }),
        c: ask.written({
          prompt: `State the purpose of tube ${nameOf('empty')}.`,
          scheme: [point.CONTROL],
          modelAnswer: 'It is a control: it shows that the plant causes the change of colour.',
          solution:
            'It is the same in everything but the plant. It stays red, so light alone changes nothing.',
        }),
        d: ask.written({
          lead: 'In another tube the same kind of plant stands in dim light. The indicator stays red.',
          prompt: 'Suggest why the indicator does not change colour.',
          objective: 'AO2',
          scheme: [point.EQUAL],
          modelAnswer: 'Photosynthesis and respiration go on at the same rate.',
          solution:
            'As much carbon dioxide is taken in by photosynthesis as is given off by respiration, so its concentration stays the same.',
        }),
        e: words({
          subject,
          lead: 'After some weeks the leaves of a plant in a pond turn yellow between the veins.',
          prompt: 'State the mineral ion that the plant lacks.',
          answers: [{ text: 'magnesium', accept: ['magnesium ion', 'mg', 'mg ion'] }],
          reject: [
            {
              text: 'nitrate',
              why: 'Without nitrate ions growth is stunted and whole older leaves turn yellow.',
            },
            { text: 'manganese', why: 'Manganese is another element; chlorophyll contains magnesium.' },
          ],
          solution: 'Magnesium is needed for chlorophyll. Without it leaves turn yellow between the veins.',
        }),
      },
    }
  },
})
