import { inAnyOrder, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { barMagnet } from '@/lib/figures/magnet'
import { centred, circle, dot, midArrow, rect, text } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('4.1')

export { templates }

core('induced-poles', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    near: random.pick(['N', 'S']),
    side: random.pick(['left', 'right']),
    material: random.pick(['soft-iron', 'unmagnetised steel', 'unmagnetised nickel']),
  }),
  make: ({ near, side, material }) => {
    const far = near === 'N' ? 'S' : 'N'
    const onLeft = side === 'left'
    const [magnet, bar] = onLeft ? [14, 206] : [216, 14]
    const [x, y] = onLeft ? [bar + 14, bar + 116] : [bar + 116, bar + 14]
    return {
      stem: `${material === 'soft-iron' ? 'A' : 'An'} ${material} bar XY is near the ${near} pole of a permanent magnet, as shown. Magnetism is induced in the bar.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/magnet-near-bar',
          title: 'A permanent magnet near a metal bar',
          description: `A permanent bar magnet is on the ${side}. Its ${near} pole faces a metal bar XY, which lies in line with the magnet. End X of the bar is nearer to the magnet and end Y is further away.`,
          height: 80,
        },
        barMagnet(magnet, 34, 130, 30, onLeft === (near === 'S')),
        rect(bar, 34, 130, 30, 'l sunk'),
        centred(x, 49, 'X', 'b'),
        centred(y, 49, 'Y', 'b'),
        text(magnet + 65, 20, 'permanent magnet', { anchor: 'middle' }),
        text(bar + 65, 20, 'metal bar', { anchor: 'middle' }),
      ),
      prompt: 'Which row describes the bar?',
      columns: 'pole at X | pole at Y | force on the bar',
      right: `${far} | ${near} | towards the magnet`,
      wrong: {
        [`${near} | ${far} | away from the magnet`]:
          'You gave the nearer end the same pole as the magnet; the pole induced there is the opposite one.',
        [`${near} | ${far} | towards the magnet`]:
          'You have like poles facing each other. A bar that is attracted has the opposite pole at its nearer end.',
        [`${far} | ${near} | away from the magnet`]:
          'You have the right poles, but unlike poles face each other, and these attract.',
      },
      solution: `The end of the bar nearer to the magnet becomes the opposite pole to the one that faces it: X is ${/^[N]/.test(far) ? 'an N' : 'an S'} pole, and so Y is ${near === 'N' ? 'an N' : 'an S'} pole.

Unlike poles face each other, so the bar is attracted towards the magnet.`,
    }
  },
  verify: ({ near }) => (['N', 'S'].indexOf(near) === 0 ? 'S' : 'N'),
})

core('identify-three-bars', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const other = random.pick(['copper', 'aluminium', 'brass'])
    const kinds = random.shuffle(['magnet', 'unmagnetised iron', other])
    const ends = random.shuffle(['attracted', 'repelled'])
    const pole = random.pick(['N', 'S'])
    const seen = kinds.map(kind =>
      kind === 'magnet' ? ends : kind === other ? ['no force', 'no force'] : ['attracted', 'attracted'],
    )
    return { other, kinds, pole, seen }
  },
  make: ({ other, kinds, pole, seen }) => {
    const swapped = (one: string, two: string) =>
      kinds.map(kind => (kind === one ? two : kind === two ? one : kind))
    return {
      stem: `Three metal bars P, Q and R look alike. One is a magnet, one is unmagnetised iron and one is ${other}. The ${pole} pole of a known magnet is held near end 1 and then near end 2 of each bar. The table shows what happens.`,
      table: {
        head: ['bar', 'at end 1', 'at end 2'],
        rows: ['P', 'Q', 'R'].map((bar, at) => [bar, ...(seen[at] ?? [])]),
      },
      prompt: 'Which row identifies the bars?',
      options: rows(['P', 'Q', 'R'], kinds, [
        [
          swapped('magnet', 'unmagnetised iron'),
          'You took attraction at both ends as the test for a magnet. Only repulsion shows that a bar is a magnet.',
        ],
        [
          swapped('unmagnetised iron', other),
          `You took ${other} to be a magnetic material. It is iron that is attracted at both ends.`,
        ],
        [
          swapped('magnet', other),
          'You took the bar that feels no force to be the magnet. A magnet is attracted at one end and repelled at the other.',
        ],
      ]),
      solution: `- The bar that is repelled at one end is the magnet: only like poles repel.
- The bar that is attracted at both ends is a magnetic material that is not magnetised: the iron.
- The bar that feels no force is non-magnetic: the ${other}.`,
    }
  },
  verify: ({ seen, other }) => {
    const first = seen[0] ?? []
    if (first.includes('repelled')) return 'magnet'
    return first.includes('attracted') ? 'unmagnetised iron' : other
  },
})

core('soft-iron-or-steel', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    temporary: random.pick([
      'core of the electromagnet of a scrapyard crane',
      'core of the coil of a relay',
      'core of the electromagnet of an electric bell',
      'core of the electromagnet of a door lock',
    ]),
    permanent: random.pick([
      'needle of a compass',
      'magnet that holds a cupboard door shut',
      'bar magnet for demonstrations',
      'magnet that holds notes on a metal board',
    ]),
    first: random.chance(0.5),
  }),
  make: ({ temporary, permanent, first }) => {
    const inOrder = (forTemporary: string, forPermanent: string) =>
      first ? [forTemporary, forPermanent] : [forPermanent, forTemporary]
    return {
      stem: '',
      prompt: 'Which row shows the more suitable material for each use?',
      options: rows(inOrder(temporary, permanent), inOrder('soft iron', 'steel'), [
        [
          inOrder('steel', 'soft iron'),
          'You exchanged the two: steel keeps its magnetism, soft iron loses it easily.',
        ],
        [
          inOrder('soft iron', 'soft iron'),
          'You chose soft iron for the permanent magnet, but soft iron loses its magnetism easily.',
        ],
        [
          inOrder('steel', 'steel'),
          'You chose steel for the core of an electromagnet, but steel stays magnetised when the current is switched off.',
        ],
      ]),
      solution:
        'The core of an electromagnet must lose its magnetism when the current is switched off. Soft iron does; it makes temporary magnets.\n\nThe other device must stay magnetised. Steel keeps its magnetism; it makes permanent magnets.',
    }
  },
  verify: ({ first }) => ['steel', 'soft iron'][Number(first)] ?? '',
})

const PLACES = {
  above: { at: [180, 34], text: 'above the middle of the magnet' },
  below: { at: [180, 146], text: 'below the middle of the magnet' },
  left: { at: [64, 90], text: 'in line with the magnet, to the left of it' },
  right: { at: [296, 90], text: 'in line with the magnet, to the right of it' },
} as const

type Place = keyof typeof PLACES

core('compass-near-bar-magnet', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    place: random.pick(Object.keys(PLACES) as Place[]),
    northRight: random.chance(0.5),
  }),
  make: ({ place, northRight }) => {
    const beside = place === 'above' || place === 'below'
    const toRight = beside !== northRight
    const [x, y] = PLACES[place].at
    const back =
      'You reversed the arrow: outside a magnet the field is directed from the N pole to the S pole.'
    const across = beside
      ? 'You turned the needle towards or away from the magnet. Beside the middle of a magnet the field line is parallel to the magnet.'
      : 'You turned the needle across the field line. In line with a magnet the field line runs along the line of the magnet.'
    return {
      stem: `The diagram is the view from above of a bar magnet on a table. A plotting compass is placed at point P. On the page, P is ${PLACES[place].text}.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/compass-at-p',
          title: 'A bar magnet and a point P',
          description: `A bar magnet lies level on the page. Its N pole is on the ${northRight ? 'right' : 'left'} and its S pole on the ${northRight ? 'left' : 'right'}. An empty circle for a compass, labelled P, is ${PLACES[place].text}.`,
          height: 180,
        },
        barMagnet(125, 75, 110, 30, !northRight),
        circle(x, y, 13),
        text(x + 18, y - 10, 'P'),
      ),
      prompt: 'In which direction on the page does the N pole of the compass needle point?',
      options: inAnyOrder([
        toRight ? ['to the left', back] : 'to the left',
        toRight ? 'to the right' : ['to the right', back],
        ['to the top of the page', across],
        ['to the bottom of the page', across],
      ]),
      solution: `The N pole of the needle points in the direction of the magnetic field. Field lines leave the N pole of the magnet, bend round and enter its S pole.

At P the field line is parallel to the magnet and is directed to the ${toRight ? 'right' : 'left'}.`,
    }
  },
  verify: ({ place, northRight }) => {
    const [x, y] = PLACES[place].at
    const along = [1, -1].reduce((sum, sign) => {
      const dx = x - (180 + sign * (northRight ? 50 : -50))
      return sum + (sign * dx) / Math.hypot(dx, y - 90) ** 3
    }, 0)
    return along > 0 ? 'to the right' : 'to the left'
  },
})

const FIELD_WORDS = {
  field: {
    prompt: 'What is a magnetic field?',
    right: 'a region in which a magnetic pole experiences a force',
    wrong: pairs({
      'a region in which a stationary charge experiences a force':
        'You described an electric field, not a magnetic one.',
      'a region in which any mass experiences a force': 'You described a gravitational field.',
      'the force between two magnetic poles': 'You named the force. The field is the region where it acts.',
      'the space inside a magnet, between its poles': 'You left out that the field reaches round the magnet.',
      'a region in which every metal experiences a force': 'You took all metals to be magnetic materials.',
    }),
  },
  direction: {
    prompt: 'What is meant by the direction of the magnetic field at a point near a bar magnet?',
    right: 'the direction of the force on an N pole placed at the point',
    wrong: pairs({
      'the direction of the force on an S pole placed at the point':
        'You chose the wrong pole: the force on an S pole is opposite to the field.',
      'the direction of the force on a positive charge placed at the point':
        'You gave the rule for an electric field.',
      'the direction from the point to the nearer pole of the magnet':
        'You left out which pole it is: the field is directed away from an N pole.',
      'the direction from the S pole to the N pole of the magnet':
        'You reversed the direction: outside a magnet the field goes from N to S.',
      'the direction of the force on a copper rod placed at the point':
        'You took copper to be a magnetic material.',
    }),
  },
} satisfies Record<string, { prompt: string; right: string; wrong: Wrong[] }>

core('meaning-of-magnetic-field', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-30' },
  values: random => {
    const facts = random.pick([FIELD_WORDS.field, FIELD_WORDS.direction])
    return { ...facts, wrong: random.sample(facts.wrong as Wrong[], 3) }
  },
  make: ({ prompt, right, wrong }) => ({
    stem: '',
    prompt,
    right,
    wrong,
    solution: `A magnetic field is a region in which a magnetic pole experiences a force. Its direction at a point is the direction of the force on an N pole at that point.`,
  }),
})

supplement('spacing-of-field-lines', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    narrowLeft: random.chance(0.5),
    toRight: random.chance(0.5),
    pole: random.pick(['N', 'S']),
    labels: random.shuffle(['X', 'Y']),
  }),
  make: ({ narrowLeft, toRight, pole, labels }) => {
    const [left = '', right = ''] = labels
    const strong = narrowLeft ? left : right
    const weak = narrowLeft ? right : left
    const way = (pole === 'N') === toRight ? 'to the right' : 'to the left'
    const back = way === 'to the right' ? 'to the left' : 'to the right'
    const lines = [-2, -1, 0, 1, 2].map(at => {
      const [y1, y2] = narrowLeft ? [80 + at * 10, 80 + at * 32] : [80 + at * 32, 80 + at * 10]
      return toRight ? midArrow(20, y1, 340, y2, 'p') : midArrow(340, y2, 20, y1, 'p')
    })
    const wrongWay = `You gave the ${pole === 'N' ? 'direction opposite to the arrows: the force on an N pole is along the field lines' : 'direction of the arrows, which is that of the force on an N pole'}.`
    return {
      stem: 'The diagram shows magnetic field lines in a region near a magnet. Points X and Y are in the field.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/lines-and-two-points',
          title: 'Magnetic field lines with points X and Y',
          description: `Five field lines cross the page. They are close together on the ${narrowLeft ? 'left' : 'right'} and further apart on the ${narrowLeft ? 'right' : 'left'}. Their arrows point to the ${toRight ? 'right' : 'left'}. Point ${left} is on the middle line near the left edge and point ${right} is on it near the right edge.`,
          height: 160,
        },
        lines.join(''),
        dot(52, 80, 'd', 4),
        dot(308, 80, 'd', 4),
        text(52, narrowLeft ? 46 : 73, left, { anchor: 'middle', cls: 'b' }),
        text(308, narrowLeft ? 73 : 46, right, { anchor: 'middle', cls: 'b' }),
      ),
      prompt: 'Which row describes the field?',
      columns: `stronger field at | direction of the force on ${pole === 'N' ? 'an N' : 'an S'} pole at X`,
      right: `${strong} | ${way}`,
      wrong: {
        [`${strong} | ${back}`]: wrongWay,
        [`${weak} | ${way}`]: 'You took lines that are further apart to mean a stronger field.',
        [`${weak} | ${back}`]:
          'You took lines that are further apart to mean a stronger field, and you reversed the direction of the force.',
      },
      solution: `The field lines are closer together at ${strong}, so the field is stronger there.

The arrows show the direction of the force on an N pole.${pole === 'S' ? ' The force on an S pole is in the opposite direction.' : ''} So the force is ${way}.`,
    }
  },
  verify: ({ narrowLeft, labels }) => labels[Number(!narrowLeft)] ?? '',
})

supplement('cause-of-magnetic-force', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    context: random.pick([
      'Two bar magnets repel each other although they do not touch.',
      'A ring magnet floats above a second ring magnet.',
      'A bar magnet pulls a second bar magnet across a smooth bench before they touch.',
      'A hanging bar magnet turns when a second magnet is brought near to it.',
    ]),
    wrong: random.sample<Wrong>(
      pairs({
        'the interaction of electric charges on the poles':
          'You mixed up poles with charges. A magnet need not be charged.',
        'the flow of electrons from one magnet to the other':
          'You described a current. Nothing flows between the magnets.',
        'the interaction of their gravitational fields':
          'You chose gravity, which is far too weak here and never repels.',
        'the magnetisation of the air between the magnets':
          'You took air to be needed. Magnets act on each other in a vacuum as well.',
        'the pressure of the air between the magnets':
          'You took air to be needed. Magnets act on each other in a vacuum as well.',
      }),
      3,
    ),
  }),
  make: ({ context, wrong }) => ({
    stem: context,
    prompt: 'What causes the magnetic force between the magnets?',
    right: 'the interaction of their magnetic fields',
    wrong,
    solution:
      'Each magnet has a magnetic field around it. Where the two fields meet they interact, and each magnet experiences a force. No contact, charge or air is needed.',
  }),
})
