import { coronaryHeart, narrowedArtery } from '../coronary'

export const pieces = [
  coronaryHeart.figure({
    name: 'kit/coronary-heart',
    only: ['vena cava', 'aorta', 'pulmonary artery', 'coronary artery', 'heart muscle'],
  }),
  coronaryHeart.figure({
    name: 'kit/coronary-heart-letters',
    title: 'A heart with a blockage and four regions lettered',
    only: ['blockage'],
    block: 2,
    regions: ['A', 'B', 'C', 'D'],
  }),
  narrowedArtery.figure({ name: 'kit/narrowed-artery' }),
]
