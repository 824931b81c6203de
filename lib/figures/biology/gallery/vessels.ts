import { arterySection, capillarySection, circulationPlan, veinSection, veinValve } from '../vessels'

export const pieces = [
  arterySection.figure({ name: 'kit/artery' }),
  veinSection.figure({ name: 'kit/vein' }),
  capillarySection.figure({ name: 'kit/capillary' }),
  veinValve.figure({ name: 'kit/vein-valve-open' }),
  veinValve.figure({ name: 'kit/vein-valve-closed', open: false, labels: 'letters' }),
  circulationPlan.figure({ name: 'kit/circulation' }),
  circulationPlan.figure({
    name: 'kit/circulation-letters',
    title: 'A plan of circulation with vessels lettered',
    labels: 'letters',
    only: ['aorta', 'pulmonary vein', 'vena cava', 'renal artery'],
    organs: ['liver', 'kidneys'],
    extraHeight: -84,
  }),
]
