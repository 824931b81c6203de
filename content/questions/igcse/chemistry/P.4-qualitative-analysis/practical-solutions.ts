import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { testsFigure, tubesFigure } from '../12.5-identification-of-ions-and-gases/drawings'
import { ADD_ALKALI } from '../ion-points'
import { ALUMINIUM, CALCIUM, CHROMIUM, IRON2, ZINC } from '../ions'
import {
  anionRows,
  BROMIDE,
  CHLORIDE,
  cationIon,
  flameColour,
  IODIDE,
  precipitateSeen,
  reagentFor,
  SULFATE,
  seen,
  twoIons,
  withAmmoniaSeen,
  withHydroxide,
} from './parts'
import { CHROMIUM_OR_IRON, NO_CHANGE, NONE_OR_SLIGHT, SAME_AS } from './points'

const { core, templates } = questionsOf('practical', 'P.4', { calculator: 'needed' })

export { templates }

const THIRD_GREEN = [
  'Another green solution, U, contains one metal ion. With aqueous ammonia it gives a green precipitate, which is insoluble in excess.',
  'A third green solution, U, is tested with aqueous ammonia only. A green precipitate forms, insoluble in excess. The solution contains one metal ion.',
] as const

core('two-green-solutions', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [known = IRON2, unknown = CHROMIUM] = random.shuffle([IRON2, CHROMIUM])
    const [mine = CHLORIDE, other = SULFATE] = random.shuffle([CHLORIDE, SULFATE])
    return { known, unknown, mine, other, third: random.pick(THIRD_GREEN) }
  },
  make: ({ known, unknown, mine, other, third }) => ({
    stem: [
      `A student has two green solutions, S and T. Solution S is aqueous ${known.name} ${mine.name}. Solution T contains an unknown salt.`,
      `Two green solutions are analysed. Solution S contains ${known.name} ${mine.name}, and solution T contains one salt that is not known.`,
      `Solutions S and T are both green. It is known that solution S is ${known.name} ${mine.name}; the salt in solution T is to be identified.`,
    ],
    figure: tubesFigure(
      [
        { letter: 'S', solid: false, words: `green solution:\n${known.name}\n${mine.name}` },
        { letter: 'T', solid: false, words: 'green solution:\nunknown salt' },
      ],
      'Two green solutions',
    ),
    parts: {
      'a.i': withHydroxide(known, 'a portion of solution S', '**Tests on solution S**'),
      'a.ii': withAmmoniaSeen(known, 'a second portion of solution S'),
      'a.iii': seen({
        prompt: `Describe what is seen when ${reagentFor(mine)}, are added to a third portion of solution S.`,
        scheme: [precipitateSeen(mine)],
        modelAnswer: `A ${mine.seen.replace('ppt.', 'precipitate')} forms.`,
        solution: `Solution S contains ${mine.name} ions, which give a ${mine.seen.replace('ppt.', 'precipitate')} in this test.`,
      }),
      b: twoIons(
        'solution T',
        cationIon(
          unknown,
          unknown === IRON2
            ? 'The green precipitate that turns brown, and that is insoluble in an excess of sodium hydroxide,'
            : 'The green precipitate, which dissolves in an excess of sodium hydroxide,',
        ),
        other,
        [
          ['a few drops of aqueous sodium hydroxide are added', 'green ppt.'],
          [
            'an excess of aqueous sodium hydroxide is added',
            unknown === IRON2 ? 'ppt. does not dissolve' : 'ppt. dissolves',
          ],
          ...(unknown === IRON2
            ? [['the mixture is left to stand', 'ppt. turns brown near the surface']]
            : []),
          ...anionRows(other),
        ],
        '**Tests on solution T**\n\nThe next table shows tests on portions of solution T, and what is seen.',
      ),
      'c.i': ask.choice({
        lead: third,
        prompt: 'What can be said about solution U from this test?',
        objective: 'AO3',
        right: 'It contains chromium(III) or iron(II) ions.',
        wrong: {
          'It contains chromium(III) ions, not iron(II) ions.':
            'You took the result for one of the ions only, but with aqueous ammonia both give it.',
          'It contains iron(II) ions, not chromium(III) ions.':
            'You thought of sodium hydroxide: only with that is the precipitate of chromium(III) soluble.',
          'It contains copper(II) or chromium(III) ions.':
            'You overlooked that copper(II) ions give a light blue precipitate.',
        },
        solution:
          'With aqueous ammonia both chromium(III) and iron(II) ions give a green precipitate, insoluble in excess. More cannot be said.',
      }),
      'c.ii': ask.written({
        prompt: 'Describe a further test on solution U, and how its result shows which metal ion is present.',
        objective: 'AO3',
        lines: 3,
        scheme: [ADD_ALKALI, CHROMIUM_OR_IRON],
        modelAnswer:
          'Add aqueous sodium hydroxide until it is in excess. If the ion is chromium(III) the precipitate dissolves, and if it is iron(II) the precipitate stays.',
        solution:
          'In an excess of aqueous sodium hydroxide the two ions behave differently: the precipitate of chromium(III) dissolves, that of iron(II) does not.',
      }),
    },
  }),
})

const WHITES = [
  { ion: ZINC, other: ALUMINIUM, symbol: '"al3+"/al' },
  { ion: ALUMINIUM, other: ZINC, symbol: '"zn2+"/zn' },
] as const

const UNKNOWN_ANIONS = [
  {
    name: 'sulfate',
    typed: 'SO42-',
    formula: 'SO_{4}^{2−}',
    test: ['HNO_{3}, then\nBa(NO_{3})_{2}', 'white ppt.'],
    why: 'The white precipitate with aqueous barium nitrate shows sulfate ions',
  },
  {
    name: 'nitrate',
    typed: 'NO3-',
    formula: 'NO_{3}^{−}',
    test: ['NaOH, Al foil,\nwarm', 'NH_{3} is\ngiven off'],
    why: 'The ammonia from sodium hydroxide and aluminium foil shows nitrate ions',
  },
] as const

core('calcium-salt-and-white-precipitate', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    halide: random.pick([CHLORIDE, BROMIDE, IODIDE]),
    white: random.pick(WHITES),
    anion: random.pick(UNKNOWN_ANIONS),
  }),
  make: ({ halide, white: { ion, other, symbol }, anion }) => ({
    stem: [
      `Solid V is calcium ${halide.name}. Solution W contains an unknown salt. The figure shows three tests on portions of solution W.`,
      `A student tests solid V, which is calcium ${halide.name}, and solution W, which contains one unknown salt. The results for solution W are shown in the figure.`,
      `The salt in solution W is to be identified. The figure shows what is seen in three tests on it. Solid V, which is tested as well, is known to be calcium ${halide.name}.`,
    ],
    figure: testsFigure('solution W', [
      ['NaOH(aq)', 'white ppt.,\nsoluble\nin excess'],
      ['NH_{3}(aq)', `white ppt.,\n${ion.inAmmonia ? 'soluble' : 'insoluble'}\nin excess`],
      anion.test,
    ]),
    parts: {
      'a.i': flameColour('solid V', { name: 'calcium', colour: 'orange-red' }, '**Tests on solid V**'),
      'a.ii': withHydroxide(
        CALCIUM,
        'one portion',
        'Solid V is dissolved in water, and the solution is divided into three portions.',
      ),
      'a.iii': seen({
        prompt: 'Describe what is seen when aqueous ammonia is added to the second portion.',
        scheme: [NONE_OR_SLIGHT],
        modelAnswer: 'There is no precipitate, or a very slight white precipitate.',
        solution:
          'Aqueous ammonia is only a weak alkali and calcium hydroxide is slightly soluble, so there is no precipitate, or only a very slight one.',
      }),
      'a.iv': seen({
        prompt:
          'Describe what is seen when dilute nitric acid and then aqueous silver nitrate are added to the third portion.',
        scheme: [precipitateSeen(halide)],
        modelAnswer: `A ${halide.seen.replace('ppt.', 'precipitate')} forms.`,
        solution: `The colour belongs to the halide: silver ${halide.name} is ${halide.seen.replace(' ppt.', '')}.`,
      }),
      'b.i': twoIons(
        'solution W',
        cationIon(
          ion,
          `The white precipitate, soluble in an excess of sodium hydroxide and ${ion.inAmmonia ? 'soluble' : 'insoluble'} in an excess of ammonia,`,
        ),
        anion,
        [],
        '**Tests on solution W**\n\nUse the results in the figure.',
      ),
      'b.ii': ask.written({
        prompt:
          'Explain why the test with aqueous sodium hydroxide is not enough to identify the positive ion in solution W.',
        objective: 'AO3',
        lines: 2,
        scheme: [SAME_AS(ion.name, other.name, symbol)],
        modelAnswer: `${other.name === 'zinc' ? 'Zinc' : 'Aluminium'} ions would give the same result.`,
        solution:
          'Aluminium and zinc ions both give a white precipitate, soluble in an excess of sodium hydroxide. Aqueous ammonia tells them apart.',
      }),
      'b.iii': seen({
        lead: 'The salt in solution W contains only one kind of negative ion.',
        prompt:
          'Describe what is seen when dilute nitric acid and then aqueous silver nitrate are added to a dilute sample of solution W.',
        scheme: [NO_CHANGE],
        modelAnswer: 'No change (no precipitate).',
        solution: `Solution W contains ${anion.name} ions and no halide ions, so no precipitate forms. The observation to record is “no change”.`,
      }),
      c: ask.choice({
        prompt: 'Why is each test done on a new portion of the solution?',
        objective: 'AO3',
        right: 'An earlier reagent could change the result of the next test.',
        wrong: {
          'A smaller volume of the solution always reacts faster.':
            'You thought of the rate, but all portions have the same concentration.',
          'Each of the tests needs another concentration.':
            'You overlooked that all portions come from the same solution.',
          'The mean of all the results can then be calculated.':
            'You thought of repeats of a measurement, but nothing is measured.',
        },
        solution:
          'What was added before stays in the tube. Sodium hydroxide, for example, would react with the silver nitrate of the next test.',
      }),
    },
  }),
})
