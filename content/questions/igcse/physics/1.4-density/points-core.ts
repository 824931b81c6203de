import { judged } from '@/lib/exams/authoring/marks'

/** How the volume in a measuring cylinder is read. */
export const BOTTOM_OF_MENISCUS = judged(
  'eye level with (the bottom of) the meniscus',
  `
  reject top/upper ... meniscus
  reject above ... meniscus/surface | look ... above/below/angle, without level/right
  accept eye ... level/height/line | eyelevel | level ... eye
  accept bottom/lowest/base ... meniscus/curve/surface | meniscus ... bottom/lowest/base
  accept perpendicular/parallax | right angle | 90 degree
  accept same level/height ... meniscus/surface/liquid | level with ... meniscus/surface/liquid
  accept horizontal/horizontally/straight ... meniscus/surface/liquid/scale
  accept look/view/see ... horizontal/horizontally | front of meniscus/surface/liquid
  unsure meniscus/level/flat
  earns: at eye level
  earns: read the bottom of the meniscus
  earns: with the eye at the level of the menisucs
  earns: look perpendicular to the scale
  misses: look at the top of the meniscus
  misses: look from above
  misses: look closely at the scale`,
)

export const floats = (isFloating: boolean) =>
  judged(
    isFloating ? 'it floats' : 'it sinks',
    isFloating
      ? `
    FLOAT = float | stay/on/at top/surface
    reject not FLOAT
    reject sink, without if/would/when/more/than
    accept FLOAT | not sink
    earns: it floats
    earns: It will flaot because it is less dense
    earns: floats
    misses: it sinks
    misses: it is less dense
    misses: it does not float`
      : `
    SINK = sink/sank/sunk | go/fall ... bottom
    reject not SINK
    accept SINK | not float
    earns: it sinks
    earns: It will sikn, its density is larger; it sinks
    earns: sinks
    misses: it floats
    misses: it is more dense
    misses: it does not sink`,
  )

/** Why; `object` and `liquid` as the question calls them. */
export function reasonToFloat({
  isFloating,
  object,
  density,
  liquid,
}: {
  isFloating: boolean
  object: string
  density: string
  liquid: string
}) {
  const [right, wrong] = isFloating ? ['LESS', 'MORE'] : ['MORE', 'LESS']
  const words = liquid.split(' ').join('/')
  return judged(
    `its density is ${isFloating ? 'less' : 'greater'} than the density of the ${liquid}`,
    `
    LESS = less/low/small
    MORE = more/high/great/large/big
    DENSE = dense/density
    LIQUID = ${words}/liquid/fluid
    OBJECT = ${object}/object/it/its
    ${isFloating ? 'reject sink/sank/sunk & without float' : 'reject float & without sink/sank/sunk/bottom'}
    unsure if ... DENSE ... would
    reject LIQUID ...(no than/OBJECT/${wrong}).. ${right} DENSE | DENSE of LIQUID ...(no OBJECT/${wrong}).. ${right}
    reject OBJECT ...(no LIQUID/${right}/not).. ${wrong} DENSE | OBJECT ...(no LIQUID/${right}).. density ...(no LIQUID/${right}).. ${wrong}
    ${isFloating ? 'reject OBJECT ...(no LIQUID/LESS).. denser' : 'reject LIQUID ...(no than/OBJECT).. denser'}
    accept DENSE of LIQUID ...(no OBJECT/${right}).. ${wrong} | ${isFloating ? 'OBJECT' : 'LIQUID'} not as dense
    accept "${density}${isFloating ? '<' : '>'}" | "${density}" ${right}
    accept ${right} DENSE | DENSE ...(no LIQUID).. ${right}
    ${isFloating ? 'accept LIQUID ...(no OBJECT).. denser' : 'accept denser'}
    accept LIQUID ...(no OBJECT/${right}).. ${wrong} DENSE | LIQUID ...(no OBJECT/${right}).. DENSE ...(no OBJECT/${right}).. ${wrong}
    accept DENSE "${isFloating ? '<' : '>'}" | DENSE ... "${isFloating ? '<' : '>'}"
    reject ${wrong} DENSE | DENSE ...(no LIQUID).. ${wrong}
    unsure DENSE, LESS/MORE | denser
    earns: its density is ${isFloating ? 'less' : 'greater'} than that of the ${liquid}
    earns: because it is ${isFloating ? 'less' : 'more'} dense than the liquid
    earns: the ${object} has a ${isFloating ? 'lower' : 'higher'} densty
    misses: its density is ${isFloating ? 'greater' : 'less'} than that of the ${liquid}
    misses: it ${isFloating ? 'sinks' : 'floats'} because it is ${isFloating ? 'less' : 'more'} dense than the ${liquid}
    misses: because it ${isFloating ? 'floats' : 'sinks'}
    misses: the ${object} is small`,
  )
}

const STEPS = `
  WATER = water/liquid
  READ = read/record/note/measure/write/observe/find
  FIRST = initial/first/original/start/before/v1
  LATER = new/final/second/again/after/rise/rose/risen/increase/difference/displace/change/overflow/v2
  PUT = put/place/lower/drop/add/insert/submerge/immerse/dip/sink/hang`

/** An irregular solid in a measuring cylinder, in three steps. */
export const WATER_FIRST = judged(
  'pour water into the cylinder and read its volume (level)',
  `
  ${STEPS}
  LEVEL = volume/level/reading/height/amount
  OBJECT = stone/rock/ornament/clay/lump/piece/object/solid
  MINUS = minus/subtract/"-"/"−"/"–"
  accept READ ...(no LATER/MINUS).. FIRST ...(no MINUS).. LEVEL | READ ...(no LATER/MINUS).. LEVEL ...(no LATER/MINUS).. FIRST
  accept FIRST ...(no LATER).. LEVEL ...(no LATER).. READ | take FIRST LEVEL | READ v1
  accept fill/pour/put/add ...(no OBJECT).. WATER & READ ...(no LATER).. LEVEL & READ LATER LEVEL
  accept WATER ...(no PUT/LATER).. READ ... volume/level/reading/amount/it/how/much
  accept WATER ...(no LATER).. cylinder ...(no LATER).. READ ...(no LATER)..  volume/level/reading/it/amount
  accept READ ...(no LATER/stone/rock/clay/ornament/object).. volume/level/amount ... WATER | READ ...(no LATER).. WATER level/volume
  accept know/certain/set/fix/exact volume/amount ... WATER | fill/pour/put/add/have ... cm/ml ... WATER | WATER ... to/at/up ... cm/ml/mark
  unsure WATER ... cylinder | fill ... cylinder
  earns: fill the measuring cylinder with water and record the volume
  earns: measure the initial volume of the water
  earns: pour water in the cylinder and note the levle
  earns: pour a known volume of water into it
  misses: put the stone into the cylinder
  misses: final volume - initial volume
  misses: find the difference`,
)

export const INTO_WATER = judged(
  'lower the object into the water, completely under the surface, and read the new volume (level)',
  `
  ${STEPS}
  OBJECT = stone/rock/ornament/clay/lump/piece/object/it/solid
  IN = in/into/inside/under/submerge/immerse/fully/completely
  reject OBJECT not under/submerge/sink/immerse
  accept PUT ...(no pour).. OBJECT & LATER | OBJECT ... PUT/in/into/inside & LATER
  accept PUT OBJECT ... READ | OBJECT ... PUT ... READ | PUT ... OBJECT & see/look/how/much
  unsure PUT ... OBJECT
  earns: lower the stone into the water and read the new level
  earns: put the object in the water, the water rises
  earns: drop it in and record the volume agian
  earns: Submerge the stone. Measure the new volume
  misses: pour water into the cylinder
  misses: weigh the stone
  misses: use a ruler to measure the stone`,
)

export const VOLUME_IS_DIFFERENCE = judged(
  'volume = difference between the two readings (rise of the level)',
  `
  ${STEPS}
  reject first/initial/original ...(no LATER/PUT/READ/then).. minus/"−"/"-"/"–" ... second/new/final
  reject subtract/deduct/minus second/new/final ... from first/initial/original
  accept difference/subtract/minus/deduct | take away
  accept final/new/second/after ... "−"/"-"/"–" ... initial/first/original/start/old/before | "v2-v1" | "v2−v1" | "v2–v1"
  accept rise/increase/change ... volume/level/water ... is/equal/"="/give/be | is/equal/"="/be ... rise/increase/change
  accept displace ... is/equal/"="/give/same/be ... volume | volume ... is/equal/"="/same/be ... displace
  accept how/much ... rise/rose/risen/increase/move
  unsure rise/increase/change/displace
  earns: the difference is the volume of the stone
  earns: subtract the first reading from the second
  earns: the increse in the level is equal to the volume
  earns: the volume of water displaced equals the volume of the object
  misses: read the new level
  misses: volume = mass divided by density
  misses: pour water into the cylinder`,
)
