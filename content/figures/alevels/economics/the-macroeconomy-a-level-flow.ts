import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { type Market, market } from '@/lib/figures/markets'
import { line, type Point, polyline, text } from '@/lib/figures/shapes'

const TOPIC = 'the-macroeconomy-a-level-flow'

// 9.1

const HOME_SHARE = 0.5
const spending = (start: number) => (y: number) => start + HOME_SHARE * y

/** Where the stairs turn between the higher spending line and the 45° line, from the old income. */
function stairs(from: number, after: (y: number) => number, turns: number): Point[] {
  const points: Point[] = [[from, from]]
  let income = from
  for (let turn = 0; turn < turns; turn += 1) {
    const spent = after(income)
    points.push([income, spent], [spent, spent])
    income = spent
  }
  return points
}

function multiplierRounds() {
  const [before, after] = [spending(14), spending(38)]
  const oldLine = (m: Market, name: string) =>
    m.straight([0, 0], [94, 94], name) + m.straight([0, before(0)], [94, before(94)], '*AD*_{1}')
  const newLine = (m: Market) => m.straight([0, after(0)], [94, after(94)], '*AD*_{2}', 'p')
  const read = (m: Market, y: number, name: string) => m.read([y, y], name, '')
  const small = (left: number) => market({ left, top: 38, width: 104, height: 104, x: '', y: '' })
  const [one, two] = [small(40), small(214)]
  const wide = market({
    left: 46,
    top: 232,
    width: 196,
    height: 196,
    x: 'National income *Y*',
    y: 'Spending',
  })
  return figure(
    {
      name: `${TOPIC}/multiplier-rounds`,
      title: 'The multiplier on a 45° diagram, step by step',
      description:
        'Three diagrams with spending on the vertical axis and national income on the horizontal. Step 1: a 45° line on which AD equals Y, and AD1, which starts above the origin and is flatter; they cross at Y1. Step 2: AD2 is parallel to AD1 and above it; it crosses the 45° line at Y2. Step 3, larger: from the crossing at Y1 a line goes up to AD2, which is the first injection. From there a stair leads across to the 45° line, up to AD2, across again, each step half as large as the one before, until it reaches the crossing at Y2.',
      height: 474,
    },
    one.axes + oldLine(one, '*AD* = *Y*') + read(one, 28, '*Y*_{1}'),
    text(22, 186, '1  *AD*_{1} meets the 45° line', { cls: 's' }),
    two.axes + oldLine(two, '') + newLine(two) + read(two, 28, '*Y*_{1}') + read(two, 76, '*Y*_{2}'),
    text(206, 186, '2  *AD* rises', { cls: 's' }),
    wide.axes + oldLine(wide, '*AD* = *Y*') + newLine(wide),
    polyline(
      stairs(28, after, 5).map(point => wide.at(...point)),
      'r thick',
    ),
    read(wide, 28, '*Y*_{1}') + read(wide, 76, '*Y*_{2}'),
    wide.label(25, 36, 'Δ*AD*', 'end'),
    text(106, 222, '3  each rise of income is spent in part', { cls: 's' }),
  )
}

function twoApproaches() {
  const [before, after] = [spending(20), spending(35)]
  const x = { label: '', max: 100 }
  const upper = graph({ x, y: { label: 'Spending', max: 100 }, left: 46, width: 236, height: 180 })
  const lower = graph({
    x: { label: 'National income *Y*', max: 100 },
    y: { label: 'Leakages, injections', min: -12, max: 50 },
    left: 46,
    top: 266,
    width: 236,
    height: 128,
  })
  const leak = (y: number) => -8 + (1 - HOME_SHARE) * y
  const ends = (f: (y: number) => number): Point[] => [
    [0, f(0)],
    [94, f(94)],
  ]
  const drop = (y: number) => line(...upper.at(y, y), ...lower.at(y, 0), 'l dash thin')
  const name = (y: number, content: string) => lower.label(y, 0, content, { dy: 17, anchor: 'middle' })
  return figure(
    {
      name: `${TOPIC}/two-approaches`,
      title: 'One equilibrium, found in two ways',
      description:
        'Two diagrams, one above the other, with the same national income on the horizontal axis. Above: spending. AD1 and the parallel, higher AD2 cross the 45° line at incomes Y1 and Y2. Below: leakages S + T + M rise in a straight line from below zero. Injections J1 are a level line, which leakages cross at Y1; J2 is a higher level line, which leakages cross at Y2. Dashed lines join the crossings of the two diagrams.',
      height: 426,
    },
    upper.axes,
    upper.line(
      ends(y => y),
      'l',
    ),
    upper.line(ends(before), 'l'),
    upper.line(ends(after), 'p'),
    upper.label(94, 94, '*AD* = *Y*', { dx: 5, dy: 2 }),
    upper.label(94, before(94), '*AD*_{1}', { dx: 5, dy: 6 }),
    upper.label(94, after(94), '*AD*_{2}', { dx: 5, dy: 5 }),
    lower.axes,
    lower.line(ends(leak), 'r'),
    lower.line(
      ends(() => 12),
      'l',
    ),
    lower.line(
      ends(() => 27),
      'p',
    ),
    lower.label(94, leak(94), '*S*+*T*+*M*', { dx: 5, dy: 2 }),
    lower.label(94, 27, '*J*_{2}', { dx: 5, dy: 5 }),
    lower.label(94, 12, '*J*_{1}', { dx: 5, dy: 5 }),
    drop(40),
    drop(70),
    name(40, '*Y*_{1}'),
    name(70, '*Y*_{2}'),
  )
}

function multiplierAndPrices() {
  const m = market({ x: 'Real output', y: 'Price level', width: 262, height: 214 })
  // AD falls one for one, SRAS rises by 0.6 for one; the multiplier is 2.
  const demand = (sum: number, right: number, label: string, cls: string) => {
    const left = Math.max(6, sum - 92)
    return m.straight([left, sum - left], [right, sum - right], label, cls)
  }
  return figure(
    {
      name: `${TOPIC}/multiplier-and-prices`,
      title: 'The multiplier when the price level rises',
      description:
        'Price level on the vertical axis, real output on the horizontal. SRAS slopes up. AD1 crosses it at output Y1 and price level P1. AD2 lies to the right by the first injection, AD3 further right by the full multiplied amount. At the old price level P1, AD3 would be met at output Y3. AD3 crosses SRAS at the higher price level P2 and at output Y2, between Y1 and Y3.',
      height: 290,
    },
    m.axes,
    m.straight([8, 19.2], [90, 68.4], '*SRAS*'),
    demand(72, 47, '', 'l') + m.label(46, 17, '*AD*_{1}', 'middle'),
    demand(88, 76, '*AD*_{2}', 'p dash'),
    demand(104, 93, '*AD*_{3}', 'p'),
    m.read([36, 36], '*Y*_{1}', '*P*_{1}'),
    m.read([56, 48], '*Y*_{2}', '*P*_{2}'),
    m.read([68, 36], '*Y*_{3}', ''),
    line(...m.at(36, 36), ...m.at(68, 36), 'l dash thin'),
    m.shift([13, 66], [36, 66]),
  )
}

function acceleratorInTime() {
  const frame = { left: 34, width: 270 }
  const x = { label: '', max: 100 }
  const output = graph({ x, y: { label: 'Real output', max: 100 }, ...frame, height: 120 })
  const net = graph({
    x: { label: 'Time', max: 100 },
    y: { label: '*I*_{n}', min: -50, max: 50 },
    ...frame,
    top: 206,
    height: 120,
  })
  const turn = (Math.PI * 2) / 100
  const y = (t: number) => 50 - 34 * Math.cos(turn * t)
  const change = (t: number) => 36 * Math.sin(turn * t)
  const drop = (t: number, to: number) => line(...output.at(t, y(t)), ...net.at(t, to), 'l dash thin')
  return figure(
    {
      name: `${TOPIC}/accelerator-in-time`,
      title: 'Real output and net investment over a cycle',
      description:
        'Two graphs over the same time. Above, real output rises from a trough, fastest halfway up at time A, reaches its peak at time B, and falls back to a trough, fastest at time C. Below, net investment is greatest at time A, falls to zero at time B, while output is highest, and is most negative at time C.',
      height: 358,
    },
    output.axes,
    output.plot(y, 0, 100),
    net.axes,
    net.plot(change, 0, 100, 'r'),
    drop(25, change(25)),
    drop(50, 0),
    drop(75, change(75)),
    output.label(25, y(25), 'A', { dx: -7, dy: -6, anchor: 'end', cls: 'b' }),
    output.label(50, y(50), 'B', { dy: -8, anchor: 'middle', cls: 'b' }),
    output.label(75, y(75), 'C', { dx: 7, dy: -6, cls: 'b' }),
    net.label(0, 0, '0', { dx: -8, dy: 4, anchor: 'end' }),
  )
}

export const figures = [multiplierRounds(), twoApproaches(), multiplierAndPrices(), acceleratorInTime()]
