import { rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { heatArrow } from '@/lib/figures/laboratory/heating'
import { circle, curve, dot, line, polyline, rect, type Shape, text } from '@/lib/figures/shapes'

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

core('colour-in-a-loop-of-tube', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'not-needed' },
  values: random => ({
    heated: random.chance(0.5),
    onLeft: random.chance(0.5),
    crystalLow: random.chance(0.5),
    pOnLeft: random.chance(0.5),
    scene: random.int(0, 2),
  }),
  make: ({ heated, onLeft, crystalLow, pOnLeft, scene }) => {
    const [left, right, top, low] = [110, 250, 40, 160]
    // The water rises in the limb that is heated, or opposite the one that is cooled.
    const risesLeft = heated === onLeft
    const coloursLeft = crystalLow ? risesLeft : !risesLeft
    const name = (isLeft: boolean) => (isLeft === pOnLeft ? 'P' : 'Q')
    const [first, other] = coloursLeft ? [name(true), name(false)] : [name(false), name(true)]
    const lighter = name(risesLeft)
    const [density, not] =
      lighter === 'P' ? ['smaller than', 'greater than'] : ['greater than', 'smaller than']
    const side = onLeft ? 'left' : 'right'
    const x = onLeft ? left : right
    const cause = heated
      ? `The water above the heater, in the ${side} limb, gets warmer. It expands, becomes less dense and rises.`
      : `The water beside the ice, in the ${side} limb, gets colder. It contracts, becomes denser and sinks.`
    const source: Shape = heated
      ? heatArrow(x, low + 46, 30) +
        text(x + (onLeft ? -18 : 18), low + 42, 'heat', { anchor: onLeft ? 'end' : 'start', cls: 's' })
      : [0, 1, 2].map(at => rect(x + (onLeft ? -32 : 10), top + at * 18, 22, 16, 'l sheet', 3)).join('') +
        text(x + (onLeft ? -40 : 40), top + 30, 'ice', { anchor: onLeft ? 'end' : 'start', cls: 's' })
    const crystalAt = crystalLow ? low + 5 : top + 5
    return {
      stem: `${
        [
          `A loop of glass tube is full of water. A crystal that colours the water lies in the middle of the ${crystalLow ? 'lower' : 'upper'} tube.`,
          `A student fills a glass loop with water and puts a coloured crystal in the middle of its ${crystalLow ? 'lower' : 'upper'} part.`,
          `The diagram shows a loop of tube, full of water, with a crystal of potassium manganate(VII) in the middle of the ${crystalLow ? 'lower' : 'upper'} tube. The crystal colours the water that flows past it.`,
        ][scene] ?? ''
      } The loop is then ${heated ? 'heated gently' : 'cooled with ice'} at one place, as shown. P and Q are points in the two upright tubes.`,
      figure: figure(
        {
          name: `thermal-physics/loop-of-tube-${heated ? 'with-a-flame' : 'with-ice'}`,
          title: `A loop of tube filled with water, with a crystal and ${heated ? 'a heater' : 'ice'}`,
          description: `A rectangular loop of tube stands upright. A crystal lies in the middle of its ${crystalLow ? 'lower' : 'upper'} part. ${heated ? `An arrow labelled heat points up at the lower ${side} corner.` : `Pieces of ice touch the outside of the ${side} limb, near the top.`} Point ${name(true)} is in the left limb and point ${name(false)} in the right limb.`,
          height: 216,
        },
        rect(left - 8, top - 8, right - left + 16, low - top + 16, 'l w', 6),
        rect(left + 8, top + 8, right - left - 16, low - top - 16, 'l sheet', 4),
        source,
        dot((left + right) / 2, crystalAt, 'd', 3.5),
        line(180, crystalAt, 180, crystalLow ? 126 : 76, 'l thin'),
        text(180, crystalLow ? 120 : 90, 'crystal', { anchor: 'middle', cls: 's' }),
        dot(left, 112),
        dot(right, 112),
        text(left + 14, 117, name(true), { cls: 'b' }),
        text(right - 14, 117, name(false), { cls: 'b', anchor: 'end' }),
      ),
      prompt: [
        'Which row shows where the colour arrives first, and compares the densities of the water at P and Q?',
        'Which point does the colour reach first, and how does the density of the water at P compare with that at Q?',
      ],
      options: rows(
        ['colour arrives first at', 'density at P'],
        [first, `${density} at Q`],
        [
          [
            [other, `${density} at Q`],
            `You compared the densities rightly, but the water goes round the other way. The less dense water, at ${lighter}, rises.`,
          ],
          [
            [first, `${not} at Q`],
            'You found the direction of the current, but exchanged the densities. Warmer water has expanded and is less dense.',
          ],
          [
            [other, `${not} at Q`],
            heated
              ? 'You thought that warmer water is denser and sinks. It expands, becomes less dense and rises.'
              : 'You thought that colder water is less dense and rises. It contracts, becomes denser and sinks.',
          ],
        ],
      ),
      solution: `${cause} So the water goes up at ${lighter} and down in the other limb, and the density at P is ${density} that at Q.

In the ${crystalLow ? 'lower' : 'upper'} tube the water flows to the ${coloursLeft ? 'left' : 'right'}, and the colour reaches ${first} first.`,
    }
  },
  // By the sense of the circulation: plus one is clockwise.
  verify: ({ heated, onLeft, crystalLow, pOnLeft }) => {
    const clockwise = (heated ? 1 : -1) * (onLeft ? 1 : -1)
    const flowsRight = clockwise * (crystalLow ? -1 : 1) > 0
    return flowsRight === pOnLeft ? 'Q' : 'P'
  },
})
