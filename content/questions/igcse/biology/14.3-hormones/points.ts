import { judged } from '@/lib/exams/authoring/marks'

export const FROM_A_GLAND = judged(
  'a chemical (substance) produced by a gland',
  `
  reject target ...(no by/from/gland).. make/produce/secrete
  reject nerve/neurone ... make/produce/secrete
  reject make gland work | affect/act/stimulate/control gland
  accept chemical/substance/messenger/protein/molecule ... (by/from/in/made/produced/secreted/released) ... gland
  accept made/produced/secreted/released ... gland
  accept gland ... make/produce/secrete/release
  accept chemical (substance/messenger)
  unsure chemical/gland/substance
  earns: a chemical made by a gland
  earns: it is secreted by glands
  earns: a substance produced in a gland
  earns: a chemicle made by a gland
  misses: it is carried in the blood
  misses: it changes the activity of an organ
  misses: it is an electrical impulse`,
)

export const IN_BLOOD = judged(
  'carried by the blood',
  `
  reject not blood
  reject made/produced in blood
  MOVE = carry/travel/transport/move/flow/circulate/go/pass/distribute/take/deliver
  accept MOVE ...(no glucose/sugar).. blood/bloodstream/plasma/circulation/circulatory
  accept blood/bloodstream/plasma ... MOVE
  accept bloodstream | circulatory system | into blood | through blood | via blood
  unsure blood, without glucose/sugar
  earns: it is carried by the blood
  earns: it travels in the bloodstream
  earns: transported in blood plasma
  earns: it is transported in the bloodstreem
  misses: it is made by a gland
  misses: it travels along nerves
  misses: it acts on target organs`,
)

export const ON_TARGETS = judged(
  'alters the activity of (one or more) target organs',
  `
  ALTER = alter/change/affect/control/regulate/influence/act/effect/stimulate/coordinate/modify/adjust
  reject made/produced/secreted ...(no gland/blood/and/ALTER).. target
  accept target
  accept ALTER ... organ/activity/cell/tissue/function/process/metabolism
  accept organ/cell/tissue ... ALTER
  unsure organ
  earns: it alters the activity of target organs
  earns: it affects specific organs
  earns: it acts on its target organ
  earns: it changes the activaty of organs
  misses: it is made by a gland
  misses: it is carried in the blood
  misses: it is a chemical`,
)

const UP =
  'UP = more/fast/faster/quick/quicker/quickly/increase/high/higher/rise/raise/rapid/rapidly/deep/deeper/heavy/heavier/heavily/up/speed/great/greater'
const DOWN = 'DOWN = less/slow/slower/decrease/low/lower/fall/reduce/shallow/drop'

export const BREATHING = judged(
  'breathing rate increases',
  `
  ${UP}
  ${DOWN}
  BREATH = breath/breathe/breathing/ventilation
  reject DOWN BREATH | BREATH ... DOWN | BREATH ... same/constant/unchanged
  accept BREATH ... UP
  accept UP ... BREATH
  unsure BREATH
  earns: the breathing rate increases
  earns: she breathes faster
  earns: faster breathing
  earns: the breatheing rate increses
  misses: the breathing rate decreases
  misses: the pupils get wider
  misses: the heart beats faster`,
)

export const PUPILS_WIDEN = judged(
  'the pupils become wider',
  `
  WIDE = wide/wider/widen/dilate/dilation/large/larger/big/bigger/increase/enlarge/expand/open
  reject pupil ... narrow/narrower/small/smaller/constrict/decrease/contract
  accept pupil ... WIDE
  accept WIDE ... pupil
  accept eye ... dilate
  unsure dilate/dilation, without blood/vessel/bronchi/bronchiole/airway
  unsure pupil
  earns: the pupils become wider
  earns: the pupil dilates
  earns: the diameter of the pupil increases
  earns: the puplis dilate
  misses: the pupils become narrower
  misses: she breathes faster
  misses: she sees better`,
)

export const GLUCOSE_RISES = judged(
  'blood glucose concentration increases',
  `
  ${UP}
  ${DOWN}
  SUGAR = glucose/sugar
  reject DOWN ... SUGAR | SUGAR ... DOWN
  unsure SUGAR use/take/absorb/store | SUGAR ... glycogen
  accept SUGAR ... UP
  accept UP ... SUGAR
  accept release/releases ... SUGAR
  accept SUGAR ... released
  accept glycogen ... SUGAR
  unsure SUGAR
  earns: the blood glucose concentration rises
  earns: more glucose in the blood
  earns: glucose is released into the blood
  earns: the glucos concentration increases
  misses: blood glucose falls
  misses: the pupils get wider
  misses: the heart beats faster`,
)

export const STAYS_IN_BLOOD = judged(
  'adrenaline is still in the blood / is removed only slowly',
  `
  HORMONE = adrenaline/hormone/it
  GONE = remove/break/broken/destroy/use/used/disappear/excrete/clear/wear
  reject still made/make/secrete/release/produce
  accept adrenaline/hormone ... stay/remain/still/left/present/circulate/linger
  accept still ... adrenaline/hormone
  accept not GONE/gone, HORMONE
  unsure not leave
  accept HORMONE ... slow/slowly/gradually/time/while ... GONE/leave
  accept HORMONE ... GONE/leave ... slow/slowly/gradually/time/while
  accept slow/slowly/gradually/time/while ... GONE/leave ... adrenaline/hormone
  accept time ... adrenaline/hormone ... leave
  unsure adrenaline/hormone, blood
  earns: adrenaline is still in the blood
  earns: the hormone stays in the blood for some time
  earns: it takes time to remove the hormone
  earns: the hormone is slowly remooved
  misses: the walker is tired
  misses: impulses are fast
  misses: adrenaline is made by the adrenal glands`,
)

export const LASTS_LONG = judged(
  'the effects of hormones last longer (than those of impulses)',
  `
  reject hormone/hormonal/effect ... short/shorter lasting/lived, without nervous/nerve/impulse
  reject nervous/nerve/impulse ...(no than/hormone/hormonal/but/while/whereas).. long/longer
  reject danger/snake/dog/bull/boar ... last ... long/longer
  reject take long/longer ... act/reach/travel/work/start
  accept wear off
  accept not stop/end/disappear/wear/fade, effect
  unsure take long/longer
  accept hormone/hormonal/adrenaline (act/work) ... long/longer
  accept long/longer ... last/lasting/duration
  accept long/longer effect
  accept last/lasting/effect/duration ... long/longer/while/hours/minutes
  accept long-lasting/"long lasting"/prolonged
  accept hormone/hormonal/adrenaline/effect ... (slow/slowly/slower/gradually) ... (stop/end/wear/disappear/fade)
  accept effect ... wear off/disappear/fade/stop ... slowly/gradually/time/while
  accept effect ... take time
  unsure last/effect
  earns: the effects of hormones last longer
  earns: hormonal responses are long lasting
  earns: its effect lasts for a long time
  earns: hormonal efects last longer
  misses: adrenaline makes the heart beat faster
  misses: the snake is gone
  misses: the hormone is carried by blood`,
)

export const MORE_GLUCOSE = judged(
  'more glucose is available in the blood for the muscles',
  `
  ${UP}
  SUGAR = glucose/sugar
  reject less/lower/decrease/reduce SUGAR
  accept SUGAR ... available/supply/supplied
  accept SUGAR, muscle/cell/respiration/respire/energy
  unsure SUGAR
  earns: more glucose is available for the muscles
  earns: there is more glucose for respiration
  earns: glucose is supplied to the muscles
  earns: more glucos for the muscles
  misses: more blood reaches the muscles
  misses: the heart beats faster
  misses: more oxygen reaches the muscles
  misses: the muscles release energy`,
)

export const FASTER_DELIVERY = judged(
  'the faster heartbeat brings blood / oxygen (and glucose) to the muscles faster',
  `
  ${UP}
  BRING = bring/deliver/supply/carry/transport/send/pump/reach/provide/get/flow/circulate/receive
  reject less/slow/slower/lower ... (oxygen/blood)
  accept UP ... BRING ... blood/oxygen/"o2"/muscle
  accept BRING ... blood/oxygen/"o2"/muscle ... UP
  accept oxygen/blood/"o2" ... BRING ... UP
  accept BRING ... UP ... blood/oxygen/"o2"
  accept more/extra oxygen/"o2"
  accept more/extra blood to/flow/reach/supply/pump/circulate/get
  accept oxygen/"o2" ... muscle
  unsure oxygen | blood flow
  earns: the heart pumps blood to the muscles faster
  earns: more oxygen reaches the muscles
  earns: oxygen is delivered faster
  earns: oxigen is brought to the muscles more quickly
  misses: more glucose is released
  misses: the muscles contract
  misses: breathing is slower`,
)

export const MORE_ENERGY = judged(
  'so muscles respire faster / release more energy to contract (fight or run)',
  `
  ${UP}
  reject less/slow/slower energy/respiration
  reject make/create/produce energy
  accept UP ... respire/respiration/energy
  accept respire/respiration/energy ... UP
  accept UP ... muscle contract/contraction
  accept muscle ... (contract/contraction/work) ... UP/hard/harder
  accept (for/release/give/provide) ... energy/respiration
  unsure respire/respiration/energy/contract | run/escape/fight/flee ... UP
  earns: the muscles respire faster
  earns: more energy is released for contraction
  earns: the muscles contract faster
  earns: more enrgy is released
  misses: more glucose is in the blood
  misses: the heart beats faster
  misses: the pupils are wide`,
)

export const CONTROL = judged(
  'as a control / to show that the hormone, not the injection itself, causes the change',
  `
  unsure "to control"/"controls the"
  accept control/compare/comparison/baseline
  accept due to hormone/adrenaline | because of hormone/adrenaline | caused by hormone/adrenaline
  accept hormone/adrenaline ... (cause/responsible/due/reason)
  accept only ... hormone/adrenaline
  accept not injection/needle/water/liquid/fear/stress
  accept see/check/sure/prove/test/whether/show ... injection/injecting
  unsure injection/needle/hormone/adrenaline | effect ... salt/water
  earns: it is a control
  earns: to compare with the hormone
  earns: to show that the change is due to the hormone
  earns: for comparisson
  misses: salt water is safe
  misses: to raise the glucose concentration
  misses: the volunteer was thirsty`,
)
