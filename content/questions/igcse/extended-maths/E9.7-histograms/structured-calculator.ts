import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, roundTo } from '@/lib/exams/format'
import {
  bars,
  COUNT,
  classesOf,
  classText,
  frequenciesOf,
  histogramFigure,
  kindOf,
  smallOf,
  totalOf,
  widthsOf,
} from './drawings'

const { supplement, templates } = questionsOf('structured', 'E9.7', { calculator: 'needed' })

export { templates }

supplement('heights-in-centimetres', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const which = random.int(0, COUNT - 1)
    const kind = kindOf(which)
    const heights = bars(random, kind)
    if (!heights) return null
    // So many centimetres for a density of one.
    const scale = random.pick(kind.large > 1 ? [0.4, 0.5, 0.6, 0.8] : [1.5, 2, 2.5, 3, 4])
    const drawn = heights.map(each => roundTo(each * scale, 3))
    const [given, asked, back] = random.sample([0, 1, 2, 3, 4], 3) as [number, number, number]
    const widths = widthsOf(kind)
    const isFine =
      widths[given] !== widths[asked] &&
      [given, asked, back].every(
        at =>
          Number.isInteger(roundTo((drawn[at] ?? 0) * 10, 3)) &&
          (drawn[at] ?? 0) >= 0.5 &&
          (drawn[at] ?? 0) <= 16,
      )
    return isFine ? { which, heights, drawn, given, asked, back, scale } : null
  },
  make: ({ which, heights, drawn, given, asked, back, scale }) => {
    const kind = kindOf(which)
    const { letter, unit, things } = kind
    const [classes, widths] = [classesOf(kind), widthsOf(kind)]
    const frequencies = frequenciesOf(kind, heights)
    const [d0, d1, d2] = [drawn[given] ?? 0, drawn[asked] ?? 0, drawn[back] ?? 0]
    return {
      stem: [
        `The table shows some information about ${kind.said('some')}. In a histogram of all of them the bar for the class ${classes[given]} has a height of ${plain(d0)} cm.`,
        `A histogram shows ${kind.said('some')}. The frequencies are given in the table. The bar for the class ${classes[given]} is ${plain(d0)} cm high.`,
        `The table gives information about ${kind.said('some')}. A histogram is drawn, in which the height of the bar for ${classes[given]} is ${plain(d0)} cm.`,
      ],
      table: {
        head: [`*${letter}* (${unit})`, 'Frequency'],
        rows: classes.map((each, at) => [each, at === back ? '*x*' : plain(frequencies[at] ?? 0)]),
      },
      parts: {
        a: ask.number({
          sigFigs: 3,
          command: 'Calculate',
          objective: 'AO1',
          prompt: [
            `Calculate the height of the bar for the class ${classes[asked]}.`,
            `Calculate the height, in centimetres, of the bar for the class ${classes[asked]}.`,
          ],
          scheme: [
            `M1 frequency densities $${frequencies[given]} \\div ${widths[given]}$ and $${frequencies[asked]} \\div ${widths[asked]}$`,
            `M1 ${plain(scale)} cm for a frequency density of 1, or the ratio of the two densities`,
            `A1 ${plain(d1)} (cm)`,
          ],
          solution: `The frequency densities are $${frequencies[given]} \\div ${widths[given]} = ${heights[given]}$ and $${frequencies[asked]} \\div ${widths[asked]} = ${heights[asked]}$. The first is drawn ${plain(d0)} cm high, so a density of 1 is $${d0} \\div ${heights[given]} = ${scale}$ cm high.\n\nThe height is $${heights[asked]} \\times ${scale} = ${d1}$ cm.`,
          answer: d1,
          unit: 'cm',
        }),
        b: ask.whole({
          command: 'Calculate',
          objective: 'AO2',
          lead: `The bar for the class ${classes[back]} has a height of ${plain(d2)} cm.`,
          prompt: ['Calculate the value of *x*.', `Calculate *x*, the number of ${things} in this class.`],
          scheme: [
            `M1 $${d2} \\div ${scale}$, or ${plain(heights[back] ?? 0)} for its frequency density`,
            `A1 ${frequencies[back]}`,
          ],
          solution: `Its frequency density is $${d2} \\div ${scale} = ${heights[back]}$, and its class is ${widths[back]} wide: $${heights[back]} \\times ${widths[back]} = ${frequencies[back]}$.`,
          answer: frequencies[back] ?? 0,
        }),
      },
    }
  },
  // By areas in proportion.
  verify: ({ which, heights, drawn, given, asked, back }) => {
    const kind = kindOf(which)
    const area = (at: number) => (widthsOf(kind)[at] ?? 0) * (drawn[at] ?? 0)
    const frequency = (at: number) => (widthsOf(kind)[at] ?? 0) * (heights[at] ?? 0)
    const each = area(given) / frequency(given)
    return { a: (frequency(asked) * each) / (widthsOf(kind)[asked] ?? 1), b: area(back) / each }
  },
})

supplement('part-of-a-class', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const which = random.int(0, COUNT - 1)
    const kind = kindOf(which)
    const heights = bars(random, kind)
    if (!heights) return null
    const at = random.pick([3, 4])
    const { x } = smallOf(kind)
    const [from, to] = [kind.edges[at] ?? 0, kind.edges[at + 1] ?? 0]
    const value = roundTo(from + random.int(1, Math.round((to - from) / x) - 1) * x, 2)
    const share = roundTo((to - value) * (heights[at] ?? 0), 4)
    return Number.isInteger(share) && share > 1 && share !== roundTo((value - from) * (heights[at] ?? 0), 4)
      ? { which, heights, at, from, to, value, share }
      : null
  },
  make: ({ which, heights, at, from, to, value, share }) => {
    const kind = kindOf(which)
    const { things } = kind
    const frequencies = frequenciesOf(kind, heights)
    const widths = widthsOf(kind)
    const n = totalOf(frequencies)
    const beyond = totalOf(frequencies.slice(at + 1))
    const above = share + beyond
    const percent = (100 * above) / n
    return {
      stem: [
        `The histogram shows information about ${kind.said('some')}.`,
        `A histogram of ${kind.said('a number of')} is drawn.`,
        `The histogram gives information about ${kind.said('a group of')}.`,
      ],
      figure: histogramFigure(kind, frequencies),
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the number of all ${things}.`,
          scheme: [
            `M1 $${heights.map((each, place) => `${each} \\times ${widths[place]}`).join(' + ')}$, with at most one slip`,
            `A1 ${n}`,
          ],
          solution: `Add the areas of all bars: $${heights.map((each, place) => `${each} \\times ${widths[place]}`).join(' + ')} = ${n}$.`,
          answer: n,
        }),
        b: ask.number({
          sigFigs: 2,
          command: 'Work out',
          objective: 'AO2',
          prompt: [
            `Work out an estimate of the number of ${kind.over(value)}.`,
            `Find an estimate of the number of ${kind.over(value)}.`,
          ],
          scheme: [`M1 $${heights[at]} \\times (${to} - ${value})$`, `A1 ${above}`],
          solution: `Only the part of the bar to the right of ${plain(value)} counts: $${heights[at]} \\times (${to} - ${value}) = ${share}$. ${beyond === 0 ? 'There is no class beyond it.' : `Add the class beyond it: $${share} + ${beyond} = ${above}$.`} This takes the values to be spread evenly over the class ${classText(kind.letter, from, to)}, so it is an estimate.`,
          answer: above,
        }),
        c: ask.number({
          sigFigs: 3,
          command: 'Calculate',
          objective: 'AO1',
          prompt: 'Calculate your answer to part (b) as a percentage of your answer to part (a).',
          scheme: [`B1 ${figures(percent, 3)}`],
          solution: `$\\frac{${above}}{${n}} \\times 100 = ${figures(percent, 3)}$ per cent.`,
          answer: percent,
          unit: '%',
          follow: { from: 'b', formula: `100*x/${n}` },
        }),
      },
    }
  },
  // By counting thin strips.
  verify: ({ which, heights, value }) => {
    const { edges } = kindOf(which)
    const [min, max] = [edges[0] ?? 0, edges.at(-1) ?? 1]
    const strips = 8000
    const thin = (max - min) / strips
    let [all, high] = [0, 0]
    for (let strip = 0; strip < strips; strip += 1) {
      const x = min + (strip + 0.5) * thin
      const height = heights[edges.findIndex(each => each >= x) - 1] ?? 0
      all += height * thin
      if (x > value) high += height * thin
    }
    return { a: all, b: high, c: (100 * high) / all }
  },
})

supplement('mean-from-a-histogram', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const which = random.int(0, COUNT - 1)
    const heights = bars(random, kindOf(which))
    return heights ? { which, heights } : null
  },
  make: ({ which, heights }) => {
    const kind = kindOf(which)
    const { letter, unit, edges } = kind
    const [classes, widths] = [classesOf(kind), widthsOf(kind)]
    const frequencies = frequenciesOf(kind, heights)
    const n = totalOf(frequencies)
    const middles = edges.slice(1).map((to, at) => (to + (edges[at] ?? 0)) / 2)
    const total = totalOf(frequencies.map((each, at) => each * (middles[at] ?? 0)))
    const asked = [2, 4]
    return {
      stem: [
        `The histogram shows information about ${kind.said(n)}.`,
        `The histogram gives information about ${kind.said(n)}.`,
        `A histogram of ${kind.said(n)} is drawn.`,
      ],
      figure: histogramFigure(kind, frequencies),
      parts: {
        a: ask.table({
          command: 'Complete',
          prompt: ['Complete the frequency table.', 'Use the histogram to complete the frequency table.'],
          head: [`*${letter}* (${unit})`, 'Frequency'],
          rows: classes.map((each, at) => [
            { text: each },
            asked.includes(at)
              ? { blank: `frequency ${at + 1}`, answer: frequencies[at] ?? 0, marks: 1 as const }
              : { text: plain(frequencies[at] ?? 0) },
          ]),
          scheme: asked.map(at => `B1 ${frequencies[at]}`),
          solution: `Frequency is height times width: ${asked.map(at => `$${heights[at]} \\times ${widths[at]} = ${frequencies[at]}$`).join(', ')}.`,
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Calculate',
          objective: 'AO1',
          prompt: [
            'Calculate an estimate of the mean.',
            `Calculate an estimate of the mean of these ${n} values.`,
          ],
          scheme: [
            `M1 mid-interval values ${middles.map(each => plain(each)).join(', ')}`,
            `M1 $${frequencies.map((each, at) => `${each} \\times ${middles[at]}`).join(' + ')}$, or ${plain(total)}`,
            `M1 $${total} \\div ${n}$`,
            `A1 ${figures(total / n, 3)}`,
          ],
          solution: `Take every value to be in the middle of its class: ${middles.map(each => plain(each)).join(', ')}. The sum of frequency times middle is ${plain(total)}.\n\n$${total} \\div ${n} = ${figures(total / n, 3)}$. Do not use the heights of the bars as frequencies.`,
          answer: total / n,
          unit,
        }),
      },
    }
  },
  // The balance point of the bars, by thin strips.
  verify: ({ which, heights }) => {
    const { edges } = kindOf(which)
    const [min, max] = [edges[0] ?? 0, edges.at(-1) ?? 1]
    const strips = 8000
    let [all, turn] = [0, 0]
    for (let strip = 0; strip < strips; strip += 1) {
      const x = min + ((strip + 0.5) * (max - min)) / strips
      const height = heights[edges.findIndex(each => each >= x) - 1] ?? 0
      all += height
      turn += height * x
    }
    return { b: turn / all }
  },
})
