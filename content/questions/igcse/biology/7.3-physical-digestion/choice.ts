import { inThisOrder, numbers, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity } from '@/lib/exams/format'
import { describeTeeth, lowerJaw, teethInARow } from '@/lib/figures/biology/teeth'
import { toothSection } from '@/lib/figures/biology/tooth'
import { figure } from '@/lib/figures/figure'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { lipaseFigure, piecesFigure } from './figures'
import { TYPES, USE } from './teeth'

const { core, supplement, templates } = choiceQuestions('7.3')

export { templates }

const LETTERS = ['A', 'B', 'C', 'D'] as const

const TASKS = {
  incisor: 'is an incisor, which cuts food',
  canine: 'is a canine, which tears food',
  premolar: 'is a premolar, which has two bumps for grinding',
  molar: 'is a molar, which has the largest surface for grinding',
} as const

core('tooth-from-its-shape', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ order: random.shuffle(TYPES), at: random.int(0, 3), byName: random.chance(0.5) }),
  make: ({ order, at, byName }) => {
    const asked = order[at] ?? 'molar'
    return {
      stem: [
        'The diagram shows four human teeth from the side.',
        'Four teeth of an adult are drawn from the side, with their roots.',
        'A dentist draws four types of human teeth. The crowns point upwards.',
      ],
      figure: figure(
        {
          name: 'human-nutrition/four-teeth-with-letters',
          title: 'Four human teeth',
          description: describeTeeth(order, LETTERS),
          height: 170,
        },
        teethInARow(order, LETTERS),
      ),
      prompt: byName
        ? `Which tooth is ${asked === 'incisor' ? 'an' : 'a'} ${asked}?`
        : {
            incisor: 'Which tooth has the shape for cutting food?',
            canine: 'Which tooth has the shape for tearing food?',
            premolar: 'Which tooth stands next to a canine and is used to grind food?',
            molar: 'Which tooth stands farthest back in the jaw and grinds food?',
          }[asked],
      options: inThisOrder(
        order.map((type, index) => {
          const letter = LETTERS[index] ?? ''
          return index === at ? letter : [letter, `You chose the tooth that ${TASKS[type]}.`]
        }),
      ),
      solution: `Incisors have a straight edge, canines a point, premolars two bumps, and molars a wide crown with several bumps and more than one root. ${LETTERS[at]} ${TASKS[asked]}.`,
    }
  },
})

core('tooth-from-its-place', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const [one = 'incisor', two = 'canine'] = random.sample(TYPES, 2)
    return USE[one] === USE[two]
      ? null
      : { one, two, third: random.pick(TYPES.filter(each => USE[each] !== USE[one] && each !== two)) }
  },
  make: ({ one, two, third }) => ({
    stem: [
      'The diagram shows the teeth of a human lower jaw from above. One tooth is labelled X.',
      'The teeth of the lower jaw of an adult are drawn from above. X labels one of them.',
      'A model of the lower jaw of an adult is seen from above. One tooth is labelled X.',
    ],
    figure: lowerJaw.figure({ name: 'human-nutrition/jaw-with-x', labels: { [one]: 'X' } }),
    prompt: ['Which row describes tooth X?', 'What are the type and the function of tooth X?'],
    options: rows(
      ['type of tooth', 'function'],
      [one, USE[one]],
      [
        [[two, USE[two]], `You chose the ${two}, which stands elsewhere in the jaw.`],
        [[two, USE[one]], `You have the function, but X is ${one === 'incisor' ? 'an' : 'a'} ${one}.`],
        [[one, USE[third]], `You have the type, but that is the function of another type.`],
      ],
    ),
    solution: `From the middle of the front there are two incisors, one canine, two premolars and three molars on each side. X is ${one === 'incisor' ? 'an' : 'a'} ${one}. Its function is to ${USE[one]} food.`,
  }),
})

const TOOTH = {
  enamel: 'the hardest substance of the body',
  dentine: 'the hard layer under the enamel',
  cement: 'the thin layer that covers the root',
  gum: 'the soft tissue that covers the jaw bone',
  'jaw bone': 'the bone in which the root stands',
  'pulp cavity': 'the soft tissue in which the nerves lie',
} as const

type ToothPart = keyof typeof TOOTH

core('part-of-a-tooth', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    parts: random.sample(Object.keys(TOOTH) as ToothPart[], 4),
    at: random.int(0, 3),
  }),
  make: ({ parts, at }) => {
    const asked = parts[at] ?? 'enamel'
    const named = (part: ToothPart) => (part === 'pulp cavity' ? 'pulp' : part)
    return {
      stem: [
        'The diagram shows a tooth in section.',
        'A tooth and what surrounds it are cut lengthwise, as the diagram shows.',
        'The diagram shows a molar that is cut lengthwise.',
      ],
      figure: toothSection.figure({
        name: 'human-nutrition/section-with-four-letters',
        labels: Object.fromEntries(parts.map((part, index) => [part, LETTERS[index] ?? ''])),
      }),
      prompt: [`Which label shows ${TOOTH[asked]}?`, `Which letter labels ${TOOTH[asked]}?`],
      options: inThisOrder(
        parts.map((part, index) => {
          const letter = LETTERS[index] ?? ''
          return index === at ? letter : [letter, `You chose the ${named(part)}, ${TOOTH[part]}.`]
        }),
      ),
      solution: `From the outside to the middle of the crown there are enamel, dentine and pulp. Cement covers the root, which stands in the jaw bone; the gum covers the bone. ${LETTERS[at]} is the ${named(asked)}, ${TOOTH[asked]}.`,
    }
  },
})

core('surface-of-a-cut-cube', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const parts = random.pick([2, 3, 4])
    const small = random.pick([0.5, 1, 2])
    const side = parts * small
    const before = 6 * side * side
    const right = parts ** 3 * 6 * small * small
    const wrong = threeSlips(
      random,
      right,
      [
        [before, 'You found the surface area before the cube was cut.'],
        [6 * small * small, 'You found the surface area of one small cube only.'],
        [parts ** 3 * small ** 3, 'You found the total volume, not the surface area.'],
        [parts ** 3 * small * small, 'You took one face of each small cube, but a cube has six.'],
        [right + before, 'You added the surface area that the cube had before it was cut.'],
      ],
      value => plain(value),
    )
    return wrong
      ? { parts, small, side, right, wrong, food: random.pick(['cheese', 'potato', 'meat', 'tofu']) }
      : null
  },
  make: ({ parts, small, side, right, wrong, food }) => ({
    stem: [
      `A cube of ${food} with sides of ${quantity(side, 'cm')} is cut into cubes with sides of ${quantity(small, 'cm')}.`,
      `As a model of chewing, a student cuts a cube of ${food} with sides of ${quantity(side, 'cm')} into small cubes with sides of ${quantity(small, 'cm')}.`,
      `Small cubes with sides of ${quantity(small, 'cm')} are cut from a cube of ${food} with sides of ${quantity(side, 'cm')}. Nothing is left over.`,
    ],
    prompt: [
      'What is the total surface area of the small cubes?',
      'What surface area do all the small cubes have together?',
    ],
    options: numbers({ right, unit: 'cm^2', wrong }),
    solution: `${parts} small cubes lie along each side, so there are ${parts} × ${parts} × ${parts} = ${parts ** 3} of them. Each has six faces of ${plain(small)} × ${plain(small)} cm: ${parts ** 3} × 6 × ${plain(small * small)} = ${quantity(right, 'cm^2')}.`,
  }),
  // Cutting n times along each of three directions makes two new faces each time.
  verify: ({ parts, side }) => {
    let area = 0
    for (let direction = 0; direction < 3; direction += 1) area += 2 * side * side * parts
    return area
  },
})

const CONCLUSIONS: readonly Wrong[] = [
  [
    'Large pieces are digested faster than small ones.',
    'You exchanged the two lines, or read a low line as fast.',
  ],
  [
    'Small pieces contain more protein than large ones.',
    'You took a faster reaction for more protein; the masses are equal, and both lines end at the same height.',
  ],
  [
    'The size of the pieces has no effect on the rate.',
    'You looked only at the end, where both lines are at 100%; their slopes differ.',
  ],
  [
    'The large piece can never be digested completely.',
    'You overlooked that the lower line reaches 100% too, but later.',
  ],
]

core('digestion-of-pieces', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    fast: random.pick([15, 20, 25]),
    slow: random.pick([50, 60, 70]),
    wrong: random.sample(CONCLUSIONS, 3),
    food: random.pick(['egg white', 'meat', 'fish']),
  }),
  make: ({ fast, slow, wrong, food }) => ({
    stem: [
      `Equal masses of boiled ${food} are put into protease, one as a single piece and the other chopped. The graph shows how much is digested.`,
      `The graph shows the digestion of boiled ${food} by protease. One sample is a single piece, the other has the same mass and is chopped.`,
      `A student compares a single piece of boiled ${food} with the same mass of chopped ${food} in protease. The graph shows the results.`,
    ],
    figure: piecesFigure('pieces-in-protease', fast, slow),
    prompt: ['Which conclusion is correct?', 'What does the graph show?'],
    right: 'Small pieces are digested faster than large ones.',
    wrong,
    solution: `Both samples end at 100%, but the chopped one gets there after ${quantity(fast, 'min')} and the single piece after ${quantity(slow, 'min')}. Small pieces have a larger surface area, so the enzyme acts faster.`,
  }),
})

core('bite-force-of-teeth', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const forces = [
      random.step(100, 200, 50),
      random.step(250, 300, 50),
      random.step(350, 450, 50),
      random.step(500, 700, 50),
    ]
    const [incisor = 1, canine = 1, premolar = 1, molar = 1] = forces
    const right = molar / incisor
    const wrong = threeSlips(
      random,
      right,
      [
        [molar / canine, 'You divided by the force of the canine.'],
        [premolar / incisor, 'You used the force of the premolar.'],
        [incisor / molar, 'You divided the wrong way round.'],
        [(molar - incisor) / incisor, 'You used the difference of the two forces.'],
        [(molar + premolar) / incisor, 'You added the premolar to the molar.'],
      ],
      value => figures(value, 2),
    )
    return wrong ? { forces, right, wrong } : null
  },
  make: ({ forces, right, wrong }) => ({
    stem: [
      'The bar chart shows the largest force with which four types of teeth press on food.',
      'A sensor is placed between the teeth of a volunteer. The bar chart shows the largest force at each type of tooth.',
      'The largest force of a bite was measured at four types of teeth. The bar chart shows the results.',
    ],
    figure: chartFigure(
      { name: 'human-nutrition/force-of-a-bite', title: 'Largest force at four types of teeth' },
      barChart({
        categories: TYPES,
        yLabel: 'force / N',
        yEvery: 50,
        yMax: 700,
        height: 210,
        values: forces,
      }),
    ),
    prompt: [
      'How many times as large is the force at the teeth farthest back as at the teeth that cut food?',
      'The force at the widest grinding teeth is how many times the force at the teeth that cut food?',
    ],
    options: numbers({ right, unit: '', sigFigs: 2, wrong }),
    solution: `The teeth at the back are molars (${quantity(forces[3] ?? 0, 'N')}); incisors cut food (${quantity(forces[0] ?? 0, 'N')}). ${forces[3]} ÷ ${forces[0]} = ${figures(right, 2)}.`,
  }),
  verify: ({ forces }) => 1 / ((forces[0] ?? 0) / (forces[3] ?? 1)),
})

const BILE: readonly Wrong[] = [
  [
    'It breaks fat down into fatty acids and glycerol.',
    'You gave bile the task of lipase; bile contains no enzymes.',
  ],
  ['It makes the molecules of fat smaller.', 'You took drops for molecules; the molecules are not changed.'],
  ['It joins small drops of fat into large ones.', 'You reversed the effect: large drops become small ones.'],
  [
    'It digests the protein around drops of fat.',
    'You gave bile the task of protease; bile contains no enzymes.',
  ],
  [
    'It carries fat through the wall of the intestine.',
    'You took bile for a part of absorption; it acts on the food.',
  ],
]

supplement('what-bile-does', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    wrong: random.sample(BILE, 3),
    food: random.pick(['butter', 'cheese', 'fried fish', 'nuts']),
  }),
  make: ({ wrong, food }) => ({
    stem: [
      `A meal with a lot of ${food} reaches the duodenum, and bile flows into it.`,
      `After a meal of ${food}, bile is released into the duodenum.`,
      `Bile mixes with food that contains ${food}.`,
    ],
    prompt: ['What does bile do in physical digestion?', 'What is the effect of bile on the fat?'],
    right: 'It gives the fat a larger surface area.',
    wrong,
    solution:
      'Bile emulsifies fat: large drops become many small droplets with a larger total surface area, so that lipase acts faster. The molecules of fat are not changed by bile.',
  }),
})

supplement('surface-of-droplets', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const ratio = random.pick([2, 3, 4, 5, 10])
    const small = random.pick([0.1, 0.2, 0.3])
    const wrong = threeSlips(
      random,
      ratio,
      [
        [ratio ** 3, 'You found how many droplets there are, not how the surface area changes.'],
        [ratio ** 2, 'You found how the area of one droplet compares with that of the drop.'],
        [1 / ratio, 'You reversed the ratio, or forgot that there are many droplets.'],
        [1, 'You assumed that the area stays the same, as the volume does.'],
      ],
      value => figures(value, 2),
    )
    return wrong ? { ratio, small, big: ratio * small, count: ratio ** 3, wrong } : null
  },
  make: ({ ratio, small, big, count, wrong }) => ({
    stem: [
      `Bile breaks a drop of oil of radius ${quantity(big, 'mm')} into ${count} equal droplets of radius ${quantity(small, 'mm')}. The surface area of a sphere is 4π*r*^{2}.`,
      `A drop of fat has a radius of ${quantity(big, 'mm')}. With bile, it becomes ${count} droplets, each of radius ${quantity(small, 'mm')}. A sphere has a surface area of 4π*r*^{2}.`,
      `In the duodenum, one drop of oil of radius ${quantity(big, 'mm')} is emulsified into ${count} droplets of radius ${quantity(small, 'mm')}. The surface area of a sphere is 4π*r*^{2}.`,
    ],
    prompt: [
      'By what factor does the total surface area increase?',
      'How many times as large as before is the total surface area?',
    ],
    options: numbers({ right: ratio, unit: '', sigFigs: 2, wrong }),
    solution: `Compare *r*^{2} for all droplets and for the drop, because 4π cancels: ${count} × ${plain(small)}^{2} ÷ ${plain(big)}^{2} = ${ratio}.`,
  }),
  verify: ({ small, big, count }) => (count * 4 * Math.PI * small ** 2) / (4 * Math.PI * big ** 2),
})

supplement('lipase-with-and-without-bile', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const slips: readonly Wrong[] = [
      [
        'Bile digests the fat, so lipase is not needed.',
        'You took bile for an enzyme; lipase is in both tubes.',
      ],
      [
        'Bile increases the mass of fat in the tube.',
        'You overlooked that both lines end at the same value, so the mass of fat is the same.',
      ],
      ['Bile lowers the rate at which lipase works.', 'You exchanged the two lines.'],
      [
        'Bile stops lipase after some minutes.',
        'You took the level part of the line for a stop by bile; all the fat has been digested.',
      ],
    ]
    return {
      fast: random.pick([8, 10, 12]),
      slow: random.pick([20, 25, 28]),
      wrong: random.sample(slips, 3),
      oil: random.pick(['olive oil', 'sunflower oil', 'the fat of milk']),
    }
  },
  make: ({ fast, slow, wrong, oil }) => ({
    stem: [
      `Two tubes contain equal amounts of ${oil} and of lipase. Bile is added to one of them and the same volume of water to the other. The graph shows the fatty acids formed.`,
      `Lipase digests ${oil} in two tubes. One of them also contains bile, the other the same volume of water instead. The graph shows how much fatty acid is formed.`,
      `The graph shows how much fatty acid lipase forms from equal amounts of ${oil}, with bile and without it.`,
    ],
    figure: lipaseFigure('lipase-and-bile', fast, slow),
    prompt: ['Which explanation fits the results?', 'What explains the difference between the lines?'],
    right: 'Bile gives lipase a larger surface to act on.',
    wrong,
    solution: `With bile all the fat is digested after ${quantity(fast, 'min')}, without it after ${quantity(slow, 'min')}; both end at the same value. Bile emulsifies the fat, which gives it a larger surface area for lipase.`,
  }),
})
