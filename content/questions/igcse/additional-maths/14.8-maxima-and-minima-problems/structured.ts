import { cutSheet, pen, tin } from '@/content/figures/igcse/additional-maths/calculus-8'
import { ask } from '@/lib/exams/authoring/ask'
import { frac, lowest, poly, surd, typedFraction } from '@/lib/exams/authoring/maths'
import { lowestAt } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { degreesOf, sector } from '@/lib/figures/geometry/sectors'
import { secondTest } from '../calculus-rates'

const { question, templates } = questionsOf('structured', '14.8')

export { templates }

/** Sheets whose best cut is a whole or half number: long, short, twice the cut. */
const SHEETS = Array.from({ length: 57 }, (_, at) => at + 10).flatMap(long =>
  Array.from({ length: long - 6 }, (_, at) => at + 6).flatMap(short => {
    const root = Math.sqrt(long * long - long * short + short * short)
    const twice = (long + short - root) / 3
    return Number.isInteger(root) && Number.isInteger(twice) && short > 0.28 * long
      ? [{ long, short, twice }]
      : []
  }),
)

question('box-from-a-sheet', {
  facts: { difficulty: 4, checked: '2026-11-29', calculator: 'needed' },
  values: random => ({ ...random.pick(SHEETS), told: random.int(0, 2) }),
  make: ({ long, short, twice, told }) => {
    const cut = twice / 2
    const other = (long + short) / 3 - cut
    const best = cut * (long - twice) * (short - twice)
    const sum = long + short
    const volume = poly(4, -2 * sum, long * short, 0)
    const slope = poly(12, -4 * sum, long * short)
    const [p, q] = lowest(twice, 2)
    const [s, t] = lowest(Math.round(other * 6), 6)
    const sheet = `${quantity(long, 'cm')} by ${quantity(short, 'cm')}`
    return {
      stem:
        [
          `From each corner of a rectangular sheet of card, ${sheet}, a square of side *x* cm is cut out. The sheet is then folded along the dashed lines to make an open box of volume *V* cm^{3}.`,
          `A metal sheet measures ${sheet}. Squares of side *x* cm are removed from its corners, and the sides are folded up along the dashed lines to form a tray with the volume *V* cm^{3}.`,
          `An open container is made of a sheet of plastic of size ${sheet}: a square of side *x* cm is cut from each corner, and the four sides are folded up along the dashed lines. The volume of the container is *V* cm^{3}.`,
        ][told] ?? '',
      figure: figure(
        {
          name: 'calculus/a-sheet-to-fold',
          title: 'A sheet with a square at each corner',
          description: `A rectangular sheet of ${long} cm by ${short} cm. In each corner a square of side x cm is shaded. Dashed lines join the squares.`,
          height: 204,
        },
        cutSheet(
          { long, short, cut: short * 0.24 },
          { long: `${long} cm`, short: `${short} cm`, cut: '*x*' },
        ),
      ),
      parts: {
        a: ask.expression({
          objective: 'AO2',
          form: 'expanded',
          prompt: 'Find *V* in terms of *x*. Give your answer as a polynomial.',
          scheme: [`M1 $x(${long} - 2x)(${short} - 2x)$`, `A1 $${volume}$`],
          solution: `The box is *x* cm high, and its base is $${long} - 2x$ by $${short} - 2x$: $V = x(${long} - 2x)(${short} - 2x) = ${volume}$.`,
          answer: volume,
          letters: ['x'],
        }),
        b: ask.number({
          command: 'Find',
          objective: 'AO2',
          unit: 'cm',
          sigFigs: 3,
          prompt: 'Find the value of *x* for which *V* has a stationary value.',
          scheme: [
            `M1 $\\frac{dV}{dx} = ${slope}$`,
            'M1 their derivative put equal to zero and solved',
            `A1 $x = ${frac(p, q)}$ and $x = ${frac(s, t)}$`,
            `A1 only $x = ${frac(p, q)}$, since $x < ${frac(short, 2)}$`,
          ],
          solution: `$\\frac{dV}{dx} = ${slope} = 0$ gives $x = ${frac(p, q)}$ or $x = ${frac(s, t)}$. The shorter side must be more than $2x$, so $x < ${frac(short, 2)}$, and only $x = ${frac(p, q)}$ is possible.`,
          answer: p / q,
        }),
        'c.i': ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find $\\frac{d^2V}{dx^2}$.',
          scheme: [`B1 $${poly(24, -4 * sum)}$`],
          solution: `Differentiate again: $\\frac{d^2V}{dx^2} = ${poly(24, -4 * sum)}$.`,
          answer: poly(24, -4 * sum),
          letters: ['x'],
        }),
        'c.ii': secondTest({
          what: '*V*',
          derivative: '\\frac{d^2V}{dx^2}',
          isMinimum: false,
          shown: `$24 \\times ${frac(p, q)} - ${4 * sum} = ${frac(24 * p - 4 * sum * q, q)}$`,
        }),
        d: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find this stationary value of *V*.',
          unit: 'cm^3',
          sigFigs: 3,
          scheme: [`B1 ${quantity(best, 'cm^3')}`],
          solution: `$V = ${frac(p, q)} \\times ${plain(long - twice)} \\times ${plain(short - twice)} = ${plain(best)}$.`,
          answer: best,
          own: { from: 'b', key: `f*(${long} - 2*f)*(${short} - 2*f)` },
        }),
      },
    }
  },
  verify: ({ long, short }) => {
    const lost = (x: number) => -(long - 2 * x) * (short - 2 * x) * x
    const x = lowestAt(lost, 0, short / 2)
    return {
      a: `x*(${long} - 2*x)*(${short} - 2*x)`,
      b: Math.round(x * 1e5) / 1e5,
      'c.i': `8*(3*x - ${(long + short) / 2})`,
      d: -lost(x),
    }
  },
})

question('tin-with-a-given-surface', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [open, k] = [random.chance(0.5), random.int(12, 200)]
    const root = open ? k / 3 : k / 6
    // The radius must be a whole number or a simple surd.
    const whole = Number.isInteger(Math.sqrt(root))
    return Number.isInteger(root) && (whole || root < 20) ? { open, k, root, told: random.int(0, 2) } : null
  },
  make: ({ open, k, root, told }) => {
    const below = open ? 1 : 2
    const r = surd(1, 1, root)
    const best = surd(open ? root : 2 * root, 1, root)
    const times = (each: string) => (each === '1' ? '' : each)
    const volume = open ? `\\frac{\\pi}{2}(${k}r - r^3)` : `\\pi(${k / 2}r - r^3)`
    const slope = open ? `\\frac{\\pi}{2}(${k} - 3r^2)` : `\\pi(${k / 2} - 3r^2)`
    const second = open ? '-3\\pi r' : '-6\\pi r'
    const height = open ? `\\frac{${k} - r^2}{2r}` : `\\frac{${k / 2} - r^2}{r}`
    const kind = open ? 'open' : 'closed'
    return {
      stem:
        [
          `A cylindrical tin that is ${open ? 'open at the top' : 'closed at both ends'} has the radius *r* cm and the height *h* cm. It is made of $${k}\\pi$ cm^{2} of thin metal. Its volume is *V* cm^{3}.`,
          `The total ${open ? 'outer surface area (base and curved surface)' : 'surface area'} of the ${kind} cylinder in the diagram is $${k}\\pi$ cm^{2}. Its radius is *r* cm, its height *h* cm and its volume *V* cm^{3}.`,
          `A ${open ? 'pot in the shape of a cylinder without a lid' : 'drum in the shape of a closed cylinder'} is designed. Its radius is *r* cm and its height *h* cm, and exactly $${k}\\pi$ cm^{2} of thin sheet is used for it. *V* cm^{3} is its volume.`,
        ][told] ?? '',
      figure: figure(
        {
          name: 'calculus/a-cylinder',
          title: 'A cylinder',
          description: `A${open ? ' cylinder that is open at the top' : ' cylinder that is closed at both ends'}, standing upright. The radius is r cm and the height h cm.`,
          height: 190,
        },
        tin('*r* cm', '*h* cm'),
      ),
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find *h* in terms of *r*.',
          scheme: [`M1 $${open ? '' : 2}\\pi r^2 + 2\\pi rh = ${k}\\pi$`, `A1 $h = ${height}$`],
          solution: `${open ? 'One circle' : 'Two circles'} and the curved surface: $${open ? '' : 2}\\pi r^2 + 2\\pi rh = ${k}\\pi$. Divide by $\\pi$ and rearrange: $h = ${height}$.`,
          answer: open ? `(${k} - r^2)/(2r)` : `(${k / 2} - r^2)/r`,
          letters: ['r'],
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Hence find *V* in terms of *r*.',
          scheme: ['M1 $V = \\pi r^2h$ with their *h*', `A1 $${volume}$`],
          solution: `$V = \\pi r^2h = \\pi r^2 \\times ${height} = ${volume}$.`,
          answer: open ? `pi*(${k}r - r^3)/2` : `pi*(${k / 2}r - r^3)`,
          letters: ['r'],
          own: { from: 'a', key: 'pi*r^2*f' },
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          form: 'exact',
          prompt:
            'Given that *r* can vary, find the exact value of *r* for which *V* has a stationary value.',
          scheme: [
            `M1 their *V* differentiated: $\\frac{dV}{dr} = ${slope}$`,
            'M1 put equal to zero',
            `A1 $r = ${r.latex}$`,
          ],
          solution: `$\\frac{dV}{dr} = ${slope} = 0$ gives $r^2 = ${plain(root)}$. A radius is positive: $r = ${r.latex}$.`,
          answer: r.typed,
          letters: [],
        }),
        d: ask.expression({
          command: 'Find',
          objective: 'AO2',
          form: 'exact',
          prompt: 'Find this stationary value of *V*, as an exact multiple of $\\pi$.',
          scheme: [`M1 their *r* in *V*`, `A1 $${times(best.latex)}\\pi$`],
          solution: `With $r^2 = ${plain(root)}$: $V = ${volume} = ${open ? '\\frac{\\pi}{2}' : '\\pi'} \\times ${times(r.latex)}(${(open ? 1 : 0.5) * k} - ${root}) = ${times(best.latex)}\\pi$.`,
          answer: `${best.typed}*pi`,
          letters: [],
          own: { from: 'c', key: `pi*(${k}*f - ${below}*f^3)/2` },
        }),
        'e.i': ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find $\\frac{d^2V}{dr^2}$ in terms of *r*.',
          scheme: [`B1 $${second}$`],
          solution: `Differentiate $\\frac{dV}{dr} = ${slope}$: $\\frac{d^2V}{dr^2} = ${second}$.`,
          answer: `-${open ? 3 : 6}*pi*r`,
          letters: ['r'],
        }),
        'e.ii': secondTest({
          what: '*V*',
          derivative: '\\frac{d^2V}{dr^2}',
          isMinimum: false,
          shown: `$${second}$ with $r = ${r.latex}$`,
        }),
      },
    }
  },
  verify: ({ open, k }) => {
    const ends = open ? 1 : 2
    // The height that uses up the sheet, then the volume, by numbers.
    const lost = (r: number) =>
      -Math.PI * r * r * ((k * Math.PI - ends * Math.PI * r * r) / (2 * Math.PI * r))
    const r = lowestAt(lost, 0.01, Math.sqrt(k))
    return {
      a: `${k}/(2*r) - ${ends}*r/2`,
      b: `pi*r*${k}/2 - ${ends}/2*pi*r*r*r`,
      c: `sqrt(${Math.round(r * r * 100)}/100)`,
      d: `pi*${Math.round((lost(r) / Math.PI) ** 2)}^(1/2)`,
      'e.i': `0 - ${3 * ends}*r*pi`,
    }
  },
})

question('sector-with-a-given-length-or-area', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const byLength = random.chance(0.5)
    const n = byLength ? random.step(12, 96, 2) : random.int(2, 60)
    return { byLength, n, told: random.int(0, 2) }
  },
  make: ({ byLength, n, told }) => {
    // Length given: A = ½r(n − 2r), best at r = n/4. Area given: P = 2r + 2n/r, best at r = √n. The angle is 2 in both.
    const r = byLength ? { latex: frac(n, 4), typed: typedFraction(n, 4) } : surd(1, 1, n)
    const best = byLength ? { latex: frac(n * n, 16), typed: typedFraction(n * n, 16) } : surd(4, 1, n)
    const wanted = byLength ? 'A' : 'P'
    const angle = byLength ? `\\frac{${n} - 2r}{r}` : `\\frac{${2 * n}}{r^2}`
    const function_ = byLength ? `${n / 2}r - r^2` : `2r + \\frac{${2 * n}}{r}`
    const slope = byLength ? `${n / 2} - 2r` : `2 - \\frac{${2 * n}}{r^2}`
    const second = byLength ? '-2' : `\\frac{${4 * n}}{r^3}`
    const given = byLength ? `perimeter ${quantity(n, 'cm')}` : `area ${quantity(n, 'cm^2')}`
    return {
      stem:
        [
          `The diagram shows a sector *OAB* of a circle with centre *O*, radius *r* cm and angle *θ* radians. The sector has the ${given}; its ${byLength ? 'area is *A* cm^{2}' : 'perimeter is *P* cm'}.`,
          byLength
            ? `A piece of wire of length ${quantity(n, 'cm')} is bent to form the outline of a sector *OAB* with the radius *r* cm and the angle *θ* radians. The area inside the wire is *A* cm^{2}.`
            : `A sector *OAB*, with the radius *r* cm and the angle *θ* radians, is cut from card. Its area is to be ${quantity(n, 'cm^2')}, and a ribbon of length *P* cm goes all round its edge.`,
          byLength
            ? `A flower bed is a sector *OAB* of radius *r* m and angle *θ* radians. Its edging, all round, is ${quantity(n, 'm')} long. The bed has the area *A* m^{2}.`
            : `A garden has the shape of a sector *OAB* with the radius *r* m and the angle *θ* radians. Its area is ${quantity(n, 'm^2')}. The fence all round it is *P* m long.`,
        ][told] ?? '',
      figure: figure(
        {
          name: 'calculus/a-sector',
          title: 'Sector OAB',
          description:
            'A sector OAB of a circle with centre O. The radius OA is marked r and the angle AOB at the centre is marked θ.',
          height: 190,
        },
        sector({
          radius: 6,
          angle: degreesOf(1.45),
          mark: { radius: '*r*', angle: '*θ*' },
          fill: 'w',
          box: { height: 130 },
        }).shape,
      ),
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          subtopic: '9.1',
          prompt: 'Find *θ* in terms of *r*.',
          scheme: [
            byLength ? `B1 $2r + r\\theta = ${n}$` : `B1 $\\frac{1}{2}r^2\\theta = ${n}$`,
            `B1 $${angle}$`,
          ],
          solution: byLength
            ? `Two radii and the arc: $2r + r\\theta = ${n}$, so $\\theta = ${angle}$.`
            : `The area is $\\frac{1}{2}r^2\\theta = ${n}$, so $\\theta = ${angle}$.`,
          answer: byLength ? `(${n} - 2r)/r` : `${2 * n}/r^2`,
          letters: ['r'],
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `Hence find *${wanted}* in terms of *r*.`,
          scheme: [
            byLength ? 'M1 $\\frac{1}{2}r^2\\theta$ with their *θ*' : 'M1 $2r + r\\theta$ with their *θ*',
            `A1 $${function_}$`,
          ],
          solution: byLength
            ? `$A = \\frac{1}{2}r^2\\theta = \\frac{1}{2}r^2 \\times ${angle} = ${function_}$.`
            : `$P = 2r + r\\theta = 2r + r \\times ${angle} = ${function_}$.`,
          answer: byLength ? `${n / 2}r - r^2` : `2r + ${2 * n}/r`,
          letters: ['r'],
          own: { from: 'a', key: byLength ? 'r^2*f/2' : '2*r + r*f' },
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          form: 'exact',
          prompt: `Given that *r* can vary, find the exact value of *r* for which *${wanted}* has a stationary value.`,
          scheme: [`M1 $${slope} = 0$`, `A1 $r = ${r.latex}$`],
          solution: `$\\frac{d${wanted}}{dr} = ${slope} = 0$ gives $${byLength ? `r = ${r.latex}` : `r^2 = ${n}`}$${byLength ? '' : `, and since $r > 0$, $r = ${r.latex}$`}.`,
          answer: r.typed,
          letters: [],
        }),
        d: ask.expression({
          command: 'Find',
          objective: 'AO1',
          form: 'exact',
          prompt: `Find this stationary value of *${wanted}* exactly.`,
          scheme: [`B1 $${best.latex}$`],
          solution: `Put $r = ${r.latex}$ into the expression for *${wanted}*: $${best.latex}$.`,
          answer: best.typed,
          letters: [],
          own: { from: 'c', key: byLength ? `${n / 2}*f - f^2` : `2*f + ${2 * n}/f` },
        }),
        'e.i': ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find $\\frac{d^2${wanted}}{dr^2}$.`,
          scheme: [`B1 $${second}$`],
          solution: `Differentiate $${slope}$: $\\frac{d^2${wanted}}{dr^2} = ${second}$.`,
          answer: byLength ? '-2' : `${4 * n}/r^3`,
          letters: byLength ? [] : ['r'],
        }),
        'e.ii': secondTest({
          what: `*${wanted}*`,
          derivative: `\\frac{d^2${wanted}}{dr^2}`,
          isMinimum: !byLength,
          shown: byLength ? `$${second}$` : `$${second}$ with $r > 0$`,
        }),
      },
    }
  },
  verify: ({ byLength, n }) => {
    const cost = (r: number) => {
      const angle = byLength ? n / r - 2 : n / (0.5 * r * r)
      return byLength ? -0.5 * r * r * angle : r * (2 + angle)
    }
    const r = lowestAt(cost, 0.01, byLength ? n / 2 : 40)
    return {
      a: byLength ? `${n}/r - 2` : `${n}/(0.5*r*r)`,
      b: byLength ? `r*(${n} - 2*r)/2` : `2*(r*r + ${n})/r`,
      c: byLength ? `${Math.round(r * 4)}/4` : `${Math.round(r * r)}^(1/2)`,
      d: byLength ? `${Math.round(-cost(r) * 16)}/16` : `sqrt(${Math.round(cost(r) ** 2)})`,
      'e.i': byLength ? '0 - 2' : `4*${n}*r^(-3)`,
    }
  },
})

question('fence-along-a-wall', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const [inner, x] = [random.int(0, 2), random.int(5, 24)]
    return { inner, x, told: random.int(0, 2) }
  },
  make: ({ inner, x, told }) => {
    const sides = inner + 2
    const length = 2 * sides * x
    const best = sides * x * x
    const more = [
      '',
      '. One more fence of this length, parallel to them, divides the enclosure',
      '. Two more fences of this length, parallel to them, divide the enclosure',
    ]
    return {
      stem:
        [
          `A farmer has ${quantity(length, 'm')} of fence for a rectangular enclosure along a wall; the wall itself needs no fence. One side, of length *y* m, is parallel to the wall, and two sides of length *x* m are at right angles to it${more[inner]}. The area of the whole enclosure is *A* m^{2}.`,
          `A rectangular garden along a straight wall is fenced on the other three sides. The two sides at right angles to the wall are *x* m long${more[inner] === '' ? '' : `;${inner === 1 ? ' one more fence of this length divides' : ' two more fences of this length divide'} the garden`}. The third side is *y* m long. Altogether ${quantity(length, 'm')} of fence is used. The garden has the area *A* m^{2}.`,
          `Part of a school hall is separated by screens with a total length of ${quantity(length, 'm')}. The part is a rectangle along a wall, as shown in plan, with ${['two', 'three', 'four'][inner]} screens of length *x* m at right angles to the wall and one of length *y* m parallel to it. The area of the part is *A* m^{2}.`,
        ][told] ?? '',
      figure: figure(
        {
          name: 'calculus/a-rectangle-along-a-wall',
          title: 'A rectangle along a wall, seen from above',
          description: `A rectangle along a wall. Its sides at right angles to the wall are x m long, the side parallel to the wall y m.${inner === 0 ? '' : ` Inside it ${inner === 1 ? 'is one line' : 'are two lines'} parallel to the sides of x m.`}`,
          height: 152,
        },
        pen(inner, { side: '*x* m', front: '*y* m' }),
      ),
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find *A* in terms of *x*.',
          scheme: [`B1 $y = ${length} - ${sides}x$`, `B1 $A = ${length}x - ${sides}x^2$`],
          solution: `The lengths add up to ${quantity(length, 'm')}: $${sides}x + y = ${length}$, so $y = ${length} - ${sides}x$ and $A = xy = ${length}x - ${sides}x^2$.`,
          answer: `${length}x - ${sides}x^2`,
          letters: ['x'],
        }),
        b: ask.number({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Given that *x* can vary, use differentiation to find the greatest value of *A*.',
          unit: 'm^2',
          sigFigs: 3,
          scheme: [
            `M1 $\\frac{dA}{dx} = ${length} - ${2 * sides}x$ put equal to zero`,
            `A1 $x = ${x}$`,
            `A1 ${quantity(best, 'm^2')}`,
          ],
          solution: `$\\frac{dA}{dx} = ${length} - ${2 * sides}x = 0$ gives $x = ${x}$. Then $y = ${sides * x}$ and $A = ${x} \\times ${sides * x} = ${best}$.`,
          answer: best,
        }),
        'c.i': ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the value of $\\frac{d^2A}{dx^2}$.',
          scheme: [`B1 $${-2 * sides}$`],
          solution: `Differentiate $${length} - ${2 * sides}x$: $\\frac{d^2A}{dx^2} = ${-2 * sides}$.`,
          answer: -2 * sides,
        }),
        'c.ii': secondTest({
          what: '*A*',
          derivative: '\\frac{d^2A}{dx^2}',
          isMinimum: false,
          shown: `$${-2 * sides}$`,
          prompt:
            'Use $\\frac{d^2A}{dx^2}$ to justify that the value in (b) is the greatest. Complete the statement.',
        }),
      },
    }
  },
  verify: ({ inner, x }) => {
    const length = 2 * (inner + 2) * x
    let best = 0
    for (let t = 0; t < length / (inner + 2); t += 0.25) best = Math.max(best, t * (length - (inner + 2) * t))
    // The second difference of the area is its second derivative.
    const area = (t: number) => t * (length - (inner + 2) * t)
    return {
      a: `x*(${length} - ${inner + 2}*x)`,
      b: best,
      'c.i': area(x + 1) - 2 * area(x) + area(x - 1),
    }
  },
})
