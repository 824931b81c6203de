import { inThisOrder, pairs } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import { circle, curve, dot, line, type Point, polygon, text } from '@/lib/figures/shapes'
import { letter } from '../shared'

const { core, templates } = choiceQuestions('1.5.3')

export { templates }

const WHERE = [
  {
    what: 'a uniform metre rule',
    right: 'at its 50 cm mark',
    wrong: pairs({
      'at its 0 cm mark':
        'The end of the rule is not where its weight appears to act: all of the weight would be on one side.',
      'at its 100 cm mark':
        'The end of the rule is not where its weight appears to act: all of the weight would be on one side.',
      'at its 25 cm mark': 'Three quarters of the rule would lie on one side of this point.',
    }),
  },
  {
    what: 'a thin, uniform, circular ring',
    right: 'at the centre of the hole',
    wrong: pairs({
      'at one point of the ring': 'All other parts of the ring would lie on one side of this point.',
      'at the lowest point of the ring':
        'You thought that the centre of gravity is always the lowest point. It does not move when the ring is turned.',
      'half-way between the centre of the hole and the ring':
        'You thought that it lies off the centre, but the ring is the same on all sides.',
    }),
  },
  {
    what: 'a uniform rectangular card',
    right: 'where its two diagonals cross',
    wrong: [
      ['at one of its corners', 'The whole card would lie on one side of this point.'],
      ['at the middle of one of its longer sides', 'The whole card would lie on one side of this point.'],
      ['at the middle of one of its shorter sides', 'The whole card would lie on one side of this point.'],
    ],
  },
  {
    what: 'a hammer with a wooden handle and a heavy steel head',
    right: 'nearer to the head than to the end of the handle',
    wrong: pairs({
      'half-way between its two ends':
        'You took the hammer as uniform, but its head is much heavier than its handle.',
      'nearer to the end of the handle than to the head':
        'You turned it round: most of the weight is in the head.',
      'exactly at the end of the handle': 'Almost all of the weight would lie on one side of this point.',
    }),
  },
  {
    what: 'a uniform solid ball',
    right: 'at the centre of the ball',
    wrong: pairs({
      'at the point where the ball touches the ground':
        'You mixed up the centre of gravity with the point of contact.',
      'at the top of the ball': 'The whole ball would lie on one side of this point.',
      'half-way between its centre and its surface':
        'You thought that it lies off the centre, but the ball is the same on all sides.',
    }),
  },
] as const

core('place-of-the-centre-of-gravity', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-30' },
  values: random => ({ item: random.pick(WHERE) }),
  make: ({ item }) => ({
    stem: '',
    prompt: `Where is the centre of gravity of ${item.what}?`,
    right: item.right,
    wrong: item.wrong.map(([text_, error]) => [text_, error]),
    solution: `The centre of gravity is the point at which the whole weight appears to act, so the weight is balanced about it. For ${item.what} this is ${item.right}.`,
  }),
})

const OUTLINE: readonly Point[] = [
  [-6, -16],
  [30, 4],
  [60, 30],
  [74, 84],
  [34, 128],
  [-18, 142],
  [-70, 118],
  [-62, 62],
  [-38, 20],
]

core('card-that-hangs-from-a-pin', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const spots = random.shuffle([
      { x: 0, y: random.int(68, 90), error: null },
      { x: random.int(38, 48), y: random.int(56, 80), error: 'to the right of' },
      { x: random.int(-36, -30), y: random.int(94, 106), error: 'to the left of' },
      { x: random.int(22, 28), y: random.int(104, 112), error: 'to the right of' },
    ])
    return {
      spots,
      mirror: random.pick([1, -1]),
      what: random.pick(['piece of card', 'sheet of metal', 'sheet of plastic']),
    }
  },
  make: ({ spots, mirror, what }) => {
    const [x, y] = [180, 50]
    const flip = (side: string) =>
      mirror === 1 ? side : side.includes('right') ? 'to the left of' : 'to the right of'
    return {
      stem: `A flat ${what} of irregular shape hangs freely from a pin and is at rest.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/card-on-a-pin',
          title: 'An irregular flat sheet that hangs from a pin',
          description: `A flat sheet of irregular shape hangs from a pin near its upper edge. Four points are marked on it. ${spots.map(({ error }, at) => `${letter(at)} is ${error === null ? 'straight below' : `below and ${flip(error)}`} the pin.`).join(' ')}`,
          height: 206,
        },
        curve(
          OUTLINE.map(([dx, dy]): Point => [x + dx * mirror, y + dy]),
          'l sunk',
          true,
        ),
        circle(x, y, 4, 'l sheet'),
        dot(x, y, 'd', 1.5),
        line(x, y, x, y - 22, 'l thin'),
        text(x + 8, y - 24, 'pin'),
        ...spots.map(
          (spot, at) =>
            dot(x + spot.x * mirror, y + spot.y) +
            text(x + spot.x * mirror + 7, y + spot.y + 5, letter(at), { cls: 'b' }),
        ),
      ),
      prompt: 'Which point could be its centre of gravity?',
      options: inThisOrder(
        spots.map(({ error }, at) =>
          error === null
            ? letter(at)
            : [
                letter(at),
                `This point is ${flip(error)} the vertical line through the pin, so the weight would have a moment about the pin and the sheet would turn.`,
              ],
        ),
      ),
      solution:
        'An object that hangs freely comes to rest with its centre of gravity vertically below the point from which it hangs. Only then does the weight have no moment about the pin.',
    }
  },
  verify: ({ spots }) => letter(spots.findIndex(spot => Math.abs(spot.x) < 1)),
})

const STEPS = [
  {
    ask: 'Why is the hole in the card a little wider than the pin?',
    right: 'so that the card can swing freely',
    wrong: pairs({
      'so that the card hangs at a slant':
        'You overlooked that the card must come to rest by itself, with no friction to hold it.',
      'so that the card becomes lighter':
        'The mass taken away by a small hole does not matter. Friction at the pin does.',
      'so that the plumb line can pass through the hole':
        'The plumb line hangs from the pin, in front of the card.',
    }),
  },
  {
    ask: 'Why is a plumb line hung from the pin?',
    right: 'to show the vertical line through the pin',
    wrong: pairs({
      'to pull the card into its place':
        'The plumb line does not pull the card. Both hang freely from the pin.',
      'to find the weight of the card': 'The plumb line gives a direction, not a force.',
      'to stop the card from swinging':
        'The card comes to rest by itself. The plumb line shows the vertical.',
    }),
  },
  {
    ask: 'Why is the card hung from at least two holes, one after the other?',
    right: 'because the centre of gravity is where the lines cross',
    wrong: pairs({
      'because the centre of gravity moves when the card is turned':
        'The centre of gravity is a fixed point of the card.',
      'because the mean of the two weights is needed':
        'No weight is measured. Each hole gives a line on the card.',
      'because the lines must be parallel to each other':
        'The lines cross: each passes through the centre of gravity.',
    }),
  },
  {
    ask: 'When should the line be marked on the card?',
    right: 'when the card and the plumb line are both at rest',
    wrong: pairs({
      'when the plumb line swings to its furthest point': 'You would mark a line that is not vertical.',
      'as soon as the card is let go':
        'The card would still be swinging, and its centre of gravity would not be below the pin.',
      'when the card swings through its lowest point':
        'A moving card cannot be marked well. It must be at rest.',
    }),
  },
  {
    ask: 'What does each line that is drawn on the card show?',
    right: 'that the centre of gravity lies somewhere on it',
    wrong: pairs({
      'that the centre of gravity is at its middle':
        'One line does not tell how far down the centre of gravity is.',
      'that the centre of gravity is at its lower end':
        'One line does not tell how far down the centre of gravity is.',
      'that the card has equal areas on both sides of it':
        'The line passes through the centre of gravity, and then the areas need not be equal.',
    }),
  },
] as const

core('finding-it-with-a-plumb-line', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    item: random.pick(STEPS),
    what: random.pick([
      'a thin sheet of card',
      'a flat piece of card in the shape of a country',
      'a card of irregular shape',
    ]),
  }),
  make: ({ item, what }) => ({
    stem: `A student finds the centre of gravity of ${what}. The card hangs from a pin through a small hole near its edge. A plumb line is used to draw a line on it. This is repeated with other holes.`,
    prompt: item.ask,
    right: item.right,
    wrong: item.wrong.map(([text_, error]) => [text_, error]),
    solution:
      'The card swings freely until it is at rest with its centre of gravity vertically below the pin. The plumb line shows this vertical line, so the centre of gravity is on the line drawn. Lines from two or more holes cross at the centre of gravity.',
  }),
})

core('base-and-height-for-stability', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    what: random.pick([
      'desk lamp',
      'floor lamp',
      'racing car',
      'traffic cone',
      'laboratory stand',
      'high chair for a child',
      'music stand',
      'delivery van',
      'vase',
    ]),
    more: random.chance(0.7),
  }),
  make: ({ what, more }) => {
    const [base, height] = more ? ['wider', 'lower'] : ['narrower', 'higher']
    const [otherBase, otherHeight] = more ? ['narrower', 'higher'] : ['wider', 'lower']
    const degree = more ? 'more' : 'less'
    return {
      stem: `The design of a ${what} is changed. Its mass stays the same. It is now ${degree} stable than before.`,
      prompt: 'Which pair of changes is certain to have this effect?',
      columns: 'base | centre of gravity',
      right: `${base} | ${height}`,
      wrong: {
        [`${base} | ${otherHeight}`]: `You chose the right change of the base, but a ${otherHeight} centre of gravity makes an object ${more ? 'less' : 'more'} stable.`,
        [`${otherBase} | ${height}`]: `You chose the right change of the centre of gravity, but a ${otherBase} base makes an object ${more ? 'less' : 'more'} stable.`,
        [`${otherBase} | ${otherHeight}`]: `You turned both rules round: these changes make it ${more ? 'less' : 'more'} stable.`,
      },
      solution:
        'A wide base and a low centre of gravity make an object stable: it can be tilted further before the vertical line through its centre of gravity falls outside its base.',
    }
  },
})

core('which-tilted-block-topples', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const turn = random.pick([22, 24, 26])
    const topples = random.chance(0.5)
    const radians = (turn * Math.PI) / 180
    const shapes = [22, 25, 28, 31, 34, 37, 40].flatMap(width =>
      [48, 56, 64, 72, 80, 84].flatMap(height =>
        [0.25, 0.35, 0.5, 0.6, 0.7].map(part => {
          const up = Math.round(height * part)
          return { width, height, up, beyond: up * Math.sin(radians) - (width / 2) * Math.cos(radians) }
        }),
      ),
    )
    const clear = (over: boolean) =>
      shapes.filter(({ beyond }) => Math.abs(beyond) > 4.5 && beyond > 0 === over)
    const blocks = random.shuffle([random.pick(clear(topples)), ...random.sample(clear(!topples), 3)])
    return { turn, topples, blocks }
  },
  make: ({ turn, topples, blocks }) => {
    const floor = 118
    const radians = (turn * Math.PI) / 180
    const place = (at: number, along: number, up: number): Point => {
      const corner = 64 + at * 82
      return [
        corner + along * Math.cos(radians) + up * Math.sin(radians),
        floor + along * Math.sin(radians) - up * Math.cos(radians),
      ]
    }
    const drawn = blocks.map(({ width, height, up }, at) => {
      const outline = [place(at, 0, 0), place(at, -width, 0), place(at, -width, height), place(at, 0, height)]
      const [x, y] = place(at, -width / 2, up)
      return (
        polygon(outline, 'l sheet') +
        dot(x, y) +
        line(x, y, x, floor, 'p dash thin') +
        text(56 + at * 82, floor + 28, letter(at), { anchor: 'middle', cls: 'b' })
      )
    })
    return {
      stem: 'Four blocks are tilted about an edge, all by the same angle, and then let go. The dot in each block is its centre of gravity, and the dashed line is vertical. The blocks do not slide.',
      figure: figure(
        {
          name: 'motion-forces-and-energy/four-tilted-blocks',
          title: 'Four tilted blocks with their centres of gravity',
          description: `Each of four blocks stands on its lower right edge and is tilted to the right by the same angle. A dashed vertical line goes down from the centre of gravity of each block. ${blocks.map(({ beyond }, at) => `In ${letter(at)} it meets the ground to the ${beyond > 0 ? 'right' : 'left'} of the edge on which the block stands.`).join(' ')}`,
          height: 156,
        },
        ground(10, floor, 350, floor),
        ...drawn,
      ),
      prompt: topples ? 'Which block topples over to the right?' : 'Which block falls back onto its base?',
      options: inThisOrder(
        blocks.map(({ beyond }, at) =>
          beyond > 0 === topples
            ? letter(at)
            : [
                letter(at),
                beyond > 0
                  ? 'The vertical line through its centre of gravity is beyond the edge on which it stands, so this block topples over.'
                  : 'The vertical line through its centre of gravity is still on the side of the base, so this block falls back.',
              ],
        ),
      ),
      solution:
        'The weight acts along the vertical line through the centre of gravity. If this line falls beyond the edge on which the block stands, outside the base, the moment of the weight turns the block further and it topples. If not, the weight turns the block back onto its base.',
    }
  },
  verify: ({ turn, topples, blocks }) =>
    letter(
      blocks.findIndex(({ width, up }) => Math.tan((turn * Math.PI) / 180) > width / (2 * up) === topples),
    ),
})
