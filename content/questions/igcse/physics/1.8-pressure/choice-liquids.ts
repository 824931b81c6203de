import { allDiffer, inThisOrder, numbers, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { dimension, dot, line, type Point, polyline, rect, text } from '@/lib/figures/shapes'
import { letter, type RowError } from '../shared'

const { core, supplement, templates } = choiceQuestions('1.8')

export { templates }

type Effect = 'increases' | 'decreases' | 'stays the same'

const EVENTS: readonly { stem: string; where: string; effect: Effect; reason: string; other: string }[] = [
  {
    stem: 'A diver swims vertically downwards in a lake.',
    where: 'on the diver',
    effect: 'increases',
    reason: 'greater depth',
    other: 'greater density of the water',
  },
  {
    stem: 'A fish swims upwards towards the surface of the sea.',
    where: 'on the fish',
    effect: 'decreases',
    reason: 'smaller depth',
    other: 'smaller density of the water',
  },
  {
    stem: 'Water is poured out of a tall jar until it is half full.',
    where: 'on the bottom of the jar',
    effect: 'decreases',
    reason: 'smaller depth',
    other: 'smaller density of the water',
  },
  {
    stem: 'Rain fills a tank with vertical sides.',
    where: 'on the bottom of the tank',
    effect: 'increases',
    reason: 'greater depth',
    other: 'greater density of the water',
  },
  {
    stem: 'A beaker of water is emptied and filled with salt water to the same level. Salt water is denser than water.',
    where: 'on the bottom of the beaker',
    effect: 'increases',
    reason: 'greater density of the liquid',
    other: 'greater depth',
  },
  {
    stem: 'A jar of water is emptied and filled with oil to the same level. Oil is less dense than water.',
    where: 'on the bottom of the jar',
    effect: 'decreases',
    reason: 'smaller density of the liquid',
    other: 'smaller depth',
  },
  {
    stem: 'All the water in a wide glass is poured into a narrower glass, in which it stands higher.',
    where: 'at the bottom of the water',
    effect: 'increases',
    reason: 'greater depth',
    other: 'greater density of the water',
  },
  {
    stem: 'A submarine goes from a river into the sea and stays at the same depth. Sea water is denser than river water.',
    where: 'on the submarine',
    effect: 'increases',
    reason: 'greater density of the water',
    other: 'greater depth',
  },
]

core('change-of-pressure-in-a-liquid', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(EVENTS), wrong: random.sample([0, 1, 2, 3], 3) }),
  make: ({ item, wrong }) => {
    const turned = item.effect === 'increases' ? 'decreases' : 'increases'
    const errors: RowError[] = [
      [
        [turned, item.reason],
        `You had the effect the wrong way round: a ${item.reason} means that the pressure ${item.effect}.`,
      ],
      [[item.effect, item.other], `You found the effect, but not its cause. There is no ${item.other} here.`],
      [[turned, item.other], `You had the effect the wrong way round, and there is no ${item.other} here.`],
      [
        ['stays the same', 'liquid pressure does not vary'],
        'You thought that the pressure in liquids is always the same. It depends on depth and density.',
      ],
    ]
    return {
      stem: item.stem,
      prompt: `Which row describes what happens to the pressure of the liquid ${item.where}, and why?`,
      options: rows(
        ['pressure', 'reason'],
        [item.effect, item.reason],
        wrong.map((at): RowError => errors[at] ?? [[], '']),
      ),
      solution: `The pressure in a liquid increases with the depth and with the density of the liquid. Here there is a ${item.reason}, so the pressure ${item.effect}.`,
    }
  },
})

supplement('graph-of-pressure-and-depth', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    order: random.shuffle([0, 1, 2, 3]),
    denser: random.chance(0.5),
    water: random.pick(['water', 'liquid X']),
  }),
  make: ({ order, denser, water }) => {
    const chart = graph({
      x: { label: 'depth', max: 1.15 },
      y: { label: 'pressure due to the liquid', max: 1.1 },
      left: 60,
      width: 240,
      height: 160,
    })
    // Steeper, less steep, not from nought, and level: the lines P to S, by `order`.
    const ends: readonly (readonly [Point, Point])[] = [
      [
        [0, 0],
        [1, 0.98],
      ],
      [
        [0, 0],
        [1, 0.28],
      ],
      [
        [0, 0.24],
        [1, 0.79],
      ],
      [
        [0, 0.12],
        [1, 0.12],
      ],
    ]
    const right = order.indexOf(denser ? 0 : 1)
    const texts = [
      'You chose the steeper line: here the pressure rises faster with depth, as in a denser liquid.',
      'You chose the less steep line: here the pressure rises more slowly with depth, as in a less dense liquid.',
      'You chose a line with a pressure at depth nought. The pressure due to a liquid is nought at its surface.',
      'You chose a level line, for which the pressure would not depend on the depth.',
    ]
    return {
      stem: `The broken line on the graph shows how the pressure due to ${water} depends on the depth below its surface. Another liquid is ${denser ? 'denser' : 'less dense'} than ${water}.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/lines-of-pressure-and-depth',
          title: 'Sketch graph of pressure against depth',
          description: `Sketch graph without numbers. A broken straight line from the origin is for ${water}. Four other straight lines: ${order.map((kind, at) => `${letter(at)} ${['starts at the origin and is steeper', 'starts at the origin and is less steep', 'starts above the origin and is parallel to the broken line', 'is level, above the axis'][kind]}`).join('; ')}.`,
          height: 226,
        },
        chart.axes,
        chart.line(
          [
            [0, 0],
            [1, 0.55],
          ],
          'l dash',
        ),
        chart.label(1, 0.55, water, { dx: 5, dy: 5 }),
        ...order.map((kind, at) => {
          const [from, to] = ends[kind] ?? [
            [0, 0],
            [1, 1],
          ]
          return chart.line([from, to]) + chart.label(to[0], to[1], letter(at), { dx: 5, dy: 5, cls: 'b' })
        }),
        text(54, 206, '0', { anchor: 'end', cls: 's' }),
      ),
      prompt: 'Which line is for the other liquid?',
      options: inThisOrder(
        order.map((kind, at): string | Wrong =>
          at === right ? letter(at) : [letter(at), texts[kind] ?? ''],
        ),
      ),
      solution: `The pressure due to a liquid is *ρg*Δ*h*: nought at the surface and proportional to the depth. The gradient is *ρg*, so the line of a ${denser ? 'denser' : 'less dense'} liquid is ${denser ? 'steeper' : 'less steep'} and also starts at the origin: ${letter(right)}.`,
    }
  },
})

const WATERS: readonly { what: string; density: number }[] = [
  { what: 'sea water', density: 1030 },
  { what: 'fresh water', density: 1000 },
  { what: 'salt water', density: 1100 },
]

supplement('total-pressure-or-depth', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const water = random.pick(WATERS)
    const depth = random.int(13, 45)
    const asked = random.pick(['pressure', 'depth'] as const)
    const added = (water.density * 9.8 * depth) / 1000
    const total = Math.round(100 + added)
    const found = ((total - 100) * 1000) / (water.density * 9.8)
    const [right, ...wrong] = (
      asked === 'pressure'
        ? [100 + added, added, 100 + added / 9.8, added - 100]
        : [
            found,
            (total * 1000) / (water.density * 9.8),
            found * 9.8,
            ((total + 100) * 1000) / (water.density * 9.8),
          ]
    ) as [number, number, number, number]
    return allDiffer([right, ...wrong], 2) && wrong.every(value => value > 5)
      ? {
          water,
          depth,
          asked,
          added,
          total,
          right,
          wrong,
          who: random.pick(['diver', 'submarine', 'camera']),
        }
      : null
  },
  make: ({ water, depth, asked, added, total, right, wrong, who }) => ({
    stem:
      asked === 'pressure'
        ? `A ${who} is ${quantity(depth, 'm')} below the surface of ${water.what} of density ${quantity(water.density, 'kg/m^3')}. The atmospheric pressure is ${quantity(100, 'kPa')}.`
        : `The total pressure on a ${who} in ${water.what} is ${quantity(total, 'kPa')}. The density of the water is ${quantity(water.density, 'kg/m^3')}, and the atmospheric pressure is ${quantity(100, 'kPa')}.`,
    prompt:
      asked === 'pressure'
        ? `What is the total pressure on the ${who}?`
        : `How far below the surface is the ${who}?`,
    options: numbers({
      right,
      unit: asked === 'pressure' ? 'kPa' : 'm',
      sigFigs: 2,
      wrong:
        asked === 'pressure'
          ? [
              [
                wrong[0] ?? 0,
                'You found the pressure due to the water and did not add the atmospheric pressure.',
              ],
              [wrong[1] ?? 0, 'You left out *g*: the pressure due to the water is *ρg*Δ*h*.'],
              [
                wrong[2] ?? 0,
                'You subtracted the atmospheric pressure, but it acts on the surface and has to be added.',
              ],
            ]
          : [
              [wrong[0] ?? 0, 'You did not subtract the atmospheric pressure from the total pressure.'],
              [wrong[1] ?? 0, 'You left out *g*: the pressure due to the water is *ρg*Δ*h*.'],
              [
                wrong[2] ?? 0,
                'You added the atmospheric pressure, which is already part of the total pressure.',
              ],
            ],
    }),
    solution:
      asked === 'pressure'
        ? `Pressure due to the water = *ρg*Δ*h* = ${water.density} × 9.8 × ${depth} = ${quantity(added * 1000, 'Pa')}, which is ${quantity(added, 'kPa', 4)}.

Total pressure = ${quantity(added, 'kPa', 4)} + 100 kPa = ${quantity(right, 'kPa', 2)} (two significant figures).`
        : `Pressure due to the water = ${total} − 100 = ${quantity(total - 100, 'kPa')} = ${plain((total - 100) * 1000)} Pa.

Δ*h* = Δ*p* ÷ (*ρg*) = ${plain((total - 100) * 1000)} ÷ (${water.density} × 9.8) = ${quantity(right, 'm', 2)}.`,
  }),
  verify: ({ water, depth, asked, total }) => {
    const perMetre = (water.density * 9.8) / 1000
    if (asked === 'depth') return (total - 100) / perMetre
    let pressure = 100
    for (let metre = 0; metre < depth; metre += 1) pressure += perMetre
    return pressure
  },
})

const HATCHES = [
  'hatch of a submarine',
  'window of an underwater laboratory',
  'window of a diving capsule',
] as const

supplement('force-of-the-water-on-a-hatch', {
  facts: { difficulty: 5, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const what = random.pick(HATCHES)
    const depth = random.int(12, 60)
    const floor = depth + random.int(8, 40)
    const [wide, tall] = [random.step(30, 80, 5), random.step(30, 80, 5)]
    const area = (wide * tall) / 10000
    const pressure = 1030 * 9.8 * depth
    const right = (pressure * area) / 1000
    const wrong = [right * 100, right / 9.8, (right * floor) / depth]
    if (wide <= tall || right < 20 || right > 250) return null
    return allDiffer([right, ...wrong], 2)
      ? { what, depth, floor, wide, tall, area, pressure, right, wrong }
      : null
  },
  make: ({ what, depth, floor, wide, tall, area, pressure, right, wrong }) => ({
    stem: `The rectangular, horizontal ${what} measures ${quantity(wide, 'cm')} by ${quantity(tall, 'cm')}. It is ${quantity(depth, 'm')} below the surface of the sea, at a place where the sea is ${quantity(floor, 'm')} deep. The density of sea water is ${quantity(1030, 'kg/m^3')}.`,
    prompt: `What is the force on the ${what.split(' ')[0]} due to the water?`,
    options: numbers({
      right,
      unit: 'kN',
      sigFigs: 2,
      wrong: [
        [wrong[0] ?? 0, 'You divided by 100 to get square metres. 1 m^{2} is 10 000 cm^{2}.'],
        [wrong[1] ?? 0, 'You left out *g*: the pressure due to the water is *ρg*Δ*h*.'],
        [wrong[2] ?? 0, 'You used the depth of the sea bed instead of the depth of the object.'],
      ],
    }),
    solution: `Pressure due to the water = *ρg*Δ*h* = 1030 × 9.8 × ${depth} = ${quantity(pressure, 'Pa', 4)}.

Area = ${plain(wide / 100)} × ${plain(tall / 100)} = ${quantity(area, 'm^2')}.

Force = pressure × area = ${quantity(pressure, 'Pa', 4)} × ${quantity(area, 'm^2')} = ${quantity(right * 1000, 'N', 2)}, which is ${quantity(right, 'kN', 2)}.`,
  }),
  verify: ({ depth, wide, tall }) => {
    const volume = (wide / 100) * (tall / 100) * depth
    return (volume * 1030 * 9.8) / 1000
  },
})

const LAYERS = [
  { upper: 'oil', lower: 'water', densities: [900, 1000], most: 30 },
  { upper: 'petrol', lower: 'water', densities: [750, 1000], most: 30 },
  { upper: 'paraffin', lower: 'salt water', densities: [800, 1030], most: 10 },
] as const

supplement('pressure-of-two-liquids-in-a-tank', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const { upper, lower, densities, most } = random.pick(LAYERS)
    const [thin, dense] = densities
    const [over, under] = [random.int(2, most) / 10, random.int(4, most + 4) / 10]
    const above = random.int(1, 10) / 10 // of X above the floor of the tank
    if (above > under - 0.2 || Math.abs(over - (under - above)) < 0.2) return null
    const least = 0.15 * (over + under) // room for the names in the figure
    if (over < least || under - above < least) return null
    const pressure = (height: number, density: number) => (density * 9.8 * height) / 1000
    const depth = under - above
    const right = pressure(over, thin) + pressure(depth, dense)
    const slips: Slip[] = [
      [
        pressure(over, thin) + pressure(under, dense),
        'You took the pressure at the floor of the tank, not at X.',
      ],
      [pressure(depth, dense), `You left out the pressure of the ${upper}.`],
      [pressure(over + depth, dense), `You took all of the liquid above X for ${lower}.`],
      [pressure(over + depth, thin), `You took all of the liquid above X for ${upper}.`],
      [pressure(over, thin) + pressure(above, dense), 'You measured the depth from the floor upwards.'],
      [pressure(over, thin) + (dense * depth) / 1000, `You left out *g* in the pressure of the ${lower}.`],
    ]
    const wrong = threeSlips(random, right, slips, value => quantity(value, 'kPa', 2))
    return wrong && { upper, lower, thin, dense, over, under, above, right, wrong }
  },
  make: ({ upper, lower, thin, dense, over, under, above, right, wrong }) => {
    const per = 150 / (over + under)
    const [surface, floor] = [36, 186]
    const middle = surface + over * per
    const x = floor - above * per
    return {
      stem: [
        `A tank contains a layer of ${upper} on top of ${lower}. The density of the ${upper} is ${quantity(thin, 'kg/m^3')} and the density of the ${lower} is ${quantity(dense, 'kg/m^3')}.`,
        `The diagram shows ${upper} (density ${quantity(thin, 'kg/m^3')}) that floats on ${lower} (density ${quantity(dense, 'kg/m^3')}) in a tank.`,
        `In a tank, ${lower} of density ${quantity(dense, 'kg/m^3')} is covered by ${upper} of density ${quantity(thin, 'kg/m^3')}.`,
      ],
      figure: figure(
        {
          name: 'motion-forces-and-energy/two-liquids-in-a-tank',
          title: 'Two layers of liquid in a tank',
          description: `A tank in section. The upper layer, ${upper}, is ${over} m deep. The lower layer, ${lower}, is ${under} m deep. Point X is in the lower layer, ${above} m above the floor of the tank.`,
          height: 204,
        },
        rect(90, surface, 170, middle - surface, 'hl'),
        rect(90, middle, 170, floor - middle, 'w'),
        line(90, surface, 260, surface, 'l thin'),
        line(90, middle, 260, middle, 'l thin'),
        polyline(
          [
            [90, 18],
            [90, floor],
            [260, floor],
            [260, 18],
          ],
          'l thick',
        ),
        text(150, (surface + middle) / 2 + 4.5, upper, { anchor: 'middle' }),
        text(150, (middle + floor) / 2 + 4.5, lower, { anchor: 'middle' }),
        dimension(76, surface, 76, middle, quantity(over, 'm', 2)),
        dimension(76, middle, 76, floor, quantity(under, 'm', 2)),
        dot(224, x),
        text(224, x - 7, 'X', { anchor: 'middle', cls: 'b' }),
        line(224, x, 290, x, 'l dash thin'),
        dimension(280, x, 280, floor, ''),
        text(290, Math.max((x + floor) / 2 + 5, x + 14), quantity(above, 'm', 2)),
      ),
      prompt: [
        'What is the pressure at X due to the two liquids?',
        'What is the pressure due to the liquids at point X?',
      ],
      options: numbers({ right, unit: 'kPa', sigFigs: 2, wrong }),
      solution: `Above X there are ${quantity(over, 'm', 2)} of ${upper} and ${quantity(under, '', 2)} − ${quantity(above, '', 2)} = ${quantity(under - above, 'm', 2)} of ${lower}. Each adds *ρgΔh*.

${thin} × 9.8 × ${quantity(over, '', 2)} + ${dense} × 9.8 × ${quantity(under - above, '', 2)} = ${quantity(right * 1000, 'Pa', 2)} = ${quantity(right, 'kPa', 2)}.`,
    }
  },
  // The weight of the column above one square metre at X.
  verify: ({ thin, dense, over, under, above }) =>
    ((thin * over + dense * under - dense * above) * 9.8) / 1000,
})
