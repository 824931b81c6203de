import { displayed, type MoleculeOptions } from '@/lib/figures/chemistry/molecules'
import { figure } from '@/lib/figures/figure'
import { type Point, rect, type Shape, text } from '@/lib/figures/shapes'

/** A highlighted ground for two atoms of a level bond. */
const bandBetween = ([x1, y1]: Point, [x2]: Point) => rect(x1 - 12, y1 - 12, x2 - x1 + 24, 24, 'hl', 12)

/** A displayed formula with a line of text centred below it, and a second one if there is one. */
export function captioned(
  [x, y]: readonly [number, number],
  below: number,
  what: string,
  captions: readonly string[],
  options: MoleculeOptions & { doubleBond?: readonly [a: number, b: number] } = {},
): Shape {
  const { doubleBond, ...rest } = options
  const drawn = displayed(x, y, what, { bond: 27, ...rest })
  const ends = doubleBond?.map(at => drawn.atom(at))
  const ground = ends ? bandBetween(ends[0] ?? [x, y], ends[1] ?? [x, y]) : ''
  const lines = captions.map((each, at) =>
    text(x, below + at * 17, each, { anchor: 'middle', cls: at === 0 ? 'b' : 's' }),
  )
  return ground + drawn.shape + lines.join('')
}

const fourSeries = figure(
  {
    name: 'organic-chemistry/four-series',
    title: 'One member of each of four homologous series',
    description:
      'Displayed formulae of four compounds with two carbon atoms. Ethane, an alkane, has only single bonds: two carbon atoms with three hydrogen atoms each. Ethene, an alkene: a highlighted double bond between two carbon atoms, which have two hydrogen atoms each. Ethanol, an alcohol: as ethane, but one hydrogen atom is replaced by a highlighted oxygen atom that carries hydrogen. Ethanoic acid, a carboxylic acid: a highlighted carbon atom with a double bond to one oxygen atom and a single bond to another, which carries hydrogen; a CH3 group is bonded to that carbon atom.',
    height: 290,
  },
  captioned([90, 54], 110, 'CH3CH3', ['ethane', 'alkane']),
  captioned([270, 54], 110, 'CH2=CH2', ['ethene', 'alkene'], { doubleBond: [0, 1] }),
  captioned([90, 196], 256, 'CH3CH2OH', ['ethanol', 'alcohol'], { highlight: ['alcohol'] }),
  captioned([270, 196], 256, 'CH3COOH', ['ethanoic acid', 'carboxylic acid'], {
    highlight: ['carboxylic acid'],
  }),
)

const butanes = figure(
  {
    name: 'organic-chemistry/isomers-of-butane',
    title: 'Two structural isomers with the molecular formula C4H10',
    description:
      'Left, a straight chain of four carbon atoms, with three, two, two and three hydrogen atoms: CH3CH2CH2CH3. Right, a branched molecule: a chain of three carbon atoms, and a fourth one bonded to the middle of the three. The middle carbon atom has one hydrogen atom, the other three have three each: CH3CH(CH3)CH3. All bonds are single.',
    height: 190,
  },
  captioned([95, 66], 158, 'CH3CH2CH2CH3', ['straight chain', 'CH_{3}CH_{2}CH_{2}CH_{3}']),
  captioned([275, 66], 158, 'CH3CH(CH3)CH3', ['branched', 'CH_{3}CH(CH_{3})CH_{3}']),
)

const butenes = figure(
  {
    name: 'organic-chemistry/isomers-of-butene',
    title: 'Two structural isomers with the molecular formula C4H8',
    description:
      'Both molecules have a straight chain of four carbon atoms. In but-1-ene, left, the double bond is between the first and the second carbon atom: CH2=CHCH2CH3. In but-2-ene, right, it is between the second and the third: CH3CH=CHCH3.',
    height: 156,
  },
  captioned([95, 56], 120, 'CH2=CHCH2CH3', ['but-1-ene', 'CH_{2}=CHCH_{2}CH_{3}'], { doubleBond: [0, 1] }),
  captioned([270, 56], 120, 'CH3CH=CHCH3', ['but-2-ene', 'CH_{3}CH=CHCH_{3}'], { doubleBond: [1, 2] }),
)

const threeCarbons = figure(
  {
    name: 'organic-chemistry/a-compound-to-read',
    title: 'A displayed formula',
    description:
      'A chain of three carbon atoms joined by single bonds. From the left they have three, two and two hydrogen atoms. The third carbon atom is also bonded to an oxygen atom, and this to a hydrogen atom.',
    height: 110,
  },
  displayed(180, 54, 'CH3CH2CH2OH', { bond: 28 }).shape,
)

const oneOfEach = figure(
  {
    name: 'organic-chemistry/a-compound-of-each-series',
    title: 'Displayed formulae of four compounds',
    description:
      'Four displayed formulae, A to D. A: three carbon atoms in a chain of single bonds, with eight hydrogen atoms. B: two carbon atoms joined by a double bond, with four hydrogen atoms. C: a carbon atom with three hydrogen atoms and an oxygen atom that carries a hydrogen atom. D: a carbon atom with three hydrogen atoms, bonded to a carbon atom that has a double bond to one oxygen atom and a single bond to another, which carries a hydrogen atom.',
    height: 260,
  },
  captioned([90, 54], 112, 'CH3CH2CH3', ['A']),
  captioned([270, 54], 112, 'CH2=CH2', ['B']),
  captioned([90, 184], 246, 'CH3OH', ['C']),
  captioned([270, 184], 246, 'CH3COOH', ['D']),
)

export const figures = [oneOfEach, fourSeries, butanes, butenes, threeCarbons]
