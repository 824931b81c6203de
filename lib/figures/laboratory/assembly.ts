import { type Figure, figure } from '@/lib/figures/figure'
import type { Shape } from '@/lib/figures/shapes'
import { label } from './labels'

/** Apparatus that is set up, 360 units wide, with the words that tell it. */
export type Assembly = { title: string; description: string; height: number; shape: Shape }

/** Other words for the labels of parts, such as `A`, or '' for no label. */
export type Labels<Part extends string> = { labels?: Partial<Record<Part, string>> }

type Tag = readonly [
  words: string,
  x: number,
  y: number,
  toX: number,
  toY: number,
  anchor?: 'start' | 'middle' | 'end',
]

/** Labels of an assembly: default words and places, with an author's own words over them. */
export function tags<Part extends string>(
  places: Partial<Record<Part, Tag>>,
  labels: Partial<Record<Part, string>> = {},
): Shape {
  return (Object.entries(places) as [Part, Tag][])
    .map(([part, [words, x, y, toX, toY, anchor]]) => {
      const own = labels[part] ?? words
      return own === '' ? '' : label(own, x, y, toX, toY, anchor)
    })
    .join('')
}

/**
 * The figure of an assembly; more shapes may lie over it. Where the parts are not named (a question asks for them),
 * pass a description of your own that does not name them either.
 */
export function assembled(
  name: string,
  { title, description, height, shape }: Assembly,
  own: { title?: string; description?: string } = {},
  ...more: Shape[]
): Figure {
  return figure({ name, title, description, height, ...own }, shape, ...more)
}
