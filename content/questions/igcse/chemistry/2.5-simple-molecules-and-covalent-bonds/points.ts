import { judged } from '@/lib/exams/authoring/marks'

/** What is meant by a covalent bond. */
export const COVALENT_BOND = [
  judged(
    'a shared pair of electrons',
    `
    reject not share/shared/sharing
    reject share/shared/sharing ... proton/neutron/nucleus
    accept pair ... electron ... share/shared/sharing
    accept share/shared/sharing ... pair/two/2
    accept two/2 electron ... share/shared
    accept each ... share/shared ... electron
    unsure share/shared/sharing, electron
    earns: a pair of electrons is shared
    earns: a shared pair of electrons between two atoms
    earns: two atoms sharing a pair of elecrons
    misses: electrons are transferred from one atom to another
    misses: an attraction between ions
    misses: a bond between two non-metals`,
  ),
  judged(
    'between two atoms (so that each has a noble gas configuration)',
    `
    reject metal and | metal with | metal atom and | transfer/transferred | metal to
    reject between/by ... ion/molecule, without atom
    accept atom
    accept "non-metal" | nonmetal | non metal
    accept noble gas | full outer | full shell
    unsure element
    earns: between two atoms
    earns: shared by two non-metal atoms
    earns: so that both have a full outer shel
    misses: a shared pair of electrons
    misses: between two ions
    misses: between two molecules`,
  ),
]

/** Why melting and boiling points are low. */
export const WEAK_FORCES = judged(
  'weak intermolecular forces / weak forces (attractions) between molecules',
  `
  FORCE = force/attraction/attract/bond/bonding
  INTER = intermolecular/intermolecule
  WEAK = weak/weakly/weaker/small
  accept WEAK INTER
  reject not WEAK
  accept INTER ...(no strong/covalent).. WEAK
  accept WEAK ...(no strong/covalent).. between ... molecule
  accept FORCE between ... molecule ...(no strong/covalent).. WEAK
  accept molecule ...(no covalent/strong).. attract/held/hold ...(no strong/covalent).. WEAK
  accept molecule ...(no covalent/strong).. WEAK ... attract/held/hold
  reject WEAK ...(no between/but).. covalent
  reject covalent ... WEAK
  reject strong INTER | strong FORCE between molecule
  reject WEAK ... FORCE between ... atom/ion
  unsure INTER | WEAK FORCE | between ... molecule
  earns: it has weak intermolecular forces
  earns: the forces between the molecules are weak
  earns: weak intermolecuar attractions
  misses: it has weak covalent bonds
  misses: the bonds between the atoms are weak
  misses: little energy is needed`,
)

export const LITTLE_ENERGY = judged(
  'little energy is needed to overcome them',
  `
  LITTLE = little/less/low/small/lower/minimal
  MUCH = lot/lots/much/large/high/great
  accept not MUCH ... energy/heat | energy ... not MUCH
  reject MUCH ... energy/heat, without LITTLE/easy/easily
  accept LITTLE ...(no MUCH).. energy/heat
  accept energy/heat ... LITTLE
  accept easy/easily ... break/broken/overcome/separate/separated/overcame
  accept break/broken/overcome/separate/separated ... easy/easily
  unsure energy/heat | break/overcome/separate
  earns: little energy is needed to overcome them
  earns: not much energy is required to separate the molecules
  earns: they are easely overcome
  misses: a lot of energy is needed
  misses: the forces are weak
  misses: it has a low boiling point`,
)

/** Why there is no current. */
export const NO_CHARGES = judged(
  'no ions or free (mobile, delocalised) electrons / no charged particles that can move',
  `
  FREE = free/mobile/delocalised/delocalized/moving
  CHARGED = ion/charge/charged
  MOVE = move/flow/travel/free
  reject not FREE molecule
  accept not ion
  accept not FREE ... electron/ion/charge/charged/particle
  accept not electron ... FREE/MOVE
  accept electron ... not MOVE/FREE/mobile/delocalised
  accept not CHARGED particle
  accept not charge carrier
  accept molecule ... not charge/charged
  accept all ... electron ... bond/shared/used
  unsure neutral | electron
  earns: it has no ions and no free electrons
  earns: there are no mobile electrons
  earns: there are no delocallised electrons to carry the charge
  misses: its molecules cannot move
  misses: the bonds are strong
  misses: it has ions in fixed positions`,
)

/** What is wrong with the idea that covalent bonds break. */
export const BONDS_STAY = judged(
  'the covalent bonds are strong / do not break',
  `
  BREAK = break/broke/broken/breaking/overcome
  STRONG = strong/strongly/stronger
  reject covalent ...(no intermolecular/between).. weak, without STRONG
  reject not STRONG
  accept covalent ...(no intermolecular).. STRONG
  accept STRONG ...(no intermolecular).. covalent
  accept covalent ... not BREAK | not BREAK ... covalent | not covalent ... BREAK
  accept bond ... within/inside/in ... molecule ... STRONG | STRONG bond ... within/inside/in ... molecule
  accept bond ... within/inside/in ... molecule ... not BREAK | not bond in/inside/within molecule
  accept bond between ... atom ... STRONG | bond between ... atom ... not BREAK
  accept molecule ... stay/remain ... whole/together/intact/same
  reject "intermolecular forces are strong" | "strong intermolecular"
  unsure not BREAK | STRONG | covalent
  earns: covalent bonds are strong
  earns: the covalent bonds do not break when it boils
  earns: the covelent bonds are not broken
  misses: the covalent bonds are weak
  misses: the forces between molecules are weak
  misses: it needs little energy`,
)

export const FORCES_GO = judged(
  'the (weak) forces between the molecules are overcome',
  `
  FORCE = force/attraction/bond
  INTER = intermolecular/intermolecule
  reject not INTER | not weak
  reject INTER ... not overcome/break/broken
  accept INTER ... weak/overcome/break/broken | weak INTER | break/broken/overcome INTER
  reject "strong intermolecular" | INTER ... strong | "strong forces between" | FORCE between ... molecule ... strong
  accept INTER
  accept FORCE between ... molecule
  accept between ... molecule ... overcome/break/broken/weak
  accept molecule ... separate/separated/apart ... molecule | molecule ... from each other
  unsure between | molecule ... separate/separated/apart
  earns: only the intermolecular forces are overcome
  earns: the weak forces between the molecules break
  earns: the intermolecuar forces are weak
  misses: the covalent bonds are strong
  misses: the covalent bonds break
  misses: there are strong intermolecular forces`,
)
