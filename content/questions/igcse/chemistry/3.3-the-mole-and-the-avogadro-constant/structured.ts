import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'
import {
  atomicMass,
  atomsIn,
  massByAtoms,
  molecularMass,
} from '../3.2-relative-masses-of-atoms-and-molecules/masses'
import { pickCell } from '../cells'
import { capital } from '../shared'
import { burettesFigure, gasCurve, percentBar } from './drawings'
import { ALL_REACTS, LESS_OBTAINED, RATIO_ONLY } from './points'
import { TITRATIONS } from './titrations'

const { supplement, templates } = questionsOf('structured', '3.3', { calculator: 'needed' })

export { templates }

const ce = (formula: string) => `$\\ce{${formula}}$`

/** As many figures as the exact value has, three at most. */
const leastFigures = (value: number) => {
  for (let count = 1; count < 3; count += 1)
    if (Math.abs(Number(value.toPrecision(count)) - value) < 1e-9 * value) return count
  return 3
}

supplement('titration-of-a-base', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const start = random.int(2, 35) / 10
    const titre = random.pick([12.5, 15, 16, 17.5, 20, 22.5, 24, 27.5, 30])
    return {
      item: random.pick(TITRATIONS),
      start,
      titre,
      end: roundTo(start + titre, 1),
      c: random.pick([0.08, 0.1, 0.12, 0.15, 0.2, 0.25]),
      found: random.pick(['a drain cleaner', 'an oven cleaner', 'a cleaning powder']),
    }
  },
  make: ({ item, start, titre, end, c, found }) => {
    const [acid, base] = item.ratio
    const molar = molecularMass(item.formula)
    const acidAmount = (c * titre) / 1000
    const baseAmount = (acidAmount * base) / acid
    const result = baseAmount * 40
    const times = base > acid ? `× ${base / acid}` : `÷ ${acid / base}`
    return {
      stem: [
        `A chemist tests ${found}, which contains ${item.base}. In a titration 25.0 cm^{3} of a solution of it is neutralised by ${item.acid} of ${quantity(c, 'mol/dm^3', 3)}. The diagram shows the burette with the acid.`,
        `A solution of ${item.base} is made from ${found}. The solution, 25.0 cm^{3}, is titrated with ${item.acid} of ${quantity(c, 'mol/dm^3', 3)}. The readings of the burette are shown.`,
        `The ${item.base} in ${found} is dissolved in water. ${capital(item.acid)} of ${quantity(c, 'mol/dm^3', 3)} is added from a burette to 25.0 cm^{3} of the solution until it is neutral. The burette is shown before and after.`,
      ],
      figure: burettesFigure(start, end),
      parts: {
        a: ask.number({
          prompt: 'Determine the volume of acid that is used.',
          answer: titre,
          unit: 'cm^3',
          sigFigs: leastFigures(titre),
          tolerance: 0.1,
          scheme: [`${end.toFixed(1)} − ${start.toFixed(1)} = ${quantity(titre, 'cm^3', 3)}`],
          solution: `The zero of a burette is at the top. ${end.toFixed(1)} − ${start.toFixed(1)} = ${quantity(titre, 'cm^3', 3)}.`,
        }),
        b: ask.equation({
          prompt: `Give the symbol equation for the reaction of ${item.acid} with ${item.base}. State symbols are not needed.`,
          command: 'State',
          answer: item.equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `${ce(item.equation)}. The numbers in front give the ratio of acid to ${item.base}, ${acid} to ${base}.`,
        }),
        'c.i': ask.number({
          prompt: 'Calculate the amount of acid that is used, in mol.',
          answer: acidAmount,
          unit: 'mol',
          sigFigs: leastFigures(acidAmount),
          follow: { from: 'a', formula: `${c}*x/1000` },
          scheme: steps(
            `volume ${plain(titre / 1000)} dm^{3}, or ÷ 1000`,
            `${plain(c)} × ${plain(titre / 1000)} = ${quantity(acidAmount, 'mol', 3)}`,
          ),
          solution: `*n* = *c* × *V*, with *V* in dm^{3}: ${plain(c)} × ${plain(titre)} ÷ 1000 = ${quantity(acidAmount, 'mol', 3)}.`,
        }),
        'c.ii': ask.number({
          prompt: `Calculate the amount of ${item.base} in 25.0 cm^{3} of the solution.`,
          answer: baseAmount,
          unit: 'mol',
          sigFigs: leastFigures(baseAmount),
          follow: { from: 'c.i', formula: `${base}*x/${acid}` },
          scheme: [`${quantity(acidAmount, 'mol', 3)} ${times} = ${quantity(baseAmount, 'mol', 3)}`],
          solution: `The ratio in the equation is ${acid} to ${base}: ${quantity(acidAmount, 'mol', 3)} ${times} = ${quantity(baseAmount, 'mol', 3)}.`,
        }),
        'd.i': ask.number({
          prompt: `Calculate the concentration of the ${item.base} in mol/dm^{3}.`,
          answer: result,
          unit: 'mol/dm^3',
          sigFigs: leastFigures(result),
          follow: { from: 'c.ii', formula: 'x/0.025' },
          scheme: [`${figures(baseAmount, 3)} ÷ 0.0250 = ${quantity(result, 'mol/dm^3', 3)}`],
          solution: `25.0 cm^{3} is 0.0250 dm^{3}. ${figures(baseAmount, 3)} ÷ 0.0250 = ${quantity(result, 'mol/dm^3', 3)}.`,
        }),
        'd.ii': ask.number({
          prompt: `Calculate the concentration of the ${item.base} in g/dm^{3}. [*M*_{r}: ${item.formula.replace(/(\d)/g, '_{$1}')}, ${molar}]`,
          answer: result * molar,
          unit: 'g/dm^3',
          sigFigs: leastFigures(result * molar),
          follow: { from: 'd.i', formula: `${molar}*x` },
          scheme: [`${figures(result, 3)} × ${molar} = ${quantity(result * molar, 'g/dm^3', 3)}`],
          solution: `Multiply by the molar mass: ${figures(result, 3)} × ${molar} = ${quantity(result * molar, 'g/dm^3', 3)}.`,
        }),
      },
    }
  },
  verify: ({ item, start, end, c }) => {
    const tenths = Math.round(end * 10) - Math.round(start * 10)
    const used = tenths / 10
    const acid = (used / 1000) * c
    const base = (acid / item.ratio[0]) * item.ratio[1]
    return {
      a: used,
      'c.i': acid,
      'c.ii': base,
      'd.i': base / (25 / 1000),
      'd.ii': (base * massByAtoms(item.formula) * 1000) / 25,
    }
  },
})

const ROCKS = [
  { rock: 'limestone', metal: 'calcium', symbol: 'Ca', molar: 100 },
  { rock: 'chalk', metal: 'calcium', symbol: 'Ca', molar: 100 },
  { rock: 'magnesite', metal: 'magnesium', symbol: 'Mg', molar: 84 },
  { rock: 'calamine', metal: 'zinc', symbol: 'Zn', molar: 125 },
] as const

supplement('purity-of-a-rock', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const item = random.pick(ROCKS)
    const volume = random.pick([96, 120, 144, 168, 192, 216])
    const pure = roundTo((volume / 24000) * item.molar, 6)
    const sample = roundTo(pure / (random.int(72, 95) / 100), 2)
    return { item, volume, pure, sample, level: random.step(120, 150, 10) }
  },
  make: ({ item: { rock, metal, symbol, molar }, volume, pure, sample, level }) => {
    const n = volume / 24000
    const percent = (100 * pure) / sample
    const equation = `${symbol}CO3(s) + 2HCl(aq) -> ${symbol}Cl2(aq) + H2O(l) + CO2(g)`
    return {
      stem: [
        `A piece of ${rock} contains ${metal} carbonate and other substances that do not react with acid. A sample of ${quantity(sample, 'g')} reacts with an excess of dilute hydrochloric acid. The graph shows the volume of gas, measured at r.t.p.`,
        `${capital(rock)} is impure ${metal} carbonate. Its impurities do not react with acids. The graph shows the volume of gas at r.t.p. when ${quantity(sample, 'g')} of it is put into an excess of dilute hydrochloric acid.`,
        `To find how pure a sample of ${rock} is, ${quantity(sample, 'g')} is put into an excess of dilute hydrochloric acid. Only the ${metal} carbonate in it reacts. The gas is collected at r.t.p.; the graph shows its volume.`,
      ],
      figure: gasCurve(volume, level),
      parts: {
        a: ask.equation({
          lead: `The products are aqueous ${metal} chloride, water and carbon dioxide.`,
          prompt: `Give the symbol equation for the reaction of ${metal} carbonate with hydrochloric acid. Include state symbols.`,
          command: 'State',
          answer: equation,
          states: true,
          scheme: ['all formulae', 'balance', 'state symbols'],
          solution: `${ce(equation)}. The acid and the chloride are in solution, water is a liquid.`,
        }),
        'b.i': ask.number({
          prompt: 'Determine the total volume of gas that is formed.',
          answer: volume,
          unit: 'cm^3',
          sigFigs: 2,
          tolerance: 4,
          scheme: [`${quantity(volume, 'cm^3')} (± 4 cm^{3})`],
          solution: `The curve becomes level at ${quantity(volume, 'cm^3')}.`,
        }),
        'b.ii': ask.number({
          prompt:
            'Calculate the amount of carbon dioxide, in mol. The molar gas volume is 24 dm^{3} at r.t.p.',
          answer: n,
          unit: 'mol',
          sigFigs: 1,
          follow: { from: 'b.i', formula: 'x/24000' },
          scheme: steps(
            `${plain(volume / 1000)} dm^{3}, or 24 000 cm^{3}`,
            `${volume} ÷ 24 000 = ${quantity(n, 'mol', 3)}`,
          ),
          solution: `24 dm^{3} is 24 000 cm^{3}. ${volume} ÷ 24 000 = ${quantity(n, 'mol', 3)}.`,
        }),
        c: ask.number({
          prompt: `Calculate the mass of ${metal} carbonate in the sample. [*M*_{r}: ${symbol}CO_{3}, ${molar}]`,
          answer: pure,
          unit: 'g',
          sigFigs: leastFigures(pure),
          follow: { from: 'b.ii', formula: `${molar}*x` },
          scheme: steps(
            `${quantity(n, 'mol', 3)} of ${metal} carbonate`,
            `${figures(n, 3)} × ${molar} = ${quantity(pure, 'g')}`,
          ),
          solution: `The ratio of carbonate to carbon dioxide is 1 to 1, so there is ${quantity(n, 'mol', 3)} of it. ${figures(n, 3)} × ${molar} = ${quantity(pure, 'g')}.`,
        }),
        d: ask.number({
          prompt: `Calculate the percentage purity of the ${rock}.`,
          answer: percent,
          unit: '%',
          sigFigs: 2,
          follow: { from: 'c', formula: `100*x/${sample}` },
          via: [{ value: pure, formula: `100*x/${sample}` }],
          scheme: [`${plain(pure)} ÷ ${plain(sample)} × 100 = ${quantity(percent, '%', 3)}`],
          solution: `Mass of the pure substance by mass of the sample: ${plain(pure)} ÷ ${plain(sample)} × 100 = ${quantity(percent, '%', 3)}.`,
        }),
        e: ask.written({
          prompt: 'Explain why an excess of acid is used.',
          lines: 2,
          objective: 'AO2',
          scheme: [ALL_REACTS],
          modelAnswer: 'An excess makes sure that all of the carbonate in the sample reacts.',
          solution:
            'The volume of gas is used to find how much carbonate there is. So the carbonate must be the limiting reactant, and all of it must react.',
        }),
      },
    }
  },
  verify: ({ item, volume, sample }) => {
    const decimetres = volume / 1000
    const grams = (decimetres * massByAtoms(`${item.symbol}CO3`)) / 24
    return { 'b.i': volume, 'b.ii': decimetres / 24, c: grams, d: (grams / sample) * 100 }
  },
})

/** Compounds of carbon, hydrogen and oxygen whose numbers have a common factor. */
const FUELS = ['C4H8O2', 'C2H6O2', 'C6H12O2', 'C4H6O2', 'C6H6O2', 'C4H10O2', 'C3H6O3'] as const

const SHARED = { C4H8O2: 2, C2H6O2: 2, C6H12O2: 2, C4H6O2: 2, C6H6O2: 2, C4H10O2: 2, C3H6O3: 3 } as const

const formulaOf = (atoms: readonly (readonly [string, number])[]) =>
  atoms.map(([symbol, count]) => `${symbol}${count === 1 ? '' : count}`).join('')

const divided = (formula: string, by: number) =>
  atomsIn(formula).map(([symbol, count]) => [symbol, count / by] as const)

/** The same formula with its elements in other orders. */
const otherOrders = (atoms: readonly (readonly [string, number])[]) => {
  const [a, b, c] = atoms
  if (!a || !b || !c) return []
  return [
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ].map(formulaOf)
}

/** The equation of complete combustion in whole numbers. */
function combustion(formula: string): string {
  const counts = Object.fromEntries(atomsIn(formula)) as Record<'C' | 'H' | 'O', number>
  const half = 2 * counts.C + counts.H / 2 - counts.O
  const fuel = half % 2 === 0 ? 1 : 2
  const number = (count: number) => (count === 1 ? '' : String(count))
  return `${number(fuel)}${formula} + ${number((fuel * half) / 2)}O2 -> ${number(fuel * counts.C)}CO2 + ${number((fuel * counts.H) / 2)}H2O`
}

const percentOf = (formula: string) =>
  atomsIn(formula).map(
    ([symbol, count]) =>
      [symbol, roundTo((atomicMass(symbol) * count * 100) / molecularMass(formula), 1)] as const,
  )

supplement('formula-of-a-liquid', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    formula: random.pick(FUELS),
    n: random.pick([0.02, 0.025, 0.04, 0.05, 0.2, 0.25]),
    letter: random.pick(['X', 'Y', 'Z']),
    source: random.pick(['wood', 'a plant', 'waste from a factory']),
  }),
  make: ({ formula, n, letter, source }) => {
    const simple = divided(formula, SHARED[formula])
    const empirical = formulaOf(simple)
    const percents = percentOf(formula)
    const amounts = percents.map(([symbol, percent]) => roundTo(percent / atomicMass(symbol), 4))
    const least = Math.min(...amounts)
    const molar = molecularMass(formula)
    const one = molecularMass(empirical)
    const burning = combustion(formula)
    return {
      stem: [
        `Compound ${letter} is made from ${source}. It contains carbon, hydrogen and oxygen only. The chart shows its composition by mass.`,
        `A chemist separates a compound ${letter} from ${source} and analyses it. It consists of carbon, hydrogen and oxygen. The percentages by mass are shown in the chart.`,
        `The chart shows the percentages by mass of the three elements in ${letter}, a compound that is obtained from ${source}.`,
      ],
      figure: percentBar(percents),
      parts: {
        a: ask.table({
          prompt: `Calculate the amount of each element, in mol, in 100 g of ${letter}. [*A*_{r}: C, 12; H, 1; O, 16]`,
          command: 'Calculate',
          objective: 'AO2',
          head: ['', 'C', 'H', 'O'],
          rows: [
            [
              { text: 'amount / mol' },
              ...percents.map(([symbol], at) => ({
                blank: `amount of ${symbol}`,
                answer: amounts[at] ?? 0,
                sigFigs: 2,
                tolerance: 0.01,
                marks: 1 as const,
              })),
            ],
          ],
          scheme: percents.map(
            ([symbol, percent], at) =>
              `${symbol}: ${percent.toFixed(1)} ÷ ${atomicMass(symbol)} = ${figures(amounts[at] ?? 0, 3)}`,
          ),
          solution: `Percentages are the masses in 100 g. Divide each by *A*_{r}: ${percents.map(([symbol], at) => `${symbol} ${figures(amounts[at] ?? 0, 3)}`).join(', ')}.`,
        }),
        b: words({
          subject: 'igcse/chemistry',
          prompt: `Deduce the empirical formula of ${letter}.`,
          objective: 'AO2',
          mode: 'formula',
          answers: [{ text: empirical, accept: otherOrders(simple) }],
          scheme: [ce(empirical)],
          solution: `Divide by the smallest, ${figures(least, 3)}: ${amounts.map(each => figures(each / least, 2)).join(' to ')}${least < Math.max(...amounts) && amounts.some(each => Math.abs(each / least - Math.round(each / least)) > 0.2) ? ', and multiply by 2' : ''}. The empirical formula is ${ce(empirical)}.`,
        }),
        c: ask.number({
          prompt: `A sample of ${quantity(n, 'mol')} of ${letter} has a mass of ${quantity(n * molar, 'g')}. Calculate the molar mass of ${letter}.`,
          command: 'Calculate',
          answer: molar,
          unit: 'g/mol',
          sigFigs: 2,
          scheme: [`${plain(n * molar)} ÷ ${plain(n)} = ${quantity(molar, 'g/mol')}`],
          solution: `*M* = *m* ÷ *n* = ${plain(n * molar)} ÷ ${plain(n)} = ${quantity(molar, 'g/mol')}.`,
        }),
        d: words({
          subject: 'igcse/chemistry',
          prompt: `Deduce the molecular formula of ${letter}.`,
          objective: 'AO2',
          mode: 'formula',
          answers: [{ text: formula, accept: otherOrders(atomsIn(formula)) }],
          scheme: [ce(formula)],
          solution: `The mass of the empirical formula is ${plain(one)}, and ${plain(molar)} ÷ ${plain(one)} = ${SHARED[formula]}. Multiply all its numbers by ${SHARED[formula]}: ${ce(formula)}.`,
        }),
        e: ask.equation({
          prompt: `Give the symbol equation for the complete combustion of ${letter}. State symbols are not needed.`,
          command: 'State',
          objective: 'AO2',
          answer: burning,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `${ce(burning)}. Balance carbon and hydrogen first; remember the oxygen atoms in ${letter} itself.`,
        }),
        f: ask.written({
          prompt: `Explain why the molecular formula of ${letter} cannot be found from the percentages alone.`,
          lines: 2,
          objective: 'AO2',
          scheme: [RATIO_ONLY],
          modelAnswer:
            'The percentages give only the simplest ratio of the atoms, the empirical formula, not their actual number in a molecule.',
          solution:
            'All multiples of an empirical formula have the same percentages. Only the molar mass tells which multiple it is.',
        }),
      },
    }
  },
  verify: ({ formula }) => {
    let mass = 0
    for (const [symbol, count] of atomsIn(formula))
      for (let at = 0; at < count; at += 1) mass += atomicMass(symbol)
    return { c: mass }
  },
})

const OXIDES = [
  { oxide: 'copper(II) oxide', symbol: 'Cu', salt: 'copper(II) sulfate', water: 5 },
  { oxide: 'magnesium oxide', symbol: 'Mg', salt: 'magnesium sulfate', water: 7 },
  { oxide: 'zinc oxide', symbol: 'Zn', salt: 'zinc sulfate', water: 7 },
] as const

supplement('crystals-from-an-oxide', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const item = random.pick(OXIDES)
    const c = random.pick([0.5, 1, 2])
    const volume = random.pick([20, 30, 40, 50, 60])
    const factor = random.pick([0.6, 0.8, 1.2, 1.25, 1.5])
    const hundredths = (c * volume * factor * molecularMass(`${item.symbol}O`)) / 10
    // A balance shows two places.
    if (Math.abs(hundredths - Math.round(hundredths)) > 1e-6) return null
    return { item, c, volume, factor, percent: random.int(62, 91) }
  },
  make: ({ item: { oxide, symbol, salt, water }, c, volume, factor, percent }) => {
    const acid = (c * volume) / 1000
    const solid = roundTo(acid * factor, 6)
    const mass = roundTo(solid * molecularMass(`${symbol}O`), 6)
    const amount = Math.min(acid, solid)
    const molar = molecularMass(`${symbol}SO4`) + 18 * water
    const theory = amount * molar
    const actual = Number(((theory * percent) / 100).toPrecision(3))
    const limiting = factor < 1 ? oxide : 'sulfuric acid'
    const equation = `${symbol}O + H2SO4 -> ${symbol}SO4 + H2O`
    const crystals = ce(`${symbol}SO4.${water}H2O`)
    return {
      stem: [
        `A student makes crystals of hydrated ${salt}, ${crystals}. ${capital(oxide)}, ${quantity(mass, 'g')}, is warmed with ${quantity(volume, 'cm^3')} of ${quantity(c, 'mol/dm^3', 2)} sulfuric acid. From the solution ${quantity(actual, 'g', 3)} of crystals is obtained.`,
        `To make hydrated ${salt}, ${crystals}, a class warms ${quantity(mass, 'g')} of ${oxide} with ${quantity(volume, 'cm^3')} of sulfuric acid of ${quantity(c, 'mol/dm^3', 2)}. The dry crystals have a mass of ${quantity(actual, 'g', 3)}.`,
        `Crystals of ${crystals} are prepared from ${quantity(mass, 'g')} of ${oxide} and ${quantity(volume, 'cm^3')} of sulfuric acid, ${quantity(c, 'mol/dm^3', 2)}. The mass of the dry crystals is ${quantity(actual, 'g', 3)}.`,
      ],
      parts: {
        a: ask.equation({
          prompt: `Give the symbol equation for the reaction of ${oxide} with sulfuric acid. State symbols are not needed.`,
          command: 'State',
          answer: equation,
          states: false,
          scheme: ['all formulae, balanced'],
          solution: `${ce(equation)}. A base and an acid give a salt and water.`,
        }),
        'b.i': ask.number({
          prompt: `Calculate the amount of ${oxide}, in mol. [*M*_{r}: ${symbol}O, ${molecularMass(`${symbol}O`)}]`,
          answer: solid,
          unit: 'mol',
          sigFigs: leastFigures(solid),
          scheme: [`${plain(mass)} ÷ ${molecularMass(`${symbol}O`)} = ${quantity(solid, 'mol', 3)}`],
          solution: `*n* = *m* ÷ *M* = ${plain(mass)} ÷ ${molecularMass(`${symbol}O`)} = ${quantity(solid, 'mol', 3)}.`,
        }),
        'b.ii': ask.number({
          prompt: 'Calculate the amount of sulfuric acid, in mol.',
          answer: acid,
          unit: 'mol',
          sigFigs: leastFigures(acid),
          scheme: [`${plain(c)} × ${volume} ÷ 1000 = ${quantity(acid, 'mol', 2)}`],
          solution: `*n* = *c* × *V* = ${plain(c)} × ${plain(volume / 1000)} = ${quantity(acid, 'mol', 2)}.`,
        }),
        'c.i': ask.table({
          prompt: 'Deduce the limiting reactant.',
          command: 'Deduce',
          objective: 'AO2',
          head: ['limiting reactant'],
          rows: [[pickCell('limiting reactant', limiting, [oxide, 'sulfuric acid'])]],
          scheme: [limiting],
          solution: `The ratio in the equation is 1 to 1, so the smaller amount is used up first: ${limiting}.`,
        }),
        'c.ii': ask.number({
          prompt: `Deduce the amount of ${salt} that can be formed.`,
          answer: amount,
          unit: 'mol',
          sigFigs: leastFigures(amount),
          follow: { from: factor < 1 ? 'b.i' : 'b.ii', formula: 'x' },
          scheme: [quantity(amount, 'mol', 3)],
          solution: `The limiting reactant gives as much salt, 1 to 1: ${quantity(amount, 'mol', 3)}.`,
        }),
        d: ask.number({
          prompt: `Calculate the largest mass of crystals that can be formed. [*M*_{r}: ${symbol}SO_{4}·${water}H_{2}O, ${molar}]`,
          answer: theory,
          unit: 'g',
          sigFigs: 2,
          follow: { from: 'c.ii', formula: `${molar}*x` },
          scheme: [`${plain(amount)} × ${molar} = ${quantity(theory, 'g', 3)}`],
          solution: `Each mole of the salt gives one mole of crystals: ${plain(amount)} × ${molar} = ${quantity(theory, 'g', 3)}.`,
        }),
        e: ask.number({
          prompt: 'Calculate the percentage yield of crystals.',
          answer: (100 * actual) / theory,
          unit: '%',
          sigFigs: 2,
          follow: { from: 'd', formula: `100*${actual}/x` },
          scheme: [
            `${figures(actual, 3)} ÷ ${figures(theory, 3)} × 100 = ${quantity((100 * actual) / theory, '%', 2)}`,
          ],
          solution: `Actual mass by theoretical mass: ${figures(actual, 3)} ÷ ${figures(theory, 3)} × 100 = ${quantity((100 * actual) / theory, '%', 2)}.`,
        }),
        f: ask.written({
          prompt: 'Suggest one reason why the yield is less than 100%.',
          lines: 2,
          objective: 'AO2',
          scheme: [LESS_OBTAINED],
          modelAnswer: 'Some of the salt stays dissolved in the solution when the crystals are filtered off.',
          solution:
            'Think of what happens on the way: some salt stays in solution, and some crystals are lost on filtering, washing or transfer.',
        }),
      },
    }
  },
  verify: ({ item: { symbol, water }, c, volume, factor, percent }) => {
    const acid = (volume / 1000) * c
    const grams = factor * acid * massByAtoms(`${symbol}O`)
    const solid = grams / massByAtoms(`${symbol}O`)
    const whole = (factor < 1 ? solid : acid) * massByAtoms(`${symbol}SO4`, water)
    const actual = Number(((whole * percent) / 100).toPrecision(3))
    return { 'b.i': solid, 'b.ii': acid, 'c.ii': Math.min(solid, acid), d: whole, e: (actual / whole) * 100 }
  },
})
