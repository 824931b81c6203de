import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { figure } from '@/lib/figures/figure'
import { ellipse, line, text } from '@/lib/figures/shapes'
import { CALIBRATED_AGAIN, WHY_AT_AN_ANGLE, WHY_THIN } from './points'

const { question, templates } = questionsOf('structured', '1.1')

export { templates }

const ORGANELLES = [
  { name: 'mitochondrion', bars: [0.5, 0.4], from: 1.4, to: 2.6, step: 0.1 },
  { name: 'chloroplast', bars: [2, 2.5], from: 4.5, to: 7, step: 0.5 },
  { name: 'nucleus', bars: [2, 4], from: 5, to: 9, step: 0.5 },
] as const

question('scale-bar-and-actual-length', {
  facts: { difficulty: 3, calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(ORGANELLES)
    const bar = random.pick<number>(item.bars)
    const barLength = random.step(20, 32, 4)
    const power = (barLength * 1000) / bar
    const actual = random.step(item.from, item.to, item.step)
    const image = (actual * power) / 1000
    if (Math.abs(image - Math.round(image)) > 1e-9 || image > 130) return null
    return { item, bar, barLength, power: Math.round(power), actual, image: Math.round(image) }
  },
  make: ({ item, bar, barLength, power, actual, image }) => {
    const shown = (barLength / image) * 200
    return {
      stem: `The diagram is made from an electron micrograph of a ${item.name}. It is not printed at full size: in the micrograph, the scale bar is ${quantity(barLength, 'mm')} long and the ${item.name} is ${quantity(image, 'mm')} long.`,
      figure: figure(
        {
          name: 'cell-structure/outline-with-a-scale-bar',
          title: `Outline of a ${item.name} with a scale bar`,
          description: `An oval outline with a double line, marked with its length in the micrograph, ${image} millimetres. Below it is a scale bar labelled ${bar} micrometres.`,
          height: 174,
        },
        ellipse(180, 56, 100, 42, 'l sunk'),
        ellipse(180, 56, 95, 37),
        line(80, 110, 280, 110, 'l thin'),
        line(80, 104, 80, 116, 'l thin'),
        line(280, 104, 280, 116, 'l thin'),
        text(180, 128, `${image} mm`, { anchor: 'middle' }),
        line(180 - shown / 2, 148, 180 + shown / 2, 148, 'l thick'),
        text(180, 168, `${plain(bar)} µm`, { anchor: 'middle' }),
      ),
      parts: {
        a: ask.number({
          prompt: 'Calculate the magnification of the micrograph.',
          answer: power,
          scheme: steps(
            `${plain(barLength * 1000)} ÷ ${plain(bar)} (both in the same unit)`,
            `×${plain(power)}`,
          ),
          solution: `The scale bar is the object: its image is ${quantity(barLength, 'mm')} = ${quantity(barLength * 1000, 'µm')}, its actual length ${quantity(bar, 'µm')}. Magnification = ${plain(barLength * 1000)} ÷ ${plain(bar)} = ${plain(power)}.`,
        }),
        b: ask.number({
          prompt: `Calculate the actual length of the ${item.name} in µm.`,
          answer: actual,
          unit: 'µm',
          follow: { from: 'a', formula: `${image * 1000}/x` },
          scheme: steps(
            `${plain(image * 1000)} ÷ ${plain(power)}, or ${image} ÷ ${barLength} × ${plain(bar)}`,
            quantity(actual, 'µm', 2),
          ),
          solution: `Actual size = image size ÷ magnification = ${quantity(image * 1000, 'µm')} ÷ ${plain(power)} = ${quantity(actual, 'µm', 2)}.`,
        }),
        c: ask.choice({
          prompt: `Why does an electron microscope show more detail of a ${item.name} than a light microscope?`,
          scheme: ['Electrons have a shorter wavelength than light.'],
          solution:
            'The wavelength sets the limit of resolution: about 200 nm for light, about 0.5 nm for an electron microscope.',
          right: 'Electrons have a shorter wavelength than light.',
          wrong: {
            'Electrons have a longer wavelength than light.':
              'You exchanged the wavelengths; a longer one would give a lower resolution.',
            'Electrons pass through thicker specimens than light.':
              'You overlooked that electrons need very thin sections; thickness does not set the resolution.',
            'Electrons form an image of higher magnification, but of the same resolution.':
              'You mixed up magnification and detail: without a higher resolution, a larger image shows no more detail.',
          },
        }),
      },
    }
  },
  verify: ({ bar, barLength, image }) => ({
    a: (barLength * 1e-3) / (bar * 1e-6),
    b: (image / barLength) * bar,
  }),
})

const MATCHES = [
  [40, 10],
  [100, 25],
  [50, 20],
  [80, 20],
  [100, 40],
] as const

const SHORT = ['a guard cell', 'a pollen grain', 'a single-celled alga'] as const

const LONG = ['an onion epidermal cell', 'a leaf hair', 'a chain of cells of an alga'] as const

question('calibrating-and-measuring', {
  facts: { difficulty: 3, calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const [eyepiece, stage] = random.pick(MATCHES)
    const start = random.int(8, 30)
    const end = start + random.int(8, 30) * 2
    const isShort = ((end - start) * stage * 10) / eyepiece < 80
    return { eyepiece, stage, start, end, what: random.pick<string>(isShort ? SHORT : LONG) }
  },
  make: ({ eyepiece, stage, start, end, what }) => {
    const one = (stage * 10) / eyepiece
    const length = (end - start) * one
    return {
      stem: `A student calibrates an eyepiece graticule and then measures ${what}, with the same objective lens. ${eyepiece} divisions of the graticule match ${stage} divisions of the stage micrometer. Each division of the stage micrometer is 0.01 mm. The specimen reaches from ${start} to ${end} on the graticule.`,
      parts: {
        a: ask.number({
          prompt: 'Calculate the length of one graticule division in µm.',
          answer: one,
          unit: 'µm',
          scheme: steps(
            `${stage} divisions = ${quantity(stage * 10, 'µm')}`,
            `${stage * 10} ÷ ${eyepiece} = ${quantity(one, 'µm')}`,
          ),
          solution: `One division of the stage micrometer is 0.01 mm = 10 µm, so ${stage} divisions are ${quantity(stage * 10, 'µm')}. This is the length of ${eyepiece} graticule divisions: ${stage * 10} ÷ ${eyepiece} = ${quantity(one, 'µm')}.`,
        }),
        b: ask.number({
          prompt: 'Calculate the actual length of the specimen. State the unit.',
          answer: length,
          unit: 'µm',
          unitMode: 'asked',
          follow: { from: 'a', formula: `${end - start}*x` },
          scheme: steps(
            `${end} − ${start} = ${end - start} (divisions)`,
            `${quantity(length, 'µm')}, with the unit`,
          ),
          solution: `The specimen is ${end} − ${start} = ${end - start} divisions long. ${end - start} × ${plain(one)} = ${quantity(length, 'µm')}.`,
        }),
        c: ask.written({
          prompt:
            'Explain why the graticule must be calibrated again when the student changes to an objective lens of higher power.',
          scheme: CALIBRATED_AGAIN,
          solution:
            'The graticule is in the eyepiece: the objective lens does not enlarge it. With a stronger lens, one division covers less of the specimen.',
          modelAnswer:
            'The image of the specimen becomes larger, but the scale in the eyepiece stays the same, so each division now stands for a shorter length.',
        }),
      },
    }
  },
  verify: ({ eyepiece, stage, start, end }) => ({
    a: 1000 / ((eyepiece / stage) * 100),
    b: (end * stage) / eyepiece / 0.1 - (start * stage) / eyepiece / 0.1,
  }),
})

question('three-lengths-to-convert', {
  facts: { difficulty: 1, checked: '2026-11-20' },
  values: random => ({
    cell: random.step(0.02, 0.09, 0.005),
    organelle: random.step(0.35, 0.95, 0.05),
    bacterium: random.step(1100, 4800, 100),
  }),
  make: ({ cell, organelle, bacterium }) => {
    const [inMicro, inNano, bacteriumInMicro] = [cell * 1000, organelle * 1000, bacterium / 1000]
    return {
      stem: 'A student measures three structures and wants to compare them.',
      parts: {
        '': ask.table({
          prompt: 'Complete the table to give each length in the unit of the last column.',
          objective: 'AO2',
          head: ['structure', 'length', 'converted length', 'unit'],
          rows: [
            [
              { text: 'width of a plant cell' },
              { text: quantity(cell, 'mm') },
              { blank: 'cell', answer: Math.round(inMicro), marks: 1 },
              { text: 'µm' },
            ],
            [
              { text: 'diameter of a lysosome' },
              { text: quantity(organelle, 'µm') },
              { blank: 'lysosome', answer: Math.round(inNano), marks: 1 },
              { text: 'nm' },
            ],
            [
              { text: 'length of a bacterium' },
              { text: quantity(bacterium, 'nm') },
              { blank: 'bacterium', answer: bacteriumInMicro, marks: 1 },
              { text: 'µm' },
            ],
          ],
          scheme: [
            quantity(Math.round(inMicro), 'µm'),
            quantity(Math.round(inNano), 'nm'),
            quantity(bacteriumInMicro, 'µm'),
          ],
          solution: `Each step from mm to µm to nm is a factor of 1000. ${plain(cell)} × 1000 = ${plain(Math.round(inMicro))}; ${plain(organelle)} × 1000 = ${plain(Math.round(inNano))}; ${plain(bacterium)} ÷ 1000 = ${plain(bacteriumInMicro)}.`,
        }),
      },
    }
  },
})

const MOUNTS = [
  { what: 'onion epidermis', stain: 'iodine solution', thin: 'a single layer of onion epidermis' },
  { what: 'a moss leaf', stain: 'iodine solution', thin: 'one thin leaf of the moss' },
  { what: 'rhubarb stalk epidermis', stain: 'methylene blue', thin: 'a thin strip of the epidermis' },
] as const

question('making-a-temporary-mount', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => ({ item: random.pick(MOUNTS), asks: random.pick(['thin', 'angle'] as const) }),
  make: ({ item, asks }) => ({
    stem: `A student prepares a temporary mount of ${item.what} and looks at it with a light microscope.`,
    parts: {
      a: ask.order({
        prompt: 'Identify the order of the steps.',
        marks: 3,
        items: [
          { id: 'take', text: `take ${item.thin}` },
          { id: 'lay', text: `lay it flat in a drop of ${item.stain} on a slide` },
          { id: 'touch', text: 'touch the drop with one edge of a coverslip' },
          { id: 'lower', text: 'lower the coverslip at an angle with a mounted needle' },
          { id: 'low', text: 'focus with the low-power objective lens' },
          { id: 'high', text: 'change to the high-power objective lens' },
        ],
        answer: ['take', 'lay', 'touch', 'lower', 'low', 'high'],
        scheme: sequenceScheme(6, 3),
        solution:
          'The specimen is laid in the liquid first. The coverslip then touches the drop with one edge and is lowered. Last, the slide is viewed, first at low power to find the specimen.',
      }),
      b: ask.written({
        prompt:
          asks === 'thin'
            ? 'State why the specimen has to be thin.'
            : 'State why the coverslip is lowered at an angle.',
        command: 'State',
        scheme: asks === 'thin' ? WHY_THIN : WHY_AT_AN_ANGLE,
        solution:
          asks === 'thin'
            ? 'Light has to pass through the specimen, and cells that lie over one another cannot be seen clearly.'
            : 'The liquid spreads from one side and pushes the air out on the other.',
        modelAnswer:
          asks === 'thin'
            ? 'Light must be able to pass through it.'
            : 'So that no air bubbles are trapped under the coverslip.',
      }),
    },
  }),
})
