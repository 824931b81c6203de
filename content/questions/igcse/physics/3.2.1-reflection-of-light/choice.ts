import { allDiffer, inThisOrder, numbers, rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { angle, mirror, ray } from '@/lib/figures/rays'
import { circle, dot, line, polar, type Shape, text } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('3.2.1')

export { templates }

/** Angles by size, printed whole. */
function degrees(right: number, wrong: readonly [number, string][]) {
  const all: [number, string | null][] = [[right, null], ...wrong]
  all.sort(([one], [other]) => one - other)
  return inThisOrder(
    all.map(([value, error]) => (error === null ? quantity(value, '°') : [quantity(value, '°'), error])),
  )
}

const ASKED = [
  { what: 'angle of reflection', twice: false },
  { what: 'angle of incidence', twice: false },
  { what: 'angle between the incident ray and the reflected ray', twice: true },
] as const

core('angles-at-a-plane-mirror', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const toMirror = random.int(18, 72)
    const asked = random.pick(ASKED)
    const single = 90 - toMirror
    const all = asked.twice
      ? [2 * single, single, 2 * toMirror, toMirror]
      : [single, toMirror, 2 * single, 180 - toMirror]
    return Math.abs(single - toMirror) > 4 && new Set(all).size === 4 ? { toMirror, asked, all } : null
  },
  make: ({ toMirror, asked, all }) => {
    const single = 90 - toMirror
    const [right = 0, one = 0, two = 0, three = 0] = all
    const fromMirror = 'You measured from the mirror. The angles are measured from the normal.'
    return {
      stem: 'The diagram shows a ray of light that meets a plane mirror and is reflected.',
      figure: figure(
        {
          name: 'waves/ray-at-a-plane-mirror',
          title: 'A ray of light at a plane mirror',
          description: `A level plane mirror with a ray that comes from the upper left and meets it in the middle. The angle between the ray and the surface of the mirror is marked ${toMirror}°. A reflected ray leaves to the upper right. No normal is drawn.`,
          height: 176,
        },
        mirror(40, 148, 320, 148),
        ray([polar(180, 148, 128, 180 - toMirror), [180, 148], polar(180, 148, 128, toMirror)]),
        angle(180, 148, 180 - toMirror, 180, `${toMirror}°`, 34),
        text(352, 142, 'mirror', { anchor: 'end' }),
      ),
      prompt: `What is the ${asked.what}?`,
      options: degrees(
        right,
        asked.twice
          ? [
              [one, 'You gave one angle only; the angle between the rays is the sum of two equal ones.'],
              [two, `You added two angles of ${toMirror}°, which are measured from the mirror.`],
              [three, fromMirror],
            ]
          : [
              [one, fromMirror],
              [two, 'You gave the angle between the two rays, which is twice the angle that is asked.'],
              [three, `You subtracted from 180°. The normal is at 90° to the mirror.`],
            ],
      ),
      solution: `The normal is at 90° to the mirror, so the angle of incidence is 90° − ${toMirror}° = ${single}°. The angle of reflection is equal to it: ${single}°.${
        asked.twice ? `\n\nThe angle between the two rays is ${single}° + ${single}° = ${2 * single}°.` : ''
      }`,
    }
  },
  verify: ({ toMirror, asked }) => (180 - toMirror - toMirror) / (asked.twice ? 1 : 2),
})

core('name-the-angles-at-a-mirror', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const letters = random.shuffle(['p', 'q', 'r', 's'])
    return { letters, incidence: random.step(35, 55, 5), fromLeft: random.chance(0.5) }
  },
  make: ({ letters, incidence, fromLeft }) => {
    const bounds = [0, 90 - incidence, 90, 90 + incidence, 180]
    const [rightMirror = '', rightNormal = '', leftNormal = '', leftMirror = ''] = letters
    const [into, out] = fromLeft ? [leftNormal, rightNormal] : [rightNormal, leftNormal]
    const [intoMirror, outMirror] = fromLeft ? [leftMirror, rightMirror] : [rightMirror, leftMirror]
    const italic = (...each: string[]) => each.map(letter => `*${letter}*`)
    const [left, right] = [polar(180, 166, 140, 90 + incidence), polar(180, 166, 140, 90 - incidence)]
    return {
      stem: 'The diagram shows a ray of light that is reflected by a plane mirror. Four angles are marked.',
      figure: figure(
        {
          name: 'waves/four-angles-at-a-mirror',
          title: 'Four angles at a plane mirror',
          description: `A level plane mirror and a dashed normal. A ray comes from the upper ${fromLeft ? 'left' : 'right'} and is reflected to the upper ${fromLeft ? 'right' : 'left'}. From left to right the angles are ${leftMirror} between mirror and left ray, ${leftNormal} between left ray and normal, ${rightNormal} between normal and right ray, ${rightMirror} between right ray and mirror.`,
          height: 196,
        },
        mirror(40, 166, 320, 166),
        line(180, 166, 180, 28, 'l dash thin'),
        text(180, 20, 'normal', { anchor: 'middle' }),
        ray(fromLeft ? [left, [180, 166], right] : [right, [180, 166], left]),
        ...letters.map((letter, at) =>
          angle(180, 166, bounds[at] ?? 0, bounds[at + 1] ?? 0, `*${letter}*`, at % 2 === 0 ? 34 : 42),
        ),
        text(352, 160, 'mirror', { anchor: 'end' }),
      ),
      prompt: 'Which row names the angle of incidence and the angle of reflection?',
      options: rows(['angle of incidence', 'angle of reflection'], italic(into, out), [
        [
          italic(out, into),
          'You exchanged the two: follow the arrows. The incident ray arrives at the mirror.',
        ],
        [
          italic(intoMirror, outMirror),
          'You measured both angles from the mirror. They are measured from the normal.',
        ],
        [
          italic(into, outMirror),
          'You measured the angle of reflection from the mirror. It is measured from the normal.',
        ],
      ]),
      solution: `Both angles are measured from the normal. The incident ray arrives from the ${fromLeft ? 'left' : 'right'}, so the angle of incidence is *${into}*; the angle of reflection, on the other side of the normal, is *${out}*.`,
    }
  },
})

const THINGS = ['candle', 'toy car', 'pencil', 'small bottle', 'plant', 'chess piece']

core('properties-of-a-mirror-image', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    thing: random.pick(THINGS),
    height: random.int(5, 14),
    distance: random.step(20, 60, 5),
  }),
  make: ({ thing, height, distance }) => {
    const cells = (size: number, away: number, nature: string) => [
      quantity(size, 'cm'),
      `${quantity(away, 'cm')} behind it`,
      nature,
    ]
    return {
      stem: `A ${thing} of height ${quantity(height, 'cm')} stands ${quantity(distance, 'cm')} in front of a plane mirror.`,
      prompt: `Which row describes the image of the ${thing}?`,
      options: rows(
        ['height', 'distance from the mirror', 'real or virtual'],
        cells(height, distance, 'virtual'),
        [
          [
            cells(height, distance, 'real'),
            'You called the image real. The rays only seem to come from it, and a screen cannot show it.',
          ],
          [
            cells(height, 2 * distance, 'virtual'),
            'You gave the distance between object and image. From the mirror it is half as much.',
          ],
          [
            cells(height / 2, distance, 'virtual'),
            'You thought that the image is smaller because it looks further away. It is as large as the object.',
          ],
        ],
      ),
      solution: `The image in a plane mirror is the same size as the object (${quantity(height, 'cm')}), as far behind the mirror as the object is in front (${quantity(distance, 'cm')}), and virtual.`,
    }
  },
})

/** The face of a clock without numbers. The hands are those of the mirror image when `mirrored`. */
function clock(x: number, y: number, minutes: number, mirrored: boolean): Shape {
  const way = mirrored ? -1 : 1
  const marks = Array.from({ length: 12 }, (_, at) => {
    const long = at % 3 === 0
    return line(...polar(x, y, 70, 30 * at), ...polar(x, y, long ? 58 : 64, 30 * at), long ? 'l thick' : 'l')
  })
  const hand = (length: number, turn: number, cls: string) =>
    line(x, y, ...polar(x, y, length, 90 - way * turn), cls)
  return (
    circle(x, y, 74) +
    marks.join('') +
    hand(36, minutes / 2, 'p thick') +
    hand(54, 6 * minutes, 'p') +
    dot(x, y)
  )
}

const timeText = (minutes: number) => {
  const all = (minutes + 720) % 720
  const hour = Math.floor(all / 60)
  return `${hour === 0 ? 12 : hour}.${String(all % 60).padStart(2, '0')}`
}

core('clock-seen-in-a-mirror', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [hour, past] = [random.int(1, 10), random.pick([5, 10, 15, 20, 25, 35, 40, 45, 50, 55])]
    const time = 60 * hour + past
    const seen = 720 - time
    const halves = [60 * Math.floor(seen / 60) + past, 60 * hour + (60 - past)]
    const all = [time, seen, ...halves]
    return new Set(all.map(timeText)).size === 4 ? { time, seen, halves } : null
  },
  make: ({ time, seen, halves: [hourSeen = 0, minuteSeen = 0] }) => ({
    stem: 'A clock has marks but no numbers on its face. The diagram shows its **image** as it is seen in a plane mirror on the opposite wall.',
    figure: figure(
      {
        name: 'waves/image-of-a-clock',
        title: 'The image of a clock in a plane mirror',
        description: `A clock face with twelve marks and two hands, as seen in a mirror. Read as if it were an ordinary clock, the short hand and the long hand show ${timeText(seen)}.`,
        height: 168,
      },
      clock(180, 84, time, true),
    ),
    prompt: 'What time does the clock show?',
    right: timeText(time),
    wrong: [
      [timeText(seen), 'You read the image as if it were the clock. The image is laterally inverted.'],
      [timeText(hourSeen), 'You turned round the minute hand but read the hour hand as it is seen.'],
      [timeText(minuteSeen), 'You turned round the hour hand but read the minute hand as it is seen.'],
    ],
    solution: `The image is laterally inverted: left and right are exchanged, top and bottom are not. Turn both hands over to the other side of the line from 12 to 6.

The image looks like ${timeText(seen)}; the clock shows ${timeText(time)}.`,
  }),
  verify: ({ time }) => {
    // Each hand of the image is turned back by itself.
    const minute = (360 - ((360 - ((6 * time) % 360)) % 360)) % 360
    const hour = 360 - (360 - time / 2)
    return `${Math.floor(hour / 30) || 12}.${String(minute / 6).padStart(2, '0')}`
  },
})
supplement('ray-at-two-mirrors', {
  facts: { difficulty: 5, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const between = random.step(70, 110, 5)
    const incidence = random.int(28, 62)
    const right = between - incidence
    const all = [right, incidence, 90 - right, 90 - incidence]
    const apart = all.every((one, at) => all.slice(at + 1).every(other => Math.abs(one - other) > 2))
    return right >= 20 && right <= 68 && apart ? { between, incidence, right } : null
  },
  make: ({ between, incidence, right }) => {
    const [cornerX, base, away] = [250, 206, 84]
    const first = [cornerX - away, base] as const
    const rad = (value: number) => (value * Math.PI) / 180
    // Law of sines in the triangle of the two mirrors and the ray between them.
    const along = (away * Math.sin(rad(90 - incidence))) / Math.sin(rad(90 - right))
    const second = polar(cornerX, base, along, 180 - between)
    const top = polar(cornerX, base, along + 46, 180 - between)
    const scale = Math.min(1, 170 / (base - top[1]))
    const size = (point: readonly [number, number]): [number, number] => [
      cornerX + (point[0] - cornerX) * scale,
      base + (point[1] - base) * scale,
    ]
    const [p, q, end] = [size(first), size(second), size(top)]
    const heading = 270 - between - right
    return {
      stem: `Two plane mirrors are at an angle of ${between}° to each other. A ray of light meets mirror 1 at an angle of incidence of ${incidence}° and is reflected to mirror 2. The diagram is not to scale.`,
      figure: figure(
        {
          name: 'waves/two-mirrors-at-an-angle',
          title: 'A ray of light at two plane mirrors',
          description: `Mirror 1 is level. Mirror 2 rises from its right end; the angle between the two mirrors is marked ${between}°. A ray from the upper left meets mirror 1 with an angle of incidence of ${incidence}°, marked from a dashed normal. The reflected ray meets mirror 2, where another dashed normal is drawn, and is reflected again.`,
          height: 234,
        },
        mirror(40, base, cornerX, base),
        mirror(cornerX, base, ...end),
        line(...p, p[0], base - 74, 'l dash thin'),
        line(...q, ...polar(...q, 66, 270 - between), 'l dash thin'),
        ray([polar(...p, 112, 90 + incidence), p, q, polar(...q, 62, heading)]),
        angle(...p, 90, 90 + incidence, `${incidence}°`, 40),
        angle(cornerX, base, 180 - between, 180, `${between}°`, 16),
        text(40, 230, 'mirror 1'),
        text(cornerX + 30, base - 18, 'mirror 2'),
      ),
      prompt: 'What is the angle of incidence at mirror 2?',
      options: degrees(right, [
        [
          incidence,
          'You took the same angle of incidence at both mirrors. Work out the angles of the triangle.',
        ],
        [90 - right, 'You gave the angle between the ray and the surface of mirror 2.'],
        [90 - incidence, 'You gave the angle between the ray and the surface of mirror 1.'],
      ]),
      solution: `The ray leaves mirror 1 at ${incidence}° to the normal, so at 90° − ${incidence}° = ${90 - incidence}° to its surface.

The two mirrors and the ray form a triangle. At mirror 2 the angle between ray and surface is 180° − ${between}° − ${90 - incidence}° = ${90 - right}°.

Angle of incidence = 90° − ${90 - right}° = ${right}°.`,
    }
  },
  verify: ({ between, incidence }) => {
    const rad = Math.PI / 180
    const travel = [Math.sin(incidence * rad), Math.cos(incidence * rad)]
    const back = (180 - between - 90) * rad
    const cosine = (travel[0] ?? 0) * Math.cos(back) + (travel[1] ?? 0) * Math.sin(back)
    return Math.round(Math.acos(cosine) / rad)
  },
})

supplement('distance-to-the-own-image', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const start = random.step(1.5, 4, 0.1)
    const step = random.step(0.3, 1.2, 0.1)
    const closer = random.chance(0.6)
    const now = closer ? start - step : start + step
    const right = 2 * now
    const half = closer ? 2 * start - step : 2 * start + step
    return now > 0.5 && allDiffer([right, now, 2 * start, half], 2) && right < 9.9
      ? { start, step, closer, now, right, half }
      : null
  },
  make: ({ start, step, closer, now, right, half }) => ({
    stem: `A student stands ${quantity(start, 'm', 2)} in front of a large plane mirror and then walks ${quantity(step, 'm', 2)} straight ${closer ? 'towards' : 'away from'} it.`,
    prompt: 'What is the new distance between the student and the image of the student?',
    options: numbers({
      right,
      unit: 'm',
      sigFigs: 2,
      wrong: [
        [now, 'You gave the distance to the mirror. The image is as far again behind it.'],
        [2 * start, 'You used the first position of the student.'],
        [half, 'You moved the student but not the image. The image moves by the same distance.'],
      ],
    }),
    solution: `Distance to the mirror = ${plain(start, 1)} ${closer ? '−' : '+'} ${plain(step, 1)} = ${quantity(now, 'm', 2)}. The image is as far behind the mirror.

Distance to the image = 2 × ${plain(now, 1)} = ${quantity(right, 'm', 2)}.`,
  }),
  verify: ({ start, step, closer }) => 2 * start + 2 * (closer ? -step : step),
})
