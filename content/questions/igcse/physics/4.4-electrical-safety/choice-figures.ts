import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { component, terminal, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { dot, line, rect, type Shape, text } from '@/lib/figures/shapes'
import { fourDrawings, lettered, PANELS } from '../shared'

const { core, templates } = choiceQuestions('4.4')

export { templates }

const CIRCUITS = {
  right: {
    told: 'a fuse in the live wire and an earth wire from the case',
    error:
      'You chose the correct wiring. The large current to earth melts this fuse, and the case is cut off from the live wire.',
  },
  neutral: {
    told: 'a fuse in the neutral wire and an earth wire from the case',
    error:
      'You chose the fuse in the neutral wire. The fault current passes from the live wire through the case to earth and not through this fuse, which does not melt.',
  },
  earth: {
    told: 'a fuse in the earth wire from the case',
    error:
      'You chose the fuse in the earth wire. The fault current passes through it and melts it; then the case is no longer earthed and is live.',
  },
  none: {
    told: 'a fuse in the live wire and no earth wire',
    error:
      'You chose the case without an earth wire. There is no path to earth, so there is no large current, the fuse does not melt and the case is live.',
  },
} as const

type Wiring = keyof typeof CIRCUITS

const ASKED: readonly { words: string; right: Wiring; why: string }[] = [
  {
    words: 'the fuse melts and the case is then safe to touch',
    right: 'right',
    why: 'A large current passes from the live wire through the case to earth. It melts the fuse in the live wire, which cuts off the case from the supply',
  },
  {
    words: 'the fuse melts but the case is live afterwards',
    right: 'earth',
    why: 'The large current to earth melts the fuse in the earth wire. The live wire still touches the case, which is then no longer earthed',
  },
  {
    words: 'there is a large current to earth and it does not pass through the fuse',
    right: 'neutral',
    why: 'The current to earth passes from the live wire through the case into the earth wire. It does not pass through the neutral wire, so this fuse does not melt',
  },
  {
    words: 'the fuse does not melt, and the case stays live because there is no current to earth',
    right: 'none',
    why: 'Without an earth wire there is no path from the case to earth, so the current does not become large and the fuse does not melt',
  },
]

function faulty(x: number, y: number, kind: 'heater' | 'lamp' | 'motor', wiring: Wiring): Shape {
  const [live, neutral, earth] = [y + 34, y + 84, y + 112]
  const end = x + 34
  const lead = (at: number, to: number, fused: boolean) =>
    fused ? component('fuse', end, at, end + 46, at) + line(end + 46, at, to, at) : line(end, at, to, at)
  return (
    rect(x + 88, y + 14, 80, 84, 'l sunk') +
    terminal(x + 30, live, 'L', 'end') +
    terminal(x + 30, neutral, 'N', 'end') +
    terminal(x + 30, earth, 'E', 'end') +
    lead(live, x + 140, wiring === 'right' || wiring === 'none') +
    lead(neutral, x + 140, wiring === 'neutral') +
    component(kind, x + 140, live, x + 140, neutral) +
    (wiring === 'none'
      ? ''
      : lead(earth, x + 128, wiring === 'earth') +
        wire([
          [x + 128, earth],
          [x + 128, y + 98],
        ]) +
        dot(x + 128, y + 98, 'd', 3.5)) +
    line(x + 106, live, x + 106, y + 14, 'r thick') +
    dot(x + 106, live, 'rd', 3.5) +
    dot(x + 106, y + 14, 'rd', 3.5) +
    text(x + 112, y + 29, 'fault', { cls: 's' })
  )
}

core('fault-in-four-ways-of-wiring', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => ({
    kind: random.pick(['heater', 'lamp', 'motor'] as const),
    asked: random.pick(ASKED),
    shown: random.shuffle(['right', 'neutral', 'earth', 'none'] as const),
    scene: random.int(0, 2),
  }),
  make: ({ kind, asked, shown, scene }) => ({
    stem: `${
      [
        `The diagrams show a ${kind} in a metal case that is connected to the mains in four ways. By a fault, the live wire touches the case.`,
        `A ${kind} is in a metal case. In each diagram its live wire has become loose and touches the case.`,
        `In each of four circuits, damaged insulation lets the live wire of a ${kind} touch its metal case.`,
      ][scene] ?? ''
    } L is live, N neutral and E earth. There is no other fuse and no trip switch.`,
    figure: figure(
      {
        name: 'electricity-and-magnetism/fault-in-four-ways-of-wiring',
        title: 'Four ways of connecting an appliance with a fault to the mains',
        description: `Four circuits, A to D. In each, a ${kind} in a metal case is between the live terminal L and the neutral terminal N, E is the earth terminal, and a fault joins the live wire to the case. ${shown.map((wiring, at) => `${PANELS[at]} has ${CIRCUITS[wiring].told}.`).join(' ')}`,
        height: 254,
      },
      fourDrawings(130, (at, x, y) => faulty(x, y, kind, shown[at] ?? 'right')),
    ),
    prompt: `In which circuit is it true that ${asked.words}?`,
    options: lettered(shown.map(wiring => (wiring === asked.right ? null : CIRCUITS[wiring].error))),
    solution: `${asked.why}: circuit ${PANELS[shown.indexOf(asked.right)]}.`,
  }),
})
