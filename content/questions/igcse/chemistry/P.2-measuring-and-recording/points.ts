import { point } from '../P.6-evaluating-an-investigation/points'

export const SEES_COLOUR = point(
  'so that the colour change (end-point) is seen clearly',
  '((see/seen/show/shows/notice/observe/observed/visible/clear/clearer/clearly/obvious/easy/easier/spot/judge) ... (colour/indicator | "end point" | endpoint)) | ((colour/endpoint | "end point") ... (see/seen/visible/clear/clearer/clearly/obvious/easy/easier/noticed/observed)) | contrast | ((tell/know/moment) ... (colour/endpoint | "end point"))',
  [
    'so that the colour change is seen clearly',
    'it makes the end point easier to see',
    'the color change is clearer, the colour is more visibel',
  ],
  ['it keeps the flask clean', 'to make the reaction faster', 'it makes it accurate'],
)

export const FIXED_PRECISE = point(
  'a pipette is more precise (accurate) than a measuring cylinder',
  '(not (accurate/precise/exact)) | inaccurate/imprecise | (precise/precision/precisely/accurate/accuracy/accurately/exact/exactly) | ((smaller/less) (error/uncertainty))',
  ['it is more precise', 'it measures 25.0 cm3 exactly', 'a pipette is more acurate'],
  ['it is quicker', 'it holds more', 'it is made of glass'],
  '(measuring cylinder) is more (precise/accurate)',
)

export const DILUTED = point(
  'water left in the burette would dilute the acid (change its concentration)',
  '(not (dilute/diluted/change)) | dilute/dilutes/diluted/diluting/dilution/concentration/concentrated | ((water/it/acid) ... (weaken/weaker)) | ((remove/removes/wash/rid) ... water) | (only ... acid)',
  [
    'water would dilute the acid',
    'the concentration of the acid would change',
    'water would diluet the acid',
  ],
  ['to remove dirt', 'to see the level', 'so that it is accurate'],
)

export const REPEAT_AGREE = point(
  'repeat each titration and see that the results agree (are concordant, within 0.20 cm^{3})',
  '((repeat/repeated/again/twice | "three times" | more titrations) ... (compare/compared/agree/agrees/concordant/close/closely/similar/same/mean/average/within/until)) | concordant/concordance | ((repeat/repeats/again/several/times) ... (anomaly/anomalies/anomalous)) | ("several times" ... compare)',
  [
    'repeat the titration and compare the results',
    'do it again until two volumes agree',
    'repaet it and compare',
  ],
  ['use a pipette', 'repeat it', 'use a better indicator'],
)

export const RISES_LESS = point(
  'the volume rises by less and less in equal times',
  '((less/smaller/fewer/lower/slower) ... (gas/volume/rise/increase/difference/change/each/every)) | ((decrease/decreases) ... (rise/increase/difference/change)) | ((rise/rises/increase/increases/difference/differences/change/changes) ... (less/smaller/fewer/decrease/decreases/lower/slowly/slower)) | ((gas/volume) ... (slowly/slower/less)) | (closer together)',
  [
    'less gas forms in each 20 s',
    'the volume increases by smaller amounts',
    'the diference between the volumes gets smaller',
  ],
  ['the volume increases', 'the magnesium is used up', 'it stops at the end'],
)

export const NO_GAS_LOST = point(
  'gas escapes (is not measured) until the bung is in',
  '(all ... (gas/hydrogen)) | (gas/hydrogen/it) ... (escape/escapes/escaped/lost/leak/leaks/out/missed) | ((gas/hydrogen) ... (not (collected/measured))) | ((lose/loss/losing/leak/escape/escaping/stop/prevent/avoid) ... (gas/hydrogen)) | (not (gas/hydrogen/escape/escapes/escaped/lost/leak/leaks))',
  ['gas escapes before the bung is in', 'hydrogen would be lost', 'hydrogen escappes before'],
  ['the acid evaporates', 'the magnesium burns', 'to make it faster'],
)

export const BUBBLES_DIFFER = point(
  'bubbles differ in size (or are too many to count), while the syringe gives the volume itself',
  '(bubble/bubbles/they ... (size/sizes/different/differ/vary/fast/many/miss/missed/big/bigger/small/smaller)) | ((size/sizes) ... bubbles) | (not (same size)) | miscount/miscounted | (error ... (count/counting)) | (bubbles ... quickly) | ((hard/difficult/impossible/fast) ... count) | ((miss/missed) ... count) | ((measure/measures/gives/read/reads/shows) ... volume) | precise/accurate/exact',
  [
    'bubbles have different sizes',
    'bubbles form too fast to count',
    'it measures the volumme of gas, the volume is measured by it, bubbles differ in sise',
  ],
  ['it is easier to carry', 'bubbles rise', 'it repeats the experiment'],
)

export const POP = point(
  'a lighted splint gives a (squeaky) pop',
  '((splint/flame/match/lit/lighted/burning) ... (pop/pops/popping/squeaky/squeak)) | ((pop/pops/squeaky/squeak) ... (splint/flame/match/lit/lighted/burning))',
  [
    'a lighted splint gives a squeaky pop',
    'it pops with a burning splint',
    'put in a lit splint: squeeky pop',
  ],
  ['a glowing splint relights', 'limewater turns milky', 'a lighted splint goes out'],
  'glowing',
)

export const GAS_LEAVES = point(
  'carbon dioxide (gas) escapes from the flask',
  '((gas/co2 | carbon dioxide) ... (escape/escapes/escaped/lost/leave/leaves/left/out/given/released/off/away/produced)) | ((lose/loses/loss/release/releases/gives) ... (gas/co2 | carbon dioxide))',
  ['carbon dioxide escapes', 'a gas is given off', 'carbon dioxside leaves the flask, the gas escapes'],
  ['the marble dissolves', 'the acid is used up', 'water evaporates'],
)

export const KEEPS_SPRAY = point(
  'it keeps acid spray (drops) in, while the gas can pass',
  '(not (acid/liquid/spray)) | ((stop/prevent/loss) ... (acid/liquid)) | ((keep/keeps) ... (acid/liquid/solution)) | (spray/splash/splashes/splashing/droplet/droplets/drops/spit/spits/spitting/spill/spilling/splatter) | (acid/liquid/solution ... (escape/escaping/out/lost/leave/leaving/jump))',
  ['it keeps acid spray in', 'it stops drops of acid from leaving', 'it stops acid splasheng out'],
  ['it keeps the gas in', 'it keeps the flask warm', 'it filters the marble'],
  '(keep/keeps/stop/stops) gas',
)

export const STAYS_SAME = point(
  'the mass (loss of mass) is the same at the last two times',
  'same/constant/unchanged/equal/stays/remains/twice | (stop/stops/stopped ... (fall/falling/change/changing/decrease/decreasing/rise/rising)) | (not (further/loss/change/changes/changed/changing/fall/falls/decrease/decreases/more))',
  [
    'the mass stays constant',
    'the loss is the same at 5 and 6 min',
    'the mass does not chainge, no further change',
  ],
  ['the mass falls', 'the marble has dissolved', 'it is slower'],
  'not (same/constant)',
)

export const SMALL_CHANGES = point(
  'the changes in mass are small, so 0.1 g is too large a step (not precise enough)',
  '((change/changes/loss/losses/difference/differences/mass/decrease) ... (small/smaller/tiny/little)) | ((small/smaller/tiny/little) ... (change/changes/loss/losses/difference/differences/mass/decrease)) | (less than 0.1) | imprecise/inaccurate/decimal | ((uncertainty/error) ... (large/larger/big/bigger/compared)) | (less (accurate/precise)) | ((reading/readings/results/values/masses) ... same) | (not (precise/accurate/show/detect/sensitive/notice/enough))',
  [
    'the changes in mass are very small',
    'it is not precise enough',
    'small diferences in mass would not be seen',
  ],
  ['it is too heavy', 'the flask would not fit', 'it is slower'],
)

export const KEPT_SAME = point(
  'the volume (or concentration) of the copper(II) sulfate, the cup, or the size of the pieces of metal',
  '(volume/concentration/amount) | ((size/area/powder/state) ... (metal/metals/piece/pieces/particle/particles/powder)) | ("surface area") | ((same/kind/type) (cup/container/beaker)) | ((cup) ... (same/size/kind/type)) | ((particle/grain) size) | ((temperature) ... (start/initial/solution/room))',
  ['the volume of the copper sulfate', 'the concentration of the solution', 'the concentratoin is the same'],
  ['the metal', 'the rise in temperature', 'repeat it'],
)

export const LESS_HEAT_LOST = point(
  'polystyrene is a (thermal) insulator, so less thermal energy is lost to the surroundings',
  '(insulator/insulate/insulates/insulated/insulating/insulation) | ((heat/energy) ... (lost/loss/losses/escape/escapes/leave/leaves/transfer/transferred/conduct/conducted/conducts/surroundings)) | ((lose/loses/losing/reduce/reduces/prevent/prevents/stop/stops/keep/keeps) ... (heat/energy)) | (glass ... (conduct/conducts/conductor)) | ((heat/energy) ... (not (lost/escape/transferred))) | (not (heat/energy)) | ((poor/bad) conductor) | (not (conduct/conducts/lose/loses))',
  ['less heat is lost to the surroundings', 'polystyrene is an insulator', 'it is a good insulater'],
  ['it is lighter', 'it does not break', 'it does not react'],
)

export const ALL_REACTS = point(
  'so that all of the copper(II) sulfate (copper ions) reacts in each experiment',
  '(all ... (copper/sulfate/solution/ions/reacts/react/reacted)) | ((copper/sulfate/solution) ... (completely/fully | "used up" | limiting)) | (reaction ... complete) | (not (copper/sulfate)) | ((completely/fully) ... (react/reacts/reacted)) | ("used up" ... (copper/sulfate/solution/all))',
  [
    'so that all of the copper sulfate reacts',
    'the copper sulfate is used up completely',
    'all of the coper sulfate is reacted',
  ],
  ['so that it is faster', 'all of the metal is weighed', 'to make it fair'],
  '(all ... (metal/magnesium/zinc/iron) reacts)',
)

export const LESS_REACTIVE = point(
  'silver is less reactive than copper (does not displace it)',
  '(silver ... (less/low/lower/below/unreactive)) | (copper ... (more/higher/above)) | (less reactive) | (not (react/displace/replace/reaction/displacement/reactive))',
  [
    'silver is less reactive than copper',
    'silver does not displace copper',
    'it is less reactve than copper',
  ],
  ['silver is more reactive than copper', 'silver is a metal', 'it is too slow'],
  '(silver ... more reactive)',
)

export const PROPORTIONAL = point(
  'the gain in mass is proportional to the time (doubles when the time doubles, rises by the same amount each time)',
  'proportional/proportionally/proportion/linear/linearly | ((double/doubles/twice/doubled) ... (time/gain/mass/double/doubles/twice)) | ((same/equal/constant/steady) ... (amount/rate/increase/rise/steps/each/every)) | ((increase/increases/rises/rise/grows) ... (constant/constantly/steady/steadily/evenly/uniformly)) | ((increase/increases/rise/rises/goes) ... (each/every))',
  [
    'the gain is proportional to the time',
    'when the time doubles, the gain doubles',
    'it is directly proportionnal to the time',
  ],
  ['the gain increases with time', 'the object gets heavier', 'the gain is constant'],
  '(inversely proportional) | (not proportional)',
)

export const WATER_HAS_MASS = point(
  'water (solution) on the object would add to the mass',
  '((water/solution/liquid/electrolyte/wet/drops/salt/moisture/it) ... (mass/weigh/weighs/weighed/heavier/add/adds/added/balance)) | ((mass/balance/reading/gain/result) ... (water/solution/liquid/electrolyte/large/larger/high/higher/heavier)) | ((remove/removes) ... (water/solution/liquid/electrolyte/moisture)) | (not (water/solution/liquid/weighed/included)) | (only ... copper)',
  [
    'water on it would add to the mass',
    'the mass would be too large with solution on it',
    'water would make it heavyer, the mass would include watter, it would be heavier with water',
  ],
  ['to make it shiny', 'so that it reacts again', 'to stop rusting'],
)
