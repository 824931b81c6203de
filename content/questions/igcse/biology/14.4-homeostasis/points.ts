import { judged } from '@/lib/exams/authoring/marks'

export const CONSTANT_INSIDE = judged(
  'maintenance of a constant internal environment',
  `
  KEEP = keep/maintain/maintenance/control/regulate/regulation/hold
  SAME = constant/stable/steady/same/unchanged/balanced/balance
  INSIDE = internal/inside/inner/body/organism/interior
  reject external/outside/outer, without INSIDE
  reject environment outside/around/surrounding
  reject outside body/organism
  reject not SAME, without change
  unsure temperature/glucose/sugar/water, without environment/condition/everything
  accept KEEP, SAME, internal/inside/inner/interior
  accept KEEP, SAME, body/organism, condition/environment/level/everything
  accept INSIDE, not change
  accept INSIDE ... environment/condition ... SAME
  accept KEEP, INSIDE, condition/environment, (set limit/level/point/value) | (narrow limit/range)
  accept SAME ... INSIDE ... environment/condition
  accept environment/condition ... INSIDE ... SAME
  unsure SAME | INSIDE, KEEP
  earns: the maintenance of a constant internal environment
  earns: keeping conditions inside the body the same
  earns: mantaining a stable internal enviroment
  misses: keeping the external environment constant
  misses: the removal of waste from cells
  misses: responding to stimuli`,
)

export const INSULIN_RELEASED = judged(
  'insulin is released (by the pancreas)',
  `
  RELEASE = release/secrete/secretion/produce/production
  reject liver ...(no pancreas).. RELEASE insulin
  reject RELEASE glucagon, without insulin
  reject less/not insulin
  reject not RELEASE ... insulin
  reject stop/prevent/inhibit/reduce ... RELEASE ... insulin
  reject insulin not RELEASE/made
  reject insulin inject/injection
  reject because of insulin
  accept RELEASE ...(no glucagon/glucose/glycogen).. insulin
  accept insulin RELEASE
  accept insulin is/are/was/gets RELEASE/made
  accept pancreas ...(no glucagon).. make/made/give/send/increase ... insulin
  accept insulin ... from pancreas
  accept body/P/cell ... make/made insulin
  accept more insulin
  unsure insulin
  earns: the pancreas releases insulin
  earns: insulin is secreted into the blood
  earns: more insulin is relesed
  misses: the pancreas releases glucagon
  misses: the liver stores glucose
  misses: the liver secretes insulin`,
)

export const LIVER_TAKES_UP = judged(
  'the liver (cells) takes up glucose / is the target of insulin',
  `
  RELEASE = release/secrete/produce/make/made
  reject liver ...(no pancreas).. release/secrete/produce/make/made ... insulin
  reject insulin ...(no pancreas).. RELEASE ...(no pancreas).. by/from/in liver
  reject liver ... release/break/broken ... glucose/glycogen, without take/taken/store/convert/absorb
  reject kidney/stomach/brain, without liver
  reject liver ... make/made/release/produce/secrete ... glucose/glucagon/sugar
  reject glucose ... leave liver
  reject cell of pancreas
  reject liver damaged
  accept liver cell
  accept liver ... take/taken/store/storage/convert/conversion/absorb/turn/change/glycogen/uptake/act/respond/receive/remove
  accept take/taken/store/storage/convert/conversion/absorb/turn/change/act/target/reach/travel/go/carry/move/enter/tell/stimulate/cause ... liver
  accept glucose/insulin ... to/into/in/on liver
  unsure liver
  accept take/taken/absorb/enter/move/uptake ... glucose ... cell/muscle
  accept glucose ... take/taken/absorb/enter/move/uptake ... cell/muscle
  accept cell/muscle ... take/absorb/uptake ... glucose/sugar
  unsure cell
  earns: liver cells take up glucose
  earns: it tells the liver to store glucose
  earns: the livver absorbs glucose from the blood
  misses: the pancreas releases insulin
  misses: the liver secretes insulin
  misses: glucose is excreted by the kidneys`,
)

export const TO_GLYCOGEN = judged(
  'glucose is converted to (stored as) glycogen',
  `
  TURN = convert/conversion/turn/change/store/become/make/made/transform/form/build
  reject to/into/as glucagon
  reject insulin/glucagon ...(no glucose/sugar/it/liver/cell).. TURN ... into/to/as glycogen
  reject glycogen ...(no from/glucose).. to/into glucose
  reject break/broken ... glycogen
  reject TURN ... starch, without glycogen
  accept TURN ... glycogen
  accept glycogen ... TURN ... from ... glucose/sugar
  accept glucose/sugar ... to/into/as glycogen
  unsure glycogen
  earns: glucose is converted to glycogen
  earns: it stores the sugar as glycogen
  earns: glucose is turned into glycogin
  misses: glucose is turned into glucagon
  misses: glycogen is broken down to glucose
  misses: glucose is stored`,
)

const treatment = (text: string, rules: string) => judged(text, rules)

export const TREATMENTS = [
  treatment(
    'injection of insulin',
    `
    GIVE = inject/injection/pump/pen/dose/give/jab/needle/syringe/shot
    reject insulin tablet/pill
    reject tablet/pill/swallow/eat/drink/oral/orally/mouth, insulin
    reject glucagon/glucose/sugar GIVE, without insulin
    reject GIVE ... glucagon/glucose/sugar, without insulin
    reject monitor/measure/check, insulin, without GIVE
    accept GIVE, insulin
    unsure insulin | GIVE
    earns: injections of insulin
    earns: they inject insulin before a meal
    earns: insulin injektions
    misses: insulin tablets
    misses: they exercise
    misses: measuring the glucose in the blood`,
  ),
  treatment(
    'monitoring of the blood glucose concentration',
    `
    CHECK = monitor/measure/measurement/check/test/track/watch/record
    reject glucose/sugar test/tolerance drink
    accept CHECK, glucose/sugar
    accept CHECK, blood, without inject/injection/pressure/insulin
    unsure CHECK, without pressure/weight/urine/eat/food/diet
    earns: monitoring the blood glucose
    earns: they test their blood sugar each day
    earns: measuring the glucos concentration of the blood
    misses: they inject insulin
    misses: they eat less sugar
    misses: they see a doctor often`,
  ),
  treatment(
    'controlled diet',
    `
    LESS = less/low/lower/little/few/fewer/avoid/limit/reduce/control/controlled/balanced/healthy/regular/restrict/cut/careful/regulate/manage/plan/change/small
    FOOD = diet/food/meal/sugar/carbohydrate/starch/sweet
    reject monitor/test/measure blood, without diet/eat/food
    reject more sugar/carbohydrate/sweet
    reject "more food" | "eat more"
    reject blood sugar/glucose, without diet/eat/food/meal
    reject sugar/glucose, in/of blood, without diet/eat/food/meal
    reject sugar/glucose level/concentration, without diet/eat/food/meal
    reject insulin/injection ... sugar/glucose, without diet/eat/food/meal
    accept LESS, FOOD
    accept not eat ... FOOD
    accept watch diet
    accept control/healthy/healthily/careful/carefully, eat
    unsure FOOD | eat
    earns: a controlled diet
    earns: they eat less sugar
    earns: limiting carbohidrates
    misses: they inject insulin
    misses: they eat more sugar
    misses: they do exercise`,
  ),
  treatment(
    'regular exercise',
    `
    reject not exercise/sport
    reject avoid exercise/sport
    reject less exercise/sport/activity
    reject run ... test
    accept exercise/sport/gym/training
    accept physical/regular/daily/more activity
    accept be/being/keep/stay/more/physically active
    accept active life/lifestyle
    accept "work out" | "working out" | workout
    unsure active, without insulin
    accept go/regular/regularly/day/daily, run/walk/jog/swim, without doctor/hospital/clinic
    unsure run/walk/jog/swim, without doctor/hospital/clinic
    earns: regular exercise
    earns: they do more sport
    earns: exersise every day
    misses: they eat less sugar
    misses: insulin is injected
    misses: they should avoid exercise`,
  ),
]

export const EVIDENCE = [
  judged(
    'the concentration is higher at the start',
    `
    HIGH = high/higher/great/greater/more/above/large/larger
    START = start/beginning/begin/began/initial/initially/first/before/originally
    reject P ...(no than/Q/it/so/low/lower/less).. HIGH
    accept P ...(no Q).. START ...(no Q).. low/lower/less
    accept START ... P ...(no Q).. low/lower/less
    reject START to fall/rise/drop/decrease/increase
    reject START ...(no P/peak/HIGH).. low/lower/less
    accept START ...(no peak/maximum/rise/rose/increase).. HIGH
    accept HIGH ...(no peak/maximum).. START
    accept (at | when time) ...(no peak).. zero/0 ...(no peak/rise/rose/increase).. HIGH
    accept Q ...(no P).. HIGH ...(no peak/maximum).. zero/0
    unsure START
    earns: it starts at a higher concentration
    earns: the glucose is higher at the start
    earns: at the beggining it is already higher than in P
    misses: it takes longer to fall
    misses: the peak is higher
    misses: it starts at a lower value`,
  ),
  judged(
    'it rises to a higher maximum',
    `
    HIGH = high/higher/highest/great/greater/more/above/large/larger/further
    PEAK = peak/maximum/rise/rose/risen/increase/reach/top/climb
    reject P ...(no than/Q/it/so/low/lower/less).. HIGH
    reject PEAK more/less slow/slower/slowly/gradually
    reject PEAK ...(no HIGH).. slow/slower/slowly/long/longer/late/later, without HIGH
    accept go up more/higher/further
    accept PEAK ...(no start/beginning/begin/slow/slower/slowly).. HIGH
    accept HIGH ...(no start/beginning/begin).. PEAK
    accept "highest" ... higher/great/greater/more/above/large/larger
    accept higher/great/greater/large/larger ... "highest"
    accept P ...(no Q).. PEAK ...(no Q).. low/lower/less
    accept P ...(no Q).. low/lower/less ...(no Q).. PEAK
    accept PEAK ...(no Q).. P ... low/lower/less
    reject PEAK ... low/lower/less
    reject low/lower/less ... PEAK
    unsure PEAK
    earns: it rises to a higher value
    earns: the peak is higher
    earns: it reaches a higher maximun
    misses: it starts at a higher concentration
    misses: it falls more slowly
    misses: the peak is lower`,
  ),
  judged(
    'it falls more slowly / has not returned to the start (or to normal) by the end',
    `
    FALL = fall/fell/drop/decrease/return/down/normal/decline/back/lower/reduce/recover
    reject Q ...(no P/than).. FALL ... fast/faster/quick/quicker
    reject P ...(no than/Q).. slow/slower/slowly/longer
    reject P ...(no than/Q).. stay/remain/still ... high/above/elevated
    unsure long/longer/later ...(no fall/fell/drop/decrease/return).. peak/maximum/top
    reject Q ...(no P).. FALL ... start/normal/beginning, without slow/slower/slowly/long/longer/late/later
    accept slow/slower/slowly/long/longer/gradual/gradually ... FALL
    accept FALL ... slow/slower/slowly/long/longer/gradual/gradually
    accept more time ... FALL
    accept FALL ... more/most time
    accept less steep ... after/FALL
    accept after/FALL ... less steep
    accept not FALL, without P
    unsure not FALL
    accept stay/remain/still ... high/higher/above/elevated
    accept P ... FALL ... fast/faster/quick/quicker/quickly
    unsure FALL
    earns: it falls more slowly
    earns: it takes longer to return to normal
    earns: it falls more slowley
    misses: it starts at a higher concentration
    misses: Q falls faster
    misses: the maximum is higher`,
  ),
]

const LESS = 'less/reduce/decrease/little/low/lower/slow/slower/restrict/limit/fewer'
const MORE = 'more/increase/great/greater/high/higher/extra/faster/large/larger'

export const ARTERIOLES = {
  cold: judged(
    'the arterioles (in the skin) get narrower / vasoconstriction',
    `
    NARROW = narrow/narrower/constrict/constriction/contract/thin/thinner/small/smaller/tighten
    WIDE = wide/wider/widen/dilate/dilation/expand/relax
    VESSEL = arteriole/vessel/artery/arteries
    reject vasodilation/vasodilate, without vasoconstriction
    reject VESSEL ... WIDE
    reject capillary/capillaries/vein/hair/muscle ...(no VESSEL).. NARROW, without VESSEL
    accept vasoconstriction/vasoconstrict
    accept VESSEL ...(no WIDE).. NARROW
    accept NARROW ...(no WIDE/pore/hair).. VESSEL
    accept they NARROW, without gland/pore/hair/muscle
    accept they get/become NARROW
    accept constrict, without gland/pore/hair/muscle
    accept diameter/lumen/space ... NARROW/decrease/reduce/less
    accept NARROW/decrease/reduce/less ... diameter/lumen
    unsure NARROW
    earns: the arterioles get narrower
    earns: vasoconstriction happens
    earns: the artireoles get narower
    misses: the capillaries constrict
    misses: the arterioles get wider
    misses: the hairs stand up`,
  ),
  hot: judged(
    'the arterioles (in the skin) get wider / vasodilation',
    `
    NARROW = narrow/narrower/constrict/constriction/contract/thin/thinner/small/smaller/tighten
    WIDE = wide/wider/widen/dilate/dilation/expand/enlarge/bigger/large/larger
    WIDEN = wide/wider/widen/dilate/dilation/expand/enlarge/vasodilation/vasodilate
    VESSEL = arteriole/vessel/artery/arteries
    reject vasoconstriction/vasoconstrict, without vasodilation
    reject VESSEL ... NARROW
    reject amount/volume/quantity ... blood, without WIDEN
    reject capillary/capillaries/vein/pore/gland ...(no VESSEL).. WIDE, without VESSEL
    accept vasodilation/vasodilate
    accept VESSEL ...(no NARROW).. WIDE
    accept WIDE ...(no NARROW/pore/amount/volume).. VESSEL
    accept they WIDE, without gland/pore/hair
    accept they get/become WIDE
    accept dilate, without gland/pore/hair
    accept diameter/lumen ... WIDE/increase/great/greater
    accept WIDE/increase/great/greater ... diameter/lumen
    accept (muscle ... VESSEL) & relax/relaxation
    unsure WIDE
    earns: the arterioles get wider
    earns: vasodilation happens
    earns: the artireoles get wyder
    misses: the capillaries get wider
    misses: the arterioles get narrower
    misses: the skin sweats more`,
  ),
}

export const BLOOD_NEAR_SURFACE = {
  cold: judged(
    'less blood flows through the capillaries near the skin surface',
    `
    LESS = ${LESS}
    MORE = ${MORE}
    PLACE = flow/skin/surface/capillary/capillaries/reach
    reject MORE ...(no LESS/heat).. blood, without LESS
    reject oxygen/pressure/heart, without PLACE
    reject blood ... through/to heart
    reject blood ... lose/lost/release/give ... LESS heat/energy, without flow/reach/capillary/capillaries
    reject temperature of blood | blood temperature, without flow/reach/capillary/capillaries
    accept LESS ...(no heat/energy/temperature/oxygen/pressure/vessel/arteriole).. blood, PLACE
    accept small/smaller volume/amount ... blood, PLACE
    accept not much/many blood, PLACE
    accept blood ...(no heat/temperature/pressure/vessel/lose/lost).. LESS, PLACE
    accept not blood ... skin/surface/capillary/capillaries
    accept blood ... away/deeper, without vessel
    unsure LESS blood
    earns: less blood flows near the surface of the skin
    earns: the blood flow to the skin capillaries is reduced
    earns: less blod reaches the surface
    misses: more blood flows near the surface
    misses: less heat is lost
    misses: the arterioles get narrower`,
  ),
  hot: judged(
    'more blood flows through the capillaries near the skin surface',
    `
    LESS = ${LESS}
    MORE = ${MORE}
    PLACE = flow/skin/surface/capillary/capillaries/reach
    reject LESS ...(no MORE/heat).. blood, without MORE
    reject oxygen/pressure/heart, without PLACE
    reject blood ... lose/lost/release/give ... MORE heat/energy, without flow/reach/capillary/capillaries
    reject vessel ... near/nearer/close/closer, without flow/reach
    reject more water/sweat
    accept MORE ...(no heat/energy/temperature/arteriole/vessel/oxygen/pressure).. blood, PLACE
    accept blood ...(no heat/temperature/pressure/vessel/lose/lost/cool/cooler/gets).. MORE, PLACE
    accept blood ... near/nearer/close/closer/to ... skin/surface, without vessel
    unsure MORE blood
    earns: more blood flows near the surface of the skin
    earns: the blood flow to the skin capillaries is increased
    earns: more blod reaches the surface
    misses: less blood flows near the surface
    misses: more heat is lost
    misses: the arterioles get wider`,
  ),
}

export const HEAT = {
  cold: judged(
    'less heat is lost',
    `
    LESS = ${LESS}
    LOSE = lose/lost/loss/losing/escape/leave/radiate/radiation/transfer/release/give/given
    HEAT = heat/warmth/energy
    reject HEAT ... make/made/produce/production/generate/brain
    reject energy ... need/needed/use/used
    reject produce/production/generate/make/made ... HEAT, without LOSE/keep/kept/retain
    reject more/increase ...(no less).. HEAT ... LOSE, without LESS
    accept LESS ... HEAT ... LOSE
    accept LESS HEAT
    accept LESS ... LOSE ... HEAT
    accept HEAT ... LOSE ... LESS
    accept not LOSE ... HEAT
    accept HEAT ... not LOSE
    accept keep/kept/retain/conserve/trap/save/stop/prevent/minimise ... HEAT
    accept HEAT ... keep/kept/retain/conserve/trap/save/stay
    unsure HEAT
    earns: less heat is lost
    earns: the body keeps its heat
    earns: heat loss is redused
    misses: more heat is lost
    misses: less blood flows to the skin
    misses: the body cools down`,
  ),
  hot: judged(
    'more heat is lost (to the air)',
    `
    MORE = ${MORE}/quick/quickly/quicker/rapidly
    LOSE = lose/lost/loss/losing/escape/leave/radiate/radiation/transfer/release/give/given/dissipate
    HEAT = heat/warmth/energy
    reject less/reduce/decrease ...(no MORE/temperature).. HEAT ... LOSE, without MORE
    reject not LOSE ... HEAT
    reject HEAT ... not LOSE
    reject less/reduce HEAT, without MORE
    reject LOSE less
    reject food
    reject prevent/stop/reduce/keep/kept/retain/conserve ... HEAT, without MORE
    reject respire/respiration, HEAT
    reject HEAT ... to/into/in body
    reject gain ... HEAT
    reject HEAT ... gain
    accept MORE ... HEAT ... LOSE
    accept MORE ... LOSE ... HEAT
    accept LOSE MORE HEAT
    accept HEAT ... LOSE
    accept LOSE ... HEAT
    unsure HEAT | cool
    earns: more heat is lost
    earns: heat is lost from the skin faster
    earns: so heat esscapes to the air
    misses: less heat is lost
    misses: more blood flows to the skin
    misses: the body gets warmer`,
  ),
}

export const SECOND = {
  cold: [
    judged(
      'a (thicker) layer of air is trapped',
      `
      reject keep/kept/stop/prevent/hold, cold/cool air
      reject air ... out/away
      reject keep/kept/let out/away ... air
      reject let ... air
      reject heat/warmth ... trap, without air
      reject heat in air
      accept trap/hold/keep/catch/capture/layer/still ... air
      accept air ... trap/hold/held/keep/kept/caught/layer
      unsure air
      earns: they trap a layer of air
      earns: air is trapped between the hairs
      earns: they trapp a leyer of air near the skin
      misses: the muscles contract
      misses: less heat is lost
      misses: sweat evaporates`,
    ),
    judged(
      'which insulates / conducts heat poorly (so less heat is lost)',
      `
      HEAT = heat/warmth/energy
      reject more HEAT ... lose/lost/loss/escape
      reject make/made/generate/produce ... HEAT
      accept insulate/insulation/insulator/insulating
      accept poor/bad/poorly/badly ... conduct/conductor/conduction
      accept not conduct
      accept less/reduce/decrease/prevent/stop/slow/low/lower/keep/kept/retain/trap/minimise ... HEAT
      accept HEAT ... keep/kept/retain/trap/stay/less/reduce/slower
      accept HEAT ... not lose/lost/escape/leave
      unsure HEAT | warm
      earns: the air is an insulator
      earns: so less heat is lost
      earns: it acts as insulasion
      misses: a layer of air is trapped
      misses: more heat is lost
      misses: the hairs stand up`,
    ),
  ],
  hot: [
    judged(
      'sweat (water) evaporates',
      `
      reject not evaporate
      reject stop/prevent/less/reduce/slow ... evaporate/evaporation
      accept evaporate/evaporation/vaporise/vapour
      accept sweat/water ... turn/change/become ... gas
      earns: the sweat evaporates
      earns: water in the sweat turns into vapour
      earns: by evaperation of sweat
      misses: sweat is cold
      misses: the sweat takes heat away
      misses: the arterioles widen`,
    ),
    judged(
      'this takes heat from the skin (blood)',
      `
      HEAT = heat/energy/warmth
      TAKE = take/taken/remove/use/absorb/carry/carries/transfer/lose/lost/loss/away/draw/need/require
      reject HEAT ... into/to skin/body/blood
      reject keep/retain/gain ... HEAT
      reject less/reduce ... HEAT
      reject HEAT make/made/cause/give
      accept TAKE ... HEAT
      accept HEAT ... TAKE
      accept HEAT ... from ... skin/body/blood
      unsure HEAT | cool
      earns: it takes heat from the skin
      earns: heat energy is removed from the body
      earns: evaporation uses heet from the skin
      misses: the sweat evaporates
      misses: it keeps heat in the body
      misses: sweat is cold`,
    ),
  ],
}
