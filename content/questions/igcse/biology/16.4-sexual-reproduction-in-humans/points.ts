import { judged } from '@/lib/exams/authoring/marks'

export const NUCLEI_FUSE = judged(
  'fusion of the nuclei of a sperm and an egg (male and female gamete)',
  `
  FUSE = fuse/fusion/fusing/join/joins/combine/unite/merge
  reject (pollen | anther | stigma | body cell)
  reject FUSE ... placenta/embryo
  accept FUSE, nucleus/nuclei
  unsure FUSE, (sperm | gamete | egg)
  earns: the fusion of the nuclei of a sperm and an egg
  earns: nucleus of the sperm joins with the nucleus of the egg
  earns: the nuclei of the gametes fuze, fusion of nuclei
  misses: a sperm swims to an egg
  misses: the egg implants in the uterus
  misses: the transfer of pollen to a stigma`,
)

const SPERM_WORDS = 'SPERM = sperm/male\n  EGG = egg/ovum/female/ova'

export const SIZE = judged(
  'an egg is larger than a sperm',
  `
  ${SPERM_WORDS}
  BIG = large/big/huge/bigger/larger
  SMALL = small/tiny/smaller/little
  reject SPERM ...(no EGG/than/but/while).. BIG ...(no number/SMALL).. EGG
  reject EGG ...(no SPERM/than/but/while).. SMALL ...(no BIG).. SPERM
  reject number/numbers, without size/BIG/SMALL
  reject SPERM BIG, without EGG/than
  reject EGG SMALL, without SPERM/than
  reject EGG ...(no SPERM/BIG).. BIG number/numbers
  unsure EGG ...(no SPERM/BIG).. BIG nucleus/store/amount/quantity
  unsure SPERM ...(no EGG/SMALL).. SMALL tail/head/nucleus/number/numbers
  accept EGG ...(no SPERM/number).. BIG
  accept SPERM ...(no EGG/number).. SMALL
  accept BIG ...(no SPERM/number).. EGG
  unsure size/BIG/SMALL, without number/numbers
  earns: an egg is much larger than a sperm
  earns: sperm are smaller than eggs
  earns: the egg is biger, the egg is larger
  misses: a sperm is larger than an egg
  misses: the egg is round
  misses: sperm are released in large numbers`,
)

export const MOTILITY = judged(
  'a sperm can swim (move by itself), an egg cannot',
  `
  ${SPERM_WORDS}
  MOVE = swim/move/motile/mobile/moves/motility
  reject SPERM ...(no EGG/but/while).. not MOVE
  reject SPERM ...(no EGG).. by oviduct/cilia
  reject EGG ...(no SPERM/oviduct/cilia/but/while).. can MOVE
  accept SPERM ...(no EGG).. MOVE
  accept EGG, not MOVE
  reject EGG MOVE, without SPERM/oviduct/cilia
  accept only SPERM ... MOVE
  unsure MOVE
  earns: sperm can swim but eggs cannot
  earns: the egg is not motile
  earns: a sperm can swimm with its tail, sperm swim
  misses: an egg can move by itself
  misses: the sperm is moved by the oviduct
  misses: the egg is larger
  misses: sperm have a nucleus`,
)

export const NUMBERS = judged(
  'sperm are released in (very) large numbers, eggs usually one at a time',
  `
  ${SPERM_WORDS}
  MANY = million/many/lots/more/billion/numerous/thousand
  NUMBER = large/high/great/huge/larger/higher/greater
  reject MANY ...(no SPERM/but/than).. EGG ...(no than/SPERM).. released/made
  reject MANY (mitochondria | energy | cytoplasm | food), without million/number/one/released/produced
  accept SPERM ...(no EGG/mitochondria).. MANY
  accept MANY ...(no EGG/mitochondria).. SPERM
  accept SPERM ...(no EGG/mitochondria).. NUMBER number/numbers
  accept NUMBER number/numbers ...(no EGG/mitochondria).. SPERM
  accept EGG ...(no SPERM).. few/fewer
  accept EGG ...(no SPERM).. one/single/once, month/time/release/cycle/produce/made/each
  accept "one egg" | "1 egg" | "a single egg" | "fewer eggs" | "few eggs" | "one ovum"
  unsure number/million/many
  earns: millions of sperm are released but only one egg
  earns: there are many more sperm
  earns: one egg is relesed each month, one egg a month
  misses: sperm have more mitochondria
  misses: sperm contain many mitochondria
  misses: the sperm is smaller
  misses: the egg has energy stores`,
)

export const STRUCTURE = judged(
  'a sperm has a flagellum / acrosome, or an egg has a jelly coat / energy stores',
  `
  ${SPERM_WORDS}
  reject EGG ...(no SPERM/but).. flagellum/tail/acrosome
  reject SPERM ...(no EGG/but).. (jelly | energy store)
  reject both ...(no but/only).. jelly/flagellum/tail/acrosome/store
  accept SPERM ...(no EGG).. flagellum/flagella/tail/acrosome
  accept SPERM ...(no EGG).. mitochondria
  accept EGG ...(no SPERM).. jelly/store/cytoplasm
  accept EGG, not flagellum/tail/acrosome
  unsure flagellum/tail/acrosome/jelly/mitochondria/store
  earns: a sperm has a flagellum
  earns: an egg has a jelly coat
  earns: only sperm have an acrosme, sperm have an acrosome
  misses: an egg has a tail
  misses: both have a jelly coat
  misses: sperm are small
  misses: both have a nucleus`,
)

export const ENERGY_RELEASED = judged(
  'mitochondria release energy (by aerobic respiration)',
  `
  reject (produce | make | create) energy, without release/provide/supply/give/respire/respiration
  accept release/provide/supply/give ... energy/atp
  accept energy ... released/provided/supplied/from
  accept respire/respiration
  unsure energy
  earns: mitochondria release energy
  earns: they carry out respiration
  earns: aerobic resperation takes place in them, energy is released
  misses: mitochondria contain enzymes to digest the jelly coat
  misses: they hold the chromosomes
  misses: they make the sperm smaller`,
)

export const FOR_SWIMMING = judged(
  'so that the flagellum can move / the sperm can swim to the egg',
  `
  reject (flagellum | tail | swim) ... release/provide energy
  accept swim/swims/swimming
  accept flagellum/flagella/tail, move/movement/motion/beat/whip/lash/wave/power
  accept sperm, move/movement/travel/reach/motile/propel
  accept travel/reach/move egg
  accept "get to the egg"
  unsure move/flagellum/tail
  earns: so that it can swim to the egg
  earns: the flagellum moves
  earns: the sperm can swimm a long way, the sperm can travel
  misses: mitochondria release energy
  misses: to enter the egg
  misses: the egg is large`,
)

export const DIFFUSES = judged(
  'oxygen diffuses',
  `
  reject osmosis | active/pump, without diffuse/diffusion
  accept diffuse/diffusion
  unsure passive
  earns: oxygen diffuses into the blood of the fetus
  earns: by diffusion across the placenta
  earns: it difuses from high to low
  misses: by active transport
  misses: oxygen is carried by red blood cells
  misses: the bloods mix`,
)

export const DOWN_GRADIENT = judged(
  'from a higher concentration in the blood of the mother to a lower one in the blood of the fetus',
  `
  reject breathe, without concentration/diffuse
  reject low/lower ... to ... high/higher concentration | against ... gradient | up ... gradient
  accept high/higher/more ... to/into/than ... low/lower/less
  accept down/along ... gradient
  accept high/higher/more oxygen/concentration ... mother/maternal
  accept mother/maternal ... high/higher/more oxygen/concentration
  accept concentration ... high/higher ... mother/maternal
  accept concentration ... low/lower ... fetus/foetus/baby/fetal
  accept low/lower/less oxygen/concentration ... fetus/foetus/baby/fetal
  accept fetus/foetus/baby/fetal ... low/lower/less oxygen/concentration
  unsure gradient/concentration
  earns: from a higher concentration to a lower concentration
  earns: the mother has a higher oxygen concentration
  earns: it moves down its concentraton gradient, down the gradient
  misses: from a low to a high concentration
  misses: the mother breathes in more oxygen
  misses: oxygen is needed for respiration
  misses: it passes through the cord`,
)

export const ACROSS_PLACENTA = judged(
  'across the placenta (its thin wall) into the blood of the fetus',
  `
  reject mix
  reject mother blood flow/go/pass/enter, without oxygen/it/diffuse
  accept across/through/via/in/at/into/pass ... placenta
  accept placenta ...(no cord).. into/to ... fetus/foetus/baby/fetal blood
  accept placenta, diffuse/diffusion/exchange/cross
  accept capillary/wall/membrane/villi, thin/across/through, without amniotic/lung/alveoli/uterus
  unsure placenta
  earns: across the placenta
  earns: it passes through the placenta into the blood of the fetus
  earns: oxygen crosses the placnta, across the placenta
  misses: the bloods of mother and fetus mix
  misses: the umbilical cord carries it
  misses: through the amniotic sac
  misses: oxygen is in the lungs`,
)

export const CORD_CARRIES = judged(
  'the umbilical cord (vein) carries it to the fetus',
  `
  reject umbilical artery, without vein/cord
  reject spinal
  reject cord ... urea/waste, without oxygen
  reject cord ... from fetus/foetus/baby ... placenta/mother
  accept cord, carry/take/transport/bring/travel/flow/move/pass/go/deliver/to/through/along/via
  accept umbilical vein
  unsure cord/umbilical
  earns: the umbilical cord carries it to the fetus
  earns: blood flows through the cord to the fetus
  earns: the umbilical corrd carries it
  misses: across the placenta
  misses: it diffuses
  misses: the cord carries urea away from the fetus
  misses: through the amniotic fluid`,
)

export const TOXIN_CROSSES = judged(
  'the toxin passes across the placenta',
  `
  CROSS = cross/pass/through/across/enter/reach/get/diffuse/go/travel/transfer/transmit/into/move
  TOXIN = alcohol/nicotine/toxin/drug/substance/chemical/poison/it/they/smoke
  reject TOXIN, not CROSS
  unsure oxygen ... CROSS placenta
  accept CROSS, placenta
  accept TOXIN ...(no mother).. CROSS ... fetus/foetus/baby/embryo
  accept enter/into/reach ... blood ... fetus/foetus/baby/embryo
  accept placenta, not stop/filter/block/prevent/keep
  unsure placenta/CROSS
  earns: it passes across the placenta
  earns: the toxin gets into the blood of the fetus
  earns: nicotine can cross the plasenta, crosses the placenta
  misses: it harms the mother
  misses: the toxin does not pass the placenta
  misses: it is not healthy`,
)

export const HARMS_FETUS = judged(
  'and harms the fetus / affects its development (for example a low mass at birth)',
  `
  BABY = fetus/foetus/baby/embryo/child/unborn/newborn
  reject not (harm | affect | damage), without harmful
  reject harm/affect/damage/hurt, mother/woman/her, without BABY/development/growth/birth
  accept BABY, harm/affect/damage/slow/poison/ill/defect/disability/die/deform/small/low/premature/miscarriage/deaf/blind/danger/hurt/injure
  accept development/growth/brain/organ/heart/birth/mass/weight, harm/affect/damage/slow/low/reduce/less/defect/stunt/disrupt
  accept BABY, not develop/grow/form
  accept BABY, (addict | heart rate)
  accept premature/miscarriage/stillbirth
  accept birth defect
  unsure harm/affect/damage
  earns: it harms the fetus
  earns: the brain of the baby may be damaged
  earns: it afects the development of the fetus, it slows its growth
  misses: it passes across the placenta
  misses: it harms the mother
  misses: the heart of the mother is damaged
  misses: the fetus needs oxygen`,
)
