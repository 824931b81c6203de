import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, quantity } from '@/lib/exams/format'
import { ALTERNATE, CORRESPONDING } from '../angle-reasons'
import { crossed, cutCone, parallelInside, similarTriangles } from './drawings'

const { core, supplement, templates } = questionsOf('structured', 'E4.4')

export { templates }

/** Scale factors as fractions above 1. */
const FACTORS = [
  [3, 2],
  [4, 3],
  [5, 3],
  [5, 2],
  [5, 4],
  [7, 4],
  [2, 1],
] as const

core('similar-triangles-lengths', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [up, down] = random.pick(FACTORS)
    const [ab, bc, ac] = random.sample([3, 4, 5, 6, 7], 3).map(each => each * down) as [
      number,
      number,
      number,
    ]
    const [low, , high] = [ab, bc, ac].sort((p, q) => p - q) as [number, number, number]
    return down === 1 || high > 28 || low / high < 0.5 || low + ab + bc + ac - high - low <= high
      ? null
      : { up, down, ab, bc, ac, thing: random.int(0, 2) }
  },
  make: ({ up, down, ab, bc, ac, thing }) => {
    const big = (length: number) => (length * up) / down
    const unit = thing === 2 ? 'm' : 'cm'
    const given = { AB: ab, BC: bc, PQ: big(ab), PR: big(ac) }
    const labels = Object.fromEntries(
      Object.entries(given).map(([side, length]) => [side, quantity(length, unit)]),
    )
    return {
      stem: [
        'Triangle *ABC* is similar to triangle *PQR*.',
        'The diagram shows two similar triangles, *ABC* and *PQR*.',
        'Two flower beds have the shapes of similar triangles, *ABC* and *PQR*.',
      ][thing] as string,
      figure: similarTriangles(labels),
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the length of *QR*.',
          scheme: [`M1 $\\frac{${big(ab)}}{${ab}}$ or $\\frac{${bc}}{${ab}}$`, `A1 ${big(bc)}`],
          solution: `*AB* and *PQ* correspond, so the scale factor is $\\frac{${big(ab)}}{${ab}} = \\frac{${up}}{${down}}$. *QR* corresponds to *BC*: $${bc} \\times \\frac{${up}}{${down}} = ${big(bc)}$.`,
          answer: big(bc),
          unit,
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the length of *AC*.',
          scheme: [`B1 ${ac}`],
          solution: `*AC* corresponds to *PR*. From the larger to the smaller triangle, divide by the scale factor: $${big(ac)} \\times \\frac{${down}}{${up}} = ${ac}$.`,
          answer: ac,
          unit,
        }),
      },
    }
  },
  verify: ({ up, down, ab, bc, ac }) => {
    const pq = (ab * up) / down
    return { a: (bc / ab) * pq, b: (ab / pq) * ((ac * up) / down) } // equal ratios within each triangle
  },
})

const COMMON = judged(
  'angle *A* is common to both triangles',
  `
  accept common
  accept share
  accept angle ... in both
  earns: angle A is common to both triangles
  earns: both triangles share angle A
  earns: angle A is a comon angle
  misses: corresponding angles are equal
  misses: DE is parallel to BC
  misses: the sides are in the ratio 2 to 3`,
)

supplement('parallel-line-in-a-triangle', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [up, down] = random.pick(FACTORS)
    const [times, wide, size] = [random.int(2, 6), random.int(2, 6), random.int(2, 6)]
    const [ad, db, de] = [down * times, (up - down) * times, down * wide]
    return 2.2 * down * down * size > ad * de || ad < 3 || db < 2 || ad > 20 || de > 20 || de < 3
      ? null
      : { up, down, ad, db, de, small: down * down * size, thing: random.int(0, 2) }
  },
  make: ({ up, down, ad, db, de, small, thing }) => {
    const unit = thing === 2 ? 'm' : 'cm'
    const [long, whole] = [(de * up) / down, (small * up * up) / (down * down)]
    const labels = { AD: quantity(ad, unit), DB: quantity(db, unit), DE: quantity(de, unit) }
    return {
      stem: [
        'In triangle *ABC*, *D* lies on *AB* and *E* lies on *AC*. *DE* is parallel to *BC*.',
        'The straight lines *ADB* and *AEC* are two sides of triangle *ABC*. *DE* is parallel to *BC*.',
        'A triangular field *ABC* is divided by a straight fence *DE* that is parallel to *BC*.',
      ].map(text => `${text} *AD* = ${labels.AD}, *DB* = ${labels.DB} and *DE* = ${labels.DE}.`)[
        thing
      ] as string,
      figure: parallelInside(labels),
      parts: {
        a: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: 'Explain why triangle *ADE* is similar to triangle *ABC*. Give geometrical reasons.',
          lines: 3,
          scheme: [COMMON, CORRESPONDING],
          modelAnswer:
            'Angle A is common to both triangles. Angle ADE = angle ABC, because corresponding angles are equal.',
          solution:
            'Two pairs of equal angles are enough; the third pair is then equal as well. Angle *A* belongs to both triangles, and *DE* is parallel to *BC*, so angles *ADE* and *ABC* are corresponding angles.',
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the length of *BC*.',
          scheme: [`M1 $\\frac{${ad + db}}{${ad}}$`, `A1 ${long}`],
          solution: `Corresponding sides are *AD* and *AB*, where *AB* = ${ad} + ${db} = ${ad + db} ${unit}. The scale factor is $\\frac{${ad + db}}{${ad}} = ${down === 1 ? up : `\\frac{${up}}{${down}}`}$, so $BC = ${de} \\times \\frac{${ad + db}}{${ad}} = ${long}$.`,
          answer: long,
          unit,
        }),
        c: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `The area of triangle *ADE* is ${quantity(small, `${unit}^2`)}. Work out the area of the quadrilateral *BCED*.`,
          scheme: [`M1 $${small} \\times \\left(\\frac{${ad + db}}{${ad}}\\right)^2$`, `A1 ${whole - small}`],
          solution: `Areas are multiplied by the square of the scale factor: triangle *ABC* has area $${small} \\times \\left(\\frac{${ad + db}}{${ad}}\\right)^2 = ${whole}$. Take away triangle *ADE*: $${whole} - ${small} = ${whole - small}$.`,
          answer: whole - small,
          unit: `${unit}^2`,
        }),
      },
    }
  },
  verify: ({ ad, db, de, small }) => {
    const long = de + (de * db) / ad // DE grows evenly with the distance from A
    const high = (2 * small) / de // height of ADE
    return { b: long, c: ((de + long) / 2) * ((high * db) / ad) } // the area of a trapezium
  },
})

const LIKE = [
  ['leaves', 'leaf', 'length', 'cm'],
  ['posters', 'poster', 'width', 'cm'],
  ['fields', 'field', 'longest side', 'm'],
  ['badges', 'badge', 'height', 'mm'],
] as const

supplement('lengths-from-areas', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [up, down] = random.pick([...FACTORS, [7, 3], [6, 5], [9, 5], [8, 5], [7, 5]] as const)
    const [many, length] = [random.int(2, 40), random.int(2, 9)]
    const full = many / length ** 2 // the area as a share of the square on that side
    if (full < 0.25 || full > 0.9 || up * up * many > 2500) return null
    return { up, down, many, length, thing: random.int(0, LIKE.length - 1), toSmall: random.chance(0.5) }
  },
  make: ({ up, down, many, length, thing, toSmall }) => {
    const [all, one, side, unit] = LIKE[thing] as (typeof LIKE)[number]
    const [small, large] = [down * down * many, up * up * many]
    const [short, long] = [down * length, up * length]
    const [known, answer] = toSmall ? [long, short] : [short, long]
    const [above, below] = toSmall ? [down, up] : [up, down]
    return {
      stem: `Two ${all} are mathematically similar. The area of the smaller ${one} is ${quantity(small, `${unit}^2`)} and the area of the larger ${one} is ${quantity(large, `${unit}^2`)}.`,
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: [
            `The ${side} of the ${toSmall ? 'larger' : 'smaller'} ${one} is ${quantity(known, unit)}. Work out the ${side} of the ${toSmall ? 'smaller' : 'larger'} ${one}.`,
            `Work out the ${side} of the ${toSmall ? 'smaller' : 'larger'} ${one}, if the ${side} of the ${toSmall ? 'larger' : 'smaller'} ${one} is ${quantity(known, unit)}.`,
          ],
          scheme: [
            `M1 $\\frac{${toSmall ? small : large}}{${toSmall ? large : small}}$ or its reciprocal`,
            `M1 $\\frac{${above}}{${below}}$ or its reciprocal, the square root`,
            `A1 ${answer}`,
          ],
          solution: `The area factor is $\\frac{${toSmall ? small : large}}{${toSmall ? large : small}} = \\frac{${above * above}}{${below * below}}$. The scale factor of lengths is its square root, $\\frac{${above}}{${below}}$: $${known} \\times \\frac{${above}}{${below}} = ${answer}$.`,
          answer,
          unit,
        }),
      },
    }
  },
  verify: ({ up, down, many, length, toSmall }) => {
    const per = (up * up * many) / (up * length) ** 2 // area over length squared is the same for both
    return { a: Math.sqrt(((toSmall ? down * down : up * up) * many) / per) }
  },
})

const JARS = [
  ['bottles', 'bottle', 'ml', 'surface area'],
  ['candles', 'candle', 'cm^3', 'surface area'],
  ['bowls', 'bowl', 'ml', 'surface area'],
] as const

supplement('volume-to-length-and-area', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [small, large] = [random.step(150, 400, 10), random.step(450, 950, 10)]
    const [height, area] = [random.step(8.2, 16.8, 0.1), random.step(310, 680, 10)]
    const round = area / Math.cbrt(large) ** 2 // 4.84 for a sphere
    return round < 5.3 || round > 8 || large / small > 3.4 || Number.isInteger(height)
      ? null
      : { small, large, height, area, thing: random.int(0, 2) }
  },
  make: ({ small, large, height, area, thing }) => {
    const [all, one, unit, surface] = JARS[thing] as (typeof JARS)[number]
    const factor = Math.cbrt(large / small)
    const what = unit === 'ml' ? 'holds' : 'has a volume of'
    return {
      stem: `Two ${all} are mathematically similar. The smaller ${one} ${what} ${quantity(small, unit)} and is ${quantity(height, 'cm')} high. The larger ${one} ${what} ${quantity(large, unit)}.`,
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: `Calculate the height of the larger ${one}.`,
          scheme: [
            `M1 $\\frac{${large}}{${small}}$ or its reciprocal`,
            `M1 $${height} \\times \\sqrt[3]{\\frac{${large}}{${small}}}$`,
            `A1 ${figures(height * factor, 3)}`,
          ],
          solution: `The volume factor is $\\frac{${large}}{${small}}$, so the scale factor of lengths is $\\sqrt[3]{\\frac{${large}}{${small}}} = ${figures(factor, 5)}$.\n\n$${height} \\times ${figures(factor, 5)} = ${figures(height * factor, 3)}$ cm`,
          answer: height * factor,
          unit: 'cm',
          sigFigs: 3,
          via: [{ value: factor, formula: `${height}*x` }],
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: `The ${surface} of the larger ${one} is ${quantity(area, 'cm^2')}. Calculate the ${surface} of the smaller ${one}.`,
          scheme: [
            `M1 $${area} \\div \\left(\\sqrt[3]{\\frac{${large}}{${small}}}\\right)^2$`,
            `A1 ${figures(area / factor ** 2, 3)}`,
          ],
          solution: `Areas go with the square of the scale factor. From the larger to the smaller, divide: $${area} \\div ${figures(factor, 5)}^2 = ${figures(area / factor ** 2, 3)}$ cm².`,
          answer: area / factor ** 2,
          unit: 'cm^2',
          sigFigs: 3,
          via: [{ value: factor, formula: `${area}/x^2` }],
          follow: { from: 'a', formula: `${area}*(${height}/x)^2` },
        }),
      },
    }
  },
  verify: ({ small, large, height, area }) => ({
    a: height * Math.exp(Math.log(large / small) / 3),
    b: area * (small / large) ** (2 / 3),
  }),
})

supplement('crossed-lines', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [ab, cd] = [random.step(5.2, 7.8, 0.2), random.step(8.6, 11.8, 0.2)]
    const [ax, area] = [random.step(3.1, 4.9, 0.2), random.step(7.2, 12.6, 0.2)]
    return [ab, cd, area].some(Number.isInteger) || area > 0.45 * ab * ax
      ? null
      : { ab, cd, ax, area, thing: random.int(0, 2) }
  },
  make: ({ ab, cd, ax, area, thing }) => {
    const unit = thing === 2 ? 'm' : 'cm'
    const labels = { AB: quantity(ab, unit), CD: quantity(cd, unit), AX: quantity(ax, unit) }
    const [xd, large] = [(ax * cd) / ab, area * (cd / ab) ** 2]
    return {
      stem: [
        'In the diagram, *AB* is parallel to *CD*. The straight lines *AD* and *BC* cross at *X*.',
        '*AB* and *CD* are parallel. The straight lines *AXD* and *BXC* cross at *X*.',
        'Two straight cables *AD* and *BC* cross at *X*. They are fixed to the parallel beams *AB* and *CD*.',
      ].map(text => `${text} *AB* = ${labels.AB}, *CD* = ${labels.CD} and *AX* = ${labels.AX}.`)[
        thing
      ] as string,
      figure: crossed(labels),
      parts: {
        a: ask.written({
          command: 'Give',
          objective: 'AO2',
          prompt: 'Angle *BAX* = angle *CDX*. Give a geometrical reason for this.',
          lines: 1,
          scheme: [ALTERNATE],
          modelAnswer: 'Alternate angles are equal.',
          solution:
            '*AB* is parallel to *CD*, and *AD* crosses both. The angles at *A* and *D* lie between the parallel lines on opposite sides of *AD*.',
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: 'Triangle *ABX* is similar to triangle *DCX*. Calculate the length of *XD*.',
          scheme: [`M1 $\\frac{${cd}}{${ab}}$ or $\\frac{${ax}}{${ab}}$`, `A1 ${figures(xd, 3)}`],
          solution: `*AB* corresponds to *DC*, and *AX* to *DX*. $XD = ${ax} \\times \\frac{${cd}}{${ab}} = ${figures(xd, 3)}$`,
          answer: xd,
          unit,
          sigFigs: 3,
          via: [{ value: cd / ab, formula: `${ax}*x` }],
        }),
        c: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: `The area of triangle *ABX* is ${quantity(area, `${unit}^2`)}. Calculate the area of triangle *DCX*.`,
          scheme: [`M1 $\\left(\\frac{${cd}}{${ab}}\\right)^2$`, `A1 ${figures(large, 3)}`],
          solution: `The area factor is the square of the scale factor: $${area} \\times \\left(\\frac{${cd}}{${ab}}\\right)^2 = ${figures(large, 3)}$.`,
          answer: large,
          unit: `${unit}^2`,
          sigFigs: 3,
          via: [{ value: cd / ab, formula: `${area}*x^2` }],
          follow: { from: 'b', formula: `${area}*(x/${ax})^2` },
        }),
      },
    }
  },
  verify: ({ ab, cd, ax, area }) => {
    const height = (2 * area) / ab
    const below = height * (cd / ab)
    return { b: (ax / height) * below, c: (cd * below) / 2 }
  },
})

supplement('cone-with-its-top-removed', {
  facts: { difficulty: 5, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [height, radius] = [random.int(18, 40), random.step(6.5, 14.5, 0.5)]
    const small = Math.round(height * random.step(0.35, 0.65, 0.05))
    const whole = random.int(42, 96) // ml of paint
    return small * 2 === height || Number.isInteger(radius)
      ? null
      : { height, radius, small, whole, thing: random.int(0, 2) }
  },
  make: ({ height, radius, small, whole, thing }) => {
    const part = small / height
    const percent = 100 * (1 - part ** 3)
    const rest = whole * (1 - part ** 2)
    const what =
      ['solid cone of plaster', 'block of wood in the shape of a cone', 'solid metal cone'][thing] ?? ''
    return {
      stem: `The diagram shows a ${what}. Its height is ${quantity(height, 'cm')} and its base radius is ${quantity(radius, 'cm')}. A smaller cone of height ${quantity(small, 'cm')} is cut off by a plane parallel to the base. The two cones are mathematically similar.`,
      figure: cutCone(),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: 'Calculate the base radius of the smaller cone.',
          scheme: [`M1 $\\frac{${small}}{${height}}$`, `A1 ${figures(radius * part, 3)}`],
          solution: `The scale factor is $\\frac{${small}}{${height}}$: $${radius} \\times \\frac{${small}}{${height}} = ${figures(radius * part, 3)}$ cm.`,
          answer: radius * part,
          unit: 'cm',
          sigFigs: 3,
          via: [{ value: part, formula: `${radius}*x` }],
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: 'Calculate the percentage of the volume of the original cone that remains.',
          scheme: [
            `M1 $\\left(\\frac{${small}}{${height}}\\right)^3$`,
            'M1 $1 -$ their volume factor',
            `A1 ${figures(percent, 3)}`,
          ],
          solution: `The smaller cone is $\\left(\\frac{${small}}{${height}}\\right)^3 = ${figures(part ** 3, 4)}$ of the volume. What remains is $1 - ${figures(part ** 3, 4)}$, which is ${figures(percent, 3)}%.`,
          answer: percent,
          unit: '%',
          sigFigs: 3,
          via: [
            { value: part, formula: '100*(1 - x^3)' },
            { value: part ** 3, formula: '100*(1 - x)' },
          ],
        }),
        c: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: `It takes ${quantity(whole, 'ml')} of paint to cover the curved surface of the original cone. Calculate how much paint is needed for the curved surface that remains.`,
          scheme: [
            `M1 $${whole} \\times \\left(\\frac{${small}}{${height}}\\right)^2$`,
            `A1 ${figures(rest, 3)}`,
          ],
          solution: `The paint goes with the area, and areas go with the square of the scale factor. The smaller cone takes away $${whole} \\times \\left(\\frac{${small}}{${height}}\\right)^2 = ${figures(whole * part ** 2, 4)}$ ml, so $${whole} - ${figures(whole * part ** 2, 4)} = ${figures(rest, 3)}$ ml are needed.`,
          answer: rest,
          unit: 'ml',
          sigFigs: 3,
          via: [
            { value: part, formula: `${whole}*(1 - x^2)` },
            { value: whole * part ** 2, formula: `${whole} - x` },
          ],
        }),
      },
    }
  },
  verify: ({ height, radius, small, whole }) => {
    const low = (radius / height) * small
    const volume = (r: number, h: number) => (Math.PI * r * r * h) / 3
    const curved = (r: number, h: number) => Math.PI * r * Math.hypot(r, h)
    const share = curved(low, small) / curved(radius, height)
    return {
      a: low,
      b: 100 - (100 * volume(low, small)) / volume(radius, height),
      c: whole - whole * share,
    }
  },
})
