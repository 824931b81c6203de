import { judged } from '@/lib/exams/authoring/marks'

/** Why an open flask becomes lighter. */
export const GAS_ESCAPES = judged(
  'carbon dioxide (a gas) escapes from the flask',
  `
  GAS = gas/gases/dioxide/co2/carbondioxide
  OUT = escape/leave/leaves/lost/lose/loses/released/release/away/evolved/evolve/exit/diffuse
  reject hydrogen/oxygen/steam/vapour/evaporate, without dioxide/co2/carbondioxide
  reject not OUT
  accept GAS ... OUT
  accept OUT ... GAS
  accept GAS ... give/given off/out
  accept give/gives/giving off ... GAS
  accept GAS ... goes/go/comes/come/came/get/gets/let out/off
  accept GAS, not trapped
  unsure GAS | OUT
  earns: carbon dioxide escapes from the flask
  earns: a gas is given off
  earns: the gas leaves through the cotton wool
  earns: CO2 gas escaips from it, it is lost as a gass
  misses: the solid dissolves
  misses: hydrogen gas escapes
  misses: the acid is used up
  misses: water evaporates from the flask`,
)

/** Effects of a higher temperature, one by one. */
export const MORE_ENERGY = judged(
  'the particles have more (kinetic) energy / move faster',
  `
  MORE = more/higher/greater/increase/increased/extra/gain/gained/gains
  ENERGY = energy/kinetic/ke
  FAST = faster/quicker/quickly/rapidly/speed/fast
  MOVE = move/moving/travel/motion/movement/vibrate
  WHO = particle/particles/molecule/molecules/ion/ions/atom/atoms/they
  reject less/lower/little ... ENERGY, without MORE
  reject slower/slowly, without FAST
  reject activation energy increase/increases/rise/rises/higher
  reject "reaction" has/gets/gains MORE energy
  unsure MORE energy need/needed/required
  unsure need/require MORE ENERGY
  reject smell/scent/odour ... FAST, without WHO, without ENERGY
  accept MORE ...(no particle/particles/molecule/molecules/ion/ions/collision/collisions/have/with/activation/ea/than/required/needed).. ENERGY
  accept have/has MORE ...(no particle/collision/activation/ea/than).. ENERGY
  accept energy ...(no activation/ea/than/equal/least/above/enough).. increase/increases/rise/rises
  accept kinetic energy greater/higher, without than
  accept MOVE ... FAST
  accept FAST ... MOVE
  accept WHO FAST
  accept WHO ... MORE ...(no energy/collision).. speed
  accept speed of WHO increase/increases/greater/higher
  reject activation/ea/collision/collide, without MOVE, without FAST, without kinetic
  unsure kinetic
  earns: the particles have more kinetic energy
  earns: at a higher temperature the particles move faster
  earns: the kinetic energy of the particles increases
  earns: the partickles gain kinetik energy and are moveing faster
  misses: more particles have the activation energy
  misses: there are more frequent collisions
  misses: the particles have less energy
  misses: the reaction is faster`,
)

export const MORE_FREQUENT = judged(
  'collisions are more frequent (more collisions per second)',
  `
  COLLIDE = collide/collision/hit/bump/crash
  OFTEN = frequent/frequently/frequency/often/regularly
  TIME = second/minute
  LESS = less/fewer/lower/decrease/rarely
  reject LESS ...(no time/energy/activation/ea/OFTEN/more).. COLLIDE
  reject LESS OFTEN ... COLLIDE
  reject COLLIDE ...(no successful/energy/activation/ea/time/take/takes/more/so).. LESS
  reject same/constant/unchanged frequency/rate
  reject frequency/rate ... COLLIDE, not change/increase/affect
  reject COLLIDE, not OFTEN
  accept OFTEN ... COLLIDE
  accept COLLIDE ... OFTEN
  accept COLLIDE ... per/each/every TIME
  accept COLLIDE TIME
  accept per/each/every TIME ... COLLIDE
  accept COLLIDE ... given/certain/set time
  accept COLLIDE in same time
  accept rate of COLLIDE | COLLIDE rate
  accept COLLIDE ... unit time
  accept chance/probability ... COLLIDE
  unsure COLLIDE
  earns: they collide more frequently
  earns: the frequency of collisions increases
  earns: there are more collisions per second
  earns: they colide more offten, more frequant collisions
  misses: the particles move faster
  misses: collisions are less frequent
  misses: the collisions happen at the same frequency
  misses: more particles have at least the activation energy`,
)

const enough = (text: string, extra: string) =>
  judged(
    text,
    `
  ENOUGH = activation/ea
  MORE = more/greater/higher/larger/increase/increased/increases/bigger
  WHO = particle/particles/molecule/molecules/collision/collisions/ion/ions/them/proportion/share/percentage/fraction/number
  COLLIDE = collide/collision/particle/molecule/them
  OTHER = frequent/frequently/often/energy/kinetic/ke/heat/temperature/rate/fast/faster/speed
  LESS = less/fewer/smaller
  ${extra}
  reject LESS ...(no MORE/energy).. successful/effective
  reject fewer WHO | smaller proportion/share/percentage/fraction/number | "less particles" | "less collisions" | "less molecules"
  reject "more activation" | "higher activation" | "greater activation" | "increases activation" | "increases the activation" | "increase the activation"
  accept MORE ...(no LESS/frequent/frequently).. successful/effective/successfully, COLLIDE
  accept successful/effective/successfully ...(no LESS).. MORE, COLLIDE
  accept MORE likely/chance/probability ... succeed/successful/effective
  accept MORE ...(no OTHER).. WHO ...(no same/unchanged/need/needs/lower/lowers/lowered/reduce/reduces/so/because/therefore).. ENOUGH
  accept WHO ... MORE likely ... ENOUGH
  accept number/proportion/share/percentage/fraction ... ENOUGH ... increase/increases/rise/rises/higher/greater/larger
  accept WHO ... MORE energy than ENOUGH
  accept MORE ...(no OTHER).. WHO ... enough/sufficient/required/needed/minimum energy
  unsure ENOUGH | successful/effective | enough/sufficient energy | minimum | MORE COLLIDE ... lead/leads/result/results
  earns: more of the particles have at least the activation energy
  earns: a larger proportion of collisions is successful
  earns: more collisions have energy greater than Ea
  earns: more partickles have the activasion energy, more sucessful collisions
  misses: the collisions are more frequent
  misses: the particles move faster
  misses: the reaction is faster
  misses: fewer particles have enough energy`,
  )

export const ENOUGH_WHEN_HOT = enough(
  'more of the particles (collisions) have at least the activation energy / a larger share of the collisions is successful',
  'reject lower/lowers/reduce/reduces/decrease/decreases ...(no particle/collision/than).. ENOUGH',
)

export const ENOUGH_WITH_CATALYST = enough(
  'so more of the particles (collisions) have at least this energy / a larger share of the collisions is successful',
  `accept MORE ...(no OTHER).. WHO ... this/that/lower/lowered/reduced energy
  accept MORE ...(no OTHER).. WHO ... energy ... than this/that/it
  accept MORE ...(no OTHER).. WHO ... can/able/could "react"
  accept MORE ...(no OTHER).. WHO "react"`,
)

export const LOWER_BARRIER = judged(
  'the catalyst lowers the activation energy (gives another path with a lower activation energy)',
  `
  EA = activation/ea/minimum
  LOW = lower/lowers/lowered/lowering/decrease/decreases/reduce/reduces/less/low/smaller
  reject increase/increases/raise/raises/higher/gives ... EA, without LOW
  reject not LOW
  reject more/higher energy need/needed/required
  accept LOW ...(no increase/raise/time/particle/collision/temperature).. EA
  accept EA ...(no increase/raise/time/in/with/faster).. LOW
  accept EA ... down
  accept down EA
  accept LOW energy barrier
  accept energy ...(no more/higher).. needed/required ...(no more/higher/time).. LOW
  accept path/pathway/route/way ... LOW energy
  accept LOW energy ... needed/required/need/needs/require/requires
  unsure EA | pathway/route
  earns: it lowers the activation energy
  earns: the activation energy is decreased
  earns: it provides another route with a lower Ea
  earns: it loweres the activasion enrgy, reduses it
  misses: it increases the activation energy
  misses: it gives the particles more energy
  misses: it makes the reaction faster`,
)

/** Two curves end at one volume. */
export const sameMetal = (metal: string) =>
  judged(
    `the same mass (amount) of ${metal} is used (and the acid is in excess)`,
    `
  SAME = same/equal/identical/unchanged/constant
  METAL = ${metal}/metal/mg/zn/fe
  REACTANT = METAL/"reactant"/"reactants"/solid/substances
  HOW = mass/amount/moles/mole/quantity/number
  reject not SAME
  reject different ... REACTANT
  accept SAME ...(no volume/temperature/hydrogen/gas/acid/product/rate/time/speed).. REACTANT
  accept HOW ...(no volume/temperature/hydrogen/gas/acid/product/rate/time/speed).. REACTANT ...(no volume/hydrogen/gas/product/rate/time/speed).. SAME
  accept METAL ...(no volume/hydrogen/gas/acid/product/rate/time/speed).. HOW ...(no volume/hydrogen/gas/acid/product/rate/time/speed).. SAME
  accept HOW ... METAL, not change/affect/alter
  accept SAME mass/moles/mole, without hydrogen/gas/product/acid
  accept REACTANT ... SAME HOW, without hydrogen/gas/product/acid
  accept METAL ... used up, excess
  unsure SAME ... acid/METAL/"reactant"/"reactants" | excess | METAL | SAME HOW | REACTANT ... SAME
  earns: the same mass of ${metal} is used
  earns: the amount of ${metal} is the same in both
  earns: both have the same number of moles of ${metal}
  earns: there is an equel amount of the metl, ${metal}
  misses: the temperature is different
  misses: the same volume of hydrogen is formed
  misses: it is the same reaction
  misses: the reactions are finished`,
  )

/** A solid that is no catalyst. */
export const MASS_FALLS = judged(
  'its mass has decreased / it was used up (a catalyst is unchanged)',
  `
  LESS = decrease/decreased/less/lower/fall/fell/falls/drop/dropped/change/changes/changed/reduce/reduced/smaller
  WEIGHT = mass/weight/weigh/weighs
  reject mass ...(no catalyst).. increase/increased/gain
  reject catalyst ...(no but/this/it).. used up
  reject other/others ... used up
  accept WEIGHT ...(no give/gives/gave/gas/oxygen/form/formed/produce/produced/same/time).. LESS
  accept WEIGHT ... down
  accept lose/lost/loses ... mass/g/gram/grams
  accept mass ... different, before/after/end
  accept mass before ... larger/greater/more/higher
  accept LESS mass/weight
  accept g/gram/grams less/lighter
  accept lighter
  accept used up
  accept "react"/"reacted"/"reacts"/consumed/dissolved
  accept mass, not unchanged/same/constant
  accept not unchanged
  accept catalyst ... unchanged/same
  accept catalyst, not change/changed/used
  unsure mass | change | down | not same/constant
  earns: its mass is lower at the end
  earns: it is used up in the reaction
  earns: a catalyst is unchanged, but it is not
  earns: it lost some of its mas, the mass decreesed
  misses: it is slower than the others
  misses: it gives off gas
  misses: it speeds up the reaction
  misses: a catalyst is used up
  misses: it is a black solid`,
)
