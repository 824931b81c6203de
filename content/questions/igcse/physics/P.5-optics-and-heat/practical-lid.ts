import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, roundTo } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { thermometersFor, threeBeakers } from './heat-figures'
import { forms, quotes } from './points-heat'

const { core, templates } = questionsOf('practical', 'P.5', { calculator: 'needed' })

export { templates }

const LID_MORE = judged(
  'the lid reduces the loss more than the insulation (Y has the smallest fall)',
  `
  LID = lid/lidd/y/cover
  WOOL = wool/insulation/z/cotton/layer/wrap/insulator/side/sides/felt/bubble/foam/plastic/thick
  reject LID ...(no WOOL/less).. (fall/falls/cool/cools/lose/loses) (more/faster/quicker) | LID ...(no WOOL/not).. worse
  accept LID ...(no WOOL/worse/not).. (better/less/smaller/slower/hotter/warmer/effective/lower/higher) than WOOL
  reject WOOL ...(no LID/than/less/not).. (better/best/(more effective)/(most effective)/slower/slowest/least/smallest)
  reject WOOL ...(no LID/than/not).. (fall/cool/lose/drop/loss) ...(no LID).. (less/slower/lower) | WOOL ...(no LID/than/not).. (less/lower/smaller) (fall/drop/loss/heat/energy)
  reject same/equal
  accept LID
  earns: the lid reduces it more
  earns: the lid is more efective than the other
  earns: Y, because its temperature falls least
  misses: the cotton wool is better
  misses: both reduce it by the same amount
  misses: Z has the smallest fall`,
)

const OTHER_DAY = judged(
  'the room is colder (draughty), the water is hotter at the start, there is less of it, or the beakers are others (“a different room temperature” will do)',
  `
  WHERE = room/air/surrounding/surroundings/environment/environmental/ambient/weather/outside/lab/laboratory/day/external
  START = start/starting/initial/beginning/first/hot/water
  reject human error
  reject WHERE ...(no water/start/initial/than/cold/colder/lower).. (hot/hotter/warm/warmer/higher) | (hotter/warmer/higher) (room/surrounding/air/environment/ambient/weather/day)
  reject water ...(no WHERE/hot/hotter).. (colder/cooler), without WHERE
  reject (start/starting/initial) ... (lower/smaller/colder/cooler), without WHERE
  reject more water | (more/larger/bigger/greater/higher) ... (volume/amount/mass/quantity) | (room/surrounding/air/temperature) ... same
  accept WHERE ...(no same).. (temperature/temp/condition/conditions/cold/colder/cool/cooler/warm/warmer/hot/hotter/humidity/wind/windy) | (temperature/conditions/cold/colder/warm/warmer/hot/hotter) ...(no same).. WHERE
  accept draught/draft/draughts/drafts/wind/windy/fan/window/windows/conditioning/humidity/breeze | air (movement/current/flow) | (hotter/warmer) water | (lid/cover) ... not (fit/close/tight)
  accept START ...(no same).. (temperature/temp/hotter/colder/warmer) | (temperature/temp) ...(no same).. START
  accept (volume/amount/mass/quantity) ...(no same).. water | (less/smaller) water | volume | (thicker/thinner/different/larger/smaller/bigger/wider/narrower/other) ...(no same).. (beaker/beakers/container/containers/insulation/wool/lid/lids/thermometer) | (beaker/beakers/container/insulation/lid/lids/thermometer) ...(no same).. (thicker/thinner/different/larger/smaller/bigger/wider/narrower)
  unsure temperature | (longer/more) time | (wait/measure/leave) ... longer
  earns: the room temperature was different
  earns: there was a draught
  earns: the starting temprature was not the same
  earns: he used a smaller volume of water
  misses: he made a mistake
  misses: it was human error
  misses: the room was warmer
  misses: he used more water
  misses: the results are not exact`,
)

const SAFE_POURING = judged(
  'a safety precaution: pour slowly, wear gloves (or use a cloth, a holder), wear goggles, stand up, keep the beakers away from the edge, do not fill them to the brim',
  `
  accept glove/gloves/mitts/mitten/cloth/towel/tongs/holder/clamp/apron/goggles/glasses/eyewear/tray/funnel | lab coat | (eye/face/hand) protection
  accept pour ... (slow/slowly/carefully/gently/steadily/away) | (slow/slowly/carefully/gently) ... pour | stand/standing | (away/far) ... (edge/face/body/people/you) | (middle/centre/stable/flat) ... (bench/table/surface)
  accept handle/handles | not (fill/overfill/touch/full) | (wipe/clean/mop) ... (spill/spills/spilt/water) | labcoat | mat/heatproof | keep ... (distance/away)
  earns: wear heat-proof gloves
  earns: pour the water slowly
  earns: wear safety gogles
  earns: stand up while you pour
  misses: be careful
  misses: stir the water
  misses: use cold water
  misses: read the thermometer at eye level`,
)

const AT_ONCE = judged(
  'reads all at the same moment (several students, or sensors with a data logger), or starts them one after the other at the same intervals, or does them one at a time',
  `
  READ = read/reads/reading/readings/record/measure/take/taken
  reject (one after the other | one by one) because
  accept sensor/sensors/logger/datalogger/probe/probes/camera/photo/photograph/video/computer | data logger
  accept READ ... (same time | same moment | once | simultaneously | together) | simultaneously | (same time | same moment | simultaneously | at once) ... READ
  accept (three/more/two/several/other/another/different) ... (student/students/people/person/friend/friends/stopwatch/stopwatches/watch/watches/clock/clocks/timers) | (student/students/people) ... each | (stopwatch/watch/clock/timer) ... each | help/helper
  accept (start/fill/pour/begin/starts/filled/poured) ... (interval/intervals/apart/later/between/delay/stagger/staggered/gap) | stagger/staggered | (start/own/separate/fill/pour) ... (one after the other | one by one | one at a time | separately | own) | (separate/separately/own/different) ... (stopwatch/stopwatches/watch/watches/clock/clocks/timer/timers/time/experiment/experiments)
  accept one at a time | one beaker | (do/test/carry/measure) ... separately
  earns: ask three students to read at the same moment
  earns: use temperature sensors and a data logger
  earns: start the beakers at intervals of 30 s
  earns: use a seperate stop-watch for each beaker
  misses: read the thermometers more quickly
  misses: use the same volume of water
  misses: repeat the experiment
  misses: wait longer
  misses: use digital thermometers`,
)

core('lid-or-insulation', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const starts = random.shuffle([84, 84.5, 85])
    const bare = random.pick([13.5, 14, 14.5, 15])
    const lidded = bare - random.pick([6, 6.5])
    const wrapped = bare - random.pick([2.5, 3, 3.5])
    const falls = [bare, lidded, wrapped]
    const rows = ['X', 'Y', 'Z'].map((letter, at) => {
      const [start = 0, fall = 0] = [starts[at], falls[at]]
      return { letter, start, fall, end: start - fall }
    })
    const [, lid, wool] = rows
    if (!lid || !wool || lid.end % 5 === 0 || wool.end % 5 === 0) return null
    const around = random.pick(['cotton wool', 'thick felt', 'bubble wrap'] as const)
    return { rows, bare, lid, wool, around, minutes: random.pick([5, 6]) }
  },
  make: ({ rows, bare, lid, wool, around, minutes }) => {
    const share = (100 * (bare - lid.fall)) / bare
    return {
      stem: [
        `A student compares two ways to keep water hot. Three equal beakers each hold 150 cm^{3} of hot water. Beaker X is open, Y has a lid, and Z has a layer of ${around} round its sides. She measures the temperatures at the start and after ${minutes} minutes.`,
        `A cafe wants its drinks to stay hot for longer. A worker tests three equal beakers with 150 cm^{3} of hot water in each: X is open, Y has a lid, and Z has ${around} round its sides. He reads their thermometers at the start and ${minutes} minutes later.`,
        `Is it better to cover hot water or to wrap it? In a class experiment three equal beakers are filled with 150 cm^{3} of hot water. X stays open, Y gets a lid, and ${around} is put round the sides of Z. The temperatures are read at once and after ${minutes} minutes.`,
      ],
      figure: threeBeakers(around),
      parts: {
        a: ask.table({
          lead: `The next figure shows the thermometers in Y and in Z after ${minutes} minutes.`,
          figure: thermometersFor('lid-readings', [
            [`Y after ${minutes} min`, lid.end],
            [`Z after ${minutes} min`, wool.end],
          ]),
          prompt: 'Complete the table. Read to half a division.',
          objective: 'AO3',
          head: [
            'beaker',
            'temperature at the start / °C',
            `temperature after ${minutes} min / °C`,
            'fall in temperature / °C',
          ],
          rows: rows.map(({ letter, start, end, fall }): TableCell[] =>
            letter === 'X'
              ? [
                  { text: letter },
                  { text: plain(start, 1) },
                  { text: plain(end, 1) },
                  { text: plain(fall, 1) },
                ]
              : [
                  { text: letter },
                  { text: plain(start, 1) },
                  { blank: `end of ${letter}`, answer: end, marks: 1, sigFigs: 3 },
                  {
                    blank: `fall of ${letter}`,
                    answer: fall,
                    marks: 1,
                    sigFigs: 2,
                    follow: { from: [{ cell: `end of ${letter}` }], formula: `${start} - a` },
                  },
                ],
          ),
          scheme: [lid, wool].flatMap(({ letter, start, end, fall }) => [
            `${letter} after ${minutes} min: ${plain(end, 1)} °C`,
            `fall in ${letter}: ${plain(start, 1)} − ${plain(end, 1)} = ${plain(fall, 1)} °C`,
          ]),
          solution: `One division is 1 °C. Y reads ${plain(lid.end, 1)} °C and Z ${plain(wool.end, 1)} °C. The falls are ${plain(lid.fall, 1)} °C and ${plain(wool.fall, 1)} °C.`,
        }),
        'b.i': ask.written({
          prompt:
            'State which of the two changes keeps the water hot better. Justify your answer by reference to the results.',
          objective: 'AO3',
          scheme: [
            LID_MORE,
            quotes(
              'quotes the falls (or the temperatures at the end) in both Y and Z',
              [
                forms(lid.fall, plain(lid.fall, 1), lid.end, plain(lid.end, 1)),
                forms(wool.fall, plain(wool.fall, 1), wool.end, plain(wool.end, 1)),
              ],
              `Y falls by ${lid.fall} °C and Z by ${wool.fall} °C`,
              ['y/lid', 'z/wool/felt/bubble/insulation'],
            ),
          ],
          modelAnswer: `The lid. The fall in Y is ${plain(lid.fall, 1)} °C, that in Z is ${plain(wool.fall, 1)} °C.`,
          solution:
            'The smaller the fall in the same time, the less energy is lost. Quote the values of both beakers that you compare.',
        }),
        'b.ii': ask.table({
          prompt: 'Calculate by how many per cent the lid reduces the fall in temperature of an open beaker.',
          objective: 'AO3',
          head: ['reduction of the fall by the lid / %'],
          rows: [
            [
              {
                blank: 'reduction',
                answer: roundTo(share, 6),
                marks: 1,
                unit: '%',
                sigFigs: 2,
                tolerance: 0.5,
                follow: {
                  from: [{ part: 'a', cell: 'fall of Y' }],
                  formula: `100*(${bare} - a)/${bare}`,
                },
              },
            ],
          ],
          scheme: [
            `(${plain(bare, 1)} − ${plain(lid.fall, 1)}) ÷ ${plain(bare, 1)} × 100 = ${plain(share, 0)}%`,
          ],
          solution: `The open beaker falls by ${plain(bare, 1)} °C, so this is the whole. The reduction is ${plain(bare - lid.fall, 1)} °C: ${plain(bare - lid.fall, 1)} ÷ ${plain(bare, 1)} × 100 = ${plain(share, 0)}%.`,
        }),
        c: ask.choice({
          lead: `A fourth beaker has the lid and the ${around}. It starts at the same temperature.`,
          prompt: `Predict its fall in temperature in ${minutes} minutes.`,
          command: 'Predict',
          objective: 'AO3',
          right: 'less than in Y',
          wrong: {
            'between those in Y and Z': 'You took the mean of both, but each of them keeps energy in.',
            'between those in Z and X': 'You took the two together to be worse than each alone.',
            'more than in X': 'You added the falls. Lid and insulation each reduce the fall.',
          },
          solution:
            'The lid reduces the loss from the top, the insulation that from the sides. Together they reduce it more than each alone, so the fall is less than in Y.',
        }),
        d: ask.written({
          lead: 'Another student does the same experiment on another day. All his falls in temperature are larger.',
          prompt: 'Suggest **one** reason.',
          objective: 'AO3',
          scheme: [OTHER_DAY],
          modelAnswer: 'The room was colder on that day.',
          solution:
            'The colder the room, the larger the difference in temperature, and the faster the cooling. A draught has the same effect. “Human error” says nothing.',
        }),
        e: ask.written({
          prompt: 'State **one** safety precaution when the hot water is put into the beakers.',
          objective: 'AO3',
          scheme: [SAFE_POURING],
          modelAnswer: 'Wear heat-proof gloves.',
          solution: 'Hot water scalds. Gloves, goggles and slow pouring make an accident less likely.',
        }),
        f: ask.written({
          lead: 'The student reads the thermometers of X, Y and Z one after the other.',
          prompt: 'Suggest how all three can be made to cool for the same time.',
          objective: 'AO3',
          scheme: [AT_ONCE],
          modelAnswer: 'Fill the beakers one after the other, with the same time between them.',
          solution:
            'While one thermometer is read the others go on falling. If each beaker has its own start, all of them cool for the same time.',
        }),
      },
    }
  },
})
