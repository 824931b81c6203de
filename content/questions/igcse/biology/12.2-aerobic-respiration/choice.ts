import { seedFlasks, seedRespirometer } from '@/content/figures/igcse/biology/respiration-2'
import { bySize, inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import { animalCell } from '@/lib/figures/biology/cells'
import { flaskGraph } from './figures'

const { core, supplement, templates } = choiceQuestions('12.2')

export { templates }

const GAPS = [
  { shown: 'X + oxygen → Y + water', x: 'glucose', y: 'carbon dioxide' },
  { shown: 'X + oxygen → carbon dioxide + Y', x: 'glucose', y: 'water' },
  { shown: 'glucose + X → Y + water', x: 'oxygen', y: 'carbon dioxide' },
  { shown: 'glucose + X → carbon dioxide + Y', x: 'oxygen', y: 'water' },
] as const

core('gaps-in-the-word-equation', {
  facts: { difficulty: 1, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    gap: random.pick(GAPS),
    cell: random.pick(['a leaf', 'a muscle', 'a root', 'the liver', 'the brain']),
  }),
  make: ({ gap: { shown, x, y }, cell }) => ({
    stem: [
      `Cells of ${cell} respire aerobically. Two substances in the equation are replaced by X and Y.\n\n${shown}`,
      `The word equation is for aerobic respiration in ${cell}. X and Y stand for two substances.\n\n${shown}`,
      `In a word equation for aerobic respiration in ${cell}, two names are missing.\n\n${shown}`,
    ],
    prompt: ['What are X and Y?', 'Which substances are X and Y?'],
    columns: 'X | Y',
    right: `${x} | ${y}`,
    wrong: {
      [`${y} | ${x}`]: 'You changed the two round: what is used up stands on the left.',
      [`energy | ${y}`]: 'You took energy for a substance that is used up; it is released.',
      [`${x} | ${x === 'oxygen' ? 'glucose' : 'oxygen'}`]:
        'You put a substance that is used up on the side of the products.',
    },
    solution:
      'glucose + oxygen → carbon dioxide + water. Glucose and oxygen are used up, carbon dioxide and water are made.',
  }),
})

const ORGANELLES = ['mitochondrion', 'nucleus', 'cytoplasm', 'cell membrane'] as const

const ORGANELLE_ERRORS: Record<(typeof ORGANELLES)[number], string> = {
  mitochondrion: '',
  nucleus: 'You chose the nucleus, which contains the genetic material.',
  cytoplasm: 'You chose the cytoplasm, where other reactions take place.',
  'cell membrane': 'You chose the cell membrane, which controls what enters and leaves.',
}

const CLUES = [
  'Where does most aerobic respiration take place?',
  'In which part is most of the oxygen used that enters the cell?',
  'In which part is most of the carbon dioxide of this cell made?',
  'Which part is more numerous in cells that need much energy?',
] as const

core('organelle-of-a-cell', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    order: random.shuffle(ORGANELLES),
    clue: random.pick(CLUES),
    cell: random.pick(['the liver', 'the stomach wall', 'a kidney', 'the pancreas']),
  }),
  make: ({ order, clue, cell }) => ({
    stem: [
      `The diagram shows a cell from ${cell} of a mammal.`,
      `A student draws a cell from ${cell} and labels four parts A to D.`,
      `Four parts of a cell from ${cell} are labelled A to D.`,
    ],
    figure: animalCell.figure({
      name: 'respiration/lettered-cell',
      labels: Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])),
    }),
    prompt: clue,
    options: inThisOrder(
      order.map((part, at): Wrong | string =>
        part === 'mitochondrion' ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), ORGANELLE_ERRORS[part]],
      ),
    ),
    solution: `Aerobic respiration takes place mainly in mitochondria, the small rods with folds inside. They use oxygen and make carbon dioxide. Here this is ${'ABCD'.charAt(order.indexOf('mitochondrion'))}.`,
  }),
})

core('mitochondria-for-the-volume', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const best = random.step(0.4, 0.6, 0.1)
    const cells = [
      { density: best, volume: random.pick([1000, 1200, 1500]) },
      { density: 0.3, volume: random.pick([4000, 5000]) },
      { density: 0.2, volume: random.pick([8000, 9000]) },
      { density: 0.1, volume: random.pick([500, 600, 700]) },
    ]
    return { order: random.shuffle(cells), best }
  },
  make: ({ order, best }) => {
    const count = (cell: { density: number; volume: number }) => Math.round(cell.density * cell.volume)
    const largest = Math.max(...order.map(count))
    const smallest = Math.min(...order.map(cell => cell.volume))
    return {
      stem: [
        'The table shows the volume of four cells and the number of their mitochondria.',
        'A scientist counts the mitochondria in four cells and measures the volumes of the cells.',
        'Four cells, A to D, from one animal are compared.',
      ],
      table: {
        head: ['cell', 'volume / µm^{3}', 'number of mitochondria'],
        rows: order.map((cell, at) => ['ABCD'.charAt(at), plain(cell.volume), plain(count(cell))]),
      },
      prompt: [
        'Which cell probably needs the most energy for its volume?',
        'Which cell has the most mitochondria for each µm^{3} of its volume?',
      ],
      options: inThisOrder(
        order.map((cell, at): Wrong | string =>
          cell.density === best
            ? 'ABCD'.charAt(at)
            : [
                'ABCD'.charAt(at),
                count(cell) === largest
                  ? 'You chose the highest number, but this cell is also very large.'
                  : cell.volume === smallest
                    ? 'You chose the smallest cell, but it has very few mitochondria.'
                    : 'You chose a cell with fewer mitochondria for each unit of volume: divide number by volume.',
              ],
        ),
      ),
      solution: `Divide the number of mitochondria by the volume: ${order.map((cell, at) => `${'ABCD'.charAt(at)} ${count(cell)} ÷ ${cell.volume} = ${plain(roundTo(cell.density, 2))}`).join('; ')}. Energy is released in mitochondria, so the cell with the largest value needs the most energy for its volume.`,
    }
  },
  verify: ({ order }) => {
    const ratios = order.map(({ density, volume }) => Math.round(density * volume) / volume)
    return 'ABCD'.charAt(ratios.indexOf(Math.max(...ratios)))
  },
})

const SEEDS = ['pea', 'bean', 'maize', 'sunflower', 'barley'] as const

core('speed-of-the-drop', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const now = random.step(1, 5, 0.5)
    const minutes = random.pick([5, 10, 20])
    const moved = random.step(2, 5, 0.5)
    const start = now + moved
    const right = moved / minutes
    const wrong = threeSlips(
      random,
      right,
      [
        [start / minutes, 'You divided the first reading by the time, not the distance moved.'],
        [now / minutes, 'You divided the second reading by the time, not the distance moved.'],
        [moved, 'You gave the distance moved, without dividing by the time.'],
        [minutes / moved, 'You divided the time by the distance.'],
        [(start + now) / minutes, 'You added the readings; the distance is their difference.'],
      ],
      value => plain(Number(value.toPrecision(3))),
    )
    return start <= 9.5 && wrong && now !== moved
      ? { now, minutes, start, right, wrong, seeds: random.pick(SEEDS) }
      : null
  },
  make: ({ now, minutes, start, right, wrong, seeds }) => ({
    stem: [
      `Germinating ${seeds} seeds are in the apparatus shown. At the start the middle of the drop was at ${quantity(start, 'cm')}. The figure shows the drop ${minutes} minutes later.`,
      `The figure shows an apparatus with germinating ${seeds} seeds. ${minutes} minutes ago the middle of the drop was at ${quantity(start, 'cm')}.`,
      `In ${minutes} minutes the middle of the drop in the apparatus has moved from ${quantity(start, 'cm')} to the place shown. The seeds are ${seeds} seeds.`,
    ],
    figure: seedRespirometer(
      'drop-to-read',
      now,
      `The middle of the drop is ${Number.isInteger(now) ? `at ${now}` : `half-way between ${Math.floor(now)} and ${Math.ceil(now)}`} cm.`,
    ),
    prompt: ['What is the speed of the drop?', 'How fast does the drop move?'],
    options: bySize({
      right,
      wrong,
      print: value => quantity(Number(value.toPrecision(3)), 'cm per minute'),
    }),
    solution: `The drop is at ${quantity(now, 'cm')} now. It has moved ${plain(start)} − ${plain(now)} = ${quantity(start - now, 'cm')} in ${minutes} minutes: ${plain(start - now)} ÷ ${minutes} = ${quantity(right, 'cm per minute')}.`,
  }),
  verify: ({ now, minutes, start }) => start / minutes - now / minutes,
})

core('why-the-drop-moves', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    seeds: random.pick(SEEDS),
    drop: random.step(3, 7, 0.5),
    temperature: random.pick([20, 22, 25]),
  }),
  make: ({ seeds, drop, temperature }) => ({
    stem: [
      `Germinating ${seeds} seeds are in a tube with soda lime at ${quantity(temperature, '°C')}. The drop of coloured liquid moves towards the seeds, as the arrow shows.`,
      `The apparatus holds germinating ${seeds} seeds and soda lime, at ${quantity(temperature, '°C')}. The arrow shows how the drop of coloured liquid moves.`,
      `A student sets up the apparatus with germinating ${seeds} seeds at ${quantity(temperature, '°C')}. The tap is closed, and the drop moves in the direction of the arrow.`,
    ],
    figure: seedRespirometer('moving-drop', drop, ''),
    prompt: ['What explains the movement of the drop?', 'Why does the drop move towards the seeds?'],
    right: 'The seeds use oxygen, and the soda lime absorbs carbon dioxide.',
    wrong: {
      'The seeds use carbon dioxide, and the soda lime absorbs oxygen.':
        'You changed the gases round: seeds use oxygen, and soda lime absorbs carbon dioxide.',
      'The seeds give off oxygen, and the soda lime absorbs this oxygen.':
        'You took respiration for photosynthesis, and soda lime does not absorb oxygen.',
      'The seeds release heat, and the gas in the tube takes up more room.':
        'You gave a cause that would push the drop away from the seeds.',
    },
    solution:
      'In aerobic respiration the seeds use oxygen from the tube. The carbon dioxide that they give off is absorbed by the soda lime. So there is less gas in the tube, and the drop moves towards the seeds.',
  }),
})

const WHY_WARM = {
  right: 'Its seeds respire, and some of the energy is released as heat.',
  wrong: [
    [
      'Its seeds take in heat from the air and store it inside the flask.',
      'You let the heat come from the air, but the air in the room is cooler.',
    ],
    [
      'Its seeds photosynthesise, and heat is a product of this process.',
      'You chose a process that needs light, and that takes energy in.',
    ],
    [
      'Its seeds breathe out warm air, which heats the inside of the flask.',
      'You took respiration for breathing; seeds do not breathe.',
    ],
  ],
} as const satisfies { right: string; wrong: readonly Wrong[] }

core('seeds-in-flasks', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    rise: random.step(10, 18, 2),
    seeds: random.pick(SEEDS),
    livingFirst: random.chance(0.5),
  }),
  make: ({ rise, seeds, livingFirst }) => {
    const [p, q] = livingFirst ? [rise, 0] : [0, rise]
    const warm = livingFirst ? 'P' : 'Q'
    return {
      stem: [
        `Two vacuum flasks, P and Q, each hold ${seeds} seeds. In one flask the seeds germinate, in the other they have been boiled. The graph shows the temperatures.`,
        `A student puts germinating ${seeds} seeds into one vacuum flask and boiled ones into another. The flasks are P and Q in the graph.`,
        `The graph shows the temperatures in two vacuum flasks with ${seeds} seeds, P and Q. The seeds in one flask had been boiled.`,
      ],
      figure: flaskGraph([
        { letter: 'P', rise: p },
        { letter: 'Q', rise: q },
      ]),
      prompt: [
        `Why is flask ${warm} warmer than the other one after three days?`,
        `What explains the temperature in flask ${warm} after three days?`,
      ],
      right: WHY_WARM.right,
      wrong: WHY_WARM.wrong,
      solution: `The seeds in flask ${warm} germinate. They respire aerobically, and some of the energy that is released is heat. Boiled seeds are dead and do not respire.`,
    }
  },
})

core('rinsed-in-disinfectant', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    seeds: random.pick(SEEDS),
    days: random.int(3, 6),
    liquid: random.pick(['disinfectant', 'dilute bleach']),
  }),
  make: ({ seeds, days, liquid }) => ({
    stem: [
      `Before the experiment in the figure, both lots of ${seeds} seeds are rinsed in ${liquid}. The temperatures are read for ${days} days.`,
      `The figure shows an experiment with ${seeds} seeds that lasts ${days} days. First, all the seeds are rinsed in ${liquid}.`,
      `A student rinses germinating and boiled ${seeds} seeds in ${liquid} and puts them into the flasks shown. She reads the thermometers for ${days} days.`,
    ],
    figure: seedFlasks(
      'flasks-of-seeds',
      ['germinating seeds', 'boiled seeds'],
      'On the left germinating seeds, on the right boiled ones.',
    ),
    prompt: [
      `Why are the seeds rinsed in ${liquid}?`,
      `What is the reason for rinsing the seeds in ${liquid}?`,
    ],
    right: 'to kill microorganisms, which would respire and release heat',
    wrong: {
      'to kill the boiled seeds, which would respire and release heat':
        'You forgot that the boiled seeds are dead already.',
      'to give the seeds water, which they need before they germinate':
        'You named the use of water, for which no such liquid is needed.',
      'to denature the enzymes of the seeds, so that they respire more':
        'You would stop respiration: without its enzymes it cannot take place.',
    },
    solution: `Bacteria and fungi live on seeds. They respire too, and those on the boiled seeds would make the control warm. The ${liquid} kills them, so any heat comes from the seeds.`,
  }),
})

const MOLECULES = [
  { words: 'oxygen molecules are used', each: 6 },
  { words: 'carbon dioxide molecules are made', each: 6 },
  { words: 'water molecules are made', each: 6 },
  { words: 'molecules of carbon dioxide and water together are made', each: 12 },
] as const

supplement('molecules-for-glucose', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const { words, each } = random.pick(MOLECULES)
    const glucose = random.int(2, 12)
    const right = glucose * each
    const wrong = threeSlips(
      random,
      right,
      [
        [glucose, 'You took one molecule for each molecule of glucose.'],
        [2 * glucose, 'You took two molecules for each molecule of glucose.'],
        [18 * glucose, 'You counted atoms of oxygen, or three substances.'],
        [
          each === 6 ? 12 * glucose : 6 * glucose,
          each === 6
            ? 'You took twelve molecules for each molecule of glucose.'
            : 'You counted one of the two substances only.',
        ],
        [glucose + each, 'You added the numbers; each molecule of glucose gives as many again.'],
      ],
      String,
    )
    return wrong
      ? {
          words,
          each,
          glucose,
          right,
          wrong,
          cell: random.pick(['a yeast cell', 'a muscle cell', 'a root cell', 'a liver cell']),
        }
      : null
  },
  make: ({ words, each, glucose, right, wrong, cell }) => ({
    stem: [
      `In ${cell}, ${glucose} molecules of glucose are broken down completely by aerobic respiration.`,
      `With enough oxygen, ${cell} breaks down ${glucose} molecules of glucose completely.`,
      `Aerobic respiration in ${cell} uses ${glucose} molecules of glucose.`,
    ],
    prompt: `How many ${words} in all?`,
    options: bySize({ right, wrong, print: String }),
    solution: `C_{6}H_{12}O_{6} + 6O_{2} → 6CO_{2} + 6H_{2}O. For each molecule of glucose it is ${each}: ${glucose} × ${each} = ${right}.`,
  }),
  verify: ({ each, glucose }) => {
    let sum = 0
    for (let at = 0; at < glucose; at += 1) sum += each
    return sum
  },
})

const EQUATION = 'C_{6}H_{12}O_{6} + 6O_{2} → 6CO_{2} + 6H_{2}O'

const SLIPS: readonly Wrong[] = [
  [
    'C_{6}H_{12}O_{6} + O_{2} → 6CO_{2} + 6H_{2}O',
    'You did not balance oxygen: there are 8 atoms on the left and 18 on the right.',
  ],
  ['6CO_{2} + 6H_{2}O → C_{6}H_{12}O_{6} + 6O_{2}', 'You chose the equation of photosynthesis.'],
  [
    'C_{6}H_{12}O_{6} + 6O_{2} → 12CO_{2} + 6H_{2}O',
    'You did not balance carbon: there are 6 atoms on the left and 12 on the right.',
  ],
  [
    'C_{6}H_{12}O_{6} + 6CO_{2} → 6O_{2} + 6H_{2}O',
    'You changed the two gases round: oxygen is used and carbon dioxide is made.',
  ],
  [
    'C_{6}H_{12}O_{6} + 6O_{2} → 6CO_{2} + 12H_{2}O',
    'You did not balance hydrogen: there are 12 atoms on the left and 24 on the right.',
  ],
]

supplement('balanced-equation', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({
    wrong: random.sample(SLIPS, 3),
    where: random.pick(['a leaf cell at night', 'a nerve cell', 'a heart muscle cell']),
  }),
  make: ({ wrong, where }) => ({
    stem: '',
    prompt: [
      `Which is the balanced equation for aerobic respiration in ${where}?`,
      `Which balanced equation is for the aerobic respiration of glucose in ${where}?`,
    ],
    right: EQUATION,
    wrong,
    solution: `${EQUATION}. There are 6 carbon, 12 hydrogen and 18 oxygen atoms on each side.`,
  }),
})
