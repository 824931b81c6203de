import { judged } from '@/lib/exams/authoring/marks'
import { HANDLING } from '../5.2.5-safety-precautions/points-core'
import { DECAY_IS_RANDOM } from '../nuclear-ideas'

/** Why readings do not lie on a smooth curve. */
export const DECAY_BY_CHANCE = `${DECAY_IS_RANDOM}
  accept by/of chance
  accept not tell/say/know/sure ... decay | nobody/none tell/say/know ... decay
  earns: nobody can say which nucleus decays next
  misses: the half-life changes`

/** What particle is emitted. */
export const PARTICLES = {
  β: judged(
    'a (fast-moving) electron (from the nucleus)',
    `
    reject positron | not electron | electron ... orbit/shell
    accept electron
    earns: an electron
    earns: a fast moving electron emitted from the nucleus
    earns: an elektron, a high speed electorn
    earns: it is an electron that is formed when a neutron changes into a proton
    misses: a helium nucleus
    misses: a proton
    misses: a negative particle
    misses: an electromagnetic wave`,
  ),
  α: judged(
    'a helium nucleus / two protons and two neutrons',
    `
    TWO = two/2
    HELIUM = helium/"he"/"he-4"/"4he"
    reject electron/wave/ray/photon, without no
    reject not helium
    accept HELIUM ... nucleus | nucleus ... HELIUM | TWO proton ... TWO neutron | TWO neutron ... TWO proton
    accept TWO ... proton, neutron
    unsure helium | proton, neutron
    earns: a helium nucleus
    earns: two protons and two neutrons
    earns: it is the nucleous of a heluim atom
    earns: a particle that consists of 2 protons and 2 neutrons
    misses: an electron
    misses: a proton
    misses: a positive particle
    misses: an electromagnetic wave`,
  ),
} as const

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
