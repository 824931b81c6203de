import { allDiffer, inThisOrder, numbers, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity, standardForm } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, line, rect, text } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('6.2.3')

export { templates }

const REDSHIFT_WRONG: Wrong[] = pairs({
  'a decrease in the observed wavelength of light from a galaxy that is moving away':
    'You reversed the change. The wavelength of light from receding galaxies is increased.',
  'an increase in the observed wavelength of light from a galaxy that is moving closer':
    'You reversed the motion. The wavelength is increased when a galaxy moves away.',
  'a decrease in the observed speed of light from a galaxy that is moving away':
    'You let the speed of light change. It is the wavelength that changes.',
  'a change in the colour of a galaxy because its stars become cooler':
    'You thought of the temperature of stars. Redshift is due to the motion of the galaxy.',
  'an increase in the observed frequency of light from a galaxy that is moving away':
    'You let the frequency increase. The wavelength increases, so the frequency decreases.',
})

core('meaning-of-redshift', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-30' },
  values: random => ({
    wrong: random.sample(REDSHIFT_WRONG, 3),
  }),
  make: ({ wrong }) => ({
    stem: '',
    prompt: 'What is redshift?',
    right: 'an increase in the observed wavelength of light from a galaxy that is moving away',
    wrong,
    solution:
      'Redshift is an increase in the observed wavelength of electromagnetic radiation from stars and galaxies that are moving away from the Earth.',
  }),
})

supplement('galaxy-from-its-spectrum', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    letters: random.shuffle(['P', 'Q', 'R', 'S']),
    most: random.chance(0.6),
    extra: random.pick([0, 2, 4]),
  }),
  make: ({ letters, most, extra }) => {
    const shifts = [6, 16 + extra, 27 + extra, 40 + extra].map((shift, at) => ({
      shift,
      letter: letters[at] ?? '',
    }))
    shifts.sort((one, other) => one.letter.localeCompare(other.letter))
    const wanted = most
      ? Math.max(...shifts.map(each => each.shift))
      : Math.min(...shifts.map(each => each.shift))
    const [left, width] = [84, 236]
    const lines = [0.16, 0.3, 0.38, 0.62]
    const bar = (name: string, top: number, shift: number) =>
      text(left - 8, top + 15, name, { anchor: 'end' }) +
      rect(left, top, width, 22) +
      lines
        .map(at => {
          // The change is proportional to the wavelength, which the bar shows from 400 nm on.
          const x = left + width * at + (shift * (4 + 3 * at)) / (4 + 3 * (lines[0] ?? 0))
          return line(x, top + 2, x, top + 20, 'p thick')
        })
        .join('')
    return {
      stem: 'The diagram shows the same four lines in the spectrum of a lamp in a laboratory and in the spectra of four galaxies, P, Q, R and S.',
      figure: figure(
        {
          name: 'space-physics/spectra-of-four-galaxies',
          title: 'Spectra of a lamp and of four galaxies',
          description: `Five bars, one below the other, each with a pattern of four lines. The wavelength increases to the right. The first bar is that of a lamp in a laboratory. In the others the lines are moved to the right, the first line ${shifts.map(({ letter, shift }) => `of ${letter} by ${shift} units`).join(', ')}.`,
          height: 218,
        },
        bar('laboratory', 12, 0),
        ...shifts.map(({ letter, shift }, at) => bar(letter, 44 + at * 32, shift)),
        arrow(left + 20, 184, left + width - 20, 184),
        text(left + width / 2, 204, 'wavelength increases', { anchor: 'middle' }),
      ),
      prompt: `Which galaxy is moving away from the Earth at the ${most ? 'highest' : 'lowest'} speed?`,
      options: inThisOrder(
        shifts.map(({ letter, shift }): string | Wrong =>
          shift === wanted
            ? letter
            : [
                letter,
                shift === (most ? 6 : 40 + extra)
                  ? 'You reversed the connection: the larger the redshift, the higher the speed.'
                  : `You chose a redshift that is neither the largest nor the smallest. Compare how far the lines have moved.`,
              ],
        ),
      ),
      solution: `The lines of all four galaxies are at longer wavelengths than those of the lamp. The larger this redshift, the higher the speed at which the galaxy moves away. The lines that have moved by the ${most ? 'largest' : 'smallest'} amount are those of ${shifts.find(each => each.shift === wanted)?.letter}.`,
    }
  },
  verify: ({ letters, most }) => letters[most ? 3 : 0] ?? '',
})

const EVIDENCE: readonly { seen: string; right: string; wrong: readonly Wrong[]; why: string }[] = [
  {
    seen: 'Light from distant galaxies in all directions is redshifted.',
    right: 'The distant galaxies are moving away, and the Universe is expanding.',
    wrong: pairs({
      'The distant galaxies are moving closer, and the Universe is contracting.':
        'You reversed the motion: redshift shows that galaxies move away.',
      'The distant galaxies are at rest, and the light becomes slower on its way.':
        'You let the light slow down, but its speed in space is constant.',
      'The distant galaxies contain only red stars, which are cool.':
        'You took redshift for a colour. It is an increase in wavelength due to motion.',
    }),
    why: 'Redshift shows that the galaxies are moving away from us. As this is so in all directions, the Universe is expanding.',
  },
  {
    seen: 'Observations of galaxies show that the Universe is expanding.',
    right: 'The Universe was once very small, hot and dense, as the Big Bang theory says.',
    wrong: pairs({
      'The Universe has always had the same size, as the Big Bang theory says.':
        'You described a Universe that does not change. The Big Bang theory says that it expands.',
      'The Universe was once much larger than today, as the Big Bang theory says.':
        'You reversed the change: what is expanding was smaller in the past.',
      'The Universe began with the explosion of one star, as the Big Bang theory says.':
        'You confused the Big Bang with a supernova. There were no stars at the beginning.',
    }),
    why: 'If the Universe is expanding, it was smaller in the past. This supports the Big Bang theory: it began in a very small, hot and dense state.',
  },
]

core('conclusion-from-redshift', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(EVIDENCE) }),
  make: ({ item: { seen, right, wrong, why } }) => ({
    stem: seen,
    prompt: 'What conclusion is drawn from this?',
    right,
    wrong,
    solution: why,
  }),
})

core('size-of-the-milky-way-and-number-of-galaxies', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-30' },
  values: random => ({
    size: random.pick([
      ['1000 light-years', 'You took the diameter as a hundred times too small.'],
      ['100 light-years', 'You took the diameter as a thousand times too small.'],
      ['100\u2009000\u2009000 light-years', 'You took the diameter as a thousand times too large.'],
    ] as const),
    many: random.pick([
      ['eight', 'You gave the number of planets.'],
      ['about a thousand', 'You took the number of galaxies as far too small.'],
      ['one', 'You took the Milky Way for the only galaxy.'],
    ] as const),
  }),
  make: ({ size: [size, sizeError], many: [many, manyError] }) => ({
    stem: '',
    prompt: 'Which row is correct for the Milky Way and the Universe?',
    columns: 'approximate diameter of the Milky Way | number of galaxies in the Universe',
    right: '100\u2009000 light-years | many billions',
    wrong: {
      [`${size} | many billions`]: sizeError,
      [`100\u2009000 light-years | ${many}`]: manyError,
      [`${size} | ${many}`]: `${sizeError} ${manyError}`,
    },
    solution:
      'The diameter of the Milky Way is about 100\u2009000 light-years. It is one of many billions of galaxies that make up the Universe.',
  }),
})

core('distance-in-diameters-of-the-milky-way', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const right = random.pick([15, 25, 27, 35, 120, 250, 340, 540])
    return { right, years: right * 100000, lowest: random.int(-2, 0) }
  },
  make: ({ right, years, lowest }) => ({
    stem: `Light from a galaxy takes ${standardForm(years, 2)} years to reach the Earth. The diameter of the Milky Way is about 100\u2009000 light-years.`,
    prompt: 'How many times the diameter of the Milky Way is the distance of the galaxy from the Earth?',
    options: inThisOrder(
      [0, 1, 2, 3].map((at): string | Wrong => {
        const power = lowest + at
        const value = plain(right * 10 ** power)
        return power === 0
          ? value
          : [value, `You divided by ${plain(10 ** (5 - power))} instead of 100\u2009000.`]
      }),
    ),
    solution: `Light travels one light-year in one year, so the galaxy is ${standardForm(years, 2)} light-years away.

${standardForm(years, 2)} ÷ 100\u2009000 = ${plain(right)}.`,
  }),
  verify: ({ years }) => years / 1e5,
})
supplement('how-speed-and-distance-are-found', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    speedFirst: random.chance(0.5),
    other: random.pick([
      ['the number of its stars', 'the number of its stars cannot be counted from so far away'],
      ['its colour in the night sky', 'its colour alone does not tell'],
      ['the frequency of CMBR', 'CMBR comes from all directions and not from a galaxy'],
    ] as const),
  }),
  make: ({ speedFirst, other: [other, reason] }) => {
    const cells = (speed: string, distance: string) => (speedFirst ? [speed, distance] : [distance, speed])
    const [shift, nova] = ['its redshift', 'the brightness of a supernova in it']
    return {
      stem: 'The speed at which a distant galaxy is moving away and its distance from the Earth are determined from observations.',
      prompt: 'Which row shows how each of them is found?',
      options: rows(cells('speed is found from', 'distance is found from'), cells(shift, nova), [
        [cells(nova, shift), 'You exchanged the two: redshift gives the speed and a supernova the distance.'],
        [cells(shift, other), `You chose a wrong way to find the distance: ${reason}.`],
        [cells(other, nova), `You chose a wrong way to find the speed: ${reason}.`],
      ]),
      solution:
        'The change in wavelength of its light, the redshift, gives the speed of a galaxy. The brightness of a supernova in the galaxy gives its distance.',
    }
  },
})

const H0 = 2.2e-18

supplement('speed-or-distance-from-the-hubble-constant', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const findDistance = random.chance(0.5)
    const distance = random.pick([1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0]) * 1e24
    const speed = Number((distance * H0).toPrecision(2))
    const right = findDistance ? speed / H0 : distance * H0
    const wrong = findDistance ? [speed * H0, H0 / speed, 1 / H0] : [distance / H0, H0 / distance, 1 / H0]
    return allDiffer([right, ...wrong], 2) ? { findDistance, distance, speed, right, wrong } : null
  },
  make: ({ findDistance, distance, speed, right, wrong: [one = 0, two = 0, three = 0] }) => ({
    stem: findDistance
      ? `A galaxy is moving away from the Earth at a speed of ${standardForm(speed, 2)} m/s. The Hubble constant is 2.2 × 10^{−18} per second.`
      : `A galaxy is at a distance of ${standardForm(distance, 2)} m from the Earth. The Hubble constant is 2.2 × 10^{−18} per second.`,
    prompt: findDistance
      ? 'What is the distance of the galaxy from the Earth?'
      : 'At what speed is the galaxy moving away from the Earth?',
    options: numbers({
      right,
      unit: findDistance ? 'm' : 'm/s',
      sigFigs: 2,
      wrong: findDistance
        ? [
            [one, 'You multiplied the speed by the Hubble constant. Divide: *d* = *v* ÷ *H*_{0}.'],
            [two, 'You divided the wrong way round: *d* = *v* ÷ *H*_{0}.'],
            [three, 'You found 1 ÷ *H*_{0}, which is the age of the Universe in seconds.'],
          ]
        : [
            [one, 'You divided the distance by the Hubble constant. Multiply: *v* = *H*_{0}*d*.'],
            [two, 'You divided the Hubble constant by the distance. Multiply: *v* = *H*_{0}*d*.'],
            [three, 'You found 1 ÷ *H*_{0}, which is the age of the Universe in seconds.'],
          ],
    }),
    solution: `*H*_{0} = *v* ÷ *d*, so ${findDistance ? `*d* = *v* ÷ *H*_{0} = ${standardForm(speed, 2)} ÷ (2.2 × 10^{−18}) = ${quantity(right, 'm', 2)}` : `*v* = *H*_{0}*d* = 2.2 × 10^{−18} × ${standardForm(distance, 2)} = ${quantity(right, 'm/s', 2)}`}.`,
  }),
  verify: ({ findDistance, distance, speed }) =>
    findDistance ? (speed / 2.2) * 1e18 : (distance * 2.2) / 1e18,
})

supplement('age-of-the-universe-from-a-graph', {
  facts: { difficulty: 5, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const slope = random.pick([2.0, 2.2, 2.4, 2.5])
    return { slope, scale: random.pick([1, 2]), age: random.chance(0.6) }
  },
  make: ({ slope, scale, age }) => {
    const [farthest, fastest] = [5 * scale, 12.5 * scale]
    const speedAt = slope * farthest
    const top = fastest > 20 ? 30 : 15
    const chart = graph({
      x: {
        label: 'distance / 10^{24} m',
        max: 6 * scale,
        ticks: [0, 1, 2, 3, 4, 5, 6].map(at => at * scale),
        grid: true,
      },
      y: {
        label: 'speed / 10^{6} m/s',
        max: top,
        ticks: [0, 1, 2, 3, 4, 5, 6].map(at => (at * top) / 6),
        grid: true,
      },
    })
    const constant = (speedAt * 1e6) / (farthest * 1e24)
    return {
      stem: `The graph shows the speed at which galaxies move away from the Earth, against their distance from the Earth. The line passes through the point at ${quantity(farthest, '')} × 10^{24} m and ${quantity(speedAt, '')} × 10^{6} m/s.`,
      figure: figure(
        {
          name: 'space-physics/speed-against-distance',
          title: 'Speed of galaxies against their distance',
          description: `Speed in millions of metres per second, from 0 to ${top}, against distance in units of ten to the power of 24 metres, from 0 to ${6 * scale}, on a grid. A straight line goes from the origin through a marked point at distance ${farthest} and speed ${speedAt}.`,
          height: 246,
        },
        chart.axes,
        chart.line([
          [0, 0],
          [6 * scale, slope * 6 * scale],
        ]),
        chart.points([[farthest, speedAt]]),
      ),
      prompt: age
        ? 'Which value for the age of the Universe does the graph give?'
        : 'Which value for the Hubble constant does the graph give?',
      options: numbers({
        right: age ? 1 / constant : constant,
        unit: age ? 's' : 'per second',
        sigFigs: 2,
        wrong: age
          ? [
              [constant, 'You gave the gradient, which is the Hubble constant. The age is 1 ÷ *H*_{0}.'],
              [farthest / speedAt, 'You left out the powers of ten on the axes.'],
              [
                speedAt * 1e6 * farthest * 1e24,
                'You multiplied speed and distance. The age is distance ÷ speed.',
              ],
            ]
          : [
              [1 / constant, 'You divided distance by speed. That gives the age of the Universe.'],
              [speedAt / farthest, 'You left out the powers of ten on the axes.'],
              [
                speedAt * 1e6 * farthest * 1e24,
                'You multiplied speed and distance. The Hubble constant is speed ÷ distance.',
              ],
            ],
      }),
      solution: `Gradient: *H*_{0} = *v* ÷ *d* = ${plain(speedAt)} × 10^{6} ÷ (${plain(farthest)} × 10^{24}) = ${standardForm(constant, 2)} per second.${age ? `\n\nAge = *d* ÷ *v* = 1 ÷ *H*_{0} = 1 ÷ (${standardForm(constant, 2)}) = ${quantity(1 / constant, 's', 2)}.` : ''}`,
    }
  },
  verify: ({ slope, age }) => (age ? 1e18 / slope : slope / 1e18),
})

supplement('age-of-the-universe-in-years', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => ({
    constant: random.pick([2.0, 2.1, 2.2, 2.3, 2.4, 2.5]),
    year: random.pick([3.2, 3.15]),
    left: random.int(0, 3),
  }),
  make: ({ constant, year, left }) => {
    const seconds = 1e18 / constant
    const right = seconds / (year * 1e7)
    return {
      stem: `Measurements of galaxies give a value of ${plain(constant, 1)} × 10^{−18} per second for the Hubble constant. One year is ${plain(year)} × 10^{7} s.`,
      prompt: 'What is the age of the Universe according to this value?',
      options: numbers({
        right,
        unit: 'years',
        sigFigs: 2,
        wrong: (
          [
            [seconds, 'You gave 1 ÷ *H*_{0} in seconds. Divide by the number of seconds in one year.'],
            [
              seconds * year * 1e7,
              'You multiplied by the number of seconds in one year instead of dividing.',
            ],
            [
              constant * 1e-18 * year * 1e7,
              'You multiplied *H*_{0} by the number of seconds in one year. The age in seconds is 1 ÷ *H*_{0}.',
            ],
            [
              (constant * 1e-18) / (year * 1e7),
              'You divided *H*_{0} by the number of seconds in one year. The age in seconds is 1 ÷ *H*_{0}.',
            ],
          ] satisfies [number, string][]
        ).filter((_, at) => at !== left),
      }),
      solution: `Age = 1 ÷ *H*_{0} = 1 ÷ (${plain(constant, 1)} × 10^{−18}) = ${standardForm(seconds, 3)} s.

In years: ${standardForm(seconds, 3)} ÷ (${plain(year)} × 10^{7}) = ${quantity(right, 'years', 2)}.`,
    }
  },
  verify: ({ constant, year }) => 1e11 / (constant * year),
})
