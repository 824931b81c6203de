import { oval } from '@/lib/figures/biology/organic'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { label } from '@/lib/figures/laboratory/labels'
import {
  arrow,
  circle,
  curve,
  dot,
  ellipse,
  line,
  type Point,
  pointer,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const topic = 'gas-exchange-in-humans'

const [CX, CY] = [128, 104]

const around = (radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [CX + radius * Math.cos(angle), CY + radius * Math.sin(angle)]
}

const ring = (radius: number, from: number, to: number): Point[] =>
  Array.from({ length: 25 }, (_, at) => around(radius, from + ((to - from) * at) / 24))

/** Where the two arrows of gases begin: in the air, and in the plasma. */
export const START = { x: [160, 92], y: around(86, 24) } as const satisfies Record<string, Point>

/** An alveolus with a capillary; from X and Y arrows are to be drawn, as they are when `done`. */
export function alveolusToDraw(done: boolean): Figure {
  return figure(
    {
      name: `${topic}/${done ? 'alveolus-with-arrows' : 'alveolus-without-arrows'}`,
      title: 'An alveolus and a capillary',
      description: done
        ? 'One arrow leads from X through both walls into the capillary, one from Y through both walls into the air.'
        : 'A round alveolus, open at the top left, its wall drawn as a single line. A capillary with red blood cells curves around its right side. X is a point in the air inside the alveolus, Y a point in the plasma of the capillary.',
      height: 208,
    },
    curve(ring(66, -100, 220), 'l'),
    line(...around(66, -100), 106, 8),
    line(...around(66, 220), 62, 8),
    curve(ring(72, -62, 72), 'l'),
    curve(ring(100, -62, 72), 'l'),
    [-52, -30, -4, 44, 64]
      .map(degrees => {
        const [x, y] = around(86, degrees)
        return oval(x, y, 5, 8, degrees, 'l rw')
      })
      .join(''),
    dot(...START.x),
    text(START.x[0] - 8, START.x[1] + 5, 'X', { anchor: 'end', cls: 'b' }),
    dot(...START.y),
    text(START.y[0] + 2, START.y[1] - 8, 'Y', { anchor: 'middle', cls: 'b' }),
    text(104, 146, 'air', { anchor: 'middle' }),
    label('capillary', 262, 40, ...around(100, -34), 'start'),
    label('red blood cell', 256, 190, ...around(86, 64), 'start'),
    label('wall of\nalveolus', 290, 110, ...around(66, 6), 'start'),
    done ? arrow(...START.x, 212, 80, { cls: 'g' }) + arrow(...START.y, 146, 122, { cls: 'g' }) : '',
  )
}

export type Wave = { rate: number; depth: number }

/** Breathing at rest for 20 seconds and then after exercise for 20 seconds. */
export function restAndExercise(rest: Wave, exercise: Wave): Figure {
  const g = graph({
    x: { label: 'time / s', max: 40, ticks: [0, 5, 10, 15, 20, 25, 30, 35, 40], grid: true },
    y: { label: 'volume breathed in / dm^{3}', max: 2.5, ticks: [0, 0.5, 1, 1.5, 2, 2.5], grid: true },
  })
  const wave = ({ rate, depth }: Wave, from: number) =>
    Array.from({ length: 121 }, (_, at): Point => {
      const time = at / 6
      return [from + time, (depth / 2) * (1 - Math.cos((time * rate * 2 * Math.PI) / 60))]
    })
  return figure(
    {
      name: `${topic}/rest-and-exercise`,
      title: 'Volume of air breathed in, at rest and after exercise',
      description: `A graph of the volume of air breathed in against time. From 0 to 20 s, at rest, there are ${rest.rate / 3} equal waves from 0 to ${rest.depth} dm³. From 20 to 40 s, after exercise, there are ${exercise.rate / 3} equal waves from 0 to ${exercise.depth} dm³.`,
      height: 246,
    },
    g.axes,
    g.curve(wave(rest, 0)),
    g.curve(wave(exercise, 20)),
    g.line(
      [
        [20, 0],
        [20, 2.5],
      ],
      'l dash thin',
    ),
    g.label(10, 2.26, 'at rest', { anchor: 'middle', cls: 's' }),
    g.label(30, 2.26, 'after exercise', { anchor: 'middle', cls: 's' }),
  )
}

export const MODEL_PARTS = {
  tube: { is: 'trachea', seen: 'the upper part of the tube' },
  balloon: { is: 'lung', seen: 'one of the two balloons' },
  sheet: { is: 'diaphragm', seen: 'the rubber sheet' },
  jar: { is: 'wall of the chest', seen: 'the side of the jar' },
} as const

export type ModelPart = keyof typeof MODEL_PARTS

const POINTED: Record<ModelPart, (word: string) => Shape> = {
  tube: word => pointer(276, 32, 184, 28, word),
  balloon: word => pointer(66, 112, 144, 112, word, 'end'),
  sheet: word => pointer(66, 194, 148, 186, word, 'end'),
  jar: word => pointer(296, 98, 246, 94, word),
}

/** A model of the chest: two balloons on a forked tube in a jar that a rubber sheet closes below. */
export function balloonModel(letters: Partial<Record<ModelPart, string>>): Figure {
  const pairs = Object.entries(letters) as [ModelPart, string][]
  return figure(
    {
      name: `${topic}/balloons-in-a-jar`,
      title: 'A model of the chest',
      description: `A jar without a bottom is closed below by a rubber sheet. A tube passes through its stopper, divides in two, and ends in two balloons inside the jar. ${pairs.map(([part, letter]) => `${letter} points to ${MODEL_PARTS[part].seen}.`).join(' ')}`,
      height: 212,
    },
    polyline([
      [114, 184],
      [114, 84],
      [134, 60],
      [160, 52],
    ]),
    polyline([
      [246, 184],
      [246, 84],
      [226, 60],
      [200, 52],
    ]),
    rect(160, 42, 40, 16, 'l sunk'),
    rect(176, 14, 8, 68, 'l sheet'),
    line(178, 82, 152, 98, 'l thick'),
    line(182, 82, 208, 98, 'l thick'),
    ellipse(148, 120, 19, 25, 'l rw'),
    ellipse(212, 120, 19, 25, 'l rw'),
    curve(
      [
        [114, 184],
        [148, 187],
        [180, 188],
        [212, 187],
        [246, 184],
      ],
      'r thick',
    ),
    line(180, 188, 180, 204, 'l thick'),
    circle(180, 206, 3, 'l sheet'),
    pairs.map(([part, letter]) => POINTED[part](letter)).join(''),
  )
}
