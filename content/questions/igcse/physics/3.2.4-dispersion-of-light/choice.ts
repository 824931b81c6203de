import { inThisOrder, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { midArrow, type Point, polygon, rect, text } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('3.2.4')

export { templates }

/** By rising frequency. */
const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'indigo', 'violet']

const PLACES = {
  frequency: { rising: 'increasing frequency', falling: 'decreasing frequency', ascends: true },
  wavelength: { rising: 'increasing wavelength', falling: 'decreasing wavelength', ascends: false },
} as const

core('colours-in-order', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const picked = random
      .sample([0, 1, 2, 3, 4, 5, 6], 4)
      .sort((one, other) => one - other)
      .map(at => COLOURS[at] ?? '')
    return {
      picked,
      quantity: random.pick(['frequency', 'wavelength'] as const),
      rising: random.chance(0.5),
      swapped: random.int(0, 2),
    }
  },
  make: ({ picked, quantity: of, rising, swapped }) => {
    const { ascends, ...names } = PLACES[of]
    const right = ascends === rising ? picked : [...picked].reverse()
    const other = [...right].reverse()
    const exchange = (list: readonly string[]) =>
      list.map((each, at) => (at === swapped ? list[at + 1] : at === swapped + 1 ? list[at - 1] : each) ?? '')
    const [one, two] = [right[swapped] ?? '', right[swapped + 1] ?? '']
    const join = (list: readonly string[]) => list.join(', ')
    return {
      stem: 'White light is a mixture of colours, which a glass prism can separate.',
      prompt: `Which list gives four of the colours in order of ${names[rising ? 'rising' : 'falling']}?`,
      right: join(right),
      wrong: {
        [join(other)]:
          'You gave the opposite order. Red light has the lowest frequency and the longest wavelength.',
        [join(exchange(right))]: `You exchanged ${one} and ${two}.`,
        [join(exchange(right).reverse())]: `You gave the opposite order and exchanged ${one} and ${two}.`,
      },
      solution: `From red to violet (${COLOURS.join(', ')}) the frequency rises and the wavelength falls.

In order of ${names[rising ? 'rising' : 'falling']}: ${join(right)}.`,
    }
  },
  verify: ({ picked, quantity: of, rising }) => {
    // Middle wavelengths in nanometres.
    const wavelengths: Record<string, number> = {
      red: 680,
      orange: 610,
      yellow: 580,
      green: 530,
      blue: 470,
      indigo: 440,
      violet: 410,
    }
    const value = (name: string) => (of === 'wavelength' ? 1 : -1) * (wavelengths[name] ?? 0)
    return [...picked].sort((a, b) => (rising ? 1 : -1) * (value(a) - value(b))).join(', ')
  },
})

core('spectrum-from-a-prism', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    turned: random.chance(0.5),
    fromRight: random.chance(0.5),
    middle: random.pick(['green', 'yellow', 'blue']),
  }),
  make: ({ turned, fromRight, middle }) => {
    const px = (x: number) => (fromRight ? 360 - x : x)
    const py = (y: number) => (turned ? 200 - y : y)
    const at = ([x, y]: readonly [number, number]): Point => [px(x), py(y)]
    const shaft = (from: readonly [number, number], to: readonly [number, number]) =>
      midArrow(...at(from), ...at(to), 'p')
    // Nearer to the apex is red, nearer to the base violet.
    const [apexEnd, baseEnd] = [at([326, 124]), at([326, 168])]
    const upper = turned ? 'violet' : 'red'
    const lower = turned ? 'red' : 'violet'
    return {
      stem: 'A narrow beam of white light passes through a glass prism. A spectrum between P and Q is seen on a screen. The diagram is not to scale.',
      figure: figure(
        {
          name: 'waves/prism-and-screen',
          title: 'White light, a prism and a screen',
          description: `A triangular glass prism stands with its base ${turned ? 'at the top' : 'at the bottom'}. A beam of white light comes from the ${fromRight ? 'right' : 'left'}. It is bent towards the base of the prism and spreads into a band on a screen on the ${fromRight ? 'left' : 'right'}. The upper end of the band is P and the lower end is Q.`,
          height: 200,
        },
        polygon([at([110, 160]), at([170, 44]), at([230, 160])], 'l w'),
        shaft([20, 140], [142, 98]),
        shaft([142, 98], [200, 102]),
        shaft([142, 98], [206, 113]),
        shaft([200, 102], [326, 124]),
        shaft([206, 113], [326, 168]),
        rect(px(330) - (fromRight ? 6 : 0), 20, 6, 160, 'l sunk'),
        text(px(346), Math.min(apexEnd[1], baseEnd[1]) + 4, 'P', { anchor: 'middle', cls: 'b' }),
        text(px(346), Math.max(apexEnd[1], baseEnd[1]) + 4, 'Q', { anchor: 'middle', cls: 'b' }),
        text(px(20), turned ? 44 : 164, 'white light', {
          anchor: fromRight ? 'end' : 'start',
          cls: 's',
        }),
      ),
      prompt: 'Which row gives the colours at P and at Q?',
      columns: 'colour at P | colour at Q',
      right: `${upper} | ${lower}`,
      wrong: {
        [`${lower} | ${upper}`]: 'You exchanged the ends. Violet is refracted most, red least.',
        [`${upper} | ${middle}`]: `You ended the spectrum at ${middle}, which lies inside it. The ends are red and violet.`,
        [`${middle} | ${upper}`]: `You put ${middle} at an end and exchanged the order. The ends are red and violet.`,
      },
      solution: `The prism bends all colours towards its base: red least, violet most. The base is ${turned ? 'at the top' : 'at the bottom'}, so violet is at the ${turned ? 'upper end, P, and red at the lower end, Q' : 'lower end, Q, and red at the upper end, P'}.`,
    }
  },
  verify: ({ turned }) => {
    const deviations = { red: 38, violet: 42 } // degrees, towards the base
    const towardsBase = deviations.violet > deviations.red ? 'violet' : 'red'
    return turned ? towardsBase : 'red'
  },
})

core('two-colours-compared', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const [low = 0, high = 0] = random.sample([0, 1, 2, 3, 4, 6], 2).sort((a, b) => a - b)
    return high - low >= 2 ? { low, high, upward: random.chance(0.5) } : null
  },
  make: ({ low, high, upward }) => {
    const [one, other] = upward ? [high, low] : [low, high]
    const [first, second] = [COLOURS[one] ?? '', COLOURS[other] ?? '']
    const [frequency, wavelength, bending] = upward
      ? ['higher', 'shorter', 'more']
      : ['lower', 'longer', 'less']
    const [noFrequency, noWavelength, noBending] = upward
      ? ['lower', 'longer', 'less']
      : ['higher', 'shorter', 'more']
    return {
      stem: `A prism refracts ${first} light and ${second} light. Both fall on it at the same angle.`,
      prompt: `Which row describes ${first} light compared with ${second} light?`,
      columns: 'frequency | wavelength | refraction by the prism',
      right: `${frequency} | ${wavelength} | ${bending}`,
      wrong: {
        [`${noFrequency} | ${noWavelength} | ${noBending}`]: `You exchanged the two colours: ${first} is nearer to the ${upward ? 'violet' : 'red'} end of the spectrum than ${second}.`,
        [`${noFrequency} | ${wavelength} | ${bending}`]:
          'You gave the lower frequency to the shorter wavelength (or the other way round). A higher frequency means a shorter wavelength.',
        [`${frequency} | ${wavelength} | ${noBending}`]:
          'You have the order of the refraction wrong: red is refracted least and violet most.',
      },
      solution: `In the order of the spectrum, from red to violet, ${first} stands ${upward ? 'after' : 'before'} ${second}. From red to violet the frequency rises, the wavelength falls and the refraction by a prism grows. So ${first} light has the ${frequency} frequency and the ${wavelength} wavelength and is refracted ${bending}.`,
    }
  },
  verify: ({ low, high, upward }) => ((upward ? high - low : low - high) > 0 ? 'higher' : 'lower'),
})

core('colours-from-angles-of-refraction', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [low = 0, middle = 0, high = 0] = random.sample([0, 2, 3, 4, 6], 3).sort((a, b) => a - b)
    const names = random.shuffle([low, middle, high])
    const incidence = random.pick([40, 45, 50, 55, 60])
    const index = random.pick([1.5, 1.55, 1.6])
    // The refractive index grows by 0.004 from one colour to the next, as in crown glass.
    const angles = names.map(at => {
      const sine = Math.sin((incidence * Math.PI) / 180) / (index + 0.004 * at)
      return Math.round((Math.asin(sine) * 1800) / Math.PI) / 10
    })
    return new Set(angles).size === 3 ? { names, incidence, angles } : null
  },
  make: ({ names, incidence, angles }) => {
    const colours = names.map(at => COLOURS[at] ?? '')
    const sorted = [...names].sort((a, b) => a - b)
    const [low = 0, middle = 0, high = 0] = sorted
    const swap = (one: number, other: number) =>
      names.map(at => COLOURS[at === one ? other : at === other ? one : at] ?? '')
    const name = (at: number) => COLOURS[at] ?? ''
    return {
      stem: `Rays of light of three colours, X, Y and Z, pass from air into a glass prism at the same angle of incidence, ${incidence}°. The table shows the angles of refraction. The colours are ${sorted.map(name).slice(0, 2).join(', ')} and ${name(high)}.`,
      table: {
        head: ['ray', 'angle of refraction'],
        rows: angles.map((each, at) => [['X', 'Y', 'Z'][at] ?? '', `${plain(each, 1)}°`]),
      },
      prompt: 'Which row gives the colours of the rays?',
      options: rows(['X', 'Y', 'Z'], colours, [
        [
          swap(low, high),
          `You took the largest angle of refraction as the largest bending. The ray that is refracted most has the smallest angle of refraction.`,
        ],
        [
          swap(low, middle),
          `You exchanged ${name(low)} and ${name(middle)}. ${name(low)[0]?.toUpperCase()}${name(low).slice(1)} is refracted less.`,
        ],
        [
          swap(middle, high),
          `You exchanged ${name(middle)} and ${name(high)}. ${name(high)[0]?.toUpperCase()}${name(high).slice(1)} is refracted more.`,
        ],
      ]),
      solution: `From red to violet, light is refracted more and more. The ray that is refracted most is nearest to the normal in the glass: it has the smallest angle of refraction.

So the smallest angle belongs to ${name(high)} and the largest to ${name(low)}.`,
    }
  },
  verify: ({ names, angles }) => {
    const bySize = [...angles].sort((a, b) => b - a)
    const colours = [...names].sort((a, b) => a - b)
    return COLOURS[colours[bySize.indexOf(angles[0] ?? 0)] ?? 0] ?? ''
  },
})

const MONO = [
  {
    prompt: 'What is meant by monochromatic light?',
    right: 'light of a single frequency',
    wrong: pairs({
      'light of a single amplitude':
        'The amplitude tells how bright the light is, not its colour. One frequency is what counts.',
      'light of a single direction': 'A narrow beam can hold many colours. One frequency is what counts.',
      'light that contains all colours': 'You described white light, a mixture of many frequencies.',
      'light that has no colour': 'Light of a single frequency has a colour. The word means “one colour”.',
    }),
    why: 'Light of a single frequency, and so of a single colour, is called monochromatic.',
  },
  {
    prompt:
      'A narrow ray of monochromatic green light passes through a glass prism. What is seen on a screen behind it?',
    right: 'one green spot, because the ray is refracted but not dispersed',
    wrong: pairs({
      'one green spot, because the ray is not refracted by the prism':
        'The ray is refracted like any other. With a single frequency there is only one angle of refraction.',
      'a spectrum from red to violet, because every prism disperses light':
        'The prism cannot make new colours. Only one frequency goes in.',
      'a band of yellow, green and blue, because green is a mixture':
        'Monochromatic light holds a single frequency, so it is not a mixture.',
      'one white spot, because the prism brings all colours together':
        'There is only green light, and the prism cannot add other colours.',
    }),
    why: 'Monochromatic light has one frequency only, so there is only one angle of refraction: the ray changes direction but is not dispersed.',
  },
] as const

supplement('monochromatic-light', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(MONO)
    return {
      item,
      wrong: random.sample<readonly [string, string]>(item.wrong, 3),
    }
  },
  make: ({ item, wrong }) => ({
    stem: 'Some lasers produce light that is very nearly monochromatic.',
    prompt: item.prompt,
    right: item.right,
    wrong: wrong.map(([each, error]): Wrong => [each, error]),
    solution: item.why,
  }),
})

const LAMPS = ['P', 'Q', 'R', 'S']

supplement('monochromatic-source-from-frequencies', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const letters = random.shuffle(LAMPS)
    const single = random.step(4.4, 7, 0.1)
    const pair = [random.step(4.4, 5.4, 0.1), random.step(5.8, 7, 0.1)]
    const band = [random.step(4.2, 4.8, 0.1), random.step(6.2, 7.2, 0.1)]
    const triple = [random.step(4.4, 4.8, 0.1), random.step(5.2, 5.8, 0.1), random.step(6.4, 7, 0.1)]
    return { letters, single, pair, band, triple }
  },
  make: ({ letters, single, pair, band, triple }) => {
    const show = (value: number) => plain(value, 1)
    const texts = [
      `${show(single)} only`,
      pair.map(show).join(' and '),
      `all from ${band.map(show).join(' to ')}`,
      `${triple.slice(0, 2).map(show).join(', ')} and ${show(triple[2] ?? 0)}`,
    ]
    const table = LAMPS.map(each => [each, texts[letters.indexOf(each)] ?? ''])
    const errors = [
      '',
      'This light has two frequencies, so the prism separates it into two colours.',
      'This light holds a whole range of frequencies, so the prism spreads it into a spectrum.',
      'This light has three frequencies, so the prism separates it into three colours.',
    ]
    return {
      stem: 'The table shows the frequencies of the visible light that four sources give out.',
      table: { head: ['source', 'frequencies / 10^{14} Hz'], rows: table },
      prompt: 'Which source gives out light that a glass prism refracts but does **not** disperse?',
      options: inThisOrder(
        LAMPS.map(each => {
          const error = errors[letters.indexOf(each)] ?? ''
          return error === '' ? each : [each, error]
        }),
      ),
      solution: `A prism disperses light because each frequency is refracted by a different amount. Light of a single frequency (monochromatic light) is refracted but not dispersed. That is the light of source ${letters[0]}.`,
    }
  },
  verify: ({ letters }) => LAMPS.find(each => letters.indexOf(each) < 1) ?? '',
})
