import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, roundTo } from '@/lib/exams/format'
import { onWatch, twoVessels, watchesFor } from './heat-figures'
import { forms, quotes, slowerWith } from './points-heat'

const { core, templates } = questionsOf('practical', 'P.5', { calculator: 'needed' })

export { templates }

const TOP_CLOSED = judged(
  'to reduce evaporation (or convection, loss of energy) from the top, so that most energy is lost through the surfaces that are compared',
  `
  LESS = less/reduce/prevent/stop/minimise/minimize/limit/avoid/decrease/lower/cut/block/no/keep/trap/not
  OUT = heat/energy/steam/vapour/evaporation/evaporate/convection/air/water/loss/lose/lost/escape/leave/hot
  reject (increase/more) (evaporation/convection) | (cool/cools/cooling) ... faster
  accept evaporate/evaporation | convection | steam/vapour
  accept LESS ... OUT ... (lose/lost/loss/escape/escapes/leave/leaving/top/surface/out/surroundings) | LESS ... (lose/losing/loss) ... (heat/energy) | (heat/energy) not (lost/lose/escape/leave) | (loss/lost) ... (only/mainly/mostly) ... (side/sides/surface/surfaces/walls/can)
  accept (keep/hold/keeps) ... (heat/energy) ... (in/inside) | trap ... (heat/energy/steam/air)
  accept (lost/lose/loss/escape/leave) ... (top/open) ... otherwise | otherwise ... (lost/lose/loss/escape/leave) ... (top/open)
  accept (only/just/mainly/mostly) ... (side/sides/walls/can/cans/colour/surface/radiation)
  unsure insulate/insulation
  earns: to stop evaporation from the surface of the water
  earns: to reduce heat loss through the top
  earns: so that less enrgy escapes by convection
  earns: so that heat is lost mainly through the sides
  misses: to keep the thermometer upright
  misses: to make it a fair test
  misses: so that the water cools faster
  misses: to hold dust back`,
)

const SAME_START = judged(
  'so that both start at the same temperature (the same difference from the room), since the rate of cooling depends on it',
  `
  SAME = same/equal/identical
  START = start/starting/starts/begin/begins/initial/beginning/first/temperature/temp/difference
  reject not SAME ... because | SAME (time/volume/amount)
  accept SAME ...(no volume/room).. START | START ... SAME | (rate/cooling/cool/cools) ... (depend/depends/affected/faster/higher) ...(no black/shiny).. (temperature/hot/hotter/start/starting)
  accept (hotter/warmer/higher) ... (cool/cools/lose/loses) ... (faster/quicker/more) | (cool/cools/cooled/lose/lost) ... (pour/pouring/poured) | (pour/poured/pouring) ... (different/cool/cools/lose/loses/lost) | (start/starting/initial/beginning) ... (temperature/temperatures) ... (different/differ)
  accept (both/they/each/it) ... (start/begin) ... (72/75/78)
  accept (may/might/could/would) ... not SAME (temperature/temperatures) ... (pour/start/beginning/first/initially)
  unsure fair
  earns: so that both start at the same temperature
  earns: the rate of cooling depends on the starting temperature
  earns: the initial temprature must be equal
  earns: hotter water cools faster
  misses: to give time to the student
  misses: because 75 is a round number
  misses: the cans have different colours
  misses: to use the same volume`,
)

const SENSOR = judged(
  'uses a temperature sensor with a data logger (or a digital thermometer, or a thermometer with smaller divisions); or repeats and takes a mean; or lets the water cool over a larger range of temperature',
  `
  reject (better/accurate/digital/electronic/precise) ...(no thermometer/sensor/probe/logger).. (watch/stopwatch/clock/timer) | not repeat
  accept sensor/probe/logger/datalogger/thermocouple/thermistor/camera/video/film/digital/electronic/computer | data logger | smaller (division/divisions/scale/intervals) | (finer/precise/sensitive) (divisions/scale/thermometer) | more (divisions/precise/sensitive)
  accept (repeat/repeats/repeated) | average | (take/find/calculate/more) ... mean | (larger/bigger/wider/greater/more) ...(no can/volume/water).. (range/fall/drop/difference) | magnify/magnifier/magnifying | (fall/cool) ... (15/20/25/30)
  unsure (accurate/better) ... thermometer
  earns: use a temperature sensor and a data logger
  earns: use a digital thermometer
  earns: use a temperture senser
  earns: repeat it more often and take the mean
  misses: be more careful
  misses: use a better stop-watch
  misses: use hotter water
  misses: look more closely`,
)

core('shiny-and-black-cans', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const black = random.int(226, 268)
    const shiny = Math.round(black * random.pick([1.3, 1.36, 1.42]))
    const [blackAgain, shinyAgain] = [
      black + random.pick([-8, -6, -4, 4, 6, 8]),
      shiny + random.pick([-8, -6, -4, 4, 6, 8]),
    ]
    if (black % 60 < 3 || shiny % 60 < 3) return null
    const fall = 10
    const from = random.pick([72, 75, 78])
    return { black, shiny, blackAgain, shinyAgain, fall, from }
  },
  make: ({ black, shiny, blackAgain, shinyAgain, fall, from }) => {
    const [meanB, meanS] = [(black + blackAgain) / 2, (shiny + shinyAgain) / 2]
    const [rateB, rateS] = [roundTo(fall / meanB, 6), roundTo(fall / meanS, 6)]
    const to = from - fall
    const timed = `the time for the temperature to fall from ${from} °C to ${to} °C`
    return {
      stem: [
        `A student investigates how the surface of a metal can affects the cooling of the water in it. Can P is painted dull black, can Q is shiny. He pours 200 cm^{3} of boiling water into each can, puts on the lids, and measures ${timed}.`,
        `Tea is served in pots of shiny metal. To find out why, a student takes two metal cans of the same size. P has a dull black surface, Q a shiny one. She fills each with 200 cm^{3} of boiling water, closes it with a lid and measures ${timed}.`,
        `Two cans of the same metal and size differ only in their surface: P is dull black, Q is shiny. In a class experiment each is filled with 200 cm^{3} of boiling water and closed with a lid. A stop-watch measures ${timed}.`,
      ],
      figure: twoVessels(
        {
          name: 'black-and-shiny-cans',
          title: 'Two cans of hot water',
          description:
            'Two metal cans of the same size with lids stand on a bench. Can P is black, can Q is shiny. A thermometer goes through the lid of each and is held by a clamp.',
        },
        { letter: 'P', kind: 'black can', lid: true },
        { letter: 'Q', kind: 'shiny can', lid: true },
        [
          ['thermometer', 104, 24, 88, 42],
          ['lid', 142, 122, 126, 138],
          ['black\ncan', 136, 180, 118, 196],
          ['shiny\ncan', 324, 180, 306, 196],
        ],
      ),
      parts: {
        a: ask.table({
          lead: 'The next figure shows the stop-watches at the end of the first trial.',
          figure: watchesFor('first-trial', [
            ['black can P', black],
            ['shiny can Q', shiny],
          ]),
          prompt: 'Complete the table. Record the times in seconds and calculate the means.',
          objective: 'AO3',
          head: ['can', 'time in trial 1 / s', 'time in trial 2 / s', 'mean time / s'],
          rows: [
            [
              { text: 'P' },
              { blank: 'P in trial 1', answer: black, marks: 1, sigFigs: 3 },
              { text: String(blackAgain) },
              {
                blank: 'mean of P',
                answer: meanB,
                marks: 1,
                sigFigs: 3,
                tolerance: 0.5,
                follow: { from: [{ cell: 'P in trial 1' }], formula: `(a + ${blackAgain})/2` },
              },
            ],
            [
              { text: 'Q' },
              { blank: 'Q in trial 1', answer: shiny, marks: 1, sigFigs: 3 },
              { text: String(shinyAgain) },
              {
                blank: 'mean of Q',
                answer: meanS,
                marks: 1,
                sigFigs: 3,
                tolerance: 0.5,
                follow: { from: [{ cell: 'Q in trial 1' }], formula: `(a + ${shinyAgain})/2` },
              },
            ],
          ],
          scheme: [
            `P in trial 1: ${black} s`,
            `mean of P: ${plain(meanB)} s`,
            `Q in trial 1: ${shiny} s`,
            `mean of Q: ${plain(meanS)} s`,
          ],
          solution: `A minute has 60 s: ${onWatch(black)} is ${Math.floor(black / 60)} × 60 + ${black % 60} = ${black} s, and ${onWatch(shiny)} is ${shiny} s. The mean is half of the sum: ${plain(meanB)} s and ${plain(meanS)} s.`,
        }),
        b: ask.table({
          lead: `The average rate of cooling is the fall in temperature, ${fall} °C, divided by the mean time.`,
          prompt: 'Calculate the average rate of cooling of each can.',
          objective: 'AO3',
          head: ['can', 'average rate of cooling / °C per s'],
          rows: [
            [
              { text: 'P' },
              {
                blank: 'rate of P',
                answer: rateB,
                marks: 1,
                unit: '°C/s',
                sigFigs: 2,
                tolerance: 0.0005,
                follow: { from: [{ part: 'a', cell: 'mean of P' }], formula: `${fall}/a` },
              },
            ],
            [
              { text: 'Q' },
              {
                blank: 'rate of Q',
                answer: rateS,
                marks: 1,
                unit: '°C/s',
                sigFigs: 2,
                tolerance: 0.0005,
                follow: { from: [{ part: 'a', cell: 'mean of Q' }], formula: `${fall}/a` },
              },
            ],
          ],
          scheme: [
            `${fall} ÷ ${plain(meanB)} = ${figures(rateB, 2)}`,
            `${fall} ÷ ${plain(meanS)} = ${figures(rateS, 2)}`,
          ],
          solution: `${fall} ÷ ${plain(meanB)} = ${figures(rateB, 2)} °C/s and ${fall} ÷ ${plain(meanS)} = ${figures(rateS, 2)} °C/s. The longer time belongs to the lower rate.`,
        }),
        c: ask.written({
          prompt:
            'State which surface loses thermal energy faster. Justify your answer by reference to the results.',
          objective: 'AO3',
          scheme: [
            slowerWith(
              'the black surface (water cools faster in P than in Q)',
              'q/shiny/silver/white/bright',
              'p/black/dull/dark/matt/matte',
              [
                'the black can cools faster',
                'the water in the shiny can cools more slowly',
                'the water in the blak can cools qiuckly',
              ],
              [
                'reject OPEN ...(no KEPT/FAST/than/not).. (slow/slower/slowest)',
                'reject KEPT ...(no OPEN).. time ...(no OPEN/longer/more).. (less/shorter/smaller/lower)',
                'accept OPEN ...(no KEPT).. time ...(no KEPT/longer).. (less/shorter/smaller/lower)',
                'accept KEPT ...(no OPEN).. (longer/longest) | KEPT slow/slower/slowest',
                'accept OPEN, without KEPT',
              ].join('\n  '),
            ),
            quotes(
              'quotes results of both cans: the times or the rates',
              [
                forms(black, blackAgain, meanB, figures(rateB, 2), figures(rateB, 3)),
                forms(shiny, shinyAgain, meanS, figures(rateS, 2), figures(rateS, 3)),
              ],
              `P takes ${meanB} s and Q ${meanS} s`,
              ['p/black', 'q/shiny'],
            ),
          ],
          modelAnswer: `The black surface loses energy faster. For the same fall in temperature P takes ${plain(meanB)} s and Q takes ${plain(meanS)} s.`,
          solution:
            'The fall in temperature is the same, so the shorter time means the higher rate. A justification gives the figures of both cans.',
        }),
        d: ask.written({
          prompt: 'Explain why the cans have lids.',
          objective: 'AO3',
          scheme: [TOP_CLOSED],
          modelAnswer: 'The lids reduce the loss of energy by evaporation from the top.',
          solution:
            'Without lids most energy would be lost from the surface of the water, in the same way in both cans. The difference between the two metal surfaces would hardly be seen.',
        }),
        e: ask.written({
          lead: `The stop-watch is not started when the water is poured in, but when its temperature is ${from} °C.`,
          prompt: 'Explain why this makes the comparison better.',
          objective: 'AO3',
          scheme: [SAME_START],
          modelAnswer: 'Both cans start at the same temperature.',
          solution:
            'Hotter water cools faster. The two lots of water may not be equally hot after pouring, so a start at one temperature makes the test fair.',
        }),
        f: ask.written({
          lead: `The thread of the thermometer moves slowly, so it is hard to tell exactly when ${to} °C is reached.`,
          prompt: 'Suggest **one** improvement.',
          objective: 'AO3',
          scheme: [SENSOR],
          modelAnswer: 'Use a temperature sensor and a data logger.',
          solution:
            'A data logger records temperature and time together, many times in a second. Repeating and taking a mean also makes the error smaller.',
        }),
      },
    }
  },
})
