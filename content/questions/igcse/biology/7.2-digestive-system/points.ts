import { judged } from '@/lib/exams/authoring/marks'

/** One function of an organ of the canal, and of the pancreas. */
export const FUNCTION = {
  stomach: judged(
    'churns food / makes acid / makes protease (digests protein)',
    `
    reject absorb food/nutrient/glucose | bile | neutralise
    reject digest/break ... starch/carbohydrate/fat/cellulose, without protein
    accept churn/mix/mixes/squeeze, food
    accept churn
    accept make/produce/secrete/release/contain/add/use, acid/protease/pepsin/hydrochloric/gastric
    accept digest/break/breakdown, protein
    accept kill ... bacteria/germ/microbe/microorganism/pathogen
    accept acid/protease/hcl
    accept store food
    unsure digest/enzyme/break
    earns: it churns the food
    earns: it makes hydrochloric acid
    earns: it digests protien
    misses: it absorbs nutrients
    misses: it makes bile
    misses: it carries food`,
  ),
  colon: judged(
    'absorbs (some of the remaining) water',
    `
    reject not water
    accept absorb/reabsorb/take/remove/absorption/uptake, water
    unsure water
    earns: it absorbs water
    earns: it takes up water from undigested food
    earns: absobs the remaining water
    misses: it absorbs nutrients
    misses: it stores faeces
    misses: it digests food`,
  ),
  ileum: judged(
    'absorbs digested food (nutrients) into the blood / completes digestion',
    `
    FOOD = food/nutrient/glucose/amino/sugar/molecule/substance/fatty/vitamin
    reject egest | make bile
    reject food/chyme ... colon/rectum/stomach, without absorb/absorption/blood
    accept absorb/absorption/uptake, FOOD
    accept take/taken up ... blood
    accept finish/complete/final, digestion/digest
    accept FOOD ... into blood/bloodstream
    unsure water
    accept absorb/absorption
    unsure digest/digestion
    earns: it absorbs nutrients
    earns: digested food is taken up into the blood
    earns: absorbtion of glucose
    misses: it makes bile
    misses: it passes food to the colon
    misses: it stores faeces
    misses: it churns food`,
  ),
  oesophagus: judged(
    'carries food from the mouth to the stomach',
    `
    reject air/lung | back to mouth | acid
    reject from ...(no mouth/throat/pharynx).. stomach | stomach to intestine/duodenum
    accept carry/move/push/transport/pass/bring/take/lead/deliver/transfer ... stomach
    accept peristalsis
    accept mouth ... stomach
    unsure carry/move/push/transport/pass
    earns: it carries food to the stomach
    earns: it pushes food down into the stomach
    earns: it carrys food to the stomech
    misses: it carries air to the lungs
    misses: it carries food from the stomach to the intestine
    misses: it digests food
    misses: it makes saliva`,
  ),
} as const

export const EGESTION = judged(
  'egestion is the removal of undigested food (as faeces)',
  `
  REMOVE = remove/removal/expel/eliminate/out/rid/discharge/release/leave/exit/pass
  reject egestion ...(no excretion/but/while/whereas/and).. urea/urine/carbon/metabolic/metabolism
  reject excretion ...(no egestion/but/while/whereas/and).. undigested/faeces/feces
  accept undigested/indigestible, REMOVE/faeces/feces
  accept not digest ... REMOVE/faeces/feces
  accept REMOVE/faeces/feces, not digest/digested
  accept REMOVE ... faeces/feces | faeces/feces ... REMOVE
  accept egestion, undigested/indigestible/faeces/feces
  unsure undigested/faeces/feces
  earns: egestion removes undigested food
  earns: Egestion is getting rid of faeces, excretion is something else
  earns: in egestion undigestid food leaves as faeces
  misses: egestion is removal of waste
  misses: excretion removes urea
  misses: excretion is the removal of faeces`,
)

export const EXCRETION = judged(
  'excretion is the removal of waste products of metabolism (or substances in excess)',
  `
  WASTE = urea/urine/carbon/co2/metabolic/metabolism/excess/reaction/toxic/respiration
  reject egestion ...(no excretion/but/while/whereas/and).. WASTE
  reject excretion ...(no egestion/but/while/whereas/and).. undigested/faeces/feces
  accept excretion ... WASTE
  accept WASTE ... excretion
  accept remove/removal/rid/release/leave ... WASTE
  accept waste ... cell/made
  unsure WASTE | waste/cell/sweat
  earns: excretion removes waste products of metabolism
  earns: excretion is the removal of urea or carbon dioxide
  earns: excretion is getting rid of metabolik waste
  misses: egestion removes undigested food
  misses: excretion removes faeces
  misses: they are different processes`,
)

export const STOMACH_JOBS = [
  judged(
    'its muscles churn the food / mix it with gastric juice',
    `
    accept churn/squeeze/squash/knead
    accept mix/mixes/mixing ... food/juice/acid/enzyme/it
    accept muscle/wall ... contract/mix/break
    accept physical/mechanical ... digestion/breakdown/break
    unsure mix/muscle/small/smaller
    earns: it churns the food
    earns: the muscles mix food with juice
    earns: it chrns the meal
    misses: it makes acid
    misses: it absorbs food
    misses: it digests protein`,
  ),
  judged(
    'it adds acid, which kills bacteria',
    `
    accept hydrochloric/hcl/"acidic"
    accept make/add/produce/secrete/release/contain/with/stomach/strong ...(no amino).. acid
    accept kill ... bacteria/germ/microbe/microorganism/pathogen
    accept gastric juice
    reject amino acid
    accept acid
    unsure juice
    earns: it makes hydrochloric acid
    earns: it kills bacteria in the food
    earns: it adds hydrocloric acid
    earns: it makes the food acidic
    misses: it churns food
    misses: it breaks protein into amino acids
    misses: it makes bile
    misses: it absorbs nutrients`,
  ),
  judged(
    'it makes protease, which digests protein',
    `
    reject bile/lipase/amylase, without protease/pepsin/protein
    accept protease/pepsin
    accept digest/break/breakdown/broken/digestion ... protein
    accept protein ... digest/break/broken
    accept chemical/chemically ... digest/digestion/breakdown
    unsure enzyme/digest/protein
    earns: it releases protease
    earns: protein is digested
    earns: it begins to digest protien
    misses: it churns food
    misses: it makes acid
    misses: it absorbs nutrients`,
  ),
]

export const MEALS_COMPARED = [
  judged(
    'P begins to leave at once, Q only after some time',
    `
    LATE = wait/delay/later/stay/remain/constant/after/same/unchanged/level/start/begin
    ONCE = immediately/immediate/once/straight/directly/beginning/instantly/0/zero/sooner/earlier/first/before
    reject P ...(no Q/but/while/whereas).. delay/later
    reject Q ...(no P/but/while/whereas/than/until).. immediately/sooner/earlier/once
    accept P ... ONCE
    unsure Q ... stay/remain ... longer
    accept Q, delay/later/wait/stay/remain/constant/unchanged/level/"flat"
    accept Q, not leave/fall/decrease/start/begin/change
    accept Q ... start/begin/leave/fall/decrease ... after/min/minute
    accept Q ... only after
    unsure Q, LATE
    unsure P, ONCE
    unsure start/begin, after/later/immediately/once
    earns: P starts to leave at once but Q stays for a while
    earns: Q stays at 100% at first
    earns: meal P leaves imediately
    misses: Q takes longer to leave
    misses: P begins to leave later than Q
    misses: both leave the stomach`,
  ),
  judged(
    'P leaves faster / the stomach is empty sooner after P',
    `
    FAST = fast/faster/quick/quicker/quickly/rapid/rapidly/steep/steeper/sooner/short/shorter/earlier
    SLOW = slow/slower/slowly/long/longer/later/gradual/gradually
    LEFT = left/remain/remaining/stomach
    accept Q ...(no P/than).. less steep/steeply/rapid/rapidly/quick/quickly/fast
    accept P ...(no Q/than).. more steep/steeply/rapidly/quickly
    accept Q ...(no P).. more time
    accept P ...(no Q).. less time
    accept more ...(no P).. Q ... LEFT
    accept Q ...(no P).. more ... LEFT
    reject Q ...(no P/than/but/while/whereas/and).. FAST
    reject P ...(no Q/than/but/while/whereas/and).. SLOW
    accept P ... FAST
    accept Q ... SLOW
    accept FAST ... P
    accept SLOW ... Q
    unsure FAST/SLOW
    unsure P, Q, gone/empty/finish/finished/half/left/remain
    earns: P leaves the stomach faster
    earns: Q takes longer to leave
    earns: meal P is emptied quikly, it is fastar
    misses: both leave the stomach
    misses: Q has more fat
    misses: Q leaves faster
    misses: P leaves more slowly`,
  ),
]

export const LOST_WATER = [
  judged(
    'faeces contain more water / are watery (diarrhoea)',
    `
    WET = watery/liquid/wet/runny/loose/soft/diarrhoea/diarrhea/water/fluid
    accept not solid/hard/dry/firm
    reject dry/hard/solid/constipation, without less
    accept diarrhoea/diarrhea
    accept faeces/feces/stool/waste, WET
    unsure watery/runny/liquid | faeces/feces
    earns: the faeces are watery
    earns: diarrhoea
    earns: more watter is in the faeces, fayces
    misses: the person gets constipation
    misses: the body loses water
    misses: the faeces are hard`,
  ),
  judged(
    'the body loses (too much) water / becomes dehydrated',
    `
    reject gain/more water ... body/blood
    accept dehydrated/dehydration/dehydrate/thirsty/thirst
    accept lose/loss/lost ... water/fluid
    accept water/fluid ... lose/loss/lost
    accept less/little/insufficient/fewer ... water ... blood/body/cell
    accept less/little/fewer ... water ... absorb/taken
    accept body/blood/cell ... less water
    accept not water ... blood/body/cell/absorb
    unsure dry | water ... leave
    earns: the person becomes dehydrated
    earns: the body loses a lot of water
    earns: they get dehidrated
    misses: the faeces are watery
    misses: the body gains water
    misses: food is not digested`,
  ),
]

export const SLOW_COLON = judged(
  'there is time for water to be absorbed (so faeces become solid)',
  `
  reject nutrient/food ... absorb, without water
  reject stop/prevent ...(no lost/lose/loss).. absorb
  accept less water ... lost/lose/leave
  accept stop/prevent ... water ... lost/lose/loss/leave
  accept water, absorb/reabsorb/take/remove/absorption/uptake
  accept faeces/feces, solid/firm/dry/hard, time/water
  unsure water | time | faeces/feces
  earns: so that more water can be absorbed
  earns: it gives time to take up water
  earns: there is enough time for absorbtion of watar or water
  misses: so that food can be digested
  misses: because it is wide
  misses: nutrients are absorbed into the blood`,
)
