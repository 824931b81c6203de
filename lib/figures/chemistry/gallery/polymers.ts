import { figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'
import {
  additionPolymerisation,
  alkeneMonomer,
  blockFormula,
  blockRepeatUnit,
  polymerChain,
  repeatUnit,
} from '../polymers'

export const pieces = [
  figure(
    {
      name: 'kit/polymers-addition',
      title: 'Addition polymerisation of propene',
      description:
        'On the left n molecules of propene, with a double bond between two carbon atoms. An arrow leads to the repeat unit of the polymer in brackets, with a single bond between the carbon atoms, a bond leading out at each side, and n.',
      height: 110,
    },
    additionPolymerisation(34, 55, { topRight: 'CH_{3}' }),
  ),
  figure(
    {
      name: 'kit/polymers-monomer',
      title: 'A monomer and the repeat unit of its polymer',
      description:
        'The displayed formula of chloroethene with a double bond, and beside it the repeat unit of poly(chloroethene) in brackets.',
      height: 110,
    },
    alkeneMonomer(90, 55, { bottomRight: 'Cl' }),
    repeatUnit(250, 55, { bottomRight: 'Cl' }),
  ),
  figure(
    {
      name: 'kit/polymers-chain',
      title: 'Part of a polymer chain',
      description:
        'Six carbon atoms in a row joined by single bonds, with a bond leading on at each end. Every second carbon atom carries a group CN; all other bonds lead to hydrogen.',
      height: 100,
    },
    polymerChain(180, 50, { topRight: 'CN' }, 3),
  ),
  figure(
    {
      name: 'kit/polymers-nylon',
      title: 'Monomers of a polyamide, and part of its chain',
      description:
        'Two monomers with blocks: a dicarboxylic acid and a diamine. Below, part of the polymer: blocks joined by amide links, each a carbon atom with a double-bonded oxygen atom, and a nitrogen atom with a hydrogen atom.',
      height: 190,
    },
    blockFormula(90, 50, ['HO', 'CO', '{}', 'CO', 'OH']).shape,
    blockFormula(270, 50, ['H_{2}N', '{}', 'NH_{2}']).shape,
    blockFormula(180, 130, ['-', 'CO', '{}', 'CO', 'NH', '{}', 'NH', 'CO', '{}', '-'], 10).shape,
    text(180, 178, 'amide links', { anchor: 'middle', cls: 's' }),
  ),
  figure(
    {
      name: 'kit/polymers-polyester',
      title: 'Repeat unit of a polyester',
      description:
        'The repeat unit of a polyester in brackets: a block A between two carbon atoms with double-bonded oxygen atoms, an oxygen atom, a block B and another oxygen atom, with bonds leading out on both sides.',
      height: 110,
    },
    blockRepeatUnit(175, 60, ['CO', '{A}', 'CO', 'O', '{B}', 'O']),
  ),
]
