import { asItems, ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { matchScheme } from '@/lib/exams/rising-scheme'
import { pickCell } from '../cells'
import { bondsIn, brokenUp, ENERGY, LADDERS, sidesOf, sumText, total } from './bonds'
import { ladderFigure, sketchFigure, thermometers } from './drawings'
import { balancePoint, levelPoint } from './points'
import { HEAT_LOST, LARGEST_FALL } from './points-2'

const { core, supplement, templates } = questionsOf('structured', '5.1', { calculator: 'needed' })

export { templates }

const ce = (equation: string) => `$\\ce{${equation}}$`

const signed = (value: number) => `${value > 0 ? '+' : ''}${quantity(value, 'kJ/mol')}`

const SOLIDS = ['W', 'X', 'Y', 'Z'] as const

const OXIDES = [
  { oxide: 'calcium oxide', hydroxide: 'calcium hydroxide', equation: 'CaO + H2O -> Ca(OH)2' },
  { oxide: 'sodium oxide', hydroxide: 'sodium hydroxide', equation: 'Na2O + H2O -> 2NaOH' },
  { oxide: 'potassium oxide', hydroxide: 'potassium hydroxide', equation: 'K2O + H2O -> 2KOH' },
] as const

core('four-solids-in-water', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const falls = { start: random.int(18, 24), fall: random.int(5, 14) }
    const others = [random.int(18, 30), random.int(3, 9), -random.int(4, 14)]
    const [hot = 0, warm = 0, cold = 0] = others
    const starts = Array.from({ length: 3 }, () => random.int(17, 24))
    const order = random.shuffle([hot, warm, cold])
    if (Math.abs(falls.fall + cold) < 2 || falls.start === 2 * falls.fall) return null
    if ((starts[order.indexOf(hot)] ?? 0) + hot > 49) return null
    return { falls, order, starts, cold, oxide: random.pick(OXIDES) }
  },
  make: ({ falls: { start, fall }, order, starts, cold, oxide }) => {
    const end = start - fall
    const places = ['W', 'X', 'Z'] as const
    const coldest = fall > -cold ? 'Y' : (places[order.indexOf(cold)] ?? 'Y')
    const hottest = places[order.indexOf(Math.max(...order))] ?? 'W'
    return {
      stem: [
        'A student adds equal masses of four solids, W to Z, to equal volumes of water. The table shows the temperatures for W, X and Z. The thermometer shows the temperatures for Y, before and after.',
        'Equal masses of the solids W, X, Y and Z are stirred into equal volumes of water. The results of W, X and Z are in the table; for Y the thermometer is drawn before and after.',
        'Four solids are compared. The same mass of each is added to the same volume of water. The temperatures for W, X and Z stand in the table, those for Y are read from the drawing of the thermometer.',
      ],
      figure: thermometers(start, end),
      table: {
        head: ['solid', 'temperature before / °C', 'temperature after / °C'],
        rows: order.map((change, at) => [
          places[at] ?? '',
          plain(starts[at] ?? 0),
          plain((starts[at] ?? 0) + change),
        ]),
      },
      parts: {
        'a.i': ask.number({
          prompt: 'Determine the temperature after Y is added.',
          answer: end,
          unit: '°C',
          sigFigs: 1,
          tolerance: 0.5,
          scheme: [`${quantity(end, '°C')} (± 0.5 °C)`],
          solution: `One small division of the scale is 1 °C. The second reading is ${quantity(end, '°C')}.`,
        }),
        'a.ii': ask.number({
          prompt: 'Calculate the fall in temperature for Y.',
          answer: fall,
          unit: '°C',
          alsoUnits: ['K'],
          sigFigs: 1,
          signFree: true,
          tolerance: 0.5,
          follow: { from: 'a.i', formula: `${start}-x` },
          scheme: steps(`before: ${quantity(start, '°C')}`, `${start} − ${end} = ${quantity(fall, '°C')}`),
          solution: `Before, the thermometer shows ${quantity(start, '°C')}. ${start} − ${end} = ${quantity(fall, '°C')}.`,
        }),
        'b.i': ask.table({
          prompt: 'Deduce which solid is best for each use. Complete the table.',
          objective: 'AO2',
          head: ['use', 'solid'],
          rows: [
            [{ text: 'a pack that cools an injury' }, pickCell('solid of the cold pack', coldest, SOLIDS)],
            [
              { text: 'a can that heats food without a flame' },
              pickCell('solid of the can', hottest, SOLIDS),
            ],
          ],
          scheme: [coldest, hottest],
          solution: `Compare the changes, not the last readings. The temperature falls most with ${coldest} and rises most with ${hottest}.`,
        }),
        'b.ii': ask.written({
          prompt: 'Explain your choice of solid for the pack that cools an injury.',
          objective: 'AO2',
          lines: 2,
          scheme: [LARGEST_FALL],
          modelAnswer: 'With this solid the temperature falls by the most.',
          solution:
            'A cold pack must take in much thermal energy, so the fall in temperature must be the largest.',
        }),
        'c.i': ask.equation({
          lead: `The solid with the largest rise in temperature is ${oxide.oxide}. It reacts with water. The only product is ${oxide.hydroxide}.`,
          prompt: 'Write the symbol equation for this reaction. State symbols are not needed.',
          command: 'State',
          answer: oxide.equation,
          states: false,
          scheme: ['formulae and balance'],
          solution: `${ce(oxide.equation)}. Count the atoms of each element on both sides.`,
        }),
        'c.ii': ask.table({
          prompt: 'Complete the table for this reaction.',
          head: ['kind of reaction', 'energy of the product, compared with the reactants'],
          rows: [
            [
              pickCell('kind of reaction', 'exothermic', ['exothermic', 'endothermic']),
              pickCell('energy of the product', 'lower', ['lower', 'the same', 'higher']),
            ],
          ],
          scheme: ['exothermic', 'lower'],
          solution:
            'The temperature rises, so thermal energy is given out: the reaction is exothermic, and the product has less energy than the reactants.',
        }),
      },
    }
  },
  verify: ({ falls: { start, fall } }) => {
    let at = start
    for (let step = 0; step < fall; step += 1) at -= 1
    return { 'a.i': at, 'a.ii': start - at }
  },
})

const CARBONATES = [
  {
    name: 'calcium carbonate',
    oxide: 'calcium oxide',
    use: 'for cement',
    equation: 'CaCO3 -> CaO + CO2',
    energy: 1800,
  },
  {
    name: 'magnesium carbonate',
    oxide: 'magnesium oxide',
    use: 'for firebricks',
    equation: 'MgCO3 -> MgO + CO2',
    energy: 1400,
  },
  {
    name: 'zinc carbonate',
    oxide: 'zinc oxide',
    use: 'for white paint',
    equation: 'ZnCO3 -> ZnO + CO2',
    energy: 560,
  },
] as const

const FUELS = [
  { fuel: 'methane', formula: 'CH_{4}', equation: 'CH4 + 2O2 -> CO2 + 2H2O', energy: 55 },
  { fuel: 'propane', formula: 'C_{3}H_{8}', equation: 'C3H8 + 5O2 -> 3CO2 + 4H2O', energy: 50 },
  { fuel: 'ethanol', formula: 'C_{2}H_{5}OH', equation: 'C2H5OH + 3O2 -> 2CO2 + 3H2O', energy: 30 },
] as const

core('kiln-and-its-fuel', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    carbonate: random.pick(CARBONATES),
    fuel: random.pick(FUELS),
    showsFuel: random.chance(0.5),
    mass: random.pick([2.5, 4, 5, 7.5, 12, 15, 20]),
    peak: random.step(84, 90, 2),
  }),
  make: ({ carbonate, fuel, showsFuel, mass, peak }) => {
    const path = showsFuel ? { reactants: 54, peak, products: 20 } : { reactants: 22, peak, products: 56 }
    const burning = `combustion of ${fuel.fuel}`
    const splitting = `decomposition of ${carbonate.name}`
    const shown = showsFuel ? burning : splitting
    const kinds = ['exothermic', 'endothermic']
    const needed = (mass * carbonate.energy) / fuel.energy
    return {
      stem: [
        `In a kiln, ${carbonate.name} decomposes to make ${carbonate.oxide} ${carbonate.use}. The kiln is heated by burning ${fuel.fuel}, ${fuel.formula}.`,
        `A factory makes ${carbonate.oxide} ${carbonate.use}. In a kiln, ${carbonate.name} is decomposed by the heat of burning ${fuel.fuel}, ${fuel.formula}.`,
        `Burning ${fuel.fuel}, ${fuel.formula}, heats a kiln. In the kiln ${carbonate.name} decomposes, and the ${carbonate.oxide} that forms is used ${carbonate.use}.`,
      ],
      figure: sketchFigure(path, ['reactants', 'products'], `kiln-${showsFuel ? 'lower' : 'higher'}-${peak}`),
      parts: {
        a: ask.table({
          prompt: 'Complete the table.',
          command: 'Complete',
          head: ['reaction', 'exothermic or endothermic'],
          rows: [
            [{ text: burning }, pickCell('kind of the combustion', 'exothermic', kinds)],
            [{ text: splitting }, pickCell('kind of the decomposition', 'endothermic', kinds)],
          ],
          scheme: ['exothermic', 'endothermic'],
          solution:
            'A combustion gives out thermal energy: exothermic. A thermal decomposition takes in thermal energy: endothermic.',
        }),
        'b.i': ask.equation({
          lead: `When ${fuel.fuel} burns completely, carbon dioxide and water form.`,
          prompt: `Write the symbol equation for the complete combustion of ${fuel.fuel}.`,
          command: 'State',
          answer: fuel.equation,
          states: false,
          scheme: ['formulae', 'balance'],
          solution: `${ce(fuel.equation)}. Balance carbon first, then hydrogen, then oxygen.`,
        }),
        'b.ii': ask.equation({
          prompt: `Write the symbol equation for the decomposition of ${carbonate.name} to ${carbonate.oxide} and carbon dioxide.`,
          command: 'State',
          answer: carbonate.equation,
          states: false,
          scheme: ['formulae and balance'],
          solution: `${ce(carbonate.equation)}. A carbonate decomposes to an oxide and carbon dioxide.`,
        }),
        'c.i': ask.table({
          lead: 'The diagram is the reaction pathway diagram of one of the two reactions.',
          prompt: 'Deduce which reaction it is.',
          command: 'Deduce',
          objective: 'AO2',
          head: ['the diagram shows the'],
          rows: [[pickCell('reaction in the diagram', shown, [burning, splitting])]],
          scheme: [shown],
          solution: `The products lie ${showsFuel ? 'lower' : 'higher'} than the reactants, so it is the ${showsFuel ? 'exothermic' : 'endothermic'} reaction: the ${shown}.`,
        }),
        'c.ii': ask.written({
          prompt: 'Explain how the diagram shows this.',
          objective: 'AO2',
          lines: 2,
          scheme: [levelPoint(showsFuel)],
          modelAnswer: `The products have ${showsFuel ? 'less' : 'more'} energy than the reactants.`,
          solution: `Compare the two levels: the products lie ${showsFuel ? 'lower' : 'higher'} than the reactants.`,
        }),
        'd.i': ask.number({
          lead: `The decomposition of 1.0 kg of ${carbonate.name} takes in ${quantity(carbonate.energy, 'kJ')}. The combustion of 1.0 g of ${fuel.fuel} gives out ${quantity(fuel.energy, 'kJ')}.`,
          prompt: `Calculate the smallest mass of ${fuel.fuel} that is needed to decompose ${quantity(mass, 'kg')} of ${carbonate.name}.`,
          answer: needed,
          unit: 'g',
          sigFigs: 2,
          scheme: [
            `${plain(mass)} × ${plain(carbonate.energy)} ÷ ${fuel.energy} = ${quantity(needed, 'g', 3)}`,
          ],
          solution: `Energy that is needed: ${plain(mass)} × ${plain(carbonate.energy)} = ${quantity(mass * carbonate.energy, 'kJ')}. Each gram of ${fuel.fuel} gives ${quantity(fuel.energy, 'kJ')}, so the mass is ${plain(mass * carbonate.energy)} ÷ ${fuel.energy} = ${quantity(needed, 'g', 3)}.`,
        }),
        'd.ii': ask.written({
          prompt: `Suggest why more ${fuel.fuel} than this is burned in the factory.`,
          command: 'Suggest',
          objective: 'AO2',
          lines: 2,
          scheme: [HEAT_LOST],
          modelAnswer: 'Some of the thermal energy is lost to the surroundings.',
          solution:
            'Not all the thermal energy reaches the carbonate: the walls of the kiln, the hot waste gases and the air take some of it.',
        }),
      },
    }
  },
  // Gram by gram: how much of the carbonate each decomposes.
  verify: ({ carbonate, fuel, mass }) => {
    const perGram = fuel.energy / carbonate.energy
    return { 'd.i': mass / perGram }
  },
})

supplement('levels-and-an-unknown-bond', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const reaction = random.pick(LADDERS)
    const change = total(reaction.broken) - total(reaction.made)
    return {
      reaction,
      change,
      letters: random.shuffle(['J', 'K', 'L']),
      activation: Math.max(0, change) + random.step(60, 240, 10),
    }
  },
  make: ({ reaction, change, letters, activation }) => {
    const isOut = change < 0
    const kind = isOut ? 'exothermic' : 'endothermic'
    const [broken, made] = [total(reaction.broken), total(reaction.made)]
    const { unknown } = reaction
    const known = reaction.made.filter(([bond]) => bond !== unknown)
    const [, count = 1] = reaction.made.find(([bond]) => bond === unknown) ?? [unknown, 1]
    const others = total(known)
    const reverse = activation - change
    const roles = [
      'energy that is absorbed to break bonds',
      'energy that is released when bonds are made',
      'enthalpy change of the reaction',
    ]
    const reading = ['J', 'K', 'L'].map((letter): [string, string] => [
      letter,
      roles[letters.indexOf(letter)] ?? '',
    ])
    const bonds = bondsIn(reaction).filter(
      bond => bond !== unknown || reaction.broken.some(([b]) => b === bond),
    )
    return {
      stem: [
        `${reaction.says}. All substances are gases. The diagram shows the energies of the reactants, of the separate atoms and of the products. It is not drawn to scale.`,
        `${reaction.says}; reactants and products are gases. A student draws the energies of reactants, separate atoms and products, not to scale.`,
        `The diagram, not drawn to scale, shows three levels of energy for a reaction between gases. ${reaction.says}.`,
      ],
      figure: ladderFigure(isOut, letters),
      table: {
        head: ['bond', 'bond energy in kJ/mol'],
        rows: bonds.map(bond => [bond, plain(ENERGY[bond])]),
      },
      parts: {
        a: ask.equation({
          prompt: `Write the symbol equation for the reaction of ${reaction.names}.`,
          command: 'State',
          answer: reaction.equation,
          states: false,
          scheme: ['formulae and balance'],
          solution: `${ce(reaction.equation)}. Count the atoms of each element on both sides.`,
        }),
        b: ask.match({
          prompt: 'Identify what each of the arrows J, K and L shows.',
          marks: 2,
          items: ['J', 'K', 'L'].map(letter => ({ id: letter, text: letter })),
          targets: asItems([...roles, 'activation energy of the reaction']),
          answer: Object.fromEntries(reading),
          scheme: matchScheme(3, 2),
          solution: `All bonds are broken on the way up to the separate atoms. New bonds are made on the way down to the products. The difference of products and reactants is the enthalpy change. So ${reading.map(([letter, role]) => `${letter} is the ${role}`).join(', ')}.`,
        }),
        c: ask.written({
          prompt: `Explain, in terms of bond breaking and bond making, why the reaction is ${kind}.`,
          lines: 2,
          scheme: [balancePoint(isOut)],
          modelAnswer: `${isOut ? 'More' : 'Less'} energy is released when bonds are made than is absorbed when bonds are broken.`,
          solution: `Compare the two energies: ${isOut ? 'more' : 'less'} is released than is absorbed.`,
        }),
        'd.i': ask.number({
          lead: `The enthalpy change of the reaction is ${signed(change)}.`,
          prompt: 'Calculate the energy needed to break all the bonds in the reactants.',
          answer: broken,
          unit: 'kJ/mol',
          sigFigs: 3,
          scheme: steps(sumText(reaction.broken), quantity(broken, 'kJ/mol')),
          solution: `Count every bond of the reactants: ${sumText(reaction.broken)} = ${quantity(broken, 'kJ/mol')}.`,
        }),
        'd.ii': ask.number({
          prompt: 'Calculate the energy released when all the bonds in the products are made.',
          answer: made,
          unit: 'kJ/mol',
          sigFigs: 3,
          signFree: true,
          follow: { from: 'd.i', formula: `x-(${change})` },
          scheme: [
            `${plain(broken)} ${isOut ? '+' : '−'} ${plain(Math.abs(change))} = ${quantity(made, 'kJ/mol')}`,
          ],
          solution: `Δ*H* = bonds broken − bonds made, so bonds made = bonds broken − Δ*H* = ${plain(broken)} ${isOut ? '+' : '−'} ${plain(Math.abs(change))} = ${quantity(made, 'kJ/mol')}.`,
        }),
        'd.iii': ask.number({
          prompt: `Calculate the bond energy of the ${unknown} bond.`,
          answer: ENERGY[unknown],
          unit: 'kJ/mol',
          sigFigs: 3,
          follow: { from: 'd.ii', formula: `(x-${others})/${count}` },
          scheme: steps(
            `${plain(made)} − ${plain(others)} = ${plain(made - others)}`,
            `÷ ${count} = ${quantity(ENERGY[unknown], 'kJ/mol')}`,
          ),
          solution: `The other bonds that are made release ${sumText(known)}${known.some(([, many]) => many > 1) ? ` = ${plain(others)}` : ''} kJ/mol. ${plain(made)} − ${plain(others)} = ${plain(made - others)} is left for ${count} ${unknown} bonds: ${plain(made - others)} ÷ ${count} = ${quantity(ENERGY[unknown], 'kJ/mol')}.`,
        }),
        e: ask.number({
          lead: `The activation energy of the reaction is ${quantity(activation, 'kJ/mol')}.`,
          prompt: 'Calculate the activation energy of the reverse reaction.',
          answer: reverse,
          unit: 'kJ/mol',
          sigFigs: 2,
          scheme: [
            `${plain(activation)} ${isOut ? '+' : '−'} ${plain(Math.abs(change))} = ${quantity(reverse, 'kJ/mol')}`,
          ],
          solution: `The peak of the path is ${quantity(activation, 'kJ/mol')} above the reactants. The products lie ${quantity(Math.abs(change), 'kJ/mol')} ${isOut ? 'below' : 'above'} the reactants, so the peak is ${plain(activation)} ${isOut ? '+' : '−'} ${plain(Math.abs(change))} = ${quantity(reverse, 'kJ/mol')} above the products.`,
        }),
      },
    }
  },
  verify: ({ reaction, activation }) => {
    const [left = [], right = []] = sidesOf(reaction.equation)
    const [up, down] = [brokenUp(left), brokenUp(right)]
    return { 'd.i': up, 'd.ii': down, 'd.iii': ENERGY[reaction.unknown], e: activation + (down - up) }
  },
})
