import { gasFormed } from '@/content/figures/igcse/chemistry/chemical-reactions-2'
import { GAS_TEST_SEEN, gasTest, toAnEster } from '@/content/figures/igcse/chemistry/organic-chemistry-6'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { titration } from '@/lib/figures/laboratory/reactions'

export const gasTestFigure = (): Figure =>
  figure(
    {
      name: 'organic-chemistry-6/solid-in-the-acid',
      title: 'A solid and an acid',
      description: `${GAS_TEST_SEEN} The solid is labelled X, the liquid over it: dilute ethanoic acid, the second liquid Y.`,
      height: 224,
    },
    gasTest('X', 'dilute\nethanoic acid', 'Y'),
  )

/** Two acids with the same metal: both curves end at the same volume, one of them sooner. */
export function twoAcidsFigure(
  final: number,
  soon: number,
  late: number,
  letters: readonly [string, string],
): Figure {
  const g = graph({
    x: { label: 'time / s', max: 240, ticks: [0, 40, 80, 120, 160, 200, 240], grid: true },
    y: { label: 'volume of gas / cm^{3}', max: 60, ticks: [0, 10, 20, 30, 40, 50, 60], grid: true },
  })
  const [steep, flat] = letters
  return figure(
    {
      name: `organic-chemistry-6/gas-from-two-acids-${final}-${soon}-${late}-${steep}${flat}`.toLowerCase(),
      title: 'Volume of gas against time for two acids',
      description: `Both curves start at the origin. Curve ${steep} is steeper and levels off at ${final} cm³ at ${soon} s. Curve ${flat} levels off at the same volume at ${late} s.`,
      height: 244,
    },
    g.axes,
    g.plot(gasFormed(final, soon), 0, 240),
    g.plot(gasFormed(final, late), 0, 240, 'r dash'),
    g.label(soon * 0.35, final * 0.58, steep, { dx: -8, dy: -4, anchor: 'end', cls: 'b' }),
    g.label(late * 0.42, final * 0.66, flat, { dx: 8, dy: 14, cls: 'b' }),
  )
}

/** Two steps from an alcohol to an ester; boxes under letters. */
export const stepsFigure = (start: string, second: string): Figure =>
  figure(
    {
      name: `organic-chemistry-6/steps-from-${start}-with-${second}`,
      title: 'Two steps',
      description: `${start} becomes X in step 1. X and ${second} together become Y, an ester, and water in step 2.`,
      height: 206,
    },
    toAnEster(start, 'X', second, 'ester Y and water'),
  )

export const vinegarFigure = (): Figure =>
  assembled(
    'organic-chemistry-6/acid-under-a-burette',
    titration({
      labels: {
        burette: '',
        titrant: 'aqueous\nsodium hydroxide',
        tap: '',
        analyte: 'acid and\nindicator',
        tile: 'white tile',
      },
    }),
    {
      title: 'An acid is neutralised',
      description:
        'A graduated tube with a tap holds aqueous sodium hydroxide and is clamped upright. Its jet is over a conical flask with acid and indicator, which stands on a white tile.',
    },
  )
