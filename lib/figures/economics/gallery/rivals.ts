import { figure } from '@/lib/figures/figure'
import { DIAGRAM_HEIGHT } from '../diagram'
import { industryAndFirm, kinkedDemand, naturalMonopoly, PAIR_HEIGHT, priceDiscrimination } from '../rivals'

const axes = 'Cost and revenue on the vertical axis, output on the horizontal axis. '
const height = DIAGRAM_HEIGHT

export const pieces = [
  figure(
    {
      name: 'kit/industry-and-firm',
      title: 'An industry and one of its firms in the long run',
      description:
        'Two diagrams with one price scale. Left: demand D and supply S of the industry cross at price P. Right: at that price the level line AR = MR of one firm touches AC at its lowest point, where MC crosses it.',
      height: PAIR_HEIGHT,
    },
    industryAndFirm().shape,
  ),
  figure(
    {
      name: 'kit/entry',
      title: 'Entry of firms into an industry',
      description:
        'Two diagrams with one price scale. Left: supply moves right from S1 to S2 and the price falls from P1 to P2. Right: the firm’s level line falls from AR1, above AC, to AR2, which touches AC at its lowest point; output falls from Q1 to Q2.',
      height: PAIR_HEIGHT,
    },
    industryAndFirm({ entry: true }).shape,
  ),
  figure(
    {
      name: 'kit/price-discrimination',
      title: 'Price discrimination between two markets',
      description:
        'Two diagrams with the same level marginal cost. Left: a steep demand with price PA and quantity QA. Right: a flat demand with the lower price PB and quantity QB. In both, MR crosses MC at the quantity sold.',
      height: PAIR_HEIGHT,
    },
    priceDiscrimination().shape,
  ),
  figure(
    {
      name: 'kit/kinked-demand',
      title: 'A kinked demand curve of an oligopolist',
      description: `${axes}AR = D is flat to the left of output Q and price P and steep to the right. MR has an upright gap at Q. Two curves MC1 and MC2 both pass through the gap.`,
      height,
    },
    kinkedDemand().shape,
  ),
  figure(
    {
      name: 'kit/natural-monopoly',
      title: 'A natural monopoly and three prices',
      description: `${axes}AC falls throughout and lies above a level MC. AR = D and MR fall. Three points of AR are read: above MR = MC (Q1, P1), where AC crosses (Q2, P2), and where MC crosses (Q3, P3).`,
      height,
    },
    naturalMonopoly({ shade: ['loss'], letters: { loss: 'L' } }).shape,
  ),
]
