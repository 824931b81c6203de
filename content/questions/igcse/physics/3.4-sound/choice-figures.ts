import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity, toSigFigs } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { curve, line, type Point, rect, text } from '@/lib/figures/shapes'

const { core, templates } = choiceQuestions('3.4', { calculator: 'needed' })

export { templates }

const PLACES = [
  { source: 'A loudspeaker makes a short click', wall: 'a wall', from: 'the loudspeaker' },
  { source: 'A student claps once', wall: 'the end wall of a sports hall', from: 'the student' },
  {
    source: 'Two blocks of wood are hit together once',
    wall: 'the side wall of a house',
    from: 'the blocks',
  },
  { source: 'A starting pistol is fired once', wall: 'a tall cliff', from: 'the pistol' },
] as const

const print = (value: number) => quantity(value, 'm', 2)

core('distance-from-a-trace-with-an-echo', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const place = random.pick(PLACES)
    const each = random.pick([5, 10, 20, 50]) // milliseconds to a square
    const start = random.int(1, 2)
    const squares = random.int(3, 6)
    const speed = random.pick([330, 340, 350])
    const right = (speed * squares * each) / 2000
    if (Math.abs(toSigFigs(right, 2) - right) > 1e-9 || right > 50) return null
    if (place.wall === 'a tall cliff' && right < 20) return null
    const slips: Slip[] = [
      [2 * right, 'You did not halve the distance. In this time the sound goes to the wall and back.'],
      [
        (speed * (start + squares) * each) / 2000,
        'You counted the squares from the left edge of the screen, not from the first pulse.',
      ],
      [
        (speed * (start + squares) * each) / 1000,
        'You counted from the left edge of the screen, and you did not halve the distance.',
      ],
      [(speed * squares) / 2000, 'You took each square for 1 ms. The time of one square is given.'],
      [right / 2, 'You halved the distance twice. The sound goes there and back, so it is halved once.'],
      [(speed * each) / 2000, 'You used the time of one square only.'],
    ]
    const wrong = threeSlips(random, right, slips, print)
    // The commonest error is always among the three.
    if (!wrong?.some(([value]) => value === 2 * right)) return null
    return { place, each, start, squares, speed, right, wrong }
  },
  make: ({ place, each, start, squares, speed, right, wrong }) => {
    const [left, top, cell] = [30, 26, 30]
    const middle = top + 2 * cell
    /** A short sound: it begins at a line of the grid and dies away within a square. */
    const pulse = (column: number, height: number): Point[] =>
      Array.from({ length: 25 }, (_, at): Point => {
        const part = at / 24
        const swing = Math.sin(part * 4 * Math.PI) * (1 - part) ** 1.2
        return [left + (column + part * 0.8) * cell, middle - height * swing]
      })
    const flat = (from: number, to: number) => line(left + from * cell, middle, left + to * cell, middle, 'p')
    const echo = start + squares
    const time = squares * each
    const wall = place.wall.replace(/^an? /, 'the ').replace(/ of a .*$/, '')
    return {
      stem: `${place.source} at some distance from ${place.wall}. A microphone beside ${place.from} is connected to an oscilloscope. The diagram shows the screen: the sound itself and then its echo. Each square is ${quantity(each, 'ms')} wide (1 ms = 0.001 s). The speed of sound in air is ${quantity(speed, 'm/s')}.`,
      figure: figure(
        {
          name: 'waves/trace-of-a-sound-and-its-echo',
          title: 'The screen of an oscilloscope with two short pulses',
          description: `A screen of ten by four squares, with a level trace in the middle. A large pulse begins ${start === 1 ? 'one square' : 'two squares'} from the left edge, and a smaller pulse begins ${['', '', '', 'three', 'four', 'five', 'six'][squares]} squares after the beginning of the first.`,
          height: 168,
        },
        ...Array.from({ length: 11 }, (_, at) =>
          line(left + at * cell, top, left + at * cell, top + 4 * cell, 'f'),
        ),
        ...Array.from({ length: 5 }, (_, at) =>
          line(left, top + at * cell, left + 10 * cell, top + at * cell, 'f'),
        ),
        rect(left, top, 10 * cell, 4 * cell),
        flat(0, start),
        curve(pulse(start, 56), 'p'),
        flat(start + 0.8, echo),
        curve(pulse(echo, 28), 'p'),
        flat(echo + 0.8, 10),
        text(left + (start + 0.4) * cell, top - 8, 'sound', { anchor: 'middle', cls: 's' }),
        text(left + (echo + 0.4) * cell, top - 8, 'echo', { anchor: 'middle', cls: 's' }),
      ),
      prompt: [
        `How far is ${wall} from ${place.from}?`,
        `What is the distance from ${place.from} to ${wall}?`,
      ],
      options: numbers({ right, wrong, unit: 'm', sigFigs: 2 }),
      solution: `The echo begins ${squares} squares after the sound: a time of ${squares} × ${quantity(each, 'ms')} = ${quantity(time, 'ms')} = ${quantity(time / 1000, 's', 2)}.

In this time the sound travels ${quantity(speed, 'm/s')} × ${quantity(time / 1000, 's', 2)} = ${quantity(2 * right, 'm', 2)}, to ${wall} and back. The distance is half of it, ${print(right)}.`,
    }
  },
  // Half the speed brings the sound to the wall in the whole time: millisecond by millisecond.
  verify: ({ each, squares, speed }) => {
    let distance = 0
    for (let ms = 0; ms < squares * each; ms += 1) distance += (speed / 2) * 0.001
    return distance
  },
})
