import { GOGGLES, kept, REPEATS, safe, TEMPERATURES, values } from '@/content/questions/igcse/plans'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plan } from './plan'
import { fastest, GAS_APPARATUS, GAS_IN_A_TIME, others } from './points'

const { core, templates } = questionsOf('practical', 'P.1', { calculator: 'needed' })

export { templates }

const WHO = ['A student', 'A class', 'A technician'] as const

const TEMPERATURE = kept({
  text: 'the temperature',
  words: 'temperature/temp',
  also: '(keep ... (temperature/temp) at) | (in ...(no different).. water bath)',
  named: 'the temperature',
  slip: 'temprature',
})

const CONCENTRATIONS = values({
  text: 'concentrations',
  words: 'concentration/conc/strength/molarity | (different acids)',
  listed: 'acid of 0.5, 1.0, 1.5 and 2.0 mol per dm3',
  numbers: '0.2/0.25/0.4/0.5/0.6/0.75/0.8/1/1.0/1.2/1.25/1.5/1.6/1.75/2/2.0',
  slip: 'consentrations',
})

const DILUTES = judged(
  'makes the more dilute acids by adding measured volumes of water',
  `
  accept dilute | dilution | ((mix/add/make) ... water) | (water ... (mix/add)) | (acid ... and ... (distilled water))
  earns: dilute the acid with water
  earns: mix 25 cm3 of acid and 25 cm3 of water
  earns: dillute it
  misses: use five concentrations
  misses: repeat three times and take a mean
  misses: keep the temperature the same`,
)

const SOLIDS = [
  { solid: 'marble chips', gas: 'carbon dioxide', piece: 'chips' },
  { solid: 'zinc granules', gas: 'hydrogen', piece: 'granules' },
  { solid: 'limestone pieces', gas: 'carbon dioxide', piece: 'pieces' },
] as const

core('concentration-of-acid-and-rate', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => ({ of: random.pick(SOLIDS), who: random.pick(WHO), top: random.pick([2.0, 1.0]) }),
  make: ({ of, who, top }) => ({
    stem: [
      `${who} has ${of.solid}, dilute hydrochloric acid of ${top.toFixed(1)} mol/dm^{3}, distilled water and the usual apparatus of a laboratory. The solid and the acid react and ${of.gas} is given off.`,
      `Dilute hydrochloric acid reacts with ${of.solid}. ${of.gas === 'hydrogen' ? 'Hydrogen' : 'Carbon dioxide'} is given off. The acid at hand has a concentration of ${top.toFixed(1)} mol/dm^{3}. Distilled water and the usual apparatus of a laboratory are there.`,
      `${who} drops ${of.solid} into dilute hydrochloric acid and sees bubbles of ${of.gas}. More of the acid, of ${top.toFixed(1)} mol/dm^{3}, distilled water and the usual apparatus of a laboratory are there.`,
    ],
    parts: {
      '': plan({
        prompt: `Plan an investigation to find how the rate of this reaction depends on the concentration of the acid.`,
        tells: 'how the concentration changes the rate',
        scheme: [
          CONCENTRATIONS,
          DILUTES,
          GAS_APPARATUS,
          GAS_IN_A_TIME,
          kept({
            text: `the mass (and size) of the ${of.piece}`,
            words: `marble/zinc/limestone/chip/chips/granule/granules/piece/pieces/solid | (surface area) | ((mass/size) (solid/chips/marble/zinc/pieces/granules))`,
            also: `((each/every/all) ... g (marble/zinc/limestone)) | (same ...(no volume/temperature/concentration).. (mass/size))`,
            named: `the mass of the ${of.piece}`,
            slip: 'mas of the solid, same mass, masss',
          }),
          kept({
            text: 'the volume of acid',
            words: '((volume/amount/quantity) (acid/liquid/solution)) | volume | ((cm/ml) ... acid)',
            also: '((cm/ml) ... acid ...(no different).. (same/each/every/all))',
            named: 'the volume of acid',
            slip: 'vollume of acid',
          }),
          TEMPERATURE,
          REPEATS,
          fastest('fast/faster/fastest/rate/quick/quicker/quickest/speed', 'the fastest'),
          GOGGLES,
        ],
        modelAnswer: `Make acids of five concentrations by mixing different measured volumes of acid and distilled water. Put 50 cm³ of the first acid into a conical flask. Add 5 g of ${of.solid}, close the flask with a bung that is joined to a gas syringe and start a stop-watch. Read the volume of gas every 10 seconds. Repeat with the other concentrations. Keep the mass and size of the ${of.piece} the same. Keep the volume of acid the same. Keep the temperature constant. Repeat three times at each concentration and calculate a mean. The concentration with the most gas in the first 30 seconds has the fastest rate. Wear goggles.`,
      }),
    },
  }),
})

const POWDERS = [
  ['copper(II) oxide', 'manganese(IV) oxide', 'zinc oxide'],
  ['iron(III) oxide', 'manganese(IV) oxide', 'copper(II) oxide'],
  ['iron(III) oxide', 'zinc oxide', 'manganese(IV) oxide'],
] as const

core('the-best-catalyst', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({ powders: random.pick(POWDERS), who: random.pick(WHO), volume: random.pick([25, 50]) }),
  make: ({ powders, who, volume }) => {
    const named = `${powders[0]}, ${powders[1]} and ${powders[2]}`
    return {
      stem: [
        `Aqueous hydrogen peroxide breaks down to water and oxygen. Some metal oxides are catalysts for this reaction.\n\n${who} has powders of ${named}, aqueous hydrogen peroxide and the usual apparatus of a laboratory.`,
        `${who} finds that aqueous hydrogen peroxide gives off oxygen quickly when a little of a metal oxide is added. Three powders, ${named}, aqueous hydrogen peroxide and the usual apparatus of a laboratory are there.`,
        `A catalyst makes aqueous hydrogen peroxide give off oxygen faster. There are three powders, ${named}, with aqueous hydrogen peroxide and the usual apparatus of a laboratory.`,
      ],
      parts: {
        '': plan({
          prompt: 'Plan an investigation to find which of the three oxides is the best catalyst.',
          tells: 'which oxide is the best catalyst',
          scheme: [
            GAS_APPARATUS,
            GAS_IN_A_TIME,
            kept({
              text: 'the mass of oxide',
              words: 'oxide/catalyst/powder | mass',
              also: '((each/every/all) ... g ... (oxide/catalyst/powder)) | (g ...(no peroxide).. each (oxide/catalyst/powder))',
              named: 'the mass of the catalyst',
              slip: 'mass of catalist',
            }),
            kept({
              text: 'the volume of hydrogen peroxide',
              words:
                '((volume/amount/quantity) (hydrogen/peroxide/solution/liquid)) | volume | ((cm/ml) ... peroxide)',
              also: '((cm/ml) ... peroxide ...(no different).. (same/each/every/all))',
              named: 'the volume of hydrogen peroxide',
              slip: 'vollume of peroxide',
            }),
            kept({
              text: 'the concentration of hydrogen peroxide',
              words: 'concentration/conc/strength',
              named: 'the concentration of the hydrogen peroxide',
              slip: 'consentration',
            }),
            TEMPERATURE,
            others(
              'does the same with the other two oxides',
              'oxide/catalyst/powder/substance',
              'oxides',
              '(manganese/zinc/copper/iron)',
            ),
            REPEATS,
            fastest('best/better/catalyst/fast/faster/fastest/effective', 'the best catalyst'),
            GOGGLES,
          ],
          modelAnswer: `Measure ${volume} cm³ of hydrogen peroxide into a conical flask with a measuring cylinder. Add 0.5 g of ${powders[0]}, close the flask with a bung that is joined to a gas syringe and start a stop-watch. Record the volume of gas after 30 seconds. Repeat with the other oxides. Use the same mass of each oxide. Keep the volume of hydrogen peroxide the same. Keep the concentration of the hydrogen peroxide the same. Keep the temperature the same. Repeat three times with each and calculate a mean. The oxide with the largest volume of gas in 30 seconds is the best catalyst. Wear goggles.`,
        }),
      },
    }
  },
})

const CROSS = judged(
  'looks from above at a cross on paper below the flask until it can no longer be seen',
  `
  MARK = cross/mark/letter/print/word/line/paper/dot | "x"
  accept MARK ... (not (see/seen/visible/longer/view)) | (not (see/seen/visible/longer)) ... MARK | MARK ... (disappear/vanish/invisible/covered/hidden/gone/obscured) | (disappear/vanish/disappearing) ... MARK | ((draw/put/place/stand/look/mark) ... (cross/mark))
  unsure (colorimeter | (light sensor)) | (until/till) ... (cloudy/opaque)
  earns: time until the cross cannot be seen
  earns: look from above until the cross disappears
  earns: stand the flask on a cross and wait until the cros dissapears
  misses: measure the temperature
  misses: repeat and take a mean
  misses: use five temperatures`,
)

const STOPWATCH = judged(
  'measures the time with a stop-watch that is started on mixing',
  `
  accept (stopwatch/stopclock/timer/stopwatches) | "stop watch" | "stop clock" | ((measure/record/note/find) time) | ((start/begin) (timing/clock)) | "time taken" | (time (until/till)) | ((start/begin) time)
  earns: start a stop-watch when they are mixed
  earns: record the time taken
  earns: use a stopwach
  misses: look at the cross
  misses: repeat three times and take a mean
  misses: use five temperatures`,
)

const BOTH_WARM = judged(
  'warms the solutions in a water bath to the temperature before they are mixed, or measures it with a thermometer',
  `
  accept "water bath" | waterbath | thermometer | ((warm/heat/heated/warmed/cool/ice) ... (before/then/first/until/till/to)) | hotplate | ((warm/heat) ... (thiosulfate/thiosulphate/solution/acid))
  earns: warm the solution in a water bath
  earns: heat the thiosulfate before adding the acid
  earns: check with a thermometre
  misses: repeat three times and take a mean
  misses: look at the cross
  misses: keep the volume of acid the same`,
)

const FUMES = safe(
  'safety: goggles, or good ventilation (fume cupboard), since a toxic gas is given off',
  '"goggles" | "gloves" | (wear/use/safety) (goggles/gloves) | eye protection | protect eyes | safety (glasses/specs/spectacles) | (fume (cupboard/hood)) | ventilate/ventilated/ventilation | (open ... window) | not (breathe/inhale)',
  'work in a fume cupboard',
  'wear safety gogles',
)

core('temperature-and-a-cloudy-mixture', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    who: random.pick(WHO),
    volume: random.pick([40, 50]),
    acid: random.pick([5, 10]),
  }),
  make: ({ who, volume, acid }) => ({
    stem: [
      `When dilute hydrochloric acid is added to aqueous sodium thiosulfate, the mixture slowly becomes cloudy, because solid sulfur forms. A toxic gas, sulfur dioxide, is given off as well.\n\n${who} has both solutions and the usual apparatus of a laboratory.`,
      `Aqueous sodium thiosulfate and dilute hydrochloric acid are colourless. After mixing, fine yellow sulfur forms until nobody can see through the mixture. Toxic sulfur dioxide is given off as well. Both solutions and the usual apparatus of a laboratory are there.`,
      `${who} mixes aqueous sodium thiosulfate with dilute hydrochloric acid. The clear mixture slowly turns cloudy with sulfur, and a little sulfur dioxide, a toxic gas, escapes. More of both solutions and the usual apparatus of a laboratory are there.`,
    ],
    parts: {
      '': plan({
        prompt: 'Plan an investigation to find how the rate of this reaction depends on temperature.',
        tells: 'how temperature changes the rate',
        scheme: [
          TEMPERATURES,
          BOTH_WARM,
          CROSS,
          STOPWATCH,
          kept({
            text: 'the volumes of the solutions',
            words:
              'volume | ((amount/quantity) (acid/thiosulfate/thiosulphate/solution)) | ((cm/ml) ... (acid/thiosulfate/thiosulphate))',
            also: '((cm/ml) ... (acid/thiosulfate/thiosulphate) ...(no different).. (same/each/every/all))',
            named: 'the volume of both solutions',
            slip: 'vollume of acid',
          }),
          kept({
            text: 'the concentrations of the solutions',
            words: 'concentration/conc/strength',
            named: 'the concentration of the acid',
            slip: 'consentration',
          }),
          kept({
            text: 'the flask, the cross or the person who looks (depth of liquid)',
            words: 'flask/cross/beaker/person/depth/observer | (size (flask/beaker))',
            named: 'the size of the flask',
            slip: 'flaskk, same cross, crosss',
          }),
          REPEATS,
          judged(
            'the shorter the time until the cross is gone, the faster the reaction (rate from 1 ÷ time)',
            `
  SHORT = short/shorter/shortest/less/least/quick/quicker/quickest/lower/lowest/soon/sooner/soonest/small/smaller/smallest
  LONG = long/longer/longest/more/most/greater/greatest
  FAST = fast/faster/fastest/rate/quick/quicker/quickest
  reject LONG time ...(no slow/slower/slowest/not/SHORT/low/lower).. (faster/fastest/high)
  accept SHORT time ... FAST | FAST ...(no LONG).. SHORT time | time SHORT ... FAST | time ... SHORT ... FAST | (cross (disappears/gone)) SHORT ... FAST | LONG time ... (slow/slower/slowest/lower) | "1/time" | "1/t" | (1 (divide/divided/over) time) | (rate ... 1 ... time) | (reciprocal time)
  unsure graph ... time
  earns: the shorter the time, the faster the reaction
  earns: the temperature with the shortest time has the fastest rate
  earns: the lesss time it takes the fasster the reaction
  misses: record the time at five temperatures
  misses: the longer the time the faster the reaction
  misses: repeat and take a mean`,
          ),
          FUMES,
        ],
        modelAnswer: `Draw a cross on paper and stand a conical flask on it. Warm ${volume} cm³ of sodium thiosulfate in a water bath to 20 °C and measure the temperature with a thermometer. Pour it into the flask, add ${acid} cm³ of acid and start a stop-watch. Look from above and record the time until the cross cannot be seen. Repeat at 30, 40, 50 and 60 °C. Keep the volume of both solutions the same. Keep the concentration of both solutions the same. Use the same flask and the same cross. Repeat three times at each temperature and calculate a mean. The shorter the time, the faster the reaction. Wear goggles and work in a fume cupboard.`,
      }),
    },
  }),
})
