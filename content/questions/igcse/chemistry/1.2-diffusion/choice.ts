import { inThisOrder, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'

const { core, supplement, templates } = choiceQuestions('1.2')

export { templates }

const JARS: readonly [string, string][] = [
  ['bromine gas', 'air'],
  ['nitrogen dioxide gas', 'air'],
  ['chlorine gas', 'air'],
]

core('why-a-gas-spreads-upwards', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const wrong: Wrong[] = pairs({
      'Its particles are less dense than air, so they rise.':
        'The gas is denser than air, and it spreads all the same; density is not the cause.',
      'Its particles are attracted by the particles of the air.':
        'Nothing pulls the particles; they move by themselves, at random.',
      'Its particles move away from each other because they are alike.':
        'Particles of a gas do not push each other away; they move at random.',
      'Its particles expand until they fill both jars.':
        'The particles keep their size; they move to other places.',
      'Its particles move only upwards, to the lower concentration.':
        'Each particle moves in random directions, also downwards.',
    })
    return { item: random.pick(JARS), minutes: random.step(10, 30, 5), wrong: random.sample(wrong, 3) }
  },
  make: ({ item: [gas, air], minutes, wrong }) => ({
    stem: `A gas jar of ${air} stands upside down on a gas jar of ${gas}, which is coloured and denser than ${air}. The lid between the jars is removed. After ${minutes} minutes, the colour is the same in both jars.`,
    prompt: `Why does the ${gas} spread into the upper jar?`,
    right: 'Its particles move at random in all directions and collide with other particles.',
    wrong,
    solution:
      'Particles of a gas move at random and change direction when they collide. So they spread from the higher to the lower concentration until they are evenly mixed, even against their weight.',
  }),
})

const GASES: readonly [string, number][] = [
  ['H_{2}', 2],
  ['CH_{4}', 16],
  ['NH_{3}', 17],
  ['N_{2}', 28],
  ['O_{2}', 32],
  ['HCl', 36.5],
  ['CO_{2}', 44],
  ['SO_{2}', 64],
  ['Cl_{2}', 71],
]

supplement('fastest-or-slowest-gas', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    gases: random.sample(GASES, 4),
    fast: random.chance(0.5),
    temperature: random.step(15, 30, 5),
  }),
  make: ({ gases, fast, temperature }) => {
    const masses = gases.map(([, mass]) => mass)
    const wanted = fast ? Math.min(...masses) : Math.max(...masses)
    return {
      stem: `The table shows four gases at ${quantity(temperature, '°C')} and their relative molecular masses, *M*_{r}.`,
      table: { head: ['gas', '*M*_{r}'], rows: gases.map(([name, mass]) => [name, plain(mass)]) },
      prompt: `Which gas diffuses ${fast ? 'fastest' : 'most slowly'}?`,
      options: inThisOrder(
        gases.map(([name, mass]): string | Wrong => {
          if (mass === wanted) return name
          const opposite = mass === (fast ? Math.max(...masses) : Math.min(...masses))
          return [
            name,
            opposite
              ? 'You turned the rule round: a lower relative molecular mass means faster diffusion.'
              : `You overlooked a gas with a ${fast ? 'lower' : 'higher'} relative molecular mass.`,
          ]
        }),
      ),
      solution: `At the same temperature, a lower relative molecular mass means faster diffusion. The gas with the ${fast ? 'lowest' : 'highest'} *M*_{r}, ${plain(wanted)}, diffuses ${fast ? 'fastest' : 'most slowly'}.`,
    }
  },
  verify: ({ gases, fast }) => {
    const sorted = [...gases].sort(([, one], [, other]) => one - other)
    return (fast ? sorted[0] : sorted.at(-1))?.[0] ?? ''
  },
})

const PAIRS = [
  { one: 'ammonia', oneMass: 17, other: 'hydrogen chloride', otherMass: 36.5, ring: 'white' },
  { one: 'methylamine', oneMass: 31, other: 'hydrogen bromide', otherMass: 81, ring: 'white' },
  { one: 'ammonia', oneMass: 17, other: 'hydrogen bromide', otherMass: 81, ring: 'white' },
] as const

supplement('where-the-ring-forms', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({ pair: random.pick(PAIRS), length: random.step(60, 120, 20) }),
  make: ({ pair: { one, oneMass, other, otherMass, ring: colour }, length }) => ({
    stem: `Cotton wool that gives off ${one} gas (*M*_{r} = ${plain(oneMass)}) is put into one end of a glass tube, ${quantity(length, 'cm')} long. At the same time, cotton wool that gives off ${other} gas (*M*_{r} = ${plain(otherMass)}) is put into the other end. A ${colour} ring forms where the gases meet.`,
    prompt: 'Where does the ring form, and why?',
    right: `nearer to the ${other}, because ${one} diffuses faster`,
    wrong: {
      [`nearer to the ${one}, because ${one} diffuses more slowly`]: `You took the lighter gas for the slower one: ${one} has the lower relative molecular mass.`,
      [`nearer to the ${one}, because ${one} diffuses faster`]:
        'You were right about the speed, but the faster gas travels further before the two meet.',
      'in the middle, because both gases are at the same temperature':
        'At the same temperature, gases of different relative molecular mass diffuse at different rates.',
    },
    solution: `${one.charAt(0).toUpperCase()}${one.slice(1)} has the lower relative molecular mass, so it diffuses faster and travels further in the same time. The gases meet nearer to the ${other}.`,
  }),
})
