import { arrow, circle, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'
import { type Assembly, type Labels, tags } from './assembly'
import { bubbles, bung, drop } from './contents'
import { evaporatingBasin } from './dishes'
import { funnel, glassTube, thermometer } from './glassware'
import { bunsen, heatArrow, tripod } from './heating'
import { wrapped } from './labels'
import { bench } from './stands'
import { condenser } from './still-parts'
import { beaker, conicalFlask, roundFlask } from './vessels'

/** A mixture poured through filter paper. */
export function filtration({
  residue = 'residue',
  filtrate = 'filtrate',
  labels,
}: { residue?: string; filtrate?: string } & Labels<
  'paper' | 'funnel' | 'residue' | 'filtrate' | 'beaker'
>): Assembly {
  return {
    title: 'Filtration',
    description:
      'A funnel lined with a folded paper cone stands over a beaker. A solid lies in the point of the cone under some liquid. Drops of clear liquid fall from the stem into the beaker.',
    height: 216,
    shape:
      bench(204) +
      beaker({ x: 180, y: 204, width: 92, height: 90, level: 0.35 }) +
      funnel(180, 92, { width: 110, height: 74, stem: 56, paper: true, liquid: 0.72, residue: true }) +
      drop(182, 162, 3.5) +
      tags(
        {
          paper: ['filter paper', 254, 34, 219, 36, 'start'],
          funnel: ['funnel', 254, 70, 206, 62, 'start'],
          residue: [residue, 104, 70, 172, 82, 'end'],
          filtrate: [filtrate, 104, 190, 150, 188, 'end'],
          beaker: ['beaker', 254, 150, 227, 152, 'start'],
        },
        labels,
      ),
  }
}

/** A solution heated gently in an evaporating basin; over a beaker of boiling water where it must be gentle. */
export function crystallisation({
  solution = 'solution',
  waterBath = false,
  labels,
}: { solution?: string; waterBath?: boolean } & Labels<
  'basin' | 'solution' | 'gauze' | 'tripod' | 'water' | 'heat'
>): Assembly {
  const base = waterBath ? 86 : 118
  const middle = waterBath
    ? beaker({ x: 180, y: 118, width: 92, height: 40, level: 0.6 }) +
      bubbles(180, 116, 18, 5, 26) +
      evaporatingBasin({ x: 180, y: base + 2, width: 112, height: 36, level: 0.55 })
    : evaporatingBasin({ x: 180, y: base, width: 112, height: 36, level: 0.55 })
  return {
    title: 'Evaporating a solution to crystallise it',
    description: `An evaporating basin with a solution stands on ${waterBath ? 'a beaker of boiling water on ' : ''}a gauze and a tripod over a Bunsen burner.`,
    height: 222,
    shape:
      bench(206) +
      tripod(180, 206, { width: 96, height: 88 }) +
      middle +
      bunsen(180, 206, { height: 78 }) +
      tags(
        {
          basin: ['evaporating basin', 8, base - 46, 128, base - 28, 'start'],
          solution: [wrapped(solution), 246, base - 42, 208, base - 12, 'start'],
          water: [waterBath ? 'boiling water' : '', 20, 112, 142, 108, 'start'],
          gauze: ['gauze', 256, 126, 232, 118, 'start'],
          tripod: ['tripod', 256, 172, 220, 164, 'start'],
          heat: ['', 100, 190, 160, 190],
        },
        labels,
      ),
  }
}

type StillPart =
  | 'thermometer'
  | 'flask'
  | 'liquid'
  | 'condenser'
  | 'waterIn'
  | 'waterOut'
  | 'distillate'
  | 'column'
  | 'receiver'

/** Simple distillation, or fractional with a column of beads. */
export function distillation({
  fractional = false,
  liquid = 'mixture',
  distillate = 'distillate',
  labels,
}: { fractional?: boolean; liquid?: string; distillate?: string } & Labels<StillPart>): Assembly {
  const lift = fractional ? 86 : 0
  const height = 244 + lift
  const floor = height - 14
  const [x, flask] = [84, floor - 70]
  const neck = flask - 96 - lift
  const arm = neck + 6
  const cooler = condenser(150, arm + 14, 282, arm + 72)
  const top = neck - 22
  return {
    title: fractional ? 'Fractional distillation' : 'Simple distillation',
    description: `A round flask with a boiling liquid over a heat source.${fractional ? ' A column filled with glass beads stands on the flask.' : ''} A thermometer through the bung has its bulb level with the side arm. Vapour passes from the side arm into a condenser that slopes down: cold water enters its jacket at the lower end and leaves at the upper end. Drops of liquid fall into a flask.`,
    height,
    shape:
      bench(floor) +
      tripod(x, floor, { width: 84, height: 68 }) +
      bunsen(x, floor, { height: 60 }) +
      roundFlask({ x, y: flask - 1, width: 78, height: 96, level: 0.36, rim: false }) +
      bubbles(x, flask - 8, 18, 4, 16) +
      (fractional ? beadsBetween(x, flask - 92, neck + 12) : '') +
      still(x, neck, top) +
      cooler.shape +
      glassTube(
        [
          [x + 9, arm],
          [150, arm + 14],
        ],
        8,
      ) +
      thermometer(x, arm + 2, 66) +
      bung(x, top + 4, 24, 12) +
      line(x - 3, top - 4, x - 3, top + 12) +
      line(x + 3, top - 4, x + 3, top + 12) +
      conicalFlask({ x: 292, y: floor - lift, width: 64, height: 60, level: 0.3 }) +
      (fractional ? rect(252, floor - lift, 80, lift, 'l sunk') : '') +
      drop(286, arm + 92, 3.5) +
      coolingWater(cooler, labels) +
      tags<StillPart>(
        {
          thermometer: ['thermometer', 116, 22, x + 3, top - 18, 'start'],
          flask: ['', 8, flask - 70, x - 30, flask - 60],
          liquid: [wrapped(liquid, 9), 140, flask - 4, x + 22, flask - 16, 'start'],
          column: [fractional ? 'fractionating\ncolumn' : '', 116, flask - 112, x + 13, flask - 128, 'start'],
          condenser: ['condenser', 258, arm + 14, 232, arm + 40, 'start'],
          distillate: [wrapped(distillate, 8), 254, floor - lift - 20, 280, floor - lift - 10, 'end'],
          receiver: ['', 340, floor - 40, 310, floor - 40],
        },
        labels,
      ),
  }
}

/** A straight column of beads that goes on from the neck of the flask. */
function beadsBetween(x: number, bottom: number, top: number): Shape {
  const rows = Math.floor((bottom - top) / 8)
  const beads = Array.from({ length: rows * 2 }, (_, at) =>
    circle(x + (at % 2 === 0 ? -5 : 5), bottom - 4 - Math.floor(at / 2) * 8 - (at % 2) * 4, 4, 'l thin'),
  )
  return line(x - 12, bottom, x - 12, top - 8) + line(x + 12, bottom, x + 12, top) + beads.join('')
}

/** The head of a still: walls that go on from the flask or the column, with an opening for the side arm. */
function still(x: number, neck: number, top: number): Shape {
  return (
    rect(x - 11, top, 22, neck - top + 4, 'sheet') +
    line(x - 12, neck + 4, x - 12, top) +
    line(x + 12, neck + 4, x + 12, neck + 12) +
    line(x + 12, top, x + 12, neck + 2)
  )
}

/** Boiling under reflux: the condenser stands upright on the flask, open above. */
export function reflux({
  liquid = 'reaction mixture',
  labels,
}: { liquid?: string } & Labels<'condenser' | 'liquid' | 'waterIn' | 'waterOut'>): Assembly {
  const upright = condenser(150, 16, 150, 164)
  return {
    title: 'Heating under reflux',
    description:
      'A round flask with a boiling liquid is heated. A condenser stands upright in the neck of the flask and is open at its top. Cold water enters its jacket at the lower end and leaves at the upper end.',
    height: 306,
    shape:
      bench(292) +
      roundFlask({ x: 150, y: 250, width: 84, height: 104, level: 0.36 }) +
      bubbles(150, 244, 20, 5, 18) +
      upright.shape +
      bung(150, 150, 26, 13) +
      line(146, 142, 146, 159) +
      line(154, 142, 154, 159) +
      heatArrow(150, 288, 32) +
      arrow(upright.waterIn[0] + 30, upright.waterIn[1], upright.waterIn[0] + 4, upright.waterIn[1], {
        head: 6,
      }) +
      arrow(upright.waterOut[0] + 4, upright.waterOut[1], upright.waterOut[0] + 30, upright.waterOut[1], {
        head: 6,
      }) +
      tags(
        {
          condenser: ['condenser', 40, 84, 138, 92, 'start'],
          liquid: [wrapped(liquid), 230, 222, 176, 230, 'start'],
        },
        labels,
      ) +
      text(upright.waterIn[0] + 36, upright.waterIn[1] + 4.5, labels?.waterIn ?? 'water in') +
      text(upright.waterOut[0] + 36, upright.waterOut[1] + 4.5, labels?.waterOut ?? 'water out') +
      text(164, 284, 'heat'),
  }
}

/** Where the water of a condenser goes in and out, with arrows; without a label the arrow is left out too. */
function coolingWater(
  { waterIn, waterOut }: { waterIn: Point; waterOut: Point },
  labels: Partial<Record<StillPart, string>> = {},
): Shape {
  const [inX, inY] = waterIn
  const [outX, outY] = waterOut
  const { waterIn: intoIt = 'water in', waterOut: outOfIt = 'water out' } = labels
  const inward = arrow(inX - 4, inY + 24, inX, inY + 3, { head: 6 })
  const outward = arrow(outX, outY - 3, outX + 4, outY - 22, { head: 6 })
  return (
    (intoIt ? inward + text(inX - 6, inY + 36, intoIt, { anchor: 'middle' }) : '') +
    (outOfIt ? outward + text(outX + 4, outY - 28, outOfIt, { anchor: 'middle' }) : '')
  )
}
