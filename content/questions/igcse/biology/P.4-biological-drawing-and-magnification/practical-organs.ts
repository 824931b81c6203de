import {
  airSpacesOf,
  canineAboveRule,
  canineDrawn,
  diseasedLung,
  healthyLung,
  lungDrawn,
  twoMolars,
} from '@/content/figures/igcse/biology/practical-skills-drawing-b'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { largeDrawing } from './large-drawing'
import { readXY, times } from './parts'
import {
  BOTH_ENAMEL,
  BOTH_ROOTS,
  CROWNS_DIFFER,
  FEWER_CAPILLARIES,
  ROOTS_DIFFER,
  SPACES_LARGER,
  TOP_DIFFERS,
  WALLS_BROKEN,
} from './points-organs'

const { core, templates } = questionsOf('practical', 'P.4', { calculator: 'needed' })

export { templates }

const short = (value: number) => plain(Number(value.toPrecision(3)))

core('lungs-healthy-and-diseased', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const image = random.int(16, 22)
    const magnification = random.pick([60, 75, 80, 100])
    const actual = image / magnification
    const start = random.pick([20, 21, 22, 23, 24])
    const upper = random.pick([
      [4, 5],
      [5, 4],
      [5, 5],
    ] as const)
    const few = random.pick([
      [2, 3],
      [3, 2],
      [2, 2],
      [3, 3],
    ] as const)
    return actual >= 0.18 && actual <= 0.3 && Number.isInteger(Number((actual * 1000).toPrecision(6)))
      ? {
          image,
          magnification,
          actual: Number(actual.toPrecision(6)),
          start,
          upper,
          few,
          healthy: airSpacesOf({ start, image }, upper),
          diseased: few[0] + few[1],
          seed: random.int(1, 40),
          indicator: random.pick(['limewater', 'hydrogencarbonate indicator'] as const),
        }
      : null
  },
  make: ({ image, magnification, actual, start, upper, few, healthy, diseased, seed, indicator }) => ({
    stem: [
      'The diagram is made from a photograph of a thin slice of a healthy lung, seen with a light microscope. The white spaces are alveoli. The small circles in the tissue are capillaries. A and B are two of the alveoli.',
      'A student looks at a thin slice of a healthy lung with a light microscope. The diagram shows what is seen: alveoli (white), the tissue between them, and capillaries (small circles). Two alveoli are marked A and B.',
      'Part of a healthy lung was cut into thin slices and photographed through a light microscope. The diagram shows alveoli (white), two of them marked A and B, and capillaries (small circles) in the tissue between.',
    ],
    figure: healthyLung({ start, image }, upper, seed),
    parts: {
      a: largeDrawing({
        name: 'lung',
        prompt:
          'Make a large drawing of alveoli A and B and of the tissue between them. Label an **alveolus** and a **capillary**.',
        labels: ['alveolus', 'capillary'],
        detail:
          'two rounded alveoli, wider than high, with a narrow band of tissue between them, two small circles in it',
        labelled: 'alveolus and capillary',
        model: lungDrawn(),
      }),
      'b.i': readXY('width', 'alveolus A', { image, start }),
      'b.ii': ask.number({
        lead: `The actual width of alveolus A is ${quantity(actual, 'mm')}.`,
        prompt: 'Calculate the magnification of the diagram.',
        objective: 'AO3',
        answer: magnification,
        unit: '',
        follow: { from: 'b.i', formula: `x/${actual}` },
        scheme: [`C1 ${image} ÷ ${plain(actual)}`, `A1 ${times(magnification)}`],
        solution: `Magnification = image size ÷ actual size = ${image} ÷ ${plain(actual)} = ${plain(magnification)}. It has no unit.`,
      }),
      'c.i': ask.table({
        lead: 'This diagram shows an equal area of the lung of a patient, at the same magnification. The patient is short of breath.',
        figure: diseasedLung(few, seed),
        prompt: 'Complete the table. Count all the alveoli in each of the two diagrams.',
        objective: 'AO3',
        head: ['lung', 'number of alveoli'],
        rows: [
          [{ text: 'healthy' }, { blank: 'healthy', answer: healthy, marks: 1 }],
          [{ text: 'patient' }, { blank: 'patient', answer: diseased, marks: 1 }],
        ],
        scheme: [`healthy: ${healthy}`, `patient: ${diseased}`],
        solution: `Count row by row. Healthy lung: ${upper[0]} + ${upper[1]} + ${healthy - upper[0] - upper[1]} = ${healthy}. Patient: ${few[0]} + ${few[1]} = ${diseased}.`,
      }),
      'c.ii': ask.number({
        lead: `A second, larger area was counted. It was equal in the two lungs. There were ${healthy + 6} alveoli in the healthy lung and ${diseased + 3} in the lung of the patient.`,
        prompt:
          'Calculate by how many per cent the number of alveoli in this second area is smaller in the patient than in the healthy lung.',
        objective: 'AO3',
        answer: ((healthy + 3 - diseased) / (healthy + 6)) * 100,
        unit: '%',
        signFree: true,
        scheme: [
          `C1 ${healthy + 3 - diseased} ÷ ${healthy + 6} × 100`,
          `A1 ${short(((healthy + 3 - diseased) / (healthy + 6)) * 100)} %`,
        ],
        solution: `The difference is ${healthy + 6} − ${diseased + 3} = ${healthy + 3 - diseased}. As a percentage of the healthy lung: ${healthy + 3 - diseased} ÷ ${healthy + 6} × 100 = ${short(((healthy + 3 - diseased) / (healthy + 6)) * 100)} %.`,
      }),
      'c.iii': ask.written({
        prompt:
          'State **two** differences between the lungs that you can see in the diagrams, apart from the number of alveoli.',
        objective: 'AO3',
        marks: 2,
        lines: 4,
        scheme: [SPACES_LARGER, WALLS_BROKEN, FEWER_CAPILLARIES],
        modelAnswer:
          'The alveoli of the patient are larger. The walls of the alveoli are broken in the patient. The patient has fewer capillaries.',
        solution:
          'Compare feature for feature: the size of the alveoli, their walls, and the capillaries in the tissue.',
      }),
      d: words({
        subject: 'igcse/biology',
        lead: `The patient breathes out through a tube into ${indicator === 'limewater' ? 'limewater' : 'red hydrogencarbonate indicator'}.`,
        prompt:
          indicator === 'limewater'
            ? 'State what the limewater looks like when carbon dioxide has passed through it.'
            : 'State the colour of the indicator when a lot of carbon dioxide has passed through it.',
        objective: 'AO3',
        command: 'State',
        answers: [
          indicator === 'limewater'
            ? {
                text: 'cloudy',
                accept: [
                  'milky',
                  'white',
                  'chalky',
                  'cloudy white',
                  'milky white',
                  'white precipitate',
                  'turns cloudy',
                  'turns milky',
                ],
              }
            : { text: 'yellow', accept: ['orange-yellow', 'yellow-orange'] },
        ],
        reject:
          indicator === 'limewater'
            ? [{ text: 'clear', why: 'Limewater is clear before carbon dioxide passes through it.' }]
            : [
                { text: 'purple', why: 'It turns purple when there is less carbon dioxide than in air.' },
                {
                  text: 'blue',
                  why: 'The indicator is yellow with much carbon dioxide and purple with little.',
                },
              ],
        solution:
          indicator === 'limewater'
            ? 'Carbon dioxide turns limewater cloudy (milky), since a white solid forms in it.'
            : 'Carbon dioxide makes the indicator more acidic, and its colour changes from red to yellow.',
      }),
    },
  }),
  verify: ({ image, actual, healthy, diseased }) => ({
    'b.i': image,
    'b.ii': 1 / (actual / image),
    'c.ii': 100 - ((diseased + 3) / (healthy + 6)) * 100,
  }),
})

/** How long a canine with its root is, in millimetres. */
const PREDATORS = [
  { name: 'wildcat', from: 22, to: 28 },
  { name: 'fox', from: 28, to: 34 },
  { name: 'jackal', from: 30, to: 37 },
] as const
const EATERS = ['a sheep', 'a goat', 'an antelope', 'a deer'] as const

const FOODS = [
  { food: 'bread', is: 'starch', reagent: 'iodine solution', colour: 'blue-black' },
  { food: 'boiled egg white', is: 'protein', reagent: 'biuret solution', colour: 'purple' },
  { food: 'grape juice', is: 'reducing sugar', reagent: 'Benedict’s solution', colour: 'brick-red' },
] as const

const REAGENTS = ['iodine solution', 'biuret solution', 'Benedict’s solution', 'ethanol', 'DCPIP'] as const
const COLOURS = ['blue-black', 'purple', 'brick-red', 'colourless', 'cloudy white'] as const

core('teeth-of-two-mammals', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const image = random.int(46, 60)
    const factor = random.pick([1.5, 2, 2.5])
    const actual = image / factor
    // the crown is two fifths of the tooth, as it is drawn
    const other = Math.round(actual * 0.4)
    const predator = random.pick(PREDATORS)
    return actual >= predator.from && actual <= predator.to && Number.isInteger(actual * 10)
      ? {
          image,
          factor,
          actual,
          other,
          start: random.int(2, 12),
          predator: predator.name,
          eater: random.pick(EATERS),
          food: random.pick(FOODS),
        }
      : null
  },
  make: ({ image, factor, actual, other, start, predator, eater, food }) => ({
    stem: [
      `P is a mammal that hunts. The diagram is made from a photograph of a canine tooth of P, a ${predator}.`,
      `A museum has teeth of two mammals, P and Q. The diagram is made from a photograph of a canine tooth of mammal P, a ${predator}.`,
      `A student looks at a canine tooth from the skull of a ${predator}, mammal P. The diagram shows the tooth on its side.`,
    ],
    figure: canineAboveRule({ start, image }),
    parts: {
      a: largeDrawing({
        name: 'canine',
        prompt: 'Make a large drawing of the tooth. Label the **enamel** and the **root**.',
        labels: ['enamel', 'root'],
        detail:
          'crown curved and pointed, root widest near its middle, crown a little more than a third of the length, line between them',
        labelled: 'enamel (on the crown) and root',
        model: canineDrawn(),
      }),
      'b.i': readXY('length', 'the tooth', { image, start }),
      'b.ii': ask.number({
        lead: `The magnification of the diagram is ${times(factor)}.`,
        prompt: 'Calculate the actual length of this tooth.',
        objective: 'AO3',
        answer: actual,
        unit: 'mm',
        keepUnit: true,
        follow: { from: 'b.i', formula: `x/${factor}` },
        scheme: [`C1 ${image} ÷ ${plain(factor)}`, `A1 ${short(actual)} mm`],
        solution: `Actual size = image size ÷ magnification = ${image} ÷ ${plain(factor)} = ${short(actual)} mm. A tooth that is shown larger than it is has an actual length that is smaller than the image.`,
      }),
      'b.iii': ask.number({
        lead: `The crown of this tooth is ${quantity(other, 'mm')} long (actual length).`,
        prompt: 'Calculate the length of the crown as a percentage of the actual length of the tooth.',
        objective: 'AO3',
        answer: (other / actual) * 100,
        unit: '%',
        follow: { from: 'b.ii', formula: `${other}*100/x` },
        scheme: [`C1 ${other} ÷ ${short(actual)} × 100`, `A1 ${short((other / actual) * 100)} %`],
        solution: `Percentage = part ÷ whole × 100 = ${other} ÷ ${short(actual)} × 100 = ${short((other / actual) * 100)} %. Both lengths are actual lengths in millimetres.`,
      }),
      'c.i': ask.written({
        lead: `This diagram is made from photographs of a molar of mammal P and a molar of mammal Q, ${eater}. The two are shown equally wide.`,
        figure: twoMolars(),
        prompt: 'State **one** way in which the two molars are alike.',
        objective: 'AO3',
        marks: 1,
        lines: 1,
        scheme: [BOTH_ROOTS, BOTH_ENAMEL],
        modelAnswer: 'Both have two roots and a crown with enamel.',
        solution: 'Name a feature that is seen in both teeth, such as two roots.',
      }),
      'c.ii': ask.written({
        prompt: 'State **two** differences that you can see between the molars of P and Q.',
        objective: 'AO3',
        marks: 2,
        lines: 4,
        scheme: [TOP_DIFFERS, ROOTS_DIFFER, CROWNS_DIFFER],
        modelAnswer:
          'P is pointed and Q has a flat top with ridges. P has longer roots. The crown of Q is larger.',
        solution: 'Compare feature for feature: the top of the crown, its height, and the roots.',
      }),
      d: ask.table({
        lead: `A keeper tests the food of other mammals. A sample of ${food.food} is tested for ${food.is}.`,
        prompt: 'Complete the table for a positive result of this test.',
        objective: 'AO3',
        head: ['substance', 'reagent', 'colour at the end'],
        rows: [
          [
            { text: food.is },
            { blank: 'reagent', answer: food.reagent, mode: 'pick', choices: [...REAGENTS], marks: 1 },
            { blank: 'colour', answer: food.colour, mode: 'pick', choices: [...COLOURS], marks: 1 },
          ],
        ],
        scheme: [food.reagent, food.colour],
        solution: `${food.reagent.replace(/^./, first => first.toUpperCase())} tests for ${food.is}. The colour at the end is ${food.colour}.`,
      }),
    },
  }),
  verify: ({ image, factor, other }) => ({
    'b.i': image,
    'b.ii': (image * 10) / (factor * 10),
    'b.iii': (100 * other * factor) / image,
  }),
})
