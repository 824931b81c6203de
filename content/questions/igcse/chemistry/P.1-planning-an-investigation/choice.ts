import { curvesOfGas, setup, twoCylinders } from '@/content/figures/igcse/chemistry/practical-skills-1'
import { allDiffer, inThisOrder, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'

const { core, templates } = choiceQuestions('P.1', { calculator: 'needed' })

export { templates }

const INVESTIGATIONS = [
  {
    asks: 'how the concentration of hydrochloric acid changes the rate of its reaction with marble chips',
    independent: 'concentration of the acid',
    dependent: 'volume of gas in one minute',
    controls: ['mass of the marble chips', 'temperature of the acid'],
  },
  {
    asks: 'how temperature changes the rate at which zinc reacts with dilute sulfuric acid',
    independent: 'temperature of the acid',
    dependent: 'volume of hydrogen in one minute',
    controls: ['concentration of the acid', 'mass of the zinc'],
  },
  {
    asks: 'how the mass of a solid that is dissolved in water changes the fall in temperature',
    independent: 'mass of the solid',
    dependent: 'fall in temperature',
    controls: ['volume of the water', 'kind of cup that is used'],
  },
  {
    asks: 'how the length of time of electrolysis changes the mass of copper on the cathode',
    independent: 'time of electrolysis',
    dependent: 'mass of copper on the cathode',
    controls: ['current in the circuit', 'concentration of the electrolyte'],
  },
] as const

const SLIPS = {
  independent: 'You chose the independent variable, which is changed on purpose.',
  dependent: 'You chose the dependent variable, which is measured as the result.',
  control: 'You chose a control variable, which is kept the same.',
} as const

core('variable-of-an-investigation', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3' },
  values: random => ({
    of: random.pick(INVESTIGATIONS),
    asked: random.pick(['independent', 'dependent'] as const),
  }),
  make: ({ of, asked }) => {
    const other = asked === 'independent' ? 'dependent' : 'independent'
    return {
      stem: [
        `A student investigates ${of.asks}.`,
        `An experiment is planned to find ${of.asks}.`,
        `A class wants to know ${of.asks}.`,
      ],
      prompt: `What is the ${asked} variable?`,
      right: of[asked],
      wrong: {
        [of[other]]: SLIPS[other],
        [of.controls[0]]: SLIPS.control,
        [of.controls[1]]: SLIPS.control,
      },
      solution: `The ${of.independent} is changed on purpose (independent). The ${of.dependent} is measured to see the effect (dependent). All the rest is kept the same.`,
    }
  },
})

const MEASURED = [
  {
    what: 'the volume of a gas at regular times',
    slip: 'You took a method that needs a gas syringe or a measuring cylinder over water.',
    why: 'The gas goes through the tube into a gas syringe, where its volume is read.',
  },
  {
    what: 'the highest temperature that is reached',
    slip: 'You took a method that needs a thermometer in the mixture.',
    why: 'A thermometer dips into the mixture in an insulated cup.',
  },
  {
    what: 'the time until a mixture is too cloudy to see through',
    slip: 'You took a method that needs a mark below the flask to look at.',
    why: 'The eye watches the cross on the paper until it can no longer be seen.',
  },
] as const

core('what-the-set-up-measures', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3' },
  values: random => ({ at: random.pick([0, 1, 2] as const) }),
  make: ({ at }) => ({
    stem: [
      'The diagram shows a set-up that is used to follow a reaction.',
      'A student uses the apparatus in the diagram in an investigation.',
      'The diagram shows part of a plan.',
    ],
    figure: setup(at),
    prompt: ['What is measured with it?', 'Which measurement is it made for?'],
    right: MEASURED[at].what,
    wrong: [
      ...MEASURED.filter((_, place) => place !== at).map(({ what, slip }): [string, string] => [what, slip]),
      ['the mass of the flask every ten seconds', 'You took a method that needs a balance below the flask.'],
    ],
    solution: MEASURED[at].why,
  }),
})

core('acid-and-water-mixed', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const total = random.pick([40, 50])
    const acid = random.step(12, 38, 1)
    const water = total - acid
    const strong = random.pick([1.0, 2.0])
    if (water < 8 || acid % 10 === 0 || water % 10 === 0 || acid === water) return null
    const right = (strong * acid) / total
    const [other, ratio] = [(strong * water) / total, (strong * acid) / water]
    const whole = (strong * acid) / 100
    if (!Number.isInteger(Math.round(right * 1e6) / 1e4)) return null
    return allDiffer([right, other, ratio, whole], 2)
      ? { acid, water, strong, total, right, other, ratio, whole }
      : null
  },
  make: ({ acid, water, strong, total, right, other, ratio, whole }) => ({
    stem: [
      `A student mixes the acid and the water in the two measuring cylinders. The acid has a concentration of ${strong.toFixed(1)} mol/dm^{3}.`,
      `For a series of concentrations, dilute acid of ${strong.toFixed(1)} mol/dm^{3} and water are measured as shown, and mixed.`,
      `The cylinders show acid of ${strong.toFixed(1)} mol/dm^{3} and the water that is to be added to it. Scales are in cm^{3}.`,
    ],
    figure: twoCylinders(acid, water, ['acid', 'water']),
    prompt: ['What is the concentration of the mixture?', 'Which concentration does the mixture have?'],
    options: numbers({
      right,
      unit: 'mol/dm^3',
      sigFigs: 2,
      wrong: {
        'You took the share of the water, not that of the acid.': other,
        'You divided by the volume of water, not by the total volume.': ratio,
        'You divided by 100 cm^{3}, not by the total volume.': whole,
      },
    }),
    solution: `Acid ${quantity(acid, 'cm^3')}, water ${quantity(water, 'cm^3')}, together ${quantity(total, 'cm^3')}. ${acid} ÷ ${total} × ${strong.toFixed(1)} = ${quantity(right, 'mol/dm^3', 2)}.`,
  }),
  verify: ({ acid, water, strong }) => strong / (1 + water / acid),
})

const VARIABLES = [
  'mass of zinc / g',
  'volume of acid / cm^{3}',
  'concentration / mol/dm^{3}',
  'temperature / °C',
] as const

const HOLDS = [
  'the mass of zinc',
  'the volume of acid',
  'the concentration of the acid',
  'the temperature',
] as const

core('the-comparison-that-is-fair', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const base = [
      random.pick([1.0, 2.0]),
      random.pick([25, 50]),
      random.pick([0.5, 1.0]),
      random.pick([20, 25]),
    ]
    const changed = base.map((each, at) => (at === 3 ? each + 20 : each * 2))
    const asked = random.int(0, 3)
    const other = random.pick([0, 1, 2, 3].filter(at => at !== asked))
    return { base, changed, asked, other, order: random.shuffle([0, 1, 2, 3]) }
  },
  make: ({ base, changed, asked, other, order }) => {
    const third = [0, 1, 2, 3].find(at => at !== asked && at !== other) ?? 0
    const rowWith = (places: readonly number[]) =>
      base.map((each, at) => (places.includes(at) ? changed[at] : each) ?? 0)
    const kinds = [
      { row: rowWith([asked]), slip: null },
      {
        row: rowWith([other]),
        slip: `You chose an experiment in which ${HOLDS[other]} differs and not ${HOLDS[asked]}.`,
      },
      { row: rowWith([asked, other]), slip: `You overlooked that ${HOLDS[other]} differs as well.` },
      { row: rowWith([asked, third]), slip: `You overlooked that ${HOLDS[third]} differs as well.` },
    ]
    const placed = order.map(at => kinds[at]).filter(each => each !== undefined)
    const print = (row: readonly number[]) =>
      row.map((each, at) => (at === 0 || at === 2 ? each.toFixed(1) : String(each)))
    return {
      stem: [
        `Zinc reacts with hydrochloric acid. Experiment 1 is to be compared with one of **A** to **D**, to find the effect of ${HOLDS[asked]} on the rate.`,
        `A student does experiment 1 with zinc and hydrochloric acid, and then plans a second one to see how ${HOLDS[asked]} changes the rate. Four plans, **A** to **D**, are in the table.`,
        `The table shows experiment 1 with zinc and hydrochloric acid, and four others, **A** to **D**. The effect of ${HOLDS[asked]} on the rate is to be found.`,
      ],
      table: {
        head: ['experiment', ...VARIABLES],
        rows: [['1', ...print(base)], ...placed.map(({ row }, at) => ['ABCD'.charAt(at), ...print(row)])],
      },
      prompt: [
        'Which experiment makes the comparison fair?',
        'Which experiment should be compared with experiment 1?',
      ],
      options: inThisOrder(Object.fromEntries(placed.map(({ slip }, at) => ['ABCD'.charAt(at), slip]))),
      solution: `Only ${HOLDS[asked]} may differ from experiment 1. In one row alone is this the only number that differs.`,
    }
  },
})

const LETTERS = ['P', 'Q', 'R', 'S'] as const

core('curve-that-answers', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO3' },
  values: random => ({
    ends: random.shuffle([30, 50, 76, 112]),
    final: random.pick([60, 68, 72]),
    best: random.chance(0.5),
  }),
  make: ({ ends, final, best }) => {
    const wanted = best ? Math.min(...ends) : Math.max(...ends)
    const sorted = ends.toSorted((one, other) => one - other)
    const slip = (end: number) =>
      end === sorted[best ? 3 : 0]
        ? `You chose the ${best ? 'least' : 'most'} steep curve, which is the ${best ? 'slowest' : 'fastest'}.`
        : 'You chose a curve in between; compare how steep all of them are at the start.'
    return {
      stem: [
        'The same mass of four oxides, **P**, **Q**, **R** and **S**, is added to equal volumes of hydrogen peroxide. The graph shows the volume of oxygen.',
        'Four powders, **P** to **S**, are tested as catalysts for the decomposition of hydrogen peroxide. All other conditions are the same.',
        'A student compares four catalysts, **P** to **S**. The graph shows how much oxygen has formed.',
      ],
      figure: curvesOfGas(ends, LETTERS, final),
      prompt: best
        ? ['Which is the best catalyst?', 'Which catalyst makes the reaction fastest?']
        : ['Which is the least effective catalyst?', 'With which catalyst is the reaction slowest?'],
      options: inThisOrder(
        Object.fromEntries(ends.map((end, at) => [LETTERS[at] ?? '', end === wanted ? null : slip(end)])),
      ),
      solution: `The ${best ? 'best catalyst gives the steepest' : 'least effective catalyst gives the least steep'} curve at the start. All curves end at the same volume, since a catalyst does not change how much oxygen forms.`,
    }
  },
})

const HAZARDS = [
  {
    hazard: 'Ethanol is flammable.',
    doing: 'Ethanol has to be warmed.',
    fix: 'Use a water bath, with no flame nearby.',
    of: 'a flammable liquid',
  },
  {
    hazard: 'Chlorine is toxic.',
    doing: 'A little chlorine is given off.',
    fix: 'Work in a fume cupboard.',
    of: 'a toxic gas',
  },
  {
    hazard: 'Sodium hydroxide is corrosive.',
    doing: 'Aqueous sodium hydroxide is poured into a burette.',
    fix: 'Wear eye protection and gloves.',
    of: 'a corrosive solution',
  },
  {
    hazard: 'A hot crucible burns the skin.',
    doing: 'A crucible has to be moved after heating.',
    fix: 'Let it cool and lift it with tongs.',
    of: 'hot apparatus',
  },
] as const

core('precaution-for-a-hazard', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3' },
  values: random => ({ four: random.shuffle(HAZARDS) }),
  make: ({ four: [asked, ...others] }) => ({
    stem: [
      `${asked?.doing} ${asked?.hazard}`,
      `This is a step of a plan. ${asked?.doing} A student notes the hazard: ${asked?.hazard.charAt(0).toLowerCase()}${asked?.hazard.slice(1)}`,
      `A hazard in an experiment is noted as follows.\n\n${asked?.hazard} ${asked?.doing}`,
    ],
    prompt: ['Which precaution answers this hazard?', 'Which precaution fits best?'],
    right: asked?.fix ?? '',
    wrong: others.map((each): [string, string] => [
      each.fix,
      `You chose the precaution against another hazard: ${each.of}.`,
    ]),
    solution: `The hazard is ${asked?.of}. A precaution must answer just this.`,
  }),
})
