import {
  additionPolymerisation,
  alkeneMonomer,
  blockFormula,
  blockRepeatUnit,
  polymerChain,
  repeatUnit,
} from '@/lib/figures/chemistry/polymers'
import { reactionArrow } from '@/lib/figures/chemistry/reaction-signs'
import { figure } from '@/lib/figures/figure'
import { line, text } from '@/lib/figures/shapes'

const small = (x: number, y: number, content: string) => text(x, y, content, { anchor: 'middle', cls: 's' })

const polyethene = figure(
  {
    name: 'organic-chemistry-8/ethene-joins',
    title: 'Addition polymerisation of ethene',
    description:
      'On the left n molecules of ethene: two carbon atoms with a double bond, each with two hydrogen atoms. An arrow leads to the repeat unit of poly(ethene) in square brackets: two carbon atoms with a single bond, each with two hydrogen atoms. A bond leads out through the bracket on each side, and n stands after the bracket.',
    height: 140,
  },
  additionPolymerisation(44, 55),
  small(92, 124, 'ethene (monomer)'),
  small(262, 124, 'poly(ethene)'),
)

const chain = figure(
  {
    name: 'organic-chemistry-8/chain-and-repeat-unit',
    title: 'Part of a polymer chain, its repeat unit and its monomer',
    description:
      'Above: part of the chain of poly(chloroethene), six carbon atoms joined by single bonds. Every second carbon atom carries one chlorine atom and one hydrogen atom, the others two hydrogen atoms. Below on the left: the repeat unit, two of these carbon atoms in brackets with n, a bond leading out on each side. An arrow leads to the monomer chloroethene on the right: the same four groups, a double bond between the carbon atoms and no bonds leading out.',
    height: 274,
  },
  polymerChain(180, 50, { topRight: 'Cl' }, 3),
  small(180, 108, 'part of the chain'),
  repeatUnit(82, 180, { topRight: 'Cl' }),
  small(82, 252, 'repeat unit'),
  reactionArrow(172, 222, 180),
  alkeneMonomer(284, 180, { topRight: 'Cl' }),
  small(284, 252, 'monomer'),
)

const nylon = figure(
  {
    name: 'organic-chemistry-8/nylon',
    title: 'Monomers and chain of nylon, a polyamide',
    description:
      'Above: a dicarboxylic acid, a block with a COOH group at each end, and a diamine, a block with an NH2 group at each end. Below: part of the chain of nylon. From left to right: CO, a block, CO, NH, a block, NH, CO, a block, with bonds leading on at both ends. Each carbon atom of a CO has a double bond to oxygen. Lines below mark two amide links, CO joined to NH.',
    height: 236,
  },
  blockFormula(86, 44, ['HO', 'CO', '{}', 'CO', 'OH']).shape,
  small(86, 84, 'dicarboxylic acid'),
  blockFormula(280, 44, ['H_{2}N', '{}', 'NH_{2}']).shape,
  small(280, 84, 'diamine'),
  blockFormula(180, 150, ['-', 'CO', '{}', 'CO', 'NH', '{}', 'NH', 'CO', '{}', '-'], 10).shape,
  line(124, 196, 166, 196, 'p'),
  line(216, 196, 258, 196, 'p'),
  text(191, 220, 'amide links', { anchor: 'middle', cls: 's tp' }),
)

const pet = figure(
  {
    name: 'organic-chemistry-8/pet',
    title: 'Monomers and repeat unit of PET, a polyester',
    description:
      'Above: a dicarboxylic acid, a block with a COOH group at each end, and a diol, a block with an OH group at each end. Below: the repeat unit of the polyester in brackets with n. From left to right: CO, a block, CO, O, a block, O, with bonds leading out on both sides. Each carbon atom of a CO has a double bond to another oxygen atom.',
    height: 224,
  },
  blockFormula(86, 44, ['HO', 'CO', '{}', 'CO', 'OH']).shape,
  small(86, 84, 'dicarboxylic acid'),
  blockFormula(280, 44, ['HO', '{}', 'OH']).shape,
  small(280, 84, 'diol'),
  blockRepeatUnit(175, 150, ['CO', '{}', 'CO', 'O', '{}', 'O']),
  small(175, 214, 'repeat unit of the polyester'),
)

const protein = figure(
  {
    name: 'organic-chemistry-8/protein',
    title: 'Amino acids and part of a protein chain',
    description:
      'Above: the general structure of an amino acid: an NH2 group, a carbon atom with one hydrogen atom and a group R, and a COOH group. Below: part of a protein chain. The sequence NH, CHR, CO is repeated three times, with a bond leading on at both ends. Between the units CO is joined to NH by an amide link.',
    height: 224,
  },
  blockFormula(180, 44, ['H_{2}N', 'CHR', 'CO', 'OH']).shape,
  small(180, 84, 'an amino acid'),
  blockFormula(180, 144, ['-', 'NH', 'CHR', 'CO', 'NH', 'CHR', 'CO', 'NH', 'CHR', 'CO', '-'], 9).shape,
  small(180, 210, 'part of a protein'),
)

const unnamed = figure(
  {
    name: 'organic-chemistry-8/two-chains',
    title: 'Parts of two polymer chains',
    description:
      'Chain X: six carbon atoms joined by single bonds; every second carbon atom carries a group CH3 and a hydrogen atom, the others two hydrogen atoms. Chain Y, from left to right: O, a block, O, CO, a block, CO, with bonds leading on at both ends.',
    height: 220,
  },
  polymerChain(180, 50, { topRight: 'CH_{3}' }, 3),
  text(180, 108, 'X', { anchor: 'middle', cls: 'b' }),
  blockFormula(180, 164, ['-', 'O', '{}', 'O', 'CO', '{}', 'CO', '-']).shape,
  text(180, 208, 'Y', { anchor: 'middle', cls: 'b' }),
)

export const figures = [polyethene, chain, nylon, pet, protein, unnamed]
