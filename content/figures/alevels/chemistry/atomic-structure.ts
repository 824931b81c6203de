import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { nucleus } from '@/lib/figures/nuclear'
import {
  arrow,
  circle,
  curve,
  dot,
  line,
  type Point,
  pointer,
  polar,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const middle = { anchor: 'middle' } as const
const small = { anchor: 'middle', cls: 's' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

function parabola(deflection: number, length: number): Point[] {
  return Array.from({ length: 9 }, (_, at): Point => {
    const along = (length * at) / 8
    return [90 + along, 92 + deflection * (along / length) ** 2]
  })
}

const beams = figure(
  {
    name: 'atomic-structure/beams',
    title: 'Beams of protons, neutrons and electrons in an electric field',
    description:
      'Three beams that move to the right at the same speed enter the space between two horizontal charged plates. The upper plate is positive, the lower plate is negative. The electrons bend sharply upwards, towards the positive plate. The neutrons go straight on. The protons bend slightly downwards, towards the negative plate. The bending is not to scale: the electrons bend about 1800 times as much as the protons.',
    height: 184,
  },
  line(90, 30, 240, 30, 'r thick'),
  line(90, 154, 240, 154, 'p thick'),
  text(165, 18, 'positive plate (+)', middle),
  text(165, 176, 'negative plate (−)', middle),
  line(20, 92, 90, 92),
  text(8, 66, 'beams at\nequal speed', {}),
  arrow(90, 92, 262, 92),
  text(268, 96, 'neutrons'),
  curve(parabola(-50, 78), 'p'),
  arrow(165, 46, 170, 36, { cls: 'p' }),
  text(184, 54, 'electrons', { cls: 'tp' }),
  curve(parabola(18, 150), 'r'),
  arrow(240, 110, 264, 116, { cls: 'r' }),
  text(270, 123, 'protons', { cls: 'tr' }),
)

const PERIOD_3: [string, number, string, number][] = [
  ['Na', 186, 'Na^{+}', 95],
  ['Mg', 160, 'Mg^{2+}', 65],
  ['Al', 143, 'Al^{3+}', 50],
  ['Si', 117, '', 0],
  ['P', 110, 'P^{3−}', 212],
  ['S', 104, 'S^{2−}', 184],
  ['Cl', 99, 'Cl^{−}', 181],
]

const radii = figure(
  {
    name: 'atomic-structure/radii-of-period-3',
    title: 'Radii of the atoms and ions of Period 3',
    description:
      'Two rows of circles drawn to scale, with radii in picometres. Atoms become smaller from left to right: Na 186, Mg 160, Al 143, Si 117, P 110, S 104, Cl 99. Ions, below: Na plus 95, Mg two plus 65, Al three plus 50, none for Si, then a large jump to P three minus 212, S two minus 184, Cl minus 181. Each positive ion is smaller than its atom and each negative ion is larger.',
    height: 214,
  },
  text(4, 14, 'atoms (radius in pm)', { cls: 'b' }),
  text(4, 112, 'ions (radius in pm)', { cls: 'b' }),
  ...PERIOD_3.map(([atomName, atomRadius, ionName, ionRadius], at): Shape => {
    const x = 28 + at * 50
    const ion =
      ionRadius === 0
        ? text(x, 154, 'none', small)
        : circle(x, 150, ionRadius * 0.115, at < 3 ? 'r rw' : 'p w') +
          text(x, 192, ionName, middle) +
          text(x, 208, String(ionRadius), small)
    return (
      circle(x, 45, atomRadius * 0.115, 'l sunk') +
      text(x, 78, atomName, middle) +
      text(x, 93, String(atomRadius), small) +
      ion
    )
  }),
)

const ISOELECTRONIC: [string, number, number][] = [
  ['N^{3−}', 7, 171],
  ['O^{2−}', 8, 140],
  ['F^{−}', 9, 136],
  ['Na^{+}', 11, 95],
  ['Mg^{2+}', 12, 65],
  ['Al^{3+}', 13, 50],
]

const isoelectronic = figure(
  {
    name: 'atomic-structure/isoelectronic-ions',
    title: 'Six ions with ten electrons each',
    description:
      'Six circles to scale, all for ions with ten electrons. From left to right the number of protons rises and the radius falls: N three minus, 7 protons, 171 pm; O two minus, 8 protons, 140 pm; F minus, 9 protons, 136 pm; Na plus, 11 protons, 95 pm; Mg two plus, 12 protons, 65 pm; Al three plus, 13 protons, 50 pm.',
    height: 134,
  },
  ...ISOELECTRONIC.map(([name, protons, radius], at): Shape => {
    const x = 34 + at * 59
    return (
      circle(x, 34, radius * 0.16, at < 3 ? 'p w' : 'r rw') +
      text(x, 84, name, middle) +
      text(x, 104, `${protons} p`, { anchor: 'middle', cls: 'tr' }) +
      text(x, 124, `${radius} pm`, small)
    )
  }),
)

function nuclide(x: number, y: number, nucleons: string, protons: string, symbol: string): Shape {
  return (
    text(x, y - 6, nucleons, { anchor: 'end', cls: 's' }) +
    text(x, y + 7, protons, { anchor: 'end', cls: 's' }) +
    text(x + 2, y, symbol, { cls: 'b' })
  )
}

const notation = figure(
  {
    name: 'atomic-structure/notation',
    title: 'The notation for an isotope',
    description:
      'The symbol of chlorine-37. On the left of Cl, 37 stands above: it is the nucleon number A, protons plus neutrons. Below it stands 17: the proton number Z. On the right the sum 37 minus 17 equals 20 neutrons.',
    height: 108,
  },
  nuclide(64, 58, '37', '17', 'Cl'),
  pointer(110, 24, 66, 46, 'nucleon number *A*: p + n'),
  pointer(110, 98, 66, 68, 'proton number *Z*: p'),
  text(110, 60, 'neutrons: *A* − *Z* = 37 − 17 = 20', { cls: 'tp' }),
)

function hydrogen(x: number, neutrons: number, name: string): Shape {
  return (
    circle(x, 52, 42, 'l thin') +
    nucleus(x, 52, 1, neutrons, 8) +
    dot(x, 10, 'pd', 5) +
    nuclide(x - 2, 122, String(neutrons + 1), '1', 'H') +
    text(x, 150, name, small)
  )
}

const hydrogens = figure(
  {
    name: 'atomic-structure/isotopes-of-hydrogen',
    title: 'The three isotopes of hydrogen',
    description:
      'Three atoms side by side. Each has one proton in its nucleus and one electron in its shell. Hydrogen-1 has no neutron, hydrogen-2 has one neutron and hydrogen-3 has two neutrons. Their symbols have nucleon numbers 1, 2 and 3 above and the same proton number 1 below.',
    height: 182,
  },
  hydrogen(62, 0, 'no neutron'),
  hydrogen(180, 1, '1 neutron'),
  hydrogen(298, 2, '2 neutrons'),
  circle(54, 172, 6, 'r rw'),
  text(66, 176, 'proton', { cls: 's' }),
  circle(148, 172, 6, 'l sheet'),
  text(160, 176, 'neutron', { cls: 's' }),
  dot(248, 172, 'pd', 5),
  text(260, 176, 'electron', { cls: 's' }),
)

function boxRow(x: number, y: number, content: readonly string[], size = 24): Shape {
  return content
    .map((spins, at) => {
      const left = x + at * size
      const half = spins.length === 2 ? 4.5 : 0
      const arrows = [...spins].map((spin, place) => {
        const ax = left + size / 2 + (place === 0 ? -half : half)
        const [from, to] = spin === 'u' ? [y + size - 4, y + 4] : [y + 4, y + size - 4]
        return arrow(ax, from, ax, to, { cls: 'p', head: 6 })
      })
      return rect(left, y, size, size, 'l sheet') + arrows.join('')
    })
    .join('')
}

const LEVELS: [string, number, number, number][] = [
  ['1s', 70, 1, 252],
  ['2s', 70, 1, 204],
  ['2p', 130, 3, 188],
  ['3s', 70, 1, 146],
  ['3p', 130, 3, 124],
  ['4s', 70, 1, 86],
  ['3d', 236, 5, 70],
  ['4p', 130, 3, 44],
]

const levels = figure(
  {
    name: 'atomic-structure/energy-levels',
    title: 'Energy of the sub-shells from 1s to 4p',
    description:
      'A vertical arrow shows energy rising. Empty boxes stand for orbitals. From the lowest to the highest energy: 1s with one box, 2s one, 2p three, 3s one, 3p three, 4s one, 3d five, 4p three. The 4s level lies just below 3d.',
    height: 286,
  },
  arrow(22, 276, 22, 26),
  text(6, 16, 'energy'),
  ...LEVELS.map(
    ([name, x, boxes, y]): Shape =>
      boxRow(
        x,
        y,
        Array.from({ length: boxes }, () => ''),
        20,
      ) + text(x - 6, y + 15, name, { anchor: 'end', cls: 'b' }),
  ),
)

const boxes = figure(
  {
    name: 'atomic-structure/electrons-in-boxes',
    title: 'Electrons in boxes for nitrogen, oxygen, iron and the iron(II) ion',
    description:
      'Nitrogen: 1s and 2s each hold a pair of opposite arrows, and each of the three 2p boxes holds one upward arrow. Oxygen: 1s and 2s are pairs; the first 2p box holds a pair, the other two hold one upward arrow each. Iron, after an argon core: of the five 3d boxes, the first holds a pair and four hold one arrow; 4s holds a pair. The ion Fe two plus: the 3d boxes are the same, and 4s is empty.',
    height: 220,
  },
  text(86, 14, '1s', middle),
  text(132, 14, '2s', middle),
  text(202, 14, '2p', middle),
  text(10, 40, 'N', { cls: 'b' }),
  boxRow(74, 22, ['ud']),
  boxRow(120, 22, ['ud']),
  boxRow(166, 22, ['u', 'u', 'u']),
  text(10, 82, 'O', { cls: 'b' }),
  boxRow(74, 64, ['ud']),
  boxRow(120, 64, ['ud']),
  boxRow(166, 64, ['ud', 'u', 'u']),
  text(150, 120, '3d', middle),
  text(236, 120, '4s', middle),
  text(10, 146, 'Fe', { cls: 'b' }),
  text(56, 146, '[Ar]'),
  boxRow(90, 128, ['ud', 'u', 'u', 'u', 'u']),
  boxRow(224, 128, ['ud']),
  text(10, 194, 'Fe^{2+}', { cls: 'b' }),
  text(56, 194, '[Ar]'),
  boxRow(90, 176, ['ud', 'u', 'u', 'u', 'u']),
  boxRow(224, 176, ['']),
  text(256, 194, '4s lost first'),
)

function lobe(x: number, y: number, degrees: number): Shape {
  const outline = Array.from({ length: 16 }, (_, at): Point => {
    const turn = -84 + (168 * at) / 15
    return polar(x, y, 36 * Math.cos((turn * Math.PI) / 180) ** 1.6, degrees + turn)
  })
  return curve([[x, y], ...outline], 'p w', true)
}

function axes(x: number, y: number): Shape {
  const [zx, zy] = polar(x, y, 42, 225)
  const [backX, backY] = polar(x, y, 42, 45)
  return (
    line(x - 40, y, x + 36, y, 'l thin') +
    line(x, y + 42, x, y - 42, 'l thin') +
    line(backX, backY, zx, zy, 'l thin') +
    text(x + 39, y - 4, 'x', small) +
    text(x + 8, y - 42, 'y', small) +
    text(zx - 5, zy + 8, 'z', small)
  )
}

const orbitals = figure(
  {
    name: 'atomic-structure/orbitals',
    title: 'Shapes of an s orbital and of the three p orbitals',
    description:
      'Four drawings with x, y and z axes through the nucleus. The s orbital is a sphere, drawn as a circle, around the nucleus. Each p orbital is a dumb-bell of two lobes on opposite sides of the nucleus: p x lies along the x axis, p y along the y axis, p z along the z axis.',
    height: 130,
  },
  circle(44, 58, 26, 'p w'),
  axes(44, 58),
  lobe(134, 58, 0),
  lobe(134, 58, 180),
  axes(134, 58),
  lobe(224, 58, 90),
  lobe(224, 58, 270),
  axes(224, 58),
  lobe(314, 58, 45),
  lobe(314, 58, 225),
  axes(314, 58),
  text(44, 122, 's', bold),
  text(134, 122, 'p_{x}', bold),
  text(224, 122, 'p_{y}', bold),
  text(314, 122, 'p_{z}', bold),
)

const FIRST: [string, number, number][] = [
  ['H', 1312, 16],
  ['He', 2372, -8],
  ['Li', 520, 16],
  ['Be', 900, -8],
  ['B', 801, 17],
  ['C', 1086, -8],
  ['N', 1402, -8],
  ['O', 1314, 18],
  ['F', 1681, -8],
  ['Ne', 2081, -8],
  ['Na', 496, 16],
  ['Mg', 738, -8],
  ['Al', 578, 17],
  ['Si', 787, 16],
  ['P', 1012, -8],
  ['S', 1000, 18],
  ['Cl', 1251, -8],
  ['Ar', 1521, -8],
]

const first = graph({
  x: { label: 'proton number', max: 18.6, ticks: [2, 4, 6, 8, 10, 12, 14, 16, 18] },
  y: { label: 'first ionisation energy / kJ mol^{−1}', max: 2500, ticks: [0, 500, 1000, 1500, 2000, 2500] },
  top: 34,
  height: 190,
})

const firstPoints = FIRST.map(([, value], at): Point => [at + 1, value])

const firstEnergies = figure(
  {
    name: 'atomic-structure/first-ionisation-energies',
    title: 'First ionisation energies from hydrogen to argon',
    description: `First ionisation energy in kJ per mole against proton number. In order: ${FIRST.map(([name, value]) => `${name} ${value}`).join(', ')}. Each period rises to a peak at its noble gas and then drops sharply to the next Group 1 element. Within Periods 2 and 3 there are small dips at Group 13, boron and aluminium, and at Group 16, oxygen and sulfur.`,
    height: 272,
  },
  first.axes,
  first.line(firstPoints),
  ...firstPoints.map(([x, y]) => dot(...first.at(x, y), 'pd', 3)),
  ...FIRST.map(([name, value, dy], at) =>
    first.label(at + 1, value, name, { dy, anchor: 'middle', cls: 's' }),
  ),
)

const SODIUM = [496, 4562, 6910, 9543, 13354, 16613, 20117, 25496, 28932, 141362, 159075]

const successive = graph({
  x: { label: 'number of the electron removed', max: 11.5, ticks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
  y: { label: 'log_{10} (*IE* / kJ mol^{−1})', min: 2, max: 6, ticks: [2, 3, 4, 5, 6], grid: true },
  top: 34,
  height: 180,
})

const sodiumPoints = SODIUM.map((value, at): Point => [at + 1, Math.log10(value)])

const successiveSodium = figure(
  {
    name: 'atomic-structure/successive-sodium',
    title: 'Successive ionisation energies of sodium',
    description:
      'Logarithm of the ionisation energy against the number of the electron removed, 1 to 11. The first point is at 2.7. After a large jump, points 2 to 9 rise slowly from 3.7 to 4.5. After a second large jump, points 10 and 11 lie at 5.15 and 5.2. So there is one electron in the outer shell, n = 3, eight in n = 2 and two in n = 1.',
    height: 262,
  },
  successive.axes,
  successive.line(sodiumPoints),
  ...sodiumPoints.map(([x, y]) => dot(...successive.at(x, y), 'pd', 3.5)),
  successive.label(1.45, 2.5, '1 electron, *n* = 3'),
  successive.label(5, 3.55, '8 electrons, *n* = 2'),
  successive.label(9.4, 5.4, '2 electrons, *n* = 1', { anchor: 'end' }),
)

export const figures = [
  beams,
  radii,
  isoelectronic,
  notation,
  hydrogens,
  levels,
  boxes,
  orbitals,
  firstEnergies,
  successiveSodium,
]
