import { judged } from '@/lib/exams/authoring/marks'

/** What is meant by a metallic bond, or how a metal is bonded. */
export const METALLIC_BOND = [
  judged(
    '(electrostatic) attraction',
    `
    reject repel/repulsion/repulsive, without attract/attraction
    reject not attract/attraction
    reject intermolecular
    reject attract/attraction ... negative ion | attract/attraction ... anion/nonmetal | "non metal ion" | "non metal ions"
    reject attract/attraction ... nucleus/nuclei/molecule, without ion/cation
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
    reject share/shared/sharing, without FREE
    unsure lose/loses/lost/give/gives/gain/transfer, without FREE
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

/** What slides; two lines more where another solid is named in the question. */
const slide = (more: string) =>
  judged(
    'the layers (of ions) can slide over each other',
    `
    LAYER = layer/sheet/row/plane
    GLIDE = slide/slides/slid/slip/glide
    SLIDE = GLIDE/move/shift/roll
    ${more}
    reject LAYER ... not SLIDE | not SLIDE LAYER
    reject "layers of electrons" | "layer of electrons" | "electron layers" | "layers of electron"
    accept LAYER ...(no electron).. SLIDE
    reject electron ...(no ion/layer/atom/cation).. SLIDE
    reject molecule
    accept SLIDE ...(no electron/between).. LAYER
    accept ion/atom/cation ...(no electron).. GLIDE
    accept GLIDE over/past
    unsure ion/atom/cation ... move/shift/roll | GLIDE
    earns: the layers of ions slide over each other
    earns: the rows can slip past one another
    earns: its layors slide
    misses: it is soft
    misses: the electrons can move
    misses: the layers have electrons that can move
    misses: the layers cannot slide`,
  )

/** Why the shape of a metal can change. */
export const IONS_SLIDE = slide('')

/** The same, where it is compared with an ionic solid. */
export const ionsSlide = (metal: string, ionic: string) =>
  slide(`METAL = ${metal.toLowerCase()}/metal/metallic
    SALT = ${ionic.toLowerCase()}/ionic
    accept METAL ...(no SALT/not).. LAYER/ion/atom/cation ...(no SALT/electron/not).. SLIDE
    unsure SALT ...(no METAL).. SLIDE, without METAL`)

export const STILL_BONDED = judged(
  'without breaking the bonding / the electrons still attract the ions',
  `
  KEEP = still/remain/keep/stay/continue/maintain/always
  BOND = bond/bonds/bonding/attraction/attract/lattice
  reject weak BOND/force | BOND weak
  accept electron ... prevent/stop ... repel/repulsion
  accept not repel/repulsion
  reject repel/repulsion
  accept not break/broken/destroy/destroyed/disrupt/disrupted/affect/affected BOND
  accept not break/broken/destroy/destroyed/disrupt/disrupted, BOND
  accept KEEP ... BOND
  accept BOND ... KEEP
  accept KEEP hold/held/together
  accept electron ... KEEP
  accept electron ... hold/held/holds ... ion/together
  accept electron ... move ... with ... ion/layer/them
  reject BOND ... break/breaks/broken
  reject BOND strong | strong BOND
  unsure BOND | electron ... attract | structure ... KEEP | electron ... move ... with/too/also
  earns: without breaking the bonding
  earns: the electrons still attract the ions
  earns: the metallic bonds are not brokken
  misses: the layers slide over each other
  misses: the bonds are weak
  misses: the bonds are strong
  misses: the bonds break`,
)

/** The electrons of a metal, where an ionic solid is compared with it. */
export const metalElectrons = (metal: string, ionic: string) =>
  judged(
    'in the metal (delocalised) electrons can move through the structure',
    `
    METAL = ${metal.toLowerCase()}/metal/metallic
    SALT = ${ionic.toLowerCase()}/ionic
    MOVE = move/flow/travel/mobile/pass/movement/moving
    FREE = free/freely/delocalised/delocalized/mobile/sea
    reject SALT ...(no METAL/not/ion).. FREE/MOVE electron, without METAL
    reject SALT ...(no METAL/not/ion).. electron ... MOVE, without METAL
    accept electron ...(no ion/fixed).. MOVE
    accept MOVE ...(no ion/layer).. electron
    accept FREE electron
    accept electron ...(no ion).. FREE
    accept electron ... carry/carries/conduct ... current/charge/electricity
    reject electron ... not MOVE/free, without METAL
    unsure not FREE electron, METAL
    reject ion ... MOVE/free, without electron
    unsure electron
    earns: its electrons can move through the structure
    earns: ${metal} has free electrons and ${ionic} has fixed ions
    earns: the delocalized electorns flow through it
    misses: the ions cannot move
    misses: its ions are free to move
    misses: ${ionic} has free electrons
    misses: it is a metal`,
  )

/** The ions of an ionic solid, where a metal is compared with it. */
export const saltIonsFixed = (metal: string, ionic: string) =>
  judged(
    `in the ionic solid the ions are in fixed positions / cannot move`,
    `
    METAL = ${metal.toLowerCase()}/metal/metallic
    SALT = ${ionic.toLowerCase()}/ionic
    MOVE = move/mobile/flow/free/movement/travel
    FIXED = fix/fixed/locked/stuck/held/vibrate
    accept SALT ... ion ... FIXED
    accept SALT ... ion ...(no METAL).. not MOVE
    accept SALT ... not MOVE ...(no electron).. ion
    accept SALT ... FIXED ... ion
    accept ion ...(no METAL).. SALT ...(no METAL/electron).. FIXED
    accept ion ...(no METAL).. SALT ...(no METAL/electron).. not MOVE
    reject METAL ...(no SALT/electron).. ion ... FIXED, without SALT
    reject METAL ...(no SALT/electron).. FIXED ... ion, without SALT
    reject METAL ...(no SALT/electron).. ion ... not MOVE, without SALT
    accept ion ... only ... molten/melted/liquid
    reject ion ...(no never/not).. MOVE, without FIXED, without SALT
    reject SALT ...(no METAL).. ion ...(no METAL/not).. MOVE
    reject "no ions" | "not have ions"
    accept not free/mobile ion
    accept not ion MOVE
    accept ion ...(no METAL).. FIXED
    accept FIXED ...(no METAL).. ion
    accept ion ...(no electron).. not MOVE
    accept not MOVE ...(no electron).. ion
    unsure FIXED | not MOVE | ion ... together/close/lattice
    earns: the ions are in fixed positions
    earns: the ions of ${ionic} cannot move
    earns: ${metal} has mobile electrons but ${ionic} has no mobile ions
    earns: in the solid the ions are held in there fixd places
    misses: the ions are free to move
    misses: ${ionic} has ions that move
    misses: ${metal} has fixed ions
    misses: there are no ions in it`,
  )

/** Why an ionic crystal breaks when its layers are pushed. */
export const LIKE_REPEL = judged(
  'ions of the same charge come next to each other and repel',
  `
  LIKE = same/like/similar/equal/identical
  REPEL = repel/repulsion/repulse
  reject opposite ... REPEL | not REPEL
  reject attract, without REPEL
  accept LIKE ... REPEL
  accept REPEL ... LIKE
  accept LIKE charge ... push
  accept like charges ... push
  accept positive ...(no negative).. positive ... REPEL | negative ...(no positive).. negative ... REPEL
  accept cation ... cation ... REPEL | anion ... anion ... REPEL
  reject positive ... negative ... REPEL | negative ... positive ... REPEL
  reject electron ... REPEL | REPEL ... electron
  unsure REPEL | push ... apart/away | LIKE charge | LIKE ... next
  earns: ions of the same charge are next to each other and repel
  earns: like charges repel
  earns: cations end up beside cations and they repel
  earns: the ions reppel becuase they have the same charg, like charges repal
  misses: the layers slide
  misses: the bonds are weak
  misses: the positive and negative ions repel
  misses: opposite charges attract`,
)
