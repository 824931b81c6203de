import { BOILING_POINTS } from '@/content/figures/igcse/chemistry/the-periodic-table'
import { inThisOrder, numbers, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { type Counts, KINDS } from '../2.1-elements-compounds-and-mixtures/boxes'
import { capital } from '../shared'
import { boilingFigure, densityBars, fourAtoms, fourGases } from './drawings'

const { core, templates } = choiceQuestions('8.5', { calculator: 'needed' })

export { templates }

const WHY = ['helium', 'neon', 'argon', 'krypton'] as const

core('why-a-gas-is-unreactive', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ name: random.pick(WHY) }),
  make: ({ name }) => ({
    stem: [
      `${capital(name)} does not react with other elements when it is heated with them.`,
      `A student reads that ${name} is a very unreactive gas.`,
      `${capital(name)} is in Group VIII of the Periodic Table and is very unreactive.`,
    ],
    prompt: [`Why is ${name} unreactive?`, `What explains that ${name} does not react?`],
    right: 'Its atoms have a full outer shell of electrons.',
    wrong: {
      'Its atoms have no electrons in the outer shell.':
        'You took a full outer shell for an empty one; an outer shell always holds electrons.',
      'Its atoms are joined in pairs by strong bonds.':
        'You took it for a gas such as nitrogen; a noble gas consists of single atoms.',
      'Its atoms have equal numbers of protons and electrons.':
        'You gave a fact that is true of all atoms, also of those that react.',
    },
    solution: `An atom of ${name} has a full outer shell${name === 'helium' ? ', with 2 electrons' : ', with 8 electrons'}. So it does not lose, gain or share electrons.`,
  }),
})

const ATOMS = {
  noble: [[2], [2, 8], [2, 8, 8]],
  two: [
    [2, 2],
    [2, 8, 2],
  ],
  one: [
    [2, 1],
    [2, 8, 1],
  ],
  nearly: [
    [2, 7],
    [2, 6],
    [2, 8, 7],
    [2, 8, 6],
  ],
} as const

core('atoms-of-a-noble-gas', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    all: random.shuffle([
      { shells: random.pick<readonly number[]>(ATOMS.noble), error: null },
      {
        shells: random.pick<readonly number[]>(ATOMS.two),
        error: 'two outer electrons like helium, but they do not fill this shell',
      },
      {
        shells: random.pick<readonly number[]>(ATOMS.one),
        error: 'one electron outside its full inner shells',
      },
      {
        shells: random.pick<readonly number[]>(ATOMS.nearly),
        error: 'an outer shell that is not quite full',
      },
    ]),
  }),
  make: ({ all }) => ({
    stem: [
      'The diagrams show the electrons in atoms of four elements, A, B, C and D.',
      'Atoms of four elements are drawn with their electrons as crosses.',
      'A student draws the electrons of four different atoms, A, B, C and D.',
    ],
    figure: fourAtoms(all.map(({ shells }) => shells)),
    prompt: ['Which atom belongs to a noble gas?', 'Which element is in Group VIII?'],
    options: inThisOrder(
      all.map(({ error }, at): string | Wrong => {
        const letter = 'ABCD'.charAt(at)
        return error === null ? letter : [letter, `You chose an atom that has ${error}.`]
      }),
    ),
    solution:
      'Atoms of noble gases have a full outer shell: 2 electrons in the first shell (helium), or 8 in the outer shell of the others.',
  }),
})

core('box-of-a-noble-gas', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const [a = 'white', b = 'black'] = random.shuffle(KINDS)
    const boxes: { counts: Counts; error: string | null }[] = [
      { counts: [[random.int(7, 10), [a]]], error: null },
      { counts: [[random.int(6, 8), [a, a]]], error: 'a gas whose molecules have two atoms, such as oxygen' },
      {
        counts: [[random.int(6, 8), [a, b]]],
        error: 'a gas whose molecules have atoms of two elements, a compound',
      },
      {
        counts: [
          [random.int(3, 4), [b]],
          [random.int(3, 4), [a, a]],
        ],
        error: 'a mixture of single atoms and molecules',
      },
    ]
    return {
      boxes: random.shuffle(boxes),
      gas: random.pick(['neon', 'argon', 'helium', 'xenon']),
      seed: random.int(1, 400),
    }
  },
  make: ({ boxes, gas, seed }) => ({
    stem: [
      'The boxes show the particles of four gases. Circles of one size and filling are atoms of one element.',
      'The particles of four gases, A, B, C and D, are drawn. Circles that look alike are atoms of one element.',
      'Four gases are shown in boxes, with atoms drawn as circles. Each kind of circle stands for one element.',
    ],
    figure: fourGases(
      boxes.map(({ counts }) => counts),
      seed,
    ),
    prompt: [`Which box can show pure ${gas}?`, `Which box can show ${gas} and no other substance?`],
    options: inThisOrder(
      boxes.map(({ error }, at): string | Wrong => {
        const letter = 'ABCD'.charAt(at)
        return error === null ? letter : [letter, `You chose ${error}.`]
      }),
    ),
    solution: `${capital(gas)} is a noble gas. Noble gases are monatomic: the box shows single atoms, all of one kind.`,
  }),
})

core('missing-boiling-point', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const at = random.int(2, 4)
    const [above, missing, below] = [BOILING_POINTS[at - 1], BOILING_POINTS[at], BOILING_POINTS[at + 1]]
    if (!above || !missing || !below) return null
    const [low, right, high] = [above[2], missing[2], below[2]]
    const gap = high - low
    const wrong = threeSlips(
      random,
      right,
      [
        [
          Math.round(low - 0.25 * gap),
          `You chose less than for ${above[0]}, but the boiling point increases down the group.`,
        ],
        [
          Math.round(high + 0.8 * gap),
          `You went far beyond ${below[0]}, but the element stands above it in the group.`,
        ],
        [
          Math.round(high + 0.35 * gap),
          `You chose more than for ${below[0]}, which stands further down the group.`,
        ],
        [Math.abs(right), 'You left out the minus sign: all these boiling points are below 0 °C.'],
      ],
      value => quantity(value, '°C'),
    )
    return wrong ? { missing, above, below, right, wrong } : null
  },
  make: ({ missing: [name, period], above, below, right, wrong }) => ({
    stem: [
      `The crosses show boiling points of noble gases. The cross for ${name}, in Period ${period}, is left out.`,
      `A student plots the boiling points of four noble gases against the period. ${capital(name)} is in Period ${period}.`,
      `Boiling points of elements of Group VIII are shown, but the one of ${name}, in Period ${period}, is missing.`,
    ],
    figure: boilingFigure(name),
    prompt: [
      `Which value is the best prediction for the boiling point of ${name}?`,
      `What is the most likely boiling point of ${name}?`,
    ],
    options: numbers({ right, unit: '°C', wrong }),
    solution: `Down the group the boiling points increase. The one of ${name} lies between those of ${above[0]}, ${quantity(above[2], '°C')}, and ${below[0]}, ${quantity(below[2], '°C')}: ${quantity(right, '°C')}.`,
  }),
  verify: ({ above, below, right, wrong }) =>
    [right, ...wrong.map(([value]) => value)].find(value => value > above[2] && value < below[2]) ?? NaN,
})

const GASES = BOILING_POINTS.slice(1).map(([name]) => name)

const COLD = [
  { from: -232, to: -202, gases: 1 },
  { from: -178, to: -166, gases: 2 },
  { from: -142, to: -122, gases: 3 },
  { from: -96, to: -76, gases: 4 },
] as const

const listed = (count: number) => {
  const names = GASES.slice(0, count)
  return count === 1 ? `${names[0]} only` : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}

core('gases-at-a-low-temperature', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const { from, to, gases } = random.pick(COLD)
    return {
      gases,
      temperature: random.int(from, to),
      others: random.shuffle([1, 2, 3, 4].filter(each => each !== gases)),
    }
  },
  make: ({ gases, temperature, others }) => ({
    stem: [
      `The crosses show the boiling points of neon (Period 2), argon, krypton, xenon and radon (Period 6). Tubes with these elements are cooled to ${quantity(temperature, '°C')}.`,
      `Five noble gases, neon (Period 2) to radon (Period 6), are cooled in sealed tubes to ${quantity(temperature, '°C')}. The graph shows their boiling points.`,
      `At ${quantity(temperature, '°C')} some of the noble gases are no longer gases. The boiling points from neon (Period 2) to radon (Period 6) are shown.`,
    ],
    figure: boilingFigure(),
    prompt: [
      `Which of the five are still gases at ${quantity(temperature, '°C')}?`,
      `Which of these elements are gases at ${quantity(temperature, '°C')}?`,
    ],
    right: listed(gases),
    wrong: others.map(
      (count): Wrong => [
        listed(count),
        count < gases
          ? `You left out ${GASES[gases - 1]}, whose boiling point is below ${quantity(temperature, '°C')}.`
          : `You included ${GASES[count - 1]}, whose boiling point is above ${quantity(temperature, '°C')}.`,
      ],
    ),
    solution: `An element is a gas above its boiling point. The boiling points of ${listed(gases)} lie below ${quantity(temperature, '°C')}, those of the others above it.`,
  }),
  verify: ({ temperature }) => {
    const names = BOILING_POINTS.filter(([name, , value]) => name !== 'helium' && value < temperature).map(
      ([name]) => name,
    )
    return names.length === 1
      ? `${names[0]} only`
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
  },
})

const DENSITIES = [
  { name: 'neon', density: 0.83 },
  { name: 'argon', density: 1.7 },
  { name: 'krypton', density: 3.5 },
  { name: 'xenon', density: 5.5 },
] as const

core('balloons-of-noble-gases', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const shown = random.shuffle(DENSITIES)
    if (shown.every((each, at) => each === DENSITIES[at])) return null
    return { shown, asked: random.pick(DENSITIES).name, near: random.pick([-1, 1]) }
  },
  make: ({ shown, asked, near }) => {
    const letterOf = (name: string) => 'PQRS'.charAt(shown.findIndex(each => each.name === name))
    const place = DENSITIES.findIndex(({ name }) => name === asked)
    const other = DENSITIES[place + near] ?? DENSITIES[place - near]
    const [does, opposite] = asked === 'neon' ? ['rises', 'sinks'] : ['sinks', 'rises']
    return {
      stem: [
        'P, Q, R and S are neon, argon, krypton and xenon, in another order. The bar chart shows their densities. The density of air is 1.2 g/dm^{3}.',
        'Balloons are filled with neon, argon, krypton and xenon, here called P, Q, R and S in no special order. The densities of the gases are shown. Air has a density of 1.2 g/dm^{3}.',
        'The bar chart shows the densities of four noble gases, neon, argon, krypton and xenon, but not in this order. The density of air is 1.2 g/dm^{3}.',
      ],
      figure: densityBars(shown.map(({ density }) => density)),
      prompt: [
        `Which letter stands for ${asked}, and does a light balloon of it rise or sink in air?`,
        `Which row is correct for ${asked} and a light balloon that is filled with it?`,
      ],
      options: rows(
        [asked, 'balloon in air'],
        [letterOf(asked), does],
        [
          [
            [letterOf(asked), opposite],
            'You found the gas, but a balloon rises only if its gas is less dense than air.',
          ],
          [
            [letterOf(other?.name ?? ''), does],
            `You took the bar of ${other?.name ?? ''}: density increases down the group.`,
          ],
          [
            [letterOf(other?.name ?? ''), opposite],
            `You took the bar of ${other?.name ?? ''}; the gas ${asked} is ${asked === 'neon' ? 'less' : 'more'} dense than air.`,
          ],
        ],
      ),
      solution: `Density increases down the group: neon, argon, krypton, xenon. So ${asked} is ${letterOf(asked)}. It is ${asked === 'neon' ? 'less' : 'more'} dense than air, so the balloon ${does}.`,
    }
  },
})
