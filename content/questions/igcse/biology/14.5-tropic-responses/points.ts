import { judged } from '@/lib/exams/authoring/marks'

export const ALL_SIDES = judged(
  'so that light reaches all sides equally',
  `
  EQUAL = all/every/each/equal/equally/even/evenly/both/uniform/uniformly/same
  reject gravity, without light
  reject more/faster/water, without EQUAL
  reject EQUAL ...(no light).. grow/bend, without light
  reject grow/bend ...(no light).. EQUAL, without light
  accept not side ... more/less light
  accept light, not only/just/one
  accept light ... EQUAL
  accept EQUAL ...(no grow/size/temperature/water).. light
  accept not one/single side/direction
  accept not only/just, side/direction
  accept all/every/each side/direction, without cover/water/bend/grow
  unsure side/direction, without bend/cause/show/grow
  earns: so that light reaches all sides equally
  earns: each side gets the same light
  earns: the light falls equaly on the seedlings
  misses: to make them grow faster
  misses: so that gravity acts on all sides
  misses: it is a control`,
)

export const IS_CONTROL = judged(
  'as a control / to show that light from one side causes the bending',
  `
  SHOW = show/prove/see/find/check/know/ensure/sure/test/demonstrate
  reject control/controlled variable/temperature
  reject control growth/light/speed/amount
  reject control how
  accept control
  accept compare/comparison
  reject sure/ensure ... light ... all/every/each/equal/equally/even/evenly
  accept SHOW ... light ... bend/curve/lean/cause/response/phototropism/effect
  accept SHOW ... bend/curve/lean ... light/one/turned
  accept light ... cause/reason ... bend/curve/lean
  accept bend/curve/lean ... because/due/caused ... light/one
  unsure compare/difference/SHOW
  earns: it is a control
  earns: to compare them with P
  earns: to show that the light from one side causes bending
  earns: for comparisson with the others
  misses: so light reaches all sides
  misses: to control the temperature
  misses: to make them grow faster`,
)

export const MORE_LIGHT = judged(
  'the leaves (plant) absorb more light',
  `
  GET = get/absorb/receive/reach/obtain/gain/catch/capture/trap/take/collect/maximum/maximise/enough/more/most/increase
  LIGHT = light/sunlight/sun
  reject less/reduce/avoid LIGHT, without more
  reject water/soil/gravity, without LIGHT
  reject carbon/oxygen/heat/warmth/time, without LIGHT absorb/get/more
  reject LIGHT increase growth
  reject more heat/time/carbon/water/oxygen, without more light/sunlight
  accept GET ... LIGHT
  accept LIGHT ... GET
  unsure LIGHT
  earns: the leaves absorb more light
  earns: it gets enough sunlight
  earns: so it can recieve more lihgt
  misses: so that it can photosynthesise
  misses: it gets less light
  misses: the roots reach water`,
)

export const PHOTOSYNTHESIS = judged(
  'for (more) photosynthesis',
  `
  reject less/reduce photosynthesis
  reject not photosynthesise
  reject not photosynthesis
  reject photosynthesis not possible
  reject take/absorb/get, food/sugar/glucose, without photosynthesis/make/produce
  reject need more food
  reject food ... soil, without photosynthesis
  reject less food/glucose/sugar
  accept photosynthesis/photosynthesise
  accept make/produce/more ... glucose/food/sugar/starch/carbohydrate
  unsure food/energy
  earns: for more photosynthesis
  earns: so it can make more glucose
  earns: it helps fotosynthesis
  misses: the leaves absorb more light
  misses: it grows towards the light
  misses: less photosynthesis`,
)

export const MADE_IN_TIP = judged(
  'auxin is made in the (shoot) tip',
  `
  MAKE = make/made/produce/production/synthesise/secrete/release/form/come/source
  reject root/leaf/leaves/soil ... MAKE auxin, without tip
  reject MAKE ... root/base/leaf/leaves, without tip
  reject auxin make/made/cause ... tip ... bend/grow/elongate/curve
  reject tip ... auxin, without MAKE
  accept auxin ...(no shaded/lower).. produce/production/made/synthesise/secrete/release/form/come/source ... tip
  accept tip ... MAKE ...(no grow/bend/cell).. auxin
  accept MAKE ...(no grow/bend).. auxin ... in/by/at/from tip
  unsure auxin, tip
  earns: auxin is made in the tip
  earns: the tip of the shoot produces auxin
  earns: auxin is prodused at the shoot tip
  misses: auxin moves to the shaded side
  misses: auxin is made in the roots
  misses: the tip bends`,
)

export const DIFFUSES_DOWN = judged(
  'auxin diffuses (moves) down the shoot',
  `
  MOVE = diffuse/diffusion/move/travel/pass/spread/transport/go/flow
  reject MOVE ... up/upward/upwards, without down/downward/downwards
  reject MOVE ... from root
  reject MOVE ... to tip
  reject light/water ... MOVE ... down, without auxin
  accept diffuse/diffusion, without light/oxygen/water
  accept MOVE ...(no side).. down/downward/downwards/along/below/lower
  accept MOVE ... from ... tip
  unsure MOVE, auxin, without side/away
  earns: auxin diffuses down the shoot
  earns: it moves down from the tip
  earns: the auxin difuses through the shoot
  misses: auxin is made in the tip
  misses: cells elongate
  misses: it moves up the shoot`,
)

/** `dark` is the side of the shoot that lies away from the light. */
export const moreOnShadedSide = (dark: 'left' | 'right') => {
  const lit = dark === 'left' ? 'right' : 'left'
  return judged(
    'more auxin (collects) on the shaded side',
    `
    MORE = more/most/collect/accumulate/gather/move/diffuse/high/higher/concentrate/concentration/build/mainly/greater/go/travel/redistribute/unequal/unevenly
    SHADED = shaded/shade/shady/dark/darker/unlit/opposite/other/far/${dark}
    LIT = lit/sunny/bright/near/${lit}
    reject MORE auxin ...(no SHADED/than/away).. LIT, without SHADED/away/less
    reject less ...(no than).. SHADED, without more
    reject auxin ... destroy ... SHADED
    reject destroy/break ... auxin
    reject auxin make/made/cause/stimulate ...(no collect/accumulate/move).. SHADED ... grow/elongate, without more auxin
    reject auxin make/made/cause/stimulate ... grow/elongate ... SHADED, without more auxin
    reject equally
    reject tip/cell ... SHADED, without auxin/it
    accept auxin ...(no elongate).. MORE ...(no elongate).. SHADED
    accept auxin ... MORE ... side away
    accept MORE ...(no grow/elongate).. auxin ... SHADED
    accept SHADED ... MORE auxin
    accept auxin ... away from light/sun
    accept auxin ... SHADED side
    accept MORE ... SHADED side, without grow/elongate/light
    accept less auxin ...(no SHADED).. LIT/light
    unsure auxin, SHADED
    earns: more auxin collects on the shaded side
    earns: the shaded side has more auxin
    earns: auxin moves away from the light
    earns: there is more auxin on the ${dark} side
    earns: more auxin on the shadded side
    misses: auxin is made in the tip
    misses: there is more auxin on the lit side
    misses: cells elongate`,
  )
}

export const CELLS_ELONGATE = judged(
  'cells there elongate (more), so that this side grows faster',
  `
  LONG = elongate/elongation/lengthen/longer/stretch
  reject not elongate
  reject divide/division/multiply/mitosis, without LONG
  reject auxin ... stop/prevent/inhibit/reduce/slow ... LONG
  reject LONG ... stop/prevent/inhibit/reduce
  reject both/all side ... LONG
  reject auxin ... slow/inhibit/stop ... grow/growth, without LONG
  reject lit/bright/sunny side ... elongate/longer, without shaded/dark/than/less
  unsure shoot/plant elongate, without cell
  accept elongate/elongation
  accept cell ... LONG
  accept side grow longer
  accept shaded/dark/lower/bottom/this side ... grow/growth ... fast/faster/more/quick/quicker
  accept fast/faster/more grow/growth ... shaded/dark/lower/bottom
  unsure LONG | grow/growth
  earns: cells on the shaded side elongate
  earns: it makes the cells longer
  earns: cell elongasion is greater on that side
  misses: the cells divide faster
  misses: auxin is made in the tip
  misses: more auxin on the shaded side`,
)

export const MORE_ON_LOWER_SIDE = judged(
  'more auxin collects on the lower side (of the shoot)',
  `
  LOWER = lower/bottom/under/underside/underneath/lowest
  COLLECT = more/most/collect/accumulate/gather/move/diffuse/high/higher/concentrate/concentration/build/mainly/greater/go/travel/sink/pull/pulled/settle/spread/redistribute/found
  UPPER = upper/top/upside
  accept less auxin ...(no LOWER).. UPPER
  reject less auxin ... LOWER
  reject lower concentration/amount/level
  reject auxin ... make/made/produce ... LOWER
  reject auxin ...(no LOWER/than/from).. UPPER, without LOWER
  reject auxin make/made/cause ... LOWER ... grow/elongate/bend
  accept COLLECT ...(no grow/elongate/less).. auxin ... LOWER
  accept auxin ...(no grow/elongate/less).. COLLECT ...(no grow/elongate/less).. LOWER
  accept LOWER ...(no grow/elongate/less).. COLLECT auxin
  accept LOWER side has/have/get/gets/contain ... auxin, without less
  accept gravity ...(no grow/elongate).. auxin ... LOWER
  accept auxin ...(no grow/elongate/make/made/less).. (on | at | to) LOWER
  unsure auxin
  earns: auxin collects on the lower side
  earns: more auxin on the bottom of the shoot
  earns: the lowwer side has more auxin
  misses: auxin collects on the upper side
  misses: cells elongate
  misses: the shoot grows up`,
)

export const STIMULATES_ELONGATION = judged(
  'auxin stimulates cells to elongate',
  `
  LONG = elongate/elongation/lengthen/longer/stretch
  reject not elongate
  reject divide/division/multiply/mitosis, without LONG
  reject inhibit/prevent/stop/slow/less/reduce ... LONG
  reject LONG ... inhibit/prevent/stop
  accept elongate/elongation
  accept cell ... LONG
  unsure LONG
  earns: auxin stimulates cell elongation
  earns: cells become longer
  earns: it makes the cells elongait
  misses: the cells divide
  misses: auxin collects on the lower side
  misses: auxin inhibits elongation`,
)

export const LOWER_GROWS_FASTER = judged(
  'so the lower side grows faster (longer) than the upper side',
  `
  LOWER = lower/bottom/under/underside/below/underneath/lowest
  THIS = this/that side
  UPPER = upper/top
  FAST = fast/faster/more/quick/quicker/quickly/longer/greater/most/higher
  GROW = grow/growth/elongate/elongation/longer/lengthen
  reject UPPER ...(no than/LOWER).. GROW ... FAST, without slow/less
  reject LOWER ... GROW ... slow/slower/less
  reject FAST GROW ...(no than/LOWER).. UPPER
  reject GROW less/slow/slower ...(no than).. LOWER
  accept THIS GROW ... FAST
  accept LOWER ... longer ... UPPER
  accept LOWER ...(no auxin).. GROW ... FAST
  accept LOWER ...(no auxin).. FAST GROW
  accept LOWER side longer
  accept FAST GROW ...(no auxin).. LOWER
  accept GROW FAST ...(no auxin).. LOWER
  accept elongate/elongation ...(no auxin).. LOWER
  accept LOWER ... elongate/elongation
  accept UPPER ... GROW ... less/slow/slower
  unsure GROW, side
  earns: the lower side grows faster
  earns: cells on the lower side elongate more
  earns: the bottom side grows fastter than the top
  misses: the upper side grows faster
  misses: there is more auxin on the lower side
  misses: the shoot bends up`,
)

export const REACHES_WATER = judged(
  'roots reach (absorb) water / mineral ions',
  `
  reject water vapour/loss
  reject light/sunlight/photosynthesis, without water/mineral/ion
  reject avoid/lose/away/stop ... water, without mineral/ion/nutrient
  reject less water | too much water
  accept water/mineral/ion/nutrient/nitrate/magnesium
  unsure moisture/food
  earns: they reach water
  earns: to absorb mineral ions
  earns: so that they find warter in the soil
  misses: they hold the plant
  misses: they absorb light
  misses: they grow towards gravity`,
)

export const ANCHORS = judged(
  'roots anchor the plant',
  `
  accept anchor/anchorage
  reject hold/held/keep/supply/secure/stable ... water/mineral/ion/nutrient
  reject light/seed/gravity
  reject temperature
  reject support photosynthesis/growth/life
  accept hold/held/support/fix/firm/firmly/stable/stability/steady/secure/grip/upright
  accept not fall/blown/topple
  accept prevent/stop ... fall/blown/topple/pull
  unsure strong/stay/deep
  earns: to anchor the plant
  earns: they hold it firmly in the soil
  earns: it gives the plant ankhorage and stabilty
  misses: they absorb water
  misses: they grow towards gravity
  misses: they get oxygen`,
)
