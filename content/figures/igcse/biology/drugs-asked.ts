import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, type Point } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const topic = 'drugs-asked'

const areas = chartFigure(
  {
    name: `${topic}/clear-areas`,
    title: 'Diameter of the clear area around five discs on a plate of bacteria',
  },
  barChart({
    categories: ['A', 'B', 'C', 'D', 'water'],
    label: 'what the disc holds',
    yLabel: 'diameter of the clear area / mm',
    yEvery: 4,
    yMax: 32,
    values: [24, 16, 28, 0, 0],
    height: 190,
  }),
)

const PATIENT_P: readonly Point[] = [
  [0, 20],
  [1, 50],
  [2, 80],
  [3, 48],
  [4, 24],
  [5, 10],
  [6, 4],
]

const PATIENT_Q: readonly Point[] = [
  [0, 10],
  [1, 30],
  [2, 55],
  [3, 78],
  [4, 90],
  [5, 80],
  [6, 60],
]

const pathogens = graph({
  x: { label: 'time / days', max: 6, ticks: [0, 1, 2, 3, 4, 5, 6], grid: true },
  y: {
    label: 'number of pathogens / arbitrary units',
    max: 100,
    ticks: [0, 20, 40, 60, 80, 100],
    grid: true,
    parts: 5,
  },
  height: 180,
})

const twoPatients = figure(
  {
    name: `${topic}/pathogens-in-two-patients`,
    title: 'Pathogens in two patients who take an antibiotic from day 2',
    description:
      'A graph of the number of pathogens, in arbitrary units, against time in days. An arrow marks day 2: antibiotic. Patient P: 20 at 0 days, 80 at 2, then 48 at 3, 24 at 4, 10 at 5 and 4 at 6 days. Patient Q: 10 at 0 days, 55 at 2, then still rising to 78 at 3 and 90 at 4 days; 80 at 5 and 60 at 6 days.',
    height: 260,
  },
  pathogens.axes,
  pathogens.line(PATIENT_P),
  pathogens.points(PATIENT_P, 'p'),
  pathogens.line(PATIENT_Q, 'r dash'),
  pathogens.points(PATIENT_Q, 'r'),
  pathogens.label(4.2, 26, 'P', { cls: 'b tp' }),
  pathogens.label(5.2, 80, 'Q', { cls: 'b tr' }),
  pathogens.label(1.9, 4, 'antibiotic', { anchor: 'end', cls: 's' }),
  arrow(...pathogens.at(2, 16), ...pathogens.at(2, 1), { head: 7 }),
)

const MRSA: readonly Point[] = [
  [0, 15],
  [1, 14],
  [2, 11],
  [3, 8],
  [4, 6],
]

const wounds = graph({
  x: { label: 'time / years', max: 4, ticks: [0, 1, 2, 3, 4], grid: true },
  y: {
    label: 'patients with MRSA / %',
    max: 16,
    ticks: [0, 2, 4, 6, 8, 10, 12, 14, 16],
    grid: true,
    parts: 2,
  },
})

const hospital = figure(
  {
    name: `${topic}/mrsa-in-a-hospital`,
    title: 'Patients with infected wounds who have MRSA in a hospital',
    description:
      'A graph of the percentage of patients with infected wounds who have MRSA against time in years. 15 at 0 years, 14 at 1, 11 at 2, 8 at 3 and 6 at 4 years.',
    height: 246,
  },
  wounds.axes,
  wounds.line(MRSA),
  wounds.points(MRSA),
)

export const figures = [areas, twoPatients, hospital]
