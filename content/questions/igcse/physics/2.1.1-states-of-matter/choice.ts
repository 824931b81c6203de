import { inThisOrder, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { arrow, centred, rect, text } from '@/lib/figures/shapes'
import { LETTERS, STATES, type State } from '../shared'

const { core, templates } = choiceQuestions('2.1.1')

export { templates }

const PROPERTIES: Record<State, readonly [shape: string, volume: string, compress: string]> = {
  solid: ['yes', 'yes', 'no'],
  liquid: ['no', 'yes', 'no'],
  gas: ['no', 'no', 'yes'],
}

const SUBSTANCES: Record<State, readonly string[]> = {
  solid: ['steel', 'copper', 'glass', 'aluminium'],
  liquid: ['cooking oil', 'water', 'alcohol', 'petrol'],
  gas: ['oxygen', 'helium', 'carbon dioxide', 'nitrogen'],
}

core('properties-of-a-substance', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const state = random.pick(STATES)
    return { state, substance: random.pick(SUBSTANCES[state]) }
  },
  make: ({ state, substance }) => {
    const described = (other: State): Wrong => [
      '',
      `You described a ${other}, but ${substance} is a ${state} at room temperature.`,
    ]
    const last = {
      solid: ['yes', 'yes', 'yes'],
      liquid: ['no', 'yes', 'yes'],
      gas: ['no', 'yes', 'yes'],
    }[state]
    const slip = {
      solid: 'You have the shape and the volume right, but a solid is very hard to compress.',
      liquid: 'You have the shape and the volume right, but a liquid is very hard to compress.',
      gas: 'You gave the gas a fixed volume, but a gas spreads out to fill its container.',
    }[state]
    return {
      stem: `A sample of ${substance} is at room temperature.`,
      prompt: 'Which row describes the sample?',
      options: rows(['fixed shape', 'fixed volume', 'easily compressed'], PROPERTIES[state], [
        ...STATES.filter(each => each !== state).map((each): [readonly string[], string] => [
          PROPERTIES[each],
          described(each)[1],
        ]),
        [last, slip],
      ]),
      solution: {
        solid: `At room temperature ${substance} is a solid. A solid keeps its shape and its volume, and it is very hard to compress.`,
        liquid: `At room temperature ${substance} is a liquid. A liquid keeps its volume, takes the shape of its container and is very hard to compress.`,
        gas: `At room temperature ${substance} is a gas. A gas fills its container, so neither its shape nor its volume is fixed, and it is easily compressed.`,
      }[state],
    }
  },
})

const CHANGES = {
  melting: ['solid', 'liquid'],
  solidifying: ['liquid', 'solid'],
  evaporating: ['liquid', 'gas'],
  condensing: ['gas', 'liquid'],
} as const

type Change = keyof typeof CHANGES

const EVENTS: readonly [Change, string][] = [
  ['melting', 'Butter becomes runny in a warm pan.'],
  ['melting', 'The snow on a roof turns to water in the sunshine.'],
  ['melting', 'A piece of solder becomes runny at the tip of a hot iron.'],
  ['solidifying', 'Hot wax runs down the side of a candle and becomes hard.'],
  ['solidifying', 'Hot, runny metal is poured into a mould and becomes hard.'],
  ['solidifying', 'Water in a tray turns to ice in a freezer.'],
  ['evaporating', 'A puddle disappears on a dry, mild day.'],
  ['evaporating', 'A wet shirt on a washing line becomes dry.'],
  ['evaporating', 'Perfume on the skin disappears, and its smell fills the room.'],
  ['condensing', 'Drops of water form on the outside of a bottle from the fridge.'],
  ['condensing', 'A bathroom mirror mists up while somebody has a hot shower.'],
  ['condensing', 'On a cold morning, water drops form on the inside of a window.'],
]

const NAMES = Object.keys(CHANGES) as Change[]

core('name-of-a-change-of-state', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const [change, event] = random.pick(EVENTS)
    return { change, event }
  },
  make: ({ change, event }) => {
    const [from, to] = CHANGES[change]
    return {
      stem: event,
      prompt: 'What is the name of this change of state?',
      right: change,
      wrong: NAMES.filter(each => each !== change).map((each): Wrong => {
        const [one, other] = CHANGES[each]
        return [each, `You named the change from ${one} to ${other}, but here a ${from} changes to a ${to}.`]
      }),
      solution: `Before the change there is a ${from}, afterwards a ${to}. The change from ${from} to ${to} is called ${change}.`,
    }
  },
})

core('arrow-of-a-change-of-state', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    change: random.pick(NAMES),
    reversed: random.chance(0.5),
    order: random.shuffle(NAMES),
  }),
  make: ({ change, reversed, order }) => {
    const boxes = reversed ? ['gas', 'liquid', 'solid'] : ['solid', 'liquid', 'gas']
    const place = (state: string) => 8 + 132 * boxes.indexOf(state)
    const letter = (each: Change) => LETTERS[order.indexOf(each)] ?? ''
    const drawn = NAMES.map(each => {
      const [from, to] = CHANGES[each].map(place)
      const [left, right] = [Math.min(from ?? 0, to ?? 0), Math.max(from ?? 0, to ?? 0)]
      const forward = from === left
      const y = forward ? 64 : 92
      return (
        arrow(forward ? left + 84 : right - 4, y, forward ? right - 4 : left + 84, y, { cls: 'p' }) +
        text(left + 106, forward ? 54 : 112, letter(each), { anchor: 'middle', cls: 'b' })
      )
    })
    const told = order.map((each, at) => `${LETTERS[at]} leads from ${CHANGES[each].join(' to ')}`)
    return {
      stem: 'The diagram shows the three states of matter. The arrows P, Q, R and S are changes of state.',
      figure: figure(
        {
          name: 'thermal-physics/changes-with-letters',
          title: 'Four changes of state',
          description: `Three boxes in a row: ${boxes.join(', ')}. Four arrows with letters: ${told.join('; ')}.`,
          height: 130,
        },
        ...boxes.map(
          state => rect(place(state), 50, 80, 56, 'l w', 2) + centred(place(state) + 40, 78, state, 'b'),
        ),
        ...drawn,
      ),
      prompt: `Which arrow shows ${change}?`,
      options: inThisOrder(
        order.map((each, at) =>
          each === change
            ? (LETTERS[at] ?? '')
            : [
                LETTERS[at] ?? '',
                `You chose the change from ${CHANGES[each].join(' to ')}, which is ${each === 'evaporating' ? 'evaporating or boiling' : each}.`,
              ],
        ),
      ),
      solution: `In ${change}, a ${CHANGES[change][0]} changes to a ${CHANGES[change][1]}. The arrow from ${CHANGES[change].join(' to ')} is ${letter(change)}.`,
    }
  },
  verify: ({ change, order }) => {
    const warmer = change === 'melting' || change === 'evaporating'
    const solid = change === 'melting' || change === 'solidifying'
    const ranks = ['solid', 'liquid', 'gas']
    const at = order.findIndex(each => {
      const [from = 0, to = 0] = CHANGES[each].map(state => ranks.indexOf(state))
      return to > from === warmer && Math.min(from, to) === (solid ? 0 : 1)
    })
    return 'PQRS'.charAt(at)
  },
})

core('states-from-shape-and-volume', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [small, large] = [random.step(50, 80, 10), random.step(120, 250, 10)]
    const order = random.shuffle(STATES)
    const [solid, liquid] = [random.int(12, 38), random.int(12, 38)]
    if (solid === liquid) return null
    const volumes = order.map(state =>
      state === 'gas' ? [small, large] : state === 'solid' ? [solid, solid] : [liquid, liquid],
    )
    return { small, large, order, volumes }
  },
  make: ({ small, large, order, volumes }) => {
    const swapped = (one: State, two: State) =>
      order.map(state => (state === one ? two : state === two ? one : state))
    return {
      stem: `Container 1 has a volume of ${quantity(small, 'cm^3')} and container 2 a volume of ${quantity(large, 'cm^3')}. Three substances are put, one at a time, first into container 1 and then into container 2. Each time the container is closed. The table shows the results.`,
      table: {
        head: [
          'substance',
          'volume of substance in container 1 / cm^{3}',
          'volume of substance in container 2 / cm^{3}',
          'shape in container 2',
        ],
        rows: order.map((state, at) => [
          ['P', 'Q', 'R'][at] ?? '',
          ...(volumes[at] ?? []).map(each => plain(each)),
          state === 'solid' ? 'as in container 1' : 'not as in container 1',
        ]),
      },
      prompt: 'Which row gives the states of the substances?',
      options: rows(['P', 'Q', 'R'], order, [
        [
          swapped('solid', 'liquid'),
          'You exchanged the solid and the liquid. Both keep their volume, but only the solid keeps its shape.',
        ],
        [
          swapped('liquid', 'gas'),
          'You exchanged the liquid and the gas. Both change their shape, but only the gas changes its volume.',
        ],
        [
          swapped('solid', 'gas'),
          'You exchanged the solid and the gas. The solid keeps its shape and its volume, the gas keeps neither.',
        ],
      ]),
      solution: `- The solid keeps both its shape and its volume.
- The liquid keeps its volume but not its shape.
- The gas fills each container, so its volume is ${quantity(small, 'cm^3')} and then ${quantity(large, 'cm^3')}.

So P is a ${order[0]}, Q a ${order[1]} and R a ${order[2]}.`,
    }
  },
  verify: ({ order, volumes }) => {
    const [one = 0, other = 0] = volumes[0] ?? []
    if (one !== other) return 'gas'
    return order.indexOf('solid') === 0 ? 'solid' : 'liquid'
  },
})

core('volumes-in-a-larger-container', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const small = random.step(100, 400, 50)
    const large = small + random.step(150, 500, 50)
    return {
      small,
      large,
      liquid: random.pick(['water', 'oil', 'alcohol', 'paraffin']),
      gas: random.pick(['helium', 'nitrogen', 'oxygen', 'carbon dioxide']),
      gasFirst: random.chance(0.5),
    }
  },
  make: ({ small, large, liquid, gas, gasFirst }) => {
    const [one, two] = [quantity(small, 'cm^3'), quantity(large, 'cm^3')]
    const cells = (ofLiquid: string, ofGas: string) => (gasFirst ? [ofGas, ofLiquid] : [ofLiquid, ofGas])
    const names = cells(`volume of the ${liquid}`, `volume of the ${gas}`)
    return {
      stem: `A closed container of volume ${one} is full of ${liquid}, which is a liquid. Another closed container of volume ${one} is full of ${gas}, which is a gas. All of the ${liquid} and all of the ${gas} are moved, each into its own empty, closed container of volume ${two}. The temperature does not change.`,
      prompt: 'Which row gives the volumes of the two substances now?',
      options: rows(names, cells(one, two), [
        [cells(one, one), 'You gave the gas a fixed volume, but a gas fills its container.'],
        [
          cells(two, two),
          'You let the liquid spread through its container, but a liquid has a fixed volume.',
        ],
        [
          cells(two, one),
          'You exchanged the two: the liquid keeps its volume and the gas fills its container.',
        ],
      ]),
      solution: `A liquid has a fixed volume, so the volume of the ${liquid} is still ${one}. A gas fills its container, so the volume of the ${gas} is now ${two}.`,
    }
  },
  verify: ({ small, large, gasFirst }) => `${[small, large][Number(gasFirst)]} cm^{3}`,
})
