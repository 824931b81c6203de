import { irisFront, pupilPair, retinaGraph } from '@/content/figures/igcse/biology/coordination-and-response'
import { inAnyOrder, inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, quantity } from '@/lib/exams/format'
import { eyeSection } from '@/lib/figures/biology/eye'
import { capital } from '../shared'
import { lensGraph } from './lens-graph'

const { core, supplement, templates } = choiceQuestions('14.2', { calculator: 'needed' })

export { templates }

const letterOf = (at: number) => 'ABCD'.charAt(at)

const PARTS = {
  cornea: 'is the clear front that refracts light as it enters the eye',
  iris: 'controls how much light enters the eye',
  lens: 'focuses light on the retina',
  retina: 'contains cells that are sensitive to light',
  'optic nerve': 'carries impulses to the brain',
  'blind spot': 'is the place on the retina that has no receptors',
} as const

type Part = keyof typeof PARTS

const PART_NAMES = Object.keys(PARTS) as Part[]

core('part-of-the-eye', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ four: random.sample(PART_NAMES, 4), right: random.int(0, 3) }),
  make: ({ four, right }) => {
    const asked = four[right] ?? 'lens'
    return {
      stem: [
        'The diagram shows a section through a human eye. Four parts are labelled A to D.',
        'A student draws an eye that is cut through, and labels four parts A to D.',
        'The eye of a sheep is cut through. The letters A to D label four of its parts.',
      ],
      figure: eyeSection.figure({
        name: 'coordination-and-response/section-with-letters',
        labels: Object.fromEntries(four.map((part, at) => [part, letterOf(at)])),
      }),
      prompt: [
        `Which labelled part ${PARTS[asked]}?`,
        `What is the letter of the part that ${PARTS[asked]}?`,
      ],
      options: inThisOrder(
        four.map((part, at): Wrong | string =>
          at === right ? letterOf(at) : [letterOf(at), `You chose the ${part}, which ${PARTS[part]}.`],
        ),
      ),
      solution: `Light passes through the cornea, the pupil and the lens to the retina. Impulses leave along the optic nerve. The ${asked} ${PARTS[asked]}: letter ${letterOf(right)}.`,
    }
  },
})

const PAIRS = [
  [7, 3],
  [8, 3],
  [7, 2.5],
  [6, 2.5],
] as const

core('two-pupils', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    pair: random.pick(PAIRS),
    narrows: random.chance(0.5),
    who: random.pick(['a student', 'a nurse', 'a boy', 'a driver']),
  }),
  make: ({ pair: [wide, narrow], narrows, who }) => {
    const row = (light: string, more: string) => `${light} | ${more}`
    const [rises, falls] = ['becomes brighter', 'becomes dimmer']
    const [protects, admits] = ['protects the retina from damage', 'lets more light reach the retina']
    return {
      stem: [
        `The diagram shows one eye of ${who} from the front. From 1 to 2 only the light changes.`,
        `One eye of ${who} is photographed twice, in different light. Drawing 1 was made from the first picture, drawing 2 from the second.`,
        `The light in a room changes. The diagram shows an eye of ${who} before (1) and after the change (2).`,
      ],
      figure: pupilPair(
        'eye-before-and-after',
        'An eye before and after a change',
        narrows
          ? [
              [wide, '1'],
              [narrow, '2'],
            ]
          : [
              [narrow, '1'],
              [wide, '2'],
            ],
      ),
      prompt: ['What happens to the light, and how does the reflex help?', 'Which row is correct?'],
      columns: 'the light | the response',
      right: narrows ? row(rises, protects) : row(falls, admits),
      wrong: {
        [narrows ? row(falls, protects) : row(rises, admits)]: narrows
          ? 'You chose dimmer light, but in dim light the pupil widens.'
          : 'You chose brighter light, but in bright light the pupil narrows.',
        [narrows ? row(rises, admits) : row(falls, protects)]: narrows
          ? 'You chose more light on the retina, but a narrow pupil lets less light in.'
          : 'You chose protection of the retina, which a narrow pupil gives, not a wide one.',
        [narrows ? row(falls, admits) : row(rises, protects)]:
          'You reversed the whole response: compare the black circles in 1 and 2.',
      },
      solution: narrows
        ? 'The pupil becomes narrower. It does so in brighter light: less light enters, and the receptors of the retina are not damaged.'
        : 'The pupil becomes wider. It does so in dimmer light: more light enters and reaches the receptors of the retina, so the person can see.',
    }
  },
})

const DIAMETERS = [
  [8, 4],
  [6, 3],
  [6, 2],
  [7.5, 2.5],
  [5, 2],
  [6, 4],
  [7.5, 3],
  [4, 2],
  [7.5, 5],
  [7, 2],
] as const

core('light-through-two-pupils', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const [wide, narrow] = random.pick(DIAMETERS)
    const right = (wide / narrow) ** 2
    const wrong = threeSlips(
      random,
      right,
      [
        [wide / narrow, 'You compared the diameters; the area depends on the square of the diameter.'],
        [wide - narrow, 'You subtracted the diameters instead of comparing the areas.'],
        [wide ** 2 - narrow ** 2, 'You subtracted the squares instead of dividing them.'],
        [(2 * wide) / narrow, 'You doubled the ratio of the diameters instead of squaring it.'],
        [(wide / narrow) ** 3, 'You took the third power of the ratio, as for a volume.'],
      ],
      value => figures(value, 3),
    )
    return wrong
      ? { wide, narrow, right, wrong, place: random.pick(['a dark room', 'a cave', 'a cinema', 'a cellar']) }
      : null
  },
  make: ({ wide, narrow, right, wrong, place }) => ({
    stem: [
      `In ${place}, a pupil has a diameter of ${quantity(wide, 'mm')}. In sunlight its diameter is ${quantity(narrow, 'mm')}. The light that can enter is proportional to the area of the pupil.`,
      `The pupil of a student is ${quantity(wide, 'mm')} wide in ${place} and ${quantity(narrow, 'mm')} wide in sunlight. The larger the area of the pupil, the more light can enter, in proportion.`,
      `The diagram shows an eye in ${place}, where the pupil is ${quantity(wide, 'mm')} across, and in sunlight, where it is ${quantity(narrow, 'mm')} across. Light enters in proportion to the area of the pupil.`,
    ],
    figure: pupilPair('eye-in-two-places', 'An eye in two places', [
      [wide, place],
      [narrow, 'sunlight'],
    ]),
    prompt: [
      'How many times as large is the area of the wider pupil?',
      'By which factor is the area of the pupil larger in the darker place?',
    ],
    options: numbers({ right, unit: '', sigFigs: 3, wrong }),
    solution: `The area of a circle is π × radius^{2}, so it is proportional to the square of the diameter. (${wide} ÷ ${narrow})^{2} = ${figures(wide / narrow, 3)}^{2} = ${figures(right, 3)}.`,
  }),
  verify: ({ wide, narrow }) => (Math.PI * (wide / 2) ** 2) / (Math.PI * (narrow / 2) ** 2),
})

supplement('muscles-of-the-iris', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    light: random.pick(['bright', 'dim'] as const),
    swapped: random.chance(0.5),
    who: random.pick(['a person', 'a student', 'a patient', 'a girl']),
  }),
  make: ({ light, swapped, who }) => {
    const [circular, radial] = swapped ? ['Q', 'P'] : ['P', 'Q']
    const state = (contracted: string) =>
      contracted === 'P' ? 'contracted | relaxed' : 'relaxed | contracted'
    const active = light === 'bright' ? circular : radial
    const other = light === 'bright' ? radial : circular
    return {
      stem: [
        `The diagram shows the iris of ${who} from the front. P and Q are muscles.`,
        `The iris of ${who} is drawn from the front. Two sets of muscle fibres, P and Q, surround the pupil.`,
        `The muscles P and Q in the iris of ${who} change the size of the black pupil.`,
      ],
      figure: irisFront.figure({
        name: `coordination-and-response/ring-with-p-and-q-${light === 'bright' ? 'one' : 'two'}`,
        light,
        title: 'An iris from the front with two letters',
        labels: { circular, radial },
      }),
      prompt: [
        'What is the state of the muscles, now that the pupil has this size?',
        'Which row shows the state of the muscles in this eye?',
      ],
      columns: 'P | Q',
      right: state(active ?? 'P'),
      wrong: {
        [state(other ?? 'Q')]:
          light === 'bright'
            ? 'You reversed it: contracted radial muscles make the pupil wide, and this pupil is narrow.'
            : 'You reversed it: contracted circular muscles make the pupil narrow, and this pupil is wide.',
        'contracted | contracted':
          'You let both contract, but they work antagonistically: one contracts as the other relaxes.',
        'relaxed | relaxed':
          'You let both relax, but they work antagonistically: one contracts as the other relaxes.',
      },
      solution: `The circular muscles (${circular}) make the pupil narrower when they contract; the radial muscles (${radial}) make it wider. This pupil is ${light === 'bright' ? 'narrow, so the circular muscles are contracted and the radial ones relaxed' : 'wide, so the radial muscles are contracted and the circular ones relaxed'}.`,
    }
  },
})

const FOCUS = {
  near: 'contracted | slack | refracted more',
  far: 'relaxed | tight | refracted less',
} as const

supplement('state-of-a-focused-eye', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    focus: random.pick(['near', 'far'] as const),
    who: random.pick(['a pilot', 'a student', 'a sailor', 'a tailor']),
    first: random.chance(0.5),
  }),
  make: ({ focus, who, first }) => {
    const cells = (state: 'near' | 'far') => FOCUS[state].split(' | ')
    const [a = '', b = '', c = ''] = cells(focus)
    const [x = '', y = '', z = ''] = cells(focus === 'near' ? 'far' : 'near')
    return {
      stem: [
        `The diagram shows an eye of ${who}, focused on an object. Light comes from the left.`,
        `An eye of ${who} sees an object clearly. The diagram shows the eye and two rays of light from the object.`,
        `${capital(who)} looks at an object. The diagram is a section through the eye, with two rays.`,
      ],
      figure: eyeSection.figure({
        name: `coordination-and-response/eye-in-focus-${focus === 'near' ? 'one' : 'two'}`,
        title: 'A section through an eye, with two rays',
        focus,
        rays: true,
        labels: 'none',
      }),
      prompt: ['Which row describes this eye?', 'Which row is correct for this eye?'],
      columns: 'ciliary muscles | suspensory ligaments | light in the lens',
      right: [a, b, c].join(' | '),
      wrong: {
        [[x, y, z].join(' | ')]:
          focus === 'near'
            ? 'You took the eye for one that looks at a distant object; the rays spread out from a near point.'
            : 'You took the eye for one that looks at a near object; the rays come in level.',
        [[a, y, c].join(' | ')]:
          'You paired the muscles with the wrong ligaments: when the ciliary muscles contract, the ligaments slacken.',
        [first ? [x, b, c].join(' | ') : [a, b, z].join(' | ')]: first
          ? 'You reversed the muscles: they contract for a near object and relax for a distant one.'
          : 'You reversed the refraction: a fatter lens refracts light more, a thinner one less.',
      },
      solution:
        focus === 'near'
          ? 'The rays spread out from a near point, and the lens is fat. The ciliary muscles are contracted, so the suspensory ligaments are slack, and light is refracted more.'
          : 'The rays come in level, from a distant object, and the lens is thin. The ciliary muscles are relaxed, so the suspensory ligaments are pulled tight, and light is refracted less.',
    }
  },
})

const DROPS = [
  {
    does: 'stop the circular muscles of the iris from contracting',
    result: 'The pupil stays wide in bright light.',
    error: 'You chose the effect of drops that stop the circular muscles of the iris from contracting.',
    why: 'Circular muscles make the pupil narrower. If they cannot contract, the pupil stays wide in bright light.',
  },
  {
    does: 'stop the radial muscles of the iris from contracting',
    result: 'The pupil stays narrow in dim light.',
    error: 'You chose the effect of drops that stop the radial muscles of the iris from contracting.',
    why: 'Radial muscles make the pupil wider. If they cannot contract, the pupil stays narrow in dim light.',
  },
  {
    does: 'stop the ciliary muscles from contracting',
    result: 'Near objects are out of focus.',
    error: 'You chose the effect of drops that stop the ciliary muscles from contracting.',
    why: 'For a near object the ciliary muscles contract, the ligaments slacken and the lens becomes fatter. If they cannot contract, the lens stays thin, and near objects are out of focus.',
  },
  {
    does: 'stop the ciliary muscles from relaxing',
    result: 'Distant objects are out of focus.',
    error: 'You chose the effect of drops that keep the ciliary muscles contracted.',
    why: 'For a distant object the ciliary muscles relax, the ligaments tighten and the lens becomes thinner. If they cannot relax, the lens stays fat, and distant objects are out of focus.',
  },
] as const

supplement('drops-in-the-eye', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    drop: random.pick([0, 1, 2, 3]),
    who: random.pick(['a patient', 'a child', 'a student', 'a woman']),
    plant: random.pick(['a plant', 'a bean', 'a fungus']),
  }),
  make: ({ drop, who, plant }) => {
    const { does, why } = DROPS[drop] ?? DROPS[0]
    return {
      stem: [
        `An optician puts drops into an eye of ${who}. The drops ${does}; they have no other effect.`,
        `A drug from ${plant} is made into drops for the eye of ${who}. The drops ${does}; they have no other effect.`,
        `Before an examination, ${who} is given drops for one eye. They ${does} and have no other effect.`,
      ],
      prompt: ['What does this person notice?', 'What is the result?'],
      options: inAnyOrder(
        DROPS.map(({ result, error }, at): Wrong | string => (at === drop ? result : [result, error])),
      ),
      solution: why,
    }
  },
})

const SPOTS = {
  fovea: { asked: 'gives the sharpest image in colour', what: 'the fovea, where cones are packed closely' },
  'blind spot': {
    asked: 'is the place on the retina that has no receptors',
    what: 'the blind spot, where the optic nerve leaves the eye',
  },
  'optic nerve': { asked: 'is made of neurones that lead to the brain', what: 'the optic nerve' },
  lens: {
    asked: 'becomes fatter when the eye looks at a near object',
    what: 'the lens, which focuses light',
  },
} as const

const SPOT_NAMES = Object.keys(SPOTS) as (keyof typeof SPOTS)[]

supplement('spot-at-the-back', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    order: random.shuffle(SPOT_NAMES),
    asked: random.pick(['fovea', 'fovea', 'blind spot', 'optic nerve', 'lens'] as const),
  }),
  make: ({ order, asked }) => ({
    stem: [
      'The diagram shows a section through an eye. Four parts are labelled A to D.',
      'A doctor draws an eye that is cut through and labels four parts A to D.',
      'The letters A to D label four parts of an eye that is cut through.',
    ],
    figure: eyeSection.figure({
      name: 'coordination-and-response/section-with-four-letters',
      labels: Object.fromEntries(order.map((part, at) => [part, letterOf(at)])),
    }),
    prompt: [
      `Which labelled part ${SPOTS[asked].asked}?`,
      `What is the letter of the part that ${SPOTS[asked].asked}?`,
    ],
    options: inThisOrder(
      order.map((part, at): Wrong | string =>
        part === asked ? letterOf(at) : [letterOf(at), `You chose ${SPOTS[part].what}.`],
      ),
    ),
    solution: `The fovea is the small pit in the retina opposite the lens; it gives the sharpest image in colour. The blind spot, where the optic nerve leaves, has no receptors. ${letterOf(order.indexOf(asked))} is ${SPOTS[asked].what}.`,
  }),
})

const PLACES = [
  { angle: 0, asked: 'gives the sharpest image in colour', why: 'It has most cones: this is the fovea.' },
  { angle: 15, asked: 'sends no impulses to the brain', why: 'It has no receptors: this is the blind spot.' },
  {
    angle: -20,
    asked: 'is most likely to detect a very faint star at night',
    why: 'It has most rods, which are sensitive in dim light.',
  },
] as const

const PLACE_ERRORS: Record<string, string> = {
  '0': 'You chose the fovea, which has cones only, closely packed.',
  '15': 'You chose the blind spot, which has neither rods nor cones.',
  '-20': 'You chose the place with most rods, which are sensitive in dim light but do not see colours.',
  '-45': 'You chose a place at the edge, where there are fewer rods and hardly any cones.',
}

supplement('receptors-across-the-retina', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    place: random.pick(PLACES),
    flip: random.chance(0.5),
    top: random.pick([140, 150, 160]),
    edge: random.pick([30, 40, 50]),
  }),
  make: ({ place: { angle, asked, why }, flip, top, edge }) => {
    const way = flip ? -1 : 1
    const angles = [-45, -20, 0, 15].map(each => each * way).sort((one, other) => one - other)
    const rightAt = angles.findIndex(each => each === angle * way)
    return {
      stem: [
        'The graph shows how many rods (line P) and cones (line Q) there are across the retina of a human eye.',
        'Scientists count the rods (P) and the cones (Q) along a line across the retina of one eye. The graph shows the results.',
        'Line P shows the number of rods and line Q the number of cones at different places of the retina of one eye.',
      ],
      figure: retinaGraph('counts-with-letters', 'Receptor cells across a retina', {
        top,
        edge,
        blindAt: flip ? -15 : 15,
        names: ['P', 'Q'],
        marks: angles.map((each, at) => [each, letterOf(at)]),
      }),
      prompt: [`Which place on the retina ${asked}?`, `At which letter is the place that ${asked}?`],
      options: inThisOrder(
        angles.map((each, at): Wrong | string =>
          at === rightAt ? letterOf(at) : [letterOf(at), PLACE_ERRORS[String(each * way)] ?? ''],
        ),
      ),
      solution: `Read both lines at each letter. ${letterOf(rightAt)} is right. ${why}`,
    }
  },
})

supplement('thickness-of-a-lens', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const start = random.int(1, 4)
    const stop = start + random.int(5, 8)
    const right = stop - start - 1
    const wrong = threeSlips(
      random,
      right,
      [
        [stop, 'You read the time on the axis at which the lens begins to become thinner.'],
        [start + 1, 'You read the time on the axis at which the lens reaches its greatest thickness.'],
        [stop - start + 1, 'You counted from the start of the rise to the end of the fall.'],
        [stop - start, 'You included the second in which the lens becomes thicker.'],
        [16 - right, 'You counted the time in which the lens is not at its thickest.'],
      ],
      String,
    )
    return wrong && stop <= 13
      ? {
          look: { start, stop, far: random.pick([3.4, 3.5, 3.6]), near: random.pick([4.2, 4.4, 4.5, 4.6]) },
          right,
          wrong,
          who: random.pick(['a student', 'a driver', 'a hunter', 'a painter']),
        }
      : null
  },
  make: ({ look, right, wrong, who }) => ({
    stem: [
      `${capital(who)} looks at a far tree, then at a book, and then at the tree again. The graph shows the thickness of the lens in one eye.`,
      `The graph shows the thickness of the lens in an eye of ${who}, who looks at something far away, then at something near, and far away again.`,
      `A scanner measures the lens in an eye of ${who}, who changes from a far object to a near one and back. The graph shows the results.`,
    ],
    figure: lensGraph(look),
    prompt: [
      'For how long is the lens focused on the near object?',
      'For how long does the lens keep the thickness that it has when the near object is in focus?',
    ],
    options: numbers({ right, unit: 's', wrong }),
    solution: `For a near object the ciliary muscles contract, the ligaments slacken and the lens becomes fatter. It has its greatest thickness from ${look.start + 1} s to ${look.stop} s: ${quantity(right, 's')}.`,
  }),
  verify: ({ look }) => {
    let seconds = 0
    for (let at = look.start + 1; at < look.stop; at += 1) seconds += 1
    return seconds
  },
})
