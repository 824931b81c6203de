import { figure } from '@/lib/figures/figure'
import {
  angle,
  eye,
  glassBlock,
  lens,
  mirror,
  normal,
  prism,
  ray,
  refracted,
  virtualRay,
} from '@/lib/figures/rays'
import {
  arc,
  arrow,
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
import {
  diffraction,
  labelledWave,
  longitudinal,
  planeFronts,
  spectrumBar,
  transverse,
  travels,
  vibrates,
} from '@/lib/figures/waves'

const waveTerms = figure(
  {
    name: 'waves-2/wave-terms',
    title: 'The parts of a wave',
    description:
      'A transverse wave drawn against distance. A dashed level line is the rest position. The highest points are crests and the lowest points are troughs. The wavelength is the distance from one crest to the next. The amplitude is the distance from the rest position to a trough, which is the same as from the rest position to a crest.',
    height: 186,
  },
  labelledWave({ x: 62, y: 98, wavelength: 120, amplitude: 44, cycles: 1.8 }),
  pointer(48, 46, 90, 55, 'crest', 'end'),
  pointer(112, 172, 151, 144, 'trough', 'end'),
  text(4, 94, 'rest\nposition', { cls: 's' }),
)

const twoKinds = figure(
  {
    name: 'waves-2/two-kinds',
    title: 'A transverse wave on a rope and a longitudinal wave on a spring',
    description:
      'Top: a wave on a rope. The wave travels to the right and each part of the rope moves up and down, at right angles to the travel. Bottom: a wave on a spring. The wave travels to the right and each coil moves left and right, parallel to the travel. Where the coils are close together there is a compression; where they are spread out, a rarefaction.',
    height: 274,
  },
  text(8, 16, 'Transverse: rope', { cls: 'b' }),
  transverse({ x: 60, y: 76, wavelength: 100, amplitude: 30, cycles: 2.6 }),
  vibrates(34, 76, 62, true),
  text(8, 130, 'rope moves up and down', { cls: 's' }),
  travels(212, 130, 120, 'wave travels'),
  text(8, 162, 'Longitudinal: spring', { cls: 'b' }),
  longitudinal(60, 176, 110, 2.4, 40),
  vibrates(34, 196, 36),
  pointer(128, 240, 168, 216, 'compression', 'end'),
  text(225, 240, 'rarefaction', { anchor: 'middle' }),
  line(225, 229, 225, 217, 'l thin'),
  text(8, 264, 'coils move to and fro', { cls: 's' }),
  travels(212, 268, 120, 'wave travels'),
)

/** Wavefronts across a ray that leaves (x, y) in a direction (degrees), from one distance to another. */
function beam(x: number, y: number, heading: number, distances: readonly number[]): Shape {
  return distances
    .map(away => {
      const [px, py] = polar(x, y, away, heading)
      return line(...polar(px, py, 28, heading + 90), ...polar(px, py, 28, heading - 90), 'p')
    })
    .join('')
}

/** The part of a segment inside a box, found by halving steps; nothing when it lies outside. */
function clipped([x1, y1]: Point, [x2, y2]: Point, box: readonly [number, number, number, number]): Shape {
  const steps = 400
  const inside = Array.from({ length: steps + 1 }, (_, at): Point => {
    const share = at / steps
    return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
  }).filter(([x, y]) => x >= box[0] && y >= box[1] && x <= box[2] && y <= box[3])
  const [first, last] = [inside[0], inside[inside.length - 1]]
  return first && last && inside.length > 8 ? line(...first, ...last, 'p') : ''
}

/** Plane waves crossing a level boundary at `boundary` into water where they are slower. */
function slowing(left: number, right: number, boundary: number): Shape {
  const [deepWavelength, shallowWavelength, incidence] = [22, 13, 45]
  const sine = (shallowWavelength / deepWavelength) * Math.sin((incidence * Math.PI) / 180)
  const refraction = (Math.asin(sine) * 180) / Math.PI
  const apart = deepWavelength / Math.sin((incidence * Math.PI) / 180)
  return Array.from({ length: 22 }, (_, at) => {
    const crossing: Point = [left - 160 + at * apart, boundary]
    return (
      clipped(crossing, polar(...crossing, 300, incidence), [left, 24, right, boundary]) +
      clipped(crossing, polar(...crossing, 300, 180 + refraction), [left, boundary, right, boundary + 78])
    )
  }).join('')
}

const rippleTank = figure(
  {
    name: 'waves-2/reflection-and-refraction',
    title: 'Plane water waves seen from above',
    description:
      'Left: plane waves meet a straight barrier at 45 degrees. The reflected wavefronts leave at 45 degrees on the other side of the normal, with the same wavelength. Right: plane waves pass from deep water above into shallow water below. In the shallow water the wavefronts are closer together and lie at a smaller angle to the boundary, so the direction of travel has turned towards the normal.',
    height: 230,
  },
  mirror(8, 160, 164, 160),
  line(86, 160, 86, 70, 'l dash thin'),
  beam(86, 160, 135, [36, 54, 72, 90]),
  beam(86, 160, 45, [36, 54, 72, 90]),
  arrow(...polar(86, 160, 120, 135), 86, 160, { cls: 'r' }),
  arrow(86, 160, ...polar(86, 160, 120, 45), { cls: 'r' }),
  text(86, 64, 'normal', { anchor: 'middle', cls: 's' }),
  text(86, 190, 'barrier', { anchor: 'middle' }),
  text(86, 218, 'reflection', { anchor: 'middle', cls: 'b' }),
  text(270, 16, 'deep: faster', { anchor: 'middle' }),
  slowing(188, 352, 102),
  line(188, 102, 352, 102, 'l thick'),
  line(262, 32, 262, 172, 'l dash thin'),
  arrow(...polar(262, 102, 86, 135), 262, 102, { cls: 'r' }),
  arrow(262, 102, ...polar(262, 102, 76, -65), { cls: 'r' }),
  text(270, 197, 'shallow: slower', { anchor: 'middle' }),
  text(270, 218, 'refraction', { anchor: 'middle', cls: 'b' }),
)

const gaps = figure(
  {
    name: 'waves-2/gap-diffraction',
    title: 'Diffraction through a narrow and a wide gap',
    description:
      'Plane waves of the same wavelength meet two barriers. Left: the gap is about one wavelength wide and the waves leave it as semicircles that spread in all directions. Right: the gap is four wavelengths wide; the waves stay straight in the middle and bend only a little at the ends. The wavelength is the same before and after each gap.',
    height: 182,
  },
  diffraction(62, 76, 14, 14, 92),
  diffraction(246, 76, 56, 14, 92),
  text(84, 158, 'gap ≈ wavelength:\nspreads widely', { anchor: 'middle' }),
  text(266, 158, 'gap much wider:\nspreads a little', { anchor: 'middle' }),
)

function edge(x: number, y: number, spacing: number, spread: number): Shape {
  const before = Math.floor(56 / spacing)
  const after = Math.floor(94 / spacing)
  const bent = Array.from({ length: after }, (_, at) => arc(x, y, (at + 1) * spacing, -spread, 0, 'p'))
  return (
    planeFronts(x - before * spacing, y - 56, before, spacing, 112) +
    rect(x - 3, y, 6, 58, 'd') +
    planeFronts(x + spacing, y - 56, after, spacing, 56) +
    bent.join('')
  )
}

const edges = figure(
  {
    name: 'waves-2/edge-diffraction',
    title: 'Diffraction at an edge for two wavelengths',
    description:
      'Plane waves travel to the right past the top end of a barrier. Left: with a short wavelength the wavefronts curve only a little into the shadow behind the barrier. Right: with a wavelength more than twice as long, the wavefronts curve much further round the edge into the shadow.',
    height: 180,
  },
  edge(62, 70, 9, 26),
  edge(246, 70, 22, 64),
  text(84, 172, 'short wavelength', { anchor: 'middle' }),
  text(270, 172, 'long wavelength', { anchor: 'middle' }),
)

const reflectionLaw = figure(
  {
    name: 'waves-2/law-of-reflection',
    title: 'Reflection at a plane mirror',
    description:
      'A plane mirror lies along the bottom, hatched on its back. A dashed normal stands at right angles to it at the point where the ray arrives. The incident ray comes from the upper left and the reflected ray leaves to the upper right. The angle of incidence i lies between the incident ray and the normal, the angle of reflection r between the reflected ray and the normal. They are equal.',
    height: 200,
  },
  mirror(50, 168, 310, 168),
  line(180, 168, 180, 34, 'l dash thin'),
  text(180, 26, 'normal', { anchor: 'middle' }),
  ray([polar(180, 168, 150, 132), [180, 168], polar(180, 168, 150, 48)]),
  angle(180, 168, 90, 132, '*i*', 40),
  angle(180, 168, 48, 90, '*r*', 40),
  text(70, 116, 'incident ray', { anchor: 'middle' }),
  text(292, 116, 'reflected ray', { anchor: 'middle' }),
  text(50, 194, 'plane mirror'),
)

const mirrorImage = figure(
  {
    name: 'waves-2/plane-mirror-image',
    title: 'How a plane mirror forms an image',
    description:
      'A vertical plane mirror stands in the middle. A point object O is a distance d in front of it, to the left. Two rays from O reflect at the mirror and enter an eye at the lower left. Dashed lines carry the reflected rays straight back behind the mirror, where they meet at the image I. I is the same distance d behind the mirror, and the line from O to I crosses the mirror at right angles.',
    height: 226,
  },
  mirror(190, 216, 190, 14),
  line(100, 62, 280, 62, 'l dash thin'),
  rect(180, 62, 10, 10, 'l thin'),
  dimension(100, 38, 190, 38, '*d*'),
  dimension(190, 38, 280, 38, '*d*'),
  ray([
    [100, 62],
    [190, 116],
    [70, 188],
  ]),
  ray([
    [100, 62],
    [190, 134.5],
    [88, 216.6],
  ]),
  virtualRay(190, 116, 280, 62),
  virtualRay(190, 134.5, 280, 62),
  dot(100, 62, 'pd', 4),
  circle(280, 62, 4, 'p'),
  text(90, 66, 'O', { anchor: 'end', cls: 'b' }),
  text(290, 66, 'I', { cls: 'b' }),
  text(290, 84, 'image\n(virtual)'),
  eye(58, 206, 'right'),
  text(204, 208, 'mirror'),
)

const corner = figure(
  {
    name: 'waves-2/two-mirrors',
    title: 'A ray reflected by two mirrors at right angles',
    description:
      'Mirror 1 lies along the bottom and mirror 2 stands at its right end, at 90 degrees. A ray from the upper left strikes mirror 1 at an angle of 55 degrees to the mirror. It is reflected to mirror 2 and reflected again. Normals are drawn at both points. The angles of incidence are marked a at mirror 1 and b at mirror 2.',
    height: 226,
  },
  mirror(60, 196, 266, 196),
  mirror(266, 196, 266, 20),
  line(196, 196, 196, 110, 'l dash thin'),
  line(266, 96, 170, 96, 'l dash thin'),
  ray([polar(196, 196, 150, 125), [196, 196], [266, 96], polar(266, 96, 86, 125)]),
  angle(196, 196, 90, 125, '*a*', 36),
  angle(266, 96, 180, 235, '*b*', 30),
  angle(196, 196, 125, 180, '55°', 26),
  text(60, 222, 'mirror 1'),
  text(284, 112, 'mirror 2'),
)

const blockBend = 90 - (refracted(50, 1, 1.5) ?? 0)
const blockExit: Point = [140 + 84 / Math.tan((blockBend * Math.PI) / 180), 164]
const block = figure(
  {
    name: 'waves-2/glass-block',
    title: 'A ray through a rectangular glass block',
    description:
      'A ray in air meets the top face of a rectangular glass block. The angle of incidence i is measured from the normal. In the glass the ray is bent towards the normal, so the angle of refraction r is smaller than i. At the lower face it bends away from the normal and leaves parallel to the incident ray, moved sideways. A dashed line shows where the ray would have gone without the block.',
    height: 250,
  },
  glassBlock(50, 80, 270, 84),
  normal(140, 80, 0, 62, 'normal'),
  normal(...blockExit, 0, 50),
  line(140, 80, ...polar(140, 80, 210, -40), 'l dash thin'),
  ray([polar(140, 80, 96, 140), [140, 80], blockExit, polar(...blockExit, 96, -40)]),
  angle(140, 80, 90, 140, '*i*', 34),
  angle(140, 80, 270, 270 + 90 - blockBend, '*r*', 40),
  text(60, 74, 'air'),
  text(8, 14, 'incident ray'),
  text(182, 236, 'emergent ray', { anchor: 'end' }),
)

function semicircle(x: number, y: number, incidence: number): Shape {
  const rim = Array.from({ length: 25 }, (_, at) => polar(x, y, 50, 180 + at * 7.5))
  const out = refracted(incidence, 1.5, 1)
  const from = polar(x, y, 68, 270 - incidence)
  const inside = polar(x, y, 62, 270 + incidence)
  return (
    polygon(rim, 'l w') +
    line(x, y - 44, x, y + 44, 'l dash thin') +
    midArrow(...from, x, y, 'p', 0.45) +
    (out === null
      ? arrow(x, y, ...inside, { cls: 'p' })
      : arrow(x, y, ...polar(x, y, 58, 90 - out), { cls: 'p' }) +
        arrow(x, y, ...inside, { cls: 'p thin dash' }))
  )
}

const critical = figure(
  {
    name: 'waves-2/critical-angle',
    title: 'Light inside a semicircular glass block',
    description:
      'Three semicircular glass blocks, flat face up. In each, a ray enters through the curved face without bending and meets the middle of the flat face from inside. First: the angle of incidence is smaller than the critical angle c; most light is refracted into the air, away from the normal, and a weak ray is reflected. Second: the angle equals c; the refracted ray runs along the flat face, at 90 degrees to the normal, and a ray is reflected. Third: the angle is larger than c; no light leaves and all of it is reflected inside the glass.',
    height: 190,
  },
  semicircle(62, 60, 28),
  semicircle(180, 60, 41.81),
  semicircle(298, 60, 56),
  text(62, 146, '*i* < *c*', { anchor: 'middle' }),
  text(180, 146, '*i* = *c*', { anchor: 'middle' }),
  text(298, 146, '*i* > *c*', { anchor: 'middle' }),
  text(62, 166, 'refracted,\nsome reflected', { anchor: 'middle', cls: 's' }),
  text(180, 166, 'refracted at 90°,\nsome reflected', { anchor: 'middle', cls: 's' }),
  text(298, 166, 'total internal\nreflection', { anchor: 'middle', cls: 's' }),
)

const periscope = figure(
  {
    name: 'waves-2/prism-periscope',
    title: 'A periscope with two right-angled prisms',
    description:
      'Light travels level to the right into the upper prism through its vertical face. It meets the long face from inside at 45 degrees, is totally internally reflected and goes straight down. In the lower prism it meets the long face at 45 degrees again, is totally internally reflected and leaves level to the right, into an eye.',
    height: 226,
  },
  polygon(
    [
      [130, 20],
      [130, 90],
      [200, 90],
    ],
    'l w',
  ),
  polygon(
    [
      [130, 136],
      [200, 136],
      [200, 206],
    ],
    'l w',
  ),
  ray([
    [30, 55],
    [165, 55],
    [165, 171],
    [270, 171],
  ]),
  line(...polar(165, 55, 30, 45), ...polar(165, 55, 30, 225), 'l dash thin'),
  angle(165, 55, 180, 225, '', 18),
  pointer(206, 40, 149, 62, '45°, more than the\ncritical angle'),
  text(30, 46, 'from object'),
  eye(290, 171, 'left'),
  text(210, 116, 'prisms'),
)

const fibre = figure(
  {
    name: 'waves-2/optical-fibre',
    title: 'Light in an optical fibre',
    description:
      'A long thin glass fibre drawn from the side. A ray enters at the left end and zigzags along the fibre. Each time it meets the wall from inside, the angle of incidence, measured from the normal, is larger than the critical angle, so the ray is totally internally reflected. It leaves at the right end.',
    height: 140,
  },
  rect(36, 50, 290, 44, 'l w'),
  ray([
    [8, 89],
    [36, 72],
    [96, 50],
    [216, 94],
    [326, 53.7],
  ]),
  arrow(326, 53.7, 352, 38, { cls: 'p' }),
  line(216, 58, 216, 106, 'l dash thin'),
  arc(216, 94, 22, 90, 160, 'l thin'),
  line(203, 31, 204, 74, 'l thin'),
  text(203, 26, 'angle of incidence larger than *c*', { anchor: 'middle' }),
  text(216, 124, 'total internal reflection', { anchor: 'middle' }),
  text(314, 84, 'glass', { anchor: 'end' }),
)

const focus = figure(
  {
    name: 'waves-2/lens-focus',
    title: 'Parallel rays through a converging and a diverging lens',
    description:
      'Left: three rays parallel to the principal axis pass through a converging lens and meet at the principal focus F on the far side. Right: three parallel rays pass through a diverging lens and spread out. Dashed lines carry the outer rays back to the principal focus F on the near side, from which they seem to come. In both, the focal length f is the distance from the centre of the lens to F.',
    height: 190,
  },
  line(4, 84, 174, 84, 'l thin'),
  lens(70, 84, 116),
  ...[-36, 0, 36].map(at =>
    ray([
      [6, 84 + at],
      [70, 84 + at],
      [164, 84 + at - (at * 94) / 66],
    ]),
  ),
  dot(136, 84),
  text(136, 106, 'F', { anchor: 'middle', cls: 'b' }),
  dimension(70, 152, 136, 152, '*f*', [103, 168]),
  text(88, 186, 'converging', { anchor: 'middle' }),
  line(188, 84, 358, 84, 'l thin'),
  lens(280, 84, 116, 'diverging'),
  ...[-28, 0, 28].map(at =>
    ray([
      [192, 84 + at],
      [280, 84 + at],
      [350, 84 + at + (at * 70) / 62],
    ]),
  ),
  virtualRay(218, 84, 280, 56),
  virtualRay(218, 84, 280, 112),
  dot(218, 84),
  text(214, 106, 'F', { anchor: 'middle', cls: 'b' }),
  dimension(218, 152, 280, 152, '*f*', [249, 168]),
  text(274, 186, 'diverging', { anchor: 'middle' }),
)

type Thin = { x: number; y: number; f: number; u: number; height: number; reach: number }

/** Two construction rays through a converging lens and the image they make; labels stay with the figure. */
function construction({ x, y, f, u, height, reach }: Thin): { drawn: Shape; image: Point } {
  const v = 1 / (1 / f - 1 / u)
  const top: Point = [x - u, y - height]
  const image: Point = [x + v, y + (height * v) / u]
  const throughF: Point = [x + reach, y - height + (height * reach) / f]
  const throughCentre: Point = [x + reach, y + (height * reach) / u]
  const back = v > 0 ? '' : virtualRay(x, top[1], ...image) + virtualRay(...top, ...image)
  const drawn =
    line(Math.max(4, Math.min(x - u, x + v) - 18), y, x + reach, y, 'l thin') +
    lens(x, y, 128) +
    ray([top, [x, top[1]], throughF]) +
    ray([top, [x, y], throughCentre]) +
    back +
    [x - f, x + f].map(at => dot(at, y)).join('') +
    arrow(x - u, y, ...top, { cls: 'l' }) +
    arrow(image[0], y, ...image, { cls: v > 0 ? 'l' : 'l dash' })
  return { drawn, image }
}

const real = construction({ x: 140, y: 92, f: 60, u: 112, height: 46, reach: 186 })
const realImage = figure(
  {
    name: 'waves-2/real-image',
    title: 'Ray diagram for a real image',
    description:
      'An upright object arrow stands on the principal axis to the left of a converging lens, further away than the principal focus F. From its tip, one ray runs parallel to the axis to the lens and then through F on the right. A second ray goes straight through the centre of the lens. They cross below the axis on the right: there is the tip of the image. The image is inverted, real and a little larger than the object.',
    height: 196,
  },
  real.drawn,
  text(28, 36, 'object', { anchor: 'middle' }),
  text(80, 110, 'F', { anchor: 'middle', cls: 'b' }),
  text(204, 86, 'F', { cls: 'b' }),
  text(real.image[0] - 8, real.image[1] + 14, 'image', { anchor: 'end' }),
  text(330, 84, 'principal axis', { anchor: 'end', cls: 's' }),
)

const magnified = construction({ x: 206, y: 150, f: 82, u: 50, height: 40, reach: 104 })
const magnifier = figure(
  {
    name: 'waves-2/magnifying-glass',
    title: 'Ray diagram for a magnifying glass',
    description:
      'An object stands between the principal focus F and a converging lens. From its tip, one ray runs parallel to the axis and then through F on the right; another goes straight through the centre of the lens. To the right of the lens the rays spread apart, into an eye. Dashed lines carry them back to the left, where they meet at the tip of an upright, larger, virtual image, further from the lens than the object.',
    height: 244,
  },
  magnified.drawn,
  text(156, 168, 'object', { anchor: 'middle' }),
  text(118, 168, 'F', { anchor: 'middle', cls: 'b' }),
  text(296, 142, 'F', { anchor: 'middle', cls: 'b' }),
  text(magnified.image[0], magnified.image[1] - 8, 'image', { anchor: 'middle' }),
  eye(332, 194, 'left'),
)

/** An eyeball with its lens; light comes from the left. */
function eyeball(x: number, y: number): Shape {
  return circle(x, y, 42, 'l') + ellipse(x - 34, y, 7, 20, 'l w')
}

function rayPair(x: number, y: number, heights: readonly Point[]): Shape {
  return [-1, 1].map(side => ray(heights.map(([at, away]): Point => [x + at, y + side * away]))).join('')
}

const shortSight = figure(
  {
    name: 'waves-2/short-sight',
    title: 'Short-sightedness and its correction',
    description:
      'Left: parallel rays from a distant object enter a short-sighted eye and meet in front of the retina, then spread again. Right: a diverging lens in front of the eye spreads the rays a little first, so that the eye brings them to a focus exactly on the retina.',
    height: 152,
  },
  eyeball(122, 62),
  rayPair(88, 62, [
    [-84, 14],
    [0, 14],
    [48, 0],
  ]),
  polyline(
    [
      [136, 62],
      [163, 70],
    ],
    'p',
  ),
  polyline(
    [
      [136, 62],
      [163, 54],
    ],
    'p',
  ),
  pointer(174, 16, 158, 42, 'retina'),
  text(92, 124, 'meet in front of\nthe retina', { anchor: 'middle' }),
  eyeball(312, 62),
  lens(234, 62, 72, 'diverging'),
  rayPair(278, 62, [
    [-88, 9],
    [-44, 9],
    [0, 15],
    [76, 0],
  ]),
  text(276, 124, 'diverging lens:\nmeet on the retina', { anchor: 'middle' }),
)

const longSight = figure(
  {
    name: 'waves-2/long-sight',
    title: 'Long-sightedness and its correction',
    description:
      'Left: rays that spread out from a near object enter a long-sighted eye. They are not bent enough: dashed lines show that they would meet behind the retina. Right: a converging lens in front of the eye bends the rays inwards first, so that the eye brings them to a focus exactly on the retina.',
    height: 152,
  },
  eyeball(110, 62),
  dot(10, 62, 'pd', 4),
  rayPair(76, 62, [
    [-66, 0],
    [0, 15],
    [73, 3],
  ]),
  line(149, 65, 172, 62, 'p dash'),
  line(149, 59, 172, 62, 'p dash'),
  pointer(162, 16, 146, 42, 'retina'),
  text(92, 124, 'would meet behind\nthe retina', { anchor: 'middle' }),
  eyeball(312, 62),
  lens(240, 62, 72),
  dot(190, 62, 'pd', 4),
  rayPair(278, 62, [
    [-88, 0],
    [-38, 12],
    [0, 14],
    [76, 0],
  ]),
  text(276, 124, 'converging lens:\nmeet on the retina', { anchor: 'middle' }),
)

/** One colour through a 60° prism: the angles of incidence and of the incoming ray are fixed. */
function coloured(n: number, cls: string): { path: Shape; end: Point } {
  const radians = Math.PI / 180
  const [startX, startY]: Point = [133, 103]
  const inner = refracted(52, 1, n) ?? 0
  const leaving = refracted(60 - inner, n, 1) ?? 0
  const [heading, out] = [22 - 52 + inner, 22 - (52 + leaving - 60)]
  // The right face runs from (175, 30) down at 60°; solve for where the inner ray meets it.
  const slope = -Math.tan(heading * radians)
  const face = Math.tan(60 * radians)
  const x = (startY - 30 + face * 175 - slope * startX) / (face - slope)
  const y = startY + slope * (x - startX)
  const screenY = y - Math.tan(out * radians) * (332 - x)
  return {
    path: line(startX, startY, x, y, `${cls} thin`) + midArrow(x, y, 332, screenY, cls),
    end: [332, screenY],
  }
}

const [red, green, violet] = [coloured(1.45, 'r'), coloured(1.54, 'g'), coloured(1.64, 'p')]
const dispersion = figure(
  {
    name: 'waves-2/prism-spectrum',
    title: 'White light split by a glass prism',
    description:
      'A ray of white light from the lower left meets the left face of a triangular glass prism. It splits as it enters: every colour bends towards the normal, violet most and red least. At the right face each colour bends away from the normal, again violet most. On a screen red is at the top, green is in the middle and violet is at the bottom. The spread is drawn larger than in real glass.',
    height: 220,
  },
  prism(100, 30, 150),
  ray([polar(133, 103, 125, 202), [133, 103]], 'l'),
  line(...polar(133, 103, 34, 150), ...polar(133, 103, 26, 330), 'l dash thin'),
  red.path,
  green.path,
  violet.path,
  line(332, 60, 332, 206, 'l thick'),
  text(28, 172, 'white light'),
  text(326, red.end[1] - 14, 'red', { anchor: 'end' }),
  text(326, violet.end[1] + 18, 'violet', { anchor: 'end' }),
  text(338, 52, 'screen', { anchor: 'middle' }),
  text(175, 178, 'glass prism', { anchor: 'middle' }),
)

const colours = figure(
  {
    name: 'waves-2/seven-colours',
    title: 'The seven colours in order',
    description:
      'A bar with seven parts, from left to right: red, orange, yellow, green, blue, indigo, violet. An arrow above points right: the frequency rises from red to violet. An arrow below points left: the wavelength rises from violet to red.',
    height: 112,
  },
  text(6, 18, 'frequency increases'),
  arrow(148, 14, 352, 14),
  spectrumBar(5, 34, 350, ['red', 'orange', 'yellow', 'green', 'blue', 'indigo', 'violet']),
  arrow(206, 98, 6, 98),
  text(354, 102, 'wavelength increases', { anchor: 'end' }),
)

const emSpectrum = figure(
  {
    name: 'waves-2/em-spectrum',
    title: 'The electromagnetic spectrum in order',
    description:
      'A bar with seven parts, from left to right: radio waves, microwaves, infrared, visible light, ultraviolet, X-rays, gamma rays. An arrow above points right: the frequency rises from radio waves to gamma rays. An arrow below points left: the wavelength rises from gamma rays to radio waves.',
    height: 116,
  },
  text(6, 18, 'frequency increases'),
  arrow(148, 14, 352, 14),
  spectrumBar(
    5,
    32,
    350,
    [
      'radio\nwaves',
      'micro-\nwaves',
      'infra-\nred',
      'visible\nlight',
      'ultra-\nviolet',
      'X-rays',
      'gamma\nrays',
    ],
    46,
  ),
  arrow(206, 102, 6, 102),
  text(354, 106, 'wavelength increases', { anchor: 'end' }),
)

const satellites = figure(
  {
    name: 'waves-2/satellites',
    title: 'A low-orbit and a geostationary satellite',
    description:
      'The Earth with two orbits round it, not to scale. A satellite in low orbit is close to the surface and moves quickly round the Earth. A geostationary satellite is much further out and stays above the same place on the equator. Microwaves travel from the ground up to the geostationary satellite and back.',
    height: 226,
  },
  circle(112, 114, 34, 'l w'),
  text(112, 118, 'Earth', { anchor: 'middle' }),
  circle(112, 114, 50, 'l thin dash'),
  circle(112, 114, 100, 'l thin dash'),
  rect(107, 58, 10, 12, 'l sunk'),
  rect(205, 106, 14, 16, 'l sunk'),
  midArrow(145, 108, 204, 110, 'p'),
  midArrow(204, 118, 145, 120, 'p'),
  pointer(222, 40, 118, 64, 'low orbit: some\nsatellite phones'),
  text(226, 104, 'geostationary:'),
  text(226, 120, 'satellite TV,'),
  text(226, 136, 'some phones'),
  text(226, 206, 'not to scale', { cls: 's' }),
)

const NOISE = [0, 5, -4, 3, -6, 4, 2, -5, 6, -3, 4, -4, 5, -6, 2, 4, -5, 3, -2, 5, -4, 6, -3, 2, 0]
const BITS = [1, 0, 1, 1, 0, 1]

function analogue(x: number, y: number, noise: number, height = 20): Shape {
  const points = NOISE.map(
    (extra, at): Point => [
      x + at * 4,
      y - height * Math.sin((at / 24) * 4 * Math.PI) * (at < 12 ? 1 : 0.55) - extra * noise,
    ],
  )
  return noise === 0 ? curve(points, 'p') : polyline(points, 'p')
}

function digital(x: number, y: number, noise: number): Shape {
  const points = BITS.flatMap((bit, at): Point[] => {
    const level = y + (bit === 1 ? -18 : 18)
    return [0, 1, 2, 3, 4].map(part => [
      x + at * 16 + part * 4,
      level + (NOISE[(at * 4 + part) % NOISE.length] ?? 0) * noise,
    ])
  })
  return polyline(points, 'p')
}

const signals = figure(
  {
    name: 'waves-2/signals',
    title: 'Noise on an analogue and on a digital signal',
    description:
      'Two rows of three graphs. Top row, analogue: the signal sent is a smooth curve that varies continuously; the signal received has small random noise on it; after amplification both the signal and its noise are larger. Bottom row, digital: the signal sent has only two levels, high and low; the signal received has noise on it, but high and low can still be told apart; the regenerated signal is exactly as it was sent.',
    height: 222,
  },
  text(58, 16, 'sent', { anchor: 'middle', cls: 'b' }),
  text(180, 16, 'received', { anchor: 'middle', cls: 'b' }),
  text(302, 16, 'after boosting', { anchor: 'middle', cls: 'b' }),
  ...[10, 132, 254].flatMap(x => [line(x, 64, x + 98, 64, 'f'), line(x, 162, x + 98, 162, 'f')]),
  analogue(10, 64, 0),
  analogue(132, 64, 0.7, 15),
  analogue(254, 64, 1.2, 25),
  text(58, 114, 'analogue', { anchor: 'middle' }),
  text(302, 114, 'noise grows too', { anchor: 'middle' }),
  digital(10, 162, 0),
  digital(132, 162, 0.8),
  digital(254, 162, 0),
  text(58, 212, 'digital', { anchor: 'middle' }),
  text(302, 212, 'exactly as sent', { anchor: 'middle' }),
)

export const figures = [
  waveTerms,
  twoKinds,
  rippleTank,
  gaps,
  edges,
  reflectionLaw,
  mirrorImage,
  corner,
  block,
  critical,
  periscope,
  fibre,
  focus,
  realImage,
  magnifier,
  shortSight,
  longSight,
  dispersion,
  colours,
  emSpectrum,
  satellites,
  signals,
]
