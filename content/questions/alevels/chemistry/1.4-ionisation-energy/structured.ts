import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { FIRST_IONISATION, INNER_SHELL } from './points'

const { question, templates } = questionsOf('structured', '1.4')

export { templates }

/** Outer electrons and first six ionisation energies in kJ/mol, real values to three figures: no X that does not exist. */
const ENERGIES: readonly { outer: number; all: readonly number[] }[] = [
  { outer: 2, all: [738, 1450, 7730, 10_500, 13_600, 18_000] }, // Mg
  { outer: 2, all: [590, 1150, 4910, 6490, 8150, 10_500] }, // Ca
  { outer: 3, all: [578, 1820, 2740, 11_600, 14_800, 18_400] }, // Al
  { outer: 4, all: [786, 1580, 3230, 4360, 16_100, 19_800] }, // Si
  { outer: 4, all: [1090, 2350, 4620, 6220, 37_800, 47_300] }, // C
  { outer: 5, all: [1010, 1910, 2910, 4960, 6270, 21_300] }, // P
  { outer: 5, all: [1400, 2860, 4580, 7480, 9440, 53_300] }, // N
]

question('successive-energies-and-group', {
  facts: { difficulty: 3, calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const { outer, all } = random.pick(ENERGIES)
    return { outer, energies: [...all], lost: random.int(2, 5) }
  },
  make: ({ outer, energies, lost }) => {
    const sum = energies.slice(0, lost).reduce((total, energy) => total + energy, 0)
    return {
      stem: 'The table shows the first six ionisation energies of an element X, which is not a transition element.',
      table: {
        head: ['ionisation', 'energy / kJ mol^{−1}'],
        rows: energies.map((energy, at) => [String(at + 1), plain(energy)]),
      },
      parts: {
        a: ask.number({
          prompt: 'Deduce the number of electrons in the outer shell of an atom of X.',
          answer: outer,
          form: 'integer',
          scheme: [plain(outer)],
          solution: `The largest jump is between ionisation energies ${outer} and ${outer + 1}, so the outer shell holds ${outer} electrons.`,
        }),
        b: ask.number({
          prompt: `Calculate the energy needed to change one mole of X(g) into one mole of X^{${lost}+}(g).`,
          answer: sum,
          unit: 'kJ mol^-1',
          sigFigs: 3,
          scheme: [`C1 sum of the first ${lost} ionisation energies`, `A1 ${plain(sum)} kJ mol^{−1}`],
          solution: `The electrons are removed one after the other, so add the first ${lost} values: ${energies
            .slice(0, lost)
            .map(energy => plain(energy))
            .join(' + ')} = ${plain(sum)} kJ mol^{−1}.`,
        }),
        c: ask.written({
          prompt: 'Explain why one of the increases in the table is much larger than the others.',
          scheme: INNER_SHELL,
          solution: 'Say where the next electron comes from, and why it is held more strongly there.',
          modelAnswer:
            'The outer shell is then empty, so the next electron is removed from an inner shell, which is closer to the nucleus. It is less shielded, so the nucleus attracts it more strongly.',
        }),
      },
    }
  },
  verify: ({ energies, lost }) => {
    const ratios = energies.slice(1).map((energy, at) => energy / (energies[at] ?? 1))
    let sum = 0
    for (let at = lost - 1; at >= 0; at -= 1) sum += energies[at] ?? 0
    return { a: ratios.indexOf(Math.max(...ratios)) + 1, b: sum }
  },
})

question('trends-across-and-down', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => ({
    across: random.chance(0.5),
    period: random.int(2, 3),
    group: random.pick([1, 2, 17]),
  }),
  make: ({ across, period, group }) => ({
    stem: across
      ? `The elements of Period ${period} are compared, from Group 1 to Group 18.`
      : `The elements of Group ${group} are compared, from the top to the bottom.`,
    parts: {
      a: ask.match({
        prompt: `Identify the general trend ${across ? 'across the period' : 'down the group'}.`,
        items: asItems(['nuclear charge', 'shielding by inner shells', 'first ionisation energy']),
        targets: asItems(['increases', 'decreases', 'stays about the same']),
        answer: across
          ? {
              'nuclear charge': 'increases',
              'shielding by inner shells': 'stays about the same',
              'first ionisation energy': 'increases',
            }
          : {
              'nuclear charge': 'increases',
              'shielding by inner shells': 'increases',
              'first ionisation energy': 'decreases',
            },
        scheme: [
          'nuclear charge increases',
          across ? 'shielding stays about the same' : 'shielding increases',
          `first ionisation energy ${across ? 'increases' : 'decreases'}`,
        ],
        solution: across
          ? 'Each element has one proton more, and the electrons are added to the same shell. The outer electrons are attracted more strongly.'
          : 'Each element has one shell more than the one above it. Distance and shielding outweigh the greater nuclear charge.',
      }),
      b: ask.written({
        prompt: 'Define the term *first ionisation energy*.',
        scheme: FIRST_IONISATION,
        solution: 'The definition needs one mole of electrons, one mole of atoms, and the gaseous state.',
        modelAnswer:
          'It is the energy needed to remove one mole of electrons from one mole of gaseous atoms, to form one mole of gaseous 1+ ions.',
      }),
    },
  }),
})
