import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'
import { alveolus } from '@/lib/figures/biology/lungs'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { dimension, text } from '@/lib/figures/shapes'
import { agarCube } from '../../../../figures/igcse/biology/movement-into-and-out-of-cells'
import { TEMPERATURES } from './drawings'
import {
  BLOOD_KEEPS_THE_GRADIENT,
  DEFINITION,
  FURTHER_TO_GO,
  largeAnimal,
  MORE_KINETIC_ENERGY,
  RATIO_AND_TIME,
  REPEAT,
  SAME_FOR_ALL_CUBES,
  SHORT_DISTANCE,
  SMALLER_RATIO,
  THIN_WALLS,
  TOO_SLOW,
} from './points'

const { core, templates } = questionsOf('structured', '3.1', { calculator: 'needed' })

export { templates }

const TOPIC = 'movement-into-and-out-of-cells'

const CUBE_SETS = [
  [4, 8, 16],
  [5, 10, 20],
  [6, 12, 24],
  [5, 10, 15],
] as const

const areaOf = (side: number) => 6 * side * side

const ratioOf = (side: number) => roundTo(6 / side, 3)

function threeCubes(sides: readonly number[]) {
  const scale = 78 / Math.max(...sides)
  const lefts = [28, 108, 222]
  return figure(
    {
      name: `${TOPIC}/three-cubes-${sides.join('-')}`,
      title: 'Three cubes of agar, P, Q and R',
      description: `Three pink cubes of different size, drawn to the same scale. The sides are ${sides[0]} mm in P, ${sides[1]} mm in Q and ${sides[2]} mm in R.`,
      height: 160,
    },
    ...sides.map((side, at) => {
      const [x, width] = [lefts[at] ?? 0, side * scale]
      return (
        agarCube(x, 112, width) +
        dimension(x, 122, x + width, 122, '', [x + width / 2, 122]) +
        text(x + width / 2, 137, `${side} mm`, { anchor: 'middle', cls: 's' }) +
        text(x + width / 2, 155, 'PQR'.charAt(at), { anchor: 'middle', cls: 'b' })
      )
    }),
  )
}

core('agar-cubes-in-acid', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const sides = random.pick(CUBE_SETS)
    const pace = random.pick([1.5, 2, 2.5])
    return {
      sides,
      minutes: sides.map(side => roundTo(side * pace * 0.5 + random.pick([0, 0.5]), 1)),
      acid: random.pick(['dilute hydrochloric acid', 'dilute sulfuric acid', 'vinegar']),
    }
  },
  make: ({ sides, minutes, acid }) => {
    const [small, middle, large] = sides
    const last = minutes[2] ?? 0
    const speed = large / 2 / last
    return {
      stem: [
        `A student cuts three cubes, P, Q and R, out of agar that contains a pink indicator. She puts them into ${acid} at the same time. The indicator becomes colourless in acid.`,
        `Three cubes of pink agar, P, Q and R, are put into a beaker of ${acid}. As the acid diffuses into them, the pink colour disappears.`,
        `To study diffusion, a class uses cubes of agar with a pink indicator that turns colourless in acid. Three cubes, P, Q and R, are put into ${acid}.`,
      ],
      figure: threeCubes(sides),
      table: {
        head: ['cube', 'P', 'Q', 'R'],
        rows: [['time until no pink is left / min', ...minutes.map(each => plain(each, 1))]],
      },
      parts: {
        a: ask.table({
          prompt: 'Complete the table for the three cubes.',
          command: 'Complete',
          objective: 'AO2',
          marks: 3,
          head: ['cube', 'surface area / mm^{2}', 'volume / mm^{3}', 'surface area ÷ volume / mm^{−1}'],
          rows: [
            [
              { text: 'P' },
              { text: plain(areaOf(small)) },
              { text: plain(small ** 3) },
              { text: figures(6 / small, 2) },
            ],
            [
              { text: 'Q' },
              { blank: 'area of Q', answer: areaOf(middle), marks: 1 },
              { blank: 'volume of Q', answer: middle ** 3, marks: 1 },
              { text: figures(6 / middle, 2) },
            ],
            [
              { text: 'R' },
              { text: plain(areaOf(large)) },
              { text: plain(large ** 3) },
              { blank: 'ratio of R', answer: ratioOf(large), marks: 1, sigFigs: 2 },
            ],
          ],
          scheme: [
            `surface area of Q: ${plain(areaOf(middle))}`,
            `volume of Q: ${plain(middle ** 3)}`,
            `R: ${plain(areaOf(large))} ÷ ${plain(large ** 3)} = ${plain(ratioOf(large))}`,
          ],
          solution: `Surface area of Q = 6 × ${middle} × ${middle} = ${plain(areaOf(middle))}. Volume of Q = ${middle} × ${middle} × ${middle} = ${plain(middle ** 3)}. For R divide surface area by volume: ${plain(areaOf(large))} ÷ ${plain(large ** 3)} = ${plain(ratioOf(large))}.`,
        }),
        b: ask.written({
          prompt: 'Describe how the time depends on the ratio of surface area to volume.',
          objective: 'AO2',
          marks: 1,
          lines: 2,
          scheme: [RATIO_AND_TIME],
          modelAnswer: 'The larger the ratio of surface area to volume, the shorter the time.',
          solution: 'From R to P the ratio rises and the time falls.',
        }),
        c: ask.number({
          prompt: `The pink colour disappears last in the middle of a cube. Calculate the mean speed at which acid diffuses from a face to the middle of cube R.`,
          command: 'Calculate',
          answer: speed,
          unit: 'mm/min',
          scheme: [`C1 ${large} ÷ 2 ÷ ${plain(last, 1)}`, `A1 ${quantity(speed, 'mm/min', 2)}`],
          solution: `The middle is half a side from each face: ${plain(large / 2)} mm. Speed = distance ÷ time = ${plain(large / 2)} ÷ ${plain(last, 1)} = ${quantity(speed, 'mm/min', 2)}.`,
        }),
        d: ask.written({
          prompt: 'Explain why cube R takes longer than cube P.',
          marks: 2,
          scheme: [FURTHER_TO_GO, SMALLER_RATIO],
          modelAnswer:
            'The acid has further to diffuse to reach the middle of R. R also has a smaller surface area compared with its volume.',
          solution:
            'Two things slow the large cube down: a longer distance from the faces to the middle, and less surface for each cubic millimetre of agar.',
        }),
        e: ask.written({
          prompt: 'State **one** variable that must be kept the same for all three cubes.',
          marks: 1,
          lines: 1,
          scheme: [SAME_FOR_ALL_CUBES],
          modelAnswer: 'The concentration of the acid.',
          solution:
            'Whatever else changes how fast acid diffuses must not differ: the concentration of the acid, the temperature, the kind of agar.',
        }),
      },
    }
  },
  verify: ({ sides, minutes }) => ({ c: 0.5 / ((minutes[2] ?? 1) / sides[2]) }),
})

const SETS_OF_TIMES = [
  [140, 110, 90, 75, 65],
  [120, 90, 70, 60, 50],
  [155, 120, 90, 70, 60],
  [105, 80, 65, 55, 45],
  [150, 115, 90, 75, 65],
] as const

core('dye-at-five-temperatures', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    times: random.pick(SETS_OF_TIMES),
    radius: random.step(30, 60, 5),
    at: random.pick([0, 1, 3, 4] as const),
    dye: random.pick(['blue dye', 'red food colouring', 'green ink']),
  }),
  make: ({ times, radius, at, dye }) => {
    const [time, temperature] = [times[at], TEMPERATURES[at]]
    return {
      stem: [
        `A student puts one drop of ${dye} into the middle of a dish of still water and measures the time until the colour reaches the edge. She does this at five temperatures.`,
        `One drop of ${dye} is placed in the centre of a round dish of water. A student times how long the colour takes to reach the edge, at five temperatures.`,
        `To find the effect of temperature on diffusion, a student times how long ${dye} takes to spread from the middle of a dish of water to its edge.`,
      ],
      table: {
        head: ['temperature / °C', ...TEMPERATURES.map(String)],
        rows: [['time / s', ...times.map(String)]],
      },
      parts: {
        a: plotPart({
          name: `${TOPIC}/grid-for-time`,
          title: 'Grid for a graph of time against temperature',
          description:
            'Graph paper. The horizontal axis is the temperature from 0 to 60 °C, the vertical one the time from 0 to 160 s.',
          prompt: 'Plot the results on the grid.',
          command: 'Plot',
          objective: 'AO2',
          axes: {
            x: { label: 'temperature / °C', min: 0, max: 60, large: 10, parts: 5 },
            y: { label: 'time / s', min: 0, max: 160, large: 20, parts: 4 },
          },
          tasks: [
            {
              task: 'points',
              wanted: TEMPERATURES.map((each, index) => [each, times[index] ?? 0] as const),
              marks: 2,
            },
          ],
          marks: 2,
          scheme: ['at least three points within half a small square', 'all five points'],
          solution:
            'One small square is 2 °C across and 5 s upwards. The points lie on a falling curve that becomes less steep.',
        }),
        b: ask.number({
          lead: `The distance from the middle of the dish to its edge is ${quantity(radius, 'mm')}.`,
          prompt: `Calculate the mean speed at which the colour spreads at ${temperature} °C.`,
          answer: radius / time,
          unit: 'mm/s',
          scheme: [`C1 ${radius} ÷ ${time}`, `A1 ${quantity(radius / time, 'mm/s', 2)}`],
          solution: `Speed = distance ÷ time = ${radius} ÷ ${time} = ${quantity(radius / time, 'mm/s', 2)}.`,
        }),
        c: ask.written({
          prompt: 'Explain the effect of temperature on the time.',
          marks: 2,
          scheme: MORE_KINETIC_ENERGY,
          modelAnswer:
            'At a higher temperature the particles have more kinetic energy, so they move faster and spread in a shorter time.',
          solution:
            'Diffusion is driven by the kinetic energy of the particles. The warmer the water, the faster they move.',
        }),
        d: ask.written({
          prompt: 'Suggest how the student could make the results more reliable.',
          marks: 1,
          lines: 2,
          scheme: [REPEAT],
          modelAnswer: 'She could repeat the measurement at each temperature and calculate a mean.',
          solution:
            'A single time may be wrong by chance. Repeats show this, and their mean is more reliable.',
        }),
        e: ask.choice({
          prompt: 'Why is it important that the water is not stirred or shaken?',
          objective: 'AO2',
          solution:
            'Moving water carries the dye along. Then the time shows how fast the water moves, not how fast the dye diffuses.',
          right: 'Moving water would carry the dye, so the time would not show diffusion alone.',
          wrong: {
            'Moving water would cool down, so the dye would take up kinetic energy.':
              'You took moving water for a change in temperature; the dye spreads because the water carries it.',
            'Moving water would make the gradient too steep for the dye to diffuse.':
              'You took a steep gradient for an obstacle, but diffusion is faster down a steep gradient.',
            'Moving water would stop the random movement of the particles of the dye.':
              'You let the movement of the particles stop, but particles in a liquid always move at random.',
          },
        }),
      },
    }
  },
  verify: ({ times, radius, at }) => ({ b: 1 / (times[at] / radius) }),
})

const SEEN = ['air space', 'wall of alveolus', 'red blood cell', 'plasma'] as const

core('an-alveolus-and-its-capillary', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(SEEN),
    person: random.pick(['a runner', 'a student', 'a singer', 'a swimmer']),
  }),
  make: ({ order, person }) => ({
    stem: [
      `The diagram shows an alveolus in the lungs of ${person} and a capillary beside it.`,
      `Oxygen diffuses into the blood in the lungs of ${person}. The diagram shows where this happens.`,
      `The diagram is a section through one alveolus of ${person} and the capillary around it.`,
    ],
    figure: alveolus.figure({
      name: `${TOPIC}/alveolus-with-letters`,
      labels: Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])),
    }),
    parts: {
      a: ask.match({
        prompt: 'Identify the parts labelled A, B, C and D.',
        marks: 4,
        items: [...'ABCD'].map(letter => ({ id: letter, text: letter })),
        targets: asItems([...SEEN]),
        answer: Object.fromEntries(order.map((part, at) => ['ABCD'.charAt(at), part])),
        scheme: order.map((part, at) => `${'ABCD'.charAt(at)}: ${part}`),
        solution:
          'The round sac is the alveolus: air inside, a thin wall around it. The vessel that lies against it is the capillary, with red blood cells in plasma.',
      }),
      b: ask.written({
        prompt: 'Oxygen moves from the air into the blood by diffusion. Define the term diffusion.',
        command: 'Define',
        marks: 3,
        scheme: DEFINITION,
        modelAnswer:
          'Diffusion is the net movement of particles from a region of their higher concentration to a region of their lower concentration, as a result of their random movement.',
        solution:
          'A full definition has three parts: net movement of particles, from higher to lower concentration, as a result of random movement.',
      }),
      c: ask.written({
        prompt: 'Explain how the flow of blood keeps oxygen diffusing into the capillary.',
        marks: 2,
        scheme: BLOOD_KEEPS_THE_GRADIENT,
        modelAnswer:
          'The blood carries oxygen away, so the concentration of oxygen in the blood stays lower than in the air of the alveolus.',
        solution:
          'If blood stood still, it would soon hold as much oxygen as the air allows and net diffusion would stop. Moving blood keeps the gradient steep.',
      }),
      d: ask.written({
        prompt: 'State **one** feature in the diagram that makes the diffusion distance short.',
        marks: 1,
        lines: 1,
        scheme: [THIN_WALLS],
        modelAnswer: 'The wall of the alveolus is only one cell thick.',
        solution: 'Both walls are one cell thick, and the capillary lies close against the alveolus.',
      }),
    },
  }),
})

core('oxygen-through-a-flat-animal', {
  facts: { difficulty: 5, checked: '2026-11-27' },
  values: random => ({
    most: random.pick([300, 400, 500]),
    thickness: random.pick([0.4, 0.8, 1.2]),
    animal: random.pick(['mouse', 'rabbit', 'rat']),
    worm: random.pick(['pond', 'stream', 'rock pool']),
  }),
  make: ({ most, thickness, animal, worm }) => {
    const time = (distance: number) => most * distance * distance
    const g = graph({
      x: { label: 'distance / mm', max: 1, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1], grid: true, parts: 2 },
      y: {
        label: 'time / s',
        max: 500,
        ticks: [0, 100, 200, 300, 400, 500],
        grid: true,
        parts: 5,
      },
      height: 210,
    })
    const [near, far] = [time(0.4), time(0.8)]
    return {
      stem: [
        `A flatworm lives in a ${worm}. It has no gills and no blood. Oxygen reaches its cells by diffusion alone. The graph shows how long oxygen takes to diffuse over a distance in its tissue.`,
        `A small flat animal in a ${worm}, a flatworm, has neither gills nor blood: oxygen diffuses from the water to all of its cells. The graph shows the time that oxygen takes to diffuse over different distances in living tissue.`,
        `The graph shows the time that oxygen takes to diffuse over different distances in living tissue. A flatworm, which lives in a ${worm}, gets all its oxygen in this way. It has no gills and no blood.`,
      ],
      figure: figure(
        {
          name: `${TOPIC}/time-and-distance-${most}`,
          title: 'Graph of the time for diffusion against distance',
          description: `Distance from 0 to 1 mm is on the horizontal axis, time in seconds on the vertical one. A curve rises from the origin and becomes steeper all the way. It passes through ${plain(time(0.2))} s at 0.2 mm, ${plain(near)} s at 0.4 mm, ${plain(time(0.6))} s at 0.6 mm, ${plain(far)} s at 0.8 mm and ${most} s at 1 mm.`,
          height: 292,
        },
        g.axes,
        g.plot(time, 0, 1),
      ),
      parts: {
        a: ask.number({
          prompt: 'State the time that oxygen takes to diffuse over 0.8 mm.',
          objective: 'AO2',
          answer: far,
          unit: 's',
          tolerance: 10,
          scheme: [`${quantity(far, 's')} (${plain(far - 10)} to ${plain(far + 10)} s)`],
          solution: `Go up from 0.8 mm to the curve and then left to the axis: about ${quantity(far, 's')}.`,
        }),
        b: ask.number({
          prompt:
            'Calculate how many times longer oxygen takes to diffuse over 0.8 mm than over 0.4 mm. Use the graph.',
          answer: far / near,
          unit: '',
          sigFigs: 1,
          tolerance: 0.9,
          scheme: [
            `C1 ${quantity(near, 's')} at 0.4 mm, and one time divided by the other`,
            'A1 4 (3.1 to 4.9)',
          ],
          solution: `At 0.4 mm the time is about ${quantity(near, 's')}. ${plain(far)} ÷ ${plain(near)} = 4: over twice the distance oxygen takes four times as long.`,
        }),
        c: ask.number({
          lead: `The body of the flatworm is ${plain(thickness)} mm thick. Oxygen enters through its upper and its lower surface.`,
          prompt: 'Determine the longest time that oxygen takes to reach a cell.',
          answer: time(thickness / 2),
          unit: 's',
          tolerance: 10,
          scheme: [
            `C1 distance ${plain(thickness / 2)} mm (half of the thickness)`,
            `A1 ${quantity(time(thickness / 2), 's')} (read within 10 s)`,
          ],
          solution: `The cells in the middle are ${plain(thickness / 2)} mm from the nearer surface. The graph gives about ${quantity(time(thickness / 2), 's')}.`,
        }),
        d: ask.written({
          prompt: `Explain why diffusion alone is enough for the flatworm but not for a ${animal}.`,
          objective: 'AO2',
          marks: 3,
          scheme: [SHORT_DISTANCE, largeAnimal(animal), TOO_SLOW],
          modelAnswer: `All cells of the flatworm are close to its surface. Most cells of the ${animal} are far from the surface, and diffusion over such a distance would be too slow to supply them with oxygen.`,
          solution:
            'The graph becomes steeper: time rises faster than distance. Over a fraction of a millimetre diffusion takes seconds or minutes, over centimetres many hours.',
        }),
      },
    }
  },
  verify: ({ most, thickness }) => ({
    a: (most * 64) / 100,
    b: (8 / 4) ** 2,
    c: (most * thickness * thickness) / 4,
  }),
})
