import { inThisOrder, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { chargeText } from '../shared'

const { question, templates } = choiceQuestions('1.4')

export { templates }

const ELEMENTS = [
  ['Na', 'sodium'],
  ['Mg', 'magnesium'],
  ['Al', 'aluminium'],
  ['Si', 'silicon'],
  ['K', 'potassium'],
  ['Ca', 'calcium'],
  ['P', 'phosphorus'],
  ['B', 'boron'],
] as const

question('equation-for-an-ionisation-energy', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-30' },
  values: random => ({ element: random.pick(ELEMENTS), step: random.int(2, 4) }),
  make: ({ element: [symbol, name], step }) => {
    const ion = (charge: number, state = 'g') =>
      `${symbol}${charge === 0 ? '' : `^{${chargeText(charge)}}`}(${state})`
    const ordinal = ['first', 'second', 'third', 'fourth'][step - 1] ?? ''
    return {
      stem: '',
      prompt: `Which equation represents the ${ordinal} ionisation energy of ${name}?`,
      right: `${ion(step - 1)} → ${ion(step)} + e^{−}`,
      wrong: {
        [`${ion(0)} → ${ion(step)} + ${step}e^{−}`]: `You removed ${step} electrons at once; each ionisation energy is for one mole of electrons.`,
        [`${ion(step - 1)} + e^{−} → ${ion(step - 2)}`]:
          'You added an electron; in ionisation it is removed.',
        [`${ion(step)} → ${ion(step + 1)} + e^{−}`]:
          'You went one step too far: count the charge of the ion that is formed.',
      },
      solution: `The ${ordinal} ionisation energy removes one mole of electrons from one mole of gaseous ${step - 1}+ ions, so gaseous ${chargeText(step)} ions are formed.`,
    }
  },
})

type Dip = { pair: [string, string]; right: string; wrong: readonly Wrong[]; why: string }

const DIPS: readonly Dip[] = [
  ...(
    [
      ['aluminium', 'magnesium', '3p', '3s'],
      ['boron', 'beryllium', '2p', '2s'],
    ] as const
  ).map(
    ([low, high, p, s]): Dip => ({
      pair: [low, high],
      right: `Its outer electron is in ${p}, at a higher energy than ${s}.`,
      wrong: pairs({
        'It has a smaller nuclear charge.': `The nuclear charge of ${low} is greater by one proton.`,
        'It has one more shell of electrons.': 'Both atoms have the same number of shells.',
        [`Two of its ${p} electrons repel each other in one orbital.`]: `There is only one ${p} electron, so there is no spin-pair repulsion in ${p}.`,
      }),
      why: `The ${p} electron of ${low} is at a higher energy and is shielded by the ${s} electrons, so it is removed more easily.`,
    }),
  ),
  ...(
    [
      ['sulfur', 'phosphorus', '3p'],
      ['oxygen', 'nitrogen', '2p'],
    ] as const
  ).map(
    ([low, high, p]): Dip => ({
      pair: [low, high],
      right: `It has a pair of electrons in one ${p} orbital, which repel each other.`,
      wrong: pairs({
        'It has a smaller nuclear charge.': `The nuclear charge of ${low} is greater by one proton.`,
        'It has one more shell of electrons.': 'Both atoms have the same number of shells.',
        [`Its outer electron is in ${p}, and that of ${high} is in an s sub-shell.`]: `The outermost electron is in ${p} in both atoms.`,
      }),
      why: `In ${high}, each ${p} orbital holds one electron. In ${low}, one ${p} orbital holds a pair; the repulsion makes one of these easier to remove.`,
    }),
  ),
]

question('why-the-first-ionisation-energy-is-lower', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(DIPS) }),
  make: ({ item }) => ({
    stem: `The first ionisation energy of ${item.pair[0]} is lower than that of ${item.pair[1]}.`,
    prompt: `Which statement about ${item.pair[0]} explains this?`,
    right: item.right,
    wrong: item.wrong,
    solution: item.why,
  }),
})

/** Outer electrons and first six ionisation energies in kJ/mol, real values to three figures: no X that does not exist. */
const ENERGIES: readonly { outer: number; all: readonly number[] }[] = [
  { outer: 1, all: [496, 4560, 6910, 9540, 13_400, 16_600] }, // Na
  { outer: 1, all: [419, 3050, 4420, 5880, 7980, 9590] }, // K
  { outer: 2, all: [738, 1450, 7730, 10_500, 13_600, 18_000] }, // Mg
  { outer: 2, all: [590, 1150, 4910, 6490, 8150, 10_500] }, // Ca
  { outer: 3, all: [578, 1820, 2740, 11_600, 14_800, 18_400] }, // Al
  { outer: 4, all: [786, 1580, 3230, 4360, 16_100, 19_800] }, // Si
  { outer: 4, all: [1090, 2350, 4620, 6220, 37_800, 47_300] }, // C
  { outer: 5, all: [1010, 1910, 2910, 4960, 6270, 21_300] }, // P
  { outer: 5, all: [1400, 2860, 4580, 7480, 9440, 53_300] }, // N
]

const COUNTS = ['', '', '', '', '', 'five', 'six'] as const

question('group-from-successive-ionisation-energies', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const { outer, all } = random.pick(ENERGIES)
    const energies = all.slice(0, outer === 5 ? 6 : random.int(5, 6))
    return { outer, energies, least: outer === 3 ? random.int(1, 2) : Math.max(1, outer - 2) }
  },
  make: ({ outer, energies, least }) => {
    const group = (electrons: number) => String(electrons > 2 ? electrons + 10 : electrons)
    const [before = 1, after = 1] = energies.slice(outer - 1)
    const jump = `between ionisation energies ${outer} and ${outer + 1}`
    return {
      stem: `The table shows the first ${COUNTS[energies.length]} ionisation energies of element X, which is not a transition element.`,
      table: {
        head: ['ionisation', 'energy / kJ mol^{−1}'],
        rows: energies.map((energy, at) => [String(at + 1), plain(energy)]),
      },
      prompt: 'To which group of the Periodic Table does X belong?',
      options: inThisOrder(
        [least, least + 1, least + 2, least + 3].map((electrons): string | Wrong =>
          electrons === outer
            ? `Group ${group(electrons)}`
            : [
                `Group ${group(electrons)}`,
                electrons === outer + 1
                  ? 'You counted the electron after the large jump, but this one is in an inner shell.'
                  : `You looked for the jump in the wrong place: the largest ratio is ${jump}.`,
              ],
        ),
      ),
      solution: `The largest jump is ${jump}: ${plain(after)} ÷ ${plain(before)} = ${figures(after / before, 2)}. So X has ${outer === 1 ? 'one electron' : `${outer} electrons`} in its outer shell and the next is removed from an inner shell: Group ${group(outer)}.`,
    }
  },
  verify: ({ energies }) => {
    const ratios = energies.slice(1).map((energy, at) => energy / (energies[at] ?? 1))
    const place = ratios.indexOf(Math.max(...ratios))
    return `Group ${[1, 2, 13, 14, 15][place]}`
  },
})
