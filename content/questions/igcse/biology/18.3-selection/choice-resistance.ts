import { numbers, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { boxes, population } from './figures'

const { supplement, templates } = choiceQuestions('18.3')

export { templates }

const MEANINGS = {
  adaptation: 'the process by which populations become more suited to their environment',
  'adaptive feature': 'an inherited feature that helps an organism to survive and reproduce',
  mutation: 'a genetic change, which is the way in which new alleles are formed',
  'selective breeding': 'the choice by humans of the parents of the next generation',
  variation: 'the differences between individuals of the same species',
} as const

type Term = keyof typeof MEANINGS

supplement('meaning-of-a-term', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    asked: 'adaptation' as Term,
    others: random.sample(
      (Object.keys(MEANINGS) as Term[]).filter(term => term !== 'adaptation'),
      3,
    ),
    animal: random.pick([
      'finches on an island',
      'fish in dark caves',
      'foxes in the Arctic',
      'plants on dunes',
    ]),
  }),
  make: ({ asked, others, animal }) => ({
    stem: [
      `Biologists use the word ${asked} when they speak of ${animal}.`,
      `A book explains ${asked} with the example of ${animal}.`,
      `Natural selection acts on ${animal} over many generations. The result is ${asked}.`,
    ],
    prompt: [`What is meant by ${asked}?`, `Which is the meaning of ${asked}?`],
    right: MEANINGS[asked],
    wrong: others.map((term): Wrong => [MEANINGS[term], `You gave the meaning of ${term}.`]),
    solution: `Adaptation is the process, resulting from natural selection, by which populations become more suited to their environment over many generations.`,
  }),
})

const INTERVALS = [
  {
    asked: 'between 1 and 2',
    right: 'The antibiotic killed the bacteria that were not resistant.',
    why: 'Box 2 holds the resistant bacteria of box 1 only: the antibiotic has killed the others.',
    wrong: [
      [
        'The bacteria that were not resistant became resistant.',
        'You overlooked that the open bacteria are gone; they have not changed.',
      ],
      ['The resistant bacteria reproduced very quickly.', 'You described what happens between 2 and 3.'],
      [
        'The antibiotic caused a mutation in all the bacteria.',
        'You took the antibiotic for the cause of resistance, which was there in box 1.',
      ],
    ],
  },
  {
    asked: 'between 2 and 3',
    right: 'Resistant bacteria reproduced and passed on their alleles.',
    why: 'The bacteria of box 2 have reproduced. All their offspring have inherited the allele for resistance.',
    wrong: [
      [
        'Bacteria that were not resistant turned into resistant ones.',
        'You overlooked that there are no bacteria of this kind in box 2.',
      ],
      [
        'The antibiotic killed the bacteria that were not resistant.',
        'You described what happens between 1 and 2.',
      ],
      [
        'The antibiotic caused new mutations for resistance.',
        'You took the antibiotic for the cause of resistance, but mutations are random.',
      ],
    ],
  },
] as const

supplement('between-two-boxes', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const resistant = random.int(1, 3)
    return {
      interval: random.pick(INTERVALS),
      stages: { plain: random.int(7, 11), resistant, later: random.int(10, 13) },
      where: random.pick(['in a patient', 'in a wound', 'in a calf', 'in a culture dish']),
    }
  },
  make: ({ interval, stages, where }) => ({
    stem: [
      `The figure shows a population of bacteria ${where} at three times. An antibiotic was given after time 1.`,
      `Bacteria ${where} are treated with an antibiotic after time 1. The figure shows the population at three times.`,
      `Boxes 1 to 3 show a population of bacteria ${where} one after the other. After 1 an antibiotic was used.`,
    ],
    figure: boxes(stages),
    prompt: [
      `What happened ${interval.asked}?`,
      `Which statement describes what happened ${interval.asked}?`,
    ],
    right: interval.right,
    wrong: interval.wrong,
    solution: interval.why,
  }),
})

supplement('why-resistance-spreads', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    place: random.pick(['hospitals', 'farms', 'a country']),
    right: random.pick([
      'Resistant bacteria survive, reproduce and pass on their alleles.',
      'The antibiotic kills the other bacteria, so resistant ones multiply.',
    ]),
  }),
  make: ({ place, right }) => ({
    stem: [
      `An antibiotic is used often in ${place}. After some years, many bacteria are resistant to it.`,
      `In ${place}, resistance to an antibiotic becomes more common the more the antibiotic is used.`,
      `Bacteria from ${place} are tested. The percentage that is resistant to an antibiotic rises from year to year.`,
    ],
    prompt: ['Why does resistance become more common?', 'What is the reason?'],
    right,
    wrong: {
      'Bacteria get used to the antibiotic and change their alleles.':
        'You let single bacteria change, but resistance arises by random mutation.',
      'The antibiotic makes the bacteria mutate in the way they need.':
        'You took mutation as a reply to the antibiotic, but it is random.',
      'People become immune to the antibiotic, so it no longer acts.':
        'You let people become resistant, but it is the bacteria that are.',
    },
    solution:
      'A random mutation makes a bacterium resistant. The antibiotic kills the others. The resistant bacteria survive and reproduce, and pass on the allele for resistance.',
  }),
})

supplement('survivors-multiply', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const resistant = random.int(2, 4)
    const others = random.int(7, 11)
    const minutes = random.pick([20, 30, 40])
    const divisions = random.int(4, 6)
    const right = resistant * 2 ** divisions
    const wrong = threeSlips(
      random,
      right,
      [
        [
          (resistant + others) * 2 ** divisions,
          'You counted all the bacteria, but the antibiotic kills those that are not resistant.',
        ],
        [others * 2 ** divisions, 'You counted the bacteria that are not resistant.'],
        [resistant * 2 * divisions, 'You added the same number each time, but the number doubles.'],
        [resistant * 2 ** (divisions - 1), 'You left out one division.'],
        [resistant * 2 ** (divisions + 1), 'You counted one division too many.'],
        [2 ** divisions, 'You began with one bacterium.'],
      ],
      String,
    )
    return wrong ? { resistant, others, minutes, divisions, right, wrong } : null
  },
  make: ({ resistant, others, minutes, divisions, right, wrong }) => {
    const time = minutes * divisions
    return {
      stem: [
        `The figure shows a population of bacteria just before an antibiotic is given. The resistant bacteria survive and then divide every ${minutes} minutes.`,
        `An antibiotic is given to the bacteria in the figure. Those that survive divide once every ${minutes} minutes.`,
        `The bacteria in the figure are treated with an antibiotic. All that are not resistant die at once. The others divide every ${minutes} minutes.`,
      ],
      figure: population(others, resistant),
      prompt: [
        `How many bacteria are there ${time} minutes later?`,
        `How large is the population after ${time} minutes?`,
      ],
      options: numbers({ right, unit: '', wrong }),
      solution: `${resistant} bacteria are resistant. In ${time} minutes there are ${time} ÷ ${minutes} = ${divisions} divisions, and each doubles the number: ${resistant} × 2^{${divisions}} = ${right}.`,
    }
  },
  verify: ({ resistant, divisions }) => {
    let count = resistant
    for (let done = 0; done < divisions; done += 1) count += count
    return count
  },
})

const CONTRASTS = [
  ['the environment selects', 'humans select'],
  ['the organism benefits', 'humans benefit'],
  ['usually slower', 'usually faster'],
  ['more genetic variation is kept', 'genetic variation becomes less'],
] as const

supplement('natural-or-artificial', {
  facts: { difficulty: 3, checked: '2026-11-30', objective: 'AO1' },
  values: random => {
    const [one, two, three, four] = random.shuffle(CONTRASTS)
    const naturalFirst = random.chance(0.5)
    return one && two && three && four ? { one, two, three, four, naturalFirst } : null
  },
  make: ({ one, two, three, four, naturalFirst }) => {
    const cells = ([natural, artificial]: readonly [string, string]) =>
      naturalFirst ? [natural, artificial] : [artificial, natural]
    const turned = (pair: readonly [string, string]) => cells(pair).toReversed()
    return {
      stem: '',
      prompt: [
        'Which row compares natural selection and artificial selection correctly?',
        'Which row is correct for natural selection and for artificial selection?',
      ],
      options: rows(
        naturalFirst
          ? ['natural selection', 'artificial selection']
          : ['artificial selection', 'natural selection'],
        cells(one),
        [
          [
            turned(two),
            `You swapped the two: in natural selection ${two[0]}.`.replace(
              'selection usually',
              'selection change is usually',
            ),
          ],
          [
            turned(three),
            `You swapped the two: in natural selection ${three[0]}.`.replace(
              'selection usually',
              'selection change is usually',
            ),
          ],
          [
            turned(four),
            `You swapped the two: in natural selection ${four[0]}.`.replace(
              'selection usually',
              'selection change is usually',
            ),
          ],
        ],
      ),
      solution:
        'In natural selection the environment selects, the organism benefits, change is usually slower, and more genetic variation is kept. In artificial selection humans select features that are useful to humans; it is faster, and variation becomes less.',
    }
  },
})
