import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, roundTo } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { thermometersFor, twoVessels } from './heat-figures'
import { forms, KEPT_FOR_COOLING, quotes, READS_WELL, slowerWith } from './points-heat'

const { core, templates } = questionsOf('practical', 'P.5', { calculator: 'needed' })

export { templates }

const TIMES = [0, 30, 60, 90, 120, 150, 180] as const
const LAST = TIMES.length - 1

const LID_ON_BOTH = judged(
  'puts a lid (cover) on the beakers',
  `
  reject not (lid/cover) | (remove/without) (lid/cover) | (cover/covered) ... (side/sides)
  accept lid/lidd/cover/covered/cap/foil/film/cork/bung/stopper/seal/sealed | (insulate/insulator/insulation/polystyrene/cardboard/paper) ... (top/surface/above/over)
  accept (smaller/less/reduce) ... (surface/opening/mouth/diameter) | (narrow/narrower) ... (beaker/beakers/container/opening/top)
  earns: put a lid on both beakers
  earns: cover the top of the beakers
  earns: use an inslated cover, a covver
  misses: use more cotton wool round the sides
  misses: repeat the experiment and take a mean
  misses: put a heater in the water
  misses: use hotter water`,
)

core('cooling-with-insulation', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const room = random.pick([20, 21, 22, 23])
    const start = random.pick([83.5, 84.5, 85.5, 86.5])
    const other = start - random.pick([0.5, 1])
    const bare = random.pick([0.0012, 0.0013, 0.0014])
    const kept = bare * random.pick([0.55, 0.6, 0.65])
    const cooled = (from: number, k: number) =>
      TIMES.map(time => Math.round(2 * (room + (from - room) * Math.exp(-k * time))) / 2)
    const [p, q] = [cooled(start, bare), cooled(other, kept)]
    const [pFirst = 0, pLast = 0, qFirst = 0, qLast = 0] = [p[0], p[LAST], q[0], q[LAST]]
    if (pFirst % 10 === 0 || qLast % 10 === 0) return null
    const around = random.pick(['cotton wool', 'bubble wrap', 'thick felt', 'foam plastic'] as const)
    return { p, q, pFirst, pLast, qFirst, qLast, around }
  },
  make: ({ p, q, pFirst, pLast, qFirst, qLast, around }) => {
    const [fallP, fallQ] = [roundTo(pFirst - pLast, 1), roundTo(qFirst - qLast, 1)]
    const [rateP, rateQ] = [roundTo(fallP / 180, 6), roundTo(fallQ / 180, 6)]
    return {
      stem: [
        `A student investigates whether a layer of ${around} changes how fast hot water cools. Beaker P has nothing round it. Beaker Q has a layer of ${around} round its sides.\n\nShe pours 150 cm^{3} of hot water into each beaker, starts a stop-watch and reads both thermometers every 30 s.`,
        `A company wants to know how well ${around} keeps drinks hot. Two beakers stand on a bench, P without and Q with a layer of ${around} round the sides. A technician pours 150 cm^{3} of hot water into each of them. He measures the temperatures every 30 s for three minutes.`,
        `Two groups of a class cool hot water. Both use 150 cm^{3} of water in a beaker. Beaker P is bare, and ${around} is wrapped round beaker Q. The temperatures are read at 30 s intervals after a stop-watch has been started.`,
      ],
      figure: twoVessels(
        {
          name: 'bare-and-wrapped-beakers',
          title: 'Two beakers of hot water',
          description: `Two beakers with the same amount of hot water stand on a bench. A thermometer dips into each and is held by a clamp. Beaker P is bare. Beaker Q has ${around} round its sides. Neither has a lid.`,
        },
        { letter: 'P' },
        { letter: 'Q', wrapped: true },
        [
          ['thermometer', 104, 24, 88, 42],
          ['hot\nwater', 136, 184, 114, 196],
          [around.replace(' ', '\n'), 306, 92, 328, 160],
        ],
      ),
      parts: {
        a: ask.table({
          lead: 'The next figure shows the thermometer in P at 0 s and the thermometer in Q at 180 s.',
          figure: thermometersFor('insulation-readings', [
            ['P at 0 s', pFirst],
            ['Q at 180 s', qLast],
          ]),
          prompt: 'Complete the table. Read both temperatures to half a division.',
          objective: 'AO3',
          head: ['time / s', 'temperature in P / °C', 'temperature in Q / °C'],
          rows: TIMES.map((time, row): TableCell[] => [
            { text: String(time) },
            row === 0
              ? { blank: 'P at 0 s', answer: pFirst, marks: 1, sigFigs: 3 }
              : { text: plain(p[row] ?? 0, 1) },
            row === LAST
              ? { blank: 'Q at 180 s', answer: qLast, marks: 1, sigFigs: 3 }
              : { text: plain(q[row] ?? 0, 1) },
          ]),
          scheme: [`P at 0 s: ${plain(pFirst, 1)} °C`, `Q at 180 s: ${plain(qLast, 1)} °C`],
          solution: `One division is 1 °C, so half a division is 0.5 °C. P reads ${plain(pFirst, 1)} °C and Q ${plain(qLast, 1)} °C. Write one decimal place each time, as in the rest of the table.`,
        }),
        b: ask.table({
          lead: 'The average rate of cooling is the fall in temperature divided by the time.',
          prompt:
            'Calculate the average rate of cooling of each beaker for the whole 180 s, and choose the unit.',
          objective: 'AO3',
          head: ['beaker', 'average rate of cooling'],
          rows: [
            [
              { text: 'P' },
              {
                blank: 'rate of P',
                answer: rateP,
                marks: 1,
                unit: '°C/s',
                sigFigs: 2,
                tolerance: 0.0005,
                follow: { from: [{ part: 'a', cell: 'P at 0 s' }], formula: `(a - ${pLast})/180` },
              },
            ],
            [
              { text: 'Q' },
              {
                blank: 'rate of Q',
                answer: rateQ,
                marks: 1,
                unit: '°C/s',
                sigFigs: 2,
                tolerance: 0.0005,
                follow: { from: [{ part: 'a', cell: 'Q at 180 s' }], formula: `(${qFirst} - a)/180` },
              },
            ],
            [
              { text: 'unit' },
              {
                blank: 'unit',
                answer: '°C/s',
                mode: 'pick',
                choices: ['°C/s', 's/°C', '°C s', '°C'],
                marks: 1,
              },
            ],
          ],
          scheme: [
            `P: (${plain(pFirst, 1)} − ${plain(pLast, 1)}) ÷ 180 = ${figures(rateP, 2)}`,
            `Q: (${plain(qFirst, 1)} − ${plain(qLast, 1)}) ÷ 180 = ${figures(rateQ, 2)}`,
            'unit °C/s',
          ],
          solution: `P falls by ${plain(fallP, 1)} °C and Q by ${plain(fallQ, 1)} °C. Divided by 180 s this is ${figures(rateP, 2)} °C/s and ${figures(rateQ, 2)} °C/s. A temperature divided by a time has the unit °C/s.`,
        }),
        c: ask.written({
          prompt: `State how the ${around} affects how fast the water cools. Justify your answer by reference to the results.`,
          objective: 'AO3',
          scheme: [
            slowerWith(
              `water cools more slowly with ${around} (Q has the lower rate of cooling)`,
              `q/insulate/insulation/insulator/wrapped/covered/layer/wool/wrap/felt/foam`,
              'p/bare/uninsulated | not (insulated/insulation/layer/wrapped/covered)',
              [
                'Q cools more slowly than P',
                'the insulation reduces the rate of cooling',
                'the water cools slowwer in Q',
              ],
            ),
            quotes(
              'quotes results of both beakers: the rates, or the falls in temperature in the same time',
              [
                forms(
                  figures(rateP, 2),
                  figures(rateP, 3),
                  figures(rateP, 1),
                  fallP,
                  plain(fallP, 1),
                  pLast,
                  plain(pLast, 1),
                ),
                forms(
                  figures(rateQ, 2),
                  figures(rateQ, 3),
                  figures(rateQ, 1),
                  fallQ,
                  plain(fallQ, 1),
                  qLast,
                  plain(qLast, 1),
                ),
              ],
              `P fell by ${fallP} °C and Q by ${fallQ} °C`,
              ['p/bare', 'q/insulated/wrapped'],
            ),
          ],
          modelAnswer: `The water cools more slowly in Q. In 180 s the temperature in Q falls by ${plain(fallQ, 1)} °C, that in P by ${plain(fallP, 1)} °C.`,
          solution:
            'The first mark is for the direction of the effect, the second for figures of **both** beakers. “The results show it” is no justification.',
        }),
        d: words({
          subject: 'igcse/physics',
          prompt: 'State **two** quantities that must be the same for both beakers in a fair comparison.',
          objective: 'AO3',
          asked: 2,
          answers: KEPT_FOR_COOLING,
          ignore: ['time', 'total time', 'time intervals', 'time interval', 'thermometer'],
          reject: [
            { text: 'insulation', why: 'The insulation is what is changed.' },
            { text: around, why: 'The insulation is what is changed.' },
            { text: 'rate of cooling', why: 'The rate of cooling is the result.' },
            { text: 'fall in temperature', why: 'The fall in temperature is the result.' },
            { text: 'final temperature', why: 'The final temperature is a result.' },
          ],
          solution:
            'Whatever changes how fast water cools must be the same: how much water there is, how hot it is at the start, how large its surface is, and how warm the room is. Only the insulation may differ.',
        }),
        e: ask.written({
          prompt: 'State **one** precaution that makes the readings of temperature accurate.',
          objective: 'AO3',
          scheme: [READS_WELL],
          modelAnswer: 'Stir the water before each reading.',
          solution:
            'Hot water rises, so the temperature is not the same everywhere until the water is stirred. Looking at right angles to the scale avoids parallax.',
        }),
        f: ask.written({
          lead: 'In both beakers much thermal energy is lost from the surface of the water.',
          prompt: 'Suggest a change to the apparatus that makes this loss much smaller.',
          objective: 'AO3',
          scheme: [LID_ON_BOTH],
          modelAnswer: 'Put a lid on each beaker.',
          solution:
            'A lid stops most of the evaporation and convection. Then most of the loss is through the sides, where the insulation is, and its effect is seen more clearly.',
        }),
      },
    }
  },
})
