import { judged } from '@/lib/exams/authoring/marks'

const LESS =
  'LESS = less/little/low/lower/small/smaller/few/fewer/reduce/reduced/decrease/decreased/slow/slower/slowly'
const MAKE = 'MAKE = make/made/produce/produced/form/formed/create/created/release/released/production'

export const NEVER_METABOLISED = judged(
  'faeces are mostly undigested food / have never been part of metabolism',
  `
  reject not undigested
  accept undigested/indigestible/unabsorbed
  accept not (digest | digested | absorb | absorbed)
  accept not metabolism/metabolic/metabolised/reaction
  accept not (made | produced | formed | come | enter | entered | pass | passed | been | part) ... (cell | blood | bloodstream | tissue)
  accept not (entered | enter | crossed | absorbed) ... (cell | blood | body)
  accept not inside ... (cell | body | blood)
  accept only/just ... through ... gut/canal/intestine
  unsure through ... gut/canal/intestine
  unsure metabolism/metabolic/reaction | fibre
  earns: they are undigested food
  earns: they were never part of metabolism
  earns: faeces have not been absorbed into the blood
  earns: it is food that was not digestid
  misses: they leave through the anus
  misses: they are solid and brown
  misses: they are made by the kidneys
  misses: they contain water`,
)

export const TO_THE_BLADDER = judged(
  'it flows through a ureter to the bladder (where it is stored)',
  `
  reject bladder ...(no urethra).. ureter ... (out | outside | leave | leaves), without from kidney
  reject urethra ...(no from/after).. bladder ... ureter
  reject ureter ...(no bladder).. urethra ...(no from/after/leave/drain).. bladder
  reject ureter ... from ...(no to).. bladder ... out/outside, without kidney
  accept ureter ... bladder
  accept ureter ... store/stored/collected
  accept bladder ... from/after ... ureter
  reject urethra ... (to | into) bladder
  accept store/stored/collect/hold/held/kept ... bladder
  accept bladder ... store/stores/stored/collect/collects/hold/holds/kept
  unsure bladder
  unsure ureter
  earns: it goes through the ureter to the bladder
  earns: it is stored in the bladder
  earns: it flows down the ureters into the bladdder
  misses: it leaves through the urethra
  misses: it goes through the urethra to the kidney
  misses: ureter, then urethra, then bladder
  misses: it is filtered`,
)

export const OUT_BY_THE_URETHRA = judged(
  'it leaves the bladder (the body) through the urethra',
  `
  reject urethra ... (to | into) bladder
  reject urethra ...(no from/after).. bladder ... ureter
  reject ureter ...(no bladder).. urethra ...(no from/after/leave/drain).. bladder
  accept urethra/uretha/urethera, leave/leaves/outside/exit/exits/body
  accept urethra/uretha/urethera
  reject ureter
  earns: it leaves the body through the urethra
  earns: then it goes out by the urethra
  earns: it passes out of the uretha
  earns: it leavves through the urethra
  misses: it leaves through the ureter
  misses: it is stored in the bladder
  misses: it goes through the urethra to the bladder`,
)

export const KIDNEY_CELLS_RESPIRE = judged(
  'the cells of the kidney respire (and release carbon dioxide)',
  `
  reject not respire/respiration
  accept respire/respiration
  unsure cell/kidney ... (make | makes | produce | produces | release | releases) ... carbon/co2
  unsure carbon/co2 ... kidney cell
  earns: the kidney cells respire
  earns: carbon dioxide is produced by respiration in the kidney
  earns: because of respirasion in the cells
  misses: the kidneys excrete carbon dioxide
  misses: urea turns into carbon dioxide
  misses: the blood comes from the lungs`,
)

export const UREA_STILL_MADE = judged(
  'urea is still made in the liver (from excess amino acids)',
  `
  ${MAKE}
  GO = still/continue/continues/keep/keeps/constantly/always/carry/carries
  reject kidney ...(no stop/remove/filter/excrete).. MAKE ... urea, without liver
  reject urea not MAKE
  reject not MAKE ... urea, without liver
  accept liver ... MAKE/deaminate/deamination/break/convert/turn
  accept urea ... MAKE ... liver
  accept urea ... GO ... MAKE
  accept GO ... MAKE ... urea
  accept deaminate/deaminated/deamination
  accept amino ... (MAKE | broken | break | turn | turned | convert | converted | change | changed) ... urea
  accept urea ... from ... amino
  unsure urea ... MAKE | MAKE ... urea
  unsure protein ... urea
  earns: the liver still makes urea
  earns: urea continues to be produced
  earns: amino acids are turned into urea
  earns: the livver keeps making urea, urea is still prodduced
  misses: the kidneys make more urea
  misses: urea is toxic
  misses: the kidneys cannot filter it`,
)

export const UREA_NOT_REMOVED = judged(
  'and the kidneys do not remove (filter, excrete) it',
  `
  MAKE = make/made/produce/produced/form/formed
  OUT = remove/removed/filter/filtered/excrete/excreted/excretion/clean/rid/leave/leaves/release/filtration
  reject not OUT ...(no blood/urea/it/they).. glucose/water
  reject liver ...(no urea/it/kidney/still/MAKE).. not OUT
  accept not OUT
  accept not (take | taken | get | go | pass | come) out
  accept unable ... OUT
  accept not urine
  accept OUT ... stop/stopped
  accept less OUT
  accept (stay | stays | remain | remains | collect | collects | accumulate | accumulates | build | builds) ... (blood | body | up)
  unsure urine/OUT
  earns: the kidneys do not remove it
  earns: urea is not excreted
  earns: it stays in the blood
  earns: it cannot be filterd out of the blood
  misses: the liver makes urea
  misses: the kidneys have stopped working
  misses: urea is toxic`,
)

export const LESS_AMINO = judged(
  'less protein gives fewer amino acids (fewer are in excess)',
  `
  ${LESS}
  accept P ...(no Q/LESS).. more/many/excess/extra ... amino
  reject more/many/excess/extra amino, without LESS
  accept LESS ... amino
  accept amino ... LESS
  accept not excess/surplus/extra/spare
  accept LESS ... excess/surplus
  unsure amino | LESS protein
  earns: there are fewer amino acids
  earns: less protein gives fewer excess amino acids
  earns: fewer aminno acids are in excess
  misses: more amino acids are left
  misses: the kidneys work better
  misses: urea is removed`,
)

export const LESS_UREA_MADE = judged(
  'so there is less deamination / less urea is made',
  `
  ${LESS}
  ${MAKE}
  accept P ...(no Q/LESS).. more/faster ... deamination/deaminate/deaminated
  accept P ...(no Q/LESS).. more urea ... MAKE | P ...(no Q/LESS).. MAKE more urea
  reject more/faster ... deamination, without LESS
  reject more urea
  accept LESS ... deaminate/deaminated/deamination
  accept deaminate/deaminated/deamination ... LESS
  accept LESS urea ... MAKE
  accept MAKE ... LESS urea
  accept urea ... MAKE ... LESS
  accept LESS ... (turn | turned | convert | converted | change | changed | broken | break) ...(no blood).. urea
  accept LESS nitrogen
  unsure LESS ... urea | deamination
  earns: so there is less deamination
  earns: less urea is made
  earns: urea is made more slowly
  earns: fewer of them are deaminatd
  misses: there is less protein in the food
  misses: the kidneys remove it
  misses: more urea is excreted`,
)
