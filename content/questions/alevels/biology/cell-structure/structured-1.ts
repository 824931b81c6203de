import { statements, type Wrong } from '@/lib/exams/authoring/options'
import { plain, quantity } from '@/lib/exams/format'
import type { MarkPoint } from '@/lib/exams/question'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { circle, curve, dot, ellipse, line, type Point, rect, text } from '@/lib/figures/shapes'

/** One independent mark for each text. */
const b1 = (...texts: string[]): MarkPoint[] => texts.map(each => ({ code: 'B1', text: each }))

/** A calculation: the last mark is for the answer, those before it for the way. */
const steps = (...texts: string[]): MarkPoint[] =>
  texts.map((each, at) => ({ code: at === texts.length - 1 ? 'A1' : 'C1', text: each }))

const asOptions = (list: readonly string[]) => list.map(each => ({ id: each, text: each }))

// 1.1 The microscope in cell studies

const ORGANELLES = [
  { name: 'mitochondrion', bars: [0.5, 0.4], from: 1.4, to: 2.6, step: 0.1 },
  { name: 'chloroplast', bars: [2, 2.5], from: 4.5, to: 7, step: 0.5 },
  { name: 'nucleus', bars: [2, 4], from: 5, to: 9, step: 0.5 },
] as const

const scaleBar = template({
  name: 'scale-bar-and-actual-length',
  subtopic: '1.1',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(ORGANELLES)
    const bar = random.pick<number>(item.bars)
    const barLength = random.step(20, 32, 4)
    const power = (barLength * 1000) / bar
    const actual = random.step(item.from, item.to, item.step)
    const image = (actual * power) / 1000
    if (Math.abs(image - Math.round(image)) > 1e-9 || image > 130) return null
    return { item, bar, barLength, power: Math.round(power), actual, image: Math.round(image) }
  },
  make: ({ item, bar, barLength, power, actual, image }) => {
    const shown = (barLength / image) * 200
    return {
      stem: `The diagram is made from an electron micrograph of a ${item.name}. It is not printed at full size: in the micrograph, the scale bar is ${quantity(barLength, 'mm')} long and the ${item.name} is ${quantity(image, 'mm')} long.`,
      figure: figure(
        {
          name: 'cell-structure/outline-with-a-scale-bar',
          title: `Outline of a ${item.name} with a scale bar`,
          description: `An oval outline with a double line, marked with its length in the micrograph, ${image} millimetres. Below it is a scale bar labelled ${bar} micrometres.`,
          height: 174,
        },
        ellipse(180, 56, 100, 42, 'l sunk'),
        ellipse(180, 56, 95, 37),
        line(80, 110, 280, 110, 'l thin'),
        line(80, 104, 80, 116, 'l thin'),
        line(280, 104, 280, 116, 'l thin'),
        text(180, 128, `${image} mm`, { anchor: 'middle' }),
        line(180 - shown / 2, 148, 180 + shown / 2, 148, 'l thick'),
        text(180, 168, `${plain(bar)} µm`, { anchor: 'middle' }),
      ),
      parts: [
        {
          kind: 'numeric',
          label: 'a',
          prompt: 'Calculate the magnification of the micrograph.',
          command: 'Calculate',
          subtopic: '1.1',
          objective: 'AO2',
          marks: 2,
          answer: power,
          unit: '',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: steps(
            `${plain(barLength * 1000)} ÷ ${plain(bar)} (both in the same unit)`,
            `×${plain(power)}`,
          ),
          solution: `The scale bar is the object: its image is ${quantity(barLength, 'mm')} = ${quantity(barLength * 1000, 'µm')}, its actual length ${quantity(bar, 'µm')}. Magnification = ${plain(barLength * 1000)} ÷ ${plain(bar)} = ${plain(power)}.`,
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: `Calculate the actual length of the ${item.name} in µm.`,
          command: 'Calculate',
          subtopic: '1.1',
          objective: 'AO2',
          marks: 2,
          answer: actual,
          unit: 'µm',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          follow: { from: 'a', formula: `${image * 1000}/x` },
          scheme: steps(
            `${plain(image * 1000)} ÷ ${plain(power)}, or ${image} ÷ ${barLength} × ${plain(bar)}`,
            quantity(actual, 'µm', 2),
          ),
          solution: `Actual size = image size ÷ magnification = ${quantity(image * 1000, 'µm')} ÷ ${plain(power)} = ${quantity(actual, 'µm', 2)}.`,
        },
        {
          kind: 'choice',
          label: 'c',
          prompt: `Why does an electron microscope show more detail of a ${item.name} than a light microscope?`,
          command: 'Identify',
          subtopic: '1.1',
          objective: 'AO1',
          marks: 1,
          scheme: b1('Electrons have a shorter wavelength than light.'),
          solution:
            'The wavelength sets the limit of resolution: about 200 nm for light, about 0.5 nm for an electron microscope.',
          ...statements('Electrons have a shorter wavelength than light.', [
            [
              'Electrons have a longer wavelength than light.',
              'You exchanged the wavelengths; a longer one would give a lower resolution.',
            ],
            [
              'Electrons pass through thicker specimens than light.',
              'You overlooked that electrons need very thin sections; thickness does not set the resolution.',
            ],
            [
              'Electrons form an image of higher magnification, but of the same resolution.',
              'You mixed up magnification and detail: without a higher resolution, a larger image shows no more detail.',
            ],
          ]),
        },
      ],
    }
  },
  verify: ({ bar, barLength, image }) => ({
    a: (barLength * 1e-3) / (bar * 1e-6),
    b: (image / barLength) * bar,
  }),
})

const MATCHES = [
  [40, 10],
  [100, 25],
  [50, 20],
  [80, 20],
  [100, 40],
] as const
const SHORT = ['a guard cell', 'a pollen grain', 'a single-celled alga'] as const
const LONG = ['an onion epidermal cell', 'a leaf hair', 'a chain of cells of an alga'] as const

const graticule = template({
  name: 'calibrating-and-measuring',
  subtopic: '1.1',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const [eyepiece, stage] = random.pick(MATCHES)
    const start = random.int(8, 30)
    const end = start + random.int(8, 30) * 2
    const isShort = ((end - start) * stage * 10) / eyepiece < 80
    return { eyepiece, stage, start, end, what: random.pick<string>(isShort ? SHORT : LONG) }
  },
  make: ({ eyepiece, stage, start, end, what }) => {
    const one = (stage * 10) / eyepiece
    const length = (end - start) * one
    return {
      stem: `A student calibrates an eyepiece graticule and then measures ${what}, with the same objective lens. ${eyepiece} divisions of the graticule match ${stage} divisions of the stage micrometer. Each division of the stage micrometer is 0.01 mm. The specimen reaches from ${start} to ${end} on the graticule.`,
      parts: [
        {
          kind: 'numeric',
          label: 'a',
          prompt: 'Calculate the length of one graticule division in µm.',
          command: 'Calculate',
          subtopic: '1.1',
          objective: 'AO2',
          marks: 2,
          answer: one,
          unit: 'µm',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: steps(
            `${stage} divisions = ${quantity(stage * 10, 'µm')}`,
            `${stage * 10} ÷ ${eyepiece} = ${quantity(one, 'µm')}`,
          ),
          solution: `One division of the stage micrometer is 0.01 mm = 10 µm, so ${stage} divisions are ${quantity(stage * 10, 'µm')}. This is the length of ${eyepiece} graticule divisions: ${stage * 10} ÷ ${eyepiece} = ${quantity(one, 'µm')}.`,
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: 'Calculate the actual length of the specimen. State the unit.',
          command: 'Calculate',
          subtopic: '1.1',
          objective: 'AO2',
          marks: 2,
          answer: length,
          unit: 'µm',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          follow: { from: 'a', formula: `${end - start}*x` },
          scheme: steps(
            `${end} − ${start} = ${end - start} (divisions)`,
            `${quantity(length, 'µm')}, with the unit`,
          ),
          solution: `The specimen is ${end} − ${start} = ${end - start} divisions long. ${end - start} × ${plain(one)} = ${quantity(length, 'µm')}.`,
        },
        {
          kind: 'written',
          label: 'c',
          prompt:
            'Explain why the graticule must be calibrated again when the student changes to an objective lens of higher power.',
          command: 'Explain',
          subtopic: '1.1',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: b1(
            'the specimen (micrometer) looks larger but the graticule does not, so each graticule division stands for a shorter length',
          ),
          solution:
            'The graticule is in the eyepiece: the objective lens does not enlarge it. With a stronger lens, one division covers less of the specimen.',
          modelAnswer:
            'The image of the specimen becomes larger, but the scale in the eyepiece stays the same, so each division now stands for a shorter length.',
        },
      ],
    }
  },
  verify: ({ eyepiece, stage, start, end }) => ({
    a: 1000 / ((eyepiece / stage) * 100),
    b: (end * stage) / eyepiece / 0.1 - (start * stage) / eyepiece / 0.1,
  }),
})

const units = template({
  name: 'three-lengths-to-convert',
  subtopic: '1.1',
  style: 'structured',
  tier: null,
  difficulty: 1,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    cell: random.step(0.02, 0.09, 0.005),
    organelle: random.step(0.35, 0.95, 0.05),
    bacterium: random.step(1100, 4800, 100),
  }),
  make: ({ cell, organelle, bacterium }) => {
    const [inMicro, inNano, bacteriumInMicro] = [cell * 1000, organelle * 1000, bacterium / 1000]
    return {
      stem: 'A student measures three structures and wants to compare them.',
      parts: [
        {
          kind: 'table',
          label: '',
          prompt: 'Complete the table to give each length in the unit of the last column.',
          command: 'Complete',
          subtopic: '1.1',
          objective: 'AO2',
          marks: 3,
          head: ['structure', 'length', 'converted length', 'unit'],
          rows: [
            [
              { text: 'width of a plant cell' },
              { text: quantity(cell, 'mm') },
              { blank: 'cell', answer: Math.round(inMicro), marks: 1 },
              { text: 'µm' },
            ],
            [
              { text: 'diameter of a lysosome' },
              { text: quantity(organelle, 'µm') },
              { blank: 'lysosome', answer: Math.round(inNano), marks: 1 },
              { text: 'nm' },
            ],
            [
              { text: 'length of a bacterium' },
              { text: quantity(bacterium, 'nm') },
              { blank: 'bacterium', answer: bacteriumInMicro, marks: 1 },
              { text: 'µm' },
            ],
          ],
          scheme: b1(
            quantity(Math.round(inMicro), 'µm'),
            quantity(Math.round(inNano), 'nm'),
            quantity(bacteriumInMicro, 'µm'),
          ),
          solution: `Each step from mm to µm to nm is a factor of 1000. ${plain(cell)} × 1000 = ${plain(Math.round(inMicro))}; ${plain(organelle)} × 1000 = ${plain(Math.round(inNano))}; ${plain(bacterium)} ÷ 1000 = ${plain(bacteriumInMicro)}.`,
        },
      ],
    }
  },
})

const MOUNTS = [
  { what: 'onion epidermis', stain: 'iodine solution', thin: 'a single layer of onion epidermis' },
  { what: 'a moss leaf', stain: 'iodine solution', thin: 'one thin leaf of the moss' },
  { what: 'rhubarb stalk epidermis', stain: 'methylene blue', thin: 'a thin strip of the epidermis' },
] as const

const mount = template({
  name: 'making-a-temporary-mount',
  subtopic: '1.1',
  style: 'structured',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ item: random.pick(MOUNTS), asks: random.pick(['thin', 'angle'] as const) }),
  make: ({ item, asks }) => ({
    stem: `A student prepares a temporary mount of ${item.what} and looks at it with a light microscope.`,
    parts: [
      {
        kind: 'order',
        label: 'a',
        prompt: 'Identify the order of the steps.',
        command: 'Identify',
        subtopic: '1.1',
        objective: 'AO1',
        marks: 3,
        items: [
          { id: 'take', text: `take ${item.thin}` },
          { id: 'lay', text: `lay it flat in a drop of ${item.stain} on a slide` },
          { id: 'touch', text: 'touch the drop with one edge of a coverslip' },
          { id: 'lower', text: 'lower the coverslip at an angle with a mounted needle' },
          { id: 'low', text: 'focus with the low-power objective lens' },
          { id: 'high', text: 'change to the high-power objective lens' },
        ],
        answer: ['take', 'lay', 'touch', 'lower', 'low', 'high'],
        scheme: sequenceScheme(6, 3),
        solution:
          'The specimen is laid in the liquid first. The coverslip then touches the drop with one edge and is lowered. Last, the slide is viewed, first at low power to find the specimen.',
      },
      {
        kind: 'written',
        label: 'b',
        prompt:
          asks === 'thin'
            ? 'State why the specimen has to be thin.'
            : 'State why the coverslip is lowered at an angle.',
        command: 'State',
        subtopic: '1.1',
        objective: 'AO1',
        marks: 1,
        lines: 2,
        scheme: b1(
          asks === 'thin'
            ? 'so that light can pass through / so that cells do not overlap'
            : 'to avoid (trapping) air bubbles',
        ),
        solution:
          asks === 'thin'
            ? 'Light has to pass through the specimen, and cells that lie over one another cannot be seen clearly.'
            : 'The liquid spreads from one side and pushes the air out on the other.',
        modelAnswer:
          asks === 'thin'
            ? 'Light must be able to pass through it.'
            : 'So that no air bubbles are trapped under the coverslip.',
      },
    ],
  }),
})

// 1.2 Cells as the basic units of living organisms

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

const roles = template({
  name: 'functions-and-many-mitochondria',
  subtopic: '1.2',
  style: 'structured',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [spare = ['', ''] as const, ...items] = random.sample(ROLES, 5)
    return { items, spare, active: random.pick(ACTIVE) }
  },
  make: ({ items, spare, active }) => ({
    stem: 'Eukaryotic cells contain many structures, each with its own function.',
    parts: [
      {
        kind: 'match',
        label: 'a',
        prompt: 'Match each structure with its function.',
        command: 'Match',
        subtopic: '1.2',
        objective: 'AO1',
        marks: 4,
        items: items.map(([name]) => ({ id: name, text: name })),
        targets: [...items, spare].map(([name, does]) => ({ id: name, text: does })),
        answer: Object.fromEntries(items.map(([name]) => [name, name])),
        scheme: b1(...items.map(([name, does]) => `${name}: ${does}`)),
        solution: `Each structure has one of the functions, and one function is left over: ${items.map(([name, does]) => `${name}: ${does}`).join('; ')}.`,
      },
      {
        kind: 'written',
        label: 'b',
        lead: `Electron micrographs of ${active.cell} show many mitochondria.`,
        prompt: 'Explain why this cell needs many mitochondria.',
        command: 'Explain',
        subtopic: '1.2',
        objective: 'AO2',
        marks: 2,
        lines: 3,
        scheme: b1(
          'mitochondria make ATP in (aerobic) respiration',
          `energy from ATP is needed for ${active.point}`,
        ),
        solution: 'Link the organelle to ATP, and ATP to the process of this cell that needs energy.',
        modelAnswer: `Mitochondria make ATP by aerobic respiration. The cell needs much energy from ATP for ${active.uses}.`,
      },
    ],
  }),
})

const PRODUCTS = [
  { cell: 'cells of the pancreas', protein: 'an enzyme' },
  { cell: 'white blood cells', protein: 'antibodies' },
  { cell: 'cells of the salivary glands', protein: 'an enzyme' },
  { cell: 'goblet cells', protein: 'glycoproteins of mucus' },
] as const

const secretion = template({
  name: 'secretion-of-a-protein-in-order',
  subtopic: '1.2',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ item: random.pick(PRODUCTS), asks: random.pick(['golgi', 'ribosomes'] as const) }),
  make: ({ item, asks }) => ({
    stem: `In the human body, ${item.cell} make and secrete ${item.protein}.`,
    parts: [
      {
        kind: 'order',
        label: 'a',
        prompt: 'Identify the order of the events, from the nucleus to the release of the protein.',
        command: 'Identify',
        subtopic: '1.2',
        objective: 'AO1',
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
      },
      {
        kind: 'written',
        label: 'b',
        prompt:
          asks === 'golgi'
            ? 'Describe the role of the Golgi body in this process.'
            : 'Describe the role of the rough endoplasmic reticulum in this process.',
        command: 'Describe',
        subtopic: '1.2',
        objective: 'AO1',
        marks: 2,
        lines: 3,
        scheme:
          asks === 'golgi'
            ? b1(
                'modifies the protein, e.g. adds sugars / makes a glycoprotein',
                'packages it into (secretory) vesicles',
              )
            : b1(
                'ribosomes on its surface make the protein (polypeptide)',
                'protein enters it, folds and is transported',
              ),
        solution:
          asks === 'golgi'
            ? 'Two roles earn the marks: the Golgi body modifies the protein and packages it into vesicles.'
            : 'Two roles earn the marks: its ribosomes make the protein, and the protein folds and is transported inside it.',
        modelAnswer:
          asks === 'golgi'
            ? 'The Golgi body modifies the protein, for example by adding sugars, and packages it into secretory vesicles.'
            : 'The ribosomes on the rough ER make the protein. The protein then enters the rough ER, folds and is transported in it.',
      },
    ],
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

const prokaryote = template({
  name: 'bacterium-compared-with-a-liver-cell',
  subtopic: '1.2',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
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
      parts: [
        {
          kind: 'numeric',
          label: 'a',
          prompt: 'Calculate how many times wider the liver cell is than the bacterium.',
          command: 'Calculate',
          subtopic: '1.2',
          objective: 'AO2',
          marks: 1,
          answer: times,
          unit: '',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: b1(plain(times)),
          solution: `Both widths are in µm, so divide: ${plain(liver)} ÷ ${plain(width)} = ${times}.`,
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: `Calculate the width, in mm, of the image of the bacterium in a micrograph with a magnification of ×${plain(power)}.`,
          command: 'Calculate',
          subtopic: '1.1',
          objective: 'AO2',
          marks: 2,
          answer: width * 2,
          unit: 'mm',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: steps(`${plain(width)} × ${plain(power)} (µm)`, quantity(width * 2, 'mm', 2)),
          solution: `Image size = actual size × magnification = ${plain(width)} × ${plain(power)} = ${quantity(width * power, 'µm')} = ${quantity(width * 2, 'mm', 2)}.`,
        },
        {
          kind: 'match',
          label: 'c',
          prompt: 'Identify where each feature is found.',
          command: 'Identify',
          subtopic: '1.2',
          objective: 'AO1',
          marks: 3,
          items: items.map(([feature]) => ({ id: feature, text: feature })),
          targets: asOptions(['bacterium only', 'liver cell only', 'both']),
          answer: Object.fromEntries(items),
          scheme: b1('two right: 1 mark', 'three right: 2 marks', 'all four right: 3 marks'),
          solution: `All cells have cytoplasm, a cell surface membrane and ribosomes; only eukaryotic cells have a nucleus and a Golgi body. So ${items.map(([feature, where]) => `${feature}: ${where}`).join('; ')}.${items.some(([feature]) => feature === '70S ribosomes') ? ' In the liver cell, the 70S ribosomes are inside the mitochondria.' : ''}`,
        },
      ],
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

const bacterium = template({
  name: 'bacterium-to-label',
  subtopic: '1.2',
  style: 'structured',
  tier: null,
  difficulty: 2,
  calculator: 'needed',
  checked: '2026-11-20',
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
    parts: [
      {
        kind: 'match',
        label: 'a',
        prompt: 'Identify the parts A to D.',
        command: 'Identify',
        subtopic: '1.2',
        objective: 'AO1',
        marks: 4,
        items: ['A', 'B', 'C', 'D'].map(letter => ({ id: letter, text: letter })),
        targets: asOptions([...PARTS.map(({ name }) => name), 'nucleolus', 'mitochondrion']),
        answer: Object.fromEntries(PARTS.map(({ name }, at) => [letters[at] ?? '', name])),
        scheme: b1(
          ...['A', 'B', 'C', 'D'].map(letter => `${letter}: ${PARTS[letters.indexOf(letter)]?.name}`),
        ),
        solution: `${PARTS.map(({ name, seen }, at) => `${letters[at]} is ${seen}: ${name}`).join('. ')}. A bacterium has neither a nucleolus nor mitochondria.`,
      },
      {
        kind: 'numeric',
        label: 'b',
        prompt: `In the micrograph, at a magnification of ×${plain(power)}, the bacterium is ${quantity(image, 'mm')} long. Calculate its actual length. State the unit.`,
        command: 'Calculate',
        subtopic: '1.1',
        objective: 'AO2',
        marks: 2,
        answer: actual,
        unit: 'µm',
        unitMode: 'asked',
        sigFigs: 2,
        form: 'any',
        scheme: steps(
          `${plain(image * 1000)} ÷ ${plain(power)}`,
          `${quantity(actual, 'µm', 2)}, with the unit`,
        ),
        solution: `${quantity(image, 'mm')} = ${quantity(image * 1000, 'µm')}. Actual size = image size ÷ magnification = ${plain(image * 1000)} ÷ ${plain(power)} = ${quantity(actual, 'µm', 2)}.`,
      },
    ],
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

const virus = template({
  name: 'structure-of-a-virus',
  subtopic: '1.2',
  style: 'structured',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
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
      parts: [
        {
          kind: 'match',
          label: 'a',
          prompt: 'Identify the main substance of each of the parts A, B and C.',
          command: 'Identify',
          subtopic: '1.2',
          objective: 'AO1',
          marks: 3,
          items: ['A', 'B', 'C'].map(letter => ({ id: letter, text: letter })),
          targets: asOptions(['phospholipids', 'protein', 'DNA or RNA', 'peptidoglycan', 'cellulose']),
          answer: { [outer]: 'phospholipids', [middle]: 'protein', [inner]: 'DNA or RNA' },
          scheme: b1(`${outer}: phospholipids`, `${middle}: protein`, `${inner}: DNA or RNA`),
          solution: `${outer} is the envelope, made of phospholipids from a membrane of the host. ${middle} is the capsid, made of protein. ${inner} is the core of nucleic acid.`,
        },
        {
          kind: 'choice',
          label: 'b',
          prompt: 'Which structure is found in some viruses as well as in all cells of mammals?',
          command: 'Identify',
          subtopic: '1.2',
          objective: 'AO1',
          marks: 1,
          scheme: b1('a layer that contains phospholipids'),
          solution:
            'Cell membranes consist mainly of phospholipids, and so does the envelope that some viruses take from their host cell.',
          ...statements('a layer that contains phospholipids', wrong),
        },
      ],
    }
  },
})

export const templates = [scaleBar, graticule, units, mount, roles, secretion, prokaryote, bacterium, virus]
