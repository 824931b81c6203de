/** Day and night: the spin of the Earth. */
export const SPINS = `
  SPIN = rotate/rotation/spin/turn/revolve/revolution/rotating
  AXIS = axis/itself
  reject SPIN/orbit/go/move/travel ...(no AXIS).. around/round Sun, without AXIS
  reject Sun ... orbit/go/move/travel ... around/round Earth | tilt, without SPIN
  accept SPIN ... AXIS | AXIS ... SPIN
  accept Earth ... SPIN | SPIN ... Earth | it SPIN
  unsure SPIN
  earns: the Earth spins on its axis
  earns: because the earth rotates
  earns: rotaion of the Earth on its own axis
  earns: it turns around itself
  misses: the Earth goes round the Sun
  misses: the Sun moves round the Earth
  misses: because of the tilt of its axis
  misses: one side is in sunlight
  misses: a place on the Earth has day and night`

/** Day and night: the half that faces the Sun. */
export const FACES_THE_SUN = `
  SIDE = half/side/part/place/hemisphere/it/we/area/region/one/face/country
  reject tilt ... day | close/near ... Sun ... day
  reject face/facing/toward/towards ...(no away/night/opposite).. Sun ...(no away/","/and).. night
  accept face/facing/toward/towards/turned/exposed ... Sun/sunlight/light
  accept SIDE ... lit/sunlight/illuminated/light ... Sun | Sun ... light/lit/shine/illuminate ... SIDE/half
  accept SIDE ... get/receive/have/in sunlight/light | away from Sun
  accept Sun ... shine ... one/only/half
  accept Sun/sunlight/light ... reach/hit/fall ... half/side/part
  accept sunny side/half/part
  unsure face | dark/shadow/light
  earns: the side facing the Sun has day
  earns: it is night on the side facing away from the Sun
  earns: the part that faces the sun has day time and the otherr part has nite, fasing the Sun
  earns: the Sun shines on only one half of the Earth
  earns: sunlight only reaches one half at a time
  earns: one side gets sunlight and the other doesn't
  misses: the Earth spins on its axis
  misses: the Earth orbits the Sun
  misses: a place on the Earth has day and night
  misses: the Moon blocks the Sun`

/** Why the Moon is seen although it gives out no light. */
export const REFLECTS_SUNLIGHT = `
  MOON = Moon/it/surface
  SUNLIGHT = Sun/sunlight/sunshine/sunray
  reject not reflect | refract/refraction/absorb/store
  reject reflect ... from/of Earth, without SUNLIGHT
  reject SUNLIGHT ... through
  accept reflect ... SUNLIGHT | SUNLIGHT ... reflect
  accept SUNLIGHT ... bounce | bounce ... SUNLIGHT
  accept lit/illuminated/light/shine ... by/from/of SUNLIGHT | Sun ... shine/light/illuminate ... MOON
  accept SUNLIGHT ... hit/strike/reach/"fall on"/"falls on" ... MOON | SUNLIGHT ... come/sent/send back
  accept reflect ... light
  unsure reflect/bounce | SUNLIGHT
  earns: it reflects light from the Sun
  earns: the Moon reflecs sunlight
  earns: sunlight bounces off it
  earns: the Sun shines on the Moon
  earns: it is lit by the Sun
  misses: the Moon gives out light
  misses: the Moon refracts the light of the Sun
  misses: it absorbs sunlight in the day and gives it out at night
  misses: it is near the Earth
  misses: it is dark at night
  misses: the Moon can be seen`

/** Phases: the orbit of the Moon. */
export const MOON_ORBITS = `
  ORBIT = orbit/revolve/circle/travel/go/move
  ROUND = round/around/about
  reject shadow, without ORBIT
  reject Earth ORBIT/rotate/spin/turn, without Moon
  reject Earth ...(no Moon/and/"as").. ORBIT ROUND Moon | Moon ...(no Earth/us).. ROUND Sun
  accept Moon/it orbit/revolve/circle | orbit ... Earth/us | ORBIT ROUND Earth/us | Moon ... ROUND Earth/us
  accept orbit of/by Moon | Moon ... position ... orbit
  unsure orbit | Moon ... move | position
  earns: the Moon orbits the Earth
  earns: it moves around the Earth
  earns: the moon orbitts the earht, it travels arround it
  earns: because of the orbit of the Moon
  misses: the Earth spins on its axis
  misses: the Earth orbits the Sun
  misses: the shadow of the Earth falls on it
  misses: the shape changes during the month`

/** Phases: what is seen of the lit half. */
export const MORE_OR_LESS_OF_THE_LIT_HALF = `
  SEE = see/seen/visible/view/look/show/face/facing/toward/towards
  LIT = lit/light/bright/sunlit/illuminated/half/sunny | face Sun
  AMOUNT = different/more/less/part/amount/change/much/some/all/fraction/proportion/angle/portion/side
  reject shadow, without half/lit/sunlit/bright
  reject cloud
  accept SEE ...(no shape).. AMOUNT ... LIT | AMOUNT ... LIT ... SEE | LIT ... SEE ... AMOUNT
  accept AMOUNT ... SEE ... LIT
  unsure LIT | AMOUNT ... SEE | SEE ... AMOUNT
  earns: we see different amounts of its lit half
  earns: more or less of the bright side can be seen
  earns: the part of the lit side that is visable from the Earth changes
  earns: sometimes all of the lit half faces the Earth and sometimes only part of it
  misses: the Moon orbits the Earth
  misses: the shadow of the Earth covers it
  misses: clouds cover the Moon
  misses: the shape of the Moon changes`
