import { ask } from '@/lib/exams/authoring/ask'
import { pairs } from '@/lib/exams/authoring/options'
import { questionsOf } from '@/lib/exams/authoring/question-file'
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

const FALSE_NAMES = pairs({
  convection: 'Convection moves a whole region of the fluid in one direction; here each one moves at random.',
  conduction: 'Conduction is a transfer of thermal energy; nothing has to move along.',
  evaporation:
    'Evaporation is a change of state at the surface of a liquid, not a movement of suspended particles.',
  'thermal expansion': 'In expansion particles move apart; here each one moves at random.',
  condensation: 'Condensation is a change from gas to liquid, not a movement of suspended particles.',
})

const TRAITS = [
  { text: 'has the larger mass', big: true },
  { text: 'has the larger average speed', big: false },
  { text: 'can be seen through the microscope', big: true },
  { text: 'changes its path only a little in one collision', big: true },
] as const

supplement('path-of-a-suspended-particle', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({
    item: random.pick(SUSPENSIONS),
    wrong: random.sample<readonly [string, string]>(FALSE_NAMES, 3),
    traits: random.shuffle([TRAITS[1], ...random.sample([TRAITS[0], TRAITS[2], TRAITS[3]], 2)]),
    seed: random.int(1, 30),
  }),
  make: ({ item, wrong, traits, seed }) => ({
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
      a: ask.choice({
        prompt: `What is the name of the motion of the ${item.many}?`,
        scheme: ['Brownian motion'],
        solution: 'Random motion of microscopic particles in a gas or a liquid is called Brownian motion.',
        right: 'Brownian motion',
        wrong: wrong.map(([name, error]) => [name, error]),
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
        marks: 3,
        lines: 5,
        scheme: [
          `any three from: molecules of the ${item.medium} move fast and randomly`,
          `they collide with (bombard) the ${item.one} from all sides`,
          'at each moment more / harder collisions come from one side than from the other (uneven bombardment, resultant force)',
          `the molecules are light (very small) but so fast that they can move the much larger ${item.one}`,
        ],
        solution: `The ${item.one} does not move by itself: it is pushed about by collisions with molecules of the ${item.medium}, which are much too small to be seen.`,
        modelAnswer: `Molecules of the ${item.medium} move fast and at random, and collide with the ${item.one} from all sides. At any moment the collisions on one side are more than those on the other, so there is a resultant force in a direction that keeps changing. Although the molecules are very light, they are fast enough to move the much larger ${item.one}.`,
      }),
      d: ask.match({
        prompt: `Compare a ${item.one} with a molecule of the ${item.medium}. Identify to which of the two each statement applies.`,
        command: 'Identify',
        items: traits.map((trait, at) => ({ id: `trait${at}`, text: trait.text })),
        targets: [
          { id: 'big', text: `the ${item.one}` },
          { id: 'small', text: `the molecule of the ${item.medium}` },
        ],
        answer: Object.fromEntries(traits.map((trait, at) => [`trait${at}`, trait.big ? 'big' : 'small'])),
        scheme: ['two right: 1 mark', 'all three right: 2 marks'],
        solution: `The ${item.one} is microscopic: far larger than a molecule, with a far larger mass and therefore moved only a little by each collision. The molecules are much lighter and much faster.`,
      }),
    },
  }),
})
