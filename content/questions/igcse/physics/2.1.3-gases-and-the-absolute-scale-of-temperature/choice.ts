import { allDiffer, inThisOrder, numbers, rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity, toSigFigs } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { describeScale, dialMeter } from '@/lib/figures/laboratory/measuring'
import { linearScale } from '@/lib/figures/laboratory/scales'
import { cylinder, scatter } from '@/lib/figures/particles'
import { arrow, dot, line, type Point, polyline, rect, text } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('2.1.3', { calculator: 'needed' })

export { templates }

const CELSIUS = [
  { what: 'The temperature in a freezer for vaccines', range: [-90, -60] },
  { what: 'The boiling point of a gas', range: [-190, -30] },
  { what: 'The temperature of the air in a polar winter', range: [-45, -20] },
  { what: 'The temperature of the water in a hot-water tank', range: [45, 75] },
  { what: 'The temperature in an oven', range: [150, 240] },
  { what: 'The melting point of a metal', range: [180, 420] },
] as const

core('celsius-and-kelvin', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(CELSIUS)
    const celsius = random.int(item.range[0], item.range[1])
    const toKelvin = random.chance(0.5)
    const kelvin = celsius + 273
    const errors: readonly (readonly [number, string])[] = toKelvin
      ? [
          [celsius - 273, 'You subtracted 273. A temperature in kelvin is never negative.'],
          [celsius, 'You left the number unchanged. Only a change in temperature is the same in both units.'],
          [celsius + 100, 'You added 100, the boiling point of water in °C. Add 273.'],
          [celsius + 373, 'You added 373, the boiling point of water in kelvin. Add 273.'],
          [celsius + 546, 'You added 273 twice.'],
          [
            273 - celsius,
            celsius < 0
              ? 'You left out the minus sign of the temperature in °C.'
              : 'You subtracted the temperature from 273.',
          ],
        ]
      : [
          [kelvin + 273, 'You added 273. That is the step from °C to kelvin.'],
          [kelvin, 'You left the number unchanged. Only a change in temperature is the same in both units.'],
          [kelvin - 100, 'You subtracted 100, the boiling point of water in °C. Subtract 273.'],
          [kelvin - 373, 'You subtracted 373, the boiling point of water in kelvin. Subtract 273.'],
          [273 - kelvin, 'You subtracted the wrong way round, so the sign is wrong.'],
        ]
    const wrong = random.sample(errors, 3).map(([value, error]): [number, string] => [value, error])
    const values = [toKelvin ? kelvin : celsius, ...wrong.map(([value]) => value)]
    return allDiffer(values, 4) ? { item, celsius, kelvin, toKelvin, wrong } : null
  },
  make: ({ item, celsius, kelvin, toKelvin, wrong }) => {
    const [from, to] = toKelvin ? [quantity(celsius, '°C'), 'kelvin'] : [quantity(kelvin, 'K'), '°C']
    return {
      stem: `${item.what} is ${from}.`,
      prompt: `What is this temperature in ${to}?`,
      options: toKelvin
        ? numbers({ right: kelvin, wrong, unit: 'K' })
        : numbers({ right: celsius, wrong, unit: '°C' }),
      solution: toKelvin
        ? `*T* in K = *θ* in °C + 273 = ${plain(celsius)} + 273 = ${quantity(kelvin, 'K')}.`
        : `*θ* in °C = *T* in K − 273 = ${kelvin} − 273 = ${quantity(celsius, '°C')}.`,
    }
  },
  verify: ({ item, celsius, toKelvin }) => {
    const [least] = item.range
    let [theta, kelvin]: [number, number] = [least, 373 - (100 - least)]
    while (theta < celsius) [theta, kelvin] = [theta + 1, kelvin + 1]
    return toKelvin ? kelvin : theta
  },
})

const WARMED = [
  { what: 'water', low: [12, 25], high: [60, 95] },
  { what: 'oil', low: [15, 30], high: [110, 180] },
  { what: 'air in a sealed flask', low: [-18, -5], high: [30, 80] },
  { what: 'a metal block', low: [18, 30], high: [120, 240] },
] as const

core('temperature-and-change-in-kelvin', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(WARMED)
    const cools = random.chance(0.5)
    return {
      item,
      low: random.int(item.low[0], item.low[1]),
      high: random.int(item.high[0], item.high[1]),
      cools,
    }
  },
  make: ({ item, low, high, cools }) => {
    const [from, to] = cools ? [high, low] : [low, high]
    const change = high - low
    const row = (last: number, difference: number) => [plain(last), plain(difference)]
    const name = cools ? 'fall' : 'rise'
    return {
      stem: `The temperature of ${item.what} changes from ${quantity(from, '°C')} to ${quantity(to, '°C')}.`,
      prompt: `Which row gives the final temperature and the ${name} in temperature, both in kelvin?`,
      options: rows(['final temperature / K', `${name} in temperature / K`], row(to + 273, change), [
        [
          row(to + 273, change + 273),
          'You added 273 to the change as well. A change of 1 °C is a change of 1 K.',
        ],
        [row(to - 273, change), 'You subtracted 273 from the temperature in °C. It has to be added.'],
        [
          row(to - 273, change + 273),
          'You subtracted 273 from the temperature in °C, and you added 273 to the change, which is the same in both units.',
        ],
      ]),
      solution: `Final temperature: ${plain(to)} + 273 = ${quantity(to + 273, 'K')}.

${cools ? 'Fall' : 'Rise'}: ${plain(high)} − ${low < 0 ? `(${plain(low)})` : low} = ${change} °C. The steps of both scales are equally large, so this is ${quantity(change, 'K')}.`,
    }
  },
  verify: ({ low, high, cools }) => plain(273 + (cools ? low : high)),
})

const RISES = ['increases', 'decreases', 'stays the same'] as const

const opposite = (word: string) =>
  word === 'increases' ? 'decreases' : word === 'decreases' ? 'increases' : word

const HEATED = [
  { stem: 'A sealed can of compressed air is left in hot sunshine.', hotter: true },
  { stem: 'A sealed metal can that contains only air is put into a freezer.', hotter: false },
  { stem: 'A steel cylinder of oxygen is moved from a warm room to a cold store.', hotter: false },
  { stem: 'A sealed glass flask that contains only air is put into hot water.', hotter: true },
  { stem: 'A closed steel tank of nitrogen is heated by a fire nearby.', hotter: true },
  { stem: 'A lamp is filled with argon gas and sealed. It is switched off and cools.', hotter: false },
] as const

core('gas-heated-at-constant-volume', {
  facts: { difficulty: 2, objective: 'AO1', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => ({ item: random.pick(HEATED), drop: random.sample([0, 1, 2, 3, 4], 2) }),
  make: ({ item: { stem, hotter }, drop }) => {
    const up = hotter ? RISES[0] : RISES[1]
    const [down, same] = [opposite(up), RISES[2]]
    const wrong: [string[], string][] = [
      [[same, up, same], 'You described a change of volume at constant temperature.'],
      [
        [up, same, up],
        `You overlooked that ${hotter ? 'faster' : 'slower'} particles also hit the walls ${hotter ? 'more' : 'less'} often.`,
      ],
      [
        [up, up, same],
        `You overlooked that ${hotter ? 'faster' : 'slower'} particles hit the walls ${hotter ? 'harder' : 'less hard'}.`,
      ],
      [
        [up, down, up],
        `You reversed the change in the number of collisions: ${hotter ? 'faster' : 'slower'} particles reach the walls ${hotter ? 'more' : 'less'} often.`,
      ],
      [
        [down, down, down],
        `You reversed it: in a ${hotter ? 'hotter' : 'colder'} gas the particles move ${hotter ? 'faster' : 'more slowly'}.`,
      ],
    ]
    return {
      stem: `${stem} The volume of the gas inside does not change.`,
      prompt: 'Which row describes what happens in the gas?',
      options: rows(
        [
          'average speed of the particles',
          'number of collisions with the walls per second',
          'average force of a collision with a wall',
        ],
        [up, up, up],
        wrong.filter((_, at) => !drop.includes(at)),
      ),
      solution: `The temperature of the gas ${hotter ? 'rises' : 'falls'}, so its particles move ${hotter ? 'faster' : 'more slowly'}. They hit the walls ${hotter ? 'more often and harder' : 'less often and less hard'}, so the pressure ${hotter ? 'increases' : 'decreases'}.`,
    }
  },
})

function closed(x: number, level: number): string {
  const bottom = 142
  return (
    cylinder(x, 30, 110, bottom - 30, level) +
    scatter(x, level + 9, 110, 6, 9, 6, bottom - level - 9)
      .map(([px, py]) => dot(px, py, 'pd', 3.5))
      .join('')
  )
}

core('gas-at-constant-temperature', {
  facts: { difficulty: 3, objective: 'AO1', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => ({
    squeezed: random.chance(0.5),
    gas: random.pick(['air', 'nitrogen', 'helium', 'carbon dioxide']),
    small: random.step(76, 92, 4),
    large: random.step(42, 58, 4),
    drop: random.int(0, 3),
  }),
  make: ({ squeezed, gas, small, large, drop }) => {
    const up = squeezed ? RISES[0] : RISES[1]
    const [down, same] = [opposite(up), RISES[2]]
    const [first, second] = squeezed ? [large, small] : [small, large]
    const wrong: [string[], string][] = [
      [[up, up, up], `You changed the speed of the particles, but the temperature is constant.`],
      [
        [same, same, same],
        `You overlooked that the particles are ${squeezed ? 'closer together and so hit' : 'further apart and so hit'} the walls ${squeezed ? 'more' : 'less'} often.`,
      ],
      [
        [same, down, down],
        `You reversed it: in a ${squeezed ? 'smaller' : 'larger'} volume the particles hit the walls ${squeezed ? 'more' : 'less'} often.`,
      ],
      [
        [down, up, up],
        'You changed the speed of the particles, but it depends on the temperature, which is constant.',
      ],
    ]
    return {
      stem: `A cylinder contains a fixed mass of ${gas}. A piston is moved slowly, as shown. The temperature of the gas is constant.`,
      figure: figure(
        {
          name: 'thermal-physics/piston-before-and-after',
          title: 'A gas in a cylinder before and after its piston is moved',
          description: `Two drawings of the same cylinder, closed by a piston. In both, nine dots stand for particles of the gas. The volume below the piston is ${squeezed ? 'smaller' : 'larger'} in the second drawing than in the first.`,
          height: 168,
        },
        closed(40, first),
        closed(210, second),
        arrow(160, 96, 200, 96),
        text(95, 162, 'before', { anchor: 'middle' }),
        text(265, 162, 'after', { anchor: 'middle' }),
      ),
      prompt: 'Which row describes what happens?',
      options: rows(
        [
          'average speed of the particles',
          'collisions per second on each cm^{2} of wall',
          'pressure of the gas',
        ],
        [same, up, up],
        wrong.filter((_, at) => at !== drop),
      ),
      solution: `At a constant temperature the average speed of the particles stays the same. In the ${squeezed ? 'smaller' : 'larger'} volume they are ${squeezed ? 'closer together' : 'further apart'} and hit each part of the walls ${squeezed ? 'more' : 'less'} often, so the pressure ${up}.`,
    }
  },
})

const SQUEEZED = [
  {
    x: 'pressure',
    unit: 'kPa',
    start: [96, 98, 100, 102, 105, 110],
    other: [40, 45, 50, 60, 75, 80, 90, 100, 120],
    otherUnit: 'cm^3',
    stem: (x: string, y1: string, y2: string, falls: boolean) =>
      `A syringe with a blocked end contains ${y1} of air at a pressure of ${x}. The piston is ${falls ? 'pushed in' : 'pulled out'} slowly until the volume of the air is ${y2}.`,
    prompt: 'What is the new pressure of the air?',
  },
  {
    x: 'volume',
    unit: 'cm^3',
    start: [1.2, 1.5, 1.6, 2, 2.4, 2.5, 3],
    other: [150, 160, 180, 200, 220, 240, 250, 280, 300],
    otherUnit: 'kPa',
    stem: (x: string, y1: string, y2: string, falls: boolean) =>
      falls
        ? `A bubble of gas of volume ${x} leaves a diver at a depth where the pressure is ${y1}. It rises to a depth where the pressure is ${y2}.`
        : `A bubble of gas of volume ${x} is trapped under a diving bell at a depth where the pressure is ${y1}. The bell is lowered to a depth where the pressure is ${y2}.`,
    prompt: 'What is the new volume of the gas?',
  },
  {
    x: 'volume',
    unit: 'cm^3',
    start: [120, 150, 180, 200, 240, 250, 300],
    other: [180, 200, 240, 250, 300, 320, 350, 400],
    otherUnit: 'kPa',
    stem: (x: string, y1: string, y2: string, falls: boolean) =>
      `A cylinder with a piston contains ${x} of helium at a pressure of ${y1}. The piston is ${falls ? 'let out' : 'pushed in'} slowly until the pressure is ${y2}.`,
    prompt: 'What is the new volume of the helium?',
  },
] as const

supplement('pressure-times-volume', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(SQUEEZED)
    const x = random.pick<number>(item.start)
    const [before = 1, after = 1] = random.sample<number>(item.other, 2)
    const right = (x * before) / after
    const other = item.x === 'pressure' ? 'volume' : 'pressure'
    const change = Math.abs(before - after)
    const ratio = Math.max(before, after) / Math.min(before, after)
    const wrong = random.sample<readonly [number, string]>(
      [
        [
          (x * after) / before,
          `You took the ${item.x} to be proportional to the ${other}. It is inversely proportional.`,
        ],
        [
          (x * change) / after,
          `You multiplied by the change in ${other} instead of the ${other} at the start.`,
        ],
        [
          (x * (before + after)) / after,
          `You multiplied by the sum of the two ${other}s instead of the ${other} at the start.`,
        ],
        [(x * before) / change, `You divided by the change in ${other} instead of the ${other} at the end.`],
        [
          x * (1 + (before - after) / before),
          `You changed the ${item.x} by the same fraction as the ${other}. It is the product *pV* that stays the same.`,
        ],
      ],
      3,
    )
    const tidy = Math.abs(toSigFigs(right, 3) - right) < 1e-9 * right
    if (!tidy || ratio > (after < before ? 3.2 : 1.8) || ratio < 1.2) return null
    return allDiffer([x, right, ...wrong.map(([value]) => value)], 3)
      ? { item, x, before, after, right, wrong }
      : null
  },
  make: ({ item, x, before, after, right, wrong }) => {
    const show = (value: number) => quantity(value, item.otherUnit)
    return {
      stem: `${item.stem(x < 10 ? quantity(x, item.unit, 2) : quantity(x, item.unit), show(before), show(after), after < before)} The temperature and the mass of the gas do not change.`,
      prompt: item.prompt,
      options: numbers({
        right,
        unit: item.unit,
        sigFigs: 3,
        wrong: wrong.map(([value, error]) => [value, error]),
      }),
      solution: `Mass and temperature are constant, so *p*_{1}*V*_{1} = *p*_{2}*V*_{2}.

New ${item.x} = ${plain(x)} × ${before} ÷ ${after} = ${quantity(right, item.unit, 3)}.`,
    }
  },
  verify: ({ x, before, after }) => x / (1 - (before - after) / before),
})

type Shape = { id: string; seen: string; points: readonly Point[] }

const SHAPES: readonly Shape[] = [
  {
    id: 'curve',
    seen: 'a curve that falls steeply at first and then less and less',
    points: Array.from({ length: 13 }, (_, at): Point => [0.18 + at * 0.068, 0.18 / (0.18 + at * 0.068)]),
  },
  {
    id: 'origin',
    seen: 'a straight line that rises from the origin',
    points: [
      [0, 0],
      [1, 0.95],
    ],
  },
  {
    id: 'falling',
    seen: 'a straight line that falls to the horizontal axis',
    points: [
      [0, 0.95],
      [1, 0],
    ],
  },
  {
    id: 'level',
    seen: 'a horizontal straight line',
    points: [
      [0, 0.55],
      [1, 0.55],
    ],
  },
]

supplement('graphs-of-pressure-and-volume', {
  facts: { difficulty: 3, objective: 'AO1', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => ({ inverse: random.chance(0.5), order: random.shuffle(SHAPES) }),
  make: ({ inverse, order }) => {
    const right = inverse ? 'origin' : 'curve'
    const x = inverse ? '1/*V*' : '*V*'
    const errors: Record<string, string> = {
      curve: 'You chose the graph of *p* against *V*. Here 1/*V* is on the horizontal axis.',
      origin:
        'You took the pressure to be proportional to the volume. This is the graph of *p* against 1/*V*.',
      falling: inverse
        ? 'You let the pressure fall when 1/*V* gets larger. A larger 1/*V* is a smaller volume, where the pressure is higher.'
        : 'You saw that the pressure falls, but on a straight line it would become zero at some volume.',
      level: 'You kept the pressure constant, but it changes when the volume changes.',
    }
    const letters = ['P', 'Q', 'R', 'S']
    const drawn = order.map((shape, at) => {
      const [left, top] = [40 + (at % 2) * 170, 40 + Math.floor(at / 2) * 138]
      const chart = graph({
        x: { label: x, max: 1.1 },
        y: { label: '*p*', max: 1.1 },
        left,
        top,
        width: 110,
        height: 66,
      })
      return (
        chart.axes +
        (shape.id === 'curve' ? chart.curve(shape.points) : chart.line(shape.points)) +
        text(left - 6, top + 78, '0', { anchor: 'end', cls: 's' }) +
        text(left + 55, top - 12, letters[at] ?? '', { anchor: 'middle', cls: 'b' })
      )
    })
    return {
      stem: `The volume *V* of a fixed mass of gas is changed at constant temperature, and its pressure *p* is measured. Four graphs P, Q, R and S are drawn. In each of them ${inverse ? '1/*V*' : '*V*'} is on the horizontal axis.`,
      figure: figure(
        {
          name: 'thermal-physics/four-sketch-graphs',
          title: 'Four sketch graphs with the letters P, Q, R and S',
          description: `Four sketch graphs of p on the vertical axis against ${inverse ? '1/V' : 'V'} on the horizontal axis. ${order.map((shape, at) => `${letters[at]}: ${shape.seen}`).join('; ')}.`,
          height: 272,
        },
        ...drawn,
      ),
      prompt: 'Which graph is correct?',
      options: inThisOrder(
        order.map(({ id }, at) =>
          id === right ? (letters[at] ?? '') : [letters[at] ?? '', errors[id] ?? ''],
        ),
      ),
      solution: `At a constant temperature *pV* = constant, so *p* = constant × 1/*V*. ${
        inverse
          ? 'The pressure is directly proportional to 1/*V*: a straight line through the origin.'
          : 'When *V* is doubled, *p* is halved: a curve that falls steeply at first, then less and less, and never meets an axis.'
      } This is graph ${letters[order.findIndex(({ id }) => id === right)]}.`,
    }
  },
  verify: ({ inverse, order }) => {
    const fits = order.findIndex(({ points }) => {
      const inner =
        points.length > 2
          ? points
          : [0.3, 0.6, 0.9].map((x): Point => {
              const [[, start] = [0, 0], [, end] = [0, 0]] = points
              return [x, start + (end - start) * x]
            })
      const constants = inner.map(([x, p]) => (inverse ? p / x : p * x))
      return Math.max(...constants) / Math.min(...constants) < 1.01
    })
    return 'PQRS'.charAt(fits)
  },
})

const VOLUMES = [15, 16, 18, 20, 24, 25, 30, 32, 36, 40, 45, 48, 50, 60, 72, 75, 80]

supplement('reading-at-another-temperature', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const product = random.pick([3600, 4800, 6000, 7200])
    const usable = VOLUMES.filter(
      each => Number.isInteger(product / each) && product / each >= 75 && product / each <= 320,
    )
    const volumes = random.sample(usable, 4).sort((one, other) => other - one)
    const odd = random.int(0, 3)
    const warmer = random.chance(0.5)
    const factor = warmer ? random.step(1.08, 1.12, 0.01) : random.step(0.88, 0.92, 0.01)
    const readings = volumes.map((volume, at) => ({
      volume,
      pressure: Math.round((product / volume) * (at === odd ? factor : 1)),
    }))
    const rising = readings.every(
      ({ pressure }, at) => at === 0 || pressure > (readings[at - 1]?.pressure ?? 0),
    )
    return rising ? { product, odd, warmer, readings } : null
  },
  make: ({ product, odd, warmer, readings }) => ({
    stem: `A student measures the volume and the pressure of a fixed mass of gas. Three of the four readings are taken at the same temperature. One is taken when the gas is ${warmer ? 'warmer' : 'colder'}.`,
    table: {
      head: ['reading', 'volume / cm^{3}', 'pressure / kPa'],
      rows: readings.map(({ volume, pressure }, at) => [String(at + 1), String(volume), String(pressure)]),
    },
    prompt: `Which reading is taken when the gas is ${warmer ? 'warmer' : 'colder'}?`,
    options: inThisOrder(
      readings.map(({ volume, pressure }, at) =>
        at === odd
          ? `reading ${at + 1}`
          : [
              `reading ${at + 1}`,
              at === 0 || at === 3
                ? `You chose the ${at === 0 ? 'smallest' : 'largest'} pressure, but the volume is the ${at === 0 ? 'largest' : 'smallest'} too: ${volume} × ${pressure} = ${product}, as in two other readings.`
                : `You overlooked that ${volume} × ${pressure} = ${product}, which is also the product for two other readings.`,
            ],
      ),
    ),
    solution: `At the same temperature the product *pV* is the same.

${readings.map(({ volume, pressure }, at) => `- reading ${at + 1}: ${volume} × ${pressure} = ${volume * pressure}`).join('\n')}

Three products are ${product}. For reading ${odd + 1} the product is ${warmer ? 'larger' : 'smaller'}: at this volume the pressure is ${warmer ? 'higher, because the gas is warmer' : 'lower, because the gas is colder'}.`,
  }),
  verify: ({ warmer, readings }) => {
    const logs = readings.map(({ volume, pressure }) => Math.log(volume) + Math.log(pressure))
    return `reading ${logs.indexOf(warmer ? Math.max(...logs) : Math.min(...logs)) + 1}`
  },
})

supplement('pressure-after-the-piston-is-moved', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [before, after] = [random.step(20, 56, 2), random.step(14, 56, 2)]
    const pressure = random.step(80, 160, 10)
    const right = (pressure * before) / after
    if (Math.abs(before - after) < 8 || right > 300 || right < 50) return null
    const slips: Slip[] = [
      [(pressure * after) / before, 'You turned the ratio of the volumes upside down.'],
      [
        (pressure * before) / Math.abs(before - after),
        'You divided by the change in volume, not by the new volume.',
      ],
      [
        pressure + before - after,
        'You changed the pressure by as much as the volume. It is the product that stays constant.',
      ],
      [
        (pressure * before) / (10 * Math.floor(after / 10) + (after % 10) / 2),
        'You read each division of the scale as 1 cm^{3}. It is 2 cm^{3}.',
      ],
      [
        ((50 * Math.floor(pressure / 50) + (pressure % 50) / 2) * before) / after,
        'You read each division of the gauge as 5 kPa. It is 10 kPa.',
      ],
      [(pressure * 60) / after, 'You took the end of the scale for the first volume.'],
    ]
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => value > 0),
      value => quantity(value, 'kPa', 2),
    )
    return wrong && { before, after, pressure, right, wrong }
  },
  make: ({ before, after, pressure, right, wrong }) => {
    const scale = { from: 0, to: 60, division: 2, numbered: 10 }
    const gauge = { from: 0, to: 200, division: 10, numbered: 50 }
    const syringe = (y: number, volume: number, name: string) => {
      const drawn = linearScale({ ...scale, x: 64, y: y + 34, length: 220, way: 'right' })
      const [face] = drawn.at(volume)
      return (
        text(8, y + 21, name) +
        rect(64, y, face - 64, 34, 'w') +
        polyline([
          [300, y],
          [64, y],
          [64, y + 34],
          [300, y + 34],
        ]) +
        rect(face, y + 1, 8, 32, 'l sunk') +
        rect(face + 8, y + 14, Math.max(8, 318 - face - 8), 6, 'l sheet') +
        line(320, y + 4, 320, y + 30, 'l thick') +
        drawn.shape +
        text(318, y + 59, 'cm^{3}', { cls: 's' })
      )
    }
    return {
      stem: [
        'Gas is trapped in a cylinder by a piston. The diagram shows the cylinder before and after the piston is moved slowly, and the pressure gauge before. The temperature is constant and no gas escapes.',
        'A cylinder with a piston contains a fixed mass of gas. The gauge shows the pressure before the piston is moved. The second diagram of the cylinder is for later, when the gas is at the same temperature as before.',
      ],
      figure: figure(
        {
          name: 'thermal-physics/cylinder-with-piston-and-gauge',
          title: 'A pressure gauge and two positions of a piston',
          description: `The gauge before, in kilopascals: ${describeScale(gauge, pressure, 'kPa')} The scale of the cylinder, in cubic centimetres, at the piston before: ${describeScale(scale, before, 'cm³')} After: ${describeScale(scale, after, 'cm³')}`,
          height: 290,
        },
        dialMeter({ x: 95, y: 4, value: pressure, scale: gauge, unit: 'kPa', width: 170 }),
        syringe(138, before, 'before'),
        syringe(220, after, 'after'),
      ),
      prompt: [
        'What is the pressure of the gas after the piston is moved?',
        'What is the pressure of the gas in the second position?',
      ],
      options: numbers({ right, unit: 'kPa', sigFigs: 2, wrong }),
      solution: `The gauge reads ${quantity(pressure, 'kPa')}, the volumes are ${quantity(before, 'cm^3')} and ${quantity(after, 'cm^3')}.

*pV* is constant: *p* = ${pressure} × ${before} ÷ ${after} = ${quantity(right, 'kPa', 2)}.`,
    }
  },
  verify: ({ before, after, pressure }) => pressure / (after / before),
})
