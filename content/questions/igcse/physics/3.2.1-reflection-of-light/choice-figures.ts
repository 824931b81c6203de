import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { mirror } from '@/lib/figures/rays'
import { circle, dot, line, type Point, text } from '@/lib/figures/shapes'
import { lettered, PANELS } from '../shared'

const { supplement, templates } = choiceQuestions('3.2.1')

export { templates }

/** Squares: `x` from the mirror, `y` from the top of the grid. */
type Place = { x: number; y: number }

const SCENES = [
  { who: 'An insect', at: 'at X', things: 'small lamps', one: 'lamp', where: 'in front of a plane mirror' },
  {
    who: 'A student',
    at: 'with one eye at X',
    things: 'pins',
    one: 'pin',
    where: 'on a table in front of a plane mirror',
  },
  {
    who: 'A person',
    at: 'at X',
    things: 'candles',
    one: 'candle',
    where: 'in a dark room with a plane mirror',
  },
  { who: 'A camera', at: 'at X', things: 'toys', one: 'toy', where: 'in front of a plane mirror' },
] as const

/** Where the ray by way of the mirror meets the line of the mirror. */
const meets = (eye: Place, lamp: Place) => eye.y + ((lamp.y - eye.y) * eye.x) / (eye.x + lamp.x)

supplement('object-seen-in-a-mirror-on-a-grid', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const top = random.int(2, 4)
    const bottom = top + random.int(2, 3)
    const eye = { x: random.int(2, 6), y: random.int(1, 8) }
    const lamps = Array.from({ length: 4 }, (): Place => ({ x: random.int(2, 10), y: random.int(0, 9) }))
    const seen = lamps.map(lamp => {
      const y = meets(eye, lamp)
      return y > top + 0.35 && y < bottom - 0.35 ? true : y < top - 0.35 || y > bottom + 0.35 ? false : null
    })
    const wants = random.chance(0.65)
    if (seen.includes(null) || seen.filter(each => each === wants).length !== 1) return null
    const all = [eye, ...lamps]
    const crowded = all.some((one, at) =>
      all.slice(at + 1).some(other => Math.hypot(one.x - other.x, one.y - other.y) < 1.8),
    )
    // Whoever looks straight across to the mirror must go wrong.
    const across = lamps.filter((lamp, at) => lamp.y >= top && lamp.y <= bottom && !seen[at]).length
    const place = seen.indexOf(wants)
    const right = lamps[place]
    if (crowded || !right || (wants && across === 0)) return null
    const isOpposite = right.y >= top && right.y <= bottom
    if (isOpposite === wants && random.chance(0.6)) return null
    return {
      scene: random.pick(SCENES),
      top,
      bottom,
      eye,
      lamps,
      wants,
      place,
      mirrorLeft: random.chance(0.5),
    }
  },
  make: ({ scene, top, bottom, eye, lamps, wants, place, mirrorLeft }) => {
    const cell = 26
    const [edge, head] = [mirrorLeft ? 50 : 310, 14]
    const at = ({ x, y }: Place): Point => [mirrorLeft ? edge + x * cell : edge - x * cell, head + y * cell]
    const far = at({ x: 11, y: 0 })[0]
    const [ex, ey] = at(eye)
    const up = head + top * cell
    const down = head + bottom * cell
    const errorOf = (lamp: Place, index: number): string | null => {
      if (index === place) return null
      const y = meets(eye, lamp)
      const name = PANELS[index] ?? ''
      if (!wants)
        return `You did not construct the ray from ${name}. It is reflected to X at a point of the mirror, so the image of ${name} can be seen.`
      const misses = `The ray that would be reflected to X meets the line of the mirror ${y < top ? 'above' : 'below'} its ends.`
      return lamp.y >= top && lamp.y <= bottom
        ? `You looked straight across from ${name} to the mirror. ${misses}`
        : `You did not make the angles of incidence and reflection of the ray from ${name} equal. ${misses}`
    }
    const side = (y: number) =>
      y < top ? 'above the mirror' : y > bottom ? 'below the mirror' : 'on the mirror'
    return {
      stem: `The diagram is drawn on a square grid and seen from above. Four ${scene.things}, A, B, C and D, stand ${scene.where}. ${scene.who} is ${scene.at} and faces the mirror. None of the ${scene.things} hides another.`,
      figure: figure(
        {
          name: 'waves/mirror-and-four-objects-on-a-grid',
          title: 'A plane mirror, an observer X and four objects A to D on a square grid',
          description: `A grid of squares. The mirror is along the ${mirrorLeft ? 'left' : 'right'} edge of the grid, from ${top} to ${bottom} squares below the top line. X is ${eye.x} squares from the line of the mirror and ${eye.y} below the top line. ${lamps.map(({ x, y }, index) => `${PANELS[index]} is ${x} squares from it and ${y} below the top line.`).join(' ')}`,
          height: 264,
        },
        ...Array.from({ length: 12 }, (_, x) => {
          const [px] = at({ x, y: 0 })
          return line(px, head, px, head + 9 * cell, 'f')
        }),
        ...Array.from({ length: 10 }, (_, y) => line(edge, head + y * cell, far, head + y * cell, 'f')),
        mirrorLeft ? mirror(edge, up, edge, down) : mirror(edge, down, edge, up),
        text(mirrorLeft ? edge - 12 : edge + 12, (up + down) / 2 + 4, 'mirror', {
          anchor: mirrorLeft ? 'end' : 'start',
          cls: 's',
        }),
        circle(ex, ey, 4.5, 'l sheet'),
        dot(ex, ey, 'd', 1.8),
        text(ex + 8, ey - 6, 'X', { cls: 'b' }),
        ...lamps.map((lamp, index) => {
          const [x, y] = at(lamp)
          return (
            dot(x, y, 'pd', 4) +
            text(x + 7, y - 6 + (lamp.y === 0 ? 18 : 0), PANELS[index] ?? '', { cls: 'b' })
          )
        }),
      ),
      prompt: wants
        ? [
            `Of which ${scene.one} can an image be seen in the mirror from X?`,
            `Which ${scene.one} can be seen in the mirror from X?`,
          ]
        : [
            `Of which ${scene.one} can **no** image be seen in the mirror from X?`,
            `Which ${scene.one} can **not** be seen in the mirror from X?`,
          ],
      options: lettered(lamps.map(errorOf)),
      solution: `The image of each ${scene.one} is as far behind the line of the mirror as the ${scene.one} is in front of it. It is seen from X if the straight line from the image to X passes through the mirror.

These lines cross the line of the mirror: ${lamps.map((lamp, index) => `${PANELS[index]} ${side(meets(eye, lamp))}`).join(', ')}. So the answer is ${PANELS[place]}.`,
    }
  },
  // By the angles at both ends of the mirror: what is seen lies between the two reflected lines.
  verify: ({ top, bottom, eye, lamps, wants }) => {
    const sees = (lamp: Place) => {
      const at = (end: number) => end + ((end - eye.y) / eye.x) * lamp.x
      return lamp.y > at(top) && lamp.y < at(bottom)
    }
    return PANELS[lamps.findIndex(lamp => sees(lamp) === wants)] ?? ''
  },
})
