import { judged } from '@/lib/exams/authoring/marks'

export const LARGE_SURFACE = judged(
  'they give a large(r) surface area',
  `
  BIG = large/big/great/more/increase/high/huge/extra
  reject small/less/reduce/low/decrease ... surface/area, without BIG
  reject area ... small/less/reduce/low/decrease, without BIG
  accept BIG ...(no volume).. area
  accept area ...(no so/for/to/which/absorb).. BIG
  accept BIG ...(no water/ion).. surface
  accept surface ... BIG, without area/so/water/ion
  unsure surface/area
  earns: they have a large surface area
  earns: it increases the surface area of the root
  earns: more surfase area
  misses: they are long and thin
  misses: they absorb water
  misses: they have a small surface area`,
)

export const FASTER_UPTAKE = judged(
  'so water (or mineral ions) is absorbed faster / more is absorbed in the same time',
  `
  FAST = fast/quick/quicker/rapid/rapidly/more/great/high/increase/efficient/efficiently/speed
  TAKE = absorb/uptake/take/taken/enter/osmosis/gain/get
  reject slow/less/reduce ...(no than).. TAKE, without FAST
  accept FAST ...(no area/surface).. TAKE/absorption
  accept absorption ... fast/quick/quicker/rapid/speed
  accept TAKE ...(no area/surface).. FAST
  accept FAST ...(no area/surface).. water/ion/mineral
  unsure TAKE, FAST | rate
  earns: so water is absorbed faster
  earns: more mineral ions are taken up
  earns: it increases the rate of watter uptake
  misses: they have a larger surface area
  misses: they absorb water
  misses: a large surface area for absorption`,
)

export const SMALLER_SURFACE = judged(
  'smaller surface area (for absorption)',
  `
  SMALL = small/less/reduce/decrease/low/lose/loss/lost/little/few/limit/lack
  reject large/big/great/increase/high ... surface/area, without SMALL/before/normal/with
  reject area ... large/big/great/increase/high, without SMALL/before/normal/with
  accept SMALL ...(no volume).. area
  accept not hair ... SMALL ...(no volume).. area/surface
  accept not hair ... area/surface ... SMALL
  accept area ... SMALL
  accept SMALL ...(no water/ion).. surface
  accept surface ... SMALL
  accept not large/enough/much ... area/surface
  unsure surface/area
  earns: the surface area is smaller
  earns: without root hairs the surface area is smaller
  earns: there is less surface area to absorb water
  earns: they have a reduced surfase area
  misses: they absorb less water
  misses: the surface area is larger
  misses: the roots are damaged`,
)

export const SLOWER_UPTAKE = judged(
  'so water is absorbed more slowly / less water enters in the same time',
  `
  SMALL = slow/slowly/less/low/reduce/decrease/little/few/small
  TAKE = absorb/uptake/take/taken/enter/osmosis/get/pass
  reject fast/quick/rapid ...(no than).. TAKE, without SMALL
  accept SMALL ...(no area/surface).. TAKE/absorption
  accept absorption ... slow/slowly
  accept TAKE ...(no area/surface).. SMALL
  accept SMALL water
  accept not hair ... SMALL ...(no area/surface).. TAKE/water
  accept not hair ... TAKE ...(no area/surface).. SMALL
  accept not absorb/take/enter ... as/enough/much/fast/quick
  unsure TAKE, SMALL | rate
  earns: so less water is absorbed
  earns: water enters the roots more slowly
  earns: the uptake of watter is slower
  misses: the surface area is smaller
  misses: they absorb more water
  misses: the plant makes less glucose`,
)

export const NO_LIGHT = judged(
  'no light reaches it (it is below the ground) / no photosynthesis there',
  `
  LIGHT = light/sunlight/sun
  accept not LIGHT
  accept LIGHT ... not reach/get/come/enter
  accept lack/little ... LIGHT
  accept dark/darkness
  accept underground/below/under/in ... ground/soil/underground
  accept underground
  accept not photosynthesis/photosynthesise
  unsure LIGHT/soil/photosynthesis
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
  accept not AIR
  accept stop/prevent/avoid/keep ... AIR
  accept AIR ... not enter/get/go/come/block
  accept AIR ... block/blocks/stop/break ... water/xylem/tube/column/flow
  accept airlock
  unsure AIR
  earns: so no air gets into the xylem
  earns: to prevent air bubbles in the stem
  earns: to stop air bubles entering the zylem
  misses: so it stays clean
  misses: to keep it wet
  misses: so the dye can enter the phloem`,
)

const same = (text: string, rule: string, earns: readonly string[], misses: readonly string[]) =>
  judged(
    text,
    `
    ${rule}
    ${earns.map(each => `earns: ${each}`).join('\n    ')}
    ${misses.map(each => `misses: ${each}`).join('\n    ')}`,
  )

/** Any of these, as many as the part has marks. */
export const KEPT_THE_SAME = [
  same(
    'any two from: temperature',
    'accept temperature/warmth/heat',
    ['the temperature', 'room temperature', 'temprature of the water'],
    ['the number of leaves', 'the colour of the beaker', 'the student'],
  ),
  same(
    'number (size) of leaves',
    'accept leaf/leaves/leafs/foliage\n    unsure size of plant',
    ['the number of leaves', 'how many leaves there are', 'the size of the leafs', 'the number of leeves'],
    ['the temperature', 'the type of stem', 'the colour of the beaker'],
  ),
  same(
    'length, width, age or kind of the stalk',
    `STALK = stalk/stem/plant/shoot/celery/specimen/flower/seedling/root
    accept length/long/width/wide/thick/thickness/diameter/age/kind/type/species/same/size/mass/variety ... STALK
    accept STALK ... length/width/thickness/diameter/age/kind/type/species/size/mass
    accept species`,
    ['the length of the stalk', 'use the same type of plant', 'the thicknes of the stem'],
    ['the temperature', 'the concentration of the dye', 'the light'],
  ),
  same(
    'concentration, kind or volume of the dye (or water)',
    `DYE = dye/stain/colour/colouring/water/solution/liquid/ink
    accept concentration/volume/amount/kind/type/same/strength/brand/depth/level ... DYE
    accept DYE ... concentration/volume/amount/kind/type/level
    accept concentration`,
    ['concentration of the dye', 'the volume of water', 'the ammount of dye'],
    ['the number of leaves', 'the temperature', 'the beaker'],
  ),
  same(
    'light, wind or humidity',
    'accept light/wind/humidity/humid/fan/air/lighting',
    ['light intensity', 'the wind speed', 'the humiditty of the room'],
    ['the number of leaves', 'the temperature', 'the stem'],
  ),
]

/** Named once more where time is one of the things to keep. */
export const TIME_TOO = same(
  'time',
  'accept time/long/minute/hour/duration',
  ['the time', 'how long they are left', 'the tyme they are left'],
  ['the temperature', 'the number of leaves', 'the beaker'],
)
