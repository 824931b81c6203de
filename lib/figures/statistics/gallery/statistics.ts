import type { Point } from '@/lib/figures/shapes'
import { barChart } from '../bars'
import { boxPlots } from '../box-plot'
import { chartFigure } from '../chart'
import { cumulativeFrequency } from '../cumulative'
import { discreteDistribution, normalCurve } from '../distributions'
import { frequencyPolygon, histogram } from '../histogram'
import { lineChart } from '../lines'
import { scatter } from '../scatter'
import { binomial } from '../statistics'

const masses = { edges: [0, 10, 15, 20, 30, 50], frequencies: [12, 15, 18, 20, 10], label: '*m* / kg' }
const times = {
  edges: [0, 10, 20, 30, 40, 50, 60],
  frequencies: [6, 14, 30, 28, 15, 7],
  label: 'Time / minutes',
}
const study: Point[] = [
  [2, 35],
  [3, 42],
  [4, 40],
  [5, 52],
  [6, 58],
  [7, 55],
  [8, 66],
  [9, 72],
]

export const pieces = [
  chartFigure({ name: 'kit/histogram', title: 'A histogram of the masses of 75 dogs' }, histogram(masses)),
  chartFigure(
    { name: 'kit/histogram-question', title: 'A histogram with two bars left to draw' },
    histogram({ ...masses, missing: [1, 4], plainScale: true }),
  ),
  chartFigure(
    { name: 'kit/frequency-polygon', title: 'A frequency polygon of journey times' },
    frequencyPolygon(times),
  ),
  chartFigure(
    { name: 'kit/bars', title: 'A bar chart of favourite sports' },
    barChart({
      categories: ['Football', 'Tennis', 'Hockey', 'Swimming', 'None'],
      values: [12, 7, 5, 9, 3],
      label: 'Sport',
    }),
  ),
  chartFigure(
    { name: 'kit/bars-dual', title: 'A dual bar chart of rainfall in two towns' },
    barChart({
      categories: ['Jan', 'Feb', 'Mar', 'Apr'],
      values: [
        { name: 'Lagos', values: [28, 46, 102, 150] },
        { name: 'Ankara', values: [76, 61, 54, 33] },
      ],
      yLabel: 'Rainfall / mm',
      label: 'Month',
    }),
  ),
  chartFigure(
    { name: 'kit/bars-stacked', title: 'A stacked bar chart of energy sources' },
    barChart({
      categories: ['2000', '2010', '2020'],
      values: [
        { name: 'coal', values: [40, 30, 10] },
        { name: 'gas', values: [30, 38, 40] },
        { name: 'wind', values: [2, 10, 32] },
      ],
      yLabel: 'Energy / TWh',
      stacked: true,
    }),
  ),
  chartFigure(
    { name: 'kit/lines', title: 'A line chart of inflation in two countries' },
    lineChart({
      sets: [
        {
          name: 'Country A',
          points: [
            [1, 3],
            [2, 5],
            [3, 4],
            [4, 2],
          ],
        },
        {
          name: 'Country B',
          points: [
            [1, 2],
            [2, 2],
            [3, 6],
            [4, 7],
          ],
        },
      ],
      x: { label: 'Year', min: 1, max: 4, ticks: [1, 2, 3, 4] },
      y: { label: 'Inflation / %', max: 8, every: 2 },
    }),
  ),
  chartFigure(
    { name: 'kit/box-plot', title: 'A box-and-whisker plot of heights' },
    boxPlots({ plots: [{ five: [148, 156, 163, 168, 182] }], label: 'Height / cm' }),
  ),
  chartFigure(
    { name: 'kit/box-plots', title: 'Box-and-whisker plots of two classes' },
    boxPlots({
      plots: [
        { name: 'Class A', data: [12, 15, 18, 20, 21, 25, 28, 30, 34, 36, 40] },
        { name: 'Class B', five: [10, 22, 27, 31, 38], outliers: [4] },
      ],
      label: 'Mark',
      min: 0,
      max: 50,
      every: 10,
    }),
  ),
  chartFigure(
    { name: 'kit/box-plot-blank', title: 'A box-and-whisker plot with room for another' },
    boxPlots({
      plots: [{ name: 'Boys', five: [14, 18, 23, 27, 31] }],
      blank: 'Girls',
      label: 'Time / s',
      min: 10,
      max: 35,
      every: 5,
    }),
  ),
  chartFigure(
    { name: 'kit/cumulative', title: 'A cumulative frequency curve with its readings' },
    cumulativeFrequency({ ...times, readings: ['lower quartile', 'median', 'upper quartile'] }),
  ),
  chartFigure(
    { name: 'kit/cumulative-reading', title: 'How many journeys took longer than 45 minutes' },
    cumulativeFrequency({ ...times, readings: [{ value: 45 }], xEvery: 10 }),
  ),
  chartFigure(
    { name: 'kit/cumulative-points', title: 'Points of a cumulative frequency polygon' },
    cumulativeFrequency({ ...times, draw: 'points', yEvery: 10 }),
  ),
  chartFigure(
    { name: 'kit/scatter', title: 'Marks against hours of revision' },
    scatter({
      points: study,
      x: { label: 'Revision / hours', max: 10, ticks: [0, 2, 4, 6, 8, 10] },
      y: { label: 'Mark', max: 80, ticks: [0, 20, 40, 60, 80] },
      fit: [1, 10],
      mean: 'mean point',
    }),
  ),
  chartFigure(
    { name: 'kit/normal', title: 'A normal curve with an upper tail shaded' },
    normalCurve({
      curves: [{ mean: 50, deviation: 4 }],
      shade: { from: 55, label: '0.106' },
      marks: [50, 55],
      label: 'Mass / g',
    }),
  ),
  chartFigure(
    { name: 'kit/normal-between', title: 'A normal curve with a middle area shaded' },
    normalCurve({
      curves: [{ mean: 0, deviation: 1 }],
      shade: { from: -1, to: 1.5, label: 'P(−1 < *Z* < 1.5)' },
      marks: [-1, 0, 1.5],
      label: '*z*',
    }),
  ),
  chartFigure(
    { name: 'kit/normal-two-tails', title: 'A two-tailed test with both critical regions' },
    normalCurve({
      curves: [{ mean: 0, deviation: 1 }],
      shade: [
        { to: -1.96, label: '2.5%' },
        { from: 1.96, label: '2.5%' },
      ],
      marks: [-1.96, 0, 1.96],
      label: '*z*',
    }),
  ),
  chartFigure(
    { name: 'kit/normal-two', title: 'Two normal curves with the same mean' },
    normalCurve({
      curves: [
        { mean: 10, deviation: 1, label: '*X*' },
        { mean: 10, deviation: 2, cls: 'l dash' },
      ],
      marks: [{ at: 10, label: '*μ*' }],
    }),
  ),
  chartFigure(
    { name: 'kit/discrete', title: 'The distribution B(6, 0.4)' },
    discreteDistribution({ values: [0, 1, 2, 3, 4, 5, 6], probabilities: binomial(6, 0.4), stress: [5, 6] }),
  ),
]
