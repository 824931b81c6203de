import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { component, junction, terminal, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { line, type Shape } from '@/lib/figures/shapes'
import { fourDrawings, lettered } from '../shared'

const { supplement, templates } = choiceQuestions('4.3.2', { calculator: 'needed' })

export { templates }

const NETWORKS = {
  series: { factor: 3, told: 'three in series' },
  parallel: { factor: 1 / 3, told: 'three in parallel' },
  mixed: { factor: 1.5, told: 'two in parallel, and one in series with them' },
  branch: { factor: 2 / 3, told: 'two in series, and one in parallel with them' },
} as const

type Network = keyof typeof NETWORKS

/** Three resistors between two terminals, in a space of 175 by 110. */
function network(kind: Network, x: number, y: number): Shape {
  const [l, r, m] = [x + 16, x + 168, y + 62]
  const ends = terminal(l, m) + terminal(r, m)
  const one = (x1: number, x2: number, py: number) => component('resistor', x1, py, x2, py)
  if (kind === 'series')
    return (
      line(l + 4, m, l + 6, m) +
      one(l + 4, l + 53, m) +
      one(l + 52, l + 100, m) +
      one(l + 100, r - 4, m) +
      ends
    )
  if (kind === 'parallel')
    return (
      line(l + 4, m, l + 30, m) +
      line(r - 30, m, r - 4, m) +
      wire([
        [l + 30, m - 32],
        [l + 30, m + 32],
      ]) +
      wire([
        [r - 30, m - 32],
        [r - 30, m + 32],
      ]) +
      [m - 32, m, m + 32].map(py => one(l + 30, r - 30, py)).join('') +
      junction(l + 30, m) +
      junction(r - 30, m) +
      ends
    )
  const [a, b] = kind === 'mixed' ? [l + 18, r - 62] : [l + 18, r - 18]
  const upper =
    kind === 'mixed' ? one(a, b, m - 22) : one(a, (a + b) / 2, m - 22) + one((a + b) / 2, b, m - 22)
  const after = kind === 'mixed' ? one(b, r - 4, m) : line(b, m, r - 4, m)
  return (
    line(l + 4, m, a, m) +
    wire([
      [a, m - 22],
      [a, m + 22],
    ]) +
    wire([
      [b, m - 22],
      [b, m + 22],
    ]) +
    upper +
    one(a, b, m + 22) +
    after +
    junction(a, m) +
    junction(b, m) +
    ends
  )
}

supplement('which-network-has-the-resistance', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => ({
    each: random.step(6, 60, 6),
    asked: random.pick(['series', 'parallel', 'mixed', 'branch', 'mixed', 'branch'] as const),
    shown: random.shuffle(['series', 'parallel', 'mixed', 'branch'] as const),
  }),
  make: ({ each, asked, shown }) => ({
    stem: [
      `Three resistors of ${quantity(each, 'Ω')} each are connected between two terminals in four different ways.`,
      `A student has three resistors, each of resistance ${quantity(each, 'Ω')}, and connects them between two terminals as shown.`,
      `Each of the four networks consists of three ${quantity(each, 'Ω')} resistors.`,
    ],
    figure: figure(
      {
        name: 'electricity-and-magnetism/four-networks-of-three-resistors',
        title: 'Four networks of three equal resistors',
        description: `Four networks between two terminals, A to D. ${shown.map((kind, at) => `${'ABCD'[at]}: ${NETWORKS[kind].told}.`).join(' ')}`,
        height: 230,
      },
      fourDrawings(114, (at, x, y) => network(shown[at] ?? 'series', x, y)),
    ),
    prompt: [`Which network has a combined resistance of ${quantity(each * NETWORKS[asked].factor, 'Ω')}?`],
    options: lettered(
      shown.map(kind =>
        kind === asked
          ? null
          : `You chose ${NETWORKS[kind].told}: together they have ${quantity(each * NETWORKS[kind].factor, 'Ω')}.`,
      ),
    ),
    solution: `Two in parallel have ${quantity(each / 2, 'Ω')}, two in series ${quantity(2 * each, 'Ω')}.

The four networks have: ${shown.map((kind, at) => `${'ABCD'[at]} ${quantity(each * NETWORKS[kind].factor, 'Ω')}`).join(', ')}.`,
  }),
  verify: ({ each, asked, shown }) => {
    const beside = (one: number, other: number) => 1 / (1 / one + 1 / other)
    const resistances = {
      series: each + each + each,
      parallel: beside(each, beside(each, each)),
      mixed: each + beside(each, each),
      branch: beside(each, each + each),
    }
    const wanted = each * NETWORKS[asked].factor
    return 'ABCD'[shown.findIndex(kind => Math.abs(resistances[kind] - wanted) < 1e-9)] ?? ''
  },
})

supplement('ammeter-before-and-after-a-switch-is-closed', {
  facts: { difficulty: 5, checked: '2026-11-24', objective: 'AO2' },
  values: random => {
    const [first, second, third] = [random.int(1, 8), random.int(2, 12), random.int(2, 12)]
    const emf = random.pick([3, 4.5, 6, 9, 12])
    const before = emf / (first + second)
    const both = (second * third) / (second + third)
    const right = emf / (first + both)
    if (Math.abs(Number(before.toPrecision(2)) - before) > 1e-9 || before > 2 || !Number.isInteger(10 * both))
      return null
    const slips: Slip[] = [
      [
        before,
        'You thought that the battery always supplies the same current. The combined resistance changes.',
      ],
      [emf / (first + second + third), 'You added all three resistances, as if they were in series.'],
      [emf / both, 'You left out the resistor beside the ammeter.'],
      [2 * before, 'You doubled the current because there are two branches.'],
      [emf / (first + third), 'You replaced one resistor by the other. Both carry current now.'],
      [
        before + before * (second / third),
        'You let the new branch take its current without changing the p.d. across it.',
      ],
    ]
    const wrong = threeSlips(random, right, slips, value => quantity(value, 'A', 2))
    if (!wrong || Math.abs(right / before - 1) < 0.08) return null
    return { first, second, third, emf, before, both, right, wrong }
  },
  make: ({ first, second, third, emf, before, both, right, wrong }) => {
    const ohms = (value: number) => quantity(value, 'Ω')
    return {
      stem: [
        `With the switch S open, the ammeter reads ${quantity(before, 'A', 2)}. The switch is then closed.`,
        `In the circuit shown, the ammeter reads ${quantity(before, 'A', 2)} while switch S is open.`,
      ],
      figure: figure(
        {
          name: 'electricity-and-magnetism/three-resistors-and-a-switch',
          title: 'A battery, an ammeter, three resistors and a switch',
          description: `A battery, an ammeter and a resistor of ${first} ohms are in series with two parallel branches. One branch is a resistor of ${second} ohms, the other is a resistor of ${third} ohms in series with an open switch S.`,
          height: 214,
        },
        component('battery', 40, 34, 320, 34),
        line(40, 34, 40, 130),
        line(320, 34, 320, 130),
        component('ammeter', 40, 130, 90, 130),
        component('resistor', 90, 130, 160, 130, { label: ohms(first) }),
        wire([
          [160, 94],
          [160, 176],
        ]),
        wire([
          [300, 94],
          [300, 176],
        ]),
        component('resistor', 160, 94, 300, 94, { label: ohms(second) }),
        component('resistor', 160, 176, 230, 176, { label: ohms(third), side: 'right' }),
        component('switch', 230, 176, 300, 176, { label: 'S' }),
        line(300, 130, 320, 130),
        junction(160, 130),
        junction(300, 130),
      ),
      prompt: [
        'What does the ammeter read when S is closed?',
        'What is the reading of the ammeter with S closed?',
      ],
      options: numbers({ right, unit: 'A', sigFigs: 2, wrong }),
      solution: `With S open, ${ohms(first)} and ${ohms(second)} are in series: *V* = ${quantity(before, 'A', 2)} × ${first + second} Ω = ${quantity(emf, 'V')}.

With S closed, ${ohms(second)} and ${ohms(third)} in parallel have ${ohms(both)}, so *I* = ${quantity(emf, '')} ÷ (${first} + ${quantity(both, '')}) = ${quantity(right, 'A', 2)}.`,
    }
  },
  // By the conductances of the two branches.
  verify: ({ first, second, third, before }) =>
    (before * (first + second)) / (first + 1 / (1 / second + 1 / third)),
})
