import { sourcesAndSinks } from '@/content/figures/igcse/biology/transport-in-plants-3'
import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { matchScheme, sequenceScheme } from '@/lib/exams/rising-scheme'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { tuberGraph } from './figures'

const { supplement, templates } = questionsOf('structured', '8.4', { calculator: 'needed' })

export { templates }

const USES_OR_STORES = judged(
  'uses or stores sucrose (or amino acids)',
  `
  FOOD = sucrose/amino/sugar/food/nutrient
  reject release/make/produce/send ... FOOD, without use/store/need/receive
  accept use/store/receive/need/consume ... FOOD
  accept FOOD ... use/used/store/stored/receive/received/needed
  unsure use/store/FOOD
  earns: it uses sucrose
  earns: a part that stores amino acids
  earns: where sucrose is stord or used
  misses: it releases sucrose
  misses: it is a root
  misses: the end of the xylem`,
)

const STARCH_USED = judged(
  'its stored starch (food) is used / broken down / changed to sucrose',
  `
  STORE = starch/store/stored/food/reserve/sugar
  accept STORE ... break/broken/breaks/convert/change/turn/use/used/hydrolyse/release/digest
  accept break/breaks/broken/convert/change/turn/use/hydrolyse/digest ... STORE
  unsure STORE
  earns: starch is broken down to sugars
  earns: the stored food is used
  earns: the strach is changed to sucrose, starch is chainged
  misses: water evaporates
  misses: it makes new cells
  misses: the leaves photosynthesise`,
)

const TO_THE_SHOOT = judged(
  'sucrose (amino acids) is released to / moves to the (growing) shoot',
  `
  SHOOT = shoot/stem/leaf/leaves/bud/sprout/plant/part/sink
  FOOD = sucrose/amino/sugar/food/nutrient
  accept FOOD ... SHOOT
  accept release/give/send/supply/provide/move/transport ... FOOD
  accept FOOD ... release/released/leave/leaves/transported
  accept SHOOT ... use/need/receive/grow ... FOOD
  unsure SHOOT/grow
  earns: sucrose moves to the growing shoots
  earns: it releases sucrose
  earns: sucroze is sent to the new shoot
  misses: the tuber loses water
  misses: it is cold in winter
  misses: the mass stays the same`,
)

const NO_PHLOEM = judged(
  'the phloem has been removed',
  `
  accept not phloem
  accept phloem ... remove/cut/missing/gone/damage/break/broken/destroy/stop/block
  accept remove/cut/damage/break/destroy/block ... phloem
  unsure phloem
  earns: the phloem was cut off
  earns: there is no phloem in the ring
  earns: the phloem is removd
  misses: the xylem is still there
  misses: sucrose collects
  misses: the leaves make sucrose`,
)

const CANNOT_PASS = judged(
  'so sucrose from the leaves cannot pass down / collects above the ring',
  `
  FOOD = sucrose/sugar/food
  reject not make/photosynthesise/produce
  accept FOOD ... collect/accumulate/build/stay/stuck/stop/trap/trapped/block
  accept collect/accumulate/build/stop/block/prevent ... FOOD
  accept not FOOD
  accept FOOD ... not pass/move/go/reach/flow/get/transport/travel/translocate
  unsure FOOD
  earns: sucrose cannot move down past the ring
  earns: the sugar builds up above the ring
  earns: sucrose from the leaves acumulates there
  misses: water moves up
  misses: the phloem was removed
  misses: the xylem is broken`,
)

const LETTERS = ['P', 'Q', 'R', 'S'] as const
const PART_NAMES = ['leaf', 'growing tip', 'root', 'fruit'] as const

supplement('a-plant-in-summer', {
  facts: { difficulty: 3 },
  values: random => ({
    order: random.shuffle(PART_NAMES),
    plant: random.pick(['tomato', 'pepper', 'cherry', 'courgette']),
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
          objective: 'AO2',
          mode: 'exact',
          answers: [{ text: source, accept: [source.toLowerCase()] }],
          solution: `${source} is a full-grown leaf. It photosynthesises and releases sucrose.`,
        }),
        'a.ii': ask.match({
          prompt: 'Match each part with what happens there.',
          objective: 'AO2',
          marks: 2,
          items: order.map((part, at) => ({ id: part, text: `part ${LETTERS[at]}` })),
          targets: [
            { id: 'fruit', text: 'sugar is stored around seeds' },
            { id: 'growing tip', text: 'sucrose is used to make the shoot longer' },
            { id: 'leaf', text: 'sucrose is made and released' },
            { id: 'root', text: 'sucrose is used in the dark' },
            { id: 'none', text: 'water is changed to sucrose by xylem' },
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
  facts: { difficulty: 4 },
  values: random => {
    const full = random.step(100, 130, 10)
    const left = random.step(20, 60, 10)
    const percent = ((full - left) / full) * 100
    return {
      year: { early: random.pick([10, 20]), full, left },
      percent,
      plant: random.pick(['potato', 'yam', 'dahlia']),
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
        objective: 'AO2',
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
  facts: { difficulty: 5 },
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
      `A ring of tissue that contains the phloem is cut off the stem of a young ${tree}. The xylem is left. The figure shows the sucrose in the stem a week later.`,
      `A scientist removes the phloem, but not the xylem, from a ring around the stem of a young ${tree}. The figure shows the concentration of sucrose one week later.`,
      `The figure shows how much sucrose is in the stem of a young ${tree} above and below a ring. A week ago the phloem, but not the xylem, was removed there.`,
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
        prompt: 'Explain the difference.',
        objective: 'AO3',
        scheme: [NO_PHLOEM, CANNOT_PASS],
        modelAnswer:
          'The phloem has been removed, so sucrose from the leaves cannot move down past the ring.',
        solution:
          'Sucrose comes from the leaves, above the ring. Without phloem it cannot pass, and collects there.',
      }),
      c: ask.choice({
        prompt: 'The leaves do not wilt in this week. Why?',
        objective: 'AO3',
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
        prompt: 'After some months the tree dies. Which part dies first, and why?',
        objective: 'AO3',
        right: 'the roots, because they receive no sucrose',
        wrong: {
          'the roots, because they receive no water':
            'You chose the right part, but roots take up water themselves.',
          'the leaves, because they receive no sucrose': 'You forgot that leaves make sucrose themselves.',
          'the leaves, because they receive no oxygen':
            'You took phloem for a transport of oxygen; leaves take it from the air.',
        },
        solution:
          'Roots are sinks that cannot photosynthesise. Without sucrose from the leaves they cannot respire for long.',
      }),
    },
  }),
  verify: ({ above, below }) => {
    let [rest, count] = [above, 0]
    for (; rest > 1e-9; rest -= below / 2) count += 0.5
    return { a: count }
  },
})
