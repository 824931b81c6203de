import { judged } from '@/lib/exams/authoring/marks'

/** What is meant by an ionic bond. */
export const IONIC_BOND = [
  judged(
    '(strong) electrostatic attraction',
    `
    reject share/shared/sharing
    reject repel/repulsion/repulsive, without attract/attraction
    reject not attract/attraction
    accept attract/attraction/attractive
    unsure electrostatic/force/pull
    earns: a strong electrostatic attraction
    earns: oppositely charged ions attract each other
    earns: an electrostatic atraction between the ions
    misses: a shared pair of electrons
    misses: a bond between ions
    misses: the ions repel each other`,
  ),
  judged(
    'between oppositely charged ions / positive and negative ions',
    `
    PLUS = positive/cation/plus/positively
    MINUS = negative/anion/minus/negatively
    reject not opposite/oppositely
    reject same/equal/like charge, without opposite/oppositely
    reject opposite/oppositely/positive/negative ... atom/molecule/electron, without ion/cation
    accept oppositely/opposite/different/unlike ... ion/charge/particle
    accept ion ... opposite/oppositely
    accept PLUS ...(no electron/atom).. MINUS
    accept MINUS ...(no electron/atom).. PLUS
    accept cation, anion
    unsure ion/opposite/positive
    earns: between oppositely charged ions
    earns: between positive and negative ions
    earns: the attraction of cations and anions
    earns: between opositely charged ions
    misses: between atoms
    misses: between ions of the same charge
    misses: a strong attraction`,
  ),
]

/** Why the melting point is high. */
export const STRONG_ATTRACTIONS = judged(
  '(many) strong (electrostatic) attractions between (oppositely charged) ions / strong ionic bonds',
  `
  STRONG = strong/strongly/powerful
  reject covalent/intermolecular/molecule/molecular/metallic
  reject weak/weakly, without STRONG
  reject not STRONG
  unsure atom/atoms, without ion/ions/ionic
  accept STRONG ... bond/attract/attraction/force/electrostatic
  accept bond/attraction/force/ion ... STRONG
  unsure ionic bond | attraction/attract/electrostatic | giant
  earns: there are strong attractions between the ions
  earns: it has strong ionic bonds
  earns: the electrostatic forces are very stong
  misses: it has strong covalent bonds
  misses: a lot of energy is needed
  misses: it has weak forces`,
)

export const MUCH_ENERGY = judged(
  'a lot of energy is needed to overcome (break) them',
  `
  MUCH = lot/lots/much/large/high/great/more/huge/big/considerable
  reject little/less/low/small ... energy/heat
  accept MUCH ...(no little/less).. energy/heat
  accept energy/heat ... MUCH/high
  accept hard/difficult/difficulty/tough ... break/overcome/separate
  accept high temperature ... break/overcome/separate
  unsure energy/heat | break/overcome/separate
  earns: a lot of energy is needed to break them
  earns: much heat energy is required to overcome the attractions
  earns: it needs large amounts of enregy
  misses: the forces are strong
  misses: little energy is needed
  misses: it has a high melting point`,
)

/** A solid does not conduct. */
export const IONS_FIXED = judged(
  'in the solid the ions are in fixed positions / cannot move',
  `
  MOVE = move/mobile/flow/free/movement/travel
  SOLID = solid/below/before/unmelted
  LIQUID = molten/liquid/above
  UNLIKE = but/whereas/while/unlike/than/and
  accept not MOVE SOLID, ion
  accept ion MOVE, "solid they cannot" | "solid they cant" | "solid they can't" | "solid they don't" | "solid they dont" | "solid they do not" | "solid they can not"
  reject electron ...(no ion/ions).. not MOVE, without ion
  reject ion ... MOVE ...(no LIQUID/UNLIKE/not).. SOLID
  reject SOLID ...(no LIQUID/UNLIKE).. ion ...(no LIQUID/UNLIKE).. MOVE
  accept not free/mobile ion
  accept not ion MOVE
  reject not ion
  accept ion ... fix/fixed/locked/stuck/held/vibrate
  accept fix/fixed/locked/stuck/held ... ion
  accept ion ...(no LIQUID/but/whereas/while).. not MOVE
  accept not MOVE ...(no electron).. ion
  unsure fix/fixed | not MOVE | ion ... together/close/lattice
  earns: the ions are in fixed positions
  earns: the ions cannot move
  earns: in the solid the ions are held in there fixd places
  misses: the electrons cannot move
  misses: the ions are free to move
  misses: the ions can move in the solid
  misses: there are no ions in it`,
)

/** A molten compound conducts. */
export const IONS_FREE = judged(
  'when molten the ions are free to move (and carry the current)',
  `
  MOVE = move/mobile/flow/free/movement/travel
  SOLID = solid/below
  LIQUID = molten/liquid/above
  UNLIKE = but/whereas/while/unlike/than/and
  reject electron ... MOVE, without ion
  reject free/delocalised electron, without ion
  reject SOLID ion MOVE | SOLID ion can MOVE
  accept LIQUID ion can MOVE | LIQUID ion MOVE
  reject ion ... MOVE ...(no LIQUID/UNLIKE/not).. SOLID
  unsure electron ... MOVE
  accept LIQUID ...(no SOLID/fix/fixed).. MOVE & ion
  accept melt/melts/melted ...(no point/SOLID/fix/fixed).. MOVE & ion
  accept ion ...(no SOLID/but).. free/mobile
  accept free/mobile ...(no electron).. ion
  accept ion ...(no SOLID/fix/fixed).. MOVE
  accept LIQUID ... ion ... MOVE
  accept ion, MOVE ...(no SOLID).. LIQUID
  accept MOVE ...(no electron).. ion
  unsure not MOVE ... until/unless | LIQUID ... they can
  unsure LIQUID, ion | LIQUID, MOVE | ion ... carry/conduct
  earns: the ions are free to move
  earns: when molten, its ions can move
  earns: the ions are mobiel and carry the charge
  misses: the electrons are free to move
  misses: the ions cannot move
  misses: the ions move in the solid but not in the liquid
  misses: the bonds are broken`,
)

/** The lattice. */
export const REGULAR = judged(
  'regular arrangement (giant lattice)',
  `
  reject irregular/random/disordered
  reject not regular
  reject covalent/metallic/molecular/molecule
  accept regular/regularly/lattice/ordered/pattern/uniform/repeating
  unsure giant/arranged/cube/rows/layers
  earns: a regular arrangement of ions
  earns: it is a giant lattice
  earns: the ions are in a reguler patern
  misses: an irregular arrangement
  misses: it has ions
  misses: positive and negative ions`,
)

export const ALTERNATING = judged(
  'of alternating positive and negative ions',
  `
  PLUS = positive/cation/plus
  MINUS = negative/anion/minus
  OPPOSITE = opposite/oppositely
  reject sea/delocalised
  reject share/molecule/atom, without ion
  accept ion ... surround ... ion/chloride/iodide/bromide
  accept alternate/alternating/alternately/turn
  accept PLUS ...(no molecule).. surround ... MINUS
  accept MINUS ...(no molecule).. surround ... PLUS
  accept surround ... OPPOSITE
  accept OPPOSITE ... surround/beside/next/neighbour/adjacent
  accept PLUS, MINUS, ion
  accept cation, anion
  accept OPPOSITE charge ion
  unsure ion | PLUS | OPPOSITE
  earns: alternating positive and negative ions
  earns: each positive ion is surrounded by negative ions
  earns: cations and anions in turn, altenating
  misses: a regular arrangement
  misses: positive ions in a sea of electrons
  misses: molecules in rows`,
)

/** How a salt conducts without being molten. */
export const DISSOLVE = judged(
  'dissolve it in water / make an aqueous solution',
  `
  reject not dissolve
  reject ethanol/hexane/oil/alcohol, without water
  reject melt/melted/molten/heat, without dissolve/water/aqueous
  accept dissolve/dissolved/aqueous/solution
  accept add/put/mix/place/pour/use ... water
  unsure water
  earns: dissolve it in water
  earns: make an aqueous solution of it
  earns: by disolving it
  misses: melt it
  misses: use a bigger battery
  misses: crush it to a powder`,
)
