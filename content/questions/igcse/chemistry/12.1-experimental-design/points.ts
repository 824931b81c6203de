import { judged } from '@/lib/exams/authoring/marks'

const PRECISE = 'PRECISE = precise/accurate/exact/precisely/accurately/exactly/accuracy/precision'

/** Why a pipette (or burette) and not a measuring cylinder. */
export const MORE_PRECISE = judged(
  'it measures the volume more precisely (accurately)',
  `
  ${PRECISE}
  WHO = pipette/burette/it/volume/measurement/measure/reading/measures
  reject cylinder ...(no than/less/pipette/burette).. PRECISE
  reject less/not PRECISE, without cylinder
  accept cylinder ... less PRECISE
  accept cylinder, not PRECISE
  accept WHO ...(no less).. PRECISE
  accept PRECISE
  accept smaller/finer division/divisions/error/uncertainty/graduations
  accept less/smaller/lower error/uncertainty
  accept narrow/narrower
  unsure error/better/division/divisions
  earns: it is more accurate
  earns: a pipette measures the volume more precisely
  earns: the measuring cylinder is less accurate
  earns: it is more acurate
  misses: it is quicker
  misses: it is cheaper
  misses: it can hold more liquid`,
)

/** A drawback of the pipette. */
export const ONE_VOLUME_ONLY = judged(
  'it is slower to use / it measures one fixed volume only',
  `
  SLOW = slow/slower/longer/long/time
  reject faster/quicker, without cylinder
  accept SLOW
  accept not quick/fast/easy
  accept one/single/fixed/certain/specific/25/same/only ... volume/amount/measurement
  accept volume ... fixed/one/single
  accept not other/different/any/another/vary/change ... volume/volumes/amount/amounts
  accept not measure/used ... other/different/any/every volume/volumes
  accept harder/difficult/complicated/skill
  unsure only/fixed
  earns: it takes longer
  earns: it can only measure one volume
  earns: it is slower to use
  earns: it meassures one fixed volumme only
  misses: it is less accurate
  misses: it is faster
  misses: it is more accurate`,
)

export const LESS_HEAT_LOST = judged(
  'less heat (thermal energy) is exchanged with the surroundings / it is an insulator',
  `
  HEAT = heat/energy/warmth/thermal/temperature
  LOSE = lose/lost/loss/escape/escapes/leave/leaves/transfer/transferred/given/gained/enter/enters/exchange
  accept glass ...(no polystyrene).. conduct/conducts/conductor
  reject (good conductor | better conductor | conducts heat well | "conducts heat better")
  reject more HEAT LOSE
  accept insulator/insulate/insulates/insulating/insulation/insulated
  accept poor/bad/worse/not conductor
  accept not conduct/conducts
  accept less/little/reduce/reduces/prevent/prevents/stop/stops/minimise/minimises/lower/minimum ... HEAT ... LOSE
  accept less/little/reduce/reduces/prevent/prevents/stop/stops/minimise/minimises/lower ... LOSE ... HEAT
  accept HEAT ... LOSE ... less/slower/slowly
  accept no HEAT LOSE
  accept not LOSE ... HEAT
  accept HEAT, not LOSE
  accept keep/keeps/hold/holds/retain/retains/trap/traps ... HEAT
  unsure HEAT
  earns: less heat is lost to the surroundings
  earns: polystyrene is a good insulator
  earns: it reduces heat loss
  earns: it reduses heat loss to the suroundings, insulasion
  misses: it does not break
  misses: it is cheaper
  misses: it conducts heat better`,
)

/** What a saturated solution is. */
export const SATURATED = [
  judged(
    'it contains the maximum amount (concentration) of solute / no more can dissolve',
    `
    MAX = maximum/max/most/highest/greatest/full
    WHAT = solute/solid/salt/substance/amount/concentration/dissolved/mass/much/dissolve
    reject not contain ... solute
    accept not dissolve ... more/further/anymore/additional/extra
    reject more ... can dissolve
    accept MAX ... WHAT
    accept WHAT ... MAX
    accept no more/further/additional/extra ... WHAT
    accept not dissolve ... more/further/anymore/additional/extra
    accept more/further/additional/extra ... WHAT, not dissolve
    accept as much ... as ... can/possible
    accept not take/hold/accept/absorb ... more
    unsure full/maximum/undissolved
    earns: it contains the maximum amount of solute
    earns: no more solid can dissolve in it
    earns: as much solute as possible is dissolved
    earns: the maximmum concentration of the solute is disolved
    misses: it contains a lot of water
    misses: it is at 25 degrees
    misses: a solution of a solid`,
  ),
  judged(
    'at a given (specified) temperature',
    `
    reject any/all/every temperature/temperatures | not depend temperature
    accept at/certain/given/particular/specified/specific/that/fixed/this/constant/stated/same/one temperature
    accept not certain/given/particular/specified/specific/that/fixed/this/constant/stated/same/one temperature
    unsure 20/25 c/degrees | "°c"
    accept temperature ... given/specified/stated/particular/certain/fixed
    accept for ... temperature | at/certain/given/particular/specified/that/fixed/this temp
    unsure temperature
    earns: the maximum amount of solute at a certain temperature
    earns: at that temperature no more dissolves
    earns: at a specified temperature
    earns: at a given temprature
    misses: it contains the maximum amount of solute
    misses: no more solid dissolves
    misses: at any temperature`,
  ),
]

export const SOLID_IS_LEFT = judged(
  'some solid stays undissolved (after stirring)',
  `
  SOLID = solid/salt/solute/crystals/it/some
  LEFT = left/stay/stays/remain/remains/bottom/undissolved/seen/visible/settle/settles/sink/sinks
  accept not dissolve/dissolves/dissolved
  reject all ... dissolve/dissolves/dissolved
  reject no SOLID ... LEFT
  accept undissolved
  accept SOLID ... LEFT
  accept SOLID, not dissolve/dissolves/dissolved
  accept not dissolve/dissolves/dissolved
  accept stop/stops/stopped dissolving
  accept LEFT ... solid/salt/solute/crystals
  unsure LEFT/solid
  earns: some solid is left at the bottom
  earns: the solid no longer dissolves
  earns: there is undissolved salt
  earns: some sollid remains undisolved at the bottom
  misses: the solution turns clear
  misses: all of the solid dissolves
  misses: the temperature rises`,
)
