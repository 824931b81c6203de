import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { plain } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { leafSection, stomaSurface } from '@/lib/figures/biology/leaf'
import { line } from '@/lib/figures/shapes'
import { LESS_WATER_LOST } from './points'
import {
  FOR_MAKING,
  GAS_ENTERS,
  GAS_THROUGH_SPACES,
  NARROWS,
  SUGAR_OUT,
  TO_THE_CELLS,
  WATER_IN,
  WIDENS,
} from './points-drawn'

const { core, templates } = questionsOf('structured', '6.2')

export { templates }

/** Between these two upright lines a label is to stand. */
const STRIP = [237, 261] as const

const strip = STRIP.map(x => line(x, 4, x, 204, 'p dash')).join('')

const TARGETS = {
  'palisade mesophyll': { at: [249, 64], within: 33 },
  'spongy mesophyll': { at: [249, 135], within: 42 },
  xylem: { at: [180, 119], within: 18 },
  phloem: { at: [181, 147], within: 17 },
} as const

type Target = keyof typeof TARGETS

const NAMES = Object.keys(TARGETS) as Target[]

const idOf = (name: string) => name.replace(' ', '-')

const WHERE: Record<Target, string> = {
  'palisade mesophyll': 'palisade mesophyll: the layer of tall cells',
  'spongy mesophyll': 'spongy mesophyll: the layer of rounded cells with gaps',
  xylem: 'xylem: the large tubes in the upper part of the vascular bundle',
  phloem: 'phloem: the small tubes in the lower part of the vascular bundle',
}

core('labels-on-a-section', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => ({
    labels: random.shuffle([...NAMES, 'upper epidermis', 'cuticle', 'guard cell']),
    plant: random.pick(['a tea bush', 'a cotton plant', 'a mulberry tree', 'a potato plant']),
    who: random.pick(['A student', 'A botanist', 'A teacher']),
  }),
  make: ({ labels, plant, who }) => ({
    stem: [
      `${who} draws a thin section of a leaf of ${plant}, seen through a microscope. The drawing in **(a)** has no labels yet.`,
      `The diagram in **(a)** shows a leaf of ${plant} in cross-section, without labels.`,
      `A thin slice of a leaf of ${plant} is looked at through a microscope. ${who} makes the drawing in **(a)**.`,
    ],
    parts: {
      a: ask.draw({
        prompt:
          'Label the palisade mesophyll, the spongy mesophyll, the xylem and the phloem on the diagram. Put the labels of the two layers between the dashed lines.',
        command: 'Label',
        figure: leafSection.figure({
          name: 'plant-nutrition/section-to-label',
          labels: 'none',
          also: strip,
          alsoTells: 'Two upright dashed lines near the right edge cross all layers.',
        }),
        tools: ['label'],
        labels: labels.map(text => ({ id: idOf(text), text })),
        checks: NAMES.map(name => ({ label: idOf(name), in: TARGETS[name] })),
        modelFigure: leafSection.figure({
          name: 'plant-nutrition/section-with-labels',
          only: NAMES,
          also: strip,
        }),
        scheme: NAMES.map(name => WHERE[name]),
        solution:
          'The tall cells near the upper surface are the palisade mesophyll, the rounded cells below with gaps between them the spongy mesophyll. In the vascular bundle the xylem lies above the phloem.',
      }),
      b: ask.written({
        prompt: 'Explain how the air spaces of the spongy mesophyll help photosynthesis.',
        scheme: [GAS_THROUGH_SPACES, TO_THE_CELLS],
        modelAnswer: 'Carbon dioxide diffuses quickly through the air spaces to the mesophyll cells.',
        solution: 'Name a gas that moves through the air spaces, and say where it goes.',
      }),
      c: ask.written({
        prompt: 'State what the xylem and the phloem of the leaf transport, and in which direction.',
        scheme: [WATER_IN, SUGAR_OUT],
        lines: 3,
        modelAnswer:
          'Xylem brings water and mineral ions to the leaf. Phloem carries sucrose and amino acids away.',
        solution: 'Water comes from the roots in the xylem; sugars made in the leaf leave in the phloem.',
      }),
      d: words({
        subject: 'igcse/biology',
        prompt: 'State the name of the cells that open and close the stomata.',
        answers: [
          {
            text: 'guard cells',
            accept: ['guard cell', 'guard', 'gaurd cell', 'gaurd cells', 'gard cell', 'gard cells'],
          },
        ],
        reject: [
          { text: 'epidermal cells', why: 'Epidermal cells cover the leaf; they do not move the pores.' },
          { text: 'palisade cells', why: 'Palisade cells photosynthesise.' },
        ],
        solution: 'Each stoma lies between two guard cells.',
      }),
    },
  }),
})

const HOURS = [0, 4, 8, 12, 16, 20, 24] as const

core('pores-through-a-day', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const noon = random.step(8, 9.5, 0.5)
    const night = random.pick([0, 0.5, 1])
    return {
      widths: [
        night,
        night,
        noon - random.step(2, 3.5, 0.5),
        noon,
        noon - random.step(1, 2.5, 0.5),
        night + random.pick([0.5, 1]),
        night,
      ],
      plant: random.pick(['a broad bean', 'a tobacco', 'a sunflower', 'a tomato']),
      place: random.pick(['in a garden', 'on a balcony', 'in a field', 'in a glasshouse']),
    }
  },
  make: ({ widths, plant, place }) => ({
    stem: [
      `The diagram shows part of the lower surface of a leaf of ${plant} plant ${place}. The mean width of the pores is measured every four hours of a day, beginning at midnight.`,
      `A scientist looks at the lower surface of leaves of ${plant} plant ${place} every four hours, beginning at midnight (0 h). The diagram shows one stoma, the table the mean width of the pores.`,
      `The stomata of ${plant} plant ${place} are studied during one day. The diagram shows one of them. The table shows the mean width of their pores; 0 h is midnight.`,
    ],
    figure: stomaSurface.figure({
      name: 'plant-nutrition/stoma-with-a-letter',
      title: 'A stoma with one cell lettered',
      labels: { 'guard cell': 'P', stoma: 'pore' },
      open: 0.9,
    }),
    table: {
      head: ['time / h', ...HOURS.map(String)],
      rows: [['mean width of pores / µm', ...widths.map(width => plain(width, 1))]],
    },
    parts: {
      a: words({
        subject: 'igcse/biology',
        prompt: 'State the name of the cell labelled P.',
        answers: [
          {
            text: 'guard cell',
            accept: ['guard cells', 'guard', 'gaurd cell', 'gaurd cells', 'gard cell', 'gard cells'],
          },
        ],
        reject: [
          { text: 'epidermal cell', why: 'The cells of uneven shape around are epidermal cells.' },
          { text: 'stoma', why: 'The stoma is the pore between the two cells.' },
          { text: 'palisade cell', why: 'Palisade cells lie inside the leaf.' },
        ],
        solution: 'Two curved guard cells lie on both sides of the pore.',
      }),
      b: plotPart({
        name: 'plant-nutrition/grid-for-pores',
        title: 'Grid for a graph of the width of pores against time',
        description:
          'Graph paper. The horizontal axis is the time from 0 to 24 hours, the vertical one the mean width of the pores from 0 to 10 micrometres.',
        prompt: 'Plot the results on the grid.',
        objective: 'AO2',
        axes: {
          x: { label: 'time / h', min: 0, max: 24, large: 4, parts: 4 },
          y: { label: 'mean width of pores / µm', min: 0, max: 10, large: 2, parts: 4 },
        },
        tasks: [{ task: 'points', wanted: HOURS.map((hour, at): Spot => [hour, widths[at] ?? 0]), marks: 2 }],
        scheme: ['at least four points within half a small square', 'all seven points'],
        solution: 'One small square upwards is 0.5 µm. Put a small cross at each pair of values.',
      }),
      c: ask.written({
        prompt: 'Describe how the width of the pores changes during the 24 hours.',
        objective: 'AO2',
        scheme: [WIDENS, NARROWS],
        modelAnswer:
          'From 4 h the width increases and is greatest at 12 h. Then it decreases until the night.',
        solution: `The width rises to ${plain(widths[3] ?? 0, 1)} µm at 12 h and falls afterwards. Say which way it changes, and when.`,
      }),
      'd.i': ask.written({
        prompt: 'Explain the advantage to the plant of open pores during the day.',
        scheme: [GAS_ENTERS, FOR_MAKING],
        modelAnswer: 'Carbon dioxide can diffuse into the leaf for photosynthesis.',
        solution: 'Say which gas comes in by the pores, and what it is needed for in the light.',
      }),
      'd.ii': ask.written({
        prompt: 'Explain the advantage to the plant of narrow or closed pores at night.',
        scheme: [LESS_WATER_LOST],
        lines: 2,
        modelAnswer: 'Less water is lost from the leaf by transpiration.',
        solution: 'In the dark no carbon dioxide is needed, but open pores would let water vapour out.',
      }),
    },
  }),
})
