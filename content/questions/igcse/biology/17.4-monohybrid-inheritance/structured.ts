import { crossFigure, familyFigure, hiddenAllele } from '@/content/figures/igcse/biology/inheritance-3'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { cell, gametesOf } from './cells'
import { EXPRESSED_IF_PRESENT, HEALTHY_PARENTS, HIDDEN, TWO_DIFFERENT } from './points'
import { allelesOf, PROLIFIC, toldOf, wordFor } from './traits'

const { core, templates } = questionsOf('structured', '17.4', { calculator: 'needed' })

export { templates }

core('diagram-of-a-cross', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    trait: random.pick(PROLIFIC),
    both: random.chance(0.5),
    total: random.step(80, 240, 20),
    asksDominant: random.chance(0.5),
  }),
  make: ({ trait, both, total, asksDominant }) => {
    const { big, small, pure, mixed, recessive } = allelesOf(trait)
    const [strong, weak] = [wordFor(trait, trait.dominant), wordFor(trait, trait.recessive)]
    const other = both ? mixed : recessive
    const otherGametes = both ? gametesOf(big, small) : gametesOf(small, small)
    const expected = both ? total / 4 : total / 2
    return {
      stem: [
        `${toldOf(trait)} Two parents are crossed. One has ${strong} and is heterozygous. The other has ${both ? `${strong} and is also heterozygous` : weak}.`,
        `${toldOf(trait)} A heterozygous parent is crossed with ${both ? 'another heterozygous one' : `one with ${weak}`}. The genetic diagram is not complete.`,
        `${toldOf(trait)} A student begins a genetic diagram. The first parent is heterozygous, the second one ${both ? 'as well' : `has ${weak}`}.`,
      ],
      figure: crossFigure(
        'diagram-to-complete',
        { phenotype: trait.dominant, genotype: [mixed] },
        { phenotype: both ? trait.dominant : trait.recessive, genotype: [other] },
        { blank: ['genotypes', 'gametes', 'offspring genotypes', 'offspring phenotypes'] },
      ),
      parts: {
        'a.i': ask.table({
          prompt:
            'Complete the table with the genotypes of the parents and their gametes. Write “and” between two different gametes.',
          objective: 'AO2',
          head: ['', 'first parent', 'second parent'],
          rows: [
            [
              { text: 'genotype' },
              cell('genotype of the first', mixed, [small + big]),
              cell('genotype of the second', other, both ? [small + big] : []),
            ],
            [
              { text: 'gametes' },
              cell('gametes of the first', `${big} and ${small}`, gametesOf(big, small)),
              cell('gametes of the second', both ? `${big} and ${small}` : small, otherGametes),
            ],
          ],
          scheme: [mixed, other, `${big} and ${small}`, both ? `${big} and ${small}` : small],
          solution: `A heterozygous organism is ${mixed} and makes gametes with ${big} and gametes with ${small}. ${both ? 'The second parent is the same.' : `An organism with ${weak} is homozygous recessive, ${recessive}, and all its gametes carry ${small}.`}`,
        }),
        'a.ii': ask.table({
          prompt: 'Complete the table with the expected ratio.',
          objective: 'AO2',
          head: ['', 'ratio'],
          rows: [
            [
              { text: `${strong} : ${weak}`.replace(' : ', ' to ') },
              cell('ratio of phenotypes', both ? '3:1' : '1:1', [
                ...(both ? ['3 to 1', '75:25'] : ['1 to 1', '50:50', '2:2']),
                ...[':', ' to ', ' : ', ', '].flatMap(joint =>
                  [
                    [trait.dominant, trait.recessive],
                    [strong, weak],
                  ].map(([one, two]) => `${both ? 3 : 1} ${one}${joint}1 ${two}`),
                ),
              ]),
            ],
          ],
          scheme: [both ? '3:1' : '1:1'],
          solution: both
            ? `${mixed} × ${mixed} gives 1 ${pure}, 2 ${mixed} and 1 ${recessive}: three with ${strong} to one with ${weak}.`
            : `${mixed} × ${recessive} gives 1 ${mixed} to 1 ${recessive}: one with ${strong} to one with ${weak}.`,
        }),
        b: ask.number({
          lead: `The cross gives ${total} offspring.`,
          prompt: `Calculate how many are expected to have ${asksDominant ? strong : weak}.`,
          answer: asksDominant ? total - expected : expected,
          unit: '',
          scheme: [
            `C1 ${asksDominant && both ? '3 ÷ 4' : both ? '1 ÷ 4' : '1 ÷ 2'} × ${total}`,
            `A1 ${asksDominant ? total - expected : expected}`,
          ],
          solution: `Use the ratio: ${asksDominant && both ? 'three quarters' : both ? 'a quarter' : 'a half'} of ${total} is ${asksDominant ? total - expected : expected}.`,
        }),
        'c.i': ask.written({
          prompt: 'State what is meant by *heterozygous*.',
          scheme: [TWO_DIFFERENT],
          modelAnswer: 'Having two different alleles of a particular gene.',
          solution: 'Two different alleles of one gene, not two different genes.',
        }),
        'c.ii': ask.written({
          prompt: 'State what is meant by a *dominant allele*.',
          scheme: [EXPRESSED_IF_PRESENT],
          modelAnswer: 'An allele that is expressed if it is present.',
          solution: 'A dominant allele is expressed if it is present, even beside a recessive one.',
        }),
      },
    }
  },
  verify: ({ both, total, asksDominant }) => {
    const boxes = both ? ['DD', 'Dd', 'dD', 'dd'] : ['Dd', 'Dd', 'dd', 'dd']
    const dominant = boxes.filter(each => each.includes('D')).length
    return { b: (total * (asksDominant ? dominant : 4 - dominant)) / 4 }
  },
})

const CONDITIONS = [
  { name: 'albinism', letter: 'A' },
  { name: 'cystic fibrosis', letter: 'F' },
] as const

core('family-with-a-condition', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    condition: random.pick(CONDITIONS),
    males: [1, ...random.sample([3, 4, 7, 8], 2), random.pick([5, 6])],
    asked: random.shuffle([1, 2]),
    later: random.shuffle([7, 4]),
  }),
  make: ({ condition: { name, letter }, males, asked, later }) => {
    const small = letter.toLowerCase()
    const [pure, mixed, recessive] = [letter + letter, letter + small, small + small]
    const { people, families } = hiddenAllele(males)
    const [parent = 1] = asked
    const [affected = 4] = later
    const orders = [
      `${mixed} or ${pure}`,
      `${pure}/${mixed}`,
      `${mixed}/${pure}`,
      `${pure}, ${mixed}`,
      `${mixed}, ${pure}`,
    ]
    return {
      stem: [
        `The pedigree shows which members of a family have ${name}. The dominant allele is **${letter}** and the recessive allele is **${small}**.`,
        `In the family shown, filled symbols stand for people with ${name}. Use **${letter}** for the dominant and **${small}** for the recessive allele.`,
        `Some members of a family have ${name}, as the pedigree shows. The alleles of the gene are **${letter}**, dominant, and **${small}**, recessive.`,
      ],
      figure: familyFigure('people-of-a-family', people, families, name),
      parts: {
        a: ask.written({
          prompt: `Explain how the pedigree shows that the allele for ${name} is recessive.`,
          objective: 'AO2',
          scheme: [HEALTHY_PARENTS, HIDDEN],
          modelAnswer: `Persons 1 and 2 do not have ${name} but their child 4 has it. So both parents carry the allele without showing it; a dominant allele would be expressed in a parent.`,
          solution:
            'Look for two parents without the condition who have a child with it. The allele must have been hidden in them.',
        }),
        b: ask.table({
          prompt: 'Complete the table. If two genotypes are possible, give both.',
          objective: 'AO2',
          head: ['person', 'genotype'],
          rows: [
            [{ text: String(parent) }, cell('genotype of a parent', mixed, [small + letter])],
            [
              { text: '3' },
              cell(
                'genotype of 3',
                `${pure} or ${mixed}`,
                orders.concat(`${pure} and ${mixed}`, `${mixed} and ${pure}`),
              ),
            ],
            [{ text: String(affected) }, cell('genotype of an affected person', recessive)],
            [{ text: '8' }, cell('genotype of 8', mixed, [small + letter])],
          ],
          scheme: [mixed, `${pure} or ${mixed}`, recessive, mixed],
          solution: `People with ${name} are ${recessive}. ${parent} has no ${name} but a child with it, so is ${mixed}. 3 has one ${letter}, and the other allele is not known. 8 got an ${small} from 6, so is ${mixed}.`,
        }),
        c: ask.number({
          prompt: `State the probability, in per cent, that the next child of persons 5 and 6 has ${name}.`,
          objective: 'AO2',
          answer: 50,
          unit: '%',
          scheme: ['50%'],
          solution: `5 is ${mixed}, since child 7 got an ${small} from each parent, and 6 is ${recessive}. Half of the children are expected to be ${recessive}: 50%.`,
        }),
      },
    }
  },
  verify: () => {
    const boxes = ['Ff', 'ff', 'Ff', 'ff']
    return { c: (100 * boxes.filter(each => each === 'ff').length) / boxes.length }
  },
})
