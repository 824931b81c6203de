import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'
import { CHANGE_WORDS } from '../change-words'
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
    const AT_THE_TWO = `
      PEAK = ${across ? letters[1] : letters[0]}
      ZERO = ${across ? letters[0] : letters[1]}`
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
            judged(
              `plane parallel to the magnetic field at ${across ? letters[1] : letters[0]}`,
              `
              ${AT_THE_TWO}
              RIGHT_ANGLE = perpendicular/vertical/90/(right angle)/(right angles)
              ALONG = parallel/horizontal
              reject PEAK ...(no ZERO/ALONG/side/cut/move/wire).. RIGHT_ANGLE
              reject ZERO ...(no PEAK/RIGHT_ANGLE/side/cut/move/wire).. ALONG
              accept PEAK ...(no ZERO/RIGHT_ANGLE).. ALONG
              accept plane/coil parallel ...(no ZERO/RIGHT_ANGLE).. PEAK
              unsure parallel
              earns: at ${across ? letters[1] : letters[0]} the coil is parallel to the field
              earns: the plane is parallel to the magnetic field at ${across ? letters[1] : letters[0]}
              earns: ${across ? letters[1] : letters[0]}: the plane of the coil is paralell to the field
              misses: at ${across ? letters[0] : letters[1]} the coil is parallel to the field
              misses: at ${across ? letters[1] : letters[0]} the coil is perpendicular to the field
              misses: the e.m.f. is largest`,
            ),
            judged(
              'the sides of the coil cut field lines at the greatest rate / move at right angles to the field',
              `
              ${CHANGE_WORDS}
              CUT = cut/change
              FAST = fast/rapid/quick/most/great/max*/high/large
              accept FAST ... CUT
              accept CUT ... FAST/most
              reject "no lines"/"no field lines"/"not cut"/none
              accept side/wire/it/conductor/coil move/moving/cut ... (right angle)/(right angles)/perpendicular/straight
              accept move/moving (right angle)/(right angles)/perpendicular
              accept rate ... FAST
              unsure CUT
              earns: the coil cuts the field lines at the greatest rate
              earns: the sides move at right angles to the field
              earns: the feild lines are cut fastest there
              misses: the e.m.f. has its greatest value
              misses: no lines are cut
              misses: the coil is parallel to the field`,
            ),
            judged(
              `plane perpendicular to the magnetic field at ${across ? letters[0] : letters[1]}`,
              `
              ${AT_THE_TWO}
              RIGHT_ANGLE = perpendicular/vertical/90/(right angle)/(right angles)
              ALONG = parallel/horizontal
              reject ZERO ...(no PEAK/RIGHT_ANGLE/side/cut/move/wire).. ALONG
              reject PEAK ...(no ZERO/ALONG/side/cut/move/wire).. RIGHT_ANGLE
              accept ZERO ...(no PEAK/ALONG/move).. RIGHT_ANGLE
              accept plane/coil RIGHT_ANGLE ...(no PEAK/ALONG).. ZERO
              unsure RIGHT_ANGLE
              earns: at ${across ? letters[0] : letters[1]} the coil is perpendicular to the field
              earns: the plane is at right angles to the field at ${across ? letters[0] : letters[1]}
              earns: ${across ? letters[0] : letters[1]}: the plane of the coil is perpendiculer to the field
              misses: at ${across ? letters[1] : letters[0]} the coil is perpendicular to the field
              misses: at ${across ? letters[0] : letters[1]} the coil is parallel to the field
              misses: the e.m.f. is zero`,
            ),
            judged(
              'the sides of the coil cut no field lines / move parallel to the field',
              `
              ${AT_THE_TWO}
              accept "no field lines"/"no magnetic field lines"/"no lines"/"cut none"/"cuts none"/"cutting none"/"not cut"/"not cutting"/"doesnt cut"/"dont cut"/"isnt cutting"/"arent cutting"/"no cutting"/"not being cut"/"no flux"/"no change"/"not change"/"not changing"/"rate is zero"/"zero rate"/"no field line"
              accept side/wire/it/they/conductor/coil move/moving ... parallel/along
              accept move/moving parallel/along
              accept ZERO ...(no PEAK).. not cut/change
              unsure cut
              earns: the sides cut no field lines
              earns: it moves parallel to the field so no lines are cut
              earns: the wires do not cut any feild lines, moving paralel
              misses: the e.m.f. is zero
              misses: the coil is perpendicular to the field
              misses: the coil is parallel to the field`,
            ),
          ],
          modelAnswer: `At ${across ? letters[1] : letters[0]} the plane of the coil is parallel to the magnetic field. The sides of the coil move at right angles to the field and cut field lines at the greatest rate, so the e.m.f. has its greatest size. At ${across ? letters[0] : letters[1]} the plane of the coil is perpendicular to the field. The sides move parallel to the field lines and cut none, so the e.m.f. is zero.`,
          solution:
            'The size of the e.m.f. depends on how fast the sides of the coil cut field lines. This is fastest when they move straight across the lines, and zero when they move along the lines.',
        }),
        c: ask.written({
          prompt: 'Describe the purpose of the slip rings and the brushes of the generator.',
          scheme: [
            judged(
              'they keep the coil connected to the external circuit (while it rotates)',
              `
              LINK = connect/contact/link/conduct/join/transfer/carry/complete/deliver/pass/supply/touch/bring/allow
              REST = circuit/external/outside/wire/load/meter/lamp/output/terminal/current/electricity
              reject reverse/"dc"/(direct current)
              reject (change direction) | (one direction)
              accept LINK, coil, REST/brush
              accept LINK ... circuit/external
              accept LINK ... current/electricity
              accept current/electricity ... flow/pass/leave/out
              unsure LINK
              earns: they connect the rotating coil to the external circuit
              earns: to transfer the current from the coil to the circuit
              earns: They keep the coil in electrical contakt with the circut
              misses: they reverse the current every half turn
              misses: they hold the magnet
              misses: they turn with the coil`,
            ),
            judged(
              'the rings turn with the coil and the fixed brushes press on them, or the wires do not become twisted, or each side of the coil stays connected to the same brush',
              `
              TURN = turn/rotate/spin/move
              accept not twist/tangle/wind/wrap/tangled/knot
              accept prevent/stop/avoid/without ... twist/tangle/wind/wrap
              accept slip/ring/they ... TURN ... coil
              accept coil ... TURN ... ring
              accept TURN freely/continuously
              accept while/as/when ... coil/it ... TURN
              accept brush ... press/touch/contact/slide/fixed/stationary/rub/push ... ring/them/it
              accept brush ... not TURN
              accept same brush/side
              unsure brush
              earns: so that the wires do not get twisted
              earns: the rings rotate with the coil
              earns: the brussh presses on the rings
              misses: they reverse the current
              misses: they make the e.m.f. larger
              misses: connect the coil to the circuit`,
            ),
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
            judged(
              'any two from: a stronger magnet / stronger magnetic field',
              `
              ${CHANGE_WORDS}
              reject DOWN magnet/field, without UP
              accept strong/powerful/UP ... magnet/field/magnetism/electromagnet
              accept magnet/field ... UP/strong/powerful
              accept strong/powerful
              unsure magnet
              earns: a stronger magnet
              earns: increase the strength of the magnetic field
              earns: use more powerful magnetts
              misses: turn it faster
              misses: more turns on the coil
              misses: a weaker magnet`,
            ),
            judged(
              'more turns on the coil',
              `
              ${CHANGE_WORDS}
              TURN = turns/loop/winding/coils/wound/coiling
              reject DOWN ... TURN, without UP
              reject turn ... fast/speed
              accept UP/add/extra ... TURN
              accept UP ... number/amount of turn/coil
              accept TURN ... UP
              unsure coil
              earns: more turns on the coil
              earns: increase the number of lops, loops
              earns: incresing the number of turns
              misses: a thicker wire
              misses: fewer turns
              misses: a stronger magnet`,
            ),
            judged(
              'a coil with a greater area / longer sides in the field',
              `
              ${CHANGE_WORDS}
              reject DOWN coil/area, without UP
              accept UP/long/wide ... area
              accept area ... UP
              accept large/big/great/long/wide coil/side
              accept coil/side ... large/big/long/wide
              earns: a coil with a larger area
              earns: use a bigger coil
              earns: incrase the area of the coil
              misses: a smaller coil
              misses: more turns
              misses: a stronger magnet`,
            ),
            judged(
              'a soft-iron core in the coil',
              `
              reject steel/copper/plastic core
              reject remove ... core
              accept iron
              accept core
              earns: put an iron core in the coil
              earns: a soft iron core
              earns: wind the coil on an irron core
              misses: a steel core
              misses: a larger coil
              misses: a stronger magnet`,
            ),
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
