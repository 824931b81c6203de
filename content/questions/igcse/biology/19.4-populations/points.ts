import { judged } from '@/lib/exams/authoring/marks'

export const POPULATION_IS = [
  judged(
    'organisms of one species',
    `
    reject not species
    accept same/one/single/particular/given species
    reject different/many/several/various/two/multiple/more species | "all species"
    accept species
    accept same/one/single kind/type, organism/animal/plant
    unsure same/one kind/type
    earns: a group of organisms of one species
    earns: individuals of the same species
    earns: organisms of one speceis
    misses: all the animals in an area
    misses: organisms of different species
    misses: living things at the same time`,
  ),
  judged(
    'living in the same area',
    `
    PLACE = area/place/habitat/ecosystem/location/region/environment
    reject different PLACE
    accept PLACE
    accept live together
    earns: they live in the same area
    earns: in one place
    earns: living in the same habitatt
    misses: organisms of one species
    misses: at the same time
    misses: organisms that breed`,
  ),
  judged(
    'at the same time',
    `
    reject different time
    accept same/one/given/certain/particular/any/point time/moment
    accept time
    earns: at the same time
    earns: at one time
    earns: at the same tiime
    misses: organisms of one species
    misses: in the same area
    misses: a group of animals`,
  ),
]

/** Why a predator becomes more numerous after its prey. */
export const AFTER_THE_PREY = (hunter: string, prey: string) => {
  const [one, two] = [hunter.replace(/s$/, ''), prey === 'mice' ? 'mice/mouse' : prey.replace(/s$/, '')]
  return [
    judged(
      `more ${prey} are more food for the ${hunter}`,
      `
      MORE = more/increase/plenty/enough/lot/abundant/high/rise/greater/large
      reject less/fewer/not ... food
      accept MORE ... food/prey/eat/feed/hunt/catch
      accept food ... MORE
      accept MORE ... ${two} ... eat/food/hunt/catch
      accept well fed
      unsure food/eat/feed
      unsure MORE ... ${two}
      earns: there is more food for the ${hunter}
      earns: more ${prey} mean more food
      earns: the ${hunter} have plentty of prey to eat
      misses: the ${hunter} breed
      misses: fewer ${hunter} die
      misses: the winter is warm`,
    ),
    judged(
      `so more ${hunter} survive / breed (and the young take time to grow)`,
      `
      reject ${two} ...(no ${one}/they/food/eat/feed/prey).. reproduce/breed/survive/offspring, without ${one}/they
      accept reproduce/reproduction/breed/young/offspring/born/baby/babies/cub/pup/chick/survive/survival
      accept less/fewer ... die/starve/death
      accept not starve/die
      unsure live/grow
      earns: so more ${hunter} survive
      earns: the ${hunter} can breed
      earns: they have more ofspring
      misses: there is more food
      misses: the ${prey} decrease
      misses: the weather is better`,
    ),
  ]
}

/** The effect on a prey when most of its predators die. */
export const FEWER_PREDATORS = (hunter: string, prey: string) => {
  const [one, two] = [hunter.replace(/s$/, ''), prey === 'mice' ? 'mice/mouse' : prey.replace(/s$/, '')]
  return [
    judged(
      `the number of ${prey} increases`,
      `
      UP = increase/rise/grow/more/higher/up/larger/bigger/multiply
      DOWN = decrease/fall/lower/down/reduce/smaller/drop
      reject (${two}/they/it) ...(no ${one}/predator/because/as/since/eaten).. DOWN, without UP
      accept ${two} ... UP
      accept they/it/population/number ...(no ${one}).. UP
      accept UP ...(no ${one}).. ${two}
      unsure UP
      earns: the number of ${prey} increases
      earns: there are more ${prey}
      earns: the ${prey} incraese
      misses: the number of ${prey} decreases
      misses: fewer are eaten
      misses: the ${hunter} have less food`,
    ),
    judged(
      'because fewer of them are eaten',
      `
      LESS = less/fewer/reduce/decrease/little
      reject more ... eaten/hunted/killed
      accept LESS ...(no food).. eaten/eat/predator/predation/hunt/hunted/killed/caught/kill
      accept not eaten/eat/hunt/hunted/predator/predation/killed/caught
      accept not ${one}/predator ... eat/hunt/kill/catch
      accept LESS ${one}
      unsure eaten/eat/hunt/predator
      earns: fewer are eaten
      earns: because there are fewer predators
      earns: there are less predators that hunt them
      earns: fewer are eatan
      misses: the number of ${prey} increases
      misses: there is more grass
      misses: the ${hunter} are ill`,
    ),
  ]
}

export const STATIONARY = [
  judged(
    'a limiting factor acts (too little food or space, waste, disease, competition)',
    `
    LESS = less/little/lack/shortage/limit/limited/run/insufficient/low/short/fewer/decrease/use/used
    RESOURCE = food/flour/space/oxygen/resource/nutrient/room
    accept limit factor
    accept limiting/limits/limited
    accept LESS ... RESOURCE
    accept RESOURCE ... LESS
    accept not enough/more/sufficient RESOURCE
    accept not RESOURCE
    accept compete/competition
    accept waste/toxin/toxic/disease
    unsure RESOURCE
    earns: limiting factors act
    earns: there is not enough flour for all
    earns: the beetles compeete for food
    misses: births equal deaths
    misses: the beetles are old
    misses: there is plenty of light`,
  ),
  judged(
    'births equal deaths',
    `
    BIRTH = birth/born/reproduce/reproduction/hatch/breed
    DEATH = death/die/dead/mortality
    EQUAL = equal/same/balance/balanced/match
    reject not EQUAL
    reject not BIRTH
    accept BIRTH ... EQUAL ... DEATH
    accept BIRTH ... DEATH ... EQUAL
    accept EQUAL ... BIRTH ... DEATH
    accept DEATH ... EQUAL ... BIRTH
    accept DEATH ... BIRTH ... EQUAL
    accept EQUAL ... DEATH ... BIRTH
    accept many ... BIRTH ... DEATH
    accept many ... DEATH ... BIRTH
    unsure BIRTH, DEATH
    earns: the number of births equals the number of deaths
    earns: as many beetles are born as die
    earns: the birth rate is the same as the deth rate
    misses: there is not enough food
    misses: no beetles are born
    misses: the number stays the same`,
  ),
]

export const EXPONENTIAL = [
  judged(
    'resources (food, space) are plentiful / nothing limits growth',
    `
    MUCH = plenty/plentiful/enough/lot/much/abundant/sufficient/unlimited/many/large/available/excess
    RESOURCE = food/flour/space/resource/nutrient/room
    reject not MUCH
    reject not RESOURCE
    accept MUCH ... RESOURCE
    accept RESOURCE ... MUCH
    accept not limit/limiting/compete/competition/shortage/predator/disease
    accept little/less/few/low ... competition/predator/disease/waste
    earns: there is plenty of food
    earns: food and space are not limiting
    earns: resourses are plentiful
    earns: there is plenty of fod
    misses: more beetles breed
    misses: food is used up
    misses: the flour is warm`,
  ),
  judged(
    'more are born than die / more and more individuals reproduce',
    `
    BIRTH = birth/born/reproduce/reproduction/hatch/breed/offspring/eggs/lay/young
    DEATH = death/die/dead/mortality
    MORE = more/higher/exceed/greater/larger/many/outnumber
    reject not BIRTH
    reject DEATH ... MORE ... than ... BIRTH
    accept BIRTH ... MORE ... DEATH
    accept MORE ... BIRTH
    accept BIRTH ... MORE
    accept BIRTH ... fast/rapid/rapidly/quickly
    accept fast/rapid ... BIRTH
    accept few/less/low/fewer ... DEATH
    accept double/multiply
    accept increase ... BIRTH
    unsure BIRTH, without equal/same
    earns: more are born than die
    earns: more and more beetles can reproduce
    earns: more and more beetles can reprodoce
    misses: there is plenty of food
    misses: births equal deaths
    misses: the beetles are large`,
  ),
]
