import { judged } from '@/lib/exams/authoring/marks'

/** What is meant by a molecular formula. */
export const MOLECULAR_FORMULA = [
  judged(
    'the number and type of (different) atoms / how many atoms of each element',
    `
    COUNT = number/many/amount/quantity/count
    KIND = each/every/type/kind/element/different/various
    reject ratio/simplest/simple/lowest/proportion
    reject mass/weight
    accept COUNT ... atom, KIND
    accept atom ...(no molecule).. COUNT, KIND
    accept COUNT ... each/every element
    unsure COUNT ... atom | atom ... COUNT
    unsure atom, all/KIND
    earns: the number and type of different atoms
    earns: how many atoms of each element there are in the molecule
    earns: the nubmer of atoms of each kind
    misses: the simplest ratio of the atoms
    misses: the mass of all atoms in a molecule
    misses: the name of the substance`,
  ),
  judged(
    'in one molecule',
    `
    reject "number of molecules" | "how many molecules" | "amount of molecules"
    reject not molecule
    reject ratio/simplest/lowest/proportion
    unsure formula ... molecule, without atom/element
    accept in/of/inside/within/per/from ... molecule
    accept molecule has/have/contain/consist/possess
    accept molecule ... make/made/contain
    unsure molecule
    earns: in one molecule
    earns: the atoms that a molecule contains
    earns: the number of atoms of each kind in a molacule
    misses: in a compound
    misses: the number of molecules in a substance
    misses: the simplest ratio of atoms`,
  ),
]

/** What is meant by an empirical formula. */
export const EMPIRICAL_FORMULA = [
  judged(
    'simplest (whole-number) ratio',
    `
    LEAST = simple/simplest/simplified/lowest/smallest/least/reduced
    reject not LEAST
    reject actual/exact/total number, without LEAST
    accept LEAST ... ratio/proportion
    accept ratio/proportion ... LEAST
    unsure ratio | LEAST | proportion
    earns: the simplest whole number ratio of the atoms
    earns: the ratio of atoms in its lowest terms
    earns: the simplist ratio of the ions
    misses: the number of atoms in one molecule
    misses: the actual number of atoms of each element
    misses: the atoms in a compound`,
  ),
  judged(
    'of the (different) atoms or ions in a compound',
    `
    reject molecule, without atom/ion/element
    reject mass/weight/electron/charge
    RATIO = ratio/proportion/simplest/lowest
    reject actual/exact/total number, without RATIO
    accept RATIO, atom/ion/element
    unsure atom/ion/element/particle
    earns: ratio of the atoms in a compound
    earns: the simplest ratio of the ions
    earns: the simplest ratio of elemnts
    misses: the simplest ratio
    misses: the smallest number of molecules
    misses: the ratio of the masses`,
  ),
]

/** Why the ions stand in this ratio. */
export const CHARGES_CANCEL = judged(
  'the charges add up to zero / balance / the compound is neutral',
  `
  EVEN = balance/cancel/zero/neutral/neutralise/nothing/0
  reject not EVEN
  reject neutral atom
  accept neutral/cancel
  reject attract/attraction, without EVEN
  accept charge ... EVEN
  accept EVEN ... charge
  accept not overall/net/total/resultant charge
  accept compound/whole/overall/total, not charge
  accept same/equal number/amount of positive/negative ... charge
  accept positive charge ... equal/same ... negative
  accept negative charge ... equal/same ... positive
  accept positive ... EVEN ... negative
  accept negative ... EVEN ... positive
  unsure charge | EVEN
  earns: the positive and negative charges balance
  earns: so that the compound has no overall charge
  earns: the compound must be nuetral overall
  misses: the ions attract each other
  misses: the metal atom loses electrons
  misses: there are equal numbers of positive and negative ions
  misses: there are more of the negative ions`,
)

/** Why ions are called spectators. */
export const NO_PART = judged(
  'they take no part in the reaction / are unchanged / stay dissolved as ions',
  `
  DO = participate/react/involve/change/affect/use/combine
  reject not same/unchanged/unreacted
  accept not take/play/have part
  accept no part/role
  accept not DO
  accept unchanged/unreacted/unaffected/uninvolved/unaltered
  accept same ... before/after/side/start/end/throughout/state
  accept before/after/side ... same
  accept stay/remain/left/still ... ion/solution/dissolved/aqueous/same
  accept both side
  accept not form/make ... solid/precipitate/product
  unsure same | cancel | stay/remain/left | watch/spectate | not form/make
  earns: they do not take part in the reaction
  earns: they are the same before and after the reaction
  earns: they stay unchangd in the solution
  misses: they react to form the solid
  misses: they are attracted to each other
  misses: they are positive and negative`,
)
