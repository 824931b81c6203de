import { bySize, inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity, standardForm } from '@/lib/exams/format'
import { massByAtoms, molecularMass } from '../3.2-relative-masses-of-atoms-and-molecules/masses'
import { bottleFigure, flaskFigure, samplesFigure, syringeFigure } from './drawings'

const { core, supplement, templates } = choiceQuestions('3.3', { calculator: 'needed' })

export { templates }

const AVOGADRO = 6.02e23

const ce = (formula: string) => `$\\ce{${formula}}$`

const LABELS = [
  ['glucose', [10, 18, 45, 90]],
  ['sodium chloride', [12, 30, 58, 120]],
  ['potassium nitrate', [15, 25, 50, 101]],
  ['citric acid', [20, 48, 96, 150]],
] as const

core('label-on-a-bottle', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const [solute, masses] = random.pick(LABELS)
    return random.chance(0.5)
      ? { solute, strength: `${random.pick(masses)} g/dm^{3}`, isMass: true }
      : { solute, strength: `${random.pick([0.1, 0.2, 0.5, 1.5])} mol/dm^{3}`, isMass: false }
  },
  make: ({ solute, strength, isMass }) => {
    const [right, other] = isMass
      ? ['the mass of solute in each dm^{3}', 'the amount of solute in each dm^{3}']
      : ['the amount of solute in each dm^{3}', 'the mass of solute in each dm^{3}']
    return {
      stem: [
        `The diagram shows a bottle of a solution of ${solute}.`,
        `An aqueous solution of ${solute} is kept in this bottle.`,
        `A technician labels a bottle that holds a solution of ${solute}.`,
      ],
      figure: bottleFigure(solute, strength),
      prompt: ['What does the number on the label give?', 'What can be read from the number on the label?'],
      right,
      wrong: {
        [other]: isMass
          ? 'You took g for moles: the amount of substance would be given in mol.'
          : 'You took mol for grams: the mass would be given in g.',
        'the mass of solute in the whole bottle':
          'You read the label as the content of the bottle, but the unit says for each cubic decimetre.',
        'the volume of solution in the bottle':
          'You looked at dm^{3} only; the label gives what is dissolved in one dm^{3}, a concentration.',
      },
      solution: `The unit ${isMass ? 'g/dm^{3}' : 'mol/dm^{3}'} is one of concentration: ${isMass ? 'the mass in grams' : 'the amount in moles'} of the solute in each dm^{3} of the solution.`,
    }
  },
})

/** formula, what is counted, how many of it in one formula unit, all atoms or ions in it, one of what */
const COUNTED = [
  ['CO2', 'oxygen atoms', 2, 3, 'molecule'],
  ['NH3', 'hydrogen atoms', 3, 4, 'molecule'],
  ['CH4', 'hydrogen atoms', 4, 5, 'molecule'],
  ['SO3', 'oxygen atoms', 3, 4, 'molecule'],
  ['MgCl2', 'chloride ions', 2, 3, 'formula unit'],
  ['Na2O', 'sodium ions', 2, 3, 'formula unit'],
  ['AlCl3', 'chlorine atoms', 3, 4, 'formula unit'],
] as const

supplement('particles-in-a-mass', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [formula, counted, count, all, unit] = random.pick(COUNTED)
    const n = random.pick([0.1, 0.2, 0.25, 0.4, 0.5, 0.8, 1.5, 2.5])
    const right = n * count * AVOGADRO
    const wrong = threeSlips(
      random,
      right,
      [
        [n * AVOGADRO, `You counted each ${unit} once; it contains ${count} ${counted}.`],
        [n * all * AVOGADRO, `You counted all particles of a ${unit}, not only the ${counted}.`],
        [count * AVOGADRO, 'You counted the particles in one mole; use the mass that is given.'],
        [(count * AVOGADRO) / n, 'You turned the amount upside down: it is mass divided by molar mass.'],
        [(n * AVOGADRO) / count, `You divided by the number of ${counted} in a ${unit}; multiply by it.`],
      ],
      value => standardForm(value, 3),
    )
    return wrong ? { formula, counted, count, n, right, wrong } : null
  },
  make: ({ formula, counted, count, n, right, wrong }) => {
    const molar = molecularMass(formula)
    const mass = quantity(n * molar, 'g')
    return {
      stem: [
        `One mole of ${ce(formula)} has a mass of ${quantity(molar, 'g')}. The Avogadro constant is 6.02 × 10^{23} per mole.`,
        `The molar mass of ${ce(formula)} is ${quantity(molar, 'g/mol')}. One mole contains 6.02 × 10^{23} particles.`,
        `The *M*_{r} of ${ce(formula)} is ${plain(molar)}, and the Avogadro constant is 6.02 × 10^{23} per mole.`,
      ],
      prompt: [
        `How many ${counted} are in ${mass} of ${ce(formula)}?`,
        `What is the number of ${counted} in ${mass} of ${ce(formula)}?`,
      ],
      options: bySize({ right, wrong, print: value => standardForm(value, 3) }),
      solution: `Amount: ${plain(n * molar)} ÷ ${plain(molar)} = ${quantity(n, 'mol')}. It contains ${plain(n)} × ${count} = ${quantity(n * count, 'mol')} of ${counted}: ${plain(n * count)} × 6.02 × 10^{23} = ${standardForm(right, 3)}.`,
    }
  },
  verify: ({ formula, count, n }) => {
    const one = massByAtoms(formula) / AVOGADRO
    return standardForm(((n * massByAtoms(formula)) / one) * count, 3)
  },
})

const GASES = [
  ['H2', 2],
  ['CH4', 5],
  ['NH3', 4],
  ['N2', 2],
  ['O2', 2],
  ['CO2', 3],
  ['SO2', 3],
  ['C2H6', 8],
  ['CO', 2],
] as const

const printed = (formula: string) => formula.replace(/(\d)/g, '_{$1}')

supplement('most-particles', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const gases = random.sample(GASES, 4)
    const amounts = random.sample([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8], 4)
    const all = gases.map(([formula, atoms], at) => {
      const n = amounts[at] ?? 0
      return { formula, n, atoms: Math.round(n * atoms * 10) / 10, mass: n * molecularMass(formula) }
    })
    const asksAtoms = random.chance(0.5)
    const by = all.map(({ n, atoms }) => (asksAtoms ? atoms : n)).toSorted((a, b) => b - a)
    const best = all.findIndex(({ n, atoms }) => (asksAtoms ? atoms : n) === by[0])
    const heaviest = Math.max(...all.map(({ mass }) => mass))
    const most = Math.max(...all.map(({ n }) => n))
    // Neither the largest mass nor, where atoms are asked for, the most molecules.
    if (by[0] === by[1] || all[best]?.mass === heaviest) return null
    return asksAtoms && all[best]?.n === most ? null : { all, asksAtoms, best, heaviest, most }
  },
  make: ({ all, asksAtoms, best, heaviest, most }) => {
    const what = asksAtoms ? 'atoms' : 'molecules'
    const error = ({ n, atoms, mass }: (typeof all)[number]): string => {
      if (mass === heaviest)
        return `You chose the largest mass, but the number of ${what} depends on the molar mass too.`
      if (asksAtoms && n === most)
        return 'You counted molecules, but they contain different numbers of atoms each.'
      return `You overlooked a sample with more: this one has ${quantity(asksAtoms ? atoms : n, 'mol')} of ${what}.`
    }
    return {
      stem: [
        'Four vessels contain the gases and masses shown. [*A*_{r}: H, 1; C, 12; N, 14; O, 16; S, 32]',
        'The diagram shows samples of four gases with their masses. [*A*_{r}: H, 1; C, 12; N, 14; O, 16; S, 32]',
        'Samples of four gases are weighed. The labels give their formulae and masses. [*A*_{r}: H, 1; C, 12; N, 14; O, 16; S, 32]',
      ],
      figure: samplesFigure(
        all.map(({ formula, mass }) => ({
          formula,
          printed: printed(formula),
          mass: quantity(mass, 'g'),
        })),
      ),
      prompt: asksAtoms
        ? ['Which sample contains the greatest number of atoms?', 'In which sample are there the most atoms?']
        : [
            'Which sample contains the greatest number of molecules?',
            'In which sample are there the most molecules?',
          ],
      options: inThisOrder(
        all.map((each, at): string | Wrong =>
          at === best ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), error(each)],
        ),
      ),
      solution: `Divide each mass by the molar mass${asksAtoms ? ', then multiply by the number of atoms in a molecule' : ''}. ${all.map(({ n, atoms }, at) => `${'ABCD'.charAt(at)}: ${quantity(n, 'mol')} of molecules${asksAtoms ? `, ${quantity(atoms, 'mol')} of atoms` : ''}`).join('; ')}. The most ${what} are in ${'ABCD'.charAt(best)}.`,
    }
  },
  verify: ({ all, asksAtoms }) => {
    const counts = all.map(({ formula, mass }) => {
      const each = [...formula.matchAll(/[A-Z][a-z]?(\d*)/g)].reduce((sum, [, n]) => sum + Number(n || 1), 0)
      return (mass / massByAtoms(formula)) * (asksAtoms ? each : 1)
    })
    return 'ABCD'.charAt(counts.indexOf(Math.max(...counts)))
  },
})

const SYRINGED = [
  ['carbon dioxide', 'CO2'],
  ['oxygen', 'O2'],
  ['nitrogen', 'N2'],
  ['methane', 'CH4'],
  ['sulfur dioxide', 'SO2'],
  ['ethane', 'C2H6'],
] as const

supplement('gas-in-a-syringe', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [name, formula] = random.pick(SYRINGED)
    const volume = random.pick([24, 36, 48, 60, 72, 84, 96])
    const molar = molecularMass(formula)
    const right = (volume / 24000) * molar
    const wrong = threeSlips(
      random,
      right,
      [
        [(volume / 24) * molar, 'You used cm^{3} with the molar volume in dm^{3}; divide by 1000 first.'],
        [(volume / 1000) * molar, 'You changed cm^{3} into dm^{3}, but did not divide by 24.'],
        [volume / 24000, 'You gave the amount in moles; multiply it by the molar mass.'],
        [volume / 24000 / molar, 'You divided the amount by the molar mass; multiply by it.'],
        [(volume * 24 * molar) / 1000, 'You multiplied the volume by 24; divide by it to find the amount.'],
      ],
      value => figures(value, 2),
    )
    return wrong ? { name, formula, volume, molar, right, wrong } : null
  },
  make: ({ name, formula, volume, molar, right, wrong }) => ({
    stem: [
      `The gas syringe contains ${name}, ${ce(formula)}, at r.t.p. [*M*_{r}: ${ce(formula)}, ${molar}; the molar gas volume is 24 dm^{3} at r.t.p.]`,
      `A gas syringe is filled with ${name}, ${ce(formula)}, at room temperature and pressure. [*M*_{r} = ${molar}; one mole of a gas has a volume of 24 dm^{3} at r.t.p.]`,
      `The volume of a sample of ${name}, ${ce(formula)}, is measured at r.t.p. as shown. [*M*_{r} = ${molar}; molar gas volume 24 dm^{3} at r.t.p.]`,
    ],
    figure: syringeFigure(name, volume),
    prompt: [`What is the mass of the ${name}?`, `What mass of ${name} is in the syringe?`],
    options: numbers({ right, unit: 'g', sigFigs: 2, wrong }),
    solution: `The volume is ${quantity(volume, 'cm^3')} = ${quantity(volume / 1000, 'dm^3')}. Amount: ${plain(volume / 1000)} ÷ 24 = ${quantity(volume / 24000, 'mol')}. Mass: ${plain(volume / 24000)} × ${molar} = ${quantity(right, 'g', 2)}.`,
  }),
  verify: ({ formula, volume }) => (massByAtoms(formula) * volume) / 24 / 1000,
})

const SOLUTES = [
  ['sodium hydroxide', 'NaOH'],
  ['potassium hydroxide', 'KOH'],
  ['sodium chloride', 'NaCl'],
  ['potassium nitrate', 'KNO3'],
  ['sodium carbonate', 'Na2CO3'],
  ['sodium nitrate', 'NaNO3'],
] as const

supplement('mass-for-a-solution', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [name, formula] = random.pick(SOLUTES)
    const volume = random.pick([100, 200, 250, 500])
    const c = random.pick([0.1, 0.2, 0.25, 0.4, 0.5, 0.8, 1.5])
    const molar = molecularMass(formula)
    const right = ((c * volume) / 1000) * molar
    const wrong = threeSlips(
      random,
      right,
      [
        [c * molar, 'You found the mass for 1 dm^{3} of solution; the flask holds less.'],
        [(c * volume * molar) / 100, 'You divided by 100; there are 1000 cm^{3} in 1 dm^{3}.'],
        [((volume / 1000) * molar) / c, 'You divided by the concentration; multiply volume by it.'],
        [(c * molar * 1000) / volume, 'You divided by the volume; amount is concentration times volume.'],
        [(molar * volume) / 1000, 'You left out the concentration: it is not 1 mol/dm^{3}.'],
      ],
      value => figures(value, 3),
    )
    return wrong ? { name, formula, volume, c, molar, right, wrong } : null
  },
  make: ({ name, formula, volume, c, molar, right, wrong }) => ({
    stem: [
      `A technician makes a solution of ${name} with a concentration of ${quantity(c, 'mol/dm^3')} in the flask shown. [*M*_{r}: ${ce(formula)}, ${plain(molar)}]`,
      `The flask is to hold aqueous ${name} with a concentration of ${quantity(c, 'mol/dm^3')}, up to the mark. [*M*_{r}: ${ce(formula)}, ${plain(molar)}]`,
      `Solid ${name} is dissolved in water. The flask is then filled to the mark, and the concentration is ${quantity(c, 'mol/dm^3')}. [*M*_{r}: ${ce(formula)}, ${plain(molar)}]`,
    ],
    figure: flaskFigure(volume, name),
    prompt: [`What mass of ${name} is in the flask?`, `Which mass of ${name} does this solution contain?`],
    options: numbers({ right, unit: 'g', sigFigs: 3, wrong }),
    solution: `Amount: ${plain(c)} × ${volume} ÷ 1000 = ${quantity((c * volume) / 1000, 'mol')}. Mass: ${plain((c * volume) / 1000)} × ${plain(molar)} = ${quantity(right, 'g', 3)}.`,
  }),
  verify: ({ formula, volume, c }) => (massByAtoms(formula) * c * volume) / 1000,
})
