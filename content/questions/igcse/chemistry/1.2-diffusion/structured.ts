import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { MORE_ENERGY } from '../6.2-rate-of-reaction/points'
import { COLOUR_SPREADS, SLOWLY_ALONG_THE_TUBE } from './points'

const { core, supplement, templates } = questionsOf('structured', '1.2')

export { templates }

const SOLIDS = [
  { solid: 'potassium manganate(VII)', colour: 'purple' },
  { solid: 'copper(II) sulfate', colour: 'blue' },
  { solid: 'nickel(II) sulfate', colour: 'green' },
] as const

core('crystal-in-still-water', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => ({
    item: random.pick(SOLIDS),
    vessel: random.pick(['a beaker', 'a dish', 'a measuring cylinder', 'a jar']),
  }),
  make: ({ item: { solid, colour }, vessel }) => ({
    stem: `A crystal of ${solid} is put into ${vessel} of still water. After several weeks, all the water has the same ${colour} colour.`,
    parts: {
      a: ask.order({
        prompt: 'Identify the order of the events.',
        objective: 'AO2',
        marks: 3,
        items: [
          { id: 'sink', text: 'the crystal lies on the bottom of colourless water' },
          { id: 'dissolve', text: 'particles leave the crystal and mix with the water close to it' },
          {
            id: 'spread',
            text: 'the particles spread to regions of lower concentration far from the crystal',
          },
          { id: 'even', text: 'the particles are evenly mixed with the water' },
        ],
        answer: ['sink', 'dissolve', 'spread', 'even'],
        scheme: sequenceScheme(4, 3),
        solution:
          'First the crystal dissolves. Then its particles diffuse through the water, until the concentration is the same everywhere.',
      }),
      b: ask.choice({
        prompt: 'In which state of matter would a coloured substance spread fastest by diffusion?',
        scheme: ['a gas'],
        solution:
          'In a gas the particles are far apart and move freely, so diffusion is faster than in a liquid. In a solid there is almost none.',
        right: 'a gas',
        wrong: {
          'a cold liquid':
            'Diffusion in a liquid is slower than in a gas, and slower still when the liquid is cold.',
          'a warm liquid':
            'Diffusion is faster in a warm liquid than in a cold one, but faster still in a gas.',
          'a solid': 'The particles of a solid only vibrate about fixed positions.',
        },
      }),
      c: ask.written({
        prompt: 'Explain, in terms of particles, how the colour spreads through the water.',
        marks: 2,
        scheme: COLOUR_SPREADS,
        solution:
          'Use the random motion of the particles, their collisions and the direction from higher to lower concentration. Two points earn the marks.',
        modelAnswer:
          'The particles move at random and collide with the particles of water. So they spread from the region of higher concentration, near the crystal, to regions of lower concentration.',
      }),
    },
  }),
})

const GASES: readonly [string, number][] = [
  ['H_{2}', 2],
  ['CH_{4}', 16],
  ['NH_{3}', 17],
  ['N_{2}', 28],
  ['HCl', 36.5],
  ['CO_{2}', 44],
  ['SO_{2}', 64],
  ['Cl_{2}', 71],
]

supplement('order-of-rates-of-diffusion', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({
    gases: random.sample(GASES, 4),
    fast: random.chance(0.5),
    temperature: random.step(15, 30, 5),
  }),
  make: ({ gases, fast, temperature }) => {
    const sorted = [...gases].sort(([, one], [, other]) => (fast ? one - other : other - one))
    return {
      stem: `The table shows the relative molecular masses, *M*_{r}, of four gases. All are at ${quantity(temperature, '°C')}.`,
      table: { head: ['gas', '*M*_{r}'], rows: gases.map(([name, mass]) => [name, plain(mass)]) },
      parts: {
        a: ask.order({
          prompt: `Deduce the order in which the gases diffuse, from the ${fast ? 'fastest to the slowest' : 'slowest to the fastest'}.`,
          objective: 'AO2',
          marks: 3,
          items: gases.map(([name]) => ({ id: name, text: name })),
          answer: sorted.map(([name]) => name),
          scheme: sequenceScheme(4, 3),
          solution: `The lower the relative molecular mass, the faster a gas diffuses at the same temperature: ${sorted.map(([name]) => name).join(', ')}.`,
        }),
        b: ask.choice({
          lead: 'In another experiment, ammonia (*M*_{r} = 17) and hydrogen chloride (*M*_{r} = 36.5) are released at the same time at the two ends of a glass tube.',
          prompt: 'Where does the white ring of ammonium chloride form?',
          scheme: ['nearer to the hydrogen chloride end than to the ammonia end'],
          solution: 'Ammonia diffuses faster, so it travels further before the gases meet.',
          right: 'nearer to the hydrogen chloride end than to the ammonia end',
          wrong: {
            'nearer to the ammonia end than to the hydrogen chloride end':
              'You took the lighter gas, ammonia, for the slower one.',
            'exactly in the middle of the tube':
              'The gases diffuse at different rates, so they do not meet in the middle.',
            'evenly along the whole length of the tube':
              'You forgot that the solid forms only where the two gases first meet.',
          },
        }),
        c: ask.written({
          prompt:
            'Explain why the ring forms only after some minutes, although the particles move at hundreds of metres per second.',
          scheme: SLOWLY_ALONG_THE_TUBE,
          solution:
            'The particles do not travel straight along the tube: each collision with a particle of the air changes their direction.',
          modelAnswer:
            'The particles collide with the particles of the air in the tube and change direction all the time, so they move along the tube slowly.',
        }),
      },
    }
  },
})

const SMELLS = [
  { source: 'A cut lemon is put down', what: 'lemon' },
  { source: 'A bottle of perfume is opened', what: 'perfume' },
  { source: 'An onion is cut', what: 'onion' },
] as const

core('a-smell-that-spreads', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const times = [random.int(52, 75), random.int(52, 75), random.int(52, 75)]
    const mean = times.reduce((sum, time) => sum + time) / 3
    const spread = Math.max(...times) - Math.min(...times)
    return Number.isInteger(mean) && spread > 4
      ? { times, mean, temperature: random.step(14, 20, 2), smell: random.pick(SMELLS) }
      : null
  },
  make: ({ times, mean, temperature, smell: { source, what } }) => ({
    stem: [
      `${source} in one corner of a large closed room with still air. A student in the opposite corner measures the time until the ${what} is smelled. The experiment is done three times at ${quantity(temperature, '°C')}.`,
      `${source} at one end of a long room without any draught. At the other end a student takes the time until there is a smell of ${what}. This is done three times. The temperature is ${quantity(temperature, '°C')}.`,
    ],
    table: {
      head: ['experiment', 'time / s'],
      rows: times.map((time, at) => [String(at + 1), plain(time)]),
    },
    parts: {
      a: words({
        subject: 'igcse/chemistry',
        prompt: 'Name the process by which the smell spreads.',
        command: 'Identify',
        mode: 'words',
        answers: [{ text: 'diffusion', accept: ['diffusing', 'diffuse'] }],
        solution: 'Particles spread by diffusion.',
      }),
      b: ask.number({
        prompt: 'Calculate the mean time.',
        answer: mean,
        unit: 's',
        scheme: [`B1 ${quantity(mean, 's')}`],
        solution: `(${times.map(time => plain(time)).join(' + ')}) ÷ 3 = ${quantity(mean, 's')}.`,
      }),
      c: ask.written({
        prompt: `Explain, in terms of particles, how the smell of ${what} reaches the student although the air is still.`,
        marks: 2,
        scheme: COLOUR_SPREADS,
        solution:
          'Use the random motion of the particles, their collisions and the direction from higher to lower concentration. Two points earn the marks.',
        modelAnswer: `The particles with the smell move at random and collide with the particles of the air. They spread from the region of higher concentration to the region of lower concentration.`,
      }),
      d: ask.table({
        lead: 'The experiment is done again in a hotter room.',
        prompt: 'Complete the table with the change, if any, of the mean time.',
        command: 'Complete',
        objective: 'AO2',
        head: ['', 'change'],
        rows: [
          [
            { text: 'mean time' },
            {
              blank: 'change',
              answer: 'shorter',
              mode: 'pick',
              choices: ['shorter', 'longer', 'no change'],
              marks: 1,
            },
          ],
        ],
        scheme: ['shorter'],
        solution: 'Diffusion is faster at a higher temperature, so the time is shorter.',
      }),
      e: ask.written({
        prompt: 'Explain this, in terms of particles.',
        lines: 1,
        scheme: [MORE_ENERGY],
        modelAnswer: 'At a higher temperature the particles have more kinetic energy and move faster.',
        solution: 'Particles that move faster spread faster.',
      }),
    },
  }),
  verify: ({ times }) => ({ b: times.reduce((sum, time) => sum + time / times.length, 0) }),
})
