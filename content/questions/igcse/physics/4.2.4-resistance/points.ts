import { CHANGE_WORDS } from '../change-words'

/** The filament of a lamp, in two questions. */
export const HOTTER = `
  ${CHANGE_WORDS}
  HOT = hot/heat/warm
  reject temperature/it/filament ...(no UP).. DOWN ...(no current).. temperature/heat
  reject temperature ...(no UP).. DOWN
  reject cool/cold
  reject temperature ... constant/same
  accept temperature ... UP
  accept UP ... temperature
  accept filament/lamp/it/bulb/wire/metal/temperature/current/become/get ... HOT
  accept HOT ... filament/lamp/it/bulb/wire/up
  unsure HOT/temperature
  earns: the filament gets hotter
  earns: its temperture increases as the current increases
  earns: the lamp heats up
  misses: the lamp gets brighter
  misses: the temperature decreases
  misses: the temperature is constant`

export const RESISTANCE_RISES = `
  ${CHANGE_WORDS}
  BIG = high/large/great/more/big
  accept BIG resistance
  reject resistance ...(no UP/current/so/and/which/voltage).. DOWN
  reject resistance constant/same/unchanged
  reject DOWN in/of/its resistance
  accept resistance ... UP
  accept UP ... resistance
  unsure resistance change
  unsure resistance ... not constant
  earns: the resistance increases
  earns: this gives a higher resisstance
  earns: resistance of the filament gets bigger
  misses: the resistance decreases
  misses: the resistance stays the same
  misses: the current increases`

export const BENDS_OVER = `
  ${CHANGE_WORDS}
  reject steeper/(more steep)
  reject gradient/slope ...(no DOWN).. UP
  reject resistance/it/line/current proportional
  accept not proportional
  accept current ... UP ... less/slow/small/little
  accept less/small/slow ... UP/rise/change/extra ... current
  accept gradient/slope/steepness ... DOWN
  accept less steep
  accept DOWN gradient/slope
  accept flatten/flat/level/shallow
  accept current ... not UP ... much/fast/quickly
  accept not ohm/ohmic
  accept rate ... DOWN
  accept current ... DOWN rate
  unsure curve/straight
  earns: the current is not proportional to the voltage
  earns: the graph becomes less steep
  earns: the gradiant of the graph decreases
  misses: the graph gets steeper
  misses: the current is proportional to the p.d.
  misses: the resistance increases`

/** A diode, whatever it does. */
export const ONE_WAY = `
  WAY = direction/way
  reject both/either/any WAY
  accept one/1/single/only/certain/particular WAY
  accept WAY only
  accept only ... WAY/forward
  accept forward/reverse bias/biased
  accept diode/it ... not conduct/allow/let
  accept diode/it ... block/stop/prevent ... current/flow/it/opposite/reverse
  accept block ... WAY
  unsure diode
  earns: diodes only let current through in one direction
  earns: it only conducts one way
  earns: because a diode alows current in one direktion only
  misses: the battery is reversed
  misses: it conducts in both directions
  misses: the resistance is high`
