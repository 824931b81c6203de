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

const MEASURED: Measured = {
  name: 'the height of the bounce',
  of: 'bounce/bounces/rebound/rebounds/bounced',
  shown:
    '((measure/record/read/reading/readings/note/write/film/camera/video/mark/ruler/rule/graph/plot/chart/compare/calculate/average/table/see/look/watch), (bounce/bounces/rebound/rebounds/bounced/bouncing)) | ((measure/record/read/mark/note/film) ...(no drop/release).. (reach/reaches/reached/rises | (maximum/max/highest (height/point)))) | ((high) it (bounce/bounces/goes/rises))',
  said: 'measure the height of the bounce',
}

const BALLS = [
  { ball: 'squash ball', surface: 'floor' },
  { ball: 'tennis ball', surface: 'floor' },
  { ball: 'small rubber ball', surface: 'bench' },
] as const

core('temperature-and-bounce', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({
    of: random.pick(BALLS),
    who: random.pick(['A student', 'A coach', 'A class']),
    drop: random.pick([1, 1.5, 2]),
  }),
  make: ({ of, who, drop }) => ({
    stem: [
      `${who} sees that a ${of.ball} bounces better after it has been used for some time, and thinks that this is because it is warmer. There are a ${of.ball}, ice, a kettle and a large beaker.`,
      `A ${of.ball} is let fall on a hard ${of.surface}. The height of its bounce may depend on how warm the ball is. ${who} has a ${of.ball}, ice, a large beaker and hot water.`,
      `${who} keeps one ${of.ball} in a refrigerator and finds that it does not bounce well. There are ice, hot water, a large beaker and a ${of.ball} for an experiment.`,
    ],
    parts: {
      '': plan({
        prompt: `Plan an investigation to find how the temperature of a ${of.ball} affects the height to which it bounces.`,
        because:
          'The temperature of the ball is changed by water in which it lies for some minutes. The height of the bounce is measured. The height of the drop, the ball and the surface affect the bounce as well, so they stay the same.',
        scheme: [
          apparatus(
            'a thermometer and a ruler',
            [THINGS.thermometer, THINGS.ruler],
            [
              'a thermometer and a metre rule',
              'metre ruler, thermometer, tongs',
              'thermometre and a long rular',
            ],
          ),
          point(
            'changes the temperature of the ball in water (or an oven, a refrigerator), for some minutes',
            `
  WATER = water/bath/waterbath/beaker/oven/fridge/freezer/incubator
  LEAVE = leave/put/place/heat/warm/keep/soak/immerse/submerge/sit/dip/cool
  LONG = minute/minutes/min/mins/hour/hours/while/until/till/overnight/night | (long time) | (some time)
  accept LEAVE ...(no drop/bounce).. WATER ...(no drop/bounce).. (LONG/time/degree/degrees/temperature/c) | ball ... WATER ...(no drop/bounce).. (LONG/temperature/degree/degrees) | (water (at/of) (0/10/20/30/40/50/60/70/80)) | (LONG ... WATER) | WATER ... temperature ... ball | (temperature water) ... (measure/thermometer) | (measure/thermometer) ... (temperature water)`,
            [
              'leave the ball in water at 20 degrees for 5 minutes',
              'put the ball in a water bath and wait until it has the temperature of the water',
              'place the ball in the watter bath for ten minuts',
            ],
            'drop the ball from 1 m',
          ),
          point(
            'drops the ball from a measured height (released, not thrown)',
            `
  DROP = drop/dropped/release/released/fall/let
  NUMBER = 1/1.0/1.2/1.5/2/2.0/0.5/50/60/80/100/120/150/200/one/two/metre/meter/certain/set/fixed/known
  accept DROP ...(no rebound).. (from/at/through/with) ...(no bounce/rebound).. ((NUMBER (m/cm/metre/metres/meter/meters/height)) | metre/meter/ruler/rule | (height of) | (height NUMBER) | (metre (rule/ruler))) | (hold/level/bottom) ... NUMBER (cm/m/metre) ... (ruler/rule/drop/release/let) | from ...(no bounce/rebound).. (NUMBER (m/cm/metre/height)) ...(no bounce/rebound/table).. DROP | not (throw/push/force)`,
            [
              'drop the ball from a height of 1 m',
              'release it from the top of the metre rule',
              'drop it from a set hieght',
            ],
            'measure how high it bounces',
          ),
          point(
            'measures the height of the bounce with a vertical ruler',
            `
  BOUNCE = bounce/bounces/rebound/rebounds/bounced
  accept (measure/record/read/note/find/mark) ...(no drop/temperature/against).. BOUNCE ...(no same/surface).. (height/high/ruler/rule) | (measure/record/read/note/find/mark/ruler/rule) ...(no drop/temperature/against).. (height/high) ...(no drop/dropped).. BOUNCE | (measure/record/read/note) ... (maximum/max/highest) (height/point) | BOUNCE ...(no same).. (measured/ruler/rule/camera/video) | (ruler/rule) ... BOUNCE | (measure/record) (bounce/rebound) height | (camera/video/film/record) ... (bounce/height/ball)
  unsure (measure/record) height`,
            [
              'measure how high it bounces with the ruler',
              'record the height of the rebound',
              'mesure the maxmum height with a metre rule',
            ],
            'drop it from a height of 1 m',
          ),
          changes({
            text: 'other temperatures',
            words: 'temperature/temperatures/temp/temps/bath/baths/degrees',
            numbers: '0/5/10/15/20/25/30/35/40/45/50/55/60/65/70/75/80/90/100',
            listed: 'use water at 0, 20, 40, 60 and 80 °C',
            misspelt: 'use five diffrent tempratures',
            also: '((fridge/freezer/ice/cold/iced) ... (room) ... (warm/hot)) | ((warm/hot) ... (room) ... (fridge/freezer/ice/cold/iced)) | ((hotter/colder/warmer) water)',
            measured: MEASURED,
          }),
          kept({
            text: 'the height of the drop, the ball or the surface it falls on',
            words:
              '((drop/dropping/release/starting/initial/dropped) (height/heights)) | height/ball/balls/surface/floor/ground/bench/table | ((type/kind/mass/size) ball)',
            also: '(drop/release) ...(no bounce).. (same (height/place/point/distance))',
            named: 'the height of the drop',
            slip: 'drop hieght',
          }),
          repeats(MEASURED),
          headings({
            columns: [
              [
                { of: 'temperature/temp/θ', units: ['°C', 'C', 'ºC', 'degrees'] },
                { of: 'height/bounce/h', units: ['cm', 'm', 'mm'] },
              ],
            ],
            named: 'temperature / °C, height of bounce / cm',
            misspelt: 'tabel with temprature / °C, hieght / cm',
          }),
          concludes({
            text: 'plots a graph of height of bounce against temperature, or compares the heights',
            measured: 'height/heights/bounce/bounces/rebound/h/high/higher',
            changed: 'temperature/temperatures/temp/hot/hotter/warm/warmer',
            also: '((higher/high) (temperature/temp) ... (higher/high/lower) (bounce/bounces/rebound)) | ((hotter/warmer/colder/cooler) ball ...(no until).. (higher/lower/more/less), without because/will/would/should/think)',
            earns: [
              'plot a graph of height of bounce against temperature',
              'if the bounce gets higher as the temperature rises, then it affects it',
              'plot a grapgh of bounce hieght and temprature',
            ],
            miss: 'measure the height of the bounce',
          }),
          beside(
            MEASURED,
            point(
              'a precaution: reads at eye level (trial drop, video, ruler upright), drops quickly after leaving the water, dries it, or takes care with hot water',
              `
  accept (eye level) | ((eye/eyes) ... (level/height)) | parallax/perpendicular/video/camera/film/tongs/gloves/glove/goggles | (slow motion) | ((practice/trial/practise) (drop/run/bounce)) | "set square" | ((immediately/quickly/straight/quick/soon) ... (drop/bounce/water/out/after/away/cool)) | ((drop/bounce/test) ... (immediately/quickly/straight/quick/soon)) | (before ... (cools/cool/changes)) | dry/wipe/dried | (vertical/vertically/upright) | ((hot/burn/scald) ... (care/careful/tongs/gloves)) | ((care/careful) ... (hot/burn/scald))`,
              [
                'read the height at eye level',
                'use tongs to take the ball out of the hot water',
                'drop it imediately so that it does not cool',
              ],
              'drop it from a height of 1 m',
            ),
          ),
        ],
        modelAnswer: `A thermometer, a metre rule on a stand, a stop-watch and tongs are needed as well. Leave the ball in water of 0 °C for five minutes and measure the temperature of the water. Take it out with tongs and drop it at once from a height of ${drop} m. Measure how high it bounces with the metre rule, at eye level. Repeat with water at 20, 40, 60 and 80 °C. Keep the height of the drop the same. Use the same ball and the same surface. Repeat three times at each temperature and take the mean. Table with columns temperature / °C, height of bounce / cm. Plot a graph of height of bounce against temperature.`,
      }),
    },
  }),
})
