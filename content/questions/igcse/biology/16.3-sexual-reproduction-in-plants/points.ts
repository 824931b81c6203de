import { judged } from '@/lib/exams/authoring/marks'

export const PETALS_ATTRACT = judged(
  'large / brightly coloured petals attract insects (pollinators)',
  `
  COLOUR = bright/brightly/colour/coloured/colourful/large/big/attractive/vivid/showy
  reject petal ... (scare | dull | small)
  accept COLOUR, petal, attract/lure/draw/see/visible/notice/spot/insect/bee/pollinator
  accept petal, attract/lure
  accept COLOUR flower, attract/lure/insect
  unsure petal, COLOUR
  earns: the petals are brightly coloured to attract insects
  earns: It has big petals that bees can see easily
  earns: large petels atract insects
  misses: the petals protect the bud
  misses: the petals are dull and small
  misses: the sepals protect the flower`,
)

export const SCENT_NECTAR = judged(
  'scent / nectar attracts (feeds) insects',
  `
  SWEET = nectar/nectary/scent/scented/smell/fragrance/fragrant/perfume
  accept SWEET, attract/lure/draw/food/feed/drink/visit/insect/bee/pollinator/reward
  unsure SWEET
  earns: nectar attracts insects
  earns: they have a scent which lures bees
  earns: the necter is food for the insects, nectar is food
  misses: there is no nectar
  misses: pollen is made by the anthers
  misses: the stigma is sticky`,
)

export const PARTS_INSIDE = judged(
  'anthers / stigma are inside the flower, so that an insect brushes against them',
  `
  PART = anther/stamen/stigma/carpel/filament
  reject PART ...(no but/inside/within).. (outside | hang out | exposed)
  accept PART, inside/within/enclosed/deep, without make/made/produce
  accept PART ... in/inside/within flower/petal
  accept PART, brush/rub/touch/contact/against
  unsure inside/within/brush/rub/touch
  earns: the anthers are inside the flower so insects touch them
  earns: insects brush against the stigma
  earns: the stigma is insde the flower, inside the petals
  misses: the anthers hang outside the flower
  misses: the anther makes pollen
  misses: the petals attract insects`,
)

export const STICKY = judged(
  'sticky / spiky pollen clings to insects, or a sticky stigma holds pollen',
  `
  STICKY = sticky/spiky/spike/spiny/hook/stick/cling/adhere/attach/hairy/rough
  reject (smooth | light), pollen, without STICKY
  accept STICKY, pollen/grain
  accept STICKY, stigma, without out
  unsure STICKY, without out
  earns: pollen is sticky or spiky so that it clings to the insect
  earns: the stigma is sticky
  earns: pollen grains are stikcy and stick to bees
  misses: the pollen is smooth and light
  misses: the pollen is blown by the wind
  misses: the petals are large`,
)

export const BOILING_REMOVES = judged(
  'boiling removes oxygen (air) from the water',
  `
  AIR = oxygen/air/gas/o2
  GO = remove/removes/removed/drive/driven/release/expel/lose/loses/lost/out/rid/leave/leaves/escape/free/less/take
  reject boil ... (add | bring in | put in) AIR
  reject boil, not remove
  accept boil ...(no oil/cool).. GO ... AIR
  accept boil ...(no oil).. AIR ...(no oil).. GO
  accept AIR ...(no oil).. GO ...(no oil).. boil
  accept GO ...(no oil).. AIR ...(no oil).. boil
  accept boil, not AIR
  accept remove AIR, without oil
  unsure boil, AIR
  earns: boiling removes the oxygen from the water
  earns: The water was boiled to get rid of dissolved air
  earns: boiled water has no oxygen, boiling drives out oxigen
  misses: boiling kills bacteria
  misses: the oil keeps oxygen out
  misses: the water is warm`,
)

export const OIL_STOPS = judged(
  'oil stops oxygen (air) from entering the water',
  `
  AIR = oxygen/air/gas/o2
  STOP = stop/prevent/block/keep/barrier/seal/avoid/shut/cut/separate
  reject oil ... (evaporate | warm | insulate), without AIR
  reject oil ...(no stop/prevent/keep/block).. give/provide/add/supply AIR
  reject oil ...(no boil).. STOP ...(no boil).. AIR leave/leaving/escape
  reject oil ...(no boil).. keep/trap/hold AIR in/inside
  accept oil ...(no boil).. STOP ...(no boil/heat/bacteria).. AIR
  accept oil ...(no boil).. AIR ...(no boil).. STOP
  accept STOP ...(no boil/remove).. AIR ... oil
  accept not AIR, enter, without boil
  accept STOP, AIR, enter/dissolve/reach/get/in/into/mix, without boil
  accept oil, not AIR
  accept oil, AIR, not enter/get/dissolve/pass/reach/go/let/allow
  unsure oil, AIR
  earns: the oil stops air from getting into the water
  earns: oil acts as a barrier to oxygen
  earns: the layer of oil prevents oxigen entering, prevents air entering
  misses: the oil stops water evaporating
  misses: the oil stops oxygen leaving the water
  misses: boiling removes oxygen
  misses: the oil gives oxygen to the seeds`,
)

export const FOR_RESPIRATION = judged(
  'oxygen is needed for (aerobic) respiration',
  `
  reject anaerobic, without aerobic/oxygen
  reject photosynthesis, without respire/respiration
  reject respire/respiration ...(no need/use).. (makes | produces | gives) oxygen
  reject oxygen ...(no use/need).. product/waste ... respire/respiration
  accept respire/respiration
  unsure breathe/breathing
  earns: seeds need oxygen for respiration
  earns: so that the seed can respire aerobically
  earns: oxygen is used in aerobic resperation
  misses: seeds need oxygen for photosynthesis
  misses: the seeds need oxygen to live
  misses: seeds cannot grow in water`,
)

export const ENERGY_TO_GROW = judged(
  'which releases energy for growth (of root and shoot)',
  `
  reject (makes | creates | produces) energy, without release/provide/give/grow/growth/divide
  reject energy, (sun | sunlight | light | photosynthesis | kinetic), without respire/respiration/release
  unsure "energy is made" | "energy is produced" | "energy is created"
  accept energy
  unsure grow/growth
  earns: this releases energy for growth
  earns: the seed needs energy to grow a root
  earns: respiration relases energy, releases energy for cell division
  misses: the seed makes oxygen
  misses: seeds respire
  misses: the seed needs sunlight
  misses: seeds get energy from the sun`,
)

export const ENZYMES_SLOW = judged(
  'enzymes work slowly (are less active) at a low temperature',
  `
  SLOW = slow/slower/slowly/less/inactive/reduce/decrease
  reject enzyme, (denature | destroyed | killed | die)
  reject enzyme ... faster/quicker/more, without slow/slowly/less/cold
  accept enzyme ... slow/slower/slowly/inactive
  accept enzyme ...(no temperature).. SLOW
  accept SLOW ...(no temperature).. enzyme
  accept enzyme activity ...(no temperature).. low/lower
  accept low/lower enzyme activity
  accept few/fewer, enzyme, collision/collide/complex
  accept enzyme, not work/function/active/act/effective/efficient
  unsure enzyme
  earns: enzymes work slowly in the cold
  earns: the enzymes are less active at 4 degrees
  earns: enzimes do not work well, enzymes are inactive
  misses: the enzymes are denatured by the cold
  misses: it is too cold
  misses: the enzymes work faster`,
)

export const FOOD_SLOWLY = judged(
  'so stored food is broken down (respiration goes on) too slowly / too little energy for growth',
  `
  SLOW = slow/slower/slowly/less/little/reduce/decrease
  reject respire/respiration/reaction ... faster/quicker, without SLOW
  reject kinetic energy, without respire/respiration/release/food/growth/store
  accept respire/respiration/reaction/metabolism/growth ... SLOW
  accept SLOW ...(no energy).. respire/respiration/reaction/metabolism/growth/metabolic
  accept SLOW energy, without kinetic
  accept not enough energy
  accept rate ... respiration/reaction/metabolism ... low/lower
  accept not respire fast/quickly/enough
  accept food/starch/store ... SLOW
  accept food/starch/store, not break/broken/digest/use
  accept SLOW ... break/digest/breakdown ... food/starch/store
  unsure energy/respire/respiration/food, without kinetic
  earns: so respiration is slower
  earns: not enough energy is released for growth
  earns: the stored food is broken down too slowley, less energy
  misses: enzymes have less kinetic energy
  misses: the seeds have died
  misses: respiration is faster`,
)

export const LESS_VARIATION = judged(
  'less (genetic) variation in the population',
  `
  SAME = similar/identical/same/alike/uniform
  reject clone | asexual
  reject not change ... variation
  reject more/greater/high variation than cross
  reject self ...(no less/than/cross).. more/greater/high variation
  reject more/greater/high/increase variation, without less/cross/than
  accept less/low/little/small/reduce/decrease/few/limit ...(no need/pollinator/insect/able/so).. variation/diversity/vary
  accept variation ... less/low/reduce/decrease/small/little/limit
  accept less/few/fewer genetic difference
  accept not variation/diversity
  accept genetic SAME
  accept offspring/plant/seed ... SAME, without species
  unsure variation/diversity/similar
  earns: there is less variation in the population
  earns: the offspring are genetically similar
  earns: there is less variatoin
  misses: there is more variation
  misses: the plants do not need pollinators
  misses: it is slower`,
)

export const LESS_ABLE = judged(
  'less able to respond (adapt) to a change in the environment / a disease may kill all',
  `
  CHANGE = change/environment/condition/climate/disease/pathogen/drought
  reject more/better ... adapt/respond/survive, without less/cross
  reject adapt/respond/survive better/well, without less/cross/worse
  accept less/harder/difficult/poor/poorer/unable/low/worse ...(no variation).. adapt/respond/response/survive/cope/evolve
  accept not adapt/respond/survive/cope/evolve/resist
  accept adapt/respond/response ... less/slow/worse/poor/bad/difficult
  accept CHANGE, all/whole/every/entire/most, die/kill/affect/lost/wipe/susceptible/extinct/destroy
  accept extinct/extinction
  accept CHANGE, wipe out
  unsure adapt/respond/survive/disease
  earns: the population is less able to adapt to changes in the environment
  earns: a disease could kill all of the plants
  earns: they can not respond to a chnage in the environment, cannot respond to a change
  misses: they adapt better to changes
  misses: there is less variation
  misses: the plants need insects`,
)

export const NO_POLLINATORS = judged(
  'no need of pollinators (wind) or of another plant nearby',
  `
  CARRIER = pollinator/insect/bee/wind/animal/mate/partner
  reject (need | require | depend | rely) CARRIER, without cross
  accept not CARRIER
  accept not need/rely/depend/require, CARRIER
  accept independent, CARRIER
  accept not other/another/second/neighbour/nearby plant/flower
  accept not need/rely/depend/require ... other/another/second/nearby plant/flower
  accept one/single/only parent/plant/individual/flower ...(no species).. need/enough/reproduce/seed/required/pollinate
  accept only/just need one/single plant/parent/flower
  unsure pollinator/insect | one plant/parent
  earns: it does not need insects
  earns: no pollinators are needed
  earns: it can reproduce without insects
  earns: it can reproduce when no other plant is near, does not rely on polinators
  misses: it needs bees
  misses: there is more variation
  misses: the flowers are bright`,
)
