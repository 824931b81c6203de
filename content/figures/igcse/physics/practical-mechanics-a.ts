import { type Figure, figure } from '@/lib/figures/figure'
import { ground, spring } from '@/lib/figures/forces'
import { describeScale, display, rule, tubeReading } from '@/lib/figures/laboratory/measuring'
import { slottedMasses } from '@/lib/figures/laboratory/mechanics-practicals'
import { linearScale, type Scale, windowOf } from '@/lib/figures/laboratory/scales'
import { balance, bench, clamp, stand } from '@/lib/figures/laboratory/stands'
import {
  arc,
  centred,
  circle,
  dimension,
  dot,
  line,
  type Point,
  polar,
  polygon,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const topic = 'practical-mechanics'

const RULE: Scale = { from: 0, to: 100, division: 0.1, numbered: 1 }

/** What an upright or level rule in millimetres shows around a value. */
const partOf = (value: number, length: number) => windowOf(RULE, value, length, 5.8)

/** Part of an upright rule, drawn larger, with a pointer from the left at a value; (x, y) is its upper left corner. */
function uprightPart(x: number, y: number, value: number, { length = 180, pointed = true, up = false } = {}) {
  const seen = partOf(value, length)
  const drawn = linearScale({ ...seen, x, y: up ? y + length : y, length, way: up ? 'up' : 'down' })
  const [, at] = drawn.at(value)
  const tip = polygon(
    [
      [x - 1, at],
      [x - 10, at - 4],
      [x - 10, at + 4],
    ],
    'pd',
  )
  const shape =
    rect(x, y - 10, 46, length + 20, 'l sheet') +
    drawn.shape +
    (pointed ? line(x - 24, at, x - 8, at, 'p') + tip : '')
  return { shape, at: drawn.at }
}

/** A spring beside a rule, and the rule at the pointer without a load and with one. */
export function springAndRule(first: number, loaded: number, load: string): Figure {
  const end = 118
  return figure(
    {
      name: `${topic}/spring-and-rule`,
      title: 'A spring beside a rule, and two parts of the rule drawn larger',
      description: `A spring with a hanger and masses hangs from a clamp. A pointer is fixed to its lower end and touches an upright rule, whose zero is level with the upper end of the spring; the numbers grow downwards. Beside it two parts of the rule are drawn larger. No load: ${describeScale(RULE, first, 'cm')} Load of ${load}: ${describeScale(RULE, loaded, 'cm')}`,
      height: 262,
    },
    bench(240, 4, 176) +
      stand(18, 240, 226) +
      clamp(18, 26, 78, 8) +
      line(78, 26, 78, 36) +
      spring(78, 36, 78, end, 9, 9) +
      line(78, end, 104, end, 'p') +
      slottedMasses(78, end, 3, 26) +
      rect(105, 34, 18, 182, 'l sheet') +
      linearScale({
        from: 0,
        to: 20,
        division: 1,
        numbered: 5,
        x: 105,
        y: 36,
        length: 174,
        way: 'down',
        bare: true,
      }).shape +
      text(130, 52, 'rule') +
      line(124, 49, 128, 49, 'l thin') +
      text(130, 104, 'pointer') +
      line(102, end - 2, 128, 102, 'l thin') +
      text(130, 154, 'masses') +
      line(93, end + 32, 128, 150, 'l thin') +
      text(25, 92, 'spring') +
      line(67, 84, 71, 81, 'l thin'),
    uprightPart(214, 42, first).shape,
    uprightPart(306, 42, loaded).shape,
    text(232, 20, 'no load', { anchor: 'middle' }),
    text(326, 20, load, { anchor: 'middle' }),
    text(237, 250, 'cm', { anchor: 'middle', cls: 's' }),
    text(329, 250, 'cm', { anchor: 'middle', cls: 's' }),
  )
}

/** A pendulum, and its bob beside a rule whose zero is at the point of support. */
export function pendulumAndRule(upper: number, lower: number): Figure {
  const [x, y, long] = [72, 40, 150]
  const drawn = uprightPart(300, 30, (upper + lower) / 2, { length: 190, pointed: false })
  const [top, bottom] = [drawn.at(upper)[1], drawn.at(lower)[1]]
  const radius = (bottom - top) / 2
  const swung = [-13, 13].map(turn => {
    const [px, py]: Point = polar(x, y, long, 270 + turn)
    return line(x, y, px, py, 'l dash thin') + circle(px, py, 8, 'l dash')
  })
  return figure(
    {
      name: `${topic}/pendulum-and-rule`,
      title: 'A pendulum, and its bob beside a rule drawn larger',
      description: `A bob hangs on a thread from a clamp, with an upright rule beside it. Dashed outlines show the bob at both ends of its swing. Next to this, the bob at rest and part of an upright rule are drawn larger. The zero of the rule is level with the point from which the thread hangs; the numbers grow downwards. Dashed level lines run from the top and from the bottom of the bob to the rule. Top of the bob: ${describeScale(RULE, upper, 'cm')} Bottom of the bob: ${describeScale(RULE, lower, 'cm')}`,
      height: 262,
    },
    bench(244, 4, 144) +
      stand(18, 244, 230) +
      clamp(18, y - 10, x, 8) +
      line(x, y - 16, x, y + long) +
      circle(x, y + long, 8, 'l sunk') +
      swung.join('') +
      arc(x, y, long + 18, 258, 282, 'p dash thin') +
      rect(122, 40, 12, 170, 'l sheet') +
      linearScale({
        from: 0,
        to: 50,
        division: 5,
        numbered: 10,
        x: 122,
        y: 41,
        length: 166,
        way: 'down',
        bare: true,
      }).shape +
      text(128, 226, 'rule', { anchor: 'middle' }),
    circle(222, top + radius, radius, 'l sunk') +
      dot(222, top + radius, 'd', 2.5) +
      line(222, top, 222, 16) +
      text(232, 20, 'thread', { cls: 's' }) +
      line(222, top, 300, top, 'p dash thin') +
      line(222, bottom, 300, bottom, 'p dash thin') +
      text(222, top + radius + 18, 'bob', { anchor: 'middle' }),
    drawn.shape,
    text(323, 250, 'cm', { anchor: 'middle', cls: 's' }),
  )
}

/** What stop-watches show in seconds, each with its words. */
export function stopwatches(shown: readonly (readonly [what: string, seconds: number])[]): Figure {
  const pitch = 340 / shown.length
  return figure(
    {
      name: `${topic}/stop-watches`,
      title: shown.length === 1 ? 'The display of a stop-watch' : 'The displays of a stop-watch',
      description: `A digital stop-watch that shows seconds. ${shown.map(([what, seconds]) => `${what}: ${seconds.toFixed(2)} s.`).join(' ')}`,
      height: 64,
    },
    ...shown.map(([what, seconds], at) => {
      const x = 10 + pitch * (at + 0.5)
      return text(x, 18, what, { anchor: 'middle' }) + display(x - 42, 28, seconds.toFixed(2), 's', 84)
    }),
  )
}

/** A metre rule with one load, level on a pivot; the lengths that the question names. */
export function ruleOnPivot(): Figure {
  const [left, per, y] = [26, 3.04, 34]
  const at = (value: number) => left + value * per
  const [load, pivot, middle] = [at(8), at(30), at(50)]
  return figure(
    {
      name: `${topic}/rule-on-a-pivot`,
      title: 'A metre rule balanced on a pivot with one load',
      description:
        'A metre rule is level on a pivot that stands to the left of its middle. A flat load stands on the rule near its left end. A dot marks G, near the middle of the rule. The distance from the centre of the load to the pivot is marked a, the distance from the pivot to G is marked b. The drawing is not to scale.',
      height: 132,
    },
    rect(left - 8, y, 100 * per + 16, 14, 'l sheet') +
      linearScale({
        from: 0,
        to: 100,
        division: 10,
        numbered: 10,
        x: left,
        y,
        length: 100 * per,
        way: 'right',
        bare: true,
      }).shape +
      rect(load - 14, y - 16, 28, 16, 'l sunk') +
      text(load, y - 22, 'load', { anchor: 'middle' }) +
      dot(middle, y + 10, 'd', 3) +
      text(middle, y - 6, 'G', { anchor: 'middle' }) +
      polygon(
        [
          [pivot, y + 14],
          [pivot - 14, y + 44],
          [pivot + 14, y + 44],
        ],
        'l hl',
      ) +
      text(pivot + 18, y + 35, 'pivot') +
      ground(40, y + 44, 330, y + 44) +
      dimension(load, y + 74, pivot, y + 74, '*a*', [(load + pivot) / 2, y + 92]) +
      dimension(pivot, y + 74, middle, y + 74, '*b*', [(pivot + middle) / 2, y + 92]) +
      line(load, y, load, y + 80, 'l dash thin') +
      line(pivot, y + 46, pivot, y + 80, 'l dash thin') +
      line(middle, y + 14, middle, y + 80, 'l dash thin'),
  )
}

/** The edge of a metre rule above a pivot, drawn larger. */
export function pivotReading(value: number, when: 'alone' | 'loaded'): Figure {
  const seen = partOf(value, 296)
  const [x, y] = [30, 46]
  const drawn = rule({ x, y, length: 296, scale: seen, edge: 'below', unit: '' })
  const [at] = drawn.at(value)
  return figure(
    {
      name: `${topic}/rule-above-the-pivot-${when}`,
      title: 'Part of the metre rule above the pivot, drawn larger',
      description: `Part of a metre rule in centimetres and millimetres. The edge of the pivot touches its lower edge. ${describeScale(RULE, value, 'cm')}`,
      height: 92,
    },
    drawn.shape +
      polygon(
        [
          [at, y],
          [at - 15, y + 32],
          [at + 15, y + 32],
        ],
        'l hl',
      ) +
      text(at + 24, y + 28, 'pivot') +
      text(x + 326, y + 18, 'cm', { anchor: 'end', cls: 's' }),
  )
}

const SHORT_RULE: Scale = { from: 0, to: 8, division: 0.1, numbered: 1 }

/** A block with square ends beside a rule twice, and on a balance. */
export function blockMeasured(start: number, length: number, side: number, mass: string): Figure {
  const one = rule({ x: 20, y: 110, length: 304, scale: SHORT_RULE })
  const two = rule({ x: 20, y: 254, length: 304, scale: SHORT_RULE })
  const wide = side * 38
  const front = (drawn: typeof one, to: number, y: number, high: number): Shape => {
    const [from] = drawn.at(start)
    return rect(from, y - high, drawn.at(start + to)[0] - from, high, 'l hl')
  }
  const begins = `Its left edge is exactly at the mark ${start} cm.`
  return figure(
    {
      name: `${topic}/block-on-rules`,
      title: 'A block with square ends, measured with a rule and a balance',
      description: `First the block lies along a rule in centimetres and millimetres. ${begins} Right edge: ${describeScale(SHORT_RULE, start + length, 'cm')} Then its square end stands on the rule. ${begins} Right edge: ${describeScale(SHORT_RULE, start + side, 'cm')} On a balance the block reads ${mass} g.`,
      height: 368,
    },
    front(one, length, 110, wide) +
      one.shape +
      centred(one.at(start + length / 2)[0], 110 - wide / 2, 'side of the block'),
    front(two, side, 254, wide) +
      two.shape +
      centred(two.at(start + side / 2)[0], 254 - wide / 2, 'square end'),
    balance(230, 360, mass, 'g', 150) + rect(190, 300, 80, 20, 'l hl'),
  )
}

const CYLINDER: Scale = { from: 0, to: 100, division: 2, numbered: 10 }

/** Part of a measuring cylinder around a level, so much of it that half a division can be read. */
function levelInCylinder(x: number, value: number): Shape {
  const from = Math.min(Math.floor(value / 10) * 10 - 10, 70)
  return (
    tubeReading({ x, y: 34, value, scale: { ...CYLINDER, from, to: from + 30 }, height: 216, width: 60 }) +
    text(x, 22, 'cm^{3}', { anchor: 'middle', cls: 's' })
  )
}

/** Part of a measuring cylinder with water, and with a solid under the water as well. */
export function solidInWater(before: number, after: number, mass: string): Figure {
  return figure(
    {
      name: `${topic}/solid-in-water`,
      title: 'An irregular piece on a balance, and part of a measuring cylinder without it and with it',
      description: `The piece on a balance reads ${mass} g. Two pictures of part of a measuring cylinder in cubic centimetres, drawn larger. Water only: ${describeScale(CYLINDER, before, 'cm³')} With the piece on a thread under the water, further down: ${describeScale(CYLINDER, after, 'cm³')}`,
      height: 280,
    },
    balance(66, 250, mass, 'g', 116) + irregular(66, 201),
    levelInCylinder(178, before),
    levelInCylinder(286, after) + line(308, 8, 308, 250, 'l thin') + text(313, 16, 'thread', { cls: 's' }),
    text(178, 271, 'water only', { anchor: 'middle' }) +
      text(286, 271, 'with the piece', { anchor: 'middle' }),
  )
}

/** A lump whose middle is at (x, y). */
const irregular = (x: number, y: number): Shape =>
  `<path class="l hl" d="M${x - 9} ${y + 7}C${x - 13} ${y - 3} ${x - 7} ${y - 10} ${x + 2} ${y - 9}C${x + 11} ${y - 10} ${x + 12} ${y} ${x + 10} ${y + 6}C${x + 5} ${y + 9} ${x - 5} ${y + 9} ${x - 9} ${y + 7}Z"/>`

/** A ball on a ramp with its two lines, and a rule at the raised end, drawn larger. */
export function ballOnRamp(height: number, what: 'ball' | 'marble' | 'toy car'): Figure {
  const [x1, y1, x2, y2] = [26, 96, 236, 178]
  const degrees = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  const on = (part: number): Point => [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]
  const [nx, ny] = [Math.sin((degrees * Math.PI) / 180), -Math.cos((degrees * Math.PI) / 180)]
  const mark = (part: number, name: string): Shape => {
    const [x, y] = on(part)
    return (
      line(x, y, x + nx * 24, y + ny * 24, 'p thin') +
      text(x + nx * 31, y + ny * 31 + 2, name, { anchor: 'middle' })
    )
  }
  const [bx, by] = on(what === 'toy car' ? 0.17 : 0.21)
  const side = (part: number): Point => {
    const [x, y] = on(part)
    return [x + nx * 52, y + ny * 52]
  }
  const drawn = uprightPart(296, 34, height, { up: true })
  return figure(
    {
      name: `${topic}/${what.replace(' ', '-')}-on-a-ramp`,
      title: `A ${what} on a ramp, and a rule at the raised end drawn larger`,
      description: `A ramp is raised at its left end by a block and slopes down to the right. A ${what} is held at a line P near the top. A line Q is further down. The distance from P to Q along the ramp is marked s, the height of the raised end above the bench h. Beside it, part of an upright rule with its zero on the bench; a pointer marks the height h. ${describeScale(RULE, height, 'cm')}`,
      height: 246,
    },
    bench(188, 4, 256) +
      polygon(
        [
          [x1, y1],
          [x2, y2],
          [x2, y2 + 7],
          [x1, y1 + 7],
        ],
        'l sheet',
      ) +
      rect(40, y1 + 14, 24, 188 - y1 - 14, 'l sunk') +
      (what === 'toy car'
        ? [-11, 11]
            .map(along => circle(bx + along * ny * -1 + nx * 5, by + along * nx + ny * 5, 5, 'l sheet'))
            .join('') +
          polygon(
            [
              [-18, 8],
              [18, 8],
              [18, 17],
              [6, 24],
              [-12, 24],
              [-18, 17],
            ].map(([along = 0, up = 0]): Point => [bx - along * ny + nx * up, by + along * nx + ny * up]),
            'l hl',
          )
        : circle(bx + nx * 10, by + ny * 10, 10, 'l hl')) +
      mark(0.26, 'P') +
      mark(0.86, 'Q') +
      dimension(...side(0.26), ...side(0.86), '*s*', [on(0.56)[0] + nx * 64, on(0.56)[1] + ny * 62]) +
      dimension(14, y1, 14, 188, '') +
      text(21, 150, '*h*') +
      text(80, 210, 'bench') +
      text(30, 48, what) +
      line(48, 52, bx + nx * 16, by + ny * 16, 'l thin'),
    drawn.shape,
    text(319, 236, 'cm', { anchor: 'middle', cls: 's' }),
    text(262, drawn.at(height)[1] - 6, '*h*', { anchor: 'middle' }),
  )
}
