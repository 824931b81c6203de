import { judged } from '@/lib/exams/authoring/marks'

export const ALL_ACID = judged(
  'so that all of the acid reacts (none is left)',
  `
  reject acid ... excess
  accept all/every ... acid ... react/used/neutralised/gone/consumed
  accept acid ... completely/fully/all/totally ... react/used/neutralised/gone/consumed
  accept react/use/neutralise/consume ... all ... acid
  accept no acid ... left/remain/remains/remaining/present
  unsure acid
  earns: so that all of the acid reacts
  earns: to make sure no acid is left
  earns: to neutralise all the acid
  earns: so that all the acid is neutralisd
  misses: so that the reaction is faster
  misses: to make more salt
  misses: the acid is in excess`,
)

export const LOSES_WATER = judged(
  'the crystals would lose their water (of crystallisation) / become a powder / decompose',
  `
  reject lose ... solution water
  accept lose/drive/remove/evaporate ... water ... crystallisation/crystal/salt
  accept crystal/salt/they/it ... lose ... water
  accept water ... crystallisation/crystal ... lost/driven/removed/evaporated/lose
  accept become/form/turn/leave/get/make ... powder/anhydrous
  accept powder ... form/formed/left/made
  accept crystal/salt/they/it ... powder/anhydrous
  accept dehydrate/decompose
  accept not crystals ... form
  unsure water/crystal/powder/anhydrous
  earns: the crystals would lose their water of crystallisation
  earns: it would become anhydrous
  earns: a powder would form
  earns: the crystals lose there watter
  misses: it would take too long
  misses: it is dangerous
  misses: the filter paper would burn`,
)

export const GAS_ESCAPES = judged(
  'so that the gas cannot escape through the funnel',
  `
  OUT = escape/lost/lose/leave/leak/exit
  reject gas ... "of the acid"/jar/delivery
  accept no gas ... OUT
  accept not escape, gas
  accept not leave, gas
  accept not leak, gas
  accept not lost, gas
  accept gas ... OUT
  accept gas ... (come/go/get/pass/flow/move/rise) ... (out/up/through/into) ... funnel/tube/top/A
  accept gas ... (come/go/get) out
  accept stop/prevent ... gas ... funnel
  accept lose/lost ... gas
  unsure gas
  earns: so that the gas does not escape through the funnel
  earns: otherwise gas would leave through the funnel
  earns: to prevent gas being lost
  earns: the gas would come out through A
  earns: so the gas can not escpae through the funnel
  misses: so that the acid mixes
  misses: so air can get in
  misses: to get the gas out of the acid
  misses: to see the level`,
)

export const FIRST_IS_AIR = judged(
  'the first bubbles are air (from the flask and the tube)',
  `
  PLACE = flask/tube/apparatus/bubble/delivery
  reject air ... (jar/atmosphere/outside)
  accept (it/they/bubble/this) ... (be/is/are/contain/have/include/consist/mainly/mostly) ... air
  accept air ... PLACE
  accept PLACE ... air
  accept mixed/mixture/mix ... air
  accept push/displace/remove/rid ... air
  accept oxygen/nitrogen ... PLACE
  unsure air/pure/impure
  earns: it is air from the flask
  earns: the first bubbles contain air
  earns: it is mixed with air that was in the tube
  earns: the gas pushes the air out first
  earns: the frist bubbles are air from the flaskk
  misses: it is too hot
  misses: the reaction has not begun
  misses: the gas dissolves`,
)
