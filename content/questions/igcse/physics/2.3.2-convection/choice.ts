import { allDiffer, numbers, rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { slipsOf } from '@/lib/exams/authoring/slips'
import { quantity, toSigFigs } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { arrow, curve, dot, line, pointer, polyline, rect, text } from '@/lib/figures/shapes'
import { fourDrawings, lettered } from '../shared'

const { core, templates } = choiceQuestions('2.3.2')

export { templates }

const FLUIDS = [
  { what: 'Air above a hot radiator', fluid: 'air', hotter: true },
  { what: 'Water at the bottom of a pan on a hot plate', fluid: 'water', hotter: true },
  { what: 'Air next to the cold shelf at the top of a fridge', fluid: 'air', hotter: false },
  { what: 'Water near the heating element of a tank', fluid: 'water', hotter: true },
  { what: 'Air near the cold glass of a window in winter', fluid: 'air', hotter: false },
  { what: 'Air above sand that is heated by the Sun', fluid: 'air', hotter: true },
] as const

core('volume-density-and-movement', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(FLUIDS), drop: random.int(0, 3) }),
  make: ({ item: { what, fluid, hotter }, drop }) => {
    const [up, down, moves, back] = hotter
      ? ['increases', 'decreases', 'rises', 'sinks']
      : ['decreases', 'increases', 'sinks', 'rises']
    const wrong: [string[], string][] = [
      [
        [up, up, moves],
        `You let the density change like the volume. The same mass in a ${hotter ? 'larger' : 'smaller'} volume is ${hotter ? 'less' : 'more'} dense.`,
      ],
      [
        [down, up, back],
        `You reversed the change of volume: ${fluid} ${hotter ? 'expands when it is heated' : 'contracts when it is cooled'}.`,
      ],
      [
        [up, down, back],
        `You have the right density, but ${hotter ? 'less dense' : 'denser'} ${fluid} ${moves}.`,
      ],
      [
        ['stays the same', down, moves],
        `You left the volume unchanged, but then the density could not change.`,
      ],
    ]
    return {
      stem: `${what} is ${hotter ? 'heated' : 'cooled'}.`,
      prompt: `What happens to the volume and the density of this ${fluid}, and how does it move?`,
      options: rows(
        ['volume', 'density', 'movement'],
        [up, down, moves],
        wrong.filter((_, at) => at !== drop),
      ),
      solution: `The ${hotter ? 'heated' : 'cooled'} ${fluid} ${hotter ? 'expands' : 'contracts'}, so its density ${down}. It is then ${hotter ? 'less dense' : 'denser'} than the ${fluid} around it, so it ${moves}.`,
    }
  },
})

/** A flame standing on its base. */
function flame(x: number, y: number, height = 26): string {
  const wide = height * 0.32
  return curve(
    [
      [x, y - height],
      [x + wide, y - height * 0.3],
      [x, y],
      [x - wide, y - height * 0.3],
    ],
    'r rw',
    true,
  )
}

core('current-in-a-beaker', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    left: random.chance(0.5),
    ice: random.chance(0.4),
    colour: random.pick(['purple', 'blue', 'red']),
    top: random.chance(0.5),
  }),
  make: ({ left, ice, colour, top }) => {
    // Heated below a corner, or cooled by ice at the top of a side: the water rises on the warmer side.
    const risesLeft = ice ? !left : left
    const source = left ? 126 : 234
    const [across, back] = (top ? risesLeft : !risesLeft)
      ? ['to the right', 'to the left']
      : ['to the left', 'to the right']
    const [first, firstBack] = risesLeft ? ['upwards', 'downwards'] : ['downwards', 'upwards']
    const where = ice
      ? `a block of ice is held in the water at the top ${left ? 'left' : 'right'}`
      : `a small flame heats the bottom of the beaker at the ${left ? 'left' : 'right'}`
    const second = top ? 'the middle of the surface' : 'the middle of the bottom'
    return {
      stem: `A beaker contains warm water and some ${colour} dye, which shows how the water moves. ${where.replace(/^./, letter => letter.toUpperCase())}, as shown.`,
      figure: figure(
        {
          name: 'thermal-physics/beaker-with-two-points',
          title: 'A beaker of water with the points X and Y',
          description: `A beaker of water. ${where.replace(/^./, letter => letter.toUpperCase())}. Point X is in the water half-way up at the left side. Point Y is at ${second}.`,
          height: ice ? 160 : 186,
        },
        rect(105, 40, 150, 106, 'w'),
        line(105, 40, 255, 40, 'p'),
        polyline([
          [105, 18],
          [105, 146],
          [255, 146],
          [255, 18],
        ]),
        ice ? rect(source - 16, 34, 32, 22, 'l sheet') : flame(source, 180),
        ice
          ? pointer(left ? 92 : 268, 30, left ? source - 10 : source + 10, 44, 'ice', left ? 'end' : 'start')
          : text(left ? 100 : 260, 174, 'flame', { anchor: left ? 'end' : 'start' }),
        dot(124, 96, 'd', 3),
        text(134, 100, 'X', { cls: 'b' }),
        dot(180, top ? 50 : 136, 'd', 3),
        text(180, top ? 70 : 126, 'Y', { anchor: 'middle', cls: 'b' }),
      ),
      prompt: 'In which direction does the water move at X and at Y?',
      columns: 'at X | at Y',
      right: `${first} | ${across}`,
      wrong: {
        [`${firstBack} | ${back}`]: `You reversed the current: ${ice ? 'the water next to the ice is cooled, becomes denser and sinks' : 'the water above the flame is heated, becomes less dense and rises'}.`,
        [`${first} | ${back}`]:
          'You have the right direction at X, but the water moves round in one circulation.',
        [`${firstBack} | ${across}`]:
          'You have the right direction at Y, but the water moves round in one circulation.',
      },
      solution: `${
        ice
          ? `The water next to the ice, at the ${left ? 'left' : 'right'}, is cooled, becomes denser and sinks. Warmer water rises on the other side.`
          : `The water above the flame, at the ${left ? 'left' : 'right'}, is heated, expands, becomes less dense and rises. Cooler, denser water sinks on the other side.`
      } So the water moves ${first} at X, and at Y it moves ${across}.`,
    }
  },
  verify: ({ left, ice }) => (Number(left) + Number(ice) === 1 ? 'upwards' : 'downwards'),
})

core('breeze-at-the-coast', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const day = random.chance(0.5)
    return {
      day,
      land: day ? random.int(27, 34) : random.int(8, 12),
      sea: day ? random.int(17, 22) : random.int(15, 19),
    }
  },
  make: ({ day, land, sea }) => {
    const [warm, cool] = day ? ['land', 'sea'] : ['sea', 'land']
    const over = (where: string) => `over the ${where}`
    const blows = (from: string, to: string) => `from the ${from} to the ${to}`
    return {
      stem: `On a calm, clear ${day ? 'afternoon' : 'night'}, the temperature of the land at a coast is ${quantity(land, '°C')} and that of the sea is ${quantity(sea, '°C')}. A convection current forms in the air.`,
      prompt: 'Where does the air rise, and in which direction does the breeze near the ground blow?',
      columns: 'air rises | breeze near the ground',
      right: `${over(warm)} | ${blows(cool, warm)}`,
      wrong: {
        [`${over(warm)} | ${blows(warm, cool)}`]:
          'You have the rising air right, but cooler air flows in near the ground to take its place.',
        [`${over(cool)} | ${blows(cool, warm)}`]:
          'You have the breeze right, but it is the air over the warmer surface that rises.',
        [`${over(cool)} | ${blows(warm, cool)}`]:
          'You reversed the current: the air over the warmer surface becomes less dense and rises.',
      },
      solution: `The ${warm} is warmer. The air over it is heated, expands, becomes less dense and rises. Cooler, denser air from over the ${cool} flows in near the ground, so the breeze blows ${blows(cool, warm)}.`,
    }
  },
  verify: ({ land, sea }) => `over the ${land > sea ? 'land' : 'sea'}`,
})
core('density-of-heated-air', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const density = random.pick([1.2, 1.25, 1.26, 1.28, 1.3])
    const before = random.step(1, 4, 0.5)
    const after = Number((before * random.pick([1.2, 1.25, 1.4, 1.5])).toPrecision(12))
    const right = (density * before) / after
    const tidy = Math.abs(toSigFigs(right, 3) - right) < 1e-9
    const all = slipsOf({
      'You multiplied by the ratio the wrong way round. In a larger volume the density is smaller.':
        (density * after) / before,
      'You found the mass and did not divide it by the new volume.': density * before,
      'You divided the density by the new volume. First find the mass.': density / after,
      'You reduced the density by the same fraction as the volume increases. It is mass ÷ volume.':
        density * (2 - after / before),
      'You divided the density by the old volume. First find the mass.': density / before,
      'You left the density unchanged. The same mass now has a larger volume.': density,
    })
    const wrong = random.sample(all, 3)
    return tidy && String(after).length < 5 && allDiffer([right, ...wrong.map(([value]) => value)], 3)
      ? {
          density,
          before,
          after,
          right,
          wrong,
          where: random.pick(['near a bonfire', 'near a furnace', 'near a gas burner', 'near a hot stove']),
        }
      : null
  },
  make: ({ density, before, after, right, wrong, where }) => ({
    stem: `The air ${where} has a density of ${quantity(density, 'kg/m^3', 3)}. A volume of ${quantity(before, 'm^3', 2)} of this air is heated and expands to ${quantity(after, 'm^3', 3)}. It then rises.`,
    prompt: 'What is the density of the heated air?',
    options: numbers({ right, unit: 'kg/m^3', sigFigs: 3, wrong }),
    solution: `Mass = density × volume = ${quantity(density, '', 3)} × ${quantity(before, '', 2)} = ${quantity(density * before, 'kg', 3)}. It does not change.

New density = mass ÷ new volume = ${quantity(density * before, '', 3)} ÷ ${quantity(after, '', 3)} = ${quantity(right, 'kg/m^3', 3)}. It is smaller than before, so the air rises.`,
  }),
  verify: ({ density, before, after }) => density / (after / before),
})

type Loop = { source: 'heater' | 'ice'; left: boolean; clockwise: boolean }

const LOOPS: readonly Loop[] = (['heater', 'ice'] as const).flatMap(source =>
  [true, false].flatMap(left => [true, false].map(clockwise => ({ source, left, clockwise }))),
)

/** Warm water rises above the heater, cold water sinks below the ice. */
const isRight = ({ source, left, clockwise }: Loop) => (source === 'heater') === (left === clockwise)

core('convection-current-in-one-of-four-tanks', {
  facts: { difficulty: 3, checked: '2026-11-24', objective: 'AO2' },
  values: random => {
    const right = random.pick(LOOPS.filter(isRight))
    const wrong = random.sample(
      LOOPS.filter(loop => !isRight(loop)),
      3,
    )
    return { shown: random.shuffle([right, ...wrong]), liquid: random.pick(['water', 'oil', 'salt water']) }
  },
  make: ({ shown, liquid }) => ({
    stem: [
      `Each diagram shows a tank of ${liquid} at room temperature with either a small electric heater at the bottom or a block of ice in a metal box at the top. The arrows show a convection current.`,
      `In four tanks, ${liquid} at room temperature is either heated at one place near the bottom or cooled by a metal box of ice at one place near the top. Each diagram shows a convection current.`,
    ],
    figure: figure(
      {
        name: 'thermal-physics/four-tanks-with-currents',
        title: 'Four tanks with arrows round a loop',
        description: `Four tanks, A to D, each with arrows round one loop. ${shown.map(({ source, left, clockwise }, at) => `${'ABCD'[at]}: ${source === 'heater' ? 'a heater at the bottom' : 'ice at the top'} on the ${left ? 'left' : 'right'}, the arrows go ${clockwise ? 'clockwise' : 'anticlockwise'}.`).join(' ')}`,
        height: 268,
      },
      fourDrawings(134, (at, x, y) => {
        const { source = 'heater', left = true, clockwise = true } = shown[at] ?? {}
        const [l, r, t, b] = [x + 28, x + 168, y + 22, y + 124]
        const place = left ? l + 10 : r - 44
        const thing =
          source === 'heater'
            ? rect(place, b - 12, 34, 8, 'l hl') +
              text(left ? place + 40 : place - 6, b - 5, 'heater', {
                cls: 's',
                anchor: left ? 'start' : 'end',
              })
            : rect(place, t, 34, 16, 'l sheet') +
              text(left ? place + 40 : place - 6, t + 12, 'ice', { cls: 's', anchor: left ? 'start' : 'end' })
        const [x1, x2, y1, y2] = [l + 27, r - 27, t + 30, b - 26]
        const loop = curve(
          [
            [x1 + 12, y1],
            [x2 - 12, y1],
            [x2, y1 + 12],
            [x2, y2 - 12],
            [x2 - 12, y2],
            [x1 + 12, y2],
            [x1, y2 - 12],
            [x1, y1 + 12],
          ],
          'p thin dash',
          true,
        )
        const [mx, my, way] = [(x1 + x2) / 2, (y1 + y2) / 2, clockwise ? 1 : -1]
        return (
          rect(l, t + 8, r - l, b - t - 8, 'w') +
          polyline([
            [l, t - 4],
            [l, b],
            [r, b],
            [r, t - 4],
          ]) +
          thing +
          loop +
          arrow(mx - way * 16, y1, mx + way * 16, y1, { cls: 'p' }) +
          arrow(mx + way * 16, y2, mx - way * 16, y2, { cls: 'p' }) +
          arrow(x2, my - way * 10, x2, my + way * 10, { cls: 'p' }) +
          arrow(x1, my + way * 10, x1, my - way * 10, { cls: 'p' })
        )
      }),
    ),
    prompt: ['Which diagram is correct?', 'In which tank is the direction of the current correct?'],
    options: lettered(
      shown.map(loop =>
        isRight(loop)
          ? null
          : loop.source === 'heater'
            ? 'You let the heated liquid sink. It expands, becomes less dense and rises above the heater.'
            : 'You let the cooled liquid rise. It contracts, becomes denser and sinks below the ice.',
      ),
    ),
    solution:
      'Above a heater, the liquid expands, becomes less dense and rises. Below ice, the liquid contracts, becomes denser and sinks. Cooler or warmer liquid from the other side takes its place.',
  }),
})
