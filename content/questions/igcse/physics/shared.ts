import { inThisOrder, type Options, type Wrong } from '@/lib/exams/authoring/options'
import { quantity, standardForm, toSigFigs } from '@/lib/exams/format'
import { centred, type Point, polyline, rect, type Shape, text } from '@/lib/figures/shapes'

/** Whether two significant figures print the value in full. */
export const tidy = (value: number) => Math.abs(toSigFigs(value, 2) - value) < 1e-9 * value

/** The article before a whole number that is read out: an 8, an 11, an 18, an 800. */
export const aOrAn = (value: number) => (/^8|^1[18]$/.test(String(value)) ? 'an' : 'a')

/** A list of questions on one subject; the template draws one and three of its wrong answers. */
export type Recall = { stem: string; prompt: string; right: string; wrong: Wrong[]; why: string }

/** Two poles, left and right of the middle of the canvas. */
export function polesBeside(y: number, northLeft: boolean): Shape {
  return (
    rect(30, y - 36, 50, 72, 'l sheet') +
    centred(55, y, northLeft ? 'N' : 'S', 'b') +
    rect(280, y - 36, 50, 72, 'l sheet') +
    centred(305, y, northLeft ? 'S' : 'N', 'b')
  )
}

/** Whether two significant figures print the value in full. */
export const isNeat = (value: number) =>
  Math.abs(Number(value.toPrecision(2)) - value) < 1e-9 * Math.abs(value)

/** Two significant figures where they print the value in full, else three. */
export const show = (value: number, unit: string) => quantity(value, unit, isNeat(value) ? 2 : 3)

export const poles = (y: number, northLeft: boolean) =>
  rect(20, y - 35, 60, 70, 'l sheet') +
  centred(50, y, northLeft ? 'N' : 'S', 'b') +
  rect(280, y - 35, 60, 70, 'l sheet') +
  centred(310, y, northLeft ? 'S' : 'N', 'b')

export type Motion = { motion: string; points: readonly Point[]; shape: string }

export const level: Motion['points'] = [
  [0, 0.6],
  [1, 0.6],
]

export const LETTERS = ['P', 'Q', 'R', 'S'] as const

export const letter = (at: number) => LETTERS[at] ?? ''

export type RowError = [cells: readonly string[], error: string]

export type Range = readonly [min: number, max: number, step: number]

/** Two significant figures, and a third in brackets where it tells more. */
export function rounded(value: number, unit: string): string {
  const short = quantity(value, unit, 2)
  return toSigFigs(value, 2) === toSigFigs(value, 3) ? short : `${short} (${quantity(value, unit, 3)})`
}

/** Two significant figures, as the data are given. */
export const two = (value: number) => quantity(value, '', 2)

export const signed = (charge: number) =>
  charge === 0 ? '0' : `${charge > 0 ? '+' : '−'}${Math.abs(charge)}`

/** A nuclide in the notation of the syllabus. */
export const nuclide = (nucleons: number | string, protons: number | string, symbol: string) =>
  `$\{}^{${nucleons}}_{${protons}}\\mathrm{${symbol}}$`

export const LIGHT = 3e8

/** A large quantity in standard form to two figures. */
export const large = (value: number, unit: string) => `${standardForm(value, 2)}\u00a0${unit}`

export const LIGHT_YEAR = 9.5e15

export type State = 'solid' | 'liquid' | 'gas'

export const STATES = ['solid', 'liquid', 'gas'] as const

export type Item = { stem: string; prompt: string; right: string; wrong: readonly Wrong[]; why: string }

/** By rising frequency. */
export const REGIONS = [
  'radio waves',
  'microwaves',
  'infrared',
  'visible light',
  'ultraviolet',
  'X-rays',
  'gamma rays',
] as const

/** The letters of four drawings in one figure, which are the four answers too. */
export const PANELS = ['A', 'B', 'C', 'D'] as const

/** Four drawings in two rows, each beside its letter: `draw` gets the upper left corner of a space 175 wide. */
export function fourDrawings(
  height: number,
  draw: (at: number, x: number, y: number) => Shape,
  top = 0,
): Shape {
  return PANELS.map((name, at) => {
    const [x, y] = [(at % 2) * 183, top + Math.floor(at / 2) * height]
    return text(x + 3, y + 15, name, { cls: 'b' }) + draw(at, x, y)
  }).join('')
}

/** The answers to four drawings: the error of each, null for the right one. */
export function lettered(errors: readonly (string | null)[]): Options {
  return inThisOrder(
    errors.map((error, at): string | Wrong => {
      const name = PANELS[at] ?? ''
      return error === null ? name : [name, error]
    }),
  )
}

/** A sketch among four drawings: axes without numbers, their names, and `at` for points of the unit square. */
export function smallAxes(
  x: number,
  y: number,
  up: string,
  along: string,
  height = 70,
): { axes: Shape; at: (across: number, up: number) => Point } {
  const [left, top, width] = [x + 32, y + 24, 128]
  const base = top + height
  return {
    at: (across, rise) => [left + across * (width - 8), base - rise * (height - 6)],
    axes:
      polyline([
        [left, top - 4],
        [left, base],
        [left + width, base],
      ]) +
      text(left - 8, y + 14, up, { cls: 's' }) +
      text(left + width, base + 15, along, { anchor: 'end', cls: 's' }) +
      text(left - 4, base + 13, '0', { anchor: 'end', cls: 's' }),
  }
}
