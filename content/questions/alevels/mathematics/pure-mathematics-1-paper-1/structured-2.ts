import {
  algebra,
  ask,
  frac,
  fraction,
  gcd,
  line,
  number,
  poly,
  signed,
  term,
  values,
} from '@/lib/exams/authoring/maths'
import { plain, quantity } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { template } from '@/lib/exams/template'

const perpendicularBisector = template({
  name: 'perpendicular-bisector',
  subtopic: '1.3',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [mx, my, u, v] = [
      random.int(1, 6),
      random.int(1, 6),
      random.pick([-4, -3, -2, -1, 1, 2, 3, 4]),
      random.pick([-4, -3, -2, -1, 1, 2, 3, 4]),
    ]
    return Math.abs(u) === Math.abs(v) || gcd(u, v) !== 1 || u * u + v * v === 25
      ? null
      : { x: mx - u, y: my - v, u, v }
  },
  make: ({ x, y, u, v }) => {
    const [mx, my] = [x + u, y + v]
    const constant = u * mx + v * my
    return {
      stem: `*A* is the point $(${x}, ${y})$ and *B* is the point $(${x + 2 * u}, ${y + 2 * v})$.`,
      parts: [
        values(
          ask(
            'a',
            'Find',
            '1.3',
            'AO1',
            'Find the coordinates of the midpoint of *AB*.',
            [`B1 *x* = ${plain(mx)}`, `B1 *y* = ${plain(my)}`],
            `Take the mean of the two *x*-coordinates and of the two *y*-coordinates: $(${mx}, ${my})$.`,
          ),
          [
            ['*x*', mx],
            ['*y*', my],
          ],
        ),
        algebra(
          ask(
            'b',
            'Find',
            '1.3',
            'AO1',
            'Find the equation of the perpendicular bisector of *AB*.',
            [
              `B1 gradient of *AB* is $${frac(v, u)}$`,
              `M1 perpendicular gradient $${frac(-u, v)}$ used with the midpoint`,
              `A1 $${line(u, v, constant)}$ or equivalent`,
            ],
            `*AB* has gradient $\\frac{${2 * v}}{${2 * u}} = ${frac(v, u)}$, so the bisector has gradient $${frac(-u, v)}$. It passes through $(${mx}, ${my})$: $${line(u, v, constant)}$.`,
          ),
          line(u, v, constant),
          ['x', 'y'],
        ),
        algebra(
          ask(
            'c',
            'Find',
            '1.3',
            'AO1',
            'Find the exact length of *AB*.',
            [
              `M1 $\\sqrt{${(2 * u) ** 2} + ${(2 * v) ** 2}}$`,
              `A1 $2\\sqrt{${u * u + v * v}}$ or $\\sqrt{${4 * (u * u + v * v)}}$`,
            ],
            `By Pythagoras, $AB = \\sqrt{(${2 * u})^2 + (${2 * v})^2} = \\sqrt{${4 * (u * u + v * v)}}$.`,
          ),
          `sqrt(${4 * (u * u + v * v)})`,
          [],
          'exact',
        ),
      ],
    }
  },
  verify: ({ x, y, u, v }) => ({
    // Points as far from A as from B.
    b: `(x - (${x}))^2 + (y - (${y}))^2 = (x - (${x + 2 * u}))^2 + (y - (${y + 2 * v}))^2`,
    c: `2*sqrt(${u * u + v * v})`,
  }),
})

const circleEquation = template({
  name: 'circle-and-tangent',
  subtopic: '1.3',
  style: 'structured',
  tier: null,
  difficulty: 4,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [dx, dy, r] = random.pick([
      [3, 4, 5],
      [4, 3, 5],
      [5, 12, 13],
      [12, 5, 13],
      [8, 6, 10],
      [6, 8, 10],
    ] as const)
    const [a, b] = [random.int(1, 6), random.int(1, 6)]
    const [su, sv] = [random.pick([1, -1]), random.pick([1, -1])]
    return { a, b, u: su * dx, v: sv * dy, r }
  },
  make: ({ a, b, u, v, r }) => {
    const [px, py] = [a + u, b + v]
    const common = gcd(u, v)
    const tangent = line(u / common, v / common, (u * px + v * py) / common)
    const general = `x^2 + y^2 ${term(-2 * a, 'x')} ${term(-2 * b, 'y')}${a * a + b * b === r * r ? '' : ` ${signed(a * a + b * b - r * r)}`} = 0`
    return {
      stem: `A circle has equation $${general}$. *P* is the point $(${px}, ${py})$ on the circle.`,
      parts: [
        values(
          ask(
            'a',
            'Find',
            '1.3',
            'AO1',
            "Find the coordinates of the circle's centre *C*, and its radius.",
            [`B1 *x*-coordinate ${plain(a)}`, `B1 *y*-coordinate ${plain(b)}`, `B1 radius ${r}`],
            `Complete both squares: $(x ${signed(-a)})^2 + (y ${signed(-b)})^2 = ${r * r}$.`,
          ),
          [
            ['*x*-coordinate of *C*', a],
            ['*y*-coordinate of *C*', b],
            ['radius', r],
          ],
        ),
        fraction(
          ask(
            'b',
            'Find',
            '1.3',
            'AO1',
            'Find the gradient of *CP*.',
            [`B1 $${frac(v, u)}$`],
            `The gradient is the change in *y* over the change in *x*: $\\frac{${py} - ${b < 0 ? `(${b})` : b}}{${px} - ${a < 0 ? `(${a})` : a}} = ${frac(v, u)}$.`,
          ),
          v / u,
        ),
        algebra(
          ask(
            'c',
            'Find',
            '1.3',
            'AO2',
            'Find the equation of the tangent to the circle at *P*.',
            [
              `M1 gradient $${frac(-u, v)}$`,
              `M1 line with this gradient through $(${px}, ${py})$`,
              `A1 $${tangent}$ or equivalent`,
            ],
            `The tangent is perpendicular to the radius, so its gradient is $${frac(-u, v)}$. Through $(${px}, ${py})$: $${tangent}$.`,
          ),
          tangent,
          ['x', 'y'],
        ),
      ],
    }
  },
  verify: ({ a, b, u, v, r }) => ({
    b: Math.tan(Math.atan2(v, u)),
    // The polar line of P.
    c: `(${u})*(x - (${a})) + (${v})*(y - (${b})) = ${r * r}`,
  }),
})

const sectorArea = template({
  name: 'sector-exact-area-and-perimeter',
  subtopic: '1.4',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [above, below, sine] = random.pick([
      [1, 3, 'sqrt(3)/2'],
      [2, 3, 'sqrt(3)/2'],
      [1, 6, '1/2'],
      [5, 6, '1/2'],
      [1, 2, '1'],
    ] as const)
    return { above, below, sine, r: random.pick([6, 12, 18, 24]) }
  },
  make: ({ above, below, sine, r }) => {
    const angle = `\\frac{${above === 1 ? '' : above}\\pi}{${below}}`
    const [arc, area] = [(r * above) / below, (r * r * above) / (2 * below)]
    const triangle =
      sine === 'sqrt(3)/2'
        ? { typed: `${(r * r) / 4}sqrt(3)`, shown: `${(r * r) / 4}\\sqrt{3}` }
        : sine === '1/2'
          ? { typed: `${(r * r) / 4}`, shown: `${(r * r) / 4}` }
          : { typed: `${(r * r) / 2}`, shown: `${(r * r) / 2}` }
    return {
      stem: `A sector *OAB* of a circle has centre *O*, radius ${quantity(r, 'cm')} and angle $${angle}$ radians at *O*. The chord *AB* divides it into the triangle *OAB* and a segment.`,
      parts: [
        algebra(
          ask(
            'a',
            'Find',
            '1.4',
            'AO1',
            'Find the exact perimeter of the sector, in cm.',
            [`M1 $${r} \\times ${angle}$`, `A1 $${2 * r} + ${arc === 1 ? '' : arc}\\pi$`],
            `The arc is $r\\theta = ${r} \\times ${angle} = ${arc === 1 ? '' : arc}\\pi$. Add two radii: $${2 * r} + ${arc === 1 ? '' : arc}\\pi$.`,
          ),
          `${2 * r} + ${arc === 1 ? '' : arc}pi`,
          [],
          'exact',
        ),
        algebra(
          ask(
            'b',
            'Find',
            '1.4',
            'AO2',
            'Find the exact area of the segment, in cm^{2}.',
            [
              `M1 $\\frac{1}{2} \\times ${r}^2 \\times ${angle}$`,
              `M1 $\\frac{1}{2} \\times ${r}^2 \\times \\sin ${angle}$`,
              `A1 $${area}\\pi - ${triangle.shown}$`,
            ],
            `The sector has area $\\frac{1}{2}r^2\\theta = ${area}\\pi$ and the triangle $\\frac{1}{2}r^2\\sin\\theta = ${triangle.shown}$. The segment is their difference.`,
          ),
          `${area}pi - ${triangle.typed}`,
          [],
          'exact',
        ),
      ],
    }
  },
  verify: ({ above, below, sine, r }) => ({
    a: `2*${r} + ${r}*${above}*pi/${below}`,
    b: `(1/2)*${r}^2*(${above}*pi/${below} - ${sine})`,
  }),
})

const shadedSector = template({
  name: 'region-between-sectors',
  subtopic: '1.4',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const [r, more, angle] = [random.int(4, 9), random.int(2, 5), random.step(0.6, 1.8, 0.1)]
    return { r, R: r + more, angle }
  },
  make: ({ r, R, angle }) => {
    const area = clean(0.5 * angle * (R * R - r * r))
    const perimeter = clean(angle * (R + r) + 2 * (R - r))
    return {
      stem: `Two arcs *AB* and *CD* have the same centre *O* and the radii ${quantity(r, 'cm')} and ${quantity(R, 'cm')}. *OAC* and *OBD* are straight lines, and angle *AOB* is ${angle} radians.`,
      parts: [
        number(
          ask(
            'a',
            'Find',
            '1.4',
            'AO1',
            'Find the perimeter of the region *ABDC*.',
            [
              `M1 $${r} \\times ${angle}$ or $${R} \\times ${angle}$`,
              `M1 two arcs and $2 \\times ${R - r}$`,
              `A1 ${quantity(perimeter, 'cm')}`,
            ],
            `The arcs are ${plain(clean(r * angle))} cm and ${plain(clean(R * angle))} cm; *AC* and *BD* are ${R - r} cm each. The sum is ${quantity(perimeter, 'cm')}.`,
          ),
          perimeter,
          { unit: 'cm' },
        ),
        number(
          ask(
            'b',
            'Find',
            '1.4',
            'AO1',
            'Find the area of the region *ABDC*.',
            [
              `M1 $\\frac{1}{2} \\times ${R}^2 \\times ${angle} - \\frac{1}{2} \\times ${r}^2 \\times ${angle}$`,
              `A1 ${quantity(area, 'cm^2')}`,
            ],
            `Subtract the small sector from the large one: $\\frac{1}{2} \\times ${angle} \\times (${R * R} - ${r * r}) = ${area}$.`,
          ),
          area,
          { unit: 'cm^2' },
        ),
        number(
          ask(
            'c',
            'Calculate',
            '1.4',
            'AO1',
            'Calculate the size of angle *AOB* in degrees, correct to 1 decimal place.',
            [`B1 ${plain((angle * 180) / Math.PI, 1)}°`],
            `Multiply by $\\frac{180}{\\pi}$: $${angle} \\times \\frac{180}{\\pi}$ = ${plain((angle * 180) / Math.PI, 1)}° to 1 decimal place.`,
          ),
          (angle * 180) / Math.PI,
          { unit: '°', tolerance: 0.051, sigFigs: (angle * 180) / Math.PI < 99.95 ? 3 : 4 },
        ),
      ],
    }
  },
  verify: ({ r, R, angle }) => ({
    a: R * angle + r * angle + R - r + R - r,
    b: ((R - r) * (r * angle + R * angle)) / 2,
    c: (angle / (2 * Math.PI)) * 360,
  }),
})

const trigEquation = template({
  name: 'quadratic-trigonometric-equation',
  subtopic: '1.5',
  style: 'structured',
  tier: null,
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    // n sin² + … = (n sin θ - m)(sin θ + k)
    const n = random.int(3, 7)
    const m = random.int(1, n - 1)
    const k = random.int(2, 4)
    return gcd(n, m) !== 1 || 2 * m === n || 6 * m <= n ? null : { n, m, k }
  },
  make: ({ n, m, k }) => {
    const middle = n * k - m
    const first = (Math.asin(m / n) * 180) / Math.PI
    return {
      stem: `$$${n}\\cos^2\\theta = ${term(middle, '\\sin\\theta').replace(/^\+ /, '')} ${signed(n - m * k)}$$`.replace(
        / [+-] 0\$\$$/,
        '$$$$',
      ),
      parts: [
        algebra(
          ask(
            'a',
            'Find',
            '1.5',
            'AO1',
            `The equation can be written as $f(s) = 0$, where $s = \\sin\\theta$ and f(*s*) is a quadratic expression whose first term is $${n}s^2$. Find f(*s*).`,
            [
              'M1 $\\cos^2\\theta = 1 - \\sin^2\\theta$ used',
              `A1 $${poly(n, middle, -m * k).replaceAll('x', 's')}$`,
            ],
            `Replace $\\cos^2\\theta$ by $1 - s^2$ and collect all terms on one side: $${poly(n, middle, -m * k).replaceAll('x', 's')} = 0$.`,
          ),
          poly(n, middle, -m * k).replaceAll('x', 's'),
          ['s'],
        ),
        number(
          ask(
            'b.i',
            'Solve',
            '1.5',
            'AO1',
            `Solve the equation for $0^\\circ \\le \\theta \\le 360^\\circ$. Give the smaller solution, correct to 1 decimal place.`,
            [
              `M1 $(${n}s - ${m})(s + ${k}) = 0$`,
              `M1 $\\sin\\theta = ${frac(m, n)}$ only`,
              `A1 ${plain(first, 1)}°`,
            ],
            `$(${n}s - ${m})(s + ${k}) = 0$. As $\\sin\\theta = -${k}$ is impossible, $\\sin\\theta = ${frac(m, n)}$, so $\\theta$ = ${plain(first, 1)}°.`,
          ),
          first,
          { unit: '°', tolerance: 0.051 },
        ),
        number(
          ask(
            'b.ii',
            'Solve',
            '1.5',
            'AO1',
            'Give the larger solution, correct to 1 decimal place.',
            [`B1 ${plain(180 - first, 1)}°, or 180° minus their answer to (i)`],
            `The sine is the same for $180^\\circ - \\theta$: 180° − ${plain(first, 1)}° = ${plain(180 - first, 1)}°.`,
          ),
          180 - first,
          { unit: '°', tolerance: 0.051, sigFigs: 4, follow: { from: 'b.i', formula: '180 - x' } },
        ),
      ],
    }
  },
  verify: ({ n, m, k }) => {
    const cross = (from: number, to: number): number => {
      const left = (degrees: number) =>
        n * Math.cos((degrees * Math.PI) / 180) ** 2 -
        (n * k - m) * Math.sin((degrees * Math.PI) / 180) -
        (n - m * k)
      let [low, high] = [from, to]
      for (let step = 0; step < 80; step += 1) {
        const mid = (low + high) / 2
        if (left(low) * left(mid) <= 0) high = mid
        else low = mid
      }
      return (low + high) / 2
    }
    return { a: `(${n}*s - ${m})*(s + ${k})`, 'b.i': cross(0, 90), 'b.ii': cross(90, 180) }
  },
})

export const templates = [perpendicularBisector, circleEquation, sectorArea, shadedSector, trigEquation]
