import { inThisOrder, numbers, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { capital } from '../shared'
import { type Labelled, litmusFigure, phCurve, scaleFigure, tubesInARow } from './drawings'

const { core, templates } = choiceQuestions('7.1', { calculator: 'needed' })

export { templates }

const SALTS = { hydrochloric: 'chloride', sulfuric: 'sulfate', nitric: 'nitrate' } as const

const PARTNERS = [
  { solid: 'zinc', metal: 'zinc', kind: 'a metal', also: 'hydrogen' },
  { solid: 'magnesium', metal: 'magnesium', kind: 'a metal', also: 'hydrogen' },
  { solid: 'copper(II) oxide', metal: 'copper(II)', kind: 'a base', also: 'water' },
  { solid: 'magnesium oxide', metal: 'magnesium', kind: 'a base', also: 'water' },
  { solid: 'zinc hydroxide', metal: 'zinc', kind: 'a base', also: 'water' },
  {
    solid: 'copper(II) carbonate',
    metal: 'copper(II)',
    kind: 'a carbonate',
    also: 'water and carbon dioxide',
  },
  {
    solid: 'magnesium carbonate',
    metal: 'magnesium',
    kind: 'a carbonate',
    also: 'water and carbon dioxide',
  },
  { solid: 'zinc carbonate', metal: 'zinc', kind: 'a carbonate', also: 'water and carbon dioxide' },
] as const

const ALSO = ['hydrogen', 'water', 'water and carbon dioxide'] as const

core('products-of-an-acid', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const partner = random.pick(PARTNERS)
    const acids =
      partner.kind === 'a metal'
        ? (['hydrochloric', 'sulfuric'] as const)
        : (['hydrochloric', 'sulfuric', 'nitric'] as const)
    const acid = random.pick(acids)
    const otherAcid = random.pick(
      (['hydrochloric', 'sulfuric', 'nitric'] as const).filter(each => each !== acid),
    )
    return { partner, acid, otherAcid }
  },
  make: ({ partner, acid, otherAcid }) => {
    const salt = `${partner.metal} ${SALTS[acid]}`
    const [one, two] = ALSO.filter(each => each !== partner.also)
    const gives = { hydrogen: 'a metal', water: 'a base', 'water and carbon dioxide': 'a carbonate' }
    const error = (also: (typeof ALSO)[number]) =>
      `You gave what ${gives[also]} forms with an acid besides the salt, but ${partner.solid} is ${partner.kind}.`
    return {
      stem: [
        `Dilute ${acid} acid is added to ${partner.solid}.`,
        `A student adds an excess of dilute ${acid} acid to a little ${partner.solid}.`,
        `${capital(partner.solid)} reacts with dilute ${acid} acid.`,
      ],
      prompt: ['Which products are formed?', 'Which row gives all the products of the reaction?'],
      options: rows(
        ['salt', 'other products'],
        [salt, partner.also],
        [
          [[salt, one ?? ''], error(one ?? 'water')],
          [[salt, two ?? ''], error(two ?? 'water')],
          [
            [`${partner.metal} ${SALTS[otherAcid]}`, partner.also],
            `You named the salt of ${otherAcid} acid.`,
          ],
        ],
      ),
      solution: `${capital(acid)} acid forms ${SALTS[acid]}s. ${capital(partner.solid)} is ${partner.kind}: with an acid it forms a salt${partner.also.includes(' and ') ? ',' : ' and'} ${partner.also}.`,
    }
  },
})

const INDICATORS = [
  { name: 'litmus', acid: 'red', alkali: 'blue' },
  { name: 'methyl orange', acid: 'red', alkali: 'yellow' },
  { name: 'thymolphthalein', acid: 'colourless', alkali: 'blue' },
] as const

const SOLUTIONS = [
  { name: 'dilute hydrochloric acid', isAcid: true },
  { name: 'dilute sulfuric acid', isAcid: true },
  { name: 'dilute nitric acid', isAcid: true },
  { name: 'aqueous sodium hydroxide', isAcid: false },
  { name: 'aqueous potassium hydroxide', isAcid: false },
] as const

core('two-indicators', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const [one, two] = random.sample(INDICATORS, 2)
    return one && two ? { one, two, solution: random.pick(SOLUTIONS) } : null
  },
  make: ({ one, two, solution }) => {
    const [is, other] = solution.isAcid ? (['acid', 'alkali'] as const) : (['alkali', 'acid'] as const)
    const article = { acid: 'an acid', alkali: 'an alkali' }
    return {
      stem: [
        `A few drops of ${one.name} are added to ${solution.name}. A few drops of ${two.name} are added to a second sample.`,
        `Two samples of ${solution.name} are tested, one with ${one.name} and the other with ${two.name}.`,
        `A student tests ${solution.name} with two indicators, ${one.name} and ${two.name}.`,
      ],
      prompt: ['Which colours are seen?', 'Which row gives the colours of the two indicators?'],
      columns: `${one.name} | ${two.name}`,
      right: `${one[is]} | ${two[is]}`,
      wrong: {
        [`${one[other]} | ${two[other]}`]: `You gave the colours in ${article[other]}, but this solution is ${article[is]}.`,
        [`${one[is]} | ${two[other]}`]: `You gave the colour of ${two.name} in ${article[other]}.`,
        [`${one[other]} | ${two[is]}`]: `You gave the colour of ${one.name} in ${article[other]}.`,
      },
      solution: `In ${article[is]} ${one.name} is ${one[is]} and ${two.name} is ${two[is]}. In ${article[other]} they are ${one[other]} and ${two[other]}.`,
    }
  },
})

const ASKED = [
  { ask: 'has the highest concentration of hydrogen ions', pick: 'low' },
  { ask: 'is the most acidic', pick: 'low' },
  { ask: 'is the most alkaline', pick: 'high' },
  { ask: 'has the highest concentration of hydroxide ions', pick: 'high' },
  { ask: 'is the less acidic of the two acidic ones', pick: 'nearly acidic' },
  { ask: 'is the less alkaline of the two alkaline ones', pick: 'nearly alkaline' },
] as const

core('letters-on-the-ph-scale', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const values = [random.int(0, 2), random.int(4, 6), random.int(8, 10), random.int(12, 14)]
    return { placed: random.shuffle(values), asked: random.pick(ASKED) }
  },
  make: ({ placed, asked }) => {
    const sorted = placed.toSorted((one, other) => one - other)
    const at = { low: 0, 'nearly acidic': 1, 'nearly alkaline': 2, high: 3 }[asked.pick]
    const right = sorted[at] ?? 7
    const slip = (ph: number) => {
      const side = ph < 7 ? 'acidic' : 'alkaline'
      if (ph < 7 !== right < 7)
        return `You took pH ${ph} for ${right < 7 ? 'acidic' : 'alkaline'}, but ${ph < 7 ? 'below 7 a solution is acidic' : 'above 7 a solution is alkaline'}.`
      return `You chose the right side of 7, but pH ${ph} is ${Math.abs(ph - 7) > Math.abs(right - 7) ? 'more' : 'less'} ${side} than pH ${right}.`
    }
    return {
      stem: [
        'The pH values of four solutions, A to D, are marked on the scale.',
        'Four solutions are tested with universal indicator. The arrows show their pH values.',
        'The diagram shows the pH values of the aqueous solutions A, B, C and D.',
      ],
      figure: scaleFigure(placed.map((ph, index) => ['ABCD'.charAt(index), ph] as const)),
      prompt: [`Which solution ${asked.ask}?`, `Which of the four solutions ${asked.ask}?`],
      options: inThisOrder(
        placed.map((ph, index): string | Wrong =>
          ph === right ? 'ABCD'.charAt(index) : ['ABCD'.charAt(index), slip(ph)],
        ),
      ),
      solution: `Below 7 a solution is acidic: the lower the pH, the more hydrogen ions. Above 7 it is alkaline: the higher the pH, the more hydroxide ions. The solution with pH ${right} is the one asked for.`,
    }
  },
})

const CONTENTS = [
  { under: 'zinc', what: 'pop' },
  { under: 'magnesium', what: 'pop' },
  { under: 'iron', what: 'pop' },
  { under: 'zinc\ncarbonate', what: 'milky' },
  { under: 'magnesium\ncarbonate', what: 'milky' },
  { under: 'iron(II)\ncarbonate', what: 'milky' },
  { under: 'copper(II)\noxide', what: 'blue' },
  { under: 'copper', what: 'nothing' },
] as const

const RESULTS = {
  pop: 'gives off a gas that burns with a pop',
  milky: 'gives off a gas that turns limewater milky',
  blue: 'forms a blue solution without a gas',
  nothing: 'does not react',
} as const

type Result = keyof typeof RESULTS

const REASONS: Record<Result, string> = {
  pop: 'a metal above hydrogen in the reactivity series forms a salt and hydrogen, which burns with a pop',
  milky: 'a carbonate forms a salt, water and carbon dioxide, which turns limewater milky',
  blue: 'copper(II) oxide is a base and forms water and a copper(II) salt, which is blue in solution',
  nothing: 'copper is below hydrogen in the reactivity series and does not react with dilute acids',
}

core('which-tube-with-acid', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const results = random.shuffle(['pop', 'milky', 'blue', 'nothing'] as const)
    const tubes = results.map(result => random.pick(CONTENTS.filter(({ what }) => what === result)))
    return { tubes, asked: random.pick(results) }
  },
  make: ({ tubes, asked }) => {
    const labelled = tubes.map(
      ({ under }, at): Labelled => ({
        letter: 'ABCD'.charAt(at),
        under,
        solid: true,
        seen: `a test-tube with ${under.replace('\n', ' ')} under a liquid`,
      }),
    )
    return {
      stem: [
        'The same volume of dilute sulfuric acid is added to each of four solids.',
        'Four solids are covered with dilute sulfuric acid, as shown.',
        'Each test-tube contains a different solid and dilute sulfuric acid.',
      ],
      figure: tubesInARow(labelled, 'four-solids-in-acid'),
      prompt: [
        `In which test-tube is there a solid that ${RESULTS[asked]}?`,
        `Which solid ${RESULTS[asked]}?`,
      ],
      options: inThisOrder(
        tubes.map(({ what, under }, at): string | Wrong =>
          what === asked
            ? 'ABCD'.charAt(at)
            : ['ABCD'.charAt(at), `You chose ${under.replace('\n', ' ')}, but ${REASONS[what]}.`],
        ),
      ),
      solution: `${capital(REASONS[asked])}.`,
    }
  },
})

const ALKALIS = ['sodium hydroxide', 'potassium hydroxide', 'calcium hydroxide'] as const
const AMMONIUM = ['ammonium chloride', 'ammonium sulfate', 'ammonium nitrate'] as const
const OTHER_SALTS = ['sodium chloride', 'potassium sulfate', 'sodium nitrate'] as const
const ACIDS = ['hydrochloric acid', 'sulfuric acid', 'nitric acid'] as const

core('warmed-with-litmus', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    alkali: random.pick(ALKALIS),
    salt: random.pick(AMMONIUM),
    other: random.pick(OTHER_SALTS),
    acid: random.pick(ACIDS),
  }),
  make: ({ alkali, salt, other, acid }) => ({
    stem: [
      'A mixture of two substances and water is warmed gently. The damp red litmus paper turns blue.',
      'The litmus paper in the diagram turns blue when the mixture of two substances and water is warmed.',
      'Two substances are mixed with water and warmed. A gas is given off that turns damp red litmus paper blue.',
    ],
    figure: litmusFigure('damp red litmus paper'),
    prompt: ['Which two substances could be in the mixture?', 'What could the mixture contain?'],
    right: `${salt} and ${alkali}`,
    wrong: {
      [`${salt} and ${acid}`]:
        'You chose an ammonium salt with an acid; it is a base that sets ammonia free from the salt.',
      [`${other} and ${alkali}`]:
        'You chose a base with a salt that holds no ammonium ions, so no ammonia can form.',
      [`${salt} and ${other}`]:
        'You chose two salts; an ammonium salt gives off ammonia only when it is warmed with a base.',
    },
    solution: `The gas is alkaline: it is ammonia. It forms when an ammonium salt (${salt}) is warmed with a base (${alkali}).`,
  }),
})

core('ions-in-neutralisation', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    acid: random.pick([
      { name: 'hydrochloric acid', ion: 'Cl^{−}' },
      { name: 'nitric acid', ion: 'NO_{3}^{−}' },
      { name: 'sulfuric acid', ion: 'SO_{4}^{2−}' },
    ] as const),
    alkali: random.pick([
      { name: 'sodium hydroxide', ion: 'Na^{+}' },
      { name: 'potassium hydroxide', ion: 'K^{+}' },
      { name: 'lithium hydroxide', ion: 'Li^{+}' },
    ] as const),
    asksReacting: random.chance(0.5),
  }),
  make: ({ acid, alkali, asksReacting }) => {
    const pairs = {
      water: `H^{+} and OH^{−}`,
      salt: `${alkali.ion} and ${acid.ion}`,
      ofAcid: `H^{+} and ${acid.ion}`,
      ofAlkali: `${alkali.ion} and OH^{−}`,
    }
    const [right, opposite] = asksReacting ? (['water', 'salt'] as const) : (['salt', 'water'] as const)
    return {
      stem: [
        `Dilute ${acid.name} is neutralised by aqueous ${alkali.name}.`,
        `Just enough aqueous ${alkali.name} is added to dilute ${acid.name} to make the mixture neutral.`,
        `Aqueous ${alkali.name} and dilute ${acid.name} react until the pH of the mixture is 7.`,
      ],
      prompt: asksReacting
        ? ['Which two ions join and form water?', 'Which ions react with each other?']
        : [
            'Which two ions do not react and are left in the solution?',
            'Which ions are still in the solution as the ions of the salt?',
          ],
      right: pairs[right],
      wrong: {
        [pairs[opposite]]: asksReacting
          ? 'You chose the ions of the salt, which stay in the solution unchanged.'
          : 'You chose the ions that react with each other and form water.',
        [pairs.ofAcid]: 'You chose the two ions of the acid, but only one of them reacts.',
        [pairs.ofAlkali]: 'You chose the two ions of the alkali, but only one of them reacts.',
      },
      solution: `In neutralisation hydrogen ions of the acid react with hydroxide ions of the alkali: $\\ce{H+(aq) + OH-(aq) -> H2O(l)}$. ${alkali.ion} and ${acid.ion} stay in the solution: they are the ions of the salt.`,
    }
  },
})

core('neutral-on-a-graph', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const neutral = random.step(14, 28, 2)
    const total = 40
    const wrong = threeSlips(
      random,
      neutral,
      [
        [
          total,
          'You read where the curve ends; there the mixture contains a lot of alkali that is left over.',
        ],
        [neutral / 2, 'You halved the volume; the pH at this point is still well below 7.'],
        [
          total - neutral,
          'You counted from the end of the axis, but the volume of alkali is read from zero.',
        ],
        [25, 'You gave the volume of acid, but the volume of alkali is read where the pH is 7.'],
        [7, 'You gave the pH of a neutral mixture; the question asks for a volume.'],
      ],
      value => quantity(value, 'cm^3'),
    )
    return wrong
      ? {
          neutral,
          start: random.pick([1, 2] as const),
          wrong,
          pair: random.pick([
            ['hydrochloric acid', 'sodium hydroxide'],
            ['nitric acid', 'potassium hydroxide'],
            ['hydrochloric acid', 'potassium hydroxide'],
            ['nitric acid', 'sodium hydroxide'],
          ] as const),
        }
      : null
  },
  make: ({ neutral, start, wrong, pair: [acid, alkali] }) => ({
    stem: [
      `Aqueous ${alkali} is added slowly to ${quantity(25, 'cm^3')} of dilute ${acid}. The graph shows the pH of the mixture.`,
      `A pH meter stands in ${quantity(25, 'cm^3')} of dilute ${acid} while aqueous ${alkali} is added. The graph shows its readings.`,
      `The graph shows how the pH changes when aqueous ${alkali} is added to ${quantity(25, 'cm^3')} of dilute ${acid}.`,
    ],
    figure: phCurve(neutral, start),
    prompt: [
      `What volume of aqueous ${alkali} exactly neutralises the acid?`,
      'After which volume of alkali does the mixture contain only water and a salt?',
    ],
    options: numbers({ right: neutral, unit: 'cm^3', wrong }),
    solution: `A neutral mixture has pH 7. The line passes through pH 7 at ${quantity(neutral, 'cm^3')}. Before that there is acid left, after it there is alkali left.`,
  }),
  verify: ({ neutral }) => neutral,
})
