import { statements, structured, type Wrong } from '@/lib/exams/authoring/options'
import { plain, quantity, toSigFigs } from '@/lib/exams/format'
import type { MarkPoint } from '@/lib/exams/question'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { beam } from '@/lib/figures/forces'
import { graph } from '@/lib/figures/graph'
import {
  arrow,
  centred,
  curve,
  dimension,
  line,
  type Point,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const B1 = (point: string): MarkPoint => ({ code: 'B1', text: point })
const C1 = (point: string): MarkPoint => ({ code: 'C1', text: point })
const A1 = (point: string): MarkPoint => ({ code: 'A1', text: point })

/** Two significant figures, and a third in brackets where it tells more. */
function rounded(value: number, unit: string): string {
  const short = quantity(value, unit, 2)
  return toSigFigs(value, 2) === toSigFigs(value, 3) ? short : `${short} (${quantity(value, unit, 3)})`
}

/** Two significant figures, as the data are given. */
const two = (value: number) => quantity(value, '', 2)

// 1.4 Density

const SOLIDS = [
  { name: 'glass stopper', density: [2.4, 2.6] },
  { name: 'piece of granite', density: [2.6, 2.8] },
  { name: 'brass lock', density: [8.3, 8.6] },
  { name: 'iron bolt', density: [7.7, 7.9] },
  { name: 'piece of marble', density: [2.6, 2.7] },
  { name: 'aluminium bracket', density: [2.65, 2.75] },
  { name: 'clay figure', density: [1.8, 2.1] },
] as const

const LAYERS = [
  { one: 'olive oil', light: 0.92, other: 'water', heavy: 1 },
  { one: 'paraffin', light: 0.8, other: 'salt solution', heavy: 1.1 },
  { one: 'petrol', light: 0.74, other: 'water', heavy: 1 },
  { one: 'sunflower oil', light: 0.92, other: 'vinegar', heavy: 1.01 },
  { one: 'water', light: 1, other: 'mercury', heavy: 13.6 },
] as const

/** Part of a measuring cylinder, 11 units to 1 cm³: from 2 cm³ below the tens of the volume to 12 cm³ above. */
function cylinder(x: number, top: number, volume: number): Shape {
  const base = Math.floor(volume / 10) * 10
  const [width, floor] = [76, top + 168]
  const at = (value: number) => floor - 7 - (value - base + 2) * 11
  const level = at(volume)
  const surface: Point[] = [
    [x, level - 7],
    [x + 12, level - 3],
    [x + width / 2, level],
    [x + width - 12, level - 3],
    [x + width, level - 7],
  ]
  const marks = Array.from({ length: 15 }, (_, index) => {
    const value = base - 2 + index
    const number = value % 10 === 0
    return (
      line(x, at(value), x + (number ? 26 : value % 5 === 0 ? 20 : 12), at(value), 'l thin') +
      (number ? text(x - 6, at(value) + 4, String(value), { anchor: 'end' }) : '')
    )
  })
  return (
    polygon([...surface, [x + width, floor], [x, floor]], 'w') +
    curve(surface, 'p') +
    line(x, top, x, floor) +
    line(x + width, top, x + width, floor) +
    marks.join('')
  )
}

const solid = template({
  name: 'density-with-a-displacement-can',
  subtopic: '1.4',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(SOLIDS)
    const volume = random.int(14, 46)
    if (volume % 10 === 0) return null
    const mass = Math.round(volume * random.step(item.density[0], item.density[1], 0.01))
    return { item, volume, mass, layer: random.pick(LAYERS), swap: random.chance(0.5) }
  },
  make: ({ item, volume, mass, layer, swap }) => {
    const { name } = item
    const density = mass / volume
    const steps = [
      'Pour water into the can until some of it runs out of the spout into a beaker.',
      'Wait until no more water drips into the beaker.',
      'Replace the beaker by a dry, empty measuring cylinder.',
      `Lower the ${name} on a thin thread into the can until it is completely under water.`,
      'Wait until no more water drips into the measuring cylinder.',
      'Read the volume of the water in the measuring cylinder.',
    ]
    const pair = [
      `${layer.one} (density ${quantity(layer.light, 'g/cm^3', layer.light < 1 ? 2 : 3)})`,
      `${layer.other} (density ${quantity(layer.heavy, 'g/cm^3', 3)})`,
    ]
    return structured({
      stem: `A student determines the density of ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} of mass ${quantity(mass, 'g')}. The student uses a displacement can (a can with a spout).`,
      parts: [
        {
          kind: 'order',
          label: 'a',
          prompt: `Describe how the student finds the volume of the ${name}: put the steps in the correct order.`,
          command: 'Describe',
          subtopic: '1.1',
          objective: 'AO1',
          marks: 3,
          items: steps.map((each, at) => ({ id: `s${at}`, text: each })),
          answer: steps.map((_, at) => `s${at}`),
          scheme: sequenceScheme(6, 3),
          solution: `The can must be full to the spout before the measurement. Then every cubic centimetre that runs into the empty measuring cylinder was pushed out by the ${name}, so the reading is its volume.`,
        },
        {
          kind: 'numeric',
          label: 'b.i',
          lead: `The diagram shows part of the measuring cylinder at the end. Its scale is in cm^{3}.`,
          figure: figure(
            {
              name: 'motion-forces-and-energy/water-from-a-displacement-can',
              title: 'Part of a measuring cylinder with water',
              description: `Part of a measuring cylinder that contains water. The marks at ${Math.floor(volume / 10) * 10} and ${Math.floor(volume / 10) * 10 + 10} have numbers; there are ten small divisions between them. The bottom of the meniscus is ${volume % 10 === 1 ? 'one small division' : `${volume % 10} small divisions`} above the mark ${Math.floor(volume / 10) * 10}.`,
              height: 196,
            },
            cylinder(142, 14, volume),
            text(230, 30, 'cm³'),
          ),
          prompt: `Determine the volume of the ${name}.`,
          command: 'Determine',
          subtopic: '1.1',
          objective: 'AO1',
          marks: 1,
          answer: volume,
          unit: 'cm^3',
          unitMode: 'given',
          sigFigs: 2,
          tolerance: 0.5,
          form: 'any',
          scheme: [B1(`${quantity(volume, 'cm^3')} (to half a division)`)],
          solution: `There are ten divisions between two numbers, so one division is ${quantity(1, 'cm^3')}. Read the bottom of the meniscus: ${quantity(volume, 'cm^3')}. The can was full, so this is the volume of the ${name}.`,
        },
        {
          kind: 'numeric',
          label: 'b.ii',
          prompt: `Calculate the density of the ${name}. Give the unit.`,
          command: 'Calculate',
          subtopic: '1.4',
          objective: 'AO2',
          marks: 2,
          answer: density,
          unit: 'g/cm^3',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          follow: { from: 'b.i', formula: `${mass}/x` },
          scheme: [C1(`*ρ* = *m* ÷ *V*, or ${mass} ÷ ${volume}`), A1(rounded(density, 'g/cm^3'))],
          solution: `Density is mass per unit volume: *ρ* = *m* ÷ *V* = ${mass} ÷ ${volume} = ${rounded(density, 'g/cm^3')}.`,
        },
        {
          kind: 'numeric',
          label: 'b.iii',
          prompt: 'State this density in kg/m^{3}.',
          command: 'State',
          subtopic: '1.4',
          objective: 'AO2',
          marks: 1,
          answer: density * 1000,
          unit: 'kg/m^3',
          unitMode: 'given',
          keepUnit: true,
          sigFigs: 2,
          form: 'any',
          follow: { from: 'b.ii', formula: '1000*x' },
          scheme: [B1(`${rounded(density * 1000, 'kg/m^3')}, or the density in g/cm^{3} × 1000`)],
          solution: `1 g/cm^{3} is 1000 kg/m^{3}, so multiply by 1000: ${rounded(density * 1000, 'kg/m^3')}.`,
        },
        {
          kind: 'written',
          label: 'c',
          prompt: `Two liquids are poured into the same jar: ${pair[swap ? 1 : 0]} and ${pair[swap ? 0 : 1]}. They do not mix. State which liquid forms the upper layer. Explain your answer.`,
          command: 'State and explain',
          subtopic: '1.4',
          objective: 'AO1',
          marks: 2,
          lines: 2,
          scheme: [
            B1(`${layer.one}`),
            B1(
              `it has the lower density, so it floats on the ${layer.other}, or: a less dense liquid floats on a denser one`,
            ),
          ],
          modelAnswer: `The ${layer.one} forms the upper layer, because it is less dense than the ${layer.other}.`,
          solution: `Immiscible liquids form layers, and the less dense liquid floats on the denser one: ${quantity(layer.light, '', layer.light < 1 ? 2 : 3)} is less than ${quantity(layer.heavy, '', 3)}.`,
        },
      ],
    })
  },
  verify: ({ volume, mass }) => {
    const each = mass / 1000 / (volume * 1e-6)
    return { 'b.i': volume, 'b.ii': each / 1000, 'b.iii': each }
  },
})

// 1.5.1 Effects of forces

const RELEASES: readonly { what: string; right: string; wrong: readonly Wrong[] }[] = [
  {
    what: 'trolley',
    right: 'elastic store of the spring → kinetic store of the trolley',
    wrong: [
      [
        'kinetic store of the spring → elastic store of the trolley',
        'You exchanged the two: the stretched spring is at rest, and it is the trolley that moves.',
      ],
      [
        'gravitational potential store of the spring → kinetic store of the trolley',
        'You thought of a fall. Nothing changes its height here.',
      ],
      [
        'elastic store of the spring → chemical store of the trolley',
        'No substance changes in the trolley. A moving object has energy in its kinetic store.',
      ],
    ],
  },
  {
    what: 'toy car',
    right: 'elastic store of the spring → kinetic store of the toy car',
    wrong: [
      [
        'chemical store of the spring → kinetic store of the toy car',
        'No substance changes in the spring. A stretched spring has energy in its elastic store.',
      ],
      [
        'elastic store of the spring → gravitational potential store of the toy car',
        'The floor is level, so the height of the toy car does not change.',
      ],
      [
        'kinetic store of the spring → elastic store of the toy car',
        'You exchanged the two: the stretched spring is at rest, and it is the toy car that moves.',
      ],
    ],
  },
]

const spring = template({
  name: 'load-extension-graph-of-a-spring',
  subtopic: '1.5.1',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const each = random.pick([1, 1.5, 2, 2.5, 4]) // cm for 1 N
    const limit = random.int(5, 8) // N
    return { each, limit, release: random.pick(RELEASES) }
  },
  make: ({ each, limit, release }) => {
    const far = each * limit
    const points: Point[] = [
      [far, limit],
      [far + 1.5 * each, limit + 1],
      [far + 4 * each, limit + 2],
    ]
    const step = each > 2 ? 5 : each > 1 ? 2 : 1
    const last = Math.ceil((far + 4 * each) / step) * step
    const chart = graph({
      x: {
        label: 'extension / cm',
        max: last,
        ticks: Array.from({ length: last / step + 1 }, (_, at) => at * step),
        grid: true,
      },
      y: {
        label: 'load / N',
        max: limit + 2,
        ticks: Array.from({ length: limit + 3 }, (_, at) => at),
        grid: true,
      },
      height: 22 * (limit + 2),
    })
    const constant = 100 / each
    // A straight line that passes straight into the curve: the first piece of the curve is bent by hand.
    const bend: Point[] = [
      [far - 0.5 * each, limit - 0.5],
      [far, limit],
      [far + 0.62 * each, limit + 0.5],
      ...points.slice(1),
    ]
    return structured({
      stem: 'A student hangs different loads from a spring and plots the load against the extension of the spring. The diagram shows the graph. The line is straight from the origin to point P.',
      figure: figure(
        {
          name: 'motion-forces-and-energy/load-against-extension',
          title: 'Graph of load against extension for a spring',
          description: `Load in newtons, from 0 to ${limit + 2}, against extension in centimetres, from 0 to ${last}, on a grid. A straight line from the origin reaches point P at a load of ${limit} newtons and an extension of ${plain(far)} centimetres. Beyond P the line curves and gets less steep.`,
          height: 22 * (limit + 2) + 82,
        },
        chart.axes,
        chart.line([
          [0, 0],
          [far, limit],
        ]),
        chart.curve(bend.slice(1)),
        chart.points([[far, limit]]),
        chart.label(far, limit, 'P', { dx: -6, dy: -8, anchor: 'end', cls: 'b' }),
      ),
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: 'Define *spring constant*.',
          command: 'Define',
          subtopic: '1.5.1',
          objective: 'AO1',
          marks: 1,
          lines: 1,
          scheme: [B1('force per unit extension, or: force (load) ÷ extension')],
          modelAnswer: 'The spring constant is the force per unit extension.',
          solution: 'The extension is needed, not the length: force per unit extension, *k* = *F* ÷ *x*.',
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: 'Determine the spring constant of the spring for loads up to point P. Give the unit.',
          command: 'Determine',
          subtopic: '1.5.1',
          objective: 'AO2',
          marks: 2,
          answer: constant,
          unit: 'N/m',
          unitMode: 'asked',
          sigFigs: 2,
          tolerance: 0.04 * constant,
          form: 'any',
          scheme: [
            C1(`*k* = *F* ÷ *x*, or values from the straight part, for example ${limit} ÷ ${plain(far)}`),
            A1(
              `${quantity(constant, 'N/m', 2)} (${quantity(1 / each, 'N/cm', 2)}), within 4% as read from the graph`,
            ),
          ],
          solution: `Take a point far out on the straight part, such as P: *k* = *F* ÷ *x* = ${limit} ÷ ${plain(far)} = ${quantity(1 / each, 'N/cm', 2)}. With ${quantity(far, 'cm')} = ${quantity(far / 100, 'm')}, this is ${quantity(constant, 'N/m', 2)}.`,
        },
        {
          kind: 'written',
          label: 'c.i',
          prompt: 'State the name of point P.',
          command: 'State',
          subtopic: '1.5.1',
          objective: 'AO1',
          marks: 1,
          lines: 1,
          scheme: [B1('limit of proportionality')],
          modelAnswer: 'P is the limit of proportionality.',
          solution:
            'Up to P the extension is proportional to the load (a straight line through the origin); beyond P it is not. P is the limit of proportionality.',
        },
        {
          kind: 'numeric',
          label: 'c.ii',
          prompt: `The load is increased from ${quantity(limit - 4, 'N')} to ${quantity(limit - 1, 'N')}. Determine by how much the extension increases.`,
          command: 'Determine',
          subtopic: '1.5.1',
          objective: 'AO2',
          marks: 1,
          answer: 3 * each,
          unit: 'cm',
          unitMode: 'given',
          sigFigs: 2,
          tolerance: 0.2 * each,
          form: 'any',
          scheme: [B1(`${quantity(3 * each, 'cm')} (within ${quantity(0.2 * each, 'cm')})`)],
          solution: `Both loads are on the straight part. The extension is ${quantity((limit - 4) * each, 'cm')} for ${quantity(limit - 4, 'N')} and ${quantity((limit - 1) * each, 'cm')} for ${quantity(limit - 1, 'N')}. The increase is ${quantity(3 * each, 'cm')}.`,
        },
        {
          kind: 'written',
          label: 'd',
          prompt: 'Describe how the student obtains accurate values of the extension for several loads.',
          command: 'Describe',
          subtopic: '1.5.1',
          objective: 'AO1',
          marks: 3,
          lines: 5,
          scheme: [
            B1('any three from: measure the original (unstretched) length of the spring with a ruler'),
            B1('hang on a known load and measure the new length; repeat with other loads'),
            B1('extension = stretched length − original length'),
            B1(
              'eye level with the end of the spring (or: at right angles to the scale) to avoid parallax error',
            ),
            B1('ruler vertical and close to the spring, or a pointer on the spring'),
            B1('wait until the load is at rest before reading'),
            B1('repeat the readings, for example as the loads are taken off again'),
          ],
          modelAnswer:
            'The student fixes a ruler vertically beside the spring and measures the original length with no load. The student hangs on one load after the other, waits until it is at rest and reads the new length with the eye level with the end of the spring. Each extension is the stretched length minus the original length.',
          solution:
            'Say what is measured (original length, stretched length), what is calculated (their difference) and how an error is avoided.',
        },
        {
          kind: 'choice',
          label: 'e',
          lead: `The spring is laid on a level floor. One end is fixed to a wall and the other end to a ${release.what}. The ${release.what} is pulled away from the wall, so that the spring is stretched, and is then released.`,
          prompt: `Which transfer of energy takes place as the ${release.what} begins to move?`,
          command: 'Identify',
          subtopic: '1.7.1',
          objective: 'AO1',
          marks: 1,
          ...statements(release.right, release.wrong),
          scheme: [B1(release.right)],
          solution: `A stretched spring has energy in its elastic (strain) store. The force of the spring does work on the ${release.what}, so energy goes to the kinetic store of the ${release.what}.`,
        },
      ],
    })
  },
  verify: ({ each, limit }) => ({
    b: limit / ((limit * each) / 100),
    'c.ii': (limit - 1) * each - (limit - 4) * each,
  }),
})

const SCALARS = ['mass', 'distance', 'speed', 'time', 'energy', 'temperature']
const VECTORS = ['weight', 'velocity', 'acceleration', 'momentum', 'gravitational field strength']

const listed = (kind: string, names: readonly string[]) => `${kind} here: ${names.join(', ')}.`

const towing = template({
  name: 'boat-pulled-by-two-ropes',
  subtopic: '1.5.1',
  style: 'structured',
  tier: 'supplement',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const [one, other] = [random.step(60, 180, 5), random.step(60, 180, 5)]
    const mass = random.step(140, 400, 10)
    const rate = Math.hypot(one, other) / mass
    if (Math.abs(one - other) < 20 || rate < 0.3 || rate > 1.2) return null
    const vectors = random.pick([1, 2, 3])
    return {
      one,
      other,
      mass,
      what: random.pick(['small boat', 'raft', 'floating log', 'rowing boat']),
      names: random.shuffle([...random.sample(VECTORS, vectors), ...random.sample(SCALARS, 4 - vectors)]),
    }
  },
  make: ({ one, other, mass, what, names }) => {
    const size = Math.hypot(one, other)
    const rate = size / mass
    const unit = 0.75
    return structured({
      stem: `Two people pull a ${what} by horizontal ropes. The ropes are at right angles to each other. The diagram shows the two forces, seen from above.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/two-forces-at-right-angles',
          title: 'Two forces at right angles on a floating object',
          description: `View from above. A floating object is pulled by two forces at right angles: ${one} newtons to the right and ${other} newtons towards the top of the drawing. The arrows are drawn to scale.`,
          height: 214,
        },
        rect(82, 156, 32, 32, 'l sunk', 8),
        arrow(98, 172, 98 + one * unit, 172, { cls: 'p', label: `${one} N` }),
        arrow(98, 172, 98, 172 - other * unit, { cls: 'p' }),
        text(108, 172 - other * unit + 8, `${other} N`),
        polyline(
          [
            [98, 164],
            [106, 164],
            [106, 172],
          ],
          'l thin',
        ),
        text(98, 206, what, { anchor: 'middle' }),
      ),
      parts: [
        {
          kind: 'match',
          label: 'a',
          prompt:
            'Force is a vector quantity. State whether each of these quantities is a scalar or a vector.',
          command: 'State',
          subtopic: '1.1',
          objective: 'AO1',
          marks: 2,
          items: names.map(name => ({ id: name, text: name })),
          targets: [
            { id: 'scalar', text: 'scalar' },
            { id: 'vector', text: 'vector' },
          ],
          answer: Object.fromEntries(names.map(name => [name, VECTORS.includes(name) ? 'vector' : 'scalar'])),
          scheme: [B1('two or three of the four right'), B1('all four right')],
          solution: `A scalar has magnitude only, a vector has magnitude and direction. ${listed(
            'Vectors',
            names.filter(name => VECTORS.includes(name)),
          )} ${listed(
            'Scalars',
            names.filter(name => SCALARS.includes(name)),
          )}`,
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: 'Determine the magnitude of the resultant of the two forces.',
          command: 'Determine',
          subtopic: '1.1',
          objective: 'AO2',
          marks: 2,
          answer: size,
          unit: 'N',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: [
            C1(`$\\sqrt{${one}^2 + ${other}^2}$, or a scale drawing with a rectangle`),
            A1(rounded(size, 'N')),
          ],
          solution: `The forces are at right angles, so the resultant is the diagonal of a rectangle: $R = \\sqrt{${one}^2 + ${other}^2} = \\sqrt{${one * one + other * other}}$ = ${rounded(size, 'N')}.`,
        },
        {
          kind: 'numeric',
          label: 'c',
          prompt: `The mass of the ${what} is ${quantity(mass, 'kg')}. At the start it is at rest and there is no drag. Calculate its acceleration at the start.`,
          command: 'Calculate',
          subtopic: '1.5.1',
          objective: 'AO2',
          marks: 2,
          answer: rate,
          unit: 'm/s^2',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          follow: { from: 'b', formula: `x/${mass}` },
          scheme: [C1(`*F* = *ma*, or ${quantity(size, '', 3)} ÷ ${mass}`), A1(rounded(rate, 'm/s^2'))],
          solution: `*a* = *F* ÷ *m* with the **resultant** force: ${quantity(size, '', 3)} ÷ ${mass} = ${rounded(rate, 'm/s^2')}.`,
        },
        {
          kind: 'written',
          label: 'd',
          prompt: `The people keep the two forces constant in size and direction. After some time the ${what} moves at a constant speed. Explain why.`,
          command: 'Explain',
          subtopic: '1.5.1',
          objective: 'AO1',
          marks: 3,
          lines: 4,
          scheme: [
            B1('drag (resistance of the water) acts against the motion'),
            B1('the drag increases as the speed increases'),
            B1(
              'until it is equal (and opposite) to the resultant of the two forces; then there is no resultant force on it, so no acceleration',
            ),
          ],
          modelAnswer: `The drag of the water acts against the motion of the ${what} and increases as its speed increases. When the drag is as large as the resultant of the two pulls, there is no resultant force on the ${what}. It then has no acceleration and moves at a constant speed.`,
          solution:
            'Constant speed in a straight line means that there is no resultant force. Say which force has grown and why, and when it balances the pulls.',
        },
      ],
    })
  },
  verify: ({ one, other, mass }) => {
    const angle = Math.atan2(other, one)
    const size = one * Math.cos(angle) + other * Math.sin(angle)
    return { b: size, c: size / mass }
  },
})

// 1.5.2 Turning effect of forces

const BEAMS = [
  {
    name: 'uniform wooden beam',
    hang: 'Three boxes stand on it',
    loads: [80, 300, 10],
    reach: 2,
    step: 0.1,
    verb: 'box',
  },
  {
    name: 'uniform metre rule',
    hang: 'Three weights hang from it',
    loads: [1, 5, 0.5],
    reach: 0.48,
    step: 0.02,
    verb: 'weight',
  },
  {
    name: 'uniform metal rod',
    hang: 'Three weights hang from it',
    loads: [4, 20, 1],
    reach: 0.8,
    step: 0.05,
    verb: 'weight',
  },
] as const

const balance = template({
  name: 'beam-with-three-loads',
  subtopic: '1.5.2',
  style: 'structured',
  tier: 'supplement',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const kind = random.pick(BEAMS)
    const [least, most, step] = kind.loads
    const [x, y] = [random.step(least, most, step), random.step(least, most, step)]
    const distances = [
      random.step(0.55 * kind.reach, kind.reach, kind.step),
      random.step(0.28 * kind.reach, 0.5 * kind.reach, kind.step),
      random.step(0.35 * kind.reach, kind.reach, kind.step),
    ].map(each => Number((Math.round(each / kind.step) * kind.step).toFixed(2)))
    const [far = 0, near = 0, right = 0] = distances
    const answer = (x * far + y * near) / right
    if (
      far - near < 0.3 * kind.reach ||
      near < 0.27 * kind.reach ||
      answer < least ||
      answer > 1.6 * most ||
      x === y
    )
      return null
    if (Math.abs(answer - toSigFigs(answer, 3)) > 1e-9) return null
    return { kind, x, y, far, near, right, answer }
  },
  make: ({ kind, x, y, far, near, right, answer }) => {
    const { verb } = kind
    const thing = verb === 'box' ? 'beam' : kind.name.replace('uniform ', '')
    const unit = 142 / kind.reach
    const [left, middle, z] = [180 - far * unit, 180 - near * unit, 180 + right * unit]
    const metres = (value: number) => quantity(value, 'm', value < 0.095 ? 1 : 2)
    const load = (px: number, label: string) =>
      verb === 'box'
        ? rect(px - 15, 60, 30, 26, 'l sunk') + centred(px, 73, label, 'b')
        : line(px, 94, px, 112, 'l thin') +
          rect(px - 15, 112, 30, 26, 'l sunk') +
          centred(px, 125, label, 'b')
    const moment = x * far
    const answerText = rounded(answer, 'N')
    return structured({
      stem: `A ${kind.name} rests on a pivot at its middle. ${kind.hang}, as the diagram shows. The weight of X is ${quantity(x, 'N', 2)} and the weight of Y is ${quantity(y, 'N', 2)}. The ${thing} is horizontal and in equilibrium.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/three-loads-and-a-pivot',
          title: 'Three loads on a beam that rests on a pivot',
          description: `A horizontal beam rests on a pivot at its middle. Load X is ${metres(far)} to the left of the pivot, load Y is ${metres(near)} to the left and load Z is ${metres(right)} to the right of the pivot.`,
          height: 160,
        },
        beam(18, 342, 86, 180),
        load(left, 'X'),
        load(middle, 'Y'),
        load(z, 'Z'),
        dimension(left, 16, 180, 16, metres(far), [(left + middle) / 2 + 8, 10]),
        dimension(middle, 40, 180, 40, metres(near), [Math.min((middle + 180) / 2, 153), 33]),
        dimension(180, 40, z, 40, metres(right), [Math.max((z + 180) / 2, 207), 33]),
        line(180, 8, 180, 86, 'l dash thin'),
        ...(
          [
            [left, 16],
            [middle, 40],
            [z, 40],
          ] as const
        ).map(([px, from]) => line(px, from - 6, px, verb === 'box' ? 60 : 86, 'l dash thin')),
        text(180, 150, 'pivot', { anchor: 'middle' }),
      ),
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: 'State the **two** conditions for an object to be in equilibrium.',
          command: 'State',
          subtopic: '1.5.2',
          objective: 'AO1',
          marks: 2,
          lines: 2,
          scheme: [B1('no resultant force'), B1('no resultant moment')],
          modelAnswer: 'There is no resultant force on the object and no resultant moment.',
          solution: 'Both conditions need the word *resultant*: no resultant force, no resultant moment.',
        },
        {
          kind: 'numeric',
          label: 'b.i',
          prompt: `Calculate the moment of the weight of X about the pivot. Give the unit.`,
          command: 'Calculate',
          subtopic: '1.5.2',
          objective: 'AO2',
          marks: 2,
          answer: moment,
          unit: 'N m',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          scheme: [C1(`moment = *Fd*, or ${two(x)} × ${two(far)}`), A1(rounded(moment, 'N m'))],
          solution: `Moment = force × perpendicular distance from the pivot = ${two(x)} × ${two(far)} = ${rounded(moment, 'N m')}.`,
        },
        {
          kind: 'numeric',
          label: 'b.ii',
          prompt: 'Determine the weight of Z.',
          command: 'Determine',
          subtopic: '1.5.2',
          objective: 'AO2',
          marks: 3,
          answer,
          unit: 'N',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          follow: { from: 'b.i', formula: `(x+${plain(y * near)})/${plain(right)}` },
          scheme: [
            C1('sum of clockwise moments = sum of anticlockwise moments'),
            C1(`*W* × ${two(right)} = ${plain(moment)} + ${two(y)} × ${two(near)}`),
            A1(answerText),
          ],
          solution: `X and Y turn the ${thing} anticlockwise, Z turns it clockwise. In equilibrium the sums of the moments are equal: *W* × ${two(right)} = ${plain(moment)} + ${two(y)} × ${two(near)} = ${plain(moment + y * near)}.

*W* = ${plain(moment + y * near)} ÷ ${two(right)} = ${answerText}.`,
        },
        {
          kind: 'written',
          label: 'c',
          prompt: `Explain why the weight of the ${thing} itself does not affect the answer to (b)(ii).`,
          command: 'Explain',
          subtopic: '1.5.3',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: [
            B1('its centre of gravity is at (above) the pivot, so its weight has no moment about the pivot'),
          ],
          modelAnswer:
            'Its centre of gravity is at its middle, at the pivot. The weight acts there, so its distance from the pivot is zero and it has no moment.',
          solution:
            'The weight of a uniform beam acts at its middle. That is where the pivot is, so the distance, and with it the moment, is zero.',
        },
        {
          kind: 'written',
          label: 'd',
          prompt: 'Z is moved a little further from the pivot. State and explain what happens.',
          command: 'State and explain',
          subtopic: '1.5.2',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            B1('the right-hand end (the end with Z) moves down, or: it turns clockwise'),
            B1(
              'the clockwise moment is now larger than the anticlockwise moment, or: there is a resultant clockwise moment',
            ),
          ],
          modelAnswer:
            'The right-hand end moves down. The distance of Z from the pivot is larger, so the clockwise moment is now larger than the sum of the anticlockwise moments.',
          solution:
            'The weight of Z has not changed but its distance has increased, so its moment is larger and there is a resultant clockwise moment.',
        },
      ],
    })
  },
  verify: ({ kind, x, y, far, near, right }) => {
    // The turning effect of the loads about the left end is held by the pivot, which carries all of them.
    const end = kind.reach * 2
    const about = (z: number) => x * (end - far) + y * (end - near) + z * (end + right) - (x + y + z) * end
    const slope = about(1) - about(0)
    return { 'b.i': x * end - x * (end - far), 'b.ii': -about(0) / slope }
  },
})

export const templates = [solid, spring, towing, balance]
