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
  accept not (touch/touching/touches) ... (side/sides/bottom/glass/wall/walls/beaker/base/container/can/tube) | (avoid/never/prevent/stop) ... (touch/touching) | (away/off/clear) from ... (side/sides/bottom/glass/wall/walls/base) | (bulb/thermometer) ... (middle/centre/center/covered/immersed/submerged/fully/completely)
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

/** Numbers of the results are quoted: any two of them, from different lists. */
export function quotes(text: string, lists: readonly (readonly string[])[], example: string) {
  const nameOf = (at: number) => `N${'ABCDEFGH'.charAt(at)}`
  const names = lists.map((list, at) => `${nameOf(at)} = ${list.join('/')}`)
  const pairs = lists.flatMap((_, one) =>
    lists.slice(one + 1).map((__, after) => `accept ${nameOf(one)} & ${nameOf(one + 1 + after)}`),
  )
  return judged(
    text,
    `
  ${names.join('\n  ')}
  ${pairs.join('\n  ')}
  accept temperature & NA & NB
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
  reject FAST ... COOL ...(no OPEN/SLOW/than).. KEPT, without SLOW
  reject not (affect/effect/difference) | (decrease/slow/lower/less) ...(no than).. (with/over) time
  accept COOL ...(no OPEN/FAST).. KEPT ...(no OPEN/FAST).. SLOW | COOL ...(no KEPT/SLOW).. OPEN ...(no KEPT/SLOW).. FAST
  accept KEPT ...(no OPEN).. SLOW ... COOL | KEPT ...(no OPEN).. COOL ... SLOW | SLOW ... COOL ...(no OPEN).. KEPT | COOL ...(no FAST).. SLOW ...(no OPEN/than).. KEPT
  accept OPEN ...(no KEPT/SLOW).. MORE ... COOL | OPEN ...(no KEPT/SLOW).. COOL ...(no SLOW).. MORE | FAST ... COOL ...(no KEPT/SLOW).. OPEN | COOL ...(no SLOW).. FAST ...(no KEPT/than).. OPEN
  accept SLOW ...(no OPEN/FAST).. COOL | COOL ...(no OPEN/FAST).. SLOW
  ${also}
  unsure KEPT ... hotter/warmer/hot/warm
  earns: ${earns[0]}
  earns: ${earns[1]}
  earns: ${earns[2]}
  misses: it is a fair test
  misses: the results show a difference
  misses: the temperature falls with time
  misses: both lose energy to the room`,
  )

/** Names of what is kept the same where two lots of hot water cool. */
export const KEPT_FOR_COOLING = [
  {
    text: 'volume of water',
    accept: [
      'volume',
      'mass of water',
      'amount of water',
      'volume of hot water',
      'amount of hot water',
      'mass of hot water',
      'depth of water',
      'volume of the water',
      'quantity of water',
    ],
  },
  {
    text: 'temperature at the start',
    accept: [
      'initial temperature',
      'starting temperature',
      'start temperature',
      'initial temperature of the water',
      'starting temperature of the water',
      'initial temperature of water',
      'starting temperature of water',
      'temperature of the hot water at the start',
      'temperature of water at the start',
      'initial water temperature',
      'starting water temperature',
      'water temperature at the start',
      'temperature of the water at the start',
    ],
    allow: ['temperature of the water', 'water temperature', 'temperature of water'],
  },
  {
    text: 'room temperature',
    accept: [
      'temperature of the room',
      'temperature of the surroundings',
      'surrounding temperature',
      'environmental conditions',
      'ambient temperature',
      'draughts',
      'air temperature',
      'temperature of the air',
      'temperature of surroundings',
      'external temperature',
      'environment',
      'surroundings',
      'draught',
      'drafts',
      'air conditioning',
    ],
  },
]
