import { inAnyOrder, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { component, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { barMagnet } from '@/lib/figures/magnet'
import { arc, arrow, centred, circle, line, pointer, rect, type Shape, text } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('4.5.1')

export { templates }

/** A coil from the side: backs of the turns faint, fronts thick. */
function coil(x: number, y: number, turns: number, step: number, tall: number): Shape {
  const backs = Array.from({ length: turns - 1 }, (_, at) =>
    line(x + at * step + step * 0.4, y + tall, x + (at + 1) * step, y, 'f'),
  )
  const fronts = Array.from({ length: turns }, (_, at) =>
    line(x + at * step, y, x + at * step + step * 0.4, y + tall, 'l thick'),
  )
  return [...backs, ...fronts].join('')
}

/** Coil and centre-zero meter at the right of the canvas. */
function coilAndMeter(y: number, lean: number): Shape {
  return (
    coil(196, y, 7, 14, 36) +
    wire([
      [196, y],
      [196, y - 12],
      [330, y - 12],
      [330, y - 4],
    ]) +
    wire([
      [285.6, y + 36],
      [285.6, y + 48],
      [330, y + 48],
      [330, y + 40],
    ]) +
    circle(330, y + 18, 22, 'l sheet') +
    arc(330, y + 26, 22, 50, 130, 'f') +
    line(330, y + 24, 330 + lean, y + 7, 'p') +
    text(330, y + 37, 'G', { anchor: 'middle', cls: 's' })
  )
}

core('deflection-when-the-motion-changes', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const firstPole = random.pick(['N', 'S'])
    const pole = random.pick(['N', 'S'])
    const towards = random.chance(0.4)
    if (pole === firstPole && towards) return null
    const slow = random.pick([0.1, 0.2, 0.3])
    const fast = slow * random.pick([2, 3])
    return {
      firstPole,
      pole,
      towards,
      slow,
      fast,
      faster: random.chance(0.5),
      side: random.pick(['left', 'right']),
    }
  },
  make: ({ firstPole, pole, towards, slow, fast, faster, side }) => {
    const flips = Number(pole !== firstPole) + Number(!towards)
    const otherSide = side === 'left' ? 'right' : 'left'
    const [way, back] = flips === 1 ? [otherSide, side] : [side, otherSide]
    const [size, not] = faster ? ['larger', 'smaller'] : ['smaller', 'larger']
    const wrongWay =
      flips === 1
        ? `You overlooked that ${towards ? 'the other pole of the magnet faces the coil' : 'the magnet moves the other way'}, which reverses the e.m.f.`
        : 'You reversed the deflection once. The pole and the motion are both reversed, so it is the same as before.'
    const wrongSize = `You thought that a ${faster ? 'faster' : 'slower'} magnet gives a ${not} deflection.`
    return {
      stem: `The ends of a coil are connected to a sensitive centre-zero meter. When the ${firstPole} pole of a magnet moves towards the coil at ${quantity(faster ? slow : fast, 'm/s', 1)}, the needle of the meter deflects to the ${side}, as shown.

Then the ${pole} pole of the same magnet moves ${towards ? 'towards' : 'away from'} the same end of the coil at ${quantity(faster ? fast : slow, 'm/s', 1)}.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/magnet-coil-and-meter',
          title: 'A magnet moving towards a coil that is connected to a meter',
          description: `A bar magnet is on the left of a coil. Its ${firstPole} pole is nearer to the coil. An arrow shows that the magnet moves towards the coil. The ends of the coil are connected to a centre-zero meter, whose needle leans to the ${side}.`,
          height: 104,
        },
        barMagnet(54, 40, 110, 28, firstPole === 'S'),
        arrow(84, 30, 140, 30, { cls: 'p' }),
        coilAndMeter(36, side === 'left' ? -12 : 12),
        text(109, 90, 'magnet', { anchor: 'middle' }),
      ),
      prompt: 'Which row describes the deflection now?',
      columns: 'direction | size compared with before',
      right: `to the ${way} | ${size}`,
      wrong: {
        [`to the ${back} | ${size}`]: wrongWay,
        [`to the ${way} | ${not}`]: wrongSize,
        [`to the ${back} | ${not}`]: `${wrongWay} ${wrongSize.replace('You thought', 'You also thought')}`,
      },
      solution: `Reversing the pole reverses the induced e.m.f., and so does reversing the motion. Here ${flips === 1 ? `only the ${towards ? 'pole' : 'motion'} is reversed` : 'both are reversed'}, so the deflection is to the ${way}.

The magnet moves ${faster ? 'faster' : 'more slowly'}, so the e.m.f. and the deflection are ${size}.`,
    }
  },
  verify: ({ firstPole, pole, towards, side }) => {
    const sign = (firstPole === pole ? 1 : -1) * (towards ? 1 : -1) * (side === 'left' ? -1 : 1)
    return sign > 0 ? 'to the right' : 'to the left'
  },
})
core('two-tests-to-compare', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const turns = random.sample([100, 200, 400, 500, 800], 2)
    const speeds = random.sample([0.1, 0.2, 0.3, 0.4, 0.6], 2).map(value => quantity(value, 'm/s', 1))
    const magnets = random.shuffle(['weak', 'strong'])
    const cell = (which: readonly number[]) => [
      String(turns[which[0] ?? 0]),
      speeds[which[1] ?? 0] ?? '',
      magnets[which[2] ?? 0] ?? '',
    ]
    const tests = random.shuffle([
      { changed: 'none', cells: cell([0, 0, 0]) },
      { changed: 'number of turns on the coil', cells: cell([1, 0, 0]) },
      { changed: 'speed of the magnet', cells: cell([0, 1, 0]) },
      { changed: 'strength of the magnet', cells: cell([0, 0, 1]) },
    ])
    const asked = random.int(0, 2)
    return { tests, asked, swap: random.chance(0.5) }
  },
  make: ({ tests, asked, swap }) => {
    const factors = ['number of turns on the coil', 'speed of the magnet', 'strength of the magnet']
    const factor = factors[asked] ?? ''
    const others = factors.filter(each => each !== factor)
    const at = (changed: string) => tests.findIndex(each => each.changed === changed) + 1
    const pair = (one: string, two: string) => {
      const [low, high] = [at(one), at(two)].sort((a, b) => a - b)
      return `tests ${low} and ${high}`
    }
    const [first = '', second = ''] = swap ? [...others].reverse() : others
    return {
      stem: 'A student pushes magnets into coils and measures the largest e.m.f. that is induced. The table shows how four tests are done.',
      table: {
        head: ['test', 'number of turns on the coil', 'speed of the magnet', 'magnet'],
        rows: tests.map(({ cells }, index) => [String(index + 1), ...cells]),
      },
      prompt: `Which two tests show how the e.m.f. depends on the **${factor}**?`,
      right: pair('none', factor),
      wrong: {
        [pair('none', first)]: `You chose two tests that differ in the ${first}, not in the ${factor}.`,
        [pair('none', second)]: `You chose two tests that differ in the ${second}, not in the ${factor}.`,
        [pair(factor, first)]:
          `You chose two tests in which the ${factor} differs, but so does the ${first}, so the test is not fair.`,
      },
      solution: `The two tests must differ in the ${factor} and in nothing else. This is so for ${pair('none', factor)}: the other two columns have the same values.`,
    }
  },
  verify: ({ tests, asked }) => {
    const found: string[] = []
    for (const [one, first] of tests.entries())
      for (const [two, second] of tests.entries())
        if (one < two && first.cells.every((cell, at) => (cell === second.cells[at]) === (at !== asked)))
          found.push(`tests ${one + 1} and ${two + 1}`)
    return found.join(' or ')
  },
})

supplement('pole-induced-at-the-end-of-a-coil', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    pole: random.pick(['N', 'S']),
    towards: random.chance(0.5),
    end: random.pick(['X', 'P', 'Y']),
  }),
  make: ({ pole, towards, end }) => {
    const opposite = pole === 'N' ? 'S' : 'N'
    const right = towards ? pole : opposite
    const wrong = towards ? opposite : pole
    const [force, notForce] = towards ? ['repulsion', 'attraction'] : ['attraction', 'repulsion']
    return {
      stem: `The ends of a coil are joined by a wire. The ${pole} pole of a magnet is moved ${towards ? 'towards' : 'away from'} end ${end} of the coil.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/magnet-moving-near-closed-coil',
          title: 'A magnet moving near a coil whose ends are joined',
          description: `A bar magnet is on the left of a coil. Its ${pole} pole is nearer to the coil. An arrow shows that the magnet moves to the ${towards ? 'right, towards the coil' : 'left, away from the coil'}. The left end of the coil, near the magnet, is labelled ${end}. The ends of the coil are joined by a wire.`,
          height: 98,
        },
        barMagnet(40, 42, 110, 28, pole === 'S'),
        towards
          ? arrow(66, 30, 126, 30, { cls: 'p', label: 'motion', labelAt: [96, 20], anchor: 'middle' })
          : arrow(126, 30, 66, 30, { cls: 'p', label: 'motion', labelAt: [96, 20], anchor: 'middle' }),
        coil(212, 36, 7, 16, 40),
        wire([
          [212, 36],
          [212, 24],
          [330, 24],
          [330, 76],
          [314.4, 76],
        ]),
        centred(194, 56, end, 'b'),
      ),
      prompt: `Which row describes the pole induced at ${end} and the force between the coil and the magnet?`,
      columns: `pole at ${end} | force`,
      right: `${right} | ${force}`,
      wrong: {
        [`${right} | ${notForce}`]: `You have the right pole, but ${towards ? 'like poles face each other, and these repel' : 'unlike poles face each other, and these attract'}.`,
        [`${wrong} | ${notForce}`]:
          'You let the coil help the motion. The induced e.m.f. opposes the change that causes it.',
        [`${wrong} | ${force}`]: `You have the right force, but ${towards ? `a magnet is repelled by a like pole, so ${end} is not an ${wrong} pole` : `a magnet is attracted by an unlike pole, so ${end} is not an ${wrong} pole`}.`,
      },
      solution: `The induced current opposes the change that causes it. The magnet ${towards ? 'approaches, so the coil repels it' : 'moves away, so the coil attracts it'}. For this, ${end} must be ${right === 'N' ? 'an N' : 'an S'} pole, which faces the ${pole} pole of the magnet.`,
    }
  },
  verify: ({ pole, towards }) => ((pole === 'N') === towards ? 'N' : 'S'),
})

const MOTIONS = {
  up: [0, 1],
  down: [0, -1],
  left: [-1, 0],
  right: [1, 0],
} as const

type Motion = keyof typeof MOTIONS

supplement('induced-current-in-a-moving-wire', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    motion: random.pick<Motion>(['up', 'down', 'up', 'down', 'up', 'down', 'left', 'right']),
    northLeft: random.chance(0.5),
    letter: random.pick(['W', 'X', 'P']),
  }),
  make: ({ motion, northLeft, letter }) => {
    const [vx, vy] = MOTIONS[motion]
    const along = vx !== 0
    const into = (motion === 'up') === northLeft
    const right = along ? 'no current' : into ? 'into the page' : 'out of the page'
    const side = vx * (northLeft ? 1 : -1) > 0 ? 'S' : 'N'
    const errorOf = (option: string): string => {
      if (option === 'no current')
        return `You thought that the wire does not cut field lines. It moves across them, so an e.m.f. is induced.`
      if (along) return 'You overlooked that the wire moves along the field lines and does not cut them.'
      if (option === 'towards the N pole')
        return 'You gave a direction along the field. The current must be along the wire, at right angles to field and motion.'
      return 'You may have used the left hand, or taken the field from S to N. That reverses the current.'
    }
    const options = ['into the page', 'out of the page', 'towards the N pole', 'no current']
    const tip: [number, number] = [180 + 40 * vx, 72 - 40 * vy]
    const [wayX, wayY] = [tip[0] + (along ? 0 : 8), tip[1] + (along ? -8 : vy > 0 ? 8 : 0)]
    return {
      stem: `Wire ${letter} is between the poles of a magnet, at right angles to the page. Its ends are connected to a meter outside the magnet. The wire is moved ${along ? `straight towards the ${side} pole` : `towards the ${motion === 'up' ? 'top' : 'bottom'} of the page`}, as shown.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/wire-moved-between-poles',
          title: 'A wire that is moved between two magnetic poles',
          description: `${northLeft ? 'The N pole of a magnet is on the left and the S pole on the right' : 'The S pole of a magnet is on the left and the N pole on the right'}. A wire, labelled ${letter}, is seen end-on midway between them. An arrow shows that the wire is moved ${motion === 'up' || motion === 'down' ? `towards the ${motion === 'up' ? 'top' : 'bottom'} of the page` : `to the ${motion}`}.`,
          height: 144,
        },
        rect(30, 36, 50, 72, 'l sheet'),
        centred(55, 72, northLeft ? 'N' : 'S', 'b'),
        rect(280, 36, 50, 72, 'l sheet'),
        centred(305, 72, northLeft ? 'S' : 'N', 'b'),
        arrow(180, 72, tip[0], tip[1], { cls: 'r' }),
        circle(180, 72, 9, 'l sheet'),
        text(161, 77, vx < 0 ? '' : letter, { anchor: 'middle', cls: 'b' }),
        text(199, 77, vx < 0 ? letter : '', { anchor: 'middle', cls: 'b' }),
        text(wayX, wayY, 'motion', { cls: 'tr', anchor: along ? 'middle' : 'start' }),
      ),
      prompt: 'What is the direction of the induced current in the wire?',
      options: inAnyOrder(
        options.map(option => (option === right ? option : ([option, errorOf(option)] as Wrong))),
      ),
      solution: along
        ? 'The field is from the N pole to the S pole. The wire moves along the field lines and does not cut them, so no e.m.f. is induced and there is no current.'
        : `Right-hand rule: the first finger points along the field, from N to S, that is to the ${northLeft ? 'right' : 'left'}; the thumb points along the motion, to the ${motion === 'up' ? 'top' : 'bottom'} of the page. The second finger then points ${right}: this is the direction of the current.`,
    }
  },
  verify: ({ motion, northLeft }) => {
    const [, vy] = MOTIONS[motion]
    const z = -vy * (northLeft ? 1 : -1)
    return z === 0 ? 'no current' : z > 0 ? 'out of the page' : 'into the page'
  },
})

supplement('magnet-falling-through-a-coil', {
  facts: { difficulty: 4, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    closed: random.chance(0.5),
    shape: random.pick(['coil of copper wire', 'coil with many turns', 'coil of insulated wire']),
    height: random.step(0.5, 1.2, 0.1),
  }),
  make: ({ closed, shape, height }) => ({
    stem: `A bar magnet falls through a vertical ${shape} and reaches the floor ${quantity(height, 'm', 2)} below. The ends of the coil are connected to a switch, which is ${closed ? 'closed' : 'open'}. Air resistance is negligible.`,
    figure: figure(
      {
        name: 'electricity-and-magnetism/magnet-above-vertical-coil',
        title: 'A bar magnet above a vertical coil',
        description: `A bar magnet is above a vertical coil with an arrow that points down. The two ends of the coil are connected to a switch, which is ${closed ? 'closed' : 'open'}.`,
        height: 180,
      },
      rect(154, 14, 22, 50, 'l sheet'),
      line(154, 39, 176, 39),
      text(165, 32, 'S', { anchor: 'middle', cls: 'b' }),
      text(165, 57, 'N', { anchor: 'middle', cls: 'b' }),
      arrow(140, 22, 140, 62, { cls: 'p' }),
      Array.from({ length: 6 }, (_, at) => line(188, 84 + at * 14, 142, 90 + at * 14, 'l thick')).join(''),
      Array.from({ length: 6 }, (_, at) =>
        line(142, 90 + at * 14, 188, 98 + at * 14, at === 5 ? 'l' : 'f'),
      ).join(''),
      wire([
        [188, 84],
        [250, 84],
        [250, 94],
      ]),
      component(closed ? 'switch-closed' : 'switch', 250, 94, 250, 154),
      wire([
        [250, 154],
        [250, 168],
        [188, 168],
      ]),
      pointer(118, 138, 142, 132, 'coil', 'end'),
      text(130, 46, 'motion', { anchor: 'end', cls: 'tp' }),
      text(278, 128, 'switch'),
    ),
    prompt: 'Which row describes what happens, compared with a fall of the same magnet without the coil?',
    options: rows(
      ['e.m.f. induced', 'current in the coil', 'time of fall'],
      closed ? ['yes', 'yes', 'longer'] : ['yes', 'no', 'the same'],
      closed
        ? [
            [
              ['yes', 'yes', 'the same'],
              'You overlooked that the induced current has a magnetic field, which opposes the motion of the magnet.',
            ],
            [
              ['yes', 'yes', 'shorter'],
              'You let the coil help the motion. The effect of the induced current opposes the change that causes it.',
            ],
            [
              ['no', 'no', 'the same'],
              'You overlooked that the magnetic field linked with the coil changes as the magnet falls.',
            ],
          ]
        : [
            [
              ['yes', 'yes', 'longer'],
              'You overlooked that the circuit is not complete. There is an e.m.f., but it cannot cause a current.',
            ],
            [
              ['no', 'no', 'the same'],
              'You thought that an e.m.f. needs a complete circuit. Only a current does.',
            ],
            [
              ['yes', 'no', 'longer'],
              'You let the e.m.f. slow the magnet. Only a current has a magnetic field that could act on it.',
            ],
          ],
    ),
    solution: closed
      ? 'The field linked with the coil changes, so an e.m.f. is induced. The circuit is complete, so there is a current. Its magnetic field opposes the change that causes it, the motion of the magnet, so the fall takes longer.'
      : 'The field linked with the coil changes, so an e.m.f. is induced. The switch is open, so there is no current, no magnetic field of the coil and no force on the magnet: the time of fall is the same.',
  }),
})
