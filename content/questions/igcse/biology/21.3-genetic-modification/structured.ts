import { processFigure } from '@/content/figures/igcse/biology/biotechnology-and-genetic-modification-3'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import {
  BACTERIA_MULTIPLY,
  BETTER_SOURCE,
  CAN_JOIN,
  CON_COST,
  CON_LIFE,
  CON_SPREAD,
  CON_UNKNOWN,
  GENE_EXPRESSED,
  GENETIC_MATERIAL,
  INDIVIDUAL_GENES,
  LESS_EATEN,
  POISON,
  PRO_SPRAY,
  PRO_YIELD,
  SAME_ENDS,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '21.3', { calculator: 'needed' })

export { templates }

const subject = 'igcse/biology'

const ORDERS = ['PQRST', 'VWXYZ', 'JKLMN', 'ABCDE'] as const

supplement('protein-from-bacteria', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    letters: random.pick(ORDERS),
    atPlasmid: random.chance(0.5),
    protein: random.pick(['insulin', 'growth hormone', 'an enzyme that dissolves blood clots']),
    animal: random.pick(['pigs', 'cows', 'sheep']),
  }),
  make: ({ letters, atPlasmid, protein, animal }) => {
    const [cutGene = '', cutPlasmid = '', join = '', insert = '', multiply = ''] = [...letters]
    return {
      stem: [
        `The diagram shows how bacteria are modified so that they make ${protein}, a human protein.`,
        `Bacteria are given the human gene for ${protein}. The diagram shows the steps.`,
        `A company makes ${protein} with modified bacteria. The diagram shows how these are made.`,
      ],
      figure: processFigure(
        { cutGene, cutPlasmid, join, insert, multiply },
        `steps-${letters.toLowerCase()}`,
        '',
      ),
      parts: {
        'a.i': words({
          subject,
          prompt: `State the type of enzyme that is used at step ${atPlasmid ? cutPlasmid : cutGene}.`,
          command: 'State',
          answers: [
            {
              text: 'restriction enzyme',
              accept: ['restriction endonuclease', 'restriction', 'a restriction enzyme'],
              allow: ['endonuclease'],
            },
          ],
          reject: [{ text: 'ligase', why: 'DNA ligase joins DNA.' }],
          solution: `At steps ${cutGene} and ${cutPlasmid} a restriction enzyme cuts DNA.`,
        }),
        'a.ii': words({
          subject,
          prompt: `State the name of the enzyme that is used at step ${join}.`,
          command: 'State',
          mode: 'words',
          answers: [{ text: 'DNA ligase', accept: ['ligase'] }],
          reject: [{ text: 'restriction enzyme', why: 'A restriction enzyme cuts DNA.' }],
          solution: `At step ${join}, DNA ligase joins the gene to the plasmid.`,
        }),
        b: words({
          subject,
          prompt: `State the name of the ring that is formed at step ${join}.`,
          command: 'State',
          answers: [
            {
              text: 'recombinant plasmid',
              accept: ['recombinant dna', 'recombined plasmid', 'recombinant'],
            },
          ],
          ignore: ['plasmid'],
          solution: 'A plasmid that contains DNA from another organism is a recombinant plasmid.',
        }),
        c: ask.written({
          prompt: `Explain why the same enzyme is used at steps ${cutGene} and ${cutPlasmid}.`,
          scheme: [SAME_ENDS, CAN_JOIN],
          modelAnswer:
            'Gene and plasmid then have complementary sticky ends, so their bases pair and they can join.',
          solution: 'The same enzyme cuts at the same bases and so leaves ends that fit each other.',
        }),
        d: ask.written({
          prompt: `Describe how ${protein} is made after step ${insert}.`,
          scheme: [BACTERIA_MULTIPLY, GENE_EXPRESSED],
          modelAnswer:
            'The bacteria that contain the plasmid multiply. The human gene is expressed, so the bacteria make the human protein.',
          solution: 'First there must be many bacteria; then say what they do with the gene.',
        }),
        e: ask.written({
          lead: `Before this method was known, many proteins for medicine were taken from the organs of ${animal}.`,
          prompt: 'Suggest an advantage of making the protein with bacteria.',
          lines: 2,
          scheme: [BETTER_SOURCE],
          modelAnswer: 'The protein is identical to the human one, and no animals have to be killed.',
          solution: 'The gene is human, so the protein is human as well. One advantage is enough.',
        }),
      },
    }
  },
})

const CROPS = [
  { crop: 'maize', pest: 'caterpillars' },
  { crop: 'maize', pest: 'beetles' },
  { crop: 'potato', pest: 'caterpillars' },
  { crop: 'potato', pest: 'beetles' },
] as const

const CHANGES = [
  ['herbicide resistance', 'The crop survives when weeds are sprayed.'],
  ['a substance that becomes vitamin A', 'The crop prevents an illness due to poor diet.'],
] as const

core('crop-with-a-new-gene', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const few = random.pick([4, 5, 8])
    const percent = random.pick([25, 50, 75, 100])
    const many = (few * (100 + percent)) / 100
    return Number.isInteger(2 * many) && many < 15
      ? { ...random.pick(CROPS), few, percent, many, calm: random.pick([1, 2]) }
      : null
  },
  make: ({ crop, pest, few, many, calm }) => ({
    stem: [
      `A ${crop} plant is given a gene from bacteria that makes it resistant to ${pest}. The chart shows the yield of modified and ordinary ${crop} in two years. In year 1 there were many ${pest}, in year 2 there were hardly any.`,
      `Scientists insert a gene for resistance to ${pest} into ${crop}. They grow it beside ordinary ${crop}. The chart shows the yields of year 1, with many ${pest}, and of year 2, with very few.`,
      `Genetically modified ${crop}, which is resistant to ${pest}, was grown beside ordinary ${crop} for two years: year 1 with many ${pest}, and year 2 with almost none. The yields are shown in the chart.`,
    ],
    figure: chartFigure(
      {
        name: `biotechnology-and-genetic-modification/yield-${few}-${plain(many).replace('.', '-')}-${calm}`,
        title: 'Yields of ordinary and modified crops in two years',
      },
      barChart({
        categories: ['year 1', 'year 2'],
        values: [
          { name: 'ordinary', values: [few, many + calm] },
          { name: 'modified', values: [many, many + calm] },
        ],
        yLabel: 'yield / tonnes per hectare',
        yEvery: many > 9 ? 2 : 1,
        height: 180,
      }),
    ),
    parts: {
      a: ask.written({
        prompt: 'State what is meant by genetic modification.',
        scheme: [GENETIC_MATERIAL, INDIVIDUAL_GENES],
        modelAnswer:
          'Changing the genetic material of an organism by removing, changing or inserting individual genes.',
        solution:
          'Two ideas: the genetic material is changed, and it is single genes that are moved or changed.',
      }),
      b: ask.number({
        prompt: `Calculate by what percentage the yield of modified ${crop} was higher than that of ordinary ${crop} in year 1.`,
        answer: (100 * (many - few)) / few,
        unit: '%',
        tolerance: 3,
        scheme: [`C1 (${plain(many)} − ${few}) ÷ ${few} × 100`, `A1 ${plain((100 * (many - few)) / few)}%`],
        solution: `The yields are ${plain(many)} and ${few} tonnes per hectare: (${plain(many)} − ${few}) ÷ ${few} × 100 = ${plain((100 * (many - few)) / few)}%.`,
      }),
      c: ask.written({
        prompt: `Explain why the modified ${crop} had a higher yield in year 1.`,
        objective: 'AO2',
        scheme: [POISON, LESS_EATEN],
        modelAnswer: `With the new gene the plant is poisonous to ${pest}, so less of the crop is eaten.`,
        solution: `Say what the gene does to the ${pest}, and what this means for the plant. In year 2, without ${pest}, both yields are equal.`,
      }),
      d: ask.table({
        prompt: 'Complete the table of other modified crops.',
        command: 'State',
        objective: 'AO1',
        head: ['the new gene gives the crop', 'benefit'],
        rows: CHANGES.map(([gives, benefit], at) => [
          { text: gives },
          {
            blank: `benefit-${at + 1}`,
            answer: benefit,
            mode: 'pick' as const,
            choices: [
              'The crop kills weeds with a poison.',
              'The crop prevents an illness due to poor diet.',
              'The crop survives when weeds are sprayed.',
              'The crop makes insulin for the body.',
            ],
            marks: 1 as const,
          },
        ]),
        scheme: CHANGES.map(([gives, benefit]) => `${gives}: ${benefit}`),
        solution:
          'A herbicide kills weeds but not a crop that is resistant to it. Rice with a substance that becomes vitamin A is of better nutritional quality.',
      }),
    },
  }),
  verify: ({ percent }) => ({ b: percent }),
})

supplement('for-and-against-maize', {
  facts: { difficulty: 5, checked: '2026-11-27' },
  values: random => {
    const ordinary = random.step(6, 8, 0.5)
    const modified = ordinary + random.step(1, 2, 0.5)
    const price = random.pick([160, 180, 200, 220])
    const [seed, gmSeed] = [random.step(80, 100, 10), random.step(130, 180, 10)]
    const [spray, gmSpray] = [random.step(60, 100, 10), random.step(10, 30, 10)]
    return {
      ordinary,
      modified,
      price,
      seed,
      gmSeed,
      spray,
      gmSpray,
      place: random.pick(['farm', 'large farm', 'trial farm']),
    }
  },
  make: ({ ordinary, modified, price, seed, gmSeed, spray, gmSpray, place }) => {
    const profit = ordinary * price - seed - spray
    const gmProfit = modified * price - gmSeed - gmSpray
    return {
      stem: [
        `On a ${place}, ordinary maize and insect-resistant maize were grown for one season. One tonne of maize is sold for \\$${price}.`,
        `Insect-resistant maize was compared with ordinary maize on a ${place}. A tonne of maize brings \\$${price}.`,
        `A ${place} grows both ordinary maize and maize that is modified to resist insects. Each tonne is sold for \\$${price}.`,
      ],
      table: {
        head: [
          'maize',
          'yield / tonnes per hectare',
          'seed / \\$ per hectare',
          'insecticide / \\$ per hectare',
        ],
        rows: [
          ['ordinary', figures(ordinary, 2), String(seed), String(spray)],
          ['insect-resistant', figures(modified, 2), String(gmSeed), String(gmSpray)],
        ],
      },
      parts: {
        a: ask.number({
          prompt:
            'Calculate what is left of the money from one hectare of **ordinary** maize after seed and insecticide are paid, in dollars.',
          answer: profit,
          unit: '$',
          scheme: [
            `C1 ${figures(ordinary, 2)} × ${price}, or ${plain(ordinary * price)}`,
            `A1 ${plain(profit)}`,
          ],
          solution: `${figures(ordinary, 2)} × ${price} = ${plain(ordinary * price)}; ${plain(ordinary * price)} − ${seed} − ${spray} = ${plain(profit)} dollars.`,
        }),
        b: ask.number({
          lead: `For one hectare of insect-resistant maize, ${plain(gmProfit)} dollars are left.`,
          prompt: 'Calculate the percentage by which this is more than for ordinary maize.',
          answer: (100 * (gmProfit - profit)) / profit,
          unit: '%',
          follow: { from: 'a', formula: `100*(${gmProfit}-x)/x` },
          scheme: [
            `C1 (${plain(gmProfit)} − ${plain(profit)}) ÷ ${plain(profit)} × 100`,
            `A1 ${figures((100 * (gmProfit - profit)) / profit, 2)}%`,
          ],
          solution: `(${plain(gmProfit)} − ${plain(profit)}) ÷ ${plain(profit)} × 100 = ${quantity((100 * (gmProfit - profit)) / profit, '%', 2)}.`,
        }),
        c: ask.written({
          prompt: 'State two advantages of growing the insect-resistant maize that the table shows.',
          objective: 'AO2',
          scheme: [PRO_YIELD, PRO_SPRAY],
          modelAnswer: 'The yield is higher, and less insecticide is needed.',
          solution:
            'Compare the two rows: the yield is higher and insecticide costs less. The seed costs more.',
        }),
        d: ask.written({
          prompt: 'Discuss concerns that people may have about growing insect-resistant maize.',
          marks: 3,
          lines: 5,
          scheme: [CON_SPREAD, CON_LIFE, CON_COST, CON_UNKNOWN],
          modelAnswer:
            'The gene may spread to wild plants by pollen. Harmless insects may be killed as well, so there is less biodiversity. The seed is expensive and has to be bought from a company. The long-term effects are unknown.',
          solution:
            'Say how something is harmed: genes spread, harmless insects die, seed is expensive, and effects in the long term are not known.',
        }),
      },
    }
  },
  verify: ({ ordinary, modified, price, seed, gmSeed, spray, gmSpray }) => {
    const left = price * ordinary - (seed + spray)
    const more = price * modified - (gmSeed + gmSpray)
    return { a: left, b: (more / left - 1) * 100 }
  },
})
