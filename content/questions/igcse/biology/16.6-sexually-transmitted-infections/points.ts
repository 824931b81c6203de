import { judged } from '@/lib/exams/authoring/marks'

export const BY_SEX = judged(
  'an infection transmitted through sexual contact',
  `
  reject sexual/asexual reproduction, without contact/intercourse/sex
  accept infection/disease/pathogen/illness/virus/bacteria ... sexual contact
  accept sexual contact/activity/act/relation, transmit/pass/spread/catch/caught/get/give/through/by/during/via/from
  accept sex/intercourse, transmit/pass/spread/catch/caught/get/give/through/by/during/via/from, without reproduction/organ
  unsure sex/sexual/sexually
  earns: an infection that is transmitted through sexual contact
  earns: a disease passed on during sex
  earns: an infecton you can catch by sexual intercouse, by sex
  misses: an infection of the lungs
  misses: a disease caused by a virus
  misses: it is passed on by coughing`,
)

export const NEEDLES = judged(
  'sharing needles (for injections, tattoos)',
  `
  reject clean/new/sterile needle, without share/dirty/reuse/infected
  accept share/sharing/used/dirty/same/infected/contaminated/reuse/unsterile, needle/syringe/razor
  accept needle/syringe, share/sharing/used/reuse/drug/tattoo
  unsure needle/syringe/inject/injection
  earns: by sharing needles
  earns: using a dirty syringe
  earns: shared nedles
  misses: by shaking hands
  misses: in breast milk
  misses: with a clean needle`,
)

export const TRANSFUSION = judged(
  'transfusion of infected blood',
  `
  reject share needle, without transfusion/blood/donated
  reject screened/tested/safe/clean blood
  accept transfusion
  accept infected/contaminated/donated/untested/unscreened blood, without needle/syringe/milk
  accept blood, donor/donated/receive/transplant/contact/mix
  unsure blood
  earns: a transfusion of infected blood
  earns: by receiving infected blood
  earns: blood transfusons with infected blood
  misses: by sharing a needle
  misses: by coughing
  misses: across the placenta`,
)

export const MOTHER_CHILD = judged(
  'from mother to child: across the placenta / at birth / in breast milk',
  `
  reject air/cough/kiss, without placenta/birth/milk/mother
  accept placenta/breastfeeding/breastfeed/birth/childbirth
  accept breast milk/feed/feeding
  accept mother ... child/baby/fetus/foetus
  unsure pregnancy/pregnant/milk
  earns: from mother to baby in breast milk
  earns: across the placenta
  earns: by breastfeding, at birth
  misses: by sharing needles
  misses: from person to person
  misses: by sexual contact`,
)

export const BARRIER = judged(
  'condoms are a barrier: body fluids (semen) with the pathogen do not pass to the partner',
  `
  FLUID = fluid/semen/sperm/liquid/blood/virus/pathogen/bacteria/hiv/secretion
  accept barrier
  accept condom ...(no test/treat/treatment/medicine/drug).. stop/prevent/block/trap/keep ... FLUID
  accept stop/prevent/block/trap ... FLUID, without test/treat/treatment/medicine/drug
  accept FLUID, not pass/exchange/enter/transfer/reach/mix/contact/touch/transmit
  unsure condom, protect/protection/safe/virus/hiv/pathogen
  unsure fluid/semen/sperm
  earns: a condom is a barrier
  earns: semen does not pass to the partner
  earns: condoms stop body fluids from being exchangd, from passing
  misses: condoms are free
  misses: people know that they are infected
  misses: the drug kills bacteria`,
)

export const KNOW = judged(
  'people who are tested know that they are infected, so they avoid passing it on (or get treatment)',
  `
  unsure know/learn/aware how
  accept tell/show/inform, infect/have/positive/status
  accept know/learn/aware/find/discover/realise/identify/identified/diagnose, infect/have/positive/status/hiv/sti/disease/it/virus, without school/education
  accept test ... treat/treatment/treated/medicine/avoid/careful/condom/abstain/partner
  accept people/they ... avoid/careful ... pass/infect/spread/transmit, without condom/barrier/treatment/medicine
  accept people/they stop pass/spread
  accept diagnosed/identified, people/person/treated/they/carrier
  unsure know/aware/learn/find
  unsure test, avoid/treat/stop/spread
  earns: people know that they are infected
  earns: they find out they have HIV and can avoid passing it on
  earns: tested people are awear that they are infected, know they are infected
  misses: condoms are a barrier
  misses: tests are free
  misses: the virus is killed by soap`,
)

export const TREATED = judged(
  'treatment lowers the amount of virus (pathogen), so it is passed on less',
  `
  LOW = low/lower/less/reduce/decrease/small/fewer/little/undetectable/suppress/slow
  reject cure/kill ... hiv/virus, without bacteria/LOW/reduce
  accept treat/treatment/medicine/drug/tablet/medication ... LOW ... virus/hiv/pathogen/level/amount/number
  accept LOW ...(no spread/people/infection/chance/risk/case).. virus/hiv/pathogen/level/load, without condom/test
  accept virus/pathogen/level/load/amount ...(no spread/people/infection/case).. LOW, without condom/test
  accept treat/treatment/medicine/drug/medication, LOW likely/chance/risk, pass/spread/transmit/infect
  accept antibiotic/medicine/treatment ... cure/kill ... bacteria
  accept treat/treated/treatment/medicine/drug, not spread/pass/transmit/infect
  unsure treat/treatment/medicine/drug, virus/hiv/pathogen/spread/cure/heal/better/help/pass
  earns: treatment lowers the amount of virus
  earns: the medicine reduces the level of HIV so less is passed on
  earns: people who take medicin have less virus, so it is less likely to spread
  misses: condoms are a barrier
  misses: the treatment is free
  misses: people find out that they are infected`,
)

export const SCREENED = judged(
  'donated blood is tested, so infected blood is not used (given to patients)',
  `
  accept test/screen/check/examine ... blood/donor/donation
  accept blood/donor/donation ... test/screen/check
  accept infected/contaminated/hiv blood, not use/used/given/give/transfuse/accept
  accept reject/discard/remove/throw/detect/find/destroy ... blood/infected
  accept blood/infected ... discarded/thrown/removed/rejected/destroyed
  unsure blood/donor
  earns: donated blood is tested for HIV
  earns: infected blood is not given to patients
  earns: blood from doners is screened, blood is screened
  misses: needles are not shared
  misses: condoms are used
  misses: mothers are treated`,
)

export const CLEAN_NEEDLES = judged(
  'new (sterile) needles are used / not shared, so no blood passes from one person to another',
  `
  reject share/sharing ... needle/syringe, without clean/new/sterile/avoid/stop/prevent/own/instead/exchange
  accept avoid/stop/prevent ... share/sharing ... needle/syringe
  accept new/clean/sterile/fresh/own/disposable/unused/free/sterilise/sterilised needle/syringe
  accept sterilise/sterilised/exchange/clean/replace ... needle/syringe
  accept needle/syringe, not share/sharing/shared/reuse/reused/same
  accept not share/sharing/reuse, needle/syringe
  accept needle/syringe ... exchange/once/disposable/sterilised
  unsure needle/syringe
  earns: give out clean needles
  earns: needles are not shared
  earns: use new sterrile needles, new needles
  misses: donated blood is tested
  misses: people share needles
  misses: use a condom`,
)

export const IN_MILK = judged(
  'HIV is found in breast milk / can pass to the baby in breast milk',
  `
  reject milk ...(no hiv/virus/infect/pass).. nutrient/antibody
  accept hiv/virus/pathogen/it ... milk
  accept milk ... hiv/virus/pathogen/infect/infected/pass/transmit
  accept breastfeeding/breastfeed ... hiv/virus/infect/pass/transmit
  accept infect/pass/transmit/transmitted ... milk/breastfeeding/breast
  unsure milk/breast
  earns: HIV is in breast milk
  earns: the baby could be infected through breast milk
  earns: the virus may pass in brest milk
  misses: the medicine lowers the amount of virus
  misses: the baby is hungry
  misses: HIV passes across the placenta`,
)

export const LESS_VIRUS = judged(
  'the medicine keeps the amount of virus low, so less passes to the fetus / baby (across the placenta, at birth)',
  `
  LOW = low/lower/less/reduce/decrease/small/fewer/little/suppress/stop/prevent
  reject cure/kill, without LOW
  unsure LOW risk/chance ...(no and/birth/placenta).. milk/breastfeeding
  accept LOW ...(no milk).. virus/hiv/level/load/amount/chance/risk
  accept virus/hiv/level/load/amount/chance/risk ...(no milk).. LOW
  accept virus/hiv, not pass/cross/reach/transmit/transmitted/infect
  accept LOW likely, baby/child/fetus/foetus/pass/infect
  unsure medicine/drug, virus/hiv/baby/child/pass
  unsure LOW, baby/child
  earns: the medicine keeps the amount of virus low
  earns: less HIV crosses the placenta
  earns: it reduses the risk of passing it on at birth, it reduces the risk
  misses: the mother feels ill
  misses: HIV is in breast milk
  misses: the baby needs food`,
)
