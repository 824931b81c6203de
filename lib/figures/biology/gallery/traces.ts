import { figure } from '@/lib/figures/figure'
import {
  describeHeartTrace,
  describePopulationGrowth,
  describeSpirometerTrace,
  heartTrace,
  populationGrowth,
  spirometerTrace,
} from '../traces'

const PHASES = ['A', 'B', 'C', 'D'] as const

export const pieces = [
  figure(
    {
      name: 'kit/heart-trace',
      title: 'An electrocardiogram at rest',
      description: describeHeartTrace({ beatsPerMinute: 75 }),
      height: 204,
    },
    heartTrace({ beatsPerMinute: 75 }),
  ),
  figure(
    {
      name: 'kit/heart-trace-exercise',
      title: 'An electrocardiogram in exercise',
      description: describeHeartTrace({ beatsPerMinute: 140 }),
      height: 204,
    },
    heartTrace({ beatsPerMinute: 140 }),
  ),
  figure(
    {
      name: 'kit/spirometer',
      title: 'A spirometer trace',
      description: describeSpirometerTrace({ deepBreathAt: 12 }),
      height: 242,
    },
    spirometerTrace({ deepBreathAt: 12 }),
  ),
  figure(
    {
      name: 'kit/population-growth',
      title: 'Growth of a population',
      description: describePopulationGrowth({ phases: ['lag', 'exponential', 'stationary', 'death'] }),
      height: 226,
    },
    populationGrowth({ phases: ['lag', 'exponential', 'stationary', 'death'] }),
  ),
  figure(
    {
      name: 'kit/population-letters',
      title: 'Growth of a population, lettered',
      description: describePopulationGrowth({ phases: PHASES }),
      height: 226,
    },
    populationGrowth({ phases: PHASES, yLabel: 'number of yeast cells' }),
  ),
]
