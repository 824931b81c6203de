import { judged } from '@/lib/exams/authoring/marks'

export const AUTOMATIC = judged(
  'it is automatic / happens without thinking',
  `
  reject not automatic/automatically
  reject you/person/brain think | think first
  reject brain/cord decide/control | controlled by brain/cord/"spinal cord" | conscious control
  accept automatic/automatically/involuntary/involuntarily/unconscious/unconsciously/subconscious/subconsciously/instinctive
  accept not voluntary/conscious/consciously/think/thought/decide/decision/choose/control
  accept no/without think/thought/decision/deciding/control/choice/brain
  unsure not brain
  unsure think/brain/control
  earns: it is automatic
  earns: it happens without thinking
  earns: an involuntary response
  earns: an automattic response
  misses: it is fast
  misses: it protects the body
  misses: the person thinks about it`,
)

export const RAPID = judged(
  'it is rapid (response to a stimulus)',
  `
  reject slow/slowly
  reject not fast/quick/rapid/rapidly/quickly
  reject last/lasts/effect ... short
  accept fast/quick/quickly/rapid/rapidly/immediate/immediately/instant/instantly/speedy/swift/sudden
  accept short/little/less time | at once | straight away | millisecond/milliseconds | not slow | not take long
  earns: a rapid response
  earns: it is very quick
  earns: it happens in a short time
  earns: it is a rapidd response
  misses: it is automatic
  misses: it is slow
  misses: it is done by a muscle`,
)

export const LESS_HARM = judged(
  'so the body is harmed less / protected from damage',
  `
  HARM = harm/damage/injury/injure/burn/hurt/danger/dangerous/wound/cut/destroy/pain/bleed/scald/deep
  reject more/cause/increase HARM
  accept protect/protection/safe/safety/safer/survive/survival
  accept less/reduce/prevent/avoid/stop/minimise/limit/few/fewer/lower/small/smaller/escape/before ... HARM
  accept not HARM
  accept HARM ... less/reduce/prevent/avoid/small/smaller/minimum
  accept get/pull/move/keep away ... HARM
  accept keep ... from HARM
  earns: the skin is damaged less
  earns: it protects the body
  earns: so that it is not injured
  earns: it prevents serious damige
  misses: it is fast
  misses: it is automatic
  misses: it causes more damage`,
)

export const ONLY_FIRST = judged(
  'vesicles (with neurotransmitter) are only in the first neurone / on one side of the gap',
  `
  reject receptor ...(no next/second/postsynaptic/other/opposite).. first/presynaptic
  reject vesicle/neurotransmitter ...(no first/one/only/presynaptic/receptor/diffuse/bind/cross/towards/to/across/move/travel).. second/next/postsynaptic
  reject both, (vesicle/neurotransmitter)
  reject not vesicle ...(no second/next/postsynaptic/other).. first/presynaptic
  reject vesicle ...(no side/first/presynaptic).. way/direction
  SECOND = second/next/postsynaptic/"post synaptic"/other
  FIRST = first/presynaptic/"pre synaptic"/one/only/before/sending/side/previous
  accept vesicle ... FIRST
  accept FIRST ... vesicle
  accept neurotransmitter ... (release/made/store/stored/secreted/present/found/produced) ... FIRST
  accept only ... (release/make/store/secrete/have) ... neurotransmitter
  accept FIRST ... (release/make/store/secrete/have/contain/produce) ... neurotransmitter
  accept not vesicle ... SECOND
  accept SECOND ... not vesicle | SECOND ... not release | SECOND ... not neurotransmitter
  unsure not vesicle
  unsure vesicle | release, neurotransmitter
  earns: vesicles are only in the first neurone
  earns: neurotransmitter is released from one side only
  earns: only the presynaptic neurone has vesicles
  earns: only the first neurone has vesicels
  misses: the receptors are on the second neurone
  misses: neurotransmitter diffuses across the gap
  misses: the gap is narrow`,
)

export const ONLY_NEXT = judged(
  'receptor proteins are only on the next neurone / on the other side of the gap',
  `
  accept next/second/other ... receptor ... none
  reject receptor ...(no next/second/postsynaptic/other/opposite).. first/presynaptic
  reject both, receptor
  reject not receptor ...(no first/presynaptic).. second/next/postsynaptic
  reject first/presynaptic have/contain receptor
  NEXT = next/second/postsynaptic/"post synaptic"/other/opposite/after/following/"one side"/"one neurone"/"one end"
  accept receptor ... NEXT
  accept NEXT ... receptor
  accept first/presynaptic ... not receptor | not receptor
  unsure receptor
  earns: receptor proteins are only on the next neurone
  earns: the second neurone has the receptors
  earns: receptors are found on one side only
  earns: the recepter proteins are only on the other neurone
  misses: vesicles are in the first neurone
  misses: the receptors are on the first neurone
  misses: the impulse cannot go back`,
)

export const NOT_REFLEX = judged(
  'it is decided by the brain / voluntary / conscious, not automatic',
  `
  reject not (think/decide/decision/choose/conscious/voluntary) | involuntary
  accept not automatic/automatically/involuntary
  accept voluntary/conscious/consciously/decide/decision/deciding/choose/choice/think/thinking/thought/learn/learned/learnt/aware
  accept (you/they/person/driver/brain) ... control
  accept brain
  earns: it is voluntary
  earns: the student decides to press the key
  earns: it is not automatic
  earns: it is a concious action and she thinks about it
  misses: it is slow
  misses: it is involuntary
  misses: a muscle contracts`,
)

export const SENSORY_TO_BRAIN = judged(
  'impulses travel along a sensory neurone / the optic nerve to the brain',
  `
  reject sensory ...(no motor/relay/then/brain/cns/central/spinal).. muscle/finger/effector
  reject motor ...(no muscle/finger/effector).. brain/cns/central/spinal
  unsure relay/motor ...(no between/connect/link/join/from/and).. sensory
  accept sensory neurone/neuron/nerve/fibre | optic nerve
  accept sensory ... relay/brain/cns/central
  unsure sensory/optic, without receptor
  earns: impulses go along a sensory neurone to the brain
  earns: the optic nerve carries impulses to the brain
  earns: along the sensary neurone to the central nervous system
  misses: along a motor neurone to the muscle
  misses: a relay neurone in the brain
  misses: light enters the eye`,
)

export const RELAY_IN_BRAIN = judged(
  'a relay neurone in the brain / central nervous system passes them on',
  `
  unsure motor ...(no between/connect/link/join/from/and).. relay | relay ...(no between/connect/link/join/from/and).. sensory
  accept relay/interneurone/interneuron/intermediate
  unsure brain/cns/central/spinal
  earns: a relay neurone in the brain
  earns: then the relay neurone
  earns: then a reley neurone
  misses: along a sensory neurone
  misses: along a motor neurone
  misses: the muscle contracts`,
)

export const MOTOR_TO_MUSCLE = judged(
  'a motor neurone carries them to the muscle (effector)',
  `
  reject motor ...(no muscle/finger/effector).. to brain/cns/central/spinal
  unsure motor ...(no between/connect/link/join/from/and).. relay/sensory
  accept motor
  earns: a motor neurone carries them to the muscle
  earns: then along the motor neurone
  earns: the moter neurone takes impulses to the muscle
  misses: along a sensory neurone
  misses: a relay neurone in the brain
  misses: the muscle contracts`,
)
