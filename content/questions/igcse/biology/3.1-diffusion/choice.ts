import { allDiffer, bySize, inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'
import { diffusionBox } from '@/lib/figures/biology/cell-transport'
import { alveolus } from '@/lib/figures/biology/lungs'
import { figure } from '@/lib/figures/figure'
import { dimension, text } from '@/lib/figures/shapes'
import { agarCube, agarSection } from '../../../../figures/igcse/biology/movement-into-and-out-of-cells'
import { SPECIES } from '../shared'
import { spreadingTimes } from './drawings'

const { core, templates } = choiceQuestions('3.1')

export { templates }

const TOPIC = 'movement-into-and-out-of-cells'

function twoHalves(left: number, right: number) {
  return figure(
    {
      name: `${TOPIC}/halves-${left}-${right}`,
      title: 'Particles in two regions, X and Y',
      description: `A box is divided in the middle by a dashed line into region X on the left and region Y on the right. There are ${left} particles in X and ${right} particles in Y.`,
      height: 136,
    },
    diffusionBox({ x: 70, y: 10, width: 220, height: 100, left, right, membrane: true }),
    text(125, 128, 'X', { anchor: 'middle', cls: 'b' }),
    text(235, 128, 'Y', { anchor: 'middle', cls: 'b' }),
  )
}

core('net-movement-between-two-regions', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    many: random.int(17, 26),
    few: random.int(3, 7),
    isLeft: random.chance(0.5),
    solute: random.pick(['oxygen molecules', 'glucose molecules', 'dye particles', 'urea molecules']),
  }),
  make: ({ many, few, isLeft, solute }) => {
    const [from, to] = isLeft ? ['X', 'Y'] : ['Y', 'X']
    return {
      stem: [
        `The diagram shows ${solute} dissolved in water on the two sides of a membrane. The dashed line is the membrane, which lets them pass.`,
        `Two regions of water, X and Y, are separated by a membrane. The diagram shows ${solute}, which can pass through the membrane.`,
        `The dots in the diagram are ${solute} in water. They can cross the membrane, which is drawn as a dashed line.`,
      ],
      figure: isLeft ? twoHalves(many, few) : twoHalves(few, many),
      prompt: [
        'Which statement describes the movement at the time shown?',
        'Which statement describes what happens at first?',
      ],
      right: `More of them move from ${from} to ${to} than from ${to} to ${from}.`,
      wrong: {
        [`More of them move from ${to} to ${from} than from ${from} to ${to}.`]:
          'You reversed the direction: net movement is from the higher to the lower concentration.',
        [`They move from ${from} to ${to}, and none move from ${to} to ${from}.`]:
          'You took net movement for movement in one direction only, but random movement goes both ways.',
        [`As many move from ${from} to ${to} as from ${to} to ${from}.`]:
          'You described what happens later, when the concentrations have become equal.',
      },
      solution: `The particles move at random, so some cross in each direction. There are more of them in ${from}, so more cross from ${from} to ${to} than back: the net movement is down the concentration gradient.`,
    }
  },
})

core('particles-that-have-to-cross', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const [few, net] = [random.int(2, 9), random.int(5, 12)]
    const many = few + 2 * net
    const wrong = threeSlips(
      random,
      net,
      [
        [2 * net, 'You took the whole difference, but then Y would have more particles than X.'],
        [few + net, 'You gave the number in each region at the end.'],
        [many, 'You let all the particles cross, but net movement stops when the concentrations are equal.'],
        [few, 'You gave the number that was in Y at the start.'],
      ],
      String,
    )
    return wrong && many <= 28
      ? { few, net, many, wrong, solute: random.pick(['oxygen', 'glucose', 'urea', 'amino acid']) }
      : null
  },
  make: ({ few, net, many, wrong, solute }) => ({
    stem: [
      `The diagram shows ${many} ${solute} molecules in region X and ${few} in region Y. The regions have the same volume, and the molecules can cross the dashed line.`,
      `A membrane, drawn as a dashed line, separates two equal volumes of water. At first X holds ${many} ${solute} molecules and Y holds ${few}. They can pass through the membrane.`,
      `There are ${many} ${solute} molecules in X and ${few} in Y. X and Y have equal volumes, and the molecules diffuse across the dashed line.`,
    ],
    figure: twoHalves(many, few),
    prompt: [
      'What is the net number of molecules that have moved from X to Y when the concentrations are equal?',
      'By the time the concentrations are equal, what is the net number of molecules that have moved into Y?',
    ],
    options: numbers({ right: net, unit: '', wrong }),
    solution: `In all there are ${many} + ${few} = ${many + few} molecules. Concentrations are equal when each region has half of them, ${few + net}. Y had ${few}, so a net number of ${few + net} − ${few} = ${net} have moved into it.`,
  }),
  verify: ({ few, many }) => {
    let [left, right, moved] = [many, few, 0]
    while (left > right) {
      left -= 1
      right += 1
      moved += 1
    }
    return moved
  },
})

const CROSSINGS = [
  'Oxygen diffuses from the blood into a muscle cell.',
  'Carbon dioxide diffuses from a muscle cell into the blood.',
  'Carbon dioxide diffuses from the air into a leaf.',
  'Urea diffuses from a liver cell into the blood.',
  'Oxygen diffuses from pond water into a single-celled organism.',
] as const

core('source-of-the-energy', {
  facts: { difficulty: 1, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ crossing: random.pick(CROSSINGS) }),
  make: ({ crossing }) => ({
    stem: crossing,
    prompt: [
      'Where does the energy for this movement come from?',
      'What is the source of the energy for this movement?',
      'Which energy makes this movement possible?',
    ],
    right: 'kinetic energy of the random movement of the molecules',
    wrong: {
      'chemical energy released by respiration in the cells':
        'You took diffusion for active transport, which needs energy from respiration.',
      'light energy that is absorbed by the cells around':
        'You took diffusion for photosynthesis, which needs energy from light.',
      'chemical energy that is stored in the cell membrane':
        'You gave the membrane a store of energy, but it only lets the molecules pass.',
    },
    solution:
      'Molecules move all the time and at random. Diffusion is the result of their own kinetic energy, so the cell has to supply no energy.',
  }),
})

type Column = 'area' | 'thickness' | 'difference' | 'temperature'

const COLUMNS: Record<Column, { head: string; error: string }> = {
  area: {
    head: 'surface area / mm^{2}',
    error: 'You overlooked its smaller surface area, through which fewer particles pass at a time.',
  },
  thickness: {
    head: 'thickness / μm',
    error: 'You overlooked that it is thicker, so that the particles have further to diffuse.',
  },
  difference: {
    head: 'difference in concentration / arbitrary units',
    error: 'You overlooked its smaller difference in concentration, which makes the gradient less steep.',
  },
  temperature: {
    head: 'temperature / °C',
    error: 'You overlooked its lower temperature, at which the particles have less kinetic energy.',
  },
}

core('fastest-of-four-membranes', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    worse: random.sample(['area', 'thickness', 'difference', 'temperature'] as const, 3),
    best: {
      area: random.step(60, 90, 10),
      thickness: random.int(2, 4),
      difference: random.step(20, 30, 2),
      temperature: random.step(28, 36, 2),
    },
    order: random.shuffle([0, 1, 2, 3]),
    gas: random.pick(['oxygen', 'carbon dioxide']),
  }),
  make: ({ worse, best, order, gas }) => {
    const poor: Record<Column, number> = {
      area: best.area / 2,
      thickness: best.thickness * 3,
      difference: best.difference / 2,
      temperature: best.temperature - 16,
    }
    const columns = ['area', 'thickness', 'difference', 'temperature'] as const
    const flaws = order.map(at => worse[at])
    return {
      stem: [
        `Four thin layers of tissue, A to D, differ in the ways shown in the table. All let ${gas} pass.`,
        `The table describes four layers of cells, A to D, through which ${gas} diffuses.`,
        `A scientist measures how fast ${gas} diffuses through four layers of tissue, A to D. The table describes them.`,
      ],
      table: {
        head: ['layer', ...columns.map(column => COLUMNS[column].head)],
        rows: flaws.map((flaw, at) => [
          'ABCD'.charAt(at),
          ...columns.map(column => plain(column === flaw ? poor[column] : best[column])),
        ]),
      },
      prompt: [
        `Through which layer does ${gas} diffuse fastest?`,
        `Which layer lets the most ${gas} diffuse through in one minute?`,
      ],
      options: inThisOrder(
        flaws.map((flaw, at): Wrong | string =>
          flaw ? ['ABCD'.charAt(at), COLUMNS[flaw].error] : 'ABCD'.charAt(at),
        ),
      ),
      solution:
        'Diffusion is faster through a larger area, over a shorter distance, down a steeper gradient and at a higher temperature. Only one layer has the best value in every column; each of the others is worse in one.',
    }
  },
})

const ratio = (value: number) => `${plain(roundTo(value, 2))}:1`

core('ratio-of-a-cube', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    side: random.pick([1, 2, 3, 4, 5, 10]),
    what: random.pick(['agar', 'potato', 'jelly']),
  }),
  make: ({ side, what }) => ({
    stem: [
      `The diagram shows a cube of ${what}.`,
      `A student cuts a cube of ${what} of the size shown.`,
      `A cube of ${what}, drawn in the diagram, is used to study diffusion.`,
    ],
    figure: figure(
      {
        name: `${TOPIC}/cube-${side}`,
        title: 'A cube with the length of its side',
        description: `A cube seen from the front and a little from above. An arrow along its front edge is marked ${side} mm.`,
        height: 146,
      },
      agarCube(130, 118, 76, 'l sunk'),
      dimension(130, 128, 206, 128, '', [168, 128]),
      text(168, 143, `${side} mm`, { anchor: 'middle', cls: 's' }),
    ),
    prompt: [
      'What is the ratio of its surface area to its volume?',
      'What is the ratio surface area to volume of this cube?',
    ],
    options: bySize({
      right: 6 / side,
      print: value => ratio(value),
      wrong: {
        'You took the area of one face, but a cube has six.': 1 / side,
        'You took four faces and left out two.': 4 / side,
        'You divided the volume by the surface area.': side / 6,
      },
    }),
    solution: `Surface area = 6 × ${side} × ${side} = ${quantity(6 * side * side, 'mm^2')}. Volume = ${side} × ${side} × ${side} = ${quantity(side ** 3, 'mm^3')}. The ratio is ${plain(6 * side * side)}:${plain(side ** 3)}, which is ${ratio(6 / side)}.`,
  }),
  verify: ({ side }) => {
    const [face, volume] = [side * side, side * side * side]
    return ratio((face + face + face + face + face + face) / volume)
  },
})

core('share-of-a-cube-reached', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [side, depth] = [random.step(12, 30, 2), random.int(2, 6)]
    const core = side - 2 * depth
    if (core < 5 || depth / side < 0.1) return null
    const share = (part: number) => 100 * (1 - part)
    const right = share((core / side) ** 3)
    const wrong = threeSlips(
      random,
      right,
      [
        [share((core / side) ** 2), 'You compared areas of the cut face, not volumes.'],
        [100 - right, 'You gave the share that is still pink.'],
        [
          share(((side - depth) / side) ** 3),
          'You took the depth off once, but acid comes in from both sides.',
        ],
        [share(core / side), 'You compared lengths, not volumes.'],
      ],
      value => figures(value, 2),
    )
    const isClear = wrong && allDiffer([right, ...wrong.map(([value]) => value)], 2)
    return isClear ? { side, depth, right, wrong, minutes: random.int(4, 9) } : null
  },
  make: ({ side, depth, right, wrong, minutes }) => ({
    stem: [
      `A cube of pink agar with sides of ${quantity(side, 'mm')} lies in acid, which takes the pink colour away. After ${minutes} minutes it is cut through the middle. The diagram shows the cut face.`,
      `Acid diffuses into a cube of pink agar and makes it colourless. The sides of the cube are ${quantity(side, 'mm')} long. The diagram shows the cube cut in half after ${minutes} minutes.`,
      `The diagram shows the cut face of a cube of agar that was pink all through. Each side is ${quantity(side, 'mm')} long. Acid has diffused in from all six faces for ${minutes} minutes and taken the colour away.`,
    ],
    figure: figure(
      {
        name: `${TOPIC}/cut-${side}-${depth}`,
        title: 'The cut face of a cube of agar',
        description: `A square with a colourless edge all round and a pink square in the middle. The whole square is ${side} mm wide, and the colourless edge is ${depth} mm wide on each side.`,
        height: 176,
      },
      agarSection(110, 146, 130, (130 * depth) / side),
      dimension(110, 156, 240, 156, '', [175, 156]),
      text(175, 172, `${side} mm`, { anchor: 'middle', cls: 's' }),
      dimension(250, 16, 250, 16 + (130 * depth) / side, '', [250, 20]),
      text(258, 20 + (65 * depth) / side, `${depth} mm`, { cls: 's' }),
    ),
    prompt: [
      'What percentage of the volume of the cube has lost its colour?',
      'Which percentage of the volume of the cube has the acid reached?',
    ],
    options: numbers({ right, unit: '%', sigFigs: 2, wrong }),
    solution: `The pink core has sides of ${side} − 2 × ${depth} = ${quantity(side - 2 * depth, 'mm')}. Its volume is ${plain((side - 2 * depth) ** 3)} of ${quantity(side ** 3, 'mm^3')}, so ${plain(side ** 3 - (side - 2 * depth) ** 3)} ÷ ${plain(side ** 3)} × 100 = ${figures(right, 2)}% has lost its colour.`,
  }),
  verify: ({ side, depth }) => {
    const isEdge = (at: number) => at < depth || at >= side - depth
    let reached = 0
    for (let x = 0; x < side; x += 1)
      for (let y = 0; y < side; y += 1)
        for (let z = 0; z < side; z += 1) if (isEdge(x) || isEdge(y) || isEdge(z)) reached += 1
    return (100 * reached) / side ** 3
  },
})

const SPREADS = [
  [140, 110, 90, 75, 65],
  [120, 90, 70, 60, 50],
  [160, 120, 90, 70, 60],
  [100, 80, 65, 55, 45],
  [150, 115, 90, 75, 60],
] as const

core('fall-in-time-from-a-graph', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const times = random.pick(SPREADS)
    const [from, to] = random.sample([0, 1, 2, 3, 4], 2).sort((one, other) => one - other)
    const [before, after] = [times[from ?? 0] ?? 0, times[to ?? 0] ?? 0]
    const right = (100 * (before - after)) / before
    const wrong = threeSlips(
      random,
      right,
      [
        [(100 * (before - after)) / after, 'You divided by the time at the higher temperature.'],
        [(100 * after) / before, 'You gave the later time as a percentage of the earlier one.'],
        [before - after, 'You gave the decrease in seconds, not as a percentage.'],
        [(before - after) / 2, 'You gave half of the decrease in seconds.'],
      ],
      value => figures(value, 2),
    )
    const dye = random.pick(['blue dye', 'red food colouring', 'purple dye'])
    return wrong ? { times, from: from ?? 0, to: to ?? 0, before, after, right, wrong, dye } : null
  },
  make: ({ times, from, to, before, after, right, wrong, dye }) => ({
    stem: [
      `One drop of ${dye} is put into the middle of a dish of water. The graph shows the time the colour takes to reach the edge of the dish at five temperatures.`,
      `A student times how long ${dye} takes to spread through a dish of still water at five temperatures. The graph shows the results.`,
      `The graph shows how temperature affects the time in which ${dye} diffuses from the middle of a dish of water to its edge.`,
    ],
    figure: spreadingTimes(times),
    prompt: [
      `What is the percentage decrease in the time when the temperature rises from ${10 + 10 * from} °C to ${10 + 10 * to} °C?`,
      `By what percentage is the time at ${10 + 10 * to} °C shorter than the time at ${10 + 10 * from} °C?`,
    ],
    options: numbers({ right, unit: '%', sigFigs: 2, wrong }),
    solution: `The time is ${quantity(before, 's')} at ${10 + 10 * from} °C and ${quantity(after, 's')} at ${10 + 10 * to} °C. The decrease is ${quantity(before - after, 's')}: ${before - after} ÷ ${before} × 100 = ${figures(right, 2)}%.`,
  }),
  verify: ({ before, after }) => 100 - (100 * after) / before,
})

core('gases-at-an-alveolus', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    isSwapped: random.chance(0.5),
    asked: random.pick(['P', 'Q'] as const),
    animal: random.pick(['a human', 'a mouse', 'a dog']),
  }),
  make: ({ isSwapped, asked, animal }) => {
    const isOxygen = (asked === 'P') !== isSwapped
    const where = isOxygen ? 'air' : 'blood'
    const [gas, other] = isOxygen ? ['oxygen', 'carbon dioxide'] : ['carbon dioxide', 'oxygen']
    const elsewhere = isOxygen ? 'blood' : 'air'
    return {
      stem: [
        `The diagram shows an alveolus in the lungs of ${animal} and a capillary beside it. Arrows P and Q show the net movement of two gases.`,
        `An alveolus of ${animal} is filled with air. Blood flows in the capillary around it. Two gases diffuse in the directions of arrows P and Q.`,
        `In the lungs of ${animal}, gases diffuse between air and blood. The diagram shows one alveolus and a capillary, and two arrows, P and Q.`,
      ],
      figure: alveolus.figure({
        name: `${TOPIC}/alveolus-${isSwapped ? 'one' : 'two'}`,
        labels: {
          'oxygen diffuses': isSwapped ? 'Q' : 'P',
          'carbon dioxide diffuses': isSwapped ? 'P' : 'Q',
          'air space': 'air',
          plasma: 'blood',
        },
      }),
      prompt: [
        `Which gas moves along arrow ${asked}, and for what reason?`,
        `Which row describes the movement along arrow ${asked}?`,
      ],
      columns: 'gas | reason',
      right: `${gas} | its concentration is higher in the ${where}`,
      wrong: {
        [`${gas} | its concentration is higher in the ${elsewhere}`]:
          'You chose the right gas but the wrong gradient: particles diffuse from higher to lower concentration.',
        [`${other} | its concentration is higher in the ${where}`]:
          'You read the gradient from the arrow rightly but took the other gas.',
        [`${other} | its concentration is higher in the ${elsewhere}`]:
          'You took the other gas, the one that diffuses the opposite way.',
      },
      solution: `Arrow ${asked} leads from the ${where} into the ${elsewhere}. ${isOxygen ? 'Blood that reaches the lungs has little oxygen, and air has much, so oxygen diffuses into the blood.' : 'Blood that reaches the lungs brings much carbon dioxide, and air has little, so carbon dioxide diffuses into the air.'}`,
    }
  },
})

core('gases-of-a-leaf', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    isLight: random.chance(0.5),
    plant: random.pick(['a bean plant', 'an oak tree', 'a tomato plant', 'a mango tree']),
  }),
  make: ({ isLight, plant }) => {
    const time = isLight ? 'in bright light' : 'in the dark'
    const [oxygen, dioxide] = isLight
      ? ['out of the leaf', 'into the leaf']
      : ['into the leaf', 'out of the leaf']
    const mistaken = isLight
      ? 'You described a leaf in the dark, which only respires.'
      : 'You described a leaf in bright light, where photosynthesis is faster than respiration.'
    return {
      stem: [
        `A leaf of ${plant} is ${time}.`,
        `Gases diffuse between a leaf of ${plant} and the air around it. The leaf is ${time}.`,
        `A scientist studies the net diffusion of two gases at a leaf of ${plant} ${time}.`,
      ],
      prompt: [
        'What is the direction of the net diffusion of each gas?',
        'In which direction does each gas diffuse?',
      ],
      columns: 'oxygen | carbon dioxide',
      right: `${oxygen} | ${dioxide}`,
      wrong: {
        [`${dioxide} | ${oxygen}`]: mistaken,
        'into the leaf | into the leaf':
          'You let both gases enter, but one is used up in the leaf while the other is made there.',
        'out of the leaf | out of the leaf':
          'You let both gases leave, but one is used up in the leaf while the other is made there.',
      },
      solution: isLight
        ? 'In bright light photosynthesis uses carbon dioxide and makes oxygen faster than respiration does the reverse. Carbon dioxide is less concentrated inside, so it diffuses in; oxygen is more concentrated inside, so it diffuses out.'
        : 'In the dark there is no photosynthesis. Respiration uses oxygen, so it diffuses in, and makes carbon dioxide, which diffuses out.',
    }
  },
})

type Beaker = { temperature: number; volume: number; mass: number }

const FACTORS = {
  temperature: { head: 'temperature of water / °C', name: 'temperature' },
  volume: { head: 'volume of water / cm^{3}', name: 'volume of the water' },
  mass: { head: 'mass of crystal / g', name: 'mass of the crystal' },
} as const

core('two-beakers-to-compare', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    base: {
      temperature: random.step(15, 30, 5),
      volume: random.step(80, 120, 20),
      mass: random.step(0.2, 0.5, 0.1),
    },
    asked: random.pick(['temperature', 'mass'] as const),
    order: random.shuffle(['base', 'temperature', 'volume', 'mass'] as const),
    crystal: random.pick(['potassium manganate(VII)', 'copper sulfate', 'a purple dye']),
  }),
  make: ({ base, asked, order, crystal }) => {
    const changed: Beaker = {
      temperature: base.temperature + 20,
      volume: base.volume * 2,
      mass: base.mass * 2,
    }
    const letterOf = (kind: (typeof order)[number]) => SPECIES[order.indexOf(kind)] ?? ''
    const pair = (one: (typeof order)[number], other: (typeof order)[number]) =>
      [letterOf(one), letterOf(other)].sort().join(' and ')
    const others = (['temperature', 'volume', 'mass'] as const).filter(each => each !== asked)
    const [first = 'volume', second = 'mass'] = others
    return {
      stem: [
        `A student puts one crystal of ${crystal} into each of four beakers of water and times how long the colour takes to spread. The table shows the conditions.`,
        `In an investigation of diffusion, a crystal of ${crystal} is dropped into each of four beakers of still water, P to S.`,
        `Four beakers, P to S, are set up to find out what affects how fast ${crystal} diffuses in water.`,
      ],
      table: {
        head: ['beaker', ...Object.values(FACTORS).map(({ head }) => head)],
        rows: order.map((kind, at) => [
          SPECIES[at] ?? '',
          ...(['temperature', 'volume', 'mass'] as const).map(factor =>
            factor === 'mass'
              ? plain(kind === factor ? changed[factor] : base[factor], 1)
              : plain(kind === factor ? changed[factor] : base[factor]),
          ),
        ]),
      },
      prompt: `Which two beakers should be compared to find the effect of the ${FACTORS[asked].name}?`,
      right: pair('base', asked),
      wrong: {
        [pair('base', first)]: `You chose two beakers that differ in the ${FACTORS[first].name} only.`,
        [pair('base', second)]: `You chose two beakers that differ in the ${FACTORS[second].name} only.`,
        [pair(asked, first)]:
          `You chose two beakers that differ in two conditions, so you cannot tell which of them matters.`,
      },
      solution: `For a fair comparison only the ${FACTORS[asked].name} may differ, and the other two conditions must be the same. This is so in beakers ${pair('base', asked)}.`,
    }
  },
})

const BLOCKS = [
  { sides: [4, 4, 4], error: 'You chose the cube, the shape with the smallest surface area of the four.' },
  {
    sides: [8, 4, 2],
    error: 'You chose a block that is twice as thick as the thinnest, so that acid has further to go.',
  },
  {
    sides: [16, 2, 2],
    error: 'You chose the longest block, but its middle is still further from a face than in the thinnest.',
  },
  { sides: [8, 8, 1], error: null },
] as const

core('block-that-loses-its-colour-first', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    scale: random.pick([1, 2, 3, 4]),
    order: random.shuffle(BLOCKS),
    liquid: random.pick(['dilute hydrochloric acid', 'vinegar', 'dilute sulfuric acid']),
  }),
  make: ({ scale, order, liquid }) => ({
    stem: [
      `Four blocks of pink agar, A to D, have the same volume. They are put into ${liquid}, which takes the pink colour away as it diffuses in.`,
      `A student cuts four blocks of pink agar, A to D, which all have the same volume. In ${liquid} the colour disappears as the acid diffuses in.`,
      `Agar with a pink indicator becomes colourless where acid reaches it. Four blocks of equal volume, A to D, are put into ${liquid} at the same time.`,
    ],
    table: {
      head: ['block', 'length / mm', 'width / mm', 'height / mm'],
      rows: order.map(({ sides }, at) => ['ABCD'.charAt(at), ...sides.map(side => String(side * scale))]),
    },
    prompt: [
      'Which block is the first to be colourless all through?',
      'Which block loses all its colour first?',
    ],
    options: inThisOrder(
      order.map(({ error }, at): Wrong | string =>
        error === null ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), error],
      ),
    ),
    solution: `All volumes are ${quantity(64 * scale ** 3, 'mm^3')}. The block that is only ${quantity(scale, 'mm')} high has the largest surface area, and the acid has to diffuse only half of ${quantity(scale, 'mm')} to reach its middle.`,
  }),
  verify: ({ order }) => {
    const areas = order.map(({ sides: [a, b, c] }) => 2 * (a * b + b * c + a * c))
    return 'ABCD'.charAt(areas.indexOf(Math.max(...areas)))
  },
})
