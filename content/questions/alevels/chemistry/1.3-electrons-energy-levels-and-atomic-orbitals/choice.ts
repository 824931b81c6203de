import { inThisOrder, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'

const { question, templates } = choiceQuestions('1.3')

export { templates }

type Config = { what: string; right: string; wrong: readonly Wrong[]; why: string }

const CONFIGS: readonly Config[] = [
  {
    what: 'a chromium atom',
    right: '[Ar] 3d^{5} 4s^{1}',
    wrong: pairs({
      '[Ar] 3d^{4} 4s^{2}':
        'You followed the usual order; chromium is an exception with a half-filled 3d sub-shell.',
      '[Ar] 3d^{6}': 'You left the 4s sub-shell empty; in the atom it holds one electron.',
      '[Ar] 4s^{2} 4p^{4}': 'You filled 4p before 3d.',
    }),
    why: 'Chromium is an exception: one electron in 4s and a half-filled 3d sub-shell.',
  },
  {
    what: 'a copper atom',
    right: '[Ar] 3d^{10} 4s^{1}',
    wrong: pairs({
      '[Ar] 3d^{9} 4s^{2}': 'You followed the usual order; copper is an exception with a full 3d sub-shell.',
      '[Ar] 3d^{11}': 'A 3d sub-shell holds at most ten electrons.',
      '[Ar] 3d^{10} 4s^{2}': 'You counted one electron too many; this is zinc.',
    }),
    why: 'Copper is an exception: one electron in 4s and a full 3d sub-shell.',
  },
  {
    what: 'an Fe^{2+} ion',
    right: '[Ar] 3d^{6}',
    wrong: pairs({
      '[Ar] 3d^{4} 4s^{2}': 'You took the electrons from 3d; the 4s electrons are lost first.',
      '[Ar] 3d^{5} 4s^{1}': 'You took one electron from each sub-shell; both are lost from 4s.',
      '[Ar] 3d^{6} 4s^{2}': 'You gave the configuration of the atom and forgot that two electrons are lost.',
    }),
    why: 'The iron atom is [Ar] 3d^{6} 4s^{2}. The two 4s electrons are lost first.',
  },
  {
    what: 'an Mn^{2+} ion',
    right: '[Ar] 3d^{5}',
    wrong: pairs({
      '[Ar] 3d^{3} 4s^{2}': 'You took the electrons from 3d; the 4s electrons are lost first.',
      '[Ar] 3d^{4} 4s^{1}': 'You took one electron from each sub-shell; both are lost from 4s.',
      '[Ar] 3d^{5} 4s^{2}': 'You gave the configuration of the atom and forgot that two electrons are lost.',
    }),
    why: 'The manganese atom is [Ar] 3d^{5} 4s^{2}. The two 4s electrons are lost first.',
  },
  {
    what: 'an S^{2−} ion',
    right: '[Ne] 3s^{2} 3p^{6}',
    wrong: [
      ['[Ne] 3s^{2} 3p^{4}', 'You gave the configuration of the atom and left out the two electrons gained.'],
      ['[Ne] 3s^{2} 3p^{2}', 'You removed two electrons; a negative ion has gained them.'],
      ['[Ne] 3s^{2} 3p^{4} 4s^{2}', 'The electrons gained fill the 3p sub-shell, which still has room.'],
    ],
    why: 'The sulfur atom is [Ne] 3s^{2} 3p^{4}. The two electrons gained fill the 3p sub-shell.',
  },
]

question('electron-configuration', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(CONFIGS) }),
  make: ({ item }) => ({
    stem: '[Ne] and [Ar] stand for the configurations of neon and argon.',
    prompt: `What is the electron configuration of ${item.what} in its ground state?`,
    right: item.right,
    wrong: item.wrong,
    solution: item.why,
  }),
})

/** Element, sub-shell that is being filled, its electrons and its orbitals. */
const OPEN: readonly [string, string, number, 3 | 5][] = [
  ['carbon', '2p', 2, 3],
  ['nitrogen', '2p', 3, 3],
  ['oxygen', '2p', 4, 3],
  ['silicon', '3p', 2, 3],
  ['phosphorus', '3p', 3, 3],
  ['sulfur', '3p', 4, 3],
  ['chlorine', '3p', 5, 3],
  ['titanium', '3d', 2, 5],
  ['vanadium', '3d', 3, 5],
  ['cobalt', '3d', 7, 5],
  ['iron', '3d', 6, 5],
  ['manganese', '3d', 5, 5],
  ['nickel', '3d', 8, 5],
]

const unpairedIn = (electrons: number, orbitals: number) =>
  electrons <= orbitals ? electrons : 2 * orbitals - electrons

question('number-of-unpaired-electrons', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({ item: random.pick(OPEN) }),
  make: ({ item: [element, shell, electrons, orbitals] }) => {
    const right = unpairedIn(electrons, orbitals)
    const full = { '2p': '2s', '3p': '3s', '3d': '4s' }[shell] ?? ''
    const pool = [electrons, electrons % 2, orbitals, electrons + 2, 2].filter(
      (value, at, all) => value !== right && all.indexOf(value) === at,
    )
    const reasons = (value: number) =>
      value === electrons
        ? `You counted all the ${shell} electrons, but some of them are paired.`
        : value === electrons % 2
          ? 'You paired the electrons as far as possible; orbitals are first occupied singly.'
          : value === orbitals
            ? `You counted the orbitals of the ${shell} sub-shell, not its unpaired electrons.`
            : value === electrons + 2
              ? `You counted all the electrons of ${full} and ${shell}, but the ${full} electrons are paired.`
              : `You counted the two ${full} electrons, but these are a pair.`
    const values = [right, ...pool.slice(0, 3)].sort((one, other) => one - other)
    return {
      stem: `An atom of ${element} in its ground state has ${electrons} electrons in its ${shell} sub-shell.`,
      prompt: 'How many unpaired electrons does the atom have?',
      options: inThisOrder(
        values.map((value): string | Wrong =>
          value === right ? String(value) : [String(value), reasons(value)],
        ),
      ),
      solution: `The ${shell} sub-shell has ${orbitals} orbitals. They are occupied singly first, because electrons repel one another. With ${electrons} electrons, ${right} ${right === 1 ? 'is' : 'are'} unpaired. All lower sub-shells, and 4s where it is occupied, are full.`,
    }
  },
  verify: ({ item: [, , electrons, orbitals] }) => {
    const boxes = Array.from({ length: orbitals }, () => 0)
    for (let at = 0; at < electrons; at += 1) boxes[at % orbitals] = (boxes[at % orbitals] ?? 0) + 1
    return String(boxes.filter(count => count === 1).length)
  },
})
