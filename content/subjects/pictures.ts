import type { LevelId } from '@/lib/catalogue/levels'
import type { SubjectSlug } from '@/lib/catalogue/subjects'
import { tAccount } from '@/lib/figures/accounting/accounts'
import { plantCell } from '@/lib/figures/biology/cells'
import { doubleHelix } from '@/lib/figures/biology/dna'
import { ionicLattice } from '@/lib/figures/chemistry/lattices'
import { skeletal } from '@/lib/figures/chemistry/molecules'
import { circleTheorem } from '@/lib/figures/geometry/circle-theorems'
import { market } from '@/lib/figures/markets'
import { functionCurve, tangent } from '@/lib/figures/plane/curves'
import { plane } from '@/lib/figures/plane/plane'
import { lensDiagram } from '@/lib/figures/rays'
import type { Shape } from '@/lib/figures/shapes'
import { diffraction } from '@/lib/figures/waves'

/** What is seen of the canvas: left, top, width, height. */
type Picture = { view: readonly [number, number, number, number]; draw: () => Shape }

const cubic = (x: number) => (x ** 3 - 3 * x ** 2 - x + 3) / 3
const axes = plane({ x: { min: -2, max: 4 }, y: { min: -2, max: 2.4 }, equalScales: true, origin: '' })

function tangentOfCubic(): Shape {
  return axes.axes + functionCurve(axes, cubic) + tangent(axes, cubic, 2.6, { reach: 70, cls: 'r' })
}

/** Drawn nearly as small as it is shown, so that its letters can be read. */
function marketShift(): Shape {
  const m = market({ width: 190, height: 114, top: 26 })
  return (
    m.axes +
    m.supply('*S*') +
    m.demand('*D*_{1}') +
    m.demand('*D*_{2}', 36, 'p') +
    m.read(m.equilibrium(), '*Q*_{1}', '*P*_{1}') +
    m.read(m.equilibrium(36), '*Q*_{2}', '*P*_{2}')
  )
}

const ACCOUNT = {
  title: 'Bank account',
  debit: [
    ['1 May', 'Balance b/d', 2300],
    ['9 May', 'Sales', 3400],
  ],
  credit: [
    ['4 May', 'Rent', 1200],
    ['20 May', 'Purchases', 1850],
  ],
  closing: { carried: '31 May', brought: '1 Jun' },
} as const

/** One drawing of the kit for each course, at the head of its page: an ornament, so nothing has to be read in it. */
export const PICTURES: Readonly<Partial<Record<`${LevelId}/${SubjectSlug}`, Picture>>> = {
  'igcse/biology': { view: [104, 2, 152, 204], draw: () => plantCell({ labels: 'none' }) },
  'igcse/chemistry': { view: [92, 4, 226, 204], draw: () => ionicLattice(110, 184, { size: 56 }) },
  'igcse/physics': {
    view: [20, 30, 270, 150],
    draw: () =>
      lensDiagram({ x: 170, y: 110, focalLength: 50, objectDistance: 130, objectHeight: 50, reach: 83 }),
  },
  'igcse/additional-maths': { view: [0, 0, 360, axes.canvasHeight], draw: tangentOfCubic },
  'igcse/extended-maths': { view: [60, 8, 240, 224], draw: () => circleTheorem('alternate-segment').shape },
  'alevels/biology': { view: [150, 6, 60, 180], draw: () => doubleHelix(180, 10, 170, 2) },
  'alevels/chemistry': {
    view: [60, 0, 240, 180],
    draw: () => skeletal(180, 90, 'aspirin', { bond: 34 }).shape,
  },
  'alevels/physics': {
    view: [0, 0, 340, 150],
    draw: () => diffraction(80, 75, 20, 18) + diffraction(250, 75, 60, 18, 90),
  },
  'alevels/mathematics': { view: [0, 0, 360, axes.canvasHeight], draw: tangentOfCubic },
  'alevels/economics': { view: [4, 0, 264, 180], draw: marketShift },
  'alevels/accounting': { view: [0, 0, 360, 164], draw: () => tAccount(ACCOUNT).shape },
}
