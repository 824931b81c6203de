import { judged } from '@/lib/exams/authoring/marks'

export const LONG = [
  judged(
    'long: time (or a large surface) for absorption',
    `
    LONG = long/longer/length
    FOLD = fold/folded/folding
    reject less/little/short time for/to
    reject LONG ...(no FOLD).. small/smaller/less/reduce/decrease surface/area
    accept enough/plenty/lots/sufficient/more time
    accept time for/to absorb/absorption/nutrient/food
    accept food/nutrient/stay/spend/remain/contact ... (long time | for long | hour)
    accept "stays longer" | "stays there longer" | "in it longer" | "for longer", food/nutrient/stay/it
    accept LONG ...(no FOLD/short/diffusion).. surface/contact/room
    accept LONG ...(no FOLD/short/diffusion).. large/larger/big/bigger/more/great/greater/increase area
    unsure LONG, surface/area/time/more
    earns: it is long so there is time for absorption
    earns: its length gives a large surface
    earns: because of its lenght there is more time to absorb
    earns: food stays in the long tube for hours
    misses: the folds increase the surface
    misses: the length helps absorption
    misses: it is long so there is less time for absorption
    misses: it is wide
    misses: it makes enzymes`,
  ),
  judged(
    'folded: larger surface area',
    `
    LONG = long/longer/length
    FOLD = fold/folded/folding
    MORE = large/larger/big/bigger/great/greater/increase/high/higher/maximise/huge/enlarge/extra
    AREA = surface/area/sa
    reject FOLD ...(no MORE/more).. small/smaller/less/reduce/decrease AREA
    accept FOLD ...(no LONG).. MORE AREA
    accept MORE AREA because/due/by/from/as/with/of ... FOLD
    accept FOLD, "more surface" | "more area" | "more sa"
    accept FOLD, AREA ...(no so/nutrient/food/rate/which/absorb).. MORE/more
    accept both ... MORE AREA
    accept MORE AREA | "more surface" | "more area", without LONG
    accept AREA MORE, without LONG
    unsure FOLD, AREA/room/space
    unsure surface area
    earns: folds give a larger surface area
    earns: the folded lining increases the surface area
    earns: the foldes make the surfase bigger
    misses: it is long
    misses: folds keep food in the gut
    misses: the folds increase the rate of absorption
    misses: the folds increase the volume
    misses: there is more time`,
  ),
]

export const NOT_DIGESTED = judged(
  'fibre is not digested / its molecules are too large (insoluble)',
  `
  reject fibre digest, without cannot/enzyme
  reject digest ... colon
  reject "is not an enzyme"
  unsure not digest food
  accept not digest/soluble/dissolve
  accept not break down/up/apart/into
  accept undigested/indigestible/insoluble
  accept not enzyme/cellulase
  accept lack enzyme/cellulase
  accept too large/big/long
  accept large/big molecule/particle
  accept molecule/particle ... large/big
  accept molecule/particle/fibre, not small
  unsure cellulose/enzyme
  unsure large/big ... pass/through/cross/absorb, without intestine/colon
  unsure not small/break
  unsure too small, wall/hole/gap/pore/villi
  earns: it cannot be digested
  earns: the molecules are too large to pass through the wall
  earns: there are no enzimes, it is undigestd, it can not be digested
  earns: humans have no enzyme for it
  misses: it is not useful
  misses: it keeps food moving
  misses: it passes through the large intestine and out
  misses: it is digested in the colon`,
)

/** Ways in which a villus is adapted, each with its effect; any three of them. */
export const ADAPTED = [
  judged(
    'microvilli: larger surface area',
    `
    BIG = large/larger/big/bigger/great/greater/increase/high/higher/huge/maximise/enlarge
    AREA = surface/area/sa
    NEAR = near/under/below/beneath/close
    reject small/smaller/less/reduce/decrease AREA
    accept BIG AREA, without NEAR
    accept "more surface" | "more area" | "more sa"
    accept AREA ...(no so/and/near/capillary/thin/cell/lacteal).. BIG
    unsure microvilli/microvillus, AREA
    unsure surface area
    earns: microvilli increase the surface area
    earns: it has a large surface area
    earns: microvili give a larger surfase area
    misses: it has capillaries
    misses: microvilli increase absorption
    misses: there are more capillaries below the surface
    misses: its wall is thin
    misses: it has a lacteal`,
  ),
  judged(
    'epithelium one cell thick: short distance',
    `
    COVER = epithelium/epithelial/lining/wall/layer/surface/membrane
    reject COVER thick, without one/single
    reject many/several/two cell thick
    accept thin/thinner epithelium/epithelial/lining
    accept epithelium/epithelial/lining/surface ...(no capillary/lacteal).. one/single cell/layer
    accept epithelium/epithelial/lining ...(no capillary/lacteal).. thin
    unsure capillary/lacteal have/has/are/is/with/wall ... thin/thick
    accept one/single cell thick/layer/wall/lining
    accept one/single layer
    accept layer ... one/single cell
    accept thin wall/layer/membrane/surface, without capillary/lacteal/vessel
    accept wall/layer/membrane/surface thin, without capillary/lacteal/vessel
    accept wall/layer/membrane/epithelium, not thick
    accept short/small distance/path/way, without liver
    accept distance short/small, without liver
    unsure thin wall/layer/membrane | near/close blood | blood/capillary near/close
    earns: its epithelium is one cell thick
    earns: a thin wall gives a short distance
    earns: the epithelum is only one cell thik, thin wal or thin wall
    misses: it has capillaries
    misses: one cell has many mitochondria
    misses: the epithelium has microvilli
    misses: it has a large surface area
    misses: it has a lacteal`,
  ),
  judged(
    'capillaries (good blood supply): carry nutrients away / keep a concentration gradient',
    `
    VESSEL = capillary | blood vessel
    FOOD = glucose/amino/nutrient/sugar
    reject VESSEL ...(no lacteal).. fatty/fat/glycerol, without FOOD/lacteal/away/gradient
    accept good/rich/large/dense/constant/high/well/great/excellent blood supply
    accept well supply ... blood
    accept VESSEL/blood, gradient, without active/against
    accept VESSEL ...(no lacteal/thin/wall/near/close).. carry/transport/take/remove/collect/away/FOOD
    accept blood ...(no lacteal).. carry/transport/remove/away
    accept carry/transport/remove/take ... (away in/by/into | in/by/into/via) VESSEL/blood, without lacteal/microvilli/mitochondria/active
    unsure VESSEL/gradient, without thin/against/short
    unsure blood supply/flow
    earns: capillaries carry the nutrients away
    earns: a good blood supply keeps a concentration gradient
    earns: there is a network of capilaries to take glucose away
    misses: it has microvilli
    misses: it is thin so nutrients get into the blood
    misses: capillaries absorb fatty acids
    misses: it has a lacteal
    misses: it is one cell thick`,
  ),
  judged(
    'lacteal: takes up fatty acids and glycerol',
    `
    FAT = fatty/fat/glycerol/lipid/oil
    reject lacteal ...(no capillary/FAT/and/while/but/whereas).. glucose/amino/starch/protein
    reject lacteal make/store/produce
    reject lacteal ...(no absorb/take/carry/transport/collect/for/remove).. digest/emulsify/break
    accept lacteal/lymph, FAT
    unsure lacteal ... absorb/take/carry/transport, without water/lactose/mineral/vitamin/blood/liver
    unsure lymph
    earns: the lacteal takes up fatty acids
    earns: lacteals absorb fatty acids and glycerol
    earns: a lactael absorbs fatty acids, a lacteel absorbs fats
    misses: it has microvilli
    misses: the lacteal takes up water
    misses: the lacteal digests fats
    misses: it has capillaries
    misses: it is one cell thick`,
  ),
  judged(
    'many mitochondria: energy for active transport',
    `
    reject few/fewer/less mitochondria
    accept many/lots/numerous/more/plenty mitochondria
    accept mitochondria/mitochondrion, energy/respiration/respire/active
    accept energy for/to active/absorb/absorption/uptake
    unsure mitochondria/mitochondrion | active transport/uptake
    earns: it has many mitochondria
    earns: energy for active transport
    earns: lots of mitochondira
    misses: it has microvilli
    misses: it gives energy to cells
    misses: it has capillaries
    misses: it has a lacteal`,
  ),
]

export const FLAT = [
  judged(
    'flat villi: smaller surface area',
    `
    BIG = large/larger/big/bigger/great/greater/increase/more/high/higher
    LITTLE = small/smaller/reduce/decrease/low/lower/lose/lack
    AREA = surface/area/sa
    HEALTHY = h/healthy/normal/normally/usually
    reject P/flat ...(no HEALTHY/than/lose/lack/without/H).. BIG AREA
    reject HEALTHY ...(no P/flat/than/but/while/compare).. (LITTLE/less AREA)
    accept LITTLE AREA
    accept "less surface" | "less area" | "less sa" | "less of a surface"
    accept not BIG/enough/much AREA
    accept HEALTHY ...(no P/flat).. BIG AREA
    accept BIG AREA ...(no P/flat/than).. HEALTHY
    accept villi ...(no P/flat).. BIG AREA ...(no BIG).. flat
    unsure HEALTHY ...(no P/flat/than/but/while/compare).. LITTLE
    accept AREA ...(no so/absorb/through/which/HEALTHY/rate).. LITTLE/less
    reject BIG AREA | AREA BIG, without HEALTHY/than/villi
    unsure area/sa
    unsure surface ... LITTLE/less/BIG, without absorb/absorption
    earns: the surface area is smaller
    earns: flat villi have less surface
    earns: the surfase area is reduced
    earns: H has a larger surface area
    misses: the surface area is larger
    misses: H has a smaller surface area than P
    misses: P absorbs less glucose
    misses: there is less absorption
    misses: the villi are flat`,
  ),
  judged(
    'so absorption is slower (less glucose absorbed in the same distance / time)',
    `
    SLOW = less/slow/slower/slowly/little/lower/reduce/decrease/fewer/poor/badly
    FAST = fast/faster/more/better/quick/quicker/quickly/high/higher/greater/efficient/rapid/rapidly
    ABS = absorb/absorption/uptake/diffusion/diffuse
    HEALTHY = h/healthy
    reject HEALTHY absorb slow/slowly/"less glucose"
    reject P absorb fast/faster/quick/quicker/"more glucose"
    reject P ...(no HEALTHY).. fast/faster/quick/quicker ABS
    unsure HEALTHY ...(no P/flat/than).. SLOW ...(no P/area/surface).. ABS
    unsure HEALTHY ...(no P/flat/than).. ABS ...(no P/all/more/fast).. SLOW
    accept SLOW ...(no area/surface/villi/energy/sa).. ABS
    unsure area/surface for ABS
    accept ABS ...(no area/surface/sa).. SLOW
    accept SLOW glucose/nutrient ...(no H).. into/enter/blood
    accept glucose/it/nutrient ... (taken up | pass | into blood) ...(no area/surface).. SLOW
    accept take long ... absorb
    accept not absorb
    accept P ...(no HEALTHY).. more ...(no HEALTHY).. left/unabsorbed/remain
    accept HEALTHY ...(no P/flat).. ABS ...(no P).. FAST/all
    accept HEALTHY ...(no P/flat).. FAST ...(no P/area/surface/villi/digest).. ABS
    accept FAST ABS ...(no P/flat).. HEALTHY
    accept ABS ...(no P/flat/area/surface).. FAST ...(no P/flat).. HEALTHY
    unsure absorb/slow/slowly
    earns: absorption is slower
    earns: less glucose is absorbed
    earns: glucose is absobed more slowly, absorbtion is slower
    earns: H absorbs more glucose
    misses: the surface area is smaller
    misses: there is less glucose in H
    misses: absorption is faster
    misses: glucose is not digested`,
  ),
]

export const NO_ENERGY = [
  judged(
    'less glucose (nutrients) gets into the blood / to the cells',
    `
    LITTLE = less/little/lower/fewer/low/reduce/insufficient/lack/deficient/slow/slowly
    FOOD = glucose/sugar/nutrient/iron/amino
    reject more FOOD ... absorb/blood
    reject eat/eats/appetite
    reject need/use/require less/little FOOD
    accept LITTLE ...(no energy/area/surface/respiration/oxygen/need/food/villi/respire).. FOOD
    accept FOOD ...(no release/provide/give/need/use/for/energy/require/respiration).. LITTLE
    accept not absorb
    accept not enough/much/get/receive/have FOOD
    accept FOOD, not reach/get/enter/enough
    accept lose FOOD
    accept "lack of glucose" | "lack of nutrients" | "lack of sugar" | "lacks glucose" | "lacking glucose" | "no glucose"
    unsure FOOD, LITTLE/absorb/some
    unsure LITTLE food
    earns: less glucose is absorbed into the blood
    earns: the cells get fewer nutrients
    earns: there is less glucos in the blood
    misses: less energy is released
    misses: there is little surface area
    misses: the person eats less
    misses: more glucose is absorbed
    misses: the person sleeps badly`,
  ),
  judged(
    'so less respiration / less energy is released',
    `
    LITTLE = less/little/lower/low/reduce/insufficient/slow/slower/decrease/lack/fall/drop
    ENERGY = energy/respiration/respire/atp
    reject need/require/use less/little energy
    reject less/little energy ... need/require
    accept LITTLE ...(no glucose/nutrient/sugar/need/require/food/use).. ENERGY
    accept ENERGY ...(no need/require/digest).. LITTLE
    accept not get/have/release/enough/much/make/produce/provide/supply ENERGY
    accept not respire
    accept "no energy" | "lack of energy" | "lacks energy" | "lacking energy"
    unsure LITTLE ... respiration/respire
    unsure glucose ... energy/respiration/respire, without more/need/little
    unsure respiration/respire, without more/fast
    earns: less energy is released
    earns: the cells respire less
    earns: there is less resperation
    misses: less glucose is absorbed
    misses: the person needs less energy
    misses: the villi are flat
    misses: the muscles are weak`,
  ),
]
