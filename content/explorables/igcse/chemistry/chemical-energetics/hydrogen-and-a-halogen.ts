import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { graph } from '@/lib/figures/graph'
import { arrow, line, type Point, text } from '@/lib/figures/shapes'

const HYDROGEN = 436
/** X–X and H–X in kJ/mol, as data books print them to three figures. */
const HALOGENS = [
  { name: 'fluorine', symbol: 'F', own: 158, made: 568 },
  { name: 'chlorine', symbol: 'Cl', own: 242, made: 431 },
  { name: 'bromine', symbol: 'Br', own: 193, made: 366 },
  { name: 'iodine', symbol: 'I', own: 151, made: 299 },
] as const

type Set = { halogen: number; step: number }

const halogenOf = ({ halogen }: Set) => HALOGENS[halogen] ?? HALOGENS[0]

/** Energy after each step, from the reactants at 0. */
function levelsOf(values: Set): number[] {
  const { own, made } = halogenOf(values)
  const broken = HYDROGEN + own
  return [0, HYDROGEN, broken, broken - made, broken - 2 * made]
}

function stepsOf(values: Set): string[] {
  const { symbol } = halogenOf(values)
  return [
    `H_{2} + ${symbol}_{2}`,
    `2H + ${symbol}_{2}`,
    `2H + 2${symbol}`,
    `H${symbol} +\nH + ${symbol}`,
    `2H${symbol}`,
  ]
}

const CHART = graph({
  x: { label: '', max: 5 },
  y: {
    label: 'energy / kJ/mol',
    min: -600,
    max: 750,
    ticks: [-600, -300, 0, 300, 600],
    grid: true,
  },
  width: 292,
  top: 34,
  height: 186,
})

/** The level after a step is a short line; this is its middle. */
const placeOf = (values: Set, step: number): Point => CHART.at(step + 0.5, levelsOf(values)[step] ?? 0)

function draw(values: Set): string {
  const names = stepsOf(values)
  const shown = names.slice(0, values.step + 1).map((name, step) => {
    const [x, y] = placeOf(values, step)
    const from = placeOf(values, step - 1)
    const isUp = step <= 2
    const way =
      step === 0
        ? ''
        : arrow(x - 26, from[1], x - 26, y + (isUp ? 1 : -1), { cls: isUp ? 'r' : 'g', head: 7 })
    // Reactants begin right of the axis; between the last two arrows there is room for two short lines.
    const [dx = 0, dy = 0] = [
      [0, 18],
      [-3, -9],
      [-3, -9],
      [3, -24],
      [-3, 18],
    ][step] ?? [0, 0]
    const place = step === 0 ? { x: 58, anchor: 'start' as const } : { x: x + dx, anchor: 'middle' as const }
    return (
      way +
      line(Math.max(52, x - 32), y, x + 28, y, 'l thick') +
      text(place.x, y + dy, name, { anchor: place.anchor, cls: 's' })
    )
  })
  return CHART.axes + shown.join('')
}

function says(values: Set): Said {
  const { name, own, made } = halogenOf(values)
  const taken = [0, HYDROGEN, HYDROGEN + own][Math.min(values.step, 2)] ?? 0
  const given = Math.max(0, values.step - 2) * made
  const change = taken - given
  const total = values.step === 4 ? `${fixed(change)} kJ/mol` : 'not all bonds are made yet'
  return {
    description: `Energy levels for hydrogen and ${name}, joined by arrows. ${values.step} of 4 steps are drawn: ${fixed(taken)} kJ/mol taken in by breaking bonds, ${fixed(given)} kJ/mol given out by making bonds. The last level drawn is at ${fixed(change)} kJ/mol; the reactants are at 0.`,
    readings: [
      ['Taken in to break bonds', `${fixed(taken)} kJ/mol`],
      ['Given out by making bonds', `${fixed(given)} kJ/mol`],
      ['Change of the whole reaction', total],
    ],
  }
}

export const moving = explorable({
  title: 'Hydrogen and a halogen, bond by bond',
  height: 246,
  values: {
    step: { label: 'Steps', min: 0, max: 4, step: 1, start: 4 },
    halogen: {
      label: 'Halogen',
      min: 0,
      max: 3,
      step: 1,
      start: 1,
      choices: HALOGENS.map(({ name }) => name),
    },
  },
  draw,
  says,
})
