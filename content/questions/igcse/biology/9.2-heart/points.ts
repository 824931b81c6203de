import { judged } from '@/lib/exams/authoring/marks'

export const LESS =
  'LESS = less/reduce/decrease/low/lower/restrict/limit/little/slow/slower/insufficient/insufficiently/lack/few/fewer/small/smaller/cut/starve/deprive'

export const NO_BACKFLOW = judged(
  'it stops blood flowing backwards / ensures one-way flow',
  `
  reject let/allow/make/help/cause ...(no only/stop/prevent/one).. back/backward/backwards
  accept stop/prevent/avoid/block/keep ... back/backward/backwards/backflow/return/returning/regurgitation/regurgitate/reflux
  accept not (flow/go/move/run/pass/return/leak/get/come) back/backward/backwards
  accept not return
  accept only ... forward/forwards
  accept no backflow | no back flow
  accept one/single way/direction
  accept only ... direction
  unsure back/backward/backwards/backflow
  earns: it stops blood flowing backwards
  earns: prevents backflow of blood
  earns: so the blood can't go back
  earns: prevents blood from flowing bakwards
  misses: it pumps blood round the body
  misses: it separates the two sides
  misses: it lets blood into the heart`,
)

export const LESS_BLOOD = judged(
  'less blood flows to (part of) the heart muscle',
  `
  ${LESS}
  reject more/increase blood, without LESS
  reject blood ... round/around body
  unsure (oxygen/pressure/cell/vessel/brain/body/clot/sugar), without muscle/supply/flow/reach
  accept LESS ...(no oxygen/glucose/sugar/red/pressure).. blood
  accept blood ...(no pressure/clot/vessel/cell/body/brain).. LESS
  accept difficult/hard/harder/narrow/narrower ... blood (flow/pass/get/go/reach)
  accept difficult/hard/harder ... for blood
  accept block/stop ... flow ... blood
  accept no/without blood
  accept not enough/much/any blood
  accept not (reach/get/receive/flow/pass/supply), blood
  accept blood ... not (reach/get/flow/pass/supply/go/move/travel)
  accept stop/block/prevent ... blood (flow/supply)
  accept blood (flow/supply) ... stop/block/cut
  accept blood ... difficult/hard ... flow/pass/get
  unsure blood
  earns: less blood flows to the heart muscle
  earns: the blood flow to the muscle is reduced
  earns: blood cannot reach part of the heart
  earns: not enugh blood gets to the heart muscle, so less blod
  misses: the wall becomes thicker
  misses: the fatty deposit grows
  misses: the person feels tired`,
)

export const LESS_OXYGEN = judged(
  'so the heart muscle receives less oxygen (or glucose)',
  `
  ${LESS}
  GAS = oxygen/glucose/"o2"/nutrient
  HEART = heart/muscle/cardiac/it
  reject body/brain/lung/rest, GAS, without HEART
  reject not (pump/carry) ... GAS
  reject more/much GAS, without LESS
  accept LESS/shortage/short ... GAS
  accept GAS ... LESS
  accept no/without GAS
  accept not GAS
  accept not enough/much/any GAS
  accept not (get/receive/have/reach/supply/enough/obtain/provide/give/bring) ... GAS
  accept GAS ... not (get/reach/supply/enough/come/go/bring)
  accept stop/prevent/block ... GAS
  unsure GAS
  earns: the heart muscle gets less oxygen
  earns: not enough oxygen reaches the muscle
  earns: the muscle is starved of oxigen
  misses: less blood flows
  misses: the brain gets less oxygen
  misses: fat builds up in the artery`,
)

export const CANNOT_RESPIRE = judged(
  'so it respires less / releases less energy / cannot contract / dies',
  `
  ${LESS}
  WORK = respire/respiration/contract/contraction/beat/pump/function/work
  reject more/fast/quick WORK
  accept LESS ... WORK/energy
  accept WORK/energy ... LESS
  accept not WORK
  accept stop/fail/weak/weaker/cannot/unable/anaerobic/anaerobically ... WORK
  accept no/without energy/respiration
  accept anaerobic/anaerobically/"lactic acid"
  accept die/dies/dead/death/damage/"heart attack"/"heart failure"/"cardiac arrest"
  earns: the muscle cannot respire
  earns: it releases less energy
  earns: the muscle cells die
  earns: it cannot contarct properly
  misses: less blood flows to the muscle
  misses: the muscle gets less oxygen
  misses: the artery is narrow`,
)

export const LESS_CHOLESTEROL = judged(
  'less cholesterol in the blood / fewer fatty deposits form',
  `
  ${LESS}
  DEPOSIT = cholesterol/ldl/deposit/deposition/plaque/atheroma/buildup/"build up"/"fatty material"
  reject more/increase/raise DEPOSIT, without LESS
  accept LESS ... DEPOSIT | DEPOSIT ... LESS
  accept not DEPOSIT
  accept DEPOSIT ... not (form/build/develop/grow/collect)
  accept stop/prevent/avoid ... DEPOSIT | prevent/stop ... fat ... build/deposit/collect/stick
  accept fat/fatty ... not (build/deposit/collect/stick)
  accept less/few fat ... artery/arteries/vessel/wall
  unsure DEPOSIT
  earns: less cholesterol in the blood
  earns: fewer fatty deposits form in the arteries
  earns: it stops plaque building up
  earns: it lowers the colesterol, fewer deposites
  misses: you eat less saturated fat
  misses: it makes you healthy
  misses: more cholesterol is made`,
)

export const ARTERY_OPEN = judged(
  'so coronary arteries are less likely to become narrow or blocked',
  `
  SHUT = block/blocked/blockage/narrow/narrower/clog/clogged/obstruct/thin/clot
  ${LESS}
  reject become/get/more/likely/make/is/are/be SHUT, without LESS/prevent/stop/avoid
  accept not SHUT
  accept stop/prevent/avoid ... SHUT
  accept LESS ... SHUT
  accept SHUT ... LESS
  accept artery/vessel/lumen ... open/wide/wider/clear
  accept open/wide/clear ... artery/vessel/lumen
  accept blood ... flow/pass ... free/freely/easily/better/normal/normally
  accept more/enough/better blood
  unsure SHUT
  earns: the arteries are not blocked
  earns: coronary arteries are less likely to become narrow
  earns: the artery stays open
  earns: it stops them getting bloked
  misses: the arteries are blocked
  misses: you lose weight
  misses: less cholesterol is in the blood`,
)

export const RISES_FIRST = judged(
  'it rises (steeply) at first',
  `
  reject decrease/fall/drop ... first/start
  reject stay/remain ... first
  accept rise/increase/raise/climb/faster/speed
  accept get/become/go/went higher
  accept go/went/gone/goes/shoot/shot/come ... up
  earns: it increases
  earns: the pulse rate goes up quickly at the start
  earns: it rizes steeply, it increeses
  misses: it is level
  misses: it decreases at first
  misses: it is 70 beats per minute`,
)

export const THEN_LEVEL = judged(
  'and is then constant until the exercise ends',
  `
  SAME = constant/level/steady/plateau/same/flat/stable/unchanged/"level off"/"levels off"
  reject not SAME
  reject SAME ... (then | and | before | until) ... (fall/drop/decrease)
  reject constant/same/steady rate, without stay/remain/then
  reject increase/rise/climb/grow steadily/constantly
  accept SAME
  accept not change/rise/increase
  accept stop change/rise/increase
  accept remain/stay ... high/max/maximum/peak/until/at
  unsure stay/remain
  earns: it then stays constant
  earns: it levels off
  earns: it reaches a platau, then it is steady
  misses: it goes up
  misses: it falls to the resting rate
  misses: it is the highest`,
)

const KEPT = [
  judged(
    'any two from: the kind or intensity of the exercise',
    `
    accept type/kind/intensity/sort/speed/difficulty/difficult/amount/form/level/hard/pace ... exercise/activity/run/step/work/running
    accept same exercise/activity/speed/pace/intensity/sport
    accept how ... fast/hard/quickly | effort/sport
    accept exercise/activity ... same/type/kind/intensity/speed
    accept intensity/speed/pace
    unsure exercise/activity, without time/long/duration/length/minute
    earns: the type of exercise
    earns: how hard the exercise is
    earns: they do the same excercise, at the same intensty
    misses: the temperature
    misses: the same stopwatch
    misses: the age of the people`,
  ),
  judged(
    'the time for which they exercise',
    `
    accept time/duration/length/long/minute/period ... exercise/activity/run/work
    accept exercise/activity ... time/duration/length/long/minute/period
    reject rest/resting/recover/recovery/day, without exercise/activity/run/work
    accept same/equal/fixed/amount time/duration/length
    unsure time/duration/length/long
    earns: how long they exercise
    earns: the duration of the exercise
    earns: both exercise for the same lenght of time, the same duration
    misses: the kind of exercise
    misses: the age of the people
    misses: the temperature`,
  ),
  judged(
    'age, sex, body mass, fitness or health of the people',
    `
    accept age/sex/gender/male/female/mass/weight/bmi/fitness/fit/health/healthy/height/smoke/smoker/diet/body/lifestyle
    accept not smoke
    earns: their age
    earns: people of the same sex
    earns: they have the same fitnes and body mass
    misses: the kind of exercise
    misses: how long they exercise
    misses: the temperature`,
  ),
  judged(
    'conditions such as temperature, rest beforehand, food or drink, or the way of measuring the pulse',
    `
    reject resting rate/pulse/heart
    accept not eat/drink/coffee/caffeine
    accept ate/drank
    accept how ... (count/measure)
    accept temperature/rest/resting/meal/food/eat/eaten/drink/coffee/caffeine/clothes/clothing/environment/humidity/room/shoes/condition/place/position/altitude
    accept method/way/device/monitor/equipment/sensor ... measure/count/pulse/same
    accept measure/count ... same/method/way/device/monitor/wrist/time
    accept same device/monitor/method/sensor/equipment
    accept same time of day | time ... day
    earns: the temperature of the room
    earns: how long they rested before
    earns: use the same metod to mesure the pulse
    misses: the kind of exercise
    misses: the age of the people
    misses: the pulse rate`,
  ),
] as const

export const KEPT_THE_SAME = [...KEPT]

export const WHOLE_BODY = judged(
  'any two from: the left ventricle pumps blood round the whole body',
  `
  FAR = body/organ/tissue/systemic/further/farther/far/longer/head/legs
  reject right ...(no left/while/but/than/whereas).. FAR
  reject left ...(no right/while/but/whereas/other).. lung
  reject from ... FAR, without to/around/round/through
  accept FAR
  accept aorta
  unsure distance
  earns: it pumps blood to the whole body
  earns: the left ventricle pumps blood further
  earns: the left ventrical sends blood to all organs
  misses: the right ventricle pumps blood to the body
  misses: it has more muscle
  misses: it holds more blood`,
)

export const ONLY_LUNGS = judged(
  'the right ventricle pumps blood only to the lungs',
  `
  reject left ...(no right/while/but/whereas/other).. lung
  reject from ... lung, without to
  reject pulmonary vein
  accept lung/pulmonary
  accept right ... short/shorter/less/near/nearer/close/closer ... distance/way
  accept right ... near/nearby/close
  earns: the right ventricle pumps blood only to the lungs
  earns: the right one sends it to the lungs
  earns: the right ventrical only pumps to the lung, which is close
  misses: it pumps blood to the whole body
  misses: the left ventricle pumps blood to the lungs
  misses: it has more muscle`,
)

export const MORE_PRESSURE = judged(
  'so the left ventricle must produce a higher pressure / contract with more force',
  `
  HIGH = high/higher/more/great/greater/large/larger/strong/stronger/big/bigger/increase
  reject left ...(no right/than/while/but/whereas).. low/lower/less/small ... pressure/force
  reject right ...(no left/than/while/but/whereas).. HIGH ... pressure/force
  accept pressure/force ...(no left).. right ... low/lower/less
  accept HIGH ... pressure/force/power/strength
  accept pressure/force/power ... HIGH
  accept right ... low/lower/less ... pressure/force
  accept contract/pump/push/squeeze ... strongly/stronger/harder/forcefully/powerfully
  unsure pressure/force | work/pump hard
  earns: it needs a higher pressure
  earns: it contracts with more force
  earns: blood leaves it at a higher presure
  misses: it pumps blood to the whole body
  misses: it needs more blood
  misses: the wall is thicker`,
)

const MORE =
  'MORE = more/fast/faster/speed/quick/quickly/quicker/increase/high/higher/rapid/rapidly/extra/great/greater/sooner'

export const RESPIRE_FASTER = judged(
  'the muscles respire faster / release more energy',
  `
  ${MORE}
  reject less/slow/slower/low ... respire/respiration/energy
  reject heart ...(no muscle).. more energy
  accept MORE ... respire/respiration | respire/respiration ... MORE
  accept MORE ... energy | energy ... MORE
  unsure respire/respiration/energy
  earns: the muscles respire faster
  earns: the rate of respiration increases
  earns: muscles need more energy
  earns: more resperation takes place in the muscles
  misses: he breathes faster
  misses: the heart beats faster
  misses: the blood flows`,
)

export const MORE_NEEDED = judged(
  'so they need more oxygen / more glucose (each minute)',
  `
  ${MORE}
  GAS = oxygen/glucose/"o2"/sugar
  reject less/low GAS
  accept MORE ... GAS
  accept GAS ... MORE
  accept need/require/use/demand/want ... GAS
  accept GAS ... need/require/use/demand
  unsure GAS
  earns: they need more oxygen
  earns: the muscles use more glucose
  earns: oxigen is needed by the muscles, more oxigen
  misses: the heart beats faster
  misses: the muscles contract
  misses: more carbon dioxide is made`,
)

export const BROUGHT_AND_REMOVED = judged(
  'more blood flows to them, which brings these faster or removes carbon dioxide faster',
  `
  ${MORE}
  accept remove/take/"get rid"/excrete/clear/"carry away"/eliminate/expel ... carbon/"co2"/waste/heat/lactic
  accept carbon/"co2"/waste/lactic ... remove/taken/away/excrete/clear/expelled
  accept deliver/bring/supply/carry/transport/pump/send/provide/circulate/get ... oxygen/glucose/blood/"o2" ... MORE
  accept oxygen/glucose/"o2" ... deliver/bring/brought/supply/carry/transport/pump/send/provide/reach ... MORE
  accept MORE ... deliver/bring/supply/carry/transport/pump/send/provide/circulate/get ... oxygen/glucose/blood/"o2"
  accept MORE ... oxygen/glucose/blood/"o2" ... deliver/bring/supply/carry/transport/pump/send/provide/reach/muscle
  accept pump/send/supply/deliver/bring/carry ... MORE ... blood/oxygen/glucose
  reject MORE blood pressure | blood pressure ... MORE
  accept blood ... MORE | MORE blood
  unsure blood/carbon/"co2"/waste
  earns: more blood flows to the muscles
  earns: to remove carbon dioxide faster
  earns: so oxygen is delivered to the muscles faster
  earns: carbon dioxide is remooved faster
  misses: the heart beats faster
  misses: the muscles contract
  misses: he breathes faster`,
)
