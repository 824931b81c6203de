/** @jest-environment jsdom */
import { figureFaults } from './bounds'
import { type ComponentKind, component, current, junction, terminal, transformer, wire } from './circuit'
import { type Figure, figure } from './figure'
import { box, chain, cycle, link, row, sankey } from './flow'
import { beam, body, boxOnSlope, force, ground, ruler, slope, spring, vectorSum } from './forces'
import { graph } from './graph'
import { barMagnetField, compass, motor, solenoid, uniformField, wireField } from './magnet'
import { market, ppcPoints } from './markets'
import { absorption, alphaScattering, atom, decayPoints, deflection, nucleus } from './nuclear'
import { brownianPath, cylinder, movingGas, particleBox } from './particles'
import {
  angle,
  eye,
  glassBlock,
  lensDiagram,
  mirror,
  normal,
  prism,
  ray,
  refracted,
  virtualRay,
} from './rays'
import { arrow, dimension, pointer, polar, type Shape, text } from './shapes'
import { ellipticalOrbit, moonPhase, orbitArrow, orbits, redshift, sunlight, tiltedEarth } from './space'
import { diffraction, labelledWave, longitudinal, oscilloscope, ripples, spectrumBar } from './waves'

const ABOUT = 'A drawing made only to see that every part of the kit stays on its canvas and is valid XML.'

function sample(name: string, height: number, ...shapes: Shape[]): Figure {
  return figure({ name: `kit/${name}`, title: `Sample of ${name}`, description: ABOUT, height }, ...shapes)
}

const KINDS: ComponentKind[] = [
  'cell',
  'battery',
  'dc-supply',
  'ac-supply',
  'switch',
  'switch-closed',
  'lamp',
  'resistor',
  'variable-resistor',
  'ldr',
  'thermistor',
  'diode',
  'led',
  'ammeter',
  'voltmeter',
  'galvanometer',
  'fuse',
  'motor',
  'generator',
  'heater',
  'capacitor',
  'bell',
]

const speed = graph({
  x: { label: '*t* / s', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
  y: { label: '*v* / m s^{−1}', max: 20, ticks: [0, 5, 10, 15, 20], grid: true },
})
const m = market()
const hill = slope(40, 190, 200, 100)

const samples = [
  sample(
    'components',
    400,
    ...KINDS.map((kind, at) => {
      const [x, y] = [8 + (at % 4) * 88, 46 + Math.floor(at / 4) * 64]
      return component(kind, x, y, x + 78, y, { label: `*R*_{${at}}` })
    }),
  ),
  sample(
    'circuit',
    220,
    wire([
      [60, 190],
      [60, 40],
      [110, 40],
    ]),
    component('ammeter', 110, 40, 200, 40),
    wire([
      [200, 40],
      [300, 40],
    ]),
    component('ldr', 300, 40, 300, 115, { label: 'LDR', side: 'left' }),
    component('resistor', 300, 115, 300, 190, { label: '*R*' }),
    wire([
      [300, 190],
      [60, 190],
    ]),
    component('cell', 60, 90, 60, 140, { label: '6 V', side: 'right' }),
    junction(300, 115),
    terminal(330, 115),
    current(80, 40, 'right'),
  ),
  sample('transformer', 150, transformer(60, 16, [8, 4])),
  sample(
    'graph',
    250,
    speed.area([
      [0, 0],
      [4, 16],
      [8, 16],
    ]),
    speed.axes,
    speed.line([
      [0, 0],
      [4, 16],
      [8, 16],
    ]),
    speed.gradient([0, 0], [4, 16], '4 s', '16 m/s'),
    speed.points([[2, 8]]),
    speed.guide(8, 16),
  ),
  sample(
    'lens-real',
    230,
    lensDiagram({ x: 170, y: 110, focalLength: 50, objectDistance: 130, objectHeight: 50, reach: 170 }),
  ),
  sample(
    'lens-virtual',
    260,
    lensDiagram({ x: 210, y: 150, focalLength: 90, objectDistance: 50, objectHeight: 40, reach: 120 }),
  ),
  sample(
    'lens-diverging',
    200,
    lensDiagram({
      x: 200,
      y: 110,
      focalLength: 70,
      objectDistance: 130,
      objectHeight: 36,
      reach: 110,
      kind: 'diverging',
    }),
  ),
  sample(
    'mirror',
    200,
    mirror(180, 180, 180, 20),
    normal(180, 100, 90, 90),
    ray([
      [60, 40],
      [180, 100],
      [60, 160],
    ]),
    virtualRay(180, 100, 300, 40),
    angle(180, 100, 153, 180, '*i*', 40),
    eye(50, 170, 'right'),
  ),
  sample(
    'glass',
    200,
    glassBlock(60, 60, 240, 80),
    ray([polar(120, 60, 60, 130), [120, 60], polar(120, 60, 90, 270 + (refracted(40, 1, 1.5) ?? 0))]),
    normal(120, 60, 0, 40),
    prism(280, 2, 50),
  ),
  sample(
    'forces',
    220,
    ground(20, 190, 340, 190),
    body(120, 140, 80, 50, '5 kg'),
    force(200, 165, 60, 0, '20 N'),
    force(120, 165, 40, 180, '8 N'),
    force(160, 140, 60, 90, '*N*'),
  ),
  sample(
    'slope',
    210,
    hill.shape,
    boxOnSlope(hill.at(0.5), hill.degrees, 40),
    force(140, 120, 60, 270, '*W*'),
  ),
  sample(
    'beam',
    130,
    beam(30, 330, 50, 150),
    force(60, 58, 50, 270, '4 N'),
    dimension(60, 30, 150, 30, '0.6 m'),
  ),
  sample(
    'springs',
    200,
    ground(140, 20, 20, 20),
    spring(60, 20, 60, 120),
    body(45, 120, 30, 30),
    vectorSum(160, 160, { length: 80, degrees: 0, label: '4 N' }, { length: 60, degrees: 90, label: '3 N' }),
    ruler(120, 164, 5, 36, 'cm'),
  ),
  sample(
    'particles',
    150,
    particleBox(6, 20, 104, 'solid'),
    particleBox(126, 20, 104, 'liquid'),
    particleBox(246, 20, 104, 'gas'),
  ),
  sample('gas', 180, movingGas(10, 20, 140), brownianPath(190, 20, 140)),
  sample('piston', 160, cylinder(100, 30, 100, 110, 60)),
  sample(
    'waves',
    220,
    labelledWave({ x: 20, y: 90, wavelength: 120, amplitude: 40, cycles: 2.5 }),
    longitudinal(20, 160, 100, 3),
  ),
  sample('diffraction', 150, diffraction(80, 75, 20, 18), diffraction(250, 75, 60, 18, 90)),
  sample('ripples', 150, ripples(80, 75, 4, 16), oscilloscope(180, 10, 16, { cycles: 2, divisions: 2 })),
  sample(
    'spectrum',
    70,
    spectrumBar(
      8,
      14,
      344,
      ['radio', 'micro-\nwaves', 'infra-\nred', 'visible', 'ultra-\nviolet', 'X-rays', 'gamma'],
      40,
      3,
    ),
  ),
  sample('bar-magnet', 180, barMagnetField(125, 75)),
  sample('solenoid', 150, solenoid(100, 50)),
  sample('fields', 170, uniformField(10, 30, 160, 90), wireField(260, 80, 'out'), compass(340, 150, 45)),
  sample('motor', 150, motor(40, 4)),
  sample(
    'nuclear',
    160,
    nucleus(60, 70, 6, 6),
    atom(200, 80, [2, 8, 1], 24, 18),
    atom(310, 70, [2, 4], 20, 18, 'C'),
  ),
  sample('alpha', 180, alphaScattering(20, 100)),
  sample('absorption', 150, absorption(10, 8)),
  sample('deflection', 150, deflection(40, 75)),
  sample('decay', 250, speed.axes, speed.curve(decayPoints(16, 3, 10))),
  sample(
    'space',
    220,
    orbits(110, 110, [
      { name: 'Earth', orbit: 50, radius: 4, angle: 40 },
      { name: 'Mars', orbit: 80, radius: 4, angle: 200 },
    ]),
    ellipticalOrbit(240, 60, 50, 0.5),
    tiltedEarth(280, 160, 30),
    sunlight(200, 135, 50, 3, 30),
    orbitArrow(110, 110, 95, 300, 340),
  ),
  sample('moon', 60, ...[0, 0.25, 0.5, 0.75, 1].map((lit, at) => moonPhase(40 + at * 60, 30, 22, lit))),
  sample('redshift', 130, redshift(20, 10)),
  sample(
    'market',
    262,
    m.axes,
    m.supply('*S*'),
    m.demand('*D*_{1}'),
    m.demand('*D*_{2}', 20, 'p'),
    m.read(m.equilibrium(), '*Q*_{1}', '*P*_{1}'),
    m.read(m.equilibrium(20), '*Q*_{2}', '*P*_{2}'),
    m.shift([32, 76], [48, 76]),
  ),
  sample(
    'ppc',
    262,
    m.axes,
    m.bent(ppcPoints(80, 84), ''),
    m.area(
      [
        [20, 0],
        [20, 50],
        [50, 50],
      ],
      'loss',
    ),
  ),
  sample(
    'flow',
    190,
    chain(20, 10, 120, ['one', 'two\nlines', 'three']),
    row(170, 20, 50, ['a', 'b', 'c'], { gap: 14 }),
    box(180, 100, 60, 30, 'x').shape,
    link([240, 115], [320, 115], 'word'),
  ),
  sample('cycle', 230, cycle(180, 115, 90, ['ice', 'water', 'steam', 'cloud'])),
  sample(
    'sankey',
    170,
    sankey(
      20,
      20,
      250,
      { label: '100 J', size: 80 },
      { label: 'useful 30 J', size: 24 },
      { label: 'wasted 70 J', size: 56 },
    ),
  ),
  sample(
    'labels',
    60,
    pointer(40, 30, 20, 50, 'nucleus'),
    arrow(120, 40, 180, 40, { label: '*v*_{0}^{2}' }),
    text(240, 30, 'a < b & c'),
  ),
]

describe('the figure kit', () => {
  it.each(samples.map(each => [each.name, each] as const))(
    '%s stays on its canvas and is well formed',
    (_name, each) => {
      expect(figureFaults(each).filter(fault => !fault.includes('overlap'))).toEqual([])
      const document = new DOMParser().parseFromString(
        each.svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '),
        'image/svg+xml',
      )
      expect(document.querySelector('parsererror')).toBeNull()
      expect(document.querySelector('title')?.textContent).toBe(each.title)
      expect(document.querySelector('desc')?.textContent).toBe(each.description)
    },
  )

  it('draws the same in every build', () => {
    expect(particleBox(0, 0, 100, 'gas')).toBe(particleBox(0, 0, 100, 'gas'))
  })

  it('names what leaves the canvas, what overlaps, and what is not told', () => {
    const bad = figure(
      { name: 'x', title: 'no', description: 'short', height: 50 },
      text(340, 20, 'too far right'),
      text(335, 22, 'on top'),
    )
    expect(figureFaults(bad).join('\n')).toMatch(
      /name must[\s\S]*title[\s\S]*description[\s\S]*leaves the canvas[\s\S]*overlap/,
    )
  })
})
