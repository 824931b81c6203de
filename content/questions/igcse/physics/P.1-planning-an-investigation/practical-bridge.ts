import { questionsOf } from '@/lib/exams/authoring/question-file'
import { type Figure, figure } from '@/lib/figures/figure'
import { label } from '@/lib/figures/laboratory/labels'
import { slottedMasses } from '@/lib/figures/laboratory/mechanics-practicals'
import { bench } from '@/lib/figures/laboratory/stands'
import { line, polygon, rect } from '@/lib/figures/shapes'
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

const LENGTHS = ['cm', 'mm', 'm']

const EYE_LEVEL =
  '(eye level) | ((eye/eyes) ... (level/height)) | parallax/perpendicular | "set square" | (right angle)'

const MEASURED: Measured = {
  name: 'how far the strip bends',
  of: 'bend/bends/bent/bending/sag/sags/deflection/depression/displacement',
  shown:
    '((measure/record/read/reading/readings/note/write/film/camera/video/mark/ruler/rule/graph/plot/chart/compare/calculate/average/table/see/look/watch/far/much/distance/height), (bend/bends/bent/bending/sag/sags/deflection/depression/deflect/dips/dip/displacement/sink/sinks)) | ((move/moved/moves/goes/go/went/pulled) ...(no apart/supports).. (down/lower)) | ((height/position/reading/ruler/measure) ... (before/without/unloaded/original/new/middle/floor/bench/loaded))',
  said: 'measure how far it bends',
}

const STRIPS = [
  {
    changed: 'the distance between its supports',
    short: 'distance between the supports',
    sets: 'other distances between the supports',
    words: 'distance/distances/length/lengths/gap/span | (support/supports ... (closer/apart))',
    numbers: '20/25/30/40/45/50/55/60/65/70/75/80/85/90/95',
    listed: 'use distances of 50, 60, 70, 80 and 90 cm',
    misspelt: 'use five diferent distanses, lengts',
    also: '((move/push/put) (supports/blocks) ...(no mass/load).. (closer/apart/nearer/further))',
    column: { of: 'distance/length/l/d/gap', units: LENGTHS },
    heading: 'distance between supports / cm',
    graphs: 'distance/length/gap/l/d',
    keeps: kept({
      text: 'the load or the strip (its width, thickness and material)',
      words:
        'load/mass/masses/"weight"/"weights"/strip/bridge/plank/rule/ruler/width/thickness/material/wood/wide/thick',
      also: '((hang/put/add/use) ...(no different).. (200/300/500/100/400/1/2/5) (g/n/kg) ... (each/every/all))',
      named: 'the thickness of the strip',
      slip: 'thicknes and widht',
    }),
    kept: 'the thickness and the width of the strip',
    own: 'Put the supports 50 cm apart, measured with a metre rule.',
    example: 'distances of 60, 70, 80 and 90 cm',
    measures: point(
      'measures the distance between the supports with a ruler',
      `
  accept (measure/ruler/rule/record/metrerule) ...(no bend/sag/table/deflection/mass/height).. (distance/length/gap/between) | (measure/ruler/rule/record/metrerule) ...(no bend/sag/table/deflection/mass/height).. apart | (distance/length/gap/between) ...(no bend/sag/table/against/same/height).. (measured/ruler/metrerule) | (20/25/30/40/50/60/70/80/90) cm (apart/between) ...(no bend/sag/table/against/height/mass/load).. (measured/measuring/ruler/metrerule) | supports ... (20/30/40/50/60/70/80/90) ... apart`,
      [
        'measure the distance between the supports with a metre rule',
        'use a ruler to find the gap between the blocks',
        'mesure the distanse betwen the suports',
      ],
      'hang the load in the middle',
    ),
  },
  {
    changed: 'its width',
    short: 'width',
    sets: 'strips of other widths',
    words: 'width/widths/strip/strips/bridges/wide | (pieces wood)',
    numbers: '1/1.5/2/2.5/3/3.5/4/4.5/5/6/8/10/15/20/25/30/40/50',
    listed: 'use strips of 2, 3, 4, 5 and 6 cm',
    misspelt: 'use five diferent widhts',
    also: '(("wider"/"narrower") (strip/bridge/one/wood))',
    column: { of: 'width/w', units: LENGTHS },
    heading: 'width / cm',
    graphs: 'width/widths/w/wide/wider/narrow/narrower',
    keeps: kept({
      text: 'the load, the distance between the supports, or the thickness and material of the strips',
      words:
        'load/mass/masses/"weight"/"weights"/distance/gap/length/span/supports/thickness/material/wood/thick | (distance ... supports)',
      also: '((hang/put/add/use) ...(no different).. (200/300/500/100/400/1/2/5) (g/n/kg) ... (each/every/all))',
      named: 'the distance between the supports',
      slip: 'distanse betwen the supports, thicknes',
    }),
    kept: 'the distance between the supports',
    own: 'Measure the width of the first strip with a ruler and lay it on the supports.',
    example: 'four strips of other widths',
    measures: point(
      'measures the width of each strip with a ruler or calipers',
      `
  accept (measure/ruler/rule/record/caliper/calipers/vernier/micrometer) ...(no bend/sag/deflection/table/against).. (width/wide) | (width/wide) ...(no bend/sag/deflection/against/same).. (measured/ruler/rule/caliper/calipers/vernier) | (1/2/3/4/5/6) cm wide`,
      [
        'measure the width of the strip with a ruler',
        'find its width with vernier calipers',
        'mesure the widht of the strip',
      ],
      'hang the load in the middle',
    ),
  },
] as const

/** A strip on two supports that sags under a load on a string. */
function bridge(): Figure {
  const upper = [...Array(13)].map((_, at): [number, number] => {
    const x = 40 + at * 23.3
    return [x, 70 + 16 * (1 - ((x - 180) / 140) ** 2)]
  })
  const lower = upper.map(([x, y]): [number, number] => [x, y + 7]).reverse()
  return figure(
    {
      name: 'practical-skills/strip-between-supports',
      title: 'A strip on two supports with a load',
      description:
        'A strip lies on two blocks, one near each end, on the edges of a gap. A load hangs on a string from the strip. The strip sags between the supports.',
      height: 216,
    },
    bench(204),
    rect(46, 78, 34, 126, 'l sunk'),
    rect(280, 78, 34, 126, 'l sunk'),
    polygon([...upper, ...lower], 'l hl'),
    line(180, 93, 180, 118),
    slottedMasses(180, 118, 3),
    label('strip', 120, 40, 130, 80, 'middle'),
    label('support', 204, 188, 280, 178, 'start'),
    label('load', 226, 150, 196, 150, 'start'),
  )
}

core('bending-of-a-bridge', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({
    of: random.pick(STRIPS),
    who: random.pick(['A student', 'An engineer', 'A class']),
    load: random.pick([200, 300, 500]),
    wood: random.pick(['wooden', 'bamboo', 'plywood']),
  }),
  make: ({ of, who, load, wood }) => ({
    stem: [
      `${who} builds a model of a bridge. A ${wood} strip lies on two supports and a load hangs from the middle of it, so that the strip bends. ${of.short === 'width' ? 'There are strips that are wide and strips that are narrow, ' : 'There are a long strip, '}two supports, string and a set of masses.`,
      `A ${wood} strip between two supports sags in the middle when a load hangs there. ${who} has two supports, string and a set of masses${of.short === 'width' ? ', with wide and narrow strips' : ', with a long strip'}.`,
      `Shelves bend under their load. ${who} uses a ${wood} strip on two supports as a model of a shelf, with masses on a string at its middle. ${of.short === 'width' ? 'Some strips are wide, some are narrow.' : 'The strip is long and the supports can be moved.'}`,
    ],
    figure: bridge(),
    parts: {
      '': plan({
        prompt: `Plan an investigation to find how far the strip bends in the middle, and how this depends on ${of.changed}.`,
        because:
          'How far the strip bends is the distance by which its middle goes down, so the height of the middle is measured without the load and with it. The load must be the same each time, or two things would change together.',
        scheme: [
          apparatus(
            'a ruler (metre rule), with a clamp or a set square',
            [THINGS.ruler],
            ['a metre rule', 'a ruler in a clamp', 'two meter rulers, a balence, meter rullers'],
          ),
          of.measures,
          point(
            'measures the height of the middle without and with the load and subtracts (the distance it goes down)',
            `
  BEND = bend/bends/sag/sags/deflection/depression/deflect/drop/dips/dip/lowered/displacement/sink/down
  WITHOUT = before/without/first/initial/original/unloaded/no
  AFTER = after/with/then/final/again/loaded/new
  accept (measure/record/read/calculate/note/ruler) ...(no width/supports).. BEND | BEND ...(no against).. (measured/ruler/rule) | (height/position/reading/distance/ruler/rule/measure) ...(no same).. (WITHOUT ... AFTER) | ((position/height/reading) ... new (position/height/reading)) | WITHOUT ...(no same).. (height/position/reading/measure) ... AFTER | ("difference"/subtract) ... (height/heights/readings/positions/distance) | (height/readings/positions) ... ("difference"/subtract) | (measure/record) ...(no drop).. (height/distance) ... (floor/bench/table/ground)`,
            [
              'measure the height of the middle before and after the load is hung on',
              'record how far the strip sags with a ruler',
              'mesure the deflecton, subtract the two hieghts',
            ],
            'hang the load from the middle',
          ),
          changes({
            text: of.sets,
            words: of.words,
            numbers: of.numbers,
            listed: of.listed,
            misspelt: of.misspelt,
            also: of.also,
            measured: MEASURED,
          }),
          of.keeps,
          repeats(MEASURED),
          headings({
            columns: [
              [
                of.column,
                { of: 'height/bend/bending/sag/deflection/drop/distance/depression/h', units: LENGTHS },
              ],
            ],
            named: `${of.heading}, height without load / cm, height with load / cm, distance bent / cm`,
            misspelt: `tabel with columns ${of.heading}, hieght / cm, deflecton / cm, bending / cm`,
          }),
          concludes({
            text: `plots a graph of the distance bent against the ${of.short}, or compares the distances`,
            measured: 'bend/bends/bent/sag/sags/deflection/drop/depression/bending/height/deflects',
            changed: of.graphs,
            earns: [
              `plot a graph of the distance bent against the ${of.short}`,
              `if it bends more when the ${of.short} increases then it depends on it`,
              `plot a grapgh of deflecton against ${of.short}`,
            ],
            also: `((if/when) ... (bend/bends/sag/sags/bending) ...(no keep/same/hang).. (UP/DOWN) ...(no keep/same).. CHANGED)`,
            miss: 'measure the height of the middle',
          }),
          beside(
            MEASURED,
            point(
              'a precaution: reads at eye level (ruler upright and close to the strip, waits until it is still), or stands clear of falling masses',
              `
  accept ${EYE_LEVEL} | (vertical/vertically/upright) | ((feet/foot/shoes/toes/floor/box/sand/cushion/foam/falling/fall/goggles) ...(no height/distance).. (mass/masses/load/weights/under/below/away/wear/eyes)) | ((mass/masses/load/weights/keep/place/put/wear) ...(no height/distance/measure).. (feet/foot/shoes/toes/box/sand/cushion/foam/goggles)) | (wait ... (still/steady/stop/stops/rest)) | ((ruler/rule) ... close ... (strip/bridge/middle)) | (elastic limit) | not (break/snap)`,
              ['read the ruler at eye level', 'put a box of sand below the masses', 'avoid paralax error'],
              'hang the load from the middle',
            ),
          ),
        ],
        modelAnswer: `A metre rule, a clamp and a set square are needed as well. ${of.own} Measure the height of its middle above the bench with the ruler at eye level. Hang a load of ${load} g from the middle and measure the height again. The difference of the heights is the distance bent. Repeat with ${of.example}. Keep the load the same. Keep ${of.kept} the same. Repeat three times for each and take the mean. Table with columns ${of.heading}, height without load / cm, height with load / cm, distance bent / cm. Plot a graph of the distance bent against the ${of.short}. Keep your feet away from under the masses.`,
      }),
    },
  }),
})
