import { judged } from '@/lib/exams/authoring/marks'

export const SINGLE_ATOMS = judged(
  '(it exists as) single atoms',
  `
  reject not single/separate
  reject one/single/same type/kind of atom
  accept not diatomic
  reject diatomic
  reject two/pairs/pair
  accept single/individual/separate/lone/unbonded/unjoined atom
  accept one atom
  accept not bonded/joined/combined/bond/join/attached/connected
  accept atom ... own/alone/singly/individually/separately/separate
  accept not molecule
  unsure single/atom/alone
  earns: it consists of single atoms
  earns: its atoms are not joined to each other
  earns: each particle is one atom
  earns: the atoms are on there own, singel atoms
  misses: it has two atoms
  misses: it has one kind of atom
  misses: it is unreactive
  misses: it is a gas`,
)

/** The full shell alone, where what follows from it is a point of its own. */
export const FULL_OUTER = judged(
  'its outer shell is full',
  `
  FULL = full/filled/complete/completed/8/eight/octet
  OUTER = outer/outermost/last/valence/outside/final/shell
  reject not FULL
  reject half/nearly/almost/partly FULL
  reject need/must/want ... full/fill/filled/complete
  accept full/complete octet
  accept FULL ... OUTER
  accept OUTER ... FULL
  unsure FULL | stable
  earns: it has a full outer shell
  earns: its outer shell of electrons is full
  earns: eight electrons in the outer shell
  earns: the outer shell is compleet, completly filled
  misses: it is a noble gas
  misses: it does not gain or lose electrons
  misses: it needs one electron to fill its outer shell
  misses: its outer shell is not full`,
)

export const NO_ELECTRONS_MOVED = judged(
  'so it does not lose, gain or share electrons',
  `
  MOVE = lose/gain/share/accept/donate/transfer/give/take/form/receive
  accept not MOVE
  accept not need/have/want/tend ... MOVE
  accept not MOVE electron
  accept no tendency
  accept not react ... MOVE
  accept "no bonds" | "no ions" | "not form bonds" | "not bond"
  reject need/want/must ... MOVE
  reject MOVE one/two/an/its electron
  unsure MOVE
  unsure stable
  earns: it does not lose or gain electrons
  earns: there is no need to share electrons
  earns: it has no tendency to form bonds
  earns: it doesnt loose, gain or share elektrons
  misses: it has a full outer shell
  misses: it is a noble gas
  misses: it gains one electron`,
)

export const LESS_DENSE = (gas: string) =>
  judged(
    `${gas} is less dense than air`,
    `
    DENSE = dense/density/heavy/heavier/weight/mass
    LESS = less/lower/smaller/low
    MORE = more/higher/greater/larger/denser/heavier
    GAS = ${gas}/it/gas/its
    reject air ...(no GAS/than/MORE).. LESS DENSE
    reject GAS ...(no air/than/LESS).. MORE
    reject "same density"
    accept LESS ... DENSE
    accept DENSE ... LESS
    accept lighter
    accept "0.83 is less" | "0.83 is lower" | "0.83 is smaller" | "1.2 is more" | "0.83 < 1.2"
    unsure "0.83"
    accept air ... MORE
    accept DENSE ... under/below
    unsure DENSE/light
    earns: ${gas} is less dense than air
    earns: it has a lower density than air
    earns: air is denser than ${gas}
    earns: its densety is lower, a lower density
    misses: ${gas} is denser than air
    misses: ${gas} is unreactive
    misses: it is a gas`,
  )
