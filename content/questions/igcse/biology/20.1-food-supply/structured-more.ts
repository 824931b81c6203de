import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, roundTo } from '@/lib/exams/format'
import { weedsGraph, YIELDS_WITH_WEEDS } from './figures-more'
import { COMPETITION, EFFICIENT_WORK, LARGER_AREAS, LESS_GROWTH } from './points-more'

const { core, templates } = questionsOf('structured', '20.1', { calculator: 'needed' })

export { templates }

core('weeds-in-a-crop', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    values: random.pick(YIELDS_WITH_WEEDS),
    at: random.int(2, 5),
    price: random.step(160, 240, 20),
    cost: random.step(45, 95, 10),
    crop: random.pick(['wheat', 'maize', 'barley']),
  }),
  make: ({ values, at, price, cost, crop }) => {
    const [clean, weedy] = [values[0], values[at] ?? 1]
    const percent = ((clean - weedy) / clean) * 100
    const gain = roundTo((clean - weedy) * price - cost, 0)
    return {
      stem: [
        `Scientists counted the weeds in fields of ${crop} and measured the yields. The figure shows the results.`,
        `The figure shows the yield of ${crop} in fields with different numbers of weeds.`,
        `Fields of ${crop} with more and more weeds are compared. The figure shows their yields.`,
      ],
      figure: weedsGraph(values),
      parts: {
        'a.i': ask.number({
          prompt: `Calculate the percentage decrease in yield from a field without weeds to a field with ${at * 10} weeds on each m^{2}.`,
          answer: percent,
          unit: '%',
          tolerance: 2.5,
          scheme: [
            `C1 (${plain(clean)} − ${plain(weedy)}) ÷ ${plain(clean)} × 100`,
            `A1 ${figures(percent, 3)}%`,
          ],
          solution: `The yields are ${plain(clean)} and ${plain(weedy)} tonnes per hectare. (${plain(clean)} − ${plain(weedy)}) ÷ ${plain(clean)} × 100 = ${figures(percent, 3)}%.`,
        }),
        'a.ii': ask.number({
          lead: `A farmer could kill all weeds in a field with ${at * 10} weeds on each m^{2}. This costs \\$${cost} per hectare. One tonne of ${crop} is sold for \\$${price}.`,
          prompt: 'Calculate how much more money the farmer would have from each hectare, in dollars.',
          answer: gain,
          unit: '$',
          tolerance: 22,
          scheme: [
            `C1 ${plain(roundTo(clean - weedy, 1))} × ${price}, or ${plain(gain + cost)}`,
            `A1 ${plain(gain)} (± 22)`,
          ],
          solution: `The yield is higher by ${plain(roundTo(clean - weedy, 1))} tonnes, which are sold for ${plain(roundTo(clean - weedy, 1))} × ${price} = ${plain(gain + cost)} dollars. ${plain(gain + cost)} − ${cost} = ${plain(gain)} dollars.`,
        }),
        b: ask.written({
          prompt: `Explain why weeds reduce the yield of ${crop}.`,
          lines: 3,
          scheme: [COMPETITION, LESS_GROWTH],
          modelAnswer:
            'Weeds compete with the crop for light, water and mineral ions. So the crop photosynthesises less and grows less.',
          solution: 'Say what both kinds of plants need, and what happens to a crop that gets less of it.',
        }),
        c: words({
          subject: 'igcse/biology',
          prompt: 'State the name of the type of chemical that is used to kill weeds.',
          answers: [{ text: 'herbicide', accept: ['herbicides', 'weedkiller', 'weed killer'] }],
          reject: [
            { text: 'insecticide', why: 'An insecticide kills insects.' },
            { text: 'fertiliser', why: 'A fertiliser supplies mineral ions.' },
            { text: 'pesticide', why: 'The name of the type that kills weeds is asked.' },
          ],
          solution: 'Herbicides kill weeds.',
        }),
        d: ask.written({
          lead: `Machinery is used to sow, spray and harvest ${crop}.`,
          prompt: 'State **two** ways in which agricultural machinery helps to produce more food.',
          command: 'State',
          lines: 3,
          scheme: [LARGER_AREAS, EFFICIENT_WORK],
          modelAnswer: 'Larger areas of land can be farmed, and the work is faster and more efficient.',
          solution: 'Two different ways: more land can be used, and the work is more efficient.',
        }),
      },
    }
  },
  verify: ({ values, at, price, cost }) => {
    const [clean, weedy] = [values[0], values[at] ?? 0]
    return { 'a.i': 100 - (100 * weedy) / clean, 'a.ii': clean * price - weedy * price - cost }
  },
})
