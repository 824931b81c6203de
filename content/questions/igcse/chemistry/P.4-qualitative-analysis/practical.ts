import { heatedSolidFigure } from '@/content/figures/igcse/chemistry/practical-skills-4'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { BUBBLES, MILKY } from '../7.1-the-characteristic-properties-of-acids-and-bases/points'
import { acidOnSolidFigure } from '../12.5-identification-of-ions-and-gases/drawings'
import { pickCell } from '../cells'
import { CARBONATE_REMOVED, precipitateOf } from '../ion-points'
import { CHROMIUM, COPPER, IRON2, IRON3, withSodiumHydroxide, ZINC } from '../ions'
import {
  anionRows,
  BROMIDE,
  CHLORIDE,
  cationIon,
  flameColour,
  gasNamed,
  IODIDE,
  SILVER,
  SULFATE,
  seen,
  twoIons,
  withHydroxide,
} from './parts'
import { BLUE_TO_PINK, CONDENSES, DECOLOURISED, gasIsToxic, NO_CHANGE, YELLOW_HIDES } from './points'

const { core, templates } = questionsOf('practical', 'P.4', { calculator: 'needed' })

export { templates }

const HYDRATED = [
  { ion: COPPER, crystals: 'blue' },
  { ion: IRON2, crystals: 'pale green' },
  { ion: ZINC, crystals: 'white' },
] as const

core('crystals-and-ammonium-salt', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    known: random.pick(HYDRATED),
    halide: random.pick([CHLORIDE, BROMIDE, IODIDE]),
    letters: random.pick([
      ['L', 'N'],
      ['P', 'Q'],
      ['S', 'T'],
    ] as const),
  }),
  make: ({ known: { ion, crystals }, halide, letters: [known, other] }) => ({
    stem: [
      `A student tests two solids. Solid ${known} is hydrated ${ion.name} sulfate, which forms ${crystals} crystals. Solid ${other} is an unknown salt.`,
      `Two solids, ${known} and ${other}, are analysed. The ${crystals} crystals of solid ${known} are hydrated ${ion.name} sulfate. Solid ${other} contains one salt that is not known.`,
      `Solid ${known} and solid ${other} are two salts. Solid ${known} is hydrated ${ion.name} sulfate (${crystals} crystals), and solid ${other} is to be identified.`,
    ],
    figure: heatedSolidFigure(`solid ${known}`),
    parts: {
      'a.i': seen({
        lead: `**Tests on solid ${known}**\n\nSome of solid ${known} is heated gently, as in the figure.`,
        prompt: 'Describe what is seen inside the tube, near its mouth.',
        scheme: [CONDENSES],
        modelAnswer: 'Drops of a colourless liquid form near the mouth of the tube.',
        solution:
          'Heat drives water out of the hydrated salt. The water vapour condenses on the cooler glass near the mouth.',
      }),
      'a.ii': seen({
        prompt: 'Describe the change of colour of the cobalt(II) chloride paper, which is dry at the start.',
        scheme: [BLUE_TO_PINK],
        modelAnswer: 'It changes from blue to pink.',
        solution: 'Anhydrous cobalt(II) chloride is blue. Water turns it pink.',
      }),
      'a.iii': withHydroxide(
        ion,
        'one portion',
        `The rest of solid ${known} is dissolved in water, and the solution is divided into portions.`,
      ),
      'a.iv': seen({
        prompt:
          'Describe what is seen when dilute nitric acid and then aqueous barium nitrate are added to another portion.',
        scheme: [precipitateOf('white')],
        modelAnswer: 'A white precipitate forms.',
        solution: `Solid ${known} is a sulfate. The white precipitate is barium sulfate.`,
      }),
      'b.i': gasNamed(
        'Identify the gas that is given off in test 2.',
        'ammonia',
        'Of the gases that are tested for, only ammonia is alkaline: it turns damp red litmus paper blue.',
        `**Tests on solid ${other}**\n\nSolid ${other} is dissolved in water and the solution is divided into two portions.\n\n- Test 1: aqueous sodium hydroxide is added to the first portion. No change is seen.\n- Test 2: the mixture of test 1 is warmed. A gas is given off that turns damp red litmus paper blue.\n- Test 3: ${SILVER}, are added to the second portion. A ${halide.seen.replace('ppt.', 'precipitate')} forms.`,
      ),
      'b.ii': twoIons(
        `solid ${other}`,
        {
          typed: 'NH4+',
          formula: 'NH_{4}^{+}',
          why: 'Ammonia from warm aqueous sodium hydroxide shows ammonium ions',
        },
        halide,
        [],
        'Use the results of tests 1 to 3.',
      ),
      'b.iii': ask.written({
        prompt: 'Suggest why dilute nitric acid is added before the aqueous silver nitrate in test 3.',
        objective: 'AO3',
        lines: 2,
        scheme: [CARBONATE_REMOVED],
        modelAnswer: 'It reacts with carbonate ions, which would also give a precipitate.',
        solution:
          'Silver carbonate is insoluble as well. The acid removes carbonate ions, so that a precipitate must come from a halide.',
      }),
      'b.iv': ask.choice({
        prompt: `What does the result of test 1 alone show about solid ${other}?`,
        objective: 'AO3',
        right: 'It contains no zinc ions and no iron(II) ions.',
        wrong: {
          'It contains no sodium ions and no potassium ions.':
            'You took sodium hydroxide as a test for Group I ions, which give no precipitate with it.',
          'It contains no sulfate ions and no chloride ions.':
            'You took a test for cations as one for anions.',
          'It contains no ammonium ions and no metal ions.':
            'You overlooked that ammonium ions are only found when the mixture is warmed.',
        },
        solution:
          'Zinc ions and iron(II) ions would give precipitates. Ions of Group I and ammonium ions give no precipitate, so test 1 does not rule them out.',
      }),
    },
  }),
})

const GROUP_ONE = [
  { name: 'lithium', colour: 'red' },
  { name: 'sodium', colour: 'yellow' },
  { name: 'potassium', colour: 'lilac' },
] as const

const PREDICTED = ['green precipitate', 'red-brown precipitate', 'white precipitate', 'no precipitate']
const IN_EXCESS = ['dissolves', 'does not dissolve']

core('carbonate-and-coloured-salt', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    metal: random.pick(GROUP_ONE.slice(1)),
    other: random.pick([
      { ion: IRON3, look: 'yellow-brown' },
      { ion: CHROMIUM, look: 'green' },
    ]),
    anion: random.pick([CHLORIDE, SULFATE, BROMIDE]),
    letters: random.pick([
      ['P', 'Q'],
      ['V', 'W'],
      ['G', 'H'],
    ] as const),
  }),
  make: ({ metal, other: { ion, look }, anion, letters: [known, other] }) => ({
    stem: [
      `Solid ${known} is ${metal.name} carbonate. Solution ${other} contains one unknown salt. A student carries out tests on both.`,
      `A student is given solid ${known}, which is ${metal.name} carbonate, and solution ${other} of an unknown salt. Both are tested.`,
      `Two substances are analysed: solid ${known} is ${metal.name} carbonate, and solution ${other} contains a single salt that is to be identified.`,
    ],
    figure: acidOnSolidFigure(`solid ${known}`, 'dilute acid', 'limewater'),
    parts: {
      'a.i': flameColour(`solid ${known}`, metal, `**Tests on solid ${known}**`),
      'a.ii': ask.written({
        prompt: 'Explain why the flame of the Bunsen burner must be blue and not yellow in a flame test.',
        objective: 'AO3',
        lines: 2,
        scheme: [YELLOW_HIDES],
        modelAnswer: 'A yellow flame would hide the colour that the metal ions give.',
        solution:
          'A blue (roaring) flame has hardly any colour of its own, so the colour of the ions is seen.',
      }),
      'a.iii': seen({
        lead: `Dilute nitric acid is added to solid ${known} in the apparatus of the figure.`,
        prompt: `Describe what is seen in the tube with solid ${known} as it reacts.`,
        scheme: [BUBBLES],
        modelAnswer: 'Effervescence (bubbles of gas).',
        solution:
          'A carbonate and an acid give off a gas. “A gas is given off” is not seen; the bubbles are.',
      }),
      'a.iv': seen({
        prompt: 'Describe what is seen in the limewater.',
        scheme: [MILKY],
        modelAnswer: 'The limewater turns milky.',
        solution: 'Carbon dioxide turns limewater milky.',
      }),
      'a.v': gasNamed(
        'Identify the gas that is given off.',
        'carbon dioxide',
        'It is the gas that turns limewater milky.',
      ),
      'b.i': twoIons(
        `solution ${other}`,
        cationIon(
          ion,
          `The ${withSodiumHydroxide(ion).replace('ppt.', 'precipitate')} with aqueous sodium hydroxide,`,
        ),
        anion,
        [
          ['appearance', `${look} solution`],
          ['a few drops of aqueous sodium hydroxide are added', `${ion.colour} ppt.`],
          [
            'an excess of aqueous sodium hydroxide is added',
            ion.inSodiumHydroxide ? 'ppt. dissolves' : 'ppt. does not dissolve',
          ],
          ...anionRows(anion),
        ],
        `**Tests on solution ${other}**\n\nThe next table shows tests on portions of solution ${other}, and what is seen.`,
      ),
      'b.ii': ask.table({
        prompt: `Complete the table for another portion of solution ${other}, to which aqueous ammonia is added.`,
        command: 'Complete',
        objective: 'AO3',
        head: ['amount of aqueous ammonia', 'what is seen'],
        rows: [
          [{ text: 'a few drops' }, pickCell('with a few drops', `${ion.colour} precipitate`, PREDICTED)],
          [{ text: 'an excess' }, pickCell('with an excess', 'does not dissolve', IN_EXCESS)],
        ],
        scheme: [`${ion.colour} precipitate`, 'does not dissolve'],
        solution: `Aqueous ammonia gives a ${ion.colour} precipitate with ${ion.name} ions, insoluble in excess.`,
      }),
      c: ask.choice({
        lead: `The student thinks that solution ${other} may also contain a second salt.`,
        prompt: 'Which salt could be present and **not** change any observation in the table?',
        objective: 'AO3',
        right: 'potassium nitrate',
        wrong: {
          'copper(II) nitrate':
            'You overlooked that copper(II) ions give a light blue precipitate with sodium hydroxide.',
          'potassium carbonate':
            'You overlooked that carbonate ions give bubbles of gas with dilute nitric acid.',
          'iron(II) sulfate':
            'You overlooked that iron(II) ions give a green precipitate that stays in an excess of sodium hydroxide.',
        },
        solution:
          'Potassium ions give no precipitate with sodium hydroxide, and nitrate ions none with the other reagents. These tests cannot tell whether they are present.',
      }),
    },
  }),
})

core('sulfite-and-metal-salt', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    metal: random.pick(GROUP_ONE.slice(1)),
    other: random.pick([
      { ion: COPPER, look: 'blue' },
      { ion: IRON3, look: 'yellow-brown' },
    ]),
    anion: random.pick([CHLORIDE, SULFATE]),
    letters: random.pick([
      ['J', 'K'],
      ['X', 'Y'],
      ['D', 'E'],
    ] as const),
  }),
  make: ({ metal, other: { ion, look }, anion, letters: [known, other] }) => ({
    stem: [
      `Solid ${known} is ${metal.name} sulfite. Solution ${other} contains an unknown salt. The figure shows one of the tests on solid ${known}.`,
      `A student tests solid ${known}, which is ${metal.name} sulfite, and solution ${other}, in which there is one unknown salt. One test is shown in the figure.`,
      `Solid ${known}, ${metal.name} sulfite, and solution ${other} of an unknown salt are analysed. Solid ${known} is tested first, with the apparatus in the figure.`,
    ],
    figure: acidOnSolidFigure(`solid ${known}`, 'dilute HCl', 'acidified\nKMnO_{4}(aq)'),
    parts: {
      'a.i': seen({
        lead: `**Tests on solid ${known}**\n\nDilute hydrochloric acid is added to solid ${known} and the tube is warmed. The gas bubbles through acidified aqueous potassium manganate(VII).`,
        prompt: 'Describe the change of colour of the aqueous potassium manganate(VII).',
        scheme: [DECOLOURISED],
        modelAnswer: 'It changes from purple to colourless.',
        solution:
          'Sulfur dioxide turns acidified aqueous potassium manganate(VII) from purple to colourless.',
      }),
      'a.ii': gasNamed(
        'Identify the gas.',
        'sulfur dioxide',
        'A sulfite and an acid give sulfur dioxide, which makes the purple solution colourless.',
      ),
      'a.iii': ask.written({
        prompt: 'Suggest why this test is carried out in a fume cupboard.',
        objective: 'AO3',
        lines: 1,
        scheme: [gasIsToxic('sulfur dioxide')],
        modelAnswer: 'Sulfur dioxide is a toxic gas.',
        solution: 'Sulfur dioxide is toxic and irritates the lungs, so it must not get into the room.',
      }),
      'a.iv': flameColour(`solid ${known}`, metal),
      'a.v': seen({
        prompt: `Describe what is seen when aqueous sodium hydroxide is added to a solution of solid ${known}.`,
        scheme: [NO_CHANGE],
        modelAnswer: 'There is no change: no precipitate forms.',
        solution: `${metal.name === 'sodium' ? 'Sodium' : 'Potassium'} ions give no precipitate with aqueous sodium hydroxide. Where nothing is seen, “no change” is the observation.`,
      }),
      'b.i': twoIons(
        `solution ${other}`,
        cationIon(
          ion,
          ion === COPPER
            ? 'The dark blue solution in an excess of aqueous ammonia'
            : 'The red-brown precipitate, insoluble in excess of both alkalis,',
        ),
        anion,
        [
          ['appearance', `${look} solution`],
          ['aqueous sodium hydroxide is added', `${ion.colour} ppt., insoluble in excess`],
          [
            'aqueous ammonia is added',
            ion === COPPER
              ? 'light blue ppt., soluble in excess giving a dark blue solution'
              : 'red-brown ppt., insoluble in excess',
          ],
          [
            `${anion.silver ? SILVER : 'dilute nitric acid, then aqueous barium nitrate'}, are added`,
            'white ppt.',
          ],
        ],
        `**Tests on solution ${other}**\n\nThe next table shows tests on portions of solution ${other}, and what is seen.`,
      ),
      'b.ii': seen({
        lead: `The salt in solution ${other} contains only one kind of negative ion.`,
        prompt: `Describe what is seen when dilute nitric acid and then aqueous ${anion.silver ? 'barium' : 'silver'} nitrate are added to a dilute sample of solution ${other}.`,
        scheme: [NO_CHANGE],
        modelAnswer: 'No change (no precipitate).',
        solution: `The solution contains ${anion.name} ions only. They give no precipitate with dilute ${anion.silver ? 'barium' : 'silver'} nitrate.`,
      }),
      'b.iii': ask.choice({
        prompt: 'Why is the aqueous ammonia added drop by drop at first?',
        objective: 'AO3',
        right: 'So that a precipitate is seen even if it dissolves in an excess.',
        wrong: {
          'So that the reaction with the metal ions does not become too hot.':
            'You thought of a hazard, but dilute solutions hardly warm up here.',
          'So that the exact volume of aqueous ammonia can be measured.':
            'You thought of a titration, but no volume is measured in this test.',
          'So that the ammonia gas does not escape from the test-tube.':
            'You thought of the gas, but the test uses the dissolved ammonia.',
        },
        solution:
          'With much ammonia at once, a precipitate that is soluble in excess would dissolve before anybody saw it.',
      }),
      c: ask.choice({
        lead: `Another student writes down as the observation of the test with aqueous sodium hydroxide: “The solution turned ${ion.colour}.”`,
        prompt: 'What is wrong with this observation?',
        objective: 'AO3',
        right: 'It does not say that a solid forms.',
        wrong: {
          'It does not say which ion is present.':
            'You asked for a conclusion, but an observation says only what is seen.',
          'It does not give the volume of alkali.':
            'You asked for a measurement, which such a test does not need.',
          'It does not name the gas given off.': 'You thought of a gas, but none is given off in this test.',
        },
        solution: 'The word “precipitate” is missing: a solid forms in the solution.',
      }),
    },
  }),
})
