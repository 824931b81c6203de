import { inThisOrder, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { redBloodCell } from '@/lib/figures/biology/blood-cells'
import { bacterialCell, plantCell } from '@/lib/figures/biology/cells'
import { motorNeurone } from '@/lib/figures/biology/neurones'
import { ciliatedCells, palisadeCell, rootHairCell } from '@/lib/figures/biology/specialised-cells'
import { FUNCTIONS } from './parts'

const { core, templates } = choiceQuestions('2.1')

export { templates }

const LETTERS = ['A', 'B', 'C', 'D'] as const

const letterOf = (at: number) => LETTERS[at] ?? ''

const PLANT_PARTS = ['cell wall', 'cell membrane', 'chloroplast', 'nucleus', 'vacuole', 'ribosome'] as const

core('letter-of-a-plant-cell-part', {
  facts: { difficulty: 2, checked: '2026-11-25', objective: 'AO1' },
  values: random => ({ parts: random.sample(PLANT_PARTS, 4), right: random.int(0, 3) }),
  make: ({ parts, right }) => {
    const asked = FUNCTIONS[parts[right] ?? 'nucleus']
    return {
      stem: [
        'The figure shows a plant cell.',
        'The figure is a drawing of a cell from a green leaf.',
        'A student copies this drawing of a plant cell from a book.',
      ],
      prompt: [
        `Which letter labels the part that ${asked.does}?`,
        `Which labelled part ${asked.does}?`,
        `What is the letter of the part that ${asked.does}?`,
      ],
      figure: plantCell.figure({
        name: `cell-structure/plant-cell-${parts.join('-')}`.replace(/ /g, '-').toLowerCase(),
        labels: Object.fromEntries(parts.map((part, at) => [part, letterOf(at)])),
      }),
      options: inThisOrder(
        parts.map((part, at) =>
          at === right ? letterOf(at) : [letterOf(at), `You chose the ${part}. It ${FUNCTIONS[part].does}.`],
        ),
      ),
      solution: `The ${parts[right]} ${asked.does}. ${letterOf(right)} points to it.`,
    }
  },
})

const BACTERIAL_PARTS = ['cell wall', 'circular DNA', 'plasmid', 'ribosome', 'cell membrane'] as const

core('letter-of-a-bacterial-cell-part', {
  facts: { difficulty: 3, checked: '2026-11-25', objective: 'AO1' },
  values: random => ({ parts: random.sample(BACTERIAL_PARTS, 4), right: random.int(0, 3) }),
  make: ({ parts, right }) => {
    const asked = FUNCTIONS[parts[right] ?? 'plasmid']
    return {
      stem: [
        'The figure shows a bacterial cell.',
        'The figure is a drawing of a bacterium from the soil.',
        'A bacterium from yoghurt was drawn with the help of electron micrographs.',
      ],
      prompt: [
        `Which letter labels the part that ${asked.does}?`,
        `Which labelled part ${asked.does}?`,
        `What is the letter of the part that ${asked.does}?`,
      ],
      figure: bacterialCell.figure({
        name: `cell-structure/bacterial-cell-${parts.join('-')}`.replace(/ /g, '-').toLowerCase(),
        labels: Object.fromEntries(parts.map((part, at) => [part, letterOf(at)])),
      }),
      options: inThisOrder(
        parts.map((part, at) =>
          at === right ? letterOf(at) : [letterOf(at), `You chose the ${part}. It ${FUNCTIONS[part].does}.`],
        ),
      ),
      solution: `The ${parts[right]} ${asked.does}. ${letterOf(right)} points to it.`,
    }
  },
})

const KINDS = ['animal cell', 'bacterial cell', 'plant cell'] as const

/** Whether it is present in an animal, a bacterial and a plant cell. */
const PRESENT: Record<string, readonly [boolean, boolean, boolean]> = {
  'cell membrane': [true, true, true],
  'cell wall': [false, true, true],
  cytoplasm: [true, true, true],
  mitochondria: [true, false, true],
  nucleus: [true, false, true],
  plasmids: [false, true, false],
  ribosomes: [true, true, true],
}

const PLURAL = ['mitochondria', 'plasmids', 'ribosomes']

core('row-of-structures-in-a-cell', {
  facts: { difficulty: 3, checked: '2026-11-30', objective: 'AO1' },
  values: random => {
    const kind = random.int(0, 2)
    const parts = random.sample(Object.keys(PRESENT), 3)
    const isIn = parts.map(part => PRESENT[part]?.[kind] ?? false)
    return isIn.every(Boolean) || !isIn.some(Boolean) ? null : { kind, parts, isIn }
  },
  make: ({ kind, parts, isIn }) => {
    const tick = (each: readonly boolean[]) => each.map(is => (is ? 'present' : 'absent'))
    const name = KINDS[kind] ?? ''
    const cell = `${name === 'animal cell' ? 'an' : 'a'} ${name}`
    const example = ['a liver cell of a rat', cell, 'a palisade cell of a leaf'][kind] ?? cell
    return {
      stem: '',
      prompt: [
        `Which row describes ${cell}?`,
        `Which row is correct for ${cell}?`,
        `Which row describes ${example}?`,
      ],
      options: rows(
        parts,
        tick(isIn),
        parts.map((part, at): [string[], string] => [
          tick(isIn.map((is, place) => (place === at ? !is : is))),
          isIn[at]
            ? `You left out a part: ${part} ${PLURAL.includes(part) ? 'are' : 'is'} present in such a cell, so this row is wrong in that column.`
            : `You added a part that is not in such a cell (${part}).`,
        ]),
      ),
      solution: `Take the columns one by one. In ${cell}: ${parts.map((part, at) => `${part} ${isIn[at] ? 'present' : 'absent'}`).join(', ')}. A bacterial cell has no nucleus and no mitochondria; an animal cell has no cell wall; only bacterial cells have plasmids.`,
    }
  },
})

const SPECIALISED = [
  {
    figure: rootHairCell,
    name: 'root-hair',
    job: 'absorption of water and mineral ions',
    feature: 'a long part with a large surface area',
  },
  {
    figure: palisadeCell,
    name: 'palisade',
    job: 'photosynthesis',
    feature: 'many chloroplasts',
  },
  {
    figure: ciliatedCells,
    name: 'ciliated',
    job: 'movement of mucus',
    feature: 'a fringe of cilia',
  },
  {
    figure: motorNeurone,
    name: 'neurone',
    job: 'conduction of impulses',
    feature: 'a cell body and a long, thin axon',
  },
  {
    figure: redBloodCell,
    name: 'red-blood',
    job: 'transport of oxygen',
    feature: 'a disc that is thinner in the middle and has no nucleus',
  },
] as const

const JOBS: Readonly<Record<string, string>> = {
  'absorption of water and mineral ions':
    'You took a root hair cell, which has one long part that grows out of it.',
  photosynthesis: 'You took a palisade mesophyll cell, which has a cell wall and many chloroplasts.',
  'movement of mucus': 'You took a ciliated cell, which has a fringe of cilia.',
  'conduction of impulses': 'You took a neurone, which has a cell body and a long, thin axon.',
  'transport of oxygen': 'You took a red blood cell, which is a disc without a nucleus.',
}

core('function-of-a-drawn-specialised-cell', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => {
    const cell = random.pick(SPECIALISED)
    return {
      cell,
      wrong: random.sample(
        Object.keys(JOBS).filter(job => job !== cell.job),
        3,
      ),
    }
  },
  make: ({ cell, wrong }) => ({
    stem: '',
    prompt: [
      'What is the function of the kind of specialised cell in the figure?',
      'Which function do specialised cells of the kind in the figure have?',
    ],
    figure: cell.figure.figure({
      name: `cell-structure/specialised-${SPECIALISED.indexOf(cell)}`,
      title: 'A specialised cell',
      labels: 'none',
    }),
    right: cell.job,
    wrong: wrong.map((job): Wrong => [job, JOBS[job] ?? '']),
    solution: `The drawing shows ${cell.feature}. This suits the cell to the ${cell.job}.`,
  }),
})

const UNKNOWN: readonly { from: readonly string[]; cells: readonly string[]; why: string }[] = [
  {
    from: ['a culture of bacteria', 'a colony of bacteria'],
    cells: ['✗', '✓', '✗', '✗'],
    why: 'a cell wall but no nucleus',
  },
  {
    from: ['the liver of a mouse', 'the skin of a frog', 'the kidney of a sheep'],
    cells: ['✓', '✗', '✗', '✓'],
    why: 'a nucleus but no cell wall',
  },
  {
    from: [
      'the palisade mesophyll of a bean leaf',
      'the green part of a moss',
      'the palisade mesophyll of an oak leaf',
    ],
    cells: ['✓', '✓', '✓', '✓'],
    why: 'a cell wall and chloroplasts',
  },
  {
    from: ['the root of a bean plant', 'the root of a carrot plant', 'a bulb of an onion under the soil'],
    cells: ['✓', '✓', '✗', '✓'],
    why: 'a nucleus and a cell wall, no chloroplasts',
  },
]

core('cell-from-a-table-of-structures', {
  facts: { difficulty: 3, checked: '2026-11-25', objective: 'AO2' },
  values: random => ({
    order: random.shuffle(UNKNOWN.map(({ from, ...each }) => ({ ...each, from: random.pick(from) }))),
    right: random.int(0, 3),
  }),
  make: ({ order, right }) => ({
    stem: [
      'The table shows which structures are in four cells. A tick shows that the structure is present.',
      'Four cells were looked at with an electron microscope. The table shows which structures were seen (✓) and which were not (✗).',
      'A student records which structures are in four cells: ✓ is present, ✗ is absent.',
    ],
    prompt: `Which cell was taken from ${order[right]?.from}?`,
    table: {
      head: ['cell', 'nucleus', 'cell wall', 'chloroplasts', 'mitochondria'],
      rows: order.map(({ cells }, at) => [letterOf(at), ...cells]),
    },
    options: inThisOrder(
      order.map(({ from, why }, at) =>
        at === right ? letterOf(at) : [letterOf(at), `You chose a cell from ${from}: it has ${why}.`],
      ),
    ),
    solution: `Look for the nucleus first, then for the wall, then for chloroplasts. A cell from ${order[right]?.from} has ${order[right]?.why}: ${letterOf(right)}.`,
  }),
})

const IDENTIFIED = [
  { name: 'red blood cell', cells: ['✗', '✗', '✗', '✗'], why: 'no nucleus and no cell wall' },
  { name: 'bacterium', cells: ['✗', '✓', '✗', '✗'], why: 'a cell wall but no nucleus' },
  {
    name: 'root hair cell',
    cells: ['✓', '✓', '✗', '✓'],
    why: 'a nucleus and a cell wall, but no chloroplasts',
  },
  { name: 'palisade mesophyll cell', cells: ['✓', '✓', '✓', '✓'], why: 'chloroplasts' },
  { name: 'ciliated cell', cells: ['✓', '✗', '✗', '✓'], why: 'a nucleus but no cell wall' },
] as const

core('three-cells-identified', {
  facts: { difficulty: 5, checked: '2026-11-25', objective: 'AO2' },
  values: random => ({ cells: random.sample(IDENTIFIED, 3) }),
  make: ({ cells }) => {
    const [one, two, three] = cells
    if (!one || !two || !three) throw new Error('three cells are drawn')
    type Cell = (typeof IDENTIFIED)[number]
    const swapped = (first: Cell, second: Cell) =>
      `You changed round two cells: the ${first.name} has ${first.why}, the ${second.name} has ${second.why}.`
    return {
      stem: [
        'Some structures of three different cells, X, Y and Z, are recorded in the table. ✓ is present, ✗ is absent.',
        'Three cells, X, Y and Z, were looked at with an electron microscope. The table shows what was found: ✓ is present, ✗ is absent.',
        'A student makes a table about three cells but writes X, Y and Z in place of their names. ✓ is present, ✗ is absent.',
      ],
      table: {
        head: ['cell', 'nucleus', 'cell wall', 'chloroplasts', 'mitochondria'],
        rows: cells.map((each, at) => ['XYZ'.charAt(at), ...each.cells]),
      },
      prompt: ['Which row identifies the three cells?', 'What could the three cells be?'],
      options: rows(
        ['X', 'Y', 'Z'],
        [one.name, two.name, three.name],
        [
          [[two.name, one.name, three.name], swapped(one, two)],
          [[one.name, three.name, two.name], swapped(two, three)],
          [[three.name, two.name, one.name], swapped(one, three)],
        ],
      ),
      solution: `Take one cell at a time. ${cells.map(({ name, why }, at) => `${'XYZ'.charAt(at)} has ${why}: ${name}`).join('. ')}.`,
    }
  },
})

const CHAINS = [
  ['palisade mesophyll cell', 'palisade mesophyll', 'leaf', 'shoot system'],
  ['muscle cell', 'muscle tissue', 'stomach', 'digestive system'],
  ['muscle cell', 'muscle tissue', 'heart', 'circulatory system'],
  ['ciliated cell', 'lining of the trachea', 'trachea', 'gas exchange system'],
  ['neurone', 'nervous tissue', 'brain', 'nervous system'],
] as const

core('order-of-levels-of-organisation', {
  facts: { difficulty: 1, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({ chain: random.pick(CHAINS) }),
  make: ({ chain }) => {
    const arrows = (...places: readonly number[]) => places.map(at => chain[at]).join(' → ')
    return {
      stem: '',
      prompt: [
        'Which list is in order of increasing level of organisation?',
        'Which sequence goes from the lowest to the highest level of organisation?',
      ],
      right: arrows(0, 1, 2, 3),
      wrong: [
        [arrows(0, 2, 1, 3), 'You put the organ before the tissue, but an organ is made of tissues.'],
        [arrows(3, 2, 1, 0), 'You began with the highest level.'],
        [arrows(1, 0, 2, 3), 'You put the tissue before the cell, but a tissue is made of cells.'],
      ],
      solution: `Cells make up tissues, tissues make up organs, and organs make up organ systems: ${arrows(0, 1, 2, 3)}.`,
    }
  },
})

const CONTENTS = [
  { cell: 'a heart muscle cell', why: 'the heart contracts all the time' },
  { cell: 'a leg muscle cell of a runner', why: 'a leg muscle contracts strongly and often' },
  {
    cell: 'a muscle cell that moves the wing of a bird',
    why: 'the muscles of the wings contract strongly and often',
  },
] as const

core('cells-with-most-mitochondria', {
  facts: { difficulty: 3, checked: '2026-11-25', objective: 'AO2' },
  values: random => {
    const counts = random.sample([150, 240, 380, 520, 700], 3)
    const most = random.step(1800, 3200, 100)
    const right = random.int(0, 3)
    const row = [...counts.slice(0, right), most, ...counts.slice(right)]
    return { row, right, need: random.pick(CONTENTS) }
  },
  make: ({ row, right, need }) => ({
    stem: [
      'The table shows the mean number of mitochondria in four types of animal cell.',
      'Mitochondria were counted in four types of animal cell. The table shows the mean numbers.',
      'Scientists counted the mitochondria in four types of animal cell. The table shows their results.',
    ],
    prompt: `Which type is most likely to be ${need.cell}?`,
    table: {
      head: ['type of cell', 'mean number of mitochondria'],
      rows: row.map((count, at) => [letterOf(at), `${count}`]),
    },
    options: inThisOrder(
      row.map((_, at) =>
        at === right
          ? letterOf(at)
          : [
              letterOf(at),
              'You chose a cell with few mitochondria, but this cell needs a lot of energy from aerobic respiration.',
            ],
      ),
    ),
    solution: `Mitochondria carry out aerobic respiration, which releases energy. Cells that need much energy have many, and ${need.why}. ${letterOf(right)} has the most.`,
  }),
  verify: ({ row }) => letterOf(row.indexOf(Math.max(...row))),
})
