import { judged } from '@/lib/exams/authoring/marks'
import { degrees, HALOGENS, type Halogen } from './halogens'

const namesOf = ({ name, halide, symbol }: Halogen) =>
  `${name}/${halide}/${symbol.toLowerCase()}2/${symbol.toLowerCase()}`

/** Halogens that are not compared. */
const others = (...compared: Halogen[]) =>
  [...HALOGENS.filter(each => !compared.includes(each)).map(namesOf), 'fluorine', 'astatine'].join('/')

/** Which of two halogens is the more reactive. */
export const moreReactive = (more: Halogen, less: Halogen) =>
  judged(
    `${more.name} is more reactive than ${less.name}`,
    `
    HIGH = ${namesOf(more)}
    LOW = ${namesOf(less)}
    ACTIVE = reactive/reactivity
    UP = more/higher/greater/stronger/most
    DOWN = less/lower/weaker/least
    METAL = potassium/sodium/hydrogen
    OTHER = ${others(more, less)}
    reject same/equal/equally/similar ACTIVE
    reject UP/DOWN ACTIVE than METAL/OTHER
    reject METAL/OTHER ...(no HIGH/LOW/halogen).. UP/DOWN ACTIVE
    unsure METAL HIGH/LOW ...(no HIGH/LOW/it).. UP/DOWN ACTIVE, without halogen
    accept UP ACTIVE than LOW
    accept DOWN ACTIVE than HIGH
    accept HIGH ...(no LOW/DOWN/not).. UP ACTIVE
    accept LOW ...(no HIGH/UP/not).. DOWN ACTIVE
    accept ACTIVE of HIGH ...(no DOWN/not).. UP ... LOW
    accept ACTIVE of LOW ...(no UP/not).. DOWN ... HIGH
    accept LOW ...(no HIGH).. not as/so/very/that ACTIVE
    accept LOW ...(no HIGH).. not UP ACTIVE
    accept LOW ...(no HIGH).. not ACTIVE enough
    accept HIGH ...(no LOW).. ACTIVE ... UP ... LOW
    accept LOW ...(no HIGH).. ACTIVE ... DOWN ... HIGH
    accept HIGH ...(no LOW/fail/not).. displace ...(no LOW).. LOW ...(no LOW).. UP ACTIVE
    accept HIGH ...(no LOW/fail/not).. displace ... LOW ... it ...(no LOW).. UP ACTIVE
    accept LOW ...(no HIGH).. not displace ...(no HIGH).. HIGH ...(no HIGH).. DOWN ACTIVE
    accept LOW ...(no HIGH).. not displace ... HIGH ... it ...(no HIGH).. DOWN ACTIVE
    accept LOW ... below/lower/under ... HIGH & ACTIVE ... decrease/decreases ... down
    reject UP ACTIVE than HIGH
    reject DOWN ACTIVE than LOW
    reject LOW ...(no HIGH/DOWN/not).. UP ACTIVE
    reject HIGH ...(no LOW/UP/not).. DOWN ACTIVE
    unsure UP/DOWN ACTIVE | not ACTIVE
    unsure HIGH ... above/higher | LOW ... below/lower/under
    earns: ${more.name} is more reactive than ${less.name}
    earns: ${less.name} is less reactive
    earns: ${more.name} has a higher reactivity than ${less.name}
    earns: ${more.name} is more reactve
    misses: ${less.name} is more reactive than ${more.name}
    misses: ${more.name} displaces ${less.name}
    misses: they are in the same group
    misses: ${more.name} is less reactive than ${less.name}`,
  )

/** A halogen stays where it is. */
export const cannotDisplace = (weak: Halogen, strong: Halogen) =>
  judged(
    `so ${weak.name} cannot displace ${strong.name} (from the ${strong.halide})`,
    `
    HIGH = ${namesOf(strong)}
    LOW = ${namesOf(weak)}
    PUSH = displace/displaces/displacing/displacement/replace/remove/"take the place"/push/kick
    OTHER = potassium/sodium/${others(weak, strong)}
    accept HIGH ...(no LOW).. not PUSH by
    reject HIGH ...(no LOW).. not PUSH ...(no because/as/since/by).. LOW
    reject not PUSH ...(no HIGH/halogen).. OTHER
    unsure not displacement reaction
    reject LOW ...(no HIGH/less/not).. PUSH ... HIGH
    accept LOW ...(no HIGH).. not PUSH
    accept not PUSH ...(no LOW).. HIGH
    accept HIGH ...(no LOW).. not PUSH
    accept only ... more reactive ... PUSH
    accept more reactive ... PUSH ... less reactive
    accept not PUSH
    accept enough ... PUSH
    accept PUSH not happen/occur/"take place"/possible
    unsure PUSH
    earns: so it cannot displace ${strong.name}
    earns: ${weak.name} does not displace ${strong.name} from its compound
    earns: ${strong.halide} can't be displaced
    earns: ${weak.name} is not able to dispalce ${strong.name}
    misses: ${weak.name} displaces ${strong.name}
    misses: ${strong.name} cannot displace ${weak.name}
    misses: ${weak.name} cannot displace potassium
    misses: ${weak.name} is less reactive
    misses: there is no reaction`,
  )

/** Why one halogen is the more reactive, in electrons. */
export const easierElectron = (more: Halogen, less: Halogen) =>
  judged(
    `${more.name} (atoms) gain an electron more easily (than ${less.name})`,
    `
    HIGH = ${namesOf(more)}
    LOW = ${namesOf(less)}
    GAIN = gain/attract/accept/take/receive/get/pull/capture/attraction
    EASY = easily/easier/readily/better/strongly/stronger/ease/quicker/tightly
    BAD = harder/difficult/less/weaker/weakly/hard
    PULL = attraction/affinity/tendency/ability
    reject HIGH ...(no LOW/GAIN).. lose/donate/"give away"/share ... electron
    reject get rid
    accept HIGH ...(no LOW).. GAIN ...(no LOW).. electron from LOW ...(no HIGH/LOW/BAD).. EASY
    reject LOW ...(no HIGH/BAD/not/than).. GAIN ...(no HIGH/BAD).. EASY
    reject LOW ...(no HIGH/BAD/not/than).. EASY ...(no HIGH/BAD).. GAIN
    reject HIGH ...(no LOW/EASY).. GAIN ...(no LOW/EASY).. BAD
    reject HIGH ...(no LOW/EASY).. BAD ...(no LOW/EASY/attracted).. GAIN
    accept HIGH ...(no LOW).. GAIN ... electron/e ...(no BAD).. EASY
    accept HIGH ...(no LOW/BAD).. GAIN ...(no LOW).. EASY ...(no LOW).. electron
    accept HIGH ...(no LOW/BAD).. greater/higher/stronger/more/bigger PULL ...(no LOW).. electron
    accept LOW ...(no HIGH).. lower/weaker/less/smaller PULL ...(no HIGH).. electron
    accept electron ... GAIN ...(no LOW/BAD).. EASY ...(no LOW).. by HIGH
    accept HIGH ...(no LOW/BAD).. EASY ...(no LOW/BAD).. GAIN ... electron
    accept LOW ...(no HIGH/EASY).. GAIN ... electron/e ... BAD
    accept LOW ...(no HIGH).. BAD ...(no HIGH).. GAIN ... electron
    accept LOW ...(no HIGH).. not GAIN ... electron ... EASY
    accept EASY ... HIGH ...(no LOW).. GAIN ... electron
    accept BAD ... LOW ...(no HIGH).. GAIN ... electron
    accept electron ... EASY ... GAIN by HIGH
    accept EASY attraction ... electron, without LOW
    accept GAIN electron ... EASY, without LOW
    accept EASY GAIN electron, without LOW
    unsure GAIN, electron
    unsure shell ... closer/nearer/fewer/farther/further
    earns: ${more.name} gains an electron more easily than ${less.name}
    earns: it is easier for ${more.name} to gain an electron
    earns: ${less.name} gains electrons less easily
    earns: ${more.name} atoms attract an electrn more strongly
    misses: ${less.name} gains an electron more easily than ${more.name}
    misses: ${more.name} loses an electron more easily
    misses: ${more.name} gets rid of its electron more easily
    misses: ${more.name} is more reactive
    misses: both have seven outer electrons`,
  )

const HIGHER = 'above/higher/over/more/greater/exceed/exceeds/past/passed/hotter'
const LOWER = 'below/lower/under/less/colder/cooler'

const liquidAt = (T: string, name: string) => `
    HIGHER = ${HIGHER}
    LOWER = ${LOWER}
    MELT = melting/melt/mp/"m.p."
    BOIL = boiling/boil/bp/"b.p."
    reject LOWER ...(no HIGHER/BOIL/and/but).. MELT
    reject HIGHER ...(no LOWER/MELT/and/but).. BOIL
    reject MELT ...(no LOWER/BOIL/and/but).. HIGHER
    accept between/among ... MELT ... BOIL
    accept between/among ... BOIL ... MELT
    accept HIGHER ... MELT & LOWER ... BOIL
    accept HIGHER ... MELT & BOIL ... HIGHER
    accept MELT ... LOWER & BOIL ... HIGHER
    accept MELT ... LOWER & LOWER ... BOIL
    accept melted ...(no freeze).. not boiled
    reject reach BOIL
    accept HIGHER ... MELT & not reach ... BOIL
    accept not reach ... BOIL ... HIGHER ... MELT
    accept MELT ... BOIL ... between
    unsure inside/within/in bar
    unsure MELT, BOIL
    unsure HIGHER MELT | LOWER BOIL
    earns: ${T} is between its melting point and its boiling point
    earns: it is above the melting point but below the boiling point
    earns: its melting point is lower and its boiling point is higher
    earns: betwen the meltting point and the boilling point
    misses: it is above the boiling point
    misses: it is above the melting point and has reached the boiling point
    misses: it is below the melting point
    misses: ${name} is a halogen`

const gasAt = (T: string, name: string) => `
    HIGHER = ${HIGHER}
    LOWER = ${LOWER}
    BOIL = boiling/boil/bp/"b.p."
    reject BOIL ...(no LOWER/HIGHER).. "low"
    reject "low" BOIL
    reject below/lower/under/less ...(no boiled/HIGHER/at).. BOIL
    reject BOIL ...(no LOWER/boiled).. above/higher/greater
    reject between
    reject not HIGHER
    accept HIGHER ... BOIL
    accept BOIL ... LOWER/already
    accept has/already boiled
    unsure BOIL
    earns: ${T} is above its boiling point
    earns: its boiling point is lower than ${T}
    earns: the temperature is higher than the boilling point
    misses: ${T} is below its boiling point
    misses: it is above the melting point
    misses: its boiling point is low
    misses: ${name} is a halogen`

const solidAt = (T: string, name: string) => `
    HIGHER = ${HIGHER}
    LOWER = below/lower/under/less/colder/cooler
    MELT = melting/melt/mp/"m.p."/freezing
    reject HIGHER ...(no LOWER/not).. MELT
    reject MELT ...(no HIGHER/not).. LOWER
    reject between
    reject not LOWER
    accept LOWER ... MELT
    accept MELT ... HIGHER
    accept not reach/reached ... MELT
    accept not HIGHER ... MELT
    accept not melted
    unsure MELT
    earns: ${T} is below its melting point
    earns: its melting point is higher than ${T}
    earns: the temperature is belov the melting point
    earns: its melting point is hihger, so it is under it
    misses: ${T} is above its melting point
    misses: it is below the boiling point
    misses: ${name} is a halogen`

const WHERE = {
  liquid: ['is between its melting point and its boiling point', liquidAt],
  gas: ['is above its boiling point', gasAt],
  solid: ['is below its melting point', solidAt],
} as const

/** Why a halogen is in this state at this temperature. */
export function whyState({ name, state }: Pick<Halogen, 'name' | 'state'>, temperature: number) {
  const [says, rules] = WHERE[state]
  return judged(`${degrees(temperature)} ${says}`, rules(degrees(temperature), name))
}

/** What is read from the melting points about astatine. */
export const MELTING_RISES = judged(
  'melting points increase down the group (so that of astatine is higher than that of iodine / above 25 °C)',
  `
  MELT = melting/melt/melts/mp/"m.p."/boiling/boil
  UP = increase/rise/higher/greater/up/grow/above/highest/over/exceed
  DOWN = decrease/fall/drop/reduce/smaller/less
  reject reactive/reactivity, without MELT
  accept MELT ...(no increase).. DOWN/lower ... "up the group"
  reject MELT ...(no UP).. DOWN/lower
  reject DOWN/lower ...(no UP).. MELT
  reject not UP
  reject MELT below/under/less "25"/room
  reject "up the group", without bar
  reject "high" MELT
  reject MELT ...(no UP).. "high"
  accept MELT ... UP/more
  accept UP ... MELT
  accept gas ... liquid ... solid
  unsure MELT
  unsure trend | iodine ... solid
  earns: the melting points increase down the group
  earns: astatine has a higher melting point than iodine
  earns: melting point gets higher as you go down
  earns: the melting points incraese down the group
  misses: the melting points decrease down the group
  misses: it has a high melting point
  misses: the melting points increase up the group
  misses: it is less reactive than iodine
  misses: astatine is a halogen`,
)
