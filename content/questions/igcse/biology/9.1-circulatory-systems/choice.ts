import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, quantity } from '@/lib/exams/format'
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
  facts: { difficulty: 1, checked: '2026-11-30', objective: 'AO1' },
  values: random => {
    const [one, ...others] = random.sample(PARTS, 4)
    return one ? { one, others, animal: random.pick(['a human', 'a horse', 'a sheep', 'a dog']) } : null
  },
  make: ({ one, others, animal }) => ({
    stem: '',
    prompt: [
      `What does ${article(one.part)} do in the circulatory system of ${animal}?`,
      `What is the function of ${article(one.part)} in the circulatory system of ${animal}?`,
    ],
    right: `It ${one.does}.`,
    wrong: others.map(({ part, does }): Wrong => [`It ${does}.`, `You described ${article(part)}.`]),
    solution: `Blood flows from the heart through arteries, capillaries and veins, and valves keep the flow one-way. ${capital(article(one.part))} ${one.does}.`,
  }),
})

const article = (part: string) =>
  part === 'heart' ? 'the heart' : `${part === 'artery' ? 'an' : 'a'} ${part}`

core('order-of-the-vessels', {
  facts: { difficulty: 2, checked: '2026-11-25', objective: 'AO1' },
  values: random => ({
    organ: random.pick(['a muscle in the leg', 'the brain', 'the skin of the hand', 'a muscle in the arm']),
    animal: random.pick(['a human', 'a horse', 'a rabbit']),
  }),
  make: ({ organ: place, animal }) => {
    const organ =
      animal === 'a human' ? place : place.replace('hand', 'neck').replace('in the arm', 'of the back')
    return {
      stem: [
        `Blood leaves the heart of ${animal}, passes through ${organ} and returns to the heart.`,
        `A red blood cell of ${animal} goes from the heart to ${organ} and back to the heart.`,
        `In ${animal}, blood flows from the heart through ${organ} and back to the heart.`,
      ],
      prompt: [
        'Through which vessels does it pass, in order?',
        'What is the order of the vessels along this path?',
      ],
      right: 'artery → capillary → vein',
      wrong: {
        'vein → capillary → artery': 'You reversed the order: arteries carry blood away from the heart.',
        'artery → vein → capillary':
          'You put the capillary last, but it lies in the organ, between artery and vein.',
        'capillary → artery → vein': 'You put the capillary first, but blood leaves the heart in an artery.',
      },
      solution: `An artery carries blood from the heart to ${organ}. There it passes through capillaries, where substances are exchanged. A vein brings it back.`,
    }
  },
})

core('valve-seen-from-the-side', {
  facts: { difficulty: 2, checked: '2026-11-25', objective: 'AO1' },
  values: random => ({
    open: random.chance(0.5),
    place: random.pick(['in the leg', 'in the arm', 'below the knee']),
  }),
  make: ({ open, place }) => ({
    stem: [
      `The diagram shows a valve in a vein ${place}. The heart is above the top of the diagram. The arrow shows the direction in which the blood is pushed.`,
      `A vein ${place} is cut lengthwise, and the side towards the heart is at the top. The arrow shows in which direction the blood is pushed.`,
      `The diagram shows the inside of a vein ${place}. The heart lies beyond the top of the diagram, and the arrow is the direction of the push on the blood.`,
    ],
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
    prompt: 'In which part does the blood take up oxygen?',
    right: 'gills',
    why: 'Fish take up oxygen in the gills.',
  },
  {
    prompt: 'Which part pushes the blood through the vessels?',
    right: 'ventricle',
    why: 'The ventricle is the chamber from which the blood leaves the heart.',
  },
  {
    prompt: 'In which part does the blood change from oxygenated to deoxygenated?',
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
  facts: { difficulty: 3, checked: '2026-11-25', objective: 'AO1' },
  values: random => ({ fish: random.pick(FISH), asked: random.pick(ASKED), order: random.shuffle(PLACES) }),
  make: ({ fish, asked, order }) => ({
    stem: [
      `The diagram shows the circulation of ${fish}. The arrows show the flow of blood.`,
      `The diagram is a plan of the blood flow in ${fish}. Four parts are labelled A to D.`,
      `A student draws the circulation of ${fish} as a ring. Arrows show where the blood flows.`,
    ],
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
  facts: { difficulty: 3, checked: '2026-11-25', objective: 'AO1' },
  values: random => ({ right: random.pick(VESSELS), order: random.shuffle(VESSELS) }),
  make: ({ right, order }) => ({
    stem: [
      'The diagram shows a plan of the double circulation of a mammal. RA and LA are the atria, RV and LV the ventricles.',
      'Four vessels of the circulation of a mammal are labelled. RA and LA are the atria of the heart, RV and LV the ventricles.',
      'A student draws a plan of the human circulation. RA and LA are the right and left atrium, RV and LV the ventricles.',
    ],
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
  facts: { difficulty: 3, checked: '2026-11-25', objective: 'AO2' },
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
          'You counted four chambers, as in the heart of a mammal, not the passes.': 4 * circuits,
        }
      : {
          'You counted one pass for each circuit, as in a fish.': circuits,
          'You counted the four chambers, not the passes.': 4 * circuits,
          'You added one pass for the lungs, but blood returns from the lungs to the heart in every circuit.':
            circuits + 1,
        }
    return {
      stem: [
        `A red blood cell of ${isFish ? fish : mammal} makes ${circuits} complete circuits of the body.`,
        `A red blood cell travels round the whole circulation of ${isFish ? fish : mammal} ${circuits} times.`,
        `Scientists follow one red blood cell through the body of ${isFish ? fish : mammal} for ${circuits} complete circuits.`,
      ],
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
  facts: { difficulty: 4, checked: '2026-11-25', objective: 'AO2' },
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
      stem: [
        'The table shows the pressure of blood in two animals. One is a fish and one is a mammal.',
        'Scientists measure the pressure of blood in a fish and in a mammal, X and Y.',
        'The pressure of blood was measured in two animals that live in the sea. One is a fish, the other a mammal.',
      ],
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
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({ right: random.pick(GAINS) }),
  make: ({ right }) => ({
    stem: '',
    prompt: 'What is an advantage of a double circulation over a single circulation?',
    right,
    wrong: {
      'Blood passes through the heart only once in each circuit.': 'You described a single circulation.',
      'Blood loses no pressure in the capillaries of the lungs.':
        'You left out the fall in pressure: it falls in the lungs, and the heart raises it again.',
      'Blood reaches the lungs at a higher pressure than the body.':
        'You mixed up the two circuits: pressure is higher in the systemic circuit.',
    },
    solution:
      'After the lungs the blood returns to the heart, which raises its pressure, so that it reaches the tissues faster. The two sides of the heart keep oxygenated and deoxygenated blood apart.',
  }),
})

supplement('volume-through-the-lungs', {
  facts: { difficulty: 5, checked: '2026-11-25', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const stroke = random.step(55, 90, 5)
    const rate = random.step(52, 84, 4)
    const right = stroke * rate
    const wrong = threeSlips(
      random,
      right,
      [
        [
          2 * right,
          'You added the volumes of both sides, but the lungs receive only what the right side pumps.',
        ],
        [
          right / 2,
          'You shared the blood between two circuits, but all of it passes through both, one after the other.',
        ],
        [stroke + rate, 'You added the two numbers; the volume in a minute is the product.'],
        [4 * right, 'You multiplied by the four chambers, but each drop passes through all four in turn.'],
      ],
      String,
    )
    return wrong
      ? { stroke, rate, right, wrong, animal: random.pick(['a student', 'a sheep', 'a large dog']) }
      : null
  },
  make: ({ stroke, rate, right, wrong, animal }) => ({
    stem: [
      `At rest, the left ventricle of ${animal} pumps out ${quantity(stroke, 'cm^3')} of blood at each beat, and the heart beats ${rate} times in a minute.`,
      `The heart of ${animal} beats ${rate} times in a minute. At each beat ${quantity(stroke, 'cm^3')} of blood leaves the left ventricle.`,
      `At each beat, ${quantity(stroke, 'cm^3')} of blood goes from the left ventricle of ${animal} into the systemic circuit. There are ${rate} beats in a minute.`,
    ],
    prompt: [
      'What volume of blood passes through the lungs in one minute?',
      'What volume of blood flows through the pulmonary circuit in one minute?',
    ],
    options: numbers({ right, unit: 'cm^3', wrong }),
    solution: `The two circuits follow one another: all the blood that the left side pumps to the body returns to the right side, which pumps it to the lungs. So as much blood passes through the lungs as through the body: ${stroke} × ${rate} = ${quantity(right, 'cm^3')} in one minute.`,
  }),
  verify: ({ stroke, rate }) => {
    let volume = 0
    for (let beat = 0; beat < rate; beat += 1) volume += stroke
    return volume
  },
})
