import {
  allDiffer,
  choice,
  inThisOrder,
  numbers,
  rows,
  statements,
  type Wrong,
} from '@/lib/exams/authoring/options'
import { plain, quantity } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { circle, ellipse, line, text } from '@/lib/figures/shapes'

// 1.1 The microscope in cell studies

type Specimen = {
  what: string
  image: string
  from: number
  to: number
  step: number
  powers: readonly number[]
}
const SPECIMENS: readonly Specimen[] = [
  {
    what: 'mitochondrion',
    image: 'an electron micrograph',
    from: 1.2,
    to: 3,
    step: 0.2,
    powers: [20_000, 25_000, 30_000],
  },
  {
    what: 'chloroplast',
    image: 'an electron micrograph',
    from: 4,
    to: 8,
    step: 0.5,
    powers: [8000, 10_000, 12_000],
  },
  {
    what: 'bacterium',
    image: 'an electron micrograph',
    from: 1.5,
    to: 4,
    step: 0.5,
    powers: [16_000, 20_000, 24_000],
  },
  { what: 'palisade cell', image: 'a photomicrograph', from: 60, to: 90, step: 5, powers: [400, 600, 800] },
  { what: 'cheek cell', image: 'a photomicrograph', from: 40, to: 70, step: 5, powers: [400, 600, 1000] },
]

const actualSize = template({
  name: 'actual-size-from-magnification',
  subtopic: '1.1',
  style: 'choice',
  tier: null,
  difficulty: 2,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(SPECIMENS)
    const right = random.step(item.from, item.to, item.step)
    const power = random.pick(item.powers)
    const image = (right * power) / 1000
    if (Math.abs(image - Math.round(image)) > 1e-9 || image > 110) return null
    const errors: [number, string][] = [
      [
        right * 1000,
        'You multiplied by 1000 twice: 1 mm is 1000 µm, and the answer is asked in µm, not in nm.',
      ],
      [right * 10, 'You took 1 mm as 10 000 µm; it is 1000 µm.'],
      [right / 10, 'You took 1 mm as 100 µm; it is 1000 µm.'],
      [right / 1000, 'You did not convert the millimetres into micrometres.'],
      [1 / right, 'You divided the magnification by the size of the image; it is the other way round.'],
    ]
    const wrong = random.sample(errors, 3)
    if (!allDiffer([right, ...wrong.map(([value]) => value)], 2)) return null
    return { item, right, power, image: Math.round(image), wrong }
  },
  make: ({ item, right, power, image, wrong }) =>
    choice({
      stem: `In ${item.image} with a magnification of ×${plain(power)}, the image of a ${item.what} is ${quantity(image, 'mm')} long.`,
      prompt: `What is the actual length of the ${item.what}?`,
      subtopic: '1.1',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'µm',
        sigFigs: 2,
        wrong,
      }),
      solution: `Convert first: ${quantity(image, 'mm')} = ${quantity(image * 1000, 'µm')}.

Actual size = image size ÷ magnification = ${plain(image * 1000)} ÷ ${plain(power)} = ${quantity(right, 'µm', 2)}.`,
    }),
  verify: ({ image, power }) => (image * 1e-3) / power / 1e-6,
})

const scaleBar = template({
  name: 'magnification-from-a-scale-bar',
  subtopic: '1.1',
  style: 'choice',
  tier: null,
  difficulty: 2,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick([
      { what: 'a chloroplast', bars: [2, 2.5] },
      { what: 'a mitochondrion', bars: [0.5, 0.8] },
      { what: 'a nucleus', bars: [2, 4] },
      { what: 'a Golgi body', bars: [0.4, 0.5] },
    ])
    const bar = random.pick(item.bars)
    const length = random.int(16, 48)
    const right = (length * 1000) / bar
    if (!Number.isInteger(right) || right % 500 !== 0) return null
    const errors: [number, string][] = [
      [right / 1000, 'You divided millimetres by micrometres without converting them to the same unit.'],
      [right / 10, 'You took 1 mm as 100 µm; it is 1000 µm.'],
      [right * 10, 'You took 1 mm as 10 000 µm; it is 1000 µm.'],
      [length * 1000 * bar, 'You multiplied by the actual length of the scale bar; divide by it.'],
    ]
    return { item, bar, length, right, wrong: random.sample(errors, 3) }
  },
  make: ({ item, bar, length, right, wrong }) => {
    const times = (value: number) => `×${plain(value)}`
    const options = [{ value: right, error: '' }, ...wrong.map(([value, error]) => ({ value, error }))]
    return choice({
      stem: `An electron micrograph of ${item.what} has a scale bar. The scale bar is ${quantity(length, 'mm')} long and is labelled ${quantity(bar, 'µm')}.`,
      prompt: 'What is the magnification of the micrograph?',
      subtopic: '1.1',
      objective: 'AO2',
      options: inThisOrder(
        options
          .sort((one, other) => one.value - other.value)
          .map(({ value, error }): string | Wrong => (error ? [times(value), error] : times(value))),
      ),
      solution: `Same unit first: ${quantity(length, 'mm')} = ${quantity(length * 1000, 'µm')}. Magnification = image size ÷ actual size = ${plain(length * 1000)} ÷ ${plain(bar)} = ${times(right)}.`,
    })
  },
  verify: ({ bar, length }) => `×${plain(Math.round(length / (bar / 1000)))}`,
})

const graticule = template({
  name: 'length-by-calibrated-graticule',
  subtopic: '1.1',
  style: 'choice',
  tier: null,
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const [eyepiece = 1, stage = 1] = random.pick([
      [40, 10],
      [100, 25],
      [50, 20],
      [80, 20],
      [60, 15],
      [100, 40],
    ])
    const cell = random.int(6, 19) * 2
    const one = (stage * 10) / eyepiece
    const right = cell * one
    const upsideDown = (cell * eyepiece) / stage
    if (!allDiffer([right, cell * 10, upsideDown, right / 10], 3)) return null
    return {
      eyepiece,
      stage,
      cell,
      one,
      right,
      upsideDown,
      what: random.pick(right < 64 ? ['a guard cell', 'a pollen grain'] : ['an onion cell', 'a leaf hair']),
    }
  },
  make: ({ eyepiece, stage, cell, one, right, upsideDown, what }) =>
    choice({
      stem: `With one objective lens, ${eyepiece} divisions of an eyepiece graticule match ${stage} divisions of a stage micrometer. Each division of the stage micrometer is 0.01 mm. With the same lens, ${what} is ${cell} graticule divisions long.`,
      prompt: 'What is the actual length of the specimen?',
      subtopic: '1.1',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'µm',
        sigFigs: 3,
        wrong: [
          [cell * 10, 'You took a graticule division to be as long as a division of the stage micrometer.'],
          [
            upsideDown,
            'You divided the graticule divisions by the micrometer divisions, and forgot that one of these is 10 µm.',
          ],
          [right / 10, 'You took 0.01 mm as 1 µm; it is 10 µm.'],
        ],
      }),
      solution: `${stage} micrometer divisions are ${stage} × 10 = ${quantity(stage * 10, 'µm')}. One graticule division = ${stage * 10} ÷ ${eyepiece} = ${quantity(one, 'µm')}.

Length = ${cell} × ${plain(one)} = ${quantity(right, 'µm', 3)}.`,
    }),
  verify: ({ eyepiece, stage, cell }) => ((stage * 0.01) / (eyepiece / cell)) * 1000,
})

const SEEING_TRUE: readonly [string, string][] = [
  [
    'Resolution is the smallest distance between two points at which they are seen as separate.',
    'This is the definition of resolution',
  ],
  [
    'Electrons have a shorter wavelength than light, so an electron microscope has a higher resolution.',
    'The wavelength sets the limit of resolution',
  ],
  [
    'The limit of resolution of a light microscope is about 200 nm, because of the wavelength of light.',
    'Points closer than about half the wavelength of light are not seen as separate',
  ],
  [
    'Once the limit of resolution is reached, a higher magnification gives a larger image without more detail.',
    'Magnification cannot separate points that are not resolved',
  ],
]
const SEEING_FALSE: readonly Wrong[] = [
  [
    'Resolution is the number of times that an image is larger than the object.',
    'You gave the definition of magnification.',
  ],
  [
    'Electrons have a longer wavelength than light, so an electron microscope has a higher resolution.',
    'You exchanged the wavelengths: that of electrons is shorter, and this is why the resolution is higher.',
  ],
  [
    'A light microscope with a stronger objective lens can show ribosomes.',
    'You overlooked the size: ribosomes are about 25 nm wide, far below the limit of 200 nm that light sets.',
  ],
  [
    'Doubling the magnification of an image always doubles its resolution.',
    'You mixed up magnification and resolution: a larger image need not show more detail.',
  ],
  [
    'The limit of resolution of an electron microscope is about 200 nm.',
    'You gave the limit of the light microscope; that of an electron microscope is about 0.5 nm.',
  ],
]

const resolution = template({
  name: 'statement-about-resolution',
  subtopic: '1.1',
  style: 'choice',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ right: random.pick(SEEING_TRUE), wrong: random.sample(SEEING_FALSE, 3) }),
  make: ({ right: [right, why], wrong }) =>
    choice({
      stem: 'Cells can be studied with light microscopes and with electron microscopes.',
      prompt: 'Which statement is correct?',
      subtopic: '1.1',
      objective: 'AO1',
      options: statements(right, wrong),
      solution: `${why}. Magnification tells how many times larger the image is; resolution tells how much detail it shows.`,
    }),
})

type Task = { text: string; right: 'light' | 'TEM' | 'SEM'; cells: readonly [string, string] }
const TASKS: readonly Task[] = [
  {
    text: 'watch the movement of chloroplasts in a living leaf cell',
    right: 'light',
    cells: ['light microscope', 'Living cells can be seen.'],
  },
  {
    text: 'study the cristae inside a mitochondrion',
    right: 'TEM',
    cells: ['transmission electron microscope', 'It shows internal detail of thin sections.'],
  },
  {
    text: 'study the three-dimensional shape of the surface of a pollen grain in great detail',
    right: 'SEM',
    cells: ['scanning electron microscope', 'It shows surfaces in 3-D.'],
  },
  {
    text: 'see the two membranes of the nuclear envelope in a thin section',
    right: 'TEM',
    cells: ['transmission electron microscope', 'It shows internal detail of thin sections.'],
  },
  {
    text: 'see how the scales on the wing of a moth overlap, in a 3-D image of high resolution',
    right: 'SEM',
    cells: ['scanning electron microscope', 'It shows surfaces in 3-D.'],
  },
  {
    text: 'follow a living amoeba as it changes its shape',
    right: 'light',
    cells: ['light microscope', 'Living cells can be seen.'],
  },
]

const microscopes = template({
  name: 'choosing-a-microscope',
  subtopic: '1.1',
  style: 'choice',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    item: random.pick(TASKS),
    who: random.pick(['A student', 'A scientist', 'A technician']),
  }),
  make: ({ item, who }) => {
    const all: readonly [string, readonly [string, string], string][] = [
      [
        'light',
        ['light microscope', 'Living cells can be seen.'],
        'You overlooked that a light microscope does not resolve such fine detail.',
      ],
      [
        'TEM',
        ['transmission electron microscope', 'It shows internal detail of thin sections.'],
        'You overlooked that a transmission electron microscope needs dead, thin sections and gives flat images of the inside.',
      ],
      [
        'SEM',
        ['scanning electron microscope', 'It shows surfaces in 3-D.'],
        'You overlooked that a scanning electron microscope shows the surfaces of dead specimens.',
      ],
    ]
    return choice({
      stem: `${who} wants to ${item.text}.`,
      prompt: 'Which row gives the most suitable microscope and the reason?',
      subtopic: '1.1',
      objective: 'AO2',
      options: rows(['microscope', 'reason'], item.cells, [
        ...all
          .filter(([id]) => id !== item.right)
          .map(([, cells, error]): [readonly string[], string] => [cells, error]),
        item.right === 'light'
          ? [
              ['transmission electron microscope', 'Living cells can be seen.'],
              'You overlooked that the specimen in an electron microscope is in a vacuum, so cells cannot be alive.',
            ]
          : [
              ['light microscope', 'It has the highest resolution.'],
              'You overlooked that a light microscope has the lowest resolution of the three, about 200 nm.',
            ],
      ]),
      solution: `The task is to ${item.text}. The ${item.cells[0]} is suitable. ${item.cells[1]}`,
    })
  },
})

// 1.2 Cells as the basic units of living organisms

const ROLES: readonly [string, string][] = [
  ['Golgi body', 'modifies proteins and packages them into vesicles'],
  ['smooth endoplasmic reticulum', 'makes lipids and steroids'],
  ['rough endoplasmic reticulum', 'carries ribosomes and transports the proteins that they make'],
  ['lysosome', 'contains hydrolytic enzymes that break down worn-out organelles'],
  ['mitochondrion', 'makes ATP by aerobic respiration'],
  ['nucleolus', 'assembles the subunits of ribosomes'],
  ['centriole', 'helps to organise the spindle in animal cells'],
  ['microvillus', 'increases the surface area of the cell for absorption'],
  ['chloroplast', 'absorbs light and makes sugars'],
]

const role = template({
  name: 'structure-from-its-function',
  subtopic: '1.2',
  style: 'choice',
  tier: null,
  difficulty: 1,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ items: random.sample(ROLES, 4) }),
  make: ({ items }) => {
    const [[name, does] = ['', ''], ...others] = items
    return choice({
      stem: `A structure of eukaryotic cells ${does}.`,
      prompt: 'What is this structure?',
      subtopic: '1.2',
      objective: 'AO1',
      options: statements(
        name,
        others.map(([other, what]): Wrong => [other, `You chose another structure: the ${other} ${what}.`]),
      ),
      solution: `The ${name} ${does}. Each structure of the cell has its own function.`,
    })
  },
})

const SMALL_RIBOSOMES = [
  ['in mitochondria', 'in chloroplasts'],
  ['in mitochondria', 'in bacteria'],
  ['in chloroplasts', 'in bacteria'],
] as const

const ribosomes = template({
  name: 'where-70s-ribosomes-are',
  subtopic: '1.2',
  style: 'choice',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [one, other] = random.pick(SMALL_RIBOSOMES)
    const place = random.shuffle([
      'on the rough endoplasmic reticulum',
      'free in the cytoplasm of a liver cell',
      'free in the cytoplasm of a leaf cell',
    ])
    return { one, other, place }
  },
  make: ({ one, other, place: [first = '', second = ''] }) =>
    choice({
      stem: 'Ribosomes of two sizes, 70S and 80S, are found in organisms.',
      prompt: 'In which two places are the ribosomes 70S?',
      subtopic: '1.2',
      objective: 'AO1',
      options: statements(`${one} and ${other}`, [
        [`${one} and ${first}`, `You were right about the ribosomes ${one}, but those ${first} are 80S.`],
        [
          `${other} and ${second}`,
          `You were right about the ribosomes ${other}, but those ${second} are 80S.`,
        ],
        [`${first} and ${second}`, 'You chose the places of 80S ribosomes.'],
      ]),
      solution:
        '70S ribosomes are found in prokaryotes such as bacteria, and inside mitochondria and chloroplasts. Those in the cytoplasm and on the rough ER of eukaryotes are 80S.',
    }),
})

const CELLS = [
  'A cell of the pancreas makes and secretes a protein, a digestive enzyme.',
  'A white blood cell makes and secretes a protein, an antibody.',
  'A cell of the salivary glands makes and secretes a protein, the enzyme amylase.',
  'A gland cell makes and secretes a protein, the hormone insulin.',
]

const pathway = template({
  name: 'path-of-a-secreted-protein',
  subtopic: '1.2',
  style: 'choice',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const wrong: Wrong[] = [
      [
        'Golgi body → rough ER → vesicle → cell surface membrane',
        'You put the Golgi body before the rough ER, where the protein is made.',
      ],
      [
        'rough ER → vesicle → cell surface membrane → Golgi body',
        'You put the Golgi body last, but it modifies the protein before this reaches the cell surface membrane.',
      ],
      [
        'smooth ER → vesicle → Golgi body → cell surface membrane',
        'You chose the smooth ER, which makes lipids; proteins for secretion are made on the rough ER.',
      ],
      [
        'rough ER → lysosome → Golgi body → cell surface membrane',
        'You chose a lysosome, which would break the protein down; a vesicle carries it to the Golgi body.',
      ],
      [
        'nucleolus → Golgi body → vesicle → cell surface membrane',
        'You chose the nucleolus, but proteins for secretion are made by the ribosomes on the rough ER.',
      ],
    ]
    return { cell: random.pick(CELLS), wrong: random.sample(wrong, 3) }
  },
  make: ({ cell, wrong }) =>
    choice({
      stem: cell,
      prompt: 'Which sequence shows the path of the protein through the cell?',
      subtopic: '1.2',
      objective: 'AO1',
      options: statements('rough ER → vesicle → Golgi body → cell surface membrane', wrong),
      solution:
        'Ribosomes on the rough ER make the protein. A vesicle carries it to the Golgi body, where it is modified and packaged. A secretory vesicle takes it to the cell surface membrane, where exocytosis releases it.',
    }),
})

type Contrast = { head: string; pro: string; eu: string }
const CONTRASTS: readonly Contrast[] = [
  { head: 'DNA', pro: 'circular, free in the cytoplasm', eu: 'linear, in a nucleus' },
  { head: 'ribosomes in the cytoplasm', pro: '70S', eu: '80S' },
  { head: 'organelles with a double membrane', pro: 'absent', eu: 'present' },
]

const prokaryote = template({
  name: 'row-for-a-bacterium-or-a-leaf-cell',
  subtopic: '1.2',
  style: 'choice',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    pro: random.chance(0.5),
    columns: random.shuffle(CONTRASTS),
    wall: random.chance(0.5),
  }),
  make: ({ pro, columns, wall }) => {
    const used = wall ? columns.slice(0, 2) : columns
    const heads = [...used.map(({ head }) => head), ...(wall ? ['cell wall'] : [])]
    const cells = (flags: readonly boolean[]) => [
      ...used.map((each, at) => (flags[at] ? each.pro : each.eu)),
      ...(wall ? [flags[2] ? 'peptidoglycan' : 'cellulose'] : []),
    ]
    const what = pro ? 'a typical bacterium' : 'a typical palisade cell'
    const other = pro ? 'a plant cell' : 'a bacterium'
    return choice({
      stem: 'Prokaryotic and eukaryotic cells differ in structure.',
      prompt: `Which row describes ${what}?`,
      subtopic: '1.2',
      objective: 'AO1',
      options: rows(heads, cells([pro, pro, pro]), [
        [cells([!pro, pro, pro]), `You gave the feature of ${other} in the first column.`],
        [cells([pro, !pro, pro]), `You gave the feature of ${other} in the second column.`],
        [cells([pro, pro, !pro]), `You gave the feature of ${other} in the third column.`],
      ]),
      solution: `${pro ? 'A bacterium is prokaryotic' : 'A palisade cell is eukaryotic'}. In the order of the columns: ${heads.map((head, at) => `${head}: ${cells([pro, pro, pro])[at]}`).join('; ')}.`,
    })
  },
})

const PLANT_ONLY = ['plasmodesmata', 'tonoplast', 'cellulose cell wall', 'chloroplasts'] as const
const SHARED = ['mitochondria', 'Golgi body', '80S ribosomes', 'smooth ER', 'nucleolus', 'rough ER'] as const

const plantOnly = template({
  name: 'structures-of-plant-cells-only',
  subtopic: '1.2',
  style: 'choice',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    plant: random.sample<string>(PLANT_ONLY, 3),
    shared: random.sample<string>(SHARED, 3),
  }),
  make: ({ plant: [a = '', b = '', c = ''], shared: [p = '', q = '', r = ''] }) =>
    choice({
      stem: 'Electron micrographs of a palisade cell and of a liver cell are compared.',
      prompt: 'Which structures can be found in the palisade cell but **not** in the liver cell?',
      subtopic: '1.2',
      objective: 'AO1',
      options: statements(`${a}, ${b} and ${c}`, [
        [`${a}, ${b} and ${p}`, `You included a structure that liver cells have too: ${p}.`],
        [`${a}, ${q} and ${c}`, `You included a structure that liver cells have too: ${q}.`],
        [`${p}, ${q} and ${r}`, 'You chose structures that both cells have.'],
      ]),
      solution:
        `Only plant cells have a cellulose cell wall, plasmodesmata, a large vacuole with a tonoplast, and chloroplasts. ${p}, ${q} and ${r} are found in both cells.`.replace(
          /\. ([a-z])/g,
          (_, letter: string) => `. ${letter.toUpperCase()}`,
        ),
    }),
})

const VIRUS_PARTS = [
  { letter: 'X', name: 'capsid', of: 'protein' },
  { letter: 'Y', name: 'envelope', of: 'phospholipids' },
  { letter: 'Z', name: 'core', of: 'DNA or RNA' },
] as const

const virus = template({
  name: 'parts-of-a-virus-drawn',
  subtopic: '1.2',
  style: 'choice',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ places: random.shuffle(VIRUS_PARTS), row: random.chance(0.5) }),
  make: ({ places, row }) => {
    // From the outside inwards: envelope, capsid, core.
    const letters = places.map(({ letter }) => letter)
    const [outer = '', middle = '', inner = ''] = letters
    const order = [...letters].sort()
    const parts: Record<string, string> = row
      ? { [outer]: 'phospholipids', [middle]: 'protein', [inner]: 'DNA or RNA' }
      : { [outer]: 'envelope', [middle]: 'capsid', [inner]: 'nucleic acid' }
    const cells = (swap: Record<string, string>) => order.map(letter => parts[swap[letter] ?? letter] ?? '')
    return choice({
      stem: 'The diagram shows a section through a virus.',
      figure: figure(
        {
          name: 'cell-structure/section-through-a-virus',
          title: 'Section through a virus',
          description: `Three layers. An outer ring is labelled ${outer}. Inside it, a ring of many small round units is labelled ${middle}. A thread in the centre is labelled ${inner}.`,
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
      prompt: row ? 'Which row shows what each part is made of?' : 'Which row identifies the parts?',
      subtopic: '1.2',
      objective: 'AO1',
      options: rows(order, cells({}), [
        [
          cells({ [outer]: middle, [middle]: outer }),
          'You exchanged the outer envelope and the capsid; the capsid is the protein coat inside the phospholipid envelope.',
        ],
        [
          cells({ [inner]: middle, [middle]: inner }),
          'You exchanged the capsid and the core; the nucleic acid lies in the centre.',
        ],
        [
          cells({ [inner]: outer, [outer]: inner }),
          'You exchanged the envelope and the core; the nucleic acid lies in the centre.',
        ],
      ]),
      solution: `${outer} is the envelope of phospholipids, which only some viruses have. ${middle} is the capsid, made of protein. ${inner} is the core of nucleic acid, DNA or RNA.`,
    })
  },
})

export const templates = [
  actualSize,
  scaleBar,
  graticule,
  resolution,
  microscopes,
  role,
  ribosomes,
  pathway,
  prokaryote,
  plantOnly,
  virus,
]
