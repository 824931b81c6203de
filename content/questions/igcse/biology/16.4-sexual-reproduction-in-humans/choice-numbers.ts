import { bySize, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'

const { core, templates } = choiceQuestions('16.4', { calculator: 'needed' })

export { templates }

core('number-of-moving-sperm', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const volume = random.step(2, 5, 0.5)
    const million = random.step(30, 90, 10)
    const percent = random.pick([40, 60, 70, 80])
    const right = (volume * million * percent) / 100
    const wrong = threeSlips(
      random,
      right,
      [
        [volume * million, 'You left out that only some of the sperm move.'],
        [(million * percent) / 100, 'You left out the volume of the sample.'],
        [(volume * million * (100 - percent)) / 100, 'You worked out how many sperm do not move.'],
        [(million / volume) * (percent / 100), 'You divided by the volume instead of multiplying.'],
        [(volume * million * percent) / 10, 'You divided by 10 instead of 100 for the percentage.'],
      ],
      value => plain(Number(value.toFixed(1))),
    )
    return wrong && { volume, million, percent, right, wrong }
  },
  make: ({ volume, million, percent, right, wrong }) => ({
    stem: [
      `A sample of semen has a volume of ${quantity(volume, 'cm^3')}. There are ${million} million sperm in each cm^{3}, and ${percent}% of them move.`,
      `A laboratory finds ${million} million sperm in 1 cm^{3} of semen. The sample has a volume of ${quantity(volume, 'cm^3')}, and ${percent}% of the sperm move.`,
      `In ${quantity(volume, 'cm^3')} of semen, ${percent}% of the sperm move. Each cm^{3} contains ${million} million sperm.`,
    ],
    prompt: ['How many moving sperm are in the sample?', 'What is the number of moving sperm in the sample?'],
    options: bySize({ right, wrong, print: value => `${plain(Number(value.toFixed(1)))} million` }),
    solution: `Number of sperm = ${plain(volume)} × ${million} million = ${plain(volume * million)} million. Of these ${percent}% move: ${percent} ÷ 100 × ${plain(volume * million)} million = ${plain(Number(right.toFixed(1)))} million.`,
  }),
  verify: ({ volume, million, percent }) => million * volume - (million * volume * (100 - percent)) / 100,
})

core('cells-of-an-embryo', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const first = random.pick([24, 30, 36])
    const every = random.pick([10, 12, 15])
    const more = random.int(2, 4)
    const right = 2 ** (more + 1)
    const wrong = threeSlips(
      random,
      right,
      [
        [2 ** more, 'You left out the first division.'],
        [2 * (more + 1), 'You added two cells at each division, but every cell divides.'],
        [2 ** (more + 2), 'You counted one division too many.'],
        [(more + 1) ** 2, 'You squared the number of divisions instead of doubling each time.'],
        [more + 1, 'You gave the number of divisions, not of cells.'],
      ],
      String,
    )
    return wrong && { first, every, more, right, wrong, animal: random.pick(['human', 'cow', 'rabbit']) }
  },
  make: ({ first, every, more, right, wrong, animal }) => ({
    stem: [
      `A ${animal} zygote divides for the first time ${first} hours after fertilisation. From then on all cells divide every ${every} hours.`,
      `In a laboratory a ${animal} zygote is watched. Its first division is ${first} hours after fertilisation, and then all cells divide once every ${every} hours.`,
      `The first division of a ${animal} zygote takes place ${first} hours after fertilisation. After that each cell divides once in ${every} hours.`,
    ],
    prompt: [
      `How many cells are there just after ${first + more * every} hours?`,
      `What is the number of cells of the embryo just after ${first + more * every} hours?`,
    ],
    options: numbers({ right, unit: '', wrong }),
    solution: `After the first division there are 2 cells. ${first + more * every} − ${first} = ${more * every} hours later there have been ${more} more divisions, each of which doubles the number: 2^{${more + 1}} = ${right} cells.`,
  }),
  verify: ({ first, every, more }) => {
    let cells = 1
    for (let hour = first; hour <= first + more * every; hour += every) cells += cells
    return cells
  },
})
