import {
  GROUP_NAMES,
  groupGraph,
  type Place,
  type Property,
  periodicTable,
  TABLE_HEIGHT,
} from '@/content/figures/igcse/chemistry/the-periodic-table'
import { plain } from '@/lib/exams/format'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { rect, text } from '@/lib/figures/shapes'

export type Marked = Place & { letter: string }

export const groupName = (group: number) => GROUP_NAMES[group - 1] ?? ''

/** The table in outline, empty but for letters. */
export function lettersInTheTable(marks: readonly Marked[]): Figure {
  return figure(
    {
      name: `the-periodic-table/letters-${marks.map(({ group, period }) => `${group}${period}`).join('-')}`,
      title: 'Outline of the Periodic Table with letters',
      description: `Groups I to VIII, Periods 1 to 6. ${marks.map(({ letter, group, period }) => `${letter} stands in Group ${groupName(group)}, Period ${period}.`).join(' ')}`,
      height: TABLE_HEIGHT,
    },
    periodicTable(({ group, period }) => {
      const mark = marks.find(each => each.group === group && each.period === period)
      return mark ? { text: mark.letter } : {}
    }),
  )
}

/** A property of the elements of one group against the period, with one cross left out. */
export function propertyFigure(
  name: string,
  property: Property,
  values: readonly (readonly [period: number, value: number | null])[],
): Figure {
  const { shape, description, height } = groupGraph(property, values)
  return figure(
    {
      name: `the-periodic-table/${name}`,
      title: 'A property of the elements of one group',
      description: `Crosses show the ${property.label.replace(' / ', ' in ')} against the period. ${description}`,
      height,
    },
    shape,
  )
}

/** Bars of electrical conductivity for the elements of a period, in order of proton number. */
export function conductivityBars(values: readonly number[], first: number): Figure {
  const g = graph({
    x: { label: '', max: values.length, ticks: [] },
    y: {
      label: 'electrical conductivity (relative)',
      max: 40,
      ticks: [0, 10, 20, 30, 40],
      grid: true,
      parts: 5,
    },
    height: 150,
  })
  const base = g.at(0, 0)[1]
  return figure(
    {
      name: `the-periodic-table/conductivity-${values.join('-')}`,
      title: 'Electrical conductivity of elements in order of proton number',
      description: values
        .map((value, at) => `Element ${first + at}: ${value === 0 ? 'no bar can be seen' : plain(value)}.`)
        .join(' '),
      height: 238,
    },
    g.axes,
    text(338, base + 38, 'element', { anchor: 'end' }),
    ...values.map((value, at) => {
      const [x, y] = g.at(at + 0.5, value)
      return (
        (value > 0 ? rect(x - 11, y, 22, base - y, 'l w') : '') +
        text(x, base + 16, String(first + at), { anchor: 'middle', cls: 's' })
      )
    }),
  )
}
