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

const AREA = {
  of: 'area/a/side/size/width/length/diameter',
  units: ['cm', 'm', 'cm2', 'cm²', 'cm^2', 'mm'],
}

const MEASURED: Measured = {
  name: 'the time of fall',
  of: '"time"',
  plain:
    '((stopwatch/timer/stopclock/(stop (watch/clock))/(time it)) ... (ground/floor/land/lands/hit/hits/reach/reaches))',
  shown:
    '(("time"/"timed"/timer/"timing"/stopwatch/stopclock/film/video/(stop (watch/clock))), (fall/falls/ground/floor/land/lands/landing/take/takes/taken/took/reach/reaches/hit/hits/record/measure/start/stop/graph/plot/average/mean/until/release)) | (see/record/measure) ... long ... (takes/take/took)',
  said: 'measure the time it takes to reach the ground',
}

const SAME_DROP = '((drop/release) ...(no time).. same (height/place/point/distance))'

const FALLERS = [
  {
    thing: 'parachute',
    stem: 'a thin plastic sheet, thread, scissors and a small metal washer, to be made into a toy parachute',
    short: 'The parachute is a square sheet with threads at its corners, which carry a metal washer.',
    changed: 'the area of the parachute',
    name: 'area',
    sets: 'parachutes of other areas',
    words: 'area/areas/size/sizes/parachute/parachutes/side/sides/square/squares',
    numbers: '5/10/15/20/25/30/35/40/45/50/60/100/200/300/400/500/600/900',
    listed: 'use squares with sides of 10, 15, 20, 25 and 30 cm',
    misspelt: 'use five diferent aereas, arreas',
    also: '((bigger/larger/smaller) (parachute/one/sheet/square))',
    column: AREA,
    heading: 'area / cm²',
    graphs: 'area/areas/size/side/large/larger/big/bigger',
    sizes: point(
      'measures the sides with a ruler and calculates the area',
      `
  SIDE = side/sides/length/width/edge/edges/area/sheet/square/dimensions
  accept (measure/ruler/rule/calculate/cut) ...(no height/distance/time/drop).. SIDE | SIDE ...(no height/time/against/drop).. (measured/ruler/calculate/multiply/squared) | (length width) | (10/15/20/25/30/40) cm (by/x/square/squares/side/sides)
  reject (one/same) parachute only`,
      [
        'measure the sides of the square with a ruler',
        'calculate the area of the sheet',
        'mesure the lenght of the sides, work out the arrea, calculat the area',
      ],
      'drop it from a height',
    ),
    first: 'Cut a square with a side of 10 cm, measure it with the ruler and calculate its area.',
    example: 'squares of 15, 20, 25 and 30 cm',
    keeps: kept({
      text: 'the height of the drop, the mass of the washer (what hangs from it) or the length of the threads',
      words: 'height/heights/mass/washer/load/"weight"/thread/threads/string/strings/material/object',
      named: 'the mass of the washer',
      slip: 'mas of the washerr',
      also: SAME_DROP,
    }),
    kept: 'the mass of the washer',
  },
  {
    thing: 'stack of paper cake cases',
    stem: 'a large number of paper cake cases, which fit into each other and fall slowly without turning over',
    short: 'Paper cake cases fit into each other and fall slowly without turning over.',
    changed: 'the number of cases in the stack',
    name: 'number of cases',
    sets: 'other numbers of cases',
    words: '(number cases) | cases/case/stack/stacks/cake | (numbers cases)',
    numbers: '1/2/3/4/5/6/8/10/one/two/three/four/five',
    listed: 'use 1, 2, 3, 4 and 5 cases',
    misspelt: 'use five diferent stakcs of casess',
    also: '((add/another/more/extra) (one | case | cases))',
    column: { of: 'cases/case/number/n/stack', units: [] as string[] },
    heading: 'number of cases',
    graphs: 'number/cases/n/case',
    sizes: point(
      'puts a known number of cases into one another',
      `
  accept (one/two/three/four/five/1/2/3/4/5/single) ...(no time/times/height/second/seconds/m/cm/mean/average).. (case/cases) | (stack/put/place/fit/count) ...(no time/drop).. (case/cases) ...(no time).. (each/inside/together/other/into/another) | count ...(no second).. cases`,
      [
        'drop one case first, then two cases',
        'put two cases into each other',
        'cout the casses in the stak, 2 cases',
      ],
      'drop it from a height',
    ),
    first: 'Begin with one case.',
    example: 'stacks of 2, 3, 4 and 5 cases',
    keeps: kept({
      text: 'the height of the drop or the size and the kind of the cases',
      words:
        'height/heights/size/type/kind/shape/area/material/paper/cases | ((size/type/kind/shape) (case/cases))',
      named: 'the size of the cases',
      slip: 'siize and shap of the cases',
      also: SAME_DROP,
    }),
    kept: 'the size of the cases',
  },
] as const

core('time-of-fall', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    of: random.pick(FALLERS),
    who: random.pick(['A student', 'A class', 'A toy maker', 'A teacher']),
    height: random.pick([2, 2.5, 3]),
  }),
  make: ({ of, who, height }) => ({
    stem: [
      `${who} has ${of.stem}.`,
      `Air resistance makes a light object fall slowly. ${of.short} ${who} lets such things fall to the floor.`,
      `${who} makes things that fall slowly to the floor. There is ${of.stem}.`,
    ],
    parts: {
      '': plan({
        prompt: `Plan an investigation to find how the time of fall of a ${of.thing} depends on ${of.changed}.`,
        because: `The ${of.name} is changed and the time of fall is measured. The time also depends on the height of the fall and on the mass or the shape of what falls, so these stay the same. Short times are hard to measure by hand, so the height is large and each measurement is repeated.`,
        scheme: [
          apparatus(
            'a stop-watch and a ruler (tape)',
            [THINGS.clock, THINGS.ruler],
            [
              'a stop-watch and a metre rule',
              'measuring tape, stopclock',
              'stopwach and a tape mesure, rular',
            ],
          ),
          of.sizes,
          point(
            'lets it fall from a measured height (2 m or more, such as a balcony), without a push',
            `
  DROP = drop/dropped/release/released/fall/let
  reject different (height/heights)
  accept DROP ...(no time).. (from/at/through/out) ...(no same).. (height/metre/metres/meter/meters/m/ruler/stairs/balcony/window/top/ceiling) | (height/metre/meter/m/cm) ...(no table/time/against).. (drop/dropped/release/released/fall) | (measure/ruler/tape) ...(no time/side).. height | not (throw/push/force)`,
            [
              'drop it from a height of 2 m',
              'release it from the top of the stairs',
              'measure the hieght of the drop',
            ],
            'time the fall with a stop-watch',
          ),
          point(
            'times the fall from release to the floor',
            `
  FLOOR = floor/ground/lands/land/hits/hit/bottom/reaches/reach/touch/touches/fall/falls
  accept (time/start/stopwatch/timer/stopclock/measure/record/stop) ...(no table/plot/graph/height/drop/depend/depends/same).. (take/takes/taken/until/till/when/as/long) ... FLOOR | (measure/record/time) ...(no plot/same).. (time ...(no against/same).. FLOOR) | (measure/record/take/note/find) time ...(no against).. (stopwatch/timer/stopclock/stop) | (stopwatch/timer/stopclock/stop) ...(no table).. (measure/record/time) ...(no height).. (fall/time/taken) | time ... fall ... (stopwatch/timer/stopclock | (stop (watch/clock))) | time (it/them) | (see/measure/record/find/time) (how) long (it/they/each/both/one) ...(no depend/affect).. (take/takes/took) | "time the fall" | "time the drop" | (time/timed) (with/using/by) (stopwatch/timer/stopclock | (stop (watch/clock)) | (light (gate/gates))) | (measure/record) time`,
            [
              'measure the time it takes to reach the ground',
              'start the stopwatch when it is released and stop it when it hits the floor',
              'record the time taken untill it lands on the grond',
            ],
            'drop it from a height of 2 m',
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
                { of: of.column.of, units: [...of.column.units] },
                { of: 'time/t', units: ['s', 'sec', 'secs', 'seconds'] },
              ],
            ],
            named: `${of.heading}, time / s`,
            misspelt: `tabel with colums ${of.heading}, mean tiime / s, time / s`,
          }),
          concludes({
            text: `plots a graph of the time against the ${of.name}, or compares the times`,
            measured: 'time/times/t',
            changed: of.graphs,
            earns: [
              `plot a graph of time against ${of.name}`,
              `if the time increases as the ${of.name} increases, it depends on it`,
              `plot a grapgh of time against ${of.name}, tyme`,
            ],
            miss: 'measure the time',
          }),
          beside(
            MEASURED,
            point(
              'a precaution: no draughts, a helper or a video for the timing, eye level, a large height so that times are longer',
              `
  accept (no (draught/draughts/draft/wind/breeze/fan)) | not (draught/draughts/draft/wind/breeze/fan) | ((close/shut/closed/turn) ...(no time).. (window/windows/door/doors/fan/fans)) | (still air) | indoors/video/camera/film/sensor/"light gate"/"light gates"/partner/helper/assistant | ((another/second/two) (person/student/people/students/friend)) | (eye level) | ((eye/eyes) ... level) | parallax | (reaction time) | ((large/high/great/greater/bigger/tall) (height/drop)) | ((care/careful/safe/safely/fall) ... (ladder/chair/stairs/balcony)) | ((ladder/chair/stairs/balcony) ... (care/careful/safe/safely))`,
              [
                'close the windows so that there are no draughts',
                'film it to reduce the error of reaction time',
                'use a vidio, film the fall',
              ],
              'time the fall with a stop-watch',
            ),
          ),
        ],
        modelAnswer: `A stop-watch and a tape measure are needed as well. ${of.first} Drop it from a height of ${height} m. Start the stop-watch when it is released and stop it when it reaches the floor. Close the windows so that there are no draughts. Repeat with ${of.example}. Keep the height of the drop the same. Keep ${of.kept} the same. Repeat three times for each and take the mean. Table with columns ${of.heading}, time / s. Plot a graph of time against ${of.name}.`,
      }),
    },
  }),
})
