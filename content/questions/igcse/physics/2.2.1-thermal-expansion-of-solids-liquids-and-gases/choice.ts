import { allDiffer, numbers, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import { arrow, pointer, rect, text } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('2.2.1')

export { templates }

const WARMED = [
  { what: 'A steel beam', how: 'in the sunshine', hotter: true },
  { what: 'A sample of oil', how: 'in a pan on a hot plate', hotter: true },
  { what: 'A block of aluminium', how: 'in a freezer', hotter: false },
  { what: 'A sample of alcohol', how: 'in a refrigerator', hotter: false },
  {
    what: 'A sample of air, which can push a piston out at constant pressure,',
    how: 'by a lamp',
    hotter: true,
  },
  { what: 'A brass rod', how: 'in boiling water', hotter: true },
  { what: 'A sample of gas, which is kept at constant pressure,', how: 'in ice', hotter: false },
] as const

core('mass-volume-density-when-heated', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(WARMED), drop: random.int(0, 3) }),
  make: ({ item: { what, how, hotter }, drop }) => {
    const [up, down, same] = [
      hotter ? 'increases' : 'decreases',
      hotter ? 'decreases' : 'increases',
      'stays the same',
    ]
    const wrong: [string[], string][] = [
      [[up, up, same], 'You let the mass change, but no particles are added or lost.'],
      [[same, up, same], 'You overlooked that the density is mass ÷ volume, and the volume changes.'],
      [
        [same, up, up],
        `You let the density change in the same way as the volume. The same mass in a ${hotter ? 'larger' : 'smaller'} volume has a ${hotter ? 'smaller' : 'larger'} density.`,
      ],
      [
        [same, down, up],
        `You reversed the change of volume: substances ${hotter ? 'expand when they are heated' : 'contract when they are cooled'}.`,
      ],
    ]
    return {
      stem: `${what} is ${hotter ? 'heated' : 'cooled'} ${how}. It does not change its state.`,
      prompt: 'What happens to its mass, its volume and its density?',
      options: rows(
        ['mass', 'volume', 'density'],
        [same, up, down],
        wrong.filter((_, at) => at !== drop),
      ),
      solution: `The substance ${hotter ? 'expands' : 'contracts'}, so its volume ${up}. No particles are added or lost, so the mass stays the same. Density = mass ÷ volume, so the density ${down}.`,
    }
  },
})
/** Increase in length of 1 m for 1 °C, in mm. */
const METALS = [
  ['aluminium', 0.023],
  ['brass', 0.019],
  ['copper', 0.017],
  ['iron', 0.012],
  ['tungsten', 0.0045],
] as const

core('bimetallic-strip-bends', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [one = METALS[0], other = METALS[3]] = random.sample(METALS, 2)
    if (Math.abs(one[1] - other[1]) < 0.004) return null
    return { top: one, bottom: other, hotter: random.chance(0.5) }
  },
  make: ({ top, bottom, hotter }) => {
    const longer = top[1] > bottom[1] === hotter ? top : bottom
    const [move, back] = longer === top ? ['down', 'up'] : ['up', 'down']
    const shorter = longer === top ? bottom : top
    const [more, less] = top[1] > bottom[1] ? [top[0], bottom[0]] : [bottom[0], top[0]]
    const verb = hotter ? 'expands' : 'contracts'
    return {
      stem: `A strip of ${top[0]} is fixed on top of a strip of ${bottom[0]} along its whole length. The left end is held. At ${quantity(20, '°C')} the strip is straight. It is ${hotter ? 'heated' : 'cooled'} evenly. The table shows how much one metre of each metal expands.`,
      table: {
        head: ['metal', 'increase in length for a rise of 1 °C / mm'],
        rows: [top, bottom].map(([name, rise]) => [name, plain(rise)]),
      },
      figure: figure(
        {
          name: 'thermal-physics/strip-of-two-metals',
          title: 'A strip of two metals held at one end',
          description: `A straight level strip, held at its left end. The upper layer is ${top[0]}, the lower layer is ${bottom[0]}. Arrows at the free end on the right mark the directions up and down.`,
          height: 122,
        },
        ground(24, 34, 24, 70),
        rect(24, 46, 220, 10, 'l hl'),
        rect(24, 56, 220, 10, 'l sunk'),
        pointer(112, 22, 96, 50, top[0]),
        pointer(112, 102, 96, 62, bottom[0]),
        arrow(266, 50, 266, 22),
        arrow(266, 62, 266, 90),
        text(276, 30, 'up'),
        text(276, 90, 'down'),
      ),
      prompt: 'Which row is correct?',
      columns: `metal that ${verb} more | direction in which the free end moves`,
      right: `${more} | ${move}`,
      wrong: {
        [`${more} | ${back}`]: `You have the right metal, but the layer that is longer then lies on the outside of the bend: that is the ${longer[0]}.`,
        [`${less} | ${back}`]: `You read the table the wrong way round: ${more} has the larger change in length, so the strip bends the other way.`,
        [`${less} | ${move}`]: `You have the right direction, but the table shows that ${more} changes its length more.`,
      },
      solution: `For the same change in temperature ${more} ${verb} more. So the ${longer[0]} is then longer than the ${shorter[0]} and lies on the outside of the bend. It is the ${longer === top ? 'upper' : 'lower'} layer, so the free end moves ${move}.`,
    }
  },
  verify: ({ top, bottom }) => [top, bottom].reduce((one, other) => (other[1] > one[1] ? other : one))[0],
})

const GAPS = [
  {
    stem: (gap: string, start: string, rate: string) =>
      `At ${start} there is a gap of ${gap} between two rails. The gap becomes narrower by ${rate} for each rise of 1 °C.`,
    prompt: 'At which temperature is the gap closed?',
    start: [5, 20],
    rate: [0.12, 0.15, 0.16, 0.2, 0.24, 0.25],
    rise: [25, 45],
  },
  {
    stem: (gap: string, start: string, rate: string) =>
      `At ${start} the hole in a steel ring is too small for a shaft: its diameter is ${gap} less than that of the shaft. The ring alone is heated. The diameter of the hole increases by ${rate} for each rise of 1 °C.`,
    prompt: 'At which temperature does the hole have the same diameter as the shaft?',
    start: [15, 25],
    rate: [0.0012, 0.0015, 0.0018, 0.002, 0.0024],
    rise: [80, 180],
  },
  {
    stem: (gap: string, start: string, rate: string) =>
      `At ${start} the gap between the end of a metal rod and an electrical contact is ${gap}. The rod becomes longer by ${rate} for each rise of 1 °C.`,
    prompt: 'At which temperature does the rod touch the contact?',
    start: [16, 24],
    rate: [0.004, 0.005, 0.006, 0.008],
    rise: [40, 120],
  },
] as const

core('temperature-at-which-a-gap-closes', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(GAPS)
    const start = random.int(item.start[0], item.start[1])
    const rate = random.pick<number>(item.rate)
    const rise = random.step(item.rise[0], item.rise[1], 5)
    const gap = Number((rate * rise).toPrecision(12))
    if (String(gap).length > 5) return null
    const wrong = random.sample<readonly [number, string]>(
      [
        [rise, 'You found the rise in temperature and did not add it to the temperature at the start.'],
        [rise - start, 'You subtracted the temperature at the start from the rise. It has to be added.'],
        [rise + 2 * start, 'You added the temperature at the start twice.'],
        [start + rise / 2, 'You used twice the change that is given for each rise of 1 °C.'],
        [start + 2 * rise, 'You used only half of the change that is given for each rise of 1 °C.'],
      ],
      3,
    )
    return allDiffer([start + rise, ...wrong.map(([value]) => value)], 4)
      ? { item, start, rate, rise, gap, wrong }
      : null
  },
  make: ({ item, start, rate, rise, gap, wrong }) => ({
    stem: item.stem(quantity(gap, 'mm'), quantity(start, '°C'), quantity(rate, 'mm')),
    prompt: item.prompt,
    options: numbers({
      right: start + rise,
      wrong: wrong.map(([value, error]): [number, string] => [value, error]),
      unit: '°C',
    }),
    solution: `Rise in temperature = ${plain(gap)} ÷ ${plain(rate)} = ${quantity(rise, '°C')}.

Temperature = ${start} + ${rise} = ${quantity(start + rise, '°C')}.`,
  }),
  verify: ({ start, rate, gap }) => {
    let [theta, left] = [start, gap]
    while (left > rate / 2) [theta, left] = [theta + 1, left - rate]
    return theta
  },
})

supplement('states-from-increase-in-volume', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    order: random.shuffle(['solid', 'liquid', 'gas'] as const),
    rise: random.pick([10, 20]),
    liquid: random.step(4, 12, 0.5),
    solid: random.step(0.2, 0.8, 0.1),
  }),
  make: ({ order, rise, liquid, solid }) => {
    const volumes = { solid: (solid * rise) / 10, liquid: (liquid * rise) / 10, gas: 3.4 * rise }
    const swapped = (one: string, other: string) =>
      order.map(state => (state === one ? other : state === other ? one : state))
    return {
      stem: `Samples of three substances P, Q and R have a volume of ${quantity(1000, 'cm^3')} each. One is a solid, one a liquid and one a gas. Each is heated by ${quantity(rise, '°C')} at constant pressure, without a change of state. The table shows the results.`,
      table: {
        head: ['substance', 'increase in volume / cm^{3}'],
        rows: order.map((state, at) => [['P', 'Q', 'R'][at] ?? '', plain(volumes[state], 1)]),
      },
      prompt: 'Which row gives the states of the substances?',
      options: rows(['P', 'Q', 'R'], order, [
        [swapped('solid', 'gas'), 'You reversed the order: gases expand most and solids least.'],
        [swapped('liquid', 'gas'), 'You exchanged the liquid and the gas: a gas expands more than a liquid.'],
        [
          swapped('liquid', 'solid'),
          'You exchanged the solid and the liquid: a liquid expands more than a solid.',
        ],
      ]),
      solution: `For the same rise in temperature gases expand most, then liquids, and solids least. So the increase of ${plain(volumes.gas, 1)} cm^{3} belongs to the gas, ${plain(volumes.liquid, 1)} cm^{3} to the liquid and ${plain(volumes.solid, 1)} cm^{3} to the solid.`,
    }
  },
  verify: ({ order }) => ['solid', 'liquid', 'gas'].find(each => order.indexOf(each as never) === 0) ?? '',
})

const EXPLAINED = [
  { more: 'gas', less: 'liquid' },
  { more: 'gas', less: 'solid' },
  { more: 'liquid', less: 'solid' },
] as const

supplement('why-one-state-expands-more', {
  facts: { difficulty: 4, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    pair: random.pick(EXPLAINED),
    rise: random.step(5, 30, 5),
    turned: random.chance(0.5),
    drop: random.int(0, 3),
  }),
  make: ({ pair: { more, less }, rise, turned, drop }) => {
    const wrong: Wrong[] = pairs({
      [`The forces between the particles of the ${more} are stronger.`]: `You reversed the forces: they are weaker in the ${more} than in the ${less}.`,
      [`The particles of the ${more} expand more.`]:
        'You let the particles grow, but their size does not change; their separation does.',
      [`Only the particles of the ${more} move faster when heated.`]: `You overlooked that the particles of the ${less} move faster as well.`,
      [`The number of particles in the ${more} increases.`]:
        'You let the number of particles change, but it stays the same.',
    })
    return {
      stem: `A ${turned ? less : more} and a ${turned ? more : less} of equal volume are heated by ${quantity(rise, '°C')} at constant pressure. The ${more} expands more than the ${less}.`,
      prompt: 'Which statement explains this?',
      right: `The forces between the particles of the ${more} are weaker.`,
      wrong: wrong.filter((_, at) => at !== drop),
      solution: `In both, the particles move faster when they are heated, and their separation increases. In the ${more} the forces between the particles are weaker than in the ${less}, so they hold the particles back less and the separation increases more.`,
    }
  },
})
