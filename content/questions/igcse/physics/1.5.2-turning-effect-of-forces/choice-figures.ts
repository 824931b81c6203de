import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { linearScale } from '@/lib/figures/laboratory/scales'
import { arrow, dot, line, polygon, rect, type Shape, text } from '@/lib/figures/shapes'
import { fourDrawings, isNeat, lettered, PANELS } from '../shared'

const { core, templates } = choiceQuestions('1.5.2', { calculator: 'needed' })

export { templates }

/** Forces in newtons, distances from the pivot in spaces between marks. */
type Beam = { left: number; right: number; toLeft: number; toRight: number }

const turn = ({ left, right, toLeft, toRight }: Beam) => Math.sign(right * toRight - left * toLeft)

const mirrored = ({ left, right, toLeft, toRight }: Beam): Beam => ({
  left: right,
  right: left,
  toLeft: toRight,
  toRight: toLeft,
})

const SPACES = 8

/** A beam of 136 units with a mark at each space. The pivot is so placed that both forces are on it. */
function drawn(x: number, y: number, { left, right, toLeft, toRight }: Beam, pivot: number): Shape {
  const at = (mark: number) => x + mark * 17
  const pivotAt = at(pivot)
  const pull = (mark: number, newtons: number) =>
    arrow(at(mark), y + 8, at(mark), y + 40, { cls: 'p' }) +
    text(at(mark), y + 55, quantity(newtons, 'N'), { anchor: 'middle', cls: 's' })
  return (
    rect(x - 4, y, SPACES * 17 + 8, 8, 'l sheet') +
    Array.from({ length: SPACES + 1 }, (_, mark) => line(at(mark), y, at(mark), y + 8, 'l thin')).join('') +
    polygon(
      [
        [pivotAt, y + 8],
        [pivotAt - 8, y + 24],
        [pivotAt + 8, y + 24],
      ],
      'l sunk',
    ) +
    pull(pivot - toLeft, left) +
    pull(pivot + toRight, right)
  )
}

const WHERE = ['beam', 'metal rod', 'wooden strip', 'plank']

const FORCES = [10, 20, 30, 40, 50, 60, 80]

core('which-of-four-beams-turns', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const beam = (): Beam => ({
      left: random.pick(FORCES),
      right: random.pick(FORCES),
      toLeft: random.int(1, 6),
      toRight: random.int(1, 6),
    })
    const asked = random.pick(['clockwise', 'anticlockwise', 'balanced'] as const)
    /** Drawn until it is as wanted. */
    const such = (isWanted: (each: Beam) => boolean): Beam | null => {
      for (let tries = 0; tries < 400; tries += 1) {
        const each = beam()
        const span = each.toLeft + each.toRight
        if (span >= 3 && span <= SPACES && isWanted(each)) return each
      }
      return null
    }
    const all =
      asked === 'balanced'
        ? [
            such(each => turn(each) === 0 && each.left !== each.right),
            such(each => each.left === each.right && each.toLeft !== each.toRight),
            such(each => each.toLeft === each.toRight && each.left !== each.right),
            // The larger force is the further away, in the same proportion.
            such(each => each.left * each.toRight === each.right * each.toLeft && each.left !== each.right),
          ]
        : [
            // The larger force is the nearer one, so that both moments have to be worked out.
            such(each => turn(each) > 0 && (each.right - each.left) * (each.toRight - each.toLeft) < 0),
            such(each => turn(each) < 0 && each.right > each.left),
            such(each => turn(each) < 0 && each.toRight > each.toLeft),
            such(each => turn(each) === 0 && each.left !== each.right),
          ]
    const beams = all.flatMap(each =>
      each === null ? [] : [asked === 'anticlockwise' ? mirrored(each) : each],
    )
    if (beams.length < 4 || new Set(beams.map(each => JSON.stringify(each))).size < 4) return null
    const pivots = beams.map(each => random.int(each.toLeft, SPACES - each.toRight))
    return { asked, beams, pivots, places: random.shuffle([0, 1, 2, 3]), where: random.pick(WHERE) }
  },
  make: ({ asked, beams, pivots, places, where }) => {
    const shown = places.map(at => beams[at] ?? mirrored({ left: 1, right: 1, toLeft: 1, toRight: 1 }))
    const side = asked === 'clockwise' ? 'right' : 'left'
    const errors =
      asked === 'balanced'
        ? [
            null,
            'You compared the forces only. Equal forces at different distances have different moments.',
            'You compared the distances only. Different forces at equal distances have different moments.',
            'You put the larger force further away from the pivot. For balance it must be nearer.',
          ]
        : [
            null,
            `You compared the forces only. The force on the ${side} is larger, but it is so near the pivot that its moment is smaller.`,
            `You compared the distances only. The force on the ${side} is further away, but so small that its moment is smaller.`,
            `You did not work out both moments. They are equal, so this one does not turn.`,
          ]
    const moments = ({ left, right, toLeft, toRight }: Beam) =>
      `${left} × ${toLeft} = ${left * toLeft} on the left, ${right} × ${toRight} = ${right * toRight} on the right`
    return {
      stem: `Each diagram shows a ${where} on a pivot, with two forces on it. The weight of the ${where} can be ignored. The marks on it are at equal distances. At first each ${where} is held level. Then it is released.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/four-beams-with-two-forces',
          title: 'Four beams, each on a pivot with a force on each side',
          description: `Four level beams with equally spaced marks, each on a pivot, and two arrows downwards. ${shown.map((each, at) => `Beam ${PANELS[at]}: ${each.left} N, ${each.toLeft} ${each.toLeft === 1 ? 'space' : 'spaces'} to the left of the pivot, and ${each.right} N, ${each.toRight} ${each.toRight === 1 ? 'space' : 'spaces'} to the right.`).join(' ')}`,
          height: 172,
        },
        fourDrawings(86, (at, x, y) =>
          drawn(
            x + 24,
            y + 20,
            shown[at] ?? { left: 1, right: 1, toLeft: 1, toRight: 1 },
            pivots[places[at] ?? 0] ?? 4,
          ),
        ),
      ),
      prompt:
        asked === 'balanced'
          ? [`Which ${where} stays level?`, `Which ${where} is in equilibrium?`]
          : [`Which ${where} turns ${asked}?`, `Which ${where} begins to turn ${asked}?`],
      options: lettered(places.map(at => errors[at] ?? null)),
      solution: `Moment = force × perpendicular distance from the pivot. With the distance in spaces:

${shown.map((each, at) => `- ${PANELS[at]}: ${moments(each)}`).join('\n')}

${
  asked === 'balanced'
    ? `The moments are equal only in ${PANELS[places.indexOf(0)]}.`
    : `The moment on the ${side}, which is ${asked}, is the larger one only in ${PANELS[places.indexOf(0)]}.`
}`,
    }
  },
  // By the point where one force would balance both: left of the pivot, on it, or right of it.
  verify: ({ asked, beams, places }) =>
    PANELS[
      places.findIndex(at => {
        const { left, right, toLeft, toRight } = beams[at] ?? { left: 1, right: 1, toLeft: 0, toRight: 0 }
        const middle = -toLeft + (right / (left + right)) * (toLeft + toRight)
        if (Math.abs(middle) < 1e-9) return asked === 'balanced'
        return middle > 0 ? asked === 'clockwise' : asked === 'anticlockwise'
      })
    ] ?? '',
})

core('newton-meter-moved-along-a-rule', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const loadOnLeft = random.chance(0.5)
    const [from, to, load] = [random.step(10, 45, 5), random.step(10, 45, 5), random.step(15, 45, 5)]
    const first = random.pick([1.2, 1.5, 1.6, 1.8, 2, 2.4, 2.5, 3, 3.2, 3.6, 4, 4.5, 4.8, 6])
    const right = (first * from) / to
    if (Math.abs(from - to) < 10 || !isNeat(right)) return null
    // Marks of the rule, and the middle is at 50 cm.
    const mark = (away: number, left: boolean) => (left ? 50 - away : 50 + away)
    const [p, q] = [mark(from, !loadOnLeft), mark(to, !loadOnLeft)]
    const slips: Slip[] = [
      [(first * p) / q, 'You used the numbers on the rule. The distances are measured from the pivot.'],
      [
        (first * (100 - p)) / (100 - q),
        'You measured the distances from the 100 cm end of the rule. They are measured from the pivot.',
      ],
      [
        (first * to) / from,
        'You turned the distances upside down. Further away from the pivot, a smaller force has the same moment.',
      ],
      [
        (first * from) / load,
        'You found the weight of the object. The reading with the meter at Q is asked for.',
      ],
      [first, 'You left the force unchanged. The moment stays the same, but the distance changes.'],
      [
        first * (1 + (from - to) / from),
        'You changed the force by the same fraction as the distance. It is the moment, force × distance, that stays the same.',
      ],
    ]
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => value > 0.2 && value < 40),
      value => quantity(value, 'N', 2),
    )
    if (!wrong || right < 0.5 || right > 12) return null
    return {
      loadOnLeft,
      from,
      to,
      load: mark(load, loadOnLeft),
      p,
      q,
      first,
      right,
      wrong,
      what: random.pick(['a stone', 'a bag of sand', 'a metal block', 'a bunch of keys']),
      scene: random.int(0, 2),
    }
  },
  make: ({ loadOnLeft, from, to, load, p, q, first, right, wrong, what, scene }) => {
    const scale = linearScale({
      x: 36,
      y: 66,
      length: 280,
      way: 'right',
      side: 'below',
      from: 0,
      to: 100,
      division: 5,
      numbered: 10,
      longer: 10,
    })
    const x = (value: number) => scale.at(value)[0]
    const thing = what.replace('a ', 'the ')
    return {
      stem:
        [
          `A uniform metre rule rests on a pivot at its middle. ${what.replace('a ', 'A ')} hangs from it. A newton meter pulls the rule down at P and keeps it level; its reading is ${quantity(first, 'N', 2)}.`,
          `${what.replace('a ', 'A ')} hangs from a uniform metre rule, which is supported at its middle. A student keeps the rule level by pulling down at P with a newton meter. It shows ${quantity(first, 'N', 2)}.`,
          `${what.replace('a ', 'A ')} hangs from a uniform metre rule that is pivoted at its middle. To keep the rule level, a downward force of ${quantity(first, 'N', 2)} is needed at P. A newton meter gives this force.`,
        ][scene] ?? '',
      figure: figure(
        {
          name: 'motion-forces-and-energy/rule-with-an-object-and-two-places-for-a-force',
          title: 'A metre rule on a pivot, with an object and two points P and Q',
          description: `A rule with numbers from 0 to 100 cm and a mark at every 5 cm rests on a pivot at the 50 cm mark. An object hangs from the ${load} cm mark. Point P, with an arrow downwards, is at the ${p} cm mark and point Q at the ${q} cm mark.`,
          height: 178,
        },
        // As long on both sides of its middle.
        rect(20, 66, 312, 34, 'l sheet'),
        scale.shape,
        text(336, 92, 'cm', { cls: 's' }),
        polygon(
          [
            [x(50), 100],
            [x(50) - 12, 126],
            [x(50) + 12, 126],
          ],
          'l sunk',
        ),
        line(x(load), 100, x(load), 128),
        rect(x(load) - 15, 128, 30, 24, 'l sunk'),
        text(x(load), 170, what.replace('a ', ''), { anchor: 'middle', cls: 's' }),
        dot(x(p), 66),
        dot(x(q), 66),
        text(x(p), 54, 'P', { anchor: 'middle', cls: 'b' }),
        text(x(q), 54, 'Q', { anchor: 'middle', cls: 'b' }),
        arrow(x(p), 100, x(p), 144, { cls: 'p' }),
        text(x(p) + (loadOnLeft ? 7 : -7), 142, quantity(first, 'N', 2), {
          anchor: loadOnLeft ? 'start' : 'end',
          cls: 's',
        }),
      ),
      prompt: [
        'Only the meter is moved, to Q, and the rule is level again. What is the reading now?',
        'What is the reading when the meter pulls down at Q and the rule is level again?',
      ],
      options: numbers({ right, unit: 'N', sigFigs: 2, wrong }),
      solution: `${thing.replace('the ', 'The ')} is not moved, so the moment of the meter about the pivot must be the same at P and at Q. P is ${quantity(from, 'cm')} from the pivot: ${loadOnLeft ? `${p} − 50` : `50 − ${p}`}. Q is ${quantity(to, 'cm')} from it.

${quantity(first, 'N', 2)} × ${quantity(from, 'cm')} = *F* × ${quantity(to, 'cm')}, so *F* = ${quantity(right, 'N', 2)}.`,
    }
  },
  // By way of the weight of the object.
  verify: ({ load, p, q, first }) => {
    const weight = (first * Math.abs(p - 50)) / Math.abs(load - 50)
    return (weight * Math.abs(load - 50)) / Math.abs(q - 50)
  },
})
