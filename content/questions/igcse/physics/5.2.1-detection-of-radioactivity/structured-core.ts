import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { wordsCell } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { display } from '@/lib/figures/laboratory/measuring'
import { line, rect, text } from '@/lib/figures/shapes'
import { BACKGROUND, DECAY_IS_RANDOM } from '../nuclear-ideas'

const { core, templates } = questionsOf('structured', '5.2.1', { calculator: 'needed' })

export { templates }

const PLACES = [
  { where: 'in a town that is built on granite', radon: [50, 58] },
  { where: 'in a city by the sea', radon: [40, 46] },
  { where: 'in a mountain village', radon: [42, 50] },
  { where: 'in one country', radon: [44, 52] },
] as const

const SOURCES = ['radon', 'rocks', 'food', 'cosmic', 'medical'] as const
type Source = (typeof SOURCES)[number]

const FULL: Record<Source, string> = {
  radon: 'radon gas',
  rocks: 'rocks and buildings',
  food: 'food and drink',
  cosmic: 'cosmic rays',
  medical: 'medical uses',
}

const EQUATION = `
  OVER = divide/over/per/"/"/"÷"/"➗"
  reject time ...(no count).. OVER ... count | count ... multiply/"×"/"*"/"x" ... time | rate ... multiply/"×"/"*"/"x" ... time
  accept reading/decay/number/emission ...(no rate).. OVER ... time
  accept count ...(no rate).. OVER ... time/minute/second | count/number per second/minute
  accept count ... in/every/each one/1/a/unit second/minute
  unsure count ...(no rate).. time
  earns: count rate = number of counts ÷ time
  earns: count rate = counts / time
  earns: the number of counts divided by the time taken
  earns: amount of counts devided by time
  earns: count rate is counts per second
  misses: count rate = counts × time
  earns: number of decays detected / time
  misses: time divided by counts
  misses: counts x time
  misses: the number of counts
  misses: count rate = mass / time`

core('background-radiation-at-one-place', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const place = random.pick(PLACES)
    const shares: Record<Source, number> = {
      radon: random.step(place.radon[0], place.radon[1], 2),
      rocks: random.step(12, 18, 2),
      food: random.step(8, 12, 2),
      cosmic: random.step(8, 14, 2),
      medical: 0,
    }
    shares.medical = 100 - shares.radon - shares.rocks - shares.food - shares.cosmic
    const minutes = random.pick([2, 4, 5, 10])
    const mean = random.int(16, 34)
    // About as much as random counts differ.
    const [one, other] = [random.int(-9, 9), random.int(-9, 9)]
    const counts = [one, other, -one - other].map(off => mean * minutes + off)
    const blank = random.pick(['rocks', 'food', 'cosmic'] as const)
    const missing = random.pick(SOURCES.filter(each => each !== blank))
    if (new Set(counts).size < 3 || Math.abs(one) < 3 || shares.medical < 6 || shares.medical > 22)
      return null
    return { place, shares, minutes, mean, counts, blank, missing, detectorLeft: random.chance(0.5) }
  },
  make: ({ place, shares, minutes, mean, counts, blank, missing, detectorLeft }) => {
    const others = SOURCES.filter(each => each !== blank)
    const toDraw = [blank, missing].sort((one, other) => SOURCES.indexOf(one) - SOURCES.indexOf(other))
    const sum = others.reduce((total, each) => total + shares[each], 0)
    const [total, time] = [counts.reduce((all, each) => all + each, 0), 3 * minutes]
    const [detector, counter] = detectorLeft ? ['P', 'Q'] : ['Q', 'P']
    // The detector on the left; the mirror image has the counter there.
    const side = (x: number, width: number) => (detectorLeft ? x : 360 - x - width)
    return {
      stem: `Scientists measure the background radiation ${place.where}. The table shows what percentage of it comes from each source.`,
      table: {
        head: ['source', 'percentage'],
        rows: SOURCES.map(each => [FULL[each], each === blank ? '' : String(shares[each])]),
      },
      parts: {
        a: ask.written({
          prompt: 'State what is meant by *background radiation*.',
          lines: 2,
          scheme: [judged('(low-level) radiation that is always present (in the surroundings)', BACKGROUND)],
          modelAnswer: 'It is low-level ionising radiation that is always present in the surroundings.',
          solution:
            'Background radiation is there all the time, at every place, also with no radioactive source near.',
        }),
        'b.i': ask.number({
          prompt: `Calculate the percentage that comes from ${FULL[blank]}.`,
          answer: shares[blank],
          unit: '%',
          scheme: [`100 − ${sum} = ${shares[blank]}%`],
          solution:
            `All percentages together are 100. The four others add up to ${others.map(each => shares[each]).join(' + ')} = ${sum}, so ${FULL[blank]} are 100 − ${sum} = ${shares[blank]}%.`.replace(
              'radon gas are',
              'radon gas is',
            ),
        }),
        'b.ii': plotPart({
          name: 'nuclear-physics/bar-chart-of-background-radiation',
          title: 'A bar chart that is not finished',
          description: `Graph paper for a bar chart with the names radon, rocks, food, cosmic and medical along the horizontal axis. The vertical axis is the percentage from 0 to 60. Three bars are drawn; there is no bar for ${toDraw.join(' and for ')}.`,
          prompt: `Complete the bar chart. Draw the bars for ${toDraw.map(each => FULL[each]).join(' and for ')}.`,
          command: 'Complete',
          objective: 'AO2',
          axes: {
            x: { label: '', min: 0, max: 10.5, large: 10.5, parts: 1 },
            y: { label: 'percentage', min: 0, max: 60, large: 10, parts: 5 },
            bars: SOURCES.map((id, at) => ({ id, text: id, at: 2 * at + 1.25 })),
          },
          given: SOURCES.filter(each => !toDraw.includes(each)).map(id => ({
            tool: 'bar',
            id,
            height: shares[id],
          })),
          tasks: [
            { task: 'bars', heights: Object.fromEntries(toDraw.map(id => [id, shares[id]])), marks: 2 },
          ],
          scheme: toDraw.map(
            each => `bar for ${FULL[each]} up to ${shares[each]}, within half a small square`,
          ),
          solution: `One small square is 2%. The bars end at ${toDraw.map(each => `${shares[each]} (${FULL[each]})`).join(' and ')}.`,
        }),
        c: ask.table({
          lead: 'The diagram shows the two devices that are used for the measurement.',
          figure: figure(
            {
              name: 'nuclear-physics/two-devices-for-a-count-rate',
              title: 'Two devices P and Q, joined by wires',
              description: `Two wires join a tube, marked ${detector}, to a box with a display of digits, marked ${counter}.`,
              height: 112,
            },
            rect(side(30, 96), 36, 96, 30, 'l w', 4),
            line(126, 45, 234, 45),
            line(126, 57, 234, 57),
            rect(side(234, 96), 20, 96, 62, 'l sunk', 4),
            display(side(247, 70), 34, String(counts[0] ?? 0).padStart(4, '0'), '', 70),
            text(side(78, 0), 90, detector, { anchor: 'middle', cls: 'b' }),
            text(side(282, 0), 102, counter, { anchor: 'middle', cls: 'b' }),
          ),
          prompt: 'State the name of each device.',
          command: 'State',
          head: ['device', 'name'],
          rows: [
            ['P', detectorLeft],
            ['Q', !detectorLeft],
          ].map(([name, isDetector]) => [
            { text: String(name) },
            isDetector
              ? wordsCell('detector', 'detector', {
                  subject: 'igcse/physics',
                  accept: [
                    'radiation detector',
                    'Geiger–Müller tube',
                    'Geiger-Muller tube',
                    'GM tube',
                    'Geiger tube',
                    'G-M tube',
                  ],
                  reject: ['counter', 'Geiger counter', 'source'],
                })
              : wordsCell('counter', 'counter', {
                  subject: 'igcse/physics',
                  accept: ['digital counter', 'scaler', 'ratemeter', 'electronic counter'],
                  reject: ['detector', 'timer', 'stopwatch', 'ammeter', 'voltmeter'],
                }),
          ]),
          scheme: detectorLeft ? ['P: detector', 'Q: counter'] : ['P: counter', 'Q: detector'],
          solution: `The radiation enters the detector (${detector}), such as a Geiger–Müller tube. Each time, a pulse goes to the counter (${counter}), which adds one to its display.`,
        }),
        'd.i': ask.written({
          prompt: 'State the equation, in words, for the count rate.',
          lines: 1,
          scheme: [judged('count rate = number of counts ÷ time', EQUATION)],
          modelAnswer: 'count rate = number of counts ÷ time',
          solution:
            'A rate is how many there are in each unit of time, so the number of counts is divided by the time.',
        }),
        'd.ii': ask.number({
          lead: `With no source near, the counts in three periods of ${minutes} minutes each are ${counts[0]}, ${counts[1]} and ${counts[2]}.`,
          prompt: 'Calculate the average background count rate in counts per minute.',
          answer: mean,
          unit: 'counts/min',
          scheme: steps(
            `${plain(total)} counts in ${time} minutes, or the mean ${plain(total / 3)} in ${minutes} minutes`,
            quantity(mean, 'counts/min'),
          ),
          solution: `All three periods together: ${counts.join(' + ')} = ${plain(total)} counts in 3 × ${minutes} = ${time} minutes. Count rate = ${plain(total)} ÷ ${time} = ${quantity(mean, 'counts/min')}.`,
        }),
        'd.iii': ask.written({
          prompt: 'Explain why the three counts are **not** the same.',
          lines: 1,
          scheme: [judged('radioactive decay (the emission of radiation) is random', DECAY_IS_RANDOM)],
          modelAnswer:
            'Radioactive decay is random, so the number of counts differs from one period to the next.',
          solution:
            'Nobody can say when a nucleus will decay. So the counts in equal times differ a little, although nothing has been changed.',
        }),
      },
    }
  },
  verify: ({ shares, blank, minutes, counts }) => ({
    'b.i': SOURCES.reduce((left, each) => (each === blank ? left : left - shares[each]), 100),
    'd.ii': counts.reduce((rate, count) => rate + count / minutes / 3, 0),
  }),
})
