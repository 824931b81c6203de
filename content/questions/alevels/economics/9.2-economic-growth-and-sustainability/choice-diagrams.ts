import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { byLetter, LETTERS } from '../shared'

const { question, templates } = choiceQuestions('9.2')

export { templates }

const sketch = graph({
  x: { label: 'time', max: 100 },
  y: { label: 'real GDP', max: 100 },
  left: 26,
  width: 250,
  height: 180,
})

// In this order the points follow each other; the cycle begins at another of them in each draw.
const POINTS = [
  {
    turn: 40,
    says: 'Actual output rises, and the output gap is positive.',
    phase: 'on the way to a boom, above the trend',
  },
  {
    turn: 142,
    says: 'Actual output falls, while the output gap is still positive.',
    phase: 'after the boom, still above the trend',
  },
  {
    turn: 222,
    says: 'Actual output falls, and the output gap is negative.',
    phase: 'in a recession, below the trend',
  },
  {
    turn: 318,
    says: 'Actual output rises, while the output gap is still negative.',
    phase: 'in a recovery, still below the trend',
  },
] as const

const LENGTH = 82

const trendOf = (slope: number) => (time: number) => 28 + slope * time

const actualOf = (slope: number, height: number, begins: number) => (time: number) =>
  trendOf(slope)(time) + height * Math.sin(((time / LENGTH) * 360 + begins) * (Math.PI / 180))

question('point-on-the-business-cycle', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const first = random.int(0, 3)
    const slope = random.pick([0.28, 0.32, 0.36])
    const height = random.pick([18, 20, 22])
    const begins = (POINTS[first]?.turn ?? 0) - random.pick([38, 46])
    const asked = random.int(0, 3)
    const times = [0, 1, 2, 3].map(at => {
      const turn = ((POINTS[(first + at) % 4]?.turn ?? 0) - begins + 720) % 360
      return (turn / 360) * LENGTH
    })
    return { first, slope, height, begins, asked, times }
  },
  make: ({ first, slope, height, begins, asked, times }) => {
    const trend = trendOf(slope)
    const actual = actualOf(slope, height, begins)
    const pointAt = (at: number) => POINTS[(first + at) % 4] ?? POINTS[0]
    const right = pointAt(asked)
    const place = (at: number) => `${pointAt(at).phase}`
    return {
      stem: 'The diagram shows the actual output of an economy over time. The broken line is its potential output.',
      prompt: [
        `At which point is this true? ${right.says}`,
        `Which point fits this description? ${right.says}`,
      ],
      figure: figure(
        {
          name: 'the-macroeconomy-a-level/points-of-a-cycle',
          title: 'Actual and potential output over time',
          description: `Real GDP on the vertical axis, time on the horizontal. A straight broken line rises slowly. A curve waves around it. ${LETTERS.map((letter, at) => `${letter} is on the curve where it lies ${trend(times[at] ?? 0) < actual(times[at] ?? 0) ? 'above' : 'below'} the broken line and ${actual((times[at] ?? 0) + 0.5) > actual(times[at] ?? 0) ? 'slopes up' : 'slopes down'}.`).join(' ')}`,
          height: 244,
        },
        sketch.axes,
        sketch.line(
          [
            [0, trend(0)],
            [100, trend(100)],
          ],
          'l dash',
        ),
        sketch.plot(actual, 0, 100, 'p'),
        sketch.points(times.map(time => [time, actual(time)])),
        ...LETTERS.map((letter, at) => {
          const time = times[at] ?? 0
          const above = actual(time) > trend(time)
          const up = actual(time + 0.5) > actual(time)
          return sketch.label(time, actual(time), letter, {
            dx: above === up ? -9 : 9,
            dy: above ? -6 : 14,
            anchor: 'middle',
          })
        }),
      ),
      options: byLetter(
        LETTERS[asked] ?? 'W',
        Object.fromEntries(
          LETTERS.map((letter, at) => [letter, `You chose a point ${place(at)}. ${pointAt(at).says}`]),
        ),
      ),
      solution: `The slope of the curve tells whether actual output rises or falls. Its place above or below the broken line tells whether the output gap is positive or negative.

${LETTERS[asked]} is ${place(asked)}: the curve slopes ${right.says.includes('rises') ? 'up' : 'down'} and lies ${right.says.includes('positive') ? 'above' : 'below'} potential output. Falling output does not mean a negative gap: after a boom, output is above potential for some time.`,
    }
  },
  verify: ({ first, slope, height, begins, asked, times }) => {
    const wanted = POINTS[(first + asked) % 4]?.says ?? ''
    const curve = actualOf(slope, height, begins)
    const found = times.findIndex(time => {
      const rises = curve(time + 0.1) > curve(time - 0.1)
      const positive = curve(time) > 28 + slope * time
      return rises === wanted.includes('rises') && positive === wanted.includes('positive')
    })
    return LETTERS[found] ?? ''
  },
})
