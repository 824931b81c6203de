import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { pickCell, wholeCell } from '../cells'
import { typedConfiguration } from '../elements'
import { capital } from '../shared'
import { groupName, lettersInTheTable, type Marked, propertyFigure } from './drawings'
import { chargeOf, formulaOf, TRENDS, typedCharge } from './places'
import { METALS_TO_NON_METALS, PROTON_ORDER, reactsMore, SAME_OUTER, trendDown } from './points'

const { core, supplement, templates } = questionsOf('structured', '8.1', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const chargeCell = (blank: string, group: number): TableCell => {
  const { text, accept } = typedCharge(group)
  return { blank, answer: text, accept, mode: 'exact', marks: 1 }
}

core('letters-in-the-table', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const family = random.pick([1, 2])
    const [period, other] = random.pick([
      [3, 4],
      [3, 5],
      [4, 3],
      [4, 5],
      [4, 6],
    ] as const)
    const letters = random.shuffle(['V', 'W', 'X', 'Y', 'Z'])
    const places = [
      { group: family, period },
      { group: family, period: other },
      { group: random.pick([6, 7]), period: random.int(2, 4) },
      { group: 5, period: random.int(2, 3) },
      { group: 8, period: random.int(2, 5) },
    ]
    return { marks: places.map((place, at): Marked => ({ letter: letters[at] ?? '', ...place })) }
  },
  make: ({ marks }) => {
    const [metal, twin, other, five, noble] = marks
    if (!metal || !twin || !other || !five || !noble) throw new Error('Five elements are marked')
    const pair = [metal.letter, twin.letter].toSorted()
    const formula = formulaOf(metal.letter, metal.group, other.letter, other.group)
    const shells = [...[2, 8, 8].slice(0, metal.period - 1), metal.group]
    const { text, accept } = typedConfiguration(shells)
    const letter = (prompt: string, answer: string, solution: string) =>
      words({
        subject,
        prompt,
        command: 'Identify',
        mode: 'exact',
        answers: [{ text: answer, accept: [answer.toLowerCase()] }],
        solution,
      })
    return {
      stem: [
        'The letters V, W, X, Y and Z mark the places of five elements in an outline of the Periodic Table. The letters are not the symbols of the elements.',
        'Five elements, here called V, W, X, Y and Z, are marked in an outline of the Periodic Table. These are not their symbols.',
        'An outline of the Periodic Table shows the places of five elements. The letters V to Z stand for them and are not their symbols.',
      ],
      figure: lettersInTheTable(marks),
      parts: {
        'a.i': letter(
          'Identify the letter of the element that is a noble gas.',
          noble.letter,
          `The noble gases are Group VIII, the last column: ${noble.letter}.`,
        ),
        'a.ii': letter(
          'Identify the letter of the element whose atoms gain three electrons when they form ions.',
          five.letter,
          `Three electrons are missing from 8 in Group V: ${five.letter}.`,
        ),
        'a.iii': words({
          subject,
          prompt: 'Identify the letters of the **two** elements with similar chemical properties.',
          objective: 'AO2',
          asked: 2,
          marks: 1,
          mode: 'exact',
          answers: pair.map(each => ({ text: each, accept: [each.toLowerCase()] })),
          scheme: [`${pair.join(' and ')}, both needed`],
          solution: `${pair.join(' and ')} are in the same group, Group ${groupName(metal.group)}.`,
        }),
        b: ask.written({
          prompt:
            'Explain, in terms of electronic configuration, why these two elements have similar chemical properties.',
          lines: 2,
          scheme: [SAME_OUTER(metal.group)],
          modelAnswer: 'Their atoms have the same number of electrons in the outer shell.',
          solution: `Both are in Group ${groupName(metal.group)}, so both have ${metal.group} outer electron${metal.group === 1 ? '' : 's'}. Outer electrons take part in reactions.`,
        }),
        c: ask.table({
          prompt: 'Complete the table with the charges of the ions.',
          command: 'Complete',
          head: ['element', 'charge of its ion'],
          rows: [
            [{ text: metal.letter }, chargeCell('charge of the first ion', metal.group)],
            [{ text: other.letter }, chargeCell('charge of the second ion', other.group)],
          ],
          scheme: [chargeOf(metal.group), chargeOf(other.group)],
          solution: `${metal.letter} is a metal of Group ${groupName(metal.group)} and loses ${metal.group}: ${chargeOf(metal.group)}. ${other.letter} is in Group ${groupName(other.group)} and gains 8 − ${other.group} = ${8 - other.group}: ${chargeOf(other.group)}.`,
        }),
        d: words({
          subject,
          prompt: `Deduce the formula of the compound of ${metal.letter} and ${other.letter}.`,
          command: 'Deduce',
          objective: 'AO2',
          mode: 'exact',
          answers: [{ text: formula.replace('_{2}', '2'), accept: [formula.replace('_{2}', '₂')] }],
          scheme: [formula],
          solution: `The charges ${chargeOf(metal.group)} and ${chargeOf(other.group)} must add up to zero: ${formula}.`,
        }),
        e: words({
          subject,
          prompt: `Deduce the electronic configuration of an atom of ${metal.letter}.`,
          command: 'Deduce',
          objective: 'AO2',
          mode: 'exact',
          answers: [{ text, accept }],
          solution: `Period ${metal.period}: ${metal.period} occupied shells. Group ${groupName(metal.group)}: ${metal.group} in the outer one. The inner shells are full: ${text}.`,
        }),
        f: ask.written({
          prompt: 'Describe how the character of the elements changes across Period 3 from left to right.',
          lines: 2,
          scheme: [METALS_TO_NON_METALS],
          modelAnswer: 'It changes from metallic to non-metallic.',
          solution: 'Metals stand on the left of each period, non-metals on the right.',
        }),
      },
    }
  },
})

const KNOWN_BY_PLACE = [
  {
    name: 'rubidium',
    group: 1,
    period: 5,
    compounds: [
      ['rubidium sulfide', 'Rb2S'],
      ['rubidium oxide', 'Rb2O'],
      ['rubidium fluoride', 'RbF'],
    ],
    reactions: [
      ['rubidium and bromine, Br_{2}, which form rubidium bromide', '2Rb + Br2 -> 2RbBr'],
      ['rubidium and iodine, I_{2}, which form rubidium iodide', '2Rb + I2 -> 2RbI'],
    ],
  },
  {
    name: 'strontium',
    group: 2,
    period: 5,
    compounds: [
      ['strontium bromide', 'SrBr2'],
      ['strontium iodide', 'SrI2'],
      ['strontium sulfide', 'SrS'],
    ],
    reactions: [
      ['strontium and oxygen, which form strontium oxide', '2Sr + O2 -> 2SrO'],
      ['strontium and nitrogen, N_{2}, which form strontium nitride', '3Sr + N2 -> Sr3N2'],
    ],
  },
  {
    name: 'selenium',
    group: 6,
    period: 4,
    compounds: [
      ['magnesium selenide', 'MgSe'],
      ['calcium selenide', 'CaSe'],
      ['lithium selenide', 'Li2Se'],
    ],
    reactions: [
      ['sodium and selenium, Se, which form sodium selenide', '2Na + Se -> Na2Se'],
      ['potassium and selenium, Se, which form potassium selenide', '2K + Se -> K2Se'],
    ],
  },
  {
    name: 'bromine',
    group: 7,
    period: 4,
    compounds: [
      ['calcium bromide', 'CaBr2'],
      ['magnesium bromide', 'MgBr2'],
      ['aluminium bromide', 'AlBr3'],
    ],
    reactions: [
      ['potassium and bromine, Br_{2}, which form potassium bromide', '2K + Br2 -> 2KBr'],
      ['sodium and bromine, Br_{2}, which form sodium bromide', '2Na + Br2 -> 2NaBr'],
    ],
  },
] as const

core('element-known-by-its-place', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const item = random.pick(KNOWN_BY_PLACE)
    const trend = TRENDS.find(({ group }) => group === item.group)
    const at = trend?.values.findIndex(([name]) => name === item.name) ?? -1
    const [above, here, below] = [trend?.values[at - 1], trend?.values[at], trend?.values[at + 1]]
    if (!trend || !above || !here || !below) return null
    return {
      item,
      trend,
      above,
      here,
      below,
      made: random.pick<readonly [string, string]>(item.compounds),
      reacts: random.pick<readonly [string, string]>(item.reactions),
    }
  },
  make: ({ item, trend, above, here, below, made, reacts }) => {
    const { name, group, period } = item
    const [[compound, formula], [reaction, equation]] = [made, reacts]
    const isMetal = group <= 3
    const square = (trend.axis.every ?? 50) / (trend.axis.parts ?? 5)
    const ce = (written: string) => `$\\ce{${written}}$`
    return {
      stem: [
        `${capital(name)} is in Group ${groupName(group)} and Period ${period} of the Periodic Table. The graph shows the ${trend.name} of other elements of this group.`,
        `A student has never seen ${name}, but knows its place, Group ${groupName(group)} and Period ${period}. For other elements of the group the student finds the ${trend.name} and draws a graph.`,
        `The graph shows the ${trend.name} of elements of Group ${groupName(group)}, without ${name}, which is in Period ${period}.`,
      ],
      figure: propertyFigure(
        `other-elements-of-group-${group}`,
        trend.axis,
        trend.values.map(([each, at, value]) => [at, each === name ? null : value] as const),
      ),
      parts: {
        a: ask.written({
          prompt: 'State the order in which the elements are arranged in the Periodic Table.',
          lines: 1,
          scheme: [PROTON_ORDER],
          modelAnswer: 'In order of increasing proton number.',
          solution: 'Each element has one proton more than the element before it.',
        }),
        b: ask.table({
          prompt: `Complete the table for ${name}.`,
          command: 'Complete',
          head: ['', name],
          rows: [
            [
              { text: 'metal or non-metal' },
              pickCell('type of element', isMetal ? 'metal' : 'non-metal', ['metal', 'non-metal']),
            ],
            [{ text: 'number of outer electrons' }, wholeCell('outer electrons', group)],
            [{ text: 'number of occupied shells' }, wholeCell('occupied shells', period)],
            [{ text: 'charge of its ion' }, chargeCell('charge', group)],
          ],
          scheme: [
            isMetal ? 'metal' : 'non-metal',
            `${group} outer electron${group === 1 ? '' : 's'}`,
            `${period} occupied shells`,
            `charge ${chargeOf(group)}`,
          ],
          solution: `${capital(name)} stands on the ${isMetal ? 'left, where the metals are' : 'right, where the non-metals are'}. The group is the number of outer electrons, the period the number of occupied shells. The atoms ${isMetal ? `lose ${group}` : `gain 8 − ${group} = ${8 - group}`}: ${chargeOf(group)}.`,
        }),
        c: words({
          subject,
          prompt: `Deduce the formula of ${compound}.`,
          command: 'Deduce',
          objective: 'AO2',
          mode: 'formula',
          answers: [{ text: formula }],
          solution: `The charges of the ions add up to zero: ${ce(formula)}.`,
        }),
        d: ask.equation({
          prompt: `Write the symbol equation for the reaction of ${reaction}.`,
          command: 'State',
          answer: equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `Find the formula of the product from the charges, then balance: ${ce(equation)}.`,
        }),
        'e.i': ask.number({
          prompt: `Use the graph to find the ${trend.name} of ${above[0]}, in Period ${above[1]}.`,
          command: 'Determine',
          answer: above[2],
          tolerance: square / 2,
          sigFigs: 1,
          unit: trend.unit,
          scheme: [`${plain(above[2])} (± ${plain(square / 2)}) ${trend.unit}`],
          solution: `Go up from Period ${above[1]} to the cross, and across to the axis. A small square is ${quantity(square, trend.unit)}.`,
        }),
        'e.ii': ask.number({
          prompt: `Predict the ${trend.name} of ${name}.`,
          command: 'Predict',
          answer: (above[2] + below[2]) / 2,
          tolerance: (below[2] - above[2]) / 2 - 1,
          sigFigs: 1,
          unit: trend.unit,
          scheme: [`any value between ${plain(above[2])} and ${quantity(below[2], trend.unit)}`],
          solution: `It lies between the values of ${above[0]} and ${below[0]}, ${plain(above[2])} and ${quantity(below[2], trend.unit)}. The measured value is ${quantity(here[2], trend.unit)}.`,
        }),
      },
    }
  },
  verify: ({ trend, item }) => {
    const near = trend.values.filter(([, period]) => Math.abs(period - item.period) === 1)
    return {
      'e.i': trend.values.find(([, period]) => period === item.period - 1)?.[2] ?? Number.NaN,
      'e.ii': near.reduce((sum, [, , value]) => sum + value, 0) / near.length,
    }
  },
})

const SETS = [
  {
    group: 2,
    kind: 'metals',
    property: 'density',
    rises: true,
    label: 'density in g/cm^{3}',
    unit: 'g/cm^3',
    elements: [
      ['calcium', 4, 1.6],
      ['strontium', 5, 2.6],
      ['barium', 6, 3.5],
    ],
    axes: {
      x: { label: 'period', min: 3, max: 7, large: 1, parts: 2 },
      y: { label: 'density in g/cm^{3}', min: 0, max: 7, large: 1, parts: 10 },
    },
    partner: 'cold water',
    seen: ['steady bubbles', 'many bubbles, fast', 'very many bubbles, very fast'],
    more: true,
    next: { name: 'radium', period: 7, value: 5.2, within: 1.6, measured: 5.5 },
    reactions: [
      ['calcium', 'calcium hydroxide, Ca(OH)_{2}, and hydrogen', 'Ca + 2H2O -> Ca(OH)2 + H2'],
      ['strontium', 'strontium hydroxide, Sr(OH)_{2}, and hydrogen', 'Sr + 2H2O -> Sr(OH)2 + H2'],
      ['barium', 'barium hydroxide, Ba(OH)_{2}, and hydrogen', 'Ba + 2H2O -> Ba(OH)2 + H2'],
    ],
  },
  {
    group: 7,
    kind: 'non-metals',
    property: 'melting point',
    rises: true,
    label: 'melting point / °C',
    unit: '°C',
    elements: [
      ['chlorine', 3, -101],
      ['bromine', 4, -7],
      ['iodine', 5, 114],
    ],
    axes: {
      x: { label: 'period', min: 2, max: 6, large: 1, parts: 2 },
      y: { label: 'melting point / °C', min: -200, max: 400, large: 100, parts: 10 },
    },
    partner: 'hydrogen',
    seen: [
      'explodes in sunlight',
      'reacts slowly when heated',
      'reacts very slowly when heated, and never completely',
    ],
    more: false,
    next: { name: 'astatine', period: 6, value: 240, within: 100, measured: 302 },
    reactions: [
      ['chlorine', 'hydrogen chloride', 'H2 + Cl2 -> 2HCl'],
      ['bromine', 'hydrogen bromide', 'H2 + Br2 -> 2HBr'],
      ['iodine', 'hydrogen iodide', 'H2 + I2 -> 2HI'],
    ],
  },
  {
    group: 7,
    kind: 'non-metals',
    property: 'boiling point',
    rises: true,
    label: 'boiling point / °C',
    unit: '°C',
    elements: [
      ['chlorine', 3, -35],
      ['bromine', 4, 59],
      ['iodine', 5, 184],
    ],
    axes: {
      x: { label: 'period', min: 2, max: 6, large: 1, parts: 2 },
      y: { label: 'boiling point / °C', min: -100, max: 500, large: 100, parts: 10 },
    },
    partner: 'hydrogen',
    seen: [
      'explodes in sunlight',
      'reacts slowly when heated',
      'reacts very slowly when heated, and never completely',
    ],
    more: false,
    next: { name: 'astatine', period: 6, value: 300, within: 100, measured: 337 },
    reactions: [
      ['chlorine', 'hydrogen chloride', 'H2 + Cl2 -> 2HCl'],
      ['bromine', 'hydrogen bromide', 'H2 + Br2 -> 2HBr'],
      ['iodine', 'hydrogen iodide', 'H2 + I2 -> 2HI'],
    ],
  },
  {
    group: 1,
    kind: 'metals',
    property: 'melting point',
    rises: false,
    label: 'melting point / °C',
    unit: '°C',
    elements: [
      ['sodium', 3, 98],
      ['potassium', 4, 64],
      ['rubidium', 5, 39],
    ],
    axes: {
      x: { label: 'period', min: 2, max: 6, large: 1, parts: 2 },
      y: { label: 'melting point / °C', min: 0, max: 100, large: 20, parts: 10 },
    },
    partner: 'cold water',
    seen: ['fizzes and moves fast', 'fizzes and burns with a lilac flame', 'explodes at once'],
    more: true,
    next: { name: 'caesium', period: 6, value: 25, within: 13, measured: 28 },
    reactions: [
      ['sodium', 'sodium hydroxide, NaOH, and hydrogen', '2Na + 2H2O -> 2NaOH + H2'],
      ['potassium', 'potassium hydroxide, KOH, and hydrogen', '2K + 2H2O -> 2KOH + H2'],
      ['rubidium', 'rubidium hydroxide, RbOH, and hydrogen', '2Rb + 2H2O -> 2RbOH + H2'],
    ],
  },
] as const

supplement('trends-and-a-prediction', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const set = random.pick(SETS)
    return { set, reaction: random.pick<readonly [string, string, string]>(set.reactions) }
  },
  make: ({ set, reaction: [name, product, equation] }) => {
    const { next, elements, property } = set
    const last = elements[2]
    const at = elements.map(([, period, value]) => [period, value] as const)
    const range = `${plain(next.value - next.within)} to ${quantity(next.value + next.within, set.unit)}`
    return {
      stem: [
        `The table shows data of three elements of Group ${groupName(set.group)}, and what is seen when they are mixed with ${set.partner}.`,
        `Three ${set.kind} of Group ${groupName(set.group)} are compared by their ${property} and by their reaction with ${set.partner}.`,
        `A data book gives these facts about three elements of Group ${groupName(set.group)}.`,
      ],
      table: {
        head: ['element', 'period', set.label, `with ${set.partner}`],
        rows: elements.map(([each, period, value], row) => [
          each,
          plain(period),
          plain(value),
          set.seen[row] ?? '',
        ]),
      },
      parts: {
        a: plotPart({
          name: `the-periodic-table/grid-for-group-${set.group}-${set.property.slice(0, 4)}`,
          title: `Grid for a graph of ${property} against period`,
          description: `Graph paper. The horizontal axis is the period from ${set.axes.x.min} to ${set.axes.x.max}, the vertical one the ${property} from ${plain(set.axes.y.min)} to ${plain(set.axes.y.max)}.`,
          prompt: `Draw a cross on the grid for the ${property} of each of the three elements.`,
          objective: 'AO2',
          axes: set.axes,
          tasks: [{ task: 'points', wanted: at, marks: 2 }],
          scheme: ['at least two points within half a small square', 'all three points'],
          solution: 'Each cross stands above the period of the element, at the height of its value.',
        }),
        'b.i': ask.written({
          prompt: `Describe the trend in the ${property} down the group.`,
          lines: 1,
          objective: 'AO2',
          scheme: [trendDown(property, 'density/melting/boiling/dense', set.rises)],
          modelAnswer: `The ${property} ${set.rises ? 'increases' : 'decreases'} down the group.`,
          solution: `From ${elements[0][0]} to ${last[0]} the values ${set.rises ? 'increase' : 'decrease'}.`,
        }),
        'b.ii': ask.number({
          prompt: `Predict the ${property} of ${next.name}, the next element of the group, in Period ${next.period}.`,
          command: 'Predict',
          answer: next.value,
          tolerance: next.within,
          sigFigs: 1,
          unit: set.unit,
          scheme: [`any value from ${range}`],
          solution: `Continue the steps of the graph to Period ${next.period}: a value from ${range} is sensible. ${set.group === 7 ? 'Scientists estimate about' : 'The measured value is'} ${quantity(next.measured, set.unit)}.`,
        }),
        'c.i': ask.written({
          prompt: `Describe the trend in the reactivity with ${set.partner} down the group.`,
          lines: 1,
          objective: 'AO2',
          scheme: [trendDown('reactivity', 'reactive/reactivity/vigorous', set.more)],
          modelAnswer: `The reactivity ${set.more ? 'increases' : 'decreases'} down the group.`,
          solution: `${capital(last[0])} reacts ${set.more ? 'fastest' : 'least'}, ${elements[0][0]} ${set.more ? 'most slowly' : 'most violently'}.`,
        }),
        'c.ii': ask.written({
          prompt: `Predict how ${next.name} reacts with ${set.partner}, compared with ${last[0]}.`,
          command: 'Predict',
          lines: 1,
          objective: 'AO2',
          scheme: [reactsMore(next.name, last[0], set.more)],
          modelAnswer: `${capital(next.name)} reacts ${set.more ? 'faster and more vigorously' : 'more slowly and less vigorously'} than ${last[0]}.`,
          solution: `The trend goes on: ${next.name} stands below ${last[0]}.`,
        }),
        d: ask.equation({
          prompt: `Write the symbol equation for the reaction of ${name} with ${set.group === 7 ? 'hydrogen' : 'water'}. It forms ${product}.`,
          command: 'State',
          answer: equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `$\\ce{${equation}}$: count the atoms of each element on both sides.`,
        }),
        e: ask.written({
          prompt: `Explain, in terms of electronic configuration, why the three elements react with ${set.partner} in a similar way.`,
          lines: 2,
          scheme: [SAME_OUTER(set.group)],
          modelAnswer: 'Their atoms have the same number of electrons in the outer shell.',
          solution: `All are in Group ${groupName(set.group)}: their atoms have ${set.group} outer electron${set.group === 1 ? '' : 's'}.`,
        }),
      },
    }
  },
  verify: ({ set }) => {
    const { value, within } = set.next
    return { 'b.ii': (value - within + (value + within)) / 2 }
  },
})
