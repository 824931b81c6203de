import { bySize, inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { measuredLine } from '@/lib/figures/biology/scale-bar'
import { arterySection, capillarySection, circulationPlan, veinSection } from '@/lib/figures/biology/vessels'

const { core, supplement, templates } = choiceQuestions('9.3', { calculator: 'needed' })

export { templates }

core('vessel-in-cross-section', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    artery: random.chance(0.5),
    animal: random.pick(['a rabbit', 'a human', 'a sheep', 'a rat']),
  }),
  make: ({ artery, animal }) => {
    const drawn = artery ? arterySection : veinSection
    const [seen, other] = artery
      ? ['a thick wall around a narrow lumen', 'a thin wall around a wide lumen']
      : ['a thin wall around a wide lumen', 'a thick wall around a narrow lumen']
    const [name, wrongName] = artery ? ['artery', 'vein'] : ['vein', 'artery']
    return {
      stem: [
        `The diagram shows a blood vessel of ${animal}, cut across.`,
        `A student looks through a microscope at a blood vessel of ${animal} that is cut across, and draws it.`,
        `A blood vessel of ${animal} is cut across and drawn with the help of a microscope.`,
      ],
      figure: drawn.figure({
        name: `transport-in-animals/one-vessel-${artery ? 'one' : 'two'}`,
        title: 'A blood vessel cut across',
        labels: 'none',
      }),
      prompt: [
        'What is the vessel, and what shows this?',
        'Which row names the vessel and gives the reason?',
      ],
      columns: 'vessel | reason',
      right: `${name} | ${seen}`,
      wrong: {
        [`${wrongName} | ${seen}`]: `You saw the feature but mixed up the vessels: it shows that this is ${name === 'artery' ? 'an artery' : 'a vein'}.`,
        [`${name} | ${other}`]: 'You named the vessel but gave a reason that the drawing does not show.',
        [`${wrongName} | ${other}`]:
          'You gave a feature that the drawing does not show. Compare the wall with the lumen.',
      },
      solution: `The drawing shows ${seen}. This is how ${name === 'artery' ? 'an artery' : 'a vein'} is built.`,
    }
  },
})

const KINDS = {
  'an artery': 'thick | narrow | absent',
  'a vein': 'thin | wide | present',
} as const

core('row-for-one-kind-of-vessel', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    kind: random.pick(['an artery', 'a vein'] as const),
    place: random.pick(['in the arm', 'in the leg', 'in the thigh']),
  }),
  make: ({ kind, place }) => {
    const other = kind === 'a vein' ? 'an artery' : 'a vein'
    const [wall = '', lumen = '', valves = ''] = KINDS[kind].split(' | ')
    const [, otherLumen = '', otherValves = ''] = KINDS[other].split(' | ')
    return {
      stem: [
        `A large artery and a large vein ${place} are compared.`,
        `A student compares the structure of a large artery and a large vein ${place}.`,
        `A large artery and a large vein ${place} lie side by side. Their structure is different.`,
      ],
      prompt: [`Which row describes ${kind} such as this?`, `Which row is correct for ${kind} such as this?`],
      columns: 'wall | lumen | valves along it',
      right: KINDS[kind],
      wrong: {
        [KINDS[other]]: `You described ${other}.`,
        [`${wall} | ${lumen} | ${otherValves}`]:
          'You were wrong about the valves: they are found along veins, not along arteries.',
        [`${wall} | ${otherLumen} | ${valves}`]:
          'You mixed up the lumen: a thick wall leaves a narrow one, a thin wall a wide one.',
      },
      solution:
        'An artery has a thick wall, a narrow lumen and no valves along it. A vein has a thinner wall, a wide lumen and valves.',
    }
  },
})

const PLAN = [
  'pulmonary artery',
  'pulmonary vein',
  'vena cava',
  'aorta',
  'renal artery',
  'renal vein',
] as const

const DOES: Record<(typeof PLAN)[number], string> = {
  'pulmonary artery': 'carries blood from the heart to the lungs',
  'pulmonary vein': 'carries blood from the lungs to the heart',
  'vena cava': 'carries blood from the organs of the body into the heart',
  aorta: 'carries blood from the heart to the organs of the body',
  'renal artery': 'carries blood to the kidneys',
  'renal vein': 'carries blood away from the kidneys',
}

core('vessel-on-the-plan', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ four: random.sample(PLAN, 4), right: random.int(0, 3) }),
  make: ({ four, right }) => {
    const asked = four[right] ?? 'aorta'
    return {
      stem: [
        'The diagram is a plan of the human circulation. RA and LA are the atria, RV and LV the ventricles of the heart.',
        'A student draws a plan of the circulation of a mammal. RA and LA are the atria, RV and LV the ventricles.',
        'Four vessels of the human circulation are labelled A to D. RA and LA are the atria, RV and LV the ventricles.',
      ],
      figure: circulationPlan.figure({
        name: 'transport-in-animals/plan-with-kidneys',
        title: 'A plan of circulation with four vessels lettered',
        labels: Object.fromEntries(four.map((vessel, at) => [vessel, 'ABCD'.charAt(at)])),
        organs: ['kidneys', 'legs'],
        extraHeight: -84,
      }),
      prompt: [`Which vessel is the ${asked}?`, `Which letter labels the ${asked}?`],
      options: inThisOrder(
        four.map((vessel, at): Wrong | string =>
          at === right
            ? 'ABCD'.charAt(at)
            : ['ABCD'.charAt(at), `You chose the ${vessel}, which ${DOES[vessel]}.`],
        ),
      ),
      solution: `The ${asked} ${DOES[asked]}. This is vessel ${'ABCD'.charAt(right)}.`,
    }
  },
})

const ROUTES = [
  { from: 'a kidney', to: 'the lungs', right: 'renal vein → vena cava → pulmonary artery' },
  { from: 'the lungs', to: 'a kidney', right: 'pulmonary vein → aorta → renal artery' },
] as const

core('vessels-in-order', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    route: random.pick(ROUTES),
    animal: random.pick(['a human', 'a dog', 'a goat', 'a seal']),
  }),
  make: ({ route: { from, to, right }, animal }) => {
    const toLungs = to === 'the lungs'
    const wrong: Record<string, string> = toLungs
      ? {
          'renal artery → aorta → pulmonary vein':
            'You went against the flow: this is the way back from the lungs, reversed.',
          'renal vein → vena cava → pulmonary vein':
            'You took the vein for the last step, but blood leaves the heart for the lungs in an artery.',
          'renal vein → aorta → pulmonary artery':
            'You took the aorta back to the heart, but blood returns to the heart in a vein.',
        }
      : {
          'pulmonary artery → vena cava → renal vein':
            'You went against the flow: this is the way to the lungs, reversed.',
          'pulmonary artery → aorta → renal artery':
            'You took the artery for the first step, but blood returns from the lungs in a vein.',
          'pulmonary vein → vena cava → renal artery':
            'You took the vena cava away from the heart, but blood leaves the heart in an artery.',
        }
    return {
      stem: [
        `In ${animal}, a red blood cell goes from ${from} by the shortest way to ${to}.`,
        `A red blood cell of ${animal} leaves ${from} and goes by the shortest way to ${to}.`,
        `The path of a red blood cell of ${animal} is followed from ${from} by the shortest way to ${to}.`,
      ],
      prompt: [
        'Through which vessels does it pass, in order?',
        'What is the order of the vessels through which it passes?',
      ],
      right,
      wrong,
      solution: `Blood returns to the heart in veins and leaves it in arteries. From ${from} to ${to}: ${right}. It passes through the heart just before it enters the ${toLungs ? 'pulmonary artery' : 'aorta'}.`,
    }
  },
})

core('thickness-of-a-wall', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const wall = random.step(0.6, 1.8, 0.2)
    const lumen = random.step(2, 6, 0.5)
    const whole = Number((lumen + 2 * wall).toFixed(1))
    const wrong = threeSlips(
      random,
      wall,
      [
        [2 * wall, 'You forgot to halve: the difference is the wall on both sides together.'],
        [whole / 2 - wall, 'You gave the distance from the middle to the wall, half the width of the lumen.'],
        [whole / 2, 'You halved the width of the whole vessel.'],
        [wall / 2, 'You halved twice.'],
        [
          whole - lumen / 2,
          'You halved the width of the lumen only, and subtracted it from the whole width.',
        ],
      ],
      value => quantity(value, 'mm', 2),
    )
    return wrong
      ? { wall, lumen, whole, wrong, animal: random.pick(['a sheep', 'a cow', 'a human', 'a pig']) }
      : null
  },
  make: ({ wall, lumen, whole, wrong, animal }) => ({
    stem: [
      `A blood vessel of ${animal} is cut across, as in the diagram. The vessel is ${quantity(whole, 'mm', 2)} wide in all and its lumen is ${quantity(lumen, 'mm', 2)} wide. The diagram is not to scale.`,
      `The diagram shows a round blood vessel of ${animal}. Its outer width is ${quantity(whole, 'mm', 2)} and the width of its lumen ${quantity(lumen, 'mm', 2)}. The diagram is not to scale.`,
      `The lumen of the blood vessel in the diagram is ${quantity(lumen, 'mm', 2)} wide. The whole vessel, which is from ${animal}, is ${quantity(whole, 'mm', 2)} wide. The diagram is not to scale.`,
    ],
    figure: arterySection.figure({
      name: 'transport-in-animals/round-vessel',
      title: 'A round blood vessel cut across',
      labels: 'none',
    }),
    prompt: ['How thick is the wall of the vessel?', 'What is the thickness of the wall?'],
    options: bySize({ right: wall, wrong, print: value => quantity(value, 'mm', 2) }),
    solution: `The width of the vessel is wall + lumen + wall. So the wall is (${plain(whole)} − ${plain(lumen)}) ÷ 2 = ${quantity(wall, 'mm', 2)} thick.`,
  }),
  verify: ({ lumen, whole }) => whole / 2 - lumen / 2,
})

supplement('width-of-a-capillary', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const width = random.int(6, 10) // micrometres
    const magnification = random.pick([2000, 2500, 4000, 5000])
    const image = (width * magnification) / 1000 // millimetres
    const wrong = threeSlips(
      random,
      width,
      [
        [width * 10, 'You multiplied by 10 000 to change mm into µm; there are 1000 µm in 1 mm.'],
        [width / 10, 'You multiplied by 100 to change mm into µm; there are 1000 µm in 1 mm.'],
        [
          (image * magnification) / 1000,
          'You multiplied by the magnification and divided by 1000: it is the other way round.',
        ],
        [magnification / image, 'You divided the magnification by the length of the image.'],
        [image, 'You gave the length of the image without using the magnification.'],
      ],
      value => quantity(value, 'µm', 2),
    )
    return wrong
      ? { width, magnification, image, wrong, organ: random.pick(['a muscle', 'a lung', 'a kidney']) }
      : null
  },
  make: ({ width, magnification, image, wrong, organ }) => ({
    stem: [
      `The diagram shows a capillary of ${organ}. In a photograph with a magnification of × ${plain(magnification)}, the line X–Y is ${quantity(image, 'mm')} long.`,
      `A capillary of ${organ} is photographed with a magnification of × ${plain(magnification)}. In the photograph the distance X–Y of the diagram measures ${quantity(image, 'mm')}.`,
      `X–Y in the diagram is the width of a capillary of ${organ}. In a photograph it measures ${quantity(image, 'mm')}; the magnification is × ${plain(magnification)}.`,
    ],
    figure: capillarySection.figure({
      name: 'transport-in-animals/capillary-with-a-line',
      title: 'A capillary with the line X–Y across it',
      labels: 'none',
      also: measuredLine({ x1: 113, y1: 32, x2: 113, y2: 80 }),
      alsoTells: 'A line from X to Y runs across the whole tube, from one wall to the other.',
    }),
    prompt: ['What is the actual width X–Y of the capillary?', 'How wide is the capillary between X and Y?'],
    options: bySize({ right: width, wrong, print: value => quantity(value, 'µm', 2) }),
    solution: `Actual size = image ÷ magnification = ${plain(image)} ÷ ${plain(magnification)} = ${plain(image / magnification)} mm. There are 1000 µm in 1 mm: ${plain(image / magnification)} × 1000 = ${quantity(width, 'µm')}.`,
  }),
  verify: ({ magnification, image }) => (image * 1000) / magnification,
})
