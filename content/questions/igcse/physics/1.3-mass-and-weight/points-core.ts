import { judged } from '@/lib/exams/authoring/marks'

export const MEANING_OF_WEIGHT = judged(
  'gravitational force on an object (that has mass) / pull of the Earth on it',
  `
  GRAVITY = gravity/gravitational/Earth/planet
  FORCE = force/pull/attract/attraction
  reject mass times/multiply/"×"/"*"/x ... gravity/gravitational, without FORCE
  reject not FORCE | amount/quantity ... matter | FORCE per mass/kilogram/kg | FORCE per unit mass | up/upward/upwards/cord/pressure
  accept FORCE ... GRAVITY | GRAVITY ... FORCE
  accept effect ... gravitational field
  unsure down/downward/downwards, FORCE | GRAVITY act/on | GRAVITY ... on
  earns: the force of gravity on an object
  earns: the gravitational force on a mass
  earns: it is the pull of the Earth
  earns: the gravitatonal force acting on a body
  misses: how heavy something is
  misses: the amount of matter in an object
  misses: it is measured in newtons`,
)
