import { figure } from '@/lib/figures/figure'
import { centred, line, text } from '@/lib/figures/shapes'
import { areniumIon, curlyArrow, dipole, lonePair, lonePairAt, partialCharge, unpaired } from '../mechanisms'
import { displayed, skeletal, structural } from '../molecules'
import { equilibriumArrow, reactionArrow, squareBrackets } from '../reaction-signs'

const bromoethane = structural(210, 44, 'CH3CH2Br')
const carbon = bromoethane.atom(1)
const bromine = bromoethane.atom(2)
const ethene = displayed(90, 110, 'CH2=CH2', { bond: 34 })
const propanone = structural(230, 62, 'CH3COCH3')
const carbonyl = propanone.atom(1)
const oxygen = propanone.atom(2)

export const pieces = [
  figure(
    {
      name: 'kit/mechanisms-substitution',
      title: 'First step of a nucleophilic substitution',
      description:
        'A hydroxide ion with a lone pair stands left of bromoethane. A curly arrow leads from the lone pair to the carbon atom that is joined to bromine, another from the carbon–bromine bond to bromine. The carbon atom is marked delta plus, the bromine atom delta minus.',
      height: 112,
    },
    bromoethane.shape,
    text(80, 98, 'HO^{−}'),
    lonePair(80, 93.5, 0, 36),
    curlyArrow(lonePairAt(80, 93.5, 0, 40), [carbon[0] - 3, carbon[1] + 7], { bend: -18 }),
    curlyArrow([bromoethane.bond(1, 2)[0] + 10, carbon[1] - 2], [bromine[0] + 2, bromine[1] - 7], {
      bend: 16,
    }),
    partialCharge(carbon[0] + 2, carbon[1] - 20, '+'),
    partialCharge(bromine[0] + 6, bromine[1] + 19, '-'),
  ),
  figure(
    {
      name: 'kit/mechanisms-addition',
      title: 'Electrophilic addition of hydrogen bromide to ethene',
      description:
        'A curly arrow leads from the double bond of ethene to the hydrogen atom of hydrogen bromide, marked delta plus, and another from the bond between hydrogen and bromine to bromine, marked delta minus. An arrow leads to a positive ion, CH3 CH2 plus, beside a bromide ion.',
      height: 160,
    },
    ethene.shape,
    centred(122, 36, 'H'),
    line(131, 36, 151, 36),
    centred(162, 36, 'Br'),
    partialCharge(122, 17, '+'),
    partialCharge(166, 17, '-'),
    curlyArrow([90, 106], [114, 40], { bend: 12 }),
    curlyArrow([143, 38], [160, 44], { bend: -14 }),
    reactionArrow(176, 232, 106, { above: 'slow' }),
    text(248, 110, 'CH_{3}–CH_{2}^{+}'),
    text(330, 110, 'Br^{−}'),
    lonePair(335, 106, 90, 12),
  ),
  figure(
    {
      name: 'kit/mechanisms-carbonyl',
      title: 'Cyanide ion attacking propanone',
      description:
        'A cyanide ion with a lone pair on carbon stands left of propanone. One curly arrow leads from the lone pair to the carbon atom of the carbonyl group, another from the double bond to its oxygen atom.',
      height: 116,
    },
    propanone.shape,
    text(66, 46, 'NC^{−}'),
    lonePair(66, 42, 0, 36),
    curlyArrow(lonePairAt(66, 42, 0, 40), [carbonyl[0] - 6, carbonyl[1] - 6], { bend: 18 }),
    curlyArrow(propanone.bond(1, 2), [oxygen[0] + 7, oxygen[1] - 1], { bend: -16 }),
    dipole([carbonyl[0] - 30, carbonyl[1] + 24], [carbonyl[0] + 30, carbonyl[1] + 24]),
  ),
  figure(
    {
      name: 'kit/mechanisms-benzene',
      title: 'Electrophilic substitution of benzene',
      description:
        'A curly arrow leads from the ring of benzene to a nitronium ion. An arrow leads to an intermediate: a ring with an open circle and a positive charge, whose top carbon atom carries both hydrogen and a nitro group.',
      height: 140,
    },
    skeletal(64, 88, 'benzene').shape,
    text(106, 42, 'NO_{2}^{+}'),
    curlyArrow([70, 71], [104, 38], { bend: 14 }),
    reactionArrow(150, 214, 88),
    areniumIon(272, 88, 'NO_{2}'),
  ),
  figure(
    {
      name: 'kit/mechanisms-state',
      title: 'A transition state, and a reversible reaction',
      description:
        'On the left a transition state in square brackets with a double dagger, in which carbon is partly joined to both a hydroxyl group and bromine. On the right, two half arrows between N2O4 and 2 NO2.',
      height: 80,
    },
    squareBrackets({ left: 20, right: 118, top: 16, bottom: 66 }, { charge: '‡' }),
    text(69, 45, 'HO···C···Br', { anchor: 'middle' }),
    text(200, 45, 'N_{2}O_{4}', { anchor: 'end' }),
    equilibriumArrow(212, 272, 41, { above: 'heat', below: 'cool' }),
    text(284, 45, '2NO_{2}'),
  ),
  figure(
    {
      name: 'kit/mechanisms-radicals',
      title: 'Homolytic fission of chlorine',
      description:
        'A chlorine molecule. Two half-headed curly arrows lead from its bond, one to each atom. An arrow leads to two chlorine atoms, each with one unpaired electron.',
      height: 90,
    },
    centred(60, 50, 'Cl'),
    line(72, 50, 96, 50),
    centred(108, 50, 'Cl'),
    curlyArrow([84, 47], [62, 40], { single: true, bend: -12 }),
    curlyArrow([84, 47], [106, 40], { single: true, bend: 12 }),
    reactionArrow(140, 210, 50, { above: 'UV light' }),
    centred(244, 50, 'Cl'),
    unpaired(246, 50, 0, 12),
    centred(275, 50, '+'),
    centred(300, 50, 'Cl'),
    unpaired(302, 50, 0, 12),
  ),
]
