import { judged } from '@/lib/exams/authoring/marks'

/** Points of heat practicals that several questions ask. */

/** A precaution for one reading of a thermometer. */
export const READS_WELL = judged(
  'a precaution: stir before reading; line of sight at right angles to the thermometer (no parallax); wait until the reading is steady; bulb in the middle of the water, not touching the glass',
  `
  SEE = look/read/view/eye/eyes/sight/observe/see
  STRAIGHT = level/perpendicular/perpendicularly/horizontal/horizontally/directly/straight/normal/parallel | right angle/angles | 90
  reject not (stir/stirred/mix) | not at eye level | (bulb/thermometer) ...(no avoid/never/prevent/away/stop).. (touch/touches/touching) ... (side/sides/bottom/glass/wall/beaker)
  accept stir/stirrer/swirl | (mix/mixed) ... (water/before/well)
  accept parallax | eye (level/height) | SEE ... STRAIGHT | STRAIGHT ... SEE | line of sight
  accept wait/leave ...(no hour).. (steady/constant/stable/settle/settles/stop/stops/rise/rising/change/changing/equilibrium/thermometer/reading/adjust) | (reading/temperature/thermometer/it) ... (steady/steadies/settled/settle/stabilise/stabilised/stable) | until ... (stop/stops/stopped) (rise/rising/change/changing/increase/increasing)
  accept not (touch/touching/touches) ... (side/sides/bottom/glass/wall/walls/beaker/base/container/can/tube) | (avoid/never/prevent/stop) ... (touch/touching) | (away/off/clear) ... (side/sides/bottom/glass/wall/walls/base) | (bulb/thermometer) ... (middle/centre/center/covered/immersed/submerged/fully/completely)
  unsure (bulb/thermometer) ... in (water/liquid)
  earns: stir the water before each reading
  earns: read the thermometer at eye level
  earns: avoid paralax by looking at right angles to the scale
  earns: wait until the thermometer stops rising
  earns: keep the bulb away from the sides
  earns: make sure the thermometer is not touching the beaker
  misses: repeat and take a mean
  misses: use a more accurate thermometer
  misses: be careful when you read the thermometer
  misses: let the bulb touch the bottom of the beaker
  misses: use the same volume of water`,
)

/**
 * Numbers of the results are quoted, one of each list. Two others may be what the student read, so the student decides.
 * @param whose words for the two things that are compared, where each has a sentence of its own
 */
export function quotes(
  text: string,
  lists: readonly [readonly string[], readonly string[]],
  example: string,
  [one, other]: readonly [string, string],
) {
  // A value of both lists tells neither.
  const [first, second] = lists.map((list, at) =>
    list.filter(each => !lists[1 - at]?.includes(each)).join('/'),
  )
  return judged(
    text,
    `
  NA = ${first}
  NB = ${second}
  ANY = 0*/1*/2*/3*/4*/5*/6*/7*/8*/9*
  accept NA & NB
  accept NA & not NB
  accept not NA & NB
  accept temperature & NA & NB
  unsure ANY ... ANY
  unsure (${one}) ... ANY & (${other}) ... ANY
  earns: ${example}
  earns: the temprature values are ${example}
  earns: it is shown as ${example}
  misses: it is slower
  misses: because of the results in the table
  misses: the values are different`,
  )
}

/** All forms in which one value may be quoted. */
export const forms = (...values: readonly (number | string)[]) => [...new Set(values.map(String))]

/** The vessel that is covered, wrapped or shiny cools more slowly than the other. `slow` and `fast` are the words for each. */
export const slowerWith = (
  text: string,
  slow: string,
  fast: string,
  earns: readonly [string, string, string],
  also = 'unsure KEPT ... SLOW',
) =>
  judged(
    text,
    `
  KEPT = ${slow}
  OPEN = ${fast}
  SLOW = slow/slower/slowest/slowly/less/lower/lowest/decrease/reduce/small/smaller/smallest/longer/longest | more time
  FAST = fast/faster/fastest/quick/quicker/quickly/higher/highest/greater/greatest/rapid/rapidly/increase/large/larger/largest/bigger/shorter
  MORE = FAST | more
  COOL = cool/cooling/rate/lose/loss/fall/drop/heat/energy/temperature/gradient
  SOON = less/shorter/short/shortest/least
  reject KEPT ...(no OPEN/more/longer).. SOON time | SOON time ...(no OPEN/than).. KEPT
  accept OPEN ...(no KEPT/more/longer).. SOON time | SOON time ...(no KEPT/than).. OPEN
  reject OPEN ...(no KEPT/than).. (longer | more time) | (longest/longer) ...(no KEPT/than).. OPEN
  reject KEPT ...(no OPEN/SLOW/than/not/hotter/warmer).. FAST ...(no OPEN/SLOW).. COOL | KEPT ...(no OPEN/SLOW/than/not).. COOL ...(no OPEN/SLOW/not/than).. FAST
  reject OPEN ...(no KEPT/FAST/than/not).. SLOW ...(no KEPT/FAST).. COOL | OPEN ...(no KEPT/FAST/than/not).. COOL ...(no KEPT/FAST/not/than).. SLOW
  accept OPEN ...(no KEPT/SLOW/than/not).. FAST ...(no KEPT).. COOL | OPEN ...(no KEPT/SLOW/than/not).. COOL ...(no KEPT).. FAST
  reject FAST ...(no because/since/as).. COOL ...(no OPEN/SLOW/than).. KEPT, without SLOW
  reject not (affect/effect/difference) | (decrease/slow/lower/less) ...(no than).. (with/over) time
  accept COOL ...(no OPEN/FAST).. KEPT ...(no OPEN/FAST).. SLOW | COOL ...(no KEPT/SLOW).. OPEN ...(no KEPT/SLOW).. FAST
  accept KEPT ...(no OPEN).. SLOW ... COOL | KEPT ...(no OPEN).. COOL ... SLOW | SLOW ... COOL ...(no OPEN).. KEPT | COOL ...(no FAST).. SLOW ...(no OPEN/than).. KEPT
  accept OPEN ...(no KEPT/SLOW).. MORE ... COOL | OPEN ...(no KEPT/SLOW).. COOL ...(no SLOW).. MORE | FAST ... COOL ...(no KEPT/SLOW).. OPEN | COOL ...(no SLOW).. FAST ...(no KEPT/than).. OPEN
  accept SLOW ...(no OPEN/FAST).. COOL | COOL ...(no OPEN/FAST).. SLOW
  accept (reduce/decrease/slow) ... how (fast/quickly)
  ${also}
  unsure (keep/stay) ... (hot/hotter/warm/warmer)
  unsure KEPT ... hotter/warmer/hot/warm
  earns: ${earns[0]}
  earns: ${earns[1]}
  earns: ${earns[2]}
  misses: it is a fair test
  misses: the results show a difference
  misses: the temperature falls with time
  misses: both lose energy to the room`,
  )

const joined = (heads: readonly string[], tails: readonly string[]) =>
  heads.flatMap(head => tails.map(tail => `${head} ${tail}`))

const WATER = [
  'of water',
  'of hot water',
  'of the water in the beaker',
  'of water in both beakers',
  'of liquid',
]
const FIRST = ['initial', 'starting', 'start', 'beginning']

/** Names of what is kept the same where two lots of hot water cool; “same” once in each, so that it may be repeated. */
export const KEPT_FOR_COOLING = [
  {
    text: 'volume of water',
    accept: ['amount of water'],
    allow: [
      'volume',
      'depth',
      'same volume',
      ...joined(['volume', 'amount', 'mass', 'quantity', 'depth', 'level', 'height'], WATER),
      ...joined(['water', 'hot water', 'liquid'], ['volume', 'mass', 'level', 'depth', 'amount']),
      'amount of water in each beaker',
      'volume of water in each beaker',
      'volume of water used',
      'amount of water used',
      'equal volume of water',
    ],
  },
  {
    text: 'temperature at the start',
    accept: ['initial temperature'],
    allow: [
      ...joined(FIRST, ['temperature', 'temp', 'water temperature', 'water temp', 'hot water temperature']),
      ...joined(joined(FIRST, ['temperature', 'temp']), [...WATER, 'of both beakers', 'of the beaker']),
      ...joined(joined(['temperature', 'temp'], ['of water', 'of hot water', 'of both beakers']), [
        'at start',
        'at beginning',
        'initially',
        'at first',
        'at 0 s',
      ]),
      'temp at the start',
      'same initial temperature',
      'temperature at the beginning',
      'temperature of the water',
      'temperature of hot water',
      'water temperature',
      'water temperature at the start',
    ],
  },
  {
    text: 'room temperature',
    accept: ['temperature of the surroundings'],
    allow: [
      ...joined(
        ['temperature', 'temp'],
        ['of room', 'of air', 'of environment', 'of surrounding', 'of surrounding air', 'outside'],
      ),
      ...joined(
        ['room', 'air', 'ambient', 'surrounding', 'environmental', 'external', 'environment', 'outside'],
        ['temperature', 'temp', 'condition'],
      ),
      'environment',
      'same environment',
      'surroundings',
      'draught',
      'draft',
      'air flow',
      'wind',
      'humidity',
      'air conditioning',
    ],
  },
  {
    text: 'surface area of the water',
    accept: ['size of the beaker'],
    allow: [
      'surface area',
      'same surface area',
      'area of the surface',
      'surface area exposed to air',
      'surface area of hot water',
      'surface area of beaker',
      ...joined(['size', 'diameter', 'width', 'shape'], ['of beaker', 'of container', 'of cup', 'of glass']),
      ...joined(['beaker', 'container'], ['size', 'diameter', 'width', 'shape']),
      'volume of beaker',
    ],
  },
  {
    text: 'material of the beaker',
    accept: ['type of beaker'],
    allow: [
      'beaker',
      'same beaker',
      'container',
      ...joined(
        ['material', 'type', 'kind', 'thickness', 'colour', 'mass'],
        ['of beaker', 'of container', 'of glass', 'of cup', 'of beaker used', 'of wall'],
      ),
      ...joined(['beaker', 'container', 'glass'], ['material', 'type', 'thickness', 'colour']),
    ],
  },
]
