import { bySize, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'
import { plantCellInSolution } from '@/lib/figures/biology/cell-transport'
import { rootHairsInSoil } from '@/lib/figures/biology/plant-organs'
import {
  cellWithoutLabels,
  changeInMass,
  emptyings,
  type RedCell,
  TOPIC,
  threePlantCells,
  threeRedCells,
  tubingSetUp,
} from './drawings'

const { core, supplement, templates } = choiceQuestions('3.2')

export { templates }

const AS_SOLVENT = [
  'Urea leaves the body in urine.',
  'Glucose from digested food travels in blood plasma.',
  'Sucrose moves from the leaves of a plant to its roots.',
  'Mineral ions move up a plant from its roots to its leaves.',
] as const

core('water-as-a-solvent', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({ right: random.pick(AS_SOLVENT), being: random.pick(['living things', 'organisms']) }),
  make: ({ right, being }) => ({
    stem: '',
    prompt: [
      `Which process in ${being} depends on water as a solvent?`,
      `In which process in ${being} does water act as a solvent?`,
    ],
    right,
    wrong: {
      'Sweat takes heat from the skin as it evaporates.':
        'You chose a role of water in cooling, in which nothing has to be dissolved.',
      'Leaf cells full of water keep a young leaf firm.':
        'You chose a role of water in support: it presses on the cell walls.',
      'A large whale is held up by the sea around it.':
        'You chose a role of water outside the body: it holds the animal up.',
    },
    solution:
      'A solvent dissolves other substances, so that they can be carried in solution. Water dissolves digested food, ions, sucrose and urea.',
  }),
})

core('level-in-the-glass-tube', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const [weak, strong] = [random.int(1, 5), random.int(12, 30)]
    return { weak, strong, isIn: random.chance(0.5), sugar: random.pick(['sucrose', 'sugar']) }
  },
  make: ({ weak, strong, isIn, sugar }) => {
    const [inside, outside] = isIn ? [strong, weak] : [weak, strong]
    const [level, way] = isIn ? ['rises', 'into the tubing'] : ['falls', 'out of the tubing']
    const [other, back] = isIn ? ['falls', 'out of the tubing'] : ['rises', 'into the tubing']
    return {
      stem: [
        `Dialysis tubing is partially permeable: water passes through it, but ${sugar} does not. The diagram shows an experiment with two ${sugar} solutions.`,
        `A student sets up the apparatus in the diagram with two solutions of ${sugar}. The dialysis tubing lets water through but not ${sugar}.`,
        `The diagram shows a bag of dialysis tubing in a beaker. Both hold ${sugar} solution. Only water can pass through the tubing.`,
      ],
      figure: tubingSetUp(`${inside}% ${sugar}`, `${outside}% ${sugar}`),
      prompt: [
        'What happens to the level in the glass tube, and in which direction is there a net movement of water?',
        'Which row describes the result after half an hour?',
      ],
      columns: 'level in the glass tube | net movement of water',
      right: `${level} | ${way}`,
      wrong: {
        [`${other} | ${back}`]:
          'You reversed the direction: net movement of water is to the more concentrated solution.',
        [`${level} | ${back}`]: 'You found the change of level, but not the movement that leads to it.',
        [`${other} | ${way}`]: 'You found the movement of water, but not the change of level that follows.',
      },
      solution: `The ${outside}% solution is in the beaker and the ${inside}% solution in the tubing. Water moves by osmosis from the more dilute to the more concentrated solution: ${way}. So the level ${level}.`,
    }
  },
})

core('what-passes-through-the-tubing', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    minutes: random.step(20, 60, 10),
    isStarchIn: random.chance(0.6),
  }),
  make: ({ minutes, isStarchIn }) => {
    const place = isStarchIn ? 'the water in the beaker' : 'the water in the tubing'
    const mixture = 'starch and glucose'
    return {
      stem: [
        `A mixture of ${mixture} solutions is put ${isStarchIn ? 'into dialysis tubing, which stands in a beaker of water' : 'into a beaker, in which dialysis tubing filled with water stands'}. After ${minutes} minutes ${place} is tested with iodine solution and with Benedict’s solution.`,
        `Dialysis tubing has holes that let small molecules through, but not large ones. ${isStarchIn ? `It is filled with ${mixture} solution and put into water` : `It is filled with water and put into ${mixture} solution`}. After ${minutes} minutes ${place} is tested.`,
        `A student uses dialysis tubing as a model of a cell membrane. ${isStarchIn ? `A solution of ${mixture} is inside and water outside` : `Water is inside and a solution of ${mixture} outside`}. She tests ${place} after ${minutes} minutes.`,
      ],
      figure: isStarchIn ? tubingSetUp(mixture, 'water') : tubingSetUp('water', mixture),
      prompt: [`Which results are expected for ${place}?`, `What are the results for ${place}?`],
      columns: 'iodine solution | heated with Benedict’s solution',
      right: 'orange-brown | brick-red',
      wrong: {
        'blue-black | brick-red': 'You let starch pass, but its molecules are too large for the tubing.',
        'blue-black | blue':
          'You let starch pass and glucose stay, but starch has the larger molecules of the two.',
        'orange-brown | blue':
          'You let nothing pass, but molecules of glucose are small enough to diffuse through.',
      },
      solution:
        'The molecules of starch are too large to pass, so iodine solution stays orange-brown. Glucose, a reducing sugar with small molecules, diffuses through and turns Benedict’s solution brick-red.',
    }
  },
})

core('percentage-change-of-a-cylinder', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const start = random.step(3.2, 6.4, 0.1)
    const end = roundTo(start * (1 + random.pick([-0.24, -0.18, -0.12, -0.08, 0.06, 0.11, 0.15, 0.19])), 1)
    const right = (100 * (end - start)) / start
    const wrong = threeSlips(
      random,
      right,
      [
        [(100 * (end - start)) / end, 'You divided by the mass at the end, not by the mass at the start.'],
        [-right, 'You took gain for loss: subtract the mass at the start from the mass at the end.'],
        [(100 * end) / start, 'You gave the mass at the end as a percentage of the mass at the start.'],
        [100 * (end - start), 'You left out the division by the mass at the start.'],
      ],
      value => figures(value, 2),
    )
    return wrong ? { start, end, right, wrong, plant: random.pick(['potato', 'carrot', 'beetroot']) } : null
  },
  make: ({ start, end, right, wrong, plant }) => ({
    stem: [
      `A cylinder of ${plant} has a mass of ${quantity(start, 'g', 2)}. After an hour in sucrose solution it is dried with paper, and its mass is ${quantity(end, 'g', 2)}.`,
      `A student weighs a piece of ${plant} before and after an hour in a solution of sucrose. Its mass changes from ${quantity(start, 'g', 2)} to ${quantity(end, 'g', 2)}.`,
      `The mass of a ${plant} cylinder is ${quantity(start, 'g', 2)} before and ${quantity(end, 'g', 2)} after an hour in a solution.`,
    ],
    prompt: ['What is the percentage change in its mass?', 'What is the change in mass as a percentage?'],
    options: bySize({ right, wrong, print: value => `${value > 0 ? '+' : ''}${figures(value, 2)}%` }),
    solution: `Change = ${figures(end, 2)} − ${figures(start, 2)} = ${quantity(end - start, 'g', 2)}. Divide by the mass at the start: ${figures(end - start, 2)} ÷ ${figures(start, 2)} × 100 = ${figures(right, 2)}%. ${right < 0 ? 'The minus sign shows a loss.' : 'It is a gain.'}`,
  }),
  verify: ({ start, end }) => {
    const change = (100 * end) / start - 100
    return `${change > 0 ? '+' : ''}${figures(change, 2)}%`
  },
})

core('concentration-of-no-change', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const even = random.step(0.25, 0.55, 0.05)
    const slope = random.pick([50, 60])
    const wrong = threeSlips(
      random,
      even,
      [
        [roundTo(even - 10 / slope, 2), 'You read the concentration at which the mass rises by 10%.'],
        [roundTo(even + 10 / slope, 2), 'You read the concentration at which the mass falls by 10%.'],
        [0.8, 'You took the end of the line, where the change is largest, not zero.'],
        [0, 'You took zero concentration for zero change.'],
      ],
      value => value.toFixed(2),
    )
    return wrong
      ? { even, slope, wrong, tissue: random.pick(['potato', 'carrot', 'apple', 'sweet potato']) }
      : null
  },
  make: ({ even, slope, wrong, tissue }) => ({
    stem: [
      `Cylinders of ${tissue} are left in sucrose solutions of different concentration for an hour. The graph shows how their mass changes.`,
      `A student measures the percentage change in mass of ${tissue} in five sucrose solutions. The graph shows the results.`,
      `The graph shows the results of an experiment with pieces of ${tissue} in solutions of sucrose.`,
    ],
    figure: changeInMass(even, slope, tissue),
    prompt: [
      `Which concentration of sucrose is the same as that of the solution in the cells of the ${tissue}?`,
      `At which concentration of sucrose is there no net movement of water into or out of the cells?`,
    ],
    options: bySize({ right: even, wrong, print: value => quantity(value, 'mol/dm^3', 2) }),
    solution: `Where the mass does not change, as much water enters the cells as leaves them: solution and cells have the same concentration. The line cuts zero at ${quantity(even, 'mol/dm^3', 2)}.`,
  }),
  verify: ({ even, slope }) => {
    const left = slope * even
    return quantity((0.8 * left) / (left - slope * (even - 0.8)), 'mol/dm^3', 2)
  },
})

core('what-holds-a-plant-up', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    plant: random.pick(['lettuce', 'tomato seedling', 'geranium', 'bean seedling']),
    isDry: random.chance(0.5),
  }),
  make: ({ plant, isDry }) => ({
    stem: isDry
      ? [
          `A ${plant} that has not been watered for a week hangs down limply.`,
          `The leaves of a ${plant} droop because its soil is dry.`,
          `On a hot day a ${plant} in dry soil wilts.`,
        ]
      : [
          `A ${plant} that wilted has been watered and is upright again.`,
          `An hour after it was watered, a limp ${plant} stands up again.`,
          `The leaves of a ${plant} drooped. Now that its soil is wet they are firm again.`,
        ],
    prompt: ['What explains this?', 'Which statement explains this?'],
    right: isDry
      ? 'There is less water in the cells, so it presses less on the cell walls.'
      : 'There is more water in the cells, so it presses more on the cell walls.',
    wrong: isDry
      ? ({
          'There is less water around the cells, so it presses less on the cell membranes.':
            'You let water press from outside, but the pressure comes from the water in the cells.',
          'There is less water in the cell walls, so they are thinner and break.':
            'You let the walls break, but they only lose the pressure of the water inside.',
          'There is less water in the cells, so their membranes become fully permeable.':
            'You let the membrane change, but it stays partially permeable.',
        } as Record<string, string>)
      : ({
          'There is more water around the cells, so it presses more on the cell membranes.':
            'You let water press from outside, but the pressure comes from the water in the cells.',
          'There is more water in the cell walls, so they grow thicker and stiffer.':
            'You let the walls grow, but they are pushed outwards by the water inside.',
          'There is more water in the cells, so their membranes become stiff.':
            'You took the membrane for the firm part, but it is the wall that the water presses on.',
        } as Record<string, string>),
    solution:
      'Plants are held up by the pressure of the water inside their cells, which pushes outwards on the cell walls. A cell that loses water loses this pressure.',
  }),
})

supplement('state-of-a-plant-cell', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    state: random.pick(['turgid', 'plasmolysed'] as const),
    plant: random.pick(['an onion', 'a rhubarb stalk', 'a red pepper', 'pondweed']),
  }),
  make: ({ state, plant }) => {
    const [other, right, wrong] =
      state === 'turgid' ? ['plasmolysed', 'higher', 'lower'] : ['turgid', 'lower', 'higher']
    return {
      stem: [
        `The diagram shows a cell of ${plant} after half an hour in a solution.`,
        `A piece of ${plant} was put into a solution. The diagram shows one of its cells under the microscope half an hour later.`,
        `A student draws a cell of ${plant} that has been in a solution for half an hour.`,
      ],
      figure: cellWithoutLabels(state),
      prompt: [
        'What is the state of the cell, and what was the water potential of the solution compared with the cell at the start?',
        'Which row describes the cell, and the water potential of the solution compared with that of the cell at the start?',
      ],
      columns: 'state of the cell | water potential of the solution',
      right: `${state} | ${right}`,
      wrong: {
        [`${state} | ${wrong}`]:
          'You named the state rightly but reversed the gradient: water moves from higher to lower water potential.',
        [`${other} | ${right}`]:
          'You found the gradient but gave the wrong state: look whether the membrane lies against the wall.',
        [`${other} | ${wrong}`]:
          'You took the other state: look whether the membrane lies against the wall or away from it.',
      },
      solution:
        state === 'turgid'
          ? 'The contents press against the wall all round: the cell is turgid. Water has entered it by osmosis, so the water potential of the solution was higher than that of the cell.'
          : 'The membrane has pulled away from the wall: the cell is plasmolysed. Water has left it by osmosis, so the water potential of the solution was lower than that of the cell.',
    }
  },
})

supplement('what-fills-the-gap', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    solution: random.pick(['concentrated sucrose solution', 'concentrated salt solution']),
    plant: random.pick(['an onion', 'a beetroot', 'a red pepper']),
  }),
  make: ({ solution, plant }) => ({
    stem: [
      `The diagram shows a cell of ${plant} in ${solution}.`,
      `A strip of ${plant} lies in ${solution}. The diagram shows one of its cells.`,
      `A student looks at a cell of ${plant} that has been in ${solution} for half an hour, and draws it.`,
    ],
    figure: plantCellInSolution.figure({
      name: `${TOPIC}/cell-with-x`,
      state: 'plasmolysed',
      labels: { 'external solution': 'X' },
    }),
    prompt: ['What is found in region X?', 'What fills region X?'],
    right: solution,
    wrong: {
      'cell sap from the vacuole': 'You let sap flow out, but only water leaves through the membrane.',
      'cytoplasm of the cell': 'You took X for part of the cell, but it lies outside the cell membrane.',
      'pure water from the cell':
        'You kept the water that left apart, but it mixes with the solution around the cell.',
    },
    solution: `X lies between the cell wall and the cell membrane. The cell wall is fully permeable, so the ${solution} passes through it and fills the space.`,
  }),
})

const ROW = ['P', 'Q', 'R'] as const

supplement('water-between-three-cells', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const concentrations = random.sample([0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5], 3)
    const [p = 0, q = 0, r = 0] = concentrations
    return {
      concentrations,
      isToQ: p < q,
      isToR: q < r,
      part: random.pick(['root', 'leaf', 'stem']),
    }
  },
  make: ({ concentrations, isToQ, isToR, part }) => {
    const first = (forward: boolean) => (forward ? 'from P to Q' : 'from Q to P')
    const second = (forward: boolean) => (forward ? 'from Q to R' : 'from R to Q')
    return {
      stem: [
        `The diagram shows three neighbouring cells in the ${part} of a plant, with the concentration of sugar in the cell sap of each.`,
        `Three cells of a ${part}, P, Q and R, lie side by side. The diagram gives the concentration of sugar in their cell sap.`,
        `A scientist measures the concentration of sugar in the sap of three cells of a ${part} that touch each other.`,
      ],
      figure: threePlantCells(concentrations),
      prompt: [
        'In which directions is there a net movement of water?',
        'What is the direction of the net movement of water between the cells?',
      ],
      columns: 'between P and Q | between Q and R',
      right: `${first(isToQ)} | ${second(isToR)}`,
      wrong: {
        [`${first(!isToQ)} | ${second(isToR)}`]:
          'You reversed the movement between P and Q: water moves to the lower water potential, where there is more sugar.',
        [`${first(isToQ)} | ${second(!isToR)}`]:
          'You reversed the movement between Q and R: water moves to the lower water potential, where there is more sugar.',
        [`${first(!isToQ)} | ${second(!isToR)}`]:
          'You reversed both movements: the cell with more sugar has the lower water potential, so water moves into it.',
      },
      solution: `The more sugar, the lower the water potential. Water moves down the water potential gradient, so between two cells it goes to the one with more sugar: ${first(isToQ)} and ${second(isToR)}.`,
    }
  },
  verify: ({ concentrations }) => {
    const into = (one: 0 | 1) => {
      const [here = 0, next = 0] = concentrations.slice(one, one + 2)
      const [from, to] = here > next ? [one + 1, one] : [one, one + 1]
      return `from ${ROW[from]} to ${ROW[to]}`
    }
    return into(0)
  },
})

const BATHS: Record<RedCell, string> = {
  burst: 'pure water',
  normal: '0.9% salt',
  shrunken: '5% salt',
}

supplement('red-cells-in-three-solutions', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    states: random.shuffle(['burst', 'normal', 'shrunken'] as const),
    animal: random.pick(['a sheep', 'a human', 'a horse', 'a pig']),
  }),
  make: ({ states, animal }) => {
    const row = (order: readonly RedCell[]) => order.map(state => BATHS[state]).join(' | ')
    const swap = (one: RedCell, other: RedCell) =>
      row(states.map(state => (state === one ? other : state === other ? one : state)))
    return {
      stem: [
        `Red blood cells of ${animal} are put into pure water, 0.9% salt solution and 5% salt solution. The diagram shows one cell from each. Blood plasma has the same water potential as 0.9% salt solution.`,
        `A drop of blood of ${animal} is added to each of three liquids: pure water, 0.9% salt solution, which has the same water potential as plasma, and 5% salt solution. The diagram shows a red blood cell from each.`,
        `The diagram shows three red blood cells of ${animal}. One was in pure water, one in 0.9% salt solution, which has the water potential of plasma, and one in 5% salt solution.`,
      ],
      figure: threeRedCells(states),
      prompt: ['In which liquid was each cell?', 'Which row gives the liquid of each cell?'],
      columns: 'P | Q | R',
      right: row(states),
      wrong: {
        [swap('burst', 'shrunken')]:
          'You exchanged pure water and 5% salt: in pure water a cell takes up water until it bursts.',
        [swap('burst', 'normal')]:
          'You exchanged pure water and 0.9% salt: a cell stays as it is where the water potentials are equal.',
        [swap('normal', 'shrunken')]:
          'You exchanged 0.9% and 5% salt: a cell shrinks where the solution has the lower water potential.',
      },
      solution:
        'In pure water, water enters the cell by osmosis until it bursts, since it has no cell wall. In 0.9% salt there is no net movement. In 5% salt, water leaves the cell and it shrinks.',
    }
  },
})

supplement('too-much-fertiliser', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    what: random.pick(['fertiliser', 'nitrate fertiliser', 'salt']),
    plant: random.pick(['wheat', 'bean', 'tomato', 'rice']),
  }),
  make: ({ what, plant }) => ({
    stem: [
      `After a lot of ${what} has got into a field, the ${plant} plants wilt, although the soil is wet. The diagram shows root hairs of a plant.`,
      `The diagram shows root hairs in soil. When a lot of ${what} is dissolved in the soil water, ${plant} plants wilt even where the soil is wet.`,
      `Much ${what} has dissolved in the soil water of a field. The soil is wet, yet the ${plant} plants wilt. The diagram shows their root hairs.`,
    ],
    figure: rootHairsInSoil.figure({
      name: `${TOPIC}/root-hairs`,
      only: ['root hair', 'water film', 'soil particle'],
    }),
    prompt: ['Why do the plants wilt?', 'What explains why the plants wilt?'],
    right: 'The water potential is lower in the soil than in the root hairs, so water leaves the plant.',
    wrong: {
      'The water potential is higher in the soil than in the root hairs, so water leaves the plant.':
        'You reversed the gradient: dissolved ions lower the water potential of the soil water.',
      'The water potential is lower in the soil than in the root hairs, so too much water enters.':
        'You found the gradient, but water moves from the higher to the lower water potential.',
      'The water potential is the same in soil and root hairs, so ions block the movement of water.':
        'You let ions block the water, but they change the water potential of the soil.',
    },
    solution:
      'Dissolved ions lower the water potential of the soil water. If it is lower than in the root hair cells, water moves out of them by osmosis, and the plant wilts in wet soil.',
  }),
})

supplement('vacuole-of-a-pond-animal', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    most: random.step(5, 7, 0.5),
    animal: random.pick(['An amoeba', 'A small pond organism', 'A paramecium']),
  }),
  make: ({ most, animal }) => ({
    stem: [
      `${animal} is a single cell without a cell wall. In fresh water it collects the water that enters it in a vacuole, which empties to the outside again and again. The graph shows how often it empties in water with different concentrations of salt.`,
      `${animal} lives in fresh water. It is one cell, without a wall. Water that enters it is collected in a vacuole and pushed out. The graph shows how often the vacuole empties when salt is added to the water around the cell.`,
      `Water keeps entering the cells of some organisms in ponds. ${animal} pushes it out with a vacuole that fills and empties. The graph shows how often this happens in water of different concentrations of salt.`,
    ],
    figure: emptyings(most),
    prompt: ['What explains the results?', 'Which explanation fits the results?'],
    right: 'As salt is added, the water potential gradient becomes less steep, so less water enters.',
    wrong: {
      'As salt is added, the water potential gradient becomes steeper, so more water enters.':
        'You reversed the change: salt makes the water outside more like the inside of the cell.',
      'As salt is added, the water potential gradient becomes steeper, so less water enters.':
        'You found that less water enters, but a steeper gradient would let more enter.',
      'As salt is added, the water potential gradient stays the same, but the cell needs more water.':
        'You left the gradient unchanged, but salt lowers the water potential outside the cell.',
    },
    solution:
      'In fresh water the water potential outside is much higher than inside, and water enters fast. Salt lowers the water potential outside, so the gradient is less steep, less water enters and the vacuole empties less often.',
  }),
})

supplement('volume-of-water-taken-up', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const [from, rate, minutes] = [random.step(10, 24, 2), random.step(1.5, 4, 0.5), random.step(8, 20, 4)]
    const right = from + rate * minutes
    const wrong = threeSlips(
      random,
      right,
      [
        [rate * minutes, 'You left out the height at the start.'],
        [from + minutes, 'You added the time, but the level does not rise by 1 mm each minute.'],
        [from - rate * minutes, 'You let the level fall, but water enters the tubing.'],
        [
          rate * (from + minutes),
          'You added height and time, but only the time is multiplied by the change in each minute.',
        ],
        [
          (from + rate) * minutes,
          'You added before you multiplied: multiply the change in each minute by the time first.',
        ],
      ],
      String,
    )
    return wrong?.every(([value]) => value > 0)
      ? { from, rate, minutes, right, wrong, sugar: random.pick(['sucrose', 'sugar']) }
      : null
  },
  make: ({ from, rate, minutes, right, wrong, sugar }) => ({
    stem: [
      `Dialysis tubing with ${sugar} solution stands in a beaker of pure water. The level in the narrow tube above it is ${quantity(from, 'mm')} high at first. It changes by ${quantity(rate, 'mm')} every minute.`,
      `In an experiment on osmosis, ${sugar} solution in dialysis tubing is surrounded by pure water. At the start the level in the narrow tube is at ${quantity(from, 'mm')}. In each minute it moves by ${quantity(rate, 'mm')}.`,
      `A student fills dialysis tubing with ${sugar} solution and stands it in pure water. A narrow tube shows the level, at first ${quantity(from, 'mm')}. The level moves ${quantity(rate, 'mm')} in each minute.`,
    ],
    prompt: [
      `What is the height of the level after ${minutes} minutes?`,
      `How high does the level stand after ${minutes} minutes?`,
    ],
    options: numbers({ right, unit: 'mm', wrong }),
    solution: `Water potential is higher in pure water than in the solution, so water moves into the tubing and the level rises: ${plain(from)} + ${plain(rate)} × ${minutes} = ${quantity(right, 'mm')}.`,
  }),
  verify: ({ from, rate, minutes }) => {
    let level = from
    for (let minute = 0; minute < minutes; minute += 1) level += rate
    return level
  },
})
