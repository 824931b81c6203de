import { judged } from '@/lib/exams/authoring/marks'

export const YEAST_KILLED = judged(
  'the yeast is killed / its enzymes are denatured',
  `
  YEAST = yeast/enzyme/it/they/cell/fungus/bacteria/catalyst
  HARM = denature/denatured/kill/die/dies/died/dying/dead/destroy/damage/deactivate/inactivate/inactive/unfold
  reject not HARM
  reject glucose/sugar/ethanol ... (HARM | "used up" | evaporate), without yeast/enzyme
  reject kill/destroy/damage oxygen/gas
  accept yeast/enzyme ...(no glucose/sugar/ethanol).. HARM
  accept HARM ...(no glucose/sugar/ethanol).. yeast/enzyme/cell
  accept (active site | shape) ... (change/changes/changed/lost/lose/destroy)
  accept YEAST ... HARM
  accept yeast/enzyme/enzymes, not (work/function/act/survive/live/respire/alive)
  accept not (survive/live/alive)
  accept denature/denatured
  unsure yeast/enzyme ... stop/stops/stopped
  unsure yeast/enzyme ... hot
  unsure HARM
  unsure not (work/function/act)
  earns: the yeast is killed
  earns: the enzymes are denatured
  earns: because the enzymes in the yeast do not work any more
  earns: the enzimes in yeast get denaturd
  misses: all the glucose has reacted
  misses: the particles move faster
  misses: the yeast works faster
  misses: the yeast is not killed
  misses: the ethanol evaporates`,
)

export const RISE_GROWS = judged(
  'the rise for each gram becomes greater (as the number of carbon atoms increases)',
  `
  UP = increase/rise/higher/greater/up/grow/larger/bigger/more/climb
  DOWN = decrease/fall/lower/drop/down/less/reduce/smaller
  FEW = fewer/less/shorter/smaller
  reject constant/same
  reject (lower/smaller/less/decrease/decreases) ... (more/higher) carbon
  accept methanol ... (lowest/smallest/least) ... propanol ... (highest/greatest/largest/most/biggest)
  accept propanol ... (highest/greatest/largest/most/biggest)
  accept it rises
  reject not increase/change/rise/grow
  accept FEW carbon ...(no UP).. DOWN
  accept DOWN ...(no UP).. FEW carbon
  accept carbon ...(no UP).. DOWN ...(no UP).. DOWN
  reject "rise decreases" | "rises decrease" | "rise falls" | "rise gets smaller" | "rise is smaller" | "rise is lower" | "rise is less"
  reject DOWN, without carbon
  reject UP ...(no UP).. DOWN
  accept increase/increases/higher/greater/larger/bigger/grow/grows/up/climbs/more/proportional
  unsure UP
  earns: it increases
  earns: the more carbon atoms, the greater the temperature rise per gram
  earns: the temperature rise for each gram gets higher
  earns: it increeses with the number of carbon atoms
  misses: it decreases
  misses: it stays the same
  misses: the more carbon atoms, the smaller the temperature rise
  misses: methanol burns with a blue flame`,
)

/** Fermentation compared with the addition of steam; the question names both. */
export const FOR_FERMENTATION = judged(
  'an advantage: the raw material is renewable / low temperature or pressure / less energy / simple vessels',
  `
  FERM = ferment/fermentation/yeast/glucose/sugar/crop/plant/it
  STEAM = steam/ethene/hydration/petroleum/oil/crude/other/addition
  LITTLE = low/lower/little/less/lower/fewer/small/smaller/mild/room
  MUCH = high/higher/much/more/great/large/lot/lots
  COST = energy/temperature/pressure/heat/heating/electricity/fuel
  accept STEAM ...(no fermentation/glucose/sugar/crop).. ("non-renewable" | "nonrenewable" | "non renewable" | finite)
  reject ("non-renewable" | "nonrenewable" | "non renewable" | finite), without STEAM
  reject STEAM ...(no FERM/but/while/whereas/not/than/fermentation).. renewable, without FERM
  reject fermentation ...(no STEAM/than/but/while/whereas/LITTLE/not).. MUCH COST
  reject STEAM ...(no fermentation/but/while/whereas/MUCH/than).. LITTLE COST
  accept renewable
  accept STEAM, not renewable
  accept not MUCH COST
  reject MUCH COST, without STEAM, without LITTLE
  accept LITTLE ...(no MUCH).. COST
  accept COST ...(no MUCH).. LITTLE
  accept not (heat/heating/heated)
  accept STEAM ...(no fermentation).. MUCH COST
  accept STEAM ...(no fermentation).. COST ... MUCH
  accept (crop/plant/sugar/cane) ... (regrow/grown/grow/replant/replanted/again)
  accept simple/simpler/basic ... (apparatus/equipment/vessel/plant)
  accept not (petroleum/oil/"fossil fuel"/"fossil fuels") ... (use/used/needed/need)
  accept not use/need (petroleum/"crude oil"/"fossil fuel"/"fossil fuels")
  accept carbon neutral
  unsure sustainable
  unsure cheap/cheaper/environment/environmentally
  unsure COST/renewable
  earns: it uses a renewable raw material
  earns: fermentation needs less energy because the temperature is low
  earns: the sugar can be grown again
  earns: ethene comes from crude oil, which is non-renewable
  earns: its raw matereal is renewabel
  misses: it is slow
  misses: ethene is renewable
  misses: it gives pure ethanol
  misses: fermentation needs a high temperature`,
)

export const AGAINST_FERMENTATION = judged(
  'a disadvantage: slow / batch process / impure (dilute) product that must be distilled / needs farmland',
  `
  FERM = ferment/fermentation/yeast/glucose/sugar
  STEAM = steam/ethene/hydration/petroleum/other/addition
  SLOW = slow/slower/slowly/long/longer/days/weeks
  FAST = fast/faster/quick/quicker/quickly/rapid
  reject not SLOW
  reject STEAM ...(no fermentation/but/while/whereas/than).. (SLOW | batch | impure | dilute | farmland)
  reject fermentation ...(no STEAM/but/while/whereas/than).. (FAST | continuous | "pure ethanol" | "pure product"), without slow/slower
  accept SLOW, without run
  accept batch/batches
  accept impure | not pure | dilute | diluted | impurity/impurities
  accept (need/needs/must/require/requires/has/have/needed/required) ... (distil/distilled/distillation/purify/purified/purification/separate/separated)
  accept not (continuous/continuously/fast/quick)
  accept STEAM ...(no fermentation).. (FAST | continuous | pure | purer)
  accept farmland/farm/land/field
  accept (food/crop/crops) ... (eat/eaten/people/shortage/instead/fewer/less)
  accept less/lower/low/smaller ... (yield/purity/concentration/concentrated/rate)
  accept less/not pure
  accept rate ... low/lower
  accept labour
  unsure carbon dioxide
  unsure water/yield/purity
  unsure food/expensive
  earns: it is slow
  earns: fermentation is a batch process
  earns: the ethanol is impure and has to be distilled
  earns: the addition of steam is faster
  earns: it takes longger, it is a sloww process
  misses: it uses a renewable raw material
  misses: it needs little energy
  misses: the addition of steam is slow
  misses: ethene comes from petroleum`,
)
