import {
  allDiffer,
  choice,
  inThisOrder,
  numbers,
  rows,
  statements,
  type Wrong,
} from '@/lib/exams/authoring/options'
import { plain, quantity } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { dot, line, type Point, polygon, polyline, text } from '@/lib/figures/shapes'

type RowError = [cells: readonly string[], error: string]
type Range = readonly [min: number, max: number, step: number]

const LETTERS = ['P', 'Q', 'R', 'S'] as const
const letter = (at: number) => LETTERS[at] ?? ''

// 1.8 Pressure

const EVERYDAY: readonly { stem: string; small: boolean; what: string }[] = [
  {
    stem: 'A sharp knife cuts a carrot more easily than a blunt knife with the same force.',
    small: true,
    what: 'the sharp knife',
  },
  {
    stem: 'A drawing pin with a fine point goes into a board more easily than one with a worn point. The force is the same.',
    small: true,
    what: 'the fine point',
  },
  {
    stem: 'A person in shoes with narrow heels damages a floor more than the same person in flat shoes.',
    small: true,
    what: 'the narrow heels',
  },
  {
    stem: 'A new nail goes into wood more easily than a nail with a blunt tip. The force is the same.',
    small: true,
    what: 'the tip of the new nail',
  },
  {
    stem: 'A skater on thin blades marks the ice more than the same skater in flat boots.',
    small: true,
    what: 'the thin blades',
  },
  {
    stem: 'A hiker sinks less into snow with snow shoes than in boots. The total weight is the same.',
    small: false,
    what: 'the snow shoes',
  },
  {
    stem: 'A tractor with wide tyres sinks less into soft soil than the same tractor with narrow tyres.',
    small: false,
    what: 'the wide tyres',
  },
  {
    stem: 'A bag with broad straps is more comfortable on the shoulder than an equal bag with thin straps.',
    small: false,
    what: 'the broad straps',
  },
  {
    stem: 'A camel with broad feet sinks less into sand than a horse of the same weight with narrow hooves.',
    small: false,
    what: 'the broad feet',
  },
  {
    stem: 'A crane that stands on wide boards sinks less into the ground than the same crane without them.',
    small: false,
    what: 'the boards',
  },
]

const everyday = template({
  name: 'area-and-pressure-in-everyday-life',
  subtopic: '1.8',
  style: 'choice',
  tier: 'core',
  difficulty: 1,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ item: random.pick(EVERYDAY) }),
  make: ({ item: { stem, small, what } }) => {
    const [area, pressure] = small ? ['smaller', 'larger'] : ['larger', 'smaller']
    return choice({
      stem,
      prompt: `Which row describes the contact area and the pressure of ${what}, compared to the other case?`,
      subtopic: '1.8',
      objective: 'AO1',
      options: rows(
        ['area in contact', 'pressure'],
        [area, pressure],
        [
          [[pressure, area], 'You had area and pressure the wrong way round.'],
          [
            [area, area],
            'You thought that area and pressure rise and fall together. For one force, a smaller area means a larger pressure.',
          ],
          [
            [pressure, pressure],
            `You saw that the pressure is ${pressure}, but for one force this needs a ${area} area.`,
          ],
        ],
      ),
      solution: `The force is the same and the area of ${what} is ${area}. Pressure = force ÷ area, so the pressure is ${pressure}.`,
    })
  },
})

const STANDING: readonly { what: string; feet: string; count: number; mass: Range; area: Range }[] = [
  { what: 'person', feet: 'shoes', count: 2, mass: [45, 85, 1], area: [150, 220, 10] },
  { what: 'table', feet: 'legs', count: 4, mass: [12, 40, 1], area: [12, 30, 2] },
  { what: 'stool', feet: 'legs', count: 3, mass: [2, 5, 0.5], area: [4, 12, 1] },
  { what: 'horse', feet: 'hooves', count: 4, mass: [380, 560, 20], area: [90, 130, 10] },
]

const standing = template({
  name: 'pressure-of-feet-on-the-ground',
  subtopic: '1.8',
  style: 'choice',
  tier: 'core',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(STANDING)
    const [mass, area] = [random.step(...item.mass), random.step(...item.area)]
    const total = (item.count * area) / 10000
    const right = (mass * 9.8) / total / 1000
    const wrong = [right / 100, mass / total / 1000, right * item.count]
    return allDiffer([right, ...wrong], 2) ? { item, mass, area, total, right, wrong } : null
  },
  make: ({ item: { what, feet, count }, mass, area, total, right, wrong }) =>
    choice({
      stem: `A ${what} of mass ${quantity(mass, 'kg')} stands on ${count === 2 ? 'two' : count === 3 ? 'three' : 'four'} ${feet}. Each of them has an area of ${quantity(area, 'cm^2')} in contact with the level ground.`,
      prompt: `What is the pressure of the ${what} on the ground?`,
      subtopic: '1.8',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'kPa',
        sigFigs: 2,
        wrong: [
          [wrong[0] ?? 0, 'You divided by 100 to get square metres. 1 m^{2} is 10 000 cm^{2}.'],
          [wrong[1] ?? 0, 'You used the mass as the force. The force is the weight, mass × 9.8 N/kg.'],
          [
            wrong[2] ?? 0,
            `You used the area of one only. ${count === 2 ? 'Both' : 'All'} ${feet} share the weight.`,
          ],
        ],
      }),
      solution: `Force = weight = ${plain(mass)} × 9.8 = ${quantity(mass * 9.8, 'N')}.

Area = ${count} × ${area} = ${quantity(count * area, 'cm^2')} = ${quantity(total, 'm^2')}.

Pressure = force ÷ area = ${quantity(mass * 9.8, 'N')} ÷ ${quantity(total, 'm^2')} = ${quantity(right * 1000, 'Pa', 2)}, which is ${quantity(right, 'kPa', 2)}.`,
    }),
  // Newtons on one square centimetre; 1 N/cm² is 10 kPa.
  verify: ({ item, mass, area }) => ((mass * 9.8) / item.count / area) * 10,
})

/** Densities in kg/m³, so that the weight suits the size; it is rounded to `to` newtons. */
const BLOCKS: readonly { what: string; sides: Range; density: Range; to: number }[] = [
  { what: 'concrete block', sides: [0.2, 0.6, 0.05], density: [2100, 2400, 100], to: 50 },
  { what: 'packing case', sides: [0.4, 1, 0.1], density: [80, 300, 20], to: 20 },
  { what: 'stone slab', sides: [0.1, 0.8, 0.1], density: [2400, 2800, 100], to: 50 },
]

const cuboid = template({
  name: 'pressure-of-a-block-on-its-faces',
  subtopic: '1.8',
  style: 'choice',
  tier: 'core',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(BLOCKS)
    const [a, b, c] = [random.step(...item.sides), random.step(...item.sides), random.step(...item.sides)]
    const weight = Math.round((a * b * c * random.step(...item.density) * 9.8) / item.to) * item.to
    const sides = [a, b, c].sort((one, other) => other - one) as [number, number, number]
    const [long, middle, short] = sides
    if (long / middle < 1.25 || middle / short < 1.25 || long / short > 5) return null
    const largest = random.chance(0.5)
    const pressures = [weight / (middle * short), weight / (long * short), weight / (long * middle)]
    const right = largest ? (pressures[0] ?? 0) : (pressures[2] ?? 0)
    const wrong = [
      largest ? (pressures[2] ?? 0) : (pressures[0] ?? 0),
      pressures[1] ?? 0,
      weight / (long * middle * short),
    ]
    const all = [right, ...wrong]
    return allDiffer(all, 2) && all.every(value => value < 99000)
      ? { item, long, middle, short, weight, largest, right, wrong }
      : null
  },
  make: ({ item, long, middle, short, weight, largest, right, wrong }) => {
    const scale = 150 / long
    const [wide, tall, deep] = [long * scale, short * scale, middle * scale * 0.5]
    const [x, y] = [70, 40 + tall + deep * 0.7]
    const [dx, dy] = [deep * 0.8, -deep * 0.6]
    const show = (value: number) => `${plain(value, 2)} m`
    const [face, other] = largest ? ['smallest', 'largest'] : ['largest', 'smallest']
    const area = largest ? middle * short : long * middle
    const [one, two] = largest ? [middle, short] : [long, middle]
    return choice({
      stem: `A ${item.what} has a weight of ${quantity(weight, 'N')}. The diagram shows its dimensions. It can stand on any of its faces on a level floor.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/block-with-three-dimensions',
          title: `A ${item.what} with its dimensions`,
          description: `A ${item.what} drawn as a cuboid. Its edges are ${show(long)} long, ${show(middle)} deep and ${show(short)} high. The drawing is not to scale.`,
          height: y + 36,
        },
        polygon(
          [
            [x, y],
            [x + wide, y],
            [x + wide, y - tall],
            [x, y - tall],
          ],
          'l sheet',
        ),
        polygon(
          [
            [x, y - tall],
            [x + dx, y - tall + dy],
            [x + wide + dx, y - tall + dy],
            [x + wide, y - tall],
          ],
          'l sheet',
        ),
        polygon(
          [
            [x + wide, y],
            [x + wide + dx, y + dy],
            [x + wide + dx, y - tall + dy],
            [x + wide, y - tall],
          ],
          'l sunk',
        ),
        text(x + wide / 2, y + 20, show(long), { anchor: 'middle' }),
        text(x - 8, y - tall / 2 + 4, show(short), { anchor: 'end' }),
        text(x + wide + dx / 2 + 8, y + dy / 2 + 12, show(middle)),
      ),
      prompt: `What is the ${largest ? 'largest' : 'smallest'} pressure that it can exert on the floor?`,
      subtopic: '1.8',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'Pa',
        sigFigs: 2,
        wrong: [
          [wrong[0] ?? 0, `You used the ${other} face. Pressure and area change in opposite ways.`],
          [wrong[1] ?? 0, `You used the face of medium area; the ${face} face is needed.`],
          [wrong[2] ?? 0, 'You divided by the volume. Pressure is force ÷ area of one face.'],
        ],
      }),
      solution: `Pressure = force ÷ area, so the ${largest ? 'largest' : 'smallest'} pressure needs the ${face} face: ${plain(one, 2)} × ${plain(two, 2)} = ${quantity(area, 'm^2')}.

Pressure = ${plain(weight)} ÷ ${plain(area)} = ${quantity(right, 'Pa', 2)}.`,
    })
  },
  verify: ({ long, middle, short, weight, largest }) => {
    const all = [long * middle, middle * short, short * long].map(area => weight / area)
    return largest ? Math.max(...all) : Math.min(...all)
  },
})

const PAIRS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
]

const vessel = template({
  name: 'points-in-a-connected-vessel',
  subtopic: '1.8',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const asked = random.pick(['greatest', 'smallest', 'equal'] as const)
    const liquid = random.pick(['water', 'oil', 'salt water', 'alcohol'])
    const depths = random.sample([20, 42, 64, 86], 4)
    const pair = random.pick(PAIRS)
    if (asked === 'equal') depths[pair[1]] = depths[pair[0]] ?? 0
    return {
      asked,
      liquid,
      depths,
      pair,
      others: random.sample(
        PAIRS.filter(each => each !== pair),
        3,
      ),
    }
  },
  make: ({ asked, liquid, depths, pair, others }) => {
    const [surface, floor, roof] = [40, 160, 134]
    // A wide vessel, a medium and a narrow tube, joined at the bottom.
    const walls: Point[] = [
      [40, 22],
      [40, floor],
      [320, floor],
      [320, 22],
    ]
    const inner = (from: number, to: number): Point[] => [
      [from, 22],
      [from, roof],
      [to, roof],
      [to, 22],
    ]
    const places = [70, 124, 214, 302]
    const level = (at: number) => surface + (depths[at] ?? 0)
    const edge = asked === 'greatest' ? Math.max(...depths) : Math.min(...depths)
    const deepest = depths.indexOf(edge)
    const names = (each: readonly [number, number]) => `${letter(each[0])} and ${letter(each[1])}`
    return choice({
      stem: `The diagram shows ${liquid} at rest in a vessel with three open tubes that are joined at the bottom. P, Q, R and S are four points in the ${liquid}.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/four-points-in-a-vessel',
          title: 'Four points in a vessel of three tubes',
          description: `A vessel of a wide, a medium and a narrow tube, joined at the bottom. The liquid stands at the same level in all three. P and Q are in the wide tube, R in the medium one and S in the narrow one. Depths below the surface, in units of the drawing: ${depths.map((depth, at) => `${letter(at)} ${depth}`).join(', ')}.`,
          height: 176,
        },
        polygon(
          [
            [40, surface],
            [160, surface],
            [160, roof],
            [190, roof],
            [190, surface],
            [246, surface],
            [246, roof],
            [288, roof],
            [288, surface],
            [320, surface],
            [320, floor],
            [40, floor],
          ],
          'w',
        ),
        line(40, surface, 160, surface, 'p'),
        line(190, surface, 246, surface, 'p'),
        line(288, surface, 320, surface, 'p'),
        polyline(walls),
        polyline(inner(160, 190)),
        polyline(inner(246, 288)),
        ...places.map(
          (x, at) =>
            dot(x, level(at)) + text(x + (at === 3 ? 4 : 6), level(at) + 4, letter(at), { cls: 'b' }),
        ),
      ),
      prompt:
        asked === 'equal'
          ? 'At which two points is the pressure the same?'
          : `At which point is the pressure ${asked}?`,
      subtopic: '1.8',
      objective: 'AO1',
      options:
        asked === 'equal'
          ? statements(
              names(pair),
              others.map(each => [
                names(each),
                'You overlooked that these two points are at different depths. Equal depth means equal pressure.',
              ]),
            )
          : inThisOrder(
              LETTERS.map((name, at): string | Wrong =>
                at === deepest
                  ? name
                  : [
                      name,
                      `You chose a point that is ${asked === 'greatest' ? 'less deep' : 'deeper'} than ${letter(deepest)}. The width of the tube does not matter.`,
                    ],
              ),
            ),
      solution: `In one liquid, the pressure depends only on the depth below the surface, not on the width of the tube. ${
        asked === 'equal'
          ? `${names(pair)} are at the same depth.`
          : `${letter(deepest)} is ${asked === 'greatest' ? 'deepest' : 'nearest to the surface'}, so the pressure is ${asked} there.`
      }`,
    })
  },
  verify: ({ asked, depths }) => {
    if (asked === 'equal') {
      const [one = 0, two = 0] = depths.flatMap((depth, at) =>
        depths.filter(each => each === depth).length === 2 ? [at] : [],
      )
      return `${letter(one)} and ${letter(two)}`
    }
    const order = [0, 1, 2, 3].sort((one, other) => (depths[other] ?? 0) - (depths[one] ?? 0))
    return letter((asked === 'greatest' ? order[0] : order[3]) ?? 0)
  },
})

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

const changes = template({
  name: 'change-of-pressure-in-a-liquid',
  subtopic: '1.8',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
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
    return choice({
      stem: item.stem,
      prompt: `Which row describes what happens to the pressure of the liquid ${item.where}, and why?`,
      subtopic: '1.8',
      objective: 'AO1',
      options: rows(
        ['pressure', 'reason'],
        [item.effect, item.reason],
        wrong.map((at): RowError => errors[at] ?? [[], '']),
      ),
      solution: `The pressure in a liquid increases with the depth and with the density of the liquid. Here there is a ${item.reason}, so the pressure ${item.effect}.`,
    })
  },
})

const lines = template({
  name: 'graph-of-pressure-and-depth',
  subtopic: '1.8',
  style: 'choice',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
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
    return choice({
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
      subtopic: '1.8',
      objective: 'AO1',
      options: inThisOrder(
        order.map((kind, at): string | Wrong =>
          at === right ? letter(at) : [letter(at), texts[kind] ?? ''],
        ),
      ),
      solution: `The pressure due to a liquid is *ρg*Δ*h*: nought at the surface and proportional to the depth. The gradient is *ρg*, so the line of a ${denser ? 'denser' : 'less dense'} liquid is ${denser ? 'steeper' : 'less steep'} and also starts at the origin: ${letter(right)}.`,
    })
  },
})

const WATERS: readonly { what: string; density: number }[] = [
  { what: 'sea water', density: 1030 },
  { what: 'fresh water', density: 1000 },
  { what: 'salt water', density: 1100 },
]

const underWater = template({
  name: 'total-pressure-or-depth',
  subtopic: '1.8',
  style: 'choice',
  tier: 'supplement',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
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
  make: ({ water, depth, asked, added, total, right, wrong, who }) =>
    choice({
      stem:
        asked === 'pressure'
          ? `A ${who} is ${quantity(depth, 'm')} below the surface of ${water.what} of density ${quantity(water.density, 'kg/m^3')}. The atmospheric pressure is ${quantity(100, 'kPa')}.`
          : `The total pressure on a ${who} in ${water.what} is ${quantity(total, 'kPa')}. The density of the water is ${quantity(water.density, 'kg/m^3')}, and the atmospheric pressure is ${quantity(100, 'kPa')}.`,
      prompt:
        asked === 'pressure'
          ? `What is the total pressure on the ${who}?`
          : `How far below the surface is the ${who}?`,
      subtopic: '1.8',
      objective: 'AO2',
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
  // Weight of a column of one square metre.
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

const hatch = template({
  name: 'force-of-the-water-on-a-hatch',
  subtopic: '1.8',
  style: 'choice',
  tier: 'supplement',
  difficulty: 5,
  calculator: 'needed',
  checked: '2026-11-20',
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
  make: ({ what, depth, floor, wide, tall, area, pressure, right, wrong }) =>
    choice({
      stem: `The rectangular, horizontal ${what} measures ${quantity(wide, 'cm')} by ${quantity(tall, 'cm')}. It is ${quantity(depth, 'm')} below the surface of the sea, at a place where the sea is ${quantity(floor, 'm')} deep. The density of sea water is ${quantity(1030, 'kg/m^3')}.`,
      prompt: `What is the force on the ${what.split(' ')[0]} due to the water?`,
      subtopic: '1.8',
      objective: 'AO2',
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
  // The weight of the column of water above it.
  verify: ({ depth, wide, tall }) => {
    const volume = (wide / 100) * (tall / 100) * depth
    return (volume * 1030 * 9.8) / 1000
  },
})

export const templates = [everyday, vessel, changes, lines, standing, cuboid, underWater, hatch]
