import { figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'
import { eyeSection, pupilView } from '../eye'

export const pieces = [
  eyeSection.figure({ name: 'kit/eye' }),
  eyeSection.figure({
    name: 'kit/eye-near',
    title: 'The eye focused on a near object',
    focus: 'near',
    rays: true,
    labels: 'names',
    only: ['ciliary muscle', 'lens', 'suspensory ligaments'],
  }),
  eyeSection.figure({
    name: 'kit/eye-far',
    title: 'The eye focused on a far object',
    rays: true,
    labels: 'letters',
    only: ['ciliary muscle', 'lens', 'suspensory ligaments'],
  }),
  figure(
    {
      name: 'kit/pupils',
      title: 'A pupil in dim and in bright light',
      description:
        'Two eyes from the front. The first, in dim light, has a wide black circle in the middle; the second, in bright light, a small one.',
      height: 100,
    },
    pupilView(90, 42, 14),
    pupilView(270, 42, 5),
    text(90, 88, 'dim light', { anchor: 'middle' }),
    text(270, 88, 'bright light', { anchor: 'middle' }),
  ),
]
