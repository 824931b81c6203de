import { type Figure, figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { arrow, text } from '@/lib/figures/shapes'

const topic = 'excretion-in-humans'

/** Glucose that is filtered from the blood and reabsorbed in a minute: all of it up to `most`. */
export function glucoseGraph(rate: number, most: number): Figure {
  const g = graph({
    x: {
      label: 'glucose in the blood / mg per cm^{3}',
      max: 6,
      ticks: [0, 1, 2, 3, 4, 5, 6],
      grid: true,
      parts: 2,
    },
    y: {
      label: 'glucose in one minute / mg',
      max: 800,
      ticks: [0, 100, 200, 300, 400, 500, 600, 700, 800],
      grid: true,
      parts: 5,
    },
    height: 200,
  })
  return figure(
    {
      name: `${topic}/glucose-${rate}-${most}`,
      title: 'Glucose filtered and reabsorbed in one minute',
      description: `Mass of glucose in one minute, in mg, against the concentration of glucose in the blood, from 0 to 6 mg per cubic centimetre. The line “filtered” is straight, from 0 at 0 to ${6 * rate} at 6. The line “reabsorbed”, dashed, is the same up to ${most / rate} mg per cubic centimetre, and is level at ${most} mg from there on.`,
      height: 280,
    },
    g.axes,
    g.line(
      [
        [0, 0],
        [6, 6 * rate],
      ],
      'p',
    ),
    g.line(
      [
        [0, 0],
        [most / rate, most],
        [6, most],
      ],
      'r dash thick',
    ),
    g.label(4.4, 4.4 * rate, 'filtered', { dx: -8, dy: -8, anchor: 'end' }),
    g.label(5.9, most, 'reabsorbed', { dy: 18, anchor: 'end' }),
  )
}

/** Urea in the blood of a patient on two diets, day by day, from 0.4 g per dm³. */
export function dietsGraph(p: number, q: number): Figure {
  const g = graph({
    x: { label: 'time / days', max: 4, ticks: [0, 1, 2, 3, 4], grid: true },
    y: {
      label: 'urea in the blood / g per dm^{3}',
      max: 2.4,
      ticks: [0, 0.4, 0.8, 1.2, 1.6, 2, 2.4],
      grid: true,
      parts: 4,
    },
    height: 190,
  })
  const at = (slope: number) => (day: number) => Number((0.4 + slope * day).toFixed(1))
  const told = (slope: number) => [0, 1, 2, 3, 4].map(day => `${at(slope)(day)} on day ${day}`).join(', ')
  const points = (slope: number) => [0, 1, 2, 3, 4].map(day => [day, at(slope)(day)] as const)
  return figure(
    {
      name: `${topic}/diets-${p * 10}-${q * 10}`,
      title: 'Urea in the blood on two diets',
      description: `Urea in the blood in g per cubic decimetre against time in days, two straight lines. Diet P: ${told(p)}. Diet Q: ${told(q)}.`,
      height: 270,
    },
    g.axes,
    g.line(points(p)),
    g.points(points(p)),
    g.line(points(q), 'r'),
    g.points(points(q)),
    g.label(3, at(p)(3), 'P', { dx: -8, dy: -8, anchor: 'end', cls: 'b' }),
    g.label(3, at(q)(3), 'Q', { dy: 20, anchor: 'middle', cls: 'b' }),
  )
}

export type Change = 'digestion' | 'assimilation' | 'deamination' | 'excretion'

/** Protein of food and what becomes of it; each change is an arrow with a letter. */
export function proteinPaths(letters: Readonly<Record<Change, string>>): Figure {
  const food = box(110, 8, 140, 34, 'protein in food')
  const amino = box(110, 84, 140, 34, 'amino acids')
  const plasma = box(12, 170, 150, 44, 'proteins of the\nblood plasma')
  const urea = box(206, 170, 142, 44, 'urea in the blood')
  const urine = box(206, 256, 142, 34, 'urea in urine')
  return figure(
    {
      name: `${topic}/paths-${Object.values(letters).join('').toLowerCase()}`,
      title: 'What becomes of protein in food',
      description: `Boxes joined by arrows with letters. Arrow ${letters.digestion} leads from protein in food to amino acids. From amino acids, arrow ${letters.assimilation} leads to proteins of the blood plasma, and arrow ${letters.deamination} to urea in the blood. Arrow ${letters.excretion} leads from urea in the blood to urea in urine.`,
      height: 298,
    },
    food.shape,
    amino.shape,
    plasma.shape,
    urea.shape,
    urine.shape,
    link(food.bottom, amino.top, letters.digestion),
    arrow(140, 118, 100, 168, { cls: 'p' }),
    text(106, 144, letters.assimilation, { anchor: 'end' }),
    arrow(220, 118, 264, 168, { cls: 'p' }),
    text(252, 144, letters.deamination),
    link(urea.bottom, urine.top, letters.excretion),
  )
}
