import { variablesFigure } from '@/content/figures/igcse/variables'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { gasCollection } from '@/lib/figures/laboratory/gases'
import { measuringCylinder } from '@/lib/figures/laboratory/measuring'
import { calorimeterCup, disappearingCross } from '@/lib/figures/laboratory/reactions'
import { text } from '@/lib/figures/shapes'
import { gasFormed } from './chemical-reactions-2'

const topic = 'practical-skills-1'

const variables = variablesFigure({
  name: `${topic}/variables`,
  told: {
    change: 'concentration of the acid',
    measure: 'volume of gas in one minute',
    kept: 'mass and size of the marble, volume of acid, temperature',
  },
  change: 'concentration of acid',
  measure: 'gas in one minute',
  kept: ' mass and size of\nmarble, volume of acid, temperature',
})

const gasSyringe = assembled(
  `${topic}/gas-into-a-syringe`,
  gasCollection({ by: 'syringe', solid: 'marble chips', liquid: 'dilute acid' }),
)

const cup = assembled(
  `${topic}/cup-with-letters`,
  calorimeterCup({ labels: { thermometer: 'A', lid: 'B', cup: 'C', liquid: '', beaker: 'D' } }),
  {
    title: 'A set-up with four lettered parts',
    description:
      'A cup with a flat cover stands in a larger glass vessel. A long thin instrument with a bulb and a rod pass through the cover into the liquid. A is the instrument with the bulb, B the cover, C the cup, D the vessel around it.',
  },
)

const cross = assembled(
  `${topic}/flask-on-paper`,
  disappearingCross({ labels: { mixture: 'P', cross: 'Q', eye: 'R' } }),
  {
    title: 'A flask on paper, with three lettered parts',
    description:
      'A conical flask with a mixture, P, stands on paper. On the paper below the flask are two crossed lines, Q. An eye, R, looks down through the mouth of the flask.',
  },
)

/** Two measuring cylinders side by side, of 50 cm³ each, in divisions of 1 cm³. */
export function twoCylinders(left: number, right: number, names: readonly [string, string]): Figure {
  const scale = { from: 0, to: 50, division: 1, numbered: 10 }
  return figure(
    {
      name: `${topic}/two-cylinders`,
      title: 'Two measuring cylinders with liquids',
      description: `Two measuring cylinders, each numbered every 10 cm³ up to 50 cm³ in divisions of 1 cm³. The bottom of the meniscus stands at ${left} in the left one, ${names[0]}, and at ${right} in the right one, ${names[1]}.`,
      height: 276,
    },
    measuringCylinder({ x: 100, y: 246, value: left, scale }),
    measuringCylinder({ x: 250, y: 246, value: right, scale }),
    text(100, 266, names[0], { anchor: 'middle' }),
    text(250, 266, names[1], { anchor: 'middle' }),
  )
}

const worked = twoCylinders(16, 24, ['acid', 'water'])

const SETUPS = [
  gasCollection({
    by: 'syringe',
    labels: { funnel: '', flask: '', liquid: '', solid: '', tube: '', collector: '', gas: '' },
  }),
  calorimeterCup({ labels: { thermometer: '', lid: '', cup: '', liquid: '', beaker: '' } }),
  disappearingCross({ labels: { mixture: '', cross: '', eye: '' } }),
] as const

const SEEN = [
  'A conical flask holds lumps under a liquid. A tube leads from its bung to a horizontal barrel with a scale and a plunger.',
  'A cup with a flat cover stands in a larger vessel. A thin instrument with a bulb and a rod pass through the cover into the liquid.',
  'A conical flask with a liquid stands on paper. On the paper are two crossed lines. An eye looks down through the flask.',
] as const

/** A set-up without names: 0 gas in a syringe, 1 a cup with a thermometer, 2 a flask on a cross. */
export const setup = (at: 0 | 1 | 2): Figure =>
  assembled(`${topic}/a-set-up`, SETUPS[at], {
    title: 'A set-up of apparatus',
    description: SEEN[at],
  })

/** Curves of gas against time, each lettered at its end; all end at the same volume. */
export function curvesOfGas(ends: readonly number[], letters: readonly string[], final: number): Figure {
  const g = graph({
    x: { label: 'time / s', max: 120, ticks: [0, 20, 40, 60, 80, 100, 120], grid: true },
    y: { label: 'volume of gas / cm^{3}', max: 80, ticks: [0, 20, 40, 60, 80], grid: true },
  })
  return figure(
    {
      name: `${topic}/gas-and-time`,
      title: 'Volume of gas against time for several experiments',
      description: `Volume of gas in cm³ against time in s. All curves start at the origin. ${ends.map((end, at) => `Curve ${letters[at]} stands at ${Math.round(gasFormed(final, end)(20))} cm³ after 20 s and levels off at ${end} s.`).join(' ')}`,
      height: 250,
    },
    g.axes,
    ...ends.flatMap((end, at) => [
      g.plot(gasFormed(final, end), 0, 120, (['l', 'p', 'r dash', 'g'] as const)[at] ?? 'l'),
      // High up, where the curves are well apart, on the side where they are flatter.
      g.label(end * 0.52, gasFormed(final, end)(end * 0.52), letters[at] ?? '', { dx: 4, dy: 13, cls: 'b' }),
    ]),
  )
}

export const figures = [variables, gasSyringe, cup, cross, worked]
