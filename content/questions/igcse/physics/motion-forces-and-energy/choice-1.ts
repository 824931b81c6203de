import { allDiffer, choice, numbers } from '@/lib/exams/authoring'
import { quantity } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'

const averageSpeed = template({
  name: 'average-speed-two-legs',
  subtopic: '1.2',
  style: 'choice',
  tier: 'core',
  difficulty: 3,
  calculator: 'needed',
  values: random => {
    const first = random.step(20, 60, 10)
    const second = random.step(20, 60, 10)
    const slow = random.int(2, 6)
    const fast = slow + random.int(2, 6)
    if (first === second) return null
    const right = (slow * first + fast * second) / (first + second)
    if (!allDiffer([right, (slow + fast) / 2, fast - slow, slow + fast], 2)) return null
    return { first, second, slow, fast, right }
  },
  make: ({ first, second, slow, fast, right }) =>
    choice({
      stem: `A runner moves at ${quantity(slow, 'm/s')} for ${quantity(first, 's')} and then at ${quantity(fast, 'm/s')} for ${quantity(second, 's')}.`,
      prompt: 'What is the average speed of the runner?',
      subtopic: '1.2',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'm/s',
        sigFigs: 2,
        wrong: [
          [(slow + fast) / 2, 'You took the mean of the two speeds, but the two times are not equal.'],
          [fast - slow, 'You subtracted one speed from the other.'],
          [slow + fast, 'You added the two speeds.'],
        ],
      }),
      solution: `Distance covered: ${slow} × ${first} = ${quantity(slow * first, 'm')}, then ${fast} × ${second} = ${quantity(fast * second, 'm')}.

Average speed = total distance ÷ total time = ${slow * first + fast * second} ÷ ${first + second} = ${quantity(right, 'm/s', 2)}.`,
    }),
  verify: ({ first, second, slow, fast }) => {
    let distance = 0
    for (let at = 0; at < first + second; at += 1) distance += at < first ? slow : fast
    return distance / (first + second)
  },
})

export const templates = [averageSpeed]
