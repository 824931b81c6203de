import { sourcesAndSinks } from '@/content/figures/igcse/biology/transport-in-plants-3'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { matchScheme, sequenceScheme } from '@/lib/exams/rising-scheme'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { tuberGraph } from './figures'
import { CANNOT_PASS, CARRIED_IN_PHLOEM, STARCH_USED, TO_THE_SHOOT, USES_OR_STORES } from './points'

const { supplement, templates } = questionsOf('structured', '8.4', { calculator: 'needed' })

export { templates }

const LETTERS = ['P', 'Q', 'R', 'S'] as const
const PART_NAMES = ['leaf', 'growing tip', 'root', 'fruit'] as const

supplement('a-plant-in-summer', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(PART_NAMES),
    plant: random.pick(['tomato', 'pepper', 'melon', 'blueberry']),
  }),
  make: ({ order, plant }) => {
    const source = LETTERS[order.indexOf('leaf')] ?? 'P'
    return {
      stem: [
        `The figure shows a ${plant} plant in summer. Four parts are labelled **P** to **S**.`,
        `A student draws a ${plant} plant that stands in the light in summer and labels four parts **P** to **S**.`,
        `In summer sucrose moves through this ${plant} plant. The letters **P** to **S** label four parts.`,
      ],
      figure: sourcesAndSinks.figure({
        name: `transport-in-plants/summer-letters-${order.map(part => part.charAt(0)).join('')}`,
        labels: Object.fromEntries(order.map((part, at) => [part, LETTERS[at] ?? ''])),
      }),
      parts: {
        'a.i': words({
          subject: 'igcse/biology',
          prompt: 'State the letter of the part that is a source.',
          mode: 'exact',
          answers: [{ text: source, accept: [source.toLowerCase()] }],
          solution: `${source} is a full-grown leaf. It photosynthesises and releases sucrose.`,
        }),
        'a.ii': ask.match({
          prompt: 'Match each part with what happens there.',
          marks: 2,
          items: order.map((part, at) => ({ id: part, text: `part ${LETTERS[at]}` })),
          targets: [
            { id: 'fruit', text: 'sugar is stored around seeds' },
            { id: 'growing tip', text: 'sucrose is used to make the shoot longer' },
            { id: 'leaf', text: 'sucrose is made and released' },
            { id: 'root', text: 'sucrose from the leaves is used in the dark' },
            { id: 'none', text: 'sucrose is taken up from the soil' },
          ],
          answer: Object.fromEntries(order.map(part => [part, part])),
          scheme: matchScheme(4, 2),
          solution:
            'The leaf is the source. The growing tip uses sucrose to make new cells, the fruit stores sugar, and the roots use sucrose in the dark soil.',
        }),
        b: words({
          subject: 'igcse/biology',
          prompt: 'State the name of the tissue in which sucrose moves.',
          answers: [{ text: 'phloem', accept: ['phloem tissue'] }],
          reject: [{ text: 'xylem', why: 'Xylem carries water and mineral ions.' }],
          solution: 'Phloem carries sucrose and amino acids.',
        }),
        c: words({
          subject: 'igcse/biology',
          prompt: 'State the name of this movement of sucrose from a source to a sink.',
          answers: [{ text: 'translocation' }],
          reject: [{ text: 'transpiration', why: 'Transpiration is the loss of water vapour from leaves.' }],
          solution:
            'The movement of sucrose and amino acids in phloem from sources to sinks is translocation.',
        }),
        d: ask.written({
          prompt: 'State what is meant by a *sink*.',
          scheme: [USES_OR_STORES],
          lines: 2,
          modelAnswer: 'A part of a plant that uses or stores sucrose or amino acids.',
          solution: 'A source releases sucrose or amino acids. A sink uses or stores them.',
        }),
      },
    }
  },
})

supplement('a-tuber-through-the-year', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const full = random.step(100, 130, 10)
    const left = random.step(20, 60, 10)
    const percent = ((full - left) / full) * 100
    return {
      year: { early: random.pick([10, 20]), full, left },
      percent,
      plant: random.pick(['potato', 'yam']),
    }
  },
  make: ({ year, percent, plant }) => ({
    stem: [
      `The figure shows the mass of a ${plant} tuber from June, when it forms, to May of the next year.`,
      `A ${plant} tuber forms in June and sprouts in the next March. The figure shows its mass.`,
      `A scientist follows the mass of a ${plant} tuber for a year. The figure shows the results from June to May.`,
    ],
    figure: tuberGraph(year),
    parts: {
      'a.i': ask.number({
        prompt: 'State the mass of the tuber in December.',
        objective: 'AO2',
        answer: year.full,
        unit: 'g',
        tolerance: 2,
        scheme: [`A1 ${quantity(year.full, 'g')} (± 2)`],
        solution: `In December the line is level at ${quantity(year.full, 'g')}.`,
      }),
      'a.ii': ask.number({
        prompt: 'Calculate the percentage decrease in mass from March to May.',
        answer: percent,
        unit: '%',
        tolerance: 2,
        scheme: [
          `C1 (${year.full} − ${year.left}) ÷ ${year.full} × 100`,
          `A1 ${plain(Number(percent.toFixed(1)))}%`,
        ],
        solution: `The mass falls from ${quantity(year.full, 'g')} to ${quantity(year.left, 'g')}: (${year.full} − ${year.left}) ÷ ${year.full} × 100 = ${plain(Number(percent.toFixed(1)))}%.`,
      }),
      b: ask.choice({
        prompt: 'What is the tuber in September, and why?',
        objective: 'AO2',
        right: 'a sink, because it stores what it receives',
        wrong: {
          'a source, because it releases what it has stored': 'You took the rise of the mass for a release.',
          'a sink, because it releases what it has stored':
            'You named the right role, but a sink does not release.',
          'a source, because it stores what it receives':
            'You gave the right reason, but a part that stores is a sink.',
        },
        solution: 'In September the mass rises: the tuber receives sucrose from the leaves and stores it.',
      }),
      c: ask.written({
        prompt: 'Explain why the tuber is a source in April.',
        scheme: [STARCH_USED, TO_THE_SHOOT],
        modelAnswer:
          'The starch in the tuber is broken down and changed to sucrose. The sucrose moves to the growing shoot.',
        solution:
          'Its mass falls: the store is used, and sucrose is released to the shoot, which cannot yet make enough.',
      }),
      d: ask.order({
        prompt: 'Put these events of the year into their order. Begin in June.',
        command: 'Identify',
        marks: 3,
        items: [
          { id: 'store', text: 'sucrose is changed to starch in the tuber' },
          { id: 'leaf', text: 'leaves make sucrose' },
          { id: 'shoot', text: 'sucrose moves from the tuber to a shoot' },
          { id: 'down', text: 'sucrose moves from leaves to the tuber' },
        ],
        answer: ['leaf', 'down', 'store', 'shoot'],
        scheme: sequenceScheme(4, 3),
        solution:
          'In summer leaves make sucrose, which moves to the tuber and is stored as starch. In spring the tuber supplies the shoot.',
      }),
    },
  }),
  verify: ({ year: { full, left } }) => ({ 'a.i': full, 'a.ii': 100 - (100 * left) / full }),
})

supplement('a-ring-without-phloem', {
  facts: { difficulty: 5, checked: '2026-11-27' },
  values: random => {
    const below = random.pick([2, 4, 5])
    const times = random.pick([2.5, 3, 3.5, 4])
    const above = below * times
    return above <= 20 && Number.isInteger(above)
      ? { below, above, times, tree: random.pick(['willow', 'ash', 'lime', 'beech']) }
      : null
  },
  make: ({ below, above, times, tree }) => ({
    stem: [
      `In summer a ring of tissue that contains the phloem is cut off the stem of a young ${tree}. The xylem is left in place. The figure shows the sucrose in the stem a week later.`,
      `In summer a scientist removes the phloem, but not the xylem, from a ring around the stem of a young ${tree}. The figure shows the concentration of sucrose one week later.`,
      `The figure shows how much sucrose is in the stem of a young ${tree} in summer, above and below a ring. A week ago the phloem, but not the xylem, was removed from this ring.`,
    ],
    figure: chartFigure(
      { name: `transport-in-plants/ring-bars-${below}-${above}`, title: 'Sucrose above and below a ring' },
      barChart({
        categories: ['above the ring', 'below the ring'],
        values: [above, below],
        yLabel: 'sucrose / mg per g of stem',
        yEvery: 2,
        yMax: 20,
        height: 190,
      }),
    ),
    parts: {
      a: ask.number({
        prompt: 'Calculate how many times as high the concentration is above the ring as below it.',
        answer: times,
        tolerance: 0.2,
        scheme: [`C1 ${above} ÷ ${below}`, `A1 ${plain(times)}`],
        solution: `Divide the value above the ring by the one below it: ${above} ÷ ${below} = ${plain(times)}.`,
      }),
      b: ask.written({
        prompt: 'Explain why the concentration is higher above the ring than below it.',
        objective: 'AO2',
        scheme: [CARRIED_IN_PHLOEM, CANNOT_PASS],
        modelAnswer:
          'Sucrose from the leaves is carried down in the phloem. The phloem is removed from the ring, so sucrose cannot pass it and collects above.',
        solution:
          'The leaves, the source, are above the ring. Phloem carries sucrose from them down to the roots. Without phloem it cannot pass the ring, and collects above it.',
      }),
      c: ask.choice({
        prompt: 'Which sentence explains why the leaves do not wilt in this week?',
        objective: 'AO2',
        right: 'Water still moves up in the xylem.',
        wrong: {
          'Water now moves up in the phloem.':
            'You chose the tissue that was removed, and it does not carry water up.',
          'Sucrose still moves down in the xylem.':
            'You put sucrose into the xylem, which carries water and ions.',
          'Transpiration stops without phloem.':
            'You joined transpiration to phloem, but vapour is still lost.',
        },
        solution: 'The xylem was left, so the leaves receive water as before.',
      }),
      d: ask.choice({
        prompt: 'The phloem does not grow again, and much later the roots die. Which sentence explains why?',
        objective: 'AO2',
        right: 'Roots need sucrose from the leaves for respiration.',
        wrong: {
          'Roots need water from the leaves for growth.':
            'You chose water, but roots take it up from the soil themselves.',
          'Roots need oxygen from the leaves for respiration.':
            'You chose oxygen, but phloem does not carry it: roots take it from air in the soil.',
          'Roots need mineral ions from the leaves for growth.':
            'You chose mineral ions, but roots take them up from the soil themselves.',
        },
        solution:
          'Roots are sinks: they cannot photosynthesise and use sucrose from the leaves in respiration. Without phloem no sucrose reaches them, and when their own store is used up they die.',
      }),
    },
  }),
  verify: ({ above, below }) => {
    let [rest, count] = [above, 0]
    for (; rest > 1e-9; rest -= below / 2) count += 0.5
    return { a: count }
  },
})
