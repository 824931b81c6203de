import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { barMagnet } from '@/lib/figures/magnet'
import { arrow, circle, line, polyline, rect, text } from '@/lib/figures/shapes'

const { supplement, templates } = questionsOf('structured', '4.5.1')

export { templates }

supplement('magnet-moved-at-a-coil', {
  facts: { difficulty: 4, checked: '2026-11-20' },
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
    const away = facing === 'N' ? 'S' : 'N'
    const [force, not] = inwards ? ['repels', 'attracts'] : ['attracts', 'repels']
    const [towards, back] = inwards ? ['towards', 'away from'] : ['away from', 'towards']
    const article = (name: string) => (name === 'N' || name === 'S' ? `an ${name} pole` : name)
    const ITEMS = {
      other: `The ${pole} pole is moved ${back} the coil at the same speed.`,
      still: `The magnet is held at rest near the coil.`,
      fast: `The ${pole} pole is moved ${towards} the coil at a greater speed.`,
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
        b: ask.match({
          prompt: 'Choose the deflection of the pointer for each of these actions.',
          command: 'Predict',
          marks: 3,
          items: order.map(each => ({ id: each, text: ITEMS[each] })),
          targets: [
            { id: 'same', text: `to the ${first}, same size as before` },
            { id: 'large', text: `to the ${first}, larger than before` },
            { id: 'turned', text: `to the ${second}, same size as before` },
            { id: 'much', text: `to the ${second}, larger than before` },
            { id: 'none', text: 'no deflection' },
          ],
          answer: { other: 'turned', still: 'none', fast: 'large' },
          scheme: order.map(each => ({
            code: 'B1' as const,
            text: `${ITEMS[each].replace(/\.$/, '')}: ${each === 'other' ? `to the ${second}, same size` : each === 'still' ? 'no deflection' : `to the ${first}, larger`}`,
          })),
          solution:
            'The opposite movement reverses the induced e.m.f. Without movement the field linked with the coil does not change and there is no e.m.f. A faster movement changes the field faster, so the e.m.f. is larger.',
        }),
        c: ask.choice({
          prompt: `Which row describes the effect of the induced current while the ${pole} pole moves ${towards} the coil?`,
          command: 'Determine',
          objective: 'AO2',
          scheme: [`${article(facing)}; ${force} the magnet`],
          solution: `The induced e.m.f. opposes the change that causes it. The magnet moves ${towards} the coil, so the coil ${force} it. Facing ${article(pole)}, end X must be ${article(facing)}.`,
          columns: 'end X of the coil | force of the coil on the magnet',
          right: `${article(facing)} | ${force} the magnet`,
          wrong: {
            [`${article(facing)} | ${not} the magnet`]:
              'You found the pole at X, but like poles repel and unlike poles attract.',
            [`${article(away)} | ${not} the magnet`]:
              'You let the induced current help the movement. It always opposes the change that causes it.',
            [`${article(away)} | ${force} the magnet`]:
              'You found the force, but the pole that you chose gives the opposite force.',
          },
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
