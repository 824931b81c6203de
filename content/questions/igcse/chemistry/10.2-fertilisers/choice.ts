import { numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { FERTILISERS, percentage, percentageOfAtoms } from './compounds'
import { bagFigure, type Npk, neutralising, soilBars, trialFigure } from './drawings'

const { core, templates } = choiceQuestions('10.2', { calculator: 'needed' })

export { templates }

const SALTS = [
  { name: 'ammonium nitrate', gives: 'N' },
  { name: 'potassium nitrate', gives: 'NK' },
  { name: 'ammonium phosphate', gives: 'NP' },
  { name: 'potassium phosphate', gives: 'PK' },
  { name: 'calcium phosphate', gives: 'P' },
  { name: 'potassium chloride', gives: 'K' },
] as const

const ELEMENTS = { N: 'nitrogen', P: 'phosphorus', K: 'potassium' } as const

const namesOf = (gives: string) =>
  [...gives].map(symbol => ELEMENTS[symbol as keyof typeof ELEMENTS]).join(' and ')

core('fertiliser-for-a-soil', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [right, ...others] = random.sample(SALTS, 4)
    if (!right) return null
    const crop = [
      random.pick([100, 110, 120]),
      random.pick([40, 50, 60]),
      random.pick([80, 90, 100]),
    ] as const
    const soil = (['N', 'P', 'K'] as const).map((symbol, at) => {
      const need = crop[at] ?? 0
      return right.gives.includes(symbol) ? need - random.pick([20, 25, 30]) : need + random.pick([5, 10, 15])
    })
    return {
      right,
      others,
      crop,
      soil: soil as unknown as Npk,
      plant: random.pick(['maize', 'wheat', 'sugar cane']),
    }
  },
  make: ({ right, others, crop, soil, plant }) => ({
    stem: [
      `The chart shows the masses of three elements in the soil of a field, and the masses that a crop of ${plant} needs.`,
      `A farmer has the soil of a field analysed and compares it with the needs of ${plant}, as the chart shows.`,
      `Before ${plant} is sown, the soil of a field is analysed. The chart compares it with what the crop needs.`,
    ],
    figure: soilBars(soil, crop),
    prompt: [
      'Which fertiliser supplies what is missing, and no other of the three elements?',
      'Which compound supplies only what is missing of these elements?',
    ],
    right: right.name,
    wrong: others.map(
      ({ name, gives }): Wrong => [
        name,
        `You chose a compound that supplies ${namesOf(gives)}; compare it with the bars.`,
      ],
    ),
    solution: `The soil contains less ${namesOf(right.gives)} than the crop needs. Of these elements ${right.name} supplies just ${namesOf(right.gives)}.`,
  }),
})

core('nitrogen-in-a-fertiliser', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const item = random.pick(FERTILISERS)
    const { nitrogen, mass } = item
    const right = percentage(item)
    const wrong = threeSlips(
      random,
      right,
      [
        [right / nitrogen, 'You counted one atom of nitrogen only.'],
        [(nitrogen * 7 * 100) / mass, 'You took the proton number of nitrogen, 7, for its *A*_{r}.'],
        [(nitrogen * 14 * 100) / (mass - 14 * nitrogen), 'You divided by the mass of all the other atoms.'],
        [(nitrogen * 28 * 100) / mass, 'You took N_{2}, 28, for each atom of nitrogen.'],
        [((mass - 14 * nitrogen) * 100) / mass, 'You gave the percentage of all the other elements.'],
        [nitrogen * 14, 'You gave the mass of nitrogen in the formula, not a percentage.'],
      ].filter(([value]) => Number(value) < 100) as [number, string][],
      value => quantity(value, '%', 3),
    )
    return wrong ? { item, right, wrong } : null
  },
  make: ({ item: { name, formula, mass, nitrogen }, right, wrong }) => ({
    stem: [
      `A farmer uses ${name}, ${formula}, as a fertiliser.`,
      `The compound ${name}, ${formula}, supplies nitrogen to plants.`,
      `Plants get nitrogen from the fertiliser ${name}, ${formula}.`,
    ],
    prompt: [
      `What is the percentage by mass of nitrogen in it? [*A*_{r}: N, 14; *M*_{r}: ${formula}, ${mass}]`,
      `Which percentage of its mass is nitrogen? [*A*_{r}: N, 14; *M*_{r}: ${formula}, ${mass}]`,
    ],
    options: numbers({ right, unit: '%', sigFigs: 3, wrong }),
    solution: `The formula has ${nitrogen} N: ${nitrogen} × 14 = ${nitrogen * 14}. ${nitrogen * 14} ÷ ${plain(mass)} × 100 = ${quantity(right, '%', 3)}.`,
  }),
  verify: ({ item }) => percentageOfAtoms(item),
})

core('most-nitrogen-for-its-mass', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const four = random.sample(FERTILISERS, 4)
    const sorted = four.map(percentage).toSorted((one, other) => other - one)
    return (sorted[0] ?? 0) - (sorted[1] ?? 0) < 2
      ? null
      : { four, soil: random.pick(['a field', 'a garden', 'an orchard']) }
  },
  make: ({ four, soil }) => {
    const [best] = four.toSorted((one, other) => percentage(other) - percentage(one))
    return {
      stem: [
        `Nitrogen is needed for ${soil}. The fertiliser with the greatest percentage by mass of nitrogen is to be bought.`,
        `For ${soil} someone compares four compounds of nitrogen, to carry as little mass as possible for the same mass of nitrogen.`,
        `Equal masses of four compounds could be spread on ${soil}. The one that contains most nitrogen is chosen.`,
      ],
      prompt: ['Which compound is it? [*A*_{r}: N, 14]', 'Which compound is chosen? [*A*_{r}: N, 14]'],
      columns: 'formula | *M*_{r}',
      right: `${best?.formula} | ${best?.mass}`,
      wrong: Object.fromEntries(
        four
          .filter(each => each !== best)
          .map(each => [
            `${each.formula} | ${each.mass}`,
            `You overlooked that only ${quantity(percentage(each), '%', 3)} of this mass is nitrogen; divide ${each.nitrogen * 14} by ${each.mass}.`,
          ]),
      ),
      solution: `Divide the mass of nitrogen by *M*_{r}. ${four.map(each => `${each.formula}: ${each.nitrogen * 14} ÷ ${each.mass} × 100 = ${quantity(percentage(each), '%', 3)}`).join('; ')}.`,
    }
  },
  verify: ({ four }) => {
    let best = four[0]
    for (const each of four) if (best && percentageOfAtoms(each) > percentageOfAtoms(best)) best = each
    return best?.formula ?? ''
  },
})

const ACIDS = [
  { acid: 'dilute nitric acid', salt: 'nitrate' },
  { acid: 'dilute sulfuric acid', salt: 'sulfate' },
] as const

const ALKALIS = [
  { alkali: 'aqueous ammonia', metal: 'ammonium' },
  { alkali: 'aqueous potassium hydroxide', metal: 'potassium' },
] as const

core('salt-of-a-neutralisation', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    acid: random.pick(ACIDS),
    alkali: random.pick(ALKALIS),
    which: random.pick(['a fertiliser', 'a salt for plants', 'a salt that acts as a fertiliser']),
  }),
  make: ({ acid, alkali, which }) => {
    const name = (metal: string, salt: string) => `${metal} ${salt}`
    const otherAcid = ACIDS.find(each => each !== acid) ?? acid
    const otherAlkali = ALKALIS.find(each => each !== alkali) ?? alkali
    return {
      stem: [
        `The diagram shows how ${which} is made. The acid is added until the alkali is neutralised.`,
        `To make ${which}, an acid is added to an alkali, as shown, until the mixture is neutral.`,
        `With the apparatus shown ${which} is made by neutralisation.`,
      ],
      figure: neutralising(acid.acid, alkali.alkali),
      prompt: ['Which salt is formed?', 'What is the name of the salt?'],
      right: name(alkali.metal, acid.salt),
      wrong: [
        [name(alkali.metal, otherAcid.salt), `You took the wrong acid: ${acid.acid} gives a ${acid.salt}.`],
        [
          name(otherAlkali.metal, acid.salt),
          `You took the wrong alkali: ${alkali.alkali} gives a salt of ${alkali.metal}.`,
        ],
        [name(otherAlkali.metal, otherAcid.salt), 'You took both the wrong acid and the wrong alkali.'],
      ],
      solution: `${alkali.alkali.charAt(0).toUpperCase()}${alkali.alkali.slice(1)} gives the first part of the name, ${alkali.metal}, and ${acid.acid} gives a ${acid.salt}.`,
    }
  },
})

core('mass-for-the-largest-yield', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const trial = {
      start: random.pick([2, 3, 4]),
      top: random.pick([7, 8, 9]),
      enough: random.pick([120, 160, 180, 220, 240]),
    }
    const area = random.pick([5, 6, 8, 12, 15])
    const right = trial.enough * area
    const wrong = threeSlips(
      random,
      right,
      [
        [300 * area, 'You took the largest mass of the graph; the yield stops rising before.'],
        [trial.enough, 'You gave the mass for one hectare.'],
        [trial.top * area, 'You gave the yield in tonnes, not the mass of fertiliser.'],
        [(trial.enough - 20) * area, 'You read the scale wrongly: a small square is 10 kg per hectare.'],
        [(trial.enough + 20) * area, 'You read the scale wrongly: a small square is 10 kg per hectare.'],
      ],
      value => quantity(value, 'kg', 4),
    )
    return wrong ? { trial, area, right, wrong, plant: random.pick(['barley', 'potatoes', 'rice']) } : null
  },
  make: ({ trial, area, right, wrong, plant }) => ({
    stem: [
      `The graph shows the yield of ${plant} against the mass of fertiliser. A farm grows ${plant} on ${plain(area)} hectares.`,
      `The yield of ${plant} depends on the fertiliser as the graph shows. ${plain(area)} hectares are to be treated.`,
      `On a farm ${plain(area)} hectares are sown with ${plant}. The graph shows how fertiliser changes the yield.`,
    ],
    figure: trialFigure(trial),
    prompt: [
      'What is the least mass of fertiliser for the whole area that gives the largest yield?',
      'Which mass of fertiliser for the whole area gives the largest yield without any waste?',
    ],
    options: numbers({ right, unit: 'kg', wrong }),
    solution: `The yield stops rising at ${plain(trial.enough)} kg per hectare. ${plain(trial.enough)} × ${plain(area)} = ${quantity(right, 'kg')}.`,
  }),
  verify: ({ trial, area }) => {
    let total = 0
    for (let hectare = 0; hectare < area; hectare += 1) total += trial.enough
    return total
  },
})

core('element-in-a-bag', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const mass = random.pick([20, 25, 40, 50])
    const npk = random.sample([8, 10, 12, 14, 16, 18, 22, 24], 3) as unknown as Npk
    const at = random.int(0, 2)
    const share = npk[at] ?? 0
    const right = (mass * share) / 100
    const [one = 0, other = 0] = npk.filter((_, place) => place !== at)
    const wrong = threeSlips(
      random,
      right,
      [
        [(mass * one) / 100, 'You took the percentage of another element: look at its symbol.'],
        [(mass * other) / 100, 'You took the percentage of another element: look at its symbol.'],
        [share, 'You gave the percentage, which is the mass in 100 kg.'],
        [mass - right, 'You gave the mass of everything else in the bag.'],
        [mass / share, 'You divided the mass of the bag by the percentage.'],
      ],
      value => quantity(value, 'kg', 3),
    )
    return wrong ? { mass, npk, at, share, right, wrong } : null
  },
  make: ({ mass, npk, at, share, right, wrong }) => {
    const element = ['nitrogen', 'phosphorus', 'potassium'][at] ?? ''
    return {
      stem: [
        'The picture shows what is printed on a bag of fertiliser.',
        'A gardener buys the bag of fertiliser that is shown.',
        'A farmer spreads the contents of the bag shown on a field.',
      ],
      figure: bagFigure(mass, npk),
      prompt: [`What mass of ${element} does the bag contain?`, `What mass of ${element} is in the bag?`],
      options: numbers({ right, unit: 'kg', sigFigs: 3, wrong }),
      solution: `${share}% of ${quantity(mass, 'kg')}: ${share} ÷ 100 × ${mass} = ${quantity(right, 'kg', 3)}.`,
    }
  },
  verify: ({ mass, npk, at }) => (mass / 100) * (npk[at] ?? 0),
})
