import { rows, structured } from '@/lib/exams/authoring/options'
import { plain, quantity } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { barMagnet } from '@/lib/figures/magnet'
import { arrow, circle, line, type Point, polyline, rect, text } from '@/lib/figures/shapes'

const supplement = { style: 'structured', tier: 'supplement', calculator: 'needed' } as const

/** Whether two significant figures print the value in full. */
const isNeat = (value: number) => Math.abs(Number(value.toPrecision(2)) - value) < 1e-9 * Math.abs(value)

/** Two significant figures where they print the value in full, else three. */
const show = (value: number, unit: string) => quantity(value, unit, isNeat(value) ? 2 : 3)

const coilAndMagnet = template({
  ...supplement,
  calculator: 'not-needed',
  name: 'magnet-moved-at-a-coil',
  subtopic: '4.5.1',
  difficulty: 4,
  checked: '2026-11-20',
  values: random => ({
    north: random.chance(0.5),
    inwards: random.chance(0.5),
    side: random.pick([
      ['left', 'right'],
      ['right', 'left'],
    ] as const),
    vehicle: random.pick(['bicycle dynamo', 'wind-up torch', 'hand-cranked radio', 'small wind generator']),
    order: random.shuffle(['other', 'still', 'fast'] as const),
  }),
  make: ({ north, inwards, side: [first, second], vehicle, order }) => {
    const pole = north ? 'N' : 'S'
    const facing = inwards ? pole : north ? 'S' : 'N'
    const away = facing === 'N' ? 'S' : 'N'
    const [force, not] = inwards ? ['repels', 'attracts'] : ['attracts', 'repels']
    const [towards, back] = inwards ? ['towards', 'away from'] : ['away from', 'towards']
    const article = (name: string) => (name === 'N' || name === 'S' ? `an ${name} pole` : name)
    const ITEMS = {
      other: `The ${pole} pole is moved ${back} the coil at the same speed.`,
      still: `The magnet is held at rest near the coil.`,
      fast: `The ${pole} pole is moved ${towards} the coil at a greater speed.`,
    }
    return structured({
      stem: `The ${pole} pole of a bar magnet is moved ${towards} end X of a coil. The coil is connected to a sensitive meter with its zero in the middle of the scale. While the magnet moves, the pointer of the meter is deflected to the ${first}.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/magnet-coil-and-meter',
          title: 'A bar magnet beside a coil that is connected to a meter',
          description: `A bar magnet lies level on the left, with its ${pole} pole on the side of the coil. An arrow shows that it moves ${towards} the coil. The near end of the coil is labelled X. The two ends of the coil's wire lead to a meter below.`,
          height: 186,
        },
        barMagnet(16, 52, 110, 30, !north),
        inwards ? arrow(46, 36, 100, 36, { cls: 'r' }) : arrow(100, 36, 46, 36, { cls: 'r' }),
        rect(200, 44, 120, 46, 'l sheet'),
        Array.from({ length: 8 }, (_, at) => line(206 + at * 14, 92, 214 + at * 14, 42, 'p')).join(''),
        text(186, 72, 'X', { anchor: 'middle', cls: 'b' }),
        polyline(
          [
            [206, 92],
            [206, 160],
          ],
          'p',
        ),
        polyline(
          [
            [312, 42],
            [312, 30],
            [338, 30],
            [338, 160],
            [314, 160],
          ],
          'p',
        ),
        line(206, 160, 246, 160, 'p') +
          line(274, 160, 314, 160, 'p') +
          circle(260, 160, 14, 'l sheet') +
          arrow(260, 170, 260, 150, { head: 7 }),
      ),
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: 'Explain why the pointer of the meter is deflected while the magnet moves.',
          command: 'Explain',
          subtopic: '4.5.1',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            {
              code: 'B1',
              text: 'the magnetic field linked with the coil changes, or the coil cuts magnetic field lines',
            },
            { code: 'B1', text: 'an e.m.f. is induced (which drives a current in the closed circuit)' },
          ],
          modelAnswer:
            'As the magnet moves, the magnetic field linked with the coil changes. This induces an e.m.f. in the coil, and because the circuit is complete there is a current in the meter.',
          solution:
            'An e.m.f. is induced in a coil whenever the magnetic field linked with it changes. The complete circuit through the meter then carries a current.',
        },
        {
          kind: 'match',
          label: 'b',
          prompt: 'Choose the deflection of the pointer for each of these actions.',
          command: 'Predict',
          subtopic: '4.5.1',
          objective: 'AO1',
          marks: 3,
          items: order.map(each => ({ id: each, text: ITEMS[each] })),
          targets: [
            { id: 'same', text: `to the ${first}, same size as before` },
            { id: 'large', text: `to the ${first}, larger than before` },
            { id: 'turned', text: `to the ${second}, same size as before` },
            { id: 'much', text: `to the ${second}, larger than before` },
            { id: 'none', text: 'no deflection' },
          ],
          answer: { other: 'turned', still: 'none', fast: 'large' },
          scheme: order.map(each => ({
            code: 'B1' as const,
            text: `${ITEMS[each].replace(/\.$/, '')}: ${each === 'other' ? `to the ${second}, same size` : each === 'still' ? 'no deflection' : `to the ${first}, larger`}`,
          })),
          solution:
            'The opposite movement reverses the induced e.m.f. Without movement the field linked with the coil does not change and there is no e.m.f. A faster movement changes the field faster, so the e.m.f. is larger.',
        },
        {
          kind: 'choice',
          label: 'c',
          prompt: `Which row describes the effect of the induced current while the ${pole} pole moves ${towards} the coil?`,
          command: 'Determine',
          subtopic: '4.5.1',
          objective: 'AO2',
          marks: 1,
          ...rows(
            ['end X of the coil', 'force of the coil on the magnet'],
            [article(facing), `${force} the magnet`],
            [
              [
                [article(facing), `${not} the magnet`],
                'You found the pole at X, but like poles repel and unlike poles attract.',
              ],
              [
                [article(away), `${not} the magnet`],
                'You let the induced current help the movement. It always opposes the change that causes it.',
              ],
              [
                [article(away), `${force} the magnet`],
                'You found the force, but the pole that you chose gives the opposite force.',
              ],
            ],
          ),
          scheme: [{ code: 'B1', text: `${article(facing)}; ${force} the magnet` }],
          solution: `The induced e.m.f. opposes the change that causes it. The magnet moves ${towards} the coil, so the coil ${force} it. Facing ${article(pole)}, end X must be ${article(facing)}.`,
        },
        {
          kind: 'written',
          label: 'd',
          prompt: `In a ${vehicle}, a magnet is made to rotate near a coil of wire. Explain why there is an alternating current in the coil.`,
          command: 'Explain',
          subtopic: '4.5.2',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            {
              code: 'B1',
              text: 'N pole and S pole pass the coil in turn, or the field linked with the coil keeps changing',
            },
            { code: 'B1', text: 'so the induced e.m.f. / current keeps reversing its direction' },
          ],
          modelAnswer:
            'As the magnet rotates, its N pole and its S pole come near the coil in turn. The field linked with the coil increases and decreases and is reversed, so the induced e.m.f. and the current keep changing direction.',
          solution:
            'A rotating magnet gives the coil an N pole, then an S pole, then an N pole again. The change of the field is reversed each half turn, and so is the induced e.m.f.',
        },
      ],
    })
  },
})

const generator = template({
  ...supplement,
  name: 'emf-graph-of-a-generator',
  subtopic: '4.5.2',
  difficulty: 4,
  checked: '2026-11-20',
  values: random => ({
    peak: random.pick([2, 4, 6, 8, 12, 20]),
    period: random.pick([0.04, 0.05, 0.08, 0.1, 0.2, 0.4]),
    cosine: random.chance(0.5),
    letters: random.pick([
      ['P', 'Q', 'R'],
      ['J', 'K', 'L'],
      ['X', 'Y', 'Z'],
    ] as const),
    start: random.pick([0, 0.25]),
  }),
  make: ({ peak, period, cosine, letters, start }) => {
    const emf = (time: number) =>
      peak * (cosine ? Math.cos((2 * Math.PI * time) / period) : Math.sin((2 * Math.PI * time) / period))
    const chart = graph({
      x: {
        label: '*t* / s',
        max: 2 * period,
        ticks: [0, 0.5, 1, 1.5, 2].map(each => each * period),
        grid: true,
      },
      y: { label: 'e.m.f. / V', min: -1.25 * peak, max: 1.25 * peak, ticks: [-peak, 0, peak], grid: true },
      height: 150,
    })
    const curve: Point[] = Array.from({ length: 65 }, (_, at) => [
      (at / 32) * period,
      emf((at / 32) * period),
    ])
    // Three neighbouring quarter turns, late enough to leave room for their letters.
    const times = letters.map((_, at) => (start + 0.5 + at * 0.25) * period)
    const isPeak = (time: number) => Math.abs(emf(time)) > peak / 2
    const revs = 1 / period
    return structured({
      stem: 'The coil of a simple a.c. generator rotates at a constant speed between the poles of a magnet. The graph shows how the induced e.m.f. depends on time *t*.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/emf-time-graph-with-three-points',
          title: 'Graph of e.m.f. against time for a generator, with three points marked',
          description: `The e.m.f. in volts against time in seconds: a wave between plus ${peak} and minus ${peak}. It starts at ${cosine ? 'its highest value' : 'zero'} and shows two whole cycles, of ${plain(period)} s each. Point ${letters[0]} is at ${plain(times[0] ?? 0)} s, point ${letters[1]} at ${plain(times[1] ?? 0)} s and point ${letters[2]} at ${plain(times[2] ?? 0)} s.`,
          height: 232,
        },
        chart.axes,
        chart.curve(curve, 'p thick'),
        times.map(time => chart.points([[time, emf(time)]], 'r')).join(''),
        letters
          .map((letter, at) => {
            const time = times[at] ?? 0
            const value = emf(time)
            return isPeak(time)
              ? chart.label(time, value, letter, { dy: value > 0 ? -6 : 16, anchor: 'middle', cls: 'b' })
              : chart.label(time, value, letter, {
                  dx: 9,
                  dy: emf(time + period / 20) > 0 ? 16 : -6,
                  cls: 'b',
                })
          })
          .join(''),
      ),
      parts: [
        {
          kind: 'numeric',
          label: 'a',
          prompt: 'Determine the number of revolutions that the coil makes in each second.',
          command: 'Determine',
          subtopic: '4.5.2',
          objective: 'AO2',
          marks: 2,
          answer: revs,
          unit: '',
          unitMode: 'given',
          alsoUnits: ['Hz'],
          sigFigs: 2,
          form: 'any',
          scheme: [
            { code: 'C1', text: `one revolution takes ${plain(period)} s, or 1 ÷ ${plain(period)}` },
            { code: 'A1', text: show(revs, '') },
          ],
          solution: `Each revolution gives one complete wave. From the graph this takes ${plain(period)} s, so there are 1 ÷ ${plain(period)} = ${show(revs, '')} revolutions in each second.`,
        },
        {
          kind: 'match',
          label: 'b',
          prompt: 'Choose the position of the coil at each of the points marked on the graph.',
          command: 'Determine',
          subtopic: '4.5.2',
          objective: 'AO1',
          marks: 2,
          items: letters.map(each => ({ id: each, text: each })),
          targets: [
            { id: 'along', text: 'plane of the coil parallel to the magnetic field' },
            { id: 'across', text: 'plane of the coil perpendicular to the magnetic field' },
            { id: 'half', text: 'plane of the coil at 45° to the magnetic field' },
          ],
          answer: Object.fromEntries(
            letters.map((each, at) => [each, isPeak(times[at] ?? 0) ? 'along' : 'across']),
          ),
          scheme: [
            { code: 'B1', text: 'two of the three correct' },
            { code: 'B1', text: 'all three correct' },
          ],
          solution:
            'The e.m.f. has its greatest size, of either sign, when the plane of the coil is parallel to the field. It is zero when the plane of the coil is perpendicular to the field.',
        },
        {
          kind: 'written',
          label: 'c',
          prompt:
            'Explain why the e.m.f. has its greatest value in one position of the coil and is zero in another.',
          command: 'Explain',
          subtopic: '4.5.2',
          objective: 'AO1',
          marks: 2,
          lines: 4,
          scheme: [
            {
              code: 'B1',
              text: 'greatest when the sides of the coil cut the field lines at the greatest rate (they move at right angles to the field)',
            },
            {
              code: 'B1',
              text: 'zero when the sides do not cut field lines (they move along / parallel to the field)',
            },
          ],
          modelAnswer:
            'The e.m.f. is greatest when the sides of the coil move at right angles to the field, because they then cut the field lines at the greatest rate. It is zero when the sides move parallel to the field lines and cut none.',
          solution:
            'The size of the e.m.f. depends on how fast the sides of the coil cut field lines. This is fastest when they move straight across the lines, and zero when they move along the lines.',
        },
        {
          kind: 'written',
          label: 'd',
          prompt: 'Describe the purpose of the slip rings and the brushes of the generator.',
          command: 'Describe',
          subtopic: '4.5.2',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            { code: 'B1', text: 'they keep the coil connected to the external circuit (while it rotates)' },
            {
              code: 'B1',
              text: 'the rings turn with the coil and the fixed brushes press on them, or the wires do not become twisted, or each side of the coil stays connected to the same brush',
            },
          ],
          modelAnswer:
            'The slip rings turn with the coil and the brushes, which do not move, press against them. They keep the coil connected to the external circuit while it rotates, without twisting the wires.',
          solution:
            'A rotating coil cannot be joined to a circuit by fixed wires. Each end of the coil has its own ring, which slides under a brush: the contact is kept, and the output alternates.',
        },
        {
          kind: 'written',
          label: 'e',
          prompt:
            'State **two** changes to the generator, other than a greater speed, that make the greatest e.m.f. larger.',
          command: 'State',
          subtopic: '4.5.1',
          objective: 'AO1',
          marks: 2,
          lines: 2,
          scheme: [
            { code: 'B1', text: 'any two from: a stronger magnet / stronger magnetic field' },
            { code: 'B1', text: 'more turns on the coil' },
            { code: 'B1', text: 'a coil with a greater area / longer sides in the field' },
          ],
          modelAnswer: 'A stronger magnet can be used, and the coil can be given more turns.',
          solution:
            'The induced e.m.f. is larger when more field lines are cut in each second: a stronger field, or more turns of wire that cut it.',
        },
      ],
    })
  },
  verify: ({ period }) => {
    // Count the half waves that end within twenty seconds, in steps of whole milliseconds.
    const half = Math.round(period * 500)
    let halves = 0
    for (let time = half; time <= 20_000; time += half) halves += 1
    return { a: halves / 40 }
  },
})

export const templates = [coilAndMagnet, generator]
