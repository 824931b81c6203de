import { judged } from '@/lib/exams/authoring/marks'

/** Why an open flask becomes lighter. */
export const GAS_ESCAPES = judged(
  'carbon dioxide (a gas) escapes from the flask',
  `
  GAS = gas/gases/dioxide/co2/carbondioxide
  OUT = escape/leave/leaves/lost/lose/loses/released/release/away/evolved/evolve/exit
  reject hydrogen/oxygen/steam/vapour/evaporate, without GAS
  reject not OUT
  accept GAS ... OUT
  accept OUT ... GAS
  accept GAS ... give/given off
  accept give/gives/giving off ... GAS
  accept GAS ... goes/go/comes/come/came out/off
  unsure GAS | OUT
  earns: carbon dioxide escapes from the flask
  earns: a gas is given off
  earns: the gas leaves through the cotton wool
  earns: CO2 gas escaips from it, it is lost as a gass
  misses: the solid dissolves
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
  accept MORE ...(no particle/particles/molecule/molecules/ion/ions/collision/collisions/have/with/activation/ea/than/required/needed).. ENERGY
  accept have/has MORE ...(no particle/collision/activation/ea/than).. ENERGY
  accept energy ...(no activation/ea/than/equal/least/above/enough).. increase/increases/rise/rises
  accept kinetic energy greater/higher, without than
  accept MOVE ... FAST
  accept FAST ... MOVE
  accept WHO FAST
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
  OFTEN = frequent/frequently/frequency/often/second/minute
  LESS = less/fewer/lower/decrease/rarely
  reject LESS ... COLLIDE
  reject COLLIDE ...(no successful/energy/activation/ea).. LESS
  accept OFTEN ... COLLIDE
  accept COLLIDE ... OFTEN
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
  misses: more particles have at least the activation energy`,
)

const enough = (text: string, extra: string) =>
  judged(
    text,
    `
  ENOUGH = activation/ea
  MORE = more/greater/higher/larger/increase/increased/increases/bigger
  WHO = particle/particles/molecule/molecules/collision/collisions/ion/ions/them/proportion/share/percentage/fraction/number
  LESS = less/fewer/smaller
  ${extra}
  reject LESS ... successful/effective
  reject LESS WHO
  reject "more activation" | "higher activation" | "greater activation" | "increases activation" | "increases the activation" | "increase the activation"
  accept MORE ...(no LESS/frequent/frequently).. successful/effective/successfully
  accept successful/effective/successfully ...(no LESS).. MORE
  accept MORE ... WHO ... ENOUGH
  accept WHO ... MORE ... ENOUGH
  accept MORE ... WHO ... enough/sufficient/required/needed energy
  accept exceed/overcome/reach/above/surpass/pass/over ... ENOUGH
  accept enough/sufficient energy
  unsure ENOUGH | successful
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
  `accept MORE ... WHO ... this/that/lower/lowered/reduced energy
  accept MORE ... WHO ... react`,
)

export const LOWER_BARRIER = judged(
  'the catalyst lowers the activation energy (gives another path with a lower activation energy)',
  `
  EA = activation/ea/minimum
  LOW = lower/lowers/lowered/lowering/decrease/decreases/reduce/reduces/less/low/smaller
  reject increase/increases/raise/raises/higher/gives ... EA, without LOW
  reject not LOW
  accept LOW ...(no increase/raise).. EA
  accept EA ...(no increase/raise).. LOW
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
  METAL = ${metal}/metal
  REACTANT = METAL/reactant/reactants/solid/substances
  reject not SAME
  reject different ... REACTANT
  accept SAME ...(no volume/temperature/hydrogen/gas/acid).. REACTANT
  accept REACTANT ... SAME
  accept SAME mass/moles/mole
  accept METAL ... used up, excess
  unsure SAME acid | excess | METAL
  earns: the same mass of ${metal} is used
  earns: the amount of ${metal} is the same in both
  earns: both have the same number of moles of ${metal}
  earns: there is an equel amount of the metl, ${metal}
  misses: the temperature is different
  misses: the same volume of hydrogen is formed
  misses: the reactions are finished`,
  )

/** A solid that is no catalyst. */
export const MASS_FALLS = judged(
  'its mass has decreased / it was used up (a catalyst is unchanged)',
  `
  LESS = decrease/decreased/less/lower/fall/fell/falls/drop/dropped/change/changes/changed/reduce/reduced/smaller
  reject mass ...(no catalyst).. increase/increased/gain
  accept mass ... LESS
  accept lose/lost/loses ... mass
  accept LESS ... mass
  accept used up
  accept react/reacted/reacts/consumed/dissolved
  accept not unchanged/same/constant
  accept catalyst ... unchanged/same
  accept catalyst, not change/changed/used
  unsure mass | change | down
  earns: its mass is lower at the end
  earns: it is used up in the reaction
  earns: a catalyst is unchanged, but it is not
  earns: it lost some of its mas, the mass decreesed
  misses: it is slower than the others
  misses: it gives off gas
  misses: it is a black solid`,
)
