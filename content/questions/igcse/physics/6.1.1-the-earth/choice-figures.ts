import { inThisOrder } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { arrow, circle, ellipse, line, type Point, polar, type Shape, text } from '@/lib/figures/shapes'
import { PANELS } from '../shared'

const { core, templates } = choiceQuestions('6.1.1')

export { templates }

const TOWNS = [
  { name: 'London', north: true },
  { name: 'Beijing', north: true },
  { name: 'Toronto', north: true },
  { name: 'Cairo', north: true },
  { name: 'Sydney', north: false },
  { name: 'Cape Town', north: false },
  { name: 'Buenos Aires', north: false },
  { name: 'Auckland', north: false },
] as const

/** Quarters of the orbit from the right, anticlockwise. */
const QUARTERS = ['on the right', 'at the top', 'on the left', 'at the bottom'] as const

const onOrbit = (degrees: number): Point => {
  const turn = (degrees * Math.PI) / 180
  return [180 + 132 * Math.cos(turn), 116 - 66 * Math.sin(turn)]
}

function earth([x, y]: Point, leansRight: boolean): Shape {
  const lean = leansRight ? -23.4 : 23.4
  const [northX, northY] = polar(x, y, 26, 90 + lean)
  const [southX, southY] = polar(x, y, 26, 270 + lean)
  return (
    line(northX, northY, southX, southY) +
    circle(x, y, 15, 'l w') +
    text(northX + (leansRight ? 4 : -4), northY + 4, 'N', { anchor: leansRight ? 'start' : 'end', cls: 's' })
  )
}

const NUMBERS: Record<number, string> = { 1: 'three', 2: 'six', 3: 'nine' }

core('position-of-the-earth-some-months-later', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    town: random.pick(TOWNS),
    longest: random.chance(0.5),
    quarters: random.pick([1, 1, 2, 3, 3]),
    leansRight: random.chance(0.5),
    first: random.int(0, 3),
    scene: random.int(0, 2),
  }),
  make: ({ town, longest, quarters, leansRight, first, scene }) => {
    // The north end leans to the right: towards the Sun when the Earth is on the left, quarter 2.
    const northSummer = leansRight ? 2 : 0
    const start = (northSummer + (town.north === longest ? 0 : 2)) % 4
    const right = (start + quarters) % 4
    const quarterOf = (at: number) => (at + first) % 4
    const name = (quarter: number) => PANELS[(quarter - first + 4) % 4] ?? ''
    const day = longest ? 'longest' : 'shortest'
    const hemisphere = town.north ? 'northern' : 'southern'
    const towards = town.north === longest ? 'towards' : 'away from'
    const begins = `On the ${day} day in the ${hemisphere} hemisphere the North Pole is tilted ${towards} the Sun, as at ${name(start)}.`
    const error = (quarter: number) => {
      const ahead = (quarter - start + 4) % 4
      if (ahead === 0)
        return `You chose the position on the ${day} day itself. Go on along the orbit for ${NUMBERS[quarters]} months.`
      if (quarters === 2)
        return `You went on by ${ahead === 1 ? 'a quarter' : 'three quarters'} of the orbit. Six months are half of it.`
      if (ahead === 2)
        return `You went on by half of the orbit, or chose the position of the ${longest ? 'shortest' : 'longest'} day and did not go on. ${begins}`
      return `You went round the orbit the wrong way, or began at the wrong position. ${begins}`
    }
    return {
      stem:
        [
          'The diagram shows the Earth at four positions in its orbit around the Sun. Its axis is drawn, and N is the North Pole. The arrow shows the direction in which the Earth moves.',
          'The Earth is drawn at four positions of its orbit, with its axis. N marks the North Pole. It moves round the Sun in the direction of the arrow.',
          'Four positions of the Earth in one year are shown, three months apart. N is the North Pole, and the arrow gives the direction of motion in the orbit.',
        ][scene] ?? '',
      figure: figure(
        {
          name: 'space-physics/tilted-earth-at-four-positions',
          title: 'The Earth at four positions in its orbit',
          description: `An orbit seen at a slant from above, with the Sun in the middle. The Earth is at A ${QUARTERS[quarterOf(0)]}, B ${QUARTERS[quarterOf(1)]}, C ${QUARTERS[quarterOf(2)]} and D ${QUARTERS[quarterOf(3)]}. At each position the north end of its axis leans to the ${leansRight ? 'right' : 'left'}. An arrow shows that the Earth moves anticlockwise on the page.`,
          height: 228,
        },
        ellipse(180, 116, 132, 66, 'f'),
        circle(180, 116, 17, 'l hl'),
        text(180, 120, 'Sun', { anchor: 'middle', cls: 's' }),
        ...[0, 1, 2, 3].map(at => {
          const quarter = quarterOf(at)
          const [x, y] = onOrbit(quarter * 90)
          const beside = leansRight ? 1 : -1
          return (
            earth([x, y], leansRight) +
            text(x + beside * 22, y + 24, PANELS[at] ?? '', { anchor: 'middle', cls: 'b' })
          )
        }),
        arrow(...onOrbit(302), ...onOrbit(315), { cls: 'p' }),
        text(352, 222, 'not to scale', { anchor: 'end', cls: 's' }),
      ),
      prompt: [
        `At which position is the Earth ${NUMBERS[quarters]} months after the ${day} day of the year in ${town.name} (${hemisphere} hemisphere)?`,
        `In ${town.name}, in the ${hemisphere} hemisphere, it is the ${day} day of the year. Where is the Earth ${NUMBERS[quarters]} months later?`,
      ],
      options: inThisOrder(
        PANELS.map((letter, at) => (quarterOf(at) === right ? letter : [letter, error(quarterOf(at))])),
      ),
      solution: `${begins}

The Earth goes round once in twelve months, so in ${NUMBERS[quarters]} months it moves ${{ 1: 'a quarter', 2: 'half', 3: 'three quarters' }[quarters]} of the way round, in the direction of the arrow: to ${name(right)}.`,
    }
  },
  // The height of the Sun at noon, by the angle between the axis and the line to the Sun.
  verify: ({ town, longest, quarters, leansRight, first }) => {
    const tilt = leansRight ? 1 : -1
    const noon = [0, 1, 2, 3].map(quarter => {
      const toSun = -Math.cos((quarter * Math.PI) / 2)
      return tilt * toSun * (town.north ? 1 : -1)
    })
    const start = noon.indexOf(longest ? Math.max(...noon) : Math.min(...noon))
    return PANELS[(start + quarters - first + 8) % 4] ?? ''
  },
})
