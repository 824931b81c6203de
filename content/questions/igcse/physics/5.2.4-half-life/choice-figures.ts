import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { decayPoints } from '@/lib/figures/nuclear'
import { curve, line, type Shape, text } from '@/lib/figures/shapes'
import { fourDrawings, lettered, PANELS, smallAxes } from '../shared'

const { core, templates } = choiceQuestions('5.2.4')

export { templates }

/** A second sample compared with the first: its nuclei at the start, and its half-life. */
type Sample = { start: number; life: number }

const SAMPLES: readonly Sample[] = [
  { start: 2, life: 1 },
  { start: 1, life: 2 },
  { start: 1, life: 0.5 },
  { start: 2, life: 0.5 },
  { start: 2, life: 2 },
]

const times = (factor: number) => (factor === 2 ? 'twice' : 'half')

const told = ({ start, life }: Sample) => {
  const nuclei = start === 1 ? 'the same number of nuclei as X' : 'twice as many nuclei as X'
  return life === 1
    ? `${nuclei}, of the same isotope`
    : `${nuclei}, of an isotope whose half-life is ${times(life)} as long`
}

/** Where the curve of a sample begins, and where it is after one half-life of the first sample. */
const seen = ({ start, life }: Sample) => {
  const later = { 0.5: start / 4, 1: start / 2, 2: start * Math.SQRT1_2 }[life] ?? 0
  return `starts at ${start === 2 ? '2N' : 'N'} and is at about ${quantity(later, '', 2)} N at the time T`
}

function panel(x: number, y: number, { start, life }: Sample): Shape {
  const { axes, at } = smallAxes(x, y, 'nuclei left', 'time', 92)
  const [tall, wide] = [0.46, 0.3] // nuclei of the first sample, and its half-life, in parts of the axes
  const grid = [1, 2, 3]
    .map(each => {
      const [[x1, y1], [x2, y2]] = [at(each * wide, 0), at(each * wide, 1)]
      return line(x1, y1, x2, y2, 'f')
    })
    .concat(
      [0.25, 0.5, 1, 2].map(each => {
        const [[x1, y1], [x2, y2]] = [at(0, each * tall), at(1, each * tall)]
        return line(x1, y1, x2, y2, 'f')
      }),
    )
  const of = (nuclei: number, half: number, cls: string) =>
    curve(
      decayPoints(nuclei * tall, half * wide, 0.98).map(([time, left]) => at(time, left)),
      cls,
    )
  const marks = [1, 2].map(each => {
    const [px, py] = at(each * wide, 0)
    return text(px, py + 13, `${each === 1 ? '' : each}*T*`, { anchor: 'middle', cls: 's' })
  })
  const levels = [1, 2].map(each => {
    const [px, py] = at(0, each * tall)
    return text(px - 4, py + 4, `${each === 1 ? '' : each}*N*`, { anchor: 'end', cls: 's' })
  })
  return grid.join('') + axes + of(1, 1, 'l dash') + of(start, life, 'p') + marks.join('') + levels.join('')
}

core('decay-curve-of-a-second-sample', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const shown = random.sample(SAMPLES, 4)
    const rightAt = random.int(0, 3)
    const right = shown[rightAt]
    return right ? { shown, rightAt, right, scene: random.int(0, 2) } : null
  },
  make: ({ shown, rightAt, right, scene }) => {
    const error = ({ start, life }: Sample) => {
      const parts = [
        start === right.start
          ? ''
          : `You began at ${start === 2 ? '2*N*' : '*N*'}. Sample Y contains ${right.start === 2 ? 'twice as many nuclei as X' : 'as many nuclei as X'} at the start.`,
        life === right.life
          ? ''
          : `You chose a curve that halves in ${{ 0.5: '0.5*T*', 1: '*T*', 2: '2*T*' }[life]}. ${
              right.life === 1
                ? 'The half-life of an isotope does not depend on the number of nuclei.'
                : `The half-life of Y is ${times(right.life)} as long, so the number halves in ${right.life === 2 ? '2*T*' : '0.5*T*'}.`
            }`,
      ]
      return parts.filter(each => each !== '').join(' ')
    }
    return {
      stem: `${
        [
          'Sample X contains *N* nuclei of a radioactive isotope, which has a half-life *T*.',
          'A radioactive sample X has *N* undecayed nuclei at the start. The half-life of its isotope is *T*.',
          'At the start of an experiment there are *N* nuclei of a radioactive isotope with half-life *T* in sample X.',
        ][scene] ?? ''
      } Sample Y contains ${told(right)}. In the graphs, the dashed line is for sample X and the full line for sample Y.`,
      figure: figure(
        {
          name: 'nuclear-physics/decay-of-two-samples-in-four-graphs',
          title: 'Four graphs of the decay of two samples',
          description: `Four graphs, A to D, of the number of nuclei left against time. In each, the same dashed line falls from N at the start to half of N at T. ${shown.map((sample, at) => `The full line in ${PANELS[at]} ${seen(sample)}.`).join(' ')}`,
          height: 282,
        },
        fourDrawings(142, (at, x, y) => panel(x, y, shown[at] ?? right)),
      ),
      prompt: ['Which graph is correct?', 'Which graph shows the decay of both samples?'],
      options: lettered(shown.map((sample, at) => (at === rightAt ? null : error(sample)))),
      solution: `Sample Y starts at ${right.start === 2 ? '2*N*' : '*N*'}. ${
        right.life === 1
          ? 'Half-life depends on the isotope only, so its number of nuclei also halves in each time *T*.'
          : `Its number of nuclei halves in each time ${right.life === 2 ? '2*T*' : '0.5*T*'}.`
      }

At time ${right.life === 2 ? '2*T*' : '*T*'} it is at ${right.life === 0.5 ? 'a quarter' : 'half'} of its first value: graph ${PANELS[rightAt]}.`,
    }
  },
  verify: ({ shown, right }) => {
    // By the number at the start and at the time 2T, halved step by step.
    const at2T = ({ start, life }: Sample) => {
      let left = start
      for (let time = life; time <= 2; time += life) left /= 2
      return left
    }
    return PANELS[shown.findIndex(each => each.start === right.start && at2T(each) === at2T(right))] ?? ''
  },
})
