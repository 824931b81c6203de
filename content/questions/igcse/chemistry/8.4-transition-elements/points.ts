import { judged } from '@/lib/exams/authoring/marks'

/** What is meant by a catalyst. */
export const CATALYST = [
  judged(
    'increases the rate of a reaction',
    `
    FAST = faster/quicker/speed/speeds/accelerate/quickly/fast
    UP = increase/raise/higher/greater/improve
    RATE = rate/speed
    GO = reaction/rate/process/react/go/happen/occur/run/proceed/work
    reject not FAST
    reject not UP
    reject slow/slower/decrease/reduce/lower ...(no activation).. RATE/reaction/down
    reject same RATE
    reject "that reacts" | "which reacts"
    unsure FAST/RATE, more/higher/increase/greater product/yield
    accept speed/speeds up
    accept accelerate/quicken
    accept FAST ... GO
    accept GO ... FAST
    accept UP ... RATE
    accept RATE ... UP
    accept RATE go/goes up
    accept boost/boosts ... RATE
    accept reaction ... less/shorter/shortens time
    unsure rate/activation
    earns: it increases the rate of a reaction
    earns: a substance that speeds up a reaction
    earns: it makes the reaction go faster
    earns: it incraeses the rate of reaction
    misses: it slows down a reaction
    misses: it starts a reaction
    misses: a fast metal
    misses: it makes more product`,
  ),
  judged(
    'is unchanged at the end (not used up)',
    `
    CHANGE = change/affect/alter
    RESULT = product/yield/rate/reaction/amount/volume/speed
    accept not used/consumed
    accept not run out
    reject not CHANGE ...(no by/in/during/at/after/with/itself/and/but/when/while).. RESULT
    reject same product/yield/volume/rate
    reject reaction/temperature/rate ...(no and/but/it/itself/catalyst/that/which/while).. stay/stays/remain/remains ... same
    accept not CHANGE
    accept same ... end/after/afterwards/mass
    accept stay/stays/remain/remains ... same
    accept reuse/reused/regenerated/recovered
    accept still/left ... end/after/afterwards
    unsure not take part
    unsure not react
    earns: it is unchanged at the end
    earns: without being used up
    earns: it is not used up in the reaction
    earns: it stays the same and is not chnaged afterwards
    misses: it is used up
    misses: it speeds up the reaction
    misses: it does not change the products
    misses: there is the same amount of product at the end
    misses: it is a metal`,
  ),
]

/** What variable oxidation numbers are. */
export const DIFFERENT_CHARGES = judged(
  'it forms ions with different charges (more than one ion / oxidation number)',
  `
  MANY = different/several/two/multiple/various/variable/vary/varying/"more than one"
  reject different/two/several/many ... isotope/neutron/mass
  accept not same charge
  reject same charge
  accept "fe2+", "fe3+"
  accept "2+", "3+"
  accept "+2", "+3"
  reject "2+" | "3+"
  reject positive ... negative
  accept MANY ... charge/ion
  accept charge/ion ... different/various/variable/vary/varying/change
  accept lose/give ... different ... electron
  accept lose/give ... two ... three electron
  accept MANY ... oxidation state/number
  accept ii, iii
  unsure oxidation number/state | charge/ion/ions
  earns: it forms ions with different charges
  earns: it can form more than one ion
  earns: it makes Fe2+ and Fe3+
  earns: it has ions with diffrent charges
  misses: it has isotopes
  misses: it has a charge of 2+
  misses: it loses two electrons
  misses: it is oxidised easily
  misses: it forms coloured compounds`,
)
