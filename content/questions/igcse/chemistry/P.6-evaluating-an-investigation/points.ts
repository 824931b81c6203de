import { judged } from '@/lib/exams/authoring/marks'

/** A point that is read by one line of alternatives, joined by `|`, since a rule of one piece is never left open. */
export const point = (
  text: string,
  rules: string,
  earns: readonly [string, string, string],
  misses: readonly [string, string, string],
  reject = '',
) =>
  judged(
    text,
    `${reject === '' ? '' : `\n  reject ${reject}`}
  accept ${rules}
  earns: ${earns[0]}
  earns: ${earns[1]}
  earns: ${earns[2]}
  misses: ${misses[0]}
  misses: ${misses[1]}
  misses: ${misses[2]}`,
  )

const MORE = 'more/larger/higher/greater/bigger/large/high'
const HEAT = 'heat/energy | (thermal energy)'

export const TOO_LITTLE_SOLID = point(
  'a mistake that makes the fall too small: not all of the solid added or dissolved, too little solid, too much acid, not stirred, temperature read too early',
  `((less/little/lost/spill/spilled/spilt/left) ... (solid/powder/carbonate/hydrogencarbonate)) | ((solid/powder/carbonate/hydrogencarbonate) ... (less/lost/spilt/spilled/left/stuck/remained)) | (not all ... (solid/powder/added/dissolve/dissolved/react/reacted)) | (not (stir/stirred/mixed/dissolve/dissolved/react/reacted/enough/wait)) | (more acid) | (too much acid) | ((volume/amount) acid ... (${MORE})) | ((read/recorded/measured) ... (early/late/soon/wrong/before)) | misread | ((wrong/less) mass)`,
  [
    'some of the solid was left on the paper',
    'the mixture was not stirred',
    'to much acid, too much acid, acidd',
  ],
  ['human error', 'it does not fit the line', 'too much solid was added'],
)

export const HEAT_GAINED = point(
  'heat enters the mixture from the room through the glass (the beaker is no insulator)',
  `((${HEAT}) ... (room/surroundings/outside/air/beaker/glass/gain/gained/enter/enters/absorb/absorbed/transfer/transferred)) | ((room/surroundings/air/glass/beaker) ... (warm/warms/heat/heats/conduct/conducts/conductor)) | (not insulate) | (not (insulator/insulated))`,
  ['heat is gained from the surroundings', 'glass conducts heat', 'heat enters from the surrondings'],
  ['the thermometer is wrong', 'the solid is not pure', 'human error'],
  `((${HEAT}) (lost/loss/leaves/escapes) ... (surroundings/room/air))`,
)

export const FALL_TOO_SMALL = point(
  'so the fall that is measured is too small (the lowest temperature is too high)',
  '((fall/change/drop/decrease/difference/result/results) ... (small/smaller/less/low/lower/little)) | ((smaller/lower/less/small) (fall/change/drop/decrease/difference)) | ((lowest/final/minimum) (temperature/temp) ... (high/higher)) | (temperature ... (higher than)) | (falls less) | (drops less)',
  [
    'the fall in temperature is too small',
    'the lowest temperature is higher than it should be',
    'a smaler change is measured',
  ],
  ['the fall is too large', 'the result is wrong', 'heat enters the beaker'],
)

export const INSULATE = point(
  'uses a polystyrene cup (with a lid) in place of the beaker',
  'polystyrene/styrofoam/insulate/insulated/insulation/insulator/lagging/lid/cover/vacuum | (cotton wool)',
  ['use a polystyrene cup', 'put a lid on it', 'insulatte the beaker, insulate it'],
  ['repeat it', 'use a larger beaker', 'use a better thermometer'],
)

export const HALF_FALL = point(
  'the fall is about half (smaller)',
  '(half/halve/halved/halves) | ((fall/change/drop/decrease) ... (small/smaller/less/lower)) | ((smaller/less/lower) (fall/change/drop/decrease)) | (temperature ... (fall/falls/drop/drops/change/changes) less) | (be (less/smaller))',
  ['the fall is half as large', 'the temperature falls less', 'a smaler fall in temperature'],
  ['the fall is twice as large', 'it stays the same', 'a larger fall'],
  '(double/twice/larger/greater/bigger) ... (fall/change)',
)

export const MORE_LIQUID = point(
  'the same heat is taken in from twice the volume of liquid',
  '(same (heat/energy)) | ((more/twice/double/larger/greater/bigger/two) ... (volume/acid/liquid/solution/water)) | ((volume/acid/liquid/solution) ... (more/twice/doubled/double/larger/greater))',
  [
    'the same energy is taken from more liquid',
    'there is twice the volume of acid',
    'the same energgy is used',
  ],
  ['the fall is smaller', 'the acid is dilute', 'it reacts faster'],
)

export const BEYOND = (mass: number) =>
  point(
    `no mass above ${mass} g was tested (all of the acid may be used up)`,
    `(not (test/tested/measure/measured)) | ((beyond/outside/above/over) ... (range/results/${mass}/tested)) | (acid ... (limiting/finished/gone/out)) | (acid ... "used up") | ("used up" ... acid) | (excess solid) | (solid ... excess) | extrapolate/extrapolation | (only ... (to/up) ${mass})`,
    [
      `no mass above ${mass} g was tested`,
      'all of the acid could be used up',
      'it is beyond the rangge, outside the range',
    ],
    ['the result is wrong', 'it should be repeated', 'the fall is proportional to the mass'],
  )

export const SYRINGE_STUCK = point(
  'a mistake that makes the volume too small: the plunger stuck, gas leaked, the syringe was read too early or misread',
  '(plunger/syringe) ... (stick/stuck/sticks/jam/jammed/move) | (stuck/jammed/sticking) | ((plunger/syringe) ... not move) | leak/leaked/leaks/leakage | (gas ... (escape/escaped/lost)) | misread | ((read/recorded/measured/timed) ... (early/soon/wrong/wrongly/incorrectly)) | (wrong (reading/time))',
  ['the plunger stuck', 'the syringe was read too early', 'some gas leeked, gas escapped'],
  ['human error', 'it does not fit the curve', 'too much marble was added'],
)

export const SAME_VOLUME = point(
  'the same (final) volume of gas',
  'same | (same (volume/amount/final/total)) | ((volume/amount/total) ... (same/equal/unchanged)) | equal/identical | (not (change/difference))',
  ['the same volume', 'the final volume is the same', 'it is equel'],
  ['more gas', 'a smaller volume', 'it is faster'],
  'not same | (same (rate/time))',
)

export const SLOWER = point(
  'the rate is lower (the curve is less steep, it takes longer)',
  '(slow/slower/longer) | (both (half/halve/halved/halves/decrease/lower/smaller)) | (less steep) | ((rate) ... (half/halve/halved/halves/lower/less/smaller/decrease/decreases/fall/falls/reduced)) | ((lower/less/smaller) rate) | ((gradient/curve/slope) ... (lower/less/shallower)) | shallower',
  ['the reaction is slower', 'the curve is less steep', 'a lowwer rate, slowwer'],
  ['the reaction is faster', 'less gas', 'the temperature falls'],
)

export const HALF_GAS = point(
  'half of the volume of gas (less gas), because there is half as much acid',
  '(both (half/halve/halved/halves/decrease/lower/smaller)) | ((half/halve/halved) (volume/gas/amount)) | ((less/smaller/lower) (gas/volume | carbon dioxide)) | ((volume/amount/gas) ...(no rate/same).. (less/smaller/lower/decrease/decreases/half/halve/halves/halved))',
  ['half the volume of gas', 'less gas is formed', 'the volume is smaler'],
  ['the volume is the same', 'more gas forms', 'it is slower'],
  '((volume/gas/amount) ...(no rate/half/less).. (same/unchanged/constant))',
)

export const GAS_LOST = point(
  'gas escapes before the bung is put in',
  '(gas/co2/it | carbon dioxide) ... (escape/escapes/escaped/lost/leak/leaks/out) | ((lose/loss/losing/leak/escape) ... (gas | carbon dioxide))',
  ['gas escapes before the bung is in', 'some carbon dioxide is lost', 'gas escappes before the bung is in'],
  ['the volume is wrong', 'the marble is not pure', 'human error'],
)

export const VOLUME_TOO_SMALL = point(
  'so the volumes that are read are too small',
  '((volume/volumes/reading/readings/amount/result/results/value) ... (small/smaller/less/low/lower/little)) | ((smaller/less/lower) (volume/gas/reading/amount)) | underestimate',
  ['the volume is too small', 'the readings are lower than they should be', 'the smaler volume is read'],
  ['the volume is too large', 'the results are wrong', 'it takes longer'],
)

export const MIX_INSIDE = point(
  'keeps the reactants apart until the bung is in: a small tube in the flask, a divided flask, or acid from a syringe or tap funnel through the bung',
  '((divided/partition/separate/apart) ... (flask/until/acid/marble)) | ((tube/container/vial/bottle/thread/string) ... (inside/in/into/hang/hung/tip/flask)) | ((inside/hang/hung/tip) ... (tube/container/vial)) | (through ... bung) | ((thistle/tap/dropping/separating) funnel) | (put ... bung ... (before/first)) | (bung ... before ... (add/mix/react/reaction/acid)) | ((inject/syringe) ... acid)',
  [
    'hang the marble in a small tube inside the flask',
    'add the acid through the bung from a tap funnel',
    'use a divided flsk, a devided flask',
  ],
  ['repeat it three times', 'put the bung in', 'use a bigger syringe'],
)

export const ONE_SOLID = point(
  'only marble (one solid, two sizes) was tested',
  '(only ... (marble/solid/one/two/carbonate/substance/reaction/sizes)) | ((one/single) ... (solid/substance/reaction/kind)) | (other (solids/substances/reactions)) | (not (test/tested/all))',
  ['only marble was tested', 'other solids were not tested', 'only one sollid was used'],
  ['the results are wrong', 'small pieces are faster', 'the acid was used up'],
)

export const LEAST_NEEDED = point(
  'the smallest volume of it neutralises the same amount of alkali',
  '((least/smallest/lowest/less/fewest/smaller/lower/half/only) ... (volume/acid/amount/cm/cm3/used/needed))',
  ['the smallest volume is needed', 'it used the least acid', 'the smalest volume was needed'],
  ['it reacts fastest', 'the colour changes', 'it has the same volume'],
  '(most/largest/highest) (volume/acid/amount) | "p because" | "p is more" | "p as" | "p since" | "p needs"',
)

export const HALF_ALKALI = point(
  'there is half as much alkali to neutralise',
  '((half/halved/halve/less) ... (alkali/hydroxide/sodium/naoh)) | ((alkali/hydroxide/sodium/naoh) ... (half/halved/less/halves))',
  ['there is half as much alkali', 'the alkali is halved', 'half the sodium hydroxyde'],
  ['the acid is stronger', 'it is a calculation', 'the indicator changes'],
)

export const PIPETTE = point(
  'uses a (volumetric) pipette or a burette for the alkali',
  'pipette/burette',
  ['use a pipette', 'measure the alkali with a burette', 'use a pippette'],
  ['use a beaker', 'repeat it three times', 'use a larger cylinder'],
)

export const MORE_PRECISE = point(
  'a measuring cylinder is not precise (accurate) enough',
  '(not (accurate/precise/exact)) | (precise/precision/accurate/accuracy/exact/exactly/inaccurate/imprecise) | (large (divisions/error)) | ((uncertainty/error) ... (large/larger/smaller)) | ((smaller/less/lower) (uncertainty/error))',
  ['it is more precise', 'a measuring cylinder is not accurate', 'it is more acurate'],
  ['it is quicker', 'it is made of glass', 'repeat it three times'],
)

export const EXTRA_ALKALI = point(
  'too large, because some alkali is left in the flask',
  '((large/larger/more/high/higher/bigger/greater/increase/increases))',
  ['the volume is too large', 'more acid is needed', 'it is too hihg, larger'],
  ['the volume is too small', 'no effect', 'the colour is wrong'],
  '(too (small/low)) | (less acid)',
)

export const LEFT_OVER_REACTS = point(
  'the alkali that is left in the flask has to be neutralised as well',
  '((more/extra/left/remaining/leftover) ... (alkali/hydroxide/sodium/naoh)) | ((alkali/hydroxide/sodium/naoh) ... (neutralise/neutralised/neutralize/react/reacts/more/extra/left)) | ((neutralise/react/reacts) ... (alkali/hydroxide/sodium/naoh))',
  [
    'there is more alkali to neutralise',
    'the hydroxide that is left reacts as well',
    'extra alkalli is in the flask',
  ],
  ['the volume is too large', 'the flask is dirty', 'the colour is wrong'],
)
