import { ask } from '@/lib/exams/authoring/ask'
import { b1, judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { transformer, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { arrow, centred, circle, line, rect, type Shape, text } from '@/lib/figures/shapes'
import { aOrAn, isNeat, show } from '../shared'
import { LESS_LOST, THINNER_CABLES } from './points-core'

const { core, templates } = questionsOf('structured', '4.5.6', { calculator: 'needed' })

export { templates }

const MAKERS = [
  'A student has begun to make a model of a transformer.',
  'A teacher has begun to build a transformer for a demonstration.',
  'A technician has begun to wind the coils of a small transformer.',
] as const

const STATIONS = ['power station', 'wind farm', 'solar farm'] as const

function unfinished(turns: number, volts: number): Shape {
  return (
    transformer(150, 30, [turns, 0]) +
    wire([
      [144, 62],
      [84, 62],
    ]) +
    wire([
      [144, 108],
      [84, 108],
    ]) +
    line(84, 62, 84, 74) +
    line(84, 96, 84, 108) +
    circle(84, 78, 4) +
    circle(84, 92, 4) +
    text(74, 89, `${volts} V a.c.`, { anchor: 'end' }) +
    text(146, 160, 'primary coil', { anchor: 'middle', cls: 'tp' }) +
    text(210, 90, 'core', { anchor: 'middle', cls: 's' })
  )
}

function chain(station: string, low: number): Shape {
  const [first = '', second = ''] = station.split(' ')
  return (
    rect(4, 30, 66, 50, 'l sheet') +
    centred(37, 55, `${first}\n${second}`, 's') +
    line(70, 55, 92, 55) +
    rect(92, 38, 42, 34, 'l w') +
    centred(113, 55, 'A', 'b') +
    line(134, 55, 226, 55, 'p') +
    text(180, 44, 'cables', { anchor: 'middle', cls: 's' }) +
    rect(226, 38, 42, 34, 'l w') +
    centred(247, 55, 'B', 'b') +
    line(268, 55, 290, 55) +
    rect(290, 30, 66, 50, 'l sheet') +
    centred(323, 55, 'homes\n230 V', 's') +
    text(81, 100, `${low} kV`, { anchor: 'middle', cls: 's' }) +
    arrow(81, 88, 81, 60, { head: 6 })
  )
}

core('turns-of-a-transformer-and-transmission', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [primary, secondary] = [random.int(4, 10), random.int(2, 10)]
    const volts = random.pick([2, 3, 4, 5, 6, 8, 10, 12])
    const out = (volts * secondary) / primary
    const low = random.pick([11, 12, 20, 25])
    const ratio = random.pick([4, 5, 8, 10, 12, 16])
    const turns = random.pick([200, 250, 400, 500])
    return primary !== secondary && isNeat(out) && out >= 1 && low * ratio <= 400 && low * ratio >= 100
      ? {
          primary,
          secondary,
          volts,
          out,
          low,
          ratio,
          turns,
          maker: random.pick(MAKERS),
          station: random.pick(STATIONS),
        }
      : null
  },
  make: ({ primary, secondary, volts, out, low, ratio, turns, maker, station }) => {
    const high = low * ratio
    const isUp = secondary > primary
    const facts = {
      name: 'electricity-and-magnetism/transformer-without-a-secondary-coil',
      title: 'A core with one coil',
      description: `A square ring, the core. On its left side is the primary coil of ${primary} turns, which is connected to an a.c. supply of ${volts} volts. There is nothing on its right side.`,
      height: 176,
    }
    const given = unfinished(primary, volts)
    return {
      stem: `${maker} The primary coil has ${primary} turns. It is connected to ${aOrAn(volts)} ${quantity(volts, 'V')} a.c. supply.`,
      parts: {
        a: words({
          subject: 'igcse/physics',
          prompt: 'State the name of a suitable material for the core.',
          answers: [{ text: 'soft iron', accept: ['iron', 'laminated iron', 'laminated soft iron'] }],
          reject: [
            {
              text: 'steel',
              why: 'Steel keeps its magnetism. The field in the core must be able to change.',
            },
            { text: 'copper', why: 'Copper is not magnetic. It is used for the coils.' },
            { text: 'aluminium', why: 'Aluminium is not magnetic.' },
          ],
          solution:
            'Soft iron is magnetic and its magnetism changes easily, so it carries the changing field.',
        }),
        'b.i': ask.number({
          prompt: `The p.d. across the secondary coil is to be ${show(out, 'V')}. Calculate the number of turns of the secondary coil.`,
          command: 'Calculate',
          answer: secondary,
          sigFigs: 1,
          scheme: [
            `C1 *V*_{p} ÷ *V*_{s} = *N*_{p} ÷ *N*_{s}, or ${primary} × ${plain(out)} ÷ ${volts}`,
            `A1 ${secondary} turns`,
          ],
          solution: `*V*_{p} ÷ *V*_{s} = *N*_{p} ÷ *N*_{s}, so *N*_{s} = *N*_{p} × *V*_{s} ÷ *V*_{p} = ${primary} × ${plain(out)} ÷ ${volts} = ${secondary}.`,
        }),
        'b.ii': ask.draw({
          prompt:
            'The drawing shows the transformer so far. Draw the secondary coil with the number of turns in your answer to (b)(i).',
          command: 'Draw',
          objective: 'AO2',
          figure: figure(facts, given),
          tools: ['line', 'curve'],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `A coil of ${secondary} turns is wound round the right side of the core.`,
            },
            given,
            transformer(150, 30, [primary, secondary]),
          ),
          scheme: b1(
            'a coil round the right side of the core (or another free side), not joined to the primary coil',
            `${secondary} turns (or as in (b)(i))`,
          ),
          solution: `The two coils are on the same core and are not connected to each other. Each turn crosses the front of the core once, so ${secondary} turns are ${secondary} lines.`,
        }),
        'b.iii': ask.choice({
          prompt: 'What type of transformer is this, and why?',
          columns: 'type | reason',
          right: isUp
            ? 'step-up | more turns on the secondary coil than on the primary coil'
            : 'step-down | fewer turns on the secondary coil than on the primary coil',
          wrong: isUp
            ? {
                'step-down | more turns on the secondary coil than on the primary coil':
                  'You saw that the secondary coil has more turns, but then the output p.d. is larger.',
                'step-up | fewer turns on the secondary coil than on the primary coil':
                  'You exchanged the coils. The primary coil is the one that is connected to the supply.',
                'step-down | fewer turns on the secondary coil than on the primary coil':
                  'You exchanged the coils. Here the secondary coil has more turns, and the output p.d. is larger.',
              }
            : {
                'step-up | fewer turns on the secondary coil than on the primary coil':
                  'You saw that the secondary coil has fewer turns, but then the output p.d. is smaller.',
                'step-down | more turns on the secondary coil than on the primary coil':
                  'You exchanged the coils. The primary coil is the one that is connected to the supply.',
                'step-up | more turns on the secondary coil than on the primary coil':
                  'You exchanged the coils. Here the secondary coil has fewer turns, and the output p.d. is smaller.',
              },
          solution: `The secondary coil has ${isUp ? 'more' : 'fewer'} turns than the primary coil, so the p.d. across it is ${isUp ? 'larger: step-up' : 'smaller: step-down'}.`,
        }),
        'c.i': ask.number({
          lead: `The figure shows how electricity is transmitted from a ${station} to homes. The voltage at the primary coil of transformer A is ${quantity(low, 'kV')}. Transformer A has ${turns} turns on its primary coil and ${plain(turns * ratio)} turns on its secondary coil.`,
          figure: figure(
            {
              name: 'electricity-and-magnetism/station-two-transformers-and-homes',
              title: `From a ${station} to homes`,
              description: `A chain of boxes from left to right: a ${station}, transformer A, long cables, transformer B and homes at 230 volts. An arrow labelled ${low} kilovolts points to the wire between the ${station} and transformer A.`,
              height: 112,
            },
            chain(station, low),
          ),
          prompt: 'Calculate the voltage at the secondary coil of transformer A.',
          command: 'Calculate',
          answer: high,
          unit: 'kV',
          scheme: [`C1 ${low} × ${plain(turns * ratio)} ÷ ${turns}`, `A1 ${quantity(high, 'kV')}`],
          solution: `*V*_{s} = *V*_{p} × *N*_{s} ÷ *N*_{p} = ${low} × ${plain(turns * ratio)} ÷ ${turns} = ${quantity(high, 'kV')}.`,
        }),
        'c.ii': ask.written({
          prompt: 'State two advantages of a high voltage in the cables.',
          lines: 2,
          scheme: [
            judged('less energy (power) is lost in the cables', LESS_LOST),
            judged('the cables can be thinner (cheaper)', THINNER_CABLES),
          ],
          modelAnswer: 'Less energy is lost in the cables, and the cables can be thinner.',
          solution:
            'At a high voltage the same power needs only a small current. A small current heats the cables less, and it can be carried by thinner cables.',
        }),
      },
    }
  },
  // The p.d. of one turn, the same for both coils.
  verify: ({ primary, volts, out, low, turns, ratio }) => {
    let high = 0
    for (let at = 0; at < turns * ratio; at += 1) high += low / turns
    return { 'b.i': out / (volts / primary), 'b.iii': out > volts ? 'step-up' : 'step-down', 'c.i': high }
  },
})
