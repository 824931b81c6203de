import { rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { wireEnd } from '@/lib/figures/magnet'
import { arrow, line, type Shape, text } from '@/lib/figures/shapes'
import { polesBeside } from '../shared'

const { core, supplement, templates } = choiceQuestions('4.5.5')

export { templates }

core('motor-with-the-largest-turning-effect', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const most = random.chance(0.6)
    const turns = random.pick([
      [20, 50],
      [50, 80],
      [40, 100],
      [60, 120],
    ] as const)
    const low = random.step(0.2, 1.2, 0.2)
    const high = low + random.pick([0.4, 0.6, 1])
    return { most, turns, currents: [low, high] as const }
  },
  make: ({ most, turns, currents }) => {
    const [best, worst] = most ? [1, 0] : [0, 1]
    const cell = (t: number, i: number, m: number) => [
      String(turns[t]),
      plain(currents[i] ?? 0, 1),
      m === 1 ? 'strong' : 'weak',
    ]
    const error = (fewer: string, more: string) =>
      most
        ? `You chose a motor with ${fewer}; with ${more} the turning effect is larger.`
        : `You chose a motor with ${more}; with ${fewer} the turning effect is smaller.`
    return {
      stem: 'Four simple d.c. motors differ only in the number of turns on the coil, the current in the coil and the strength of the magnet. The coils have the same size.',
      prompt: `Which motor has the **${most ? 'largest' : 'smallest'}** turning effect on its coil?`,
      options: rows(['number of turns', 'current / A', 'magnet'], cell(best, best, best), [
        [cell(worst, best, best), error('fewer turns', 'more turns')],
        [cell(best, worst, best), error('a smaller current', 'a larger current')],
        [cell(best, best, worst), error('a weak magnet', 'a strong magnet')],
      ]),
      solution: `The turning effect increases with the number of turns, with the current and with the strength of the magnetic field. It is ${most ? 'largest' : 'smallest'} for ${turns[best]} turns, ${plain(currents[best] ?? 0, 1)}\u00a0A and the ${most ? 'strong' : 'weak'} magnet.`,
    }
  },
  verify: ({ most, turns }) => (most ? Math.max(...turns) : Math.min(...turns)),
})

/** A coil end-on, level, with its sides P and Q. */
function levelCoil(y: number, labels: readonly [string, string]): Shape {
  return (
    line(140, y, 220, y, 'l thick') +
    text(126, y + 5, labels[0], { anchor: 'end', cls: 'b' }) +
    text(234, y + 5, labels[1], { cls: 'b' })
  )
}

core('forces-on-the-sides-of-a-motor-coil', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    known: random.pick(['left', 'right'] as const),
    up: random.chance(0.5),
    northLeft: random.chance(0.5),
    labels: random.pick([
      ['P', 'Q'],
      ['Q', 'P'],
      ['X', 'Y'],
      ['Y', 'X'],
    ] as const),
  }),
  make: ({ known, up, northLeft, labels }) => {
    const [given, asked] = known === 'left' ? labels : [labels[1], labels[0]]
    const clockwise = (known === 'left') === up
    const [turns, turnsNot] = clockwise ? ['clockwise', 'anticlockwise'] : ['anticlockwise', 'clockwise']
    const [force, forceNot] = up ? ['downwards', 'upwards'] : ['upwards', 'downwards']
    // The current that gives this force: out of the page on the left for a force upwards, N pole on the left.
    const leftUp = (known === 'left') === up
    const leftFlow = leftUp === northLeft ? 'out' : 'in'
    const x = known === 'left' ? 140 : 220
    return {
      stem: `A coil lies level between the poles of a magnet. It is seen end-on. There is a current in the coil, and the force on its side ${given} is ${up ? 'upwards' : 'downwards'}, as shown.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/motor-coil-with-one-force',
          title: 'A motor coil seen end-on, with the force on one side',
          description: `A coil is seen end-on as a level line between an ${northLeft ? 'N' : 'S'} pole on the left and an ${northLeft ? 'S' : 'N'} pole on the right. Its left side is labelled ${labels[0]} and its right side ${labels[1]}. The ${leftFlow === 'out' ? 'left' : 'right'} side has a dot for a current out of the page, the ${leftFlow === 'out' ? 'right' : 'left'} side a cross for a current into the page. An arrow shows that the force on side ${given} is ${up ? 'upwards' : 'downwards'}.`,
          height: 124,
        },
        polesBeside(62, northLeft),
        levelCoil(62, labels),
        arrow(x, 62, x, up ? 14 : 110, { cls: 'r thick' }),
        text(x + (known === 'left' ? -8 : 8), up ? 20 : 112, 'force', {
          anchor: known === 'left' ? 'end' : 'start',
          cls: 'tr',
        }),
        wireEnd(140, 62, leftFlow),
        wireEnd(220, 62, leftFlow === 'out' ? 'in' : 'out'),
      ),
      prompt: `Which row shows the force on side ${asked} and the way in which the coil begins to turn?`,
      columns: `force on ${asked} | coil turns`,
      right: `${force} | ${turns}`,
      wrong: {
        [`${forceNot} | ${turns}`]: `You gave both sides the same force, which would not turn the coil. The currents in the two sides are opposite, and so are the forces.`,
        [`${force} | ${turnsNot}`]: `You have the right force, but with ${given} pushed ${up ? 'up' : 'down'} and ${asked} pushed ${up ? 'down' : 'up'} the coil turns the other way.`,
        [`${forceNot} | ${turnsNot}`]:
          'You gave both sides the same force, although the currents in them are in opposite directions.',
      },
      solution: `The currents in the two sides are in opposite directions in the same field, so the forces are in opposite directions: the force on ${asked} is ${force}. The ${known} side is pushed ${up ? 'up' : 'down'} and the other one ${up ? 'down' : 'up'}, so the coil turns ${turns}.`,
    }
  },
  verify: ({ up }) => ['upwards', 'downwards'][Number(up)] ?? '',
})

supplement('direction-of-rotation-of-a-motor', {
  facts: { difficulty: 5, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    northLeft: random.chance(0.5),
    leftFlow: random.pick(['out', 'in'] as const),
    asked: random.pick(['left', 'right'] as const),
    labels: random.pick([
      ['P', 'Q'],
      ['Q', 'P'],
    ] as const),
  }),
  make: ({ northLeft, leftFlow, asked, labels }) => {
    const rightFlow = leftFlow === 'out' ? 'in' : 'out'
    const leftUp = (leftFlow === 'out') === northLeft
    const up = asked === 'left' ? leftUp : !leftUp
    const [turns, turnsNot] = leftUp ? ['clockwise', 'anticlockwise'] : ['anticlockwise', 'clockwise']
    const [force, forceNot] = up ? ['upwards', 'downwards'] : ['downwards', 'upwards']
    const letter = asked === 'left' ? labels[0] : labels[1]
    const flow = (asked === 'left' ? leftFlow : rightFlow) === 'out' ? 'out of the page' : 'into the page'
    return {
      stem: `The coil of a d.c. motor lies level between the poles of a magnet. It is seen end-on. The current in the left side of the coil is ${leftFlow === 'out' ? 'out of' : 'into'} the page, and the current in the right side is ${leftFlow === 'out' ? 'into' : 'out of'} the page.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/motor-coil-with-currents',
          title: 'A motor coil seen end-on, with the currents in its sides',
          description: `A coil is seen end-on as a level line between an ${northLeft ? 'N' : 'S'} pole on the left and an ${northLeft ? 'S' : 'N'} pole on the right. Its left side, ${labels[0]}, has a ${leftFlow === 'out' ? 'dot: the current is out of' : 'cross: the current is into'} the page. Its right side, ${labels[1]}, has a ${leftFlow === 'out' ? 'cross: the current is into' : 'dot: the current is out of'} the page.`,
          height: 100,
        },
        polesBeside(50, northLeft),
        levelCoil(50, labels),
        wireEnd(140, 50, leftFlow),
        wireEnd(220, 50, rightFlow),
      ),
      prompt: `Which row shows the force on side ${letter} and the way in which the coil begins to turn?`,
      columns: `force on ${letter} | coil turns`,
      right: `${force} | ${turns}`,
      wrong: {
        [`${forceNot} | ${turnsNot}`]:
          'You may have used the right hand, or taken the field from S to N. That reverses both forces.',
        [`${force} | ${turnsNot}`]: `You have the right force, but a force ${force} on the ${asked} side turns the coil ${turns}.`,
        [`${forceNot} | ${turns}`]: `You reversed the force on ${letter}. This force would not turn the coil ${turns}.`,
      },
      solution: `Left-hand rule for side ${letter}: first finger along the field, from N to S, that is to the ${northLeft ? 'right' : 'left'}; second finger along the current, ${flow}. The thumb shows that the force is ${force}.

The force on the other side is opposite. So the coil turns ${turns}.`,
    }
  },
  verify: ({ northLeft, leftFlow, asked }) => {
    const left = (leftFlow === 'out' ? 1 : -1) * (northLeft ? 1 : -1)
    return (asked === 'left' ? left : -left) > 0 ? 'upwards' : 'downwards'
  },
})
type Setting = { back: boolean; larger: boolean; turned: boolean }

core('current-and-magnet-for-a-rotation', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const reverse = random.chance(0.6)
    const turned = reverse ? random.chance(0.5) : true
    const right: Setting = { back: reverse ? !turned : true, larger: true, turned }
    return {
      current: random.step(0.4, 1.2, 0.2),
      clockwise: random.chance(0.5),
      northLeft: random.chance(0.5),
      reverse,
      right,
    }
  },
  make: ({ current, clockwise, northLeft, reverse, right }) => {
    const cells = ({ back, larger, turned }: Setting) => [
      back ? 'from Q to P' : 'from P to Q',
      plain(larger ? current * 2 : current / 2, 1),
      northLeft !== turned ? 'left' : 'right',
    ]
    const errorOf = ({ back, turned }: Setting) =>
      back && turned
        ? 'You reversed both the current and the field. The coil then turns the same way as before.'
        : back || turned
          ? `You reversed only the ${back ? 'current' : 'field'}. The coil then turns the other way.`
          : 'You reversed nothing, so the coil turns the same way as before.'
    const wrong: Setting[] = reverse
      ? [
          { back: true, larger: true, turned: true },
          { back: false, larger: true, turned: false },
        ]
      : [
          { back: true, larger: true, turned: false },
          { back: false, larger: true, turned: true },
        ]
    const [before, after] = clockwise ? ['clockwise', 'anticlockwise'] : ['anticlockwise', 'clockwise']
    return {
      stem: `The ends of the coil of a d.c. motor are connected to terminals P and Q. The coil turns ${before} when the current in it is ${plain(current, 1)}\u00a0A from P to Q and the N pole of the magnet is on the ${northLeft ? 'left' : 'right'}.`,
      prompt: `Which row gives a **larger** turning effect that turns the coil ${reverse ? after : before}?`,
      options: rows(['direction of the current', 'current / A', 'N pole on the'], cells(right), [
        ...wrong.map(each => [cells(each), errorOf(each)] as [string[], string]),
        [
          cells({ ...right, larger: false }),
          'You have the right direction, but a smaller current gives a smaller turning effect.',
        ],
      ]),
      solution: `A larger turning effect needs a larger current, ${plain(current * 2, 1)}\u00a0A.

To turn the coil ${reverse ? `${after} instead, reverse the current **or** the field, but not both. Here only the ${right.back ? 'current' : 'field'} is reversed` : `${before} as before, reverse both the current and the field, or neither. Here both are reversed`}.`,
    }
  },
  verify: ({ northLeft, reverse, right }) => {
    const wanted = (northLeft ? 1 : -1) * (reverse ? -1 : 1)
    const field = northLeft !== right.turned ? 1 : -1
    return wanted / field > 0 ? 'from P to Q' : 'from Q to P'
  },
})
