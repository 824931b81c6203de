import { drawing } from '@/lib/figures/biology/drawing'
import { eyeSection, pupilView } from '@/lib/figures/biology/eye'
import { reflexArc, synapse } from '@/lib/figures/biology/nerves'
import { motorNeurone, relayNeurone, sensoryNeurone } from '@/lib/figures/biology/neurones'
import { oval, tube, xy } from '@/lib/figures/biology/organic'
import { placed } from '@/lib/figures/biology/placed'
import { type Figure, figure } from '@/lib/figures/figure'
import { chain } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { circle, curve, line, type Point, polar, type Shape, text } from '@/lib/figures/shapes'

const topic = 'coordination-and-response'

const bothSides = (shape: Shape): Shape => shape + placed(shape, { x: 360, flip: true })

/** A person from the front, down to the thighs. */
function person(): Shape {
  const side = curve(
    xy(
      '180 8, 165 12, 157 30, 160 48, 169 60, 170 70, 152 79, 132 86, 122 102, 118 140, 112 182, 106 212, 104 228, 111 234, 118 226, 124 196, 131 158, 138 120, 142 150, 145 180, 141 206, 139 232, 142 268, 146 300',
    ),
  )
  return bothSides(side + curve(xy('180 240, 177 264, 174 300')))
}

export const nervousSystem = drawing({
  title: 'The human nervous system',
  height: 304,
  left: 104,
  right: 256,
  tells:
    'A person seen from the front. A rounded organ fills the upper part of the head. A straight cord leads from it down the middle of the back. Thin lines branch from the cord into the arms, the trunk and the legs.',
  parts: {
    brain: { at: [190, 26], side: 'right', seen: 'the rounded organ in the head' },
    'spinal cord': { at: [181, 140], side: 'right', seen: 'the straight cord' },
    nerve: { at: [120, 168], side: 'left', seen: 'one of the thin lines that branch from the cord' },
  },
  draw: () =>
    person() +
    bothSides(
      curve(xy('180 84, 158 92, 134 104, 124 150, 116 196, 111 224'), 'p') +
        [108, 128, 148].map(y => curve(xy(`180 ${y}, 166 ${y + 4}, 152 ${y + 12}`), 'p thin')).join('') +
        curve(xy('180 192, 168 210, 160 240, 158 298'), 'p'),
    ) +
    tube(xy('180 38, 180 90, 180 150, 180 196'), [3.4, 3, 3, 1.6], 'l hl') +
    oval(180, 27, 17, 14, 0, 'l rw') +
    bothSides(curve(xy('178 15, 174 20, 177 26'), 'l thin') + curve(xy('168 20, 170 27, 165 31'), 'l thin')),
})

const KINDS = { sensory: sensoryNeurone, relay: relayNeurone, motor: motorNeurone } as const

export type Neurone = keyof typeof KINDS

/** Three neurones side by side, each with what is written above it. */
export function threeNeurones(
  name: string,
  title: string,
  columns: readonly (readonly [heading: string, kind: Neurone])[],
): Figure {
  const scale = 0.86
  const told = columns.map(
    ([heading, kind]) => `${heading}: ${KINDS[kind].describe({ labels: 'none', impulse: true })}`,
  )
  return figure(
    {
      name: `${topic}/${name}`,
      title,
      description: `Three drawings side by side. ${told.join(' ')}`,
      height: 250,
    },
    ...columns.map(([heading, kind], at) => {
      const x = 62 + 118 * at
      return (
        text(x, 16, heading, { anchor: 'middle', cls: 'b' }) +
        placed(KINDS[kind]({ labels: 'none', impulse: true }), { x: x - 180 * scale, y: 22, scale })
      )
    }),
  )
}

const system = nervousSystem.figure({ name: `${topic}/nervous-system` })

const neurones = threeNeurones('three-neurones', 'A sensory, a relay and a motor neurone', [
  ['sensory', 'sensory'],
  ['relay', 'relay'],
  ['motor', 'motor'],
])

const arc = reflexArc.figure({
  name: `${topic}/reflex-arc`,
  labels: {
    'receptor in skin': 'receptor in skin',
    'sensory neurone': 'sensory neurone',
    'relay neurone': 'relay neurone',
    'motor neurone': 'motor neurone',
    effector: 'effector (muscle)',
    synapse: 'synapse',
    'white matter': 'spinal cord',
  },
})

const gap = synapse.figure({
  name: `${topic}/synapse`,
  labels: {
    'direction of impulse': 'direction of impulse',
    vesicle: 'vesicle',
    neurotransmitter: 'neurotransmitter',
    'synaptic gap': 'synaptic gap',
    'receptor protein': 'receptor protein',
    'presynaptic neurone': 'first neurone',
    'postsynaptic neurone': 'next neurone',
  },
})

const events = figure(
  {
    name: `${topic}/events-at-a-synapse`,
    title: 'The events at a synapse',
    description:
      'Four boxes, one below the other, joined by arrows: an impulse reaches the end of the first neurone, and vesicles release neurotransmitter into the gap; the neurotransmitter diffuses across the gap; it binds to receptor proteins on the next neurone; a new impulse starts in the next neurone.',
    height: 262,
  },
  chain(
    30,
    8,
    300,
    [
      'impulse arrives: vesicles release\nneurotransmitter into the gap',
      'neurotransmitter diffuses across the gap',
      'it binds to receptor proteins\non the next neurone',
      'a new impulse starts in the next neurone',
    ],
    { height: 42, gap: 24 },
  ),
)

const eye = eyeSection.figure({
  name: `${topic}/eye`,
  labels: {
    cornea: 'cornea',
    iris: 'iris',
    pupil: 'pupil',
    lens: 'lens',
    retina: 'retina',
    'optic nerve': 'optic nerve',
    'blind spot': 'blind spot',
  },
})

const eyeWithFovea = eyeSection.figure({
  name: `${topic}/eye-with-fovea`,
  title: 'The fovea and the blind spot',
  labels: { retina: 'retina', fovea: 'fovea', 'blind spot': 'blind spot', 'optic nerve': 'optic nerve' },
})

const focused = (focus: 'near' | 'far', title: string) =>
  eyeSection.figure({
    name: `${topic}/focused-${focus}`,
    title,
    focus,
    rays: true,
    only: ['ciliary muscle', 'lens', 'suspensory ligaments'],
  })

/** Two eyes from the front, with the diameter of each pupil in mm and what is written below. */
export function pupilPair(
  name: string,
  title: string,
  pair: readonly (readonly [diameter: number, words: string])[],
): Figure {
  const told = pair.map(
    ([diameter, words]) =>
      `${words}: the black circle in the middle is ${size(diameter)} of the coloured ring.`,
  )
  return figure(
    {
      name: `${topic}/${name}`,
      title,
      description: `Two drawings of the same eye from the front. ${told.join(' ')}`,
      height: 102,
    },
    ...pair.map(([diameter, words], at) => {
      const x = 90 + 180 * at
      return pupilView(x, 42, diameter * 1.75) + text(x, 90, words, { anchor: 'middle' })
    }),
  )
}

const size = (diameter: number) => `${Math.round((diameter * 175) / 21)}% of the width`

type Iris = { light: 'bright' | 'dim' }

const [IRIS_X, IRIS_Y, IRIS] = [180, 70, 58]

/** The iris from the front, with its two sets of muscles. */
export const irisFront = drawing({
  title: 'The iris from the front',
  height: 140,
  left: 116,
  right: 244,
  tells: ({ light = 'bright' }: Partial<Iris>) =>
    `A ring seen from the front, with a ${light === 'bright' ? 'small' : 'large'} black circle in the middle. Fibres run in circles close to the black circle. Other fibres run straight outwards from them to the edge, like the spokes of a wheel.`,
  parts: ({ light = 'bright' }: Partial<Iris>) => {
    const pupil = light === 'bright' ? 13 : 31
    return {
      circular: {
        at: [IRIS_X - pupil - 6, IRIS_Y + 2] as Point,
        side: 'left' as const,
        level: IRIS_Y + 46,
        seen: 'the fibres that run in circles',
      },
      radial: {
        at: polar(IRIS_X, IRIS_Y, 50, 30),
        side: 'right' as const,
        level: 28,
        seen: 'the fibres like spokes',
      },
      pupil: {
        at: [IRIS_X + pupil - 4, IRIS_Y + 4] as Point,
        side: 'right' as const,
        level: IRIS_Y + 30,
        seen: 'the black circle in the middle',
      },
    }
  },
  draw: ({ light = 'bright' }: Partial<Iris>) => {
    const pupil = light === 'bright' ? 13 : 31
    return (
      circle(IRIS_X, IRIS_Y, IRIS, 'l w') +
      Array.from({ length: 24 }, (_, at) =>
        line(
          ...polar(IRIS_X, IRIS_Y, pupil + 13, at * 15 + 7.5),
          ...polar(IRIS_X, IRIS_Y, IRIS - 2, at * 15 + 7.5),
          'l thin',
        ),
      ).join('') +
      [10, 6, 2].map(more => circle(IRIS_X, IRIS_Y, pupil + more, 'r')).join('') +
      circle(IRIS_X, IRIS_Y, pupil, 'd')
    )
  },
})

const iris = (light: Iris['light']) =>
  irisFront.figure({
    name: `${topic}/iris-in-${light}-light`,
    title: `The iris in ${light} light`,
    light,
    labels: { circular: 'circular muscle', radial: 'radial muscle', pupil: 'pupil' },
  })

export type Retina = {
  /** thousands of rods per mm² at 20° and at 60° */
  top: number
  edge: number
  /** on which side the place without receptors lies */
  blindAt: 15 | -15
  /** letters at angles */
  marks?: readonly (readonly [angle: number, letter: string])[]
  /** what the two lines are called */
  names: readonly [rods: string, cones: string]
}

/** How many receptor cells there are across the retina. The middle of the scale is the fovea. */
export function retinaGraph(
  name: string,
  title: string,
  { top, edge, blindAt, marks = [], names }: Retina,
): Figure {
  const g = graph({
    x: {
      label: 'position on the retina / °',
      min: -60,
      max: 60,
      ticks: [-60, -40, -20, 0, 20, 40, 60],
      grid: true,
    },
    y: {
      label: 'receptor cells / thousand per mm^{2}',
      max: 200,
      ticks: [0, 50, 100, 150, 200],
      grid: true,
      parts: 5,
    },
    height: 180,
  })
  const way = Math.sign(blindAt)
  const across = (points: readonly Point[]) => points.map(([x, y]): Point => [x * way, y])
  const fall = (share: number) => edge + (top - edge) * share
  const rodsOut: Point[] = [
    [20, top],
    [28, fall(0.72)],
    [40, fall(0.36)],
    [50, fall(0.13)],
    [60, edge],
  ]
  const rodsIn: Point[] = [
    [1, 0],
    [4, top * 0.24],
    [8, top * 0.55],
    [12.5, top * 0.82],
  ]
  const conesIn: Point[] = [
    [0, 150],
    [1.5, 80],
    [4, 25],
    [8, 9],
    [12.5, 6],
  ]
  const mirror = (points: readonly Point[]) => points.map(([x, y]): Point => [-x, y])
  const rods =
    g.curve(across(mirror([...rodsIn, [16, top * 0.96], ...rodsOut])), 'p') +
    g.curve(across(rodsIn), 'p') +
    g.curve(across([[17.5, top * 0.98], ...rodsOut]), 'p') +
    g.line(
      across([
        [12.5, top * 0.82],
        [12.5, 0],
      ]),
      'p',
    ) +
    g.line(
      across([
        [17.5, top * 0.98],
        [17.5, 0],
      ]),
      'p',
    )
  const cones =
    g.curve(across(mirror([...conesIn, [20, 5], [60, 4]])), 'r dash') +
    g.curve(across(conesIn), 'r dash') +
    g.line(
      across([
        [17.5, 5],
        [60, 4],
      ]),
      'r dash',
    )
  return figure(
    {
      name: `${topic}/${name}`,
      title,
      description:
        `A graph of receptor cells in thousands per mm² against the position on the retina from −60° to 60°. The full line (${names[0]}) rises from ${edge} at −60° to ${top} at −20°, falls to 0 at 0°, rises to ${top} at 20° and falls to ${edge} at 60°. The broken line (${names[1]}) is close to 5 everywhere but has a narrow peak of 150 at 0°. Both lines are at 0 from ${12.5 * way}° to ${17.5 * way}°. ${marks.map(([angle, letter]) => `Letter ${letter} stands at ${angle}°.`).join(' ')}`.trim(),
      height: 262,
    },
    g.axes,
    rods,
    cones,
    g.label(-50 * way, edge + 52, names[0], { anchor: 'middle', cls: 'b' }),
    g.label(6 * way, 166, names[1], { anchor: 'middle', cls: 'b' }),
    ...marks.map(
      ([angle, letter]) =>
        g.line(
          [
            [angle, 0],
            [angle, 180],
          ],
          'l thin dash',
        ) + g.label(angle, 186, letter, { anchor: 'middle', cls: 'b' }),
    ),
  )
}

const pupils = pupilPair('pupils', 'The same eye in dim and in bright light', [
  [8, 'dim light'],
  [3, 'bright light'],
])

type Sex = 'female' | 'male'

const SEX_GLAND = {
  female: {
    at: [166, 220] as Point,
    seen: 'one of the two small ovals on both sides of a hollow organ, low in the belly',
    draw: () =>
      curve(xy('173 219, 180 221, 187 219, 185 232, 182 240, 178 240, 175 232'), 'l thin sheet', true) +
      bothSides(curve(xy('174 220, 170 214, 163 214'), 'l thin') + oval(166, 220, 5, 3.6, 0, 'l rw')),
    tells: 'Low in the belly lies a small hollow organ with a small oval on each side.',
  },
  male: {
    at: [175, 249] as Point,
    seen: 'one of the two small ovals outside the belly, between the legs',
    draw: () => bothSides(oval(175.5, 248, 4, 6, 0, 'l rw')),
    tells: 'Two small ovals hang outside the belly, between the legs.',
  },
} as const

const glandsOf = (sex: Sex) =>
  drawing({
    title: `Glands of a ${sex === 'female' ? 'woman' : 'man'}`,
    height: 304,
    left: 104,
    right: 256,
    tells: `A person seen from the front. In the belly lie two bean-shaped organs, one on each side, each with a small cap on top. A leaf-shaped organ lies across the middle between them. ${SEX_GLAND[sex].tells}`,
    parts: {
      adrenal: { at: [200, 154], side: 'right', seen: 'the small cap on a bean-shaped organ' },
      pancreas: { at: [180, 180], side: 'left', seen: 'the leaf-shaped organ' },
      kidney: { at: [206, 178], side: 'right', seen: 'a bean-shaped organ' },
      'sex gland': { at: SEX_GLAND[sex].at, side: 'left', seen: SEX_GLAND[sex].seen },
    },
    draw: () =>
      person() +
      bothSides(
        curve(xy('160 158, 152 164, 150 176, 155 188, 162 190, 165 182, 163 174, 166 166'), 'l sunk', true) +
          curve(xy('152 160, 157 151, 166 153, 167 161, 160 159'), 'l rw', true),
      ) +
      curve(
        xy('164 184, 168 175, 180 174, 192 168, 202 166, 203 171, 192 178, 180 184, 170 188'),
        'l gw',
        true,
      ) +
      SEX_GLAND[sex].draw(),
  })

export const glands = { female: glandsOf('female'), male: glandsOf('male') } as const

/** Two responses to one stimulus: a fast and short one, and a slow and long one. */
export function twoResponses(name: string, title: string, fast: string, slow: string): Figure {
  const g = graph({
    x: { label: 'time after the stimulus', max: 10 },
    y: { label: 'strength of response', max: 10 },
    height: 150,
  })
  return figure(
    {
      name: `${topic}/${name}`,
      title,
      description: `A sketch graph of the strength of response against the time after the stimulus, with two lines. The line called ${fast} rises at once to its peak and is soon back at zero. The line called ${slow} rises later and slowly, and falls slowly; it is still above zero at the end.`,
      height: 212,
    },
    g.axes,
    g.curve(xy('0.1 0, 0.4 4, 0.7 8, 0.9 8.6, 1.15 8, 1.5 3.5, 1.9 0.4, 2.2 0'), 'p'),
    g.curve(xy('1.2 0, 2 0.7, 3 4, 3.8 6, 4.6 6.6, 5.6 5.8, 7 3.6, 8.5 1.7, 10 0.8'), 'r dash'),
    g.label(1.5, 8.2, fast, { cls: 'b' }),
    g.label(5.2, 7.2, slow, { cls: 'b' }),
  )
}

const glandNames = {
  adrenal: 'adrenal gland',
  pancreas: 'pancreas',
  kidney: 'kidney',
} as const

const womansGlands = glands.female.figure({
  name: `${topic}/glands-of-a-woman`,
  labels: { ...glandNames, 'sex gland': 'ovary' },
})

const mansGlands = glands.male.figure({
  name: `${topic}/glands-of-a-man`,
  labels: { ...glandNames, 'sex gland': 'testis' },
})

export const figures = [
  system,
  neurones,
  arc,
  gap,
  events,
  eye,
  pupils,
  iris('bright'),
  iris('dim'),
  focused('near', 'The eye focused on a near object'),
  focused('far', 'The eye focused on a distant object'),
  eyeWithFovea,
  retinaGraph('rods-and-cones', 'Rods and cones across the retina', {
    top: 150,
    edge: 40,
    blindAt: 15,
    names: ['rods', 'cones'],
  }),
  womansGlands,
  mansGlands,
  twoResponses('two-ways-to-respond', 'A nervous and a hormonal response', 'nervous', 'hormonal'),
]
