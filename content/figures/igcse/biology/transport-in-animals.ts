import { fishCirculation } from '@/lib/figures/biology/fish-circulation'
import { circulationPlan } from '@/lib/figures/biology/vessels'

const topic = 'transport-in-animals'

const single = fishCirculation.figure({
  name: `${topic}/single-circulation`,
  title: 'The single circulation of a fish',
})

const double = circulationPlan.figure({
  name: `${topic}/double-circulation`,
  title: 'The double circulation of a mammal',
  only: ['pulmonary artery', 'pulmonary vein', 'vena cava', 'aorta'],
  organs: ['liver', 'kidneys'],
  extraHeight: -84,
})

export const figures = [single, double]
