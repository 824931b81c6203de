import { inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { capital } from '../shared'
import { gapsFigure, metalBars, tubesOfLiquid } from './drawings'

const { core, templates } = choiceQuestions('9.4', { calculator: 'needed' })

export { templates }

const LETTER_SETS = [
  ['W', 'X', 'Y', 'Z'],
  ['P', 'Q', 'R', 'S'],
  ['J', 'K', 'L', 'M'],
] as const

const LIQUIDS = ['dilute hydrochloric acid', 'dilute sulfuric acid'] as const

core('order-of-bubbles', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    letters: random.pick(LETTER_SETS),
    counts: random.shuffle([0, random.int(2, 4), random.int(8, 10), random.int(17, 19)]),
    liquid: random.pick(LIQUIDS),
    isFalling: random.chance(0.6),
  }),
  make: ({ letters, counts, liquid, isFalling }) => {
    const marks = letters.map((letter, at) => [letter, counts[at] ?? 0] as const)
    const sorted = marks.toSorted(([, one], [, other]) => (isFalling ? other - one : one - other))
    const named = sorted.map(([letter]) => letter)
    const listed = (order: readonly number[]) => order.map(at => named[at]).join(', ')
    const [first, second, third, last] = named
    return {
      stem: [
        `Pieces of four metals, ${letters.join(', ')}, are put into ${liquid}. The pieces have the same size.`,
        `The diagram shows equal pieces of the metals ${letters.join(', ')} one minute after ${liquid} was added.`,
        `A student adds ${liquid} to four metals, ${letters.join(', ')}, in pieces of the same size.`,
      ],
      figure: tubesOfLiquid(marks),
      prompt: `What is the order of reactivity, from the ${isFalling ? 'most reactive to the least reactive' : 'least reactive to the most reactive'}?`,
      right: listed([0, 1, 2, 3]),
      wrong: {
        [listed([
          3, 2, 1, 0,
        ])]: `You listed the metals from the ${isFalling ? 'least to the most' : 'most to the least'} reactive.`,
        [listed([0, 2, 1, 3])]: `You exchanged ${second} and ${third}: compare their bubbles.`,
        [listed([
          1, 0, 3, 2,
        ])]: `You exchanged ${first} with ${second}, and ${third} with ${last}: compare the bubbles of each pair.`,
      },
      solution: `The more bubbles at the same time, the faster the reaction, and the more reactive the metal. In order: ${listed([0, 1, 2, 3])}.`,
    }
  },
})

const BEHAVIOUR = [
  {
    metal: 'sodium',
    water: 'melts to a ball and moves quickly on the surface',
    acid: 'not tested, too dangerous',
    slip: 'You chose a metal that melts to a ball on cold water and is too dangerous for acid.',
  },
  {
    metal: 'calcium',
    water: 'sinks, steady bubbles',
    acid: 'very fast bubbles',
    slip: 'You chose a metal that gives steady bubbles with cold water.',
  },
  {
    metal: 'magnesium',
    water: 'almost no bubbles',
    acid: 'fast bubbles',
    slip: 'You chose a metal that hardly reacts with cold water, but gives fast bubbles with dilute acid.',
  },
  {
    metal: 'iron',
    water: 'no bubbles',
    acid: 'slow bubbles',
    slip: 'You chose a metal that gives slow bubbles with dilute acid and none with cold water.',
  },
  {
    metal: 'copper',
    water: 'no bubbles',
    acid: 'no bubbles',
    slip: 'You chose a metal below hydrogen, which gives no bubbles with either liquid.',
  },
] as const

core('metal-from-its-reactions', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const [right, ...others] = random.sample(BEHAVIOUR, 4)
    return right
      ? { right, others, letter: random.pick(['X', 'T', 'G', 'M'] as const), isFirst: random.chance(0.5) }
      : null
  },
  make: ({ right, others, letter, isFirst }) => {
    const rows = [
      ['cold water', right.water],
      ['dilute hydrochloric acid', right.acid],
    ]
    return {
      stem: [
        `The table shows how metal ${letter} reacts.`,
        `A student observes metal ${letter} in two liquids.`,
        `Metal ${letter} is one of four metals. Its reactions are shown.`,
      ],
      table: { head: ['liquid', 'observation'], rows: isFirst ? rows : rows.toReversed() },
      prompt: [`What is metal ${letter}?`, `Which metal is ${letter}?`],
      right: right.metal,
      wrong: others.map(({ metal, slip }): Wrong => [metal, slip]),
      solution: `${capital(right.metal)} in cold water: ${right.water}. In dilute hydrochloric acid: ${right.acid}. This fits the table.`,
    }
  },
})

const GAPS = [
  {
    clue: 'reacts with cold water, faster than magnesium but more slowly than calcium',
    place: 'reacts with cold water faster than magnesium',
    told: 'between calcium and magnesium',
  },
  {
    clue: 'does not react with cold water, and gives bubbles with dilute acid faster than zinc but more slowly than magnesium',
    place: 'gives bubbles with dilute acid faster than zinc, but more slowly than magnesium',
    told: 'between magnesium and zinc',
  },
  {
    clue: 'gives bubbles with dilute acid, but more slowly than iron',
    place: 'gives bubbles with dilute acid, but more slowly than iron',
    told: 'between iron and hydrogen',
  },
  {
    clue: 'gives no bubbles with dilute acid, but reacts with oxygen faster than copper',
    place: 'gives no bubbles with dilute acid',
    told: 'between hydrogen and copper',
  },
] as const

core('gap-in-the-series', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    at: random.int(0, 3),
    letter: random.pick(['X', 'T', 'J', 'Q', 'Z'] as const),
    extra: random.pick(['silver', 'gold'] as const),
    top: random.pick(['sodium', 'potassium'] as const),
  }),
  make: ({ at, letter, extra, top }) => {
    const right = GAPS[at] ?? GAPS[0]
    const gap = (name: string) => ({ name, isGap: true })
    return {
      stem: [
        `The diagram shows part of the reactivity series with four gaps, A to D. Metal ${letter} ${right.clue}.`,
        `Metal ${letter} ${right.clue}. It belongs to one of the gaps A to D in this part of the reactivity series.`,
        `A student tests metal ${letter}. It ${right.clue}. The gaps A to D are places in the reactivity series.`,
      ],
      figure: gapsFigure([
        { name: top },
        { name: 'calcium' },
        gap('A'),
        { name: 'magnesium' },
        gap('B'),
        { name: 'zinc' },
        { name: 'iron' },
        gap('C'),
        { name: 'hydrogen', isMetal: false },
        gap('D'),
        { name: 'copper' },
        { name: extra },
      ]),
      prompt: [`What is the place of ${letter} in the series?`, `In which gap does ${letter} belong?`],
      options: inThisOrder(
        GAPS.map(({ place }, index): string | Wrong => {
          const letterHere = 'ABCD'.charAt(index)
          return index === at ? letterHere : [letterHere, `You chose the place of a metal that ${place}.`]
        }),
      ),
      solution: `${capital(right.clue)}: this is the place ${right.told}, gap ${'ABCD'.charAt(at)}.`,
    }
  },
})

const IN_ACID = ['magnesium', 'zinc', 'iron', 'copper'] as const

const RANKS = {
  magnesium: 'You chose the metal that gives most hydrogen, which is magnesium.',
  zinc: 'You chose the metal that comes second, which is zinc: it is less reactive than magnesium and more reactive than iron.',
  iron: 'You chose the metal that gives a little hydrogen, which is iron: it stands just above hydrogen.',
  copper: 'You chose the metal that gives no hydrogen, which is copper: it is below hydrogen in the series.',
} as const

core('bars-of-hydrogen', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const iron = random.int(2, 4) * 2
    const zinc = iron + random.int(4, 6) * 2
    const magnesium = zinc + random.int(5, 8) * 2
    return {
      volume: { magnesium, zinc, iron, copper: 0 },
      order: random.shuffle(IN_ACID),
      asked: random.pick(IN_ACID),
      minutes: random.pick([1, 2] as const),
    }
  },
  make: ({ volume, order, asked, minutes }) => {
    const time = minutes === 1 ? 'one minute' : 'two minutes'
    return {
      stem: [
        `Equal pieces of copper, iron, magnesium and zinc, in no special order, are put into dilute hydrochloric acid. The chart shows the volume of hydrogen collected in ${time}.`,
        `The chart shows how much hydrogen four metals, A to D, give with dilute hydrochloric acid in ${time}. The metals are copper, iron, magnesium and zinc, but not in this order.`,
        `Four metals in equal pieces react with dilute hydrochloric acid. They are iron, copper, zinc and magnesium. The hydrogen that forms in ${time} is shown for each metal, A to D.`,
      ],
      figure: metalBars(
        ['A', 'B', 'C', 'D'],
        order.map(metal => volume[metal]),
        'volume of hydrogen / cm^{3}',
        10,
        50,
        'Volume of hydrogen from four metals',
      ),
      prompt: [`Which metal is ${asked}?`, `Which letter stands for ${asked}?`],
      options: inThisOrder(
        order.map((metal, at): string | Wrong =>
          metal === asked ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), RANKS[metal]],
        ),
      ),
      solution: `The order of reactivity is magnesium, zinc, iron, copper. The more reactive the metal, the more hydrogen in ${time}; copper, below hydrogen, gives none. ${capital(asked)} gives ${quantity(volume[asked], 'cm^3')}.`,
    }
  },
})
