import { figure } from '@/lib/figures/figure'
import { geneticDiagram, punnett } from '../genetics'

const tall = geneticDiagram(
  { phenotype: 'tall', genotype: ['Tt'] },
  { phenotype: 'dwarf', genotype: ['tt'] },
  { offspringPhenotypes: '1 tall : 1 dwarf' },
)
const blank = geneticDiagram(
  { phenotype: 'carrier', genotype: [['X^{H}', 'X^{h}']] },
  { phenotype: 'healthy', genotype: [['X^{H}', 'Y']] },
  { blank: ['gametes', 'offspring genotypes', 'offspring phenotypes'] },
)

export const pieces = [
  figure(
    {
      name: 'kit/punnett',
      title: 'A Punnett square of two heterozygous plants',
      description: 'Gametes T and t on top, T and t at the left. The four squares hold TT, Tt, Tt and tt.',
      height: 180,
    },
    punnett(['Tt'], ['Tt'], { x: 100, y: 40, top: 'pollen', side: 'ovules' }).shape,
  ),
  figure(
    {
      name: 'kit/punnett-blank',
      title: 'A Punnett square to complete',
      description:
        'Gametes XH and Xh on top, XH and Y at the left. One of the four squares is filled with XHXH and the others are empty.',
      height: 150,
    },
    punnett([['X^{H}', 'X^{h}']], [['X^{H}', 'Y']], {
      x: 90,
      y: 16,
      cell: 70,
      blank: [
        [0, 1],
        [1, 0],
        [1, 1],
      ],
    }).shape,
  ),
  figure(
    {
      name: 'kit/punnett-dihybrid',
      title: 'A Punnett square of a dihybrid cross',
      description:
        'Four gametes RY, Ry, rY and ry on top and at the left; sixteen squares with the genotypes of the offspring.',
      height: 190,
    },
    punnett(['Rr', 'Yy'], ['Rr', 'Yy'], { x: 50, y: 6 }).shape,
  ),
  figure(
    {
      name: 'kit/genetic-diagram',
      title: 'A genetic diagram of a test cross',
      description:
        'Parents tall, Tt, and dwarf, tt. Gametes T and t, and t, in rings. Offspring genotypes 1 Tt to 1 tt; phenotypes 1 tall to 1 dwarf.',
      height: tall.height,
    },
    tall.shape,
  ),
  figure(
    {
      name: 'kit/genetic-diagram-blank',
      title: 'A genetic diagram to complete',
      description:
        'Parents: carrier, XHXh, and healthy, XHY. Two empty rings for the gametes of each; the lines for offspring are blank.',
      height: blank.height,
    },
    blank.shape,
  ),
]
