import { judged } from '@/lib/exams/authoring/marks'
import { SAME, UP_DOWN } from '../ideas'

const FORCE = 'FORCE = force/bond/attraction/attractive/intermolecular'

const overcome = (text: string, hold: string) =>
  judged(
    text,
    `
    ${FORCE}
    OVERCOME = overcome/break/broken/weaken/separate/against/loosen/escape
    reject make/form ... FORCE | FORCE ... form | FORCE ... stronger
    accept OVERCOME ... FORCE | FORCE ... OVERCOME | energy ... FORCE
    accept ${hold}
    accept potential energy
    unsure FORCE | separate/apart | latent
    earns: energy is used to overcome the forces between the particles
    earns: the bonds are broken
    earns: the energy brakes the atraction between molecules, it overcoms the forces
    misses: the energy makes the particles move faster
    misses: bonds form between the particles
    misses: the energy is used to change the state`,
  )

const sameKinetic = (more: string) =>
  judged(
    more,
    `
    ${SAME}
    KINETIC = kinetic/ke/speed
    reject KINETIC ...(no SAME/not).. increase/decrease
    accept KINETIC, SAME
    accept KINETIC ... not increase/decrease/rise/fall | not increase/gain/decrease ... KINETIC
    unsure KINETIC
    earns: the average kinetic energy of the particles does not change
    earns: their kinetik energy stays constant
    earns: there is no increase in the kinetic energy
    misses: the kinetic energy increases
    misses: the temperature does not change
    misses: the potential energy increases`,
  )

/** Why the temperature does not rise while a solid melts, or a liquid boils. */
export const changeOfState = (isMelting: boolean) => [
  isMelting
    ? overcome(
        'energy is used to overcome (break down) the forces between particles, so that they leave their fixed positions',
        'leave/break ... fixed/position/lattice',
      )
    : overcome(
        'energy is used to overcome the forces between particles, so that they move far apart',
        'far/further apart',
      ),
  sameKinetic('the average kinetic energy of the particles does not change'),
]

const BOTH = `
  EVAPORATION = evaporation/evaporate
  BOIL = boil/boiling`

/** Differences between boiling and evaporation: each says something of both. */
export const DIFFERENCES = [
  judged(
    'any two from: boiling takes place at one temperature (the boiling point), evaporation at any temperature',
    `
    ${BOTH}
    ANY = any/all/every/different/various/lower/below/room
    FIXED = fixed/specific/certain/one/single/particular/constant/definite/set/100
    reject EVAPORATION ...(no BOIL).. at/only boiling point | EVAPORATION ...(no BOIL).. FIXED temperature | BOIL ...(no EVAPORATION).. any temperature
    accept ANY temperature & boiling point/temperature | FIXED ... temperature/point
    accept EVAPORATION ... below ... boiling point | EVAPORATION ... without boiling point
    accept BOIL ... FIXED & EVAPORATION ... ANY
    unsure ANY temperature | BOIL ... FIXED temperature/point | at boiling point
    earns: boiling happens at the boiling point and evaporation at any temperature
    earns: evaporation can happen at any temperature but boiling only at a fixed temperature
    earns: evaporashon happens at all temperatures, boiling only at 100 degrees temprature
    misses: boiling is hotter
    misses: boiling happens at any temperature
    misses: evaporation happens only at the boiling point`,
  ),
  judged(
    'boiling takes place throughout the liquid, evaporation only at the surface',
    `
    ${BOTH}
    WHOLE = throughout/whole/everywhere/inside/within/entire/all/every/anywhere/interior/through/bottom/body
    reject BOIL ...(no EVAPORATION/WHOLE).. surface
    reject EVAPORATION ...(no BOIL/surface).. throughout/whole/everywhere/entire/inside/within
    accept surface & WHOLE
    unsure EVAPORATION ... surface | surface ... EVAPORATION | BOIL ... throughout/whole
    earns: evaporation is only at the surface, boiling throughout the liquid
    earns: boiling happens in the whole liquid but evaporation on the surface
    earns: Evaporation takes place at the surfase. Boiling takes place everywhere
    misses: boiling is at the surface only
    misses: boiling is faster
    misses: evaporation happens throughout the liquid`,
  ),
  judged(
    'in boiling bubbles form, in evaporation they do not',
    `
    ${BOTH}
    reject EVAPORATION ...(no BOIL/not).. bubble, without boiling
    accept bubble ... BOIL | BOIL ... bubble | not bubble
    unsure bubble
    earns: bubbles form in boiling but not in evaporation
    earns: there are no bubbles when water evaporates
    earns: boiling makes bubles
    misses: evaporation makes bubbles
    misses: boiling is faster
    misses: steam forms`,
  ),
  judged(
    'evaporation cools the liquid that remains; the temperature stays the same in boiling',
    `
    ${BOTH}
    reject BOIL ...(no EVAPORATION).. cool | EVAPORATION ...(no BOIL).. heat/warm liquid
    accept EVAPORATION ... cool | cool ... EVAPORATION | EVAPORATION ...(no BOIL).. temperature ... fall/decrease/drop/lower
    unsure BOIL ... temperature ... same/constant
    earns: evaporation cools the liquid, boiling does not
    earns: when it evaporates the temperature of the rest falls
    earns: evaporasion causes cooling
    misses: boiling cools the liquid
    misses: boiling is faster
    misses: evaporation needs a low temperature`,
  ),
]

/** Why evaporation cools what remains. */
export const REST_COOLS = [
  judged(
    'the more energetic (faster) particles escape / overcome the forces of the other particles',
    `
    ENERGETIC = energetic/fast/fastest/faster | more/most/high/highest/greatest/enough/greater/higher energy/kinetic
    ESCAPE = escape/leave/evaporate/overcome/break/away
    reject less/least/low energetic/energy/kinetic ... ESCAPE | slow ... ESCAPE
    accept ENERGETIC ... ESCAPE | ESCAPE ... ENERGETIC
    unsure ESCAPE
    earns: the fastest particles escape
    earns: the most energetic molecules leave the liquid
    earns: particles with high energy evaperate
    misses: the slow particles escape
    misses: the particles lose heat
    misses: the temperature falls`,
  ),
  judged(
    'from the surface of the water',
    `
    accept surface | top
    earns: particles escape from the surface
    earns: at the surfase of the water
    earns: they leave from the top of the water
    misses: from the bottom of the pot
    misses: they escape into the air
    misses: the fastest particles escape`,
  ),
  judged(
    'the average kinetic energy of the remaining particles is smaller',
    `
    ${UP_DOWN}
    REST = remain/left*/rest/stay/other/average/behind
    ENERGY = kinetic/ke/energy
    reject REST ... ENERGY increase | REST ... more/higher energy
    accept kinetic/ke ...(no escape/leave).. DOWN | DOWN ... average ... kinetic/energy/speed | REST ... DOWN/slow ... energy/kinetic/speed/particle
    accept average ... energy/speed ... DOWN | less/slow energetic ... REST | REST ... slow/slower | slow/slower ... REST | REST ... less ... energy
    unsure average/kinetic
    earns: the average kinetic energy of the rest is lower
    earns: the slower particles are left behind
    earns: the remaining molecules have less kinetik energy
    misses: the fastest particles escape
    misses: the average kinetic energy increases
    misses: the temperature falls`,
  ),
  judged(
    'temperature depends on the average kinetic energy, so it falls',
    `
    ${UP_DOWN}
    KINETIC = kinetic/ke/average
    accept temperature ... depend/measure/proportional/related/determine/linked ... KINETIC
    accept KINETIC ... DOWN ... temperature/cool/cold | KINETIC ... temperature ... DOWN | temperature ... DOWN ... KINETIC
    accept KINETIC & temperature ... DOWN
    unsure temperature
    earns: the temperature depends on the average kinetic energy
    earns: the average kinetic energy decreases so the temperature falls
    earns: temprature is a measure of average kinetic energy
    misses: the fastest particles escape
    misses: heat is lost
    misses: the average kinetic energy gets smaller`,
  ),
]

/** A change that makes evaporation faster, and how it works. */
export const FASTER = [
  judged(
    'more movement of air / wind / a fan; or: a larger wet surface',
    `
    reject sun/hot/hotter/warm/heat, without wind/fan/breeze/blow/draught/surface/area
    accept wind/windy/fan/breeze/blow/draught/draft/ventilation
    accept air ... move/flow/movement/current | move/flow ... air
    accept more/large/great/big/increase/wide ... surface/area | surface/area ... more/large/great/big/increase
    unsure surface/area/humid/humidity/dry/wet
    earns: put it in the wind
    earns: use a fan
    earns: increase the serface area
    misses: put it in the sun
    misses: heat the water
    misses: use a smaller amount of water`,
  ),
  judged(
    'the rate of evaporation is greater: vapour is carried away from the surface; or: more particles can escape in each second',
    `
    VAPOUR = vapour/vapor/humid/moist/moisture/particle/molecule/water/they/it
    reject less/fewer particles escape/evaporate
    accept VAPOUR ... carry/remove/blow/take/away/sweep | carry/remove/blow/take/sweep ... VAPOUR ... away | carry/remove/blow/sweep ... VAPOUR
    accept more particle/molecule/water ... escape/evaporate/leave/surface/contact | more ... escape
    accept reduce/less/lower humidity | not saturated
    unsure evaporation ... fast/more/greater/increase | faster evaporation | evaporate/evaporates faster
    earns: the vapour is carried away
    earns: more particles can escape from the surface
    earns: it blows away the molecuels above the water
    misses: the water gets hotter
    misses: the air is cold
    misses: fewer particles escape`,
  ),
]

/** Why the temperature is constant while a liquid freezes. */
export const FREEZING = [
  judged(
    'the particles move closer / go into fixed positions',
    `
    reject apart | leave ... fixed/position
    accept close/closer/together | fixed/regular/lattice | position
    unsure arrange/slow/vibrate
    earns: the particles come closer together
    earns: they take up fixed positions
    earns: the molecules move into fixd places
    misses: the particles move apart
    misses: bonds form
    misses: the particles lose kinetic energy`,
  ),
  judged(
    'as bonds (strong forces) between them form, energy is released',
    `
    ${FORCE}
    FORM = form/make/made/create/establish/build/strengthen
    RELEASE = release/give/given/emit/out/lose/free
    reject break/overcome ... FORCE | FORCE ... break/weaken/overcome
    accept FORCE ... FORM | FORM ... FORCE | FORCE ... stronger
    accept energy ... RELEASE | RELEASE ... energy/heat | latent heat | potential energy ... decrease/lose/fall/less | lose/decrease potential
    unsure FORCE | potential
    earns: bonds form between the particles
    earns: energy is released as it freezes
    earns: the forces betwen them are made and potential energy is relaesed
    misses: bonds are broken
    misses: the particles move closer
    misses: the kinetic energy is the same`,
  ),
  judged(
    'this energy balances the energy that is transferred to the air',
    `
    AIR = air/surroundings/surrounding/lost/loss/lose/out/transfer
    EQUAL = equal/balance/compensate/replace/cancel/match
    accept EQUAL ... AIR | AIR ... EQUAL | same rate | rate ... rate/transfer | replace/compensate/balance
    unsure same, energy
    earns: this energy replaces the energy lost to the air
    earns: it is released at the same rate as it is transferred
    earns: the energy released is eqaul to the energy lost to the surroundings
    misses: energy is lost to the air
    misses: bonds form
    misses: the temperature is constant`,
  ),
  sameKinetic('the average kinetic energy of the particles does not change (and temperature depends on it)'),
]
