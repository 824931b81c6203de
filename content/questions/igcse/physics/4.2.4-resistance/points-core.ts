import { judged } from '@/lib/exams/authoring/marks'
import { CHANGE_WORDS } from '../change-words'

/** What a variable resistor is for where a resistance is measured. */
export const CHANGES_CURRENT = judged(
  'to change the current (and the p.d.), so that several pairs of readings can be taken',
  `
  VARY = change/vary/adjust/alter/control/increase/decrease/reduce/regulate/different/range/set/several/various
  accept VARY ... current/voltage/"pd"/(potential difference)/reading/value
  accept current/voltage/"pd"/(potential difference) ... VARY
  accept more/many/multiple ... reading/result/value/pair
  unsure VARY ... resistance
  unsure protect/limit
  unsure VARY, without accuracy/accurate/precision/precise
  earns: to change the current in the circuit
  earns: it varies the voltage across the resistor
  earns: to obtain sevral readings
  misses: to measure the current
  misses: to make the lamp brighter
  misses: it is a resistor
  misses: to complete the circuit`,
)

export const CURRENT_RISES = judged(
  'the current increases when the p.d. increases',
  `
  ${CHANGE_WORDS}
  VOLTS = voltage/volt/"pd"/v/(potential difference)
  AMPS = current/ampere/amp/i
  reject VOLTS ...(no AMPS).. UP ... AMPS ...(no VOLTS/UP).. DOWN
  reject AMPS ...(no VOLTS).. UP ... VOLTS ...(no AMPS/UP).. DOWN
  reject AMPS ...(no VOLTS/UP).. DOWN ...(no AMPS).. VOLTS ...(no AMPS).. UP
  reject AMPS ...(no UP).. SAME
  reject inverse/inversely
  accept AMPS ... UP ... VOLTS
  accept VOLTS ... UP ... AMPS
  accept UP ... VOLTS ... UP ... AMPS | UP ... AMPS ... UP ... VOLTS
  accept both ... UP
  accept one ... UP ... other ... UP
  accept proportion/proportional/positive
  unsure UP
  earns: the current increases as the voltage increases
  earns: the larger the p.d. the larger the curent
  earns: current is directly proportional to p.d.
  earns: both increase together
  earns: as the p.d. increases the current increases at a constant rate
  misses: the current decreases as the p.d. increases
  misses: the current stays the same
  misses: there is a current`,
)

export const PROPORTIONAL = judged(
  'they are directly proportional / by equal amounts / the line is straight and passes through the origin',
  `
  reject not proportion/proportional/straight/constant/linear/double
  reject inverse/inversely/indirectly
  accept proportion/proportional
  accept straight ... origin/0 | line ... through ... origin/0
  accept double | same factor/ratio/proportion
  accept linear | linearly
  accept equal/same/constant amount/step/rate/gradient/ratio
  accept gradient/slope/rate/ratio/resistance ... constant/same
  unsure straight
  earns: they are directly proportional
  earns: it is a straight line through the origin
  earns: when the p.d. doubles the current doubles
  earns: current is propotional to p.d.
  misses: the current increases
  misses: they are inversely proportional
  misses: the graph is a curve`,
)

/** The ammeter when a longer piece of the wire is in the circuit. */
export const READING_FALLS = judged(
  'the reading of the ammeter decreases',
  `
  ${CHANGE_WORDS}
  METER = reading/current/ammeter/needle/pointer/value/amp
  OHMS = resistance/length/wire/voltage/"pd"
  reject OHMS ...(no METER/UP).. DOWN ...(no METER/UP).. METER ...(no DOWN).. UP
  reject UP ...(no OHMS/DOWN/so/then/and/but/METER).. METER ...(no DOWN).. because/as/since/due/when
  accept DOWN ...(no OHMS/UP/SAME/so/then/and/but/METER).. METER
  reject METER ...(no OHMS/DOWN).. UP
  reject METER ...(no OHMS/DOWN).. SAME
  reject it ...(no METER/OHMS/DOWN).. UP
  accept METER ...(no UP/SAME/OHMS).. DOWN
  accept DOWN ...(no OHMS/UP).. METER
  accept it/number ...(no OHMS/UP/SAME).. DOWN
  unsure DOWN
  earns: the reading decreases
  earns: the current gets smaller because the resistance is larger
  earns: the ammeter reading drops
  earns: it decreeses
  earns: less current flows because there is more resistance
  misses: the reading increases
  misses: the ammeter reading stays the same
  misses: the resistance is smaller so the current is larger
  misses: a higher reading because of a lower resistance
  misses: the resistance is larger`,
)

export const LONGER_RESISTS_MORE = judged(
  'a longer wire has a larger resistance',
  `
  ${CHANGE_WORDS}
  OHMS = resistance/resist
  reject OHMS ...(no current/reading/ammeter).. SAME
  accept OHMS ...(no current/reading/ammeter/DOWN).. UP
  accept more/larger/greater/higher/bigger OHMS
  reject OHMS ...(no current/reading/ammeter/UP).. DOWN
  accept UP OHMS
  reject DOWN OHMS
  accept OHMS ... proportional ... length | length ... proportional ... OHMS
  accept long/longer/length ... OHMS ... UP | UP ... length ... OHMS
  unsure OHMS
  earns: the resistance of a longer wire is greater
  earns: because there is more resistanse
  earns: the longer the wire the larger the resistance
  misses: the wire is longer
  misses: the resistance decreases
  misses: the current decreases`,
)
