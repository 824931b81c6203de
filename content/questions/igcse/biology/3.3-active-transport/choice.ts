import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain } from '@/lib/exams/format'
import { activeTransport } from '@/lib/figures/biology/cell-transport'
import { rootHairCell } from '@/lib/figures/biology/specialised-cells'
import { acrossMembrane, IONS, ionsInWaterAndCells, OXYGEN, TOPIC, uptakeAndOxygen } from './drawings'

const { core, supplement, templates } = choiceQuestions('3.3')

export { templates }

core('process-from-a-diagram', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    few: random.int(3, 6),
    many: random.int(17, 25),
    isMoreInside: random.chance(0.5),
    isIn: random.chance(0.5),
    ion: random.pick(['nitrate ions', 'potassium ions', 'magnesium ions', 'sodium ions']),
  }),
  make: ({ few, many, isMoreInside, isIn, ion }) => {
    const isUp = isMoreInside === isIn
    const [outside, inside] = isMoreInside ? [few, many] : [many, few]
    return {
      stem: [
        `The diagram shows ${ion} on the two sides of a cell membrane. The arrow shows the direction of their net movement.`,
        `The dots are ${ion} outside and inside a cell, and the dashed line is the cell membrane. There is a net movement of ions in the direction of the arrow.`,
        `There is a net movement of ${ion} through a cell membrane. The dashed line in the diagram is the membrane, the arrow shows the direction.`,
      ],
      figure: acrossMembrane(outside, inside, isIn),
      prompt: [
        'Which row describes the movement?',
        'What is the process, and does it use energy from respiration?',
      ],
      columns: 'process | energy from respiration',
      right: isUp ? 'active transport | used' : 'diffusion | not used',
      wrong: isUp
        ? ({
            'active transport | not used':
              'You named the process, but to move particles against a gradient energy is needed.',
            'diffusion | not used':
              'You took the movement for diffusion, but it goes from fewer to more particles.',
            'diffusion | used':
              'You took the movement for diffusion, which is down a gradient and uses no energy from respiration.',
          } as Record<string, string>)
        : ({
            'active transport | used':
              'You took the movement for active transport, but it goes from more to fewer particles.',
            'active transport | not used':
              'You took the movement for active transport, which is against a gradient and uses energy.',
            'diffusion | used':
              'You named the process, but diffusion uses only kinetic energy of the particles.',
          } as Record<string, string>),
      solution: isUp
        ? 'The ions move from where there are fewer to where there are more, against the concentration gradient. This is active transport, and it uses energy from respiration.'
        : 'The ions move from where there are more to where there are fewer, down the concentration gradient. This is diffusion, a passive process.',
    }
  },
})

const PROCESSES = {
  diffusion: [
    'oxygen passes from an alveolus into the blood',
    'carbon dioxide passes from the air into a leaf',
    'urea passes from a liver cell, where there is more of it, into the blood',
  ],
  osmosis: [
    'water passes from the soil into a root hair cell',
    'a potato cylinder loses water in strong sugar solution',
    'a red blood cell takes up water and bursts',
  ],
  'active transport': [
    'a root hair takes up nitrate ions from very dilute soil water',
    'a seaweed collects iodide ions until it holds far more than the sea',
    'a pond plant takes in potassium ions, of which it holds more than the water',
  ],
} as const

type Process = keyof typeof PROCESSES

const PROCESS_ERRORS: Record<Process, string> = {
  diffusion: 'You chose an example of diffusion, down a concentration gradient.',
  osmosis: 'You chose an example of osmosis, the movement of water.',
  'active transport': 'You chose an example of active transport, against a concentration gradient.',
}

core('example-of-active-transport', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({
    right: random.pick(PROCESSES['active transport']),
    passive: random.sample(
      [
        ...PROCESSES.diffusion.map(text => [text, 'diffusion'] as const),
        ...PROCESSES.osmosis.map(text => [text, 'osmosis'] as const),
      ],
      3,
    ),
  }),
  make: ({ right, passive }) => ({
    stem: '',
    prompt: [
      'Which is an example of active transport?',
      'In which movement are particles moved by active transport?',
    ],
    right,
    wrong: passive.map(([text, process]): Wrong => [text, PROCESS_ERRORS[process]]),
    solution:
      'In active transport particles move from a lower to a higher concentration. In all other movements here particles, or water, move down a gradient.',
  }),
})

core('three-processes-compared', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    right: random.pick(['diffusion', 'osmosis', 'active transport'] as const),
    place: random.pick(['a root', 'the small intestine', 'a leaf', 'a kidney']),
  }),
  make: ({ right, place }) => {
    const rows: Record<Process, string> = {
      diffusion: 'down the gradient | no | no',
      osmosis: 'down the gradient | no | yes',
      'active transport': 'against the gradient | yes | no',
    }
    const others = (Object.keys(rows) as Process[]).filter(each => each !== right)
    const odd = 'against the gradient | no | no'
    return {
      stem: [
        `Particles move into the cells of ${place} by diffusion, osmosis and active transport.`,
        `A student compares the three ways in which particles move into and out of the cells of ${place}.`,
        `Three processes move particles through the membranes of cells in ${place}.`,
      ],
      prompt: [`Which row describes ${right}?`, `Which row is correct for ${right}?`],
      columns: 'direction | energy from respiration | only movement of water',
      right: rows[right],
      wrong: {
        ...Object.fromEntries(others.map(each => [rows[each], `You chose the row for ${each}.`])),
        [odd]: 'You chose a movement against the gradient that uses no energy, which is not possible.',
      },
      solution:
        'Diffusion and osmosis are passive and go down a gradient; osmosis is the movement of water. Active transport goes against the gradient and uses energy from respiration.',
    }
  },
})

core('which-ions-are-taken-up-actively', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const asked = random.int(0, 3)
    const water = IONS.map(() => random.step(10, 50, 2))
    const cells = IONS.map((_, at) =>
      at === asked ? (water[at] ?? 0) + random.step(4, 8, 2) : (water[at] ?? 0) - random.step(4, 8, 2),
    )
    const highest = cells.indexOf(Math.max(...cells))
    return highest === asked
      ? null
      : { asked, water, cells, plant: random.pick(['pondweed', 'duckweed', 'water moss']) }
  },
  make: ({ asked, water, cells, plant }) => {
    const highest = cells.indexOf(Math.max(...cells))
    return {
      stem: [
        `The bar chart shows the concentrations of four ions in pond water and in the cells of ${plant} that grows in it. The cells have taken up all these ions from the water.`,
        `A scientist measures four ions in the water of a pond and in the cells of ${plant}. All the ions in the cells came from the water.`,
        `${plant.charAt(0).toUpperCase()}${plant.slice(1)} takes up ions from the water of a pond. The bar chart shows the concentrations of four ions in the water and in its cells.`,
      ],
      figure: ionsInWaterAndCells(water, cells),
      prompt: [
        'Which ion must have been taken up by active transport?',
        'For which ion do the results show that active transport took place?',
      ],
      options: inThisOrder(
        IONS.map((ion, at): Wrong | string =>
          at === asked
            ? ion
            : [
                ion,
                at === highest
                  ? 'You chose the ion that the cells hold most of, but there is still more of it in the water.'
                  : 'You chose an ion that is less concentrated in the cells than in the water, so diffusion could bring it in.',
              ],
        ),
      ),
      solution: `Only for ${IONS[asked]} is the concentration in the cells higher than in the water (${cells[asked]} and ${water[asked]}). To reach this, ions had to move against their concentration gradient.`,
    }
  },
  verify: ({ water, cells }) => IONS[cells.findIndex((each, at) => each > (water[at] ?? 0))] ?? '',
})

const RATES = [
  [10, 40, 65, 80, 85],
  [15, 45, 70, 85, 90],
  [10, 35, 60, 75, 80],
  [20, 50, 75, 90, 95],
] as const

core('uptake-read-from-a-graph', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const rates = random.pick(RATES)
    const [from, to] = random.sample([0, 1, 2, 3, 4], 2).sort((one, other) => one - other)
    const [less, more] = [rates[from ?? 0] ?? 0, rates[to ?? 0] ?? 0]
    const right = more / less
    const wrong = threeSlips(
      random,
      right,
      [
        [more - less, 'You subtracted the two readings, but “how many times” asks for a quotient.'],
        [less / more, 'You divided the smaller reading by the larger one.'],
        [
          (OXYGEN[to ?? 0] ?? 0) / Math.max(1, OXYGEN[from ?? 0] ?? 0),
          'You compared the percentages of oxygen, not the rates of uptake.',
        ],
        [more, 'You gave the higher rate itself.'],
      ],
      value => figures(value, 2),
    )
    return wrong && right >= 1.2
      ? {
          rates,
          from: from ?? 0,
          to: to ?? 0,
          less,
          more,
          right,
          wrong,
          ion: random.pick(['nitrate', 'potassium', 'phosphate']),
        }
      : null
  },
  make: ({ rates, from, to, less, more, right, wrong, ion }) => ({
    stem: [
      `Roots of barley are kept in a solution of ${ion} ions. The graph shows how their uptake of ions depends on the oxygen around them.`,
      `The graph shows how fast the roots of a crop plant take up ${ion} ions when there is more or less oxygen around them.`,
      `A scientist bubbles gases with different percentages of oxygen through the solution around some roots and measures their uptake of ${ion} ions.`,
    ],
    figure: uptakeAndOxygen(rates, ion),
    prompt: [
      `How many times as fast is the uptake at ${OXYGEN[to]}% oxygen as at ${OXYGEN[from]}% oxygen?`,
      `By which factor is the uptake at ${OXYGEN[to]}% oxygen larger than at ${OXYGEN[from]}% oxygen?`,
    ],
    options: numbers({ right, unit: '', sigFigs: 2, wrong }),
    solution: `The rate is ${more} at ${OXYGEN[to]}% and ${less} at ${OXYGEN[from]}%. ${more} ÷ ${less} = ${figures(right, 2)}.`,
  }),
  verify: ({ rates, from, to }) => 1 / ((rates[from] ?? 1) / (rates[to] ?? 1)),
})

const CONDITIONS = [
  { change: 'a poison that stops respiration is added', effect: 'less energy is released' },
  { change: 'nitrogen instead of air is bubbled through the solution', effect: 'less energy is released' },
  { change: 'the solution is cooled from 25 °C to 5 °C', effect: 'less energy is released' },
] as const

core('uptake-when-respiration-is-slowed', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    condition: random.pick(CONDITIONS),
    root: random.pick(['barley', 'maize', 'bean', 'tomato']),
    ion: random.pick(['nitrate', 'magnesium', 'potassium']),
  }),
  make: ({ condition, root, ion }) => ({
    stem: [
      `Roots of ${root} take up ${ion} ions from a very dilute solution. Then ${condition.change}.`,
      `The roots of ${root} stand in a very dilute solution of ${ion} ions and take them up. Now ${condition.change}.`,
      `A scientist measures how fast roots of ${root} take up ${ion} ions from a very dilute solution. In a second experiment ${condition.change}.`,
    ],
    prompt: ['What happens to the uptake of ions, and why?', 'Which row describes the effect on the uptake?'],
    columns: 'uptake of ions | reason',
    right: 'slower | less energy is released by respiration',
    wrong: {
      'slower | the concentration gradient is less steep':
        'You gave the reason for slower diffusion, but these ions move against their gradient.',
      'unchanged | ions move by diffusion without energy':
        'You took the uptake for diffusion, but from a very dilute solution it is active transport.',
      'faster | less energy is used by respiration':
        'You took respiration for a user of energy, but it releases the energy for active transport.',
    },
    solution:
      'Ions are more concentrated in the root than in the solution, so they enter by active transport. It uses energy from respiration: when respiration is slower, uptake is slower.',
  }),
})

supplement('parts-of-the-membrane', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    order: random.shuffle([
      'ion outside the cell',
      'cell membrane',
      'ion inside the cell',
      'carrier protein',
    ] as const),
    cell: random.pick([
      'a root hair cell',
      'a cell of a villus',
      'a cell of a kidney tubule',
      'a cell of a pond plant',
    ]),
  }),
  make: ({ order, cell }) => ({
    stem: [
      `The diagram shows active transport into ${cell}.`,
      `Ions are moved into ${cell} by active transport, as the diagram shows.`,
      `The diagram is a model of active transport through the membrane of ${cell}.`,
    ],
    figure: activeTransport.figure({
      name: `${TOPIC}/membrane-with-letters`,
      labels: Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])),
    }),
    prompt: [
      'Which labelled part binds to the ions and moves them across?',
      'Which letter shows the carrier protein?',
    ],
    options: inThisOrder(
      order.map((part, at): Wrong | string =>
        part === 'carrier protein' ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), `You chose the ${part}.`],
      ),
    ),
    solution:
      'A carrier protein is a large molecule that reaches through the membrane. It binds to ions on one side and moves them across, using energy.',
  }),
})

supplement('where-glucose-is-taken-up', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    isGlucose: random.chance(0.5),
    being: random.pick(['a human', 'a dog', 'a pig']),
    plant: random.pick(['a bean plant', 'a wheat plant', 'a tomato plant']),
  }),
  make: ({ isGlucose, being, plant }) => ({
    stem: isGlucose
      ? [
          `In ${being}, glucose is moved against its concentration gradient in two organs.`,
          `Cells in two organs of ${being} take up glucose by active transport.`,
          `Active transport of glucose is important in two places in the body of ${being}.`,
        ]
      : [
          `Active transport of mineral ions is important for ${plant}.`,
          `Cells of ${plant} take up mineral ions by active transport.`,
          `In ${plant}, mineral ions are moved against their concentration gradient.`,
        ],
    prompt: [
      'Which row is correct?',
      'Where does this happen, and from which liquid are the particles taken?',
    ],
    columns: 'place | liquid from which they are taken',
    right: isGlucose
      ? 'villi and kidney tubules | digested food and kidney filtrate'
      : 'root hair cells | water of the soil',
    wrong: isGlucose
      ? ({
          'alveoli and kidney tubules | moist air and kidney filtrate':
            'You took the alveoli, where gases diffuse, for a place of active transport.',
          'villi and liver cells | digested food and urine':
            'You took the liver, but glucose is taken back in the tubules of the kidney.',
          'stomach and bladder | digested food and urine':
            'You took two organs that store, but glucose is taken up in villi and kidney tubules.',
        } as Record<string, string>)
      : ({
          'guard cells | water of the air spaces': 'You took guard cells, which open and close stomata.',
          'xylem vessels | water of the soil':
            'You took the xylem, which carries ions on but is dead and releases no energy.',
          'palisade cells | water of the phloem':
            'You took palisade cells, in which photosynthesis takes place.',
        } as Record<string, string>),
    solution: isGlucose
      ? 'In the villi of the small intestine glucose is absorbed from digested food, and in the kidney tubules it is taken back from the filtrate, even when there is more of it in the cells or the blood.'
      : 'Soil water is very dilute, so root hair cells hold more ions than the soil. They take up ions by active transport.',
  }),
})

supplement('how-a-carrier-protein-works', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    particle: random.pick(['nitrate ions', 'glucose molecules', 'magnesium ions', 'potassium ions']),
  }),
  make: ({ particle }) => ({
    stem: [
      `Carrier proteins move ${particle} through a cell membrane by active transport.`,
      `In active transport ${particle} pass through a cell membrane with the help of proteins.`,
      `A cell takes up ${particle} by active transport. Protein molecules in its membrane take part.`,
    ],
    prompt: ['Which statement describes what happens?', `How do ${particle} pass through the membrane?`],
    right: 'They bind to a carrier protein, which uses energy to move them across.',
    wrong: {
      'They pass through a gap in a carrier protein until concentrations are equal.':
        'You described diffusion, which ends when the concentrations are equal.',
      'They bind to a carrier protein, which uses no energy to move them across.':
        'You left out energy, but movement against a gradient needs it.',
      'They are broken down by a carrier protein and put together on the other side.':
        'You took the carrier for an enzyme, but it does not change the particles.',
    },
    solution:
      'A carrier protein spans the membrane. The particle binds to it on one side; with energy from respiration the carrier moves it across and sets it free on the other side.',
  }),
})

supplement('structure-of-a-root-hair-cell', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    plant: random.pick(['cress', 'a bean', 'wheat', 'radish']),
    many: random.pick(['mitochondria', 'carrier proteins'] as const),
  }),
  make: ({ plant, many }) => {
    const isPower = many === 'mitochondria'
    return {
      stem: [
        `The diagram shows a root hair cell of ${plant}. It has many ${many}${isPower ? '' : ' in its membrane'}, which are not drawn.`,
        `A root hair cell of ${plant}, as in the diagram, has more ${many}${isPower ? '' : ' in its membrane'} than most cells of the plant. They are too small to be shown.`,
        `Under an electron microscope many ${many} are found in${isPower ? '' : ' the membrane of'} a root hair cell of ${plant}. The diagram does not show them.`,
      ],
      figure: rootHairCell.figure({ name: `${TOPIC}/root-hair-cell`, only: ['root hair', 'cell membrane'] }),
      prompt: [`How do the many ${many} help the cell?`, `Why are many ${many} an advantage for the cell?`],
      right: isPower
        ? 'They release energy by respiration, so that more ions can be taken up.'
        : 'They bind to more ions at a time, so that more ions can be taken up.',
      wrong: isPower
        ? ({
            'They release energy by respiration, so that more water enters by osmosis.':
              'You used energy for osmosis, but osmosis is passive.',
            'They make protein, so that more ions can enter the cell by diffusion.':
              'You gave them the function of ribosomes, and ions from dilute soil water do not diffuse in.',
            'They store ions, so that the concentration inside the cell stays low.':
              'You took them for stores, but they are where aerobic respiration happens.',
          } as Record<string, string>)
        : ({
            'They bind to more water at a time, so that more water enters by osmosis.':
              'You let carriers move the water, but it diffuses through the membrane.',
            'They make the membrane fully permeable, so that more ions diffuse in.':
              'You let the ions diffuse, but they enter against their concentration gradient.',
            'They release energy, so that more ions can be taken up by the cell.':
              'You gave them the function of mitochondria; carriers use energy.',
          } as Record<string, string>),
      solution: isPower
        ? 'Aerobic respiration in mitochondria releases the energy that active transport uses. More mitochondria, more energy, faster uptake of ions.'
        : 'Each carrier protein binds and moves a few ions at a time. More carriers move more ions in the same time.',
    }
  },
})

supplement('percentage-taken-back', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [filtered, lost] = [random.step(120, 180, 4), random.step(4, 30, 2)]
    const right = (100 * (filtered - lost)) / filtered
    const wrong = threeSlips(
      random,
      right,
      [
        [(100 * lost) / filtered, 'You gave the percentage that is lost in the urine.'],
        [filtered - lost, 'You gave the mass that is taken back, not the percentage.'],
        [(100 * (filtered - lost)) / (filtered + lost), 'You divided by the sum of both masses.'],
        [(100 * lost) / (filtered - lost), 'You divided the mass lost by the mass taken back.'],
      ],
      value => figures(value, 3),
    )
    return wrong
      ? { filtered, lost, right, wrong, person: random.pick(['a patient', 'a person', 'a woman']) }
      : null
  },
  make: ({ filtered, lost, right, wrong, person }) => ({
    stem: [
      `In one day ${plain(filtered)} g of glucose passes from the blood into the kidney tubules of ${person}. Because carrier proteins there do not work well, ${lost} g is lost in the urine. The rest is taken back by active transport.`,
      `The kidneys of ${person} filter ${plain(filtered)} g of glucose in one day. Active transport in the kidney tubules takes most of it back into the blood, and ${lost} g leaves in the urine.`,
      `A doctor finds that ${lost} g of glucose a day leaves ${person} in urine, although ${plain(filtered)} g enters the kidney tubules. The rest is taken back into the blood by active transport.`,
    ],
    prompt: [
      'What percentage of the glucose is taken back into the blood?',
      'Which percentage of the glucose in the tubules is taken back?',
    ],
    options: numbers({ right, unit: '%', sigFigs: 3, wrong }),
    solution: `Taken back: ${filtered} − ${lost} = ${filtered - lost} g. As a percentage of the glucose that entered the tubules: ${filtered - lost} ÷ ${filtered} × 100 = ${figures(right, 3)}%.`,
  }),
  verify: ({ filtered, lost }) => 100 - (100 * lost) / filtered,
})
