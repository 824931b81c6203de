import { curve, line, type Point, type Shape } from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { joined, mirrored, oval, ovalPoints, smooth, tube, xy } from './organic'
import { placed } from './placed'

function oviductAndOvary(): Shape {
  const follicles = ovalPoints(119, 112, 6, 9, 0, 6)
  return (
    line(132, 110, 158, 106, 'l thin') +
    oval(120, 112, 12, 17, -12, 'l gw') +
    follicles.map(([x, y]) => oval(x, y, 2.4, 2.4, 0, 'l thin sheet')).join('') +
    tube(smooth(xy('166 74, 148 64, 128 60, 112 70, 106 90')), [4, 4, 4.5, 6, 11], 'l sheet')
  )
}

export const femaleSystem = drawing({
  title: 'The female reproductive system',
  height: 226,
  left: 96,
  right: 264,
  tells:
    'The organs from the front, the same on both sides. In the middle is a pear-shaped organ with a thick wall and a narrow hollow. From its upper corners two tubes curve outwards and widen near two oval bodies. Below, a narrow ring leads into a wider tube that opens downwards.',
  parts: {
    oviduct: { at: [134, 61], side: 'left', seen: 'one of the two curved tubes' },
    ovary: { at: [119, 118], side: 'left', seen: 'one of the two oval bodies' },
    cervix: { at: [172, 158], side: 'left', seen: 'the narrow ring' },
    'uterus wall': { at: [200, 92], side: 'right', seen: 'the thick wall of the pear-shaped organ' },
    'uterus lining': { at: [187, 124], side: 'right', seen: 'the inner layer of that wall' },
    vagina: { at: [184, 196], side: 'right', seen: 'the wider tube that opens downwards' },
  },
  draw: () => {
    const wall: Point[] = xy('180 60, 162 64, 151 80, 154 108, 164 136, 166 152, 170 164, 180 166')
    const lining: Point[] = xy('180 76, 168 78, 163 88, 168 112, 175 138, 176 164, 180 168')
    const hollow: Point[] = xy('180 82, 172 83, 169 90, 173 112, 178 140, 178.5 164')
    return (
      oviductAndOvary() +
      placed(oviductAndOvary(), { x: 360, flip: true }) +
      joined(
        [
          {
            along: xy('180 156, 180 190, 180 220'),
            radius: [16, 13, 12],
          },
        ],
        'rw',
      ) +
      joined(
        [
          {
            along: xy('180 166, 180 190, 180 222'),
            radius: [9, 7, 7],
          },
        ],
        'sheet',
        'l thin',
      ) +
      curve(mirrored(wall, 180), 'l rw', true) +
      curve(mirrored(lining, 180), 'l thin sunk', true) +
      curve(mirrored(hollow, 180), 'l thin sheet', true)
    )
  },
})

function testisAndDuct(): Shape {
  return (
    oval(146, 190, 24, 30, 0, 'l sheet') +
    oval(146, 194, 15, 21, 0, 'l rw') +
    tube(smooth(xy('138 208, 130 196, 133 180, 144 172')), [2, 3.5, 3.5, 2], 'l thin sunk') +
    tube(smooth(xy('141 176, 134 166, 134 140, 130 104, 136 62, 152 50, 162 66, 172 84')), 2.4, 'l sheet') +
    oval(154, 84, 10, 5, 25, 'l gw')
  )
}

export const maleSystem = drawing({
  title: 'The male reproductive system',
  height: 236,
  left: 110,
  right: 250,
  tells:
    'The organs from the front, the same on both sides. In the middle at the top is a bag. Below it a rounded body surrounds the tube that leads down from the bag through a long outer organ. Left and right of that hangs a sac with an oval body in it. From each oval body a narrow tube leads up, curves behind the bag and joins the middle tube.',
  parts: {
    'sperm duct': { at: [131, 104], side: 'left', seen: 'the narrow tube from an oval body' },
    testis: { at: [144, 198], side: 'left', seen: 'an oval body' },
    epididymis: { at: [131, 190], side: 'left', seen: 'the coiled tube on an oval body' },
    bladder: { at: [196, 46], side: 'right', seen: 'the bag' },
    'seminal vesicle': { at: [207, 82], side: 'right', seen: 'a small sac beside the middle' },
    'prostate gland': { at: [191, 98], side: 'right', seen: 'the rounded body below the bag' },
    urethra: { at: [181, 136], side: 'right', seen: 'the tube in the middle' },
    penis: { at: [192, 156], side: 'right', seen: 'the long outer organ' },
    scrotum: { at: [233, 200], side: 'right', seen: 'the sac around an oval body' },
  },
  draw: () =>
    testisAndDuct() +
    placed(testisAndDuct(), { x: 360, flip: true }) +
    joined(
      [
        {
          along: [
            [180, 100],
            [180, 190],
          ],
          radius: 14,
        },
      ],
      'sheet',
    ) +
    oval(180, 206, 15, 20, 0, 'l sheet') +
    joined(
      [
        {
          along: [
            [180, 180],
            [180, 198],
          ],
          radius: 13.5,
        },
      ],
      'sheet',
      'sheet',
    ) +
    oval(180, 97, 20, 14, 0, 'l rw') +
    joined(
      [
        { outline: ovalPoints(180, 50, 30, 25, 0, 16) },
        {
          along: xy('180 66, 180 90, 180 160, 180 227'),
          radius: [8, 3, 2.6, 2.6],
        },
      ],
      'sunk',
    ),
})

/** A fetus near birth, head down, with placenta, cord and membranes. */
export const fetusInUterus = drawing({
  title: 'A fetus in the uterus',
  height: 242,
  left: 100,
  right: 260,
  tells:
    'A thick-walled oval organ, narrow below. Inside it a thin membrane encloses liquid and a curled-up body with its head down. A twisted cord leads from the body to a thick disc on the upper left of the wall, which has finger-like outgrowths.',
  parts: {
    placenta: { at: [123, 76], side: 'left', seen: 'the thick disc on the wall' },
    'umbilical cord': { at: [150, 110], side: 'left', seen: 'the twisted cord' },
    'amniotic fluid': { at: [166, 37], side: 'left', seen: 'the liquid around the body' },
    cervix: { at: [168, 222], side: 'left', seen: 'the narrow part below' },
    'uterus wall': { at: [249, 80], side: 'right', seen: 'the thick wall' },
    'amniotic sac': { at: [242, 114], side: 'right', seen: 'the thin membrane' },
    fetus: { at: [206, 148], side: 'right', seen: 'the curled-up body' },
  },
  draw: () => {
    const uterus: Point[] = xy('180 8, 140 16, 112 48, 104 100, 120 158, 150 198, 164 214, 166 236')
    const inside: Point[] = xy('180 20, 146 27, 122 56, 115 100, 130 152, 158 190, 180 198')
    const open = (points: readonly Point[]): Point[] => {
      const right = points.slice(1).map(([x, y]): Point => [360 - x, y])
      return [...points.slice().reverse(), ...right]
    }
    const fingers = [44, 58, 72, 86, 100, 114].map((y, at) => {
      const x = [126, 120, 116.5, 115, 114.5, 116.5][at] ?? 116
      return tube(
        [
          [x, y],
          [x + 7, y],
          [x + 13, y + 1],
        ],
        [4, 3.4, 2],
        'l thin rw',
      )
    })
    return (
      curve(open(uterus), 'l rw') +
      joined(
        [
          {
            along: [
              [180, 190],
              [180, 236],
            ],
            radius: 3,
          },
        ],
        'sheet',
        'l thin',
      ) +
      curve(mirrored(inside, 180), 'l w', true) +
      curve(xy('131 40, 118 62, 112 90, 114 122, 124 120, 133 96, 136 66'), 'l sunk', true) +
      fingers.join('') +
      curve(
        xy(
          '140 36, 142 66, 139 96, 130 124, 140 156, 162 184, 180 190, 198 184, 224 158, 240 122, 242 92, 234 58, 212 34, 180 27',
        ),
        'l thin',
        true,
      ) +
      tube(smooth(xy('138 92, 148 104, 144 118, 154 124, 172 112, 184 104')), 3.2, 'l sunk') +
      joined(
        [
          { outline: ovalPoints(178, 152, 30, 25, 30, 16) },
          { outline: ovalPoints(206, 96, 27, 42, -14, 16) },
          {
            along: [
              [196, 128],
              [200, 118],
            ],
            radius: 15,
          },
          {
            along: xy('214 74, 194 60, 174 70, 166 86, 184 94'),
            radius: [14, 10, 9, 8, 2],
          },
        ],
        'sheet',
      ) +
      tube(smooth(xy('204 112, 186 126, 172 122')), [3, 7, 4], 'l sheet') +
      curve(xy('166 150, 170 153, 174 151'), 'l thin') +
      curve(xy('156 158, 152 161, 155 164'), 'l') +
      curve(xy('196 148, 200 143, 203 149, 198 155'), 'l thin')
    )
  },
})
