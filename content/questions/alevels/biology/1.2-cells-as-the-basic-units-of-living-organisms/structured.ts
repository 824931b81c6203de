import { asItems, ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import type { Wrong } from '@/lib/exams/authoring/options'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { figure } from '@/lib/figures/figure'
import { circle, curve, dot, ellipse, line, type Point, rect, text } from '@/lib/figures/shapes'
import { manyMitochondria, ROLE_OF_GOLGI, ROLE_OF_ROUGH_ER } from './points'

const { question, templates } = questionsOf('structured', '1.2')

export { templates }

const ROLES: readonly [string, string][] = [
  ['Golgi body', 'modification of proteins and their packaging into vesicles'],
  ['smooth endoplasmic reticulum', 'synthesis of lipids and steroids'],
  ['lysosome', 'breakdown of worn-out organelles by hydrolytic enzymes'],
  ['nucleolus', 'assembly of the subunits of ribosomes'],
  ['centrioles', 'organisation of the spindle in animal cells'],
  ['microvilli', 'enlargement of the surface area for absorption'],
  ['plasmodesmata', 'connection of the cytoplasm of neighbouring plant cells'],
  ['tonoplast', 'separation of the large vacuole from the cytoplasm'],
]

const ACTIVE = [
  { cell: 'a muscle cell', uses: 'contraction', point: 'contraction (of the muscle)' },
  {
    cell: 'a cell that lines the airways and has many cilia',
    uses: 'the beating of its cilia',
    point: 'beating of cilia',
  },
  {
    cell: 'a root hair cell',
    uses: 'the active transport of mineral ions',
    point: 'active transport (of ions)',
  },
  {
    cell: 'a gland cell that secretes a protein',
    uses: 'protein synthesis and exocytosis',
    point: 'protein synthesis / exocytosis',
  },
] as const

question('functions-and-many-mitochondria', {
  facts: { difficulty: 2, checked: '2026-11-30' },
  values: random => {
    const [spare = ['', ''] as const, ...items] = random.sample(ROLES, 5)
    return { items, spare, active: random.pick(ACTIVE) }
  },
  make: ({ items, spare, active }) => ({
    stem: 'This question is about the structures in eukaryotic cells.',
    parts: {
      a: ask.match({
        prompt: 'Match each structure with its function.',
        marks: 4,
        items: items.map(([name]) => ({ id: name, text: name })),
        targets: [...items, spare].map(([name, does]) => ({ id: name, text: does })),
        answer: Object.fromEntries(items.map(([name]) => [name, name])),
        scheme: items.map(([name, does]) => `${name}: ${does}`),
        solution: `Each structure has one of the functions, and one function is left over: ${items.map(([name, does]) => `${name}: ${does}`).join('; ')}.`,
      }),
      b: ask.written({
        lead: `Electron micrographs of ${active.cell} show many mitochondria.`,
        prompt: 'Explain why this cell needs many mitochondria.',
        objective: 'AO2',
        scheme: manyMitochondria(active.uses, active.point),
        solution: 'Link the organelle to ATP, and ATP to the process of this cell that needs energy.',
        modelAnswer: `Mitochondria make ATP by aerobic respiration. The cell needs much energy from ATP for ${active.uses}.`,
      }),
    },
  }),
})

const PRODUCTS = [
  { cell: 'cells of the pancreas', protein: 'an enzyme' },
  { cell: 'white blood cells', protein: 'antibodies' },
  { cell: 'cells of the salivary glands', protein: 'an enzyme' },
  { cell: 'goblet cells', protein: 'glycoproteins of mucus' },
] as const

question('secretion-of-a-protein-in-order', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({ item: random.pick(PRODUCTS), asks: random.pick(['golgi', 'ribosomes'] as const) }),
  make: ({ item, asks }) => ({
    stem: `In the human body, ${item.cell} make and secrete ${item.protein}.`,
    parts: {
      a: ask.order({
        prompt: 'Identify the order of the events, from the nucleus to the release of the protein.',
        marks: 3,
        items: [
          { id: 'mrna', text: 'mRNA leaves the nucleus through a nuclear pore' },
          { id: 'made', text: 'ribosomes on the rough ER make the polypeptide' },
          { id: 'bud', text: 'a vesicle buds off from the rough ER' },
          { id: 'golgi', text: 'the protein is modified in the Golgi body' },
          { id: 'pack', text: 'the protein is packaged into a secretory vesicle' },
          { id: 'fuse', text: 'the vesicle fuses with the cell surface membrane' },
        ],
        answer: ['mrna', 'made', 'bud', 'golgi', 'pack', 'fuse'],
        scheme: sequenceScheme(6, 3),
        solution:
          'The instructions leave the nucleus as mRNA. The protein is made on the rough ER, carried to the Golgi body, modified, packaged and released by exocytosis at the cell surface membrane.',
      }),
      b: ask.written({
        prompt:
          asks === 'golgi'
            ? 'Describe the role of the Golgi body in this process.'
            : 'Describe the role of the rough endoplasmic reticulum in this process.',
        command: 'Describe',
        marks: 2,
        scheme: asks === 'golgi' ? ROLE_OF_GOLGI : ROLE_OF_ROUGH_ER,
        solution:
          asks === 'golgi'
            ? 'Two roles earn the marks: the Golgi body modifies the protein and packages it into vesicles.'
            : 'Two roles earn the marks: its ribosomes make the protein, and the protein folds and is transported inside it.',
        modelAnswer:
          asks === 'golgi'
            ? 'The Golgi body modifies the protein, for example by adding sugars, and packages it into secretory vesicles.'
            : 'The ribosomes on the rough ER make the protein. The protein then enters the rough ER, folds and is transported in it.',
      }),
    },
  }),
})

const FEATURES: readonly [string, 'bacterium only' | 'liver cell only' | 'both'][] = [
  ['cell wall of peptidoglycan', 'bacterium only'],
  ['circular DNA free in the cytoplasm', 'bacterium only'],
  ['nuclear envelope with pores', 'liver cell only'],
  ['80S ribosomes', 'liver cell only'],
  ['Golgi body', 'liver cell only'],
  ['cell surface membrane', 'both'],
  ['cytoplasm', 'both'],
  ['70S ribosomes', 'both'],
]

question('bacterium-compared-with-a-liver-cell', {
  facts: { difficulty: 3, calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const pick = (kind: string, count: number) =>
      random.sample(
        FEATURES.filter(([, where]) => where === kind),
        count,
      )
    const width = random.step(1.2, 2, 0.2)
    const times = random.pick([10, 12, 15])
    if (width * times < 17.9 || width * times > 30.1) return null
    return {
      items: random.shuffle([
        ...pick('bacterium only', 1),
        ...pick('liver cell only', 1),
        ...pick('both', 2),
      ]),
      width,
      times,
    }
  },
  make: ({ items, width, times }) => {
    const liver = Number((width * times).toPrecision(6))
    const power = 2000
    return {
      stem: `A spherical bacterium is ${quantity(width, 'µm')} wide. A liver cell of a mammal is ${quantity(liver, 'µm')} wide.`,
      parts: {
        a: ask.number({
          prompt: 'Calculate how many times wider the liver cell is than the bacterium.',
          answer: times,
          scheme: [plain(times)],
          solution: `Both widths are in µm, so divide: ${plain(liver)} ÷ ${plain(width)} = ${times}.`,
        }),
        b: ask.number({
          prompt: `Calculate the width, in mm, of the image of the bacterium in a micrograph with a magnification of ×${plain(power)}.`,
          subtopic: '1.1',
          answer: width * 2,
          unit: 'mm',
          scheme: steps(`${plain(width)} × ${plain(power)} (µm)`, quantity(width * 2, 'mm', 2)),
          solution: `Image size = actual size × magnification = ${plain(width)} × ${plain(power)} = ${quantity(width * power, 'µm')} = ${quantity(width * 2, 'mm', 2)}.`,
        }),
        c: ask.match({
          prompt: 'Identify where each feature is found.',
          items: items.map(([feature]) => ({ id: feature, text: feature })),
          targets: asItems(['bacterium only', 'liver cell only', 'both']),
          answer: Object.fromEntries(items),
          scheme: ['two right: 1 mark', 'three right: 2 marks', 'all four right: 3 marks'],
          solution: `All cells have cytoplasm, a cell surface membrane and ribosomes; only eukaryotic cells have a nucleus and a Golgi body. So ${items.map(([feature, where]) => `${feature}: ${where}`).join('; ')}.${items.some(([feature]) => feature === '70S ribosomes') ? ' In the liver cell, the 70S ribosomes are inside the mitochondria.' : ''}`,
        }),
      },
    }
  },
  verify: ({ width, times }) => ({ a: (width * times * 1000) / (width * 1000), b: (width / 1000) * 2000 }),
})

const PARTS: readonly { name: string; seen: string; to: Point; end: Point }[] = [
  { name: 'cell wall', seen: 'the thick outer line round the cell', to: [64, 52], end: [40, 20] },
  {
    name: 'circular DNA',
    seen: 'a closed loop in the middle of the cell',
    to: [150, 66],
    end: [150, 14],
  },
  { name: 'ribosome', seen: 'one of many small dots', to: [236, 100], end: [262, 158] },
  {
    name: 'cell surface membrane',
    seen: 'the thin line inside the thick line',
    to: [252, 85],
    end: [300, 60],
  },
]

question('bacterium-to-label', {
  facts: { difficulty: 2, calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const actual = random.step(1.6, 4, 0.2)
    const power = random.pick([15_000, 20_000, 25_000])
    const image = Math.round((actual * power) / 1000)
    if (Math.abs(image - (actual * power) / 1000) > 1e-9) return null
    return { letters: random.shuffle(['A', 'B', 'C', 'D']), actual, power, image }
  },
  make: ({ letters, actual, power, image }) => ({
    stem: 'The diagram shows a typical bacterium, drawn from an electron micrograph.',
    figure: figure(
      {
        name: 'cell-structure/bacterium-with-letters',
        title: 'A bacterium with four parts lettered',
        description: `A long cell with rounded ends, bounded by a thick line and a thin line inside it. ${PARTS.map(({ seen }, at) => `${letters[at]} points to ${seen}`).join('. ')}.`,
        height: 176,
      },
      rect(50, 44, 210, 82, 'l thick', 38),
      rect(58, 52, 194, 66, 'l w', 31),
      curve(
        [
          [104, 88],
          [122, 70],
          [150, 66],
          [184, 74],
          [196, 88],
          [176, 104],
          [150, 92],
          [128, 106],
        ],
        'p',
        true,
      ),
      ...[
        [80, 74],
        [88, 96],
        [76, 86],
        [214, 72],
        [226, 86],
        [236, 100],
        [212, 104],
        [100, 108],
      ].map(([x = 0, y = 0]) => dot(x, y, 'd', 2.6)),
      ...PARTS.map(({ to, end }) => line(...to, ...end, 'l thin')),
      ...PARTS.map(({ end: [x, y] }, at) =>
        text(x, y < 70 ? y - 3 : y + 14, letters[at] ?? '', { anchor: 'middle', cls: 'b' }),
      ),
    ),
    parts: {
      a: ask.match({
        prompt: 'Identify the parts A to D.',
        marks: 4,
        items: ['A', 'B', 'C', 'D'].map(letter => ({ id: letter, text: letter })),
        targets: asItems([...PARTS.map(({ name }) => name), 'nucleolus', 'mitochondrion']),
        answer: Object.fromEntries(PARTS.map(({ name }, at) => [letters[at] ?? '', name])),
        scheme: ['A', 'B', 'C', 'D'].map(letter => `${letter}: ${PARTS[letters.indexOf(letter)]?.name}`),
        solution: `${PARTS.map(({ name, seen }, at) => `${letters[at]} is ${seen}: ${name}`).join('. ')}. A bacterium has neither a nucleolus nor mitochondria.`,
      }),
      b: ask.number({
        prompt: `In the micrograph, at a magnification of ×${plain(power)}, the bacterium is ${quantity(image, 'mm')} long. Calculate its actual length. State the unit.`,
        command: 'Calculate',
        subtopic: '1.1',
        answer: actual,
        unit: 'µm',
        unitMode: 'asked',
        scheme: steps(
          `${plain(image * 1000)} ÷ ${plain(power)}`,
          `${quantity(actual, 'µm', 2)}, with the unit`,
        ),
        solution: `${quantity(image, 'mm')} = ${quantity(image * 1000, 'µm')}. Actual size = image size ÷ magnification = ${plain(image * 1000)} ÷ ${plain(power)} = ${quantity(actual, 'µm', 2)}.`,
      }),
    },
  }),
  verify: ({ power, image }) => ({ b: image / (power / 1000) }),
})

const VIRUS_LACKS: readonly Wrong[] = [
  ['ribosomes', 'You took a virus for a cell; it uses the ribosomes of its host.'],
  ['a cell wall', 'You took the capsid for a cell wall; neither viruses nor cells of mammals have one.'],
  ['cytoplasm', 'You took a virus for a cell; it is non-cellular and has no cytoplasm.'],
  ['a nucleus', 'You took the core for a nucleus; the nucleic acid of a virus lies inside the capsid.'],
  ['mitochondria', 'You overlooked that a virus does not respire and has no organelles.'],
]

question('structure-of-a-virus', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => ({
    letters: random.shuffle(['A', 'B', 'C']),
    wrong: random.sample(VIRUS_LACKS, 3),
    host: random.pick(['bats', 'humans', 'birds', 'pigs']),
  }),
  make: ({ letters, wrong, host }) => {
    const [outer = '', middle = '', inner = ''] = letters
    return {
      stem: `The diagram shows a section through a virus that infects ${host}.`,
      figure: figure(
        {
          name: 'cell-structure/virus-with-letters',
          title: 'Section through a virus with three parts lettered',
          description: `${outer} points to an outer ring of two lines. ${middle} points to a ring of small round units inside it. ${inner} points to a coiled thread in the centre.`,
          height: 172,
        },
        circle(150, 86, 74),
        circle(150, 86, 66),
        ...Array.from({ length: 20 }, (_, at) =>
          circle(
            150 + 48 * Math.cos((at * Math.PI) / 10),
            86 + 48 * Math.sin((at * Math.PI) / 10),
            6.8,
            'l sunk',
          ),
        ),
        ...[0, 1, 2, 3].map(at => ellipse(132 + at * 12, 86, 7, 16, 'p')),
        line(210, 50, 286, 30, 'l thin'),
        line(196, 86, 286, 86, 'l thin'),
        line(160, 96, 286, 142, 'l thin'),
        text(292, 34, outer, { cls: 'b' }),
        text(292, 90, middle, { cls: 'b' }),
        text(292, 146, inner, { cls: 'b' }),
      ),
      parts: {
        a: ask.match({
          prompt: 'Identify the main substance of each of the parts A, B and C.',
          items: ['A', 'B', 'C'].map(letter => ({ id: letter, text: letter })),
          targets: asItems(['phospholipids', 'protein', 'DNA or RNA', 'peptidoglycan', 'cellulose']),
          answer: { [outer]: 'phospholipids', [middle]: 'protein', [inner]: 'DNA or RNA' },
          scheme: [`${outer}: phospholipids`, `${middle}: protein`, `${inner}: DNA or RNA`],
          solution: `${outer} is the envelope, made of phospholipids from a membrane of the host. ${middle} is the capsid, made of protein. ${inner} is the core of nucleic acid.`,
        }),
        b: ask.choice({
          prompt: 'Which structure is found in some viruses as well as in all cells of mammals?',
          scheme: ['a layer that contains phospholipids'],
          solution:
            'Cell membranes consist mainly of phospholipids, and so does the envelope that some viruses take from their host cell.',
          right: 'a layer that contains phospholipids',
          wrong,
        }),
      },
    }
  },
})
