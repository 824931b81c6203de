import { plain } from '@/lib/exams/format'
import { activityAtTemperature } from '@/lib/figures/biology/enzymes'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { circle, type Point, text } from '@/lib/figures/shapes'

const TENS = [0, 10, 20, 30, 40, 50, 60, 70] as const

/** Rates of yeast at six temperatures, as crosses joined by straight lines. */
export function rateGraph(rates: readonly number[]): Figure {
  const on = graph({
    x: { label: 'temperature / °C', max: 70, ticks: TENS, grid: true },
    y: { label: 'bubbles per minute', max: 40, ticks: [0, 10, 20, 30, 40], grid: true, parts: 5 },
    height: 170,
  })
  const points = rates.map((rate, at): Point => [10 * (at + 1), rate])
  return figure(
    {
      name: 'respiration/rates-of-yeast',
      title: 'Bubbles of gas from yeast at different temperatures',
      description: `A graph of bubbles per minute against temperature in °C. Crosses are joined by straight lines. There is a fine line every 2 bubbles per minute. ${points.map(([t, rate]) => `At ${t} °C: ${rate}.`).join(' ')}`,
      height: 254,
    },
    on.axes,
    on.line(points),
    on.points(points),
  )
}

type Marked = { letter: string; at: number }

/** The curve of yeast without numbers on the rate; letters stand on it. */
export function yeastCurve(optimum: number, limit: number, letters: readonly Marked[]): Figure {
  const on = graph({
    x: { label: 'temperature / °C', max: 80, ticks: [...TENS, 80] },
    y: { label: 'rate of respiration', max: 1.15 },
    height: 160,
  })
  const rate = (t: number) => activityAtTemperature(t, optimum, limit)
  return figure(
    {
      name: 'respiration/curve-of-yeast',
      title: 'Rate of respiration of yeast and temperature',
      description: `A graph of the rate of respiration against temperature from 0 to 80 °C. The curve rises to a highest point at ${optimum} °C and then falls steeply. It is at zero from ${limit} °C on. ${letters.map(({ letter, at }) => `Letter ${letter} marks the curve at ${at} °C.`).join(' ')}`,
      height: 244,
    },
    on.axes,
    on.curve(Array.from({ length: limit + 1 }, (_, t): Point => [t, rate(t)])),
    on.line([
      [limit, 0],
      [80, 0],
    ]),
    letters
      .map(({ letter, at }) => {
        const [x, y] = on.at(at, rate(at))
        const beside = at < optimum ? -13 : at > optimum && at < limit ? 13 : 0
        return (
          circle(x, y, 3, 'd') +
          text(x + beside, y + (beside === 0 ? -8 : 3), letter, { anchor: 'middle', cls: 'b' })
        )
      })
      .join(''),
  )
}

type GasLine = { letter: string; slope: number }

/** Volumes of gas against time, straight lines from the origin. */
export function gasLines(lines: readonly GasLine[]): Figure {
  const on = graph({
    x: { label: 'time / min', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true, parts: 2 },
    y: { label: 'volume of gas / cm^{3}', max: 40, ticks: [0, 10, 20, 30, 40], grid: true, parts: 5 },
    height: 180,
    width: 280,
  })
  return figure(
    {
      name: 'respiration/volumes-of-gas',
      title: 'Volume of gas from yeast and time',
      description: `A graph of the volume of gas in cubic centimetres against time in minutes, with a fine line every 2 cubic centimetres. Straight lines start at zero. ${lines.map(({ letter, slope }) => `Line ${letter} reaches ${plain(10 * slope)} cubic centimetres at 10 minutes.`).join(' ')}`,
      height: 264,
    },
    on.axes,
    lines
      .map(
        ({ letter, slope }, at) =>
          on.line(
            [
              [0, 0],
              [10, 10 * slope],
            ],
            ['p', 'r', 'g', 'l'][at] ?? 'p',
          ) + on.label(10, 10 * slope, letter, { dx: 6, dy: 4, cls: 'b' }),
      )
      .join(''),
  )
}

/** Oxygen used by a small animal, a straight line that falls from cold to warm surroundings. */
export function coldGraph(animal: string, uptake: (t: number) => number): Figure {
  const on = graph({
    x: { label: 'temperature of the air / °C', max: 30, ticks: [0, 5, 10, 15, 20, 25, 30], grid: true },
    y: { label: 'oxygen used / cm^{3} per g per hour', max: 8, ticks: [0, 2, 4, 6, 8], grid: true, parts: 4 },
    height: 170,
  })
  return figure(
    {
      name: 'respiration/oxygen-in-cold-air',
      title: `Oxygen used by a ${animal} and the temperature of the air`,
      description: `A graph of the oxygen used in cubic centimetres per gram per hour against the temperature of the air from 0 to 30 °C. There is a fine line every 0.5. A straight line falls from ${plain(uptake(0))} at 0 °C through ${plain(uptake(5))} at 5 °C and ${plain(uptake(25))} at 25 °C to ${plain(uptake(30))} at 30 °C.`,
      height: 254,
    },
    on.axes,
    on.line([
      [0, uptake(0)],
      [30, uptake(30)],
    ]),
  )
}
