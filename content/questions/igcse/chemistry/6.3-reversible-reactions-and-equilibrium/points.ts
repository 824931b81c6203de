import { judged } from '@/lib/exams/authoring/marks'

export const ADD_WATER = judged(
  'add water (to the anhydrous solid)',
  `
  ADD = add/added/adding/put/drop/drops/pour/mix/use/using/spray/drip/pipette/place/dissolve/wet/expose/dip/leave/react/combine/give
  OFF = remove/removed/removing/evaporate/lose/lost/loses/"drive"/"driven"/boil/release/released
  reject OFF ... water/"h2o"
  reject water/"h2o" ... OFF
  reject water ... give/given/driven off
  reject not water
  reject heat/heating ... get/gets/obtain/form/forms water
  unsure heat/heating/warm ... water
  accept ADD ... water/"h2o"/steam
  accept water/"h2o" ... ADD
  accept by/with water/"h2o"
  accept damp/moist/moisture/humid
  accept "hydrate"/"hydrating"/"rehydrate"/"rehydrating"
  unsure wet/water/"h2o"/steam
  earns: add water to it
  earns: put a few drops of water on the solid
  earns: leave it in damp air
  earns: mix it with watter, add wateer
  misses: heat it again
  misses: cool it down
  misses: the water is given off
  misses: remove the water`,
)

/** The colour that comes back. */
export const colourReturns = (colour: string, before: string) =>
  judged(
    `it turns ${colour}`,
    `
  COLOUR = ${colour}/${colour.replace(/e$/, '')}ish
  BEFORE = ${before}/${[colour, before].includes('white') ? 'pink' : 'white'}/colourless/green
  TURN = turn/become/change/go/fade
  accept from ${before} ... COLOUR
  accept COLOUR from ${before}
  reject COLOUR to BEFORE | from COLOUR to
  reject not COLOUR
  reject COLOUR ...(no BEFORE).. TURN ... BEFORE
  reject lose/lost/fade/disappear/remove ... COLOUR
  reject COLOUR ... fade/disappear/gone/lost
  accept COLOUR
  earns: it turns ${colour}
  earns: the solid becomes ${colour} again
  earns: the color changes from ${before} to ${colour}
  earns: it turns ${colour}${colour.at(-1)}
  misses: it turns ${before}
  misses: it changes from ${colour} to ${before}
  misses: the ${colour} powder turns ${before}
  misses: the ${colour} colour disappears
  misses: it dissolves`,
  )

/** Pressure and the position of equilibrium, where there are fewer moles of gas on the right. */
export const FEWER_MOLES_RIGHT = judged(
  'there are fewer moles (molecules) of gas on the right (2 on the right, 4 on the left)',
  `
  FEW = fewer/less/smaller/lower/least/lesser/few/lowest/fewest
  MANY = more/greater/larger/higher/most
  RIGHT = right/rhs/product/products/forward/ammonia
  LEFT = left/lhs/"reactant"/"reactants"/reverse/backward/backwards/nitrogen/hydrogen
  MOLE = mole/moles/mol/molecule/molecules/particle/particles
  reject FEW ...(no than/RIGHT/MANY/but).. LEFT
  reject MANY ...(no than/LEFT/FEW/but).. RIGHT
  reject LEFT ...(no RIGHT/MANY/than/but/to/and/are/4/four).. FEW
  reject RIGHT ...(no LEFT/FEW/than/but/side/with/to).. MANY MOLE
  reject LEFT ...(no RIGHT/and/than/to).. has/have/is/are ...(no RIGHT/4/four/and).. 2/two
  reject RIGHT ...(no LEFT/and/than/to).. has/have/is/are ...(no LEFT/2/two/and).. 4/four
  reject 2/two ...(no 4/four/RIGHT/and/to/than/from).. on/of LEFT
  accept FEW ...(no LEFT).. MOLE & RIGHT/side
  accept MOLE ...(no LEFT).. FEW & RIGHT/side
  accept reduce/reduces/decrease/decreases ... MOLE, RIGHT
  accept MANY ... MOLE ... LEFT
  accept LEFT ... MANY ... MOLE
  accept 4/four ... 2/two, MOLE
  accept 2/two ... 4/four, MOLE
  reject collide/collision, without FEW, without LEFT, without 4/four
  unsure MOLE | 4/four, 2/two
  earns: there are fewer moles of gas on the right
  earns: the product side has fewer molecules
  earns: there are more moles of gas on the left than on the right
  earns: four moles of gas become two moles
  earns: ther are fewwer moles on the right side
  misses: there are fewer moles of gas on the left
  misses: the particles collide more often
  misses: the reaction is faster
  misses: the reactant side has 2 moles and the product side 4 moles
  misses: there are more moles on the right`,
)

export const SHIFTS_RIGHT = judged(
  'so the (position of) equilibrium shifts to the right (towards ammonia, the forward direction)',
  `
  SHIFT = shift/shifts/"move"/"moves"/"moved"/favour/favours/favor/favors/goes/go/push/pushed/displaced/favoured/favored/lie/lies
  RIGHT = right/rhs/product/products/ammonia/forward
  LEFT = left/lhs/"reactant"/"reactants"/reverse/backward/backwards
  reject from RIGHT ... LEFT
  reject SHIFT ...(no RIGHT/from/fewer/over/than).. LEFT
  reject LEFT reaction favoured/favored
  reject not SHIFT
  accept SHIFT ...(no LEFT/faster).. RIGHT
  accept equilibrium ... further/farther RIGHT
  accept from LEFT ... RIGHT
  accept forward ... SHIFT
  accept SHIFT ... side/direction ... fewer/less/fewest/lowest/least
  accept RIGHT ... favoured/favored
  unsure SHIFT | equilibrium
  earns: so the equilibrium shifts to the right
  earns: the position of equilibrium moves towards the products
  earns: the forward reaction is favoured
  earns: equilibrum shifts to the side with fewer moles, it shiffts to the right
  misses: the equilibrium shifts to the left
  misses: the equilibrium moves from right to left
  misses: there are fewer moles of gas on the right
  misses: the reaction is faster`,
)

export const RATE_TOO_LOW = judged(
  'at a lower temperature the rate is too low (the reaction too slow)',
  `
  SLOW = slow/slower/slowly/slows
  FAST = fast/faster/quick/quicker/quickly
  reject rate/reaction ...(no higher/hot/hotter/increase).. FAST ...(no at).. lower/low/cold/colder
  reject higher/hotter temperature ...(no lower).. SLOW
  reject higher/hotter temperature ...(no yield/ammonia/left/equilibrium/product/but/low/cold/colder/reverse).. low/lower/lowers/decrease/decreases/reduce/reduces rate
  reject higher/hotter temperature ...(no yield/ammonia/left/equilibrium/product/but/low/lower/cold/increase/increases/FAST).. rate ...(no at/FAST/increase/increases/high/higher/but/and).. low/lower
  reject lower/low/colder temperature rate ...(no at/low/lower/slow).. higher/greater
  reject lower/low/colder temperature ...(no but/higher/hot/hotter/SLOW/yield).. FAST
  accept SLOW
  accept FAST "reaction"/rate
  accept rate ...(no temperature/yield/at).. low/lower/decrease/decreases/reduced
  accept low/lower/lowers/reduce/reduces/decrease/decreases ...(no temperature/temp/yield/pressure/450/so/and).. rate
  accept decrease/decreases/lowers/reduces rate
  accept take/takes ... long/longer
  accept higher/increase/high temperature ...(no yield/equilibrium).. FAST
  accept higher/increase/high temperature ...(no yield/equilibrium).. rate
  accept increase/increases/high/higher/good/reasonable/acceptable/fast rate
  unsure rate | FAST
  earns: at a lower temperature the rate is too low
  earns: the reaction would be too slow
  earns: 450 °C gives a faster rate than 350 °C
  earns: it would take too long
  earns: the reaction is to sloww, the ratte is lower
  misses: the yield would be lower
  misses: at a lower temperature the rate is higher
  misses: it would cost too much
  misses: at a lower temperature the yield is higher`,
)

export const YIELD_TOO_LOW = judged(
  'at a higher temperature the yield is lower (the equilibrium shifts to the left)',
  `
  HOT = higher/increase/increases/increased/hotter/raise/raised/high/increasing/above/rise/rises
  COLD = lower/low/colder/decrease/decreases/lowering
  LITTLE = decrease/decreases/fall/falls/drop/drops/less/smaller/reduce/reduces/reduced/poor/lowers
  DOWN = LITTLE/lower/low
  UP = more/higher/greater/increase/increases/better/good/high
  YIELD = yield/percentage/ammonia/product/products
  reject HOT temperature ...(no DOWN/COLD).. UP YIELD
  reject HOT temperature ...(no DOWN/COLD).. YIELD UP
  reject COLD temperature ...(no HOT/UP/but/rate).. DOWN YIELD
  accept HOT temperature ...(no lower/colder/rate).. YIELD ...(no UP/at/if/when).. DOWN
  reject COLD temperature ...(no HOT/UP/but/rate/and).. YIELD ...(no HOT/UP/if/when/at).. DOWN
  reject if ... lower/colder ...(no HOT/UP/but/rate/and).. YIELD ...(no HOT/UP/if/when/at).. DOWN
  reject COLD temperature ... rate and lower/low/less/smaller YIELD
  accept LITTLE YIELD
  accept lower/low ...(no temperature/temp/pressure/rate/so/and/but/than/450).. YIELD
  accept YIELD ...(no UP).. LITTLE
  accept YIELD ...(no UP/temperature/at/slowly/rate).. lower/low
  accept YIELD at HOT temperature ...(no UP/at/rate).. lower/low
  accept COLD temperature ... UP YIELD
  accept COLD temperature ... YIELD ... UP
  accept HOT ... shift/shifts/"move"/"moves"/"moved"/favour/favours ... left/"reactants"/reverse/backward/backwards/endothermic
  accept reverse/backward reaction ... favoured/favored
  accept exothermic & shift/shifts/favour/favours ... left/reverse/backward
  unsure YIELD | exothermic/endothermic
  earns: a higher temperature gives a lower yield
  earns: if it is hotter, less ammonia is formed
  earns: a lower temperature would give a higher yield
  earns: the yeild falls at a higher temperature, yielld
  misses: at a higher temperature the yield is higher
  misses: at a much lower temperature the yield would be low
  misses: the rate is too low
  misses: it is too dangerous`,
)

/** What equilibrium is. */
export const EQUAL_RATES = judged(
  'the rates of the forward and the reverse reaction are equal',
  `
  SAME = same/equal/equals/identical
  BACK = reverse/backward/backwards/back
  TWO = forward/BACK/both/two/"reactions"
  RATE = rate/speed
  reject not SAME
  unsure RATE stay/stays/remain/remains SAME | SAME RATE ... throughout/always | RATE ... SAME ... throughout/always
  accept RATE ... SAME, TWO
  accept SAME ... RATE, TWO
  accept "rates"/"speeds" ... SAME
  accept SAME "rates"
  accept form/forms/made/produced ... decompose/decomposes/break/breaks ... SAME RATE
  unsure RATE ... SAME | SAME ... RATE
  accept as fast as
  accept "= rate" | "=rate" | "= the rate" | "= reverse" | "= backward"
  unsure forward, BACK
  earns: the rate of the forward reaction is equal to the rate of the reverse reaction
  earns: both reactions go at the same rate
  earns: forward and backward rates are the same
  earns: the forwad and revers reactions have an eqal rate
  misses: the concentrations are constant
  misses: the concentrations are equal
  misses: the reaction has stopped`,
)

export const CONSTANT_CONCENTRATIONS = judged(
  'the concentrations of reactants and products no longer change (are constant)',
  `
  HOW = concentration/concentrations/amount/amounts/quantity/quantities
  STEADY = constant/unchanged/fixed/steady/unchanging
  reject HOW ...(no rate/rates/STEADY/change/same).. equal
  reject "equal concentration" | "equal concentrations" | "equal amount" | "equal amounts" | "equal quantities"
  reject not STEADY
  accept HOW ... STEADY
  accept STEADY ... HOW
  accept HOW ... stay/stays/remain/remains same
  accept HOW, not change/changing/changed/changes/vary
  accept not change ... HOW
  accept not changes ... HOW
  unsure HOW | STEADY
  earns: the concentrations do not change
  earns: the amounts of reactants and products stay the same
  earns: the concentration of each substance is constant
  earns: the rates are equal and the concentrations are constant
  earns: the consentrations are constent
  misses: the concentrations are equal
  misses: the rates are equal
  misses: the reaction has stopped`,
)

export const YIELD_HIGH_ALREADY = judged(
  'the yield (of sulfur trioxide) is already high at this pressure',
  `
  HIGH = high/good/large/great/enough/sufficient/satisfactory/excellent/99/98/97/95
  YIELD = yield/conversion/product/trioxide/so3
  reject low/poor YIELD
  reject YIELD, not "high"/good/enough
  reject rate ... already/fast/high, without YIELD, without equilibrium
  unsure "high pressure" ...(no because/as/since/already).. YIELD ...(no already).. HIGH
  reject pressure ... lower/lowers/decrease/decreases/reduce/reduces YIELD
  reject higher pressure ... higher/more/increase/increases YIELD, without already/slightly/little/only/enough/this/200
  accept already, YIELD/equilibrium/converted/complete
  accept HIGH YIELD
  accept YIELD ...(no higher/increase/increases/when/if).. HIGH
  accept almost/nearly/most ... converted/convert/"reacts"/"reacted"
  accept YIELD ... only little/slightly
  accept only/little/small ... increase/improve/more ... YIELD
  accept equilibrium ... far/well ... right
  unsure YIELD | already | equilibrium
  earns: the yield is already high at 200 kPa
  earns: a good yield is obtained at this pressure
  earns: nearly all of it is converted already
  earns: the yeild is alredy high enough
  misses: high pressure is expensive
  misses: it is dangerous
  misses: the rate is already fast
  misses: the rate is low`,
)

export const COSTLY_OR_DANGEROUS = judged(
  'a higher pressure is expensive (strong equipment, energy) / dangerous',
  `
  reject cheaper ...(no than).. higher pressure
  reject high/higher pressure ...(no low/lower/than).. cheap/cheaper
  reject low/lower pressure ...(no high/higher/less/because/than/so/avoid/reduce/reduces).. dangerous/expensive
  accept not economic/economical/economically/worth
  accept expensive/cost/costly/costs/money/economic/economical/economically/expense
  accept energy ... need/needed/required/use/used/pump/pumps/compress/compressor/maintain
  accept need/use/uses/require/requires/pump/pumps/take/takes ... energy
  accept unsafe
  accept dangerous/danger/risk/risky/safe/safety/safer/explode/explosion/hazard/hazardous/leak/burst
  accept strong/stronger/thick/thicker ... pipe/wall/vessel/equipment/container/plant
  accept cheap/cheaper
  unsure equipment/worth | energy | not expensive/costly/dangerous/cost
  earns: a higher pressure is expensive
  earns: high pressures are dangerous
  earns: it needs stronger pipes and pumps that use energy
  earns: it would be to expencive and dangerus
  misses: the yield is already high
  misses: the equilibrium would shift to the left
  misses: high pressure is cheaper
  misses: the rate would be too high`,
)
