import { numbers, rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { BRACKETED, formulaOf, sum } from './bracketed'
import { beforeAndAfter, modelFigure } from './drawings'
import { ce, MODELS, PICTURED } from './models'

const { core, templates } = choiceQuestions('3.1')

export { templates }

core('formula-of-a-model', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ at: random.int(0, MODELS.length - 1) }),
  make: ({ at }) => {
    const model = MODELS[at] ?? MODELS[0]
    if (!model) throw new Error('no model')
    return {
      stem: [
        'The diagram shows a model of a molecule.',
        'A student builds this model of a molecule.',
        'In the model of a molecule shown, each ball is an atom.',
      ],
      figure: modelFigure(model.what, at),
      prompt: ['What is the molecular formula of the substance?', 'Which molecular formula does it have?'],
      right: ce(model.formula),
      wrong: model.wrong.map(([text, error]) => [ce(text), error] as const),
      solution: `Count the balls of each kind, wherever they are joined: the molecular formula is ${ce(model.formula)}.`,
    }
  },
})

core('atoms-in-a-formula', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const salt = random.pick(BRACKETED)
    const [outside, inside] = [sum(salt.alone), sum(salt.group)]
    const first = salt.group[0]?.[1] ?? 1
    const right = outside + inside * salt.times
    const wrong = threeSlips(
      random,
      right,
      [
        [outside + inside, 'You did not multiply the bracket.'],
        [
          outside + first + (inside - first) * salt.times,
          'You multiplied only the last element in the bracket.',
        ],
        [
          outside + first * salt.times + inside - first,
          'You multiplied only the first element in the bracket.',
        ],
        [(outside + inside) * salt.times, 'You multiplied the atoms outside the bracket too.'],
        [salt.alone.length + salt.group.length, 'You counted the elements, not the atoms.'],
        [outside + inside * salt.times + 1, 'You counted the bracket and its number as one more atom.'],
      ],
      plain,
    )
    return wrong ? { salt, right, wrong } : null
  },
  make: ({ salt, right, wrong }) => ({
    stem: [
      `The formula of ${salt.name} is ${ce(formulaOf(salt))}.`,
      `The compound ${salt.name}, ${ce(formulaOf(salt))}, is used ${salt.use}.`,
      `A label shows the name ${salt.name} and the formula ${ce(formulaOf(salt))}.`,
    ],
    prompt: [
      'How many atoms does this formula show in all?',
      'What is the total number of atoms in the formula?',
    ],
    options: numbers({ right, unit: '', wrong }),
    solution: `The ${salt.times} behind the bracket counts everything inside it: ${salt.times} × ${sum(salt.group)} = ${salt.times * sum(salt.group)} atoms. With ${sum(salt.alone)} outside the bracket there are ${right}.`,
  }),
  // Every element is written out as often as it occurs.
  verify: ({ salt }) => {
    const spelled = formulaOf(salt).replace(/\((.*?)\)(\d)/g, (_, inner: string, n: string) =>
      inner.repeat(Number(n)),
    )
    return [...spelled.matchAll(/[A-Z][a-z]?(\d*)/g)].reduce((all, [, n]) => all + Number(n || 1), 0)
  },
})

core('equation-from-particles', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({ reaction: random.pick(PICTURED), seed: random.int(1, 900) }),
  make: ({ reaction, seed }) => ({
    stem: [
      `The boxes show particles before and after a reaction. ${reaction.key}`,
      `The diagram shows what happens to some particles in a chemical reaction. ${reaction.key}`,
      `A student draws the particles of a reaction. Joined atoms touch. ${reaction.key}`,
    ],
    figure: beforeAndAfter(reaction.before, reaction.after, seed),
    prompt: ['Which equation represents this reaction?', 'What is the symbol equation for this reaction?'],
    right: ce(reaction.right),
    wrong: reaction.wrong.map(([text, error]) => [ce(text), error] as const),
    solution: `Write a formula for each kind of particle and put its number in front: ${ce(reaction.right)}. The atoms on both sides are the same.`,
  }),
})

const FUELS = [
  { name: 'propane', c: 3, h: 8 },
  { name: 'ethene', c: 2, h: 4 },
  { name: 'butene', c: 4, h: 8 },
  { name: 'pentane', c: 5, h: 12 },
  { name: 'hexene', c: 6, h: 12 },
  { name: 'heptane', c: 7, h: 16 },
  { name: 'nonane', c: 9, h: 20 },
] as const

core('numbers-in-an-equation', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    fuel: random.pick(FUELS),
    place: random.pick(['in a heater', 'in a burner', 'in an engine']),
  }),
  make: ({ fuel: { name, c, h }, place }) => {
    const [x, y] = [c + h / 4, h / 2]
    const equation = `$\\ce{C${c}H${h}} + x\\,\\ce{O2} \\rightarrow ${c}\\,\\ce{CO2} + y\\,\\ce{H2O}$`
    return {
      stem: [
        `The equation shows how ${name} burns ${place}.\n\n${equation}`,
        `When ${name} burns ${place}, carbon dioxide and water are formed.\n\n${equation}`,
        `A student writes this equation for ${name} that burns ${place}.\n\n${equation}`,
      ],
      prompt: [
        'Which numbers *x* and *y* balance the equation?',
        'What are *x* and *y* in the balanced equation?',
      ],
      options: rows(
        ['*x*', '*y*'],
        [plain(x), plain(y)],
        [
          [[plain(2 * x), plain(y)], 'You gave the number of oxygen atoms; each molecule of oxygen has two.'],
          [
            [plain(c + h / 2), plain(h)],
            'You gave the number of hydrogen atoms for the water; each molecule of water has two.',
          ],
          [[plain(c), plain(y)], 'You counted only the oxygen in carbon dioxide; water contains oxygen too.'],
        ],
      ),
      solution: `${h} H atoms make ${y} molecules of water. The products contain 2 × ${c} + ${y} = ${2 * x} O atoms, which are ${x} molecules of oxygen.`,
    }
  },
  verify: ({ fuel: { c, h } }) => {
    let molecules = 0
    while (2 * molecules < 2 * c + h / 2) molecules += 1
    return plain(molecules)
  },
})

type Stated = {
  story: readonly [string, string, string]
  formulae: readonly string[]
  equation: string
  right: readonly string[]
  wrong: readonly (readonly [readonly string[], string])[]
  why: string
}

const SALT_IS_DISSOLVED = 'You took a dissolved salt for a solid.'
const SOLUTION_IS_AQ = 'You took a solution in water for a liquid; (l) is a pure liquid.'
const WATER_IS_L = 'You took water for a solution; water itself is a liquid.'

const STATED: readonly Stated[] = [
  {
    story: [
      'A piece of magnesium is added to dilute hydrochloric acid. Bubbles of hydrogen form, and a solution of magnesium chloride remains.',
      'Magnesium ribbon reacts with dilute hydrochloric acid. Hydrogen and a solution of magnesium chloride are formed.',
      'Dilute hydrochloric acid is poured on magnesium ribbon, which disappears into the solution while hydrogen is given off.',
    ],
    formulae: ['Mg', 'HCl', 'MgCl2', 'H2'],
    equation: 'Mg + 2HCl -> MgCl2 + H2',
    right: ['s', 'aq', 'aq', 'g'],
    wrong: [
      [['s', 'l', 'aq', 'g'], SOLUTION_IS_AQ],
      [['s', 'aq', 's', 'g'], SALT_IS_DISSOLVED],
      [['s', 'l', 'l', 'g'], SOLUTION_IS_AQ],
    ],
    why: 'The metal is solid. A dilute acid and a dissolved salt are aqueous. Hydrogen is a gas.',
  },
  {
    story: [
      'Sodium is dropped into water. Hydrogen is given off, and a solution of sodium hydroxide is formed.',
      'A small piece of sodium reacts with water. The products are hydrogen and a solution of sodium hydroxide.',
      'Hydrogen and a solution of sodium hydroxide are formed when solid sodium is put into water.',
    ],
    formulae: ['Na', 'H2O', 'NaOH', 'H2'],
    equation: '2Na + 2H2O -> 2NaOH + H2',
    right: ['s', 'l', 'aq', 'g'],
    wrong: [
      [['s', 'aq', 'aq', 'g'], WATER_IS_L],
      [['s', 'l', 'l', 'g'], SOLUTION_IS_AQ],
      [['s', 'l', 's', 'g'], SALT_IS_DISSOLVED.replace('salt', 'substance')],
    ],
    why: 'Sodium is solid and water itself liquid. Sodium hydroxide is dissolved in the water: aqueous. Hydrogen is a gas.',
  },
  {
    story: [
      'Copper(II) oxide powder is stirred into warm dilute sulfuric acid. It forms water and a blue solution of copper(II) sulfate.',
      'Dilute sulfuric acid reacts with copper(II) oxide powder to give water and a blue solution of copper(II) sulfate.',
      'A blue solution of copper(II) sulfate is made from copper(II) oxide powder and dilute sulfuric acid. Water is formed too.',
    ],
    formulae: ['CuO', 'H2SO4', 'CuSO4', 'H2O'],
    equation: 'CuO + H2SO4 -> CuSO4 + H2O',
    right: ['s', 'aq', 'aq', 'l'],
    wrong: [
      [['s', 'l', 'aq', 'l'], SOLUTION_IS_AQ],
      [['s', 'aq', 'aq', 'aq'], WATER_IS_L],
      [['s', 'aq', 's', 'l'], SALT_IS_DISSOLVED],
    ],
    why: 'The powder is solid. The dilute acid and the dissolved salt are aqueous. Water itself is a liquid.',
  },
  {
    story: [
      'Solutions of lead(II) nitrate and potassium iodide are mixed. A yellow precipitate of lead(II) iodide forms in a solution of potassium nitrate.',
      'A solution of potassium iodide is added to a solution of lead(II) nitrate. Yellow lead(II) iodide settles; potassium nitrate stays dissolved.',
      'When solutions of lead(II) nitrate and potassium iodide react, lead(II) iodide can be filtered off and a solution of potassium nitrate passes through.',
    ],
    formulae: ['Pb(NO3)2', 'KI', 'PbI2', 'KNO3'],
    equation: 'Pb(NO3)2 + 2KI -> PbI2 + 2KNO3',
    right: ['aq', 'aq', 's', 'aq'],
    wrong: [
      [['l', 'l', 's', 'l'], SOLUTION_IS_AQ],
      [['aq', 'aq', 'aq', 's'], 'You exchanged the products: the precipitate is lead(II) iodide.'],
      [['aq', 'aq', 's', 'l'], SOLUTION_IS_AQ],
    ],
    why: 'Three of the substances are solutions in water: aqueous. The precipitate is a solid.',
  },
  {
    story: [
      'Limestone, calcium carbonate, fizzes in dilute nitric acid. Calcium nitrate stays in solution; carbon dioxide and water are the other products.',
      'Lumps of calcium carbonate react with dilute nitric acid. Calcium nitrate dissolves, carbon dioxide escapes, and water is formed.',
      'Dilute nitric acid is added to calcium carbonate. Carbon dioxide, water and a solution of calcium nitrate are formed.',
    ],
    formulae: ['CaCO3', 'HNO3', 'Ca(NO3)2', 'H2O'],
    equation: 'CaCO3 + 2HNO3 -> Ca(NO3)2 + H2O + CO2',
    right: ['s', 'aq', 'aq', 'l'],
    wrong: [
      [['s', 'l', 'aq', 'l'], SOLUTION_IS_AQ],
      [['s', 'aq', 'aq', 'aq'], WATER_IS_L],
      [['s', 'aq', 's', 'l'], SALT_IS_DISSOLVED],
    ],
    why: 'The carbonate is solid. The dilute acid and the dissolved salt are aqueous. Water itself is a liquid.',
  },
]

core('state-symbols', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ stated: random.pick(STATED) }),
  make: ({ stated }) => {
    const cells = (states: readonly string[]) => states.map(state => `(${state})`)
    return {
      stem: stated.story.map(story => `${story}\n\n${ce(stated.equation)}`),
      prompt: ['Which state symbols belong in this equation?', 'Which row gives the correct state symbols?'],
      options: rows(
        stated.formulae.map(ce),
        cells(stated.right),
        stated.wrong.map(([states, error]) => [cells(states), error] as const),
      ),
      solution: stated.why,
    }
  },
})
