import { warmedTube } from '@/content/figures/igcse/chemistry/experimental-techniques-5'
import { splintFigure } from '@/content/figures/igcse/chemistry/practical-skills-4'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figure } from '@/lib/figures/figure'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { filtration } from '@/lib/figures/laboratory/separation'
import { BUBBLES, MILKY } from '../7.1-the-characteristic-properties-of-acids-and-bases/points'
import { formulaCell } from '../cells'
import { precipitateOf } from '../ion-points'
import { CALCIUM, COPPER, ZINC } from '../ions'
import {
  anionRows,
  BROMIDE,
  CHLORIDE,
  flameColour,
  gasNamed,
  IODIDE,
  SULFATE,
  seen,
  twoIons,
  withHydroxide,
} from './parts'
import {
  BLEACHED,
  BURNS_WITH_A_POP,
  DAMP_TO_DISSOLVE,
  DISSOLVES_IN_ACID,
  GIVES_PH,
  gasIsToxic,
  NO_CHANGE,
  PAPER_TURNS_BLUE,
  RELIGHTS,
  SOLUBLE_IN_EXCESS,
  WASHED,
  WATER_ONLY_PRESENT,
} from './points'

const { core, templates } = questionsOf('practical', 'P.4', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const LITHIUM = { name: 'lithium', colour: 'red', typed: 'Li+', formula: 'Li^{+}' }
const SODIUM = { name: 'sodium', colour: 'yellow', typed: 'Na+', formula: 'Na^{+}' }
const POTASSIUM = { name: 'potassium', colour: 'lilac', typed: 'K+', formula: 'K^{+}' }

const FLAME_METALS = [
  { name: 'barium', colour: 'light green', typed: 'Ba2+', formula: 'Ba^{2+}' },
  { name: 'copper(II)', colour: 'blue-green', typed: 'Cu2+', formula: 'Cu^{2+}' },
  { name: 'calcium', colour: 'orange-red', typed: 'Ca2+', formula: 'Ca^{2+}' },
  LITHIUM,
] as const

const flameShows = ({
  name,
  colour,
  typed,
  formula,
}: {
  name: string
  colour: string
  typed: string
  formula: string
}) => ({
  typed,
  formula,
  why: `A flame that turns ${colour} shows ${name} ions`,
})

core('nitrate-and-flame-test', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    metal: random.pick([SODIUM, POTASSIUM]),
    other: random.pick(FLAME_METALS),
    halide: random.pick([CHLORIDE, BROMIDE]),
    letters: random.pick([
      ['X', 'Y'],
      ['A', 'B'],
      ['M', 'N'],
    ] as const),
  }),
  make: ({ metal, other, halide, letters: [known, unknown] }) => ({
    stem: [
      `Solid ${known} is ${metal.name} nitrate, and solid ${unknown} is an unknown salt. The figure shows one of the tests on solid ${known}.`,
      `A student tests two solids. Solid ${known} is known to be ${metal.name} nitrate; solid ${unknown} is one salt that is to be identified. The figure shows a test on solid ${known}.`,
      `Two salts, ${known} and ${unknown}, are analysed. Salt ${known} is ${metal.name} nitrate. The figure shows how it is tested; salt ${unknown} is not known.`,
    ],
    figure: figure(
      {
        name: 'practical-skills-4/mixture-is-warmed',
        title: 'A mixture is warmed in a test-tube',
        description: `A test-tube with a solution of ${known} and two more substances is warmed over a flame. Damp red litmus paper is held at its mouth.`,
        height: 194,
      },
      warmedTube({
        mixture: `solution of ${known}, NaOH(aq)\nand aluminium foil`,
        paper: 'damp red litmus paper',
      }),
    ),
    parts: {
      'a.i': flameColour(`solid ${known}`, metal, `**Tests on solid ${known}**`),
      'a.ii': seen({
        lead: `Solid ${known} is dissolved in water and aqueous sodium hydroxide is added.`,
        prompt: 'Describe what is seen.',
        scheme: [NO_CHANGE],
        modelAnswer: 'There is no change: no precipitate forms.',
        solution: `The ions of Group I, here ${metal.name} ions, give no precipitate with aqueous sodium hydroxide.`,
      }),
      'a.iii': seen({
        lead: 'Aluminium foil is added and the mixture is warmed, as in the figure.',
        prompt: 'Describe what is seen in the mixture.',
        scheme: [BUBBLES],
        modelAnswer: 'Effervescence (bubbles of gas).',
        solution: 'A gas is formed, which is seen as bubbles at the foil.',
      }),
      'a.iv': seen({
        prompt: 'Describe what is seen at the damp red litmus paper.',
        scheme: [PAPER_TURNS_BLUE],
        modelAnswer: 'The litmus paper turns blue.',
        solution: 'Ammonia is given off. It is an alkaline gas and turns damp red litmus paper blue.',
      }),
      'a.v': gasNamed(
        'Identify the gas that is given off.',
        'ammonia',
        'Of the gases that are tested for, only ammonia turns damp red litmus paper blue.',
      ),
      'a.vi': ask.written({
        prompt: 'Suggest why the litmus paper must be damp.',
        objective: 'AO3',
        lines: 2,
        scheme: [DAMP_TO_DISSOLVE],
        modelAnswer: 'The gas has to dissolve in water to form an alkaline solution.',
        solution:
          'Ammonia dissolves in the water on the paper. The solution is alkaline and turns the litmus blue.',
      }),
      'b.i': twoIons(
        `solid ${unknown}`,
        flameShows(other),
        halide,
        [['flame test', `${other.colour} flame`], ...anionRows(halide)],
        `**Tests on solid ${unknown}**\n\nThe next table shows tests on solid ${unknown} and its solution, and what is seen.`,
      ),
      'b.ii': ask.choice({
        prompt: `Which anion could also be in solid ${unknown}, because no test in the table would show it?`,
        objective: 'AO3',
        right: 'nitrate',
        wrong: {
          sulfate: 'You overlooked the test with barium nitrate, which gave no change.',
          iodide:
            'You overlooked the test with silver nitrate, in which iodide ions give a yellow precipitate.',
          carbonate: 'You overlooked that carbonate ions give bubbles with dilute nitric acid.',
        },
        solution:
          'Nitrate ions give no precipitate with these reagents. They need sodium hydroxide, aluminium foil and warmth.',
      }),
      c: ask.table({
        lead: 'Another solid is warmed with aqueous sodium hydroxide, without aluminium foil. Ammonia is given off.',
        prompt: 'Complete the table with the ion that this result shows.',
        command: 'Complete',
        objective: 'AO3',
        head: ['result', 'formula of the ion'],
        rows: [[{ text: 'ammonia without aluminium foil' }, formulaCell('ion', 'NH4+')]],
        scheme: ['NH_{4}^{+}'],
        solution:
          'Nitrate ions give ammonia only with aluminium foil. Without the foil the ammonia comes from ammonium ions.',
      }),
    },
  }),
})

const ACIDS = [
  { name: 'dilute hydrochloric acid', reagent: 'silver nitrate', why: 'chloride' },
  { name: 'dilute sulfuric acid', reagent: 'barium nitrate', why: 'sulfate' },
] as const

const ALKALIS = [
  {
    name: 'sodium hydroxide',
    copper: 'light blue ppt., insoluble in excess',
    flame: 'yellow flame',
    litmus: 'stays red',
    also: ['sodium hydroxide solution', 'aqueous sodium hydroxide', 'NaOH'],
  },
  {
    name: 'potassium hydroxide',
    copper: 'light blue ppt., insoluble in excess',
    flame: 'lilac flame',
    litmus: 'stays red',
    also: ['potassium hydroxide solution', 'aqueous potassium hydroxide', 'KOH'],
  },
  {
    name: 'ammonia',
    copper: 'light blue ppt., soluble in excess giving a dark blue solution',
    flame: 'no colour',
    litmus: 'turns blue',
    also: ['aqueous ammonia', 'ammonia solution', 'ammonium hydroxide', 'NH3'],
  },
] as const

core('acid-and-alkali', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    acid: random.pick(ACIDS),
    alkali: random.pick(ALKALIS),
    letters: random.pick([
      ['H', 'K'],
      ['P', 'R'],
      ['C', 'D'],
    ] as const),
  }),
  make: ({ acid, alkali, letters: [known, unknown] }) => ({
    stem: [
      `Two colourless solutions, ${known} and ${unknown}, are tested. Solution ${known} is ${acid.name}. Solution ${unknown} is an alkali that is not known.`,
      `The labels of two bottles are lost. It is found that solution ${known} is ${acid.name}, and that solution ${unknown} is alkaline. A student tests both.`,
      `A student is given two colourless solutions: ${known}, which is ${acid.name}, and ${unknown}, which is an unknown alkali.`,
    ],
    figure: splintFigure({ mixture: `solution ${known} and\nmagnesium`, splint: 'lighted' }),
    parts: {
      'a.i': words({
        subject,
        lead: `**Tests on solution ${known}**`,
        prompt: `State the colour of universal indicator in solution ${known}.`,
        objective: 'AO3',
        mode: 'words',
        answers: [{ text: 'red' }],
        confusable: ['orange', 'yellow', 'blue', 'purple', 'pink'],
        solution: 'The dilute acid has a low pH, at which universal indicator is red.',
      }),
      'a.ii': ask.written({
        prompt: 'Explain why universal indicator gives more information than litmus paper.',
        objective: 'AO3',
        lines: 2,
        scheme: [GIVES_PH],
        modelAnswer: 'It gives the pH, while litmus only shows whether a solution is acidic or alkaline.',
        solution: 'Universal indicator has many colours, which are compared with a chart. Litmus has two.',
      }),
      'a.iii': seen({
        lead: `A piece of magnesium is added to solution ${known}, as in the figure.`,
        prompt: 'Describe what is seen in the liquid.',
        scheme: [BUBBLES],
        modelAnswer: 'Effervescence (bubbles of gas).',
        solution: 'Magnesium and the acid give hydrogen, which is seen as bubbles.',
      }),
      'a.iv': seen({
        prompt: 'Describe what is observed at the lighted splint.',
        scheme: [BURNS_WITH_A_POP],
        modelAnswer: 'The gas burns with a squeaky pop.',
        solution: 'Hydrogen burns with a pop at a lighted splint.',
      }),
      'a.v': words({
        subject,
        lead: `Dilute nitric acid and then one more reagent are added to another portion of solution ${known}. A white precipitate forms.`,
        prompt: 'Identify this reagent.',
        objective: 'AO3',
        mode: 'words',
        answers: [
          {
            text: `aqueous ${acid.reagent}`,
            accept: [
              acid.reagent,
              `${acid.reagent} solution`,
              ...(acid.why === 'sulfate' ? ['barium chloride', 'aqueous barium chloride'] : []),
            ],
          },
        ],
        solution: `The acid contains ${acid.why} ions. With aqueous ${acid.reagent} they give a white precipitate.`,
      }),
      'b.i': words({
        subject,
        lead: `**Tests on solution ${unknown}**\n\nThe next table shows tests on portions of solution ${unknown}.`,
        table: {
          head: ['test', 'observations'],
          rows: [
            ['warmed, with damp red litmus paper held above it', `litmus paper ${alkali.litmus}`],
            ['added to aqueous copper(II) sulfate, drop by drop and then in excess', alkali.copper],
            ['flame test', alkali.flame],
          ],
        },
        prompt: `Identify the alkali in solution ${unknown}.`,
        objective: 'AO3',
        mode: 'words',
        answers: [{ text: alkali.name, accept: [...alkali.also] }],
        confusable: [
          'sodium hydroxide',
          'potassium hydroxide',
          'calcium hydroxide',
          'ammonium',
          'ammonia',
        ].filter(each => each !== alkali.name && !(alkali.name === 'ammonia' && each === 'ammonium')),
        solution:
          alkali.name === 'ammonia'
            ? 'Ammonia gas escapes on warming and turns red litmus blue. With copper(II) ions an excess gives a dark blue solution.'
            : `The precipitate does not dissolve, so the alkali is not ammonia. The ${alkali.flame} shows the metal: it is ${alkali.name}.`,
      }),
      'b.ii': seen({
        prompt: `Describe what is seen when solution ${unknown} is added to aqueous zinc sulfate, first a few drops and then an excess.`,
        scheme: [precipitateOf('white'), SOLUBLE_IN_EXCESS],
        modelAnswer: 'A white precipitate forms, which is soluble in excess, giving a colourless solution.',
        solution:
          'Zinc ions give a white precipitate with all of these alkalis, and it is soluble in an excess of each.',
      }),
      'b.iii': ask.choice({
        prompt: `What can be said about the pH of solution ${unknown}?`,
        objective: 'AO3',
        right: 'It is greater than 7.',
        wrong: {
          'It is equal to 7.': 'You took the value of a neutral solution, but this one is alkaline.',
          'It is less than 7.': 'You took the scale the wrong way round: acids have a pH below 7.',
          'It is exactly 14.':
            'You took the end of the scale for every alkali; the pH depends on the solution.',
        },
        solution: 'Alkalis have a pH above 7. How far above it cannot be told from these tests.',
      }),
      c: seen({
        lead: `Solution ${known} is added to solid sodium carbonate, and the gas is passed into limewater.`,
        prompt: 'Describe what is seen in the limewater.',
        scheme: [MILKY],
        modelAnswer: 'The limewater turns milky.',
        solution: 'An acid and a carbonate give carbon dioxide, which turns limewater milky.',
      }),
    },
  }),
})

const RESIDUES = [
  { ion: COPPER, colour: 'blue', look: 'green' },
  { ion: CALCIUM, colour: 'colourless', look: 'white' },
  { ion: ZINC, colour: 'colourless', look: 'white' },
] as const

core('mixture-filtered', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const residue = random.pick(RESIDUES)
    const anion = random.pick([CHLORIDE, BROMIDE, IODIDE, SULFATE])
    return { residue, anion, metal: random.pick([LITHIUM, SODIUM, POTASSIUM]) }
  },
  make: ({ residue: { ion, colour, look }, anion, metal }) => ({
    stem: [
      `Mixture T contains ${ion.name} carbonate, which is insoluble in water, and one unknown salt, which is soluble. Water is added, and the mixture is separated as shown.`,
      `A student stirs mixture T with water. It consists of ${ion.name} carbonate, insoluble in water, and an unknown soluble salt. The figure shows how the student separates the two.`,
      `A ${look} powder, T, is a mixture of insoluble ${ion.name} carbonate and one soluble salt that is not known. It is shaken with water and poured into the apparatus in the figure.`,
    ],
    figure: assembled(
      'practical-skills-4/mixture-t',
      filtration({
        residue: 'residue R',
        filtrate: 'liquid F',
        labels: { paper: 'filter paper', funnel: '', residue: 'residue R', filtrate: 'liquid F', beaker: '' },
      }),
      {
        title: 'Separating mixture T',
        description:
          'A mixture is poured into a funnel with a folded paper cone over a beaker. A solid, residue R, lies in the cone. Drops of a clear liquid, F, fall into the beaker.',
      },
    ),
    parts: {
      'a.i': words({
        subject,
        prompt: 'State the name of this method of separation.',
        objective: 'AO3',
        mode: 'words',
        answers: [{ text: 'filtration', accept: ['filtering', 'filter'] }],
        solution: 'A filter holds back the insoluble solid. The solution passes through it.',
      }),
      'a.ii': ask.written({
        lead: 'Residue R is washed with distilled water before it is tested.',
        prompt: 'Explain why this is done.',
        objective: 'AO3',
        lines: 2,
        scheme: [WASHED],
        modelAnswer: 'To remove the rest of the solution of the soluble salt.',
        solution:
          'Some of the solution clings to the solid. Its ions would give results in the tests on residue R.',
      }),
      'b.i': seen({
        lead: '**Tests on residue R**\n\nAn excess of dilute nitric acid is added to residue R, drop by drop.',
        prompt: `Describe **two** things that are seen as residue R, which is ${ion.name} carbonate, reacts.`,
        scheme: [BUBBLES, DISSOLVES_IN_ACID(colour)],
        modelAnswer: `There is effervescence, and the solid dissolves to a ${colour} solution.`,
        solution: `Carbon dioxide is given off as bubbles. The carbonate is used up, and ${ion.name} nitrate is soluble: it forms a ${colour} solution.`,
      }),
      'b.ii': withHydroxide(
        ion,
        'the neutral solution',
        'The acid in the solution from residue R is neutralised.',
      ),
      'c.i': twoIons(
        'liquid F',
        flameShows(metal),
        anion,
        [
          ['appearance', 'colourless solution'],
          ['flame test', `${metal.colour} flame`],
          ['aqueous sodium hydroxide is added', 'no change'],
          ...anionRows(anion),
        ],
        '**Tests on liquid F**\n\nThe next table shows tests on portions of liquid F, and what is seen.',
      ),
      'c.ii': seen({
        prompt: 'Describe what is seen when dilute nitric acid alone is added to liquid F.',
        scheme: [NO_CHANGE],
        modelAnswer: 'No change (no bubbles).',
        solution:
          'The insoluble carbonate stayed on the filter, so there are no carbonate ions in liquid F to react with the acid.',
      }),
      d: ask.choice({
        prompt: 'Which method gives crystals of the salt in liquid F that are pure and dry?',
        objective: 'AO3',
        right: 'Evaporate some of the water, let it cool, then filter and dry the crystals.',
        wrong: {
          'Filter liquid F once more through a new paper, then dry the paper in an oven.':
            'You took a dissolved salt for a solid that a filter could hold back.',
          'Add dilute nitric acid to liquid F, let it stand, then filter and dry the solid.':
            'You chose a step that adds other ions and gives no solid.',
          'Distil liquid F, collect the liquid that boils over first, and let it cool down.':
            'You chose the step that collects the water, not the salt.',
        },
        solution:
          'Heat the solution to the point of crystallisation and let it cool. Crystals form, which are filtered off and dried between filter papers.',
      }),
    },
  }),
})

const BLEACHES = [
  { metal: SODIUM, use: 'a household bleach' },
  { metal: SODIUM, use: 'a cleaner for drains' },
  { metal: POTASSIUM, use: 'a bleach for paper' },
  { metal: LITHIUM, use: 'a powder for swimming pools, dissolved in water' },
] as const

const CATALYSTS = ['manganese(IV) oxide', 'black manganese(IV) oxide'] as const

core('peroxide-and-bleach', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    bleach: random.pick(BLEACHES),
    catalyst: random.pick(CATALYSTS),
    letters: random.pick([
      ['P', 'B'],
      ['G', 'H'],
      ['Y', 'Z'],
    ] as const),
  }),
  make: ({ bleach: { metal, use }, catalyst, letters: [known, unknown] }) => ({
    stem: [
      `Liquid ${known} is aqueous hydrogen peroxide, which gives off oxygen when ${catalyst} is added. Liquid ${unknown} is ${use}. A student tests both liquids.`,
      `Two colourless liquids are tested. Liquid ${known} is a solution of hydrogen peroxide in water: with ${catalyst} it gives off oxygen. Liquid ${unknown} is ${use}.`,
      `A student is given liquid ${known}, aqueous hydrogen peroxide, and liquid ${unknown}, ${use}. Hydrogen peroxide gives off oxygen when ${catalyst} is added.`,
    ],
    figure: splintFigure({ mixture: `liquid ${known} and\nmanganese(IV) oxide`, splint: 'glowing' }),
    parts: {
      'a.i': seen({
        lead: `**Tests on liquid ${known}**\n\nManganese(IV) oxide is added to liquid ${known}, as in the figure.`,
        prompt: 'Describe what is seen in the liquid.',
        scheme: [BUBBLES],
        modelAnswer: 'Effervescence (bubbles of gas).',
        solution: 'Oxygen is given off, which is seen as bubbles.',
      }),
      'a.ii': seen({
        prompt: 'Describe what happens to the glowing splint.',
        scheme: [RELIGHTS],
        modelAnswer: 'The glowing splint relights.',
        solution: 'Oxygen relights a glowing splint.',
      }),
      'a.iii': ask.table({
        lead: `A few drops of liquid ${known} are added to anhydrous copper(II) sulfate.`,
        prompt: 'Complete the table with the colours of the copper(II) sulfate.',
        command: 'Complete',
        objective: 'AO3',
        head: ['', 'colour'],
        rows: [
          [{ text: 'before' }, { blank: 'before', answer: 'white', mode: 'words', marks: 1 }],
          [{ text: 'after' }, { blank: 'after', answer: 'blue', mode: 'words', marks: 1 }],
        ],
        scheme: ['white', 'blue'],
        solution: 'Anhydrous copper(II) sulfate is white. Water turns it blue.',
      }),
      'a.iv': ask.written({
        prompt: `Explain why this result does not show that liquid ${known} is pure water.`,
        objective: 'AO3',
        lines: 2,
        scheme: [WATER_ONLY_PRESENT],
        modelAnswer: 'It shows only that water is present. Other substances may be dissolved in the water.',
        solution: 'Every aqueous solution turns anhydrous copper(II) sulfate blue, since it contains water.',
      }),
      'a.v': ask.choice({
        prompt: 'What can show whether a liquid is pure water?',
        objective: 'AO3',
        right: 'its boiling point',
        wrong: {
          'cobalt(II) chloride paper':
            'You chose another test for the presence of water, which any solution passes.',
          'universal indicator': 'You chose a test of pH, but other liquids are neutral as well.',
          'a flame test': 'You chose a test for metal ions; a liquid without them may still be impure.',
        },
        solution:
          'Pure water boils at 100 °C (at the usual pressure) and freezes at 0 °C. Impurities change both temperatures.',
      }),
      'b.i': seen({
        lead: `**Tests on liquid ${unknown}**\n\nDilute hydrochloric acid is added to liquid ${unknown} in a fume cupboard. A pale yellow-green gas is given off, which is chlorine.`,
        prompt: 'Describe what is seen when damp litmus paper is held in the gas.',
        scheme: [BLEACHED],
        modelAnswer: 'The litmus paper is bleached.',
        solution: 'Chlorine bleaches damp litmus paper.',
      }),
      'b.ii': ask.written({
        prompt: 'State why a fume cupboard is used.',
        objective: 'AO3',
        lines: 1,
        scheme: [gasIsToxic('chlorine')],
        modelAnswer: 'Chlorine is a toxic gas.',
        solution: 'Chlorine is a toxic gas. The fume cupboard draws it out of the room.',
      }),
      'b.iii': ask.table({
        lead: `A flame test on liquid ${unknown} gives a ${metal.colour} flame.`,
        prompt: 'Complete the table with the ion that this result shows.',
        command: 'Complete',
        objective: 'AO3',
        head: ['flame', 'formula of the ion'],
        rows: [[{ text: metal.colour }, formulaCell('ion', metal.typed)]],
        scheme: [metal.formula],
        solution: `${flameShows(metal).why}.`,
      }),
      'b.iv': ask.choice({
        prompt: `What can **not** be told from the tests on liquid ${unknown}?`,
        objective: 'AO3',
        right: 'whether it contains sulfate ions',
        wrong: {
          'which metal ion gives the flame its colour':
            'You overlooked the flame test, which shows just this.',
          'whether an acid sets chlorine free from it':
            'You overlooked the gas, which came off when acid was added.',
          'whether the gas bleaches damp litmus paper': 'You overlooked the test with litmus paper.',
        },
        solution:
          'No barium nitrate was added, so nothing is known about sulfate ions. The other three were seen.',
      }),
    },
  }),
})
