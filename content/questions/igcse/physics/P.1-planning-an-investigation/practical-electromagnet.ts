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
} from './points'

const { core, templates } = questionsOf('practical', 'P.1', { calculator: 'not-needed' })

export { templates }

const WHO = ['A student', 'A class', 'A technician'] as const

const MEASURED: Measured = {
  name: 'the strength of the magnet',
  of: 'clip/clips/paperclip/paperclips/pin/pins',
  shown:
    '((count/counted/counting/number/many/more/most/record/note/amount/maximum/mass/weigh/plot/graph/chart/table/compare), (clip/clips/paperclip/paperclips/pin/pins)) | ((measure/record/read/note/find/weigh/work/graph/plot) ...(no current/turns).. (force/distance/mass/strength/field)) | ((more/many/much) it (picks/pick/lifts/lift/attracts/holds))',
  said: 'count the clips, count the pins',
}

const COILS = [
  {
    changed: 'the number of turns of its coil',
    sets: 'other numbers of turns',
    words: '"turns"/coils/loops/windings | (number turns)',
    numbers: '5/10/15/20/25/30/35/40/45/50/60/70/75/80/100',
    listed: 'use 10, 20, 30, 40 and 50 turns',
    misspelt: 'use five diferent numbers of turns, numbrs',
    also: '((more/fewer/less/extra/another) ...(no time/clip/current).. ("turns"/coils/loops/windings))',
    own: point(
      'counts the turns of the coil',
      `
  accept (count/record/note/counting) ...(no clip/clips/pin/pins/time).. ("turns"/coils/loops/windings) | (5/10/15/20/25/30/40/50/five/ten/twenty/thirty) ...(no clip/clips/pin/pins/time/times/current/second).. ("turns"/coils/loops/windings) | (5/10/15/20/25/30/40/50/five/ten/twenty/thirty) times (round/around) | (wind/wrap/coil) ... (5/10/15/20/25/30/40/50/five/ten/twenty/thirty) times`,
      [
        'count the number of turns',
        'wind 20 turns on the nail',
        'wrap the wire ten times arround, 10 turns of wier, cout the turns',
      ],
      'wind the wire round the nail',
    ),
    keeps: kept({
      text: 'the current (the p.d.), the iron core or the size of the pieces that it holds',
      words:
        'current/amps/amp/voltage/supply/"p.d"/"pd"/(potential difference)/nail/bolt/rod/core/iron/wire/clip/clips/pin/pins/paperclip/paperclips',
      also: '((adjust/set/variable/rheostat) ... (same/constant) current)',
      named: 'the current',
      slip: 'curent, currrent',
    }),
    column: { of: '"turns"/coils/loops', units: [] as string[] },
    heading: 'number of turns',
    graphs: '"turns"/coils/loops/windings',
    short: 'number of turns',
    example: '20, 30, 40 and 50 turns',
    set: 'Wind 10 turns of insulated wire round the nail and connect it in series with the power supply, a variable resistor and the ammeter.',
    kept: 'the current',
  },
  {
    changed: 'the current in its coil',
    sets: 'other currents',
    words: 'current/currents/amps',
    numbers: '0.2/0.4/0.5/0.6/0.8/1/1.0/1.2/1.5/1.6/2/2.0/2.5/3/3.0/4/5',
    listed: 'use 0.5, 1.0, 1.5, 2.0 and 2.5 A',
    misspelt: 'use five diferent curents',
    also: '((adjust/change/vary/alter/increase) ...(no same).. (current/resistor/rheostat/voltage/supply))',
    own: point(
      'measures the current with an ammeter in series',
      `
  accept ammeter | (measure/record/read/note) ...(no same).. (current/amps)`,
      [
        'measure the current with an ammeter',
        'connect an ammeter in series',
        'read the curent on the ameter',
      ],
      'wind the wire round the nail',
    ),
    keeps: kept({
      text: 'the number of turns of the coil, the iron core or the size of the pieces that it holds',
      words:
        '"turns"/coils/coil/loops/windings/nail/bolt/rod/core/iron/wire/clip/clips/pin/pins/paperclip/paperclips | (number turns)',
      named: 'the number of turns',
      slip: 'numbre of turns',
    }),
    column: { of: 'current/i', units: ['A', 'amps', 'mA', 'amperes'] },
    heading: 'current / A',
    graphs: 'current/amps',
    short: 'current',
    example: '1.0, 1.5, 2.0 and 2.5 A',
    set: 'Wind insulated wire round the nail and connect it in series with the power supply, a variable resistor and the ammeter. Set the current to 0.5 A.',
    kept: 'the number of turns',
  },
] as const

core('strength-of-an-electromagnet', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    of: random.pick(COILS),
    who: random.pick(WHO),
    core: random.pick(['a large iron nail', 'an iron bolt', 'an iron rod']),
    small: random.pick(['steel paper clips', 'small steel pins']),
  }),
  make: ({ of, who, core: iron, small }) => {
    const bits = small.endsWith('clips') ? 'clips' : 'pins'
    return {
      stem: [
        `${who} makes an electromagnet from ${iron} and a long insulated wire. A power supply, connecting leads and a box of ${small} are there.`,
        `An electromagnet is a coil of insulated wire round ${iron}. ${who} wants a strong one. There are a power supply, leads and a box of ${small}.`,
        `When there is a current in a coil round ${iron}, the iron becomes a magnet. ${who} has ${iron}, a long insulated wire, a power supply, leads and a box of ${small}.`,
      ],
      parts: {
        '': plan({
          prompt: `Plan an investigation to find how the strength of an electromagnet depends on ${of.changed}.`,
          because: `The strength of a magnet must be measured by something that can be counted or read, such as how many ${bits} it holds. The ${of.short} is changed, and what else makes the magnet stronger is kept the same.`,
          scheme: [
            apparatus(
              'an ammeter (a variable resistor, or what else the strength is measured by: a balance, a ruler)',
              [
                'ammeter/balance/scales/newtonmeter/forcemeter/ruler/rheostat | (newton meter) | (metre rule) | (variable (resistor/supply))',
              ],
              [
                'an ammeter and a variable resistor',
                'also needed: rheostat, ammeter',
                'ameter and varible resistor',
              ],
              'a power supply, wires and clips',
            ),
            point(
              'winds the insulated wire round the iron and connects its ends to the supply',
              `
  WIND = wind/wound/wrap/wrapped/coil/coiled/loop/turn
  WIRE = wire/coil/it/"turns"
  CORE = nail/bolt/rod/iron/core
  accept WIND ...(no count).. (round/around/onto/on/about) ...(no count).. CORE | (wrap/wind/coil/wound) ... CORE | (connect/connected/attach/join) ...(no ammeter).. (supply/cell/battery/power/circuit)
  unsure coil ... CORE`,
              [
                'wind the wire round the nail',
                'connect the ends to the power supply',
                'wrapp the wire arround the nail',
              ],
              'switch on and count the clips',
            ),
            point(
              `measures the strength: counts the ${bits} that it picks up (or their mass, a force, or the distance at which it attracts one)`,
              `
  BIT = clip/clips/paperclip/paperclips/pin/pins
  accept (count/number/many/more/most/record/amount) ...(no turns/current).. BIT | BIT ...(no turns).. (counted/number) | (mass/weigh/weight) ... BIT | BIT ... (mass/weigh/weight) | (measure/record/read/find/note) ...(no current/turns/length).. (force/distance | (magnetic field)) | (maximum/max) ... BIT | weigh ...(no wire/core/nail).. (all/what/them/load) | (find/measure/record/read/weigh) ...(no current/turns/wire/core/nail/same).. (mass/masses/"weight") | (distance/far) ... (attract/attracts/attracted/jump/jumps/pulls) | (attract/attracts/jump/jumps) ... (distance/far)
  unsure (pick/attract/lift/hold) ... BIT`,
              [
                `count the ${bits} it picks up`,
                `record the number of ${bits} that are held`,
                `cout the numbre of ${bits}`,
              ],
              'count the turns of the coil',
            ),
            of.own,
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
                  { of: 'clip/clips/paperclip/paperclips/pin/pins', units: [] },
                ],
                [
                  { of: of.column.of, units: [...of.column.units] },
                  { of: 'mass/force/distance/strength', units: ['g', 'kg', 'mg', 'N', 'cm', 'mm'] },
                ],
              ],
              named: `${of.heading}, number of ${bits} held`,
              misspelt: `tabel with columns ${of.heading}, nuber of ${bits}, a table`,
            }),
            concludes({
              text: `plots a graph of the number of ${bits} against the ${of.short}, or compares the numbers`,
              measured:
                'clip/clips/paperclips/pin/pins/"mean"/average/strength/strong/stronger/force/mass/distance',
              changed: of.graphs,
              earns: [
                `plot a graph of the number of ${bits} against ${of.short}`,
                `if more ${bits} are picked up as the ${of.short} increases then it gets stronger`,
                `plot a grapgh of nummber of ${bits} and ${of.short}`,
              ],
              also: `((more/many/most) ...(no table/time).. (pick/picks/picked/hold/holds/lift/lifts/attract/attracts) ... (strong/stronger/strongest)) | ((big/bigger/large/larger/great/greater/far/further) (distance/mass/force) ...(no table).. (strong/stronger/strongest)) | ((more/most) (clip/clips/pins/paperclips) ...(no table).. (strong/stronger/strongest)) | ((strong/stronger/strongest) ...(no same).. (more/most) (clip/clips/pins/paperclips))`,
              miss: `count the ${bits}`,
            }),
            beside(
              MEASURED,
              point(
                'a precaution: switches off between readings (the coil heats up, and nothing stays magnetised), or puts the clips back in one heap each time',
                `
  accept (switch/turn) ...(no on/turns).. off | (open/opened) ... (switch/circuit) | disconnect | (current ... not (high/large/big/strong)) | not (hot/heat/warm/overheat) | (cool/cooled) | (prevent/avoid/stop) ... (heating/heat/hot/overheat/overheating) | (demagnetise/demagnetize/demagnetised/magnetised) | (small/low) ...(no strength).. (current/voltage) | (hot/burn) ... (touch/care/careful) | heap/pile`,
                [
                  'switch off between readings',
                  'do not let the coil get hot',
                  'swich off so that it does not overheet',
                ],
                'wind the wire round the nail',
              ),
            ),
          ],
          modelAnswer: `An ammeter and a variable resistor are needed as well. ${of.set} Count the turns. Switch on, hold the end of the iron in the heap of ${bits} and lift it. Count the ${bits} it picks up. Switch off between readings so that the coil does not get hot. Repeat with ${of.example}. Keep ${of.kept} the same. Use the same iron core. Repeat three times for each and take the mean. Table with columns ${of.heading}, number of ${bits} held. Plot a graph of the number of ${bits} against the ${of.short}.`,
        }),
      },
    }
  },
})
