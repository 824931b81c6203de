import { asItems, ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plantCell } from '@/lib/figures/biology/cells'
import { ciliatedCells } from '@/lib/figures/biology/specialised-cells'
import { FUNCTIONS } from './parts'

const { core, templates } = questionsOf('structured', '2.1')

export { templates }

const LETTERS = ['P', 'Q', 'R', 'S', 'T'] as const

const PARTS = ['cell wall', 'cell membrane', 'chloroplast', 'nucleus', 'vacuole'] as const

core('plant-cell-with-letters', {
  facts: { difficulty: 2, checked: '2026-11-25' },
  values: random => ({
    parts: random.shuffle(PARTS),
    asked: random.int(0, 4),
    names: random.shuffle([...PARTS, 'ribosome', 'mitochondrion']),
  }),
  make: ({ parts, asked, names }) => {
    const part = parts[asked] ?? 'nucleus'
    const keys = parts.map((name, at) => [LETTERS[at] ?? '', name] as const)
    const isExtra = (name: string) => ['cell wall', 'chloroplast', 'vacuole'].includes(name)
    const extra = keys.filter(([, name]) => isExtra(name))
    return {
      stem: [
        'The figure shows a plant cell. Five structures are labelled **P** to **T**.',
        'The figure is a drawing of a cell from a green leaf. The letters **P** to **T** label five structures.',
        'A student draws a plant cell with the help of an electron micrograph and labels five structures **P** to **T**.',
      ],
      figure: plantCell.figure({
        name: `cell-structure/plant-cell-letters-${parts.join('-')}`.replace(/ /g, '-').toLowerCase(),
        labels: Object.fromEntries(keys.map(([letter, name]) => [name, letter])),
      }),
      parts: {
        a: ask.match({
          prompt: 'Name the structures labelled P to T.',
          command: 'Identify',
          marks: 5,
          items: asItems(LETTERS),
          targets: asItems(names),
          answer: Object.fromEntries(keys),
          scheme: keys.map(([letter, name]) => `${letter}: ${name}`),
          solution: `${keys.map(([letter, name]) => `${letter} is the ${name}`).join('; ')}. The wall is the thick outer line, the membrane the thin line inside it.`,
        }),
        b: ask.written({
          prompt: `State **one** function of the structure labelled ${LETTERS[asked]}.`,
          scheme: [judged(FUNCTIONS[part].does, FUNCTIONS[part].rules)],
          lines: 1,
          modelAnswer: `It ${FUNCTIONS[part].does}.`,
          solution: `${LETTERS[asked]} is the ${part}, which ${FUNCTIONS[part].does}.`,
        }),
        c: words({
          subject: 'igcse/biology',
          prompt: 'State the letters of **two** structures that are **not** in an animal cell.',
          command: 'State',
          asked: 2,
          mode: 'exact',
          answers: extra.map(([letter]) => ({ text: letter, accept: [letter.toLowerCase()] })),
          scheme: [
            'one correct letter',
            `a second correct letter (any two of ${extra.map(([letter]) => letter).join(', ')})`,
          ],
          solution: `An animal cell has no cell wall, no chloroplasts and no large permanent vacuole: ${extra.map(([letter]) => letter).join(', ')}.`,
        }),
        d: ask.written({
          prompt:
            'Describe **two** ways in which the DNA of a bacterial cell is different from the DNA of this cell.',
          scheme: [
            judged(
              'not in a nucleus / free in the cytoplasm',
              `
              HERE = in/inside/within/enclosed/surrounded
              reject bacteri* ...(no plant/this/not/but/while/whereas).. HERE nucleus
              accept no/without nucleus
              accept not HERE nucleus
              accept not have/contain nucleus
              accept plant/this ... HERE nucleus
              accept dna/it ... in/free/loose/float cytoplasm
              accept free/loose ... cytoplasm
              unsure nucleus/cytoplasm
              earns: it is not in a nucleus
              earns: bacterial DNA is free in the cytoplasm
              earns: it lies in the cytoplazm
              misses: it is circular
              misses: it has plasmids
              misses: it is smaller`,
            ),
            judged(
              'circular (a loop) / also in plasmids',
              `
              RING = circular/circle/loop/ring/plasmid
              accept plant/this ... not RING
              accept plant/this ... linear
              reject plant ...(no bacteri*/but/while/whereas).. RING
              accept RING
              earns: it is circular
              earns: some of it is in plasmids
              earns: it is a closed lop, circuler
              misses: it is not in a nucleus
              misses: it is free in the cytoplasm
              misses: it has a double helix`,
            ),
          ],
          modelAnswer:
            'The DNA of a bacterial cell is not inside a nucleus: it lies free in the cytoplasm. It is circular, and there may be more DNA in plasmids.',
          solution:
            'Say where it is and what form it has. A plant cell keeps its DNA in a nucleus; a bacterium has circular DNA free in the cytoplasm, and plasmids.',
        }),
      },
    }
  },
})

const CELLS: readonly { name: string; job: string }[] = [
  { name: 'root hair cell', job: 'absorbs water and mineral ions' },
  { name: 'palisade mesophyll cell', job: 'carries out photosynthesis' },
  { name: 'red blood cell', job: 'transports oxygen' },
  { name: 'neurone', job: 'conducts electrical impulses' },
  { name: 'sperm cell', job: 'takes part in reproduction' },
]

const CAUSES = [
  'Chemicals in cigarette smoke stop the cilia from beating.',
  'In a person with a rare condition, the cilia cannot beat.',
  'Breathing a certain gas stops the cilia from beating for some hours.',
] as const

core('ciliated-cells-and-other-specialised-cells', {
  facts: { difficulty: 3, checked: '2026-11-25' },
  values: random => {
    const given = random.sample(CELLS, 3)
    return { given, jobs: random.shuffle(CELLS.map(({ job }) => job)), cause: random.pick(CAUSES) }
  },
  make: ({ given, jobs, cause }) => ({
    stem: [
      'The figure shows cells from the lining of the trachea. **X** labels a part of one of them.',
      'The figure is a drawing of some cells that line the trachea. **X** is a part of one of these cells.',
      'A student draws cells from the lining of the trachea of a sheep and labels one part **X**.',
    ],
    figure: ciliatedCells.figure({
      name: 'cell-structure/cells-of-the-trachea',
      title: 'Cells from the lining of the trachea',
      labels: { cilia: 'X' },
    }),
    parts: {
      'a.i': words({
        subject: 'igcse/biology',
        prompt: 'State the name of the structures labelled X.',
        answers: [{ text: 'cilia', accept: ['cilium'] }],
        reject: [{ text: 'root hairs', why: 'Root hairs grow from cells of a root.' }],
        solution: 'The short hair-like structures on the free side of the cells are cilia.',
      }),
      'a.ii': ask.written({
        prompt: 'Describe the function of the cells that have the structures labelled X.',
        scheme: [
          judged(
            'they move mucus (away from the lungs)',
            `
            MOVE = move/sweep/swept/push/carry/waft/transport/beat/shift/bring
            DIRT = dust/dirt/bacteria/bacterium/pathogen/particle/germ
            reject MOVE ... mucus ...(no away/from/out).. into/to/toward/towards/down lung
            accept MOVE ...(no DIRT).. mucus
            accept MOVE DIRT and mucus
            accept mucus ...(no DIRT/to).. MOVE
            unsure MOVE
            reject make/produce/secrete mucus
            unsure mucus
            earns: they move mucus up
            earns: they sweep the mucus away from the lungs
            earns: mucas is moved upwards by the cells
            misses: they make mucus
            misses: they move mucus down into the lungs
            misses: they keep the trachea open`,
          ),
        ],
        lines: 1,
        modelAnswer: 'They move mucus along the trachea, away from the lungs.',
        solution:
          'The cilia beat together and move the mucus, with trapped dust and bacteria, towards the throat.',
      }),
      b: ask.written({
        lead: cause,
        prompt: 'Suggest why infections of the lungs become more likely.',
        scheme: [
          judged(
            'mucus is not moved away / mucus collects',
            `
            MOVE = move/sweep/swept/push/carry/waft/transport/remove/clear/shift
            accept no/less MOVE ... mucus
            accept no mucus MOVE
            accept mucus ... not MOVE
            accept not MOVE ... mucus
            GERM = bacteria/bacterium/pathogen/germ/virus/microbe/microorganism
            accept mucus ...(no GERM/dust).. collect/build/stay/remain/accumulate/gather/block/settle
            accept mucus with/and/containing GERM ... collect/build/stay/remain/accumulate
            accept collect/build/accumulate/accumulation/more ...(no GERM/in/dust).. mucus
            unsure mucus
            earns: mucus stays in the airways
            earns: mucus builds up in the lungs
            earns: the mucous colects in the trachea, mucus colects
            misses: bacteria multiply
            misses: there is less oxygen
            misses: dust enters the lungs`,
          ),
          judged(
            'bacteria (pathogens) stay in the lungs / multiply there',
            `
            GERM = bacteria/bacterium/pathogen/germ/virus/microbe/microorganism
            reject cilia/mucus kill GERM
            reject GERM ... kill/killed/die/dead
            accept GERM ... stay/remain/multiply/reproduce/grow/build/collect/enter/reach/divide/accumulate
            accept GERM ... get in/into/to
            accept GERM ... not remove/move/clear/sweep/swept/carry
            accept not remove/clear/sweep/move ... GERM
            accept more GERM
            unsure GERM
            earns: bacteria in the mucus multiply
            earns: pathogens are not removed from the lungs
            earns: bacterria stay in the mucus
            misses: mucus builds up
            misses: bacteria are killed by mucus
            misses: dust makes you cough`,
          ),
        ],
        objective: 'AO2',
        modelAnswer:
          'The mucus is not moved away, so it collects in the airways. The bacteria that are trapped in it stay there and multiply.',
        solution:
          'Link the function that is lost to its result: mucus stays, and with it the pathogens that it has trapped.',
      }),
      c: ask.match({
        prompt: 'Match each specialised cell with its function.',
        marks: 3,
        items: asItems(given.map(({ name }) => name)),
        targets: asItems(jobs),
        answer: Object.fromEntries(given.map(({ name, job }) => [name, job])),
        scheme: given.map(({ name, job }) => `${name}: ${job}`),
        solution: `A ${given.map(({ name, job }) => `${name} ${job}`).join('; a ')}.`,
      }),
      d: ask.written({
        lead: 'The trachea is an organ.',
        prompt: 'State what is meant by an *organ*.',
        scheme: [
          judged(
            'made of several tissues',
            `
            MANY = group/several/many/different/more/multiple/two/various/collection/number/kind/type/made/consist/combination/contain/set
            reject MANY organ, without tissue
            accept MANY ... tissue
            accept tissue ... together
            unsure tissue
            earns: several tissues that work together
            earns: a group of different tissues
            earns: made of tisues
            misses: a group of cells
            misses: a group of organs
            misses: organs that work together`,
          ),
          judged(
            'that work together to perform a (specific) function',
            `
            accept work/working together
            accept perform/do/carry/have/with/for/fulfil/share/same/specific/particular/one/certain ... function/job/task
            unsure together/function/job/task
            earns: working together
            earns: to perform a funtion
            earns: that carry out a specific function
            misses: a group of tissues
            misses: it is in the body
            misses: made of cells`,
          ),
        ],
        modelAnswer:
          'An organ is a structure made of several tissues that work together to perform a specific function.',
        solution: 'Two ideas: it is made of different tissues, and they work together to perform a function.',
      }),
    },
  }),
})
