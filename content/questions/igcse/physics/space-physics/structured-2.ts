import { inThisOrder, statements, structured, type Wrong } from '@/lib/exams/authoring/options'
import { plain, quantity, standardForm } from '@/lib/exams/format'
import type { MarkPoint } from '@/lib/exams/question'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

const facts = { style: 'structured', tier: 'supplement', calculator: 'needed' } as const

const B1 = (point: string): MarkPoint => ({ code: 'B1', text: point })
const C1 = (point: string): MarkPoint => ({ code: 'C1', text: point })
const A1 = (point: string): MarkPoint => ({ code: 'A1', text: point })

const LIGHT_YEAR = 9.5e15
/** A large or small quantity in standard form to two figures. */
const large = (value: number, unit: string) => `${standardForm(value, 2)}\u00a0${unit}`

// 6.2.1 The Sun as a star

const NEAR_STARS = [
  { name: 'Proxima Centauri', distance: 4.0e16 },
  { name: 'Barnard’s Star', distance: 5.6e16 },
  { name: 'Sirius', distance: 8.1e16 },
  { name: 'Procyon', distance: 1.1e17 },
  { name: 'Altair', distance: 1.6e17 },
  { name: 'Vega', distance: 2.4e17 },
] as const

const REGIONS: Wrong[] = [
  ['infrared, visible light and X-rays', 'You took X-rays for ultraviolet. The Sun emits few X-rays.'],
  ['radio waves, microwaves and visible light', 'You left out infrared and ultraviolet.'],
  ['ultraviolet, X-rays and γ-rays', 'You took the three regions of shortest wavelength.'],
  ['microwaves, infrared and visible light', 'You took microwaves for ultraviolet.'],
  ['radio waves, infrared and ultraviolet', 'You left out visible light, which is a large part of it.'],
]

const sun = template({
  ...facts,
  checked: '2026-11-20',
  name: 'the-sun-and-another-star',
  subtopic: '6.2.1',
  difficulty: 3,
  values: random => ({
    star: random.pick(NEAR_STARS),
    sunDistance: 1.5e11,
    wrong: random.sample(REGIONS, 3),
  }),
  make: ({ star: { name, distance }, sunDistance, wrong }) =>
    structured({
      stem: `The Sun is a medium-sized star and the main source of energy for the Earth. ${name} is another star in the Milky Way.`,
      parts: [
        {
          kind: 'table',
          label: 'a',
          prompt: 'Name the **two** elements that make up most of the Sun. Begin with the more abundant one.',
          command: 'State',
          subtopic: '6.2.1',
          objective: 'AO1',
          marks: 2,
          head: ['', 'element'],
          rows: [
            [
              { text: 'most abundant' },
              { blank: 'first', answer: 'hydrogen', accept: ['H', 'H2'], mode: 'words', marks: 1 },
            ],
            [
              { text: 'second most abundant' },
              { blank: 'second', answer: 'helium', accept: ['He'], mode: 'words', marks: 1 },
            ],
          ],
          scheme: [B1('hydrogen'), B1('helium')],
          solution:
            'The Sun consists mostly of hydrogen, about three quarters of its mass, and of helium, nearly all the rest.',
        },
        {
          kind: 'choice',
          label: 'b',
          prompt: 'In which regions of the electromagnetic spectrum does the Sun radiate most of its energy?',
          command: 'Identify',
          subtopic: '6.2.1',
          objective: 'AO1',
          marks: 1,
          ...statements('infrared, visible light and ultraviolet', wrong),
          scheme: [B1('infrared, visible light and ultraviolet')],
          solution:
            'Most of the energy leaves the Sun as visible light and as the two regions on either side of it: infrared and ultraviolet.',
        },
        {
          kind: 'written',
          label: 'c',
          prompt: 'Describe the nuclear reactions that power a stable star such as the Sun.',
          command: 'Describe',
          subtopic: '6.2.1',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [B1('nuclear fusion'), B1('hydrogen (nuclei) into helium (nuclei)')],
          modelAnswer:
            'The star is powered by nuclear fusion: in its hot centre, hydrogen nuclei join to form helium nuclei, and energy is released.',
          solution:
            'Name the reaction (fusion, not fission and not burning) and say what joins and what is formed.',
        },
        {
          kind: 'numeric',
          label: 'd',
          lead: `The distance from the Earth to the Sun is ${large(sunDistance, 'm')}. The distance from the Earth to ${name} is ${large(distance, 'm')}.`,
          prompt: `Calculate how many times further away ${name} is than the Sun.`,
          command: 'Calculate',
          subtopic: '6.2.2',
          objective: 'AO2',
          marks: 2,
          answer: distance / sunDistance,
          unit: '',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: [
            C1(`${standardForm(distance, 2)} ÷ (${standardForm(sunDistance, 2)})`),
            A1(standardForm(distance / sunDistance, 2)),
          ],
          solution: `Ratio = ${standardForm(distance, 2)} ÷ (${standardForm(sunDistance, 2)}) = ${standardForm(distance / sunDistance, 2)}. All the other stars are very much further away than the Sun.`,
        },
      ],
    }),
  verify: ({ star, sunDistance }) => ({ d: 10 ** (Math.log10(star.distance) - Math.log10(sunDistance)) }),
})

// 6.2.2 Stars

const life = template({
  ...facts,
  checked: '2026-11-20',
  name: 'life-cycle-and-distance-of-a-star',
  subtopic: '6.2.2',
  difficulty: 3,
  values: random => ({
    massive: random.chance(0.5),
    end: random.pick(['neutron star', 'black hole']),
    years: random.step(120, 980, 20),
    back: random.chance(0.5),
  }),
  make: ({ massive, end, years, back }) => {
    const mass = massive ? 'much more massive than the Sun' : 'about as massive as the Sun'
    const giant = massive ? 'red supergiant' : 'red giant'
    const after = massive ? 'supernova' : 'planetary nebula'
    const left = massive ? end : 'white dwarf'
    const metres = years * LIGHT_YEAR
    return structured({
      stem: `A star that is ${mass} forms from an interstellar cloud of gas and dust.`,
      parts: [
        {
          kind: 'order',
          label: 'a',
          prompt: 'Put these stages of its life in the right order, first stage at the top.',
          command: 'Determine',
          subtopic: '6.2.2',
          objective: 'AO1',
          marks: 2,
          items: [
            { id: 'proto', text: 'protostar' },
            { id: 'stable', text: 'stable star' },
            { id: 'giant', text: giant },
            { id: 'after', text: massive ? 'supernova' : 'planetary nebula forms' },
            { id: 'left', text: `only a ${left} is left where the star was` },
          ],
          answer: ['proto', 'stable', 'giant', 'after', 'left'],
          scheme: sequenceScheme(5, 2),
          solution: `Cloud → protostar → stable star → ${giant} → ${after} → ${left}. The mass of the star decides which path it takes.`,
        },
        {
          kind: 'written',
          label: 'b.i',
          prompt: 'Explain how a protostar forms from the cloud.',
          command: 'Explain',
          subtopic: '6.2.2',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            B1('the cloud collapses because of gravitational attraction'),
            B1('and its temperature increases'),
          ],
          modelAnswer:
            'The force of gravity between its parts makes the cloud collapse, and as it collapses its temperature rises: it is a protostar.',
          solution:
            'Gravity pulls the gas and dust together. Energy of the gravitational store becomes internal energy, so the cloud gets hot.',
        },
        {
          kind: 'written',
          label: 'b.ii',
          prompt: 'State why the stable stage of the star comes to an end.',
          command: 'State',
          subtopic: '6.2.2',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: [
            B1(
              'most of the hydrogen (in its centre) has been converted to helium, or: it runs out of hydrogen for fusion',
            ),
          ],
          modelAnswer:
            'The star runs out of hydrogen: most of the hydrogen in its centre has been changed to helium by fusion.',
          solution:
            'Stable stars are powered by the fusion of hydrogen into helium. It ends when the hydrogen runs out.',
        },
        {
          kind: 'numeric',
          label: 'c',
          lead: back
            ? `Another star is ${large(metres, 'm')} from the Earth.`
            : `Another star is ${quantity(years, 'light-years')} from the Earth.`,
          prompt: back
            ? 'Calculate this distance in light-years (ly).'
            : 'Calculate this distance in metres.',
          command: 'Calculate',
          subtopic: '6.2.2',
          objective: 'AO2',
          marks: 2,
          answer: back ? Number(metres.toPrecision(2)) / LIGHT_YEAR : metres,
          unit: back ? 'ly' : 'm',
          unitMode: 'given',
          keepUnit: true,
          sigFigs: 2,
          form: 'any',
          scheme: [
            C1(back ? `${standardForm(metres, 2)} ÷ (9.5 × 10^{15})` : `${years} × 9.5 × 10^{15}`),
            A1(
              back
                ? quantity(Number(metres.toPrecision(2)) / LIGHT_YEAR, 'light-years', 2)
                : large(metres, 'm'),
            ),
          ],
          solution: back
            ? `One light-year is 9.5 × 10^{15} m. ${standardForm(metres, 2)} ÷ (9.5 × 10^{15}) = ${quantity(Number(metres.toPrecision(2)) / LIGHT_YEAR, 'light-years', 2)}.`
            : `One light-year is 9.5 × 10^{15} m. ${years} × 9.5 × 10^{15} = ${large(metres, 'm')}.`,
        },
      ],
    })
  },
  verify: ({ years, back }) => ({
    c: back ? Number((years * 9.5e15).toExponential(1)) / 9.5e15 : years * 95 * 1e14,
  }),
})

// 6.2.3 The Universe

const hubble = template({
  ...facts,
  checked: '2026-11-20',
  name: 'graph-of-speed-and-distance-of-galaxies',
  subtopic: '6.2.3',
  difficulty: 4,
  values: random => {
    const constant = random.pick([2.0, 2.1, 2.2, 2.3, 2.4])
    const distances = random
      .sample([0.7, 1.3, 1.8, 2.4, 3.1, 3.6, 4.2, 4.7], 6)
      .sort((one, other) => one - other)
    const off = Array.from({ length: 6 }, () => random.int(-4, 4) / 10)
    // The line drawn is the line of best fit.
    const pull = distances.reduce((sum, distance, at) => sum + distance * (off[at] ?? 0), 0)
    return Math.abs(pull) < 1.5 ? { constant, distances, off } : null
  },
  make: ({ constant, distances, off }) => {
    const hubbleConstant = constant * 1e-18
    const chart = graph({
      x: { label: 'distance / 10^{24} m', max: 5, ticks: [0, 1, 2, 3, 4, 5], grid: true },
      y: {
        label: 'speed / (10^{6} m/s)',
        max: 13,
        ticks: Array.from({ length: 14 }, (_, at) => at),
        format: value => (value % 2 === 0 ? String(value) : ''),
        grid: true,
      },
      height: 182,
    })
    const age = 1 / hubbleConstant
    return structured({
      stem: 'Astronomers measure the speed at which some galaxies move away from the Earth, and their distance from the Earth. The graph shows their results.',
      figure: figure(
        {
          name: 'space-physics/speed-against-distance',
          title: 'Speed of galaxies against distance',
          description: `Speed in units of 10 to the 6 metres per second, from 0 to 13, against distance in units of 10 to the 24 metres, from 0 to 5, on a grid. Six crosses lie close to a straight line through the origin and the point (5.0, ${plain(constant * 5, 1)}).`,
          height: 260,
        },
        chart.axes,
        chart.line([
          [0, 0],
          [5, constant * 5],
        ]),
        chart.points(distances.map((distance, at) => [distance, constant * distance + (off[at] ?? 0)])),
      ),
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: 'State what is meant by *redshift*.',
          command: 'State',
          subtopic: '6.2.3',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            B1('increase in the observed wavelength of light (electromagnetic radiation)'),
            B1('from galaxies (stars) that move away from the Earth'),
          ],
          modelAnswer:
            'Redshift is the increase in the observed wavelength of the light from galaxies that are moving away from the Earth.',
          solution: 'Say what increases (the wavelength) and which galaxies show it (those that recede).',
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: 'Use the line on the graph to determine the Hubble constant. Give the unit.',
          command: 'Determine',
          subtopic: '6.2.3',
          objective: 'AO2',
          marks: 2,
          answer: hubbleConstant,
          unit: 's^-1',
          unitMode: 'asked',
          sigFigs: 2,
          tolerance: 0.06e-18,
          form: 'any',
          scheme: [
            C1(
              `*H*_{0} = *v* ÷ *d*, or gradient of the line, such as ${plain(constant * 5, 1)} × 10^{6} ÷ (5.0 × 10^{24})`,
            ),
            A1(`${standardForm(hubbleConstant, 2)} per second (s^{−1})`),
          ],
          solution: `The Hubble constant is *v* ÷ *d*, the gradient of the line. At 5.0 × 10^{24} m the line is at ${plain(constant * 5, 1)} × 10^{6} m/s.

*H*_{0} = ${plain(constant * 5, 1)} × 10^{6} ÷ (5.0 × 10^{24}) = ${standardForm(hubbleConstant, 2)} per second.`,
        },
        {
          kind: 'numeric',
          label: 'c',
          prompt:
            'Use your answer to **(b)** to calculate an estimate of the age of the Universe in seconds.',
          command: 'Calculate',
          subtopic: '6.2.3',
          objective: 'AO2',
          marks: 2,
          answer: age,
          unit: 's',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          follow: { from: 'b', formula: '1/x' },
          scheme: [
            C1(`1 ÷ *H*_{0}, or *d* ÷ *v*, or 1 ÷ (${standardForm(hubbleConstant, 2)})`),
            A1(large(age, 's')),
          ],
          solution: `The age is about *d* ÷ *v* = 1 ÷ *H*_{0} = 1 ÷ (${standardForm(hubbleConstant, 2)}) = ${large(age, 's')}.`,
        },
        {
          kind: 'written',
          label: 'd',
          prompt:
            'Cosmic microwave background radiation (CMBR) also supports the Big Bang theory. State when it was produced, and explain why it is now in the microwave region of the spectrum.',
          command: 'Explain',
          subtopic: '6.2.3',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            B1('produced shortly after the Universe was formed'),
            B1('its wavelength has increased (it was stretched) as the Universe expanded'),
          ],
          modelAnswer:
            'CMBR was produced shortly after the Universe was formed. As the Universe expanded, the wavelength of the radiation was stretched, until it was in the microwave region.',
          solution:
            'The radiation had a much shorter wavelength when the Universe was young. Expansion makes wavelengths longer.',
        },
      ],
    })
  },
  verify: ({ constant }) => {
    const rise = constant * 4 * 1e6 - constant * 1 * 1e6
    return { b: rise / 3e24, c: 3e24 / rise }
  },
})

const DIAMETERS: readonly Wrong[] = [
  ['100 light-years', 'You chose too small a value: many stars of the Milky Way are further away than this.'],
  ['10\u2009000 light-years', 'You chose a value that is ten times too small.'],
  [
    '10\u2009000\u2009000 light-years',
    'You chose a value that is a hundred times too large: other galaxies are at such distances.',
  ],
]

const galaxy = template({
  ...facts,
  checked: '2026-11-20',
  name: 'supernova-in-a-distant-galaxy',
  subtopic: '6.2.3',
  difficulty: 4,
  values: random => ({
    speed: random.chance(0.5) ? random.step(3.3, 9.9, 0.3) : random.int(10, 20),
    first: random.chance(0.5),
  }),
  make: ({ speed, first }) => {
    const velocity = speed * 1e6
    const distance = velocity / 2.2e-18
    return structured({
      stem: `A supernova is observed in a distant galaxy. ${first ? 'The galaxy moves away from the Earth at' : 'The light from the galaxy shows that it recedes from the Earth at'} ${large(velocity, 'm/s')}. The Hubble constant is 2.2 × 10^{−18} per second.`,
      parts: [
        {
          kind: 'choice',
          label: 'a',
          prompt:
            'The Earth is in the galaxy called the Milky Way. What is the approximate diameter of the Milky Way?',
          command: 'Identify',
          subtopic: '6.2.3',
          objective: 'AO1',
          marks: 1,
          ...inThisOrder([...DIAMETERS.slice(0, 2), '100\u2009000 light-years', ...DIAMETERS.slice(2)]),
          scheme: [B1('100\u2009000 light-years')],
          solution:
            'Light needs about 100\u2009000 years to cross the Milky Way: its diameter is about 100\u2009000 light-years.',
        },
        {
          kind: 'written',
          label: 'b',
          prompt:
            'State what is measured to determine the speed of the galaxy, and what is measured to determine its distance.',
          command: 'State',
          subtopic: '6.2.3',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            B1('speed: the change in wavelength (redshift) of the light from the galaxy'),
            B1('distance: the brightness of the supernova in the galaxy'),
          ],
          modelAnswer:
            'The speed is found from the change in wavelength of the light from the galaxy due to redshift. The distance is found from the brightness of the supernova.',
          solution:
            'Redshift gives the speed: the larger the change in wavelength, the faster the galaxy recedes. The brightness of a supernova gives the distance: the further away, the fainter it looks.',
        },
        {
          kind: 'numeric',
          label: 'c.i',
          prompt: 'Calculate the distance of the galaxy from the Earth in metres.',
          command: 'Calculate',
          subtopic: '6.2.3',
          objective: 'AO2',
          marks: 2,
          answer: distance,
          unit: 'm',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: [
            C1(`*d* = *v* ÷ *H*_{0}, or ${standardForm(velocity, 2)} ÷ (2.2 × 10^{−18})`),
            A1(large(distance, 'm')),
          ],
          solution: `*H*_{0} = *v* ÷ *d*, so *d* = *v* ÷ *H*_{0} = ${standardForm(velocity, 2)} ÷ (2.2 × 10^{−18}) = ${large(distance, 'm')}.`,
        },
        {
          kind: 'numeric',
          label: 'c.ii',
          prompt: 'Calculate this distance in light-years (ly).',
          command: 'Calculate',
          subtopic: '6.2.2',
          objective: 'AO2',
          marks: 1,
          answer: distance / LIGHT_YEAR,
          unit: 'ly',
          unitMode: 'given',
          keepUnit: true,
          sigFigs: 2,
          form: 'any',
          follow: { from: 'c.i', formula: 'x/(9.5*10^15)' },
          scheme: [B1(large(distance / LIGHT_YEAR, 'light-years'))],
          solution: `One light-year is 9.5 × 10^{15} m: ${standardForm(distance, 3)} ÷ (9.5 × 10^{15}) = ${large(distance / LIGHT_YEAR, 'light-years')}.`,
        },
      ],
    })
  },
  verify: ({ speed }) => ({
    'c.i': (speed / 2.2) * 1e24,
    'c.ii': (speed / (2.2 * 9.5)) * 1e9,
  }),
})

export const templates = [sun, life, hubble, galaxy]
