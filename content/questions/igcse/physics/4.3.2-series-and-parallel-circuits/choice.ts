import { allDiffer, numbers, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { component, junction } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { circle, line, type Shape, text } from '@/lib/figures/shapes'
import { aOrAn, tidy } from '../shared'

const { core, supplement, templates } = choiceQuestions('4.3.2')

export { templates }

core('current-in-a-series-circuit', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const cells = random.int(2, 6)
    const first = random.int(2, 20)
    const second = random.int(2, 20)
    const right = (1.5 * cells) / (first + second)
    const wrong = [
      1.5 / (first + second),
      (1.5 * cells) / Math.max(first, second),
      (first + second) / (1.5 * cells),
    ]
    return first !== second && tidy(right) && allDiffer([right, ...wrong], 2)
      ? { cells, first, second, right, wrong }
      : null
  },
  make: ({ cells, first, second, right, wrong: [oneCell = 0, oneResistor = 0, upsideDown = 0] }) => ({
    stem: `${['Two', 'Three', 'Four', 'Five', 'Six'][cells - 2]} 1.5 V cells are connected in series, all facing the same way. They are in series with ${aOrAn(first)} ${quantity(first, 'Ω', first < 10 ? 2 : undefined)} resistor and ${aOrAn(second)} ${quantity(second, 'Ω', second < 10 ? 2 : undefined)} resistor.`,
    prompt: 'What is the current in the circuit?',
    options: numbers({
      right,
      unit: 'A',
      sigFigs: 2,
      wrong: [
        [oneCell, 'You used the e.m.f. of one cell. The e.m.f.s of cells in series add up.'],
        [oneResistor, 'You used the larger resistance only. Resistances in series add up.'],
        [upsideDown, 'You divided the resistance by the e.m.f.; *I* = *V* ÷ *R*.'],
      ],
    }),
    solution: `Combined e.m.f.: ${cells} × 1.5 = ${quantity(1.5 * cells, 'V', 2)}. Combined resistance: ${first} + ${second} = ${quantity(first + second, 'Ω')}.

*I* = *V* ÷ *R* = ${plain(1.5 * cells)} ÷ ${first + second} = ${quantity(right, 'A', 2)}.`,
  }),
  verify: ({ cells, first, second }) => {
    // The current for which the p.d.s across both resistors use up the e.m.f. of all the cells.
    let [low, high] = [0, 100]
    for (let step = 0; step < 80; step += 1) {
      const middle = (low + high) / 2
      if (middle * first + middle * second < cells * 1.5) low = middle
      else high = middle
    }
    return Number(low.toPrecision(8))
  },
})

core('ammeters-in-a-parallel-circuit', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    names: random.shuffle(['A_{1}', 'A_{2}', 'A_{3}']),
    kind: random.pick(['lamp', 'resistor', 'heater'] as const),
  }),
  make: ({ names: [main = '', upper = '', lower = ''], kind }) => {
    const [one, other] = [upper, lower].sort()
    const meter = (x: number, y: number, name: string) =>
      circle(x, y, 14, 'l sheet') + text(x, y + 4.5, name, { anchor: 'middle' })
    return {
      stem: `Two ${kind}s are connected in parallel to a battery. Three ammeters are in the circuit, as shown.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/three-ammeters',
          title: 'A parallel circuit with three ammeters',
          description:
            `A battery with ammeter ${main} next to it is connected to two parallel branches. The upper branch has ammeter ${upper} and a ${kind}, the lower branch has ammeter ${lower} and a ${kind}.`.replace(
              /[_{}]/g,
              '',
            ),
          height: 210,
        },
        component('battery', 110, 34, 310, 34),
        line(50, 34, 110, 34),
        line(50, 34, 50, 180),
        line(310, 34, 310, 180),
        component(kind, 180, 110, 310, 110),
        line(50, 110, 180, 110),
        component(kind, 180, 180, 310, 180),
        line(50, 180, 180, 180),
        junction(50, 110),
        junction(310, 110),
        meter(50, 72, main),
        meter(120, 110, upper),
        meter(120, 180, lower),
      ),
      prompt: 'Which statement about the readings of the ammeters is correct?',
      right: `The reading of ${main} is larger than that of ${one} and that of ${other}.`,
      wrong: {
        'The readings of all three ammeters are the same.':
          'You used the rule for a series circuit. Here the current divides between the branches.',
        [`The reading of ${main} is smaller than that of ${one} and that of ${other}.`]:
          'You have it the wrong way round: the current from the source divides between the branches.',
        [`The readings of ${main} and ${one} are the same, and that of ${other} is zero.`]:
          'You let all the current flow in one branch. Both branches are connected to the battery and conduct.',
      },
      solution: `${main} is next to the battery, so it measures the current from the source. This current divides between the two branches, in which ${one} and ${other} are. So the reading of ${main} is larger than each of theirs.`,
    }
  },
})

const PARALLEL_GOOD = [
  'Each lamp can be switched on and off separately.',
  'The other lamps stay on when one lamp fails.',
  'Each lamp has the full p.d. of the supply.',
]

const PARALLEL_BAD: Wrong[] = pairs({
  'The lamps share the p.d. of the supply between them.':
    'You described lamps in series. In parallel each lamp has the full p.d. of the supply.',
  'The current from the supply is smaller.':
    'You have it the wrong way round: each branch adds to the current from the supply.',
  'The combined resistance of the lamps is larger.':
    'You described lamps in series. In parallel the combined resistance is less than that of one lamp.',
  'The current in every part of the circuit is the same.':
    'You described a series circuit. In parallel the current divides.',
  'All the lamps go out when one lamp fails.': 'You described lamps in series, and it is no advantage.',
})

core('advantage-of-parallel-lamps', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    place: random.pick(['a house', 'a classroom', 'a shop', 'a street', 'a bus']),
    right: random.pick(PARALLEL_GOOD),
    wrong: random.sample(PARALLEL_BAD, 3),
  }),
  make: ({ place, right, wrong }) => ({
    stem: `The lamps in ${place} are connected in parallel and not in series.`,
    prompt: 'What is an advantage of this?',
    right,
    wrong,
    solution: `Each lamp in parallel has its own branch, joined to both sides of the supply. So each has the full p.d., can be switched separately, and stays on when another lamp fails.`,
  }),
})

core('combined-resistance-less-than-either', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const small = random.step(10, 60, 5)
    const large = small + random.step(10, 90, 10)
    const right = (small * large) / (small + large)
    const wrong = [(small + large) / 2, large, small + large]
    return right < 0.9 * small && tidy(wrong[0] ?? 0) && wrong.every(tidy) && allDiffer([right, ...wrong], 2)
      ? { small, large, right, wrong }
      : null
  },
  make: ({ small, large, right, wrong: [mean = 0, larger = 0, sum = 0] }) => ({
    stem: `A ${quantity(small, 'Ω')} resistor and ${aOrAn(large)} ${quantity(large, 'Ω')} resistor are connected in parallel.`,
    prompt: 'Which value could be their combined resistance?',
    options: numbers({
      right,
      unit: 'Ω',
      sigFigs: 2,
      wrong: {
        'You took the mean of the two. In parallel the combined resistance is less than either of them.':
          mean,
        'You took the larger resistance. In parallel the combined resistance is less than either of them.':
          larger,
        'You added the two, which is the rule for resistors in series.': sum,
      },
    }),
    solution: `The second resistor is an extra path for the current, so the combined resistance is less than that of either resistor by itself. Only ${quantity(right, 'Ω', 2)} is less than ${quantity(small, 'Ω')}.`,
  }),
  verify: ({ small, large }) => 1 / (1 / small + 1 / large),
})

/** Three lamps and an ammeter with a battery, in series or in parallel. */
function threeLamps(parallel: boolean): Shape {
  const battery = component('battery', 50, 34, 310, 34)
  if (!parallel) {
    return (
      battery +
      component('ammeter', 50, 34, 50, 130) +
      line(310, 34, 310, 130) +
      [0, 1, 2].map(at => component('lamp', 50 + at * 86.67, 130, 50 + (at + 1) * 86.67, 130)).join('')
    )
  }
  return (
    battery +
    component('ammeter', 50, 34, 50, 96) +
    line(50, 96, 50, 196) +
    line(310, 34, 310, 196) +
    [96, 146, 196].map(y => component('lamp', 50, y, 310, y)).join('') +
    [96, 146].map(y => junction(50, y) + junction(310, y)).join('')
  )
}

core('one-lamp-fails', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({ parallel: random.chance(0.5), change: random.pick(['breaks', 'burns out', 'melts']) }),
  make: ({ parallel, change }) => {
    const [same, brighter, off] = ['stay on, same brightness', 'stay on, brighter', 'go out']
    const right = parallel ? [same, 'decreases'] : [off, 'becomes zero']
    return {
      stem: `Three identical lamps are connected to a battery, as shown. The resistance of the battery and of the ammeter can be ignored. The filament of one lamp ${change}.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/three-lamps-one-ammeter',
          title: 'Three lamps, an ammeter and a battery',
          description: parallel
            ? 'A battery and an ammeter are in series with three parallel branches. Each branch contains one lamp.'
            : 'A battery, an ammeter and three lamps are connected one after another in a single loop.',
          height: parallel ? 220 : 160,
        },
        threeLamps(parallel),
      ),
      prompt: 'Which row describes the other two lamps and the reading of the ammeter?',
      options: rows(
        ['other two lamps', 'reading of the ammeter'],
        right,
        parallel
          ? [
              [
                [brighter, 'stays the same'],
                'You shared the same current between fewer lamps. Each branch keeps its p.d. and so its current.',
              ],
              [
                [same, 'stays the same'],
                'You overlooked that the current in the third branch is missing from the total.',
              ],
              [[off, 'becomes zero'], 'You treated the lamps as if they were in series.'],
            ]
          : [
              [[same, 'decreases'], 'You treated the lamps as if they were in parallel.'],
              [
                [brighter, 'increases'],
                'You left the broken lamp out as if it were a wire. A broken filament is a gap in the circuit.',
              ],
              [
                [off, 'stays the same'],
                'You overlooked that the current is the same everywhere in a series circuit: no current in the lamps, none in the ammeter.',
              ],
            ],
      ),
      solution: parallel
        ? 'Each lamp has its own branch with the full p.d. of the battery. The other two branches are still complete, so their currents and their brightness do not change.\n\nThe ammeter measures the sum of the branch currents. One of them is now zero, so the reading decreases.'
        : 'The lamps are in series, so there is only one path for the current. The broken filament is a gap in it. There is no current anywhere: the lamps go out and the ammeter reads zero.',
    }
  },
  verify: ({ parallel }) => ['go out', 'stay on, same brightness'][Number(parallel)] ?? '',
})

supplement('currents-at-a-junction', {
  facts: { difficulty: 2, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const one = random.step(0.2, 0.9, 0.1)
    const milli = random.step(200, 800, 100)
    const third = random.step(0.2, 0.9, 0.1)
    const total = Math.round(10 * (one + milli / 1000 + third)) / 10
    const wrong = [total + one + milli / 1000, total - one, total / 3]
    return allDiffer([third, ...wrong], 2) && [third, ...wrong].every(each => each > 0.05)
      ? { one, milli, third, total, wrong }
      : null
  },
  make: ({ one, milli, third, total, wrong: [added = 0, onlyOne = 0, shared = 0] }) => ({
    stem: `The current from a battery is ${quantity(total, 'A', 2)}. It divides at a junction between three branches. The current in the first branch is ${quantity(one, 'A', 2)} and the current in the second is ${quantity(milli, 'mA')}.`,
    prompt: 'What is the current in the third branch?',
    options: numbers({
      right: third,
      unit: 'A',
      sigFigs: 2,
      wrong: {
        'You added the currents of the branches to the current of the battery instead of subtracting them.':
          added,
        'You subtracted the current of the first branch, but not that of the second.': onlyOne,
        'You divided the current equally. Equal shares need equal branches.': shared,
      },
    }),
    solution: `The sum of the currents into a junction equals the sum of the currents out of it. The second current is ${milli} ÷ 1000 = ${quantity(milli / 1000, 'A')}.

Third branch: ${plain(total)} − ${plain(one)} − ${plain(milli / 1000)} = ${quantity(third, 'A', 2)}.`,
  }),
  verify: ({ one, milli, total }) => Math.round(total * 1000 - one * 1000 - milli) / 1000,
})

supplement('series-and-parallel-together', {
  facts: { difficulty: 5, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const emf = random.pick([6, 9, 12, 18, 24])
    const series = random.int(2, 12)
    const [a, b, pair] = random.pick([
      [3, 6, 2],
      [6, 12, 4],
      [10, 15, 6],
      [12, 24, 8],
      [4, 12, 3],
      [20, 30, 12],
      [5, 20, 4],
      [8, 24, 6],
    ] as const)
    const right = emf / (series + pair)
    const wrong = [emf / (series + a + b), emf / pair, emf / (series + 1 / a + 1 / b)]
    return tidy(right) && allDiffer([right, ...wrong], 2) ? { emf, series, a, b, pair, right, wrong } : null
  },
  make: ({ emf, series, a, b, pair, right, wrong: [allAdded = 0, noSeries = 0, notInverted = 0] }) => {
    const ohms = (value: number) => quantity(value, 'Ω', value < 10 ? 2 : undefined)
    return {
      stem: 'Three resistors are connected to a battery, as shown. The resistance of the battery can be ignored.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/three-resistors',
          title: 'A battery and three resistors',
          description: `A battery with an e.m.f. of ${emf} V is in series with a resistor of ${series} ohms and with two resistors, of ${a} ohms and ${b} ohms, that are in parallel with each other.`,
          height: 210,
        },
        component('battery', 40, 36, 320, 36, { label: quantity(emf, 'V', emf < 10 ? 2 : undefined) }),
        line(40, 36, 40, 140),
        line(320, 36, 320, 140),
        component('resistor', 40, 140, 150, 140, { label: ohms(series) }),
        line(150, 104, 150, 176),
        component('resistor', 150, 104, 280, 104, { label: ohms(a) }),
        component('resistor', 150, 176, 280, 176, { label: ohms(b), side: 'right' }),
        line(280, 104, 280, 176),
        line(280, 140, 320, 140),
        junction(150, 140),
        junction(280, 140),
      ),
      prompt: 'What is the current in the battery?',
      options: numbers({
        right,
        unit: 'A',
        sigFigs: 2,
        wrong: [
          [allAdded, 'You added all three resistances as if they were in series.'],
          [noSeries, `You left out the ${ohms(series)} resistor, which is in series with the pair.`],
          [notInverted, 'You did not turn 1/*R* into *R* at the end for the parallel pair.'],
        ],
      }),
      solution: `Parallel pair: 1/*R* = 1/${a} + 1/${b} = 1/${pair}, so *R* = ${ohms(pair)}. Whole circuit: ${series} + ${pair} = ${quantity(series + pair, 'Ω')}.

*I* = *V* ÷ *R* = ${emf} ÷ ${series + pair} = ${quantity(right, 'A', 2)}.`,
    }
  },
  verify: ({ emf, series, a, b }) => {
    // P.d. of the pair by conservation of charge: what enters through the series resistor leaves by both branches.
    const pd = emf / series / (1 / series + 1 / a + 1 / b)
    return pd / a + pd / b
  },
})
