import { judged } from '@/lib/exams/authoring/marks'

const GERM =
  'GERM = pathogen/bacteria/bacterium/virus/germ/microbe/microorganism/organism/salmonella/disease/illness/infection'

export const PATHOGEN_PASSED = judged(
  'its pathogen can be passed on',
  `
  CAUSE = pathogen/bacteria/bacterium/virus/germ/microbe/microorganism/"micro organism"
  PASS = pass/spread/transmit/transfer/transmission/move/travel/go/give/carry
  reject not PASS
  accept CAUSE ... PASS
  accept PASS ... CAUSE
  unsure CAUSE
  earns: a disease whose pathogen can be passed on
  earns: the pathogen is transmitted from one host to another
  earns: a virus or bacteria spreads between people
  earns: its pathogin can be spread to others
  misses: a disease that passes from person to person
  misses: a very dangerous disease
  misses: it is caused by a pathogen which cannot be passed on`,
)

export const HOST_TO_HOST = judged(
  'from one host to another',
  `
  PASS = pass/spread/transmit/transfer/transmission/move/travel/go/give/carry/catch/caught
  OTHER = another/other/others/host/people/someone/somebody/humans
  reject not PASS
  accept PASS ... OTHER, without genes/carry
  accept carry ... to OTHER
  accept between/among/among (host/people/person/organism/animal/human/individual)
  accept person/individual/human/organism/animal/one to (person/individual/human/organism/animal/another)
  accept infect ... OTHER
  unsure PASS
  earns: it can be passed from one host to another
  earns: it spreads from person to person
  earns: the pathogen is transmitted to other people
  earns: it can be passed from one orgnism to another
  misses: it is caused by a pathogen
  misses: it cannot be passed on to another person
  misses: a disease that lasts long`,
)

export const HANDS = judged(
  'pathogens are passed from the hands to the food',
  `
  ${GERM}
  HAND = hand/finger/skin/cook/chef/toilet/he/she
  reject not GERM ... HAND
  reject wash ... remove/kill ... GERM
  accept GERM ... HAND ... food/dish/salad/rice/meat/it
  accept HAND ... contaminate ... food/dish/it
  accept food/dish/salad/rice ... contaminate ... (HAND/GERM)
  accept GERM ... (go/get/pass/transfer/spread/move/transmit/enter/put/on/into/carry) ... food/dish
  accept GERM ... on/from ... HAND
  accept HAND ... have/has/carry/full/dirty ... GERM
  accept transfer/pass/spread/transmit ... GERM ... food/dish
  unsure dirty/unwashed/unhygienic HAND | contaminate
  earns: bacteria on his hands get onto the food
  earns: pathogens were transferred from the hands to the dish
  earns: the unwashed hands contaminated the food
  earns: there were germs on the cook's hands
  earns: bacteria passed from his hands to the fod
  misses: he did not wash his hands
  misses: the food was warm
  misses: the guests ate the food`,
)

export const MULTIPLY = judged(
  'the bacteria reproduce (fast) in the warm food',
  `
  ${GERM}
  GROW = reproduce/reproduction/multiply/multiplication/grow/growth/increase/breed/divide/double/develop/thrive
  reject not GROW | kill/die/dead/slow, without refrigerator/fridge/cold
  reject GROW ... in/inside (guest/body/people)
  accept GERM ... GROW
  accept GROW ... GERM
  accept more/many ... GERM, warm/hour/heat/hot/time/temperature
  accept they GROW
  accept warm/heat/temperature/optimum ... GROW
  unsure GROW | warm/temperature, GERM
  earns: the bacteria multiply in the warm food
  earns: in the warmth the pathogens reproduce quickly
  earns: the warm room is ideal for the growth of bacteria
  earns: bacteria reprodduce faster when it is warm
  misses: the warm room kills the bacteria
  misses: the food was in a warm room
  misses: the bacteria multiply inside the guests
  misses: the food goes bad`,
)

export const SWALLOWED = judged(
  'many pathogens are taken in by the guests with the food',
  `
  ${GERM}
  EAT = eat/ate/eaten/swallow/ingest/consume/take/enter/digest
  WHO = guest/people/person/them/they/body/stomach/gut/intestine/he/she/mouth
  reject not EAT
  accept EAT ... GERM
  accept GERM ... EAT ... WHO
  accept GERM ... (is/are/was/were/get) (eaten/swallow/ingest/consume/take)
  accept GERM ... (in/into/inside/reach/get) ... body/stomach/gut/intestine/mouth
  accept EAT ... contaminate food/dish/it
  accept WHO ... EAT ... contaminate/infect
  unsure EAT ... food/dish
  earns: the guests swallow the bacteria
  earns: pathogens enter the body with the food
  earns: the pathogens were ingested
  earns: they ate contaminated food
  earns: the guests swalow many pathogens
  misses: the food stood in a warm room
  misses: the cook had dirty hands
  misses: the bacteria from his hands grew
  misses: the guests felt ill`,
)

export const KILLS_IN_STOMACH = judged(
  'acid kills pathogens',
  `
  ${GERM}
  KILL = kill/destroy/die/dead/"get rid"
  reject not (KILL/acid)
  reject digest/break ... food, without KILL
  reject GERM ... make/produce/release acid
  accept KILL ... GERM/them
  accept GERM/they ... KILL
  accept GERM/they ... not survive/live
  accept denature ... enzyme ... GERM
  unsure acid, GERM | acid, KILL
  earns: it kills the bacteria in the food
  earns: acid destroys pathogens
  earns: bacteria cannot survive in it
  earns: the germs are killed
  earns: the pathogens are kiled by it
  misses: it digests the food
  misses: it traps pathogens
  misses: it is in the stomach`,
)

export const IS_ACID = judged(
  'the stomach produces (hydrochloric) acid',
  `
  reject not acid
  reject alkali/alkaline/neutralise/bile
  accept acid/acidic/hydrochloric/"hcl"
  accept low ph | ph ... low/2/1
  unsure juice
  earns: stomach acid
  earns: there is hydrochloric acid in it
  earns: the contents are acidic
  earns: the stomach makes hydrocloric acid
  misses: mucus
  misses: white blood cells
  misses: enzymes kill the bacteria`,
)

export const MEMORY = judged(
  'memory cells were produced (after the first injection)',
  `
  reject no/not/without memory
  reject vaccine/injection (contain/have/has) memory
  accept memory
  accept cell ... remember
  unsure remember/recognise
  earns: memory cells were made after the first injection
  earns: there are memory cells in the blood
  earns: memory lymphocytes have been formed
  earns: memmory cells are left from the first time
  misses: antibodies are made
  misses: more antibodies are in the blood
  misses: no memory cells were made`,
)

export const RECOGNISE = judged(
  'they recognise the antigen / respond at once',
  `
  KNOW = recognise/recognize/detect/identify/remember/know/familiar
  FAST = fast/faster/quick/quicker/quickly/rapid/rapidly/immediately/soon/sooner/instant/instantly/early/earlier/once/shorter
  reject slow/slower/slowly, without FAST
  reject not KNOW
  reject first response (is/was) FAST
  accept KNOW ... antigen/pathogen/virus/bacteria/bacterium/toxin/it/them
  accept FAST ... respond/response/produce/production/make/made/rise/increase/release/antibody
  accept respond/response/produce/production/make/made/rise/increase/release/antibody ... FAST
  accept less/short/shorter time/delay
  accept not delay/lag/wait
  unsure FAST | KNOW
  earns: they recognise the antigen
  earns: so they respond more quickly
  earns: antibodies are made sooner
  earns: the memory cells recognize the antigens quickley
  misses: more antibodies are made
  misses: the first response is slow
  misses: there are memory cells`,
)

export const MORE_ANTIBODIES = judged(
  'more lymphocytes produce antibodies / more antibodies are produced',
  `
  MORE = more/many/higher/larger/greater/increase/lot/large/high
  reject fewer/less antibody, without first
  reject not (make/produce) ... antibody
  reject first (injection/response/dose) (make/produce/give/lead) MORE, without second/memory/than
  accept MORE ...(no memory/fast/quick).. antibody/lymphocyte
  accept antibody ... MORE (number/amount/concentration/level)
  accept antibody ... MORE, without quick/fast/quickly/rapidly
  accept lymphocyte ... (make/produce/divide/multiply)
  unsure antibody
  earns: more antibodies are made
  earns: a larger number of antibodies is produced
  earns: lymphocytes produce many antibodies
  earns: more limphocytes make antibodies
  misses: memory cells are made
  misses: they recognise the antigen
  misses: fewer antibodies are made`,
)

export const FEW_HOSTS = judged(
  'vaccinated people do not carry / pass on the pathogen',
  `
  ${GERM}
  PASS = pass/spread/transmit/transfer/carry/give
  IMMUNE = vaccinate/immune/immunity/protect/majority/most
  reject vaccinate people still PASS
  accept not PASS
  accept not infected/catch/get
  accept few/fewer/less ... host/carrier/infected/people/person ... (PASS/GERM)
  accept few/fewer hosts
  accept not host
  accept IMMUNE ... not PASS
  accept less/few/fewer/low/lower/stop/prevent/reduce/limit/hard/unlikely ... PASS/get/catch
  accept IMMUNE ... kill/destroy ... GERM, without baby
  accept GERM ... not find/live/survive/reproduce/multiply/spread
  unsure herd
  earns: vaccinated people do not pass on the pathogen
  earns: there are few hosts in which the pathogen can live
  earns: the disease cannot spread because most people are immune
  earns: fewer people carry the virus
  earns: vacinated people cannot transmitt it
  misses: the person has memory cells
  misses: everybody should be vaccinated
  misses: it is a good vaccine`,
)

export const UNLIKELY_TO_MEET = judged(
  'so the other person is unlikely to meet an infected one',
  `
  LESS = less/unlikely/few/fewer/rarely/rare/small/low/lower/reduce/decrease
  MEET = meet/contact/near/around/exposed/exposure/catch/infect/get/risk/chance/come/encounter/reach
  reject more likely/chance, without less/not
  reject vaccinate ... (he/she/him/her) ... immune
  accept LESS ... MEET
  accept not MEET
  accept LESS ... infected/ill/sick people/person/individual
  accept MEET ... LESS
  accept chance/risk/likely ... LESS | LESS ... chance/risk
  unsure protect | MEET
  earns: so the baby is unlikely to meet an infected person
  earns: there is less chance of catching it
  earns: there are few infected people around
  earns: the risk of infection is lower
  earns: the chanse of meeting an infected person is small
  misses: vaccinated people make antibodies
  misses: the person has been vaccinated
  misses: the vaccine is strong`,
)

export const MILK_ANTIBODIES = judged(
  'breast milk contains antibodies (of the mother)',
  `
  accept not (make/produce) ... antibody ... (get/receive/obtain/come/contain) ... milk/mother/breastmilk
  reject not antibody
  reject memory cells ... from/in ... milk/mother
  reject baby/infant/child/it ... (make/produce) ... antibody, without mother
  accept antibody ... (milk/mother/mum/pass/receive/get/give/acquire/transfer/contain/obtain)
  accept milk/mother/breastmilk ... antibody
  unsure antibody | passive
  earns: breast milk contains antibodies
  earns: the baby gets antibodies from its mother
  earns: antibodies are passed on in the milk
  earns: the milk has antiboddies of the mother
  misses: breast milk contains vitamins
  misses: the baby drinks no dirty water
  misses: milk stimulates the baby to produce antibodies
  misses: milk makes the baby strong`,
)

export const ACT_ON_CHOLERA = judged(
  'these bind to / destroy the cholera bacteria: passive immunity',
  `
  TARGET = bacterium/bacteria/pathogen/cholera/antigen/toxin/disease/infection/vibrio
  ACT = destroy/kill/bind/attach/attack/fight/mark
  GUARD = protect/defend/prevent/stop/immune/immunity
  reject active immunity, without passive
  reject memory cells are/is (make/produce)
  reject acid | memory ... (ACT/GUARD) | (make/produce) memory
  accept passive
  accept ACT ... TARGET
  accept TARGET ... ACT
  accept antibody/they/these/which/that ... GUARD ... TARGET
  unsure ACT/GUARD
  earns: this is passive immunity
  earns: the antibodies destroy the cholera bacteria
  earns: they bind to the antigens of the bacterium
  earns: it is pasive imunity
  misses: the milk contains antibodies
  misses: the baby has active immunity
  misses: stomach acid kills the bacteria
  misses: the water is boiled`,
)

export const NO_DIRTY_WATER = judged(
  'the infant takes in no contaminated water',
  `
  DIRTY = contaminate/dirty/unclean/unsafe/infected/polluted/untreated
  accept (formula/powder/bottle) ... (DIRTY/water)
  accept DIRTY water ... (formula/powder/bottle)
  accept (bottle/formula/powder) ... not sterile/clean/wash/hygienic
  accept (bottle/formula/powder) ... contain ...(no antibody).. bacteria/pathogen/germ/cholera
  reject (breast milk/breastmilk) (is/has/contain) DIRTY
  reject mother ... drink, without baby/infant/they
  reject mother, not drink, without baby/infant/they
  accept not water
  accept less/without/avoid/never ... water
  accept not (drink/give/take/swallow/consume/use/need/get) ... water
  accept water ... not (drink/give/take/swallow/consume/use/need)
  accept milk ... clean/sterile/pure/safe/free
  accept milk ... not DIRTY
  accept milk ... not contain/have ... bacteria/pathogen/cholera
  accept instead/rather ... water
  accept not drink/exposed/contact ... bacteria/cholera/water
  unsure clean
  earns: the baby does not drink contaminated water
  earns: breast milk is clean
  earns: the milk does not contain cholera bacteria
  earns: powdered milk is made with water that may be contaminated
  earns: bottle-fed babies get milk made with contaminated water
  earns: no contamminated water is swallowed
  misses: breast milk contains antibodies
  misses: the mother does not drink water
  misses: the baby is small
  misses: the water is contaminated`,
)
