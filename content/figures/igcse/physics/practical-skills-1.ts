import { variablesFigure } from '@/content/figures/igcse/variables'
import { component } from '@/lib/figures/circuit'
import { type Figure, figure } from '@/lib/figures/figure'
import { spring } from '@/lib/figures/forces'
import { graph } from '@/lib/figures/graph'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { resistanceWire } from '@/lib/figures/laboratory/circuit-practicals'
import { thermometer } from '@/lib/figures/laboratory/glassware'
import { label } from '@/lib/figures/laboratory/labels'
import { describeScale, measuringCylinder } from '@/lib/figures/laboratory/measuring'
import { hookesLaw, pendulum, slottedMasses } from '@/lib/figures/laboratory/mechanics-practicals'
import { linearScale, type Scale } from '@/lib/figures/laboratory/scales'
import { bench, clamp, stand, stopwatch } from '@/lib/figures/laboratory/stands'
import { beaker } from '@/lib/figures/laboratory/vessels'
import { blockWithPins, rayBox } from '@/lib/figures/laboratory/wave-practicals'
import { line, midArrow, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'practical-skills-1'

const variables = variablesFigure({
  name: `${topic}/variables`,
  told: {
    change: 'length of a pendulum',
    measure: 'time for 20 swings',
    kept: 'the bob, the angle of release, the thread',
  },
  change: 'length of pendulum',
  measure: 'time for 20 swings',
  kept: ' the bob, the thread,\nthe angle of release',
})

const labelledSpring = assembled(
  `${topic}/spring-and-rule`,
  // The space keeps the line clear of the word in a wide font.
  hookesLaw({ masses: 3, length: 12.5, labels: { masses: 'masses\u00a0' } }),
)
const wireCircuit = assembled(`${topic}/wire-in-a-circuit`, resistanceWire({ length: 60 }))

const TRIAL: Scale = { from: 0, to: 16, division: 0.5, numbered: 2 }

/** A spring without a load and with one, both from the zero of the same rule; lengths in centimetres. */
export function twoSprings(bare: number, loaded: number, load: string): Figure {
  const drawn = linearScale({ ...TRIAL, x: 160, y: 34, length: 208, way: 'down', side: 'right' })
  const ends = [bare, loaded].map(each => drawn.at(each)[1])
  const [left = 0, right = 0] = ends
  return figure(
    {
      name: `${topic}/trial-with-a-spring`,
      title: 'A spring without a load and with one beside a rule',
      description: `A rule in centimetres stands upright, its zero at the top of two equal springs. The spring on the left has no load. Lower end of it: ${describeScale(TRIAL, bare, 'cm')} The spring on the right carries ${load}. Lower end of it: ${describeScale(TRIAL, loaded, 'cm')}`,
      height: 296,
    },
    line(60, 34, 148, 34, 'l thick'),
    line(206, 34, 300, 34, 'l thick'),
    spring(104, 34, 104, left, 8, 10),
    spring(252, 34, 252, right, 8, 10),
    line(104, left, 160, left, 'p'),
    line(200, right, 252, right, 'p'),
    rect(160, 24, 40, 230, 'l sheet'),
    drawn.shape,
    text(180, 272, 'cm', { anchor: 'middle', cls: 's' }),
    slottedMasses(252, right, 2),
    text(104, 20, 'no load', { anchor: 'middle' }),
    text(252, 20, load, { anchor: 'middle' }),
  )
}

export type Kind = 'proportional' | 'linear' | 'flattening' | 'level' | 'falling'

const LINES: Record<Kind, (x: number) => number> = {
  proportional: x => 0.9 * x,
  linear: x => 0.3 + 0.6 * x,
  flattening: x => 0.9 * Math.sqrt(x),
  level: () => 0.55,
  falling: x => 0.9 - 0.7 * x,
}

const SHAPES: Record<Kind, string> = {
  proportional: 'a straight line that rises from the origin',
  linear: 'a straight line that rises and begins on the upright axis, above the origin',
  flattening: 'a curve that rises from the origin and becomes less and less steep',
  level: 'a straight level line above the origin',
  falling: 'a straight line that falls and begins high up on the upright axis',
}

/** Four sketch graphs in two rows, each with a letter or a caption below. */
export function sketches(
  name: string,
  kinds: readonly Kind[],
  captions: readonly string[],
  axes: { x: string; y: string },
): Figure {
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Four sketch graphs',
      description: `Four graphs without numbers, each of ${axes.y.replaceAll('*', '')}, upwards, against ${axes.x.replaceAll('*', '')}, to the right. ${kinds.map((kind, at) => `${captions[at]}: ${SHAPES[kind]}.`).join(' ')}`,
      height: 328,
    },
    ...kinds.map((kind, at) => {
      const [left, top] = [34 + (at % 2) * 180, 32 + Math.floor(at / 2) * 164]
      const g = graph({
        x: { label: axes.x, max: 1 },
        y: { label: axes.y, max: 1 },
        left,
        top,
        width: 124,
        height: 82,
      })
      return (
        g.axes +
        g.plot(LINES[kind], 0, 1, 'p') +
        text(left + 62, top + 126, captions[at] ?? '', { anchor: 'middle', cls: 'b' }) +
        text(left - 8, top + 94, '0', { anchor: 'end', cls: 's' })
      )
    }),
  )
}

const conclusions = sketches(
  'graphs-and-conclusions',
  ['proportional', 'linear', 'level', 'falling'],
  ['directly proportional', 'not proportional', 'no effect', 'one rises, one falls'],
  { x: '*x*', y: '*y*' },
)

const cup = (x: number, insulated: boolean): Shape =>
  (insulated ? rect(x - 47, 108, 94, 94, 'l hl') : '') +
  rect(x - 36, 96, 72, 106, 'sheet') +
  beaker({ x, y: 202, width: 72, height: 92, level: 0.7 }) +
  rect(x - 44, 99, 88, 8, 'l sunk') +
  thermometer(x, 176, 142)

/** Two beakers of hot water with lids, one of them in insulation. */
const cups = figure(
  {
    name: `${topic}/cups-with-letters`,
    title: 'Two beakers of hot water, with lettered parts',
    description:
      'Two equal beakers hold equal amounts of hot water. Each has a flat cover, C, through which a thin instrument with a bulb, A, dips into the water. A thick layer of soft material, B, is wrapped round the beaker on the right only. Between them is a digital instrument, D, that shows 5:00.',
    height: 226,
  },
  bench(202),
  cup(76, false),
  cup(284, true),
  stopwatch(180, 164, '5:00'),
  label('A', 116, 40, 80, 54, 'start'),
  label('B', 206, 98, 240, 128, 'end'),
  label('C', 138, 92, 114, 103, 'start'),
  text(180, 118, 'D', { anchor: 'middle' }),
)

const bareSpring = (): Figure =>
  figure(
    {
      name: `${topic}/a-set-up`,
      title: 'A set-up of apparatus',
      description:
        'A spring hangs from the clamp of a stand. A hanger with three marked slotted masses is on its lower end. Nothing else stands beside it.',
      height: 276,
    },
    bench(262),
    stand(110, 262, 246),
    clamp(110, 40, 188, 8),
    line(188, 40, 188, 50),
    spring(188, 50, 188, 170, 10, 10),
    slottedMasses(188, 170, 3),
  )

const coolingWithCylinder = (): Figure =>
  figure(
    {
      name: `${topic}/a-set-up`,
      title: 'A set-up of apparatus',
      description:
        'A beaker of hot water stands on a bench, with a thermometer in the water. Beside it stands a measuring cylinder with some water. Nothing else is on the bench.',
      height: 242,
    },
    bench(226),
    beaker({ x: 110, y: 226, width: 96, height: 104, level: 0.7 }),
    thermometer(120, 196, 160),
    measuringCylinder({
      x: 262,
      y: 226,
      value: 50,
      scale: { from: 0, to: 100, division: 5, numbered: 20 },
      height: 190,
    }),
  )

const lampWithAmmeter = (): Figure =>
  figure(
    {
      name: `${topic}/a-set-up`,
      title: 'A circuit',
      description:
        'A circuit diagram of one loop: a battery and a switch above, an ammeter on the right, a lamp below, a variable resistor on the left. There is no other component.',
      height: 170,
    },
    component('battery', 60, 30, 180, 30),
    component('switch', 180, 30, 300, 30),
    component('ammeter', 300, 30, 300, 140),
    component('lamp', 300, 140, 60, 140),
    component('variable-resistor', 60, 30, 60, 140),
  )

const lampBeforeMirror = (): Figure =>
  figure(
    {
      name: `${topic}/a-set-up`,
      title: 'A set-up of apparatus',
      description:
        'From above: a box with a lamp in it sends a narrow ray of light through its slit to a plane mirror. The normal is drawn where the ray meets the mirror, and the ray leaves on the other side of it.',
      height: 214,
    },
    rect(90, 20, 180, 8, 'l sunk'),
    line(180, 32, 180, 178, 'l dash thin'),
    midArrow(100, 148, 180, 28, 'p'),
    midArrow(180, 28, 270, 163, 'p'),
    rayBox(100, 148, 56, ''),
    text(20, 150, 'lamp in\na box'),
    text(276, 22, 'mirror'),
  )

const withoutLabels = { spring: '', pointer: '', rule: '', masses: '' }

export const SETUPS = {
  spring: () =>
    assembled(`${topic}/a-set-up`, hookesLaw({ masses: 3, length: 12.5, labels: withoutLabels }), {
      title: 'A set-up of apparatus',
    }),
  springAlone: bareSpring,
  pendulum: () =>
    assembled(`${topic}/a-set-up`, pendulum({ labels: { bob: '', thread: '' } }), {
      title: 'A set-up of apparatus',
    }),
  wire: () =>
    assembled(`${topic}/a-set-up`, resistanceWire({ length: 60 }), { title: 'A set-up of apparatus' }),
  lamp: lampWithAmmeter,
  cooling: coolingWithCylinder,
  pins: () =>
    assembled(`${topic}/a-set-up`, blockWithPins({ incidence: 40 }), { title: 'A set-up of apparatus' }),
  rayBox: lampBeforeMirror,
} as const

const trial = twoSprings(4, 10, '2.0 N')

export const figures = [variables, labelledSpring, wireCircuit, trial, conclusions, cups]
