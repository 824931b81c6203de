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
