import { allDiffer, inThisOrder, numbers, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { slipsOf } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'

const { question, templates } = choiceQuestions('1.1', { calculator: 'needed' })

export { templates }

type Specimen = {
  what: string
  image: string
  from: number
  to: number
  step: number
  powers: readonly number[]
}

const SPECIMENS: readonly Specimen[] = [
  {
    what: 'mitochondrion',
    image: 'an electron micrograph',
    from: 1.2,
    to: 3,
    step: 0.2,
    powers: [20_000, 25_000, 30_000],
  },
  {
    what: 'chloroplast',
    image: 'an electron micrograph',
    from: 4,
    to: 8,
    step: 0.5,
    powers: [8000, 10_000, 12_000],
  },
  {
    what: 'bacterium',
    image: 'an electron micrograph',
    from: 1.5,
    to: 4,
    step: 0.5,
    powers: [16_000, 20_000, 24_000],
  },
  { what: 'palisade cell', image: 'a photomicrograph', from: 60, to: 90, step: 5, powers: [400, 600, 800] },
  { what: 'cheek cell', image: 'a photomicrograph', from: 40, to: 70, step: 5, powers: [400, 600, 1000] },
]

question('actual-size-from-magnification', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(SPECIMENS)
    const right = random.step(item.from, item.to, item.step)
    const power = random.pick(item.powers)
    const image = (right * power) / 1000
    if (Math.abs(image - Math.round(image)) > 1e-9 || image > 110) return null
    const errors = slipsOf({
      'You multiplied by 1000 twice: 1 mm is 1000 µm, and the answer is asked in µm, not in nm.':
        right * 1000,
      'You took 1 mm as 10 000 µm; it is 1000 µm.': right * 10,
      'You took 1 mm as 100 µm; it is 1000 µm.': right / 10,
      'You did not convert the millimetres into micrometres.': right / 1000,
      'You divided the magnification by the size of the image; it is the other way round.': 1 / right,
    })
    const wrong = random.sample(errors, 3)
    if (!allDiffer([right, ...wrong.map(([value]) => value)], 2)) return null
    return { item, right, power, image: Math.round(image), wrong }
  },
  make: ({ item, right, power, image, wrong }) => ({
    stem: `In ${item.image} with a magnification of ×${plain(power)}, the image of a ${item.what} is ${quantity(image, 'mm')} long.`,
    prompt: `What is the actual length of the ${item.what}?`,
    options: numbers({
      right,
      unit: 'µm',
      sigFigs: 2,
      wrong,
    }),
    solution: `Convert first: ${quantity(image, 'mm')} = ${quantity(image * 1000, 'µm')}.

Actual size = image size ÷ magnification = ${plain(image * 1000)} ÷ ${plain(power)} = ${quantity(right, 'µm', 2)}.`,
  }),
  verify: ({ image, power }) => (image * 1e-3) / power / 1e-6,
})

question('magnification-from-a-scale-bar', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const item = random.pick([
      { what: 'a chloroplast', bars: [2, 2.5] },
      { what: 'a mitochondrion', bars: [0.5, 0.8] },
      { what: 'a nucleus', bars: [2, 4] },
      { what: 'a Golgi body', bars: [0.4, 0.5] },
    ])
    const bar = random.pick(item.bars)
    const length = random.int(16, 48)
    const right = (length * 1000) / bar
    if (!Number.isInteger(right) || right % 500 !== 0) return null
    const errors: [number, string][] = [
      [right / 1000, 'You divided millimetres by micrometres without converting them to the same unit.'],
      [right / 10, 'You took 1 mm as 100 µm; it is 1000 µm.'],
      [right * 10, 'You took 1 mm as 10 000 µm; it is 1000 µm.'],
      [length * 1000 * bar, 'You multiplied by the actual length of the scale bar; divide by it.'],
    ]
    return { item, bar, length, right, wrong: random.sample(errors, 3) }
  },
  make: ({ item, bar, length, right, wrong }) => {
    const times = (value: number) => `×${plain(value)}`
    const options = [{ value: right, error: '' }, ...wrong.map(([value, error]) => ({ value, error }))]
    return {
      stem: `An electron micrograph of ${item.what} has a scale bar. The scale bar is ${quantity(length, 'mm')} long and is labelled ${quantity(bar, 'µm')}.`,
      prompt: 'What is the magnification of the micrograph?',
      options: inThisOrder(
        options
          .sort((one, other) => one.value - other.value)
          .map(({ value, error }): string | Wrong => (error ? [times(value), error] : times(value))),
      ),
      solution: `Same unit first: ${quantity(length, 'mm')} = ${quantity(length * 1000, 'µm')}. Magnification = image size ÷ actual size = ${plain(length * 1000)} ÷ ${plain(bar)} = ${times(right)}.`,
    }
  },
  verify: ({ bar, length }) => `×${plain(Math.round(length / (bar / 1000)))}`,
})

question('length-by-calibrated-graticule', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [eyepiece = 1, stage = 1] = random.pick([
      [40, 10],
      [100, 25],
      [50, 20],
      [80, 20],
      [60, 15],
      [100, 40],
    ])
    const cell = random.int(6, 19) * 2
    const one = (stage * 10) / eyepiece
    const right = cell * one
    const upsideDown = (cell * eyepiece) / stage
    if (!allDiffer([right, cell * 10, upsideDown, right / 10], 3)) return null
    return {
      eyepiece,
      stage,
      cell,
      one,
      right,
      upsideDown,
      what: random.pick(right < 64 ? ['a guard cell', 'a pollen grain'] : ['an onion cell', 'a leaf hair']),
    }
  },
  make: ({ eyepiece, stage, cell, one, right, upsideDown, what }) => ({
    stem: `With one objective lens, ${eyepiece} divisions of an eyepiece graticule match ${stage} divisions of a stage micrometer. Each division of the stage micrometer is 0.01 mm. With the same lens, ${what} is ${cell} graticule divisions long.`,
    prompt: 'What is the actual length of the specimen?',
    options: numbers({
      right,
      unit: 'µm',
      sigFigs: 3,
      wrong: {
        'You took a graticule division to be as long as a division of the stage micrometer.': cell * 10,
        'You divided the graticule divisions by the micrometer divisions, and forgot that one of these is 10 µm.':
          upsideDown,
        'You took 0.01 mm as 1 µm; it is 10 µm.': right / 10,
      },
    }),
    solution: `${stage} micrometer divisions are ${stage} × 10 = ${quantity(stage * 10, 'µm')}. One graticule division = ${stage * 10} ÷ ${eyepiece} = ${quantity(one, 'µm')}.

Length = ${cell} × ${plain(one)} = ${quantity(right, 'µm', 3)}.`,
  }),
  verify: ({ eyepiece, stage, cell }) => ((stage * 0.01) / (eyepiece / cell)) * 1000,
})

const SEEING_TRUE: readonly [string, string][] = pairs({
  'Resolution is the smallest distance between two points at which they are seen as separate.':
    'This is the definition of resolution',
  'Electrons have a shorter wavelength than light, so an electron microscope has a higher resolution.':
    'The wavelength sets the limit of resolution',
  'The limit of resolution of a light microscope is about 200 nm, because of the wavelength of light.':
    'Points closer than about half the wavelength of light are not seen as separate',
  'Once the limit of resolution is reached, a higher magnification gives a larger image without more detail.':
    'Magnification cannot separate points that are not resolved',
})

const SEEING_FALSE: readonly Wrong[] = pairs({
  'Resolution is the number of times that an image is larger than the object.':
    'You gave the definition of magnification.',
  'Electrons have a longer wavelength than light, so an electron microscope has a higher resolution.':
    'You exchanged the wavelengths: that of electrons is shorter, and this is why the resolution is higher.',
  'A light microscope with a stronger objective lens can show ribosomes.':
    'You overlooked the size: ribosomes are about 25 nm wide, far below the limit of 200 nm that light sets.',
  'Doubling the magnification of an image always doubles its resolution.':
    'You mixed up magnification and resolution: a larger image need not show more detail.',
  'The limit of resolution of an electron microscope is about 200 nm.':
    'You gave the limit of the light microscope; that of an electron microscope is about 0.5 nm.',
})

question('statement-about-resolution', {
  facts: { difficulty: 2, objective: 'AO1', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => ({ right: random.pick(SEEING_TRUE), wrong: random.sample(SEEING_FALSE, 3) }),
  make: ({ right: [right, why], wrong }) => ({
    stem: 'Cells can be studied with light microscopes and with electron microscopes.',
    prompt: 'Which statement is correct?',
    right,
    wrong,
    solution: `${why}. Magnification tells how many times larger the image is; resolution tells how much detail it shows.`,
  }),
})

type Task = { text: string; right: 'light' | 'TEM' | 'SEM'; cells: readonly [string, string] }

const TASKS: readonly Task[] = [
  {
    text: 'watch the movement of chloroplasts in a living leaf cell',
    right: 'light',
    cells: ['light microscope', 'Living cells can be seen.'],
  },
  {
    text: 'study the cristae inside a mitochondrion',
    right: 'TEM',
    cells: ['transmission electron microscope', 'It shows internal detail of thin sections.'],
  },
  {
    text: 'study the three-dimensional shape of the surface of a pollen grain in great detail',
    right: 'SEM',
    cells: ['scanning electron microscope', 'It shows surfaces in 3-D.'],
  },
  {
    text: 'see the two membranes of the nuclear envelope in a thin section',
    right: 'TEM',
    cells: ['transmission electron microscope', 'It shows internal detail of thin sections.'],
  },
  {
    text: 'see how the scales on the wing of a moth overlap, in a 3-D image of high resolution',
    right: 'SEM',
    cells: ['scanning electron microscope', 'It shows surfaces in 3-D.'],
  },
  {
    text: 'follow a living amoeba as it changes its shape',
    right: 'light',
    cells: ['light microscope', 'Living cells can be seen.'],
  },
]

question('choosing-a-microscope', {
  facts: { difficulty: 2, objective: 'AO2', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => ({
    item: random.pick(TASKS),
    who: random.pick(['A student', 'A scientist', 'A technician']),
  }),
  make: ({ item, who }) => {
    const all: readonly [string, readonly [string, string], string][] = [
      [
        'light',
        ['light microscope', 'Living cells can be seen.'],
        'You overlooked that a light microscope does not resolve such fine detail.',
      ],
      [
        'TEM',
        ['transmission electron microscope', 'It shows internal detail of thin sections.'],
        'You overlooked that a transmission electron microscope needs dead, thin sections and gives flat images of the inside.',
      ],
      [
        'SEM',
        ['scanning electron microscope', 'It shows surfaces in 3-D.'],
        'You overlooked that a scanning electron microscope shows the surfaces of dead specimens.',
      ],
    ]
    return {
      stem: `${who} wants to ${item.text}.`,
      prompt: 'Which row gives the most suitable microscope and the reason?',
      options: rows(['microscope', 'reason'], item.cells, [
        ...all
          .filter(([id]) => id !== item.right)
          .map(([, cells, error]): [readonly string[], string] => [cells, error]),
        item.right === 'light'
          ? [
              ['transmission electron microscope', 'Living cells can be seen.'],
              'You overlooked that the specimen in an electron microscope is in a vacuum, so cells cannot be alive.',
            ]
          : [
              ['light microscope', 'It has the highest resolution.'],
              'You overlooked that a light microscope has the lowest resolution of the three, about 200 nm.',
            ],
      ]),
      solution: `The task is to ${item.text}. The ${item.cells[0]} is suitable. ${item.cells[1]}`,
    }
  },
})
