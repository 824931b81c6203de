import { judged } from '@/lib/exams/authoring/marks'
import { HANDLING } from '../5.2.5-safety-precautions/points-core'

/** Why readings do not lie on a smooth curve. */
export const DECAY_IS_RANDOM = `
  reject not random
  accept random
  accept spontaneous/unpredictable/unpredictably | not predict/predictable/know/known/constant
  accept by/of chance
  accept nobody know | different/varying number ... decay/second
  unsure chance/background/vary/fluctuate
  earns: decay is random
  earns: because the emission of radiation is randum
  earns: it is unpredictable when a nucleus decays
  earns: the nuclei decay at random times
  misses: the detector is broken
  misses: the count rate decreases
  misses: human error
  misses: the half-life changes`

/** Two of these are asked for. */
export const SOURCE_HANDLED = [
  judged('any two from: use of tongs / the source is kept far from the body', HANDLING.tongs),
  judged('the source is kept in a lead (lined) box, or shielded', HANDLING.lead),
  judged('it is locked away / labelled', HANDLING.locked),
  judged('it is used for a short time only', HANDLING.time),
  judged(
    'it is not pointed at people',
    `
    reject point/aim/direct ... towards/toward/at people/person/body
    accept not point/aim/direct
    accept point/pointed/pointing/aim/aimed/direct/directed/face ... away
    accept away from people/person/others/body/student/body/anyone/yourself
    unsure point/aim
    earns: do not point it at people
    earns: point it away from people
    earns: allways aim it awey from other peple, pointing away
    earns: keep it pointed away from anyone
    misses: point it at a person
    misses: keep it away from water
    misses: wear goggles
    misses: hold it with tongs`,
  ),
]
