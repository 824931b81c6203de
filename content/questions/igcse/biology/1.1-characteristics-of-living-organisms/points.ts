import { judged } from '@/lib/exams/authoring/marks'

export const MOVEMENT = [
  judged(
    'action by an organism or part of an organism',
    `
    BODY = organism/body/animal/plant/creature/living/being
    accept action ... BODY/part | part ... BODY | BODY ... part
    unsure BODY | action
    earns: an action by an organism that changes its position
    earns: when an organism or a part of it moves to another place
    earns: an akshun or acton of an organizm causing a change of place
    misses: going from one place to another
    misses: a change of position
    misses: muscles contract`,
  ),
  judged(
    'causing a change of position or place',
    `
    PLACE = position/place/location/spot/point
    reject not change/move ... PLACE
    accept change/alter/move/go/shift/travel ... PLACE | PLACE ... change | PLACE to another/other
    unsure PLACE
    earns: an action that changes its position or place
    earns: going from one place to another
    earns: an action causing a change in posision
    misses: when an organism moves
    misses: an action by an organism
    misses: it stays where it is`,
  ),
]

export const SENSITIVITY = [
  judged(
    'ability to detect changes (stimuli) in the environment (internal or external)',
    `
    DETECT = detect/sense/notice/aware/perceive/recognise/recognize/feel/identify/pick
    SIGNAL = change/stimulus/stimuli/environment/surrounding/surroundings
    accept DETECT, SIGNAL
    unsure DETECT
    earns: the ability to detect changes in the environment and respond
    earns: to sense a stimulus and respond to it
    earns: being able to detec changes in the surroundings
    misses: responding to a stimulus
    misses: reacting to changes in the environment
    misses: being easily hurt`,
  ),
  judged(
    'and to respond to them',
    `
    reject not respond/react
    accept respond/response/react/reaction
    unsure act/adapt
    earns: the ability to detect changes and respond
    earns: reacting to a stimulus
    earns: they detect changes and make a responce
    misses: detecting changes in the environment
    misses: feeling things
    misses: it is the ability to sense`,
  ),
]

export const GROWTH = [
  judged(
    'permanent increase',
    `
    MORE = increase/gain/rise/bigger/larger/more
    LASTING = permanent/permanently/irreversible/irreversibly/forever | not reverse
    reject not LASTING | temporary | LASTING ... decrease
    accept LASTING, MORE
    unsure LASTING
    earns: a permanent increase in size
    earns: an irreversible increase in mass
    earns: the permenant increase in dry mass
    misses: an increase in size
    misses: getting bigger and taller
    misses: a temporary increase in size`,
  ),
  judged(
    'in size and dry mass',
    `
    reject decrease
    accept size | (cell number) & dry mass/weight
    unsure size/mass/weight/bigger/larger/number
    earns: a permanent increase in size and dry mass
    earns: the size and the dry weight become more
    earns: increase in sise and dry mass, siize
    misses: a permanent increase
    misses: becoming an adult
    misses: the organism grows up`,
  ),
]

export const RESPIRATION = [
  judged(
    'chemical reactions in cells that break down nutrient molecules',
    `
    BREAK = break/breakdown/broken/oxidise/oxidize/oxidation/burn/split
    FOOD = nutrient/glucose/sugar/food/molecule
    WHERE = reaction/chemical/cell
    reject breathing/breathe/inhale/lungs | gas exchange
    accept BREAK, FOOD, WHERE
    accept glucose, oxygen, react/reaction
    unsure BREAK, FOOD | reaction
    earns: chemical reactions in cells that break down nutrient molecules
    earns: a chemical reaction which breaks down glucose to release energy
    earns: the breakdown of nutreint molecules in cells
    misses: breathing in oxygen and breathing out carbon dioxide
    misses: releasing energy for metabolism
    misses: exchange of gases in the lungs`,
  ),
  judged(
    'and release energy (for metabolism)',
    `
    GIVE = release/liberate/provide/give/supply/transfer/free
    reject use/require/need energy | not GIVE energy
    accept GIVE ... energy | energy ... GIVE
    unsure energy/atp
    earns: it releases energy
    earns: to provide energy for metabolism
    earns: nutrients are broken down and energy is relesed
    misses: it needs energy
    misses: the break down of glucose in cells
    misses: breathing in and out`,
  ),
]

export const EXCRETION = [
  judged(
    'removal of waste products of metabolism',
    `
    REMOVE = remove/removal/expel/eliminate/out/rid/discharge/release/leave
    reject faeces/feces/undigested/egestion
    accept REMOVE ... waste ... metabolic/metabolism | REMOVE ... metabolic/metabolism ... waste/product | REMOVE ... toxic/poisonous
    unsure REMOVE, waste | waste
    earns: the removal of waste products of metabolism
    earns: getting rid of metabolic waste
    earns: removing the waste products of metablism and excess substances
    misses: removing undigested food as faeces
    misses: removal of substances in excess of requirements
    misses: going to the toilet`,
  ),
  judged(
    'and of substances in excess of requirements',
    `
    reject not excess
    accept excess/surplus/excessive | more/much than ... need/require/requirement | too much
    unsure extra | not need/require
    earns: removal of substances in excess of requirements
    earns: getting rid of waste and of excess salts
    earns: removal of things in exess
    misses: the removal of waste products of metabolism
    misses: removing toxic materials
    misses: removing undigested food`,
  ),
]

export const NUTRITION = [
  judged(
    'taking in of materials',
    `
    TAKE = take/taking/intake/ingest/ingestion/absorb/absorption/obtain/get/consume/acquire/eat
    MATTER = material/food/nutrient/substance/mineral/molecule/organic
    reject not TAKE | breathe/breathing
    accept TAKE ... MATTER | MATTER ... TAKE
    unsure TAKE | feed/feeding
    earns: the taking in of materials for energy
    earns: the intake of nutrients
    earns: absorbing nutriants for growth
    misses: it is for energy and growth
    misses: having a balanced diet
    misses: the removal of waste`,
  ),
  judged(
    'for energy, growth and development',
    `
    accept energy & growth/grow/development/develop/repair
    accept growth/grow & development/develop
    unsure energy/growth/grow/development/develop/repair
    earns: taking in materials for energy, growth and development
    earns: taking in food to get energy and to grow
    earns: nutrients for growth and developement, enrgy
    misses: the taking in of materials
    misses: eating food
    misses: having a balanced diet`,
  ),
]

export const REPRODUCTION = [
  judged(
    'processes that make more organisms',
    `
    MAKE = make/produce/create/form/give/birth/increase/generate
    YOUNG = more/offspring/organism/young/baby/babies/individual/new/another
    reject not MAKE | remove
    accept MAKE ... YOUNG
    unsure YOUNG
    earns: the processes that make more of the same kind of organism
    earns: producing offspring
    earns: makeing new organisims of the same kind
    misses: having the same features
    misses: getting bigger
    misses: keeping the species the same`,
  ),
  judged(
    'of the same kind',
    `
    reject not same | different kind/species/type
    accept same/own kind/species/type/sort | similar | like themselves/itself | kind of organism, same
    unsure same/identical/species/kind
    earns: making more organisms of the same kind
    earns: producing offspring of the same species
    earns: they make more of there own kined or same speices
    misses: making offspring
    misses: increasing the number of organisms
    misses: having babies`,
  ),
]

export const NOT_EXCRETION = [
  judged(
    'undigested food is not a waste product of metabolism / has not taken part in reactions in cells',
    `
    METABOLISM = metabolism/metabolic/metabolise
    INSIDE = cell/blood/bloodstream/body/tissue
    reject is/are product METABOLISM
    accept not METABOLISM | not take/took/involve/make/undergo ... reaction/cell
    accept not absorb/enter/inside/pass/cross/go/leave/into ... INSIDE | not part of cell/body
    accept not reaction | not react
    unsure METABOLISM | not absorb | not digest ... absorb | INSIDE
    earns: undigested food is not a waste product of metabolism
    earns: it has never taken part in chemical reactions in cells
    earns: it was never absorbed into the blood
    earns: it is not metbolic waste
    misses: undigested food is waste
    misses: it is egestion
    misses: excretion is done by the kidneys`,
  ),
]
