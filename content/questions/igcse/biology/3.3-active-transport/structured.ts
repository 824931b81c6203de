import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { activeTransport } from '@/lib/figures/biology/cell-transport'
import { IONS, ionsInWaterAndCells, OXYGEN, TOPIC, uptakeAndOxygen } from './drawings'
import { CARRIER, DEFINITION, DIFFERENCES, SAME_FOR_ALL_ROOTS, WITHOUT_OXYGEN } from './points'

const { core, supplement, templates } = questionsOf('structured', '3.3', { calculator: 'needed' })

export { templates }

const RATES = [
  [10, 40, 65, 80, 85],
  [15, 45, 70, 85, 90],
  [10, 35, 60, 75, 80],
  [20, 50, 75, 90, 95],
] as const

core('roots-with-less-oxygen', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    rates: random.pick(RATES),
    from: random.pick([1, 2] as const),
    to: random.pick([3, 4] as const),
    ion: random.pick(['nitrate', 'potassium', 'phosphate']),
    plant: random.pick(['barley', 'maize', 'rice']),
  }),
  make: ({ rates, from, to, ion, plant }) => {
    const [less, more] = [rates[from], rates[to]]
    const rise = (100 * (more - less)) / less
    return {
      stem: [
        `Roots of ${plant} stand in a very dilute solution of ${ion} ions. Gases with different percentages of oxygen are bubbled through it. The graph shows how fast the roots take up the ions.`,
        `A scientist investigates how the uptake of ${ion} ions by roots of ${plant} depends on oxygen. The solution of ions is very dilute. The graph shows the results.`,
        `The graph shows the rate at which roots of ${plant} take up ${ion} ions from a very dilute solution when there is more or less oxygen around them.`,
      ],
      figure: uptakeAndOxygen(rates, ion),
      parts: {
        a: ask.number({
          prompt: `State the rate of uptake at ${OXYGEN[to]}% oxygen.`,
          objective: 'AO2',
          answer: more,
          unit: '',
          tolerance: 2,
          scheme: [`${more} (units per hour)`],
          solution: `Go up from ${OXYGEN[to]}% to the curve and left to the axis: ${more} units per hour.`,
        }),
        b: ask.number({
          prompt: `Calculate the percentage increase in the rate from ${OXYGEN[from]}% to ${OXYGEN[to]}% oxygen.`,
          answer: rise,
          unit: '%',
          scheme: [`C1 (${more} − ${less}) ÷ ${less} × 100`, `A1 ${figures(rise, 2)}%`],
          solution: `The increase is ${more} − ${less} = ${more - less}. Divide by the rate at the start: ${more - less} ÷ ${less} × 100 = ${figures(rise, 2)}%.`,
        }),
        c: ask.written({
          prompt: 'Explain why the roots take up ions more slowly when there is less oxygen.',
          marks: 3,
          scheme: WITHOUT_OXYGEN,
          modelAnswer:
            'With less oxygen there is less respiration, so less energy is released. The ions are taken up by active transport, which needs energy.',
          solution:
            'The chain has three links: oxygen is used in respiration, respiration releases energy, and active transport uses the energy.',
        }),
        d: ask.written({
          prompt: 'State **one** variable, other than the kind of ion, that must be kept the same.',
          objective: 'AO2',
          marks: 1,
          lines: 1,
          scheme: [SAME_FOR_ALL_ROOTS],
          modelAnswer: 'The temperature of the solution must be the same.',
          solution:
            'Temperature, concentration of the solution and mass of roots also change the rate of uptake.',
        }),
        e: ask.choice({
          prompt: 'Farmers drain fields that are full of water. Which reason fits these results?',
          objective: 'AO2',
          solution:
            'Soil full of water holds little air. With air spaces, roots get oxygen for respiration and can take up more ions.',
          right: 'Air gets into the soil, so roots respire faster and take up more ions.',
          wrong: {
            'Air gets into the soil, so ions evaporate and enter the roots as a gas.':
              'You let ions become a gas, but roots take them up in solution.',
            'Water leaves the soil, so roots take up ions by diffusion without oxygen.':
              'You took the uptake for diffusion, but it depends on oxygen.',
            'Water leaves the soil, so roots use less energy to take up the ions.':
              'You changed the energy that is needed; what changes is the energy that is released.',
          },
        }),
      },
    }
  },
  verify: ({ rates, from, to }) => ({ a: rates[to], b: 100 * (rates[to] / rates[from] - 1) }),
})

const LETTERED = ['ion outside the cell', 'cell membrane', 'ion inside the cell', 'carrier protein'] as const

supplement('carrier-in-a-membrane', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(LETTERED),
    cell: random.pick(['a root hair cell', 'a cell of a water plant', 'a cell of a seaweed']),
  }),
  make: ({ order, cell }) => ({
    stem: [
      `The diagram shows how ions pass through the membrane of ${cell}. The outside of the cell is at the top.`,
      `Ions are taken into ${cell} as shown in the diagram. The inside of the cell is below the membrane.`,
      `The diagram is a model of the uptake of ions by ${cell}. The cell lies below the membrane.`,
    ],
    figure: activeTransport.figure({
      name: `${TOPIC}/uptake-with-letters`,
      title: 'Uptake of ions through a cell membrane',
      labels: Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])),
    }),
    parts: {
      a: ask.match({
        prompt: 'Identify what the letters A, B, C and D show.',
        marks: 4,
        items: [...'ABCD'].map(letter => ({ id: letter, text: letter })),
        targets: asItems([...LETTERED]),
        answer: Object.fromEntries(order.map((part, at) => ['ABCD'.charAt(at), part])),
        scheme: order.map((part, at) => `${'ABCD'.charAt(at)}: ${part}`),
        solution:
          'The membrane lies across the picture. The carrier protein reaches through it. Few ions are outside, above it, and many are inside, below it.',
      }),
      b: ask.written({
        prompt: 'The process is active transport. Define the term active transport.',
        command: 'Define',
        marks: 3,
        scheme: DEFINITION,
        modelAnswer:
          'Active transport is the movement of particles through a cell membrane from a region of lower concentration to a region of higher concentration, using energy from respiration.',
        solution:
          'Three parts: movement through a cell membrane, from lower to higher concentration, using energy from respiration.',
      }),
      c: ask.written({
        prompt: 'Describe how the carrier protein takes an ion into the cell.',
        marks: 2,
        scheme: CARRIER,
        modelAnswer:
          'The ion binds to the carrier protein, which uses energy to move it across the membrane.',
        solution:
          'The ion binds on the outside, the protein moves it across with energy from respiration, and sets it free inside.',
      }),
      d: ask.choice({
        prompt: 'What shows that this is not diffusion?',
        objective: 'AO2',
        solution: 'There are more ions inside than outside, and still they move in: against the gradient.',
        right: 'The ions move to the side where there are more of them.',
        wrong: {
          'The ions move through the cell membrane.':
            'You chose something that happens in diffusion as well.',
          'The ions move from the outside to the inside.':
            'You chose a direction that diffusion can have as well.',
          'The ions are small enough to be dissolved in water.':
            'You chose something that is so in diffusion as well.',
        },
      }),
    },
  }),
})

core('ions-in-a-pond-plant', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const actives = random.sample([0, 1, 2, 3], 2)
    const water = IONS.map(() => random.step(10, 26, 2))
    const cells = IONS.map((_, at) =>
      actives.includes(at) ? (water[at] ?? 0) + random.step(10, 24, 2) : (water[at] ?? 0) - 6,
    )
    return {
      actives,
      water,
      cells,
      asked: actives[0] ?? 0,
      plant: random.pick(['pondweed', 'duckweed', 'water moss']),
    }
  },
  make: ({ actives, water, cells, asked, plant }) => {
    const [outside, inside] = [water[asked] ?? 0, cells[asked] ?? 0]
    return {
      stem: [
        `The bar chart shows the concentrations of four ions in the water of a pond and in the cells of ${plant} that grows there. The cells have taken up all these ions from the water.`,
        `Cells of ${plant} take up four ions from the water of a pond. The bar chart shows their concentrations in the water and in the cells.`,
        `A scientist compares the concentrations of four ions in pond water and in the cells of ${plant}. All ions in the cells came from the water.`,
      ],
      figure: ionsInWaterAndCells(water, cells),
      parts: {
        a: ask.number({
          prompt: `The concentration of ${IONS[asked]} ions is ${plain(outside)} units in the water and ${plain(inside)} units in the cells. Calculate how many times as concentrated they are in the cells.`,
          command: 'Calculate',
          answer: inside / outside,
          unit: '',
          scheme: [`C1 ${inside} ÷ ${outside}`, `A1 ${figures(inside / outside, 2)}`],
          solution: `Divide the concentration in the cells by the one in the water: ${inside} ÷ ${outside} = ${figures(inside / outside, 2)}.`,
        }),
        b: ask.match({
          prompt: 'Match each ion with the process that explains its concentration in the cells.',
          objective: 'AO2',
          marks: 4,
          items: IONS.map(ion => ({ id: ion, text: ion })),
          targets: asItems(['diffusion is enough', 'active transport is needed']),
          answer: Object.fromEntries(
            IONS.map((ion, at) => [
              ion,
              actives.includes(at) ? 'active transport is needed' : 'diffusion is enough',
            ]),
          ),
          scheme: IONS.map(
            (ion, at) =>
              `${ion}: ${actives.includes(at) ? 'active transport is needed' : 'diffusion is enough'}`,
          ),
          solution:
            'Compare the bars of each ion. Where the cells hold more than the water, ions must have moved against their gradient: active transport. Where they hold less, diffusion is enough.',
        }),
        c: ask.written({
          prompt: 'State **two** differences between active transport and diffusion.',
          marks: 2,
          scheme: DIFFERENCES,
          modelAnswer:
            'Active transport is against a concentration gradient, diffusion is down one. Active transport uses energy from respiration, diffusion does not.',
          solution: 'Direction and energy are the two differences. Name both processes in each sentence.',
        }),
        d: ask.choice({
          prompt: `What happens to the uptake of ${IONS[asked]} ions when the water is cooled to 2 °C?`,
          objective: 'AO2',
          solution:
            'Respiration is slower at a low temperature, so less energy is released and active transport slows down.',
          right: 'It is slower, because less energy is released by respiration.',
          wrong: {
            'It is slower, because the water has fewer ions dissolved in it.':
              'You changed the number of ions, but cooling leaves them in the water.',
            'It stays the same, because active transport is passive.':
              'You called active transport passive, but it uses energy from respiration.',
            'It is faster, because cells respire more to keep warm.':
              'You took the plant for a mammal; its cells respire more slowly in the cold.',
          },
        }),
      },
    }
  },
  verify: ({ water, cells, asked }) => ({ a: 1 / ((water[asked] ?? 1) / (cells[asked] ?? 1)) }),
})
