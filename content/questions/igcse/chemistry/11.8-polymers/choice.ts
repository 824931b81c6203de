import { bySize, inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import type { AlkeneGroups } from '@/lib/figures/chemistry/polymers'
import { ALKENES } from './alkenes'
import { blocksFigure, chainFigure, repeatUnits, soilCurves, twoMonomers } from './drawings'

const { core, supplement, templates } = choiceQuestions('11.8', { calculator: 'needed' })

export { templates }

core('ethene-becomes-a-chain', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    right: random.pick([
      'The double bonds open and the carbon atoms join.',
      'The molecules of ethene join and nothing else forms.',
      'The product has only single bonds between carbon atoms.',
    ]),
    wrong: random.sample<Wrong>(
      [
        [
          'The product has a double bond in every second place.',
          'You kept the double bonds; they open when the molecules join.',
        ],
        [
          'The hydrogen atoms are lost and form hydrogen gas.',
          'You took hydrogen away; all atoms of ethene are in the polymer.',
        ],
        [
          'The molecules of ethene join and water is formed.',
          'You took addition for condensation; here the polymer is the only product.',
        ],
        [
          'The large molecules are split into smaller molecules.',
          'You described cracking, which is the reverse of joining.',
        ],
        [
          'The atoms of ethene react with oxygen from the air.',
          'You described combustion; no oxygen takes part here.',
        ],
      ],
      3,
    ),
  }),
  make: ({ right, wrong }) => ({
    stem: [
      'Ethene is polymerised to poly(ethene).',
      'A factory makes poly(ethene) from ethene, at high pressure and with a catalyst.',
      'Under suitable conditions, ethene forms poly(ethene).',
    ],
    prompt: ['Which statement about this reaction is correct?', 'What happens in this reaction?'],
    right,
    wrong,
    solution:
      'In addition polymerisation the double bonds of the monomers open. The carbon atoms join in a chain with single bonds, and the polymer is the only product.',
  }),
})

core('how-many-monomers', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const count = random.int(5, 30) * 60
    const mass = 28 * count
    const slips = threeSlips(
      random,
      count,
      [
        [mass / 14, 'You divided by the mass of CH_{2}, which is half a molecule of ethene.'],
        [mass / 12, 'You divided by the mass of one carbon atom.'],
        [mass / 24, 'You left the hydrogen atoms out of the relative molecular mass.'],
        [mass / 56, 'You divided by the mass of two molecules of ethene.'],
        [mass / 16, 'You divided by the relative molecular mass of methane.'],
      ],
      value => plain(Math.round(value)),
    )
    return slips && { count, mass, slips }
  },
  make: ({ count, mass, slips }) => ({
    stem: [
      `A molecule of poly(ethene) has a relative molecular mass of ${plain(mass)}. [*A*_{r}: H, 1; C, 12]`,
      `The relative molecular mass of one molecule of poly(ethene) is ${plain(mass)}. [*A*_{r}: H, 1; C, 12]`,
      `In a sample of poly(ethene), one molecule has a relative molecular mass of ${plain(mass)}. [*A*_{r}: H, 1; C, 12]`,
    ],
    prompt: [
      'How many molecules of ethene, C_{2}H_{4}, have joined to form it?',
      'From how many molecules of ethene, C_{2}H_{4}, was it formed?',
    ],
    options: bySize({ right: count, wrong: slips, print: value => plain(Math.round(value)) }),
    solution: `*M*_{r} of ethene is 2 × 12 + 4 × 1 = 28. No atoms are lost, so ${plain(mass)} ÷ 28 = ${plain(count)}.`,
  }),
  verify: ({ mass }) => mass / (4 * 1 + 2 * 12),
})

const DECAYS = [
  [100, 70, 44, 24],
  [100, 86, 72, 58],
  [100, 40, 12, 0],
] as const

core('left-in-the-soil', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    curves: random.shuffle<readonly number[]>([...DECAYS, [100, 100, 100, 100]]),
    item: random.pick(['bags', 'cups', 'plates']),
  }),
  make: ({ curves, item }) => ({
    stem: [
      `Four ${item}, A, B, C and D, of different materials are buried in soil. The graph shows what mass of each is left.`,
      `Pieces of four ${item}, A, B, C and D, are left in moist soil, and weighed from time to time.`,
      `The graph shows how the mass of four ${item}, A, B, C and D, changes when they are buried in soil.`,
    ],
    figure: soilCurves(curves.map((masses, at) => ['ABCD'.charAt(at), masses] as const)),
    prompt: [
      'Which one is most likely to be made of poly(ethene)?',
      'Which one is made of a non-biodegradable plastic?',
    ],
    options: inThisOrder(
      curves.map((masses, at): string | Wrong => {
        const letter = 'ABCD'.charAt(at)
        const last = masses.at(-1) ?? 0
        if (last === 100) return letter
        return [
          letter,
          last === 0
            ? 'You chose the material that is broken down fastest.'
            : `You overlooked that the mass of ${letter} falls, so it is broken down in the soil.`,
        ]
      }),
    ),
    solution:
      'Poly(ethene) is non-biodegradable: nothing in the soil breaks it down, so its mass does not change.',
  }),
  verify: ({ curves }) => 'ABCD'.charAt(curves.findIndex(masses => new Set(masses).size === 1)),
})

const WITH = ['Cl', 'F', 'Br', 'CH_{3}'] as const
const told = (group: string) => group.replace(/[_{}]/g, '')

supplement('which-repeat-unit', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [one = 'Cl', other = 'F'] = random.sample([...WITH], 2)
    return { one, other, order: random.shuffle([0, 1, 2, 3]) }
  },
  make: ({ one, other, order }) => {
    const kinds: readonly { groups: AlkeneGroups; said: string; error: string | null }[] = [
      {
        groups: { topLeft: one, topRight: other },
        said: `${told(one)} and H on the left carbon atom, ${told(other)} and H on the right one`,
        error: null,
      },
      {
        groups: { topRight: one, bottomRight: other },
        said: `two H on the left carbon atom, ${told(one)} and ${told(other)} on the right one`,
        error: 'You moved both groups to one carbon atom; each stays where it is in the monomer.',
      },
      {
        groups: { topLeft: one, topRight: one },
        said: `${told(one)} and H on each carbon atom`,
        error: `You drew the same group twice and left out ${other}.`,
      },
      {
        groups: { topRight: other },
        said: `two H on the left carbon atom, ${told(other)} and H on the right one`,
        error: `You replaced ${one} by a hydrogen atom, but no group is lost.`,
      },
    ]
    const shown = order.map(kind => kinds[kind])
    return {
      stem: [
        'The displayed formula of a monomer and four repeat units are shown.',
        'A monomer forms a polymer by addition polymerisation. The monomer and four repeat units are shown.',
        'An alkene with two different groups is polymerised. It is shown above four repeat units.',
      ],
      figure: repeatUnits(
        { topLeft: one, topRight: other },
        shown.map((kind, at) => ['ABCD'.charAt(at), kind?.groups ?? {}, kind?.said ?? ''] as const),
        `${told(one)} and H on the left carbon atom, ${told(other)} and H on the right one`,
      ),
      prompt: [
        'Which repeat unit belongs to the polymer of this monomer?',
        'Which is the repeat unit of its polymer?',
      ],
      options: inThisOrder(
        shown.map((kind, at): string | Wrong => {
          const letter = 'ABCD'.charAt(at)
          return kind?.error ? [letter, kind.error] : letter
        }),
      ),
      solution:
        'The double bond becomes a single bond, and each carbon atom keeps its two groups. A bond leads outwards from each carbon atom.',
    }
  },
  verify: ({ order }) => 'ABCD'.charAt(order.indexOf(0)),
})

supplement('monomer-of-a-chain', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const alkene = random.pick(ALKENES.filter(each => each.name !== 'fluoroethene'))
    return { alkene, use: random.pick(['a pipe', 'a coating', 'a rope', 'a film']) }
  },
  make: ({ alkene, use }) => {
    const wrong: Readonly<Record<string, readonly Wrong[]>> = {
      propene: [
        ['CH_{3}CH_{2}CH_{3}', 'You kept the single bond; the monomer must have a double bond.'],
        ['CH_{3}CH=CHCH_{3}', 'You put a CH_{3} group on each of the two carbon atoms.'],
        ['CH_{2}=C(CH_{3})_{2}', 'You put two CH_{3} groups on one carbon atom.'],
      ],
      chloroethene: [
        ['CH_{3}CH_{2}Cl', 'You kept the single bond; the monomer must have a double bond.'],
        ['CHCl=CHCl', 'You put a chlorine atom on each of the two carbon atoms.'],
        ['CH_{2}=CCl_{2}', 'You put two chlorine atoms on one carbon atom.'],
      ],
      'but-1-ene': [
        ['CH_{3}CH=CHCH_{3}', 'You put the side group into two parts, one on each carbon atom.'],
        ['CH_{2}=CHCH_{3}', 'You left a carbon atom out of the side group.'],
        ['CH_{3}CH_{2}CH_{2}CH_{3}', 'You kept the single bond; the monomer must have a double bond.'],
      ],
      tetrafluoroethene: [
        ['CF_{3}CF_{3}', 'You kept the single bond; the monomer must have a double bond.'],
        ['CHF=CHF', 'You counted only one fluorine atom for each carbon atom.'],
        ['CF_{2}=CH_{2}', 'You counted the fluorine atoms of only one carbon atom in two.'],
      ],
    }
    return {
      stem: [
        `Part of the chain of a polymer is shown. It is used to make ${use}.`,
        `The diagram shows part of a polymer that is used for ${use}.`,
        `A polymer for ${use} is made from one monomer only. Part of its chain is shown.`,
      ],
      figure: chainFigure(alkene),
      prompt: ['From which monomer is it made?', 'What is the formula of its monomer?'],
      right: alkene.shown,
      wrong: wrong[alkene.name] ?? [],
      solution: `Two neighbouring carbon atoms of the chain are one unit. Cut the bonds on both sides and put a double bond between them: ${alkene.shown}.`,
    }
  },
})

const CHAINS = {
  polyester: ['-', 'O', '{}', 'O', 'CO', '{}', 'CO', 'O', '{}', '-'],
  polyamide: ['-', 'NH', '{}', 'NH', 'CO', '{}', 'CO', 'NH', '{}', '-'],
} as const

supplement('links-of-a-chain', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    isEster: random.chance(0.5),
    use: random.pick(['a rope', 'a jacket', 'a carpet', 'a sail', 'a tent']),
  }),
  make: ({ isEster, use }) => ({
    stem: [
      `Part of the chain of a polymer is shown. It is used for ${use}.`,
      `The fibres of ${use} are made of the polymer that is shown in part.`,
      `A polymer used for ${use} is made from two monomers. Part of its chain is shown.`,
    ],
    figure: blocksFigure(
      `chain-of-blocks-${isEster ? 1 : 2}`,
      'Part of a polymer chain',
      isEster ? CHAINS.polyester : CHAINS.polyamide,
      10,
    ),
    prompt: ['Which row describes the polymer?', 'Which row is correct?'],
    columns: 'type of polymerisation | link',
    right: `condensation | ${isEster ? 'ester' : 'amide'}`,
    wrong: {
      [`condensation | ${isEster ? 'amide' : 'ester'}`]: `You took ${isEster ? 'CO–O for CO–NH' : 'CO–NH for CO–O'}.`,
      [`addition | ${isEster ? 'ester' : 'amide'}`]:
        'You overlooked that an addition polymer has only carbon atoms in its main chain.',
      [`addition | ${isEster ? 'amide' : 'ester'}`]:
        'You took the wrong link and the wrong type; addition gives a chain of carbon atoms only.',
    },
    solution: `${isEster ? 'CO–O is an ester link' : 'CO–NH is an amide link'}. Chains with such links form by condensation, and water forms as well.`,
  }),
})

const END = { acid: 'COOH', diol: 'OH', diamine: 'NH_{2}' } as const
const ended = (block: string, left: keyof typeof END, right: keyof typeof END) =>
  `${{ acid: 'HOOC', diol: 'HO', diamine: 'H_{2}N' }[left]}–${block}–${END[right]}`

supplement('monomers-of-blocks', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    isEster: random.chance(0.5),
    names: random.pick([
      ['X', 'Y'],
      ['J', 'K'],
      ['P', 'Q'],
      ['E', 'F'],
    ] as const),
    turned: random.chance(0.5),
  }),
  make: ({ isEster, names: [x, y], turned }) => {
    const [mine, other] = isEster ? (['diol', 'diamine'] as const) : (['diamine', 'diol'] as const)
    const joint = isEster ? 'O' : 'NH'
    const pieces = ['CO', `{${x}}`, 'CO', joint, `{${y}}`, joint]
    const pair = (one: string, two: string) => `${one} and ${two}`
    return {
      stem: [
        `Part of a polymer chain is shown. ${x} and ${y} are blocks of carbon and hydrogen atoms.`,
        `The diagram shows part of a condensation polymer. The blocks ${x} and ${y} contain only carbon and hydrogen.`,
        `A polymer is made from two monomers. Part of its chain is shown, with blocks ${x} and ${y} for the parts that do not react.`,
      ],
      figure: blocksFigure(
        `chain-of-two-blocks-${isEster ? 1 : 2}-${turned ? 1 : 2}`,
        'Part of a polymer chain',
        ['-', ...(turned ? pieces.toReversed() : pieces), '-'],
      ),
      prompt: ['Which two monomers form this polymer?', 'From which monomers is the polymer made?'],
      right: pair(ended(x, 'acid', 'acid'), ended(y, mine, mine)),
      wrong: {
        [pair(ended(x, 'acid', 'acid'), ended(y, other, other))]:
          `You gave the second monomer ${isEster ? 'NH_{2}' : 'OH'} groups, but the chain contains ${isEster ? 'no nitrogen' : 'nitrogen there'}.`,
        [pair(ended(x, mine, mine), ended(y, 'acid', 'acid'))]:
          `You exchanged the blocks; CO stands at both ends of ${x}.`,
        [pair(ended(x, 'acid', mine), ended(y, 'acid', mine))]:
          `You gave each monomer one group of each kind, but in this chain CO stands at both ends of ${x}.`,
      },
      solution: `Cut between CO and ${joint}. Add OH to each CO and H to each ${joint}: ${ended(x, 'acid', 'acid')} and ${ended(y, mine, mine)}.`,
    }
  },
})

supplement('water-molecules-formed', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const each = random.int(3, 30) * 10
    const right = 2 * each - 1
    const slips = threeSlips(
      random,
      right,
      [
        [2 * each, 'You counted a link for every molecule, but the last one in the chain has no next one.'],
        [each, 'You counted one link for each pair; the pairs are linked to each other as well.'],
        [each - 1, 'You counted the links between the pairs only, not those within a pair.'],
        [4 * each, 'You counted both functional groups of each molecule; a link needs two groups.'],
        [2 * each + 1, 'You added one link instead of leaving one out.'],
      ],
      value => plain(value),
    )
    return slips && { each, right, slips, isEster: random.chance(0.5) }
  },
  make: ({ each, right, slips, isEster }) => ({
    stem: [
      `${each} molecules of each of the two monomers shown join to form one chain.`,
      `One polymer molecule forms from ${each} molecules of a dicarboxylic acid and ${each} molecules of a ${isEster ? 'diol' : 'diamine'}, which are shown.`,
      `The monomers shown polymerise. A single chain forms from ${each} molecules of each.`,
    ],
    figure: twoMonomers(
      ['HO', 'CO', '{}', 'CO', 'OH'],
      isEster ? ['HO', '{}', 'OH'] : ['H_{2}N', '{}', 'NH_{2}'],
    ),
    prompt: [
      'How many molecules of water are formed with this chain?',
      'How many molecules of water does this give?',
    ],
    options: bySize({ right, wrong: slips, print: value => plain(value) }),
    solution: `The chain has 2 × ${each} = ${2 * each} molecules in a row, so ${right} links between them. Each link gives one molecule of water.`,
  }),
  verify: ({ each }) => {
    let [waters, chain] = [0, 1]
    while (chain < each + each) {
      chain += 1
      waters += 1
    }
    return waters
  },
})

supplement('mass-of-addition-polymer', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const alkene = random.pick(ALKENES)
    const moles = random.int(2, 12) * 0.5
    const volume = 24 * moles
    const right = moles * alkene.mass
    const slips = threeSlips(
      random,
      right,
      [
        [volume * alkene.mass, 'You multiplied by the volume, not by the amount in mol.'],
        [moles * (alkene.mass - 18), 'You took water away, but addition has no other product.'],
        [moles * 28, 'You used the relative molecular mass of ethene.'],
        [(24 / volume) * alkene.mass, 'You divided the wrong way round to find the amount.'],
        [(moles * alkene.mass) / 2, 'You halved the mass, as if two molecules gave the mass of one.'],
      ],
      value => quantity(value, 'g', 3),
    )
    return slips && { alkene, volume, moles, right, slips }
  },
  make: ({ alkene, volume, moles, right, slips }) => ({
    stem: [
      `${quantity(volume, 'dm^3')} of gaseous ${alkene.name}, ${alkene.shown}, measured at r.t.p., is polymerised completely.`,
      `A company polymerises ${alkene.name}, ${alkene.shown}. All of ${quantity(volume, 'dm^3')} of the gas, at r.t.p., reacts.`,
      `The polymer of ${alkene.name}, ${alkene.shown}, is made from ${quantity(volume, 'dm^3')} of the gas, measured at r.t.p. All of it reacts.`,
    ],
    prompt: ['What is the mass of the polymer?', 'Which mass of polymer is formed?'],
    options: bySize({ right, wrong: slips, print: value => quantity(value, 'g', 3) }),
    solution: `${plain(volume)} ÷ 24 = ${quantity(moles, 'mol')}. *M*_{r} of ${alkene.name} is ${plain(alkene.mass)}, so the mass is ${plain(moles)} × ${plain(alkene.mass)} = ${quantity(right, 'g', 3)}. The polymer is the only product.`,
  }),
  verify: ({ alkene, volume }) => (alkene.mass * volume) / 24,
})
