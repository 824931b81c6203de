import {
  animalBudget,
  type EnergyArrow,
  energyLettered,
} from '@/content/figures/igcse/biology/organisms-and-their-environment'
import { bySize, inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

const { core, templates } = choiceQuestions('19.1')

export { templates }

const PLACES = [
  { place: 'a lake', eater: 'heron', food: 'fish', plant: 'water plants' },
  { place: 'a grassland', eater: 'lion', food: 'zebras', plant: 'grasses' },
  { place: 'a forest', eater: 'owl', food: 'mice', plant: 'seeds of trees' },
  { place: 'a coral reef', eater: 'shark', food: 'parrotfish', plant: 'algae' },
] as const

core('first-source-of-energy', {
  facts: { difficulty: 1, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ ...random.pick(PLACES), asked: random.chance(0.5) }),
  make: ({ place, eater, food, plant, asked }) => ({
    stem: [
      `In ${place}, ${food} eat ${plant}. The ${food} are eaten by a ${eater}.`,
      `A ${eater} lives in ${place}. It eats ${food}, which feed on ${plant}.`,
      `A student studies ${place} in which a ${eater} feeds on ${food}. The ${food} eat ${plant}.`,
    ],
    prompt: asked
      ? `What is the main source of the energy that enters ${place}?`
      : `From where did the energy in the muscles of the ${eater} come in the first place?`,
    right: 'light from the Sun',
    wrong: {
      'mineral ions from the soil or water':
        'You took nutrients for a source of energy. Mineral ions supply elements, not energy.',
      'heat from the bodies of animals':
        'You chose the form in which energy leaves. No organism can use this heat to make food.',
      'respiration in the cells of plants':
        'You chose a process that releases energy which is already there in food.',
    },
    solution: `The ${plant} absorb light energy from the Sun and change it to chemical energy. It is passed on to the ${food} and to the ${eater} by feeding.`,
  }),
})

const ARROWS: Record<EnergyArrow, { form: string; told: string; asked: string; error: string }> = {
  light: {
    form: 'light',
    told: 'The arrow leads from the Sun to producers, so it is light energy.',
    asked: 'energy that is used in photosynthesis',
    error: 'You chose the arrow from the Sun to the producers: light energy for photosynthesis.',
  },
  food: {
    form: 'chemical',
    told: 'Consumers eat producers, and the energy in food is chemical energy.',
    asked: 'energy that is passed on when a living plant is eaten',
    error: 'You chose the arrow from producers to the animals that eat them.',
  },
  heat: {
    form: 'heat',
    told: 'The dashed arrow leads out to the environment: it is heat from respiration.',
    asked: 'energy that no organism can use again',
    error: 'You chose the arrow to the environment: heat, which no organism can use again.',
  },
  dead: {
    form: 'chemical',
    told: 'Dead and waste matter is food for decomposers, and the energy in it is chemical energy.',
    asked: 'chemical energy in dead or waste matter',
    error: 'You chose the arrow to the decomposers: chemical energy in dead and waste matter.',
  },
}
const KEYS = ['light', 'food', 'heat', 'dead'] as const
const NAMES = ['P', 'Q', 'R', 'S'] as const

const lettersFor = (order: readonly EnergyArrow[]) =>
  Object.fromEntries(order.map((key, at) => [key, NAMES[at] ?? ''])) as Record<EnergyArrow, string>

const FORM_ERRORS: Record<string, string> = {
  light: 'You chose the form that only enters producers, from the Sun.',
  chemical: 'You chose the form in food, dead matter and waste, but this arrow leads elsewhere.',
  heat: 'You chose the form that leaves organisms at the end, after respiration.',
  kinetic: 'You chose the energy of movement, which is not passed from one group to the next.',
}

core('form-of-energy-at-an-arrow', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ order: random.shuffle(KEYS), asked: random.pick(KEYS) }),
  make: ({ order, asked }) => {
    const letters = lettersFor(order)
    const { form, told } = ARROWS[asked]
    return {
      stem: [
        'The diagram shows energy transfers in a community. Four arrows are lettered.',
        'Arrows **P** to **S** are four of the energy transfers in a community.',
        'A student draws how energy passes through the organisms of a meadow. Four arrows have letters.',
      ],
      figure: energyLettered(letters),
      prompt: `In which form is energy transferred along arrow **${letters[asked]}**?`,
      right: `${form} energy`,
      wrong: Object.entries(FORM_ERRORS)
        .filter(([name]) => name !== form)
        .map(([name, error]): Wrong => [`${name} energy`, error]),
      solution: `${told} Arrow ${letters[asked]} shows ${form} energy.`,
    }
  },
})

core('letter-of-a-transfer', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({ order: random.shuffle(KEYS), asked: random.pick(KEYS) }),
  make: ({ order, asked }) => {
    const letters = lettersFor(order)
    return {
      stem: [
        'The diagram shows how energy passes through a community.',
        'Energy from the Sun passes through the organisms of a lake, as the diagram shows.',
        'The arrows in the diagram are transfers of energy in a forest.',
      ],
      figure: energyLettered(letters),
      prompt: `Which arrow shows ${ARROWS[asked].asked}?`,
      options: inThisOrder(
        order.map((key, at): Wrong | string =>
          key === asked ? (NAMES[at] ?? '') : [NAMES[at] ?? '', ARROWS[key].error],
        ),
      ),
      solution: `${ARROWS[asked].told} So arrow ${letters[asked]} shows ${ARROWS[asked].asked}.`,
    }
  },
})

core('energy-and-nutrients-compared', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ place: random.pick(['a forest', 'a pond', 'an island', 'a grassland', 'a garden']) }),
  make: ({ place }) => ({
    stem: [
      `Both energy and nutrients pass through the organisms of ${place}.`,
      `A student compares what happens to energy and to nutrients in ${place}.`,
      `The organisms of ${place} need energy and nutrients.`,
    ],
    prompt: ['Which row is correct?', 'Which row describes energy and nutrients correctly?'],
    columns: 'energy | nutrients',
    right: 'flows in one direction | are recycled',
    wrong: {
      'is recycled | are recycled':
        'You gave energy a way back. It ends as heat, which producers cannot use.',
      'is recycled | flow in one direction': 'You exchanged the two: nutrients return, energy does not.',
      'flows in one direction | flow in one direction':
        'You left out the decomposers, which return nutrients to soil and air.',
    },
    solution:
      'Energy enters as light and leaves as heat, so it flows in one direction. Nutrients return to soil and air, where producers take them up again.',
  }),
})

const ANIMALS = [
  { animal: 'sheep', unit: 'kJ', scale: 1000 },
  { animal: 'rabbit', unit: 'kJ', scale: 50 },
  { animal: 'deer', unit: 'kJ', scale: 1000 },
  { animal: 'goose', unit: 'kJ', scale: 100 },
] as const

core('energy-budget-of-an-animal', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const { animal, unit, scale } = random.pick(ANIMALS)
    const food = scale * random.step(16, 24, 2)
    const faeces = food * random.pick([0.3, 0.35, 0.4, 0.45])
    const growth = food * random.pick([0.02, 0.04, 0.05])
    const heat = food - faeces - growth
    const right = (heat / food) * 100
    const wrong = threeSlips(
      random,
      right,
      [
        [(growth / food) * 100, 'You worked out the share that is stored by growth.'],
        [((food - faeces) / food) * 100, 'You forgot to take away the energy that is stored by growth.'],
        [((food - growth) / food) * 100, 'You forgot to take away the energy in faeces and urine.'],
        [(faeces / food) * 100, 'You worked out the share in faeces and urine.'],
        [
          (heat / (food - growth)) * 100,
          'You divided by the energy without the part for growth, not by all the energy in the food.',
        ],
      ],
      value => plain(Number(value.toFixed(1))),
    )
    if (!wrong || ![faeces, growth, right].every(value => Math.abs(value - Math.round(value)) < 1e-9))
      return null
    return {
      animal,
      unit,
      food,
      faeces: Math.round(faeces),
      growth: Math.round(growth),
      right: Math.round(right),
      wrong,
    }
  },
  make: ({ animal, unit, food, faeces, growth, right, wrong }) => ({
    stem: [
      `The diagram shows the energy that enters and leaves a ${animal} in one day.`,
      `A scientist measures the energy in the food, growth and waste of a ${animal} for one day.`,
      `The figure shows what happens in one day to the energy in the food of a ${animal}.`,
    ],
    figure: animalBudget(animal, quantity(food, unit), quantity(faeces, unit), quantity(growth, unit), '?'),
    prompt: 'What percentage of the energy in the food is transferred as heat from respiration?',
    options: bySize({ right, wrong, print: value => `${plain(Number(value.toFixed(1)))}%` }),
    solution: `Heat = ${plain(food)} − ${plain(faeces)} − ${plain(growth)} = ${quantity(food - faeces - growth, unit)}. As a percentage of the food: ${plain(food - faeces - growth)} ÷ ${plain(food)} × 100 = ${right}%.`,
  }),
  verify: ({ food, faeces, growth }) => 100 - (100 * (faeces + growth)) / food,
})

core('warm-heap', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    peak: random.step(48, 60, 4),
    air: random.step(12, 20, 2),
    heap: random.pick(['cut grass', 'dead leaves', 'kitchen waste']),
    days: random.pick([8, 12, 20]),
  }),
  make: ({ peak, air, heap, days }) => {
    const chart = graph({
      x: {
        label: 'time / days',
        max: days,
        ticks: [0, 0.25, 0.5, 0.75, 1].map(part => part * days),
        grid: true,
      },
      y: { label: 'temperature / °C', max: 70, ticks: [0, 10, 20, 30, 40, 50, 60, 70], grid: true },
    })
    return {
      stem: [
        `A gardener makes a heap of ${heap} in the shade. The graph shows the temperature inside the heap and of the air.`,
        `The graph shows the temperature inside a heap of ${heap}, and the temperature of the air beside it.`,
        `A thermometer is put into a heap of ${heap} that stands in the shade, and another beside it. The graph shows their readings.`,
      ],
      figure: figure(
        {
          name: `organisms-and-their-environment/heap-${peak}-${air}-${days}`,
          title: 'Temperatures of a heap and of the air',
          description: `Temperature in °C against time from 0 to ${days} days. The line of the air is level at ${air}. The curve of the heap starts at ${air}, rises to ${peak} at ${plain(Number((0.4 * days).toFixed(1)))} days, and falls to ${air + 14} at ${days} days.`,
          height: 246,
        },
        chart.axes,
        chart.curve([
          [0, air],
          [0.12 * days, air + 8],
          [0.25 * days, peak - 8],
          [0.4 * days, peak],
          [0.6 * days, peak - 6],
          [0.8 * days, (peak + air + 14) / 2],
          [days, air + 14],
        ]),
        chart.line(
          [
            [0, air],
            [days, air],
          ],
          'l dash',
        ),
        chart.label(0.55 * days, peak + 3, 'heap'),
        chart.label(0.55 * days, air - 7, 'air'),
      ),
      prompt: [
        'What explains the rise in temperature of the heap?',
        'Why does the heap become warmer than the air?',
      ],
      right: 'Decomposers respire, and chemical energy is transferred as heat.',
      wrong: {
        'Decomposers photosynthesise, and light energy is transferred as heat.':
          'You took decomposers for producers. They have no chlorophyll, and it is dark inside the heap.',
        'Dead plants absorb light energy and store it as chemical energy.':
          'You gave dead plants the process of living ones, and storing energy would not warm the heap.',
        'Nutrients are recycled, and energy is returned from the soil.':
          'You gave energy a way back. Nutrients are recycled, energy is not.',
      },
      solution: `Bacteria and fungi feed on the ${heap}. Their respiration releases the chemical energy in it, much of it as heat, so the heap is warmer than the air.`,
    }
  },
})

core('light-on-a-leaf', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const total = random.step(400, 1200, 200)
    const reflected = random.pick([10, 15, 20])
    const through = random.pick([5, 10])
    const warmed = random.pick([70, 72, 74])
    const used = 100 - reflected - through - warmed
    const right = (total * used) / 100
    const wrong = threeSlips(
      random,
      right,
      [
        [(total * reflected) / 100, 'You worked out the light that is reflected.'],
        [(total * through) / 100, 'You worked out the light that passes through the leaf.'],
        [(total * (used + reflected)) / 100, 'You forgot to take away the light that is reflected.'],
        [(total * (used + through)) / 100, 'You forgot to take away the light that passes through the leaf.'],
        [(total * (100 - used)) / 100, 'You worked out the light that is not used.'],
      ],
      value => plain(value),
    )
    return used >= 3 && used <= 15 && wrong ? { total, reflected, through, warmed, used, right, wrong } : null
  },
  make: ({ total, reflected, through, warmed, used, right, wrong }) => ({
    stem: [
      `Leaves of a crop receive ${quantity(total, 'kJ')} of light energy in an hour. The table shows what happens to it. The rest is used in photosynthesis.`,
      `In one hour ${quantity(total, 'kJ')} of light energy reaches the leaves of a plant. The table shows what happens to most of it. The rest is used in photosynthesis.`,
      `The table shows what happens to most of the light energy that falls on some leaves. All that is left is used in photosynthesis. In one hour the leaves receive ${quantity(total, 'kJ')}.`,
    ],
    table: {
      head: ['light energy', 'percentage'],
      rows: [
        ['reflected', String(reflected)],
        ['passes through the leaf', String(through)],
        ['warms the leaf and evaporates water', String(warmed)],
      ],
    },
    prompt: 'How much energy is changed to chemical energy in this hour?',
    options: numbers({ right, unit: 'kJ', wrong }),
    solution: `The rest is 100 − ${reflected} − ${through} − ${warmed} = ${used}%. Of ${quantity(total, 'kJ')} this is ${quantity(right, 'kJ')}. Photosynthesis changes it to chemical energy.`,
  }),
  verify: ({ total, reflected, through, warmed }) =>
    total - (total * reflected) / 100 - (total * through) / 100 - (total * warmed) / 100,
})
