import { lacticAt, lacticGraph, yeastUnderOil } from '@/content/figures/igcse/biology/respiration-3'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words, wordsCell } from '@/lib/exams/authoring/words'
import { figures, plain, quantity } from '@/lib/exams/format'
import { uptakeGraph } from './figures'
import {
  ANAEROBIC_AS_WELL,
  BOILED_FOR_OXYGEN,
  BREATHING_SUPPLIES,
  COOLED_FOR_YEAST,
  HEART_CARRIES,
  LACTIC_BUILT_UP,
  LESS_ENERGY,
  LESS_FOR_GROWTH,
  LIVER_BREAKS_DOWN,
  MAKES_LACTIC,
  OIL_KEEPS_AIR_OUT,
  TOO_LITTLE_OXYGEN,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '12.3', { calculator: 'needed' })

export { templates }

const SUBJECT = 'igcse/biology'

const ATHLETES = ['sprinter', 'rower', 'cyclist', 'swimmer', 'skier'] as const

supplement('after-a-race', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    lactic: { rest: random.pick([10, 20]), extra: random.pick([40, 60, 80]), half: random.pick([10, 15]) },
    who: random.pick(ATHLETES),
  }),
  make: ({ lactic, who }) => {
    const { rest, extra, half } = lactic
    const [peak, later] = [rest + extra, rest + extra / 2]
    const percent = ((peak - later) / peak) * 100
    return {
      stem: [
        `A ${who} exercises hard from 5 to 10 minutes and then rests. The graph shows the lactic acid in the blood.`,
        `The graph shows the lactic acid in the blood of a ${who} before, during and after five minutes of hard exercise.`,
        `Lactic acid in the blood of a ${who} was measured for 60 minutes. Hard exercise lasted from 5 to 10 minutes.`,
      ],
      figure: lacticGraph('lactic-acid-in-blood', lactic),
      parts: {
        a: words({
          subject: SUBJECT,
          prompt: 'State the name of the substance that muscles use to make lactic acid.',
          answers: [{ text: 'glucose', accept: ['c6h12o6', 'glycogen'] }],
          ignore: ['sugar'],
          solution: 'Anaerobic respiration in muscles: glucose → lactic acid.',
        }),
        'b.i': ask.number({
          prompt: 'State the highest value of lactic acid in the blood, in mg per 100 cm^{3}.',
          objective: 'AO2',
          answer: peak,
          unit: '',
          tolerance: 2.5,
          scheme: [`${peak} (± 2.5) mg per 100 cm^{3}`],
          solution: `The top of the curve is at ${peak} mg per 100 cm^{3}. A fine line stands for 5 mg.`,
        }),
        'b.ii': ask.number({
          prompt: `Calculate the percentage decrease from this value in the ${half} minutes after the end of the exercise.`,
          answer: percent,
          unit: '%',
          signFree: true,
          tolerance: 3.5,
          follow: { from: 'b.i', formula: `(x-${later})/x*100` },
          scheme: [
            `C1 reads ${later} at ${10 + half} min, and (${peak} − ${later}) ÷ ${peak} × 100`,
            `A1 ${figures(percent, 2)}%`,
          ],
          solution: `The exercise ends at 10 min. At ${10 + half} min the value is ${later}. (${peak} − ${later}) ÷ ${peak} × 100 = ${figures(percent, 2)}%.`,
        }),
        c: ask.written({
          prompt: 'Explain why the lactic acid increases during the exercise.',
          scheme: [TOO_LITTLE_OXYGEN, ANAEROBIC_AS_WELL, MAKES_LACTIC],
          modelAnswer:
            'Oxygen is not supplied to the muscles fast enough. So the muscles respire anaerobically as well, and this makes lactic acid.',
          solution: 'Begin with the supply of oxygen, name the process, and say what it makes.',
        }),
        d: ask.written({
          prompt: `Explain how the oxygen debt of the ${who} is repaid after the exercise.`,
          scheme: [HEART_CARRIES, BREATHING_SUPPLIES, LIVER_BREAKS_DOWN],
          lines: 5,
          modelAnswer:
            'The heart rate stays fast, so that blood carries lactic acid to the liver. Breathing stays deep and fast to supply oxygen. In the liver, lactic acid is broken down by aerobic respiration.',
          solution: 'Heart, breathing and liver each have a job. Name all three.',
        }),
      },
    }
  },
  verify: ({ lactic }) => {
    const [peak, later] = [lacticAt(lactic, 10), lacticAt(lactic, 10 + lactic.half)]
    return { 'b.i': peak, 'b.ii': 100 - (100 * later) / peak }
  },
})

core('yeast-under-oil', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const minutes = random.pick([3, 4, 5])
    const rate = random.int(8, 20)
    return { minutes, rate, off: random.int(2, 5), temperature: random.pick([28, 30, 32, 35]) }
  },
  make: ({ minutes, rate, off, temperature }) => {
    const mean = minutes * rate
    const counts = [mean + off, mean - off + 1, mean - 1]
    return {
      stem: [
        `A student investigates the respiration of yeast without oxygen at ${quantity(temperature, '°C')}. The figure shows the apparatus.`,
        `The figure shows apparatus in which yeast respires without oxygen. The water bath is at ${quantity(temperature, '°C')}.`,
        `Yeast in glucose solution is kept at ${quantity(temperature, '°C')} under a layer of oil, as the figure shows.`,
      ],
      figure: yeastUnderOil('yeast-in-the-tube', 'limewater'),
      parts: {
        a: ask.table({
          prompt: 'Complete the word equation for anaerobic respiration in yeast.',
          head: ['used up', 'made', 'made'],
          rows: [
            [
              { text: 'glucose' },
              wordsCell('liquid', 'alcohol', { subject: SUBJECT, accept: ['ethanol', 'ethyl alcohol'] }),
              wordsCell('gas', 'carbon dioxide', { subject: SUBJECT, accept: ['co2'] }),
            ],
            [{ text: '' }, { text: '(liquid)' }, { text: '(gas)' }],
          ],
          scheme: ['alcohol (ethanol)', 'carbon dioxide'],
          solution: 'glucose → alcohol + carbon dioxide. The alcohol is ethanol.',
        }),
        'b.i': ask.written({
          lead: 'The glucose solution was boiled and cooled before the yeast was added.',
          prompt: 'Suggest why it was boiled.',
          lines: 2,
          scheme: [BOILED_FOR_OXYGEN],
          modelAnswer: 'To remove dissolved oxygen from it.',
          solution: 'Gases are driven out of a liquid that boils. The yeast must have no oxygen.',
        }),
        'b.ii': ask.written({
          prompt: 'Suggest why it was cooled before the yeast was added.',
          lines: 2,
          scheme: [COOLED_FOR_YEAST],
          modelAnswer: 'Hot water would kill the yeast, because its enzymes would be denatured.',
          solution: 'Respiration is controlled by enzymes, which are denatured in hot water.',
        }),
        'b.iii': ask.written({
          prompt: 'State the function of the oil.',
          lines: 1,
          scheme: [OIL_KEEPS_AIR_OUT],
          modelAnswer: 'It keeps oxygen of the air away from the yeast.',
          solution:
            'Oxygen from the air in the tube cannot pass through the oil fast enough to reach the yeast.',
        }),
        c: ask.number({
          lead: `The student counts the bubbles in ${minutes} minutes three times: ${counts.join(', ')}.`,
          prompt: 'Calculate the mean number of bubbles per minute.',
          answer: rate,
          unit: '',
          scheme: [
            `C1 (${counts.join(' + ')}) ÷ 3 = ${mean}, or the sum divided by ${3 * minutes}`,
            `A1 ${rate}`,
          ],
          solution: `Mean in ${minutes} minutes: (${counts.join(' + ')}) ÷ 3 = ${mean}. In one minute: ${mean} ÷ ${minutes} = ${rate}.`,
        }),
        d: ask.written({
          lead: 'Yeast grows more slowly without oxygen than with oxygen.',
          prompt: 'Explain why.',
          scheme: [LESS_ENERGY, LESS_FOR_GROWTH],
          modelAnswer:
            'Anaerobic respiration releases less energy from each glucose molecule. So there is less energy for growth and cell division.',
          solution: 'Compare the energy that is released, and say what yeast needs it for.',
        }),
      },
    }
  },
  verify: ({ minutes, rate, off }) => {
    const mean = minutes * rate
    return { c: (mean + off + (mean - off + 1) + (mean - 1)) / 3 / minutes }
  },
})

supplement('size-of-the-debt', {
  facts: { difficulty: 5, checked: '2026-11-27' },
  values: random => ({
    uptake: { rest: 0.5, peak: random.pick([2, 2.5, 3]), recovery: random.pick([6, 8, 10]) },
    who: random.pick(ATHLETES),
  }),
  make: ({ uptake, who }) => {
    const { rest, peak, recovery } = uptake
    const debt = ((peak - rest) * recovery) / 2
    return {
      stem: [
        `A ${who} exercises hard from 2 to 8 minutes. The graph shows the oxygen taken in.`,
        `The graph shows the oxygen that a ${who} takes in before, during and after hard exercise.`,
        `The oxygen that a ${who} takes in was measured for 20 minutes, as the graph shows.`,
      ],
      figure: uptakeGraph(uptake),
      parts: {
        a: ask.table({
          prompt: 'Complete the table to compare respiration in the muscles with and without oxygen.',
          objective: 'AO1',
          head: ['', 'aerobic', 'anaerobic'],
          rows: [
            [
              { text: 'carbon dioxide made' },
              { blank: 'gas with', answer: 'yes', mode: 'pick', choices: ['yes', 'no'], marks: 1 },
              { blank: 'gas without', answer: 'no', mode: 'pick', choices: ['yes', 'no'], marks: 1 },
            ],
            [
              { text: 'energy from one molecule of glucose' },
              {
                blank: 'energy with',
                answer: 'large',
                mode: 'pick',
                choices: ['large', 'small', 'none'],
                marks: 0,
              },
              {
                blank: 'energy without',
                answer: 'small',
                mode: 'pick',
                choices: ['large', 'small', 'none'],
                marks: 1,
              },
            ],
          ],
          scheme: [
            'carbon dioxide is made in aerobic respiration',
            'not in anaerobic respiration',
            'little energy in anaerobic respiration',
          ],
          solution:
            'Aerobic respiration makes carbon dioxide and water and releases much energy. Anaerobic respiration in muscles makes lactic acid only and releases much less energy.',
        }),
        'b.i': ask.number({
          prompt:
            'State the time that passes from the end of the exercise until the oxygen taken in is at its resting value again.',
          objective: 'AO2',
          answer: recovery,
          unit: 'min',
          tolerance: 0.5,
          scheme: [`${recovery} min (± 0.5 min)`],
          solution: `The exercise ends at 8 min. The line is at ${plain(rest)} again at ${8 + recovery} min: ${recovery} minutes later.`,
        }),
        'b.ii': ask.number({
          lead: 'In this time the oxygen taken in falls in a straight line.',
          prompt:
            'Calculate the volume of oxygen taken in during this time above the volume that would be taken in at rest.',
          answer: debt,
          unit: 'dm^3',
          tolerance: 0.6,
          follow: { from: 'b.i', formula: `x*${peak - rest}/2` },
          scheme: [
            `C1 at the start ${plain(peak)} − ${plain(rest)} = ${plain(peak - rest)} dm^{3} per minute above the resting value`,
            `C1 mean of this and 0 (${plain((peak - rest) / 2)}) × ${recovery}`,
            `A1 ${plain(debt)} dm^{3}`,
          ],
          solution: `The extra oxygen falls from ${plain(peak - rest)} to 0 dm^{3} per minute, so its mean is ${plain((peak - rest) / 2)}. In ${recovery} minutes: ${plain((peak - rest) / 2)} × ${recovery} = ${quantity(debt, 'dm^3')}. It is the area of the triangle.`,
        }),
        c: ask.written({
          prompt: 'Explain why more oxygen than at rest is taken in after the exercise.',
          marks: 2,
          scheme: [LACTIC_BUILT_UP, LIVER_BREAKS_DOWN],
          modelAnswer:
            'Lactic acid has built up in the exercise. Oxygen is needed to break it down by aerobic respiration in the liver.',
          solution: 'Say which substance has built up, and what the oxygen is needed for.',
        }),
      },
    }
  },
  verify: ({ uptake: { rest, peak, recovery } }) => {
    let volume = 0
    const steps = 1000
    for (let at = 0; at < steps; at += 1)
      volume += ((peak - rest) * (1 - (at + 0.5) / steps) * recovery) / steps
    return { 'b.i': recovery, 'b.ii': volume }
  },
})
