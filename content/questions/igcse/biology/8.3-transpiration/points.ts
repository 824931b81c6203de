import { judged } from '@/lib/exams/authoring/marks'

const MORE = 'more/high/great/increase/faster/fast/rise/rises/gain/extra'
const LESS = 'less/low/small/reduce/decrease/slow/little/few/fewer/shallow/flatten'
const DIFFERENCE = 'gradient/difference'

export const KINETIC_ENERGY = judged(
  'water molecules have more kinetic energy (move faster)',
  `
  reject less/low/little/lose/decrease kinetic energy
  accept kinetic
  accept molecule/particle ... move/moving/vibrate ... fast/quick/quickly/more/rapidly
  accept molecule/particle ...(no evaporate).. more/higher energy
  unsure energy | molecule, fast
  earns: the molecules have more kinetic energy
  earns: water particles move faster
  earns: they gain kinettic energy
  misses: it is warmer
  misses: the plant needs more water
  misses: the molecules have less kinetic energy`,
)

export const EVAPORATES_FASTER = judged(
  'so water evaporates faster (from the mesophyll cells)',
  `
  FAST = ${MORE}/quick/quickly/rapid/rapidly
  reject slow/slowly/slower/less/decrease ... evaporate/evaporation, without faster/fast/increase/quickly
  reject evaporate/evaporation ... slow/slowly/slower/less/decrease, without faster/fast/increase/quickly
  accept FAST ... evaporate/evaporation
  accept evaporate/evaporation ... FAST
  unsure evaporate/evaporation
  earns: so water evaporates faster
  earns: the rate of evaporation increases
  earns: the rate of evaporaton increases
  misses: the molecules have more kinetic energy
  misses: the water evaporates more slowly
  misses: the stomata close`,
)

export const WIND_REMOVES = judged(
  'wind carries water vapour away from the leaf (stomata)',
  `
  AWAY = away/remove/carry/carries/blow/blown/off/clear/take/taken/sweep/swept/disperse/replace/move
  VAPOUR = vapour/vapor/moisture/humid/water/humidity
  accept AWAY ...(no leaf/leaves/cell/oxygen).. VAPOUR
  accept VAPOUR ...(no cell/xylem).. AWAY
  unsure AWAY
  earns: the moving air carries the water vapour away
  earns: wind removes the moist air, removes moisture
  earns: the water vapor is blown awey from the leaf, blown away
  misses: the wind makes the leaf cold
  misses: the concentration gradient is steeper
  misses: the stomata open`,
)

export const STEEPER_GRADIENT = judged(
  'so the concentration gradient (of water vapour) is steeper',
  `
  reject less/not steep/steeper
  reject low/less/small/decrease/shallow/reduce ... ${DIFFERENCE}, without steep/steeper/large/great/high/increase
  reject ${DIFFERENCE} ... low/less/small/decrease/shallow/reduce, without large/great/high/increase
  accept steep/steeper/large/great/high/big/more/increase/maintain ... ${DIFFERENCE}
  accept ${DIFFERENCE} ... steep/steeper/large/great/high/big/more/increase/maintain
  accept low/less/decrease ... concentration/vapour ... outside
  accept outside ... low/less/decrease ... concentration/vapour
  unsure ${DIFFERENCE}
  earns: the concentration gradient is steeper
  earns: a greater concentration gradient
  earns: this increases the concentration gradeint
  misses: the gradient is less steep
  misses: vapour is carried away
  misses: more water is needed`,
)

export const DIFFUSES_FASTER = judged(
  'so water vapour diffuses out (of the stomata) faster',
  `
  FAST = more/high/great/increase/faster/fast/quick/quickly/rapid/rapidly
  reject slow/slowly/slower/less ... diffuse/diffusion, without fast/faster/increase/quickly
  reject diffuse/diffusion ... slow/slowly/slower, without fast/faster/increase/quickly
  accept FAST ... diffuse/diffusion
  accept diffuse/diffusion ... FAST
  unsure diffuse/diffusion
  earns: water vapour diffuses out faster
  earns: the rate of diffusion increases
  earns: so more water vapour difuses out of the stomata
  misses: the gradient is steeper
  misses: wind carries vapour away
  misses: it diffuses more slowly`,
)

export const MORE_VAPOUR_OUTSIDE = judged(
  'there is more water vapour in the air outside the leaf',
  `
  reject less/low/little ... vapour/vapor/moisture, without more/high/much
  accept more/high/lot/much/great/increase/full/saturated ... vapour/vapor/moisture
  accept air ... more/high/lot/much/full/saturated ... water
  accept vapour/vapor/moisture ... high/great/more/increase
  accept saturated
  unsure vapour/vapor/moisture
  earns: there is more water vapour outside the leaf
  earns: the concentration of water vapour in the air is high
  earns: the air has a lot of moisure in it
  misses: the gradient is less steep
  misses: it is cold outside
  misses: there is less water vapour in the air`,
)

export const FLATTER_GRADIENT = judged(
  'so the concentration gradient (of water vapour) is less steep',
  `
  reject steep/steeper/large/great/high/big/increase ... ${DIFFERENCE}, without less/low/small/decrease/reduce/than
  reject ${DIFFERENCE} ... steep/steeper/large/great/high/big/increase, without less/low/small/decrease/reduce/than
  accept ${LESS} ... ${DIFFERENCE}
  accept ${DIFFERENCE} ... ${LESS}
  accept not steep/steeper/large/great/high/big
  unsure ${DIFFERENCE}
  earns: the concentration gradient is less steep
  earns: a lower concentration gradient
  earns: it decreases the concentration gradeint
  misses: there is more water vapour outside
  misses: the gradient is steeper
  misses: the air is humid`,
)

export const DIFFUSES_SLOWER = judged(
  'so water vapour diffuses out more slowly',
  `
  SLOW = less/low/reduce/decrease/slow/slowly/slower/little
  reject fast/faster/quick/quickly ... diffuse/diffusion, without SLOW
  reject diffuse/diffusion ... fast/faster/quick/quickly, without SLOW
  accept SLOW ... diffuse/diffusion
  accept diffuse/diffusion ... SLOW
  accept not diffuse
  unsure diffuse/diffusion
  earns: water vapour diffuses out more slowly
  earns: less water vapour diffuses out
  earns: the rate of difusion decreases
  misses: the gradient is less steep
  misses: there is more water vapour outside
  misses: it diffuses faster`,
)

export const LOSS_ABOVE_UPTAKE = judged(
  'more water is lost (by transpiration) than is taken up',
  `
  LOSS = lose/lost/loss/losing/transpire/transpiration/evaporate
  UPTAKE = take/taken/taking/uptake/absorb/absorption/gain/replace/get/enter
  accept LOSS ... more/faster/great/high/exceed ... UPTAKE
  accept more/faster/great/high ... LOSS ... UPTAKE
  accept LOSS ... exceed/than/above ... UPTAKE
  accept UPTAKE ... less/slow/low/below ... LOSS
  accept less/not enough ... UPTAKE ... LOSS
  accept not UPTAKE ... enough/fast/much | not replace
  unsure LOSS
  earns: the plant loses more water than it takes up
  earns: transpiration is faster than water uptake
  earns: more water is lost than is absorbd
  misses: the cells become flaccid
  misses: the leaves droop
  misses: the plant takes up a lot of water`,
)

export const LOSES_TURGOR = judged(
  'cells lose turgor / become flaccid',
  `
  accept flaccid
  accept not turgid/turgor
  accept lose/lost/loss/losing/less/low/decrease/reduce/drop ... turgor/turgid/turgidity
  accept turgor ... lose/lost/decrease/reduce/drop/fall/low
  accept cell ... shrink/soft/limp/plasmolysed
  unsure turgid/turgor
  earns: the cells become flaccid
  earns: they lose their turgor pressure
  earns: the cells are flacid
  misses: the leaves droop
  misses: the cell wall is strong
  misses: more water is lost`,
)

export const LEAVES_DROOP = judged(
  'the leaves (stem) are no longer held up / droop',
  `
  accept droop/drooping/sag/hang/floppy/limp/collapse
  accept bend ... over/down
  accept not support/held/hold/firm/upright/stand
  unsure support/soft/bend
  earns: so the leaves droop
  earns: the stem is no longer supported
  earns: the leaves hang down and look flopy
  misses: the cells become flaccid
  misses: water is lost
  misses: the leaves are green`,
)

export const STOMATA_BLOCKED = judged(
  'grease closes (blocks) the stomata',
  `
  accept block/close/cover/seal/clog/plug/shut ... stoma/stomata/pore/opening/hole
  accept stoma/stomata/pore/opening ... block/close/cover/seal/clog/plug/shut
  accept block/seal/clog/plug/close them
  unsure stoma/stomata
  earns: the grease blocks the stomata
  earns: the stomata are covered
  earns: it seals the stomatta
  misses: the leaf cannot get light
  misses: the leaf is heavier
  misses: less water vapour is lost`,
)

export const LESS_VAPOUR_LOST = judged(
  'so less (no) water vapour diffuses out / is lost there',
  `
  OUT = lose/lost/loss/escape/leave/out/diffuse/diffusion/transpire/transpiration/evaporate/exit
  reject more/faster ...(no than).. OUT, without less/not/fewer/slow
  accept less/reduce/decrease/slow/slowly/little/prevent/stop ... OUT
  accept OUT ... less/reduce/decrease/slow/slowly/little
  accept low rate | rate ... low
  accept not OUT
  unsure OUT
  earns: so less water vapour is lost
  earns: water vapour cannot diffuse out
  earns: less water vapour escapes, the rate of transpirration is lower
  misses: the stomata are blocked
  misses: the leaf has more water
  misses: the lower surface is greased
  misses: more vapour is lost`,
)

export const LOWER_HAS_MORE = judged(
  'there are more stomata on the lower surface',
  `
  LOWER = lower/bottom/underside/under/below/underneath
  UPPER = upper/top
  reject more/most/greater/many ...(no than/LOWER).. UPPER
  reject UPPER ...(no LOWER).. more/most/greater/many, without fewer/less/few
  accept more/most/greater/many/all/lot/lots ... LOWER
  accept LOWER ... more/most/greater/many/all/lot/lots
  accept UPPER ... less/few/fewer/no/none
  accept less/few/fewer ... UPPER
  unsure LOWER
  earns: there are more stomata on the lower side
  earns: the lower surface has most of the stomata
  earns: most of the stomata are on the undrside
  misses: the stomata are blocked
  misses: there are more stomata on the upper surface
  misses: the upper epidermis has more stomata than the lower
  misses: the leaf loses water`,
)
