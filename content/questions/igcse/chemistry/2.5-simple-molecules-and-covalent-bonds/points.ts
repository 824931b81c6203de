import { judged } from '@/lib/exams/authoring/marks'

/** What is meant by a covalent bond. */
export const COVALENT_BOND = [
  judged(
    'a shared pair of electrons',
    `
    SHARE = share/shared/sharing
    reject not SHARE
    reject SHARE ... proton/neutron/nucleus
    accept pair electron ... SHARE
    accept electron ... pair ...(no ion/molecule).. SHARE
    accept SHARE ...(no atom/ion/molecule).. pair electron
    accept "shared pair" | SHARE electron pair | electron ... SHARE in pair
    accept two/2 electron ... SHARE
    accept SHARE ...(no between/by).. two/2 electron
    accept each ... SHARE one/1/single electron | each ... SHARE ... "an electron"
    unsure SHARE, electron
    earns: a pair of electrons is shared
    earns: a shared pair of electrons between two atoms
    earns: two atoms sharing a pair of elecrons
    misses: electrons are transferred from one atom to another
    misses: protons are shared between two atoms
    misses: an attraction between ions
    misses: a bond between two non-metals`,
  ),
  judged(
    'between two atoms (so that each has a noble gas configuration)',
    `
    reject metal and | metal with | metal atom and | transfer/transferred | metal to
    reject lose/lost | atom to another
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
    misses: between two molecules
    misses: an electron moves from one atom to another atom`,
  ),
]

/** Why melting and boiling points are low. */
export const WEAK_FORCES = judged(
  'weak intermolecular forces / weak forces (attractions) between molecules',
  `
  FORCE = force/attraction/attract/bond/bonding
  INTER = intermolecular/intermolecule
  WEAK = weak/weakly/weaker/small
  accept strong covalent ... WEAK INTER | strong covalent ... WEAK force/attraction between molecule
  reject covalent bond ...(no and/but/inside/within/in/force/intermolecular/while/whereas/strong/strongly/molecule).. WEAK
  reject covalent bond between molecule ...(no and/but/force/intermolecular/while/whereas/strong/strongly).. WEAK
  accept WEAK INTER
  reject not WEAK
  accept INTER ...(no strong/covalent).. WEAK
  accept WEAK ...(no strong/covalent).. between ...(no atom/ion).. molecule
  accept FORCE between ...(no atom/ion).. molecule ...(no strong/covalent).. WEAK
  accept INTER not strong | FORCE between molecule ... not strong
  accept molecule ...(no covalent/strong).. attract/held/hold ...(no strong/covalent).. WEAK
  accept molecule ...(no covalent/strong).. WEAK ... attract/held/hold
  reject WEAK ...(no between/but).. covalent
  reject strong INTER | strong FORCE between molecule | INTER strong | FORCE between molecule strong
  reject WEAK ... FORCE between ... atom/ion | FORCE between ... atom/ion ... WEAK
  unsure INTER | WEAK FORCE | FORCE ... WEAK | between ... molecule
  earns: it has weak intermolecular forces
  earns: the forces between the molecules are weak
  earns: weak intermolecuar attractions
  misses: it has weak covalent bonds
  misses: the bonds between the atoms are weak
  misses: the covalent bonds between the molecules are weak
  misses: little energy is needed`,
)

export const LITTLE_ENERGY = judged(
  'little energy is needed to overcome them',
  `
  LITTLE = little/less/low/small/lower/minimal
  MUCH = lot/lots/much/large/high/great
  reject LITTLE ...(no intermolecular/force/molecule/as/because/since/not).. break/broken/overcome ...(no intermolecular/force/not/rather).. covalent
  reject covalent ...(no intermolecular/force/attraction/not/but/and/molecule/strong).. easy/easily
  reject easy/easily ...(no intermolecular/force/attraction/not/as/because/since).. covalent
  reject molecule/particle/atom have/has/with LITTLE energy
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
  misses: little energy is needed to break the covalent bonds
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
  reject has/have/contain FREE electron | "there are" FREE electron
  accept not ion
  accept not FREE ... electron/ion/charge/charged/particle
  accept not electron ... FREE/MOVE
  accept electron ... not MOVE/FREE/mobile/delocalised
  accept not CHARGED particle
  accept not charge carrier
  accept molecule ... not charge/charged
  accept all ... electron ... bond/shared/used | electron ... all ... bond/bonding/shared/used
  unsure neutral | electron
  earns: it has no ions and no free electrons
  earns: there are no mobile electrons
  earns: there are no delocallised electrons to carry the charge
  misses: its molecules cannot move
  misses: it has free electrons but no ions
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
  reject covalent ...(no intermolecular/force/attraction/not/never/molecule/between/energy/to/hard/difficult/need/only/weak).. BREAK
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
  misses: the strong covalent bonds are broken
  misses: the forces between molecules are weak
  misses: it needs little energy`,
)

export const FORCES_GO = judged(
  'the (weak) forces between the molecules are overcome',
  `
  FORCE = force/attraction/bond
  INTER = intermolecular/intermolecule
  reject not INTER | not weak
  reject covalent bond/force between molecule
  reject INTER ... not overcome/break/broken
  accept INTER ... weak/overcome/break/broken | weak INTER | break/broken/overcome INTER
  reject "strong intermolecular" | INTER ... strong | "strong forces between" | FORCE between ... molecule ... strong
  accept INTER
  accept FORCE between ...(no atom).. molecule
  accept between ...(no atom).. molecule ... overcome/break/broken/weak
  accept molecule ... separate/separated/apart ... molecule | molecule ... from each other
  unsure between | molecule ... separate/separated/apart
  earns: only the intermolecular forces are overcome
  earns: the weak forces between the molecules break
  earns: the intermolecuar forces are weak
  misses: the covalent bonds are strong
  misses: the covalent bonds break
  misses: the covalent bonds between the molecules break
  misses: there are strong intermolecular forces`,
)
