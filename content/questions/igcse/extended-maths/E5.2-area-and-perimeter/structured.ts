import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain, quantity } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { parallelogramWithHeight, rightTrapezium, slanting, wall } from './drawings'

const { core, templates } = questionsOf('structured', 'E5.2')

export { templates }

type Corner = readonly [number, number]

/** The area inside corners taken in order, by the crossed products. */
function inside(...corners: Corner[]): number {
  return Math.abs(
    corners.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [0, 0]
      return sum + (x * nextY - nextX * y) / 2
    }, 0),
  )
}

const SLANTS = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [9, 12, 15],
] as const

core('area-with-a-slanting-side', {
  facts: { difficulty: 1, checked: '2026-11-28' },
  values: random => {
    const kind = random.pick(['triangle', 'parallelogram', 'trapezium'] as const)
    const slant = random.pick(SLANTS)
    const [along, high] = slant
    const top = kind === 'triangle' ? 0 : random.int(4, 12)
    const bottom = kind === 'parallelogram' ? top : top + along + random.int(2, 7)
    const unit = random.pick(['cm', 'm'])
    const whole = kind === 'parallelogram' || ((top + bottom) * high) % 2 === 0
    return !whole || bottom > 2.4 * high + 6 || bottom < 6 ? null : { kind, slant, top, bottom, unit }
  },
  make: ({ kind, slant, top, bottom, unit }) => {
    const high = slant[1]
    const area = kind === 'parallelogram' ? bottom * high : ((top + bottom) * high) / 2
    const [sum, rule] = {
      triangle: [`\\frac{1}{2} \\times ${bottom} \\times ${high}`, 'half of base times height'],
      parallelogram: [`${bottom} \\times ${high}`, 'base times height'],
      trapezium: [
        `\\frac{1}{2}(${bottom} + ${top}) \\times ${high}`,
        'half of the sum of the parallel sides, times the distance between them',
      ],
    }[kind]
    return {
      stem: `The diagram shows a ${kind}.`,
      figure: slanting(kind, bottom, top, slant, unit),
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Work out the area of the ${kind}.`,
            `Find the area of this ${kind}.`,
            `Work out its area.`,
          ],
          scheme: [`M1 $${sum}$`, `A1 ${area} (${unit}^{2})`],
          solution: `The area is ${rule}. The height is at right angles to the base: ${quantity(high, unit)}, not the slanting ${quantity(slant[2], unit)}.\n\n$${sum} = ${area}$`,
          answer: area,
          unit: `${unit}^2`,
        }),
      },
    }
  },
  verify: ({ kind, slant: [along, high], top, bottom }) => ({
    a:
      kind === 'triangle'
        ? inside([0, 0], [bottom, 0], [along, high])
        : inside([0, 0], [bottom, 0], [along + top, high], [along, high]),
  }),
})

core('parallel-side-from-an-area', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [top, high] = [random.int(5, 16), random.int(4, 14)]
    const bottom = top + random.int(2, 9)
    return ((top + bottom) * high) % 2 === 1 || bottom > 2.2 * high || high > 1.6 * bottom
      ? null
      : { top, bottom, high, unit: random.pick(['cm', 'm']), thing: random.int(0, 2) }
  },
  make: ({ top, bottom, high, unit, thing }) => {
    const area = ((top + bottom) * high) / 2
    const size = `${plain(area)} ${unit}^{2}`
    const stem = [
      `*ABCD* is a trapezium with right angles at *A* and *D*. Its area is ${size}.`,
      `The diagram shows a sign in the shape of a trapezium *ABCD*. Its area is ${size}.`,
      `A piece of card is cut in the shape of the trapezium *ABCD*. The area of the card is ${size}.`,
    ][unit === 'm' ? 0 : thing]
    return {
      stem: stem ?? '',
      figure: rightTrapezium(
        { bottom, top, high },
        { CD: `${top} ${unit}`, AD: `${high} ${unit}`, AB: `*x* ${unit}` },
      ),
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: ['Work out the value of *x*.', 'Find *x*.', 'Work out *x*.'],
          scheme: [
            `M1 $\\frac{1}{2}(x + ${top}) \\times ${high} = ${area}$`,
            `M1 $x + ${top} = ${top + bottom}$`,
            `A1 ${bottom}`,
          ],
          solution: `$\\frac{1}{2}(x + ${top}) \\times ${high} = ${area}$. Multiply by 2 and divide by ${high}: $x + ${top} = ${top + bottom}$.\n\n$x = ${top + bottom} - ${top} = ${bottom}$`,
          answer: bottom,
        }),
      },
    }
  },
  // A rectangle and a triangle make the trapezium.
  verify: ({ top, bottom, high }) => {
    const area = inside([0, 0], [bottom, 0], [top, high], [0, high])
    return { a: top + (2 * (area - top * high)) / high }
  },
})

core('rectangle-from-its-perimeter', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const wide = random.int(3, 14)
    const times = random.chance(0.5)
    const more = times ? random.int(2, 4) : random.int(2, 11)
    const long = times ? wide * more : wide + more
    return { wide, times, more, long, thing: random.int(0, 2) }
  },
  make: ({ wide, times, more, long, thing }) => {
    const around = 2 * (wide + long)
    const [what, unit] = (
      [
        ['rectangle', 'cm'],
        ['rectangular vegetable bed', 'm'],
        ['rectangular floor', 'm'],
      ] as const
    )[thing] ?? ['rectangle', 'cm']
    const said = times
      ? `is ${['two', 'three', 'four'][more - 2]} times its width`
      : `is ${quantity(more, unit)} more than its width`
    const one = times ? `${more}w` : `w + ${more}`
    return {
      stem: `The length of a ${what} ${said}. Its perimeter is ${quantity(around, unit)}.`,
      parts: {
        a: ask.whole({
          command: 'Work out',
          prompt: [`Work out the area of the ${what}.`, 'Work out its area.'],
          scheme: [
            `M1 $2(w + ${one}) = ${around}$`,
            `A1 width ${wide} (${unit})`,
            `M1 their ${wide} × their ${long}`,
            `A1 ${plain(wide * long)} (${unit}^{2})`,
          ],
          solution: `Let the width be *w*. The perimeter is $2(w + ${one}) = ${around}$, so $${times ? `${more + 1}w` : `2w + ${more}`} = ${around / 2}$ and $w = ${wide}$.\n\nThe length is ${quantity(long, unit)}, and the area $${wide} \\times ${long} = ${plain(wide * long)}$.`,
          answer: wide * long,
          unit: `${unit}^2`,
        }),
      },
    }
  },
  // Try the widths one after the other.
  verify: ({ times, more, wide, long }) => {
    for (let w = 1; w < 40; w += 1) {
      const other = times ? w * more : w + more
      if (w + other === wide + long) return { a: w * other }
    }
    return { a: 0 }
  },
})

core('trapezium-with-algebra', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [p, q, x] = [random.int(1, 6), random.int(3, 12), random.int(3, 12)]
    return (p + q) % 2 === 1 || p >= q || x + q > 22 ? null : { p, q, x, unit: random.pick(['cm', 'm']) }
  },
  make: ({ p, q, x, unit }) => {
    const half = (p + q) / 2
    const area = x * (x + half)
    return {
      stem: `*ABCD* is a trapezium with right angles at *A* and *D*. All lengths are in ${unit === 'cm' ? 'centimetres' : 'metres'}.`,
      figure: rightTrapezium(
        { bottom: x + q, top: x + p, high: x },
        { CD: `*x* + ${p}`, AB: `*x* + ${q}`, AD: '*x*' },
      ),
      parts: {
        a: ask.expression({
          command: 'Write',
          prompt: [
            `Write an expression, in terms of *x*, for the area of the trapezium. Give your answer in the form $x^2 + kx$.`,
            `Find the area of the trapezium in terms of *x*. Write your answer in the form $x^2 + kx$.`,
          ],
          scheme: [`M1 $\\frac{1}{2}(x + ${p} + x + ${q}) \\times x$`, `A1 $x^2 + ${half}x$`],
          solution: `The parallel sides are $x + ${p}$ and $x + ${q}$. Their sum is $2x + ${p + q}$, and half of it $x + ${half}$.\n\nArea $= (x + ${half}) \\times x = x^2 + ${half}x$`,
          answer: `x^2 + ${half}x`,
          letters: ['x'],
          form: 'expanded',
        }),
        b: ask.whole({
          command: 'Work out',
          lead: `The area of the trapezium is ${plain(area)} ${unit}^{2}.`,
          prompt: 'Work out the value of *x*.',
          scheme: [
            `M1 $x^2 + ${half}x - ${area} = 0$`,
            `M1 $(x - ${x})(x + ${x + half}) = 0$, or another correct method`,
            `A1 ${x}`,
          ],
          solution: `$x^2 + ${half}x - ${area} = 0$ factorises as $(x - ${x})(x + ${x + half}) = 0$.\n\n*x* is a length, so it is positive: $x = ${x}$.`,
          answer: x,
        }),
      },
    }
  },
  verify: ({ p, q, x }) => ({
    a: `x*(x + ${p}) + x*(${q} - ${p})/2`,
    b: (() => {
      const area = inside([0, 0], [x + q, 0], [x + p, x], [0, x])
      const half = (p + q) / 2
      return (-half + Math.sqrt(half * half + 4 * area)) / 2
    })(),
  }),
})

core('other-height-of-a-parallelogram', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [base, side] = [random.step(10.5, 17.5, 0.1), random.step(6.4, 10.8, 0.1)]
    const high = random.step(4.6, 9.6, 0.1)
    return high > side * 0.94 || high < side * 0.7 ? null : { base, side, high, thing: random.int(0, 2) }
  },
  make: ({ base, side, high, thing }) => {
    const area = clean(base * high)
    const other = area / side
    const what = ['The diagram shows', 'A tile has the shape of', 'A badge has the shape of'][thing] ?? ''
    const as = thing === 0 ? 'a parallelogram' : 'the parallelogram'
    return {
      stem: `${what} ${as} *ABCD*.`,
      figure: parallelogramWithHeight(base, side, high),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: 'Calculate the area of the parallelogram.',
          scheme: [`M1 $${base} \\times ${high}$`, `A1 ${plain(area)} (cm^{2})`],
          solution: `The area is base times height: $${base} \\times ${high} = ${plain(area)}$.`,
          answer: area,
          sigFigs: 3,
          unit: 'cm^2',
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the perpendicular distance between the sides *AD* and *BC*.',
          scheme: [
            `M1 takes *AD*, ${side}, as the base`,
            `M1 $\\frac{${plain(area)}}{${side}}$, with their area`,
            `A1 ${plain(other, 2)}`,
          ],
          solution: `Any side can be the base. With *AD* as the base, the height is the distance *h* between *AD* and *BC*. The area stays the same: $${side} \\times h = ${plain(area)}$.\n\n$h = ${plain(area)} \\div ${side} = ${plain(other, 2)}$ cm`,
          answer: other,
          sigFigs: 3,
          unit: 'cm',
          follow: { from: 'a', formula: `x/${side}` },
          via: [{ value: area, formula: `x/${side}` }],
        }),
      },
    }
  },
  // By the angle at A.
  verify: ({ base, side, high }) => {
    const angle = Math.asin(high / side)
    return { a: base * side * Math.sin(angle), b: base * Math.sin(angle) }
  },
})

core('floor-and-skirting-costs', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [long, wide] = [random.step(4.2, 8.6, 0.2), random.step(3, 5.8, 0.2)]
    const [price, strip] = [random.int(18, 46), random.step(3.5, 9.5, 0.5)]
    const door = random.pick([0.8, 0.9, 1])
    return long < wide + 0.5 ? null : { long, wide, price, strip, door, room: random.int(0, 2) }
  },
  make: ({ long, wide, price, strip, door, room }) => {
    const [carpet, edge] = [clean(long * wide * price), clean((2 * (long + wide) - door) * strip)]
    const what = ['The floor of a bedroom', 'The floor of an office', 'The floor of a classroom'][room]
    return {
      stem: `${what} is a rectangle, ${quantity(long, 'm')} long and ${quantity(wide, 'm')} wide.`,
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: `The floor is covered with carpet, which costs ${money(price)} per square metre. Calculate the cost of the carpet.`,
          scheme: [`M1 $${long} \\times ${wide} \\times ${price}$`, `A1 ${money(carpet)}`],
          solution: `The area is $${long} \\times ${wide} = ${plain(clean(long * wide))}$ m^{2}. The cost is ${plain(clean(long * wide))} × ${money(price)} = ${money(carpet)}.`,
          answer: carpet,
          unit: '$',
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: `A wooden strip is laid along all the edges of the floor, except at the door, which is ${quantity(door, 'm')} wide. The strip costs ${money(strip)} per metre. Calculate the cost of the strip.`,
          scheme: [
            `M1 $2(${long} + ${wide})$`,
            `M1 subtracts ${door} and multiplies by ${money(strip)}`,
            `A1 ${money(edge)}`,
          ],
          solution: `The perimeter is $2(${long} + ${wide}) = ${plain(clean(2 * (long + wide)))}$ m. Without the door, the strip is ${plain(clean(2 * (long + wide) - door))} m long.\n\n${plain(clean(2 * (long + wide) - door))} × ${money(strip)} = ${money(edge)}`,
          answer: edge,
          unit: '$',
        }),
      },
    }
  },
  // In centimetres and cents.
  verify: ({ long, wide, price, strip, door }) => {
    const [l, w, d] = [long, wide, door].map(each => Math.round(each * 100)) as [number, number, number]
    return { a: (l * w * price) / 10000, b: ((l + l + w + w - d) * Math.round(strip * 100)) / 10000 }
  },
})

core('painting-a-wall', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const wide = random.step(5.2, 9.6, 0.2)
    const [left, right] = [random.step(3.6, 5.4, 0.2), random.step(2.4, 3.6, 0.2)]
    const window = [random.step(1.2, 2, 0.2), random.step(0.8, 1.2, 0.2)] as const
    const [covers, tin] = [random.int(9, 14), random.pick([1, 2.5])]
    const price = random.step(11.5, 34.5, 0.5)
    const area = clean((wide * (left + right)) / 2 - window[0] * window[1])
    const tins = (2 * area) / covers / tin
    const part = tins - Math.floor(tins)
    const bad = left - right < 0.6 || part < 0.12 || part > 0.92 || tins < 1.2
    return bad ? null : { wide, left, right, window, covers, tin, price, area, thing: random.int(0, 2) }
  },
  make: ({ wide, left, right, window, covers, tin, price, area, thing }) => {
    const litres = clean((2 * area) / covers)
    const tins = Math.ceil(litres / tin)
    const [w, h] = window
    const what = ['a shed', 'a barn', 'a workshop'][thing]
    return {
      stem: `The diagram shows one wall of ${what}, with a rectangular window. *AD* and *BC* are vertical and *AB* is horizontal. The window is ${quantity(w, 'm')} wide and ${quantity(h, 'm')} high.`,
      figure: wall(wide, left, right, window),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: 'Calculate the area of the wall, without the window.',
          scheme: [
            `M1 $\\frac{1}{2}(${left} + ${right}) \\times ${wide}$`,
            `M1 subtracts $${w} \\times ${h}$`,
            `A1 ${plain(area)} (m^{2})`,
          ],
          solution: `The wall is a trapezium whose parallel sides are vertical: $\\frac{1}{2}(${left} + ${right}) \\times ${wide} = ${plain(clean((wide * (left + right)) / 2))}$.\n\nThe window takes away $${w} \\times ${h} = ${plain(clean(w * h))}$, which leaves ${plain(area)} m^{2}.`,
          answer: area,
          sigFigs: 3,
          unit: 'm^2',
        }),
        b: ask.number({
          command: 'Calculate',
          lead: `The wall is painted twice. One litre of paint covers ${quantity(covers, 'm^2')}. The paint is sold in tins of ${tin === 1 ? '1 litre' : `${tin} litres`}, which cost ${money(price)} each.`,
          prompt: 'Calculate the cost of the tins that are needed.',
          scheme: [
            `M1 $\\frac{2 \\times ${plain(area)}}{${covers}}$, with their area`,
            tin === 1 ? 'M1 rounds up to a whole number of tins' : `M1 divides by ${tin} and rounds up`,
            `A1 ${tins} tins`,
            `A1 ${money(clean(tins * price))}`,
          ],
          solution: `Paint for two coats: $2 \\times ${plain(area)} \\div ${covers} = ${plain(litres, 2)}$ litres.\n\nTins: ${tin === 1 ? `${plain(litres, 2)}` : `$${plain(litres, 2)} \\div ${tin} = ${plain(litres / tin, 2)}$`}. Only whole tins are sold, so ${tins} are needed: ${tins} × ${money(price)} = ${money(clean(tins * price))}.`,
          answer: clean(tins * price),
          unit: '$',
        }),
      },
    }
  },
  // By coordinates; tins bought one after the other.
  verify: ({ wide, left, right, window: [w, h], covers, tin, price }) => {
    const area = inside([0, 0], [wide, 0], [wide, right], [0, left]) - w * h
    let bought = 0
    while (bought * tin * covers < 2 * area) bought += 1
    return { a: area, b: bought * price }
  },
})
