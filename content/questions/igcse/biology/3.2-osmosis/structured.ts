import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'
import { plantCellInSolution } from '@/lib/figures/biology/cell-transport'
import { burstCells, shareBurst, TOPIC, tubingSetUp } from './drawings'
import {
  BECOMES_TURGID,
  BLOT,
  FASTER_RISE,
  HIGHER_OUTSIDE,
  LOWER_OUTSIDE,
  NO_HARM,
  NO_WALL,
  PULLED_AWAY,
  SAME_AS_PLASMA,
  STRONGER_INSIDE,
  THROUGH_MEMBRANE,
  WATER_MOVED_IN,
  WATER_MOVED_OUT,
  WHY_PERCENT,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '3.2', { calculator: 'needed' })

export { templates }

const CONCENTRATIONS = [0, 0.2, 0.4, 0.6, 0.8] as const

const signed = (value: number) => (value > 0 ? `+${plain(value)}` : plain(value))

core('tissue-in-five-solutions', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const [even, slope] = [random.pick([0.25, 0.3, 0.35, 0.4]), random.pick([40, 50])]
    const changes = CONCENTRATIONS.map(each => roundTo(slope * (even - each), 1))
    const starts = changes.map(() => random.pick([4, 6, 8]))
    const ends = changes.map((change, at) => roundTo((starts[at] ?? 0) * (1 + change / 100), 2))
    const tissue = random.pick(['potato', 'carrot', 'sweet potato', 'beetroot'])
    return { even, slope, changes, starts, ends, tissue, asked: random.pick([3, 4] as const) }
  },
  make: ({ even, slope, changes, starts, ends, tissue, asked }) => ({
    stem: [
      `A student weighs five cylinders of ${tissue} and puts each into a sucrose solution of a different concentration. After one hour she blots them with paper and weighs them again.`,
      `Five cylinders of ${tissue} are left for one hour in sucrose solutions of different concentrations. They are weighed before, and weighed again after they have been blotted with paper.`,
      `To find the concentration of the solution in the cells of a ${tissue}, a student puts cylinders of it into five sucrose solutions for an hour. The cylinders are weighed before and, after blotting with paper, at the end.`,
    ],
    parts: {
      a: ask.table({
        prompt: 'Complete the table.',
        command: 'Complete',
        objective: 'AO2',
        marks: 2,
        head: ['concentration / mol per dm^{3}', 'mass before / g', 'mass after / g', 'change in mass / %'],
        rows: CONCENTRATIONS.map((each, at) => [
          { text: plain(each) },
          { text: plain(starts[at] ?? 0, 2) },
          at === asked
            ? { blank: 'mass after', answer: ends[at] ?? 0, marks: 1, sigFigs: 2 }
            : { text: plain(ends[at] ?? 0, 2) },
          at === 0
            ? { blank: 'change', answer: changes[0] ?? 0, marks: 1, sigFigs: 2 }
            : { text: signed(changes[at] ?? 0) },
        ]),
        scheme: [
          `change in water: (${plain(ends[0] ?? 0, 2)} − ${plain(starts[0] ?? 0, 2)}) ÷ ${plain(starts[0] ?? 0, 2)} × 100 = ${signed(changes[0] ?? 0)}`,
          `mass after: ${plain(starts[asked] ?? 0, 2)} × (100 − ${plain(-(changes[asked] ?? 0))}) ÷ 100 = ${plain(ends[asked] ?? 0, 2)}`,
        ],
        solution: `In water the change is (${plain(ends[0] ?? 0, 2)} − ${plain(starts[0] ?? 0, 2)}) ÷ ${plain(starts[0] ?? 0, 2)} × 100 = ${signed(changes[0] ?? 0)}%. A cylinder that loses ${plain(-(changes[asked] ?? 0))}% keeps ${plain(100 + (changes[asked] ?? 0))}% of its ${quantity(starts[asked] ?? 0, 'g', 3)}: ${quantity(ends[asked] ?? 0, 'g', 3)}.`,
      }),
      b: plotPart({
        name: `${TOPIC}/grid-for-change`,
        title: 'Grid for a graph of change in mass against concentration',
        description:
          'Graph paper. The horizontal axis is the concentration from 0 to 1.0 mol per dm³, the vertical one the percentage change in mass from −30 to +30.',
        prompt: 'Plot the five changes in mass on the grid and draw the straight line of best fit.',
        command: 'Plot',
        objective: 'AO2',
        axes: {
          x: { label: 'concentration / mol per dm^{3}', min: 0, max: 1, large: 0.2, parts: 4 },
          y: { label: 'change in mass / %', min: -30, max: 30, large: 10, parts: 5 },
        },
        tasks: [
          {
            task: 'points',
            wanted: CONCENTRATIONS.map((each, at) => [each, changes[at] ?? 0] as const),
            marks: 2,
          },
          {
            task: 'line',
            gradient: [-slope - 4, -slope + 4],
            intercept: [slope * even - 2, slope * even + 2],
            covers: [0, 0.8],
            marks: 1,
          },
        ],
        scheme: [
          'at least three points within half a small square',
          'all five points',
          'straight line of best fit',
        ],
        solution:
          'One small square is 0.05 mol per dm^{3} across and 2% upwards. Points below the axis are losses of mass.',
      }),
      c: ask.number({
        prompt: `Determine, from your graph, the concentration of the solution in the cells of the ${tissue}.`,
        answer: even,
        unit: 'mol/dm^{3}',
        sigFigs: 1,
        tolerance: 0.04,
        scheme: [`${quantity(even, 'mol/dm^3', 2)} (within 0.04), where the line cuts zero change`],
        solution: `Where the mass does not change there is no net movement of water, so the concentrations inside and outside are equal. The line cuts zero at ${quantity(even, 'mol/dm^3', 2)}.`,
      }),
      d: ask.written({
        prompt: 'Explain why the cylinders are blotted before they are weighed again.',
        marks: 1,
        lines: 2,
        scheme: [BLOT],
        modelAnswer: 'To remove solution from the surface, which would add to the mass.',
        solution:
          'Only water inside the cells tells of osmosis. Drops on the outside would be weighed as well.',
      }),
      e: ask.written({
        prompt: 'Explain why the student calculates the percentage change, not just the change in grams.',
        marks: 1,
        lines: 2,
        scheme: [WHY_PERCENT],
        modelAnswer: 'The cylinders had different masses at the start, so only percentages can be compared.',
        solution: 'A larger cylinder takes up more water than a small one even in the same solution.',
      }),
      f: ask.written({
        prompt: `Explain why the ${tissue} gained mass in the solution with a concentration of zero.`,
        marks: 2,
        scheme: [WATER_MOVED_IN, THROUGH_MEMBRANE, STRONGER_INSIDE],
        modelAnswer:
          'Water moved into the cells by osmosis, through their partially permeable cell membranes, because the solution inside the cells is more concentrated.',
        solution:
          'Pure water is more dilute than the solution in the cells, so there is a net movement of water into them through the partially permeable cell membranes.',
      }),
    },
  }),
  verify: ({ changes }) => {
    const [first = 0, second = 0] = changes
    return { c: (0.2 * first) / (first - second) }
  },
})

const MINUTES = [0, 5, 10, 15, 20, 25] as const

core('rising-level-in-a-tube', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const [start, rate] = [random.step(12, 24, 2), random.pick([1.6, 2, 2.4, 2.8])]
    const heights = MINUTES.map(minute =>
      minute <= 15 ? start + rate * minute : start + rate * 15 + 0.4 * rate * (minute - 15),
    )
    return {
      heights: heights.map(height => Math.round(height)),
      percent: random.step(15, 40, 5),
      until: random.pick([10, 15] as const),
    }
  },
  make: ({ heights, percent, until }) => {
    const [from = 0, to = 0] = [heights[0], heights[until / 5]]
    return {
      stem: [
        `Dialysis tubing is filled with ${percent}% sucrose solution and stands in a beaker of water, as shown. The tubing lets water pass, but not sucrose. A student measures the height of the level in the glass tube every five minutes.`,
        `The diagram shows apparatus for an experiment on the movement of water. The dialysis tubing is permeable to water but not to sucrose. The table shows the height of the level in the glass tube.`,
        `A student ties dialysis tubing with ${percent}% sucrose solution to a narrow glass tube and stands it in water. Sucrose molecules are too large to pass through the tubing. The table shows how the level in the glass tube changes.`,
      ],
      figure: tubingSetUp(`${percent}% sucrose`, 'water'),
      table: {
        head: ['time / min', ...MINUTES.map(String)],
        rows: [['height of the level / mm', ...heights.map(String)]],
      },
      parts: {
        a: words({
          subject: 'igcse/biology',
          prompt: 'State the name of the process by which water moves through the tubing.',
          answers: [{ text: 'osmosis' }],
          reject: [
            {
              text: 'diffusion',
              why: 'Water diffuses, but its movement through such a membrane has a name of its own.',
            },
            { text: 'active transport', why: 'Tubing is not alive and has no energy from respiration.' },
          ],
          solution: 'The movement of water through a partially permeable membrane is osmosis.',
        }),
        b: ask.number({
          prompt: `Calculate the mean rate at which the level rose in the first ${until} minutes.`,
          answer: (to - from) / until,
          unit: 'mm/min',
          scheme: [`C1 (${to} − ${from}) ÷ ${until}`, `A1 ${quantity((to - from) / until, 'mm/min', 2)}`],
          solution: `The level rose by ${to} − ${from} = ${quantity(to - from, 'mm')} in ${until} minutes: ${to - from} ÷ ${until} = ${quantity((to - from) / until, 'mm/min', 2)}.`,
        }),
        c: ask.written({
          prompt: 'Explain why the level rose.',
          marks: 3,
          scheme: [WATER_MOVED_IN, THROUGH_MEMBRANE, STRONGER_INSIDE],
          modelAnswer:
            'Water moved into the tubing by osmosis, through the partially permeable membrane, because the solution inside is more concentrated than the water outside.',
          solution:
            'Dialysis tubing is a partially permeable membrane. There is a net movement of water from the water in the beaker to the concentrated solution inside, and its volume rises.',
        }),
        d: ask.choice({
          prompt: 'Why did the level rise more slowly after 15 minutes?',
          objective: 'AO2',
          solution:
            'The water that has entered dilutes the solution. The difference between inside and outside is smaller, so net movement of water is slower.',
          right: 'The solution in the tubing had become more dilute.',
          wrong: {
            'The water in the beaker had become purer.':
              'You changed the wrong liquid: sucrose stays in the tubing, so the water stays as it was.',
            'The sucrose had diffused out into the beaker.':
              'You let sucrose pass, but its molecules do not pass through the tubing.',
            'The tubing had become impermeable to water.':
              'You changed the membrane, but it was permeable all the time: the level still rose.',
          },
        }),
        e: ask.written({
          prompt: 'Suggest **one** change to the experiment that would make the level rise faster.',
          objective: 'AO2',
          marks: 1,
          lines: 2,
          scheme: [FASTER_RISE],
          modelAnswer: 'Use a more concentrated sucrose solution in the tubing.',
          solution:
            'A larger difference in concentration, a higher temperature or a larger surface of tubing make osmosis faster. In a narrower glass tube the same volume reaches higher.',
        }),
      },
    }
  },
  verify: ({ heights, until }) => {
    let rise = 0
    for (let at = 1; at <= until / 5; at += 1) rise += (heights[at] ?? 0) - (heights[at - 1] ?? 0)
    return { b: rise / until }
  },
})

const LETTERED = ['cell wall', 'cell membrane', 'vacuole', 'cytoplasm'] as const

supplement('a-cell-that-has-lost-water', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(LETTERED),
    tissue: random.pick(['red onion', 'rhubarb', 'pondweed', 'red cabbage']),
    solution: random.pick(['sucrose', 'salt']),
  }),
  make: ({ order, tissue, solution }) => ({
    stem: [
      `A piece of ${tissue} is put into concentrated ${solution} solution. The diagram shows one of its cells twenty minutes later.`,
      `The diagram shows a cell of ${tissue} that has been in concentrated ${solution} solution for twenty minutes.`,
      `A student puts a thin strip of ${tissue} into concentrated ${solution} solution and looks at it under the microscope. The diagram shows a cell.`,
    ],
    figure: plantCellInSolution.figure({
      name: `${TOPIC}/cell-with-letters`,
      state: 'plasmolysed',
      labels: Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])),
    }),
    parts: {
      a: ask.match({
        prompt: 'Identify the parts labelled A, B, C and D.',
        marks: 4,
        items: [...'ABCD'].map(letter => ({ id: letter, text: letter })),
        targets: asItems([...LETTERED]),
        answer: Object.fromEntries(order.map((part, at) => ['ABCD'.charAt(at), part])),
        scheme: order.map((part, at) => `${'ABCD'.charAt(at)}: ${part}`),
        solution:
          'The wall keeps its shape. The membrane is the outline of the shrunken contents, with cytoplasm inside it and the vacuole in the middle.',
      }),
      b: words({
        subject: 'igcse/biology',
        prompt: 'State the term for a cell in this state.',
        answers: [{ text: 'plasmolysed', accept: ['plasmolyzed', 'plasmolysis'] }],
        reject: [
          { text: 'flaccid', why: 'In a flaccid cell the membrane still touches the wall.' },
          { text: 'turgid', why: 'A turgid cell is full of water and presses on its wall.' },
        ],
        solution: 'A cell whose membrane has pulled away from its wall is plasmolysed.',
      }),
      c: ask.written({
        prompt: 'Explain, in terms of water potential, how the cell came into this state.',
        marks: 3,
        scheme: [LOWER_OUTSIDE, WATER_MOVED_OUT, PULLED_AWAY],
        modelAnswer:
          'The solution has a lower water potential than the cell, so water moves out of the cell by osmosis. The vacuole shrinks and the membrane pulls away from the cell wall.',
        solution:
          'Water moves from higher to lower water potential through the partially permeable membrane. The contents shrink, but the wall keeps its shape.',
      }),
      d: ask.written({
        prompt: 'Describe what happens to the cell when it is put into pure water.',
        marks: 2,
        scheme: [WATER_MOVED_IN, BECOMES_TURGID],
        modelAnswer: 'Water moves into the cell by osmosis, and the cell becomes turgid.',
        solution:
          'Pure water has the highest water potential, so water enters the cell until its contents press on the wall. The strong wall keeps it from bursting.',
      }),
    },
  }),
})

supplement('red-cells-that-burst', {
  facts: { difficulty: 5, checked: '2026-11-27' },
  values: random => ({
    middle: random.pick([0.4, 0.42, 0.44, 0.46]),
    at: random.pick([0.36, 0.38, 0.48, 0.5]),
    millions: random.step(4.2, 5.8, 0.2),
    animal: random.pick(['a horse', 'a human', 'a dog', 'a cow']),
  }),
  make: ({ middle, at, millions, animal }) => {
    const share = shareBurst(middle)(at)
    const burst = (millions * share) / 100
    return {
      stem: [
        `Red blood cells of ${animal} are put into salt solutions of different concentrations. The graph shows the percentage of cells that burst.`,
        `A scientist mixes drops of blood of ${animal} with salt solutions and counts the red blood cells that burst. The graph shows the result.`,
        `The graph shows what percentage of the red blood cells of ${animal} burst in salt solutions of different concentrations.`,
      ],
      figure: burstCells(middle),
      parts: {
        a: ask.number({
          prompt: 'Determine the concentration of salt in which half of the cells burst.',
          objective: 'AO2',
          answer: middle,
          unit: '%',
          tolerance: 0.01,
          scheme: [`${plain(middle, 2)}% (within 0.01)`],
          solution: `Go from 50% across to the curve and down: ${plain(middle, 2)}%.`,
        }),
        b: ask.number({
          lead: `One sample holds ${plain(millions, 1)} million red blood cells.`,
          prompt: `Calculate how many million of them burst in ${plain(at, 2)}% salt solution. Use the graph.`,
          answer: burst,
          unit: '',
          tolerance: roundTo(millions * 0.04, 2),
          scheme: [
            `C1 ${figures(share, 2)}% read from the graph (within 4)`,
            `A1 ${figures(burst, 2)} million (within ${plain(roundTo(millions * 0.04, 2))})`,
          ],
          solution: `At ${plain(at, 2)}% the curve is at about ${figures(share, 2)}%. ${figures(share, 2)} ÷ 100 × ${plain(millions, 1)} million = ${figures(burst, 2)} million.`,
        }),
        c: ask.written({
          prompt: 'Explain, in terms of water potential, why red blood cells burst in 0.2% salt solution.',
          objective: 'AO2',
          marks: 3,
          scheme: [HIGHER_OUTSIDE, WATER_MOVED_IN, NO_WALL],
          modelAnswer:
            'The solution has a higher water potential than the cells, so water moves into the cells by osmosis. Red blood cells have no cell wall, so they swell and burst.',
          solution:
            'Water moves down the water potential gradient into the cell. A plant cell would become turgid, but an animal cell has no wall that resists.',
        }),
        d: ask.written({
          lead: 'Patients who have lost water are given 0.9% salt solution into a vein.',
          prompt: 'Explain why a solution of this concentration is used, not pure water.',
          objective: 'AO2',
          marks: 2,
          scheme: [SAME_AS_PLASMA, NO_HARM],
          modelAnswer:
            'It has the same water potential as the blood plasma, so there is no net movement of water into or out of the red blood cells, and they do not burst.',
          solution:
            'Pure water would raise the water potential of the plasma. Water would enter the cells and burst them.',
        }),
      },
    }
  },
  verify: ({ middle, at, millions }) => ({
    a: middle,
    b: millions / (1 + Math.E ** ((at - middle) / 0.032)),
  }),
})
