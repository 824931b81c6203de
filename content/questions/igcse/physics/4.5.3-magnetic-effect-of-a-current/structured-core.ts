import { ask } from '@/lib/exams/authoring/ask'
import { b1, judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figure } from '@/lib/figures/figure'
import { compass, solenoid, solenoidCoil } from '@/lib/figures/magnet'
import { centred, circle } from '@/lib/figures/shapes'
import { DIRECTION_SHOWN, FILINGS_LINE_UP, FILINGS_SPREAD, TAPPED_OR_ON } from './points-core'

const { core, templates } = questionsOf('structured', '4.5.3')

export { templates }

const COILS = [
  { who: 'A student winds insulated wire into a solenoid.', sheet: 'a sheet of card' },
  { who: 'A teacher shows the magnetic field of a solenoid.', sheet: 'a clear plastic sheet' },
  { who: 'An engineer tests the solenoid that opens the lock of a door.', sheet: 'a sheet of paper' },
  { who: 'A student tests the solenoid from an old doorbell.', sheet: 'a white board' },
  { who: 'A student winds a solenoid for a model of a crane.', sheet: 'a thin board' },
] as const

const LETTERS = [
  ['P', 'Q'],
  ['X', 'Y'],
  ['J', 'K'],
] as const

const [X, Y, WIDTH, TALL, TURNS] = [105, 70, 150, 50, 7]

core('field-of-a-solenoid', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({
    coil: random.pick(COILS),
    up: random.chance(0.5),
    letters: random.pick(LETTERS),
    isRightEnd: random.chance(0.5),
    above: random.chance(0.5),
  }),
  make: ({ coil, up, letters: [first, second], isRightEnd, above }) => {
    // Down the front of the turns: N on the right.
    const [north, south] = up ? ['left', 'right'] : ['right', 'left']
    const middle = Y + TALL / 2
    const given = solenoidCoil(X, Y, WIDTH, TALL, TURNS, up)
    const facts = {
      name: 'electricity-and-magnetism/solenoid-alone',
      title: 'A solenoid',
      description: `A level solenoid of ${TURNS} turns. An arrow head on the front of each turn shows the current, which goes ${up ? 'up' : 'down'} the front.`,
      height: 190,
    }
    const places = [
      { letter: first, x: isRightEnd ? X + WIDTH + 50 : X - 50, y: middle, toRight: !up },
      { letter: second, x: X + WIDTH / 2, y: above ? Y - 40 : Y + TALL + 40, toRight: up },
    ]
    const compasses =
      given +
      places
        .map(({ letter, x, y }) => circle(x, y, 18, 'l sheet') + centred(x + 28, y - 14, letter, 'b'))
        .join('')
    return {
      stem: `${coil.who} There is a current in the solenoid. The arrows in the diagram show its direction on the front of each turn.`,
      parts: {
        a: ask.draw({
          prompt:
            'On the diagram, draw the pattern of the magnetic field inside and outside the solenoid. Show the direction of the field with arrows.',
          command: 'Draw',
          figure: figure(facts, given),
          tools: ['curve', 'line', 'arrow'],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `Three parallel lines run through the inside of the solenoid. Loops above and below it lead from its ${north} end round to its ${south} end. Arrows point out of the ${north} end and into the ${south} end.`,
            },
            solenoid(X, Y, WIDTH, TALL, TURNS, up),
          ),
          scheme: b1(
            'straight parallel lines inside the solenoid',
            'loops outside, above and below, from one end to the other (as of a bar magnet)',
            `arrow(s) out of the ${north} end or into the ${south} end`,
          ),
          solution: `Outside, the field of a solenoid is like that of a bar magnet; inside, the lines are parallel. Right hand: the fingers follow the current, ${up ? 'up' : 'down'} the front, and the thumb points to the N pole, at the ${north} end. The lines leave the N pole and enter the S pole.`,
        }),
        b: ask.draw({
          prompt: `Two plotting compasses are placed at ${first} and ${second}. In each circle, draw an arrow to show the direction in which the N pole of the needle points.`,
          command: 'Draw',
          figure: figure(
            {
              ...facts,
              name: 'electricity-and-magnetism/solenoid-and-two-compasses',
              description: `${facts.description} An empty circle ${first} is beyond its ${isRightEnd ? 'right' : 'left'} end, level with its middle. An empty circle ${second} is ${above ? 'above' : 'below'} the middle of the solenoid.`,
            },
            compasses,
          ),
          tools: ['arrow'],
          checks: places.map(({ x, y, toRight }) => ({
            as: 'arrow',
            passes: [
              { at: [x, y], within: 7 },
              { at: [toRight ? x + 12 : x - 12, y], within: 7 },
            ],
          })),
          modelFigure: figure(
            {
              ...facts,
              name: 'electricity-and-magnetism/solenoid-and-two-compasses-model',
              description: places
                .map(
                  ({ letter, toRight }) =>
                    `The arrow at ${letter} points to the ${toRight ? 'right' : 'left'}.`,
                )
                .join(' '),
            },
            compasses,
            places.map(({ x, y, toRight }) => compass(x, y, toRight ? 0 : 180, 18)).join(''),
          ),
          scheme: places.map(({ letter, toRight }) => `${letter}: to the ${toRight ? 'right' : 'left'}`),
          solution: `A compass needle points along the field line. The lines come out of the ${north} end and go into the ${south} end, and beside the solenoid they run back, from ${north} to ${south}.`,
        }),
        'c.i': ask.written({
          lead: `The turns of another solenoid pass through holes in ${coil.sheet}.`,
          prompt: 'Describe how the pattern of its field can be shown with iron filings.',
          command: 'Describe',
          marks: 2,
          lines: 3,
          scheme: [
            judged('any two from: sprinkle iron filings on the sheet', FILINGS_SPREAD),
            judged('switch on the current / tap the sheet gently', TAPPED_OR_ON),
            judged('the filings line up along the field lines', FILINGS_LINE_UP),
          ],
          modelAnswer:
            'Sprinkle iron filings on the sheet and switch on the current. Tap the sheet gently. The filings line up along the field lines.',
          solution:
            'Each filing becomes a small magnet and turns like a compass needle. Tapping helps the filings to turn.',
        }),
        'c.ii': ask.written({
          prompt: 'State what a plotting compass shows about the field that iron filings do not show.',
          lines: 1,
          scheme: [judged('the direction of the field', DIRECTION_SHOWN)],
          modelAnswer: 'The direction of the field.',
          solution:
            'The two ends of a filing look alike. The N pole of a compass needle points in the direction of the field.',
        }),
        d: words({
          subject: 'igcse/physics',
          prompt: 'State the name of one device that uses the magnetic effect of a current.',
          answers: [
            { text: 'relay', allow: ['reed relay', 'magnetic relay'] },
            { text: 'loudspeaker', accept: ['speaker', 'headphones', 'earphones'] },
            { text: 'electric bell', accept: ['bell', 'doorbell', 'buzzer'] },
            { text: 'electromagnet', accept: ['lifting magnet', 'scrapyard crane', 'crane'] },
            { text: 'motor', accept: ['electric motor', 'd.c. motor', 'fan'] },
            { text: 'circuit breaker', accept: ['trip switch'] },
            { text: 'magnetic lock', accept: ['door lock', 'electric lock', 'lock'] },
            { text: 'transformer' },
            { text: 'ammeter', accept: ['galvanometer', 'voltmeter'] },
            { text: 'maglev train' },
          ],
          reject: [
            { text: 'compass', why: 'A compass has a permanent magnet. There is no current in it.' },
            { text: 'bar magnet', why: 'A bar magnet is permanent. There is no current in it.' },
            { text: 'generator', why: 'A generator uses induction. The current is made, not used, there.' },
            { text: 'lamp', why: 'A lamp uses the heating effect of a current.' },
            { text: 'heater', why: 'A heater uses the heating effect of a current.' },
          ],
          marks: 1,
          scheme: ['one of: relay, loudspeaker, electric bell, electromagnet, motor, circuit breaker'],
          solution:
            'In a relay and in a bell an electromagnet moves a piece of iron. In a loudspeaker a coil with a current moves near a magnet.',
        }),
      },
    }
  },
})
