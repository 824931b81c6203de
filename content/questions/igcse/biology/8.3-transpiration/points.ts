import { judged } from '@/lib/exams/authoring/marks'
import { KEPT_THE_SAME } from '../8.2-water-uptake/points'

const MORE = 'more/high/great/increase/faster/fast/rise/rises/gain/extra'
const LESS = 'less/low/small/reduce/decrease/slow/little/few/fewer/shallow/flatten'
const DIFFERENCE = 'gradient/difference'

export const KINETIC_ENERGY = judged(
  'water molecules have more kinetic energy (move faster)',
  `
  KE = kinetic/ke
  MORE = ${MORE}
  reject less/low/little/lose/decrease kinetic energy
  accept MORE ...(no less).. KE
  accept kinetic energy ...(no so).. MORE
  accept molecule/particle ... move/moving/vibrate ... fast/quick/quickly/more/rapidly
  accept molecule/particle ...(no evaporate).. more/higher/gain energy
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
  FAST = ${MORE}/quick/quickly/rapid/rapidly/speed/speeds
  reject slow/slowly/slower/less/decrease ... evaporate/evaporation, without faster/fast/increase/quickly
  reject evaporate/evaporation ... slow/slowly/slower/less/decrease, without faster/fast/increase/quickly
  accept FAST ...(no so/and/because/energy/kinetic/heat/temperature/molecule/diffuse).. evaporate/evaporation
  accept FAST ...(no so/and/because/energy/kinetic/heat/temperature/diffuse).. molecule evaporate
  accept evaporate/evaporation ...(no so/and/because/energy/diffuse/diffusion/vapour).. FAST
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
  AWAY = away/remove/carry/carries/blow/blown/sweep/swept/disperse/replace/displace/clear/off
  VAPOUR = vapour/vapor/moisture/humid/humidity/moist
  reject soil, without VAPOUR
  accept AWAY ...(no leaf/leaves/cell/oxygen/heat/so/xylem).. VAPOUR
  accept VAPOUR ...(no cell/xylem/so).. AWAY
  accept AWAY water molecule/particle
  accept AWAY ...(no leaf/leaves/cell/heat/so).. water ... stoma/stomata/surface/outside/around
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
  STEEP = steep/steeper/large/great/high/big/more/increase/maintain
  reject less/not steep/steeper
  reject low/less/small/decrease/shallow/reduce ... ${DIFFERENCE}, without steep/steeper/large/great/high/increase
  reject ${DIFFERENCE} ... low/less/small/decrease/shallow/reduce, without large/great/high/increase
  accept STEEP ...(no down/go/move/so).. "diffusion gradient"
  accept STEEP ...(no down/go/diffuse/diffusion/move/so/lost/evaporate).. ${DIFFERENCE}
  accept ${DIFFERENCE} ...(no so/and/which/mean/diffuse/diffusion/out).. STEEP
  accept low/less/decrease ... concentration/vapour ... outside
  accept outside ... low/less/decrease ... concentration/vapour
  accept concentration/vapour ... outside ...(no so).. low/less/decrease
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
  FAST = more/high/great/increase/faster/fast/quick/quickly/rapid/rapidly/speed/rise/rises
  reject slow/slowly/slower/less ... diffuse/diffusion, without fast/faster/increase/quickly
  reject diffuse/diffusion ... slow/slowly/slower, without fast/faster/increase/quickly
  accept FAST ...(no gradient/difference/so/and/because/temperature/energy/evaporate/evaporation/oxygen/dioxide).. diffuse/diffusion, without oxygen/dioxide
  accept diffuse/diffusion ...(no gradient/difference/so/and/because/evaporate).. FAST, without oxygen/dioxide
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
  MORE = more/high/lot/lots/much/great/increase/full/saturated
  VAPOUR = vapour/vapor/moisture
  AROUND = outside/air/around/surrounding/surroundings/atmosphere
  reject less/low/little ... vapour/vapor/moisture, without more/high/much
  unsure MORE ...(no outside).. VAPOUR ... "air space"/"air spaces"
  accept MORE ...(no lose/lost/leaf/inside/diffuse/so).. VAPOUR ...(no leaf/inside/lose/lost/leave/diffuse/diffusion/escape/cell/than/so/slow).. AROUND
  accept AROUND ...(no so/slow/than).. MORE ...(no so/lose/lost/leaf/inside/diffuse).. VAPOUR/water
  accept VAPOUR ...(no leaf/inside/diffuse/lost/so).. AROUND ...(no so).. high/great/more/increase
  accept air/atmosphere ... saturated
  unsure VAPOUR | saturated
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
  LESS = ${LESS}
  reject steep/steeper/large/great/high/big/increase ... ${DIFFERENCE}, without less/low/small/decrease/reduce/than
  reject ${DIFFERENCE} ... steep/steeper/large/great/high/big/increase, without less/low/small/decrease/reduce/than
  accept LESS ...(no down/go/move/so).. "diffusion gradient"
  accept LESS ...(no down/go/diffuse/diffusion/move/so/lost/evaporate).. ${DIFFERENCE}
  accept ${DIFFERENCE} ...(no so/and/which/mean/diffuse/diffusion).. LESS
  accept not steep/steeper
  accept not ${DIFFERENCE}
  accept not large/great/high/big ... ${DIFFERENCE}
  accept ${DIFFERENCE} ... not as
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
  accept SLOW ...(no gradient/difference/so/because/outside/than/steep).. diffuse/diffusion
  accept diffuse/diffusion ...(no gradient/difference/so/because).. SLOW
  accept not as/much/easily ... diffuse
  accept not diffuse ... as/easily/out
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
  UPTAKE = take/taken/taking/uptake/absorb/absorption/gain/replace/enter
  MUCH = more/fast/faster/great/high/quick/quicker
  reject UPTAKE ...(no less/slow).. MUCH/exceed ... than ... LOSS
  reject UPTAKE ... exceed ... LOSS
  accept LOSS ... MUCH/exceed ... than ... UPTAKE
  accept MUCH ... LOSS ... than ... UPTAKE
  accept LOSS ... exceed/above ... UPTAKE
  accept UPTAKE ...(no more/high/fast).. less/slow/low/below ... LOSS
  accept less ...(no than).. UPTAKE ... LOSS
  accept not enough ... UPTAKE ... LOSS
  accept not UPTAKE ... enough/fast/much/quick/quickly/as ... LOSS
  accept not replace ... LOSS
  unsure LOSS | not UPTAKE | not enough
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
  accept cell ... shrink/soft/limp/floppy/plasmolysed
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
  PLANT = leaf/leaves/leafs/stem/plant/shoot/flower
  accept droop/drooping/sag/hang/collapse
  accept PLANT ...(no cell).. floppy/limp
  accept PLANT ... bend/fall/fell over/down
  accept bend over/down
  accept not support/held/hold/firm/upright/stand ...(no water/in/of).. PLANT
  accept PLANT ...(no water/cell).. not support/held/hold/firm/upright/stand
  accept not stand/upright
  unsure support/soft/bend/floppy/limp/firm
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
  accept stoma/stomata/pore/opening ... block/close/cover/seal/clog/plug/shut, without night/dark
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
  LOSE = lose/lost/loss/escape/diffuse/diffusion/transpire/transpiration/evaporate/exit
  LESS = less/reduce/decrease/slow/slowly/little/prevent/stop
  VAPOUR = vapour/vapor/water/moisture
  reject more/faster ...(no than).. LOSE, without less/not/fewer/slow
  accept LESS ...(no stoma/stomata/mass/light/grease/surface/outside).. LOSE
  accept LESS VAPOUR out
  accept LOSE LESS VAPOUR
  accept VAPOUR LOSE ...(no mass).. LESS
  accept transpiration/diffusion/evaporation ...(no mass/stoma).. LESS
  accept low rate | rate ... low
  accept not LOSE, without mass
  accept VAPOUR not get/go/pass
  accept not VAPOUR get/go/pass
  unsure LOSE | vapour/vapor | less VAPOUR
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
  STOMATA = stoma/stomata/pore/opening
  MANY = more/most/greater/many/all/lot/lots/mainly/mostly
  reject MANY STOMATA ...(no than/LOWER).. UPPER
  reject UPPER ...(no LOWER).. more/most/greater/many STOMATA, without fewer/less/few
  reject LOWER ...(no UPPER).. fewer/less/few STOMATA
  accept MANY ...(no water/lose/lost/grease/light/vapour).. STOMATA ...(no block/UPPER).. LOWER
  accept STOMATA ...(no block/UPPER).. MANY ...(no water/lose/lost/grease).. LOWER
  accept LOWER ...(no lose/lost/water/vapour/UPPER).. MANY ...(no water/lost/grease).. STOMATA
  accept STOMATA ... LOWER ... than ... UPPER
  accept UPPER ...(no LOWER).. less/few/fewer/no/none ... STOMATA
  accept less/few/fewer STOMATA ...(no LOWER).. UPPER
  unsure LOWER
  earns: there are more stomata on the lower side
  earns: the lower surface has most of the stomata
  earns: most of the stomata are on the undrside
  misses: the stomata are blocked
  misses: there are more stomata on the upper surface
  misses: the upper epidermis has more stomata than the lower
  misses: the leaf loses water`,
)

const HUMIDITY = judged(
  'humidity',
  `
  accept humidity/humid/moisture
  earns: the humidity
  earns: how humid the air is
  earns: the humiditty of the room
  misses: the wind speed
  misses: the temperature
  misses: the speed of the fan`,
)

/** With a fan only the wind may change, and a potometer holds no dye. */
export const KEPT_WITH_A_FAN = [
  ...KEPT_THE_SAME.filter(({ text }) => !/^(?:concentration|wind)/.test(String(text))),
  HUMIDITY,
]
