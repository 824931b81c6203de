import {
  VESSEL,
  VESSEL_PARTS,
  type VesselPart,
  vesselAndCells,
} from '@/content/figures/igcse/biology/transport-in-plants'
import { inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'

const { supplement, templates } = choiceQuestions('8.1')

export { templates }

const EFFECTS: Readonly<Record<VesselPart, { text: string; feature: string }>> = {
  wall: {
    text: 'It is strong and gives support to the plant.',
    feature: 'the thick wall, which contains lignin',
  },
  inside: {
    text: 'Water flows without cell contents in its way.',
    feature: 'the space inside, which has no cell contents',
  },
  rim: {
    text: 'The cells form one continuous tube.',
    feature: 'a place where the end wall between two cells is missing',
  },
}

const PARTS = Object.keys(EFFECTS) as VesselPart[]

supplement('feature-of-a-vessel', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    part: random.pick(PARTS),
    letter: random.pick(['X', 'P', 'Z']),
    plant: random.pick(['a bean plant', 'a sunflower', 'a pea plant']),
  }),
  make: ({ part, letter, plant }) => ({
    stem: [
      `The diagram shows part of a xylem vessel of ${plant}, and living cells beside it, cut lengthwise. Letter ${letter} labels ${VESSEL_PARTS[part].seen}.`,
      `Part of a xylem vessel and some living cells of ${plant} are drawn side by side. Letter ${letter} labels ${VESSEL_PARTS[part].seen}.`,
      `A student compares a xylem vessel of ${plant} with living cells of the same stem. Letter ${letter} labels ${VESSEL_PARTS[part].seen}.`,
    ],
    figure: figure(
      {
        name: 'transport-in-plants/vessel-with-a-letter',
        title: 'A xylem vessel and living cells, cut lengthwise',
        description: `${VESSEL} Letter ${letter} points to ${VESSEL_PARTS[part].seen}.`,
        height: 226,
      },
      vesselAndCells({ [part]: letter }, ['xylem vessel', 'living cells']),
    ),
    prompt: [
      `What is the advantage of the feature labelled ${letter}?`,
      `How does the feature at ${letter} suit the function of the vessel?`,
    ],
    right: EFFECTS[part].text,
    wrong: [
      ...PARTS.filter(each => each !== part).map(
        (each): Wrong => [
          EFFECTS[each].text,
          `You gave the advantage of another feature: ${EFFECTS[each].feature}.`,
        ],
      ),
      [
        'It releases energy to move the water.',
        'You took the vessel for living cells; it has no contents that release energy.',
      ],
    ],
    solution: `${letter} is ${EFFECTS[part].feature}. ${EFFECTS[part].text}`,
  }),
})

const TUBES = [
  { row: ['✓', '✗', '✗'], error: '' },
  { row: ['✓', '✓', '✗'], error: 'You chose a structure with end walls; in a vessel they are missing.' },
  {
    row: ['✗', '✗', '✗'],
    error: 'You chose a structure without lignin, which makes the walls of a vessel strong.',
  },
  { row: ['✓', '✗', '✓'], error: 'You chose a structure with cell contents; a vessel is empty.' },
  { row: ['✗', '✓', '✓'], error: 'You chose an ordinary living cell: contents, end walls and no lignin.' },
] as const

supplement('xylem-vessel-from-a-table', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const [right, ...others] = TUBES
    return { order: random.shuffle([right, ...random.sample(others, 3)]) }
  },
  make: ({ order }) => ({
    stem: [
      'Four structures, A to D, are made of cells that lie end to end. The table shows which features they have (✓) and which they do not have (✗).',
      'Four structures in plants were looked at under a microscope. Each is a row of cells, or was made from one. ✓ is present, ✗ is absent.',
      'A student records features of four structures that are long and thin: ✓ is present, ✗ is absent.',
    ],
    table: {
      head: ['structure', 'lignin in the walls', 'end walls', 'cell contents'],
      rows: order.map(({ row }, at) => ['ABCD'.charAt(at), ...row]),
    },
    prompt: ['Which structure is a xylem vessel?', 'Which structure could be a xylem vessel?'],
    options: inThisOrder(
      order.map(({ error }, at): Wrong | string =>
        error === '' ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), error],
      ),
    ),
    solution:
      'A xylem vessel has lignin in its walls, no end walls between its cells, and no cell contents. Only one of the four has lignin but neither end walls nor contents.',
  }),
})

supplement('stem-treated-with-steam', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    water: random.step(12, 20, 0.5),
    fall: random.pick([0.2, 0.3, 0.4]),
    sucrose: random.int(40, 90),
    plant: random.pick(['a tomato plant', 'a sunflower', 'a pumpkin plant']),
  }),
  make: ({ water, fall, sucrose, plant }) => ({
    stem: [
      `Steam is blown at a short piece of the stem of ${plant}. It kills all living cells in this piece. The table shows what was carried through the piece before and just after.`,
      `A scientist kills all living cells in a short piece of the stem of ${plant} with steam. She measures what is carried through this piece before and just after.`,
      `All living cells in a ring of the stem of ${plant} are killed with steam. The table shows how much water and sucrose passed through the ring before and just after.`,
    ],
    table: {
      head: ['', 'before', 'after'],
      rows: [
        ['water / cm^{3} per hour', water.toFixed(1), (water - fall).toFixed(1)],
        ['sucrose / mg per hour', String(sucrose), '0'],
      ],
    },
    prompt: ['Which conclusion fits the results?', 'What do the results show?'],
    right: 'Phloem needs living cells for transport, but xylem does not.',
    wrong: {
      'Xylem needs living cells for transport, but phloem does not.':
        'You exchanged the two tissues: water, which goes on, is carried in the xylem.',
      'Both xylem and phloem need living cells for transport.':
        'You did not use the result for water, which is carried almost as fast as before.',
      'Neither xylem nor phloem needs living cells for transport.':
        'You did not use the result for sucrose, which is no longer carried.',
    },
    solution:
      'Water is carried in the xylem, and it flows almost as before: xylem vessels have no living contents. Sucrose is carried in the phloem, and its transport stops when the cells are dead.',
  }),
})
