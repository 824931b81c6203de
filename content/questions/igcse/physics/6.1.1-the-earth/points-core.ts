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
