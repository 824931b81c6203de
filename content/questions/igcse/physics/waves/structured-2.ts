import { rows, statements } from '@/lib/exams/authoring/options'
import { plain, quantity, standardForm } from '@/lib/exams/format'
import type { MarkPoint } from '@/lib/exams/question'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { ray } from '@/lib/figures/rays'
import { arc, arrow, dot, line, type Point, polar, rect, type Shape, text } from '@/lib/figures/shapes'

/** One independent mark for each text. */
const b1 = (...texts: string[]): MarkPoint[] => texts.map(each => ({ code: 'B1', text: each }))

/** A calculation: the last mark is for the answer, those before it for the way. */
const steps = (...texts: string[]): MarkPoint[] =>
  texts.map((each, at) => ({ code: at === texts.length - 1 ? 'A1' : 'C1', text: each }))

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)

/** Speed of light in a vacuum, m/s. */
const LIGHT = 3e8

const BLOCKS = [
  { name: 'glass', index: [1.48, 1.62] },
  { name: 'perspex', index: [1.46, 1.52] },
  { name: 'clear plastic', index: [1.46, 1.6] },
] as const

const block = template({
  name: 'ray-through-a-rectangular-block',
  subtopic: '3.2.2',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(BLOCKS)
    const incidence = random.int(38, 68)
    const refraction = random.int(22, 40)
    const index = sine(incidence) / sine(refraction)
    if (index < item.index[0] || index > item.index[1]) return null
    const letters = random.shuffle(['W', 'X', 'Y', 'Z'])
    return { item, incidence, refraction, index, letters, violet: random.chance(0.5) }
  },
  make: ({ item, incidence, refraction, index, letters, violet }) => {
    const [inside = '', outside = '', normal = '', decoy = ''] = letters
    const enters: Point = [140, 84]
    const leaves: Point = [140 + 84 * Math.tan((refraction * Math.PI) / 180), 168]
    const from = polar(...enters, 92, 90 + incidence)
    const to = polar(...leaves, 66, incidence - 90)
    const [first, second] = violet ? ['red', 'violet'] : ['violet', 'red']
    const speed = LIGHT / index
    return {
      stem: `A ray of ${first} light in air meets a rectangular block of ${item.name}. In the diagram, which is not to scale, ${outside} = ${incidence}° and ${inside} = ${refraction}°. The dashed line and three angles are labelled with letters.`,
      figure: figure(
        {
          name: 'waves/ray-through-a-rectangular-block',
          title: 'A ray of light through a rectangular block',
          description: `A ray in air comes from the upper left and meets the top of a block. A dashed line, labelled ${normal}, crosses the surface there at right angles. Angle ${outside} is between the ray in air and the dashed line, angle ${decoy} between the ray in air and the surface, angle ${inside} between the ray in the block and the dashed line. The ray leaves through the bottom of the block.`,
          height: 236,
        },
        rect(60, 84, 240, 84, 'l w'),
        text(290, 160, item.name, { anchor: 'end', cls: 's' }),
        text(290, 74, 'air', { anchor: 'end', cls: 's' }),
        line(140, 14, 140, 150, 'l dash thin'),
        ray([from, enters, leaves, to]),
        arc(...enters, 30, 90, 90 + incidence, 'l thin'),
        arc(...enters, 44, 90 + incidence, 180, 'l thin'),
        arc(...enters, 40, 270, 270 + refraction, 'l thin'),
        angleLetter(enters, 44, 90 + incidence / 2, outside),
        angleLetter(enters, 60, 135 + incidence / 2, decoy),
        angleLetter(enters, 54, 270 + refraction / 2, inside),
        text(146, 24, normal, { cls: 'b' }),
      ),
      parts: [
        {
          kind: 'match',
          label: 'a',
          prompt: 'Identify what each of these letters stands for.',
          command: 'Identify',
          subtopic: '3.2.2',
          objective: 'AO1',
          marks: 2,
          items: [normal, outside, inside].sort().map(letter => ({ id: letter, text: letter })),
          targets: [
            { id: 'normal', text: 'the normal' },
            { id: 'incidence', text: 'the angle of incidence' },
            { id: 'refraction', text: 'the angle of refraction' },
            { id: 'reflection', text: 'the angle of reflection' },
            { id: 'critical', text: 'the critical angle' },
          ],
          answer: { [normal]: 'normal', [outside]: 'incidence', [inside]: 'refraction' },
          scheme: b1('two right: 1 mark', 'all three right: 2 marks'),
          solution: `The normal, ${normal}, is at right angles to the surface. The angles of incidence (${outside}, in air) and of refraction (${inside}, in the block) are measured from it.`,
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: `Calculate the refractive index of the ${item.name}.`,
          command: 'Calculate',
          subtopic: '3.2.2',
          objective: 'AO2',
          marks: 2,
          answer: index,
          unit: '',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: steps(
            `*n* = sin *i* ÷ sin *r*, or sin ${incidence}° ÷ sin ${refraction}°`,
            quantity(index, '', 2),
          ),
          solution: `*n* = sin *i* ÷ sin *r* = sin ${incidence}° ÷ sin ${refraction}° = ${plain(sine(incidence), 3)} ÷ ${plain(sine(refraction), 3)} = ${quantity(index, '', 2)}. It has no unit.`,
        },
        {
          kind: 'numeric',
          label: 'c',
          prompt: `The speed of light in air is ${standardForm(LIGHT, 2)} m/s. Calculate the speed of this light in the ${item.name}.`,
          command: 'Calculate',
          subtopic: '3.2.2',
          objective: 'AO2',
          marks: 2,
          answer: speed,
          unit: 'm/s',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          follow: { from: 'b', formula: '3e8/x' },
          scheme: steps(
            `*n* = speed in air ÷ speed in ${item.name}, or ${standardForm(LIGHT, 2)} ÷ ${plain(index, 2)}`,
            quantity(speed, 'm/s', 2),
          ),
          solution: `The refractive index is the ratio of the speeds: *n* = speed in air ÷ speed in ${item.name}. Speed = ${standardForm(LIGHT, 2)} ÷ ${plain(index, 2)} = ${quantity(speed, 'm/s', 2)}.`,
        },
        {
          kind: 'written',
          label: 'd',
          prompt:
            'Describe how the direction of the ray changes as it leaves the block, and compare its final direction with that of the ray before the block.',
          command: 'Describe',
          subtopic: '3.2.2',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: b1('it bends (is refracted) away from the normal', 'it is parallel to the incident ray'),
          solution:
            'At the second surface the light speeds up. The two surfaces are parallel, so the ray turns back by as much as it turned at the first.',
          modelAnswer:
            'The ray is refracted away from the normal as it leaves the block. It then travels parallel to the incident ray.',
        },
        {
          kind: 'choice',
          label: 'e',
          prompt: `The ray of ${first} light is replaced by a ray of ${second} light with the same angle ${outside}. What happens to angle ${inside}, and why?`,
          command: 'Predict',
          subtopic: '3.2.4',
          objective: 'AO1',
          marks: 1,
          scheme: b1(
            `It is ${violet ? 'smaller' : 'larger'}: ${second} light is refracted ${violet ? 'more' : 'less'}.`,
          ),
          solution: `The block refracts violet light more than red light. ${violet ? 'Violet light bends further towards the normal, so the angle in the block is smaller.' : 'Red light bends less towards the normal, so the angle in the block is larger.'}`,
          ...rows(
            [`angle ${inside}`, 'reason'],
            [violet ? 'smaller' : 'larger', `${second} light is refracted ${violet ? 'more' : 'less'}`],
            [
              [
                [violet ? 'larger' : 'smaller', `${second} light is refracted ${violet ? 'more' : 'less'}`],
                `You had the right reason, but light that is refracted ${violet ? 'more is closer to' : 'less is further from'} the normal in the block.`,
              ],
              [
                ['the same', 'all colours are refracted equally'],
                'Each colour has a different speed in the block and is refracted by a different amount: this is dispersion.',
              ],
              [
                [violet ? 'larger' : 'smaller', `${second} light is refracted ${violet ? 'less' : 'more'}`],
                'You exchanged red and violet: violet light is refracted most, red light least.',
              ],
            ],
          ),
        },
      ],
    }
  },
  verify: ({ incidence, refraction }) => {
    // Wavefront construction: the distances travelled in the same time.
    const inAir = Math.cos(((90 - incidence) * Math.PI) / 180)
    const inBlock = Math.cos(((90 - refraction) * Math.PI) / 180)
    return { b: inAir / inBlock, c: (inBlock * 3e8) / inAir }
  },
})

function angleLetter(at: Point, radius: number, degrees: number, letter: string): Shape {
  const [x, y] = polar(...at, radius, degrees)
  return text(x, y + 4.5, letter, { anchor: 'middle', cls: 'b' })
}

/** A ray that is reflected again and again between the walls of a fibre, at equal angles. */
function fibre(): Shape {
  const path: Point[] = [
    [30, 97],
    [60, 70],
    [108, 46],
    [204, 94],
    [300, 46],
    [330, 61],
  ]
  return (
    rect(60, 46, 270, 48, 'l w') +
    ray(path) +
    text(195, 116, 'glass fibre', { anchor: 'middle' }) +
    text(195, 34, 'air', { anchor: 'middle' })
  )
}

const DIGITAL = [
  'data can be transmitted at a faster rate',
  'signals can be sent over a longer range',
  'the signal can be regenerated accurately (noise can be removed)',
] as const

const opticalFibre = template({
  name: 'light-in-an-optical-fibre',
  subtopic: '3.2.2',
  style: 'structured',
  tier: 'supplement',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => ({
    index: random.step(1.44, 1.6, 0.01),
    length: random.step(8, 90, 2),
    place: random.pick([
      'two towns',
      'a telephone exchange and a village',
      'the mainland and an island',
      'two data centres',
    ]),
  }),
  make: ({ index, length, place }) => {
    const critical = (Math.asin(1 / index) * 180) / Math.PI
    const speed = LIGHT / index
    const time = (length * 1000) / speed
    return {
      stem: `An optical fibre of length ${quantity(length, 'km')} joins ${place}. Light from a laser passes along the fibre. The refractive index of the glass is ${plain(index, 2)}. The diagram shows a small part of the fibre, not to scale.`,
      figure: figure(
        {
          name: 'waves/light-in-an-optical-fibre',
          title: 'A ray of light in a glass fibre',
          description:
            'Part of a straight glass fibre with air around it. A ray enters at the left end, meets the upper wall, then the lower wall, and so on, and stays in the glass along the whole length.',
          height: 130,
        },
        fibre(),
      ),
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt:
            'State **two** conditions for total internal reflection of the light at the wall of the fibre.',
          command: 'State',
          subtopic: '3.2.2',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: b1(
            'light travels in the (optically) denser medium towards the less dense one / from glass towards air',
            'angle of incidence is greater than the critical angle',
          ),
          solution: 'One condition is about the two media, the other about the angle.',
          modelAnswer:
            'The light must be in the denser medium, glass, and meet the boundary with air. The angle of incidence must be greater than the critical angle.',
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: 'Calculate the critical angle for light in the glass at the boundary with air.',
          command: 'Calculate',
          subtopic: '3.2.2',
          objective: 'AO2',
          marks: 2,
          answer: critical,
          unit: '°',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: steps(`*n* = 1 ÷ sin *c*, or sin *c* = 1 ÷ ${plain(index, 2)}`, quantity(critical, '°', 2)),
          solution: `sin *c* = 1 ÷ *n* = 1 ÷ ${plain(index, 2)} = ${plain(1 / index, 3)}, so *c* = ${quantity(critical, '°', 2)}.`,
        },
        {
          kind: 'numeric',
          label: 'c',
          prompt: `The speed of light in a vacuum is ${standardForm(LIGHT, 2)} m/s. Calculate the time in which light travels straight along the fibre.`,
          command: 'Calculate',
          subtopic: '3.2.2',
          objective: 'AO2',
          marks: 3,
          answer: time,
          unit: 's',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          via: [{ value: speed, formula: `${length * 1000}/x` }],
          scheme: steps(
            `speed in glass = ${standardForm(LIGHT, 2)} ÷ ${plain(index, 2)} = ${quantity(speed, 'm/s', 2)}`,
            `*t* = *s* ÷ *v*, or ${plain(length * 1000)} ÷ (${standardForm(speed, 3)})`,
            quantity(time, 's', 2),
          ),
          solution: `In the glass the speed is ${standardForm(LIGHT, 2)} ÷ ${plain(index, 2)} = ${quantity(speed, 'm/s', 3)}. The length is ${quantity(length * 1000, 'm')}. Time = distance ÷ speed = ${plain(length * 1000)} ÷ (${standardForm(speed, 3)}) = ${quantity(time, 's', 2)}.`,
        },
        {
          kind: 'written',
          label: 'd',
          prompt: 'The light from the laser is *monochromatic*. State the meaning of this word.',
          command: 'State',
          subtopic: '3.2.4',
          objective: 'AO1',
          marks: 1,
          lines: 1,
          scheme: b1('of a single frequency'),
          solution: 'Monochromatic light has a single frequency.',
          modelAnswer: 'Monochromatic light is light of a single frequency.',
        },
        {
          kind: 'written',
          label: 'e',
          prompt:
            'The laser sends digital signals. State **two** benefits of digital signals compared with analogue signals.',
          command: 'State',
          subtopic: '3.3',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: b1(`any two from: ${DIGITAL[0]}`, ...DIGITAL.slice(1)),
          solution:
            'A digital signal has only two values, so it can be made anew without its noise. That allows a longer range and a faster rate of data.',
          modelAnswer:
            'Data can be transmitted at a faster rate, and the signals can travel further because they can be regenerated accurately.',
        },
      ],
    }
  },
  verify: ({ index, length }) => {
    // Bisects for the angle at which light would leave along the wall.
    let [low, high] = [0, 90]
    for (let round = 0; round < 60; round += 1) {
      const middle = (low + high) / 2
      if (index * Math.sin((middle * Math.PI) / 180) < 1) low = middle
      else high = middle
    }
    return { b: low, c: (length * 1e3 * index) / 3e8 }
  },
})

/** Focal length, object distance, image distance and heights in squares of the grid; all images on the grid. */
const LENSES = [
  { focal: 4, object: 6, image: 12, tall: [1, 2] },
  { focal: 4, object: 12, image: 6, tall: [2, 1] },
  { focal: 4, object: 8, image: 8, tall: [2, 2] },
  { focal: 3, object: 6, image: 6, tall: [3, 3] },
  { focal: 6, object: 10, image: 15, tall: [2, 3] },
  { focal: 6, object: 15, image: 10, tall: [3, 2] },
  { focal: 3, object: 12, image: 4, tall: [3, 1] },
  { focal: 3, object: 4, image: 12, tall: [1, 3] },
  { focal: 6, object: 9, image: 18, tall: [1, 2] },
] as const

const realImage = template({
  name: 'real-image-on-a-grid',
  subtopic: '3.2.3',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    lens: random.pick(LENSES),
    square: random.pick([1, 2, 5]),
    object: random.pick([
      'a lit arrow',
      'an arrow cut out of card, lit from behind',
      'a letter cut out of card, lit from behind',
      'a lit slit in a piece of card',
    ]),
  }),
  make: ({ lens, square, object }) => {
    const cell = 12
    const [tall, imageTall] = lens.tall
    const left = lens.object + 1
    const right = Math.max(lens.image, lens.focal) + 2
    const start = (360 - (left + right) * cell) / 2
    const x = start + left * cell
    const y = 12 + 5 * cell
    const sizes = imageTall > tall ? 'enlarged' : imageTall < tall ? 'diminished' : 'same'
    const grid = [
      ...Array.from({ length: left + right + 1 }, (_, at) =>
        line(start + at * cell, 12, start + at * cell, 12 + 10 * cell, 'f'),
      ),
      ...Array.from({ length: 11 }, (_, at) =>
        line(start, 12 + at * cell, start + (left + right) * cell, 12 + at * cell, 'f'),
      ),
    ]
    const half = 4.5 * cell
    const isFar = lens.image > 10
    return {
      stem: `A student uses ${object} as the object for a converging lens. The diagram on a grid shows the object O, the lens and its two principal foci F. Each square of the grid stands for ${quantity(square, 'cm', 2)} by ${quantity(square, 'cm', 2)}.`,
      figure: figure(
        {
          name: 'waves/real-image-on-a-grid',
          title: 'An object and a converging lens on a grid',
          description: `A grid with a level principal axis. A thin converging lens, drawn as a vertical line, stands across it. The object O, an upright arrow ${tall} ${tall === 1 ? 'square' : 'squares'} tall, is ${lens.object} squares to the left of the lens. The points F are on the axis, ${lens.focal} squares to the left and to the right of the lens.`,
          height: 160,
        },
        ...grid,
        line(start, y, start + (left + right) * cell, y),
        line(x, y - half, x, y + half, 'l thick'),
        line(x - 6, y - half + 7, x, y - half - 1, 'l thick'),
        line(x + 6, y - half + 7, x, y - half - 1, 'l thick'),
        line(x - 6, y + half - 7, x, y + half + 1, 'l thick'),
        line(x + 6, y + half - 7, x, y + half + 1, 'l thick'),
        dot(x - lens.focal * cell, y),
        dot(x + lens.focal * cell, y),
        text(x - lens.focal * cell, y + 16, 'F', { anchor: 'middle' }),
        text(x + lens.focal * cell, y + 16, 'F', { anchor: 'middle' }),
        arrow(x - lens.object * cell, y, x - lens.object * cell, y - tall * cell, { cls: 'p' }),
        text(x - lens.object * cell, y + 16, 'O', { anchor: 'middle', cls: 'b' }),
        text(x, y + half + 24, 'lens', { anchor: 'middle' }),
      ),
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: 'State what is meant by the *principal focus* of a converging lens.',
          command: 'State',
          subtopic: '3.2.3',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: b1(
            'the point (on the principal axis) where rays parallel to the principal axis meet after the lens',
          ),
          solution:
            'Rays that are parallel to the principal axis before the lens pass through this point after it.',
          modelAnswer:
            'It is the point on the principal axis through which rays that were parallel to the axis pass after the lens.',
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt:
            'Draw two rays on a copy of the diagram to find the image. Determine the distance of the image from the lens.',
          command: 'Determine',
          subtopic: '3.2.3',
          objective: 'AO2',
          marks: 3,
          answer: lens.image * square,
          unit: 'cm',
          unitMode: 'given',
          sigFigs: 2,
          tolerance: (isFar ? 0.75 : 0.5) * square,
          form: 'any',
          scheme: steps(
            'ray from the top of O parallel to the axis, then through F on the other side',
            'ray from the top of O straight through the centre of the lens',
            `${quantity(lens.image * square, 'cm', 2)} (${isFar ? 'three quarters of' : 'half'} a square more or less accepted)`,
          ),
          solution: `The ray parallel to the axis passes through F after the lens; the ray through the centre goes straight on. They cross ${lens.image} squares to the right of the lens: ${lens.image} × ${plain(square, 1)} = ${quantity(lens.image * square, 'cm', 2)}.`,
        },
        {
          kind: 'numeric',
          label: 'c',
          prompt: 'Determine the height of the image.',
          command: 'Determine',
          subtopic: '3.2.3',
          objective: 'AO2',
          marks: 1,
          answer: imageTall * square,
          unit: 'cm',
          unitMode: 'given',
          sigFigs: 2,
          tolerance: 0.25 * square,
          form: 'any',
          scheme: b1(quantity(imageTall * square, 'cm', 2)),
          solution: `The rays cross ${imageTall} ${imageTall === 1 ? 'square' : 'squares'} below the axis: ${imageTall} × ${plain(square, 1)} = ${quantity(imageTall * square, 'cm', 2)}.`,
        },
        {
          kind: 'match',
          label: 'd',
          prompt: 'Identify the words that describe this image.',
          command: 'Identify',
          subtopic: '3.2.3',
          objective: 'AO1',
          marks: 2,
          items: [
            { id: 'size', text: 'its size, compared with the object' },
            { id: 'way', text: 'which way up it is' },
            { id: 'nature', text: 'whether a screen can show it' },
          ],
          targets: [
            { id: 'enlarged', text: 'enlarged' },
            { id: 'same', text: 'same size' },
            { id: 'diminished', text: 'diminished' },
            { id: 'upright', text: 'upright' },
            { id: 'inverted', text: 'inverted' },
            { id: 'real', text: 'real' },
            { id: 'virtual', text: 'virtual' },
          ],
          answer: { size: sizes, way: 'inverted', nature: 'real' },
          scheme: b1('two right: 1 mark', 'all three right: 2 marks'),
          solution: `The object is ${tall} and the image ${imageTall} ${imageTall === 1 ? 'square' : 'squares'} tall, so it is ${sizes === 'same' ? 'the same size' : sizes}. It is below the axis, so it is inverted. The rays really meet, so it is real.`,
        },
        {
          kind: 'choice',
          label: 'e',
          prompt: 'The object is moved to a point between F and the lens. Where is the image then?',
          command: 'Predict',
          subtopic: '3.2.3',
          objective: 'AO1',
          marks: 1,
          scheme: b1('on the same side as the object, further from the lens than the object'),
          solution:
            'The lens now acts as a magnifying glass: after the lens the rays spread, and seem to come from an enlarged, upright, virtual image behind the object.',
          ...statements('on the same side as the object, further from the lens than the object', [
            [
              'on the same side as the object, closer to the lens than the object',
              'That is so for a diverging lens. A converging lens used as a magnifying glass makes an image further away than the object.',
            ],
            [
              'on the other side of the lens, further from the lens than F',
              'That is where a real image is. Inside the focal length the rays spread after the lens and do not meet.',
            ],
            [
              'on the other side of the lens, closer to the lens than F',
              'A converging lens forms no image of such an object there: after the lens the rays spread and never meet.',
            ],
          ]),
        },
      ],
    }
  },
  verify: ({ lens, square }) => {
    const distance = (lens.focal * lens.object * square) / (lens.object - lens.focal)
    return { b: distance, c: (lens.tall[0] * distance) / lens.object }
  },
})

export const templates = [block, opticalFibre, realImage]
