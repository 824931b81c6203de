import { synapse } from '@/lib/figures/biology/nerves'
import { figure } from '@/lib/figures/figure'
import { box } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { arrow, dimension, dot, midArrow, type Point, text } from '@/lib/figures/shapes'
import { glands, threeNeurones, twoResponses } from './coordination-and-response'
import { glucoseAt, lettered } from './coordination-and-response-2'

const topic = 'coordination-and-response-asked'

const arcLengths = figure(
  {
    name: `${topic}/lengths-in-a-reflex-arc`,
    title: 'A plan of a reflex arc with lengths',
    description:
      'A plan. From a receptor in the foot a neurone, 0.80 m long, leads to the spinal cord. There it meets a very short neurone at a synapse, and this meets a third neurone at another synapse. The third neurone, 0.70 m long, leads from the spinal cord to a muscle in the leg. Two dots stand for the synapses.',
    height: 186,
  },
  box(8, 22, 84, 40, 'receptor\nin foot').shape,
  box(8, 124, 84, 40, 'muscle\nin leg', 'l rw').shape,
  box(272, 10, 80, 166, '', 'l sunk').shape,
  text(312, 30, 'spinal', { anchor: 'middle' }),
  text(312, 46, 'cord', { anchor: 'middle' }),
  midArrow(92, 42, 286, 66, 'p'),
  midArrow(290, 72, 290, 114, 'p'),
  midArrow(286, 120, 92, 144, 'p'),
  dot(290, 68, 'd', 4),
  dot(290, 118, 'd', 4),
  text(300, 72, 'synapse', { cls: 's' }),
  text(300, 122, 'synapse', { cls: 's' }),
  dimension(96, 26, 268, 26, '0.80 m', [182, 20]),
  dimension(96, 162, 268, 162, '0.70 m', [182, 180]),
)

const neurones = {
  ...threeNeurones('neurones-with-letters', 'Three neurones', [
    ['P', 'motor'],
    ['Q', 'sensory'],
    ['R', 'relay'],
  ]),
  name: `${topic}/neurones-with-letters`,
}

const gap = synapse.figure({
  name: `${topic}/synapse-with-letters`,
  title: 'A synapse',
  labels: { vesicle: 'P', 'synaptic gap': 'Q', 'receptor protein': 'R' },
})

const WALK: readonly Point[] = [
  [0, 72],
  [2, 72],
  [3, 126],
  [4, 120],
  [5, 108],
  [6, 96],
  [7, 86],
  [8, 78],
  [9, 72],
  [10, 72],
]

const walk = graph({
  x: { label: 'time / min', max: 10, ticks: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], grid: true },
  y: {
    label: 'heart rate / beats per minute',
    min: 60,
    max: 140,
    ticks: [60, 80, 100, 120, 140],
    grid: true,
    parts: 10,
  },
  height: 180,
})

const walker = figure(
  {
    name: `${topic}/heart-rate-of-a-walker`,
    title: 'The heart rate of a walker who meets a bull',
    description:
      'A graph of heart rate in beats per minute against time in minutes. It is level at 72 until 2 min, where the walker meets a bull, and rises to 126 at 3 min, where the bull goes away. Then it is 120 at 4 min, 108 at 5, 96 at 6, 86 at 7, 78 at 8, and 72 at 9 and 10 min.',
    height: 262,
  },
  walk.axes,
  walk.line(WALK),
  walk.label(1.1, 100, 'meets\nbull', { anchor: 'middle', cls: 's' }),
  arrow(...walk.at(1.3, 91), ...walk.at(1.95, 75), { head: 6 }),
  walk.label(4.2, 130, 'bull goes away', { cls: 's' }),
  arrow(...walk.at(4.1, 130), ...walk.at(3.12, 127.4), { head: 6 }),
)

const mansGlands = glands.male.figure({
  name: `${topic}/glands-with-letters`,
  title: 'Organs of a man',
  labels: { adrenal: 'P', pancreas: 'Q', 'sex gland': 'R' },
})

const responses = {
  ...twoResponses('responses-with-letters', 'Two responses to one stimulus', 'P', 'Q'),
  name: `${topic}/responses-with-letters`,
}

const sugar = graph({
  x: {
    label: 'time after the meal / min',
    max: 180,
    ticks: [0, 30, 60, 90, 120, 150, 180],
    grid: true,
    parts: 2,
  },
  y: { label: 'blood glucose / mmol per dm^{3}', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true, parts: 2 },
  height: 160,
})

const afterAMeal = figure(
  {
    name: `${topic}/glucose-after-a-meal`,
    title: 'Blood glucose of a healthy person after a meal',
    description:
      'A graph of blood glucose concentration, in mmol per cubic decimetre, against time after the meal in minutes. The curve starts at 5, rises to its highest value, 9, at 45 minutes, and falls, at first steeply, to just above 5 at 180 minutes.',
    height: 240,
  },
  sugar.axes,
  sugar.plot(glucoseAt(5, 4, 45), 0, 180),
)

const dose = graph({
  x: { label: 'time / min', max: 180, ticks: [0, 30, 60, 90, 120, 150, 180], grid: true },
  y: { label: 'blood glucose / mmol per dm^{3}', max: 16, ticks: [0, 4, 8, 12, 16], grid: true, parts: 4 },
  height: 160,
})

const injection = figure(
  {
    name: `${topic}/injection-of-a-hormone`,
    title: 'Blood glucose of a person before and after an injection',
    description:
      'A graph of blood glucose concentration, in mmol per cubic decimetre, against time in minutes. It is level at 14 until 60 minutes, where an arrow is marked: injection. Then it falls to 10 at 90, 7 at 120 and 6 at 150 minutes, and is level at 6 to 180 minutes.',
    height: 240,
  },
  dose.axes,
  dose.line([
    [0, 14],
    [60, 14],
  ]),
  dose.curve([
    [60, 14],
    [75, 12.3],
    [90, 10],
    [105, 8.2],
    [120, 7],
    [135, 6.3],
    [150, 6],
  ]),
  dose.line([
    [150, 6],
    [180, 6],
  ]),
  dose.label(56, 6, 'injection', { anchor: 'end', cls: 's' }),
  arrow(...dose.at(40, 7.4), ...dose.at(59.5, 13.4), { head: 7 }),
)

const dilated = lettered(false)

// Its own ids: the bank may show the same drawing on the page of the note.
const skins = {
  ...dilated,
  name: `${topic}/skin-with-letters`,
  svg: dilated.svg.replaceAll('skin-p-q-two', 'skin-with-letters'),
}

export const figures = [
  arcLengths,
  neurones,
  gap,
  walker,
  mansGlands,
  responses,
  afterAMeal,
  injection,
  skins,
]
