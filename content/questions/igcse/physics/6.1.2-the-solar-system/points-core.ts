/** What keeps planets in orbit. */
export const FORCE_OF_THE_SUN = `
  reject magnetic/electric/friction/nuclear
  accept gravity/gravitational/gravitation
  unsure attraction/pull/weight
  earns: gravity
  earns: the gravitational pull of the Sun
  earns: gravitationel force
  earns: gravitational attraction
  misses: centripetal force
  misses: magnetic force
  misses: the speed of the planets
  misses: the force that keeps the planets in orbit`

/** Accretion: what gravity did. */
export const CLOUD_TOGETHER = `
  TOGETHER = together/collapse/contract/attract/clump/gather/join/accrete/combine/shrink/compress/merge/collect/pull/stick
  reject gravity ...(no TOGETHER).. apart/away/repel
  accept TOGETHER ... gas/dust/particle/material/matter/cloud/rock/it/them/piece/grain/planet/each/mass
  accept gas/dust/particle/material/matter/cloud/rock/it/they/piece/grain ... TOGETHER
  accept gravity/gravitational ... TOGETHER
  unsure TOGETHER
  earns: gravity pulled the gas and dust together
  earns: it made the cloud collapse
  earns: the particules were atracted to each other, attrackted
  earns: gravity caused the dust to clump into planets
  earns: gravitational attraction gathered the material
  misses: the cloud rotated
  misses: it formed a disc
  misses: the planets were hot
  misses: gravity and the rotation of the cloud formed the planets`

/** Accretion: what the rotation did. */
export const DISC = `
  DISC = disc/disk/flat/flatten/plane/ring/"pancake"
  accept DISC
  unsure same direction
  earns: it formed a disc
  earns: the rotation made the cloud flat
  earns: the cloud flatened into an accretion disk
  earns: because it rotates it becomes a flat disc
  misses: gravity pulled the dust together
  misses: the rotation of the cloud
  misses: the planets are round
  misses: the cloud became hot`

/** The field of a planet further away from it. */
export const FIELD_WEAKENS = `
  DOWN = decrease/reduce/fall/drop/less/small/smaller/low/lower/weak/weaker/weaken/decline/diminish/lessen/down
  UP = increase/rise/grow/large/larger/great/greater/big/bigger/high/higher/strong/stronger
  FIELD = field/strength/gravity/it/"g"/force/pull
  NEAR = closer/near/nearer/close
  reject not DOWN | same/constant
  reject DOWN ... NEAR | NEAR ... DOWN, without UP/far/further/away
  accept UP ... NEAR | NEAR ... UP | UP ... distance DOWN
  reject distance DOWN, without FIELD
  reject FIELD ...(no distance/far/away/further/DOWN).. UP, without DOWN
  reject UP, without DOWN
  accept inverse/inversely
  accept DOWN
  earns: it decreases
  earns: the field gets weaker with distance
  earns: gravity becomes smaler when the distence increases
  earns: as the distance increases, the strength decreases
  earns: the further away, the lower it is
  misses: it increases
  earns: decreases
  earns: it is stronger when you are closer to the planet
  misses: it stays the same
  misses: it decreases when you go closer
  misses: the strength of the field changes
  misses: the distance increases`

/**
 * A planet of the same size as planet X with more mass.
 * @param other its letter
 */
export const fieldStronger = (other: string) => `
  UP = increase/rise/grow/more/large/larger/great/greater/big/bigger/high/higher/strong/stronger/above/">"
  DOWN = decrease/reduce/less/small/smaller/low/lower/weak/weaker/fall/below
  OTHER = "${other}"/other/it/its
  FIELD = field/strength/gravity/"g"/gravitational/pull/it/"${other}"
  reject not UP
  reject X ...(no OTHER/than).. UP ... than ... OTHER
  reject X ...(no than).. UP, without OTHER/compared/comparison/than
  accept X ...(no OTHER/than).. DOWN ... than ... OTHER
  accept X ...(no than).. DOWN, without OTHER/compared/comparison/than
  reject FIELD ...(no X/than/UP).. DOWN
  reject DOWN, without UP
  reject same/equal, without UP
  accept FIELD ... UP | UP ... FIELD
  accept UP than | stronger/higher
  unsure UP
  earns: it is stronger
  earns: stronger
  earns: the field is greater than that of the first planet
  earns: the field on X is weaker
  earns: gravaty is larger, strongger
  earns: a higher gravitational field strength
  misses: it is weaker
  misses: the field of X is stronger
  misses: compared with X it is weaker
  misses: it is the same
  misses: it is smaller because the mass is larger
  misses: the strength of the field depends on the mass`
