import { judged } from '@/lib/exams/authoring/marks'

export const COMPETITION = judged(
  'weeds compete with the crop for light, water or mineral ions',
  `
  NEEDS = light/sunlight/water/mineral/minerals/ion/ions/nutrient/nutrients/nitrate/nitrates/space
  reject not compete/competition
  reject more NEEDS ... crop
  accept compete/competes/competing/competition/competitor
  accept (take | takes | use | uses | absorb | absorbs | block | blocks | share | steal | steals) ... NEEDS
  accept shade/shades/shading
  accept less/fewer/lack/little ... NEEDS
  accept not enough NEEDS
  unsure NEEDS
  earns: weeds compete with the crop
  earns: they take water from the crop
  earns: there is less light for the crop
  earns: the crop gets fewer nutriants
  misses: weeds are eaten by insects
  misses: weeds are ugly
  misses: the crop is harvested late`,
)

export const LESS_GROWTH = judged(
  'so the crop photosynthesises less / grows less',
  `
  LESS = less/slow/slower/slowly/poor/poorly/badly/small/smaller/reduce/reduced/decrease/stunted/bad/low/lower/fewer
  GROW = grow/grows/growth/photosynthesis/photosynthesise/photosynthesises
  reject weed ...(no crop/so/plant/plants/which/compete).. GROW, LESS
  reject crop ... GROW more/faster/better
  reject weed ... GROW, without crop/plant/they/so
  accept LESS ...(no weed/weeds/than).. GROW
  accept GROW ...(no weed/weeds/water/light/nutrient).. LESS
  accept not GROW
  accept (crop | plant | plants | they | maize | wheat | barley) ... (smaller | weaker | shorter | stunted)
  accept (crop/plant/plants | they) ... LESS (protein/proteins | glucose | sugar | starch | grain)
  accept LESS (protein/proteins | glucose | sugar | food | grain | energy) ... made/make
  accept (make | makes | made | produce) ... LESS (protein/proteins | glucose | sugar | starch)
  unsure GROW
  earns: so the crop grows less
  earns: there is less photosynthesis
  earns: the crop cannot grow well
  earns: so less photosynthesiss takes place
  misses: weeds compete with the crop
  misses: the weeds grow faster
  misses: the yield is lower`,
)

export const LARGER_AREAS = judged(
  'larger areas of land can be farmed',
  `
  MORE = large/larger/more/big/bigger/great/greater/wide/wider/huge/vast
  reject less/smaller/fewer land/area/field
  accept MORE ...(no food/crop/amount/yield/product).. area/land/field/ground/farm/hectare/acre
  accept area/land/field ... MORE
  unsure area/land/field | MORE ... (sown | planted | ploughed | plowed | harvested)
  earns: larger areas can be farmed
  earns: more land can be used
  earns: a bigger arrea can be planted
  misses: it is faster
  misses: fewer workers are needed
  misses: pests are killed`,
)

export const EFFICIENT_WORK = judged(
  'the work is faster / more efficient / needs fewer people',
  `
  FAST = fast/faster/quick/quicker/quickly/rapid/rapidly/speed/speeds
  LESS = less/fewer/few/little/reduce/reduces/reduced/save/saves/saved
  reject slow/slower/slowly, without FAST
  reject not efficient
  reject crop/plants ... grow/grows/growth ... FAST
  accept efficient/efficiency/efficiently
  accept FAST
  accept LESS ... time/work/worker/workers/people/labour/labor/effort/farmer/farmers/manpower/hand
  accept short/shorter time
  accept one (person/worker/farmer | man) ... many/more
  accept (work | do | does) ... more than ... (people/worker/hand | man | men)
  unsure easy/easier/time/cheap/cheaper
  earns: the work is done faster
  earns: fewer workers are needed
  earns: it is more efficient
  earns: it is more eficient
  misses: larger areas can be farmed
  misses: machines are expensive
  misses: the crops grow faster
  misses: weeds are killed`,
)
