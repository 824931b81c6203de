import { cellToGene, nucleiFigure, synthesis } from '@/content/figures/igcse/biology/inheritance'
import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain } from '@/lib/exams/format'
import { matchScheme, sequenceScheme } from '@/lib/exams/rising-scheme'
import { geneticDiagram } from '@/lib/figures/biology/genetics'
import { figure } from '@/lib/figures/figure'
import {
  CODES,
  EGGS_X,
  FORM_OF_GENE,
  LENGTH_OF_DNA,
  NEEDED,
  NO_LONGER_FITS,
  NOT_EXPRESSED,
  OTHER_ACIDS,
  OTHER_SHAPE,
  SAME_GENES,
  SPERM_HALF,
  Y_MAKES_MALE,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '17.1', { calculator: 'needed' })

export { templates }

const SUBJECT = 'igcse/biology'

const emptySexDiagram = () => {
  const cross = geneticDiagram(
    { phenotype: 'female', genotype: [['X', 'X']] },
    { phenotype: 'male', genotype: [['X', 'Y']] },
    { blank: ['genotypes', 'gametes', 'offspring genotypes', 'offspring phenotypes'] },
  )
  return figure(
    {
      name: 'inheritance/diagram-with-gaps',
      title: 'A genetic diagram with gaps',
      description:
        'A genetic diagram. Parental phenotypes: female and male. The lines for the genotypes of the parents are blank. One empty ring stands for the gametes of the female and two empty rings for those of the male. The lines for the offspring are blank.',
      height: cross.height,
    },
    cross.shape,
  )
}

const exact = (blank: string, answer: string, accept: string[] = []) => ({
  blank,
  answer,
  accept,
  mode: 'exact' as const,
  marks: 1 as const,
})

core('sex-of-newborn-animals', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const total = random.step(180, 420, 20)
    const males = total / 2 + random.pick([-6, -4, -3, 3, 4, 6])
    return { total, males, animal: random.pick(['rabbits', 'dogs', 'pigs', 'mice']) }
  },
  make: ({ total, males, animal }) => ({
    stem: [
      `In ${animal}, sex is inherited in the same way as in humans. The genetic diagram is not yet complete.`,
      `The genetic diagram shows how sex is inherited in ${animal}. They have the same sex chromosomes as humans. Parts of the diagram are missing.`,
      `A student begins a genetic diagram for the inheritance of sex in ${animal}, which is as in humans.`,
    ],
    figure: emptySexDiagram(),
    parts: {
      a: ask.table({
        prompt:
          'Complete the table with the sex chromosomes that are missing in the diagram. Write “and” between two different gametes.',
        head: ['', 'female parent', 'male parent'],
        rows: [
          [
            { text: 'parental genotype' },
            exact('genotype of the female', 'XX'),
            exact('genotype of the male', 'XY', ['YX']),
          ],
          [
            { text: 'gametes' },
            exact('gametes of the female', 'X', ['X and X', 'X, X', 'X or X']),
            exact('gametes of the male', 'X and Y', [
              'X, Y',
              'Y and X',
              'Y, X',
              'X or Y',
              'Y or X',
              'X/Y',
              'X & Y',
              'X;Y',
              'X + Y',
            ]),
          ],
        ],
        scheme: ['XX', 'XY', 'X', 'X and Y'],
        solution:
          'The female is XX, so all her gametes carry X. The male is XY: half of his gametes carry X and half Y.',
      }),
      b: ask.written({
        prompt: 'Explain why about half of the offspring are expected to be male.',
        scheme: [EGGS_X, SPERM_HALF, Y_MAKES_MALE],
        modelAnswer:
          'All egg cells carry an X chromosome. Half of the sperm cells carry an X and half carry a Y chromosome. A sperm cell with a Y chromosome gives a male, XY, and one with an X gives a female, XX.',
        solution:
          'Say what the gametes of each parent carry. Then say which combination is a male. Since half of the sperm cells carry a Y chromosome, half of the offspring are XY.',
      }),
      'c.i': ask.number({
        lead: `A breeder counts ${plain(total)} newborn ${animal}. Of these, ${males} are male.`,
        prompt: 'Calculate the percentage that are male.',
        answer: (males / total) * 100,
        unit: '%',
        scheme: [`C1 ${males} ÷ ${total} × 100`, `A1 ${figures((males / total) * 100, 3)}%`],
        solution: `Divide the number of males by the number of all newborn animals: ${males} ÷ ${total} × 100 = ${figures((males / total) * 100, 3)}%.`,
      }),
      'c.ii': ask.choice({
        prompt: 'Which statement explains why the percentage is not exactly 50%?',
        command: 'Identify',
        objective: 'AO2',
        right: 'Which sperm cell reaches an egg cell is a matter of chance.',
        wrong: {
          'More than half of the egg cells carry one kind of sex chromosome.':
            'You took egg cells for different, but all of them carry an X chromosome.',
          'Sperm cells with a Y chromosome are not made by all males.':
            'You took males for different, but all of them are XY and make both kinds of sperm cells.',
          'The sex of the offspring changes while they grow in the uterus.':
            'You took sex for something that changes later, but it is fixed at fertilisation.',
        },
        solution:
          'The ratio 1:1 is a prediction. Each fertilisation is a matter of chance, so real numbers differ a little from it.',
      }),
    },
  }),
  verify: ({ total, males }) => ({ 'c.i': 100 - (100 * (total - males)) / total }),
})

const STEPS = [
  'mRNA is made as a copy of the gene',
  'mRNA moves out of the nucleus',
  'mRNA passes through a ribosome',
  'amino acids are joined to a chain',
] as const

const PARTS = ['DNA', 'mRNA', 'ribosome', 'cytoplasm'] as const
const LETTERS = ['P', 'Q', 'R', 'S'] as const

supplement('enzyme-that-does-not-work', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(PARTS),
    steps: random.shuffle(STEPS),
    one: random.pick([
      { enzyme: 'lactase', substrate: 'lactose', where: 'a cell of the small intestine' },
      { enzyme: 'amylase', substrate: 'starch', where: 'a cell of a salivary gland' },
      { enzyme: 'lipase', substrate: 'fat', where: 'a cell of the pancreas' },
    ]),
    acids: random.step(240, 480, 20),
  }),
  make: ({ order, steps, one: { enzyme, substrate, where }, acids }) => ({
    stem: [
      `The diagram shows how ${where} makes the enzyme ${enzyme}. Its substrate is ${substrate}.`,
      `The enzyme ${enzyme}, which breaks down ${substrate}, is made in ${where}. The diagram shows this cell.`,
      `A cell makes ${enzyme}, an enzyme whose substrate is ${substrate}. The diagram shows some of the steps.`,
    ],
    figure: synthesis.figure({
      name: 'inheritance/cell-with-letters',
      labels: Object.fromEntries(order.map((part, at) => [part, LETTERS[at] ?? ''])),
    }),
    parts: {
      a: ask.match({
        prompt: 'Match each label of the diagram with its name.',
        marks: 3,
        items: asItems(LETTERS),
        targets: asItems([...PARTS, 'protein']),
        answer: Object.fromEntries(order.map((part, at) => [LETTERS[at] ?? '', part])),
        scheme: matchScheme(4, 3),
        solution:
          'The double helix in the nucleus is DNA. The single strand outside the nucleus is mRNA. It lies across a ribosome, and the region around them is the cytoplasm.',
      }),
      b: ask.order({
        prompt: 'Put the steps into the order in which they happen.',
        command: 'Identify',
        marks: 2,
        items: steps.map(step => ({ id: step, text: step })),
        answer: [...STEPS],
        scheme: sequenceScheme(STEPS.length, 2),
        solution: `${STEPS.join(' → ')}.`,
      }),
      c: ask.written({
        lead: `In one person, a base in the gene for ${enzyme} has been replaced by another base.`,
        prompt: `Explain why the ${enzyme} of this person may not be able to break down ${substrate}.`,
        objective: 'AO2',
        scheme: [OTHER_ACIDS, OTHER_SHAPE, NO_LONGER_FITS],
        modelAnswer: `The sequence of bases determines the sequence of amino acids, so the protein has a different sequence of amino acids. Its active site has a different shape, and ${substrate} does not fit into it.`,
        solution:
          'Follow the chain: other bases → other sequence of amino acids → other shape of the active site → the substrate does not fit.',
      }),
      d: ask.number({
        lead: `In the mRNA, three bases determine one amino acid. The enzyme is a chain of ${acids} amino acids.`,
        prompt: 'Calculate the number of bases of the mRNA that determine these amino acids.',
        answer: acids * 3,
        unit: '',
        scheme: [plain(acids * 3)],
        solution: `${acids} × 3 = ${plain(acids * 3)}. mRNA is a single strand, so nothing is doubled.`,
      }),
    },
  }),
  verify: ({ acids }) => {
    let bases = 0
    for (let at = 0; at < acids; at += 1) bases += 3
    return { d: bases }
  },
})

const PROTEINS = [
  { protein: 'insulin', gland: 'pancreas', other: 'muscle' },
  { protein: 'amylase', gland: 'salivary gland', other: 'skin' },
  { protein: 'protease', gland: 'stomach lining', other: 'kidney' },
] as const

const SPECIES = [
  ['cat', 38],
  ['dog', 78],
  ['mouse', 40],
  ['rabbit', 44],
  ['horse', 64],
  ['human', 46],
] as const

supplement('cells-of-one-body', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    one: random.pick(PROTEINS),
    species: random.pick(SPECIES),
    first: random.chance(0.5),
  }),
  make: ({ one: { protein, gland, other }, species: [species, number], first }) => {
    const [left, right] = first ? ['P', 'Q'] : ['Q', 'P']
    const nuclei = [
      ['P', first ? [1, 1, 1] : [2, 2, 2]],
      ['Q', first ? [2, 2, 2] : [1, 1, 1]],
    ] as const
    return {
      stem: [
        `The diagrams show some of the chromosomes of a ${species} in two nuclei. One nucleus is from the ${gland}, the other from a gamete.`,
        `Two nuclei of a ${species} are shown, one of a cell from the ${gland} and one of a gamete. Only some of the chromosomes are drawn.`,
        `A student looks at two nuclei of a ${species}, one of a gamete and one of a cell from the ${gland}. The drawings show a few of their chromosomes.`,
      ],
      figure: nucleiFigure('two-nuclei', nuclei),
      parts: {
        a: words({
          subject: SUBJECT,
          prompt: 'State the letter of the nucleus that is haploid.',
          objective: 'AO2',
          mode: 'exact',
          answers: [{ text: left, accept: [left.toLowerCase()] }],
          solution: `Nucleus ${left} has one chromosome of each type, a single set. Nucleus ${right} has a pair of each type.`,
        }),
        b: ask.table({
          lead: `A ${species} has ${number / 2} pairs of chromosomes in the nuclei of its body cells.`,
          prompt: 'Complete the table.',
          objective: 'AO2',
          head: ['nucleus of a cell', 'number of chromosomes'],
          rows: [
            [{ text: `from the ${other}` }, { blank: 'body cell', answer: number, marks: 1 }],
            [{ text: 'that is a sperm cell' }, { blank: 'sperm cell', answer: number / 2, marks: 1 }],
          ],
          scheme: [String(number), String(number / 2)],
          solution: `Body cells are diploid: ${number / 2} pairs are ${number} chromosomes. A sperm cell is haploid: ${number / 2}.`,
        }),
        c: ask.written({
          lead: `Cells of the ${gland} make ${protein}. Cells of the ${other} do not.`,
          prompt: `Explain this with reference to the gene for ${protein}.`,
          scheme: [SAME_GENES, NOT_EXPRESSED, NEEDED],
          modelAnswer: `Both cells contain the same genes, also the gene for ${protein}. The gene is not expressed in cells of the ${other}, because a cell makes only the proteins that it needs.`,
          solution:
            'Three ideas: the gene is present in both cells, it is expressed only in one of them, and cells make only the proteins that they need.',
        }),
        d: words({
          subject: SUBJECT,
          prompt: `State the name of the molecule that carries a copy of the gene for ${protein} to a ribosome.`,
          mode: 'exact',
          answers: [
            {
              text: 'mRNA',
              accept: ['messenger RNA'],
              allow: [
                'Messenger RNA',
                'messenger ribonucleic acid',
                'mrna',
                'MRNA',
                'm-RNA',
                'messenger rna',
              ],
            },
          ],
          ignore: ['RNA'],
          reject: [{ text: 'DNA', why: 'DNA stays in the nucleus; a copy of the gene is carried.' }],
          solution: 'mRNA is made in the nucleus as a copy of the gene and moves to a ribosome.',
        }),
      },
    }
  },
})

core('terms-and-a-drawing', {
  facts: { difficulty: 2, checked: '2026-11-27' },
  values: random => {
    const rank = random.shuffle(['P', 'Q', 'R', 'S'])
    return { rank, genes: random.step(800, 1600, 100), plant: random.pick(['pea', 'bean', 'maize']) }
  },
  make: ({ rank, genes, plant }) => {
    const [nucleus = '', chromosome = '', dna = '', gene = ''] = rank
    const named = { nucleus, chromosome, DNA: dna, gene }
    return {
      stem: [
        `The diagram shows a cell of a ${plant} plant and enlarged parts of it.`,
        `A student draws a cell of a ${plant} plant without its cell wall. Beside it are enlarged parts of the cell.`,
        `From the left to the right, the drawings show a cell of a ${plant} plant and parts of it, more and more enlarged.`,
      ],
      figure: cellToGene('drawn-larger', [nucleus, chromosome, dna, gene]),
      parts: {
        a: ask.match({
          prompt: 'Match each label with its name.',
          marks: 3,
          items: asItems(LETTERS),
          targets: asItems(['nucleus', 'chromosome', 'DNA', 'gene', 'ribosome']),
          answer: Object.fromEntries(Object.entries(named).map(([name, letter]) => [letter, name])),
          scheme: matchScheme(4, 3),
          solution:
            'The cell contains a nucleus with chromosomes. A chromosome is made of DNA, the double helix, and a gene is one length of it.',
        }),
        b: ask.written({
          prompt: 'State what is meant by the term *gene*.',
          scheme: [LENGTH_OF_DNA, CODES],
          modelAnswer: 'A gene is a length of DNA that codes for a protein.',
          solution: 'Two ideas: it is a length of DNA, and it codes for a protein.',
        }),
        c: ask.written({
          prompt: 'State what is meant by the term *allele*.',
          scheme: [FORM_OF_GENE],
          modelAnswer: 'An allele is an alternative form of a gene.',
          solution: 'One gene can have several alleles: its alternative forms.',
        }),
        d: ask.number({
          lead: `One chromosome of the plant carries ${plain(genes)} genes. Of these, 35% are needed in a cell of the leaf.`,
          prompt: 'Calculate the number of genes on this chromosome that are needed in the leaf cell.',
          answer: genes * 0.35,
          unit: '',
          scheme: [`C1 0.35 × ${genes}`, `A1 ${plain(genes * 0.35)}`],
          solution: `35% of ${plain(genes)} is 0.35 × ${plain(genes)} = ${plain(genes * 0.35)}.`,
        }),
      },
    }
  },
  verify: ({ genes }) => ({ d: genes / 4 + genes / 10 }),
})
