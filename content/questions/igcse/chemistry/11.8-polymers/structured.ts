import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import { pickCell, wholeCell } from '../cells'
import { ALKENES, CONDENSATIONS, type Condensation } from './alkenes'
import { blocksFigure, chainFigure, wasteBars } from './drawings'
import { BOTH_ENDS, DIFFERENCES, IN_LANDFILL, NOTHING_LOST, POLYMER, RECYCLED, TOXIC_GASES } from './points'

const { core, supplement, templates } = questionsOf('structured', '11.8', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'
const lower = (typed: string) => typed.replace(/\d+/g, '_{$&}')

core('poly-ethene-as-waste', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [landfill, burned] = [random.int(16, 28) * 2, random.int(6, 10) * 2]
    const recycled = random.int(4, 8) * 2
    const other = 100 - landfill - burned - recycled
    if (other < 4 || other > 58 || new Set([landfill, burned, recycled, other]).size < 4) return null
    return {
      shares: [landfill, burned, recycled, other],
      total: random.pick([250, 400, 600, 750, 850]),
      item: random.pick(['bags', 'bottles', 'food boxes']),
    }
  },
  make: ({ shares, total, item }) => {
    const [landfill = 0, , recycled = 0] = shares
    const gap = landfill - recycled
    return {
      stem: [
        `Many ${item} are made of poly(ethene). The bar chart shows what happens to the plastic waste of a town.`,
        `Poly(ethene) is a plastic used for ${item}. A town collects data on its plastic waste. They are shown in the bar chart.`,
        `A town council wants to reduce waste from ${item} made of poly(ethene). The bar chart shows what happens to the plastic waste of the town.`,
      ],
      figure: wasteBars(shares),
      parts: {
        'a.i': words({
          subject,
          prompt: 'Name the type of polymerisation that forms poly(ethene).',
          command: 'Identify',
          mode: 'words',
          answers: [{ text: 'addition', accept: ['addition polymerisation'] }],
          reject: [{ text: 'condensation', why: 'No small molecule is formed.' }],
          solution: 'The molecules of ethene add to each other, and nothing else is formed.',
        }),
        'a.ii': ask.table({
          prompt: 'Complete the table.',
          head: ['', 'ethene', 'poly(ethene)'],
          rows: [
            [
              { text: 'carbon–carbon bonds' },
              pickCell('bond in ethene', 'double', ['single', 'double']),
              pickCell('bonds in polymer', 'single', ['single', 'double']),
            ],
          ],
          scheme: ['double', 'single'],
          solution: 'The double bond of each ethene molecule opens when the molecules join.',
        }),
        b: ask.written({
          prompt: 'State what is meant by a polymer.',
          marks: 2,
          scheme: POLYMER,
          modelAnswer: 'A polymer is a large molecule built up from many small molecules called monomers.',
          solution: 'Name both: the size of the molecule, and what it is made from.',
        }),
        'c.i': ask.number({
          lead: `The town has ${quantity(total, 'tonnes')} of plastic waste in a year.`,
          prompt:
            'Calculate how many more tonnes of the waste go to landfill than are recycled. Use the bar chart.',
          answer: (gap / 100) * total,
          unit: 'tonnes',
          sigFigs: 3,
          tolerance: 0.01 * total,
          scheme: [
            `C1 ${landfill} % and ${recycled} % read from the chart`,
            `A1 ${gap} ÷ 100 × ${total} = ${quantity((gap / 100) * total, 'tonnes')}`,
          ],
          solution: `The difference is ${landfill} − ${recycled} = ${gap} %. Of ${quantity(total, 'tonnes')} this is ${quantity((gap / 100) * total, 'tonnes')}.`,
        }),
        'c.ii': ask.written({
          prompt: 'Explain why plastic waste in landfill sites is a problem.',
          marks: 2,
          scheme: IN_LANDFILL,
          modelAnswer: 'Most plastics are non-biodegradable, so they stay there and the sites fill up.',
          solution: 'Give the property of the plastics and what follows from it.',
        }),
        'c.iii': ask.written({
          prompt: 'State one problem that is caused by burning plastic waste.',
          lines: 1,
          scheme: [TOXIC_GASES],
          modelAnswer: 'Toxic gases are formed.',
          solution: 'Carbon monoxide is one of them. “Pollution” alone does not score.',
        }),
      },
    }
  },
  verify: ({ shares: [landfill = 0, burned = 0, recycled = 0, other = 0], total }) => ({
    'c.i': ((100 - burned - other - 2 * recycled) * total) / (landfill + burned + recycled + other),
  }),
})

supplement('from-chain-to-monomer', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    alkene: random.pick(ALKENES),
    units: random.int(6, 24) * 100,
    volume: random.pick([36, 48, 60, 72, 84, 96, 120]),
    use: random.pick(['pipes', 'ropes', 'coatings', 'containers']),
  }),
  make: ({ alkene, units, volume, use }) => {
    const mass = roundTo((volume / 24) * alkene.mass, 3)
    const whole = units * alkene.mass
    return {
      stem: [
        `A polymer is used for ${use}. Part of its chain is shown.`,
        `The diagram shows part of the chain of a polymer that is used for ${use}.`,
        `A company makes ${use} from a polymer. Part of a molecule of the polymer is shown.`,
      ],
      figure: chainFigure(alkene),
      parts: {
        'a.i': ask.structure({
          prompt: 'Draw the displayed formula of the monomer.',
          objective: 'AO2',
          answer: alkene.typed,
          displayed: true,
          stereo: false,
          scheme: ['C=C and all four groups in their places, all atoms and all bonds'],
          solution: `Two neighbouring carbon atoms of the chain, with a double bond between them: ${alkene.shown}.`,
        }),
        'a.ii': words({
          subject,
          prompt: 'Deduce the empirical formula of the polymer.',
          command: 'Deduce',
          objective: 'AO2',
          mode: 'formula',
          answers: [{ text: alkene.empirical }],
          solution: `The polymer has the same empirical formula as its monomer, ${lower(alkene.empirical)}.`,
        }),
        'a.iii': ask.written({
          prompt: 'Explain why this is also the empirical formula of the monomer.',
          lines: 2,
          scheme: [NOTHING_LOST],
          modelAnswer: 'The polymer is the only product, so no atoms are lost.',
          solution: 'In addition polymerisation the molecules join and nothing else is formed.',
        }),
        b: ask.number({
          lead: `One molecule of the polymer has a relative molecular mass of ${plain(whole)}.`,
          prompt: 'Calculate the number of molecules of the monomer that have joined.',
          answer: units,
          unit: '',
          scheme: [
            `C1 *M*_{r} of the monomer = ${plain(alkene.mass)}`,
            `A1 ${plain(whole)} ÷ ${plain(alkene.mass)} = ${plain(units)}`,
          ],
          solution: `*M*_{r} of the monomer is ${plain(alkene.mass)}. ${plain(whole)} ÷ ${plain(alkene.mass)} = ${plain(units)}.`,
        }),
        c: ask.number({
          lead: `${quantity(volume, 'dm^3')} of the gaseous monomer, measured at r.t.p., is polymerised completely.`,
          prompt: 'Calculate the mass of the polymer.',
          answer: mass,
          unit: 'g',
          sigFigs: 3,
          scheme: [
            `C1 ${volume} ÷ 24 = ${quantity(volume / 24, 'mol')}`,
            `A1 ${plain(volume / 24)} × ${plain(alkene.mass)} = ${quantity(mass, 'g')}`,
          ],
          solution: `Amount of monomer: ${volume} ÷ 24 = ${quantity(volume / 24, 'mol')}. Its mass, ${plain(volume / 24)} × ${plain(alkene.mass)} = ${quantity(mass, 'g')}, is the mass of the polymer, since there is no other product.`,
        }),
        d: ask.table({
          lead: 'Nylon is made by another type of polymerisation.',
          prompt: 'Complete the table.',
          head: ['polymer', 'type of polymerisation', 'other product'],
          rows: [
            [{ text: 'polymer in the diagram' }, { text: 'addition' }, { text: 'none' }],
            [
              { text: 'nylon' },
              pickCell('type for nylon', 'condensation', ['addition', 'condensation', 'displacement']),
              pickCell('product with nylon', 'water', ['none', 'water', 'hydrogen', 'ammonia']),
            ],
          ],
          scheme: ['condensation', 'water'],
          solution: 'Nylon is a polyamide. Whenever an amide link forms, a molecule of water forms too.',
        }),
      },
    }
  },
  verify: ({ alkene, units, volume }) => ({
    b: (units * alkene.mass * 2) / (alkene.mass + alkene.mass),
    c: (alkene.mass / 24) * volume,
  }),
})

const MONOMERS = ['dicarboxylic acid', 'diol', 'diamine', 'amino acid'] as const
const FIRST = [118, 146, 166, 174, 202] as const
const SECOND = { polyester: [62, 76, 90, 118], polyamide: [60, 88, 116, 144] } as const

supplement('condensation-chain-with-blocks', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const kind = random.pick(['polyester', 'polyamide'] as const satisfies readonly Condensation[])
    return {
      kind,
      first: random.pick(FIRST),
      second: random.pick(SECOND[kind]),
      use: random.pick(['fibres for carpets', 'sails', 'sports shirts', 'tents']),
    }
  },
  make: ({ kind, first, second, use }) => {
    const facts = CONDENSATIONS[kind]
    return {
      stem: [
        `A polymer used for ${use} is made from two monomers. Its repeat unit is shown, without the brackets. A and B are blocks of atoms.`,
        `Two monomers form a polymer that is used for ${use}. The diagram shows one repeat unit. The blocks A and B do not react.`,
        `The diagram shows one repeat unit of a polymer. The polymer is made from two monomers and is used for ${use}. A and B stand for blocks of atoms.`,
      ],
      figure: blocksFigure(`unit-with-blocks-${facts.link === 'ester' ? 1 : 2}`, 'A repeat unit', [
        '-',
        ...facts.pieces,
        '-',
      ]),
      parts: {
        'a.i': words({
          subject,
          prompt: 'Name the type of link between A and B.',
          command: 'Identify',
          mode: 'words',
          answers: [{ text: facts.link, accept: [`${facts.link} link`, `${facts.link} linkage`] }],
          reject: ['ester', 'amide', 'amine', 'carboxylic']
            .filter(each => each !== facts.link)
            .map(text => ({ text, why: `The link is not called ${text}.` })),
          solution: `${facts.link === 'ester' ? 'CO joined to O' : 'CO joined to NH'} is an ${facts.link} link.`,
        }),
        'a.ii': ask.table({
          prompt: 'Complete the table with the types of the two monomers.',
          objective: 'AO2',
          head: ['monomer that contains', 'type of monomer'],
          rows: [
            [{ text: 'A' }, pickCell('monomer with A', 'dicarboxylic acid', MONOMERS)],
            [{ text: 'B' }, pickCell('monomer with B', facts.second, MONOMERS)],
          ],
          scheme: ['dicarboxylic acid', facts.second],
          solution: `A stands between two CO: HOOC–A–COOH is a dicarboxylic acid. The other monomer is a ${facts.second}.`,
        }),
        'a.iii': words({
          subject,
          prompt: 'Give the formula of the other product of the polymerisation.',
          command: 'Give',
          mode: 'formula',
          answers: [{ text: 'H2O' }],
          solution: 'The acid loses OH, the other monomer H. Together they are a molecule of water.',
        }),
        b: ask.number({
          lead: `The relative molecular mass of the monomer with A is ${first}, of the monomer with B ${second}.`,
          prompt: 'Calculate the relative mass of the repeat unit shown.',
          answer: first + second - 36,
          unit: '',
          sigFigs: 3,
          scheme: [
            `C1 two molecules of water are lost: 2 × 18 = 36`,
            `A1 ${first} + ${second} − 36 = ${first + second - 36}`,
          ],
          solution: `In a long chain, each repeat unit has two links, so two molecules of water are lost: ${first} + ${second} − 2 × 18 = ${first + second - 36}.`,
        }),
        c: ask.written({
          prompt:
            'Describe **two** differences between condensation polymerisation and addition polymerisation. Refer to the monomers and the products.',
          marks: 2,
          scheme: DIFFERENCES,
          modelAnswer:
            'Condensation polymerisation forms a small molecule as well as the polymer. Addition polymerisation uses monomers with a C=C double bond.',
          solution:
            'Addition: monomers with C=C, the polymer is the only product. Condensation: monomers with two functional groups each, and water as a second product.',
        }),
        d: ask.written({
          lead: 'PET is a polyester.',
          prompt: 'Describe how used PET can be made into new PET.',
          marks: 2,
          scheme: RECYCLED,
          modelAnswer: 'It is converted back into its monomers, and these are re-polymerised.',
          solution: 'The ester links are broken, and the monomers are used again.',
        }),
      },
    }
  },
  verify: ({ first, second }) => ({ b: first - 17 - 17 + (second - 1 - 1) }),
})

const SIDES = [
  { r: 'H', typed: 'H2NCH2COOH', shown: 'H_{2}NCH_{2}COOH', mass: 75 },
  { r: 'CH_{3}', typed: 'H2NCH(CH3)COOH', shown: 'H_{2}NCH(CH_{3})COOH', mass: 89 },
  { r: 'CH_{2}OH', typed: 'H2NCH(CH2OH)COOH', shown: 'H_{2}NCH(CH_{2}OH)COOH', mass: 105 },
] as const

supplement('protein-chain', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    units: random.int(2, 3),
    side: random.pick(SIDES),
    count: random.int(12, 60),
    source: random.pick(['wool', 'silk', 'hair', 'egg white', 'milk']),
  }),
  make: ({ units, side, count, source }) => {
    const pieces = Array.from({ length: units }, () => ['NH', 'CHR', 'CO']).flat()
    return {
      stem: [
        `The diagram shows part of the chain of a protein in ${source}.`,
        `${source.charAt(0).toUpperCase()}${source.slice(1)} contains protein. Part of a protein chain is shown.`,
        `Proteins are natural polymers. Part of a protein molecule from ${source} is shown.`,
      ],
      figure: blocksFigure(
        `natural-chain-${units}`,
        'Part of a chain of a natural polymer',
        ['-', ...pieces, '-'],
        units === 3 ? 9 : 12,
      ),
      parts: {
        'a.i': words({
          subject,
          prompt: 'Name the type of monomer from which proteins are made.',
          command: 'Identify',
          mode: 'words',
          answers: [{ text: 'amino acid' }],
          reject: [
            { text: 'diamine', why: 'Diamines are monomers of nylon.' },
            { text: 'dicarboxylic acid', why: 'Dicarboxylic acids are monomers of nylon and PET.' },
          ],
          solution: 'Proteins are made from amino acids.',
        }),
        'a.ii': ask.table({
          prompt: 'Complete the table for the part of the chain that is shown.',
          objective: 'AO2',
          head: ['', 'number'],
          rows: [[{ text: 'monomers that have joined' }, wholeCell('monomers', units)]],
          scheme: [String(units)],
          solution: `Each monomer gives one NH–CHR–CO: there are ${units} of them.`,
        }),
        'b.i': ask.structure({
          prompt: `Draw the displayed formula of the monomer in which R is ${side.r}.`,
          objective: 'AO2',
          answer: side.typed,
          displayed: true,
          stereo: false,
          scheme: ['NH_{2}, COOH, H and R on one carbon atom, all atoms and all bonds'],
          solution: `Add H to NH and OH to CO: ${side.shown}.`,
        }),
        'b.ii': ask.written({
          prompt: 'Explain why molecules of this monomer can form a long chain.',
          marks: 2,
          scheme: BOTH_ENDS,
          modelAnswer:
            'Each molecule has two functional groups, so the COOH group of one reacts with the NH2 group of the next.',
          solution: 'With a group at each end that reacts, each molecule can be linked on both sides.',
        }),
        'c.i': words({
          subject,
          prompt: 'Name a synthetic polymer with the same type of link.',
          command: 'Identify',
          mode: 'words',
          answers: [{ text: 'nylon', accept: ['polyamide', 'Kevlar'] }],
          reject: [
            { text: 'pet', why: 'PET has ester links.' },
            { text: 'polyester', why: 'A polyester has ester links.' },
          ],
          solution: 'Nylon and proteins are polyamides.',
        }),
        'c.ii': ask.number({
          lead: `A chain forms from ${count} molecules of this monomer. Its *M*_{r} is ${side.mass}. Water (*M*_{r} 18) is the other product.`,
          prompt: 'Calculate the relative molecular mass of the chain.',
          answer: count * side.mass - 18 * (count - 1),
          unit: '',
          sigFigs: 3,
          scheme: [
            `C1 ${count - 1} molecules of water are lost`,
            `A1 ${count} × ${side.mass} − ${count - 1} × 18 = ${plain(count * side.mass - 18 * (count - 1))}`,
          ],
          solution: `${count} molecules are joined by ${count - 1} links, and each link gives one molecule of water: ${count} × ${side.mass} − ${count - 1} × 18 = ${plain(count * side.mass - 18 * (count - 1))}.`,
        }),
      },
    }
  },
  verify: ({ side, count }) => ({ 'c.ii': 18 + count * (side.mass - 18) }),
})
