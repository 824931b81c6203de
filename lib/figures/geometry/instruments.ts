import { arc, line, type Point, polar, polygon, rect, type Shape, text } from '@/lib/figures/shapes'

export type MeasuringRuler = {
  x: number
  y: number
  /** length that it measures, in centimetres */
  centimetres: number
  /** canvas units of one centimetre; below 26 only half centimetres are marked */
  scale?: number
  /** the number at its left end */
  from?: number
}

export type MeasuringTool = {
  shape: Shape
  /** canvas point of a reading, on the edge that measures */
  at: (reading: number) => Point
}

/** A ruler whose upper edge measures, marked in millimetres. */
export function measuringRuler({ x, y, centimetres, scale = 30, from = 0 }: MeasuringRuler): MeasuringTool {
  const parts = scale >= 26 ? 10 : 2
  const at = (reading: number): Point => [x + 10 + (reading - from) * scale, y]
  const marks = Array.from({ length: centimetres * parts + 1 }, (_, step) => {
    const [px] = at(from + step / parts)
    const length = step % parts === 0 ? 13 : (step * 2) % parts === 0 ? 9 : 5
    const number =
      step % parts === 0 ? text(px, y + 27, String(from + step / parts), { anchor: 'middle', cls: 's' }) : ''
    return line(px, y, px, y + length, 'l thin') + number
  })
  const width = centimetres * scale + 20
  return {
    shape: rect(x, y, width, 46, 'l sheet') + marks.join('') + text(x + 10, y + 41, 'cm', { cls: 's' }),
    at,
  }
}

export type Protractor = {
  /** canvas point of its centre */
  x: number
  y: number
  radius?: number
}

/** A half-circle protractor with both scales, marked in degrees; `at(40)` is the 40° mark counted from the right. */
export function protractor({ x, y, radius = 150 }: Protractor): MeasuringTool {
  const at = (reading: number): Point => polar(x, y, radius, reading)
  const marks = Array.from({ length: 181 }, (_, degrees) => {
    if (degrees % 5 !== 0 && radius < 130) return ''
    const length = degrees % 10 === 0 ? 12 : degrees % 5 === 0 ? 9 : 5
    return line(...at(degrees), ...polar(x, y, radius - length, degrees), 'l thin')
  })
  const number = (way: number, distance: number, shown: number): Shape => {
    const [px, py] = polar(x, y, distance, way)
    return text(px, py + 4, String(shown), { anchor: 'middle', cls: 's' })
  }
  const numbers = Array.from({ length: 19 }, (_, step) => {
    const degrees = step * 10
    // the numbers of the base line move up, off the edge
    const way = degrees === 0 ? 3 : degrees === 180 ? 177 : degrees
    const inner = step % 2 === 0 ? number(way, radius - 44, degrees) : ''
    return number(way, radius - 22, 180 - degrees) + inner
  })
  const base: Point[] = [
    polar(x, y, radius, 180),
    [x - radius, y + 12],
    [x + radius, y + 12],
    polar(x, y, radius, 0),
  ]
  return {
    shape:
      arc(x, y, radius, 0, 180, 'l sheet') +
      polygon(base, 'l sheet') +
      marks.join('') +
      numbers.join('') +
      line(x - 6, y, x + 6, y, 'l thin') +
      line(x, y - 6, x, y + 6, 'l thin'),
    at,
  }
}
