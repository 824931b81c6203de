import { allDiffer, bySize, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { atom } from '@/lib/figures/nuclear'
import { arrow, circle, curve, line, type Point, text } from '@/lib/figures/shapes'
import { signed } from '../shared'

const { core, supplement, templates } = choiceQuestions('5.1.1')

export { templates }

const COUNT = ['no', 'one', 'two', 'three', 'four']

const electronsOf = (count: number) => `${COUNT[count]} electron${count === 1 ? '' : 's'}`

const IONS = [
  { name: 'lithium', protons: 3, charge: 1 },
  { name: 'sodium', protons: 11, charge: 1 },
  { name: 'potassium', protons: 19, charge: 1 },
  { name: 'magnesium', protons: 12, charge: 2 },
  { name: 'calcium', protons: 20, charge: 2 },
  { name: 'zinc', protons: 30, charge: 2 },
  { name: 'aluminium', protons: 13, charge: 3 },
  { name: 'fluorine', protons: 9, charge: -1 },
  { name: 'chlorine', protons: 17, charge: -1 },
  { name: 'bromine', protons: 35, charge: -1 },
  { name: 'oxygen', protons: 8, charge: -2 },
  { name: 'sulfur', protons: 16, charge: -2 },
  { name: 'nitrogen', protons: 7, charge: -3 },
]

core('electrons-and-charge-of-an-ion', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({ ion: random.pick(IONS) }),
  make: ({ ion: { name, protons, charge } }) => {
    const count = Math.abs(charge)
    const [electrons, other] = [protons - charge, protons + charge]
    return {
      stem: `The nucleus of ${name === 'aluminium' || name === 'oxygen' ? 'an' : 'a'} ${name} atom has a charge of ${signed(protons)}. The neutral atom ${charge > 0 ? 'loses' : 'gains'} ${electronsOf(count)}.`,
      prompt: 'Which row describes the ion that is formed?',
      columns: 'number of electrons | charge of the ion',
      right: `${plain(electrons)} | ${signed(charge)}`,
      wrong: {
        [`${plain(electrons)} | ${signed(-charge)}`]: `You gave the ion the wrong sign: electrons are negative, so ${charge > 0 ? 'losing them leaves a positive' : 'gaining them makes a negative'} ion.`,
        [`${plain(other)} | ${signed(charge)}`]: `You ${charge > 0 ? 'added' : 'subtracted'} the electrons instead of ${charge > 0 ? 'subtracting' : 'adding'} them.`,
        [`${plain(other)} | ${signed(-charge)}`]: `You treated the atom as if it had ${charge > 0 ? 'gained' : 'lost'} electrons.`,
      },
      solution: `The neutral atom has ${protons} electrons, which balance the charge of ${signed(protons)}. After the change it has ${protons} ${charge > 0 ? '−' : '+'} ${count} = ${electrons} electrons.

The charge of the ion is ${signed(protons)} − ${electrons} = ${signed(charge)}.`,
    }
  },
  verify: ({ ion: { protons, charge } }) => {
    let electrons = 0
    while (protons - electrons !== charge) electrons += 1
    return electrons
  },
})

core('how-an-atom-becomes-an-ion', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ ion: random.pick(IONS) }),
  make: ({ ion: { name, charge } }) => {
    const count = Math.abs(charge)
    const protons = `${COUNT[count]} proton${count === 1 ? '' : 's'}`
    const electrons = electronsOf(count)
    const nucleus = 'You changed the nucleus. When an ion is made, only the number of electrons changes.'
    const options: Wrong[] = pairs({
      [`It gains ${electrons}.`]:
        'You got the sign wrong: gaining negative electrons gives an atom a negative charge.',
      [`It loses ${electrons}.`]:
        'You got the sign wrong: losing negative electrons leaves a positive charge.',
    })
    const wrong = options[charge > 0 ? 0 : 1]
    return {
      stem: `A neutral atom of ${name} becomes an ion with a charge of ${signed(charge)}.`,
      prompt: 'What happens to the atom?',
      right: `It ${charge > 0 ? 'loses' : 'gains'} ${electrons}.`,
      wrong: [
        ...(wrong ? [wrong] : []),
        [`It gains ${protons}.`, nucleus],
        [`It loses ${protons}.`, nucleus],
      ],
      solution: `In a neutral atom the negative charges of the electrons balance the positive charge of the nucleus. A charge of ${signed(charge)} means ${electrons} ${charge > 0 ? 'fewer' : 'more'} than in the atom; the nucleus does not change.`,
    }
  },
  verify: ({ ion: { charge } }) =>
    charge > 0 ? `It loses ${electronsOf(charge)}.` : `It gains ${electronsOf(-charge)}.`,
})

const DRAWN: readonly { protons: number; shells: readonly number[] }[] = [
  { protons: 3, shells: [2] },
  { protons: 4, shells: [2] },
  { protons: 8, shells: [2, 8] },
  { protons: 9, shells: [2, 8] },
  { protons: 11, shells: [2, 8] },
  { protons: 12, shells: [2, 8] },
  { protons: 13, shells: [2, 8] },
  { protons: 16, shells: [2, 8, 8] },
  { protons: 17, shells: [2, 8, 8] },
  { protons: 19, shells: [2, 8, 8] },
  { protons: 20, shells: [2, 8, 8] },
]

const ORDINAL = ['innermost', 'second', 'third']

core('charge-of-a-drawn-particle', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const { protons, shells } = random.pick(DRAWN)
    const electrons = shells.reduce((sum, each) => sum + each, 0)
    return { protons, shells, electrons, charge: protons - electrons }
  },
  make: ({ protons, shells, electrons, charge }) => {
    const size = 26 + (shells.length - 1) * 22 + 10
    return {
      stem: 'The diagram shows a particle. The label of the nucleus gives its charge. Each dot is an electron.',
      figure: figure(
        {
          name: 'nuclear-physics/particle-with-electrons',
          title: 'A nucleus with electrons in orbit',
          description: `A nucleus labelled ${protons}+ at the centre. Electrons are drawn as dots on circles around it: ${shells.map((count, at) => `${count} on the ${ORDINAL[at]} circle`).join(', ')}. Not to scale.`,
          height: 2 * size + 8,
        },
        atom(180, size + 4, shells, 26, 22, `${protons}+`),
        text(352, 2 * size, 'not to scale', { anchor: 'end', cls: 's' }),
      ),
      prompt: 'What is the particle?',
      right: `an ion with a charge of ${signed(charge)}`,
      wrong: {
        [`an ion with a charge of ${signed(-charge)}`]:
          'You subtracted the wrong way round: electrons are the negative charges.',
        'a neutral atom': 'You did not compare the number of electrons with the charge of the nucleus.',
        [`an ion with a charge of ${signed(charge > 0 ? protons : -electrons)}`]: `You counted only the ${charge > 0 ? 'positive charges' : 'electrons'}.`,
      },
      solution: `There are ${electrons} electrons, with a charge of ${signed(-electrons)}. The nucleus has a charge of ${signed(protons)}.

The total charge is ${signed(protons)} − ${electrons} = ${signed(charge)}, so the particle is ${charge > 0 ? 'a positive' : 'a negative'} ion.`,
    }
  },
  verify: ({ protons, shells }) => {
    let charge = protons
    for (const count of shells) charge -= count
    return `an ion with a charge of ${signed(charge)}`
  },
})

const EVIDENCE: readonly { seen: string; right: string; wrong: readonly Wrong[]; why: string }[] = [
  {
    seen: 'Most of the α-particles pass straight through the foil.',
    right: 'Most of the atom is empty space.',
    wrong: pairs({
      'The nucleus is positively charged.':
        'You named something that is shown by the α-particles that are deflected, not by those that go straight on.',
      'The mass of the atom is spread evenly through it.':
        'You chose the older picture of the atom. Most of the mass is in the nucleus.',
      'The nucleus contains neutrons.':
        'You named something true, but α-particles that miss the nucleus cannot show it.',
      'The electrons are negatively charged.':
        'You named something true, but the electrons hardly affect the α-particles.',
    }),
    why: 'A particle that passes straight on has met nothing that could deflect it. As this is so for most of them, most of the atom must be empty.',
  },
  {
    seen: 'A few of the α-particles are deflected through large angles.',
    right: 'The nucleus is positively charged.',
    wrong: pairs({
      'The nucleus has no charge.':
        'You took the nucleus to be neutral, but then it would not repel α-particles.',
      'The electrons have most of the mass of the atom.':
        'You gave the mass to the electrons. They are far too light to deflect an α-particle through a large angle.',
      'The positive charge is spread through the whole atom.':
        'You chose the older picture of the atom, in which no α-particle would be deflected through a large angle.',
      'The nucleus contains protons and neutrons.':
        'You named something true, but the deflection cannot show of which particles the nucleus is made.',
    }),
    why: 'α-particles are positive. They are deflected because the nucleus repels them, so it is positive too.',
  },
  {
    seen: 'A very small number of the α-particles come back towards the source.',
    right: 'Most of the mass of the atom is in a very small nucleus.',
    wrong: pairs({
      'Most of the mass of the atom is in its electrons.':
        'You gave the mass to the electrons, but an electron is far too light to turn an α-particle back.',
      'The mass of the atom is spread evenly through it.':
        'You chose the older picture of the atom, in which nothing could turn an α-particle back.',
      'The nucleus fills most of the atom.':
        'You made the nucleus large. Then most of the α-particles would come back, not very few.',
      'The nucleus is negatively charged.':
        'You took the charge as negative, but a negative nucleus would attract α-particles.',
    }),
    why: 'Only something with a large mass can turn back a fast α-particle. As so few come back, it must be very small.',
  },
]

supplement('conclusion-from-alpha-scattering', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(EVIDENCE)
    return { item, wrong: random.sample(item.wrong, 3), foil: random.pick(['gold', 'silver', 'platinum']) }
  },
  make: ({ item, wrong, foil }) => ({
    stem: `A beam of α-particles is fired at a thin ${foil} foil in a vacuum. This is one of the observations:

${item.seen}`,
    prompt: 'What does this observation show?',
    right: item.right,
    wrong,
    solution: item.why,
  }),
})

/** Ways past a nucleus at (200, 0): y is positive on the side on which the particle comes. */
const PATHS: readonly { points: readonly Point[]; at: Point; error: string | null }[] = [
  {
    points: [
      [150, 22],
      [180, 30],
      [206, 52],
      [252, 108],
    ],
    at: [262, 112],
    error: null,
  },
  {
    points: [
      [150, 20],
      [200, 20],
      [330, 20],
    ],
    at: [342, 20],
    error:
      'You chose the path of a particle that passes far from a nucleus. Close to it there is a large force.',
  },
  {
    points: [
      [150, 18],
      [190, 16],
      [228, 0],
      [288, -70],
    ],
    at: [298, -76],
    error: 'You let the nucleus attract the α-particle, but both are positively charged.',
  },
  {
    points: [
      [140, 17],
      [158, 6],
      [166, -18],
      [160, -78],
    ],
    at: [158, -92],
    error:
      'You let the particle cross in front of the nucleus. The repulsion pushes it away from the nucleus, not across.',
  },
]

supplement('path-of-an-alpha-particle', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ order: random.shuffle([0, 1, 2, 3]), up: random.chance(0.5) ? 1 : -1 }),
  make: ({ order, up }) => {
    const y = (value: number) => (up > 0 ? 130 : 120) - up * value
    const name = (place: number) => `path ${order.indexOf(place) + 1}`
    const [right, ...wrong] = PATHS.map(({ error }, place) => ({ text: name(place), error }))
    return {
      stem: 'An α-particle travels in a vacuum and comes close to the nucleus of an atom in a metal foil. The diagram shows four paths.',
      figure: figure(
        {
          name: 'nuclear-physics/four-paths-near-a-nucleus',
          title: 'Four paths near a nucleus',
          description: `An α-particle comes from the left, along a line that passes a little ${up > 0 ? 'above' : 'below'} a nucleus. Near the nucleus, four possible paths are drawn. ${PATHS.map(
            (_, place) =>
              `Path ${order.indexOf(place) + 1} ${
                [
                  `bends ${up > 0 ? 'upwards' : 'downwards'}`,
                  'goes straight on',
                  `goes past the nucleus and then bends ${up > 0 ? 'downwards' : 'upwards'} behind it`,
                  `turns ${up > 0 ? 'downwards' : 'upwards'} in front of the nucleus`,
                ][place]
              }.`,
          )
            .sort()
            .join(' ')}`,
          height: 250,
        },
        line(16, y(20), 150, y(20), 'p'),
        arrow(60, y(20), 90, y(20), { cls: 'p' }),
        text(16, y(20) - 10, 'α-particle'),
        circle(200, y(0), 7, 'r rw'),
        text(200, y(-26) + 4.5, 'nucleus', { anchor: 'middle', cls: 's' }),
        ...PATHS.flatMap(({ points, at }, place) => {
          const all = [[122, 20] as Point, ...points].map(([px, py]): Point => [px, y(py)])
          const [from, to] = all.slice(-2)
          const turned = from && to ? Math.atan2(to[1] - from[1], to[0] - from[0]) : 0
          return [
            curve(all, 'p'),
            to ? arrow(to[0] - 4 * Math.cos(turned), to[1] - 4 * Math.sin(turned), ...to, { cls: 'p' }) : '',
            text(at[0], y(at[1]) + 4.5, String(order.indexOf(place) + 1), { anchor: 'middle', cls: 'b' }),
          ]
        }),
      ),
      prompt: 'Which path can be that of the α-particle?',
      options: {
        options: [right, ...wrong]
          .flatMap(each => (each ? [each] : []))
          .sort((one, other) => one.text.localeCompare(other.text)),
        inOrder: true,
      },
      solution:
        'The nucleus and the α-particle are both positively charged, so the nucleus repels the particle all the time. The path bends away from the nucleus.',
    }
  },
})

supplement('number-of-alpha-particles-turned-back', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const inEvery = random.pick([4000, 5000, 8000, 10000, 20000])
    const rate = random.pick([200, 250, 400, 500, 800, 1000])
    const minutes = random.pick([2, 5, 8, 10, 15, 20])
    const hits = rate * minutes * 60
    const [right, oneMinute, gap] = [hits / inEvery, (rate * 60) / inEvery, inEvery / rate]
    if (![right, oneMinute, gap].every(Number.isInteger)) return null
    return allDiffer([right, oneMinute, gap, hits - right], 6)
      ? { inEvery, rate, minutes, hits, right, oneMinute, gap }
      : null
  },
  make: ({ inEvery, rate, minutes, hits, right, oneMinute, gap }) => {
    const wrong: [number, string][] = [
      [oneMinute, `You found the number for one minute, not for ${minutes} minutes.`],
      [gap, 'You divided by the number in each second. That is the time in seconds between two of them.'],
      [hits - right, 'You gave the number of the other α-particles, which are deflected less.'],
    ]
    return {
      stem: `In an α-scattering experiment, ${plain(rate)} α-particles reach the foil in each second. About one in every ${plain(inEvery)} is deflected through more than 90°.`,
      prompt: `How many α-particles are expected to be deflected through more than 90° in ${quantity(minutes, 'minutes')}?`,
      options: bySize({ right, wrong, print: plain }),
      solution: `${minutes} minutes is ${minutes} × 60 = ${quantity(minutes * 60, 's')}, so ${plain(rate)} × ${minutes * 60} = ${plain(hits)} α-particles reach the foil.

One in ${plain(inEvery)} of them: ${plain(hits)} ÷ ${plain(inEvery)} = ${plain(right)}.`,
    }
  },
  verify: ({ inEvery, rate, minutes }) => {
    let turned = 0
    for (let minute = 0; minute < minutes; minute += 1) turned += 60 / (inEvery / rate)
    return plain(Math.round(turned))
  },
})
