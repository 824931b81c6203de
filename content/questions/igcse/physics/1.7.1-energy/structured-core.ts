import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { wordsCell } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { box } from '@/lib/figures/flow'
import { arrow, text } from '@/lib/figures/shapes'
import { BY_CURRENT, CONSERVATION_IN_CORE, STOPPING } from './points-core'

const { core, templates } = questionsOf('structured', '1.7.1', { calculator: 'needed' })

export { templates }

const subject = 'igcse/physics'

const MOVERS = [
  { name: 'toy car', where: 'along a level floor', joules: [20, 90, 5], contact: 'the floor' },
  { name: 'model train', where: 'along a level track', joules: [40, 160, 10], contact: 'the track' },
  { name: 'model boat', where: 'across a pond', joules: [60, 240, 10], contact: 'the water' },
  { name: 'electric scooter', where: 'along a level road', joules: [2000, 6000, 200], contact: 'the road' },
] as const

const STORES = {
  chemical: [
    'chemical',
    'chemical energy',
    'chemical store',
    'chemical energy store',
    'chemical potential',
    'chemical potential energy',
  ],
  kinetic: [
    'kinetic',
    'kinetic energy',
    'kinetic store',
    'kinetic energy store',
    'ke',
    'movement',
    'movement energy',
  ],
  thermal: [
    'internal (thermal)',
    'thermal',
    'internal',
    'thermal energy',
    'internal energy',
    'thermal store',
    'internal store',
    'thermal energy store',
    'internal energy store',
    'heat',
    'heat energy',
    'internal thermal',
    'thermal internal',
    'thermal or internal',
    'internal or thermal',
    'internal thermal energy',
  ],
} as const

/** A cell for the name of a store. */
const storeCell = (letter: string, store: keyof typeof STORES, reject: string[]) =>
  wordsCell(letter, store, { subject, accept: STORES[store].filter(each => each !== store), reject })

core('energy-flow-of-a-battery-and-motor', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const mover = random.pick(MOVERS)
    const [least, most, step] = mover.joules
    const input = random.step(least, most, step)
    const useful = Math.round((input * random.step(0.45, 0.75, 0.05)) / (step / 5)) * (step / 5)
    const wasted = input - useful
    return wasted === useful ? null : { mover, input, useful, wasted }
  },
  make: ({ mover, input, useful, wasted }) => {
    const { name } = mover
    const short = name.split(' ').at(-1) ?? name
    const first = box(4, 66, 92, 56, 'P store\nof battery')
    const motor = box(146, 70, 62, 48, 'motor')
    const right = box(254, 14, 102, 56, `R store\nof ${short}`)
    const low = box(254, 118, 102, 72, 'S store\nof motor and\nsurroundings')
    return {
      stem: `A battery drives the motor of ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}. The ${short} starts from rest and moves ${mover.where}. The diagram shows the transfer of energy while the ${short} gets faster. The letters P, R and S stand for energy stores.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/energy-flow-of-a-motor',
          title: 'Energy flow from a battery through a motor',
          description: `A box called P store of battery. An arrow called Q, marked ${plain(input)} J, leads from it to a box called motor. Two arrows leave the motor: one marked ${plain(useful)} J to a box called R store of ${short}, the other without a number to a box called S store of motor and surroundings.`,
          height: 204,
        },
        first.shape,
        motor.shape,
        right.shape,
        low.shape,
        arrow(...first.right, ...motor.left, { cls: 'p' }),
        text(121, 84, 'Q', { anchor: 'middle', cls: 'b' }),
        text(121, 114, quantity(input, 'J'), { anchor: 'middle', cls: 's' }),
        arrow(208, 86, 254, 46, { cls: 'p' }),
        text(226, 54, quantity(useful, 'J'), { anchor: 'end', cls: 's' }),
        arrow(208, 104, 254, 148, { cls: 'p' }),
      ),
      parts: {
        a: ask.table({
          prompt: 'Complete the table with the names of the energy stores.',
          head: ['letter', 'energy store'],
          rows: [
            [{ text: 'P' }, storeCell('P', 'chemical', ['electrical', 'electric', 'kinetic', 'thermal'])],
            [{ text: 'R' }, storeCell('R', 'kinetic', ['electrical', 'chemical', 'thermal', 'potential'])],
            [{ text: 'S' }, storeCell('S', 'thermal', ['kinetic', 'chemical', 'sound', 'electrical'])],
          ],
          scheme: ['P: chemical', 'R: kinetic', 'S: internal (thermal)'],
          solution: `A battery is a store of chemical energy. The moving ${short} has kinetic energy. The motor and the surroundings are heated, so energy goes to their internal (thermal) stores.`,
        }),
        b: ask.written({
          prompt: 'State how energy is transferred from the battery to the motor, at Q.',
          lines: 1,
          scheme: [BY_CURRENT],
          modelAnswer: 'It is transferred by an electric current (electrical work).',
          solution:
            'Wires join the battery to the motor. There is a current in them, which transfers the energy (electrical work).',
        }),
        'c.i': ask.written({
          prompt: 'State the principle of conservation of energy.',
          scheme: [CONSERVATION_IN_CORE],
          modelAnswer:
            'Energy cannot be created or destroyed. It can only be transferred from one store to another.',
          solution: 'Energy changes its store, but the total stays the same.',
        }),
        'c.ii': ask.number({
          prompt: `Calculate the energy that is transferred to S.`,
          answer: wasted,
          unit: 'J',
          scheme: [`C1 energy to S = ${plain(input)} − ${plain(useful)}`, `A1 ${quantity(wasted, 'J')}`],
          solution: `The energy to R and to S together is equal to the energy from the battery: ${plain(input)} − ${plain(useful)} = ${quantity(wasted, 'J')}.`,
        }),
        d: ask.written({
          lead: `The motor is switched off. The ${short} slows down and stops.`,
          prompt: `Describe the transfer of energy between stores as the ${short} slows down.`,
          scheme: STOPPING,
          modelAnswer: `Energy is transferred from the kinetic store of the ${short} to the internal (thermal) store of the ${short}, ${mover.contact} and the surroundings.`,
          solution: `The ${short} has less kinetic energy as it slows down. Work is done against ${mover.name === 'model boat' ? 'the drag of the water' : 'friction'}, which heats the ${short} and ${mover.contact}.`,
        }),
      },
    }
  },
  verify: ({ input, useful }) => {
    // What must be added to the useful energy, joule by joule, to make up the input.
    let joules = 0
    while (useful + joules < input) joules += 1
    return { 'c.ii': joules }
  },
})
