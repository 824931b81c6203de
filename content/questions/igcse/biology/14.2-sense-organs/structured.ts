import { pupilPair, retinaGraph } from '@/content/figures/igcse/biology/coordination-and-response'
import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, quantity } from '@/lib/exams/format'
import { eyeSection } from '@/lib/figures/biology/eye'
import { lensGraph } from './lens-graph'
import {
  BLIND_SPOT,
  CONES_NEED_LIGHT,
  focusing,
  LESS_LIGHT,
  NO_RECEPTORS,
  NOT_AT_FOVEA,
  PUPIL_NARROWS,
  RETINA_SAFE,
  RODS_DIM,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '14.2', { calculator: 'needed' })

export { templates }

const LETTERS = ['P', 'Q', 'R', 'S'] as const

const FRONT = ['cornea', 'iris', 'lens'] as const
const BACK = ['retina', 'optic nerve', 'blind spot'] as const

const DOES = {
  cornea: 'refracts light as it enters the eye',
  iris: 'controls how much light enters the eye',
  lens: 'focuses light on the retina',
  retina: 'contains light receptors',
  'optic nerve': 'carries impulses to the brain',
  'blind spot': 'is the place on the retina without receptors',
} as const

core('eye-and-sunlight', {
  facts: { difficulty: 2, checked: '2026-11-27' },
  values: random => {
    const parts = random.shuffle([...random.sample(FRONT, 2), ...random.sample(BACK, 2)])
    return {
      parts,
      asked: random.pick(parts),
      names: random.shuffle([...FRONT, ...BACK]),
      wide: random.pick([6, 6.4, 7, 7.5, 8]),
      narrow: random.pick([2.4, 2.5, 3, 3.2, 3.5]),
      place: random.pick(['a cinema', 'a cellar', 'a tunnel', 'a dark hall']),
    }
  },
  make: ({ parts, asked, names, wide, narrow, place }) => {
    const keys = parts.map((part, at) => [LETTERS[at] ?? '', part] as const)
    const letter = LETTERS[parts.indexOf(asked)] ?? ''
    const percent = ((wide - narrow) / wide) * 100
    return {
      stem: [
        'The diagram shows a section through a human eye. Four parts are labelled P to S.',
        'A student draws an eye that is cut through, and labels four parts P to S.',
        'The letters P to S label four parts of an eye that is cut through.',
      ],
      figure: eyeSection.figure({
        name: 'coordination-and-response/section-with-p-to-s',
        title: 'A section through the eye with four parts lettered',
        labels: Object.fromEntries(keys.map(([each, part]) => [part, each])),
      }),
      parts: {
        a: ask.match({
          prompt: 'Name the parts labelled P to S.',
          command: 'Identify',
          marks: 4,
          items: asItems(LETTERS),
          targets: asItems(names),
          answer: Object.fromEntries(keys),
          scheme: keys.map(([each, part]) => `${each}: ${part}`),
          solution: `Light enters on the left through the cornea, and the nerve leaves on the right. ${keys.map(([each, part]) => `${each} is the ${part}`).join('; ')}.`,
        }),
        b: words({
          subject: 'igcse/biology',
          mode: 'exact',
          prompt: `State the letter of the part that ${DOES[asked]}.`,
          command: 'State',
          answers: [{ text: letter, accept: [letter.toLowerCase()] }],
          solution: `The ${asked} ${DOES[asked]}.`,
        }),
        c: ask.written({
          lead: `A woman walks out of ${place} into bright sunlight.`,
          prompt: 'Describe how her pupils respond, and explain how this response is useful.',
          scheme: [PUPIL_NARROWS, LESS_LIGHT, RETINA_SAFE],
          modelAnswer:
            'Her pupils become narrower. Less light enters her eyes, so the receptors of the retina are not damaged.',
          solution:
            'This is the pupil reflex. Say what changes, what it does to the light, and what it protects.',
        }),
        d: ask.number({
          lead: `The diameter of her pupils changes from ${quantity(wide, 'mm')} to ${quantity(narrow, 'mm')}.`,
          prompt: 'Calculate the percentage decrease in the diameter of her pupils.',
          answer: percent,
          unit: '%',
          scheme: [`C1 (${wide} − ${narrow}) ÷ ${wide} × 100`, `A1 ${figures(percent, 2)}%`],
          solution: `The decrease is ${wide} − ${narrow} = ${quantity(wide - narrow, 'mm', 2)}. As a percentage of the diameter at the start: ${figures(wide - narrow, 2)} ÷ ${wide} × 100 = ${figures(percent, 2)}%.`,
          solutionFigure: pupilPair('eye-of-the-woman', 'A pupil before and after', [
            [wide, 'before'],
            [narrow, 'in sunlight'],
          ]),
        }),
      },
    }
  },
  verify: ({ wide, narrow }) => ({ d: 100 - (100 * narrow) / wide }),
})

const OBJECTS = {
  near: ['a needle in her hand', 'a book on her desk', 'a telephone in her hand'],
  far: ['a ship on the horizon', 'a mountain far away', 'a bird high in the sky'],
} as const

const STATES = {
  near: ['contracted', 'slack', 'fat'],
  far: ['relaxed', 'tight', 'thin'],
} as const

const FEATURES = ['ciliary muscles', 'suspensory ligaments', 'lens'] as const

const CHOICES = [
  ['contracted', 'relaxed'],
  ['slack', 'tight'],
  ['fat', 'thin'],
] as const

supplement('from-one-focus-to-another', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const start = random.int(1, 4)
    return {
      focus: random.pick(['near', 'far'] as const),
      near: random.pick(OBJECTS.near),
      far: random.pick(OBJECTS.far),
      look: {
        start,
        stop: start + random.int(5, 8),
        far: random.pick([3.4, 3.5, 3.6]),
        near: random.pick([4.2, 4.4, 4.5, 4.6]),
      },
    }
  },
  make: ({ focus, near, far, look }) => {
    const other = focus === 'near' ? 'far' : 'near'
    const percent = ((look.near - look.far) / look.far) * 100
    return {
      stem: [
        'The diagram shows a section through an eye of a girl. Two rays of light come from an object that she sees clearly.',
        'A girl sees an object clearly. The diagram shows one of her eyes, cut through, and two rays of light from the object.',
        'One eye of a girl is focused on an object. Two rays from this object are drawn in the section through her eye.',
      ],
      figure: eyeSection.figure({
        name: `coordination-and-response/eye-of-a-girl-${focus === 'near' ? 'one' : 'two'}`,
        title: 'A section through an eye, with two rays',
        focus,
        rays: true,
        labels: 'none',
      }),
      parts: {
        a: ask.table({
          prompt: 'Complete the table to describe this eye.',
          objective: 'AO2',
          head: ['part', 'state'],
          rows: FEATURES.map((feature, at) => [
            { text: feature },
            {
              blank: feature,
              answer: STATES[focus][at] ?? '',
              marks: 1 as const,
              mode: 'pick' as const,
              choices: [...(CHOICES[at] ?? [])],
            },
          ]),
          scheme: FEATURES.map((feature, at) => `${feature}: ${STATES[focus][at]}`),
          solution:
            focus === 'near'
              ? 'The rays spread out from a near point, and the lens is fat. So the ciliary muscles are contracted and the ligaments slack.'
              : 'The rays come in level, from far away, and the lens is thin. So the ciliary muscles are relaxed and the ligaments tight.',
        }),
        b: ask.written({
          lead: `The girl now looks at ${focus === 'near' ? far : near}.`,
          prompt: 'Explain how her eye changes so that this object is in focus.',
          marks: 4,
          lines: 6,
          scheme: focusing(other),
          modelAnswer:
            other === 'near'
              ? 'The ciliary muscles contract, and the suspensory ligaments slacken. The lens becomes fatter, so light is refracted more.'
              : 'The ciliary muscles relax, and the suspensory ligaments tighten. The lens becomes thinner, so light is refracted less.',
          solution:
            'Name all four in order: ciliary muscles, suspensory ligaments, shape of the lens, refraction of light.',
        }),
        c: ask.number({
          lead: `The lens of this girl is ${quantity(look.far, 'mm')} thick when she looks at ${far} and ${quantity(look.near, 'mm')} thick when she looks at ${near}.`,
          prompt: 'Calculate the percentage increase in thickness from the first value to the second.',
          answer: percent,
          unit: '%',
          scheme: [`C1 (${look.near} − ${look.far}) ÷ ${look.far} × 100`, `A1 ${figures(percent, 2)}%`],
          solution: `The increase is ${look.near} − ${look.far} = ${quantity(Number((look.near - look.far).toFixed(1)), 'mm')}. As a percentage of the first value: ${(look.near - look.far).toFixed(1)} ÷ ${look.far} × 100 = ${figures(percent, 2)}%.`,
          solutionFigure: lensGraph(look),
        }),
      },
    }
  },
  verify: ({ look }) => ({ c: (look.near / look.far - 1) * 100 }),
})

supplement('faint-star-and-the-retina', {
  facts: { difficulty: 5, checked: '2026-11-27' },
  values: random => ({
    top: random.pick([140, 150, 160]),
    edge: random.pick([30, 40, 50]),
    flip: random.chance(0.5),
    who: random.pick(['An astronomer', 'A sailor', 'A camper', 'A shepherd']),
  }),
  make: ({ top, edge, flip, who }) => {
    const blind = flip ? -15 : 15
    const percent = ((top - edge) / top) * 100
    const side = (angle: number) => `${angle * (flip ? 1 : -1)}°`.replace('-', '−')
    return {
      stem: [
        'The graph shows the number of receptor cells at different places of the retina of one eye. The two kinds of receptor cell are called P and Q.',
        'Scientists count two kinds of receptor cell, P and Q, along a line across a retina. The graph shows their results.',
        'The retina has two kinds of receptor cell. The graph shows how many cells of each kind, P and Q, there are at different places of one retina.',
      ],
      figure: retinaGraph('counts-of-p-and-q', 'Two kinds of receptor cell across a retina', {
        top,
        edge,
        blindAt: blind,
        names: ['P', 'Q'],
      }),
      parts: {
        'a.i': words({
          subject: 'igcse/biology',
          prompt: 'State the name of the receptor cells called Q.',
          command: 'State',
          objective: 'AO2',
          answers: [{ text: 'cones', accept: ['cone', 'cone cells'] }],
          reject: [{ text: 'rods', why: 'Rods are not found at 0°, where Q has its peak.' }],
          solution: 'Q has a narrow peak at one place, the fovea. Cones are mainly found there.',
        }),
        'a.ii': words({
          subject: 'igcse/biology',
          prompt: 'State the name of the place at 0° on this retina.',
          command: 'State',
          answers: [{ text: 'fovea', accept: ['fovea centralis', 'yellow spot'] }],
          reject: [{ text: 'blind spot', why: 'The blind spot has no receptors at all.' }],
          solution: 'The place where cones are packed most closely is the fovea.',
        }),
        b: ask.number({
          prompt: `Calculate the percentage decrease in the number of cells P per mm^{2} from ${side(20)} to ${side(60)}.`,
          answer: percent,
          unit: '%',
          tolerance: 4,
          scheme: [`C1 (${top} − ${edge}) ÷ ${top} × 100`, `A1 ${figures(percent, 2)}% (±4)`],
          solution: `Read line P: ${top} thousand at ${side(20)} and ${edge} thousand at ${side(60)}. (${top} − ${edge}) ÷ ${top} × 100 = ${figures(percent, 2)}%.`,
        }),
        c: ask.written({
          lead: `${who} sees a faint star better if its image falls 20° to the side of the fovea than if it falls on the fovea.`,
          prompt: 'Explain why. Use the graph to help you.',
          command: 'Explain',
          objective: 'AO2',
          marks: 3,
          lines: 5,
          scheme: [RODS_DIM, NOT_AT_FOVEA, CONES_NEED_LIGHT],
          modelAnswer:
            'Rods are sensitive in dim light. There are no rods at the fovea, but many at 20°. The fovea has only cones, which do not respond in dim light.',
          solution:
            'Compare the two places on the graph, and say what each kind of receptor needs. The star is faint, so rods are needed.',
        }),
        d: ask.written({
          prompt: `Explain why an image that falls at ${`${blind}°`.replace('-', '−')} is not seen.`,
          scheme: [NO_RECEPTORS, BLIND_SPOT],
          modelAnswer: 'This place is the blind spot. It has no receptors.',
          solution: 'Both lines are at zero there. The optic nerve leaves the eye at this place.',
        }),
      },
    }
  },
  verify: ({ top, edge }) => ({ b: 100 * (1 - edge / top) }),
})
