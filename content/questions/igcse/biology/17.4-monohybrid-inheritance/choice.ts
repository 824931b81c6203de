import { familyFigure, hiddenAllele, squareFigure } from '@/content/figures/igcse/biology/inheritance-3'
import { numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { allelesOf, PROLIFIC, parentWith, TRAITS, toldOf, wordFor } from './traits'

const { core, supplement, templates } = choiceQuestions('17.4')

export { templates }

core('ratio-of-a-cross', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    trait: random.pick(TRAITS),
    cross: random.pick(['both mixed', 'mixed and recessive', 'pure and recessive'] as const),
  }),
  make: ({ trait, cross }) => {
    const { pure, mixed, recessive } = allelesOf(trait)
    const one = cross === 'pure and recessive' ? pure : mixed
    const other = cross === 'both mixed' ? mixed : recessive
    const [strong, weak] = [wordFor(trait, trait.dominant), wordFor(trait, trait.recessive)]
    const texts = {
      'both mixed': `3 with ${strong} to 1 with ${weak}`,
      'mixed and recessive': `1 with ${strong} to 1 with ${weak}`,
      'pure and recessive': `all with ${strong}`,
      turned: `1 with ${strong} to 3 with ${weak}`,
    }
    const errors = {
      'both mixed': 'You gave the ratio for two heterozygous parents.',
      'mixed and recessive': 'You gave the ratio for a heterozygous and a homozygous recessive parent.',
      'pure and recessive': 'You left out the recessive offspring, or took a parent for homozygous dominant.',
      turned:
        'You counted boxes with one dominant allele as recessive, but one is enough for the dominant phenotype.',
    }
    return {
      stem: [
        `${toldOf(trait)} The Punnett square shows the gametes of two parents, ${one} and ${other}.`,
        `${toldOf(trait)} Parents with the genotypes ${one} and ${other} are crossed. The Punnett square is not complete.`,
        `${toldOf(trait)} A student begins a Punnett square for the cross ${one} × ${other}.`,
      ],
      figure: squareFigure('square-to-fill', [one], [other], { blank: true }),
      prompt: ['Which ratio of phenotypes is expected?', 'What is the expected ratio of phenotypes?'],
      right: texts[cross],
      wrong: (['both mixed', 'mixed and recessive', 'pure and recessive', 'turned'] as const)
        .filter(each => each !== cross)
        .map((each): Wrong => [texts[each], errors[each]]),
      solution:
        cross === 'both mixed'
          ? `The four boxes are ${pure}, ${mixed}, ${mixed} and ${recessive}. Three of them contain the dominant allele: ${texts[cross]}.`
          : cross === 'mixed and recessive'
            ? `Two boxes are ${mixed} and two are ${recessive}: ${texts[cross]}.`
            : `All four boxes are ${mixed}, with one dominant allele: ${texts[cross]}.`,
    }
  },
})

core('expected-number-of-one-kind', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const both = random.chance(0.6)
    const total = random.step(120, 400, 20)
    const right = both ? total / 4 : total / 2
    const wrong = threeSlips(
      random,
      right,
      [
        [total / 4, 'You took a quarter, as for two heterozygous parents.'],
        [total / 2, 'You took a half, as for a heterozygous and a homozygous recessive parent.'],
        [(total * 3) / 4, 'You gave the number with the dominant phenotype of a 3:1 ratio.'],
        [total / 5, 'You divided by five; add the parts of the ratio to see by what to divide.'],
        [total, 'You gave the number of all offspring.'],
        [total / 10, 'You divided by ten; use the ratio of the cross.'],
      ],
      String,
    )
    return wrong ? { trait: random.pick(PROLIFIC), both, total, right, wrong } : null
  },
  make: ({ trait, both, total, right, wrong }) => {
    const { mixed, recessive } = allelesOf(trait)
    const parents = both
      ? `two heterozygous parents`
      : `${parentWith(trait, trait.dominant)}, which is heterozygous, and ${parentWith(trait, trait.recessive)}`
    return {
      stem: [
        `${toldOf(trait)} A cross between ${parents} gives ${total} offspring.`,
        `${toldOf(trait)} There are ${total} offspring of ${parents}.`,
        `${toldOf(trait)} A breeder crosses ${parents} and counts ${total} offspring.`,
      ],
      prompt: [
        `How many of them are expected to have ${wordFor(trait, trait.recessive)}?`,
        `What is the expected number with ${wordFor(trait, trait.recessive)}?`,
      ],
      options: numbers({ right, unit: '', wrong }),
      solution: both
        ? `${mixed} × ${mixed} gives 1 in 4 ${recessive}: ${total} ÷ 4 = ${right}.`
        : `${mixed} × ${recessive} gives 1 in 2 ${recessive}: ${total} ÷ 2 = ${right}.`,
    }
  },
  verify: ({ total, both }) => {
    const boxes = both ? ['DD', 'Dd', 'dD', 'dd'] : ['Dd', 'Dd', 'dd', 'dd']
    return (total * boxes.filter(each => !each.includes('D')).length) / boxes.length
  },
})

core('parents-from-their-offspring', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const both = random.chance(0.5)
    const total = random.step(160, 320, 20)
    const recessive = (both ? total / 4 : total / 2) + random.pick([-4, -3, -2, 2, 3, 4])
    return { trait: random.pick(PROLIFIC), both, total, recessive }
  },
  make: ({ trait, both, total, recessive: count }) => {
    const { pure, mixed, recessive } = allelesOf(trait)
    const right = both ? `${mixed} × ${mixed}` : `${mixed} × ${recessive}`
    const all: Wrong[] = [
      [
        `${mixed} × ${mixed}`,
        'You chose a cross in which one in four offspring is recessive; here it is about one in two.',
      ],
      [
        `${mixed} × ${recessive}`,
        'You chose a cross in which one in two offspring is recessive; here it is about one in four.',
      ],
      [
        `${pure} × ${recessive}`,
        'You chose a cross without recessive offspring: all of them would be heterozygous.',
      ],
      [`${pure} × ${mixed}`, 'You chose a cross without recessive offspring: all have a dominant allele.'],
    ]
    return {
      stem: [
        `${toldOf(trait)} The table shows the offspring of one pair of parents.`,
        `${toldOf(trait)} The offspring of two parents were counted.`,
        `${toldOf(trait)} A breeder wants to know the genotypes of two parents and counts their offspring.`,
      ],
      table: {
        head: ['phenotype', 'number of offspring'],
        rows: [
          [wordFor(trait, trait.dominant), String(total - count)],
          [wordFor(trait, trait.recessive), String(count)],
        ],
      },
      prompt: [
        'What are the most likely genotypes of the parents?',
        'Which parents most likely had these offspring?',
      ],
      right,
      wrong: all.filter(([text]) => text !== right),
      solution: `About one in ${both ? 'four' : 'two'} offspring is recessive (${count} of ${total}), so the ratio is about ${both ? '3:1' : '1:1'}. This comes from ${right}.`,
    }
  },
})

const CONDITIONS = [
  { name: 'albinism', letter: 'A' },
  { name: 'cystic fibrosis', letter: 'F' },
] as const

const IN_FAMILY: Readonly<Record<number, 'mixed' | 'recessive' | 'unknown'>> = {
  1: 'mixed',
  2: 'mixed',
  3: 'unknown',
  4: 'recessive',
  5: 'mixed',
  7: 'recessive',
  8: 'mixed',
}

core('genotype-in-a-pedigree', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    condition: random.pick(CONDITIONS),
    asked: random.pick([1, 2, 3, 4, 5, 7, 8]),
    // 1 is the father of the first family; the others are of either sex, and 5 and 6 of both.
    males: [1, ...random.sample([3, 4, 7, 8], 2), ...(random.chance(0.5) ? [5] : [6])],
  }),
  make: ({ condition: { name, letter }, asked, males }) => {
    const small = letter.toLowerCase()
    const [pure, mixed, recessive] = [letter + letter, letter + small, small + small]
    const { people, families } = hiddenAllele(males)
    const is = IN_FAMILY[asked]
    const texts = { pure, mixed, recessive, unknown: `${pure} or ${mixed}` }
    const errors = {
      pure: `You took the person for homozygous dominant, which ${is === 'unknown' ? 'is only one of two possibilities' : is === 'recessive' ? 'would mean no condition' : 'does not fit the relatives'}.`,
      mixed: `You took the person for heterozygous, which ${is === 'unknown' ? 'is possible but not certain' : 'would mean no condition'}.`,
      recessive: 'You took the person for homozygous recessive, but the symbol is not filled.',
      unknown:
        is === 'recessive'
          ? 'You chose genotypes without the condition, but the symbol is filled.'
          : 'You left one possibility open that the relatives exclude: a recessive allele was passed on or received.',
    }
    const right = is === undefined ? texts.pure : texts[is]
    const why =
      is === 'recessive'
        ? `Person ${asked} has ${name}, so has two recessive alleles: ${recessive}.`
        : is === 'unknown'
          ? `Parents 1 and 2 are both ${mixed}. Person 3 has at least one ${letter}; the other allele may be ${letter} or ${small}.`
          : asked === 8
            ? `Person 8 has no ${name}, so has an ${letter}. The parent 6 is ${recessive} and gave an ${small}. So 8 is ${mixed}.`
            : `Person ${asked} has no ${name}, so has an ${letter}, but has a child with it, who received one ${small} from each parent. So ${asked} is ${mixed}.`
    return {
      stem: [
        `${name.charAt(0).toUpperCase()}${name.slice(1)} is caused by a recessive allele, **${small}**. The pedigree shows a family.`,
        `The pedigree shows which members of a family have ${name}, which is caused by a recessive allele, **${small}**. The dominant allele is **${letter}**.`,
        `In the family shown, some members have ${name}. Its allele, **${small}**, is recessive to **${letter}**.`,
      ],
      figure: familyFigure('members-of-a-family', people, families, name),
      prompt: [`What is the genotype of person ${asked}?`, `Which genotype does person ${asked} have?`],
      right,
      wrong: (['pure', 'mixed', 'recessive', 'unknown'] as const)
        .filter(each => texts[each] !== right)
        .map((each): Wrong => [texts[each], errors[each]]),
      solution: why,
    }
  },
})

supplement('result-of-a-test-cross', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    trait: random.pick(PROLIFIC),
    found: random.chance(0.5),
    number: random.step(40, 90, 10),
    few: random.int(18, 22),
  }),
  make: ({ trait, found, number, few }) => {
    const { pure, mixed, recessive } = allelesOf(trait)
    const [strong, weak] = [wordFor(trait, trait.dominant), wordFor(trait, trait.recessive)]
    const result = found
      ? `Of ${2 * few} offspring, ${few + 1} have ${strong} and ${few - 1} have ${weak}.`
      : `All ${number} offspring have ${strong}.`
    const right = found ? mixed : pure
    return {
      stem: [
        `${toldOf(trait)} The genotype of ${parentWith(trait, trait.dominant)} is not known. A test cross is made. ${result}`,
        `${toldOf(trait)} A breeder makes a test cross with ${parentWith(trait, trait.dominant)}. ${result}`,
        `${toldOf(trait)} To find the genotype of ${parentWith(trait, trait.dominant)}, a test cross is made. ${result}`,
      ],
      prompt:
        'Which row gives the other parent of the test cross and the most likely genotype that was found?',
      columns: 'other parent | genotype that was found',
      right: `${recessive} | ${right}`,
      wrong: {
        [`${recessive} | ${found ? pure : mixed}`]: found
          ? 'You left out the recessive offspring: each has received a recessive allele from this parent.'
          : 'You left out that a heterozygous parent would have about half recessive offspring.',
        [`${mixed} | ${right}`]:
          'You took a heterozygous parent, but a test cross is with a homozygous recessive one.',
        [`${mixed} | ${found ? pure : mixed}`]:
          'You took both wrong: a test cross is with a homozygous recessive parent.',
      },
      solution: `A test cross is with a homozygous recessive organism, ${recessive}. ${found ? `Offspring with ${weak} are ${recessive} and have one recessive allele from each parent, so the other parent is ${mixed}.` : `If the parent were ${mixed}, about half of the offspring would have ${weak}. None of many has, so it is most likely ${pure}.`}`,
    }
  },
})

const FLOWERS = [
  { plant: 'snapdragons', one: 'red', other: 'white', mix: 'pink', a: 'R', b: 'W' },
  { plant: 'four-o’clock plants', one: 'red', other: 'white', mix: 'pink', a: 'R', b: 'W' },
  { plant: 'carnations', one: 'red', other: 'white', mix: 'pink', a: 'R', b: 'W' },
] as const

supplement('flowers-with-codominant-alleles', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    flower: random.pick(FLOWERS),
    with: random.pick(['mix', 'one', 'other'] as const),
  }),
  make: ({ flower: { plant, one, other, mix, a, b }, with: partner }) => {
    const [first, second] = [`C^{${a}}`, `C^{${b}}`]
    const genotype = {
      mix: [first, second] as const,
      one: [first, first] as const,
      other: [second, second] as const,
    }[partner]
    const colour = { mix, one, other }[partner]
    const texts = {
      mix: `1 ${one} to 2 ${mix} to 1 ${other}`,
      one: `1 ${one} to 1 ${mix}`,
      other: `1 ${mix} to 1 ${other}`,
      dominant: `3 ${one} to 1 ${other}`,
    }
    const errors = {
      mix: `You gave the ratio for two heterozygous parents.`,
      one: `You gave the ratio for a parent with ${one} flowers.`,
      other: `You gave the ratio for a parent with ${other} flowers.`,
      dominant: 'You took one allele for dominant, but both contribute to the phenotype.',
    }
    return {
      stem: [
        `In ${plant}, the alleles for ${one} flowers, ${first}, and ${other} flowers, ${second}, are codominant. A heterozygous plant, whose flowers are ${mix}, is crossed with a plant with ${colour} flowers.`,
        `Two alleles for the colour of flowers of ${plant}, ${first} (${one}) and ${second} (${other}), are codominant; ${first}${second} gives ${mix} flowers. A heterozygous plant is crossed with one with ${colour} flowers.`,
      ],
      figure: squareFigure('square-of-flowers', [[first, second]], [genotype], { blank: true }),
      prompt: [
        'Which ratio of phenotypes is expected?',
        'What is the expected ratio of the colours of flowers?',
      ],
      right: texts[partner],
      wrong: (['mix', 'one', 'other', 'dominant'] as const)
        .filter(each => each !== partner)
        .map((each): Wrong => [texts[each], errors[each]]),
      solution: `Fill in the square: each box holds one allele from above and one from the left. ${first}${first} is ${one}, ${first}${second} is ${mix}, ${second}${second} is ${other}. So the ratio is ${texts[partner]}.`,
    }
  },
})

const [A, B, O] = ['I^{A}', 'I^{B}', 'I^{o}']

const GROUP_CROSSES = [
  { mother: [A, B], father: [O, O], groups: 'A and B only' },
  { mother: [A, O], father: [B, O], groups: 'A, B, AB and O' },
  { mother: [A, B], father: [A, O], groups: 'A, B and AB only' },
  { mother: [A, O], father: [O, O], groups: 'A and O only' },
] as const

const GROUP_OPTIONS = ['A and B only', 'A, B, AB and O', 'A, B and AB only', 'A and O only'] as const

const GROUPS = [
  { group: 'AB', needs: `both ${A} and ${B}` },
  { group: 'O', needs: `two ${O}` },
  { group: 'B', needs: `${B} without ${A}` },
  { group: 'A', needs: `${A} without ${B}` },
] as const

const hasGroup = (text: string, group: string) =>
  text
    .replace(' only', '')
    .split(/, | and /)
    .includes(group)

/** What is wrong with a list of groups: one that no box gives, or one that is missing. */
const groupError = (chosen: string, right: string): string => {
  const extra = GROUPS.find(({ group }) => hasGroup(chosen, group) && !hasGroup(right, group))
  if (extra) return `You counted group ${extra.group} as possible, but no box holds ${extra.needs}.`
  const missing = GROUPS.find(({ group }) => !hasGroup(chosen, group) && hasGroup(right, group))
  return missing ? `You left out group ${missing.group}, but a box holds ${missing.needs}.` : ''
}

supplement('blood-groups-of-children', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({ cross: random.pick(GROUP_CROSSES), swap: random.chance(0.5) }),
  make: ({ cross: { mother, father, groups }, swap }) => {
    const [top, side] = swap ? [father, mother] : [mother, father]
    const [one, other] = [top.join(''), side.join('')]
    return {
      stem: [
        `The genotypes of two parents for ABO blood groups are ${one} and ${other}.`,
        `For ABO blood groups, the mother has the genotype ${one} and the father ${other}.`,
        `A woman with the genotype ${one} and a man with the genotype ${other} have children.`,
      ],
      figure: squareFigure('square-of-two-parents', [[top[0], top[1]]], [[side[0], side[1]]], {
        blank: true,
      }),
      prompt: [
        'Which blood groups can their children have?',
        'Which blood groups are possible in their children?',
      ],
      right: groups,
      wrong: GROUP_OPTIONS.filter(text => text !== groups).map(
        (text): Wrong => [text, groupError(text, groups)],
      ),
      solution: `Fill in the boxes, one allele from each parent. ${A} and ${B} are codominant, and ${O} is recessive, so group O is ${O}${O} and group AB is ${A}${B}. The groups are ${groups}.`,
    }
  },
})
