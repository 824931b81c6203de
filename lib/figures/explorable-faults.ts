import { figureFaults } from './bounds'
import { type Explorable, onStep, startOf, stillFigure, type Value, type Values } from './explorable'

const BETWEEN = 50
/** Multiples of these spread evenly over a square, a cube and so on, without a pattern (Kronecker). */
const SPREAD = [0.7549, 0.5698, 0.4302, 0.3247, 0.2451]

/** The start, and each value at both its ends. */
export function endsOf(moving: Explorable): Values[] {
  const start = startOf(moving)
  return [
    start,
    ...Object.entries(moving.values).flatMap(([name, { min, max }]) => [
      { ...start, [name]: min },
      { ...start, [name]: max },
    ]),
  ]
}

/** All values at their ends at once, in every way, and points between. */
export function statesOf(moving: Explorable): Values[] {
  const names = Object.entries(moving.values)
  const corners = Array.from({ length: 2 ** names.length }, (_, corner) =>
    Object.fromEntries(names.map(([name, { min, max }], at) => [name, corner & (1 << at) ? max : min])),
  )
  const between = Array.from({ length: BETWEEN }, (_, point) =>
    Object.fromEntries(
      names.map(([name, value], at) => [
        name,
        onStep(value, value.min + (value.max - value.min) * (((point + 1) * (SPREAD[at] ?? 0.5)) % 1)),
      ]),
    ),
  )
  return [...endsOf(moving), ...corners, ...between]
}

function valueFaults(name: string, { min, max, step, start, choices }: Value): string[] {
  const faults: string[] = []
  const steps = (max - min) / step
  if (!(min < max) || start < min || start > max) faults.push(`${name}: needs min < max, and start between`)
  if (Math.abs(steps - Math.round(steps)) > 1e-6) faults.push(`${name}: no whole number of steps`)
  if (choices && (step !== 1 || choices.length !== max - min + 1))
    faults.push(`${name}: needs a choice for each whole number`)
  return faults
}

/** What is wrong with a figure that moves, wherever its values stand. An empty list is a good one. */
export function explorableFaults(address: string, moving: Explorable): string[] {
  const faults = Object.entries(moving.values).flatMap(([name, value]) => valueFaults(name, value))
  const names = stillFigure(address, moving).moves?.readings.map(([name]) => name)
  for (const values of statesOf(moving)) {
    const at = JSON.stringify(values)
    const still = stillFigure(address, moving, values)
    for (const fault of figureFaults(still)) faults.push(`${fault} at ${at}`)
    const { description, readings } = moving.says(values)
    const told = [description, ...readings.flat()].join(' ')
    if (/NaN|undefined|Infinity|(?<![a-z])-\d/.test(told))
      faults.push(`says what is no number, or a false minus, at ${at}`)
    if (readings.map(([name]) => name).join() !== names?.join()) faults.push(`names other readings at ${at}`)
    for (const { at: gripAt } of moving.grips ?? []) {
      const [x, y] = gripAt(values)
      if (!(x >= 0 && x <= 360 && y >= 0 && y <= moving.height))
        faults.push(`a grip leaves the canvas at ${at}`)
    }
  }
  return faults.slice(0, 12)
}
