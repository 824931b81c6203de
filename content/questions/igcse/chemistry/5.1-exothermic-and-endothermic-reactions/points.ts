import { judged } from '@/lib/exams/authoring/marks'

/** Exothermic or endothermic. */
export const kindPoint = (isOut: boolean) => {
  const [kind, other] = isOut ? ['exothermic', 'endothermic'] : ['endothermic', 'exothermic']
  const stem = isOut ? 'exo/exotherm/exothermal' : 'endo/endotherm/endothermal'
  return judged(
    kind,
    `
    THIS = ${kind}/${stem}
    unsure THIS & ${other}
    reject ${other}
    accept THIS
    earns: it is ${kind}
    earns: this is an ${kind} reaction because of the temperature
    earns: the reaction is ${isOut ? 'exothermik' : 'endothermik'}
    misses: it is ${other}
    misses: it is not ${kind}
    misses: the temperature changes`,
  )
}

const WAYS = {
  up: 'rise/rises/rose/risen/rising/climb/increase/up/higher/high/hotter/warmer/warm/warms/hot',
  down: 'fall/falls/fell/fallen/drop/decrease/down/lower/low/colder/cooler/cool/cold/cools',
} as const

/** What the thermometer shows. */
export const temperaturePoint = (isOut: boolean) => {
  const [word, opposite] = isOut ? ['rises', 'falls'] : ['falls', 'rises']
  return judged(
    `the temperature ${word} (thermal energy is ${isOut ? 'given out to' : 'taken in from'} the surroundings)`,
    `
    WAY = ${isOut ? WAYS.up : WAYS.down}
    OTHER = ${isOut ? WAYS.down : WAYS.up}
    WHAT = temperature/temp/mixture/solution/water/surroundings/it/thermometer/graph/line/cup/beaker
    HEAT = heat/energy
    GIVE = give/gives/given/gave/release/released/lose/emit/transfer/transferred
    TAKE = take/takes/taken/took/absorb/absorbs/absorbed/gain/gained/need
    reject WHAT ...(no WAY).. OTHER
    reject OTHER ...(no WAY).. temperature, without WAY
    unsure ${isOut ? 'TAKE' : 'GIVE'} ...(no ${isOut ? 'GIVE' : 'TAKE'}).. HEAT
    unsure HEAT ...(no ${isOut ? 'GIVE' : 'TAKE'}).. ${isOut ? 'TAKE' : 'GIVE'}
    accept WHAT ... WAY
    accept WAY ... temperature/temp
    accept gets/become/became/get WAY
    accept ${isOut ? 'GIVE' : 'TAKE'} ... HEAT
    accept HEAT ... ${isOut ? 'GIVE' : 'TAKE'}
    unsure WAY
    earns: the temperature ${word}
    earns: because the mixture gets ${isOut ? 'hotter' : 'colder'}
    earns: ${isOut ? 'heat is given out to the surroundings' : 'heat is taken in from the surroundings'}
    earns: the temprature ${isOut ? 'increses' : 'decreses'}, ${isOut ? 'increeses' : 'decreeses'}
    misses: the temperature ${opposite}
    misses: the products have ${isOut ? 'lower' : 'higher'} energy
    misses: the temperature changes
    misses: it is ${isOut ? 'exothermic' : 'endothermic'}`,
  )
}

/** Why a cup of polystyrene is used. */
export const INSULATOR = judged(
  'polystyrene is a (good thermal) insulator / less thermal energy is exchanged with the surroundings',
  `
  LESS = less/reduce/prevent/stop/avoid/minimise/minimize/little/limit/keep/slow
  HEAT = heat/energy/thermal/warmth
  reject polystyrene/plastic/foam ...(no glass/poor/bad/less/insulator/better/worse).. conductor/conduct/conducts
  reject glass ...(no poor/bad/less/worse/than/polystyrene/plastic/foam/cup/it).. insulator/insulate/insulates
  unsure glass, not insulator/insulate
  unsure than glass ... conduct/conductor
  reject not insulator/insulate
  accept insulator/insulate/insulation/insulating/insulated/insulates
  accept poor/bad/worse conductor
  accept not conduct ... HEAT
  accept not good conductor
  accept HEAT, not lost/lose/loses/escape/escapes/enter/enters/leave/transfer/gain/gained/conduct/exchange/exchanged
  accept LESS ... HEAT ... loss/lost/lose/escape/exchange/transfer/gain/enter/leave/surroundings/out/in/leaving
  accept LESS ... loss ... HEAT
  accept trap ... HEAT
  accept glass ...(no poor/bad/less/worse/than/polystyrene).. conductor/conduct/conducts
  unsure glass ... conduct/conductor | HEAT
  earns: it is an insulator
  earns: to reduce the loss of heat to the surroundings
  earns: less thermal energy is exchanged with the surroundings
  earns: polystyrene is a good insulater, insulatter
  misses: it is lighter than glass
  misses: it is a good conductor
  misses: glass is an insulator
  misses: it does not react with the acid`,
)

const BONDS = `
    BREAK = break/breaks/broken/breaking/broke/breakage
    MAKE = make/makes/made/making/form/forming/formed/formation/forms
    IN = absorb/absorbs/absorbed/absorbing/take/takes/taken/need/needs/needed/require/required/endothermic/use/used/supply/supplied
    OUT = release/releases/released/releasing/give/gives/given/exothermic/evolve/emit`

export const BREAKING = judged(
  'energy is absorbed (taken in) when bonds are broken / bond breaking is endothermic',
  `
    ${BONDS}
    reject OUT when/during/to/by/from/for ...(no MAKE/IN).. BREAK
    accept BREAK ...(no MAKE/OUT/and).. IN
    reject BREAK ...(no MAKE/IN/than/but/while/whereas/and).. OUT
    reject OUT ...(no MAKE/IN/than/but/while/whereas/and).. BREAK
    accept BREAK ...(no MAKE/OUT).. IN
    accept IN ...(no MAKE/OUT).. BREAK
    unsure BREAK, OUT
    unsure BREAK, IN
    earns: energy is absorbed when bonds are broken
    earns: bond breaking is endothermic
    earns: energy is needed to break the bonds
    earns: breaking bonds absorbes energy, bonds are brocken and absorb energy
    misses: energy is released when bonds are broken
    misses: energy is released when bonds are made
    misses: bonds are broken`,
)

export const MAKING = judged(
  'energy is released (given out) when bonds are made / bond making is exothermic',
  `
    ${BONDS}
    reject IN when/during/to/by/from/for ...(no BREAK/OUT).. MAKE
    accept MAKE ...(no BREAK/IN/and).. OUT
    reject MAKE ...(no BREAK/OUT/than/but/while/whereas/and).. IN
    reject IN ...(no BREAK/OUT/than/but/while/whereas/and).. MAKE
    accept MAKE ...(no BREAK/IN).. OUT
    accept OUT ...(no BREAK/IN).. MAKE
    unsure MAKE, IN
    unsure MAKE, OUT
    earns: energy is released when bonds are made
    earns: bond making is exothermic
    earns: energy is given out when new bonds form
    earns: making bonds releeses energy, bonds formd release energy
    misses: energy is absorbed when bonds are made
    misses: energy is absorbed when bonds are broken
    misses: new bonds are made`,
)

/** Which of the two is more. */
export const balancePoint = (isOut: boolean) => {
  const [more, less] = isOut ? ['MORE', 'LESS'] : ['LESS', 'MORE']
  return judged(
    `${isOut ? 'more' : 'less'} energy is released (bonds made) than is absorbed (bonds broken)`,
    `
    ${BONDS}
    MORE = more/greater/larger/higher/bigger/exceed/exceeds/outweigh/outweighs
    LESS = less/smaller/lower/fewer
    OUTS = MAKE/OUT
    INS = BREAK/IN
    reject "more bonds" | "less bonds" | "fewer bonds" | "number of bonds"
    unsure OUT when/during/by/from ...(no MAKE/IN).. BREAK
    unsure IN when/during/by/from ...(no BREAK/OUT).. MAKE
    unsure OUT ...(no MAKE/IN/than/because/as/since/so).. BREAK
    unsure BREAK ...(no MAKE/IN/than/and).. OUT
    unsure IN ...(no BREAK/OUT/than/because/as/since/so).. MAKE
    unsure MAKE ...(no BREAK/OUT/than/and).. IN
    reject ${less} ...(no INS/than).. OUTS ... than ... INS
    reject ${more} ...(no OUTS/than).. INS ... than ... OUTS
    reject OUTS ...(no INS/than).. ${less} ... than ... INS
    reject INS ...(no OUTS/than).. ${more} ... than ... OUTS
    accept ${more} ...(no INS/than).. OUTS ... than ... INS
    accept ${less} ...(no OUTS/than).. INS ... than ... OUTS
    accept OUTS ...(no than).. ${more} ... than ... INS
    accept INS ...(no than).. ${less} ... than ... OUTS
    ${isOut ? 'accept OUTS ...(no than).. exceed/exceeds/outweigh/outweighs ... INS' : ''}
    unsure MORE | LESS
    earns: ${isOut ? 'more' : 'less'} energy is released than absorbed
    earns: the energy released when bonds are made is ${isOut ? 'greater' : 'smaller'} than the energy needed to break bonds
    earns: breaking the bonds takes ${isOut ? 'less' : 'more'} energy than making bonds releases
    earns: ${isOut ? 'more' : 'less'} enrgy is relesed than absorbd
    misses: ${isOut ? 'less' : 'more'} energy is released than absorbed
    misses: energy is absorbed to break bonds
    misses: ${isOut ? 'more bonds are made than broken' : 'more bonds are broken than made'}
    misses: the energy released when bonds are made is ${isOut ? 'less' : 'more'} than the energy needed to break bonds`,
  )
}

/** What activation energy is. */
export const ACTIVATION = [
  judged(
    'the minimum energy',
    `
    LEAST = minimum/minimal/least/lowest/smallest/min
    reject maximum/average/mean/most/highest
    accept LEAST ... energy
    accept energy ... LEAST
    unsure enough/sufficient/barrier
    earns: the minimum energy
    earns: it is the least amount of energy that is needed
    earns: the minimun energy of colliding particles
    misses: the maximum energy of the particles
    misses: the average energy of the particles
    misses: what particles must have to react`,
  ),
  judged(
    'that colliding particles must have to react',
    `
    WHO = particle/molecule/reactant/atom/ion/collide/colliding/collision
    reject not react
    reject release/lost/lose | "given out" | "give out" | "gives out"
    reject temperature, without energy
    reject react without energy
    accept WHO ... react/reaction/reacting/successful
    accept react/reaction/successful ... WHO
    unsure react/reaction | WHO
    earns: that colliding particles must have to react
    earns: needed by the molecules for a successful collision
    earns: the particals need for the reacktion, particles need to reakt
    misses: the minimum energy
    misses: the energy of the products
    misses: the energy that particles release when they react`,
  ),
]

/** How the levels tell the kind of reaction. */
export const levelPoint = (isOut: boolean) => {
  const [mine, other] = isOut ? ['DOWN', 'UP'] : ['UP', 'DOWN']
  return judged(
    `the products have ${isOut ? 'less' : 'more'} energy than the reactants / lie ${isOut ? 'lower' : 'higher'}`,
    `
    UP = higher/more/above/greater/high/larger/bigger/gain/gained/increase/rise
    DOWN = lower/less/below/smaller/low/lost/under/lose/decrease/fall/drop
    reject not UP/DOWN
    reject than peak/hill/hump | "than p" | than point
    reject ${other} from reactant
    accept ${mine} from reactant
    reject product ...(no reactant/than).. ${other}
    reject reactant ...(no product/than).. ${mine}
    reject energy ...(no reactant).. product ...(no reactant).. ${other}
    accept product ...(no reactant).. ${mine}
    accept reactant ...(no product).. ${other}
    accept ${mine} ...(no reactant/than).. product
    accept ${other} ...(no product/than).. reactant
    unsure product, reactant
    unsure "negative" | "positive" | arrow ... ${mine}
    earns: the products have ${isOut ? 'less' : 'more'} energy than the reactants
    earns: the reactants are ${isOut ? 'higher' : 'lower'} than the products
    earns: the level of the products is ${isOut ? 'below' : 'above'} that of the reactants
    earns: the prodducts are ${isOut ? 'lowwer' : 'heigher, higer'} than the reactents
    misses: the products have ${isOut ? 'more' : 'less'} energy than the reactants
    misses: the path rises to a peak
    misses: the products are ${isOut ? 'lower' : 'higher'} than the peak
    misses: there is an activation energy`,
  )
}
