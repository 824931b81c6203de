import type { Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { type Market, market } from '@/lib/figures/markets'
import { dot, type Point, text } from '@/lib/figures/shapes'
import { LETTERS } from '../shared'

const { question, templates } = choiceQuestions('10.2')

export { templates }

type Places = Readonly<Record<string, Point>>

/** Letters above (or below) their points, in the order of the points. */
const named = (m: Market, places: Places, names: readonly string[]) =>
  Object.values(places)
    .map(([x, y], at) => {
      const [px, py] = m.at(x, y)
      return dot(px, py) + text(px, py - 9, names[at] ?? '', { anchor: 'middle', cls: 'b' })
    })
    .join('')

const route = (steps: string, name: (place: string) => string) => [...steps].map(name).join(' → ')

// a: the first demand and supply, b: more demand, c: both more, d: more supply.
const MACRO: Places = { a: [40, 48], b: [54, 62], c: [68, 48], d: [54, 34] }

const MOVES = {
  ab: ['Exports rise, while potential output and costs do not change.', 'only AD shifts to the right'],
  ac: [
    'Firms buy many machines. Spending rises at once, and soon afterwards capacity grows and costs fall.',
    'AD and SRAS both shift to the right',
  ],
  ad: [
    'Workers are trained better, so costs fall, while spending plans do not change.',
    'only SRAS shifts to the right',
  ],
  cb: ['The price of imported oil and gas rises steeply.', 'only SRAS shifts to the left'],
  cd: ['A recession abroad reduces exports.', 'only AD shifts to the left'],
} as const

type Move = keyof typeof MOVES

/** What a move does to output and to the price level. */
const effect = (move: Move) => {
  const [from, to] = [...move].map(place => MACRO[place] ?? [0, 0])
  const word = (by: number) => (by > 0 ? 'rises' : by < 0 ? 'falls' : 'does not change')
  return [word((to?.[0] ?? 0) - (from?.[0] ?? 0)), word((to?.[1] ?? 0) - (from?.[1] ?? 0))] as const
}

question('growth-and-inflation-on-ad-as', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const [move, ...others] = random.sample(Object.keys(MOVES) as Move[], 4)
    return move ? { move, others, names: random.shuffle(LETTERS) } : null
  },
  make: ({ move, others, names }) => {
    const m = market({ x: 'Real output', y: 'Price level', width: 250 })
    const name = (place: string) => names['abcd'.indexOf(place)] ?? ''
    const [output, price] = effect(move)
    return {
      stem: `The diagram shows two curves of aggregate demand and two of short-run aggregate supply. ${MOVES[move][0]}`,
      figure: figure(
        {
          name: 'government-macroeconomic-intervention-a-level/growth-and-inflation',
          title: 'Aggregate demand and aggregate supply',
          description: `Price level on the vertical axis, real output on the horizontal axis. AD2 lies to the right of AD1, SRAS2 to the right of SRAS1. Point ${name('a')} is where AD1 meets SRAS1, ${name('b')} where AD2 meets SRAS1, ${name('c')} where AD2 meets SRAS2, ${name('d')} where AD1 meets SRAS2.`,
          height: 262,
        },
        m.axes,
        m.straight([8, 80], [76, 12], '*AD*_{1}'),
        m.straight([26, 90], [92, 24], '*AD*_{2}'),
        m.straight([8, 16], [82, 90], '*SRAS*_{1}'),
        m.straight([32, 12], [92, 72], '*SRAS*_{2}'),
        named(m, MACRO, names),
      ),
      prompt: [
        'Which movement shows the effect?',
        'Which movement shows how output and the price level change?',
      ],
      right: route(move, name),
      wrong: others.map((other): Wrong => {
        const [moreOutput, morePrice] = effect(other)
        return [
          route(other, name),
          `You chose the movement where ${MOVES[other][1]}: output ${moreOutput} and the price level ${morePrice}.`,
        ]
      }),
      solution: `Here ${MOVES[move][1]}. So output ${output} and the price level ${price}: from ${name(move[0] ?? '')} to ${name(move[1] ?? '')}.`,
    }
  },
  verify: ({ move, names }) => {
    // Which curve each point lies on: [AD, SRAS], 1 or 2.
    const on = [
      [1, 1],
      [2, 1],
      [2, 2],
      [1, 2],
    ]
    const shifts = { ab: [1, 0], ac: [1, 1], ad: [0, 1], cb: [0, -1], cd: [-1, 0] }[move]
    const start = move.startsWith('a') ? 0 : 2
    const end = on.findIndex(curves =>
      curves.every((each, at) => each === (on[start]?.[at] ?? 0) + (shifts[at] ?? 0)),
    )
    return `${names[start]} → ${names[end]}`
  },
})

// a and c lie on the long-run curve, b to its left on the first short-run curve, d to its right on the second.
const RATES: Places = { a: [52, 30], b: [26, 60], c: [52, 60], d: [78, 30] }

const ERRORS: Readonly<Record<string, string>> = {
  abc: 'You assumed that people are slow to change what they expect. Then unemployment would first fall.',
  cda: 'You assumed that people are slow to change what they expect. Then unemployment would first rise.',
  ac: 'You let expectations adjust at once. Then there is no trade-off even in the short run.',
  ca: 'You let expectations adjust at once, so that disinflation costs no jobs.',
  aba: 'You moved back along the same curve. Expected inflation has risen, so the short-run curve has shifted up.',
  cdc: 'You moved back along the same curve. Expected inflation has fallen, so the short-run curve has shifted down.',
  adc: 'You began with a rise in unemployment. More demand first lowers it.',
  cba: 'You began with a fall in unemployment. Less demand first raises it.',
}

/** Where expectations adjust at once. */
const AT_ONCE: Readonly<Record<string, string>> = {
  aba: 'You assumed a change of unemployment along one curve. Expected inflation rises at once, so the short-run curve shifts up.',
  cdc: 'You assumed a change of unemployment along one curve. Expected inflation falls at once, so the short-run curve shifts down.',
  adc: 'You began with a rise in unemployment. When money wages rise with prices, unemployment does not change.',
  cba: 'You began with a fall in unemployment. When money wages follow prices at once, unemployment does not change.',
}

const PATHS = [
  {
    path: 'abc',
    wrong: ['ac', 'aba', 'adc'],
    start: 'a',
    story:
      'The government raises aggregate demand and keeps it growing faster. People expect the inflation of the recent past.',
    why: 'Inflation is higher than expected, so real wages fall and unemployment falls along the lower curve. When people expect the higher inflation, money wages catch up: the short-run curve shifts up and unemployment returns to its natural rate.',
  },
  {
    path: 'cda',
    wrong: ['ca', 'cdc', 'cba'],
    start: 'c',
    story:
      'The central bank raises its rate of interest to lower inflation for good. People expect the inflation of the recent past.',
    why: 'Inflation is lower than expected, so real wages rise and firms dismiss workers: along the upper curve to the right. When people expect the lower inflation, the short-run curve shifts down and unemployment returns to its natural rate.',
  },
  {
    path: 'ca',
    wrong: ['cda', 'cdc', 'cba'],
    start: 'c',
    story:
      'The central bank announces lower inflation. Everyone believes it, forms rational expectations, and all wages are adjusted at once.',
    why: 'Expected inflation falls as fast as inflation itself. Real wages do not change, so unemployment stays at its natural rate: straight down the long-run curve.',
  },
  {
    path: 'ac',
    wrong: ['abc', 'aba', 'adc'],
    start: 'a',
    story:
      'The government announces that aggregate demand will grow faster from now on. Everyone has rational expectations, and all wages are adjusted at once.',
    why: 'Everyone expects the higher inflation, and money wages rise with prices. Real wages do not change, so unemployment stays at its natural rate: straight up the long-run curve.',
  },
] as const

question('path-on-phillips-curves', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({ item: random.pick(PATHS), names: random.shuffle(LETTERS) }),
  make: ({ item, names }) => {
    const m = market({ x: 'Rate of unemployment', y: 'Rate of inflation', width: 250 })
    const name = (place: string) => names['abcd'.indexOf(place)] ?? ''
    const slope = 30 / 26
    const short = (by: number, from: number, to: number): [Point, Point] => [
      [from, 30 + (52 + by - from) * slope],
      [to, 30 + (52 + by - to) * slope],
    ]
    return {
      stem: `The diagram shows a long-run Phillips curve (LRPC) and two short-run Phillips curves (SRPC). The economy is at ${name(item.start)}. ${item.story}`,
      figure: figure(
        {
          name: 'government-macroeconomic-intervention-a-level/phillips-path',
          title: 'Short-run and long-run Phillips curves',
          description: `Rate of inflation on the vertical axis, rate of unemployment on the horizontal axis. LRPC is vertical. Two parallel curves fall, SRPC2 above SRPC1. ${name('a')} is where SRPC1 meets LRPC, ${name('c')} where SRPC2 meets LRPC. ${name('b')} is on SRPC1 to the left of LRPC, as high as ${name('c')}. ${name('d')} is on SRPC2 to the right of LRPC, as high as ${name('a')}.`,
          height: 262,
        },
        m.axes,
        m.straight([52, 0], [52, 92], '*LRPC*'),
        m.straight(...short(0, 8, 72), '*SRPC*_{1}'),
        m.straight(...short(26, 26, 92), '*SRPC*_{2}'),
        Object.values(RATES)
          .map(([x, y], at) => {
            const [px, py] = m.at(x, y)
            return dot(px, py) + text(px + 6, py - 7, names[at] ?? '', { cls: 'b' })
          })
          .join(''),
      ),
      prompt: [
        'Which path does the economy take?',
        'Along which points does the economy move, to its new long-run position?',
      ],
      right: route(item.path, name),
      wrong: item.wrong.map(
        (path): Wrong => [
          route(path, name),
          (item.path.length === 2 && AT_ONCE[path]) || (ERRORS[path] ?? ''),
        ],
      ),
      solution: item.why,
    }
  },
})
