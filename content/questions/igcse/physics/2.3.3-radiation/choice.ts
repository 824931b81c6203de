import { inThisOrder, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { dimension, line, rect, text } from '@/lib/figures/shapes'
import { LETTERS } from '../shared'

const { core, supplement, templates } = choiceQuestions('2.3.3')

export { templates }

const BLACK = 'dull black'

const SILVER = 'shiny silver'

const ROLES = [
  ['better emitter', BLACK],
  ['better absorber', BLACK],
  ['better reflector', SILVER],
  ['worse emitter', SILVER],
  ['worse absorber', SILVER],
  ['worse reflector', BLACK],
] as const

core('emitter-absorber-and-reflector', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const roles = random.sample(ROLES, 2)
    const kinds = new Set(roles.map(([name]) => name.split(' ')[1]))
    return kinds.size === 2 ? { roles } : null
  },
  make: ({ roles }) => {
    const right = roles.map(([, surface]) => surface)
    const turn = (surface = '') => (surface === BLACK ? SILVER : BLACK)
    const [one, two] = roles.map(([name]) => name)
    const rule =
      'The dull black surface is the better emitter and absorber, the shiny silver one the better reflector.'
    return {
      stem: 'A dull black surface and a shiny silver surface are compared. Both are at the same temperature.',
      prompt: 'Which row is correct for infrared radiation?',
      options: rows([one ?? '', two ?? ''], right, [
        [[turn(right[0]), right[1] ?? ''], `You gave the wrong surface for the ${one}. ${rule}`],
        [[right[0] ?? '', turn(right[1])], `You gave the wrong surface for the ${two}. ${rule}`],
        [[turn(right[0]), turn(right[1])], `You gave the wrong surface in both columns. ${rule}`],
      ]),
      solution: `The dull black surface is the better emitter, the better absorber and the worse reflector of infrared radiation. The shiny silver surface is the worse emitter, the worse absorber and the better reflector. So the ${one} is ${right[0]} and the ${two} is ${right[1]}.`,
    }
  },
  verify: ({ roles }) => {
    const [word = '', kind = ''] = (roles[0]?.[0] ?? '').split(' ')
    return (word === 'better') === (kind === 'reflector') ? 'shiny silver' : 'dull black'
  },
})
core('cans-with-different-surfaces', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const heated = random.chance(0.5)
    const start = heated ? random.int(16, 20) : random.int(76, 84)
    const [small, middle, large] = [random.int(5, 8), random.int(11, 14), random.int(18, 24)]
    const order = random.shuffle([
      { surface: 'dull black', change: large },
      { surface: 'white', change: middle },
      { surface: 'shiny silver', change: small },
    ])
    return { heated, start, order, minutes: random.step(10, 20, 5) }
  },
  make: ({ heated, start, order, minutes }) => {
    const names = order.map(({ surface }) => surface)
    const swapped = (one: string, other: string) =>
      names.map(name => (name === one ? other : name === other ? one : name))
    // Which of white and silver changes less is not asked: the best surface alone decides.
    const turned = names.map(name =>
      name === 'dull black' ? 'white' : name === 'white' ? 'shiny silver' : 'dull black',
    )
    const [verb, role] = heated ? ['absorbs', 'absorber'] : ['emits', 'emitter']
    return {
      stem: `Three equal cans P, Q and R contain equal volumes of water at ${quantity(start, '°C')}. One can is dull black, one is white and one is shiny silver. They stand ${heated ? 'at the same distance from a radiant heater' : 'in a cool room'}. The table shows the temperature of the water after ${quantity(minutes, 'minutes')}.`,
      table: {
        head: ['can', `temperature after ${minutes} minutes / °C`],
        rows: order.map(({ change }, at) => [
          ['P', 'Q', 'R'][at] ?? '',
          plain(heated ? start + change : start - change),
        ]),
      },
      prompt: 'Which row gives the surfaces of the cans?',
      options: rows(['P', 'Q', 'R'], names, [
        [swapped('dull black', 'shiny silver'), `You reversed the order: dull black is the best ${role}.`],
        [turned, `You took dull black for the worst ${role}, but it is the best.`],
        [
          swapped('white', 'dull black'),
          `You exchanged white and dull black: dull black is the better ${role}.`,
        ],
      ]),
      solution: `The surface that ${verb} infrared radiation best changes the temperature most. Dull black is the best ${role}, then white, and shiny silver is the worst. So P is ${names[0]}, Q is ${names[1]} and R is ${names[2]}.`,
    }
  },
  verify: ({ order }) => {
    const larger = order.filter(({ change }) => change > (order[0]?.change ?? 0)).length
    return ['dull black', 'white', 'shiny silver'][larger] ?? ''
  },
})
supplement('rates-of-energy-transfer', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const received = random.step(20, 90, 5)
    const emitted = random.step(20, 90, 5)
    const seconds = random.step(10, 60, 10)
    if (Math.abs(received - emitted) < 10) return null
    return { received, emitted, seconds, what: random.pick(['stone', 'metal plate', 'roof tile', 'brick']) }
  },
  make: ({ received, emitted, seconds, what }) => {
    const rises = received > emitted
    const change = Math.abs(received - emitted) * seconds
    const [up, down] = rises ? ['rises', 'falls'] : ['falls', 'rises']
    const show = (value: number) => quantity(value, 'J')
    const larger = rises ? 'more' : 'less'
    return {
      stem: `A ${what} receives energy at a rate of ${quantity(received, 'J/s')} and transfers energy away at a rate of ${quantity(emitted, 'J/s')}. For ${quantity(seconds, 's')} these rates do not change.`,
      prompt: `What happens to the temperature of the ${what}, and by how much does its energy change in this time?`,
      columns: 'temperature | change in energy',
      right: `${up} | ${show(change)}`,
      wrong: {
        [`${down} | ${show(change)}`]: `You reversed the change: it receives ${larger} energy per second than it transfers away.`,
        [`${up} | ${show((received + emitted) * seconds)}`]:
          'You added the two rates. The change comes from their difference.',
        [`${down} | ${show((received + emitted) * seconds)}`]:
          'You added the two rates and reversed the change in temperature.',
      },
      solution: `It receives ${larger} energy per second than it transfers away, so its temperature ${up}.

Change in energy = (${Math.max(received, emitted)} − ${Math.min(received, emitted)}) × ${seconds} = ${show(change)}.`,
    }
  },
  verify: ({ received, emitted, seconds }) =>
    Math.sign(received * seconds - emitted * seconds) > 0 ? 'rises' : 'falls',
})
const FACES = ['dull black', 'shiny black', 'white', 'shiny silver'] as const

supplement('hot-cube-and-detector', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    faces: random.shuffle(FACES),
    largest: random.chance(0.5),
    distance: random.int(8, 15),
  }),
  make: ({ faces, largest, distance }) => {
    const right = largest ? 'dull black' : 'shiny silver'
    const [left, top, side, bottom] = faces
    return {
      stem: `A hollow metal cube is full of hot water. The diagram shows it from above. An infrared detector is held at a distance of ${quantity(distance, 'cm')} from each side in turn.`,
      figure: figure(
        {
          name: 'thermal-physics/cube-with-four-sides',
          title: 'A hot cube with four different sides and a detector',
          description: `A cube with hot water seen from above. Its sides are ${left} on the left, ${top} at the top of the drawing, ${side} on the right and ${bottom} at the bottom. An infrared detector faces the left side.`,
          height: 156,
        },
        rect(172, 34, 84, 84, 'l w'),
        text(214, 72, 'hot\nwater', { anchor: 'middle' }),
        text(214, 24, top ?? '', { anchor: 'middle' }),
        text(214, 138, bottom ?? '', { anchor: 'middle' }),
        text(264, 80, side ?? ''),
        text(164, 52, left ?? '', { anchor: 'end' }),
        rect(38, 64, 52, 30, 'l sheet', 3),
        text(54, 112, 'detector', { anchor: 'middle' }),
        line(90, 96, 90, 126, 'l dash thin'),
        line(172, 118, 172, 126, 'l dash thin'),
        dimension(90, 122, 172, 122, `${distance} cm`, [131, 140]),
      ),
      prompt: `At which side is the reading of the detector ${largest ? 'largest' : 'smallest'}?`,
      right,
      wrong: FACES.filter(face => face !== right).map(
        (face): Wrong => [
          face,
          face === 'dull black' || face === 'shiny silver'
            ? `You exchanged the best and the worst emitter: ${face} is the ${largest ? 'worst' : 'best'} emitter of the four.`
            : largest
              ? `You overlooked that dull black is a better emitter than ${face}.`
              : `You overlooked that shiny silver is a worse emitter than ${face}.`,
        ],
      ),
      solution: `All sides have the same temperature and the same area. Of the four, dull black is the best emitter of infrared radiation and shiny silver the worst, so the reading is ${largest ? 'largest' : 'smallest'} at the ${right} side.`,
    }
  },
})

supplement('rate-of-emission-of-plates', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [cool, hot] = [random.step(40, 80, 10), random.step(150, 250, 10)]
    const [small, large] = [random.step(20, 50, 10), random.step(100, 200, 20)]
    const most = random.chance(0.5)
    const plates = random.shuffle([
      { theta: hot, area: large },
      { theta: hot, area: small },
      { theta: cool, area: large },
      { theta: cool, area: small },
    ])
    return { cool, hot, small, large, most, plates }
  },
  make: ({ cool, hot, small, large, most, plates }) => {
    const letters = ['P', 'Q', 'R', 'S']
    const [theta, area] = most ? [hot, large] : [cool, small]
    const error = (plate: { theta: number; area: number }) =>
      plate.theta === theta
        ? `You overlooked the area: a ${most ? 'larger' : 'smaller'} surface emits at a ${most ? 'higher' : 'lower'} rate.`
        : plate.area === area
          ? `You overlooked the temperature: a ${most ? 'hotter' : 'cooler'} surface emits at a ${most ? 'higher' : 'lower'} rate.`
          : `You chose the plate with the ${most ? 'lowest' : 'highest'} rate.`
    const right = plates.findIndex(plate => plate.theta === theta && plate.area === area)
    return {
      stem: 'Four metal plates P, Q, R and S have the same dull black surface. The table shows their temperatures and surface areas.',
      table: {
        head: ['plate', 'temperature / °C', 'surface area / cm^{2}'],
        rows: plates.map((plate, at) => [letters[at] ?? '', plain(plate.theta), plain(plate.area)]),
      },
      prompt: `Which plate emits infrared radiation at the ${most ? 'highest' : 'lowest'} rate?`,
      options: inThisOrder(
        plates.map((plate, at) => (at === right ? (letters[at] ?? '') : [letters[at] ?? '', error(plate)])),
      ),
      solution: `The rate of emission is higher at a higher surface temperature and with a larger surface area. Plate ${letters[right]} has the ${most ? 'higher temperature and the larger' : 'lower temperature and the smaller'} area.`,
    }
  },
  verify: ({ plates, most }) => {
    const rates = plates.map(({ theta, area }) => (theta + 273) ** 4 * area)
    return 'PQRS'.charAt(rates.indexOf(most ? Math.max(...rates) : Math.min(...rates)))
  },
})

/** Fall of temperature in twenty minutes, from fast to slow cooling. */
const RATES = [0.075, 0.052, 0.036, 0.022] as const

core('cooling-curve-of-one-of-four-cans', {
  facts: { difficulty: 3, checked: '2026-11-24', objective: 'AO2' },
  values: random => ({
    ranks: random.shuffle([0, 1, 2, 3]),
    fast: random.chance(0.5),
    scene: random.int(0, 2),
    start: random.pick([80, 85, 90]),
  }),
  make: ({ ranks, fast, scene, start }) => {
    const chart = graph({
      x: { label: 'time / minutes', max: 22, ticks: [0, 4, 8, 12, 16, 20], grid: true },
      y: { label: 'temperature / °C', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true },
    })
    const temperature = (rank: number, time: number) =>
      20 + (start - 20) * Math.exp(-(RATES[rank] ?? 0) * time)
    const surfaces = scene === 1 ? ['dull white', 'shiny silver'] : ['dull black', 'shiny silver']
    const wanted = fast ? 0 : 3
    const name = fast ? `${surfaces[0]} can without a lid` : `${surfaces[1]} can with a lid`
    return {
      stem: [
        `Four cans of the same size contain equal masses of hot water. One is ${surfaces[0]} and has a lid, one is ${surfaces[0]} and has no lid, one is ${surfaces[1]} and has a lid, one is ${surfaces[1]} and has no lid. The graph shows how they cool.`,
        `Equal masses of hot water cool in four cans of the same size: a ${surfaces[0]} one and a ${surfaces[1]} one, both with a lid, and a ${surfaces[0]} one and a ${surfaces[1]} one, both without a lid. The graph shows the temperatures.`,
      ],
      figure: figure(
        {
          name: 'thermal-physics/cooling-of-four-cans',
          title: 'Cooling curves of four cans',
          description: `Temperature in degrees Celsius against time in minutes. Four curves start at ${start} °C and fall, less and less steeply. After 20 minutes they stand in this order, from the highest to the lowest temperature: ${[3, 2, 1, 0].map(rank => LETTERS[ranks.indexOf(rank)]).join(', ')}.`,
          height: 246,
        },
        chart.axes,
        ...ranks.map(
          (rank, at) =>
            chart.plot(time => temperature(rank, time), 0, 20) +
            chart.label(20, temperature(rank, 20), LETTERS[at] ?? '', { dx: 5, dy: 4.5, cls: 'b' }),
        ),
      ),
      prompt: [
        `Which curve is for the ${name}?`,
        `Which curve shows the temperature of the water in the ${name}?`,
      ],
      options: inThisOrder(
        ranks.map((rank, at) =>
          rank === wanted
            ? (LETTERS[at] ?? '')
            : [
                LETTERS[at] ?? '',
                rank === 3 - wanted
                  ? `You chose the curve of the can that cools most ${fast ? 'slowly' : 'quickly'}. ${fast ? 'Dull surfaces emit more radiation, and without a lid more energy is lost' : 'A shiny surface emits little radiation, and a lid reduces convection and evaporation'}.`
                  : 'You overlooked one of the two effects: the surface and the lid both change the rate of cooling.',
              ],
        ),
      ),
      solution: `A dull surface is a better emitter of infrared radiation than a shiny one. Without a lid, energy is lost by convection and evaporation too. So the ${name} cools most ${fast ? 'quickly: its curve is the lowest' : 'slowly: its curve is the highest'}.`,
    }
  },
  verify: ({ ranks, fast }) => {
    const late = ranks.map(rank => Math.exp(-(RATES[rank] ?? 0) * 20))
    return LETTERS[late.indexOf(fast ? Math.min(...late) : Math.max(...late))] ?? ''
  },
})
