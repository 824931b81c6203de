import { bySize, inThisOrder, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { dot, text } from '@/lib/figures/shapes'
import { bn, m, sweep } from '../shared'

const { question, templates } = choiceQuestions('4.3')

export { templates }

question('level-of-aggregate-demand', {
  facts: { difficulty: 2, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const c = random.step(260, 480, 10)
    const i = random.step(70, 130, 5)
    const g = random.step(80, 160, 5)
    const x = random.step(80, 150, 5)
    const imports = random.step(80, 150, 5)
    const up = random.step(10, 40, 5)
    const down = random.step(10, 40, 5)
    const [riser, faller] = random.sample(['investment', 'exports', 'imports', 'consumption'], 2)
    if (!riser || !faller || x === imports || up === down) return null
    const first = c + i + g + x - imports
    const change = (riser === 'imports' ? -up : up) - (faller === 'imports' ? -down : down)
    const right = first + change
    const nextX = x + (riser === 'exports' ? up : 0) - (faller === 'exports' ? down : 0)
    const nextM = imports + (riser === 'imports' ? up : 0) - (faller === 'imports' ? down : 0)
    const slips: Slip[] = [
      [right + 2 * nextM, 'You added imports. They are spending on foreign output and are subtracted.'],
      [right - nextX + nextM, 'You left out net exports.'],
      [first, 'You found aggregate demand before the two changes.'],
      [first - change, 'You took each change with the wrong sign.'],
      [right - 2 * (nextX - nextM), 'You subtracted exports and added imports.'],
      ...(riser === 'imports' || faller === 'imports'
        ? [[first + up - down, 'You let aggregate demand move in the same direction as imports.'] as Slip]
        : []),
    ]
    const wrong = threeSlips(random, right, slips, bn)
    return wrong && change !== 0
      ? { c, i, g, x, imports, up, down, riser, faller, first, change, right, wrong }
      : null
  },
  make: ({ c, i, g, x, imports, up, down, riser, faller, first, change, right, wrong }) => ({
    stem: `The table shows planned spending in an economy in one year. In the next year ${riser} ${riser.endsWith('s') ? 'rise' : 'rises'} by ${bn(up)} and ${faller} ${faller.endsWith('s') ? 'fall' : 'falls'} by ${bn(down)}. The price level and the other items do not change.`,
    table: {
      head: ['item', '\\$ billion'],
      rows: [
        ['consumption', plain(c)],
        ['investment', plain(i)],
        ['government spending', plain(g)],
        ['exports', plain(x)],
        ['imports', plain(imports)],
      ],
    },
    prompt: 'What is aggregate demand in the next year?',
    options: bySize({ right, wrong, print: bn }),
    solution: `In the first year AD = *C* + *I* + *G* + (*X* − *M*) = ${c} + ${i} + ${g} + (${x} − ${imports}) = ${first}.

The changes add ${plain(riser === 'imports' ? -up : up)} and ${plain(faller === 'imports' ? down : -down)}, together ${plain(change)}${riser === 'imports' || faller === 'imports' ? ' (imports are subtracted, so a change in them works the other way)' : ''}. The new level is ${bn(right)}.`,
  }),
  verify: ({ c, i, g, x, imports, up, down, riser, faller }) => {
    const now = (name: string, value: number) =>
      value + (riser === name ? up : 0) - (faller === name ? down : 0)
    return bn(now('consumption', c) + now('investment', i) + g + now('exports', x) - now('imports', imports))
  },
})
/** SRAS moved to the left by 20, with its name clear of the first curve. */
const srasTwo = (cls: string) => m.straight([2, 22], [70, 90], '', cls) + m.label(66, 93, '*SRAS*_{2}', 'end')

const CAUSES = {
  'AD to the right': [
    'a rise in incomes in the countries that buy the country’s exports',
    'a rise in house prices that makes their owners feel richer',
    'an increase in the confidence of consumers',
  ],
  'AD to the left': [
    'a recession in the countries that buy the country’s exports',
    'a fall in share prices that makes households feel poorer',
    'a fall in the confidence of consumers',
  ],
  'SRAS to the right': [
    'a fall in the world price of oil, which the country imports',
    'a temporary subsidy for the energy that firms use',
    'a cut in the tax on the fuel that firms use',
  ],
  'SRAS to the left': [
    'a rise in the world price of oil, which the country imports',
    'a drought that destroys part of this year’s harvest',
    'a rise in the tax on the fuel that firms use',
  ],
  'LRAS to the right': [
    'a rise in the average level of skills of its workers',
    'a rise in the age at which people may retire',
    'the discovery of large deposits of iron ore',
  ],
} as const

type ShiftName = keyof typeof CAUSES

/** Old curve in ink, new curve in pen, with the arrow between them. */
const DRAWN: Record<ShiftName, { shape: string; told: string }> = {
  'AD to the right': {
    shape:
      m.supply('*SRAS*') +
      m.demand('*AD*_{1}') +
      m.demand('*AD*_{2}', 20, 'p') +
      m.read(m.equilibrium(), '*Y*_{1}', '*P*_{1}') +
      m.read(m.equilibrium(20), '*Y*_{2}', '*P*_{2}') +
      m.shift([28, 75], [43, 75]),
    told: 'AD1 slopes down and SRAS slopes up; they cross at Y1 and P1. AD2 is to the right of AD1 and crosses SRAS at Y2 and P2.',
  },
  'AD to the left': {
    shape:
      m.supply('*SRAS*') +
      m.demand('*AD*_{1}') +
      m.demand('*AD*_{2}', -20, 'p') +
      m.read(m.equilibrium(), '*Y*_{1}', '*P*_{1}') +
      m.read(m.equilibrium(-20), '*Y*_{2}', '*P*_{2}') +
      m.shift([24, 74], [9, 74]),
    told: 'AD1 slopes down and SRAS slopes up; they cross at Y1 and P1. AD2 is to the left of AD1 and crosses SRAS at Y2 and P2.',
  },
  'SRAS to the right': {
    shape:
      m.demand('*AD*') +
      m.supply('*SRAS*_{1}') +
      m.straight([30, 10], [90, 70], '*SRAS*_{2}', 'p') +
      m.read(m.equilibrium(), '*Y*_{1}', '*P*_{1}') +
      m.read(m.equilibrium(0, 20), '*Y*_{2}', '*P*_{2}') +
      m.shift([72, 69], [86, 69]),
    told: 'AD slopes down and SRAS1 slopes up; they cross at Y1 and P1. SRAS2 is to the right of SRAS1 and crosses AD at Y2 and P2.',
  },
  'SRAS to the left': {
    shape:
      m.demand('*AD*') +
      m.supply('*SRAS*_{1}') +
      srasTwo('p') +
      m.read(m.equilibrium(), '*Y*_{1}', '*P*_{1}') +
      m.read(m.equilibrium(0, -20), '*Y*_{2}', '*P*_{2}') +
      m.shift([70, 73], [56, 73]),
    told: 'AD slopes down and SRAS1 slopes up; they cross at Y1 and P1. SRAS2 is to the left of SRAS1 and crosses AD at Y2 and P2.',
  },
  'LRAS to the right': {
    shape:
      m.demand('*AD*') +
      m.straight([40, 0], [40, 92], '*LRAS*_{1}') +
      m.straight([66, 0], [66, 92], '*LRAS*_{2}', 'p') +
      m.read([40, 60], '*Y*_{1}', '*P*_{1}') +
      m.read([66, 34], '*Y*_{2}', '*P*_{2}') +
      m.shift([44, 76], [62, 76]),
    told: 'AD slopes down. LRAS1 is vertical and crosses AD at Y1 and P1. LRAS2 is vertical too, to the right of LRAS1, and crosses AD at Y2 and P2.',
  },
}

const SHIFTS = Object.keys(CAUSES) as ShiftName[]

question('cause-of-the-shift-shown', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const shown = random.pick(SHIFTS)
    // What shifts LRAS to the right also shifts SRAS to the right.
    const others = SHIFTS.filter(
      shift => shift !== shown && !(shown === 'SRAS to the right' && shift === 'LRAS to the right'),
    )
    return {
      shown,
      right: random.pick<string>(CAUSES[shown]),
      wrong: random
        .sample(others, 3)
        .map(
          (shift): Wrong => [
            random.pick<string>(CAUSES[shift]),
            `This would shift ${shift}, which is not the shift shown.`,
          ],
        ),
    }
  },
  make: ({ shown, right, wrong }) => ({
    stem: 'The diagram shows a change in the macroeconomic equilibrium of a country.',
    figure: figure(
      {
        name: 'the-macroeconomy/a-change-in-equilibrium',
        title: 'A change in macroeconomic equilibrium',
        description: `Price level on the vertical axis, real output on the horizontal. ${DRAWN[shown].told}`,
        height: 262,
      },
      m.axes,
      DRAWN[shown].shape,
    ),
    prompt: 'Which event is most likely to have caused this change?',
    right,
    wrong: wrong.map(([option, error]) => [option, error]),
    solution: `The diagram shows a shift of ${shown}. ${
      shown.startsWith('AD')
        ? 'So planned spending at each price level has changed: look for a change in *C*, *I*, *G* or *X* − *M*.'
        : shown.startsWith('SRAS')
          ? 'So costs or conditions of production have changed, but not the productive capacity of the economy for good.'
          : 'So productive capacity has grown: there are more resources, or better ones.'
    }

The event that fits is ${right}.`,
  }),
})

const SHOCKS = [
  { event: 'a rise in consumer confidence', curve: 'AD', to: 'right', effect: ['rises', 'rises', 'rises'] },
  {
    event: 'a rise in government spending on defence',
    curve: 'AD',
    to: 'right',
    effect: ['rises', 'rises', 'rises'],
  },
  {
    event: 'a recession in its main export markets',
    curve: 'AD',
    to: 'left',
    effect: ['falls', 'falls', 'falls'],
  },
  { event: 'a fall in house prices', curve: 'AD', to: 'left', effect: ['falls', 'falls', 'falls'] },
  {
    event: 'a rise in the price of imported oil',
    curve: 'SRAS',
    to: 'left',
    effect: ['rises', 'falls', 'falls'],
  },
  {
    event: 'a rise in wage rates that is faster than the rise in productivity',
    curve: 'SRAS',
    to: 'left',
    effect: ['rises', 'falls', 'falls'],
  },
  {
    event: 'a fall in the price of imported raw materials',
    curve: 'SRAS',
    to: 'right',
    effect: ['falls', 'rises', 'rises'],
  },
] as const

question('effects-of-a-shift', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(SHOCKS) }),
  make: ({ item }) => {
    const [price, output, jobs] = item.effect
    const other = (word: string) => (word === 'rises' ? 'falls' : 'rises')
    const along = item.curve === 'AD' ? 'SRAS' : 'AD'
    return {
      stem: `An economy is in equilibrium where AD meets an upward-sloping SRAS curve. There is ${item.event}.`,
      prompt: `Which row shows the most likely effects of the shift of ${item.curve}?`,
      options: rows(['price level', 'real output', 'employment'], item.effect, [
        [
          [other(price), output, jobs],
          `You have the right change in output, but the price level moves the other way when ${item.curve} shifts to the ${item.to}.`,
        ],
        [
          [price, other(output), other(jobs)],
          `You have the right change in the price level, but not in output: you shifted ${along} instead of ${item.curve}.`,
        ],
        [[other(price), other(output), other(jobs)], `You shifted ${item.curve} in the wrong direction.`],
      ]),
      solution: `This shifts ${item.curve} to the ${item.to}. There is a movement along ${along}: the price level ${price} and real output ${output}.

Firms need ${jobs === 'rises' ? 'more' : 'fewer'} workers to produce ${output === 'rises' ? 'more' : 'less'}, so employment ${jobs}.`,
    }
  },
  verify: ({ item }) => ((item.curve === 'AD') === (item.to === 'right') ? 'rises' : 'falls'),
})

question('movement-along-a-curve', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const asked = random.pick(['AD', 'SRAS'] as const)
    const mover = asked === 'AD' ? 'SRAS' : 'AD'
    const causes = (curve: 'AD' | 'SRAS') => [
      ...CAUSES[`${curve} to the right`],
      ...CAUSES[`${curve} to the left`],
    ]
    return {
      asked,
      mover,
      right: random.pick<string>(causes(mover)),
      wrong: random
        .sample<string>(causes(asked), 3)
        .map(
          (cause): Wrong => [
            cause,
            `This shifts the ${asked} curve itself, so it is not a movement along it.`,
          ],
        ),
    }
  },
  make: ({ asked, mover, right, wrong }) => ({
    stem: '',
    prompt: `Which event would cause a movement along the ${asked} curve?`,
    right,
    wrong,
    solution: `A movement along ${asked} follows from a change in the price level, with everything else that decides ${asked} the same. This happens when the *other* curve shifts.

The event named shifts ${mover}, so the economy moves along ${asked}. The other three shift ${asked} itself.`,
  }),
})

const SECTIONS = [
  {
    shape:
      m.straight([8, 60], [22, 4], '') +
      m.label(4, 64, '*AD*_{1}') +
      m.straight([20, 60], [34, 4], '', 'p') +
      m.label(18, 64, '*AD*_{2}') +
      dot(...m.at(17.5, 22)) +
      dot(...m.at(29.5, 22)),
    told: 'Both cross AS where it is horizontal.',
    effect: ['is unchanged', 'rises'],
    why: 'Both AD curves cross the horizontal section. There is much spare capacity, so firms can produce more at the same costs: only real output rises.',
  },
  {
    shape:
      m.straight([8, 63], [64, 7], '') +
      m.label(4, 67, '*AD*_{1}') +
      m.straight([20, 74], [84, 10], '', 'p') +
      m.label(16, 78, '*AD*_{2}') +
      dot(...m.at(46, 25)) +
      dot(...m.at(60, 34)),
    told: 'Both cross AS where it slopes upwards.',
    effect: ['rises', 'rises'],
    why: 'Both AD curves cross the upward-sloping section. Some resources are becoming scarce, so real output rises and the price level rises too.',
  },
  {
    shape:
      m.straight([66, 92], [96, 62], '*AD*_{1}') +
      m.straight([71, 97], [96, 72], '*AD*_{2}', 'p') +
      dot(...m.at(76, 82)) +
      dot(...m.at(76, 92)),
    told: 'Both cross AS where it is vertical.',
    effect: ['rises', 'is unchanged'],
    why: 'Both AD curves cross the vertical section. The economy is at full employment, so output cannot rise: only the price level rises.',
  },
] as const

question('ad-rises-on-the-three-section-curve', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    at: random.int(0, 2),
    event: random.pick([
      'Exports rise.',
      'Government spending rises.',
      'Consumption rises.',
      'Investment by firms rises.',
    ]),
  }),
  make: ({ at, event }) => {
    const item = SECTIONS[at] ?? SECTIONS[0]
    const [price, output] = item.effect
    const options: [string, string, string][] = [
      ['is unchanged', 'rises', 'You described an economy with much spare capacity, where AS is horizontal.'],
      ['rises', 'rises', 'You described an economy where some resources are scarce, and AS slopes upwards.'],
      ['rises', 'is unchanged', 'You described an economy at full employment, where AS is vertical.'],
    ]
    return {
      stem: `The diagram shows a three-section aggregate supply (AS) curve. ${event} Aggregate demand shifts from AD_{1} to AD_{2}.`,
      figure: figure(
        {
          name: 'the-macroeconomy/ad-on-three-sections',
          title: 'Aggregate demand rises on a three-section curve',
          description: `Price level on the vertical axis, real output on the horizontal. The AS curve is horizontal at low output, then bends upwards and ends as a vertical line. AD1 and AD2 slope down; AD2 is to the right of AD1. ${item.told}`,
          height: 262,
        },
        m.axes,
        m.bent(sweep, ''),
        text(...m.at(78, 97), '*AS*'),
        item.shape,
      ),
      prompt: 'Which row shows the effect on the economy?',
      options: rows(
        ['price level', 'real output'],
        [price, output],
        [
          ...options
            .filter(([one, other]) => one !== price || other !== output)
            .map(([one, other, error]): [string[], string] => [[one, other], error]),
          [
            ['rises', 'falls'],
            'You described a shift of aggregate supply to the left. Here AD shifts to the right.',
          ],
        ],
      ),
      solution: item.why,
    }
  },
})

const CORNERS: readonly (readonly [demand: number, supply: number])[] = [
  [0, 0],
  [20, 0],
  [0, -20],
  [20, -20],
]

const AD_NEWS = {
  up: ['incomes abroad rise', 'consumers become more confident', 'the government spends more on defence'],
  down: ['incomes abroad fall', 'consumers become less confident', 'the government spends less on defence'],
} as const

const SRAS_NEWS = {
  up: ['the price of imported oil falls', 'the tax on energy used by firms is cut'],
  down: ['the price of imported oil rises', 'the tax on energy used by firms is raised'],
} as const

question('new-equilibrium-point', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const letters = random.shuffle(['W', 'X', 'Y', 'Z'])
    const start = random.int(0, 3)
    const moves = random.pick(['demand', 'supply', 'both', 'both'] as const)
    const [d, s] = CORNERS[start] ?? [0, 0]
    const news = [
      ...(moves === 'supply' ? [] : [random.pick<string>(d === 0 ? AD_NEWS.up : AD_NEWS.down)]),
      ...(moves === 'demand' ? [] : [random.pick<string>(s === 0 ? SRAS_NEWS.down : SRAS_NEWS.up)]),
    ]
    // Bit 0 of a corner is the demand curve, bit 1 the supply curve.
    const end = start ^ (moves === 'demand' ? 1 : moves === 'supply' ? 2 : 3)
    return { letters, start, moves, d, s, news: random.shuffle(news), end }
  },
  make: ({ letters, start, moves, d, s, news, end }) => {
    const name = (corner: number) => letters[corner] ?? ''
    const place = ([dd = 0, ss = 0]: readonly number[]) => m.equilibrium(dd, ss)
    const adText = `AD shifts ${d === 0 ? 'right, from AD_{1} to AD_{2}' : 'left, from AD_{2} to AD_{1}'}`
    const srasText = `SRAS shifts ${s === 0 ? 'left, from SRAS_{1} to SRAS_{2}' : 'right, from SRAS_{2} to SRAS_{1}'}`
    const slip = (corner: number): string => {
      if (corner === start) return 'You left the economy where it was, but at least one curve shifts.'
      const changed = corner ^ start
      if (changed === 3) return 'You shifted both curves, but only one of them shifts.'
      if (moves === 'both')
        return `You shifted only ${changed === 1 ? 'AD' : 'SRAS'}; the other event shifts ${changed === 1 ? 'SRAS' : 'AD'}.`
      return `You shifted ${changed === 1 ? 'AD' : 'SRAS'} instead of ${changed === 1 ? 'SRAS' : 'AD'}.`
    }
    const order = [0, 1, 2, 3].sort((one, other) => name(one).localeCompare(name(other)))
    return {
      stem: `The diagram shows two aggregate demand curves and two short-run aggregate supply curves of an economy. The economy is in equilibrium at ${name(start)}. Then ${news.join(' and ')}.`,
      figure: figure(
        {
          name: 'the-macroeconomy/four-equilibria',
          title: 'Two AD curves and two SRAS curves',
          description: `Price level on the vertical axis, real output on the horizontal. AD1 and AD2 slope down, AD2 further right. SRAS1 and SRAS2 slope up, SRAS2 further left. They cross at four points: ${name(0)} on AD1 and SRAS1, ${name(1)} on AD2 and SRAS1, ${name(2)} on AD1 and SRAS2, ${name(3)} on AD2 and SRAS2.`,
          height: 262,
        },
        m.axes,
        m.demand('*AD*_{1}'),
        m.demand('*AD*_{2}', 20),
        m.supply('*SRAS*_{1}'),
        srasTwo('l'),
        ...CORNERS.map((corner, at) => {
          const [px, py] = m.at(...place(corner))
          return dot(px, py) + text(px + 12, py + 4.5, name(at), { cls: 'b' })
        }),
      ),
      prompt: 'Which point shows the new short-run equilibrium?',
      options: inThisOrder(
        order.map(corner => (corner === end ? name(corner) : [name(corner), slip(corner)])),
      ),
      solution: `${moves === 'supply' ? '' : `Spending changes: ${adText}. `}${moves === 'demand' ? '' : `Firms’ costs change: ${srasText}. `}The new equilibrium is where the ${moves === 'both' ? 'two new curves cross' : 'new curve crosses the one that has not moved'}: at ${name(end)}.`,
    }
  },
  verify: ({ letters, d, s, moves }) => {
    const [dd, ss] = [moves === 'supply' ? d : 20 - d, moves === 'demand' ? s : -20 - s]
    return letters[CORNERS.findIndex(([one, other]) => one === dd && other === ss)] ?? ''
  },
})
