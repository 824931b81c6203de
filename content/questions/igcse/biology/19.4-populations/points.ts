import { judged } from '@/lib/exams/authoring/marks'

export const POPULATION_IS = [
  judged(
    'organisms of one species',
    `
    reject not species
    accept same/one/single/particular/given species
    reject different/various species
    reject many/several/two/multiple/more/number/all species, without same/one/single
    reject "the species", without same/one/single/particular
    accept species
    accept same/one/single kind/type, organism/animal/plant
    unsure same/one kind/type
    earns: a group of organisms of one species
    earns: individuals of the same species
    earns: organisms of one speceis
    misses: all the animals in an area
    misses: all the species in an area
    misses: organisms of different species
    misses: living things at the same time`,
  ),
  judged(
    'living in the same area',
    `
    PLACE = area/place/habitat/ecosystem/location/region
    reject different/many PLACE
    accept PLACE
    accept same/one/particular/shared environment
    unsure environment, without interact/their
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
    accept simultaneously/simultaneous
    unsure time, without over/with/all/long/change/through
    earns: at the same time
    earns: at one time
    earns: at the same tiime
    misses: organisms of one species
    misses: in the same area
    misses: the number changes over time
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
      reject ${two} ...(no prey/are).. have/get/find/need ... food, without ${one}/predator/they
      accept MORE ... food/prey/eat/feed/hunt/catch
      accept food ... MORE
      accept MORE ... ${two} ... eat/food/hunt/catch
      accept well fed
      unsure ${one} eat ... ${two}, (more ${two})
      unsure food
      unsure MORE ... ${two}
      earns: there is more food for the ${hunter}
      earns: more ${prey} mean more food
      earns: the ${hunter} have plentty of prey to eat
      misses: the ${hunter} breed
      misses: the ${prey} have more food
      misses: fewer ${hunter} die
      misses: the winter is warm`,
    ),
    judged(
      `so more ${hunter} survive / breed (and the young take time to grow)`,
      `
      reject ${two} ...(no ${one}/they/food/eat/feed/prey).. reproduce/breed/survive/offspring/young/born/baby/babies/birth, without ${one}/they/predator
      reject less/fewer/more ${two} die/starve/survive
      reject less/fewer ... survive/breed/reproduce
      accept birth, without ${two}
      accept reproduce/reproduction/breed/young/offspring/born/baby/babies/cub/pup/chick/survive/survival
      accept less/fewer ... die/starve/death
      accept not starve/die
      unsure live
      earns: so more ${hunter} survive
      earns: the ${hunter} can breed
      earns: they have more ofspring
      misses: there is more food
      misses: the ${prey} decrease
      misses: the ${prey} have more young
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
      reject more ${two} die/eaten/killed
      reject more food/eaten, without increase/rise/grow
      reject ${one} ...(no ${two}/they).. UP, without ${two}/they
      accept ${two} ...(no DOWN).. UP
      accept they/it/population/number ...(no ${one}/DOWN).. UP
      accept UP ...(no ${one}/food).. ${two}
      accept increase
      unsure UP, without DOWN
      earns: the number of ${prey} increases
      earns: there are more ${prey}
      earns: the ${prey} incraese
      misses: the number of ${prey} decreases
      misses: the ${prey} will fall as more are eaten
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
      accept predator ... die/dead/died/gone/removed
      reject they/it/${two} eat
      reject ${one} ... less food
      unsure eaten/hunt/predator
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
    LESS = less/little/lack/shortage/limit/limited/run/insufficient/low/short/fewer/decrease/"used up"
    RESOURCE = food/flour/space/oxygen/resource/nutrient/room
    reject not limit/limiting/competition/compete/disease/waste/toxin
    reject little/less/low competition
    reject little/nothing/few limit/limits/limiting
    reject plenty/enough/much/lots/abundant RESOURCE
    accept limit factor
    accept limiting/limits/limited
    accept carrying capacity
    accept LESS ... RESOURCE
    accept RESOURCE ... LESS
    accept not enough/more/sufficient RESOURCE
    accept not RESOURCE
    accept compete/competition
    accept waste/toxin/toxic/disease
    earns: limiting factors act
    earns: there is not enough flour for all
    earns: the beetles compeete for food
    misses: births equal deaths
    misses: there is little competition
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
    reject more/exceed/higher/greater/lower/less/fewer
    accept as many ... BIRTH ... DEATH
    accept as many ... DEATH ... BIRTH
    accept "="/"equals", BIRTH, DEATH
    accept BIRTH rate DEATH rate
    accept DEATH rate BIRTH rate
    reject many ... BIRTH ... many ... DEATH
    reject many ... DEATH ... many ... BIRTH
    unsure BIRTH, DEATH
    earns: the number of births equals the number of deaths
    earns: as many beetles are born as die
    earns: the birth rate is the same as the deth rate
    misses: there is not enough food
    misses: more die than are born
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
    reject DEATH ... MORE ... BIRTH
    reject MORE ... DEATH ... than ... BIRTH
    reject few/less/fewer/low BIRTH
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
    misses: more die than are born
    misses: the beetles are large`,
  ),
]
