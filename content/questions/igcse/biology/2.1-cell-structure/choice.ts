import { inThisOrder, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { bacterialCell, plantCell } from '@/lib/figures/biology/cells'
import { ciliatedCells, palisadeCell, rootHairCell } from '@/lib/figures/biology/specialised-cells'
import { FUNCTIONS } from './parts'

const { core, templates } = choiceQuestions('2.1')

export { templates }

const LETTERS = ['A', 'B', 'C', 'D'] as const

const letterOf = (at: number) => LETTERS[at] ?? ''

const PLANT_PARTS = ['cell wall', 'cell membrane', 'chloroplast', 'nucleus', 'vacuole', 'ribosome'] as const

core('letter-of-a-plant-cell-part', {
  facts: { difficulty: 2, objective: 'AO2' },
  values: random => ({ parts: random.sample(PLANT_PARTS, 4), right: random.int(0, 3) }),
  make: ({ parts, right }) => {
    const asked = FUNCTIONS[parts[right] ?? 'nucleus']
    return {
      stem: 'The figure shows a plant cell.',
      prompt: `Which letter labels the part that ${asked.does}?`,
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
  facts: { difficulty: 3, objective: 'AO2' },
  values: random => ({ parts: random.sample(BACTERIAL_PARTS, 4), right: random.int(0, 3) }),
  make: ({ parts, right }) => {
    const asked = FUNCTIONS[parts[right] ?? 'plasmid']
    return {
      stem: 'The figure shows a bacterial cell.',
      prompt: `Which letter labels the part that ${asked.does}?`,
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

core('row-of-structures-in-a-cell', {
  facts: { difficulty: 3, objective: 'AO1' },
  values: random => {
    const kind = random.int(0, 2)
    const parts = random.sample(Object.keys(PRESENT), 3)
    const isIn = parts.map(part => PRESENT[part]?.[kind] ?? false)
    return isIn.every(Boolean) || !isIn.some(Boolean) ? null : { kind, parts, isIn }
  },
  make: ({ kind, parts, isIn }) => {
    const tick = (each: readonly boolean[]) => each.map(is => (is ? 'present' : 'absent'))
    const name = KINDS[kind] ?? ''
    return {
      stem: 'Animal, plant and bacterial cells differ in the structures that they contain.',
      prompt: [
        `Which row describes ${name === 'animal cell' ? 'an' : 'a'} ${name}?`,
        `Which row is correct for ${name === 'animal cell' ? 'an' : 'a'} ${name}?`,
      ],
      options: rows(
        parts,
        tick(isIn),
        parts.map((part, at): [string[], string] => [
          tick(isIn.map((is, place) => (place === at ? !is : is))),
          isIn[at]
            ? `You left out a part: ${part} ${part.endsWith('s') && part !== 'nucleus' ? 'are' : 'is'} in every such cell, so this row is wrong in that column.`
            : `You added a part that is not in such a cell (${part}).`,
        ]),
      ),
      solution: `Take the columns one by one. In ${name === 'animal cell' ? 'an' : 'a'} ${name}: ${parts.map((part, at) => `${part} ${isIn[at] ? 'present' : 'absent'}`).join(', ')}. A bacterial cell has no nucleus and no mitochondria; an animal cell has no cell wall; only bacterial cells have plasmids.`,
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
  facts: { difficulty: 2, objective: 'AO2' },
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
    stem: 'The figure shows specialised cells, or one such cell.',
    prompt: 'What is the function of cells of this kind?',
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

const UNKNOWN: Readonly<Record<string, { cells: readonly string[]; why: string }>> = {
  'a bacterium': { cells: ['✗', '✓', '✗', '✗'], why: 'a cell wall but no nucleus' },
  'a liver of a mouse': { cells: ['✓', '✗', '✗', '✓'], why: 'a nucleus but no cell wall' },
  'a leaf of a bean plant': { cells: ['✓', '✓', '✓', '✓'], why: 'a cell wall and chloroplasts' },
  'a root of a bean plant': {
    cells: ['✓', '✓', '✗', '✓'],
    why: 'a nucleus and a cell wall, no chloroplasts',
  },
}

core('cell-from-a-table-of-structures', {
  facts: { difficulty: 4, objective: 'AO2' },
  values: random => {
    const order = random.shuffle(Object.keys(UNKNOWN))
    return { order, right: random.int(0, 3) }
  },
  make: ({ order, right }) => ({
    stem: 'The table shows which structures are in four cells. A tick shows that the structure is present.',
    prompt: `Which cell was taken from ${(order[right] ?? '').replace('a bacterium', 'a culture of bacteria')}?`,
    table: {
      head: ['cell', 'nucleus', 'cell wall', 'chloroplasts', 'mitochondria'],
      rows: order.map((name, at) => [letterOf(at), ...(UNKNOWN[name]?.cells ?? [])]),
    },
    options: inThisOrder(
      order.map((name, at) =>
        at === right
          ? letterOf(at)
          : [letterOf(at), `You chose a cell from ${name}: it has ${UNKNOWN[name]?.why}.`],
      ),
    ),
    solution: `Look for the nucleus first, then for the wall, then for chloroplasts. A cell from ${order[right]} has ${UNKNOWN[order[right] ?? '']?.why}: ${letterOf(right)}.`,
  }),
})

const CHAINS = [
  ['palisade mesophyll cell', 'palisade mesophyll', 'leaf', 'plant'],
  ['muscle cell', 'muscle tissue', 'heart', 'circulatory system'],
  ['ciliated cell', 'lining of the trachea', 'trachea', 'breathing system'],
  ['neurone', 'nervous tissue', 'brain', 'nervous system'],
] as const

core('order-of-levels-of-organisation', {
  facts: { difficulty: 1, objective: 'AO1' },
  values: random => ({ chain: random.pick(CHAINS) }),
  make: ({ chain }) => {
    const arrows = (...places: readonly number[]) => places.map(at => chain[at]).join(' → ')
    return {
      stem: ['Bodies are organised in levels.', 'Cells are the lowest level of organisation in an organism.'],
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
      solution: `Cells make up tissues, tissues make up organs, and organs make up organ systems and organisms: ${arrows(0, 1, 2, 3)}.`,
    }
  },
})

const CONTENTS = [
  { cell: 'heart muscle cell', why: 'the heart contracts all the time, which needs a lot of energy' },
  { cell: 'leg muscle cell', why: 'a leg muscle works hard when it contracts, which needs energy' },
] as const

core('cells-with-most-mitochondria', {
  facts: { difficulty: 4, objective: 'AO2' },
  values: random => {
    const counts = random.sample([150, 240, 380, 520, 700], 3)
    const most = random.step(1800, 3200, 100)
    const right = random.int(0, 3)
    const row = [...counts.slice(0, right), most, ...counts.slice(right)]
    return { row, right, need: random.pick(CONTENTS) }
  },
  make: ({ row, right, need }) => ({
    stem: 'The table shows the mean number of mitochondria in four types of animal cell.',
    prompt: `Which type is most likely to be a ${need.cell}?`,
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
    solution: `Mitochondria carry out aerobic respiration, which releases energy. Cells that need much energy have many: ${need.why}. ${letterOf(right)} has the most.`,
  }),
  verify: ({ row }) => letterOf(row.indexOf(Math.max(...row))),
})
