import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { line, type Point, polyline, type Shape, text } from '@/lib/figures/shapes'
import { fourDrawings, lettered, PANELS, smallAxes } from '../shared'

const { core, templates } = choiceQuestions('4.5.1')

export { templates }

/** Two movements of a magnet: each begins and ends at a part of the whole time, and moves it in or out. */
type Move = { from: number; to: number; inwards: boolean }

type Sketch = { told: string; error: string | null; emf: (time: number) => number }

const bump = (time: number, { from, to }: Move) =>
  time > from && time < to ? Math.sin((Math.PI * (time - from)) / (to - from)) : 0

const samples = (f: (time: number) => number): Point[] =>
  Array.from({ length: 121 }, (_, at): Point => [at / 120, f(at / 120)])

/** Axes with the time along the middle, in a space of 175 by 110. */
function trace(x: number, y: number, f: (time: number) => number): Shape {
  const [left, middle, width, tall] = [x + 32, y + 62, 108, 36]
  return (
    line(left, middle - tall - 6, left, middle + tall + 6) +
    line(left, middle, left + width, middle) +
    text(left - 8, y + 14, 'e.m.f.', { cls: 's' }) +
    text(left + width + 4, middle + 4, 'time', { cls: 's' }) +
    text(left - 5, middle + 4, '0', { anchor: 'end', cls: 's' }) +
    polyline(
      samples(f).map(([time, emf]): Point => [left + time * (width - 8), middle - emf * tall]),
      'p',
    )
  )
}

core('emf-of-a-coil-from-the-motion-of-a-magnet', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const fastFirst = random.chance(0.5)
    const inFirst = random.chance(0.5)
    const [quick, slow] = [0.14, 0.34]
    const [first, second] = fastFirst ? [quick, slow] : [slow, quick]
    const moves: readonly [Move, Move] = [
      { from: 0.08, to: 0.08 + first, inwards: inFirst },
      { from: 0.92 - second, to: 0.92, inwards: !inFirst },
    ]
    const kinds = random.sample(['oneWay', 'held', 'sizes', 'distance'] as const, 3)
    return {
      fastFirst,
      inFirst,
      moves,
      shown: random.shuffle(['right', ...kinds] as const),
      pole: random.pick(['N', 'S'] as const),
      upFirst: random.chance(0.5),
      scene: random.int(0, 2),
    }
  },
  make: ({ fastFirst, inFirst, moves: [one, two], shown, pole, upFirst, scene }) => {
    const way = upFirst ? 1 : -1
    const [large, small] = [0.95, 0.42]
    const [first, second] = fastFirst ? [large, small] : [small, large]
    const away = (time: number) => {
      const part = ({ from, to }: Move) => Math.min(1, Math.max(0, (time - from) / (to - from)))
      return inFirst ? 1 - part(one) + part(two) : part(one) - part(two)
    }
    const height = (size: number) => (size === large ? 'a high, narrow' : 'a low, wide')
    const side = (positive: boolean) => (positive ? 'above' : 'below')
    const told = (size1: string, up1: boolean, between: string, size2: string, up2: boolean) =>
      `${size1} peak ${side(up1)} the axis, then ${between}, then ${size2} peak ${side(up2)} the axis`
    const SKETCHES: Record<'right' | 'oneWay' | 'held' | 'sizes' | 'distance', Sketch> = {
      right: {
        emf: time => way * (first * bump(time, one) - second * bump(time, two)),
        told: told(height(first), upFirst, 'zero', height(second), !upFirst),
        error: null,
      },
      oneWay: {
        emf: time => way * (first * bump(time, one) + second * bump(time, two)),
        told: told(height(first), upFirst, 'zero', height(second), upFirst),
        error:
          'You gave both e.m.f.s the same direction. The e.m.f. is reversed when the motion of the magnet is reversed.',
      },
      held: {
        emf: time =>
          way *
          (time < (one.from + one.to) / 2
            ? first * bump(time, one)
            : time > one.to + 0.5 * (two.from - one.to)
              ? -second * bump(time, two)
              : first),
        told: told(
          'a rise to a',
          upFirst,
          'a constant e.m.f. that drops to zero half-way through the rest',
          height(second),
          !upFirst,
        ).replace('a rise to a peak', 'a rise to a level'),
        error:
          'You let the e.m.f. go on while the magnet is at rest. There is an e.m.f. only while the field in the coil changes.',
      },
      sizes: {
        emf: time => way * (second * bump(time, one) - first * bump(time, two)),
        told: told(
          first === large ? 'a low, narrow' : 'a high, wide',
          upFirst,
          'zero',
          first === large ? 'a high, wide' : 'a low, narrow',
          !upFirst,
        ),
        error:
          'You gave the faster motion the smaller e.m.f. The steeper part of the first graph is the faster motion, and it induces the larger e.m.f.',
      },
      distance: {
        emf: time => way * 0.9 * (inFirst ? 1 - away(time) : away(time)),
        told: `a level at zero, a level ${side(upFirst)} the axis during the rest, and zero again, joined by straight lines`,
        error:
          'You let the e.m.f. follow the position of the magnet. It depends on how fast the magnet moves, and is zero at rest.',
      },
    }
    const sketches = shown.map(kind => SKETCHES[kind])
    // To the middle of the coil and no further: there the e.m.f. has fallen to zero.
    const story = inFirst
      ? `is pushed into a coil, ${pole} pole first, until its middle is at the middle of the coil. It is held there and then pulled out again`
      : `is at rest with its middle at the middle of a coil. It is pulled out, held at rest and then pushed back to where it was, ${pole} pole first`
    return {
      stem:
        [
          `A bar magnet ${story}. The first graph shows how its distance from the middle of the coil changes with time.`,
          `A bar magnet ${story}. A device records the e.m.f. that is induced in the coil. The upper graph shows the distance between the middle of the magnet and the middle of the coil.`,
          `In an experiment, a magnet ${story}. The distance of the magnet from the middle of the coil is shown in the first graph.`,
        ][scene] ?? '',
      figure: figure(
        {
          name: 'electricity-and-magnetism/motion-of-a-magnet-and-four-traces',
          title: 'The distance of a magnet above four graphs of e.m.f.',
          description: `Above, distance against time: the line is level at ${inFirst ? 'a high value, falls' : 'zero, rises'} in a ${fastFirst ? 'short' : 'long'} straight part, is level, and ${inFirst ? 'rises' : 'falls'} in a ${fastFirst ? 'long' : 'short'} straight part to its first value. Below, four graphs of e.m.f. against time, A to D. ${sketches.map((sketch, at) => `${PANELS[at]}: ${sketch.told}.`).join(' ')}`,
          height: 366,
        },
        (() => {
          const { axes, at } = smallAxes(92, 2, 'distance', 'time')
          const corners = [0, one.from, one.to, two.from, two.to, 1]
          return (
            axes +
            polyline(
              corners.map(time => at(time, 0.9 * away(time))),
              'p',
            )
          )
        })(),
        fourDrawings(120, (at, x, y) => trace(x, y, sketches[at]?.emf ?? (() => 0)), 126),
      ),
      prompt: [
        'Which graph shows how the e.m.f. in the coil changes in the same time?',
        'Which graph shows the e.m.f. that is induced?',
      ],
      options: lettered(sketches.map(({ error }) => error)),
      solution: `An e.m.f. is induced only while the magnet moves, so it is zero during the rest. The two motions have opposite directions, so the two e.m.f.s have opposite directions too.

The ${fastFirst ? 'first' : 'second'} motion is the faster one, as the line is steeper. It induces the larger e.m.f., for a shorter time.`,
    }
  },
})
