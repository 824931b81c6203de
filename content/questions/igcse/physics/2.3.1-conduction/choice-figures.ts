import { rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { arrow, centred, dot, line, rect, text } from '@/lib/figures/shapes'
import type { RowError } from '../shared'

const { supplement, templates } = choiceQuestions('2.3.1')

export { templates }

supplement('energy-through-two-joined-bars', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO1' },
  values: random => ({
    metal: random.pick(['copper', 'aluminium', 'brass', 'steel', 'iron']),
    other: random.pick(['glass', 'pottery', 'stone', 'brick']),
    metalLeft: random.chance(0.5),
    hotLeft: random.chance(0.5),
    letters: random.pick([
      ['X', 'Y'],
      ['P', 'Q'],
    ] as const),
    asked: random.pick(['transfer', 'particles'] as const),
  }),
  make: ({ metal, other, metalLeft, hotLeft, letters, asked }) => {
    const [left, right] = metalLeft ? [metal, other] : [other, metal]
    const [atMetal, atOther] = metalLeft ? letters : [letters[1], letters[0]]
    const cells = (inMetal: string, inOther: string) => (metalLeft ? [inMetal, inOther] : [inOther, inMetal])
    const [both, lattice, free, none] = [
      'lattice vibrations and electrons',
      'lattice vibrations only',
      'electrons only',
      'neither of them',
    ]
    const hot = hotLeft ? 28 : 332
    const transfer: RowError[] = [
      [
        cells(free, lattice),
        `You left out the lattice at ${atMetal}. The particles of a metal vibrate too and pass on energy, though more slowly than its electrons.`,
      ],
      [
        cells(both, none),
        `You thought that nothing is passed on in ${other}. In all solids vibrations are passed from particle to particle.`,
      ],
      [
        cells(lattice, both),
        `You exchanged the two. It is the metal that has electrons which are free to move.`,
      ],
    ]
    const particles: RowError[] = [
      [
        cells('electrons', 'electrons'),
        `You gave ${other} free electrons. Its electrons are held by its atoms.`,
      ],
      [
        cells('atoms', 'atoms'),
        'You let the atoms move along. In a solid they vibrate about fixed positions.',
      ],
      [
        cells('atoms', 'none'),
        'You let the atoms of the metal move along. They vibrate about fixed positions; its free electrons move.',
      ],
    ]
    return {
      stem: [
        `A bar of ${left} and a bar of ${right} are joined end to end. One end is heated, as shown.`,
        `The diagram shows two bars, one of ${left} and one of ${right}, that touch each other. One end is kept hot. Points ${letters[0]} and ${letters[1]} are inside the bars.`,
        `A rod is made of ${left} on the left and of ${right} on the right. One of its ends is heated, the other is cold.`,
      ],
      figure: figure(
        {
          name: 'thermal-physics/two-joined-bars-with-two-points',
          title: 'Two bars joined end to end, heated at one end',
          description: `A level bar consists of ${left} on the left and ${right} on the right. Its ${hotLeft ? 'left' : 'right'} end is heated. Point ${letters[0]} is inside the left half and point ${letters[1]} inside the right half.`,
          height: 128,
        },
        rect(14, 40, 166, 42, 'l sheet'),
        rect(180, 40, 166, 42, 'l sunk'),
        line(180, 40, 180, 82),
        centred(97, 26, left),
        centred(263, 26, right),
        dot(97, 61, 'pd', 4),
        text(107, 66, letters[0], { cls: 'b' }),
        dot(263, 61, 'pd', 4),
        text(273, 66, letters[1], { cls: 'b' }),
        arrow(hot, 112, hot, 86, { cls: 'r thick' }),
        text(hotLeft ? 38 : 322, 110, 'heated here', { anchor: hotLeft ? 'start' : 'end' }),
      ),
      prompt:
        asked === 'transfer'
          ? 'What passes on the energy at each point?'
          : 'Which particles carry energy by moving through the solid, from its hotter to its colder parts?',
      options: rows(
        letters.map(each => `at ${each}`),
        asked === 'transfer' ? cells(both, lattice) : cells('electrons', 'none'),
        asked === 'transfer' ? transfer : particles,
      ),
      solution: `In every solid, particles that vibrate about fixed positions pass energy to their neighbours. A metal such as ${metal} (${atMetal}) also has delocalised electrons, which move through it and carry energy quickly. In ${other} (${atOther}) there are none, so only the vibrations pass on energy.`,
    }
  },
})
