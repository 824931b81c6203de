import { allDiffer, inThisOrder, numbers, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, slipsOf, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity, toSigFigs } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { line, type Point, pointer, polyline, rect } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('2.2.2')

export { templates }

const PLUNGED = [
  ['a steel spanner', 'water'],
  ['a copper block', 'oil'],
  ['an iron horseshoe', 'water'],
  ['a glass marble', 'water'],
  ['an aluminium cylinder', 'oil'],
] as const

core('internal-energies-of-two-objects', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    pair: random.pick(PLUNGED),
    warm: random.step(60, 95, 5),
    cool: random.step(10, 25, 1),
    hotLiquid: random.chance(0.5),
  }),
  make: ({ pair: [object, liquid], warm, cool, hotLiquid }) => {
    const [ofObject, ofLiquid] = hotLiquid ? ['increases', 'decreases'] : ['decreases', 'increases']
    const name = object.replace(/^an? /, '')
    return {
      stem: `The temperature of ${object} is ${quantity(hotLiquid ? cool : warm, '°C')}. It is put into ${liquid} at ${quantity(hotLiquid ? warm : cool, '°C')}. After some time both have the same temperature.`,
      prompt: `What happens to the internal energy of the ${name} and of the ${liquid}?`,
      columns: `internal energy of the ${name} | internal energy of the ${liquid}`,
      right: `${ofObject} | ${ofLiquid}`,
      wrong: {
        [`${ofLiquid} | ${ofObject}`]:
          'You exchanged the two: energy is transferred from the hotter to the colder one.',
        [`${ofObject} | stays the same`]: `You overlooked that the temperature of the ${liquid} changes, too.`,
        'stays the same | stays the same':
          'You overlooked that both temperatures change. With the temperature, the internal energy changes.',
      },
      solution: `The temperature of the ${name} ${hotLiquid ? 'rises' : 'falls'}, so its internal energy ${ofObject}. The temperature of the ${liquid} ${hotLiquid ? 'falls' : 'rises'}, so its internal energy ${ofLiquid}.`,
    }
  },
  verify: ({ warm, cool, hotLiquid }) => {
    const before = hotLiquid ? cool : warm
    return (warm + cool) / 2 > before ? 'increases' : 'decreases'
  },
})

core('internal-energy-from-temperatures', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const changes = random.shuffle([random.int(9, 14), random.int(3, 7), 0, -random.int(4, 16)])
    const step = random.pick([2, 4, 5])
    const temperatures = [random.int(22, 40)]
    for (const change of changes) temperatures.push((temperatures.at(-1) ?? 0) + change)
    return {
      changes,
      step,
      temperatures,
      falls: random.chance(0.5),
      what: random.pick(['a metal block', 'a brick', 'some oil', 'a sample of water']),
    }
  },
  make: ({ changes, step, temperatures, falls, what }) => {
    const right = changes.indexOf(falls ? Math.min(...changes) : Math.max(...changes))
    const name = (at: number) => `from ${at * step} min to ${(at + 1) * step} min`
    const error = (change: number) => {
      if (change === 0)
        return 'You chose a period in which the temperature, and so the internal energy, stays the same.'
      if (change < 0)
        return 'You chose the period in which the temperature, and so the internal energy, decreases.'
      return falls
        ? 'You chose a period in which the temperature, and so the internal energy, increases.'
        : 'You chose a period with an increase in temperature, but it is not the largest increase.'
    }
    return {
      stem: `The temperature of ${what} is measured for ${4 * step} minutes. There is no change of state. The table shows the results.`,
      table: {
        head: ['time / min', 'temperature / °C'],
        rows: temperatures.map((value, at) => [plain(at * step), plain(value)]),
      },
      prompt: falls
        ? `In which period does the internal energy of ${what.replace(/^(?:an?|some) /, 'the ')} decrease?`
        : `In which period does the internal energy of ${what.replace(/^(?:an?|some) /, 'the ')} increase most?`,
      options: inThisOrder(
        changes.map((change, at) => (at === right ? name(at) : [name(at), error(change)])),
      ),
      solution: `A rise in temperature increases the internal energy, a fall decreases it. The temperature ${falls ? 'falls only' : 'rises most'} ${name(right)}: from ${quantity(temperatures[right] ?? 0, '°C')} to ${quantity(temperatures[right + 1] ?? 0, '°C')}.`,
    }
  },
  verify: ({ temperatures, step, falls }) => {
    const slopes = temperatures.slice(1).map((value, at) => value - (temperatures[at] ?? 0))
    const order = [0, 1, 2, 3].sort((one, other) => (slopes[one] ?? 0) - (slopes[other] ?? 0))
    const at = (falls ? order[0] : order[3]) ?? 0
    return `from ${at * step} min to ${at * step + step} min`
  },
})

const HEATED = [
  'the air in a sealed flask',
  'a sample of water',
  'an iron block',
  'the oil in a pan',
  'a copper wire',
]

supplement('temperature-and-average-kinetic-energy', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    what: random.pick(HEATED),
    rises: random.chance(0.5),
    low: random.int(15, 25),
    high: random.int(40, 80),
    drop: random.int(0, 4),
    other: random.int(0, 3),
  }),
  make: ({ what, rises, low, high, drop, other }) => {
    const verb = rises ? 'increases' : 'decreases'
    const wrong: Wrong[] = pairs({
      'the average mass of the particles':
        'You let the mass of the particles change, but it does not depend on temperature.',
      'the average size of the particles':
        'You let the particles change their size, but only their motion and separation change.',
      'the number of particles': 'You let the number of particles change, but it stays the same.',
      'the average number of electrons in each particle':
        'You let the particles change inside, but only their motion and separation change.',
      'the number of atoms in each particle':
        'You let the particles change inside, but only their motion and separation change.',
    })
    const kept = wrong.filter((_, at) => at !== drop).filter((_, at) => at !== other)
    return {
      stem: `The temperature of ${what} changes from ${quantity(rises ? low : high, '°C')} to ${quantity(rises ? high : low, '°C')}.`,
      prompt: `Which quantity ${verb}?`,
      right: 'the average kinetic energy of the particles',
      wrong: kept,
      solution: `A ${rises ? 'rise' : 'fall'} in temperature is ${rises ? 'an increase' : 'a decrease'} in the average kinetic energy of the particles. Their number, mass and size stay the same.`,
    }
  },
})

const UNIT = 'J/(kg °C)'

const CAPACITIES = [
  ['water', 4200],
  ['copper', 390],
  ['iron', 450],
  ['aluminium', 900],
  ['glass', 840],
  ['cooking oil', 2000],
  ['brass', 380],
] as const

supplement('meaning-of-specific-heat-capacity', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    substance: random.pick(CAPACITIES),
    drop: random.sample([0, 1, 2, 3, 4], 2),
  }),
  make: ({ substance: [name, c], drop }) => {
    const wrong: Wrong[] = pairs({
      [`${c} J changes the state of 1 kg of ${name}.`]:
        'You described a change of state. Specific heat capacity is about a change in temperature.',
      [`${c} J raises the temperature of 1 g of ${name} by 1 °C.`]:
        'You took the gram as the unit of mass, but the unit says kilogram.',
      [`1 J raises the temperature of ${c} kg of ${name} by 1 °C.`]:
        'You exchanged energy and mass: the number is the energy for one kilogram.',
      [`1 J raises the temperature of 1 kg of ${name} by ${c} °C.`]:
        'You exchanged energy and rise in temperature.',
      [`${c} J raises the temperature of any mass of ${name} by 1 °C.`]:
        'You left out the mass: twice the mass needs twice the energy.',
    })
    return {
      stem: `The specific heat capacity of ${name} is ${quantity(c, UNIT)}.`,
      prompt: 'What does this mean?',
      right: `${c} J raises the temperature of 1 kg of ${name} by 1 °C.`,
      wrong: wrong.filter((_, at) => !drop.includes(at)),
      solution: `Specific heat capacity is the energy required per unit mass per unit temperature increase: here ${c} J for each kilogram and for each rise of 1 °C.`,
    }
  },
})

const ASKED = ['energy', 'rise', 'mass', 'capacity'] as const

supplement('energy-mass-and-temperature-rise', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const [name, c] = random.pick(CAPACITIES)
    const grams = random.step(150, 900, 50)
    const start = random.int(15, 25)
    const rise = random.step(10, 60, 5)
    const asked = random.pick(ASKED)
    const energy = (grams / 1000) * c * rise
    if (energy > 99_000 || Math.abs(energy / 10 - Math.round(energy / 10)) > 1e-9) return null
    const mass = grams / 1000
    const end = start + rise
    const atStart = 'You used the temperature at the start instead of the rise in temperature.'
    const atEnd = 'You used the final temperature instead of the rise in temperature.'
    const right = { energy, rise, mass, capacity: c }[asked]
    const errors: Record<(typeof ASKED)[number], readonly (readonly [number, string])[]> = {
      energy: [
        [mass * c * end, atEnd],
        [mass * c * start, atStart],
        [(mass * c) / rise, 'You divided by the rise in temperature. The energy is mass × *c* × rise.'],
        [grams * c * rise, 'You left the mass in grams.'],
      ],
      rise: [
        [energy / c, 'You left out the mass.'],
        [(energy * mass) / c, 'You multiplied by the mass. The rise is energy ÷ (mass × *c*).'],
        [end, 'You found the final temperature. The question is about the rise.'],
        [
          rise - start,
          'You subtracted the temperature at the start, but energy ÷ (mass × *c*) already is the rise.',
        ],
      ],
      mass: [
        [energy / (c * end), atEnd],
        [energy / (c * start), atStart],
        [energy / c, 'You left out the rise in temperature.'],
      ],
      capacity: [
        [energy / (mass * end), atEnd],
        [energy / (mass * start), atStart],
        [energy / rise, 'You left out the mass.'],
        [(energy * mass) / rise, 'You multiplied by the mass instead of dividing by it.'],
      ],
    }
    const wrong = random.sample(errors[asked], 3).map(([value, error]): [number, string] => [value, error])
    if (wrong.some(([value]) => value <= 0)) return null
    const fits = allDiffer([right, ...wrong.map(([value]) => value)], 2)
    return fits ? { name, c, grams, start, rise, asked, energy, right, wrong } : null
  },
  make: ({ name, c, grams, start, rise, asked, energy, right, wrong }) => {
    const mass = grams / 1000
    const end = start + rise
    const supplied = quantity(energy, 'J')
    const ofMass = quantity(grams, 'g')
    const given = `The specific heat capacity of ${name} is ${quantity(c, UNIT)}.`
    const heated = `from ${quantity(start, '°C')} to ${quantity(end, '°C')}`
    const [stem, prompt, unit, working] = {
      energy: [
        `The temperature of ${ofMass} of ${name} rises ${heated}. ${given}`,
        'How much energy is needed for this?',
        'J',
        `Rise in temperature = ${end} − ${start} = ${quantity(rise, '°C')}; mass = ${quantity(mass, 'kg')}.

Δ*E* = *mc*Δ*θ* = ${plain(mass)} × ${c} × ${rise} = ${quantity(right, 'J')}, which is ${quantity(right, 'J', 2)} to 2 significant figures.`,
      ],
      rise: [
        `${supplied} of energy is transferred to ${ofMass} of ${name} at ${quantity(start, '°C')}. ${given} No energy is transferred to the surroundings.`,
        `What is the rise in the temperature of the ${name}?`,
        '°C',
        `Δ*θ* = Δ*E* ÷ (*mc*) = ${plain(energy)} ÷ (${plain(mass)} × ${c}) = ${quantity(right, '°C', 2)}.`,
      ],
      mass: [
        `${supplied} of energy raises the temperature of a sample of ${name} ${heated}. ${given} No energy is transferred to the surroundings.`,
        'What is the mass of the sample?',
        'kg',
        `Rise in temperature = ${end} − ${start} = ${quantity(rise, '°C')}.

*m* = Δ*E* ÷ (*c*Δ*θ*) = ${plain(energy)} ÷ (${c} × ${rise}) = ${quantity(right, 'kg', 2)}.`,
      ],
      capacity: [
        `${supplied} of energy raises the temperature of ${ofMass} of a substance ${heated}. No energy is transferred to the surroundings.`,
        'What is the specific heat capacity of the substance?',
        UNIT,
        `Rise in temperature = ${end} − ${start} = ${quantity(rise, '°C')}; mass = ${quantity(mass, 'kg')}.

*c* = Δ*E* ÷ (*m*Δ*θ*) = ${plain(energy)} ÷ (${plain(mass)} × ${rise}) = ${quantity(right, UNIT, 2)}.`,
      ],
    }[asked] as [string, string, string, string]
    return {
      stem,
      prompt,
      options: numbers({ right, unit, sigFigs: 2, wrong }),
      solution: working,
    }
  },
  verify: ({ c, grams, rise, asked, energy }) =>
    ({
      energy: Array.from({ length: rise }, () => (c * grams) / 1000).reduce((sum, each) => sum + each, 0),
      rise: energy / ((c / 1000) * grams),
      mass: energy / rise / c,
      capacity: (energy / grams / rise) * 1000,
    })[asked],
})

supplement('time-of-an-electric-heater', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const item = random.pick([
      { what: 'kettle', liquid: 'water', c: 4200, power: [1500, 2000, 2400, 3000], grams: [600, 1500] },
      { what: 'immersion heater', liquid: 'oil', c: 2000, power: [50, 60, 100, 200], grams: [200, 800] },
      { what: 'travel kettle', liquid: 'water', c: 4200, power: [300, 400, 500, 800], grams: [200, 500] },
    ])
    const power = random.pick(item.power)
    const mass = random.step(item.grams[0] ?? 0, item.grams[1] ?? 0, 100) / 1000
    const start = random.int(15, 25)
    const end = random.step(50, 90, 5)
    const rise = end - start
    const right = (mass * item.c * rise) / power
    const wrong = random
      .sample<readonly [number, string]>(
        [
          [
            (mass * item.c * end) / power,
            'You used the final temperature instead of the rise in temperature.',
          ],
          [
            (mass * item.c * start) / power,
            'You used the temperature at the start instead of the rise in temperature.',
          ],
          [(item.c * rise) / power, 'You left out the mass.'],
          [right / 60, 'You found the time in minutes, but the unit of the options is the second.'],
          [right * 60, 'You took the time for minutes. Energy in J divided by power in W gives seconds.'],
        ],
        3,
      )
      .map(([value, error]): [number, string] => [value, error])
    return right >= 60 && right < 1600 && allDiffer([right, ...wrong.map(([value]) => value)], 2)
      ? { ...item, chosen: power, mass, start, end, right, wrong }
      : null
  },
  make: ({ what, liquid, c, chosen, mass, start, end, right, wrong }) => ({
    stem: `${/^[aeiou]/.test(what) ? 'An' : 'A'} ${what} with a power of ${quantity(chosen, 'W')} heats ${quantity(mass, 'kg', 2)} of ${liquid} from ${quantity(start, '°C')} to ${quantity(end, '°C')}. All the energy is transferred to the ${liquid}. The specific heat capacity of ${liquid} is ${quantity(c, UNIT)}.`,
    prompt: 'How long does this take?',
    options: numbers({ right, unit: 's', sigFigs: 2, wrong }),
    solution: `Energy needed: Δ*E* = *mc*Δ*θ* = ${plain(mass)} × ${c} × (${end} − ${start}) = ${plain(mass * c * (end - start))} J.

Time = energy ÷ power = ${plain(mass * c * (end - start))} ÷ ${chosen} = ${quantity(right, 's', 2)} to 2 significant figures.`,
  }),
  verify: ({ chosen, mass, c, start, end }) => {
    const perSecond = chosen / (mass * c)
    return (end - start) / perSecond
  },
})

const LOSS = [
  ['too small', 'too large'],
  ['too small', 'too small'],
  ['too large', 'too small'],
  ['too large', 'too large'],
] as const

supplement('effect-of-energy-loss-on-result', {
  facts: { difficulty: 4, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    metal: random.pick(['aluminium', 'copper', 'iron', 'brass', 'steel']),
    cause: random.pick(['no insulation around', 'only very thin insulation around']),
    deep: random.step(96, 116, 4),
  }),
  make: ({ metal, cause, deep }) => {
    const [right, ...others] = LOSS
    const errors = [
      'You have the smaller rise, but *c* = energy ÷ (mass × rise): dividing by a smaller rise gives a larger result.',
      'You thought that the lost energy makes the block hotter. It makes the rise in temperature smaller.',
      'You thought that the lost energy makes the block hotter. A larger rise would also give a smaller *c*.',
    ]
    return {
      stem: `The diagram shows how a student measures the specific heat capacity of ${metal}. The student measures the energy supplied to the heater, the mass of the block and its rise in temperature. There is ${cause} the block.`,
      figure: figure(
        {
          name: 'thermal-physics/block-with-heater',
          title: 'A metal block with a heater and a thermometer',
          description: `A metal block has two holes. A thermometer stands in the left hole, an electric heater in the right hole. Wires lead from the heater to a power supply, which is not drawn.`,
          height: 172,
        },
        rect(110, 60, 140, 100, 'l sunk'),
        rect(144, 16, 7, deep, 'l sheet'),
        line(147.5, 16 + deep - 6, 147.5, 46, 'r'),
        rect(204, 42, 14, 84, 'l sheet'),
        polyline(
          Array.from({ length: 12 }, (_, at): Point => [at % 2 === 0 ? 207 : 215, 66 + at * 5]),
          'r',
        ),
        polyline([
          [208, 42],
          [208, 14],
          [270, 14],
        ]),
        polyline([
          [214, 42],
          [214, 28],
          [270, 28],
        ]),
        pointer(276, 84, 216, 96, 'heater'),
        pointer(276, 136, 240, 142, 'metal block'),
        pointer(92, 40, 144, 34, 'thermometer', 'end'),
      ),
      prompt:
        'How do the measured rise in temperature and the calculated specific heat capacity compare with the values without any loss of energy?',
      options: rows(
        ['rise in temperature', 'specific heat capacity'],
        right,
        others.map((cells, at) => [cells, errors[at] ?? '']),
      ),
      solution: `Part of the energy is transferred to the surroundings, so the temperature of the block rises less. *c* = Δ*E* ÷ (*m*Δ*θ*): the same energy divided by a smaller rise gives a specific heat capacity that is too large.`,
    }
  },
})

supplement('specific-heat-capacity-from-graph', {
  facts: { difficulty: 5, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const [, c] = random.pick(CAPACITIES.slice(1))
    const mass = random.pick([0.5, 0.8, 1, 1.2, 1.5])
    const rise = random.pick([10, 20, 30, 40])
    const minutes = random.pick([4, 5, 8, 10])
    const start = random.pick([20, 30])
    const power = (mass * c * rise) / (minutes * 60)
    if (Math.abs(toSigFigs(power, 2) - power) > 1e-9 || power < 15 || power > 120) return null
    const wrong = slipsOf({
      'You left the time in minutes. For an energy in joules it must be in seconds.':
        (power * minutes) / (mass * rise),
      'You used the final temperature instead of the rise in temperature.':
        (power * minutes * 60) / (mass * (start + rise)),
      'You used the temperature at the start instead of the rise in temperature.':
        (power * minutes * 60) / (mass * start),
      'You left out the mass.': (power * minutes * 60) / rise,
      'You multiplied by the mass instead of dividing by it.': (power * minutes * 60 * mass) / rise,
    })
    const chosen = random.sample(wrong, 3)
    return allDiffer([c, ...chosen.map(([value]) => value)], 2)
      ? { c, mass, rise, minutes, start, power, chosen }
      : null
  },
  make: ({ c, mass, rise, minutes, start, power, chosen }) => {
    const chart = graph({
      x: {
        label: 'time / min',
        max: minutes,
        ticks: Array.from({ length: minutes + 1 }, (_, at) => at),
        grid: true,
      },
      y: { label: 'temperature / °C', max: 80, ticks: [0, 10, 20, 30, 40, 50, 60, 70, 80], grid: true },
    })
    return {
      stem: `A heater with a power of ${quantity(power, 'W')} heats a block of mass ${quantity(mass, 'kg', 2)}. All the energy is transferred to the block. The graph shows the temperature of the block.`,
      figure: figure(
        {
          name: 'thermal-physics/temperature-of-a-block',
          title: 'Temperature of a block against time',
          description: `Temperature in degrees Celsius against time in minutes. A straight line rises from ${start} °C at 0 minutes to ${start + rise} °C at ${minutes} minutes.`,
          height: 244,
        },
        chart.axes,
        chart.line([
          [0, start],
          [minutes, start + rise],
        ]),
      ),
      prompt: 'What is the specific heat capacity of the block?',
      options: numbers({ right: c, unit: UNIT, sigFigs: 2, wrong: chosen }),
      solution: `From the graph: in ${minutes} min = ${minutes * 60} s the temperature rises by ${start + rise} − ${start} = ${quantity(rise, '°C')}.

Energy = power × time = ${plain(power)} × ${minutes * 60} = ${plain(power * minutes * 60)} J.

*c* = Δ*E* ÷ (*m*Δ*θ*) = ${plain(power * minutes * 60)} ÷ (${plain(mass)} × ${rise}) = ${quantity(c, UNIT, 2)}.`,
    }
  },
  verify: ({ mass, rise, minutes, power }) => power / mass / (rise / minutes / 60),
})

supplement('largest-rise-for-the-same-energy', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    for (let tries = 0; tries < 30; tries += 1) {
      const blocks = random.sample(CAPACITIES, 4).map(([name, c]) => ({
        name,
        c,
        mass: random.step(0.1, 2, 0.1),
      }))
      const products = blocks.map(({ c, mass }) => c * mass)
      const sorted = [...products].sort((one, other) => one - other)
      const largest = random.chance(0.5)
      const right = products.indexOf((largest ? sorted[0] : sorted[3]) ?? 0)
      const [first = 1, second = 1, third = 1, fourth = 1] = sorted
      const extreme = (list: number[]) => list.indexOf(largest ? Math.min(...list) : Math.max(...list))
      const byMass = extreme(blocks.map(({ mass }) => mass))
      const byCapacity = extreme(blocks.map(({ c }) => c))
      const clear = largest ? second / first > 1.15 : fourth / third > 1.15
      const masses = new Set(blocks.map(({ mass }) => mass)).size
      if (!clear || masses < 4 || right === byMass || right === byCapacity) continue
      return { blocks, products, largest, right, byMass, byCapacity }
    }
    return null
  },
  make: ({ blocks, products, largest, right, byMass, byCapacity }) => {
    const word = largest ? 'largest' : 'smallest'
    const error = (at: number) =>
      at === byMass
        ? `You chose the ${largest ? 'smallest' : 'largest'} mass without looking at the specific heat capacity.`
        : at === byCapacity
          ? `You chose the ${largest ? 'smallest' : 'largest'} specific heat capacity without looking at the mass.`
          : `You did not compare mass × specific heat capacity, which is not the ${largest ? 'smallest' : 'largest'} here.`
    return {
      stem: 'The same amount of energy is transferred to each of four samples. There is no change of state, and no energy is transferred to the surroundings.',
      table: {
        head: ['sample', 'mass / kg', 'specific heat capacity in J/(kg °C)'],
        rows: blocks.map(({ name, c, mass }) => [name, plain(mass, 1), plain(c)]),
      },
      prompt: `Which sample has the ${word} rise in temperature?`,
      options: inThisOrder(blocks.map(({ name }, at) => (at === right ? name : [name, error(at)]))),
      solution: `Δ*θ* = Δ*E* ÷ (*mc*). The energy is the same, so the rise is ${word} where *mc* is ${largest ? 'smallest' : 'largest'}.

${blocks.map(({ name, c, mass }, at) => `- ${name}: ${plain(mass, 1)} × ${c} = ${plain(Math.round(products[at] ?? 0))} J/°C`).join('\n')}`,
    }
  },
  verify: ({ blocks, largest }) => {
    const rises = blocks.map(({ name, c, mass }) => ({ name, rise: 10_000 / c / mass }))
    rises.sort((one, other) => (largest ? other.rise - one.rise : one.rise - other.rise))
    return rises[0]?.name ?? ''
  },
})

const COMPARED = [
  { one: 'a block of aluminium', c: 910, other: 'a block of metal Y' },
  { one: 'water', c: 4200, other: 'liquid Y' },
  { one: 'a block of iron', c: 450, other: 'a block of metal Y' },
] as const

supplement('specific-heat-capacity-by-comparing-two-lines', {
  facts: { difficulty: 5, checked: '2026-11-24', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const pair = random.pick(COMPARED)
    const [mx, my] = [random.step(0.4, 1.6, 0.2), random.step(0.4, 1.6, 0.2)]
    const start = random.pick([10, 20])
    const [rx, ry] = [random.step(10, 60, 10), random.step(10, 60, 10)]
    const right = (pair.c * mx * rx) / (my * ry)
    if (mx === my || rx === ry || right < 130 || right > 4000) return null
    if (pair.c > 4000 ? right < 1500 : right > 1000) return null
    const slips: Slip[] = [
      [(pair.c * mx * ry) / (my * rx), 'You turned the ratio of the temperature rises upside down.'],
      [(pair.c * rx) / ry, 'You ignored the masses, which are not equal.'],
      [(pair.c * my * rx) / (mx * ry), 'You turned the ratio of the masses upside down.'],
      [(pair.c * mx) / my, 'You ignored the temperature rises, which are not equal.'],
      [
        (pair.c * mx * (start + rx)) / (my * (start + ry)),
        'You took the final temperatures instead of the rises in temperature.',
      ],
    ]
    const wrong = threeSlips(random, right, slips, value => quantity(value, '', 2))
    return wrong && { pair, mx, my, start, rx, ry, right, wrong }
  },
  make: ({ pair: { one, c, other }, mx, my, start, rx, ry, right, wrong }) => {
    const chart = graph({
      x: { label: 'time / minutes', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
      y: { label: 'temperature / °C', max: 80, ticks: [0, 20, 40, 60, 80], grid: true, parts: 2 },
    })
    return {
      stem: [
        `Two identical heaters heat ${quantity(mx, 'kg', 2)} of ${one.replace('a block of ', '')}, X, and ${quantity(my, 'kg', 2)} of ${other.replace('a block of ', '')}. No energy is lost. The graph shows the temperatures. The specific heat capacity of X is ${quantity(c, 'J/(kg °C)')}.`,
        `${one[0]?.toUpperCase()}${one.slice(1)}, X, of mass ${quantity(mx, 'kg', 2)} and ${other} of mass ${quantity(my, 'kg', 2)} are heated at the same constant rate, without loss of energy. The graph shows their temperatures. X has a specific heat capacity of ${quantity(c, 'J/(kg °C)')}.`,
      ],
      figure: figure(
        {
          name: 'thermal-physics/temperatures-of-x-and-y',
          title: 'Temperatures of X and Y against time',
          description: `Temperature in degrees Celsius against time in minutes, on a grid. Both lines are straight and start at ${start} °C. After 10 minutes, line X is at ${start + rx} °C and line Y at ${start + ry} °C.`,
          height: 246,
        },
        chart.axes,
        chart.line([
          [0, start],
          [10, start + rx],
        ]),
        chart.line(
          [
            [0, start],
            [10, start + ry],
          ],
          'r dash',
        ),
        chart.label(10, start + rx, 'X', { dx: 6, dy: 5, cls: 'b' }),
        chart.label(10, start + ry, 'Y', { dx: 6, dy: 5, cls: 'b' }),
      ),
      prompt: 'What is the specific heat capacity of Y?',
      options: numbers({ right, unit: 'J/(kg °C)', sigFigs: 2, wrong }),
      solution: `In 10 minutes both take in the same energy, *mcΔθ*. X warms by ${quantity(rx, '°C')}, Y by ${quantity(ry, '°C')}.

${quantity(my, '', 2)} × *c* × ${ry} = ${quantity(mx, '', 2)} × ${c} × ${rx}, so *c* = ${quantity(right, 'J/(kg °C)', 2)}.`,
    }
  },
  verify: ({ pair, mx, my, rx, ry }) => {
    const energy = mx * pair.c * rx
    return energy / ry / my
  },
})
