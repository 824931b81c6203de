import { everywhere, rootOf, within } from '@/lib/figures/explorable.testing'
import { moving as straight } from './coordinate-geometry/straight-line'
import { moving as enlargement } from './transformations-and-vectors/enlargement'
import { moving as solutions } from './trigonometry/two-solutions'

/** The ends of the blue line as drawn, and the place and size of one unit, from the grid of the drawing itself. */
function drawnLine(markup: string): (x: number) => number {
  const lines = [...markup.matchAll(/<path class="([^"]+)" d="M(\S+) ([^L"]+)L(\S+) ([^L"]+)"/g)]
  const all = lines.map(([, cls = '', ...ends]) => ({ cls, ends: ends.map(Number) }))
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = all.find(({ cls }) => cls === 'p')?.ends ?? []
  const grid = all.filter(({ cls }) => cls === 'f fine' || cls === 'f').map(({ ends }) => ends)
  const upright = grid.filter(([a, , b]) => a === b).map(([a = 0]) => a)
  const level = grid.filter(([, a, , b]) => a === b).map(([, a = 0]) => a)
  const unitsOf = (places: number[]) => {
    const [low, high] = [Math.min(...places), Math.max(...places)]
    return { middle: (low + high) / 2, unit: (high - low) / 18 }
  }
  const [across, up] = [unitsOf(upright), unitsOf(level)]
  const point = (px: number, py: number) => [(px - across.middle) / across.unit, (up.middle - py) / up.unit]
  const [[fromX = 0, fromY = 0], [toX = 0, toY = 0]] = [point(x1, y1), point(x2, y2)] as [number[], number[]]
  return x => (fromY * (toX - x) + toY * (x - fromX)) / (toX - fromX)
}

it('a straight line: what is read off the drawing is what is said', () => {
  everywhere(straight, (values, read, readings) => {
    const at = drawnLine(straight.draw(values))
    within(read('Crosses the y-axis'), at(0), 0.02)
    const stated = /= (−?)([\d.]+)$/.exec(readings['Gradient: rise ÷ run'] ?? '')
    within(Number(stated?.[2]) * (stated?.[1] ? -1 : 1), at(1) - at(0), 0.02)
    within(read('Gradient: rise ÷ run'), at(2) - at(0), 0.03)
    const falling = at(1) < at(0) ? at : (x: number) => -at(x)
    if (Math.abs(at(1) - at(0)) > 0.01) {
      const root = rootOf(falling, -40, 40)
      within(read('Crosses the x-axis'), root, 0.02 + 0.02 * Math.abs(root))
    } else expect(readings['Crosses the x-axis']).toBe(Math.abs(at(0)) < 0.01 ? 'everywhere' : 'nowhere')
  })
})

it('a straight line: its equation holds at every point', () => {
  everywhere(straight, (values, _, readings) => {
    const at = drawnLine(straight.draw(values))
    const [, minus, size, x, sign, c] =
      /^y = (?:(−?)([\d.]*)(x))?(?: ?([+−]) ?)?([\d.]+)?$/.exec(readings.Equation ?? '') ?? []
    const m = x ? (size ? Number(size) : 1) * (minus ? -1 : 1) : 0
    const intercept = c ? Number(c) * (sign === '−' ? -1 : 1) : 0
    for (const place of [-2, 0, 3]) within(m * place + intercept, at(place), 0.05)
  })
})

it('two solutions: a point that goes once round has the value at just these angles', () => {
  everywhere(solutions, ({ graph, value }, read) => {
    // Height, width and slope of a point on a circle of radius 1, step by step.
    const at = (degrees: number) => {
      const [across, up] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
      return [up, across, up / across][graph] ?? 0
    }
    const crossings: number[] = []
    for (let tenth = 0; tenth < 3600; tenth += 1) {
      const [here, next] = [at(tenth / 10) - value, at((tenth + 1) / 10) - value]
      if (here * next <= 0 && Math.abs(here - next) < 1) crossings.push(tenth / 10)
    }
    expect(crossings).toHaveLength(2)
    within(read('First solution'), crossings[0] ?? 0, 0.11)
    within(read('Second solution'), crossings[1] ?? 0, 0.11)
  })
})

const OBJECT = [
  [1, 1],
  [3, 1],
  [1, 2],
] as const

const pointIn = (reading = '') =>
  reading
    .replaceAll('−', '-')
    .split(/[(),]/)
    .flatMap(each => (each.trim() === '' ? [] : [Number(each)])) as [number, number]

it('an enlargement: each vertex, its image and the centre lie on a line, and lengths and areas grow as they say', () => {
  everywhere(enlargement, ({ factor, across, up }, read, readings) => {
    const image = OBJECT.map(([x, y]) => pointIn(readings[`Image of (${x}, ${y})`]))
    OBJECT.forEach(([x, y], at) => {
      const [ix, iy] = image[at] ?? [0, 0]
      within((x - across) * (iy - up), (y - up) * (ix - across), 0)
    })
    const [p = [0, 0], q = [0, 0], r = [0, 0]] = image
    // The long side lies along the grid and has length 2, the area is 1.
    within(read('Sides are multiplied by'), Math.abs(q[0] - p[0]) / 2, 0)
    const area = Math.abs((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])) / 2
    within(read('Area is multiplied by'), area, 0)
    expect(q[0] < p[0]).toBe(factor < 0)
    expect((readings['The image is'] ?? '').includes('upside down')).toBe(q[0] < p[0])
  })
})
