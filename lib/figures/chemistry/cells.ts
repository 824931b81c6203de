import { component, wire } from '@/lib/figures/circuit'
import {
  arrow,
  circle,
  line,
  type Point,
  pointer,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'
import { vessel } from './electrolysis'

export type HalfCell = {
  /** the metal of the electrode, or `platinum` */
  electrode: string
  solution: string
  /** hydrogen at 1 atm is led over the electrode: a standard hydrogen electrode */
  gas?: string
}

export type HalfCells = {
  left: HalfCell
  right: HalfCell
  bridge?: string
  /** electrons flow along the wire, where a question does not ask for it */
  electrons?: 'left' | 'right'
  meter?: 'voltmeter' | 'ammeter' | 'lamp'
}

/** Two half-cells with a salt bridge and a high-resistance voltmeter; 350 units wide, (x, y) its upper left corner. */
export function halfCells(x: number, y: number, facts: HalfCells): Shape {
  const { left, right, bridge = 'salt bridge', electrons, meter = 'voltmeter' } = facts
  const [width, height, rim] = [110, 92, y + 84]
  const [leftX, rightX] = [x + 40, x + 200]
  const [leftPole, rightPole] = [leftX + 34, rightX + width - 34]
  const wireY = y + 28
  // A tube between both solutions: its outer and inner wall.
  const tube = (inset: number): Point[] => [
    [leftX + 76 + inset, rim + 46],
    [leftX + 76 + inset, rim - 36 + inset],
    [rightX + 34 - inset, rim - 36 + inset],
    [rightX + 34 - inset, rim + 46],
  ]
  const pole = (px: number, half: HalfCell) =>
    half.gas ? gasElectrode(px, rim, half.gas) : rect(px - 6, rim - 28, 12, 96, 'l sunk')
  const named = (px: number, half: HalfCell, isLeft: boolean) =>
    text(isLeft ? px - 12 : px + 12, rim - 14, half.gas ? '' : half.electrode, {
      anchor: isLeft ? 'end' : 'start',
    }) +
    text((isLeft ? leftX : rightX) + width / 2, rim + height + 18, half.solution, { anchor: 'middle' }) +
    (half.gas ? pointer(px + 26, rim + height - 6, px + 5, rim + 60, half.electrode) : '')
  const flow = electrons
    ? arrow(
        ...((electrons === 'right'
          ? [leftPole + 16, wireY - 8, leftPole + 56, wireY - 8]
          : [rightPole - 16, wireY - 8, rightPole - 56, wireY - 8]) as [number, number, number, number]),
        { cls: 'p', head: 7 },
      ) +
      text(electrons === 'right' ? leftPole + 36 : rightPole - 36, wireY - 13, 'e^{−}', {
        anchor: 'middle',
        cls: 'tp',
      })
    : ''
  return (
    vessel(leftX, rim, width, height, 24) +
    vessel(rightX, rim, width, height, 24) +
    pole(leftPole, left) +
    pole(rightPole, right) +
    wire([
      [leftPole, rim - 28],
      [leftPole, wireY],
    ]) +
    wire([
      [rightPole, rim - 28],
      [rightPole, wireY],
    ]) +
    component(meter, leftPole, wireY, rightPole, wireY) +
    polyline(tube(0)) +
    polyline(tube(8)) +
    line(leftX + 76, rim + 46, leftX + 84, rim + 46) +
    line(rightX + 26, rim + 46, rightX + 34, rim + 46) +
    text((leftX + rightX + width) / 2, rim - 13, bridge, { anchor: 'middle' }) +
    named(leftPole, left, true) +
    named(rightPole, right, false) +
    flow
  )
}

/** Platinum in a bell of glass with a side arm through which the gas comes in. */
function gasElectrode(px: number, rim: number, gas: string): Shape {
  const bell: Point[] = [
    [px - 14, rim + 72],
    [px - 14, rim - 22],
    [px - 5, rim - 32],
    [px - 5, rim - 40],
  ]
  const other: Point[] = bell.map(([bx, by]): Point => [2 * px - bx, by])
  return (
    polyline(bell) +
    polyline(other) +
    line(px, rim - 28, px, rim + 46, 'l') +
    rect(px - 5, rim + 46, 10, 20, 'l sunk') +
    polyline(
      [
        [px - 14, rim - 8],
        [px - 44, rim - 8],
      ],
      'l',
    ) +
    polyline(
      [
        [px - 14, rim - 16],
        [px - 44, rim - 16],
      ],
      'l',
    ) +
    text(px - 47, rim - 7.5, gas, { anchor: 'end' }) +
    [0, 1, 2].map(at => circle(px - 9, rim + 64 - at * 12, 2.2, 'l sheet')).join('')
  )
}

/** A hydrogen–oxygen fuel cell: gases come in at the sides, water leaves; 300 units wide. */
export function fuelCell(
  x: number,
  y: number,
  labels: { left?: string; right?: string; out?: string; middle?: string } = {},
): Shape {
  const { left = 'hydrogen', right = 'oxygen', out = 'water', middle = 'electrolyte' } = labels
  const [width, height, top] = [150, 120, y + 62]
  const [boxX, wireY] = [x + 76, y + 20]
  const [anode, cathode] = [boxX + 36, boxX + width - 48]
  return (
    rect(boxX, top, width, height) +
    rect(anode + 12, top + 1, cathode - anode - 12, height - 2, 'w') +
    rect(anode, top - 14, 12, height + 14, 'l sunk') +
    rect(cathode, top - 14, 12, height + 14, 'l sunk') +
    wire([
      [anode + 6, top - 14],
      [anode + 6, wireY],
    ]) +
    wire([
      [cathode + 6, top - 14],
      [cathode + 6, wireY],
    ]) +
    component('lamp', anode + 6, wireY, cathode + 6, wireY) +
    arrow(boxX - 26, top + 30, boxX + 18, top + 30) +
    arrow(boxX + width + 26, top + 30, boxX + width - 18, top + 30) +
    arrow(boxX + width - 18, top + height - 24, boxX + width + 26, top + height - 24) +
    text(boxX - 30, top + 34.5, left, { anchor: 'end' }) +
    text(boxX + width + 30, top + 34.5, right) +
    text(boxX + width + 30, top + height - 19.5, out) +
    text(boxX + width / 2 - 6, top + height + 18, middle, { anchor: 'middle' }) +
    line(boxX + width / 2 - 6, top + height + 5, boxX + width / 2 - 6, top + height - 20, 'l thin') +
    text(anode - 2, top - 20, '−', { anchor: 'end', cls: 'b' }) +
    text(cathode + 18, top - 20, '+', { cls: 'b' })
  )
}

export type AluminiumLabels = {
  anode?: string
  cathode?: string
  electrolyte?: string
  metal?: string
  gas?: string
}

/** The cell in which aluminium is extracted: carbon blocks in molten electrolyte, metal on the floor; 350 wide. */
export function aluminiumCell(x: number, y: number, labels: AluminiumLabels = {}): Shape {
  const { anode = 'carbon\nanode (+)', cathode = 'carbon\ncathode (−)' } = labels
  const {
    electrolyte = 'aluminium oxide\nin molten\ncryolite',
    metal = 'molten\naluminium',
    gas = '',
  } = labels
  const [left, right, top, bottom] = [x + 8, x + 222, y + 64, y + 176]
  const blocks = [0, 1, 2].map(at => left + 44 + at * 52)
  const wall = (inset: number): Point[] => [
    [left + inset, top],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
    [right - inset, top],
  ]
  const pool = bottom - 34
  const lining = [...wall(0), ...wall(12).reverse()].map(point => point.join(' ')).join('L')
  return (
    rect(left + 13, top + 22, right - left - 26, pool - top - 22, 'w') +
    rect(left + 13, pool, right - left - 26, bottom - 13 - pool, 'l hl') +
    `<path class="l sunk" d="M${lining}Z"/>` +
    line(left + 12, top + 22, right - 12, top + 22, 'l thin') +
    blocks
      .map(bx => rect(bx, y + 38, 30, 88, 'l sunk') + line(bx + 15, y + 38, bx + 15, y + 20, 'l thick'))
      .join('') +
    line((blocks[0] ?? 0) + 15, y + 20, (blocks[2] ?? 0) + 15, y + 20, 'l thick') +
    // The tap through the lining, from the pool of metal.
    polyline([
      [right - 13, pool + 6],
      [right + 18, pool + 6],
    ]) +
    polyline([
      [right - 13, pool + 16],
      [right + 18, pool + 16],
    ]) +
    pointer(x + 246, y + 38, (blocks[2] ?? 0) + 30, y + 70, anode) +
    pointer(x + 246, y + 92, right - 26, y + 104, electrolyte) +
    text(right + 24, pool + 7, metal) +
    pointer(x + 246, bottom + 12, right - 30, bottom - 6, cathode) +
    (gas ? text(left + 4, y + 54, gas, { anchor: 'start' }) : '')
  )
}
