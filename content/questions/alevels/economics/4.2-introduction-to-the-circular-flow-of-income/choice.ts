import { bySize, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import type { Random } from '@/lib/exams/random'
import { figure } from '@/lib/figures/figure'
import { box } from '@/lib/figures/flow'
import { arrow, text } from '@/lib/figures/shapes'
import { bn } from '../shared'

const { question, templates } = choiceQuestions('4.2')

export { templates }

const FLOWS = ['saving', 'taxes', 'imports', 'investment', 'government spending', 'exports'] as const

/** Six planned flows, leakages first. */
function sixFlows(random: Random): number[] {
  return [
    random.step(40, 90, 2),
    random.step(80, 140, 2),
    random.step(50, 100, 2),
    random.step(40, 90, 2),
    random.step(80, 140, 2),
    random.step(50, 100, 2),
  ]
}

question('flow-needed-for-equilibrium', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const flows = sixFlows(random)
    const asked = random.int(0, 5)
    const side = asked < 3 ? [0, 1, 2] : [3, 4, 5]
    const across = side.map(at => (at + 3) % 6)
    const sum = (list: number[]) => list.reduce((total, at) => total + (flows[at] ?? 0), 0)
    const known = side.filter(at => at !== asked)
    const right = sum(across) - sum(known)
    const partner = flows[(asked + 3) % 6] ?? 0
    if (right < 24 || right > 150) return null
    const slips: Slip[] = [
      [
        partner,
        `You made ${FLOWS[asked]} equal to ${FLOWS[(asked + 3) % 6]}. Only the totals must be equal.`,
      ],
      ...known.map((at): Slip => [right + (flows[at] ?? 0), `You left out ${FLOWS[at]}.`]),
      ...across.map((at): Slip => [right - (flows[at] ?? 0), `You left out ${FLOWS[at]}.`]),
      ...(asked % 3 === 2
        ? []
        : [
            [
              right + (asked < 3 ? 2 : -2) * ((flows[2] ?? 0) - (flows[5] ?? 0)),
              'You exchanged imports and exports: imports are the leakage, exports the injection.',
            ] as Slip,
          ]),
    ]
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => value > 0),
      bn,
    )
    return wrong && { flows, asked, known, across, right, wrong }
  },
  make: ({ flows, asked, known, across, right, wrong }) => {
    const order = [0, 1, 2, 3, 4, 5].filter(at => at !== asked)
    const name = FLOWS[asked] ?? ''
    const terms = (list: number[]) => list.map(at => flows[at]).join(' + ')
    const total = across.reduce((sum, at) => sum + (flows[at] ?? 0), 0)
    return {
      stem: 'The table shows planned flows in an open economy with a government.',
      table: {
        head: ['flow', '\\$ billion'],
        rows: order.map(at => [FLOWS[at] ?? '', plain(flows[at] ?? 0)]),
      },
      prompt: `Which value of ${name} gives equilibrium national income?`,
      options: bySize({ right, wrong, print: bn }),
      solution: `In equilibrium injections equal leakages: *I* + *G* + *X* = *S* + *T* + *M*.

Total ${asked < 3 ? 'injections' : 'leakages'} = ${terms(across)} = ${total}. The known ${asked < 3 ? 'leakages' : 'injections'} are ${terms(known)} = ${total - right}.

So ${name} must be ${total} − ${total - right} = ${right}: ${bn(right)}.`,
    }
  },
  verify: ({ flows, asked }) => {
    for (let value = 0; value < 400; value += 1) {
      const [s = 0, t = 0, m = 0, i = 0, g = 0, x = 0] = flows.map((flow, at) =>
        at === asked ? value : flow,
      )
      if (i + g + x === s + t + m) return bn(value)
    }
    return ''
  },
})

question('injections-against-leakages', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const [s = 0, t = 0, m = 0, i = 0, g = 0, x = 0] = sixFlows(random)
    const injections = i + g + x
    const leakages = s + t + m
    const gap_ = injections - leakages
    if (Math.abs(gap_) < 6 || Math.abs(gap_) > 40) return null
    const mixed = gap_ - 2 * (x - m)
    if (mixed === 0 || x === m || Math.abs(mixed) === Math.abs(gap_)) return null
    return { s, t, m, i, g, x, gap_, mixed, order: random.shuffle([0, 1, 2, 3, 4, 5]) }
  },
  make: ({ s, t, m, i, g, x, gap_, mixed, order }) => {
    const values = [s, t, m, i, g, x]
    const more = (gap: number) =>
      gap > 0 ? `injections exceed leakages by ${bn(gap)}` : `leakages exceed injections by ${bn(-gap)}`
    const way = (gap: number) => (gap > 0 ? 'rises' : 'falls')
    return {
      stem: 'The table shows planned flows in an open economy that has unemployed resources.',
      table: {
        head: ['flow', '\\$ billion'],
        rows: order.map(at => [FLOWS[at] ?? '', plain(values[at] ?? 0)]),
      },
      prompt: 'Which row describes the position of the economy and what will happen to national income?',
      columns: 'position | national income',
      right: `${more(gap_)} | ${way(gap_)}`,
      wrong: {
        [`${more(gap_)} | ${way(-gap_)}`]: 'You have the right totals, but income moves the other way.',
        [`${more(-gap_)} | ${way(-gap_)}`]: 'You exchanged injections and leakages.',
        [`${more(mixed)} | ${way(mixed)}`]:
          'You counted exports as a leakage and imports as an injection. Follow the money, not the goods.',
      },
      solution: `Injections = *I* + *G* + *X* = ${i} + ${g} + ${x} = ${i + g + x}. Leakages = *S* + *T* + *M* = ${s} + ${t} + ${m} = ${s + t + m}.

So ${more(gap_)}. ${
        gap_ > 0
          ? 'Planned spending is greater than output: stocks fall, firms raise output, and national income rises until leakages have grown as large as injections.'
          : 'Planned spending is smaller than output: stocks pile up, firms cut output, and national income falls until leakages have shrunk to the level of injections.'
      }`,
    }
  },
  verify: ({ s, t, m, i, g, x }) => {
    const net = i - s + (g - t) + (x - m)
    return net > 0 ? `injections exceed leakages by ${bn(net)}` : `leakages exceed injections by ${bn(-net)}`
  },
})

const EVENTS = [
  ['a household puts part of its wages in a savings account', 'leakage', 'saving'],
  ['a worker pays income tax', 'leakage', 'taxes'],
  ['a household buys a phone made abroad', 'leakage', 'imports'],
  ['a firm pays tax on its profit', 'leakage', 'taxes'],
  ['a family spends its holiday in a hotel abroad', 'leakage', 'imports'],
  ['a firm buys new machines from a domestic maker', 'injection', 'investment'],
  ['the government pays a domestic firm to build a school', 'injection', 'government spending'],
  ['foreign tourists pay for rooms in domestic hotels', 'injection', 'exports'],
  ['a foreign shop buys shoes from a domestic maker', 'injection', 'exports'],
  ['the army buys uniforms from a domestic maker', 'injection', 'government spending'],
] as const

question('injection-or-leakage', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const [first, second] = random.sample(EVENTS, 2)
    if (!first || !second || first[2] === second[2]) return null
    return { first, second }
  },
  make: ({ first, second }) => {
    const other = (kind: string) => (kind === 'leakage' ? 'injection' : 'leakage')
    const slip = (event: (typeof EVENTS)[number]) =>
      `You took “${event[0]}” for ${event[1] === 'leakage' ? 'an injection' : 'a leakage'}. It belongs to ${event[2]}.`
    return {
      stem: 'Two events take place in the circular flow of income of an open economy.',
      prompt: 'Which row classifies the two flows of money?',
      columns: `${first[0]} | ${second[0]}`,
      right: `${first[1]} | ${second[1]}`,
      wrong: {
        [`${other(first[1])} | ${second[1]}`]: slip(first),
        [`${first[1]} | ${other(second[1])}`]: slip(second),
        [`${other(first[1])} | ${other(second[1])}`]: `You classified both the wrong way round: the first belongs to ${first[2]}, the second to ${second[2]}.`,
      },
      solution: `The first flow belongs to ${first[2]}: it is ${first[1] === 'leakage' ? 'a leakage, because income leaves the flow of spending on domestic output' : 'an injection, because spending enters the flow from outside'}.

The second belongs to ${second[2]}: it is ${second[1] === 'leakage' ? 'a leakage' : 'an injection'}.`,
    }
  },
  verify: ({ first }) =>
    ['investment', 'government spending', 'exports'].includes(first[2]) ? 'injection' : 'leakage',
})

const RAISES: readonly Wrong[] = pairs({
  'an increase in government spending on roads':
    'Government spending is an injection; more of it raises national income.',
  'an increase in sales to foreign buyers': 'Exports are an injection; more of them raise national income.',
  'an increase in spending by firms on machines':
    'Investment is an injection; more of it raises national income.',
  'a decrease in income tax': 'Taxes are a leakage; lower taxes raise national income.',
  'a decrease in planned saving by households': 'Saving is a leakage; less of it raises national income.',
  'a switch of spending from imports to domestic goods':
    'Imports are a leakage; fewer of them raise national income.',
})

const LOWERS: readonly Wrong[] = pairs({
  'a decrease in government spending on roads':
    'Government spending is an injection; less of it lowers national income.',
  'a decrease in sales to foreign buyers': 'Exports are an injection; fewer of them lower national income.',
  'a decrease in spending by firms on machines':
    'Investment is an injection; less of it lowers national income.',
  'an increase in income tax': 'Taxes are a leakage; higher taxes lower national income.',
  'an increase in planned saving by households': 'Saving is a leakage; more of it lowers national income.',
  'a switch of spending from domestic goods to imports':
    'Imports are a leakage; more of them lower national income.',
})

question('change-that-moves-income', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const rise = random.chance(0.5)
    return {
      rise,
      right: random.pick(rise ? RAISES : LOWERS),
      wrong: random.sample(rise ? LOWERS : RAISES, 3),
    }
  },
  make: ({ rise, right, wrong }) => ({
    stem: 'The circular flow of income of an open economy is in equilibrium. There are unemployed resources.',
    prompt: `Which change, on its own, would make national income ${rise ? 'rise' : 'fall'}?`,
    right: right[0],
    wrong,
    solution: `${right[1]}

${
  rise
    ? 'Injections are then greater than leakages, so firms raise output until leakages have grown to the level of injections.'
    : 'Leakages are then greater than injections, so firms cut output until leakages have fallen to the level of injections.'
}`,
  }),
})

const SECTORS = [
  { name: 'Banks', leak: 'saving', inject: 'investment' },
  { name: 'Govern-\nment', leak: 'taxes', inject: 'government spending' },
  { name: 'Rest of\nworld', leak: 'imports', inject: 'exports' },
] as const

question('label-the-circular-flow', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const sectors = random.shuffle(SECTORS)
    const letters = random.shuffle(['J', 'K', 'L', 'P', 'Q', 'R'])
    const [one, two] = random.sample([0, 1, 2], 2)
    if (one === undefined || two === undefined) return null
    return { sectors, letters, asked: [one, two], down: [random.chance(0.5), random.chance(0.5)] }
  },
  make: ({ sectors, letters, asked, down }) => {
    const column = (at: number) => {
      const x = 150 + 76 * at
      return (
        arrow(x, 54, x, 126, { cls: 'l' }) +
        text(x + 7, 92, letters[at] ?? '', { cls: 'b' }) +
        box(x - 32, 128, 64, 44, sectors[at]?.name ?? '').shape +
        arrow(x, 172, x, 256, { cls: 'l' }) +
        text(x + 7, 216, letters[at + 3] ?? '', { cls: 'b' })
      )
    }
    const letter = (which: number) => letters[(asked[which] ?? 0) + (down[which] ? 3 : 0)] ?? ''
    const flow = (which: number, turned: boolean) => {
      const sector = sectors[asked[which] ?? 0]
      return (down[which] !== turned ? sector?.inject : sector?.leak) ?? ''
    }
    const rule =
      'An arrow from households to a sector is a leakage; an arrow from a sector to firms is an injection.'
    return {
      stem: 'The diagram shows flows of money in an open economy.',
      figure: figure(
        {
          name: 'the-macroeconomy/circular-flow-with-letters',
          title: 'Flows of money in an open economy, with letters',
          description: `Households are a box at the top, firms a box at the bottom. Factor incomes flow up from firms to households and consumption flows down from households to firms. Between them stand three boxes: ${sectors.map(({ name }) => name.replace('-\n', '').replace('\n', ' ').toLowerCase()).join(', ')}. From households an arrow leads down to each of them: ${letters.slice(0, 3).join(', ')}. From each of them an arrow leads down to firms: ${letters.slice(3).join(', ')}.`,
          height: 304,
        },
        box(10, 14, 340, 40, 'Households').shape,
        box(10, 256, 340, 40, 'Firms').shape,
        arrow(22, 256, 22, 54, { cls: 'l' }),
        text(28, 196, 'factor\nincomes'),
        arrow(86, 54, 86, 256, { cls: 'l' }),
        text(92, 80, 'con-\nsump-\ntion'),
        column(0),
        column(1),
        column(2),
      ),
      prompt: `Which row names flows ${letter(0)} and ${letter(1)}?`,
      columns: `${letter(0)} | ${letter(1)}`,
      right: `${flow(0, false)} | ${flow(1, false)}`,
      wrong: {
        [`${flow(0, true)} | ${flow(1, false)}`]: `You gave ${letter(0)} the wrong direction. ${rule}`,
        [`${flow(0, false)} | ${flow(1, true)}`]: `You gave ${letter(1)} the wrong direction. ${rule}`,
        [`${flow(0, true)} | ${flow(1, true)}`]: `You gave both flows the wrong direction. ${rule}`,
      },
      solution: `${rule}\n\n${letter(0)} is ${flow(0, false)} and ${letter(1)} is ${flow(1, false)}.`,
    }
  },
  verify: ({ sectors, asked, down }) => {
    const name = sectors[asked[0] ?? 0]?.name ?? ''
    if (down[0])
      return name === 'Banks' ? 'investment' : name.startsWith('G') ? 'government spending' : 'exports'
    return name === 'Banks' ? 'saving' : name.startsWith('G') ? 'taxes' : 'imports'
  },
})
