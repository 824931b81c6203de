import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { line, rect, type Shape, text } from '@/lib/figures/shapes'
import { fourDrawings, lettered, PANELS } from '../shared'

const { core, templates } = choiceQuestions('1.7.1')

export { templates }

/** Energies in units of the chart: gravitational potential, kinetic, internal. */
type Bars = readonly [gravitational: number, kinetic: number, internal: number]

const NAMES = ['G', 'K', 'T'] as const

/** Three bars on a scale of ten units; in a space of 175 by 124. */
function bars(x: number, y: number, heights: Bars, unit: number): Shape {
  const [left, base, step] = [x + 58, y + 100, 8]
  return (
    Array.from({ length: 11 }, (_, at) =>
      line(left, base - at * step, left + 108, base - at * step, 'f'),
    ).join('') +
    line(left, base - 84, left, base) +
    line(left, base, left + 110, base) +
    [0, 5, 10]
      .map(at => text(left - 6, base - at * step + 4, plain(at * unit), { anchor: 'end', cls: 's' }))
      .join('') +
    heights
      .map(
        (height, at) =>
          (height > 0 ? rect(left + 12 + at * 34, base - height * step, 20, height * step, 'l w') : '') +
          text(left + 22 + at * 34, base + 15, NAMES[at] ?? '', { anchor: 'middle', cls: 's' }),
      )
      .join('')
  )
}

const MOVES = [
  {
    start: 'A skier stands at rest at the top of a slope.',
    later: 'Later she is moving down the slope, on which there is friction.',
    down: true,
    body: 'skier',
    units: [200, 500],
  },
  {
    start: 'A crate is held at rest at the top of a rough ramp, and then released.',
    later: 'Later the crate is sliding down the ramp, still above the ground. Friction acts on it.',
    down: true,
    body: 'crate',
    units: [20, 50],
  },
  {
    start: 'A beach ball is held at rest at a high window, and then released.',
    later: 'Later it is falling through the air. There is air resistance.',
    down: true,
    body: 'beach ball',
    units: [1, 2],
  },
  {
    start: 'A ball has just been kicked up into the air from the ground.',
    later: 'Later it is still rising. There is air resistance.',
    down: false,
    body: 'ball',
    units: [5, 10],
  },
  {
    start: 'A cyclist moves at high speed on level ground, stops pedalling, and then goes up a hill.',
    later: 'Later he is higher up the hill, but still moving. Friction and air resistance act.',
    down: false,
    body: 'cyclist',
    units: [200, 500],
  },
] as const

core('bars-of-three-stores-at-a-later-moment', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'not-needed' },
  values: random => {
    const total = random.int(6, 10)
    const given = random.int(3, total - 2)
    const useful = random.int(1, given - 1)
    const { down, ...scene } = random.pick(MOVES)
    const such = (from: number, to: number, internal: number): Bars =>
      down ? [from, to, internal] : [to, from, internal]
    const names = down
      ? (['gravitational potential', 'kinetic'] as const)
      : (['kinetic', 'gravitational potential'] as const)
    const slips = [
      {
        bars: such(total - given, given, 0),
        error:
          'You left out friction or air resistance. Energy is transferred to the internal store because of it.',
      },
      {
        bars: such(total - given, useful, 0),
        error:
          'You let energy disappear. The three bars together must be as high as the first bar at the start.',
      },
      {
        bars: such(total - given, given, given - useful),
        error:
          'You gained energy: what goes to the internal store is then missing elsewhere. The three bars together must be as high as the first bar at the start.',
      },
      {
        bars: such(total, useful, given - useful),
        error: `You did not lower the ${names[0]} bar. The energy in the other two stores comes from there.`,
      },
      {
        bars: such(total - given, 0, given),
        error: `You transferred all this energy to the internal store. The ${scene.body} also has energy in the ${names[1]} store.`,
      },
    ]
    const right = such(total - given, useful, given - useful)
    const shown = random.shuffle([{ bars: right, error: null as string | null }, ...random.sample(slips, 3)])
    return {
      total,
      given,
      start: such(total, 0, 0),
      scene,
      names,
      shown,
      unit: random.pick(scene.units),
    }
  },
  make: ({ total, given, start, scene, names, shown, unit }) => {
    const told = ([g, k, t]: Bars) =>
      `${quantity(g * unit, 'J')} for G, ${quantity(k * unit, 'J')} for K and ${quantity(t * unit, 'J')} for T`
    const right = shown.find(({ error }) => error === null)?.bars ?? start
    const [g, k, t] = right.map(each => each * unit)
    return {
      stem: `${scene.start} The upper chart shows the energy in joules in three stores at the start: gravitational potential (G), kinetic (K) and internal (T). T is the gain of the internal stores since the start, including those of the surroundings. ${scene.later} By then the ${names[0]} store has lost ${quantity(given * unit, 'J')}.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/energy-in-three-stores-and-four-later-charts',
          title: 'A bar chart of energy in three stores, above four other such charts',
          description: `Each chart has bars G, K and T on a scale from 0 to ${plain(10 * unit)} J. Above, at the start: ${told(start)}. Below: ${shown.map((each, at) => `in ${PANELS[at]} ${told(each.bars)}`).join('; ')}.`,
          height: 374,
        },
        text(62, 66, 'start', { cls: 's', anchor: 'middle' }),
        text(62, 82, 'energy / J', { cls: 's', anchor: 'middle' }),
        bars(92, 0, start, unit),
        fourDrawings(124, (at, x, y) => bars(x, y, shown[at]?.bars ?? start, unit), 124),
      ),
      prompt: [
        'Which chart can show the energy in the stores at the later moment?',
        `Which chart is possible for the ${scene.body} at the later moment?`,
      ],
      options: lettered(shown.map(({ error }) => error)),
      solution: `Energy is conserved, so the three bars together are still ${quantity(total * unit, 'J')}. The ${names[0]} store has ${plain(total * unit)} − ${plain(given * unit)} = ${quantity((total - given) * unit, 'J')} left.

The other ${quantity(given * unit, 'J')} is shared: some is in the ${names[1]} store, and some in the internal store because of friction or air resistance. This is so in ${PANELS[shown.findIndex(({ error }) => error === null)]}: ${plain(g ?? 0)} + ${plain(k ?? 0)} + ${plain(t ?? 0)} = ${plain(total * unit)}.`,
    }
  },
  // By the rules that the chart must keep.
  verify: ({ total, given, start, shown }) => {
    const from = start.indexOf(total)
    const at = shown.findIndex(
      ({ bars: each }) =>
        each[0] + each[1] + each[2] === total && each[from] === total - given && each.every(one => one > 0),
    )
    return PANELS[at] ?? ''
  },
})
