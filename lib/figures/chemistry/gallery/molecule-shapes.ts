import { figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'
import { enantiomers, spatial, vsepr } from '../molecule-shapes'

export const pieces = [
  figure(
    {
      name: 'kit/molecule-shapes-hydrides',
      title: 'Shapes of methane, ammonia and water',
      description:
        'Methane is tetrahedral with an angle of 109.5°. Ammonia is pyramidal with one lone pair and an angle of 107°. Water is bent with two lone pairs and an angle of 104.5°. Wedges come forward, hatched bonds go back.',
      height: 150,
    },
    vsepr(66, 64, 'tetrahedral', 'C', ['H']),
    vsepr(182, 64, 'pyramidal', 'N', ['H']),
    vsepr(300, 64, 'bent', 'O', ['H']),
    text(62, 142, 'tetrahedral', { anchor: 'middle' }),
    text(182, 142, 'pyramidal', { anchor: 'middle' }),
    text(300, 142, 'bent', { anchor: 'middle' }),
  ),
  figure(
    {
      name: 'kit/molecule-shapes-fluorides',
      title: 'Shapes of boron trifluoride, phosphorus pentafluoride and sulfur hexafluoride',
      description:
        'Boron trifluoride is trigonal planar with angles of 120°, phosphorus pentafluoride trigonal bipyramidal with 90° between top and side, and sulfur hexafluoride octahedral with 90°.',
      height: 150,
    },
    vsepr(62, 68, 'trigonal planar', 'B', ['F']),
    vsepr(182, 68, 'trigonal bipyramidal', 'P', ['F']),
    vsepr(300, 68, 'octahedral', 'S', ['F']),
  ),
  figure(
    {
      name: 'kit/molecule-shapes-carbon-dioxide',
      title: 'Shape of carbon dioxide, and of a square planar complex',
      description:
        'Carbon dioxide is linear with two double bonds and an angle of 180°. Beside it a square planar complex ion of platinum with two chlorine atoms and two ammonia molecules.',
      height: 120,
    },
    vsepr(80, 60, 'linear', 'C', ['O'], { order: 2 }),
    vsepr(250, 60, 'square planar', 'Pt', ['Cl', 'Cl', 'NH_{3}', 'NH_{3}'], { lonePairs: false }),
  ),
  figure(
    {
      name: 'kit/molecule-shapes-enantiomers',
      title: 'Optical isomers of 2-hydroxypropanoic acid',
      description:
        'Two tetrahedral drawings on either side of a dashed line, each the mirror image of the other: a carbon atom with COOH above, CH3 to the side, H going back and OH coming forward.',
      height: 130,
    },
    enantiomers(180, 64, ['COOH', 'CH_{3}', 'H', 'OH']),
  ),
  figure(
    {
      name: 'kit/molecule-shapes-lone-pairs',
      title: 'Shapes with five electron pairs',
      description:
        'Chlorine trifluoride is T-shaped with two lone pairs; sulfur tetrafluoride is a see-saw with one lone pair; the hydronium ion is pyramidal with a positive charge.',
      height: 130,
    },
    vsepr(62, 64, 'T-shaped', 'Cl', ['F']),
    vsepr(170, 64, 'see-saw', 'S', ['F']),
    vsepr(286, 64, 'pyramidal', 'O', ['H'], { charge: '+', angle: false }),
  ),
  figure(
    {
      name: 'kit/molecule-shapes-complex',
      title: 'A complex ion of copper',
      description:
        'An octahedral ion in brackets with the charge 2 plus: a copper atom with six water molecules, each joined by its oxygen atom. Beside it beryllium chloride, a linear molecule.',
      height: 130,
    },
    vsepr(110, 66, 'octahedral', 'Cu', ['OH_{2}'], { charge: '2+', angle: false }),
    spatial(286, 66, {
      centre: 'Be',
      ligands: [
        { symbol: 'Cl', degrees: 180 },
        { symbol: 'Cl', degrees: 0 },
      ],
    }),
  ),
]
