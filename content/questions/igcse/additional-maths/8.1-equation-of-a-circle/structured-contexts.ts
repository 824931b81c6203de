import { coordinateFigure } from '@/content/figures/igcse/additional-maths/straight-line-graphs-1'
import { ask } from '@/lib/exams/authoring/ask'
import { bracketed, nonZero, pair, signed, surd } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures } from '@/lib/exams/format'
import { circleForm, generalForm } from '../coordinate-text'

const { question, templates } = questionsOf('structured', '8.1')

export { templates }

question('circle-that-touches-an-axis', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [small, wide, r] = random.pick([
      [3, 4, 5],
      [4, 3, 5],
      [6, 8, 10],
      [8, 6, 10],
      [5, 12, 13],
      [12, 5, 13],
      [9, 12, 15],
      [12, 9, 15],
      [8, 15, 17],
      [15, 8, 17],
      [12, 16, 20],
      [16, 12, 20],
    ] as const)
    const [sx, sy] = [random.pick([1, -1]), random.pick([1, -1])]
    return { small, wide, r, sx, sy, touchesX: random.chance(0.5) }
  },
  make: ({ small, wide, r, sx, sy, touchesX }) => {
    const [a, b] = touchesX ? [sx * small, sy * r] : [sx * r, sy * small]
    const [own, other] = touchesX ? ['x', 'y'] : ['y', 'x']
    const [middle, near] = touchesX ? [b, a] : [a, b]
    const ends = [middle - wide, middle + wide]
    const at = touchesX ? `x = 0` : `y = 0`
    const [low, high] = ends
    return {
      stem: [
        `A circle has centre $${pair([a, b])}$ and touches the *${own}*-axis.`,
        `The ${own === 'x' ? '*x*' : '*y*'}-axis is a tangent to a circle with centre $${pair([a, b])}$.`,
        `The diagram shows a circle with centre $${pair([a, b])}$. It touches the *${own}*-axis.`,
      ],
      figure: coordinateFigure({
        name: 'coordinate-geometry-of-the-circle/touches-axis',
        title: 'A circle that touches one axis',
        description: `A circle with centre C. It touches the ${own}-axis and crosses the ${other}-axis twice.`,
        points: { C: [a, b] },
        circles: [{ at: [a, b], radius: r }],
      }),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find the equation of the circle.',
          scheme: [`B1 radius ${r}`, `B1 $${circleForm([a, b], r * r)}$`],
          solution: `The radius is the distance of the centre from the *${own}*-axis, ${r}. So $${circleForm([a, b], r * r)}$.`,
          answer: circleForm([a, b], r * r),
          letters: ['x', 'y'],
        }),
        b: ask.solutions({
          objective: 'AO1',
          subtopic: '8.2',
          command: 'Find',
          prompt: `Find the values of *${other}* at the points where the circle meets the *${other}*-axis.`,
          scheme: [
            `M1 $${at}$ in their equation: $(${other} ${signed(-middle)})^2 = ${r * r} - ${near * near}$`,
            `A1 $${other} = ${low}$`,
            `A1 $${other} = ${high}$`,
          ],
          solution: `Put $${at}$: $(${other} ${signed(-middle)})^2 = ${r * r} - ${near * near} = ${wide * wide}$, so $${other} ${signed(-middle)} = \\pm ${wide}$. $${other} = ${low}$ or $${other} = ${high}$.`,
          answer: ends.map(String),
          letter: other ?? 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ small, wide, r, sx, sy, touchesX }) => {
    const [p, q] = [sx * (touchesX ? small : r), sy * (touchesX ? r : small)]
    const middle = touchesX ? q : p
    const ends = [middle - wide, middle + wide]
    const far = (end: number) => (touchesX ? Math.hypot(p, end - q) : Math.hypot(end - p, q))
    return {
      a: `x^2 + y^2 - 2*(${p})*x - 2*(${q})*y + ${small * small} = 0`,
      b: ends.filter(end => Math.abs(far(end) - r) < 1e-9),
    }
  },
})

question('shortest-way-to-a-pond', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [a, b] = [random.pick(nonZero(-6, 6)), random.pick(nonZero(-6, 6))]
    const squared = random.pick([7, 10, 11, 14, 18, 21, 23, 27, 30])
    const [u, v] = [random.pick(nonZero(-9, 9)), random.pick(nonZero(-9, 9))]
    return a * a + b * b === squared || u * u + v * v < squared + 25
      ? null
      : { a, b, squared, px: a + u, py: b + v, u, v, width: random.int(1, 3) }
  },
  make: ({ a, b, squared, px, py, u, v, width }) => {
    const [radius, far] = [Math.sqrt(squared), Math.hypot(u, v)]
    const area = Math.PI * ((radius + width) ** 2 - squared)
    return {
      stem: [
        `The edge of a pond on a plan is the circle $${generalForm([a, b], squared)}$. A gate is at *G* $${pair([px, py])}$. One unit on the plan is 1 metre.`,
        `A round stage has the edge $${generalForm([a, b], squared)}$ on a plan. A lamp stands at *G* $${pair([px, py])}$. Lengths are in metres.`,
        `A circular tower is drawn on a plan, where its wall has equation $${generalForm([a, b], squared)}$. A tree stands at *G* $${pair([px, py])}$. Lengths are in metres.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find the coordinates of the centre of the circle.',
          scheme: [`B1 $${pair([a, b])}$`],
          solution: `Halve the coefficients of *x* and *y* and change their signs: $${pair([a, b])}$.`,
          answer: `(${a}, ${b})`,
          letters: [],
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: 'Find the exact radius of the circle.',
          scheme: [
            `M1 $\\sqrt{${a * a} + ${b * b} - ${bracketed(a * a + b * b - squared)}}$`,
            `A1 $${surd(1, 1, squared).latex}$`,
          ],
          solution: `$r = \\sqrt{${a * a} + ${b * b} - ${bracketed(a * a + b * b - squared)}} = \\sqrt{${squared}}$`,
          answer: `sqrt(${squared})`,
          letters: [],
          form: 'exact',
        }),
        c: ask.number({
          objective: 'AO2',
          prompt: 'Find the shortest distance from *G* to the circle.',
          scheme: [
            `M1 $\\sqrt{${bracketed(u)}^2 + ${bracketed(v)}^2}$ for the distance from the centre`,
            `M1 $\\sqrt{${u * u + v * v}} - \\sqrt{${squared}}$`,
            `A1 ${figures(far - radius, 3)} m`,
          ],
          solution: `The nearest point lies on the line from *G* to the centre. *G* is $\\sqrt{${u * u + v * v}}$ from the centre, so the distance is $\\sqrt{${u * u + v * v}} - \\sqrt{${squared}} = ${figures(far - radius, 3)}$ m.`,
          answer: far - radius,
          unit: 'm',
          sigFigs: 3,
        }),
        d: ask.number({
          objective: 'AO2',
          command: 'Find',
          prompt: `A path ${width} m wide is built around the outside of the circle. Find the area of the path.`,
          scheme: [
            `M1 $\\pi(\\sqrt{${squared}} + ${width})^2 - ${squared}\\pi$`,
            `A1 ${figures(area, 3)} m^{2}`,
          ],
          solution: `The outer radius is $\\sqrt{${squared}} + ${width}$. The area is $\\pi(\\sqrt{${squared}} + ${width})^2 - ${squared}\\pi = ${figures(area, 3)}$ m^{2}.`,
          answer: area,
          unit: 'm^2',
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ a, b, squared, px, py, width }) => ({
    a: `(${a}, ${b})`,
    b: `${squared}^(1/2)`,
    c: Math.sqrt((px - a) ** 2 + (py - b) ** 2) - squared ** 0.5,
    d: Math.PI * width * (2 * squared ** 0.5 + width),
  }),
})
