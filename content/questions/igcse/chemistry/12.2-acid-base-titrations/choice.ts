import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { quantity, roundTo } from '@/lib/exams/format'
import { acidOverAlkali, drawable, oneReading, type Piece, piecesFigure } from './drawings'

const { core, templates } = choiceQuestions('12.2', { calculator: 'needed' })

export { templates }

const cubic = (value: number) => quantity(value, 'cm^3', 3)
const tenth = (value: number) => roundTo(value, 1)
const ALKALIS = ['sodium hydroxide', 'potassium hydroxide'] as const
const ACIDS = ['hydrochloric acid', 'nitric acid', 'sulfuric acid'] as const

core('reading-on-a-burette', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const whole = random.int(11, 34)
    const part = random.pick([1, 2, 3, 4, 6, 7, 8, 9])
    const right = tenth(whole + part / 10)
    const slips = threeSlips(
      random,
      right,
      [
        [tenth(whole + 1 - part / 10), 'You counted the divisions upwards from the larger number.'],
        [tenth(whole + 1 + part / 10), 'You began at the wrong number; the numbers grow downwards.'],
        [tenth(whole - part / 10), 'You subtracted the divisions; the scale grows downwards.'],
        [tenth(50 - right), 'You read how much liquid is left, but zero is at the top.'],
      ],
      cubic,
    )
    return slips && drawable(right) ? { right, slips } : null
  },
  make: ({ right, slips }) => ({
    stem: [
      'The diagram shows a part of a burette with an acid.',
      'During a titration, a burette looks as shown.',
      'A student reads the burette that is shown.',
    ],
    figure: oneReading(right),
    prompt: ['What is the reading?', 'Which reading should be recorded?'],
    options: numbers({ right, unit: 'cm^3', sigFigs: 3, wrong: slips }),
    solution: `The numbers grow downwards, and ten divisions make 1 cm^{3}. The bottom of the meniscus is at ${cubic(right)}.`,
  }),
  verify: ({ right }) => Math.round(right * 10) / 10,
})

core('mean-of-concordant-titres', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const low = random.int(182, 268)
    const [rough, apart, two] = [low + random.int(7, 14), low - random.int(5, 9), low + 2]
    const right = (low + two) / 20
    const slips = threeSlips(
      random,
      right,
      [
        [(low + two + rough) / 30, 'You included the rough titre.'],
        [(low + two + apart) / 30, 'You included a titre that is not concordant with the others.'],
        [(low + two + rough + apart) / 40, 'You took the mean of all the titres.'],
        [(rough + apart) / 20, 'You took the mean of the two titres that must be left out.'],
      ],
      cubic,
    )
    return (
      slips && {
        rough: rough / 10,
        others: random.shuffle([low, two, apart]).map(each => each / 10),
        right,
        slips,
        acid: random.pick(ACIDS),
      }
    )
  },
  make: ({ rough, others, right, slips, acid }) => ({
    stem: [
      `The table shows the volumes of dilute ${acid} used in a titration.`,
      `A student titrates 25.0 cm^{3} of an alkali with dilute ${acid} four times.`,
      `In a titration with dilute ${acid}, these titres are obtained.`,
    ],
    table: {
      head: ['titration', 'rough', '1', '2', '3'],
      rows: [['volume of acid / cm^{3}', rough.toFixed(1), ...others.map(each => each.toFixed(1))]],
    },
    prompt: [
      'What is the mean of the concordant titres?',
      'Titres within 0.2 cm^{3} of each other are concordant. What is their mean?',
    ],
    options: numbers({ right, unit: 'cm^3', sigFigs: 3, wrong: slips }),
    solution: `Only two titres are within 0.2 cm^{3} of each other. Their mean is ${cubic(right)}.`,
  }),
  verify: ({ others }) => {
    const sorted = others.toSorted((one, other) => one - other)
    return ((sorted[1] ?? 0) * 10 + (sorted[2] ?? 0) * 10) / 20
  },
})

const USES: readonly { piece: Piece; use: string; does: string }[] = [
  {
    piece: 'pipette',
    use: 'measures exactly 25.0 cm^{3} of the alkali',
    does: 'which delivers one fixed volume',
  },
  {
    piece: 'burette',
    use: 'adds the acid and shows the volume that was added',
    does: 'which delivers any volume, drop by drop',
  },
  {
    piece: 'flask',
    use: 'holds the alkali and the indicator while it is swirled',
    does: 'which can be swirled without splashing',
  },
]

const PIECE_ERRORS: Record<Piece, string> = {
  pipette: 'You chose the pipette, which delivers only one fixed volume.',
  burette: 'You chose the burette, which delivers any volume of the acid.',
  cylinder: 'You chose the measuring cylinder, which is not precise enough for a titration.',
  flask: 'You chose the conical flask, which holds the mixture and measures nothing.',
}

core('piece-for-the-task', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    pieces: random.shuffle<Piece>(['pipette', 'burette', 'cylinder', 'flask']),
    task: random.pick(USES),
  }),
  make: ({ pieces, task }) => ({
    stem: [
      'Four pieces of apparatus are shown, not to the same scale.',
      'The diagram shows apparatus from a laboratory, not drawn to scale.',
      'A student chooses apparatus for the titration of an alkali with an acid. The drawings are not to scale.',
    ],
    figure: piecesFigure(pieces),
    prompt: `Which piece ${task.use} in an acid–base titration?`,
    options: inThisOrder(
      pieces.map((piece, at): string | Wrong => {
        const letter = 'ABCD'.charAt(at)
        return piece === task.piece ? letter : [letter, PIECE_ERRORS[piece]]
      }),
    ),
    solution: `It is the ${task.piece === 'flask' ? 'conical flask' : task.piece}, ${task.does}.`,
  }),
})

const END_POINTS = [
  { indicator: 'methyl orange', alkali: 'yellow', acid: 'orange', odd: 'colourless | orange' },
  { indicator: 'thymolphthalein', alkali: 'blue', acid: 'colourless', odd: 'red | blue' },
] as const

core('colours-of-an-indicator', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    used: random.pick(END_POINTS),
    alkali: random.pick(ALKALIS),
    acid: random.pick(ACIDS),
  }),
  make: ({ used, alkali, acid }) => {
    const other = END_POINTS.find(each => each !== used) ?? END_POINTS[0]
    return {
      stem: [
        `Dilute ${acid} is added to aqueous ${alkali} and ${used.indicator}, as shown, until the end-point.`,
        `Aqueous ${alkali} is titrated with dilute ${acid}. The indicator is ${used.indicator}.`,
        `A flask with aqueous ${alkali} and ${used.indicator} stands below a burette with dilute ${acid}. The acid is added until the end-point.`,
      ],
      figure: acidOverAlkali(),
      prompt: 'Which colours are seen?',
      columns: 'at the start | at the end-point',
      right: `${used.alkali} | ${used.acid}`,
      wrong: {
        [`${used.acid} | ${used.alkali}`]:
          'You reversed the colours: the flask holds the alkali at the start.',
        [`${other.alkali} | ${other.acid}`]: `You gave the colours of ${other.indicator}.`,
        [used.odd]: `You did not know the colour of ${used.indicator} in an alkali, which is ${used.alkali}.`,
      },
      solution: `In an alkali, ${used.indicator} is ${used.alkali}. When the alkali is just neutralised it becomes ${used.acid}.`,
    }
  },
})

const REASONS = [
  {
    step: 'The flask stands on a white tile.',
    right: 'The colour change is easier to see.',
    error: 'You gave the reason for a white tile, but another step was asked.',
  },
  {
    step: 'The flask is swirled while the acid is added.',
    right: 'The acid and the alkali mix completely.',
    error: 'You gave the reason for swirling, but another step was asked.',
  },
  {
    step: 'Near the end, the acid is added drop by drop.',
    right: 'No more acid than is needed is added.',
    error: 'You gave the reason for adding drops, but another step was asked.',
  },
  {
    step: 'The burette is read with the eye level with the meniscus.',
    right: 'The reading is not too high or too low.',
    error: 'You gave the reason for the place of the eye, but another step was asked.',
  },
] as const

core('reason-for-a-step', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ asked: random.pick(REASONS), acid: random.pick(ACIDS), alkali: random.pick(ALKALIS) }),
  make: ({ asked, acid, alkali }) => ({
    stem: [
      `Aqueous ${alkali} is titrated with dilute ${acid}. ${asked.step}`,
      `This is a step of the titration of ${alkali} with ${acid}: ${asked.step}`,
      `A student finds the volume of dilute ${acid} that neutralises aqueous ${alkali}. ${asked.step}`,
    ],
    prompt: ['What is the reason?', 'Why is this done?'],
    right: asked.right,
    wrong: REASONS.filter(each => each !== asked).map(({ right, error }): Wrong => [right, error]),
    solution: `${asked.step} ${asked.right}`,
  }),
})

type Mistake = { did: string; right: string; wrong: readonly Wrong[]; why: string }

const HIGH_ALKALI = 'too high, because there is more alkali to neutralise'
const HIGH_ACID = 'too high, because the acid has become more dilute'
const LOW = 'too low, because the alkali has become more dilute'
const SAME = 'unchanged, because the amount of alkali is the same'

const MISTAKES: readonly Mistake[] = [
  {
    did: 'the flask is still wet with distilled water when the alkali is put in',
    right: SAME,
    wrong: [
      [HIGH_ALKALI, 'You took the water for more alkali; it adds none.'],
      [HIGH_ACID, 'You diluted the acid, but the water is in the flask.'],
      [LOW, 'You thought that dilute alkali needs less acid; its amount is the same.'],
    ],
    why: 'Water dilutes the alkali in the flask, but its amount stays the same. So the same volume of acid is needed.',
  },
  {
    did: 'the flask is rinsed with the alkali, some of which stays in it, before the 25.0 cm^{3} is put in',
    right: HIGH_ALKALI,
    wrong: [
      [SAME, 'You overlooked the alkali that stays in the flask.'],
      [HIGH_ACID, 'You found the direction, but the acid in the burette is not changed.'],
      [LOW, 'You took the alkali for water; it adds alkali to the flask.'],
    ],
    why: 'The alkali that stays in the flask is added to the 25.0 cm^{3}, so more acid is needed.',
  },
  {
    did: 'the burette is still wet with distilled water when the acid is put in',
    right: HIGH_ACID,
    wrong: [
      [SAME, 'You looked only at the alkali; the concentration of the acid has changed.'],
      [HIGH_ALKALI, 'You found the direction, but the amount of alkali is not changed.'],
      [LOW, 'You put the water into the flask; it is in the burette.'],
    ],
    why: 'The water dilutes the acid in the burette. So a larger volume of it is needed.',
  },
]

core('effect-of-a-mistake', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    mistake: random.pick(MISTAKES),
    acid: random.pick(ACIDS),
    alkali: random.pick(ALKALIS),
  }),
  make: ({ mistake, acid, alkali }) => ({
    stem: [
      `In the titration shown, 25.0 cm^{3} of aqueous ${alkali} is neutralised by dilute ${acid}. By mistake, ${mistake.did}.`,
      `The apparatus is used to titrate 25.0 cm^{3} of aqueous ${alkali} with dilute ${acid}. A student makes a mistake: ${mistake.did}.`,
      `Dilute ${acid} is added to 25.0 cm^{3} of aqueous ${alkali} in the apparatus shown, but ${mistake.did}.`,
    ],
    figure: acidOverAlkali(),
    prompt: ['How does this affect the volume of acid?', 'What happens to the titre?'],
    right: mistake.right,
    wrong: mistake.wrong,
    solution: mistake.why,
  }),
})

core('titre-with-another-acid', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const titre = random.int(9, 14) * 2
    const volume = random.pick([10, 20])
    const stronger = random.chance(0.5)
    const factor = stronger ? 0.5 : 2
    const right = ((titre * volume) / 25) * factor
    const slips = threeSlips(
      random,
      right,
      [
        [right / factor, 'You used the new volume of the alkali, but not the new concentration of the acid.'],
        [titre * factor, 'You used the new concentration of the acid, but not the new volume of the alkali.'],
        [right / factor ** 2, 'You turned the effect of the concentration round.'],
        [titre, 'You gave the first titre; both changes matter.'],
      ],
      cubic,
    )
    return slips && { titre, volume, stronger, right, slips, alkali: random.pick(ALKALIS) }
  },
  make: ({ titre, volume, stronger, right, slips, alkali }) => ({
    stem: [
      `25.0 cm^{3} of aqueous ${alkali} is neutralised by ${cubic(titre)} of an acid. In a second titration, ${cubic(volume)} of the same alkali is used, and the concentration of the acid is ${stronger ? 'doubled' : 'halved'}.`,
      `In a titration, 25.0 cm^{3} of aqueous ${alkali} needs ${cubic(titre)} of an acid. The titration is repeated with ${cubic(volume)} of the alkali and the same acid at ${stronger ? 'twice' : 'half'} the concentration.`,
      `A titre of ${cubic(titre)} is found for 25.0 cm^{3} of aqueous ${alkali}. Then ${cubic(volume)} of this alkali is titrated with the same acid, but at ${stronger ? 'twice' : 'half'} its concentration.`,
    ],
    prompt: ['What is the new titre?', 'Which volume of the acid is needed now?'],
    options: numbers({ right, unit: 'cm^3', sigFigs: 3, wrong: slips }),
    solution: `With ${cubic(volume)} of the alkali the titre would be ${cubic(titre)} × ${volume} ÷ 25 = ${cubic((titre * volume) / 25)}. At ${stronger ? 'twice' : 'half'} the concentration, ${stronger ? 'half' : 'twice'} the volume of acid is needed: ${cubic(right)}.`,
  }),
  verify: ({ titre, volume, stronger }) => {
    const perCube = titre / 25 // cm^3 of the first acid for 1 cm^3 of alkali
    return stronger ? (perCube / 2) * volume : perCube * volume + perCube * volume
  },
})
