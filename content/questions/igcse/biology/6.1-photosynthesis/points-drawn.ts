import { judged } from '@/lib/exams/authoring/marks'

export const MAKES_OXYGEN = judged(
  'photosynthesis gives off oxygen',
  `
  MAKE = make/made/produce/release/give/given/form/create
  PHOTO = photosynthesis/photosynthesise/photosynthesize
  OXY = oxygen/"o2"
  reject respiration/respire ... MAKE ... oxygen
  reject oxygen ... respiration/respire
  reject (use/take/absorb) ...(no MAKE/carbon/light/water/"co2").. oxygen
  reject oxygen (use/used/take/taken/absorb)
  reject not (MAKE/oxygen)
  accept OXY ... MAKE
  accept MAKE ... OXY
  accept PHOTO, OXY
  unsure oxygen | PHOTO
  earns: photosynthesis makes oxygen
  earns: oxygen is given off by the leaf
  earns: the discs produce oxygen when they photosynthesise
  earns: they use light and carbon dioxide and give out oxygen
  earns: they photosinthesise and relese oxygen
  misses: they respire
  misses: oxygen is used in photosynthesis
  misses: carbon dioxide is made
  misses: the discs take in carbon dioxide
  misses: the discs are light`,
)

export const GAS_LIFTS = judged(
  'the gas collects in the air spaces / the disc becomes less dense (lighter) and floats',
  `
  GAS = oxygen/gas/air/bubble
  reject water ... (fill/space/inside), without oxygen/gas/bubble/dense/density
  reject GAS ... (leave/remove) ... (space/disc), without collect/fill
  reject more dense | denser | heavier, without water
  reject carbon/"co2" ... (collect/fill/lift)
  accept less dense | not dense | dense less | density ... (less/low/lower/decrease/fall/reduce)
  accept (low/lower/reduce/decrease/less) density
  accept buoyant/buoyancy/lift
  accept disc/they/it/them/leaf ... "lighter"
  accept "lighter" ... oxygen/gas/air/bubble
  accept GAS ... (collect/fill/stay/trap/build/gather/accumulate/go/enter/stick/attach/carry) ... (space/inside/disc/leaf/them/it/mesophyll/cell/surface)
  accept GAS ... (in/inside/between/under/on/fill) ... (space/disc/leaf/mesophyll/cell)
  accept (space/disc/leaf) ... (fill/full/contain) ... GAS
  accept (GAS) ... (make/help/let/cause/raise/bring/push) ... (float/rise/up)
  unsure oxygen/gas/bubble, rise/float/up/surface
  earns: the gas collects in the air spaces
  earns: the disc becomes less dense than the solution
  earns: oxygen bubbles lift the discs
  earns: the oxygen in the leaf makes it float
  earns: oxigen fills the air spases
  misses: photosynthesis makes oxygen
  misses: water fills the air spaces
  misses: the discs become heavier
  misses: there is more light
  misses: discs rise to the surface in the light`,
)

export const GAS_NOT_LIMITING = judged(
  'carbon dioxide is no longer the limiting factor',
  `
  GAS = carbon/"co2"/hydrogencarbonate/it/concentration
  reject not enough/sufficient GAS
  reject too little GAS
  reject (light/temperature) ... not limit, without carbon/"co2"/hydrogencarbonate
  accept GAS ... not limit
  accept GAS ... no longer limit
  accept GAS (stop/stopped/cease) ... limit
  accept else ... limit
  accept not limited ... GAS
  accept no longer limited ... GAS
  accept not GAS limit
  accept (enough/sufficient/plenty/excess/enough) ... (carbon/"co2"/hydrogencarbonate)
  accept (carbon/"co2"/hydrogencarbonate) ... (enough/sufficient/plenty/excess/saturated)
  accept (something/another/other/different) ... (factor/thing) ... limit
  accept limit ... (something/another/other/different) ... (factor/thing)
  reject GAS ... limit
  unsure (carbon/"co2"/hydrogencarbonate) ... not (increase/difference/effect/affect/change/raise/matter)
  earns: carbon dioxide is no longer limiting
  earns: there is enough carbon dioxide
  earns: the rate is not limited by carbon dioxide any more
  earns: there is plentey of carbon dioxide, there is enuogh carbon dioxide
  misses: carbon dioxide is the limiting factor
  misses: there is not enough carbon dioxide
  misses: light is not limiting
  misses: all the discs float`,
)

export const OTHER_LIMITING = judged(
  'light intensity (or temperature) limits the rate',
  `
  OTHER = light/temperature/lamp/chlorophyll
  LIMIT = limit/low/lower/short/need/restrict/hold
  reject OTHER ... not limit
  reject OTHER ... no longer limit
  reject too much OTHER
  accept OTHER ... LIMIT
  accept LIMIT ... OTHER
  accept not (enough/sufficient) OTHER
  accept OTHER ... not (enough/sufficient)
  accept more OTHER ... (increase/raise/more/faster)
  accept other ... (factor/limit) ... OTHER
  unsure OTHER
  earns: light is now the limiting factor
  earns: the temperature limits the rate
  earns: there is not enough light
  earns: the light intensaty is limiting, the light limitts the rate
  misses: carbon dioxide is limiting
  misses: light is not limiting
  misses: water is limiting
  misses: another factor limits it`,
)

export const NONE_FLOATS = judged(
  'no disc floats (0)',
  `
  accept (remain/stay/lie/are/all) ... bottom
  accept (all/disc/they) ... (sink/sunk/submerged)
  reject not all/many/most
  reject all/most/some/few/fewer/less/many/half ... (float/rise/disc)
  accept none/nil/zero/"0"/nothing
  accept (disc/they/it) not float/rise
  accept not disc/float/rise/any
  accept (remain/stay/lie) ... bottom | sink
  earns: none
  earns: no discs float
  earns: all stay at the bottom
  earns: they do not flote
  earns: zero discs
  misses: all discs float
  misses: fewer discs float
  misses: not all discs float
  misses: the same number`,
)

export const FOR_AMINO_ACIDS = judged(
  'nitrate ions are needed to make amino acids',
  `
  reject magnesium ... amino
  accept amino
  accept not amino
  unsure nitrogen
  earns: nitrate ions are needed to make amino acids
  earns: it cannot make amino acids
  earns: no nitrate means no amino acids
  earns: it needs nitrates for ammino acids
  misses: it cannot make chlorophyll
  misses: it cannot make glucose
  misses: it has no nitrate`,
)

export const FOR_PROTEINS = judged(
  'so fewer proteins are made (for growth, new cells, enzymes)',
  `
  reject (magnesium/glucose) ... protein
  reject more protein, without need/less/fewer/not
  accept protein
  accept not protein
  accept (make/made/produce/form) ... (cell/enzyme)
  accept (cell/enzyme) ... (make/made/produce/form)
  accept not (cell/enzyme)
  accept (less/few/fewer) ... cell
  unsure new cell | enzyme | cell division
  earns: so no proteins are made
  earns: proteins are needed for growth
  earns: it cannot make new cells
  earns: protiens are needed to grow
  misses: it cannot make amino acids
  misses: it cannot photosynthesise
  misses: the plant is small`,
)

export const FOR_CHLOROPHYLL = judged(
  'magnesium ions are needed to make chlorophyll',
  `
  LESS = less/lack/little/few/fewer/low/unable
  reject nitrate ... chlorophyll
  accept not chlorophyll
  accept not make/have/contain/produce ... chlorophyll
  reject more/much chlorophyll, without less
  accept magnesium ... chlorophyll
  accept chlorophyll ... magnesium
  accept LESS ... chlorophyll
  accept chlorophyll ... (less/need/low)
  accept chlorophyll ... not make/made/form/produce/present
  accept (make/made/making/form/produce/need) ... chlorophyll
  unsure chlorophyll
  earns: magnesium is needed for chlorophyll
  earns: it makes less chlorophyll
  earns: without it the plant cannot make chlorophyll
  earns: there is no clorophyll in the leaves
  misses: magnesium is needed for proteins
  misses: the leaves are yellow
  misses: it has no amino acids`,
)

export const LESS_SUGAR = judged(
  'so there is less photosynthesis (less glucose, carbohydrate is made)',
  `
  PHOTO = photosynthesis/photosynthesise/photosynthesize
  FOOD = glucose/sugar/carbohydrate/starch/food
  LESS = less/low/lower/reduce/decrease/slow/slower/little/few/fewer/fall/drop
  reject more (PHOTO/FOOD), without LESS
  reject PHOTO ... fast/faster/more, without LESS
  reject fast/faster PHOTO
  accept LESS ... (PHOTO/FOOD)
  accept (PHOTO/FOOD) ... LESS
  accept not PHOTO/FOOD
  accept not make/produce/do/carry ... (PHOTO/FOOD)
  accept PHOTO ... not happen/occur/take
  accept (PHOTO) ... (stop/limit/prevent)
  accept (stop/prevent/limit) ... (PHOTO/FOOD)
  accept LESS ... light ... (absorb/trap)
  unsure PHOTO | FOOD | light
  earns: so photosynthesis is slower
  earns: less glucose is made
  earns: the plant cannot photosynthesise well
  earns: so there is less fotosynthesis and less glucoze, less sugar
  misses: it cannot make chlorophyll
  misses: photosynthesis is faster
  misses: it cannot make proteins`,
)
