import { chartFigure } from '../chart'
import { pictogram, pie } from '../pie'
import { stemAndLeaf } from '../stem-leaf'
import { probabilityTree } from '../tree'
import { venn } from '../venn'

export const pieces = [
  chartFigure(
    { name: 'kit/stem', title: 'A stem-and-leaf diagram of lengths' },
    stemAndLeaf({ data: [2.7, 3.1, 3.4, 3.4, 4.0, 4.2, 4.6, 4.8, 5.3, 6.1, 6.5], leaf: 0.1, unit: 'cm' }),
  ),
  chartFigure(
    { name: 'kit/stem-back', title: 'Back-to-back stem-and-leaf diagram of two teams' },
    stemAndLeaf({
      data: [21, 25, 30, 32, 37, 41, 44, 49, 52],
      left: [18, 23, 24, 29, 31, 36, 36, 38, 45],
      names: ['Lions', 'Tigers'],
      unit: 'points',
    }),
  ),
  chartFigure(
    { name: 'kit/pie', title: 'A pie chart of how students travel to school' },
    pie({
      slices: [
        { label: 'Bus', value: 30 },
        { label: 'Walk', value: 24 },
        { label: 'Car', value: 14 },
        { label: 'Cycle', value: 4 },
      ],
      angles: true,
    }),
  ),
  chartFigure(
    { name: 'kit/pie-unknown', title: 'A pie chart with an unknown angle' },
    pie({
      slices: [
        { label: 'Maths', value: 140, mark: '140°' },
        { label: 'Art', value: 80, mark: '80°' },
        { label: 'Music', value: 50, mark: '*x*°' },
        { label: 'Science', value: 90, mark: '' },
      ],
    }),
  ),
  chartFigure(
    { name: 'kit/pictogram', title: 'A pictogram of books read' },
    pictogram({
      rows: [
        { label: 'Amir', value: 12 },
        { label: 'Beth', value: 9 },
        { label: 'Chen', value: 18 },
        { label: 'Dina', value: 7 },
      ],
      each: 4,
      unit: 'books',
    }),
  ),
  chartFigure(
    { name: 'kit/pictogram-squares', title: 'A pictogram with a row left to draw' },
    pictogram({
      rows: [
        { label: 'Monday', value: 25 },
        { label: 'Tuesday', value: 35 },
        { label: 'Wednesday', value: 20 },
      ],
      each: 10,
      symbol: 'square',
      unit: 'parcels',
      missing: [2],
    }),
  ),
  chartFigure(
    { name: 'kit/tree', title: 'Two counters taken without replacement' },
    probabilityTree({
      titles: ['1st counter', '2nd counter'],
      outcomes: true,
      branches: [
        {
          label: 'R',
          p: '5/8',
          next: [
            { label: 'R', p: '4/7' },
            { label: 'B', p: '3/7' },
          ],
        },
        {
          label: 'B',
          p: '3/8',
          next: [
            { label: 'R', p: '5/7' },
            { label: 'B', p: '2/7' },
          ],
        },
      ],
    }),
  ),
  chartFigure(
    { name: 'kit/tree-blanks', title: 'A tree diagram to complete' },
    probabilityTree({
      titles: ['Monday', 'Tuesday'],
      branches: [
        {
          label: 'late',
          p: '0.2',
          next: [
            { label: 'late', p: '' },
            { label: 'not late', p: '0.7' },
          ],
        },
        {
          label: 'not late',
          p: '',
          next: [
            { label: 'late', p: '0.1' },
            { label: 'not late', p: '' },
          ],
        },
      ],
    }),
  ),
  chartFigure(
    { name: 'kit/tree-three', title: 'Three throws at a target' },
    probabilityTree({
      outcomes: true,
      branches: [
        {
          label: 'H',
          p: '0.6',
          next: [
            {
              label: 'H',
              p: '0.6',
              next: [
                { label: 'H', p: '0.6' },
                { label: 'M', p: '0.4' },
              ],
            },
            {
              label: 'M',
              p: '0.4',
              next: [
                { label: 'H', p: '0.6' },
                { label: 'M', p: '0.4' },
              ],
            },
          ],
        },
        {
          label: 'M',
          p: '0.4',
          next: [
            {
              label: 'H',
              p: '0.6',
              next: [
                { label: 'H', p: '0.6' },
                { label: 'M', p: '0.4' },
              ],
            },
            {
              label: 'M',
              p: '0.4',
              next: [
                { label: 'H', p: '0.6' },
                { label: 'M', p: '0.4' },
              ],
            },
          ],
        },
      ],
    }),
  ),
  chartFigure(
    { name: 'kit/tree-until', title: 'A game that stops at the first success' },
    probabilityTree({
      branches: [
        { label: 'pass', p: '2/3', end: '2/3' },
        {
          label: 'fail',
          p: '1/3',
          next: [
            { label: 'pass', p: '3/4', end: '1/3 × 3/4' },
            { label: 'fail', p: '1/4', end: '1/3 × 1/4' },
          ],
        },
      ],
    }),
  ),
  chartFigure(
    { name: 'kit/venn-two', title: 'Venn diagram of two languages' },
    venn({ sets: { F: 'French', G: 'German' }, numbers: { F: 9, FG: 5, G: 12, none: 4 } }),
  ),
  chartFigure(
    { name: 'kit/venn-shaded', title: 'Venn diagram with a shaded region' },
    venn({ sets: ['A', 'B'], shade: "(A ∪ B)' ∪ (A ∩ B)" }),
  ),
  chartFigure(
    { name: 'kit/venn-hatched', title: 'Venn diagram with a hatched region' },
    venn({ sets: ['A', 'B'], shade: "A ∩ B'", shading: 'hatch' }),
  ),
  chartFigure(
    { name: 'kit/venn-three', title: 'Venn diagram of three sets with a shaded region' },
    venn({
      sets: ['A', 'B', 'C'],
      shade: "A ∩ (B ∪ C)'",
      numbers: { A: 6, B: 7, C: 4, AB: 3, AC: 2, BC: 5, ABC: 1, none: 8 },
    }),
  ),
  chartFigure(
    { name: 'kit/venn-inside', title: 'Venn diagram with one set inside another' },
    venn({ sets: ['P', 'Q'], layout: 'inside', numbers: { PQ: '2, 4', P: '6\n8', none: '1, 3' } }),
  ),
  chartFigure(
    { name: 'kit/venn-separate', title: 'Venn diagram of two sets that do not meet' },
    venn({ sets: ['P', 'Q'], layout: 'separate', shade: "P'" }),
  ),
]
