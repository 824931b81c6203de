import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { wireEnd, wireField } from '@/lib/figures/magnet'
import { arrow, centred, circle, rect, text } from '@/lib/figures/shapes'
import { CHANGE_WORDS } from '../change-words'

const { supplement, templates } = questionsOf('structured', '4.5.3')

export { templates }

const CARDS = [
  {
    what: 'A long copper wire passes straight through a hole in a level sheet of card.',
    thing: 'wire',
    sheet: 'card',
  },
  {
    what: 'A long brass rod passes straight through a hole in a level wooden board.',
    thing: 'rod',
    sheet: 'board',
  },
  {
    what: 'A long straight cable passes through a hole in a level plastic tray.',
    thing: 'cable',
    sheet: 'tray',
  },
] as const

supplement('field-lines-of-a-straight-wire', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => ({
    card: random.pick(CARDS),
    out: random.chance(0.5),
    letters: random.pick([
      ['P', 'Q'],
      ['X', 'Y'],
      ['J', 'K'],
    ] as const),
    right: random.chance(0.5),
    top: random.chance(0.5),
    stronger: random.chance(0.5),
  }),
  make: ({ card: { what, thing, sheet }, out, letters: [first, second], right, top, stronger }) => {
    const [x, y] = [180, 110]
    const given = [
      rect(60, 12, 240, 196, 'l thin'),
      wireEnd(x, y, out ? 'out' : 'in'),
      text(294, 202, sheet, { anchor: 'end', cls: 's' }),
    ]
    const facts = {
      name: 'electricity-and-magnetism/wire-through-a-card',
      title: 'A straight wire through a sheet, seen from above',
      description: `View from above. The ${thing} is a small circle in the middle of the ${sheet}, with a ${out ? 'dot for a current out of' : 'cross for a current into'} the page.`,
      height: 220,
    }
    // Beside the wire the field of a current out of the page points up on the right and down on the left.
    const places = [
      { letter: first, at: [right ? x + 74 : x - 74, y] as const, way: [0, right === out ? -1 : 1] as const },
      { letter: second, at: [x, top ? y - 70 : y + 70] as const, way: [top === out ? -1 : 1, 0] as const },
    ]
    const wayOf = (way: readonly [number, number]) =>
      way[0] === 0
        ? way[1] < 0
          ? 'to the top of the page'
          : 'to the bottom of the page'
        : way[0] < 0
          ? 'to the left'
          : 'to the right'
    const turn = out ? 'anticlockwise' : 'clockwise'
    const compasses = [
      ...given,
      ...places.map(
        ({ letter, at: [px, py] }) => circle(px, py, 14, 'l sheet') + centred(px + 22, py - 12, letter, 'b'),
      ),
    ]
    return {
      stem: `${what} There is a large steady current in the ${thing}. The diagrams show the ${sheet} from above; the current is ${out ? 'out of' : 'into'} the page.`,
      parts: {
        a: ask.draw({
          prompt: `On the diagram, draw three field lines to show the pattern and the direction of the magnetic field due to the current in the ${thing}.`,
          command: 'Draw',
          figure: figure(facts, ...given),
          tools: ['curve', 'arrow'],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `Three circles with the ${thing} at their centre. The gaps between them are wider further out, and arrow heads show the direction ${turn}.`,
            },
            ...given,
            wireField(x, y, out ? 'out' : 'in'),
          ),
          scheme: [
            `three circles with the ${thing} at their centre`,
            'gaps between the circles increase outwards',
            `arrow(s) ${turn}`,
          ],
          solution: `The field lines are circles around the current. The field is weaker further away, so the circles are further apart there. Right hand: the thumb points along the current, ${out ? 'out of' : 'into'} the page, and the fingers curl ${turn}.`,
        }),
        b: ask.draw({
          prompt: `Two plotting compasses are placed at ${first} and ${second}. In each circle, draw an arrow to show the direction in which the N pole of the needle points. Ignore the magnetic field of the Earth.`,
          command: 'Draw',
          objective: 'AO2',
          figure: figure(
            {
              ...facts,
              name: 'electricity-and-magnetism/two-compasses-at-a-wire',
              description: `${facts.description} An empty circle ${first} is to the ${right ? 'right' : 'left'} of it, an empty circle ${second} ${top ? 'above' : 'below'} it.`,
            },
            ...compasses,
          ),
          tools: ['arrow'],
          checks: places.map(({ at: [px, py], way: [wx, wy] }) => ({
            as: 'arrow' as const,
            passes: [
              { at: [px - 5 * wx, py - 5 * wy] as const, within: 6 },
              { at: [px + 5 * wx, py + 5 * wy] as const, within: 6 },
            ],
          })),
          modelFigure: figure(
            {
              ...facts,
              name: 'electricity-and-magnetism/two-compasses-at-a-wire-model',
              description: places
                .map(({ letter, way }) => `The arrow at ${letter} points ${wayOf(way)}.`)
                .join(' '),
            },
            ...compasses,
            ...places.map(({ at: [px, py], way: [wx, wy] }) =>
              arrow(px - 11 * wx, py - 11 * wy, px + 11 * wx, py + 11 * wy, { cls: 'g' }),
            ),
          ),
          scheme: places.map(({ letter, way }) => `${letter}: ${wayOf(way)}`),
          solution: `A compass needle points along the field line. The field goes round the ${thing} ${turn}: ${places.map(({ letter, way }) => `at ${letter} ${wayOf(way)}`).join(', ')}.`,
        }),
        c: ask.written({
          lead: `The current in the ${thing} is ${stronger ? 'increased' : 'decreased'} and its direction is reversed.`,
          prompt: 'Describe how the magnetic field changes.',
          lines: 2,
          scheme: [
            judged(
              `it becomes ${stronger ? 'stronger' : 'weaker'}`,
              `
              ${CHANGE_WORDS}
              THIS = ${stronger ? 'UP' : 'DOWN'}
              OTHER = ${stronger ? 'DOWN' : 'UP'}
              reject OTHER, without THIS
              accept THIS
              earns: it gets ${stronger ? 'stronger' : 'weaker'}
              earns: the field ${stronger ? 'increases' : 'decreases'} in strength
              earns: the magnetic feild becomes ${stronger ? 'strongr' : 'weeker'}
              misses: it gets ${stronger ? 'weaker' : 'stronger'}
              misses: it is reversed
              misses: it stays the same`,
            ),
            judged(
              `its direction is reversed (${out ? 'clockwise' : 'anticlockwise'})`,
              `
              ${CHANGE_WORDS}
              reject SAME direction
              reject not REVERSE
              accept field/direction/it/line/arrow ... REVERSE/change
              accept REVERSE
              accept ${out ? 'clockwise' : 'anticlockwise | counterclockwise | anti clockwise | counter clockwise'}
              earns: its direction is reversed
              earns: the field lines go in the opposite direction
              earns: the direcsion of the field is oposite
              misses: it becomes weaker
              misses: it is in the same direction
              misses: the lines are circles`,
            ),
          ],
          modelAnswer: `The field becomes ${stronger ? 'stronger' : 'weaker'}, and its direction is reversed.`,
          solution:
            'The size of the current sets the strength of the field, its direction the direction of the field.',
        }),
        d: ask.written({
          lead: `Another wire is wound into a solenoid.`,
          prompt: 'Describe the magnetic field inside a solenoid with a current in it.',
          lines: 3,
          scheme: [
            judged(
              'field lines parallel (to the axis)',
              `
              reject not parallel
              reject perpendicular/circular/circle/curve, without outside
              accept parallel
              accept straight ... axis/end/along/through/uniform
              accept uniform
              unsure straight
              earns: the field lines are parallel
              earns: straight and paralel lines
              earns: the field is uniform
              misses: the lines are circles
              misses: the lines are close together
              misses: it is like a bar magnet`,
            ),
            judged(
              'evenly spaced / field has the same strength / strong field',
              `
              EVEN = even/equal/same/constant/uniform/regular/equidistant
              reject not uniform/strong/constant
              reject weak, without outside
              accept EVEN ... space/spacing/apart/distance/strength/gap/strong/field
              accept space/spacing/field/gap/distance/strength ... EVEN
              accept uniform/equidistant
              accept strong
              unsure close/dense
              earns: the field is uniform
              earns: the lines are evenly spaced
              earns: it is a stong field, equaly spaced lines
              misses: the lines are parallel
              misses: the field is weak
              misses: the lines go from N to S`,
            ),
          ],
          modelAnswer: 'The field lines inside the solenoid are parallel to its axis and evenly spaced.',
          solution:
            'Inside the solenoid the fields of all turns add up to a strong uniform field along the axis. Outside, the field is like that of a bar magnet.',
        }),
      },
    }
  },
})
