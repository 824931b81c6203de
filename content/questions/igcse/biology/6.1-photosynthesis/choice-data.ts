import {
  indicatorTubes,
  LEVELS,
  rateAt,
  rateCurves,
  rateGraph,
  type Tube,
  tellTubes,
} from '@/content/figures/igcse/biology/plant-nutrition'
import { bySize, inThisOrder, numbers, rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { dot, text } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('6.1')

export { templates }

const COLOURS: Readonly<Record<Tube, string>> = { light: 'purple', foil: 'yellow', empty: 'red' }

core('colours-of-the-indicator', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    tubes: random.shuffle<Tube>(['light', 'foil', 'empty']),
    hours: random.int(4, 9),
    weed: random.pick(['pondweed', 'a water plant', 'an aquatic plant']),
  }),
  make: ({ tubes, hours, weed }) => {
    const names = ['X', 'Y', 'Z']
    const row = (colours: Readonly<Record<Tube, string>>) => tubes.map(tube => colours[tube])
    return {
      stem: [
        `Three tubes of red hydrogencarbonate indicator are left in bright light for ${hours} hours, as in the diagram. Two of them hold ${weed}.`,
        `The diagram shows three tubes at the start of an experiment. The hydrogencarbonate indicator in them is red, and two hold ${weed}. They are left in bright light for ${hours} hours.`,
        `A student sets up three tubes of red hydrogencarbonate indicator, two of them with ${weed}, and leaves them in bright light for ${hours} hours.`,
      ],
      figure: figure(
        {
          name: 'plant-nutrition/three-tubes',
          title: 'Three tubes at the start of an experiment',
          description: tellTubes(tubes, names),
          height: 190,
        },
        indicatorTubes(tubes, names, []),
      ),
      prompt: ['What are the colours at the end?', 'Which colours does the indicator have at the end?'],
      options: rows(names, row(COLOURS), [
        [
          row({ light: 'yellow', foil: 'purple', empty: 'red' }),
          'You exchanged the two colours: yellow shows more carbon dioxide, purple shows less.',
        ],
        [
          row({ light: 'purple', foil: 'red', empty: 'red' }),
          'You forgot that a plant in the dark respires and gives off carbon dioxide.',
        ],
        [
          row({ light: 'yellow', foil: 'yellow', empty: 'red' }),
          'You thought of respiration only; in bright light photosynthesis takes in more carbon dioxide.',
        ],
      ]),
      solution:
        'In bright light the plant takes in carbon dioxide faster than it gives it off: purple. In foil it only respires, so the carbon dioxide rises: yellow. Without a plant nothing changes: red.',
    }
  },
})

core('rates-from-a-graph-of-oxygen', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const slow = random.pick([0.5, 1, 1.5])
    const times = random.pick([2, 2.5, 3, 4])
    const fast = slow * times
    const whole = Math.round(fast * 10) / 10
    if (fast > 4.5 || fast !== whole) return null
    const wrong = threeSlips(
      random,
      times,
      [
        [1 / times, 'You divided the wrong way round: the rate in dim light by that in bright light.'],
        [times - 1, 'You found how many times *more* oxygen was given off, from the difference.'],
        [
          8 * (fast - slow),
          'You subtracted the two volumes at 8 minutes; “how many times” asks for a ratio.',
        ],
        [8 * fast, 'You read the volume in bright light only.'],
      ],
      value => figures(value, 2),
    )
    return wrong ? { slow, fast, times, wrong } : null
  },
  make: ({ slow, fast, times, wrong }) => {
    const max = 8 * fast > 20 ? 40 : 20
    const g = graph({
      x: { label: 'time / min', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true, parts: 2 },
      y: {
        label: 'volume of oxygen / mm^{3}',
        max,
        ticks: [0, max / 4, max / 2, (3 * max) / 4, max],
        grid: true,
        parts: 5,
      },
    })
    return {
      stem: [
        'The graph shows the volume of oxygen given off by the same pondweed in bright and in dim light.',
        'A student collects the gas from pondweed, first in dim light and then in bright light. The graph shows the volumes.',
        'Pondweed was kept in bright light, and later in dim light. The graph shows how much oxygen it gave off.',
      ],
      figure: figure(
        {
          name: 'plant-nutrition/oxygen-and-time',
          title: 'Volume of oxygen against time in bright and in dim light',
          description: `Two straight lines start at the origin. Bright light: the line passes through ${figures(8 * fast, 2)} mm³ at 8 minutes. Dim light: the line passes through ${figures(8 * slow, 2)} mm³ at 8 minutes.`,
          height: 250,
        },
        g.axes,
        g.line([
          [0, 0],
          [8, 8 * fast],
        ]),
        g.line(
          [
            [0, 0],
            [8, 8 * slow],
          ],
          'p dash',
        ),
        g.label(8, 8 * fast, 'bright', { dx: 6, dy: 4 }),
        g.label(8, 8 * slow, 'dim', { dx: 6, dy: 4 }),
      ),
      prompt: [
        'How many times as fast is oxygen given off in bright light as in dim light?',
        'The rate in bright light is how many times the rate in dim light?',
      ],
      options: bySize({ right: times, wrong, print: value => figures(value, 2) }),
      solution: `Read both lines at the same time. At 8 minutes the volumes are ${quantity(8 * fast, 'mm^3', 2)} and ${quantity(8 * slow, 'mm^3', 2)}. ${figures(8 * fast, 2)} ÷ ${figures(8 * slow, 2)} = ${figures(times, 2)}.`,
    }
  },
  verify: ({ slow, fast }) => (4 * fast) / (4 * slow),
})

supplement('molecules-in-the-equation', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const glucose = random.int(4, 25)
    const side = random.pick(['carbon dioxide', 'water', 'oxygen'] as const)
    const right = 6 * glucose
    const wrong = threeSlips(
      random,
      right,
      [
        [glucose, `You took one molecule of ${side} for each molecule of glucose.`],
        [12 * glucose, 'You took 12, the number of hydrogen atoms in a molecule of glucose.'],
        [glucose + 6, 'You added 6; each molecule of glucose needs its own six.'],
        [18 * glucose, `You counted the oxygen atoms on one side, not the molecules of ${side}.`],
        [3 * glucose, `You took three molecules of ${side} for each molecule of glucose.`],
      ],
      String,
    )
    return wrong ? { glucose, side, right, wrong } : null
  },
  make: ({ glucose, side, right, wrong }) => {
    const verb = side === 'oxygen' ? 'given off' : 'used'
    return {
      stem: [
        `In the chloroplasts of a cell, photosynthesis makes ${glucose} molecules of glucose.`,
        `A chloroplast makes ${glucose} molecules of glucose by photosynthesis.`,
        `A computer model follows photosynthesis in a leaf until ${glucose} molecules of glucose have been made.`,
      ],
      prompt: [
        `How many molecules of ${side} are ${verb}?`,
        `What number of molecules of ${side} is ${verb}?`,
      ],
      options: numbers({ right, unit: '', wrong }),
      solution: `The balanced equation is $\\ce{6CO2 + 6H2O -> C6H12O6 + 6O2}$. For one molecule of glucose six molecules of ${side} are ${verb}: 6 × ${glucose} = ${right}.`,
    }
  },
  verify: ({ glucose }) => {
    let count = 0
    for (let made = 0; made < glucose; made += 1) count += 6
    return count
  },
})

const FACTORS = [
  'carbon dioxide concentration',
  'light intensity',
  'oxygen concentration',
  'temperature',
] as const

const POINTS = [
  { factor: 'light intensity', light: 7, curve: 1 },
  { factor: 'carbon dioxide concentration', light: 78, curve: 0 },
  { factor: 'temperature', light: 78, curve: 1 },
] as const

const POINT_ERRORS: Readonly<Record<string, string>> = {
  'light intensity': 'You chose light, but the curve is level here: more light does not raise the rate.',
  'oxygen concentration': 'You chose a product of photosynthesis, which does not limit its rate here.',
}

const WHY: Readonly<Record<string, string>> = {
  'light intensity': 'The curve rises at this point: more light gives a higher rate, so light limits it.',
  'carbon dioxide concentration':
    'The curve is level, so light does not limit the rate. At the same temperature the curve with more carbon dioxide lies higher, so carbon dioxide limits it.',
  temperature:
    'The curve is level, so light does not limit the rate. With the same carbon dioxide the curve at the higher temperature lies higher, so temperature limits it.',
}

supplement('limiting-factor-at-a-point', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    point: random.pick(POINTS),
    low: random.pick(['0.03', '0.04']),
    high: random.pick(['0.12', '0.14', '0.16']),
    cool: random.int(16, 20),
    warm: random.int(25, 30),
    crop: random.pick(['cucumber', 'tomato', 'lettuce']),
  }),
  make: ({ point, low, high, cool, warm, crop }) => {
    const names = [`${low}% CO_{2}, ${cool} °C`, `${high}% CO_{2}, ${cool} °C`, `${high}% CO_{2}, ${warm} °C`]
    const [x, y] = rateGraph().at(point.light, rateAt(point.light, LEVELS[point.curve]))
    const error = (factor: string) => {
      if (point.factor === 'light intensity' && factor !== 'oxygen concentration')
        return `You chose ${factor}, but the curves for other values of it lie together here.`
      if (POINT_ERRORS[factor]) return POINT_ERRORS[factor]
      return factor === 'temperature'
        ? 'You chose temperature, but the curve directly above differs in carbon dioxide, at the same temperature.'
        : 'You chose carbon dioxide, but the curve directly above has the same concentration and is warmer.'
    }
    return {
      stem: [
        `The graph shows how light intensity affects the rate of photosynthesis of ${crop} plants in three conditions.`,
        `A grower measures the rate of photosynthesis of ${crop} plants in three conditions. The graph shows the results.`,
        `The rate of photosynthesis of ${crop} plants was measured at rising light intensity in three conditions.`,
      ],
      figure: figure(
        {
          name: 'plant-nutrition/three-conditions',
          title: 'Rate of photosynthesis against light intensity in three conditions',
          description: `Three curves start together at the origin and then level off. Lowest: ${low}% carbon dioxide, ${cool} °C. Middle: ${high}% carbon dioxide, ${cool} °C. Highest: ${high}% carbon dioxide, ${warm} °C. Point X lies ${point.light < 20 ? 'near the origin, where the curves rise together' : `on the level part of the ${point.curve === 0 ? 'lowest' : 'middle'} curve`}.`,
          height: 252,
        },
        rateCurves(names),
        dot(x, y, 'd', 4),
        text(x + 9, y + 15, 'X', { cls: 'b' }),
      ),
      prompt: ['Which factor limits the rate at X?', 'What is the limiting factor at point X?'],
      options: inThisOrder(
        FACTORS.map(factor => (factor === point.factor ? factor : ([factor, error(factor) ?? ''] as const))),
      ),
      solution: WHY[point.factor] ?? '',
    }
  },
})

const LIMITS = [
  { row: 0, factor: 'light intensity' },
  { row: 1, factor: 'light intensity' },
  { row: 2, factor: 'carbon dioxide concentration' },
  { row: 4, factor: 'temperature' },
] as const

const LIMIT_WHY: Readonly<Record<string, string>> = {
  'light intensity':
    'At low light, more carbon dioxide changes nothing (1 and 2). More light alone does raise the rate (1 and 3, 2 and 5), so light is limiting.',
  'carbon dioxide concentration':
    'From condition 3, a higher temperature changes nothing (4). More carbon dioxide raises the rate (5), so carbon dioxide is limiting.',
  temperature:
    'From condition 5, only the temperature is changed to reach condition 6, and the rate rises. So temperature is limiting.',
}

supplement('limiting-factor-from-a-table', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const low = random.int(8, 14)
    const middle = low + random.int(8, 14)
    const more = middle + random.int(8, 14)
    return {
      asked: random.pick(LIMITS),
      rates: [low, low, middle, middle, more, more + random.int(9, 16)],
      crop: random.pick(['pepper', 'strawberry', 'spinach', 'basil']),
      cool: random.int(15, 19),
      warm: random.int(24, 28),
      poor: random.pick(['0.03', '0.04']),
      rich: random.pick(['0.10', '0.12', '0.15']),
    }
  },
  make: ({ asked, rates, crop, cool, warm, poor, rich }) => {
    const conditions = [
      ['low', poor, cool],
      ['low', rich, cool],
      ['high', poor, cool],
      ['high', poor, warm],
      ['high', rich, cool],
      ['high', rich, warm],
    ] as const
    const wrong = (factor: string) =>
      factor === 'oxygen concentration'
        ? 'You chose a product of photosynthesis, which was not changed in any condition.'
        : `You chose ${factor}. ${
            asked.factor === 'temperature'
              ? 'Compare with condition 6, where only the temperature is different.'
              : asked.factor === 'light intensity'
                ? `Compare with condition ${asked.row === 0 ? 3 : 5}, where only the light is different.`
                : 'Compare with condition 5, where only the carbon dioxide is different.'
          }`
    return {
      stem: [
        `A grower measures the rate of photosynthesis of ${crop} plants in six conditions.`,
        `The table shows the rate of photosynthesis of ${crop} plants in six conditions in a glasshouse.`,
        `Six groups of ${crop} plants were kept in different conditions, and the rate of photosynthesis was measured.`,
      ],
      table: {
        head: ['condition', 'light', 'carbon dioxide / %', 'temperature / °C', 'rate / arbitrary units'],
        rows: conditions.map(([light, gas, heat], at) => [
          String(at + 1),
          light,
          gas,
          String(heat),
          String(rates[at]),
        ]),
      },
      prompt: `Which factor limits the rate in condition ${asked.row + 1}?`,
      options: inThisOrder(
        FACTORS.map(factor => (factor === asked.factor ? factor : ([factor, wrong(factor)] as const))),
      ),
      solution: LIMIT_WHY[asked.factor] ?? '',
    }
  },
})
