import { judged } from '@/lib/exams/authoring/marks'

export const LARGE_SURFACE = judged(
  'they give a large(r) surface area',
  `
  BIG = large/big/great/more/increase/high/huge/extra
  USE = absorb/absorption/absorbing/uptake/contact/touch/enter/diffusion/osmosis
  reject small/less/reduce/low/decrease ... surface/area, without BIG
  reject area ... small/less/reduce/low/decrease, without BIG
  accept BIG surface area
  accept surface area ...(no so/for/to/which/absorb).. BIG
  accept BIG ...(no water/ion/mineral/nutrient/in/at/on/around).. area ... USE
  accept BIG ...(no water/ion/mineral/nutrient/in/at/on/around).. area ...(no around/near/in/outside/soil).. root/hair/cell/membrane
  accept BIG ...(no water/ion/mineral/nutrient/in/at/on/near/through/from).. surface
  accept surface ...(no where/water/ion/mineral/so/thin/which).. BIG
  unsure surface/area
  earns: they have a large surface area
  earns: it increases the surface area of the root
  earns: more surfase area
  earns: a greater area for the absorption of water
  misses: they are long and thin
  misses: they absorb water
  misses: they have a small surface area`,
)

export const FASTER_UPTAKE = judged(
  'so water (or mineral ions) is absorbed faster / more is absorbed in the same time',
  `
  FAST = fast/quick/quicker/quickly/rapid/rapidly/more/great/high/increase/efficient/efficiently/speed
  TAKE = absorb/absorption/uptake/take/taken/enter/osmosis/intake
  THING = water/ion/mineral/nutrient/salt
  reject slow/less/reduce ...(no than).. TAKE, without FAST
  reject stop/prevent/avoid ... TAKE/THING
  unsure area to/for TAKE is/are/get/become increase/great/large/high/more
  accept FAST ...(no area/surface/for/sunlight/light/energy).. TAKE
  accept TAKE ...(no area/surface).. FAST, without place/part/side/energy/light/sunlight/oxygen
  accept TAKE FAST THING
  accept get/gain/obtain/draw/collect/supply FAST THING
  accept THING get/go/come/move/pass/diffuse in/into ... FAST
  accept FAST THING get/go/come/move/pass/diffuse in/into
  accept rate ... TAKE ... up/rise/rises
  accept large amount/volume/quantity ... TAKE
  unsure TAKE, FAST | rate
  unsure FAST ...(no area/surface).. THING
  unsure TAKE, lot/lots/plenty
  earns: so water is absorbed faster
  earns: more mineral ions are taken up
  earns: it increases the rate of watter uptake
  earns: so the plant gets more water
  misses: they have a larger surface area
  misses: they absorb water
  misses: the plant gets more sunlight
  misses: a large surface area for absorption`,
)

export const SMALLER_SURFACE = judged(
  'smaller surface area (for absorption)',
  `
  SMALL = small/less/reduce/decrease/low/lose/loss/lost/little/limit/lack/fall/fell/drop/down/shrink
  BIG = large/big/great/increase/high/more
  reject not hair ... BIG ...(no water/ion/mineral).. area/surface, without SMALL
  reject removed/remove/lost/lose/brushed hair ... BIG ...(no water/ion/mineral).. area/surface, without SMALL/before
  reject not hair ... area/surface ...(no take/absorb/water).. BIG, without SMALL
  accept not hair ... SMALL ...(no volume/water/ion/mineral/in/at/on).. area/surface
  accept not hair ... area/surface ...(no water/ion).. SMALL
  accept SMALL ...(no volume/water/ion/mineral/in/at/on).. area
  accept area ... SMALL
  accept SMALL ...(no water/ion/mineral/hair/in/at/on/through/from).. surface
  accept surface small/less/reduce/decrease
  accept not large/enough/much ...(no water/ion).. area/surface
  accept hair ... BIG ...(no water/ion/mineral/in/at/on).. area/surface
  reject BIG ...(no water/ion/mineral).. surface/area
  reject area ... BIG, without take/absorb/water
  unsure surface/area
  earns: the surface area is smaller
  earns: without root hairs the surface area is smaller
  earns: there is less surface area to absorb water
  earns: they have a reduced surfase area
  earns: root hairs give a large surface area
  misses: they absorb less water
  misses: the surface area is larger
  misses: without root hairs the surface area is larger
  misses: the roots are damaged`,
)

export const SLOWER_UPTAKE = judged(
  'so water is absorbed more slowly / less water enters in the same time',
  `
  SMALL = slow/slowly/less/low/reduce/decrease/little/few/small/fall/fell/drop/down
  FAST = fast/quick/rapid/more/great/increase
  TAKE = absorb/absorption/uptake/take/taken/enter/osmosis/intake
  reject not hair ... FAST ...(no than).. TAKE, without SMALL
  reject not hair ... TAKE ...(no than).. FAST, without SMALL
  unsure area ...(no so/and/therefore/mean/less/slow).. TAKE ...(no so/and/therefore/mean/water/ion).. low/small/reduce/decrease
  accept not hair ... SMALL ...(no area/surface).. TAKE
  accept not hair ... TAKE ...(no area/surface).. SMALL
  accept not hair ... get/gain/obtain SMALL water
  accept SMALL ...(no area/surface).. TAKE
  accept TAKE ...(no area/surface).. SMALL
  accept TAKE SMALL water
  accept get/gain/obtain SMALL water
  accept SMALL water get/go/come/move/pass in/into
  accept water get/go/come/move/pass in/into ... SMALL
  accept not absorb/take/enter ... as/enough/much/fast/quick
  accept not as/enough/much ... TAKE
  accept rate ... SMALL, without transpiration/photosynthesis/respiration/growth
  accept hair ... FAST ...(no area/surface).. TAKE
  accept hair ... TAKE ...(no area/surface).. FAST
  reject fast/quick/rapid ...(no than).. TAKE
  unsure TAKE, SMALL | rate
  unsure SMALL water
  earns: so less water is absorbed
  earns: water enters the roots more slowly
  earns: the uptake of watter is slower
  earns: those with root hairs absorb more water
  misses: the surface area is smaller
  misses: they absorb more water
  misses: without root hairs water is absorbed faster
  misses: the plant makes less glucose`,
)

export const NO_LIGHT = judged(
  'no light reaches it (it is below the ground) / no photosynthesis there',
  `
  LIGHT = light/sunlight/sun
  unsure not need/absorb/use LIGHT
  accept not LIGHT
  accept LIGHT ... not reach/get/come/enter/go/pass/penetrate/shine/hit/available/present
  accept lack/little/absence ... LIGHT, without need
  accept in/into dark/darkness
  accept dark ... ground/soil/underground/there
  unsure "they are dark"
  accept dark, without hair/cell/colour/green
  accept underground, without absorb/take/water/mineral/nutrient
  accept below/under/beneath ground/soil/earth/surface, without absorb/take/water/mineral/nutrient
  accept not photosynthesis/photosynthesise
  accept photosynthesis ... not happen/occur/take/need/possible/carry/do
  unsure LIGHT/soil/photosynthesis/underground/ground/dark
  earns: there is no light underground
  earns: it is in the soil so it cannot photosynthesise
  earns: becase its dark in the soil
  misses: it absorbs water
  misses: it has a large surface area
  misses: it is too small`,
)

export const NO_AIR = judged(
  'no air enters the xylem (which would stop the water from moving up)',
  `
  AIR = air/bubble/gas/airlock
  IN = enter/get/go/come/form/in/into/inside/trap/suck/draw
  reject let/allow/help/want/need ... AIR, without stop/prevent/avoid
  accept not AIR IN
  accept not bubble/airlock
  accept stop/prevent/avoid ...(no water/dye/evaporate/evaporation/lose/loss/expose/exposure/contact/dry).. AIR
  accept keep ... AIR ... out/away
  accept AIR ... not enter/get/go/come/block
  accept AIR ... block/blocks/stop/break ... water/xylem/tube/column/flow
  accept otherwise/else/would/might ... AIR IN
  accept AIR would/might IN
  accept airlock
  unsure AIR
  earns: so no air gets into the xylem
  earns: to prevent air bubbles in the stem
  earns: to stop air bubles entering the zylem
  misses: so it stays clean
  misses: to keep it wet
  misses: to let air into the stem
  misses: so the dye can enter the phloem`,
)

const same = (text: string, rules: string, earns: readonly string[], misses: readonly string[]) =>
  judged(
    text,
    `
    ${rules}
    ${earns.map(each => `earns: ${each}`).join('\n    ')}
    ${misses.map(each => `misses: ${each}`).join('\n    ')}`,
  )

const STALK = 'STALK = stalk/stem/plant/shoot/celery/specimen/flower/seedling/root/them'

const KIND = same(
  'kind or age of the plants',
  `${STALK}
    accept age/kind/type/species/variety STALK
    accept STALK ... age/kind/type/species/variety
    accept how old STALK
    accept species/age
    unsure same STALK`,
  ['use the same type of plant', 'the age of the stalks', 'same speces'],
  ['the temperature', 'the length of the stem', 'the light'],
)

/** Where two kinds of plant are compared, the kind is what changes. */
const AGE = same(
  'age of the stalk',
  `${STALK}
    accept age
    accept how old STALK
    accept STALK equally/same/just old`,
  ['the age of the stalk', 'how old the stems are', 'how old the stalck is'],
  ['the temperature', 'the kind of plant', 'the species', 'the light'],
)

const CONDITIONS = [
  same(
    'any two from: temperature',
    'accept temperature/temp\n    unsure warmth/warm/heat/hot',
    ['the temperature', 'room temp', 'temprature of the water'],
    ['the number of leaves', 'the colour of the beaker', 'the student'],
  ),
  same(
    'number (size) of leaves',
    `LEAF = leaf/leaves/leafs/foliage
    accept number/amount/size/area/mass/many/big/large/much LEAF
    accept LEAF number/amount/size/area/mass
    unsure LEAF | size plant/shoot`,
    ['the number of leaves', 'how many leaves there are', 'the size of the leafs', 'the number of leeves'],
    ['the temperature', 'the type of stem', 'the colour of the beaker'],
  ),
  same(
    'length, width or size of the stalk (the plants)',
    `${STALK}
    accept length/width/thickness/diameter/size/mass/height STALK
    accept long/wide/thick/tall/big/large STALK, without in/left/stand/time/dye/water/solution
    accept STALK ... length/width/thickness/diameter/size/mass
    accept STALK equally/same/just long/wide/thick/tall/big`,
    ['the length of the stalk', 'how long the stems are', 'the thicknes of the stem'],
    ['the temperature', 'the light', 'the height of the stain'],
  ),
  same(
    'concentration, kind or volume of the dye (or water)',
    `DYE = dye/colouring/water/solution/liquid/ink
    accept concentration/volume/strength/depth/level DYE
    accept amount/quantity ...(no time/in/hour).. DYE
    accept kind/type/brand/colour/same dye/colouring/solution/ink
    accept DYE concentration/volume/level/strength
    accept concentration
    unsure same water`,
    ['concentration of the dye', 'the volume of water', 'the ammount of dye'],
    ['the number of leaves', 'the temperature', 'the beaker', 'the time in the dye'],
  ),
  same(
    'light',
    'accept light/lighting\n    unsure place/location/window/sun\n    reject height',
    ['light intensity', 'the amount of light', 'how much lihgt they get'],
    ['the number of leaves', 'the temperature', 'the height of the stain'],
  ),
  same(
    'wind or humidity',
    `accept wind/humidity/humid/fan/moisture/draught
    accept air speed/movement/flow/current/moving/moist/damp
    accept moving/movement/flow/speed air
    unsure air`,
    ['the wind speed', 'the humiditty of the room', 'the movement of the air'],
    ['the number of leaves', 'the temperature', 'the light'],
  ),
]

/** Any of these, as many as the part has marks. */
export const KEPT_THE_SAME = [...CONDITIONS, KIND]

export const KEPT_FOR_TWO_KINDS = [...CONDITIONS, AGE]

/** Named once more where time is one of the things to keep. */
export const TIME_TOO = same(
  'time',
  `reject "number of times"/"many times"/"time of day"/"time of the day"
    accept time/minute/hour/duration
    accept long ... left/stand/kept/leave/grow/in/run/last
    unsure long, without root/stem/leaf/stalk/plant/seedling`,
  ['the time', 'how long they are left', 'the tyme they are left'],
  ['the temperature', 'the number of leaves', 'how long the roots are'],
)
