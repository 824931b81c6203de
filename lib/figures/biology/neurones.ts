import { arrow, circle, curve, dot, line, type Point, rect, type Shape } from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { oval, pieces, tubePoints, xy } from './organic'
import { placed, standing } from './placed'

/** Short branching arms of a cell body; each is a forked taper from the centre outwards. */
function dendrites(x: number, y: number, radius: number, directions: readonly number[]): Shape {
  return directions
    .map(degrees => {
      const at = (reach: number, turn: number): Point => {
        const angle = ((degrees + turn) * Math.PI) / 180
        return [x + reach * Math.cos(angle), y - reach * Math.sin(angle)]
      }
      return pieces(
        [
          [at(radius * 0.95, 17), at(radius * 1.45, 7), at(radius * 2.3, 14)],
          [at(radius * 2.3, 14), at(radius * 1.7, 1), at(radius * 2.45, -11)],
          [at(radius * 2.45, -11), at(radius * 1.4, -7), at(radius * 0.95, -17)],
        ],
        'l sheet',
      )
    })
    .join('')
}

function cellBody(x: number, y: number, radius: number, directions: readonly number[]): Shape {
  return (
    dendrites(x, y, radius, directions) +
    circle(x, y, radius, 'l sheet') +
    circle(x, y, radius * 0.95, 'sheet') +
    circle(x, y, radius * 0.42, 'l sunk') +
    dot(x + 1, y + 1, 'd2', radius * 0.12)
  )
}

/** The fatty sheath in segments; between two segments the fibre is bare. */
function sheath(x1: number, x2: number, y: number, segments: number): Shape {
  const length = (x2 - x1) / segments
  return Array.from({ length: segments }, (_, at) =>
    curve(tubeAcross(x1 + at * length + 2, x1 + (at + 1) * length - 2, y, 6.5), 'l sunk', true),
  ).join('')
}

function tubeAcross(x1: number, x2: number, y: number, radius: number): Point[] {
  const count = 7
  const spine = Array.from({ length: count }, (_, at): Point => [x1 + ((x2 - x1) * at) / (count - 1), y])
  return tubePoints(spine, [
    radius * 0.45,
    radius * 0.92,
    radius,
    radius,
    radius,
    radius * 0.92,
    radius * 0.45,
  ])
}

function fork(x: number, y: number, way: 1 | -1, reaches: readonly number[], knobs: boolean): Shape {
  return reaches
    .map(
      dy =>
        curve([
          [x, y],
          [x + way * 14, y + dy * 0.55],
          [x + way * 28, y + dy],
        ]) + (knobs ? dot(x + way * 29, y + dy, 'd', 2.8) : ''),
    )
    .join('')
}

type Impulse = {
  /** an arrow that shows which way the impulse travels; none by default */
  impulse: boolean
}

const impulseTells = (values: Partial<Impulse>) =>
  values.impulse ? ' An arrow shows the direction of the impulse: downwards.' : ''

// Drawn lying, which is easier to think of, and set upright, so that level label lines reach every part.
const MIDLINE = 60

function upright(shape: Shape): Shape {
  return placed(standing(shape), { x: 180 - MIDLINE })
}

function spot(along: number, across: number): Point {
  return [180 + across - MIDLINE, along]
}

export const motorNeurone = drawing({
  title: 'A motor neurone',
  height: 262,
  left: 128,
  right: 232,
  tells: (values: Partial<Impulse>) =>
    `A nerve cell. At the top a rounded part with short branching arms holds a round body. From it one long fibre, wrapped in segments with bare gaps between them, runs down and ends in fine branches on a striped block.${impulseTells(values)}`,
  parts: {
    dendrite: { at: spot(20, 28), seen: 'a short branching arm' },
    nucleus: { at: spot(46, 64), side: 'right', seen: 'the round body in the rounded part' },
    'cell body': { at: spot(55, 48), side: 'left', seen: 'the rounded part' },
    'node of Ranvier': { at: spot(113, 58), side: 'left', seen: 'a bare gap between two segments' },
    'myelin sheath': {
      at: spot(134, 65),
      side: 'right',
      seen: 'the wrapping of the long fibre, in segments',
    },
    axon: { at: spot(77, 61), side: 'right', seen: 'the long fibre' },
    'axon ending': { at: spot(221, 45), seen: 'a fine branch at the end of the fibre' },
    muscle: { at: spot(244, 84), seen: 'the striped block at the end' },
  },
  draw: (values: Partial<Impulse>) =>
    upright(
      rect(232, 24, 20, 72, 'l rw', 2) +
        Array.from({ length: 9 }, (_, at) => line(232, 30 + at * 7.5, 252, 30 + at * 7.5, 'l thin')).join(
          '',
        ) +
        fork(201, 60, 1, [-24, -8, 8, 24], true) +
        sheath(82, 176, 60, 3) +
        line(62, 58, 202, 58, 'l thin') +
        line(62, 62, 202, 62, 'l thin') +
        cellBody(46, 60, 17, [55, 100, 145, 215, 260, 305]),
    ) + (values.impulse ? arrow(...spot(94, 34), ...spot(164, 34), { cls: 'p' }) : ''),
})

export const sensoryNeurone = drawing({
  title: 'A sensory neurone',
  height: 236,
  left: 128,
  right: 232,
  tells: (values: Partial<Impulse>) =>
    `A nerve cell. At the top, fine branches begin at sense cells and join into one long fibre wrapped in segments. A rounded part with a round body stands on a short stalk at the side of the fibre. Beyond it a shorter wrapped fibre runs on downwards and ends in fine branches.${impulseTells(values)}`,
  parts: {
    receptor: { at: spot(14, 78), seen: 'what the first branches begin at' },
    'myelin sheath': {
      at: spot(100, 65),
      side: 'right',
      seen: 'the wrapping of the long fibre, in segments',
    },
    dendron: { at: spot(52, 61), side: 'right', seen: 'the fibre above the stalk' },
    'cell body': { at: spot(128, 13), side: 'left', seen: 'the rounded part on its stalk' },
    nucleus: { at: spot(144, 19), side: 'left', seen: 'the round body in the rounded part' },
    axon: { at: spot(157, 61), side: 'right', seen: 'the fibre below the stalk' },
    'axon ending': { at: spot(218, 74), side: 'right', seen: 'a fine branch at the end of the fibre' },
  },
  draw: (values: Partial<Impulse>) =>
    upright(
      [44, 60, 76].map(y => oval(12, y, 6, 5, 0, 'l rw')).join('') +
        fork(47, 60, -1, [-16, 0, 16], false) +
        fork(200, 60, 1, [-16, 0, 16], true) +
        sheath(54, 132, 60, 2) +
        sheath(162, 196, 60, 1) +
        curve(xy('136 32, 136 48, 134 55, 128 58'), 'l thin') +
        curve(xy('144 32, 144 48, 146 55, 152 58'), 'l thin') +
        line(45, 58, 128, 58, 'l thin') +
        line(152, 58, 201, 58, 'l thin') +
        line(45, 62, 201, 62, 'l thin') +
        circle(140, 18, 15, 'l sheet') +
        line(137, 32.6, 143, 32.6, 'l sheet') +
        circle(140, 18, 6.5, 'l sunk'),
    ) + (values.impulse ? arrow(...spot(60, 40), ...spot(116, 40), { cls: 'p' }) : ''),
})

export const relayNeurone = drawing({
  title: 'A relay neurone',
  height: 178,
  left: 128,
  right: 232,
  tells: (values: Partial<Impulse>) =>
    `A nerve cell without a wrapping. At the top a rounded part with short branching arms holds a round body; from it a fibre runs down and ends in fine branches.${impulseTells(values)}`,
  parts: {
    dendrite: { at: spot(20, 27), seen: 'a short branching arm' },
    nucleus: { at: spot(46, 64), side: 'right', seen: 'the round body' },
    'cell body': { at: spot(55, 48), side: 'left', seen: 'the rounded part' },
    axon: { at: spot(100, 61), side: 'right', seen: 'the fibre' },
    'axon ending': { at: spot(158, 44), side: 'left', seen: 'a fine branch at the end of the fibre' },
  },
  draw: (values: Partial<Impulse>) =>
    upright(
      fork(137, 60, 1, [-20, 0, 20], true) +
        line(62, 58, 138, 58) +
        line(62, 62, 138, 62) +
        cellBody(46, 60, 17, [55, 100, 145, 180, 215, 260, 305]),
    ) + (values.impulse ? arrow(...spot(84, 40), ...spot(128, 40), { cls: 'p' }) : ''),
})
