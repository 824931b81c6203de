import {
  angleAtSurface,
  bulbsCompared,
  curveThrough,
  lensBench,
  type Pinned,
  type Placed,
  pinsCompared,
  twoCurves,
} from '@/content/figures/igcse/physics/practical-skills-5'
import { bySize, inThisOrder, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity } from '@/lib/exams/format'

const { core, templates } = choiceQuestions('P.5', { calculator: 'needed' })

export { templates }

const LETTERS = ['A', 'B', 'C', 'D'] as const

// --- Pins ---

const PINS: Record<Pinned, string | null> = {
  good: null,
  close: 'You chose pins that are close together; a small slip then turns the line a lot.',
  leaning: 'You chose a leaning pin, whose head is not above the point that it marks.',
  above: 'You looked at the heads from above; the points on the paper are at the bases of the pins.',
}

core('pins-that-mark-a-ray', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO3' },
  values: random => ({
    of: random.pick([
      'is reflected by a plane mirror',
      'leaves a rectangular glass block',
      'leaves a semicircular block',
      'has passed through a prism',
    ]),
    order: random.shuffle<Pinned>(['good', 'close', 'leaning', 'above']),
  }),
  make: ({ of, order }) => ({
    stem: [
      `Two pins mark a ray that ${of}. Four students do this in different ways.`,
      `A student places two pins to mark a ray that ${of}. The pins are seen from the side.`,
      `The path of a ray that ${of} is marked with two pins.`,
    ],
    figure: pinsCompared('four-pairs-of-pins', order, LETTERS),
    prompt: ['Which way gives the most accurate line?', 'In which diagram is this done best?'],
    options: inThisOrder(Object.fromEntries(order.map((how, at) => [LETTERS[at] ?? '', PINS[how]]))),
    solution:
      'The pins stand upright and far apart, and the eye looks along their bases, because the bases mark the points on the paper.',
  }),
})

// --- Angles ---

const RAYS = [
  {
    surface: 'mirror',
    arrives: true,
    told: 'A ray meets a plane mirror.',
    asked: 'angle of incidence',
  },
  {
    surface: 'mirror',
    arrives: false,
    told: 'A ray leaves a plane mirror after reflection.',
    asked: 'angle of reflection',
  },
  {
    surface: 'glass block',
    arrives: true,
    told: 'A ray in air meets a side of a glass block.',
    asked: 'angle of incidence',
  },
  {
    surface: 'glass block',
    arrives: false,
    told: 'A ray leaves a side of a glass block and goes on in air.',
    asked: 'angle of refraction',
  },
] as const

core('angle-from-the-normal', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO3' },
  values: random => {
    const [of, right, onLeft] = [random.pick(RAYS), random.int(22, 68), random.chance(0.5)]
    const inner = onLeft ? 90 + right : 90 - right
    // Between two numbers, so that the ray strikes none of them.
    if (inner % 20 < 6 || inner % 20 > 14 || Math.abs(right - 45) < 3) return null
    const number = Math.floor(inner / 20) * 20
    const wrong = threeSlips(
      random,
      right,
      [
        [90 - right, `You took the angle between the ray and the ${of.surface}, not the normal.`],
        [
          90 + right,
          'You measured from the surface, and by the row of numbers that begins on the other side.',
        ],
        [
          Math.abs(90 - (number + 20 - (inner - number))),
          'You counted the degrees back from the larger number beside the ray.',
        ],
        [
          Math.abs(90 - (number + (inner - number) / 2)),
          'You took each mark for half a degree; there are 20 of them between two numbers.',
        ],
        [180 - 2 * right, 'You doubled the angle with the surface.'],
      ],
      value => plain(value, 0),
    )
    const near = wrong?.some(([value]) => Math.abs(value - right) < 4)
    return wrong && !near ? { of, inner, right, wrong } : null
  },
  make: ({ of, inner, right, wrong }) => ({
    stem: [
      of.told,
      `${of.told} The base of a protractor lies along the ${of.surface}.`,
      `${of.told} The diagram shows a protractor with its middle where the normal begins.`,
    ],
    figure: angleAtSurface('protractor-at-a-surface', inner, of.surface, of.arrives),
    prompt: [`What is the ${of.asked}?`, `Which value of the ${of.asked} is recorded?`],
    options: bySize({ right, wrong, print: value => `${plain(value, 0)}°` }),
    solution: `The ${of.asked} is measured from the normal, which is at 90° on the protractor. The ray is at ${inner}° of the inner row: ${inner < 90 ? `90° − ${inner}°` : `${inner}° − 90°`} = ${right}°.`,
  }),
  // By the outer row, which begins on the left.
  verify: ({ inner }) => Math.abs(180 - inner - 90),
})

// --- A sharp image ---

const SHARP = [
  {
    stem: 'A lens makes an image of a lamp on a screen. Over a small distance the image looks equally sharp.',
    prompt: 'What should be done to find the best place of the screen?',
    right: 'Move the screen slowly to and fro through the sharp image, and take the middle.',
    wrong: {
      'Move the screen until the image is as large as it can be.':
        'You took size for sharpness; the largest image need not be sharp.',
      'Move the screen quickly towards the lens, and stop at the first image.':
        'You stopped at the first place; the sharp place may lie beyond it.',
      'Move the lamp and the lens to and fro at the same time.':
        'You moved two things at once, so both distances change and no sharp place can be found.',
    },
    why: 'From both sides the student sees where the image begins to blur. The sharp place is in the middle.',
  },
  {
    stem: 'An experiment with a lens, a lamp and a screen is done in a darkened room.',
    prompt: 'What is the reason for this?',
    right: 'The image on the screen is easier to see, so its sharp place can be found more exactly.',
    wrong: {
      'The lamp becomes brighter, so the image is formed nearer to the lens.':
        'You thought that brightness changes the image distance.',
      'The light of the room would change the focal length of the lens.':
        'You thought that light changes a lens; its focal length stays the same.',
      'The image becomes larger, so it can be measured more exactly.':
        'You thought that the light of the room changes the size of the image.',
    },
    why: 'Other light falls on the screen as well and makes the image pale. In the dark one sees when it is sharp.',
  },
  {
    stem: 'A sharp image of a distant tree is formed on a card by a converging lens.',
    prompt: 'Which distance is the focal length?',
    right: 'the distance from the centre of the lens to the card',
    wrong: {
      'the distance from the tree to the centre of the lens':
        'You took the object distance, which is very large here.',
      'the distance from the tree to the card': 'You took the whole distance from object to image.',
      'half of the distance from the centre of the lens to the card':
        'You halved the image distance; the rays already meet at the principal focus.',
    },
    why: 'Rays from a distant object are nearly parallel. They meet at the principal focus, so the image distance is the focal length.',
  },
  {
    stem: 'Object, lens and screen stand along a metre rule. The middle of each is at the same height, and the lens is upright.',
    prompt: 'Why are they set up in this way?',
    right: 'The light travels parallel to the rule, so the distances that are read are the true ones.',
    wrong: {
      'The image is then as large as the object at every distance.':
        'You thought that being in line fixes the size of the image.',
      'The lens then has a shorter focal length than in any other position.':
        'You thought that the position of a lens changes its focal length.',
      'The image is then upright, so that it is easier to measure.':
        'You thought of an upright image; on a screen the image is inverted.',
    },
    why: 'If the lens leans or is too high, the image is formed beside the line and is not sharp all over. The distances along the rule are then not those of the light.',
  },
] as const

core('image-that-is-sharp', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO3' },
  values: random => random.pick(SHARP),
  make: ({ stem, prompt, right, wrong, why }) => ({
    stem,
    prompt,
    right,
    wrong,
    solution: why,
  }),
})

// --- Distances on the bench ---

core('focal-length-from-a-bench', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO3' },
  values: random => {
    const [object, u, v] = [random.step(4, 16, 2), random.step(20, 40, 2), random.step(20, 44, 2)]
    const [lens, screen] = [object + u, object + u + v]
    if (screen > 96 || u === v) return null
    const right = (u * v) / (u + v)
    const wrong = threeSlips(
      random,
      right,
      [
        [
          (lens * screen) / (lens + screen),
          'You put the numbers on the rule into the equation, not the distances.',
        ],
        [(u * (u + v)) / (2 * u + v), 'You took *v* from the object to the screen; it begins at the lens.'],
        [(lens * v) / (lens + v), 'You took *u* from the zero of the rule, not from the object.'],
        [(u + v) / 2, 'You took the mean of the two distances.'],
        [(u + v) / 4, 'You divided the distance from object to screen by 4, which needs *u* = *v*.'],
        [Math.abs(u - v), 'You subtracted the distances.'],
      ],
      value => figures(value, 2),
    )
    // Half a division beside a mark must still lead to the right one.
    const near = wrong?.some(([value]) => Math.abs(value - right) < 1)
    return wrong && !near
      ? {
          object,
          lens,
          screen,
          u,
          v,
          right,
          wrong,
          of: random.pick(['a lit triangle in a card', 'a small lamp', 'a lit slide']),
        }
      : null
  },
  make: ({ object, lens, screen, u, v, right, wrong, of }) => ({
    stem: [
      `The object is ${of}. The image on the screen is sharp. The focal length is *f* = *uv* ÷ (*u* + *v*).`,
      `A sharp image of ${of} is on the screen. A student uses *f* = *uv* ÷ (*u* + *v*), where *u* is the object distance and *v* the image distance.`,
      `Light from ${of} passes through a lens and makes a sharp image on a screen. For this lens *f* = *uv* ÷ (*u* + *v*).`,
    ],
    figure: lensBench('object-lens-screen', object, lens, screen),
    prompt: ['What is the focal length *f*?', 'Which value of *f* is found?'],
    options: numbers({ right, wrong, unit: 'cm', sigFigs: 2 }),
    solution: `*u* = ${lens} − ${object} = ${quantity(u, 'cm')} and *v* = ${screen} − ${lens} = ${quantity(v, 'cm')}. *f* = ${u} × ${v} ÷ (${u} + ${v}) = ${quantity(right, 'cm', 2)}.`,
  }),
  // By the reciprocals.
  verify: ({ object, lens, screen }) => 1 / (1 / (lens - object) + 1 / (screen - lens)),
})

// --- A thermometer in water ---

const BULBS: Record<Placed, string | null> = {
  middle: null,
  wall: 'You chose a bulb that touches the wall, where the water has another temperature.',
  bottom: 'You chose a bulb that touches the bottom, so it shows the temperature of the glass as well.',
  above: 'You chose a bulb in the air above the water.',
}

core('bulb-in-its-place', {
  facts: { difficulty: 1, checked: '2026-11-29', objective: 'AO3' },
  values: random => ({
    of: random.pick([
      'The temperature of hot water is read every minute while it cools.',
      'Cold water has been poured into hot water, and the mixture has been stirred.',
      'An electric heater has warmed some water, and is taken out.',
      'Ice has melted in a beaker of warm water.',
    ]),
    order: random.shuffle<Placed>(['middle', 'wall', 'bottom', 'above']),
  }),
  make: ({ of, order }) => ({
    stem: [of, `${of} The diagram shows four places of the thermometer.`, `${of} A thermometer is used.`],
    figure: bulbsCompared('four-thermometers', order, LETTERS),
    prompt: [
      'Where should the thermometer be?',
      'Which thermometer shows the temperature of the water best?',
    ],
    options: inThisOrder(Object.fromEntries(order.map((place, at) => [LETTERS[at] ?? '', BULBS[place]]))),
    solution:
      'The bulb must be under water and surrounded by it on all sides. At the wall or the bottom the glass has an influence.',
  }),
})

// --- Cooling ---

const COMPARED = [
  { what: 'a beaker', a: 'with a lid', b: 'without a lid' },
  { what: 'a can', a: 'with a layer of wool round it', b: 'without wool' },
  { what: 'a can', a: 'with a shiny surface', b: 'with a black surface' },
  { what: 'a beaker', a: 'in a layer of cork', b: 'without cork' },
] as const

core('rate-of-cooling-from-a-curve', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO3' },
  values: random => {
    const [of, minutes, asksSlow] = [random.pick(COMPARED), random.pick([4, 5, 8]), random.chance(0.5)]
    const start = random.step(80, 88, 2)
    const slow = start - random.step(8, 14, 2)
    const fast = slow - random.step(6, 12, 2)
    const curves = [curveThrough('A', start, slow, minutes), curveThrough('B', start, fast, minutes)] as const
    const [after, other] = asksSlow ? [slow, fast] : [fast, slow]
    // Both curves end inside the grid.
    if (20 + (start - 20) * ((fast - 20) / (start - 20)) ** (10 / minutes) < 42) return null
    const right = (start - after) / minutes
    if (!Number.isInteger(right * 10)) return null
    const wrong = threeSlips(
      random,
      right,
      [
        [(start - other) / minutes, 'You read the other curve.'],
        [(start - after) / 10, 'You divided by the time of the whole experiment.'],
        [after / minutes, 'You divided the temperature by the time, not its fall.'],
        [minutes / (start - after), 'You divided the time by the fall in temperature.'],
        [(after - 40) / minutes, 'You took the height above the lowest number of the axis for the fall.'],
        [(start - after) / 60, 'You divided by the seconds of a minute, not by the time.'],
      ],
      value => figures(value, 2),
    )
    // A small square is 2 °C: two of them between a wrong option and the right one.
    if (wrong?.some(([value]) => Math.abs(value - right) * minutes < 4)) return null
    return wrong && { of, minutes, start, after, curves, letter: asksSlow ? 'A' : 'B', right, wrong }
  },
  make: ({ of, minutes, start, after, curves, letter, right, wrong }) => ({
    stem: [
      `Hot water cools in ${of.what} ${of.a} (A) and in an equal one ${of.b} (B).`,
      `The graph shows how hot water cools: A is ${of.what} ${of.a}, B is one ${of.b}.`,
      `A student compares hot water in ${of.what} ${of.a}, curve A, and ${of.b}, curve B.`,
    ],
    figure: twoCurves('two-curves', curves, [0, minutes]),
    prompt: [
      `What is the average rate of cooling of ${letter} in the first ${minutes} minutes?`,
      `For the first ${minutes} minutes, what is the average rate of cooling of ${letter}?`,
    ],
    options: numbers({ right, wrong, unit: '°C/min', sigFigs: 2 }),
    solution: `Curve ${letter} falls from ${start} °C to ${after} °C, that is by ${start - after} °C. Average rate = fall in temperature ÷ time = ${start - after} ÷ ${minutes} = ${quantity(right, '°C/min', 2)}.`,
  }),
  // The mean of the falls of each single minute.
  verify: ({ minutes, curves, letter }) => {
    const { start, room, halves } = curves[letter === 'A' ? 0 : 1]
    const at = (time: number) => room + (start - room) * Math.exp((-Math.LN2 * time) / halves)
    let fallen = 0
    for (let minute = 0; minute < minutes; minute += 1) fallen += at(minute) - at(minute + 1)
    return fallen / minutes
  },
})
