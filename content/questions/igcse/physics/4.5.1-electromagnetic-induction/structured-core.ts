import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { quantity } from '@/lib/exams/format'
import { wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { describeScale } from '@/lib/figures/laboratory/measuring'
import { dialScale } from '@/lib/figures/laboratory/scales'
import { barMagnet } from '@/lib/figures/magnet'
import { arc, arrow, dot, line, polar, rect, type Shape, text } from '@/lib/figures/shapes'
import { MORE_TURNS, STRONGER_MAGNET } from '../electromagnet-points'
import { EMF_INDUCED, FASTER, FIELD_CHANGES } from './points-core'

const { core, templates } = questionsOf('structured', '4.5.1')

export { templates }

const MOVES = [
  {
    who: 'A student pushes a bar magnet into a coil of wire.',
    out: 'The magnet is pulled out of the coil at the same speed.',
    turned: 'The magnet is turned round, and its other pole is pushed into the coil at the same speed.',
    rest: 'The magnet is held at rest inside the coil.',
    moving: 'while the magnet moves into the coil',
    ofMagnet: true,
  },
  {
    who: 'In a demonstration, a coil of wire is pushed over a bar magnet, which is held at rest.',
    out: 'The coil is pulled off the magnet at the same speed.',
    turned: 'The magnet is turned round, and the coil is pushed over its other pole at the same speed.',
    rest: 'The coil and the magnet are both held at rest, with the magnet inside the coil.',
    moving: 'while the coil moves over the magnet',
    ofMagnet: false,
  },
  {
    who: 'A toy has a bar magnet that is pushed by hand into a coil of wire.',
    out: 'The magnet is pulled out of the coil at the same speed.',
    turned: 'The magnet is turned round, and its other pole is pushed into the coil at the same speed.',
    rest: 'The magnet is left at rest inside the coil.',
    moving: 'while the magnet is moving into the coil',
    ofMagnet: true,
  },
] as const

const SCALE = { from: -40, to: 40, division: 5, numbered: 20 }

const [PIVOT, RADIUS] = [104, 68]

/** A meter without its needle, 170 units wide, from y down; its pivot stands at x. */
function emptyMeter(x: number, y: number, label = ''): Shape {
  const dial = dialScale({ ...SCALE, x, y: y + PIVOT, radius: RADIUS, start: 142, end: 38 })
  return (
    rect(x - 85, y, 170, 120, 'l sheet', 6) +
    arc(x, y + PIVOT, RADIUS, 38, 142, 'l') +
    dial.shape +
    dot(x, y + PIVOT, 'd', 4) +
    text(x + 26, y + PIVOT + 4, 'mV', { cls: 'b' }) +
    (label === '' ? '' : text(x, y + 140, label, { anchor: 'middle', cls: 's' }))
  )
}

const turnOf = (value: number) => 142 + ((value + 40) / 80) * (38 - 142)

core('magnet-coil-and-centre-zero-meter', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    move: random.pick(MOVES),
    north: random.chance(0.5),
    isTurned: random.chance(0.5),
    shown: random.pick([-35, -30, -25, -15, -10, 10, 15, 25, 30, 35]),
  }),
  make: ({ move, north, isTurned, shown }) => {
    const pole = north ? 'N' : 'S'
    const magnitude = Math.abs(shown)
    const side = shown > 0 ? 'right' : 'left'
    const other = shown > 0 ? 'left' : 'right'
    const label = isTurned ? 'magnet turned' : 'moving out'
    const facts = {
      name: 'electricity-and-magnetism/two-meters-without-needles',
      title: 'Two meters without needles',
      description: `Two drawings of the scale of the meter, from −40 to 40 mV with zero in the middle, without their needles. A dot marks the pivot of each. The left one is labelled 1, at rest. The right one is labelled 2, ${label}.`,
      height: 160,
    }
    const given = emptyMeter(90, 8, '1 at rest') + emptyMeter(270, 8, `2 ${label}`)
    const places = [
      { x: 90, turn: turnOf(0) },
      { x: 270, turn: turnOf(-shown) },
    ]
    return {
      stem: `${move.who} The coil is connected to a sensitive meter with its zero in the middle. The diagram shows the meter ${move.moving}.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/magnet-coil-and-scale',
          title: 'A bar magnet, a coil and a meter',
          description: `A bar magnet lies on the left of a coil, with its ${pole} pole nearer to the coil. An arrow shows that the ${move.ofMagnet ? 'magnet moves towards the coil' : 'coil moves towards the magnet'}. The ends of the coil are connected to a meter with a scale in mV below them. ${shown > 0 ? describeScale(SCALE, shown, 'mV') : `The needle is on the left of zero. ${describeScale({ ...SCALE, format: value => String(Math.abs(value)).replace(/^(?!0$)/, '−') }, magnitude, 'mV')}`}`,
          height: 246,
        },
        barMagnet(14, 50, 110, 30, !north),
        move.ofMagnet ? arrow(44, 36, 96, 36, { cls: 'r' }) : arrow(286, 26, 234, 26, { cls: 'r' }),
        rect(200, 42, 120, 46, 'l sheet'),
        Array.from({ length: 8 }, (_, at) => line(206 + at * 14, 90, 214 + at * 14, 40, 'p')).join(''),
        wire(
          [
            [206, 90],
            [206, 108],
            [60, 108],
            [60, 206],
            [95, 206],
          ],
          'p',
        ),
        wire(
          [
            [312, 40],
            [312, 30],
            [340, 30],
            [340, 206],
            [265, 206],
          ],
          'p',
        ),
        emptyMeter(180, 118),
        line(180, 118 + PIVOT, ...polar(180, 118 + PIVOT, RADIUS + 2, turnOf(shown)), 'p'),
      ),
      parts: {
        a: words({
          subject: 'igcse/physics',
          prompt: 'State the name of this effect.',
          answers: [
            { text: 'electromagnetic induction', accept: ['induction', 'electro-magnetic induction'] },
          ],
          reject: [
            {
              text: 'magnetism',
              why: 'Magnetism alone gives no e.m.f. The field through the coil must change.',
            },
            { text: 'induced magnetism', why: 'Induced magnetism is what happens to iron near a magnet.' },
            { text: 'motor effect', why: 'The motor effect is a force on a current in a magnetic field.' },
          ],
          solution:
            'An e.m.f. that is caused by a changing magnetic field is induced: electromagnetic induction.',
        }),
        b: ask.number({
          prompt: 'State the reading of the meter.',
          command: 'State',
          objective: 'AO2',
          answer: shown,
          signFree: true,
          unit: 'mV',
          scheme: [`${quantity(shown, 'mV')}`],
          solution: `There are four small divisions between 0 and 20 mV, so each is 5 mV. The needle is on the ${side}: ${quantity(shown, 'mV')}.`,
        }),
        c: ask.written({
          prompt: `Explain why there is a reading ${move.moving}.`,
          scheme: [
            judged(
              'the magnetic field linked with the coil changes, or the coil cuts field lines',
              FIELD_CHANGES,
            ),
            judged('an e.m.f. (or a current) is induced', EMF_INDUCED),
          ],
          modelAnswer: 'The magnetic field linked with the coil changes. This induces an e.m.f. in the coil.',
          solution:
            'An e.m.f. is induced in a coil whenever the magnetic field linked with it changes. It does not matter which of the two moves.',
        }),
        d: ask.draw({
          prompt: `Draw the needle on each meter, as a straight line from the dot.

- Meter 1: ${move.rest}
- Meter 2: ${isTurned ? move.turned : move.out}`,
          command: 'Draw',
          objective: 'AO2',
          figure: figure(facts, given),
          tools: ['line'],
          checks: places.map(({ x, turn }) => ({
            as: 'line',
            passes: [
              { at: polar(x, 8 + PIVOT, 6, turn), within: 9 },
              { at: polar(x, 8 + PIVOT, 54, turn), within: 8 },
            ],
          })),
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `The needle of meter 1 points to zero. The needle of meter 2 points to the ${other}, to ${magnitude} mV.`,
            },
            given,
            places
              .map(({ x, turn }) => line(x, 8 + PIVOT, ...polar(x, 8 + PIVOT, RADIUS + 2, turn), 'g'))
              .join(''),
          ),
          scheme: ['meter 1: at zero', `meter 2: on the ${other}, about ${magnitude} mV`],
          solution: `At rest the field linked with the coil does not change, so the reading is zero. ${isTurned ? 'The other pole' : 'The opposite motion'} at the same speed gives an e.m.f. of the same size in the opposite direction: ${magnitude} mV on the ${other}.`,
        }),
        e: ask.written({
          prompt: 'State two ways to make the reading of the meter larger.',
          marks: 2,
          lines: 2,
          scheme: [
            judged('any two from: move the magnet (or the coil) faster', FASTER),
            judged('use a stronger magnet', STRONGER_MAGNET),
            judged('use a coil with more turns', MORE_TURNS),
          ],
          modelAnswer: 'Move the magnet or the coil faster. Use a coil with more turns.',
          solution:
            'The e.m.f. is larger when the field through the coil changes faster, when the field is stronger, and when there are more turns.',
        }),
      },
    }
  },
  // Where the needle stands, counted in divisions from the left end of the scale.
  verify: ({ shown }) => ({ b: Math.round((shown + 40) / 5) * 5 - 40 }),
})
