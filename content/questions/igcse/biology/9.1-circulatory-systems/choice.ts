import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figures } from '@/lib/exams/format'
import { fishCirculation } from '@/lib/figures/biology/fish-circulation'
import { circulationPlan, veinValve } from '@/lib/figures/biology/vessels'
import { capital } from '../shared'

const { core, supplement, templates } = choiceQuestions('9.1')

export { templates }

const PARTS: readonly { part: string; does: string }[] = [
  { part: 'heart', does: 'contracts to push blood through the vessels' },
  { part: 'valve', does: 'closes to stop blood flowing backwards' },
  { part: 'artery', does: 'carries blood away from the heart' },
  { part: 'vein', does: 'carries blood back to the heart' },
  { part: 'capillary', does: 'lets substances pass between the blood and the tissues' },
]

core('what-a-part-does', {
  facts: { difficulty: 1, objective: 'AO1' },
  values: random => {
    const [one, ...others] = random.sample(PARTS, 4)
    return one ? { one, others, animal: random.pick(['a human', 'a horse', 'a sheep', 'a dog']) } : null
  },
  make: ({ one, others, animal }) => ({
    stem: `The circulatory system of ${animal} is made of several parts.`,
    prompt: [`What does ${article(one.part)} do?`, `What is the function of ${article(one.part)}?`],
    right: `It ${one.does}.`,
    wrong: others.map(({ part, does }): Wrong => [`It ${does}.`, `You described ${article(part)}.`]),
    solution: `Blood flows from the heart through arteries, capillaries and veins, and valves keep the flow one-way. ${capital(article(one.part))} ${one.does}.`,
  }),
})

const article = (part: string) =>
  part === 'heart' ? 'the heart' : `${part === 'artery' ? 'an' : 'a'} ${part}`

core('order-of-the-vessels', {
  facts: { difficulty: 2, objective: 'AO1' },
  values: random => ({
    organ: random.pick(['a muscle in the leg', 'the brain', 'the skin of the hand', 'a muscle in the arm']),
  }),
  make: ({ organ }) => ({
    stem: `Blood leaves the heart, passes through ${organ} and returns to the heart.`,
    prompt: [
      'Through which vessels does it pass, in this order?',
      'What is the order of the vessels on this way?',
    ],
    right: 'artery → capillary → vein',
    wrong: {
      'vein → capillary → artery': 'You reversed the order: arteries carry blood away from the heart.',
      'artery → vein → capillary':
        'You put the capillary last, but it lies in the organ, between artery and vein.',
      'capillary → artery → vein': 'You put the capillary first, but blood leaves the heart in an artery.',
    },
    solution: `An artery carries blood from the heart to ${organ}. There it passes through capillaries, where substances are exchanged. A vein brings it back.`,
  }),
})

core('valve-seen-from-the-side', {
  facts: { difficulty: 2, objective: 'AO2' },
  values: random => ({
    open: random.chance(0.5),
    place: random.pick(['in the leg', 'in the arm', 'below the knee']),
  }),
  make: ({ open, place }) => ({
    stem: `The diagram shows a valve in a vein ${place}. The heart is above the top of the diagram. The arrow shows the way in which the blood is pushed.`,
    figure: veinValve.figure({
      name: `transport-in-animals/valve-${open ? 'one' : 'two'}`,
      title: 'A vein cut lengthwise',
      labels: 'none',
      open,
    }),
    prompt: 'What does the diagram show?',
    right: open
      ? 'The valve is open and blood flows towards the heart.'
      : 'The valve is closed and stops blood flowing away from the heart.',
    wrong: open
      ? {
          'The valve is closed and stops blood flowing towards the heart.':
            'You took the flaps as shut, but they lie at the sides and leave a way between them.',
          'The valve is open and blood flows away from the heart.':
            'You took the wrong direction: the heart is above, and the arrow points up.',
          'The valve contracts and pumps blood towards the heart.':
            'You took the valve for a pump, but it has no muscle that pushes blood.',
        }
      : {
          'The valve is closed and stops blood flowing towards the heart.':
            'You took the wrong direction: the heart is above, and the arrow points down.',
          'The valve is open and blood flows away from the heart.':
            'You took the flaps as open, but their edges meet in the middle.',
          'The valve contracts and pumps blood towards the heart.':
            'You took the valve for a pump, but it has no muscle that pushes blood.',
        },
    solution: open
      ? 'Blood that is pushed up presses the flaps to the sides of the vein. The way to the heart is open.'
      : 'Blood that is pushed down fills the flaps, and their edges meet. No blood flows back, away from the heart.',
  }),
})

const FISH = ['a trout', 'a carp', 'a tuna', 'a salmon'] as const

const PLACES = ['ventricle', 'atrium', 'gills', 'body'] as const

const ASKED = [
  {
    prompt: 'Where does the blood take up oxygen?',
    right: 'gills',
    why: 'Fish take up oxygen in the gills.',
  },
  {
    prompt: 'Which part pushes the blood through the vessels?',
    right: 'ventricle',
    why: 'The ventricle is the chamber from which the blood leaves the heart.',
  },
  {
    prompt: 'Where does the blood change from oxygenated to deoxygenated?',
    right: 'body',
    why: 'The tissues of the body take oxygen from the blood.',
  },
  {
    prompt: 'Which part receives the blood that returns from the body?',
    right: 'atrium',
    why: 'Blood from the body enters the heart through the atrium.',
  },
] as const

const PLACE_ERRORS: Record<(typeof PLACES)[number], string> = {
  ventricle: 'You chose the ventricle, the chamber that pumps the blood out of the heart.',
  atrium: 'You chose the atrium, the chamber that receives the blood from the body.',
  gills: 'You chose the gills, the first organ after the heart, where the blood takes up oxygen.',
  body: 'You chose the organs of the body, which take oxygen from the blood.',
}

supplement('part-of-the-circulation-of-a-fish', {
  facts: { difficulty: 3, objective: 'AO2' },
  values: random => ({ fish: random.pick(FISH), asked: random.pick(ASKED), order: random.shuffle(PLACES) }),
  make: ({ fish, asked, order }) => ({
    stem: `The diagram shows the circulation of ${fish}. The arrows show the flow of blood.`,
    figure: fishCirculation.figure({
      name: 'transport-in-animals/ring',
      title: `The circulation of ${fish}`,
      labels: Object.fromEntries(order.map((place, at) => [place, 'ABCD'.charAt(at)])),
    }),
    prompt: asked.prompt,
    options: inThisOrder(
      order.map((place, at): Wrong | string =>
        place === asked.right ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), PLACE_ERRORS[place]],
      ),
    ),
    solution: `The two boxes on the left are the heart. Blood leaves its ventricle, passes through the gills and then the body, and returns to its atrium. ${asked.why}`,
  }),
})

const VESSELS = ['pulmonary artery', 'pulmonary vein', 'aorta', 'vena cava'] as const

const ROUTES: Record<(typeof VESSELS)[number], { asked: string; error: string }> = {
  'pulmonary artery': {
    asked: 'carries deoxygenated blood away from the heart',
    error: 'You chose the vessel from the right ventricle to the lungs.',
  },
  'pulmonary vein': {
    asked: 'carries oxygenated blood back to the heart',
    error: 'You chose the vessel from the lungs to the left atrium.',
  },
  aorta: {
    asked: 'carries blood into the systemic circuit',
    error: 'You chose the vessel from the left ventricle to the organs of the body.',
  },
  'vena cava': {
    asked: 'carries blood from the systemic circuit back to the heart',
    error: 'You chose the vessel from the organs of the body to the right atrium.',
  },
}

supplement('vessel-of-the-double-circulation', {
  facts: { difficulty: 3, objective: 'AO2' },
  values: random => ({ right: random.pick(VESSELS), order: random.shuffle(VESSELS) }),
  make: ({ right, order }) => ({
    stem: 'The diagram shows a plan of the double circulation of a mammal. RA and LA are the atria, RV and LV the ventricles.',
    figure: circulationPlan.figure({
      name: 'transport-in-animals/plan',
      title: 'A plan of circulation with four vessels lettered',
      labels: Object.fromEntries(order.map((vessel, at) => [vessel, 'ABCD'.charAt(at)])),
      organs: ['liver', 'kidneys'],
      extraHeight: -84,
    }),
    prompt: `Which vessel ${ROUTES[right].asked}?`,
    options: inThisOrder(
      order.map((vessel, at): Wrong | string =>
        vessel === right ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), ROUTES[vessel].error],
      ),
    ),
    solution: `Blood goes from RV to the lungs, back to LA, from LV to the body and back to RA. The vessel that ${ROUTES[right].asked} is the ${right}.`,
  }),
})

supplement('passes-through-the-heart', {
  facts: { difficulty: 3, objective: 'AO2' },
  values: random => ({
    fish: random.pick(FISH),
    mammal: random.pick(['a dolphin', 'a seal', 'an otter', 'a whale']),
    circuits: random.step(4, 16, 2),
    isFish: random.chance(0.5),
  }),
  make: ({ fish, mammal, circuits, isFish }) => {
    const wrong: Record<string, number> = isFish
      ? {
          'You counted two passes for each circuit, as in a mammal.': 2 * circuits,
          'You counted one pass for two circuits.': circuits / 2,
          'You counted each of the chambers and each of the organs.': 4 * circuits,
        }
      : {
          'You counted one pass for each circuit, as in a fish.': circuits,
          'You counted the four chambers, not the passes.': 4 * circuits,
          'You added the pass of the lungs once for all circuits.': circuits + 1,
        }
    return {
      stem: `A red blood cell of ${isFish ? fish : mammal} makes ${circuits} complete circuits of the body.`,
      prompt: [
        'How many times does the cell pass through the heart?',
        'What is the number of times that the cell passes through the heart?',
      ],
      options: numbers({ right: isFish ? circuits : 2 * circuits, unit: '', wrong }),
      solution: isFish
        ? `A fish has a single circulation: one pass through the heart in each circuit. ${circuits} × 1 = ${circuits}.`
        : `A mammal has a double circulation: two passes through the heart in each circuit. ${circuits} × 2 = ${2 * circuits}.`,
    }
  },
  verify: ({ circuits, isFish }) => {
    let passes = 0
    for (let circuit = 0; circuit < circuits; circuit += 1) passes += isFish ? 1 : 2
    return passes
  },
})

supplement('circulation-from-pressures', {
  facts: { difficulty: 4, objective: 'AO3' },
  values: random => ({
    leaves: random.step(2.4, 4, 0.2),
    enters: random.step(11, 16, 0.5),
    fish: random.step(4.4, 6, 0.2),
    falls: random.step(1, 1.6, 0.1),
    mammalFirst: random.chance(0.5),
  }),
  make: ({ leaves, enters, fish, falls, mammalFirst }) => {
    const mammal = [figures(leaves, 2), figures(enters, 3)]
    const other = [figures(fish, 2), figures(fish - falls, 2)]
    const [one = [], two = []] = mammalFirst ? [mammal, other] : [other, mammal]
    const letter = mammalFirst ? 'X' : 'Y'
    const wrongLetter = mammalFirst ? 'Y' : 'X'
    return {
      stem: 'The table shows the pressure of blood in two animals. One is a fish and one is a mammal.',
      table: {
        head: [
          'animal',
          'as blood leaves the heart for gills or lungs / kPa',
          'as blood enters the body / kPa',
        ],
        rows: [
          ['X', ...one],
          ['Y', ...two],
        ],
      },
      prompt: 'Which animal is the mammal, and what is the reason?',
      columns: 'mammal | reason',
      right: `${letter} | blood returns to the heart before it goes to the body`,
      wrong: {
        [`${wrongLetter} | blood returns to the heart before it goes to the body`]:
          'You gave the right reason but the wrong animal: a second pass through the heart raises the pressure.',
        [`${letter} | blood goes straight from the lungs to the body`]:
          'You found the mammal but described the circulation of a fish.',
        [`${wrongLetter} | blood goes straight from the lungs to the body`]:
          'You took the fall in pressure for a mark of a mammal; it shows that blood did not return to the heart.',
      },
      solution: `In animal ${letter} the pressure is higher when blood enters the body. Blood has returned from the lungs to the heart, and the left ventricle has pumped it again. This is a double circulation.`,
    }
  },
})

const GAINS = [
  'Blood reaches the body at a higher pressure.',
  'Oxygenated and deoxygenated blood are kept apart.',
  'Oxygen is delivered to the tissues faster.',
] as const

supplement('advantage-of-a-double-circulation', {
  facts: { difficulty: 2, objective: 'AO1' },
  values: random => ({
    right: random.pick(GAINS),
    animals: random.pick(['a mouse and a trout', 'a cat and a carp', 'a seal and a salmon']),
  }),
  make: ({ right, animals }) => ({
    stem: `The circulations of ${animals} are compared.`,
    prompt: 'Which is an advantage of the double circulation?',
    right,
    wrong: {
      'Blood passes through the heart only once in each circuit.': 'You described a single circulation.',
      'Blood loses no pressure in the capillaries of the lungs.':
        'You were right that pressure is high, but it falls in the lungs. The heart raises it again.',
      'Blood reaches the lungs at a higher pressure than the body.':
        'You changed the two circuits: pressure is higher in the systemic circuit.',
    },
    solution:
      'After the lungs the blood returns to the heart, which raises its pressure, so that it reaches the tissues faster. The septum keeps oxygenated and deoxygenated blood apart.',
  }),
})
