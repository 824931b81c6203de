import { figure } from '@/lib/figures/figure'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { gasCollection } from '@/lib/figures/laboratory/gases'
import { titration } from '@/lib/figures/laboratory/reactions'
import { ellipse, line, polyline, rect, text } from '@/lib/figures/shapes'

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

/** Paper with three spots in a beaker of solvent. */
export const tankFigure = () =>
  figure(
    {
      name: 'practical-skills-5/paper-in-a-tank',
      title: 'Paper with three spots in a beaker',
      description:
        'A sheet of paper hangs in a covered beaker that holds a solvent. A line across the paper carries three spots, A, B and C. Measured from the bottom of the beaker, the line is at 4.0 cm and the surface of the solvent at 6.5 cm.',
      height: 230,
    },
    rect(71, 145, 158, 64, 'w'),
    line(70, 145, 230, 145, 'l thin'),
    polyline([
      [70, 30],
      [70, 210],
      [230, 210],
      [230, 30],
    ]),
    line(60, 28, 240, 28, 'l thick'),
    rect(100, 38, 100, 162, 'l sheet'),
    line(100, 145, 200, 145, 'l dash thin'),
    line(100, 170, 200, 170, 'l thin'),
    ...['A', 'B', 'C'].map(
      (ink, at) =>
        ellipse(120 + 30 * at, 170, 3.5, 3.5, 'pd') +
        text(120 + 30 * at, 190, ink, { anchor: 'middle', cls: 's' }),
    ),
    line(190, 70, 250, 70, 'l thin'),
    text(254, 74, 'paper'),
    line(215, 158, 250, 150, 'l thin'),
    text(254, 154, 'solvent'),
    line(198, 170, 250, 180, 'l thin'),
    text(254, 184, 'start line'),
  )

export const syringeFigure = () =>
  assembled(
    'practical-skills-5/gas-with-a-plunger',
    gasCollection({
      by: 'syringe',
      liquid: 'acid',
      solid: '',
      labels: { funnel: 'A', collector: 'B', gas: '' },
    }),
    {
      title: 'A gas is made and its volume measured',
      description:
        'Lumps of a solid lie under acid in a conical flask. A, a long tube with a wide mouth, passes through the bung and ends below the surface of the acid. A tube leads from the flask to B, a level cylinder with a scale and a plunger, held by a clamp.',
    },
  )

export const titrationFigure = () =>
  assembled(
    'practical-skills-5/titration-with-letters',
    titration({ titrant: '', analyte: '', labels: { burette: 'A', tap: '', flask: 'B', tile: '' } }),
    {
      title: 'Acid is added to an alkali',
      description:
        'A, a long upright tube with a scale and a tap at its lower end, is held by a clamp. Its jet is over B, a glass vessel with sloping sides and a narrow neck, which contains a liquid and stands on a white tile.',
    },
  )
