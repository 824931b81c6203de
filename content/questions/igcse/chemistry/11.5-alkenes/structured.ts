import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, quantity } from '@/lib/exams/format'
import { lowered } from '../11.1-formulae-functional-groups-and-terminology/compounds'
import { oneMolecule } from '../11.1-formulae-functional-groups-and-terminology/drawings'
import { HAS_DOUBLE_BOND } from '../11.1-formulae-functional-groups-and-terminology/points'
import { formulaOf } from '../11.4-alkanes/alkanes'
import { pickCell } from '../cells'
import { capital, NUMBER_WORDS } from '../shared'
import { ADDING, alkene, type Break, breaking, MARKETS, otherProduct } from './alkenes'
import { lettersOfCracking, marketFigure } from './drawings'
import { ADD_BROMINE, COLOURLESS, ONE_PRODUCT, SMALLER_WANTED, SUCKED_BACK, TOO_MUCH } from './points'

const { core, supplement, templates } = questionsOf('structured', '11.5', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const PARTS = ['alkane with large molecules', 'alkene', 'aqueous bromine', 'catalyst', 'water'] as const

/** Alkanes that are liquid at room temperature; the smaller alkane keeps four carbon atoms at least. */
const IN_THE_LABORATORY: readonly Break[] = [10, 11, 12, 13, 14, 15, 16].flatMap(from =>
  (
    [
      [2, 2],
      [3, 2],
      [4, 2],
      [2, 3],
      [3, 3],
      [2, 4],
    ] as const
  )
    .filter(([times, n]) => from - times * n >= 4)
    .map(([times, n]): Break => ({ from, alkenes: [[times, n]], hydrogen: false })),
)

core('cracking-in-the-laboratory', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({ one: random.pick(IN_THE_LABORATORY) }),
  make: ({ one }) => {
    const [[times, n] = [2, 2]] = one.alkenes
    const equation = breaking(one, otherProduct(one))
    return {
      stem: [
        `A liquid alkane, ${lowered(formulaOf(one.from))}, is cracked in the apparatus shown.`,
        `The apparatus shown is used to crack ${lowered(formulaOf(one.from))}, a liquid alkane.`,
        `A teacher shows the cracking of a liquid alkane, ${lowered(formulaOf(one.from))}. The apparatus is shown.`,
      ],
      figure: lettersOfCracking,
      parts: {
        a: ask.table({
          prompt: 'Complete the table.',
          objective: 'AO1',
          head: ['letter', 'substance'],
          rows: [
            [{ text: 'P' }, pickCell('substance P', 'alkane with large molecules', PARTS)],
            [{ text: 'Q' }, pickCell('substance Q', 'catalyst', PARTS)],
          ],
          scheme: ['P: alkane with large molecules', 'Q: catalyst'],
          solution: 'The liquid on the wool is the alkane. Its vapour breaks up on the hot catalyst.',
        }),
        b: ask.equation({
          lead: `A molecule of this alkane breaks up into one molecule of a smaller alkane and ${NUMBER_WORDS[times]} molecules of ${lowered(alkene(n))}.`,
          prompt: 'Write the symbol equation for this reaction.',
          command: 'State',
          objective: 'AO2',
          answer: equation,
          states: false,
          scheme: ['formula of the smaller alkane', 'all formulae and balance'],
          solution: `Take the carbon and hydrogen atoms of ${times}${lowered(alkene(n))} away from ${lowered(formulaOf(one.from))}: $\\ce{${equation}}$.`,
        }),
        'c.i': ask.written({
          prompt: 'Describe a test to show that the gas R contains an alkene. Include the result.',
          scheme: [ADD_BROMINE, COLOURLESS],
          modelAnswer: 'Shake the gas with aqueous bromine. It turns from orange to colourless.',
          solution: 'Aqueous bromine stays orange with an alkane.',
        }),
        'c.ii': ask.written({
          prompt: 'Explain why alkenes are described as unsaturated.',
          lines: 2,
          scheme: [HAS_DOUBLE_BOND],
          modelAnswer: 'They have a carbon–carbon double bond.',
          solution: 'A compound is unsaturated if one or more of its carbon–carbon bonds are not single.',
        }),
        'c.iii': ask.structure({
          prompt: 'Draw the displayed formula of the alkene that has two carbon atoms.',
          answer: 'CH2=CH2',
          displayed: true,
          stereo: false,
          scheme: ['all atoms and all bonds'],
          solution: 'Ethene, CH_{2}=CH_{2}: each carbon atom has four bonds, two of them in the double bond.',
        }),
        d: ask.written({
          prompt:
            'Suggest why the end of the delivery tube must be lifted out of the water **before** the heating is stopped.',
          objective: 'AO3',
          lines: 2,
          scheme: [SUCKED_BACK],
          modelAnswer:
            'The gas in the tube cools and contracts, so cold water would be sucked back into the hot tube.',
          solution: 'Cold water in the hot tube could crack the glass.',
        }),
      },
    }
  },
})

const WITH_HYDROGEN: readonly Break[] = (
  [
    [10, 1, 2],
    [12, 1, 3],
    [12, 2, 2],
    [14, 2, 2],
    [13, 1, 4],
    [15, 2, 3],
    [16, 2, 4],
    [16, 1, 3],
  ] as const
).map(([from, times, n]) => ({ from, alkenes: [[times, n]], hydrogen: true }))

core('supply-demand-and-cracking', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({ market: random.pick(MARKETS), one: random.pick(WITH_HYDROGEN) }),
  make: ({ market: { all, short, left }, one }) => {
    const wanted = all.find(({ name }) => name === short) ?? { name: short, supply: 0, demand: 0 }
    const lacking = wanted.demand - wanted.supply
    const others = all.map(({ name }) => name).filter(name => name !== left)
    return {
      stem: [
        'The chart shows the supply of four fractions of petroleum, P, Q, R and S, from a refinery and the demand for them.',
        'A refinery obtains four fractions, P, Q, R and S, from petroleum. The chart compares the supply of each fraction with the demand for it.',
        'P, Q, R and S are fractions of petroleum. The supply of each from a refinery, and the demand for it, are shown in the chart.',
      ],
      figure: marketFigure(all),
      parts: {
        'a.i': ask.number({
          prompt: `Determine the difference between the demand for ${short} and the supply of ${short}, as a percentage of the petroleum.`,
          answer: lacking,
          unit: '%',
          tolerance: 2,
          sigFigs: 1,
          signFree: true,
          scheme: [`${wanted.demand} − ${wanted.supply} = ${lacking}% (± 2%)`],
          solution: `Read both bars of ${short}: ${wanted.demand} − ${wanted.supply} = ${lacking}.`,
        }),
        'a.ii': words({
          subject,
          prompt: 'Identify the fraction of which there is the largest surplus. Give its letter.',
          objective: 'AO2',
          mode: 'exact',
          answers: [{ text: left, accept: [left.toLowerCase()] }],
          reject: others.map(text => ({ text, why: `The surplus of ${text} is not the largest.` })),
          solution: `The bar of the supply is most above that of the demand for ${left}.`,
        }),
        b: ask.written({
          prompt: `Explain why ${left} is cracked. Use the chart.`,
          objective: 'AO2',
          scheme: [TOO_MUCH(left), SMALLER_WANTED(short)],
          modelAnswer: `The supply of ${left} is greater than the demand for it. Cracking turns it into smaller molecules, of which more are needed.`,
          solution: `Compare both bars of ${left}, then say what is gained: molecules as small as those of ${short}.`,
        }),
        c: words({
          subject,
          lead: `This reaction takes place when ${left} is cracked: $\\ce{${breaking(one, 'X')}}$`,
          prompt: 'Deduce the formula of X.',
          command: 'Deduce',
          objective: 'AO2',
          mode: 'formula',
          answers: [{ text: otherProduct(one) }],
          solution: `Count the atoms on both sides: $\\ce{${breaking(one, otherProduct(one))}}$.`,
        }),
        'd.i': words({
          subject,
          prompt: 'State **two** conditions for cracking.',
          asked: 2,
          answers: [
            {
              text: 'high temperature',
              accept: ['heat', 'heating', 'hot', 'high temperatures', 'strong heating', 'heated'],
            },
            {
              text: 'catalyst',
              accept: [
                'presence of a catalyst',
                'use of a catalyst',
                'silica',
                'alumina',
                'aluminium oxide',
                'zeolite',
              ],
            },
          ],
          mode: 'words',
          solution: 'The vapour is passed over a hot catalyst.',
        }),
        'd.ii': words({
          subject,
          prompt: 'State the colour of the mixture after a little aqueous bromine is shaken with X.',
          objective: 'AO2',
          mode: 'words',
          answers: [{ text: 'colourless', accept: ['colorless', 'no colour'] }],
          reject: ['orange', 'brown', 'white'].map(text => ({ text, why: `The mixture is not ${text}.` })),
          solution:
            'X has the general formula of an alkene, $\\mathrm{C}_n\\mathrm{H}_{2n}$, so it removes the orange colour of bromine.',
        }),
      },
    }
  },
  verify: ({ market: { all, short } }) => {
    // The largest gap of all on the side of demand must be that of the fraction asked for.
    const gaps = all.map(({ supply, demand }) => demand - supply)
    const largest = Math.max(...gaps)
    return { 'a.i': all[gaps.indexOf(largest)]?.name === short ? largest : Number.NaN }
  },
})

supplement('additions-to-an-alkene', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const adding = random.pick(ADDING)
    const moles = random.pick([0.2, 0.25, 0.3, 0.4, 0.5])
    const yields = random.pick([40, 60, 75, 80])
    const alcohol = 14 * adding.n + 18
    const obtained = (moles * alcohol * yields) / 100
    const isWhole = (value: number) => Math.abs(Number(figures(value, 3)) - value) < 1e-9
    // Masses that are printed exactly.
    if (!isWhole(obtained) || !isWhole(moles * alcohol)) return null
    return { adding, moles, yields, mass: moles * 14 * adding.n, alcohol, obtained }
  },
  make: ({ adding: { one, n, dibromo, saturated, alcohols }, moles, yields, mass, alcohol, obtained }) => {
    const [first = '', ...more] = alcohols
    const hydrogenation = `${alkene(n)} + H2 -> ${formulaOf(n)}`
    const greatest = moles * alcohol
    return {
      stem: [
        `The displayed formula of ${one.name} is shown. It takes part in addition reactions.`,
        `${capital(one.name)}, whose displayed formula is shown, reacts with bromine, with hydrogen and with steam.`,
        `The diagram shows all atoms and all bonds in a molecule of ${one.name}. Other compounds are made from it by addition.`,
      ],
      figure: oneMolecule(one),
      parts: {
        a: ask.written({
          prompt: 'State what is meant by an *addition reaction*.',
          lines: 2,
          scheme: [ONE_PRODUCT],
          modelAnswer: 'A reaction in which only one product is formed.',
          solution: 'Two molecules join, and nothing is left over.',
        }),
        'b.i': ask.structure({
          prompt: `Draw the displayed formula of the product when bromine reacts with ${one.name}.`,
          answer: dibromo.typed,
          displayed: true,
          stereo: false,
          scheme: ['all atoms and all bonds'],
          solution: `Each carbon atom of the double bond takes one bromine atom: ${lowered(dibromo.typed)}.`,
        }),
        'b.ii': words({
          subject,
          prompt: `State the colour of the mixture when aqueous bromine has reacted with an excess of ${one.name}.`,
          mode: 'words',
          answers: [{ text: 'colourless', accept: ['colorless', 'no colour'] }],
          reject: ['orange', 'brown', 'white'].map(text => ({ text, why: `The mixture is not ${text}.` })),
          solution: 'All the bromine, which is orange, has been used up.',
        }),
        'c.i': ask.equation({
          prompt: `Write the symbol equation, with molecular formulae, for the reaction of ${one.name} with hydrogen.`,
          command: 'State',
          answer: hydrogenation,
          states: false,
          scheme: ['formulae and balance'],
          solution: `$\\ce{${hydrogenation}}$. The product is ${saturated.name}.`,
        }),
        'c.ii': words({
          subject,
          prompt: 'Name the catalyst for this reaction.',
          command: 'Identify',
          mode: 'words',
          answers: [{ text: 'nickel' }],
          reject: ['iron', 'acid', 'vanadium(V) oxide'].map(text => ({ text, why: `It is not ${text}.` })),
          solution: 'Hydrogen is added with a nickel catalyst.',
        }),
        'd.i': ask.structure({
          lead: `Steam and ${one.name} react in the presence of an acid catalyst and form an alcohol.`,
          prompt: `Draw the displayed formula of ${more.length > 0 ? '**one** possible' : 'the'} alcohol.`,
          answer: first,
          ...(more.length > 0 ? { accept: [...more] } : {}),
          displayed: true,
          stereo: false,
          scheme: ['all atoms and all bonds'],
          solution: `One carbon atom of the double bond takes H, the other OH: ${alcohols.map(lowered).join(' or ')}.`,
        }),
        'd.ii': ask.number({
          lead: `${quantity(mass, 'g', 3)} of ${one.name} gives ${quantity(obtained, 'g', 3)} of the alcohol. [*M*_{r}: ${one.name}, ${14 * n}; alcohol, ${alcohol}]`,
          prompt: 'Calculate the percentage yield of the alcohol.',
          answer: yields,
          unit: '%',
          sigFigs: 2,
          scheme: steps(
            `${figures(mass, 3)} ÷ ${14 * n} = ${quantity(moles, 'mol')} of ${one.name}`,
            `${figures(moles, 3)} × ${alcohol} = ${quantity(greatest, 'g', 3)} of alcohol at most`,
            `${figures(obtained, 3)} ÷ ${figures(greatest, 3)} × 100 = ${yields}%`,
          ),
          solution: `${figures(mass, 3)} g is ${quantity(moles, 'mol')}, which can give ${quantity(greatest, 'g', 3)} of the alcohol. ${figures(obtained, 3)} ÷ ${figures(greatest, 3)} × 100 = ${yields}%.`,
        }),
      },
    }
  },
  // In moles of the alcohol instead of masses.
  verify: ({ adding: { n }, mass, obtained }) => ({
    'd.ii': (100 * (obtained / (12 * n + 2 * n + 2 + 16))) / (mass / (12 * n + 2 * n)),
  }),
})
