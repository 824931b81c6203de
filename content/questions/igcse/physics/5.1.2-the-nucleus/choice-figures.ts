import { rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, centred, circle, dot, type Point, type Shape, text } from '@/lib/figures/shapes'
import { LETTERS } from '../shared'

const { core, supplement, templates } = choiceQuestions('5.1.2')

export { templates }

const AXES = {
  protons: 'number of protons',
  neutrons: 'number of neutrons',
  nucleons: 'nucleon number',
} as const

type Quantity = keyof typeof AXES

core('isotopes-on-a-grid', {
  facts: { difficulty: 3, checked: '2026-11-24', objective: 'AO1' },
  values: random => {
    const z = random.int(14, 24)
    const n = z + random.int(1, 3)
    const more = random.int(1, 3)
    const aside = random.int(1, 2)
    const across = random.int(1, 2)
    // The first two are isotopes, the third has the neutrons of the first, the fourth the nucleons of the second.
    const nuclides = [
      { protons: z, neutrons: n },
      { protons: z, neutrons: n + more },
      { protons: z + aside, neutrons: n },
      { protons: z - across, neutrons: n + more + across },
    ]
    return {
      nuclides,
      letters: random.shuffle([...LETTERS]),
      axes: random.pick([
        ['protons', 'neutrons'],
        ['neutrons', 'protons'],
        ['nucleons', 'protons'],
        ['protons', 'nucleons'],
      ] as const satisfies readonly (readonly [Quantity, Quantity])[]),
    }
  },
  make: ({ nuclides, letters, axes }) => {
    const value = (at: number, what: Quantity) => {
      const { protons, neutrons } = nuclides[at] ?? { protons: 0, neutrons: 0 }
      return { protons, neutrons, nucleons: protons + neutrons }[what]
    }
    const axis = (what: Quantity) => {
      const all = [0, 1, 2, 3].map(at => value(at, what))
      const [min, max] = [Math.min(...all) - 1, Math.max(...all) + 1]
      return {
        label: AXES[what],
        min,
        max,
        ticks: Array.from({ length: max - min + 1 }, (_, at) => min + at),
        grid: true,
      }
    }
    const chart = graph({
      x: axis(axes[0]),
      y: axis(axes[1]),
      left: 60,
      top: 34,
      width: 250,
      height: 150,
    })
    const pair = (one: number, other: number) =>
      [letters[one] ?? '', letters[other] ?? ''].toSorted().join(' and ')
    const sorted = LETTERS.map(each => letters.indexOf(each))
    const differ = ['number of neutrons', 'number of protons'] as const
    return {
      stem: [
        'Four nuclides P, Q, R and S are shown as points on a grid.',
        'Each of the points P, Q, R and S on the grid stands for a nuclide.',
        'The grid shows four nuclides P, Q, R and S.',
      ],
      figure: figure(
        {
          name: 'nuclear-physics/four-nuclides-on-a-grid',
          title: 'Four nuclides on a grid',
          description: `A grid of ${AXES[axes[1]]} against ${AXES[axes[0]]}. ${sorted.map(at => `${letters[at]}: ${AXES[axes[0]]} ${value(at, axes[0])}, ${AXES[axes[1]]} ${value(at, axes[1])}.`).join(' ')}`,
          height: 228,
        },
        chart.axes,
        ...nuclides.map((_, at) => {
          const [x, y] = chart.at(value(at, axes[0]), value(at, axes[1]))
          return dot(x, y, 'pd', 4.5) + text(x + 8, y - 6, letters[at] ?? '', { cls: 'b' })
        }),
      ),
      prompt: 'Which row names two isotopes of one element, and the way in which their nuclei differ?',
      options: rows(
        ['isotopes', 'the nuclei differ in'],
        [pair(0, 1), differ[0]],
        [
          [
            [pair(0, 1), differ[1]],
            'You found the isotopes, but isotopes of one element have the same number of protons.',
          ],
          [
            [pair(0, 2), differ[1]],
            'You chose two nuclides with the same number of neutrons. Isotopes have the same number of protons.',
          ],
          [
            [pair(1, 3), differ[0]],
            'You chose two nuclides with the same nucleon number. Their numbers of protons differ, so they are different elements.',
          ],
        ],
      ),
      solution: `Isotopes have the same number of protons. ${pair(0, 1)} both have ${value(0, 'protons')} protons. Their nuclei differ in the number of neutrons, and so in the nucleon number.`,
    }
  },
  verify: ({ nuclides, letters }) => {
    const found = nuclides.flatMap((one, at) =>
      nuclides
        .slice(at + 1)
        .flatMap((other, beyond) =>
          one.protons === other.protons ? [[letters[at] ?? '', letters[at + 1 + beyond] ?? '']] : [],
        ),
    )
    return found[0]?.toSorted().join(' and ') ?? ''
  },
})

type Process = 'fission' | 'fusion' | 'alpha' | 'capture'

const PROCESSES: Record<Process, string> = {
  fission: 'a neutron meets a large nucleus; two nuclei of medium size and three neutrons come out',
  fusion: 'two small nuclei meet; one larger nucleus comes out',
  alpha: 'a large nucleus alone; a slightly smaller nucleus and a very small nucleus come out',
  capture: 'a neutron meets a large nucleus; one nucleus, slightly larger, comes out',
}

/** Nuclei as circles with their nucleon numbers, neutrons as dots, in a space of 175 by 92. */
function process(kind: Process, x: number, y: number, heavy: number, light: number): Shape {
  const middle = y + 50
  const nucleus = ([px, py]: Point, radius: number, number: number) =>
    circle(px, py, radius, 'l sheet') + centred(px, py, String(number), 's')
  const neutron = (px: number, py: number) => dot(px, py, 'd', 4)
  const becomes = (from: number) => arrow(from, middle, from + 26, middle, { cls: 'p' })
  if (kind === 'fusion')
    return (
      nucleus([x + 26, middle - 18], 10, 1) +
      nucleus([x + 26, middle + 18], 11, 2) +
      becomes(x + 60) +
      nucleus([x + 116, middle], 13, 3)
    )
  if (kind === 'fission')
    return (
      neutron(x + 12, middle) +
      nucleus([x + 46, middle], 24, heavy) +
      becomes(x + 76) +
      nucleus([x + 126, middle - 22], 17, heavy - 2 - light) +
      nucleus([x + 126, middle + 22], 18, light) +
      [-16, 0, 16].map(dy => neutron(x + 156, middle + dy)).join('')
    )
  if (kind === 'alpha')
    return (
      nucleus([x + 40, middle], 24, heavy) +
      becomes(x + 72) +
      nucleus([x + 130, middle], 23, heavy - 4) +
      nucleus([x + 163, middle - 31], 11, 4)
    )
  return (
    neutron(x + 12, middle) +
    nucleus([x + 46, middle], 24, heavy) +
    becomes(x + 78) +
    nucleus([x + 136, middle], 25, heavy + 1)
  )
}

supplement('fission-and-fusion-among-four-processes', {
  facts: { difficulty: 3, checked: '2026-11-24', objective: 'AO1' },
  values: random => ({
    shown: random.shuffle(['fission', 'fusion', 'alpha', 'capture'] as const),
    sunFirst: random.chance(0.5),
    heavy: random.pick([233, 235, 239]),
    light: random.int(134, 145),
  }),
  make: ({ shown, sunFirst, heavy, light }) => {
    const at = (kind: Process) => LETTERS[shown.indexOf(kind)] ?? ''
    const cells = (sun: Process, reactor: Process) =>
      sunFirst ? [at(sun), at(reactor)] : [at(reactor), at(sun)]
    const columns = ['in the Sun', 'in a nuclear power station']
    const places = sunFirst
      ? 'in the Sun and in the reactor of a nuclear power station'
      : 'in the reactor of a nuclear power station and in the Sun'
    return {
      stem: [
        'The diagrams P, Q, R and S show four kinds of nuclear process. Circles are nuclei, with their nucleon numbers, and black dots are neutrons.',
        'One example of each of four kinds of nuclear process is shown. Each circle is a nucleus, with its nucleon number inside, and each black dot is a neutron.',
      ],
      figure: figure(
        {
          name: 'nuclear-physics/four-nuclear-processes',
          title: 'Four nuclear processes',
          description: `Four drawings, each with an arrow from what there is before to what there is after. ${shown.map((kind, place) => `${LETTERS[place]}: ${PROCESSES[kind]}.`).join(' ')}`,
          height: 200,
        },
        ...shown.map((kind, place) => {
          const [x, y] = [(place % 2) * 183, Math.floor(place / 2) * 100]
          return text(x + 3, y + 15, LETTERS[place] ?? '', { cls: 'b' }) + process(kind, x, y, heavy, light)
        }),
      ),
      prompt: [
        `Which kinds of process release most of the energy ${places}?`,
        `By which kinds of process is most of the energy released ${places}?`,
      ],
      options: rows(sunFirst ? columns : columns.toReversed(), cells('fusion', 'fission'), [
        [
          cells('fission', 'fusion'),
          'You exchanged fission and fusion. In the Sun small nuclei join; in a reactor large nuclei split.',
        ],
        [
          cells('fusion', 'alpha'),
          'You took α-emission for fission. In fission a neutron makes a large nucleus split into two nuclei of medium size.',
        ],
        [
          cells('capture', 'fission'),
          'You took a large nucleus that absorbs a neutron for fusion. In fusion two small nuclei join.',
        ],
      ]),
      solution: `In the Sun the nuclei of very light atoms join to a larger nucleus: fusion, ${at('fusion')}. In a reactor a large nucleus that absorbs a neutron splits into two nuclei of medium size and some neutrons: fission, ${at('fission')}.`,
    }
  },
})
