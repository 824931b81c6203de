import { inThisOrder, numbers, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity } from '@/lib/exams/format'
import { alimentaryCanal } from '@/lib/figures/biology/digestion'
import { mealsFigure, SOURCES, waterFigure } from './figures'
import { DOES, halfTime, ORGANS, type Organ } from './organs'

const { core, templates } = choiceQuestions('7.2')

export { templates }

const LETTERS = ['A', 'B', 'C', 'D'] as const

const article = (organ: string) => `the ${organ}`

core('part-from-its-function', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ parts: random.sample(ORGANS, 4), at: random.int(0, 3) }),
  make: ({ parts, at }) => {
    const asked = parts[at] ?? 'liver'
    return {
      stem: [
        'The diagram shows the human digestive system.',
        'Four parts of the human digestive system are labelled A, B, C and D.',
        'A student labels four parts of the digestive system A, B, C and D.',
      ],
      figure: alimentaryCanal.figure({
        name: 'human-nutrition/system-with-four-letters',
        labels: Object.fromEntries(parts.map((part, index) => [part, LETTERS[index] ?? ''])),
      }),
      prompt: [`Which labelled part ${DOES[asked]}?`, `Which part ${DOES[asked]}?`],
      options: inThisOrder(
        parts.map((part, index) => {
          const letter = LETTERS[index] ?? ''
          return index === at ? letter : [letter, `You chose ${article(part)}, which ${DOES[part]}.`]
        }),
      ),
      solution: `Follow the tube from the mouth, then look at the organs beside it. ${LETTERS[at]} is ${article(asked)}, which ${DOES[asked]}.`,
    }
  },
})

const ALL = [...ORGANS, 'duodenum'] as const

const NEAR: Readonly<Record<Organ | 'duodenum', readonly (Organ | 'duodenum' | 'trachea' | 'kidney')[]>> = {
  mouth: ['oesophagus', 'salivary gland', 'stomach'],
  'salivary gland': ['pancreas', 'gall bladder', 'mouth', 'liver'],
  oesophagus: ['trachea', 'duodenum', 'ileum'],
  stomach: ['liver', 'duodenum', 'pancreas', 'gall bladder'],
  liver: ['stomach', 'pancreas', 'gall bladder', 'kidney'],
  'gall bladder': ['liver', 'pancreas', 'duodenum', 'stomach'],
  pancreas: ['liver', 'duodenum', 'gall bladder', 'kidney'],
  duodenum: ['ileum', 'colon', 'pancreas', 'oesophagus'],
  ileum: ['colon', 'duodenum', 'rectum', 'oesophagus'],
  colon: ['ileum', 'duodenum', 'rectum', 'stomach'],
  rectum: ['colon', 'ileum', 'duodenum', 'oesophagus'],
}

core('name-of-a-part', {
  facts: { difficulty: 1, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const part = random.pick(ALL)
    return { part, wrong: random.sample(NEAR[part], 3) }
  },
  make: ({ part, wrong }) => ({
    stem: [
      'The diagram shows the human digestive system.',
      'X labels one part in this diagram of the digestive system.',
      'A poster shows the digestive system with one part labelled X.',
    ],
    figure: alimentaryCanal.figure({ name: 'human-nutrition/system-with-x', labels: { [part]: 'X' } }),
    prompt: ['What is the part labelled X?', 'Which part is labelled X?'],
    right: part,
    wrong: wrong.map(
      (name): Wrong => [
        name,
        name === 'trachea' || name === 'kidney'
          ? `You chose ${article(name)}, which is not part of the digestive system.`
          : `You chose ${article(name)}, which lies elsewhere in the diagram.`,
      ],
    ),
    solution: `Food passes from the mouth down the oesophagus into the stomach, then through duodenum, ileum, colon and rectum. Salivary glands, liver, gall bladder and pancreas lie beside this path. X is ${article(part)}.`,
  }),
})

const CANAL = ['oesophagus', 'stomach', 'duodenum', 'ileum', 'colon', 'rectum'] as const

core('order-along-the-canal', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const chosen = random.sample(CANAL, 4)
    const order = CANAL.filter(part => chosen.includes(part)).map(part => LETTERS[chosen.indexOf(part)] ?? '')
    return { chosen, order }
  },
  make: ({ chosen, order }) => {
    const [one = '', two = '', three = '', four = ''] = order
    const path = (...letters: readonly string[]) => letters.join(' → ')
    const named = order.map(letter => `${letter} (${chosen.find((_, index) => LETTERS[index] === letter)})`)
    return {
      stem: [
        'The diagram shows the digestive system. Food passes through the four parts labelled A, B, C and D.',
        'Four parts of the alimentary canal are labelled A, B, C and D in the diagram.',
        'A swallowed bead passes through the parts labelled A, B, C and D of the alimentary canal.',
      ],
      figure: alimentaryCanal.figure({
        name: 'human-nutrition/canal-with-four-letters',
        labels: Object.fromEntries(chosen.map((part, index) => [part, LETTERS[index] ?? ''])),
      }),
      prompt: [
        'In which order are the parts passed?',
        'What is the order of the parts, starting nearest to the mouth?',
      ],
      right: path(one, two, three, four),
      wrong: [
        [path(four, three, two, one), 'You went from the anus towards the mouth.'],
        [path(one, three, two, four), 'You exchanged the second and the third part.'],
        [path(one, two, four, three), 'You exchanged the last two parts.'],
      ],
      solution: `The order along the canal is mouth, oesophagus, stomach, duodenum, ileum, colon, rectum, anus. Here: ${named.join(', ')}.`,
    }
  },
})

const BESIDE = ['liver', 'pancreas', 'gall bladder', 'salivary gland'] as const
const TUBE = ['stomach', 'duodenum', 'ileum', 'colon', 'oesophagus'] as const

core('where-food-passes', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ tube: random.sample(TUBE, 2), beside: random.sample(BESIDE, 2) }),
  make: ({ tube: [one = '', two = ''], beside: [first = '', second = ''] }) => ({
    stem: [
      'Some parts of the digestive system are joined to the alimentary canal, but food does not pass through them.',
      'Food passes through some organs of the digestive system but not through others.',
      'The digestive system has a long tube for food, and organs beside it.',
    ],
    prompt: ['Which row is correct?', 'Which row shows an organ of each kind?'],
    options: rows(
      ['food passes through it', 'food does not pass through it'],
      [one, first],
      [
        [[first, one], 'You reversed the two columns.'],
        [[two, one], `You put the ${one} in the second column, but it is part of the alimentary canal.`],
        [[second, first], `You put the ${second} in the first column, but food never gets into it.`],
      ],
    ),
    solution: `The alimentary canal is mouth, oesophagus, stomach, duodenum, ileum, colon, rectum and anus, so food passes through the ${one}. The salivary glands, liver, gall bladder and pancreas are beside it, so food does not pass through the ${first}.`,
  }),
})

const LIQUIDS = {
  'gall bladder': {
    text: 'bile, which was made in another organ',
    error: 'You took the liquid of the gall bladder, which stores bile that the liver made.',
  },
  pancreas: {
    text: 'juice with amylase, protease and lipase',
    error: 'You took the liquid of the pancreas, which makes these three enzymes.',
  },
  'salivary gland': {
    text: 'liquid that makes food in the mouth slippery',
    error: 'You took the liquid of the salivary glands, which is saliva.',
  },
  stomach: {
    text: 'juice with protease and hydrochloric acid',
    error: 'You took gastric juice, which is made in the wall of the stomach.',
  },
} as const

core('duct-that-is-blocked', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    part: random.pick(['gall bladder', 'pancreas', 'salivary gland'] as const),
    cause: random.pick(['a small stone', 'a hard grain']),
    who: random.pick(['a woman of 50', 'a man of 40', 'an elderly patient']),
  }),
  make: ({ part, cause, who }) => ({
    stem: [
      `In ${who}, the duct that leads away from the part labelled X is blocked by ${cause}.`,
      `The diagram shows the digestive system of ${who}. The duct from the part labelled X is blocked by ${cause}.`,
      `Doctors find that ${cause} blocks the duct from the part labelled X in ${who}.`,
    ],
    figure: alimentaryCanal.figure({
      name: 'human-nutrition/system-with-a-blocked-duct',
      labels: { [part]: 'X' },
    }),
    prompt: ['What can no longer flow out of X?', 'Which liquid is held back in X?'],
    right: LIQUIDS[part].text,
    wrong: Object.entries(LIQUIDS)
      .filter(([name]) => name !== part)
      .map(([, { text, error }]): Wrong => [text, error]),
    solution: `X is the ${part}. What flows out of it is ${LIQUIDS[part].text}.`,
  }),
})

core('without-a-gall-bladder', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const slips: readonly Wrong[] = [
      [
        'Bile is no longer made, so none of it reaches the food.',
        'You took the gall bladder for the organ that makes bile, which is the liver.',
      ],
      [
        'Bile is now made in the pancreas, and it flows straight to the stomach.',
        'You gave the pancreas the task of the liver; and bile flows into the duodenum.',
      ],
      [
        'The enzymes in bile are lost, so no fat is broken down.',
        'You took bile for a liquid with enzymes; lipase comes from the pancreas.',
      ],
      [
        'Food is no longer mixed with acid, so protein is not broken down.',
        'You took the gall bladder for the stomach, which makes the acid.',
      ],
      [
        'Food can no longer pass from the stomach to the duodenum.',
        'You took the gall bladder for a part of the canal; food does not pass through it.',
      ],
    ]
    return {
      wrong: random.sample(slips, 3),
      who: random.pick(['a teacher', 'a driver', 'a baker', 'a nurse']),
    }
  },
  make: ({ wrong, who }) => ({
    stem: [
      `The gall bladder of ${who} is taken out in an operation.`,
      `Because of stones, a surgeon removes the gall bladder of ${who}.`,
      `After an operation, ${who} has no gall bladder.`,
    ],
    prompt: ['What is the result?', 'Which statement is correct after this operation?'],
    right: 'Bile still flows into the duodenum, but it is not stored.',
    wrong,
    solution:
      'The liver makes bile, and the gall bladder only stores it. Without a gall bladder, bile flows from the liver into the duodenum all the time, so there is no store to release when a meal arrives.',
  }),
})

core('water-taken-up-by-the-colon', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const volumes = [
      random.step(1.5, 2.5, 0.5),
      random.step(1, 1.5, 0.5),
      random.step(1.5, 2.5, 0.5),
      random.step(0.5, 1, 0.5),
      random.step(1, 1.5, 0.5),
      random.step(0.5, 1.5, 0.5),
    ]
    const total = volumes.reduce((sum, each) => sum + each, 0)
    const percent = random.pick([80, 85, 90])
    const faeces = random.pick([0.1, 0.15, 0.2])
    const reach = (total * (100 - percent)) / 100
    const right = reach - faeces
    const wrong = threeSlips(
      random,
      right,
      [
        [reach, 'You forgot the water that leaves with the faeces.'],
        [(total * percent) / 100 - faeces, 'You took the share that the small intestine absorbs.'],
        [
          ((volumes[0] ?? 0) * (100 - percent)) / 100,
          'You counted only food and drink; the juices bring water too.',
        ],
        [reach + faeces, 'You added the water of the faeces, but it is not absorbed.'],
        [total - faeces, 'You took all the water that is absorbed, in both intestines.'],
      ],
      value => figures(value, 2),
    )
    return wrong && right > 0.4 ? { volumes, total, percent, faeces, reach, right, wrong } : null
  },
  make: ({ volumes, total, percent, faeces, reach, right, wrong }) => ({
    stem: [
      `The bar chart shows where the water in the alimentary canal comes from. The small intestine absorbs ${percent}% of all this water, and ${quantity(faeces, 'dm^3')} leaves with the faeces. The colon absorbs the rest.`,
      `In a day, water gets into the alimentary canal from six sources, as the bar chart shows. Of all this water, ${percent}% is absorbed in the small intestine and ${quantity(faeces, 'dm^3')} is lost in the faeces. The rest is absorbed in the colon.`,
      `The bar chart shows the volumes of water that enter the alimentary canal of an adult in a day. The small intestine absorbs ${percent}% of the total. The faeces contain ${quantity(faeces, 'dm^3')}. What remains is absorbed by the colon.`,
    ],
    figure: waterFigure('water-from-six-sources', volumes),
    prompt: [
      'What volume of water does the colon absorb in a day?',
      'How much water is absorbed in the colon each day?',
    ],
    options: numbers({ right, unit: 'dm^3', sigFigs: 2, wrong }),
    solution: `The six bars add up to ${quantity(total, 'dm^3')}. The small intestine leaves ${100 - percent}% of it: ${quantity(reach, 'dm^3')}. Of this, ${quantity(faeces, 'dm^3')} is lost with the faeces: ${plain(reach)} − ${plain(faeces)} = ${quantity(right, 'dm^3', 2)}.`,
  }),
  verify: ({ volumes, percent, faeces }) => {
    let left = 0
    for (const at of SOURCES.keys()) left += (volumes[at] ?? 0) * (1 - percent / 100)
    return left - faeces
  },
})

const EGESTED = ['fibre in faeces', 'cellulose in faeces', 'undigested seeds in faeces'] as const
const EXCRETED = ['carbon dioxide in breath', 'urea in urine', 'excess salts in urine'] as const

core('egestion-and-not-excretion', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({ out: random.sample(EGESTED, 2), waste: random.sample(EXCRETED, 2) }),
  make: ({ out: [egested = '', otherEgested = ''], waste: [excreted = '', otherExcreted = ''] }) => ({
    stem: '',
    prompt: 'Which row shows an example of egestion and an example of excretion?',
    options: rows(
      ['egestion', 'excretion'],
      [egested, excreted],
      [
        [[excreted, egested], 'You reversed the two columns.'],
        [
          [otherExcreted, excreted],
          `You took ${otherExcreted} for egestion, but the body has to remove it from the blood.`,
        ],
        [
          [egested, otherEgested],
          `You took ${otherEgested} for excretion, but it has only passed through the canal.`,
        ],
      ],
    ),
    solution: `Egestion removes undigested food as faeces: ${egested}. Excretion removes waste products of metabolism and substances in excess: ${excreted}.`,
  }),
})

core('half-of-two-meals', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const first = { name: 'P', wait: 0, time: random.pick([80, 100, 120]) }
    const second = { name: 'Q', wait: random.pick([20, 30, 40]), time: random.pick([140, 160, 180, 200]) }
    const right = halfTime(second) - halfTime(first)
    const wrong = threeSlips(
      random,
      right,
      [
        [second.wait + second.time - first.time, 'You compared the times at which the stomach is empty.'],
        [halfTime(second), 'You read the time for meal Q only.'],
        [halfTime(first), 'You read the time for meal P only.'],
        [halfTime(second) + halfTime(first), 'You added the two times.'],
        [
          second.wait + second.time / 4 - first.time / 4,
          'You read both lines where 25% has left, not half of the meal.',
        ],
      ],
      String,
    )
    return wrong && second.wait + second.time <= 240 ? { first, second, right, wrong } : null
  },
  make: ({ first, second, right, wrong }) => ({
    stem: [
      'Two meals, P and Q, are eaten on different days. The graph shows how much of each is left in the stomach.',
      'The graph shows how quickly two meals, P and Q, leave the stomach of the same person.',
      'A scanner shows how much of a meal is still in the stomach. The graph compares two meals, P and Q.',
    ],
    figure: mealsFigure('stomach-and-two-meals', [first, second]),
    prompt: [
      'How much longer does it take for half of meal Q to leave the stomach than for half of meal P?',
      'How many more minutes does half of meal Q take to leave the stomach than half of meal P?',
    ],
    options: numbers({ right, unit: 'min', wrong }),
    solution: `Read both lines at 50%: P at ${quantity(halfTime(first), 'min')} and Q at ${quantity(halfTime(second), 'min')}. The difference is ${quantity(right, 'min')}.`,
  }),
  verify: ({ first, second }) => {
    const left = ({ wait, time }: typeof first, minute: number) =>
      minute <= wait ? 100 : 100 - ((minute - wait) * 100) / time
    const half = (meal: typeof first) => {
      let minute = 0
      while (left(meal, minute) > 50 + 1e-9) minute += 1
      return minute
    }
    return half(second) - half(first)
  },
})
