import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity } from '@/lib/exams/format'
import { capital } from '../shared'
import { heatedFigure, pairsFigure } from './drawings'
import { HYDRATES, INSOLUBLE } from './salts'

const { supplement, templates } = choiceQuestions('7.3', { calculator: 'needed' })

export { templates }

const ce = (formula: string) => `$\\ce{${formula}}$`

supplement('solutions-for-a-precipitate', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const at = random.int(0, INSOLUBLE.length - 1)
    return { at, wrong: random.sample(INSOLUBLE[at]?.wrong ?? [], 3), swap: random.chance(0.5) }
  },
  make: ({ at, wrong, swap }) => {
    const item = INSOLUBLE[at] ?? INSOLUBLE[0]
    if (!item) throw new Error('no salt')
    const [one, other] = swap ? [item.pair[1], item.pair[0]] : item.pair
    return {
      stem: [
        `${capital(item.salt)} is insoluble. It is made by precipitation.`,
        `A student wants to make ${item.salt}, an insoluble salt, by mixing two solutions.`,
        `Two substances are dissolved in water, and the solutions are mixed. A precipitate of ${item.salt} forms.`,
      ],
      prompt: ['Which two substances are suitable?', 'Which pair of substances can be used?'],
      right: `${one} and ${other}`,
      wrong,
      solution: `Both substances must be soluble, and one must contain the positive ion, the other the negative ion of ${item.salt}. All nitrates and all sodium salts are soluble: ${item.pair[0]} and ${item.pair[1]}.`,
    }
  },
})

supplement('equation-of-a-precipitate', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ at: random.int(0, INSOLUBLE.length - 1), swap: random.chance(0.5) }),
  make: ({ at, swap }) => {
    const item = INSOLUBLE[at] ?? INSOLUBLE[0]
    if (!item) throw new Error('no salt')
    const [one, other] = swap ? [item.pair[1], item.pair[0]] : item.pair
    return {
      stem: [
        `Aqueous ${one} is mixed with aqueous ${other}. A precipitate of ${item.salt} forms.`,
        `${capital(item.salt)} is precipitated from aqueous ${one} and aqueous ${other}.`,
        `A solution of ${one} is added to a solution of ${other}. Solid ${item.salt} appears.`,
      ],
      prompt: ['What is the ionic equation for the reaction?', 'Which ionic equation is correct?'],
      right: ce(item.ionic),
      wrong: item.slips.map(([equation, error]): Wrong => [ce(equation), error]),
      solution: `Only the ions that form the solid are shown: ${ce(item.ionic)}. The ions of sodium and nitrate stay in the solution.`,
    }
  },
})

supplement('water-in-crystals', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const hydrate = random.pick(HYDRATES)
    const moles = random.pick([0.01, 0.02, 0.03, 0.04, 0.05])
    const dry = hydrate.dry * moles
    const start = dry + hydrate.water * 18 * moles
    const water = start - dry
    const wrong = threeSlips(
      random,
      hydrate.water,
      [
        [Math.round(start / 18 / moles), 'You took the mass of the crystals for the mass of the water.'],
        [
          Math.round(((water / start) * hydrate.dry) / 18),
          'You took the mass of the crystals for the mass of the anhydrous salt.',
        ],
        [hydrate.water * 2, 'You took 9 for the mass of one mole of water, half of what it is.'],
        [hydrate.water + 1, 'You counted the salt itself as one more molecule of water.'],
        [Math.max(1, hydrate.water - 1), 'You took one mole of the salt away from the moles of water.'],
      ],
      plain,
    )
    return wrong ? { hydrate, dry, start, wrong } : null
  },
  make: ({ hydrate: { name, salt, dry: mass, water }, dry, start, wrong }) => {
    const values = `[*M*_{r}: ${ce(salt)}, ${mass}; ${ce('H2O')}, 18]`
    const lost = start - dry
    return {
      stem: [
        `Hydrated ${name}, ${ce(`${salt}.xH2O`)}, is heated. The graph shows the mass of the solid. ${values}`,
        `Crystals of hydrated ${name}, ${ce(`${salt}.xH2O`)}, lose all of their water when they are heated. The graph shows the mass of the solid. ${values}`,
        `The graph shows the mass of a sample of ${ce(`${salt}.xH2O`)} that is heated until only ${ce(salt)} is left. ${values}`,
      ],
      figure: heatedFigure(start, dry),
      prompt: ['What is the value of *x*?', 'Which value of *x* follows from the graph?'],
      options: numbers({ right: water, unit: '', wrong }),
      solution: `Water lost: ${start.toFixed(2)} − ${dry.toFixed(2)} = ${quantity(lost, 'g', 3)}, which is ${figures(lost, 3)} ÷ 18 = ${quantity(lost / 18, 'mol', 2)}. Anhydrous salt: ${dry.toFixed(2)} ÷ ${mass} = ${quantity(dry / mass, 'mol', 2)}. *x* is the ratio: ${plain(water)}.`,
    }
  },
  verify: ({ hydrate, dry, start }) => Math.round(((start - dry) * hydrate.dry) / (18 * dry)),
})

const SETS = [
  {
    metal: 'barium nitrate',
    partners: ['sodium sulfate', 'potassium carbonate'],
    idle: ['sodium chloride', 'potassium nitrate'],
  },
  {
    metal: 'silver nitrate',
    partners: ['sodium chloride', 'potassium carbonate'],
    idle: ['sodium nitrate', 'ammonium nitrate'],
  },
  {
    metal: 'lead(II) nitrate',
    partners: ['potassium chloride', 'sodium sulfate'],
    idle: ['potassium nitrate', 'ammonium nitrate'],
  },
] as const

supplement('which-solution-is-it', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const set = random.pick(SETS)
    return {
      set,
      idle: random.pick(set.idle),
      roles: random.shuffle(['metal', 'one', 'other', 'idle'] as const),
      asksMetal: random.chance(0.5),
    }
  },
  make: ({ set, idle, roles, asksMetal }) => {
    const [one, other] = set.partners
    const asked = asksMetal ? set.metal : idle
    const forms = (a: number, b: number) =>
      (roles[a] === 'metal' && roles[b] !== 'idle') || (roles[b] === 'metal' && roles[a] !== 'idle')
    const names = [set.metal, one, other, idle].toSorted()
    const list = `${names.slice(0, 3).join(', ')} and ${names[3]}`
    const wrongFor = (role: (typeof roles)[number]) =>
      role === 'metal'
        ? `You chose the solution with two precipitates; it contains the ions of the metal, ${set.metal}.`
        : role === 'idle'
          ? `You chose the solution that forms no precipitate at all, which is ${idle}.`
          : `You chose a solution with one precipitate, but ${asked} forms ${asksMetal ? 'two' : 'none'}.`
    return {
      stem: [
        `Four bottles, A to D, contain aqueous ${list}, in no special order. Pairs of the solutions are mixed. The results are shown.`,
        `The labels of four solutions are lost. They are aqueous ${list}. The chart shows what is seen when two of them are mixed.`,
        `A, B, C and D are aqueous ${list}, but not in this order. The chart shows which pairs form a precipitate.`,
      ],
      figure: pairsFigure(forms),
      prompt: [`Which solution is ${asked}?`, `Which letter stands for ${asked}?`],
      options: inThisOrder(
        roles.map((role, at): string | Wrong =>
          role === (asksMetal ? 'metal' : 'idle') ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), wrongFor(role)],
        ),
      ),
      solution: `${capital(set.metal)} forms insoluble salts with ${one} and with ${other}: two precipitates. ${capital(idle)} forms none, since its ions make only soluble salts with those in the other solutions.`,
    }
  },
})
