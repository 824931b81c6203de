import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { fiveNuclei, fiveStrips, type Genes, lifeCycle, populations } from './figures'

const { core, supplement, templates } = choiceQuestions('16.2')

export { templates }

const letter = (at: number) => 'ABCD'.charAt(at)

const MEANINGS: Record<
  'what' | 'fertilisation' | 'zygote',
  { prompt: string[]; right: string; wrong: Record<string, string> }
> = {
  what: {
    prompt: ['What happens in sexual reproduction?', 'Which statement describes sexual reproduction?'],
    right: 'The nuclei of two gametes fuse to form a zygote.',
    wrong: {
      'The nuclei of two zygotes fuse to form a gamete.': 'You exchanged gametes and zygote.',
      'The nucleus of one gamete divides to form a zygote.': 'You left out the second gamete.',
      'The nucleus of one body cell divides to form offspring.': 'You described asexual reproduction.',
    },
  },
  fertilisation: {
    prompt: ['What is fertilisation?', 'What is meant by fertilisation?'],
    right: 'the fusion of the nuclei of gametes',
    wrong: {
      'the production of gametes by parents': 'You described a step before fertilisation.',
      'the division of a zygote into many cells': 'You described a step after fertilisation.',
      'the transfer of gametes between parents': 'You described how gametes meet, not how they fuse.',
    },
  },
  zygote: {
    prompt: ['What is a zygote?', 'What is meant by a zygote?'],
    right: 'the cell formed when two gamete nuclei fuse',
    wrong: {
      'the cell that fuses with another at fertilisation': 'You described a gamete.',
      'the ball of cells that grows from one cell': 'You described an embryo.',
      'the organ of a parent that makes gametes': 'You described an organ such as an ovary.',
    },
  },
}

core('what-sexual-reproduction-is', {
  facts: { difficulty: 1, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({ asked: random.pick(['what', 'fertilisation', 'zygote'] as const) }),
  make: ({ asked }) => {
    const what = MEANINGS[asked]
    return {
      stem: '',
      prompt: what.prompt,
      right: what.right,
      wrong: what.wrong,
      solution:
        'In sexual reproduction the nuclei of two gametes fuse. This is fertilisation. The cell that is formed is the zygote, and the offspring are genetically different from each other.',
    }
  },
})

const STEPS = ['gametes are made', 'fertilisation', 'cells divide', 'growth'] as const

const STEP_ERRORS = {
  'gametes are made': 'You chose the step in which parents make gametes.',
  fertilisation: 'You chose the step in which the nuclei of gametes fuse.',
  'cells divide': 'You chose the step in which the zygote divides.',
  growth: 'You chose the growth of the embryo into a young animal.',
} as const

const STEP_ASKS = {
  'gametes are made': 'Which letter marks the production of gametes?',
  fertilisation: 'Which letter marks fertilisation?',
  'cells divide': 'Which letter marks the division of the zygote?',
  growth: 'Which letter marks the growth of an embryo?',
} as const

core('which-step-is-it', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    asked: random.pick(STEPS),
    letters: random.shuffle([...'ABCD']),
    animal: random.pick(['rabbits', 'trout', 'mice', 'pigeons']),
  }),
  make: ({ asked, letters, animal }) => ({
    stem: [
      `The chart shows the sexual reproduction of ${animal}. Letters mark the steps.`,
      `In the chart of the sexual reproduction of ${animal}, four steps are marked A to D.`,
      `A student draws a chart of the sexual reproduction of ${animal} and marks four steps with letters.`,
    ],
    figure: lifeCycle(
      `steps-${letters.join('').toLowerCase()}`,
      {
        parent: 'cells of\na parent',
        gamete: 'sex cell',
        zygote: 'one cell',
        embryo: 'ball of\ncells',
        young: 'young\nanimal',
      },
      letters,
      `The boxes say cells of a parent, sex cell, one cell, ball of cells, young animal. ${letters[0]} marks the arrows from the cells of the parents to the sex cells, ${letters[1]} the arrows from both sex cells to the one cell, ${letters[2]} the arrow from the one cell to the ball of cells, ${letters[3]} the arrow from there to the young animal.`,
    ),
    prompt: STEP_ASKS[asked],
    options: inThisOrder(
      [...'ABCD'].map((each): Wrong | string => {
        const step = STEPS[letters.indexOf(each)] ?? 'growth'
        return step === asked ? each : [each, STEP_ERRORS[step]]
      }),
    ),
    solution: `Parents make sex cells (gametes) at ${letters[0]}. Their nuclei fuse at ${letters[1]}: fertilisation. At ${letters[2]} the zygote divides into many cells, and at ${letters[3]} the embryo grows.`,
  }),
})

const flip = (genes: string, at: number) =>
  [...genes].map((gene, place) => (place === at ? (gene === 'X' ? 'O' : 'X') : gene)).join('')

core('strips-of-genes', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const strip = () => Array.from({ length: 4 }, () => random.pick(['X', 'O'])).join('')
    const parent: Genes = [strip(), strip()]
    const [first, second] = random.sample([0, 1, 2, 3], 2)
    const others: Genes[] = [
      [parent[0], flip(parent[1], first ?? 0)],
      [flip(parent[0], second ?? 1), parent[1]],
      [flip(parent[0], first ?? 0), flip(parent[1], second ?? 1)],
    ]
    if (parent[0] === parent[1]) return null
    const young = random.shuffle([parent, ...others])
    const all = new Set(young.flatMap(([one, other]) => [`${one}${other}`, `${other}${one}`]))
    return all.size >= 8
      ? { parent, young, plant: random.pick(['strawberry', 'potato', 'onion', 'grass']) }
      : null
  },
  make: ({ parent, young, plant }) => {
    const right = young.findIndex(([one, other]) => one === parent[0] && other === parent[1])
    return {
      stem: [
        `A ${plant} plant P reproduces asexually and sexually. In the figure each square stands for a gene, which is of one form (filled) or another (empty).`.replace(
          'A onion',
          'An onion',
        ),
        `The figure shows some genes of a ${plant} plant P and of four young plants as squares. A gene is of one form (filled) or another (empty). One of the young plants was produced asexually by P.`.replace(
          'a onion',
          'an onion',
        ),
        `A scientist compares some genes of a ${plant} plant P with those of four young plants. Each square is a gene; filled and empty squares are two forms of it.`.replace(
          'a onion',
          'an onion',
        ),
      ],
      figure: fiveStrips(parent, young),
      prompt: [
        'Which young plant was produced asexually by P?',
        'Which young plant is the asexual offspring of P?',
      ],
      options: inThisOrder(
        young.map((each, at): Wrong | string => {
          if (at === right) return letter(at)
          const changed = [each[0] !== parent[0], each[1] !== parent[1]].filter(Boolean).length
          return [
            letter(at),
            changed === 2
              ? 'You chose a plant whose two strips both differ from those of P.'
              : 'You looked at one strip only; the other one differs from that of P.',
          ]
        }),
      ),
      solution: `Asexual reproduction gives genetically identical offspring. Only ${letter(right)} has all genes of P; the others differ, so they were produced sexually.`,
    }
  },
  verify: ({ parent, young }) => letter(young.map(each => each.join('')).indexOf(parent.join(''))),
})

const FEATURES = [
  { name: 'number of parents', asexual: 'one', sexual: 'usually two', slip: 'the number of parents' },
  { name: 'gametes', asexual: 'none', sexual: 'two fuse', slip: 'the gametes' },
  {
    name: 'genes of offspring',
    asexual: 'identical',
    sexual: 'different',
    slip: 'the genes of the offspring',
  },
  { name: 'time needed', asexual: 'less', sexual: 'more', slip: 'the time' },
] as const

core('asexual-and-sexual-compared', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    pair: random.sample(FEATURES, 2),
    sexual: random.chance(0.6),
    plant: random.pick(['a strawberry plant', 'a potato plant', 'a grass']),
  }),
  make: ({ pair, sexual, plant }) => {
    const [one, two] = pair
    const kind = sexual ? 'sexual' : 'asexual'
    const cell = (feature: (typeof FEATURES)[number] | undefined, right: boolean) =>
      (right === sexual ? feature?.sexual : feature?.asexual) ?? ''
    return {
      stem: [
        `The reproduction of ${plant} may be asexual or sexual.`,
        `A student compares asexual and sexual reproduction in ${plant}.`,
        `In ${plant}, new plants are produced both asexually and sexually.`,
      ],
      prompt: [`Which row describes ${kind} reproduction?`, `Which row is correct for ${kind} reproduction?`],
      columns: `${one?.name} | ${two?.name}`,
      right: `${cell(one, true)} | ${cell(two, true)}`,
      wrong: {
        [`${cell(one, true)} | ${cell(two, false)}`]: `You exchanged the two kinds for ${two?.slip}.`,
        [`${cell(one, false)} | ${cell(two, true)}`]: `You exchanged the two kinds for ${one?.slip}.`,
        [`${cell(one, false)} | ${cell(two, false)}`]: 'You described the other kind of reproduction.',
      },
      solution:
        'Asexual: one parent, no gametes, genetically identical offspring, fast. Sexual: usually two parents, two gametes fuse, genetically different offspring, slower.',
    }
  },
})

const ORGANISMS = [
  { name: 'a horse', body: 64 },
  { name: 'a cat', body: 38 },
  { name: 'a dog', body: 78 },
  { name: 'a pea plant', body: 14 },
  { name: 'a maize plant', body: 20 },
  { name: 'a fruit fly', body: 8 },
  { name: 'a tomato plant', body: 24 },
  { name: 'a mouse', body: 40 },
] as const

supplement('missing-numbers', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({ organism: random.pick(ORGANISMS), fromGamete: random.chance(0.4) }),
  make: ({ organism: { name, body }, fromGamete }) => {
    const half = body / 2
    return {
      stem: fromGamete
        ? [
            `The chart shows the sexual reproduction of ${name}. A gamete has ${half} chromosomes.`,
            `The chart shows how ${name} reproduces sexually. Each gamete has ${half} chromosomes.`,
            `The nucleus of a gamete of ${name} contains ${half} chromosomes, as the chart shows.`,
          ]
        : [
            `The chart shows the sexual reproduction of ${name}. A body cell of a parent has ${body} chromosomes.`,
            `The chart shows how ${name} reproduces sexually. Each body cell has ${body} chromosomes.`,
            `The nucleus of a body cell of ${name} contains ${body} chromosomes, as the chart shows.`,
          ],
      figure: lifeCycle(
        `numbers-${fromGamete ? 'gamete' : 'body'}-${body}`,
        {
          parent: fromGamete ? 'body cell:\nX' : `body cell:\n${body}`,
          gamete: fromGamete ? `gamete:\n${half}` : 'gamete:\nX',
          zygote: 'zygote:\nY',
          embryo: 'embryo',
        },
        [],
        fromGamete
          ? `The boxes say body cell: X; gamete: ${half}; zygote: Y; embryo.`
          : `The boxes say body cell: ${body}; gamete: X; zygote: Y; embryo.`,
      ),
      prompt: [
        'What are the numbers of chromosomes at X and Y?',
        'Which numbers of chromosomes belong at X and Y?',
      ],
      columns: 'X | Y',
      right: fromGamete ? `${body} | ${body}` : `${half} | ${body}`,
      wrong: fromGamete
        ? {
            [`${half} | ${body}`]: 'You gave a body cell the haploid number.',
            [`${body} | ${half}`]: 'You gave the zygote the haploid number, but two gamete nuclei fuse.',
            [`${body} | ${2 * body}`]:
              'You doubled the number of a body cell; the zygote has twice that of a gamete.',
          }
        : {
            [`${half} | ${half}`]: 'You gave the zygote the haploid number, but two gamete nuclei fuse.',
            [`${body} | ${body}`]: 'You gave the gamete the diploid number.',
            [`${body} | ${2 * body}`]: 'You left out that the number is halved when gametes are made.',
          },
      solution: `Body cells and the zygote are diploid: ${body}. Gametes are haploid: ${body} ÷ 2 = ${half}. At fertilisation ${half} + ${half} = ${body}.`,
    }
  },
  verify: ({ organism: { body }, fromGamete }) => String(fromGamete ? body : body - body / 2),
})

const HAPLOID = [
  'an egg cell of a hen',
  'a sperm cell of a bull',
  'the male gamete of a lily',
  'an egg cell of a frog',
] as const

const DIPLOID = [
  ['a zygote of a frog', 'You chose the cell formed by the fusion of two haploid nuclei.'],
  ['a cell of an embryo', 'You chose a cell that comes from the zygote by division.'],
  ['a cell of a leaf', 'You chose a body cell of a plant, which is diploid.'],
  ['a cell of the liver', 'You chose a body cell of an animal, which is diploid.'],
  ['a cell of the skin', 'You chose a body cell of an animal, which is diploid.'],
] as const

supplement('which-cell-is-haploid', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({ right: random.pick(HAPLOID), wrong: random.sample(DIPLOID, 3) }),
  make: ({ right, wrong }) => ({
    stem: '',
    prompt: ['Which cell has a haploid nucleus?', 'Which of these cells has one set of chromosomes?'],
    right,
    wrong: wrong.map(([text, error]): Wrong => [text, error]),
    solution:
      'The nuclei of gametes are haploid: one set of chromosomes. The nuclei of a zygote and of body cells are diploid.',
  }),
})

const NUCLEI = [
  {
    body: 'LLSS',
    gamete: 'LS',
    wrong: [
      ['LLSS', 'You chose a diploid nucleus, like that of the body cell.'],
      ['LL', 'You counted two chromosomes, but a set has one of each size.'],
      ['L', 'You chose a nucleus with half a set.'],
    ],
  },
  {
    body: 'LLMM',
    gamete: 'LM',
    wrong: [
      ['LLMM', 'You chose a diploid nucleus, like that of the body cell.'],
      ['MM', 'You counted two chromosomes, but a set has one of each size.'],
      ['M', 'You chose a nucleus with half a set.'],
    ],
  },
  {
    body: 'LLMMSS',
    gamete: 'LMS',
    wrong: [
      ['LLMMSS', 'You chose a diploid nucleus, like that of the body cell.'],
      ['LLM', 'You counted three chromosomes, but a set has one of each size.'],
      ['LM', 'You chose a nucleus in which the short chromosome is missing.'],
    ],
  },
  {
    body: 'LLLLSS',
    gamete: 'LLS',
    wrong: [
      ['LLLLSS', 'You chose a diploid nucleus, like that of the body cell.'],
      ['LSS', 'You counted three chromosomes, but both short ones are in this nucleus.'],
      ['LL', 'You chose a nucleus in which the short chromosome is missing.'],
    ],
  },
] as const

supplement('nucleus-of-a-gamete', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const item = random.pick(NUCLEI)
    return {
      item,
      order: random.shuffle([item.gamete, ...item.wrong.map(([each]) => each)]),
      animal: random.pick(['fly', 'mosquito', 'midge', 'worm']),
    }
  },
  make: ({ item, order, animal }) => ({
    stem: [
      `P is the nucleus of a body cell of a ${animal}, with all its chromosomes. A to D are other nuclei.`,
      `The figure shows the chromosomes in a body cell of a ${animal}, P, and in four other nuclei.`,
      `A scientist draws the nucleus of a body cell of a ${animal}, P, and four nuclei, A to D. Half of the chromosomes in P come from each parent.`,
    ],
    figure: fiveNuclei(item.body, order),
    prompt: [
      'Which nucleus could be that of a gamete of this animal?',
      'Which could be the nucleus of a gamete of this animal?',
    ],
    options: inThisOrder(
      order.map((each, at): Wrong | string => {
        const error = item.wrong.find(([other]) => other === each)?.[1]
        return error ? [letter(at), error] : letter(at)
      }),
    ),
    solution: `The nucleus of a gamete is haploid: one set, half of the chromosomes of P. P has its chromosomes in pairs of one size, and a gamete gets one of each pair: ${letter(order.indexOf(item.gamete))}.`,
  }),
})

supplement('after-a-new-disease', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    swapped: random.chance(0.5),
    low: random.step(100, 200, 50),
    again: random.step(450, 650, 50),
    plant: random.pick(['a grass', 'a water plant', 'a wild strawberry', 'a reed']),
  }),
  make: ({ swapped, low, again, plant }) => {
    const [clone, varied] = swapped ? ['Q', 'P'] : ['P', 'Q']
    return {
      stem: [
        `The graph shows two populations of ${plant}. One reproduces only asexually, the other only sexually. After four years a new disease reaches both.`,
        `Two populations of ${plant}, P and Q, are counted for ten years. One of them reproduces only sexually, the other only asexually. A new disease comes after four years.`,
        `Scientists count two populations of ${plant} before and after the arrival of a new disease. One reproduces only asexually, the other only sexually.`,
      ],
      figure: populations([clone, varied], low, again),
      prompt: [
        'Which population reproduces sexually, and what explains its line?',
        'Which population reproduces sexually, and why does its line have this shape?',
      ],
      columns: 'population | explanation',
      right: `${varied} | a few plants were resistant and reproduced`,
      wrong: {
        [`${varied} | all plants were resistant and reproduced`]:
          'You found the population, but its number fell, so most plants were not resistant.',
        [`${clone} | a few plants were resistant and reproduced`]:
          'You chose the population that died out, in which no plant was resistant.',
        [`${clone} | no plants were resistant, as they vary`]:
          'You chose the population that died out: its plants do not vary.',
      },
      solution: `Sexual reproduction gives variation. In ${varied} a few plants were resistant; they survived, reproduced, and the number rose again. In ${clone} all plants have the same genes, and none was resistant.`,
    }
  },
})

const GROWERS = [
  {
    aim: 'a new variety that combines large fruit with resistance to a disease',
    kind: 'sexual',
    why: 'offspring have new combinations of genes',
  },
  {
    aim: 'a new variety that combines sweet fruit with growth in dry soil',
    kind: 'sexual',
    why: 'offspring have new combinations of genes',
  },
  {
    aim: 'a thousand plants with exactly the fruit of the best plant',
    kind: 'asexual',
    why: 'offspring have the same genes as the parent',
  },
  {
    aim: 'a field of plants that are all ripe on the same day',
    kind: 'asexual',
    why: 'offspring have the same genes as the parent',
  },
] as const

supplement('choice-of-a-grower', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    grower: random.pick(GROWERS),
    crop: random.pick(['strawberries', 'potatoes', 'apples', 'pears']),
  }),
  make: ({ grower: { aim: written, kind, why }, crop }) => {
    const aim = crop === 'potatoes' ? written.replace('fruit', 'tubers') : written
    const other = kind === 'sexual' ? 'asexual' : 'sexual'
    const wrongWhy =
      kind === 'sexual'
        ? 'offspring have the same genes as the parent'
        : 'offspring have new combinations of genes'
    return {
      stem: [
        `A grower of ${crop} wants ${aim}.`,
        `The aim of a grower of ${crop} is ${aim}.`,
        `A company that grows ${crop} needs ${aim}.`,
      ],
      prompt: [
        'Which kind of reproduction should be used, and why?',
        'Which kind of reproduction suits this aim, and for what reason?',
      ],
      columns: 'kind of reproduction | reason',
      right: `${kind} | ${why}`,
      wrong: {
        [`${kind} | ${wrongWhy}`]: `You chose the kind that suits, but with the reason for ${other} reproduction.`,
        [`${other} | ${why}`]: `You named the right effect, but it is one of ${kind} reproduction.`,
        [`${other} | ${wrongWhy}`]: `You chose the kind that does not suit: the aim needs ${kind === 'sexual' ? 'variation' : 'identical plants'}.`,
      },
      solution: `The aim needs ${kind === 'sexual' ? 'a new combination of features, so two plants are crossed: sexual reproduction' : 'plants that are alike, so parts of one plant are grown: asexual reproduction'}. Here ${why}.`,
    }
  },
})

supplement('dna-in-an-embryo', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const gamete = random.pick([1.2, 1.6, 2.4, 2.8, 3.2])
    const divisions = random.int(3, 5)
    const right = 2 * gamete * 2 ** divisions
    const wrong = threeSlips(
      random,
      right,
      [
        [gamete * 2 ** divisions, 'You used the haploid mass, but cells of an embryo are diploid.'],
        [
          2 * gamete * 2 * divisions,
          'You multiplied by 2 for each division and added; each division doubles the number of cells.',
        ],
        [2 * gamete, 'You gave the mass in one cell.'],
        [4 * gamete * 2 ** divisions, 'You doubled once too often.'],
        [2 * gamete * (divisions + 1), 'You let each division add one cell.'],
      ],
      value => plain(value, 1),
    )
    return wrong
      ? {
          gamete,
          divisions,
          right,
          wrong,
          animal: random.pick(['a small fish', 'a beetle', 'a snail', 'a crab']),
        }
      : null
  },
  make: ({ gamete, divisions, right, wrong, animal }) => ({
    stem: [
      `The nucleus of a sperm cell of ${animal} contains ${quantity(gamete, 'pg')} of DNA (1 pg is a very small unit of mass). An egg cell contains as much. The zygote divides, and all cells of the embryo go on dividing, ${divisions} times in all.`,
      `Each gamete nucleus of ${animal} contains ${quantity(gamete, 'pg')} of DNA; 1 pg is a very small unit of mass. After fertilisation, all cells of the embryo divide ${divisions} times, one time after another.`,
      `In ${animal}, a gamete nucleus holds ${quantity(gamete, 'pg')} of DNA, where 1 pg is a very small unit of mass. A zygote becomes an embryo by ${divisions} divisions, in each of which all cells divide.`,
    ],
    prompt: [
      'What is the mass of DNA in all nuclei of the embryo, just after the last division?',
      'How much DNA do all nuclei of the embryo contain together, just after the last division?',
    ],
    options: numbers({
      right: Number(right.toFixed(1)),
      unit: 'pg',
      wrong: wrong.map(([value, error]): [number, string] => [Number(value.toFixed(1)), error]),
    }),
    solution: `Each nucleus of the embryo is diploid: 2 × ${plain(gamete)} = ${plain(Number((2 * gamete).toFixed(1)))} pg. After ${divisions} divisions there are 2^{${divisions}} = ${2 ** divisions} cells. ${2 ** divisions} × ${plain(Number((2 * gamete).toFixed(1)))} = ${plain(Number(right.toFixed(1)))} pg.`,
  }),
  verify: ({ gamete, divisions }) => {
    let cells = 1
    for (let at = 0; at < divisions; at += 1) cells += cells
    return Number((cells * (gamete + gamete)).toFixed(1))
  },
})
