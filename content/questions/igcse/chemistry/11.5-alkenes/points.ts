import { judged } from '@/lib/exams/authoring/marks'

export const ADD_BROMINE = judged(
  'add (shake with) aqueous bromine',
  `
  reject bromide
  accept bromine/br2
  earns: add aqueous bromine
  earns: shake the gas with bromine water
  earns: bubble it through Br2(aq)
  earns: add some aqueous bromene
  misses: add limewater
  misses: use a lighted splint
  misses: add aqueous sodium bromide
  misses: add universal indicator`,
)

export const COLOURLESS = judged(
  'it turns (from orange or brown) to colourless',
  `
  COLOUR = orange/brown/yellow/red/colour/color/brownish
  NONE = colourless/colorless/decolourise/decolourised/decolorise/decolorised/decolourises/decolorises
  reject NONE to/into COLOUR
  reject "from colourless" | "from colorless"
  reject not NONE
  accept alkene ... NONE
  reject alkane/alkanes ...(no alkene/alkenes/stay/stays/remain/remains/change/changes/gas/r).. NONE
  accept NONE
  accept COLOUR ... disappear/disappears/vanish/vanishes/fade/fades/lost/gone/removed
  accept lose/loses/lost ... COLOUR
  unsure discolour/discolours
  earns: it turns from orange to colourless
  earns: the bromine is decolourised
  earns: the orange colour disappears
  earns: it goes colourles
  misses: it turns milky
  misses: it stays orange
  misses: it turns from colourless to orange
  misses: the bromine goes clear
  misses: there is a pop`,
)

export const SUCKED_BACK = judged(
  'so that water is not sucked back into the hot tube (which would crack)',
  `
  HOT = tube/glass/catalyst
  reject gas ...(no water/cool/cools/pressure/contract).. escape/escapes/lost
  unsure gas/air/oxygen is/be/being/gets sucked
  accept suck/sucked/sucks/suckback/suction
  accept "suck-back"
  accept water ... back/enter/enters/flow/flows/drawn/pulled
  accept water ... up/rise/rises/get/gets/go/goes/move/moves/travel/travels/come/comes/reach/reaches ... HOT
  accept water get/gets/go/goes/move/moves/come/comes into/in/up/inside
  accept water into HOT
  accept water, not suck/sucked/enter/enters/flow/back
  accept back of water
  accept water ... crack/break/shatter/burst ... HOT
  accept water ... HOT ... crack/break/shatter/burst
  accept cold water ... hot HOT
  unsure crack/break/shatter/burst/explode | pressure | water
  earns: to stop water being sucked back into the hot tube
  earns: water would flow back up the delivery tube
  earns: otherwise cold water enters the boiling tube
  earns: to prevent suk back of water, the water goes into the tube
  earns: so that water is not suckd back
  misses: to save gas
  misses: to stop the gas from escaping
  misses: because the reaction is over`,
)

/** Why a fraction of large molecules is cracked: what there is of it. */
export const TOO_MUCH = (fraction: string) => {
  const it = fraction.toLowerCase()
  return judged(
    `there is more of ${fraction} than is needed (supply is greater than demand)`,
    `
    MORE = more/greater/higher/larger/bigger/exceed/exceeds/excess/above/surplus/bigger/over/outweigh/outweighs/much
    LESS = less/lower/smaller/below/low/little/under
    reject demand ...(no supply/small/smaller/p/q/LESS).. MORE than supply
    reject demand ...(no supply/small/smaller/p/q/LESS).. exceed/exceeds supply
    reject supply LESS than demand
    accept supply ... MORE ... demand
    accept MORE supply ... demand
    accept demand ... LESS ... supply
    accept MORE ... than ... need/needed/wanted/demand/used/sold/required/demanded
    accept too much ... "${it}"
    accept "${it}" ... too much
    accept surplus/excess/leftover/oversupply/oversupplied
    accept left over
    accept "${it}" ... LESS ... demand
    accept LESS demand ... "${it}"
    accept LESS demand ... large/larger/long/longer/big/bigger
    accept demand ... "${it}" ... LESS
    unsure MORE supply
    accept large/larger/long/longer/heavy ... LESS ... demand/useful
    accept not needed/wanted/used
    unsure supply | demand
    earns: there is more of ${fraction} than is needed
    earns: the supply of ${fraction} is greater than the demand
    earns: there is a surplus of ${fraction}
    earns: demand is lower than supply for it
    earns: the suply is greater than the demand
    misses: it has a high boiling point
    misses: it burns with a smoky flame
    misses: the demand is greater than the supply`,
  )
}

/** Why it is cracked: what is wanted instead. */
export const SMALLER_WANTED = (fraction: string) => {
  const it = fraction.toLowerCase()
  return judged(
    `to meet the demand for smaller molecules (${fraction})`,
    `
    SMALL = small/smaller/short/shorter/light/lighter
    WANT = demand/need/needed/wanted/useful/valuable/required/shortage/use/short/demanded
    reject demand/need ... large/larger/long/longer ...(no SMALL/low/less).. more/greater/high/higher, without SMALL
    accept SMALL ... WANT
    accept WANT ...(no is/are/was).. SMALL
    unsure supply than "${it}"
    accept "${it}" ...(no less/low/lower/little/r/s).. WANT
    accept WANT ...(no r/s).. "${it}"
    accept not enough ... "${it}"
    accept not enough ... SMALL
    accept more "${it}"
    accept more of "${it}"
    accept make/made/produce/form/give/convert/converted/turn/turned/become/becomes ... "${it}"
    unsure SMALL
    unsure "${it}"
    earns: to meet the demand for smaller molecules
    earns: smaller molecules are more useful
    earns: there is a shortage of ${fraction}
    earns: it is broken into smaller molecules, which are in demand
    earns: smaler molecules are in demand
    misses: it is cheap
    misses: it is a mixture
    misses: to get rid of carbon dioxide`,
  )
}

export const ONE_PRODUCT = judged(
  'only one product is formed (two molecules join)',
  `
  ONE = one/single/1
  reject two/2/more/several/many products
  reject replace/replaced/swap/swapped/substitute/substituted
  reject break/breaks/broken/split/splits/cracked/smaller ...(no one/bond/single).. product/molecule/molecules
  accept ONE ...(no of).. product
  accept the only product
  accept ONE molecule/substance/compound ... formed/made/form/produced
  accept only ONE substance/compound
  accept join/combine/combined/joined/added/react ... form/make/to ... ONE
  accept no other/by product
  unsure ONE ... product
  unsure join/combine/combined/added/add/adds | double bond
  earns: only one product is formed
  earns: two molecules combine to make a single product
  earns: the reaction gives one product only
  earns: only one produkt is made
  misses: one atom is replaced by another
  misses: two products are formed
  misses: a large molecule breaks up
  misses: oxygen is gained`,
)
