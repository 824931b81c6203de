import { figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'
import { type MeiosisStage, type MitosisStage, meiosis, mitosis } from '../cell-division'

const MITOSIS: readonly MitosisStage[] = [
  'interphase',
  'prophase',
  'metaphase',
  'anaphase',
  'telophase',
  'cytokinesis',
]
const MEIOSIS: readonly MeiosisStage[] = [
  'prophase I',
  'metaphase I',
  'anaphase I',
  'telophase I',
  'metaphase II',
  'anaphase II',
  'telophase II',
]

export const pieces = [
  figure(
    {
      name: 'kit/mitosis',
      title: 'Stages of mitosis',
      description:
        'Six cells in order. Threads in a nucleus; four double chromosomes; all four on a line across the middle; single chromatids moving to the two ends; two nuclei in one cell with a waist; two separate cells.',
      height: 290,
    },
    MITOSIS.map((stage, at) => {
      const [x, y] = [64 + (at % 3) * 116, 62 + Math.floor(at / 3) * 144]
      return mitosis(x, y, 44, stage) + text(x, y + 76, stage, { anchor: 'middle', cls: 's' })
    }).join(''),
  ),
  figure(
    {
      name: 'kit/meiosis',
      title: 'Stages of meiosis',
      description:
        'Seven steps. Chromosomes lie in pairs; the pairs stand at the middle; whole chromosomes move apart; two nuclei with half the number; in two cells chromosomes stand at the middle; chromatids move apart; four cells with two single chromatids each.',
      height: 430,
    },
    MEIOSIS.map((stage, at) => {
      const [x, y] = [64 + (at % 3) * 116, 58 + Math.floor(at / 3) * 144]
      return meiosis(x, y, 44, stage) + text(x, y + 76, stage, { anchor: 'middle', cls: 's' })
    }).join(''),
  ),
]
