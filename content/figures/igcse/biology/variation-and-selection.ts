import { describeDnaLadder, dnaLadder } from '@/lib/figures/biology/dna'
import { figure } from '@/lib/figures/figure'
import { arrow, rect, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { histogram } from '@/lib/figures/statistics/histogram'

const topic = 'variation-and-selection'

const handSpans = chartFigure(
  {
    name: `${topic}/hand-spans`,
    title: 'A histogram of the hand spans of 40 students',
    description:
      'A histogram with bars that touch. The horizontal axis is hand span in cm, the vertical axis the number of students. 16 to 17: 2; 17 to 18: 5; 18 to 19: 8; 19 to 20: 11; 20 to 21: 9; 21 to 22: 4; 22 to 23: 1.',
  },
  histogram({
    edges: [16, 17, 18, 19, 20, 21, 22, 23],
    frequencies: [2, 5, 8, 11, 9, 4, 1],
    label: 'hand span / cm',
    yLabel: 'number of students',
    xMin: 15,
    xMax: 24,
    xEvery: 1,
    yEvery: 2,
    yMax: 12,
    height: 150,
  }),
)

const bloodGroups = chartFigure(
  { name: `${topic}/blood-groups`, title: 'A bar chart of the blood groups of 200 people' },
  barChart({
    categories: ['A', 'B', 'AB', 'O'],
    values: [84, 20, 8, 88],
    yLabel: 'number of people',
    label: 'blood group',
    yEvery: 20,
    yMax: 100,
    height: 150,
  }),
)

const BEFORE = 'TACGGATC'
const AFTER = 'TACGTATC'
const CHANGED = 4

const baseChange = figure(
  {
    name: `${topic}/base-change`,
    title: 'A piece of DNA before and after a gene mutation',
    description: `Two pieces of DNA, one above the other. Before: ${describeDnaLadder({ bases: BEFORE })} After: ${describeDnaLadder({ bases: AFTER })} A frame marks the fifth pair of bases, the only one that has changed.`,
    height: 248,
  },
  dnaLadder({ x: 112, y: 10, bases: BEFORE }),
  dnaLadder({ x: 112, y: 150, bases: AFTER }),
  rect(112 + CHANGED * 26, 6, 26, 92, 'p thick', 4),
  rect(112 + CHANGED * 26, 146, 26, 92, 'p thick', 4),
  arrow(125 + CHANGED * 26, 104, 125 + CHANGED * 26, 140, { cls: 'p' }),
  text(12, 56, 'before'),
  text(12, 196, 'after'),
  text(138 + CHANGED * 26, 127, 'random change'),
)

export const figures = [handSpans, bloodGroups, baseChange]
