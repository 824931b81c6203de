import { judged } from '@/lib/exams/authoring/marks'

export const BALANCED = [
  judged(
    'contains all the nutrients (with fibre and water)',
    `
    reject not all | only/just ... nutrient/vitamin | equal/same ... nutrient
    accept all/every/each ... nutrient
    accept all food groups
    accept all, vitamin, mineral
    accept carbohydrate & protein & vitamin
    unsure all/every, vitamin/mineral/food
    unsure nutrient
    earns: it contains all the nutrients in the right amounts
    earns: a diet with all nutrients, fibre and water
    earns: it has every nutriant you need
    misses: eating healthy food
    misses: a diet without fat
    misses: it contains equal amounts of all nutrients`,
  ),
  judged(
    'in the correct proportions (amounts)',
    `
    PART = proportion/amount/quantity/ratio/percentage/balance/number
    reject equal/same PART
    accept correct/right/suitable/appropriate/adequate/proper/ideal/recommended/accurate PART
    accept PART ... need/needed/require/required/right/correct/recommended
    accept enough/sufficient ... nutrient/each/all
    accept not too much
    unsure proportion/ratio/amount/quantity/enough
    earns: in the correct proportions
    earns: it contains nutrients in the right amounts
    earns: all nutrients in suitable propotions
    misses: it contains all nutrients
    misses: equal amounts of each nutrient
    misses: it gives energy`,
  ),
  judged(
    'enough energy for the person’s age, sex and activity',
    `
    reject much energy as possible | lots/lot energy
    accept enough/sufficient/right/correct/suitable/adequate, energy
    accept energy ... need/needed/require/required
    accept age/sex/gender/activity/active/lifestyle, person/individual/for/depend/need/suit/according
    unsure energy | age/sex/gender/activity/lifestyle
    earns: it supplies enough energy
    earns: it gives sufficient energy for the age and activity of the person
    earns: suited to a persons age, sex and activty
    misses: it contains all nutrients
    misses: it has fibre and water
    misses: it has as much energy as possible`,
  ),
]

/** Why somebody who lacks iron tires easily. */
export const TIRED = [
  judged(
    'too little haemoglobin (in red blood cells)',
    `
    LITTLE = less/little/low/lower/reduce/fewer/insufficient/decrease/few/shortage
    reject more/much/high haemoglobin, without LITTLE
    accept not haemoglobin/hemoglobin
    accept haemoglobin/hemoglobin ...(no oxygen/energy/carry/transport/bind/hold/take).. LITTLE
    accept LITTLE ...(no oxygen/energy).. haemoglobin/hemoglobin
    accept iron ... make/need/require/form/produce/part ... haemoglobin/hemoglobin
    accept haemoglobin/hemoglobin ... contain/need/require/made ... iron
    unsure LITTLE ... haemoglobin/hemoglobin
    unsure LITTLE red blood cell
    earns: less haemoglobin is made
    earns: iron is needed to make hemoglobin
    earns: there is not enough haemaglobin in the red blood cells
    misses: the blood is weak
    misses: less oxygen is carried
    misses: iron gives energy`,
  ),
  judged(
    'less oxygen is carried (to cells / muscles)',
    `
    LITTLE = less/little/low/lower/reduce/insufficient/decrease/slow
    accept not oxygen
    reject more oxygen, without LITTLE
    accept LITTLE ...(no haemoglobin/hemoglobin/cell).. oxygen
    accept oxygen ... LITTLE
    unsure oxygen, LITTLE
    earns: less oxygen is carried by the blood
    earns: the cells do not get enough oxygen
    earns: not enough oxigen reaches the muscles
    misses: more oxygen is carried
    misses: there is less haemoglobin
    misses: the muscles are weak`,
  ),
  judged(
    'less (aerobic) respiration / less energy released',
    `
    LITTLE = less/little/low/lower/reduce/insufficient/decrease/slow/slowly
    accept not respire/respiration
    reject iron ... give/release/contain/provide ... energy
    reject produce/make oxygen
    accept LITTLE ... respire/respiration
    accept respire/respiration ... LITTLE
    accept LITTLE ... energy ... release/released/produce/made/make/supply/provide/transfer/give/available/cell/muscle
    accept release/produce/make/supply/provide/transfer/give/get/cell/muscle ... LITTLE ... energy
    accept anaerobic | lactic
    unsure respire/respiration/energy
    earns: there is less respiration
    earns: the cells release less energy
    earns: so resperation is slower and less energy is released
    misses: less oxygen is carried
    misses: iron gives energy
    misses: the student sleeps badly`,
  ),
]

export const STORED = judged(
  'it is stored (as fat) / the person gains mass',
  `
  reject lose weight/mass | eat/eats/need/needs ... fat
  accept store/stored/convert/turn/become/change/gain/build/form/deposit/accumulate ... fat
  accept fat ... store/stored/gain/build/form/deposit/accumulate/layer/grow
  accept gain/increase/put/more ... weight/mass
  accept energy/excess/extra/rest, fat, not used/use/burn/burned/need/needed
  reject burn/used
  accept get/become/becomes fat
  accept overweight/obese/obesity/fatter
  unsure store/stored/fat/weight
  earns: it is stored as fat
  earns: the student gains weight
  earns: the extra energy is storred as fat
  earns: energy that is not used is stored as fat
  misses: it is used for respiration
  misses: she eats more fat
  misses: the student loses weight
  misses: it is egested`,
)

/** Why people of seventy need less than people of twenty-five. */
export const LESS_WITH_AGE = [
  judged(
    'older people are less active / do less work',
    `
    LITTLE = less/little/fewer/lower/reduce/slow/slower/decrease/seldom/stop
    DO = active/activity/exercise/move/movement/sport/work/walk/run/job/lifestyle
    accept not DO as/so/much/anymore
    accept not so/as/very DO
    accept (old/older/they/70/elderly), not DO
    reject (young/younger/25) ...(no than/more).. LITTLE DO
    accept (young/younger/25/twenty*) ...(no 70/older/elderly).. more DO
    accept (young/younger/25/twenty*) ...(no 70/older/elderly).. DO more
    reject old/older/they/70/elderly ...(no than/LITTLE).. more DO
    accept LITTLE ...(no energy/muscle/cell).. DO
    accept DO ...(no energy).. LITTLE
    accept sit/sits/rest/rests
    accept more DO ... than ... (old/older/70/elderly)
    accept retire/retired/inactive
    unsure DO
    earns: they are less active
    earns: old people do not exercise as much
    earns: they do less excercise
    misses: they eat less
    misses: they are more active
    misses: they are smaller`,
  ),
  judged(
    'so their muscles / cells respire less (or: they have less muscle)',
    `
    LITTLE = less/little/fewer/lower/reduce/slow/slower/decrease/lose/lost/loss
    accept LITTLE ... respire/respiration/metabolism/metabolic
    accept respire/respiration/metabolism/metabolic ... LITTLE
    accept LITTLE muscle/muscular
    accept muscle mass/tissue/size ... LITTLE/smaller
    accept muscle ... lost/shrink/shrinks/waste/smaller/decrease/reduce
    unsure (LITTLE, muscle) | respire/respiration/metabolism
    earns: their muscles respire less
    earns: they have less muscle
    earns: the rate of resperation is lower
    misses: they are less active
    misses: they do not grow any more
    misses: they eat less food
    misses: they live longer`,
  ),
]

export const FALLS = [
  judged(
    'the amount of vitamin C decreases with time (at both temperatures)',
    `
    TIME = time/day/week/storage/store/stored/over/longer/both
    FALL = decrease/fall/reduce/drop/lower/less/lose/lost/decline/destroy/break/down
    DROP = decrease/fall/reduce/drop/lose/lost/decline/destroy/break/down
    reject increase, without temperature/rate/FALL
    accept FALL ... TIME
    accept TIME ... FALL
    accept both ... FALL
    accept vitamin ... DROP
    accept DROP ... vitamin
    unsure FALL
    earns: the vitamin C decreases over time
    earns: at both temperatures the amount falls
    earns: vitamin C decreeses as time passes
    misses: the vitamin C increases
    misses: it is constant
    misses: it is a straight line`,
  ),
  judged(
    'faster at the higher temperature (25 °C)',
    `
    FAST = faster/fast/quickly/quicker/more/rapid/rapidly/steep/steeper/greater/higher/sooner
    FALL = decrease/fall/reduce/drop/lose/lost/loss/decline/destroy/break/down/steep/steeper
    accept more/higher vitamin ... 4/low/lower/cold/cool/fridge
    accept 4/low/lower/cold/cool/cooler/fridge ...(no 25/high/higher/warm/warmer).. keep/retain/preserve/remain/has/still more
    accept 4/low/lower/cold/cool/cooler/fridge ... lose/loses less
    reject 4/low/lower/cold/cool/fridge ...(no than/25/high/higher/warm/slow/slower/less).. FAST ... FALL
    reject FAST ...(no 25/high/higher/warm/warmer/than).. 4/low/lower/cold/cool/fridge
    reject 4/low/lower/cold/cool/fridge ...(no than/25/high/higher/warm/slow/slower/less).. FALL FAST
    reject 25/high/higher/warm/warmer ...(no than/4/low/lower/cold/fast/faster).. slow/slower/slowly
    accept 25/high/higher/warm/warmer/hot/increase/temperature, FAST, FALL
    accept 4/low/lower/cold/cool/cooler/fridge ... slow/slower/slowly/less/small/smaller
    accept slow/slower/slowly/less/small/smaller ... 4/low/lower/cold/cool/cooler/fridge
    accept 25/high/higher/warm/warmer ... less/lower vitamin
    accept less/lower vitamin ... 25/high/higher/warm/warmer
    unsure FAST | slow/slower | (25, 4)
    earns: it decreases faster at 25 °C
    earns: the higher the temperature, the faster the loss
    earns: at 4 °C the loss is slower
    earns: the drop is quikker at the warmer temperature
    misses: it decreases faster at 4 °C
    misses: vitamin C decreases over time
    misses: temperature has no effect`,
  ),
]

export const KEPT_SAME = [
  judged(
    'volume of juice',
    `
    reject amount/quantity ... vitamin/light/air/oxygen
    accept volume/amount/quantity/mass ... juice/sample/liquid/drink
    accept juice/sample/liquid ... volume/amount/quantity/mass
    unsure volume
    earns: the volume of juice
    earns: same amount of juice in each jug
    earns: the volmue of the juice
    misses: the temperature
    misses: the amount of vitamin C
    misses: the time`,
  ),
  judged(
    'kind of jug / surface open to the air',
    `
    JUG = jug/container/glass/bottle/beaker/cup/vessel
    accept same/identical/type/kind/size/shape/open/width/material/depth/diameter JUG
    accept size/shape/type/kind/material/diameter/width ... JUG
    accept JUG ... size/shape/type/kind/material/diameter/width/open
    accept JUG, not differ/different
    accept lid/cover/surface/air/oxygen/uncovered
    reject volume/amount/quantity/mass
    unsure JUG
    earns: the type of jug
    earns: whether there is a lid
    earns: the same size of contaner
    misses: the same volume of juice
    misses: the same amount of juice in each jug
    misses: the temperature
    misses: the amount of light`,
  ),
  judged(
    'light',
    `
    accept light/dark/sunlight/brightness
    earns: the amount of light
    earns: both in the dark
    earns: the same lihgt or the same ammount of ligth
    misses: the volume of juice
    misses: the temperature
    misses: the kind of jug`,
  ),
  judged(
    'kind (or freshness) of juice / vitamin C at the start',
    `
    FRUIT = juice/fruit/orange/lemon/mango/grapefruit
    JUG = jug/container/glass/bottle/beaker/cup/vessel
    reject volume/amount/quantity/mass, FRUIT, without type/kind/brand/batch/source/fresh/freshness/age/variety/species/from/fruit
    accept same ...(no volume/amount/quantity/mass/size/shape/surface/depth/temperature/light/JUG).. FRUIT
    accept type/kind/brand/batch/source/fresh/freshness/age/variety/species FRUIT
    accept FRUIT ... type/kind/brand/batch/source/fresh/freshness/age/variety
    accept freshness | brand
    accept start/starting/initial/original ... vitamin/concentration
    accept vitamin, start/beginning/initial/first
    unsure fruit | kind juice
    earns: the type of juice
    earns: the brand of juice
    earns: juice from the same fruits, same frute juise or same juice
    misses: the temperature
    misses: the amount of light
    misses: the same volume of juice
    misses: the size of the jug`,
  ),
]

export const SCURVY_SIGN = judged(
  'bleeding gums / loose teeth / wounds heal slowly',
  `
  reject bone/leg ... soft/bend/bent/weak
  accept gum, bleed/blood/swollen/sore/soft/damage/disease/unhealthy/weak
  accept bleed, gum/skin/mouth
  accept teeth/tooth, loose/fall/out/lose/lost
  accept wound/cut/injury/skin, not heal/repair
  accept wound/cut/injury/skin, heal/repair, slow/slowly/slower/poor/poorly/badly/longer/delay/long
  accept skin, spot/bruise/damage/unhealthy/rough
  reject gum ... healthy/strong/good
  reject healthy/strong/good gum
  unsure gum/bleed/heal/bruise
  earns: the gums bleed
  earns: wounds heal slowly
  earns: swolen gums
  misses: the legs bend
  misses: tired and pale
  misses: soft bones`,
)

/** Why more children fall ill with rickets at the end of winter. */
export const WINTER = [
  judged(
    'there is less sunlight in winter / skin gets less sunlight',
    `
    LITTLE = less/little/few/fewer/low/weak/short/shorter/rarely/insufficient
    SUN = sun/sunlight/sunshine/daylight/light/sunny/uv/ultraviolet/outside/outdoors
    accept not SUN | hardly SUN
    reject more SUN ...(no summer/than).. winter
    accept LITTLE ...(no vitamin/calcium).. SUN
    accept SUN ...(no vitamin/calcium).. LITTLE/cover/covered
    accept lack ...(no vitamin/calcium).. SUN
    accept dark/darker | stay/stayed/remain/are/kept ... inside/indoors
    unsure LITTLE, SUN
    unsure day shorter
    earns: there is less sunlight in winter
    earns: children stay indoors
    earns: their skin gets very little sunligt
    misses: it is cold
    misses: they eat less
    misses: less vitamin D is made`,
  ),
  judged(
    'so less vitamin D is made (in the skin)',
    `
    LITTLE = less/little/low/lower/insufficient/reduce/fall/deficiency/deficient/shortage
    SUN = sun/sunlight/sunshine/daylight/light
    reject vitamin C, without (vitamin D)
    accept not vitamin D
    accept vitamin D, not make/made/produce/get
    accept LITTLE ...(no calcium/SUN).. vitamin D
    accept vitamin D ...(no calcium).. LITTLE
    accept lack ...(no calcium/SUN).. vitamin D
    unsure LITTLE, vitamin D
    earns: less vitamin D is made in the skin
    earns: they lack vitamin D
    earns: not enuogh vitamin D is produced, so they lack vitimin D
    misses: less vitamin C is made
    misses: there is less sunlight
    misses: bones are soft`,
  ),
  judged(
    'so less calcium is absorbed / reaches the bones',
    `
    LITTLE = less/little/low/lower/insufficient/reduce/fall/poor/poorly/badly
    accept not calcium
    accept calcium, not absorb/reach
    reject more calcium, without LITTLE
    TAKEN = absorb/absorption/reach/bone/blood/take/taken/uptake/body
    reject (food/diet/eat) ... LITTLE ... calcium | LITTLE calcium ... (food/diet)
    accept LITTLE ... calcium ... TAKEN
    accept TAKEN ...(no vitamin).. LITTLE ... calcium
    accept LITTLE ... TAKEN ... calcium
    accept calcium ... LITTLE ... TAKEN
    accept calcium ... TAKEN ... LITTLE
    accept vitamin D, need/require/help/allow, calcium
    unsure calcium
    earns: less calcium is absorbed
    earns: calcium is not absorbed from the gut
    earns: they can not absorb enough calsium
    misses: less vitamin D is made
    misses: more calcium is absorbed
    misses: the legs bend`,
  ),
]
