import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { SAME } from '../ideas'
import { rounded, two } from '../shared'

const { core, templates } = questionsOf('structured', '1.7.4', { calculator: 'needed' })

export { templates }

const RULER = 'RULER = ruler/tape/rule/measuring/scale/laser'

/** The ladder and the stairs have another length too. */
const HEIGHT_EARNS = `
  ${RULER}
  reject horizontal
  accept height & RULER/step
  unsure height/vertical
  unsure distance/length & RULER
  earns: the vertical height, measured with a ruler
  earns: measure the hieght with a tape measure
  earns: use a metre rule to find the height climbed
  misses: the horizontal distance with a ruler
  misses: the time with a stopwatch
  misses: the weight of the student`

const CLIMBS = [
  {
    what: 'runs up a flight of stairs',
    height: [2.8, 6, 0.2],
    time: [3, 8],
    measure: 'vertical height of the stairs, with a ruler or tape (height of one step × number of steps)',
    model:
      'The vertical height of the stairs is found with a ruler: the height of one step multiplied by the number of steps.',
  },
  {
    what: 'climbs a vertical rope in a sports hall',
    height: [3, 6, 0.2],
    time: [6, 14],
    measure: 'vertical height climbed, with a tape measure (or metre rule)',
    model: 'The vertical height that is climbed is measured with a tape measure.',
  },
  {
    what: 'climbs a vertical climbing wall',
    height: [5, 9.5, 0.5],
    time: [14, 40],
    measure: 'vertical height climbed, with a tape measure (or metre rule)',
    model: 'The vertical height that is climbed is measured with a tape measure.',
  },
  {
    what: 'climbs a ladder to the roof of a building',
    height: [3, 7, 0.2],
    time: [6, 16],
    measure: 'vertical height climbed, with a tape measure (or metre rule)',
    model: 'The vertical height that is climbed is measured with a tape measure.',
  },
] as const

core('power-of-a-climbing-student', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const way = random.pick(CLIMBS)
    const [least, most, step] = way.height
    const [mass, height, time] = [
      random.int(42, 78),
      random.step(least, most, step),
      random.int(way.time[0], way.time[1]),
    ]
    const power = (mass * 9.8 * height) / time
    return power < 110 || power > 560 ? null : { way, mass, height, time, better: random.chance(0.5) }
  },
  make: ({ way, mass, height, time, better }) => {
    const work = mass * 9.8 * height
    const power = work / time
    const word = better ? 'smaller' : 'larger'
    const [less, more] = ['less/small/low/reduce/decrease', 'more/large/great/high/big/increase']
    const [right, wrong] = better ? [less, more] : [more, less]
    return {
      stem: `A student ${way.what} in order to find the useful power of the student’s own body.`,
      parts: {
        a: ask.written({
          prompt: 'Define *power*.',
          lines: 1,
          scheme: [
            judged(
              'work done per unit time, or: energy transferred per unit time',
              `
              PER = per/divide/over/by/"/"/"÷"/in/each/every
              WORK = work/energy
              reject WORK ... times/multiply/"x"/"×" ... time
              accept WORK ... PER ... time/second
              accept rate ... WORK
              accept how fast/quickly ... WORK
              accept "W/t"
              accept "E/t"
              unsure WORK, time
              earns: the rate of doing work
              earns: how quickly energy is transfered
              earns: enrgy divided by time
              misses: work done times time
              misses: force per second
              misses: how strong a machine is`,
            ),
          ],
          modelAnswer: 'Power is the work done (or the energy transferred) per unit time.',
          solution:
            'The words “per unit time” (or “rate of”) are needed: “energy in a certain time” is too loose.',
        }),
        b: ask.written({
          prompt:
            'The student measures the mass of the body with scales. State the **two** other measurements that are needed, and how each is made.',
          command: 'State',
          scheme: [
            judged(way.measure, HEIGHT_EARNS),
            judged(
              'time for the climb, with a stop-watch (digital timer)',
              `
              accept stopwatch/timer/clock/chronometer/phone | stop watch
              accept light gate
              unsure time/watch
              earns: the time, using a stopwatch
              earns: start a timer at the bottom and stop it at the top
              earns: time taken measured by a stopwach
              misses: the height with a ruler
              misses: the weight of the student
              misses: the speed`,
            ),
          ],
          modelAnswer: `${way.model} The time for the climb is measured with a stop-watch.`,
          solution:
            'Useful power = *mgh* ÷ *t*. So, besides the mass, the **vertical** height and the time are needed.',
        }),
        c: ask.number({
          prompt: `The mass of the student is ${quantity(mass, 'kg')}. The student climbs a vertical height of ${quantity(height, 'm', 2)} in ${quantity(time, 's', 2)}. Calculate the useful power. Give the unit.`,
          command: 'Calculate',
          answer: power,
          unit: 'W',
          unitMode: 'asked',
          via: [{ value: work, formula: `x/${time}` }],
          scheme: [
            `C1 work = *mgh*, or ${mass} × 9.8 × ${two(height)}, or ${quantity(work, 'J', 3)}`,
            `C1 *P* = *W* ÷ *t*, or ${quantity(work, '', 3)} ÷ ${two(time)}`,
            `A1 ${rounded(power, 'W')}`,
          ],
          solution: `Work done against the weight = *mgh* = ${mass} × 9.8 × ${two(height)} = ${quantity(work, 'J', 3)}.

Power is work done per unit time: ${quantity(work, '', 3)} ÷ ${two(time)} = ${rounded(power, 'W')}.`,
        }),
        d: ask.written({
          prompt: `An electric motor lifts a load of the same mass as the student through the same height in the same time. The motor is ${better ? 'more' : 'less'} efficient than the body of the student. State and explain how the total power input of the motor compares with that of the body.`,
          command: 'State and explain',
          subtopic: '1.7.3',
          objective: 'AO2',
          scheme: [
            judged(
              `the total power input of the motor is ${word}`,
              `
              RIGHT = ${right}
              WRONG = ${wrong}
              IT = input/power/motor
              OTHER = efficient/efficiency/waste/useful/output/body/because/since/as/lose/lost
              reject input ...(no OTHER/RIGHT).. WRONG | WRONG ...(no OTHER/RIGHT).. input | input same/equal
              accept IT ...(no OTHER/WRONG).. RIGHT | RIGHT ...(no OTHER/WRONG).. input/power
              unsure RIGHT
              earns: the power input of the motor is ${word}
              earns: the input power is ${better ? 'less' : 'more'} because it is ${better ? 'more' : 'less'} efficient
              earns: the total powr input will be ${word}
              misses: the power input is ${better ? 'larger' : 'smaller'}
              misses: the power input is the same
              misses: the time is the same`,
            ),
            judged(
              `the useful power output is the same, and ${better ? 'a smaller' : 'a larger'} part of the input is wasted by the motor`,
              `
              RIGHT = ${right}
              WRONG = ${wrong}
              ${SAME}
              WASTE = waste/lose/lost/dissipate/heat/loss
              OUTPUT = output/useful/work
              accept OUTPUT, SAME & body/human/student ... WASTE ... WRONG
              reject WASTE ...(no RIGHT/body/human/student).. WRONG | WRONG ...(no RIGHT/efficient/useful/input/power).. WASTE
              accept OUTPUT, SAME & WASTE, RIGHT
              accept OUTPUT, SAME & efficien*
              unsure OUTPUT, SAME
              unsure WASTE, RIGHT
              unsure same ... height/mass/time
              earns: the useful output is the same but it wastes ${better ? 'less' : 'more'}
              earns: The useful power output is the same. ${better ? 'Less' : 'More'} energy is lost as heat
              earns: both have the same useful outptu and the motor wastes ${better ? 'less' : 'more'} energy
              misses: the motor wastes ${better ? 'more' : 'less'} energy
              misses: the motor is ${better ? 'more' : 'less'} efficient
              misses: the power input is ${word}`,
            ),
          ],
          modelAnswer: `The total power input of the motor is ${word}. Both have the same useful power output, but the motor wastes ${better ? 'a smaller' : 'a larger'} part of its input.`,
          solution: `The useful power output is the same, because work and time are the same. A ${better ? 'more' : 'less'} efficient device turns a ${better ? 'larger' : 'smaller'} share of its input into useful output, so it needs a ${word} input.`,
        }),
      },
    }
  },
  verify: ({ mass, height, time }) => ({ c: (mass / (1 / 9.8)) * (height / time) }),
})
