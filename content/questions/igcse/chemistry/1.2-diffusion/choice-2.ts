import { inThisOrder, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { markedTube, type Spread, spreadFigure } from './drawings'

const { core, supplement, templates } = choiceQuestions('1.2')

export { templates }

const TWO_GASES = [
  ['bromine gas', 'air'],
  ['chlorine', 'nitrogen'],
  ['carbon dioxide', 'oxygen'],
  ['argon', 'helium'],
] as const

const NOT_MIXED: Record<Spread, string> = {
  mixed: '',
  below: 'You left the gases where they were, but their particles move at random.',
  above: 'You let the two gases change places, but the particles of both spread everywhere.',
  gone: 'You let the particles of one gas disappear, but they only change places.',
}

core('two-gases-after-some-hours', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    gases: random.pick(TWO_GASES),
    spreads: random.shuffle<Spread>(['mixed', 'below', 'above', 'gone']),
    hours: random.int(3, 9),
  }),
  make: ({ gases: [black, white], spreads, hours }) => ({
    stem: [
      `A closed box is half full of ${black} below and of ${white} above, with a wall between. The wall is taken out. The boxes A to D show particles of ${black} in black and of ${white} in white.`,
      `Two gases are in one closed container: ${black} at the bottom, ${white} at the top. A sheet of card between them is pulled out. In the boxes, black particles are ${black} and white particles are ${white}.`,
      `In a closed box, ${white} lies above ${black}, and a lid keeps them apart. The lid is removed. In the boxes A to D the particles of ${black} are black, those of ${white} are white.`,
    ],
    figure: spreadFigure(spreads),
    prompt: [
      `Which box shows the particles after ${hours} hours?`,
      `Which box is correct ${hours} hours later?`,
    ],
    options: inThisOrder(
      spreads.map((spread, at): string | Wrong => {
        const letter = 'ABCD'.charAt(at)
        return spread === 'mixed' ? letter : [letter, NOT_MIXED[spread]]
      }),
    ),
    solution: `The particles of both gases move at random, from higher to lower concentration, until they are evenly mixed: box ${'ABCD'.charAt(spreads.indexOf('mixed'))}.`,
  }),
})

const SPREADING = [
  ['A drop of blue dye spreads through a glass of still water', 'liquid', 'perfume', 'still air'],
  ['The brown colour of bromine spreads through a jar of air', 'gas', 'ink', 'still water'],
  ['The smell of mint oil spreads through a room without draughts', 'gas', 'food dye', 'still water'],
  ['Potassium manganate(VII) colours a dish of still water', 'liquid', 'ammonia gas', 'still air'],
] as const

core('motion-and-how-fast', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ item: random.pick(SPREADING) }),
  make: ({ item: [says, state, other, where] }) => {
    const [pace, wrongPace] = state === 'liquid' ? ['faster', 'more slowly'] : ['more slowly', 'faster']
    return {
      stem: `${says}. At the same temperature, ${other} spreads through ${where}.`,
      prompt: [
        `Which row describes the motion of the particles and how fast the ${other} spreads, compared with the first?`,
        `How do the particles move, and how fast does the ${other} spread, compared with the first?`,
      ],
      options: rows(
        ['motion of the particles', `${other} in ${where}`],
        ['at random', `spreads ${pace}`],
        [
          [
            ['at random', `spreads ${wrongPace}`],
            'You reversed the speeds: diffusion is faster through a gas than through a liquid.',
          ],
          [
            ['all in one direction', `spreads ${pace}`],
            'You let all particles move one way, but each of them moves at random.',
          ],
          [
            ['all in one direction', `spreads ${wrongPace}`],
            'You let all particles move one way, and reversed the speeds.',
          ],
        ],
      ),
      solution: `In diffusion every particle moves at random, so together they spread from higher to lower concentration. The particles of a gas move fast and are far apart, so diffusion through a gas is faster than through a liquid.`,
    }
  },
})

const MASSES: Record<string, number> = { 'hydrogen chloride': 36.5, 'hydrogen bromide': 81 }

supplement('two-tubes-compared', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    isLeft: random.chance(0.5),
    heavier: random.chance(0.5),
    length: random.step(60, 100, 10),
  }),
  make: ({ isLeft, heavier, length }) => {
    const names = ['hydrogen chloride', 'hydrogen bromide']
    const [first = '', second = ''] = heavier ? names : names.toReversed()
    const told = (name: string) => `${name} (*M*_{r} = ${plain(MASSES[name] ?? 0)})`
    // Marks on the side away from the ammonia, the inner one first.
    const [inner, outer] = isLeft ? ['C', 'D'] : ['B', 'A']
    const [before, after] = heavier ? [inner, outer] : [outer, inner]
    const pace = heavier ? 'more slowly' : 'faster'
    return {
      stem: [
        `Ammonia (*M*_{r} = 17) and ${told(first)} are released at the same time at the ends of a tube, ${quantity(length, 'cm')} long. A white ring forms at mark ${before}. The experiment is repeated with ${told(second)} in place of ${first}.`,
        `A glass tube is ${quantity(length, 'cm')} long. Ammonia (*M*_{r} = 17) and ${told(first)} enter at its two ends together, and a white ring forms at mark ${before}. Then ${told(second)} is used in place of ${first}.`,
        `In a tube of ${quantity(length, 'cm')}, ammonia (*M*_{r} = 17) from one end and ${told(first)} from the other form a white ring at mark ${before}. A second experiment, at the same temperature, has ${told(second)} in place of ${first}.`,
      ],
      figure: markedTube(isLeft ? 'ammonia' : first, isLeft ? first : 'ammonia'),
      prompt: ['At which mark does the ring form now?', `At which mark does the ring form with ${second}?`],
      options: inThisOrder(
        ['A', 'B', 'C', 'D'].map((letter): string | Wrong => {
          if (letter === after) return letter
          if (letter === before)
            return [letter, `You left the ring where it was, but the new gas diffuses ${pace}.`]
          return [letter, `You let ${second} travel further than ammonia, which has a much lower *M*_{r}.`]
        }),
      ),
      solution: `${second.charAt(0).toUpperCase()}${second.slice(1)} has a ${heavier ? 'higher' : 'lower'} relative molecular mass than ${first}, so it diffuses ${pace} and travels ${heavier ? 'less far' : 'further'} before it meets the ammonia. Ammonia is still the faster gas, so the ring is on the other side of the middle: at ${after}.`,
    }
  },
  // Where two gases meet, by the inverse square roots of their masses.
  verify: ({ isLeft, heavier }) => {
    const other = heavier ? 81 : 36.5
    const share = Math.sqrt(other) / (Math.sqrt(17) + Math.sqrt(other))
    const place = isLeft ? share : 1 - share
    const marks = [0.31, 0.41, 0.59, 0.69]
    const gaps = marks.map(mark => Math.abs(mark - place))
    return 'ABCD'.charAt(gaps.indexOf(Math.min(...gaps)))
  },
})

supplement('masses-from-times', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    times: random.sample([12, 19, 23, 28, 34, 41, 47, 56], 4),
    heaviest: random.chance(0.5),
    length: random.step(40, 90, 10),
  }),
  make: ({ times, heaviest, length }) => {
    const wanted = heaviest ? Math.max(...times) : Math.min(...times)
    const opposite = heaviest ? Math.min(...times) : Math.max(...times)
    return {
      stem: [
        `Four gases diffuse, one after the other, through the same tube of ${quantity(length, 'cm')} at the same temperature. The table shows how long each takes to reach the end.`,
        `The time that a gas takes to diffuse along a tube of ${quantity(length, 'cm')} is measured for four gases at one temperature.`,
        `At the same temperature, four gases are tested in turn. The table gives the times they take to diffuse through ${quantity(length, 'cm')} of still air.`,
      ],
      table: {
        head: ['gas', 'time / min'],
        rows: times.map((time, at) => ['ABCD'.charAt(at), plain(time)]),
      },
      prompt: [
        `Which gas has the ${heaviest ? 'highest' : 'lowest'} relative molecular mass?`,
        `The relative molecular mass of which gas is ${heaviest ? 'highest' : 'lowest'}?`,
      ],
      options: inThisOrder(
        times.map((time, at): string | Wrong => {
          const letter = 'ABCD'.charAt(at)
          if (time === wanted) return letter
          return [
            letter,
            time === opposite
              ? 'You reversed the rule: a gas with a higher relative molecular mass diffuses more slowly, so it takes longer.'
              : `You overlooked a gas that takes ${heaviest ? 'longer' : 'less time'}.`,
          ]
        }),
      ),
      solution: `A gas with a ${heaviest ? 'higher' : 'lower'} relative molecular mass diffuses ${heaviest ? 'more slowly and takes longer' : 'faster and takes less time'}. The ${heaviest ? 'longest' : 'shortest'} time is ${quantity(wanted, 'min')}, of gas ${'ABCD'.charAt(times.indexOf(wanted))}.`,
    }
  },
  verify: ({ times, heaviest }) => {
    const sorted = times.map((time, at) => ({ at, speed: 1 / time })).toSorted((a, b) => a.speed - b.speed)
    return 'ABCD'.charAt((heaviest ? sorted[0] : sorted[3])?.at ?? 0)
  },
})
