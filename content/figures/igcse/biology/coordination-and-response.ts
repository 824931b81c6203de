import { drawing } from '@/lib/figures/biology/drawing'
import { reflexArc, synapse } from '@/lib/figures/biology/nerves'
import { motorNeurone, relayNeurone, sensoryNeurone } from '@/lib/figures/biology/neurones'
import { oval, tube, xy } from '@/lib/figures/biology/organic'
import { placed } from '@/lib/figures/biology/placed'
import { type Figure, figure } from '@/lib/figures/figure'
import { chain } from '@/lib/figures/flow'
import { curve, type Shape, text } from '@/lib/figures/shapes'

const topic = 'coordination-and-response'

const bothSides = (shape: Shape): Shape => shape + placed(shape, { x: 360, flip: true })

/** A person from the front, down to the thighs. */
function person(): Shape {
  const side = curve(
    xy(
      '180 8, 165 12, 157 30, 160 48, 169 60, 170 70, 152 79, 132 86, 122 102, 118 140, 112 182, 106 212, 104 228, 111 234, 118 226, 124 196, 131 158, 138 120, 142 150, 145 180, 141 206, 139 232, 142 268, 146 300',
    ),
  )
  return bothSides(side + curve(xy('180 240, 177 264, 174 300')))
}

export const nervousSystem = drawing({
  title: 'The human nervous system',
  height: 304,
  left: 104,
  right: 256,
  tells:
    'A person seen from the front. A rounded organ fills the upper part of the head. A straight cord leads from it down the middle of the back. Thin lines branch from the cord into the arms, the trunk and the legs.',
  parts: {
    brain: { at: [190, 26], side: 'right', seen: 'the rounded organ in the head' },
    'spinal cord': { at: [181, 140], side: 'right', seen: 'the straight cord' },
    nerve: { at: [120, 168], side: 'left', seen: 'one of the thin lines that branch from the cord' },
  },
  draw: () =>
    person() +
    bothSides(
      curve(xy('180 84, 158 92, 134 104, 124 150, 116 196, 111 224'), 'p') +
        [108, 128, 148].map(y => curve(xy(`180 ${y}, 166 ${y + 4}, 152 ${y + 12}`), 'p thin')).join('') +
        curve(xy('180 192, 168 210, 160 240, 158 298'), 'p'),
    ) +
    tube(xy('180 38, 180 90, 180 150, 180 196'), [3.4, 3, 3, 1.6], 'l hl') +
    oval(180, 27, 17, 14, 0, 'l rw') +
    bothSides(curve(xy('178 15, 174 20, 177 26'), 'l thin') + curve(xy('168 20, 170 27, 165 31'), 'l thin')),
})

const KINDS = { sensory: sensoryNeurone, relay: relayNeurone, motor: motorNeurone } as const

export type Neurone = keyof typeof KINDS

/** Three neurones side by side, each with what is written above it. */
export function threeNeurones(
  name: string,
  title: string,
  columns: readonly (readonly [heading: string, kind: Neurone])[],
): Figure {
  const scale = 0.86
  const told = columns.map(
    ([heading, kind]) => `${heading}: ${KINDS[kind].describe({ labels: 'none', impulse: true })}`,
  )
  return figure(
    {
      name: `${topic}/${name}`,
      title,
      description: `Three drawings side by side. ${told.join(' ')}`,
      height: 250,
    },
    ...columns.map(([heading, kind], at) => {
      const x = 62 + 118 * at
      return (
        text(x, 16, heading, { anchor: 'middle', cls: 'b' }) +
        placed(KINDS[kind]({ labels: 'none', impulse: true }), { x: x - 180 * scale, y: 22, scale })
      )
    }),
  )
}

const system = nervousSystem.figure({ name: `${topic}/nervous-system` })

const neurones = threeNeurones('three-neurones', 'A sensory, a relay and a motor neurone', [
  ['sensory', 'sensory'],
  ['relay', 'relay'],
  ['motor', 'motor'],
])

const arc = reflexArc.figure({
  name: `${topic}/reflex-arc`,
  labels: {
    'receptor in skin': 'receptor in skin',
    'sensory neurone': 'sensory neurone',
    'relay neurone': 'relay neurone',
    'motor neurone': 'motor neurone',
    effector: 'effector (muscle)',
    synapse: 'synapse',
    'white matter': 'spinal cord',
  },
})

const gap = synapse.figure({
  name: `${topic}/synapse`,
  labels: {
    'direction of impulse': 'direction of impulse',
    vesicle: 'vesicle',
    neurotransmitter: 'neurotransmitter',
    'synaptic gap': 'synaptic gap',
    'receptor protein': 'receptor protein',
    'presynaptic neurone': 'first neurone',
    'postsynaptic neurone': 'next neurone',
  },
})

const events = figure(
  {
    name: `${topic}/events-at-a-synapse`,
    title: 'The events at a synapse',
    description:
      'Four boxes, one below the other, joined by arrows: an impulse reaches the end of the first neurone, and vesicles release neurotransmitter into the gap; the neurotransmitter diffuses across the gap; it binds to receptor proteins on the next neurone; a new impulse starts in the next neurone.',
    height: 262,
  },
  chain(
    30,
    8,
    300,
    [
      'impulse arrives: vesicles release\nneurotransmitter into the gap',
      'neurotransmitter diffuses across the gap',
      'it binds to receptor proteins\non the next neurone',
      'a new impulse starts in the next neurone',
    ],
    { height: 42, gap: 24 },
  ),
)

export const figures = [system, neurones, arc, gap, events]
