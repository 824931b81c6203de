import { figure } from '@/lib/figures/figure'
import { circle, pointer, text } from '@/lib/figures/shapes'
import { diamond, graphite, ice, ionicLattice, metalLayers, metallicLattice, silica } from '../lattices'

export const pieces = [
  figure(
    {
      name: 'kit/lattices-ionic',
      title: 'The giant ionic lattice of sodium chloride',
      description:
        'A cube of 27 ions, three along each edge. Sodium ions, smaller and marked plus, and chloride ions, larger and marked minus, stand in turn along every line.',
      height: 210,
    },
    ionicLattice(110, 184, { size: 56 }),
    circle(20, 20, 9, 'r rw'),
    text(20, 24.2, '+', { anchor: 'middle', cls: 's' }),
    text(36, 24, 'Na^{+}'),
    circle(20, 50, 12, 'p w'),
    text(20, 54.2, '−', { anchor: 'middle', cls: 's' }),
    text(38, 54, 'Cl^{−}'),
  ),
  figure(
    {
      name: 'kit/lattices-metallic',
      title: 'Metallic bonding',
      description:
        'Three rows of positive ions in regular order. Small dots, delocalised electrons, stand between them.',
      height: 190,
    },
    metallicLattice(48, 36),
    pointer(92, 22, 107, 46, 'positive ion', 'end'),
    pointer(252, 22, 266, 77, 'delocalised electron', 'end'),
  ),
  figure(
    {
      name: 'kit/lattices-alloy',
      title: 'A pure metal and an alloy',
      description:
        'On the left four layers of equal atoms in regular rows. On the right the same layers with three larger atoms among them.',
      height: 130,
    },
    metalLayers(20, 14, 5, 4),
    metalLayers(200, 14, 5, 4, [
      [1, 1],
      [3, 2],
      [4, 0],
    ]),
    text(86, 124, 'pure metal', { anchor: 'middle' }),
    text(266, 124, 'alloy', { anchor: 'middle' }),
  ),
  figure(
    {
      name: 'kit/lattices-covalent',
      title: 'Structures of diamond and silicon(IV) oxide',
      description:
        'In diamond each carbon atom is joined to four others. In silicon(IV) oxide an oxygen atom stands between every two silicon atoms.',
      height: 210,
    },
    diamond(92, 98, 42),
    silica(268, 98, 42),
    text(92, 204, 'diamond', { anchor: 'middle' }),
    text(268, 204, 'silicon(IV) oxide', { anchor: 'middle' }),
  ),
  figure(
    {
      name: 'kit/lattices-graphite',
      title: 'Structure of graphite',
      description:
        'Three parallel layers of carbon atoms in hexagons. Dashed lines between the layers mark weak forces.',
      height: 220,
    },
    graphite(90, 70),
    pointer(48, 40, 100, 62, 'layer', 'end'),
  ),
  figure(
    {
      name: 'kit/lattices-ice',
      title: 'Hydrogen bonds in ice',
      description:
        'Six water molecules in a ring. From a hydrogen atom of each a dashed line, a hydrogen bond, leads to the oxygen atom of the next.',
      height: 210,
    },
    ice(180, 105),
    pointer(252, 34, 218, 62, 'hydrogen bond'),
  ),
]
