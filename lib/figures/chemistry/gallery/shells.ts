import { figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'
import {
  describeShells,
  electron,
  electronShells,
  energyLevels,
  filled,
  orbital,
  orbitalBoxes,
  shellsOf,
} from '../shells'

export const pieces = [
  figure(
    {
      name: 'kit/shells-sodium',
      title: 'Electronic configuration of sodium',
      description: describeShells('A sodium atom', shellsOf(11)),
      height: 150,
    },
    electronShells(90, 75, shellsOf(11), { nucleus: '11p\n12n', gap: 18 }),
    electronShells(270, 75, shellsOf(20), { nucleus: 'Ca', firstRadius: 20, gap: 15 }),
  ),
  figure(
    {
      name: 'kit/shells-first-period',
      title: 'Electronic configurations of carbon, oxygen and neon',
      description: `${describeShells('Carbon', shellsOf(6))} ${describeShells('Oxygen', shellsOf(8))} ${describeShells('Neon', shellsOf(10))}`,
      height: 120,
    },
    ...[6, 8, 10].map((number, at) =>
      electronShells(62 + at * 118, 55, shellsOf(number), { nucleus: ['C', 'O', 'Ne'][at] ?? '' }),
    ),
    electron(14, 112, 'cross'),
    text(22, 116, 'electron', { cls: 's' }),
  ),
  figure(
    {
      name: 'kit/shells-boxes',
      title: 'Electrons of nitrogen in boxes',
      description:
        'Boxes for the orbitals 1s, 2s and 2p. The boxes 1s and 2s hold an arrow up and an arrow down each; the three boxes of 2p hold one arrow up each.',
      height: 70,
    },
    orbitalBoxes(70, 14, filled(2, 1), '1s'),
    orbitalBoxes(130, 14, filled(2, 1), '2s'),
    orbitalBoxes(190, 14, filled(3, 3), '2p'),
  ),
  figure(
    {
      name: 'kit/shells-levels',
      title: 'Energy levels of iron',
      description:
        'Boxes at rising levels: 1s, 2s, 2p, 3s, 3p, 4s and 3d, all full but 3d, which holds one pair and four single electrons.',
      height: 250,
    },
    energyLevels(20, 10, 225, { '1s': 2, '2s': 2, '2p': 6, '3s': 2, '3p': 6, '4s': 2, '3d': 6 }),
  ),
  figure(
    {
      name: 'kit/shells-orbitals',
      title: 'Shapes of an s orbital and the three p orbitals',
      description:
        'Four sets of axes x, y and z. On the first a sphere around the origin; on the others two lobes along x, along y and along z.',
      height: 230,
    },
    orbital(90, 55, 's'),
    orbital(255, 55, 'px'),
    orbital(90, 170, 'py'),
    orbital(255, 170, 'pz'),
    text(20, 20, '2s'),
    text(186, 20, '2p_{x}'),
    text(20, 135, '2p_{y}'),
    text(186, 135, '2p_{z}'),
  ),
]
