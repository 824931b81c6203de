import { stemmer } from 'stemmer'
import { singular } from '../word-forms'

/** Verbs that bend within; a stemmer sees endings only. */
const BENT = new Map(
  `went go, gone go, goes go, ran run, lit light, made make, gave give, given give, broke break, broken break,
  burnt burn, held hold, left leave, kept keep, stuck stick, began begin, begun begin, rose rise, risen rise,
  fell fall, fallen fall, froze freeze, frozen freeze, grew grow, grown grow, became become, took take, taken take,
  felt feel, came come, sank sink, sunk sink, drew draw, drawn draw, lost lose, stood stand, shone shine,
  spun spin, swung swing, swam swim, threw throw, thrown throw, wore wear, worn wear, hung hang, bent bend,
  built build, sent send, spent spend, meant mean, knew know, known know, flew fly, flown fly, blew blow,
  blown blow, tore tear, torn tear, found find, got get, gotten get, put put, slid slide, struck strike,
  shook shake, shaken shake, stopped stop, dying die, died die, lying lie, melted melt, molten melt, higher high,
  highest high, lower low, lowest low, longer long, longest long, shorter short, shortest short, faster fast,
  fastest fast, slower slow, slowest slow, bigger big, biggest big, smaller small, smallest small, larger large,
  largest large, harder hard, hardest hard, softer soft, softest soft, easier easy, easiest easy, closer close,
  nearer near, nearest near, heavier heavy, lighter light, stronger strong, strongest strong, weaker weak,
  hotter hot, hottest hot, colder cold, coldest cold, warmer warm, cooler cool, thicker thick, thinner thin,
  wider wide, narrower narrow, greater great, greatest great, further far, farther far, furthest far,
  farthest far, father far, deeper deep, tighter tight, looser loose, louder loud, loudest loud, quieter quiet,
  better good, best good, brighter bright, dimmer dim, taller tall, worse bad, aluminum aluminium, theyre they, its it`
    .split(',')
    .map(pair => pair.trim().split(' ') as [string, string]),
)

const NUMBER_NAMES = new Map(
  'zero one two three four five six seven eight nine ten'.split(' ').map((name, at) => [name, String(at)]),
)

const known = new Map<string, string>()
const KNOWN_MAX = 5000

/** What the forms of one word have in common: "connected" and "connection" are connect, "two" is 2. In lower case. */
export function stemOf(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  // A stemmer leaves dry and dri(ed) apart.
  const stem = NUMBER_NAMES.get(word) ?? stemmer(BENT.get(word) ?? singular(word)).replace(/i$/, 'y')
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(word, stem)
  return stem
}
