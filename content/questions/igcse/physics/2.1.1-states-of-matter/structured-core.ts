import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { linearScale } from '@/lib/figures/laboratory/scales'
import { line, polyline, rect, type Shape, text } from '@/lib/figures/shapes'

const { core, templates } = questionsOf('structured', '2.1.1', { calculator: 'needed' })

export { templates }

const LIQUIDS = [
  { name: 'water', gas: 'oxygen' },
  { name: 'cooking oil', gas: 'nitrogen' },
  { name: 'melted wax', gas: 'helium' },
  { name: 'salt solution', gas: 'argon' },
] as const

const PLACES = [
  'In a laboratory there are two rectangular glass tanks, P and Q, each with a scale on its side.',
  'A student uses two rectangular glass tanks, P and Q. Each has a scale on its side.',
  'Two rectangular glass boxes, P and Q, stand on a bench. Each has a scale on its side.',
] as const

const [FLOOR, PER_CM, WIDE] = [158, 12, 1.5]

/** A tank in section with its scale; as wide as its base is large. */
function tank(left: number, area: number, name: string): Shape {
  const right = left + area * WIDE
  const scale = linearScale({
    from: 0,
    to: 10,
    division: 0.5,
    numbered: 2,
    x: left - 8,
    y: FLOOR,
    length: 10 * PER_CM,
    side: 'left',
  })
  return (
    polyline([
      [left, FLOOR - 10 * PER_CM - 12],
      [left, FLOOR],
      [right, FLOOR],
      [right, FLOOR - 10 * PER_CM - 12],
    ]) +
    line(left - 8, FLOOR, left - 8, FLOOR - 10 * PER_CM, 'l thin') +
    scale.shape +
    text(left - 12, FLOOR - 10 * PER_CM - 10, 'cm', { anchor: 'end', cls: 's' }) +
    text((left + right) / 2, FLOOR + 19, `${name}: base area ${area} cm^{2}`, { anchor: 'middle' })
  )
}

const SAME_VOLUME = `
  SAME = same/constant/fixed/equal/unchanged/unaffected/unaltered | not change/vary/alter/increase/decrease
  CHANGE = change/different/increase/decrease/larger/smaller/bigger/new
  reject volume ...(no shape/but/and/",").. CHANGE
  accept SAME ... volume | volume ...(no shape).. SAME | keep/retain ...(no shape).. volume
  accept volume, SAME, without shape
  accept volume and shape ... SAME
  earns: the volume stays the same
  earns: it has a fixed volume
  earns: the volume dosent change but the shape does
  earns: its voulme is constant
  misses: the shape stays the same
  misses: the volume increases
  misses: the volume changes
  misses: it takes the shape of Q`

const OTHER_SHAPE = `
  SAME = same/constant/fixed/equal/unchanged | not change/vary/alter
  CHANGE = change/different/vary/alter/new/wider/flatter
  reject shape ...(no volume/but/",").. SAME | (keep/has/have/retain ... fixed/same/definite shape)
  accept shape ...(no volume/same).. CHANGE | CHANGE ...(no volume).. shape | not fixed/definite/own/same shape
  accept take/fit/become/follow/adapt/match/fill ... shape | shape ... tank/container/vessel/box
  accept shape ... not fixed/same/constant/definite
  accept volume ...(no shape).. SAME ... "shape does"/"shape will"/"shape doesnt"/"shape doesn't"
  accept keep/retain ... volume ... not shape
  accept shape of q/tank/box/container
  accept shape ...(no same).. become/like
  unsure wider/flatter
  earns: its shape changes
  earns: it takes the shape of the container
  earns: it has no fixed shape
  earns: the shpae becomes that of tank Q
  misses: the shape stays the same
  misses: the volume changes
  misses: it has a fixed shape
  misses: the volume is constant`

const FILLS = (gas: string) => `
  WHOLE = whole/all/entire/full/total/complete/everywhere/throughout/maximum
  SPACE = tank/box/container/space/volume/room/it
  reject bottom/half | "fixed volume" | (fill/take ... part)
  accept WHOLE ... SPACE/container | fill ... SPACE/up | SPACE ... fill/fills
  reject same as wax/liquid/oil/water/solution/before
  accept same as tank/box/container/q
  accept same/equal ... volume ... tank/box/container/q | volume of/as tank/box/container/q
  accept spread ... everywhere/throughout/out | expand ... fill
  unsure WHOLE/spread/expand
  earns: it fills the whole tank
  earns: the ${gas} has the same volume as the tank
  earns: it spreads out to fill the contaner
  misses: it stays at the bottom of the tank
  misses: the same volume as before
  misses: it has a fixed volume
  misses: the gas has a low density`

core('liquid-poured-into-a-wider-tank', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => {
    const item = random.pick(LIQUIDS)
    const [first, second] = [random.step(40, 60, 10), random.step(80, 120, 10)]
    const depth = random.step(4.5, 9, 0.5)
    const after = (depth * first) / second
    // On a mark of the scale, and not at a number.
    return Math.abs(after * 2 - Math.round(after * 2)) > 1e-9 || after < 1.5 || depth % 2 === 0
      ? null
      : { item, place: random.pick(PLACES), first, second, depth, after }
  },
  make: ({ item, place, first, second, depth, after }) => {
    const { name, gas } = item
    const surface = (height: number) => FLOOR - height * PER_CM
    const wide = second * WIDE
    const empty = tank(100, second, 'Q')
    return {
      stem: `${place} At first P contains some ${name} and Q is empty.`,
      figure: figure(
        {
          name: 'thermal-physics/tank-with-liquid',
          title: 'Tank P, which contains a liquid',
          description: `A rectangular tank, P, seen from the side. The base area is ${first} square centimetres. Beside it is a scale from 0 at the base to 10 centimetres, with numbers at every 2 centimetres and 4 divisions between them. The tank is partly filled with ${name}.`,
          height: 188,
        },
        rect(140, surface(depth), first * WIDE, depth * PER_CM, 'w'),
        line(140, surface(depth), 140 + first * WIDE, surface(depth), 'p'),
        tank(140, first, 'P'),
      ),
      parts: {
        a: ask.number({
          prompt: `State the depth of the ${name} in P.`,
          subtopic: '1.1',
          objective: 'AO2',
          answer: depth,
          unit: 'cm',
          tolerance: 0.1,
          scheme: [quantity(depth, 'cm')],
          solution: `There are four divisions between two numbers that differ by 2 cm, so one division is ${quantity(0.5, 'cm')}. The surface is at ${quantity(depth, 'cm')}.`,
        }),
        'b.i': ask.number({
          prompt: `Calculate the volume of the ${name} in P.`,
          subtopic: '1.1',
          answer: depth * first,
          unit: 'cm^3',
          follow: { from: 'a', formula: `${first}*x` },
          scheme: steps(
            `base area × depth, or ${first} × ${plain(depth)}`,
            quantity(depth * first, 'cm^3', 3),
          ),
          solution: `The tank is rectangular, so volume = base area × depth = ${first} × ${plain(depth)} = ${quantity(depth * first, 'cm^3', 3)}.`,
        }),
        'b.ii': ask.number({
          lead: `All the ${name} is now poured from P into Q. The base area of Q is ${quantity(second, 'cm^2')}.`,
          prompt: `Calculate the depth of the ${name} in Q.`,
          subtopic: '1.1',
          answer: after,
          unit: 'cm',
          follow: { from: 'b.i', formula: `x/${second}` },
          scheme: steps(
            `volume ÷ base area, or ${plain(depth * first)} ÷ ${second}`,
            quantity(after, 'cm', 2),
          ),
          solution: `The volume of the liquid is the same in Q. Depth = volume ÷ base area = ${plain(depth * first)} ÷ ${second} = ${quantity(after, 'cm', 2)}.`,
        }),
        'b.iii': ask.draw({
          prompt: `Draw a straight line on the diagram of Q to show the surface of the ${name}.`,
          objective: 'AO2',
          figure: figure(
            {
              name: 'thermal-physics/empty-tank',
              title: 'Tank Q, which is empty',
              description: `A rectangular tank, Q, seen from the side. It is empty. The base area is ${second} square centimetres. Beside it is a scale from 0 at the base to 10 centimetres, with numbers at every 2 centimetres and 4 divisions between them.`,
              height: 188,
            },
            empty,
          ),
          tools: ['line'],
          checks: [
            {
              as: 'line',
              passes: [
                { at: [112, surface(after)], within: 4 },
                { at: [100 + wide - 12, surface(after)], within: 4 },
              ],
            },
          ],
          modelFigure: figure(
            {
              name: 'thermal-physics/tank-with-its-surface',
              title: 'Tank Q with the surface of the liquid',
              description: `A level line crosses the tank from wall to wall at ${plain(after)} centimetres on the scale.`,
              height: 188,
            },
            empty,
            line(100, surface(after), 100 + wide, surface(after), 'g'),
          ),
          scheme: [`level line from wall to wall at ${quantity(after, 'cm')}`],
          solution: `The surface of a liquid is level. It stands at ${quantity(after, 'cm')} on the scale and reaches from wall to wall.`,
        }),
        c: ask.written({
          prompt: `State what happens to the **volume** and what happens to the **shape** of the ${name} when it is poured from P into Q.`,
          lines: 2,
          scheme: [
            judged('volume: stays the same', SAME_VOLUME),
            judged('shape: changes / it takes the shape of Q', OTHER_SHAPE),
          ],
          modelAnswer: 'The volume stays the same. The shape changes: it takes the shape of the container.',
          solution:
            'A liquid has a fixed volume, but no fixed shape. It flows and takes the shape of its container.',
        }),
        'd.i': words({
          subject: 'igcse/physics',
          lead: `The ${name} in Q is cooled until all of it is a solid.`,
          prompt: 'State the name of this change of state.',
          answers: [
            {
              text: 'solidifying',
              accept: ['solidification', 'freezing', 'freeze', 'solidify', 'solidifies', 'freezes'],
            },
          ],
          reject: [
            { text: 'melting', why: 'Melting is the change from solid to liquid.' },
            { text: 'condensing', why: 'Condensing is the change from gas to liquid.' },
          ],
          solution: 'The change from liquid to solid is solidifying, or freezing.',
        }),
        'd.ii': ask.written({
          lead: `Q is emptied and closed with a lid, and the air is pumped out. A little ${gas} is let into the tank instead.`,
          prompt: `State the volume that the ${gas} takes up.`,
          lines: 1,
          scheme: [judged('the whole volume of the tank', FILLS(gas))],
          modelAnswer: `The ${gas} fills the whole tank.`,
          solution: 'A gas has no volume of its own. It spreads until it fills its container.',
        }),
      },
    }
  },
  verify: ({ first, second, depth }) => {
    // Counts cubes of half a centimetre.
    const cubes = first * 4 * (depth * 2)
    return { a: depth, 'b.i': cubes / 8, 'b.ii': cubes / (second * 4) / 2 }
  },
})
