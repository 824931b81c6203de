import { escapeHtml } from '@/lib/content/escape-html'
import { type Figure, figure } from './figure'
import type { Point, Shape } from './shapes'

/** What a reader may set: a slider, or with `choices` one of some words. */
export type Value = {
  label: string
  unit?: string
  min: number
  max: number
  step: number
  start: number
  /** a word for each whole number from `min` on */
  choices?: readonly string[]
  /** how much of it passes in a second when it runs by itself: a time, throws of dice */
  plays?: number
}

export type Values<Name extends string = string> = Readonly<Record<Name, number>>

export type Said = {
  /** all that the picture shows, for who cannot see it */
  description: string
  /** what a meter or a ruler would say; their names and their order never change */
  readings: readonly (readonly [name: string, reading: string])[]
}

/** A point of the picture that can be dragged. */
export type Grip<Name extends string = string> = {
  at(values: Values<Name>): Point
  /** the values that bring it to a point of the canvas; they are kept within their limits for it */
  to(point: Point, values: Values<Name>): Partial<Values<Name>>
}

/** A figure as a function of values that the reader sets. Drawn at its start values by the content step, then in the browser. */
export type Explorable<Name extends string = string> = {
  title: string
  /** the canvas is 360 wide */
  height: number
  values: Readonly<Record<Name, Value>>
  draw(values: Values<Name>): Shape
  says(values: Values<Name>): Said
  grips?: readonly Grip<Name>[]
}

/** What the page of a note needs of it: where its module is, its controls, its readings at the start. */
export type Moves = { address: string; values: Readonly<Record<string, Value>>; readings: Said['readings'] }

/** Lets TypeScript know the names of the values inside the functions. */
export function explorable<Name extends string>(given: Explorable<Name>): Explorable<Name> {
  return given
}

export function startOf({ values }: Explorable): Values {
  return Object.fromEntries(Object.entries(values).map(([name, { start }]) => [name, start]))
}

/** The nearest that the control can stand at. */
export function onStep({ min, max, step }: Value, wanted: number): number {
  const steps = Math.round((Math.min(max, Math.max(min, wanted)) - min) / step)
  return Number((min + steps * step).toFixed(6))
}

/** As a still figure. @param address `igcse/physics/waves/thin-lens` */
export function stillFigure(address: string, moving: Explorable, values = startOf(moving)): Figure {
  const { description, readings } = moving.says(values)
  const name = address.split('/').slice(2).join('/')
  const facts = { name, title: moving.title, description, height: moving.height }
  return {
    ...figure(facts, `<g>${moving.draw(values)}</g>`),
    moves: { address, values: moving.values, readings },
  }
}

/** A number as a reader meets it: so many decimals, a true minus. */
export function fixed(value: number, decimals = 0): string {
  // By way of a number, so that −0.04 is 0.0 and not −0.0.
  return Number(value.toFixed(decimals)).toFixed(decimals).replace('-', '−')
}

export function shownValue({ choices, unit, step, min }: Value, value: number): string {
  if (choices) return choices[value - min] ?? ''
  const decimals = String(step).split('.')[1]?.length ?? 0
  return unit === undefined ? fixed(value, decimals) : `${fixed(value, decimals)} ${unit}`
}

export function readingsHtml(readings: Said['readings']): string {
  return readings
    .map(([name, reading]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(reading)}</dd></div>`)
    .join('')
}
