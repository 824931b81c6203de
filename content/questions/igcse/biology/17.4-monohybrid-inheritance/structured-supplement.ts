import {
  familyFigure,
  LINKED,
  LINKED_FAMILIES,
  squareFigure,
} from '@/content/figures/igcse/biology/inheritance-3'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { cell } from './cells'
import {
  ALL_DOMINANT,
  ANY_RECESSIVE,
  BOTH_ALLELES,
  FEMALES_TWO,
  IN_HETEROZYGOUS,
  ONE_IS_ENOUGH,
  ONE_X,
  WITH_RECESSIVE,
} from './points'
import { allelesOf, PROLIFIC, parentWith, toldOf, wordFor } from './traits'

const { supplement, templates } = questionsOf('structured', '17.4', { calculator: 'needed' })

export { templates }

const [IA, IB, IO] = ['I^{A}', 'I^{B}', 'I^{o}']

/** A genotype of blood groups as it may be typed, in both orders and with O or o. */
const typed = (one: string, other: string): string[] => {
  const ways = (allele: string) => (allele === IO ? [IO, 'I^{O}', 'i'] : [allele])
  return ways(one).flatMap(a => ways(other).flatMap(b => [a + b, b + a]))
}

supplement('blood-groups-in-a-family', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    motherA: random.chance(0.5),
    children: random.pick([120, 160, 200, 240]),
    where: random.pick(['a hospital', 'a town', 'a study']),
  }),
  make: ({ motherA, children, where }) => {
    const [mother, father] = motherA ? [IA, IB] : [IB, IA]
    const [ofMother, ofFather] = motherA ? ['A', 'B'] : ['B', 'A']
    return {
      stem: [
        `A woman of blood group ${ofMother} and a man of blood group ${ofFather} have a child of blood group O. The alleles are ${IA}, ${IB} and ${IO}. The Punnett square is not complete.`,
        `A child has blood group O. The mother has group ${ofMother} and the father group ${ofFather}. The alleles of the gene are ${IA}, ${IB} and ${IO}.`,
        `Blood groups depend on the alleles ${IA}, ${IB} and ${IO}. A couple, she of group ${ofMother} and he of group ${ofFather}, have a child of group O.`,
      ],
      figure: squareFigure('square-for-blood-groups', [[mother, IO]], [[father, IO]], {
        blank: 'all',
        top: 'mother',
        side: 'father',
      }),
      parts: {
        a: ask.table({
          prompt: 'Complete the table with the genotypes. You may write raised letters in one line.',
          objective: 'AO2',
          head: ['person', 'blood group', 'genotype'],
          rows: [
            [
              { text: 'mother' },
              { text: ofMother },
              cell('genotype of the mother', mother + IO, typed(mother, IO)),
            ],
            [
              { text: 'father' },
              { text: ofFather },
              cell('genotype of the father', father + IO, typed(father, IO)),
            ],
            [
              { text: 'child' },
              { text: 'O' },
              cell('genotype of the child', IO + IO, [...typed(IO, IO), 'ii']),
            ],
          ],
          scheme: [mother + IO, father + IO, IO + IO],
          solution: `Group O is ${IO}${IO}. The child got one ${IO} from each parent, so the mother is ${mother}${IO} and the father ${father}${IO}.`,
        }),
        b: ask.table({
          prompt:
            'Complete the table with the probability, in per cent, that a child of these parents has each blood group.',
          objective: 'AO2',
          head: ['blood group', 'probability / %'],
          rows: [
            [{ text: 'AB' }, { blank: 'probability of AB', answer: 25, marks: 1 }],
            [{ text: 'B' }, { blank: 'probability of B', answer: 25, marks: 1 }],
          ],
          scheme: ['25', '25'],
          solution: `The four boxes are ${IA}${IB}, ${IA}${IO}, ${IB}${IO} and ${IO}${IO}: groups AB, A, B and O, each in one of four boxes, 25%.`,
        }),
        c: ask.written({
          prompt: 'State what is meant by *codominance*.',
          scheme: [BOTH_ALLELES, IN_HETEROZYGOUS],
          modelAnswer:
            'A situation in which both alleles in heterozygous organisms contribute to the phenotype.',
          solution:
            'Two ideas: both alleles contribute to the phenotype, and this is so in heterozygous organisms.',
        }),
        d: ask.number({
          lead: `In ${where}, couples with these two genotypes had ${children} children in all.`,
          prompt: 'Calculate how many of the children are expected **not** to be of group O.',
          answer: (children * 3) / 4,
          unit: '',
          scheme: [`C1 3 ÷ 4 × ${children}`, `A1 ${(children * 3) / 4}`],
          solution: `Three of the four boxes are not ${IO}${IO}: 3 ÷ 4 × ${children} = ${(children * 3) / 4}.`,
        }),
      },
    }
  },
  verify: ({ children }) => ({ d: children - children / 4 }),
})

const [XB, Xb] = ['X^{B}', 'X^{b}']

const OF_PERSON: Readonly<Record<number, readonly [string, string]>> = {
  2: [XB, Xb],
  3: [XB, 'Y'],
  4: [Xb, 'Y'],
  5: [XB, Xb],
  6: [XB, 'Y'],
  7: [Xb, 'Y'],
}

supplement('colour-blind-members-of-a-family', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    carrier: random.pick([2, 5]),
    healthy: random.pick([3, 6]),
    affected: random.pick([4, 7]),
    men: random.step(4000, 9000, 500),
    percent: random.pick([6, 7, 8]),
  }),
  make: ({ carrier, healthy, affected, men, percent }) => {
    const rows = [carrier, healthy, affected].toSorted((one, other) => one - other)
    const told = rows.map(person => (OF_PERSON[person] ?? []).join(''))
    return {
      stem: [
        `The pedigree shows red-green colour blindness in a family. It is caused by a recessive allele on the X chromosome, ${Xb}. The dominant allele is ${XB}.`,
        `Filled symbols in the pedigree stand for people with red-green colour blindness. The recessive allele ${Xb} and the dominant allele ${XB} are on the X chromosome.`,
        `In the family shown, some members are red-green colour blind. The gene is on the X chromosome, with the alleles ${XB} and ${Xb}.`,
      ],
      figure: familyFigure('colours-in-a-family', LINKED, LINKED_FAMILIES, 'colour blind'),
      parts: {
        a: ask.table({
          prompt: 'Complete the table with the genotypes. You may write raised letters in one line.',
          objective: 'AO2',
          head: ['person', 'genotype'],
          rows: rows.map(person => {
            const [one = '', other = ''] = OF_PERSON[person] ?? []
            return [{ text: String(person) }, cell(`genotype of ${person}`, one + other, [other + one])]
          }),
          scheme: told,
          solution: `A male has one X: ${XB}Y with normal vision, ${Xb}Y if colour blind. Person ${carrier} has normal vision but a colour-blind son, who got ${Xb} from her, so she is ${XB}${Xb}.`,
        }),
        b: ask.number({
          prompt:
            'State the probability, in per cent, that the next **son** of persons 5 and 6 is colour blind.',
          objective: 'AO2',
          answer: 50,
          unit: '%',
          scheme: ['50%'],
          solution: `5 is ${XB}${Xb}. Half of her egg cells carry ${Xb}, and a son gets his only X chromosome from her: 50%.`,
        }),
        c: ask.written({
          prompt: 'Explain why red-green colour blindness is more common in males than in females.',
          scheme: [ONE_X, ONE_IS_ENOUGH, FEMALES_TWO],
          modelAnswer:
            'Males have only one X chromosome. One recessive allele is expressed, because there is no allele of this gene on the Y chromosome. Females need two recessive alleles.',
          solution:
            'Compare the sexes: a male has one X chromosome, so one recessive allele is enough; a female has two X chromosomes and needs the allele on both.',
        }),
        d: ask.number({
          lead: `In a country, ${percent}% of men are red-green colour blind.`,
          prompt: `Calculate how many of ${men} men are expected to be colour blind.`,
          answer: (men * percent) / 100,
          unit: '',
          scheme: [`${(men * percent) / 100}`],
          solution: `${percent}% of ${men} is ${percent} ÷ 100 × ${men} = ${(men * percent) / 100}.`,
        }),
      },
    }
  },
  verify: ({ men, percent }) => {
    const sons = ['XBY', 'XbY']
    return {
      b: (100 * sons.filter(each => each.includes('b')).length) / sons.length,
      d: men - (men * (100 - percent)) / 100,
    }
  },
})

supplement('two-test-crosses', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const [one, other] = [random.int(21, 29), random.int(21, 29)]
    return one === other
      ? null
      : {
          trait: random.pick(PROLIFIC),
          one,
          other,
          pureNumber: random.int(44, 58),
          first: random.chance(0.5),
        }
  },
  make: ({ trait, one, other, pureNumber, first }) => {
    const { pure, mixed, recessive, small, big } = allelesOf(trait)
    const [strong, weak] = [wordFor(trait, trait.dominant), wordFor(trait, trait.recessive)]
    const [p, q] = first ? [mixed, pure] : [pure, mixed]
    const many = [String(one), String(other)]
    const all = [String(pureNumber), '0']
    return {
      stem: [
        `${toldOf(trait)} P and Q both have ${strong}, but their genotypes are not known. A test cross is made with each of them.`,
        `${toldOf(trait)} A breeder has two organisms, P and Q, with ${strong}. She makes a test cross with each to find their genotypes.`,
        `${toldOf(trait)} The genotypes of P and Q, which have ${strong}, are found by test crosses.`,
      ],
      table: {
        head: ['test cross with', `offspring with ${strong}`, `offspring with ${weak}`],
        rows: [
          ['P', ...(first ? many : all)],
          ['Q', ...(first ? all : many)],
        ],
      },
      parts: {
        a: ask.written({
          prompt: `Describe how a test cross is used to find the genotype of ${parentWith(trait, trait.dominant)}.`,
          scheme: [WITH_RECESSIVE, ANY_RECESSIVE, ALL_DOMINANT],
          modelAnswer:
            'Cross it with a homozygous recessive organism. If any offspring show the recessive phenotype, it is heterozygous. If all of many offspring show the dominant phenotype, it is homozygous dominant.',
          solution:
            'Name the partner (homozygous recessive), and what each result shows: any recessive offspring means heterozygous, none means homozygous dominant.',
        }),
        b: ask.table({
          prompt: 'Complete the table with the most likely genotypes.',
          objective: 'AO2',
          head: ['organism', 'genotype'],
          rows: [
            [{ text: 'P' }, cell('genotype of P', p, p === mixed ? [small + big] : [])],
            [{ text: 'Q' }, cell('genotype of Q', q, q === mixed ? [small + big] : [])],
            [{ text: 'other parent of both crosses' }, cell('genotype of the other parent', recessive)],
          ],
          scheme: [p, q, recessive],
          solution: `The other parent is ${recessive}. ${first ? 'P' : 'Q'} has offspring with ${weak}, so is ${mixed}. ${first ? 'Q' : 'P'} has none, so is most likely ${pure}.`,
        }),
        c: ask.number({
          prompt: `Calculate the percentage of the offspring of ${first ? 'P' : 'Q'} that have ${weak}.`,
          answer: (other / (one + other)) * 100,
          unit: '%',
          scheme: [`C1 ${other} ÷ ${one + other} × 100`, `A1 ${((other / (one + other)) * 100).toFixed(1)}%`],
          solution: `${one} + ${other} = ${one + other} offspring. ${other} ÷ ${one + other} × 100 = ${((other / (one + other)) * 100).toFixed(1)}%. It is near the 50% that are expected.`,
        }),
      },
    }
  },
  verify: ({ one, other }) => ({ c: 100 - (100 * one) / (one + other) }),
})
