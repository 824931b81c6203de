import { inThisOrder, numbers, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { complement, describeDnaLadder, dnaLadder } from '@/lib/figures/biology/dna'
import { figure } from '@/lib/figures/figure'
import { BASES } from '../shared'

const { core, supplement, templates } = choiceQuestions('4.1')

export { templates }

const LETTERS = ['A', 'B', 'C', 'D'] as const

const BUILT: Readonly<Record<string, string>> = {
  starch: 'glucose',
  glycogen: 'glucose',
  cellulose: 'glucose',
  protein: 'amino acids',
  oil: 'fatty acids and glycerol',
}

core('row-of-building-blocks', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({
    carbohydrate: random.pick(['starch', 'glycogen', 'cellulose']),
    other: random.pick(['protein', 'oil']),
  }),
  make: ({ carbohydrate, other }) => {
    const right = BUILT[other] ?? ''
    const swapped = other === 'oil' ? 'amino acids' : 'fatty acids and glycerol'
    return {
      stem: '',
      prompt: [
        `Which row shows the smaller molecules that ${carbohydrate} and ${other} are made from?`,
        `From which smaller molecules are ${carbohydrate} and ${other} made?`,
      ],
      options: rows(
        [carbohydrate, other],
        ['glucose', right],
        [
          [['glucose', swapped], `You took ${swapped}; ${other} is made from ${right}.`],
          [[right, 'glucose'], 'You reversed the two columns.'],
          [
            [swapped, right],
            `You chose ${swapped} for a carbohydrate; ${carbohydrate} is made from glucose.`,
          ],
        ],
      ),
      solution: `Starch, glycogen and cellulose are made from glucose, proteins from amino acids, and fats and oils from fatty acids and glycerol. So ${carbohydrate} is made from glucose and ${other} from ${right}.`,
    }
  },
})

const NITROGEN = ['an enzyme from saliva', 'a protein from milk', 'a protein from beans'] as const
const NO_NITROGEN: Readonly<Record<string, string>> = {
  glucose: 'You chose a carbohydrate, which contains only carbon, hydrogen and oxygen.',
  starch: 'You chose a carbohydrate, which contains only carbon, hydrogen and oxygen.',
  glycogen: 'You chose a carbohydrate, which contains only carbon, hydrogen and oxygen.',
  cellulose: 'You chose a carbohydrate, which contains only carbon, hydrogen and oxygen.',
  'olive oil': 'You chose an oil, which contains only carbon, hydrogen and oxygen.',
  'the fat in butter': 'You chose a fat, which contains only carbon, hydrogen and oxygen.',
}

core('substance-from-its-elements', {
  facts: { difficulty: 2, checked: '2026-11-25', objective: 'AO1' },
  values: random => {
    const sulfur = random.pick([true, false])
    return {
      sulfur,
      // proteins of foods and enzymes contain sulfur; some other proteins do not
      right: sulfur ? random.pick(NITROGEN) : 'a protein',
      wrong: random.sample(Object.keys(NO_NITROGEN), 3),
    }
  },
  make: ({ right, wrong, sulfur }) => ({
    stem: [
      'The table shows which chemical elements a pure substance contains.',
      'A scientist finds out which chemical elements are in a pure substance from a cell. The table shows the results.',
      'A pure substance was taken from a living organism. The table shows which elements it contains.',
    ],
    table: {
      head: ['element', 'present'],
      rows: [
        ['carbon', 'yes'],
        ['hydrogen', 'yes'],
        ['oxygen', 'yes'],
        ['nitrogen', 'yes'],
        ['sulfur', sulfur ? 'yes' : 'no'],
      ],
    },
    prompt: ['What could the substance be?', 'Which substance could this be?'],
    right,
    wrong: wrong.map((name): Wrong => [name, NO_NITROGEN[name] ?? '']),
    solution:
      'The substance contains nitrogen. Carbohydrates, fats and oils contain only carbon, hydrogen and oxygen. Proteins contain nitrogen as well, and some contain sulfur. Enzymes are proteins.',
  }),
})

type Food = { starch: boolean; sugar: boolean; protein: boolean }

const PATTERNS: readonly Food[] = [0, 1, 2, 3, 4, 5, 6, 7].map(bits => ({
  starch: (bits & 1) > 0,
  sugar: (bits & 2) > 0,
  protein: (bits & 4) > 0,
}))

const contents = ({ starch, sugar, protein }: Food) => {
  const named = [
    [starch, 'starch'],
    [sugar, 'reducing sugar'],
    [protein, 'protein'],
  ] as const
  const list = (present: boolean) => named.filter(([has]) => has === present).map(([, name]) => name)
  return `${list(true).join(' and ')}, but no ${list(false).join(' and no ')}`
}

core('food-from-the-results-of-three-tests', {
  facts: { difficulty: 3, checked: '2026-11-25', objective: 'AO2' },
  values: random => {
    const foods = random.sample(PATTERNS, 4)
    const at = random.int(0, 3)
    const right = foods[at]
    const count = right ? [right.starch, right.sugar, right.protein].filter(Boolean).length : 0
    return right && (count === 1 || count === 2) ? { foods, at, right } : null
  },
  make: ({ foods, at, right }) => ({
    stem: [
      'Four foods were tested. The table shows the final colours.',
      'A student tests four foods with three reagents. The table shows the colours at the end.',
      'Samples of four foods were crushed with water and tested. The table shows the final colours.',
    ],
    table: {
      head: ['food', 'iodine solution', 'Benedict’s solution, heated', 'biuret reagent'],
      rows: foods.map(({ starch, sugar, protein }, row) => [
        LETTERS[row] ?? '',
        starch ? 'blue-black' : 'orange-brown',
        sugar ? 'brick-red' : 'blue',
        protein ? 'purple' : 'blue',
      ]),
    },
    prompt: `Which food contains ${contents(right)}?`,
    options: inThisOrder(
      foods.map((food, row) => {
        const letter = LETTERS[row] ?? ''
        if (row === at) return letter
        const slip =
          food.starch !== right.starch
            ? 'iodine solution, which turns from orange-brown to blue-black with starch'
            : food.sugar !== right.sugar
              ? 'Benedict’s solution, which stays blue without reducing sugar'
              : 'biuret reagent, which turns from blue to purple with protein'
        return [letter, `You misread the result with ${slip}.`]
      }),
    ),
    solution: `Blue-black shows starch, brick-red shows reducing sugar and purple shows protein. Orange-brown iodine solution, blue Benedict’s solution and blue biuret reagent are negative results. Only food ${LETTERS[at]} fits in all three tests.`,
  }),
  verify: ({ foods, right }) => {
    const key = (food: Food) => `${food.starch}${food.sugar}${food.protein}`
    return LETTERS[foods.map(key).indexOf(key(right))] ?? ''
  },
})

const SHADES = ['blue', 'green', 'yellow', 'orange', 'brick-red'] as const

core('most-or-least-reducing-sugar', {
  facts: { difficulty: 2, checked: '2026-11-25', objective: 'AO2' },
  values: random => {
    const shades = random.sample(SHADES, 4)
    const most = random.pick([true, false])
    const order = shades.map(shade => SHADES.indexOf(shade))
    return { shades, most, at: order.indexOf(most ? Math.max(...order) : Math.min(...order)) }
  },
  make: ({ shades, most, at }) => ({
    stem: [
      'Equal volumes of four drinks were heated with equal volumes of Benedict’s solution. The table shows the final colours.',
      'Samples of four fruit juices, all of the same volume, were heated with Benedict’s solution. The table shows the final colours.',
      'Four sports drinks were tested with Benedict’s solution in the same way. The table shows the colours after heating.',
    ],
    table: {
      head: ['sample', 'final colour'],
      rows: shades.map((shade, row) => [LETTERS[row] ?? '', shade]),
    },
    prompt: `Which sample contains the ${most ? 'most' : 'least'} reducing sugar?`,
    options: inThisOrder(
      shades.map((shade, row) => {
        const letter = LETTERS[row] ?? ''
        if (row === at) return letter
        return [
          letter,
          `You chose ${shade}, but ${shades[at]} is nearer to the ${most ? 'brick-red' : 'blue'} end of the order blue, green, yellow, orange, brick-red.`,
        ]
      }),
    ),
    solution: `With rising amounts of reducing sugar the colour changes from blue to green, yellow, orange and brick-red. Of the four colours, ${shades[at]} is nearest to the ${most ? 'brick-red' : 'blue'} end.`,
  }),
})

/** From the most vitamin C to the least. */
const JUICES = ['guava', 'kiwi', 'papaya', 'pineapple', 'mango', 'lime', 'apple', 'grape'] as const

core('times-as-much-vitamin-c', {
  facts: { difficulty: 4, checked: '2026-11-25', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [one = '', other = ''] = random
      .sample(JUICES, 2)
      .sort((first, second) => JUICES.indexOf(first) - JUICES.indexOf(second))
    const few = random.int(5, 12)
    const times = random.pick([2, 2.5, 4, 5])
    const [many, difference] = [few * times, few * times - few]
    const wrong = threeSlips(
      random,
      times,
      [
        [1 / times, 'You divided the wrong way round: fewer drops mean more vitamin C.'],
        [times - 1, 'You took how many times *more* it is, from the difference of the two numbers.'],
        [difference, 'You subtracted the numbers of drops; “how many times” asks for a ratio.'],
        [many + few, 'You added the numbers of drops; “how many times” asks for a ratio.'],
      ],
      String,
    )
    return wrong && Number.isInteger(many) ? { one, other, few, times, wrong } : null
  },
  make: ({ one, other, few, times, wrong }) => ({
    stem: [
      'Juice is added drop by drop to 1 cm^{3} of DCPIP until the blue colour has gone. The table shows how many drops were needed.',
      'A student tests two juices for vitamin C. She counts the drops of each juice that take the blue colour from 1 cm^{3} of DCPIP.',
      'Equal volumes of DCPIP stand in two test-tubes. One juice is added to each, drop by drop, until the blue colour has gone.',
    ],
    table: {
      head: ['juice', 'number of drops'],
      rows: [
        [one, String(few)],
        [other, String(few * times)],
      ],
    },
    prompt: [
      `How many times as much vitamin C does a drop of ${one} juice contain as a drop of ${other} juice?`,
      `The amount of vitamin C in a drop of ${one} juice is how many times that in a drop of ${other} juice?`,
    ],
    options: numbers({
      right: times,
      unit: '',
      wrong,
    }),
    solution: `Both juices remove the colour of the same amount of DCPIP, so ${few} drops of ${one} juice hold as much vitamin C as ${few * times} drops of ${other} juice. Each drop of ${one} juice therefore holds ${few * times} ÷ ${few} = ${times} times as much.`,
  }),
  verify: ({ few, times }) => 1 / few / (1 / (few * times)),
})

const TESTS = [
  {
    substance: 'starch',
    text: 'Add iodine solution; orange-brown turns blue-black.',
  },
  {
    substance: 'protein',
    text: 'Add biuret reagent; blue turns purple.',
  },
  {
    substance: 'reducing sugar',
    text: 'Heat with Benedict’s solution; blue turns brick-red.',
  },
  {
    substance: 'fat',
    text: 'Shake with ethanol and pour into water; clear turns cloudy white.',
  },
  {
    substance: 'vitamin C',
    text: 'Add to DCPIP; the blue colour disappears.',
  },
] as const

const SAMPLES = ['crushed seeds', 'a soup', 'a breakfast cereal', 'a piece of fruit'] as const

core('test-for-a-substance', {
  facts: { difficulty: 1, checked: '2026-11-25', objective: 'AO1' },
  values: random => {
    const [right, ...wrong] = random.sample(TESTS, 4)
    return right ? { right, wrong, sample: random.pick(SAMPLES) } : null
  },
  make: ({ right, wrong, sample }) => ({
    stem: [
      `A student tests ${sample} for ${right.substance}.`,
      `A factory tests ${sample} to see whether ${right.substance} is present.`,
      `In a practical lesson, ${sample} must be tested for ${right.substance}.`,
    ],
    prompt: [
      'Which test and positive result are correct?',
      `Which test and result show that ${right.substance} is present?`,
    ],
    right: right.text,
    wrong: wrong.map(({ substance, text }): Wrong => [text, `You chose the test for ${substance}.`]),
    solution: `For ${right.substance} the right test is: ${right.text} The other three are tests for ${wrong.map(({ substance }) => substance).join(', ')}.`,
  }),
})

supplement('other-strand-of-dna', {
  facts: { difficulty: 3, checked: '2026-11-25', objective: 'AO2' },
  values: random => {
    const strand = Array.from({ length: 6 }, () => random.pick(BASES))
    const right = complement(strand.join(''))
    const mixed = right.replace(/[AT]/g, base => (base === 'A' ? 'T' : 'A'))
    const paired = strand.map(base => ({ A: 'C', C: 'A', G: 'T', T: 'G' })[base] ?? '').join('')
    const options = [right, strand.join(''), mixed, paired]
    return new Set(options).size === 4 && new Set(strand).size === 4
      ? { strand, right, same: strand.join(''), mixed, paired }
      : null
  },
  make: ({ strand, right, same, mixed, paired }) => ({
    stem: [
      'The diagram shows part of a molecule of DNA. The bases of the lower strand are left out.',
      'A short piece of DNA is drawn flat. The bases of its lower strand are left out.',
      'Part of the DNA of a cell is drawn flat. Only the bases of the upper strand are shown.',
    ],
    figure: figure(
      {
        name: 'biological-molecules/strand-with-gaps',
        title: 'Part of a molecule of DNA',
        description: describeDnaLadder({ bases: strand.join(''), hidden: [0, 1, 2, 3, 4, 5] }),
        height: 106,
      },
      dnaLadder({ x: 102, y: 10, bases: strand.join(''), hidden: [0, 1, 2, 3, 4, 5] }),
    ),
    prompt: 'What is the order of bases in the lower strand, from left to right?',
    right,
    wrong: [
      [same, 'You copied the upper strand; each base pairs with another one.'],
      [mixed, 'You paired C with G, but left A and T as they are in the upper strand.'],
      [paired, 'You paired A with C and G with T.'],
    ],
    solution: `A pairs with T, and C pairs with G. Under ${strand.join('')} stands ${right}.`,
  }),
})

supplement('bases-in-a-molecule', {
  facts: { difficulty: 5, checked: '2026-11-25', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const total = random.step(2000, 9000, 200)
    const known = random.step(200, 1600, 20)
    const right = total / 2 - known
    const base = random.pick(['A', 'T', 'C', 'G'])
    const wrong = threeSlips(
      random,
      right,
      [
        [known, `You took the number of ${complement(base)}, which pairs with ${base}.`],
        [total - known, `You subtracted the ${base} only; the bases left are of three kinds.`],
        [total - 2 * known, 'You did not halve: the bases left are two kinds, in equal numbers.'],
        [
          total / 4,
          'You shared the bases equally among the four kinds, but the pairs need not be equally common.',
        ],
      ],
      String,
    )
    return right > 100 && wrong ? { total, known, right, base, wrong } : null
  },
  make: ({ total, known, right, base, wrong }) => {
    const partner = complement(base)
    const asked = base === 'A' || base === 'T' ? 'C' : 'A'
    return {
      stem: [
        `A molecule of DNA has two strands with ${total} bases altogether. Of these bases, ${known} are ${base}.`,
        `The DNA of a virus is a double helix of ${total} bases, counted in both strands together. Of all these bases, ${known} are ${base}.`,
        `Scientists count the bases in both strands of a piece of DNA. There are ${total} bases, and ${known} of them are ${base}.`,
      ],
      prompt: [
        `How many of the bases are ${asked}?`,
        `What is the number of bases ${asked} in the two strands?`,
      ],
      options: numbers({ right, unit: '', wrong }),
      solution: `Each ${base} pairs with ${partner}, so there are ${known} of each. The other bases: ${total} − 2 × ${known} = ${total - 2 * known}. They are C and G, or A and T, in equal numbers: ${total - 2 * known} ÷ 2 = ${right}.`,
    }
  },
  verify: ({ total, known }) => (total - known - known) / 2,
})
