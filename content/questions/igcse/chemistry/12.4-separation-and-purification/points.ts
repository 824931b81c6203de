import { judged } from '@/lib/exams/authoring/marks'

/** Why the residue is washed when the filtrate is wanted. */
export const RINSE_ALL = (salt: string, ion: string) =>
  judged(
    `to wash all of the ${salt} (solution) into the filtrate`,
    `
    SALT = ${ion}/salt/solution/dissolved/soluble/filtrate
    GET = all/rest/remaining/remains/left/last/any/more/every/most/trapped
    reject not get/wash/remove/dissolve
    reject remove/removes/wash ... residue ... filter/paper, without ${ion}/salt/solution
    accept GET ... SALT ... wash/washed/rinse/rinsed/pass/passes/through/collect/collected/remove/removed/filtrate/dissolve/dissolves/out/obtained/recovered
    accept wash/rinse/remove/dissolve/dissolves/collect/get/obtain/removes/washes/rinses/recover ...(no residue).. GET ... SALT
    accept wash/rinse/remove/dissolve/collect/washes/rinses/removes/dissolves ... ${ion}/salt/solution ... residue/off/out/away/from/through
    accept no ${ion}/salt ... lost/left/wasted/residue/remain/remains
    accept not lose/leave/waste ${ion}/salt/any
    accept ${ion}/salt ... left/trapped/stuck/remain/remains/remaining ... residue/paper/sand/solid
    unsure ${ion}/salt/solution/filtrate
    earns: to wash all of the ${salt} into the filtrate
    earns: some ${salt} solution is left in the residue, it rinses it out
    earns: so that no ${salt} is lost
    earns: to rinsse the rest of the salt out of the residue
    misses: to make it pure
    misses: to cool it
    misses: to dissolve the residue`,
  )

export const BOILS_DIFFER = judged(
  'the liquids have different boiling points',
  `
  DIFFER = different/differ/lower/higher/lowest/highest/own/vary/unequal/unlike
  BOIL = boil/boiling/boils/volatile/volatility/bp
  reject same ... BOIL, without DIFFER
  reject DIFFER ...(no boil/boiling/boils).. melting, without boil/boiling
  accept DIFFER ...(no melting/density/solubility).. BOIL
  accept BOIL ...(no same/melting).. DIFFER
  accept BOIL ... before/first/earlier/easily
  accept more/less/most/least BOIL
  accept not same ... BOIL
  unsure BOIL/evaporate/evaporates
  earns: they have different boiling points
  earns: the boiling points of the liquids are different
  earns: one boils at a lower temperature
  earns: they have diffrent boyling points
  misses: they have different densities
  misses: they have different melting points
  misses: they do not mix`,
)

export const LOWEST_FIRST = judged(
  'the one with the lowest boiling point is collected (distils) first / the others condense in the column and run back',
  `
  LOW = lower/lowest/smaller/smallest/least
  HIGH = higher/highest/bigger/greater/larger
  OVER = first/before/collect/collected/distil/distils/distilled/top/reach/reaches/pass/passes/over/leave/leaves/evaporate/evaporates/evaporated/rise/rises/boil/boils
  reject HIGH ...(no LOW/back/condense/condenses/flask/column/last/later/after/stay/stays).. first/before
  accept LOW ...(no HIGH).. first, without density/melting/mass
  accept LOW ...(no HIGH/different).. boiling/bp ...(no HIGH).. OVER
  accept OVER ...(no HIGH).. LOW boiling
  accept boil/boils/evaporate/evaporates at LOW ...(no HIGH).. first/before/collect/collected/over/top
  accept HIGH ...(no LOW).. condense/condenses/back/flask/stay/stays/last/later/after/remain/remains
  accept condense/condenses/run/runs/drip/drips ... back
  accept order ... boiling | boiling ... order
  unsure first/column/condense/condenses | LOW boiling
  earns: the liquid with the lowest boiling point is collected first
  earns: the one with the lower boiling point distils first
  earns: liquids with higher boiling points condense in the column and run back
  earns: the lowest boiling point evaparates first and is colected
  misses: they have different boiling points
  misses: the one with the highest boiling point is collected first
  misses: the liquids are miscible`,
)

export const OVER_A_RANGE = judged(
  'it melts over a range of temperatures (not at one sharp temperature)',
  `
  MELT = melt/melts/melting/it/temperature/point
  reject not range
  
  accept range
  accept not sharp/fixed/constant/single/horizontal/flat/level
  accept not melt at one/single/exact/fixed/same
  accept not one temperature
  accept different/several/various/many temperature/temperatures
  accept between ... and
  accept from ... to
  accept temperature/line/graph ... rise/rises/increase/increases/slope/slopes/slopes/changes/sloping ... melt/melts/melting
  accept melt/melts/melting ... temperature/line/graph ... rise/rises/increase/increases/slope/slopes/changes
  accept gradually/slowly, melt/melts/melting, without heated
  accept no fixed/sharp/flat/horizontal/level/constant
  unsure sharp/slope/rise/rises/temperatures
  earns: it melts over a range of temperatures
  earns: it does not have a sharp melting point
  earns: the temperature rises while it melts
  earns: it melts over a rannge of temperatures
  misses: it melts below the melting point of pure Z
  misses: it is a mixture
  misses: it takes four minutes to melt`,
)

export const BELOW_PURE = judged(
  'it melts below the melting point of the pure compound',
  `
  LOW = below/lower/less/under/smaller/before/lowered/reduced/decreased
  reject above/higher/more, without LOW
  accept LOW ... melting/point/pure/temperature/melt/melts
  accept melt/melts/melting/point/temperature ... LOW
  accept not melt/reach at
  accept melt/melts/melting ... instead
  unsure LOW/different
  earns: it melts below the melting point of pure Z
  earns: its melting point is lower
  earns: it starts to melt at a lower temperature than pure Z
  earns: the meltting point is lowwer than that of the pure compound
  misses: it melts over a range of temperatures
  misses: it melts at a higher temperature
  misses: it is a mixture`,
)

export const GOOD_SOLVENT = judged(
  'Z is (very) soluble in it when hot and much less soluble when cold (so crystals form on cooling)',
  `
  HOT = hot/warm/heated/high/higher/"50"
  COLD = cold/cool/cools/cooled/cooling/low/lower/"20"
  SOL = soluble/solubility/dissolve/dissolves/dissolved
  reject boiling point
  reject insoluble ...(no cold/cool/"20").. hot
  reject high/very/more ...(no hot/warm/"50"/low/insoluble/less/little/crystal/crystals).. cold/cool
  accept not SOL, COLD
  accept insoluble/little/less/hardly ... COLD
  accept COLD ... insoluble/little/less/hardly
  reject COLD ...(no less/little/not/insoluble/few/HOT/crystal/crystals/than/small).. more SOL
  accept HOT ... SOL ...(no same).. COLD
  accept SOL ...(no same).. HOT ... COLD
  accept COLD ... HOT ... SOL
  accept COLD ... SOL ... HOT
  accept SOL ...(no same).. COLD ... HOT
  accept big/bigger/biggest/large/larger/largest/great/greatest/most/huge ... difference/change/decrease/fall/drop
  accept difference ... big/large/biggest/largest/great/greatest/huge
  accept solubility ... fall/falls/drop/drops/decrease/decreases/change/changes
  accept crystal/crystals/crystallise/crystallises ... COLD
  accept COLD ... crystal/crystals/crystallise/crystallises
  unsure HOT/COLD/SOL
  earns: Z is soluble in the hot solvent but hardly soluble in the cold one
  earns: it has the biggest difference in solubility
  earns: its solubility falls a lot when it cools, so crystals form
  earns: it disolves when hot but not when it is cold
  misses: it is cheap
  misses: it has a low boiling point
  misses: it is a liquid`,
)
