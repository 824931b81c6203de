import { choice, numbers, rows, statements, type Wrong } from '@/lib/exams/authoring/options'
import { plain, quantity, toSigFigs } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { line, text } from '@/lib/figures/shapes'
import { longitudinal, loudspeaker } from '@/lib/figures/waves'

const supplement = { style: 'choice', tier: 'supplement', calculator: 'not-needed' } as const

/** Whether two significant figures print the value in full. */
const tidy = (value: number) => Math.abs(toSigFigs(value, 2) - value) < 1e-9 * value

// 3.4 Sound: Supplement

const compressions = template({
  ...supplement,
  name: 'compressions-and-rarefactions',
  subtopic: '3.4',
  difficulty: 2,
  checked: '2026-11-20',
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
    return choice({
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
      subtopic: '3.4',
      objective: 'AO1',
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
    })
  },
  verify: ({ at }) => (at.startsWith('c') ? 'compression' : 'rarefaction'),
})

const STATES = ['solid', 'liquid', 'gas']

const media = template({
  ...supplement,
  name: 'state-from-the-speed-of-sound',
  subtopic: '3.4',
  difficulty: 2,
  checked: '2026-11-20',
  values: random => {
    const speeds = [random.step(3600, 6000, 100), random.step(1200, 1600, 50), random.step(260, 430, 10)]
    return { speeds, places: random.shuffle([0, 1, 2]) }
  },
  make: ({ speeds, places }) => {
    const states = places.map(at => STATES[at] ?? '')
    const swap = (one: string, other: string) =>
      states.map(each => (each === one ? other : each === other ? one : each))
    return choice({
      stem: 'The table shows the speed of sound in three materials X, Y and Z. One is a solid, one is a liquid and one is a gas.',
      table: {
        head: ['material', 'speed of sound / m/s'],
        rows: places.map((at, index) => [['X', 'Y', 'Z'][index] ?? '', plain(speeds[at] ?? 0)]),
      },
      prompt: 'Which row is most likely to give the states of the materials?',
      subtopic: '3.4',
      objective: 'AO2',
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
    })
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

const depth = template({
  ...supplement,
  name: 'depth-from-an-echo-of-ultrasound',
  subtopic: '3.4',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
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
    return choice({
      stem: `${item.stem} The echo returns ${quantity(time, item.unit)} later. The speed of the ultrasound is ${quantity(item.speed, 'm/s')}. (1\u00a0${item.unit} = 10^{${item.short ? '−6' : '−3'}}\u00a0s)`,
      prompt: `What is ${item.what}?`,
      subtopic: '3.4',
      objective: 'AO2',
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
    })
  },
  verify: ({ item, time }) => (time / 2) * item.speed * item.scale * (item.short ? 100 : 1),
})

const ULTRASOUND_USES = [
  'finding cracks inside a metal rail',
  'scanning an unborn baby',
  'finding the depth of the sea below a ship',
  'testing a weld in a steel pipe without damaging it',
  'scanning soft tissue such as the liver',
  'finding a shoal of fish by sonar',
]
const OTHER_USES: Wrong[] = [
  ['sterilising sealed syringes', 'This is done with gamma rays, which kill bacteria.'],
  [
    'carrying television pictures to a satellite',
    'This is done with microwaves. Sound does not travel through space.',
  ],
  ['showing which parts of a house lose most heat', 'This is thermal imaging, done with infrared.'],
  [
    'checking bank notes for security marks',
    'This is done with ultraviolet, which is an electromagnetic wave.',
  ],
  ['carrying data along an optical fibre', 'This is done with visible light or infrared.'],
  ['sending signals from a card to an RFID reader', 'This is done with radio waves.'],
]

const usesOfUltrasound = template({
  ...supplement,
  name: 'uses-of-ultrasound',
  subtopic: '3.4',
  difficulty: 1,
  checked: '2026-11-20',
  values: random => ({ right: random.pick(ULTRASOUND_USES), wrong: random.sample(OTHER_USES, 3) }),
  make: ({ right, wrong }) =>
    choice({
      stem: 'Ultrasound is partly reflected where it passes from one material into another.',
      prompt: 'Which is a use of ultrasound?',
      subtopic: '3.4',
      objective: 'AO1',
      options: statements(right, wrong),
      solution: `Ultrasound is used for non-destructive testing of materials, for scanning soft tissue and for sonar. In each, the time of the echo tells how deep the reflecting surface is. Here the use is ${right}.`,
    }),
})

export const templates = [compressions, media, depth, usesOfUltrasound]
