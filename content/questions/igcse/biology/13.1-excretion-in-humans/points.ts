import { judged } from '@/lib/exams/authoring/marks'

const LESS = 'LESS = less/little/low/lower/small/smaller/few/fewer/reduce/decrease'
const MORE =
  'MORE = more/much/many/lot/high/higher/great/greater/increase/extra/excess/excessive/surplus/additional'

export const MORE_SWEAT = judged(
  'more water is lost as sweat',
  `
  ${MORE}
  reject less/little/lower ...(no because/as/since/so/urine).. sweat
  reject not sweat
  reject sweat/sweating less/little
  accept sweat/sweating/perspire/perspiration
  accept water, lose/lost/loss/evaporate, skin
  unsure MORE water ...(no urine).. lose/lost/loss, without urine
  earns: more water is lost as sweat
  earns: she sweats a lot
  earns: he swets more, sweeting is higher
  misses: the kidneys make less urine
  misses: less sweat is produced
  misses: it is hot`,
)

export const LESS_EXCESS = judged(
  'so there is less excess water (to be excreted by the kidneys)',
  `
  ${LESS}
  reject LESS ... water ...(no reabsorb/conserve/keep/retain/save/more).. reabsorb
  reject reabsorb/reabsorption ...(no so/leave).. LESS
  reject more/much ... water ... (excrete | urine | kidney | excess), without less/little/sweat/reabsorb/conserve/keep/retain/save/not
  accept LESS ... excess/extra/surplus/spare
  accept not much/enough/any ... excess/extra/surplus/spare
  accept excess/extra/surplus/spare ... LESS
  accept LESS water ... (left | kidney | excrete | blood | body | available | remove | spare)
  accept not much/enough water ... (left | kidney | excrete | blood | body | available | remove | spare)
  accept (kidney | body | blood) (have | has | get | receive | contain) LESS water
  accept water ... (reabsorb | keep | kept | save | saved | conserve | retain)
  accept (reabsorb | keep | save | conserve | retain) ... water
  unsure LESS water
  earns: so there is less excess water
  earns: less water is left for the kidneys to excrete
  earns: there is less exces water, less excesss water for the kidnes
  misses: more sweat is lost
  misses: the kidneys work slowly
  misses: there is more excess water
  misses: the kidneys reabsorb less water`,
)

export const BLOOD_FILTERED = judged(
  'glucose is filtered from the blood (in the glomerulus)',
  `
  TUBULE = tubule/nephron/filtrate/capsule/liquid
  reject not (filter/filtered/filtration), without reabsorb/reabsorbed
  reject urea/protein ... filter, without glucose/it
  accept filter/filtered/filtration/ultrafiltration
  accept glucose/it ... (leave | leaves) ... blood
  accept glucose/it ... (out | from) ...(no TUBULE/into/to/back).. blood
  accept glucose/it ... (into | to | enter | enters | through) ...(no blood/back).. TUBULE
  accept glucose/it ... (pushed | forced) ... (out | TUBULE)
  reject from ... TUBULE ... blood
  unsure glomerulus
  earns: glucose is filtered from the blood
  earns: it is filtered in the glomerulus
  earns: glucose is filterd out of the blood
  misses: it is reabsorbed
  misses: glucose is too large to be filtered, it is not filtered
  misses: glucose moves from the tubule into the blood
  misses: the cells use the glucose`,
)

export const ALL_REABSORBED = judged(
  'and all of it is reabsorbed (into the blood)',
  `
  BACK = reabsorb/reabsorbed/reabsorption
  reject not BACK
  reject water/urea/ion ... BACK, without glucose/it/all
  reject some/part/most ... BACK, without all/completely/whole
  accept BACK
  accept (taken | absorbed | returned | go | goes | pass | passes | move | moves) back ... blood/bloodstream/capillary
  accept return/returned ... blood/bloodstream/capillary
  unsure absorb/absorbed | back
  earns: all of it is reabsorbed
  earns: it is reabsorbed into the blood
  earns: all the glucose is reabsorbd
  misses: it is filtered
  misses: some of it is reabsorbed
  misses: it is excreted`,
)

export const TOO_LARGE = judged(
  'protein molecules are too large (to be filtered)',
  `
  reject too small, without hole/pore/gap/opening/space
  reject large/big/high/great amount/number/quantity/concentration
  accept too large/big/wide
  accept large/big ... (filter | pass | fit | leave | through | molecule)
  accept molecule/protein/they/it ... large/big
  accept not fit ... (through | wall | pore | hole | glomerulus | capillary | gap)
  accept (hole | pore | gap | opening | space) ... too small
  unsure not (pass/get/go/leave) ... (through | wall | pore | hole | glomerulus | capillary)
  unsure size
  earns: protein molecules are too large
  earns: they are too big to pass through the walls of the capillaries
  earns: protein molecuels are too larg to be filtred
  misses: proteins are reabsorbed
  misses: proteins are not filtered
  misses: proteins are too small
  misses: there is a large amount of protein in the blood`,
)

export const WATER_BACK = judged(
  '(most of the) water is reabsorbed',
  `
  BACK = reabsorb/reabsorbed/reabsorption
  OUT = tubule/nephron/filtrate/urine/liquid
  reject water not BACK
  reject add/added/more ... water ... (to | in) urine
  reject water ... add/added
  accept water ... BACK
  accept BACK ... water
  accept water ... (taken | absorbed | go | goes | pass | passes | move | moves) back
  accept (take | takes | taken) back ... water
  accept water ... return/returned
  accept water ... (to | into | enter | enters) ...(no OUT/bladder/from/out).. blood/bloodstream
  accept water ... (remove | removed | taken | absorbed) ...(no blood).. OUT
  accept OUT ... (lose | loses | lost) ... water
  accept less/little water ... (left | tubule | remain)
  unsure less/little/not water
  unsure water ... (remove | removed | absorbed), without excess/blood/excrete
  earns: most of the water is reabsorbed
  earns: water returns to the blood
  earns: because water is reabsorbd
  misses: urea is made in the kidney
  misses: water is added to the urine
  misses: urea is removed from the blood in water
  misses: the kidneys remove excess water`,
)

export const UREA_STAYS = judged(
  'but urea is not reabsorbed, or much less of it / urea stays in the tubule',
  `
  BACK = reabsorb/reabsorbed/reabsorption
  reject all ...(no water).. urea ... BACK
  reject urea/it ... stay/remain/left/kept ...(no tubule/nephron/urine/liquid/filtrate).. blood
  accept urea ... not (BACK/return/returned/absorbed/taken/go/goes)
  accept it not (BACK/return/returned/absorbed/taken/go/goes)
  accept not BACK/return/returned/absorbed/take ...(no water).. urea
  accept BACK ... not urea
  accept (take | takes | taken) back ... not urea
  accept urea ...(no water).. stay/remain/left/kept
  accept less/little/none ...(no water).. urea ... BACK
  accept urea ... less/little/hardly ... BACK
  accept BACK ... less/little/hardly urea
  unsure only water ... BACK | urea ... less/little
  unsure BACK ... urea ... "not"/"isnt"/"doesnt"
  unsure it ... stay/remain/left/kept
  earns: urea is not reabsorbed
  earns: much of the urea stays in the tubule
  earns: the urea remains in the nefron, the urea remanes there
  misses: water is reabsorbed
  misses: all the urea is reabsorbed
  misses: urea stays in the blood
  misses: glucose is reabsorbed`,
)

export const MORE_AMINO = judged(
  'more protein gives more amino acids than are needed (excess amino acids)',
  `
  ${MORE}
  reject less/fewer amino
  accept MORE ...(no urea).. amino
  accept amino ...(no urea/to/into/turn/convert/make/made/form/break/broken/produce/become/change/give).. MORE
  accept amino ... excess/surplus
  accept protein ... (digest | digested | broken | break | turn | turned | made | become | becomes | form | forms | give | gives) ...(no urea).. amino
  accept (digest | broken | break) ... protein ... amino
  accept amino ... not store/stored/need/needed/use/used
  accept amino ... from ... protein
  reject more urea
  earns: there are more excess amino acids
  earns: the protein is digested to amino acids
  earns: there are more exces amino asids, the protien is digested to aminno acids
  misses: more urea is made
  misses: more urea is made from amino acids
  misses: the liver is larger
  misses: protein is filtered`,
)

export const DEAMINATED = judged(
  'which are deaminated / broken down in the liver',
  `
  BREAK = break/broken/convert/converted/turn/turned/change/changed/process/metabolise/split
  MAKE = make/made/form/formed/produce/produced/create
  reject kidney ... (deaminate | deaminated | deamination | BREAK | MAKE), without liver
  reject deaminate/deaminated/deamination/BREAK ... kidney, without liver
  accept deaminate/deaminated/deamination
  unsure not deaminate/deaminated/deamination
  accept liver ... BREAK ...(no protein).. them/amino/excess/surplus/urea
  accept liver ... MAKE ...(no protein).. urea
  accept they/these/which/them/amino/excess/surplus ...(no protein).. BREAK ...(no protein).. liver
  accept BREAK ...(no protein).. urea ... liver
  accept urea ... MAKE ... liver
  accept MAKE ...(no protein).. urea ... liver
  unsure liver ... BREAK, without protein
  unsure BREAK ... liver
  earns: they are deaminated
  earns: the liver breaks them down
  earns: deaminasion takes place in the liver, deaminaton in the liver
  misses: there are more amino acids
  misses: the kidney makes urea
  misses: the liver makes proteins
  misses: urea is toxic`,
)

export const NITROGEN_TO_UREA = judged(
  'the nitrogen-containing part is removed and forms urea',
  `
  NITROGEN = nitrogen/nitrogenous/amine/ammonia/nh2
  TURN = turn/turned/convert/converted/make/made/form/formed/produce/produced/become/change/changed/broken/break
  reject carbon, without nitrogen/nitrogenous/amine/nh2
  reject kidney ...(no filter/excrete/remove).. TURN ... urea, without liver
  reject urea ... TURN ... kidney, without liver
  reject protein ...(no amino/them/they/which).. TURN ...(no amino).. urea, without amino/nitrogen
  accept NITROGEN ... urea
  accept urea ... (from | of) ... NITROGEN
  accept NITROGEN ... (remove | removed | taken | lost | split | separate | separated)
  accept (remove | removed | removal | take | takes | lose | split) ...(no urea).. NITROGEN
  accept amino group/part ... (remove | removed | taken | lost | urea)
  accept (remove | removal | take | takes) ...(no urea).. amino group/part
  accept amino ... TURN ... urea
  accept they/these/which/them/deaminate/deamination ... TURN ... urea
  accept urea ... (from | of) ... amino
  accept deaminated ... urea
  reject urea (contain | contains | has) ... nitrogen
  unsure liver ... TURN ... urea
  unsure it ... TURN ... urea
  unsure NITROGEN part/group
  earns: the part with nitrogen forms urea
  earns: the nitrogen-containing part is removed
  earns: they are turned into urea
  earns: nitrogin is removed to form uria, the nitrogen part is removd
  misses: more urea is formed
  misses: the protein is turned into urea
  misses: the carbon part is removed
  misses: urea contains nitrogen`,
)

export const INTO_PROTEINS = judged(
  'they are made into proteins (assimilated)',
  `
  reject amino ... from ... protein
  reject protein ... (to | into) ... amino
  reject digest/digested/break/broken ... protein, without make/made/build/synthesis
  reject urea ... made
  accept make/made/build/built/form/formed/convert/converted/turn/turned/synthesise/synthesis/join/joined/change/changed/produce/create ... protein/enzyme/antibody/fibrinogen
  accept protein ... make/made/build/built/form/formed/synthesis/synthesise
  accept assimilate/assimilated/assimilation
  unsure protein
  earns: they are made into proteins
  earns: they are assimilated
  earns: the liver turns them into plasma proteins
  earns: they are bilt into protiens, used to make protien
  misses: they are turned into urea
  misses: they are stored
  misses: it makes amino acids from proteins
  misses: they are excreted`,
)
