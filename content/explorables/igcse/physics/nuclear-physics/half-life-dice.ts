import { chance } from '@/lib/figures/chance'
import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { graph } from '@/lib/figures/graph'
import { line, type Point, rect } from '@/lib/figures/shapes'

const DICE = 100
const THROWS = 15
const SIDES = 6

type Set = { throws: number; faces: number; run: number }

/** The throw in which each die shows a face that counts as a decay. */
function decaysOf({ faces, run }: Set): number[] {
  return Array.from({ length: DICE }, (_, die) => {
    let thrown = 1
    while (thrown <= THROWS && chance(run, die, thrown) >= faces / SIDES) thrown += 1
    return thrown
  })
}

const leftAfter = (decays: readonly number[], throws: number) => decays.filter(decay => decay > throws).length
const expectedAfter = (faces: number, throws: number) => DICE * (1 - faces / SIDES) ** throws

function draw(values: Set): string {
  const decays = decaysOf(values)
  const dice = decays.map((decay, at) => {
    const [x, y] = [8 + (at % 10) * 14, 30 + Math.floor(at / 10) * 14]
    const gone = decay <= values.throws
    // In its last throw a die is seen to go.
    const cls = gone ? (decay === values.throws ? 'r rw' : 'f') : 'l w'
    return (
      rect(x, y, 10, 10, cls, 2) +
      (gone ? line(x + 2, y + 2, x + 8, y + 8, decay === values.throws ? 'r' : 'f') : '')
    )
  })
  const g = graph({
    x: { label: 'throws', max: THROWS, ticks: [0, 5, 10, 15], grid: true },
    y: { label: 'undecayed dice', max: DICE, ticks: [0, 25, 50, 75, 100], grid: true },
    left: 200,
    width: 142,
    top: 34,
    height: 134,
  })
  const counted = Array.from({ length: values.throws + 1 }, (_, at): Point => [at, leftAfter(decays, at)])
  return (
    dice.join('') +
    g.axes +
    g.plot(at => expectedAfter(values.faces, at), 0, THROWS, 'l dash thin') +
    g.line(counted, 'p') +
    g.points(counted, 'p')
  )
}

function says(values: Set): Said {
  const left = leftAfter(decaysOf(values), values.throws)
  const expected = `${fixed(expectedAfter(values.faces, values.throws), 1)}`
  const halfLife = Math.LN2 / -Math.log(1 - values.faces / SIDES)
  return {
    description: `A hundred dice stand for nuclei. In each throw a die that shows one of ${values.faces} of its 6 faces decays and is taken away. After ${values.throws} throws of this run ${left} dice are left; chance alone would on average leave ${expected}. A graph shows the number left after each throw beside the smooth curve of the average.`,
    readings: [
      ['Undecayed', `${left} of ${DICE}`],
      ['Decayed', `${DICE - left}`],
      ['Average of many runs', expected],
      ['Half-life', `${fixed(halfLife, 1)} throws`],
    ],
  }
}

export const moving = explorable({
  title: 'A hundred dice that decay',
  height: 216,
  values: {
    throws: { label: 'Throws', min: 0, max: THROWS, step: 1, start: 0, plays: 1.5 },
    faces: { label: 'Faces that decay, of 6', min: 1, max: 4, step: 1, start: 1 },
    run: { label: 'Run', min: 1, max: 12, step: 1, start: 1 },
  },
  draw,
  says,
})
