import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { money, plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { arrow, line, polygon, rect, type Shape, text } from '@/lib/figures/shapes'
import { AIR_CONDUCTS_BADLY, FOIL_REFLECTS, TRAPPED_NO_CONVECTION } from './points-core'

const { core, templates } = questionsOf('structured', '2.3.4', { calculator: 'needed' })

export { templates }

const BUILDINGS = [
  { what: 'a house', name: 'house', stuff: 'glass wool' },
  { what: 'a small school', name: 'school', stuff: 'sheep’s wool' },
  { what: 'a hut in the mountains', name: 'hut', stuff: 'plastic foam' },
  { what: 'a village clinic', name: 'clinic', stuff: 'glass wool' },
] as const

type Losses = { roof: number; walls: number; windows: number; floor: number }

/** A house in section, with the rate of loss beside each of its parts. */
const house = ({ roof, walls, windows, floor }: Losses): Shape =>
  polygon(
    [
      [100, 84],
      [180, 26],
      [260, 84],
    ],
    'l sheet',
  ) +
  rect(110, 84, 140, 96, 'l sheet') +
  rect(236, 112, 14, 34, 'l w') +
  rect(120, 150, 52, 22, 'r rw') +
  text(146, 165, 'heater', { anchor: 'middle', cls: 's' }) +
  text(180, 72, 'loft', { anchor: 'middle', cls: 's' }) +
  text(182, 110, 'room', { anchor: 'middle', cls: 's' }) +
  line(60, 180, 300, 180) +
  arrow(216, 48, 244, 20, { cls: 'r' }) +
  text(250, 18, `roof\n${plain(roof)} W`) +
  arrow(106, 120, 70, 120, { cls: 'r' }) +
  text(62, 116, `walls\n${plain(walls)} W`, { anchor: 'end' }) +
  arrow(254, 129, 288, 129, { cls: 'r' }) +
  text(292, 126, `windows\n${plain(windows)} W`) +
  arrow(180, 184, 180, 208, { cls: 'r' }) +
  text(190, 206, `floor ${plain(floor)} W`)

core('losses-of-a-heated-building', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const losses = {
      roof: random.step(1600, 3200, 200),
      walls: random.step(1500, 2900, 100),
      windows: random.step(600, 1500, 100),
      floor: random.step(400, 900, 100),
    }
    const after = losses.roof * random.pick([0.25, 0.3])
    const price = random.pick([0.15, 0.2, 0.24, 0.25, 0.3])
    const saved = ((losses.roof - after) / 1000) * 24
    return after % 10 !== 0 || losses.walls === losses.roof
      ? null
      : { item: random.pick(BUILDINGS), losses, after, price, saved }
  },
  make: ({ item, losses, after, price, saved }) => {
    const { what, name, stuff } = item
    const all = [losses.roof, losses.walls, losses.windows, losses.floor]
    const total = all.reduce((sum, each) => sum + each, 0)
    const less = losses.roof - after
    return {
      stem: `On a cold day ${what} is heated by electric heaters, and the temperature inside is constant. The diagram shows the rate at which thermal energy is transferred out of each part of the ${name}.`,
      figure: figure(
        {
          name: 'thermal-physics/losses-of-a-building',
          title: `Thermal energy transferred out of a ${name}`,
          description: `A building in section, with a loft below the roof and a room with a heater. Arrows lead out of it, each with a power: roof ${losses.roof} watts, walls ${losses.walls} watts, windows ${losses.windows} watts, floor ${losses.floor} watts.`,
          height: 220,
        },
        house(losses),
      ),
      parts: {
        a: ask.number({
          prompt: `Calculate the total power of the heaters that keeps the temperature constant.`,
          subtopic: '1.7.4',
          answer: total,
          unit: 'W',
          scheme: steps(all.map(each => plain(each)).join(' + '), quantity(total, 'W')),
          solution: `The temperature is constant when the heaters transfer energy into the ${name} as fast as it is transferred out: ${all.map(each => plain(each)).join(' + ')} = ${quantity(total, 'W')}.`,
        }),
        'b.i': ask.number({
          lead: `The loft is filled with a thick layer of ${stuff}. The rate of transfer through the roof falls to ${quantity(after, 'W')}.`,
          prompt: `Calculate the energy, in kWh, that this saves in ${quantity(24, 'hours')}.`,
          subtopic: '4.2.5',
          answer: saved,
          unit: 'kWh',
          keepUnit: true,
          scheme: steps(
            `${plain(losses.roof)} − ${plain(after)}, or ${quantity(less, 'W')}, or ${quantity(less / 1000, 'kW')}`,
            `${plain(less / 1000)} × 24`,
            quantity(saved, 'kWh', 3),
          ),
          solution: `The power saved is ${plain(losses.roof)} − ${plain(after)} = ${quantity(less, 'W')} = ${quantity(less / 1000, 'kW')}. Energy = power × time = ${plain(less / 1000)} × 24 = ${quantity(saved, 'kWh', 3)}.`,
        }),
        'b.ii': ask.number({
          lead: `Energy costs ${money(price)} for each kWh.`,
          prompt: `Calculate the money that is saved in ${quantity(24, 'hours')}.`,
          subtopic: '4.2.5',
          answer: saved * price,
          unit: '$',
          tolerance: 0.006,
          follow: { from: 'b.i', formula: `x*${price}` },
          scheme: [money(saved * price)],
          solution: `Each kWh costs ${money(price)}: ${plain(saved)} × ${plain(price)} = ${money(saved * price)}.`,
        }),
        c: ask.written({
          lead: `The ${stuff} contains a lot of trapped air.`,
          prompt: `Explain how it reduces the transfer of thermal energy through the roof. Name **two** methods of transfer.`,
          scheme: [
            judged('air is a bad conductor, so there is little conduction', AIR_CONDUCTS_BADLY),
            judged(
              'the air is trapped / cannot move, so there is no convection (current)',
              TRAPPED_NO_CONVECTION,
            ),
          ],
          modelAnswer:
            'Air is a bad conductor, so there is little conduction. The air is trapped and cannot move, so there are no convection currents.',
          solution:
            'Air conducts very badly. Free air would still carry energy by convection, but in small pockets it cannot move about.',
        }),
        'd.i': words({
          subject: 'igcse/physics',
          lead: 'The heater in the room warms the air next to it.',
          prompt: `State the method by which this air carries thermal energy to all parts of the room.`,
          subtopic: '2.3.2',
          answers: [{ text: 'convection', accept: ['convection current', 'convection currents'] }],
          reject: [
            { text: 'conduction', why: 'Air is a very bad conductor. Here the warm air itself moves.' },
            { text: 'radiation', why: 'Radiation is not carried by air. Here the warm air itself moves.' },
          ],
          solution: 'The warm air rises and moves through the room: this is convection.',
        }),
        'd.ii': ask.written({
          lead: 'A sheet of shiny foil is fixed to the wall behind the heater.',
          prompt: 'Explain how the foil reduces the energy that reaches this wall.',
          subtopic: '2.3.3',
          lines: 2,
          scheme: [judged('it reflects (infrared / thermal) radiation (back into the room)', FOIL_REFLECTS)],
          modelAnswer: 'The shiny foil reflects infrared radiation back into the room.',
          solution: 'Shiny surfaces are good reflectors and bad absorbers of infrared radiation.',
        }),
      },
    }
  },
  verify: ({ losses, after, price }) => {
    let kilowattHours = 0
    for (let hour = 0; hour < 24; hour += 1) kilowattHours += (losses.roof - after) / 1000
    return {
      a: Object.values(losses).reduce((sum, each) => each + sum, 0),
      'b.i': kilowattHours,
      'b.ii': price * kilowattHours,
    }
  },
})
