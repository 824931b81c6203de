import { ask } from '@/lib/exams/authoring/ask'
import { gcd } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain, quantity } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'

const { core, templates } = questionsOf('structured', 'E1.11')

export { templates }

core('ratio-and-map-scale', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const [a, b, c] = random.sample([2, 3, 4, 5, 7, 8], 3) as [number, number, number]
    const share = random.step(15, 60, 5)
    const prize = random.pick([
      'A prize',
      'The profit of a small shop',
      'The money raised at a fair',
      'An amount of money',
    ])
    // At least two parts apart, and the ratio in its simplest form.
    return b - a < 2 || gcd(gcd(a, b), c) > 1
      ? null
      : { a, b, c, share, prize, scale: random.pick([20000, 25000]), map: random.step(5.2, 9.8, 0.2) }
  },
  make: ({ a, b, c, share, prize, scale, map }) => {
    const kilometres = clean((map * scale) / 100000)
    return {
      stem: '',
      parts: {
        a: ask.whole({
          command: 'Work out',
          prompt: `${prize} is divided in the ratio $${a} : ${b} : ${c}$. The second share is ${money((b - a) * share)} more than the first share. Work out the total amount.`,
          scheme: [
            `M1 ${money((b - a) * share)} ÷ (${b} − ${a})`,
            `M1 ${money(share)} × (${a} + ${b} + ${c})`,
            `A1 ${money((a + b + c) * share)}`,
          ],
          solution: `The second share is ${b - a} parts more than the first, so one part is ${money((b - a) * share)} ÷ ${b - a} = ${money(share)}. There are ${a + b + c} parts: ${a + b + c} × ${money(share)} = ${money((a + b + c) * share)}.`,
          answer: (a + b + c) * share,
          unit: '$',
        }),
        b: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: `The scale of a map is 1:${plain(scale)}. On the map, a road is ${quantity(map, 'cm')} long. Work out the actual length of the road, in kilometres.`,
          scheme: [
            `M1 ${map} × ${plain(scale)}, or 1 cm for ${quantity(scale / 100000, 'km')}`,
            `A1 ${quantity(kilometres, 'km')}`,
          ],
          solution: `1 cm on the map is ${plain(scale)} cm = ${quantity(scale / 100000, 'km')}, so the road is ${map} × ${scale / 100000} = ${quantity(kilometres, 'km')} long.`,
          answer: kilometres,
          sigFigs: 3,
          unit: 'km',
        }),
      },
    }
  },
  verify: ({ a, b, c, share, scale, map }) => {
    const first = a * share
    return { a: first + (first + (b - a) * share) + (first / a) * c, b: (map / 100) * (scale / 1000) }
  },
})
