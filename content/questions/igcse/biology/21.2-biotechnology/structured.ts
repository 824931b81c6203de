import {
  doughGraph,
  fermenter,
  stainGraph,
} from '@/content/figures/igcse/biology/biotechnology-and-genetic-modification-2'
import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity } from '@/lib/exams/format'
import { DENATURED } from '../5.1-enzymes/points'
import {
  ANAEROBIC_CO2,
  BUBBLES,
  EVAPORATES,
  HEAT_RELEASED,
  NO_GAS,
  NO_OTHERS,
  NOT_BROKEN,
  OXYGEN_RESPIRES,
  SAME_CLOTH,
  SAME_POWDER,
  SAME_STAIN,
  SAME_STIRRING,
  SAME_TEMPERATURE,
  SAME_TIME,
  SAME_WATER,
  STAYS_AT_OPTIMUM,
  YEAST_DEAD,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '21.2', { calculator: 'needed' })

export { templates }

core('yeast-in-dough', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    start: random.pick([20, 24, 30]),
    warm: random.step(70, 90, 2),
    cold: random.step(40, 46, 2),
    order: random.shuffle(['warm', 'cold', 'hot'] as const),
    hot: random.pick([70, 75, 80]),
  }),
  make: ({ start, warm, cold, order, hot }) => {
    const rate = (warm - start) / 40
    const letter = (kind: 'warm' | 'cold' | 'hot') => 'PQR'.charAt(order.indexOf(kind))
    const places = { warm: '35 °C', cold: '10 °C', hot: `${hot} °C` }
    return {
      stem: [
        `Equal pieces of bread dough with yeast were kept at 10 °C, 35 °C and ${hot} °C. The graph shows the volume of each.`,
        `A student measures the volume of three equal pieces of dough with yeast. One is kept at 10 °C, one at 35 °C and one at ${hot} °C. The graph shows the results.`,
        `Dough with yeast is put into three measuring cylinders, which are kept at 10 °C, 35 °C and ${hot} °C. The volumes of the dough are shown in the graph.`,
      ],
      figure: doughGraph({ start, warm, cold, order }),
      parts: {
        a: ask.match({
          prompt: 'Identify the temperature of each piece of dough, P, Q and R.',
          objective: 'AO2',
          marks: 3,
          items: asItems(['P', 'Q', 'R']),
          targets: asItems(['10 °C', '35 °C', `${hot} °C`]),
          answer: Object.fromEntries(order.map(kind => [letter(kind), places[kind]])),
          scheme: order.map(kind => `${letter(kind)}: ${places[kind]}`),
          solution: `Yeast respires fastest at 35 °C, slowly at 10 °C, and not at all at ${hot} °C.`,
        }),
        b: ask.number({
          prompt: `Calculate the mean rate at which the volume of ${letter('warm')} increases in the first 40 minutes.`,
          answer: rate,
          unit: 'cm^{3}/min',
          tolerance: 0.05,
          scheme: [`C1 (${warm} − ${start}) ÷ 40`, `A1 ${figures(rate, 2)} cm^{3}/min`],
          solution: `The volume rises from ${quantity(start, 'cm^3')} to ${quantity(warm, 'cm^3')} in 40 min: (${warm} − ${start}) ÷ 40 = ${figures(rate, 2)} cm^{3}/min.`,
        }),
        c: ask.written({
          prompt: `Explain why the volume of dough ${letter('warm')} increases.`,
          scheme: [ANAEROBIC_CO2, BUBBLES],
          modelAnswer:
            'The yeast respires anaerobically and releases carbon dioxide. Bubbles of the gas are trapped in the dough.',
          solution: 'Name the process and the gas, then say what the gas does to the dough.',
        }),
        d: ask.written({
          prompt: `Explain the result for dough ${letter('hot')}.`,
          objective: 'AO2',
          scheme: [YEAST_DEAD, NO_GAS],
          modelAnswer: `At ${hot} °C the yeast is killed, so it does not respire and no carbon dioxide is released.`,
          solution: `The line stays level: no gas is released. At ${hot} °C the enzymes of the yeast are denatured, and the cells die.`,
        }),
        e: ask.written({
          prompt: 'State why bread contains almost no ethanol after it has been baked.',
          lines: 2,
          scheme: [EVAPORATES],
          modelAnswer: 'The ethanol evaporates in the hot oven.',
          solution: 'Yeast makes ethanol in the dough, but in the heat of the oven it turns to vapour.',
        }),
      },
    }
  },
  verify: ({ start, warm }) => ({ b: warm / 40 - start / 40 }),
})

const STAINS = [
  { stain: 'egg white', enzyme: 'protease', product: 'amino acids' },
  { stain: 'butter', enzyme: 'lipase', product: 'fatty acids and glycerol' },
  { stain: 'blood', enzyme: 'protease', product: 'amino acids' },
  { stain: 'cooking oil', enzyme: 'lipase', product: 'fatty acids and glycerol' },
] as const

core('washing-powder-tested', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    stain: random.pick(STAINS),
    powders: {
      optimum: random.pick([36, 40, 44]),
      top: random.pick([70, 74, 78, 82]),
      base: random.pick([4, 6, 8]),
    },
    minutes: random.pick([10, 15, 20]),
  }),
  make: ({ stain: { stain, enzyme, product }, powders, minutes }) => {
    const { optimum, top, base } = powders
    const without = base + optimum / 2
    return {
      stem: [
        `Pieces of cloth with a stain of ${stain} were washed for ${minutes} minutes with a biological powder, P, and with a non-biological powder, Q. The graph shows the results.`,
        `A student tests a biological powder, P, and a non-biological one, Q, on stains of ${stain}. Each wash lasts ${minutes} minutes. The graph shows how much of the stain is removed.`,
        `Stains of ${stain} were washed at many temperatures for ${minutes} minutes, with powder P, which contains enzymes, and with powder Q, which does not. The results are shown in the graph.`,
      ],
      figure: stainGraph(powders, ['P', 'Q'], `powders-${optimum}-${top}-${base}`),
      parts: {
        a: ask.table({
          prompt: `Complete the table for the stain of ${stain}.`,
          command: 'State',
          head: ['enzyme in powder P that breaks down the stain', 'what the stain is broken down to'],
          rows: [
            [
              {
                blank: 'enzyme',
                answer: enzyme,
                mode: 'pick',
                choices: ['amylase', 'lipase', 'pectinase', 'protease'],
                marks: 1,
              },
              {
                blank: 'product',
                answer: product,
                mode: 'pick',
                choices: ['amino acids', 'fatty acids and glycerol', 'simple sugars', 'starch'],
                marks: 1,
              },
            ],
          ],
          scheme: [enzyme, product],
          solution: `The stain of ${stain} consists mostly of ${enzyme === 'lipase' ? 'fat or oil, which lipase' : 'protein, which protease'} breaks down to ${product}.`,
        }),
        'b.i': ask.number({
          prompt: 'State the temperature at which powder P works best.',
          answer: optimum,
          unit: '°C',
          objective: 'AO2',
          tolerance: 2,
          scheme: [`${optimum} °C (± 2 °C)`],
          solution: `The curve of P is highest at ${optimum} °C.`,
        }),
        'b.ii': ask.number({
          prompt: 'Calculate how many times as much of the stain P removes as Q at this temperature.',
          answer: top / without,
          unit: '',
          tolerance: 0.2,
          scheme: [`C1 ${top} ÷ ${plain(without)}`, `A1 ${figures(top / without, 2)}`],
          solution: `At ${optimum} °C, P removes ${top}% and Q removes ${plain(without)}%: ${top} ÷ ${plain(without)} = ${figures(top / without, 2)}.`,
        }),
        c: ask.written({
          prompt: `Explain why P works no better than Q at ${optimum + 26} °C.`,
          scheme: [DENATURED, NOT_BROKEN],
          modelAnswer: 'The enzymes of P are denatured, so they no longer break down the stain.',
          solution: 'Without enzymes that work, P is a powder like Q.',
        }),
        d: ask.written({
          prompt: 'State **two** variables that must be the same for both powders.',
          command: 'State',
          objective: 'AO3',
          marks: 2,
          lines: 2,
          scheme: [
            SAME_POWDER,
            SAME_WATER,
            SAME_TIME,
            SAME_CLOTH,
            SAME_STAIN,
            SAME_TEMPERATURE,
            SAME_STIRRING,
          ],
          modelAnswer:
            'Two of: the mass of powder; the volume of water; the time of washing; the type of cloth; the amount of stain; the temperature; the stirring.',
          solution:
            'Only the kind of powder may differ. Keep the same, for example: temperature, time, mass of powder, volume of water, kind and size of cloth, and amount of stain.',
        }),
      },
    }
  },
  verify: ({ powders: { optimum, top, base } }) => ({
    'b.i': optimum,
    'b.ii': (2 * top) / (2 * base + optimum),
  }),
})

const LETTERED = [
  'nutrients in',
  'water jacket',
  'sterile air in',
  'waste gases out',
  'stirrer',
  'product out',
] as const

const MICROBES = [
  { product: 'penicillin', who: 'fungus', grams: [20, 25, 30, 40] },
  { product: 'mycoprotein', who: 'fungus', grams: [15, 20, 25, 30] },
  { product: 'insulin', who: 'bacterium', grams: [1, 2, 4, 5] },
] as const

supplement('fermenter-for-a-product', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const microbe = random.pick(MICROBES)
    return {
      microbe,
      order: random.sample(LETTERED, 4),
      volume: random.step(20_000, 90_000, 10_000),
      grams: random.pick<number>(microbe.grams),
      percent: random.pick([60, 75, 80, 90]),
    }
  },
  make: ({ microbe: { product, who }, order, volume, grams, percent }) => {
    const kilograms = (volume * grams) / 1000
    const right = (kilograms * percent) / 100
    return {
      stem: [
        `A ${who} makes ${product} in the fermenter of the diagram. Arrows show what flows in and out.`,
        `The diagram shows a fermenter in which a ${who} makes ${product}. Four of its parts are labelled A to D.`,
        `To make ${product}, a company grows a ${who} in a fermenter like the one in the diagram.`,
      ],
      figure: fermenter.figure({
        name: 'biotechnology-and-genetic-modification/tank-with-four-parts',
        title: 'A fermenter with four labels',
        labels: Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])),
      }),
      parts: {
        a: ask.match({
          prompt: 'Identify the parts labelled A, B, C and D.',
          marks: 4,
          items: asItems([...'ABCD']),
          targets: asItems([...LETTERED]),
          answer: Object.fromEntries(order.map((part, at) => ['ABCD'.charAt(at), part])),
          scheme: order.map((part, at) => `${'ABCD'.charAt(at)}: ${part}`),
          solution:
            'Cold water flows through the space between the walls. Air bubbles from the low pipe, gases leave near the top, and the product is taken out at the bottom.',
        }),
        b: ask.written({
          prompt: 'Explain why cold water flows through the water jacket.',
          scheme: [HEAT_RELEASED, STAYS_AT_OPTIMUM],
          modelAnswer:
            'Respiration releases heat. The water takes it away, so the temperature stays near the optimum and the enzymes are not denatured.',
          solution: 'Say where the heat comes from, and what would happen to the enzymes if it stayed.',
        }),
        c: ask.written({
          prompt: `Explain why sterile air is bubbled through the liquid.`,
          scheme: [OXYGEN_RESPIRES, NO_OTHERS],
          modelAnswer: `The air supplies oxygen for aerobic respiration. It is sterile so that no other microorganisms get in and compete with the ${who}.`,
          solution:
            'Two words, two reasons: “air” for its oxygen, and “sterile” to keep other microorganisms out.',
        }),
        d: ask.number({
          lead: `The fermenter holds ${quantity(volume, 'dm^3')} of liquid. At the end each dm^{3} contains ${quantity(grams, 'g')} of ${product}, of which ${percent}% can be separated.`,
          prompt: `Calculate the mass of ${product} that is separated, in kilograms.`,
          answer: right,
          unit: 'kg',
          scheme: [
            `C1 ${plain(volume)} × ${grams} g, or ${plain(kilograms)} kg`,
            `C1 × ${percent} ÷ 100`,
            `A1 ${plain(right)} kg`,
          ],
          solution: `${plain(volume)} × ${grams} = ${plain(volume * grams)} g = ${plain(kilograms)} kg. Of this ${percent}% is ${plain(right)} kg.`,
        }),
      },
    }
  },
  verify: ({ volume, grams, percent }) => ({ d: ((grams * percent) / 100_000) * volume }),
})
