import { judged } from '@/lib/exams/authoring/marks'

const LESS = 'LESS = less/little/low/lower/small/smaller/few/fewer/reduce/decrease/not'
const MORE = 'MORE = more/much/lot/high/higher/great/greater/increase/extra/excess'

export const MORE_SWEAT = judged(
  'more water is lost as sweat',
  `
  ${MORE}
  reject less/little/lower ... sweat
  reject not sweat
  reject sweat/sweating less/little
  accept sweat/sweating/perspire/perspiration
  accept lose/lost/loss/evaporate ... water ... skin
  unsure MORE water ... lose/lost/loss
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
  reject more/much ... water ... (excrete | urine | kidney | excess), without less/little/sweat/reabsorb/conserve/keep/retain/save/not
  accept LESS ... excess/extra/surplus
  accept excess/extra/surplus ... LESS
  accept not much/enough/any ... excess/extra/surplus
  accept LESS water ... (left | kidney | excrete | urine | blood | body | available | remove | spare)
  accept water ... (reabsorb | keep | kept | save | saved | conserve | retain)
  accept (reabsorb | keep | save | conserve | retain) ... water
  unsure LESS water
  earns: so there is less excess water
  earns: less water is left for the kidneys to excrete
  earns: there is less exces water, less excesss water for the kidnes
  misses: more sweat is lost
  misses: the kidneys work slowly
  misses: there is more excess water`,
)

export const BLOOD_FILTERED = judged(
  'glucose is filtered from the blood (in the glomerulus)',
  `
  reject not (filter/filtered/filtration), without reabsorb/reabsorbed
  reject urea/protein ... filter, without glucose/it
  accept filter/filtered/filtration/ultrafiltration
  accept glucose/it ... (pass | leave | pushed | forced | enter) ... (tubule | nephron | blood | glomerulus | filtrate)
  accept glucose/it ... (move | moves | go | goes | pass | passes | leave | leaves) ... (from | out) ... blood
  accept glucose/it ... (move | moves | go | goes | pass | passes) ... into ... tubule/nephron/filtrate/capsule
  unsure glomerulus
  earns: glucose is filtered from the blood
  earns: it is filtered in the glomerulus
  earns: glucose is filterd out of the blood
  misses: it is reabsorbed
  misses: glucose is too large to be filtered, it is not filtered
  misses: the cells use the glucose`,
)

export const ALL_REABSORBED = judged(
  'and all of it is reabsorbed (into the blood)',
  `
  BACK = reabsorb/reabsorbed/reabsorption
  reject not BACK
  reject some/part/most ... BACK, without all/completely/whole
  accept all/completely/every/whole/total/totally/fully/entirely ... BACK
  accept BACK ... all/completely/whole/total/totally/fully/entirely
  accept BACK
  accept (taken | absorbed | returned | go | goes | pass | move) back ... blood
  accept return/returned ... blood
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
  reject too small, without hole/pore/gap/opening
  accept too large/big/wide
  accept large/big ... (filter | pass | fit | leave | through | molecule)
  accept molecule/protein/they ... large/big
  accept not (fit/pass/get/go/leave) ... (through | wall | pore | hole | glomerulus | capillary)
  accept (hole | pore | gap | opening) ... too small
  unsure not filter/filtered | size
  earns: protein molecules are too large
  earns: they cannot pass through the walls of the capillaries
  earns: protein molecuels are too larg to be filtred
  misses: proteins are reabsorbed
  misses: proteins are too small
  misses: proteins are digested`,
)

export const WATER_BACK = judged(
  '(most of the) water is reabsorbed',
  `
  BACK = reabsorb/reabsorbed/reabsorption/remove/removed/return/returned
  reject urea ... BACK ... more, without water
  reject water not BACK
  reject add/added/more ... water ... (to | in) urine
  reject water ... add/added
  accept water ... BACK
  accept BACK ... water
  accept water ... (taken | absorbed | go | goes | pass | move) back
  accept water ... (to | into) ... blood
  accept less/little water ... (left | urine | tubule | remain)
  unsure water
  earns: most of the water is reabsorbed
  earns: water returns to the blood
  earns: because water is reabsorbd
  misses: urea is made in the kidney
  misses: water is added to the urine
  misses: urea is filtered`,
)

export const UREA_STAYS = judged(
  'but urea is not reabsorbed, or much less of it / urea stays in the tubule',
  `
  reject all ... urea ... reabsorb
  accept urea/it ... not (reabsorb/reabsorbed/return/absorbed/taken/go)
  accept not reabsorb/reabsorbed/return/absorbed/take ... urea
  accept urea/it ... stay/remain/left/kept
  accept less/little/none ... urea ... reabsorb/reabsorbed
  accept urea ... less/little/hardly ... reabsorb/reabsorbed
  unsure urea
  earns: urea is not reabsorbed
  earns: much of the urea stays in the tubule
  earns: the urea remains in the nefron, it remanes there
  misses: water is reabsorbed
  misses: all the urea is reabsorbed
  misses: glucose is reabsorbed`,
)

export const MORE_AMINO = judged(
  'more protein gives more amino acids than are needed (excess amino acids)',
  `
  ${MORE}
  reject less/fewer amino
  accept MORE ... amino
  accept amino ... MORE
  accept protein ... (digest | digested | broken | break | turn | turned | made | become) ... amino
  accept (digest | broken | break) ... protein ... amino
  accept amino ... not store/stored/need/needed/use/used
  accept amino ... (form | from) ... protein
  unsure amino
  earns: there are more excess amino acids
  earns: the protein is digested to amino acids
  earns: there are more exces amino asids, the protien is digested to aminno acids
  misses: more urea is made
  misses: the liver is larger
  misses: protein is filtered`,
)

export const DEAMINATED = judged(
  'which are deaminated / broken down in the liver',
  `
  reject kidney ... (deaminate | deaminated | deamination | make | break), without liver
  reject deaminate/deaminated/deamination ... kidney, without liver
  accept deaminate/deaminated/deamination
  accept liver ... (break | broken | convert | converted | turn | turned | change | changed | process | remove | make | made | form | produce)
  accept (break | broken | convert | converted | turn | turned | change | changed | made | form | formed | produced) ... liver
  unsure liver
  earns: they are deaminated
  earns: the liver breaks them down
  earns: deaminasion takes place in the liver, deaminaton in the liver
  misses: there are more amino acids
  misses: the kidney makes urea
  misses: urea is toxic`,
)

export const NITROGEN_TO_UREA = judged(
  'the nitrogen-containing part is removed and forms urea',
  `
  NITROGEN = nitrogen/nitrogenous/amino/amine/ammonia
  reject carbon ... (part | containing), without nitrogen
  accept NITROGEN/nh2 ... urea
  accept urea ... (from | of) ... NITROGEN
  accept nitrogen ... (remove | removed | taken | part | containing | group)
  accept remove/removal ... nitrogen
  accept (turn | turned | convert | converted | make | made | form | formed | produce | produced | become | change | changed) ... urea
  accept urea ... (make | made | form | formed | produce | produced)
  unsure urea
  earns: the part with nitrogen forms urea
  earns: the nitrogen-containing part is removed
  earns: they are turned into urea
  earns: nitrogin is removed to form uria, the nitrogen part is removd
  misses: more amino acids are in the blood
  misses: the carbon part is removed
  misses: the liver deaminates them`,
)

export const INTO_PROTEINS = judged(
  'they are made into proteins (assimilated)',
  `
  reject amino acids ... from ... protein, without make/made/build/synthesis/assimilate
  reject digest/digested/break/broken ... protein, without make/made/build/synthesis
  reject urea ... made
  accept make/made/build/built/form/formed/convert/converted/turn/turned/synthesise/synthesis/join/joined/change/changed/produce/create ... protein/enzyme/antibody/fibrinogen
  accept protein ... make/made/build/built/form/formed/synthesis/synthesise
  accept assimilate/assimilated/assimilation
  accept protein synthesis
  unsure protein
  earns: they are made into proteins
  earns: they are assimilated
  earns: the liver turns them into plasma proteins
  earns: they are bilt into protiens, used to make protien
  misses: they are turned into urea
  misses: they are stored
  misses: they are excreted`,
)

export const TOXIC = judged(
  'urea is toxic (poisonous)',
  `
  reject not (toxic/poisonous/harmful)
  accept toxic/poison/poisonous/toxin/harm/harmful/damage/damages/kill/kills/dangerous
  unsure bad/ill
  earns: urea is toxic
  earns: because it is poisonous
  earns: it is toxick, it is poisenous
  misses: urea is a waste product
  misses: urea contains nitrogen
  misses: urea is not toxic`,
)
