import { circle, curve, line, type Point, polyline, type Shape } from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { joined, mirrored, oval, pieces, smooth, tube, xy } from './organic'

const HEAD: readonly (readonly Point[])[] = [
  xy('210 106, 213 86, 224 66, 224 38, 206 16, 178 11, 158 22, 151 38'),
  xy('151 38, 146 48, 139 56, 146 59'),
  xy('146 59, 144 63, 147 66.5'),
]

const JAW: readonly (readonly Point[])[] = [
  xy('147 70, 144.5 73, 148 76, 147 84, 154 90, 170 89, 176 94, 176 106'),
]

const STOMACH: readonly Point[] = xy(
  '194 141, 204 136, 216 131, 231 139, 235 158, 226 178, 206 190, 187 190, 180 184, 190 178, 202 172, 203 156',
)

const LIVER: readonly Point[] = xy(
  '128 130, 148 123, 176 128, 202 138, 206 146, 188 154, 164 166, 138 177, 127 166, 124 146',
)

const COLON: readonly Point[] = xy(
  '145 289, 139 282, 134 270, 133 252, 134 234, 146 225, 166 228, 186 231, 208 227, 226 224, 234 234, 235 256, 230 280, 216 291, 200 289, 188 294, 184 306, 184 316, 184 327',
)

/** The large intestine with its pouches: a tube whose radius swells at equal steps, narrow at both ends. */
function largeIntestine(): Shape {
  const spine = smooth(COLON)
  const last = spine.length - 1
  const radii = spine.map((_, at) => {
    const pouched = 7.2 + 1.6 * Math.abs(Math.sin(at * 0.52))
    if (at > last - 16) return 7.5 - Math.max(0, at - last + 6) * 0.7
    return at === 0 ? 4 : at === 1 ? 6.5 : pouched
  })
  return tube(spine, radii, 'l sunk')
}

/** Three level rows joined by half circles. */
function smallIntestine(): Shape {
  const bend = (x: number, y: number, way: 1 | -1): Point[] => [
    [x, y],
    [x + way * 5.5, y + 3],
    [x + way * 7, y + 7],
    [x + way * 5.5, y + 11],
    [x, y + 14],
  ]
  const spine: Point[] = [
    [209, 224],
    [214, 236],
    [206, 245],
    [184, 246],
    ...bend(158, 246, -1),
    [184, 260],
    ...bend(210, 260, 1),
    [184, 274],
    [156, 274],
    [140, 272],
  ]
  return tube(smooth(spine), 4.8, 'l rw')
}

export const alimentaryCanal = drawing({
  title: 'The human digestive system',
  height: 330,
  left: 116,
  right: 244,
  tells:
    'A head seen from the side and the digestive organs below it. From the space behind the lips a narrow tube leads down to a bag on the right. A large wedge-shaped organ lies on the left, with a small green sac below it. From the bag a curved tube leads past a leaf-shaped organ to a long, narrow, folded tube in the middle. A wide tube frames it on three sides and leads down to an opening at the bottom.',
  parts: {
    mouth: { at: [158, 68], side: 'left', seen: 'the space in the head' },
    liver: { at: [140, 148], side: 'left', seen: 'the large wedge-shaped organ' },
    'gall bladder': { at: [152, 178], side: 'left', seen: 'the small sac below the wedge-shaped organ' },
    duodenum: { at: [160, 204], side: 'left', seen: 'the curved tube from the bag' },
    colon: { at: [134, 250], side: 'left', seen: 'the wide tube that frames the folded tube' },
    appendix: { at: [141, 305], side: 'left', seen: 'the short thin tail of the wide tube' },
    'salivary gland': { at: [203, 62], side: 'right', seen: 'a small body near the space in the head' },
    oesophagus: { at: [190, 116], side: 'right', seen: 'the narrow tube from the head' },
    stomach: { at: [222, 156], side: 'right', seen: 'the bag' },
    pancreas: { at: [212, 202], side: 'right', seen: 'the leaf-shaped organ' },
    ileum: { at: [206, 258], side: 'right', seen: 'the long, narrow, folded tube' },
    rectum: { at: [186, 308], side: 'right', seen: 'the last straight part of the tube' },
    anus: { at: [184, 325], side: 'right', seen: 'the opening at the bottom' },
  },
  draw: () =>
    pieces(HEAD, 'l', false) +
    pieces(JAW, 'l', false) +
    oval(203, 62, 6, 8, 0, 'l thin gw') +
    oval(166, 82, 8, 3.6, 0, 'l thin gw') +
    tube(smooth(xy('142 290, 144 300, 140 308')), [4, 2.4, 2], 'l sunk') +
    curve(xy('168 204, 184 199, 206 197, 228 194, 231 200, 212 206, 190 209, 172 211'), 'l gw', true) +
    joined(
      [
        { outline: STOMACH },
        {
          along: xy('147 68, 164 67, 182 66, 191 76, 192 96, 190 120, 195 144'),
          radius: [1.5, 4, 4.5, 4.5, 4.2, 4.2, 4.2],
        },
        {
          along: xy('192 184, 176 184, 163 190, 160 206, 172 216, 198 214, 210 228'),
          radius: 5,
        },
      ],
      'rw',
    ) +
    smallIntestine() +
    largeIntestine() +
    curve(xy('153 184, 156 192, 161 198'), 'l thin') +
    oval(152, 178, 5, 9, -20, 'l gw') +
    curve(LIVER, 'l rw', true),
})

/** The finger-shaped outline of a villus at a distance inside its surface, open at its foot. */
function finger(inset: number): Point[] {
  return mirrored(
    [
      [180, 12 + inset],
      [164, 16 + inset],
      [152 + inset * 0.9, 36 + inset * 0.6],
      [149 + inset, 80],
      [148 + inset, 130],
      [147 + inset, 182],
    ],
    180,
  )
}

function epithelium(): Shape {
  const heights = [46, 60, 74, 88, 102, 116, 130, 144, 158, 172]
  // From the outer outline to the inner one, which come closer to the middle towards the tip.
  const ends = (y: number) => {
    const inwards = Math.max(0, 80 - y) / 14
    const foot = Math.max(0, y - 80) / 51
    return { outer: 149 - foot + inwards * inwards * 0.5, inner: 161 - foot + inwards * 0.6 }
  }
  const walls = [...heights, 182].flatMap(y => {
    const { outer, inner } = ends(y)
    return [line(outer, y, inner, y, 'l thin'), line(360 - outer, y, 360 - inner, y, 'l thin')]
  })
  // At the inner side of the cells; not where a cell with mucus stands.
  const nuclei = [...heights, 184].flatMap(y => {
    const x = ends(y - 7).inner - 4
    return [
      ...(y === 116 ? [] : [circle(x, y - 7, 2.1, 'l thin sunk')]),
      ...(y === 158 ? [] : [circle(360 - x, y - 7, 2.1, 'l thin sunk')]),
    ]
  })
  const top = [-62, -38, -12, 12, 38, 62].map(degrees => {
    const angle = (degrees * Math.PI) / 180
    const at = (reach: number): Point => [180 + reach * Math.sin(angle), 42 - reach * Math.cos(angle)]
    return line(...at(29.5), ...at(17.8 + (angle * angle) / 0.45), 'l thin')
  })
  return [...walls, ...nuclei, ...top].join('')
}

/** A villus cut lengthwise. */
export const villus = drawing({
  title: 'A villus in section',
  height: 220,
  left: 122,
  right: 238,
  tells:
    'A finger-shaped outgrowth. Its surface is one layer of cells. In its middle stands a wide tube with a closed end. A network of fine vessels lies between the tube and the surface; it joins one vessel at the foot on the left and one on the right.',
  parts: {
    epithelium: { at: [152, 66], side: 'left', seen: 'the layer of cells at the surface' },
    'goblet cell': { at: [155, 109], side: 'left', seen: 'a cell with a pale swelling, in the surface' },
    arteriole: { at: [151, 207.5], side: 'left', seen: 'the vessel at the foot on the left' },
    capillary: { at: [194, 90], side: 'right', seen: 'one of the fine vessels' },
    lacteal: { at: [182, 132], side: 'right', seen: 'the wide tube in the middle' },
    venule: { at: [209, 207.5], side: 'right', seen: 'the vessel at the foot on the right' },
  },
  draw: () => {
    const open = (inset: number) => {
      const points = finger(inset)
      const left = points.slice(0, 6).reverse()
      const right = points.slice(6).reverse()
      return [...left, ...right]
    }
    const base = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [x, y])
    // Between the vessel that runs round the villus and the lacteal, on both sides; over its tip.
    const net = [165, 195].flatMap(x =>
      [0, 1].map(from =>
        polyline(
          Array.from({ length: 13 }, (_, at): Point => {
            const isOutside = at % 2 === from
            return [isOutside ? x : x + (180 - x) * 0.55, 74 + at * 9]
          }),
          'r thin',
        ),
      ),
    )
    const cross = curve(xy('165.5 66, 180 58, 194.5 66'), 'r thin')
    return (
      curve(base(open(0)), 'l sheet') +
      curve(base(open(12)), 'l') +
      epithelium() +
      curve(
        xy(
          '144 210, 158 205, 165 190, 165 120, 165.5 64, 180 44, 194.5 64, 195 120, 195 190, 202 205, 216 210',
        ),
        'r',
      ) +
      net.join('') +
      cross +
      tube(smooth(xy('180 216, 180 180, 180 120, 180 66')), [5, 5, 5, 4], 'l gw') +
      oval(155, 109, 4.5, 3.4, 0, 'l thin w') +
      oval(205, 151, 4.5, 3.4, 0, 'l thin w') +
      curve(xy('147 182, 142 196, 122 198')) +
      curve(xy('213 182, 218 196, 238 198'))
    )
  },
})
