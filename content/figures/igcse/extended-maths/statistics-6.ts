import { chartFigure } from '@/lib/figures/statistics/chart'
import { cumulativeFrequency } from '@/lib/figures/statistics/cumulative'

// E9.6 Cumulative frequency diagrams

const calls = {
  edges: [0, 10, 20, 30, 40, 50, 60],
  frequencies: [4, 16, 24, 20, 12, 4],
  label: 'Time / minutes',
  xEvery: 10,
  yEvery: 10,
  parts: 5,
  height: 220,
}

const points = chartFigure(
  { name: 'statistics-6/points', title: 'The points of a cumulative frequency diagram' },
  cumulativeFrequency({ ...calls, draw: 'points' }),
)

const curve = chartFigure(
  { name: 'statistics-6/curve', title: 'A cumulative frequency diagram' },
  cumulativeFrequency(calls),
)

const quartiles = chartFigure(
  {
    name: 'statistics-6/quartiles',
    title: 'Median and quartiles read from a cumulative frequency diagram',
    description:
      'The cumulative frequency curve through (0, 0), (10, 4), (20, 20), (30, 44), (40, 64), (50, 76) and (60, 80), of time in minutes. Dashed lines lead from 20 on the cumulative frequency axis across to the curve and down to a time of 20, from 40 down to about 28, and from 60 down to about 38.',
  },
  cumulativeFrequency({ ...calls, readings: ['lower quartile', 'median', 'upper quartile'] }),
)

const above = chartFigure(
  {
    name: 'statistics-6/above-a-value',
    title: 'The number of calls below a time, read from a cumulative frequency diagram',
    description:
      'The cumulative frequency curve through (0, 0), (10, 4), (20, 20), (30, 44), (40, 64), (50, 76) and (60, 80), of time in minutes. A dashed arrow leads up from 45 minutes to the curve, and another across from there to 71 on the cumulative frequency axis.',
  },
  cumulativeFrequency({ ...calls, readings: [{ value: 45 }] }),
)

const saplings = chartFigure(
  { name: 'statistics-6/saplings', title: 'Cumulative frequency diagram of the heights of 200 young trees' },
  cumulativeFrequency({
    edges: [140, 150, 160, 170, 180, 190],
    frequencies: [12, 40, 68, 60, 20],
    label: 'Height / cm',
    xEvery: 10,
    yEvery: 50,
    parts: 5,
    height: 220,
  }),
)

const marks = chartFigure(
  { name: 'statistics-6/marks', title: 'Cumulative frequency diagram of the marks of 120 students' },
  cumulativeFrequency({
    edges: [0, 20, 40, 60, 80, 100],
    frequencies: [10, 30, 46, 26, 8],
    label: 'Mark',
    xEvery: 20,
    yEvery: 20,
    parts: 5,
    height: 220,
  }),
)

export const figures = [points, curve, quartiles, above, saplings, marks]
