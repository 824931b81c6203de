import { stage } from '@/content/figures/igcse/chemistry/acids-bases-and-salts-2'
import { below, damp, tubeWith } from '@/content/figures/igcse/chemistry/experimental-techniques-5'
import { burettes, thermometers } from '@/content/figures/igcse/chemistry/practical-skills-2'
import { type Chromatogram, chromatogram } from '@/lib/figures/chemistry/chromatography'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { bunsen, flameAt } from '@/lib/figures/laboratory/heating'
import { conicalFlask } from '@/lib/figures/laboratory/vessels'
import { line, pointer, text } from '@/lib/figures/shapes'

const topic = 'experimental-techniques-and-chemical-analysis-asked'
const middle = { anchor: 'middle' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

// --- Experimental design ---

const volumeAdded = {
  ...burettes('volume-added', [{ name: 'aqueous alkali', start: 3.75, end: 28.2 }]),
  name: `${topic}/volume-added`,
}

const coolingWater = {
  ...thermometers([
    ['before', 22],
    ['after', 15],
  ]),
  name: `${topic}/two-thermometers`,
}

// --- Titrations ---

const secondTitration = {
  ...burettes('second-titration', [{ name: 'titration 2', start: 0.2, end: 22.3 }]),
  name: `${topic}/second-titration`,
}

const oneTitre = {
  ...burettes('one-titre', [{ name: 'one titration', start: 2.35, end: 26.8 }]),
  name: `${topic}/one-titre`,
}

const threeFlasks = figure(
  {
    name: `${topic}/three-flasks`,
    title: 'A flask with methyl orange at three moments',
    description:
      'Three conical flasks with a solution and methyl orange. The solution is red in R, yellow in S and orange in T.',
    height: 130,
  },
  ...['red', 'yellow', 'orange'].map((colour, at) => {
    const x = 66 + at * 114
    return (
      conicalFlask({ x, y: 82, width: 74, height: 74, level: 0.4 }) +
      text(x, 100, 'RST'.charAt(at), bold) +
      text(x, 118, colour, middle)
    )
  }),
)

// --- Chromatography ---

const colourings: Chromatogram = {
  lanes: [
    { label: 'E', spots: [0.25, 0.7] },
    { label: 'F', spots: [0.45] },
    { label: 'G', spots: [0.25, 0.58] },
    { label: 'H', spots: [0.45, 0.86] },
  ],
  width: 220,
}

const fourColourings = figure(
  {
    name: `${topic}/four-colourings`,
    title: 'A chromatogram of four food colourings',
    description:
      'E has spots at 0.25 and 0.70 of the way from the baseline to the solvent front, F has one at 0.45, G has spots at 0.25 and 0.58, H has spots at 0.45 and 0.86.',
    height: 230,
  },
  chromatogram(20, 10, colourings),
)

const mixtureDrawn = figure(
  {
    name: `${topic}/mixture-of-f-and-g`,
    title: 'The chromatogram with a mixture of F and G',
    description:
      'The spots of E, F, G and H, and beside them a lane F + G with three spots, at 0.25, 0.45 and 0.58 of the way from the baseline to the solvent front.',
    height: 230,
  },
  chromatogram(8, 10, {
    ...colourings,
    lanes: [...colourings.lanes, { label: 'F + G', spots: [0.25, 0.45, 0.58] }],
    width: 230,
  }),
)

const sugars = figure(
  {
    name: `${topic}/sugars-on-a-scale`,
    title: 'A chromatogram of a fruit juice beside a scale',
    description:
      'A chromatogram beside a scale in centimetres whose zero is on the baseline, with a mark at every 0.5 cm. The solvent front is at 10.0 cm. The juice J has one spot at 3.0 cm and one at 6.5 cm.',
    height: 306,
  },
  chromatogram(50, 8, { lanes: [{ label: 'J', spots: [0.3, 0.65] }], width: 150, height: 290, scaleCm: 10 }),
)

// --- Identification of ions and gases ---

const testsOnX = figure(
  {
    name: `${topic}/tests-on-x`,
    title: 'Three results for solution X',
    description:
      'Three test-tubes. A few drops of aqueous sodium hydroxide in X: a green precipitate. Excess aqueous sodium hydroxide: a green precipitate is still there. Dilute nitric acid and aqueous barium nitrate in X: a white precipitate.',
    height: 204,
  },
  below(62, 16, 'NaOH(aq),\na few drops'),
  below(180, 16, 'NaOH(aq),\nin excess'),
  below(298, 16, 'HNO_{3}(aq), then\nBa(NO_{3})_{2}(aq)'),
  tubeWith(62, 146, true),
  tubeWith(180, 146, true),
  tubeWith(298, 146, true),
  below(62, 168, 'green\nprecipitate'),
  below(180, 168, 'green\nprecipitate'),
  below(298, 168, 'white\nprecipitate'),
)

const excessAmmonia = figure(
  {
    name: `${topic}/two-tubes-with-ammonia`,
    title: 'Two solutions after an excess of aqueous ammonia',
    description:
      'Two test-tubes. In L there is a colourless solution without a solid. In M a white precipitate lies at the bottom.',
    height: 152,
  },
  tubeWith(110, 102, false),
  tubeWith(250, 102, true),
  text(110, 122, 'L', bold),
  text(250, 122, 'M', bold),
  below(110, 142, 'colourless solution'),
  below(250, 142, 'white precipitate'),
)

const testsOnY = figure(
  {
    name: `${topic}/three-tests-on-y`,
    title: 'Three tests on a solid Y and its solution',
    description:
      'Test 1: a wire with Y in the flame of a Bunsen burner, the flame is lilac. Test 2: dilute nitric acid and aqueous silver nitrate in a solution of Y, a cream precipitate. Test 3: a solution of Y is warmed with aqueous sodium hydroxide, damp red litmus paper at the mouth of the tube stays red.',
    height: 244,
  },
  ...['1', '2', '3'].map((test, at) => text(60 + at * 120, 18, `test ${test}`, bold)),
  bunsen(52, 170, { height: 124 }),
  line(54, 66, 100, 52),
  below(60, 194, 'flame test:\nlilac'),
  tubeWith(180, 158, true),
  below(180, 180, 'HNO_{3}(aq), then\nAgNO_{3}(aq): cream\nprecipitate'),
  tubeWith(300, 140, false),
  damp(300, 56),
  flameAt(300, 170, 26),
  below(300, 194, 'NaOH(aq), warm:\nred litmus paper\nstays red'),
)

// --- Separation and purification ---

const meltingRange = {
  ...thermometers([
    ['begins to melt', 38],
    ['all melted', 42],
  ]),
  name: `${topic}/melting-of-a-sample`,
}

const still = graph({
  x: { label: 'volume collected / cm^{3}', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 2 },
  y: { label: 'temperature / °C', min: 40, max: 100, ticks: [40, 60, 80, 100], grid: true, parts: 10 },
  height: 220,
})

const temperatureInColumn = figure(
  {
    name: `${topic}/temperature-in-a-column`,
    title: 'Temperature at the top of a fractionating column',
    description:
      'Temperature in °C against the volume of distillate in cm³, with a fine line at every 2 °C. The line is level at two fine lines below 60 °C up to 30 cm³, rises to one fine line below 80 °C at 40 cm³, and is level from there up to 90 cm³.',
    height: 300,
  },
  still.axes,
  still.line([
    [0, 56],
    [30, 56],
    [40, 78],
    [90, 78],
  ]),
)

const sugarAndChalk = figure(
  {
    name: `${topic}/two-stages`,
    title: 'Two stages of a separation with lettered substances',
    description:
      'Stage 1: a mixture runs through filter paper in a funnel; the solid held back is J, the liquid in the beaker below is K. Stage 2: liquid L is heated in an evaporating basin.',
    height: 160,
  },
  text(86, 18, 'stage 1', bold),
  text(266, 18, 'stage 2', bold),
  stage('filter', 86, 146),
  stage('evaporate', 266, 146),
  pointer(150, 68, 92, 78, 'J'),
  pointer(150, 118, 104, 138, 'K'),
  pointer(332, 76, 282, 98, 'L'),
)

export const figures = [
  volumeAdded,
  coolingWater,
  secondTitration,
  oneTitre,
  threeFlasks,
  fourColourings,
  mixtureDrawn,
  sugars,
  testsOnX,
  excessAmmonia,
  testsOnY,
  meltingRange,
  temperatureInColumn,
  sugarAndChalk,
]
