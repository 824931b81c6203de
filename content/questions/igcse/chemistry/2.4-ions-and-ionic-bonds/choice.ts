import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { shellsOf } from '@/lib/figures/chemistry/shells'
import { chargeText, element, ionCharge, ionText } from '../elements'
import { capital, LETTERS } from '../shared'
import { atomPair, type DrawnIon, fourDiagrams, latticeFigure, statesFigure } from './drawings'

const { core, supplement, templates } = choiceQuestions('2.4')

export { templates }

const METALS_I = ['Li', 'Na', 'K'] as const
const HALOGENS = ['F', 'Cl'] as const
const METALS = ['Li', 'Na', 'Mg', 'Al', 'K', 'Ca'] as const

/** The chloride, sulfide and nitride of aluminium are not ionic; sodium and potassium form no stable nitride. */
const isIonic = (metal: string, other: string) =>
  metal === 'Al' ? other === 'O' || other === 'F' : other !== 'N' || (metal !== 'Na' && metal !== 'K')

core('metal-and-non-metal', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const [metal, other] = [random.pick(METALS), random.pick(['O', 'F', 'S', 'Cl'] as const)]
    return isIonic(metal, other)
      ? { metal: element(metal), other: element(other), asksMetal: random.chance(0.5) }
      : null
  },
  make: ({ metal, other, asksMetal }) => {
    const [one, rest] = asksMetal ? [metal, other] : [other, metal]
    const [cation, anion] = ['loses electrons | a cation', 'gains electrons | an anion']
    const opposite = `You described what an atom of ${rest.name}, a ${asksMetal ? 'non-metal' : 'metal'}, does.`
    return {
      stem: [
        `${capital(metal.name)} reacts with ${other.name} and forms an ionic compound.`,
        `An ionic compound is made from ${metal.name} and ${other.name}.`,
        `Atoms of ${metal.name} and atoms of ${other.name} become ions when the two elements react.`,
      ],
      prompt: [
        `What happens to ${article(one.name)} atom, and what does it become?`,
        `Which row describes what ${article(one.name)} atom does and what it becomes?`,
      ],
      columns: 'the atom | it becomes',
      right: asksMetal ? cation : anion,
      wrong: {
        [asksMetal ? anion : cation]: opposite,
        'loses electrons | an anion': asksMetal
          ? 'You took an ion that has lost electrons for a negative one, but electrons are negative.'
          : 'You got the ion right, but an atom becomes negative by gaining electrons.',
        'gains electrons | a cation': asksMetal
          ? 'You got the ion right, but an atom becomes positive by losing electrons.'
          : 'You took an ion that has gained electrons for a positive one, but electrons are negative.',
      },
      solution: `${capital(metal.name)} is a metal: its atoms lose electrons and become positive ions, cations. ${capital(other.name)} is a non-metal: its atoms gain electrons and become negative ions, anions.`,
    }
  },
})

const article = (name: string) => `${'aeiou'.includes(name.charAt(0)) ? 'an' : 'a'} ${name}`

core('ions-from-two-atoms', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    metal: element(random.pick(METALS_I)),
    halogen: element(random.pick(HALOGENS)),
    names: random.pick([
      ['X', 'Y'],
      ['Q', 'R'],
      ['X', 'Z'],
    ] as const),
  }),
  make: ({ metal, halogen, names: [x, y] }) => {
    const row = (one: string, other: string) => `${one} | ${other}`
    const [mi, hi] = [shellsOf(metal.number - 1).join(','), shellsOf(halogen.number + 1).join(',')]
    const [ma, ha] = [shellsOf(metal.number).join(','), shellsOf(halogen.number).join(',')]
    return {
      stem: [
        `The diagram shows the electrons of an atom of element ${x} and of an atom of element ${y}. They form an ionic compound.`,
        `Atoms of the elements ${x} and ${y} are drawn with their electrons. The elements react to form an ionic compound.`,
        `Elements ${x} and ${y}, whose atoms are shown, form an ionic compound.`,
      ],
      figure: atomPair(
        { name: x, shells: shellsOf(metal.number) },
        { name: y, shells: shellsOf(halogen.number) },
      ),
      prompt: [
        'What are the electronic configurations of the ions in the compound?',
        'Which row gives the electronic configurations of the two ions?',
      ],
      columns: `ion of ${x} | ion of ${y}`,
      right: row(mi, hi),
      wrong: {
        [row(ma, ha)]: 'You gave the configurations of the atoms; an electron moves when they react.',
        [row(mi, ha)]: `You let ${x} lose an electron, but ${y} gains it.`,
        [row(shellsOf(metal.number + 1).join(','), shellsOf(halogen.number - 1).join(','))]:
          `You moved an electron the wrong way: ${x} has one outer electron and loses it.`,
      },
      solution: `The atom of ${x} loses its one outer electron: ${ma} becomes ${mi}. The atom of ${y} gains it: ${ha} becomes ${hi}. Both ions have full outer shells.`,
    }
  },
})

core('diagram-of-an-ionic-compound', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const metal = element(random.pick(METALS_I))
    const halogen = element(random.pick(HALOGENS))
    const inner = shellsOf(metal.number - 1).at(-1) ?? 8
    const cation: DrawnIon = { symbol: metal.symbol, outer: inner, charge: '+', gained: 0, isMetal: true }
    const anion: DrawnIon = { symbol: halogen.symbol, outer: 8, charge: '−', gained: 1, isMetal: false }
    const all: (readonly [readonly [DrawnIon, DrawnIon], string | null])[] = [
      [[cation, anion], null],
      [
        [
          { ...cation, charge: '−' },
          { ...anion, charge: '+' },
        ],
        'You exchanged the charges: the metal atom has lost an electron, so its ion is positive.',
      ],
      [
        [cation, { ...anion, outer: 7, gained: 0 }],
        'You overlooked that the non-metal has gained an electron: its outer shell must have eight.',
      ],
      [
        [cation, { ...anion, gained: 0 }],
        'You overlooked where the eighth electron comes from: it is drawn as an electron of the metal.',
      ],
    ]
    return { metal, halogen, all: random.shuffle(all) }
  },
  make: ({ metal, halogen, all }) => ({
    stem: [
      `${capital(metal.name)} (${shellsOf(metal.number).join(',')}) and ${halogen.name} (${shellsOf(halogen.number).join(',')}) form an ionic compound. Crosses are electrons from ${metal.name}, dots electrons from ${halogen.name}.`,
      `The diagrams show the outer shells of ions. Crosses stand for electrons from ${metal.name} (${shellsOf(metal.number).join(',')}), dots for electrons from ${halogen.name} (${shellsOf(halogen.number).join(',')}).`,
      `A student draws the ions that form when ${metal.name} (${shellsOf(metal.number).join(',')}; crosses) reacts with ${halogen.name} (${shellsOf(halogen.number).join(',')}; dots).`,
    ],
    figure: fourDiagrams(all.map(([pair]) => pair)),
    prompt: [
      'Which diagram of the outer shells is correct?',
      'Which is the correct dot-and-cross diagram of the compound, outer shells only?',
    ],
    options: inThisOrder(
      all.map(([, error], at): string | Wrong =>
        error === null ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), error],
      ),
    ),
    solution: `An atom of ${metal.name} loses its outer electron; the next shell is now the outer one, and the ion is ${ionText(metal.symbol, 1)}. An atom of ${halogen.name} gains this electron, the one cross among seven dots, and becomes ${ionText(halogen.symbol, -1)}.`,
  }),
  verify: ({ all }) =>
    'ABCD'.charAt(
      all.findIndex(
        ([[one, other]]) =>
          one.charge === '+' && other.gained === 1 && other.outer === 8 && other.charge === '−',
      ),
    ),
})

type Substance = { melts: number; solid: boolean; liquid: boolean; error: string | null }

core('which-substance-is-ionic', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const all: Substance[] = [
      { melts: random.int(60, 100) * 10 + 1, solid: false, liquid: true, error: null },
      {
        melts: random.int(65, 108) * 10 + 3,
        solid: true,
        liquid: true,
        error: 'You chose a substance that conducts as a solid, a metal; an ionic compound does not.',
      },
      {
        melts: -random.int(20, 120),
        solid: false,
        liquid: false,
        error:
          'You chose a substance with a low melting point that does not conduct; an ionic compound melts at a high temperature and conducts when molten.',
      },
      {
        melts: random.int(150, 172) * 10,
        solid: false,
        liquid: false,
        error: 'You looked at the high melting point only; an ionic compound also conducts when molten.',
      },
    ]
    return { all: random.shuffle(all) }
  },
  make: ({ all }) => {
    const at = all.findIndex(({ error }) => error === null)
    const yes = (conducts: boolean) => (conducts ? 'yes' : 'no')
    return {
      stem: [
        'The table shows properties of four substances.',
        'Some properties of the substances P, Q, R and S were measured.',
        'P, Q, R and S are four pure substances with the properties in the table.',
      ],
      table: {
        head: ['', 'melting point / °C', 'conducts when solid', 'conducts when molten'],
        rows: all.map(({ melts, solid, liquid }, place) => [
          LETTERS[place] ?? '',
          plain(melts),
          yes(solid),
          yes(liquid),
        ]),
      },
      prompt: ['Which substance is an ionic compound?', 'Which is an ionic compound?'],
      options: inThisOrder(
        all.map(({ error }, place): string | Wrong => {
          const letter = LETTERS[place] ?? ''
          return error === null ? letter : [letter, error]
        }),
      ),
      solution: `An ionic compound has a high melting point, does not conduct when solid, and conducts when molten. Only ${LETTERS[at]} has all three properties.`,
    }
  },
  verify: ({ all }) =>
    LETTERS[all.findIndex(({ melts, solid, liquid }) => melts > 400 && !solid && liquid)] ?? '',
})

/** A metal and a non-metal whose ions have different charges, with the numbers of ions in the formula. */
const UNEQUAL: readonly (readonly [string, string])[] = [
  ['Na', 'O'],
  ['K', 'S'],
  ['Li', 'O'],
  ['Mg', 'F'],
  ['Ca', 'Cl'],
  ['Mg', 'Cl'],
  ['Al', 'F'],
  ['Na', 'S'],
  ['Ca', 'F'],
]

/** How many of each ion make the charges add up to zero. */
function ratio(metal: string, other: string): readonly [number, number] {
  const [plus, minus] = [ionCharge(element(metal).number), -ionCharge(element(other).number)]
  const shared = plus === minus ? plus : 1
  return [minus / shared, plus / shared]
}

const formula = (one: string, count: number, other: string, times: number) =>
  `${one}${count === 1 ? '' : `_{${count}}`}${other}${times === 1 ? '' : `_{${times}}`}`

supplement('formula-from-two-atoms', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [metal, other] = random.pick(UNEQUAL)
    return {
      metal: element(metal),
      other: element(other),
      names: random.pick([
        ['X', 'Y'],
        ['Q', 'Z'],
        ['X', 'Z'],
        ['Q', 'R'],
      ] as const),
    }
  },
  make: ({ metal, other, names: [x, y] }) => {
    const [many, times] = ratio(metal.symbol, other.symbol)
    const [plus, minus] = [ionCharge(metal.number), -ionCharge(other.number)]
    const wrong: Wrong[] = [
      [
        formula(x, times, y, many),
        'You exchanged the numbers: each charge tells how many ions of the other kind are needed.',
      ],
      [formula(x, 1, y, 1), 'You took one ion of each, but then the charges do not add up to zero.'],
      [
        formula(x, many + 1, y, times + 1),
        `You did not balance the charges: ${x} forms ions with ${plus}+, ${y} ions with ${minus}−.`,
      ],
    ]
    return {
      stem: [
        `The diagram shows the electrons of an atom of a metal ${x} and of an atom of a non-metal ${y}. The letters are not symbols.`,
        `Atoms of the metal ${x} and of the non-metal ${y} are drawn with their electrons. The letters are not their symbols.`,
        `A metal ${x} and a non-metal ${y} react to form an ionic compound. Their atoms have the electrons in the diagram.`,
      ],
      figure: atomPair(
        { name: x, shells: shellsOf(metal.number) },
        { name: y, shells: shellsOf(other.number) },
      ),
      prompt: [
        `What is the formula of the compound of ${x} and ${y}?`,
        `Which formula is that of the ionic compound of ${x} and ${y}?`,
      ],
      right: formula(x, many, y, times),
      wrong,
      solution: `${x} loses ${plus} electron${plus === 1 ? '' : 's'} and forms ${ionText(x, plus)}. ${y} gains ${minus} and forms ${ionText(y, -minus)}. For the charges to add up to zero there are ${many} of ${x} and ${times} of ${y}: ${formula(x, many, y, times)}.`,
    }
  },
  verify: ({ metal, other, names: [x, y] }) => {
    const [lost, gained] = [shellsOf(metal.number).at(-1) ?? 1, 8 - (shellsOf(other.number).at(-1) ?? 0)]
    for (let one = 1; one < 4; one += 1)
      for (let two = 1; two < 4; two += 1) if (one * lost === two * gained) return formula(x, one, y, two)
    return ''
  },
})

const COMPOUNDS: readonly (readonly [name: string, formula: string, electrons: number, metal: number])[] = [
  ['magnesium oxide', 'MgO', 2, 2],
  ['calcium chloride', 'CaCl_{2}', 2, 2],
  ['sodium oxide', 'Na_{2}O', 2, 1],
  ['aluminium oxide', 'Al_{2}O_{3}', 6, 3],
  ['aluminium fluoride', 'AlF_{3}', 3, 3],
  ['lithium nitride', 'Li_{3}N', 3, 1],
  ['magnesium nitride', 'Mg_{3}N_{2}', 6, 2],
]

supplement('electrons-transferred', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const item = random.pick(COMPOUNDS)
    const [, , each, charge] = item
    const units = random.int(4, 12)
    const wrong = threeSlips(
      random,
      each * units,
      [
        [units, 'You took one electron for each formula unit.'],
        [charge * units, 'You counted one metal atom in each formula unit; use the number in the formula.'],
        [
          2 * each * units,
          'You counted each electron twice, once where it is lost and once where it is gained.',
        ],
        [each, 'You counted the electrons of one formula unit only.'],
        [8 * units, 'You counted all the electrons of an outer shell, not those that are transferred.'],
      ],
      String,
    )
    return wrong ? { item, units, wrong } : null
  },
  make: ({ item: [name, formula, each], units, wrong }) => ({
    stem: [
      `When ${name} forms from its elements, electrons are transferred. Its formula is ${formula}.`,
      `The formula of ${name} is ${formula}. Its ions form when electrons are transferred from metal atoms to non-metal atoms.`,
      `Metal atoms transfer electrons to non-metal atoms, and ${name}, ${formula}, is formed.`,
    ],
    prompt: [
      `How many electrons are transferred when ${units} formula units of ${name} form?`,
      `How many electrons are transferred in all for ${units} formula units of ${name}?`,
    ],
    options: numbers({ right: each * units, unit: '', wrong }),
    solution: `In one formula unit, ${formula}, the metal atoms lose ${each} electrons together, and the non-metal atoms gain them. For ${units} formula units: ${units} × ${each} = ${each * units}.`,
  }),
  verify: ({ item: [name], units }) => {
    const gained: Record<string, number> = { oxide: 2, chloride: 1, fluoride: 1, nitride: 3 }
    const counts: Record<string, number> = {
      'calcium chloride': 2,
      'aluminium oxide': 3,
      'aluminium fluoride': 3,
      'magnesium nitride': 2,
    }
    const [, kind = ''] = name.split(' ')
    return (gained[kind] ?? 0) * (counts[name] ?? 1) * units
  },
})

const SALTS: readonly (readonly [name: string, positive: string, negative: string])[] = [
  ['sodium chloride', '+', '−'],
  ['potassium bromide', '+', '−'],
  ['magnesium oxide', '2+', '2−'],
  ['calcium oxide', '2+', '2−'],
  ['lithium fluoride', '+', '−'],
]

supplement('arrangement-in-a-lattice', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ salt: random.pick(SALTS) }),
  make: ({ salt: [name, positive, negative] }) => ({
    stem: [
      `The diagram shows part of the structure of solid ${name}.`,
      `Part of a crystal of ${name} is drawn here.`,
      `A model of solid ${name} is built of two kinds of sphere.`,
    ],
    figure: latticeFigure(positive, negative),
    prompt: ['Which description of this structure is correct?', 'How is this structure described?'],
    right: 'a giant lattice of alternating positive and negative ions',
    wrong: {
      'a giant lattice of atoms that share pairs of electrons':
        'You described a giant covalent structure; here the particles are ions.',
      'a regular arrangement of molecules of two ions each':
        'You took two neighbours for a molecule, but each ion is attracted by all the opposite ions around it.',
      'a lattice of positive ions in a sea of electrons':
        'You described a metal; here there are negative ions, and no free electrons.',
    },
    solution: `In ${name} positive and negative ions stand in turn in a regular arrangement through the whole crystal: a giant ionic lattice.`,
  }),
})

supplement('ions-fixed-or-free', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    swapped: random.chance(0.5),
    asksYes: random.chance(0.5),
    salt: random.pick(SALTS)[0],
    letters: random.pick([
      ['X', 'Y'],
      ['P', 'Q'],
      ['1', '2'],
    ] as const),
  }),
  make: ({ swapped, asksYes, salt, letters }) => {
    const [solid, molten] = swapped ? [letters[1], letters[0]] : letters
    const [right, other] = asksYes ? [molten, solid] : [solid, molten]
    const reasons = asksYes
      ? {
          right: 'its ions are free to move',
          electrons: 'its electrons are free to move',
          none: 'its ions are held in fixed positions',
        }
      : {
          right: 'its ions are held in fixed positions',
          electrons: 'its electrons are held in shared pairs',
          none: 'its ions have lost their charges',
        }
    return {
      stem: [
        `The boxes ${letters[0]} and ${letters[1]} show the ions of ${salt} in two states. Arrows show motion.`,
        `The ions of ${salt} are drawn as a solid and as a liquid. The arrows stand for motion from place to place.`,
        `Both boxes, ${letters[0]} and ${letters[1]}, contain ${salt}, but in different states. Arrows show how ions move.`,
      ],
      figure: statesFigure(letters, swapped),
      prompt: asksYes
        ? [
            'In which box does the compound conduct electricity, and why?',
            'Which box shows the compound when it conducts electricity, and why?',
          ]
        : [
            'In which box does the compound **not** conduct electricity, and why?',
            'Which box shows the compound when it does **not** conduct, and why?',
          ],
      columns: 'box | reason',
      right: `${right} | ${reasons.right}`,
      wrong: {
        [`${right} | ${reasons.electrons}`]:
          'You found the box, but thought of electrons: the current in an ionic compound is carried by ions.',
        [`${other} | ${reasons.right}`]:
          'You exchanged the boxes: regular rows show the solid, in which ions keep their places.',
        [`${other} | ${reasons.none}`]: asksYes
          ? 'You exchanged solid and liquid; ions in fixed positions cannot carry a current.'
          : 'You exchanged solid and liquid; the ions keep their charges, and in the liquid they move.',
      },
      solution: `Box ${solid} is the solid: its ions are in fixed positions, and there is no current. Box ${molten} is the liquid: its ions are free to move and carry the current.`,
    }
  },
})

supplement('two-charges', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const others = ['O', 'S', 'F', 'Cl', 'N'] as const
    const all = METALS.flatMap(metal =>
      others
        .filter(other => isIonic(metal, other))
        .map(other => ({ metal, other, key: ratio(metal, other).join(':') })),
    )
    const right = random.pick(all.filter(({ key }) => key !== '1:1'))
    const like = all.filter(
      each => each.key === right.key && each.metal !== right.metal && each.other !== right.other,
    )
    const unlike = all.filter(each => each.key !== right.key)
    if (like.length === 0) return null
    const wrong = random.sample(unlike, 3)
    return new Set(wrong.map(({ key }) => key)).size < 2 ? null : { right, like: random.pick(like), wrong }
  },
  make: ({ right, like, wrong }) => {
    const written = ({ metal, other }: { metal: string; other: string }) =>
      `${element(metal).name} and ${element(other).name}`
    const [many, times] = ratio(right.metal, right.other)
    return {
      stem: [
        `The formula of the ionic compound of ${written(right)} is ${formula(right.metal, many, right.other, times)}.`,
        `${capital(written(right))} form an ionic compound with the formula ${formula(right.metal, many, right.other, times)}.`,
        `In the compound ${formula(right.metal, many, right.other, times)} the charges of the ions add up to zero.`,
      ],
      prompt: [
        'Which two elements form an ionic compound in which metal ions and non-metal ions are in this ratio? Use the Periodic Table.',
        'Which pair of elements forms an ionic compound with the same ratio of metal ions to non-metal ions? Use the Periodic Table.',
      ],
      right: written(like),
      wrong: wrong.map((pair): Wrong => {
        const [one, two] = ratio(pair.metal, pair.other)
        return [
          written(pair),
          `You chose a compound with ${one} metal ion${one === 1 ? '' : 's'} to ${two} non-metal ion${two === 1 ? '' : 's'}: the charges are ${chargeText(ionCharge(element(pair.metal).number))} and ${chargeText(ionCharge(element(pair.other).number))}.`,
        ]
      }),
      solution: `In ${formula(right.metal, many, right.other, times)} the ratio is ${many} to ${times}. ${capital(element(like.metal).name)} forms ${ionText(like.metal, ionCharge(element(like.metal).number))} and ${element(like.other).name} ${ionText(like.other, ionCharge(element(like.other).number))}, so their compound is ${formula(like.metal, many, like.other, times)}.`,
    }
  },
  verify: ({ like, right, wrong }) => {
    const charges = ({ metal, other }: { metal: string; other: string }) =>
      ionCharge(element(metal).number) / ionCharge(element(other).number)
    const found = [like, ...wrong].find(each => Math.abs(charges(each) - charges(right)) < 1e-9)
    return found ? `${element(found.metal).name} and ${element(found.other).name}` : ''
  },
})
