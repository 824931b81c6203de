import { judged } from '@/lib/exams/authoring/marks'

export const WEB_IS = judged(
  'a network of interconnected food chains',
  `
  CHAIN = "food chains"/chain/chains
  JOINED = network/connect/connected/interconnect*/interlink*/link/linked/join/joined/overlap/combine/interact
  accept interconnected/interlinked ... "food chains"/chains
  accept JOINED ... CHAIN
  accept CHAIN ... JOINED
  accept all/many/several/multiple/"lots of"/"more than one"/two/different "food chains"/chains
  unsure network/interconnect*/interlink*
  unsure lots/connection ... "food chains"
  earns: a network of interconnected food chains
  earns: several food chains that are linked together
  earns: many food chians joined together
  misses: it shows what animals eat
  misses: the transfer of energy from one organism to the next
  earns: interconected food chains in a habitat
  misses: a group of animals in one place`,
)

/** Both effects of taking a species away: on its food and on what lives on it. */
export const OVERHARVESTED = (prey: string, hunter: string, taken: string) => {
  const one = prey.split(' ').at(-1)
  return [
    judged(
      `the number of ${prey} increases`,
      `
      UP = increase/rise/grow/more/higher/up/larger/bigger/multiply
      DOWN = decrease/fall/less/fewer/lower/down/reduce/die/smaller
      accept ${one} ... predator/eaten ... UP
      reject ${one} ...(no ${hunter}/${taken}/because/as/since/eaten/predator).. DOWN
      reject ${one} ... need/want/eat/lose more
      reject ${hunter} ... UP ... because/as/since ... ${one}
      accept ${one} ...(no ${hunter}/${taken}/DOWN).. UP
      accept UP ...(no ${hunter}/${taken}/DOWN).. ${one}
      accept not ${taken} ...(no ${hunter}/DOWN/they).. ${one} ... go up/increase/rise
      accept not ${taken}/eat & they increase/rise/multiply, without ${hunter}
      unsure ${one}, UP
      earns: the number of ${prey} increases
      earns: there are more ${prey}
      earns: the ${prey} population will incraese
      misses: the ${hunter}s increase as there are more ${prey}
      misses: the ${prey} need more food
      misses: the ${hunter} has less food
      misses: the ${prey} decreases
      misses: there are fewer ${taken}`,
    ),
    judged(
      `because fewer of them are eaten (by ${taken})`,
      `
      LESS = less/fewer/not/no/without/reduce
      reject ${hunter} ... not eat ... ${one}/them, without ${taken}
      reject ${hunter} ... not ${taken} ... eat
      reject they/it/${one} eat less/fewer
      accept LESS ...(no food/competition).. eaten/predator/predation/hunt, ${one}/they/them/it
      accept LESS ...(no food/competition).. eat ... ${one}/them/it
      accept LESS ${taken} ...(no food/competition).. eat ... ${one}/them
      accept predator/${taken} ... removed/gone/lost/disappear/absent
      accept remove/lose/loss/absence ... predator/${taken}
      accept not eaten/eat/hunt/predator, ${one}/they/them/it
      accept not predator | less/fewer/reduce predation/predator
      accept less/fewer ... ${one} ... eaten
      accept ${taken} ... eat/ate/fed ... ${one}
      accept not ${taken} ... eat
      accept ${one} ... eaten ... less
      accept less/fewer ...(no food/${hunter}).. eaten
      accept less/fewer ...(no food/${hunter}).. prey on
      accept not prey on
      unsure eaten/eat, ${one}
      earns: because fewer ${prey} are eaten
      earns: they have fewer predators
      earns: as there are less predators that eat ${prey}
      earns: fewer are eatan by ${taken}
      earns: because their predator has been removed
      misses: because ${hunter}s do not eat them
      misses: they eat less ${taken}
      misses: the number of ${prey} increases
      misses: the ${hunter} has less food
      misses: the ${prey} grow faster in warm water`,
    ),
    judged(
      `the number of ${hunter}s decreases`,
      `
      UP = increase/rise/grow/more/higher/up/larger/multiply
      DOWN = decrease/fall/fewer/lower/down/reduce/die/smaller/decline/starve/extinct/drop
      reject ${hunter} ...(no ${one}/${taken}/DOWN).. UP
      accept ${hunter} ...(no ${one}/${taken}/UP/because/as/eat/food/less/fewer/reduce/lower).. DOWN, without ${one}
      accept ${hunter} ...(no ${one}/${taken}/UP/eat).. decrease/fall/die/decline/starve/go down
      accept ${hunter} ... less ... number/population
      accept ${hunter} number/population ... reduce/lower/fewer/less
      accept fewer/less/decrease/fall/reduce ...(no ${one}/${taken}/food/eat/eaten/because/as/since/by).. ${hunter}
      accept ${hunter} ... disappear/leave
      reject ${hunter} reduce/lower
      reject ${hunter} ... less/fewer/lack/not ... food/${taken}/eat, without number/population/decrease/fall/decline/die/down
      reject less/fewer/lack/not food, without number/population/decrease/fall/decline/die/down
      unsure ${hunter}, DOWN, without food/eat/reduce/${one}
      earns: the number of ${hunter}s decreases
      earns: some ${hunter}s die
      earns: the population of ${hunter}s decraeses
      misses: the ${prey} increases
      misses: the ${hunter} increases
      misses: there are more ${hunter}s
      misses: the ${hunter} eats fewer ${taken}
      misses: the ${hunter}s reduce the ${prey}`,
    ),
    judged(
      'because they have less food',
      `
      LESS = less/fewer/reduce/lack/shortage/short/little/limit/low/lower/decrease
      reject food ...(no ${hunter}).. for ...(no ${hunter}).. ${one}
      reject less/fewer/not ... ${taken} ... eat ... ${one}
      reject not ${taken} ... eat ... ${one}
      accept not food/prey/eat/${taken}, without ${one}/eaten
      accept not food/prey
      accept not enough/sufficient/anything/much food/prey/eat
      accept LESS ... food
      accept LESS ...(no ${one}/them/they).. prey/eat
      accept food/prey ... LESS/gone/remove/disappear
      accept less/fewer/remove ... ${taken}, without ${one}
      accept only ... eat/feed ... ${taken}
      accept starve/starvation/hungry/nothing eat
      accept only ... eat ... ${taken}
      accept lost/lose/loses ... food/prey
      unsure food/eat/prey, without ${one}
      earns: they have less food
      earns: there is not enough food for them
      earns: becuase there is no prey left to eat
      misses: the ${prey} increases
      misses: the ${hunter}s decrease
      earns: their prey has gone
      misses: there is less food for the ${prey}
      misses: there are fewer ${taken} to eat ${prey}
      misses: they are caught in nets`,
    ),
  ]
}

/** How a pyramid of biomass for one tree looks beside that of numbers, and why it is better. */
export const BIOMASS_OF_A_TREE = [
  judged(
    'the bar for the tree (producer) is the widest / the pyramid is upright',
    `
    WIDE = wide/wider/widest/big/bigger/biggest/large/larger/largest/broad/long/longer/longest/broadest
    BASE = base/bottom/foot/first/lowest/"tree bar"/"producer bar"/"bar of the tree"/"bar for the tree"/"bar of the producer"/"bar for the producer"/"tree's bar"
    reject BASE ...(no number/numbers/but).. narrow/thin/small/narrowest/smallest, without numbers/number/biomass
    reject biomass ...(no number/numbers/but/while/whereas).. narrow/thin/small/narrowest/smallest BASE
    reject number/numbers ...(no biomass/but/while/whereas/it).. wide/wider/widest/big/bigger/biggest/large ... BASE, without biomass
    accept BASE ... WIDE
    accept bar ... tree/producer ... WIDE
    accept WIDE ... BASE
    accept WIDE bar ... tree/producer
    accept tree/producer ... widest/broadest
    accept upright/triangle/triangular
    accept (true/proper/normal/real/typical), (pyramid shape | pyramid)
    accept narrow/narrower/smaller/thin/thinner/decrease ... up/upwards/top/level/each/below
    accept each/bars/levels ... narrower/smaller/thinner
    unsure narrow/narrower, without biomass
    unsure (tree/producer), WIDE, without mass/weight/very
    earns: the bar for the tree is the widest
    earns: the pyramid of biomass has a wide base
    earns: it is uprigth
    misses: the pyramids have the same shape
    misses: the bar for the tree is the narrowest
    earns: each bar is narrower than the one below
    misses: the pyramid of numbers has a wide base
    misses: the tree is very large
    misses: it is easier to draw`,
  ),
  judged(
    'biomass takes into account the size (mass) of organisms',
    `
    SIZE = size/mass/weight/heavy/weigh/big/large/huge/massive/biomass
    reject not SIZE, without number/numbers
    reject base/bar ... big/bigger/large/larger/huge/wide/wider, without size/mass/weight/heavy/very
    reject big/bigger/large/larger/huge/wide/wider ... base/bar, without size/mass/weight/heavy/very
    accept (account/consider/include/regard/depend/allow), (size/mass/weight/big/large)
    accept show/give/measure/use/represent ... (size/mass/weight)
    accept tree ... SIZE
    accept number/numbers ... ignore/neglect/disregard ... size/mass/weight
    accept oak/apple/fig/producer ... big/large/huge/massive/heavy
    accept only/just/one/single ... tree, SIZE
    accept not size/mass/weight, number/numbers
    accept size/mass/weight ... each/organism/different
    accept food/energy ... available/amount/much
    unsure size/mass/weight
    earns: biomass takes the size of the organisms into account
    earns: the tree is one organism but it is very large
    earns: a pyramid of numbers does not show the size of each organism
    earns: it considers the mas of each organism
    misses: it is easier to count
    misses: there are many insects
    misses: it shows the number of organisms`,
  ),
]

export const LEVEL_IS = judged(
  'the position of an organism in a food chain / web / pyramid',
  `
  PLACE = position/place/level/stage/step/location/where/point/rank
  reject energy/number/numbers/amount ... PLACE
  reject arrow/eat/eats/feed/feeds, without PLACE
  accept PLACE ... food chain/web
  accept PLACE ... chain/web/pyramid
  accept chain/web/pyramid ... PLACE
  unsure position
  earns: the position of an organism in a food chain
  earns: where an organism stands in a food web
  earns: the posision of an animal in the food chain
  misses: the number of organisms
  misses: the energy of an animal
  misses: the amount of energy at each stage of a food chain
  misses: what an animal eats`,
)

/** Ways in which energy is lost between two levels. */
export const LOSSES = [
  judged(
    'heat (from respiration)',
    `
    reject not heat
    accept heat/thermal/respire/respiration
    accept keep/keeping ... warm
    accept warmth/temperature
    accept movement
    accept energy ... used/needed/needs to move
    accept energy/use/used/by/when/as/they/it ... move/moving, without away/place/another/to
    unsure warm
    earns: heat from respiration
    earns: it is lost as heat to the environment
    earns: resperation releases heat
    misses: parts are not eaten
    misses: the animals move to another place
    misses: faeces
    misses: decomposers`,
  ),
  judged(
    'parts are not eaten',
    `
    PART = bone/root/part/fur/hair/skin/teeth/stem/wood/shell/all/whole/some/every/body/feather/everything
    reject not eat/eaten ... plant/grass/clover/wheat
    accept PART, not eaten/eat/consume
    accept not eat ... wing/leg/feather/tail/shell/skeleton/skull
    accept not edible
    accept left over/behind/leftover
    accept leave/left ... part/bone/fur/hair/skin/teeth
    accept not PART ... eaten/eat/consume
    accept not eaten/eat/consume, PART/organism/animal/plant
    accept uneaten/inedible
    accept only ... part/some ... eaten/eat
    accept die/dead ... without/before, eaten
    unsure bone/root/fur/hair
    earns: some parts are not eaten
    earns: uneaten parts such as roots
    earns: bones are not eatin
    misses: heat from respiration
    misses: energy in faeces
    misses: they eat a lot`,
  ),
  judged(
    'egested material (faeces)',
    `
    accept egest/egested/egestion/faeces/feces/faecal/poo/dung/droppings/defecate
    accept not digest/digested/absorb/absorbed
    accept undigested/indigestible
    accept waste products/material/matter/substances
    earns: it is lost in faeces
    earns: some is egestid
    earns: not all food is digested
    misses: heat from respiration
    misses: bones are left over
    misses: energy is recycled`,
  ),
  judged(
    'excreted material (urea in urine)',
    `
    accept excrete/excreted/excretion/urine/urea
    earns: energy in urine
    earns: in excreted substances such as urea
    earns: by excretoin of urea
    misses: heat from respiration
    misses: bones are left over
    misses: not all food is digested`,
  ),
]

export const SHORT_CHAIN = [
  judged(
    'energy is lost at each transfer (trophic level)',
    `
    reject energy ... recycle/gain
    accept energy ... lost/lose/loss/decrease/waste
    accept lose/lost/loss ...(no its).. energy
    accept 10/ten/90/ninety/most/much ... lost/passed/transferred
    accept less ... energy ... each/every/level/transfer/pass/next/up
    accept not all ... energy ... pass/transfer
    accept only ... energy ... pass/transfer
    accept 10/ten/few/small/little/part/some ... energy ... pass/passed/transfer/transferred
    accept transfer ... not efficient | inefficient
    accept heat/respiration
    unsure energy ... each
    earns: energy is lost at each level
    earns: only a small part of the energy is passed on
    earns: enrgy is lost at every transfer
    misses: the animals are too big
    misses: there are no more animals
    misses: energy is recycled`,
  ),
  judged(
    'too little energy is left to support another level',
    `
    LITTLE = little/less/few/not/insufficient/low/small
    reject not enough/sufficient ... energy ... hunt/catch/move/fly
    reject little/less/few/not ... energy ... lost/lose
    accept LITTLE ...(no pass/passed/all).. energy ... left/remain/support/available/reach/live/survive/another/next/further/more/top/feed/last/end
    accept not enough/sufficient ... energy
    accept not energy ... left/remain
    accept energy ... too/very/so low/small/little
    accept left/remain ... not enough/sufficient
    accept insufficient energy
    accept not support/sustain/feed ... level/consumer/animal/organism
    accept energy ... not enough/sufficient
    unsure little/low/small energy
    unsure little/less ... left
    earns: there is not enough energy left for another level
    earns: too little energy remains to support another consumer
    earns: the energy is not enough to suport a further animal
    misses: energy is lost as heat
    misses: the chain has no decomposers
    misses: little energy is lost at each level
    misses: eagles are strong`,
  ),
]
