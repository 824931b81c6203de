import { asItems, ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'

const { question, templates } = questionsOf('structured', '1.3')

export { templates }

const FILLING = ['1s', '2s', '2p', '3s', '3p', '4s', '3d', '4p'] as const

const HOLDS: Record<string, number> = { s: 2, p: 6, d: 10 }

question('order-of-filling', {
  facts: { difficulty: 2, checked: '2026-11-30' },
  values: random => ({ others: random.sample(['1s', '2s', '2p', '3s', '3p', '4p'], 3) }),
  make: ({ others }) => {
    const used = FILLING.filter(each => others.includes(each) || each === '4s' || each === '3d')
    const holds = used.map(each => HOLDS[each.slice(1)] ?? 0)
    const total = holds.reduce((sum, each) => sum + each, 0)
    return {
      stem: 'This question is about five sub-shells of an atom.',
      parts: {
        a: ask.order({
          prompt: 'Identify the order in which these five sub-shells are filled, the first at the top.',
          marks: 2,
          items: asItems(used),
          answer: used,
          scheme: sequenceScheme(5, 2),
          solution: `The order is 1s 2s 2p 3s 3p 4s 3d 4p, so here ${used.join(', ')}. The 4s sub-shell is filled before 3d.`,
        }),
        b: ask.number({
          prompt: 'Determine the greatest number of electrons that these five sub-shells can hold in total.',
          answer: total,
          form: 'integer',
          scheme: [plain(total)],
          solution: `An s sub-shell holds 2 electrons, a p sub-shell 6 and a d sub-shell 10: ${holds.join(' + ')} = ${total}.`,
        }),
      },
    }
  },
  verify: ({ others }) => ({
    b: 2 * (6 + others.reduce((orbitals, each) => orbitals + (each.endsWith('p') ? 3 : 1), 0)),
  }),
})

const CONFIGS: readonly [string, string][] = [
  ['Cr atom', '[Ar] 3d^{5} 4s^{1}'],
  ['Cu atom', '[Ar] 3d^{10} 4s^{1}'],
  ['Fe^{2+} ion', '[Ar] 3d^{6}'],
  ['Fe^{3+} ion', '[Ar] 3d^{5}'],
  ['Ca atom', '[Ar] 4s^{2}'],
  ['V atom', '[Ar] 3d^{3} 4s^{2}'],
  ['Zn^{2+} ion', '[Ar] 3d^{10}'],
]

question('matching-configurations', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({ items: random.sample(CONFIGS, 3) }),
  make: ({ items }) => ({
    stem: '[Ar] stands for the electron configuration of argon.',
    parts: {
      a: ask.match({
        prompt: 'Identify the electron configuration of each species in its ground state.',
        objective: 'AO2',
        marks: 3,
        items: items.map(([name]) => ({ id: name, text: name })),
        targets: asItems([...items.map(([, config]) => config), '[Ar] 3d^{4} 4s^{2}', '[Ar] 3d^{9} 4s^{2}']),
        answer: Object.fromEntries(items),
        scheme: items.map(([name, config]) => `${name}: ${config}`),
        solution: `Cr and Cu are exceptions with one 4s electron, and ions lose 4s before 3d. ${items.map(([name, config]) => `${name}: ${config}`).join('; ')}.`,
      }),
      b: ask.written({
        prompt: 'Define the term *free radical*.',
        lines: 1,
        scheme: [
          judged(
            'species with one or more unpaired electrons',
            `
            reject lone pair | pair of electron | not unpaired
            accept unpaired ... electron | electron ... unpaired | electron ... not paired/pair | not paired electron
            unsure unpaired | single/odd/free/lone electron
            earns: a species with one or more unpaired electrons
            earns: an atom or molecule that has an unpaired electron
            earns: a particle with an unpared electron, electon
            misses: a species with a lone pair of electrons
            misses: a charged atom
            misses: a very reactive particle`,
          ),
        ],
        solution:
          'A free radical is any species, such as an atom or a molecule, that has one or more unpaired electrons.',
        modelAnswer: 'A free radical is a species with one or more unpaired electrons.',
      }),
    },
  }),
})
