/** What happens in radioactive decay. */
export const DECAY = {
  nucleus: `
    reject stable nucleus | electron ...(no nucleus).. lose/leave/change
    accept unstable ... nucleus/nuclei/atom/isotope/element | nucleus/nuclei/atom ... unstable
    accept nucleus/nuclei ... change/break/split/decay/become/turn/disintegrate/emit/lose/give/release/transform
    accept change/break/disintegrate/split ... nucleus/nuclei
    unsure unstable | atom ... change/decay/break/emit
    earns: an unstable nucleus emits radiation
    earns: the nucleus changes into another one
    earns: unstabel nuclei give out alpha, beta or gamma
    earns: a nucleus breaks down and gives out particles
    misses: radiation is emitted
    misses: it gets weaker with time
    misses: electrons leave the orbit
    misses: energy is released`,
  emits: `
    EMIT = emit/give/release/lose/send/produce/radiate/shoot/eject/emission/out/off/leave
    WHAT = alpha/beta/gamma/α/β/γ/radiation/ray
    accept EMIT ... WHAT/particle | WHAT/particle ... EMIT
    accept radiate
    unsure WHAT | energy
    earns: it gives out radiation
    earns: radiation is relased
    earns: the nucleus emits alfa particles, radiaton is emited
    earns: releases gamma rays
    misses: the nucleus is unstable
    misses: the nucleus splits
    misses: electrons orbit the nucleus
    misses: it becomes stable`,
}

export const PROTONS_CHANGE = `
  PROTON = proton/"Z" | atomic number
  accept as, not PROTON, not change/different/less/fewer/decrease/fall
  accept not same, not PROTON, without neutron
  reject PROTON ...(no neutron).. same/constant | not PROTON ... change
  accept PROTON ... drop/gone/instead/change/different/less/fewer/lose/lost/decrease/reduce/fall/leave/determine/decide/define/two/2/identify
  accept decide/determine/define/identify ... PROTON
  accept lose/lost/change/fewer/less/different/leave/decrease/take/remove/emit ... PROTON
  accept PROTON ... not same
  unsure PROTON
  earns: the number of protons has changed
  earns: it has two protons fewer
  earns: because it loses 2 protons
  earns: the proton numbr is different
  earns: its atomic number changes
  earns: it is not the same element as the number of protons has changed
  earns: the element is decided by the number of protons
  misses: it loses two neutrons
  misses: it emits an alpha particle
  misses: the nucleon number changes
  misses: it becomes a nucleus of a different element
  misses: it loses electrons`

export const RANDOM = `
  KNOW = predict/know/tell/say/certain/control/guess/foresee/determine/expect
  accept not KNOW/predictable | nobody KNOW | no one KNOW
  accept unpredictable/unknown
  accept impossible ... KNOW
  accept not pattern/order
  accept any time/moment/nucleus
  accept same/equal chance/probability
  unsure chance/probability | spontaneous | irregular
  earns: you cannot predict when a nucleus will decay
  earns: nobody knows which nucleus decays next
  earns: it is unpredictible
  earns: it can't be prediccted
  earns: there is no pattern to the decay
  misses: it happens by itself
  misses: it is not affected by temperature
  misses: it decays fast
  misses: decay is random`

export const NO_CHANGE = `
  UP = increase/fast/faster/more/rise/high/speed/quick
  DOWN = decrease/slow/less/fall/low/slower/reduce
  reject rate/it/decay ...(no same/spontaneous/affect/effect/temperature/pressure/field).. UP/DOWN
  accept same/constant/unchanged/unaffected/nothing/none/stay/remain
  accept not change/affect/alter/increase/decrease/vary/depend/difference/effect/matter/influence
  earns: it does not change
  earns: no change because it is spontaneous
  earns: the rate stays the same
  earns: it has no efect, no affect
  earns: temperature does not affect it
  earns: the rate isn't changed
  misses: the rate increases
  misses: it decays faster
  misses: it becomes slower
  misses: decay is random`

export const SPONTANEOUS = `
  OUTSIDE = temperature/heat/heating/cold/cool/cooling/pressure/magnetic/magnet/field/chemical/condition/outside/external/environment/surroundings/factor
  accept as/due ... not spontaneous/spontaneously/itself/own/independent/unaffected
  reject not spontaneous | particle ... more/less/fast/slow
  reject rate/it/decay ...(no same/affect/effect/temperature/pressure/field/spontaneous).. increase/decrease/faster/slower
  accept spontaneous/spontaneously
  accept not affect/depend/influence/cause/control/trigger/change/alter ... OUTSIDE/anything
  accept OUTSIDE ... not affect/influence/change/cause/control/alter/matter/effect/difference
  accept by itself | by themselves | on its own | of its own accord
  accept unaffected/independent ... OUTSIDE
  accept happens/change/occur ... in/inside ... nucleus | nuclear process
  unsure spontan*
  earns: because decay is spontaneous
  earns: it is not affected by external conditions
  earns: decay happens by itself
  earns: it is spontanious
  earns: temperature has no effect on the nucleus
  earns: it does not depend on pressure
  earns: it doesn't change as decay happens on its own in the nucleus
  earns: no change as decay is spontaneous
  misses: it does not change
  misses: because the particles move faster
  misses: because it is random
  misses: the rate increases
  misses: the rate decreases because it is spontaneous`
