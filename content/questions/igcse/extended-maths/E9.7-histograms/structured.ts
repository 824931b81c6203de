import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { frac } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, roundTo } from '@/lib/exams/format'
import {
  bars,
  COUNT,
  classesOf,
  frequenciesOf,
  histogramFigure,
  kindOf,
  placeOf,
  smallOf,
  totalOf,
  widthsOf,
} from './drawings'

const { supplement, templates } = questionsOf('structured', 'E9.7')

export { templates }

const WIDER = judged(
  'its class is wider (so that its frequency is spread over more values, or is divided by a greater width)',
  `
  reject class/width/interval ...(no density/wider/larger/bigger/greater).. smaller/narrower/less/shorter
  reject narrower
  reject frequency ...(no divide/width/density).. smaller/lower/less
  accept class/interval ... larger/bigger/longer/greater, without frequency
  accept width ... larger/bigger/greater/more/different/double/twice/not same
  accept larger/bigger/greater class/interval/width, without frequency
  accept wider/widest
  accept divide/over ... width
  accept area, not height
  accept density ... divide/over
  unsure width
  unsure area
  unsure density
  earns: its class is wider
  earns: the frequency is divided by a bigger class width
  earns: the class widht is bigger
  earns: because frequency is shown by area, not by height
  misses: it has the greatest frequency
  misses: the class is narrower
  misses: the others have more people`,
)

supplement('frequency-densities', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const which = random.int(0, COUNT - 1)
    const kind = kindOf(which)
    const heights = bars(random, kind)
    if (!heights) return null
    const frequencies = frequenciesOf(kind, heights)
    const most = frequencies.indexOf(Math.max(...frequencies))
    const alone = frequencies.filter(each => each === frequencies[most]).length === 1
    const tallest = heights.indexOf(Math.max(...heights))
    return alone && tallest !== most ? { which, heights, frequencies, most, tallest } : null
  },
  make: ({ which, heights, frequencies, most, tallest }) => {
    const kind = kindOf(which)
    const { letter, unit } = kind
    const [classes, widths] = [classesOf(kind), widthsOf(kind)]
    const n = totalOf(frequencies)
    const asked = [1, 3, 4]
    return {
      stem: [
        `The table shows ${kind.said(n)}.`,
        `The frequency table gives information about ${kind.said(n)}. A histogram is to be drawn.`,
        `Somebody records ${kind.said(n)}, and wants to draw a histogram.`,
      ],
      parts: {
        a: ask.table({
          command: 'Complete',
          prompt: ['Complete the column of frequency densities.', 'Complete the table.'],
          head: [`*${letter}* (${unit})`, 'Frequency', 'Frequency density'],
          rows: classes.map((each, at) => [
            { text: each },
            { text: plain(frequencies[at] ?? 0) },
            asked.includes(at)
              ? { blank: `density ${at + 1}`, answer: heights[at] ?? 0, marks: 1 as const }
              : { text: plain(heights[at] ?? 0) },
          ]),
          scheme: asked.map(at => `B1 ${plain(heights[at] ?? 0)}`),
          solution: `Divide each frequency by the width of its class: ${asked.map(at => `$${frequencies[at]} \\div ${widths[at]} = ${heights[at]}$`).join(', ')}.`,
        }),
        b: ask.written({
          command: 'Explain',
          objective: 'AO2',
          lead: `The class ${classes[most]} has the greatest frequency.`,
          prompt: [
            'Explain why its bar is not the tallest bar of the histogram.',
            'Explain why this class does not have the tallest bar of the histogram.',
          ],
          scheme: [WIDER],
          modelAnswer: `The class is wider than others. Its frequency is divided by ${widths[most]}, so its frequency density is only ${plain(heights[most] ?? 0)}.`,
          solution: `In a histogram the area of a bar is its frequency; the height is the frequency density. This class has a width of ${widths[most]} ${unit}, so its height is $${frequencies[most]} \\div ${widths[most]} = ${heights[most]}$. The class ${classes[tallest]} is only ${widths[tallest]} ${unit} wide and reaches ${plain(heights[tallest] ?? 0)}.`,
        }),
      },
    }
  },
  verify: () => ({}),
})

supplement('complete-the-histogram', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const which = random.int(0, COUNT - 1)
    const kind = kindOf(which)
    const heights = bars(random, kind)
    if (!heights) return null
    const { y } = smallOf(kind)
    // Tops that stand clear of the neighbours, so that each line says which one is meant.
    const [left, own, right, before, last] = heights as [number, number, number, number, number]
    const isClear = Math.min(Math.abs(own - left), Math.abs(own - right), Math.abs(last - before)) > 2 * y
    return isClear && last > 3 * y ? { which, heights, known: random.pick([2, 3]) } : null
  },
  make: ({ which, heights, known }) => {
    const kind = kindOf(which)
    const { letter, unit, edges } = kind
    const [classes, widths] = [classesOf(kind), widthsOf(kind)]
    const frequencies = frequenciesOf(kind, heights)
    const missing = [1, 4]
    const [h1, h4] = [heights[1] ?? 0, heights[4] ?? 0]
    const [e1, e2, e4, e5] = [edges[1] ?? 0, edges[2] ?? 0, edges[4] ?? 0, edges[5] ?? 0]
    const within = 4
    const zone = (x: number, height: number) => ({ at: placeOf(kind, x, height), within })
    return {
      stem: [
        `The table and the histogram show information about ${kind.said('some')}. Two bars of the histogram are missing.`,
        `Some information about ${kind.said('some')} is given in a table and some in a histogram.`,
        `A student begins a histogram of ${kind.said('some')}, but loses one of the frequencies.`,
      ],
      table: {
        head: [`*${letter}* (${unit})`, 'Frequency'],
        rows: classes.map((each, at) => [each, at === known ? '*x*' : plain(frequencies[at] ?? 0)]),
      },
      parts: {
        a: ask.draw({
          command: 'Draw',
          objective: 'AO1',
          prompt: [
            'Draw the two missing bars on the histogram. (Draw their tops and sides as straight lines.)',
            'Complete the histogram. (Draw the tops and sides of the missing bars as straight lines.)',
          ],
          figure: histogramFigure(kind, frequencies, { missing }),
          tools: ['line'],
          modelFigure: histogramFigure(kind, frequencies),
          checks: [
            { passes: [zone(e1 + (e2 - e1) * 0.1, h1), zone(e2 - (e2 - e1) * 0.1, h1)], as: 'line' },
            { passes: [zone(e4 + (e5 - e4) * 0.1, h4), zone(e5 - (e5 - e4) * 0.1, h4)], as: 'line' },
            { passes: [zone(e5, h4 * 0.1), zone(e5, h4 * 0.9)], as: 'line' },
          ],
          scheme: [
            `B1 bar from ${e1} to ${e2} with a height of ${plain(h1)}`,
            `B1 bar from ${e4} with a height of ${plain(h4)}`,
            `B1 this bar ends at ${e5}`,
          ],
          solution: `The heights are frequency densities: $${frequencies[1]} \\div ${widths[1]} = ${h1}$ and $${frequencies[4]} \\div ${widths[4]} = ${h4}$. Each bar is as wide as its class, and there are no gaps.`,
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: [
            'Use the histogram to work out the value of *x*.',
            'Use the histogram to work out the missing frequency, *x*.',
          ],
          scheme: [`M1 $${heights[known]} \\times ${widths[known]}$`, `A1 ${frequencies[known]}`],
          solution: `The bar of this class has a height of ${plain(heights[known] ?? 0)} and a width of ${widths[known]}. Frequency is area: $${heights[known]} \\times ${widths[known]} = ${frequencies[known]}$.`,
          answer: frequencies[known] ?? 0,
        }),
      },
    }
  },
  // By counting the small squares of the bar.
  verify: ({ which, heights, known }) => {
    const kind = kindOf(which)
    const { x, y } = smallOf(kind)
    const across = Math.round(((kind.edges[known + 1] ?? 0) - (kind.edges[known] ?? 0)) / x)
    const up = Math.round((heights[known] ?? 0) / y)
    return { b: across * up * x * y }
  },
})

supplement('frequencies-from-a-histogram', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const which = random.int(0, COUNT - 1)
    const heights = bars(random, kindOf(which))
    return heights ? { which, heights } : null
  },
  make: ({ which, heights }) => {
    const kind = kindOf(which)
    const { letter, unit, things } = kind
    const [classes, widths] = [classesOf(kind), widthsOf(kind)]
    const frequencies = frequenciesOf(kind, heights)
    const n = totalOf(frequencies)
    const asked = [0, 2, 4]
    const others = [1, 3].reduce((sum, at) => sum + (frequencies[at] ?? 0), 0)
    return {
      stem: [
        `The histogram shows information about ${kind.said('some')}.`,
        `A histogram of ${kind.said('a number of')} is drawn.`,
        `The histogram gives information about ${kind.said('a group of')}.`,
      ],
      figure: histogramFigure(kind, frequencies),
      parts: {
        a: ask.table({
          command: 'Complete',
          prompt: [
            `Use the histogram to complete the frequency table and to find the number of all ${things}.`,
            'Complete the frequency table, and its last row.',
          ],
          head: [`*${letter}* (${unit})`, 'Frequency'],
          rows: [
            ...classes.map((each, at) => [
              { text: each },
              asked.includes(at)
                ? { blank: `frequency ${at + 1}`, answer: frequencies[at] ?? 0, marks: 1 as const }
                : { text: plain(frequencies[at] ?? 0) },
            ]),
            [
              { text: 'all' },
              {
                blank: 'all',
                answer: n,
                marks: 1 as const,
                follow: {
                  from: asked.map(at => ({ cell: `frequency ${at + 1}` })),
                  formula: `a + b + c + ${others}`,
                },
              },
            ],
          ],
          scheme: [...asked.map(at => `B1 ${frequencies[at]}`), `B1 ${n}`],
          solution: `Each frequency is the area of a bar, height times width: ${asked.map(at => `$${heights[at]} \\times ${widths[at]} = ${frequencies[at]}$`).join(', ')}. Then add all five frequencies: ${n}.`,
        }),
      },
    }
  },
  verify: () => ({}),
})

supplement('an-axis-without-numbers', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const which = random.int(0, COUNT - 1)
    const kind = kindOf(which)
    const heights = bars(random, kind)
    if (!heights) return null
    const frequencies = frequenciesOf(kind, heights)
    const way = random.pick(['one', 'more'] as const)
    const [one, other] = way === 'one' ? [random.pick([1, 2, 3]), 4] : [random.pick([2, 3]), 0]
    const more = (frequencies[one] ?? 0) - (frequencies[other] ?? 0)
    const edge = random.pick([3, 4])
    const n = totalOf(frequencies)
    const high = totalOf(frequencies.slice(edge))
    return way === 'one' || (more > 3 && more < (frequencies[one] ?? 0))
      ? { which, heights, way, one, other, more, edge, n, high }
      : null
  },
  make: ({ which, heights, way, one, other, more, edge, n, high }) => {
    const kind = kindOf(which)
    const { things, edges } = kind
    const { y } = smallOf(kind)
    const [classes, widths] = [classesOf(kind), widthsOf(kind)]
    const frequencies = frequenciesOf(kind, heights)
    /** Areas in small squares of height, which is what can be counted. */
    const areas = frequencies.map(each => Math.round(each / y))
    const [a, b] = [areas[one] ?? 0, areas[other] ?? 0]
    const told = way === 'one' ? frequencies[one] : more
    const counted = way === 'one' ? a : a - b
    const product = (at: number) => `${Math.round((heights[at] ?? 0) / y)} \\times ${widths[at]}`
    return {
      stem:
        way === 'one'
          ? [
              `The histogram shows information about ${kind.said('some')}. The scale of its frequency density axis has been lost. There are ${told} ${things} in the class ${classes[one]}.`,
              `The numbers on the frequency density axis of this histogram are missing. It shows ${kind.said('some')}; ${told} of them are in the class ${classes[one]}.`,
            ]
          : [
              `The histogram shows information about ${kind.said('some')}. The scale of its frequency density axis has been lost. There are ${told} more ${things} in the class ${classes[one]} than in the class ${classes[other]}.`,
              `The numbers on the frequency density axis of this histogram are missing. It shows ${kind.said('some')}. The class ${classes[one]} holds ${told} ${things} more than the class ${classes[other]}.`,
            ],
      figure: histogramFigure(kind, frequencies, { plainScale: true }),
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: [
            `Work out the number of ${things} in the class ${classes[other]}.`,
            `Find the number of ${things} in the class ${classes[other]}.`,
          ],
          scheme: [
            way === 'one'
              ? `M1 areas of the two bars, such as $${product(one)}$ and $${product(other)}$ with heights in small squares`
              : `M1 areas of the two bars, such as $${product(one)} = ${a}$ and $${product(other)} = ${b}$ with heights in small squares`,
            way === 'one'
              ? `M1 $${told} \\times \\frac{${b}}{${a}}$`
              : `M1 $${told} \\times \\frac{${b}}{${counted}}$`,
            `A1 ${frequencies[other]}`,
          ],
          solution:
            way === 'one'
              ? `The area of a bar is proportional to its frequency. With heights in small squares the areas are $${product(one)} = ${a}$ and $${product(other)} = ${b}$. So the frequency is $${told} \\times \\frac{${b}}{${a}} = ${frequencies[other]}$.`
              : `The area of a bar is proportional to its frequency. With heights in small squares the areas are $${product(one)} = ${a}$ and $${product(other)} = ${b}$. The difference, $${a} - ${b} = ${counted}$, stands for ${told} ${things}. So the frequency is $${told} \\times \\frac{${b}}{${counted}} = ${frequencies[other]}$.`,
          answer: frequencies[other] ?? 0,
        }),
        b: ask.fraction({
          command: 'Find',
          objective: 'AO1',
          prompt: [
            `One of all these ${things} is chosen at random. Find the probability that one of the ${kind.over(edges[edge] ?? 0)} is chosen. Give your answer as a fraction.`,
          ],
          scheme: [
            `M1 all areas, ${areas.join(', ')}, or all frequencies, ${frequencies.join(', ')}`,
            `M1 ${high} out of ${n}, or the same with areas`,
            `A1 $${frac(high, n)}$`,
          ],
          solution: `The frequencies of the classes, from left to right, are ${frequencies.join(', ')}: ${n} in all. Above ${edges[edge]} there are ${edge === 4 ? high : `$${frequencies[3]} + ${frequencies[4]} = ${high}$`}. The probability is $${frac(high, n)}$.`,
          answer: high / n,
        }),
      },
    }
  },
  // By the sizes of areas alone, without the scale.
  verify: ({ which, heights, way, one, other, more, edge }) => {
    const { edges } = kindOf(which)
    const area = (at: number) => ((edges[at + 1] ?? 0) - (edges[at] ?? 0)) * (heights[at] ?? 0)
    const all = heights.map((_, at) => area(at))
    const each = way === 'one' ? roundTo(area(one), 0) / area(one) : more / (area(one) - area(other))
    return {
      a: roundTo(area(other) * each, 6),
      b: all.slice(edge).reduce((sum, own) => sum + own, 0) / all.reduce((sum, own) => sum + own, 0),
    }
  },
})
