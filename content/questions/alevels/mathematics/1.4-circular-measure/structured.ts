import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'

const { question, templates } = questionsOf('structured', '1.4')

export { templates }

question('sector-exact-area-and-perimeter', {
  facts: { difficulty: 3, checked: '2026-11-20' },
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
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find the exact perimeter of the sector, in cm.',
          scheme: [`M1 $${r} \\times ${angle}$`, `A1 $${2 * r} + ${arc === 1 ? '' : arc}\\pi$`],
          solution: `The arc is $r\\theta = ${r} \\times ${angle} = ${arc === 1 ? '' : arc}\\pi$. Add two radii: $${2 * r} + ${arc === 1 ? '' : arc}\\pi$.`,
          answer: `${2 * r} + ${arc === 1 ? '' : arc}pi`,
          letters: [],
          form: 'exact',
        }),
        b: ask.expression({
          prompt: 'Find the exact area of the segment, in cm^{2}.',
          scheme: [
            `M1 $\\frac{1}{2} \\times ${r}^2 \\times ${angle}$`,
            `M1 $\\frac{1}{2} \\times ${r}^2 \\times \\sin ${angle}$`,
            `A1 $${area}\\pi - ${triangle.shown}$`,
          ],
          solution: `The sector has area $\\frac{1}{2}r^2\\theta = ${area}\\pi$ and the triangle $\\frac{1}{2}r^2\\sin\\theta = ${triangle.shown}$. The segment is their difference.`,
          answer: `${area}pi - ${triangle.typed}`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ above, below, sine, r }) => ({
    a: `2*${r} + ${r}*${above}*pi/${below}`,
    b: `(1/2)*${r}^2*(${above}*pi/${below} - ${sine})`,
  }),
})

question('region-between-sectors', {
  facts: { difficulty: 3, calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const [r, more, angle] = [random.int(4, 9), random.int(2, 5), random.step(0.6, 1.8, 0.1)]
    return { r, R: r + more, angle }
  },
  make: ({ r, R, angle }) => {
    const area = clean(0.5 * angle * (R * R - r * r))
    const perimeter = clean(angle * (R + r) + 2 * (R - r))
    return {
      stem: `Two arcs *AB* and *CD* have the same centre *O* and the radii ${quantity(r, 'cm')} and ${quantity(R, 'cm')}. *OAC* and *OBD* are straight lines, and angle *AOB* is ${angle} radians.`,
      parts: {
        a: ask.number({
          objective: 'AO1',
          prompt: 'Find the perimeter of the region *ABDC*.',
          scheme: [
            `M1 $${r} \\times ${angle}$ or $${R} \\times ${angle}$`,
            `M1 two arcs and $2 \\times ${R - r}$`,
            `A1 ${quantity(perimeter, 'cm')}`,
          ],
          solution: `The arcs are ${plain(clean(r * angle))} cm and ${plain(clean(R * angle))} cm; *AC* and *BD* are ${R - r} cm each. The sum is ${quantity(perimeter, 'cm')}.`,
          answer: perimeter,
          sigFigs: 3,
          unit: 'cm',
        }),
        b: ask.number({
          objective: 'AO1',
          prompt: 'Find the area of the region *ABDC*.',
          scheme: [
            `M1 $\\frac{1}{2} \\times ${R}^2 \\times ${angle} - \\frac{1}{2} \\times ${r}^2 \\times ${angle}$`,
            `A1 ${quantity(area, 'cm^2')}`,
          ],
          solution: `Subtract the small sector from the large one: $\\frac{1}{2} \\times ${angle} \\times (${R * R} - ${r * r}) = ${area}$.`,
          answer: area,
          sigFigs: 3,
          unit: 'cm^2',
        }),
        c: ask.number({
          objective: 'AO1',
          prompt: 'Calculate the size of angle *AOB* in degrees, correct to 1 decimal place.',
          scheme: [`B1 ${plain((angle * 180) / Math.PI, 1)}°`],
          solution: `Multiply by $\\frac{180}{\\pi}$: $${angle} \\times \\frac{180}{\\pi}$ = ${plain((angle * 180) / Math.PI, 1)}° to 1 decimal place.`,
          answer: (angle * 180) / Math.PI,
          unit: '°',
          tolerance: 0.051,
          sigFigs: (angle * 180) / Math.PI < 99.95 ? 3 : 4,
        }),
      },
    }
  },
  verify: ({ r, R, angle }) => ({
    a: R * angle + r * angle + R - r + R - r,
    b: ((R - r) * (r * angle + R * angle)) / 2,
    c: (angle / (2 * Math.PI)) * 360,
  }),
})
