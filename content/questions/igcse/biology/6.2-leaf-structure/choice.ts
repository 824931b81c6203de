import { fieldOfStomata } from '@/content/figures/igcse/biology/plant-nutrition'
import { bySize, inThisOrder, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { leafSection, stomaSurface } from '@/lib/figures/biology/leaf'
import { figure } from '@/lib/figures/figure'

const { core, templates } = choiceQuestions('6.2')

export { templates }

const letterOf = (at: number) => 'ABCD'.charAt(at)

const PLANTS = ['a bean plant', 'a privet bush', 'a sunflower', 'a lilac bush'] as const

type Labelled = 'cuticle' | 'palisade mesophyll' | 'xylem' | 'phloem' | 'guard cell' | 'air space'

const TASKS: Readonly<Record<Labelled, string>> = {
  cuticle: 'reduces the loss of water through the surface of the leaf',
  'palisade mesophyll': 'carries out most of the photosynthesis of the leaf',
  xylem: 'brings water to the leaf',
  phloem: 'carries sugars away from the leaf',
  'guard cell': 'opens and closes a pore',
  'air space': 'lets gases diffuse between the cells inside the leaf',
}

const LABELLED = Object.keys(TASKS) as Labelled[]

core('letter-of-a-leaf-part', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    parts: random.sample(LABELLED, 4),
    right: random.int(0, 3),
    plant: random.pick(PLANTS),
  }),
  make: ({ parts, right, plant }) => {
    const asked = parts[right] ?? 'xylem'
    return {
      stem: [
        `The diagram shows part of a leaf of ${plant} in cross-section.`,
        `Four parts of a leaf of ${plant} are labelled in the diagram.`,
        `A student draws a section through a leaf of ${plant} with the help of a microscope.`,
      ],
      figure: leafSection.figure({
        name: 'plant-nutrition/section-with-letters',
        title: 'A leaf in cross-section with four parts lettered',
        labels: Object.fromEntries(parts.map((part, at) => [part, letterOf(at)])),
      }),
      prompt: [
        `Which labelled part ${TASKS[asked]}?`,
        `What is the letter of the part that ${TASKS[asked]}?`,
      ],
      options: inThisOrder(
        parts.map((part, at): Wrong | string =>
          at === right ? letterOf(at) : [letterOf(at), `You chose the ${part}. It ${TASKS[part]}.`],
        ),
      ),
      solution: `${letterOf(right)} is the ${asked}, which ${TASKS[asked]}.`,
    }
  },
})

const ROUTE = ['stoma', 'air space', 'palisade mesophyll', 'cuticle', 'upper epidermis', 'xylem'] as const

type OnRoute = (typeof ROUTE)[number]

const ROUTES: readonly { parts: readonly [OnRoute, OnRoute, OnRoute]; error: string }[] = [
  {
    parts: ['cuticle', 'upper epidermis', 'palisade mesophyll'],
    error: 'You took the gas through the cuticle, but gases hardly pass through wax.',
  },
  {
    parts: ['xylem', 'air space', 'palisade mesophyll'],
    error: 'You took the gas through the xylem, which carries water.',
  },
  {
    parts: ['stoma', 'xylem', 'palisade mesophyll'],
    error: 'You put the xylem into the path, but it carries water; gases diffuse through the air spaces.',
  },
]

core('path-of-a-gas', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    order: random.shuffle(ROUTE),
    isIn: random.chance(0.5),
    plant: random.pick(PLANTS),
  }),
  make: ({ order, isIn, plant }) => {
    const path = (parts: readonly OnRoute[]) => {
      const letters = parts.map(part => 'PQRSTU'.charAt(order.indexOf(part)))
      return (isIn ? letters : letters.toReversed()).join(' → ')
    }
    const gas = isIn ? 'carbon dioxide' : 'oxygen'
    return {
      stem: [
        `The diagram shows a leaf of ${plant} in cross-section. The leaf is in bright light.`,
        `A leaf of ${plant} carries out photosynthesis in bright light. The diagram shows it in cross-section.`,
        `In bright light gases diffuse into and out of a leaf of ${plant}. The diagram is a section through the leaf.`,
      ],
      figure: leafSection.figure({
        name: 'plant-nutrition/section-with-six-letters',
        title: 'A leaf in cross-section with six parts lettered',
        labels: Object.fromEntries(order.map((part, at) => [part, 'PQRSTU'.charAt(at)])),
      }),
      prompt: isIn
        ? 'Which path does most carbon dioxide take from the air outside to the cells that photosynthesise most?'
        : 'Which path does most oxygen take from the cells that photosynthesise most to the air outside?',
      right: path(['stoma', 'air space', 'palisade mesophyll']),
      wrong: ROUTES.map(({ parts, error }): Wrong => [path(parts), error]),
      solution: `${isIn ? 'From the air' : 'To the air'} ${gas} diffuses through a stoma, and inside the leaf through the air spaces. The cells of the palisade mesophyll photosynthesise most.`,
    }
  },
})

core('state-of-a-stoma', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ isOpen: random.chance(0.5), plant: random.pick(PLANTS) }),
  make: ({ isOpen, plant }) => {
    const head = ['carbon dioxide that enters', 'water vapour that leaves']
    const [much, little] = ['much', 'very little']
    const right = isOpen ? [much, much] : [little, little]
    const opposite = isOpen ? [little, little] : [much, much]
    return {
      stem: [
        `The diagram shows part of the lower surface of a leaf of ${plant} at one moment of a day.`,
        `A student looks at the lower surface of a leaf of ${plant} under a microscope, and draws what he sees.`,
        `Part of the lower surface of a leaf of ${plant} was drawn from a photomicrograph.`,
      ],
      figure: stomaSurface.figure({
        name: `plant-nutrition/surface-${isOpen ? 'one' : 'two'}`,
        title: 'Part of the lower surface of a leaf',
        labels: 'none',
        open: isOpen ? 1 : 0,
      }),
      prompt: [
        'Which row describes the leaf at this moment?',
        'What passes through the surface at this moment?',
      ],
      options: rows(head, right, [
        [
          opposite,
          isOpen
            ? 'You took the pore as closed, but there is a gap between the two guard cells.'
            : 'You took the pore as open, but the two guard cells touch.',
        ],
        [
          [much, little],
          'You thought that only one of the two gases can pass, but both pass through the same pore.',
        ],
        [
          [little, much],
          'You thought that only water vapour can pass, but both gases pass through the same pore.',
        ],
      ]),
      solution: isOpen
        ? 'There is an opening between the guard cells. Carbon dioxide diffuses in and water vapour diffuses out.'
        : 'The guard cells touch: the stoma is closed. Hardly any gas passes, in or out.',
    }
  },
})

const CELLS = ['palisade mesophyll', 'spongy mesophyll', 'guard cell', 'upper epidermis'] as const

type Cell = (typeof CELLS)[number]

const CELL_NAMES: Readonly<Record<Cell, string>> = {
  'palisade mesophyll': 'a palisade mesophyll cell',
  'spongy mesophyll': 'a spongy mesophyll cell',
  'guard cell': 'a guard cell',
  'upper epidermis': 'a cell of the upper epidermis',
}

core('cell-with-these-chloroplasts', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    order: random.shuffle(CELLS),
    counts: [random.int(45, 65), random.int(18, 28), random.int(6, 11), 0],
    places: random.shuffle([0, 1, 2, 3]),
    isMost: random.chance(0.5),
    plant: random.pick(PLANTS),
  }),
  make: ({ order, counts, places, isMost, plant }) => {
    const row = places.indexOf(isMost ? 0 : 3)
    const right: Cell = isMost ? 'palisade mesophyll' : 'upper epidermis'
    const error = (cell: Cell) => {
      if (cell === 'guard cell') return 'You chose a guard cell, which has a few chloroplasts.'
      if (cell === 'spongy mesophyll')
        return 'You chose a spongy mesophyll cell, which has chloroplasts, but fewer than a palisade cell.'
      return cell === 'palisade mesophyll'
        ? 'You chose a palisade mesophyll cell, which has the most chloroplasts.'
        : 'You chose a cell of the upper epidermis, which is transparent and has no chloroplasts.'
    }
    return {
      stem: [
        `Chloroplasts were counted in four types of cell of a leaf of ${plant}. The table shows the mean numbers, and the diagram where the four types are.`,
        `The diagram shows four types of cell, A to D, in a leaf of ${plant}. The table shows the mean number of chloroplasts in cells of these types, in another order.`,
        `A student counts the chloroplasts in four types of cell of a leaf of ${plant}. The diagram shows the cells, and the table her results, in another order.`,
      ],
      figure: leafSection.figure({
        name: 'plant-nutrition/section-with-four-cells',
        title: 'A leaf in cross-section with four types of cell lettered',
        labels: Object.fromEntries(order.map((cell, at) => [cell, letterOf(at)])),
      }),
      table: {
        head: ['type of cell', 'mean number of chloroplasts in a cell'],
        rows: places.map((place, at) => [String(at + 1), String(counts[place])]),
      },
      prompt: `Which letter labels a cell of type ${row + 1}?`,
      options: inThisOrder(
        order.map((cell, at): Wrong | string =>
          cell === right ? letterOf(at) : [letterOf(at), error(cell)],
        ),
      ),
      solution: `Type ${row + 1} has ${isMost ? 'the most' : 'no'} chloroplasts: ${CELL_NAMES[right]}. ${letterOf(order.indexOf(right))} points to it.`,
    }
  },
})

const printed = (value: number) => plain(Number(value.toPrecision(3)))

core('stomata-in-a-square-millimetre', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const count = random.int(7, 16)
    const area = random.pick([0.04, 0.05, 0.08, 0.1])
    const right = count / area
    const wrong = threeSlips(
      random,
      right,
      [
        [count * area, 'You multiplied by the area; divide, because one square millimetre is larger.'],
        [(2 * count) / area, 'You counted each guard cell, but two guard cells belong to one stoma.'],
        [count, 'You gave the number in the field of view, not in one square millimetre.'],
        [count / area / 10, 'You made a slip of a power of ten when you divided by the area.'],
      ],
      printed,
    )
    return wrong && Math.abs(right - Math.round(right)) < 1e-9
      ? { count, area, right, wrong, turn: random.int(0, 19), plant: random.pick(PLANTS) }
      : null
  },
  make: ({ count, area, right, wrong, turn, plant }) => ({
    stem: [
      `The diagram shows the stomata in a field of view of the lower surface of a leaf of ${plant}. The area of the field of view is ${quantity(area, 'mm^2')}.`,
      `Part of the lower surface of a leaf of ${plant} is drawn in the diagram. All stomata in an area of ${quantity(area, 'mm^2')} are shown.`,
      `A student draws all stomata that she sees in ${quantity(area, 'mm^2')} of the lower surface of a leaf of ${plant}.`,
    ],
    figure: figure(
      {
        name: 'plant-nutrition/field-of-view',
        title: 'A field of view of the surface of a leaf',
        description: `A rectangle with ${count} stomata. Each is a dark pore between two guard cells.`,
        height: 188,
      },
      fieldOfStomata(count, turn),
    ),
    prompt: [
      'What is the number of stomata in one square millimetre?',
      'How many stomata are there in an area of 1 mm^{2}?',
    ],
    options: bySize({ right, wrong, print: printed }),
    solution: `There are ${count} stomata in ${quantity(area, 'mm^2')}. In one square millimetre there are ${count} ÷ ${area} = ${right.toFixed(0)}.`,
  }),
  verify: ({ count, area }) => (count * 100) / (area * 100),
})
