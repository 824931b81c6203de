import { coronaryHeart } from '@/lib/figures/biology/coronary'
import { fishCirculation } from '@/lib/figures/biology/fish-circulation'
import { heartSection } from '@/lib/figures/biology/heart'
import { describeHeartTrace, heartTrace } from '@/lib/figures/biology/traces'
import { figure } from '@/lib/figures/figure'
import { box } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { arrow, curve, line, midArrow, type Point, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'transport-in-animals-asked'

/** One step of a circuit: an arrow between two heights, with the pressure beside it. */
function step(x: number, from: number, to: number, pressure: string, side: 1 | -1): Shape {
  return (
    midArrow(x, from, x, to, 'p') +
    text(x + side * 6, (from + to) / 2 + 4.5, pressure, { anchor: side > 0 ? 'start' : 'end', cls: 's' })
  )
}

const twoPressures = figure(
  {
    name: `${topic}/pressures-in-two-animals`,
    title: 'Blood pressure at places in the circulation of two animals',
    description:
      'Two plans. Fish: blood leaves the heart for the gills at 5.0 kPa, goes from the gills straight to the body, which it enters at 3.8 kPa, and from the body back to the heart. Mammal: blood leaves the right side of the heart for the lungs at 3.2 kPa, returns from the lungs to the left side of the heart, leaves it and enters the body at 16.0 kPa, and returns to the right side of the heart.',
    height: 232,
  },
  text(84, 18, 'fish', { anchor: 'middle', cls: 'b' }),
  text(268, 18, 'mammal', { anchor: 'middle', cls: 'b' }),
  box(50, 30, 68, 32, 'gills', 'l sunk').shape,
  box(14, 112, 68, 32, 'heart').shape,
  box(50, 194, 68, 32, 'body', 'l sunk').shape,
  step(66, 112, 62, '5.0 kPa', -1),
  step(106, 62, 194, '3.8 kPa', 1),
  midArrow(66, 194, 66, 144, 'p'),
  box(234, 30, 68, 32, 'lungs', 'l sunk').shape,
  rect(222, 108, 46, 40, 'l w'),
  rect(268, 108, 46, 40, 'l rw'),
  text(245, 125, 'heart,\nright', { anchor: 'middle', cls: 's' }),
  text(291, 125, 'heart,\nleft', { anchor: 'middle', cls: 's' }),
  box(234, 194, 68, 32, 'body', 'l sunk').shape,
  step(246, 108, 62, '3.2 kPa', -1),
  midArrow(290, 62, 290, 108, 'p'),
  step(290, 148, 194, '16.0 kPa', 1),
  midArrow(246, 194, 246, 148, 'p'),
)

/** A bundle of very narrow vessels between two wide ones. */
function network(): Shape {
  return [-44, -22, 0, 22, 44]
    .map(dx =>
      curve(
        [
          [270, 36],
          [270 + dx * 0.7, 52],
          [270 + dx, 80],
          [270 + dx * 0.7, 108],
          [270, 124],
        ],
        'l',
      ),
    )
    .join('')
}

const wayOfBlood = figure(
  {
    name: `${topic}/three-kinds-of-vessels`,
    title: 'Blood vessels between the heart and a muscle',
    description:
      'A plan. A thick line, P, leads from the heart to a muscle; an arrow on it points away from the heart. In the muscle P divides into many thin lines, Q, which join again to one thick line, R. R leads back to the heart; an arrow on it points to the heart.',
    height: 164,
  },
  rect(206, 14, 142, 132, 'rw', 10),
  text(340, 32, 'muscle', { anchor: 'end' }),
  box(14, 56, 74, 48, 'heart').shape,
  line(60, 56, 60, 36, 'l thick'),
  line(60, 36, 270, 36, 'l thick'),
  arrow(140, 36, 176, 36, { head: 14 }),
  line(270, 124, 60, 124, 'l thick'),
  arrow(160, 124, 124, 124, { head: 14 }),
  line(60, 124, 60, 104, 'l thick'),
  network(),
  text(128, 26, 'P', { anchor: 'middle', cls: 'b' }),
  text(322, 84.5, 'Q', { anchor: 'start', cls: 'b' }),
  text(128, 144, 'R', { anchor: 'middle', cls: 'b' }),
)

const salmon = fishCirculation.figure({
  name: `${topic}/salmon-with-letters`,
  title: 'The circulation of a salmon',
  labels: { ventricle: 'W', atrium: 'X', gills: 'Y', body: 'rest of the body' },
  also: text(104, 58, '6.0 kPa', { anchor: 'end', cls: 's' }) + text(256, 166, '4.5 kPa', { cls: 's' }),
  alsoTells: 'The pressure is 6.0 kPa between W and Y, and 4.5 kPa where blood enters the rest of the body.',
})

const RUNNER: readonly Point[] = [
  [0, 70],
  [1, 70],
  [2, 112],
  [3, 133],
  [4, 140],
  [5, 140],
  [6, 110],
  [7, 90],
  [8, 78],
  [9, 70],
  [10, 70],
]

const BEGINNER: readonly Point[] = [
  [0, 80],
  [1, 80],
  [2, 130],
  [3, 152],
  [4, 160],
  [5, 160],
  [6, 142],
  [7, 126],
  [8, 112],
  [9, 102],
  [10, 96],
]

const rates = graph({
  x: { label: 'time / min', max: 10, ticks: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], grid: true },
  y: {
    label: 'pulse rate / beats per minute',
    min: 60,
    max: 170,
    ticks: [60, 80, 100, 120, 140, 160],
    grid: true,
    parts: 2,
  },
  height: 180,
})

const twoStudents = figure(
  {
    name: `${topic}/pulse-of-two-students`,
    title: 'Pulse rate of two students before, during and after exercise',
    description:
      'A graph of pulse rate in beats per minute against time in minutes, with a point every minute. Both exercise from 1 min to 5 min. Student A: 70 at 0 and 1 min, 112 at 2, 133 at 3, 140 at 4 and 5, then 110 at 6, 90 at 7, 78 at 8, and 70 at 9 and 10 min. Student B: 80 at 0 and 1 min, 130 at 2, 152 at 3, 160 at 4 and 5, then 142 at 6, 126 at 7, 112 at 8, 102 at 9 and 96 at 10 min.',
    height: 262,
  },
  rates.axes,
  rates.line(RUNNER),
  rates.points(RUNNER, 'p'),
  rates.line(BEGINNER, 'r dash'),
  rates.points(BEGINNER, 'r'),
  rates.label(7.15, 83, 'A', { dx: -10, anchor: 'end', cls: 'b tp' }),
  rates.label(8.2, 114, 'B', { cls: 'b tr' }),
)

const fastTrace = figure(
  {
    name: `${topic}/heart-trace-in-exercise`,
    title: 'An electrocardiogram',
    description: describeHeartTrace({ beatsPerMinute: 120 }),
    height: 204,
  },
  heartTrace({ beatsPerMinute: 120 }),
)

const blocked = coronaryHeart.figure({
  name: `${topic}/blocked-artery`,
  title: 'A heart with a blood clot in one artery',
  block: 1,
  regions: ['W', 'X', 'Y', 'Z'],
  labels: { blockage: 'clot', 'coronary artery': 'P' },
})

const lettered = heartSection.figure({
  name: `${topic}/heart-with-letters`,
  title: 'A heart cut open, seen from the front',
  labels: {
    'right atrium': 'P',
    septum: 'Q',
    'pulmonary artery': 'R',
    'semilunar valve': 'S',
    'left ventricle': 'T',
  },
})

export const figures = [twoPressures, wayOfBlood, salmon, twoStudents, fastTrace, blocked, lettered]
