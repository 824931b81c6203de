import { type Figure, figure } from '@/lib/figures/figure'
import type { Point, Shape } from '@/lib/figures/shapes'
import { type LabelFrame, labelShapes, type Side } from './labels'

/**
 * A part of a drawing: the end of its label line, and how a person who may not hear its name is told of it. `level` is the
 * height of its words where a level line would run along the drawing.
 */
export type Part = { at: Point; seen: string; side?: Side; level?: number }

export type LabelOptions<Name extends string> = {
  /** `names` (default), `letters` A, B, C… in the order of `only`, else down the left and down the right, an own mapping, or none */
  labels?: 'names' | 'letters' | 'none' | { readonly [name in Name]?: string }
  /** the parts to label, all by default */
  only?: readonly Name[]
}

export type DrawingSpec<Name extends string, Values> = {
  title: string
  height: number
  /** the drawing itself lies between these; names stand outside */
  left: number
  right: number
  /** what is seen, without the names of parts */
  tells: string | ((values: Partial<Values>) => string)
  parts: Record<Name, Part> | ((values: Partial<Values>) => Record<Name, Part>)
  draw: (values: Partial<Values>) => Shape
}

export type DrawingOptions<Name extends string, Values> = LabelOptions<Name> & Partial<Values>

export type FigureOptions<Name extends string, Values> = DrawingOptions<Name, Values> & {
  name: string
  title?: string
  /** more shapes on the same canvas, such as a scale bar, and the sentence that tells of them */
  also?: Shape
  alsoTells?: string
  /** room for them below the drawing */
  extraHeight?: number
}

export type Drawing<Name extends string, Values> = {
  /** the shapes, for a canvas 360 wide and `height` high */
  (options?: DrawingOptions<Name, Values>): Shape
  parts: readonly Name[]
  height: number
  /** which letter or word points to which part: the key of a question */
  key: (options?: DrawingOptions<Name, Values>) => Record<string, Name>
  /** what is seen and where each label points; names a part only when its name is printed */
  describe: (options?: DrawingOptions<Name, Values>) => string
  /** a whole figure in one call */
  figure: (options: FigureOptions<Name, Values>) => Figure
}

const CANVAS = 360

function sideOf({ at, side }: Part, middle: number): Side {
  return side ?? (at[0] < middle ? 'left' : 'right')
}

function wordsFor<Name extends string>(
  { labels = 'names', only }: LabelOptions<Name>,
  names: readonly Name[],
  readingOrder: readonly Name[],
): [Name, string][] {
  if (labels === 'none') return []
  const chosen = (only ?? names).filter(name => names.includes(name))
  if (labels === 'names') return chosen.map(name => [name, name])
  if (labels === 'letters') return (only ? chosen : readingOrder).map((name, at) => [name, letter(at)])
  return chosen.flatMap((name): [Name, string][] => {
    const words = labels[name]
    return words === undefined ? [] : [[name, words]]
  })
}

function letter(at: number): string {
  return String.fromCharCode(65 + (at % 26))
}

/** Makes a drawing with a table of parts: see `Drawing` for all that authors may call. */
export function drawing<Name extends string, Values = object>(
  spec: DrawingSpec<Name, Values>,
): Drawing<Name, Values> {
  type Options = DrawingOptions<Name, Values>
  const { left, right, height } = spec
  const frame: LabelFrame = { left, right, width: CANVAS, height }
  const none = {} as Options
  const partsOf = (values: Partial<Values>) =>
    typeof spec.parts === 'function' ? spec.parts(values) : spec.parts
  const names = Object.keys(partsOf({})) as Name[]

  const middle = (left + right) / 2
  const labelled = (options: Options, table: Record<Name, Part>) => {
    const height = (name: Name) => table[name].at[1] + (sideOf(table[name], middle) === 'left' ? 0 : 1e6)
    return wordsFor(
      options,
      names,
      [...names].sort((one, other) => height(one) - height(other)),
    )
  }

  const draw = (options: Options = none): Shape => {
    const table = partsOf(options)
    const targets = labelled(options, table).map(([name, words]) => ({
      at: table[name].at,
      words,
      side: sideOf(table[name], middle),
      level: table[name].level,
    }))
    return spec.draw(options) + labelShapes(targets, frame)
  }
  const key = (options: Options = none) =>
    Object.fromEntries(labelled(options, partsOf(options)).map(([name, words]) => [words, name]))
  const tell = (options: Options = none): string => {
    const table = partsOf(options)
    const tells = typeof spec.tells === 'function' ? spec.tells(options) : spec.tells
    const shown = labelled(options, table)
    const printed = shown.filter(([name, words]) => name === words).map(([name]) => name)
    const coded = shown
      .filter(([name, words]) => name !== words)
      .map(([name, words]) => `Label ${words} points to ${table[name].seen}.`)
    const list = printed.length > 0 ? [`Labelled: ${printed.join(', ')}.`] : []
    return [tells, ...list, ...coded].join(' ')
  }
  return Object.assign(draw, {
    parts: names,
    height,
    key,
    describe: tell,
    figure: (options: FigureOptions<Name, Values>) => {
      const { name, title = spec.title, also = '', alsoTells, extraHeight = 0 } = options
      const description = [tell(options), ...(alsoTells ? [alsoTells] : [])].join(' ')
      return figure({ name, title, description, height: height + extraHeight }, draw(options), also)
    },
  })
}
