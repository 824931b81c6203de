import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { curve, line, type Point, polyline, type Shape, text } from '@/lib/figures/shapes'
import { fourDrawings, lettered, PANELS, smallAxes } from '../shared'

const { core, templates } = choiceQuestions('2.1.3')

export { templates }

/** How a quantity changes in the first and in the second stage: up, not at all, down. */
type Course = readonly [first: number, second: number]

const GASES = [
  { gas: 'air', where: 'in a cylinder with a piston' },
  { gas: 'nitrogen', where: 'in a cylinder with a piston' },
  { gas: 'helium', where: 'in a closed syringe' },
  { gas: 'air', where: 'in a closed bicycle pump' },
  { gas: 'carbon dioxide', where: 'in a closed syringe' },
] as const

const STEP = 0.36

/** Where a line starts, so that it stays inside its axes. */
function startOf([first, second]: Course): number {
  const levels = [0, first, first + second]
  const middle = (Math.max(...levels) + Math.min(...levels)) / 2
  return 0.46 - middle * STEP * (Math.max(...levels) - Math.min(...levels) > 1 ? 0.9 : 1)
}

function lineOf(course: Course, place: (across: number, up: number) => Point, bent: number): Shape {
  const [first, second] = course
  const start = startOf(course)
  const step = Math.abs(first + second) === 2 ? STEP * 0.95 : STEP
  const levels = [start, start + first * step, start + (first + second) * step]
  return [0, 1]
    .map(stage => {
      const [from = 0, to = 0] = levels.slice(stage)
      const ends = [place(stage / 2, from), place((stage + 1) / 2, to)]
      if (stage !== bent || from === to) return polyline(ends, 'p')
      // Pressure against a volume that changes steadily: steeper where the pressure is high.
      const bow = (part: number) => {
        const [low, high] = [1, 2]
        const volume = to > from ? high - part : low + part
        const pressure = (low * high) / volume
        return (pressure - (to > from ? 1 : 2)) / (to > from ? 1 : -1)
      }
      return curve(
        Array.from({ length: 9 }, (_, at) => place((stage + at / 8) / 2, from + (to - from) * bow(at / 8))),
        'p',
      )
    })
    .join('')
}

const SAID = ['falls', 'is level', 'rises']

const said = ([first, second]: Course) => `${SAID[first + 1]} in stage 1 and ${SAID[second + 1]} in stage 2`

/** Adding 0 turns −0 into 0. */
const opposite = ([first, second]: Course): Course => [-first + 0, -second + 0]

const same = (one: Course, other: Course) => one[0] === other[0] && one[1] === other[1]

core('pressure-of-a-gas-in-two-stages', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const heat = random.pick([-1, 1])
    const space = random.pick([-1, 1])
    const heatFirst = random.chance(0.5)
    const temperature: Course = heatFirst ? [heat, 0] : [0, heat]
    const volume: Course = heatFirst ? [0, space] : [space, 0]
    const right: Course = heatFirst ? [heat, -space] : [-space, heat]
    const sum: Course = heatFirst ? [heat, space] : [space, heat]
    const errors: readonly (readonly [Course, string])[] = [
      [
        sum,
        'You let the pressure change in the same way as the volume. In a smaller volume the particles collide with the walls more often.',
      ],
      [
        temperature,
        'You let the pressure depend on the temperature only. It changes as well when the volume changes.',
      ],
      [
        opposite(volume),
        'You let the pressure depend on the volume only. It changes as well when the temperature changes.',
      ],
      [
        opposite(sum),
        'You let the pressure fall when the temperature rises, or rise when it falls. Hotter particles hit the walls harder and more often.',
      ],
    ]
    return {
      temperature,
      volume,
      right,
      heatFirst,
      shown: random.shuffle([[right, null] as const, ...random.shuffle(errors).slice(0, 3)]),
      ...random.pick(GASES),
    }
  },
  make: ({ temperature, volume, right, heatFirst, shown, gas, where }) => {
    const bent = heatFirst ? 1 : 0
    const sketch = (x: number, y: number, name: string, course: Course, curved: number) => {
      const { axes, at } = smallAxes(x, y, name, 'time')
      const [px, top] = at(0.5, 1)
      const [, base] = at(0.5, 0)
      const [one, label] = at(0.25, 0.93)
      const [two] = at(0.75, 0)
      return (
        axes +
        line(px, top, px, base, 'f dash') +
        text(one, label, 'stage 1', { anchor: 'middle', cls: 's' }) +
        text(two, label, 'stage 2', { anchor: 'middle', cls: 's' }) +
        lineOf(course, at, curved)
      )
    }
    const change = (rise: number) => (rise > 0 ? 'rises' : 'falls')
    const [p1, p2] = right
    const heat = temperature[heatFirst ? 0 : 1]
    const space = volume[heatFirst ? 1 : 0]
    const ofHeat = `the volume is constant and the temperature ${change(heat)}. The particles move ${heat > 0 ? 'faster and hit the walls harder and more often' : 'more slowly and hit the walls less hard and less often'}, so the pressure ${change(heat)}.`
    const ofSpace = `the temperature is constant and the volume ${space > 0 ? 'gets larger' : 'gets smaller'}. The particles hit the walls ${space > 0 ? 'less' : 'more'} often, so the pressure ${change(-space)}.`
    return {
      stem: `A fixed mass of ${gas} is ${where}. Its temperature and its volume are changed in two stages, 1 and 2. The two upper graphs show how they change with time.`,
      figure: figure(
        {
          name: 'thermal-physics/temperature-and-volume-and-four-pressures',
          title: 'Sketches of temperature and volume against time above four of pressure',
          description: `All sketches have two stages, 1 and 2. Above, temperature against time ${said(temperature)}; volume against time ${said(volume)}. Below, four sketches of pressure against time: ${shown.map(([course], at) => `${PANELS[at]} ${said(course)}`).join('; ')}.`,
          height: 364,
        },
        sketch(0, 0, 'temperature', temperature, 2),
        sketch(183, 0, 'volume', volume, 2),
        fourDrawings(118, (at, x, y) => sketch(x, y, 'pressure', shown[at]?.[0] ?? right, bent), 128),
      ),
      prompt: [
        'Which graph shows how the pressure of the gas changes?',
        `Which pressure–time graph is correct for the ${gas}?`,
      ],
      options: lettered(shown.map(([, error]) => error)),
      solution: `In stage 1 ${heatFirst ? ofHeat : ofSpace}

In stage 2 ${heatFirst ? ofSpace : ofHeat}

The pressure ${p1 === p2 ? `${change(p1)} in both stages` : `${change(p1)} and then ${change(p2)}`}: graph ${PANELS[shown.findIndex(([, error]) => error === null)]}.`,
    }
  },
  // By the quotient of temperature and volume at the end of each stage.
  verify: ({ temperature, volume, shown }) => {
    const at = (stages: number) => {
      const of = (course: Course) => 4 + course.slice(0, stages).reduce<number>((sum, each) => sum + each, 0)
      return of(temperature) / of(volume)
    }
    const found: Course = [Math.sign(at(1) - at(0)), Math.sign(at(2) - at(1))]
    return PANELS[shown.findIndex(([course]) => same(course, found))] ?? ''
  },
})
