import { judged } from '@/lib/exams/authoring/marks'

export const SUSTAINABLE_IS = [
  judged(
    'produced (replaced) as rapidly as it is removed',
    `
    MADE = produce/produced/replace/replaced/renew/renewed/regrow/grow/grows/made/reproduce/replenish/replenished/form/formed/added/breed
    GONE = remove/removed/use/used/take/taken/harvest/harvested/consume/consumed/caught/cut
    reject GONE faster/quicker/more than ... MADE | MADE slower/less than ... GONE
    accept MADE ... as/rate/fast/faster/quickly/rapidly/speed/equal/same/than ... GONE
    accept GONE ... as/rate/fast/quickly/rapidly/than/slower/equal/same ... MADE
    accept GONE, not faster/more, MADE
    accept not GONE more than ... MADE
    unsure MADE, GONE
    unsure renewable
    earns: it is produced as rapidly as it is removed
    earns: replaced at the same rate as it is used
    earns: it is produced as rapidly as it is remooved
    misses: it does not run out
    misses: it is removed faster than it is produced
    misses: it is good for the environment
    misses: it can be used by people`,
  ),
  judged(
    'so that it does not run out',
    `
    accept not run/runs/ran/running out
    accept not deplete/depleted/exhausted/end/disappear/finish
    accept last forever | last for ever | always available | always enough
    accept future generation | available in the future
    accept never ... run/runs out
    unsure future/forever
    earns: so that it does not run out
    earns: it never runs out
    earns: it will not be deplted
    misses: it is produced quickly
    misses: it is good for the environment
    misses: it is cheap and useful`,
  ),
]

/** How a larger mesh conserves a stock. */
export const LARGER_MESH = [
  judged(
    'young (small) fish escape / are not caught',
    `
    YOUNG = young/small/smaller/juvenile/baby/immature/little
    reject adult/large/larger/big/older fish ... escape, without YOUNG
    accept YOUNG ... escape/swim/through/free/pass/slip | YOUNG ... get out/away/through
    accept YOUNG, not catch/caught/trapped
    accept not catch/caught/trap/trapped, YOUNG
    accept only ... adult/large/larger/big/older ... catch/caught
    unsure escape/through
    earns: young fish can escape
    earns: small fish are not caught
    earns: juvenile fish swim thruogh the holes
    misses: more fish are caught
    misses: small fish get caught
    misses: adult fish escape
    misses: fish can breed`,
  ),
  judged(
    'so they can grow up and breed (the stock is kept up)',
    `
    reject adult/large/larger/big/older fish ... escape/released | adult/large/larger/big/older, not caught, without young/small/juvenile
    accept breed/breeds/reproduce/reproduction/mature/spawn/offspring
    accept grow/grows ... up/older/large/larger/size/adult
    accept become/reach/develop ... adult/adulthood/maturity
    accept lay/laid egg
    unsure population/stock/number ... increase/recover/maintained/kept/replaced
    unsure grow/survive
    earns: so they can breed later
    earns: they grow up and reproduce
    earns: they reprodcue
    misses: young fish escape
    misses: only adults are caught
    misses: the fish are eaten
    misses: it is cheaper`,
  ),
]

/** Why a small population is at risk. */
export const SMALL_POPULATION = [
  judged(
    'less (loss of) genetic variation',
    `
    LESS = less/low/lower/little/loss/lose/loses/lost/reduce/reduced/decrease/decreases/limited/fewer/lack
    reject more/high/higher/greater/increase ... variation/diversity
    accept LESS ... variation/diversity/alleles
    accept variation/diversity ... LESS
    accept not variation/diversity
    accept small/smaller variation/diversity
    accept gene pool ... small/smaller/reduced | small/smaller/reduced gene pool
    accept alleles ... lost
    accept genetically/similar/same ... similar/same/genes/alleles
    unsure inbreed/inbreeding/related
    unsure variation/diversity/genes
    earns: there is less genetic variation
    earns: genetic diversity is lost
    earns: low genetic varation
    misses: there are few animals
    misses: they are hunted
    misses: there is more genetic variation`,
  ),
  judged(
    'so it is less able to adapt to a change (such as a new disease)',
    `
    reject more able ... adapt
    reject adapt ... easily/better, without less/cannot
    accept less/cannot/hard/harder/difficult/unable ... adapt/adapted/survive/evolve/resist
    accept not adapt/survive/resist
    accept adapt/survive, not able
    accept disease/pathogen ... all/whole/entire/everyone ... kill/die/wiped/dead
    accept disease/pathogen/change ... kill/affect/wipe ... all/whole
    accept all/whole ... kill/die/wiped ... disease/change/pathogen
    accept not resistant/resistance/immune
    unsure adapt/disease/extinct
    earns: it cannot adapt to changes
    earns: it is less able to adapt
    earns: one diseese could kill them all
    misses: there is less variation
    misses: they have no food
    misses: they adapt more easily`,
  ),
]

/** What artificial insemination brings to captive breeding: two of four. */
export const WHY_AI = [
  judged(
    'animals need not be moved (less stress, cost or danger)',
    `
    accept not move/moved/transport/transported/travel/bring
    accept not moving/transporting/travelling
    accept less ... stress/transport/cost/danger/travel
    accept avoid/avoids ... moving/transport/transporting/travel/stress
    accept sperm ... transported/sent/moved/travel/sent/shipped
    accept cheap/cheaper/easier ... transport/move
    unsure distance/far | other/another/different continent/zoo/country | money/cheap/cheaper/cost
    earns: the animals do not have to be moved
    earns: sperm can be sent to another zoo
    earns: no need to transpoort animals
    misses: more young are born
    misses: it is natural
    misses: it is fun for visitors`,
  ),
  judged(
    'sperm (gametes) can be stored / frozen and used later',
    `
    SEX = sperm/egg/gamete/embryo/semen/it
    accept freeze/frozen/freezer/store/stored
    accept SEX ... kept/keep/bank/later/saved/preserved
    accept sperm ... dead/die/died/death | dead ... sperm
    unsure later/kept/bank
    earns: sperm can be frozen
    earns: sperm can be stored for years
    earns: the sperm can be frozn and used later
    misses: animals do not travel
    misses: it is natural
    misses: it is more natural in the wild
    misses: fewer young are born`,
  ),
  judged(
    'more young are born / the number of animals rises',
    `
    reject fewer/less ... young/offspring/babies
    accept more/increase/increased/higher/many/raise/faster ... young/offspring/born/babies/number/population/pregnant/birth/pregnancy
    accept number/population ... increase/grow/rise/higher
    accept higher chance/success/rate | more likely/successful
    accept not willing/want ... mate
    unsure not mate
    accept refuse ... mate
    accept many/several/more female ... male/sperm/pregnant/fertilised
    unsure young/offspring
    earns: more young are born
    earns: it increases the number of animals
    earns: more ofspring
    misses: sperm is frozen
    misses: no animals travel
    misses: fewer young are born`,
  ),
  judged(
    'genetic variation is kept up or increased / no inbreeding',
    `
    reject less/lower/reduce ... variation/diversity
    accept more/increase/increases/higher/keep/kept/maintain/greater/mix/wide/wider ... variation/diversity/genes/alleles/gene
    accept variation/diversity ... increase/kept/maintained/higher/greater
    accept prevent/avoid/avoids/reduce/less/not ... inbreeding
    accept not inbreed/inbreeding/related
    accept different/unrelated/distant/choose/chosen/select ... male/males/parents
    unsure variation/genes/diversity | choose/chosen/select/selected
    earns: genetic variation is increased
    earns: it avoids inbreeding
    earns: it keeps the genetic varation high
    misses: animals do not travel
    misses: sperm is frozen
    misses: there is less variation`,
  ),
]
