import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { label } from '@/lib/figures/laboratory/labels'
import { type Point, polygon } from '@/lib/figures/shapes'
import { yeastTubes } from './respiration'

const topic = 'respiration-3'

/** Yeast under a layer of oil, and the tube that leads its gas to a second liquid. */
export function yeastUnderOil(name: string, second: string): Figure {
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Yeast without oxygen',
      description: `A water bath holds a thermometer and a tube of yeast and glucose solution with a layer of oil on top. The tube is closed by a bung. A bent delivery tube leads from the bung to below the surface of ${second} in a second tube, where bubbles rise.`,
      height: 236,
    },
    yeastTubes(true),
    label('oil', 190, 98, 108, 131, 'start'),
    label('yeast and\nglucose\nsolution', 175, 126, 104, 170, 'start'),
    label('water bath', 14, 226, 60, 190, 'start'),
    label(second, 352, 226, 258, 182, 'end'),
  )
}

export type Uptake = { rest: number; peak: number; recovery: number }

const [START, STEADY, END] = [2, 4, 8]

/** Oxygen taken in before, during and after hard exercise; the fall is a straight line. */
export function oxygenAxes({ rest, peak, recovery }: Uptake) {
  const on = graph({
    x: { label: 'time / min', max: 20, ticks: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20], grid: true },
    y: { label: 'oxygen taken in / dm^{3} per minute', max: 4, ticks: [0, 1, 2, 3, 4], grid: true, parts: 4 },
    height: 170,
  })
  const course: Point[] = [
    [0, rest],
    [START, rest],
    [STEADY, peak],
    [END, peak],
    [END + recovery, rest],
    [20, rest],
  ]
  const told = `A graph of oxygen taken in, in cubic decimetres per minute, against time in minutes, with a fine line every 0.25. It is level at ${rest} until 2 min, rises to ${peak} at 4 min, is level until 8 min and falls in a straight line to ${rest} at ${END + recovery} min, where it stays.`
  return { on, course, told }
}

const debt = (() => {
  const uptake = { rest: 0.5, peak: 2.5, recovery: 8 }
  const { on, course, told } = oxygenAxes(uptake)
  return figure(
    {
      name: `${topic}/oxygen-debt`,
      title: 'Oxygen taken in before, during and after hard exercise',
      description: `${told} The exercise lasts from 2 to 8 min. A dashed line at 3.25 during the exercise is labelled: needed. The area between the falling line and the resting value, from 8 to 16 min, is labelled: debt repaid.`,
      height: 254,
    },
    polygon(
      [on.at(END, uptake.peak), on.at(END + uptake.recovery, uptake.rest), on.at(END, uptake.rest)],
      'rw',
    ),
    on.axes,
    on.line(course),
    on.line(
      [
        [START, 3.25],
        [END, 3.25],
      ],
      'r dash',
    ),
    on.label(5, 3.42, 'needed', { anchor: 'middle', cls: 's' }),
    on.label(5, 0.12, 'exercise', { anchor: 'middle', cls: 's' }),
    on.line(
      [
        [END, uptake.rest],
        [END + uptake.recovery, uptake.rest],
      ],
      'l dash thin',
    ),
    on.label(14, 1.9, 'debt repaid', { anchor: 'middle', cls: 's' }),
    on.line(
      [
        [END, 0],
        [END, 3.9],
      ],
      'l dash thin',
    ),
  )
})()

type Lactic = { rest: number; extra: number; half: number }

export const EXERCISE = { from: 5, to: 10 } as const

export function lacticAt({ rest, extra, half }: Lactic, time: number): number {
  return rest + extra * 0.5 ** ((time - EXERCISE.to) / half)
}

/** Lactic acid in blood; the part above its resting value halves again and again. */
export function lacticGraph(name: string, values: Lactic): Figure {
  const { rest, extra, half } = values
  const on = graph({
    x: { label: 'time / min', max: 60, ticks: [0, 10, 20, 30, 40, 50, 60], grid: true, parts: 2 },
    y: {
      label: 'lactic acid in blood / mg per 100 cm^{3}',
      max: 120,
      ticks: [0, 20, 40, 60, 80, 100, 120],
      grid: true,
      parts: 4,
    },
    height: 180,
  })
  const after = Array.from({ length: 26 }, (_, at): Point => [10 + 2 * at, lacticAt(values, 10 + 2 * at)])
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Lactic acid in the blood before, during and after hard exercise',
      description: `A graph of lactic acid in blood, in mg per 100 cubic centimetres, against time in minutes. There is a fine line every 5 mg and every 5 minutes. It is level at ${rest} until 5 min, where exercise starts, and rises to ${rest + extra} at 10 min, where exercise ends. Then it falls less and less steeply, through ${rest + extra / 2} at ${10 + half} min and ${rest + extra / 4} at ${10 + 2 * half} min.`,
      height: 264,
    },
    on.axes,
    on.line([
      [0, rest],
      [5, rest],
    ]),
    on.curve([
      [5, rest],
      [6.5, rest + extra * 0.2],
      [8.5, rest + extra * 0.72],
      [10, rest + extra],
    ]),
    on.curve(after),
    ...[5, 10].map(at =>
      on.line(
        [
          [at, 0],
          [at, 112],
        ],
        'l dash thin',
      ),
    ),
    on.label(11, 109, 'exercise ends', { cls: 's' }),
  )
}

export const figures = [
  yeastUnderOil('yeast-under-oil', 'limewater'),
  debt,
  lacticGraph('lactic-acid', { rest: 10, extra: 80, half: 10 }),
]
