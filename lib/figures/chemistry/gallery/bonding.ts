import { figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'
import { dotAndCross, ion } from '../bonding'
import { IONS, MOLECULES } from '../bonding-data'

export const pieces = [
  figure(
    {
      name: 'kit/bonding-water',
      title: 'Dot-and-cross diagram of water',
      description:
        'The outer shell of an oxygen atom overlaps the shells of two hydrogen atoms. In each overlap there are one dot and one cross. Four more dots stand in two pairs on the oxygen shell.',
      height: 130,
    },
    dotAndCross(180, 56, MOLECULES.H2O),
  ),
  figure(
    {
      name: 'kit/bonding-hydrides',
      title: 'Dot-and-cross diagrams of ammonia and methane',
      description:
        'Ammonia: a nitrogen atom shares a pair of electrons with each of three hydrogen atoms and keeps one pair. Methane: a carbon atom shares a pair with each of four hydrogen atoms.',
      height: 158,
    },
    dotAndCross(95, 62, MOLECULES.NH3, { radius: 32 }),
    dotAndCross(270, 78, MOLECULES.CH4, { radius: 32 }),
  ),
  figure(
    {
      name: 'kit/bonding-elements',
      title: 'Dot-and-cross diagrams of nitrogen, oxygen and chlorine',
      description:
        'Two nitrogen atoms share three pairs of electrons, two oxygen atoms two pairs and two chlorine atoms one pair. The other outer electrons stand in pairs.',
      height: 200,
    },
    dotAndCross(95, 50, MOLECULES.N2),
    dotAndCross(265, 50, MOLECULES.O2),
    dotAndCross(95, 150, MOLECULES.Cl2),
    dotAndCross(275, 150, MOLECULES.HCl),
  ),
  figure(
    {
      name: 'kit/bonding-carbon-dioxide',
      title: 'Dot-and-cross diagram of carbon dioxide',
      description:
        'A carbon atom between two oxygen atoms. In each overlap of shells there are two dots and two crosses. Each oxygen atom keeps two pairs of crosses.',
      height: 100,
    },
    dotAndCross(180, 50, MOLECULES.CO2, { radius: 36 }),
  ),
  figure(
    {
      name: 'kit/bonding-organic',
      title: 'Dot-and-cross diagrams of ethene and methanol',
      description:
        'Ethene: two carbon atoms share two pairs and each shares one pair with each of two hydrogen atoms. Methanol: carbon shares a pair with each of three hydrogen atoms and one with oxygen, oxygen one with hydrogen.',
      height: 290,
    },
    dotAndCross(180, 74, MOLECULES.C2H4, { radius: 34 }),
    dotAndCross(180, 212, MOLECULES.CH3OH, { radius: 34 }),
  ),
  figure(
    {
      name: 'kit/bonding-ammonium',
      title: 'Dot-and-cross diagram of the ammonium ion',
      description:
        'A nitrogen atom shares a pair with each of four hydrogen atoms. The pair of the bond at the top consists of two dots. Square brackets with a positive charge stand around the ion.',
      height: 176,
    },
    dotAndCross(100, 88, MOLECULES.NH4, { radius: 32 }),
    dotAndCross(270, 80, MOLECULES.H2),
    text(270, 130, 'hydrogen', { anchor: 'middle' }),
  ),
  figure(
    {
      name: 'kit/bonding-sodium-chloride',
      title: 'Dot-and-cross diagram of sodium chloride',
      description:
        'A sodium ion with shells of 2 and 8 electrons, in brackets with the charge plus. A chloride ion with shells of 2, 8 and 8 electrons, of which one in the outer shell is a cross, in brackets with the charge minus.',
      height: 130,
    },
    ion(100, 65, IONS.sodium),
    ion(250, 65, IONS.chloride),
  ),
  figure(
    {
      name: 'kit/bonding-magnesium-chloride',
      title: 'Dot-and-cross diagram of magnesium chloride',
      description:
        'A magnesium ion with shells of 2 and 8 electrons and the charge 2 plus, and 2 chloride ions with shells of 2, 8 and 8, each with one cross among its outer dots.',
      height: 130,
    },
    ion(90, 65, IONS.magnesium),
    ion(250, 65, { ...IONS.chloride, count: 2 }),
  ),
  figure(
    {
      name: 'kit/bonding-magnesium-oxide',
      title: 'Outer shells of magnesium oxide',
      description:
        'A magnesium ion with an outer shell of 8 crosses and the charge 2 plus beside an oxide ion with an outer shell of 6 dots and 2 crosses and the charge 2 minus.',
      height: 90,
    },
    ion(100, 45, { ...IONS.magnesium, shells: [8] }, 26),
    ion(250, 45, { ...IONS.oxide, shells: [8] }, 26),
  ),
]
