import { fourPanels } from '@/lib/figures/economics/four-panels'
import { figure } from '@/lib/figures/figure'
import type { Market } from '@/lib/figures/markets'
import { centred, dot, line, rect, type Shape, text } from '@/lib/figures/shapes'

const TOPIC = 'international-economic-issues-a-level-payments'

const STEPS = [
  '1  the deficit at *Y*_{f}',
  '2  reduce: *Y* falls',
  '3  switch: curves move',
  '4  it may come back',
] as const

const imports = (y: number, moved = 0) => 10 + 0.8 * y - moved

function step(m: Market, at: number): Shape {
  const moved = at < 2 ? 0 : 12
  const sold = 46 + moved
  const old =
    at < 2
      ? ''
      : m.straight([2, imports(2)], [90, imports(90)], '', 'l dash thin') +
        m.straight([2, 46], [96, 46], '', 'l dash thin')
  const end = at === 3 ? 98 : 92
  const curves =
    m.straight(
      [moved === 0 ? 2 : 5, imports(moved === 0 ? 2 : 5, moved)],
      [end, imports(end, moved)],
      moved === 0 ? '*M*' : '*M*_{2}',
      'r',
    ) + m.straight([2, sold], [98, sold], moved === 0 ? '*X*' : '*X*_{2}', 'p')
  const up = (y: number, name: string) =>
    line(...m.at(y, 0), ...m.at(y, imports(y, moved)), 'l dash thin') +
    text(m.at(y, 0)[0], m.at(0, 0)[1] + 17, name, { anchor: 'middle' })
  const gap = (y: number) => line(...m.at(y, sold), ...m.at(y, imports(y, moved)), 'r thick')
  const base = m.axes + old + curves
  if (at === 0) return base + up(75, '*Y*_{f}') + gap(75) + m.label(78, 55, 'deficit')
  if (at === 1)
    return base + up(75, '*Y*_{f}') + up(45, '*Y*_{b}') + dot(...m.at(45, 46)) + m.shift([71, 8], [49, 8])
  if (at === 2)
    return (
      base +
      up(75, '*Y*_{f}') +
      dot(...m.at(75, 58)) +
      m.shift([16, 47], [16, 57]) +
      m.shift([62, 58], [62, 50])
    )
  return (
    m.axes +
    curves +
    up(75, '*Y*_{f}') +
    up(94, '*Y*_{g}') +
    gap(94) +
    dot(...m.at(75, 58)) +
    m.shift([78, 8], [91, 8])
  )
}

const exportsAndImports = figure(
  {
    name: `${TOPIC}/exports-and-imports`,
    title: 'Reducing and switching on a diagram of exports and imports',
    description:
      'Four diagrams with exports and imports on the vertical axis and national income on the horizontal. Exports X are a horizontal line, imports M a rising line. 1: at full-employment income Yf imports lie above exports; the thick upright line between them is the deficit. 2: expenditure-reducing policy lowers income from Yf to Yb, where M crosses X: the deficit is gone, but income is below full employment. 3: expenditure-switching policy raises exports to X2 and lowers imports to M2 at every income; they now cross at Yf. 4: full-employment income grows from Yf to Yg with X2 and M2 unchanged: imports are above exports again.',
    height: 414,
  },
  fourPanels(STEPS, step, { left: [26, 206], width: 112, title: [-4, 170] }),
)

const CELLS = [
  ['higher *AD*\nserves both', 'l gw'],
  ['clash for *AD*:\ndevalue', 'l rw'],
  ['clash for *AD*:\nrevalue', 'l rw'],
  ['lower *AD*\nserves both', 'l gw'],
] as const

const fourCases = figure(
  {
    name: `${TOPIC}/four-cases`,
    title: 'Balance at home and abroad: four cases',
    description:
      'A table of four boxes. Columns: current account surplus, current account deficit. Rows: unemployment, inflation. Unemployment with a surplus: higher aggregate demand serves both aims. Unemployment with a deficit: a change in aggregate demand helps one aim and harms the other, so devalue. Inflation with a surplus: aggregate demand again cannot serve both, so revalue. Inflation with a deficit: lower aggregate demand serves both aims.',
    height: 186,
  },
  text(162, 22, 'surplus', { anchor: 'middle', cls: 'b' }),
  text(288, 22, 'deficit', { anchor: 'middle', cls: 'b' }),
  centred(50, 70, 'unemploy-\nment'),
  centred(50, 144, 'inflation'),
  ...CELLS.map(([label, cls], at) => {
    const [x, y] = [at % 2 === 0 ? 100 : 226, at < 2 ? 34 : 108]
    return rect(x, y, 122, 70, cls, 2) + centred(x + 61, y + 35, label)
  }),
)

export const figures = [exportsAndImports, fourCases]
