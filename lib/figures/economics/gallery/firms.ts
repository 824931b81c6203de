import { figure } from '@/lib/figures/figure'
import { DIAGRAM_HEIGHT } from '../diagram'
import { competitiveFirm, monopolisticCompetition, monopoly } from '../firms'

const axes = 'Cost and revenue on the vertical axis, output on the horizontal axis. '
const height = DIAGRAM_HEIGHT

export const pieces = [
  ...(
    [
      [
        'supernormal',
        'The line lies above AC at output Q, where it meets MC; a rectangle between P and C is shaded.',
      ],
      ['normal', 'The line touches AC at its lowest point, where MC crosses it, at output Q.'],
      ['loss', 'The line lies below AC and above AVC at output Q; a rectangle between C and P is shaded.'],
      ['shut down', 'The line touches AVC at its lowest point, at output Q, below AC.'],
    ] as const
  ).map(([state, told]) =>
    figure(
      {
        name: `kit/firm-${state.replace(' ', '-')}`,
        title: `A firm in perfect competition: ${state}`,
        description: `${axes}Curves AC and MC and a level line AR = MR at price P. ${told}`,
        height,
      },
      competitiveFirm({
        state,
        shade: state === 'supernormal' || state === 'loss' ? ['profit'] : [],
        letters: state === 'supernormal' ? { profit: 'profit' } : state === 'loss' ? { profit: 'loss' } : {},
      }).shape,
    ),
  ),
  figure(
    {
      name: 'kit/monopoly',
      title: 'A monopoly with supernormal profit',
      description: `${axes}AR = D falls, MR falls twice as steeply. MC crosses MR at output Q; the price P is read from AR and the average cost C from AC. Areas A and B are lettered.`,
      height,
    },
    monopoly({ shade: ['profit', 'deadweightLoss'], letters: { profit: 'A', deadweightLoss: 'B' } }).shape,
  ),
  figure(
    {
      name: 'kit/objectives',
      title: 'Outputs that a firm may aim for',
      description: `${axes}AR = D, MR, MC and AC with outputs Q, Qr, Qa and Qs, where MR meets MC, MR is zero, AR meets MC and AR meets AC.`,
      height,
    },
    monopoly({ objectives: true, slope: 0.62, bend: 0.006 }).shape,
  ),
  figure(
    {
      name: 'kit/monopolistic-short',
      title: 'Monopolistic competition in the short run',
      description: `${axes}AR = D, MR, MC and AC. At output Q, where MR meets MC, price P lies above average cost C and the rectangle between is shaded.`,
      height,
    },
    monopolisticCompetition({ run: 'short', shade: ['profit'] }).shape,
  ),
  figure(
    {
      name: 'kit/monopolistic-long',
      title: 'Monopolistic competition in the long run',
      description: `${axes}AR = D touches AC at output Q, to the left of its lowest point. MR meets MC at the same output. The price is P.`,
      height,
    },
    monopolisticCompetition().shape,
  ),
]
