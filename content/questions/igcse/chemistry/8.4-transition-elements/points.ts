import { judged } from '@/lib/exams/authoring/marks'

/** What is meant by a catalyst. */
export const CATALYST = [
  judged(
    'increases the rate of a reaction',
    `
    FAST = faster/quicker/speed/speeds/accelerate/quickly/fast
    UP = increase/raise/higher/greater/improve
    RATE = rate/speed
    reject not FAST
    reject not UP
    reject slow/slower/decrease/reduce/lower ...(no activation).. RATE/reaction/down
    accept FAST
    accept UP ... RATE
    accept RATE ... UP
    accept RATE go/goes up
    accept lower/lowers/reduce/less activation
    unsure rate/activation
    earns: it increases the rate of a reaction
    earns: a substance that speeds up a reaction
    earns: it makes the reaction go faster
    earns: it incraeses the rate of reaction
    misses: it slows down a reaction
    misses: it starts a reaction
    misses: it makes more product`,
  ),
  judged(
    'is unchanged at the end (not used up)',
    `
    accept not used/consumed/altered/affected
    accept not change
    accept not take part
    accept same ... end/after/afterwards/mass
    accept stay/stays/remain/remains ... same
    accept reuse/reused/regenerated/recovered
    unsure not react
    earns: it is unchanged at the end
    earns: without being used up
    earns: it is not used up in the reaction
    earns: it stays the same and is not chnaged afterwards
    misses: it is used up
    misses: it speeds up the reaction
    misses: it is a metal`,
  ),
]

/** What variable oxidation numbers are. */
export const DIFFERENT_CHARGES = judged(
  'it forms ions with different charges (more than one ion / oxidation number)',
  `
  MANY = different/several/two/multiple/various/many/more/variable/vary/varying/both
  reject different/two/several/many ... isotope/neutron/mass
  reject same charge
  accept MANY ... charge/ion
  accept charge/ion ... MANY
  accept "fe2+", "fe3+"
  accept "2+", "3+"
  accept lose/give ... different/two ... electron
  accept MANY ... oxidation state/number
  accept ii, iii
  unsure oxidation number/state | charge/ion/ions
  earns: it forms ions with different charges
  earns: it can form more than one ion
  earns: it makes Fe2+ and Fe3+
  earns: it has ions with diffrent charges
  misses: it has isotopes
  misses: it is oxidised easily
  misses: it forms coloured compounds`,
)
