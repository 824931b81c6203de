import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import { circle, dimension, line, polyline, rect, type Shape, text } from '@/lib/figures/shapes'
import { echo, transverse } from '@/lib/figures/waves'
import { rounded } from '../shared'
import { squares } from '../squares'
import { NEEDS_A_MEDIUM, VIBRATE_ALONG } from './points'
import { ECHO, MANY_ARE_TIMED, MOST_WAVES, TOO_HIGH } from './points-core'

const { core, templates } = questionsOf('structured', '3.4', { calculator: 'needed' })

export { templates }

const WALLS = [
  { where: 'in front of the wall of a large building', wall: 'wall', sound: 'claps the hands', one: 'clap' },
  {
    where: 'in front of a tall cliff',
    wall: 'cliff',
    sound: 'hits two blocks of wood together',
    one: 'bang',
  },
  { where: 'in front of the wall of a stadium', wall: 'wall', sound: 'beats a small drum', one: 'beat' },
] as const

const person = (x: number, y: number): Shape =>
  circle(x, y, 10) +
  line(x, y + 10, x, y + 44) +
  polyline([
    [x - 13, y + 70],
    [x, y + 44],
    [x + 13, y + 70],
  ]) +
  polyline([
    [x, y + 22],
    [x + 18, y + 27],
  ])

core('echoes-of-a-steady-rhythm', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const distance = random.step(50, 90, 2)
    const spaces = random.pick([20, 25])
    const total = random.step(5.8, 14, 0.1)
    const each = total / spaces
    const speed = (2 * distance) / each
    const isNeat = Math.abs(each * 1000 - Math.round(each * 1000)) < 1e-6
    return isNeat && speed > 334 && speed < 346
      ? { place: random.pick(WALLS), distance, spaces, total }
      : null
  },
  make: ({ place, distance, spaces, total }) => {
    const each = total / spaces
    const speed = (2 * distance) / each
    const { wall, one } = place
    return {
      stem: `A student stands ${quantity(distance, 'm')} ${place.where} and ${place.sound} in a steady rhythm. The rhythm is chosen so that the student makes each ${one} at the moment when the echo of the ${one} before it is heard. A second student measures the time from the first ${one} to the ${spaces === 20 ? '21st' : '26th'} ${one}. This time is ${quantity(total, 's', total < 10 ? 2 : 3)}.`,
      figure: figure(
        {
          name: 'waves/sound-and-its-echo',
          title: 'A student and a high wall',
          description: `A student stands on the left and faces a high ${wall} on the right. The distance between them is marked ${distance} metres. An arrow goes from the student to the ${wall}, and a dashed arrow comes back.`,
          height: 146,
        },
        person(40, 34),
        line(10, 104, 322, 104, 'l thin'),
        ground(318, 106, 318, 10),
        text(310, 24, wall, { anchor: 'end' }),
        echo(74, 62, 306, 62, 20),
        dimension(40, 130, 318, 130, quantity(distance, 'm'), [179, 123]),
      ),
      parts: {
        a: ask.written({
          prompt: 'State what is meant by an *echo*.',
          lines: 1,
          scheme: [ECHO],
          modelAnswer: 'An echo is a reflected sound.',
          solution: `The sound is reflected by the ${wall} and comes back to the student.`,
        }),
        'b.i': ask.number({
          prompt: `Calculate the time between a ${one} and its echo.`,
          answer: each,
          unit: 's',
          scheme: steps(`${quantity(total, 's')} ÷ ${spaces}`, quantity(each, 's')),
          solution: `From the first to the ${spaces === 20 ? '21st' : '26th'} ${one} there are ${spaces} equal times: ${plain(total)} ÷ ${spaces} = ${quantity(each, 's')}.`,
        }),
        'b.ii': ask.number({
          prompt: 'Calculate the speed of sound in the air.',
          answer: speed,
          unit: 'm/s',
          follow: { from: 'b.i', formula: `${2 * distance}/x` },
          scheme: steps(
            `distance = 2 × ${distance} = ${quantity(2 * distance, 'm')}`,
            `speed = distance ÷ time, or ${2 * distance} ÷ ${plain(each)}`,
            rounded(speed, 'm/s'),
          ),
          solution: `The sound travels to the ${wall} and back: 2 × ${distance} = ${quantity(2 * distance, 'm')}. Speed = distance ÷ time = ${2 * distance} ÷ ${plain(each)} = ${quantity(speed, 'm/s', 3)}.`,
        }),
        c: ask.written({
          prompt: `The students time many ${one}s and not only one. Suggest why this is better.`,
          command: 'Suggest',
          objective: 'AO3',
          lines: 2,
          scheme: [MANY_ARE_TIMED],
          modelAnswer: `The time between one ${one} and its echo is too short to be measured well with a stop-watch.`,
          solution: `The time of one echo is about as long as the reaction time of the student. In the time of many ${one}s the same error matters much less.`,
        }),
        'd.i': ask.written({
          prompt: 'Describe how the particles of the air move as the sound passes.',
          lines: 1,
          scheme: [VIBRATE_ALONG],
          modelAnswer: 'They vibrate to and fro along the direction in which the sound travels.',
          solution:
            'The particles move to and fro along the direction of travel, but they do not travel with the sound.',
        }),
        'd.ii': words({
          subject: 'igcse/physics',
          prompt: 'State the name for waves of this kind.',
          subtopic: '3.1',
          answers: [{ text: 'longitudinal', accept: ['longitudinal waves', 'longitudinal wave'] }],
          reject: [
            {
              text: 'transverse',
              why: 'In a transverse wave the vibrations are at right angles to the direction of travel.',
            },
          ],
          ignore: ['sound', 'sound waves', 'mechanical'],
          solution: 'The vibrations are parallel to the direction of travel: sound is a longitudinal wave.',
        }),
      },
    }
  },
  verify: ({ distance, spaces, total }) => {
    // The sound goes the whole way there and back once for each time of the rhythm.
    const way = spaces * distance + spaces * distance
    return { 'b.i': total / spaces, 'b.ii': way / total }
  },
})

const LETTERS = ['P', 'Q', 'R', 'S'] as const
type Letter = (typeof LETTERS)[number]

const ANIMALS = [
  { what: 'A bat', kilohertz: [35, 60, 5] },
  { what: 'A dolphin', kilohertz: [80, 120, 10] },
  { what: 'A whistle for dogs', kilohertz: [23, 30, 1] },
] as const

/** Complete waves on a screen and squares from the middle line to a crest. */
type Trace = { waves: number; high: number }

const pair = (one: string, other: string) => `${one} and ${other}`

core('traces-of-four-sounds', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const base = random.pick([2, 3])
    const traces = random.shuffle<Trace>([
      { waves: base, high: 1 },
      { waves: base, high: 2 },
      { waves: base * 2, high: 1 },
      { waves: base - 1, high: random.pick([1, 1.5]) },
    ])
    const screen = random.pick([0.005, 0.01, 0.02])
    const chosen = random.int(0, 3)
    const frequency = (traces[chosen]?.waves ?? base) / screen
    const speed = random.pick([330, 335, 340, 345])
    return {
      traces,
      screen,
      chosen,
      frequency,
      speed,
      animal: random.pick(ANIMALS),
      kilohertz: random.int(0, 4),
      bell: random.pick(['An electric bell', 'A buzzer with a battery', 'A ringing telephone']),
    }
  },
  make: ({ traces, screen, chosen, frequency, speed, animal, kilohertz, bell }) => {
    const letterWith = (isIt: (trace: Trace) => boolean): Letter => LETTERS[traces.findIndex(isIt)] ?? 'P'
    const most = Math.max(...traces.map(({ waves }) => waves))
    const loudest = letterWith(({ high }) => high === 2)
    const highest = letterWith(({ waves }) => waves === most)
    const repeated = traces.find(({ high }) => high === 2)?.waves
    const same = LETTERS.filter((_, at) => traces[at]?.waves === repeated)
    const pairs = LETTERS.flatMap((one, at) => LETTERS.slice(at + 1).map(other => pair(one, other)))
    const cell = 16
    const drawing = ({ waves, high }: Trace, at: number): Shape => {
      const [x, y] = [26 + (at % 2) * 178, 12 + Math.floor(at / 2) * 112]
      return (
        squares(x, y, 8, 6, cell) +
        rect(x, y, 8 * cell, 6 * cell) +
        text(x - 16, y + 14, LETTERS[at] ?? '', { cls: 'b' }) +
        transverse({
          x,
          y: y + 3 * cell,
          wavelength: (8 * cell) / waves,
          amplitude: high * cell,
          cycles: waves,
        })
      )
    }
    const letter = LETTERS[chosen] ?? 'P'
    const waves = traces[chosen]?.waves ?? 1
    const length = speed / frequency
    const told = traces
      .map(
        ({ waves: count, high }, at) =>
          `${LETTERS[at]}: ${count === 1 ? 'one complete wave' : `${count} complete waves`}, crests ${plain(high)} ${high === 1 ? 'square' : 'squares'} above the middle`,
      )
      .join('; ')
    const [from, , step] = animal.kilohertz
    const pitch = from + kilohertz * step
    return {
      stem: `A microphone is connected to an oscilloscope. The diagram shows the screen for four sounds, P, Q, R and S. The settings are the same each time. The time from the left edge to the right edge of each screen is ${quantity(screen, 's')}.`,
      figure: figure(
        {
          name: 'waves/traces-of-four-sounds',
          title: 'Four traces on the screen of an oscilloscope',
          description: `Four screens with the same grid of eight by six squares. ${told}.`,
          height: 226,
        },
        traces.map(drawing).join(''),
      ),
      parts: {
        a: ask.table({
          prompt: 'Complete the table with the letters of the sounds.',
          command: 'Complete',
          objective: 'AO2',
          head: ['sound', 'letter'],
          rows: [
            [
              { text: 'the loudest' },
              { blank: 'loudest', answer: loudest, mode: 'pick', choices: [...LETTERS], marks: 1 },
            ],
            [
              { text: 'the highest pitch' },
              { blank: 'highest', answer: highest, mode: 'pick', choices: [...LETTERS], marks: 1 },
            ],
            [
              { text: 'two sounds of the same pitch' },
              {
                blank: 'same',
                answer: pair(same[0] ?? 'P', same[1] ?? 'Q'),
                mode: 'pick',
                choices: pairs,
                marks: 1,
              },
            ],
          ],
          scheme: [loudest, highest, pair(same[0] ?? 'P', same[1] ?? 'Q')],
          solution: `The loudest sound has the largest amplitude: ${loudest}. The highest pitch has the highest frequency, so the most waves on the screen: ${highest}. The same pitch means the same number of waves: ${pair(same[0] ?? 'P', same[1] ?? 'Q')}.`,
        }),
        b: ask.written({
          prompt: 'Explain how the traces show which sound has the highest pitch.',
          lines: 1,
          scheme: [MOST_WAVES],
          modelAnswer: 'It has the highest frequency: there are the most complete waves on the screen.',
          solution: 'A higher pitch is a higher frequency: more vibrations in the same time.',
        }),
        'c.i': ask.number({
          prompt: `Determine the frequency of sound ${letter}.`,
          answer: frequency,
          unit: 'Hz',
          scheme: steps(
            `${waves} ${waves === 1 ? 'wave' : 'waves'} in ${quantity(screen, 's')}, or ${waves} ÷ ${plain(screen)}`,
            quantity(frequency, 'Hz'),
          ),
          solution: `The frequency is the number of waves in one second: ${waves} ÷ ${plain(screen)} = ${quantity(frequency, 'Hz')}.`,
        }),
        'c.ii': ask.number({
          prompt: `The speed of sound in the air is ${quantity(speed, 'm/s')}. Calculate the wavelength of sound ${letter}.`,
          command: 'Calculate',
          subtopic: '3.1',
          answer: length,
          unit: 'm',
          follow: { from: 'c.i', formula: `${speed}/x` },
          scheme: steps(`λ = *v* ÷ *f*, or ${speed} ÷ ${plain(frequency)}`, quantity(length, 'm', 2)),
          solution: `*v* = *f*λ, so λ = *v* ÷ *f* = ${speed} ÷ ${plain(frequency)} = ${quantity(length, 'm', 2)}.`,
        }),
        d: ask.written({
          prompt: `${animal.what} makes a sound of frequency ${quantity(pitch, 'kHz')}. Explain why people cannot hear this sound.`,
          command: 'Explain',
          lines: 1,
          scheme: [TOO_HIGH],
          modelAnswer: 'Its frequency is above 20 kHz, the highest frequency that people can hear.',
          solution: `People hear frequencies from about 20 Hz to 20 kHz. ${quantity(pitch, 'kHz')} is above this range: it is ultrasound.`,
        }),
        e: ask.written({
          lead: `${bell} hangs in a glass jar. When the air is pumped out of the jar, the sound can no longer be heard.`,
          prompt: 'Explain why.',
          command: 'Explain',
          lines: 1,
          scheme: [NEEDS_A_MEDIUM],
          modelAnswer: 'Sound needs a medium. Without air there are no particles to vibrate.',
          solution: 'Sound is passed on by vibrating particles. In a vacuum there are none.',
        }),
      },
    }
  },
  verify: ({ traces, chosen, screen, speed }) => {
    const period = screen / (traces[chosen]?.waves ?? 0)
    return { 'c.i': 1 / period, 'c.ii': speed * period }
  },
})
