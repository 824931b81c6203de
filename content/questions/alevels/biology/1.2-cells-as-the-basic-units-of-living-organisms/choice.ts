import { pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { circle, ellipse, line, text } from '@/lib/figures/shapes'

const { question, templates } = choiceQuestions('1.2')

export { templates }

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

question('structure-from-its-function', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ items: random.sample(ROLES, 4) }),
  make: ({ items }) => {
    const [[name, does] = ['', ''], ...others] = items
    return {
      stem: `A structure of eukaryotic cells ${does}.`,
      prompt: 'What is this structure?',
      right: name,
      wrong: others.map(
        ([other, what]): Wrong => [other, `You chose another structure: the ${other} ${what}.`],
      ),
      solution: `The ${name} ${does}. Each structure of the cell has its own function.`,
    }
  },
})

const SMALL_RIBOSOMES = [
  ['in mitochondria', 'in chloroplasts'],
  ['in mitochondria', 'in bacteria'],
  ['in chloroplasts', 'in bacteria'],
] as const

question('where-70s-ribosomes-are', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const [one, other] = random.pick(SMALL_RIBOSOMES)
    const place = random.shuffle([
      'on the rough endoplasmic reticulum',
      'free in the cytoplasm of a liver cell',
      'free in the cytoplasm of a leaf cell',
    ])
    return { one, other, place }
  },
  make: ({ one, other, place: [first = '', second = ''] }) => ({
    stem: 'Ribosomes of two sizes, 70S and 80S, are found in organisms.',
    prompt: 'In which two places are the ribosomes 70S?',
    right: `${one} and ${other}`,
    wrong: {
      [`${one} and ${first}`]: `You were right about the ribosomes ${one}, but those ${first} are 80S.`,
      [`${other} and ${second}`]: `You were right about the ribosomes ${other}, but those ${second} are 80S.`,
      [`${first} and ${second}`]: 'You chose the places of 80S ribosomes.',
    },
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

question('path-of-a-secreted-protein', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const wrong: Wrong[] = pairs({
      'Golgi body → rough ER → vesicle → cell surface membrane':
        'You put the Golgi body before the rough ER, where the protein is made.',
      'rough ER → vesicle → cell surface membrane → Golgi body':
        'You put the Golgi body last, but it modifies the protein before this reaches the cell surface membrane.',
      'smooth ER → vesicle → Golgi body → cell surface membrane':
        'You chose the smooth ER, which makes lipids; proteins for secretion are made on the rough ER.',
      'rough ER → lysosome → Golgi body → cell surface membrane':
        'You chose a lysosome, which would break the protein down; a vesicle carries it to the Golgi body.',
      'nucleolus → Golgi body → vesicle → cell surface membrane':
        'You chose the nucleolus, but proteins for secretion are made by the ribosomes on the rough ER.',
    })
    return { cell: random.pick(CELLS), wrong: random.sample(wrong, 3) }
  },
  make: ({ cell, wrong }) => ({
    stem: cell,
    prompt: 'Which sequence shows the path of the protein through the cell?',
    right: 'rough ER → vesicle → Golgi body → cell surface membrane',
    wrong,
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

question('row-for-a-bacterium-or-a-leaf-cell', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
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
    return {
      stem: '',
      prompt: `Which row describes ${what}?`,
      options: rows(heads, cells([pro, pro, pro]), [
        [cells([!pro, pro, pro]), `You gave the feature of ${other} in the first column.`],
        [cells([pro, !pro, pro]), `You gave the feature of ${other} in the second column.`],
        [cells([pro, pro, !pro]), `You gave the feature of ${other} in the third column.`],
      ]),
      solution: `${pro ? 'A bacterium is prokaryotic' : 'A palisade cell is eukaryotic'}. In the order of the columns: ${heads.map((head, at) => `${head}: ${cells([pro, pro, pro])[at]}`).join('; ')}.`,
    }
  },
})

const PLANT_ONLY = ['plasmodesmata', 'tonoplast', 'cellulose cell wall', 'chloroplasts'] as const

const SHARED = ['mitochondria', 'Golgi body', '80S ribosomes', 'smooth ER', 'nucleolus', 'rough ER'] as const

question('structures-of-plant-cells-only', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    plant: random.sample<string>(PLANT_ONLY, 3),
    shared: random.sample<string>(SHARED, 3),
  }),
  make: ({ plant: [a = '', b = '', c = ''], shared: [p = '', q = '', r = ''] }) => ({
    stem: 'Electron micrographs of a palisade cell and of a liver cell are compared.',
    prompt: 'Which structures can be found in the palisade cell but **not** in the liver cell?',
    right: `${a}, ${b} and ${c}`,
    wrong: [
      [`${a}, ${b} and ${p}`, `You included a structure that liver cells have too: ${p}.`],
      [`${a}, ${q} and ${c}`, `You included a structure that liver cells have too: ${q}.`],
      [`${p}, ${q} and ${r}`, 'You chose structures that both cells have.'],
    ],
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

question('parts-of-a-virus-drawn', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
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
    return {
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
    }
  },
})
