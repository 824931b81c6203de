import type { Cover } from '@/content/figures/igcse/biology/coordination-and-response-2'
import { bySize, inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { agarBlock, beanAtStart, bending, bentShoot, boxAndDishes, fourShoots, type Lean } from './figures'

const { core, supplement, templates } = choiceQuestions('14.5')

export { templates }

const letter = (at: number) => 'ABCD'.charAt(at)

const NAMES = [
  'positive gravitropism',
  'negative gravitropism',
  'positive phototropism',
  'negative phototropism',
] as const

type Name = (typeof NAMES)[number]

const CASES: readonly { name: Name; seen: string }[] = [
  { name: 'positive gravitropism', seen: 'The root of a maize seedling grows downwards in the dark.' },
  {
    name: 'positive gravitropism',
    seen: 'In a dark box the root of a bean that was turned round bends down.',
  },
  {
    name: 'negative gravitropism',
    seen: 'In a dark cupboard the shoot of a potato plant grows straight up.',
  },
  { name: 'negative gravitropism', seen: 'The shoot of a seed that lies deep in dark soil grows upwards.' },
  {
    name: 'positive phototropism',
    seen: 'The shoots of a tomato plant on a window sill grow towards the window.',
  },
  { name: 'positive phototropism', seen: 'Cress seedlings lit by a lamp on the left bend to the left.' },
  {
    name: 'negative phototropism',
    seen: 'The roots of an ivy plant grow away from the light, into a dark wall.',
  },
  { name: 'negative phototropism', seen: 'A root that is lit from the right grows to the left.' },
]

const NAME_ERRORS: Record<Name, string> = {
  'positive gravitropism': 'You chose growth towards gravity.',
  'negative gravitropism': 'You chose growth away from gravity.',
  'positive phototropism': 'You chose growth towards the light source.',
  'negative phototropism': 'You chose growth away from the light source.',
}

core('name-of-the-response', {
  facts: { difficulty: 1, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ item: random.pick(CASES) }),
  make: ({ item }) => ({
    stem: [
      item.seen,
      `A student watches how a plant grows. ${item.seen}`,
      `Part of a plant responds to a stimulus. ${item.seen}`,
    ],
    prompt: ['What is the name of this response?', 'Which response is this?'],
    right: item.name,
    wrong: NAMES.filter(name => name !== item.name).map((name): Wrong => [name, NAME_ERRORS[name]]),
    solution: `Gravitropism is a response to gravity, phototropism to the direction of light. Positive is towards the stimulus, negative is away from it. Here it is ${item.name}.`,
  }),
})

const LEANS = ['left', 'right', 'straight', 'apart'] as const

const LEAN_ERRORS: Record<'turned' | 'top' | 'side', Partial<Record<Lean, string>>> = {
  side: {
    straight: 'You gave the result of a clinostat or of light from above.',
    apart: 'You let each seedling bend its own way, but light comes from one side to all of them.',
  },
  turned: {
    left: 'You left out the turning: no side of the seedlings is lit more than another.',
    right: 'You left out the turning: no side of the seedlings is lit more than another.',
    apart: 'You let each seedling bend its own way, but all their sides are lit equally.',
  },
  top: {
    left: 'You put the light on the left side, but it comes from above.',
    right: 'You put the light on the right side, but it comes from above.',
    apart: 'You let each seedling bend its own way, but light comes from above to all of them.',
  },
}

core('which-drawing-after', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const turning = random.chance(0.35)
    const opening = turning
      ? random.pick(['left', 'right'] as const)
      : random.pick(['left', 'right', 'top'] as const)
    return {
      turning,
      opening,
      order: random.shuffle(LEANS),
      plant: random.pick(['cress', 'mustard', 'radish', 'lettuce']),
    }
  },
  make: ({ turning, opening, order, plant }) => {
    const right: Lean = turning || opening === 'top' ? 'straight' : opening
    const errors = LEAN_ERRORS[turning ? 'turned' : opening === 'top' ? 'top' : 'side']
    const tray = turning ? 'on a clinostat that turns slowly' : 'that is not moved'
    return {
      stem: [
        `Young ${plant} seedlings are put into a dark box with one opening, in a dish ${tray}.`,
        `The figure shows a dish of ${plant} seedlings ${tray}, in a dark box with one opening.`,
        `A student grows ${plant} seedlings in a dish ${tray}. The dish stands in a dark box with one opening for light.`,
      ],
      figure: boxAndDishes(opening, turning, order),
      prompt: [
        'Which dish shows the seedlings two days later?',
        'Which drawing shows how the seedlings look after two days?',
      ],
      options: inThisOrder(
        order.map((lean, at): Wrong | string =>
          lean === right
            ? letter(at)
            : [
                letter(at),
                errors[lean] ?? 'You chose growth away from the light, but shoots grow towards it.',
              ],
        ),
      ),
      solution: turning
        ? `The clinostat turns the seedlings, so light reaches all sides equally and they grow straight up: ${letter(order.indexOf(right))}.`
        : `Shoots grow towards the light source (positive phototropism). Light comes from ${opening === 'top' ? 'above' : `the ${opening}`}: ${letter(order.indexOf(right))}.`,
    }
  },
})

core('bean-in-the-dark', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    turning: random.chance(0.4),
    days: random.int(3, 5),
    where: random.pick(['a dark cupboard', 'a dark box', 'a dark room']),
  }),
  make: ({ turning, days, where }) => {
    const right = turning ? 'straight on, to the left | straight on, to the right' : 'downwards | upwards'
    const errors: Record<string, string> = {
      'downwards | upwards':
        'You left out the clinostat, which lets gravity act on all sides of the bean in turn.',
      'upwards | downwards': turning
        ? 'You let gravity act from one side only, and you exchanged root and shoot.'
        : 'You exchanged root and shoot: roots grow towards gravity, shoots away from it.',
      'downwards | downwards': turning
        ? 'You let the parts fall under their weight, but they respond by growth.'
        : 'You let both parts grow towards gravity, but shoots grow away from it.',
      'straight on, to the left | straight on, to the right':
        'You left out gravitropism, which needs no light.',
    }
    return {
      stem: turning
        ? [
            `A germinating bean is fixed on its side on a clinostat in ${where}. The clinostat turns slowly, so that each side of the bean faces down in turn.`,
            `In ${where}, the bean in the figure is turned slowly on a clinostat, round and round, so that each side faces down for the same time.`,
            `A student fixes the bean in the figure to a clinostat in ${where}. It turns slowly, and every side of the bean faces down in turn.`,
          ]
        : [
            `A germinating bean is fixed on its side in ${where}. It is not moved.`,
            `The bean in the figure is fixed on its side and left in ${where}.`,
            `A student fixes a germinating bean on its side, as in the figure, and leaves it in ${where}.`,
          ],
      figure: beanAtStart(),
      prompt: [
        `In which directions do root and shoot grow in the next ${days} days?`,
        `How do root and shoot grow during the next ${days} days?`,
      ],
      columns: 'root | shoot',
      right,
      wrong: Object.fromEntries(Object.entries(errors).filter(([row]) => row !== right)),
      solution: turning
        ? 'On the clinostat gravity acts on all sides equally. Neither part bends, and both grow straight on.'
        : 'Gravitropism does not need light. The root grows towards gravity (downwards), the shoot away from gravity (upwards).',
    }
  },
})

const GAINS = {
  'shoots towards light': {
    how: 'The shoots of a plant grow towards the light.',
    gain: 'The leaves absorb more light for photosynthesis.',
    error: 'You gave the advantage of shoots that grow towards light.',
  },
  'roots downwards': {
    how: 'The roots of a plant grow downwards.',
    gain: 'The plant is anchored and absorbs more water.',
    error: 'You gave the advantage of roots that grow downwards.',
  },
  'shoots upwards': {
    how: 'The shoot of a seed in the soil grows upwards.',
    gain: 'The first leaves come out of the dark soil.',
    error: 'You gave the advantage of a shoot that grows upwards in the soil.',
  },
} as const

const HOWS = ['shoots towards light', 'roots downwards', 'shoots upwards'] as const

core('how-the-response-helps', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    how: random.pick(HOWS),
    plant: random.pick(['pea', 'bean', 'sunflower', 'maize', 'rice']),
  }),
  make: ({ how, plant }) => ({
    stem: [
      GAINS[how].how.replace('a plant', `a ${plant} plant`).replace('a seed', `a ${plant} seed`),
      `${GAINS[how].how.replace('a plant', `a ${plant} plant`).replace('a seed', `a ${plant} seed`)} This is a tropic response.`,
      `A student describes a tropic response. “${GAINS[how].how.replace('a plant', `a ${plant} plant`).replace('a seed', `a ${plant} seed`)}”`,
    ],
    prompt: ['What is the advantage of this response?', 'How does this response help the plant?'],
    right: GAINS[how].gain,
    wrong: [
      ...HOWS.filter(other => other !== how).map((other): Wrong => [GAINS[other].gain, GAINS[other].error]),
      [
        'The plant loses less water vapour from its leaves.',
        'You gave an advantage of closed stomata, not of a tropic response.',
      ],
    ],
    solution: `${GAINS[how].how} ${GAINS[how].gain}`,
  }),
})

const perHour = (value: number) => `${plain(Number(value.toFixed(1)))}° per hour`

core('rate-of-bending', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const rate = random.pick([6, 8, 10, 12])
    const [from, to] = random.pick([
      [2, 5],
      [2, 6],
      [3, 6],
      [3, 8],
      [4, 7],
      [4, 8],
    ] as const)
    const [first, last] = [(from - 1) * rate, (to - 1) * rate]
    const wrong = threeSlips(
      random,
      rate,
      [
        [last / to, 'You divided the last angle by the whole time.'],
        [last - first, 'You gave the change of the angle, not the change in one hour.'],
        [last / (to - from), 'You divided the last angle by the time, not the change of the angle.'],
        [(first + last) / (to - from), 'You added the two angles; subtract them.'],
        [(last - first) / to, 'You divided the change by the whole time from the start.'],
      ],
      value => plain(value, 1),
    )
    return wrong
      ? {
          rate,
          from,
          to,
          wrong,
          part: random.pick(['shoot of a bean', 'root of a pea', 'shoot of a maize plant']),
        }
      : null
  },
  make: ({ rate, from, to, wrong, part }) => ({
    stem: [
      `The ${part} is put on its side. The graph shows the angle by which its tip has bent.`,
      `A student measures the angle by which the ${part} has bent after it was put on its side.`,
      `The graph shows how far the tip of the ${part} has bent since the plant was turned on its side.`,
    ],
    figure: bending(rate),
    prompt: [
      `At what rate does the tip bend between ${from} and ${to} hours?`,
      `What is the rate of bending from ${from} hours to ${to} hours?`,
    ],
    options: bySize({ right: rate, wrong, print: perHour }),
    solution: `The angle changes from ${(from - 1) * rate}° to ${(to - 1) * rate}°. Change ÷ time = ${(to - from) * rate} ÷ ${to - from} = ${rate}° per hour.`,
  }),
  verify: ({ rate, from, to }) => perHour(((to - 1) * rate - (from - 1) * rate) / (to - from)),
})

const PLACES = ['upper left', 'upper right', 'lower left', 'lower right'] as const

supplement('where-auxin-acts', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    side: random.pick(['left', 'right'] as const),
    asked: random.pick(['auxin', 'elongate'] as const),
    order: random.shuffle([...'ABCD']),
  }),
  make: ({ side, asked, order }) => {
    const shaded = side === 'right' ? 0 : 1
    const key = order[shaded] ?? ''
    const errors = PLACES.map((_, at) => {
      if (at === shaded) return null
      if (at === 1 - shaded) return 'You chose the side towards the light: auxin collects on the other side.'
      return 'You chose a place near the base, below the part that bends.'
    })
    return {
      stem: [
        `The figure shows a shoot that has been lit from the ${side} for two days.`,
        `A young shoot grows in a box with light from the ${side} only. The figure shows it after two days.`,
        `For two days light has come to this shoot from the ${side}.`,
      ],
      figure: bentShoot(side, order),
      prompt:
        asked === 'auxin'
          ? ['In which place is there most auxin?', 'Where is the concentration of auxin highest?']
          : ['In which place do the cells elongate most?', 'Where is the elongation of cells greatest?'],
      options: inThisOrder(
        [...'ABCD'].map((name): Wrong | string => {
          const error = errors[order.indexOf(name)]
          return error ? [name, error] : name
        }),
      ),
      solution: `Auxin from the tip collects on the shaded side, away from the light. Cells elongate most there, so the shoot bends towards the light: ${key}.`,
    }
  },
})

const COVERS = ['whole', 'no tip', 'cap', 'sleeve'] as const

const ASKS: Record<'cap' | 'no tip', { prompt: [string, string]; why: string }> = {
  cap: {
    prompt: [
      'Which shoot grows taller without bending?',
      'Which shoot will grow straight up in the next two days?',
    ],
    why: 'The covered tip makes auxin, but no light reaches it. Auxin spreads evenly, and the shoot grows straight up.',
  },
  'no tip': {
    prompt: ['Which shoot grows least in length?', 'Which shoot will hardly grow in the next two days?'],
    why: 'Auxin is made in the tip. Without its tip the shoot has too little auxin, so its cells hardly elongate.',
  },
}

const COVER_ERRORS: Record<Cover, string> = {
  whole: 'You chose the whole shoot, which bends towards the light.',
  'no tip': 'You chose the shoot without a tip, which has no source of auxin.',
  cap: 'You chose the shoot with a covered tip, which still makes auxin.',
  sleeve: 'You chose the shoot with a covered base: its tip is lit, so it bends.',
}

supplement('four-treated-shoots', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    side: random.pick(['left', 'right'] as const),
    asked: random.pick(['cap', 'no tip'] as const),
    order: random.shuffle(COVERS),
    plant: random.pick(['oat', 'maize', 'wheat', 'barley']),
  }),
  make: ({ side, asked, order, plant }) => ({
    stem: [
      `Four ${plant} shoots are lit from the ${side}. The dark covers let no light through.`,
      `The figure shows four young ${plant} shoots at the start of an experiment. Light comes from the ${side} and does not pass through the dark covers.`,
      `A student prepares four ${plant} shoots as shown and lights them from the ${side}. Dark covers keep out all light.`,
    ],
    figure: fourShoots(order, [...'ABCD'], side),
    prompt: ASKS[asked].prompt,
    options: inThisOrder(
      order.map((cover, at): Wrong | string =>
        cover === asked ? letter(at) : [letter(at), COVER_ERRORS[cover]],
      ),
    ),
    solution: `${ASKS[asked].why} This is shoot ${letter(order.indexOf(asked))}.`,
  }),
})

const RESULTS = ['bends to the left', 'bends to the right', 'grows straight up', 'grows very little'] as const

supplement('block-of-agar', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const block = random.pick(['left', 'right', 'whole'] as const)
    return { block, plain: random.chance(0.25), plant: random.pick(['an oat', 'a maize', 'a wheat']) }
  },
  make: ({ block, plain: empty, plant }) => {
    const right = empty
      ? 'grows very little'
      : block === 'whole'
        ? 'grows straight up'
        : block === 'left'
          ? 'bends to the right'
          : 'bends to the left'
    const treated = empty
      ? 'A block of agar that has never touched a shoot tip is put on the shoot, as shown.'
      : 'A block of agar on which a shoot tip has stood for three hours is put on the shoot, as shown.'
    const errorOf = (result: (typeof RESULTS)[number]): string => {
      if (empty)
        return result === 'grows straight up'
          ? 'You let the shoot grow as if the block held auxin.'
          : 'You let one side grow faster, but no auxin comes from this block.'
      if (result === 'grows very little')
        return 'You left out the auxin that has diffused from the tip into the block.'
      if (result === 'grows straight up')
        return 'You let auxin reach both sides, but the block lies on one half.'
      if (block === 'whole') return 'You let one side grow faster, but auxin reaches both sides equally.'
      return 'You let the shoot bend towards the side with more auxin, but this side grows longer.'
    }
    return {
      stem: [
        `The tip of ${plant} shoot is cut off. ${treated} The shoot is kept in the dark.`,
        `A student cuts the tip off ${plant} shoot and keeps the shoot in the dark. ${treated}`,
        `In a dark room ${plant} shoot has lost its tip. ${treated}`,
      ],
      figure: agarBlock(block),
      prompt: ['What happens to the shoot in the next day?', 'How does the shoot grow during the next day?'],
      right: `It ${right}.`,
      wrong: RESULTS.filter(result => result !== right).map(
        (result): Wrong => [`It ${result}.`, errorOf(result)],
      ),
      solution: empty
        ? 'Auxin is made in the tip. This block has none, so the cells of the cut shoot hardly elongate.'
        : block === 'whole'
          ? 'Auxin diffuses from the block down both sides equally. Cells elongate equally, so the shoot grows straight up.'
          : `Auxin diffuses from the block down the ${block} side. Cells there elongate, so the ${block} side becomes longer and the shoot ${right}.`,
    }
  },
})

supplement('lengths-of-two-sides', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const start = 40
    const lit = start + random.step(6, 10, 2)
    const shaded = lit + random.pick([8, 10, 12, 14, 20])
    const cells = random.step(100, 250, 50)
    const right = (cells * (shaded - lit)) / 1000
    const wrong = threeSlips(
      random,
      right,
      [
        [
          (cells * (shaded - start)) / 1000,
          'You gave how much the shaded side has grown, not the difference of the sides.',
        ],
        [
          (cells * (lit - start)) / 1000,
          'You gave how much the lit side has grown, not the difference of the sides.',
        ],
        [
          (cells * (shaded - lit)) / 100,
          'You divided by 100 to change micrometres into millimetres; divide by 1000.',
        ],
        [(cells * shaded) / 1000, 'You gave the whole length of the shaded side.'],
        [
          (cells * (shaded - lit)) / 10000,
          'You divided by 10 000 to change micrometres into millimetres; divide by 1000.',
        ],
      ],
      value => plain(value, 2),
    )
    return wrong ? { start, lit, shaded, cells, right, wrong, hours: random.pick([12, 18, 24]) } : null
  },
  make: ({ start, lit, shaded, cells, right, wrong, hours }) => ({
    stem: [
      `A row of ${cells} cells lies along each side of a shoot. At first each cell is ${quantity(start, 'μm')} long. After ${hours} hours of light from one side, a cell of the lit side is ${quantity(lit, 'μm')} long and a cell of the shaded side ${quantity(shaded, 'μm')}.`,
      `On each side of a shoot there is a row of ${cells} cells, each ${quantity(start, 'μm')} long. The shoot is lit from one side for ${hours} hours. Then cells of the shaded side are ${quantity(shaded, 'μm')} long and cells of the lit side ${quantity(lit, 'μm')}.`,
      `In ${hours} hours of light from one side, the cells of a shoot elongate from ${quantity(start, 'μm')} to ${quantity(shaded, 'μm')} on the shaded side and to ${quantity(lit, 'μm')} on the lit side. Each side has a row of ${cells} such cells.`,
    ],
    prompt: [
      'By how much is the shaded side now longer than the lit side?',
      'What is now the difference in length between the shaded side and the lit side?',
    ],
    options: numbers({ right, unit: 'mm', wrong }),
    solution: `Each cell of the shaded side is ${shaded} − ${lit} = ${quantity(shaded - lit, 'μm')} longer. For ${cells} cells: ${quantity(cells * (shaded - lit), 'μm')}. Divide by 1000: ${quantity(right, 'mm')}.`,
  }),
  verify: ({ lit, shaded, cells }) => (cells * shaded) / 1000 - (cells * lit) / 1000,
})
