import { figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { bubbles, bung, lumps } from '@/lib/figures/laboratory/contents'
import { glassTube } from '@/lib/figures/laboratory/glassware'
import { bunsen, flameAt } from '@/lib/figures/laboratory/heating'
import { label } from '@/lib/figures/laboratory/labels'
import { buretteReading } from '@/lib/figures/laboratory/measuring'
import { titration } from '@/lib/figures/laboratory/reactions'
import { testTube } from '@/lib/figures/laboratory/vessels'
import { arrow, line, polygon, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'experimental-techniques-5'
const middle = { anchor: 'middle' } as const
const small = { anchor: 'middle', cls: 's' } as const

/** Lines of small text below one another, centred. */
export const below = (x: number, y: number, words: string): Shape =>
  words
    .split('\n')
    .map((each, row) => text(x, y + row * 15, each, small))
    .join('')

/** A test-tube with a solution, and a precipitate that has settled in it. */
export const tubeWith = (x: number, y: number, solid: boolean): Shape =>
  testTube({ x, y, width: 26, height: 88, level: 0.55 }) +
  (solid ? testTube({ x, y, width: 26, height: 88, level: 0.2, fill: 'sunk' }) : '')

const excess = figure(
  {
    name: `${topic}/drops-and-excess`,
    title: 'Aqueous sodium hydroxide added to a solution of zinc ions',
    description:
      'Three test-tubes. The first holds a colourless solution of zinc ions. A few drops of aqueous sodium hydroxide lead to the second, in which a white precipitate has formed. An excess leads to the third, in which the precipitate has dissolved and the solution is colourless.',
    height: 172,
  },
  tubeWith(54, 118, false),
  tubeWith(180, 118, true),
  tubeWith(306, 118, false),
  arrow(84, 84, 150, 84),
  arrow(210, 84, 276, 84),
  below(117, 56, 'a few\ndrops'),
  text(243, 71, 'excess', small),
  below(54, 138, 'solution\nof Zn^{2+}'),
  below(180, 138, 'white\nprecipitate'),
  below(306, 138, 'colourless\nsolution'),
)

/** A solid and an acid in one tube, the gas led into a second. */
export const gasIntoTube = (names: { solid: string; acid: string; liquid: string }): Shape =>
  testTube({ x: 120, y: 176, width: 36, height: 110, level: 0.4 }) +
  lumps(120, 174, 2, 10) +
  bubbles(120, 164, 26, 6, 10) +
  testTube({ x: 230, y: 176, width: 32, height: 100, level: 0.5 }) +
  glassTube(
    [
      [120, 88],
      [120, 34],
      [230, 34],
      [230, 152],
    ],
    5,
  ) +
  bung(120, 66, 36) +
  rect(117.5, 60, 5, 14, 'sheet') +
  line(117.5, 60, 117.5, 74) +
  line(122.5, 60, 122.5, 74) +
  bubbles(230, 166, 22, 4, 12) +
  label(names.acid, 12, 112, 106, 142, 'start') +
  label(names.solid, 12, 172, 112, 170, 'start') +
  label(names.liquid, 266, 132, 238, 146, 'start')

const carbonate = figure(
  {
    name: `${topic}/acid-on-a-carbonate`,
    title: 'The test for a carbonate',
    description:
      'A test-tube holds a solid carbonate and dilute acid; bubbles rise. A delivery tube leads the gas from the bung into limewater in a second test-tube.',
    height: 192,
  },
  gasIntoTube({ solid: 'carbonate', acid: 'dilute acid', liquid: 'limewater' }),
)

/** A splint held into a tube; it burns or glows. */
export const splint = (x: number, y: number, burns: boolean): Shape =>
  line(x + 6, y, x + 52, y - 26, 'l thick') +
  (burns
    ? flameAt(x + 5, y + 3, 22)
    : polygon(
        [
          [x + 2, y + 3],
          [x + 12, y - 3],
          [x + 10, y - 6],
          [x, y],
        ],
        'l rd',
      ))

/** Damp paper held in the mouth of a tube. */
export const damp = (x: number, y: number): Shape => rect(x - 4, y - 22, 8, 36, 'l sheet')

const gases = figure(
  {
    name: `${topic}/tests-for-gases`,
    title: 'Three ways to test a gas',
    description:
      'Three test-tubes of gas. A lighted splint is held to the mouth of the first, the test for hydrogen. A glowing splint is put into the mouth of the second, the test for oxygen. Damp litmus paper is held in the mouth of the third, the test for ammonia and for chlorine.',
    height: 178,
  },
  testTube({ x: 56, y: 132, width: 26, height: 76, level: 0 }),
  splint(56, 50, true),
  testTube({ x: 168, y: 132, width: 26, height: 76, level: 0 }),
  splint(168, 66, false),
  testTube({ x: 300, y: 132, width: 26, height: 76, level: 0 }),
  damp(300, 58),
  below(64, 152, 'lighted splint:\nhydrogen'),
  below(180, 152, 'glowing splint:\noxygen'),
  below(292, 152, 'damp litmus:\nNH_{3}, Cl_{2}'),
)

/** A wire with a sample in the flame of a burner. */
export const wireInFlame = (): Shape =>
  bunsen(150, 190, { height: 150 }) + line(152, 58, 268, 36, 'l') + rect(266, 30, 60, 10, 'l sunk', 2)

const flame = figure(
  {
    name: `${topic}/flame-test`,
    title: 'A flame test',
    description:
      'A clean wire in a holder carries a little of the sample. Its tip is held at the edge of the blue (roaring) flame of a Bunsen burner.',
    height: 204,
  },
  wireInFlame(),
  label('sample on a\nclean wire', 226, 84, 160, 57, 'start'),
  label('blue flame', 24, 56, 144, 62, 'start'),
)

/** A tube that is warmed, with paper at its mouth. */
export const warmedTube = (names: { mixture: string; paper: string }): Shape =>
  testTube({ x: 110, y: 140, width: 30, height: 90, level: 0.4 }) +
  flameAt(110, 182, 30) +
  damp(110, 46) +
  label(names.paper, 164, 34, 116, 40, 'start') +
  label(names.mixture, 164, 108, 118, 122, 'start')

const nitrate = figure(
  {
    name: `${topic}/warmed-with-alkali`,
    title: 'The test for a nitrate',
    description:
      'A test-tube with a solution, aqueous sodium hydroxide and pieces of aluminium foil is warmed over a flame. Damp red litmus paper is held at its mouth.',
    height: 194,
  },
  warmedTube({ mixture: 'NO_{3}^{–}(aq), NaOH(aq)\nand aluminium foil', paper: 'damp red litmus paper' }),
  polygon(
    [
      [102, 138],
      [108, 128],
      [116, 134],
      [114, 138],
    ],
    'l sunk',
  ),
)

const start = box(100, 8, 160, 34, 'white precipitate')
const left = box(8, 88, 188, 34, 'dissolves: Al^{3+} or Zn^{2+}')
const right = box(222, 88, 126, 34, 'stays: Ca^{2+}')
const zinc = box(16, 170, 130, 34, 'dissolves: Zn^{2+}')
const aluminium = box(190, 170, 130, 34, 'stays: Al^{3+}')

const whites = figure(
  {
    name: `${topic}/three-white-precipitates`,
    title: 'Telling three white precipitates apart',
    description:
      'A flow chart. A white precipitate with aqueous sodium hydroxide: in excess it stays if the ion is calcium, and dissolves if it is aluminium or zinc. A new sample of the solution is then tested with aqueous ammonia: in excess the precipitate dissolves if the ion is zinc and stays if it is aluminium.',
    height: 214,
  },
  start.shape,
  left.shape,
  right.shape,
  zinc.shape,
  aluminium.shape,
  link([130, 42], [96, 88]),
  link([230, 42], [270, 88]),
  text(182, 70, 'NaOH in excess', middle),
  link([80, 122], [80, 170]),
  link([140, 122], [220, 170]),
  text(206, 146, 'NH_{3}(aq) in excess'),
)

const apparatus = assembled(
  `${topic}/titration-apparatus`,
  titration({ titrant: 'acid', analyte: 'alkali and\nindicator' }),
  {},
  label('conical flask', 254, 218, 205, 226, 'start'),
)

const meniscus = figure(
  {
    name: `${topic}/reading-a-burette`,
    title: 'Reading a burette',
    description:
      'A part of a burette with its scale. Zero is above, so the numbers become larger downwards. The numbered marks are 14 and 15, with ten divisions between them. A label line leads to the bottom of the meniscus, at 14.3 cm³.',
    height: 196,
  },
  buretteReading({ x: 110, y: 16, value: 14.3, height: 164 }),
  label('bottom of the\nmeniscus: 14.3 cm^{3}', 210, 76, 116, 119, 'start'),
  text(210, 150, 'numbers grow'),
  text(210, 166, 'downwards'),
  arrow(196, 130, 196, 170),
)

export const figures = [excess, carbonate, gases, flame, nitrate, whites, apparatus, meniscus]
