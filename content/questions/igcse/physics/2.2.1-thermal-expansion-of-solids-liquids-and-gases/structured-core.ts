import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { linearScale } from '@/lib/figures/laboratory/scales'
import { circle, line, rect, type Shape, text } from '@/lib/figures/shapes'

const { core, templates } = questionsOf('structured', '2.2.1', { calculator: 'needed' })

export { templates }

const USES = [
  { liquid: 'mercury', where: 'in a beaker of water' },
  { liquid: 'mercury', where: 'in a bath of oil' },
  { liquid: 'coloured oil', where: 'in a pan of milk' },
  { liquid: 'coloured oil', where: 'in a water bath' },
] as const

const [ZERO, PER_CM, TUBE, RULE] = [44, 11.6, 62, 96]
const along = (length: number) => ZERO + length * PER_CM

/** A thermometer without numbers above a rule; the thread may be left out. */
function unmarked(marks: readonly (readonly [length: number, name: string])[], thread: number | null): Shape {
  const scale = linearScale({
    from: 0,
    to: 25,
    division: 0.5,
    numbered: 5,
    longer: 1,
    x: ZERO,
    y: RULE,
    length: 25 * PER_CM,
    way: 'right',
    side: 'below',
  })
  return (
    rect(30, TUBE - 8, along(25) - 18, 16, 'l sheet', 8) +
    line(ZERO - 2, TUBE - 3, along(24.6), TUBE - 3, 'l thin') +
    line(ZERO - 2, TUBE + 3, along(24.6), TUBE + 3, 'l thin') +
    circle(ZERO - 8, TUBE, 9, 'l rd') +
    (thread === null ? '' : rect(ZERO - 2, TUBE - 2.4, along(thread) - ZERO + 2, 4.8, 'rd')) +
    marks
      .map(
        ([length, name]) =>
          line(along(length), TUBE - 20, along(length), TUBE + 12, 'l') +
          text(along(length), TUBE - 25, name, { anchor: 'middle', cls: 'b' }),
      )
      .join('') +
    rect(ZERO - 10, RULE, 25 * PER_CM + 22, 34, 'l sheet') +
    scale.shape +
    text(ZERO + 2.5 * PER_CM, RULE + 29, 'cm', { anchor: 'middle', cls: 's' })
  )
}

const LIQUID_EXPANDS = (liquid: string) => `
  LIQUID = ${liquid.split(' ').at(-1)}/liquid/it/thread/volume
  reject particle/molecule/atom ...(no LIQUID/so/apart).. expand | particle/molecule/atom get/become big/bigger/larger | contract/shrink
  reject glass expand, without LIQUID expand | more/than/less/little/hardly/slower/too/also
  accept LIQUID ... expand/expansion | expand/expansion ... LIQUID
  accept expand/expansion, without glass
  accept volume ... increase/larger/bigger/greater/rise/more/up | more/larger/bigger/greater/increase volume
  accept particle/molecule ... apart
  unsure expand/expansion
  unsure (take ... space/room) | LIQUID bigger/larger/longer
  earns: the ${liquid} expands
  earns: it expands when it is heated
  earns: its volume gets bigger
  earns: the liquid expends because of the heat
  misses: the ${liquid} rises
  misses: the ${liquid} gets hot
  misses: the particles expand
  misses: the liquid contracts`

const GLASS_LESS = (liquid: string) => `
  LIQUID = ${liquid.split(' ').at(-1)}/liquid/it/thread
  MORE = more/greater/faster/much/higher/larger/bigger
  LESS = less/little/hardly/slower
  NARROW = narrow/thin/fine/small/tiny/capillary
  TUBE = tube/bore/capillary/stem/space/channel/inside
  reject glass ...(no less/little/than/hardly).. expand more | glass expand more
  reject LIQUID expand LESS than
  accept expand/expansion ... MORE ... than ... glass/tube | MORE ... expand/expansion ... than ... glass/tube
  accept glass ... expand/expansion ... LESS | glass ... LESS ... expand | glass not expand
  accept NARROW TUBE | tube ... narrow/thin/fine
  accept only ... move/go/flow/expand/way/direction/space ... tube/along/up/right
  accept (push/force/move/flow/go/rise/squeeze ... along/up/into/through ... tube/bore/stem)
  accept not space/room/else
  unsure tube/narrow, without shrink/contract
  earns: the ${liquid} expands more than the glass
  earns: the tube is very narrow
  earns: it can only move along the tube
  earns: the glass expands less than the liqiud
  misses: the liquid expands
  misses: the glass expands more than the liquid
  misses: the thermometer gets hot
  misses: heat goes into the bulb`

core('thermometer-without-a-scale', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const span = random.pick([20, 16])
    const zero = random.step(2, 4, 0.5)
    const [read, drawn] = random.sample([15, 25, 35, 45, 55, 65, 75, 85], 2)
    if (read === undefined || drawn === undefined || Math.abs(read - drawn) < 15) return null
    const length = zero + (span * read) / 100
    const mark = zero + (span * drawn) / 100
    // On a mark of the rule.
    const isOnMark = (value: number) => Math.abs(value * 2 - Math.round(value * 2)) < 1e-9
    return isOnMark(length) ? { use: random.pick(USES), span, zero, read, drawn, length, mark } : null
  },
  make: ({ use, span, zero, read, drawn, length, mark }) => {
    const { liquid, where } = use
    const hundred = zero + span
    const marks = [
      [zero, 'A'],
      [hundred, 'B'],
    ] as const
    const facts = { height: 138 }
    const bare = unmarked(marks, null)
    return {
      stem: `A thermometer contains ${liquid} but has no numbers on it. Its bulb is put first into pure melting ice and then into steam above boiling water, at standard atmospheric pressure. The end of the thread of ${liquid} is at mark A in the melting ice and at mark B in the steam. The diagram shows the thermometer beside a rule when its bulb is ${where}.`,
      figure: figure(
        {
          ...facts,
          name: 'thermal-physics/thermometer-beside-a-rule',
          title: 'A thermometer without numbers beside a rule',
          description: `A level thermometer with its bulb on the left, above a rule that is numbered at every 5 centimetres and has marks at every half centimetre. Mark A is at ${plain(zero)} centimetres and mark B at ${plain(hundred)} centimetres. The end of the thread lies between A and B, at a mark of the rule.`,
        },
        unmarked(marks, length),
      ),
      parts: {
        a: ask.values({
          prompt: 'State the temperature of melting ice and the temperature of boiling water.',
          command: 'State',
          subtopic: '2.2.3',
          found: [
            ['melting ice / °C', 0, 'ice'],
            ['boiling water / °C', 100, 'steam'],
          ],
          scheme: [quantity(0, '°C'), quantity(100, '°C')],
          solution: `At standard atmospheric pressure pure ice melts at ${quantity(0, '°C')} and water boils at ${quantity(100, '°C')}.`,
        }),
        b: ask.written({
          prompt: `Explain why the end of the thread of ${liquid} moves to the right when the bulb is heated.`,
          scheme: [
            judged(`the ${liquid} expands`, LIQUID_EXPANDS(liquid)),
            judged(
              'more than the glass / the tube is narrow, so the liquid is pushed along it',
              GLASS_LESS(liquid),
            ),
          ],
          modelAnswer: `The ${liquid} is heated and expands, more than the glass does. It can only move along the narrow tube.`,
          solution:
            'Liquids expand when they are heated. The bulb is full already, so the extra volume goes into the tube. The tube is narrow, so a small change of volume is a long way along it.',
        }),
        'c.i': ask.number({
          prompt: `State the reading of the rule at the end of the thread in the diagram.`,
          subtopic: '1.1',
          objective: 'AO2',
          answer: length,
          unit: 'cm',
          tolerance: 0.1,
          scheme: [`${quantity(length, 'cm')} (±0.1 cm)`],
          solution: `The numbers of the rule are 5 cm apart and the small marks 0.5 cm. The thread ends at ${quantity(length, 'cm')}.`,
        }),
        'c.ii': ask.number({
          lead: `The rule reads ${quantity(zero, 'cm')} at A and ${quantity(hundred, 'cm')} at B. The thread moves by the same distance for each degree.`,
          prompt: 'Calculate the temperature that the thermometer shows in the diagram.',
          answer: read,
          unit: '°C',
          follow: { from: 'c.i', formula: `(x - ${zero})*100/${span}` },
          scheme: steps(
            `distance from A to B = ${plain(hundred)} − ${plain(zero)}, or ${quantity(span, 'cm')}`,
            `(${plain(length)} − ${plain(zero)}) ÷ ${span} (× 100)`,
            quantity(read, '°C'),
          ),
          solution: `From A to B the thread moves ${quantity(span, 'cm')} for 100 °C. It has moved ${plain(length)} − ${plain(zero)} = ${quantity(length - zero, 'cm')}. Temperature = ${plain(length - zero)} ÷ ${span} × 100 = ${quantity(read, '°C')}.`,
        }),
        d: ask.draw({
          lead: `The diagram shows the thermometer again, without its thread. Its temperature is now ${quantity(drawn, '°C')}.`,
          prompt: 'Draw a short line across the tube where the thread ends.',
          objective: 'AO2',
          figure: figure(
            {
              ...facts,
              name: 'thermal-physics/thermometer-without-its-thread',
              title: 'The thermometer without its thread',
              description: `The same thermometer and rule. Mark A is at ${plain(zero)} centimetres and mark B at ${plain(hundred)} centimetres. The tube is empty.`,
            },
            bare,
          ),
          tools: ['line'],
          checks: [
            {
              as: 'line',
              passes: [
                { at: [along(mark), TUBE - 3], within: 4 },
                { at: [along(mark), TUBE + 3], within: 4 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: 'thermal-physics/thermometer-with-the-end-of-its-thread',
              title: 'The end of the thread',
              description: `A short upright line crosses the tube at ${plain(mark)} centimetres on the rule.`,
            },
            bare,
            line(along(mark), TUBE - 14, along(mark), TUBE + 14, 'g thick'),
          ),
          scheme: [`line across the tube at ${quantity(mark, 'cm')} (±0.3 cm)`],
          solution: `For ${quantity(drawn, '°C')} the thread ends ${drawn} ÷ 100 × ${span} = ${quantity(mark - zero, 'cm')} beyond A, at ${quantity(mark, 'cm')}.`,
        }),
      },
    }
  },
  verify: ({ span, zero, length }) => {
    // Goes along the thread in steps of a tenth of a degree.
    let tenths = 0
    while (zero + (tenths * span) / 1000 < length - 1e-9) tenths += 1
    return { 'c.i': length, 'c.ii': tenths / 10 }
  },
})
