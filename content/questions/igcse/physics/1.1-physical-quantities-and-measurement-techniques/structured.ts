import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import { arc, circle, line, polar, text } from '@/lib/figures/shapes'
import { fromStore, KINETIC, POTENTIAL, SAME, toStore, UP_DOWN } from '../ideas'

const { core, templates } = questionsOf('structured', '1.1', { calculator: 'needed' })

export { templates }

const SWINGERS = [
  { stem: 'A student hangs a steel ball from a clamp by a thin thread', bob: 'ball' },
  { stem: 'A student ties a small stone to a string and hangs it from a hook', bob: 'stone' },
  { stem: 'A student hangs a metal nut from a nail by a thread', bob: 'nut' },
  { stem: 'A student makes a pendulum from a glass bead and a thread', bob: 'bead' },
]

const OSCILLATIONS = [
  {
    begins: 'at A',
    path: 'from A to C and back to A',
    earns: `
      accept a c a | "aca" | a b c b a | "abcba" | a ... c ... back/return/again/then ... a
      reject a c ... back/return ... b
      accept a c ... back/return
      earns: A to C to A
      earns: it goes from A to C and then bak to A
      earns: A-B-C-B-A
      misses: from A to C
      misses: from A to C and back to B
      misses: A to B`,
  },
  {
    begins: 'at C',
    path: 'from C to A and back to C',
    earns: `
      accept c a c | "cac" | c b a b c | "cbabc" | c ... a ... back/return/again/then ... c
      reject c a ... back/return ... b
      accept c a ... back/return
      earns: C to A to C
      earns: it goes from C to A and then bak to C
      earns: C-B-A-B-C
      misses: from C to A
      misses: from C to A and back to B
      misses: C to B`,
  },
  {
    begins: 'at B, towards C',
    path: 'from B to C, through B to A, and back to B',
    earns: `
      accept b c b a b | "bcbab" | b ... c ... a ... b
      reject b ... c ... back/return ... b
      accept b ... c ... a ... back/return
      earns: B to C to B to A to B
      earns: from B to C, then to A and bak to B
      earns: B-C-A-B
      misses: from B to C and back to B
      misses: B to A to C to B
      misses: from B to C`,
  },
]

core('pendulum-period-experiment', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const count = random.pick([10, 20])
    const period = random.step(1.2, 2, 0.01)
    const mean = count * period
    const [one, other] = [random.step(0.1, 0.3, 0.1), random.step(0.1, 0.3, 0.1)]
    const times = random.shuffle([mean + one, mean - other, mean - one + other])
    if (new Set(times.map(time => plain(time, 1))).size < 3) return null
    return {
      count,
      period,
      times,
      swinger: random.pick(SWINGERS),
      oscillation: random.pick(OSCILLATIONS),
      down: random.chance(0.5),
    }
  },
  make: ({ count, period, times, swinger, oscillation, down }) => {
    const { bob } = swinger
    const sum = times.reduce((total, time) => total + time, 0)
    const [left, low, right] = [250, 270, 290].map(degrees => polar(180, 26, 150, degrees))
    const places = [left, low, right].flatMap(place => (place ? [place] : []))
    return {
      stem: `${swinger.stem}, and pulls it a little to one side. The student releases the ${bob} from rest at A. It swings between A and C, as the diagram shows.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/swing-between-a-and-c',
          title: 'A pendulum with three positions A, B and C',
          description: `A ${bob} hangs on a thread from a fixed point. Position A is the highest point on the left, B is the lowest point, straight below the support, and C is the highest point on the right. A dashed curve joins the three positions.`,
          height: 214,
        },
        ground(200, 26, 160, 26),
        ...places.map(([x, y], at) => line(180, 26, x, y, at === 0 ? 'l' : 'l dash thin')),
        arc(180, 26, 150, 250, 290, 'l dash thin'),
        ...places.map(([x, y], at) => circle(x, y, 8, at === 0 ? 'l sunk' : 'l sheet')),
        ...places.map(([x, y], at) =>
          text(x + (at - 1) * 18, y + (at === 1 ? 26 : 12), 'ABC'[at] ?? '', { anchor: 'middle', cls: 'b' }),
        ),
      ),
      parts: {
        a: ask.written({
          prompt: `State the path of the ${bob} during **one** complete oscillation that begins ${oscillation.begins}. Use the letters of the diagram.`,
          lines: 1,
          scheme: [judged(oscillation.path, oscillation.earns)],
          modelAnswer: `The ${bob} moves ${oscillation.path}.`,
          solution: `One oscillation is complete when the ${bob} passes the same point again **and** moves in the same direction as before: ${oscillation.path}.`,
        }),
        b: ask.number({
          lead: `The student measures the time for ${count} complete oscillations three times.`,
          table: {
            head: ['measurement', `time for ${count} oscillations / s`],
            rows: times.map((time, at) => [String(at + 1), plain(time, 1)]),
          },
          prompt: 'Calculate the average time for **one** oscillation.',
          answer: period,
          unit: 's',
          scheme: [
            `C1 mean of the three times, or ${plain(sum, 1)} ÷ 3, or one of the times divided by ${count}`,
            `A1 ${quantity(period, 's', 3)}`,
          ],
          solution: `Mean of the three times: (${times.map(time => plain(time, 1)).join(' + ')}) ÷ 3 = ${quantity(sum / 3, 's', 3)}.

This is the time for ${count} oscillations, so one takes ${plain(sum / 3, 1)} ÷ ${count} = ${quantity(period, 's', 3)}.`,
        }),
        c: ask.written({
          prompt: `Explain why the student measures the time for ${count} oscillations and not for only one.`,
          scheme: [
            judged(
              'the error (uncertainty) from the reaction time is about the same for one as for many oscillations',
              `
              ${SAME}
              ERROR = error/uncertainty/inaccuracy/mistake/delay/reaction
              accept ERROR, SAME
              unsure reaction
              unsure human error
              earns: the reaction time is the same for both
              earns: The human eror does not change with the number of swings
              earns: the uncertainty in timing stays constant
              misses: one oscillation is too fast
              misses: to find the average time
              misses: so that the result is more accurate`,
            ),
            judged(
              `so it is a smaller fraction of the measured time, or: the error is divided by ${count}, so that the value for one oscillation is more accurate`,
              `
              ${UP_DOWN}
              ERROR = error/uncertainty/inaccuracy/mistake/delay/reaction
              SHARE = divide/share/spread/split/minimise/cancel/average
              reject ERROR increase/rise
              accept ERROR ...(no big/large/great).. DOWN/SHARE | DOWN/SHARE ERROR
              accept percent*/fraction ... small/less/low | small/less/low percent*/fraction
              accept one/single/short ... ERROR large/big/great/more | large/big/great ERROR ... one/single
              unsure accurate/accuracy/precise/precision/reliable
              earns: this reduces the percentage error
              earns: the reaction time is shared between all the swings
              earns: the uncertanty is divided by ${count}
              misses: the reaction time is the same
              misses: one swing is too quick to time
              misses: so that the mean can be calculated`,
            ),
          ],
          modelAnswer: `The reaction time of the student causes about the same error whether one oscillation or ${count} oscillations are timed. When ${count} are timed, this error is divided by ${count}, so the time for one oscillation is more accurate.`,
          solution: `Starting and stopping the watch by hand always brings in an error of a few tenths of a second. With ${count} oscillations the same error is shared among ${count}.`,
        }),
        d: ask.written({
          prompt:
            'The student repeats the measurement to obtain a mean. Describe **two** other ways to make the result more accurate.',
          command: 'Describe',
          marks: 2,
          scheme: [
            judged(
              `any two from: put a marker (fiducial mark) behind the lowest point and count as the ${bob} passes it`,
              `
              accept marker/fiducial/pointer/mark
              accept count/time/start ... lowest/middle/centre/equilibrium/bottom/b
              unsure lowest/middle/centre/equilibrium
              earns: use a fiducial marker
              earns: put a fiducal marker at the centre of the swing
              earns: start and stop the watch as it passes the lowest point
              misses: start timing at A
              misses: use a longer thread
              misses: repeat it and take the mean`,
            ),
            judged(
              `let the ${bob} swing once or twice before the stop-watch is started`,
              `
              SWING = swing/oscillation/oscillate
              accept let ... SWING ... before
              accept SWING ... before ... start/begin/time/count/measure
              accept wait/after ... SWING ... start/begin/time/count
              accept start/begin/time/count ... after ... SWING
              earns: let it swing a few times before you start timing
              earns: start the stopwatch after the first two oscilations
              earns: wait for some swings and then start the timer
              misses: swing it from a greater height
              misses: count ten swings
              misses: let it swing for longer`,
            ),
            judged(
              'look at right angles to the plane of the swing (avoid parallax)',
              `
              accept parallax/perpendicular
              accept right/90 angle/degree
              accept eye/view/look ... level/front/straight
              earns: avoid parallax error
              earns: look at it at a right angle
              earns: view it perpendiculer to the swing
              misses: measure the angle of the swing
              misses: look at the watch carefully
              misses: use a better stopwatch`,
            ),
            judged(
              'count from zero (“0, 1, 2 …”) as the stop-watch is started',
              `
              accept count ... 0
              accept countdown | count down
              earns: count from zero when the watch starts
              earns: begin to count with 0
              earns: do a countdwon before releasing it
              misses: count ten oscillations
              misses: start the watch when it is released
              misses: count again`,
            ),
            judged(
              'count a larger number of oscillations',
              `
              SWING = swing/oscillation
              reject few/less/small SWING
              accept more/many/large/great/increase/high SWING | number of SWING ... large/great/increase/high
              earns: time more oscillations
              earns: use a larger number of swings
              earns: increase the number of osscillations
              misses: repeat it more times
              misses: use fewer oscillations
              misses: use a longer thread`,
            ),
            judged(
              'use light gates and an electronic timer',
              `
              accept light gate
              accept photogate/sensor/lightgate/datalogger | data logger
              unsure electronic/digital/video/computer
              earns: use a light gate
              earns: connect light gates to a timer
              earns: use a motion senser
              misses: use a stopwatch
              misses: switch the light on
              misses: use a ruler`,
            ),
          ],
          modelAnswer: `The student puts a marker behind the lowest point and counts each time the ${bob} passes the marker in the same direction. The student also lets the ${bob} swing once or twice before starting the stop-watch.`,
          solution:
            'Name an action that removes an error of timing or counting. “Be careful” or “use a better stop-watch” does not score.',
        }),
        e: ask.written({
          prompt: `Describe the transfer of energy between the stores of the ${bob} as it swings ${down ? 'from A to B' : 'from B to C'}. Air resistance can be ignored.`,
          subtopic: '1.7.1',
          scheme: down
            ? [
                judged(
                  'from the gravitational potential store / energy in the gravitational potential store decreases',
                  `
                  ${fromStore(POTENTIAL, KINETIC)}
                  earns: gravitational potential energy is changed to kinetic energy
                  earns: it loses GPE
                  earns: the potental energy gets less
                  misses: kinetic energy is transferred to gravitational potential energy
                  misses: it gains potential energy
                  misses: to the kinetic store`,
                ),
                judged(
                  'to the kinetic store / energy in the kinetic store increases',
                  `
                  ${toStore(POTENTIAL, KINETIC)}
                  earns: from potential to kinetic energy
                  earns: it gains kinetic energy
                  earns: the kinetik energy increases
                  misses: kinetic energy is transferred to gravitational potential energy
                  misses: it loses kinetic energy
                  misses: the gravitational store decreases`,
                ),
              ]
            : [
                judged(
                  'from the kinetic store / energy in the kinetic store decreases',
                  `
                  ${fromStore(KINETIC, POTENTIAL)}
                  earns: kinetic energy is changed to gravitational potential energy
                  earns: it loses KE
                  earns: the kinetik energy gets less
                  misses: gravitational potential energy is transferred to kinetic energy
                  misses: it gains kinetic energy
                  misses: to the gravitational store`,
                ),
                judged(
                  'to the gravitational potential store / energy in the gravitational potential store increases',
                  `
                  ${toStore(KINETIC, POTENTIAL)}
                  earns: from kinetic to potential energy
                  earns: it gains GPE
                  earns: the gravitationel potential energy increases
                  misses: gravitational potential energy is transferred to kinetic energy
                  misses: it loses potential energy
                  misses: the kinetic store decreases`,
                ),
              ],
          modelAnswer: `Energy is transferred ${down ? 'from the gravitational potential store to the kinetic store' : 'from the kinetic store to the gravitational potential store'} of the ${bob}.`,
          solution: `The ${bob} ${down ? 'loses' : 'gains'} height, so energy is transferred ${down ? 'from the gravitational potential store to the kinetic store' : 'from the kinetic store to the gravitational potential store'}. Energy is conserved: the total does not change.`,
        }),
      },
    }
  },
  verify: ({ count, times }) => ({
    b: times.map(time => time / count).reduce((total, one) => total + one / 3, 0),
  }),
})
