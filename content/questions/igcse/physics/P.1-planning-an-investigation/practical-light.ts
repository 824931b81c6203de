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
  name: 'the brightness',
  of: 'lux/reading/brightness/resistance',
  shown:
    'lux/ohmmeter | ((record/read/note/measure/take/write/look/plot/graph/chart/compare/see/against/check), (reading/readings/brightness/display/resistance/intensity/light sensor/ldr/ohms))',
  said: 'record the reading in lux, read the resistance',
}

const SENSORS = [
  {
    sensor: 'a light sensor with a display in lux',
    thing: 'sensor',
    told: 'The sensor shows a larger reading where the light is brighter.',
    column: {
      of: 'reading/brightness/light/intensity/illuminance/lux/sensor/e',
      units: ['lux', 'lx'],
    },
    heading: 'reading of the sensor / lux',
    slip: 'brightnes / lux',
    measured: 'brightness/reading/readings/light/intensity/lux/sensor/bright/brighter',
    quantity: 'reading of the sensor',
    read: 'the reading of the sensor',
    tools: 'Record the reading of the sensor.',
    reads: point(
      'records the reading of the sensor each time (when it is steady)',
      `
  accept (record/read/note/measure/write/take) ...(no distance/table).. (brightness/reading/lux/intensity/illuminance/sensor/display/meter) | (reading/brightness/lux/intensity/sensor) ...(no distance/against/table).. (recorded/noted/measured)`,
      [
        'record the reading of the light sensor',
        'note the brightness in lux',
        'mesure the brightnes with the sensor',
      ],
      'move the lamp',
    ),
  },
  {
    sensor: 'a light-dependent resistor (LDR) and an ohmmeter, which measures its resistance',
    thing: 'LDR',
    told: 'The resistance of the LDR is smaller where the light is brighter.',
    column: { of: 'resistance/r/ldr/reading', units: ['Ω', 'ω', 'ohm', 'ohms', 'kω', 'kohm'] },
    heading: 'resistance / Ω',
    slip: 'resistence / ohm',
    measured: 'resistance/resistances/r/brightness/reading/light/intensity/bright/brighter',
    quantity: 'resistance of the LDR',
    read: 'the resistance',
    tools: 'Connect the ohmmeter to the LDR and record the resistance.',
    reads: point(
      'measures the resistance of the LDR each time with the ohmmeter (when it is steady)',
      `
  accept (record/read/note/measure/write/take) ...(no distance/table).. (resistance/ohmmeter/reading/ldr/meter) | (resistance/ohmmeter/reading) ...(no distance/against/table).. (recorded/noted/measured)`,
      ['record the resistance of the LDR', 'read the ohmmeter', 'mesure the resistence of the LDR'],
      'move the lamp',
    ),
  },
] as const

const LAMPS = ['a filament lamp with a power supply', 'a small lamp with a battery', 'a desk lamp'] as const

core('brightness-and-distance', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({
    of: random.pick(SENSORS),
    lamp: random.pick(LAMPS),
    who: random.pick(['A student', 'A photographer', 'A class']),
    first: random.pick([10, 20]),
  }),
  make: ({ of, lamp, who, first }) => ({
    stem: [
      `${who} has ${lamp}, and ${of.sensor}. ${of.told}`,
      `The light of a lamp is less bright far away from it. ${who} has ${lamp} and ${of.sensor}. ${of.told}`,
      `${who} wants to know how far from a lamp one can read a book. There are ${lamp} and ${of.sensor}. ${of.told}`,
    ],
    parts: {
      '': plan({
        prompt:
          'Plan an investigation to find how the brightness of the light depends on the distance from the lamp.',
        because: `The distance is changed and ${of.read} tells how bright the light is. Light from windows and other lamps would be measured too, so it is kept out. The lamp itself must shine the same all the time.`,
        scheme: [
          apparatus(
            'a ruler (metre rule, tape)',
            [THINGS.ruler],
            ['a metre rule', 'a measuring tape', 'a long ruller, a rular'],
          ),
          point(
            `measures the distance from the lamp to the ${of.thing} with the ruler`,
            `
  DISTANCE = distance/far/between/apart
  accept (measure/ruler/rule/tape/metrerule/record/read) ...(no against/table/reading/resistance/brightness/eyes/light/intensity).. DISTANCE | DISTANCE ...(no against/table).. (measured/ruler/rule/tape/metrerule) | (put/place/set/hold/move/start/position/clamp) ...(no same).. (10/15/20/25/30/50/5/40/100) (cm/m) | (put/place/set/hold/position/clamp) ...(no same).. distance ... from | (10/15/20/25/30/50/5/40) cm ...(no reading).. (from/away/between/apart)`,
            [
              'measure the distance between the lamp and the sensor with a ruler',
              'put the sensor 10 cm from the lamp',
              'mesure how fare it is from the lamp, the distanse',
            ],
            'switch on the lamp',
          ),
          of.reads,
          changes({
            text: 'other distances',
            words: 'distance/distances/position/positions/"d"',
            numbers:
              '5/10/15/20/25/30/35/40/45/50/55/60/70/75/80/90/100/120/150/0.1/0.2/0.3/0.4/0.5/0.6/0.8/1',
            listed: 'use distances of 10, 20, 30, 40 and 50 cm',
            misspelt: 'use five diferent distanses',
            measured: MEASURED,
            also: '((move/moved/put/shift) ...(no same).. (further/farther/closer/nearer/away)) | ((every/steps) (5/10/20) cm)',
          }),
          point(
            'keeps out other light: a darkened room, a tube or black card round the sensor (or measures and subtracts the background)',
            `
  accept dark/darkened/darkroom/blinds/curtains/curtain/blackout/"black card"/"black paper" | ((other/background/ambient/stray/external/outside/surrounding/room/sun) ...(no table).. (light/lights/lamps/lamp)) | ((turn/switch) ...(no on).. off ...(no between).. (light/lights)) | (lights off) | (no (other/background/stray/external) (light/lights/lamp/lamps)) | sunlight/daylight | tube ... (sensor/ldr/lamp) | (close/cover/draw) ... (window/windows)
  reject not (dark/darkened)`,
            ['do it in a dark room', 'switch off the other lights', 'darkenned room, close the curtins'],
            'switch on the lamp',
          ),
          kept({
            text: `the lamp and its current, p.d. or power, or the direction in which the ${of.thing} faces (its height, its angle)`,
            words:
              'lamp/bulb/current/voltage/battery/cells/supply/"power"/wattage/angle/direction/height/orientation/facing/position/sensor/ldr | ((brightness) (lamp/bulb)) | (potential difference) | ((height/angle) (lamp/sensor))',
            also: '((sensor/ldr/lamp) ...(no distance).. (facing/face/faces/towards/point/pointing/aligned/level/line)) | (same (height/line/level)) | (straight line)',
            named: 'the voltage of the lamp',
            slip: 'voltege of the lampp',
          }),
          repeats(MEASURED),
          headings({
            columns: [
              [
                { of: 'distance/d/x', units: ['cm', 'm', 'mm'] },
                { ...of.column, units: [...of.column.units] },
              ],
            ],
            named: `distance / cm, ${of.heading}`,
            misspelt: `tabel with distanse / cm, ${of.slip}`,
          }),
          concludes({
            text: `plots a graph of the ${of.quantity} against the distance, or compares the readings`,
            measured: of.measured,
            changed: 'distance/distances/d/x/far/further/away',
            earns: [
              `plot a graph of the ${of.quantity} against the distance`,
              `if the ${of.quantity} changes as the distance increases, it depends on the distance`.replace(
                'changes',
                of.thing === 'LDR' ? 'increases' : 'decreases',
              ),
              `plot a grapgh of the ${of.quantity} against the distanse`,
            ],
            miss: 'measure the distance with a ruler',
          }),
          beside(
            MEASURED,
            point(
              'a precaution: reads the ruler at eye level, waits until lamp and reading are steady, or does not touch the hot lamp',
              `
  accept (eye level) | ((eye/eyes) ... (level/height)) | parallax/perpendicular | "set square" | (right angle) | (wait ... (steady/settle/stable/constant/minute/minutes/stops/warm)) | (reading ...(no same).. (steady/stable/settles)) | (not (look/stare/touch)) | (hot ... (lamp/bulb/touch/care/careful/gloves)) | ((lamp/bulb) ... hot) | (switch/turn) ... off ...(no light/lights).. between | ((lamp/sensor/ldr) ... (clamp/clamped/fixed stand))`,
              [
                'read the ruler at eye level',
                'do not touch the hot lamp',
                'wait untill the reading is stedy',
              ],
              'switch on the lamp',
            ),
          ),
        ],
        modelAnswer: `A metre rule is needed as well. Work in a dark room. Switch on the lamp and put the ${of.thing} ${first} cm from it. Measure the distance with the metre rule, read at eye level. ${of.tools} Repeat with other distances, such as ${first + 10}, ${first + 20}, ${first + 30} and ${first + 40} cm. Keep the voltage of the lamp the same. Keep the angle of the ${of.thing} the same. Repeat three times at each distance and take the mean. Table with columns distance / cm, ${of.heading}. Plot a graph of the ${of.quantity} against the distance.`,
      }),
    },
  }),
})
