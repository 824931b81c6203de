import { type Figure, figure } from '@/lib/figures/figure'
import { centred, circle, line, rect, type Shape, text } from '@/lib/figures/shapes'

// 12.2 General term in binomial expansion

type Strip = {
  name: string
  title: string
  /** the power of x for r = 0, 1, 2, … */
  powers: readonly number[]
  /** the r that stands out */
  wanted?: number
}

const power = (of: number) => {
  if (of === 0) return '*x*^{0}'
  return of === 1 ? '*x*' : `*x*^{${String(of).replace('-', '−')}}`
}

/** The power of x in each term of an expansion, below its r. */
export function powerStrip({ name, title, powers, wanted }: Strip): Figure {
  const [left, wide] = [52, 300 / powers.length]
  let drawn: Shape = text(8, 24, '*r*') + text(8, 56, 'power')
  powers.forEach((each, r) => {
    const x = left + r * wide
    drawn += centred(x + wide / 2, 19, String(r))
    drawn +=
      rect(x, 36, wide, 30, r === wanted ? 'l w' : 'l thin sheet') + centred(x + wide / 2, 51, power(each))
  })
  return figure(
    {
      name,
      title,
      description: `A row of cells. ${powers.map((each, r) => `r = ${r}: x to the power ${String(each).replace('-', '−')}`).join('; ')}.${wanted === undefined ? '' : ` The cell of r = ${wanted} stands out.`}`,
      height: 74,
    },
    drawn,
  )
}

/** Bars without a scale for the coefficients of 1, x, x², … with their values above. */
export function coefficientBars({
  name,
  title,
  values,
}: {
  name: string
  title: string
  values: readonly (number | string)[]
}): Figure {
  const heights = [26, 62, 104, 126].slice(0, values.length)
  const [base, wide, slot] = [160, 44, 300 / values.length]
  let drawn: Shape = line(24, base, 340, base)
  const names = values.map((_, at) => (at === 0 ? '1' : power(at)))
  values.forEach((value, at) => {
    const [x, high] = [32 + (at + 0.5) * slot, heights[at] ?? 20]
    drawn += rect(x - wide / 2, base - high, wide, high, 'l w')
    drawn += text(x, base - high - 8, String(value), { anchor: 'middle' })
    drawn += text(x, base + 20, names[at] ?? '', { anchor: 'middle' })
  })
  return figure(
    {
      name,
      title,
      description: `Bars that are not to scale. Below them stand the powers ${names.map(each => each.replace(/[*{}]/g, '')).join(', ')}, above them the coefficients ${values.map(each => String(each).replace(/\*/g, '')).join(', ')}.`,
      height: base + 32,
    },
    drawn,
  )
}

/** Two neighbours of a row of Pascal's triangle and the circle below them. */
export function neighbours({
  name,
  title,
  values,
}: {
  name: string
  title: string
  values: readonly [number, number]
}): Figure {
  const [y, below] = [28, 84]
  const places = [150, 230] as const
  let drawn: Shape = text(8, y + 5, 'row *n*') + text(8, below + 5, 'row *n* + 1')
  drawn += centred(98, y, '…') + centred(282, y, '…')
  places.forEach((x, at) => {
    drawn += line(x, y, 190, below, 'p') + circle(x, y, 20, 'l sheet') + centred(x, y, String(values[at]))
  })
  drawn += circle(190, below, 20, 'p dash sheet')
  return figure(
    {
      name,
      title,
      description: `Two circles side by side in row n hold ${values[0]} and ${values[1]}. Dots show that the row goes on at both sides. Lines lead from both to an empty circle between them in row n + 1.`,
      height: 112,
    },
    drawn,
  )
}

const strip = powerStrip({
  name: 'series-2/powers',
  title: 'The powers of x in an expansion',
  powers: [12, 9, 6, 3, 0, -3, -6],
  wanted: 4,
})

const other = powerStrip({
  name: 'series-2/other-powers',
  title: 'The powers of x in another expansion',
  powers: [8, 4, 0, -4, -8],
})

const bars = coefficientBars({
  name: 'series-2/coefficients',
  title: 'Coefficients of an expansion',
  values: [1, 24, 252],
})

export const figures = [strip, other, bars]
