import { figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'
import { bivalent, cellWith, chromosome, describeDnaLadder, dnaLadder, doubleHelix } from '../dna'

const STRETCH = { bases: 'ATGCCATGA', hidden: [3, 6] }

export const pieces = [
  figure(
    {
      name: 'kit/dna',
      title: 'A stretch of DNA',
      description: describeDnaLadder({ bases: 'ATGCCATGA' }),
      height: 110,
    },
    dnaLadder({ x: 62, y: 10, bases: 'ATGCCATGA' }),
  ),
  figure(
    {
      name: 'kit/dna-gaps',
      title: 'DNA with two bases missing',
      description: describeDnaLadder(STRETCH),
      height: 110,
    },
    dnaLadder({ x: 62, y: 10, ...STRETCH }),
  ),
  figure(
    {
      name: 'kit/double-helix',
      title: 'A double helix',
      description: 'Two strands wind around each other twice; level rungs join them all along.',
      height: 190,
    },
    doubleHelix(180, 10, 170, 2),
  ),
  figure(
    {
      name: 'kit/chromosomes',
      title: 'Chromosomes',
      description:
        'From left to right: a chromosome of one chromatid, a chromosome of two chromatids joined at one point, a pair of such chromosomes side by side, and a cell with four of them in two sizes.',
      height: 120,
    },
    chromosome(40, 46, { chromatids: 1 }),
    chromosome(110, 46),
    bivalent(190, 46, 30),
    cellWith(
      292,
      56,
      50,
      chromosome(270, 50, { reach: 20, cls: 'l rd' }),
      chromosome(296, 50, { reach: 20, cls: 'l sheet' }),
      chromosome(318, 66, { reach: 11, cls: 'l rd' }),
      chromosome(282, 86, { reach: 11, cls: 'l sheet' }),
    ),
    text(40, 112, 'P', { anchor: 'middle', cls: 'b' }),
    text(110, 112, 'Q', { anchor: 'middle', cls: 'b' }),
    text(190, 112, 'R', { anchor: 'middle', cls: 'b' }),
  ),
]
