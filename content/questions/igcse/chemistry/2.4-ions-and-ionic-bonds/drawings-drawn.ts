import { squareBrackets } from '@/lib/figures/chemistry/reaction-signs'
import { electronShells } from '@/lib/figures/chemistry/shells'
import { type Figure, figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'

export type IonToDraw = {
  symbol: string
  /** of the ion, from the inner shell outwards */
  shells: readonly number[]
  /** electrons from the other atom */
  gained: number
  charge: string
  /** how many of it are in a formula unit; printed in the model where not each ion stands once */
  count?: number
}

const FIRST = 20
const GAP = 16

const outerRadius = ({ shells }: IonToDraw) => FIRST + (shells.length - 1) * GAP

/** An ion in brackets: inner shells with their electrons, the outer one empty, or full in the model. */
function ionShape(x: number, y: number, ion: IonToDraw, isMetal: boolean, isModel: boolean, reach: number) {
  const { symbol, shells, gained, charge, count } = ion
  const inner = shells.slice(0, -1)
  const kind = isMetal ? 'cross' : 'dot'
  const half = reach + 12
  const drawn = isModel
    ? electronShells(x, y, shells, {
        nucleus: symbol,
        firstRadius: FIRST,
        gap: GAP,
        kind,
        ...(gained > 0 ? { gained: { count: gained, kind: 'cross' as const } } : {}),
      })
    : electronShells(x, y, [...inner, 0], { nucleus: symbol, firstRadius: FIRST, gap: GAP, kind })
  return (
    drawn +
    squareBrackets(
      { left: x - half, right: x + half, top: y - half, bottom: y + half },
      isModel ? { charge } : {},
    ) +
    (isModel && count !== undefined
      ? text(x - half - 8, y + 4.5, String(count), { anchor: 'end', cls: 'b' })
      : '')
  )
}

const told = ({ symbol, shells, gained, charge, count }: IonToDraw, isModel: boolean) => {
  const inner = shells.slice(0, -1)
  const within = inner.length === 0 ? 'no inner shell' : `inner shells with ${inner.join(' and ')} electrons`
  return isModel
    ? `${count === undefined ? '' : `${count} times `}${symbol}: ${within}, an outer shell with ${shells.at(-1)} electrons${gained > 0 ? `, of which ${gained} are crosses` : ''}, and the charge ${charge}`
    : `${symbol}: ${within}, and an empty outer circle`
}

/** The two ions of a compound to be completed. */
export function ionsToDraw(metal: IonToDraw, other: IonToDraw, isModel: boolean): Figure {
  const reach = Math.max(outerRadius(metal), outerRadius(other))
  const y = reach + 22
  return figure(
    {
      name: `atoms-elements-and-compounds/ions-to-draw-${metal.symbol}-${other.symbol}${isModel ? '-model' : ''}`.toLowerCase(),
      title: isModel ? 'The two ions with their electrons and charges' : 'Two ions to be completed',
      description: `Each ion stands in square brackets. ${told(metal, isModel)}. ${told(other, isModel)}.`,
      height: 2 * reach + 44,
    },
    ionShape(94, y, metal, true, isModel, reach),
    ionShape(270, y, other, false, isModel, reach),
  )
}
