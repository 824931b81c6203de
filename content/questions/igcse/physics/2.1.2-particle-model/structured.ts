import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figure } from '@/lib/figures/figure'
import { brownianPath } from '@/lib/figures/particles'
import { UP_DOWN } from '../ideas'

const { supplement, templates } = questionsOf('structured', '2.1.2')

export { templates }

const SUSPENSIONS = [
  {
    stem: 'Some smoke is trapped with air in a small glass cell. The cell is lit from the side. Through a microscope, a student sees bright dots, where particles of smoke reflect the light. The diagram shows the path of one dot.',
    one: 'smoke particle',
    word: 'smoke',
    many: 'smoke particles',
    medium: 'air',
  },
  {
    stem: 'A drop of water with very small grains from pollen in it lies on a glass slide. A student looks at the grains through a microscope. The diagram shows the path of one grain.',
    one: 'grain',
    word: 'grain/pollen',
    many: 'grains',
    medium: 'water',
  },
  {
    stem: 'A little milk is mixed with a lot of water, so that very small droplets of fat are suspended in it. A student looks at the droplets through a microscope. The diagram shows the path of one droplet.',
    one: 'fat droplet',
    word: 'fat/droplet/drop',
    many: 'fat droplets',
    medium: 'water',
  },
  {
    stem: 'A drop of ink contains very small grains of carbon, suspended in water. A student looks at a thin layer of the ink through a microscope. The diagram shows the path of one grain.',
    one: 'carbon grain',
    word: 'carbon/grain',
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
        scheme: [
          judged(
            'random / haphazard / zigzag, with sudden changes of direction',
            `
            reject regular/uniform/straight line, without zigzag/random/zig/change/changes/sudden
            accept random/randomly/haphazard/zigzag/zig/erratic/erratically/irregular/unpredictable/jerky
            accept sudden ... direction | direction ... sudden | not regular/pattern/predictable
            unsure all/different/every/change direction | direction change
            earns: it moves randomly
            earns: it goes in a zig-zag
            earns: haphazzard motion with sudden changes of direction
            misses: it moves in a straight line
            misses: it vibrates
            misses: it moves slowly`,
          ),
        ],
        solution:
          'The path has no pattern: straight pieces of different lengths, with sudden changes to any direction.',
        modelAnswer: `The ${item.one} moves randomly, in a zigzag: its direction changes suddenly and without a pattern.`,
      }),
      c: ask.written({
        prompt: `Explain, in terms of molecules, what causes this motion.`,
        scheme: [
          judged(
            `molecules of the ${item.medium} move fast and randomly`,
            `
            MOLECULE = molecule | ${item.medium}
            MOVE = move/motion/travel/fly
            accept MOLECULE ... MOVE ... random/fast/quick/direction/speed/constant/continuous/high/haphazard
            accept random/fast/quick/constant/high ... MOVE/moving ... MOLECULE | fast MOLECULE
            accept MOLECULE ... random/fast
            unsure MOLECULE, MOVE
            earns: the ${item.medium} molecules move randomly
            earns: fast moving molecules of ${item.medium}
            earns: the molecules move in all direktions
            misses: they collide with each other
            misses: the ${item.many} are very light
            misses: heat makes it move`,
          ),
          judged(
            `they collide with (bombard) the ${item.one} from all sides`,
            `
            HIT = collide/collision/bombard/hit/strike/bump/knock/push/impact/bounce
            GRAIN = ${item.word}/particle/it/grain/droplet
            reject HIT each other | HIT ... wall
            accept HIT
            earns: the molecules hit the ${item.one}
            earns: molecules collide with it
            earns: it is bombarted by molecules
            misses: the molecules move randomly
            misses: they hit the walls
            misses: molecules attract it`,
          ),
          judged(
            'at each moment more / harder collisions come from one side than from the other (uneven bombardment, resultant force)',
            `
            ${UP_DOWN}
            HIT = collide/collision/bombard/bombardment/hit/strike/force/push
            accept uneven/unequal/unbalanced/imbalance/resultant | not even/equal/balance
            accept more/hard/strong/great ... HIT ... one/other side/direction | HIT ... more/hard ... one/other side
            accept more ... one side | different force/number ... side | side ... more/hard
            unsure all/different side/direction
            earns: there are more collisions on one side
            earns: this gives a resultant force
            earns: the bombardmant is uneven
            misses: the collisions are equal
            misses: molecules hit it
            misses: the molecules move fast`,
          ),
          judged(
            `the molecules are light (very small) but so fast that they can move the much larger ${item.one}`,
            `
            LIGHT = light/small/tiny/little
            FAST = fast/speed/energy/momentum/velocity/quick
            GRAIN = ${item.word}/particle/grain/droplet
            MOLECULE = molecule/${item.medium}
            reject MOLECULE ... heavy, without small/light
            accept LIGHT, FAST
            accept LIGHT & FAST
            unsure MOLECULE ... LIGHT | GRAIN ... large/heavy/massive | FAST ... enough
            earns: the molecules are small but they move very fast
            earns: the molecules are light but have a high speed
            earns: they are tiny but fasst enough to move the ${item.one}
            misses: the molecules hit it
            misses: they move randomly
            misses: the molecules are heavy`,
          ),
        ],
        solution: `The ${item.one} does not move by itself: it is pushed about by collisions with molecules of the ${item.medium}, which are much too small to be seen.`,
        modelAnswer: `Molecules of the ${item.medium} move fast and at random, and collide with the ${item.one} from all sides. At any moment the collisions on one side are more than those on the other, so there is a resultant force in a direction that keeps changing. Although the molecules are very light, they are fast enough to move the much larger ${item.one}.`,
      }),
      d: ask.written({
        prompt: `State **two** ways in which a ${item.one} differs from a molecule of the ${item.medium}.`,
        marks: 2,
        scheme: [
          judged(
            `any two from: the ${item.one} has a (much) larger mass`,
            `
            GRAIN = ${item.word}/it
            MOLECULE = molecule/${item.medium}
            HEAVY = heavy/heavier/massive | more/large/great/high/big mass | mass ...(no and/",").. more/large/great/high/big
            LIGHT = light/lighter | less/small/low mass | mass ...(no and/",").. less/small/low
            reject GRAIN ...(no MOLECULE/than).. LIGHT | MOLECULE ...(no GRAIN/than).. HEAVY
            accept GRAIN ...(no MOLECULE/than).. HEAVY | MOLECULE ...(no GRAIN/than).. LIGHT
            unsure HEAVY/LIGHT/mass
            earns: the ${item.one} is heavier
            earns: the ${item.one} has a larger mass than a molecule
            earns: the molecule of ${item.medium} is much ligther
            misses: the ${item.one} is lighter
            misses: a molecule is heavier than the ${item.one}
            misses: they have different colours`,
          ),
          judged(
            `the ${item.one} is (much) larger / can be seen through the microscope / consists of very many molecules or atoms`,
            `
            GRAIN = ${item.word}/it
            MOLECULE = molecule/${item.medium}
            reject GRAIN ...(no MOLECULE/than/mass/speed).. not see/seen/visible
            reject GRAIN ...(no MOLECULE/than/mass/speed).. small | MOLECULE ...(no GRAIN/than/mass/speed).. big/large/visible, without mass/speed
            accept GRAIN ...(no MOLECULE/than).. bigger/visible/see/seen | GRAIN ... many molecule/atom | MOLECULE ...(no GRAIN/than/mass/speed).. not see/seen/visible
            accept MOLECULE ...(no GRAIN/than).. small/tiny | size ... big/large, without mass/speed
            accept see ... GRAIN
            accept GRAIN ...(no MOLECULE/than).. large | large GRAIN, without mass/speed
            unsure big/small/smaller/size/visible/see, without mass/speed
            earns: the ${item.one} is bigger
            earns: the ${item.one} can be seen with a microscope
            earns: the ${item.one} is vissible and the molecule is smaler
            misses: the ${item.one} is smaller than a molecule
            misses: the ${item.one} has a larger mass
            misses: they have different colours`,
          ),
          judged(
            `the ${item.one} has a (much) smaller average speed`,
            `
            GRAIN = ${item.word}/it
            MOLECULE = molecule/${item.medium}
            FAST = fast/quick/quicker | speed ...(no and/",").. high/more/great/large/big | high/more/great/large average/speed
            SLOW = slow/slower | speed ...(no and/",").. low/less/small | low/less/small average/speed
            reject GRAIN ...(no MOLECULE/than).. FAST | MOLECULE ...(no GRAIN/than).. SLOW
            accept GRAIN ...(no MOLECULE/than).. SLOW | MOLECULE ...(no GRAIN/than).. FAST
            unsure speed/slow/fast
            earns: the ${item.one} moves more slowly
            earns: the ${item.one} has a lower speed than the molecule
            earns: the molecules are qucker
            misses: the ${item.one} moves faster
            misses: molecules are slower than the ${item.one}
            misses: they move randomly`,
          ),
          judged(
            `one collision changes the motion of the ${item.one} only a little`,
            `
            GRAIN = ${item.word}/it
            MOLECULE = molecule/${item.medium}
            HIT = collide/collision/hit/bombard
            accept HIT ... little/less/slight/small/hardly
            unsure GRAIN ... HIT
            earns: one collision changes its motion only a little
            earns: a collision has less effect on the ${item.one}
            earns: each colision moves it only slightly
            misses: the ${item.one} is bigger
            misses: the molecules move fast
            misses: they have different colours`,
          ),
        ],
        modelAnswer: `The ${item.one} has a much larger mass and a much smaller average speed than a molecule of the ${item.medium}.`,
        solution: `The ${item.one} is microscopic: far larger than a molecule, with a far larger mass and therefore moved only a little by each collision. The molecules are much lighter and much faster.`,
      }),
    },
  }),
})
