import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { thermometerReading } from '@/lib/figures/laboratory/measuring'
import type { Scale } from '@/lib/figures/laboratory/scales'
import { arrow, centred, line, rect, type Shape, text } from '@/lib/figures/shapes'
import { BLACK_ABSORBS, NO_MEDIUM, warmer } from './points-core'

const { core, templates } = questionsOf('structured', '2.3.3', { calculator: 'needed' })

export { templates }

const SCENES = [
  {
    source: 'electric heater',
    short: 'heater',
    plates: 'metal plates',
    one: 'plate',
    bright: 'shiny silver',
  },
  { source: 'lamp', short: 'lamp', plates: 'thin metal discs', one: 'disc', bright: 'shiny white' },
  {
    source: 'very hot metal block',
    short: 'block',
    plates: 'metal sheets',
    one: 'sheet',
    bright: 'shiny silver',
  },
] as const

/** Mean distances from the Sun in million kilometres. */
const PLANETS = [
  { planet: 'Mercury', distance: 57 },
  { planet: 'Venus', distance: 108 },
  { planet: 'the Earth', distance: 150 },
  { planet: 'Mars', distance: 228 },
] as const

const SCALE: Scale = { from: 10, to: 50, division: 1, numbered: 10 }

const bench = (short: string): Shape =>
  rect(150, 16, 60, 76, 'r rw') +
  centred(180, 54, short) +
  rect(64, 16, 14, 76, 'l sunk') +
  rect(282, 16, 14, 76, 'l sunk') +
  text(48, 60, 'P', { anchor: 'middle', cls: 'b' }) +
  text(312, 60, 'Q', { anchor: 'middle', cls: 'b' }) +
  arrow(144, 54, 92, 54, { cls: 'r' }) +
  arrow(216, 54, 268, 54, { cls: 'r' }) +
  line(30, 92, 330, 92)

core('two-surfaces-beside-a-heater', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const scene = random.pick(SCENES)
    const start = random.int(18, 22)
    const fast = start + random.int(14, 24)
    const slow = start + random.int(4, 8)
    const blackIsP = random.chance(0.5)
    const [p, q] = blackIsP ? [fast, slow] : [slow, fast]
    // Readings between the numbers of the scale.
    if (p % 10 === 0 || q % 10 === 0) return null
    return {
      scene,
      start,
      p,
      q,
      blackIsP,
      minutes: random.pick([4, 5, 8]),
      askedP: random.chance(0.5),
      place: random.pick(PLANETS),
    }
  },
  make: ({ scene, start, p, q, blackIsP, minutes, askedP, place }) => {
    const { source, short, plates, one, bright } = scene
    const [black, shiny] = blackIsP ? ['P', 'Q'] : ['Q', 'P']
    const [fast, slow] = blackIsP ? [p, q] : [q, p]
    const [name, reading] = askedP ? ['P', p] : ['Q', q]
    const rate = (reading - start) / minutes
    const time = (place.distance * 1e6) / 3e5
    const shown = (value: number) =>
      `${value % 10} ${value % 10 === 1 ? 'division' : 'divisions'} after the mark of ${Math.floor(value / 10) * 10}`
    return {
      stem: `Two ${plates}, P and Q, stand at equal distances from ${source === 'electric heater' ? 'an' : 'a'} ${source}. They have the same size and mass. The surface of one is dull black and that of the other is ${bright}. At first both are at ${quantity(start, '°C')}. The diagram shows the thermometers in P and in Q after ${quantity(minutes, 'min')}.`,
      figure: figure(
        {
          name: 'thermal-physics/two-surfaces-and-their-thermometers',
          title: 'Two surfaces beside a hot object, and two thermometers',
          description: `In the upper part P stands on the left, the ${short} in the middle and Q on the right; arrows lead from the ${short} to both. Below are two thermometers with scales from 10 to 50 degrees Celsius, numbered at every 10 and divided into single degrees. The liquid in that of P ends ${shown(p)}, in that of Q ${shown(q)}.`,
          height: 232,
        },
        bench(short),
        text(8, 126, 'P', { cls: 'b' }),
        thermometerReading({ x: 26, y: 110, value: p, scale: SCALE }),
        text(8, 192, 'Q', { cls: 'b' }),
        thermometerReading({ x: 26, y: 176, value: q, scale: SCALE }),
      ),
      parts: {
        a: ask.values({
          prompt: 'State the readings of the two thermometers.',
          command: 'State',
          subtopic: '2.2.1',
          objective: 'AO2',
          found: [
            ['P / °C', p, 'p'],
            ['Q / °C', q, 'q'],
          ],
          scheme: [`P: ${quantity(p, '°C')}`, `Q: ${quantity(q, '°C')}`],
          solution: `One small division is 1 °C. P shows ${quantity(p, '°C')} and Q ${quantity(q, '°C')}.`,
        }),
        b: ask.number({
          prompt: `Calculate the average rate at which the temperature of ${name} rises during the ${quantity(minutes, 'min')}.`,
          answer: rate,
          unit: '°C/min',
          scheme: steps(
            `(${reading} − ${start}) ÷ ${minutes}, or ${reading - start} ÷ ${minutes}`,
            quantity(rate, '°C/min', 2),
          ),
          solution: `The temperature of ${name} rises by ${reading} − ${start} = ${quantity(reading - start, '°C')} in ${quantity(minutes, 'min')}. Rate = ${reading - start} ÷ ${minutes} = ${quantity(rate, '°C/min', 2)}.`,
        }),
        c: ask.written({
          prompt: `Deduce which ${one}, P or Q, is dull black. Explain your answer.`,
          objective: 'AO2',
          scheme: [
            judged(
              `${black}, because its temperature rises more (faster)`,
              warmer([black, fast], [shiny, slow]),
            ),
            judged('dull black surfaces are better absorbers of (infrared) radiation', BLACK_ABSORBS),
          ],
          modelAnswer: `${black} is dull black, because its temperature rises more. Dull black surfaces are better absorbers of radiation than ${bright} ones.`,
          solution: `Both receive the same radiation. The better absorber becomes hotter, and this is the dull black surface: ${black}. A ${bright} surface reflects most of the radiation.`,
        }),
        'd.i': words({
          subject: 'igcse/physics',
          prompt: `State the region of the electromagnetic spectrum to which thermal radiation belongs.`,
          answers: [
            {
              text: 'infrared',
              accept: ['infrared radiation', 'infra-red', 'infra red', 'infrared waves'],
            },
          ],
          reject: [
            {
              text: 'ultraviolet',
              why: 'Ultraviolet lies beyond the violet end of visible light. Thermal radiation lies beyond the red end.',
            },
          ],
          solution: 'Thermal radiation is infrared radiation, and all objects emit it.',
        }),
        'd.ii': ask.written({
          lead: `All the air around the ${short}, P and Q is pumped out. P and Q still become hot.`,
          prompt: `Explain why the radiation of the ${short} can still reach them.`,
          lines: 1,
          scheme: [judged('radiation does not need a medium / can travel through a vacuum', NO_MEDIUM)],
          modelAnswer: 'Radiation does not need a medium: it can travel through a vacuum.',
          solution:
            'Conduction and convection need particles. Thermal radiation consists of electromagnetic waves, which need no medium.',
        }),
        e: ask.number({
          prompt: `Thermal radiation of the Sun travels ${quantity(place.distance, 'million km')} to ${place.planet}. Its speed is ${plain(3e5)} km/s. Calculate the time that it takes.`,
          command: 'Calculate',
          subtopic: '1.2',
          answer: time,
          unit: 's',
          scheme: steps(
            `time = distance ÷ speed, or ${plain(place.distance * 1e6)} ÷ ${plain(3e5)}`,
            quantity(time, 's'),
          ),
          solution: `Time = distance ÷ speed = ${plain(place.distance * 1e6)} ÷ ${plain(3e5)} = ${quantity(time, 's')}.`,
        }),
      },
    }
  },
  verify: ({ start, p, q, askedP, minutes, place }) => ({
    b: (askedP ? p : q) / minutes - start / minutes,
    // In one minute radiation travels 18 million kilometres.
    e: (place.distance / 18) * 60,
  }),
})
