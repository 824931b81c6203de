import { judged } from '@/lib/exams/authoring/marks'

/** What is meant by a metallic bond, or how a metal is bonded. */
export const METALLIC_BOND = [
  judged(
    '(electrostatic) attraction',
    `
    reject repel/repulsion/repulsive, without attract/attraction
    reject not attract/attraction
    reject intermolecular
    reject attract/attraction ... negative ion/anion | nucleus/nuclei/molecule
    reject attract/attraction ... atom, without electron, without ion
    accept attract/attraction/attractive
    unsure electrostatic/force/pull/held
    earns: there is a strong electrostatic attraction
    earns: positive ions attract the electrons
    earns: the atraction of ions and electrons
    misses: the electrons are delocalised
    misses: a bond between metal atoms
    misses: electrons are shared`,
  ),
  judged(
    'between positive (metal) ions and delocalised electrons',
    `
    PLUS = positive/cation/plus/positively
    FREE = delocalised/delocalized/free/mobile/sea
    reject negative ion/anion
    reject "positive electron" | "positive electrons" | negatively charged ion
    reject nucleus/nuclei/proton/molecule, without ion/cation
    reject atom ...(no ion/cation).. FREE electron, without ion/cation
    accept PLUS ion ... electron
    accept cation ... electron
    accept electron ... PLUS ion/charge
    accept electron ... cation
    accept metal ion ... electron
    accept electron ... metal ion
    accept ion ... FREE electron
    accept FREE electron ... ion
    accept ion ... sea
    unsure ion, electron
    unsure PLUS | FREE electron
    earns: between positive ions and delocalised electrons
    earns: positive ions in a sea of electrons
    earns: the attraction of cations and free electrons
    earns: posative ions and delocalised electrons attract
    misses: between positive and negative ions
    misses: between metal atoms
    misses: it is a strong attraction`,
  ),
]

/** Why the shape of a metal can change. */
export const IONS_SLIDE = judged(
  'the layers (of ions) can slide over each other',
  `
  LAYER = layer/sheet/row/plane
  SLIDE = slide/slides/slid/slip/glide/move/shift/roll
  accept LAYER ...(no electron).. SLIDE
  reject LAYER ... not SLIDE | not SLIDE LAYER
  reject electron ...(no ion/layer/atom).. SLIDE, without LAYER, without ion
  reject molecule
  accept LAYER ... SLIDE
  accept SLIDE ... LAYER
  accept ion/atom/cation ... slide/slides/slip/glide
  accept slide/slides/slip/glide over/past
  unsure ion/atom/cation ... move/shift/roll | slide/slides/slip
  earns: the layers of ions slide over each other
  earns: the rows can slip past one another
  earns: its layors slide
  misses: it is soft
  misses: the electrons can move
  misses: the layers cannot slide`,
)

export const STILL_BONDED = judged(
  'without breaking the bonding / the electrons still attract the ions',
  `
  KEEP = still/remain/keep/stay/continue/maintain/always
  BOND = bond/bonds/bonding/attraction/attract/lattice/structure
  reject weak BOND/force | BOND weak
  accept not repel/repulsion
  reject repel/repulsion
  accept not break/broken/destroy/destroyed/disrupt/disrupted/affect/affected BOND
  accept not break/broken/destroy/destroyed/disrupt/disrupted, BOND
  accept KEEP ... BOND
  accept BOND ... KEEP
  accept KEEP hold/held/together
  accept electron ... KEEP
  accept electron ... hold/held/holds ... ion/together
  accept electron ... move ... with/too/also
  reject BOND ... break/breaks/broken
  unsure BOND | electron ... attract
  earns: without breaking the bonding
  earns: the electrons still attract the ions
  earns: the metallic bonds are not brokken
  misses: the layers slide over each other
  misses: the bonds are weak
  misses: the bonds break`,
)

/** The electrons of a metal, where another solid is compared with it. */
export const METAL_ELECTRONS = judged(
  'in the metal (delocalised) electrons can move through the structure',
  `
  MOVE = move/flow/travel/mobile/pass/movement/moving
  FREE = free/freely/delocalised/delocalized/mobile/sea
  accept electron ...(no ion/fixed).. MOVE
  accept MOVE ...(no ion/layer).. electron
  accept FREE electron
  accept electron ...(no ion).. FREE
  accept electron ... carry/carries/conduct ... current/charge/electricity
  reject electron ... not MOVE/free
  reject ion ... MOVE/free, without electron
  unsure electron
  earns: its electrons can move through the structure
  earns: the metal has free electrons and the other has fixed ions
  earns: the delocalized electorns flow through it
  misses: the ions cannot move
  misses: its ions are free to move
  misses: it is a metal`,
)

/** Why an ionic crystal breaks when its layers are pushed. */
export const LIKE_REPEL = judged(
  'ions of the same charge come next to each other and repel',
  `
  LIKE = same/like/similar/equal
  REPEL = repel/repulsion/repulse
  reject opposite ... REPEL | not REPEL
  reject attract, without REPEL
  accept LIKE ... REPEL
  accept REPEL ... LIKE
  accept LIKE charge ... push
  accept like charges ... push
  accept positive ... positive ... REPEL | negative ... negative ... REPEL
  accept ion ... REPEL
  accept REPEL ... ion
  unsure REPEL | push ... apart/away | LIKE charge | LIKE ... next
  earns: ions of the same charge are next to each other and repel
  earns: like charges repel
  earns: the ions reppel becuase they have the same charg, like charges repal
  misses: the layers slide
  misses: the bonds are weak
  misses: opposite charges attract`,
)
