import { judged } from '@/lib/exams/authoring/marks'

const SAME = 'SAME = same/equal/identical/constant'
const DIFFERENT = 'DIFFERENT = different/differ/difference/vary/varies/various/unequal/more/fewer/less/other'

/** What is meant by isotopes. */
export const ISOTOPES = [
  judged(
    'atoms (of the same element) with the same number of protons / same proton number',
    `
    ${SAME}
    ${DIFFERENT}
    PROTON = proton/protons
    MASS = neutron/nucleon/mass
    reject DIFFERENT ...(no SAME/MASS/but).. PROTON
    reject DIFFERENT ...(no SAME/MASS/but).. "atomic number" | DIFFERENT ...(no SAME/MASS/but).. "atomic numbers"
    reject not SAME ... PROTON
    reject not SAME ... "atomic number"
    accept SAME ...(no MASS).. PROTON
    accept SAME ...(no MASS).. "atomic number" | SAME ...(no MASS).. "atomic numbers"
    accept PROTON ...(no MASS/DIFFERENT).. SAME
    accept "atomic number" ...(no MASS/DIFFERENT).. SAME | "atomic numbers" ...(no MASS/DIFFERENT).. SAME
    accept atom/atoms ...(no molecule/compound).. SAME element
    unsure PROTON | SAME element | "atomic number"
    earns: atoms with the same number of protons but different numbers of neutrons
    earns: atoms of the same element with different mass numbers
    earns: different atoms of the same element that have the same number of protons but different numbers of neutrons
    earns: they have the same atomic number
    earns: they have an equal number of protens, same protons
    misses: they have different numbers of neutrons
    misses: atoms with different numbers of protons
    misses: atoms with different atomic numbers and the same mass number
    misses: molecules of the same kind`,
  ),
  judged(
    'but different numbers of neutrons / different mass (nucleon) numbers',
    `
    ${SAME}
    ${DIFFERENT}
    NEUTRON = neutron/nucleon
    OTHER = proton/electron
    reject SAME number of proton and neutron, without DIFFERENT
    reject SAME ...(no OTHER/atomic/element/DIFFERENT/but/while/whereas/although).. NEUTRON/mass
    reject not DIFFERENT ... NEUTRON/mass
    accept DIFFERENT ...(no OTHER).. NEUTRON
    accept DIFFERENT ...(no OTHER).. mass number/numbers
    accept NEUTRON ...(no OTHER/SAME/but).. DIFFERENT
    accept mass number/numbers ...(no OTHER/SAME/but).. DIFFERENT
    accept not SAME ...(no OTHER).. NEUTRON
    accept not SAME ...(no OTHER).. mass number/numbers
    accept SAME ... OTHER & not neutron
    unsure NEUTRON/mass
    earns: they have different numbers of neutrons
    earns: the mass numbers are different
    earns: with a diferent number of nutrons
    earns: the number of protons is the same while the number of neutrons varies
    misses: with the same number of neutrons
    misses: atoms with the same number of protons
    misses: the same number of protons and neutrons
    misses: they differ in their electrons`,
  ),
]

/** Why isotopes react alike. */
export const SAME_ELECTRONS = judged(
  'they have the same number of electrons',
  `
  ${SAME}
  DIFF = different/differ/unequal
  reject DIFF ...(no SAME/neutron/mass/so/but/therefore).. electron
  reject electron ... DIFF, without neutron/mass
  accept SAME number/amount/quantity ...(no neutron/outer/outermost/valence).. electron
  accept SAME ... "number of electrons"
  accept "same electrons" | "equal electrons"
  accept "number of electrons" ...(no neutron/different).. SAME
  accept electron ...(no configuration/arrangement/structure/outer/shell).. SAME
  unsure electron/electronic
  earns: they have the same number of electrons
  earns: their numbers of electrons are equal
  earns: they have the same amount of elektrons, the same electrons
  misses: they have the same number of protons
  misses: they have different numbers of electrons
  misses: they have different numbers of neutrons`,
)

export const SAME_CONFIGURATION = judged(
  'so the same electronic configuration / number of outer electrons',
  `
  ${SAME}
  CONFIGURATION = configuration/arrangement/arrange/arranged/outer/outermost/valence
  reject different ... CONFIGURATION
  reject not SAME ... CONFIGURATION
  accept SAME ... CONFIGURATION
  accept SAME electronic/electron structure
  accept electronic/electron structure ...(no different/neutron).. SAME
  accept SAME electron ... each shell
  accept CONFIGURATION ...(no different/neutron).. SAME
  unsure CONFIGURATION/structure/shell/shells
  earns: they have the same electronic configuration
  earns: they have the same number of outer electrons
  earns: the electrons are aranged in the same arangement
  misses: they have the same number of protons
  misses: they have different mass numbers
  misses: they are the same element`,
)
