import { rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { circle, curve, line, polyline, rect, type Shape, text } from '@/lib/figures/shapes'

const { core, templates } = choiceQuestions('2.3.2')

export { templates }

const SOURCES = [
  { what: 'a burning candle', short: 'candle', is: 'candle' },
  { what: 'a small electric heater', short: 'heater', is: 'heater' },
  { what: 'a hot metal block', short: 'hot block', is: 'hot block' },
] as const

type Source = (typeof SOURCES)[number]['is']

function drawn(is: Source, x: number, floor: number): Shape {
  if (is === 'candle')
    return (
      rect(x - 5, floor - 26, 10, 26, 'l sheet') +
      line(x, floor - 26, x, floor - 31, 'l thin') +
      curve(
        [
          [x, floor - 44],
          [x + 4, floor - 35],
          [x, floor - 30],
          [x - 4, floor - 35],
        ],
        'r',
        true,
      )
    )
  if (is === 'heater')
    return (
      rect(x - 20, floor - 8, 40, 8, 'l sunk') +
      polyline(
        Array.from({ length: 9 }, (_, at) => [x - 18 + at * 4.5, floor - (at % 2 === 0 ? 10 : 20)] as const),
        'r',
      )
    )
  return rect(x - 17, floor - 20, 34, 20, 'l rd')
}

core('smoke-in-a-box-with-two-chimneys', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    source: random.pick(SOURCES),
    atLeft: random.chance(0.5),
    smokeLeft: random.chance(0.5),
    moves: random.chance(0.6),
    smoke: random.pick(['A smouldering string', 'A piece of smouldering paper', 'A smoking wooden splint']),
  }),
  make: ({ source, atLeft, smokeLeft, moves, smoke }) => {
    const [left, right, floor, top] = [70, 290, 178, 92]
    const [one, two] = [120, 240]
    const heatLeft = moves ? !atLeft : atLeft
    const name = (isLeft: boolean) => (isLeft ? 'P' : 'Q')
    const into = smokeLeft !== heatLeft
    const through = `down ${name(smokeLeft)}, through the box, up ${name(!smokeLeft)}`
    const away = `upwards from ${name(smokeLeft)}, away from the box`
    const [where, other] = into ? [through, away] : [away, through]
    const [light, heavy] = ['less dense', 'denser']
    const smokeX = (smokeLeft ? one : two) + (smokeLeft ? -16 : 16)
    const end = (smokeLeft ? one : two) + (smokeLeft ? -4 : 4)
    const sourceX = atLeft ? one : two
    const zX = atLeft ? two : one
    const missed = into
      ? `You let the smoke rise by itself. Above the ${source.short} air rises in ${name(heatLeft)}, so cooler air sinks in ${name(smokeLeft)} and takes the smoke with it.`
      : moves
        ? `You thought of the current before the ${source.short} is moved. Now the air in ${name(smokeLeft)} rises.`
        : `You let air sink above the ${source.short}. The heated air in ${name(smokeLeft)} rises and takes the smoke with it.`
    return {
      stem: `A closed box with a glass front has two chimneys, P and Q, that are open at the top. The diagram shows ${source.what} on the floor of the box${moves ? `, below one chimney. The ${source.short} is then moved to Z, below the other chimney` : ' below one chimney'}. ${smoke} is held above chimney ${name(smokeLeft)}${moves ? ' some time later' : ''}.`,
      figure: figure(
        {
          name: 'thermal-physics/box-with-two-chimneys',
          title: 'A closed box with two open chimneys',
          description: `A box with a chimney P on the left and a chimney Q on the right. On the floor below chimney ${name(atLeft)} is ${source.what}.${moves ? ` A cross on the floor below chimney ${name(!atLeft)} is marked Z.` : ''} Something that gives off smoke is held just above the opening of chimney ${name(smokeLeft)}.`,
          height: 204,
        },
        polyline([
          [one - 15, 40],
          [one - 15, top],
          [left, top],
          [left, floor],
          [right, floor],
          [right, top],
          [two + 15, top],
          [two + 15, 40],
        ]),
        polyline([
          [one + 15, 40],
          [one + 15, top],
          [two - 15, top],
          [two - 15, 40],
        ]),
        text(one, 72, 'P', { anchor: 'middle', cls: 'b' }),
        text(two, 72, 'Q', { anchor: 'middle', cls: 'b' }),
        drawn(source.is, sourceX, floor),
        text(sourceX, floor + 18, source.short, { anchor: 'middle', cls: 's' }),
        moves
          ? line(zX - 4, floor - 10, zX + 4, floor - 2, 'l') +
              line(zX - 4, floor - 2, zX + 4, floor - 10, 'l') +
              text(zX, floor + 18, 'Z', { anchor: 'middle', cls: 'b' })
          : '',
        line(smokeX, 18, end, 28, 'l thick'),
        circle(end, 29, 3, 'rd'),
        text(smokeX + (smokeLeft ? -5 : 5), 20, 'smoke', { anchor: smokeLeft ? 'end' : 'start', cls: 's' }),
      ),
      prompt: [
        `Which row describes the movement of the smoke, and the air above the ${source.short} compared with the cooler air?`,
        `Where does the smoke go, and how does the air above the ${source.short} compare with the cooler air?`,
      ],
      options: rows(
        ['movement of the smoke', `air above the ${source.short}`],
        [where, light],
        [
          [[other, light], missed],
          [
            [where, heavy],
            'You let heated air become denser. It expands, so its density decreases, and this is why it rises.',
          ],
          [[other, heavy], 'You let heated air become denser, and so you turned the current round.'],
        ],
      ),
      solution: `The air above the ${source.short} is heated, expands and becomes less dense, so it rises in chimney ${name(heatLeft)}. Cooler, denser air sinks in chimney ${name(!heatLeft)} and moves through the box to take its place.

The smoke shows how the air moves at chimney ${name(smokeLeft)}: it goes ${where}.`,
    }
  },
})
