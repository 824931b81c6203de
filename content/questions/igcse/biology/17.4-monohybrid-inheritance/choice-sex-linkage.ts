import {
  familyFigure,
  LINKED,
  LINKED_FAMILIES,
  squareFigure,
} from '@/content/figures/igcse/biology/inheritance-3'
import { inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'

const { supplement, templates } = choiceQuestions('17.4')

export { templates }

const [XB, Xb, Y] = ['X^{B}', 'X^{b}', 'Y']

const CARRIER_AND_NORMAL = { mother: [XB, Xb], father: [XB, Y] } as const
const CARRIER_AND_AFFECTED = { mother: [XB, Xb], father: [Xb, Y] } as const
const NORMAL_AND_AFFECTED = { mother: [XB, XB], father: [Xb, Y] } as const

const VALUES = ['0', '0.25', '0.50', '1.00'] as const

const NONE = 'You found no box that fits, but at least one does.'
const EVERY = 'You took every box for one that fits; fill in all four of them.'
const OF_FOUR = 'You divided by all four boxes, but only those of the sex in question count.'

/** Each wrong value, in the order of `VALUES`, with its error; an empty one is right. */
const ASKED = [
  {
    cross: CARRIER_AND_NORMAL,
    asked: 'a son is colour blind',
    errors: [NONE, OF_FOUR, '', EVERY],
    why: `Sons are ${XB}Y and ${Xb}Y: one of two.`,
  },
  {
    cross: CARRIER_AND_NORMAL,
    asked: 'a child is a colour-blind boy',
    errors: [NONE, '', 'You counted sons only, but all children count.', EVERY],
    why: `Of the four boxes one is ${Xb}Y: one of four.`,
  },
  {
    cross: CARRIER_AND_NORMAL,
    asked: 'a daughter is colour blind',
    errors: [
      '',
      `You counted one box of four, but ${XB}${Xb} has normal vision.`,
      `You took a carrier for colour blind, but ${XB}${Xb} has normal vision.`,
      EVERY,
    ],
    why: `Daughters are ${XB}${XB} and ${XB}${Xb}. All have a dominant allele from the father.`,
  },
  {
    cross: CARRIER_AND_AFFECTED,
    asked: 'a daughter is colour blind',
    errors: [NONE, OF_FOUR, '', EVERY],
    why: `Daughters are ${XB}${Xb} and ${Xb}${Xb}: one of two.`,
  },
  {
    cross: CARRIER_AND_AFFECTED,
    asked: 'a child is a colour-blind girl',
    errors: [NONE, '', 'You counted daughters only, but all children count.', EVERY],
    why: `Of the four boxes one is ${Xb}${Xb}: one of four.`,
  },
  {
    cross: NORMAL_AND_AFFECTED,
    asked: 'a daughter is a carrier',
    errors: [
      NONE,
      'You counted one box of four, but every daughter has the same genotype.',
      'You divided by all four boxes, but only daughters count.',
      '',
    ],
    why: `Every daughter has ${Xb} from the father and ${XB} from the mother.`,
  },
  {
    cross: NORMAL_AND_AFFECTED,
    asked: 'a son is colour blind',
    errors: [
      '',
      'You let the father pass his X chromosome to a son, but a son gets the Y from him.',
      'You took half of the sons for colour blind, but the mother has no recessive allele.',
      'You let all sons inherit from the father what lies on his X chromosome; they get his Y.',
    ],
    why: `Every son has ${XB} from the mother and Y from the father.`,
  },
] as const

supplement('chance-with-a-sex-linked-allele', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({ one: random.pick(ASKED) }),
  make: ({ one: { cross, asked, errors, why } }) => {
    const { mother, father } = cross
    return {
      stem: [
        `Red-green colour blindness is caused by a recessive allele, ${Xb}. A woman with the genotype ${mother.join('')} and a man with ${father.join('')} have children.`,
        `The allele for red-green colour blindness, ${Xb}, is sex-linked and recessive. The parents are ${mother.join('')} and ${father.join('')}.`,
        `The Punnett square shows the gametes of a woman, ${mother.join('')}, and a man, ${father.join('')}. ${Xb} is the recessive allele for colour blindness.`,
      ],
      figure: squareFigure('square-of-a-couple', [[mother[0], mother[1]]], [[father[0], father[1]]], {
        blank: true,
      }),
      prompt: `What is the probability that ${asked}?`,
      options: inThisOrder(
        VALUES.map((value, at): Wrong | string => (errors[at] === '' ? value : [value, errors[at] ?? ''])),
      ),
      solution: `Fill in the four boxes. ${why}`,
    }
  },
})

const GENOTYPES = [`${XB}${XB}`, `${XB}${Xb}`, `${XB}${Y}`, `${Xb}${Y}`] as const

const KNOWN: Readonly<Record<number, { at: number; why: string }>> = {
  2: { at: 1, why: `2 has normal vision, so has an ${XB}, but her son 4 got an ${Xb} from her.` },
  3: { at: 2, why: `3 is a male with normal vision, so his only X carries B.` },
  4: { at: 3, why: `4 is a colour-blind male, so his only X carries b.` },
  5: { at: 1, why: `5 has normal vision, so has an ${XB}, but her son 7 got an ${Xb} from her.` },
  6: { at: 2, why: `6 is a male with normal vision, so his only X carries B.` },
  7: { at: 3, why: `7 is a colour-blind male, so his only X carries b.` },
  9: { at: 2, why: `9 is a male with normal vision, so his only X carries B.` },
}

const SEX_OF = ['female', 'female', 'male', 'male'] as const

supplement('genotype-with-a-sex-linked-allele', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({ asked: random.pick([2, 3, 4, 5, 6, 7, 9]) }),
  make: ({ asked }) => {
    const { at: right, why } = KNOWN[asked] ?? { at: 0, why: '' }
    const error = (at: number) =>
      SEX_OF[at] !== SEX_OF[right]
        ? `You gave the genotype of a ${SEX_OF[at]}, but person ${asked} is ${SEX_OF[right]}.`
        : right === 1
          ? 'You took her for homozygous, but a son of hers is colour blind and got his X from her.'
          : right === 2
            ? 'You gave the genotype of a colour-blind male, but the symbol is not filled.'
            : 'You gave the genotype of a male with normal vision, but the symbol is filled.'
    return {
      stem: [
        `The pedigree shows red-green colour blindness in a family. It is caused by a recessive allele on the X chromosome, ${Xb}.`,
        `In the family shown, some members are red-green colour blind (filled symbols). The recessive allele, ${Xb}, is sex-linked.`,
        `Red-green colour blindness is caused by the allele ${Xb}. Filled symbols in the pedigree stand for people who are colour blind.`,
      ],
      figure: familyFigure('members-with-it', LINKED, LINKED_FAMILIES, 'colour blind'),
      prompt: [`What is the genotype of person ${asked}?`, `Which genotype does person ${asked} have?`],
      options: inThisOrder(
        GENOTYPES.map((text, at): Wrong | string => (at === right ? text : [text, error(at)])),
      ),
      solution: `${why} The genotype is ${GENOTYPES[right] ?? ''}.`,
    }
  },
})
