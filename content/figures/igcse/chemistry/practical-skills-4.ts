import { below, damp, splint, tubeWith } from '@/content/figures/igcse/chemistry/experimental-techniques-5'
import { chromatogram } from '@/lib/figures/chemistry/chromatography'
import { type Figure, figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { bubbles, drop, lumps } from '@/lib/figures/laboratory/contents'
import { flameAt } from '@/lib/figures/laboratory/heating'
import { label } from '@/lib/figures/laboratory/labels'
import { testTube } from '@/lib/figures/laboratory/vessels'
import { type Shape, text } from '@/lib/figures/shapes'

const topic = 'practical-skills-4'

/** A solid that is heated gently, with paper at the mouth of its tube. */
const heatedSolid = (names: { solid: string; paper: string }): Shape =>
  testTube({ x: 110, y: 140, width: 30, height: 90, level: 0 }) +
  lumps(110, 136, 2, 9) +
  flameAt(110, 182, 30) +
  damp(110, 46) +
  label(names.paper, 164, 34, 116, 40, 'start') +
  label(names.solid, 164, 118, 120, 132, 'start')

export const heatedSolidFigure = (solid: string): Figure =>
  figure(
    {
      name: `${topic}/a-solid-is-heated`,
      title: 'A solid is heated in a test-tube',
      description: `A test-tube with pieces of ${solid} is heated by a flame. Cobalt(II) chloride paper is held in the mouth of the tube.`,
      height: 194,
    },
    heatedSolid({ solid, paper: 'cobalt(II) chloride paper' }),
  )

/** A solid with a liquid, and a gas that is tested with a splint. */
export const splintFigure = (names: { mixture: string; splint: 'lighted' | 'glowing' }): Figure =>
  figure(
    {
      name: `${topic}/gas-and-splint`,
      title: 'A gas is tested with a splint',
      description: `Bubbles rise from ${names.mixture.replaceAll('\n', ' ')} in a test-tube. A ${names.splint} splint is held at the mouth of the tube.`,
      height: 160,
    },
    testTube({ x: 120, y: 148, width: 32, height: 92, level: 0.4 }),
    lumps(120, 146, 2, 8),
    bubbles(120, 138, 22, 5, 10),
    splint(120, names.splint === 'lighted' ? 54 : 66, names.splint === 'lighted'),
    text(186, 38, `${names.splint} splint`),
    label(names.mixture, 176, 116, 128, 128, 'start'),
  )

const PITCH = 90
const tubeAt = (at: number) => 45 + at * PITCH

const words = figure(
  {
    name: `${topic}/words-for-observations`,
    title: 'Four observations and their words',
    description:
      'Four test-tubes. In the first bubbles rise: effervescence. In the second a solid has settled: a precipitate. In the third the solid is still there after more reagent: insoluble in excess. In the fourth the solid has gone: soluble in excess.',
    height: 170,
  },
  tubeWith(tubeAt(0), 116, false),
  bubbles(tubeAt(0), 108, 34, 6, 9),
  tubeWith(tubeAt(1), 116, true),
  testTube({ x: tubeAt(2), y: 116, width: 26, height: 88, level: 0.8 }),
  testTube({ x: tubeAt(2), y: 116, width: 26, height: 88, level: 0.2, fill: 'sunk' }),
  testTube({ x: tubeAt(3), y: 116, width: 26, height: 88, level: 0.8 }),
  below(tubeAt(0), 136, 'effer-\nvescence'),
  below(tubeAt(1), 136, 'precipitate\n(ppt.)'),
  below(tubeAt(2), 136, 'insoluble\nin excess'),
  below(tubeAt(3), 136, 'soluble\nin excess'),
)

const solid = box(110, 8, 140, 34, 'unknown solid')
const heat = box(8, 76, 150, 50, 'heat gently;\nflame test')
const dissolve = box(202, 76, 150, 50, 'dissolve in water;\ndivide into portions')
const cations = box(8, 166, 166, 50, 'NaOH(aq) and NH_{3}(aq):\nwhich cation?')
const anions = box(186, 166, 166, 50, 'AgNO_{3} and Ba(NO_{3})_{2}:\nwhich anion?')

const order = figure(
  {
    name: `${topic}/order-of-tests`,
    title: 'The order of tests on an unknown solid',
    description:
      'A flow chart. From the unknown solid one arrow leads to gentle heating and a flame test, another to dissolving in water and dividing into portions. From the portions arrows lead to the tests for cations with aqueous sodium hydroxide and aqueous ammonia, and to the tests for anions with aqueous silver nitrate and aqueous barium nitrate.',
    height: 226,
  },
  solid.shape,
  heat.shape,
  dissolve.shape,
  cations.shape,
  anions.shape,
  link([150, 42], heat.top),
  link([210, 42], dissolve.top),
  link([240, 126], [110, 166]),
  link([280, 126], anions.top),
)

const crystals = figure(
  {
    name: `${topic}/heating-crystals`,
    title: 'Heating a hydrated salt',
    description:
      'A test-tube with crystals of a hydrated salt is heated by a flame. Drops of a colourless liquid have formed inside, near the mouth. Blue cobalt(II) chloride paper is held in the mouth.',
    height: 194,
  },
  heatedSolid({ solid: 'hydrated salt', paper: 'cobalt(II) chloride paper' }),
  drop(100, 74, 2.5),
  drop(120, 80, 2.5),
  drop(101, 86, 2.5),
  label('drops of liquid', 164, 78, 122, 80, 'start'),
)

const lettered = figure(
  {
    name: `${topic}/three-lettered-tubes`,
    title: 'Aqueous sodium hydroxide in three solutions',
    description:
      'Three test-tubes A, B and C after an excess of aqueous sodium hydroxide. In A there is a red-brown solid. In B there is a colourless solution, and a white solid had formed with a few drops. In C there is a light blue solid.',
    height: 178,
  },
  tubeWith(60, 116, true),
  tubeWith(180, 116, false),
  tubeWith(300, 116, true),
  text(60, 16, 'A', { anchor: 'middle', cls: 'b' }),
  text(180, 16, 'B', { anchor: 'middle', cls: 'b' }),
  text(300, 16, 'C', { anchor: 'middle', cls: 'b' }),
  below(60, 136, 'red-brown\nsolid'),
  below(180, 136, 'white solid first,\nthen a colourless\nsolution'),
  below(300, 136, 'light blue\nsolid'),
)

const dyes = figure(
  {
    name: `${topic}/ink-and-two-dyes`,
    title: 'A chromatogram of an ink and two dyes',
    description:
      'A scale in centimetres stands beside the paper, its zero on the baseline. The solvent front is at 8 cm. Ink X has spots at 2.4 cm and 6.0 cm, dye 1 has one spot at 6.0 cm and dye 2 one spot at 4.0 cm.',
    height: 258,
  },
  chromatogram(64, 8, {
    lanes: [
      { label: 'X', spots: [0.3, 0.75] },
      { label: '1', spots: [0.75] },
      { label: '2', spots: [0.5] },
    ],
    width: 170,
    height: 240,
    scaleCm: 8,
  }),
)

const inks = figure(
  {
    name: `${topic}/two-inks`,
    title: 'A chromatogram of two inks and a dye',
    description:
      'A scale in centimetres stands beside the paper, its zero on the baseline. The solvent front is at 10 cm. Ink P has spots at 3.0 cm and 7.0 cm, ink Q has spots at 5.0 cm and 7.0 cm, and dye D has one spot at 3.0 cm.',
    height: 258,
  },
  chromatogram(64, 8, {
    lanes: [
      { label: 'P', spots: [0.3, 0.7] },
      { label: 'Q', spots: [0.5, 0.7] },
      { label: 'D', spots: [0.3] },
    ],
    width: 170,
    height: 240,
    scaleCm: 10,
  }),
)

const unknown = box(110, 8, 140, 34, 'solution Y')
const first = box(8, 76, 106, 56, 'NaOH(aq):\ngreen ppt.')
const second = box(127, 76, 106, 56, 'an excess:\nppt. dissolves')
const third = box(246, 76, 106, 56, 'HNO_{3}, AgNO_{3}:\ncream ppt.')

const results = figure(
  {
    name: `${topic}/results-for-solution-y`,
    title: 'Results of tests on solution Y',
    description:
      'Arrows lead from solution Y. Aqueous sodium hydroxide gives a green precipitate, which dissolves in an excess. In another portion, dilute nitric acid and aqueous silver nitrate give a cream precipitate.',
    height: 140,
  },
  unknown.shape,
  first.shape,
  second.shape,
  third.shape,
  link([150, 42], first.top),
  link(first.right, second.left),
  link([220, 42], third.top),
)

export const figures = [words, order, crystals, lettered, dyes, inks, results]
