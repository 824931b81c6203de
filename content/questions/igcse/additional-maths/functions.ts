import { judged } from '@/lib/exams/authoring/marks'
import { type Figure, figure } from '@/lib/figures/figure'
import { functionCurve, type RealFunction } from '@/lib/figures/plane/curves'
import type { Place } from '@/lib/figures/plane/place'
import { mark, plane } from '@/lib/figures/plane/plane'
import type { Point } from '@/lib/figures/shapes'

/** What several sub-topics of functions need: reasons in words, marked at once, and shapes of curves. */

export const NOT_ONE_ONE = judged(
  'the function is not one–one (it is many–one), or two inputs with one output',
  `
  SEVERAL = two/2/different/both/more/several/many/multiple/three/3
  ONE = one/1/single/same
  INPUT = input/"x"/"x-value"/element
  OUTPUT = output/image/"y"/"f(x)"
  reject vertical line
  reject one many | one to many
  reject ONE INPUT ... SEVERAL OUTPUT
  reject different INPUT ... different OUTPUT
  reject not (many one | many to one)
  accept not one one | not one to one | not "1-1" | not "1:1" | not "1 to 1" | not 1 1 | not injective
  accept many one | many to one | "many-1" | many to 1
  accept SEVERAL INPUT/value/number/end ... same/equal OUTPUT/value/number/answer/result/element
  accept SEVERAL INPUT ... ONE OUTPUT
  accept same OUTPUT/value/answer ... SEVERAL INPUT/value/number
  accept OUTPUT ... SEVERAL INPUT
  accept SEVERAL INPUT ... OUTPUT, each/every/any/some
  accept "=f("
  accept "f(" ... both/equal/same
  accept both give/map/have/equal/lead/go/produce/make | both ... map/give/lead/go
  accept same OUTPUT | same "y value" | equal OUTPUT | OUTPUT ... equal/same
  accept and ... same value/element/number
  accept occur/appear/come/repeat/happen/reach/get/take/give ... twice/again
  accept output/image/value ... repeat/twice
  accept horizontal line ... twice/two/more/2/three/3/several/multiple/many
  unsure horizontal line
  unsure axis ... twice/two/2
  earns: f is not one-one
  earns: it is a many to one function
  earns: two diferent inputs have the same output
  earns: a horizontal line cuts the graph twice
  earns: f(1) = f(5)
  earns: x = 2 and x = 8 both give 0
  earns: one output has two inputs
  misses: f is one-one
  misses: one input has two outputs
  misses: a vertical line cuts it twice
  misses: it is a quadratic curve
  misses: it cannot be rearranged`,
)

export const NO_WAY_BACK = judged(
  'so an output would go back to two inputs, and the inverse would not be a function',
  `
  SEVERAL = two/2/different/both/more/several/many/multiple
  INVERSE = inverse/reverse/"f^-1"/"f^{-1}"/"f-1"/"f⁻¹"
  INPUT = input/value/"x"/number/answer
  accept would not function
  accept one many | one to many
  accept INVERSE ... SEVERAL output/value/answer/image/result/"x"/input/number
  accept "f^-1("/"f^{-1}("/"f-1("/"f⁻¹(" ... and/or/both/two/2
  accept output/image/"y"/value ... back/map/return/send/lead ... SEVERAL INPUT
  accept output/image/"y" ... SEVERAL INPUT ... back/return
  accept back/backwards ... both | back/backwards ... SEVERAL INPUT
  reject not have inverse | no inverse | inverse not exist
  accept INVERSE ... not function
  unsure output/image/"y" ... from/to ... SEVERAL INPUT
  reject "f" not function
  unsure not function
  earns: the inverse would not be a function
  earns: an output would go back to two inputs
  earns: the invers would have two values
  earns: f^-1(0) would be 2 and 8
  misses: the graph is a parabola
  misses: f is not a function
  misses: f is many-one
  misses: it has a turning point`,
)

export const INVERSE_EXISTS = judged(
  'f is one–one (it only increases, or only decreases, on its domain)',
  `
  UP = increase/increasing/rise/rising
  DOWN = decrease/decreasing/fall/falling
  reject vertical line
  reject not one one | not one to one | many one | many to one | not "1-1"
  reject one many | one to many
  reject UP ... DOWN | DOWN ... UP
  accept one one | one to one | "1-1" | 1 1 | "1:1" | 1 to 1 | injective
  accept UP/DOWN | monotonic
  accept output/image/"y" ... one/1/single/unique input/"x"
  accept one/1/single/unique input/"x" ... each/every/any output/image/"y"
  accept different input/"x" ... different output/image/"y"
  accept not same output/image/"y"/value
  accept gradient/slope/derivative ... positive/negative/greater/less
  accept horizontal line ... once/one/1
  reject each/every/any input/"x" ... one/1 output/image/"y"
  unsure horizontal line
  earns: f is one-one
  earns: it is a one to one function
  earns: f is increasing throughout its domain
  earns: the function decreses for all x in the domain
  earns: each output comes from exactly one input
  misses: f is many-one
  misses: it increases and then decreases
  misses: each input has one output
  misses: it can be rearranged
  misses: it has a domain`,
)

type Bare = {
  name: string
  title: string
  description: string
  x: readonly [number, number]
  y: readonly [number, number]
  /** Each piece from and to an x, in pen or in faint ink. */
  pieces: readonly { f: RealFunction; from?: number; to?: number; cls?: string }[]
  points: readonly { at: Point; label: string; place: Place }[]
}

/** The shape of a curve below a worked solution, without axes: where it turns, and which part counts. */
export function solved({ name, title, description, x, y, pieces, points }: Bare): Figure {
  const on = plane({ x: { min: x[0], max: x[1] }, y: { min: y[0], max: y[1] }, height: 170, top: 12 })
  return figure(
    { name: `functions/${name}`, title, description, height: on.frame.bottom + 8 },
    ...pieces.map(({ f, ...drawn }) => functionCurve(on, f, drawn)),
    ...points.map(({ at, label, place }) => mark(on, at, label, { place })),
  )
}
