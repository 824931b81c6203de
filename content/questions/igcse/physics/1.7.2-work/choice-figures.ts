import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity, toSigFigs } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { rule } from '@/lib/figures/laboratory/measuring'
import { linearScale } from '@/lib/figures/laboratory/scales'
import { arrow, circle, line, polygon, rect, text } from '@/lib/figures/shapes'

const { core, templates } = choiceQuestions('1.7.2', { calculator: 'needed' })

export { templates }

const LOADS = [
  { what: 'wooden block', where: 'along a bench' },
  { what: 'brick', where: 'along a rough board' },
  { what: 'box of sand', where: 'along a carpet' },
  { what: 'metal block', where: 'along a sheet of sandpaper' },
] as const

const print = (value: number) => quantity(value, 'J', 2)

core('work-from-a-newton-meter-and-a-rule', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const force = random.step(1.2, 8.8, 0.2)
    const start = random.int(3, 14)
    const distance = random.step(20, 40, 5)
    const end = start + distance
    const right = (force * distance) / 100
    if (force % 1 < 0.05 || force % 1 > 0.95 || Math.abs(toSigFigs(right, 2) - right) > 1e-9) return null
    if (end > 50 || start % 5 === 0) return null
    const whole = Math.floor(force / 2) * 2
    const misread = whole + (force - whole) / 2
    const slips: Slip[] = [
      [
        (force * end) / 100,
        'You used the second reading of the rule as the distance. The box began at another mark.',
      ],
      [
        (misread * distance) / 100,
        'You took each small division of the newton meter for 0.1 N. There are ten of them to 2 N.',
      ],
      [
        (force * distance) / 10,
        'You divided by 10 to change the distance from centimetres into metres. 1 m is 100 cm.',
      ],
      [force / (distance / 100), 'You divided the force by the distance. Work done is force × distance.'],
      [distance / 100 / force, 'You divided the distance by the force. Work done is force × distance.'],
      [(force * start) / 100, 'You used the first reading of the rule as the distance.'],
    ]
    const wrong = threeSlips(random, right, slips, print)
    return wrong ? { load: random.pick(LOADS), force, start, end, distance, right, wrong } : null
  },
  make: ({ load, force, start, end, distance, right, wrong }) => {
    const { shape, at } = rule({
      x: 20,
      y: 196,
      length: 290,
      scale: { from: 0, to: 58, division: 1, numbered: 10 },
    })
    const [[first], [last]] = [at(start), at(end)]
    const meter = linearScale({
      from: 0,
      to: 10,
      division: 0.2,
      numbered: 2,
      x: 56,
      y: 42,
      length: 240,
      way: 'right',
      side: 'below',
    })
    const [needle] = meter.at(force)
    const after = Math.round((force % 2) / 0.2)
    const box = (x: number, dash: string) => rect(x, 152, 42, 40, dash)
    return {
      stem: `A student pulls a ${load.what} slowly ${load.where} with a newton meter. The pulling force is horizontal and constant. The upper diagram shows the reading of the newton meter. The lower diagram shows the ${load.what} beside a rule, at the start and at the end.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/newton-meter-and-two-positions',
          title: 'The scale of a newton meter, and an object beside a rule in two positions',
          description: `Above, a newton meter from 0 to 10 N, numbered every 2 N, with ten small divisions between numbers. Its pointer is ${after === 1 ? '1 small division' : `${after} small divisions`} after the mark ${Math.floor(force / 2 + 1e-9) * 2}. Below, a rule numbered every 10 cm and divided into centimetres. The left edge of the object is at first ${start % 10} cm after the mark ${Math.floor(start / 10) * 10}, and at the end ${end % 10} cm after the mark ${Math.floor(end / 10) * 10}.`,
          height: 236,
        },
        rect(34, 18, 284, 58, 'l sheet', 5),
        meter.shape,
        text(304, 36, 'N', { anchor: 'middle', cls: 's' }),
        polygon(
          [
            [needle, 41],
            [needle - 5, 29],
            [needle + 5, 29],
          ],
          'pd',
        ),
        line(20, 46, 34, 46),
        circle(14, 46, 6),
        line(318, 46, 330, 46),
        circle(336, 46, 6),
        shape,
        box(first, 'l dash'),
        box(last, 'l sunk'),
        line(first, 150, first, 140, 'l thin'),
        line(last, 150, last, 140, 'l thin'),
        text(first + 21, 177, 'start', { anchor: 'middle', cls: 's' }),
        text(last + 21, 177, 'end', { anchor: 'middle', cls: 's' }),
        arrow(last - 40, 126, last + 40, 126),
        text(last, 118, 'direction of motion', { anchor: 'middle', cls: 's' }),
      ),
      prompt: [
        `How much work is done by the pulling force?`,
        `How much work does the student do on the ${load.what}?`,
      ],
      options: numbers({
        right,
        wrong: wrong.map(([value, error]): Slip => [value, error.replace('The box', `The ${load.what}`)]),
        unit: 'J',
        sigFigs: 2,
      }),
      solution: `The newton meter has ten divisions to 2 N, so each is 0.2 N: the force is ${quantity(force, 'N', 2)}. The left edge moves from ${quantity(start, 'cm')} to ${quantity(end, 'cm')}, which is ${quantity(distance, 'cm')} = ${quantity(distance / 100, 'm', 2)}.

Work done = force × distance = ${quantity(force, 'N', 2)} × ${quantity(distance / 100, 'm', 2)} = ${print(right)}.`,
    }
  },
  // Centimetre by centimetre.
  verify: ({ force, start, end }) => {
    let work = 0
    for (let at = start; at < end; at += 1) work += force * 0.01
    return work
  },
})
