import { celery } from '@/content/figures/igcse/biology/transport-in-plants'
import { bySize, inThisOrder, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, quantity } from '@/lib/exams/format'
import { rootSection, stemSection } from '@/lib/figures/biology/plant-organs'
import { figure } from '@/lib/figures/figure'

const { core, templates } = choiceQuestions('8.1')

export { templates }

const letterOf = (at: number) => 'ABCD'.charAt(at)

const PLANTS = ['a bean plant', 'a sunflower', 'a buttercup', 'a pea plant'] as const

const SUBSTANCES = [
  { name: 'water', tissue: 'xylem' },
  { name: 'mineral ions', tissue: 'xylem' },
  { name: 'nitrate ions', tissue: 'xylem' },
  { name: 'sucrose', tissue: 'phloem' },
  { name: 'amino acids', tissue: 'phloem' },
] as const

const flip = (tissue: string) => (tissue === 'xylem' ? 'phloem' : 'xylem')

core('tissue-for-a-substance', {
  facts: { difficulty: 1, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const [one, two] = random.sample(SUBSTANCES, 2)
    return one && two && !(one.name.includes('ions') && two.name.includes('ions'))
      ? { one, two, plant: random.pick(PLANTS) }
      : null
  },
  make: ({ one, two, plant }) => ({
    stem: [
      `Two substances are carried through the stem of ${plant}: ${one.name} and ${two.name}.`,
      `Xylem and phloem carry substances from one part of ${plant} to another.`,
      `In ${plant}, ${one.name} and ${two.name} are carried over long distances.`,
    ],
    prompt: [
      'Which row shows the tissue that carries each substance?',
      'In which tissue is each of the two substances carried?',
    ],
    options: rows(
      [one.name, two.name],
      [one.tissue, two.tissue],
      [
        [
          [flip(one.tissue), two.tissue],
          `You chose the wrong tissue for ${one.name}: the ${one.tissue} carries ${one.tissue === 'xylem' ? 'water and mineral ions' : 'sucrose and amino acids'}.`,
        ],
        [
          [one.tissue, flip(two.tissue)],
          `You chose the wrong tissue for ${two.name}: the ${two.tissue} carries ${two.tissue === 'xylem' ? 'water and mineral ions' : 'sucrose and amino acids'}.`,
        ],
        [[flip(one.tissue), flip(two.tissue)], 'You chose the wrong tissue for both substances.'],
      ],
    ),
    solution:
      'Xylem carries water and mineral ions, such as nitrate. Phloem carries sucrose and amino acids.',
  }),
})

const ROOT_PARTS = ['epidermis', 'root hair', 'cortex', 'xylem', 'phloem'] as const

const ROOT_ERRORS: Readonly<Record<string, string>> = {
  epidermis: 'You chose the epidermis, the outer layer of cells.',
  'root hair': 'You chose a root hair, which grows out of the outer layer.',
  cortex: 'You chose the cortex, the wide region around the centre.',
  xylem: 'You chose the star in the centre. This is the xylem, which carries water and mineral ions.',
  phloem: 'You chose the tissue between the arms of the star. This is the phloem, which carries sucrose.',
}

const TASKS = {
  xylem: [
    'carries water away from the root',
    'carries mineral ions to the stem',
    'carries water and gives support',
  ],
  phloem: ['brings sucrose to the root', 'carries amino acids', 'carries sugar'],
} as const

core('tissue-in-a-root', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const asked = random.pick(['xylem', 'phloem'] as const)
    const others = random.sample(
      ROOT_PARTS.filter(part => part !== 'xylem' && part !== 'phloem'),
      2,
    )
    return {
      asked,
      order: random.shuffle([...others, 'xylem', 'phloem'] as const),
      task: random.pick(TASKS[asked]),
      plant: random.pick(PLANTS),
    }
  },
  make: ({ asked, order, task, plant }) => ({
    stem: [
      `The diagram shows a young root of ${plant} in cross-section.`,
      `A student cuts across a young root of ${plant} and draws a plan of the section.`,
      `Four parts of a young root of ${plant} are labelled in the diagram of its cross-section.`,
    ],
    figure: rootSection.figure({
      name: 'transport-in-plants/root-with-letters',
      title: 'A young root in cross-section with four parts lettered',
      labels: Object.fromEntries(order.map((part, at) => [part, letterOf(at)])),
    }),
    prompt: [`Which letter labels the tissue that ${task}?`, `Which labelled part ${task}?`],
    options: inThisOrder(
      order.map((part, at): Wrong | string =>
        part === asked ? letterOf(at) : [letterOf(at), ROOT_ERRORS[part] ?? ''],
      ),
    ),
    solution: `The ${asked} ${task}. In a root the xylem is a star in the centre, and the phloem lies between its arms: ${letterOf(order.indexOf(asked))}.`,
  }),
})

const STEM_PARTS = ['epidermis', 'cortex', 'pith', 'xylem', 'phloem'] as const

const STEM_ERRORS: Readonly<Record<string, string>> = {
  epidermis: 'You chose the epidermis, the outer layer of cells.',
  cortex: 'You chose the cortex, which lies between the bundles and the outside.',
  pith: 'You chose the middle of the stem, which has no transport tissue.',
  xylem: 'You chose the inner part of a bundle. This is the xylem, which carries water and mineral ions.',
  phloem: 'You chose the outer part of a bundle. This is the phloem, which carries sucrose and amino acids.',
}

const STEM_TASKS = {
  xylem: [
    'carries water to the leaves',
    'carries mineral ions',
    'carries water and helps to support the stem',
  ],
  phloem: ['carries sucrose', 'carries amino acids', 'carries sugar from the leaves to the roots'],
} as const

core('tissue-in-a-stem', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const asked = random.pick(['xylem', 'phloem'] as const)
    const others = random.sample(
      STEM_PARTS.filter(part => part !== 'xylem' && part !== 'phloem'),
      2,
    )
    return {
      asked,
      order: random.shuffle([...others, 'xylem', 'phloem'] as const),
      task: random.pick(STEM_TASKS[asked]),
      plant: random.pick(PLANTS),
    }
  },
  make: ({ asked, order, task, plant }) => ({
    stem: [
      `The diagram shows a young stem of ${plant} in cross-section.`,
      `A student cuts across a young stem of ${plant} and draws a plan of the section.`,
      `Four parts of a young stem of ${plant} are labelled in the diagram of its cross-section.`,
    ],
    figure: stemSection.figure({
      name: 'transport-in-plants/stem-with-letters',
      title: 'A young stem in cross-section with four parts lettered',
      labels: Object.fromEntries(order.map((part, at) => [part, letterOf(at)])),
    }),
    prompt: [`Which letter labels the tissue that ${task}?`, `Which labelled part ${task}?`],
    options: inThisOrder(
      order.map((part, at): Wrong | string =>
        part === asked ? letterOf(at) : [letterOf(at), STEM_ERRORS[part] ?? ''],
      ),
    ),
    solution: `The ${asked} ${task}. In the bundles of a stem the xylem is on the inside and the phloem on the outside: ${letterOf(order.indexOf(asked))}.`,
  }),
})

const STAR = 'the xylem forms a star in the centre'
const RING = 'vascular bundles form a ring'

core('organ-from-its-section', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ isRoot: random.chance(0.5), plant: random.pick(PLANTS) }),
  make: ({ isRoot, plant }) => {
    const kit = isRoot ? rootSection : stemSection
    const [organ, other] = isRoot ? ['root', 'stem'] : ['stem', 'root']
    const [reason, false_] = isRoot ? [STAR, RING] : [RING, STAR]
    return {
      stem: [
        `The diagram shows an organ of ${plant} in cross-section, as it is seen under a microscope.`,
        `A slide shows a section through an organ of ${plant}. The diagram was drawn from it.`,
        `A student draws a plan of a section through an organ of ${plant}.`,
      ],
      // Its own description: that of the kit names the stem.
      figure: figure(
        {
          name: `transport-in-plants/organ-${isRoot ? 'one' : 'two'}`,
          title: 'An organ of a plant in cross-section',
          description: isRoot
            ? 'A round slice. An outer ring, from which long thin hairs grow, surrounds a wide region. In the middle a small circle encloses a four-armed star, with an oval region between each two arms.'
            : 'A round slice with a thin outer ring. Eight ovals stand in a circle near the edge. In each a line separates a region towards the middle from one towards the edge. The middle of the slice is plain.',
          height: kit.height,
        },
        kit({ labels: 'none' }),
      ),
      prompt: [
        'Which organ is it, and what is the reason?',
        'Which row identifies the organ and gives the reason?',
      ],
      options: rows(
        ['organ', 'reason'],
        [organ, reason],
        [
          [[other, reason], `You described the diagram rightly, but this is the arrangement in a ${organ}.`],
          [[other, false_], `You described a ${other}, which this diagram does not show.`],
          [[organ, false_], `You named the organ rightly, but gave the arrangement in a ${other}.`],
        ],
      ),
      solution: `In a root the xylem is a star in the centre with phloem between its arms. In a stem the vascular bundles form a ring. The diagram shows a ${organ}.`,
    }
  },
})

const DYED = ['xylem', 'phloem', 'pith', 'cortex'] as const

core('dye-in-a-stem', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    order: random.shuffle(DYED),
    colour: random.pick(['blue', 'purple', 'violet']), // not red or green: tissues are tinted so
    hours: random.int(3, 8),
    plant: random.pick(['a balsam plant', 'a white carnation', 'a sunflower']),
  }),
  make: ({ order, colour, hours, plant }) => ({
    stem: [
      `The cut stem of ${plant} stands in water with a ${colour} dye for ${hours} hours. Then a section is cut across the stem, high above the water.`,
      `A shoot of ${plant} is put into a solution of a ${colour} dye. After ${hours} hours the stem is cut across, well above the solution, and looked at under a microscope.`,
      `A student leaves the cut stem of ${plant} in a ${colour} dye for ${hours} hours. The diagram shows a section across the upper part of the stem.`,
    ],
    figure: stemSection.figure({
      name: 'transport-in-plants/stem-after-some-hours',
      title: 'A stem in cross-section with four parts lettered',
      labels: Object.fromEntries(order.map((part, at) => [part, letterOf(at)])),
    }),
    prompt: [`Which part is most strongly ${colour}?`, `In which part is most of the ${colour} dye seen?`],
    options: inThisOrder(
      order.map((part, at): Wrong | string =>
        part === 'xylem'
          ? letterOf(at)
          : [
              letterOf(at),
              part === 'phloem'
                ? 'You chose the phloem, but the dye is carried up with the water, in the xylem.'
                : (STEM_ERRORS[part] ?? ''),
            ],
      ),
    ),
    solution: `The dye moves up with the water, and the xylem carries water. In a bundle the xylem is on the inside: ${letterOf(order.indexOf('xylem'))}.`,
  }),
})

const LAYERS = ['epidermis', 'cortex', 'phloem', 'xylem'] as const

core('path-of-a-mouthpart', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    order: random.shuffle(LAYERS),
    insect: random.pick(['A greenfly', 'An aphid', 'A scale insect']),
    plant: random.pick(['a pea plant', 'a bean plant', 'a sunflower']),
  }),
  make: ({ order, insect, plant }) => {
    const path = (...parts: readonly (typeof LAYERS)[number][]) =>
      parts.map(part => 'PQRS'.charAt(order.indexOf(part))).join(' → ')
    return {
      stem: [
        `${insect} feeds on the sugars that are carried in a stem of ${plant}. It sits on the outside of the stem and pushes its thin mouthpart straight towards the centre, as far as it needs to.`,
        `${insect} sits on a stem of ${plant} and pushes a thin mouthpart inwards until it reaches the tissue that carries sucrose.`,
        `With a long, thin mouthpart, ${insect.charAt(0).toLowerCase()}${insect.slice(1)} takes liquid with much sucrose from a bundle in a stem of ${plant}. The mouthpart is pushed in from the outside.`,
      ],
      figure: stemSection.figure({
        name: 'transport-in-plants/stem-with-an-insect',
        title: 'A stem in cross-section with four parts lettered',
        labels: Object.fromEntries(order.map((part, at) => [part, 'PQRS'.charAt(at)])),
      }),
      prompt: [
        'Which path does the tip of the mouthpart take from the outside?',
        'Through which parts does the tip of the mouthpart pass, in order?',
      ],
      right: path('epidermis', 'cortex', 'phloem'),
      wrong: [
        [
          path('epidermis', 'cortex', 'xylem'),
          'You took the xylem for the outer part of a bundle, or for the tissue that carries sugars.',
        ],
        [
          path('cortex', 'epidermis', 'phloem'),
          'You put the cortex outside the epidermis, but the epidermis is the outer layer.',
        ],
        [
          path('cortex', 'epidermis', 'xylem'),
          'You put the cortex outside the epidermis, and took the xylem for the tissue that carries sugars.',
        ],
      ],
      solution: `Sucrose is carried in the phloem, the outer part of a bundle. From the outside the tip passes through the epidermis and the cortex: ${path('epidermis', 'cortex', 'phloem')}.`,
    }
  },
})

core('time-for-a-dye', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const speed = random.pick([1.2, 1.5, 1.6, 2, 2.4, 2.5])
    const minutes = random.step(15, 30, 5)
    const risen = speed * minutes
    const whole = random.step(90, 240, 6)
    const right = whole / speed
    const wrong = threeSlips(
      random,
      right,
      [
        [whole * speed, 'You multiplied the distance by the speed; time is distance ÷ speed.'],
        [whole / minutes, 'You divided the distance by the first time; divide it by the speed.'],
        [(risen / whole) * minutes, 'You used the ratio of the two distances the wrong way round.'],
        [right - minutes, 'You subtracted the first time, but the question asks for the whole time.'],
        [right + minutes, 'You added the first time, but it is part of the whole time already.'],
      ],
      value => figures(value, 2),
    )
    const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9
    const isFine = isWhole(right) && isWhole(risen) && right < 200 && whole > 2 * risen
    const far = wrong?.every(([value]) => Math.abs(value - right) > 3)
    return wrong && isFine && far ? { minutes, risen: Math.round(risen), whole, right, wrong } : null
  },
  make: ({ minutes, risen, whole, right, wrong }) => ({
    stem: [
      `A stick of celery stands in a dye. The diagram shows how far the dye has risen in ${minutes} minutes, and how far the leaves are from the surface. The dye rises at a constant speed.`,
      `In ${minutes} minutes a dye rises in a stick of celery as shown in the diagram. It goes on at the same speed until it reaches the leaves.`,
      `A student measures how far a dye rises in a stick of celery in ${minutes} minutes. The diagram shows this distance and the distance to the leaves. The speed stays the same.`,
    ],
    figure: figure(
      {
        name: 'transport-in-plants/stick-of-celery',
        title: 'A stick of celery in a dye',
        description: `A stick of celery with leaves stands in a beaker of dye. The dye has risen ${risen} mm above the surface of the liquid. The leaves begin ${whole} mm above this surface. The diagram is not to scale.`,
        height: 252,
      },
      celery({ risen: `${risen} mm`, whole: `${whole} mm` }),
    ),
    prompt: [
      'How long does the dye take from the surface of the liquid to the leaves?',
      'In what time does the dye rise from the surface of the liquid to the leaves?',
    ],
    options: bySize({
      right,
      wrong,
      print: value => `${value < 20 ? figures(value, 2) : value.toFixed(0)} minutes`,
    }),
    solution: `The speed is ${risen} ÷ ${minutes} = ${quantity(risen / minutes, 'mm', 2)} per minute. Time = distance ÷ speed = ${whole} ÷ ${figures(risen / minutes, 2)} = ${right.toFixed(0)} minutes.`,
  }),
  verify: ({ minutes, risen, whole }) => (whole * minutes) / risen,
})
