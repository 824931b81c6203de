import { questionsOf } from '@/lib/exams/authoring/question-file'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { pendulum } from '@/lib/figures/laboratory/mechanics-practicals'
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

const WHO = ['A student', 'A class', 'A clock maker', 'A teacher', 'A technician'] as const

const SECONDS = ['s', 'sec', 'secs', 'seconds']

const SWINGS = 'swing/swings/oscillation/oscillations/period/periods/cycle/cycles/vibration/vibrations'

const ANGLE = {
  words:
    'angle/amplitude/angles/displacement | ((release/starting/start) (point/position/height)) | ((drop/release) height) | ((same/small) height)',
  also: '(small (angle/amplitude/swing/swings)) | (release/pull/let) ... same (height/point/place/position/angle/distance) | ((pull/release/start/let) ... (5/10/15/20) (degree/degrees))',
}

const MASS_OF_BOB = kept({
  text: 'the mass (and size) of the bob, or the angle (amplitude) of release',
  also: ANGLE.also,
  words: `${ANGLE.words} | bob/bobs/mass/ball/"weight" | ((size/mass) (bob/ball))`,
  named: 'the mass of the bob',
  slip: 'mas of the bobb',
})

const LENGTH_OF_THREAD = kept({
  text: 'the length of the pendulum, or the angle (amplitude) of release',
  words: `${ANGLE.words} | length/lengths/string/thread | ((length) (pendulum/string/thread))`,
  also: `((keep/fix/hold) length ... cm) | ${ANGLE.also}`,
  named: 'the length of the string',
  slip: 'lenght of the thread',
})

const MEASURED: Measured = {
  name: 'the period',
  of: '"time"/period/swings/oscillations',
  plain: `((time/count) ... (5/10/20/ten/twenty) (${SWINGS}))`,
  shown: `(("time"/"timed"/"timing"/"times"/timer/stopwatch/stopclock/(stop (watch/clock))), (${SWINGS}/measure/record/divide/plot/graph/calculate/compare)) | ((measure/record/calculate/plot/graph/find/average/mean) ...(no length/mass/angle).. period) | (light (gate/gates))`,
  said: 'measure the time of the swings',
}

const PENDULA = [
  {
    changed: 'its length',
    sets: 'other lengths',
    words: 'length/lengths/string/thread/distance',
    numbers:
      '10/15/20/25/30/35/40/45/50/55/60/65/70/75/80/85/90/95/100/110/120/0.1/0.2/0.3/0.4/0.5/0.6/0.7/0.8/0.9/1/1.0/1.2',
    listed: 'use lengths of 20, 40, 60, 80 and 100 cm',
    misspelt: 'use five diferent lenghts',
    tool: THINGS.ruler,
    tools: 'a stop-watch and a ruler',
    column: { of: 'length/l', units: ['cm', 'm', 'mm'] },
    heading: 'length / cm',
    short: 'length',
    keeps: MASS_OF_BOB,
    kept: 'the mass of the bob',
    measured: 'Measure the length of the string to the centre of the bob with the ruler.',
    variable: point(
      'measures the length to the centre of the bob with a ruler (at eye level, with a set square)',
      `
  CENTRE = centre/center/middle
  accept (CENTRE) ...(no swing/fiducial/mark).. (bob/ball/mass/weight) | ((bob/ball/mass) ...(no swing/time).. CENTRE, (measure/length/distance/string)) | (measure/ruler/rule) ...(no time/period).. (length/string/thread) | (length/string/thread) ...(no time/period/against).. (measured/ruler)`,
      [
        'measure the length with a ruler',
        'the length is from the clamp to the centre of the bob',
        'mesure the lenght of the string to the midle of the bob',
      ],
      'use different lengths',
    ),
    example: '20, 40, 60, 80 and 100 cm',
  },
  {
    changed: 'the mass of its bob',
    sets: 'other masses',
    words: 'mass/masses/bob/bobs/weight/weights',
    numbers: '10/20/25/30/40/50/60/70/75/80/90/100/120/125/150/200/250/300/400/500',
    listed: 'use masses of 20, 40, 60, 80 and 100 g',
    misspelt: 'use five diferent massses',
    tool: THINGS.balance,
    tools: 'a stop-watch and a balance',
    column: { of: 'mass/m', units: ['g', 'kg', 'grams'] },
    heading: 'mass / g',
    short: 'mass',
    keeps: LENGTH_OF_THREAD,
    kept: 'the length of the string',
    measured: 'Measure the mass of the bob on the balance.',
    variable: point(
      'measures the mass of each bob on a balance (or uses bobs of known mass)',
      `
  accept (measure/weigh/find/balance/scale/scales) ...(no time/period/length).. (mass/bob/bobs/weight) | weigh/weighed | (mass/bob) ...(no time/length).. (balance/scale/scales/measured/known) | (known (mass/masses)) | (50/100/20/10) g`,
      ['measure the mass with a balance', 'weigh the bob first', 'wiegh the bob on a ballance'],
      'use different masses',
    ),
    example: '20, 40, 60, 80 and 100 g',
  },
] as const

core('period-of-a-pendulum', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => ({
    of: random.pick(PENDULA),
    who: random.pick(WHO),
    swings: random.pick([10, 20]),
    degrees: random.pick([16, 18, 20]),
  }),
  make: ({ of, who, swings, degrees }) => ({
    stem: [
      `${who} hangs a small bob on a thread and lets it swing. The period *T* is the time of one complete swing, there and back. There are thread, a clamp on a stand and several bobs.`,
      `A pendulum is a bob on a thread, as the figure shows. Its period *T* is the time for one complete swing, from one side to the other and back. ${who} has thread, bobs, and a clamp on a stand.`,
      `${who} wants a pendulum for a clock. The period *T* of a pendulum is the time that it takes to swing there and back once. Thread, several bobs and a clamp on a stand are there.`,
    ],
    figure: assembled(
      'practical-skills/pendulum-to-plan',
      pendulum({ degrees, labels: { length: 'length', bob: 'bob', thread: 'thread' } }),
    ),
    parts: {
      '': plan({
        prompt: `Plan an investigation to find how the period *T* of a pendulum depends on ${of.changed}.`,
        because: `The ${of.short} is changed and the period is measured. One swing is too short to time well, so many swings are timed together and the time is divided by their number. Whatever else might change the period must stay the same.`,
        scheme: [
          apparatus(
            of.tools,
            [THINGS.clock, of.tool],
            [
              of.tools,
              of.short === 'mass' ? 'a stopclock and some scales' : 'a stopclock and a metre rule',
              of.short === 'mass' ? 'stopwach, ballance' : 'stopwach, meter ruller',
            ],
          ),
          point(
            'times ten or more complete swings (not one), or has a light gate do it',
            `
  SWING = ${SWINGS}
  MANY = five/six/eight/ten/fifteen/twenty/thirty/fifty/5/6/8/10/12/15/20/25/30/40/50/many/several/multiple/number
  accept MANY ...(no cm/g/length/mass/degree/second/s/time/times).. SWING | SWING (ten/twenty/10/20) (times) | (let/leave) ... swing (ten/twenty/10/20) times | (light (gate/gates)) | "lightgate"`,
            [
              'measure the time for 10 swings',
              'time twenty complete oscillations',
              'time for ten osilations',
            ],
            'measure the time of one swing',
          ),
          point(
            'divides the time by the number of swings',
            `
  MANY = five/ten/twenty/5/8/10/12/15/20/25/30/40/50/n
  accept (divide/divided/dividing/over) ...(no cm).. MANY | (divide/divided/dividing/"÷"/"/") (number/swings/oscillations/many) | (divide/divided/dividing) ...(no cm).. (number/swings/oscillations/many) | "/10" | "/20" | "/5" | "/15" | "/30" | "/n" | "÷10" | "÷20" | "÷5" | "÷n"`,
            ['divide the time by 10', 'T = t / 20', 'divde the time by the nummber of swings'],
            'multiply the time by the number of swings',
          ),
          of.variable,
          changes({
            text: of.sets,
            words: of.words,
            numbers: of.numbers,
            listed: of.listed,
            misspelt: of.misspelt,
            measured: MEASURED,
            also: `(("longer"/"shorter") (string/thread/pendulum)) | ((heavier/lighter) (bob/mass))${of.short === 'mass' ? ' | ((add/another/extra) (g/mass/weight))' : ''}`,
          }),
          of.keeps,
          repeats(MEASURED),
          headings({
            columns: [[of.column, { of: 'time/t/period/swings/oscillations', units: SECONDS }]],
            named: `${of.heading}, time for ${swings} swings / s, period / s`,
            misspelt: `tabel with columns ${of.heading}, preiod / s`,
          }),
          concludes({
            text: `plots a graph of *T* against the ${of.short}, or compares the periods`,
            measured: 't/period/periods/time',
            changed:
              of.short === 'mass' ? 'mass/masses/m/bob/heavy/heavier' : 'length/lengths/l/long/longer/string',
            earns: [
              `plot a graph of period against ${of.short}`,
              `if the period increases when the ${of.short} increases, it depends on it`,
              `draw a grapgh of time against the ${of.short}`,
            ],
            miss: 'measure the time of the swings',
          }),
          beside(
            MEASURED,
            point(
              'a precaution: a mark at the middle of the swing, eye level, counting from zero, or small swings in one plane',
              `
  accept fiducial/marker/pointer | (mark ... (middle/centre/swing/rest/lowest)) | (eye level) | parallax/perpendicular | "set square" | (count ... (zero/0/nought)) | (lowest point) | ((middle/centre/equilibrium/rest) ... (swing/position/point) ... (time/count/start/mark)) | ((time/count/start/timing) ... (middle/centre/equilibrium/lowest)) | plane | (small (angle/angles/amplitude/swings/swing)) | not (push) | (wait ...(no temperature).. (steady/settle))`,
              [
                'use a fiducial mark at the centre',
                'look at the ruler at eye level',
                'use a feducial marker',
              ],
              'be careful',
            ),
          ),
        ],
        modelAnswer: `${of.tools.charAt(0).toUpperCase()}${of.tools.slice(1)} are needed as well. ${of.measured} Pull the bob to the side through a small angle and let it go. Measure the time for ${swings} complete swings with the stop-watch, counting as the bob passes a fiducial mark in the middle. Divide the time by ${swings} to find *T*. Repeat with ${of.example}. Keep ${of.kept} the same. Keep the angle of release the same. Repeat three times for each and take the mean. Table with columns ${of.heading}, time for ${swings} swings / s, period / s. Plot a graph of period against ${of.short}.`,
      }),
    },
  }),
})
