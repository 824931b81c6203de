import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { ADD_BROMINE, COLOURLESS } from '../11.5-alkenes/points'
import { pickCell } from '../cells'
import { fermenterFigure } from './drawings'

const { core, templates } = questionsOf('structured', '11.6', { calculator: 'not-needed' })

export { templates }

/** Another compound whose displayed formula is asked. */
const OTHERS = [
  {
    told: 'the alkane with one carbon atom',
    typed: 'CH4',
    shown: 'CH_{4}',
    bonds: 'Carbon has four bonds, each to one hydrogen atom',
  },
  {
    told: 'the alkane with two carbon atoms',
    typed: 'CH3CH3',
    shown: 'CH_{3}CH_{3}',
    bonds: 'A single bond joins the carbon atoms, and each has three hydrogen atoms',
  },
  {
    told: 'the carboxylic acid with two carbon atoms',
    typed: 'CH3COOH',
    shown: 'CH_{3}COOH',
    bonds:
      'One carbon atom has three hydrogen atoms, the other a double bond to oxygen and a single bond to an O–H group',
  },
] as const

const BURNED = [
  { told: 'ethanol, C_{2}H_{5}OH', equation: 'C2H5OH + 3O2 -> 2CO2 + 3H2O' },
  { told: 'ethene, C_{2}H_{4}', equation: 'C2H4 + 3O2 -> 2CO2 + 2H2O' },
] as const

core('drawings-of-ethanol-and-others', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    other: random.pick(OTHERS),
    burned: random.pick(BURNED),
    letters: random.pick([
      ['P', 'Q'],
      ['X', 'Y'],
      ['J', 'K'],
    ] as const),
    country: random.pick([
      'a country with much sugar cane',
      'a country with little petroleum',
      'a country with large farms',
    ]),
  }),
  make: ({ other, burned, letters: [mixture, liquid], country }) => ({
    stem: [
      `Ethanol can be made from glucose in the apparatus shown, and from ethene. ${mixture} is a mixture of yeast and aqueous glucose, ${liquid} is limewater.`,
      `In ${country} ethanol is made from sugar. In other countries it is made from ethene. The diagram shows the first way in a laboratory: ${mixture} contains yeast and glucose, ${liquid} is limewater.`,
      `A student makes ethanol from glucose with yeast, in mixture ${mixture}. The gas that forms passes through limewater, ${liquid}. In industry ethanol is also made from ethene.`,
    ],
    figure: fermenterFigure(mixture, liquid),
    parts: {
      'a.i': ask.structure({
        prompt: 'Draw the displayed formula of ethanol.',
        command: 'Draw',
        answer: 'CH3CH2OH',
        displayed: true,
        stereo: false,
        scheme: ['all atoms and all bonds, O–H included'],
        solution:
          'Ethanol is CH_{3}CH_{2}OH. Each carbon atom has four bonds, oxygen two: one to carbon, one to hydrogen.',
      }),
      'a.ii': words({
        subject: 'igcse/chemistry',
        prompt: 'Name the homologous series to which ethanol belongs.',
        command: 'Identify',
        answers: [{ text: 'alcohols', accept: ['alcohol'] }],
        reject: ['alkanes', 'alkenes', 'carboxylic acids'].map(text => ({
          text,
          why: `The functional group of ethanol is –OH, not that of ${text}.`,
        })),
        solution: 'Its functional group is –OH and its name ends in -ol: an alcohol.',
      }),
      b: ask.table({
        prompt: `Complete the table for the reaction in ${mixture}.`,
        command: 'Complete',
        head: ['name of the process', 'gas that forms'],
        rows: [
          [
            pickCell('process', 'fermentation', ['combustion', 'cracking', 'distillation', 'fermentation']),
            pickCell('gas', 'carbon dioxide', ['carbon dioxide', 'ethene', 'hydrogen', 'oxygen']),
          ],
        ],
        scheme: ['fermentation', 'carbon dioxide'],
        solution: 'Yeast ferments glucose to ethanol and carbon dioxide, which turns limewater milky.',
      }),
      'c.i': ask.structure({
        prompt: 'Draw the displayed formula of ethene.',
        command: 'Draw',
        answer: 'CH2=CH2',
        displayed: true,
        stereo: false,
        scheme: ['all atoms and all bonds, with C=C'],
        solution:
          'Ethene is CH_{2}=CH_{2}: two of the four bonds of each carbon atom are in the double bond.',
      }),
      'c.ii': ask.written({
        prompt: 'Describe a test to show that ethene is unsaturated. Include the result.',
        scheme: [ADD_BROMINE, COLOURLESS],
        modelAnswer: 'Shake it with aqueous bromine. It turns from orange to colourless.',
        solution: 'Bromine adds to the double bond, so its colour goes.',
      }),
      d: ask.structure({
        prompt: `Draw the displayed formula of ${other.told}.`,
        command: 'Draw',
        answer: other.typed,
        displayed: true,
        stereo: false,
        scheme: ['all atoms and all bonds'],
        solution: `${other.bonds}: ${other.shown}.`,
      }),
      e: ask.equation({
        prompt: `Write the symbol equation for the complete combustion of ${burned.told}.`,
        command: 'State',
        objective: 'AO2',
        answer: burned.equation,
        states: false,
        scheme: ['all formulae', 'balance'],
        solution: `$\\ce{${burned.equation}}$. Carbon dioxide and water are the only products.`,
      }),
    },
  }),
})
