import { figure } from '@/lib/figures/figure'
import {
  describeMenstrualCycle,
  type MenstrualCycle,
  menstrualCycle,
  menstrualCycleHeight,
} from '../menstrual-cycle'

const cycle = (name: string, title: string, options: MenstrualCycle) =>
  figure(
    {
      name: `kit/${name}`,
      title,
      description: describeMenstrualCycle(options),
      height: menstrualCycleHeight(options),
    },
    menstrualCycle(options),
  )

export const pieces = [
  cycle('menstrual-cycle', 'Hormones and the uterus lining', { ovulation: true }),
  cycle('menstrual-lining', 'The uterus lining in one cycle', { hormones: [] }),
  cycle('menstrual-letters', 'Two hormones, lettered', {
    hormones: ['oestrogen', 'progesterone'],
    names: { oestrogen: 'P', progesterone: 'Q' },
    lining: false,
  }),
]
