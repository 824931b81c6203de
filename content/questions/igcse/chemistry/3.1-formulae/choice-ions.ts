import { rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { capital } from '../shared'
import { displayedFigure, layerCounts, layerFigure, twoSolutions } from './drawings'
import { ANIONS, binary, CATIONS, ionFormula } from './ions'
import { ce, EMPIRICAL } from './models'
import { charged, PRECIPITATIONS } from './precipitations'

const { supplement, templates } = choiceQuestions('3.1')

export { templates }

supplement('empirical-formula-of-a-molecule', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({ at: random.int(0, EMPIRICAL.length - 1) }),
  make: ({ at }) => {
    const one = EMPIRICAL[at] ?? EMPIRICAL[0]
    if (!one) throw new Error('no molecule')
    return {
      stem: [
        'The diagram shows every atom and bond of a molecule.',
        'The displayed formula of a substance is shown.',
        'A molecule has the displayed formula that is drawn here.',
      ],
      figure: displayedFigure(one.what, at),
      prompt: ['What is the empirical formula of the substance?', 'Which empirical formula does it have?'],
      right: ce(one.formula),
      wrong: one.wrong.map(([text, error]) => [ce(text), error] as const),
      solution: `Count the atoms: the molecular formula is ${ce(one.molecular)}. Divide all numbers by ${one.factor}: the simplest ratio is ${ce(one.formula)}.`,
    }
  },
})

supplement('formula-from-the-charges', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const cation = random.pick(CATIONS)
    const anion = random.pick(ANIONS)
    return anion.symbol !== 'O' && cation.charge !== anion.charge && cation.with.includes(anion.symbol)
      ? { cation, anion }
      : null
  },
  make: ({ cation, anion }) => {
    const [c, a] = [cation.charge, anion.charge]
    const name = `${cation.name} ${anion.name}`
    const ions = `${ce(ionFormula(cation, '+'))} and ${ce(ionFormula(anion, '-'))}`
    const formula = (first: number, second: number) => ce(binary(cation, first, anion, second))
    return {
      stem: [
        `The ions in ${name} are ${ions}.`,
        `A jar is labelled ${name}. It contains the ions ${ions}.`,
        `${capital(name)} consists of the ions ${ions}.`,
      ],
      prompt: [`What is the formula of ${name}?`, 'Which formula does the compound have?'],
      right: formula(a, c),
      wrong: [
        [formula(c, a), 'You gave each ion its own charge as its number, but it is the other way round.'],
        [formula(1, 1), 'You took one ion of each kind, but then the charges do not add up to zero.'],
        c === 3 && a === 2
          ? [formula(1, 3), 'You used the charge of the positive ion only.']
          : [
              formula(Math.max(a, c), Math.max(a, c)),
              'You multiplied both ions, but only one kind needs to be there more than once.',
            ],
      ],
      solution: `${a} × ${c}+ and ${c} × ${a}− add up to zero: ${formula(a, c)}.`,
    }
  },
  verify: ({ cation, anion }) => {
    for (let first = 1; first <= 6; first += 1)
      for (let second = 1; second <= 6; second += 1)
        if (first * cation.charge - second * anion.charge === 0)
          return ce(binary(cation, first, anion, second))
    return ''
  },
})

const M = { symbol: 'M', isGroup: false }

const GIVEN = [
  { symbol: 'Cl', name: 'chloride', charge: 1, isGroup: false },
  { symbol: 'O', name: 'oxide', charge: 2, isGroup: false },
  { symbol: 'NO3', name: 'nitrate', charge: 1, isGroup: true },
  { symbol: 'SO4', name: 'sulfate', charge: 2, isGroup: true },
] as const

/** The formula with charges that cancel, in lowest terms. */
const ofMetal = (charge: number, anion: (typeof GIVEN)[number]) =>
  charge === anion.charge ? binary(M, 1, anion, 1) : binary(M, anion.charge, anion, charge)

/** Numbers that were kept from the given formula, or given to the wrong ion. */
function keptNumbers(asked: (typeof GIVEN)[number], charge: number): Wrong {
  if (asked.charge === 1) {
    const error =
      charge === 2
        ? 'You gave the number 2 to M instead of to the other ion.'
        : 'You kept the number 2 of M from the other formula.'
    return [ce(binary(M, 2, asked, 1)), error]
  }
  if (charge === 1)
    return [ce(binary(M, 1, asked, 2)), 'You gave the number 2 to the other ion instead of to M.']
  return [
    ce(binary(M, 1, asked, charge)),
    'You kept the numbers of the given formula, but the charges of the two negative ions differ.',
  ]
}

supplement('from-one-formula-to-another', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [given, asked] = random.sample(GIVEN, 2)
    return given && asked && given.charge !== asked.charge ? { given, asked, charge: random.int(1, 3) } : null
  },
  make: ({ given, asked, charge }) => {
    const others = [1, 2, 3].filter(each => each !== charge)
    const formula = ce(ofMetal(charge, given))
    return {
      stem: [
        `The ${given.name} of a metal M has the formula ${formula}.`,
        `A metal M forms a ${given.name} with the formula ${formula}.`,
        `In one series of its compounds a metal M has ions of a fixed charge. The formula of the ${given.name} is ${formula}.`,
      ],
      prompt: [
        `What is the formula of the ${asked.name} of M?`,
        `Which formula does the ${asked.name} with the same ion of M have?`,
      ],
      right: ce(ofMetal(charge, asked)),
      wrong: [
        ...others.map(
          other =>
            [
              ce(ofMetal(other, asked)),
              `You took the charge of the ion of M for ${other}+, but the ${given.name} shows that it is ${charge}+.`,
            ] as const,
        ),
        keptNumbers(asked, charge),
      ],
      solution: `In ${formula} the charges add up to zero, and the ${given.name} ion has ${given.charge}−: M has ${charge}+. With the ${asked.name} ion, ${asked.charge}−, it forms ${ce(ofMetal(charge, asked))}.`,
    }
  },
  verify: ({ given, asked, charge }) => {
    // The charge is read back from the given formula.
    const text = ofMetal(charge, given)
    const metals = Number(/^M(\d*)/.exec(text)?.[1] || 1)
    const others = Number((given.isGroup ? /\)(\d)$/ : /[a-zO](\d)$/).exec(text)?.[1] ?? 1)
    const found = (others * given.charge) / metals
    return ce(ofMetal(found, asked))
  },
})

/** How many of each ion, and the charge of each. */
const RATIOS = [
  [1, 2, 2, 1],
  [2, 1, 1, 2],
  [1, 3, 3, 1],
  [2, 3, 3, 2],
  [3, 1, 1, 3],
] as const

supplement('formula-from-a-layer-of-ions', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    ratio: random.pick(RATIOS),
    names: random.pick([
      ['X', 'Z'],
      ['Q', 'R'],
      ['M', 'Y'],
    ] as const),
  }),
  make: ({ ratio: [a, b, plus, minus], names: [x, z] }) => {
    const formula = (first: number, second: number) =>
      ce(`${x}${first === 1 ? '' : first}${z}${second === 1 ? '' : second}`)
    const charge = (n: number) => `${n}−`
    const [all, rest] = layerCounts(a, b)
    const given = `${x}^{${plus === 1 ? '' : plus}+}`
    return {
      stem: [
        `The diagram shows a layer of a compound of ${x} and ${z}. The ions of ${x} are ${given}.`,
        `Part of an ionic compound is drawn. It contains ions of ${x}, ${given}, and of ${z}.`,
        `An ionic compound consists of ${given} ions and ions of ${z}, in the ratio that the diagram shows.`,
      ],
      figure: layerFigure({ label: x, count: a }, { label: z, count: b }),
      prompt: [
        `What are the formula of the compound and the charge of an ion of ${z}?`,
        `Which row gives the formula and the charge of an ion of ${z}?`,
      ],
      options: rows(
        ['formula', `charge of ion of ${z}`],
        [formula(a, b), charge(minus)],
        [
          [[formula(b, a), charge(minus)], `You exchanged the numbers of the ions of ${x} and ${z}.`],
          [
            [formula(a, b), charge(plus)],
            `You gave both ions the same charge, but their numbers are not equal.`,
          ],
          [[formula(all, rest), charge(minus)], 'You counted the ions but did not simplify their ratio.'],
        ],
      ),
      solution: `There are ${all} ions of ${x} and ${rest} of ${z}: the simplest ratio is ${a} to ${b}, ${formula(a, b)}. The charges add up to zero, so ${b} ion${b === 1 ? '' : 's'} of ${z} balance${b === 1 ? 's' : ''} ${a} × ${plus}+ = ${a * plus}+: the charge is ${charge(minus)}.`,
    }
  },
})

supplement('ionic-equation', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({ one: random.pick(PRECIPITATIONS), turned: random.chance(0.5) }),
  make: ({ one, turned }) => {
    const [first, second] = one.salts
    const [pictured, names] = turned
      ? ([
          [one.pictured[1], one.pictured[0]],
          [second, first],
        ] as const)
      : ([one.pictured, one.salts] as const)
    return {
      stem: [
        `The diagram shows ions in aqueous ${names[0]} and aqueous ${names[1]}. When the solutions are mixed, solid ${one.solidName} forms.`,
        `Aqueous ${names[0]} is added to aqueous ${names[1]}. A precipitate of ${one.solidName} is seen. The diagram shows the ions before.`,
        `The ions in two solutions are shown. Mixed, the solutions give a precipitate of ${one.solidName}.`,
      ],
      figure: twoSolutions(pictured, names),
      prompt: [
        'What is the ionic equation for the reaction?',
        'Which ionic equation represents the reaction?',
      ],
      right: ce(charged(one.ionic)),
      wrong: [
        [ce(one.joinedSpectators), 'You joined the spectator ions, which stay in solution.'],
        [ce(one.halfSplit), 'You left a dissolved salt whole, with a spectator ion in it.'],
        [ce(one.unbalanced[0]), one.unbalanced[1]],
      ],
      solution: `Only the ions that form ${one.solidName} change; the others are spectator ions and are left out. Atoms and charges balance in ${ce(charged(one.ionic))}.`,
    }
  },
})
