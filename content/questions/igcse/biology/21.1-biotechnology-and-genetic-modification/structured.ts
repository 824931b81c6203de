import { growthGraph } from '@/content/figures/igcse/biology/biotechnology-and-genetic-modification'
import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { bacterialCell } from '@/lib/figures/biology/cells'
import {
  CANNOT_SUFFER,
  CHEAP,
  COMPLEX_MOLECULES,
  MUCH_PRODUCT,
  PLASMID_CARRIES,
  PLASMID_REMOVED,
  REPRODUCE_FAST,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '21.1', { calculator: 'needed' })

export { templates }

const PARTS = ['plasmid', 'circular DNA', 'ribosome', 'cell wall'] as const

supplement('hormone-from-bacteria', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const time = random.pick([20, 30, 40])
    const doublings = random.int(5, 9)
    return (time * doublings) % 60 === 0
      ? {
          time,
          doublings,
          start: random.pick([50, 100, 200, 400, 500]),
          order: random.shuffle(PARTS),
          hormone: random.pick([
            'a growth hormone',
            'insulin',
            'a hormone that helps to form red blood cells',
          ]),
          animal: random.pick(['sheep', 'pigs', 'goats', 'cows']),
        }
      : null
  },
  make: ({ time, doublings, start, order, hormone, animal }) => {
    const right = start * 2 ** doublings
    const hours = (time * doublings) / 60
    return {
      stem: [
        `Bacteria can be modified to make ${hormone}. The diagram shows a bacterium.`,
        `A company makes ${hormone} with modified bacteria. One of these cells is drawn in the diagram.`,
        `The diagram shows a bacterium. Cells of this kind are modified so that they make ${hormone}.`,
      ],
      figure: bacterialCell.figure({
        name: 'biotechnology-and-genetic-modification/cell-with-four-labels',
        title: 'A bacterium with four labels',
        labels: Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])),
      }),
      parts: {
        a: ask.match({
          prompt: 'Identify the parts labelled A, B, C and D.',
          marks: 4,
          items: asItems([...'ABCD']),
          targets: asItems(['plasmid', 'circular DNA', 'ribosome', 'cell wall', 'nucleus']),
          answer: Object.fromEntries(order.map((part, at) => ['ABCD'.charAt(at), part])),
          scheme: order.map((part, at) => `${'ABCD'.charAt(at)}: ${part}`),
          solution:
            'Plasmids are the small rings, the circular DNA is the long wound loop, ribosomes are the small dots, and the thick line is the cell wall. A bacterium has no nucleus.',
        }),
        b: ask.number({
          lead: `A flask contains ${start} of these bacteria. Their number doubles every ${time} minutes.`,
          prompt: `Calculate the number of bacteria after ${hours} hours.`,
          answer: right,
          unit: '',
          scheme: [`C1 ${doublings} doublings`, `C1 ${start} × 2^{${doublings}}`, `A1 ${plain(right)}`],
          solution: `${hours} × 60 ÷ ${time} = ${doublings} doublings. ${start} × 2^{${doublings}} = ${plain(right)}.`,
        }),
        c: ask.written({
          prompt: 'Explain how the plasmids of bacteria are useful in genetic modification.',
          scheme: [PLASMID_REMOVED, PLASMID_CARRIES],
          modelAnswer:
            'Plasmids are easily removed from the cell and altered: a new gene can be put in. They then carry the gene into a bacterium.',
          solution:
            'Plasmids are small and separate from the main DNA. Say what can be done with them, and what they bring into the cell.',
        }),
        d: ask.written({
          lead: `The hormone could also be made by modified ${animal}.`,
          prompt: 'Suggest why there are fewer ethical concerns about the bacteria.',
          lines: 2,
          scheme: [CANNOT_SUFFER],
          modelAnswer: `Bacteria have no nervous system, so they cannot feel pain, but ${animal} can.`,
          solution: 'An ethical concern is about right and wrong. Price and speed are no answers here.',
        }),
      },
    }
  },
  verify: ({ time, doublings, start }) => {
    let count = start
    for (let minute = time; minute <= time * doublings; minute += time) count *= 2
    return { b: count }
  },
})

core('growth-in-a-flask', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    factor: random.pick([10, 20, 50, 100]),
    doubling: random.pick([20, 30, 40]),
    read: random.pick([2, 3]),
    more: random.int(2, 4),
    product: random.pick([
      'an enzyme for washing powder',
      'an enzyme for cheese',
      'a vitamin',
      'a human hormone',
    ]),
  }),
  make: ({ factor, doubling, read, more, product }) => {
    const [there, last, end] = [2 * factor * 2 ** read, 32 * factor, 32 * factor * 2 ** more]
    return {
      stem: [
        `Bacteria that make ${product} are grown in a flask. The graph shows their number.`,
        `A scientist grows bacteria that make ${product} and counts them. The results are shown in the graph.`,
        `To make ${product}, bacteria are put into a flask with warm nutrient solution. The graph shows how many there are.`,
      ],
      figure: growthGraph({ factor, doubling }),
      parts: {
        'a.i': ask.number({
          prompt: `State the number of cells per mm^{3} at ${quantity(doubling * read, 'min')}.`,
          answer: there,
          unit: '',
          tolerance: factor,
          objective: 'AO2',
          scheme: [`${there} (± ${factor})`],
          solution: `Go up from ${quantity(doubling * read, 'min')} to the curve and across to the axis: ${there}.`,
        }),
        'a.ii': ask.number({
          prompt: 'Determine the time in which the number of cells doubles.',
          answer: doubling,
          unit: 'min',
          tolerance: 2,
          scheme: [
            'C1 two numbers, one twice the other, with their times',
            `A1 ${quantity(doubling, 'min')} (± 2 min)`,
          ],
          solution: `For example, the number is ${8 * factor} at ${quantity(2 * doubling, 'min')} and ${16 * factor} at ${quantity(3 * doubling, 'min')}. It doubles in ${quantity(doubling, 'min')}.`,
        }),
        b: ask.number({
          lead: `At ${quantity(4 * doubling, 'min')} there are ${last} cells per mm^{3}. After that the number doubles ${more} more times.`,
          prompt: 'Calculate the number of cells per mm^{3} at the end.',
          answer: end,
          unit: '',
          scheme: [`C1 ${last} × 2^{${more}}`, `A1 ${plain(end)}`],
          solution: `${more} doublings: ${last} × 2^{${more}} = ${last} × ${2 ** more} = ${plain(end)}.`,
        }),
        c: ask.written({
          prompt: `Explain why bacteria are useful for making ${product}.`,
          marks: 3,
          lines: 4,
          scheme: [REPRODUCE_FAST, MUCH_PRODUCT, COMPLEX_MOLECULES, CHEAP],
          modelAnswer:
            'Bacteria reproduce rapidly, so a large amount of product is made in a short time. They can make complex molecules. Their food is simple and cheap.',
          solution:
            'The two reasons to learn are rapid reproduction and the making of complex molecules. Add what follows from the first.',
        }),
      },
    }
  },
  verify: ({ factor, doubling, read, more }) => {
    let end = 32 * factor
    for (let n = 0; n < more; n += 1) end += end
    return { 'a.i': factor * Math.exp(Math.LN2 * (read + 1)), 'a.ii': doubling, b: end }
  },
})
