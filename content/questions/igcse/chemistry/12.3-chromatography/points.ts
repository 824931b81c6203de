import { judged } from '@/lib/exams/authoring/marks'

const DISSOLVE = 'DISSOLVE = dissolve/soluble/dissolves/dissolved'

export const PENCIL_STAYS = judged(
  'pencil (graphite) does not dissolve in the solvent / ink would dissolve (and run)',
  `
  ${DISSOLVE}
  MOVE = move/run/rise/spread/travel/smudge/bleed
  reject pencil/graphite will/does/is DISSOLVE
  reject not ink ... DISSOLVE
  reject so/helps/lets/allows ink can/to/will DISSOLVE/MOVE/separate
  accept insoluble, without ink
  accept pencil/graphite ... insoluble
  accept not DISSOLVE, without ink
  accept pencil/graphite, not DISSOLVE
  unsure so ink
  accept ink ...(no insoluble/pencil/can).. DISSOLVE/MOVE/separate/mix/interfere
  accept not MOVE/mix/interfere, without ink
  unsure ink | MOVE
  earns: pencil does not dissolve in the solvent
  earns: graphite is insoluble
  earns: ink would dissolve and run up the paper
  earns: because pencil is insolubel in the solvent
  misses: pencil can be rubbed out
  misses: pencil dissolves in the solvent
  misses: it is easier to see
  misses: pencil is darker
  misses: so the ink can dissolve`,
)

/** A sample with a spot that none of the allowed dyes has. */
export const UNKNOWN_SPOT = judged(
  'it has a spot at a height at which no permitted dye has a spot',
  `
  ALLOWED = permitted/allowed/known/reference/safe/legal/other/others
  MATCH = match/level/line/lines/align/same/equal/correspond
  HEIGHT = height/level/distance/place/position/high
  accept spot/dye/one, not MATCH
  accept not MATCH, ALLOWED
  accept spot/dye/one ... none of
  accept no ALLOWED, HEIGHT/there
  accept none ... ALLOWED
  accept spot/dye/one, not permitted/allowed
  accept "not p"/"not q" | "not level with p" | "not the same as p"
  accept spot/dye/one ... different HEIGHT
  accept spot/dye, not present/found/among, ALLOWED
  accept spot/dye, not among
  accept spot/dye/one ... not one/any of ... dye
  accept only one ... MATCH/permitted/allowed
  unsure not present/found
  accept unknown/unidentified spot/dye/colour
  accept different spot/dye ... ALLOWED
  accept spot/dye/one ... unknown
  accept extra spot | additional spot | another spot | extra dye
  unsure not ALLOWED | none | "c or d"
  unsure different
  earns: one of its spots does not match any permitted dye
  earns: it has a spot at a height where no permitted dye has one
  earns: there is an extra spot
  earns: one spot does not mach any of the permitted dyes
  misses: it has two spots
  misses: it is a mixture
  misses: it has the same spots as the permitted dyes`,
)

export const DIFFERENT_SOLUBILITY = judged(
  'the dyes have different solubilities in the solvent',
  `
  DIFFER = different/differ/more/less/most/least/better/higher/lower/greater/vary/differently/unequal
  reject insoluble ... all
  reject same solubility/soluble | equally soluble
  accept DIFFER solubility/soluble/dissolve
  accept solubility ...(no and/but).. DIFFER
  accept soluble/dissolve DIFFER, without colour
  accept dissolve/soluble solvent/water/it DIFFER, without colour
  unsure solubility/soluble/dissolve
  earns: they have different solubilities
  earns: one dye is more soluble in the solvent than the other
  earns: the dyes dissolve differently in the solvent
  earns: they have diffrent solubilitys in the solvent
  misses: they have different colours
  misses: they have different boiling points
  misses: they have different attractions to the paper
  misses: they have different boiling points and different colours`,
)

export const DIFFERENT_ATTRACTION = judged(
  'they are attracted to the paper to different extents',
  `
  DIFFER = different/differ/more/less/most/least/stronger/weaker/strong/vary/greater/lower/differently
  HOLD = attract/attraction/stick/adsorb/absorb/held/hold/affinity/cling/bond/attach/adhere
  reject same attraction/affinity | equally attracted
  reject attract ... each other | attract ... solvent, without paper
  accept DIFFER HOLD ...(no solvent).. paper
  accept DIFFER HOLD, without solvent
  accept HOLD ...(no and/but/solvent/solubility/soluble).. DIFFER, without colour
  unsure HOLD | paper
  earns: they have different attractions to the paper
  earns: one dye is more strongly attracted to the paper
  earns: one dye sticks to the paper more than the other
  earns: they have diffrent atraction to the paper
  misses: they have different solubilities
  misses: they have different colours
  misses: they have different boiling points`,
)

/** Why colourless substances are sprayed: `kind` is what they are, such as sugars. */
export const makesVisible = (kind: string) =>
  judged(
    `the ${kind} / spots are colourless, and it makes them visible (coloured)`,
    `
  SEE = see/seen/visible/show/appear/locate/find/coloured/color/colour/identify/reveal/spot
  reject separate/dissolve/faster/further, without see/visible/colourless/seen/show/coloured/invisible
  reject solvent ... visible/seen/front
  unsure separate/dissolve, without see/visible/seen/show/coloured/invisible
  reject make/turn/become/go colourless/invisible, without visible/seen/see/show/coloured/appear
  accept colourless/invisible
  accept "no colour"/"no color"
  accept show up
  accept find/found/locate ... spot/spots/position/acid/acids/sugar/sugars
  accept make/makes/become/get/turn/give/so/to/can ... visible/coloured/appear/locate
  accept show ... where/position/spot/spots
  accept position/spot/spots ... found/located
  accept so/to/can ... see/seen
  accept not see/seen
  accept locate/reveal/visible/visualise
  unsure SEE
  earns: the ${kind} are colourless
  earns: to make the spots visible
  earns: so that you can see the spots
  earns: the spots cannot be seen, it makes them visable
  misses: to separate the ${kind}
  misses: to make the spots travel further
  misses: to dissolve the ${kind}
  misses: to make the spots colourless`,
  )

export const MAKES_VISIBLE = makesVisible('amino acids')

export const SAME_SOLVENT = judged(
  'the Rf value (solubility) of a substance is different in another solvent',
  `
  DIFFER = different/differ/change/depend/vary/affect/alter/other/another
  unsure different/other acid/acids/sugar/sugars/substance/substances/dye/dyes, without solvent/solvents
  accept rf/solubility/soluble/dissolve/"r f"/factor ... DIFFER
  accept DIFFER ... rf/solubility/soluble/dissolve/"r f"/factor
  accept travel/distance/move/value ... DIFFER ... solvent
  accept solvent ... DIFFER ... travel/distance/move/value/values
  accept DIFFER ... solvent ... travel/distance/move/value
  accept rf/value/values ... only ... solvent
  accept rf/value/values, not same, solvent
  unsure rf/solubility/value/distance/soluble
  earns: the Rf value changes with the solvent
  earns: substances have different solubilities in different solvents
  earns: in another solvent the substance would travel a different distance
  earns: Rf depends on the solvant
  misses: to make it a fair test
  misses: it is more accurate
  misses: the solvent is expensive`,
)

export const INSOLUBLE_IN_IT = (solvent: string) =>
  judged(
    `the dye is insoluble in ${solvent}`,
    `
    reject very soluble | most soluble
    reject paper is insoluble
    reject insoluble ... paper, without ${solvent}/solvent
    accept insoluble/unsoluble
    accept not soluble/dissolve
    accept "not in ${solvent}"
    unsure less/least soluble | attract
    earns: it is insoluble in ${solvent}
    earns: it does not dissolve in the solvent
    earns: the dye cannot dissolve
    earns: it is insolubel
    misses: it is soluble in ${solvent}
    misses: it is too heavy
    misses: it has a high boiling point`,
  )

/** Why one pen cannot have been used. */
export const NOT_THIS_PEN = (pen: string) =>
  judged(
    `the spots of pen ${pen} and of the ink are not (all) at the same heights`,
    `
    MATCH = match/same/level/line/align/equal/correspond
    accept not MATCH
    accept not spot/dye, X
    accept only ... MATCH
    accept spot/spots ... higher/lower/above/below ... than
    accept different ... height/distance/position/spot/spots/dye/dyes/level/place/rf/pattern
    accept height/distance/position/spot/spots/dye/dyes/level ... different/differ
    accept spot/spots/dye/dyes, not has/have/found/present/contain
    accept extra/missing ... spot/dye | spot/dye ... missing/extra | lacks
    reject MATCH
    unsure different/spot
    earns: the spots are not at the same height
    earns: the spots of pen ${pen} are at different heights
    earns: one of its spots does not match
    earns: it has diffrent dyes from the ink
    misses: the spots are at the same height
    misses: the ink is old
    misses: pen ${pen} is blue`,
  )
