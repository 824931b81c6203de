import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { describeScale, display, thermometerReading } from '@/lib/figures/laboratory/measuring'
import type { Scale } from '@/lib/figures/laboratory/scales'
import { balance } from '@/lib/figures/laboratory/stands'
import { arrow, curve, line, type Point, rect, text } from '@/lib/figures/shapes'

const topic = 'practical-skills-3'

/** Displays of stop-clocks, minutes and seconds. */
export function stopClocks(shown: readonly (readonly [what: string, seconds: number])[]): Figure {
  const printed = shown.map(([what, seconds]) => {
    const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
    return [what, `0${minutes} : ${rest < 10 ? '0' : ''}${rest}`] as const
  })
  const pitch = 340 / shown.length
  return figure(
    {
      name: `${topic}/stop-clocks`,
      title: 'Displays of stop-clocks',
      description: `Stop-clocks that show minutes and seconds. ${printed.map(([what, time]) => `${what}: ${time}.`).join(' ')}`,
      height: 84,
    },
    ...printed.map(([what, time], at) => {
      const x = 10 + pitch * (at + 0.5)
      return (
        text(x, 18, what, { anchor: 'middle' }) +
        display(x - 40, 28, time, '', 80) +
        text(x, 70, 'min : s', { anchor: 'middle', cls: 's' })
      )
    }),
  )
}

const DEGREES: Scale = { from: 10, to: 40, division: 1, numbered: 5 }

/** Parts of a thermometer, one below the other. */
export function thermometersAt(shown: readonly (readonly [what: string, value: number])[]): Figure {
  return figure(
    {
      name: `${topic}/thermometers-in-acid-and-alkali`,
      title: 'Parts of the thermometer',
      description: shown.map(([what, value]) => `${what}: ${describeScale(DEGREES, value, '°C')}`).join(' '),
      height: 4 + shown.length * 88,
    },
    ...shown.map(
      ([what, value], at) =>
        text(20, 18 + at * 88, what, { cls: 'b' }) +
        thermometerReading({ x: 20, y: 26 + at * 88, value, scale: DEGREES }),
    ),
  )
}

/** The same cathode on a balance twice. */
export function cathodeWeighed(start: string, end: string, when: string): Figure {
  const one = (x: number, reading: string, said: string) =>
    balance(x, 100, reading, 'g', 144) +
    rect(x - 6, 30, 12, 30, 'l hl', 1) +
    text(x, 124, said, { anchor: 'middle' })
  return figure(
    {
      name: `${topic}/cathode-weighed`,
      title: 'A cathode on a balance, before and after',
      description: `Two drawings of a balance with the cathode on it. At the start its display shows ${start} g, ${when} ${end} g.`,
      height: 134,
    },
    one(88, start, 'at the start'),
    arrow(166, 80, 194, 80),
    one(272, end, when),
  )
}

/** Displays of a balance: an evaporating basin with solution, and with the dry solid. */
export function basinDisplays(full: string, dry: string): Figure {
  const one = (x: number, reading: string, said: string) =>
    balance(x, 84, reading, 'g', 144) + text(x, 108, said, { anchor: 'middle' })
  return figure(
    {
      name: `${topic}/basin-weighed`,
      title: 'Displays of a balance',
      description: `Two drawings of a balance. With the basin and the solution its display shows ${full} g, with the basin and the dry solid ${dry} g.`,
      height: 120,
    },
    one(92, full, 'basin and solution'),
    basin(92),
    one(268, dry, 'basin and dry solid'),
    basin(268),
  )
}

const basin = (x: number) =>
  curve(
    [
      [x - 30, 20],
      [x - 22, 36],
      [x, 43],
      [x + 22, 36],
      [x + 30, 20],
    ],
    'l',
  ) + line(x - 34, 20, x + 34, 20)

const volumes = [0, 5, 10, 15, 20, 25, 30, 35, 40]

/** Two lines of temperature that cross where the alkali is neutral. */
export function crossing(
  name: string,
  { start, up, at, down }: { start: number; up: number; at: number; down: number },
  told = false,
): Figure {
  const top = start + up * at
  const value = (v: number) => (v <= at ? start + up * v : top - down * (v - at))
  const g = graph({
    x: { label: 'volume of acid / cm^{3}', max: 40, ticks: [0, 10, 20, 30, 40], grid: true, parts: 5 },
    y: { label: 'temperature / °C', min: 15, max: 35, ticks: [15, 20, 25, 30, 35], grid: true, parts: 5 },
    height: 200,
  })
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Graph of temperature against volume of acid',
      description: `Volume of acid from 0 to 40 cm³ is on the horizontal axis, temperature from 15 to 35 °C on the vertical one. A large square has five small ones. A straight line rises from ${start} °C at 0 cm³ and another falls to ${value(40)} °C at 40 cm³; both are extended a little beyond the place where they meet${told ? `, at ${at} cm³ and ${top} °C. Dashed lines go from there to both axes` : ''}.`,
      height: 282,
    },
    g.axes,
    g.line([
      [0, start],
      [at + 2, top + 2 * up],
    ]),
    g.line([
      [at - 4, top + 4 * down],
      [40, value(40)],
    ]),
    g.points(volumes.filter(v => Math.abs(v - at) > 1).map((v): Point => [v, value(v)])),
    told
      ? g.line(
          [
            [0, top],
            [at, top],
            [at, 15],
          ],
          'l dash',
        )
      : '',
  )
}

/** A straight line of mass against time, to be read: of the mass gained, or of the mass of the cathode `from` a start. */
export function massLine(
  name: string,
  perMinute: number,
  { from, told = false }: { from?: number; told?: boolean } = {},
): Figure {
  const least = from === undefined ? 0 : Math.floor(from)
  const what = from === undefined ? 'mass gained' : 'mass of the cathode'
  const mass = (minute: number) => (from ?? 0) + perMinute * minute
  const most = Math.round((least + 0.8) * 10) / 10
  const g = graph({
    x: { label: 'time / min', max: 50, ticks: [0, 10, 20, 30, 40, 50], grid: true, parts: 5 },
    y: {
      label: `${what} / g`,
      min: least,
      max: most,
      ticks: [0, 0.2, 0.4, 0.6, 0.8].map(each => Math.round((least + each) * 10) / 10),
      grid: true,
      parts: 5,
    },
    height: 200,
  })
  return figure(
    {
      name: `${topic}/${name}`,
      title: `Graph of the ${what}${from === undefined ? ' by a cathode' : ''} against time`,
      description: `Time from 0 to 50 min is on the horizontal axis, the ${what} from ${least} to ${most} g on the vertical one. A straight line rises from ${from ?? 0} g at 0 min to ${Math.round(mass(50) * 100) / 100} g at 50 min.`,
      height: 282,
    },
    g.axes,
    g.line([
      [0, mass(0)],
      [50, mass(50)],
    ]),
    told ? g.gradient([10, mass(10)], [40, mass(40)], '30 min', '') : '',
  )
}

const gasCurve = (fast: number, final: number): Point[] =>
  Array.from({ length: 81 }, (_, at): Point => {
    const time = at <= 60 ? at : 60 + (at - 60) * 7
    return [time, final * (1 - Math.exp((-fast * time) / 100))]
  })

/** Volume of gas against time in two experiments, the curves lettered. */
export function gasCurves(name: string, total: number, second: { fast: number; final: number }): Figure {
  const g = graph({
    x: { label: 'time / s', max: 200, ticks: [0, 40, 80, 120, 160, 200], grid: true, parts: 2 },
    y: { label: 'volume of gas / cm^{3}', max: 60, ticks: [0, 20, 40, 60], grid: true, parts: 5 },
    height: 190,
  })
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Volume of gas against time',
      description: `Time from 0 to 200 s is on the horizontal axis, the volume of gas from 0 to 60 cm³ on the vertical one. A curve P rises from zero, less and less steeply, and levels off at ${total} cm³. A curve Q starts at zero as well and levels off at ${second.final} cm³; at 8 s it is ${second.fast > 4 ? 'above' : 'below'} P.`,
      height: 272,
    },
    g.axes,
    g.line(gasCurve(3.5, total)),
    g.label(198, total, 'P', { dy: 18, anchor: 'end' }),
    g.line(gasCurve(second.fast, second.final)),
    g.label(198, second.final, 'Q', { dy: 18, anchor: 'end' }),
  )
}

export const figures: Figure[] = [
  crossing('crossing-lines', { start: 20, up: 0.5, at: 24, down: 0.25 }, true),
  crossing('crossing-lines-to-read', { start: 19, up: 0.6, at: 20, down: 0.2 }),
  massLine('gradient-of-mass', 0.014, { told: true }),
  massLine('mass-to-read', 0.012),
  gasCurves('two-gas-curves', 48, { fast: 12, final: 24 }),
]
