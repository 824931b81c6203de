import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { figures, plain, quantity } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { breathTrace } from './drawings'
import { alveolusToDraw, START } from './drawings-drawn'
import {
  BLOOD_SUPPLY,
  BRAIN_DETECTS,
  MORE_CARBON_DIOXIDE,
  MUSCLES_MORE_OFTEN,
  ONE_CELL_THICK,
} from './points'
import { AIR_RENEWED, BLOOD_RENEWED, LESS_INTO_BLOOD, LESS_RESPIRATION } from './points-drawn'

const { supplement, templates } = questionsOf('structured', '11.1', { calculator: 'needed' })

export { templates }

supplement('arrows-at-an-alveolus', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const healthy = random.pick([70, 72, 75, 80])
    return {
      healthy,
      ill: healthy - random.pick([20, 24, 30, 36]),
      who: random.pick(['a miner', 'a baker', 'a retired teacher', 'a welder']),
      walk: random.pick(['climbing stairs', 'walking fast', 'digging the garden', 'carrying a bag']),
    }
  },
  make: ({ healthy, ill, who, walk }) => {
    const fall = ((healthy - ill) / healthy) * 100
    return {
      stem: [
        'The diagram in **(a)** shows an alveolus and a capillary. X is in the air of the alveolus, Y in the plasma of the blood that has just arrived from the body.',
        'An alveolus and the capillary beside it are shown in the diagram in **(a)**. The blood at Y comes from the body; X lies in the air.',
        'Gas exchange takes place between the air in an alveolus and the blood in a capillary. The diagram in **(a)** shows both; the blood at Y has just come from the body.',
      ],
      parts: {
        a: ask.draw({
          prompt:
            'Draw **one** arrow that begins at X to show the diffusion of oxygen, and **one** arrow that begins at Y to show the diffusion of carbon dioxide.',
          figure: alveolusToDraw(false),
          tools: ['arrow'],
          checks: [
            {
              as: 'arrow',
              ends: true,
              passes: [
                { at: START.x, within: 15 },
                { at: [217, 82], within: 32 },
              ],
            },
            {
              as: 'arrow',
              ends: true,
              passes: [
                { at: START.y, within: 15 },
                { at: [128, 104], within: 62 },
              ],
            },
          ],
          modelFigure: alveolusToDraw(true),
          scheme: ['arrow from X into the capillary', 'arrow from Y into the air of the alveolus'],
          solution:
            'There is more oxygen in the air than in this blood, so oxygen diffuses from X into the blood. There is more carbon dioxide in the blood, so it diffuses from Y into the air.',
        }),
        b: ask.written({
          prompt: 'Describe **two** features, shown in the diagram, that make gas exchange fast.',
          scheme: [ONE_CELL_THICK, BLOOD_SUPPLY],
          modelAnswer: 'The wall of the alveolus is one cell thick. A capillary lies close around it.',
          solution:
            'Look at the wall that a gas has to cross, and at what takes the oxygen away on the other side.',
        }),
        c: ask.written({
          prompt: 'Explain how the concentration gradient of oxygen between air and blood is kept steep.',
          scheme: [BLOOD_RENEWED, AIR_RENEWED],
          modelAnswer:
            'The blood flows and carries the oxygen away. Breathing brings fresh air with oxygen into the alveolus.',
          solution:
            'A gradient has two sides. Say how there is always little oxygen on one and much on the other.',
        }),
        d: ask.number({
          lead: `In a disease of the lungs, walls of alveoli are destroyed. The total surface area of the alveoli of ${who} falls from ${quantity(healthy, 'm^2')} to ${quantity(ill, 'm^2')}.`,
          prompt: 'Calculate the percentage decrease in the surface area.',
          answer: fall,
          unit: '%',
          scheme: [`C1 (${healthy} − ${ill}) ÷ ${healthy} × 100`, `A1 ${figures(fall, 3)}%`],
          solution: `The decrease is ${healthy - ill} m^{2}. ${healthy - ill} ÷ ${healthy} × 100 = ${figures(fall, 3)}%.`,
        }),
        e: ask.written({
          prompt: `Explain why this person soon becomes tired when ${walk}.`,
          objective: 'AO2',
          scheme: [LESS_INTO_BLOOD, LESS_RESPIRATION],
          modelAnswer:
            'With a smaller surface area less oxygen diffuses into the blood. So there is less aerobic respiration in the muscles, and less energy is released.',
          solution:
            'Begin with the surface: what passes into the blood? Then say what muscles need this for.',
        }),
      },
    }
  },
  verify: ({ healthy, ill }) => ({ d: 100 - (100 * ill) / healthy }),
})

const SPEEDS = [0, 4, 8, 12, 16] as const

const RUNS = [
  [
    [12, 0.5],
    [15, 0.8],
    [20, 1.2],
    [24, 1.5],
    [30, 1.8],
  ],
  [
    [12, 0.5],
    [15, 1],
    [20, 1.4],
    [24, 1.6],
    [30, 1.7],
  ],
  [
    [10, 0.6],
    [15, 0.8],
    [20, 1],
    [24, 1.5],
    [30, 1.6],
  ],
  [
    [10, 0.6],
    [12, 1],
    [15, 1.4],
    [20, 1.8],
    [30, 1.7],
  ],
] as const

supplement('breathing-on-a-treadmill', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({
    run: random.pick(RUNS),
    asked: random.pick([1, 2, 3]),
    who: random.pick(['an athlete', 'a student', 'a football player', 'a firefighter']),
  }),
  make: ({ run, asked, who }) => {
    const [rate, depth] = run[asked] ?? [1, 1]
    const volumes = run.map(([often, much]) => often * much)
    const speed = SPEEDS[asked] ?? 0
    const [resting, fastest] = [volumes.at(0) ?? 1, volumes.at(-1) ?? 1]
    const rise = ((fastest - resting) / resting) * 100
    return {
      stem: [
        `The breathing of ${who} is recorded at five speeds on a treadmill. The graph shows 30 seconds at ${speed} km per hour. The table shows the volume of air breathed in per minute at the other speeds.`,
        `A machine records how ${who} breathes on a treadmill. Part of the record, at ${speed} km per hour, is shown in the graph. The table shows the volume of air breathed in per minute at four other speeds.`,
        `To study breathing, ${who} walks and runs on a treadmill at different speeds. The graph was recorded at ${speed} km per hour. The table shows the volume of air breathed in per minute at the other speeds.`,
      ],
      figure: breathTrace({ rate, depth }),
      table: {
        head: ['speed / km per hour', ...SPEEDS.map(String)],
        rows: [
          [
            'volume of air / dm^{3} per minute',
            ...volumes.map((volume, at) => (at === asked ? '…' : plain(volume))),
          ],
        ],
      },
      parts: {
        'a.i': ask.number({
          prompt: `Determine the breathing rate at ${speed} km per hour, in breaths per minute.`,
          objective: 'AO2',
          answer: rate,
          unit: '',
          scheme: [`${rate} breaths per minute`],
          solution: `In 30 seconds there are ${plain(rate / 2)} breaths, so there are ${rate} in a minute.`,
        }),
        'a.ii': ask.number({
          prompt: `Calculate the volume of air breathed in per minute at ${speed} km per hour.`,
          answer: rate * depth,
          unit: 'dm^{3}',
          follow: { from: 'a.i', formula: `x*${depth}` },
          scheme: [`C1 ${rate} × ${plain(depth)}`, `A1 ${plain(rate * depth)} dm^{3}`],
          solution: `Each breath is ${plain(depth)} dm^{3}, the height of the waves. ${rate} × ${plain(depth)} = ${plain(rate * depth)} dm^{3}.`,
        }),
        b: plotPart({
          name: 'gas-exchange-in-humans/grid-for-treadmill',
          title: 'Grid for a graph of volume of air per minute against speed',
          description:
            'Graph paper. The horizontal axis is the speed from 0 to 20 kilometres per hour, the vertical one the volume of air per minute from 0 to 60 cubic decimetres.',
          prompt: 'Plot the volumes of air per minute at all five speeds on the grid.',
          objective: 'AO2',
          axes: {
            x: { label: 'speed / km per hour', min: 0, max: 20, large: 4, parts: 4 },
            y: { label: 'volume of air / dm^{3} per minute', min: 0, max: 60, large: 10, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: SPEEDS.map((each, at): Spot => [each, volumes[at] ?? 0]),
              marks: 2,
              follow: SPEEDS.map((_, at) => (at === asked ? { part: 'a.ii' } : {})),
            },
          ],
          scheme: ['at least three points within half a small square', 'all five points'],
          solution: `One small square upwards is 2 dm^{3} per minute. The points are ${SPEEDS.map((each, at) => `(${each}, ${plain(volumes[at] ?? 0)})`).join(', ')}.`,
        }),
        c: ask.number({
          prompt:
            'Calculate the percentage increase in the volume of air breathed in per minute from 0 to 16 km per hour.',
          answer: rise,
          unit: '%',
          scheme: [
            `C1 (${plain(fastest)} − ${plain(resting)}) ÷ ${plain(resting)} × 100`,
            `A1 ${figures(rise, 3)}%`,
          ],
          solution: `The increase is ${plain(fastest - resting)} dm^{3} per minute. It is divided by the volume at rest: ${plain(fastest - resting)} ÷ ${plain(resting)} × 100 = ${figures(rise, 3)}%.`,
        }),
        d: ask.written({
          prompt: `Explain how running faster leads to an increased breathing rate in ${who}.`,
          scheme: [MORE_CARBON_DIOXIDE, BRAIN_DETECTS, MUSCLES_MORE_OFTEN],
          modelAnswer:
            'Muscles respire faster, so the concentration of carbon dioxide in the blood rises. The brain detects this and sends impulses, so the diaphragm and the intercostal muscles contract more often.',
          solution:
            'From the muscles of the legs to the blood, from the blood to the brain, from the brain to the breathing muscles.',
        }),
      },
    }
  },
  verify: ({ run, asked }) => {
    const [rate, depth] = run[asked] ?? [1, 1]
    let air = 0
    for (let breath = 0; breath < rate; breath += 1) air += depth
    const [rest, top] = [run[0], run[4]].map(([often = 1, much = 1]: readonly number[] = []) => often * much)
    return { 'a.i': 60 / (60 / rate), 'a.ii': air, c: ((top ?? 1) / (rest ?? 1)) * 100 - 100 }
  },
})
