import {
  cheekCells,
  plantCells,
  plantCellsDrawn,
  rootAboveRule,
  rootDrawn,
  stemSlice,
} from '@/content/figures/igcse/biology/practical-skills-drawing-b'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { largeDrawing } from './large-drawing'
import { readXY, times } from './parts'
import {
  BOTH_CYTOPLASM,
  BOTH_NUCLEUS,
  BOTH_OUTER,
  BOTH_TISSUES,
  CORTEX_DIFFERS,
  CUT_SAFELY,
  HAIRS_DIFFER,
  NUCLEUS_PLACE_DIFFERS,
  PACKING_DIFFERS,
  PLACE_DIFFERS,
  SHAPE_DIFFERS,
  STAIN_SHOWS,
  WALL_DIFFERS,
  XYLEM_DIFFERS,
} from './points-cells'

const { core, templates } = questionsOf('practical', 'P.4', { calculator: 'needed' })

export { templates }

const SLIDE_STEPS = [
  { id: 'peel', text: 'Peel off a piece of the thin skin with forceps.' },
  { id: 'lay', text: 'Lay it flat in a drop of water on a slide.' },
  { id: 'stain', text: 'Add a drop of iodine solution to the skin.' },
  { id: 'cover', text: 'Lower a coverslip slowly, one edge first.' },
] as const

core('skin-cells-and-cheek-cells', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const image = random.int(30, 42)
    const magnification = random.pick([120, 125, 150, 160, 200])
    const actual = (image * 1000) / magnification
    return Number.isInteger(actual) && actual >= 180 && actual <= 340
      ? {
          image,
          magnification,
          actual,
          start: random.int(15, 24),
          seed: random.int(1, 40),
          plant: random.pick(['onion', 'shallot', 'leek']),
          who: random.pick(['A student', 'A teacher', 'A technician']),
        }
      : null
  },
  make: ({ image, magnification, actual, start, seed, plant, who }) => ({
    stem: [
      `${who} peels the thin skin from the inside of ${plant === 'onion' ? 'an onion' : `a ${plant}`} and looks at it with a light microscope. The diagram is made from a photograph. A and B are two of the cells.`,
      `The diagram is made from a photograph of the thin skin of ${plant === 'onion' ? 'an onion' : `a ${plant}`}, seen with a light microscope. Two cells are marked A and B.`,
      `Cells from the thin skin of ${plant === 'onion' ? 'an onion' : `a ${plant}`} were stained and photographed through a light microscope. The diagram shows the photograph, and A and B are two of the cells.`,
    ],
    figure: plantCells({ start, image }, seed),
    parts: {
      a: largeDrawing({
        name: 'plant-cells',
        prompt:
          'Make a large drawing of cells A and B. Label the **cell wall** and the **nucleus** of one of these cells.',
        labels: ['cell wall', 'nucleus'],
        detail:
          'two cells that touch along part of one side, much longer than wide, walls as double lines, each nucleus at one side',
        labelled: 'cell wall and nucleus',
        model: plantCellsDrawn(),
      }),
      'b.i': readXY('length', 'cell A', { image, start }),
      'b.ii': ask.number({
        lead: `The magnification of the diagram is ${times(magnification)}.`,
        prompt: 'Calculate the actual length of cell A. Give your answer in micrometres (µm).',
        objective: 'AO3',
        answer: actual,
        unit: 'µm',
        keepUnit: true,
        follow: { from: 'b.i', formula: `x*1000/${magnification}` },
        scheme: [
          `C1 actual size = ${image} ÷ ${magnification}`,
          `C1 ${plain(image / magnification)} mm, or × 1000`,
          `A1 ${quantity(actual, 'µm')}`,
        ],
        solution: `Actual size = image size ÷ magnification = ${image} ÷ ${magnification} = ${plain(image / magnification)} mm. There are 1000 µm in a millimetre: ${plain(image / magnification)} × 1000 = ${quantity(actual, 'µm')}.`,
      }),
      'c.i': ask.written({
        lead: 'This diagram is made from a photograph of cells from the inside of a cheek.',
        figure: cheekCells(seed),
        prompt: `State **one** feature that you can see in the ${plant} cells and in the cheek cells.`,
        objective: 'AO3',
        marks: 1,
        lines: 1,
        scheme: [BOTH_NUCLEUS, BOTH_CYTOPLASM],
        modelAnswer: 'Both have a nucleus and cytoplasm.',
        solution: 'Name a feature that is seen in both diagrams, such as the nucleus.',
      }),
      'c.ii': ask.written({
        prompt: `State **two** differences that you can see between the ${plant} cells and the cheek cells. Do not write about their size.`,
        objective: 'AO3',
        marks: 2,
        lines: 4,
        scheme: [WALL_DIFFERS, SHAPE_DIFFERS, NUCLEUS_PLACE_DIFFERS, PACKING_DIFFERS],
        modelAnswer: `The ${plant} cells have a cell wall, but the cheek cells have no cell wall. The ${plant} cells are rectangular. The cheek cells are irregular. In the cheek cells the nucleus is in the middle. The ${plant} cells are packed together without gaps.`,
        solution:
          'Compare feature for feature: name the feature and say how it is in each of the two. The magnification of the cheek cells is not given, so sizes cannot be compared.',
      }),
      'd.i': ask.order({
        prompt: `These are steps of making the slide of ${plant} cells. Put them into the right order.`,
        command: 'Identify',
        objective: 'AO3',
        marks: 2,
        items: SLIDE_STEPS.toSorted((one, other) => one.text.localeCompare(other.text)),
        answer: SLIDE_STEPS.map(({ id }) => id),
        scheme: sequenceScheme(4, 2),
        solution:
          'The piece is peeled off, laid flat in water, stained, and then covered. The coverslip is lowered slowly, so that no air bubbles are caught.',
      }),
      'd.ii': ask.written({
        prompt: 'Suggest why iodine solution was added to the cells.',
        objective: 'AO3',
        lines: 2,
        scheme: [STAIN_SHOWS],
        modelAnswer: 'It stains the cells, so that the nucleus can be seen clearly.',
        solution: 'Cells are almost colourless. A stain gives contrast, and the nucleus takes it up well.',
      }),
    },
  }),
  verify: ({ image, magnification }) => ({
    'b.i': image,
    'b.ii': (image / magnification) * 1000,
  }),
})

core('slice-of-a-root-and-of-a-stem', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const image = random.int(40, 56)
    const magnification = random.pick([20, 25, 30, 40])
    const actual = image / magnification
    // the inner circle of the drawing is 78 of 152 wide
    const inner = Math.round((image * 78) / 152)
    return actual >= 1.2 && actual <= 2.5 && Number.isInteger(actual * 100)
      ? {
          image,
          magnification,
          actual,
          inner,
          start: random.int(8, 15),
          // the root has four arms of xylem, the young stem is round with a ring of bundles
          plant: random.pick(['French bean', 'balsam plant', 'sunflower']),
          dye: random.pick(['red', 'blue']),
        }
      : null
  },
  make: ({ image, magnification, actual, inner, start, plant, dye }) => ({
    stem: [
      `The diagram is made from a photograph of a slice across the young root of a ${plant}, seen with a light microscope.`,
      `A student cuts a thin slice across the young root of a ${plant} and looks at it with a light microscope. The diagram shows what is seen.`,
      `A thin slice across the young root of a ${plant} was photographed through a light microscope. The diagram is made from the photograph.`,
    ],
    figure: rootAboveRule({ start, image }),
    parts: {
      a: largeDrawing({
        name: 'root',
        prompt:
          'Make a large drawing of the slice to show its tissues. Do **not** draw cells. Label the **cortex** and a **root hair**.',
        labels: ['cortex', 'root hair'],
        detail:
          'no cells; outer ring with hairs; the inner circle about half as wide as the slice, with a star in it',
        labelled: 'cortex (between the outer ring and the inner circle) and root hair',
        model: rootDrawn(),
      }),
      'b.i': readXY('width', 'the slice', { image, start }),
      'b.ii': ask.number({
        lead: `The actual width of this root, without the hairs, is ${quantity(actual, 'mm')}.`,
        prompt: 'Calculate the magnification of the diagram.',
        objective: 'AO3',
        answer: magnification,
        unit: '',
        follow: { from: 'b.i', formula: `x/${actual}` },
        scheme: [`C1 ${image} ÷ ${plain(actual)}`, `A1 ${times(magnification)}`],
        solution: `Magnification = image size ÷ actual size = ${image} ÷ ${plain(actual)} = ${plain(magnification)}. It has no unit.`,
      }),
      'b.iii': ask.number({
        lead: `In the diagram, the inner circle, in which the star lies, is ${quantity(inner, 'mm')} wide.`,
        prompt: 'Calculate the width of this circle as a percentage of the width XY.',
        objective: 'AO3',
        answer: (inner / image) * 100,
        unit: '%',
        follow: { from: 'b.i', formula: `${inner}*100/x` },
        scheme: [
          `C1 ${inner} ÷ ${image} × 100`,
          `A1 ${plain(Number(((inner / image) * 100).toPrecision(3)))} %`,
        ],
        solution: `Percentage = part ÷ whole × 100 = ${inner} ÷ ${image} × 100 = ${plain(Number(((inner / image) * 100).toPrecision(3)))} %.`,
      }),
      'c.i': ask.written({
        lead: `This diagram is made from a photograph of a slice across the stem of the same ${plant}.`,
        figure: stemSlice(),
        prompt: 'State **one** way in which the slices of the root and the stem are alike.',
        objective: 'AO3',
        marks: 1,
        lines: 1,
        scheme: [BOTH_TISSUES, BOTH_OUTER],
        modelAnswer: 'Both are circular and have xylem.',
        solution: 'Both slices are round, have an outer layer, and contain xylem and phloem.',
      }),
      'c.ii': ask.written({
        prompt: 'State **two** differences that you can see between the slices of the root and the stem.',
        objective: 'AO3',
        marks: 2,
        lines: 4,
        scheme: [PLACE_DIFFERS, XYLEM_DIFFERS, HAIRS_DIFFER, CORTEX_DIFFERS],
        modelAnswer:
          'In the root the xylem is in the middle, in the stem it is in a ring near the edge. The xylem of the root is a star. The root has hairs, but the stem has no hairs. The stem has pith in its middle.',
        solution: 'Compare feature for feature, and say for each how it is in the root and in the stem.',
      }),
      'd.i': words({
        subject: 'igcse/biology',
        lead: `A student stands the cut stem of the ${plant} in water with a ${dye} dye for one hour and then cuts another slice. One tissue has turned ${dye}.`,
        prompt: 'State the name of this tissue.',
        objective: 'AO3',
        answers: [{ text: 'xylem', accept: ['xylem vessels', 'xylem tissue'] }],
        reject: [
          { text: 'phloem', why: 'Water with the dye moves up in the xylem; phloem carries sucrose.' },
        ],
        solution: 'The dye moves with the water, and water is carried in the xylem vessels.',
      }),
      'd.ii': ask.written({
        prompt: 'Describe **one** precaution that makes it safe to cut slices with a sharp blade.',
        objective: 'AO3',
        lines: 1,
        scheme: [CUT_SAFELY],
        modelAnswer: 'Cut on a tile, away from the fingers.',
        solution: 'A precaution must fit the hazard: a blade cuts skin, so keep fingers out of its way.',
      }),
    },
  }),
  verify: ({ image, actual, inner }) => ({
    'b.i': image,
    'b.ii': 1 / (actual / image),
    'b.iii': 100 / (image / inner),
  }),
})
