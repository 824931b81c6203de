import { GOGGLES, kept, REPEATS, safe } from '@/content/questions/igcse/plans'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plan } from './plan'
import { BURETTE, COLOUR_CHANGES, concludes, DROP_BY_DROP, INDICATOR, others, READS_BURETTE } from './points'

const { core, templates } = questionsOf('practical', 'P.1', { calculator: 'needed' })

export { templates }

const WHO = ['A student', 'A class', 'A technician'] as const

const LIQUIDS = [
  {
    plural: 'vinegars',
    one: 'vinegar',
    holds: 'an acid',
    adds: 'aqueous sodium hydroxide of 0.10 mol/dm^{3}',
    short: 'sodium hydroxide',
    indicator: 'thymolphthalein',
    strongest: 'the most concentrated acid',
  },
  {
    plural: 'lemon juices',
    one: 'juice',
    holds: 'an acid',
    adds: 'aqueous sodium hydroxide of 0.20 mol/dm^{3}',
    short: 'sodium hydroxide',
    indicator: 'thymolphthalein',
    strongest: 'the most concentrated acid',
  },
  {
    plural: 'drain cleaners',
    one: 'cleaner',
    holds: 'an alkali, sodium hydroxide',
    adds: 'dilute hydrochloric acid of 0.50 mol/dm^{3}',
    short: 'hydrochloric acid',
    indicator: 'methyl orange',
    strongest: 'the most concentrated alkali',
  },
] as const

core('three-liquids-titrated', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({ of: random.pick(LIQUIDS), who: random.pick(WHO), volume: random.pick([10, 20, 25]) }),
  make: ({ of, who, volume }) => ({
    stem: [
      `${who} has three ${of.plural}, **P**, **Q** and **R**. Each holds ${of.holds}. There are also ${of.adds}, common indicators and the usual apparatus of a laboratory.`,
      `Three ${of.plural}, **P**, **Q** and **R**, are sold in a shop. Each is a pale solution of ${of.holds}. ${of.adds.charAt(0).toUpperCase()}${of.adds.slice(1)}, common indicators and the usual apparatus of a laboratory are there.`,
      `${who} compares three pale ${of.plural}, **P**, **Q** and **R**, by titration with ${of.adds}. Each holds ${of.holds}. Common indicators and the usual apparatus of a laboratory are there.`,
    ],
    parts: {
      '': plan({
        prompt: `Plan an investigation to find which of the three ${of.plural} is ${of.strongest}.`,
        tells: `which is ${of.strongest}`,
        scheme: [
          judged(
            `measures a known volume of ${of.one} into a flask, with a pipette or a burette`,
            `
  accept pipette | ((10/20/25/50) (cm/ml) ... (vinegar/juice/cleaner/each/sample/flask/P)) | (measure ... volume ... (vinegar/juice/cleaner/sample/liquid) ... flask)
  earns: use a pipette for 25 cm3 of it
  earns: put 25 cm3 of the ${of.one} into a conical flask
  earns: use a pippette
  misses: repeat three times and take a mean
  misses: wear goggles
  misses: add an indicator`,
          ),
          INDICATOR,
          BURETTE,
          DROP_BY_DROP,
          COLOUR_CHANGES,
          READS_BURETTE,
          kept({
            text: `the volume of each ${of.one}`,
            words:
              'vinegar/juice/cleaner/sample/samples | volume | (volume (liquid/vinegar/juice/cleaner/sample))',
            also: '((cm/ml) ... (vinegar/juice/cleaner/sample) ...(no different).. (same/each/every/all)) | ((cm/ml) each)',
            named: `the volume of ${of.one}`,
            slip: 'vollume of the samples, sampels',
          }),
          others(
            `does the same with the other two ${of.plural}`,
            'vinegar/vinegars/juice/juices/cleaner/cleaners/liquid/liquids/sample/samples/solution/one/ones/two/Q',
            of.plural,
          ),
          REPEATS,
          concludes({
            text: `the ${of.one} that needs the largest volume of ${of.short} is ${of.strongest}`,
            is: 'most',
            measured: 'volume/hydroxide/acid/amount/titre/alkali/reading',
            means: 'concentrated/concentration/strong/strongest/stronger/acidic/alkaline',
            earns: [
              `the one that needs the largest volume is ${of.strongest}`,
              'the most concentrated one uses the most volume from the burette',
              `the one with the bigest volume added is the most concentratted`,
            ],
            miss: 'record the volume from the burette',
          }),
          GOGGLES,
        ],
        modelAnswer: `Use a pipette to put ${volume} cm³ of ${of.one} P into a conical flask. Add a few drops of ${of.indicator}. Fill a burette with ${of.short}. Add it to the flask with swirling, drop by drop near the end, until the indicator changes colour. Record the initial and the final reading and calculate the volume used. Repeat with the other ${of.plural}. Use the same volume of each ${of.one}. Repeat each three times and calculate a mean. The ${of.one} that needs the largest volume of ${of.short} is ${of.strongest}. Wear goggles.`,
      }),
    },
  }),
})

const HOT = safe(
  'safety: care with hot apparatus (tongs), or eye protection',
  '((hot/burn/burns/spit/spits) ... (care/careful/touch/tongs/gloves)) | ((care/careful/tongs/gloves/heatproof) ...(no time).. (hot/burn/flame)) | (not touch) | heatproof | tongs | "goggles" | "gloves" | (wear/use/safety) (goggles/gloves) | eye protection | protect eyes | safety (glasses/specs/spectacles) | hair ... tied | tie ... hair',
  'hold the hot basin with tongs',
  'wear gogles',
)

const MIXTURES = [
  { mixture: 'rock salt', insoluble: 'sand', soluble: 'sodium chloride', from: 'mines' },
  { mixture: 'fertiliser', insoluble: 'powdered limestone', soluble: 'potassium nitrate', from: 'makers' },
  { mixture: 'road salt', insoluble: 'grit', soluble: 'sodium chloride', from: 'depots' },
] as const

const either = (rules: string, earns: readonly [string, string, string], misses = 'wear goggles') => `
  accept ${rules}
  earns: ${earns[0]}
  earns: ${earns[1]}
  earns: ${earns[2]}
  misses: ${misses}
  misses: repeat it three times and take a mean
  misses: keep everything else the same`

core('percentage-of-a-soluble-salt', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({ of: random.pick(MIXTURES), who: random.pick(WHO), mass: random.pick([5, 10, 20]) }),
  make: ({ of, who, mass }) => ({
    stem: [
      `Samples **P** and **Q** of ${of.mixture} come from two ${of.from}. Each is a mixture of ${of.soluble}, which dissolves in water, and ${of.insoluble}, which does not. ${who} has both and the usual apparatus of a laboratory.`,
      `${who} is given two samples of ${of.mixture}, **P** and **Q**. They hold ${of.soluble}, which is soluble in water, and insoluble ${of.insoluble}, but nobody knows how much of each. The usual apparatus of a laboratory is there.`,
      `${of.mixture.charAt(0).toUpperCase()}${of.mixture.slice(1)} is a mixture of soluble ${of.soluble} and insoluble ${of.insoluble}. Two samples, **P** and **Q**, from different ${of.from} are to be compared. The usual apparatus of a laboratory is there.`,
    ],
    parts: {
      '': plan({
        prompt: `Plan an investigation to find which sample holds the larger percentage by mass of ${of.soluble}.`,
        tells: `which sample holds the larger percentage of ${of.soluble}`,
        scheme: [
          judged(
            'weighs the sample before',
            either(
              '((weigh/weighed/mass/balance) ... (sample/mixture/P/salt/fertiliser/known/g)) | ((weigh/mass) ... (before/first/start/initial)) | (g ... (sample/mixture | rock salt | fertiliser))',
              ['weigh the sample', 'take a known mass of the mixture', 'wiegh a known mass of the sample'],
            ),
          ),
          judged(
            'adds water to dissolve the salt, and stirs or warms',
            either(
              '((add/mix/put/stir/shake/dissolve/warm/heat) ... water) | (water ... (dissolve/stir)) | dissolve',
              ['add water and stir', 'dissolve the salt in warm water', 'disolve it in water'],
            ),
          ),
          judged(
            'filters the mixture',
            either('filter/filtration/filtrate/filtered', [
              'filter the mixture',
              'use filter paper and a funnel for filtration',
              'fillter it',
            ]),
          ),
          judged(
            'washes the residue with distilled water',
            either(
              '((wash/rinse) ... (residue/sand/limestone/grit/solid/water/paper/it)) | ((wash/rinse), water)',
              [
                'wash the residue with distilled water',
                'rinse the solid in the paper',
                'rinsse it, wash the residu',
              ],
            ),
          ),
          judged(
            'dries the residue (or evaporates the filtrate to dryness)',
            either(
              '(dry/dried/dries/drying/dryness) | evaporate/evaporates/evaporation | oven | ((boil/heat) ... (water | filtrate) ... (off/away/gone/left))',
              ['dry the residue in an oven', 'evaporate the filtrate to dryness', 'heat it in an ovven'],
            ),
          ),
          judged(
            'weighs the dry residue (or the dry salt)',
            either(
              '((weigh/weighed/reweigh/mass) ... (residue/sand/limestone/grit/dry/dried/crystals/solid/left/again/after/remaining)) | ((dry/dried/residue/crystals/again/after/then) ... (weigh/weighed/reweigh/mass)) | reweigh',
              [
                'weigh the dry residue',
                'find the mass of the solid that is left',
                'wiegh the residue again, weigh it again',
              ],
            ),
          ),
          judged(
            'heats or dries to constant mass',
            either(
              '(constant (mass/weight)) | ((mass/weight) ... (constant | (stay/stays/remain/remains same) | (stay/stays/remain/remains the same) | not (change/changing/changes))) | ((until/till) ... (same/constant) ... (mass/weight)) | (not more ... (loss/lost))',
              [
                'heat until the mass is constant',
                'dry until the mass does not change',
                'heat to constent mass',
              ],
            ),
          ),
          others('does the same with the other sample', 'sample/samples/mixture/one/Q/two', 'sample'),
          REPEATS,
          judged(
            `the percentage is mass of ${of.soluble} ÷ mass of the sample × 100 (the mass of salt is the difference); the larger value is the answer`,
            either(
              'percentage/percent | "%" | ((divide/divided/over) ...(no burette).. (mass/sample)) | (mass ... "÷" ... mass) | (subtract/difference/minus) | ((more/most/largest/larger/higher/greater/highest/greatest) ... (mass/loss) ... (salt/dissolved/soluble/chloride/nitrate)) | ((less/least/smaller/smallest/lower/lowest) residue ... (salt/soluble/chloride/nitrate))',
              [
                'calculate the percentage by mass of salt',
                'subtract the mass of the residue from the mass of the sample',
                'work out the precentage of salt, percentage',
              ],
            ),
          ),
          HOT,
        ],
        modelAnswer: `Weigh ${mass} g of sample P on a balance. Add 100 cm³ of warm distilled water in a beaker and stir until the salt has dissolved. Filter the mixture. Wash the residue with distilled water. Dry the residue in an oven. Weigh the dry residue, and dry it again until the mass is constant. Repeat with the other sample. Repeat each three times and calculate a mean. The mass of ${of.soluble} is the difference between sample and residue: calculate the percentage by mass. The larger percentage shows which sample holds more ${of.soluble}. Hold hot apparatus with tongs.`,
      }),
    },
  }),
})

const HYDRATES = [
  { salt: 'magnesium sulfate', look: 'white', from: 'bath salts' },
  { salt: 'sodium carbonate', look: 'white', from: 'washing soda' },
  { salt: 'copper(II) sulfate', look: 'blue', from: 'an old bottle' },
] as const

core('water-in-a-hydrated-salt', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({ of: random.pick(HYDRATES), who: random.pick(WHO), mass: random.pick([3, 4, 5]) }),
  make: ({ of, who, mass }) => ({
    stem: [
      `Crystals of hydrated ${of.salt} lose their water of crystallisation when they are heated gently. Two samples, **P** and **Q**, from ${of.from} may have dried a little in the air.\n\n${who} has both and the usual apparatus of a laboratory.`,
      `${who} has two samples of hydrated ${of.salt}, **P** and **Q**. One has stood in an open dish and lost some of its water. Gentle heating drives out all of the water. The usual apparatus of a laboratory is there.`,
      `Hydrated ${of.salt} forms ${of.look === 'white' ? 'colourless' : 'blue'} crystals. Gentle heating turns them into the anhydrous salt, and water escapes as a vapour. Two samples, **P** and **Q**, and the usual apparatus of a laboratory are there.`,
    ],
    parts: {
      '': plan({
        prompt:
          'Plan an investigation to find which of the two samples holds the larger percentage by mass of water.',
        tells: 'which sample holds the larger percentage of water',
        scheme: [
          judged(
            'uses a crucible (or evaporating basin, or boiling tube) and weighs it empty',
            either(
              'crucible | (evaporating (basin/dish)) | ((empty) ... (weigh/mass)) | ((weigh/mass) ... empty) | ((heat/put/place) ... (basin/dish/boiling tube))',
              ['weigh an empty crucible', 'use an evaporating basin', 'put it into a crusible'],
            ),
          ),
          judged(
            'weighs the sample before heating',
            either(
              '((weigh/weighed/mass) ... (crystals/sample/salt/before/known/first/P/hydrated/initial)) | ((before/initial/first/known) ... (weigh/mass)) | (g ... (sample/crystals/salt))',
              ['weigh the crystals before heating', 'take a known mass of the salt', 'wiegh the sample'],
            ),
          ),
          judged(
            'heats it gently (with a Bunsen burner)',
            either('(heat/heated/heating/warm/bunsen/burner/oven)', [
              'heat it gently',
              'use a Bunsen burner',
              'heet it with a bunssen burner',
            ]),
          ),
          judged(
            'weighs it again after heating',
            either(
              '((weigh/weighed/mass/reweigh) ... (after/again/afterwards/final/anhydrous/end)) | ((after/again/then/final) ... (weigh/weighed/mass)) | reweigh | ((before and after))',
              ['weigh it again', 'find the mass after heating', 'wiegh it agian after heating'],
            ),
          ),
          judged(
            'heats again until the mass is constant',
            either(
              '(constant (mass/weight)) | ((mass/weight) ... (constant | (stay/stays/remain/remains same) | (stay/stays/remain/remains the same) | not (change/changing/changes))) | ((until/till) ... (same/constant) ... (mass/weight)) | ((until/till) ... all ... water)',
              ['heat until the mass is constant', 'until the mass does not change', 'heat to constent mass'],
            ),
          ),
          judged(
            'lets it cool before weighing (in dry air)',
            either('cool/cooled/cools/cooling/desiccator', [
              'let the crucible cool',
              'weigh when it has cooled',
              'leave it to cooll, let it cool',
            ]),
          ),
          others('does the same with the other sample', 'sample/samples/salt/one/Q/two', 'sample'),
          REPEATS,
          judged(
            'the percentage of water is mass lost ÷ mass of the sample × 100; the larger value is the answer',
            either(
              'percentage/percent | "%" | ((mass/weight) (lost/loss)) | ((loss/lost/decrease/change/difference) (mass/weight)) | subtract | ((divide/divided/over) ... mass)',
              [
                'calculate the percentage of water',
                'the mass lost divided by the mass of the sample',
                'work out the precentage from the loss in mass',
              ],
            ),
          ),
          HOT,
        ],
        modelAnswer: `Weigh an empty crucible. Put ${mass} g of sample P into it and weigh it before heating. Heat it gently with a Bunsen burner on a pipe-clay triangle. Let it cool and weigh it again. Heat and weigh again until the mass is constant. Repeat with the other sample. Repeat each three times and calculate a mean. Calculate the percentage of water: the mass lost divided by the mass of the sample, times 100. The larger percentage is the answer. Hold the hot crucible with tongs.`,
      }),
    },
  }),
})

core('a-dye-in-drinks', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => ({
    of: random.pick([
      { thing: 'drink', plural: 'drinks', holds: 'a banned red dye' },
      { thing: 'sweet', plural: 'coloured sweets', holds: 'a banned yellow dye' },
      { thing: 'ink', plural: 'black inks', holds: 'a certain blue dye' },
    ] as const),
    who: random.pick(WHO),
  }),
  make: ({ of, who }) => ({
    stem: [
      `${who} wants to know which of three ${of.plural}, **P**, **Q** and **R**, hold ${of.holds}. The colours dissolve in water. A pure sample of the dye, chromatography paper and the usual apparatus of a laboratory are there.`,
      `Some of the ${of.plural} **P**, **Q** and **R** may hold ${of.holds}. Their colours dissolve in water. There are also a pure sample of the dye, chromatography paper and the usual apparatus of a laboratory.`,
      `Three ${of.plural}, **P**, **Q** and **R**, are to be tested for ${of.holds} that dissolves in water. ${who} has a pure sample of it, chromatography paper and the usual apparatus of a laboratory.`,
    ],
    parts: {
      '': plan({
        prompt: `Plan an investigation by paper chromatography to find which of the three ${of.plural} hold the dye.`,
        tells: 'which of them hold the dye',
        scheme: [
          judged(
            'draws the baseline in pencil',
            either('pencil | ((draw/line) ... graphite)', [
              'draw a line in pencil',
              'use a pencil for the baseline',
              'draw a line with a pensil',
            ]),
          ),
          judged(
            'draws a baseline near the lower end of the paper (or marks where each spot is)',
            either(
              'baseline | (base line) | (start line) | (starting line) | ((draw/line) ... (bottom/end/lower/cm/edge/near))',
              ['draw a baseline', 'a line 2 cm from the bottom', 'draw a basline'],
            ),
          ),
          judged(
            'puts small spots of the samples on the line',
            either('(spot/spots/dot/dots/drop/drops) | capillary | ((put/place/add) ... (line/baseline))', [
              'put a spot of each on the line',
              'use a capillary tube',
              'put small spotts of each',
            ]),
          ),
          judged(
            'puts a spot of the pure dye on the same paper',
            either(
              '((spot/put/place/add/drop/dot/beside/next/also/same) ... (pure/known/banned/reference)) | ((pure/known/banned/reference) ... (spot/same paper | line | beside | next | compare)) | (spot ... dye) | (dye ... spot)',
              [
                'put a spot of the pure dye on the same paper',
                'the known dye next to the samples',
                'put a spot of the bannned dye',
              ],
            ),
          ),
          judged(
            'stands the paper in a solvent (water)',
            either(
              'solvent | ((paper/dip/stand/hang/put/place/lower) ... water) | (beaker ... (water/ethanol))',
              ['stand the paper in water', 'put the paper into the solvent', 'dip it into the solvant'],
            ),
          ),
          judged(
            'the surface of the solvent is below the baseline',
            either(
              '((below/under/beneath/lower) ... (line/baseline/spot/spots/dots)) | ((line/baseline/spot/spots/dots) ... (above/higher)) | ((above) (solvent/water)) | (not (touch/reach/cover/dip/submerge)) | (not in (water/solvent))',
              [
                'the solvent is below the baseline',
                'the spots must be above the solvent',
                'the spots must not touch the solvant',
              ],
            ),
          ),
          judged(
            'covers the beaker with a lid',
            either('lid/cover/covered | (watch glass)', [
              'put a lid on it',
              'cover the beaker',
              'coverr it with a lid',
            ]),
          ),
          judged(
            'leaves it until the solvent is near the top, takes it out, marks the front and dries the paper',
            either(
              '((leave/wait/until/till/let/allow/when) ... (top/up/rise/risen/rises/soak/travel/near/far)) | (solvent front) | ((dry/dried) ... paper) | (paper ... (dry/dried)) | dry',
              [
                'wait until the solvent is near the top',
                'mark the solvent front',
                'leave it untill the solvant is near the top',
              ],
            ),
          ),
          judged(
            'compares: a spot at the same height (or same R_{f}) and of the same colour as the pure dye shows that the dye is there',
            either(
              '(same (height/distance/level/position/place/far/rf/value/colour/color)) | rf | "Rf" | ((spot/spots) ... (match/matches/level/line up/same) ... (dye/pure/known/height)) | ((compare/match) ... (height/heights/distance/spots/pure/known/dye))',
              [
                'a spot at the same height as the pure dye',
                'compare the Rf values',
                'the spot has the same hieght and the same color as the dye',
              ],
            ),
          ),
          judged(
            'repeats it (or uses another solvent), or keeps the spots small by drying between drops',
            either(
              '(repeat/again/twice/redo) | ((another/other/different) solvent) | ((small/tiny/concentrated) (spot/spots/dot/dots))',
              ['repeat the experiment', 'do it again with another solvent', 'reppeat it'],
              'stand the paper in water',
            ).replace(
              '  misses: repeat it three times and take a mean\n',
              '  misses: draw a line in pencil\n',
            ),
          ),
        ],
        modelAnswer: `Draw a baseline in pencil 2 cm from the bottom of the paper. Put small spots of P, Q and R on the line. Put a spot of the pure dye on the same paper. Stand the paper in a beaker of water. The solvent is below the baseline. Cover the beaker with a lid. Leave it until the solvent is near the top and let the paper dry. A spot at the same height and of the same colour as the pure dye shows that the ${of.thing} holds the dye. Repeat the experiment.`,
      }),
    },
  }),
})
