import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { threeFigures } from '@/lib/figures/geometry/bearings'
import {
  along,
  coastEnds,
  mapWithRuler,
  planOfPlot,
  planPoint,
  RADAR,
  radar,
  sketchOfPlot,
  twoStations,
} from './drawings'

const { core, templates } = questionsOf('structured', 'E4.3')

export { templates }

const PLACES = [
  ['P', 'Q'],
  ['A', 'B'],
  ['S', 'T'],
] as const

core('distance-on-a-map', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const length = random.step(4.2, 9.4, 0.2)
    const each = random.pick([2, 3, 4, 5, 10])
    const other = random.step(2.5, 11.5, 0.5)
    return Number.isInteger(length) ? null : { length, each, other, thing: random.int(0, 2) }
  },
  make: ({ length, each, other, thing }) => {
    const [a, b] = PLACES[thing] ?? PLACES[0]
    const real = clean(length * each)
    const far = clean(other * each)
    return {
      stem:
        [
          `The diagram shows two villages *${a}* and *${b}* on a map, with a ruler beside them. The scale of the map is 1 cm to ${each} km.`,
          `Two harbours *${a}* and *${b}* are shown on a sea chart. A ruler lies along the line between them. The scale of the chart is 1 cm to ${each} km.`,
          `Two peaks *${a}* and *${b}* are marked on a walker’s map, with a ruler beside them. The scale of the map is 1 cm to ${each} km.`,
        ][thing] ?? '',
      figure: mapWithRuler(length, `1 cm to ${each} km`, [a, b]),
      parts: {
        a: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the real distance between *${a}* and *${b}*.`,
          scheme: [
            `M1 reads ${length} cm, within 0.1, and multiplies it by ${each}`,
            `A1 ${plain(real)}, within ${plain(each / 10)}`,
          ],
          solution: `On the map the distance is ${length} cm. Each centimetre is ${each} km: $${length} \\times ${each} = ${real}$.`,
          answer: real,
          tolerance: each / 10 + 1e-6,
          sigFigs: 3,
          unit: 'km',
        }),
        b: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: `The real distance between two bridges is ${quantity(far, 'km')}. Work out the distance between them on the map.`,
          scheme: [`B1 ${plain(other)}`],
          solution: `Go backwards and divide: $${far} \\div ${each} = ${other}$.`,
          answer: other,
          unit: 'cm',
        }),
        c: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'The scale can be written as $1 : n$. Work out the value of *n*.',
          scheme: [`M1 $${each} \\times 1000 \\times 100$`, `A1 ${plain(each * 100000)}`],
          solution: `Both lengths need the same unit. 1 km = 1000 m and 1 m = 100 cm, so ${each} km = ${plain(each * 100000)} cm. So *n* = ${plain(each * 100000)}.`,
          answer: each * 100000,
        }),
      },
    }
  },
  verify: ({ length, each, other }) => {
    const metres = (cm: number) => (cm * each * 100000) / 100
    return { a: metres(length) / 1000, b: metres(other) / metres(1), c: metres(1) * 100 }
  },
})

const SLOPES = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
] as const

core('plan-on-centimetre-squares', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [over, ad, slope] = random.pick(SLOPES)
    const dc = random.int(3, 6)
    const ab = dc + over
    const each = random.pick([2, 4, 5, 10])
    return ab > 12 || ad > 7 ? null : { ab, ad, dc, slope, each, thing: random.int(0, 2) }
  },
  make: ({ ab, ad, dc, slope, each, thing }) => {
    const at = planPoint
    const side = (from: readonly [number, number], to: readonly [number, number]) => ({
      as: 'line' as const,
      passes: [
        { at: at(...from), within: 6 },
        { at: at(...to), within: 6 },
      ],
    })
    const round = ab + ad + dc + slope
    const place = ['field', 'car park', 'school garden'][thing] ?? 'field'
    return {
      stem: `The sketch shows a ${place} *ABCD* on level ground. There are right angles at *A* and *D*.`,
      figure: sketchOfPlot({ ab: ab * each, ad: ad * each, dc: dc * each }),
      parts: {
        a: ask.draw({
          command: 'Complete',
          objective: 'AO1',
          prompt: `Use a scale of 1 cm to ${each} m to complete the scale drawing of the ${place}. The side *AB* is drawn for you on centimetre squares.`,
          figure: planOfPlot(ab),
          tools: ['line'],
          checks: [side([0, 0], [0, ad]), side([0, ad], [dc, ad]), side([dc, ad], [ab, 0])],
          modelFigure: planOfPlot(ab, { ad, dc }),
          scheme: [`B1 *AD* ${ad} cm long`, `B1 *DC* ${dc} cm long`, 'B1 *BC* drawn'],
          solution: `Divide each real length by ${each}: *AD* = $${ad * each} \\div ${each} = ${ad}$ cm and *DC* = $${dc * each} \\div ${each} = ${dc}$ cm. Then join *C* to *B*.`,
        }),
        b: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the real length of *BC*. You may use a measurement or a calculation.',
          scheme: [
            `M1 ${slope} cm on the drawing, within 0.1, or Pythagoras’ theorem`,
            `A1 ${slope * each}, within ${plain(each / 10)}`,
          ],
          solution: `On the drawing *BC* goes ${ab - dc} squares across and ${ad} down: $\\sqrt{${ab - dc}^2 + ${ad}^2} = ${slope}$ cm. A ruler shows the same. The real length is $${slope} \\times ${each} = ${slope * each}$ m.`,
          answer: slope * each,
          tolerance: each / 10 + 1e-6,
          unit: 'm',
        }),
        c: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: `A fence is built all round the ${place}. Work out the length of the fence.`,
          scheme: [
            `M1 $${ab * each} + ${ad * each} + ${dc * each} + \\text{their } ${slope * each}$`,
            `A1 ${round * each}, within ${plain(each / 10)}`,
          ],
          solution: `Add the four sides: $${ab * each} + ${slope * each} + ${dc * each} + ${ad * each} = ${round * each}$.`,
          answer: round * each,
          tolerance: each / 10 + 1e-6,
          unit: 'm',
          follow: { from: 'b', formula: `${(ab + ad + dc) * each} + x` },
        }),
      },
    }
  },
  verify: ({ ab, ad, dc, each }) => {
    const slope = Math.hypot(ab * each - dc * each, ad * each)
    return { b: slope, c: slope + (ab + ad + dc) * each }
  },
})

core('bearings-on-a-radar-screen', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const a = { bearing: random.int(1, 35) * 10, rings: random.pick([1.5, 2, 2.5, 3, 3.5]) }
    const b = { bearing: random.int(1, 35) * 10, rings: random.pick([2, 2.5, 3, 3.5]) }
    const apart = Math.abs(((a.bearing - b.bearing + 540) % 360) - 180)
    const plainWay = (bearing: number) => bearing % 90 === 0 || (bearing > 70 && bearing < 130)
    return apart < 40 || plainWay(a.bearing) || plainWay(b.bearing) || a.bearing < 30 || a.bearing > 330
      ? null
      : { a, b, step: random.pick([4, 10, 20]), thing: random.int(0, 2) }
  },
  make: ({ a, b, step, thing }) => {
    const unit = 'km'
    const { at, ring } = RADAR
    const spot = along(at, b.bearing, b.rings * ring)
    const back = (a.bearing + 180) % 360
    const [centre, first, second] = ([
      ['a coastguard station', 'a yacht', 'a ferry'],
      ['a control tower', 'an aircraft', 'a helicopter'],
      ['a ranger’s lookout tower', 'a fire', 'a fire engine'],
    ][thing] ?? []) as [string, string, string]
    return {
      stem: `The screen shows what is seen from ${centre} at *O*. Each ring is ${step} km wide. The numbers round the edge are bearings from *O*. *A* is ${first}.`,
      parts: {
        a: ask.draw({
          command: 'Draw',
          objective: 'AO1',
          prompt: `*B* is ${second}, ${quantity(clean(b.rings * step), unit)} from *O* on a bearing of ${threeFigures(b.bearing)}. Draw a straight line from *O* to the place of *B*, and label it *B*.`,
          figure: radar(a, step, unit),
          tools: ['line', 'label'],
          labels: [{ id: 'B', text: 'B' }],
          checks: [
            {
              as: 'line',
              passes: [
                { at, within: 6 },
                { at: along(at, b.bearing, (b.rings - 0.3) * ring), within: 5 },
              ],
            },
            { label: 'B', in: { at: spot, within: 7 } },
          ],
          modelFigure: radar(a, step, unit, b),
          scheme: [
            `B1 line from *O* on ${threeFigures(b.bearing)}, within 3°`,
            `B1 *B* at ${plain(b.rings)} rings on the right bearing`,
          ],
          solution: `From north go clockwise to ${threeFigures(b.bearing)}. $${clean(b.rings * step)} \\div ${step} = ${b.rings}$, so *B* is ${b.rings} rings from *O*.`,
        }),
        'b.i': ask.number({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the bearing of *A* from *O*.',
          scheme: [`B1 ${threeFigures(a.bearing)}, within 1°`],
          solution: `Follow the line from *O* through *A* to the edge. Count clockwise from north, in tens: ${threeFigures(a.bearing)}.`,
          answer: a.bearing,
          tolerance: 1,
          unit: '°',
        }),
        'b.ii': ask.number({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the distance of *A* from *O*.',
          scheme: [`B1 ${plain(a.rings * step)}`],
          solution: `*A* lies ${a.rings} rings from *O*: $${a.rings} \\times ${step} = ${clean(a.rings * step)}$ km.`,
          answer: clean(a.rings * step),
          tolerance: step * 0.1,
          unit,
        }),
        c: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the bearing of *O* from *A*.',
          scheme: [`M1 $${a.bearing} ${a.bearing < 180 ? '+' : '-'} 180$`, `A1 ${threeFigures(back)}`],
          solution: `The way back is opposite: ${a.bearing < 180 ? `$${a.bearing} + 180 = ${back}$` : `$${a.bearing} - 180 = ${back}$`}. As a bearing: ${threeFigures(back)}.`,
          answer: back,
          tolerance: 1,
          unit: '°',
          follow: { from: 'b.i', formula: a.bearing < 180 ? 'x + 180' : 'x - 180' },
        }),
      },
    }
  },
  verify: ({ a, step }) => {
    const turn = (a.bearing * Math.PI) / 180
    const [east, north] = [a.rings * step * Math.sin(turn), a.rings * step * Math.cos(turn)]
    const bearing = (x: number, y: number) => Math.round((Math.atan2(x, y) * 180) / Math.PI + 360) % 360
    return { 'b.i': bearing(east, north), 'b.ii': Math.hypot(east, north), c: bearing(-east, -north) }
  },
})

core('ship-from-two-stations', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const apart = random.pick([7, 8, 9])
    const isNorth = random.chance(0.6)
    const [one, other] = [random.int(2, 6) * 10, random.int(2, 6) * 10]
    const high = apart / (Math.tan((one * Math.PI) / 180) + Math.tan((other * Math.PI) / 180))
    const tenths = Math.abs(high * 10 - Math.round(high * 10))
    return high < 3.2 || high > 6.4 || one === other || tenths > 0.4
      ? null
      : {
          apart,
          isNorth,
          fromA: isNorth ? one : 180 - one,
          fromB: isNorth ? 360 - other : 180 + other,
          high,
          each: random.pick([2, 5, 10]),
          thing: random.int(0, 2),
        }
  },
  make: ({ apart, isNorth, fromA, fromB, high, each, thing }) => {
    const up = isNorth ? 1.5 : 7.5
    const [a, b] = coastEnds(apart, up)
    const slope = Math.abs(Math.tan((fromA * Math.PI) / 180))
    const ship = [a[0] + high * slope * 27, a[1] + (isNorth ? -1 : 1) * high * 27] as const
    const toShip = (from: readonly [number, number]) => ({
      as: 'line' as const,
      passes: [
        { at: from, within: 6 },
        { at: ship, within: 6 },
      ],
    })
    const what = ['a ship', 'a lifeboat', 'an aircraft'][thing] ?? 'a ship'
    return {
      stem: `*A* and *B* are two radio stations on a straight coast. *B* is ${quantity(apart * each, 'km')} due east of *A*. The scale drawing has a scale of 1 cm to ${each} km. ${what[0]?.toUpperCase()}${what.slice(1)} *S* is on a bearing of ${threeFigures(fromA)} from *A* and on a bearing of ${threeFigures(fromB)} from *B*.`,
      parts: {
        a: ask.draw({
          command: 'Draw',
          objective: 'AO1',
          prompt: `Draw the line from *A* to *S* and the line from *B* to *S*, and label the point *S*. The rings round *A* and *B* have a mark at every 10° of bearing.`,
          figure: twoStations(apart, up),
          tools: ['line', 'label'],
          labels: [{ id: 'S', text: 'S' }],
          checks: [toShip(a), toShip(b), { label: 'S', in: { at: ship, within: 9 } }],
          modelFigure: twoStations(apart, up, { fromA, fromB, at: ship }),
          scheme: [
            `B1 line from *A* on ${threeFigures(fromA)}, as far as the crossing`,
            `B1 line from *B* on ${threeFigures(fromB)}, as far as the crossing`,
            'B1 *S* at the crossing',
          ],
          solution: `Count clockwise from north at each station. ${threeFigures(fromA)} at *A* leads to the ${isNorth ? 'north-east' : 'south-east'}, and ${threeFigures(fromB)} at *B* leads to the ${isNorth ? 'north-west' : 'south-west'}. *S* is where both lines cross.`,
        }),
        b: ask.number({
          command: 'Determine',
          objective: 'AO2',
          prompt: 'Use your drawing to find the shortest distance from *S* to the coast *AB*.',
          scheme: [
            `M1 measures the perpendicular from *S* to *AB*: ${plain(high, 1)} cm, within 0.2`,
            `A1 ${plain(high * each, 1)}, within ${plain(each * 0.2)}`,
          ],
          solution: `The shortest way is perpendicular to the coast, straight ${isNorth ? 'south' : 'north'}. It is about ${plain(high, 1)} squares of 1 cm: $${plain(high, 1)} \\times ${each} = ${clean(roundTo(high, 1) * each)}$ km.`,
          answer: high * each,
          tolerance: each * 0.2 + 0.05,
          sigFigs: 3,
          unit: 'km',
        }),
        c: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Work out the bearing of *A* from *S*.`,
          scheme: [`B1 ${threeFigures(fromA + 180)}`],
          solution: `Back bearing: $${fromA} + 180 = ${fromA + 180}$, so ${threeFigures(fromA + 180)}.`,
          answer: fromA + 180,
          tolerance: 1,
          sigFigs: 3,
          unit: '°',
        }),
      },
    }
  },
  verify: ({ apart, fromA, fromB, each }) => {
    // Sine rule in triangle ABS, then the height on AB.
    const radians = Math.PI / 180
    const [atA, atB] = [Math.abs(90 - fromA), Math.abs(270 - fromB)]
    const as = (apart * each * Math.sin(atB * radians)) / Math.sin((180 - atA - atB) * radians)
    return { b: as * Math.sin(atA * radians), c: 360 - (180 - fromA) }
  },
})
