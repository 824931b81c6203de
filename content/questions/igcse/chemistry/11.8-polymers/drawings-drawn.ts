import type { AlkeneGroups } from '@/lib/figures/chemistry/polymers'
import { squareBrackets } from '@/lib/figures/chemistry/reaction-signs'
import { type Figure, figure } from '@/lib/figures/figure'
import { centred, line, type Point, type Shape, text } from '@/lib/figures/shapes'

const Y = 74
const TALL = 38
const CARBONS = [146, 206] as const
const BRACKETS = { left: 106, right: 254, top: Y - TALL - 16, bottom: Y + TALL + 16 } as const

/** The bonds that are to be drawn, each from where to where. */
export const MISSING: readonly (readonly [Point, Point])[] = [
  [
    [CARBONS[0] + 9, Y],
    [CARBONS[1] - 9, Y],
  ],
  [
    [CARBONS[0] - 9, Y],
    [BRACKETS.left - 18, Y],
  ],
  [
    [CARBONS[1] + 9, Y],
    [BRACKETS.right + 18, Y],
  ],
]

/** A group whose first letter stands above or below a carbon atom. */
function groupAt(x: number, sign: 1 | -1, content = 'H'): Shape {
  const y = Y + sign * TALL
  return (
    line(x, Y + sign * 10, x, y - sign * 10) +
    (content.length === 1 ? centred(x, y, content) : text(x - 5, y + 4.5, content))
  )
}

/** Two carbon atoms with their groups between brackets: the bonds between and beyond them are to be drawn. */
export function repeatUnitToDraw(name: string, groups: AlkeneGroups, isModel: boolean): Figure {
  const { topLeft, topRight, bottomLeft, bottomRight } = groups
  const said = [topLeft, bottomLeft, topRight, bottomRight].map(each => (each ?? 'H').replace(/[_{}]/g, ''))
  return figure(
    {
      name: `organic-chemistry/unit-to-draw-${name.replaceAll(' ', '-')}${isModel ? '-model' : ''}`,
      title: isModel ? 'A repeat unit with all bonds' : 'A repeat unit with bonds missing',
      description: `Two carbon atoms side by side between square brackets, with n at the lower right. The left carbon atom is bonded to ${said[0]} above and ${said[1]} below, the right one to ${said[2]} above and ${said[3]} below. ${isModel ? 'A single bond joins the carbon atoms, and a bond leads from each of them outwards through a bracket.' : 'No other bonds are drawn.'}`,
      height: 150,
    },
    ...CARBONS.map(x => centred(x, Y, 'C')),
    groupAt(CARBONS[0], -1, topLeft),
    groupAt(CARBONS[0], 1, bottomLeft),
    groupAt(CARBONS[1], -1, topRight),
    groupAt(CARBONS[1], 1, bottomRight),
    squareBrackets(BRACKETS, { count: '*n*' }),
    ...(isModel ? MISSING.map(([from, to]) => line(...from, ...to, 'r')) : []),
  )
}
