import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figure } from '@/lib/figures/figure'
import { brownianPath } from '@/lib/figures/particles'

const { supplement, templates } = questionsOf('structured', '2.1.2')

export { templates }

const SUSPENSIONS = [
  {
    stem: 'Some smoke is trapped with air in a small glass cell. The cell is lit from the side. Through a microscope, a student sees bright dots, where particles of smoke reflect the light. The diagram shows the path of one dot.',
    one: 'smoke particle',
    many: 'smoke particles',
    medium: 'air',
  },
  {
    stem: 'A drop of water with very small grains from pollen in it lies on a glass slide. A student looks at the grains through a microscope. The diagram shows the path of one grain.',
    one: 'grain',
    many: 'grains',
    medium: 'water',
  },
  {
    stem: 'A little milk is mixed with a lot of water, so that very small droplets of fat are suspended in it. A student looks at the droplets through a microscope. The diagram shows the path of one droplet.',
    one: 'fat droplet',
    many: 'fat droplets',
    medium: 'water',
  },
  {
    stem: 'A drop of ink contains very small grains of carbon, suspended in water. A student looks at a thin layer of the ink through a microscope. The diagram shows the path of one grain.',
    one: 'carbon grain',
    many: 'carbon grains',
    medium: 'water',
  },
] as const

/** Seeds of paths that stay clear of the walls: a piece along a wall is not random. */
const PATHS = [38, 75, 222, 442, 533, 558, 568, 658, 659, 683, 772, 884] as const

supplement('path-of-a-suspended-particle', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => ({
    item: random.pick(SUSPENSIONS),
    seed: random.pick(PATHS),
  }),
  make: ({ item, seed }) => ({
    stem: item.stem,
    figure: figure(
      {
        name: 'thermal-physics/path-of-a-suspended-particle',
        title: 'Path seen through a microscope',
        description:
          'A square field of view. A line of many straight pieces of different lengths runs through it; at each corner the direction changes suddenly. A dot marks the end of the line.',
        height: 176,
      },
      brownianPath(100, 8, 160, 18, seed),
    ),
    parts: {
      a: words({
        subject: 'igcse/physics',
        prompt: `State the name of the motion of the ${item.many}.`,
        mode: 'words',
        answers: [{ text: 'Brownian motion', accept: ['Brownian movement', 'Brownian'] }],
        reject: [
          {
            text: 'convection',
            why: 'Convection moves a whole region of the fluid in one direction; here each one moves at random.',
          },
          {
            text: 'diffusion',
            why: 'Diffusion is the spreading of a substance, not the movement of one suspended particle.',
          },
        ],
        solution: 'Random motion of microscopic particles in a gas or a liquid is called Brownian motion.',
      }),
      b: ask.written({
        prompt: `Describe the motion of the ${item.one}.`,
        scheme: ['random / haphazard / zigzag, with sudden changes of direction'],
        solution:
          'The path has no pattern: straight pieces of different lengths, with sudden changes to any direction.',
        modelAnswer: `The ${item.one} moves randomly, in a zigzag: its direction changes suddenly and without a pattern.`,
      }),
      c: ask.written({
        prompt: `Explain, in terms of molecules, what causes this motion.`,
        scheme: [
          `molecules of the ${item.medium} move fast and randomly`,
          `they collide with (bombard) the ${item.one} from all sides`,
          'at each moment more / harder collisions come from one side than from the other (uneven bombardment, resultant force)',
          `the molecules are light (very small) but so fast that they can move the much larger ${item.one}`,
        ],
        solution: `The ${item.one} does not move by itself: it is pushed about by collisions with molecules of the ${item.medium}, which are much too small to be seen.`,
        modelAnswer: `Molecules of the ${item.medium} move fast and at random, and collide with the ${item.one} from all sides. At any moment the collisions on one side are more than those on the other, so there is a resultant force in a direction that keeps changing. Although the molecules are very light, they are fast enough to move the much larger ${item.one}.`,
      }),
      d: ask.written({
        prompt: `State **two** ways in which a ${item.one} differs from a molecule of the ${item.medium}.`,
        marks: 2,
        scheme: [
          `any two from: the ${item.one} has a (much) larger mass`,
          `the ${item.one} is (much) larger / can be seen through the microscope / consists of very many molecules or atoms`,
          `the ${item.one} has a (much) smaller average speed`,
          `one collision changes the motion of the ${item.one} only a little`,
        ],
        modelAnswer: `The ${item.one} has a much larger mass and a much smaller average speed than a molecule of the ${item.medium}.`,
        solution: `The ${item.one} is microscopic: far larger than a molecule, with a far larger mass and therefore moved only a little by each collision. The molecules are much lighter and much faster.`,
      }),
    },
  }),
})
