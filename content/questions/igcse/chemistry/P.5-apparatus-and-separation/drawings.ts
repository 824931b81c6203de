import { assembled } from '@/lib/figures/laboratory/assembly'
import { gasCollection } from '@/lib/figures/laboratory/gases'

export const gasFigure = () =>
  assembled(
    'practical-skills-5/gas-with-letters',
    gasCollection({ by: 'over-water', liquid: 'acid', solid: '', labels: { funnel: 'A', collector: 'B' } }),
    {
      title: 'A gas is made and collected',
      description:
        'Lumps of a solid lie under acid in a conical flask. A, a long tube with a wide mouth, passes through the bung and ends below the surface of the acid. A delivery tube leads from the flask under the water of a trough, to the open end of B, a jar that stands upside down on a shelf.',
    },
  )
