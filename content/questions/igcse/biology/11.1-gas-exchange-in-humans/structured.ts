import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, quantity } from '@/lib/exams/format'
import { matchScheme } from '@/lib/exams/rising-scheme'
import type { Spot } from '@/lib/exams/sketch'
import { breathing } from '@/lib/figures/biology/breathing'
import { alveolus } from '@/lib/figures/biology/lungs'
import { ciliatedCells } from '@/lib/figures/biology/specialised-cells'
import {
  BLOOD_SUPPLY,
  BRAIN_DETECTS,
  CILIA_MOVE,
  CONTRACT_EXTERNAL,
  DEPTH_UP,
  DIAPHRAGM_CONTRACTS,
  KEEPS_OPEN,
  MAKE_MUCUS,
  MORE_CARBON_DIOXIDE,
  MUCUS_STAYS,
  MUCUS_TRAPS,
  MUSCLES_MORE_OFTEN,
  ONE_CELL_THICK,
  PATHOGENS_MULTIPLY,
  PRESSURE_DOWN,
  RATE_UP,
  REPEAT,
  RIBS_UP,
  VOLUME_UP,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '11.1', { calculator: 'needed' })

export { templates }

const MINUTES = [0, 1, 2, 3, 4, 5] as const

core('breathing-after-exercise', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const rest = random.pick([14, 15, 16, 20])
    const first = rest * 2 + random.pick([0, 2, 4, 6])
    const falls = [0, random.int(5, 7), random.int(10, 12), random.int(13, 14)]
    return {
      rest,
      rates: [rest, ...falls.map(fall => Math.max(rest, first - fall)), rest],
      exercise: random.pick(['runs up and down stairs', 'skips with a rope', 'does step-ups', 'cycles fast']),
      who: random.pick(['A student', 'A girl', 'A boy']),
    }
  },
  make: ({ rest, rates, exercise, who }) => {
    const first = rates[1] ?? 0
    return {
      stem: [
        `${who} counts breaths at rest, ${exercise} for three minutes, and then counts the breaths in each of the next five minutes. The table shows the results.`,
        `${who} investigates breathing. The table shows the breaths in one minute at rest (minute 0), and in each of five minutes after exercise. In the exercise the person ${exercise} for three minutes.`,
        `Breaths are counted for one minute at rest, shown as minute 0. ${who} then ${exercise} for three minutes, and breaths are counted for five more minutes.`,
      ],
      table: {
        head: ['minute', ...MINUTES.map(String)],
        rows: [['breaths in one minute', ...rates.map(String)]],
      },
      parts: {
        a: plotPart({
          name: 'gas-exchange-in-humans/grid-for-breaths',
          title: 'Grid for a graph of breaths in one minute against time',
          description:
            'Graph paper. The horizontal axis is the minute from 0 to 5, the vertical one the breaths in one minute from 0 to 50.',
          prompt: 'Plot the results on the grid.',
          command: 'Sketch',
          objective: 'AO2',
          axes: {
            x: { label: 'minute', min: 0, max: 5, large: 1, parts: 5 },
            y: { label: 'breaths in one minute', min: 0, max: 50, large: 10, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: MINUTES.map((minute, at): Spot => [minute, rates[at] ?? 0]),
              marks: 2,
            },
          ],
          scheme: ['at least three points within half a small square', 'all six points'],
          solution: 'One small square is 2 breaths upwards. Put a small cross at each pair of values.',
        }),
        b: ask.number({
          prompt: 'Calculate the percentage increase in the breathing rate from minute 0 to minute 1.',
          answer: ((first - rest) / rest) * 100,
          unit: '%',
          scheme: [
            `C1 (${first} − ${rest}) ÷ ${rest} × 100`,
            `A1 ${plain(Math.round(((first - rest) / rest) * 100))}%`,
          ],
          solution: `The rate rises by ${first - rest}. As a percentage of the rate at rest: ${first - rest} ÷ ${rest} × 100 = ${plain(Math.round(((first - rest) / rest) * 100))}%.`,
        }),
        c: ask.written({
          prompt: 'Describe **two** effects of exercise on breathing.',
          scheme: [RATE_UP, DEPTH_UP],
          modelAnswer: 'The rate of breathing increases. The depth of breathing increases as well.',
          solution: 'Rate is how often, depth is how much air with each breath. Both increase.',
        }),
        d: ask.written({
          prompt: 'Suggest how the results could be made more reliable.',
          command: 'Suggest',
          scheme: [REPEAT],
          modelAnswer: 'Repeat the whole investigation and calculate means.',
          solution: 'A single count may be wrong by chance. Repeats show which results can be trusted.',
        }),
        e: ask.table({
          lead: 'The air that is breathed in and the air that is breathed out are compared.',
          prompt: 'Complete the table.',
          head: ['gas', 'expired air, compared with inspired air'],
          rows: ['oxygen', 'carbon dioxide', 'water vapour'].map(gas => [
            { text: gas },
            {
              blank: gas,
              answer: gas === 'oxygen' ? 'less' : 'more',
              mode: 'pick' as const,
              choices: ['less', 'the same', 'more'],
              marks: 1 as const,
            },
          ]),
          scheme: ['oxygen: less', 'carbon dioxide: more', 'water vapour: more'],
          solution:
            'Expired air has about 16% oxygen instead of 21%, about 4% carbon dioxide instead of 0.04%, and it is saturated with water vapour.',
        }),
      },
    }
  },
  verify: ({ rates }) => ({ b: 100 * ((rates[1] ?? 0) / (rates[0] ?? 1)) - 100 }),
})

const CHEST = ['rib', 'diaphragm', 'sternum'] as const

const CHEST_NAMES = { rib: 'rib', diaphragm: 'diaphragm', sternum: 'sternum (breastbone)' } as const

supplement('chest-in-motion', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const small = random.step(2.4, 3.2, 0.2)
    return {
      order: random.shuffle(CHEST),
      isIn: random.chance(0.5),
      small,
      large: Number((small + random.step(0.4, 0.8, 0.1)).toFixed(1)),
      who: random.pick(['a swimmer', 'a student', 'a singer']),
    }
  },
  make: ({ order, isIn, small, large, who }) => ({
    stem: [
      `The diagram shows the chest of ${who} from the side. The arrows show movements.`,
      `A model of the chest of ${who} is drawn from the side. The arrows show how its parts move.`,
      `The diagram shows how the chest of ${who} moves. It is seen from the side.`,
    ],
    figure: breathing.figure({
      name: 'gas-exchange-in-humans/chest-with-letters',
      title: 'A chest from the side with three letters',
      labels: Object.fromEntries(order.map((part, at) => [part, 'PQR'.charAt(at)])),
      phase: isIn ? 'in' : 'out',
    }),
    parts: {
      a: ask.match({
        prompt: 'Identify the parts labelled P, Q and R.',
        marks: 2,
        items: asItems([...'PQR']),
        targets: asItems(['sternum (breastbone)', 'diaphragm', 'larynx', 'rib', 'trachea']),
        answer: Object.fromEntries(order.map((part, at) => ['PQR'.charAt(at), CHEST_NAMES[part]])),
        scheme: matchScheme(3, 2),
        solution: `${order.map((part, at) => `${'PQR'.charAt(at)}: ${CHEST_NAMES[part]}`).join('; ')}.`,
      }),
      b: ask.choice({
        prompt: 'Which row describes the moment in the diagram?',
        command: 'Identify',
        objective: 'AO2',
        columns: 'air flows | diaphragm',
        right: isIn ? 'in | contracts' : 'out | relaxes',
        wrong: {
          [isIn ? 'out | relaxes' : 'in | contracts']: 'You read the arrows the wrong way round.',
          [isIn ? 'in | relaxes' : 'out | contracts']:
            'You had the direction of the air, but a diaphragm that contracts becomes flatter, one that relaxes becomes domed.',
          [isIn ? 'out | contracts' : 'in | relaxes']:
            'You had the diaphragm, but when the chest becomes larger air flows in, and out when it becomes smaller.',
        },
        scheme: [isIn ? 'in; contracts' : 'out; relaxes'],
        solution: isIn
          ? 'The ribs move up and out and the diaphragm moves down: the chest becomes larger, and air flows in.'
          : 'The ribs move down and in and the diaphragm moves up: the chest becomes smaller, and air flows out.',
      }),
      c: ask.written({
        prompt: 'Explain how muscles cause air to flow **into** the lungs.',
        marks: 4,
        lines: 6,
        scheme: [CONTRACT_EXTERNAL, RIBS_UP, DIAPHRAGM_CONTRACTS, VOLUME_UP, PRESSURE_DOWN],
        modelAnswer:
          'The external intercostal muscles contract and pull the ribs up and out. The diaphragm contracts and becomes flatter. The volume of the thorax increases, so the pressure in the lungs falls below that of the air outside and air flows in.',
        solution: 'A chain: muscles, ribs and diaphragm, volume, pressure, air.',
      }),
      d: ask.number({
        lead: `In one breath the volume of air in the lungs increases from ${quantity(small, 'dm^3', 2)} to ${quantity(large, 'dm^3', 2)}.`,
        prompt: 'Calculate the percentage increase.',
        answer: ((large - small) / small) * 100,
        unit: '%',
        scheme: [
          `C1 (${plain(large)} − ${plain(small)}) ÷ ${plain(small)} × 100`,
          `A1 ${plain(Math.round(((large - small) / small) * 100))}%`,
        ],
        solution: `The increase is ${plain(large - small)} dm^{3}: ${plain(large - small)} ÷ ${plain(small)} × 100 = ${plain(Math.round(((large - small) / small) * 100))}%.`,
      }),
      e: ask.written({
        lead: 'The wall of the trachea contains C-shaped pieces of cartilage.',
        prompt: 'State the function of this cartilage.',
        command: 'State',
        scheme: [KEEPS_OPEN],
        modelAnswer: 'It keeps the trachea open.',
        solution: 'Stiff pieces of cartilage keep the airway open, so that air can pass.',
      }),
    },
  }),
  verify: ({ small, large }) => ({ d: (100 * large) / small - 100 }),
})

const CELLS = ['cilia', 'goblet cell', 'nucleus'] as const

supplement('cilia-that-do-not-move', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(CELLS),
    long: random.pick([90, 100, 110, 120]),
    speed: random.pick([4, 5, 8]),
    who: random.pick(['a child', 'a man', 'a woman', 'a girl']),
  }),
  make: ({ order, long, speed, who }) => ({
    stem: [
      'The diagram shows cells of the lining of the trachea.',
      'Cells from the inner surface of the trachea are drawn. Three parts are labelled.',
      'A photomicrograph of the lining of the trachea was used to make this drawing.',
    ],
    figure: ciliatedCells.figure({
      name: 'gas-exchange-in-humans/lining-of-an-airway',
      title: 'Cells of the lining of the trachea',
      labels: Object.fromEntries(order.map((part, at) => [part, 'PQR'.charAt(at)])),
    }),
    parts: {
      a: ask.match({
        prompt: 'Identify the parts labelled P, Q and R.',
        marks: 3,
        items: asItems([...'PQR']),
        targets: asItems(['alveolus', 'capillary', 'cilia', 'goblet cell', 'nucleus']),
        answer: Object.fromEntries(order.map((part, at) => ['PQR'.charAt(at), part])),
        scheme: order.map((part, at) => `${'PQR'.charAt(at)}: ${part}`),
        solution:
          'The fringe on the tall cells is cilia. The wine-glass-shaped cell is a goblet cell. The dark oval in a cell is its nucleus.',
      }),
      b: ask.written({
        prompt: 'Explain how these cells protect the lungs.',
        scheme: [MAKE_MUCUS, MUCUS_TRAPS, CILIA_MOVE],
        modelAnswer:
          'Goblet cells make mucus, which traps particles and pathogens. Cilia move the mucus away from the lungs.',
        solution: 'Three steps: what makes mucus, what mucus does, and what moves it.',
      }),
      c: ask.written({
        lead: `In a rare inherited disease, the cilia of ${who} cannot beat.`,
        prompt: 'Suggest why this person often has infections of the lungs.',
        command: 'Suggest',
        objective: 'AO2',
        scheme: [MUCUS_STAYS, PATHOGENS_MULTIPLY],
        modelAnswer:
          'Mucus with pathogens is not moved away and collects in the airways. The pathogens reproduce there and cause disease.',
        solution: 'Begin with the mucus that is not moved, then say what the pathogens in it do.',
      }),
      d: ask.number({
        lead: `In a healthy person, cilia move mucus at ${speed} mm per minute. The trachea is ${long} mm long.`,
        prompt: 'Calculate how long mucus takes from the lower end of the trachea to the upper end.',
        answer: long / speed,
        unit: 'min',
        scheme: [`C1 ${long} ÷ ${speed}`, `A1 ${plain(long / speed)} min`],
        solution: `Time = distance ÷ speed = ${long} ÷ ${speed} = ${plain(long / speed)} min.`,
      }),
    },
  }),
  verify: ({ long, speed }) => ({ d: 1 / (speed / long) }),
})

const SAC = ['wall of alveolus', 'wall of capillary', 'air space'] as const

supplement('alveolus-at-work', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(SAC),
    swapped: random.chance(0.5),
    millions: random.step(280, 480, 40),
    each: random.pick([0.15, 0.2, 0.25]),
    who: random.pick(['a rower', 'a runner', 'a cyclist', 'a dancer']),
  }),
  make: ({ order, swapped, millions, each, who }) => {
    const [oxygen, carbon] = swapped ? ['Y', 'X'] : ['X', 'Y']
    const area = millions * each
    return {
      stem: [
        'The diagram shows an alveolus and a blood vessel. X and Y are gases, which move as the arrows show.',
        'An alveolus and the vessel around it are drawn. The arrows show how two gases, X and Y, move.',
        `The diagram was drawn from an alveolus of ${who}. X and Y are two gases.`,
      ],
      figure: alveolus.figure({
        name: 'gas-exchange-in-humans/sac-and-vessel',
        title: 'An alveolus with a blood vessel',
        labels: {
          'oxygen diffuses': oxygen,
          'carbon dioxide diffuses': carbon,
          ...Object.fromEntries(order.map((part, at) => [part, 'PQR'.charAt(at)])),
        },
      }),
      parts: {
        a: ask.match({
          prompt: 'Identify P, Q, R and the gases X and Y.',
          marks: 3,
          items: asItems([...'PQRXY']),
          targets: asItems([
            'air space',
            'carbon dioxide',
            'nitrogen',
            'oxygen',
            'plasma',
            'wall of the alveolus',
            'wall of the capillary',
          ]),
          answer: {
            ...Object.fromEntries(
              order.map((part, at) => ['PQR'.charAt(at), part.replace('wall of', 'wall of the')]),
            ),
            [oxygen]: 'oxygen',
            [carbon]: 'carbon dioxide',
          },
          scheme: ['two right', 'four right', 'all five right'],
          solution: `Oxygen (${oxygen}) diffuses from the air space into the blood, carbon dioxide (${carbon}) from the blood into the air space.`,
        }),
        b: ask.written({
          prompt: 'Describe **two** features, shown in the diagram, that make gas exchange fast.',
          command: 'Describe',
          scheme: [ONE_CELL_THICK, BLOOD_SUPPLY],
          modelAnswer:
            'The walls of the alveolus and the capillary are one cell thick. A capillary lies around the alveolus, so there is a good blood supply.',
          solution: 'Look at the walls and at the vessel. A large number of alveoli is not shown.',
        }),
        c: ask.number({
          lead: `The two lungs contain ${millions} million alveoli. The surface area of one alveolus is ${plain(each)} mm^{2}. There are 1 000 000 mm^{2} in 1 m^{2}.`,
          prompt: 'Calculate the total surface area of the alveoli, in m^{2}.',
          answer: area,
          unit: 'm^{2}',
          scheme: [`C1 ${millions} × ${plain(each)}`, `A1 ${plain(area)} m^{2}`],
          solution: `${millions} million × ${plain(each)} mm^{2} = ${plain(area)} million mm^{2}, which is ${plain(area)} m^{2}.`,
        }),
        d: ask.written({
          lead: 'In exercise, muscles respire faster.',
          prompt: `Explain how this leads to a faster rate of breathing in ${who}.`,
          scheme: [MORE_CARBON_DIOXIDE, BRAIN_DETECTS, MUSCLES_MORE_OFTEN],
          modelAnswer:
            'The concentration of carbon dioxide in the blood rises. The brain detects this and sends impulses, so the diaphragm and the intercostal muscles contract more often.',
          solution:
            'From the muscles to the blood, from the blood to the brain, from the brain to the breathing muscles.',
        }),
      },
    }
  },
  verify: ({ millions, each }) => ({ c: (millions * 1e6 * each) / 1e6 }),
})
