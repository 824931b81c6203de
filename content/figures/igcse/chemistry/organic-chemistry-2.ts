import { figure } from '@/lib/figures/figure'
import { captioned } from './organic-chemistry'

const fiveCompounds = figure(
  {
    name: 'organic-chemistry-2/five-compounds',
    title: 'Displayed formulae of five compounds',
    description:
      'Displayed formulae with names. Methane: a carbon atom with four hydrogen atoms. Ethane: two carbon atoms joined by a single bond, with three hydrogen atoms each. Ethene: two carbon atoms joined by a double bond, with two hydrogen atoms each. Ethanol: two carbon atoms joined by a single bond; one has three hydrogen atoms, the other two and an oxygen atom that carries a hydrogen atom. Ethanoic acid: a carbon atom with three hydrogen atoms, joined to a carbon atom with a double bond to one oxygen atom and a single bond to another, which carries a hydrogen atom.',
    height: 250,
  },
  captioned([60, 54], 112, 'CH4', ['methane']),
  captioned([172, 54], 112, 'CH3CH3', ['ethane']),
  captioned([298, 54], 112, 'CH2=CH2', ['ethene']),
  captioned([90, 180], 238, 'CH3CH2OH', ['ethanol']),
  captioned([265, 180], 238, 'CH3COOH', ['ethanoic acid']),
)

const alcohols = figure(
  {
    name: 'organic-chemistry-2/where-the-group-is',
    title: 'Displayed formulae of butan-1-ol and butan-2-ol',
    description:
      'Two alcohols with a chain of four carbon atoms. In butan-1-ol the group O–H is on the carbon atom at the end of the chain. In butan-2-ol it is on the carbon atom next to the end.',
    height: 160,
  },
  captioned([98, 64], 134, 'CH3CH2CH2CH2OH', ['butan-1-ol'], { bond: 26, highlight: ['alcohol'] }),
  captioned([276, 64], 134, 'CH3CH2CH(OH)CH3', ['butan-2-ol'], { bond: 26, highlight: ['alcohol'] }),
)

const ester = figure(
  {
    name: 'organic-chemistry-2/an-ester',
    title: 'Displayed formula of ethyl ethanoate',
    description:
      'A displayed formula: a CH3 group, then a carbon atom with a double bond to an oxygen atom above, then an oxygen atom in the chain, then two carbon atoms with two and three hydrogen atoms. The part CH3COO comes from ethanoic acid, the part CH2CH3 behind it from ethanol.',
    height: 130,
  },
  captioned([180, 56], 118, 'CH3COOCH2CH3', ['ethyl ethanoate'], { highlight: ['ester'] }),
)

const unnamed = figure(
  {
    name: 'organic-chemistry-2/unnamed-alcohols',
    title: 'Displayed formulae of two compounds',
    description:
      'Two molecules with a chain of four carbon atoms and one group O–H each. In A the group is on a carbon atom at the end of the chain, in B on a carbon atom next to an end.',
    height: 160,
  },
  captioned([98, 64], 134, 'CH3CH2CH2CH2OH', ['A'], { bond: 26 }),
  captioned([276, 64], 134, 'CH3CH2CH(OH)CH3', ['B'], { bond: 26 }),
)

export const figures = [unnamed, fiveCompounds, alcohols, ester]
