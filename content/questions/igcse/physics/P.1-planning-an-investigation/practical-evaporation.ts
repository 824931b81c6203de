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

const MEASURED: Measured = {
  name: 'the loss of liquid',
  of: 'mass/weight/evaporated/left',
  shown:
    '((mass/weigh/weight/"volume"/level/balance/reading/amount), (after/end/final/again/loss/lost/lose/difference/change/left/decrease/later/evaporated/remaining/graph/plot)) | weighed | reweigh | weigh | ((much/amount/see) ...(no same).. (left/remains/remaining/evaporated)) | (("time"/long/stopwatch/clock) ... (dry/dries/gone/evaporate/evaporates/evaporated/disappear/disappeared/empty))',
  said: 'weigh it before and after',
}

const LIQUIDS = [
  { liquid: 'water', place: 'on a window sill', hours: 3 },
  { liquid: 'salt water', place: 'in a shallow pond by the sea', hours: 3 },
  { liquid: 'rain water', place: 'in puddles', hours: 2 },
] as const

core('evaporation-and-surface-area', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ of: random.pick(LIQUIDS), who: random.pick(WHO), volume: random.pick([20, 25, 30]) }),
  make: ({ of, who, volume }) => ({
    stem: [
      `${of.liquid.charAt(0).toUpperCase()}${of.liquid.slice(1)} dries up ${of.place}. ${who} wants to know how fast. There are round dishes, from narrow ones to wide ones.`,
      `${who} leaves ${of.liquid} in open dishes in a warm room. The dishes are round with straight sides, and some are wider than others.`,
      `When ${of.liquid} stands in an open dish, it slowly evaporates. ${who} has a set of flat round dishes, some wide and some narrow.`,
    ],
    parts: {
      '': plan({
        prompt: `Plan an investigation to find how the rate of evaporation of ${of.liquid} depends on the area of its surface.`,
        because:
          'The area is changed by the width of the dish. What evaporates is missing afterwards, so the loss of mass in the same time tells the rate. Warmth and moving air speed up evaporation, so they must be the same for all dishes.',
        scheme: [
          apparatus(
            'a balance (or measuring cylinder), a ruler and a clock',
            [
              `${THINGS.balance} | ${THINGS.cylinder}`,
              `${THINGS.ruler} | caliper/calipers | ${THINGS.clock} | clock/watch`,
            ],
            ['a balance and a stop-watch', 'ruler, top pan balance', 'ballance and a rular'],
          ),
          point(
            'finds the area from the diameter (or radius, or by squared paper)',
            `
  ACROSS = diameter/radius/width/wide
  accept (measure/ruler/rule/calipers/calculate/find/use/work) ...(no mass/loss/time/temperature).. ACROSS | ACROSS ...(no against/graph).. (measured/ruler/squared/area/calculate) | "πr" | "pi r" | (pi radius) | (area "=") | ((graph/squared/grid) paper)
  unsure (measure/calculate) ...(no mass/loss).. area`,
            [
              'measure the diameter of the dish with a ruler',
              'calculate the area from the radius',
              'mesure the diametre, then work out the area',
            ],
            'use dishes of different areas',
          ),
          point(
            'measures the mass (or volume) of the liquid before and after',
            `
  HOW = mass/weigh/weight/weighed/balance/volume/reading
  accept HOW ... (before/start/initial/first/beginning) ... (after/end/final/again/later) | (before/start/initial/first/after/final) ... HOW ... (after/end/final/again/later) | HOW ...(no same).. again | (loss/lost/lose/decrease/change/difference/reduction) (mass/weight/volume) | (mass/weight/volume) (lost/loss/change/decrease/evaporated/remaining/left) | reweigh | weigh ... every | (measure/see/find/record/check) ... (much/amount/volume/mass) ... (left/remains/remaining)
  unsure weigh`,
            [
              'weigh the dish with the liquid before and after',
              'find the loss of mass',
              'wiegh it at the start and weigh it agian at the end',
            ],
            'use the same mass of liquid',
          ),
          beside(
            MEASURED,
            point(
              'measures it after a stated time, the same for all dishes',
              `
  LONG = minute/minutes/min/mins/hour/hours/day/days/overnight/h
  GIVEN = one/a/an/two/three/four/five/ten/six/twelve/twenty/thirty/half/few/24/1/2/3/4/5/6/10/12/15/20/30/60/48
  accept (after/for/in/every/wait/leave) GIVEN LONG | overnight | (same/fixed/set/equal/certain/given) (time/period/interval) | (same (length/amount) time) | time ...(no temperature/volume/mass).. (same/constant/equal) | (every/each) (LONG) | (long/time) ...(no same).. (take/takes/taken) ... (dry/evaporate/disappear/gone)`,
              [
                'leave them for two hours',
                'weigh after the same time',
                'leave for three ours, a fixed time, thre hours',
              ],
              'keep the temperature the same',
            ),
          ),
          changes({
            text: 'dishes of other areas',
            words: 'area/areas/dish/dishes/diameter/diameters/width/widths/size/sizes/container/containers',
            numbers: '4/5/6/7/8/9/10/12/14/15/16/18/20/25/30/40/50/60/80/100',
            also: '((wider/narrower/larger/smaller/bigger) (dish/dishes/one/container))',
            listed: 'use five different dishes',
            misspelt: 'reepeat with diffrent areas',
            measured: MEASURED,
          }),
          kept({
            text: `the volume (or mass) of ${of.liquid} at the start`,
            words: 'volume | ((volume/amount/mass/quantity) (water/liquid))',
            also: '((cm/ml/g/gram) ... (water/liquid) ...(no different).. (same/each/every/all)) | ((each/every/all) ... (cm/ml/g/gram) ... (water/liquid))',
            named: 'the volume of water',
            slip: 'vollume of water',
          }),
          kept({
            text: 'the temperature, the movement of air (draughts) or the moisture of the air',
            words:
              'temperature/temp/draught/draughts/draft/drafts/wind/airflow/humidity/breeze | (air (flow/movement/speed/current/currents))',
            also: '(same (room/place/conditions)) | (room ... same) | ((away from) ... (draught/draughts/draft/wind/window/fan)) | ((close/shut) ... (window/windows/door/doors)) | ((window/windows/door/doors) (closed/shut)) | ((out/free) ...(no sun/same).. (wind/draught/draughts/draft/drafts)) | not (draught/draughts/draft/wind/breeze)',
            named: 'the humidity',
            slip: 'temprature',
          }),
          repeats(MEASURED),
          headings({
            columns: [
              [
                { of: 'area/diameter/radius/a/d', units: ['cm', 'm', 'mm', 'cm2', 'cm²'] },
                { of: 'mass/loss/volume/m/weight', units: ['g', 'kg', 'cm', 'cm3', 'cm³', 'ml', 'grams'] },
              ],
            ],
            named: 'area / cm², mass at the start / g, mass at the end / g, loss of mass / g',
            misspelt: 'tabel with headins area / cm2, los of mass / g',
          }),
          concludes({
            text: 'plots the loss of mass (or the rate) against the area, or compares the losses',
            measured: 'mass/loss/lost/rate/evaporation/evaporated/volume/evaporate',
            changed: 'area/areas/diameter/size/surface',
            earns: [
              'plot a graph of loss of mass against area',
              'if the rate increases as the area increases, the rate depends on the area',
              'plot the graph of mass lost agianst the surfase area',
            ],
            miss: 'weigh the dish before and after',
          }),
        ],
        modelAnswer: `A balance, a ruler, a measuring cylinder and a clock are needed as well. Measure the diameter of the first dish with a ruler and calculate the area. Put ${volume} cm³ of the liquid into it and weigh the dish. Leave it for ${of.hours} hours and weigh it again. Repeat with four other dishes of different areas. Keep the volume of water the same. Keep the temperature the same. Keep the dishes away from draughts. Repeat three times for each area and calculate the mean. Table with headings area / cm², mass at the start / g, mass at the end / g, loss of mass / g. Plot a graph of loss of mass against area.`,
      }),
    },
  }),
})
