import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plan } from './plan'
import {
  apparatus,
  beside,
  changes,
  concludes,
  headings,
  kept,
  type Measured,
  point,
  repeats,
  THINGS,
} from './points'

const { core, templates } = questionsOf('practical', 'P.1', { calculator: 'not-needed' })

export { templates }

const WHO = ['A student', 'A class', 'A technician'] as const

const CLOCK_AND_THERMOMETER = apparatus(
  'a thermometer and a stop-watch',
  [THINGS.thermometer, `${THINGS.clock} | clock`],
  [
    'thermometer and stop-watch',
    'I also need a stopclock, a measuring cylinder and a thermometer',
    'a thermometre and a stopwach',
  ],
  'a thermometer and a measuring cylinder',
)

const MEASURED: Measured = {
  name: 'how fast the water cools',
  of: 'temperature/temp',
  shown:
    '((measure/record/read/reading/readings/take/note/write/check/see/check/plot/graph/chart/compare/calculate/work/final/change/drop/fall/falls/decrease/difference/after/every/probe/until/reaches/lost/lose/loses) ...(no volume/thickness/cylinder).. (temperature/temp/hot/hottest/thermometer)) | ((temperature/temp) ...(no same/constant/thickness).. (measure/after/every/final/end/change/drop/fall/falls/decrease/difference/taken)) | (("time"/timer/stopwatch/long/stopclock) ...(no thickness/and/volume).. (cool/cools/fall/drop/fell/from/reach)) | ((hot/hottest/coldest) ... (after/thermometer))',
  said: 'read the temperature every minute',
}

const FALLS = point(
  'measures the temperature at the start and after a stated time or at regular times (or the time for a stated fall)',
  `
  TEMP = temperature/temp/thermometer/reading/degree
  LONG = minute/min/mins/second/sec/secs/"s"/interval
  GIVEN = one/a/two/three/five/ten/thirty/twenty/fifteen/1/2/3/4/5/10/15/20/30/60
  accept (every/each/after/for) (GIVEN/half) LONG | every LONG | (regular/equal/same/fixed/set) (time/times/interval/intervals/period) | (time/long) ...(no same/repeat).. (taken/takes/take/needed) ...(no repeat).. (cool/fall/drop/reach/from) | (until/till) TEMP ...(no reach/of/is).. (fall/drop/decrease) | time ... from (90/85/80/75/70) ... to | (TEMP ... (start/initial/beginning/first) ... (end/final/after/later)) | ((start/initial/beginning/first) ... TEMP ... (end/final/after/later) ...(no repeat).. (TEMP/LONG)) | (final/end) TEMP | GIVEN LONG ... (again | TEMP) | (measure/record/find/calculate) ...(no same).. ((fall/drop/change/decrease) TEMP | TEMP (fall/drop/change/decrease))
  accept ((record/measure/read/take/measuring) TEMP ...(no same).. (record/measure/read/take/measuring/and/with) time) | ((record/measure/measuring) time ...(no same).. (record/measure/read/take/and) TEMP)`,
  [
    'read the temperature every 30 seconds',
    'time how long the water takes to cool from 80 to 60 degrees',
    'record the temprature at the start, and agian after ten minuts',
  ],
  'keep the starting temperature the same',
)

const WATER = kept({
  text: 'the volume of water',
  words: '((volume/amount/mass/quantity/level/depth) (water/liquid)) | water | volume',
  also: '((cm/ml/g) ... water ...(no different).. (same/each/every/all)) | ((each/every/all) ... (cm/ml/g) ... water) | ((cm/ml) ...(no different/same/water).. (each/every/all/both) ...(no time/minute).. (can/cans/beaker/dish/container))',
  named: 'the volume of water',
  slip: 'vollume of water',
})

const START = kept({
  text: 'the starting temperature of the water',
  words:
    '((starting/initial/start/first/beginning) (temperature/temp)) | ((temperature/temp) ... (start/starting/beginning/hot/first) )| ((temperature/temp) water)',
  also: '(start ...(no time/watch/stopwatch).. same (temperature/temp)) | (begin ... same (temperature/temp))',
  named: 'the starting temperature',
  slip: 'initial temprature',
})

const WELL_MEASURED = beside(
  MEASURED,
  point(
    'a precaution: stirs before reading, reads at eye level, waits until the reading stops rising, or uses a lid',
    `
  EYE = eye/perpendicular/parallax | (right angle)
  reject not (stir/use lid)
  accept stir | lid/cover | ((eye/perpendicular/parallax) | (right angles)) | (wait ... (rising/steady/highest/maximum/stops)) | (bulb ... (middle/centre/touch/side/covered/bottom))`,
    [
      'stir the water before reading the thermometer',
      'read the thermometer at eye level to avoid parallax',
      'put a lidd on each, stiring before reading',
    ],
    'use a thermometer',
  ),
)

const CANS = [
  {
    of: 'the colour of the outside of a can',
    stem: 'three empty cans. The first is painted black, the second is painted white, and the third is left shiny',
    short: 'One can is dull black outside, one is white and one is polished and shiny',
    names: 'black/white/shiny/silver',
    first: 'black',
  },
  {
    of: 'the material of a can',
    stem: 'three empty cans. The first is made of copper, the second of steel, and the third of plastic',
    short: 'One can is made of copper, one of steel and one of plastic',
    names: 'copper/steel/plastic',
    first: 'copper',
  },
  {
    of: 'the surface of a can',
    stem: 'three empty aluminium cans. The first has a smooth polished surface, the second a scratched one, and the third is painted a dull black',
    short: 'One aluminium can is polished, one is scratched all over and one is painted dull black',
    names: 'black/polished/scratched/shiny/dull/painted',
    first: 'polished',
  },
] as const

core('cans-and-cooling', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => ({
    of: random.pick(CANS),
    who: random.pick(WHO),
    volume: random.pick([150, 200, 250]),
    minutes: random.pick([5, 8, 10]),
  }),
  make: ({ of, who, volume, minutes }) => ({
    stem: [
      `${who} has ${of.stem}. There is a kettle of hot water.`,
      `Hot water cools when it stands in a can. ${of.short}. A kettle of hot water is there as well.`,
      `A café wants to keep drinks hot, and tries cans with hot water. ${of.short}.`,
    ],
    parts: {
      '': plan({
        prompt: `Plan an investigation to find how ${of.of} affects the rate at which hot water in it cools.`,
        because:
          'The can is the variable that is changed, so everything else that affects cooling must be the same: how much water there is, how hot it is at the start, and the room. A rate needs a temperature and a time, so both are measured.',
        scheme: [
          CLOCK_AND_THERMOMETER,
          FALLS,
          changes({
            text: 'the other cans',
            words: `can/cans/container/containers/tin/tins/colour/colours/material/materials/surface/surfaces`,
            also: `(other (two/one/ones)) | ((repeat/same/then/next) ...(no water/volume/temperature).. (${of.names}) (can/one))`,
            listed: 'do this for each can',
            misspelt: 'reepeat for the other two canns',
            measured: MEASURED,
          }),
          WATER,
          START,
          kept({
            text: 'the surroundings (room temperature, draughts, place) or the size, shape or lid of the cans',
            words:
              '((room/surrounding/surroundings/air/environment/external) (temperature/temp)) | surroundings/environment/draught/draughts/draft/drafts/wind/fan/bench/room/place/location | ((size/shape/thickness/volume/height) (can/container/tin)) | size/shape/thickness/thick/lid',
            also: '(identical (can/cans/container/containers)) | not (near/by/draught/draughts/draft/wind/breeze) | (away from) ... (window/fan/heater/sun/draught/draughts/draft) | (close/shut) ... (window/windows/door)',
            named: 'the room temperature',
            slip: 'room temprature, same surroundings',
          }),
          repeats(MEASURED),
          headings({
            columns: [
              [
                { of: 'time/t', units: ['s', 'sec', 'seconds', 'min', 'mins', 'minutes', 'minute'] },
                { of: 'temperature/temp/θ/black/copper/polished/can', units: ['°C', 'C', 'ºC', 'degrees'] },
              ],
              [
                { of: 'initial/start/starting/before/first', units: ['°C', 'C', 'ºC', 'degrees'] },
                { of: 'final/end/after/change/fall/drop', units: ['°C', 'C', 'ºC', 'degrees'] },
              ],
            ],
            named: 'time / s, temperature / °C',
            misspelt: 'tabel with time / min and temprature / °C',
          }),
          concludes({
            text: 'compares the cans: the largest fall in the same time (steepest graph, shortest time) is the fastest cooling',
            measured: 'temperature/temp/θ | ((temperature/temp) (fall/drop))',
            changed: 'time/t/can/cans',
            also: `((if/when/see/whichever/which) ...(no keep/repeat).. (fall/falls/drop/drops/cool/cools/decreases) ...(no keep/repeat).. (fast/faster/fastest/quickly/quicker/quickest) ...(no keep/repeat).. (rate/black/white/copper/material/colour/surface/conductor/best/emitter/increases)) | ((hottest/warmest/coldest/coolest) ...(no start).. (insulator/slowest/least/fastest/most/quickest)) | ((quickest/first/soonest) ... (cool/cools/cooling) ... (fastest/quickest)) | ((large/larger/largest/great/greater/greatest/big/bigger/biggest/high/higher/highest/more/most) ... (fall/drop/change/decrease/difference) ...(no repeat/slow/slowest/slower).. (cool/cools/cooled/cooling/rate/fast/fastest/quick/quickest/best/effect)) | ((steep/steeper/steepest) ... (cool/cools/cooling/rate/fast/fastest/quick/quickest)) | ((short/shorter/shortest/least/less) time ... (cool/cools/cooling/rate/fast/fastest/quick/quickest)) | ((cool/cools/cooled/cooling) ... (fast/faster/fastest/quick/quickest/most) ...(no keep/same).. ((large/largest/big/biggest/great/greatest) (fall/drop/change/decrease) | steep/steepest | (short/shortest time))) | (fall/drop/change) ... (divide/divided/over/"÷"/"/") ... time | ((low/lower/lowest/cold/coldest) (final/temperature/temp) ...(no keep/same).. (fast/faster/fastest/rate/quick/quickest)) `,
            earns: [
              'plot a graph of temperature against time for each can, the steepest curve cools fastest',
              'the can with the largest fall in temperature has the greatest rate of cooling',
              'the biggest temprature drop means it cooled the fastestt',
            ],
            miss: 'measure the temperature at the start',
          }),
          WELL_MEASURED,
        ],
        modelAnswer: `A thermometer, a stop-watch and a measuring cylinder are needed as well. Pour ${volume} cm³ of hot water into the ${of.first} can and put a lid on it. Stir and read the temperature at the start. Start the stop-watch and read the temperature every minute for ${minutes} minutes. Repeat with the other cans. Keep the volume of water the same. Keep the starting temperature the same. Keep the room temperature the same. Use cans of the same size. Repeat three times with each can and take the mean. Table: time / min, temperature / °C. Plot a graph of temperature against time for each can: the can with the largest fall in the same time cools fastest.`,
      }),
    },
  }),
})

const INSULATORS = [
  { material: 'bubble wrap', layer: 'layers of bubble wrap', step: 'layer' },
  { material: 'newspaper', layer: 'sheets of newspaper', step: 'sheet' },
  { material: 'cotton wool', layer: 'layers of cotton wool', step: 'layer' },
  { material: 'felt', layer: 'layers of felt', step: 'layer' },
] as const

core('thickness-of-insulation', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    of: random.pick(INSULATORS),
    who: random.pick(WHO),
    volume: random.pick([100, 150, 200]),
    minutes: random.pick([5, 10]),
  }),
  make: ({ of, who, volume, minutes }) => ({
    stem: [
      `${who} wraps ${of.material} round a beaker to keep the water in it hot. There is plenty of ${of.material}, with tape to fix it, and hot water.`,
      `Insulation keeps a tank of hot water hot. ${who} uses a beaker of hot water as a model of the tank and ${of.material} as its insulation. Tape and scissors are there too.`,
      `${of.material.charAt(0).toUpperCase()}${of.material.slice(1)} is used as insulation round a beaker of hot water. ${who} has a beaker, hot water, scissors, tape and a large piece of ${of.material}.`,
    ],
    parts: {
      '': plan({
        prompt:
          'Plan an investigation to find how the thickness of the insulation affects the rate at which the water cools.',
        because:
          'The thickness is what is changed, so it must be known, and nothing else that affects cooling may change with it. The rate is judged by the fall in temperature in the same time.',
        scheme: [
          CLOCK_AND_THERMOMETER,
          point(
            'measures the thickness of the insulation with a ruler, or counts the layers',
            `
  THICK = thickness/thick
  accept (measure/ruler/caliper/calipers/micrometer/vernier/mm) ...(no temperature/cool).. THICK | THICK ...(no temperature/cool/against).. (measured/ruler/caliper/calipers/micrometer/vernier) | (one/two/three/single/1/2/3/0/no/number/extra/more/another/add/each/different) (layer/layers/sheet/sheets) | (count/number) ... (layer/layers/sheet/sheets) | thickness (1/2/5/10) (mm/cm) | (1/2/5/10) (mm/cm) (thick/thickness)`,
            [
              'measure the thickness with a ruler',
              'start with one layer, then two layers',
              'mesure the thicknes with a rular',
            ],
            'use different thicknesses',
          ),
          FALLS,
          changes({
            text: 'other thicknesses',
            words: 'thickness/thicknesses/layer/layers/sheet/sheets',
            numbers: '0/1/2/3/4/5/6/8/10/12/15/20/one/two/three/four/five',
            also: '((add/put/wrap/with) (another/more/extra/second) (layer/sheet)) | ("thicker"/"thinner") | ((two/three/four/2/3/4) (layer/sheet))',
            listed: 'use 1, 2, 3, 4 and 5 layers',
            misspelt: 'use five diferent thiknesses',
            measured: MEASURED,
          }),
          WATER,
          kept({
            text: 'the starting temperature of the water, the beaker, the kind of insulation or the room temperature',
            words:
              '((starting/initial/start/first/beginning) (temperature/temp)) | ((temperature/temp) ... (start/starting/beginning/hot/first)) | ((temperature/temp) water) | ((type/kind) (insulation/material)) | material/beaker/insulator | ((size/shape) beaker) | ((room/surrounding/surroundings/air) (temperature/temp)) | room/surroundings/environment/draught/draughts',
            also: '(start ...(no time/watch/stopwatch).. same (temperature/temp)) | (begin ... same (temperature/temp)) | not (draught/draughts/draft/wind/breeze) | (away from) ... (window/fan/heater/sun/draught/draughts)',
            named: 'the starting temperature',
            slip: 'initial temprature, beeker',
          }),
          repeats(MEASURED),
          headings({
            columns: [
              [
                { of: 'thickness/layer/layers/sheet/sheets/number', units: ['mm', 'cm'] },
                {
                  of: 'temperature/temp/θ/fall/drop',
                  units: ['°C', 'C', 'ºC', 'degrees'],
                },
              ],
              [
                { of: 'thickness/layer/layers/sheet/sheets/number', units: ['mm', 'cm'] },
                { of: 'time/t', units: ['s', 'min', 'minutes', 'seconds'] },
              ],
              [
                { of: 'layers/layer/sheet/sheets', units: [] },
                {
                  of: 'temperature/temp/θ/fall/drop',
                  units: ['°C', 'C', 'ºC', 'degrees'],
                },
              ],
              [
                { of: 'time/t', units: ['s', 'min', 'minutes', 'seconds'] },
                {
                  of: 'temperature/temp/θ/fall/drop',
                  units: ['°C', 'C', 'ºC', 'degrees'],
                },
              ],
            ],
            named: 'thickness / mm, starting temperature / °C, final temperature / °C',
            misspelt: 'tabel with colums thicknes / mm, temprature drop / °C',
          }),
          concludes({
            text: 'plots temperature fall (or rate) against thickness, or compares the falls',
            measured:
              '(fall/drop/change/difference/decrease) | ((rate (cool/cooling/change))) | rate/temperature/temp/θ/time | (cool*)',
            changed: 'thickness/layers/layer/thick/sheets/sheet/insulation',
            also: '((high/higher/highest/hot/hotter/hottest) (final/temperature/temp) ...(no start/keep/same).. (best/insulator/insulation/slow/slowest/least)) | ((small/smaller/smallest/low/lower/least/slow/slower/slowest) (fall/drop/rate) ...(no repeat).. (thick/thicker/thickest/best/layers))',
            earns: [
              'plot a graph of temperature fall against thickness',
              'if the temperature drop is smaller with thicker insulation, thickness reduces the rate',
              'plot a grapgh of rate of cooling against thicknes',
            ],
            miss: 'measure the temperature at the start',
          }),
          WELL_MEASURED,
        ],
        modelAnswer: `A thermometer, a stop-watch, a measuring cylinder and a ruler are needed as well. Wrap one ${of.step} of the material round the beaker and measure its thickness with a ruler. Pour in ${volume} cm³ of hot water and put a lid on. Stir, read the temperature at the start, start the stop-watch and read the temperature again after ${minutes} minutes. Repeat with 2, 3, 4 and 5 ${of.layer}. Keep the volume of water the same. Keep the starting temperature the same. Use the same beaker and the same material. Repeat three times for each thickness and calculate the mean. Table with columns thickness / mm, starting temperature / °C, final temperature / °C. Plot a graph of temperature fall against thickness. The smaller the fall, the slower the cooling.`,
      }),
    },
  }),
})
