import { figure } from '@/lib/figures/figure'
import { displayed, mirrorPlane, moleculeRow, skeletal, structural } from '../molecules'

export const pieces = [
  figure(
    {
      name: 'kit/molecules-isomers',
      title: 'Structural isomers with the formula C4H10O',
      description:
        'Skeletal formulas of four alcohols with four carbon atoms: butan-1-ol, butan-2-ol, 2-methylpropan-1-ol and 2-methylpropan-2-ol.',
      height: 190,
    },
    moleculeRow(36, [
      { molecule: 'CH3CH2CH2CH2OH', caption: 'butan-1-ol' },
      { molecule: 'butan-2-ol', caption: 'butan-2-ol' },
    ]),
    moleculeRow(126, [
      { molecule: '2-methylpropan-1-ol', caption: '2-methylpropan-1-ol' },
      { molecule: '2-methylpropan-2-ol', caption: '2-methylpropan-2-ol' },
    ]),
  ),
  figure(
    {
      name: 'kit/molecules-displayed',
      title: 'Displayed formulas',
      description:
        'Displayed formulas with every atom and bond: ethanol, ethanoic acid, propene, and methyl propanoate.',
      height: 280,
    },
    displayed(100, 60, 'CH3CH2OH', { caption: 'ethanol' }).shape,
    displayed(275, 60, 'CH3COOH', { caption: 'ethanoic acid' }).shape,
    displayed(90, 190, 'CH3CH=CH2', { caption: 'propene' }).shape,
    displayed(265, 190, 'CH3CH2COOCH3', { bond: 27, caption: 'methyl propanoate' }).shape,
  ),
  figure(
    {
      name: 'kit/molecules-branches',
      title: 'Displayed formulas with branches',
      description:
        'Displayed formulas of 2-methylbutane, 2-methylpropan-2-ol, propan-2-amine and propanone, each with every bond.',
      height: 340,
    },
    displayed(95, 85, '(CH3)2CHCH2CH3').shape,
    displayed(280, 85, '(CH3)3COH').shape,
    displayed(90, 255, 'CH3CH(NH2)CH3').shape,
    displayed(270, 255, 'CH3COCH3', { highlight: ['ketone'] }).shape,
  ),
  figure(
    {
      name: 'kit/molecules-structural',
      title: 'A structural formula of groups',
      description:
        'Structural formulas in which groups of atoms are joined by bonds: propan-2-ol above, 2-hydroxypropanoic acid below.',
      height: 190,
    },
    structural(180, 40, 'CH3CH(OH)CH3').shape,
    structural(180, 140, 'CH3CH(OH)COOH', { highlight: ['alcohol', 'carboxylic acid'] }).shape,
  ),
  figure(
    {
      name: 'kit/molecules-aspirin',
      title: 'Skeletal formula of aspirin',
      description:
        'Skeletal formula of aspirin with its ester group and its carboxylic acid group on a yellow ground. A circle stands in the benzene ring.',
      height: 150,
    },
    skeletal(180, 75, 'aspirin', { highlight: ['ester', 'carboxylic acid'] }).shape,
  ),
  figure(
    {
      name: 'kit/molecules-rings',
      title: 'Skeletal formulas with rings',
      description:
        'Skeletal formulas: phenol and phenylamine with a circle in the ring, cyclohexene, benzene with three double bonds, and ibuprofen.',
      height: 240,
    },
    moleculeRow(50, [
      { molecule: 'phenol', caption: 'phenol' },
      { molecule: 'cyclohexene', caption: 'cyclohexene' },
      { molecule: 'phenylamine', caption: 'phenylamine' },
    ]),
    skeletal(50, 180, 'benzene', { kekule: true }).shape,
    skeletal(230, 180, 'ibuprofen').shape,
  ),
  figure(
    {
      name: 'kit/molecules-enantiomers',
      title: 'Two optical isomers',
      description:
        'Two forms of alanine side by side. Each has a carbon atom joined to a methyl group, an amino group and a carboxylic acid group; the bond to the amino group is hatched. Each form is the reflection of the other in a mirror between them.',
      height: 150,
    },
    skeletal(90, 65, 'L-alanine').shape,
    skeletal(270, 65, 'L-alanine', { mirrored: true }).shape,
    mirrorPlane(180, 10, 124),
  ),
  figure(
    {
      name: 'kit/molecules-geometric',
      title: 'Cis–trans isomers of but-2-ene',
      description:
        'Skeletal formulas of two isomers of but-2-ene. In the trans isomer the methyl groups are on opposite sides of the double bond, in the cis isomer on the same side.',
      height: 90,
    },
    moleculeRow(32, [
      { molecule: 'trans-but-2-ene', caption: 'trans' },
      { molecule: 'cis-but-2-ene', caption: 'cis' },
    ]),
  ),
  figure(
    {
      name: 'kit/molecules-ring-displayed',
      title: 'Displayed formulas of cyclohexane and methylamine',
      description:
        'Displayed formulas. Cyclohexane has a ring of six carbon atoms with two hydrogen atoms on each; methylamine has two hydrogen atoms on its nitrogen atom.',
      height: 170,
    },
    displayed(95, 85, 'cyclohexane', { bond: 30 }).shape,
    displayed(270, 85, 'CH3NH2', { highlight: ['amine'] }).shape,
  ),
]
