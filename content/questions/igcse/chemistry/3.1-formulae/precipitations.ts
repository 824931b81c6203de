/** Two solutions that form a solid: the pictures show the ions in the ratio of their salts. */
export type Precipitation = {
  salts: readonly [string, string]
  pictured: readonly [readonly string[], readonly string[]]
  solid: string
  solidName: string
  /** as a student types it */
  ionic: string
  full: string
  spectators: readonly [string, string]
  /** wrong ionic equations, as mhchem reads them */
  joinedSpectators: string
  halfSplit: string
  unbalanced: readonly [equation: string, error: string]
}

export const PRECIPITATIONS: readonly Precipitation[] = [
  {
    salts: ['silver nitrate', 'sodium chloride'],
    pictured: [
      ['Ag^{+}', 'NO_{3}^{−}', 'Ag^{+}', 'NO_{3}^{−}'],
      ['Na^{+}', 'Cl^{−}', 'Cl^{−}', 'Na^{+}'],
    ],
    solid: 'AgCl',
    solidName: 'silver chloride',
    ionic: 'Ag+(aq) + Cl-(aq) -> AgCl(s)',
    full: 'AgNO3(aq) + NaCl(aq) -> AgCl(s) + NaNO3(aq)',
    spectators: ['Na+', 'NO3-'],
    joinedSpectators: 'Na+(aq) + NO3-(aq) -> NaNO3(s)',
    halfSplit: 'Ag+(aq) + NaCl(aq) -> AgCl(s) + Na+(aq)',
    unbalanced: [
      'Ag+(aq) + 2Cl-(aq) -> AgCl2(s)',
      'You took two chloride ions for one silver ion, but their charges are 1+ and 1−.',
    ],
  },
  {
    salts: ['silver nitrate', 'potassium bromide'],
    pictured: [
      ['NO_{3}^{−}', 'Ag^{+}', 'Ag^{+}', 'NO_{3}^{−}'],
      ['K^{+}', 'Br^{−}', 'K^{+}', 'Br^{−}'],
    ],
    solid: 'AgBr',
    solidName: 'silver bromide',
    ionic: 'Ag+(aq) + Br-(aq) -> AgBr(s)',
    full: 'AgNO3(aq) + KBr(aq) -> AgBr(s) + KNO3(aq)',
    spectators: ['K+', 'NO3-'],
    joinedSpectators: 'K+(aq) + NO3-(aq) -> KNO3(s)',
    halfSplit: 'Ag+(aq) + KBr(aq) -> AgBr(s) + K+(aq)',
    unbalanced: [
      'Ag+(aq) + 2Br-(aq) -> AgBr2(s)',
      'You took two bromide ions for one silver ion, but their charges are 1+ and 1−.',
    ],
  },
  {
    salts: ['barium chloride', 'sodium sulfate'],
    pictured: [
      ['Cl^{−}', 'Ba^{2+}', 'Cl^{−}', 'Ba^{2+}', 'Cl^{−}', 'Cl^{−}'],
      ['Na^{+}', 'SO_{4}^{2−}', 'Na^{+}', 'Na^{+}', 'Na^{+}', 'SO_{4}^{2−}'],
    ],
    solid: 'BaSO4',
    solidName: 'barium sulfate',
    ionic: 'Ba2+(aq) + SO42-(aq) -> BaSO4(s)',
    full: 'BaCl2(aq) + Na2SO4(aq) -> BaSO4(s) + 2NaCl(aq)',
    spectators: ['Na+', 'Cl-'],
    joinedSpectators: 'Na+(aq) + Cl-(aq) -> NaCl(s)',
    halfSplit: 'Ba^2+(aq) + Na2SO4(aq) -> BaSO4(s) + 2Na+(aq)',
    unbalanced: [
      '2Ba^2+(aq) + SO4^2-(aq) -> Ba2SO4(s)',
      'You took two barium ions for one sulfate ion, but their charges are 2+ and 2−.',
    ],
  },
  {
    salts: ['lead(II) nitrate', 'potassium iodide'],
    pictured: [
      ['NO_{3}^{−}', 'Pb^{2+}', 'NO_{3}^{−}', 'NO_{3}^{−}', 'Pb^{2+}', 'NO_{3}^{−}'],
      ['K^{+}', 'I^{−}', 'I^{−}', 'K^{+}'],
    ],
    solid: 'PbI2',
    solidName: 'lead(II) iodide',
    ionic: 'Pb2+(aq) + 2I-(aq) -> PbI2(s)',
    full: 'Pb(NO3)2(aq) + 2KI(aq) -> PbI2(s) + 2KNO3(aq)',
    spectators: ['K+', 'NO3-'],
    joinedSpectators: 'K+(aq) + NO3-(aq) -> KNO3(s)',
    halfSplit: 'Pb^2+(aq) + 2KI(aq) -> PbI2(s) + 2K+(aq)',
    unbalanced: [
      'Pb^2+(aq) + I-(aq) -> PbI2(s)',
      'You found the right particles, but atoms and charges do not balance with one iodide ion.',
    ],
  },
  {
    salts: ['copper(II) sulfate', 'sodium hydroxide'],
    pictured: [
      ['Cu^{2+}', 'SO_{4}^{2−}', 'SO_{4}^{2−}', 'Cu^{2+}'],
      ['Na^{+}', 'OH^{−}', 'OH^{−}', 'Na^{+}'],
    ],
    solid: 'Cu(OH)2',
    solidName: 'copper(II) hydroxide',
    ionic: 'Cu2+(aq) + 2OH-(aq) -> Cu(OH)2(s)',
    full: 'CuSO4(aq) + 2NaOH(aq) -> Cu(OH)2(s) + Na2SO4(aq)',
    spectators: ['Na+', 'SO42-'],
    joinedSpectators: '2Na+(aq) + SO4^2-(aq) -> Na2SO4(s)',
    halfSplit: 'Cu^2+(aq) + 2NaOH(aq) -> Cu(OH)2(s) + 2Na+(aq)',
    unbalanced: [
      'Cu^2+(aq) + OH-(aq) -> Cu(OH)2(s)',
      'You found the right particles, but atoms and charges do not balance with one hydroxide ion.',
    ],
  },
  {
    salts: ['iron(III) chloride', 'sodium hydroxide'],
    pictured: [
      ['Cl^{−}', 'Fe^{3+}', 'Cl^{−}', 'Cl^{−}'],
      ['OH^{−}', 'Na^{+}', 'Na^{+}', 'OH^{−}'],
    ],
    solid: 'Fe(OH)3',
    solidName: 'iron(III) hydroxide',
    ionic: 'Fe3+(aq) + 3OH-(aq) -> Fe(OH)3(s)',
    full: 'FeCl3(aq) + 3NaOH(aq) -> Fe(OH)3(s) + 3NaCl(aq)',
    spectators: ['Na+', 'Cl-'],
    joinedSpectators: 'Na+(aq) + Cl-(aq) -> NaCl(s)',
    halfSplit: 'Fe^3+(aq) + 3NaOH(aq) -> Fe(OH)3(s) + 3Na+(aq)',
    unbalanced: [
      'Fe^3+(aq) + OH-(aq) -> Fe(OH)3(s)',
      'You found the right particles, but atoms and charges do not balance with one hydroxide ion.',
    ],
  },
  {
    salts: ['calcium chloride', 'sodium carbonate'],
    pictured: [
      ['Cl^{−}', 'Ca^{2+}', 'Cl^{−}', 'Cl^{−}', 'Ca^{2+}', 'Cl^{−}'],
      ['Na^{+}', 'CO_{3}^{2−}', 'Na^{+}', 'Na^{+}', 'Na^{+}', 'CO_{3}^{2−}'],
    ],
    solid: 'CaCO3',
    solidName: 'calcium carbonate',
    ionic: 'Ca2+(aq) + CO32-(aq) -> CaCO3(s)',
    full: 'CaCl2(aq) + Na2CO3(aq) -> CaCO3(s) + 2NaCl(aq)',
    spectators: ['Na+', 'Cl-'],
    joinedSpectators: 'Na+(aq) + Cl-(aq) -> NaCl(s)',
    halfSplit: 'Ca^2+(aq) + Na2CO3(aq) -> CaCO3(s) + 2Na+(aq)',
    unbalanced: [
      '2Ca^2+(aq) + CO3^2-(aq) -> Ca2CO3(s)',
      'You took two calcium ions for one carbonate ion, but their charges are 2+ and 2−.',
    ],
  },
]

/** A charge behind a formula as mhchem reads it: SO4^2-. */
export const charged = (typed: string) => typed.replace(/(\d)([+-])/g, '^$1$2')
