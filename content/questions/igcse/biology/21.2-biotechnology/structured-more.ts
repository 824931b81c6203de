import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures } from '@/lib/exams/format'
import { TANKS, tankGraph } from './figures-more'
import { AEROBIC_WITH_OXYGEN, NO_ETHANOL_THEN, NO_GLUCOSE_LEFT, STARCH_TO_SUGAR } from './points-more'

const { core, templates } = questionsOf('structured', '21.2', { calculator: 'needed' })

export { templates }

const subject = 'igcse/biology'

core('fuel-from-sugar', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    tank: random.pick(TANKS),
    day: random.int(2, 4),
    crop: random.pick(['sugar cane', 'sugar beet']),
    starchy: random.pick(['maize', 'wheat', 'potatoes']),
  }),
  make: ({ tank, day, crop, starchy }) => {
    const there = tank.ethanol[day] ?? 0
    return {
      stem: [
        `Ethanol for biofuel is made from ${crop}. Yeast is added to a solution of sugar in a closed tank. The figure shows the concentrations of glucose and ethanol.`,
        `In a closed tank, yeast turns sugar from ${crop} into ethanol, which is used as a biofuel. The figure shows what was measured in five days.`,
        `Yeast makes ethanol for biofuel in a closed tank with sugar from ${crop}. Glucose and ethanol in the tank were measured each day, as the figure shows.`,
      ],
      figure: tankGraph(tank),
      parts: {
        a: words({
          subject,
          prompt: 'State the **two** products of anaerobic respiration in yeast.',
          command: 'State',
          asked: 2,
          answers: [
            { text: 'ethanol', accept: ['alcohol', 'c2h5oh'] },
            { text: 'carbon dioxide', accept: ['co2'] },
          ],
          reject: [
            { text: 'lactic acid', why: 'Lactic acid is made in muscles, not in yeast.' },
            { text: 'water', why: 'Water is a product of aerobic respiration.' },
            { text: 'oxygen', why: 'Oxygen is not a product of respiration.' },
            { text: 'glucose', why: 'Glucose is used up.' },
          ],
          ignore: ['energy', 'heat', 'atp'],
          solution: 'Without oxygen, yeast turns glucose into ethanol and carbon dioxide.',
        }),
        b: ask.number({
          prompt: `Calculate the mean rate at which the concentration of ethanol increased from day 0 to day ${day}.`,
          answer: there / day,
          unit: 'g/dm^3 per day',
          tolerance: 1.6,
          scheme: [`C1 ${there} ÷ ${day}`, `A1 ${figures(there / day, 3)} g/dm^{3} per day`],
          solution: `On day ${day} the concentration is ${there} g per dm^{3}, and on day 0 it is 0: ${there} ÷ ${day} = ${figures(there / day, 3)} g/dm^{3} per day.`,
        }),
        c: ask.written({
          prompt: 'Use the figure to explain why no more ethanol is made after day 4.',
          command: 'Explain',
          objective: 'AO2',
          lines: 2,
          scheme: [NO_GLUCOSE_LEFT],
          modelAnswer: 'All the glucose has been used up.',
          solution:
            'Look at the dashed line: on day 4 there is no glucose left that the yeast could respire.',
        }),
        d: ask.written({
          prompt: 'Explain why air is kept out of the tank.',
          lines: 3,
          scheme: [AEROBIC_WITH_OXYGEN, NO_ETHANOL_THEN],
          modelAnswer: 'With oxygen the yeast would respire aerobically, so no ethanol would be made.',
          solution:
            'Say which respiration takes place when there is oxygen, and what this means for the product.',
        }),
        e: ask.written({
          lead: `Biofuel can also be made from the starch of ${starchy}. Amylase is added before the yeast.`,
          prompt: 'Explain why amylase is needed.',
          lines: 2,
          scheme: [STARCH_TO_SUGAR],
          modelAnswer: 'Amylase breaks down starch to sugar, which the yeast can respire.',
          solution: 'Yeast respires sugar. Amylase breaks down starch.',
        }),
        f: words({
          subject,
          prompt: 'State the name of a food that is made with yeast because of the **gas** that it releases.',
          command: 'State',
          answers: [
            {
              text: 'bread',
              accept: [
                'dough',
                'pizza',
                'buns',
                'rolls',
                'bread rolls',
                'loaf of bread',
                'cakes',
                'pizza dough',
                'doughnuts',
                'bread dough',
              ],
            },
          ],
          reject: [
            { text: 'beer', why: 'In beer the ethanol is wanted.' },
            { text: 'wine', why: 'In wine the ethanol is wanted.' },
            { text: 'yoghurt', why: 'Yoghurt is made by bacteria.' },
            { text: 'cheese', why: 'Cheese is not made with yeast.' },
          ],
          solution: 'In bread dough, bubbles of carbon dioxide make the dough rise.',
        }),
      },
    }
  },
  verify: ({ tank, day }) => {
    let rise = 0
    for (let at = 1; at <= day; at += 1) rise += (tank.ethanol[at] ?? 0) - (tank.ethanol[at - 1] ?? 0)
    return { b: rise / day }
  },
})
