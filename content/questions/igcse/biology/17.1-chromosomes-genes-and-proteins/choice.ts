import { cellToGene, nucleiFigure, synthesis } from '@/content/figures/igcse/biology/inheritance'
import { inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { describeDnaLadder, dnaLadder } from '@/lib/figures/biology/dna'
import { punnett } from '@/lib/figures/biology/genetics'
import { figure } from '@/lib/figures/figure'
import { centred } from '@/lib/figures/shapes'
import { AMINO_ACIDS, aminoAcidsOf } from './code'

const { core, supplement, templates } = choiceQuestions('17.1')

export { templates }

const LETTERS = ['A', 'B', 'C', 'D'] as const

const LABELLED = [
  { name: 'nucleus', means: 'the part of the cell that contains the chromosomes' },
  { name: 'chromosome', means: 'a thread of DNA that carries many genes' },
  { name: 'DNA', means: 'the chemical that chromosomes are made of' },
  { name: 'gene', means: 'a length of DNA that codes for a protein' },
] as const

core('label-from-cell-to-gene', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    asked: random.pick(LABELLED),
    order: random.shuffle(LETTERS),
    cell: random.pick(['the cheek of a human', 'the root of a bean plant', 'the liver of a mouse']),
  }),
  make: ({ asked, order, cell }) => ({
    stem: [
      `The diagram shows a cell from ${cell}, and parts of it more and more enlarged.`,
      `A student draws a cell from ${cell}, and beside it enlarged parts of this cell.`,
      `The three drawings show a cell from ${cell} and enlarged parts of it. They are not drawn to the same scale.`,
    ],
    figure: cellToGene('enlarged', [order[0] ?? '', order[1] ?? '', order[2] ?? '', order[3] ?? '']),
    prompt: `Which label shows ${asked.means}?`,
    options: inThisOrder(
      LETTERS.map((letter): Wrong | string => {
        const shown = LABELLED[order.indexOf(letter)]
        return shown === undefined || shown.name === asked.name
          ? letter
          : [
              letter,
              `You chose the label of the ${shown.name}${shown.name === 'DNA' ? ' as a whole' : ''}, ${shown.means}.`,
            ]
      }),
    ),
    solution: `The round body in the cell is the nucleus. It contains chromosomes, which are made of DNA, the double helix. A gene is one length of this DNA. So the answer is the label of the ${asked.name}.`,
  }),
})

const PAIRS = ['P and Q', 'R and S', 'P and R', 'Q and S'] as const

core('squares-of-one-sex', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    motherOnTop: random.chance(0.5),
    fatherTurned: random.chance(0.5),
    male: random.chance(0.5),
  }),
  make: ({ motherOnTop, fatherTurned, male }) => {
    const mother = [['X', 'X']] as const
    const father = [fatherTurned ? (['Y', 'X'] as const) : (['X', 'Y'] as const)]
    const square = punnett(motherOnTop ? mother : father, motherOnTop ? father : mother, {
      x: 104,
      y: 8,
      blank: 'offspring',
    })
    const second = male !== fatherTurned
    const right = motherOnTop ? (second ? 'R and S' : 'P and Q') : second ? 'Q and S' : 'P and R'
    const sex = male ? 'male' : 'female'
    const isAcross = (pair: string) => pair === 'P and Q' || pair === 'R and S'
    const list = (gametes: readonly string[]) => gametes.join(' and ')
    const [top, side] = motherOnTop ? [mother[0], father[0]] : [father[0], mother[0]]
    return {
      stem: [
        'The diagram shows how sex is inherited in humans. The squares for the offspring, **P** to **S**, are empty.',
        'A student draws a Punnett square for the sex of children. The genotypes in the squares **P** to **S** are not yet written.',
        'The Punnett square shows the sex chromosomes in the gametes of two parents. The genotypes of **P** to **S** have been left out.',
      ],
      figure: figure(
        {
          name: 'inheritance/empty-square',
          title: 'A Punnett square with four empty squares',
          description: `Gametes ${list(top ?? [])} in rings on top, ${list(side ?? [])} in rings at the left. The four squares hold the letters P and Q in the upper row, R and S in the lower row.`,
          height: 140,
        },
        square.shape,
        ...['P', 'Q', 'R', 'S'].map((letter, at) =>
          centred(169 + 58 * (at % 2), 66 + 44 * Math.floor(at / 2), letter, 'b'),
        ),
      ),
      prompt: `Which squares stand for ${sex} offspring?`,
      options: inThisOrder(
        PAIRS.map((pair): Wrong | string =>
          pair === right
            ? pair
            : [
                pair,
                isAcross(pair) === isAcross(right)
                  ? `You chose the squares of the other sex: ${male ? 'XX is female' : 'XY is male'}.`
                  : 'You chose two squares of the same gamete of the mother: one is female and one is male.',
              ],
        ),
      ),
      solution: `The gametes that are both X are those of the mother. Where a Y of the father comes in, the genotype is XY, a male; the other two squares are XX, females. The ${sex} offspring are ${right}.`,
    }
  },
})

core('chance-of-a-boy', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    girls: random.int(3, 5),
    boy: random.chance(0.5),
    animal: random.chance(0.3),
  }),
  make: ({ girls, boy, animal }) => {
    const [asked, before] = boy ? ['male', 'female'] : ['female', 'male']
    const chromosome = boy ? 'Y' : 'X'
    return {
      stem: animal
        ? `In cattle, sex is inherited as in humans. A cow has had ${girls} calves so far. All of them are ${before}.`
        : [
            `A couple has ${girls} children. All of them are ${before}. The woman is pregnant again.`,
            `The first ${girls} children of a couple are all ${before}. They expect another child.`,
            `In one family all ${girls} children are ${before}. Another child will be born soon.`,
          ],
      prompt: `What is the probability that the next ${animal ? 'calf' : 'child'} is ${asked}, and why?`,
      columns: 'probability | reason',
      right: `0.50 | half of the sperm cells carry ${boy ? 'a Y' : 'an X'} chromosome`,
      wrong: {
        [`0.50 | half of the egg cells carry ${boy ? 'a Y' : 'an X'} chromosome`]:
          'You gave the right probability but the wrong gamete: all egg cells carry an X chromosome.',
        [`0.25 | one of four gametes carries ${boy ? 'a Y' : 'an X'} chromosome`]:
          'You counted the gametes of both parents together, but each offspring gets one from each parent.',
        [`0.75 | ${asked} offspring are due after ${girls} ${before} ones`]:
          'You took earlier births into account, but each fertilisation is a new event.',
      },
      solution: `The male parent is XY: half of his sperm cells carry an X and half a Y. All egg cells carry an X. A sperm cell with ${chromosome === 'Y' ? 'a Y' : 'an X'} gives ${boy ? 'XY, a male' : 'XX, a female'}, so the probability is 0.50, each time anew.`,
    }
  },
})

supplement('amino-acids-from-bases', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const order = random.sample(Object.keys(AMINO_ACIDS), 3)
    const right = aminoAcidsOf(order.join(''))
    return { order, right, moved: [right[1], right[0], right[2]], backwards: [...right].reverse() }
  },
  make: ({ order, right, moved, backwards }) => {
    const bases = order.join('')
    const doubled = [right[0], right[1], right[1]]
    return {
      stem: [
        'The diagram shows part of a gene. Groups of three bases of the upper strand, read from the left, code for one amino acid each. The table shows which.',
        'A short part of a gene is shown. In the upper strand every three bases, from left to right, stand for one amino acid, as the table tells.',
        'The upper strand of this part of a gene is read from the left. Each group of three bases codes for the amino acid in the table.',
      ],
      figure: figure(
        {
          name: 'inheritance/bases',
          title: 'Part of a gene',
          description: describeDnaLadder({ bases }),
          height: 104,
        },
        dnaLadder({ x: 63, y: 10, bases }),
      ),
      table: {
        head: ['bases', 'amino acid'],
        rows: Object.entries(AMINO_ACIDS).map(([three, name]) => [three, name]),
      },
      prompt: 'Which sequence of amino acids does this part of the gene code for?',
      right: right.join(' – '),
      wrong: [
        [backwards.join(' – '), 'You read the groups of bases from the right.'],
        [moved.join(' – '), 'You exchanged the first two groups; the order of the bases sets the order.'],
        [
          doubled.join(' – '),
          'You read the second group twice and left out the third; each group of three bases is read once.',
        ],
      ] satisfies Wrong[],
      solution: `Read the upper strand in groups of three: ${order.join(', ')}. In the table they stand for ${right.join(', ')}.`,
    }
  },
  verify: ({ order }) => {
    const names: string[] = []
    for (const three of order)
      for (const [key, name] of Object.entries(AMINO_ACIDS)) if (key === three) names.push(name)
    return names.join(' – ')
  },
})

supplement('bases-for-a-protein', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const acids = random.step(120, 450, 30)
    const right = acids * 6
    const wrong = threeSlips(
      random,
      right,
      [
        [acids * 3, 'You counted the bases of one strand; DNA has two strands.'],
        [acids * 2, 'You took one base for each amino acid, in two strands.'],
        [acids, 'You took one base for each amino acid, but three are needed.'],
        [acids * 12, 'You doubled twice; there are two strands.'],
        [acids * 9, 'You multiplied by three twice; there are two strands, not three.'],
      ],
      String,
    )
    return wrong
      ? { acids, right, wrong, protein: random.pick(['An enzyme', 'A receptor', 'A membrane carrier']) }
      : null
  },
  make: ({ acids, right, wrong, protein }) => ({
    stem: [
      `${protein} is a chain of ${acids} amino acids. In one strand of its gene, three bases code for each amino acid.`,
      `A gene codes for a protein of ${acids} amino acids. Three bases in one of the two strands of DNA code for one amino acid.`,
      `The mRNA of a protein is made along one strand of the gene. Three bases of this strand are needed for each of the ${acids} amino acids.`,
    ],
    prompt: [
      'How many bases, in both strands together, are in the part of the DNA that codes for the amino acids?',
      'What is the total number of bases, in both strands, in the length of DNA that codes for these amino acids?',
    ],
    options: {
      inOrder: true,
      options: [[right, null] as const, ...wrong]
        .toSorted(([one], [two]) => one - two)
        .map(([value, error]) => ({ text: String(value), error })),
    },
    solution: `One strand has ${acids} × 3 = ${acids * 3} bases. The other strand has a partner for each of them, so there are ${acids * 3} × 2 = ${right} bases.`,
  }),
  verify: ({ acids }) => {
    let bases = 0
    for (let at = 0; at < acids; at += 1) bases += 3 + 3
    return bases
  },
})

const PLACES = [
  { part: 'DNA', asked: 'contains the gene and stays in place while the protein is made' },
  { part: 'mRNA', asked: 'carries a copy of the gene' },
  { part: 'ribosome', asked: 'assembles amino acids' },
  { part: 'protein', asked: 'is a chain of amino acids' },
] as const

type Place = (typeof PLACES)[number]['part']

const PLACE_ERRORS: Record<Place, string> = {
  DNA: 'You chose the double helix in the nucleus, the DNA, which contains the gene and stays there.',
  mRNA: 'You chose the single strand, mRNA, which carries a copy of the gene.',
  ribosome: 'You chose the ribosome, through which the mRNA passes and which assembles amino acids.',
  protein: 'You chose the row of small balls, which are the amino acids of the new protein.',
}

supplement('place-in-protein-synthesis', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    asked: random.pick(PLACES),
    order: random.shuffle(PLACES.map(({ part }) => part)),
    product: random.pick(['an enzyme', 'a hormone that is a protein', 'an antibody', 'a membrane carrier']),
  }),
  make: ({ asked, order, product }) => ({
    stem: [
      `The diagram shows a cell that makes ${product}.`,
      `A cell makes ${product}. The diagram shows how, with four parts labelled.`,
      `The diagram shows some of the steps by which a cell makes ${product}.`,
    ],
    figure: synthesis.figure({
      name: 'inheritance/cell-at-work',
      labels: Object.fromEntries(order.map((part, at) => [part, LETTERS[at] ?? ''])),
    }),
    prompt: `Which part ${asked.asked}?`,
    options: inThisOrder(
      order.map((part, at): Wrong | string => {
        const letter = LETTERS[at] ?? ''
        return part === asked.part ? letter : [letter, PLACE_ERRORS[part]]
      }),
    ),
    solution: `The DNA with the gene stays in the nucleus. mRNA, a copy of the gene, moves to the cytoplasm and passes through a ribosome, which assembles amino acids into the protein. The part that ${asked.asked} is the ${asked.part}.`,
  }),
})

const EXPRESSED = [
  { protein: 'insulin', yes: 'a cell of the pancreas', no: 'a muscle cell' },
  { protein: 'amylase', yes: 'a cell of a salivary gland', no: 'a nerve cell' },
  { protein: 'protease', yes: 'a cell in the lining of the stomach', no: 'a cell of the skin' },
  { protein: 'lipase', yes: 'a cell of the pancreas', no: 'a ciliated cell' },
] as const

supplement('gene-in-two-kinds-of-cell', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ one: random.pick(EXPRESSED), makes: random.chance(0.3) }),
  make: ({ one: { protein, yes, no }, makes }) => {
    const cell = makes ? yes : no
    const right = ['yes', makes ? 'yes' : 'no'] as const
    const error = (present: string, expressed: string) =>
      present === 'no'
        ? expressed === 'yes'
          ? 'You took a gene that is absent for expressed; a gene that is not there cannot be used.'
          : 'You took the gene for absent, but body cells contain the same genes.'
        : makes
          ? 'You took the gene for not expressed, but this cell makes the protein.'
          : 'You took the gene for expressed, but this cell does not make the protein.'
    return {
      stem: [
        `In the human body, ${yes} makes ${protein} and ${no} does not.`,
        `A scientist finds ${protein} in ${yes} that made it, but ${no} of the same person makes none.`,
        `The protein made by ${yes} is ${protein}. It is not made by ${no} of the same person.`,
      ],
      prompt: [
        `Which row is correct for the gene for this protein in ${cell}?`,
        `What is true of the gene for this protein in ${cell}?`,
      ],
      options: {
        inOrder: true,
        columns: ['gene is present', 'gene is expressed'],
        options: (
          [
            ['yes', 'yes'],
            ['yes', 'no'],
            ['no', 'yes'],
            ['no', 'no'],
          ] as const
        ).map(([present, expressed]) => ({
          text: `${present} | ${expressed}`,
          cells: [present, expressed],
          error: present === right[0] && expressed === right[1] ? null : error(present, expressed),
        })),
      },
      solution: `Both cells contain the same genes, because they come from the same fertilised egg cell. A cell expresses only the genes whose proteins it needs. ${makes ? 'This cell makes the protein, so the gene is expressed.' : 'This cell does not make the protein, so the gene is there but not expressed.'}`,
    }
  },
})

/** Chromosomes in a body cell; the word for a male and a female gamete is the same in all of them. */
const DIPLOID = [
  ['horse', 64, 'liver'],
  ['cat', 38, 'skin'],
  ['mouse', 40, 'kidney'],
  ['rabbit', 44, 'muscle'],
  ['tomato plant', 24, 'leaf'],
  ['maize plant', 20, 'root'],
  ['pea plant', 14, 'stem'],
] as const

supplement('chromosomes-in-a-body-cell', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const [species, number, organ] = random.pick(DIPLOID)
    const half = number / 2
    const wrong = threeSlips(
      random,
      number,
      [
        [half, 'You took the body cell for haploid; its nucleus has two sets of chromosomes.'],
        [
          half / 2,
          'You halved the number, but the gamete has the half already; a body cell has twice as many.',
        ],
        [number * 2, 'You doubled the number twice; a body cell has two sets of chromosomes.'],
        [half * 3, 'You added three sets of chromosomes; a body cell has two.'],
        [46, 'You gave the number of chromosomes in a human body cell.'],
      ],
      String,
    )
    return wrong?.every(([value]) => Number.isInteger(value)) ? { species, number, organ, half, wrong } : null
  },
  make: ({ species, number, organ, half, wrong }) => ({
    stem: [
      `The nucleus of a gamete of a ${species} contains ${half} chromosomes.`,
      `A haploid nucleus of a ${species} has ${half} chromosomes.`,
      `In a ${species}, a single set of chromosomes consists of ${half} chromosomes.`,
    ],
    prompt: [
      `How many chromosomes are in the nucleus of a cell of its ${organ}?`,
      `What is the number of chromosomes in the nucleus of one of its ${organ} cells?`,
    ],
    options: {
      inOrder: true,
      options: [[number, null] as const, ...wrong]
        .toSorted(([one], [two]) => one - two)
        .map(([value, error]) => ({ text: String(value), error })),
    },
    solution: `Gametes are haploid, with a single set of ${half}. Body cells, such as those of the ${organ}, are diploid: two sets, 2 × ${half} = ${number}.`,
  }),
  verify: ({ half }) => half + half,
})

const NUCLEI = [
  {
    counts: [2, 2, 2],
    haploid: 'You chose a nucleus with a pair of each length, which is diploid.',
    diploid: '',
  },
  {
    counts: [1, 1, 1],
    haploid: '',
    diploid: 'You chose a nucleus with one chromosome of each length, which is haploid.',
  },
  {
    counts: [2, 2, 1],
    haploid: 'You chose a nucleus with two of some lengths; a single set has one of each.',
    diploid: 'You chose a nucleus in which one chromosome has no partner.',
  },
  {
    counts: [2, 1, 0],
    haploid: 'You counted three chromosomes, but one of each type is needed, and the short one is missing.',
    diploid: 'You chose a nucleus in which one type has no partner and one type is missing.',
  },
] as const

supplement('nucleus-that-is-diploid', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    order: random.shuffle(NUCLEI),
    asked: random.pick(['haploid', 'diploid'] as const),
    species: random.pick(['a mosquito', 'a worm', 'a small plant']),
  }),
  make: ({ order, asked, species }) => ({
    stem: [
      `In ${species}, a single set of chromosomes consists of one long, one medium and one short chromosome. The diagrams show four nuclei.`,
      `The chromosomes of ${species} are of three types: long, medium and short. Four nuclei are shown.`,
      `A set of chromosomes of ${species} is made of three chromosomes: a long, a medium and a short one. The diagrams show nuclei A to D.`,
    ],
    figure: nucleiFigure(
      'four-nuclei',
      order.map(({ counts }, at) => [LETTERS[at] ?? '', counts]),
    ),
    prompt: `Which nucleus is ${asked}?`,
    options: inThisOrder(
      order.map((nucleus, at): Wrong | string => {
        const error = nucleus[asked]
        return error === '' ? (LETTERS[at] ?? '') : [LETTERS[at] ?? '', error]
      }),
    ),
    solution:
      asked === 'diploid'
        ? 'A diploid nucleus has two sets of chromosomes, so a pair of each type: two long, two medium and two short ones.'
        : 'A haploid nucleus has a single set of chromosomes: one long, one medium and one short one.',
  }),
})
