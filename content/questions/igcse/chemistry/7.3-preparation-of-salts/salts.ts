/** Salts that a single method suits, with what does not work. */
export type Prepared = {
  salt: string
  right: readonly [string, string]
  wrong: readonly (readonly [cells: readonly [string, string], error: string])[]
  why: string
}

const EXCESS = 'excess solid, then filter'
const TITRATE = 'titration with an indicator'

export const PREPARED: readonly Prepared[] = [
  {
    salt: 'copper(II) sulfate',
    right: ['copper(II) oxide and sulfuric acid', EXCESS],
    wrong: [
      [['copper and sulfuric acid', EXCESS], 'You chose copper, which does not react with the dilute acid.'],
      [['copper(II) oxide and sulfuric acid', TITRATE], 'You chose titration, but the oxide is insoluble.'],
      [
        ['copper(II) oxide and sodium sulfate', EXCESS],
        'You chose two substances that do not react; an acid is needed.',
      ],
    ],
    why: 'Copper(II) oxide is an insoluble base. Its excess is filtered off.',
  },
  {
    salt: 'sodium nitrate',
    right: ['sodium hydroxide and nitric acid', TITRATE],
    wrong: [
      [['sodium and nitric acid', EXCESS], 'You chose sodium, whose reaction with acids is far too violent.'],
      [
        ['sodium hydroxide and nitric acid', EXCESS],
        'You chose an excess, but sodium hydroxide dissolves and cannot be filtered off.',
      ],
      [
        ['sodium chloride and nitric acid', TITRATE],
        'You chose two substances that do not neutralise each other.',
      ],
    ],
    why: 'Sodium hydroxide is an alkali: it is soluble, so the exact volumes are found by titration.',
  },
  {
    salt: 'zinc chloride',
    right: ['zinc carbonate and hydrochloric acid', EXCESS],
    wrong: [
      [
        ['zinc carbonate and hydrochloric acid', TITRATE],
        'You chose titration, but the carbonate is insoluble.',
      ],
      [
        ['zinc carbonate and sodium chloride', EXCESS],
        'You chose two substances that do not react; an acid is needed.',
      ],
      [['zinc carbonate and sulfuric acid', EXCESS], 'You chose the acid that makes sulfates.'],
    ],
    why: 'Zinc carbonate is insoluble in water. Its excess is filtered off. Hydrochloric acid makes chlorides.',
  },
  {
    salt: 'potassium sulfate',
    right: ['potassium hydroxide and sulfuric acid', TITRATE],
    wrong: [
      [
        ['potassium and sulfuric acid', EXCESS],
        'You chose potassium, whose reaction with acids is far too violent.',
      ],
      [
        ['potassium hydroxide and sulfuric acid', EXCESS],
        'You chose an excess, but potassium hydroxide dissolves and cannot be filtered off.',
      ],
      [['potassium hydroxide and nitric acid', TITRATE], 'You chose the acid that makes nitrates.'],
    ],
    why: 'Potassium hydroxide is an alkali: it is soluble, so the exact volumes are found by titration.',
  },
  {
    salt: 'ammonium chloride',
    right: ['aqueous ammonia and hydrochloric acid', TITRATE],
    wrong: [
      [
        ['aqueous ammonia and hydrochloric acid', EXCESS],
        'You chose an excess of a solid, but aqueous ammonia is a solution.',
      ],
      [
        ['aqueous ammonia and sodium chloride', TITRATE],
        'You chose two substances that do not neutralise each other.',
      ],
      [['aqueous ammonia and nitric acid', TITRATE], 'You chose the acid that makes nitrates.'],
    ],
    why: 'Aqueous ammonia is an alkali, so the exact volumes are found by titration.',
  },
  {
    salt: 'magnesium nitrate',
    right: ['magnesium oxide and nitric acid', EXCESS],
    wrong: [
      [['magnesium oxide and nitric acid', TITRATE], 'You chose titration, but the oxide is insoluble.'],
      [
        ['magnesium oxide and sodium nitrate', EXCESS],
        'You chose two substances that do not react; an acid is needed.',
      ],
      [['magnesium oxide and hydrochloric acid', EXCESS], 'You chose the acid that makes chlorides.'],
    ],
    why: 'Magnesium oxide is an insoluble base. Its excess is filtered off. Nitric acid makes nitrates.',
  },
]

/** Insoluble salts with solutions that form them; ions as mhchem reads them. */
export type Insoluble = {
  salt: string
  formula: string
  cation: string
  anion: string
  ionic: string
  pair: readonly [string, string]
  /** soluble salts of one of the two ions that do not give it */
  wrong: readonly (readonly [text: string, error: string])[]
  /** wrong ionic equations */
  slips: readonly (readonly [equation: string, error: string])[]
}

const NO_ION = (ion: string) => `You chose two solutions without ${ion} ions.`
const SOLID = (name: string) => `You chose ${name}, which is insoluble and does not form a solution.`

export const INSOLUBLE: readonly Insoluble[] = [
  {
    salt: 'silver chloride',
    formula: 'AgCl',
    cation: 'Ag+',
    anion: 'Cl-',
    ionic: 'Ag+(aq) + Cl-(aq) -> AgCl(s)',
    pair: ['silver nitrate', 'sodium chloride'],
    wrong: [
      ['silver carbonate and sodium chloride', SOLID('silver carbonate')],
      ['sodium nitrate and potassium chloride', NO_ION('silver')],
      ['silver nitrate and lead(II) chloride', SOLID('lead(II) chloride')],
      ['silver nitrate and sodium nitrate', NO_ION('chloride')],
    ],
    slips: [
      ['Na+(aq) + NO3^-(aq) -> NaNO3(s)', 'You joined the ions that stay in the solution.'],
      ['Ag+(s) + Cl-(s) -> AgCl(aq)', 'You gave the states the wrong way round.'],
      ['Ag^2+(aq) + 2Cl-(aq) -> AgCl2(s)', 'You gave the silver ion the charge 2+, but it is 1+.'],
    ],
  },
  {
    salt: 'barium sulfate',
    formula: 'BaSO4',
    cation: 'Ba^2+',
    anion: 'SO4^2-',
    ionic: 'Ba^2+(aq) + SO4^2-(aq) -> BaSO4(s)',
    pair: ['barium nitrate', 'sodium sulfate'],
    wrong: [
      ['barium carbonate and sodium sulfate', SOLID('barium carbonate')],
      ['sodium nitrate and potassium sulfate', NO_ION('barium')],
      ['barium nitrate and lead(II) sulfate', SOLID('lead(II) sulfate')],
      ['barium nitrate and sodium chloride', NO_ION('sulfate')],
    ],
    slips: [
      ['Na+(aq) + NO3^-(aq) -> NaNO3(s)', 'You joined the ions that stay in the solution.'],
      ['Ba^2+(s) + SO4^2-(s) -> BaSO4(aq)', 'You gave the states the wrong way round.'],
      ['Ba+(aq) + SO4^-(aq) -> BaSO4(s)', 'You gave both ions one charge, but they have two each.'],
    ],
  },
  {
    salt: 'lead(II) chloride',
    formula: 'PbCl2',
    cation: 'Pb^2+',
    anion: 'Cl-',
    ionic: 'Pb^2+(aq) + 2Cl-(aq) -> PbCl2(s)',
    pair: ['lead(II) nitrate', 'sodium chloride'],
    wrong: [
      ['lead(II) sulfate and sodium chloride', SOLID('lead(II) sulfate')],
      ['sodium nitrate and potassium chloride', NO_ION('lead(II)')],
      ['lead(II) nitrate and silver chloride', SOLID('silver chloride')],
      ['lead(II) nitrate and sodium nitrate', NO_ION('chloride')],
    ],
    slips: [
      ['Na+(aq) + NO3^-(aq) -> NaNO3(s)', 'You joined the ions that stay in the solution.'],
      ['Pb^2+(s) + 2Cl-(s) -> PbCl2(aq)', 'You gave the states the wrong way round.'],
      ['Pb^2+(aq) + Cl2^-(aq) -> PbCl2(s)', 'You joined two chloride ions, but each is an ion of its own.'],
    ],
  },
  {
    salt: 'calcium carbonate',
    formula: 'CaCO3',
    cation: 'Ca^2+',
    anion: 'CO3^2-',
    ionic: 'Ca^2+(aq) + CO3^2-(aq) -> CaCO3(s)',
    pair: ['calcium nitrate', 'sodium carbonate'],
    wrong: [
      ['calcium sulfate and magnesium carbonate', 'You chose two salts that are insoluble.'],
      ['sodium nitrate and potassium carbonate', NO_ION('calcium')],
      ['calcium nitrate and zinc carbonate', SOLID('zinc carbonate')],
      ['calcium nitrate and sodium chloride', NO_ION('carbonate')],
    ],
    slips: [
      ['Na+(aq) + NO3^-(aq) -> NaNO3(s)', 'You joined the ions that stay in the solution.'],
      ['Ca^2+(s) + CO3^2-(s) -> CaCO3(aq)', 'You gave the states the wrong way round.'],
      ['Ca+(aq) + CO3^-(aq) -> CaCO3(s)', 'You gave both ions one charge, but they have two each.'],
    ],
  },
]

/** Hydrated salts with masses of one mole. */
export const HYDRATES = [
  { name: 'copper(II) sulfate', salt: 'CuSO4', dry: 160, water: 5 },
  { name: 'magnesium sulfate', salt: 'MgSO4', dry: 120, water: 7 },
  { name: 'sodium carbonate', salt: 'Na2CO3', dry: 106, water: 10 },
  { name: 'barium chloride', salt: 'BaCl2', dry: 208, water: 2 },
  { name: 'cobalt(II) chloride', salt: 'CoCl2', dry: 130, water: 6 },
] as const
