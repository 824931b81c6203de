import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain, quantity } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { boxFigure, floorFigure } from './drawings'

const { core, templates } = questionsOf('structured', 'E5.1')

export { templates }

/** What is measured, in which unit, in which other unit, how many of the second in one of the first, and its sizes. */
const THINGS = [
  { what: 'length of a bus', from: 'm', to: 'cm', times: 100, sizes: [10.2, 11.6, 12.4, 9.75] },
  { what: 'width of a screw', from: 'mm', to: 'cm', times: 1 / 10, sizes: [4, 7, 12, 6.5] },
  { what: 'length of a path', from: 'km', to: 'm', times: 1000, sizes: [0.85, 2.4, 3.06, 0.072] },
  { what: 'length of a race', from: 'm', to: 'km', times: 1 / 1000, sizes: [800, 1500, 400, 3200] },
  { what: 'mass of a parcel', from: 'g', to: 'kg', times: 1 / 1000, sizes: [740, 2650, 85, 1080] },
  { what: 'mass of a dog', from: 'kg', to: 'g', times: 1000, sizes: [8.4, 12.5, 6.05, 20.3] },
  { what: 'mass of a lorry', from: 'tonnes', to: 'kg', times: 1000, sizes: [7.5, 3.2, 18.4, 26.05] },
  { what: 'mass of a tablet', from: 'g', to: 'mg', times: 1000, sizes: [0.5, 0.25, 0.08, 1.2] },
  { what: 'capacity of a bottle', from: 'litres', to: 'ml', times: 1000, sizes: [0.75, 1.5, 0.33, 1.25] },
  { what: 'capacity of a jug', from: 'ml', to: 'litres', times: 1 / 1000, sizes: [1800, 950, 2200, 600] },
  { what: 'capacity of a spoon', from: 'ml', to: 'cl', times: 1 / 10, sizes: [5, 15, 2.5, 12] },
] as const
const KINDS = [
  [0, 1, 2, 3],
  [4, 5, 6, 7],
  [8, 9, 10],
] as const

core('metric-units', {
  facts: { difficulty: 1, checked: '2026-11-28' },
  values: random => {
    const rows = KINDS.map(kind => random.pick<number>(kind)).map(thing => ({
      thing,
      size: random.pick<number>(THINGS[thing]?.sizes ?? []),
    }))
    return { rows: random.shuffle(rows) }
  },
  make: ({ rows }) => {
    const filled = rows.map(({ thing, size }) => {
      const { what, from, to, times } = THINGS[thing] ?? THINGS[0]
      return { what, from, to, size, times, answer: clean(size * times) }
    })
    return {
      stem: [
        'The table shows three measurements. Each is to be written in another unit.',
        'Three measurements are given in the table.',
        'A student measures three things and writes them in a table.',
      ],
      parts: {
        a: ask.table({
          command: 'Complete',
          objective: 'AO1',
          prompt: 'Complete the table.',
          head: ['measurement', 'size', 'in another unit', ''],
          rows: filled.map(({ what, from, to, size, answer }) => [
            { text: what },
            { text: `${plain(size)} ${from}` },
            { blank: what, answer, marks: 1 },
            { text: to },
          ]),
          scheme: filled.map(({ what, answer, to }) => `B1 ${what}: ${plain(answer)} ${to}`),
          solution: filled
            .map(({ what, from, to, size, times, answer }) =>
              times > 1
                ? `${what}: 1 ${from.replace(/s$/, '')} is ${plain(times)} ${to}, so multiply: $${size} \\times ${times} = ${answer}$.`
                : `${what}: 1 ${to.replace(/s$/, '')} is ${plain(1 / times)} ${from}, so divide: $${size} \\div ${Math.round(1 / times)} = ${answer}$.`,
            )
            .map(text => text[0]?.toUpperCase() + text.slice(1))
            .join('\n\n'),
        }),
      },
    }
  },
  verify: () => ({}),
})

const AREAS = [
  { big: 'm', small: 'cm', length: 100 },
  { big: 'cm', small: 'mm', length: 10 },
  { big: 'm', small: 'mm', length: 1000 },
  { big: 'km', small: 'm', length: 1000 },
] as const

core('square-and-cubic-units', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [area, volume] = [random.pick(AREAS), random.pick(AREAS.slice(0, 2))]
    const [first, second] = [random.int(12, 98), random.int(12, 98)]
    return first % 10 === 0 || second % 10 === 0 || first === second
      ? null
      : { area, volume, first, second, toBig: random.chance(0.5), thing: random.int(0, 2) }
  },
  make: ({ area, volume, first, second, toBig, thing }) => {
    const [square, cube] = [area.length ** 2, volume.length ** 3]
    const given = clean(first / 10)
    const large = toBig ? clean(second * cube * (volume.length === 10 ? 1 : 1 / 1000)) : clean(second / 100)
    const other = toBig ? clean(large / cube) : clean(large * cube)
    const [from, to] = toBig ? [volume.small, volume.big] : [volume.big, volume.small]
    // The area goes the other way from the volume.
    const spread = clean(given * square)
    const [had, asked] = toBig ? [given, spread] : [spread, given]
    const [old, fresh] = toBig ? [area.big, area.small] : [area.small, area.big]
    return {
      stem: [
        'Areas and volumes are to be changed into other units.',
        'This question is about changing units.',
        'Change the units of an area and of a volume.',
      ][thing] as string,
      parts: {
        a: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out ${quantity(had, `${old}^2`)} in ${fresh}^{2}.`,
          scheme: [`M1 $${area.length}^2$`, `A1 ${plain(asked)}`],
          solution: `1 ${area.big} is ${plain(area.length)} ${area.small}, so 1 ${area.big}^{2} is $${area.length} \\times ${area.length} = ${square}$ ${area.small}^{2}. ${toBig ? 'Multiply' : 'Divide'}: ${plain(asked)} ${fresh}^{2}.`,
          answer: asked,
          unit: `${fresh}^2`,
          keepUnit: true,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out ${quantity(large, `${from}^3`)} in ${to}^{3}.`,
          scheme: [`M1 $${volume.length}^3$`, `A1 ${plain(other)}`],
          solution: `1 ${volume.big} is ${plain(volume.length)} ${volume.small}, so 1 ${volume.big}^{3} is $${volume.length}^3 = ${cube}$ ${volume.small}^{3}. ${toBig ? 'Divide' : 'Multiply'}: ${plain(other)} ${to}^{3}.`,
          answer: other,
          unit: `${to}^3`,
          keepUnit: true,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ area, volume, first, second, toBig }) => {
    // By powers of ten: a side of so many zeros.
    const zeros = (length: number) => String(length).length - 1
    const a = Number(`${first}e${toBig ? 2 * zeros(area.length) - 1 : -1}`)
    const shift = 3 * zeros(volume.length)
    const b = toBig ? Number(`${second}e${volume.length === 10 ? 0 : -3}`) : Number(`${second}e${shift - 2}`)
    return { a, b }
  },
})

const TANKS = [
  { name: 'a fish tank', glass: 'jugs', glassLitres: [2, 3, 4] },
  { name: 'a water tank', glass: 'buckets', glassLitres: [5, 10, 15] },
  { name: 'a drinking trough', glass: 'watering cans', glassLitres: [8, 10, 12] },
] as const

core('tank-in-litres', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const tank = random.int(0, 2)
    const [long, wide, high] = [
      random.step(8, 16, 1) * 10,
      random.step(3, 8, 1) * 10,
      random.step(3, 6, 1) * 10,
    ]
    const litres = (long * wide * high) / 1000
    const each = random.pick<number>((TANKS[tank] ?? TANKS[0]).glassLitres)
    return litres % each === 0 && wide < long && litres / each > 6 && litres / each <= 60
      ? { tank, long, wide, high, each }
      : null
  },
  make: ({ tank, long, wide, high, each }) => {
    const { name, glass } = TANKS[tank] ?? TANKS[0]
    const litres = (long * wide * high) / 1000
    const sides = [`${plain(long / 100)} m`, `${wide} cm`, `${high} cm`] as const
    return {
      stem: `The diagram shows ${name} in the shape of a cuboid.`,
      figure: boxFigure([long, wide, high], sides),
      parts: {
        a: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            'Work out the capacity of the tank in litres.',
            'Work out how many litres it holds when it is full.',
          ][tank === 2 ? 1 : 0] as string,
          scheme: [
            `B1 ${long} (cm), or all three lengths in one unit`,
            `M1 $${long} \\times ${wide} \\times ${high} \\div 1000$ with their lengths, or $\\times 1000$ from m^{3}`,
            `A1 ${plain(litres)}`,
          ],
          solution: `Use one unit: ${plain(long / 100)} m = ${long} cm. The volume is $${long} \\times ${wide} \\times ${high} = ${long * wide * high}$ cm^{3}. 1 litre is 1000 cm^{3}, so divide by 1000: ${plain(litres)} litres.`,
          answer: litres,
          unit: 'litres',
          keepUnit: true,
          sigFigs: 3,
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `It is empty, and is filled with water from ${glass} that hold ${quantity(each, 'litres')} each. Work out how many full ${glass} are needed.`,
          scheme: [`M1 $${litres} \\div ${each}$, with their capacity`, `A1 ${litres / each}`],
          solution: `Divide the capacity by the volume of one: $${litres} \\div ${each} = ${litres / each}$.`,
          answer: litres / each,
          follow: { from: 'a', formula: `x/${each}` },
        }),
      },
    }
  },
  // In decimetres: a cube with edges of 1 dm holds 1 litre.
  verify: ({ long, wide, high, each }) => {
    const a = (long / 10) * (wide / 10) * (high / 10)
    return { a, b: Math.round(a / each) }
  },
})

core('tiles-on-a-floor', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const tile = random.pick([20, 25, 30, 40, 50])
    const [m, n] = [random.int(7, 24), random.int(6, 18)]
    const [length, width] = [clean((m * tile) / 100), clean((n * tile) / 100)]
    const box = random.pick([10, 12, 15, 20])
    const price = random.step(18.5, 42.5, 0.25)
    return m > n && length < 9 && width > 1.6 && (m * n) % box !== 0
      ? { tile, m, n, length, width, box, price, place: random.pick(['kitchen', 'bathroom', 'classroom']) }
      : null
  },
  make: ({ tile, m, n, length, width, box, price, place }) => {
    const count = m * n
    const boxes = Math.ceil(count / box)
    const share = (count / box).toFixed(2)
    return {
      stem: `The floor of a ${place} is a rectangle. It is covered with square tiles of side ${quantity(tile, 'cm')}. The diagram shows the floor with the first tile.`,
      figure: floorFigure(length, width, tile),
      parts: {
        a: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the area of the floor in cm^{2}.',
          scheme: [
            `M1 $${length} \\times ${width}$, or ${plain(length * 100)} and ${plain(width * 100)}`,
            `A1 ${plain(length * width * 10000)}`,
          ],
          solution: `Either change the lengths first, $${Math.round(length * 100)} \\times ${Math.round(width * 100)}$, or multiply the area in m^{2} by $100^2$: ${plain(clean(length * width * 10000))} cm^{2}.`,
          answer: clean(length * width * 10000),
          unit: 'cm^2',
          keepUnit: true,
          sigFigs: 5,
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the number of tiles that are needed.',
          scheme: [
            `M1 $${clean(length * width * 10000)} \\div ${tile}^2$, with their area, or $${m} \\times ${n}$`,
            `A1 ${count}`,
          ],
          solution: `One tile has an area of $${tile}^2 = ${tile * tile}$ cm^{2}: $${clean(length * width * 10000)} \\div ${tile * tile} = ${count}$. Or count ${m} tiles along the floor and ${n} across: $${m} \\times ${n} = ${count}$.`,
          answer: count,
          follow: { from: 'a', formula: `x/${tile * tile}` },
        }),
        c: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: `The tiles are sold in boxes of ${box}. One box costs ${money(price)}. Calculate the cost of the boxes that must be bought.`,
          scheme: [
            `M1 ${boxes} boxes, or the next whole number of boxes for their tiles`,
            `A1 ${plain(boxes * price, 2)}`,
          ],
          solution: `$${count} \\div ${box} ${Number(share) === count / box ? '=' : '\\approx'} ${share}$, so ${boxes} boxes are needed. They cost $${boxes} \\times ${price} = ${plain(boxes * price, 2)}$ dollars.`,
          answer: clean(boxes * price),
          unit: '$',
          sigFigs: 5,
        }),
      },
    }
  },
  verify: ({ tile, m, n, box, price }) => {
    let boxes = 0
    while (boxes * box < m * n) boxes += 1
    return { a: tile * m * (tile * n), b: m * n, c: boxes * price }
  },
})

core('layer-of-liquid', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [litres, area] = [
      random.pick([2, 3, 4, 5, 6, 9, 12]),
      random.pick([10, 15, 16, 20, 24, 25, 30, 40, 48, 50, 60]),
    ]
    const thick = clean(litres / area)
    // Not 2: twice as thick on half the area would be the litres of the stem again.
    const more = random.pick([3, 4, 5])
    return String(thick).length <= 5 && thick >= 0.08 && thick * more <= 1.2
      ? { litres, area, more, thing: random.int(0, 2) }
      : null
  },
  make: ({ litres, area, more, thing }) => {
    const thick = clean(litres / area)
    const [what, verb, on] = [
      ['paint', 'cover', 'a wall'],
      ['varnish', 'cover', 'a wooden floor'],
      ['oil', 'spread over', 'the surface of a lake'],
    ][thing] as [string, string, string]
    return {
      stem: `${quantity(litres, 'litres')} of ${what} ${verb} ${quantity(area, 'm^2')} of ${on} in a layer of the same thickness everywhere.`,
      parts: {
        'a.i': ask.number({
          command: 'Write',
          objective: 'AO1',
          prompt: `Write ${quantity(litres, 'litres')} in cm^{3}.`,
          scheme: [`B1 ${plain(litres * 1000)}`],
          solution: `1 litre is 1000 cm^{3}: ${plain(litres * 1000)} cm^{3}.`,
          answer: litres * 1000,
          unit: 'cm^3',
          keepUnit: true,
          sigFigs: 3,
        }),
        'a.ii': ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Work out the thickness of the layer in millimetres.`,
          scheme: [
            `B1 ${plain(area * 10000)} (cm^{2}), or the volume and the area in another pair of units that fit`,
            `M1 $\\frac{${litres * 1000}}{${area * 10000}}$, with their volume and area, or the same in m`,
            `A1 ${plain(thick)}`,
          ],
          solution: `${quantity(area, 'm^2')} is $${area} \\times 100^2 = ${area * 10000}$ cm^{2}. Volume is area times thickness, so the thickness is $\\frac{${litres * 1000}}{${area * 10000}} = ${clean(thick / 10)}$ cm, which is ${plain(thick)} mm.`,
          answer: thick,
          unit: 'mm',
          keepUnit: true,
          sigFigs: 3,
          follow: { from: 'a.i', formula: `10*x/${area * 10000}` },
        }),
        b: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: `A layer of the same ${what} is ${quantity(clean(thick * more), 'mm')} thick on an area of ${quantity(area / 2, 'm^2')}. Work out the volume of this ${what} in litres.`,
          scheme: [
            `M1 ${more} times the thickness and half the area, or a product of both in one unit`,
            `A1 ${plain(clean((litres * more) / 2))}`,
          ],
          solution: `The layer is ${more} times as thick and the area is half as large, so the volume is $${litres} \\times ${more} \\div 2 = ${clean((litres * more) / 2)}$ litres.`,
          answer: clean((litres * more) / 2),
          unit: 'litres',
          keepUnit: true,
          sigFigs: 3,
        }),
      },
    }
  },
  // A layer of 1 mm on 1 m² is 1 litre: all in decimetres.
  verify: ({ litres, area, more }) => {
    const deep = litres / (area * 100)
    return { 'a.i': litres * 10 ** 3, 'a.ii': deep * 100, b: deep * more * (area / 2) * 100 }
  },
})

core('rain-into-a-tank', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [roof, rain] = [random.int(24, 95), random.int(4, 28)]
    const [long, wide] = [random.step(0.8, 2.4, 0.1), random.step(0.6, 1.2, 0.1)]
    const rise = (roof * rain) / (long * wide * 10)
    return long > wide && rise > 15 && rise < 110 ? { roof, rain, long, wide, place: random.int(0, 2) } : null
  },
  make: ({ roof, rain, long, wide, place }) => {
    const litres = roof * rain
    const rise = litres / (long * wide * 10)
    const [what, where] = [
      ['the flat roof of a garage', 'a tank beside it'],
      ['the flat roof of a house', 'a tank in its cellar'],
      ['a paved yard', 'a tank below it'],
    ][place] as [string, string]
    return {
      stem: `During a storm ${quantity(rain, 'mm')} of rain falls on ${what}, which has an area of ${quantity(roof, 'm^2')}. All the water flows into ${where}. The tank is a cuboid and was empty. Its base is ${plain(long)} m long and ${plain(wide)} m wide.`,
      figure: boxFigure([long * 100, wide * 100, 100], [`${plain(long)} m`, `${plain(wide)} m`, '']),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: 'Calculate the volume of the rain water in m^{3}.',
          scheme: [`M1 $${roof} \\times ${clean(rain / 1000)}$`, `A1 ${plain(clean(litres / 1000))}`],
          solution: `${quantity(rain, 'mm')} is ${plain(clean(rain / 1000))} m. Volume is area times depth: $${roof} \\times ${clean(rain / 1000)} = ${clean(litres / 1000)}$ m^{3}.`,
          answer: clean(litres / 1000),
          unit: 'm^3',
          keepUnit: true,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Write',
          objective: 'AO1',
          prompt: 'Write this volume in litres.',
          scheme: [`B1 ${plain(litres)}`],
          solution: `1 m^{3} is 1000 litres: ${plain(litres)} litres.`,
          answer: litres,
          unit: 'litres',
          keepUnit: true,
          sigFigs: 3,
          follow: { from: 'a', formula: '1000*x' },
        }),
        c: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: 'Calculate the depth of the water in the tank. Give your answer in centimetres.',
          scheme: [
            `M1 $\\frac{${clean(litres / 1000)}}{${long} \\times ${wide}}$, with their volume`,
            'M1 × 100, or all lengths and the volume in cm and cm^{3}',
            `A1 ${rise.toPrecision(3)}`,
          ],
          solution: `Depth is volume divided by the area of the base: $\\frac{${clean(litres / 1000)}}{${long} \\times ${wide}} = ${(rise / 100).toPrecision(4)}$ m, which is ${rise.toPrecision(3)} cm.`,
          answer: rise,
          unit: 'cm',
          keepUnit: true,
          sigFigs: 3,
          follow: { from: 'a', formula: `100*x/(${long}*${wide})` },
        }),
      },
    }
  },
  verify: ({ roof, rain, long, wide }) => {
    const cubicCentimetres = roof * 1e4 * (rain / 10)
    return {
      a: cubicCentimetres / 1e6,
      b: cubicCentimetres / 1000,
      c: cubicCentimetres / (long * 100 * (wide * 100)),
    }
  },
})
