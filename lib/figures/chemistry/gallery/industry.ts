import { figure } from '@/lib/figures/figure'
import { blastFurnace, carbonCycle, fractionatingColumn, processSteps } from '../industry'

export const pieces = [
  figure(
    {
      name: 'kit/industry-blast-furnace',
      title: 'A blast furnace',
      description:
        'A tall furnace in section. Iron ore, coke and limestone go in at the top, hot air enters near the bottom on both sides, waste gases leave at the top. Molten slag floats on molten iron at the bottom; each leaves by its own tap.',
      height: 276,
    },
    blastFurnace(10, 4, { hot: '1800 °C', middle: '1200 °C', top: '600 °C' }),
  ),
  figure(
    {
      name: 'kit/industry-column',
      title: 'Fractional distillation of petroleum',
      description:
        'A column into which heated petroleum flows near the bottom. Pipes leave it at eight levels: refinery gas at the top, then gasoline, naphtha, kerosene, diesel oil, fuel oil, lubricating oil, and bitumen at the bottom.',
      height: 250,
    },
    fractionatingColumn(20, 4, { temperatures: ['cooler', 'hotter'] }),
  ),
  figure(
    {
      name: 'kit/industry-column-letters',
      title: 'A fractionating column with four unnamed fractions',
      description:
        'A column into which petroleum flows near the bottom. Pipes leave it at four levels, labelled P at the top, then Q, R and S.',
      height: 210,
    },
    fractionatingColumn(60, 4, {
      fractions: ['P', 'Q', 'R', 'S'].map(name => ({ name })),
      height: 200,
      feed: 'petroleum',
    }),
  ),
  figure(
    {
      name: 'kit/industry-carbon-cycle',
      title: 'The carbon cycle',
      description:
        'Four boxes: carbon dioxide in the air, plants, animals and fossil fuels. Arrows: photosynthesis from air to plants, respiration from plants and animals to air, feeding from plants to animals, dead remains from plants and animals to fossil fuels, combustion from fossil fuels to air.',
      height: 220,
    },
    carbonCycle(4, 4),
  ),
  figure(
    {
      name: 'kit/industry-steps',
      title: 'Stages of the Contact process',
      description:
        'Three boxes, one below the other, joined by arrows: sulfur is burned in air, sulfur dioxide is oxidised with a catalyst, and sulfur trioxide is absorbed. Air goes into the first two, oleum leaves the last.',
      height: 180,
    },
    processSteps(115, 8, [
      { name: 'burning sulfur', into: 'air' },
      { name: 'converter', into: 'air' },
      { name: 'absorption', out: 'oleum' },
    ]),
  ),
]
