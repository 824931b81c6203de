import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { arrow, centred, rect, type Shape } from '@/lib/figures/shapes'
import { DENSITY_EQUATION } from '../equations'
import { isNeat } from '../shared'
import { cooledAbove, heatedBelow } from './points-core'

const { core, templates } = questionsOf('structured', '2.3.2', { calculator: 'needed' })

export { templates }

const SCENES = [
  {
    stem: 'An electric heater stands on the floor of a room, near one wall. It is switched on.',
    fluid: 'air',
    vessel: 'room',
    source: 'heater',
    heats: true,
    sample: 'The room contains',
    volume: [30, 60, 2],
    density: [1.15, 1.25],
    units: ['kg', 'm^3', 'kg/m^3'],
  },
  {
    stem: 'A large tank of water has an electric heater at the bottom, near one side. It is switched on.',
    fluid: 'water',
    vessel: 'tank',
    source: 'heater',
    heats: true,
    sample: 'Some time later a student takes from the tank a sample of',
    volume: [200, 400, 25],
    density: [0.968, 0.984],
    units: ['g', 'cm^3', 'g/cm^3'],
  },
  {
    stem: 'A refrigerator has a cooling unit near the top of its back wall. It is switched on.',
    fluid: 'air',
    vessel: 'refrigerator',
    source: 'cooling unit',
    heats: false,
    sample: 'When it is cold, the refrigerator contains',
    volume: [0.2, 0.4, 0.02],
    density: [1.26, 1.3],
    units: ['kg', 'm^3', 'kg/m^3'],
  },
  {
    stem: 'A shop keeps orange juice cool in a glass tank. A cooling unit is fixed near the top, at one side. It is switched on.',
    fluid: 'juice',
    vessel: 'tank',
    source: 'cooling unit',
    heats: false,
    sample: 'A shop assistant takes from the tank a sample of',
    volume: [200, 400, 25],
    density: [1.03, 1.06],
    units: ['g', 'cm^3', 'g/cm^3'],
  },
] as const

const [LEFT, RIGHT, TOP, FLOOR] = [40, 320, 14, 196]

/** A box with a heater below or a cooling unit above, on one side, and three dashed boxes for arrows. */
function scene(source: string, heats: boolean, atLeft: boolean): Shape {
  const x = atLeft ? LEFT + 44 : RIGHT - 44
  const y = heats ? FLOOR - 26 : TOP + 6
  return (
    rect(LEFT, TOP, RIGHT - LEFT, FLOOR - TOP, 'l sheet') +
    rect(x - 40, y, 80, 20, heats ? 'r rw' : 'p w') +
    centred(x, y + 10, source, 's') +
    rect(LEFT + 18, 66, 52, 78, 'l thin dash') +
    rect(RIGHT - 70, 66, 52, 78, 'l thin dash') +
    (heats ? rect(130, TOP + 10, 100, 34, 'l thin dash') : rect(130, FLOOR - 44, 100, 34, 'l thin dash'))
  )
}

core('current-drawn-with-arrows', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const item = random.pick(SCENES)
    const volume = random.step(item.volume[0], item.volume[1], item.volume[2])
    const mass = Number((volume * random.step(item.density[0], item.density[1], 0.002)).toPrecision(3))
    const density = mass / volume
    return isNeat(density) ? null : { item, volume, mass, density, atLeft: random.chance(0.5) }
  },
  make: ({ item, volume, mass, density, atLeft }) => {
    const { fluid, vessel, source, heats } = item
    const [massUnit, volumeUnit, unit] = item.units
    const near = atLeft ? LEFT + 44 : RIGHT - 44
    const far = atLeft ? RIGHT - 44 : LEFT + 44
    const level = heats ? TOP + 27 : FLOOR - 27
    const [from, to] = atLeft ? [148, 212] : [212, 148]
    const [low, high] = [128, 82]
    const [nearStart, nearEnd] = heats ? [low, high] : [high, low]
    const side = atLeft ? 'left' : 'right'
    const other = atLeft ? 'right' : 'left'
    const given = scene(source, heats, atLeft)
    const description = `A section through a closed ${vessel}. The ${source} is ${heats ? 'at the bottom' : 'at the top'}, on the ${side}. There are three empty dashed boxes: an upright one on the left, an upright one on the right, and a level one in the middle near the ${heats ? 'top' : 'bottom'}.`
    const facts = { height: 210 }
    return {
      stem: item.stem,
      parts: {
        a: words({
          subject: 'igcse/physics',
          prompt: `State the name of the main method by which thermal energy is transferred through the ${fluid} in the ${vessel}.`,
          answers: [{ text: 'convection', accept: ['convection current', 'convection currents'] }],
          reject: [
            {
              text: 'conduction',
              why: `Liquids and gases are bad conductors. Here the ${fluid} itself moves.`,
            },
            {
              text: 'radiation',
              why: `Some energy is radiated, but most is carried by the ${fluid}, which moves.`,
            },
          ],
          solution: 'Convection is the main method of thermal energy transfer in liquids and gases.',
        }),
        b: ask.draw({
          prompt: `Draw **one** straight arrow in each of the three dashed boxes to show how the ${fluid} moves.`,
          figure: figure(
            {
              ...facts,
              name: 'thermal-physics/boxes-for-a-current',
              title: `Section through the ${vessel}`,
              description,
            },
            given,
          ),
          tools: ['arrow'],
          checks: [
            {
              as: 'arrow',
              passes: [
                { at: [near, nearStart], within: 26 },
                { at: [near, nearEnd], within: 26 },
              ],
            },
            {
              as: 'arrow',
              passes: [
                { at: [from, level], within: 17 },
                { at: [to, level], within: 17 },
              ],
            },
            {
              as: 'arrow',
              passes: [
                { at: [far, nearEnd], within: 26 },
                { at: [far, nearStart], within: 26 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: 'thermal-physics/boxes-with-a-current',
              title: 'The convection current',
              description: `The arrow on the ${side} points ${heats ? 'upwards' : 'downwards'}, the level one to the ${other}, and the arrow on the ${other} points ${heats ? 'downwards' : 'upwards'}.`,
            },
            given,
            arrow(near, nearStart + (heats ? 8 : -8), near, nearEnd - (heats ? 8 : -8), { cls: 'g' }),
            arrow(from, level, to, level, { cls: 'g' }),
            arrow(far, nearEnd - (heats ? 8 : -8), far, nearStart + (heats ? 8 : -8), { cls: 'g' }),
          ),
          scheme: [
            `arrow ${heats ? 'upwards, above the heater' : 'downwards, below the cooling unit'}`,
            `level arrow to the ${other}`,
            `arrow ${heats ? 'downwards' : 'upwards'} on the other side`,
          ],
          solution: heats
            ? `The ${fluid} rises above the heater, moves along the top, sinks on the other side and returns along the bottom.`
            : `The ${fluid} sinks below the cooling unit, moves along the bottom, rises on the other side and returns along the top.`,
        }),
        c: ask.written({
          prompt: `Explain why the ${fluid} near the ${source} moves, and what takes its place.`,
          marks: 3,
          lines: 4,
          scheme: heats ? heatedBelow(fluid) : cooledAbove(fluid),
          modelAnswer: heats
            ? `The ${fluid} near the heater is heated and expands. It becomes less dense, so it rises. Cooler, denser ${fluid} sinks and takes its place.`
            : `The ${fluid} near the cooling unit is cooled and contracts. It becomes denser, so it sinks. Warmer, less dense ${fluid} rises and takes its place.`,
          solution: `Any three of the four steps. Say that it is the ${fluid} that ${heats ? 'rises' : 'sinks'}: “${heats ? 'heat rises' : 'cold sinks'}” earns nothing.`,
        }),
        'd.i': ask.written({
          prompt: 'State the equation that links density, mass and volume.',
          subtopic: '1.4',
          lines: 1,
          scheme: [DENSITY_EQUATION],
          modelAnswer: 'density = mass ÷ volume',
          solution: 'Density is the mass of each unit of volume: *ρ* = *m* ÷ *V*.',
        }),
        'd.ii': ask.number({
          prompt: `${item.sample} ${quantity(volume, volumeUnit)} of ${fluid} with a mass of ${quantity(mass, massUnit)}. Calculate its density.`,
          command: 'Calculate',
          subtopic: '1.4',
          answer: density,
          unit,
          scheme: steps(`${plain(mass)} ÷ ${plain(volume)}`, quantity(density, unit, 3)),
          solution: `Density = mass ÷ volume = ${plain(mass)} ÷ ${plain(volume)} = ${quantity(density, unit, 3)}.`,
        }),
      },
    }
  },
  verify: ({ mass, volume }) => ({ 'd.ii': 1 / (volume / mass) }),
})
