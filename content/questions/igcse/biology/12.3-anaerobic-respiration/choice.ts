import { type YeastPart, yeastWithLetters } from '@/content/figures/igcse/biology/respiration'
import { EXERCISE, lacticAt, lacticGraph } from '@/content/figures/igcse/biology/respiration-3'
import { bySize, inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import { AREAS, type Area, areasGraph, doughGraph, uptakeGraph } from './figures'

const { core, supplement, templates } = choiceQuestions('12.3')

export { templates }

const CELLS = [
  {
    cell: 'a yeast cell without oxygen',
    right: 'yes | alcohol',
    from: ['yes | lactic acid', 'yes | water', 'no | alcohol', 'no | lactic acid'],
  },
  {
    cell: 'a yeast cell with plenty of oxygen',
    right: 'yes | water',
    from: ['yes | alcohol', 'no | alcohol', 'no | lactic acid', 'yes | lactic acid'],
  },
  {
    cell: 'a muscle cell by anaerobic respiration',
    right: 'no | lactic acid',
    from: ['yes | lactic acid', 'yes | alcohol', 'no | alcohol', 'yes | water'],
  },
  {
    cell: 'a muscle cell by aerobic respiration',
    right: 'yes | water',
    from: ['no | lactic acid', 'yes | lactic acid', 'yes | alcohol', 'no | alcohol'],
  },
] as const

const PAIR_ERRORS: Record<string, string> = {
  'yes | alcohol': 'You gave the products of yeast without oxygen.',
  'no | lactic acid': 'You gave the product of muscles that respire anaerobically.',
  'yes | water': 'You gave the products of aerobic respiration.',
  'yes | lactic acid': 'You joined two processes: no carbon dioxide is made together with lactic acid.',
  'no | alcohol': 'You left out carbon dioxide, which is always made together with alcohol.',
}

core('products-of-a-cell', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const { cell, right, from } = random.pick(CELLS)
    return { cell, right, wrong: random.sample(from, 3) }
  },
  make: ({ cell, right, wrong }) => ({
    stem: [
      `Glucose is respired in ${cell}.`,
      `Energy is released from glucose in ${cell}.`,
      `A molecule of glucose is broken down in ${cell}.`,
    ],
    prompt: ['Is carbon dioxide made, and what else is made?', 'Which row describes the products?'],
    columns: 'carbon dioxide made? | other product',
    right,
    wrong: Object.fromEntries(wrong.map(each => [each, PAIR_ERRORS[each] ?? ''])),
    solution:
      'Aerobic respiration: carbon dioxide and water. Anaerobic respiration in yeast: alcohol and carbon dioxide. Anaerobic respiration in muscles: lactic acid only.',
  }),
})

const WAYS = [
  { cell: 'muscle', energy: 0.8 },
  { cell: 'yeast', energy: 1.2 },
] as const

core('energy-from-glucose', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const { cell, energy } = random.pick(WAYS)
    const mass = random.pick([2, 3, 4, 5, 6])
    const right = mass * (16 - energy)
    const wrong = threeSlips(
      random,
      right,
      [
        [mass * 16, 'You gave the energy of aerobic respiration and subtracted nothing.'],
        [mass * energy, 'You gave the energy of anaerobic respiration.'],
        [16 - energy, 'You found the difference for 1 g only.'],
        [mass * (16 + energy), 'You added the two energies; “how much more” asks for the difference.'],
        [mass * 16 - energy, 'You multiplied only one of the two energies by the mass.'],
      ],
      value => plain(roundTo(value, 1)),
    )
    return wrong ? { cell, energy, mass, right, wrong } : null
  },
  make: ({ cell, energy, mass, right, wrong }) => ({
    stem: [
      `In ${cell}, 1 g of glucose releases ${quantity(16, 'kJ')} of energy in aerobic respiration and ${quantity(energy, 'kJ')} in anaerobic respiration.`,
      `Aerobic respiration in ${cell} releases ${quantity(16, 'kJ')} from each gram of glucose, and anaerobic respiration ${quantity(energy, 'kJ')}.`,
      `From each gram of glucose, ${cell} cells can release ${quantity(energy, 'kJ')} without oxygen or ${quantity(16, 'kJ')} with oxygen.`,
    ],
    prompt: [
      `How much more energy do ${quantity(mass, 'g')} of glucose release in aerobic than in anaerobic respiration?`,
      `What is the difference between the energies that ${quantity(mass, 'g')} of glucose release in the two ways?`,
    ],
    options: bySize({ right, wrong, print: value => quantity(roundTo(value, 1), 'kJ') }),
    solution: `For 1 g: 16 − ${plain(energy)} = ${quantity(16 - energy, 'kJ')}. For ${quantity(mass, 'g')}: ${mass} × ${plain(roundTo(16 - energy, 1))} = ${quantity(roundTo(right, 1), 'kJ')}.`,
  }),
  verify: ({ mass, energy }) => 16 * mass - energy * mass,
})

const LETTERED = ['oil', 'yeast', 'bath', 'indicator'] as const

const TUBES: Record<(typeof LETTERED)[number], { asked: readonly string[]; error: string; why: string }> = {
  oil: {
    asked: [
      'Which part keeps oxygen away from the yeast?',
      'Which part makes sure that respiration is anaerobic?',
    ],
    error: 'You chose the layer of oil, which keeps out the air.',
    why: 'The layer on top of the yeast is oil. It keeps oxygen of the air away from the yeast.',
  },
  yeast: {
    asked: ['In which part is alcohol made?', 'In which part does anaerobic respiration take place?'],
    error: 'You chose the yeast with glucose, where respiration takes place.',
    why: 'Yeast without oxygen turns glucose into alcohol and carbon dioxide. Alcohol stays in this liquid.',
  },
  bath: {
    asked: [
      'Which part keeps the enzymes of the yeast near their optimum?',
      'Which part makes sure that the temperature does not change?',
    ],
    error: 'You chose the water bath, which keeps the temperature the same.',
    why: 'The warm water around the tube keeps the yeast at one temperature.',
  },
  indicator: {
    asked: [
      'Which part shows that carbon dioxide is given off?',
      'Which part changes when carbon dioxide reaches it?',
    ],
    error: 'You chose the liquid to which the gas is led, which shows that it is carbon dioxide.',
    why: 'The gas is led into limewater, which carbon dioxide turns cloudy.',
  },
}

core('part-of-the-yeast-tube', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const part = random.pick(LETTERED)
    return { order: random.shuffle(LETTERED), part, asked: random.pick(TUBES[part].asked) }
  },
  make: ({ order, part, asked }) => ({
    stem: [
      'Yeast respires anaerobically in glucose solution under a layer of oil. The gas is led into limewater.',
      'The figure shows yeast in boiled and cooled glucose solution with oil on top. A tube leads the gas to limewater.',
      'A student investigates anaerobic respiration in yeast. The apparatus has a water bath, a layer of oil and a tube of limewater.',
    ],
    figure: yeastWithLetters(
      Object.fromEntries(order.map((each, at) => [each, 'ABCD'.charAt(at)])) as Partial<
        Record<YeastPart, string>
      >,
    ),
    prompt: asked,
    options: inThisOrder(
      order.map((each, at): Wrong | string =>
        each === part ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), TUBES[each].error],
      ),
    ),
    solution: `${TUBES[part].why} This is ${'ABCD'.charAt(order.indexOf(part))}.`,
  }),
})

core('dough-that-rises', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const start = random.pick([40, 50])
    const end = start + random.pick([20, 30, 40, 50, 60])
    const right = ((end - start) / start) * 100
    const wrong = threeSlips(
      random,
      right,
      [
        [end - start, 'You gave the increase in cm³, not as a percentage.'],
        [((end - start) / end) * 100, 'You divided by the volume at the end, not by the one at the start.'],
        [(end / start) * 100, 'You gave the final volume as a percentage of the first one.'],
        [(start / end) * 100, 'You gave the first volume as a percentage of the final one.'],
      ],
      value => String(Math.round(value)),
    )
    return end <= 110 && wrong
      ? { start, end, right, wrong, flour: random.pick(['wheat flour', 'rye flour', 'spelt flour']) }
      : null
  },
  make: ({ start, end, right, wrong, flour }) => ({
    stem: [
      `A dough of ${flour}, sugar, water and yeast is put into a measuring cylinder. It rises, because yeast gives off carbon dioxide. The graph shows its volume.`,
      `A student measures the volume of a dough of ${flour}, water, sugar and yeast. Carbon dioxide from the yeast makes it rise.`,
      `Yeast in a dough of ${flour} respires anaerobically. The graph shows how the volume of the dough changes.`,
    ],
    figure: doughGraph(start, end),
    prompt: [
      'What is the percentage increase in the volume of the dough in 60 minutes?',
      'By what percentage has the volume of the dough increased after 60 minutes?',
    ],
    options: bySize({ right, wrong, print: value => `${Math.round(value)}%` }),
    solution: `The volume rises from ${quantity(start, 'cm^3')} to ${quantity(end, 'cm^3')}. (${end} − ${start}) ÷ ${start} × 100 = ${right}%.`,
  }),
  verify: ({ start, end }) => (100 * end) / start - 100,
})

const ATHLETES = ['sprinter', 'rower', 'cyclist', 'swimmer', 'skier'] as const

supplement('time-for-lactic-acid-to-fall', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const lactic = { rest: random.pick([10, 20]), extra: random.pick([40, 80]), half: random.pick([10, 15]) }
    const level = lactic.rest + lactic.extra / 4
    const right = 2 * lactic.half
    const wrong = threeSlips(
      random,
      right,
      [
        [right + EXERCISE.to, 'You read the time on the axis, but the exercise ended at 10 min.'],
        [right + EXERCISE.to - EXERCISE.from, 'You counted from the start of the exercise.'],
        [lactic.half, 'You read the time at which half of the rise is left.'],
        [lactic.half + EXERCISE.to, 'You read the time on the axis at which half of the rise is left.'],
        [right - 5, 'You misread the fine lines, which are 5 minutes apart.'],
      ],
      String,
    )
    return wrong ? { lactic, level, right, wrong, who: random.pick(ATHLETES) } : null
  },
  make: ({ lactic, level, right, wrong, who }) => ({
    stem: [
      `The graph shows the lactic acid in the blood of a ${who} who exercises hard from 5 to 10 minutes.`,
      `A ${who} exercises hard for five minutes and then rests. The graph shows the lactic acid in the blood.`,
      `Lactic acid in the blood of a ${who} was measured before, during and after five minutes of hard exercise.`,
    ],
    figure: lacticGraph('lactic-acid-in-blood', lactic),
    prompt: [
      `How long after the end of the exercise has the lactic acid fallen to ${quantity(level, 'mg')} per 100 cm^{3}?`,
      `How many minutes after the exercise has ended is the value ${quantity(level, 'mg')} per 100 cm^{3}?`,
    ],
    options: bySize({ right, wrong, print: value => quantity(value, 'min') }),
    solution: `The falling curve is at ${quantity(level, 'mg')} at ${quantity(right + 10, 'min')}. The exercise ended at ${quantity(10, 'min')}: ${right + 10} − 10 = ${quantity(right, 'min')}.`,
  }),
  verify: ({ lactic, level }) => {
    let time = 10
    while (lacticAt(lactic, time) > level + 1e-9) time += 1
    return time - 10
  },
})

const AREA_ERRORS: Record<Area, string> = {
  resting: 'You chose oxygen that is taken in at rest as well.',
  missing: 'You chose oxygen that was needed but not taken in during the exercise.',
  used: 'You chose oxygen that was taken in during the exercise, for aerobic respiration in the muscles.',
  repaid: 'You chose oxygen that was taken in above the resting value after the exercise.',
}

const AREA_ASKED = {
  repaid: [
    'Which area shows the oxygen that was taken in to repay the oxygen debt?',
    'Which area shows the oxygen used to break down lactic acid after the exercise?',
  ],
  missing: [
    'Which area shows the oxygen that was needed in the exercise but not taken in?',
    'Which area shows the shortage of oxygen because of which the muscles respire anaerobically as well?',
  ],
} as const

supplement('area-of-the-debt', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const area = random.pick(['repaid', 'missing', 'repaid'] as const)
    return {
      order: random.shuffle(AREAS),
      area,
      asked: random.pick(AREA_ASKED[area]),
      uptake: { rest: 0.5, peak: random.pick([2, 2.5, 2.75]), recovery: random.pick([8, 10]) },
      who: random.pick(ATHLETES),
    }
  },
  make: ({ order, area, asked, uptake, who }) => ({
    stem: [
      `A ${who} exercises hard for six minutes. The graph shows the oxygen taken in, and the oxygen needed in the exercise. Four areas are labelled.`,
      `The graph shows the oxygen that a ${who} takes in before, during and after six minutes of hard exercise. Areas A to D stand for volumes of oxygen.`,
      `The oxygen that a ${who} takes in is measured for 20 minutes. Hard exercise lasts from 2 to 8 minutes. Areas in the graph are labelled A to D.`,
    ],
    figure: areasGraph(
      Object.fromEntries(order.map((each, at) => [each, 'ABCD'.charAt(at)])) as Record<Area, string>,
      uptake,
    ),
    prompt: asked,
    options: inThisOrder(
      order.map((each, at): Wrong | string =>
        each === area ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), AREA_ERRORS[each]],
      ),
    ),
    solution: `During the exercise less oxygen is taken in than is needed (area ${'ABCD'.charAt(order.indexOf('missing'))}), so the muscles respire anaerobically as well. Afterwards, more is taken in than at rest (area ${'ABCD'.charAt(order.indexOf('repaid'))}). With it, lactic acid is broken down: the debt is repaid.`,
  }),
})

const REASONS = {
  breathing: {
    asked: 'does the athlete still breathe deeply and fast two minutes after the exercise',
    right: 'to supply oxygen for the aerobic breakdown of lactic acid',
    error: 'You gave the reason for deep and fast breathing.',
  },
  heart: {
    asked: 'does the heart of the athlete still beat fast two minutes after the exercise',
    right: 'to carry lactic acid in the blood from muscles to the liver',
    error: 'You gave the reason for the fast heart rate.',
  },
} as const

supplement('reason-after-a-race', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    way: random.pick(['breathing', 'heart'] as const),
    uptake: { rest: 0.5, peak: random.step(2, 3, 0.25), recovery: random.pick([6, 8, 10]) },
    who: random.pick(ATHLETES),
  }),
  make: ({ way, uptake, who }) => ({
    stem: [
      `The graph shows the oxygen that a ${who} takes in. Hard exercise lasts from 2 to 8 minutes.`,
      `A ${who} exercises hard from 2 to 8 minutes. The graph shows how much oxygen is taken in.`,
      `Before, during and after hard exercise, the oxygen that a ${who} takes in is measured.`,
    ],
    figure: uptakeGraph(uptake),
    prompt: `Why ${REASONS[way].asked.replace('the athlete', `the ${who}`)}?`,
    right: REASONS[way].right,
    wrong: [
      [
        'to supply oxygen with which the muscles make more lactic acid',
        'You gave oxygen to a process without it: lactic acid is made without oxygen.',
      ],
      [
        'to remove lactic acid from the body in the air breathed out',
        'You let lactic acid leave through the lungs; it is broken down in the liver.',
      ],
      way === 'breathing'
        ? [
            'to supply oxygen for the anaerobic respiration in the muscles',
            'You gave oxygen to anaerobic respiration, which does not use it.',
          ]
        : [
            'to carry lactic acid in the blood from the liver to the muscles',
            'You reversed the way: muscles make lactic acid, the liver breaks it down.',
          ],
    ],
    solution:
      'The heart still beats fast, so that blood carries lactic acid from the muscles to the liver. Breathing is still deep and fast, so that oxygen is supplied for the aerobic breakdown of lactic acid there.',
  }),
})

const EQUATION = 'C_{6}H_{12}O_{6} → 2C_{2}H_{5}OH + 2CO_{2}'

const SLIPS: readonly Wrong[] = [
  [
    'C_{6}H_{12}O_{6} → C_{2}H_{5}OH + CO_{2}',
    'You did not balance it: there are 6 carbon atoms on the left and 3 on the right.',
  ],
  ['C_{6}H_{12}O_{6} + 6O_{2} → 6CO_{2} + 6H_{2}O', 'You chose the equation of aerobic respiration.'],
  [
    'C_{6}H_{12}O_{6} + 2O_{2} → 2C_{2}H_{5}OH + 2CO_{2}',
    'You added oxygen, which anaerobic respiration does not use.',
  ],
  ['C_{6}H_{12}O_{6} → 2C_{2}H_{5}OH + 2H_{2}O', 'You wrote water in place of carbon dioxide.'],
  [
    'C_{6}H_{12}O_{6} → 3C_{2}H_{5}OH + 3CO_{2}',
    'You did not balance it: there are 6 carbon atoms on the left and 9 on the right.',
  ],
]

supplement('balanced-equation-for-yeast', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    wrong: random.sample(SLIPS, 3),
    where: random.pick([
      'a tank of grape juice',
      'a bread dough',
      'a sealed flask of sugar solution',
      'a barrel of apple juice',
    ]),
  }),
  make: ({ wrong, where }) => ({
    stem: [
      `Yeast in ${where} has no oxygen.`,
      `In ${where}, yeast respires anaerobically.`,
      `All the oxygen in ${where} has been used up, and the yeast in it still respires.`,
    ],
    prompt: [
      'Which is the balanced equation for its respiration?',
      'Which balanced equation shows how this yeast releases energy?',
    ],
    right: EQUATION,
    wrong,
    solution: `${EQUATION}. There are 6 carbon, 12 hydrogen and 6 oxygen atoms on each side.`,
  }),
})

supplement('carbon-dioxide-in-two-ways', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [aerobic, anaerobic] = [random.int(3, 12), random.int(5, 30)]
    const right = 6 * aerobic + 2 * anaerobic
    const wrong = threeSlips(
      random,
      right,
      [
        [6 * (aerobic + anaerobic), 'You took six molecules of carbon dioxide in both ways.'],
        [2 * (aerobic + anaerobic), 'You took two molecules of carbon dioxide in both ways.'],
        [6 * aerobic, 'You left out the carbon dioxide of anaerobic respiration.'],
        [2 * aerobic + 6 * anaerobic, 'You changed the two ways round.'],
        [aerobic + anaerobic, 'You took one molecule for each molecule of glucose.'],
      ],
      String,
    )
    return wrong && aerobic !== anaerobic ? { aerobic, anaerobic, right, wrong } : null
  },
  make: ({ aerobic, anaerobic, right, wrong }) => ({
    stem: [
      `A yeast cell respires ${aerobic} molecules of glucose aerobically. Then the oxygen is used up, and it respires ${anaerobic} molecules anaerobically.`,
      `In a closed flask a yeast cell uses ${aerobic} molecules of glucose in aerobic respiration and ${anaerobic} molecules in anaerobic respiration.`,
      `A yeast cell has oxygen for ${aerobic} molecules of glucose. It respires ${anaerobic} further molecules without oxygen.`,
    ],
    prompt: [
      'How many molecules of carbon dioxide are made in all?',
      'What is the total number of carbon dioxide molecules made?',
    ],
    options: bySize({ right, wrong, print: String }),
    solution: `Aerobic: 6 for each glucose, ${aerobic} × 6 = ${6 * aerobic}. Anaerobic in yeast: 2 for each, ${anaerobic} × 2 = ${2 * anaerobic}. Together ${right}.`,
  }),
  verify: ({ aerobic, anaerobic }) => {
    let sum = 0
    for (let at = 0; at < aerobic + anaerobic; at += 1) sum += at < aerobic ? 6 : 2
    return sum
  },
})
