import { eyeSection } from '@/lib/figures/biology/eye'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, text } from '@/lib/figures/shapes'
import { pupilPair } from './coordination-and-response'
import { lightBox, tipTrials } from './coordination-and-response-2'

const topic = 'coordination-and-response-asked-2'

const pupils = {
  ...pupilPair('pupils-p-and-q', 'The same eye at two light intensities', [
    [2, 'P: pupil 2 mm wide'],
    [6, 'Q: pupil 6 mm wide'],
  ]),
  name: `${topic}/two-pupils`,
}

const eye = eyeSection.figure({
  name: `${topic}/eye-with-letters`,
  title: 'A section through the eye',
  labels: { cornea: 'P', iris: 'Q', lens: 'R', retina: 'S', 'blind spot': 'T', 'optic nerve': 'U' },
})

const lens = graph({
  x: { label: 'time / s', max: 1.2, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2], grid: true },
  y: {
    label: 'thickness of the lens / mm',
    min: 3.2,
    max: 4.8,
    ticks: [3.2, 3.6, 4, 4.4, 4.8],
    grid: true,
    parts: 4,
  },
})

const lensAndTime = figure(
  {
    name: `${topic}/thickness-and-time`,
    title: 'The thickness of the lens of a girl who looks from one thing to another',
    description:
      'A graph of the thickness of the lens in mm against time in seconds. It is level at 4.5 until 0.2 s, then falls, through 4.05 at 0.5 s, to 3.6 at 0.8 s, and is level at 3.6 to 1.2 s.',
    height: 246,
  },
  lens.axes,
  lens.line([
    [0, 4.5],
    [0.2, 4.5],
  ]),
  lens.curve([
    [0.2, 4.5],
    [0.3, 4.42],
    [0.4, 4.26],
    [0.5, 4.05],
    [0.6, 3.84],
    [0.7, 3.68],
    [0.8, 3.6],
  ]),
  lens.line([
    [0.8, 3.6],
    [1.2, 3.6],
  ]),
)

const root = graph({
  x: { label: 'time / hours', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true, parts: 2 },
  y: {
    label: 'angle of the root below the horizontal / °',
    max: 100,
    ticks: [0, 20, 40, 60, 80, 100],
    grid: true,
    parts: 5,
  },
  height: 180,
})

const bending = figure(
  {
    name: `${topic}/root-that-bends`,
    title: 'The angle of the tip of a root after a bean was turned on its side',
    description:
      'A graph of the angle of the root tip below the horizontal, in degrees, against time in hours. It is zero until 1 hour, rises in a straight line to 72 at 9 hours, then less and less steeply to 88 at 12 hours.',
    height: 262,
  },
  root.axes,
  root.line([
    [0, 0],
    [1, 0],
    [9, 72],
  ]),
  root.curve([
    [9, 72],
    [10, 80],
    [11, 85],
    [12, 88],
  ]),
)

/** Two boxes lit from the left, the second on a clinostat: at the start, or two days later. */
function boxes(name: string, grown: boolean) {
  return figure(
    {
      name: `${topic}/${name}`,
      title: `Seedlings in two boxes ${grown ? 'after two days' : 'at the start'}`,
      description: `Two dark boxes, each with an opening on its left through which light comes. In box X a dish of three seedlings stands still. In box Y an equal dish stands on a clinostat, which turns slowly. ${grown ? 'The seedlings in box X bend to the left, towards the light. Those in box Y are straight.' : 'All the seedlings are straight.'}`,
      height: 150,
    },
    lightBox(46, 12, 'left', grown ? [-14, -14, -14] : [0, 0, 0]),
    lightBox(226, 12, 'left', [0, 0, 0], true),
    text(38, 42, 'light', { anchor: 'end' }),
    text(101, 134, 'X', { anchor: 'middle', cls: 'b' }),
    text(281, 134, 'Y (clinostat)', { anchor: 'middle', cls: 'b' }),
  )
}

const tips = figure(
  {
    name: `${topic}/four-shoots-at-the-start`,
    title: 'Four shoots at the start of an experiment with light from the left',
    description:
      'Four straight shoots, each lit by arrows from the left. Shoot P has a cover around its base. Shoot Q has a cover over its tip. Shoot R is shorter: its tip has been cut off. Shoot S is whole.',
    height: 160,
  },
  tipTrials(['sleeve', 'cap', 'no tip', 'whole'], ['P', 'Q', 'R', 'S'], 'left', false),
  [48, 136, 224, 312]
    .flatMap(x => [56, 72].map(y => arrow(x - 42, y, x - 18, y, { cls: 'r', head: 6 })))
    .join(''),
)

export const figures = [
  pupils,
  eye,
  lensAndTime,
  bending,
  boxes('boxes-at-the-start', false),
  boxes('boxes-after-two-days', true),
  tips,
]
