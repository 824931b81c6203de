import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'
import { matchScheme } from '@/lib/exams/rising-scheme'
import { kidneySection } from '@/lib/figures/biology/kidney'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { dietsGraph } from './figures-more'
import {
  KIDNEY_CELLS_RESPIRE,
  LESS_AMINO,
  LESS_UREA_MADE,
  NEVER_METABOLISED,
  OUT_BY_THE_URETHRA,
  TO_THE_BLADDER,
  UREA_NOT_REMOVED,
  UREA_STILL_MADE,
} from './points-more'

const { core, supplement, templates } = questionsOf('structured', '13.1', { calculator: 'needed' })

export { templates }

core('water-gained-and-lost', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const gains = [random.step(1200, 1800, 100), random.step(600, 900, 100), 300]
    const losses = [random.step(400, 800, 100), random.step(300, 400, 100), 100]
    const [gained, lost] = [gains, losses].map(each => each.reduce((all, one) => all + one, 0))
    const urine = (gained ?? 0) - (lost ?? 0)
    return {
      gains,
      losses,
      gained: gained ?? 0,
      lost: lost ?? 0,
      urine,
      who: random.pick(['nurse', 'teacher', 'driver', 'student']),
    }
  },
  make: ({ gains, losses, gained, lost, urine, who }) => {
    const percent = (urine / gained) * 100
    return {
      stem: [
        `The chart shows the water that a ${who} gains in a day in drink, in food and by respiration, and the water lost in sweat, breath and faeces. Water lost in urine is not shown.`,
        `In a day, a ${who} gains water in drink, in food and by respiration. The chart shows these volumes, and those lost in sweat, breath and faeces, but not the volume lost in urine.`,
        `A ${who} gains water in three ways (drink, food, respiration) and loses it in four. The chart shows the volumes of a day, except for the water in urine.`,
      ],
      figure: chartFigure(
        {
          name: `excretion-in-humans/balance-${[...gains, ...losses].join('-')}`,
          title: 'Water gained and lost in a day',
        },
        barChart({
          categories: ['drink', 'food', 'respi-\nration', 'sweat', 'breath', 'faeces'],
          values: [...gains, ...losses],
          yLabel: 'water in a day / cm^{3}',
          yEvery: 200,
          yMax: 1800,
          height: 190,
        }),
      ),
      parts: {
        'a.i': ask.number({
          lead: `The ${who} loses as much water in a day as is gained.`,
          prompt: 'Calculate the volume of water that is lost in urine.',
          answer: urine,
          unit: 'cm^{3}',
          tolerance: 80,
          scheme: [
            `C1 gained: ${plain(gained)}, or lost in the other ways: ${plain(lost)}`,
            `A1 ${quantity(urine, 'cm^3')} (± 80)`,
          ],
          solution: `Gained: ${gains.map(each => plain(each)).join(' + ')} = ${quantity(gained, 'cm^3')}. Lost in sweat, breath and faeces: ${losses.map(each => plain(each)).join(' + ')} = ${quantity(lost, 'cm^3')}. In urine: ${plain(gained)} − ${plain(lost)} = ${quantity(urine, 'cm^3')}.`,
        }),
        'a.ii': ask.number({
          prompt: 'Calculate the percentage of all the water lost that is lost in urine.',
          answer: percent,
          unit: '%',
          tolerance: 3,
          follow: { from: 'a.i', formula: `x/${gained}*100` },
          scheme: [`C1 ${plain(urine)} ÷ ${plain(gained)} × 100`, `A1 ${figures(percent, 2)}%`],
          solution: `As much is lost as gained, ${quantity(gained, 'cm^3')}. ${plain(urine)} ÷ ${plain(gained)} × 100 = ${figures(percent, 2)}%.`,
        }),
        b: ask.written({
          prompt: 'Explain why the removal of faeces is egestion and not excretion.',
          lines: 2,
          scheme: [NEVER_METABOLISED],
          modelAnswer: 'Faeces are mostly undigested food, which has never been part of metabolism.',
          solution:
            'Excretion removes waste products of metabolism and substances in excess. What was never digested and absorbed is egested.',
        }),
        c: ask.table({
          prompt: 'Complete the table with the organs that excrete these substances.',
          command: 'Complete',
          head: ['substance', 'excreted by'],
          rows: [
            ['carbon dioxide', 'lungs'],
            ['excess ions', 'kidneys'],
          ].map(([substance = '', organ = '']) => [
            { text: substance },
            {
              blank: substance,
              answer: organ,
              mode: 'pick' as const,
              choices: ['bladder', 'kidneys', 'liver', 'lungs'],
              marks: 1 as const,
            },
          ]),
          scheme: ['carbon dioxide: lungs', 'excess ions: kidneys'],
          solution: 'Carbon dioxide leaves the blood in the lungs. The kidneys excrete ions in excess.',
        }),
        d: ask.written({
          prompt: 'Describe the path of urine from a kidney until it is outside the body.',
          scheme: [TO_THE_BLADDER, OUT_BY_THE_URETHRA],
          modelAnswer:
            'It flows through a ureter to the bladder, where it is stored. It leaves the body through the urethra.',
          solution: 'Name the three parts in order: ureter, bladder, urethra.',
        }),
      },
    }
  },
  verify: ({ gains, losses }) => {
    let urine = 0
    for (const each of gains) urine += each
    for (const each of losses) urine -= each
    const other = losses.reduce((all, one) => all + one, 0)
    return { 'a.i': urine, 'a.ii': 100 / (1 + other / urine) }
  },
})

const KIDNEY = ['cortex', 'medulla', 'ureter', 'renal vein'] as const

const BACK = [
  ['glucose', 'all'],
  ['ions', 'some'],
  ['water', 'most'],
] as const

supplement('blood-through-a-kidney', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const artery = random.step(0.28, 0.36, 0.02)
    return {
      order: random.shuffle(KIDNEY),
      artery: roundTo(artery, 2),
      fall: random.pick([0.02, 0.03]),
      flow: random.pick([1.1, 1.2, 1.3]),
      rows: random.shuffle(BACK),
      who: random.pick(['a healthy adult', 'a teacher', 'a footballer', 'a doctor']),
    }
  },
  make: ({ order, artery, fall, flow, rows, who }) => {
    const vein = roundTo(artery - fall, 2)
    const mass = fall * flow * 60
    return {
      stem: [
        `The diagram shows a kidney of ${who}, cut lengthwise. The upper, red vessel leads blood to the kidney.`,
        `A kidney of ${who} is drawn as if it were cut lengthwise. Blood enters it by the upper, red vessel.`,
        `Four parts of a kidney of ${who} are labelled. The upper, red vessel carries blood to the kidney.`,
      ],
      figure: kidneySection.figure({
        name: 'excretion-in-humans/lettered-kidney',
        labels: Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])),
      }),
      parts: {
        a: ask.match({
          prompt: 'Identify the parts labelled A, B, C and D.',
          marks: 2,
          items: asItems([...'ABCD']),
          targets: asItems(['cortex', 'medulla', 'renal artery', 'renal vein', 'ureter']),
          answer: Object.fromEntries(order.map((part, at) => ['ABCD'.charAt(at), part])),
          scheme: matchScheme(4, 2),
          solution: `${order.map((part, at) => `${'ABCD'.charAt(at)}: ${part}`).join('; ')}. The cortex is the outer region. The ureter leads downwards.`,
        }),
        b: ask.number({
          lead: `Blood contains ${quantity(artery, 'g', 2)} of urea in each dm^{3} when it enters the kidneys of ${who}, and ${quantity(vein, 'g', 2)} when it leaves them. In a minute, ${quantity(flow, 'dm^3', 2)} of blood flow through both kidneys.`,
          prompt: 'Calculate the mass of urea that is removed from the blood in one hour.',
          answer: mass,
          unit: 'g',
          scheme: [
            `C1 ${figures(artery, 2)} − ${figures(vein, 2)} = ${plain(fall)} (g from each dm^{3})`,
            `C1 ${plain(fall)} × ${plain(flow)} × 60`,
            `A1 ${quantity(mass, 'g', 3)}`,
          ],
          solution: `Each dm^{3} loses ${plain(fall)} g. In one hour ${plain(flow)} × 60 = ${quantity(roundTo(flow * 60, 1), 'dm^3')} of blood flow through: ${plain(fall)} × ${plain(roundTo(flow * 60, 1))} = ${quantity(mass, 'g', 3)}.`,
        }),
        c: ask.table({
          lead: 'Glucose, ions and water are filtered from the blood in the nephrons.',
          prompt: 'Complete the table: how much of each is reabsorbed in a healthy person?',
          command: 'Complete',
          head: ['substance', 'how much of it is reabsorbed'],
          rows: rows.map(([substance, amount]) => [
            { text: substance },
            {
              blank: substance,
              answer: amount,
              mode: 'pick' as const,
              choices: ['all', 'most', 'none', 'some'],
              marks: 1 as const,
            },
          ]),
          scheme: rows.map(([substance, amount]) => `${substance}: ${amount}`),
          solution: 'The nephron reabsorbs all of the glucose, most of the water and some of the ions.',
        }),
        d: ask.written({
          prompt:
            'Explain why blood contains more carbon dioxide when it leaves the kidneys than when it enters them.',
          lines: 2,
          scheme: [KIDNEY_CELLS_RESPIRE],
          modelAnswer: 'The cells of the kidneys respire and release carbon dioxide into the blood.',
          solution: 'Kidney cells are living cells: they respire. Only the lungs excrete carbon dioxide.',
        }),
      },
    }
  },
  verify: ({ artery, fall, flow }) => {
    let grams = 0
    for (let minute = 0; minute < 60; minute += 1) grams += flow * artery - flow * (artery - fall)
    return { b: grams }
  },
})

const DEAMINATION = [
  {
    text: 'organ in which it takes place',
    answer: 'liver',
    choices: ['bladder', 'kidney', 'liver', 'stomach'],
  },
  {
    text: 'part of the amino acid that is removed',
    answer: 'the nitrogen-containing part',
    choices: ['the carbon-containing part', 'the fatty acid', 'the nitrogen-containing part', 'the sugar'],
  },
  {
    text: 'substance that is formed from this part',
    answer: 'urea',
    choices: ['carbon dioxide', 'glycogen', 'protein', 'urea'],
  },
] as const

supplement('kidneys-that-have-stopped', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    p: random.pick([0.3, 0.4, 0.5]),
    q: random.pick([0.1, 0.2]),
    much: random.pick([80, 90, 100]),
    little: random.pick([20, 25, 30]),
    who: random.pick(['patient', 'man', 'woman']),
  }),
  make: ({ p, q, much, little, who }) => {
    const end = roundTo(0.4 + 4 * p, 1)
    return {
      stem: [
        `The kidneys of a ${who} have stopped working. The figure shows the urea in the blood on two diets: P with ${much} g of protein a day, and Q with ${little} g. On day 0 of each diet, a machine had cleaned the blood.`,
        `The figure shows the urea in the blood of a ${who} whose kidneys do not work at all. Diet P contains ${much} g of protein a day, diet Q ${little} g. On day 0 of each diet, a machine had cleaned the blood.`,
        `Both kidneys of a ${who} have stopped working. Doctors compare a diet with ${much} g of protein a day, P, and one with ${little} g, Q. On day 0 of each, a machine had cleaned the blood. The figure shows the urea in the blood.`,
      ],
      figure: dietsGraph(p, q),
      parts: {
        a: ask.number({
          prompt: 'Calculate the rate at which urea in the blood increases on diet **P**.',
          answer: p,
          unit: 'g/dm^3 per day',
          sigFigs: 1,
          tolerance: 0.02,
          scheme: [
            `C1 (${plain(end)} − 0.4) ÷ 4, or another rise ÷ its time`,
            `A1 ${plain(p)} g/dm^{3} per day`,
          ],
          solution: `In 4 days the line rises from 0.4 to ${plain(end)} g per dm^{3}: (${plain(end)} − 0.4) ÷ 4 = ${plain(p)} g/dm^{3} per day.`,
        }),
        b: ask.written({
          prompt: 'Explain why the concentration of urea in the blood increases from day to day.',
          lines: 3,
          scheme: [UREA_STILL_MADE, UREA_NOT_REMOVED],
          modelAnswer:
            'The liver still makes urea from amino acids. The kidneys do not remove it from the blood.',
          solution: 'Say where urea comes from, and what no longer happens to it.',
        }),
        c: ask.written({
          prompt: 'Explain why urea increases more slowly on diet Q than on diet P.',
          objective: 'AO2',
          lines: 3,
          scheme: [LESS_AMINO, LESS_UREA_MADE],
          modelAnswer:
            'Less protein gives fewer amino acids in excess, so there is less deamination and less urea is made.',
          solution: 'Follow the protein: fewer amino acids, less deamination, less urea.',
        }),
        d: ask.table({
          prompt: 'Complete the table about deamination.',
          command: 'Complete',
          head: ['', 'deamination'],
          rows: DEAMINATION.map(({ text, answer, choices }) => [
            { text },
            { blank: text, answer, mode: 'pick' as const, choices: [...choices], marks: 1 as const },
          ]),
          scheme: DEAMINATION.map(({ text, answer }) => `${text}: ${answer}`),
          solution:
            'Deamination takes place in the liver. The nitrogen-containing part of excess amino acids is removed and forms urea.',
        }),
      },
    }
  },
  verify: ({ p }) => ({ a: (0.4 + 3 * p - (0.4 + p)) / 2 }),
})
