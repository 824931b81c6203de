import { allDiffer, numbers, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { line, rect, text } from '@/lib/figures/shapes'
import { longitudinal, loudspeaker, transverse } from '@/lib/figures/waves'
import { tidy } from '../shared'

const { core, supplement, templates } = choiceQuestions('3.4')

export { templates }

function screen(x: number, label: string, cycles: number, amplitude: number): string {
  const [width, height, top] = [150, 110, 10]
  const upright = [1, 2, 3, 4, 5].map(at =>
    line(x + (width * at) / 6, top, x + (width * at) / 6, top + height, 'f'),
  )
  const level = [1, 2, 3].map(at => line(x, top + (height * at) / 4, x + width, top + (height * at) / 4, 'f'))
  return (
    upright.join('') +
    level.join('') +
    rect(x, top, width, height) +
    transverse({ x, y: top + height / 2, wavelength: width / cycles, amplitude, cycles }) +
    text(x + width / 2, 140, label, { anchor: 'middle' })
  )
}

const CHANGES = ['lower', 'the same', 'higher'] as const

core('two-traces-compared', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [first, second] = [random.pick([2, 3, 4, 6]), random.pick([2, 3, 4, 6])]
    const [small, large] = [random.pick([14, 18]), random.pick([34, 42])]
    const louder = random.pick(['louder', 'quieter'])
    const [one, other] = louder === 'louder' ? [small, large] : [large, small]
    const pitch = CHANGES[1 + Math.sign(second - first)] ?? 'the same'
    return { first, second, one, other, louder, pitch }
  },
  make: ({ first, second, one, other, louder, pitch }) => {
    const opposite = louder === 'louder' ? 'quieter' : 'louder'
    // Where the pitch is the same: what the height would give if it were taken for the pitch.
    const down = pitch === 'the same' ? louder === 'quieter' : pitch === 'higher'
    const otherPitch = down ? 'lower' : 'higher'
    const wrong: [string[], string][] = [
      [
        [opposite, pitch],
        'You read the heights the wrong way round. A larger amplitude means a louder sound.',
      ],
      [
        [louder, otherPitch],
        pitch === 'the same'
          ? 'You took the height for the pitch. Both screens show the same number of waves.'
          : 'You read the numbers of waves the wrong way round. More waves on the screen mean a higher pitch.',
      ],
      [
        [opposite, otherPitch],
        pitch === 'the same'
          ? 'You read the heights the wrong way round, and saw a change of pitch where there is none.'
          : 'You compared sound 1 with sound 2 instead of sound 2 with sound 1.',
      ],
    ]
    return {
      stem: 'The diagrams show the traces of two sounds on an oscilloscope. The settings of the oscilloscope are the same.',
      figure: figure(
        {
          name: 'waves/two-traces',
          title: 'Traces of two sounds on an oscilloscope',
          description: `Two screens of the same size. Sound 1 shows ${first} complete waves that reach ${one > 30 ? 'most of the way' : 'less than half of the way'} to the top edge of the screen. Sound 2 shows ${second} complete waves that reach ${other > 30 ? 'most of the way' : 'less than half of the way'} to the top edge.`,
          height: 152,
        },
        screen(16, 'sound 1', first, one),
        screen(194, 'sound 2', second, other),
      ),
      prompt: 'Which row describes sound 2 compared with sound 1?',
      options: rows(['loudness', 'pitch'], [louder, pitch], wrong),
      solution: `The height of the waves shows the amplitude: that of sound 2 is ${louder === 'louder' ? 'larger' : 'smaller'}, so it is ${louder}.

The number of waves on the screen shows the frequency: ${first === second ? `${first} on both screens` : `${first} for sound 1, ${second} for sound 2`}. So the pitch of sound 2 is ${pitch}.`,
    }
  },
  verify: ({ one, other }) => (other * other > one * one ? 'louder' : 'quieter'),
})

const SURFACES = [
  ['a cliff', 'the cliff'],
  ['a tall building', 'the building'],
  ['the high wall of a dam', 'the wall'],
  ['a rock face', 'the rock face'],
] as const

core('echo-from-a-wall', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const speed = random.pick([330, 340, 350])
    const time = random.step(0.5, 2.4, 0.1)
    const distance = (speed * time) / 2
    const asked = random.pick(['speed', 'distance', 'time'] as const)
    if (Math.abs(distance - Math.round(distance)) > 1e-9) return null
    const all = {
      speed: [speed, speed / 2, 2 * speed, distance * time],
      distance: [distance, 2 * distance, distance / 2, speed / time],
      time: [time, time / 2, 2 * time, 1 / time],
    }[asked]
    return allDiffer(all, 2)
      ? { speed, distance: Math.round(distance), time, asked, surface: random.pick(SURFACES), all }
      : null
  },
  make: ({
    speed,
    distance,
    time,
    asked,
    surface: [surface, the],
    all: [right = 0, one = 0, two = 0, three = 0],
  }) => {
    const [d, v, t] = [quantity(distance, 'm'), quantity(speed, 'm/s'), quantity(time, 's', 2)]
    const errors = {
      speed: [
        'You used the distance once. The sound travels to the surface and back.',
        'You used the distance four times, not twice.',
        'You multiplied the distance by the time.',
      ],
      distance: [
        'You found the whole way of the sound, there and back, and did not halve it.',
        'You halved twice: the sound makes the journey two times, not four.',
        'You divided the speed by the time. Distance is speed multiplied by time.',
      ],
      time: [
        'You used the distance once. The sound travels to the surface and back.',
        'You used the distance four times, not twice.',
        'You divided the speed by the whole distance. Time is distance divided by speed.',
      ],
    }[asked]
    return {
      stem: {
        speed: `A student stands ${d} from ${surface} and claps once. The echo is heard ${t} after the clap.`,
        distance: `A student claps once in front of ${surface}. The echo is heard ${t} after the clap. The speed of sound in air is ${v}.`,
        time: `A student stands ${d} from ${surface} and claps once. The speed of sound in air is ${v}.`,
      }[asked],
      prompt: {
        speed: 'What is the speed of sound in the air?',
        distance: `What is the distance between the student and ${the}?`,
        time: 'How long after the clap does the student hear the echo?',
      }[asked],
      options: numbers({
        right,
        unit: { speed: 'm/s', distance: 'm', time: 's' }[asked],
        sigFigs: asked === 'time' ? 2 : 3,
        wrong: [
          [one, errors[0] ?? ''],
          [two, errors[1] ?? ''],
          [three, errors[2] ?? ''],
        ],
      }),
      solution: {
        speed: `The sound travels 2 × ${d} = ${quantity(2 * distance, 'm')}. Speed = distance ÷ time = ${plain(2 * distance)} ÷ ${plain(time)} = ${v}.`,
        distance: `The sound travels ${v} × ${t} = ${quantity(2 * distance, 'm')}, there and back. The distance is half of this: ${d}.`,
        time: `The sound travels 2 × ${d} = ${quantity(2 * distance, 'm')}. Time = distance ÷ speed = ${plain(2 * distance)} ÷ ${speed} = ${t}.`,
      }[asked],
    }
  },
  verify: ({ speed, distance, time, asked }) =>
    asked === 'speed'
      ? distance / (time / 2)
      : asked === 'distance'
        ? (speed * time) / 2
        : distance / speed + distance / speed,
})

const FLASHES = [
  {
    event: 'lightning',
    seen: 'The flash of lightning',
    heard: 'the thunder',
    from: 'the lightning',
    least: 2,
    most: 8,
  },
  {
    event: 'firework',
    seen: 'The flash of a firework',
    heard: 'its bang',
    from: 'the firework',
    least: 0.5,
    most: 3,
  },
  {
    event: 'pistol',
    seen: 'The smoke of a starting pistol',
    heard: 'its bang',
    from: 'the pistol',
    least: 0.2,
    most: 0.6,
  },
] as const

core('distance-from-flash-and-sound', {
  facts: { difficulty: 2, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(FLASHES)
    const speed = random.pick([330, 340, 350])
    const time = random.step(item.least, item.most, item.most < 1 ? 0.1 : 0.5)
    const right = speed * time
    return tidy(right) && allDiffer([right, right / 2, 2 * right, speed / time], 2)
      ? { item, speed, time, right }
      : null
  },
  make: ({ item, speed, time, right }) => ({
    stem: `${item.seen} is seen ${quantity(time, 's', 2)} before ${item.heard} is heard. The speed of sound in air is ${quantity(speed, 'm/s')}.`,
    prompt: `How far away is ${item.from}?`,
    options: numbers({
      right,
      unit: 'm',
      sigFigs: 2,
      wrong: [
        [right / 2, 'You halved the distance, as for an echo. This sound travels one way only.'],
        [2 * right, 'You doubled the distance. The sound travels one way only.'],
        [speed / time, 'You divided the speed by the time. Distance is speed multiplied by time.'],
      ],
    }),
    solution: `Light is so fast that it takes almost no time. The sound travels one way: distance = speed × time = ${speed} × ${plain(time)} = ${quantity(right, 'm', 2)}.`,
  }),
  verify: ({ speed, time }) => {
    let distance = 0
    for (let tenth = 0; tenth < Math.round(10 * time); tenth += 1) distance += speed / 10
    return distance
  },
})

core('audible-or-ultrasound', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-30' },
  values: random => ({
    asked: random.pick(['ultrasound', 'audible'] as const),
    below: random.sample([8, 12, 15], 2),
    inside: random.shuffle([random.pick([60, 150, 400, 900]), random.pick([3000, 7500, 12_000, 16_000])]),
    above: random.sample([24, 28, 35, 40, 60, 90], 2),
  }),
  make: ({ asked, below, inside, above }) => {
    const hertz = (value: number) => (value < 1000 ? quantity(value, 'Hz') : quantity(value / 1000, 'kHz'))
    const [kilo = 0, higher = 0] = above
    const options: [string, string | null][] =
      asked === 'ultrasound'
        ? [
            [quantity(kilo, 'kHz'), null],
            ...inside.map((value): [string, string] => [
              hertz(value),
              'You chose a frequency that people can hear: it lies between 20 Hz and 20 kHz.',
            ]),
            [
              hertz(below[0] ?? 0),
              'This frequency is too low to be heard. Ultrasound has a frequency above 20 kHz.',
            ],
          ]
        : [
            [hertz(inside[0] ?? 0), null],
            [quantity(kilo, 'kHz'), 'This frequency is above 20 kHz, so it is ultrasound.'],
            [quantity(higher, 'kHz'), 'This frequency is above 20 kHz, so it is ultrasound.'],
            [hertz(below[0] ?? 0), 'This frequency is below 20 Hz, too low to be heard.'],
          ]
    const right = options[0]?.[0] ?? ''
    return {
      stem: '',
      prompt:
        asked === 'ultrasound'
          ? 'Which is a frequency of ultrasound?'
          : 'Sound of which frequency can a healthy young person hear?',
      right,
      wrong: options.slice(1).map(([each, error]): Wrong => [each, error ?? '']),
      solution: `People with good hearing hear frequencies from about 20 Hz to 20 000 Hz (20 kHz). Sound of a frequency above 20 kHz is ultrasound. So the answer is ${right}.`,
    }
  },
})

const JARS = [
  { source: 'an electric bell', does: 'rings', seen: 'the hammer of the bell still moves' },
  { source: 'a small alarm clock', does: 'buzzes', seen: 'the light of the clock still flashes' },
  { source: 'a small radio with a lamp', does: 'plays', seen: 'the lamp still shines' },
] as const

const JAR_WRONG: Wrong[] = pairs({
  'Sound cannot pass through glass, but light can.':
    'Sound did pass through the glass while there was air in the jar.',
  'Sound needs a medium to travel through, and so does light.':
    'You are right about sound. But light still reaches the eye, so it travels through a vacuum.',
  'The source stops vibrating when there is no air around it.':
    'The source still vibrates. What is missing is a medium that passes the vibration on.',
  'Sound is slower in a vacuum than light.': 'Sound does not travel through a vacuum at all.',
  'Sound is a transverse wave and light is a longitudinal wave.':
    'You exchanged the two: sound is longitudinal and light is transverse. Sound needs a medium.',
})

core('sound-and-a-vacuum', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(JARS), wrong: random.sample(JAR_WRONG, 3) }),
  make: ({ item, wrong }) => ({
    stem: `In a glass jar, ${item.source} hangs on a thread and ${item.does}. The air is pumped out of the jar. The sound fades away, but ${item.seen} and can be seen.`,
    prompt: 'What explains this?',
    right: 'Sound needs a medium to travel through, but light does not.',
    wrong,
    solution:
      'Sound is passed on by the vibrating particles of a medium. In a vacuum there are none, so no sound arrives. Light is an electromagnetic wave and travels through a vacuum.',
  }),
})

const METHOD_RIGHTS = [
  'Use a longer distance between the two students.',
  'Repeat the measurement several times and take the mean.',
  'Start the stop-watch when the blocks are seen to meet, not at a shout.',
  'Measure the distance with a long tape instead of counting steps.',
]

const METHOD_WRONGS: Wrong[] = pairs({
  'Use a shorter distance between the two students.':
    'The time is then shorter, and the reaction time matters more.',
  'Make a louder bang.': 'Loudness does not change the speed of sound or the reaction time.',
  'Make a bang of higher pitch.': 'The pitch does not change the speed of sound or the reaction time.',
  'Divide the distance by twice the time.':
    'The sound travels one way only in this experiment, so nothing has to be doubled.',
  'Start the stop-watch when the bang is heard.':
    'The watch has to start when the blocks are seen to meet and stop when the bang is heard.',
})

core('better-speed-of-sound', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    distance: random.step(60, 120, 10),
    right: random.pick(METHOD_RIGHTS),
    wrong: random.sample(METHOD_WRONGS, 3),
  }),
  make: ({ distance, right, wrong }) => ({
    stem: `To find the speed of sound in air, one student bangs two blocks of wood together. Another student, about ${quantity(distance, 'm')} away, measures the time that the sound takes with a stop-watch.`,
    prompt: 'Which action makes the result more accurate?',
    right,
    wrong,
    solution:
      'The time is short, so the reaction time of the student is a large part of it. A longer distance, many repeats and a start that is seen reduce this error. The distance must be measured well, too.',
  }),
})

supplement('compressions-and-rarefactions', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    at: random.pick(['compression', 'rarefaction'] as const),
    which: random.int(1, 2),
    wavelength: random.int(92, 112),
  }),
  make: ({ at, which, wavelength }) => {
    const x = 60
    const middle = x + wavelength * (at === 'compression' ? which : which - 0.5)
    const dense = at === 'compression'
    const cells = (close: boolean, high: boolean) => [
      close ? 'closer together than normal' : 'further apart than normal',
      high ? 'higher than normal' : 'lower than normal',
    ]
    return {
      stem: 'The diagram shows a sound wave that travels through air from a loudspeaker. The lines stand for layers of air.',
      figure: figure(
        {
          name: 'waves/layers-of-air',
          title: 'A sound wave in air',
          description: `A loudspeaker on the left and, to its right, upright lines for layers of air. In some places the lines are close together, in others far apart. An arrow labelled P points to the middle of a place where they are ${dense ? 'close together' : 'far apart'}.`,
          height: 138,
        },
        loudspeaker(10, 70, 52),
        longitudinal(x, 40, wavelength, 2.4, 60),
        line(middle, 24, middle, 38, 'l'),
        text(middle, 18, 'P', { anchor: 'middle', cls: 'b' }),
        text(200, 126, 'sound travels to the right', { anchor: 'middle', cls: 's' }),
      ),
      prompt: 'Which row describes the air at P?',
      options: rows(
        ['name', 'particles', 'pressure'],
        [at, ...cells(dense, dense)],
        [
          [
            [dense ? 'rarefaction' : 'compression', ...cells(dense, dense)],
            `You exchanged the names. Particles that are ${dense ? 'close together' : 'far apart'} form a ${at}.`,
          ],
          [
            [at, ...cells(dense, !dense)],
            `You have the pressure the wrong way round: it is ${dense ? 'higher where the particles are closer together' : 'lower where the particles are further apart'}.`,
          ],
          [
            [dense ? 'rarefaction' : 'compression', ...cells(!dense, !dense)],
            `You described the other kind of region. At P the lines are ${dense ? 'close together' : 'far apart'}.`,
          ],
        ],
      ),
      solution: `At P the layers of air are ${dense ? 'close together' : 'far apart'}. This is a ${at}: the particles are ${cells(dense, dense)[0]} and the pressure is ${cells(dense, dense)[1]}.`,
    }
  },
  verify: ({ at }) => (at.startsWith('c') ? 'compression' : 'rarefaction'),
})

const STATES = ['solid', 'liquid', 'gas']

supplement('state-from-the-speed-of-sound', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const speeds = [random.step(3600, 6000, 100), random.step(1200, 1600, 50), random.step(260, 430, 10)]
    return { speeds, places: random.shuffle([0, 1, 2]) }
  },
  make: ({ speeds, places }) => {
    const states = places.map(at => STATES[at] ?? '')
    const swap = (one: string, other: string) =>
      states.map(each => (each === one ? other : each === other ? one : each))
    return {
      stem: 'The table shows the speed of sound in three materials X, Y and Z. One is a solid, one is a liquid and one is a gas.',
      table: {
        head: ['material', 'speed of sound / m/s'],
        rows: places.map((at, index) => [['X', 'Y', 'Z'][index] ?? '', plain(speeds[at] ?? 0)]),
      },
      prompt: 'Which row is most likely to give the states of the materials?',
      options: rows(['X', 'Y', 'Z'], states, [
        [
          swap('solid', 'gas'),
          'You thought that sound is fastest in a gas. It is generally fastest in solids and slowest in gases.',
        ],
        [swap('solid', 'liquid'), 'You exchanged solid and liquid. Sound is generally faster in solids.'],
        [swap('liquid', 'gas'), 'You exchanged liquid and gas. Sound is generally slowest in gases.'],
      ]),
      solution:
        'Sound is generally fastest in solids, slower in liquids and slowest in gases. So the largest speed belongs to the solid and the smallest to the gas.',
    }
  },
  verify: ({ speeds, places }) => {
    const own = speeds[places[0] ?? 0] ?? 0
    return own > 2500 ? 'solid' : own < 800 ? 'gas' : 'liquid'
  },
})

const PULSES = [
  {
    stem: 'A ship sends a pulse of ultrasound straight down to the sea bed.',
    what: 'the depth of the water below the ship',
    speed: 1500,
    unit: 'ms',
    scale: 1e-3,
    least: 60,
    most: 640,
    step: 20,
    short: false,
  },
  {
    stem: 'A fishing boat sends a pulse of ultrasound straight down to a shoal of fish.',
    what: 'the distance between the boat and the fish',
    speed: 1500,
    unit: 'ms',
    scale: 1e-3,
    least: 40,
    most: 120,
    step: 4,
    short: false,
  },
  {
    stem: 'A probe on a steel block sends a pulse of ultrasound into the steel, towards a crack.',
    what: 'the depth of the crack',
    speed: 6000,
    unit: 'µs',
    scale: 1e-6,
    least: 10,
    most: 60,
    step: 2,
    short: true,
  },
  {
    stem: 'A probe on the skin sends a pulse of ultrasound into soft tissue, towards the surface of an organ.',
    what: 'the depth of the surface of the organ',
    speed: 1500,
    unit: 'µs',
    scale: 1e-6,
    least: 40,
    most: 160,
    step: 8,
    short: true,
  },
] as const

supplement('depth-from-an-echo-of-ultrasound', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(PULSES)
    const time = random.step(item.least, item.most, item.step)
    const metres = (item.speed * time * item.scale) / 2
    const right = item.short ? 100 * metres : metres
    return tidy(right) ? { item, time, right } : null
  },
  make: ({ item, time, right }) => {
    const unit = item.short ? 'cm' : 'm'
    const seconds = `${plain(time)} × 10^{${item.short ? '−6' : '−3'}}`
    const metres = item.short ? right / 100 : right
    return {
      stem: `${item.stem} The echo returns ${quantity(time, item.unit)} later. The speed of the ultrasound is ${quantity(item.speed, 'm/s')}. (1\u00a0${item.unit} = 10^{${item.short ? '−6' : '−3'}}\u00a0s)`,
      prompt: `What is ${item.what}?`,
      options: numbers({
        right,
        unit,
        sigFigs: 2,
        wrong: [
          [2 * right, 'You did not halve the distance. The pulse travels there and back.'],
          [right / 2, 'You halved twice. The pulse makes the journey two times, not four.'],
          [right / 10, 'You changed the unit of the time wrongly, by one power of ten.'],
        ],
      }),
      solution: `The pulse travels there and back, so depth = *vt* ÷ 2 = ${item.speed} × ${seconds} ÷ 2 = ${quantity(metres, 'm', 2)}${item.short ? ` = ${quantity(right, 'cm', 2)}` : ''}.`,
    }
  },
  verify: ({ item, time }) => (time / 2) * item.speed * item.scale * (item.short ? 100 : 1),
})
