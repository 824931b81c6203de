import { type Point, polygon, type Shape, text } from '@/lib/figures/shapes'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { histogram } from '@/lib/figures/statistics/histogram'

// E9.7 Histograms

const runners = {
  edges: [20, 30, 35, 40, 50, 70],
  frequencies: [10, 15, 25, 35, 15],
  label: 'Time / minutes',
  xEvery: 10,
  yEvery: 1,
  yMax: 5,
  parts: 4,
  height: 200,
}

/** Where a time and a height stand in the histogram of the runners. */
const at = (x: number, y: number): Point => [48 + ((x - 20) / 50) * 296, 234 - (y / 5) * 200]

const bar = (from: number, to: number, height: number, cls: string): Shape =>
  polygon([at(from, 0), at(from, height), at(to, height), at(to, 0)], cls)

const runnersFigure = chartFigure(
  { name: 'statistics-7/runners', title: 'A histogram of the times of 100 runners' },
  histogram(runners),
)

const unfinished = chartFigure(
  { name: 'statistics-7/unfinished', title: 'A histogram with one bar left out' },
  histogram({
    edges: [0, 4, 6, 8, 12, 20],
    frequencies: [8, 12, 10, 14, 6],
    label: 'Mass / kg',
    xEvery: 2,
    yEvery: 1,
    yMax: 6,
    parts: 4,
    height: 200,
    missing: [3],
  }),
)

const part = chartFigure(
  {
    name: 'statistics-7/part-of-a-class',
    title: 'The runners who need more than 45 minutes',
    description:
      'The histogram of the times of 100 runners. Bars: 20 to 30 minutes, height 1; 30 to 35, height 3; 35 to 40, height 5; 40 to 50, height 3.5; 50 to 70, height 0.75. The right half of the bar from 40 to 50, beginning at 45, and the whole bar from 50 to 70 are shaded. The areas are labelled 17.5 and 15.',
  },
  histogram(runners),
  bar(45, 50, 3.5, 'l rw'),
  bar(50, 70, 0.75, 'l rw'),
  text(...at(47.5, 3.65), '17.5', { anchor: 'middle', cls: 's' }),
  text(...at(60, 0.25), '15', { anchor: 'middle', cls: 's' }),
)

const sunflowers = chartFigure(
  { name: 'statistics-7/sunflowers', title: 'A histogram of the heights of sunflowers' },
  histogram({
    edges: [0, 40, 60, 80, 100, 160],
    frequencies: [16, 24, 36, 20, 24],
    label: 'Height / cm',
    xEvery: 20,
    yEvery: 0.5,
    yMax: 2,
    parts: 5,
    height: 200,
  }),
)

const lost = chartFigure(
  { name: 'statistics-7/lost-scale', title: 'A histogram without numbers on the upright axis' },
  histogram({
    edges: [0, 5, 10, 20, 40],
    frequencies: [12, 24, 36, 24],
    label: 'Distance / km',
    xEvery: 5,
    yEvery: 0.6,
    yMax: 5.4,
    parts: 1,
    plainScale: true,
    height: 190,
  }),
)

export const figures = [runnersFigure, unfinished, part, sunflowers, lost]
