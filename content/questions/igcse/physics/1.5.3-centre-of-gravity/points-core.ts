import { judged } from '@/lib/exams/authoring/marks'

const CENTRE = 'CENTRE = centre/center/cog/com/"G"'

/** What the centre of gravity is. */
export const POINT_OF_WEIGHT = judged(
  'the point where (all) the weight (seems to) act',
  `
  WEIGHT = weight | gravity/gravitational ...(no centre/center).. force | force ... gravity
  POINT = point/place/position/where/spot/location
  reject middle ... object, without weight
  accept WEIGHT ... act/concentrate/pull | act ... WEIGHT
  accept POINT ... WEIGHT | WEIGHT ... POINT
  accept POINT ... gravity ... act | gravity ... act ... POINT
  accept mass ... concentrate/act | POINT ... balance
  unsure mass, POINT | balance
  earns: the point where the weight of the object appears to act
  earns: where all the wieght acts
  earns: the place at which gravity acts on the body
  misses: the middle of the card
  misses: the force of gravity on the object
  misses: how heavy an object is`,
)

/** Why the card must hang still. */
export const AT_REST = judged(
  'only at rest is the centre of gravity (vertically) below the pin, or: so that the (vertical) line passes through the centre of gravity',
  `
  ${CENTRE}
  PIN = pin/hole/pivot/nail/"B"/"A"
  BELOW = below/under/underneath/beneath
  accept CENTRE ... BELOW | BELOW ... PIN | not (CENTRE ... BELOW)
  accept line/thread/string/plumb/plumbline ... through ... CENTRE | CENTRE ... on ... line
  accept line/thread/string/plumb/plumbline ... not (pass/go/run through) ... CENTRE | not (line/thread/string/plumb ... through ... CENTRE)
  accept not (line/thread/string/plumb/plumbline ... vertical) | not vertical
  accept vertical/vertically/straight | right line/place/position ... drawn
  accept CENTRE ... same line | line up ... CENTRE
  accept equilibrium | no moment
  unsure accurate/correct/right/exact/accurately/precise/error/mistake
  reject find/locate/determine/show ... CENTRE
  unsure CENTRE
  earns: so that the centre of gravity is below the pin
  earns: then the line goes through the centre of gravity
  earns: the plumb line is only verticle when it is at rest
  misses: it takes a long time
  misses: it is swinging
  misses: the card could fall`,
)

/** How the place that was found is checked. */
export const CHECKED = judged(
  'hang the card from a third hole: the new line passes through X, or: the card balances on a finger (pencil, pin) at X',
  `
  OTHER = third/another/other/more/different/new/three/3/"3rd"
  reject average/mean
  accept OTHER ... hole/point/place/position/corner/edge/side/pin | third/another/new ... line
  accept hang/suspend ... OTHER
  accept balance | rest/put/place/support ... on ... finger/fingertip/pencil/pin/tip/point
  accept level/steady/still/flat/horizontal ... finger/fingertip/pencil/pin/tip/point
  unsure repeat/again
  earns: hang it from another hole
  earns: do it again with a third hole and see if the line goes through X
  earns: try to balence the card on a finger at X
  misses: measure it with a ruler
  misses: look at it carefully
  misses: use a heavier card`,
)

const HIGH = 'high/higher/top/up/tall/taller'

/** Why one object is the most stable of three. */
export const STABLE = [
  judged(
    'its centre of gravity is low (lower than that of another)',
    `
    ${CENTRE}
    LOW = low/lower/lowest/near/nearest/close/closer/closest/bottom/down/small/short
    HIGH = ${HIGH}
    accept CENTRE ...(no base/wide/HIGH).. LOW | LOW ...(no base/wide/and).. CENTRE
    reject CENTRE ...(no LOW/than).. HIGH | HIGH CENTRE
    accept weight/mass ...(no line/inside/within/outside/vertical).. LOW/bottom/base | LOW ... weight/mass
    unsure CENTRE | LOW
    earns: it has a low centre of gravity
    earns: G is the lowest
    earns: the center of gravity is closser to the ground
    misses: it has a wide base
    misses: the centre of gravity is high
    misses: it is heavy`,
  ),
  judged(
    'its base is wide (wider than that of another)',
    `
    WIDE = wide/wider/widest/broad/broader/large/larger/largest/big/bigger/biggest/great/greater/long/longer
    BASE = base/bottom/foot/feet
    NARROW = narrow/narrower/small/smaller/thin
    accept WIDE ...(no centre/center/gravity/NARROW).. BASE | BASE ...(no centre/center/gravity/low/NARROW/"G").. WIDE
    reject BASE ...(no WIDE/than).. NARROW | NARROW BASE
    reject close/closer/closest/near/nearer/nearest/inside/within/outside ... BASE
    accept BASE ... area ... WIDE | WIDE area
    unsure BASE | WIDE
    earns: the base is wide
    earns: it has the largest base
    earns: it has a brouder base than P
    misses: its centre of gravity is low
    misses: the base is narrow
    misses: it is the tallest`,
  ),
]
