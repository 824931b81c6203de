import { figure } from '@/lib/figures/figure'
import { CARBON, cycleDiagram, NITROGEN, WATER } from '../cycles'

export const pieces = [
  figure(
    {
      name: 'kit/carbon-cycle',
      title: 'The carbon cycle',
      description:
        'Carbon dioxide in the air above; plants, animals, fossil fuels and decomposers below. Photosynthesis leads from the air to plants, feeding from plants to animals, death to decomposers, and respiration and combustion back to the air.',
      height: CARBON.height,
    },
    cycleDiagram(CARBON),
  ),
  figure(
    {
      name: 'kit/carbon-cycle-letters',
      title: 'The carbon cycle with lettered processes',
      description:
        'The carbon cycle with carbon dioxide in the air above and plants, animals, fossil fuels and decomposers below. Four arrows are lettered: P from the air to plants, Q from plants to animals, R from fossil fuels to the air, S from animals to the air.',
      height: CARBON.height,
    },
    cycleDiagram(CARBON, {
      letters: {
        photosynthesis: 'P',
        feeding: 'Q',
        combustion: 'R',
        animalRespiration: 'S',
        fossilisation: '',
        plantRespiration: '',
        plantDeath: '',
        animalDeath: '',
        decomposerRespiration: '',
      },
    }),
  ),
  figure(
    {
      name: 'kit/nitrogen-cycle',
      title: 'The nitrogen cycle',
      description:
        'Nitrogen gas above; protein in plants and in animals, ammonium compounds, nitrites and nitrates below. Arrows: fixation, lightning, denitrification, uptake, feeding, decay and nitrification.',
      height: NITROGEN.height,
    },
    cycleDiagram(NITROGEN),
  ),
  figure(
    {
      name: 'kit/water-cycle',
      title: 'The water cycle',
      description:
        'Sea and lakes, water vapour in the air, clouds, soil and rivers, and plants. Arrows: evaporation, condensation, precipitation, run-off, uptake, and transpiration.',
      height: WATER.height,
    },
    cycleDiagram(WATER),
  ),
]
