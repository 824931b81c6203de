import { judged } from '@/lib/exams/authoring/marks'
import type { MarkPoint } from '@/lib/exams/question'
import { KEPT_WITH_A_FAN } from '../8.3-transpiration/points'
import { concentrationOf, variable, volumeOf } from './points'

export const PARALLAX = judged(
  'avoids a parallax error / otherwise the reading is too large or too small',
  `
  accept parallax
  accept reading/value/position/measurement/distance/scale ... wrong/inaccurate/incorrect/false/different/differ/error/large/small/high/low/off
  accept wrong/inaccurate/incorrect/false/different/error ... reading/value/position/measurement/mark/division/angle
  accept accurate/exact/precise/correct/true
  accept not wrong/mistake/error/inaccurate
  accept (right/actual/real) (value/reading/position/mark/number)
  accept (another/next/neighbouring) ... (mark/value/number/reading/division)
  unsure (from/at) (side/angle)
  unsure error/mistake/wrong
  earns: to avoid a parallax error
  earns: so that the reading is accurate
  earns: to avoid paralax
  earns: from the side the reading would be too large
  misses: so that the eye is safe
  misses: to see the bubble better
  misses: because the bubble moves`,
)

export const RESET = judged(
  'opens the tap (of the reservoir) to let water in',
  `
  reject (close/shut) ... (tap/reservoir/valve), without open/opening
  accept (open/turn/release/use/undo/twist/unscrew) ... (tap/reservoir/valve)
  accept (tap/reservoir/valve) ...(no close).. (open/turn/release/used)
  accept (water/more) ... from ... reservoir
  accept reservoir ... (water/push/add/flow/let/run)
  accept (let/add/run/push/release/allow) ... water ... (reservoir/tap)
  unsure reservoir/tap
  unsure (add/push/put) ... water
  earns: open the tap of the reservoir
  earns: let water in from the reservoir
  earns: open the tap so water flows out of the resevoir
  misses: push the bubble with a needle
  misses: wait until the bubble moves back
  misses: take the shoot out`,
)

export const NOT_ALL_LOST = judged(
  'some water is used in photosynthesis / stays in cells (turgidity, growth); or water leaks',
  `
  accept photosynthesis/photosynthesise
  accept turgid/turgor/turgidity
  accept grow/growth
  accept leak/leakage
  accept water ...(no lose/lost).. (stay/stays/keep/kept/store/stored/remain/used/use/absorb) ... (cell/plant/leaf/leaves/shoot/reaction/vacuole/support/chemical)
  accept cell ... (use/store/keep/absorb) ... water
  accept some ... (used/stored/kept/stay/remain)
  accept (plant/shoot/leaf/leaves) ... (use/uses/store/keep/keeps/retain) ...(no lose/transpire/evaporate).. (water/some/it)
  accept water ... part ... (plant/cell)
  accept hydrolysis/digestion | chemical reactions
  accept respiration/respire ... (make/produce/release/give/form) ... water
  accept water ... (from/made/produce/produced/formed) ... respiration
  unsure not all ... (lost/evaporate/transpire)
  unsure (use/used/store/stored)
  earns: some water is used in photosynthesis
  earns: some of the water stays in the cells to keep them turgid
  earns: the plant uses some for photosinthesis
  earns: water may leak at the joints
  misses: the bubble moves too fast
  misses: the temperature changes
  misses: water evaporates from the leaves`,
)

/** "Kept the same" with a fan, as a candidate may name it besides. */
export const SHOOT_KEPT: readonly MarkPoint[] = [
  ...KEPT_WITH_A_FAN.map(({ text, earns = '' }) =>
    text === 'light' ? judged(text, `accept bright/brightness/lamp\n${earns}`) : judged(text, earns),
  ),
  variable(
    'the same shoot, time of each trial or starting position',
    `accept same (shoot/plant)
    accept time/minutes/duration, without repeat/mean/three/day
    accept how long, without stem/shoot/plant/root
    accept (start/starting) ... (position/point/mark/place)`,
    ['the time of each trial', 'use the same shoot', 'the tyme, the number of minuts'],
    'the temperature',
    'the type of plant',
  ),
]

export const BURETTE_BETTER = judged(
  'drops differ in size / a burette measures the volume more exactly',
  `
  DROP = drop/drops/droplet
  EXACT = accurate/accurately/accuracy/precise/precisely/precision/exact/exactly
  reject (drop/drops/pipette) ...(no than/but/and/burette).. more EXACT
  reject burette ... less EXACT
  accept DROP ... (different/differ/vary/varies/varied/unequal/uneven/big/bigger/large/larger/inconsistent)
  accept (different/vary) ... (size/volume) ... DROP
  accept DROP ... not (same/equal/constant/identical/accurate/precise/exact/consistent)
  accept not all DROP ... same
  accept EXACT
  accept (small/smaller/fine/finer) ... (division/scale/mark/volume/uncertainty/error)
  accept (0.1/0.05)
  accept (measure/read) ... volume
  accept volume ... (read/measured)
  accept (burette/it) ...(no drop).. scale | scale ... volume
  accept different DROP
  accept count ... (lose/mistake/wrong/miss/hard/difficult)
  accept (lose/lost/miss/wrong) count
  unsure DROP
  earns: the drops are not all the same size
  earns: a burette is more accurate
  earns: the volume is measured more presisely
  earns: drops have different volumes
  misses: a burette is faster
  misses: the juice is dangerous
  misses: a burette holds more juice`,
)

export const OWN_COLOUR = judged(
  'the juice has a colour of its own (or is cloudy)',
  `
  JUICE = juice/juices/fruit
  COLOUR = colour/coloured/colored/color/orange/red/yellow/green/dark/cloudy/opaque/pigment/pulp/murky
  reject juice (is/are) colourless
  unsure change ... (slow/slowly/late/later)
  accept JUICE ... (have/has/had/contain) ...(no change).. COLOUR
  accept JUICE (is/are) ...(no colourless).. (coloured/colored/orange/red/yellow/green/dark/cloudy/opaque/murky)
  accept (it/they/some) (have/has/had/contain/is/are) ...(no change).. COLOUR, without dcpip/blue
  accept (colour/color/pigment) ... (of/in/from) ... (juice/juices/fruit)
  accept (juice/juices) ...(no change).. COLOUR, without change/slow/slowly
  accept colourless ... ("juice is not"/"juices are not"/"juice isnt"/"juices arent"/"juice isn't"/"juices aren't"/"but not juice"/"the juice is not"/"juices is not"/"juice are not")
  accept not clear/transparent, juice
  accept (cloudy/coloured/dark/opaque) ... (juice/juices)
  accept (own/natural) colour
  accept (pulp/bits) ... (cloudy/hide/murky/hard)
  accept juice ... not colourless
  accept not colourless
  unsure colour ... juice
  earns: the juice is coloured itself
  earns: some juices have their own colour
  earns: the color of the juice hides the chanje of the blue
  earns: they are cloudy
  earns: pure vitamin C is colourless but juice is not
  misses: the DCPIP is blue
  misses: use a white tile
  misses: the juice has less vitamin C`,
)

export const EASIER_TO_SEE = judged(
  'white tile / compare with a finished flask / dilute the juice / colorimeter / add slowly near the end',
  `
  accept white ... (tile/paper/background/surface/card)
  accept (tile/background)
  accept compare/comparison
  accept (dilute/diluted/water) ... juice | juice ... (dilute/diluted) | dilute
  accept colorimeter/colourimeter
  accept (add/drip/pour/run/put/open/release) ... (slow/slowly) | slowly add | (drop by drop) | (drop at a time)
  accept (filter/strain/centrifuge)
  accept (more/stronger/concentrated) ... dcpip
  accept control ... (flask/tube)
  unsure light/lamp
  earns: use a white tile
  earns: compare with a flask in which the reaction is finished
  earns: put wite paper under it, a white backgroud
  earns: dilute the juice
  misses: the juice has its own colour
  misses: look carefully
  misses: the juice changes colour slowly
  misses: repeat three times`,
)

export const JUICES_KEPT: readonly MarkPoint[] = [
  volumeOf('DCPIP solution', 'dcpip', 'DCPIP', 'the volume of juice'),
  concentrationOf('DCPIP solution', 'dcpip', 'DCPIP', 'the concentration of vitamin C'),
  variable(
    'temperature',
    'accept temperature/temp',
    ['the temperature', 'room temp', 'the temprature'],
    'the volume of DCPIP',
  ),
  variable(
    'age (freshness) or treatment of the juice',
    `accept age/fresh/freshness/ripeness/ripe
    accept (stored/store/storage/filtered/filter/pulp)
    accept how (old/fresh/ripe)`,
    ['the age of the juice', 'how fresh the fruit is', 'freshnes of the juice'],
    'the volume of juice',
  ),
  variable(
    'how it is shaken, or how fast the juice is added',
    `accept shake/shaking/shaken/swirl/stir/mix
    accept (rate/speed) ... (add/added/adding/juice)
    accept how (fast/quickly) ... (add/added)`,
    ['how the flask is shaken', 'the speed at which juice is added', 'how the flask is swirrled'],
    'the volume of DCPIP',
  ),
  variable(
    'the colour at which juice is no longer added (end-point)',
    `accept "end-point"/"end point"/endpoint
    accept (same/final) colour
    accept colour ... (end/stop/final)`,
    ['the same end point', 'the same colour at the end', 'stop at the same color'],
    'the temperature',
  ),
]
