import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words, wordsCell } from '@/lib/exams/authoring/words'
import { figures, quantity } from '@/lib/exams/format'
import { BUBBLES, SOLID_GOES } from '../7.1-the-characteristic-properties-of-acids-and-bases/points'
import { ETHANOIC_ACID, lowered } from '../11.1-formulae-functional-groups-and-terminology/compounds'
import { alcoholName, esterFormula, esterName } from '../11.2-naming-organic-compounds/esters'
import { pickCell } from '../cells'
import { gasTestFigure, stepsFigure, vinegarFigure } from './drawings'
import { ACIDIFIED, FEWER_IONS, MANGANATE, PARTLY_DISSOCIATED } from './points'

const { core, supplement, templates } = questionsOf('structured', '11.7', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const SOLIDS = [
  { name: 'calcium carbonate', salt: 'calcium ethanoate' },
  { name: 'magnesium carbonate', salt: 'magnesium ethanoate' },
  { name: 'zinc carbonate', salt: 'zinc ethanoate' },
] as const

const METALS = ['magnesium', 'zinc', 'calcium'] as const

const BASES = [
  { name: 'sodium hydroxide', salt: 'sodium ethanoate', equation: 'CH3COOH + NaOH -> CH3COONa + H2O' },
  { name: 'potassium hydroxide', salt: 'potassium ethanoate', equation: 'CH3COOH + KOH -> CH3COOK + H2O' },
  { name: 'lithium hydroxide', salt: 'lithium ethanoate', equation: 'CH3COOH + LiOH -> CH3COOLi + H2O' },
] as const

const GASES = ['carbon dioxide', 'hydrogen', 'oxygen', 'water'] as const

core('solids-in-ethanoic-acid', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => ({
    solid: random.pick(SOLIDS),
    metal: random.pick(METALS),
    base: random.pick(BASES),
    person: random.pick(['A student', 'A technician', 'A class']),
  }),
  make: ({ solid, metal, base, person }) => ({
    stem: [
      `${person} adds pieces of ${solid.name}, X, to dilute ethanoic acid, as shown. Liquid Y shows which gas is formed.`,
      `X is ${solid.name}. It reacts with dilute ethanoic acid in the apparatus shown. The gas passes into liquid Y.`,
      `${person} investigates the reaction of dilute ethanoic acid with ${solid.name}, X. The apparatus is shown. The gas is tested with liquid Y.`,
    ],
    figure: gasTestFigure(),
    parts: {
      'a.i': ask.written({
        prompt: 'State **two** things that are seen in the test-tube with X while it reacts.',
        lines: 2,
        scheme: [BUBBLES, SOLID_GOES],
        modelAnswer: 'Bubbles rise. The solid becomes smaller and disappears.',
        solution:
          'A gas forms, and the solid is used up. What cannot be seen, such as the salt, is no observation.',
      }),
      'a.ii': words({
        subject,
        prompt: 'Identify liquid Y, which turns milky.',
        command: 'Identify',
        answers: [
          { text: 'limewater', accept: ['lime water', 'aqueous calcium hydroxide', 'calcium hydroxide'] },
        ],
        reject: [
          { text: 'lime', why: 'Lime is a solid, calcium oxide.' },
          { text: 'water', why: 'Water does not turn milky.' },
          { text: 'calcium carbonate', why: 'Calcium carbonate is the white solid that forms in it.' },
        ],
        solution: 'The gas is carbon dioxide, which turns limewater milky.',
      }),
      b: ask.table({
        lead: 'Dilute ethanoic acid also reacts with other substances.',
        prompt: 'Complete the table.',
        command: 'Complete',
        head: ['substance', 'salt', 'other product'],
        rows: [
          [
            { text: metal },
            wordsCell('salt of the metal', `${metal} ethanoate`, {
              subject,
              reject: [`${metal} methanoate`],
            }),
            pickCell('product beside the first salt', 'hydrogen', GASES),
          ],
          [
            { text: base.name },
            { text: base.salt },
            pickCell('product beside the second salt', 'water', GASES),
          ],
        ],
        scheme: [`${metal} ethanoate`, 'hydrogen', 'water'],
        solution:
          'Salts of ethanoic acid are ethanoates. A metal forms hydrogen beside the salt, a base forms water.',
      }),
      c: ask.equation({
        prompt: `Write the symbol equation for the reaction of ethanoic acid, CH_{3}COOH, with ${base.name}.`,
        command: 'State',
        answer: base.equation,
        states: false,
        scheme: ['all formulae and balance'],
        solution: `The hydrogen atom of –COOH is replaced by the metal: $\\ce{${base.equation}}$.`,
      }),
      d: ask.structure({
        prompt: 'Draw the displayed formula of ethanoic acid.',
        answer: ETHANOIC_ACID.typed,
        displayed: true,
        stereo: false,
        scheme: ['all atoms and all bonds'],
        solution: `${lowered(ETHANOIC_ACID.typed)}: one O atom has a double bond to C, the other a single bond to C and to H.`,
      }),
    },
  }),
})

const SECOND = [1, 3, 4] as const

const ESTERS = [1, 2, 3, 4].flatMap(a => [1, 2, 3, 4].map(b => esterName(a, b)))

supplement('from-ethanol-to-an-ester', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    carbons: random.pick(SECOND),
    mass: random.pick([1.2, 2.4, 3, 4.5, 6, 7.5, 9]),
  }),
  make: ({ carbons, mass }) => {
    const second = alcoholName(carbons)
    const name = esterName(carbons, 2)
    const formula = esterFormula(carbons, 2)
    const molar = 14 * (carbons + 2) + 32
    const most = (mass / 60) * molar
    const alcohol = carbons === 1 ? 'CH3OH' : `C${carbons}H${2 * carbons + 1}OH`
    const chain = carbons === 1 ? 'CH3' : `C${carbons}H${2 * carbons + 1}`
    const equation = `CH3COOH + ${alcohol} -> CH3COO${chain} + H2O`
    return {
      stem: [
        `The chart shows how an ester, Y, is made from ethanol and ${second}. X is a carboxylic acid.`,
        `Ethanol is converted into carboxylic acid X, which then reacts with ${second} to form ester Y, as shown.`,
        `A chemist makes carboxylic acid X from ethanol, and ester Y from X and ${second}.`,
      ],
      figure: stepsFigure('ethanol', second),
      parts: {
        'a.i': words({
          subject,
          prompt: 'State the type of reaction in step 1.',
          command: 'State',
          answers: [{ text: 'oxidation', accept: ['redox', 'redox reaction', 'it is oxidised'] }],
          reject: [
            { text: 'reduction', why: 'The molecule gains oxygen: it is oxidised.' },
            { text: 'addition', why: 'Addition is a reaction of alkenes.' },
            { text: 'combustion', why: 'Combustion would give carbon dioxide and water.' },
            { text: 'fermentation', why: 'Fermentation makes ethanol.' },
          ],
          solution: 'Ethanol gains an oxygen atom and loses hydrogen atoms: it is oxidised.',
        }),
        'a.ii': ask.written({
          prompt: 'State the reagents with which a chemist carries out step 1.',
          lines: 1,
          scheme: [ACIDIFIED, MANGANATE],
          modelAnswer: 'Acidified aqueous potassium manganate(VII).',
          solution: 'Acidified aqueous potassium manganate(VII) is an oxidising agent.',
        }),
        'a.iii': words({
          subject,
          lead: 'Step 1 also takes place when wine becomes vinegar.',
          prompt: 'Name the type of living organism that causes this.',
          command: 'Identify',
          answers: [{ text: 'bacteria', accept: ['bacterium', 'acetobacter'] }],
          reject: [
            { text: 'yeast', why: 'Yeast makes ethanol from glucose.' },
            { text: 'fungi', why: 'Bacteria oxidise the ethanol.' },
            { text: 'virus', why: 'Bacteria oxidise the ethanol.' },
          ],
          solution: 'Bacteria oxidise the ethanol with oxygen from the air.',
        }),
        'b.i': words({
          subject,
          prompt: 'Name a catalyst for step 2.',
          command: 'Identify',
          answers: [
            {
              text: 'sulfuric acid',
              accept: [
                'concentrated sulfuric acid',
                'acid',
                'an acid',
                'sulphuric acid',
                'hydrochloric acid',
                'phosphoric acid',
                'acid catalyst',
              ],
            },
          ],
          reject: [
            { text: 'nickel', why: 'Nickel is the catalyst for adding hydrogen to alkenes.' },
            { text: 'yeast', why: 'Yeast is needed for fermentation.' },
            { text: 'sodium hydroxide', why: 'The catalyst is an acid.' },
            { text: 'ethanoic acid', why: 'This is a reactant here.' },
          ],
          scheme: ['sulfuric acid (or an acid)'],
          solution: 'Esters are made with an acid catalyst, such as concentrated sulfuric acid.',
        }),
        'b.ii': words({
          subject,
          prompt: 'Name ester Y.',
          command: 'Identify',
          mode: 'words',
          answers: [{ text: name }],
          reject: ESTERS.filter(each => each !== name).map(text => ({ text, why: `This is not ${text}.` })),
          solution: `X is ethanoic acid. The alcohol part stands first: ${name}.`,
        }),
        'b.iii': ask.structure({
          prompt: 'Draw the displayed formula of ester Y.',
          objective: 'AO2',
          answer: formula,
          displayed: true,
          stereo: false,
          scheme: ['all atoms and all bonds'],
          solution: `${lowered(formula)}: the acid loses –OH, the alcohol the H of its –OH.`,
        }),
        c: ask.equation({
          prompt: 'Write the symbol equation for step 2.',
          command: 'State',
          objective: 'AO2',
          answer: equation,
          states: false,
          scheme: ['all formulae and balance'],
          solution: `Acid and alcohol form ester and water: $\\ce{${equation}}$.`,
        }),
        d: ask.number({
          lead: `${quantity(mass, 'g', 3)} of X reacts with an excess of ${second}. [*M*_{r}: X, 60; Y, ${molar}]`,
          prompt: 'Calculate the maximum mass of Y that can form.',
          answer: most,
          unit: 'g',
          sigFigs: 2,
          scheme: steps(
            `moles of X = ${figures(mass, 3)} ÷ 60 = ${quantity(mass / 60, '')}`,
            `mass of Y = ${quantity(mass / 60, '')} × ${molar} = ${quantity(most, 'g', 3)}`,
          ),
          solution: `One mole of X forms one mole of Y: ${figures(mass, 3)} ÷ 60 × ${molar} = ${quantity(most, 'g', 3)}.`,
        }),
      },
    }
  },
  verify: ({ carbons, mass }) => {
    // CnH2nO2 by adding atoms.
    const n = carbons + 2
    return { d: (mass * (n * 12 + 2 * n + 32)) / 60 }
  },
})

const CARBONATES = [
  {
    name: 'sodium carbonate',
    equation: '2CH3COOH + Na2CO3 -> 2CH3COONa + H2O + CO2',
  },
  {
    name: 'potassium carbonate',
    equation: '2CH3COOH + K2CO3 -> 2CH3COOK + H2O + CO2',
  },
  {
    name: 'calcium carbonate',
    equation: '2CH3COOH + CaCO3 -> (CH3COO)2Ca + H2O + CO2',
  },
  {
    name: 'magnesium carbonate',
    equation: '2CH3COOH + MgCO3 -> (CH3COO)2Mg + H2O + CO2',
  },
] as const

const FOODS = ['diluted vinegar', 'a salad sauce', 'a cleaning liquid'] as const

supplement('acid-by-titration', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    strength: random.pick([0.1, 0.15, 0.2, 0.25]),
    titre: random.pick([18, 20, 21, 22, 24, 26, 28]),
    liquid: random.pick(FOODS),
    carbonate: random.pick(CARBONATES),
  }),
  make: ({ strength, titre, liquid, carbonate }) => {
    const moles = (strength * titre) / 1000
    const molar = (moles * 1000) / 25
    const heavy = molar * 60
    const alkali = `${quantity(strength, 'mol/dm^3', 3)} sodium hydroxide`
    return {
      stem: [
        `The only acid in ${liquid} is ethanoic acid. 25.0 cm^{3} of it is titrated with ${alkali}, as shown. The mean volume of sodium hydroxide needed is ${quantity(titre, 'cm^3', 3)}.\n\nCH_{3}COOH + NaOH → CH_{3}COONa + H_{2}O`,
        `A student finds the concentration of ethanoic acid in ${liquid} with the apparatus shown. 25.0 cm^{3} of it needs, on average, ${quantity(titre, 'cm^3', 3)} of ${alkali}.\n\nCH_{3}COOH + NaOH → CH_{3}COONa + H_{2}O`,
        `25.0 cm^{3} samples of ${liquid} are neutralised with ${alkali}, as shown. The mean titre is ${quantity(titre, 'cm^3', 3)}. Ethanoic acid is the only acid.\n\nCH_{3}COOH + NaOH → CH_{3}COONa + H_{2}O`,
      ],
      figure: vinegarFigure(),
      parts: {
        a: words({
          subject,
          prompt: 'Name the piece of apparatus that measures exactly 25.0 cm^{3} of the acid.',
          command: 'Identify',
          answers: [{ text: 'pipette', accept: ['volumetric pipette', 'pipet'] }],
          reject: [
            { text: 'burette', why: 'The burette measures the sodium hydroxide here.' },
            { text: 'measuring cylinder', why: 'A measuring cylinder is not accurate enough.' },
            { text: 'beaker', why: 'A beaker does not measure volumes accurately.' },
          ],
          solution: 'A pipette measures one fixed volume accurately.',
        }),
        'b.i': ask.number({
          prompt: `Calculate the number of moles of sodium hydroxide in ${quantity(titre, 'cm^3', 3)}.`,
          answer: moles,
          unit: 'mol',
          sigFigs: 2,
          scheme: [`${figures(strength, 3)} × ${figures(titre, 3)} ÷ 1000 = ${quantity(moles, 'mol')}`],
          solution: `Moles = concentration × volume in dm^{3} = ${figures(strength, 3)} × ${figures(titre, 3)} ÷ 1000 = ${quantity(moles, 'mol')}.`,
        }),
        'b.ii': ask.number({
          prompt: `Calculate the concentration of ethanoic acid in this liquid, in mol/dm^{3}.`,
          answer: molar,
          unit: 'mol/dm^3',
          sigFigs: 2,
          follow: { from: 'b.i', formula: 'x*1000/25' },
          scheme: steps(
            `moles of ethanoic acid = ${quantity(moles, '')}`,
            `${quantity(moles, '')} × 1000 ÷ 25.0 = ${quantity(molar, 'mol/dm^3', 3)}`,
          ),
          solution: `One mole of acid reacts with one mole of alkali, so 25.0 cm^{3} holds ${quantity(moles, 'mol')} of acid: ${quantity(moles, '')} × 1000 ÷ 25.0 = ${quantity(molar, 'mol/dm^3', 3)}.`,
        }),
        'b.iii': ask.number({
          prompt: 'Calculate this concentration in g/dm^{3}. [*M*_{r}: CH_{3}COOH, 60]',
          answer: heavy,
          unit: 'g/dm^3',
          sigFigs: 2,
          follow: { from: 'b.ii', formula: '60*x' },
          scheme: [`${figures(molar, 3)} × 60 = ${quantity(heavy, 'g/dm^3', 3)}`],
          solution: `Mass = moles × *M*_{r}: ${figures(molar, 3)} × 60 = ${quantity(heavy, 'g/dm^3', 3)}.`,
        }),
        c: ask.written({
          lead: 'Hydrochloric acid of the same concentration has a lower pH than this ethanoic acid.',
          prompt: 'Explain why, in terms of dissociation and ions.',
          command: 'Explain',
          lines: 3,
          scheme: [PARTLY_DISSOCIATED, FEWER_IONS],
          modelAnswer:
            'Ethanoic acid is only partially dissociated, so its concentration of hydrogen ions is lower.',
          solution:
            'Hydrochloric acid is a strong acid and completely dissociated. Ethanoic acid is a weak acid.',
        }),
        d: ask.equation({
          prompt: `Write the symbol equation for the reaction of ethanoic acid with ${carbonate.name}.`,
          command: 'State',
          answer: carbonate.equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `A salt, water and carbon dioxide form: $\\ce{${carbonate.equation}}$.`,
        }),
      },
    }
  },
  verify: ({ strength, titre }) => ({
    'b.i': titre / (1000 / strength),
    'b.ii': (strength * titre) / 25,
    'b.iii': ((strength * titre) / 25) * 60,
  }),
})
