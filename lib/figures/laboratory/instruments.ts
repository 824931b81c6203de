import { arc, circle, curve, dot, line, polar, polygon, rect, type Shape, text } from '@/lib/figures/shapes'
import { linearScale, marksOf } from './scales'

/** The enlarged scales of a micrometer that reads a number of millimetres: sleeve by halves, thimble 0 to 49 hundredths. */
export function micrometerScale(x: number, y: number, millimetres: number): Shape {
  const reading = Math.min(24.99, Math.max(0, millimetres))
  const per = 15
  const first = Math.max(0, Math.floor(reading) - 8)
  const edge = x + 14 + (reading - first) * per
  const last = Math.floor(reading * 2 + 1e-6)
  const sleeve = Array.from({ length: last - first * 2 + 1 }, (_, at) => {
    const half = first * 2 + at
    const px = x + 14 + (half / 2 - first) * per
    if (half % 2 === 1) return line(px, y, px, y + 9, 'l thin')
    return (
      line(px, y, px, y - 10, 'l thin') +
      (half % 10 === 0 && px < edge - 5
        ? text(px, y - 14, String(half / 2), { anchor: 'middle', cls: 's' })
        : '')
    )
  })
  const hundredths = (reading * 100) % 50
  const thimble = Array.from({ length: 50 }, (_, mark) => {
    // The thimble turns: of the marks on its rim only those near the sleeve's line are seen.
    const away = ((mark - hundredths + 75) % 50) - 25
    if (Math.abs(away) > 8.4) return ''
    const py = y - away * 7
    return (
      line(edge, py, edge + (mark % 5 === 0 ? 14 : 8), py, 'l thin') +
      (mark % 5 === 0 ? text(edge + 18, py + 4.2, String(mark), { cls: 's' }) : '')
    )
  })
  return (
    rect(x, y - 34, edge - x, 68, 'l sheet') +
    line(x, y, edge, y) +
    sleeve.join('') +
    rect(edge, y - 62, 64, 124, 'l sunk', 2) +
    thimble.join('') +
    text(x + 4, y + 28, 'mm', { cls: 's' })
  )
}

/** A whole micrometer screw gauge with an object in its jaws. */
export function micrometer(x: number, y: number, millimetres: number): Shape {
  const gap = Math.min(46, Math.max(0, millimetres * 4))
  return (
    curve(
      [
        [x + 24, y - 8],
        [x + 6, y],
        [x + 8, y + 46],
        [x + 60, y + 70],
        [x + 108, y + 46],
        [x + 112, y + 8],
      ],
      'l',
    ) +
    curve(
      [
        [x + 38, y + 8],
        [x + 30, y + 26],
        [x + 60, y + 48],
        [x + 92, y + 28],
        [x + 92, y + 8],
      ],
      'l',
    ) +
    rect(x + 24, y - 8, 14, 16, 'l sunk') +
    rect(x + 38 + gap, y - 6, 54 - gap, 12, 'l sheet') +
    rect(x + 92, y - 9, 60, 18, 'l sheet') +
    rect(x + 140, y - 14, 70, 28, 'l sunk') +
    rect(x + 210, y - 7, 22, 14, 'l sunk') +
    (gap > 2 ? circle(x + 38 + gap / 2, y, gap / 2, 'l hl') : '')
  )
}

/** The scales of vernier calipers near their reading in centimetres: main scale in millimetres, vernier of ten parts in 9 mm. */
export function vernierScale(x: number, y: number, centimetres: number, { width = 300 } = {}): Shape {
  const reading = Math.round(Math.max(0, centimetres) * 100) / 100
  const from = Math.max(0, Math.floor(reading * 10 - 5) / 10)
  const per = 14
  const count = Math.floor((width - 30) / per)
  const main = linearScale({
    from,
    to: from + count / 10,
    division: 0.1,
    numbered: 1,
    longer: 0.5,
    x: x + 14,
    y,
    length: count * per,
    way: 'right',
    side: 'above',
  })
  const [zero] = main.at(reading)
  const vernier = Array.from({ length: 11 }, (_, at) => {
    const px = zero + at * per * 0.9
    return (
      line(px, y, px, y + (at % 5 === 0 ? 12 : 8), 'l thin') +
      (at % 5 === 0 ? text(px, y + 25, String(at), { anchor: 'middle', cls: 's' }) : '')
    )
  })
  return (
    rect(x, y - 36, width, 36, 'l sheet') +
    rect(zero - 12, y, per * 9 + 24, 32, 'l sunk') +
    main.shape +
    vernier.join('') +
    text(x + width - 4, y - 20, 'cm', { anchor: 'end', cls: 's' })
  )
}

/** A protractor with its middle at (x, y); both rows of numbers, one from each end. */
export function protractor(x: number, y: number, radius = 130): Shape {
  const marks = marksOf({ from: 0, to: 180, division: radius >= 150 ? 1 : 2, numbered: 10, longer: 10 }).map(
    ({ value, rank }) => {
      const long = rank === 'number' ? 9 : 5
      const tick = line(...polar(x, y, radius, value), ...polar(x, y, radius - long, value), 'l thin')
      if (value % 20 !== 0 || value === 0 || value === 180) return tick
      const [ox, oy] = polar(x, y, radius - 18, value)
      const [ix, iy] = polar(x, y, radius - 42, value)
      return (
        tick +
        text(ox, oy + 4, String(180 - value), { anchor: 'middle', cls: 's' }) +
        text(ix, iy + 4, String(value), { anchor: 'middle', cls: 's' })
      )
    },
  )
  return (
    arc(x, y, radius, 0, 180, 'l') +
    line(x - radius, y, x + radius, y) +
    arc(x, y, radius - 60, 0, 180, 'l thin') +
    line(x, y, x, y - 10, 'l thin') +
    dot(x, y, 'd', 2) +
    marks.join('')
  )
}

/** A newton meter that hangs from (x, y) and shows a force; what it pulls hangs `y + 176` below its ring. */
export function newtonMeter(
  x: number,
  y: number,
  { value = 3.4, scale = { from: 0, to: 10, division: 0.2, numbered: 2 } } = {},
): Shape {
  const drawn = linearScale({ ...scale, x: x - 4, y: y + 36, length: 104, way: 'down', side: 'right' })
  const pointerAt = drawn.at(Math.min(scale.to, Math.max(scale.from, value)))[1]
  return (
    circle(x, y + 7, 7, 'l') +
    rect(x - 22, y + 14, 54, 140, 'l sheet', 5) +
    line(x - 4, y + 30, x - 4, y + 144, 'l') +
    drawn.shape +
    text(x - 13, y + 30, 'N', { anchor: 'middle', cls: 's' }) +
    polygon(
      [
        [x - 5, pointerAt],
        [x - 14, pointerAt - 5],
        [x - 14, pointerAt + 5],
      ],
      'pd',
    ) +
    line(x, y + 154, x, y + 168) +
    arc(x, y + 173, 5, 90, -120, 'l')
  )
}

/** An analogue stopwatch of 60 s, with a small dial of minutes. */
export function analogueStopwatch(x: number, y: number, seconds: number, radius = 62): Shape {
  const turn = (value: number, whole: number): number => 90 - (value / whole) * 360
  const marks = Array.from({ length: 60 }, (_, at) => {
    const tick = line(
      ...polar(x, y, radius - 3, turn(at, 60)),
      ...polar(x, y, radius - (at % 5 === 0 ? 11 : 7), turn(at, 60)),
      'l thin',
    )
    const [tx, ty] = polar(x, y, radius - 20, turn(at, 60))
    return (
      tick +
      (at % 10 === 0 ? text(tx, ty + 4.2, String(at === 0 ? 60 : at), { anchor: 'middle', cls: 's' }) : '')
    )
  })
  const minutes = polar(x, y + radius * 0.32, 9, turn(Math.floor(Math.max(0, seconds) / 60) % 15, 15))
  return (
    rect(x - 6, y - radius - 16, 12, 12, 'l sunk') +
    circle(x, y, radius + 4, 'l sunk') +
    circle(x, y, radius, 'l sheet') +
    marks.join('') +
    circle(x, y + radius * 0.32, 11, 'l thin') +
    line(x, y + radius * 0.32, ...minutes, 'l thin') +
    line(x, y, ...polar(x, y, radius - 9, turn(Math.max(0, seconds) % 60, 60)), 'p') +
    dot(x, y, 'd', 3)
  )
}
