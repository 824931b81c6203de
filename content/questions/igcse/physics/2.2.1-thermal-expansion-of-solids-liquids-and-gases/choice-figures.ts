import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { rule } from '@/lib/figures/laboratory/measuring'
import { circle, line, rect, text } from '@/lib/figures/shapes'

const { core, templates } = choiceQuestions('2.2.1', { calculator: 'needed' })

export { templates }

const PLACES = [
  { where: 'a bowl of water', what: 'the water in the bowl' },
  { where: 'a cup of tea', what: 'the tea' },
  { where: 'a tank of oil', what: 'the oil' },
  { where: 'a pan of milk', what: 'the milk' },
  { where: 'a pan of soup', what: 'the soup' },
] as const

const print = (value: number) => quantity(Math.round(value), '°C')

core('temperature-from-a-thermometer-without-a-scale', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const ice = random.step(2.5, 7, 0.5) // readings of the rule in cm
    const length = random.pick([10, 12.5, 15, 20])
    const boiling = ice + length
    const now = random.step(ice + 2, boiling - 2, 0.5)
    const right = ((now - ice) / length) * 100
    if (boiling > 22.5 || Math.abs(right - Math.round(right)) > 1e-9 || Math.abs(right - 50) < 4) return null
    const slips: Slip[] = [
      [
        (now / boiling) * 100,
        'You measured from the end of the rule. At 0 °C the thread already reaches the mark for melting ice.',
      ],
      [
        (now / length) * 100,
        'You used the reading of the rule for the thread, not how far it is beyond the mark for melting ice.',
      ],
      [((boiling - now) / length) * 100, 'You measured the distance to the mark for boiling water.'],
      [
        ((now - ice) / boiling) * 100,
        'You divided by the reading for boiling water. The 100 °C lie between the two marks.',
      ],
      [
        (ice / length) * 100,
        'You used the reading for melting ice in place of the distance of the thread from it.',
      ],
    ]
    const possible = slips.filter(([value]) => value > 3 && value < 118 && Math.abs(value - right) > 3)
    const wrong = threeSlips(random, right, possible, print)
    if (!wrong) return null
    const sorted = [right, ...wrong.map(([value]) => value)].toSorted((one, other) => one - other)
    if (sorted.some((value, at) => at > 0 && value - (sorted[at - 1] ?? 0) < 2)) return null
    return { ice, length, boiling, now, right, wrong, place: random.pick(PLACES) }
  },
  make: ({ ice, length, boiling, now, right, wrong, place }) => {
    const { shape, at } = rule({
      x: 26,
      y: 76,
      length: 282,
      scale: { from: 0, to: 23, division: 0.5, numbered: 2, longer: 1 },
    })
    const [[zero], [end], [thread]] = [at(ice), at(boiling), at(now)]
    const mark = (x: number, words: string, y: number, anchor: 'start' | 'middle' | 'end') =>
      line(x, y + 4, x, 72, 'l thin') + text(x, y, words, { anchor, cls: 's' })
    return {
      stem: `A liquid-in-glass thermometer has no scale. A student lays it beside a rule and marks the end of its thread in pure melting ice and in boiling water, at standard pressure. The student then puts its bulb into ${place.where} and waits until the thread stops moving. The diagram shows the two marks and the thread at this time. The thread gets longer by the same amount for each degree.`,
      figure: figure(
        {
          name: 'thermal-physics/thermometer-without-scale-beside-a-rule',
          title: 'A thermometer without a scale beside a rule, with two marks on it',
          description: `A thermometer lies along a rule that is numbered every 2 cm and divided into half centimetres. Its bulb is on the left. The mark “melting ice” is at ${plain(ice)} cm, the mark “boiling water” at ${plain(boiling)} cm. The thread ends between them, beside ${plain(now)} cm on the rule.`,
          height: 120,
        },
        shape,
        rect(20, 48, 326, 20, 'l sheet', 9),
        circle(21, 58, 10, 'l rd'),
        rect(26, 55.5, thread - 26, 5, 'rd'),
        line(30, 54.5, 336, 54.5, 'l thin'),
        line(30, 61.5, 336, 61.5, 'l thin'),
        mark(zero, 'melting ice', 18, 'middle'),
        mark(end, 'boiling water', 18, 'middle'),
        line(thread, 61, thread, 72, 'l thin'),
      ),
      prompt: [`What is the temperature of ${place.what}?`, `Which temperature does ${place.what} have?`],
      options: numbers({
        right: Math.round(right),
        wrong: wrong.map(([value, error]): Slip => [Math.round(value), error]),
        unit: '°C',
      }),
      solution: `Pure ice melts at 0 °C and water boils at 100 °C. The marks are ${quantity(boiling, 'cm')} − ${quantity(ice, 'cm')} = ${quantity(length, 'cm')} apart, so the thread gets longer by ${quantity(length, 'cm')} for 100 °C.

It ends ${quantity(now, 'cm')} − ${quantity(ice, 'cm')} = ${quantity(now - ice, 'cm')} beyond the mark for melting ice, so the temperature is $\\frac{${plain(now - ice)}}{${plain(length)}}$ × 100 °C = ${print(right)}.`,
    }
  },
  // Degree by degree along the rule.
  verify: ({ ice, boiling, now }) => {
    let degrees = 0
    while (degrees < 100 && ice + ((boiling - ice) / 100) * degrees < now - 1e-9) degrees += 1
    return degrees
  },
})
