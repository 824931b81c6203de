import { fourPanels } from '@/lib/figures/economics/four-panels'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { type Market, market } from '@/lib/figures/markets'
import { type Shape, text } from '@/lib/figures/shapes'

const TOPIC = 'the-macroeconomy-a-level-growth'

// 9.2

/** AD on which output and price level add up to `sum`. */
function demand(m: Market, sum: number, label: string, cls = 'l', end = 88): Shape {
  const left = Math.max(6, sum - 90)
  const right = Math.min(end, sum - 8)
  return m.straight([left, sum - left], [right, sum - right], label, cls)
}

/** SRAS on which price level less output is `lift`. */
function supply(m: Market, lift: number, label: string, cls = 'l', top = 86): Shape {
  const left = Math.max(6, 6 - lift)
  const right = Math.min(96, top - lift)
  return m.straight([left, left + lift], [right, right + lift], label, cls)
}

const capacity = (m: Market, y: number, label: string, cls = 'l'): Shape =>
  m.straight([y, 0], [y, 90], '', cls) + m.label(y, 95, label, 'middle')

const STEPS = [
  '1  a negative output gap',
  '2  *AD* rises: actual growth',
  '3  too far: a positive gap',
  '4  capacity grows as well',
] as const

function growthSteps() {
  const full = (m: Market, cls = 'l') =>
    capacity(m, 54, '*LRAS*', cls) + m.label(54, -13, '*Y*_{p}', 'middle')
  const drawn: ((m: Market) => Shape)[] = [
    m =>
      m.axes +
      full(m) +
      supply(m, 0, '*SRAS*') +
      demand(m, 58, '*AD*_{1}') +
      m.read([29, 29], '*Y*_{1}', '*P*_{1}'),
    m =>
      m.axes +
      full(m) +
      supply(m, 0, '*SRAS*') +
      demand(m, 58, '*AD*_{1}', 'l dash') +
      demand(m, 108, '*AD*_{2}', 'p') +
      m.read([54, 54], '', '*P*_{2}'),
    m =>
      m.axes +
      full(m) +
      supply(m, 0, '*SRAS*') +
      demand(m, 108, '*AD*_{2}', 'l dash') +
      demand(m, 154, '*AD*_{3}', 'p') +
      m.read([77, 77], '*Y*_{3}', '*P*_{3}'),
    m =>
      m.axes +
      m.straight([54, 0], [54, 90], '', 'l dash') +
      capacity(m, 86, '*LRAS*_{2}', 'r') +
      supply(m, -18, '*SRAS*_{2}', 'r', 76) +
      demand(m, 154, '*AD*_{3}', 'l', 96) +
      m.read([86, 68], '*Y*_{p2}', '*P*_{4}'),
  ]
  return figure(
    {
      name: `${TOPIC}/growth-steps`,
      title: 'Actual and potential growth, step by step',
      description:
        'Four diagrams with the price level on the vertical axis and real output on the horizontal. Step 1: LRAS is vertical at potential output; SRAS and AD1 cross to the left of it, at Y1 and P1. Step 2: AD2 lies to the right; SRAS, AD2 and LRAS meet at potential output Yp and a higher price level P2. Step 3: AD3 lies further right and crosses SRAS to the right of LRAS, at Y3 and a still higher P3. Step 4: LRAS2 and SRAS2 lie to the right of the old curves; they meet AD3 at the new, higher potential output Yp2 and at a price level P4, lower than P3.',
      height: 412,
    },
    fourPanels(STEPS, (m, at) => drawn[at]?.(m) ?? '', {
      left: [42, 212],
      top: [30, 232],
      width: 92,
      title: [-26, 164],
    }),
  )
}

function gapsClose() {
  const panel = (left: number, title: string, draw: (m: Market) => Shape) => {
    const m = market({ left, top: 34, width: 94, height: 150, x: '', y: '' })
    return m.axes + draw(m) + text(left - 26, 224, title, { cls: 's' })
  }
  return figure(
    {
      name: `${TOPIC}/gaps-close`,
      title: 'How an output gap may close by itself',
      description:
        'Two diagrams with the price level on the vertical axis and real output on the horizontal; LRAS is vertical at potential output Yp. Left: AD crosses SRAS1 at A, to the right of LRAS. SRAS shifts left to SRAS2, and the crossing moves up along AD to B, on LRAS, at a higher price level. Right: AD crosses SRAS1 at A, to the left of LRAS. SRAS shifts right to SRAS2, and the crossing moves down along AD to B, on LRAS, at a lower price level.',
      height: 236,
    },
    panel(
      40,
      'positive gap',
      m =>
        capacity(m, 40, '*LRAS*') +
        demand(m, 116, '*AD*') +
        supply(m, -16, '*SRAS*_{1}', 'l', 72) +
        supply(m, 36, '*SRAS*_{2}', 'p') +
        m.read([66, 50], '*Y*_{1}', '*P*_{1}') +
        m.label(70, 47.5, 'A') +
        m.read([40, 76], '*Y*_{p}', '*P*_{2}') +
        m.label(44, 73.5, 'B'),
    ),
    panel(
      216,
      'negative gap',
      m =>
        capacity(m, 58, '*LRAS*') +
        demand(m, 90, '*AD*') +
        supply(m, 26, '*SRAS*_{1}', 'l', 80) +
        supply(m, -26, '*SRAS*_{2}', 'p', 60) +
        m.read([32, 58], '*Y*_{1}', '*P*_{1}') +
        m.label(36.5, 55.5, 'A') +
        m.read([58, 32], '*Y*_{p}', '*P*_{2}') +
        m.label(62.5, 29.5, 'B'),
    ),
  )
}

function twoPaths() {
  const g = graph({
    x: { label: 'Time', max: 100 },
    y: { label: 'Real GDP', max: 100 },
    left: 34,
    width: 250,
    height: 176,
  })
  const used = (t: number) => 30 + 48 * Math.sin((Math.PI * t) / 110)
  const kept = (t: number) => 30 * Math.exp(0.0112 * t)
  return figure(
    {
      name: `${TOPIC}/two-paths`,
      title: 'Two paths of growth',
      description:
        'Real GDP on the vertical axis, time on the horizontal. Both paths start at the same point. Path A rises fast, reaches a peak and then falls. Path B rises more slowly at first but without end; it crosses path A some time after the peak of A and is higher from then on.',
      height: 246,
    },
    g.axes,
    g.plot(used, 0, 98, 'r'),
    g.plot(kept, 0, 98),
    g.label(98, used(98), 'A', { dx: 5, dy: 5, cls: 'b' }),
    g.label(98, kept(98), 'B', { dx: 5, dy: 2, cls: 'b' }),
  )
}

export const figures = [growthSteps(), gapsClose(), twoPaths()]
