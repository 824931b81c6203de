import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'
import { show } from '../shared'

const { supplement, templates } = questionsOf('structured', '4.5.2', { calculator: 'needed' })

export { templates }

supplement('emf-graph-of-a-generator', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => ({
    peak: random.pick([2, 4, 6, 8, 12, 20]),
    period: random.pick([0.04, 0.05, 0.08, 0.1, 0.2, 0.4]),
    cosine: random.chance(0.5),
    letters: random.pick([
      ['P', 'Q'],
      ['J', 'K'],
      ['X', 'Y'],
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
    // Two neighbouring quarter turns, late enough to leave room for their letters.
    const times = letters.map((_, at) => (start + 0.5 + at * 0.25) * period)
    const isPeak = (time: number) => Math.abs(emf(time)) > peak / 2
    // The first point is at zero, the second at a peak, or the other way round.
    const across = !isPeak(times[0] ?? 0)
    const revs = 1 / period
    return {
      stem: 'The coil of a simple a.c. generator rotates at a constant speed between the poles of a magnet. The graph shows how the induced e.m.f. depends on time *t*.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/emf-time-graph-with-two-points',
          title: 'Graph of e.m.f. against time for a generator, with two points marked',
          description: `The e.m.f. in volts against time in seconds: a wave between plus ${peak} and minus ${peak}. It starts at ${cosine ? 'its highest value' : 'zero'} and shows two whole cycles, of ${plain(period)} s each. Point ${letters[0]} is at ${plain(times[0] ?? 0)} s and point ${letters[1]} at ${plain(times[1] ?? 0)} s.`,
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
      parts: {
        a: ask.number({
          prompt: 'Determine the number of revolutions that the coil makes in each second.',
          answer: revs,
          alsoUnits: ['Hz'],
          scheme: [
            `C1 one revolution takes ${plain(period)} s, or 1 ÷ ${plain(period)}`,
            `A1 ${show(revs, '')}`,
          ],
          solution: `Each revolution gives one complete wave. From the graph this takes ${plain(period)} s, so there are 1 ÷ ${plain(period)} = ${show(revs, '')} revolutions in each second.`,
        }),
        b: ask.written({
          prompt: `State the position of the plane of the coil, relative to the magnetic field, at ${letters[0]} and at ${letters[1]}, and explain why the e.m.f. has its value at each of these points.`,
          command: 'Explain',
          lines: 6,
          scheme: [
            `plane parallel to the magnetic field at ${across ? letters[1] : letters[0]}`,
            'the sides of the coil cut field lines at the greatest rate / move at right angles to the field',
            `plane perpendicular to the magnetic field at ${across ? letters[0] : letters[1]}`,
            'the sides of the coil cut no field lines / move parallel to the field',
          ],
          modelAnswer: `At ${across ? letters[1] : letters[0]} the plane of the coil is parallel to the magnetic field. The sides of the coil move at right angles to the field and cut field lines at the greatest rate, so the e.m.f. has its greatest size. At ${across ? letters[0] : letters[1]} the plane of the coil is perpendicular to the field. The sides move parallel to the field lines and cut none, so the e.m.f. is zero.`,
          solution:
            'The size of the e.m.f. depends on how fast the sides of the coil cut field lines. This is fastest when they move straight across the lines, and zero when they move along the lines.',
        }),
        c: ask.written({
          prompt: 'Describe the purpose of the slip rings and the brushes of the generator.',
          scheme: [
            'they keep the coil connected to the external circuit (while it rotates)',
            'the rings turn with the coil and the fixed brushes press on them, or the wires do not become twisted, or each side of the coil stays connected to the same brush',
          ],
          modelAnswer:
            'The slip rings turn with the coil and the brushes, which do not move, press against them. They keep the coil connected to the external circuit while it rotates, without twisting the wires.',
          solution:
            'A rotating coil cannot be joined to a circuit by fixed wires. Each end of the coil has its own ring, which slides under a brush: the contact is kept, and the output alternates.',
        }),
        d: ask.written({
          prompt:
            'State **two** changes to the generator, other than a greater speed, that make the greatest e.m.f. larger.',
          subtopic: '4.5.1',
          marks: 2,
          lines: 2,
          scheme: [
            'any two from: a stronger magnet / stronger magnetic field',
            'more turns on the coil',
            'a coil with a greater area / longer sides in the field',
            'a soft-iron core in the coil',
          ],
          modelAnswer: 'A stronger magnet can be used, and the coil can be given more turns.',
          solution:
            'The induced e.m.f. is larger when more field lines are cut in each second: a stronger field, or more turns of wire that cut it.',
        }),
      },
    }
  },
  verify: ({ period }) => {
    // Count the half waves that end within twenty seconds, in steps of whole milliseconds.
    const half = Math.round(period * 500)
    let halves = 0
    for (let time = half; time <= 20_000; time += half) halves += 1
    return { a: halves / 40 }
  },
})
