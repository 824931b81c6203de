import { judged } from '@/lib/exams/authoring/marks'

/** What an e.m.f. is. */
export const EMF_IS_WORK = [
  judged(
    '(electrical) work done by a source in moving a unit charge',
    `
  WORK = work/energy/joule
  UNIT = unit/per/each/every/one/1/coulomb
  accept WORK ... UNIT charge/coulomb
  accept WORK per/each coulomb
  accept WORK ... divide/over/by/"/"/"÷" charge
  accept charge/coulomb ... given/gain/receive ... WORK
  accept "E=W/Q"
  unsure WORK ... charge
  earns: the work done to move a unit charge round a complete circuit
  earns: enargy suplied per unit charge by the battery
  earns: energy given to each coulomb of charge
  misses: the force that pushes the current
  misses: the charge moved per second
  misses: the voltage of a battery`,
  ),
  judged(
    'around a complete circuit',
    `
  WHOLE = complete/whole/entire/full/closed/all/total
  reject across/through component/resistor/motor
  reject two/2 point
  accept WHOLE circuit/loop
  accept around/round ... circuit/loop
  accept circuit ... once
  unsure circuit
  earns: around a complete circuit
  earns: in the hole circuit, the whole ciruit
  earns: to drive charge round the circuit
  misses: across a component
  misses: between two points
  misses: by the battery`,
  ),
]

/** What a p.d. is. */
export const PD_IS_WORK = [
  judged(
    'work done by (energy transferred by) a unit charge',
    `
    WORK = work/energy/joule
    UNIT = unit/per/each/every/one/1/coulomb
    reject source/battery/cell/supply
    reject complete/whole/entire circuit
    accept WORK ... UNIT charge/coulomb
    accept WORK per/each coulomb
    accept WORK ... (divide by)/over/"/"/"÷" charge
    accept charge/coulomb ... transfer/lose/do/give ... WORK
    accept "V=W/Q" | "W/Q"
    unsure WORK ... charge
    earns: the work done by a unit charge
    earns: enargy transfered per coulomb of charge
    earns: joules per coulomb
    earns: V = W / Q
    misses: the push on the current
    misses: the rate of flow of charge
    misses: the voltage of the lamp`,
  ),
  judged(
    'passing through a component (between two points)',
    `
    PART = component/resistor/lamp/motor/device/conductor/appliance/load/heater/fan/wire/object
    reject complete/whole/entire circuit
    reject voltage/volt, without energy/work/coulomb/charge
    accept across/through/in/by/between/to ... PART
    accept two/2/both point/end/place/side
    accept from one/1 point ... another/other
    accept point a ... point b
    unsure PART
    unsure across/through/between
    earns: passing through a component
    earns: between two points in a circuit
    earns: across a compnent
    misses: around the complete circuit
    misses: by the battery
    misses: the voltage across a lamp
    misses: each second`,
  ),
]
