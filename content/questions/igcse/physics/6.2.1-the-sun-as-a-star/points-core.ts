/** Why the Sun, and no other star, is our source of energy. */
export const FURTHER_AWAY = `
  NEAR = near/nearest/nearer/close/closer/closest
  FAR = far/further/furthest/distant/farther/distance/away
  reject Sun ...(no NEAR/than/star/by).. further/distant/away | star ...(no FAR/than/Sun).. NEAR Earth
  accept Sun ... NEAR | NEAR ... Sun | NEAR star
  accept star ... FAR | they/these/those ... FAR | FAR ... star
  accept it/its ... NEAR
  accept star ... not NEAR | Sun ... not far/distant
  accept energy/radiation/light ... spread
  accept as ... star ... not FAR
  unsure NEAR/FAR
  earns: the Sun is the nearest star
  earns: the other stars are much further away
  earns: because the sun is closser to the Earth, it is the closest star
  earns: they are too far away
  earns: the distance to the stars is much larger
  earns: the stars aren't as close as the Sun
  earns: the Sun isn't as far away as the other stars
  misses: the Sun is bigger
  misses: the Sun is hotter than the other stars
  misses: the Sun is brighter
  misses: these stars are much larger than the Sun
  misses: the Earth orbits the Sun`
