import { judged } from '@/lib/exams/authoring/marks'

/** What a functional group is: what it is made of, and what it does. */
export const FUNCTIONAL_GROUP = [
  judged(
    'an atom or group of atoms',
    `
    reject group/family/series/set ...(no atom).. compound/molecule/element/substance, without bond
    reject periodic table
    reject compound/compounds/molecules whose ... atom
    accept atom, without number
    unsure part of molecule/compound | bond
    earns: an atom or a group of atoms that decides how the compounds react
    earns: the group of atoms which determines the chemical properties
    earns: a set of atoms in a molecule that gives it its properties
    earns: a gruop of atms that controls the reactions
    misses: a family of compounds with similar properties
    misses: a group of compounds with the same general formula
    misses: a column of the Periodic Table
    misses: the thing that determines the chemical properties`,
  ),
  judged(
    'that determines the chemical properties (of a homologous series)',
    `
    DECIDE = determine/decide/control/give/cause/define/affect/responsible/influence/dictate/make/set/govern/identify
    CHEM = chemical/chemistry/react/reaction/reactivity
    reject DECIDE ...(no chemical/CHEM).. physical, without CHEM
    reject DECIDE ...(no react/reaction/property/properties).. chemical formula
    accept DECIDE ... CHEM
    accept CHEM ... depend
    accept CHEM ...(no same/similar).. DECIDE by
    accept reason/why ... CHEM
    accept makes/make/making ... react
    unsure same/similar ... CHEM
    unsure DECIDE ... properties/property/behave/behaviour/characteristic
    unsure takes/take part ... CHEM
    earns: it determines the chemical properties
    earns: a group that decides how the compound reacts
    earns: it is responsible for the reactions of the series
    earns: it detirmines the chemical propertys of the compound
    misses: it determines the physical properties
    misses: it is a group of atoms in a molecule
    misses: it shows how many carbon atoms there are
    misses: a family of compounds`,
  ),
]

export const HAS_DOUBLE_BOND = judged(
  'it has a carbon–carbon double bond (not all carbon–carbon bonds are single)',
  `
  CARBON = carbon/carbons/c
  OXYGEN = oxygen/o
  reject "c=o" | CARBON ...(no CARBON).. OXYGEN ... double
  reject double bond ...(no CARBON).. OXYGEN
  reject double ... CARBON ... OXYGEN
  reject double bond between CARBON hydrogen/h
  reject double carbon, without bond
  accept "c=c" | "carbon=carbon"
  accept CARBON CARBON ...(no OXYGEN).. double/multiple
  accept CARBON ...(no OXYGEN).. double/multiple bond ...(no OXYGEN).. CARBON
  accept double/multiple bond ...(no OXYGEN).. CARBON
  accept double/multiple CARBON CARBON bond
  accept bond between ...(no OXYGEN/hydrogen).. CARBON ...(no OXYGEN/hydrogen).. double
  accept CARBON ...(no OXYGEN).. joined/linked/connected/held/bonded ...(no OXYGEN).. double
  accept not all ... CARBON ... single
  accept not only ... single, CARBON CARBON
  accept CARBON CARBON, not single
  accept CARBON, not all single
  accept CARBON, not all ... single
  accept CARBON, not joined ... single
  unsure double/multiple bond
  unsure not single
  earns: it contains a carbon-carbon double bond
  earns: there is a double bond between two carbon atoms
  earns: it has a C=C bond
  earns: two of the carbons are joined by a doble bond
  misses: it only has single bonds
  misses: it has a double bond between carbon and oxygen
  misses: it is a hydrocarbon
  misses: it can hold more hydrogen atoms
  misses: it has no carbon-carbon double bond`,
)

/** What structural isomers are. */
export const STRUCTURAL_ISOMERS = [
  judged(
    'same molecular formula',
    `
    SAME = same/identical/equal
    reject different/not ... molecular
    reject SAME ...(no different/formula/molecular).. structural/structure/displayed/general/empirical
    accept SAME ...(no different/structural/general/displayed).. molecular
    accept SAME number ... atom, (each/every/type/kind/element)
    accept SAME ...(no different).. number ... carbon ... hydrogen
    accept SAME atoms, without number/type/kind
    accept molecular formula ...(no different/differ).. SAME
    accept SAME chemical formula
    accept share ...(no different).. molecular formula
    accept one molecular formula
    unsure SAME formula/formulae/formulas | SAME number ... atoms | SAME atoms
    earns: compounds with the same molecular formula
    earns: their molecular formulae are identical
    earns: they have the same number of atoms of each element but arranged differently
    earns: the same molecular formla but different structures
    misses: compounds with different molecular formulae
    misses: compounds with the same general formula
    misses: compounds with the same structural formula
    misses: they have different structures
    misses: atoms of one element with different numbers of neutrons`,
  ),
  judged(
    'different structural formulae (different arrangement of the atoms)',
    `
    OTHER = different/differ/differently/another/other/distinct/various/unlike
    FORM = structure/structural/arrange/arranged/arrangement/displayed/layout/shape/bonded/joined/connected
    reject same/identical ...(no different/differ/differently/molecular/but/atom/element/chemical/formula/formulae/formulas/number).. FORM
    reject OTHER molecular, without FORM
    accept OTHER ...(no molecular/same/general).. FORM
    accept FORM ...(no same/molecular).. OTHER
    accept FORM ...(no molecular).. in OTHER ways/orders
    accept not same FORM
    accept FORM, not same, without molecular
    unsure OTHER
    earns: the same molecular formula but different structural formulae
    earns: the atoms are arranged differently
    earns: their structures are not the same
    earns: same formula, but a diffrent structure
    misses: they have the same structure
    misses: compounds with the same molecular formula
    misses: different molecular formula
    misses: they are in the same homologous series`,
  ),
]

type Counted = { C: number; H: number; O: number }

/** Why another compound is no isomer; `other` is its molecular formula. */
export const otherMolecularFormula = (other: string, shown: Counted, its: Counted) => {
  const fewer = its.C < shown.C ? 'fewer' : 'more'
  return judged(
    'it has a different molecular formula (a different number of carbon or hydrogen atoms)',
    `
    ATOM = carbon/carbons/hydrogen/hydrogens/oxygen/atom/ch2/c/h/o
    COUNT = one/two/three/four/five/six/seven/eight/ten/1/2/3/4/5/6/7/8/10
    OTHER = different/differ/another/other
    accept OTHER ...(no structural/structure).. molecular
    accept molecular ... OTHER
    accept not same ...(no structural).. molecular
    accept molecular, not same, without structural
    accept OTHER ...(no structural).. number/numbers/amount ... ATOM
    accept not same number ... ATOM
    accept number ... ATOM, not same, without structural/bond
    reject same ...(no different).. molecular, without different
    reject same number ... atoms, without different/more/fewer/less
    reject OTHER structural/structure/arrangement/displayed/functional/series, without molecular/number/atom
    reject both ... COUNT ... ATOM, without different/more/fewer/less/but
    accept number ... ATOM ... OTHER
    accept OTHER by ... ATOM
    accept more/fewer/less/extra/additional ... ATOM
    accept ATOM ... more/fewer/less/extra/missing/short
    accept missing ... ATOM
    accept only COUNT ... ATOM
    accept COUNT ... ATOM ... x ... COUNT
    accept x ... COUNT ... ATOM ... COUNT
    accept "${other.toLowerCase()}", without both
    accept OTHER chemical formula
    unsure "homologue" | OTHER formula/formulae/formulas/length | longer/shorter | number | COUNT ... ATOM
    earns: it has a different molecular formula
    earns: it has one ${fewer === 'fewer' ? 'less' : 'more'} carbon atom
    earns: its molecular formula is not the same
    earns: the number of carbon and hydrogen atoms is different
    earns: it has a diffrent molecular formla
    misses: it has a different structure
    misses: it has the same molecular formula
    misses: it has a different boiling point
    misses: it is a different compound`,
  )
}

/** The question tells that the number of carbon atoms increases. */
export const BOILING_RISES = judged(
  'the boiling point increases',
  `
  UP = increase/rise/higher/greater/up/grow/climb/larger/bigger/positive
  DOWN = decrease/fall/lower/drop/down/less/reduce
  FEW = fewer/less/shorter/smaller
  reject constant | same | not change | not UP
  accept FEW ...(no UP).. DOWN
  accept DOWN ...(no UP).. carbon ...(no UP).. DOWN
  accept carbon ...(no UP).. DOWN ...(no UP).. DOWN
  accept UP by less/smaller | UP at DOWN/slower rate
  reject DOWN
  unsure proportional
  accept UP ... number ... UP
  unsure number ... UP, without boil/boiling/it/temperature/point
  accept UP
  earns: it increases
  earns: the more carbon atoms, the higher the boiling point
  earns: the boiling point goes up
  earns: the boiling point increeses
  misses: the boiling point decreases as the number of carbon atoms increases
  misses: it stays constant
  misses: the more carbon atoms, the lower the boiling point
  misses: all of them are above 0`,
)

/** Features of a homologous series besides CH2 and the trend. */
export const FEATURES = [
  judged(
    'same functional group',
    `
    reject different/other/no/not functional
    accept same/identical/one/common/share/shared/equal ...(no different).. functional
    accept functional ...(no different).. same/identical/common
    accept same characteristic/reactive group
    unsure functional | same group
    earns: they have the same functional group
    earns: all share a functional group
    earns: their functional group is the same
    earns: same functionnal group
    misses: they have different functional groups
    misses: they have the same molecular formula
    misses: they boil at different temperatures`,
  ),
  judged(
    'same general formula',
    `
    reject different/other/not general
    accept same/identical/one/common/share/shared/equal ...(no different).. general
    accept general ...(no different).. same/identical/common
    accept represented/fit/fits/obey/follow ...(no different).. general
    accept "cnh2n" | "cnh2n+2" | "cnh2n+1oh"
    reject same molecular
    unsure general | same formula
    earns: they have the same general formula
    earns: all share one general formula
    earns: the general formula is the same for all
    earns: same genral formula
    misses: they have the same molecular formula
    misses: they have different general formulae
    misses: they have similar chemical properties`,
  ),
  judged(
    'similar chemical properties',
    `
    ALIKE = similar/same/alike/identical/common/share/shared/similarly
    CHEM = chemical/chemically/chemistry/react/reaction/reactivity
    reject different ... CHEM
    reject not ALIKE CHEM
    reject ALIKE physical, without CHEM
    reject ALIKE chemical formula
    reject trend/change in chemical
    accept ALIKE ...(no physical/formula).. CHEM
    accept CHEM ...(no formula/different).. ALIKE
    accept CHEM ... same/similar way
    unsure ALIKE properties | CHEM
    earns: they have similar chemical properties
    earns: they react in the same way
    earns: their chemical reactions are alike
    earns: similer chemical propertys
    misses: they have the same physical properties
    misses: they have different chemical properties
    misses: they have the same molecular formula`,
  ),
]
