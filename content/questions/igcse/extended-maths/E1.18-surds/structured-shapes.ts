import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { type Figure, figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { notToScale } from '@/lib/figures/geometry/marks'
import { BOX } from '../triangle-figures'

const { supplement, templates } = questionsOf('structured', 'E1.18')

export { templates }

supplement('simplify-and-rationalise-one-surd', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const under = random.pick([2, 3, 5, 6, 7])
    const [one, other] = random.sample([2, 3, 4, 5, 6], 2) as [number, number]
    const times = random.int(2, 5)
    const free = random.pick([2, 3, 5])
    return { under, one, other, times, free, place: random.int(0, 2) }
  },
  make: ({ under, one, other, times, free, place }) => ({
    stem:
      [
        'Do not use a calculator in this question.',
        'Give exact answers. No calculator may be used.',
        'Work with surds, without a calculator.',
      ][place] ?? '',
    parts: {
      a: ask.whole({
        command: 'Find',
        objective: 'AO1',
        prompt: `$\\sqrt{${one * one * under}} + \\sqrt{${other * other * under}} = n\\sqrt{${under}}$. Find the value of the integer *n*.`,
        scheme: [`M1 $${one}\\sqrt{${under}}$ or $${other}\\sqrt{${under}}$`, `A1 ${one + other}`],
        solution: `$\\sqrt{${one * one * under}} = ${one}\\sqrt{${under}}$ and $\\sqrt{${other * other * under}} = ${other}\\sqrt{${under}}$. The sum is $${one + other}\\sqrt{${under}}$.`,
        answer: one + other,
      }),
      b: ask.whole({
        command: 'Find',
        objective: 'AO1',
        prompt: `By rationalising the denominator, write $\\frac{${times * free}}{\\sqrt{${free}}}$ in the form $k\\sqrt{${free}}$. Find the value of the integer *k*.`,
        scheme: [`M1 $\\frac{${times * free}\\sqrt{${free}}}{${free}}$`, `A1 ${times}`],
        solution: `Multiply above and below by $\\sqrt{${free}}$: $\\frac{${times * free}\\sqrt{${free}}}{${free}} = ${times}\\sqrt{${free}}$. So $k = ${times}$.`,
        answer: times,
      }),
    },
  }),
  verify: ({ under, one, other, times, free }) => ({
    a: Math.round((Math.sqrt(one * one * under) + Math.sqrt(other * other * under)) / Math.sqrt(under)),
    b: Math.round((times * free) / Math.sqrt(free) / Math.sqrt(free)),
  }),
})

/** A rectangle with its sides in surds, and a diagonal. */
function rectangleFigure(length: string, width: string): Figure {
  const shape = drawing({ A: [0, 0], B: [7, 0], C: [7, 3.6], D: [0, 3.6] }, { box: BOX })
  return figure(
    {
      name: 'number/rectangle-with-a-diagonal',
      title: 'A rectangle with its diagonal',
      description: `A rectangle. Its length is labelled ${length} and its width ${width}. A dashed line joins two opposite corners. The diagram is not to scale.`,
      height: 204,
    },
    shape.outline('ABCD'),
    shape.line('AC', 'l dash thin'),
    shape.right('ABC'),
    shape.side('AB', length),
    shape.side('BC', width),
    notToScale(),
  )
}

supplement('rectangle-with-surd-sides', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const under = random.pick([2, 3, 5, 6, 7])
    const [whole, part] = [random.int(3, 7), random.int(1, 3)]
    return whole * whole - part * part * under < 2 ? null : { under, whole, part, place: random.int(0, 2) }
  },
  make: ({ under, whole, part, place }) => {
    const surd = `${part === 1 ? '' : part}√${under}`
    const root = `${part === 1 ? '' : part}\\sqrt{${under}}`
    const area = whole * whole - part * part * under
    const square = 2 * (whole * whole + part * part * under)
    const what = ['A rectangle', 'A rectangular card', 'A rectangular field'][place] ?? ''
    const unit = place === 2 ? 'm' : 'cm'
    return {
      stem: `${what} has length $(${whole} + ${root})$ ${unit} and width $(${whole} - ${root})$ ${unit}.`,
      figure: rectangleFigure(`${whole} + ${surd}`, `${whole} − ${surd}`),
      parts: {
        a: ask.whole({
          command: 'Work out',
          prompt: ['Work out the area of the rectangle.', 'Work out its area. Give the exact value.'],
          unit: `${unit}^2`,
          scheme: [`M1 $${whole}^2 - (${root})^2$, or four products`, `A1 ${area}`],
          solution: `It is a difference of two squares: $(${whole} + ${root})(${whole} - ${root}) = ${whole * whole} - ${part * part * under} = ${area}$.`,
          answer: area,
        }),
        b: ask.whole({
          command: 'Work out',
          lead: `The diagonal of the rectangle is $\\sqrt{n}$ ${unit}, where *n* is an integer.`,
          prompt: 'Work out the value of *n*.',
          scheme: [
            `M1 $(${whole} + ${root})^2 + (${whole} - ${root})^2$`,
            `M1 one square expanded, $${whole * whole + part * part * under} \\pm ${2 * whole * part}\\sqrt{${under}}$`,
            `A1 ${square}`,
          ],
          solution: `By Pythagoras’ theorem $n = (${whole} + ${root})^2 + (${whole} - ${root})^2$. The squares are $${whole * whole + part * part * under} + ${2 * whole * part}\\sqrt{${under}}$ and $${whole * whole + part * part * under} - ${2 * whole * part}\\sqrt{${under}}$. The surds cancel: $n = ${square}$.`,
          answer: square,
        }),
        c: ask.values({
          command: 'Work out',
          objective: 'AO2',
          prompt: `$\\frac{${area}}{${whole} - ${root}} = a + b\\sqrt{${under}}$. Work out the integers *a* and *b*.`,
          scheme: [`B1 *a* = ${whole}`, `B1 *b* = ${plain(part)}`],
          solution: `Multiply above and below by $${whole} + ${root}$. The denominator becomes ${area}, so the fraction is $${whole} + ${root}$.`,
          found: [
            ['*a*', whole, 'a'],
            ['*b*', part, 'b'],
          ],
        }),
      },
    }
  },
  verify: ({ under, whole, part }) => {
    const [length, width] = [whole + part * Math.sqrt(under), whole - part * Math.sqrt(under)]
    return { a: Math.round(length * width), b: Math.round(length ** 2 + width ** 2) }
  },
})
