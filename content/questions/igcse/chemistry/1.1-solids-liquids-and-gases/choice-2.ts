import { inThisOrder, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import type { Matter, Why } from '../shared'
import { arrowsFigure, coolingFigure, fourBoxes, type Look, twoBoxes } from './drawings'

const { core, supplement, templates } = choiceQuestions('1.1')

export { templates }

const STATES: readonly Matter[] = ['solid', 'liquid', 'gas']

const OTHER_BOX: Record<Look, string> = {
  solid: 'You chose a solid: its particles touch and stand in regular rows.',
  liquid: 'You chose a liquid: its particles touch, but have no regular pattern.',
  gas: 'You chose a gas: its particles are far apart.',
  none: 'You chose particles far apart in rows; in no state are they arranged like this.',
}

const AT_ROOM: Record<Matter, readonly string[]> = {
  solid: ['copper', 'sodium chloride', 'iodine', 'sulfur'],
  liquid: ['bromine', 'water', 'mercury', 'ethanol'],
  gas: ['argon', 'helium', 'neon', 'krypton'],
}

core('box-of-particles', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const state = random.pick(STATES)
    return {
      state,
      what: random.pick(AT_ROOM[state]),
      looks: random.shuffle<Look>(['solid', 'liquid', 'gas', 'none']),
    }
  },
  make: ({ state, what, looks }) => ({
    stem: [
      'Each box shows particles in a closed container.',
      'Four containers with particles are shown.',
      'The boxes A to D show particles, drawn as circles.',
    ],
    figure: fourBoxes(looks),
    prompt: [
      `Which box shows the particles of ${what} at room temperature?`,
      `At room temperature, which box shows the arrangement of the particles in ${what}?`,
    ],
    options: inThisOrder(
      looks.map((look, at): string | Wrong => {
        const letter = 'ABCD'.charAt(at)
        return look === state ? letter : [letter, OTHER_BOX[look]]
      }),
    ),
    solution: `At room temperature ${what} is a ${state}. In a ${state} the particles are ${state === 'solid' ? 'close together in a regular pattern' : state === 'liquid' ? 'close together without a regular pattern' : 'far apart without a pattern'}: box ${'ABCD'.charAt(looks.indexOf(state))}.`,
  }),
})

const BETWEEN: Record<string, readonly [before: Matter, after: Matter]> = {
  melting: ['solid', 'liquid'],
  freezing: ['liquid', 'solid'],
  boiling: ['liquid', 'gas'],
  condensing: ['gas', 'liquid'],
}

core('change-from-two-boxes', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    change: random.pick(Object.keys(BETWEEN)),
    what: random.pick(['a substance', 'an element', 'a compound']),
  }),
  make: ({ change, what }) => {
    const [before, after] = BETWEEN[change] ?? ['solid', 'liquid']
    return {
      stem: [
        `The diagram shows the particles of ${what} before and after a change of state.`,
        `The state of ${what} changes. The particles are shown before and after.`,
        `Two boxes show the particles of ${what} before and after its temperature is changed.`,
      ],
      figure: twoBoxes(before, after),
      prompt: ['Which change of state takes place?', 'What is this change of state called?'],
      right: change,
      wrong: pairs(
        Object.fromEntries(
          Object.entries(BETWEEN)
            .filter(([name]) => name !== change)
            .map(([name, [from, to]]) => [
              name,
              from === after && to === before
                ? `You read the diagram backwards: ${name} is the change from ${from} to ${to}.`
                : `You chose ${name}, the change from ${from} to ${to}.`,
            ]),
        ),
      ),
      solution: `Before, the arrangement is that of a ${before}, after, that of a ${after}. The change from ${before} to ${after} is called ${change}.`,
    }
  },
})

core('arrow-of-a-change', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    letters: random.shuffle(['A', 'B', 'C', 'D']),
    asked: random.int(0, 3),
  }),
  make: ({ letters, asked }) => {
    const names = ['melting', 'boiling', 'freezing', 'condensing']
    const ways = ['from solid to liquid', 'from liquid to gas', 'from liquid to solid', 'from gas to liquid']
    return {
      stem: [
        'The diagram shows four changes of state.',
        'Four arrows in the diagram stand for changes of state.',
        'Changes between the three states of matter are shown by arrows.',
      ],
      figure: arrowsFigure(letters),
      prompt: [`Which arrow shows ${names[asked]}?`, `Which change is called ${names[asked]}?`],
      options: inThisOrder(
        ['A', 'B', 'C', 'D'].map((letter): string | Wrong => {
          const at = letters.indexOf(letter)
          return at === asked ? letter : [letter, `You chose ${names[at]}, the change ${ways[at]}.`]
        }),
      ),
      solution: `The change ${ways[asked]} is called ${names[asked]}: arrow ${letters[asked]}.`,
    }
  },
})

const FIXED: Record<Matter, readonly string[]> = {
  solid: ['yes', 'yes', 'no'],
  liquid: ['no', 'yes', 'no'],
  gas: ['no', 'no', 'yes'],
}

core('shape-volume-and-compressing', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const state = random.pick(STATES)
    return { state, what: random.pick(AT_ROOM[state]) }
  },
  make: ({ state, what }) => {
    const [first = 'gas', second = 'gas'] = STATES.filter(each => each !== state)
    const mixed = [FIXED[state][0] ?? '', FIXED[state][1] ?? '', FIXED[state][2] === 'yes' ? 'no' : 'yes']
    return {
      stem: [
        `At room temperature ${what} is a ${state}.`,
        `A sample of ${what} is kept at room temperature, where it is a ${state}.`,
        `The properties of ${what} are those of a ${state} at room temperature.`,
      ],
      prompt: ['Which row describes it?', `Which row gives the properties of this ${state}?`],
      options: rows(['fixed shape', 'fixed volume', 'easily compressed'], FIXED[state], [
        [FIXED[first], `You gave the properties of a ${first}.`],
        [FIXED[second], `You gave the properties of a ${second}.`],
        [
          mixed,
          state === 'gas'
            ? 'You forgot that there is much space between the particles of a gas, so it is easily compressed.'
            : `You thought that a ${state} is easily compressed, but its particles are already close together.`,
        ],
      ]),
      solution: `A ${state} has ${state === 'solid' ? 'a fixed shape and a fixed volume, and cannot easily be compressed' : state === 'liquid' ? 'a fixed volume but the shape of its container, and cannot easily be compressed' : 'no fixed shape or volume, and is easily compressed'}.`,
    }
  },
})

const BECAUSE: readonly Why[] = [
  {
    stem: 'The end of a bicycle pump is closed. The handle can still be pushed in.',
    prompt: 'Why can the air in the pump be compressed?',
    right: 'There is much empty space between its particles.',
    wrong: pairs({
      'Its particles become smaller when they are pushed.':
        'You gave the particles a new size; only the space between them changes.',
      'Its particles are softer than those of a liquid.':
        'You gave the particles a property of large objects; particles are not soft or hard.',
      'Its particles stop moving when they are pushed.':
        'You stopped the particles, but those of a gas always move.',
    }),
    solution:
      'The particles of a gas are far apart. Pushing the handle brings them closer together; the particles themselves do not change.',
  },
  {
    stem: 'Water fills the bottom of any glass that it is poured into.',
    prompt: 'Why does water take the shape of the glass?',
    right: 'Its particles can slide past each other.',
    wrong: pairs({
      'Its particles are far away from each other.':
        'You described a gas; the particles of a liquid are close together.',
      'Its particles only vibrate about fixed positions.':
        'You described a solid; the particles of a liquid change places.',
      'Its particles change their own shape to fit.':
        'You let the particles change shape, but only their places change.',
    }),
    solution:
      'The particles of a liquid are close together but have no fixed positions. They slide past each other, so a liquid flows and takes the shape of its container.',
  },
  {
    stem: 'A coin keeps its shape wherever it is put.',
    prompt: 'Why does the coin keep its shape?',
    right: 'Its particles are held in fixed positions and only vibrate.',
    wrong: pairs({
      'Its particles are held in fixed positions and do not move at all.':
        'You let the particles rest, but the particles of a solid vibrate.',
      'Its particles touch each other and slide past each other.':
        'You described a liquid, which has no fixed shape.',
      'Its particles are harder than the particles of other states.':
        'You gave the particles a property of large objects; particles are not hard or soft.',
    }),
    solution:
      'In a solid, the particles are close together in a regular pattern. They vibrate about fixed positions and do not change places, so the shape is fixed.',
  },
  {
    stem: 'A little gas from a small bottle fills a whole empty flask.',
    prompt: 'Why does the gas fill the flask?',
    right: 'Its particles move fast in all directions and are not held together.',
    wrong: pairs({
      'Its particles become larger until there is no empty space left.':
        'You let the particles grow, but they keep their size.',
      'Its particles are close together and slide past each other.':
        'You described a liquid, which does not fill its container.',
      'Its particles multiply until the flask is full of particles.':
        'You changed the number of the particles, which stays the same.',
    }),
    solution:
      'The particles of a gas move fast and at random, and hardly attract each other. They spread until they are in all parts of the container.',
  },
]

core('property-and-its-reason', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ item: random.pick(BECAUSE) }),
  make: ({ item: { stem, prompt, right, wrong, solution } }) => ({ stem, prompt, right, wrong, solution }),
})

core('two-changes-to-a-gas', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    gas: random.pick(['nitrogen', 'oxygen', 'methane', 'neon', 'carbon dioxide']),
    vessel: random.pick(['a syringe with a movable plunger', 'a cylinder with a movable piston']),
    smaller: random.chance(0.5),
  }),
  make: ({ gas, vessel, smaller }) => {
    const change = smaller ? 'decrease' : 'increase'
    const [cold, hot, low, high] = ['lowered', 'raised', 'lowered', 'raised']
    const right = smaller ? [cold, high] : [hot, low]
    const both = 'You chose two changes that act against each other, so the result is not certain.'
    return {
      stem: [
        `Some ${gas} is in ${vessel}. Temperature and pressure are changed, and no gas escapes.`,
        `The temperature and the pressure of ${gas} in ${vessel} are both changed. The mass of gas stays the same.`,
        `A fixed mass of ${gas} is in ${vessel}. Both its temperature and its pressure are changed.`,
      ],
      prompt: [
        `With which two changes must the volume of the gas ${change}?`,
        `Which row makes the volume of the gas certain to ${change}?`,
      ],
      options: rows(['temperature', 'pressure'], right, [
        [
          smaller ? [hot, low] : [cold, high],
          `You chose the changes that both make the volume ${smaller ? 'larger' : 'smaller'}.`,
        ],
        [[hot, high], both],
        [[cold, low], both],
      ]),
      solution: `The volume of a gas ${change}s when its temperature is ${right[0]} and when its pressure is ${right[1]}. Only when both act in the same way is the result certain.`,
    }
  },
})

supplement('point-on-a-cooling-curve', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const point = random.step(45, 80, 5)
    const from = random.int(2, 4)
    const to = random.int(7, 9)
    const asked = random.pick<[number, string]>([
      [1, 'liquid only'],
      [random.int(from + 1, to - 1), 'solid and liquid'],
      [11, 'solid only'],
    ])
    return { point, from, to, asked }
  },
  make: ({ point, from, to, asked: [minute, right] }) => {
    const reasons: Record<string, string> = {
      'liquid only': `You described the time before ${from} minutes, when all of it is still a liquid.`,
      'solid and liquid': `You described the time between ${from} and ${to} minutes, while it freezes.`,
      'solid only': `You described the time after ${to} minutes, when all of it is a solid.`,
      'liquid and gas': 'You took freezing for condensing: the substance is a liquid at the start.',
    }
    return {
      stem: [
        'A pure liquid is cooled until all of it has become a solid. The graph shows its temperature.',
        'The graph shows how the temperature of a pure liquid changes as it cools and becomes a solid.',
        'A pure substance, a liquid at the start, is cooled until all of it is a solid. Its temperature is shown in the graph.',
      ],
      figure: coolingFigure(point, from, to),
      prompt: [
        `What is present after ${minute === 1 ? '1 minute' : `${minute} minutes`}?`,
        `Which states are present ${minute === 1 ? '1 minute' : `${minute} minutes`} after the start?`,
      ],
      right,
      wrong: Object.entries(reasons).filter(([text]) => text !== right),
      solution: `The temperature is constant, at ${quantity(point, '°C')}, from ${from} to ${to} minutes: the liquid freezes. Before this there is only liquid, afterwards only solid. After ${minute} min: ${right}.`,
    }
  },
})

const AT_ONE_TEMPERATURE = [
  { says: 'Water boils and becomes steam at 100 °C', apart: true },
  { says: 'Ethanol boils and becomes a gas at 78 °C', apart: true },
  { says: 'Steam condenses to water at 100 °C', apart: false },
  { says: 'Bromine gas condenses to a liquid at 59 °C', apart: false },
] as const

supplement('particles-at-constant-temperature', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ item: random.pick(AT_ONE_TEMPERATURE) }),
  make: ({ item: { says, apart } }) => {
    const [forces, opposite] = apart ? ['overcome', 'formed'] : ['formed', 'overcome']
    const [energy, reversed] = apart ? ['taken in', 'given out'] : ['given out', 'taken in']
    const faster = apart ? 'increases' : 'decreases'
    return {
      stem: `${says}. The temperature does not change meanwhile.`,
      prompt: [
        'Which row describes what happens?',
        'Which row is correct for the particles and for the transfer of energy?',
      ],
      options: rows(
        ['attractions between particles', 'mean kinetic energy of particles', 'energy'],
        [forces, 'does not change', energy],
        [
          [
            [forces, faster, energy],
            'You changed the kinetic energy, but then the temperature would change as well.',
          ],
          [[opposite, 'does not change', energy], `You reversed the attractions: here they are ${forces}.`],
          [
            [forces, 'does not change', reversed],
            `You reversed the transfer of energy: here it is ${energy}.`,
          ],
        ],
      ),
      solution: `At constant temperature the mean kinetic energy of the particles does not change. The energy is ${energy} while attractions between the particles are ${forces}.`,
    }
  },
})
