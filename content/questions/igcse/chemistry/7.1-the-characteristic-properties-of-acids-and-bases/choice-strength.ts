import type { Counts } from '@/content/figures/igcse/chemistry/acids-bases-and-salts'
import { inThisOrder, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { fourAcids, type Labelled, tubesInARow } from './drawings'

const { core, supplement, templates } = choiceQuestions('7.1', { calculator: 'needed' })

export { templates }

const LIQUIDS = [
  { name: 'dilute hydrochloric acid', kind: 'acid' },
  { name: 'dilute nitric acid', kind: 'acid' },
  { name: 'aqueous sodium hydroxide', kind: 'alkali' },
  { name: 'aqueous potassium hydroxide', kind: 'alkali' },
  { name: 'distilled water', kind: 'neutral' },
  { name: 'aqueous sodium chloride', kind: 'neutral' },
] as const

/** Signs of a liquid in four tests: zinc carbonate, red litmus, blue litmus, universal indicator. */
const SIGNS = {
  acid: ['bubbles', 'stays red', 'turns red'],
  alkali: ['no bubbles', 'turns blue', 'stays blue'],
  neutral: ['no bubbles', 'stays red', 'stays blue'],
} as const

core('four-solutions', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    liquid: random.pick(LIQUIDS),
    letter: random.pick(['X', 'Y', 'Z', 'W'] as const),
    carbonate: random.pick(['zinc carbonate', 'calcium carbonate', 'magnesium carbonate'] as const),
  }),
  make: ({ liquid, letter, carbonate }) => {
    const seen = SIGNS[liquid.kind]
    const others = LIQUIDS.filter(({ kind }) => kind !== liquid.kind)
    const first = others[0]
    const second = others.find(({ kind }) => kind !== first?.kind)
    const third = others.findLast(({ kind }) => kind === first?.kind)
    const wrong = [first, second, third].flatMap(other =>
      other ? [[other.name, whyNot(other.kind, liquid.kind)] as const] : [],
    )
    const tubes: Labelled[] = [
      {
        letter: '1',
        under: carbonate.replace(' ', '\n'),
        gas: seen[0] === 'bubbles',
        solid: true,
        seen: `${carbonate} under liquid ${letter}, ${seen[0]}`,
      },
      { letter: '2', under: `red litmus\n${seen[1]}`, seen: `liquid ${letter}; red litmus ${seen[1]}` },
      { letter: '3', under: `blue litmus\n${seen[2]}`, seen: `liquid ${letter}; blue litmus ${seen[2]}` },
    ]
    return {
      stem: [
        `The diagram shows what is seen in three tests on liquid ${letter}.`,
        `Liquid ${letter} is added to ${carbonate} and tested with red and with blue litmus paper. The results are shown.`,
        `Three samples of liquid ${letter} are tested: with ${carbonate}, with red litmus paper and with blue litmus paper.`,
      ],
      figure: tubesInARow(tubes, `three-tests-${seen.join('-').replaceAll(' ', '-')}`),
      prompt: [`Which liquid could be ${letter}?`, `What could ${letter} be?`],
      right: liquid.name,
      wrong,
      solution: {
        acid: 'An acid gives carbon dioxide with a carbonate, and turns blue litmus red.',
        alkali: 'An alkali does not react with a carbonate, and turns red litmus blue.',
        neutral: 'A neutral liquid changes neither kind of litmus, and does not react with a carbonate.',
      }[liquid.kind],
    }
  },
})

type Kind = (typeof LIQUIDS)[number]['kind']

function whyNot(chosen: Kind, right: Kind): string {
  if (chosen === 'acid')
    return 'You chose an acid, which gives bubbles with a carbonate and turns blue litmus red.'
  if (chosen === 'alkali')
    return 'You chose an alkali, which turns red litmus blue and gives no bubbles with a carbonate.'
  return `You chose a neutral liquid, but ${right === 'acid' ? 'blue' : 'red'} litmus changes its colour here.`
}

const TRANSFERS = [
  { equation: 'NH3 + HCl -> NH4+ + Cl-', base: 'NH3', acid: 'HCl' },
  { equation: 'NH3 + H2O <=> NH4+ + OH-', base: 'NH3', acid: 'H2O' },
  { equation: 'HNO3 + H2O -> H3O+ + NO3-', base: 'H2O', acid: 'HNO3' },
  { equation: 'CH3COOH + OH- -> CH3COO- + H2O', base: 'OH-', acid: 'CH3COOH' },
  { equation: 'HCO3- + OH- -> CO3^2- + H2O', base: 'OH-', acid: 'HCO3-' },
  { equation: 'HSO4- + H2O <=> SO4^2- + H3O+', base: 'H2O', acid: 'HSO4-' },
] as const

supplement('donor-or-acceptor', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({ item: random.pick(TRANSFERS), asksBase: random.chance(0.5) }),
  make: ({ item, asksBase }) => {
    const asked = `$\\ce{${asksBase ? item.base : item.acid}}$`
    const [right, opposite] = asksBase
      ? ['a base | It accepts a proton.', 'an acid | It donates a proton.']
      : ['an acid | It donates a proton.', 'a base | It accepts a proton.']
    return {
      stem: [
        `The equation shows a reaction.\n\n$\\ce{${item.equation}}$`,
        `Two particles react as shown.\n\n$\\ce{${item.equation}}$`,
        `A student studies this reaction.\n\n$\\ce{${item.equation}}$`,
      ],
      prompt: [
        `What is ${asked} in this reaction, and why?`,
        `Which row describes ${asked} in this reaction?`,
      ],
      columns: 'it is | reason',
      right,
      wrong: {
        [opposite]: `You reversed the transfer: compare the hydrogen atoms and the charge of ${asked} before and after the reaction.`,
        [asksBase ? 'an acid | It accepts a proton.' : 'an acid | It accepts a proton.']: asksBase
          ? 'You saw that a proton is accepted, but an acid donates protons.'
          : 'You chose the right name, but it gives a proton away here.',
        [asksBase ? 'a base | It donates a proton.' : 'a base | It donates a proton.']: asksBase
          ? 'You chose the right name, but it takes up a proton here.'
          : 'You saw that a proton is donated, but a base accepts protons.',
      },
      solution: `$\\ce{${item.acid}}$ gives $\\ce{H+}$, a proton, to $\\ce{${item.base}}$. A proton donor is an acid, a proton acceptor is a base. So ${asked} is ${asksBase ? 'a base' : 'an acid'} here.`,
    }
  },
})

supplement('boxes-of-an-acid', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const many = random.int(4, 5)
    const kinds = random.shuffle(['strong', 'weak', 'whole', 'unbalanced'] as const)
    return { many, kinds, asksStrong: random.chance(0.5), seed: random.int(1, 900) }
  },
  make: ({ many, kinds, asksStrong, seed }) => {
    const boxes: Record<(typeof kinds)[number], Counts> = {
      strong: { whole: 0, hydrogen: many, rest: many },
      weak: { whole: many - 1, hydrogen: 1, rest: 1 },
      whole: { whole: many + 1, hydrogen: 0, rest: 0 },
      unbalanced: { whole: many - 2, hydrogen: 2, rest: 0 },
    }
    const errors = {
      strong:
        'You chose an acid that is completely dissociated, but a weak acid is only partially dissociated.',
      weak: 'You chose an acid that is partially dissociated, but a strong acid has no whole molecules left.',
      whole: 'You chose molecules only, but every acid forms some hydrogen ions in water.',
      unbalanced: 'You overlooked that each molecule which loses H^{+} leaves an ion A^{−} behind.',
    }
    const right = asksStrong ? 'strong' : 'weak'
    const acid = asksStrong ? 'a strong acid such as hydrochloric acid' : 'a weak acid such as ethanoic acid'
    return {
      stem: [
        'The boxes show molecules HA and the ions H^{+} and A^{−}. Water molecules are not shown.',
        'HA stands for the molecule of an acid. Particles of the acid in water are drawn in four boxes, without the water.',
        'Four students draw the particles of an acid HA in aqueous solution. They leave out the water molecules.',
      ],
      figure: fourAcids(
        kinds.map(kind => boxes[kind]),
        seed,
      ),
      prompt: [`Which box shows ${acid}?`, `Which drawing is correct for ${acid}?`],
      options: inThisOrder(
        kinds.map((kind, at): string | Wrong =>
          kind === right ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), errors[kind]],
        ),
      ),
      solution: `A strong acid is completely dissociated: only H^{+} and A^{−}, as many of one as of the other. A weak acid is partially dissociated: mostly HA, with a few H^{+} and as many A^{−}.`,
    }
  },
})

supplement('two-acids-one-concentration', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    // A strong acid has the pH of its own concentration.
    const [concentration, low] = random.pick([
      ['0.10', '1.0'],
      ['0.080', '1.1'],
      ['0.050', '1.3'],
      ['0.020', '1.7'],
    ] as const)
    const high = random.pick(['2.9', '3.1', '3.4', '3.8'] as const)
    const swapped = random.chance(0.5)
    return {
      low,
      high,
      swapped,
      names: random.pick([
        ['X', 'Y'],
        ['P', 'Q'],
        ['J', 'K'],
      ] as const),
      concentration,
    }
  },
  make: ({ low, high, swapped, names: [one, two], concentration }) => {
    const [first, second] = swapped ? [high, low] : [low, high]
    const [strong, weak] = swapped ? [two, one] : [one, two]
    return {
      stem: [
        `Acids ${one} and ${two} both have a concentration of ${concentration} mol/dm^{3}. One molecule of each can give one hydrogen ion. The pH of ${one} is ${first} and the pH of ${two} is ${second}.`,
        `Two acids of the same concentration, ${concentration} mol/dm^{3}, are tested with a pH meter. It reads ${first} in acid ${one} and ${second} in acid ${two}. Each molecule of either acid can give one hydrogen ion.`,
        `A ${concentration} mol/dm^{3} solution of acid ${one} has pH ${first}. A ${concentration} mol/dm^{3} solution of acid ${two} has pH ${second}. A molecule of ${one} or of ${two} can give one hydrogen ion.`,
      ],
      prompt: ['Which conclusion is correct?', 'What do the results show?'],
      options: rows(
        ['more hydrogen ions in each dm^{3}', 'a larger part of the molecules is dissociated'],
        [strong, strong],
        [
          [
            [weak, weak],
            `You took the higher pH, ${high}, for more hydrogen ions, but a lower pH means more of them.`,
          ],
          [
            [strong, weak],
            'You found the solution with more hydrogen ions, but at the same concentration they come from more complete dissociation.',
          ],
          [
            [weak, strong],
            `You took the higher pH, ${high}, for more hydrogen ions, though you saw which acid is more dissociated.`,
          ],
        ],
      ),
      solution: `A lower pH means a higher concentration of hydrogen ions: acid ${strong}. Both solutions were made with as many molecules in each dm^{3}, so in ${strong} a larger part of them has dissociated. It is the stronger acid.`,
    }
  },
})
