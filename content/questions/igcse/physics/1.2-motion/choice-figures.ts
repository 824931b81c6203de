import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { arrow, dot, line, polyline, type Shape, text } from '@/lib/figures/shapes'
import { lettered, PANELS, smallAxes } from '../shared'

const { core, templates } = choiceQuestions('1.2')

export { templates }

/** A motion in two parts: whether the speed rises in one of them, and whether this part comes first. */
type Motion = { rises: boolean; changesFirst: boolean }

const TRACKS = [
  {
    what: 'car',
    how: 'Oil drips from a car at equal intervals of time',
    marks: 'drops on the road',
    one: 'drops',
  },
  {
    what: 'trolley',
    how: 'A bottle on a trolley lets a drop of ink fall on the floor every half second',
    marks: 'drops on the floor',
    one: 'drops',
  },
  {
    what: 'toy train',
    how: 'A photograph of a toy train is taken in the dark while a small lamp on it flashes at equal intervals of time',
    marks: 'flashes on the photograph',
    one: 'flashes',
  },
  {
    what: 'bicycle',
    how: 'Paint drips from a tin on the back of a bicycle at equal intervals of time',
    marks: 'drops on the path',
    one: 'drops',
  },
] as const

/** The spaces from one drop to the next. */
function spaces({ rises, changesFirst }: Motion, steps: number): number[] {
  const ramp = Array.from({ length: steps }, (_, at) => 1 + (4 * (at + 0.5)) / steps)
  const change = rises ? ramp : ramp.toReversed()
  const steady = Array.from({ length: 10 - steps }, () => (rises === changesFirst ? 5 : 1))
  return changesFirst ? [...change, ...steady] : [...steady, ...change]
}

const isSame = (one: Motion, other: Motion) =>
  one.rises === other.rises && one.changesFirst === other.changesFirst

function told({ rises, changesFirst }: Motion): string {
  const change = `spaces that get ${rises ? 'wider' : 'narrower'}`
  const steady = `equal ${rises === changesFirst ? 'wide' : 'narrow'} spaces`
  return changesFirst ? `${change}, then ${steady}` : `${steady}, then ${change}`
}

function errorOf(shown: Motion, right: Motion, what: string, one: string): string | null {
  if (isSame(shown, right)) return null
  if (shown.rises === right.rises)
    return `You exchanged the two parts of the motion. The graph begins with the part on its left.`
  return shown.changesFirst === right.changesFirst
    ? `You put the ${one} closer together where the ${what} is faster. In equal times it then travels further.`
    : `You read the ${one} against the direction of travel.`
}

core('drops-left-by-a-moving-object', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const all = [true, false].flatMap(rises => [true, false].map(changesFirst => ({ rises, changesFirst })))
    return {
      track: random.pick(TRACKS),
      right: random.pick(all),
      shown: random.shuffle(all),
      steps: random.int(4, 6),
      toLeft: random.chance(0.5),
    }
  },
  make: ({ track, right, shown, steps, toLeft }) => {
    const { axes, at } = smallAxes(84, 0, 'speed', 'time')
    const [low, high] = [0.18, 0.9]
    const steady = right.rises === right.changesFirst ? high : low
    const other = steady === high ? low : high
    const corner = (right.changesFirst ? steps : 10 - steps) / 10
    const graphLine = right.changesFirst
      ? [at(0, other), at(corner, steady), at(1, steady)]
      : [at(0, steady), at(corner, steady), at(1, other)]
    const way = toLeft ? 'left' : 'right'
    const row = (each: Motion, y: number): Shape => {
      const gaps = spaces(each, steps)
      const scale = 290 / gaps.reduce((sum, gap) => sum + gap, 0)
      let along = 0
      const places = [0, ...gaps].map(gap => {
        along += gap * scale
        return toLeft ? 338 - along : 48 + along
      })
      return line(40, y + 7, 346, y + 7, 'l thin') + places.map(x => dot(x, y, 'pd', 3.4)).join('')
    }
    return {
      stem: `${track.how}. The ${track.what} moves in a straight line to the ${way}. The graph shows how its speed changes.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/speed-sketch-and-four-tracks',
          title: 'A speed–time sketch above four rows of dots',
          description: `Above, a sketch of speed against time: the line is ${right.changesFirst ? `${right.rises ? 'sloping up' : 'sloping down'} and then level` : `level and then ${right.rises ? 'sloping up' : 'sloping down'}`}. An arrow shows that the direction of travel is to the ${way}. Below, four rows of eleven dots. In the direction of travel, ${shown.map((each, place) => `row ${PANELS[place]} has ${told(each)}`).join('; ')}.`,
          height: 292,
        },
        axes,
        polyline(graphLine, 'p'),
        toLeft ? arrow(262, 138, 122, 138) : arrow(122, 138, 262, 138),
        text(192, 131, 'direction of travel', { anchor: 'middle', cls: 's' }),
        ...shown.map((each, place) => {
          const y = 164 + place * 36
          return text(6, y + 8, PANELS[place] ?? '', { cls: 'b' }) + row(each, y)
        }),
      ),
      prompt: [
        `Which row shows the ${track.marks}?`,
        `Which diagram shows the ${track.marks} for this motion?`,
      ],
      options: lettered(shown.map(each => errorOf(each, right, track.what, track.one))),
      solution: `The times between the ${track.one} are equal, so the wider the space, the greater the speed.

At first the speed ${right.changesFirst ? (right.rises ? 'increases: the spaces get wider' : 'decreases: the spaces get narrower') : `is constant and ${right.rises ? 'low: equal, narrow spaces' : 'high: equal, wide spaces'}`}. Then it ${right.changesFirst ? `is constant and ${right.rises ? 'high: equal, wide spaces' : 'low: equal, narrow spaces'}` : right.rises ? 'increases: the spaces get wider' : 'decreases: the spaces get narrower'}. Read to the ${way}, this is row ${PANELS[shown.findIndex(each => isSame(each, right))]}.`,
    }
  },
})
