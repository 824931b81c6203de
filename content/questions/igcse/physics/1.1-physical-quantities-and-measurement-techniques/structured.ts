import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import { arc, circle, line, polar, text } from '@/lib/figures/shapes'

const { core, templates } = questionsOf('structured', '1.1', { calculator: 'needed' })

export { templates }

const SWINGERS = [
  { stem: 'A student hangs a steel ball from a clamp by a thin thread', bob: 'ball' },
  { stem: 'A student ties a small stone to a string and hangs it from a hook', bob: 'stone' },
  { stem: 'A student hangs a metal nut from a nail by a thread', bob: 'nut' },
  { stem: 'A student makes a pendulum from a glass bead and a thread', bob: 'bead' },
]

const OSCILLATIONS = [
  { begins: 'at A', path: 'from A to C and back to A' },
  { begins: 'at C', path: 'from C to A and back to C' },
  { begins: 'at B, towards C', path: 'from B to C, through B to A, and back to B' },
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
          scheme: [oscillation.path],
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
            'the error (uncertainty) from the reaction time is about the same for one as for many oscillations',
            `so it is a smaller fraction of the measured time, or: the error is divided by ${count}, so that the value for one oscillation is more accurate`,
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
            `any two from: put a marker (fiducial mark) behind the lowest point and count as the ${bob} passes it`,
            `let the ${bob} swing once or twice before the stop-watch is started`,
            'look at right angles to the plane of the swing (avoid parallax)',
            'count from zero (“0, 1, 2 …”) as the stop-watch is started',
            'count a larger number of oscillations',
            'use light gates and an electronic timer',
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
                'from the gravitational potential store / energy in the gravitational potential store decreases',
                'to the kinetic store / energy in the kinetic store increases',
              ]
            : [
                'from the kinetic store / energy in the kinetic store decreases',
                'to the gravitational potential store / energy in the gravitational potential store increases',
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
