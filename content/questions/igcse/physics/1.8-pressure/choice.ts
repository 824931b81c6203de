import { allDiffer, inThisOrder, numbers, statements, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { dot, line, type Point, polygon, polyline, text } from '@/lib/figures/shapes'
import { LETTERS, letter, type Range } from '../shared'

const { core, templates } = choiceQuestions('1.8')

export { templates }

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

core('area-and-pressure-in-everyday-life', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(EVERYDAY) }),
  make: ({ item: { stem, small, what } }) => {
    const [area, pressure] = small ? ['smaller', 'larger'] : ['larger', 'smaller']
    return {
      stem,
      prompt: `Which row describes the contact area and the pressure of ${what}, compared to the other case?`,
      columns: 'area in contact | pressure',
      right: `${area} | ${pressure}`,
      wrong: {
        [`${pressure} | ${area}`]: 'You had area and pressure the wrong way round.',
        [`${area} | ${area}`]:
          'You thought that area and pressure rise and fall together. For one force, a smaller area means a larger pressure.',
        [`${pressure} | ${pressure}`]: `You saw that the pressure is ${pressure}, but for one force this needs a ${area} area.`,
      },
      solution: `The force is the same and the area of ${what} is ${area}. Pressure = force ÷ area, so the pressure is ${pressure}.`,
    }
  },
})

const STANDING: readonly { what: string; feet: string; count: number; mass: Range; area: Range }[] = [
  { what: 'person', feet: 'shoes', count: 2, mass: [45, 85, 1], area: [150, 220, 10] },
  { what: 'table', feet: 'legs', count: 4, mass: [12, 40, 1], area: [12, 30, 2] },
  { what: 'stool', feet: 'legs', count: 3, mass: [2, 5, 0.5], area: [4, 12, 1] },
  { what: 'horse', feet: 'hooves', count: 4, mass: [380, 560, 20], area: [90, 130, 10] },
]

core('pressure-of-feet-on-the-ground', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(STANDING)
    const [mass, area] = [random.step(...item.mass), random.step(...item.area)]
    const total = (item.count * area) / 10000
    const right = (mass * 9.8) / total / 1000
    const wrong = [right / 100, mass / total / 1000, right * item.count]
    return allDiffer([right, ...wrong], 2) ? { item, mass, area, total, right, wrong } : null
  },
  make: ({ item: { what, feet, count }, mass, area, total, right, wrong }) => ({
    stem: `A ${what} of mass ${quantity(mass, 'kg')} stands on ${count === 2 ? 'two' : count === 3 ? 'three' : 'four'} ${feet}. Each of them has an area of ${quantity(area, 'cm^2')} in contact with the level ground.`,
    prompt: `What is the pressure of the ${what} on the ground?`,
    options: numbers({
      right,
      unit: 'kPa',
      sigFigs: 2,
      wrong: {
        'You divided by 100 to get square metres. 1 m^{2} is 10 000 cm^{2}.': wrong[0] ?? 0,
        'You used the mass as the force. The force is the weight, mass × 9.8 N/kg.': wrong[1] ?? 0,
        [`You used the area of one only. ${count === 2 ? 'Both' : 'All'} ${feet} share the weight.`]:
          wrong[2] ?? 0,
      },
    }),
    solution: `Force = weight = ${plain(mass)} × 9.8 = ${quantity(mass * 9.8, 'N')}.

Area = ${count} × ${area} = ${quantity(count * area, 'cm^2')} = ${quantity(total, 'm^2')}.

Pressure = force ÷ area = ${quantity(mass * 9.8, 'N')} ÷ ${quantity(total, 'm^2')} = ${quantity(right * 1000, 'Pa', 2)}, which is ${quantity(right, 'kPa', 2)}.`,
  }),
  verify: ({ item, mass, area }) => ((mass * 9.8) / item.count / area) * 10,
})

/** Densities in kg/m³, so that the weight suits the size; it is rounded to `to` newtons. */
const BLOCKS: readonly { what: string; sides: Range; density: Range; to: number }[] = [
  { what: 'concrete block', sides: [0.2, 0.6, 0.05], density: [2100, 2400, 100], to: 50 },
  { what: 'packing case', sides: [0.4, 1, 0.1], density: [80, 300, 20], to: 20 },
  { what: 'stone slab', sides: [0.1, 0.8, 0.1], density: [2400, 2800, 100], to: 50 },
]

core('pressure-of-a-block-on-its-faces', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
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
    return {
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
    }
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

core('points-in-a-connected-vessel', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
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
    return {
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
    }
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
