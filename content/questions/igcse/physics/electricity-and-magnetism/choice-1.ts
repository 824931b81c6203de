import {
  allDiffer,
  choice,
  inAnyOrder,
  numbers,
  rows,
  statements,
  type Wrong,
} from '@/lib/exams/authoring/options'
import { quantity, toSigFigs } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'
import { component } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { barMagnet } from '@/lib/figures/magnet'
import { arc, arrow, centred, circle, dot, line, midArrow, polar, rect, text } from '@/lib/figures/shapes'

const core = { style: 'choice', tier: 'core', calculator: 'not-needed' } as const
const supplement = { style: 'choice', tier: 'supplement', calculator: 'not-needed' } as const

/** Whether two significant figures print the value in full. */
const tidy = (value: number) => Math.abs(toSigFigs(value, 2) - value) < 1e-9 * value

// 4.1 Simple phenomena of magnetism

const inducedPole = template({
  ...core,
  checked: '2026-11-20',
  name: 'induced-poles',
  subtopic: '4.1',
  difficulty: 2,
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
    return choice({
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
      subtopic: '4.1',
      objective: 'AO1',
      options: rows(
        ['pole at X', 'pole at Y', 'force on the bar'],
        [far, near, 'towards the magnet'],
        [
          [
            [near, far, 'away from the magnet'],
            'You gave the nearer end the same pole as the magnet; the pole induced there is the opposite one.',
          ],
          [
            [near, far, 'towards the magnet'],
            'You have like poles facing each other. A bar that is attracted has the opposite pole at its nearer end.',
          ],
          [
            [far, near, 'away from the magnet'],
            'You have the right poles, but unlike poles face each other, and these attract.',
          ],
        ],
      ),
      solution: `The end of the bar nearer to the magnet becomes the opposite pole to the one that faces it: X is ${/^[N]/.test(far) ? 'an N' : 'an S'} pole, and so Y is ${near === 'N' ? 'an N' : 'an S'} pole.

Unlike poles face each other, so the bar is attracted towards the magnet.`,
    })
  },
  verify: ({ near }) => (['N', 'S'].indexOf(near) === 0 ? 'S' : 'N'),
})

const whichBar = template({
  ...core,
  checked: '2026-11-20',
  name: 'identify-three-bars',
  subtopic: '4.1',
  difficulty: 3,
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
    return choice({
      stem: `Three metal bars P, Q and R look alike. One is a magnet, one is unmagnetised iron and one is ${other}. The ${pole} pole of a known magnet is held near end 1 and then near end 2 of each bar. The table shows what happens.`,
      table: {
        head: ['bar', 'at end 1', 'at end 2'],
        rows: ['P', 'Q', 'R'].map((bar, at) => [bar, ...(seen[at] ?? [])]),
      },
      prompt: 'Which row identifies the bars?',
      subtopic: '4.1',
      objective: 'AO2',
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
    })
  },
  verify: ({ seen, other }) => {
    const first = seen[0] ?? []
    if (first.includes('repelled')) return 'magnet'
    return first.includes('attracted') ? 'unmagnetised iron' : other
  },
})

const softOrSteel = template({
  ...core,
  checked: '2026-11-20',
  name: 'soft-iron-or-steel',
  subtopic: '4.1',
  difficulty: 2,
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
    return choice({
      stem: 'Soft iron and steel are used in different devices.',
      prompt: 'Which row shows the more suitable material for each use?',
      subtopic: '4.1',
      objective: 'AO1',
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
    })
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

const compassAtPoint = template({
  ...core,
  checked: '2026-11-20',
  name: 'compass-near-bar-magnet',
  subtopic: '4.1',
  difficulty: 3,
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
    return choice({
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
      subtopic: '4.1',
      objective: 'AO2',
      options: inAnyOrder([
        toRight ? ['to the left', back] : 'to the left',
        toRight ? 'to the right' : ['to the right', back],
        ['to the top of the page', across],
        ['to the bottom of the page', across],
      ]),
      solution: `The N pole of the needle points in the direction of the magnetic field. Field lines leave the N pole of the magnet, bend round and enter its S pole.

At P the field line is parallel to the magnet and is directed to the ${toRight ? 'right' : 'left'}.`,
    })
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
    wrong: [
      [
        'a region in which a stationary charge experiences a force',
        'You described an electric field, not a magnetic one.',
      ],
      ['a region in which any mass experiences a force', 'You described a gravitational field.'],
      ['the force between two magnetic poles', 'You named the force. The field is the region where it acts.'],
      [
        'the space inside a magnet, between its poles',
        'You left out that the field reaches round the magnet.',
      ],
      ['a region in which every metal experiences a force', 'You took all metals to be magnetic materials.'],
    ],
  },
  direction: {
    prompt: 'What is meant by the direction of a magnetic field at a point?',
    right: 'the direction of the force on an N pole placed at the point',
    wrong: [
      [
        'the direction of the force on an S pole placed at the point',
        'You chose the wrong pole: the force on an S pole is opposite to the field.',
      ],
      [
        'the direction of the force on a positive charge placed at the point',
        'You gave the rule for an electric field.',
      ],
      [
        'the direction from the point to the nearer pole of the magnet',
        'You left out which pole it is: the field is directed away from an N pole.',
      ],
      [
        'the direction from the S pole to the N pole of the magnet',
        'You reversed the direction: outside a magnet the field goes from N to S.',
      ],
      [
        'the direction of the force on a copper rod placed at the point',
        'You took copper to be a magnetic material.',
      ],
    ],
  },
} satisfies Record<string, { prompt: string; right: string; wrong: Wrong[] }>

const fieldMeaning = template({
  ...core,
  checked: '2026-11-20',
  name: 'meaning-of-magnetic-field',
  subtopic: '4.1',
  difficulty: 1,
  values: random => {
    const facts = random.pick([FIELD_WORDS.field, FIELD_WORDS.direction])
    return { ...facts, wrong: random.sample(facts.wrong as Wrong[], 3) }
  },
  make: ({ prompt, right, wrong }) =>
    choice({
      stem: 'There is a magnetic field around a bar magnet.',
      prompt,
      subtopic: '4.1',
      objective: 'AO1',
      options: statements(right, wrong),
      solution: `A magnetic field is a region in which a magnetic pole experiences a force. Its direction at a point is the direction of the force on an N pole at that point.`,
    }),
})

const lineSpacing = template({
  ...supplement,
  checked: '2026-11-20',
  name: 'spacing-of-field-lines',
  subtopic: '4.1',
  difficulty: 3,
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
    return choice({
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
      subtopic: '4.1',
      objective: 'AO1',
      options: rows(
        ['stronger field at', `direction of the force on ${pole === 'N' ? 'an N' : 'an S'} pole at X`],
        [strong, way],
        [
          [[strong, back], wrongWay],
          [[weak, way], 'You took lines that are further apart to mean a stronger field.'],
          [
            [weak, back],
            'You took lines that are further apart to mean a stronger field, and you reversed the direction of the force.',
          ],
        ],
      ),
      solution: `The field lines are closer together at ${strong}, so the field is stronger there.

The arrows show the direction of the force on an N pole.${pole === 'S' ? ' The force on an S pole is in the opposite direction.' : ''} So the force is ${way}.`,
    })
  },
  verify: ({ narrowLeft, labels }) => labels[Number(!narrowLeft)] ?? '',
})

const forceCause = template({
  ...supplement,
  checked: '2026-11-20',
  name: 'cause-of-magnetic-force',
  subtopic: '4.1',
  difficulty: 2,
  values: random => ({
    context: random.pick([
      'Two bar magnets repel each other although they do not touch.',
      'A ring magnet floats above a second ring magnet.',
      'A bar magnet pulls a second bar magnet across a smooth bench before they touch.',
      'A hanging bar magnet turns when a second magnet is brought near to it.',
    ]),
    wrong: random.sample<Wrong>(
      [
        [
          'the interaction of electric charges on the poles',
          'You mixed up poles with charges. A magnet need not be charged.',
        ],
        [
          'the flow of electrons from one magnet to the other',
          'You described a current. Nothing flows between the magnets.',
        ],
        [
          'the interaction of their gravitational fields',
          'You chose gravity, which is far too weak here and never repels.',
        ],
        [
          'the magnetisation of the air between the magnets',
          'You took air to be needed. Magnets act on each other in a vacuum as well.',
        ],
        [
          'the pressure of the air between the magnets',
          'You took air to be needed. Magnets act on each other in a vacuum as well.',
        ],
      ],
      3,
    ),
  }),
  make: ({ context, wrong }) =>
    choice({
      stem: context,
      prompt: 'What causes the magnetic force between the magnets?',
      subtopic: '4.1',
      objective: 'AO1',
      options: statements('the interaction of their magnetic fields', wrong),
      solution:
        'Each magnet has a magnetic field around it. Where the two fields meet they interact, and each magnet experiences a force. No contact, charge or air is needed.',
    }),
})

// 4.2.1 Electric charge

const RUBBED = [
  { rod: 'polythene rod', cloth: 'woollen cloth', sign: 'negative' },
  { rod: 'acetate rod', cloth: 'dry cloth', sign: 'positive' },
  { rod: 'glass rod', cloth: 'silk cloth', sign: 'positive' },
  { rod: 'plastic ruler', cloth: 'dry duster', sign: 'negative' },
  { rod: 'rubber balloon', cloth: 'woollen jumper', sign: 'negative' },
] as const

const friction = template({
  ...core,
  checked: '2026-11-20',
  name: 'charging-by-friction',
  subtopic: '4.2.1',
  difficulty: 2,
  values: random => ({ ...random.pick(RUBBED) }),
  make: ({ rod, cloth, sign }) => {
    const [thing, rubber] = [rod.split(' ')[1] ?? '', cloth.split(' ')[1] ?? '']
    const opposite = sign === 'negative' ? 'positive' : 'negative'
    const into = `${rubber} to ${thing}`
    const outOf = `${thing} to ${rubber}`
    const [way, back] = sign === 'negative' ? [into, outOf] : [outOf, into]
    const article = /^[aeiou]/.test(rod) ? 'An' : 'A'
    return choice({
      stem: `${article} ${rod} is rubbed with a ${cloth}. Both were neutral at first. The ${thing} becomes ${sign}ly charged.`,
      prompt: `Which row describes the transfer of charge and the ${rubber} afterwards?`,
      subtopic: '4.2.1',
      objective: 'AO1',
      options: rows(
        ['what is transferred', 'direction of transfer', `charge on the ${rubber}`],
        ['electrons', way, opposite],
        [
          [
            ['positive charges', back, opposite],
            'You let positive charges move. In charging by friction only electrons are transferred.',
          ],
          [
            ['electrons', back, sign],
            `You sent the electrons the wrong way. An object that gains electrons becomes negative.`,
          ],
          [
            ['electrons', way, sign],
            `You gave both objects the same charge. What one gains, the other loses, so the charges are opposite.`,
          ],
        ],
      ),
      solution: `Only electrons move, and they carry negative charge. The ${thing} is ${sign}, so it has ${sign === 'negative' ? 'gained' : 'lost'} electrons: they moved from ${way.replace(' to ', ' to the ').replace(/^/, 'the ')}.

The ${rubber} has ${sign === 'negative' ? 'lost' : 'gained'} the same number of electrons, so it is ${opposite}.`,
    })
  },
})

const countCharges = template({
  ...core,
  checked: '2026-11-20',
  name: 'count-charges-after-rubbing',
  subtopic: '4.2.1',
  difficulty: 3,
  values: random => ({
    rod: random.int(6, 9),
    cloth: random.int(10, 14),
    moved: random.int(2, 4),
    toRod: random.chance(0.5),
    asked: random.pick(['rod', 'cloth'] as const),
  }),
  make: ({ rod, cloth, moved, toRod, asked }) => {
    const start = asked === 'rod' ? rod : cloth
    const gains = (asked === 'rod') === toRod
    const after = gains ? start + moved : start - moved
    const [from, to] = toRod ? ['cloth', 'rod'] : ['rod', 'cloth']
    return choice({
      stem: `A model of charging by friction uses a small number of charges. The table shows the rod and the cloth before they are rubbed together. During rubbing, ${moved} electrons move from the ${from} to the ${to}.`,
      table: {
        head: ['object', 'positive charges', 'electrons'],
        rows: [
          ['rod', String(rod), String(rod)],
          ['cloth', String(cloth), String(cloth)],
        ],
      },
      prompt: `Which row describes the ${asked} after rubbing?`,
      subtopic: '4.2.1',
      objective: 'AO2',
      options: rows(
        ['electrons', 'positive charges', `charge on the ${asked}`],
        [String(after), String(start), gains ? 'negative' : 'positive'],
        [
          [
            [String(start), String(gains ? start - moved : start + moved), gains ? 'negative' : 'positive'],
            'You changed the number of positive charges, but these stay where they are.',
          ],
          [
            [String(gains ? start - moved : start + moved), String(start), gains ? 'positive' : 'negative'],
            'You moved the electrons in the wrong direction.',
          ],
          [
            [String(after), String(start), gains ? 'positive' : 'negative'],
            'You have the right numbers but the wrong sign: electrons are negatively charged.',
          ],
        ],
      ),
      solution: `The ${asked} ${gains ? 'gains' : 'loses'} ${moved} electrons: ${start} ${gains ? '+' : '−'} ${moved} = ${after}. Its ${start} positive charges do not move.

It now has ${gains ? 'more' : 'fewer'} electrons than positive charges, so it is ${gains ? 'negatively' : 'positively'} charged.`,
    })
  },
  verify: ({ rod, cloth, moved, toRod, asked }) => {
    const electrons = { rod, cloth }
    for (let each = 0; each < moved; each += 1) {
      electrons.rod += toRod ? 1 : -1
      electrons.cloth += toRod ? -1 : 1
    }
    return String(electrons[asked])
  },
})

const signOf = (value: number) => (value > 0 ? 'positive' : 'negative')

const fourBalls = template({
  ...core,
  checked: '2026-11-20',
  name: 'signs-of-charged-balls',
  subtopic: '4.2.1',
  difficulty: 3,
  values: random => {
    const start = random.pick([1, -1])
    const pairs = [random.pick([1, -1]), random.pick([1, -1]), random.pick([1, -1])]
    const [a = 1, b = 1, c = 1] = pairs
    const right = [start * a, start * a * b, start * a * b * c]
    const likeAttract = [-start * a, start * a * b, -start * a * b * c]
    const reversed = right.map(each => -each)
    const allWithP = [start * a, start * b, start * c]
    const different = new Set([right, likeAttract, reversed, allWithP].map(each => each.join())).size
    return different === 4 && !pairs.every(each => each === 1)
      ? { start, pairs, right, likeAttract, reversed, allWithP }
      : null
  },
  make: ({ start, pairs, right, likeAttract, reversed, allWithP }) => {
    const does = pairs.map(each => (each === 1 ? 'repels' : 'attracts'))
    return choice({
      stem: `Four small balls P, Q, R and S hang from insulating threads. All four are charged. P is ${signOf(start)}ly charged.

- P ${does[0]} Q.
- Q ${does[1]} R.
- R ${does[2]} S.`,
      prompt: 'Which row shows the charges on Q, R and S?',
      subtopic: '4.2.1',
      objective: 'AO2',
      options: rows(['Q', 'R', 'S'], right.map(signOf), [
        [
          likeAttract.map(signOf),
          'You used the rule the wrong way round: like charges repel, unlike attract.',
        ],
        [reversed.map(signOf), `You began with the wrong charge on P, which is ${signOf(start)}.`],
        [
          allWithP.map(signOf),
          'You compared every ball with P. The second and third observations are about Q and R, and about R and S.',
        ],
      ]),
      solution: `Like charges repel and unlike charges attract. Work along the chain.

P is ${signOf(start)} and ${does[0]} Q, so Q is ${signOf(right[0] ?? 0)}. Q ${does[1]} R, so R is ${signOf(right[1] ?? 0)}. R ${does[2]} S, so S is ${signOf(right[2] ?? 0)}.`,
    })
  },
  verify: ({ start, pairs }) => ((pairs[0] === 1) === (start === 1) ? 'positive' : 'negative'),
})

const CONDUCTORS = ['copper', 'aluminium', 'graphite', 'silver', 'iron', 'brass', 'gold']
const INSULATORS = ['polythene', 'rubber', 'glass', 'dry wood', 'nylon', 'PVC', 'paper']

const sortMaterials = template({
  ...core,
  checked: '2026-11-20',
  name: 'conductors-and-insulators-group',
  subtopic: '4.2.1',
  difficulty: 1,
  values: random => {
    const asked = random.pick(['conductors', 'insulators'])
    const [good, bad] = asked === 'conductors' ? [CONDUCTORS, INSULATORS] : [INSULATORS, CONDUCTORS]
    const right = random.sample(good, 3)
    const odd = random.sample(bad, 3)
    const group = (one: string) => random.shuffle([...random.sample(good, 2), one])
    return { asked, right, wrong: odd.map(one => ({ one, group: group(one) })) }
  },
  make: ({ asked, right, wrong }) => {
    const other = asked === 'conductors' ? 'an insulator' : 'a conductor'
    return choice({
      stem: 'A battery and a lamp are connected in series with a gap. Samples of different materials are put into the gap in turn to find out which are electrical conductors.',
      prompt: `Which group contains **only** electrical ${asked}?`,
      subtopic: '4.2.1',
      objective: 'AO1',
      options: statements(
        right.join(', '),
        wrong.map(({ one, group }): Wrong => [group.join(', '), `You overlooked that ${one} is ${other}.`]),
      ),
      solution: `Metals and graphite have electrons that are free to move, so they conduct and the lamp lights. Plastics, rubber, glass, dry wood and paper are insulators, and the lamp stays off.

So ${right[0]}, ${right[1]} and ${right[2]} are all ${asked}.`,
    })
  },
})

const FREE_ELECTRONS = {
  conducts: {
    right: 'It has electrons that are free to move.',
    wrong: [
      [
        'It has more electrons than protons.',
        'You took a conductor to be charged. It is neutral, with equal numbers of both.',
      ],
      [
        'Its positive ions are free to move.',
        'You let the ions move. In a solid metal they stay in their places.',
      ],
      [
        'Its atoms are free to move from place to place.',
        'You let whole atoms move. In a solid they stay in their places.',
      ],
      [
        'It gains electrons from the air.',
        'You looked for electrons outside. The metal has its own free electrons.',
      ],
    ],
    why: 'In a metal some electrons are not held by any one atom. They are free to move through the metal, so charge can flow.',
  },
  insulates: {
    right: 'Its electrons are not free to move.',
    wrong: [
      [
        'It has no electrons.',
        'You left out that every material has electrons. What matters is whether they are free to move.',
      ],
      [
        'It has fewer electrons than protons.',
        'You took an insulator to be charged. It is neutral, with equal numbers of both.',
      ],
      [
        'Its electrons have no charge.',
        'You took electrons to differ between materials. Every electron has a negative charge.',
      ],
      [
        'Its electrons are at rest and have no energy.',
        'You took the electrons to be at rest. They are held to their atoms, but they are not at rest.',
      ],
    ],
    why: 'An insulator has electrons, but they are held to their atoms. They are not free to move through the material, so charge cannot flow easily.',
  },
} satisfies Record<string, { right: string; wrong: Wrong[]; why: string }>

const whyConducts = template({
  ...core,
  checked: '2026-11-20',
  name: 'conduction-and-free-electrons',
  subtopic: '4.2.1',
  difficulty: 2,
  values: random => {
    const conducts = random.chance(0.5)
    const facts = conducts ? FREE_ELECTRONS.conducts : FREE_ELECTRONS.insulates
    const material = random.pick(
      conducts ? ['copper', 'aluminium', 'silver', 'iron'] : ['polythene', 'rubber', 'glass', 'nylon'],
    )
    return {
      conducts,
      material,
      right: facts.right,
      wrong: random.sample(facts.wrong as Wrong[], 3),
      why: facts.why,
    }
  },
  make: ({ conducts, material, right, wrong, why }) =>
    choice({
      stem: `A piece of ${material} is neutral.`,
      prompt: `Why is ${material} an electrical ${conducts ? 'conductor' : 'insulator'}?`,
      subtopic: '4.2.1',
      objective: 'AO1',
      options: statements(right, wrong),
      solution: why,
    }),
})

const detectCharge = template({
  ...core,
  checked: '2026-11-20',
  name: 'detecting-charge',
  subtopic: '4.2.1',
  difficulty: 3,
  values: random => ({
    sign: random.pick(['positive', 'negative']),
    object: random.pick(['plastic comb', 'polystyrene tile', 'plastic ruler', 'balloon']),
    opposite: random.chance(0.5),
  }),
  make: ({ sign, object, opposite }) => {
    const other = sign === 'positive' ? 'negative' : 'positive'
    const charge = opposite ? other : sign
    const pushed = charge === sign ? 'is repelled' : 'is attracted'
    const pulled = charge === sign ? 'is attracted' : 'is repelled'
    const noEffect = 'is not affected'
    return choice({
      stem: `A small, light ball hangs from an insulating thread. The ball is ${sign}ly charged. A ${object} with a ${charge} charge is brought near to the ball, and then the same ${object} is held just above some small pieces of neutral paper. Nothing touches.`,
      prompt: 'Which row describes what happens to the ball and to the paper?',
      subtopic: '4.2.1',
      objective: 'AO1',
      options: rows(
        ['ball', 'paper'],
        [pushed, 'is attracted'],
        [
          [
            [pulled, 'is attracted'],
            'You have the rule for charges the wrong way round: like charges repel, unlike charges attract.',
          ],
          [
            [pushed, noEffect],
            'You overlooked that a charged object attracts small neutral objects as well.',
          ],
          [
            [noEffect, 'is attracted'],
            'You overlooked that there is a force between two charged objects, even when they do not touch.',
          ],
        ],
      ),
      solution: `The ball and the ${object} have ${charge === sign ? 'like charges, so the ball is repelled' : 'unlike charges, so the ball is attracted'}.

A charged object attracts small, light, neutral objects such as pieces of paper. This is a way to show that it is charged.`,
    })
  },
  verify: ({ opposite }) => ['is repelled', 'is attracted'][Number(opposite)] ?? '',
})

const PATTERNS = {
  pointPlus: 'straight lines directed outwards, away from the charge',
  pointMinus: 'straight lines directed inwards, towards the charge',
  circles: 'circles, each with the charge at its centre',
  parallel: 'parallel lines, equally spaced, past the charge',
}

const fieldPattern = template({
  ...supplement,
  checked: '2026-11-20',
  name: 'electric-field-pattern',
  subtopic: '4.2.1',
  difficulty: 2,
  values: random => ({
    object: random.pick(['small sphere', 'point charge', 'large metal sphere', 'small metal ball']),
    sign: random.pick(['positive', 'negative']),
  }),
  make: ({ object, sign }) => {
    const positive = sign === 'positive'
    const thing = object === 'point charge' ? `a ${sign} point charge` : `a ${sign}ly charged ${object}`
    const about = (words: string) =>
      object === 'point charge'
        ? words
        : words.replace('the charge', object.endsWith('ball') ? 'the ball' : 'the sphere')
    return choice({
      stem: `The electric field around ${thing} is drawn with field lines. No other charges are near.`,
      prompt: 'What is the pattern of the field lines?',
      subtopic: '4.2.1',
      objective: 'AO1',
      options: statements(about(positive ? PATTERNS.pointPlus : PATTERNS.pointMinus), [
        [
          about(positive ? PATTERNS.pointMinus : PATTERNS.pointPlus),
          'You gave the direction of the force on a negative charge. The direction of the field is that of the force on a positive charge.',
        ],
        [
          about(PATTERNS.circles),
          'You gave the pattern of the magnetic field around a straight wire with a current.',
        ],
        [about(PATTERNS.parallel), 'You gave the pattern between two oppositely charged parallel plates.'],
      ]),
      solution: `The direction of an electric field is the direction of the force on a positive charge. ${positive ? 'A positive charge is repelled by a positive one, so the lines are directed outwards' : 'A positive charge is attracted by a negative one, so the lines are directed inwards'}, straight along the radii.`,
    })
  },
})

const plateForce = template({
  ...supplement,
  checked: '2026-11-20',
  name: 'force-between-charged-plates',
  subtopic: '4.2.1',
  difficulty: 4,
  values: random => ({
    flat: random.chance(0.5),
    plusFirst: random.chance(0.5),
    sign: random.pick(['positively', 'negatively']),
    body: random.pick(['oil drop', 'dust particle', 'plastic bead']),
  }),
  make: ({ flat, plusFirst, sign, body }) => {
    const [first, second] = plusFirst ? ['+', '−'] : ['−', '+']
    const signs = (sign_: string) =>
      Array(5)
        .fill(sign_)
        .join(flat ? '   ' : '\n')
    const [away, towards] = flat ? ['down', 'up'] : ['to the right', 'to the left']
    const [field, back] = plusFirst ? [away, towards] : [towards, away]
    const force = sign === 'positively' ? field : back
    const wrongForce = force === field ? back : field
    const [a, b] = flat ? ['upper', 'lower'] : ['left-hand', 'right-hand']
    const plates = flat
      ? rect(100, 14, 160, 18, 'l sheet') +
        centred(180, 23, signs(first), 's') +
        rect(100, 128, 160, 18, 'l sheet') +
        centred(180, 137, signs(second), 's')
      : rect(100, 22, 20, 116, 'l sheet') +
        centred(110, 80, signs(first), 's') +
        rect(240, 22, 20, 116, 'l sheet') +
        centred(250, 80, signs(second), 's')
    return choice({
      stem: `A small, ${sign} charged ${body} is between two parallel metal plates with opposite charges, as shown.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/particle-between-plates',
          title: 'A charged particle between two plates',
          description: `Two parallel metal plates with a gap between them. The ${a} plate has ${plusFirst ? 'plus' : 'minus'} signs on it and the ${b} plate has ${plusFirst ? 'minus' : 'plus'} signs. A small ${body} is in the middle of the gap.`,
          height: 160,
        },
        plates,
        dot(180, 80, 'pd', 5),
        text(188, flat ? 96 : 100, body, { anchor: flat ? 'start' : 'middle' }),
      ),
      prompt: `Which row gives the direction of the electric field and of the electric force on the ${body}?`,
      subtopic: '4.2.1',
      objective: 'AO2',
      options: rows(
        ['electric field', 'electric force'],
        [field, force],
        [
          [
            [field, wrongForce],
            sign === 'positively'
              ? 'You gave the force on a negative charge. The force on a positive charge is in the direction of the field.'
              : 'You gave the force on a positive charge. The force on a negative charge is opposite to the field.',
          ],
          [
            [back, force],
            'You gave the field the wrong direction: it is directed from the positive to the negative plate.',
          ],
          [
            [back, wrongForce],
            'You reversed both directions: the field is directed from the positive to the negative plate, and unlike charges attract.',
          ],
        ],
      ),
      solution: `The electric field has the direction of the force on a positive charge: from the positive plate to the negative plate, so ${field}.

The ${body} is ${sign} charged, so the force on it is ${sign === 'positively' ? 'in the direction of the field' : 'opposite to the field'}: ${force}.`,
    })
  },
  verify: ({ flat, plusFirst }) => {
    // A positive test charge at the middle, between charges of the two signs.
    const push = [1, -1].reduce((sum, side) => sum + side * (plusFirst === (side === 1) ? 1 : -1), 0)
    return push > 0 ? (flat ? 'down' : 'to the right') : flat ? 'up' : 'to the left'
  },
})

// 4.2.2 Electric current

const carriers = template({
  ...core,
  checked: '2026-11-20',
  name: 'current-in-a-metal',
  subtopic: '4.2.2',
  difficulty: 1,
  values: random => ({
    metal: random.pick(['copper', 'aluminium', 'iron', 'silver']),
    device: random.pick(['a lamp', 'a motor', 'a bell', 'a heater']),
    wrong: random.sample<Wrong>(
      [
        ['positive ions', 'You chose the ions. In a metal these stay in their places and only vibrate.'],
        ['protons', 'You chose protons, but these stay inside the nuclei of the atoms.'],
        ['neutrons', 'You chose neutrons. They have no charge, and they stay inside the nuclei.'],
        ['metal atoms', 'You chose whole atoms. A wire would lose its metal if its atoms flowed away.'],
        ['atomic nuclei', 'You chose nuclei. In a solid these stay in their places.'],
      ],
      3,
    ),
  }),
  make: ({ metal, device, wrong }) =>
    choice({
      stem: `A cell is connected to ${device} by ${metal} wires. There is a current in the wires.`,
      prompt: 'What flows along the wires?',
      subtopic: '4.2.2',
      objective: 'AO1',
      options: statements('free electrons', wrong),
      solution: `An electric current is a flow of charge. ${metal.replace(/^./, each => each.toUpperCase())} is a metal: some of its electrons are free to move, and these carry the charge along the wire.`,
    }),
})

const RANGES = [
  { max: 0.1, text: '0–100 mA' },
  { max: 0.5, text: '0–500 mA' },
  { max: 1, text: '0–1 A' },
  { max: 5, text: '0–5 A' },
  { max: 10, text: '0–10 A' },
]

const ammeterRange = template({
  ...core,
  checked: '2026-11-20',
  name: 'ammeter-range-and-connection',
  subtopic: '4.2.2',
  difficulty: 2,
  values: random => {
    const best = random.int(1, 3)
    const top = RANGES[best]?.max ?? 0
    const part = random.pick([0.6, 0.7, 0.8])
    const milli = top * part < 1 && random.chance(0.4)
    return {
      best,
      expected: top * part,
      milli,
      device: random.pick(['lamp', 'small heater', 'motor', 'resistor']),
    }
  },
  make: ({ best, expected, milli, device }) => {
    const range = (at: number) => RANGES[at]?.text ?? ''
    const shown = milli ? quantity(expected * 1000, 'mA') : quantity(expected, 'A', 2)
    return choice({
      stem: `A student expects a current of about ${shown} in a ${device}. The range of the ammeter can be chosen, and the reading is to be as precise as possible.`,
      prompt: 'Which range should be used, and how should the ammeter be connected?',
      subtopic: '4.2.2',
      objective: 'AO1',
      options: rows(
        ['range', `connection to the ${device}`],
        [range(best), 'in series'],
        [
          [[range(best), 'in parallel'], 'You connected the ammeter like a voltmeter.'],
          [
            [range(best - 1), 'in series'],
            'You chose a range that is too small: the current is larger than its maximum.',
          ],
          [
            [range(best + 1), 'in series'],
            'You chose a larger range than is needed, so the reading would be less precise.',
          ],
        ],
      ),
      solution: `The whole current must pass through the ammeter, so it is in series with the ${device}.

The best range is the smallest one that is larger than ${shown}: ${range(best)}.`,
    })
  },
  verify: ({ expected }) => RANGES.filter(({ max }) => max > expected)[0]?.text ?? '',
})

const dial = template({
  ...core,
  checked: '2026-11-20',
  name: 'read-an-analogue-ammeter',
  subtopic: '4.2.2',
  difficulty: 2,
  values: random => {
    const major = random.pick([0.2, 1, 2])
    const passed = random.int(1, 3)
    const small = random.int(1, 4)
    const right = major * (passed + small / 5)
    const tenths = major * (passed + small / 10)
    const backwards = major * (passed + 1 + (5 - small) / 5)
    const nearest = major * (passed + (small > 2 ? 1 : 0))
    return allDiffer([right, tenths, backwards, nearest], 2)
      ? { major, passed, small, right, tenths, backwards, nearest }
      : null
  },
  make: ({ major, passed, small, right, tenths, backwards, nearest }) => {
    const angle = (steps: number) => 150 - steps * 4.8
    const mark = (steps: number) =>
      line(
        ...polar(180, 150, 110, angle(steps)),
        ...polar(180, 150, steps % 5 === 0 ? 96 : 103, angle(steps)),
      )
    const label = (at: number) =>
      centred(
        ...polar(180, 150, 122, angle(at * 5)),
        quantity(major * at, '', major < 1 ? (at === 0 ? 1 : at === 5 ? 2 : 1) : undefined),
        's',
      )
    return choice({
      stem: 'The diagram shows the scale of an analogue ammeter. It has no zero error.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/ammeter-scale',
          title: 'The scale and pointer of an ammeter',
          description: `A curved scale in amperes is numbered at equal steps of ${quantity(major, 'A')} from 0 to ${quantity(major * 5, 'A')}. There are five small divisions between one number and the next. The pointer is ${small} small division${small === 1 ? '' : 's'} beyond the mark numbered ${quantity(major * passed, '')}.`,
          height: 176,
        },
        rect(20, 6, 320, 164, 'l', 8),
        arc(180, 150, 110, 30, 150),
        Array.from({ length: 26 }, (_, at) => mark(at)).join(''),
        [0, 1, 2, 3, 4, 5].map(label).join(''),
        arrow(180, 150, ...polar(180, 150, 94, angle(passed * 5 + small)), { cls: 'p' }),
        dot(180, 150, 'd', 5),
        text(312, 158, 'A', { anchor: 'middle', cls: 'b' }),
      ),
      prompt: 'What is the reading of the ammeter?',
      subtopic: '4.2.2',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'A',
        sigFigs: 2,
        wrong: [
          [tenths, 'You took each small division as one tenth of a step, but there are five in a step.'],
          [
            backwards,
            'You counted the small divisions from the next number back to the pointer, and added them to that number.',
          ],
          [nearest, 'You read only the nearest numbered mark and left out the small divisions.'],
        ],
      }),
      solution: `There are 5 small divisions to each ${quantity(major, 'A')}, so each is worth ${quantity(major / 5, 'A')}.

The pointer is ${small} small division${small === 1 ? '' : 's'} beyond ${quantity(major * passed, 'A')}: ${quantity(major * passed, 'A')} + ${small} × ${quantity(major / 5, 'A')} = ${quantity(right, 'A', 2)}.`,
    })
  },
  verify: ({ major, passed, small }) => {
    let reading = 0
    for (let step = 0; step < passed * 5 + small; step += 1) reading += major / 5
    return Number(reading.toPrecision(6))
  },
})

const SHAPES = {
  steady: { ac: false, f: () => 6, words: 'a level line above the time axis' },
  reversed: { ac: false, f: () => -6, words: 'a level line below the time axis' },
  pulses: {
    ac: false,
    f: (t: number) => 7 * Math.abs(Math.sin((t * Math.PI) / 2.5)),
    words: 'a row of humps above the time axis that come down to the axis but do not cross it',
  },
  ripple: {
    ac: false,
    f: (t: number) => 5 + 2.5 * Math.sin((t * 2 * Math.PI) / 4),
    words: 'a wave that stays above the time axis',
  },
  sine: {
    ac: true,
    f: (t: number) => 7 * Math.sin((t * 2 * Math.PI) / 5),
    words: 'a wave that goes above and below the time axis by equal amounts',
  },
  triangle: {
    ac: true,
    f: (t: number) => (14 / Math.PI) * Math.asin(Math.sin((t * 2 * Math.PI) / 5)),
    words: 'a zigzag line that goes above and below the time axis by equal amounts',
  },
} as const
type ShapeName = keyof typeof SHAPES

const acOrDc = template({
  ...core,
  checked: '2026-11-20',
  name: 'alternating-or-direct-graphs',
  subtopic: '4.2.2',
  difficulty: 3,
  values: random => {
    const [one = 'sine', two = 'pulses'] = random.sample(Object.keys(SHAPES) as ShapeName[], 2)
    const varying = [one, two].some(each => each === 'pulses' || each === 'ripple' || each === 'reversed')
    return varying ? { one, two } : null
  },
  make: ({ one, two }) => {
    const sketch = (name: ShapeName, left: number) => {
      const axes = graph({
        x: { label: '', max: 10 },
        y: { label: '*I*', min: -10, max: 10 },
        left,
        top: 30,
        width: 128,
        height: 110,
      })
      return axes.axes + text(left + 136, 103, '*t*', { anchor: 'end' }) + axes.plot(SHAPES[name].f, 0, 10)
    }
    const say = (isAc: boolean) => (isAc ? 'a.c.' : 'd.c.')
    const slip = (name: ShapeName) =>
      SHAPES[name].ac
        ? 'the current goes below the time axis as well as above it, so it reverses'
        : 'the current never changes direction, so it is d.c., whatever its size'
    const [first, second] = [SHAPES[one].ac, SHAPES[two].ac]
    return choice({
      stem: 'Two sketch graphs show how the current in two circuits changes with time.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/two-currents',
          title: 'Two graphs of current against time',
          description: `Two graphs of current I against time t, with positive current above the time axis and negative below. Graph 1 is ${SHAPES[one].words}. Graph 2 is ${SHAPES[two].words}.`,
          height: 182,
        },
        sketch(one, 26),
        sketch(two, 210),
        text(90, 176, 'graph 1', { anchor: 'middle' }),
        text(274, 176, 'graph 2', { anchor: 'middle' }),
      ),
      prompt: 'Which row names the type of current in each graph?',
      subtopic: '4.2.2',
      objective: 'AO1',
      options: rows(
        ['graph 1', 'graph 2'],
        [say(first), say(second)],
        [
          [[say(!first), say(second)], `You have graph 1 wrong: ${slip(one)}.`],
          [[say(first), say(!second)], `You have graph 2 wrong: ${slip(two)}.`],
          [
            [say(!first), say(!second)],
            `You have both wrong. A direct current flows in one direction only; an alternating current keeps reversing.`,
          ],
        ],
      ),
      solution: `A direct current keeps to one direction; an alternating current repeatedly reverses.

In graph 1 ${slip(one)}. In graph 2 ${slip(two)}.`.replace(
        /, so it reverses/g,
        ', so it reverses: an alternating current',
      ),
    })
  },
  verify: ({ one }) => {
    const readings = Array.from({ length: 400 }, (_, at) => SHAPES[one].f(at / 40))
    return Math.min(...readings) < -0.01 && Math.max(...readings) > 0.01 ? 'a.c.' : 'd.c.'
  },
})

const chargeAndTime = template({
  ...supplement,
  calculator: 'needed',
  checked: '2026-11-20',
  name: 'charge-current-and-time',
  subtopic: '4.2.2',
  difficulty: 3,
  values: random => {
    const milli = random.step(50, 950, 50)
    const minutes = random.int(2, 15)
    const charge = (milli / 1000) * minutes * 60
    const asked = random.pick(['charge', 'current'] as const)
    if (!tidy(charge) || milli === 1000) return null
    const wrong =
      asked === 'charge'
        ? [(milli / 1000) * minutes, milli * minutes * 60, (minutes * 60) / (milli / 1000)]
        : [charge / minutes, (minutes * 60) / charge, minutes / charge]
    const right = asked === 'charge' ? charge : milli / 1000
    return allDiffer([right, ...wrong], 2)
      ? {
          milli,
          minutes,
          charge,
          asked,
          wrong,
          right,
          device: random.pick(['lamp', 'toy motor', 'heating coil', 'phone charger']),
        }
      : null
  },
  make: ({
    milli,
    minutes,
    charge,
    asked,
    wrong: [minutesLeft = 0, second = 0, upsideDown = 0],
    right,
    device,
  }) => {
    const forCharge = asked === 'charge'
    return choice({
      stem: forCharge
        ? `There is a steady current of ${quantity(milli, 'mA')} in a ${device} for ${quantity(minutes, 'minutes')}.`
        : `A charge of ${quantity(charge, 'C')} passes through a ${device} in ${quantity(minutes, 'minutes')}. The current is steady.`,
      prompt: forCharge
        ? `How much charge passes through the ${device}?`
        : `What is the current in the ${device}?`,
      subtopic: '4.2.2',
      objective: 'AO2',
      options: numbers({
        right,
        unit: forCharge ? 'C' : 'A',
        sigFigs: 2,
        wrong: [
          [minutesLeft, 'You left the time in minutes instead of changing it to seconds.'],
          [
            second,
            forCharge
              ? 'You left the current in milliamperes instead of amperes.'
              : 'You divided the time by the charge; *I* = *Q* ÷ *t*.',
          ],
          [
            upsideDown,
            forCharge
              ? 'You divided the time by the current; *Q* = *It*.'
              : 'You divided the time by the charge, and you left the time in minutes.',
          ],
        ],
      }),
      solution: forCharge
        ? `Time: ${minutes} × 60 = ${quantity(minutes * 60, 's')}. Current: ${milli} ÷ 1000 = ${quantity(milli / 1000, 'A')}.

*Q* = *It* = ${quantity(milli / 1000, '')} × ${minutes * 60} = ${quantity(right, 'C', 2)}.`
        : `Time: ${minutes} × 60 = ${quantity(minutes * 60, 's')}.

*I* = *Q* ÷ *t* = ${quantity(charge, '')} ÷ ${minutes * 60} = ${quantity(right, 'A', 2)}.`,
    })
  },
  verify: ({ milli, minutes, charge, asked }) => {
    if (asked === 'current') return charge / (minutes * 60)
    let passed = 0
    for (let second = 0; second < minutes * 60; second += 1) passed += milli
    return passed / 1000
  },
})

const twoFlows = template({
  ...supplement,
  checked: '2026-11-20',
  name: 'conventional-current-and-electrons',
  subtopic: '4.2.2',
  difficulty: 2,
  values: random => ({
    plusLeft: random.chance(0.5),
    kind: random.pick(['lamp', 'resistor', 'motor', 'heater'] as const),
    ends: random.pick([
      ['X', 'Y'],
      ['P', 'Q'],
      ['J', 'K'],
    ]),
  }),
  make: ({ plusLeft, kind, ends: [left = '', right = ''] }) => {
    const [way, back] = plusLeft
      ? [`from ${left} to ${right}`, `from ${right} to ${left}`]
      : [`from ${right} to ${left}`, `from ${left} to ${right}`]
    return choice({
      stem: `A cell is connected to a ${kind} between points ${left} and ${right}, as shown.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/cell-and-component',
          title: 'A cell connected to one component',
          description: `One loop. A cell is at the top; the longer line of its symbol is on the ${plusLeft ? 'left' : 'right'}. At the bottom is a ${kind}, with point ${left} in the wire to the left of it and point ${right} in the wire to the right.`,
          height: 158,
        },
        plusLeft ? component('cell', 80, 34, 280, 34) : component('cell', 280, 34, 80, 34),
        line(80, 34, 80, 124),
        line(280, 34, 280, 124),
        component(kind, 80, 124, 280, 124),
        dot(120, 124),
        dot(240, 124),
        text(120, 146, left, { anchor: 'middle', cls: 'b' }),
        text(240, 146, right, { anchor: 'middle', cls: 'b' }),
      ),
      prompt: `Which row describes the directions in the ${kind}?`,
      subtopic: '4.2.2',
      objective: 'AO1',
      options: rows(
        ['conventional current', 'flow of electrons'],
        [way, back],
        [
          [
            [back, way],
            'You exchanged the two: conventional current is from the positive terminal, shown by the longer line of the cell, to the negative.',
          ],
          [
            [way, way],
            'You gave electrons the direction of the conventional current. They are negative and flow the opposite way.',
          ],
          [
            [back, back],
            'You have the electrons right, but conventional current is in the opposite direction to their flow.',
          ],
        ],
      ),
      solution: `The longer line of the cell is its positive terminal, on the ${plusLeft ? 'left' : 'right'}. Conventional current leaves it and goes round the circuit to the negative terminal, so it passes through the ${kind} ${way}.

Electrons are negatively charged and flow the opposite way, ${back}.`,
    })
  },
  verify: ({ plusLeft, ends }) => `from ${ends[plusLeft ? 0 : 1]} to ${ends[plusLeft ? 1 : 0]}`,
})

export const templates = [
  inducedPole,
  whichBar,
  softOrSteel,
  compassAtPoint,
  fieldMeaning,
  lineSpacing,
  forceCause,
  friction,
  countCharges,
  fourBalls,
  sortMaterials,
  whyConducts,
  detectCharge,
  fieldPattern,
  plateForce,
  carriers,
  ammeterRange,
  dial,
  acOrDc,
  chargeAndTime,
  twoFlows,
]
