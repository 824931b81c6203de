import { bySize, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity } from '@/lib/exams/format'
import { flaskFigure, hydrateBar, oxideLine } from './drawings'
import { HYDRATES, hydrateText, massByAtoms, molecularMass, WATER } from './masses'
import { OXIDES } from './reactions'

const { core, templates } = choiceQuestions('3.2', { calculator: 'needed' })

export { templates }

core('flask-on-a-balance', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    isClosed: random.chance(0.5),
    solid: random.pick([2.5, 5, 7.5, 10]),
    start: random.int(1500, 2200) / 10,
    acid: random.pick(['hydrochloric', 'nitric']),
  }),
  make: ({ isClosed, solid, start, acid }) => {
    const gas = 0.44 * solid
    const right = isClosed ? start : start - gas
    const vessel = isClosed ? 'a closed flask' : 'an open flask'
    return {
      stem: [
        `Calcium carbonate, ${quantity(solid, 'g', 2)}, and an excess of dilute ${acid} acid are in ${vessel}. The diagram shows the reading at the start. Carbon dioxide, ${quantity(gas, 'g', 2)}, is formed.`,
        `The reading of the balance is taken when dilute ${acid} acid in excess meets ${quantity(solid, 'g', 2)} of calcium carbonate in ${vessel}. The reaction makes ${quantity(gas, 'g', 2)} of carbon dioxide.`,
        `In ${vessel} on a balance, ${quantity(solid, 'g', 2)} of calcium carbonate begins to react with an excess of dilute ${acid} acid. In all ${quantity(gas, 'g', 2)} of carbon dioxide forms.`,
      ],
      figure: flaskFigure(plain(start, 1), isClosed),
      prompt: [
        'What is the reading when the reaction is complete?',
        'Which reading does the balance show at the end of the reaction?',
      ],
      options: bySize({
        right,
        print: value => quantity(value, 'g', 4),
        wrong: {
          [isClosed
            ? 'You let the gas escape, but the flask is closed and the gas still has its mass.'
            : 'You kept the gas in the flask, but the flask is open.']: isClosed ? start - gas : start,
          'You added the mass of the gas, but it was part of the mass from the start.': start + gas,
          'You took away the mass of the solid, but its atoms are still there in the products.':
            start - solid,
        },
      }),
      solution: isClosed
        ? 'Mass is conserved and nothing leaves the closed flask: the reading stays the same.'
        : `Carbon dioxide leaves the open flask: ${quantity(start, 'g', 4)} − ${quantity(gas, 'g', 2)} = ${quantity(right, 'g', 4)}.`,
    }
  },
  verify: ({ isClosed, solid, start }) => start - (isClosed ? 0 : (solid * 44) / 100),
})

type Known = { from: string; to: string; a: number; b: number; rest: string; story: string }

const KNOWN: readonly Known[] = [
  { from: 'magnesium', to: 'magnesium oxide', a: 24, b: 40, rest: 'oxygen', story: 'burns completely' },
  {
    from: 'calcium carbonate',
    to: 'calcium oxide',
    a: 100,
    b: 56,
    rest: 'carbon dioxide',
    story: 'is heated strongly',
  },
  {
    from: 'copper(II) carbonate',
    to: 'copper(II) oxide',
    a: 124,
    b: 80,
    rest: 'carbon dioxide',
    story: 'is heated',
  },
  { from: 'copper', to: 'copper(II) oxide', a: 64, b: 80, rest: 'oxygen', story: 'reacts with oxygen' },
  { from: 'iron', to: 'iron(II) sulfide', a: 56, b: 88, rest: 'sulfur', story: 'reacts with sulfur' },
  { from: 'iron(III) oxide', to: 'iron', a: 160, b: 112, rest: 'oxygen', story: 'is reduced' },
  { from: 'calcium', to: 'calcium oxide', a: 40, b: 56, rest: 'oxygen', story: 'reacts with oxygen' },
]

core('mass-by-proportion', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const known = random.pick(KNOWN)
    const forward = random.chance(0.5)
    const factor = random.pick([0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1.5, 2.5])
    const [a, b] = forward ? [known.a, known.b] : [known.b, known.a]
    const given = a * factor
    const right = b * factor
    const wrong = threeSlips(
      random,
      right,
      (
        [
          [(given * a) / b, 'You turned the ratio of the known masses upside down.'],
          [given + b - a, 'You kept the difference of the known masses instead of their ratio.'],
          [given, 'You took the mass unchanged, but only the total mass is conserved.'],
          [Math.abs(b - a) * factor, `You gave the mass of ${known.rest}.`],
          [b, 'You gave the mass of the known example without scaling it.'],
        ] as Slip[]
      ).filter(([value]) => value > 0.5),
      value => figures(value, 3),
    )
    return wrong ? { known, forward, given, right, wrong } : null
  },
  make: ({ known: { from, to, a, b, story }, forward, given, right, wrong }) => {
    const [have, want] = forward ? [from, to] : [to, from]
    const [ha, wa] = forward ? [a, b] : [b, a]
    return {
      stem: [
        `When ${quantity(a, 'g')} of ${from} ${story}, ${quantity(b, 'g')} of ${to} is formed.`,
        `A mass of ${quantity(b, 'g')} of ${to} is formed when ${quantity(a, 'g')} of ${from} ${story}.`,
        `A handbook says that ${quantity(a, 'g')} of ${from}, when it ${story}, gives ${quantity(b, 'g')} of ${to}.`,
      ],
      prompt: forward
        ? [`What mass of ${to} is formed from ${quantity(given, 'g', 3)} of ${from}?`]
        : [`What mass of ${from} is needed to form ${quantity(given, 'g', 3)} of ${to}?`],
      options: numbers({ right, unit: 'g', sigFigs: 3, wrong }),
      solution: `The masses are always in the same ratio. For 1 g of ${have} it is ${wa} ÷ ${ha} g of ${want}: ${figures(given, 3)} × ${wa} ÷ ${ha} = ${quantity(right, 'g', 3)}.`,
    }
  },
  verify: ({ known, forward, given }) => {
    const times = given / (forward ? known.a : known.b)
    return times * (forward ? known.b : known.a)
  },
})

core('masses-on-a-graph', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const oxide = random.pick(OXIDES)
    const times = random.pick([2, 3, 4, 5, 6, 8])
    const metal = oxide.line.x * times
    const right = (oxide.line.y - oxide.line.x) * times
    const wrong = threeSlips(
      random,
      right,
      [
        [oxide.line.y * times, 'You gave the mass of the oxide, which contains the metal too.'],
        [(metal * oxide.line.x) / oxide.line.y, 'You turned the ratio of metal and oxide upside down.'],
        [
          oxide.line.y - oxide.line.x,
          'You gave the mass of oxygen at the end of the line without scaling it.',
        ],
        [
          metal + oxide.line.y - oxide.line.x,
          'You added the mass of oxygen from the end of the line to the mass of the metal.',
        ],
        [oxide.line.y, 'You read the mass of oxide at the end of the line.'],
      ],
      value => figures(value, 2),
    )
    return wrong ? { oxide, metal, right, wrong } : null
  },
  make: ({ oxide, metal, right, wrong }) => ({
    stem: [
      `Samples of ${oxide.metal} are changed completely into ${oxide.oxide}. The graph shows the masses.`,
      `The graph shows the mass of ${oxide.oxide} that is formed from different masses of ${oxide.metal}.`,
      `A class plots the mass of ${oxide.oxide} against the mass of ${oxide.metal} that was used.`,
    ],
    figure: oxideLine(oxide.line, oxide.metal, oxide.oxide),
    prompt: [
      `What mass of oxygen combines with ${quantity(metal, 'g', 2)} of ${oxide.metal}?`,
      `What mass of oxygen is needed for ${quantity(metal, 'g', 2)} of ${oxide.metal}?`,
    ],
    options: numbers({ right, unit: 'g', sigFigs: 2, wrong }),
    solution: `From the line, ${oxide.line.x} g of ${oxide.metal} gives ${oxide.line.y} g of oxide, so it combines with ${oxide.line.y - oxide.line.x} g of oxygen. For ${quantity(metal, 'g', 2)}, which is ${metal / oxide.line.x} times as much: ${quantity(right, 'g', 2)}.`,
  }),
  verify: ({ oxide, metal }) => (metal * oxide.masses[1]) / oxide.masses[0],
})

core('how-much-water', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const hydrate = random.pick(HYDRATES.filter(({ salt }) => salt !== 'FeSO4'))
    const dry = molecularMass(hydrate.salt)
    const water = hydrate.water * WATER
    const whole = dry + water
    const sample = random.pick([5, 8, 10, 12, 15, 20, 25])
    const right = (sample * water) / whole
    const wrong = threeSlips(
      random,
      right,
      [
        [(sample * dry) / whole, 'You gave the mass of the salt that is left.'],
        [
          (sample * water) / dry,
          'You compared the water with the salt, but the sample is salt and water together.',
        ],
        [(sample * WATER) / whole, 'You took one molecule of water for each formula unit.'],
        [(sample * dry) / water, 'You turned the ratio upside down and compared with the water only.'],
      ],
      value => figures(value, 3),
    )
    return wrong ? { hydrate, dry, water, sample, right, wrong } : null
  },
  make: ({ hydrate, dry, water, sample, right, wrong }) => ({
    stem: [
      `Hydrated ${hydrate.name}, ${hydrateText(hydrate)}, loses all its water when it is heated gently. The bar shows its relative formula mass.`,
      `A technician dries crystals of hydrated ${hydrate.name}, ${hydrateText(hydrate)}, by heating until all water is driven off. The bar shows how the relative formula mass is made up.`,
      `The bar shows the relative formula mass of ${hydrateText(hydrate)}. When the crystals are heated, only the salt without water is left.`,
    ],
    figure: hydrateBar(hydrate.name, dry, water),
    prompt: [
      `What mass of water is driven off from ${quantity(sample, 'g')} of the crystals?`,
      `Which mass of water is lost by ${quantity(sample, 'g')} of the crystals?`,
    ],
    options: numbers({ right, unit: 'g', sigFigs: 3, wrong }),
    solution: `Of ${plain(dry + water)} parts of mass ${plain(dry + water)} − ${plain(dry)} = ${water} are water. So ${quantity(sample, 'g')} of crystals gives ${sample} × ${water} ÷ ${plain(dry + water)} = ${quantity(right, 'g', 3)} of water.`,
  }),
  verify: ({ hydrate, sample }) =>
    sample - (sample * massByAtoms(hydrate.salt)) / massByAtoms(hydrate.salt, hydrate.water),
})
