import { judged } from '@/lib/exams/authoring/marks'

const JOINED = 'JOINED = bond/bonded/join/joined/combine/combined/react/reacted/link/linked/unite/united'

/** What is meant by a compound. */
export const COMPOUND = [
  judged(
    'two or more elements (different types of atom)',
    `
    MANY = two/2/more/several/many/multiple
    OTHER = different/various
    KIND = type/kind/sort
    accept more one KIND/element
    unsure one/single/same KIND/element & "two or more" | "different elements" | "more elements"
    reject one/single/same KIND/element
    accept MANY/OTHER ...(no mixture/substance/atom/molecule).. element
    accept OTHER ...(no mixture/substance/molecule).. atom
    accept MANY/OTHER KIND atom/element
    accept atom/atoms ... MANY/OTHER element
    unsure element/elements | MANY atom
    earns: two or more elements joined together
    earns: different elements chemically combined
    earns: more than one type of atom that are bonded
    earns: two or more elemants bonded
    misses: one type of atom only
    misses: substances that are chemically joined
    misses: many atoms of one type bonded
    misses: two atoms of the same element bonded together
    misses: it cannot be split up`,
  ),
  judged(
    'chemically joined / bonded / combined (in fixed proportions)',
    `
    ${JOINED}
    reject not JOINED
    reject mix/mixed/mixture, without JOINED
    reject physically/physical, without chemically/chemical
    accept JOINED
    accept chemically/chemical attach/made/formed/connect/together
    accept fixed proportion/ratio/composition
    unsure together/attach/made/chemical/chemically
    earns: two elements that are chemically joined
    earns: two or more elements bonded together
    earns: elements combined in fixed proportions
    earns: different elements chemicaly combinned
    misses: two elements that are not chemically joined
    misses: two elements mixed
    misses: two elements physically joined
    misses: it has many elements`,
  ),
]

/** Why a box is a mixture though it holds a compound. */
export const TWO_KINDS = judged(
  'it contains two substances (a compound and an element) / two kinds of particle',
  `
  BOTH = two/2/both/different/another/also/more/several/various
  reject one/single/same/only kind/type ... particle/molecule/substance, without BOTH
  unsure made/consist/form ... hydrogen/nitrogen/chlorine/oxygen
  reject BOTH kind/type atom/atoms, without molecule/particle/substance/element/compound
  unsure "two elements" | "2 elements" | "different elements" | BOTH kind/type/different atom/atoms | "two atoms" | "2 atoms"
  accept BOTH ...(no atom/atoms/element).. substance/molecule/particle/kind/type
  accept element, compound
  accept compound, also/extra/other/another/well
  accept hydrogen/h2, water/steam/ammonia/chloride/h2o/nh3/hcl
  accept not all/only same/alike/identical/compound
  unsure element/compound | BOTH
  misses: it contains two types of atom
  earns: there are two kinds of particle
  earns: it contains an element and a compound
  earns: there are two diffrent substances in it
  misses: all particles are the same
  misses: the atoms are not chemically joined
  misses: it can be separated`,
)

export const NOT_JOINED = judged(
  'which are not chemically joined to each other',
  `
  JOINED = bond/bonded/join/joined/combine/combined/react/reacted/chemically/attach/connect/touch
  accept not JOINED
  accept separate/separated/free/apart/just/only mix/mixed
  unsure separate/mix/mixed
  earns: they are not joined together
  earns: the two are not chemically bonded
  earns: they are not chemicaly combined
  misses: they are joined together
  misses: it contains two kinds of particle
  misses: there is a compound`,
)

/** Why a magnet no longer separates the metal from the solid. */
export const NEW_SUBSTANCE = judged(
  'iron and sulfur have combined: the solid is a compound (a new substance)',
  `
  reject not react/combine/compound
  reject still/just mixture
  accept compound/react/reaction/combine/combined
  accept chemically join/joined/bond/bonded
  accept new substance
  accept iron sulfide/sulphide
  accept "fes"
  accept not mixture
  unsure bond/bonded/join/joined
  earns: a compound has formed
  earns: the iron has reacted with the sulfur
  earns: iron and sulfur are chemicaly joined now, a compuond
  misses: the iron has melted
  misses: it is a mixture
  misses: the magnet is too weak`,
)

export const OWN_PROPERTIES = judged(
  'a compound has properties different from those of its elements',
  `
  reject same properties
  unsure mixture, property/properties
  accept different/new/own/other/change/changed/unlike/differ property/properties
  accept property/properties ... different/new/change/changed/differ/lose/lost/unlike
  accept not same property/properties
  accept not have property/properties
  accept lost/lose magnetism/magnetic
  accept not magnetic
  accept "non-magnetic" | nonmagnetic
  accept properties & not same
  accept not behave/act like
  unsure property/properties/magnetic
  earns: it has different properties from iron
  earns: a compound has its own properties
  earns: it has diferent proparties from the elements
  misses: a compound has formed
  misses: it has the same properties as iron
  misses: the iron is too hot`,
)

/** What a straight line through the origin says. */
export const FIXED_RATIO = judged(
  'the masses are (directly) proportional / combine in a fixed ratio',
  `
  RATIO = ratio/proportion/composition/gradient
  SAME = fixed/constant/same/definite/set/uniform
  unsure mixture, not proportional/fixed/constant/same
  reject not proportional/fixed/constant
  reject inverse/inversely
  reject RATIO ... change/vary/differ, without mixture
  accept direct/directly proportional
  accept "proportional" | "proportionally"
  accept "direct proportion" | "in proportion"
  accept SAME ... RATIO
  accept RATIO ...(no mixture).. SAME
  accept RATIO & not change/vary
  accept same mass ... each/every/per
  accept double/twice/half ... double/twice/half
  unsure RATIO | more ... more | increase ... increase | straight line
  earns: they combine in fixed proportions
  earns: the mass of oxygen is directly proportional to the mass of metal
  earns: the mass of oxygen is directly propotional to the mass of metal
  misses: a mixture is formed
  misses: the mass goes up
  misses: the ratio changes
  misses: the oxide is heavier than the metal`,
)

export const SO_A_COMPOUND = judged(
  'so the oxide is a compound (a mixture would have variable composition)',
  `
  reject not compound
  reject (it/oxide/this) is mixture, without would/if
  accept compound
  accept mixture, not fixed/constant/same
  accept mixture ...(no oxide is).. vary/varies/any/different/variable/would/change
  accept not mixture
  accept chemically/chemical join/joined/bond/bonded/combine/combined
  unsure fixed | mixture
  earns: so it is a compound
  earns: a mixture would have any proportions
  earns: so a compond is formed
  misses: it is a mixture
  misses: the line is straight
  misses: it is an element`,
)
