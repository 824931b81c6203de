import { GOGGLES, HOT_WATER, kept, REPEATS, TEMPERATURES, values } from '@/content/questions/igcse/plans'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plan, SHARP } from './plan'

const { core, templates } = questionsOf('practical', 'P.1', { calculator: 'not-needed' })

export { templates }

const SUCROSES = values({
  text: 'concentrations',
  words: 'concentration/conc/strength/molarity | (sucrose/sugar/different) solutions',
  listed: 'solutions of 0.2, 0.4, 0.6 and 0.8 mol per dm3',
  numbers: '0/0.0/0.1/0.2/0.25/0.3/0.4/0.5/0.6/0.7/0.75/0.8/0.9/1/1.0',
  slip: 'consentrations',
})

const MASS_BEFORE_AND_AFTER = judged(
  'measures mass (or length) before and after',
  `
  SIZE = mass/weight/weigh/weighed/length/balance
  LATER = again/after/afterwards/end/final/finally/new
  accept (initial/starting/first/before) ... (final/end/after) SIZE | SIZE ...(no same).. before ... after | SIZE ... again | (measure/record/calculate/find/see/work) ... (change/difference) SIZE | (measure/record/calculate/find/see) ... SIZE (change/difference) | SIZE ...(no same).. (start/beginning) ... (end/after)
  accept (weigh/measure/record/mass/balance) & (LATER ... (weigh/mass/length/balance) | (weigh/mass/length/balance/measure) ... LATER)
  unsure (weigh/measure) SIZE | weigh/measure
  earns: weigh each piece before and after
  earns: measure the change in mass
  earns: record the initial wieght and the final weight, wiegh it again
  misses: count the bubbles
  misses: repeat three times
  misses: use five concentrations`,
)

const BLOTS = judged(
  'blots the pieces before each weighing',
  `
  accept (blot/blotted/dry/dried/pat/wipe) | paper (towel/tissue) | tissue paper | paper ... (remove/surface)
  earns: blot them with paper
  earns: dry the surface before weighing
  earns: dry them with a paper towell, blott
  misses: weigh them
  misses: put them into the solution
  misses: repeat three times`,
)

const PERCENTAGE = judged(
  'calculates the percentage change (since the pieces do not start alike)',
  `
  accept percentage/percent/percentages | "%" | change ... (divided/over/"÷"/"/") ... (start/initial/original/first)
  earns: calculate the percentage change in mass
  earns: find the percentage difference
  earns: work out the percentige change
  misses: find the mean
  misses: weigh the pieces
  misses: use the same volume`,
)

const LEFT_THE_SAME_TIME = judged(
  'leaves all of them for the same, stated or measured, time',
  `
  LONG = minute/minutes/mins/hour/hours/hrs/day/night/overnight
  accept (same/equal) ...(no volume/temperature/size/solution/concentration/length/mass).. (time/times/period) | time (is/be/kept/must) same | keep time same | (leave/left/wait/soak/stand/put/keep/come/return) ... LONG | (after/for) (10/15/20/24/30/40/45/48/60/one/an/a/half/two/three/ten/twenty/thirty/1/2/3) LONG | stopwatch/timer | overnight
  unsure time ... solution
  earns: leave them for 30 minutes
  earns: all for the same time
  earns: leave for twenty minuts, same tyme
  misses: weigh them before and after
  misses: use five concentrations
  misses: blot them with paper`,
)

core('tissue-in-solutions', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    tissue: random.pick(['potato', 'sweet potato', 'carrot', 'beetroot', 'turnip']),
    who: random.pick(['A student', 'A cook', 'A class']),
  }),
  make: ({ tissue, who }) => ({
    stem: [
      `${who} has a fresh ${tissue}, a sucrose solution of 1.0 mol/dm^{3}, distilled water and the usual apparatus of a laboratory.`,
      `Pieces of ${tissue} take up or lose water by osmosis. A sucrose solution of 1.0 mol/dm^{3}, distilled water and the usual apparatus of a laboratory are there.`,
      `${who} wants to know in which sucrose solution a ${tissue} neither gains nor loses mass. A solution of 1.0 mol/dm^{3} and distilled water are there.`,
    ],
    parts: {
      '': plan({
        prompt: `Describe an investigation to find the effect of the concentration of sucrose on the mass of pieces of ${tissue}.`,
        scheme: [
          SUCROSES,
          MASS_BEFORE_AND_AFTER,
          BLOTS,
          PERCENTAGE,
          LEFT_THE_SAME_TIME,
          kept({
            text: 'the size of the pieces',
            words:
              'size/diameter/shape/dimension/thickness | surface area | (length/mass) (piece/pieces/potato/carrot/beetroot/turnip/chip/cylinder/tissue) | length',
            named: 'the size of the pieces',
            slip: 'lenth of the pieces',
            also: '(all/each/every) ... cm (long/length) | same (piece/chip/cylinder) size',
          }),
          kept({
            text: 'the volume of solution',
            words:
              'volume | (amount/quantity) (solution/sucrose/sugar/liquid/water) | (cm/ml) ... (solution/sucrose/liquid)',
            also: '(cm/ml) ... (solution/sucrose/liquid/it) ...(no different).. (same/each/every/all)',
            named: 'the volume of solution',
            slip: 'vollume of solution',
          }),
          kept({
            text: 'the temperature',
            words: 'temperature/temp',
            also: 'keep ... (temperature/temp) at | in ...(no different).. water bath | incubator',
            named: 'the temperature',
            slip: 'temprature',
          }),
          REPEATS,
          SHARP,
        ],
        modelAnswer: `Make solutions of 0.2, 0.4, 0.6, 0.8 and 1.0 mol/dm³ with distilled water. Cut cylinders of ${tissue} of the same length and diameter with a cork borer. Take care with the sharp knife and cut on a tile. Blot each piece and weigh it before. Put each into the same volume of solution. Leave them for 30 minutes at the same temperature. Blot them and weigh them after that. Calculate the percentage change in mass. Use three pieces for each concentration and calculate a mean.`,
      }),
    },
  }),
})

const YEAST_GAS = judged(
  'measures carbon dioxide: volume in a time, bubbles in a time, or height of foam',
  `
  GAS = gas/co2/bubble/bubbles/foam/froth | carbon dioxide
  reject (count/measure/collect) ... oxygen (produced/given/released)
  accept (count/number/many/collect) ...(no sugar/glucose/sucrose).. GAS | (volume/amount/height/high/far/rate) ...(no sugar/glucose/sucrose/temperature).. GAS | (measure/record) ...(no sugar/glucose/sucrose/temperature/yeast).. GAS | (foam/froth) ... (ruler/rises/risen/height/cm) | GAS ... (counted/measured/minute) | gas syringe | much (gas | carbon dioxide)
  unsure (see/watch/look) ... GAS
  earns: count the bubbles in one minute
  earns: collect the gas in a gas syringe and read the volume
  earns: count the bubbels in a minute
  misses: measure the mass of the sugar
  misses: use five temperatures
  misses: repeat three times`,
)

const FOR_A_TIME = judged(
  'for the same time at each value, with a stopwatch',
  `
  GIVEN = one/a/two/three/five/ten/fifteen/twenty/thirty/1/2/3/4/5/10/15/20/30/60
  LONG = minute/min/mins/second/secs
  MEASURE = count/bubbles/gas/oxygen/foam/froth/height/volume/collect/measure/record/read
  accept "same time" | "same period" | "equal time" | "equal times" | (fixed/set) time | same (amount/length/period) time | (stopwatch/timer/clock) | MEASURE ...(no wait/leave/before/until).. (per/every/each/in/for/after/GIVEN) LONG | (in/for/after) GIVEN LONG ...(no leave/wait/before/add/put/mix).. MEASURE | time GIVEN LONG
  unsure MEASURE ... LONG
  earns: for the same time
  earns: use a stopwatch to time five minutes
  earns: use a stopwach
  misses: use five temperatures
  misses: keep the volume constant
  misses: wear goggles`,
)

const STANDS_FIRST = judged(
  'leaves the tube at the temperature for some minutes before measuring',
  `
  WAIT = leave/left/wait/stand/sit/warm/let/keep/put
  accept WAIT ...(no count/measure/dough/same).. (before/first/until/till) ...(no count).. (measure/count/reach/temperature/warm/warmed/start/collect/add/mix) | wait ...(no measure/count/then).. (minute/minutes/mins) | WAIT ...(no same).. (minute/minutes/mins) ... (then/before) ... (count/measure/add/mix/start/collect) | (reach/reaches) temperature | get used
  accept equilibrate/acclimatise/preheat
  earns: leave it in the water bath for five minutes before measuring
  earns: wait until it reaches the temperature
  earns: let it equilibrate first, eqilibrate
  misses: use five temperatures
  misses: count the bubbles
  misses: repeat each temperature`,
)

core('yeast-and-temperature', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    yeast: random.pick(['a suspension of yeast', 'dried yeast', 'fresh yeast']),
    sugar: random.pick(['glucose', 'sucrose']),
    who: random.pick(['A student', 'A baker', 'A class']),
  }),
  make: ({ yeast, sugar, who }) => ({
    stem: [
      `${who} has ${yeast}, a solution of ${sugar} and the usual apparatus of a laboratory.`,
      `Yeast gives off carbon dioxide as it respires. There are ${yeast}, a solution of ${sugar} and the usual apparatus of a laboratory.`,
      `${who} wants to know at which temperature yeast respires fastest. There are ${yeast} and a solution of ${sugar}.`,
    ],
    parts: {
      '': plan({
        prompt:
          'Describe an investigation to find the effect of temperature on the rate of respiration of yeast.',
        scheme: [
          TEMPERATURES,
          YEAST_GAS,
          FOR_A_TIME,
          STANDS_FIRST,
          kept({
            text: 'the mass or concentration of yeast',
            words: 'yeast',
            named: 'the mass of yeast',
            slip: 'amount of yeest',
          }),
          kept({
            text: 'the volume or concentration of the sugar',
            words: 'sugar/glucose/sucrose',
            named: 'the concentration of sugar',
            slip: 'volume of shugar, of glucos',
          }),
          judged(
            'control: boiled yeast, or no yeast',
            `
  accept "boiled yeast" | (dead/killed) yeast | yeast (was/has/been) (boiled/killed) | control ... (boiled/dead/killed) ...(no tube).. yeast | tube (with/without/has/contain) not yeast | control ... not yeast | not yeast ... (control/compare) | yeast ... (boiled/killed) ... control
  unsure control (tube/experiment)
  earns: a control with boiled yeast
  earns: one tube without yeast as a control
  earns: a control with dead yeest
  misses: control the temperature with a water bath
  misses: keep the amount of yeast the same
  misses: repeat three times`,
          ),
          REPEATS,
          HOT_WATER,
        ],
        modelAnswer: `Mix 20 cm³ of ${sugar} solution with 2 g of yeast in a flask with a gas syringe. Put it into a water bath at 20 °C and wait five minutes until it reaches the temperature. Then measure the volume of carbon dioxide in ten minutes with a stopwatch. Repeat at 30, 40, 50 and 60 °C. Keep the mass of yeast and the concentration of sugar the same. Use a control with boiled yeast. Repeat three times at each temperature and calculate a mean. Be careful with hot water and wear goggles.`,
      }),
    },
  }),
})

const PHS = values({
  text: 'values of pH',
  words: 'ph/buffer',
  listed: 'buffers of pH 4, 6, 8 and 10',
  numbers: '1/2/3/4/5/6/7/8/9/10/11/12',
  slip: 'bufers, pH values',
})

const FOAM = judged(
  'measures the oxygen or foam: volume, height or bubbles in a time',
  `
  GAS = gas/oxygen/bubble/bubbles/foam/froth
  accept (count/number/many/collect) ...(no peroxide/extract/buffer).. GAS | (volume/amount/height/high/tall/far/rate) ...(no peroxide/extract/buffer/juice).. GAS | (measure/record) ...(no peroxide/extract/buffer/temperature).. GAS | (foam/froth) ... (ruler/rises/risen/height/cm/high) | GAS ... (counted/measured/syringe/collected) | gas syringe
  unsure (see/watch/look/most) ... GAS
  earns: measure the height of the foam after one minute
  earns: collect the oxygen in a gas syringe
  earns: count the bubbels of oxygen
  misses: measure the mass of the liver
  misses: use five pH values
  misses: repeat three times`,
)

core('catalase-and-ph', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    source: random.pick(['potato', 'celery', 'liver', 'yeast', 'lettuce']),
    who: random.pick(['A student', 'A scientist', 'A class']),
  }),
  make: ({ source, who }) => ({
    stem: [
      `${who} has pure juice of ${source}, which contains the enzyme catalase, hydrogen peroxide solution, buffer solutions and the usual apparatus of a laboratory. Catalase breaks hydrogen peroxide down to water and oxygen, which makes foam.`,
      `The enzyme catalase in an extract of ${source} breaks hydrogen peroxide down; foam of oxygen rises. Buffer solutions and the usual apparatus of a laboratory are there.`,
    ],
    parts: {
      '': plan({
        prompt: 'Describe an investigation to find the effect of pH on the activity of catalase.',
        scheme: [
          PHS,
          FOAM,
          FOR_A_TIME,
          kept({
            text: 'the volume or concentration of the extract',
            words: 'extract/juice/catalase/enzyme/potato/liver/celery/yeast/lettuce',
            named: 'the volume of extract',
            slip: 'volume of extrakt, of enzime',
          }),
          kept({
            text: 'the volume or concentration of hydrogen peroxide',
            words: 'peroxide/substrate | "h2o2"',
            named: 'the volume of hydrogen peroxide',
            slip: 'volume of hydrogen peroxyde',
          }),
          kept({
            text: 'the temperature',
            words: 'temperature/temp',
            also: 'keep ... (temperature/temp) at | in ...(no different).. water bath | (use/with) water bath',
            named: 'the temperature',
            slip: 'temprature',
          }),
          judged(
            'mixes extract and buffer first, then adds the peroxide',
            `
  ENZYME = extract/enzyme/juice/catalase
  accept (ENZYME ... buffer | buffer ... ENZYME) ... (then/before/after) ... peroxide | (leave/wait/stand) ... ENZYME ... (buffer/ph) | (leave/wait/stand) ... (buffer/at ph/in ph) | (add/pour/tip/put/squirt) ... peroxide (last/after/afterwards/finally) | finally ... peroxide | before ... (add/adding) ... peroxide
  earns: mix the extract with buffer, then add the hydrogen peroxide
  earns: add the peroxide last
  earns: leave the enzyme in the bufer for five minutes, leave in the buffer
  misses: use five buffers
  misses: measure the foam
  misses: wear gloves`,
          ),
          REPEATS,
          GOGGLES,
        ],
        modelAnswer:
          'Mix 2 cm³ of extract with 2 cm³ of buffer of pH 4 in a test tube, then add 5 cm³ of hydrogen peroxide. Measure the height of the foam with a ruler after one minute, with a stopwatch. Repeat with buffers of pH 5, 6, 7, 8 and 9. Keep the volume of extract, the concentration of hydrogen peroxide and the temperature the same. Repeat three times at each pH and calculate a mean. Wear goggles and gloves, since hydrogen peroxide is harmful.',
      }),
    },
  }),
})
