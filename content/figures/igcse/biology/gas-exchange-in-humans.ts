import { breathing } from '@/lib/figures/biology/breathing'
import { drawing } from '@/lib/figures/biology/drawing'
import { alveolus, thorax } from '@/lib/figures/biology/lungs'
import { oval } from '@/lib/figures/biology/organic'
import { ciliatedCells } from '@/lib/figures/biology/specialised-cells'
import { type Figure, figure } from '@/lib/figures/figure'
import { chain } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { bubbles, bung } from '@/lib/figures/laboratory/contents'
import { glassTube } from '@/lib/figures/laboratory/glassware'
import { bench } from '@/lib/figures/laboratory/stands'
import { conicalFlask } from '@/lib/figures/laboratory/vessels'
import { dot, line, type Point, pointer, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'gas-exchange-in-humans'

type Limewater = {
  name: string
  /** words below the flask through which air is breathed in, and below the other */
  inspired: string
  expired: string
  /** the flask for breathing in stands on the right */
  flip?: boolean
  tells?: string
}

/** Two flasks of limewater and one mouthpiece: air is breathed in through one and out through the other. */
export function limewaterFlasks({ name, inspired, expired, flip = false, tells = '' }: Limewater): Figure {
  const x = (at: number) => (flip ? 360 - at : at)
  const path = (points: readonly Point[]) =>
    glassTube(
      points.map(([px, py]): Point => [x(px), py]),
      5,
    )
  const flask = (at: number): Shape =>
    conicalFlask({ x: x(at), y: 196, width: 100, height: 108, level: 0.36 })
  const [one, other] = flip ? ['right', 'left'] : ['left', 'right']
  const lettered = (letter: string) => (letter.length === 1 ? `, ${letter},` : '')
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Two flasks with limewater',
      description:
        `Two flasks with limewater share one mouthpiece. In the ${one} flask${lettered(inspired)} the tube from the mouthpiece ends above the limewater, and a second tube, open to the air, dips into it. In the ${other} flask${lettered(expired)} the tube from the mouthpiece dips into the limewater, and a second tube, open to the air, ends above it. ${tells}`.trim(),
      height: 236,
    },
    bench(196),
    flask(100),
    flask(260),
    path([
      [48, 66],
      [90, 66],
      [90, 184],
    ]),
    path([
      [110, 120],
      [110, 44],
      [250, 44],
      [250, 184],
    ]),
    path([
      [270, 120],
      [270, 66],
      [312, 66],
    ]),
    path([
      [180, 14],
      [180, 44],
    ]),
    rect(177.9, 40, 4.2, 5, 'sheet'),
    bung(x(100), 92, 34),
    bung(x(260), 92, 34),
    ...[90, 110, 250, 270].map(
      at =>
        rect(x(at) - 2.5, 82, 5, 20, 'sheet') +
        line(x(at) - 2.5, 82, x(at) - 2.5, 102) +
        line(x(at) + 2.5, 82, x(at) + 2.5, 102),
    ),
    bubbles(x(90), 182, 18, 4, 6),
    bubbles(x(250), 182, 18, 4, 6),
    pointer(236, 20, 184, 20, 'mouthpiece'),
    text(180, 128, 'limewater', { anchor: 'middle' }),
    line(158, 134, 128, 172, 'l thin'),
    line(202, 134, 232, 172, 'l thin'),
    text(x(100), 224, inspired, { anchor: 'middle', cls: inspired.length === 1 ? 'b' : 's' }),
    text(x(260), 224, expired, { anchor: 'middle', cls: expired.length === 1 ? 'b' : 's' }),
  )
}

/** Three ribs cut across, and the two layers of muscle between them. */
export const betweenRibs = drawing({
  title: 'Ribs and the muscles between them',
  height: 196,
  left: 128,
  right: 232,
  tells:
    'The wall of the chest cut from top to bottom, its outside on the left, the lung on the right. Three cut ribs lie one above the other. Between them are two layers of muscle, one nearer to the outside and one nearer to the lung, whose fibres slope in different directions.',
  parts: {
    rib: { at: [172, 98], side: 'left', seen: 'a cut rib' },
    'external intercostal muscle': {
      at: [158, 60],
      side: 'left',
      seen: 'the layer of muscle nearer to the outside',
    },
    skin: { at: [134, 150], side: 'left', seen: 'the outermost layer' },
    'internal intercostal muscle': {
      at: [190, 66],
      side: 'right',
      seen: 'the layer of muscle nearer to the lung',
    },
    lung: { at: [224, 132], side: 'right', seen: 'the organ on the right' },
  },
  draw: () => {
    const layer = (x: number, cls: string, lean: number, top: number) =>
      rect(x, top, 22, 42, cls) +
      [0, 1, 2, 3, 4]
        .map(at => {
          const y = top + 6 + at * 7
          return line(x + 1, y - lean, x + 21, y + lean, 'r thin')
        })
        .join('')
    return (
      rect(132, 6, 10, 184, 'l sunk') +
      rect(212, 6, 18, 184, 'l w') +
      [44, 110].map(top => layer(152, 'l rw', 5, top) + layer(176, 'l rw', -5, top)).join('') +
      [32, 98, 164].map(y => oval(175, y, 20, 13, 0, 'l sheet')).join('')
    )
  },
})

/** The pressure in the lungs against that of the air outside, in kPa; breathing in comes first unless `out`. */
export const pressureAt = (time: number, out = false) =>
  (out ? 1 : -1) * 0.3 * Math.sin((time / 4) * 2 * Math.PI)

const organs = thorax.figure({
  name: `${topic}/thorax`,
  title: 'The breathing system',
  only: [
    'larynx',
    'trachea',
    'bronchus',
    'bronchiole',
    'alveoli',
    'lung',
    'rib',
    'intercostal muscles',
    'diaphragm',
  ],
})

const exchange = alveolus.figure({
  name: `${topic}/alveolus`,
  title: 'Gas exchange between an alveolus and a capillary',
  only: [
    'wall of alveolus',
    'wall of capillary',
    'air space',
    'oxygen diffuses',
    'carbon dioxide diffuses',
    'red blood cell',
  ],
})

const flasks = limewaterFlasks({
  name: 'limewater',
  inspired: 'inspired air: clear',
  expired: 'expired air: cloudy',
  tells:
    'The limewater on the left, for inspired air, is clear. That on the right, for expired air, is cloudy.',
})

const ribs = betweenRibs.figure({ name: `${topic}/intercostal-muscles` })

const breathingIn = breathing.figure({
  name: `${topic}/breathing-in`,
  title: 'Breathing in',
  only: ['spine', 'rib', 'sternum', 'diaphragm'],
})

const breathingOut = breathing.figure({
  name: `${topic}/breathing-out`,
  title: 'Breathing out',
  only: ['spine', 'rib', 'sternum', 'diaphragm'],
  phase: 'out',
})

const airway = ciliatedCells.figure({
  name: `${topic}/lining-of-the-trachea`,
  title: 'The lining of the trachea',
  only: ['cilia', 'mucus', 'goblet cell', 'nucleus'],
})

const control = figure(
  {
    name: `${topic}/control-of-breathing`,
    title: 'How exercise changes breathing',
    description:
      'Four boxes joined by arrows: muscle cells respire faster; carbon dioxide in the blood rises; the brain detects it; breathing is faster and deeper.',
    height: 236,
  },
  chain(
    60,
    6,
    240,
    [
      'muscle cells respire faster',
      'carbon dioxide in the blood rises',
      'the brain detects this',
      'breathing is faster and deeper',
    ],
    { height: 36, gap: 24 },
  ),
)

/** Pressure in the lungs during one breath with four letters, in the order of time. */
export function pressureGraph(out: boolean): Figure {
  const g = graph({
    x: { label: 'time / s', max: 4, ticks: [0, 1, 2, 3, 4], grid: true },
    y: {
      label: 'pressure difference / kPa',
      min: -0.4,
      max: 0.4,
      ticks: [-0.4, -0.2, 0, 0.2, 0.4],
      grid: true,
    },
  })
  const letters: [number, string][] = [
    [1, 'A'],
    [2, 'B'],
    [3, 'C'],
    [4, 'D'],
  ]
  return figure(
    {
      name: `${topic}/pressure-in-one-breath`,
      title: 'Pressure in the lungs during one breath',
      description: `A graph of the difference in pressure between the lungs and the air outside against time. It is zero at 0 s, ${out ? 'highest, 0.3 kPa' : 'lowest, −0.3 kPa'}, at 1 s (A), zero at 2 s (B), ${out ? 'lowest, −0.3 kPa' : 'highest, 0.3 kPa'}, at 3 s (C), and zero at 4 s (D).`,
      height: 246,
    },
    g.axes,
    g.plot(time => pressureAt(time, out), 0, 4),
    ...letters.map(([time, letter]) => {
      const value = pressureAt(time, out)
      return (
        dot(...g.at(time, value)) +
        g.label(time, value, letter, {
          dy: value < -0.1 ? 18 : -8,
          dx: time === 4 ? -4 : 0,
          anchor: 'middle',
          cls: 'b',
        })
      )
    }),
  )
}

export const figures = [organs, exchange, flasks, ribs, breathingIn, breathingOut, airway, control]
