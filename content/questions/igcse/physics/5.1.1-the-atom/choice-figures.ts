import { rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { circle, dot, type Point, polar, type Shape, text } from '@/lib/figures/shapes'
import { LETTERS } from '../shared'

const { core, templates } = choiceQuestions('5.1.1')

export { templates }

type Particle = { protons: number; neutrons: number; electrons: number }

const atomOf = (protons: number, neutrons: number): Particle => ({ protons, neutrons, electrons: protons })

/** Two atoms of one element; an ion with as many electrons; an atom with as many nucleons as one of the two. */
type Four = { one: Particle; two: Particle; ion: Particle; decoy: Particle; asMany: 'one' | 'two' }

const SETS: readonly Four[] = [
  {
    one: atomOf(2, 1),
    two: atomOf(2, 2),
    ion: { protons: 3, neutrons: 4, electrons: 2 },
    decoy: atomOf(1, 2),
    asMany: 'one',
  },
  {
    one: atomOf(3, 3),
    two: atomOf(3, 4),
    ion: { protons: 4, neutrons: 5, electrons: 3 },
    decoy: atomOf(2, 4),
    asMany: 'one',
  },
  {
    one: atomOf(4, 5),
    two: atomOf(4, 6),
    ion: { protons: 5, neutrons: 6, electrons: 4 },
    decoy: atomOf(3, 6),
    asMany: 'one',
  },
  {
    one: atomOf(4, 5),
    two: atomOf(4, 6),
    ion: { protons: 3, neutrons: 4, electrons: 4 },
    decoy: atomOf(5, 5),
    asMany: 'two',
  },
  {
    one: atomOf(5, 5),
    two: atomOf(5, 6),
    ion: { protons: 6, neutrons: 6, electrons: 5 },
    decoy: atomOf(4, 6),
    asMany: 'one',
  },
  {
    one: atomOf(5, 5),
    two: atomOf(5, 6),
    ion: { protons: 4, neutrons: 5, electrons: 5 },
    decoy: atomOf(6, 5),
    asMany: 'two',
  },
]

/** So many places that do not overlap: in the nuclei of the kit some particles hide others, and cannot be counted. */
function places(count: number): Point[] {
  const inner = count < 4 ? count : count === 4 ? 4 : count < 8 ? 1 : 3
  const ring = (many: number, radius: number, from: number) =>
    Array.from({ length: many }, (_, at) => polar(0, 0, radius, from + (360 * at) / many))
  const middle = ring(inner, [0, 0, 6, 6.5, 8][inner] ?? 0, 90)
  return [...middle, ...ring(count - inner, inner === 1 ? 12 : 17, 60)]
}

function particle(x: number, y: number, { protons, neutrons, electrons }: Particle): Shape {
  const total = protons + neutrons
  const nucleons = places(total).map(([px, py], at) => {
    const isProton = Math.floor(((at + 1) * protons) / total) > Math.floor((at * protons) / total)
    return isProton ? dot(x + px, y + py, 'rd', 5.5) : circle(x + px, y + py, 5, 'l sheet')
  })
  const shells = electrons > 2 ? [2, electrons - 2] : [electrons]
  const rings = shells.map((count, at) => {
    const radius = 33 + at * 15
    const angles = [90, 270, 0, 180].slice(0, count)
    return (
      circle(x, y, radius, 'l thin') + angles.map(each => dot(...polar(x, y, radius, each), 'pd', 4)).join('')
    )
  })
  return rings.join('') + nucleons.join('')
}

core('atoms-of-one-element-and-an-ion', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    ...random.pick(SETS),
    order: random.shuffle([0, 1, 2, 3]),
    scene: random.int(0, 2),
  }),
  make: ({ one, two, ion, decoy, asMany, order, scene }) => {
    const particles = [one, two, ion, decoy]
    const name = (at: number) => LETTERS[order.indexOf(at)] ?? ''
    const pair = (first: number, second: number) => [name(first), name(second)].toSorted().join(' and ')
    const [sign, wrongSign] =
      ion.protons > ion.electrons ? ['positive', 'negative'] : ['negative', 'positive']
    const alike = pair(asMany === 'one' ? 0 : 1, 3)
    const byElectrons = pair(asMany === 'one' ? 1 : 0, 2)
    return {
      stem:
        [
          'The diagrams show models of four particles P, Q, R and S, which are atoms or ions. They are not to scale.',
          'A student makes models of three atoms and one ion. They are shown as P, Q, R and S, not to scale.',
          'P, Q, R and S are four different particles. Three of them are atoms and one is an ion. The diagrams are not to scale.',
        ][scene] ?? '',
      figure: figure(
        {
          name: 'nuclear-physics/models-of-three-atoms-and-an-ion',
          title: 'Models of four particles',
          description: `Four models, each a nucleus with electrons on one or two circles around it. ${LETTERS.map(
            (each, place) => {
              const { protons, neutrons, electrons } = particles[order[place] ?? 0] ?? one
              return `${each}: ${protons} proton${protons === 1 ? '' : 's'}, ${neutrons} neutron${neutrons === 1 ? '' : 's'}, ${electrons} electron${electrons === 1 ? '' : 's'}.`
            },
          ).join(
            ' ',
          )} A key shows a proton as a filled circle, a neutron as an open circle and an electron as a dot.`,
          height: 262,
        },
        ...LETTERS.map((each, place) => {
          const [x, y] = [(place % 2) * 180 + 96, Math.floor(place / 2) * 116 + 56]
          return (
            text(x - 88, y - 38, each, { cls: 'b' }) + particle(x, y, particles[order[place] ?? 0] ?? one)
          )
        }),
        dot(50, 247, 'rd', 5.5),
        text(62, 251, 'proton', { cls: 's' }),
        circle(142, 247, 5, 'l sheet'),
        text(154, 251, 'neutron', { cls: 's' }),
        dot(244, 247, 'pd', 4),
        text(254, 251, 'electron', { cls: 's' }),
      ),
      prompt: [
        'Which row names two atoms of the same element, and the ion with the sign of its charge?',
        'Which two are atoms of the same element, which one is an ion, and what is the sign of its charge?',
      ],
      options: rows(
        ['atoms of the same element', 'ion', 'charge of the ion'],
        [pair(0, 1), name(2), sign],
        [
          [
            [pair(0, 1), name(2), wrongSign],
            `You gave the ion the wrong sign. It has ${ion.protons} protons, which are positive, and ${ion.electrons} electrons, which are negative.`,
          ],
          [
            [alike, name(2), sign],
            'You compared the numbers of all particles in the nuclei. Atoms of the same element have equal numbers of protons.',
          ],
          [
            [byElectrons, name(3), decoy.electrons < one.electrons ? 'positive' : 'negative'],
            'You compared the numbers of electrons only. The number of protons tells the element, and a particle is an ion when it has more or fewer electrons than protons.',
          ],
        ],
      ),
      solution: `Atoms of the same element have the same number of protons: ${pair(0, 1)} have ${one.protons} each. Their numbers of neutrons may differ.

An atom has as many electrons as protons. ${name(2)} has ${ion.protons} protons but ${ion.electrons} electrons, so it is a ${sign} ion.`,
    }
  },
  verify: ({ one, two, ion, decoy, order }) => {
    const particles = [one, two, ion, decoy]
    const seen = order.map(place => particles[place] ?? one)
    const atoms = LETTERS.filter((_, at) => seen[at]?.protons === seen[at]?.electrons)
    const protonsOf = (each: (typeof LETTERS)[number]) => seen[LETTERS.indexOf(each)]?.protons
    return atoms
      .filter(each => atoms.some(own => own !== each && protonsOf(own) === protonsOf(each)))
      .join(' and ')
  },
})
