import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity, toSigFigs } from '@/lib/exams/format'
import { angleFigures } from '../triangle-figures'
import { cliff, mast, ship } from './drawings'

const { core, supplement, templates } = questionsOf('structured', 'E6.2', { calculator: 'needed' })

export { templates }

const RADIAN = Math.PI / 180
const tan = (degrees: number) => Math.tan(degrees * RADIAN)

core('two-legs-at-right-angles', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [one, other] = [random.int(14, 48), random.int(9, 38)]
    const bearing = random.int(24, 60)
    const share = other / one
    const who = random.pick(['ship', 'plane', 'drone'])
    return share < 0.4 || share > 1.2 ? null : { one, other, bearing, who }
  },
  make: ({ one, other, bearing, who }) => {
    const unit = who === 'drone' ? 'm' : 'km'
    const goes = who === 'ship' ? 'sails' : 'flies'
    const [far, turn] = [Math.hypot(one, other), Math.atan2(other, one) / RADIAN]
    const first = bearing + turn
    const shown = first < 100 ? `0${plain(first, 1)}` : plain(first, 1)
    return {
      stem: `A ${who} ${goes} ${quantity(one, unit)} from *P* to *Q* on a bearing of 0${bearing}°. It then turns clockwise through 90° and ${goes} ${quantity(other, unit)} to *R*.`,
      figure: ship(bearing, one, other, unit),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: ['Calculate the distance *PR*.', 'Calculate the direct distance from *R* to *P*.'],
          scheme: [`M1 $${one}^2 + ${other}^2$`, `A1 ${figures(far, 3)} (${unit})`],
          solution: `Triangle *PQR* has a right angle at *Q*: $PR = \\sqrt{${one}^2 + ${other}^2} = ${figures(far, 3)}$ ${unit}.`,
          answer: far,
          sigFigs: 3,
          unit,
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the bearing of *R* from *P*. Give your answer correct to 1 decimal place.',
          scheme: [
            `M1 $\\tan QPR = \\frac{${other}}{${one}}$`,
            `A1 ${plain(turn, 1)}`,
            `B1 ${shown}, or 0${bearing} + their angle *QPR*`,
          ],
          solution: `$\\tan QPR = \\frac{${other}}{${one}}$, so angle *QPR* = ${plain(turn, 1)}°.\n\nThe bearing is measured clockwise from north: $${bearing} + ${plain(turn, 1)} = ${plain(first, 1)}$, written ${shown}°.`,
          answer: first,
          sigFigs: angleFigures(first),
          unit: '°',
        }),
        c: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the bearing of *P* from *R*. Give your answer correct to 1 decimal place.',
          scheme: [`B1 ${plain(first + 180, 1)}, or 180 + their answer to (b)`],
          solution: `The way back differs by half a turn: $${plain(first, 1)} + 180 = ${plain(first + 180, 1)}$.`,
          answer: first + 180,
          sigFigs: 4,
          unit: '°',
          follow: { from: 'b', formula: 'x + 180' },
        }),
      },
    }
  },
  verify: ({ one, other, bearing }) => {
    const at = (angle: number) => [Math.sin(angle * RADIAN), Math.cos(angle * RADIAN)] as const
    const [[e1, n1], [e2, n2]] = [at(bearing), at(bearing + 90)]
    const [east, north] = [one * e1 + other * e2, one * n1 + other * n2]
    const way = (Math.atan2(east, north) / RADIAN + 360) % 360
    return {
      a: Math.sqrt(east * east + north * north),
      b: way,
      c: (Math.atan2(-east, -north) / RADIAN + 360) % 360,
    }
  },
})

supplement('angles-of-depression', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const height = random.int(38, 95)
    const [steep, flat] = [random.int(32, 58), random.int(17, 40)]
    return steep - flat < 9 || flat / steep < 0.4 ? null : { height, steep, flat, thing: random.int(0, 2) }
  },
  make: ({ height, steep, flat, thing }) => {
    const [near, far] = [height / tan(steep), height / tan(flat)]
    const [what, who] = (
      [
        ['a vertical cliff', 'boats'],
        ['a lighthouse, which stands at the edge of the sea', 'yachts'],
        ['a vertical tower on level ground', 'cars'],
      ] as const
    )[thing] ?? ['a vertical cliff', 'boats']
    return {
      stem: `*T* is the top of ${what}, and *TF* = ${quantity(height, 'm')}. Two ${who}, at *A* and *B*, are in a straight line with *F*, at the same level as *F*. From *T* the angle of depression of *A* is ${steep}° and the angle of depression of *B* is ${flat}°.`,
      figure: cliff(height, near, far),
      parts: {
        a: ask.number({
          command: 'Calculate',
          prompt: [
            `Calculate the distance between the two ${who}.`,
            'Calculate the length of *AB*.',
            `Calculate how far apart the two ${who} are.`,
          ],
          scheme: [
            `B1 ${steep}° or ${flat}° marked correctly, for angle *TAF* or *TBF*`,
            `M1 $\\frac{${height}}{\\tan ${steep}}$ or $\\frac{${height}}{\\tan ${flat}}$`,
            `M1 $\\frac{${height}}{\\tan ${flat}} - \\frac{${height}}{\\tan ${steep}}$`,
            `A1 ${figures(far - near, 3)} (m)`,
          ],
          solution: `An angle of depression is measured down from the horizontal. It is equal to the alternate angle at the boat or car: angle *TAF* = ${steep}° and angle *TBF* = ${flat}°.\n\n$FA = \\frac{${height}}{\\tan ${steep}^\\circ} = ${figures(near, 5)}$ and $FB = \\frac{${height}}{\\tan ${flat}^\\circ} = ${figures(far, 5)}$.\n\n$AB = ${figures(far, 5)} - ${figures(near, 5)} = ${figures(far - near, 3)}$ m`,
          answer: far - near,
          sigFigs: 3,
          unit: 'm',
        }),
      },
    }
  },
  // By the sine rule in triangle TAB.
  verify: ({ height, steep, flat }) => {
    const slant = height / Math.sin(steep * RADIAN)
    return { a: (slant * Math.sin((steep - flat) * RADIAN)) / Math.sin(flat * RADIAN) }
  },
})

supplement('height-of-a-mast', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [far, angle] = [random.int(36, 75), random.int(24, 41)]
    const step = random.int(10, 25)
    const eye = random.pick([1.5, 1.6, 1.7])
    const thing = random.pick(['mast', 'tower', 'chimney'])
    return { far, angle, step, eye, thing, lean: random.int(55, 68) }
  },
  make: ({ far, angle, step, eye, thing, lean }) => {
    const above = far * tan(angle)
    const height = above + eye
    const second = Math.atan(above / (far - step)) / RADIAN
    const cable = height / Math.sin(lean * RADIAN)
    return {
      stem: `*FT* is a vertical ${thing} on level ground. Sara stands at *A*, ${quantity(far, 'm')} from *F*. Her eye, at *E*, is ${quantity(eye, 'm')} above the ground. From *E* the angle of elevation of *T* is ${angle}°.`,
      figure: mast(far, step, height),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: [`Calculate the height of the ${thing}.`, `Calculate the height *FT* of the ${thing}.`],
          scheme: [`M1 $${far} \\times \\tan ${angle}$`, `M1 adds ${eye}`, `A1 ${figures(height, 3)} (m)`],
          solution: `From the level of her eye the ${thing} rises $${far} \\times \\tan ${angle}^\\circ = ${figures(above, 5)}$ m.\n\nAdd the height of the eye: $${figures(above, 5)} + ${eye} = ${figures(height, 3)}$ m.`,
          answer: height,
          sigFigs: 3,
          unit: 'm',
        }),
        b: ask.number({
          command: 'Calculate',
          lead: `Sara walks ${quantity(step, 'm')} in a straight line towards *F*, to *B*.`,
          prompt: 'Calculate the new angle of elevation of *T* from her eye.',
          scheme: [
            `B1 ${far - step} for her new distance`,
            `M1 $\\tan x = \\frac{${figures(above, 3)}}{${far - step}}$`,
            `A1 ${plain(second, 1)}`,
          ],
          solution: `She is now $${far} - ${step} = ${far - step}$ m away. *T* is still ${figures(above, 5)} m above the level of her eye.\n\n$x = \\tan^{-1}\\left(\\frac{${figures(above, 5)}}{${far - step}}\\right) = ${plain(second, 1)}$°`,
          answer: second,
          sigFigs: angleFigures(second),
          unit: '°',
          alsoRight: [toSigFigs(above, 3), toSigFigs(height, 3) - eye].map(
            each => Math.atan(each / (far - step)) / RADIAN,
          ),
        }),
        c: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          lead: `A straight cable joins *T* to a point on the ground. It makes an angle of ${lean}° with the ground.`,
          prompt: 'Calculate the length of the cable.',
          scheme: [
            `M1 $\\frac{${figures(height, 3)}}{\\sin ${lean}}$, with their height`,
            `A1 ${figures(cable, 3)} (m)`,
          ],
          solution: `The cable is the hypotenuse and the height is opposite the angle: $\\frac{${figures(height, 5)}}{\\sin ${lean}^\\circ} = ${figures(cable, 3)}$ m.`,
          answer: cable,
          sigFigs: 3,
          unit: 'm',
          follow: { from: 'a', formula: `x/sin(${lean})` },
          via: [{ value: height, formula: `x/sin(${lean})` }],
        }),
      },
    }
  },
  verify: ({ far, angle, step, eye, lean }) => {
    const sight = far / Math.cos(angle * RADIAN)
    const above = sight * Math.sin(angle * RADIAN)
    const nearer = Math.hypot(far - step, above)
    const foot = (above + eye) / tan(lean)
    return {
      a: above + eye,
      b: Math.asin(above / nearer) / RADIAN,
      c: Math.hypot(foot, above + eye),
    }
  },
})
