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
    PROTON = proton/protons/atomic
    reject DIFFERENT ...(no SAME/neutron/nucleon/mass/but).. PROTON, without SAME
    reject DIFFERENT number of PROTON
    reject not SAME ... PROTON
    accept SAME ...(no neutron/nucleon/mass).. PROTON
    accept PROTON ...(no neutron/nucleon/mass/DIFFERENT).. SAME
    accept atom/atoms ...(no molecule/compound).. SAME element
    unsure PROTON | SAME element
    earns: atoms with the same number of protons but different numbers of neutrons
    earns: atoms of the same element with different mass numbers
    earns: they have an equal number of protens, same protons
    misses: they have different numbers of neutrons
    misses: atoms with different numbers of protons
    misses: molecules of the same kind`,
  ),
  judged(
    'but different numbers of neutrons / different mass (nucleon) numbers',
    `
    ${SAME}
    ${DIFFERENT}
    NEUTRON = neutron/nucleon/mass
    reject SAME ...(no proton/element/atomic/electron/DIFFERENT).. NEUTRON
    reject not DIFFERENT ... NEUTRON
    accept DIFFERENT ...(no proton/electron/atomic).. NEUTRON
    accept NEUTRON ...(no proton/electron/atomic/SAME).. DIFFERENT
    accept not SAME ...(no proton/electron).. NEUTRON
    unsure NEUTRON
    earns: they have different numbers of neutrons
    earns: the mass numbers are different
    earns: with a diferent number of nutrons
    misses: with the same number of neutrons
    misses: atoms with the same number of protons
    misses: they differ in their electrons`,
  ),
]

/** Why isotopes react alike. */
export const SAME_ELECTRONS = judged(
  'they have the same number of electrons',
  `
  ${SAME}
  DIFF = different/differ/unequal
  reject DIFF ...(no SAME/neutron/mass).. electron
  reject electron ... DIFF
  accept SAME ...(no proton/neutron/configuration/arrangement/structure).. electron
  accept SAME number of proton/protons and electron/electrons
  accept SAME electronic/electron
  accept electron ... SAME
  accept SAME outer/outermost/valence
  accept both/each/all ... electron, without DIFF
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
  CONFIGURATION = configuration/arrangement/structure/arrange/arranged/shell/shells/outer/outermost/valence
  reject different ... CONFIGURATION
  reject not SAME ... CONFIGURATION
  accept SAME ... CONFIGURATION
  accept CONFIGURATION ...(no different/neutron).. SAME
  accept both/each/all ... CONFIGURATION, without different
  unsure CONFIGURATION
  earns: they have the same electronic configuration
  earns: they have the same number of outer electrons
  earns: the electrons are aranged in the same arangement
  misses: they have the same number of protons
  misses: they have different mass numbers
  misses: they are the same element`,
)
