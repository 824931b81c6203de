import { judged } from '@/lib/exams/authoring/marks'

export const SINGLE_ATOMS = judged(
  '(it exists as) single atoms',
  `
  reject not single/separate
  reject single/one bond
  reject one/single/same type/kind of atom
  reject atom type/kind
  accept not diatomic
  reject diatomic
  reject two/pairs/pair
  accept not bonded/joined/combined/bond/join/attached/connected
  reject one atom ... joined/bonded/attached/connected
  accept single/individual/separate/lone/unbonded/unjoined atom
  accept one atom
  reject atoms joined/bonded/attached/connected
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
  accept not need ... lose/gain ... FULL
  reject not FULL
  reject half/nearly/almost/partly FULL
  reject need/want/must ... full/fill/filled/complete
  reject gain/lose/share ...(no because/since/as/so).. full/fill/filled/complete
  reject "8 shells" | "eight shells"
  accept full/complete/stable octet
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
  misses: it gains an electron to get a full outer shell
  misses: its outer shell is not full`,
)

export const NO_ELECTRONS_MOVED = judged(
  'so it does not lose, gain or share electrons',
  `
  MOVE = lose/gain/share/accept/donate/transfer/give/take/receive
  reject "no electrons to" | "no electron to"
  accept not MOVE
  accept not need/have/want/tend ... MOVE
  accept not need/want ... electron
  accept not MOVE electron
  accept not tendency
  accept not react ... MOVE
  accept not form bond/bonds/ion/ions
  accept not bond
  accept "no bonds" | "no ions" | "not form bonds"
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
  misses: it has no electrons to share
  misses: it gains one electron`,
)

export const LESS_DENSE = (gas: string) =>
  judged(
    `${gas} is less dense than air`,
    `
    DENSE = dense/density/heavy/heavier
    LESS = less/lower/smaller/low
    MORE = more/higher/greater/larger/denser/heavier
    GAS = ${gas}/it/gas/its
    reject not LESS
    accept not dense as/than, without "air is"
    reject air ...(no GAS/than/MORE).. LESS DENSE
    reject GAS ...(no air/than/LESS).. MORE
    reject "same density"
    unsure "lowest", without air
    accept LESS ... DENSE
    accept DENSE ... LESS
    accept "lighter"
    accept "0.83 is less" | "0.83 is lower" | "0.83 is smaller" | "1.2 is more" | "0.83 < 1.2"
    unsure "0.83"
    accept air ... MORE
    accept DENSE ... under/below
    unsure DENSE/light/mass/weight
    earns: ${gas} is less dense than air
    earns: it has a lower density than air
    earns: air is denser than ${gas}
    earns: its densety is lower, a lower density
    misses: ${gas} is denser than air
    misses: it is not less dense than air
    misses: ${gas} is unreactive
    misses: it is a gas`,
  )
