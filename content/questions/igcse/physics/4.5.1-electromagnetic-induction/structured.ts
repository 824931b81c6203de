import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { barMagnet } from '@/lib/figures/magnet'
import { arrow, circle, line, polyline, rect, text } from '@/lib/figures/shapes'

const { supplement, templates } = questionsOf('structured', '4.5.1')

export { templates }

supplement('magnet-moved-at-a-coil', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => ({
    north: random.chance(0.5),
    inwards: random.chance(0.5),
    side: random.pick([
      ['left', 'right'],
      ['right', 'left'],
    ] as const),
    vehicle: random.pick(['bicycle dynamo', 'wind-up torch', 'hand-cranked radio', 'small wind generator']),
    order: random.shuffle(['other', 'still', 'fast'] as const),
  }),
  make: ({ north, inwards, side: [first, second], vehicle, order }) => {
    const pole = north ? 'N' : 'S'
    const facing = inwards ? pole : north ? 'S' : 'N'
    const force = inwards ? 'repels' : 'attracts'
    const [towards, back] = inwards ? ['towards', 'away from'] : ['away from', 'towards']
    const article = (name: string) => (name === 'N' || name === 'S' ? `an ${name} pole` : name)
    const ITEMS = {
      other: `The ${pole} pole is moved ${back} the coil at the same speed.`,
      still: `The magnet is held at rest near the coil.`,
      fast: `The ${pole} pole is moved ${towards} the coil at a greater speed.`,
    }
    const WHEN = { other: `moved ${back} the coil`, still: 'held at rest', fast: 'moved at a greater speed' }
    const RESULTS = {
      other: `to the ${second} (of the same size as before)`,
      still: 'no deflection',
      fast: `larger than before (to the ${first})`,
    }
    return {
      stem: `The ${pole} pole of a bar magnet is moved ${towards} end X of a coil. The coil is connected to a sensitive meter with its zero in the middle of the scale. While the magnet moves, the pointer of the meter is deflected to the ${first}.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/magnet-coil-and-meter',
          title: 'A bar magnet beside a coil that is connected to a meter',
          description: `A bar magnet lies level on the left, with its ${pole} pole on the side of the coil. An arrow shows that it moves ${towards} the coil. The near end of the coil is labelled X. The two ends of the coil's wire lead to a meter below.`,
          height: 186,
        },
        barMagnet(16, 52, 110, 30, !north),
        inwards ? arrow(46, 36, 100, 36, { cls: 'r' }) : arrow(100, 36, 46, 36, { cls: 'r' }),
        rect(200, 44, 120, 46, 'l sheet'),
        Array.from({ length: 8 }, (_, at) => line(206 + at * 14, 92, 214 + at * 14, 42, 'p')).join(''),
        text(186, 72, 'X', { anchor: 'middle', cls: 'b' }),
        polyline(
          [
            [206, 92],
            [206, 160],
          ],
          'p',
        ),
        polyline(
          [
            [312, 42],
            [312, 30],
            [338, 30],
            [338, 160],
            [314, 160],
          ],
          'p',
        ),
        line(206, 160, 246, 160, 'p') +
          line(274, 160, 314, 160, 'p') +
          circle(260, 160, 14, 'l sheet') +
          arrow(260, 170, 260, 150, { head: 7 }),
      ),
      parts: {
        a: ask.written({
          prompt: 'Explain why the pointer of the meter is deflected while the magnet moves.',
          scheme: [
            'the magnetic field linked with the coil changes, or the coil cuts magnetic field lines',
            'an e.m.f. is induced (which drives a current in the closed circuit)',
          ],
          modelAnswer:
            'As the magnet moves, the magnetic field linked with the coil changes. This induces an e.m.f. in the coil, and because the circuit is complete there is a current in the meter.',
          solution:
            'An e.m.f. is induced in a coil whenever the magnetic field linked with it changes. The complete circuit through the meter then carries a current.',
        }),
        b: ask.written({
          prompt: `Each action is done on its own. Describe the deflection of the pointer when:

${order.map(each => `- ${ITEMS[each].charAt(0).toLowerCase()}${ITEMS[each].slice(1)}`).join('\n')}`,
          command: 'Describe',
          lines: 3,
          scheme: order.map(each => `${WHEN[each]}: ${RESULTS[each]}`),
          modelAnswer: order
            .map(each => `${WHEN[each].charAt(0).toUpperCase()}${WHEN[each].slice(1)}: ${RESULTS[each]}.`)
            .join(' '),
          solution:
            'The opposite movement reverses the induced e.m.f. Without movement the field linked with the coil does not change and there is no e.m.f. A faster movement changes the field faster, so the e.m.f. is larger.',
        }),
        c: ask.written({
          prompt: `State the magnetic pole at end X of the coil while the ${pole} pole moves ${towards} it, and explain your answer.`,
          command: 'State',
          objective: 'AO2',
          lines: 4,
          scheme: [
            `end X is ${article(facing)}`,
            'the (effect of the) induced current opposes the change that causes it',
            `so the coil ${force} the magnet`,
          ],
          modelAnswer: `End X is ${article(facing)}. The induced current opposes the change that causes it, so while the magnet moves ${towards} the coil, the coil ${force} it.`,
          solution: `The induced e.m.f. opposes the change that causes it. The magnet moves ${towards} the coil, so the coil ${force} it. Facing ${article(pole)}, end X must be ${article(facing)}.`,
        }),
        d: ask.written({
          prompt: `In a ${vehicle}, a magnet is made to rotate near a coil of wire. Explain why there is an alternating current in the coil.`,
          command: 'Explain',
          subtopic: '4.5.2',
          scheme: [
            'N pole and S pole pass the coil in turn, or the field linked with the coil keeps changing',
            'so the induced e.m.f. / current keeps reversing its direction',
          ],
          modelAnswer:
            'As the magnet rotates, its N pole and its S pole come near the coil in turn. The field linked with the coil increases and decreases and is reversed, so the induced e.m.f. and the current keep changing direction.',
          solution:
            'A rotating magnet gives the coil an N pole, then an S pole, then an N pole again. The change of the field is reversed each half turn, and so is the induced e.m.f.',
        }),
      },
    }
  },
})
