import { component, current, junction, terminal, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { row } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { barMagnet, compass } from '@/lib/figures/magnet'
import {
  arc,
  arrow,
  centred,
  circle,
  curve,
  dimension,
  dot,
  ellipse,
  line,
  midArrow,
  type Point,
  pointer,
  polar,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

type Pole = { x: number; y: number; strength: number }
type Frame = { left: number; top: number; right: number; bottom: number }

function fieldAt(poles: readonly Pole[], x: number, y: number): Point {
  let [fx, fy] = [0, 0]
  for (const pole of poles) {
    const [dx, dy] = [x - pole.x, y - pole.y]
    const cube = Math.hypot(dx, dy) ** 3
    fx += (pole.strength * dx) / cube
    fy += (pole.strength * dy) / cube
  }
  const size = Math.hypot(fx, fy)
  return [fx / size, fy / size]
}

/** A field line followed from a point in small steps, until it leaves the frame or reaches a pole. */
function fieldLine(poles: readonly Pole[], from: Point, frame: Frame): Point[] {
  const points: Point[] = [from]
  let [x, y] = from
  for (let step = 0; step < 1200; step += 1) {
    const [ux, uy] = fieldAt(poles, x, y)
    const [mx, my] = fieldAt(poles, x + ux, y + uy)
    x += 2 * mx
    y += 2 * my
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) break
    if (poles.some(pole => pole.strength < 0 && Math.hypot(x - pole.x, y - pole.y) < 4)) break
    if (step % 5 === 4) points.push([x, y])
  }
  return points
}

/** The line with one arrow head on it, part of the way along. */
function drawnLine(points: readonly Point[], part = 0.5): Shape {
  const at = Math.max(1, Math.floor((points.length - 1) * part))
  const [x1, y1] = points[at - 1] ?? [0, 0]
  const [x2, y2] = points[at] ?? [0, 0]
  const turn = Math.atan2(y2 - y1, x2 - x1)
  const side = (by: number): Point => [x2 - 8 * Math.cos(turn + by), y2 - 8 * Math.sin(turn + by)]
  return curve(points, 'p') + polygon([[x2, y2], side(0.4), side(-0.4)], 'pd')
}

/** Plus and minus above a cell or battery whose positive side is on the left. */
function signs(x: number, y: number, away: number): Shape {
  return text(x - away, y - 10, '+', { anchor: 'middle' }) + text(x + away, y - 10, '−', { anchor: 'middle' })
}

// 4.1 Magnetism

function barField(): Shape {
  const poles: Pole[] = [
    { x: 226, y: 110, strength: 1 },
    { x: 134, y: 110, strength: -1 },
  ]
  const frame = { left: 6, top: 8, right: 354, bottom: 212 }
  const loops = [88, 112, 140, -88, -112, -140].map(angle =>
    drawnLine(fieldLine(poles, polar(226, 110, 3, angle), frame)),
  )
  const open = [46, -46].map(angle => {
    const leaving = fieldLine(poles, polar(226, 110, 3, angle), frame)
    const arriving = leaving.map(([x, y]): Point => [360 - x, y]).reverse()
    return drawnLine(leaving, 0.6) + drawnLine(arriving, 0.5)
  })
  return loops.join('') + open.join('') + midArrow(235, 110, 350, 110, 'p') + midArrow(10, 110, 125, 110, 'p')
}

const barMagnetFigure = figure(
  {
    name: 'electricity-and-magnetism/bar-magnet-field',
    title: 'The magnetic field of a bar magnet',
    description:
      'A bar magnet lies level with its S pole on the left and its N pole on the right. Three curved lines above the magnet and three below leave the N pole, bend round and enter the S pole. The arrows on all of them point from N to S. Three more lines leave the N pole to the right and spread out, and three arrive at the S pole from the left. The lines are closest together near the poles and further apart away from the magnet. They do not cross and do not touch.',
    height: 220,
  },
  barField(),
  barMagnet(125, 95, 110, 30),
)

const inducedMagnet = figure(
  {
    name: 'electricity-and-magnetism/induced-magnetism',
    title: 'A magnet induces magnetism in soft iron',
    description:
      'A permanent magnet with its S pole on the left and N pole on the right is near a soft-iron bar. The end of the bar near the N pole has become an S pole. The far end has become an N pole. An arrow shows that the bar is attracted towards the magnet.',
    height: 108,
  },
  barMagnet(14, 44, 130, 34),
  rect(196, 46, 130, 30, 'l sunk'),
  centred(209, 61, 'S', 'tr b'),
  centred(313, 61, 'N', 'tr b'),
  arrow(192, 61, 154, 61, { cls: 'p' }),
  text(79, 30, 'permanent magnet', { anchor: 'middle' }),
  text(261, 30, 'soft-iron bar', { anchor: 'middle' }),
  text(150, 94, 'attraction', { anchor: 'middle', cls: 'tp' }),
  text(261, 94, 'S and N are induced', { anchor: 'middle' }),
)

function plotting(): Shape {
  const poles: Pole[] = [
    { x: 228, y: 132, strength: 1 },
    { x: 132, y: 132, strength: -1 },
  ]
  const frame = { left: 0, top: 0, right: 360, bottom: 300 }
  const path = fieldLine(poles, polar(228, 132, 3, 82), frame)
  const shown = path.filter(([, y]) => y < 112)
  const dots = shown.filter((_, at) => at % 2 === 0).map(([x, y]) => dot(x, y, 'd', 2.5))
  const needle = (part: number) => {
    const [x, y] = shown[Math.round(part * (shown.length - 1))] ?? [0, 0]
    const [ux, uy] = fieldAt(poles, x, y)
    return compass(x, y, (Math.atan2(-uy, ux) * 180) / Math.PI, 13)
  }
  return curve(path, 'p') + dots.join('') + [0.2, 0.5, 0.8].map(needle).join('')
}

const plottingCompass = figure(
  {
    name: 'electricity-and-magnetism/plotting-compass',
    title: 'Plotting a field line with a compass',
    description:
      'A bar magnet has its S pole on the left and its N pole on the right. Dots on the paper form a curve from the N pole, over the top of the magnet, to the S pole. A small compass is shown at three places on the curve. Each time its needle lies along the curve and points away from the N pole and towards the S pole.',
    height: 164,
  },
  plotting(),
  barMagnet(125, 117, 110, 30),
  text(352, 40, 'plotting\ncompass', { anchor: 'end' }),
  text(8, 40, 'dots joined\nby a line'),
)

/** Two magnets end to end, the field in the gap between them; the right-hand pole is S when negative. */
function facing(y: number, rightStrength: number): Shape {
  const unlike = rightStrength < 0
  const poles: Pole[] = [
    { x: 72, y, strength: 1 },
    { x: 288, y, strength: rightStrength },
  ]
  const left = { left: 70, top: y - 58, right: unlike ? 300 : 178, bottom: y + 58 }
  const angles = unlike ? [-32, -16, 0, 16, 32] : [-60, -36, -12, 12, 36, 60]
  const fromLeft = angles.map(angle => drawnLine(fieldLine(poles, polar(72, y, 3, angle), left)))
  const right = { ...left, left: 182, right: 290 }
  const fromRight = angles.map(angle => drawnLine(fieldLine(poles, polar(288, y, 3, 180 - angle), right)))
  return (
    fromLeft.join('') +
    (unlike ? '' : fromRight.join('')) +
    barMagnet(6, y - 15, 80, 30) +
    barMagnet(274, y - 15, 80, 30, !unlike)
  )
}

const facingPoles = figure(
  {
    name: 'electricity-and-magnetism/interacting-fields',
    title: 'The field between two magnets',
    description:
      'Upper drawing: the N pole of one magnet faces the S pole of another. Field lines run across the gap from N to S, nearly straight in the middle. The magnets attract. Lower drawing: two N poles face each other. The field lines leave each N pole, bend away from each other in the middle of the gap and never join. Exactly in the middle there is no line. The magnets repel.',
    height: 292,
  },
  facing(60, -1),
  text(180, 138, 'unlike poles: attraction', { anchor: 'middle' }),
  facing(210, 1),
  text(180, 286, 'like poles: repulsion', { anchor: 'middle' }),
)

// 4.2.1 Charge

const friction = figure(
  {
    name: 'electricity-and-magnetism/charging-by-friction',
    title: 'Charging a rod by rubbing it with a cloth',
    description:
      'Before rubbing, the rod has three positive and three negative charges, and so has the cloth: both are neutral. After rubbing, two electrons have moved from the cloth to the rod. The rod has three positive and five negative charges, so it is negatively charged. The cloth has three positive and one negative charge, so it is positively charged. No positive charge has moved.',
    height: 186,
  },
  text(84, 20, 'before', { anchor: 'middle', cls: 'b' }),
  text(268, 20, 'after rubbing', { anchor: 'middle', cls: 'b' }),
  rect(10, 34, 148, 28, 'l sheet'),
  centred(84, 48, '+  −  +  −  +  −'),
  text(84, 80, 'rod: neutral', { anchor: 'middle' }),
  rect(10, 114, 148, 28, 'l sunk'),
  centred(84, 128, '+  −  +  −  +  −'),
  text(84, 160, 'cloth: neutral', { anchor: 'middle' }),
  rect(194, 34, 148, 28, 'l sheet'),
  centred(268, 48, '+ − − + − − + −'),
  text(268, 80, 'rod: negative', { anchor: 'middle' }),
  rect(194, 114, 148, 28, 'l sunk'),
  centred(268, 128, '+   +  −  +'),
  text(268, 160, 'cloth: positive', { anchor: 'middle' }),
  arrow(212, 110, 212, 67, { cls: 'p' }),
  text(222, 104, '2 electrons', { cls: 'tp' }),
)

const conductorTest = figure(
  {
    name: 'electricity-and-magnetism/conductor-test',
    title: 'A circuit that tells conductors from insulators',
    description:
      'A battery and a lamp are connected in series with two crocodile clips P and Q. The sample to be tested bridges the gap between P and Q. If the lamp lights, the sample conducts.',
    height: 168,
  },
  component('battery', 70, 36, 290, 36),
  component('lamp', 290, 36, 290, 130, { label: 'lamp' }),
  wire([
    [70, 36],
    [70, 130],
    [126, 130],
  ]),
  wire([
    [290, 130],
    [234, 130],
  ]),
  rect(132, 120, 96, 20, 'l sunk'),
  centred(180, 130, 'sample'),
  dot(129, 130, 'd', 4),
  dot(231, 130, 'd', 4),
  text(122, 152, 'P', { anchor: 'middle' }),
  text(238, 152, 'Q', { anchor: 'middle' }),
)

function radial(x: number, y: number, inner: number, outer: number, inward = false): Shape {
  return Array.from({ length: 8 }, (_, at) => {
    const [near, far] = [polar(x, y, inner, at * 45), polar(x, y, outer, at * 45)]
    return inward ? midArrow(...far, ...near, 'p') : midArrow(...near, ...far, 'p')
  }).join('')
}

const electricFields = figure(
  {
    name: 'electricity-and-magnetism/electric-fields',
    title: 'Four electric field patterns',
    description:
      'First: a positive point charge with eight straight lines going out from it in all directions, arrows pointing away. Second: a negative point charge with eight straight lines, arrows pointing towards it. Third: a positively charged sphere; eight straight lines start at its surface at right angles to it and point away, as if they came from its centre, and there are no lines inside. Fourth: two parallel plates, the upper positive and the lower negative; five straight parallel lines, equally spaced, point from the positive plate to the negative plate.',
    height: 336,
  },
  radial(90, 70, 8, 58),
  circle(90, 70, 9, 'l sheet'),
  centred(90, 70, '+'),
  text(90, 148, 'positive point charge', { anchor: 'middle' }),
  radial(270, 70, 10, 58, true),
  circle(270, 70, 9, 'l sheet'),
  centred(270, 70, '−'),
  text(270, 148, 'negative point charge', { anchor: 'middle' }),
  radial(90, 234, 24, 64),
  circle(90, 234, 24, 'l sheet'),
  [0, 60, 120, 180, 240, 300].map(angle => centred(...polar(90, 234, 16, angle), '+', 's')).join(''),
  text(90, 320, 'charged sphere', { anchor: 'middle' }),
  rect(206, 184, 128, 16, 'l sheet'),
  centred(270, 192, '+   +   +   +   +', 's'),
  rect(206, 270, 128, 16, 'l sheet'),
  centred(270, 278, '−   −   −   −   −', 's'),
  [220, 245, 270, 295, 320].map(x => midArrow(x, 200, x, 270, 'p')).join(''),
  text(270, 320, 'parallel plates', { anchor: 'middle' }),
)

// 4.2.2 Current

function metalWire(): Shape {
  const ions = [0, 1, 2, 3, 4, 5].flatMap(column =>
    [0, 1].map(
      level =>
        circle(58 + column * 49, 52 + level * 38, 11, 'l rw') +
        centred(58 + column * 49, 52 + level * 38, '+'),
    ),
  )
  const electrons: Point[] = [
    [89, 52],
    [138, 90],
    [187, 52],
    [236, 90],
    [285, 52],
    [112, 71],
    [212, 71],
    [322, 71],
  ]
  return (
    rect(26, 32, 308, 78, 'l sheet') +
    ions.join('') +
    electrons.map(([x, y]) => dot(x, y, 'pd', 4) + arrow(x - 4, y, x - 18, y, { cls: 'p', head: 6 })).join('')
  )
}

const freeElectrons = figure(
  {
    name: 'electricity-and-magnetism/free-electrons',
    title: 'Free electrons drifting in a metal wire',
    description:
      'Part of a metal wire. Positive ions stand in fixed rows. Free electrons between them drift to the left, towards the end of the wire that is connected to the positive terminal of the supply. The right-hand end is connected to the negative terminal.',
    height: 152,
  },
  metalWire(),
  text(10, 20, 'to the + terminal'),
  text(350, 20, 'to the − terminal', { anchor: 'end' }),
  pointer(70, 144, 58, 102, 'fixed positive ion'),
  pointer(248, 144, 236, 95, 'free electron'),
)

const ammeterSeries = figure(
  {
    name: 'electricity-and-magnetism/ammeter-in-series',
    title: 'An ammeter in series with a lamp',
    description:
      'One loop: a cell at the top with its positive terminal on the left, an ammeter on the left-hand side, a lamp at the bottom, and a closed switch on the right-hand side. The terminal of the ammeter nearer to the positive terminal of the cell is marked plus.',
    height: 176,
  },
  component('cell', 80, 34, 280, 34),
  signs(180, 34, 14),
  component('ammeter', 80, 34, 80, 142),
  text(66, 62, '+', { anchor: 'middle' }),
  text(66, 124, '−', { anchor: 'middle' }),
  component('lamp', 80, 142, 280, 142),
  component('switch-closed', 280, 34, 280, 142),
  text(294, 86, 'closed\nswitch'),
)

const twoDirections = figure(
  {
    name: 'electricity-and-magnetism/conventional-current',
    title: 'Conventional current and electron flow',
    description:
      'A loop with a cell at the top, positive terminal on the left, and a lamp at the bottom. Outside the loop, arrows show the conventional current leaving the positive terminal, going down the left side, along the bottom to the right and up the right side to the negative terminal. Inside the loop, dashed arrows show the electrons going the opposite way, from the negative terminal round to the positive terminal.',
    height: 192,
  },
  component('cell', 70, 40, 290, 40),
  signs(180, 40, 14),
  component('lamp', 70, 150, 290, 150),
  line(70, 40, 70, 150),
  line(290, 40, 290, 150),
  arrow(54, 70, 54, 124, { cls: 'p' }),
  arrow(306, 124, 306, 70, { cls: 'p' }),
  text(180, 186, 'conventional current: + to −', { anchor: 'middle', cls: 'tp' }),
  arrow(84, 124, 84, 70, { cls: 'r dash' }),
  arrow(276, 70, 276, 124, { cls: 'r dash' }),
  text(180, 92, 'electrons: − to +', { anchor: 'middle', cls: 'tr' }),
  arrow(112, 162, 146, 162, { cls: 'p' }),
  arrow(214, 162, 248, 162, { cls: 'p' }),
)

const direct = graph({
  x: { label: '', max: 10 },
  y: { label: '*I*', min: -10, max: 10 },
  left: 26,
  top: 30,
  width: 128,
  height: 110,
})
const alternating = graph({
  x: { label: '', max: 10 },
  y: { label: '*I*', min: -10, max: 10 },
  left: 210,
  top: 30,
  width: 128,
  height: 110,
})

const dcAndAc = figure(
  {
    name: 'electricity-and-magnetism/dc-and-ac',
    title: 'Graphs of a direct and an alternating current',
    description:
      'Two graphs of current I against time t. The direct current is a horizontal line above the time axis: always the same direction. The alternating current is a wave that goes above and below the time axis by the same amount: its direction reverses again and again.',
    height: 178,
  },
  direct.axes,
  direct.line([
    [0, 6],
    [10, 6],
  ]),
  text(152, 102, '*t*', { anchor: 'end' }),
  text(350, 102, '*t*', { anchor: 'end' }),
  text(90, 168, 'd.c.: one direction', { anchor: 'middle' }),
  alternating.axes,
  alternating.plot(t => 8 * Math.sin((t * 2 * Math.PI) / 5), 0, 10),
  text(268, 168, 'a.c.: keeps reversing', { anchor: 'middle' }),
)

// 4.2.3 e.m.f. and p.d.

const voltmeterParallel = figure(
  {
    name: 'electricity-and-magnetism/voltmeter-in-parallel',
    title: 'A voltmeter across a lamp',
    description:
      'A battery, an ammeter and a lamp are in one loop. A voltmeter is in a side branch, joined to the wire on each side of the lamp, so it is in parallel with the lamp.',
    height: 204,
  },
  component('battery', 70, 34, 290, 34),
  component('ammeter', 70, 34, 70, 120),
  line(290, 34, 290, 120),
  component('lamp', 70, 120, 290, 120),
  component('voltmeter', 120, 176, 240, 176),
  line(120, 120, 120, 176),
  line(240, 120, 240, 176),
  junction(120, 120),
  junction(240, 120),
)

const energyPerCoulomb = figure(
  {
    name: 'electricity-and-magnetism/energy-per-coulomb',
    title: 'What happens to the energy of each coulomb',
    description:
      'A 6.0 V battery, a motor and a lamp are in series. The battery does 6.0 J of work on each coulomb that passes through it. In the motor, each coulomb transfers 4.0 J, so the p.d. across it is 4.0 V. In the lamp, each coulomb transfers 2.0 J, so the p.d. across it is 2.0 V. 4.0 plus 2.0 is 6.0.',
    height: 224,
  },
  component('battery', 60, 62, 300, 62),
  text(180, 20, 'e.m.f. 6.0 V', { anchor: 'middle', cls: 'b' }),
  text(180, 38, '6.0 J given to each coulomb', { anchor: 'middle' }),
  line(60, 62, 60, 140),
  line(300, 62, 300, 140),
  component('motor', 60, 140, 180, 140),
  component('lamp', 180, 140, 300, 140),
  text(120, 178, 'p.d. 4.0 V', { anchor: 'middle', cls: 'b' }),
  text(120, 196, '4.0 J from\neach coulomb', { anchor: 'middle' }),
  text(240, 178, 'p.d. 2.0 V', { anchor: 'middle', cls: 'b' }),
  text(240, 196, '2.0 J from\neach coulomb', { anchor: 'middle' }),
  current(60, 104, 'down', ''),
  current(300, 104, 'up', ''),
)

// 4.2.4 Resistance

const resistanceMethod = figure(
  {
    name: 'electricity-and-magnetism/resistance-method',
    title: 'Circuit to measure the resistance of a component',
    description:
      'A battery, a switch, a variable resistor, an ammeter and the test resistor are in series in one loop. A voltmeter is in parallel with the test resistor only.',
    height: 224,
  },
  component('battery', 60, 36, 180, 36),
  component('switch', 180, 36, 300, 36),
  component('variable-resistor', 300, 36, 300, 136),
  text(280, 74, 'variable\nresistor', { anchor: 'end' }),
  component('ammeter', 60, 36, 60, 136),
  component('resistor', 60, 136, 300, 136),
  text(180, 121, 'test resistor', { anchor: 'middle' }),
  component('voltmeter', 120, 192, 240, 192),
  line(120, 136, 120, 192),
  line(240, 136, 240, 192),
  junction(120, 136),
  junction(240, 136),
)

const measured = graph({
  x: {
    label: '*I* / A',
    max: 0.5,
    ticks: [0, 0.1, 0.2, 0.3, 0.4, 0.5],
    grid: true,
    format: each => each.toFixed(1),
  },
  y: { label: '*V* / V', max: 6, ticks: [0, 1, 2, 3, 4, 5, 6], grid: true },
})

const resistanceResults = figure(
  {
    name: 'electricity-and-magnetism/resistance-results',
    title: 'Graph of p.d. against current for a fixed resistor',
    description:
      'P.d. V in volts is on the vertical axis, from 0 to 6. Current I in amperes is on the horizontal axis, from 0 to 0.5. Five points lie on or very near a straight line from the origin. A gradient triangle goes from 0.10 A, 1.2 V to 0.40 A, 4.8 V: a run of 0.30 A and a rise of 3.6 V, so the gradient is 12 ohms.',
    height: 250,
  },
  measured.axes,
  measured.line([
    [0, 0],
    [0.5, 6],
  ]),
  measured.points([
    [0.08, 1],
    [0.17, 2],
    [0.25, 3],
    [0.33, 4],
    [0.42, 5],
  ]),
  measured.gradient([0.1, 1.2], [0.4, 4.8], '0.30 A', '3.6 V'),
)

function characteristic(top: number, left: number) {
  return graph({
    x: { label: '*V*', min: -10, max: 10 },
    y: { label: '', min: -10, max: 10 },
    left,
    top,
    width: 100,
    height: 110,
  })
}

/** Axes that cross in the middle: the kit's upright axis stands at the left edge. */
function crossed(left: number, label: string): Shape {
  return (
    line(left, 85, left + 100, 85) +
    line(left + 50, 26, left + 50, 144) +
    text(left + 58, 26, '*I*') +
    text(left + 100, 102, '*V*', { anchor: 'end' }) +
    text(left + 50, 166, label, { anchor: 'middle' })
  )
}

const fixedCurve = characteristic(30, 10)
const lampCurve = characteristic(30, 130)
const diodeCurve = characteristic(30, 250)

const ivGraphs = figure(
  {
    name: 'electricity-and-magnetism/current-voltage-graphs',
    title: 'Current–voltage graphs of three components',
    description:
      'Three sketch graphs with current I up and p.d. V to the right, axes crossing in the middle. Fixed resistor: a straight line through the origin. Filament lamp: a curve through the origin, steepest at the origin, becoming less steep as V grows in either direction, like a stretched letter S on its side. Diode: zero current for all negative V and for small positive V; then the current rises steeply.',
    height: 176,
  },
  crossed(10, 'fixed resistor'),
  fixedCurve.line([
    [-9, -9],
    [9, 9],
  ]),
  crossed(130, 'filament lamp'),
  lampCurve.plot(v => (2.5 * v) / (1 + Math.abs(v) / 6), -9.5, 9.5),
  crossed(250, 'diode'),
  diodeCurve.curve([
    [-9.5, 0],
    [0, 0],
    [1.2, 0],
    [1.9, 0.8],
    [2.4, 3],
    [2.8, 6],
    [3.2, 9.4],
  ]),
)

function cylinderWire(x: number, y: number, length: number, radius: number): Shape {
  return (
    ellipse(x, y, radius * 0.4, radius, 'l sunk') +
    line(x, y - radius, x + length, y - radius) +
    line(x, y + radius, x + length, y + radius) +
    arc(x + length, y, radius, -90, 90)
  )
}

const wireShapes = figure(
  {
    name: 'electricity-and-magnetism/wire-length-and-area',
    title: 'Resistance of wires of one metal',
    description:
      'Three wires of the same metal. The first has length L, cross-sectional area A and resistance R. The second is twice as long with the same area: its resistance is 2R. The third has length L and twice the area: its resistance is half of R.',
    height: 190,
  },
  cylinderWire(24, 32, 100, 11),
  dimension(24, 58, 135, 58, '*L*', [79, 74]),
  text(350, 37, 'area *A*: resistance *R*', { anchor: 'end' }),
  cylinderWire(24, 98, 211, 11),
  dimension(24, 120, 246, 120, '2*L*', [134, 136]),
  text(350, 103, 'area *A*: 2*R*', { anchor: 'end' }),
  cylinderWire(24, 164, 96, 15.5),
  text(350, 169, 'length *L*, area 2*A*: half of *R*', { anchor: 'end' }),
)

// 4.2.5 Energy and power

const energyPath = figure(
  {
    name: 'electricity-and-magnetism/energy-path',
    title: 'The path of energy in a circuit',
    description:
      'Three boxes joined by arrows from left to right. Source, such as a battery. Component, such as a lamp or heater. Surroundings, which become warmer.',
    height: 84,
  },
  row(8, 16, 100, ['source\n(battery)', 'component\n(lamp)', 'surroundings'], { height: 50 }),
)

const powerCircuit = figure(
  {
    name: 'electricity-and-magnetism/measuring-power',
    title: 'Measuring the power of a heater',
    description:
      'A d.c. power supply, an ammeter and a heater are in series. A voltmeter is in parallel with the heater. The ammeter reads 2.5 A and the voltmeter reads 12 V.',
    height: 204,
  },
  component('dc-supply', 70, 40, 290, 40),
  component('ammeter', 70, 40, 70, 120),
  text(48, 84, '2.5 A', { anchor: 'end' }),
  line(290, 40, 290, 120),
  component('heater', 70, 120, 290, 120),
  text(180, 104, 'heater', { anchor: 'middle' }),
  component('voltmeter', 120, 174, 240, 174),
  text(206, 194, '12 V'),
  line(120, 120, 120, 174),
  line(240, 120, 240, 174),
  junction(120, 120),
  junction(240, 120),
)

// 4.3.1 Symbols

/** A coil of half-circles along a line: level from (x, y), or upright when `down`. */
function coil(x: number, y: number, turns: number, down: 'left' | 'right' | null = null): Shape {
  return Array.from({ length: turns }, (_, at) =>
    down === null
      ? arc(x + 6 + at * 12, y, 6, 0, 180)
      : arc(x, y + 6 + at * 12, 6, down === 'left' ? 90 : -90, down === 'left' ? 270 : 90),
  ).join('')
}

function powerSupply(x: number, y: number): Shape {
  return line(x - 46, y, x - 12, y) + line(x + 12, y, x + 46, y) + circle(x - 8, y, 4) + circle(x + 8, y, 4)
}

type Cell = { name: string; draw: (x: number, y: number) => Shape }

/** Symbols in rows of three, each with its name below. */
function symbolGrid(cells: readonly Cell[], rowHeight = 74): Shape {
  return cells
    .map(({ name, draw }, at) => {
      const [x, y] = [60 + (at % 3) * 120, 34 + Math.floor(at / 3) * rowHeight]
      return draw(x, y) + text(x, y + 36, name, { anchor: 'middle', cls: 's' })
    })
    .join('')
}

const level = (kind: Parameters<typeof component>[0]) => (x: number, y: number) =>
  component(kind, x - 46, y, x + 46, y)

const sourceSymbols = figure(
  {
    name: 'electricity-and-magnetism/symbols-sources-and-loads',
    title: 'Circuit symbols: sources, switch, resistors and outputs',
    description:
      'Twelve symbols. Cell: a long thin line and a short thick line, the long one positive. Battery: two cells with a dashed line between them. Power supply: two small open circles. A.c. power supply: two small open circles with a wave sign. Generator: a circle with G. Switch: two dots and a lifted line. Fixed resistor: a rectangle. Variable resistor: a rectangle with an arrow through it. Heater: a rectangle divided into four by three lines. Lamp: a circle with a cross. Motor: a circle with M. Bell: a half-circle standing on its flat side with two leads below.',
    height: 300,
  },
  symbolGrid([
    { name: 'cell', draw: level('cell') },
    { name: 'battery', draw: level('battery') },
    { name: 'power supply', draw: powerSupply },
    { name: 'a.c. supply', draw: level('ac-supply') },
    { name: 'generator', draw: level('generator') },
    { name: 'switch', draw: level('switch') },
    { name: 'fixed resistor', draw: level('resistor') },
    { name: 'variable resistor', draw: level('variable-resistor') },
    { name: 'heater', draw: level('heater') },
    { name: 'lamp', draw: level('lamp') },
    { name: 'motor', draw: level('motor') },
    { name: 'bell', draw: (x, y) => component('bell', x - 46, y + 12, x + 46, y + 12) },
  ]),
)

function dividerSymbol(x: number, y: number): Shape {
  return (
    component('resistor', x - 46, y + 8, x + 46, y + 8) +
    polyline([
      [x + 46, y - 16],
      [x, y - 16],
    ]) +
    arrow(x, y - 16, x, y, { head: 7 })
  )
}

function coilSymbol(x: number, y: number): Shape {
  return line(x - 46, y, x - 24, y) + coil(x - 24, y, 4) + line(x + 24, y, x + 46, y)
}

function transformerSymbol(x: number, y: number): Shape {
  return (
    coil(x - 12, y - 20, 3, 'right') +
    coil(x + 12, y - 20, 3, 'left') +
    line(x - 2, y - 20, x - 2, y + 16) +
    line(x + 2, y - 20, x + 2, y + 16) +
    [-20, 16].map(dy => line(x - 36, y + dy, x - 12, y + dy) + line(x + 12, y + dy, x + 36, y + dy)).join('')
  )
}

function relayCoil(x: number, y: number): Shape {
  return rect(x - 20, y - 8, 40, 16) + line(x, y - 24, x, y - 8) + line(x, y + 8, x, y + 20)
}

function relayContact(x: number, y: number): Shape {
  return line(x - 46, y, x - 14, y) + line(x - 14, y, x + 12, y - 13) + line(x + 14, y, x + 46, y)
}

const meterSymbols = figure(
  {
    name: 'electricity-and-magnetism/symbols-meters-and-sensors',
    title: 'Circuit symbols: meters, magnetic devices, fuse and sensors',
    description:
      'Twelve symbols. Ammeter: a circle with A. Voltmeter: a circle with V. Fuse: a rectangle with a line straight through it. Potential divider: a rectangle with an arrow that points at its long side. Magnetising coil: a row of loops. Transformer: two coils with two straight lines between them. Relay coil: a rectangle with leads at the middle of its long sides. Relay contact: a switch without dots. Thermistor: a rectangle with a bent line through it. LDR: a rectangle with two arrows pointing at it. Wires joined: a dot where they meet. Wires crossing without a join: no dot.',
    height: 300,
  },
  symbolGrid([
    { name: 'ammeter', draw: level('ammeter') },
    { name: 'voltmeter', draw: level('voltmeter') },
    { name: 'fuse', draw: level('fuse') },
    { name: 'potential divider', draw: dividerSymbol },
    { name: 'magnetising coil', draw: coilSymbol },
    { name: 'transformer', draw: transformerSymbol },
    { name: 'relay coil', draw: relayCoil },
    { name: 'relay contact', draw: relayContact },
    { name: 'NTC thermistor', draw: level('thermistor') },
    { name: 'LDR', draw: level('ldr') },
    {
      name: 'wires joined',
      draw: (x, y) => line(x - 40, y, x + 40, y) + line(x, y - 18, x, y + 18) + junction(x, y),
    },
    {
      name: 'not joined',
      draw: (x, y) => line(x - 40, y, x + 40, y) + line(x, y - 18, x, y + 18),
    },
  ]),
)

function sensorGraph(left: number, xLabel: string) {
  return graph({
    x: { label: xLabel, max: 10 },
    y: { label: 'resistance', max: 10 },
    left,
    top: 34,
    width: 134,
    height: 104,
  })
}
const warmer = sensorGraph(26, 'temperature')
const brighter = sensorGraph(206, 'brightness')
const falling = (x: number) => 8.6 * Math.exp(-x / 3) + 0.6

const sensorGraphs = figure(
  {
    name: 'electricity-and-magnetism/sensor-graphs',
    title: 'How the resistance of a thermistor and of an LDR changes',
    description:
      'Two sketch graphs of resistance. For the NTC thermistor, the resistance falls along a curve as the temperature rises, steeply at first and then less steeply. For the LDR, the resistance falls in the same way as the light becomes brighter.',
    height: 190,
  },
  warmer.axes,
  warmer.plot(falling, 0.3, 9.6),
  text(100, 184, 'NTC thermistor', { anchor: 'middle', cls: 'b' }),
  brighter.axes,
  brighter.plot(falling, 0.3, 9.6),
  text(280, 184, 'LDR', { anchor: 'middle', cls: 'b' }),
)

const relayCircuit = figure(
  {
    name: 'electricity-and-magnetism/relay-circuit',
    title: 'A relay switches on a motor in bright light',
    description:
      'Two separate circuits. On the left, a 6 V battery, an LDR and a relay coil are in series. On the right, a mains a.c. supply, the open contact of the relay and a motor are in series. A dashed line shows that the coil works the contact.',
    height: 196,
  },
  component('battery', 46, 42, 150, 42, { label: '6 V' }),
  component('ldr', 46, 156, 46, 42),
  text(64, 104, 'LDR'),
  wire([
    [46, 156],
    [46, 168],
    [150, 168],
    [150, 113],
  ]),
  line(150, 42, 150, 97),
  rect(130, 97, 40, 16),
  line(172, 105, 208, 105, 'l dash thin'),
  text(124, 92, 'coil', { anchor: 'end' }),
  line(214, 42, 214, 92),
  line(214, 92, 204, 117),
  line(214, 120, 214, 168),
  text(224, 110, 'contact'),
  component('ac-supply', 214, 42, 334, 42),
  text(274, 20, 'mains', { anchor: 'middle' }),
  component('motor', 334, 42, 334, 168),
  line(214, 168, 334, 168),
)

const diodeSymbols = figure(
  {
    name: 'electricity-and-magnetism/diode-and-led',
    title: 'Symbols of a diode and of a light-emitting diode',
    description:
      'Diode: a triangle whose tip touches a short line across the wire. Conventional current can pass only in the direction in which the triangle points, here to the right. Light-emitting diode: the same, with two small arrows pointing away from it.',
    height: 92,
  },
  component('diode', 34, 46, 144, 46),
  text(89, 82, 'diode', { anchor: 'middle' }),
  component('led', 216, 46, 326, 46),
  text(271, 82, 'LED', { anchor: 'middle' }),
  current(44, 46, 'right', '*I*'),
  current(226, 46, 'right', '*I*'),
)

const ledCircuit = figure(
  {
    name: 'electricity-and-magnetism/led-circuit',
    title: 'Two LEDs connected opposite ways round',
    description:
      'A battery with its positive terminal on the left and a resistor are in series with two parallel branches. In branch P the LED points to the right, in the direction of the conventional current through the branches. In branch Q the LED points to the left, against it.',
    height: 226,
  },
  component('battery', 60, 36, 180, 36),
  signs(120, 36, 28),
  component('resistor', 180, 36, 300, 36, { label: '*R*' }),
  wire([
    [60, 36],
    [60, 190],
  ]),
  wire([
    [300, 36],
    [300, 190],
  ]),
  component('led', 60, 120, 300, 120),
  component('led', 300, 190, 60, 190, { cls: 'l' }),
  junction(60, 120),
  junction(300, 120),
  text(120, 112, 'P'),
  text(120, 182, 'Q'),
  current(60, 80, 'down', '*I*'),
)

// 4.3.2 Series and parallel

const seriesCircuit = figure(
  {
    name: 'electricity-and-magnetism/series-circuit',
    title: 'The same current everywhere in a series circuit',
    description:
      'A battery, two resistors of 4.0 ohms and 8.0 ohms and three ammeters are in one loop. One ammeter is before the first resistor, one between the resistors and one after the second. All three read 0.50 A.',
    height: 186,
  },
  component('battery', 50, 36, 310, 36, { label: '6.0 V' }),
  component('ammeter', 50, 36, 50, 140),
  component('resistor', 50, 140, 146, 140, { label: '4.0 Ω' }),
  component('ammeter', 146, 140, 214, 140),
  component('resistor', 214, 140, 310, 140, { label: '8.0 Ω' }),
  component('ammeter', 310, 36, 310, 140),
  text(72, 92, '0.50 A'),
  text(288, 92, '0.50 A', { anchor: 'end' }),
  text(180, 174, '0.50 A', { anchor: 'middle' }),
)

const parallelLamps = figure(
  {
    name: 'electricity-and-magnetism/parallel-lamps',
    title: 'Two lamps in parallel, each with its own switch',
    description:
      'A battery is at the top. Below it are two branches in parallel, each with a lamp and its own closed switch. The current from the battery is 0.90 A. The current in the first lamp is 0.60 A and in the second lamp 0.30 A.',
    height: 232,
  },
  component('battery', 50, 36, 310, 36),
  line(50, 36, 50, 200),
  line(310, 36, 310, 200),
  line(50, 120, 100, 120),
  component('lamp', 100, 120, 190, 120),
  component('switch-closed', 190, 120, 310, 120, { label: 'switch' }),
  line(50, 200, 100, 200),
  component('lamp', 100, 200, 190, 200),
  component('switch-closed', 190, 200, 310, 200, { label: 'switch' }),
  junction(50, 120),
  junction(310, 120),
  current(50, 74, 'down', '0.90 A'),
  current(88, 120, 'right', '0.60 A'),
  current(88, 200, 'right', '0.30 A'),
)

const mixedCircuit = figure(
  {
    name: 'electricity-and-magnetism/mixed-circuit',
    title: 'Two resistors in parallel, in series with a third',
    description:
      'A 12 V battery is at the top with its positive terminal on the left. From it the wire goes down the left side to a 4.0 ohm resistor, then to a junction X. From X, a 3.0 ohm and a 6.0 ohm resistor are in parallel; they meet again at junction Y, from which the wire returns to the battery.',
    height: 210,
  },
  component('battery', 40, 36, 320, 36, { label: '12 V' }),
  line(40, 36, 40, 136),
  component('resistor', 40, 136, 150, 136, { label: '4.0 Ω' }),
  wire([
    [150, 100],
    [150, 176],
  ]),
  component('resistor', 150, 100, 280, 100, { label: '3.0 Ω' }),
  component('resistor', 150, 176, 280, 176, { label: '6.0 Ω' }),
  wire([
    [280, 100],
    [280, 176],
  ]),
  wire([
    [280, 136],
    [320, 136],
    [320, 36],
  ]),
  junction(150, 136),
  junction(280, 136),
  text(160, 141, 'X'),
  text(270, 141, 'Y', { anchor: 'end' }),
)

const junctionFigure = figure(
  {
    name: 'electricity-and-magnetism/junction',
    title: 'Currents at a junction',
    description:
      'A wire with current I1 arrives at a junction from the left. Two wires leave it: one with current I2 up to the right, one with current I3 down to the right. I1 equals I2 plus I3.',
    height: 122,
  },
  midArrow(40, 60, 150, 60, 'p'),
  midArrow(150, 60, 250, 24, 'p'),
  midArrow(150, 60, 250, 96, 'p'),
  junction(150, 60),
  text(90, 48, '*I*_{1}', { anchor: 'middle' }),
  text(262, 28, '*I*_{2}'),
  text(262, 102, '*I*_{3}'),
  text(350, 65, '*I*_{1} = *I*_{2} + *I*_{3}', { anchor: 'end' }),
)

// 4.3.3 Potential dividers

const twoResistors = figure(
  {
    name: 'electricity-and-magnetism/two-resistors',
    title: 'Two resistors share the p.d. of the supply',
    description:
      'A 9.0 V battery is in series with a 200 ohm resistor and a 400 ohm resistor. A voltmeter across the 200 ohm resistor reads 3.0 V. A voltmeter across the 400 ohm resistor reads 6.0 V. The current is the same in both.',
    height: 200,
  },
  component('battery', 40, 36, 320, 36, { label: '9.0 V' }),
  line(40, 36, 40, 116),
  line(320, 36, 320, 116),
  component('resistor', 40, 116, 180, 116, { label: '200 Ω' }),
  component('resistor', 180, 116, 320, 116, { label: '400 Ω' }),
  component('voltmeter', 64, 166, 156, 166),
  component('voltmeter', 204, 166, 296, 166),
  [64, 156, 204, 296].map(x => line(x, 116, x, 166) + junction(x, 116)).join(''),
  text(110, 196, '3.0 V', { anchor: 'middle' }),
  text(250, 196, '6.0 V', { anchor: 'middle' }),
)

const thermistorDivider = figure(
  {
    name: 'electricity-and-magnetism/thermistor-divider',
    title: 'A temperature sensor: thermistor and fixed resistor in series',
    description:
      'A 6.0 V supply is across a thermistor and a fixed resistor in series, the thermistor above the resistor. A voltmeter is in parallel with the fixed resistor and shows the output p.d.',
    height: 246,
  },
  terminal(60, 30),
  terminal(60, 216),
  text(60, 128, '6.0 V', { anchor: 'middle' }),
  line(64, 30, 180, 30),
  line(64, 216, 280, 216),
  component('thermistor', 180, 30, 180, 123),
  text(158, 80, 'thermistor', { anchor: 'end' }),
  component('resistor', 180, 123, 180, 216),
  text(164, 174, 'fixed resistor *R*', { anchor: 'end' }),
  wire([
    [180, 123],
    [280, 123],
  ]),
  component('voltmeter', 280, 123, 280, 216),
  junction(180, 123),
  junction(180, 216),
  text(300, 174, 'output'),
)

const slidingContact = figure(
  {
    name: 'electricity-and-magnetism/variable-divider',
    title: 'A variable potential divider',
    description:
      'A 12 V battery is connected across the two ends A and B of a resistance wire, A at the top and B at the bottom. A sliding contact C touches the wire. A lamp is connected between the sliding contact and end B. With C at A the lamp gets 12 V, with C at B it gets 0 V.',
    height: 226,
  },
  component('battery', 70, 36, 70, 190),
  text(46, 118, '12 V', { anchor: 'end' }),
  wire([
    [70, 36],
    [190, 36],
    [190, 72],
  ]),
  rect(182, 72, 16, 82, 'l sheet'),
  wire([
    [190, 154],
    [190, 190],
  ]),
  line(70, 190, 290, 190),
  arrow(290, 106, 199, 106, { head: 8 }),
  component('lamp', 290, 106, 290, 190),
  junction(190, 190),
  text(174, 78, 'A', { anchor: 'end' }),
  text(174, 156, 'B', { anchor: 'end' }),
  text(240, 98, 'C', { anchor: 'middle' }),
  text(312, 152, 'lamp'),
)

export const figures = [
  barMagnetFigure,
  inducedMagnet,
  plottingCompass,
  facingPoles,
  friction,
  conductorTest,
  electricFields,
  freeElectrons,
  ammeterSeries,
  twoDirections,
  dcAndAc,
  voltmeterParallel,
  energyPerCoulomb,
  resistanceMethod,
  resistanceResults,
  ivGraphs,
  wireShapes,
  energyPath,
  powerCircuit,
  sourceSymbols,
  meterSymbols,
  sensorGraphs,
  relayCircuit,
  diodeSymbols,
  ledCircuit,
  seriesCircuit,
  parallelLamps,
  mixedCircuit,
  junctionFigure,
  twoResistors,
  thermistorDivider,
  slidingContact,
]
