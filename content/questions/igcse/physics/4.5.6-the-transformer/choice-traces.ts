import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { line, type Shape, text } from '@/lib/figures/shapes'
import { transverse } from '@/lib/figures/waves'
import { fourDrawings, lettered } from '../shared'

const { core, templates } = choiceQuestions('4.5.6', { calculator: 'needed' })

export { templates }

core('output-trace-of-a-transformer', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => {
    const ratio = random.pick([2, 3, 4, 5])
    const up = random.chance(0.5)
    const small = random.step(100, 400, 50)
    const peak = ratio * random.pick([2, 3, 4, 6])
    const output = up ? peak * ratio : peak / ratio
    const other = up ? peak / ratio : peak * ratio
    return {
      primary: up ? small : small * ratio,
      secondary: up ? small * ratio : small,
      ratio,
      up,
      peak,
      shown: random.shuffle([
        { peak: output, cycles: 2, error: null },
        { peak: other, cycles: 2, error: 'You turned the ratio of the turns upside down.' },
        {
          peak: output,
          cycles: up ? 4 : 1,
          error: 'You changed the frequency. A transformer changes the voltage, not the frequency.',
        },
        {
          peak: output,
          cycles: 0,
          error:
            'You drew a constant output. A transformer needs a changing field, and its output is alternating.',
        },
      ]),
    }
  },
  make: ({ primary, secondary, ratio, up, peak, shown }) => {
    const screen = (x: number, y: number, top: number, cycles: number): Shape => {
      const [l, m] = [x + 50, y + 56]
      return (
        line(l, y + 20, l, y + 92) +
        line(l, m, l + 118, m) +
        line(l - 4, m - 28, l, m - 28, 'l thin') +
        line(l - 4, m + 28, l, m + 28, 'l thin') +
        text(l - 7, m - 24, plain(top), { anchor: 'end', cls: 's' }) +
        text(l - 7, m + 4, '0', { anchor: 'end', cls: 's' }) +
        text(l - 7, m + 32, plain(-top), { anchor: 'end', cls: 's' }) +
        text(l - 28, y + 12, '*V* / V', { cls: 's' }) +
        text(l + 118, m + 44, '*t*', { anchor: 'end', cls: 's' }) +
        (cycles === 0
          ? line(l, m - 28, l + 112, m - 28, 'p')
          : transverse({ x: l, y: m, wavelength: 112 / cycles, amplitude: 28, cycles }))
      )
    }
    return {
      stem: [
        `A transformer has ${plain(primary)} turns on its primary coil and ${plain(secondary)} turns on its secondary coil. The first graph shows the input voltage. All the graphs have the same time scale.`,
        `The first graph shows the voltage across the primary coil of a transformer, which has ${plain(primary)} turns. The secondary coil has ${plain(secondary)} turns. The time scale is the same in all the graphs.`,
        `An alternating voltage, shown in the first graph, is applied to the primary coil of a transformer, which has ${plain(primary)} turns. The secondary coil has ${plain(secondary)} turns. All time scales are equal.`,
      ],
      figure: figure(
        {
          name: 'electricity-and-magnetism/input-and-four-outputs',
          title: 'An alternating voltage above four other voltages',
          description: `Above, a wave of 2 cycles between ${peak} V and −${peak} V. Below, in the same time: ${shown.map((each, at) => `${'ABCD'[at]} ${each.cycles === 0 ? `a level line at ${quantity(each.peak, 'V')}` : `${each.cycles === 1 ? '1 cycle' : `${each.cycles} cycles`} between ${quantity(each.peak, 'V')} and −${quantity(each.peak, 'V')}`}`).join('; ')}.`,
          height: 326,
        },
        text(62, 60, 'input', { cls: 's' }),
        screen(88, 0, peak, 2),
        fourDrawings(110, (at, x, y) => screen(x, y, shown[at]?.peak ?? 0, shown[at]?.cycles ?? 0), 108),
      ),
      prompt: [
        'Which graph shows the output voltage?',
        'Which graph shows the voltage across the secondary coil?',
      ],
      options: lettered(shown.map(({ error }) => error)),
      solution: `*V*_{s} ÷ *V*_{p} = *N*_{s} ÷ *N*_{p} = ${plain(secondary)} ÷ ${plain(primary)}, so the peak voltage is ${peak} ${up ? '×' : '÷'} ${ratio} = ${quantity(up ? peak * ratio : peak / ratio, 'V')}. The frequency of the output is that of the input.`,
    }
  },
})
