import { everywhere, readingsAt, within } from '@/lib/figures/explorable.testing'
import { moving } from './transformed-graph'

function pointIn(reading = ''): [number, number] {
  const [x = Number.NaN, y = Number.NaN] = [...reading.matchAll(/(−?)([\d.]+)/g)].map(
    ([, minus, digits]) => (minus ? -1 : 1) * Number(digits),
  )
  return [x, y]
}

/** e to the power x from its series, so that neither exp nor log of the figure is used. */
function power(x: number): number {
  let [sum, term] = [1, 1]
  for (let n = 1; n < 40; n += 1) {
    term *= x / n
    sum += term
  }
  return sum
}

/** What is zero where (x, y) lies on the graph of f, for each of the four functions. */
const GAPS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => y + 1 - x - x,
  (x, y) => 2 * (y + 3) - (x * x + 4 * x + 4),
  (x, y) => y + 2 - power(x),
  (x, y) => power(y) - 3 - x,
]

it('a transformed graph: the point lies on the graph of f', () => {
  everywhere(moving, ({ graph, x: wanted }, _, readings) => {
    const [x, y] = pointIn(readings['Point of y = f(x)'])
    within(x, wanted, 0.005)
    within(GAPS[graph]?.(x, y) ?? Number.NaN, 0, 0.06)
  })
})

it('a transformed graph: the image is a reflection, in the x-axis where that is needed, or in y = x', () => {
  everywhere(moving, ({ view }, _, readings) => {
    const [x, y] = pointIn(readings['Point of y = f(x)'])
    const [across, up] = pointIn(readings['Its image on the red graph'])
    if (view === 0) {
      within(across, x, 0.005)
      expect(up).toBeGreaterThanOrEqual(0)
      within(up * up, y * y, 0.06)
    } else {
      // The middle lies on the mirror line, and the join is at right angles to it.
      within((x + across) / 2, (y + up) / 2, 0.01)
      within(across - x + (up - y), 0, 0.01)
    }
  })
})

it('a transformed graph: point and image fall together where f(x) = x', () => {
  for (const x of [-1.84, 1.14]) {
    const readings = readingsAt(moving, { graph: 2, view: 1, x })
    const [[one, two], [three, four]] = [
      pointIn(readings['Point of y = f(x)']),
      pointIn(readings['Its image on the red graph']),
    ]
    within(one, three, 0.03)
    within(two, four, 0.03)
  }
})
