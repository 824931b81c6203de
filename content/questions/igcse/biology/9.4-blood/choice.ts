import { bySize, inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { lymphocyte, phagocyte } from '@/lib/figures/biology/blood-cells'
import { bloodSmear, phagocytosis } from '@/lib/figures/biology/blood-smear'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { capital } from '../shared'
import { spunTube } from './drawings'

const { core, supplement, templates } = choiceQuestions('9.4', { calculator: 'needed' })

export { templates }

const IN_BLOOD = [
  { part: 'red blood cell', name: 'a red blood cell', does: 'transports oxygen' },
  { part: 'lymphocyte', name: 'a white blood cell', does: 'produces antibodies' },
  { part: 'platelet', name: 'a platelet', does: 'helps the blood to clot' },
  { part: 'plasma', name: 'plasma', does: 'transports dissolved glucose and urea' },
] as const

core('letter-in-a-smear', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    order: random.shuffle(IN_BLOOD),
    right: random.int(0, 3),
    who: random.pick(['a student', 'a dog', 'a patient', 'a sheep']),
  }),
  make: ({ order, right, who }) => {
    const asked = order[right] ?? IN_BLOOD[0]
    return {
      stem: [
        `The diagram shows a drop of blood of ${who} as it is seen through a microscope.`,
        `A drop of blood of ${who} is stained and looked at through a microscope. Four parts are labelled A to D.`,
        `The drawing was made from a photomicrograph of the blood of ${who}.`,
      ],
      figure: bloodSmear.figure({
        name: 'transport-in-animals/drop-with-letters',
        labels: Object.fromEntries(order.map(({ part }, at) => [part, 'ABCD'.charAt(at)])),
      }),
      prompt: [`Which labelled part ${asked.does}?`, `Which letter labels the part that ${asked.does}?`],
      options: inThisOrder(
        order.map(({ name, does }, at): Wrong | string =>
          at === right ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), `You chose ${name}, which ${does}.`],
        ),
      ),
      solution: `Red blood cells are the many discs without a nucleus, white blood cells have a nucleus, platelets are tiny specks, and plasma is the liquid between them. The part that ${asked.does} is ${asked.name}: ${'ABCD'.charAt(right)}.`,
    }
  },
})

core('share-of-plasma', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const total = random.pick([8, 10])
    const cells = random.step(3, 4.4, 0.2)
    const right = ((total - cells) / total) * 100
    const wrong = threeSlips(
      random,
      right,
      [
        [(cells / total) * 100, 'You calculated the percentage of cells, the dark layer at the bottom.'],
        [(cells / (total - cells)) * 100, 'You divided the volume of cells by the volume of plasma.'],
        [
          ((total - cells) / 10) * 100,
          'You divided by the height of the scale, but the tube is not filled to the top.',
        ],
        [((total - cells + 1) / total) * 100, 'You read the upper surface of the cells 1 cm^{3} too low.'],
        [
          ((total - (cells + Math.floor(cells)) / 2) / total) * 100,
          'You counted a small division of the scale as 0.1 cm^{3}, but it is 0.2 cm^{3}.',
        ],
      ].filter(([value]) => Number(value) < 100) as [number, string][],
      value => `${Math.round(value)}%`,
    )
    return wrong && Math.abs(right - Math.round(right)) < 0.01
      ? {
          total,
          cells,
          right,
          wrong,
          who: random.pick(['an athlete', 'a patient', 'a girl of 15', 'a horse']),
        }
      : null
  },
  make: ({ total, cells, right, wrong, who }) => ({
    stem: [
      `A tube with blood of ${who} was spun very fast. The diagram shows the tube afterwards.`,
      `The blood of ${who} is spun in a tube until all the cells lie at the bottom, as in the diagram.`,
      `The cells in a sample of blood of ${who} have been made to sink. The diagram shows the tube.`,
    ],
    figure: spunTube(total, cells),
    prompt: ['What percentage of the blood is plasma?', 'How much of the volume of the blood is plasma?'],
    options: bySize({ right, wrong, print: value => `${Math.round(value)}%` }),
    solution: `The clear layer is plasma: ${plain(total)} − ${plain(cells)} = ${quantity(total - cells, 'cm^3')} of ${quantity(total, 'cm^3')}. ${plain(total - cells)} ÷ ${plain(total)} × 100 = ${Math.round(right)}%.`,
  }),
  verify: ({ total, cells }) => 100 - (100 * cells) / total,
})

core('cells-in-a-counting-chamber', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const count = random.int(42, 58)
    const [dilution, volume] = random.pick([
      [100, 0.001], // cubic millimetres
      [200, 0.002],
      [250, 0.0025],
    ] as const)
    const right = Math.round((count * dilution) / volume)
    const wrong = threeSlips(
      random,
      right,
      [
        [
          Math.round(count / volume),
          'You left out the dilution: the blood has more cells than the diluted sample.',
        ],
        [Math.round(count / volume / dilution), 'You divided by the dilution instead of multiplying.'],
        [count * dilution, 'You did not divide by the volume of the sample.'],
        [right * 10, 'You placed the decimal point wrong when you divided by the volume.'],
        [right / 10, 'You placed the decimal point wrong when you divided by the volume.'],
      ],
      plain,
    )
    return wrong
      ? {
          count,
          dilution,
          volume,
          right,
          wrong,
          who: random.pick(['a mountaineer', 'a donor', 'a patient', 'a cyclist']),
        }
      : null
  },
  make: ({ count, dilution, volume, right, wrong, who }) => ({
    stem: [
      `Blood of ${who} is diluted ${dilution} times. In ${plain(volume)} mm^{3} of the diluted blood, ${count} red blood cells are counted through a microscope.`,
      `To count red blood cells, blood of ${who} is made ${dilution} times as dilute. There are then ${count} red blood cells in ${plain(volume)} mm^{3}.`,
      `A technician counts ${count} red blood cells in ${plain(volume)} mm^{3} of a sample. The sample is blood of ${who} that was diluted ${dilution} times.`,
    ],
    prompt: [
      'How many red blood cells are in 1 mm^{3} of the blood?',
      'What is the number of red blood cells in 1 mm^{3} of the undiluted blood?',
    ],
    options: bySize({ right, wrong, print: plain }),
    solution: `In 1 mm^{3} of the diluted blood: ${count} ÷ ${plain(volume)} = ${plain(count / volume)}. The blood itself has ${dilution} times as many: ${plain(count / volume)} × ${dilution} = ${plain(right)}.`,
  }),
  verify: ({ count, dilution, volume }) => plain(count * dilution * Math.round(1 / volume)),
})

const LACKS = [
  { at: 0, effect: 'Less oxygen is carried to the tissues.', why: 'Red blood cells carry oxygen' },
  { at: 1, effect: 'Pathogens are destroyed more slowly.', why: 'White blood cells destroy pathogens' },
  { at: 2, effect: 'A cut bleeds for longer.', why: 'Platelets are needed for clotting' },
] as const

core('blood-test-of-a-patient', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    lack: random.pick(LACKS),
    normal: [random.int(92, 108), random.int(92, 108), random.int(92, 108)] as const,
    low: random.int(30, 55),
    who: random.pick(['a man', 'a woman', 'a child', 'an old man']),
  }),
  make: ({ lack, normal, low, who }) => {
    const errors = [
      'You thought of too few red blood cells, but their number is normal.',
      'You thought of too few white blood cells, but their number is normal.',
      'You thought of too few platelets, but their number is normal.',
    ]
    const others = LACKS.filter(({ at }) => at !== lack.at)
    return {
      stem: [
        `The chart shows the results of a blood test of ${who}. The number of each kind of cell is given as a percentage of the normal number.`,
        `A doctor tests the blood of ${who}. The chart shows each count as a percentage of the normal one.`,
        `The blood of ${who} is tested. In the chart, 100 means that there are as many as in a healthy person.`,
      ],
      figure: chartFigure(
        { name: 'transport-in-animals/blood-count', title: 'Results of a blood test' },
        barChart({
          categories: ['red blood\ncells', 'white blood\ncells', 'platelets'],
          values: normal.map((value, at) => (at === lack.at ? low : value)),
          yLabel: 'percentage of the normal number',
          yEvery: 20,
          yMax: 120,
        }),
      ),
      prompt: ['What is the most likely effect?', 'Which effect on the body is most likely?'],
      right: lack.effect,
      wrong: [
        ...others.map(({ at, effect }): Wrong => [effect, errors[at] ?? '']),
        [
          'Less urea is carried to the kidneys.',
          'You thought of the plasma, which is not shown in the chart.',
        ] as Wrong,
      ],
      solution: `One bar is far below 100. ${lack.why}, so the effect is: ${lack.effect.charAt(0).toLowerCase()}${lack.effect.slice(1)}`,
    }
  },
})

supplement('kind-of-white-blood-cell', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    lymph: random.chance(0.5),
    who: random.pick(['a rabbit', 'a human', 'a horse', 'a mouse']),
  }),
  make: ({ lymph, who }) => {
    const [name, other] = lymph ? ['lymphocyte', 'phagocyte'] : ['phagocyte', 'lymphocyte']
    const [job, otherJob] = lymph
      ? ['produces antibodies', 'engulfs pathogens']
      : ['engulfs pathogens', 'produces antibodies']
    return {
      stem: [
        `The diagram shows a blood cell of ${who}.`,
        `A student draws a blood cell of ${who} that she sees in a photomicrograph.`,
        `A blood cell of ${who} was stained and drawn.`,
      ],
      figure: (lymph ? lymphocyte : phagocyte).figure({
        name: `transport-in-animals/blood-cell-${lymph ? 'one' : 'two'}`,
        title: 'A cell from the blood',
        labels: 'none',
      }),
      prompt: ['Which row describes the cell?', 'Which row names the cell and gives its function?'],
      columns: 'cell | function',
      right: `${name} | ${job}`,
      wrong: {
        [`${other} | ${otherJob}`]: `You took the nucleus for that of a ${other}. A lymphocyte has a large round nucleus, a phagocyte a lobed one.`,
        [`${name} | ${otherJob}`]: `You named the cell but gave the function of a ${other}.`,
        [`${other} | ${job}`]: `You gave the right function but the name of the other kind of white blood cell.`,
      },
      solution: lymph
        ? 'The nucleus is large and round and almost fills the cell: a lymphocyte. Lymphocytes produce antibodies.'
        : 'The nucleus has lobes: a phagocyte. Phagocytes engulf pathogens by phagocytosis.',
    }
  },
})

supplement('pictures-of-a-cell-in-order', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const order = random.shuffle([0, 1, 2, 3])
    return order.every((stage, at) => stage === at)
      ? null
      : { order, who: random.pick(['a mouse', 'a human', 'a rat']) }
  },
  make: ({ order, who }) => {
    const path = (stages: readonly number[]) =>
      stages.map(stage => 'PQRS'.charAt(order.indexOf(stage))).join(' → ')
    return {
      stem: [
        `The pictures show a phagocyte of ${who} and a bacterium at four moments. They are in the wrong order.`,
        `A phagocyte of ${who} meets a bacterium. Four pictures, P to S, are taken, but their order is lost.`,
        `Four moments of phagocytosis in ${who} were drawn, P to S. They are not in the right order.`,
      ],
      figure: phagocytosis.figure({
        name: 'transport-in-animals/four-moments',
        order,
        names: ['P', 'Q', 'R', 'S'],
      }),
      prompt: ['What is the correct order of the pictures?', 'In which order were the pictures taken?'],
      right: path([0, 1, 2, 3]),
      wrong: {
        [path([1, 0, 2, 3])]:
          'You put the arms of the cell before the meeting: the bacterium lies beside a round cell first.',
        [path([0, 2, 1, 3])]: 'You put the bacterium inside before the arms of the cell surround it.',
        [path([0, 1, 3, 2])]: 'You reversed the end: the bacterium is taken in whole and then digested.',
      },
      solution: `The phagocyte meets the bacterium, surrounds it with two arms, takes it in and digests it: ${path([0, 1, 2, 3])}.`,
    }
  },
})

// What is asked about the two proteins, so that draws differ in more than the person.
const PROTEINS = [
  {
    prompt: [
      'Which row describes the change in the blood?',
      'Which row is correct for the change that forms the clot?',
    ],
    columns: 'before | after',
    right: 'soluble fibrinogen | insoluble fibrin',
    wrong: {
      'soluble fibrin | insoluble fibrinogen':
        'You exchanged the names: fibrinogen is what fibrin is made from.',
      'insoluble fibrinogen | soluble fibrin':
        'You exchanged the properties: threads of a mesh cannot be dissolved.',
      'insoluble fibrin | soluble fibrinogen': 'You reversed the change.',
    },
  },
  {
    prompt: [
      'Which row describes the protein of the mesh?',
      'Of which protein is the mesh in the clot made?',
    ],
    columns: 'protein | property',
    right: 'fibrin | insoluble',
    wrong: {
      'fibrin | soluble': 'You named the protein of the mesh, but a mesh that dissolved would hold no cells.',
      'fibrinogen | soluble': 'You took the protein that is dissolved in the plasma before the clot forms.',
      'fibrinogen | insoluble':
        'You gave the property of the mesh but the name of the protein before the change.',
    },
  },
  {
    prompt: [
      'Which row describes the protein in the plasma from which the mesh formed?',
      'Which protein of the plasma was converted when the clot formed?',
    ],
    columns: 'protein | property',
    right: 'fibrinogen | soluble',
    wrong: {
      'fibrinogen | insoluble': 'You named the right protein, but it is dissolved in the plasma.',
      'fibrin | insoluble': 'You took the protein that is there after the change, in the mesh.',
      'fibrin | soluble': 'You gave the property of fibrinogen but the name of what it is converted to.',
    },
  },
  {
    prompt: ['Which row is correct for the clot?', 'Which row describes the clot?'],
    columns: 'mesh made of | what the mesh traps',
    right: 'fibrin | blood cells',
    wrong: {
      'fibrinogen | blood cells':
        'You took the protein that is dissolved in the plasma before the clot forms.',
      'fibrin | fibrinogen':
        'You let the mesh trap fibrinogen, but fibrinogen is what the mesh is made from.',
      'fibrinogen | fibrin':
        'You reversed the change: fibrinogen is converted to fibrin, which is the mesh itself.',
    },
  },
] as const

supplement('proteins-of-clotting', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    asked: random.pick(PROTEINS),
    where: random.pick(['a finger', 'a knee', 'an elbow', 'a foot']),
    who: random.pick(['a gardener', 'a boy', 'a cook']),
  }),
  make: ({ asked, where, who }) => ({
    stem: [
      `${capital(who)} cuts ${where}. After some minutes the blood has clotted.`,
      `A cut in ${where} of ${who} bleeds at first, and then the blood clots.`,
      `Blood at a cut in ${where} of ${who} has turned into a clot.`,
    ],
    prompt: [...asked.prompt],
    columns: asked.columns,
    right: asked.right,
    wrong: { ...asked.wrong },
    solution:
      'Fibrinogen is soluble: it is dissolved in the plasma. At a cut it is converted to insoluble fibrin, whose mesh traps blood cells.',
  }),
})

const CLOTS = [
  'plasma with platelets',
  'plasma with platelets and red blood cells',
  'plasma with platelets and white blood cells',
] as const

const NO_FIBRINOGEN = [
  'plasma with platelets, fibrinogen removed',
  'plasma with platelets and red blood cells, fibrinogen removed',
] as const

const NO_PLASMA = [
  'water with platelets',
  'salt solution with platelets',
  'salt solution with red blood cells',
  'salt solution with platelets and red blood cells',
] as const

supplement('tubes-of-plasma', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const clots = random.pick(CLOTS)
    const others = random.shuffle(NO_PLASMA).slice(0, 2)
    return {
      clots,
      order: random.shuffle([clots, random.pick(NO_FIBRINOGEN), ...others]),
      material: random.pick(['clean sand', 'powdered glass', 'fine glass dust']),
    }
  },
  make: ({ clots, order, material }) => {
    const right = 'ABCD'.charAt(order.indexOf(clots))
    const why = (content: string) =>
      content.includes('removed')
        ? 'You overlooked that fibrinogen is missing, so no fibrin can form.'
        : 'You overlooked that there is no plasma and so no fibrinogen, from which fibrin forms.'
    return {
      stem: [
        `Four tubes are set up. To each, some ${material} is added, which starts clotting as a cut does.`,
        `Some ${material} starts the clotting of blood as a cut does. It is added to four tubes.`,
        `In an investigation of clotting, ${material} is added to four tubes. It acts like a cut in a blood vessel.`,
      ],
      table: {
        head: ['tube', 'content'],
        rows: order.map((content, at) => ['ABCD'.charAt(at), content]),
      },
      prompt: ['In which tube will a clot form?', 'In which tube will a mesh of fibrin form?'],
      options: inThisOrder(
        order.map((content, at): Wrong | string =>
          content === clots ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), why(content)],
        ),
      ),
      solution: `A clot needs fibrinogen, which is dissolved in plasma, and platelets, which start the reaction. Only tube ${right} has both.`,
    }
  },
  // What clots holds plasma, platelets and its fibrinogen.
  verify: ({ order }) =>
    'ABCD'.charAt(
      order.findIndex(
        content =>
          content.startsWith('plasma') && content.includes('platelets') && !content.endsWith('removed'),
      ),
    ),
})
