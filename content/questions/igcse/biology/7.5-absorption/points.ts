import { judged } from '@/lib/exams/authoring/marks'

export const LONG = [
  judged(
    'long: time (or a large surface) for absorption',
    `
    accept long/longer/length, time/slow/absorb/absorption/surface/area/nutrient/food/contact
    accept time, absorb/absorption
    unsure time/long/length
    earns: it is long so there is time for absorption
    earns: its length gives a large surface
    earns: because of its lenght there is more time to absorb
    misses: the folds increase the surface
    misses: it is wide
    misses: it makes enzymes`,
  ),
  judged(
    'folded: larger surface area',
    `
    MORE = large/larger/big/bigger/more/great/greater/increase/high/higher/maximise
    reject fold ... small/smaller/less/reduce/decrease ... surface
    accept fold/folded, surface/area/MORE/space
    accept MORE ... surface
    accept surface ... MORE
    unsure surface
    earns: folds give a larger surface area
    earns: the folded lining increases the surface area
    earns: the foldes make the surfase bigger
    misses: it is long
    misses: folds keep food in the gut
    misses: there is more time`,
  ),
]

export const NOT_DIGESTED = judged(
  'fibre is not digested / its molecules are too large (insoluble)',
  `
  reject fibre digest, without cannot
  accept not digest/break/broken/digested/soluble/dissolve/small
  accept undigested/indigestible/insoluble
  accept no enzyme
  accept large/big ... pass/through/cross/absorb/molecule/wall
  accept molecule ... large/big
  unsure large/big/cellulose/enzyme
  earns: it cannot be digested
  earns: the molecules are too large to pass through the wall
  earns: there are no enzimes, it is undigestd, it can not be digested
  misses: it is not useful
  misses: it keeps food moving
  misses: it is digested in the colon`,
)

/** Two ways in which a villus is adapted, each with its effect; any two of them. */
export const ADAPTED = [
  judged(
    'microvilli: larger surface area',
    `
    reject surface ... small/smaller/less
    accept microvilli/microvillus, surface/area/large/increase
    accept large/larger/big/bigger/increase/more ... surface
    accept surface ... large/larger/increase/more
    unsure microvilli/microvillus/surface
    earns: microvilli increase the surface area
    earns: it has a large surface area
    earns: microvili give a larger surface area
    misses: it has capillaries
    misses: its wall is thin
    misses: it has a lacteal`,
  ),
  judged(
    'epithelium one cell thick: short distance',
    `
    reject thick/long wall/distance, without one/thin/short
    accept one/single cell
    accept thin/thinner ... wall/epithelium/layer/surface/lining
    accept wall/epithelium/layer/lining ... thin
    accept short/shorter/small/smaller distance/path/way | distance short
    unsure thin/short/epithelium
    earns: its epithelium is one cell thick
    earns: a thin wall gives a short distance
    earns: the epithelum is only one cell thik, thin wal or thin wall
    misses: it has capillaries
    misses: it has a large surface area
    misses: it has a lacteal`,
  ),
  judged(
    'capillaries: carry nutrients away / keep a concentration gradient',
    `
    accept capillary/capillaries/blood, gradient/carry/transport/away/take/remove/absorb/near/close/network/many/good/supply/flow/rich
    accept concentration gradient
    unsure capillary/capillaries/blood/gradient
    earns: capillaries carry the nutrients away
    earns: a good blood supply keeps a concentration gradient
    earns: there is a network of capilaries to take glucose away
    misses: it has microvilli
    misses: it has a lacteal
    misses: it is one cell thick`,
  ),
  judged(
    'lacteal: takes up fatty acids and glycerol',
    `
    reject lacteal ... glucose/amino, without fatty/fat/glycerol
    accept lacteal, fatty/fat/glycerol/lipid/oil/absorb/take
    accept lymph, fatty/fat/glycerol
    unsure lacteal/lymph
    earns: the lacteal takes up fatty acids
    earns: lacteals absorb fatty acids and glycerol
    earns: a lactael absorbs fatty acids, a lacteel absorbs fats
    misses: it has microvilli
    misses: it has capillaries
    misses: it is one cell thick`,
  ),
  judged(
    'many mitochondria: energy for active transport',
    `
    accept mitochondria/mitochondrion | active transport | energy ... absorb/absorption/uptake
    earns: it has many mitochondria
    earns: energy for active transport
    earns: lots of mitochondira
    misses: it has microvilli
    misses: it has capillaries
    misses: it has a lacteal`,
  ),
]

export const FLAT = [
  judged(
    'flat villi: smaller surface area',
    `
    LITTLE = small/smaller/less/reduce/decrease/low/lower/lose/fewer/little
    reject large/larger/more/increase ... surface ...(no H/healthy/than/in).. flat
    accept LITTLE ... surface
    accept surface ... LITTLE
    accept not large/enough ... surface
    accept H/healthy ...(no P).. large/larger/bigger/more surface
    reject surface, large/larger/big/bigger/more/increase
    unsure surface
    earns: the surface area is smaller
    earns: flat villi have less surface
    earns: the surfase area is reduced
    misses: the surface area is larger
    misses: there is less absorption
    misses: the villi are flat`,
  ),
  judged(
    'so absorption is slower (less glucose absorbed in the same distance / time)',
    `
    LITTLER = less/slow/slower/slowly/little/lower/reduce/decrease/fewer
    reject faster/more absorption, without less/slow/slower/LITTLER
    accept LITTLER ... absorb/absorption/uptake/diffusion/diffuse/pass
    accept absorb/absorption/uptake/diffusion/glucose ... LITTLER
    accept LITTLER glucose/nutrient
    accept not absorb
    accept H/healthy ...(no P).. fast/faster/more/better
    reject fast/faster/more/better
    unsure absorb/absorption
    earns: absorption is slower
    earns: less glucose is absorbed
    earns: glucose is absobed more slowly, absorbtion is slower
    misses: the surface area is smaller
    misses: absorption is faster
    misses: glucose is not digested`,
  ),
]

export const NO_ENERGY = [
  judged(
    'less glucose (nutrients) gets into the blood / to the cells',
    `
    LITTLE = less/little/lower/fewer/low/reduce/insufficient/lack
    reject more glucose/nutrient ... absorb/blood
    accept LITTLE ... glucose/sugar/nutrient/food/iron/amino
    accept glucose/sugar/nutrient/food/iron ... LITTLE
    accept not glucose/sugar/nutrient/food/iron
    unsure glucose/nutrient/sugar
    earns: less glucose is absorbed into the blood
    earns: the cells get fewer nutrients
    earns: there is less glucos in the blood
    misses: less energy is released
    misses: more glucose is absorbed
    misses: the person sleeps badly`,
  ),
  judged(
    'so less respiration / less energy is released',
    `
    LITTLE = less/little/lower/low/reduce/insufficient/slow/slower/decrease
    reject produce/make energy ... more
    accept LITTLE ... energy/respiration/respire
    accept energy/respiration/respire ... LITTLE
    accept not energy/respiration/respire
    unsure energy/respiration/respire
    earns: less energy is released
    earns: the cells respire less
    earns: there is less resperation
    misses: less glucose is absorbed
    misses: the villi are flat
    misses: the muscles are weak`,
  ),
]
